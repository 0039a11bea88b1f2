/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function with the message schedule in NEON, four words at a time, between the rounds' instructions;
 * the sums of words and constants come by way of memory, for from vectors to general registers is a long way on old cores. */
#include "../rounds.h"
#include "sha256.h"
#include "../../dsl/isa/arm.h"

/*	r0:r1  w + k of two rounds     lr  where the constants lie     the rest: sha256_rounds.c
 *	q0-q3  the schedule as a ring     q8-q10  short-lived     q12 q13  constants of eight rounds
 *	frame  sums of sixteen words and constants, a ring; state, blocks, blocks left                              */
struct kernel {
	struct arm_own own;
	struct sha256_arm r;
	V wk[2], w[4], x, y, z, k[2];
	struct place ring;
};

static V low(V q)
{
	return as_width(q, 64);
}

/* n words turned right by r[0] in y, by r[1] in z, and shifted by r[2] in x, where they are unless from is another. */
static void small_sigma(V x, V y, V z, V from, const uint8_t *r, unsigned step)
{
	switch (step) {
	case 0: VSHR_U32(y, from, r[0]); break;
	case 1: VSHR_U32(z, from, r[1]); break;
	case 2: VSLI_32(y, from, 32 - r[0]); break;
	case 3: VSLI_32(z, from, 32 - r[1]); break;
	case 4: VSHR_U32(x, from, r[2]); break;
	case 5: VEOR(y, y, z); break;
	case 6: VEOR(y, y, x); break;
	}
}

/* w[t-15..t-12] to x, w[t-7..t-4] added to w[t-16..t-13], then sigma0 of x. */
static void add_small_sigma0(const struct kernel *x, unsigned n, unsigned step)
{
	V w = x->w[n % 4];
	switch (step) {
	case 0:  VEXT(x->x, w, x->w[(n + 1) % 4], 4); break;
	case 1:  VEXT(x->y, x->w[(n + 2) % 4], x->w[(n + 3) % 4], 4); break;
	case 2:  VADD_I32(w, w, x->y); break;
	case 10: VADD_I32(w, w, x->y); break;
	default: small_sigma(x->x, x->y, x->z, x->x, x->r.s->s0, step - 3);
	}
}

/* sigma1 of two words: of w[t-2] and w[t-1], added to the lower two words; then of these, added to the upper two. */
static void add_small_sigma1(const struct kernel *x, unsigned n, bool upper, unsigned step)
{
	V w = x->w[n % 4], before = upper ? low(w) : arm_high(x->w[(n + 3) % 4]), to = upper ? arm_high(w) : low(w);
	if (step < 7)
		small_sigma(low(x->x), low(x->y), low(x->z), before, x->r.s->s1, step);
	else
		VADD_I32(to, to, low(x->y));
}

/* The sums of vector n with its constants, to where vector n - 4 was. */
static void sums(const struct kernel *x, unsigned n, unsigned step)
{
	const struct place to = beyond(x->ring, n % 4 * 16);
	switch (step) {
	case 0:
		if (n % 2 == 0)
			VLD1_ON(x->own.k, 4, x->k[0]);
		break;
	case 1: VADD_I32(x->x, x->w[n % 4], x->k[n % 2]); break;
	case 2: VSTR(to, low(x->x)); break;
	case 3: VSTR(beyond(to, 8), arm_high(x->x)); break;
	}
}

/* Of the 31 steps to a vector of the schedule, eight go into each of the four rounds that stand four vectors before it; the
 * last of these has read the sums that give way. */
static void between(void *own, unsigned t, unsigned i)
{
	const struct kernel *x = own;
	const unsigned n = t / 4 + 4, step = t % 4 * 8 + i;
	if (n >= 16)
		return;
	if (step < 11)
		add_small_sigma0(x, n, step);
	else if (step < 27)
		add_small_sigma1(x, n, step >= 19, (step - 11) % 8);
	else
		sums(x, n, step - 27);
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct kernel *x = b->own;
	strides(x->own.k, 0);
	arm_read_block(b->blocks, x->r.t, x->w);
	for (unsigned n = 0; n < 4; n++)
		for (unsigned step = 0; step < 4; step++)
			sums(x, n, step);
	sha256_arm_begin(&x->r, v);
	for (unsigned t = 0; t < b->h->rounds; t++) {
		if (t % 2 == 0)
			LDRD(x->wk[0], x->wk[1], beyond(x->ring, t % 16 * 4));
		sha256_arm_round(&x->r, t, x->wk[t % 2]);
	}
	w_sub(x->own.k, x->own.k, K(4 * b->h->rounds));
}

void sha256_arm_neon(const struct hash *h)
{
	FUNC (h, compress) {
		for (unsigned i = 0; i < 8; i++)
			prog_pin(text_of("%c", 'a' + i), 32, sha256_arm_home[i]);
		ARG(state);
		ARG(blocks);
		ARG(n);
		struct kernel x = { .r = sha256_arm_rounds(h), .wk = { prog_pin("w+k", 32, R0), prog_pin("w+k", 32, R1) },
			.ring = prog_frame("w+k", 64) };
		x.x = prog_pin("x", 128, Q(8));
		x.y = prog_pin("y", 128, Q(9));
		x.z = prog_pin("z", 128, Q(10));
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin("w", 128, Q(i));
		for (unsigned i = 0; i < 2; i++)
			x.k[i] = prog_pin("k", 128, Q(12 + i));
		x.own = (struct arm_own){ .t = x.wk[0], .u = x.wk[1], .k = prog_pin("k", 32, LR), .constants = table_of_k(h) };
		x.r.between = between;
		x.r.own = &x;
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = sha256_arm_home,
			.ring = &x.ring, .take = arm_take, .rounds = all_rounds, .feed_forward = arm_feed_forward, .own = &x });
	}
}
