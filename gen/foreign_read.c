/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function of somebody else's becomes a program: what can be reached of it, line by line.  What has no row is named. */
#include <ctype.h>
#include <string.h>
#include "foreign.h"

/* A symbol without a size goes on to the next one, or to where its section ends. */
static uint64_t size_of(const struct code *c, const struct symbol *s)
{
	uint64_t end = c->o.section[s->section].bytes;
	for (unsigned i = 1; i < c->o.symbols; i++) {
		const struct symbol *other = &c->o.symbol[i];
		if (other->section == s->section && other->value > s->value && other->value < end && other->type != STT_SECTION)
			end = other->value;
	}
	return s->size ? s->size : end - s->value;
}

/* ---- what has no row ---- */

/* One of each kind is enough: numbers and the names of registers are all the same. */
static const char *kind_of(const char *plain)
{
	char kind[128];
	size_t n = 0;
	for (const char *s = plain; *s && n + 1 < sizeof kind; s++) {
		kind[n++] = *s;
		if (strchr("$%", *s) || (s > plain && strchr(" \t,", s[-1]) && isalnum((unsigned char)*s)))
			while (isalnum((unsigned char)s[1]))
				s++;
	}
	kind[n] = 0;
	return text_of("%s", kind);
}

struct missing { const char *kind[64]; unsigned n, all; };

static void miss(struct reader *d, struct missing *m, unsigned i)
{
	const char *plain = read_plain(d->p->t, d->line[i].text), *kind = kind_of(plain);
	m->all++;
	for (unsigned k = 0; k < m->n; k++)
		if (!strcmp(m->kind[k], kind))
			return;
	if (m->n == sizeof m->kind / sizeof *m->kind)
		return;
	m->kind[m->n++] = kind;
	fprintf(d->out, "no row for %.*s: byte 0x%x of %s, \"", (int)strcspn(plain, " \t"), plain, d->at[i], d->s->name);
	for (const char *s = plain; *s; s++)
		if (!isspace((unsigned char)*s) || !isspace((unsigned char)s[1]))
			fputc(isspace((unsigned char)*s) ? ' ' : *s, d->out);
	fputs("\"\n", d->out);
}

/* ---- what can be reached ---- */

static bool goes_on(const struct row *row)
{
	return strcmp(row->says, "go = num(1, 1)") != 0 && !(row->class == CALL_RET && !row_says(row, "cdnmaAl"));
}

static void reach(struct reader *d, struct missing *m, bool *reached)
{
	unsigned *todo = must_alloc((2 * d->n + 1) * sizeof *todo), n = 0;
	todo[n++] = 0;
	while (n) {
		const unsigned i = todo[--n];
		if (i == d->n || reached[i])
			continue;
		reached[i] = true;
		if (!reader_read(d, i)) {
			miss(d, m, i);
			todo[n++] = i + 1;
			continue;
		}
		const struct row *row = &d->p->t->row[d->ins[i].op];
		if (!d->ins[i].op)
			continue;                            /* what it refers to is not known; that was said */
		if (row_says(row, "l"))
			todo[n++] = d->ins[i].label;
		if (goes_on(row))
			todo[n++] = i + 1;
	}
}

static void put(struct reader *d, struct ins i)
{
	d->p->ins[d->p->n++] = i;
}

static void put_label(struct reader *d, unsigned label)
{
	put(d, (struct ins){ .op = OP_LABEL, .label = label, .file = d->c->file, .line = (int)d->at[label] });
}

static const char *features(const struct prog *p)
{
	const char *list = "";
	for (unsigned i = 0; i < p->n; i++) {
		const char *need = p->ins[i].op == OP_LABEL ? "BASE" : needs_of(&p->t->row[p->ins[i].op], p->ins[i].w);
		if (strcmp(need, "BASE") && !is_listed(list, need))
			list = text_of("%s%s%s", list, *list ? " " : "", need);
	}
	return list;
}

struct prog *foreign_read(const struct foreign *f, const struct code *c, const struct symbol *s, FILE *out)
{
	struct prog *p = must_alloc(sizeof *p);
	struct reader d = { .c = c, .s = s, .given = f->given, .givens = f->givens, .out = out, .p = p };
	struct missing missing = { .n = 0 };
	*p = (struct prog){ .symbol = s->name, .file = c->file, .c = &f->contract };
	for (const struct target *const *t = targets; *t; t++)
		if (!strcmp((*t)->name, c->o.m->target))
			p->t = *t;
	if (!reader_begin(&d, size_of(c, s)))
		return NULL;
	reader_labels(&d);
	bool *reached = must_alloc(d.n * sizeof *reached);
	reach(&d, &missing, reached);
	reader_end(&d);
	if (d.told || missing.all)
		return NULL;
	p->ins = must_alloc((2 * d.n + 1) * sizeof *p->ins);
	for (unsigned i = 0; i < d.n; i++) {
		if (!reached[i])
			continue;
		if (d.target[i])
			put_label(&d, i);
		put(&d, d.ins[i]);
	}
	put_label(&d, d.n);
	p->needs = features(p);
	return p;
}
