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

/* SHA-256, and SHA-512 in lanes of twice the width.  The letters are the SDM's. */

struct sigmas { uint8_t S0[3], S1[3], s0[3], s1[3]; };
static const struct sigmas of_sha256 = { { 2, 13, 22 }, { 6, 11, 25 }, { 7, 18, 3 }, { 17, 19, 10 } };
static const struct sigmas of_sha512 = { { 28, 34, 39 }, { 14, 18, 41 }, { 1, 8, 7 }, { 19, 61, 6 } };

static T big(T x, const uint8_t *r)
{
	return sha_big(x, r[0], r[1], r[2]);
}

static T small(T x, const uint8_t *r)
{
	return sha_small(x, r[0], r[1], r[2]);
}

/* Of four lanes, the lowest first. */
static void open_lanes(T *l, T q)
{
	const unsigned w = width(q) / 4;
	for (unsigned i = 0; i < 4; i++)
		l[i] = bits(q, w * i, w);
}

static T rnds2(const struct sigmas *s, T d, T m, T wk)
{
	T abef[4], cdgh[4];
	open_lanes(abef, m);
	open_lanes(cdgh, d);
	T A = abef[3], B = abef[2], C = cdgh[3], D = cdgh[2], E = abef[1], F = abef[0], G = cdgh[1], H = cdgh[0];
	for (unsigned i = 0; i < 2; i++) {
		T t = add(add(add(sha_ch(E, F, G), big(E, s->S1)), bits(wk, width(A) * i, width(A))), H);
		T a = add(t, add(sha_maj(A, B, C), big(A, s->S0))), e = add(t, D);
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

/* Of m, only the lowest lane counts. */
static T msg1(const struct sigmas *s, T d, T m)
{
	T w[5];
	open_lanes(w, d);
	w[4] = bits(m, 0, width(w[0]));
	return four(add(w[3], small(w[4], s->s0)), add(w[2], small(w[3], s->s0)), add(w[1], small(w[2], s->s0)),
		add(w[0], small(w[1], s->s0)));
}

static T msg2(const struct sigmas *s, T d, T m)
{
	T w[4], before[4];
	open_lanes(w, d);
	open_lanes(before, m);
	T w16 = add(w[0], small(before[2], s->s1)), w17 = add(w[1], small(before[3], s->s1));
	return four(add(w[3], small(w17, s->s1)), add(w[2], small(w16, s->s1)), w17, w16);
}

T x86_sha256rnds2(T d, T m, T wk) { return rnds2(&of_sha256, d, m, wk); }
T x86_sha256msg1(T d, T m)        { return msg1(&of_sha256, d, m); }
T x86_sha256msg2(T d, T m)        { return msg2(&of_sha256, d, m); }
T x86_sha512rnds2(T d, T n, T wk) { return rnds2(&of_sha512, d, n, wk); }
T x86_sha512msg1(T d, T m)        { return msg1(&of_sha512, d, m); }
T x86_sha512msg2(T d, T m)        { return msg2(&of_sha512, d, m); }

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
