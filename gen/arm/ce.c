/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA instructions of Armv8's 32-bit state: which registers their kernels have, and how 128 bits are moved and mixed. */
#include "ce.h"

const R arm_ce_pool[] = { Q(0), Q(1), Q(2), Q(3), Q(8), Q(9), Q(10), Q(11), Q(12), Q(13), Q(14), Q(15), Q(4), Q(5), Q(6), Q(7),
	NOREG };
const R arm_ce_general[] = { R0, R1, R3 };

#include "../ce_any.inc"

/* A register with that address. */
static V address(struct place p)
{
	if (!p.frame && !p.table && !p.index && !p.off && p.base->home == IN_REG)
		return p.base;
	V t = prog_pin("address", 32, R12);
	w_addr(t, p);
	return t;
}

static bool in_a_row(V d, V a)
{
	return arm_reg(a) == arm_reg(d) + 2;
}

void arm_ce_load_two(V d, V a, struct place p)
{
	if (in_a_row(d, a)) {
		VLD1(address(p), 4, d);
	} else {
		w_load(d, p);
		w_load(a, beyond(p, 16));
	}
}

void arm_ce_store_two(struct place p, V m, V a)
{
	if (in_a_row(m, a)) {
		VST1(address(p), 4, m);
	} else {
		w_store(p, m);
		w_store(beyond(p, 16), a);
	}
}

void arm_ce_read(struct kit *x, struct stream *s, struct place block, unsigned g)
{
	V p = prog_pin("address", 32, R12);
	(void)x;
	if (g)
		return;
	w_addr(p, block);
	VLD1_ON(p, 4, s->w[0].v);
	VLD1(p, 4, s->w[2].v);
	for (unsigned i = 0; i < 4; i++)
		VREV32(s->w[i].v, s->w[i].v);
}
