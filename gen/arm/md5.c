/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The MD5 compression function in the registers of ARMv7-A. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/arm.h"

/*	r4 a  r5 b  r6 c  r7 d     the state, renamed from step to step     r3 r12  short-lived
 *	r8-r11  the constants of four steps     lr  where the next lie
 *	r0 state   r1 blocks   r2 blocks left                                              */
struct kernel {
	struct arm_own own;
	V k[4];
};

/* a += F(b, c, d).  In round 3, u is b ^ c, of which the next step makes its function too: b and c are then c and d. */
static void mix_in(unsigned i, V a, V b, V c, V d, V t, V u)
{
	switch (i / 16) {
	case 0:                                      /* d ^ (b & (c ^ d)) */
		EOR(u, c, d);
		AND(u, u, b);
		EOR(u, u, d);
		ADD(a, a, u);
		break;
	case 1:                                      /* (c & ~d) + (b & d): the first half does not wait for b */
		BIC(u, c, d);
		ADD(a, a, u);
		AND(u, b, d);
		ADD(a, a, u);
		break;
	case 2:                                      /* (b ^ c) ^ d, then b ^ (c ^ d) */
		if (i % 2 == 0)
			EOR(u, b, c);
		EOR(t, u, i % 2 ? b : d);
		ADD(a, a, t);
		break;
	case 3:                                      /* c ^ (b | ~d) is ~(c ^ (d & ~b)); its -1 stands in the constant */
		BIC(u, d, b);
		EOR(u, u, c);
		SUB(a, a, u);
		break;
	}
}

static void steps(const struct blocks *b, V *v)
{
	const struct kernel *x = b->own;
	V t = x->own.t;
	strides(x->own.k, 0);
	for (unsigned i = 0; i < b->h->rounds; i++) {
		V a = v[(64 - i) % 4], y = v[(65 - i) % 4], c = v[(66 - i) % 4], d = v[(67 - i) % 4];
		prog_note("step %u", i + 1);
		if (i % 4 == 0)
			LDM(x->own.k, x->k[0], x->k[1], x->k[2], x->k[3]);
		LDR(t, at(b->blocks, 4 * md5_word(i)));
		ADD(a, a, x->k[i % 4]);
		ADD(a, a, t);
		mix_in(i, a, y, c, d, t, x->own.u);
		ADD_ROR(a, y, a, 32 - md5_rotation(i));
	}
	SUB_K(x->own.k, x->own.k, 4 * b->h->rounds);
}

void md5_arm_scalar(const struct hash *h)
{
	static const R home[4] = { R4, R5, R6, R7 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct kernel x = { .own = { .t = prog_pin("t", 32, R3), .u = prog_pin("u", 32, R12), .k = prog_pin("k", 32, LR),
			.constants = arm_constants(h, 48) } };
		for (unsigned i = 0; i < 4; i++)
			x.k[i] = prog_pin(text_of("k[%u]", i), 32, R8 + i);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = arm_take, .rounds = steps, .feed_forward = arm_feed_forward, .own = &x });
	}
}
