/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the Secure Hash Standard says, FIPS 180-4, in its letters and its order, over terms. */
#include <string.h>
#include "gen.h"

/* Constants from their definitions (4.2.2, 4.2.3, 5.3): leading bits of the fractional parts of roots of primes. */

enum { LIMBS = 9 };                                  /* of 32 bits: a prime times 2^192 and a little more */
struct big { uint32_t d[LIMBS]; };

static struct big times_big(const struct big *a, const struct big *b)
{
	struct big r = { { 0 } };
	for (unsigned i = 0; i < LIMBS; i++) {
		uint64_t c = 0;
		for (unsigned j = 0; i + j < LIMBS; j++) {
			c += (uint64_t)a->d[i] * b->d[j] + r.d[i + j];
			r.d[i + j] = (uint32_t)c;
			c >>= 32;
		}
	}
	return r;
}

static bool at_most(const struct big *a, const struct big *b)
{
	for (unsigned i = LIMBS; i-- > 0;)
		if (a->d[i] != b->d[i])
			return a->d[i] < b->d[i];
	return true;
}

/* The first w bits after the point of the n-th root of p, n = 2 or 3: the greatest x with x^n <= p * 2^(n*w), mod 2^w. */
static uint64_t root_fraction(unsigned p, unsigned n, unsigned w)
{
	struct big x = { { 0 } }, limit = { { 0 } };
	limit.d[n * w / 32] = p;
	for (unsigned bit = w + 5; bit-- > 0;) {
		struct big y = x;
		y.d[bit / 32] |= (uint32_t)1 << bit % 32;
		struct big z = times_big(&y, &y);
		if (n == 3)
			z = times_big(&z, &y);
		if (at_most(&z, &limit))
			x = y;
	}
	return w == 32 ? x.d[0] : (uint64_t)x.d[1] << 32 | x.d[0];
}

static unsigned prime(unsigned i)
{
	unsigned p = 2;
	for (;; p++) {
		unsigned d = 2;
		while (d * d <= p && p % d)
			d++;
		if (d * d > p && i-- == 0)
			return p;
	}
}

/* 4.2.2: SHA-224 and SHA-256; 4.2.3: the SHA-512 family. */
T meaning_constant(const struct hash *h, unsigned t)
{
	static uint64_t known[65][80];
	if (!known[h->W][t])
		known[h->W][t] = root_fraction(prime(t), 3, h->W);
	return num(h->W, known[h->W][t]);
}

/* 4.1.2, 4.1.3: the six logical functions. */

static T Ch(T x, T y, T z)  { return xor(and(x, y), and(not(x), z)); }
static T Maj(T x, T y, T z) { return xor(xor(and(x, y), and(x, z)), and(y, z)); }

static T three_rotations(T x, unsigned i, unsigned j, unsigned k) { return xor(xor(ror(x, i), ror(x, j)), ror(x, k)); }
static T two_and_shift(T x, unsigned i, unsigned j, unsigned k)   { return xor(xor(ror(x, i), ror(x, j)), shr(x, k)); }

static T Sigma0(T x) { return width(x) == 32 ? three_rotations(x, 2, 13, 22) : three_rotations(x, 28, 34, 39); }
static T Sigma1(T x) { return width(x) == 32 ? three_rotations(x, 6, 11, 25) : three_rotations(x, 14, 18, 41); }
static T sigma0(T x) { return width(x) == 32 ? two_and_shift(x, 7, 18, 3)    : two_and_shift(x, 1, 8, 7); }
static T sigma1(T x) { return width(x) == 32 ? two_and_shift(x, 17, 19, 10)  : two_and_shift(x, 19, 61, 6); }

/* 6.2.2, 6.4.2 */
static void sha2_compress(const struct hash *s, const T *H, const T *M, T *out)
{
	T W[80];
	for (unsigned t = 0; t < s->rounds; t++)
		W[t] = t < 16 ? M[t] : add(add(add(sigma1(W[t - 2]), W[t - 7]), sigma0(W[t - 15])), W[t - 16]);
	T a = H[0], b = H[1], c = H[2], d = H[3], e = H[4], f = H[5], g = H[6], h = H[7];
	for (unsigned t = 0; t < s->rounds; t++) {
		T T1 = add(add(add(add(h, Sigma1(e)), Ch(e, f, g)), meaning_constant(s, t)), W[t]);
		T T2 = add(Sigma0(a), Maj(a, b, c));
		h = g;
		g = f;
		f = e;
		e = add(d, T1);
		d = c;
		c = b;
		b = a;
		a = add(T1, T2);
	}
	const T last[8] = { a, b, c, d, e, f, g, h };
	for (unsigned i = 0; i < 8; i++)
		out[i] = add(last[i], H[i]);
}

/* 4.1.1 and 4.2.1: the functions and constants of SHA-1, twenty rounds each. */

static T Parity(T x, T y, T z) { return xor(xor(x, y), z); }

static const struct { T (*f)(T, T, T); uint32_t K; } twenty[4] = {
	{ Ch, 0x5a827999 }, { Parity, 0x6ed9eba1 }, { Maj, 0x8f1bbcdc }, { Parity, 0xca62c1d6 },
};

