/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The meanings of x86's vector instructions and of its SHA extensions: Intel SDM, volume 2. */
#include "x86_sha.h"
#include "sha.h"

static T lane(T q, unsigned i)
{
	return bits(q, 32 * i, 32);
}

static T four(T l3, T l2, T l1, T l0)
{
	return cat(cat(l3, l2), cat(l1, l0));
}

T x86_lanes(T (*f)(T, T), unsigned w, T d, T m)
{
	T r = f(bits(d, 0, w), bits(m, 0, w));
	for (unsigned o = w; o < width(d); o += w)
		r = cat(f(bits(d, o, w), bits(m, o, w)), r);
	return r;
}

T x86_each(T (*f)(T, unsigned), unsigned w, T d, unsigned k)
{
	if (k >= w)
		return num(width(d), 0);
	T r = f(bits(d, 0, w), k);
	for (unsigned o = w; o < width(d); o += w)
		r = cat(f(bits(d, o, w), k), r);
	return r;
}

T x86_shuffle(unsigned w, T m, unsigned k)
{
	T r = bits(m, w * (k & 3), w);
	for (unsigned i = 1; i < 4; i++)
		r = cat(bits(m, w * (k >> 2 * i & 3), w), r);
	return r;
}

/* With a mask that is no constant it is some function of both. */
T x86_pshufb(T d, T m)
{
	const T both[2] = { d, m };
	T r = NULL;
	for (unsigned i = 0; i < 16; i++) {
		uint64_t from;
		if (!is_num(bits(m, 8 * i, 8), &from))
			return apply("pshufb", 128, 2, both);
		T byte = from & 0x80 ? num(8, 0) : bits(d, 8 * (from & 15), 8);
		r = r ? cat(byte, r) : byte;
	}
	return r;
}

T x86_palignr(T d, T m, unsigned k)
{
	return k < 32 ? bits(cat(num(128, 0), cat(d, m)), 8 * k, 128) : num(128, 0);
}

T x86_pblendw(T d, T m, unsigned k)
{
	T r = NULL;
	for (unsigned i = 0; i < 8; i++) {
		T word = bits(k >> i & 1 ? m : d, 16 * i, 16);
		r = r ? cat(word, r) : word;
	}
	return r;
}

T x86_pinsrd(T d, T m, unsigned k)
{
	T l[4];
	for (unsigned i = 0; i < 4; i++)
		l[i] = i == k ? m : lane(d, i);
	return four(l[3], l[2], l[1], l[0]);
}

/* SHA-256.  The letters are the SDM's. */

T x86_sha256rnds2(T d, T m, T wk)
{
	T A = lane(m, 3), B = lane(m, 2), C = lane(d, 3), D = lane(d, 2);
	T E = lane(m, 1), F = lane(m, 0), G = lane(d, 1), H = lane(d, 0);
	for (unsigned i = 0; i < 2; i++) {
		T t = add(add(add(sha_ch(E, F, G), sha_big(E, 6, 11, 25)), lane(wk, i)), H);
		T a = add(t, add(sha_maj(A, B, C), sha_big(A, 2, 13, 22))), e = add(t, D);
		H = G;
		G = F;
		F = E;
		E = e;
		D = C;
		C = B;
		B = A;
		A = a;
	}
	return four(A, B, E, F);
}

T x86_sha256msg1(T d, T m)
{
	return four(add(lane(d, 3), sha_small(lane(m, 0), 7, 18, 3)), add(lane(d, 2), sha_small(lane(d, 3), 7, 18, 3)),
		add(lane(d, 1), sha_small(lane(d, 2), 7, 18, 3)), add(lane(d, 0), sha_small(lane(d, 1), 7, 18, 3)));
}

T x86_sha256msg2(T d, T m)
{
	T w16 = add(lane(d, 0), sha_small(lane(m, 2), 17, 19, 10)), w17 = add(lane(d, 1), sha_small(lane(m, 3), 17, 19, 10));
	return four(add(lane(d, 3), sha_small(w17, 17, 19, 10)), add(lane(d, 2), sha_small(w16, 17, 19, 10)), w17, w16);
}

/* SHA-1.  Its words run from the highest lane down. */

T x86_sha1rnds4(T d, T m, unsigned k)
{
	static const uint32_t constant[4] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };
	T A = lane(d, 3), B = lane(d, 2), C = lane(d, 1), D = lane(d, 0), E = num(32, 0);
	for (unsigned i = 0; i < 4; i++) {
		T f = k % 4 == 0 ? sha_ch(B, C, D) : k % 4 == 2 ? sha_maj(B, C, D) : sha_parity(B, C, D);
		T a = add(add(add(add(f, rol(A, 5)), lane(m, 3 - i)), E), num(32, constant[k % 4]));
		E = D;
		D = C;
		C = rol(B, 30);
		B = A;
		A = a;
	}
	return four(A, B, C, D);
}

T x86_sha1nexte(T d, T m)
{
	return cat(add(lane(m, 3), rol(lane(d, 3), 30)), bits(m, 0, 96));
}

T x86_sha1msg1(T d, T m)
{
	return four(xor(lane(d, 1), lane(d, 3)), xor(lane(d, 0), lane(d, 2)), xor(lane(m, 3), lane(d, 1)), xor(lane(m, 2), lane(d, 0)));
}

T x86_sha1msg2(T d, T m)
{
	T w16 = rol(xor(lane(d, 3), lane(m, 2)), 1);
	return four(w16, rol(xor(lane(d, 2), lane(m, 1)), 1), rol(xor(lane(d, 1), lane(m, 0)), 1), rol(xor(lane(d, 0), w16), 1));
}
