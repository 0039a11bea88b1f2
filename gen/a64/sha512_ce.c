/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-512 compression function in the SHA-512 instructions of AArch64 (Armv8.2). */
#include "state.h"
#include "../../dsl/isa/aarch64.h"

/*	v0 ab  v1 cd  v2 ef  v3 gh   the first of two in the low lane; renamed from two rounds to the next with v4
 *	v5 w+k, h of w[t+9] and w[t+10]   v6 fg   v7 de      v16-v23 w[t..t+15], two words each   v24 v25 constants
 *	x0 state   x1 blocks   x2 blocks left              x3 where the constants lie                          */
struct own { V s[5], wk, fg, de, w[8], k[2], at_k; const struct table *table; };

static const struct lane lanes[8] = { { V0, 0 }, { V0, 64 }, { V0 + 1, 0 }, { V0 + 1, 64 },
	{ V0 + 2, 0 }, { V0 + 2, 64 }, { V0 + 3, 0 }, { V0 + 3, 64 } };

static void take(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	a64_table_address(x->at_k, x->table, 0);
	LDP(x->s[0], x->s[1], at(b->state, 0));
	LDP(x->s[2], x->s[3], at(b->state, 32));
}

/* Words t and t + 1 become words t + 16 and t + 17. */
static void message_words(const struct own *x, unsigned i)
{
	V w = x->w[i % 8];
	EXT(x->wk, x->w[(i + 4) % 8], x->w[(i + 5) % 8], 8);
	SHA512SU0(w, x->w[(i + 1) % 8]);
	SHA512SU1(w, x->w[(i + 7) % 8], x->wk);
}

/* s: ab, cd, ef, gh and a free one.  The low lane belongs to the second of the two rounds, so w+k changes sides. */
static void two_rounds(const struct own *x, V *s, unsigned i)
{
	V ab = s[0], cd = s[1], ef = s[2], gh = s[3], next = s[4];
	prog_note("rounds %u and %u", 2 * i, 2 * i + 1);
	if (i % 2 == 0)
		LDP(x->k[0], x->k[1], at(x->at_k, 16 * i));
	ADD_2D(x->wk, x->w[i % 8], x->k[i % 2]);
	EXT(x->fg, ef, gh, 8);
	EXT(x->wk, x->wk, x->wk, 8);
	EXT(x->de, cd, ef, 8);
	ADD_2D(gh, gh, x->wk);
	if (i < 32)
		message_words(x, i);
	SHA512H(gh, x->fg, x->de);
	ADD_2D(next, cd, gh);
	SHA512H2(gh, cd, ab);
	s[0] = gh;
	s[1] = ab;
	s[2] = next;
	s[3] = ef;
	s[4] = cd;
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	V s[5];
	(void)v;
	for (unsigned i = 0; i < 5; i++)
		s[i] = x->s[i];
	for (unsigned i = 0; i < 8; i += 2)
		LDP(x->w[i], x->w[i + 1], at(b->blocks, 16 * i));
	for (unsigned i = 0; i < 8; i++)
		REV64(x->w[i], x->w[i]);
	for (unsigned i = 0; i < 40; i++)
		two_rounds(x, s, i);
}

static void feed_forward(const struct blocks *b, V *v)
{
	const struct own *x = b->own;
	(void)v;
	for (unsigned i = 0; i < 4; i += 2) {
		LDP(x->wk, x->fg, at(b->state, 16 * i));
		ADD_2D(x->s[i], x->s[i], x->wk);
		ADD_2D(x->s[i + 1], x->s[i + 1], x->fg);
		STP(at(b->state, 16 * i), x->s[i], x->s[i + 1]);
	}
}

void sha512_a64_ce(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .table = table_of_k(h) };
		static const char *const name[5] = { "ab", "cd", "ef", "gh", "the next" };
		for (unsigned i = 0; i < 5; i++)
			x.s[i] = prog_pin(name[i], 128, V0 + i);
		x.wk = prog_pin("w+k", 128, V0 + 5);
		x.fg = prog_pin("fg", 128, V0 + 6);
		x.de = prog_pin("de", 128, V0 + 7);
		for (unsigned i = 0; i < 8; i++)
			x.w[i] = prog_pin(text_of("w[%u..]", 2 * i), 128, V16 + i);
		x.k[0] = prog_pin("k", 128, V16 + 8);
		x.k[1] = prog_pin("k", 128, V16 + 9);
		x.at_k = prog_pin("constants", 64, X3);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .lane = lanes,
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .own = &x });
	}
}
