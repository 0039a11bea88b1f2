/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function in the SHA extensions of x86. */
#include "state.h"
#include "../../dsl/isa/x86_vector.h"

/*	xmm0 w+k of two rounds, as sha256rnds2 has it    xmm1 abef  xmm2 cdgh    highest lane first: a in 127..96
 *	xmm3-6 w[t..t+15], four words each               xmm7 short-lived   xmm8 byte order
 *	xmm9 xmm10  abef and cdgh as the block found them
 *	rdi state   rsi blocks   rdx blocks left                                                            */
struct own { V wk, abef, cdgh, w[4], t, order, abef0, cdgh0; const struct table *k, *swap; };

static const struct lane lanes[8] = { { XMM0 + 1, 96 }, { XMM0 + 1, 64 }, { XMM0 + 2, 96 }, { XMM0 + 2, 64 },
	{ XMM0 + 1, 32 }, { XMM0 + 1, 0 }, { XMM0 + 2, 32 }, { XMM0 + 2, 0 } };

/* Memory has dcba and hgfe, lanes from the highest on. */
static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	MOVDQU(x->order, at_table(x->swap, 0));
	MOVDQU(x->t, at(b->state, 0));
	MOVDQU(x->cdgh, at(b->state, 16));
	PSHUFD(x->t, x->t, 0xb1);                    /* cdab */
	PSHUFD(x->cdgh, x->cdgh, 0x1b);              /* efgh */
	MOVDQA(x->abef, x->t);
	PALIGNR(x->abef, x->cdgh, 8);
	PBLENDW(x->cdgh, x->t, 0xf0);
}

static void give(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	PSHUFD(x->abef, x->abef, 0x1b);              /* feba */
	PSHUFD(x->cdgh, x->cdgh, 0xb1);              /* dchg */
	MOVDQA(x->t, x->abef);
	PBLENDW(x->t, x->cdgh, 0xf0);                /* dcba */
	PALIGNR(x->cdgh, x->abef, 8);                /* hgfe */
	MOVDQU_TO(at(b->state, 0), x->t);
	MOVDQU_TO(at(b->state, 16), x->cdgh);
}

/* Rounds 4i to 4i + 3.  Words that are needed later are begun as soon as what they are made of is there. */
static void four_rounds(const struct own *x, V blocks, unsigned i)
{
	V w = x->w[i % 4], next = x->w[(i + 1) % 4], last = x->w[(i + 3) % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (i < 4) {
		MOVDQU(w, at(blocks, 16 * i));
		PSHUFB(w, x->order);
	}
	MOVDQA(x->wk, w);
	PADDD_A(x->wk, at_table(x->k, 16 * i));
	SHA256RNDS2(x->cdgh, x->abef);
	if (i >= 3 && i < 15) {                      /* w[t-7] and sigma1(w[t-2]) */
		MOVDQA(x->t, w);
		PALIGNR(x->t, last, 4);
		PADDD(next, x->t);
		SHA256MSG2(next, w);
	}
	PSHUFD(x->wk, x->wk, 0x0e);
	SHA256RNDS2(x->abef, x->cdgh);
	if (i >= 1 && i < 13)                        /* w[t-16] + sigma0(w[t-15]) */
		SHA256MSG1(last, w);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	MOVDQA(x->abef0, x->abef);
	MOVDQA(x->cdgh0, x->cdgh);
	for (unsigned i = 0; i < 16; i++)
		four_rounds(x, b->blocks, i);
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	PADDD(x->abef, x->abef0);
	PADDD(x->cdgh, x->cdgh0);
}

void sha256_x64_ni(const struct hash *h)
{
	static const uint8_t big_endian[16] = { 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .k = table_of_k(h), .swap = prog_table("order", big_endian, 16, 16) };
		x.wk = prog_pin("w+k", 128, XMM0);
		x.abef = prog_pin("abef", 128, XMM0 + 1);
		x.cdgh = prog_pin("cdgh", 128, XMM0 + 2);
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, XMM0 + 3 + i);
		x.t = prog_pin("t", 128, XMM0 + 7);
		x.order = prog_pin("byte order", 128, XMM0 + 8);
		x.abef0 = prog_pin("abef before", 128, XMM0 + 9);
		x.cdgh0 = prog_pin("cdgh before", 128, XMM0 + 10);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .give = give, .own = &x });
	}
}
