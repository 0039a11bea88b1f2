/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which forms of each row there are to try: what the catalog's programs use, and every register, immediate, address and
 * distance that an encoding treats in its own way, one varied at a time. */
#include <string.h>
#include "../../gen/gen.h"
#include "forms.h"

enum { COUNT = 1, SIGNED32, ANY, BYTE };
static const struct { const char *target, *shape; int range; } immediates[] = {
#define IMMEDIATE(target, shape, range) { #target, #shape, range },
#define ALIGNED(target, shape, bytes)
#include "shapes.def"
#undef IMMEDIATE
#undef ALIGNED
};
static const struct { const char *target, *shape; unsigned bytes; } aligned[] = {
#define IMMEDIATE(target, shape, range)
#define ALIGNED(target, shape, bytes) { #target, #shape, bytes },
#include "shapes.def"
#undef IMMEDIATE
#undef ALIGNED
	{ "", "", 1 }
};

unsigned row_alignment(const struct target *t, const struct row *row)
{
	unsigned i = 0;
	while (*aligned[i].target && (strcmp(aligned[i].target, t->name) || strcmp(aligned[i].shape, row->shape)))
		i++;
	return aligned[i].bytes;
}

const struct planted_text planted_texts[] = {
#define PLANTED_TEXT(target, id, text) { #target, #id, text },
#define PLANTED_MEANING(target, id, name, ...)
#include "planted.def"
#undef PLANTED_TEXT
#undef PLANTED_MEANING
};
const unsigned planted_text_count = sizeof planted_texts / sizeof *planted_texts;

static uint8_t table_bytes[128];
const struct table rows_table = { .name = "ingot_rows_table", .bytes = sizeof table_bytes, .align = 64,
	.data = table_bytes };


const struct contract rows_landing[2] = {
	{ .name = "landing 0", .symbol = "rows_landing0" },
	{ .name = "landing 1", .symbol = "rows_landing1" },
};

struct prog *form_prog(const struct target *t, unsigned stub)
{
	struct prog *p = must_alloc(sizeof *p);
	p->t = t;
	p->symbol = text_of("row%u", stub);
	p->label = must_alloc(sizeof *p->label);
	p->label[0] = "label";
	p->labels = 1;
	return p;
}

/* ---- what a text asks for ---- */

static bool has(const struct row *row, char letter)
{
	for (const char *s = strchr(row->text, '%'); s; s = strchr(s, '%')) {
		s++;
		if (*s >= '0' && *s <= '9')
			s++;
		if (*s == letter)
			return true;
		if (*s)
			s++;
	}
	return false;
}

static uint8_t *field(struct ins *i, char letter)
{
	return letter == 'd' ? &i->d : letter == 'n' ? &i->n : letter == 'm' ? &i->m : &i->a;
}
static const char letters[] = "dnma";

/* ---- adding, each only once ---- */

enum { HASHED = 1 << 16 };
static uint64_t added[HASHED];

static uint64_t digest_of(const char *s, size_t n)
{
	uint64_t h = 0xcbf29ce484222325;
	while (n--)
		h = (h ^ (unsigned char)*s++) * 0x100000001b3;
	return h;
}

/* Of all that its text says. */
static uint64_t key(const struct target *t, const struct form *f)
{
	const struct row *row = &t->row[f->i.op];
	const struct mem *m = &f->i.mem;
	uint64_t h = mix(f->i.op, mix(f->i.w, (uint64_t)f->planted));
	for (unsigned l = 0; letters[l]; l++)
		if (has(row, letters[l]))
			h = mix(h, *field((struct ins *)(uintptr_t)&f->i, letters[l]));
	if (has(row, 'k'))
		h = mix(h, (uint64_t)f->i.k);
	if (has(row, 'c'))
		h = mix(h, (uintptr_t)f->i.callee->name[strlen(f->i.callee->name) - 1]);
	if (has(row, 'l'))
		h = mix(h, f->reach);
	if (has(row, 'A'))
		h = mix(mix(h, (uint64_t)m->disp), mix(m->table != NULL,
			(uint64_t)m->base << 16 | (uint64_t)m->index << 8 | (m->index == NOREG ? 1 : m->scale)));
	return h | 1;
}

