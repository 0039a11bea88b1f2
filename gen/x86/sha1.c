/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the general registers of i686; vectors only put the message in order. */
#include "state.h"
#include "../rounds.h"
#include "../x64/state.h"
#include "../../dsl/isa/x86.h"

/*	eax a  ebx b  ecx c  edx d  ebp e     the state, renamed from round to round     edi esi  short-lived
 *	xmm0 xmm1  short-lived    frame  w[0..15], the ring of the message schedule; blocks; blocks left     */
struct own { struct short_lived s; V q, r; };

/* w[i] to its place in the ring and to t. */
static void message_word(V t, struct place w, unsigned i)
{
	MOV(t, beyond(w, (i - 3) % 16 * 4));
	XOR(t, beyond(w, (i - 8) % 16 * 4));
	XOR(t, beyond(w, (i - 14) % 16 * 4));
	XOR(t, beyond(w, i % 16 * 4));
	ROR(t, 31);
	if (i + 3 < 80)                              /* the last three are nobody's */
		MOV_TO(beyond(w, i % 16 * 4), t);
}

static void all_rounds(const struct blocks *x, V *v)
{
	const struct own *own = x->own;
	V t = own->s.t, u = own->s.u;
	MOV(t, x->blocks);
	for (unsigned i = 0; i < 16; i += 4) {
		x86_message(own->q, own->r, at(t, 4 * i), 32);
		MOVDQU_TO(beyond(*x->ring, 4 * i), own->q);
	}
	for (unsigned i = 0; i < x->h->rounds; i++) {
		V a = v[(80 - i) % 5], b = v[(81 - i) % 5], c = v[(82 - i) % 5], d = v[(83 - i) % 5], e = v[(84 - i) % 5];
		prog_note("round %u", i);
		if (i < 16)
			MOV(t, beyond(*x->ring, 4 * i));
		else
			message_word(t, *x->ring, i);
		LEA(e, e, t, (int32_t)sha1_k(i));
		x64_sha1_mix_in(i / 20, e, b, c, d, t);
		MOV(u, a);
		ROR(u, 27);
		ADD(e, u);
		ROR(b, 2);
	}
}

void sha1_x86_scalar(const struct hash *h)
{
	static const R home[5] = { EAX, EBX, ECX, EDX, EBP };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own own = { { prog_pin("t", 32, EDI), prog_pin("u", 32, ESI) },
			prog_pin("message", 128, XMM0), prog_pin("message", 128, XMM0 + 1) };
		struct place w = prog_frame("w", 64);
		V data = x86_in_frame("blocks", 32), left = x86_in_frame("blocks left", 32);
		w_set(data, blocks);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = data, .n = n, .left = left, .home = home, .ring = &w,
			.take = x86_take, .rounds = all_rounds, .feed_forward = x86_feed_forward, .own = &own });
	}
}