/* 6.1.2 */
static void sha1_compress(const struct hash *s, const T *H, const T *M, T *out)
{
	T W[80];
	for (unsigned t = 0; t < s->rounds; t++)
		W[t] = t < 16 ? M[t] : rol(xor(xor(xor(W[t - 3], W[t - 8]), W[t - 14]), W[t - 16]), 1);
	T a = H[0], b = H[1], c = H[2], d = H[3], e = H[4];
	for (unsigned t = 0; t < s->rounds; t++) {
		T x = add(add(add(add(rol(a, 5), twenty[t / 20].f(b, c, d)), e), num(32, twenty[t / 20].K)), W[t]);
		e = d;
		d = c;
		c = rol(b, 30);
		b = a;
		a = x;
	}
	const T last[5] = { a, b, c, d, e };
	for (unsigned i = 0; i < 5; i++)
		out[i] = add(last[i], H[i]);
}

static const struct {
	const char *family;
	void (*compress)(const struct hash *h, const T *in, const T *m, T *out);
} families[] = {
	{ "md5", md5_compress }, { "sha1", sha1_compress }, { "sha256", sha2_compress }, { "sha512", sha2_compress },
};

void meaning_compress(const struct hash *h, const T *in, const T *m, T *out)
{
	unsigned i = 0;
	T r[8];
	while (strcmp(families[i].family, h->family))
		i++;
	families[i].compress(h, in, m, r);
	memcpy(out, r, h->state * sizeof *r);
}

static void meaning_hash(const struct hash *h, const T *iv, const uint8_t *data, size_t len, T *H);

/* 5.3.6, the SHA-512/t IV generation function: SHA-512 with another start says the name of the hash. */
static void generated_iv(const struct hash *h, const char *name, T *out)
{
	T start[8];
	meaning_iv(hash_find("sha512"), start);
	for (unsigned i = 0; i < 8; i++)
		start[i] = xor(start[i], num(64, 0xa5a5a5a5a5a5a5a5));
	meaning_hash(h, start, (const uint8_t *)name, strlen(name), out);
}

/* 5.3.1 to 5.3.6; RFC 1321, 3.3. */
void meaning_iv(const struct hash *h, T *out)
{
	static const uint32_t five[5] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0 };
	if (!strcmp(h->name, "md5"))
		md5_iv(out);
	else if (!strcmp(h->name, "sha512_224"))
		generated_iv(h, "SHA-512/224", out);
	else if (!strcmp(h->name, "sha512_256"))
		generated_iv(h, "SHA-512/256", out);
	else
		for (unsigned i = 0; i < h->state; i++)
			out[i] = !strcmp(h->name, "sha1") ? num(32, five[i])
			       : !strcmp(h->name, "sha224") ? num(32, root_fraction(prime(i + 8), 2, 64))
			       : !strcmp(h->name, "sha384") ? num(64, root_fraction(prime(i + 8), 2, 64))
			       : num(h->W, root_fraction(prime(i), 2, h->W));
}

/* The whole hash over constants: 5.1 padding, 5.2 parsing, 6 hashing. */

static T word_of(const struct hash *h, const uint8_t *p)
{
	uint64_t v = 0;
	for (unsigned i = 0; i < h->W / 8; i++)
		v = v << 8 | p[h->order == BE ? i : h->W / 8 - 1 - i];
	return num(h->W, v);
}

static void absorb_bytes(const struct hash *h, T *H, const uint8_t *block)
{
	T M[16];
	for (unsigned t = 0; t < 16; t++)
		M[t] = word_of(h, block + t * h->W / 8);
	meaning_compress(h, H, M, H);
}

static void meaning_hash(const struct hash *h, const T *iv, const uint8_t *data, size_t len, T *H)
{
	uint8_t last[256] = { 0 };
	size_t tail = len % h->B, n = tail + 1 + h->L > h->B ? 2 * h->B : h->B;
	memcpy(H, iv, h->state * sizeof *H);
	for (size_t i = 0; i + h->B <= len; i += h->B)
		absorb_bytes(h, H, data + i);
	if (tail)
		memcpy(last, data + len - tail, tail);
	last[tail] = 0x80;
	for (unsigned i = 0; i < 8; i++)
		last[h->order == BE ? n - 1 - i : n - h->L + i] = (uint8_t)((uint64_t)len << 3 >> 8 * i);
	if (h->L == 16)
		last[n - 9] = (uint8_t)((uint64_t)len >> 61);
	for (size_t i = 0; i < n; i += h->B)
		absorb_bytes(h, H, last + i);
}

void meaning_digest(const struct hash *h, const uint8_t *data, size_t len, uint8_t *out)
{
	T iv[8], H[8];
	meaning_iv(h, iv);
	meaning_hash(h, iv, data, len, H);
	for (unsigned i = 0; i < h->digest; i++) {
		uint64_t v;
		unsigned at = i % (h->W / 8);
		is_num(H[i / (h->W / 8)], &v);
		out[i] = (uint8_t)(v >> (h->order == BE ? h->W - 8 - 8 * at : 8 * at));
	}
}
