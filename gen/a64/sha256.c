/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function of AArch64: the rounds in the general registers, the message schedule in the vector
 * registers, which each AArch64 has, four words at a time. */
#include "sha2.h"
#include "../../dsl/isa/aarch64.h"

/*	w3-w10   a..h, the state, renamed from round to round     w11  short-lived
 *	w12 w13  a^b of this round and of the one before, turn about
 *	x14-x17  sums of message words and constants, of eight rounds
 *	x0 state   x1 blocks   x2 blocks left
 *	v0-v3    the schedule as a ring   v4-v6  short-lived   v7  zero   v16-v31  the constants     */
struct kernel { struct sha2 sha2; V sum[4], w[4], x, y, z, zero, k[16]; };

static const R home[8] = { X3, X4, X5, X6, X7, X8, X9, X10 };

static void sums(const struct kernel *x, unsigned n)
{
	ADD_4S(x->x, x->w[n % 4], x->k[n]);
	a64_sum_to(x->sum[n % 2 * 2], x->sum[n % 2 * 2 + 1], x->x);
}

static void read_block(struct sha2 *s, V blocks)
{
	const struct kernel *x = (const struct kernel *)s;
	a64_read_block(blocks, x->w);
	for (unsigned i = 0; i < 2; i++)
		sums(x, i);
}

static void add_word(struct sha2 *s, unsigned t, V h)
{
	const struct kernel *x = (const struct kernel *)s;
	a64_add_half(h, x->sum[t / 2 % 4], t % 2);
}

/* w[t-15..t-12] to x, w[t-7..t-4] added to w[t-16..t-13], then sigma0 of x. */
static void add_small_sigma0(const struct kernel *x, unsigned n, unsigned step)
{
	const uint8_t *r = x->sha2.s->s0;
	V w = x->w[n % 4];
	switch (step) {
	case 0:  EXT(x->x, w, x->w[(n + 1) % 4], 4); break;
	case 1:  EXT(x->y, x->w[(n + 2) % 4], x->w[(n + 3) % 4], 4); break;
	case 2:  ADD_4S(w, w, x->y); break;
	case 3:  SHL_4S(x->y, x->x, 32 - r[0]); break;
	case 4:  SHL_4S(x->z, x->x, 32 - r[1]); break;
	case 5:  SRI_4S(x->y, x->x, r[0]); break;
	case 6:  SRI_4S(x->z, x->x, r[1]); break;
	case 7:  USHR_4S(x->x, x->x, r[2]); break;
	case 8:  EOR_16B(x->y, x->y, x->z); break;
	case 9:  EOR_16B(x->y, x->y, x->x); break;
	case 10: ADD_4S(w, w, x->y); break;
	}
}

/* sigma1 of two words, each taken twice so that it turns by being shifted in 64 bits: first of w[t-2] and w[t-1], added to
 * the lower two words, and then of these, added to the upper two. */
static void add_small_sigma1(const struct kernel *x, unsigned n, bool upper, unsigned step)
{
	const uint8_t *r = x->sha2.s->s1;
	V w = x->w[n % 4], before = x->w[(n + 3) % 4];
	switch (step) {
	case 0:
		if (upper)
			ZIP1_4S(x->x, w, w);
		else
			ZIP2_4S(x->x, before, before);
		break;
	case 1:  USHR_2D(x->y, x->x, r[0]); break;
	case 2:  USHR_2D(x->z, x->x, r[1]); break;
	case 3:  USHR_4S(x->x, x->x, r[2]); break;
	case 4:  EOR_16B(x->y, x->y, x->z); break;
	case 5:  EOR_16B(x->y, x->y, x->x); break;
	case 6:
		if (upper)
			UZP1_4S(x->y, x->zero, x->y);
		else
			UZP1_4S(x->y, x->y, x->zero);
		break;
	case 7:  ADD_4S(w, w, x->y); break;
	}
}

/* Of the 27 steps to a vector of the schedule, seven go into each of the four rounds that stand four vectors before it. */
static void between(struct sha2 *s, unsigned t, unsigned i)
{
	const struct kernel *x = (const struct kernel *)s;
	const unsigned n = t / 4 + 4, step = t % 4 * 7 + i;
	if (i == 7) {
		if (t % 4 == 3 && n < 18)
			sums(x, n - 2);
	} else if (n < 16) {
		if (step < 11)
			add_small_sigma0(x, n, step);
		else if (step < 27)
			add_small_sigma1(x, n, step >= 19, (step - 11) % 8);
	}
}

void sha256_a64_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct kernel x = { .sha2 = { .h = h, .s = sha2_sigmas(h), .read_block = read_block, .add_word = add_word,
			.between = between } };
		struct sha2 *s = &x.sha2;
		s->t = prog_pin("t", 32, X11);
		s->ab = prog_pin("a^b", 32, X12);
		s->bc = prog_pin("b^c", 32, X13);
		s->spare = (struct a64_spare){ s->t, s->ab, state };
		x.x = prog_pin("x", 128, V0 + 4);
		x.y = prog_pin("y", 128, V0 + 5);
		x.z = prog_pin("z", 128, V0 + 6);
		x.zero = prog_pin("0", 128, V0 + 7);
		for (unsigned i = 0; i < 4; i++) {
			x.sum[i] = prog_pin("w+k", 64, X14 + i);
			x.w[i] = prog_pin("w", 128, V0 + i);
		}
		for (unsigned i = 0; i < 16; i++)
			x.k[i] = prog_pin("k", 128, V16 + i);
		a64_table_address(x.sum[0], table_of_k(h), 0);
		for (unsigned i = 0; i < 16; i += 2)
			LDP(x.k[i], x.k[i + 1], at(x.sum[0], 16 * i));
		MOVI_0(x.zero);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = a64_take, .rounds = sha2_a64_rounds, .feed_forward = a64_feed_forward, .own = &x });
	}
}
