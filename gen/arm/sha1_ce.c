/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the SHA instructions of Armv8 in its 32-bit state. */
#include "state.h"
#include "../../dsl/isa/arm.h"

/*	q0 abcd, a in the lowest lane    q1 q2 e, of these four rounds and of the next, turn about    q3 w+k
 *	q8-q11   w[t..t+15], four words each               q12-q15 a constant in all four lanes
 *	r0 state   r1 blocks   r2 blocks left              r3 where the constants lie   r12 an address, e          */
struct own { V abcd, e[2], wk, w[4], k[4], at_k, p; const struct table *table; };

static const struct lane lanes[5] = { { D0, 0 }, { D0, 32 }, { D0 + 1, 0 }, { D0 + 1, 32 }, { D0 + 2, 0 } };

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	TABLE(x->at_k, x->table);
	VLD1_ON(x->at_k, 4, x->k[0]);
	VLD1(x->at_k, 4, x->k[2]);
	VLD1(b->state, 2, x->abcd);
	w_load(x->p, at(b->state, 16));
	VMOV_TO(x->e[0], x->p);
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
	arm_read_block(b->blocks, x->p, x->w);
	for (unsigned i = 0; i < 20; i++) {
		V w = x->w[i % 4];
		prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
		VADD_I32(x->wk, w, x->k[i / 5]);
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
	VLD1(b->state, 2, x->wk);
	w_load(x->p, at(b->state, 16));
	VMOV_TO(x->e[1], x->p);
	VADD_I32(x->abcd, x->abcd, x->wk);
	VADD_I32(x->e[0], x->e[0], x->e[1]);
	VST1(b->state, 2, x->abcd);
	VMOV_FROM(x->p, x->e[0]);
	w_store(at(b->state, 16), x->p);
}

void sha1_arm_ce(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .table = arm_sha1_constants() };
		x.abcd = prog_pin("abcd", 128, Q(0));
		x.e[0] = prog_pin("e", 128, Q(1));
		x.e[1] = prog_pin("e of the next four", 128, Q(2));
		x.wk = prog_pin("w+k", 128, Q(3));
		for (unsigned i = 0; i < 4; i++) {
			x.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, Q(8 + i));
			x.k[i] = prog_pin("k", 128, Q(12 + i));
		}
		x.at_k = prog_pin("constants", 32, R3);
		x.p = prog_pin("address, e", 32, R12);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .own = &x });
	}
}
