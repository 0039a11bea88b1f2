/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function in the registers of ARMv7-A. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/arm.h"

/*	r4 a  r5 b  r6 c  r7 d  r8 e  r9 f  r10 g  r11 h     the state, renamed from round to round
 *	r0:r1   w[t], w[t + 1] and their constants     r2:r3  short-lived     r12  b^c     lr  the constants' address
 *	frame   w[0..15], the ring of the message schedule; state, blocks, blocks left                              */
struct kernel {
	struct arm_own own;
	const struct sigmas *s;
	V v[8], w[2], t, u, bc;
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
	w_set(x->t, blocks);
	for (unsigned i = 0; i < 2; i++)
		LDR(x->w[i], at(x->t, 4 * (t + i)));
	for (unsigned i = 0; i < 2; i++)
		REV(x->w[i], x->w[i]);
}

/* w[t] and w[t + 1] of those before: loads in pairs where they lie in pairs. */
static void next_words(const struct kernel *x, unsigned t)
{
	V p = x->w[0], q = x->w[1], a = x->t, b = x->u;
	LDRD(p, q, ring(x, t - 16));
	LDR(a, ring(x, t - 14));
	add_small_sigma(p, q, b, x->s->s0);
	add_small_sigma(q, a, b, x->s->s0);
	LDR(a, ring(x, t - 2));
	add_small_sigma(p, a, b, x->s->s1);
	LDR(a, ring(x, t - 1));
	add_small_sigma(q, a, b, x->s->s1);
	LDR(a, ring(x, t - 7));
	LDR(b, ring(x, t - 6));
	ADD(p, p, a);
	ADD(q, q, b);
}

/* t = what is to be rotated by r[0], FIPS 180-4, 4.1.2: each rotation carries the ones inside it along. */
static void big_sigma(V t, V n, const uint8_t *r)
{
	EOR_ROR(t, n, n, r[1] - r[0]);
	EOR_ROR(t, t, n, r[2] - r[0]);
}

/* One round, FIPS 180-4, 6.2.2, with w + k in w.  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and a^b is the next round's b^c. */
static void one_round(struct kernel *x, unsigned t, V w)
{
	V a = x->v[0], b = x->v[1], d = x->v[3], e = x->v[4], f = x->v[5], g = x->v[6], h = x->v[7];
	prog_note("round %u", t);
	big_sigma(x->t, e, x->s->S1);
	ADD(h, h, w);
	EOR(x->u, f, g);
	ADD_ROR(h, h, x->t, x->s->S1[0]);
	AND(x->u, x->u, e);
	EOR(x->u, x->u, g);
	EOR(x->t, a, b);
	ADD(h, h, x->u);
	AND(x->bc, x->bc, x->t);
	ADD(d, d, h);
	EOR(x->bc, x->bc, b);
	big_sigma(x->u, a, x->s->S0);
	ADD(h, h, x->bc);
	ADD_ROR(h, h, x->u, x->s->S0[0]);
	V swap = x->t;
	x->t = x->bc;
	x->bc = swap;
	for (unsigned i = 7; i > 0; i--)
		x->v[i] = i == 4 ? d : x->v[i - 1];
	x->v[0] = h;
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct kernel *x = b->own;
	for (unsigned i = 0; i < 8; i++)
		x->v[i] = v[i];
	EOR(x->bc, v[1], v[2]);
	for (unsigned t = 0; t < b->h->rounds; t += 2) {
		prog_note("w[%u], w[%u]", t, t + 1);
		if (t < 16)
			first_words(x, t, b->blocks);
		else
			next_words(x, t);
		STRD(x->w[0], x->w[1], ring(x, t));
		LDRD(x->t, x->u, at(x->own.k, 4 * t));
		ADD(x->w[0], x->w[0], x->t);
		ADD(x->w[1], x->w[1], x->u);
		one_round(x, t, x->w[0]);
		one_round(x, t + 1, x->w[1]);
	}
}

void sha256_arm_scalar(const struct hash *h)
{
	static const R home[8] = { R4, R5, R6, R7, R8, R9, R10, R11 };
	FUNC (h, compress) {
		for (unsigned i = 0; i < 8; i++)
			prog_pin(text_of("%c", 'a' + i), 32, home[i]);
		ARG(state);
		ARG(blocks);
		ARG(n);
		struct kernel x = { .s = sha2_sigmas(h), .w = { prog_pin("w[t]", 32, R0), prog_pin("w[t+1]", 32, R1) },
			.t = prog_pin("t", 32, R2), .u = prog_pin("u", 32, R3), .bc = prog_pin("b^c", 32, R12),
			.ring = prog_frame("w", 64) };
		x.own = (struct arm_own){ .t = x.w[0], .u = x.w[1], .k = prog_pin("k", 32, LR),
			.constants = arm_constants(h, h->rounds) };
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.ring = &x.ring, .take = arm_take, .rounds = all_rounds, .feed_forward = arm_feed_forward, .own = &x });
	}
}
