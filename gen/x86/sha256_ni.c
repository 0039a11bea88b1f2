/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function of i686 in the SHA extensions: that of x86-64, with no register to spare. */
#include "state.h"
#include "../x64/sha_ni.h"
#include "../../dsl/isa/x86.h"

/*	eax byte order, state before and after     ecx blocks   edx K
 *	frame  abef and cdgh as the block found them; blocks left         */
struct own { struct sha256_ni x; V state, pointer; const struct table *order; };

static void order(const void *own, V w)
{
	PSHUFB_A(w, at(((const struct own *)own)->pointer, 0));
}

static void take(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	MOV(own->pointer, own->state);
	ni_sha256_take(b, v);
	w_addr(own->x.k.base, at_table(table_of_k(b->h), 0));
	w_addr(own->pointer, at_table(own->order, 0));
}

static void rounds(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	x86_forget(own->x.abef0);
	x86_forget(own->x.cdgh0);
	ni_sha256_rounds(b, v);
}

static void give(const struct blocks *b, V *v)
{
	const struct own *own = b->own;
	MOV(own->pointer, own->state);
	ni_sha256_give(b, v);
}

void sha256_x86_ni(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V pointer = prog_pin("byte order", 32, EAX), data = prog_pin("blocks", 32, ECX), k = prog_pin("K", 32, EDX);
		struct own own = { .x = ni_sha256_pin(XMM0), .state = state, .pointer = pointer,
			.order = prog_table("order", ni_sha256_order, 16, 16) };
		own.x.k = at(k, 0);
		own.x.order = order;
		own.x.abef0 = x86_in_frame("abef before", 128);
		own.x.cdgh0 = x86_in_frame("cdgh before", 128);
		w_set(data, blocks);
		over_blocks(&(struct blocks){ .h = h, .state = pointer, .blocks = data, .n = n,
			.left = x86_in_frame("blocks left", 32), .lane = ni_lanes(h, XMM0), .take = take, .rounds = rounds,
			.feed_forward = ni_sha256_feed_forward, .give = give, .own = &own });
	}
}
