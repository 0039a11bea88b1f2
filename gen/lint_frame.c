/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whether CFI is there for all of each function, and true before each of its instructions.
 *
 * Where instructions begin, the object tells: `gen emit --marks` writes a section .marks.<function> of their offsets. */
#include <string.h>
#include "lint.h"

static const struct fde *entry_of(const struct object *o, const struct symbol *s, unsigned *count)
{
	const uint64_t end = s->value + o->section[s->section].h.sh_size;
	const struct fde *found = NULL;
	*count = 0;
	for (unsigned i = 0; i < o->fdes; i++)
		if (o->fde[i].section == s->section && o->fde[i].start >= s->value && o->fde[i].start <= end) {
			found = &o->fde[i];
			++*count;
		}
	return found;
}

void lint_cover(struct object *o)
{
	unsigned count;
	cfi_read(o);
	for (unsigned i = 1; i < o->symbols; i++) {
		const struct symbol *s = &o->symbol[i];
		if (!is_function(o, s))
			continue;
		const struct fde *e = entry_of(o, s, &count);
		const char *wanted = text_of("one entry in %s, for all its %llu bytes", o->m->cfi, (unsigned long long)s->size);
		if (count != 1)
			lint_finding(o, s->name, wanted, "%u entries", count);
		else if (e->start != s->value || e->bytes != s->size)
			lint_finding(o, s->name, wanted, "an entry for the bytes %llu to %llu", (unsigned long long)(e->start - s->value),
				(unsigned long long)(e->start - s->value + e->bytes));
	}
}

/* ---- one function ---- */

struct judge {
	struct object *o;
	const struct prog *p;
	const struct fde *f;
	const struct section *marks;
	unsigned *number;                            /* of each instruction, among those that are no labels */
	uint64_t told;                               /* registers of which something was told */
	bool told_cfa, told_return, told_column;
};

static void tell(struct judge *j, unsigned ins, const char *wanted, const char *found)
{
	char text[200] = "";
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	if (f) {
		print_ins(f, j->p, &j->p->ins[ins]);
		fclose(f);
	}
	for (char *s = text; *s; s++)
		if (*s == '\t')
			*s = ' ';
	lint_finding(j->o, j->p->symbol, wanted, "CFI before instruction %u (%s): %s", j->number[ins], text, found);
}

static R register_of(const struct target *t, unsigned column)
{
	for (R r = 0; r < t->regs; r++)
		if (t->dwarf(r) == column)
			return r;
	return NOREG;
}

static bool check_cfa(struct judge *j, unsigned ins, const struct flow *s, const struct cfi_row *row)
{
	const struct target *t = j->p->t;
	const R r = row->expression ? NOREG : register_of(t, row->cfa);
	const char *wanted = "the stack pointer as it was before the call";
	int off;
	if (r == NOREG || !s->reg[r] || !flow_offset(j->p, s->reg[r], &off)) {
		tell(j, ins, wanted, "the CFA is reckoned from what is no place in the stack");
		return false;
	}
	if (off + row->off == t->return_bytes)
		return true;
	tell(j, ins, wanted, text_of("the CFA, %s + %lld, is off by %lld", t->reg_name(r, t->word), (long long)row->off,
		(long long)(off + row->off - t->return_bytes)));
	return false;
}

/* What an unwinder would take for the value of a column in the caller. */
static T unwound(const struct judge *j, const struct flow *s, const struct cfi_row *row, unsigned column, T here,
	unsigned bytes)
{
	switch (row->column[column].how) {
	case SAVED_NOT: return here;
	case SAVED_AT: return flow_stack(j->p, s, (int)j->p->t->return_bytes + row->column[column].off, bytes);
	case SAVED_UNDEFINED: case SAVED_OTHERWISE: break;
	}
	return NULL;
}

static const char *said(const struct cfi_row *row, unsigned column)
{
	switch (row->column[column].how) {
	case SAVED_NOT: return "not saved";
	case SAVED_AT: return text_of("at CFA%+d", row->column[column].off);
	case SAVED_UNDEFINED: return "lost";
	case SAVED_OTHERWISE: break;
	}
	return "somewhere that is not looked for";
}

