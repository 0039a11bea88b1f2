/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The message schedule of SHA-256 in xmm registers, by AVX: for CPUs without the SHA extensions. */
#include "sha2_bmi2.h"
#include "../../dsl/isa/x86_64.h"

enum { Z = 0x80 };                                   /* a zero */
static const uint8_t shuffles[48] = {
	3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12,           /* big endian */
	0, 1, 2, 3, 8, 9, 10, 11, Z, Z, Z, Z, Z, Z, Z, Z,               /* the even words below */
	Z, Z, Z, Z, Z, Z, Z, Z, 0, 1, 2, 3, 8, 9, 10, 11,               /* above */
};

static void begin(const struct sha2_bmi2 *o)
{
	VMOVDQU(o->order, at_table(o->shuffles, 0));
	VMOVDQU(o->mask[0], at_table(o->shuffles, 16));
	VMOVDQU(o->mask[1], at_table(o->shuffles, 32));
}

static void add_k(V d, V w, struct place k)
{
	VPADDD_A(d, w, k);
}

static void end(void)
{
}

static void sigma0(V x, V y, V z)
{
	VPSRLD(y, x, 7);
	VPSLLD(z, x, 25);
	VPXOR(y, y, z);
	VPSRLD(z, x, 18);
	VPXOR(y, y, z);
	VPSLLD(z, x, 14);
	VPXOR(y, y, z);
	VPSRLD(x, x, 3);
	VPXOR(x, x, y);
}

/* w += sigma1 of two words of n, which are taken twice each: a shift of both is a rotation of the lower one. */
static void add_sigma1(const struct sha2_bmi2 *o, V w, V n, unsigned twice, V where)
{
	VPSHUFD(o->x, n, twice);
	VPSRLQ(o->y, o->x, 17);
	VPSRLQ(o->z, o->x, 19);
	VPSRLD(o->x, o->x, 10);
	VPXOR(o->y, o->y, o->z);
	VPXOR(o->x, o->x, o->y);
	VPSHUFB(o->x, o->x, where);
	VPADDD(w, w, o->x);
}

static void four(const struct sha2_bmi2 *o, V *w)
{
	VPALIGNR(o->x, w[1], w[0], 4);
	sigma0(o->x, o->y, o->z);
	VPADDD(w[0], w[0], o->x);
	VPALIGNR(o->x, w[3], w[2], 4);
	VPADDD(w[0], w[0], o->x);
	add_sigma1(o, w[0], w[3], 0xfa, o->mask[0]);
	add_sigma1(o, w[0], w[0], 0x50, o->mask[1]);
}

void sha256_x64_bmi2(const struct hash *h)
{
	static const struct schedule s = { begin, four, add_k, end, shuffles, 3 };
	sha2_x64_bmi2(h, &s);
}
