/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function in the SHA instructions of AArch64. */
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/*	v0 abcd  v1 efgh    a and e in the lowest lane     v2 abcd as four rounds found it   v3 w+k
 *	v4-v7    w[t..t+15], four words each               v16-v31 all constants
 *	x0 state   x1 blocks   x2 blocks left              x3 where the constants lie               */
struct own { V abcd, efgh, abcd0, wk, w[4], k[16], at_k; const struct table *table; };

static const struct lane lanes[8] = { { V0, 0 }, { V0, 32 }, { V0, 64 }, { V0, 96 },
	{ V0 + 1, 0 }, { V0 + 1, 32 }, { V0 + 1, 64 }, { V0 + 1, 96 } };

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	a64_table_address(x->at_k, x->table, 0);
	for (unsigned i = 0; i < 16; i += 2)
		LDP(x->k[i], x->k[i + 1], at(x->at_k, 16 * i));
	LDP(x->abcd, x->efgh, at(b->state, 0));
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	a64_read_block(b->blocks, x->w);
	for (unsigned i = 0; i < 16; i++) {
		V w = x->w[i % 4];
		prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
		ADD_4S(x->wk, w, x->k[i]);
		MOV_16B(x->abcd0, x->abcd);
		if (i < 12)
			SHA256SU0(w, x->w[(i + 1) % 4]);
		SHA256H(x->abcd, x->efgh, x->wk);
		SHA256H2(x->efgh, x->abcd0, x->wk);
		if (i < 12)
			SHA256SU1(w, x->w[(i + 2) % 4], x->w[(i + 3) % 4]);
	}
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	LDP(x->abcd0, x->wk, at(b->state, 0));
	ADD_4S(x->abcd, x->abcd, x->abcd0);
	ADD_4S(x->efgh, x->efgh, x->wk);
	STP(at(b->state, 0), x->abcd, x->efgh);
}

void sha256_a64_ce(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .table = table_of_k(h) };
		x.abcd = prog_pin("abcd", 128, V0);
		x.efgh = prog_pin("efgh", 128, V0 + 1);
		x.abcd0 = prog_pin("abcd before", 128, V0 + 2);
		x.wk = prog_pin("w+k", 128, V0 + 3);
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, V0 + 4 + i);
		for (unsigned i = 0; i < 16; i++)
			x.k[i] = prog_pin("k", 128, V16 + i);
		x.at_k = prog_pin("constants", 64, X3);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .own = &x });
	}
}
