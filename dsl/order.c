/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The order of instructions: which of them may change places, and a program in another order.  Nothing rests on what is said
 * here: whoever reorders a program has it proved again. */
#include <stdlib.h>
#include <string.h>
#include "dsl.h"

/* fence: nothing moves across it.  A flag that is set and then set again before anybody reads it is idle. */
struct step {
	uint64_t reads, writes;
	unsigned flags_read, flags_set, flags_idle;
	bool fence;
	unsigned touches;
	struct touch touch[MAX_TOUCHES];
};
struct steps { const struct prog *p; struct step *step; };

static struct step step_of(const struct prog *p, unsigned at)
{
	const struct ins *i = &p->ins[at];
	struct step s = { .fence = i->op == OP_LABEL || i->frame || i->callee || at < p->body };
	if (i->op == OP_LABEL)
		return s;
	const enum class class = p->t->row[i->op].class;
	const struct run *x = run_blank(p, i);
	s.reads = x->read;
	s.writes = x->wrote;
	s.flags_read = x->flags_read;
	s.flags_set = x->flags_wrote;
	s.fence |= class == JUMP || class == CALL_RET || x->wrote >> p->t->sp & 1;
	s.touches = x->touches;
	memcpy(s.touch, x->touch, x->touches * sizeof *s.touch);
	return s;
}

struct steps *steps_of(const struct prog *p)
{
	struct steps *s = must_alloc(sizeof *s);
	unsigned read_later = ~0u;
	s->p = p;
	s->step = must_alloc((p->n + 1) * sizeof *s->step);
	for (unsigned i = p->n; i-- > 0;) {
		struct step *t = &s->step[i];
		*t = step_of(p, i);
		t->flags_idle = t->flags_set & ~read_later;
		t->flags_set &= read_later;
		read_later = (read_later & ~(t->flags_set | t->flags_idle)) | t->flags_read;
	}
	return s;
}

/* Addresses that are no constant apart are taken to be apart: the proof knows better. */
static bool overlap(const struct touch *a, const struct touch *b)
{
	uint64_t off;
	if (width(a->address) != width(b->address) || !is_num(sub(b->address, a->address), &off))
		return false;
	const int64_t by = width(a->address) == 32 ? (int32_t)off : (int64_t)off;
	return by < (int64_t)a->bytes && -by < (int64_t)b->bytes;
}

static bool meet_in_memory(const struct step *a, const struct step *b)
{
	for (unsigned i = 0; i < a->touches; i++)
		for (unsigned k = 0; k < b->touches; k++)
			if ((a->touch[i].value || b->touch[k].value) && overlap(&a->touch[i], &b->touch[k]))
				return true;
	return false;
}

enum tie steps_tie(const struct steps *s, unsigned i, unsigned k)
{
	const struct step *a = &s->step[i], *b = &s->step[k];
	const unsigned all_a = a->flags_set | a->flags_idle, all_b = b->flags_set | b->flags_idle;
	if ((a->writes & b->reads) || (a->flags_set & b->flags_read))
		return TIE_WAITS;
	if (a->fence || b->fence || (a->writes & b->writes) || (b->writes & a->reads))
		return TIE_FOLLOWS;
	if ((a->flags_set & all_b) || (b->flags_set & all_a) || (all_a & b->flags_read) || (all_b & a->flags_read))
		return TIE_FOLLOWS;
	return meet_in_memory(a, b) ? TIE_FOLLOWS : TIE_NONE;
}

bool steps_apart(const struct steps *s, unsigned i, unsigned k)
{
	return steps_tie(s, i, k) == TIE_NONE;
}

bool steps_fence(const struct steps *s, unsigned i)
{
	return s->step[i].fence;
}

struct prog *prog_in_order(const struct prog *p, const unsigned *order)
{
	struct prog *q = must_alloc(sizeof *q);
	bool *seen = must_alloc(p->n + 1);
	*q = *p;
	q->ins = must_alloc((p->n + 1) * sizeof *q->ins);
	q->room = p->n;
	for (unsigned i = 0; i < p->n; i++) {
		if (order[i] >= p->n || seen[order[i]])
			die("%s: an order that is none", p->symbol);
		seen[order[i]] = true;
		q->ins[i] = p->ins[order[i]];
		if (q->ins[i].loop) {
			struct loop *own = must_alloc(sizeof *own);
			*own = *q->ins[i].loop;
			q->ins[i].loop = own;
		}
	}
	free(seen);
	prog_find_loops(q);
	return q;
}

void prog_drop(struct prog *p)
{
	free(p->ins);
	free(p);
}
