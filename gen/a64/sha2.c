/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The rounds of SHA-2 in the general registers of AArch64, baseline instructions only. */
#include "sha2.h"
#include "../../dsl/isa/aarch64.h"

/* One of the three steps of d = ror(n, r[0]) ^ ror(n, r[1]) ^ ror(n, r[2]), which are dealt out between others. */
void sha2_a64_sigma(unsigned step, V d, V n, const uint8_t *r, bool last_shifts)
{
	if (step == 0)
		ROR(d, n, r[0]);
	else if (step == 2 && last_shifts)
		EOR_LSR(d, d, n, r[2]);
	else
		EOR_ROR(d, d, n, r[step]);
}

/* One round, FIPS 180-4, 6.2.2.  Ch(e,f,g) = g ^ (e & (f^g)).  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and this round's a^b is
 * the next one's b^c. */
static void one_round(struct sha2 *x, unsigned t)
{
	V a = x->v[0], b = x->v[1], d = x->v[3], e = x->v[4], f = x->v[5], g = x->v[6], h = x->v[7];
	prog_note("round %u", t);
	x->add_word(x, t, h);
	EOR(x->ab, f, g);
	sha2_a64_sigma(0, x->t, e, x->s->S1, false);
	x->between(x, t, 0);
	AND(x->ab, x->ab, e);
	sha2_a64_sigma(1, x->t, e, x->s->S1, false);
	x->between(x, t, 1);
	EOR(x->ab, x->ab, g);
	sha2_a64_sigma(2, x->t, e, x->s->S1, false);
	x->between(x, t, 2);
	ADD(h, h, x->ab);
	EOR(x->ab, a, b);
	ADD(h, h, x->t);
	x->between(x, t, 3);
	sha2_a64_sigma(0, x->t, a, x->s->S0, false);
	AND(x->bc, x->bc, x->ab);
	ADD(d, d, h);
	x->between(x, t, 4);
	sha2_a64_sigma(1, x->t, a, x->s->S0, false);
	EOR(x->bc, x->bc, b);
	x->between(x, t, 5);
	sha2_a64_sigma(2, x->t, a, x->s->S0, false);
	ADD(h, h, x->bc);
	x->between(x, t, 6);
	ADD(h, h, x->t);
	V free = x->bc;
	x->bc = x->ab;
	x->ab = free;
	x->between(x, t, 7);
	for (unsigned i = 7; i > 0; i--)
		x->v[i] = x->v[i - 1];
	x->v[0] = h;
}

void sha2_a64_rounds(const struct blocks *b, V *v)
{
	struct sha2 *x = b->own;
	for (unsigned i = 0; i < 8; i++)
		x->v[i] = v[i];
	x->read_block(x, b->blocks);
	EOR(x->bc, v[1], v[2]);
	for (unsigned t = 0; t < b->h->rounds; t++)
		one_round(x, t);
}
