/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Mutants by lot: one of each kind in turn, none of them twice, the same ones for the same seed. */
#include "mutate.h"

struct pile {                                        /* all of a kind: those of instruction i begin at first[i] */
	unsigned *first, n, tried;
	bool *gone;
};
struct draw { const struct source *s; struct pile pile[MUTATIONS]; unsigned turn; uint64_t dice; };

static struct pile pile_of(const struct source *s, enum mutation how)
{
	struct pile p = { .first = must_alloc((s->p->n + 1) * sizeof *p.first) };
	for (unsigned i = 0; i < s->p->n; i++) {
		p.first[i] = p.n;
		p.n += mutant_choices(s, how, i);
	}
	p.first[s->p->n] = p.n;
	p.gone = must_alloc(p.n * sizeof *p.gone);
	return p;
}

struct draw *draw_open(const struct source *s, uint64_t seed)
{
	struct draw *d = must_alloc(sizeof *d);
	d->s = s;
	d->dice = seed;
	for (unsigned how = 0; how < MUTATIONS; how++)
		d->pile[how] = pile_of(s, how);
	return d;
}

static unsigned instruction_of(const struct pile *p, unsigned n, unsigned k)
{
	unsigned low = 0, high = n;
	while (high - low > 1) {
		const unsigned middle = (low + high) / 2;
		*(p->first[middle] <= k ? &low : &high) = middle;
	}
	return low;
}

static bool one_of(struct draw *d, enum mutation how, struct mutant *m)
{
	struct pile *p = &d->pile[how];
	while (p->tried < p->n) {
		d->dice = mix(d->dice, 3);
		unsigned k = (unsigned)((d->dice >> 16) % p->n);
		while (p->gone[k])
			k = (k + 1) % p->n;
		p->gone[k] = true;
		p->tried++;
		const unsigned i = instruction_of(p, d->s->p->n, k);
		if (mutant_make(d->s, how, i, k - p->first[i], m))
			return true;
	}
	return false;
}

bool draw_next(struct draw *d, struct mutant *m)
{
	for (unsigned k = 0; k < MUTATIONS; k++)
		if (one_of(d, d->turn++ % MUTATIONS, m))
			return true;
	return false;
}
