/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the SHA extensions of x86. */
#include "sha_ni.h"
#include "../../dsl/isa/x86_64.h"

const uint8_t ni_sha1_order[16] = { 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 };

void ni_sha1_take(const struct blocks *b, V *v)
{
	const struct sha1_ni *x = b->own;
	(void)v;
	MOVDQU(x->abcd, at(b->state, 0));
	PXOR(x->e[0], x->e[0]);
	PINSRD_A(x->e[0], at(b->state, 16), 3);
	PSHUFD(x->abcd, x->abcd, 0x1b);
}

void ni_sha1_give(const struct blocks *b, V *v)
{
	const struct sha1_ni *x = b->own;
	(void)v;
	PSHUFD(x->abcd, x->abcd, 0x1b);
	MOVDQU_TO(at(b->state, 0), x->abcd);
	PEXTRD_TO(at(b->state, 16), x->e[0], 3);
}

/* Rounds 4i to 4i + 3: sha1rnds4 wants the e of its first round added to the first word. */
static void four_rounds(const struct sha1_ni *x, V blocks, unsigned i)
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

void ni_sha1_rounds(const struct blocks *b, V *v)
{
	const struct sha1_ni *x = b->own;
	(void)v;
	holds(x->zeros, 0);
	MOVDQ(x->abcd0, x->abcd);
	MOVDQ(x->e0, x->e[0]);
	for (unsigned i = 0; i < 20; i++)
		four_rounds(x, b->blocks, i);
}

void ni_sha1_feed_forward(const struct blocks *b, V *v)
{
	const struct sha1_ni *x = b->own;
	(void)v;
	SHA1NEXTE(x->e[0], x86_fetched(x->e[1], x->e0));
	PADDD(x->abcd, x86_fetched(x->e[1], x->abcd0));
}

struct sha1_ni ni_sha1_pin(R xmm0)
{
	struct sha1_ni x = { .abcd = prog_pin("abcd", 128, xmm0) };
	x.e[0] = prog_pin("e", 128, xmm0 + 1);
	x.e[1] = prog_pin("e of the next four", 128, xmm0 + 2);
	x.zeros = prog_pin_lane("zeros", 96, xmm0 + 1, 0);
	for (unsigned i = 0; i < 4; i++)
		x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, xmm0 + 3 + i);
	return x;
}

/*	xmm7 byte order, of all sixteen     xmm8 xmm9  abcd and e as the block found them
 *	rdi state   rsi blocks   rdx blocks left                                            */
struct own { struct sha1_ni x; const struct table *order; };

static void take(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	MOVDQU(own->x.order, at_table(own->order, 0));
	ni_sha1_take(b, v);
}

void sha1_x64_ni(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own own = { ni_sha1_pin(XMM0), prog_table("order", ni_sha1_order, 16, 16) };
		own.x.order = prog_pin("byte order", 128, XMM0 + 7);
		own.x.abcd0 = prog_pin("abcd before", 128, XMM0 + 8);
		own.x.e0 = prog_pin("e before", 128, XMM0 + 9);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n,
			.lane = ni_lanes(h, XMM0), .take = take, .rounds = ni_sha1_rounds,
			.feed_forward = ni_sha1_feed_forward, .give = ni_sha1_give, .own = &own });
	}
}
