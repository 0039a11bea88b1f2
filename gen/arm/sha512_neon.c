/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-512 compression function in NEON: a word in each d register for the rounds, two in each q register for the
 * message schedule. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/arm.h"

/*	d16 a  d17 b  d18 c  d19 d  d20 e  d21 f  d22 g  d23 h     the state, renamed from round to round
 *	q0-q7    w[t..t+15], two words each; what two rounds have used becomes w[t+16], w[t+17]
 *	d24-d31  short-lived, of them q14  w + k of two rounds
 *	r0 state   r1 blocks   r2 blocks left   r3  where the constants lie   r12  an address; sixteens of rounds left      */
struct own {
	const struct sigmas *s;
	const struct table *table;
	V v[8], w[8], q[4], t[8], k, p;
};

/* t = n rotated right by r[0]; u by r[1], x by r[2], or shifted. */
static void turn_three(V t, V u, V x, V n, const uint8_t *r, bool shift)
{
	VSHR_U64(t, n, r[0]);
	VSHR_U64(u, n, r[1]);
	VSLI_64(t, n, 64 - r[0]);
	VSLI_64(u, n, 64 - r[1]);
	VSHR_U64(x, n, r[2]);
	if (!shift)
		VSLI_64(x, n, 64 - r[2]);
}

/* One round, FIPS 180-4, 6.4.2, with w + k in wk.  Maj(a,b,c) is c where a and b differ, else b. */
static void one_round(const struct own *x, unsigned i, V wk)
{
	V v[8];
	for (unsigned k = 0; k < 8; k++)
		v[k] = x->v[(k + 80 - i) % 8];
	V a = v[0], b = v[1], c = v[2], d = v[3], e = v[4], f = v[5], g = v[6], h = v[7];
	const V *t = x->t, ch = t[3], maj = t[3];
	prog_note("round %u mod 16", i % 16);
	VADD_I64(h, h, wk);
	turn_three(t[0], t[1], t[2], e, x->s->S1, false);
	VORR(ch, e, e);
	VEOR(t[0], t[0], t[1]);
	VBSL(ch, f, g);
	VEOR(t[0], t[0], t[2]);
	VADD_I64(h, h, ch);
	turn_three(t[6], t[7], t[1], a, x->s->S0, false);
	VADD_I64(h, h, t[0]);
	VEOR(maj, a, b);
	VEOR(t[6], t[6], t[7]);
	VADD_I64(d, d, h);
	VBSL(maj, c, b);
	VEOR(t[6], t[6], t[1]);
	VADD_I64(h, h, maj);
	VADD_I64(h, h, t[6]);
}

/* Two words, of those before.  w[t-15], w[t-14] and w[t-7], w[t-6] each lie in two registers. */
static void next_words(const struct own *x, unsigned i)
{
	V w = x->w[i % 8];
	const V *q = x->q;
	prog_note("w[%u], w[%u] of the next sixteen", 2 * i % 16, 2 * i % 16 + 1);
	VEXT(q[2], w, x->w[(i + 1) % 8], 8);
	turn_three(q[0], q[1], q[3], q[2], x->s->s0, true);
	VEXT(q[2], x->w[(i + 4) % 8], x->w[(i + 5) % 8], 8);
	VEOR(q[0], q[0], q[1]);
	VADD_I64(w, w, q[2]);
	VEOR(q[0], q[0], q[3]);
	turn_three(q[1], q[2], q[3], x->w[(i + 7) % 8], x->s->s1, true);
	VADD_I64(w, w, q[0]);
	VEOR(q[1], q[1], q[2]);
	VEOR(q[1], q[1], q[3]);
	VADD_I64(w, w, q[1]);
}

static void sixteen_rounds(const struct own *x, bool more)
{
	for (unsigned i = 0; i < 8; i++) {
		VLD1_ON(x->k, 2, x->t[4]);
		VADD_I64(x->q[2], x->q[2], x->w[i]);
		one_round(x, 2 * i, x->t[4]);
		one_round(x, 2 * i + 1, x->t[5]);
		if (more)
			next_words(x, i);
	}
}

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	TABLE(x->k, x->table);
	w_set(x->p, b->state);
	VLD1_ON(x->p, 4, v[0]);
	VLD1(x->p, 4, v[4]);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	strides(x->k, 0);
	w_set(x->p, b->blocks);
	for (unsigned i = 0; i < 8; i += 2)
		VLD1_ON(x->p, 4, x->w[i]);
	for (unsigned i = 0; i < 8; i++)
		VREV64(x->w[i], x->w[i]);
	w_set(x->p, K(b->h->rounds / 16 - 1));
	REPEAT (x->p)
		sixteen_rounds(x, true);
	sixteen_rounds(x, false);
	w_sub(x->k, x->k, K(8 * b->h->rounds));
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	w_set(x->p, b->state);
	VLD1_ON(x->p, 4, x->w[0]);
	VLD1(x->p, 4, x->w[2]);
	for (unsigned i = 0; i < 4; i++)
		VADD_I64(as_width(v[2 * i], 128), as_width(v[2 * i], 128), x->w[i]);
	VST1(x->p, 4, v[4]);
	VST1(b->state, 4, v[0]);
}

void sha512_arm_neon(const struct hash *h)
{
	static const R home[8] = { D16, D16 + 1, D16 + 2, D16 + 3, D16 + 4, D16 + 5, D16 + 6, D16 + 7 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .s = sha2_sigmas(h), .table = table_of_k(h) };
		for (unsigned i = 0; i < 8; i++) {
			x.v[i] = prog_pin(text_of("%c", 'a' + i), 64, home[i]);
			x.w[i] = prog_pin(text_of("w[%u..]", 2 * i), 128, Q(i));
			x.t[i] = prog_pin("t", 64, Q(12) + i);
		}
		for (unsigned i = 0; i < 4; i++)
			x.q[i] = prog_pin("t", 128, Q(12 + i));
		x.k = prog_pin("constants", 32, R3);
		x.p = prog_pin("address, sixteens", 32, R12);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .own = &x });
	}
}
