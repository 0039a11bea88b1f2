/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-1's compression function in plain C.  FIPS 180-4, 4.1.1, 4.2.1 and 6.1.2. */
#include "bytes.h"
#include "internal.h"

static inline uint32_t rol(uint32_t x, unsigned n) { return x << n | x >> (32 - n); }

#define CH(x, y, z) (((x) & (y)) ^ (~(x) & (z)))
#define PARITY(x, y, z) ((x) ^ (y) ^ (z))
#define MAJ(x, y, z) (((x) & (y)) ^ ((x) & (z)) ^ ((y) & (z)))

/* Message word t, in the circle of the last sixteen; a word is made when it is first wanted. */
static inline uint32_t word(uint32_t *w, unsigned t)
{
	if (t >= 16)
		w[t % 16] = rol(w[(t - 3) % 16] ^ w[(t - 8) % 16] ^ w[(t - 14) % 16] ^ w[t % 16],
			1);
	return w[t % 16];
}

#define STEP(f, k, a, b, c, d, e, t) \
	(e += rol(a, 5) + f(b, c, d) + (k) + word(w, t), b = rol(b, 30))

/* Five steps bring each variable back to its place. */
#define FIVE(f, k, t) \
	(STEP(f, k, a, b, c, d, e, (t)), STEP(f, k, e, a, b, c, d, (t) + 1), \
	 STEP(f, k, d, e, a, b, c, (t) + 2), STEP(f, k, c, d, e, a, b, (t) + 3), \
	 STEP(f, k, b, c, d, e, a, (t) + 4))

void ingot__sha1_compress(void *state, const uint8_t *blocks, size_t n)
{
	uint32_t s[5], w[16], a, b, c, d, e;
	unsigned t;

	memcpy(s, state, sizeof s);
	for (; n != 0; n--, blocks += 64) {
		for (t = 0; t < 16; t++)
			w[t] = load32_be(blocks + 4 * t);
		a = s[0], b = s[1], c = s[2], d = s[3], e = s[4];
		for (t = 0; t < 20; t += 5)
			FIVE(CH, 0x5a827999, t);
		for (; t < 40; t += 5)
			FIVE(PARITY, 0x6ed9eba1, t);
		for (; t < 60; t += 5)
			FIVE(MAJ, 0x8f1bbcdc, t);
		for (; t < 80; t += 5)
			FIVE(PARITY, 0xca62c1d6, t);
		s[0] += a, s[1] += b, s[2] += c, s[3] += d, s[4] += e;
	}
	memcpy(state, s, sizeof s);
	ingot_wipe(s, sizeof s);
	ingot_wipe(w, sizeof w);
}
