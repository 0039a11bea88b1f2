/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the lines of a function become instructions: from the disassembler's text, and what they refer to from relocations
 * and sections, all of it from the object. */
#include <stdlib.h>
#include <string.h>
#include "bytes.h"

enum { MAX_TOLD = 8 };

void reader_tell(struct reader *d, unsigned i, const char *what)
{
	if (d->told++ < MAX_TOLD)
		fprintf(d->out, "%s (%s), %s, byte 0x%x: %s\n", d->s->name, d->p->t->name, d->c->file, d->at[i], what);
}

void reader_end(struct reader *d)
{
	if (d->told > MAX_TOLD)
		fprintf(d->out, "and %u more\n", d->told - MAX_TOLD);
}

/* ---- lines ---- */

bool reader_begin(struct reader *d, uint64_t size)
{
	const struct symbol *s = d->s;
	const struct section *in = &d->c->o.section[s->section];
	unsigned from = 0;
	while (from < d->c->lines && (d->c->line[from].section != s->section || d->c->line[from].at != s->value))
		from++;
	d->line = d->c->line + from;
	while (from + d->n < d->c->lines && d->line[d->n].section == s->section && d->line[d->n].at < s->value + size)
		d->n++;
	d->at = must_alloc((d->n + 1) * sizeof *d->at);
	if (!d->n || size > in->bytes || s->value > in->bytes - size || size > INT32_MAX) {
		reader_tell(d, 0, "no instructions are there");
		return false;
	}
	for (unsigned i = 0; i <= d->n; i++)
		d->at[i] = (unsigned)(i < d->n ? d->line[i].at - s->value : size);
	for (unsigned i = 0; i < d->n; i++) {
		const unsigned bytes = d->at[i + 1] - d->at[i];
		if (d->at[i + 1] <= d->at[i] || (d->c->b->step ? bytes != d->c->b->step : bytes > 15))
			reader_tell(d, i, text_of("an instruction of %u bytes", bytes));
	}
	d->ins = must_alloc(d->n * sizeof *d->ins);
	d->target = must_alloc(d->n * sizeof *d->target);
	return !d->told;
}

/* One label for each line, named by its place; the last one is of what lies outside of the function. */
void reader_labels(struct reader *d)
{
	struct prog *p = d->p;
	p->labels = d->n + 1;
	p->label_at = d->at;
	p->label = must_alloc(p->labels * sizeof *p->label);
	for (unsigned i = 0; i < d->n; i++)
		p->label[i] = text_of("0x%x", d->at[i]);
	p->label[d->n] = "outside";
}

/* ---- what the linker puts there ---- */

