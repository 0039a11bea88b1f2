/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The meanings of AVX instructions that cross or repeat what x86_sha.c says of 128 bits. */
#include "x86_avx.h"
#include "x86_sha.h"

T x86_in_halves(T (*f)(T, T), T n, T m)
{
	T low = f(bits(n, 0, 128), bits(m, 0, 128));
	return width(n) == 128 ? low : cat(f(bits(n, 128, 128), bits(m, 128, 128)), low);
}

T x86_in_halves_k(T (*f)(T, T, unsigned), T n, T m, unsigned k)
{
	T low = f(bits(n, 0, 128), bits(m, 0, 128), k);
	return width(n) == 128 ? low : cat(f(bits(n, 128, 128), bits(m, 128, 128), k), low);
}

T x86_pshufd(T n, T m, unsigned k)
{
	(void)n;
	return x86_shuffle(32, m, k);
}

T x86_pslldq(T n, T m, unsigned k)
{
	(void)n;
	return x86_each(shl, 128, m, 8 * k);
}

T x86_psrldq(T n, T m, unsigned k)
{
	(void)n;
	return x86_each(shr, 128, m, 8 * k);
}

T x86_broadcast(T x, unsigned w)
{
	T r = x;
	while (width(r) < w)
		r = cat(x, r);
	return r;
}

T x86_vpblendd(T n, T m, unsigned k)
{
	T r = NULL;
	for (unsigned i = 0; i < width(n) / 32; i++) {
		T lane = bits(k >> i & 1 ? m : n, 32 * i, 32);
		r = r ? cat(lane, r) : lane;
	}
	return r;
}

/* Two bits name one of four halves, n's before m's; a third one makes zeros instead. */
static T half(T n, T m, unsigned k)
{
	return k & 8 ? num(128, 0) : bits(k & 2 ? m : n, k & 1 ? 128 : 0, 128);
}

T x86_vperm2i128(T n, T m, unsigned k)
{
	return cat(half(n, m, k >> 4), half(n, m, k));
}

T x86_vinserti128(T n, T m, unsigned k)
{
	return k & 1 ? cat(m, bits(n, 0, 128)) : cat(bits(n, 128, 128), m);
}

/* As the sum, over GF(2), of those products that the table has: the one of a set of operands is the sum of the table's
 * bits at all subsets.  Exclusive ors stay free of products that way. */
T x86_ternary(T d, T n, T m, unsigned k)
{
	T r = num(width(d), 0);
	for (unsigned set = 0; set < 8; set++) {
		unsigned sum = 0;
		for (unsigned i = 0; i < 8; i++)
			sum ^= (i & ~set) == 0 && (k >> i & 1);
		if (!sum)
			continue;
		T product = not(num(width(d), 0));
		if (set & 4)
			product = and(product, d);
		if (set & 2)
			product = and(product, n);
		if (set & 1)
			product = and(product, m);
		r = xor(r, product);
	}
	return r;
}
