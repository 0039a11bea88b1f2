/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the shapes of VEX and EVEX rows open and close: vectors of 128 or 256 bits, of which the upper halves are registers
 * of their own; and what is written to 128 bits makes the upper half zero. */
#ifndef INGOT_ISA_X86_VEX_H
#define INGOT_ISA_X86_VEX_H
#include "x86_64.h"

static T vector(struct run *x, R r, unsigned w)
{
	T low = run_get(x, r, 128);
	return w == 256 ? cat(run_get(x, upper_of(x->p->t, r), 128), low) : low;
}

static void set_vector(struct run *x, R r, T v)
{
	run_put(x, r, 128, bits(v, 0, 128));
	run_put(x, upper_of(x->p->t, r), 128, width(v) > 128 ? bits(v, 128, 128) : num(128, 0));
}

static void zero_vectors(struct run *x, bool upper)
{
	for (R r = 0; r < x->p->t->regs; r++)
		if (upper ? is_upper(x->p->t, r) : r >= XMM0)
			run_put(x, r, 128, num(128, 0));
}

#define REG128(r)         run_get(x, i->r, 128)
#define VECTOR_OF(r)      vector(x, i->r, W)
#define BYTE_K            const unsigned k = (uint8_t)i->k
#define VV(...)           OPEN; T m = VECTOR_OF(m), d; __VA_ARGS__; set_vector(x, i->d, d)
#define VVK(...)          OPEN; BYTE_K; T m = VECTOR_OF(m), d; __VA_ARGS__; set_vector(x, i->d, d)
#define VVV(...)          OPEN; T n = VECTOR_OF(n), m = VECTOR_OF(m), d; __VA_ARGS__; set_vector(x, i->d, d)
#define VVVK(...)         OPEN; BYTE_K; T n = VECTOR_OF(n), m = VECTOR_OF(m), d; __VA_ARGS__; set_vector(x, i->d, d)
#define VXVVK(...)        OPEN; BYTE_K; T d = VECTOR_OF(d), n = VECTOR_OF(n), m = VECTOR_OF(m); __VA_ARGS__; set_vector(x, i->d, d)
#define VXVQ(...)         OPEN; T d = VECTOR_OF(d), n = VECTOR_OF(n), m = REG128(m); __VA_ARGS__; set_vector(x, i->d, d)
#define VXQ(...)          OPEN; T d = VECTOR_OF(d), m = REG128(m); __VA_ARGS__; set_vector(x, i->d, d)
#define VXV(...)          OPEN; T d = VECTOR_OF(d), m = VECTOR_OF(m); __VA_ARGS__; set_vector(x, i->d, d)
#define VVA(...)          OPEN; T n = VECTOR_OF(n), m = load(ADDRESS, W), d; __VA_ARGS__; set_vector(x, i->d, d)
#define VVAK(...)         OPEN; BYTE_K; T n = VECTOR_OF(n), A = ADDRESS, d; __VA_ARGS__; set_vector(x, i->d, d)
#define VA(...)           OPEN; T A = ADDRESS, d; __VA_ARGS__; set_vector(x, i->d, d)
#define VALIGNED(...)     OPEN; T A = ADDRESS, d; __VA_ARGS__; run_aligned(x, A, W / 8); set_vector(x, i->d, d)
#define AV(...)           OPEN; T m = VECTOR_OF(m), A = ADDRESS; __VA_ARGS__
#define ALIGNEDV(...)     OPEN; T m = VECTOR_OF(m), A = ADDRESS; __VA_ARGS__; run_aligned(x, A, W / 8)
#define RRRF(...)         OPEN; T n = REG(n), m = REG(m), r, cf, of; __VA_ARGS__; ALL_FLAGS; run_put(x, i->d, W, r)
#define RRK(...)          OPEN; unsigned k = count(i); T m = REG(m), d; __VA_ARGS__; SET(d)
#endif