static bool is_new(const struct target *t, const struct form *f)
{
	const uint64_t h = key(t, f);
	size_t at = h >> 20 & (HASHED - 1);
	while (added[at] && added[at] != h)
		at = (at + 1) & (HASHED - 1);
	if (added[at])
		return false;
	added[at] = h;
	return true;
}

static void add_form(struct forms *all, struct form f)
{
	if (!is_new(all->t, &f))
		return;
	if (all->n == HASHED / 2)
		die("more than %d forms", HASHED / 2);
	if (all->n == all->room) {
		unsigned room = all->room ? 2 * all->room : 1024;
		struct form *more = must_alloc(room * sizeof *more);
		if (all->n)
			memcpy(more, all->form, all->n * sizeof *more);
		all->form = more;
		all->room = room;
	}
	all->form[all->n++] = f;
}

/* ---- one thing varied at a time, from an instruction that some program uses ---- */

struct kind { R reg[NREG]; unsigned n; };            /* the registers that are like one of them */

static struct kind like(const struct target *t, R r)
{
	struct kind k = { .n = 0 };
	for (R i = 0; i < t->regs; i++)
		if (t->reg_width(i) == t->reg_width(r))
			k.reg[k.n++] = i;
	return k;
}

static void vary_registers(struct forms *all, const struct form *base)
{
	const struct row *row = &all->t->row[base->i.op];
	for (unsigned l = 0; letters[l]; l++) {
		if (!has(row, letters[l]))
			continue;
		struct form f = *base;
		struct kind k = like(all->t, *field(&f.i, letters[l]));
		for (unsigned i = 0; i < k.n; i++) {
			*field(&f.i, letters[l]) = (uint8_t)k.reg[i];
			add_form(all, f);
		}
		/* The same register twice, for every register. */
		for (unsigned i = 0; i < k.n; i++) {
			f = *base;
			for (unsigned j = 0; letters[j]; j++)
				if (has(row, letters[j]) &&
				    all->t->reg_width(*field(&f.i, letters[j])) == all->t->reg_width(k.reg[i]))
					*field(&f.i, letters[j]) = (uint8_t)k.reg[i];
			add_form(all, f);
		}
	}
}

static unsigned immediate_width(const struct prog *p, const struct ins *i)
{
	const struct run *x = run_blank(p, i);
	for (unsigned k = 0; k < x->touches; k++)
		if (x->touch[k].value)
			return 8 * x->touch[k].bytes;
	return i->w;
}

static void add_immediate(struct forms *all, const struct form *base, int64_t k)
{
	static unsigned turn;
	struct form f = *base;
	f.i.k = k;
	if (has(&all->t->row[f.i.op], 'd')) {
		struct kind kind = like(all->t, f.i.d);
		f.i.d = (uint8_t)kind.reg[turn++ % kind.n];
	}
	add_form(all, f);
}

static void vary_immediate(struct forms *all, const struct form *base)
{
	static const int64_t edges[] = { 0, 1, 2, -1, -2, 127, 128, -128, -129, 255, 256, 4095, 4096, -4095,
		-4096, 0x7fff, 0x8000, INT32_MAX, INT32_MIN, UINT32_MAX, (int64_t)UINT32_MAX + 1, 0x123456789abcdef0, INT64_MAX, INT64_MIN,
		(int64_t)INT32_MIN - 1, (int64_t)INT32_MAX + 1 };
	const struct row *row = &all->t->row[base->i.op];
	const unsigned w = immediate_width(form_prog(all->t, 0), &base->i);
	int range = 0;
	for (unsigned i = 0; i < sizeof immediates / sizeof *immediates; i++)
		if (!strcmp(immediates[i].target, all->t->name) && !strcmp(immediates[i].shape, row->shape))
			range = immediates[i].range;
	if (!range)
		all->unknown = text_of("%srow %s has immediates, and shapes.def does not know its shape %s",
			all->unknown ? text_of("%s; ", all->unknown) : "", row->id, row->shape);
	if (range == COUNT || range == BYTE)
		for (int64_t k = range == COUNT; k < (range == COUNT ? w : 256); k++)
			add_immediate(all, base, k);
	if (range != SIGNED32 && range != ANY)
		return;
	for (unsigned i = 0; i < sizeof edges / sizeof *edges; i++) {
		int64_t k = edges[i];
		if (w < 64)
			k &= ((int64_t)1 << w) - 1;
		else if (range == SIGNED32 && (k < INT32_MIN || k > INT32_MAX))
			continue;
		add_immediate(all, base, k);
	}
}

