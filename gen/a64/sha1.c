/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the general registers of AArch64, baseline instructions only. */
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/*	w3 a  w4 b  w5 c  w6 d  w7 e     the state, renamed from round to round
 *	w8-w17 w19-w24   w[0..15], the message schedule as a ring     w25 w26 short-lived   w27 the constant
 *	x0 state   x1 blocks   x2 blocks left                                                                */
struct kernel { struct a64_spare spare; V w[16], t, u, k; };

static const R home[5] = { X3, X4, X5, X6, X7 };
static const R home_of_w[16] = { X8, X9, X10, X11, X12, X13, X14, X15, X16, X17, X19, X20, X21, X22, X23, X24 };
static const uint32_t k_of_twenty[4] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };     /* FIPS 180-4, 4.2.1 */

/* The first sixteen words, two from each 64 bits turned around. */
static void read_block(const struct kernel *x, V blocks)
{
	for (unsigned t = 0; t < 16; t += 4) {
		V first = as_width(x->w[t + 1], 64), second = as_width(x->w[t + 3], 64);
		LDP(first, second, at(blocks, 4 * t));
		REV(first, first);
		REV(second, second);
		LSR(as_width(x->w[t], 64), first, 32);
		LSR(as_width(x->w[t + 2], 64), second, 32);
	}
}

static void message_word(const struct kernel *x, unsigned t)
{
	V w = x->w[t % 16];
	EOR(w, w, x->w[(t - 14) % 16]);
	EOR(w, w, x->w[(t - 8) % 16]);
	EOR(w, w, x->w[(t - 3) % 16]);
	ROR(w, w, 31);
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
	read_block(x, s->blocks);
	for (unsigned i = 0; i < s->h->rounds; i++) {
		V a = v[(80 - i) % 5], b = v[(81 - i) % 5], c = v[(82 - i) % 5], d = v[(83 - i) % 5], e = v[(84 - i) % 5];
		prog_note("round %u", i);
		if (i % 20 == 0)
			w_set(x->k, K(k_of_twenty[i / 20]));
		if (i >= 16)
			message_word(x, i);
		ADD(e, e, x->k);
		ADD(e, e, x->w[i % 16]);
		mix_in(i / 20, e, b, c, d, x->t, x->u);
		ROR(x->t, a, 27);
		ROR(b, b, 2);
		ADD(e, e, x->t);
	}
}

void sha1_a64_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct kernel x = { .t = prog_pin("t", 32, X25), .u = prog_pin("u", 32, X26), .k = prog_pin("k", 32, X27) };
		for (unsigned i = 0; i < 16; i++)
			x.w[i] = prog_pin("w", 32, home_of_w[i]);
		x.spare = (struct a64_spare){ x.t, x.u, state };
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home,
			.take = a64_take, .rounds = all_rounds, .feed_forward = a64_feed_forward, .own = &x });
	}
}
