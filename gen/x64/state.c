/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the general registers of x86-64 take the state from memory, and how memory gets it back. */
#include "state.h"
#include "../../dsl/isa/x86_64.h"

static struct place word(const struct blocks *b, unsigned i)
{
	return at(b->state, i * b->h->W / 8);
}

void x64_take(const struct blocks *b, V *v)
{
	for (unsigned i = 0; i < b->h->state; i++)
		MOV(v[i], word(b, i));
}

void x64_feed_forward(const struct blocks *b, V *v)
{
	for (unsigned i = 0; i < b->h->state; i++) {
		ADD(v[i], word(b, i));
		MOV_TO(word(b, i), v[i]);
	}
}
