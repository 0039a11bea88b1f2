/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the general registers of x86-64, baseline instructions only. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/x86_64.h"

/*	eax a  ebx b  ecx c  edx d  r8d e     the state, renamed from round to round     r9d r11d  short-lived
 *	rdi state   rsi blocks   r10 blocks left   frame  w[0..15], the ring of the message schedule         */

static struct place ring(struct place w, unsigned t)
{
	return beyond(w, t % 16 * 4);
}

static void message_word(V t, struct place w, V blocks, unsigned i)
{
	if (i < 16) {
		MOV(t, at(blocks, 4 * i));
		BSWAP(t);
	} else {
		MOV(t, ring(w, i - 3));
		XOR(t, ring(w, i - 8));
		XOR(t, ring(w, i - 14));
		XOR(t, ring(w, i - 16));
		ROR(t, 31);
	}
	MOV_TO(ring(w, i), t);
}

void x64_sha1_mix_in(unsigned twenty, V e, V b, V c, V d, V t)
{
	MOV(t, c);
	switch (twenty) {
	case 0:                                      /* Ch: d ^ (b & (c ^ d)) */
		XOR(t, d);
		AND(t, b);
		XOR(t, d);
		break;
	case 2:                                      /* Maj: (c & d) + (b & (c ^ d)) */
		AND(t, d);
		ADD(e, t);
		MOV(t, c);
		XOR(t, d);
		AND(t, b);
		break;
	default:                                     /* Parity */
		XOR(t, d);
		XOR(t, b);
	}
	ADD(e, t);
}

static void all_rounds(const struct blocks *x, V *v)
{
	const struct short_lived *s = x->own;
	for (unsigned i = 0; i < x->h->rounds; i++) {
		V a = v[(80 - i) % 5], b = v[(81 - i) % 5], c = v[(82 - i) % 5], d = v[(83 - i) % 5], e = v[(84 - i) % 5];
		prog_note("round %u", i);
		message_word(s->t, *x->ring, x->blocks, i);
		ADD(e, K(sha1_k(i)));
		ADD(e, s->t);
		x64_sha1_mix_in(i / 20, e, b, c, d, s->t);
		MOV(s->u, a);
		ROR(s->u, 27);
		ADD(e, s->u);
		ROR(b, 2);
	}
}

void sha1_x64_scalar(const struct hash *h)
{
	static const R home[5] = { RAX, RBX, RCX, RDX, R8 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V left = prog_pin("blocks left", 64, R10);
		struct short_lived s;
		s.t = prog_pin("t", 32, R9);
		s.u = prog_pin("u", 32, R11);
		struct place w = prog_frame("w", 64);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = left, .home = home,
			.ring = &w, .take = x64_take, .rounds = all_rounds, .feed_forward = x64_feed_forward, .own = &s });
	}
}
