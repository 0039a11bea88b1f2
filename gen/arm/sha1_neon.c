/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function with the message schedule in NEON, four words at a time, between the rounds' instructions;
 * the sums of words and constants come by way of memory, for from vectors to general registers is a long way on old cores. */
#include "../rounds.h"
#include "sha1.h"
#include "../../dsl/isa/arm.h"

/*	r8 a  r9 b  r10 c  r11 d  lr e     the state, renamed from round to round     r4 r12  short-lived
 *	r6:r7  w + k of two rounds         r0 state   r1 blocks   r2 blocks left   r3 where the constants lie
 *	q0-q3 q8-q11  the last 32 words of the schedule, as a ring     q12  a constant in all four lanes     q13-q15  short-lived
 *	frame  sums of sixteen words and constants, a ring                                                         */
struct kernel {
	struct arm_own own;
	struct sha1_arm r;
	V wk[2], w[8], k, x, y, z;
	struct place ring;
};

static void rotate_left(V d, V n, unsigned k)
{
	VSHR_U32(d, n, 32 - k);
	VSLI_32(d, n, k);
}

/* A quarter of the work on vector n of the schedule, w[t..t+3] with t = 4n: w[t-3] ^ w[t-8] ^ w[t-14] ^ w[t-16] turned by
 * one, where w[t+3] wants w[t], which was not there yet, turned by one too. */
static void early_words(const struct kernel *x, unsigned n, unsigned quarter)
{
	V w = x->w[n];
	switch (quarter) {
	case 0:
		VEXT(x->x, x->w[n - 4], x->w[n - 3], 8);
		VEOR(x->z, x->z, x->z);
		VEXT(x->y, x->w[n - 1], x->z, 4);
		break;
	case 1:
		VEOR(x->x, x->x, x->w[n - 4]);
		VEOR(x->y, x->y, x->w[n - 2]);
		VEOR(x->x, x->x, x->y);
		break;
	case 2:
		rotate_left(w, x->x, 1);
		VEXT(x->y, x->z, w, 4);
		break;
	case 3:
		rotate_left(x->z, x->y, 1);
		VEOR(w, w, x->z);
	}
}

/* From w[32] on the same, the rule applied to each of its words once more: w[t-6] ^ w[t-16] ^ w[t-28] ^ w[t-32] turned by
 * two. */
static void late_words(const struct kernel *x, unsigned n, unsigned quarter)
{
	V w = x->w[n % 8];
	switch (quarter) {
	case 0:
		VEXT(x->x, x->w[(n - 2) % 8], x->w[(n - 1) % 8], 8);
		VEOR(w, w, x->w[(n - 7) % 8]);
		break;
	case 1:
		VEOR(x->x, x->x, x->w[(n - 4) % 8]);
		break;
	case 2:
		VEOR(x->x, x->x, w);
		break;
	case 3:
		rotate_left(w, x->x, 2);
	}
}

/* The sums of vector n with its constant, to where vector n - 4 was. */
static void sums(const struct kernel *x, unsigned n)
{
	const struct place to = beyond(x->ring, n % 4 * 16);
	if (n % 5 == 0)
		VLD1_ON(x->own.k, 2, x->k);
	VADD_I32(x->x, x->w[n % 8], x->k);
	VSTR(to, as_width(x->x, 64));
	VSTR(beyond(to, 8), arm_high(x->x));
}

static void between(void *own, unsigned i)
{
	const struct kernel *x = own;
	const unsigned next = i / 4 + 4;
	if (next < 20)
		(next < 8 ? early_words : late_words)(x, next, i % 4);
	if (next < 20 && i % 4 == 3)
		sums(x, next);
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct kernel *x = b->own;
	strides(x->own.k, 0);
	arm_read_block(b->blocks, x->own.t, x->w);
	for (unsigned n = 0; n < 4; n++)
		sums(x, n);
	x->r = (struct sha1_arm){ .t = x->own.t, .u = x->own.u, .between = between, .own = x };
	for (unsigned i = 0; i < 5; i++)
		x->r.v[i] = v[i];
	for (unsigned i = 0; i < b->h->rounds; i++) {
		const struct turned e = sha1_arm_e(&x->r, i);
		prog_note("round %u", i);
		if (i % 2 == 0)
			LDRD(x->wk[0], x->wk[1], beyond(x->ring, i % 16 * 4));
		turned_add(e.v, x->wk[i % 2], e);
		sha1_arm_round(&x->r, i);
	}
	w_sub(x->own.k, x->own.k, K(64));
	for (unsigned i = 0; i < 5; i++)
		x->own.turn[i] = x->r.turn[i];
}

void sha1_arm_neon(const struct hash *h)
{
	static const R home[5] = { R8, R9, R10, R11, LR };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct kernel x = { .wk = { prog_pin("w+k", 32, R6), prog_pin("w+k", 32, R7) }, .ring = prog_frame("w+k", 64) };
		x.k = prog_pin("k", 128, Q(12));
		x.x = prog_pin("x", 128, Q(13));
		x.y = prog_pin("y", 128, Q(14));
		x.z = prog_pin("z", 128, Q(15));
		for (unsigned i = 0; i < 8; i++)
			x.w[i] = prog_pin("w", 128, Q(i < 4 ? i : 4 + i));
		x.own = (struct arm_own){ .t = prog_pin("t", 32, R12), .u = prog_pin("u", 32, R4),
			.k = prog_pin("constants", 32, R3), .constants = arm_sha1_constants() };
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.ring = &x.ring, .take = arm_take, .rounds = all_rounds, .feed_forward = arm_feed_forward, .own = &x });
	}
}
