/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function of an object becomes a program again.
 *
 * Instructions come from the disassembler's text, what they refer to from relocations and sections, all of it from the
 * object.  What the written program states of its loops, its cut and the parts of its frame is taken over by position if
 * there are as many instructions and those of the prologue do the same: the proof judges it on the code that was read. */
#include <string.h>
#include "bytes.h"

enum { MAX_TOLD = 8 };
struct reader {
	const struct bytes *of;
	const struct code *c;
	const struct prog *written;
	FILE *out;
	unsigned told;
	const struct line *line;                     /* of the function */
	unsigned n;
	struct ins *ins;                             /* one for each line */
	unsigned *at;                                /* where it begins; the last one is where all ends */
	bool *target;                                /* somebody jumps there */
	struct prog *p;
};

static void tell(struct reader *d, unsigned i, const char *what)
{
	if (d->told++ < MAX_TOLD)
		fprintf(d->out, "%s (%s), %s, byte 0x%x: %s\n", d->of->s->name, d->p->t->name, d->c->file, d->at[i], what);
}

/* ---- lines ---- */

static bool find_lines(struct reader *d)
{
	const struct symbol *s = d->of->s;
	const struct section *in = &d->c->o.section[s->section];
	unsigned from = 0;
	while (from < d->c->lines && (d->c->line[from].section != s->section || d->c->line[from].at != s->value))
		from++;
	d->line = d->c->line + from;
	while (from + d->n < d->c->lines && d->line[d->n].section == s->section && d->line[d->n].at < s->value + s->size)
		d->n++;
	d->at = must_alloc((d->n + 1) * sizeof *d->at);
	if (!d->n || s->size > in->bytes || s->value > in->bytes - s->size || s->size > INT32_MAX) {
		tell(d, 0, "no instructions are there");
		return false;
	}
	for (unsigned i = 0; i <= d->n; i++)
		d->at[i] = (unsigned)(i < d->n ? d->line[i].at - s->value : s->size);
	for (unsigned i = 0; i < d->n; i++) {
		const unsigned bytes = d->at[i + 1] - d->at[i];
		if (d->at[i + 1] <= d->at[i] || (d->c->b->step ? bytes != d->c->b->step : bytes > 15))
			tell(d, i, text_of("an instruction of %u bytes", bytes));
	}
	return !d->told;
}

/* ---- what the linker puts there ---- */

static const struct reloc *reloc_in(struct reader *d, unsigned i)
{
	const struct object *o = &d->c->o;
	const uint64_t from = d->of->s->value + d->at[i], to = d->of->s->value + d->at[i + 1];
	const struct reloc *found = NULL;
	for (unsigned k = 0; k < o->relocs; k++) {
		const struct reloc *r = &o->reloc[k];
		if (r->section != d->of->s->section || r->at < from || r->at >= to || !r->type)
			continue;
		if (found)
			tell(d, i, "two relocations in one instruction");
		found = r;
	}
	return found;
}

static const struct relocation *relocation_of(const struct binutils *b, unsigned type)
{
	for (const struct relocation *r = b->relocation; r->type; r++)
		if (r->type == type)
			return r;
	return NULL;
}

/* A section of an object that holds what no linker changes; the whole of it is a table. */
static const struct table *table_of(struct reader *d, unsigned i, unsigned section)
{
	const struct object *o = &d->c->o;
	const struct section *s = &o->section[section];
	struct prog *p = d->p;
	for (unsigned k = 0; k < p->tables; k++)
		if (p->table[k]->data == s->data)
			return p->table[k];
	const char *wrong = s->h.sh_type != SHT_PROGBITS || !(s->h.sh_flags & SHF_ALLOC) || !s->bytes ? "which holds no bytes" :
		s->h.sh_flags & (SHF_WRITE | SHF_EXECINSTR) ? "which holds no constants" :
		s->h.sh_flags & SHF_MERGE ? "whose parts the linker may move" : NULL;
	for (unsigned k = 0; k < o->relocs && !wrong; k++)
		if (o->reloc[k].section == section)
			wrong = "which the linker changes";
	if (wrong || p->tables == sizeof p->table / sizeof *p->table) {
		tell(d, i, text_of("refers to section %s, %s", s->name, wrong ? wrong : "one too many"));
		return NULL;
	}
	struct table *t = must_alloc(sizeof *t);
	*t = (struct table){ .name = s->name, .bytes = (unsigned)s->bytes, .align = (unsigned)s->h.sh_addralign,
		.data = (uint8_t *)(uintptr_t)s->data };
	return p->table[p->tables++] = t;
}

