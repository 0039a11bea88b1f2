/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function of AArch64: the rounds in the general registers, the message schedule in the vector
 * registers, which each AArch64 has, four words at a time. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/*	w3 a  w4 b  w5 c  w6 d  w7 e     the state, renamed from round to round     w16 w17  short-lived
 *	x8-x15   sums of message words and constants, of sixteen rounds
 *	x0 state   x1 blocks   x2 blocks left
 *	v0-v7    the last 32 words of the schedule, as a ring   v16-v19  the constants   v20  zero   v21-v23  short-lived */
struct kernel { struct a64_spare spare; V t, u, sum[8], w[8], k[4], zero, x, y, z; };

static const R home[5] = { X3, X4, X5, X6, X7 };

static void rotate_left(V d, V n, unsigned k)
{
	SHL_4S(d, n, k);
	SRI_4S(d, n, 32 - k);
}

/* A quarter of the work on vector n of the schedule, w[t..t+3] with t = 4n: w[t-3] ^ w[t-8] ^ w[t-14] ^ w[t-16] turned by
 * one, where w[t+3] wants w[t], which was not there yet, turned by one too. */
static void early_words(const struct kernel *x, unsigned n, unsigned quarter)
{
	V w = x->w[n];
	switch (quarter) {
	case 0:
		EXT(x->x, x->w[n - 4], x->w[n - 3], 8);
		EXT(x->y, x->w[n - 1], x->zero, 4);
		break;
	case 1:
		EOR_16B(x->x, x->x, x->w[n - 4]);
		EOR_16B(x->y, x->y, x->w[n - 2]);
		EOR_16B(x->x, x->x, x->y);
		break;
	case 2:
		rotate_left(w, x->x, 1);
		EXT(x->y, x->zero, w, 4);
		break;
	case 3:
		rotate_left(x->z, x->y, 1);
		EOR_16B(w, w, x->z);
	}
}

/* From w[32] on the same, the rule applied to each of its words once more: w[t-6] ^ w[t-16] ^ w[t-28] ^ w[t-32] turned by
 * two. */
static void late_words(const struct kernel *x, unsigned n, unsigned quarter)
{
	V w = x->w[n % 8];
	switch (quarter) {
	case 0:
		EXT(x->x, x->w[(n - 2) % 8], x->w[(n - 1) % 8], 8);
		break;
	case 1:
		EOR_16B(w, w, x->w[(n - 7) % 8]);
		EOR_16B(x->x, x->x, x->w[(n - 4) % 8]);
		break;
	case 2:
		EOR_16B(x->x, x->x, w);
		break;
	case 3:
		rotate_left(w, x->x, 2);
	}
}

static void sums(const struct kernel *x, unsigned n)
{
	ADD_4S(x->x, x->w[n % 8], x->k[n / 5]);
	a64_sum_to(x->sum[n % 4 * 2], x->sum[n % 4 * 2 + 1], x->x);
}

/* e += f(b, c, d) */
static void mix_in(unsigned twenty, V e, V b, V c, V d, V t, V u)
{
	switch (twenty) {
	case 0:                                      /* Ch: (b & c) + (d & ~b) */
		AND(t, b, c);
		BIC(u, d, b);
		ADD(e, e, t);
		ADD(e, e, u);
		break;
	case 2:                                      /* Maj: (c & d) + (b & (c ^ d)) */
		EOR(t, c, d);
		AND(u, c, d);
		AND(t, t, b);
		ADD(e, e, u);
		ADD(e, e, t);
		break;
	default:                                     /* Parity */
		EOR(t, c, d);
		EOR(t, t, b);
		ADD(e, e, t);
	}
}

static void all_rounds(const struct blocks *s, V *v)
{
	const struct kernel *x = s->own;
	const unsigned vectors = s->h->rounds / 4;
	a64_read_block(s->blocks, x->w);
	for (unsigned n = 0; n < 4; n++)
		sums(x, n);
	for (unsigned i = 0; i < s->h->rounds; i++) {
		V a = v[(80 - i) % 5], b = v[(81 - i) % 5], c = v[(82 - i) % 5], d = v[(83 - i) % 5], e = v[(84 - i) % 5];
		const unsigned next = i / 4 + 4;
		prog_note("round %u", i);
		a64_add_half(e, x->sum[i / 2 % 8], i % 2);
		if (next < vectors)
			(next < 8 ? early_words : late_words)(x, next, i % 4);
		mix_in(i / 20, e, b, c, d, x->t, x->u);
		ROR(x->t, a, 27);
		ROR(b, b, 2);
		ADD(e, e, x->t);
		if (next < vectors && i % 4 == 3)
			sums(x, next);
	}
}

/* Each four times. */
static const struct table *constants(void)
{
	static uint8_t k[64];
	for (unsigned i = 0; i < sizeof k; i++)
		k[i] = (uint8_t)(sha1_k(i / 16 * 20) >> 8 * (i % 4));
	return prog_table("k", k, sizeof k, 64);
}

void sha1_a64_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct kernel x;
		x.t = prog_pin("t", 32, X16);
		x.u = prog_pin("u", 32, X17);
		x.zero = prog_pin("0", 128, V16 + 4);
		x.x = prog_pin("x", 128, V16 + 5);
		x.y = prog_pin("y", 128, V16 + 6);
		x.z = prog_pin("z", 128, V16 + 7);
		for (unsigned i = 0; i < 8; i++) {
			x.sum[i] = prog_pin("w+k", 64, X8 + i);
			x.w[i] = prog_pin("w", 128, V0 + i);
		}
		for (unsigned i = 0; i < 4; i++)
			x.k[i] = prog_pin("k", 128, V16 + i);
		x.spare = (struct a64_spare){ x.t, x.u, state };
		a64_table_address(x.sum[0], constants(), 0);
		for (unsigned i = 0; i < 4; i += 2)
			LDP(x.k[i], x.k[i + 1], at(x.sum[0], 16 * i));
		MOVI_0(x.zero);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = a64_take, .rounds = all_rounds, .feed_forward = a64_feed_forward, .own = &x });
	}
}