static void check_register(struct judge *j, unsigned ins, const struct flow *s, const struct cfi_row *row, R r)
{
	const struct target *t = j->p->t;
	const unsigned column = t->dwarf(r), w = t->reg_width(r) < 64 ? t->reg_width(r) : 64;
	const bool kept = t->saved >> r & 1;
	if (column >= MAX_COLUMNS || r == t->sp || column == j->f->return_column || j->told >> r & 1 ||
	    (!kept && row->column[column].how == SAVED_NOT))
		return;
	T v = unwound(j, s, row, column, s->reg[r] ? bits(s->reg[r], 0, w) : NULL, w / 8);
	if (v == bits(flow_entry(j->p, r), 0, w))
		return;
	j->told |= (uint64_t)1 << r;
	tell(j, ins, "what it held at entry", text_of("%s is said to be %s, where something else is",
		t->reg_name(r, t->reg_width(r)), said(row, column)));
}

static void check_return(struct judge *j, unsigned ins, const struct flow *s, const struct cfi_row *row)
{
	const struct target *t = j->p->t;
	const unsigned column = j->f->return_column;
	T v = unwound(j, s, row, column, t->link == NOREG ? NULL : s->reg[t->link], t->word / 8);
	if (j->told_return || (v == sym("return address", 0, t->word, false) && !row->signs_return))
		return;
	j->told_return = true;
	tell(j, ins, "where it returns to, as the call left it", text_of("the return address is said to be %s%s",
		said(row, column), row->signs_return ? ", signed" : ", where something else is"));
}

static void check_others(struct judge *j, unsigned ins, const struct cfi_row *row)
{
	const struct target *t = j->p->t;
	for (unsigned c = 0; c < MAX_COLUMNS && !j->told_column; c++) {
		R r = row->column[c].how == SAVED_NOT || c == j->f->return_column ? t->regs : register_of(t, c);
		j->told_column = r == NOREG || r == t->sp;
		if (j->told_column)
			tell(j, ins, "registers that the target has, and the stack pointer is the CFA",
				text_of("column %u is said to be %s", c, said(row, c)));
	}
}

static void check_instruction(void *of, unsigned ins, const struct flow *s)
{
	struct judge *j = of;
	static struct cfi_row row;
	const uint64_t at = little(j->marks->data + (size_t)4 * j->number[ins], 4);
	if (j->told_cfa)
		return;
	const char *wrong = at < j->f->bytes ? cfi_at(j->f, j->f->start + at, &row) : "it is beyond the entry";
	if (wrong) {
		tell(j, ins, "CFI that can be followed", wrong);
		j->told_cfa = true;
		return;
	}
	if (!check_cfa(j, ins, s, &row)) {
		j->told_cfa = true;
		return;
	}
	for (R r = 0; r < j->p->t->regs; r++)
		check_register(j, ins, s, &row, r);
	check_return(j, ins, s, &row);
	check_others(j, ins, &row);
}

/* ---- all of them ---- */

static void check_frame(struct object *o, const struct symbol *s, const struct fde *f)
{
	const struct function *c = catalog_find(o->m->target, s->name);
	if (!c) {
		lint_finding(o, s->name, "a function of the catalog", "gen does not know it");
		return;
	}
	struct judge j = { .o = o, .p = catalog_write(c), .f = f, .marks = object_section(o, text_of(".marks.%s", s->name)) };
	unsigned n = 0;
	j.number = must_alloc(j.p->n * sizeof *j.number);
	for (unsigned i = 0; i < j.p->n; i++) {
		j.number[i] = n;
		n += j.p->ins[i].op != OP_LABEL;
	}
	if (!j.marks || j.marks->bytes != (size_t)4 * n)
		lint_finding(o, s->name, text_of(".marks.%s of %u instructions, as gen emit --marks writes it", s->name, n),
			"marks of %zu", j.marks ? j.marks->bytes / 4 : 0);
	else
		flow_each(j.p, check_instruction, &j);
}

void lint_frames(struct object *o)
{
	unsigned count;
	for (unsigned i = 1; i < o->symbols; i++) {
		const struct symbol *s = &o->symbol[i];
		if (!is_function(o, s))
			continue;
		const struct fde *e = entry_of(o, s, &count);
		if (count == 1)
			check_frame(o, s, e);
	}
}
