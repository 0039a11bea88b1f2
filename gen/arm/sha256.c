/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function in the registers of ARMv7-A. */
#include "../rounds.h"
#include "sha256.h"
#include "../../dsl/isa/arm.h"

/*	r4 a  r5 b  r6 c  r7 d  r8 e  r9 f  r10 g  r11 h     the state, renamed from round to round
 *	r0:r1   w[t], w[t + 1] and their constants     r2:r3  short-lived     r12  b^c     lr  the constants' address
 *	frame   w[0..15], the ring of the message schedule; state, blocks, blocks left                              */
struct kernel {
	struct arm_own own;
	struct sha256_arm r;
	V w[2];
	struct place ring;
};

static struct place ring(const struct kernel *x, unsigned t)
{
	return beyond(x->ring, t % 16 * 4);
}

/* to += sigma(n), t in passing; n stays. */
static void add_small_sigma(V to, V n, V t, const uint8_t *r)
{
	ROR(t, n, r[0]);
	EOR_ROR(t, t, n, r[1]);
	EOR_LSR(t, t, n, r[2]);
	ADD(to, to, t);
}

/* w[t] and w[t + 1] of the data. */
static void first_words(const struct kernel *x, unsigned t, V blocks)
{
	w_set(x->r.t, blocks);
	for (unsigned i = 0; i < 2; i++)
		LDR(x->w[i], at(x->r.t, 4 * (t + i)));
	for (unsigned i = 0; i < 2; i++)
		REV(x->w[i], x->w[i]);
}

/* w[t] and w[t + 1] of those before: loads in pairs where they lie in pairs. */
static void next_words(const struct kernel *x, unsigned t)
{
	V p = x->w[0], q = x->w[1], a = x->r.t, b = x->r.u;
	LDRD(p, q, ring(x, t - 16));
	LDR(a, ring(x, t - 14));
	add_small_sigma(p, q, b, x->r.s->s0);
	add_small_sigma(q, a, b, x->r.s->s0);
	LDR(a, ring(x, t - 2));
	add_small_sigma(p, a, b, x->r.s->s1);
	LDR(a, ring(x, t - 1));
	add_small_sigma(q, a, b, x->r.s->s1);
	LDR(a, ring(x, t - 7));
	LDR(b, ring(x, t - 6));
	ADD(p, p, a);
	ADD(q, q, b);
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct kernel *x = b->own;
	sha256_arm_begin(&x->r, v);
	for (unsigned t = 0; t < b->h->rounds; t += 2) {
		prog_note("w[%u], w[%u]", t, t + 1);
		if (t < 16)
			first_words(x, t, b->blocks);
		else
			next_words(x, t);
		STRD(x->w[0], x->w[1], ring(x, t));
		LDRD(x->r.t, x->r.u, at(x->own.k, 4 * t));
		ADD(x->w[0], x->w[0], x->r.t);
		ADD(x->w[1], x->w[1], x->r.u);
		sha256_arm_round(&x->r, t, x->w[0]);
		sha256_arm_round(&x->r, t + 1, x->w[1]);
	}
}

void sha256_arm_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		for (unsigned i = 0; i < 8; i++)
			prog_pin(text_of("%c", 'a' + i), 32, sha256_arm_home[i]);
		ARG(state);
		ARG(blocks);
		ARG(n);
		struct kernel x = { .r = sha256_arm_rounds(h), .w = { prog_pin("w[t]", 32, R0), prog_pin("w[t+1]", 32, R1) },
			.ring = prog_frame("w", 64) };
		x.own = (struct arm_own){ .t = x.w[0], .u = x.w[1], .k = prog_pin("k", 32, LR),
			.constants = arm_constants(h, h->rounds) };
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = sha256_arm_home,
			.ring = &x.ring, .take = arm_take, .rounds = all_rounds, .feed_forward = arm_feed_forward, .own = &x });
	}
}
