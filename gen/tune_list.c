/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* List scheduling: of the instructions that have what they wait for, the one goes first behind which the longest chain hangs.
 * How long each class takes and how far ahead one may look are drawn, so each call is another guess; the clock judges. */
#include <stdlib.h>
#include <string.h>
#include "tune.h"

enum { MOST_AHEAD = 160, WIDTH = 2 };
struct listing {
	const struct prog *p;
	const struct steps *s;
	unsigned n, ahead, latency[NCLASS];
	const unsigned *was;                         /* n instructions that no fence parts, as they stand */
	unsigned char *tie;                          /* of i to i - d, at MOST_AHEAD * i + d */
	unsigned *height, *ready, *now;
	bool *done;
};

static unsigned latency_of(const struct listing *l, unsigned i)
{
	return l->latency[l->p->t->row[l->p->ins[l->was[i]].op].class];
}

static unsigned wait_of(const struct listing *l, unsigned i, enum tie t)
{
	return t == TIE_WAITS ? latency_of(l, i) : 0;
}

static void find_ties(struct listing *l)
{
	for (unsigned i = 0; i < l->n; i++)
		for (unsigned d = 1; d <= i && d < l->ahead; d++)
			l->tie[MOST_AHEAD * i + d] = (unsigned char)steps_tie(l->s, l->was[i - d], l->was[i]);
	for (unsigned i = l->n; i-- > 0;) {
		l->height[i] += latency_of(l, i);
		for (unsigned d = 1; d <= i && d < l->ahead; d++) {
			if (l->tie[MOST_AHEAD * i + d] == TIE_WAITS && l->height[i] > l->height[i - d])
				l->height[i - d] = l->height[i];
		}
	}
}

static bool is_free(const struct listing *l, unsigned first, unsigned i)
{
	for (unsigned d = 1; d <= i - first && d < l->ahead; d++)
		if (!l->done[i - d] && l->tie[MOST_AHEAD * i + d])
			return false;
	return true;
}

static unsigned best_of(const struct listing *l, unsigned first, unsigned cycle)
{
	unsigned best = l->n;
	for (unsigned i = first; i < l->n && i < first + l->ahead; i++)
		if (!l->done[i] && l->ready[i] <= cycle && (best == l->n || l->height[i] > l->height[best]) && is_free(l, first, i))
			best = i;
	return best;
}

static void issue(struct listing *l, unsigned i, unsigned cycle)
{
	l->done[i] = true;
	for (unsigned d = 1; d < l->ahead && i + d < l->n; d++) {
		const enum tie t = l->tie[MOST_AHEAD * (i + d) + d];
		const unsigned from = cycle + wait_of(l, i, t);
		if (t && from > l->ready[i + d])
			l->ready[i + d] = from;
	}
}

static void list_stretch(struct listing *l)
{
	unsigned first = 0, placed = 0;
	find_ties(l);
	for (unsigned cycle = 0; placed < l->n; cycle++)
		for (unsigned k = 0; k < WIDTH; k++) {
			const unsigned i = best_of(l, first, cycle);
			if (i == l->n)
				break;
			issue(l, i, cycle);
			l->now[placed++] = l->was[i];
			while (first < l->n && l->done[first])
				first++;
		}
}

void list_anew(const struct prog *p, const struct steps *s, unsigned *order, uint64_t *seed)
{
	struct listing l = { .p = p, .s = s, .ahead = 8u << draw(seed, 5), .latency = { [ALU] = 1 + draw(seed, 2),
		[SHIFT] = 1 + draw(seed, 2), [LEA_ADDR] = 1, [LOAD] = 2 + draw(seed, 3), [STORE] = 1, [JUMP] = 1, [CALL_RET] = 1,
		[VECTOR] = 2 + draw(seed, 4) } };
	if (l.ahead > MOST_AHEAD)
		l.ahead = MOST_AHEAD;
	for (unsigned from = 0, to; from < p->n; from = to + (to == from)) {
		for (to = from; to < p->n && !steps_fence(s, order[to]); to++)
			;
		l.n = to - from;
		if (l.n < 3)
			continue;
		l.was = order + from;
		l.tie = must_alloc((size_t)l.n * MOST_AHEAD);
		l.height = must_alloc(l.n * sizeof *l.height);
		l.ready = must_alloc(l.n * sizeof *l.ready);
		l.now = must_alloc(l.n * sizeof *l.now);
		l.done = must_alloc(l.n);
		list_stretch(&l);
		memcpy(order + from, l.now, l.n * sizeof *l.now);
		free(l.tie);
		free(l.height);
		free(l.ready);
		free(l.now);
		free(l.done);
	}
}
