/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256 over plain words, for the digests in the banners: the meaning would do, and take a hundred times as long.  That
 * both agree is a test. */
#include <string.h>
#include "gen.h"

static uint32_t rotr(uint32_t x, unsigned n)
{
	return x >> n | x << (32 - n);
}

static void one_block(const struct hash *s, uint32_t *H, const uint8_t *p)
{
	uint32_t w[64], v[8];
	for (unsigned t = 0; t < 16; t++)
		w[t] = (uint32_t)p[4 * t] << 24 | (uint32_t)p[4 * t + 1] << 16 | (uint32_t)p[4 * t + 2] << 8 | p[4 * t + 3];
	for (unsigned t = 16; t < 64; t++)
		w[t] = w[t - 16] + w[t - 7] + (rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ w[t - 15] >> 3) +
			(rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ w[t - 2] >> 10);
	memcpy(v, H, sizeof v);
	for (unsigned t = 0; t < 64; t++) {
		uint32_t e = v[4], a = v[0];
		uint32_t t1 = v[7] + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & v[5]) ^ (~e & v[6])) +
			(uint32_t)typed_k(s, t) + w[t];
		uint32_t t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
		memmove(v + 1, v, 7 * sizeof *v);
		v[4] += t1;
		v[0] = t1 + t2;
	}
	for (unsigned i = 0; i < 8; i++)
		H[i] += v[i];
}

void body_digest(const uint8_t *data, size_t len, uint8_t out[32])
{
	const struct hash *s = hash_find("sha256");
	uint32_t H[8];
	uint8_t last[128] = { 0 };
	const size_t tail = len % 64, n = tail < 56 ? 64 : 128;
	for (unsigned i = 0; i < 8; i++)
		H[i] = (uint32_t)typed_iv(s, i);
	for (size_t i = 0; i + 64 <= len; i += 64)
		one_block(s, H, data + i);
	memcpy(last, data + len - tail, tail);
	last[tail] = 0x80;
	for (unsigned i = 0; i < 8; i++)
		last[n - 1 - i] = (uint8_t)((uint64_t)len << 3 >> 8 * i);
	for (size_t i = 0; i < n; i += 64)
		one_block(s, H, last + i);
	for (unsigned i = 0; i < 32; i++)
		out[i] = (uint8_t)(H[i / 4] >> (24 - 8 * (i % 4)));
}

const char *hex_digest(const char *data, size_t len)
{
	uint8_t digest[32];
	char hex[65];
	body_digest((const uint8_t *)data, len, digest);
	for (unsigned i = 0; i < 32; i++)
		snprintf(hex + 2 * i, 3, "%02x", digest[i]);
	return text_of("%s", hex);
}
