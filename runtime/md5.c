/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* MD5's compression function in plain C.  RFC 1321, 3.4. */
#include "bytes.h"
#include "internal.h"
#include "emitted/constants.h"

static const uint32_t K[64] = { INGOT_MD5_K };

static inline uint32_t rol(uint32_t x, unsigned n) { return x << n | x >> (32 - n); }

#define F(x, y, z) (((x) & (y)) | (~(x) & (z)))
#define G(x, y, z) (((x) & (z)) | ((y) & ~(z)))
#define H(x, y, z) ((x) ^ (y) ^ (z))
#define I(x, y, z) ((y) ^ ((x) | ~(z)))

/* Step i of 64: message word k, rotated by s. */
#define STEP(f, a, b, c, d, i, k, s) (a = b + rol(a + f(b, c, d) + x[(k) % 16] + K[i], s))

/* Four steps bring each variable back to its place. */
#define FOUR(f, i, k, dk, s0, s1, s2, s3) \
	(STEP(f, a, b, c, d, (i), (k), s0), \
	 STEP(f, d, a, b, c, (i) + 1, (k) + (dk), s1), \
	 STEP(f, c, d, a, b, (i) + 2, (k) + 2 * (dk), s2), \
	 STEP(f, b, c, d, a, (i) + 3, (k) + 3 * (dk), s3))

void ingot__md5_compress(void *state, const uint8_t *blocks, size_t n)
{
	uint32_t s[4], x[16], a, b, c, d;
	unsigned i;

	memcpy(s, state, sizeof s);
	for (; n != 0; n--, blocks += 64) {
		for (i = 0; i < 16; i++)
			x[i] = load32_le(blocks + 4 * i);
		a = s[0], b = s[1], c = s[2], d = s[3];
		for (i = 0; i < 16; i += 4)
			FOUR(F, i, i, 1, 7, 12, 17, 22);
		for (; i < 32; i += 4)
			FOUR(G, i, 5 * i + 1, 5, 5, 9, 14, 20);
		for (; i < 48; i += 4)
			FOUR(H, i, 3 * i + 5, 3, 4, 11, 16, 23);
		for (; i < 64; i += 4)
			FOUR(I, i, 7 * i, 7, 6, 10, 15, 21);
		s[0] += a, s[1] += b, s[2] += c, s[3] += d;
	}
	memcpy(state, s, sizeof s);
	ingot_wipe(s, sizeof s);
	ingot_wipe(x, sizeof x);
}
