/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the general registers of AArch64 take the state from memory, and how memory gets it back: two words at a time. */
#include "state.h"
#include "../../dsl/isa/aarch64.h"

static struct place word(const struct blocks *b, unsigned i)
{
	const struct a64_spare *s = b->own;
	return at(s->state, i * b->h->W / 8);
}

void a64_sum_to(V pair0, V pair1, V vector)
{
	MOV_D0(pair0, vector);
	MOV_D1(pair1, vector);
}

void a64_add_half(V a, V pair, unsigned half)
{
	if (half)
		ADD_LSR(as_width(a, 64), as_width(a, 64), pair, 32);
	else
		ADD(a, a, as_width(pair, 32));
}

void a64_read_block(V blocks, const V *w)
{
	LDP(w[0], w[1], at(blocks, 0));
	LDP(w[2], w[3], at(blocks, 32));
	for (unsigned i = 0; i < 4; i++)
		REV32(w[i], w[i]);
}

void a64_take(const struct blocks *b, V *v)
{
	const struct a64_spare *s = b->own;
	const unsigned n = b->h->state;
	w_set(s->state, b->state);
	for (unsigned i = 0; i + 1 < n; i += 2)
		LDP(v[i], v[i + 1], word(b, i));
	if (n % 2)
		w_load(v[n - 1], word(b, n - 1));
}

void a64_feed_forward(const struct blocks *b, V *v)
{
	const struct a64_spare *s = b->own;
	const unsigned n = b->h->state;
	w_set(s->state, b->state);
	for (unsigned i = 0; i + 1 < n; i += 2) {
		LDP(s->t, s->u, word(b, i));
		ADD(v[i], v[i], s->t);
		ADD(v[i + 1], v[i + 1], s->u);
		STP(word(b, i), v[i], v[i + 1]);
	}
	if (n % 2) {
		w_load(s->t, word(b, n - 1));
		ADD(v[n - 1], v[n - 1], s->t);
		w_store(word(b, n - 1), v[n - 1]);
	}
}