/* The text of a call says the symbol, other texts have @ where they had a number. */
static const char *with_operand(const char *plain, const char *as)
{
	const bool disp = !strcmp(as, "@");
	const char *blank = strpbrk(plain, " \t"), *paren = strrchr(plain, '('), *from = plain + strlen(plain), *to = from;
	if (!blank)
		return plain;
	if (disp && paren)
		to = paren;
	for (from = to; from > blank + 1 && from[-1] != ',' && from[-1] != ' ' && from[-1] != '\t'; from--)
		;
	return text_of("%.*s%s%s", (int)(from - plain), plain, as, to);
}

static bool refer(struct reader *d, unsigned i, const struct reloc *r, const char **plain, struct reference *ref)
{
	const struct binutils *b = d->c->b;
	const struct object *o = &d->c->o;
	const struct symbol *s = &o->symbol[r->symbol];
	const struct relocation *how = relocation_of(b, r->type);
	const unsigned start = (unsigned)(r->at - d->of->s->value) - d->at[i], end = d->at[i + 1] - d->at[i] - start;
	const bool outside = s->section == SHN_UNDEF || s->section >= o->sections, code = outside || is_code(&o->section[s->section]);
	const int64_t addend = b->addend ? b->addend(r) : r->addend;
	if (!how || !(how->to & (code ? TO_CODE : TO_DATA))) {
		tell(d, i, text_of("a relocation of type %u to %s, of which nothing is known", r->type, s->name));
		return false;
	}
	/* A field of four bytes, at the end or in front of an immediate of one byte. */
	if (b->step ? start != 0 : end != (strchr(*plain, '$') ? 5 : 4)) {
		tell(d, i, "a relocation that is not where a displacement is");
		return false;
	}
	if (code) {
		const struct function *f = catalog_find(d->p->t->name, s->name);
		if (!f || addend != b->call_addend) {
			tell(d, i, text_of("refers to %s%+lld, which is no function of the catalog", s->name,
				(long long)(addend - b->call_addend)));
			return false;
		}
		ref->callee = f->contract(hash_find(f->hash));
		*plain = with_operand(*plain, text_of("INGOT_SYMBOL(%s)", ref->callee->symbol));
		if (strcmp(ref->callee->symbol, s->name))
			tell(d, i, text_of("refers to %s, whose contract says %s", s->name, ref->callee->symbol));
		return true;
	}
	ref->table = table_of(d, i, s->section);
	ref->off = (int64_t)s->value + b->shift(addend, start, end);
	*plain = with_operand(*plain, how->as);
	return ref->table != NULL;
}

/* ---- instructions ---- */

static bool says(const struct row *row, const char *letters)
{
	for (const char *s = row->text; (s = strchr(s, '%'));) {
		s += 1 + (s[1] >= '0' && s[1] <= '9');
		if (strchr(letters, *s))
			return true;
	}
	return false;
}

/* Where it jumps to is an instruction of the function. */
static void settle_label(struct reader *d, unsigned i)
{
	const uint64_t to = d->ins[i].label - d->of->s->value;
	unsigned k = 0;
	while (k < d->n && d->at[k] != to)
		k++;
	if (k == d->n)
		tell(d, i, text_of("jumps to byte 0x%llx, where no instruction of the function begins", (unsigned long long)to));
	else
		d->target[d->ins[i].label = k] = true;
}

static void read_one(struct reader *d, unsigned i)
{
	struct ins *n = &d->ins[i];
	struct reference ref = { 0 };
	const char *plain = read_plain(d->p->t, d->line[i].text);
	const struct reloc *r = reloc_in(d, i);
	if (r && !refer(d, i, r, &plain, &ref))
		return;
	const char *wrong = read_ins(d->p->t, plain, r ? &ref : NULL, n);
	if (wrong) {
		tell(d, i, wrong);
		return;
	}
	const struct row *row = &d->p->t->row[n->op];
	const char *needs = needs_of(row, n->w);
	if (strcmp(needs, "BASE") && !is_listed(d->of->f->needs, needs))
		tell(d, i, text_of("\"%s\" needs %s, which the catalog does not say", plain, needs));
	if (says(row, "l"))
		settle_label(d, i);
	n->mem.place = i + 1;
	n->file = d->c->file;
	n->line = (int)d->at[i];
}

