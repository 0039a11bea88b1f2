/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function of i686 in the SHA extensions: that of x86-64, with one vector register to spare. */
#include "state.h"
#include "../x64/sha_ni.h"
#include "../../dsl/isa/x86.h"

/*	xmm7 byte order, of all sixteen      frame  abcd and e as the block found them
 *	eax state   ecx blocks   edx blocks left                                          */
struct own { struct sha1_ni x; V state; const struct table *order; };

static void take(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	w_addr(b->state, at_table(own->order, 0));
	MOVDQU(own->x.order, at(b->state, 0));
	MOV(b->state, own->state);
	ni_sha1_take(b, v);
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	x86_forget(own->x.abcd0);
	x86_forget(own->x.e0);
	ni_sha1_rounds(b, v);
}

void sha1_x86_ni(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V pointer = prog_pin("state", 32, EAX), data = prog_pin("blocks", 32, ECX), left = prog_pin("blocks left", 32, EDX);
		struct own own = { ni_sha1_pin(XMM0), state, prog_table("order", ni_sha1_order, 16, 16) };
		own.x.order = prog_pin("byte order", 128, XMM0 + 7);
		own.x.abcd0 = x86_in_frame("abcd before", 128);
		own.x.e0 = x86_in_frame("e before", 128);
		w_set(data, blocks);
		over_blocks(&(struct blocks){ .h = h, .state = pointer, .blocks = data, .n = n, .left = left,
			.lane = ni_lanes(h, XMM0), .take = take, .rounds = rounds,
			.feed_forward = ni_sha1_feed_forward, .give = ni_sha1_give, .own = &own });
	}
}
