/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the compression functions of i686 take the state from memory and the message from the data, and go from block to
 * block where the state has no room in registers. */
#include "state.h"
#include "../../dsl/isa/x86.h"

V x86_in_frame(const char *name, unsigned w)
{
	struct var *v = must_alloc(sizeof *v);
	*v = (struct var){ .name = name, .w = w, .home = IN_FRAME, .slot = (int)prog_frame(name, w / 8).off };
	return v;
}

void x86_take(const struct blocks *b, V *v)
{
	V pointer = *(const V *)b->own;
	MOV(pointer, b->state);
	for (unsigned i = 0; i < b->h->state; i++)
		MOV(v[i], at(pointer, i * 4));
}

void x86_feed_forward(const struct blocks *b, V *v)
{
	V pointer = *(const V *)b->own;
	MOV(pointer, b->state);
	for (unsigned i = 0; i < b->h->state; i++) {
		ADD(v[i], at(pointer, i * 4));
		MOV_TO(at(pointer, i * 4), v[i]);
	}
}

/* The bytes of each pair change places, then the pairs of each word. */
void x86_message(V q, V r, struct place p, unsigned W)
{
	const unsigned order = W == 32 ? 0xb1 : 0x1b;
	MOVDQU(q, p);
	MOVDQA(r, q);
	PSRLW(q, 8);
	PSLLW(r, 8);
	PXOR(q, r);
	PSHUFLW(q, q, order);
	PSHUFHW(q, q, order);
}

void x86_over_framed_blocks(const struct framed *f, V n)
{
	const struct hash *h = f->h;
	const unsigned word = h->W / 8, bytes = h->state * word;
	w_set(f->left, n);
	IF (f->left, NE, K(0)) {
		REPEAT (f->left) {
			strides(f->blocks, h->B);
			forgets(f->ring, f->ring_bytes);
			forgets(f->copy, bytes);
			for (unsigned i = 0; i < h->state; i++)
				carries_at(at(f->state, i * word), h->W, i);
			MOV(f->pointer, f->state);
			for (unsigned o = 0; o < bytes; o += 16) {
				MOVDQU(f->q, at(f->pointer, o));
				MOVDQU_TO(beyond(f->copy, o), f->q);
			}
			f->rounds(f);
			prog_note("feed forward");
			MOV(f->pointer, f->state);
			for (unsigned o = 0; o < bytes; o += 16) {
				MOVDQU(f->q, beyond(f->copy, o));
				MOVDQU(f->r, at(f->pointer, o));
				if (h->W == 32)
					PADDD(f->q, f->r);
				else
					PADDQ(f->q, f->r);
				MOVDQU_TO(at(f->pointer, o), f->q);
			}
			w_add(f->blocks, f->blocks, K(h->B));
		}
	}
}
