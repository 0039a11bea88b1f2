/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-512 compression function in the general registers of AArch64, the message schedule among them. */
#include "sha2.h"
#include "../../dsl/isa/aarch64.h"

/*	x3-x10   a..h, the state, renamed from round to round
 *	x11-x17 x19-x27   w[0..15], the message schedule as a ring      x28   short-lived
 *	x0 x1    a^b of this round and of the one before, turn about    x2    the middle of the table of constants
 *	x30      the second of two constants                            frame state, blocks, blocks left             */
struct kernel { struct sha2 sha2; V w[16], k, k2; };

static const R home[8] = { X3, X4, X5, X6, X7, X8, X9, X10 };
static const R home_of_w[16] = { X11, X12, X13, X14, X15, X16, X17, X19, X20, X21, X22, X23, X24, X25, X26, X27 };

static void read_block(struct sha2 *s, V blocks)
{
	const struct kernel *x = (const struct kernel *)s;
	w_set(s->t, blocks);
	for (unsigned t = 0; t < 16; t += 2)
		LDP(x->w[t], x->w[t + 1], at(s->t, 8 * t));
	for (unsigned t = 0; t < 16; t++)
		REV(x->w[t], x->w[t]);
}

/* Constants come two at a time, the first by way of the next a^b. */
static void add_word(struct sha2 *s, unsigned t, V h)
{
	const struct kernel *x = (const struct kernel *)s;
	if (t % 2 == 0)
		LDP(s->ab, x->k2, at(x->k, (int64_t)(8 * t) - 4 * s->h->rounds));
	ADD(h, h, t % 2 ? x->k2 : s->ab);
	ADD(h, h, x->w[t % 16]);
}

/* After the round, w[t + 16] in the place of w[t]. */
static void between(struct sha2 *s, unsigned t, unsigned i)
{
	const struct kernel *x = (const struct kernel *)s;
	V w = x->w[t % 16], w1 = x->w[(t + 1) % 16], w9 = x->w[(t + 9) % 16], w14 = x->w[(t + 14) % 16];
	if (i < 7 || t + 16 >= s->h->rounds)
		return;
	for (unsigned step = 0; step < 3; step++) {
		sha2_a64_sigma(step, s->t, w1, s->s->s0, true);
		sha2_a64_sigma(step, s->ab, w14, s->s->s1, true);
	}
	ADD(w, w, w9);
	ADD(w, w, s->t);
	ADD(w, w, s->ab);
}

void sha512_a64_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		struct kernel x = { .sha2 = { .h = h, .s = sha2_sigmas(h), .read_block = read_block, .add_word = add_word,
			.between = between } };
		struct sha2 *s = &x.sha2;
		for (unsigned i = 0; i < 16; i++)
			x.w[i] = prog_pin("w", 64, home_of_w[i]);
		s->t = prog_pin("t", 64, X28);
		ARG(state);                                  /* no register is left to keep these in */
		ARG(blocks);
		ARG(n);
		s->ab = prog_pin("a^b", 64, X0);
		s->bc = prog_pin("b^c", 64, X1);
		x.k = prog_pin("constants", 64, X2);
		x.k2 = prog_pin("a constant", 64, X30);
		s->spare = (struct a64_spare){ s->ab, s->bc, s->t };
		a64_table_address(x.k, table_of_k(h), 4 * h->rounds);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = a64_take, .rounds = sha2_a64_rounds, .feed_forward = a64_feed_forward, .own = &x });
	}
}
