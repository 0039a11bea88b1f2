/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The message schedule of SHA-512 in ymm registers, by AVX2 and by AVX-512VL. */
#include "sha2_bmi2.h"
#include "../../dsl/isa/x86_64.h"

static const uint8_t shuffles[32] = {
	7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8,           /* big endian */
	1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8,           /* ror 8 */
};

static V half(V v)
{
	return as_width(v, 128);
}

static void add_k(V d, V w, struct place k)
{
	VPADDQ_A(d, w, k);
}

static void end(void)
{
	VZEROUPPER();
}

/* sigma1 of the last two words is all that the first two new ones want; then it goes on from these. */
static void two_and_two(const struct sha2_bmi2 *o, V *w, void (*sigma1)(const struct sha2_bmi2 *o, V d, V n))
{
	VEXTRACTI128(half(o->x), w[3], 1);
	sigma1(o, half(o->x), half(o->x));
	VPADDQ(w[0], w[0], o->x);
	sigma1(o, half(o->x), half(w[0]));
	VPERM2I128(o->x, o->x, o->x, 0x08);          /* 0 below, then what was below */
	VPADDQ(w[0], w[0], o->x);
}

/* ---- AVX2 ---- */

static void begin_avx2(const struct sha2_bmi2 *o)
{
	VBROADCASTI128(o->order, at_table(o->shuffles, 0));
	VBROADCASTI128(o->mask[0], at_table(o->shuffles, 16));
}

static void sigma1_avx2(const struct sha2_bmi2 *o, V d, V n)
{
	V y = half(o->y), z = half(o->z);
	VPSRLQ(y, n, 19);
	VPSLLQ(z, n, 45);
	VPXOR(y, y, z);
	VPSRLQ(z, n, 61);
	VPXOR(y, y, z);
	VPSLLQ(z, n, 3);
	VPXOR(y, y, z);
	VPSRLQ(d, n, 6);
	VPXOR(d, d, y);
}

/* d = the last three words of n and the first of m. */
static void one_on_avx2(V d, V n, V m)
{
	VPERM2I128(d, n, m, 0x21);
	VPALIGNR(d, d, n, 8);
}

static void four_avx2(const struct sha2_bmi2 *o, V *w)
{
	V x = o->x, y = o->y, z = o->z;
	one_on_avx2(x, w[0], w[1]);
	VPSRLQ(y, x, 1);
	VPSLLQ(z, x, 63);
	VPXOR(y, y, z);
	VPSRLQ(z, x, 7);
	VPXOR(y, y, z);
	VPSHUFB(x, x, o->mask[0]);
	VPXOR(x, x, y);
	VPADDQ(w[0], w[0], x);
	one_on_avx2(x, w[2], w[3]);
	VPADDQ(w[0], w[0], x);
	two_and_two(o, w, sigma1_avx2);
}

void sha512_x64_avx2(const struct hash *h)
{
	static const struct schedule s = { begin_avx2, four_avx2, add_k, end, shuffles, 2 };
	sha2_x64_bmi2(h, &s);
}

/* ---- AVX-512VL ---- */

static void begin_avx512(const struct sha2_bmi2 *o)
{
	VBROADCASTI128(o->order, at_table(o->shuffles, 0));
}

static void sigma_avx512(V d, V y, V z, V n, unsigned r0, unsigned r1, unsigned shift)
{
	VPRORQ(y, n, r0);
	VPRORQ(z, n, r1);
	VPSRLQ(d, n, shift);
	VPTERNLOGQ(d, y, z, 0x96);                   /* d ^ y ^ z */
}

static void sigma1_avx512(const struct sha2_bmi2 *o, V d, V n)
{
	sigma_avx512(d, half(o->y), half(o->z), n, 19, 61, 6);
}

static void four_avx512(const struct sha2_bmi2 *o, V *w)
{
	V x = o->x;
	VALIGNQ(x, w[1], w[0], 1);
	sigma_avx512(x, o->y, o->z, x, 1, 8, 7);
	VPADDQ(w[0], w[0], x);
	VALIGNQ(x, w[3], w[2], 1);
	VPADDQ(w[0], w[0], x);
	two_and_two(o, w, sigma1_avx512);
}

void sha512_x64_avx512(const struct hash *h)
{
	static const struct schedule s = { begin_avx512, four_avx512, add_k, end, shuffles, 1 };
	sha2_x64_bmi2(h, &s);
}