static const struct reloc *reloc_in(struct reader *d, unsigned i)
{
	const struct object *o = &d->c->o;
	const uint64_t from = d->s->value + d->at[i], to = d->s->value + d->at[i + 1];
	const struct reloc *found = NULL;
	for (unsigned k = 0; k < o->relocs; k++) {
		const struct reloc *r = &o->reloc[k];
		if (r->section != d->s->section || r->at < from || r->at >= to || !r->type)
			continue;
		if (found)
			reader_tell(d, i, "two relocations in one instruction");
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

static const struct table *add_table(struct reader *d, unsigned i, const struct table *t)
{
	struct prog *p = d->p;
	for (unsigned k = 0; k < p->tables; k++)
		if (p->table[k]->data == t->data)
			return p->table[k];
	if (p->tables == sizeof p->table / sizeof *p->table) {
		reader_tell(d, i, text_of("refers to %s, one table too many", t->name));
		return NULL;
	}
	struct table *kept = must_alloc(sizeof *kept);
	*kept = *t;
	return p->table[p->tables++] = kept;
}

/* The bytes that a linker writes; none is read there. */
static const bool *moved_in(const struct object *o, unsigned section)
{
	enum { WIDEST_RELOCATION = 8 };
	bool *moved = NULL;
	const struct section *s = &o->section[section];
	for (unsigned k = 0; k < o->relocs; k++) {
		const struct reloc *r = &o->reloc[k];
		if (r->section != section || r->at >= s->bytes)
			continue;
		if (!moved)
			moved = must_alloc(s->bytes);
		memset(moved + r->at, true, s->bytes - r->at < WIDEST_RELOCATION ? s->bytes - r->at : WIDEST_RELOCATION);
	}
	return moved;
}

/* A section of an object that holds what no linker changes; the whole of it is a table.  Code of others may hold some among
 * its instructions. */
static const struct table *table_of(struct reader *d, unsigned i, unsigned section)
{
	const struct object *o = &d->c->o;
	const struct section *s = &o->section[section];
	const uint64_t not_constant = d->f ? SHF_WRITE | SHF_EXECINSTR : SHF_WRITE;
	const bool *moved = moved_in(o, section);
	const char *wrong = s->h.sh_type != SHT_PROGBITS || !(s->h.sh_flags & SHF_ALLOC) || !s->bytes ? "which holds no bytes" :
		s->h.sh_flags & not_constant ? "which holds no constants" :
		s->h.sh_flags & SHF_MERGE ? "whose parts the linker may move" :
		moved && d->f ? "which the linker changes" : NULL;
	if (wrong) {
		reader_tell(d, i, text_of("refers to section %s, %s", s->name, wrong));
		return NULL;
	}
	return add_table(d, i, &(struct table){ .name = s->name, .bytes = (unsigned)s->bytes, .align = (unsigned)s->h.sh_addralign,
		.data = (uint8_t *)(uintptr_t)s->data, .moved = moved });
}

/* The text of a call says the symbol, other texts have @ where they had a number. */
static const char *with_operand(const char *plain, const char *as)
{
	const bool disp = !strcmp(as, "@");
	const char *blank = strpbrk(plain, " \t"), *paren = strrchr(plain, '('), *from = plain + strlen(plain), *to = from;
	const char *base = strrchr(plain, '[');
	if (!blank)
		return plain;
	if (as[0] == '[' && base)
		return text_of("%.*s, @]", (int)strcspn(base, ",]") + (int)(base - plain), plain);
	if (disp && paren)
		to = paren;
	for (from = to; from > blank + 1 && from[-1] != ',' && from[-1] != ' ' && from[-1] != '\t'; from--)
		;
	return text_of("%.*s%s%s", (int)(from - plain), plain, as, to);
}

static bool refer_to_function(struct reader *d, unsigned i, const struct symbol *s, int64_t addend, const char **plain,
	struct reference *ref)
{
	const int64_t off = addend - d->c->b->call_addend;
	const struct function *f = d->f ? catalog_find(d->p->t->name, s->name) : NULL;
	if (!f || off) {
		reader_tell(d, i, d->f ? text_of("refers to %s%+lld, which is no function of the catalog", s->name, (long long)off) :
			text_of("refers to %s, of which nothing is known; if it is data, --given says what it holds", s->name));
		return false;
	}
	ref->callee = f->contract(hash_find(f->hash));
	*plain = with_operand(*plain, text_of("INGOT_SYMBOL(%s)", ref->callee->symbol));
	if (strcmp(ref->callee->symbol, s->name))
		reader_tell(d, i, text_of("refers to %s, whose contract says %s", s->name, ref->callee->symbol));
	return true;
}

static const struct table *given_table(const struct reader *d, const char *symbol)
{
	for (unsigned k = 0; k < d->givens; k++)
		if (!strcmp(d->given[k].name, symbol))
			return &d->given[k];
	return NULL;
}

static bool refer(struct reader *d, unsigned i, const struct reloc *r, const char **plain, struct reference *ref)
{
	const struct binutils *b = d->c->b;
	const struct object *o = &d->c->o;
	const struct symbol *s = &o->symbol[r->symbol];
	const struct relocation *how = relocation_of(b, r->type);
	const unsigned start = (unsigned)(r->at - d->s->value) - d->at[i], end = d->at[i + 1] - d->at[i] - start;
	const struct table *given = s->section == SHN_UNDEF ? given_table(d, s->name) : NULL;
	const bool outside = s->section == SHN_UNDEF || s->section >= o->sections;
	const bool code = !given && (outside || (d->f && is_code(&o->section[s->section])));
	const int64_t addend = b->addend ? b->addend(r) : r->addend;
	if (!how || !(how->to & (code ? TO_CODE : TO_DATA))) {
		reader_tell(d, i, text_of("a relocation of type %u to %s, of which nothing is known", r->type, s->name));
		return false;
	}
	/* A field of four bytes, at the end or in front of an immediate of one byte. */
	if (b->step ? start != 0 : end != (strchr(*plain, '$') ? 5 : 4)) {
		reader_tell(d, i, "a relocation that is not where a displacement is");
		return false;
	}
	if (code)
		return refer_to_function(d, i, s, addend, plain, ref);
	ref->table = given ? add_table(d, i, given) : table_of(d, i, s->section);
	ref->off = (given ? 0 : (int64_t)s->value) + b->shift(addend, start, end);
	*plain = with_operand(*plain, how->as);
	return ref->table != NULL;
}

/* What lies in the function's own section needs no linker: the place is there, or the distance from the instruction's end. */

static bool is_own(const char *plain)
{
	return strstr(plain, "(%rip)") || !strncmp(plain, "adr\t", 4);
}

static bool refer_to_place(struct reader *d, unsigned i, const char **plain, struct reference *ref)
{
	char *end;
	ref->off = (int64_t)strtoull(strrchr(*plain, ' ') ? strrchr(*plain, ' ') : *plain, &end, 16);
	ref->table = *end ? NULL : table_of(d, i, d->s->section);
	*plain = with_operand(*plain, "@");
	return ref->table != NULL;
}

static bool refer_to_own(struct reader *d, unsigned i, const char **plain, struct reference *ref)
{
	if (!strstr(*plain, "(%rip)"))
		return refer_to_place(d, i, plain, ref);
	const char *paren = strstr(*plain, "(%rip)"), *from = paren;
	char *end;
	while (from > *plain && from[-1] != ',' && from[-1] != ' ' && from[-1] != '\t')
		from--;
	const int64_t distance = (int64_t)strtoll(from, &end, 16);
	if (end != paren)
		return false;
	ref->table = table_of(d, i, d->s->section);
	ref->off = (int64_t)d->s->value + d->at[i + 1] + distance;
	*plain = with_operand(*plain, "@");
	return ref->table != NULL;
}

/* ---- instructions ---- */

bool row_says(const struct row *row, const char *letters)
{
	for (const char *s = row->text; (s = strchr(s, '%'));) {
		s += 1 + (s[1] >= '0' && s[1] <= '9');
		if (strchr(letters, *s))
			return true;
	}
	return false;
}

/* Where it jumps to is an instruction of the function; code of others may go elsewhere, where nobody follows it. */
static void settle_label(struct reader *d, unsigned i)
{
	const uint64_t to = d->ins[i].label - d->s->value;
	unsigned k = 0;
	while (k < d->n && d->at[k] != to)
		k++;
	if (k == d->n && (d->f || to < d->at[d->n]))
		reader_tell(d, i, text_of("jumps to byte 0x%llx, where no instruction of the function begins", (unsigned long long)to));
	if (k < d->n)
		d->target[k] = true;
	d->ins[i].label = k;
}

bool reader_read(struct reader *d, unsigned i)
{
	struct ins *n = &d->ins[i];
	struct reference ref = { 0 };
	const char *plain = read_plain(d->p->t, d->line[i].text);
	const struct reloc *r = reloc_in(d, i);
	const bool own = !r && !d->f && is_own(plain);
	if (r ? !refer(d, i, r, &plain, &ref) : own && !refer_to_own(d, i, &plain, &ref))
		return true;
	const char *wrong = read_ins(d->p->t, plain, r || own ? &ref : NULL, n);
	if (wrong && d->f)
		reader_tell(d, i, wrong);
	if (wrong)
		return false;
	if (row_says(&d->p->t->row[n->op], "l"))
		settle_label(d, i);
	n->mem.place = i + 1;
	n->file = d->c->file;
	n->line = (int)d->at[i];
	return true;
}