/* A call uses the stack besides its operand: both must find room in the window. */
static void add_address(struct forms *all, const struct form *base, struct mem m)
{
	static unsigned turn;
	const R sp = all->t->sp;
	struct form f = *base;
	f.i.mem = m;
	if (f.calls && (m.index == sp || (m.base == sp && (m.index != NOREG || m.disp < -24 || m.disp > 24))))
		return;
	if (m.index == m.base && m.scale == 1 && m.disp % 2 && row_alignment(all->t, &all->t->row[f.i.op]) > 1)
		return;                                      /* twice a register is even */
	for (unsigned l = 0; letters[l]; l++)
		if (has(&all->t->row[f.i.op], letters[l])) {
			struct kind k = like(all->t, *field(&f.i, letters[l]));
			*field(&f.i, letters[l]) = (uint8_t)k.reg[turn++ % k.n];
		}
	add_form(all, f);
}

static void vary_address(struct forms *all, const struct form *base)
{
	static const int64_t disps[] = { 0, 8, 127, -128, 128, -129, 0x12345, -0x7654321, 1, -1, INT32_MAX, INT32_MIN };
	enum { DISPS = sizeof disps / sizeof *disps };
	const struct target *t = all->t;
	const struct kind k = like(t, t->sp);
	static unsigned d, other;
	for (unsigned i = 0; i < k.n; i++) {
		const R r = k.reg[i];
		add_address(all, base, (struct mem){ .base = r, .index = NOREG, .scale = 1 });
		for (unsigned n = 0; n < 3; n++)
			add_address(all, base, (struct mem){ .base = r, .index = NOREG, .scale = 1, .disp = disps[d++ % DISPS] });
		other = (other + 5) % k.n;
		if (r != t->sp)
			for (unsigned scale = 1; scale <= 8; scale *= 2)
				add_address(all, base, (struct mem){ .base = k.reg[(i + other) % k.n], .index = r, .scale = scale,
					.disp = disps[d++ % DISPS] });
		/* The base or the index is an operand, too. */
		for (unsigned l = 0; letters[l]; l++)
			if (has(&t->row[base->i.op], letters[l]) &&
			    t->reg_width(*field((struct ins *)(uintptr_t)&base->i, letters[l])) == t->word) {
				struct form f = *base;
				*field(&f.i, letters[l]) = (uint8_t)r;
				f.i.mem = (struct mem){ .base = r, .index = NOREG, .scale = 1, .disp = disps[d % DISPS] };
				if (i % 2 && r != t->sp)
					f.i.mem = (struct mem){ .base = k.reg[(i + 3) % k.n], .index = r, .scale = 1 };
				add_form(all, f);
			}
	}
	const struct run *x = run_blank(form_prog(t, 0), &base->i);
	/* Half an address of a table is refused. */
	bool only_reads = !base->calls && (x->touches || base->i.w == t->word);
	for (unsigned i = 0; i < x->touches; i++)
		only_reads &= !x->touch[i].value;
	const unsigned step = row_alignment(t, &t->row[base->i.op]);
	for (int64_t off = 0; only_reads && off < rows_table.bytes - 64; off = 2 * off + (step > 8 ? step : 8))
		add_address(all, base, (struct mem){ .base = NOREG, .index = NOREG, .disp = off, .table = &rows_table });
}

