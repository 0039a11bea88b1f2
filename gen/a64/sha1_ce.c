/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the SHA instructions of AArch64. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/*	v0 abcd, a in the lowest lane    v1 v2 e, of these four rounds and of the next, turn about    v3 w+k
 *	v4-v7    w[t..t+15], four words each               v16-v19 a constant in all four lanes
 *	x0 state   x1 blocks   x2 blocks left              x3 where the constants lie                   */
struct own { V abcd, e[2], wk, w[4], k[4], at_k; const struct table *table; };

static const struct lane lanes[5] = { { V0, 0 }, { V0, 32 }, { V0, 64 }, { V0, 96 }, { V0 + 1, 0 } };

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	a64_table_address(x->at_k, x->table, 0);
	LDP(x->k[0], x->k[1], at(x->at_k, 0));
	LDP(x->k[2], x->k[3], at(x->at_k, 32));
	w_load(x->abcd, at(b->state, 0));
	w_load(as_width(x->e[0], 32), at(b->state, 16));
}

static void four_rounds(unsigned twenty, V abcd, V e, V wk)
{
	if (twenty == 0)
		SHA1C(abcd, e, wk);
	else if (twenty == 2)
		SHA1M(abcd, e, wk);
	else
		SHA1P(abcd, e, wk);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	a64_read_block(b->blocks, x->w);
	for (unsigned i = 0; i < 20; i++) {
		V w = x->w[i % 4];
		prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
		ADD_4S(x->wk, w, x->k[i / 5]);
		SHA1H(x->e[(i + 1) % 2], x->abcd);
		if (i < 16)
			SHA1SU0(w, x->w[(i + 1) % 4], x->w[(i + 2) % 4]);
		four_rounds(i / 5, x->abcd, x->e[i % 2], x->wk);
		if (i < 16)
			SHA1SU1(w, x->w[(i + 3) % 4]);
	}
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	w_load(x->wk, at(b->state, 0));
	w_load(as_width(x->e[1], 32), at(b->state, 16));
	ADD_4S(x->abcd, x->abcd, x->wk);
	ADD_4S(x->e[0], x->e[0], x->e[1]);
	w_store(at(b->state, 0), x->abcd);
	w_store(at(b->state, 16), as_width(x->e[0], 32));
}

void sha1_a64_ce(const struct hash *h)
{
	uint8_t k[64];
	for (unsigned i = 0; i < sizeof k; i++)
		k[i] = (uint8_t)(sha1_k(i / 16 * 20) >> 8 * (i % 4));
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .table = prog_table("k", k, sizeof k, 64) };
		x.abcd = prog_pin("abcd", 128, V0);
		x.e[0] = prog_pin("e", 128, V0 + 1);
		x.e[1] = prog_pin("e of the next four", 128, V0 + 2);
		x.wk = prog_pin("w+k", 128, V0 + 3);
		for (unsigned i = 0; i < 4; i++) {
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, V0 + 4 + i);
			x.k[i] = prog_pin("k", 128, V16 + i);
		}
		x.at_k = prog_pin("constants", 64, X3);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .own = &x });
	}
}
