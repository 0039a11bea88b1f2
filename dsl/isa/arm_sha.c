/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The meanings of Arm's SHA instructions: Arm ARM (DDI 0487), shared/functions/crypto and C7.2. */
#include "arm_sha.h"
#include "sha.h"

static T word(T q, unsigned i)
{
	return bits(q, 32 * i, 32);
}

static T half(T q, unsigned i)
{
	return bits(q, 64 * i, 64);
}

static T with_word(T q, unsigned i, T w)
{
	T r = NULL;
	for (unsigned k = 0; k < 4; k++) {
		T x = k == i ? w : word(q, k);
		r = r ? cat(x, r) : x;
	}
	return r;
}

/* SHA-1: X is abcd, a lowest; Y is e. */
static T sha1_hash(T X, T Y, T W, T f(T, T, T))
{
	for (unsigned e = 0; e < 4; e++) {
		T t = f(word(X, 1), word(X, 2), word(X, 3));
		Y = add(add(add(Y, rol(word(X, 0), 5)), t), word(W, e));
		X = with_word(X, 1, rol(word(X, 1), 30));
		T top = word(X, 3);
		X = cat(bits(X, 0, 96), Y);
		Y = top;
	}
	return X;
}

T arm_sha1c(T d, T n, T m)    { return sha1_hash(d, n, m, sha_ch); }
T arm_sha1p(T d, T n, T m)    { return sha1_hash(d, n, m, sha_parity); }
T arm_sha1m(T d, T n, T m)    { return sha1_hash(d, n, m, sha_maj); }

T arm_sha1su0(T d, T n, T m)
{
	return xor(xor(cat(half(n, 0), half(d, 1)), d), m);
}

T arm_sha1su1(T d, T n)
{
	T t = xor(d, shr(n, 32));
	T top = xor(rol(word(t, 3), 1), rol(word(t, 0), 2));
	return cat(cat(top, rol(word(t, 2), 1)), cat(rol(word(t, 1), 1), rol(word(t, 0), 1)));
}

/* SHA-256: X is abcd, Y is efgh, lowest first. */
static T sha256_hash(T X, T Y, T W, bool part1)
{
	for (unsigned e = 0; e < 4; e++) {
		T chs = sha_ch(word(Y, 0), word(Y, 1), word(Y, 2)), maj = sha_maj(word(X, 0), word(X, 1), word(X, 2));
		T t = add(add(add(word(Y, 3), sha_big(word(Y, 0), 6, 11, 25)), chs), word(W, e));
		T x3 = add(t, word(X, 3)), y3 = add(add(t, sha_big(word(X, 0), 2, 13, 22)), maj);
		X = cat(bits(X, 0, 96), y3);
		Y = cat(bits(Y, 0, 96), x3);
	}
	return part1 ? X : Y;
}

T arm_sha256h(T d, T n, T m)     { return sha256_hash(d, n, m, true); }
T arm_sha256h2(T d, T n, T m)    { return sha256_hash(n, d, m, false); }

T arm_sha256su0(T d, T n)
{
	T t = cat(word(n, 0), bits(d, 32, 96)), r = NULL;
	for (unsigned e = 0; e < 4; e++) {
		T w = add(sha_small(word(t, e), 7, 18, 3), word(d, e));
		r = r ? cat(w, r) : w;
	}
	return r;
}

T arm_sha256su1(T d, T n, T m)
{
	T t0 = cat(word(m, 0), bits(n, 32, 96)), r[4];
	for (unsigned e = 0; e < 4; e++) {
		T before = e < 2 ? word(m, e + 2) : r[e - 2];
		r[e] = add(add(sha_small(before, 17, 19, 10), word(d, e)), word(t0, e));
	}
	return cat(cat(r[3], r[2]), cat(r[1], r[0]));
}

/* SHA-512: X is n, Y is m, W is d. */
T arm_sha512h(T W, T X, T Y)
{
	T high = sha_ch(half(Y, 1), half(X, 0), half(X, 1));
	high = add(add(high, sha_big(half(Y, 1), 14, 18, 41)), half(W, 1));
	T t = add(high, half(Y, 0)), low = sha_ch(t, half(Y, 1), half(X, 0));
	low = add(add(low, sha_big(t, 14, 18, 41)), half(W, 0));
	return cat(high, low);
}

T arm_sha512h2(T W, T X, T Y)
{
	T high = sha_maj(half(X, 0), half(Y, 1), half(Y, 0));
	high = add(add(high, sha_big(half(Y, 0), 28, 34, 39)), half(W, 1));
	T low = sha_maj(high, half(Y, 0), half(Y, 1));
	low = add(add(low, sha_big(high, 28, 34, 39)), half(W, 0));
	return cat(high, low);
}

T arm_sha512su0(T W, T X)
{
	return cat(add(half(W, 1), sha_small(half(X, 0), 1, 8, 7)), add(half(W, 0), sha_small(half(W, 1), 1, 8, 7)));
}

T arm_sha512su1(T W, T X, T Y)
{
	return cat(add(add(half(W, 1), sha_small(half(X, 1), 19, 61, 6)), half(Y, 1)),
		add(add(half(W, 0), sha_small(half(X, 0), 19, 61, 6)), half(Y, 0)));
}
