/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-2 compression functions in the general registers of AArch64, baseline instructions only. */
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/* Sigma0, Sigma1, sigma0, sigma1 as rotations; the last of the small ones is a shift.  FIPS 180-4, 4.1.2 and 4.1.3. */
struct sigmas { uint8_t S0[3], S1[3], s0[3], s1[3]; };
static const struct sigmas sigmas32 = { { 2, 13, 22 }, { 6, 11, 25 }, { 7, 18, 3 }, { 17, 19, 10 } };
static const struct sigmas sigmas64 = { { 28, 34, 39 }, { 14, 18, 41 }, { 1, 8, 7 }, { 19, 61, 6 } };

/*	x3-x10   a..h, the state, renamed from round to round
 *	x11-x17 x19-x27   w[0..15], the message schedule as a ring      x28   short-lived
 *	x0 x1    a^b of this round and of the one before, turn about    x2    the middle of the table of constants
 *	x30      the second of two constants                            frame state, blocks, blocks left             */
struct kernel {
	struct a64_spare spare;
	const struct hash *h;
	const struct sigmas *s;
	V v[8], w[16], t, ab, bc, k, k2;
};

static const R home[8] = { X3, X4, X5, X6, X7, X8, X9, X10 };
static const R home_of_w[16] = { X11, X12, X13, X14, X15, X16, X17, X19, X20, X21, X22, X23, X24, X25, X26, X27 };

/* d = ror(n, r[0]) ^ ror(n, r[1]) ^ ror(n, r[2]) in three steps, dealt out between others. */
static void sigma_step(unsigned step, V d, V n, const uint8_t *r, bool last_shifts)
{
	if (step == 0)
		ROR(d, n, r[0]);
	else if (step == 2 && last_shifts)
		EOR_LSR(d, d, n, r[2]);
	else
		EOR_ROR(d, d, n, r[step]);
}

/* w[t + 16], in the place of w[t]; of its short-lived registers one is what the next a^b goes to. */
static void message_word(const struct kernel *x, unsigned t)
{
	V w = x->w[t % 16], w1 = x->w[(t + 1) % 16], w9 = x->w[(t + 9) % 16], w14 = x->w[(t + 14) % 16];
	for (unsigned i = 0; i < 3; i++) {
		sigma_step(i, x->t, w1, x->s->s0, true);
		sigma_step(i, x->ab, w14, x->s->s1, true);
	}
	ADD(w, w, w9);
	ADD(w, w, x->t);
	ADD(w, w, x->ab);
}

/* The first sixteen, two by two; halves of 64 bits come out of one load and one turn. */
static void read_block(const struct kernel *x, V blocks)
{
	V from = as_width(x->t, 64);
	w_set(from, blocks);
	for (unsigned t = 0; t < 16; t += x->h->W == 64 ? 2 : 4) {
		V first = as_width(x->w[x->h->W == 64 ? t : t + 1], 64), second = as_width(x->w[x->h->W == 64 ? t + 1 : t + 3], 64);
		LDP(first, second, at(from, t * x->h->W / 8));
		REV(first, first);
		REV(second, second);
		if (x->h->W == 32) {
			LSR(as_width(x->w[t], 64), first, 32);
			LSR(as_width(x->w[t + 2], 64), second, 32);
		}
	}
}

/* One round, FIPS 180-4, 6.2.2.  Ch(e,f,g) = g ^ (e & (f^g)).  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and this round's a^b is
 * the next one's b^c. */
static void one_round(struct kernel *x, unsigned t)
{
	V a = x->v[0], b = x->v[1], d = x->v[3], e = x->v[4], f = x->v[5], g = x->v[6], h = x->v[7];
	const unsigned bytes = x->h->W / 8;
	prog_note("round %u", t);
	if (t % 2 == 0)
		LDP(x->ab, x->k2, at(x->k, (int64_t)(t * bytes) - x->h->rounds * bytes / 2));
	ADD(h, h, t % 2 ? x->k2 : x->ab);
	ADD(h, h, x->w[t % 16]);
	EOR(x->ab, f, g);
	sigma_step(0, x->t, e, x->s->S1, false);
	AND(x->ab, x->ab, e);
	sigma_step(1, x->t, e, x->s->S1, false);
	EOR(x->ab, x->ab, g);
	sigma_step(2, x->t, e, x->s->S1, false);
	ADD(h, h, x->ab);
	EOR(x->ab, a, b);
	ADD(h, h, x->t);
	sigma_step(0, x->t, a, x->s->S0, false);
	AND(x->bc, x->bc, x->ab);
	ADD(d, d, h);
	sigma_step(1, x->t, a, x->s->S0, false);
	EOR(x->bc, x->bc, b);
	sigma_step(2, x->t, a, x->s->S0, false);
	ADD(h, h, x->bc);
	ADD(h, h, x->t);
	V free = x->bc;
	x->bc = x->ab;
	x->ab = free;
	if (t + 16 < x->h->rounds)
		message_word(x, t);
	for (unsigned i = 7; i > 0; i--)
		x->v[i] = x->v[i - 1];
	x->v[0] = h;
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct kernel *x = b->own;
	for (unsigned i = 0; i < 8; i++)
		x->v[i] = v[i];
	read_block(x, b->blocks);
	EOR(x->bc, v[1], v[2]);
	for (unsigned t = 0; t < b->h->rounds; t++)
		one_round(x, t);
}

static const struct table *constants(const struct hash *h)
{
	static uint8_t k[80 * 8];
	const unsigned bytes = h->W / 8;
	for (unsigned i = 0; i < h->rounds * bytes; i++)
		k[i] = (uint8_t)(typed_k(h, i / bytes) >> 8 * (i % bytes));
	return prog_table("k", k, h->rounds * bytes, 64);
}

void sha2_a64_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		struct kernel x = { .h = h, .s = h->W == 32 ? &sigmas32 : &sigmas64 };
		for (unsigned i = 0; i < 16; i++)
			x.w[i] = prog_pin("w", h->W, home_of_w[i]);
		x.t = prog_pin("t", h->W, X28);
		ARG(state);
		ARG(blocks);
		ARG(n);
		x.ab = prog_pin("a^b", h->W, X0);
		x.bc = prog_pin("b^c", h->W, X1);
		x.k = prog_pin("constants", 64, X2);
		x.k2 = prog_pin("a constant", h->W, X30);
		x.spare = (struct a64_spare){ x.ab, x.bc, as_width(x.t, 64) };
		a64_table_address(x.k, constants(h), h->rounds * h->W / 16);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = a64_take, .rounds = all_rounds, .feed_forward = a64_feed_forward, .own = &x });
	}
}
