/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What MD5 does, RFC 1321, section 3.4, in its letters and its order, over terms. */
#include <math.h>
#include "gen.h"

static T F(T X, T Y, T Z) { return or(and(X, Y), and(not(X), Z)); }
static T G(T X, T Y, T Z) { return or(and(X, Z), and(Y, not(Z))); }
static T H(T X, T Y, T Z) { return xor(xor(X, Y), Z); }
static T I(T X, T Y, T Z) { return xor(Y, or(X, not(Z))); }

/* T[i], i from 1: the integer part of 4294967296 times abs(sin(i)), i in radians. */
static T sine(unsigned i)
{
	return num(32, (uint64_t)floor(4294967296.0 * fabs(sin((double)i))));
}

/* Round by round: the function, which word comes first and how far the next one is, and the shifts. */
static const struct { T (*f)(T, T, T); unsigned first, step, s[4]; } rounds[4] = {
	{ F, 0, 1, { 7, 12, 17, 22 } },
	{ G, 1, 5, { 5, 9, 14, 20 } },
	{ H, 5, 3, { 4, 11, 16, 23 } },
	{ I, 0, 7, { 6, 10, 15, 21 } },
};

void md5_compress(const struct hash *h, const T *in, const T *X, T *out)
{
	T A = in[0], B = in[1], C = in[2], D = in[3];
	for (unsigned i = 0; i < h->rounds; i++) {
		unsigned r = i / 16, k = (rounds[r].first + rounds[r].step * (i % 16)) % 16;
		/* [abcd k s i]: a = b + ((a + F(b,c,d) + X[k] + T[i]) <<< s), then the four change places. */
		T a = add(B, rol(add(add(add(A, rounds[r].f(B, C, D)), X[k]), sine(i + 1)), rounds[r].s[i % 4]));
		A = D;
		D = C;
		C = B;
		B = a;
	}
	out[0] = add(in[0], A);
	out[1] = add(in[1], B);
	out[2] = add(in[2], C);
	out[3] = add(in[3], D);
}

/* 3.3: the bytes 01 23 45 67, 89 ab cd ef, fe dc ba 98, 76 54 32 10, low-order bytes first. */
void md5_iv(T *out)
{
	static const uint8_t bytes[16] = {
		0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	};
	for (unsigned i = 0; i < 4; i++) {
		out[i] = num(8, bytes[4 * i]);
		for (unsigned k = 1; k < 4; k++)
			out[i] = cat(num(8, bytes[4 * i + k]), out[i]);
	}
}
