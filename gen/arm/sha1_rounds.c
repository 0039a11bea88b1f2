/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The rounds of SHA-1 in general registers of ARMv7-A, and between their instructions what else there is to do. */
#include "../rounds.h"
#include "sha1.h"
#include "../../dsl/isa/arm.h"

static unsigned relative(struct turned n, struct turned m)
{
	return (m.by - n.by) % 32;
}

struct turned turned_eor(V d, struct turned n, struct turned m)
{
	if (relative(n, m))
		EOR_ROR(d, n.v, m.v, relative(n, m));
	else
		EOR(d, n.v, m.v);
	return (struct turned){ d, n.by };
}

struct turned turned_and(V d, struct turned n, struct turned m)
{
	if (relative(n, m))
		AND_ROR(d, n.v, m.v, relative(n, m));
	else
		AND(d, n.v, m.v);
	return (struct turned){ d, n.by };
}

void turned_add(V d, V n, struct turned m)
{
	if (m.by)
		ADD_ROR(d, n, m.v, m.by);
	else
		ADD(d, n, m.v);
}

/* e += f(b, c, d), t and u in passing. */
static void mix_in(unsigned twenty, V e, struct turned b, struct turned c, struct turned d, V t, V u)
{
	struct turned f = turned_eor(t, c, d);
	switch (twenty) {
	case 0:                                      /* Ch: d ^ (b & (c ^ d)) */
		f = turned_eor(t, turned_and(t, b, f), d);
		break;
	case 2:                                      /* Maj: (c & d) + (b & (c ^ d)) */
		turned_add(e, e, turned_and(u, c, d));
		f = turned_and(t, b, f);
		break;
	default:                                     /* Parity */
		f = turned_eor(t, b, f);
	}
	turned_add(e, e, f);
}

static struct turned word(const struct sha1_arm *x, unsigned i, unsigned j)
{
	const unsigned k = (80 + j - i) % 5;
	return (struct turned){ x->v[k], x->turn[k] };
}

struct turned sha1_arm_e(const struct sha1_arm *x, unsigned i)
{
	return word(x, i, 4);
}

void sha1_arm_round(struct sha1_arm *x, unsigned i)
{
	V a = word(x, i, 0).v, e = word(x, i, 4).v;
	mix_in(i / 20, e, word(x, i, 1), word(x, i, 2), word(x, i, 3), x->t, x->u);
	if (x->between)
		x->between(x->own, i);
	ADD_ROR(e, e, a, 27);
	x->turn[(84 - i) % 5] = 0;
	x->turn[(81 - i) % 5] = 2;
}
