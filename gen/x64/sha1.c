/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the general registers of x86-64, baseline instructions only. */
#include "../gen.h"
#include "../../dsl/isa/x86_64.h"

/*	eax a  ebx b  ecx c  edx d  r8d e     the state, renamed from round to round     r9d r11d  short-lived
 *	rdi state   rsi blocks   r10 blocks left   frame  w[0..15], the ring of the message schedule         */

static const uint32_t k_of_twenty[4] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };     /* FIPS 180-4, 4.2.1 */

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

/* e += f(b, c, d) */
static void mix_in(unsigned twenty, V e, V b, V c, V d, V t)
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

void sha1_x64_scalar(const struct hash *h)
{
	static const R home[5] = { RAX, RBX, RCX, RDX, R8 };
	static const char *const name[5] = { "a", "b", "c", "d", "e" };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V left = prog_pin("blocks left", 64, R10), t = prog_pin("t", 32, R9), u = prog_pin("u", 32, R11), v[5];
		struct place w = prog_frame("w", 64);
		w_set(left, n);
		IF (left, NE, K(0)) {
			for (unsigned i = 0; i < 5; i++) {
				v[i] = prog_pin(name[i], 32, home[i]);
				MOV(v[i], at(state, 4 * i));
			}
			REPEAT (left) {
				strides(blocks, h->B);
				forgets(w, 64);
				for (unsigned i = 0; i < 5; i++) {
					carries(v[i], i);
					carries_at(at(state, 4 * i), 32, i);
				}
				for (unsigned i = 0; i < h->rounds; i++) {
					V a = v[(80 - i) % 5], b = v[(81 - i) % 5], c = v[(82 - i) % 5], d = v[(83 - i) % 5],
						e = v[(84 - i) % 5];
					prog_note("round %u", i);
					message_word(t, w, blocks, i);
					ADD(e, K(k_of_twenty[i / 20]));
					ADD(e, t);
					mix_in(i / 20, e, b, c, d, t);
					MOV(u, a);
					ROR(u, 27);
					ADD(e, u);
					ROR(b, 2);
				}
				prog_note("feed forward");
				for (unsigned i = 0; i < 5; i++) {
					ADD(v[i], at(state, 4 * i));
					MOV_TO(at(state, 4 * i), v[i]);
				}
				w_add(blocks, blocks, K(h->B));
			}
		}
	}
}
