/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-512 compression function in the SHA-512 instructions of x86-64: SHA-256's in the SHA extensions, twice as wide. */
#include "state.h"
#include "../../dsl/isa/x86_64.h"

/*	ymm0 abef  ymm1 cdgh     highest lane first: a in 255..192          ymm2 w+k of four rounds; t, short-lived
 *	ymm3-6 w[t..t+15], four words each, the first lowest                ymm7 byte order, of two words, twice
 *	ymm8 ymm9  abef and cdgh as the block found them
 *	rdi state   rsi blocks   rdx blocks left                                                                       */
struct own { V abef, cdgh, t, w[4], order, abef0, cdgh0; const struct table *k, *swap; };

enum { UPPER = XMM0 + 16 };                          /* halves of the registers are registers here */
static const struct lane lanes[8] = { { UPPER, 64 }, { UPPER, 0 }, { UPPER + 1, 64 }, { UPPER + 1, 0 },
	{ XMM0, 64 }, { XMM0, 0 }, { XMM0 + 1, 64 }, { XMM0 + 1, 0 } };

/* Memory has dcba and hgfe, lanes from the highest on. */
static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	VBROADCASTI128(x->order, at_table(x->swap, 0));
	VMOVDQU(x->t, at(b->state, 0));
	VMOVDQU(x->cdgh, at(b->state, 32));
	VPERM2I128(x->abef, x->cdgh, x->t, 0x20);    /* bafe */
	VPERM2I128(x->cdgh, x->cdgh, x->t, 0x31);    /* dchg */
	VPSHUFD(x->abef, x->abef, 0x4e);
	VPSHUFD(x->cdgh, x->cdgh, 0x4e);
}

static void give(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	VPSHUFD(x->abef, x->abef, 0x4e);             /* bafe */
	VPSHUFD(x->cdgh, x->cdgh, 0x4e);             /* dchg */
	VPERM2I128(x->t, x->abef, x->cdgh, 0x31);
	VPERM2I128(x->cdgh, x->abef, x->cdgh, 0x20);
	VMOVDQU_TO(at(b->state, 0), x->t);
	VMOVDQU_TO(at(b->state, 32), x->cdgh);
	VZEROUPPER();
}

/* w[t-7], which lies across two registers, and sigma1(w[t-2]). */
static void end_words(const struct own *x, V next, V last, V w)
{
	VPERM2I128(x->t, last, w, 0x21);
	VPALIGNR(x->t, x->t, last, 8);
	VPADDQ(next, next, x->t);
	VSHA512MSG2(next, w);
}

/* Rounds 4i to 4i + 3.  Words that are needed later are begun as soon as what they are made of is there. */
static void four_rounds(const struct own *x, V blocks, unsigned i)
{
	V w = x->w[i % 4], next = x->w[(i + 1) % 4], last = x->w[(i + 3) % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (i < 4) {
		VMOVDQU(w, at(blocks, 32 * i));
		VPSHUFB(w, w, x->order);
	}
	VPADDQ_A(x->t, w, at_table(x->k, 32 * i));
	VSHA512RNDS2(x->cdgh, x->abef, x->t);
	VEXTRACTI128(x->t, x->t, 1);
	VSHA512RNDS2(x->abef, x->cdgh, x->t);
	if (i >= 3 && i < 19)
		end_words(x, next, last, w);
	if (i >= 1 && i < 17)                        /* w[t-16] + sigma0(w[t-15]) */
		VSHA512MSG1(last, w);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	VMOVDQA(x->abef0, x->abef);
	VMOVDQA(x->cdgh0, x->cdgh);
	for (unsigned i = 0; i < 20; i++)
		four_rounds(x, b->blocks, i);
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	VPADDQ(x->abef, x->abef, x->abef0);
	VPADDQ(x->cdgh, x->cdgh, x->cdgh0);
}

void sha512_x64_vsha512(const struct hash *h)
{
	static const uint8_t big_endian[16] = { 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .k = table_of_k(h), .swap = prog_table("order", big_endian, 16, 16) };
		x.abef = prog_pin("abef", 256, XMM0);
		x.cdgh = prog_pin("cdgh", 256, XMM0 + 1);
		x.t = prog_pin("t", 256, XMM0 + 2);
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 256, XMM0 + 3 + i);
		x.order = prog_pin("byte order", 256, XMM0 + 7);
		x.abef0 = prog_pin("abef before", 256, XMM0 + 8);
		x.cdgh0 = prog_pin("cdgh before", 256, XMM0 + 9);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .give = give, .own = &x });
	}
}
