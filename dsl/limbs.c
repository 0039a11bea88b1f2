/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Arithmetic on the constants of sums: LIMBS words of 64 bits, two's complement. */
#include "term.h"
#include <string.h>

void limbs_add_one(uint64_t *k, unsigned at, uint64_t v)
{
	for (; v && at < LIMBS; at++) {
		k[at] += v;
		v = k[at] < v;
	}
}

void limbs_negate(uint64_t *k)
{
	for (unsigned i = 0; i < LIMBS; i++)
		k[i] = ~k[i];
	limbs_add_one(k, 0, 1);
}

void limbs_add(uint64_t *k, const uint64_t *x, int64_t c)
{
	uint64_t by = c < 0 ? -(uint64_t)c : (uint64_t)c, sum[LIMBS] = { 0 };

	for (unsigned i = 0; i < LIMBS; i++) {
		uint64_t x0 = x[i] & 0xffffffff, x1 = x[i] >> 32, c0 = by & 0xffffffff, c1 = by >> 32;
		uint64_t mid = x0 * c1, mid2 = x1 * c0;
		if (!x[i])
			continue;
		limbs_add_one(sum, i, x0 * c0);
		limbs_add_one(sum, i, mid << 32);
		limbs_add_one(sum, i, mid2 << 32);
		limbs_add_one(sum, i + 1, mid >> 32);
		limbs_add_one(sum, i + 1, mid2 >> 32);
		limbs_add_one(sum, i + 1, x1 * c1);
	}
	if (c < 0)
		limbs_negate(sum);
	for (unsigned i = LIMBS, at = 0; i--; at++)
		limbs_add_one(k, at, sum[at]);
}

uint64_t limbs_above(const uint64_t *k, unsigned w)
{
	uint64_t sign = k[LIMBS - 1] >> 63 ? ~(uint64_t)0 : 0;
	uint64_t low = w / 64 < LIMBS ? k[w / 64] : sign, next = w / 64 + 1 < LIMBS ? k[w / 64 + 1] : sign;

	return w % 64 ? low >> w % 64 | next << (64 - w % 64) : low;
}

void limbs_cut(uint64_t *k, unsigned w)
{
	for (unsigned i = 0; i < LIMBS; i++)
		if (64 * (i + 1) > w)
			k[i] = 64 * i >= w ? 0 : k[i] & (((uint64_t)1 << w % 64) - 1);
}

void limbs_shift_right(uint64_t *k, unsigned n)
{
	uint64_t r[LIMBS];

	for (unsigned i = 0; i < LIMBS; i++)
		r[i] = limbs_above(k, n + 64 * i);
	memcpy(k, r, sizeof r);
}

bool limb_bit(const uint64_t *k, unsigned j)
{
	return k[j / 64] >> j % 64 & 1;
}
