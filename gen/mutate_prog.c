/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The program that a mutant is: a copy of the one that it was made from, changed in one place. */
#include <string.h>
#include "mutate.h"

unsigned mutant_end(const struct mutant *m)
{
	return (m->how == SWAPPED ? m->to : m->at) + 1;
}

static struct prog *copy_of(const struct prog *p)
{
	struct prog *q = must_alloc(sizeof *q);
	*q = *p;
	q->ins = must_alloc(p->n * sizeof *q->ins);
	memcpy(q->ins, p->ins, p->n * sizeof *q->ins);
	q->label = must_alloc((p->labels + 1) * sizeof *q->label);
	if (p->labels)
		memcpy(q->label, p->label, p->labels * sizeof *q->label);
	for (unsigned i = 0; i < q->n; i++)
		if (q->ins[i].loop) {
			struct loop *l = must_alloc(sizeof *l);
			*l = *q->ins[i].loop;
			q->ins[i].loop = l;
		}
	return q;
}

static void flip(struct prog *p, unsigned table, unsigned bit)
{
	struct table *t = must_alloc(sizeof *t);
	*t = *p->table[table];
	t->data = must_alloc(t->bytes);
	memcpy(t->data, p->table[table]->data, t->bytes);
	t->data[bit / 8] ^= (uint8_t)(1 << bit % 8);
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].mem.table == p->table[table])
			p->ins[i].mem.table = t;
	p->table[table] = t;
}

/* All instructions keep their places: one that is dropped becomes a label to which nobody jumps. */
struct prog *mutant_prog(const struct prog *p, const struct mutant *m)
{
	struct prog *q = copy_of(p);
	struct ins *i = &q->ins[m->at];
	switch (m->how) {
	case DROPPED:
		q->label[q->labels] = "dropped";
		*i = (struct ins){ .op = OP_LABEL, .label = q->labels++, .file = i->file, .line = i->line };
		break;
	case SWAPPED:
		q->ins[m->to] = *i;
		*i = p->ins[m->to];
		break;
	case BIT:
		flip(q, m->at, m->to);
		break;
	case SIZE:
		q->c = &m->contract;
		break;
	default:
		*i = m->ins;
	}
	prog_find_loops(q);
	return q;
}
