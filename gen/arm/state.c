/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the registers of ARMv7-A take a state of 32-bit words from memory, and how memory gets it back. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/arm.h"

/* The address of the state: where it is, or fetched to t. */
static V pointer(const struct blocks *b)
{
	const struct arm_own *own = b->own;
	if (b->state->home == IN_REG)
		return b->state;
	w_set(own->t, b->state);
	return own->t;
}

void arm_take(const struct blocks *b, V *v)
{
	const struct arm_own *own = b->own;
	V p = pointer(b);
	for (unsigned i = 0; i < b->h->state; i++)
		LDR(v[i], at(p, 4 * i));
	if (own->k)
		TABLE(own->k, own->constants);
}

void arm_feed_forward(const struct blocks *b, V *v)
{
	const struct arm_own *own = b->own;
	V p = pointer(b);
	for (unsigned i = 0; i < b->h->state; i++) {
		LDR(own->u, at(p, 4 * i));
		if (own->turn[i])
			ADD_ROR(v[i], own->u, v[i], own->turn[i]);
		else
			ADD(v[i], v[i], own->u);
		STR(v[i], at(p, 4 * i));
	}
}

void arm_read_block(V blocks, V p, const V *w)
{
	w_set(p, blocks);
	VLD1_ON(p, 4, w[0]);
	VLD1(p, 4, w[2]);
	for (unsigned i = 0; i < 4; i++)
		VREV32(w[i], w[i]);
}

const struct table *arm_constants(const struct hash *h, unsigned less_from)
{
	const unsigned word = h->W / 8;
	uint8_t k[80 * 8];
	for (unsigned i = 0; i < h->rounds * word; i++)
		k[i] = (uint8_t)((typed_k(h, i / word) - (i / word >= less_from)) >> 8 * (i % word));
	return prog_table("k", k, h->rounds * word, 64);
}

const struct table *arm_sha1_constants(void)
{
	uint8_t k[64];
	for (unsigned i = 0; i < sizeof k; i++)
		k[i] = (uint8_t)(sha1_k(i / 16 * 20) >> 8 * (i % 4));
	return prog_table("k", k, sizeof k, 64);
}