static void vary(struct forms *all, const struct form *base)
{
	const struct row *row = &all->t->row[base->i.op];
	add_form(all, *base);
	vary_registers(all, base);
	if (has(row, 'k'))
		vary_immediate(all, base);
	if (has(row, 'A'))
		vary_address(all, base);
	for (unsigned i = 0; has(row, 'c') && i < 2; i++) {
		struct form f = *base;
		f.i.callee = &rows_landing[i];
		add_form(all, f);
	}
	for (enum reach r = AHEAD; has(row, 'l') && r < REACHES; r++) {
		struct form f = *base;
		f.reach = r;
		add_form(all, f);
	}
}

/* ---- all of them ---- */

/* An instruction of a program, torn from it. */
static struct form alone(const struct target *t, const struct ins *i)
{
	struct form f = { .i = *i, .planted = -1, .calls = i->callee != NULL };
	f.i.callee = has(&t->row[i->op], 'c') ? &rows_landing[0] : NULL;
	f.i.label = 0;
	f.i.note = NULL;
	return f;
}

static bool stands_for(const struct form *had, const struct ins *i, const struct target *t)
{
	return had->i.op == i->op && had->i.w == i->w && t->reg_width(had->i.d) == t->reg_width(i->d) &&
	       t->reg_width(had->i.m) == t->reg_width(i->m);
}

/* ADD, ADD_K and ADD_A come from one line of the table, so a row that no program uses may have a sister that is used:
 * then it is tried as well, with the operands of a used row of its shape and text. */
static size_t stem(const char *id)
{
	const char *end = strchr(id, '_');
	return end ? (size_t)(end - id) : strlen(id);
}

static unsigned lend(struct forms *all, struct form *base, unsigned bases, unsigned op)
{
	const struct row *row = all->t->row, *mine = &row[op];
	unsigned n = 0;
	for (unsigned i = 1; i < all->t->rows; i++)
		if (all->use[i].uses && stem(row[i].id) == stem(mine->id) &&
		    !strncmp(row[i].id, mine->id, stem(mine->id)) && row[i].mean != mine->mean && !strcmp(row[i].says, mine->says))
			all->use[op].sister = true;
	for (unsigned b = 0; all->use[op].sister && b < bases; b++) {
		const struct row *theirs = &row[base[b].i.op];
		const char *a = strchr(mine->text, '%'), *c = strchr(theirs->text, '%');
		if (theirs->class == mine->class && a && c && !strcmp(a, c) &&
		    (!has(mine, 'k') || !strcmp(theirs->shape, mine->shape))) {
			base[bases + n] = base[b];
			base[bases + n++].i.op = (uint16_t)op;
		}
	}
	return n;
}

static void plant(struct forms *all, int which)
{
	const struct planted_text *p = &planted_texts[which];
	enum { MOST = 80 };
	unsigned n = 0;
	if (strcmp(p->target, all->t->name))
		return;
	for (unsigned i = 0, end = all->n; i < end && n < MOST; i++)
		if (all->form[i].planted < 0 && !strcmp(all->t->row[all->form[i].i.op].id, p->id)) {
			struct form f = all->form[i];
			f.planted = which;
			add_form(all, f);
			n++;
		}
}

const struct forms *forms_of(const struct target *t)
{
	static struct forms all;
	if (all.t)
		return &all;
	all = (struct forms){ .t = t, .use = must_alloc(t->rows * sizeof *all.use) };
	for (unsigned i = 0; i < rows_table.bytes; i++)
		table_bytes[i] = (uint8_t)mix(i, 5);
	static struct form base[512];
	unsigned bases = 0;
	for (unsigned c = 0; c < catalog_size(); c++) {
		if (catalog(c)->target != t)
			continue;
		const struct prog *p = catalog_write(catalog(c));
		for (unsigned j = 0; j < p->n; j++) {
			const struct ins *i = &p->ins[j];
			if (i->op == OP_LABEL)
				continue;
			all.use[i->op].uses++;
			unsigned b = 0;
			while (b < bases && !stands_for(&base[b], i, t))
				b++;
			if (b == sizeof base / sizeof *base / 2)
				die("more than %u kinds of instruction", b);
			if (b == bases || (base[b].i.mem.table && !i->mem.table)) {
				base[b] = alone(t, i);
				bases += b == bases;
			}
		}
	}
	for (unsigned op = 1; op < t->rows; op++)
		if (!all.use[op].uses)
			bases += lend(&all, base, bases, op);
	for (unsigned b = 0; b < bases; b++) {
		if (base[b].i.mem.table)
			base[b].i.mem.table = &rows_table, base[b].i.mem.disp = 0;
		vary(&all, &base[b]);
	}
	for (unsigned c = 0; c < catalog_size(); c++) {
		if (catalog(c)->target != t)
			continue;
		const struct prog *p = catalog_write(catalog(c));
		for (unsigned j = 0; j < p->n; j++)
			if (p->ins[j].op != OP_LABEL && !p->ins[j].mem.table)
				add_form(&all, alone(t, &p->ins[j]));
	}
	for (unsigned i = 0; i < planted_text_count; i++)
		plant(&all, (int)i);
	return &all;
}