/* ---- the written program, by position ---- */

static void take_callees(struct reader *d, const unsigned *at, unsigned n)
{
	const struct contract *any = NULL;
	for (unsigned k = 0; k < n; k++)
		if (d->written->ins[at[k]].callee && !says(&d->p->t->row[d->written->ins[at[k]].op], "c"))
			any = d->written->ins[at[k]].callee;
	for (unsigned i = 0; i < d->n; i++) {
		const struct row *row = &d->p->t->row[d->ins[i].op];
		if (d->ins[i].callee || row->class != CALL_RET || !says(row, "dnmaA"))
			continue;
		d->ins[i].callee = n == d->n && d->written->ins[at[i]].callee ? d->written->ins[at[i]].callee : any;
		if (!d->ins[i].callee)
			tell(d, i, "calls by address, which the function does not do");
	}
}

static void put(struct prog *p, struct ins i)
{
	p->ins[p->n++] = i;
}

static void put_label(struct reader *d, struct ins from, unsigned label)
{
	struct ins i = { .op = OP_LABEL, .label = label, .cut = from.cut, .file = d->c->file, .line = (int)d->at[label] };
	if (from.loop) {
		i.loop = must_alloc(sizeof *i.loop);
		*i.loop = *from.loop;
	}
	put(d->p, i);
}

static void assemble(struct reader *d)
{
	unsigned n, prologue = 0;
	const unsigned *at = program_positions(d->written, &n);
	const struct prog *w = d->written;
	struct prog *p = d->p;
	const bool by_position = n == d->n;
	take_callees(d, at, n);
	if (d->told)
		return;
	while (at[prologue] < w->body && prologue < n)
		prologue++;
	bool same = by_position;
	for (unsigned i = 0; same && i < prologue; i++)
		same = same_effect(p, &d->ins[i], w, &w->ins[at[i]]);
	p->ins = must_alloc((d->n + w->n + 1) * 2 * sizeof *p->ins);
	for (unsigned i = 0; i < d->n; i++) {
		const unsigned from = i ? at[i - 1] + 1 : 0;
		bool labelled = false;
		for (unsigned k = from; same && k < at[i]; k++)
			if (w->ins[k].loop || w->ins[k].cut) {
				put_label(d, w->ins[k], i);
				labelled = true;
			}
		if (!labelled && d->target[i])
			put_label(d, (struct ins){ 0 }, i);
		if (same && i < prologue)
			d->ins[i].frame = w->ins[at[i]].frame;
		put(p, d->ins[i]);
		if (same && i + 1 == prologue)
			p->body = p->n;
	}
	if (same) {
		p->frame = w->frame;
		p->parts = w->parts;
		memcpy(p->part, w->part, sizeof p->part);
	}
	prog_find_loops(p);
}

/* ---- all of it ---- */

struct prog *bytes_read(const struct bytes *b, FILE *out)
{
	struct prog *p = must_alloc(sizeof *p);
	struct reader d = { .of = b, .c = b->c, .written = catalog_write(b->f), .out = out, .p = p };
	*p = (struct prog){ .t = b->f->target, .c = d.written->c, .symbol = b->s->name, .file = b->c->file, .needs = b->f->needs };
	if (!find_lines(&d))
		return NULL;
	d.ins = must_alloc(d.n * sizeof *d.ins);
	d.target = must_alloc(d.n * sizeof *d.target);
	p->labels = d.n;
	p->label_at = d.at;
	p->label = must_alloc(d.n * sizeof *p->label);
	for (unsigned i = 0; i < d.n; i++)
		p->label[i] = text_of("0x%x", d.at[i]);
	for (unsigned i = 0; i < d.n; i++)
		read_one(&d, i);
	if (!d.told)
		assemble(&d);
	if (d.told > MAX_TOLD)
		fprintf(out, "and %u more\n", d.told - MAX_TOLD);
	return d.told ? NULL : p;
}
