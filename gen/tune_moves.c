/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Moves in the space of orders.  Rounds come again and again, so what is worth doing in one is tried in all of them at once:
 * a move takes the instruction at some place behind a note of the program, and that at the same place behind every other note
 * that has as many, so many places up or down, as far as nothing stands in its way. */
#include <string.h>
#include "tune.h"

enum { MAX_GROUPS = 512, FARTHEST = 48 };
struct moves {
	const struct prog *p;
	const struct steps *steps;
	unsigned *group, *place;                     /* of an instruction: which note it is behind, and how far */
	unsigned groups, length[MAX_GROUPS], first[MAX_GROUPS];
	unsigned *free, frees;                       /* instructions that may move at all */
	unsigned *at;                                /* where an instruction stands: of the order in hand */
};

struct moves *moves_of(const struct prog *p)
{
	struct moves *m = must_alloc(sizeof *m);
	*m = (struct moves){ .p = p, .steps = steps_of(p), .group = must_alloc((p->n + 1) * sizeof(unsigned)),
		.place = must_alloc((p->n + 1) * sizeof(unsigned)), .free = must_alloc((p->n + 1) * sizeof(unsigned)),
		.at = must_alloc((p->n + 1) * sizeof(unsigned)) };
	unsigned group = 0;
	for (unsigned i = 0; i < p->n; i++) {
		if (i && (p->ins[i].note || steps_fence(m->steps, i)) && group + 1 < MAX_GROUPS)
			m->first[++group] = i;
		m->group[i] = group;
		m->place[i] = i - m->first[group];
		m->length[group] = m->place[i] + 1;
		if (!steps_fence(m->steps, i))
			m->free[m->frees++] = i;
	}
	m->groups = group + 1;
	return m;
}

static void shift(const struct moves *m, unsigned *order, unsigned i, int by)
{
	unsigned at = m->at[i];
	for (; by; by += by < 0 ? 1 : -1) {
		if (by < 0 ? at == 0 : at + 1 == m->p->n)
			return;
		const unsigned to = by < 0 ? at - 1 : at + 1, other = order[to];
		if (!steps_apart(m->steps, other, i))
			return;
		order[at] = other;
		m->at[other] = at;
		order[to] = i;
		m->at[i] = at = to;
	}
}

unsigned draw(uint64_t *seed, unsigned n)
{
	*seed = mix(*seed, 1);
	return (unsigned)(*seed >> 20) % n;
}

void move_something(const struct moves *m, unsigned *order, uint64_t *seed)
{
	if (!m->frees)
		return;
	const unsigned i = m->free[draw(seed, m->frees)], far = draw(seed, 4) ? 8 : FARTHEST;
	const int by = (draw(seed, 2) ? 1 : -1) * (int)(1 + draw(seed, far));
	const bool alone = draw(seed, 4) == 0;
	for (unsigned k = 0; k < m->p->n; k++)
		m->at[order[k]] = k;
	for (unsigned g = 0; g < m->groups; g++) {
		/* Up: from the first on; down: from the last on, so that those moved do not stand in each other's way. */
		const unsigned group = by < 0 ? g : m->groups - 1 - g, other = m->first[group] + m->place[i];
		if (alone ? other == i : m->length[group] == m->length[m->group[i]] && !steps_fence(m->steps, other))
			shift(m, order, other, by);
	}
}

const struct steps *steps_in(const struct moves *m)
{
	return m->steps;
}
