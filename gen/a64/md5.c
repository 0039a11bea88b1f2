/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The MD5 compression function of AArch64: the steps in the general registers, the sums of message and constants in the
 * vector registers, which each AArch64 has. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/*	w3 a  w4 b  w5 c  w6 d     the state, renamed from step to step     w7 w16 short-lived
 *	x8-x15   for this round, the sums of message words and constants: word 2i of the low, 2i + 1 of the high half
 *	x0 state   x1 blocks   x2 blocks left
 *	v0-v3    the message   v4   such sums, on their way   v16-v31  the constants, in the order of the words   */
struct kernel { struct a64_spare spare; V t, u, sum[8], m[4], v, k[16]; };

static const R home[4] = { X3, X4, X5, X6 };

static void sums_of_round(const struct kernel *x, unsigned round)
{
	for (unsigned i = 0; i < 4; i++) {
		ADD_4S(x->v, x->m[i], x->k[4 * round + i]);
		a64_sum_to(x->sum[2 * i], x->sum[2 * i + 1], x->v);
	}
}

/* a += F(b, c, d).  b is the last to arrive: only one or two instructions wait for it. */
static void mix_in(unsigned round, V a, V b, V c, V d, V t, V u)
{
	switch (round) {
	case 0:                                      /* d ^ (b & (c ^ d)) */
		EOR(t, c, d);
		AND(t, t, b);
		EOR(t, t, d);
		break;
	case 1:                                      /* (c & ~d) + (b & d): the first half does not wait for b */
		BIC(u, c, d);
		AND(t, b, d);
		ADD(a, a, u);
		break;
	case 2:                                      /* b ^ (c ^ d) */
		EOR(t, c, d);
		EOR(t, t, b);
		break;
	case 3:                                      /* c ^ (b | ~d) */
		ORN(t, b, d);
		EOR(t, t, c);
		break;
	}
	ADD(a, a, t);
}

static void steps(const struct blocks *b, V *v)
{
	const struct kernel *x = b->own;
	for (unsigned i = 0; i < 4; i += 2)
		LDP(x->m[i], x->m[i + 1], at(b->blocks, 16 * i));
	for (unsigned i = 0; i < b->h->rounds; i++) {
		V a = v[(64 - i) % 4], y = v[(65 - i) % 4], c = v[(66 - i) % 4], d = v[(67 - i) % 4];
		prog_note("step %u", i + 1);
		if (i % 16 == 0)
			sums_of_round(x, i / 16);
		a64_add_half(a, x->sum[md5_word(i) / 2], md5_word(i) % 2);
		mix_in(i / 16, a, y, c, d, x->t, x->u);
		ROR(a, a, 32 - md5_rotation(i));
		ADD(a, a, y);
	}
}

/* Those of each round in the order of the words that they are added to. */
static const struct table *constants(const struct hash *h)
{
	static uint8_t k[64 * 4];
	for (unsigned i = 0; i < 64; i++)
		for (unsigned o = 0; o < 4; o++)
			k[4 * (i / 16 * 16 + md5_word(i)) + o] = (uint8_t)(typed_k(h, i) >> 8 * o);
	return prog_table("k", k, sizeof k, 64);
}

void md5_a64_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct kernel x;
		x.t = prog_pin("t", 32, X7);
		x.u = prog_pin("u", 32, X16);
		for (unsigned i = 0; i < 8; i++)
			x.sum[i] = prog_pin("m+k", 64, X8 + i);
		for (unsigned i = 0; i < 4; i++)
			x.m[i] = prog_pin("m", 128, V0 + i);
		x.v = prog_pin("m+k", 128, V0 + 4);
		a64_table_address(x.sum[0], constants(h), 0);
		for (unsigned i = 0; i < 16; i++)
			x.k[i] = prog_pin("k", 128, V16 + i);
		for (unsigned i = 0; i < 16; i += 2)
			LDP(x.k[i], x.k[i + 1], at(x.sum[0], 16 * i));
		x.spare = (struct a64_spare){ x.t, x.u, state };
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = a64_take, .rounds = steps, .feed_forward = a64_feed_forward, .own = &x });
	}
}
