/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the SHA extensions of x86. */
#include "state.h"
#include "../../dsl/isa/x86_vector.h"

/*	xmm0 abcd   xmm1 xmm2  e plus the words of four rounds, turn about     highest lane first: a in 127..96
 *	xmm3-6 w[t..t+15], four words each, the first in the highest lane      xmm7 byte order, of all sixteen
 *	xmm8 xmm9  abcd and e as the block found them; e has zeros below
 *	rdi state   rsi blocks   rdx blocks left                                                           */
struct own { V abcd, e[2], w[4], order, abcd0, e0, zeros; const struct table *swap; };

static const struct lane lanes[5] = { { XMM0, 96 }, { XMM0, 64 }, { XMM0, 32 }, { XMM0, 0 }, { XMM0 + 1, 96 } };

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	MOVDQU(x->order, at_table(x->swap, 0));
	MOVDQU(x->abcd, at(b->state, 0));
	PXOR(x->e[0], x->e[0]);
	PINSRD_A(x->e[0], at(b->state, 16), 3);
	PSHUFD(x->abcd, x->abcd, 0x1b);
}

static void give(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	PSHUFD(x->abcd, x->abcd, 0x1b);
	MOVDQU_TO(at(b->state, 0), x->abcd);
	PEXTRD_TO(at(b->state, 16), x->e[0], 3);
}

/* Rounds 4i to 4i + 3: sha1rnds4 wants the e of its first round added to the first word. */
static void four_rounds(const struct own *x, V blocks, unsigned i)
{
	V w = x->w[i % 4], e = x->e[i % 2], next = x->e[(i + 1) % 2];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (i < 4) {
		MOVDQU(w, at(blocks, 16 * i));
		PSHUFB(w, x->order);
	}
	if (i == 0)
		PADDD(e, w);
	else
		SHA1NEXTE(e, w);
	MOVDQA(next, x->abcd);                       /* its a, rotated, is the e after these four */
	if (i >= 3 && i < 19)
		SHA1MSG2(x->w[(i + 1) % 4], w);
	SHA1RNDS4(x->abcd, e, i / 5);
	if (i >= 1 && i < 17)
		SHA1MSG1(x->w[(i + 3) % 4], w);
	if (i >= 2 && i < 18)
		PXOR(x->w[(i + 2) % 4], w);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	holds(x->zeros, 0);
	MOVDQA(x->abcd0, x->abcd);
	MOVDQA(x->e0, x->e[0]);
	for (unsigned i = 0; i < 20; i++)
		four_rounds(x, b->blocks, i);
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	SHA1NEXTE(x->e[0], x->e0);
	PADDD(x->abcd, x->abcd0);
}

void sha1_x64_ni(const struct hash *h)
{
	static const uint8_t reversed[16] = { 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .swap = prog_table("order", reversed, 16, 16) };
		x.abcd = prog_pin("abcd", 128, XMM0);
		x.e[0] = prog_pin("e", 128, XMM0 + 1);
		x.e[1] = prog_pin("e of the next four", 128, XMM0 + 2);
		x.zeros = prog_pin_lane("zeros", 96, XMM0 + 1, 0);
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, XMM0 + 3 + i);
		x.order = prog_pin("byte order", 128, XMM0 + 7);
		x.abcd0 = prog_pin("abcd before", 128, XMM0 + 8);
		x.e0 = prog_pin("e before", 128, XMM0 + 9);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .give = give, .own = &x });
	}
}
