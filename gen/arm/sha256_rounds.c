/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The rounds of SHA-256 in general registers of ARMv7-A, and between their instructions what else there is to do. */
#include "../rounds.h"
#include "sha256.h"
#include "../../dsl/isa/arm.h"

/*	r4 a  r5 b  r6 c  r7 d  r8 e  r9 f  r10 g  r11 h     the state, renamed from round to round
 *	r2:r3  short-lived     r12  b^c                                                             */
const R sha256_arm_home[8] = { R4, R5, R6, R7, R8, R9, R10, R11 };

struct sha256_arm sha256_arm_rounds(const struct hash *h)
{
	return (struct sha256_arm){ .s = sha2_sigmas(h), .t = prog_pin("t", 32, R2), .u = prog_pin("u", 32, R3),
		.bc = prog_pin("b^c", 32, R12) };
}

void sha256_arm_begin(struct sha256_arm *x, V *v)
{
	for (unsigned i = 0; i < 8; i++)
		x->v[i] = v[i];
	EOR(x->bc, v[1], v[2]);
}

static void between(struct sha256_arm *x, unsigned t, unsigned i)
{
	if (x->between)
		x->between(x->own, t, i);
}

/* t = what is to be rotated by r[0], FIPS 180-4, 4.1.2: each rotation carries the ones inside it along. */
static void big_sigma(V t, V n, const uint8_t *r)
{
	EOR_ROR(t, n, n, r[1] - r[0]);
	EOR_ROR(t, t, n, r[2] - r[0]);
}

/* One round, FIPS 180-4, 6.2.2, with w + k in wk.  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and a^b is the next round's b^c. */
void sha256_arm_round(struct sha256_arm *x, unsigned t, V wk)
{
	V a = x->v[0], b = x->v[1], d = x->v[3], e = x->v[4], f = x->v[5], g = x->v[6], h = x->v[7];
	prog_note("round %u", t);
	big_sigma(x->t, e, x->s->S1);
	between(x, t, 0);
	ADD(h, h, wk);
	EOR(x->u, f, g);
	between(x, t, 1);
	ADD_ROR(h, h, x->t, x->s->S1[0]);
	AND(x->u, x->u, e);
	between(x, t, 2);
	EOR(x->u, x->u, g);
	EOR(x->t, a, b);
	between(x, t, 3);
	ADD(h, h, x->u);
	AND(x->bc, x->bc, x->t);
	between(x, t, 4);
	ADD(d, d, h);
	EOR(x->bc, x->bc, b);
	between(x, t, 5);
	big_sigma(x->u, a, x->s->S0);
	between(x, t, 6);
	ADD(h, h, x->bc);
	ADD_ROR(h, h, x->u, x->s->S0[0]);
	between(x, t, 7);
	V swap = x->t;
	x->t = x->bc;
	x->bc = swap;
	for (unsigned i = 7; i > 0; i--)
		x->v[i] = i == 4 ? d : x->v[i - 1];
	x->v[0] = h;
}