/* ---- as text ---- */

static void print_row(FILE *f, const struct prog *p, const struct ins *i)
{
	fputc('\t', f);
	print_ins(f, p, i);
	fputc('\n', f);
}

static void print_stub(FILE *f, const struct target *t, unsigned n, const struct form *form)
{
	const struct prog *p = form_prog(t, n);
	const struct ins label = { .op = OP_LABEL };
	const bool jumps = has(&t->row[form->i.op], 'l');
	if (jumps && (form->reach == BEHIND || form->reach == FAR_BEHIND)) {
		print_row(f, p, &label);
		fprintf(f, "\tROWS_GO(rows_jumped)\n%s", form->reach == FAR_BEHIND ? "\t.skip 1024\n" : "");
	}
	fprintf(f, ".Lentry%u:\n", n);
	print_row(f, p, &form->i);
	fprintf(f, ".Lafter%u:\n\tROWS_GO(rows_fell)\n", n);
	if (jumps && (form->reach == AHEAD || form->reach == FAR_AHEAD)) {
		fputs(form->reach == FAR_AHEAD ? "\t.skip 1024\n" : "", f);
		print_row(f, p, &label);
		fputs("\tROWS_GO(rows_jumped)\n", f);
	}
}

static struct target with_text(const struct target *t, const struct planted_text *p)
{
	struct target copy = *t;
	struct row *row = must_alloc(t->rows * sizeof *row);
	memcpy(row, t->row, t->rows * sizeof *row);
	for (unsigned i = 0; i < t->rows; i++)
		if (!strcmp(row[i].id, p->id))
			row[i].text = p->text;
	copy.row = row;
	return copy;
}

uint64_t forms_print(FILE *out, const struct forms *all)
{
	char *text;
	size_t n;
	struct target wrong = *all->t;
	FILE *f = open_memstream(&text, &n);
	if (!f)
		die("no memory to print to");
	for (unsigned i = 0, which = planted_text_count; i < all->n; i++) {
		const struct form *form = &all->form[i];
		if (form->planted >= 0 && (unsigned)form->planted != which)
			wrong = with_text(all->t, &planted_texts[which = (unsigned)form->planted]);
		print_stub(f, form->planted < 0 ? all->t : &wrong, i, form);
	}
	fclose(f);
	const uint64_t digest = digest_of(text, n);
	if (!out)
		return digest;
	fputs("#include \"asm.h\"\n\t.text\n", out);
	fwrite(text, 1, n, out);
	fputs("\t.section .rodata\n\t.balign 64\n"
		"\t.globl rows_stubs, rows_stub_count, rows_digest, ingot_rows_table\n", out);
	fprintf(out, "%s:", rows_table.name);
	for (unsigned i = 0; i < rows_table.bytes; i++)
		fprintf(out, "%s%u", i % 16 ? ", " : "\n\t.byte ", rows_table.data[i]);
	fputs("\nrows_stubs:\n", out);
	for (unsigned i = 0; i < all->n; i++)
		fprintf(out, "\t.quad .Lentry%u, .Lafter%u\n", i, i);
	fprintf(out, "rows_digest:\n\t.quad 0x%llx\nrows_stub_count:\n\t.long %u\n"
		"\t.section .note.GNU-stack, \"\", %%progbits\n", (unsigned long long)digest, all->n);
	return digest;
}
