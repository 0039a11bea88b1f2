/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The small numbers of the rounds, typed.  That they are what the standards say is proved: the meanings have their own. */
#include "rounds.h"

unsigned md5_word(unsigned i)
{
	static const uint8_t first[4] = { 0, 1, 5, 0 }, step[4] = { 1, 5, 3, 7 };
	return (first[i / 16] + step[i / 16] * i) % 16;
}

unsigned md5_rotation(unsigned i)
{
	static const uint8_t s[4][4] = { { 7, 12, 17, 22 }, { 5, 9, 14, 20 }, { 4, 11, 16, 23 }, { 6, 10, 15, 21 } };
	return s[i / 16][i % 4];
}

uint32_t sha1_k(unsigned t)
{
	static const uint32_t k[4] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };
	return k[t / 20];
}

const struct sigmas *sha2_sigmas(const struct hash *h)
{
	static const struct sigmas of32 = { { 2, 13, 22 }, { 6, 11, 25 }, { 7, 18, 3 }, { 17, 19, 10 } };
	static const struct sigmas of64 = { { 28, 34, 39 }, { 14, 18, 41 }, { 1, 8, 7 }, { 19, 61, 6 } };
	return h->W == 32 ? &of32 : &of64;
}
