/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function of an object becomes a program again.
 *
 * Instructions come from the disassembler's text, what they refer to from relocations and sections, all of it from the
 * object.  What the written program states of its loops, its cut and the parts of its frame is taken over by position if
 * there are as many instructions and those of the prologue do the same: the proof judges it on the code that was read. */
#include <string.h>
#include "bytes.h"

/* ---- the written program, by position ---- */

static void take_callees(struct reader *d, const struct prog *written, const unsigned *at, unsigned n)
{
	const struct contract *any = NULL;
	for (unsigned k = 0; k < n; k++)
		if (written->ins[at[k]].callee && !row_says(&d->p->t->row[written->ins[at[k]].op], "c"))
			any = written->ins[at[k]].callee;
	for (unsigned i = 0; i < d->n; i++) {
		const struct row *row = &d->p->t->row[d->ins[i].op];
		if (d->ins[i].callee || row->class != CALL_RET || !row_says(row, "dnmaA"))
			continue;
		d->ins[i].callee = n == d->n && written->ins[at[i]].callee ? written->ins[at[i]].callee : any;
		if (!d->ins[i].callee)
			reader_tell(d, i, "calls by address, which the function does not do");
	}
}

static void put(struct prog *p, struct ins i)
{
	p->ins[p->n++] = i;
}

static void put_label(struct reader *d, struct ins from, unsigned label)
{
	struct ins i = { .op = OP_LABEL, .label = label, .cut = from.cut, .naming = from.naming, .file = d->c->file, .line = (int)d->at[label] };
	if (from.loop) {
		i.loop = must_alloc(sizeof *i.loop);
		*i.loop = *from.loop;
	}
	put(d->p, i);
}

static void assemble(struct reader *d, const struct prog *w)
{
	unsigned n, prologue = 0;
	const unsigned *at = program_positions(w, &n);
	struct prog *p = d->p;
	const bool by_position = n == d->n;
	take_callees(d, w, at, n);
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
			if (w->ins[k].loop || w->ins[k].cut || w->ins[k].naming) {
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

/* What its rows need is what the catalog says. */
static void check_needs(struct reader *d, unsigned i)
{
	const char *needs = needs_of(&d->p->t->row[d->ins[i].op], d->ins[i].w);
	if (strcmp(needs, "BASE") && !is_listed(d->f->needs, needs))
		reader_tell(d, i, text_of("\"%s\" needs %s, which the catalog does not say", read_plain(d->p->t, d->line[i].text),
			needs));
}

struct prog *bytes_read(const struct bytes *b, FILE *out)
{
	struct prog *p = must_alloc(sizeof *p);
	struct reader d = { .c = b->c, .s = b->s, .f = b->f, .out = out, .p = p };
	const struct prog *written = catalog_write(b->f);
	*p = (struct prog){ .t = b->f->target, .c = written->c, .symbol = b->s->name, .file = b->c->file, .needs = b->f->needs };
	if (!reader_begin(&d, b->s->size))
		return NULL;
	reader_labels(&d);
	for (unsigned i = 0; i < d.n; i++)
		if (reader_read(&d, i) && !d.told)
			check_needs(&d, i);
	if (!d.told)
		assemble(&d, written);
	reader_end(&d);
	return d.told ? NULL : p;
}
