/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which forms of each row there are to try: what the catalog's programs use, and every register, immediate, address and
 * distance that an encoding treats in its own way, one varied at a time. */
#include <string.h>
#include "../../gen/gen.h"
#include "forms.h"

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

/* ---- adding, each only once ---- */

enum { HASHED = 1 << 17 };
static uint64_t added[HASHED];

uint64_t digest_of(const char *s, size_t n)
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
		if (text_has(row, letters[l]))
			h = mix(h, *letter_field((struct ins *)(uintptr_t)&f->i, letters[l]));
	if (text_has(row, 'k'))
		h = mix(h, (uint64_t)f->i.k);
	if (text_has(row, 'c'))
		h = mix(h, (uintptr_t)f->i.callee->name[strlen(f->i.callee->name) - 1]);
	if (text_has(row, 'l'))
		h = mix(h, f->reach);
	if (text_has(row, 'r'))
		h = mix(h, f->i.list);
	if (text_has(row, 'A'))
		h = mix(mix(h, (uint64_t)m->disp), mix(m->table ? 1 : m->narrow ? 2 : 0,
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

/* Whether this form, which no program uses as it is, can be written. */
static void try_to_add(struct forms *all, struct form f)
{
	f.crossed = false;
	complete_pairs(all->t, &f.i);
	if (!shape_objects(all->p, &f.i))
		add_form(all, f);
}

/* What programs use must be what shapes.def allows, or it would keep other forms away that they may use next. */
static void add_used(struct forms *all, struct form f)
{
	const char *wrong = shape_objects(all->p, &f.i);
	if (wrong && !all->wrong) {
		char *text;
		size_t n;
		FILE *m = open_memstream(&text, &n);
		print_ins(m, all->p, &f.i);
		fclose(m);
		all->wrong = text_of("'%s' is used by a program, but shapes.def says of %s: not with %s", text,
			all->t->row[f.i.op].shape, wrong);
	}
	add_form(all, f);
}

/* Whether its meaning depends on where in the code it is, or its label. */
static bool names_a_place(const struct prog *p, const struct ins *i)
{
	const struct target *t = p->t;
	static struct run x[2];
	for (unsigned n = 0; n < 2; n++) {
		x[n] = *run_blank(p, i);
		for (R r = 0; r < t->regs; r++)
			x[n].reg[r] = sym("register", r, t->reg_width(r), false);
		x[n].place = sym("place", n, t->word, false);
		run_alone(&x[n], p, i);
	}
	for (unsigned k = 0; k < x[0].touches; k++)
		if (x[0].touch[k].value && x[0].touch[k].value != x[1].touch[k].value)
			return true;
	return memcmp(x[0].reg, x[1].reg, sizeof x[0].reg) != 0;
}

/* ---- one thing varied at a time, from an instruction that some program uses ---- */

struct kind { R reg[NREG]; unsigned n; };            /* the registers that are like one of them */

static struct kind like(const struct target *t, R r)
{
	struct kind k = { .n = 0 };
	for (R i = 0; i < t->regs; i++)
		if (t->reg_width(i) == t->reg_width(r) && !is_upper(t, i))
			k.reg[k.n++] = i;
	return k;
}

static void vary_registers(struct forms *all, const struct form *base)
{
	const struct row *row = &all->t->row[base->i.op];
	for (unsigned l = 0; letters[l]; l++) {
		if (!text_has(row, letters[l]))
			continue;
		struct form f = *base;
		struct kind k = like(all->t, *letter_field(&f.i, letters[l]));
		for (unsigned i = 0; i < k.n; i++) {
			*letter_field(&f.i, letters[l]) = (uint8_t)k.reg[i];
			try_to_add(all, f);
		}
		/* The same register twice, for every register. */
		for (unsigned i = 0; i < k.n; i++) {
			f = *base;
			for (unsigned j = 0; letters[j]; j++)
				if (text_has(row, letters[j]) &&
				    all->t->reg_width(*letter_field(&f.i, letters[j])) == all->t->reg_width(k.reg[i]))
					*letter_field(&f.i, letters[j]) = (uint8_t)k.reg[i];
			try_to_add(all, f);
		}
	}
}

/* Another register for every letter, so that all of them meet whatever else is varied. */
static void turn_registers(struct forms *all, struct form *f)
{
	static unsigned turn;
	struct form turned = *f;
	for (unsigned l = 0; letters[l]; l++)
		if (text_has(&all->t->row[f->i.op], letters[l])) {
			struct kind k = like(all->t, *letter_field(&f->i, letters[l]));
			*letter_field(&turned.i, letters[l]) = (uint8_t)k.reg[turn++ % k.n];
		}
	complete_pairs(all->t, &turned.i);
	if (!shape_objects(all->p, &turned.i))
		*f = turned;
}

static void add_immediate(struct forms *all, const struct form *base, int64_t k)
{
	struct form f = *base;
	f.i.k = k;
	turn_registers(all, &f);
	try_to_add(all, f);
}

static void vary_immediate(struct forms *all, const struct form *base)
{
	static const int64_t edges[] = { 0, 1, 2, -1, -2, 127, 128, -128, -129, 255, 256, -255, -256, 4095, 4096, -4095,
		-4096, 0x7fff, 0x8000, 0xffff, 0x10000, 0xff00, 0xff0000, 0xfff000, 0x3fc00, 0xff000000, 0xf000000f, 0xffff0000,
		INT32_MAX, INT32_MIN, UINT32_MAX, (int64_t)UINT32_MAX + 1, 0x123456789abcdef0, INT64_MAX, INT64_MIN,
		(int64_t)INT32_MIN - 1, (int64_t)INT32_MAX + 1, 0x00ff00ff00ff00ff, 0x5555555555555555, 0x7fffffff80000000,
		0x0000fffe0000fffe, 0x1f1f1f1f1f1f1f1f, -0x7fffffff80000000 };
	const struct shape *shape = shape_of(all->t, base->i.op);
	const unsigned w = immediate_width(all->p, &base->i);
	for (int64_t k = 0; k < shape->immediates->each; k++)
		add_immediate(all, base, k);
	for (unsigned i = 0; i < sizeof edges / sizeof *edges; i++) {
		add_immediate(all, base, edges[i]);
		if (w < 64)
			add_immediate(all, base, edges[i] & (((int64_t)1 << w) - 1));
	}
}

static void add_list(struct forms *all, const struct form *base, uint64_t list)
{
	struct form f = *base;
	f.i.list = list;
	turn_registers(all, &f);
	try_to_add(all, f);
}

/* One register, all from each to each other, all but one, and some or other. */
static void vary_list(struct forms *all, const struct form *base)
{
	R first = 0;
	while (!(base->i.list >> first & 1))
		first++;
	struct kind k = like(all->t, first);
	for (unsigned i = 0; i < k.n; i++) {
		uint64_t run = 0;
		for (unsigned j = i; j < k.n; j++)
			add_list(all, base, run |= (uint64_t)1 << k.reg[j]);
		add_list(all, base, base->i.list ^ (uint64_t)1 << k.reg[i]);
	}
	for (unsigned i = 0; i < 64; i++)
		add_list(all, base, mix(i, 7) & (((uint64_t)1 << k.n) - 1) << k.reg[0]);
}

/* A call, or a push, uses the stack besides its operand: both must find room in the window. */
static bool moves_stack(const struct forms *all, const struct form *f)
{
	return f->calls || run_blank(all->p, &f->i)->wrote >> all->t->sp & 1;
}

static void add_address(struct forms *all, const struct form *base, struct mem m)
{
	const R sp = all->t->sp;
	struct form f = *base;
	f.i.mem = m;
	if ((m.base == sp || m.index == sp) && moves_stack(all, &f) && (m.index == sp || (m.base == sp && (m.index != NOREG || m.disp < -24 || m.disp > 24))))
		return;
	if (m.index == m.base && m.scale == 1 && m.disp % 2 && shape_of(all->t, f.i.op)->aligned > 1)
		return;                                      /* twice a register is even */
	turn_registers(all, &f);
	try_to_add(all, f);
	f.i.mem.narrow = all->t->word == 64 && !m.table && m.base != NOREG;
	if (f.i.mem.narrow)
		try_to_add(all, f);
}

/* The next displacement that such an address can have. */
static int64_t next_displacement(struct forms *all, const struct form *base, struct mem m)
{
	static const int64_t disps[] = { 0, 8, 127, -128, 128, -129, 0x12345, -0x7654321, 1, -1, INT32_MAX, INT32_MIN,
		255, -255, 256, -256, 4, -4, 16, -16, 1020, -1020, 4095, -4095, 504, -512, 1008, -1024, 16380, 32760, 65520 };
	enum { DISPS = sizeof disps / sizeof *disps };
	static unsigned turn;
	struct form f = *base;
	f.i.mem = m;
	for (unsigned i = 0; i < DISPS; i++) {
		f.i.mem.disp = disps[turn++ % DISPS];
		if (!shape_objects(all->p, &f.i))
			return f.i.mem.disp;
	}
	return 0;
}

static void vary_indexed(struct forms *all, const struct form *base, R b, R index)
{
	for (unsigned scale = 1; scale <= 16; scale *= 2) {
		struct mem m = { .base = b, .index = index, .scale = scale };
		m.disp = next_displacement(all, base, m);
		add_address(all, base, m);
	}
}

/* The address's registers are other operands, too. */
static void vary_shared(struct forms *all, const struct form *base, R r, R other)
{
	for (unsigned l = 0; letters[l]; l++)
		if (text_has(&all->t->row[base->i.op], letters[l]) &&
		    all->t->reg_width(*letter_field((struct ins *)(uintptr_t)&base->i, letters[l])) == all->t->word) {
			struct form f = *base;
			*letter_field(&f.i, letters[l]) = (uint8_t)r;
			f.i.mem = (struct mem){ .base = r, .index = NOREG, .scale = 1 };
			f.i.mem.disp = next_displacement(all, &f, f.i.mem);
			try_to_add(all, f);
			f.i.mem = (struct mem){ .base = other, .index = r, .scale = 1 };
			if (r % 2)
				try_to_add(all, f);
		}
}

/* A table is read, or its address taken; half an address is refused. */
static void vary_table(struct forms *all, const struct form *base)
{
	const struct run *x = run_blank(all->p, &base->i);
	const struct shape *shape = shape_of(all->t, base->i.op);
	struct mem m = { .base = NOREG, .index = NOREG, .scale = 1, .table = &rows_table };
	bool only_reads = !base->calls && (x->touches || base->i.w == all->t->word);
	for (unsigned i = 0; i < x->touches; i++)
		only_reads &= !x->touch[i].value;
	if (base->i.mem.table)
		m = base->i.mem;
	else if (!shape->address(all->t, &m, bytes_at_once(all->p, &base->i)))
		return;
	const struct kind k = m.base == NOREG ? (struct kind){ .reg = { NOREG }, .n = 1 } : like(all->t, m.base);
	const unsigned step = shape->aligned > 8 ? shape->aligned : 8;
	for (unsigned i = 0; i < k.n; i++) {
		m.base = k.reg[i];
		for (int64_t off = 0; only_reads && off < rows_table.bytes - 64; off = 2 * off + step) {
			m.disp = off;
			add_address(all, base, m);
		}
	}
}

static void vary_address(struct forms *all, const struct form *base)
{
	const struct kind k = like(all->t, all->t->sp);
	static unsigned other;
	for (unsigned i = 0; i < k.n; i++) {
		struct mem m = { .base = k.reg[i], .index = NOREG, .scale = 1 };
		add_address(all, base, m);
		for (unsigned n = 0; n < 3; n++) {
			m.disp = next_displacement(all, base, m);
			add_address(all, base, m);
		}
		other = (other + 5) % k.n;
		vary_indexed(all, base, k.reg[(i + other) % k.n], k.reg[i]);
		vary_shared(all, base, k.reg[i], k.reg[(i + 3) % k.n]);
	}
	vary_table(all, base);
}

static void vary_reach(struct forms *all, const struct form *base)
{
	struct form f = *base;
	add_form(all, f);
	for (f.reach = AHEAD; base->reach != NEXT && f.reach < NEXT; f.reach++)
		add_form(all, f);
}

static void vary(struct forms *all, const struct form *base)
{
	const struct row *row = &all->t->row[base->i.op];
	if (!shape_of(all->t, base->i.op)) {
		all->wrong = shape_objects(all->p, &base->i);
		return;
	}
	if (text_has(row, 'l')) {
		vary_reach(all, base);
		return;
	}
	add_form(all, *base);
	vary_registers(all, base);
	if (text_has(row, 'k'))
		vary_immediate(all, base);
	if (text_has(row, 'r'))
		vary_list(all, base);
	if (text_has(row, 'A'))
		vary_address(all, base);
	for (unsigned i = 0; text_has(row, 'c') && i < 2; i++) {
		struct form f = *base;
		f.i.callee = &rows_landing[i];
		add_form(all, f);
	}
}

/* ---- all of them ---- */

/* An instruction of a program, torn from it. */
static struct form alone(const struct forms *all, const struct ins *i)
{
	const struct target *t = all->t;
	struct form f = { .i = *i, .planted = -1, .calls = i->callee != NULL };
	f.i.callee = text_has(&t->row[i->op], 'c') ? &rows_landing[0] : NULL;
	f.i.label = 0;
	f.i.mem.place = i->mem.place ? 1 : 0;
	f.i.note = NULL;
	if (text_has(&t->row[i->op], 'l') && names_a_place(all->p, &f.i))
		f.reach = NEXT;                              /* of what it leaves on the stack */
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
		if (theirs->class == mine->class && a && c && !strcmp(a, c) && needs_of(mine, base[b].i.w) &&
		    (!text_has(mine, 'k') || !strcmp(theirs->shape, mine->shape))) {
			base[bases + n] = base[b];
			base[bases + n++].i.op = (uint16_t)op;
		}
	}
	return n;
}

/* What only others' code uses, a row or a width of it, begins with operands of all kinds with which the row's own text can
 * be read back. */
static bool reads_back(const struct forms *all, const struct ins *i)
{
	char *text;
	size_t n;
	struct ins j;
	FILE *f = open_memstream(&text, &n);
	print_ins(f, all->p, i);
	fclose(f);
	return !read_ins(all->t, text, NULL, &j) && j.op == i->op && j.w == i->w;
}

static struct form with_kinds(const struct forms *all, unsigned op, unsigned w, unsigned vectors)
{
	const struct target *t = all->t;
	struct form f = { .planted = -1, .crossed = true, .i = { .op = (uint16_t)op, .w = (uint16_t)w, .k = 1 } };
	const struct kind general = like(t, t->sp), vector = like(t, (t->upper ? t->upper : t->regs) - 1);
	for (unsigned l = 0; letters[l]; l++)
		*letter_field(&f.i, letters[l]) = (uint8_t)(vectors >> l & 1 ? vector.reg[l + 1] : general.reg[l]);
	f.i.mem = (struct mem){ .base = general.reg[6], .index = NOREG, .scale = 1 };
	if (shape_of(t, op))
		complete_pairs(t, &f.i);
	return f;
}

/* What is no instruction of vectors has as vectors only those that its text says to be such. */
static bool may_be(const struct row *row, unsigned vectors)
{
	bool may = true;
	for (unsigned l = 0; letters[l]; l++) {
		const bool is = vectors >> l & 1, said = strstr(row->text, text_of("%%0%c", letters[l])) != NULL;
		may &= (!is || text_has(row, letters[l])) && (row->class == VECTOR || is == said);
	}
	return may;
}

/* An immediate, an address and the registers beside others that its shape allows. */
static bool with_rest(const struct forms *all, struct ins *i)
{
	const struct mem plain = i->mem, table = { .base = NOREG, .index = NOREG, .scale = 1, .table = &rows_table };
	if (!shape_of(all->t, i->op))
		return true;                                 /* that is told */
	for (unsigned k = 0; k < 4; k++) {
		i->k = k % 2 ? 16 : 1;
		i->mem = k / 2 ? table : plain;
		complete_pairs(all->t, i);
		if (!shape_objects(all->p, i) && (k / 2 == 0 || shape_of(all->t, i->op)->address(all->t, &plain, 1) == false))
			return true;
	}
	return false;
}

static bool has_one(const struct forms *all, const struct form *base, unsigned bases, const struct ins *i)
{
	for (unsigned b = 0; b < bases; b++)
		if (stands_for(&base[b], i, all->t))
			return true;
	return false;
}

static unsigned read_only(struct forms *all, struct form *base, unsigned bases, unsigned op)
{
	const bool vector = all->t->row[op].class == VECTOR;
	unsigned n = 0;
	bool wide = false;
	for (unsigned w = 256; w >= 32 && !(w < 128 && wide); w /= 2)
		for (unsigned vectors = 0; vectors < 16; vectors++) {
			struct form f = with_kinds(all, op, w, vectors);
			const bool reads = may_be(&all->t->row[op], vectors) && (vector || w <= all->t->word) &&
				reads_back(all, &f.i) && with_rest(all, &f.i);
			wide |= reads && w >= 128;
			if (reads && !has_one(all, base, bases, &f.i))
				base[bases + n++] = f;
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

const struct target *target_named(const char *name)
{
	for (unsigned i = 0; targets[i]; i++)
		if (!strcmp(targets[i]->name, name))
			return targets[i];
	die("there is no target %s", name);
}

const struct forms *forms_of(const struct target *t)
{
	static struct forms all;
	if (all.t)
		return &all;
	all = (struct forms){ .t = t, .p = form_prog(t, 0), .use = must_alloc(t->rows * sizeof *all.use) };
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
				base[b] = alone(&all, i);
				base[b].crossed = true;
				bases += b == bases;
			}
		}
	}
	for (unsigned op = 1; op < t->rows; op++)
		if (!all.use[op].uses)
			bases += lend(&all, base, bases, op);
	for (const uint16_t *op = t->read_only; op && *op; op++)
		all.use[*op].read = true;
	for (unsigned op = 1; op < t->rows; op++)
		if (all.use[op].read || strchr(t->row[op].needs, '/'))
			bases += read_only(&all, base, bases, op);
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
				add_used(&all, alone(&all, &p->ins[j]));
	}
	for (unsigned i = 0; i < planted_text_count; i++)
		plant(&all, (int)i);
	return &all;
}
