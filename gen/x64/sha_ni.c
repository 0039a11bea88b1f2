/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA extensions on x86-64: which registers, and how a block is read when there are enough of them. */
#include "sha_ni.h"
#include "../../dsl/isa/x86_64.h"

static const R pool[] = { XMM0, XMM0 + 1, XMM0 + 2, XMM0 + 3, XMM0 + 4, XMM0 + 5, XMM0 + 6, XMM0 + 7, XMM0 + 8, XMM0 + 9,
	XMM0 + 10, XMM0 + 11, XMM0 + 12, XMM0 + 13, XMM0 + 14, XMM0 + 15, NOREG };

void ni_load(V d, struct place p)     { MOVDQU(d, p); }
void ni_store(struct place p, V n)    { MOVDQU_TO(p, n); }
void ni_copy(V d, V n)                { MOVDQA(d, n); }
void ni_xor(V d, V n)                 { PXOR(d, n); }

/* pblendw picks 16 bits each. */
void ni_blend(struct kit *x, V w, const uint64_t *word, unsigned lanes)
{
	V t = x->shared[x->k->shared - 1];
	unsigned halves = 0;
	for (unsigned i = 0; i < 4; i++)
		halves |= lanes >> i & 1 ? 3u << 2 * i : 0;
	MOVDQU(t, kit_constant(x, word));
	PBLENDW(w, t, halves);
}

static void begin(struct kit *x, bool loop)
{
	if (!loop || x->padded)
		return;
	x->order = kit_register(x, "byte order");
	MOVDQU(x->order, kit_bytes(x, x->k->reversed ? ni_sha1_order : ni_sha256_order));
}

static void read(struct kit *x, struct stream *s, struct place block, unsigned g)
{
	V order = x->order;
	if (!order)
		MOVDQU(order = x->shared[x->k->shared - 1], kit_bytes(x, x->k->reversed ? ni_sha1_order : ni_sha256_order));
	MOVDQU(s->w[g].v, beyond(block, 16 * g));
	PSHUFB(s->w[g].v, order);
}

const struct kernel sha1_x64_ni = { NI_SHA1, .pool = pool, .in_pairs = true, .begin = begin, .read = read };
const struct kernel sha256_x64_ni = { NI_SHA256, .pool = pool, .in_pairs = true, .begin = begin, .read = read };
