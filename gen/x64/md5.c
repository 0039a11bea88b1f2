/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The MD5 compression function in the general registers of x86-64, baseline instructions only. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/x86_64.h"

/*	eax a  ebx b  ecx c  edx d     the state, renamed from step to step     r8d r9d  short-lived
 *	rdi state   rsi blocks   r10 blocks left                                                       */

/* b is the last to arrive: from b to the new b there are four instructions in G and H, five in F and I.
 * a += F(b, c, d), with u = c ^ d ready where that helps. */
static void mix_in(unsigned round, V a, V b, V c, V d, V t, V u)
{
	switch (round) {
	case 0:                                      /* d ^ (b & (c ^ d)) */
		MOV(t, c);
		XOR(t, d);
		AND(t, b);
		XOR(t, d);
		ADD(a, t);
		break;
	case 1:                                      /* (c & ~d) + (b & d): the first half does not wait for b */
		MOV(u, d);
		NOT(u);
		AND(u, c);
		ADD(a, u);
		MOV(t, d);
		AND(t, b);
		ADD(a, t);
		break;
	case 2:                                      /* b ^ (c ^ d) */
		MOV(t, c);
		XOR(t, d);
		XOR(t, b);
		ADD(a, t);
		break;
	case 3:                                      /* c ^ (b | ~d) */
		MOV(t, d);
		NOT(t);
		OR(t, b);
		XOR(t, c);
		ADD(a, t);
		break;
	}
}

void x64_md5_steps(const struct blocks *b, V *v)
{
	const struct short_lived *s = b->own;
	for (unsigned i = 0; i < b->h->rounds; i++) {
		V a = v[(64 - i) % 4], x = v[(65 - i) % 4], c = v[(66 - i) % 4], d = v[(67 - i) % 4];
		prog_note("step %u", i + 1);
		ADD(a, K(typed_k(b->h, i)));
		ADD(a, at(b->blocks, 4 * md5_word(i)));
		mix_in(i / 16, a, x, c, d, s->t, s->u);
		ROR(a, 32 - md5_rotation(i));
		ADD(a, x);
	}
}

void md5_x64_scalar(const struct hash *h)
{
	static const R home[4] = { RAX, RBX, RCX, RDX };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V left = prog_pin("blocks left", 64, R10);
		struct short_lived s;
		s.t = prog_pin("t", 32, R8);
		s.u = prog_pin("u", 32, R9);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = left, .home = home,
			.take = x64_take, .rounds = x64_md5_steps, .feed_forward = x64_feed_forward, .own = &s });
	}
}
