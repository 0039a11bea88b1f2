/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function in the SHA extensions of x86. */
#include "sha_ni.h"
#include "../../dsl/isa/x86_64.h"

const uint8_t ni_sha256_order[16] = { 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12 };

/* Memory has dcba and hgfe, lanes from the highest on. */
void ni_sha256_take(const struct blocks *b, V *v)
{
	const struct sha256_ni *x = b->own;
	(void)v;
	MOVDQU(x->t, at(b->state, 0));
	MOVDQU(x->cdgh, at(b->state, 16));
	PSHUFD(x->t, x->t, 0xb1);                    /* cdab */
	PSHUFD(x->cdgh, x->cdgh, 0x1b);              /* efgh */
	MOVDQA(x->abef, x->t);
	PALIGNR(x->abef, x->cdgh, 8);
	PBLENDW(x->cdgh, x->t, 0xf0);
}

void ni_sha256_give(const struct blocks *b, V *v)
{
	const struct sha256_ni *x = b->own;
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
static void four_rounds(const struct sha256_ni *x, V blocks, unsigned i)
{
	V w = x->w[i % 4], next = x->w[(i + 1) % 4], last = x->w[(i + 3) % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (i < 4) {
		MOVDQU(w, at(blocks, 16 * i));
		x->order(x, w);
	}
	MOVDQA(x->wk, w);
	PADDD_A(x->wk, beyond(x->k, 16 * i));
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

void ni_sha256_rounds(const struct blocks *b, V *v)
{
	const struct sha256_ni *x = b->own;
	(void)v;
	MOVDQ(x->abef0, x->abef);
	MOVDQ(x->cdgh0, x->cdgh);
	for (unsigned i = 0; i < 16; i++)
		four_rounds(x, b->blocks, i);
}

void ni_sha256_feed_forward(const struct blocks *b, V *v)
{
	const struct sha256_ni *x = b->own;
	(void)v;
	PADDD(x->abef, x86_fetched(x->t, x->abef0));
	PADDD(x->cdgh, x86_fetched(x->t, x->cdgh0));
}

struct sha256_ni ni_sha256_pin(R xmm0)
{
	struct sha256_ni x = { .wk = prog_pin("w+k", 128, xmm0) };
	x.abef = prog_pin("abef", 128, xmm0 + 1);
	x.cdgh = prog_pin("cdgh", 128, xmm0 + 2);
	for (unsigned i = 0; i < 4; i++)
		x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, xmm0 + 3 + i);
	x.t = prog_pin("t", 128, xmm0 + 7);
	return x;
}

const struct lane *ni_lanes(const struct hash *h, R xmm0)
{
	static const struct lane abcd_e[] = { { 0, 96 }, { 0, 64 }, { 0, 32 }, { 0, 0 }, { 1, 96 } };
	static const struct lane abef_cdgh[] = { { 1, 96 }, { 1, 64 }, { 2, 96 }, { 2, 64 }, { 1, 32 }, { 1, 0 }, { 2, 32 }, { 2, 0 } };
	struct lane *lane = must_alloc(h->state * sizeof *lane);
	for (unsigned i = 0; i < h->state; i++) {
		lane[i] = h->state == 5 ? abcd_e[i] : abef_cdgh[i];
		lane[i].r += xmm0;
	}
	return lane;
}

/*	xmm8 byte order   xmm9 xmm10  abef and cdgh as the block found them
 *	rdi state   rsi blocks   rdx blocks left                              */
struct own { struct sha256_ni x; V order; const struct table *order_table; };

static void order(const void *own, V w)
{
	PSHUFB(w, ((const struct own *)own)->order);
}

static void take(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	MOVDQU(own->order, at_table(own->order_table, 0));
	ni_sha256_take(b, v);
}

void sha256_x64_ni(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own own = { .x = ni_sha256_pin(XMM0) };
		own.x.k = at_table(table_of_k(h), 0);
		own.x.order = order;
		own.order_table = prog_table("order", ni_sha256_order, 16, 16);
		own.order = prog_pin("byte order", 128, XMM0 + 8);
		own.x.abef0 = prog_pin("abef before", 128, XMM0 + 9);
		own.x.cdgh0 = prog_pin("cdgh before", 128, XMM0 + 10);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n,
			.lane = ni_lanes(h, XMM0), .take = take, .rounds = ni_sha256_rounds,
			.feed_forward = ni_sha256_feed_forward, .give = ni_sha256_give, .own = &own });
	}
}
