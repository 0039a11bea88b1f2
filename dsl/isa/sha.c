/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the instructions for SHA are made of, whoever's they are: FIPS 180-4, 4.1. */
#include "sha.h"

T sha_ch(T x, T y, T z)
{
	return xor(and(x, y), and(not(x), z));
}

T sha_maj(T x, T y, T z)
{
	return xor(xor(and(x, y), and(x, z)), and(y, z));
}

T sha_parity(T x, T y, T z)
{
	return xor(xor(x, y), z);
}

T sha_big(T x, unsigned a, unsigned b, unsigned c)
{
	return xor(xor(ror(x, a), ror(x, b)), ror(x, c));
}

T sha_small(T x, unsigned a, unsigned b, unsigned c)
{
	return xor(xor(ror(x, a), ror(x, b)), shr(x, c));
}
