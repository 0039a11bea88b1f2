/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function in the SHA instructions of Armv8 in its 32-bit state. */
#include "state.h"
#include "../../dsl/isa/arm.h"

/*	q0 abcd  q1 efgh    a and e in the lowest lane     q2 abcd as four rounds found it   q3 w+k
 *	q8-q11   w[t..t+15], four words each               q12 q13  constants of eight rounds
 *	r0 state   r1 blocks   r2 blocks left              r3 where the constants lie   r12 an address        */
struct own { V abcd, efgh, abcd0, wk, w[4], k[2], at_k, p; const struct table *table; };

static const struct lane lanes[8] = { { D0, 0 }, { D0, 32 }, { D0 + 1, 0 }, { D0 + 1, 32 },
	{ D0 + 2, 0 }, { D0 + 2, 32 }, { D0 + 3, 0 }, { D0 + 3, 32 } };

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	TABLE(x->at_k, x->table);
	VLD1(b->state, 4, x->abcd);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	strides(x->at_k, 0);
	arm_read_block(b->blocks, x->p, x->w);
	for (unsigned i = 0; i < 16; i++) {
		V w = x->w[i % 4];
		prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
		if (i % 2 == 0)
			VLD1_ON(x->at_k, 4, x->k[0]);
		VADD_I32(x->wk, w, x->k[i % 2]);
		VORR(x->abcd0, x->abcd, x->abcd);
		if (i < 12)
			SHA256SU0(w, x->w[(i + 1) % 4]);
		SHA256H(x->abcd, x->efgh, x->wk);
		SHA256H2(x->efgh, x->abcd0, x->wk);
		if (i < 12)
			SHA256SU1(w, x->w[(i + 2) % 4], x->w[(i + 3) % 4]);
	}
	w_sub(x->at_k, x->at_k, K(4 * b->h->rounds));
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	VLD1(b->state, 4, x->abcd0);
	VADD_I32(x->abcd, x->abcd, x->abcd0);
	VADD_I32(x->efgh, x->efgh, x->wk);
	VST1(b->state, 4, x->abcd);
}

void sha256_arm_ce(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .table = table_of_k(h) };
		x.abcd = prog_pin("abcd", 128, Q(0));
		x.efgh = prog_pin("efgh", 128, Q(1));
		x.abcd0 = prog_pin("abcd before", 128, Q(2));
		x.wk = prog_pin("w+k", 128, Q(3));
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, Q(8 + i));
		x.k[0] = prog_pin("k", 128, Q(12));
		x.k[1] = prog_pin("k", 128, Q(13));
		x.at_k = prog_pin("constants", 32, R3);
		x.p = prog_pin("address", 32, R12);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .own = &x });
	}
}
