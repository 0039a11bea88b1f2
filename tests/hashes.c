/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* gen/hash.def as a table, with the initial values, and the layout of a context that goes with each row. */
#include <stdio.h>
#include <string.h>
#include "constants.h"
#include "hashes.h"
#include "seed.h"

/* MD5 and SHA-1 have fewer than eight words; the rest of the context's state means nothing. */
static const uint32_t iv_md5[8] = { INGOT_MD5_IV }, iv_sha1[8] = { INGOT_SHA1_IV };
static const uint32_t iv_sha224[8] = { INGOT_SHA224_IV }, iv_sha256[8] = { INGOT_SHA256_IV };
static const uint64_t iv_sha384[8] = { INGOT_SHA384_IV }, iv_sha512[8] = { INGOT_SHA512_IV };
static const uint64_t iv_sha512_224[8] = { INGOT_SHA512_224_IV }, iv_sha512_256[8] = { INGOT_SHA512_256_IV };

enum { BE = 0, LE = 1 };

#define HASH(name, family, W, rounds, B, L, order, state, digest) \
	{ #name, #family, W, rounds, B, L, order, state, digest, iv_##name },
const struct hash_row hash_rows[] = {
#include "hash.def"
};
#undef HASH
const unsigned hash_count = sizeof hash_rows / sizeof *hash_rows;

size_t ctx_fill(const struct hash_row *h)
{
	return 8 * h->W / 8;
}

size_t ctx_size(const struct hash_row *h)
{
	return ctx_fill(h) + h->B + h->L;
}

size_t state_size(const struct hash_row *h)
{
	return h->state * h->W / 8;
}

void ctx_init(const struct hash_row *h, void *ctx)
{
	uint8_t *c = ctx;

	random_bytes(c, ctx_size(h));
	memcpy(c, h->iv, state_size(h));
	memset(c + ctx_fill(h) + h->B, 0, h->L);
}

void ctx_keyed(const struct hash_row *h, void *ctx, const void *inner)
{
	uint8_t *c = ctx;
	uint64_t absorbed = h->B;

	ctx_init(h, c);
	memcpy(c, inner, state_size(h));
	memcpy(c + ctx_fill(h) + h->B, &absorbed, sizeof absorbed);
}

void turn_words(const struct hash_row *h, void *state)
{
	uint8_t *s = state;
	size_t word = h->W / 8;

	for (size_t i = 0; i < state_size(h) && !h->little_endian; i += word)
		for (size_t k = 0; k < word / 2; k++) {
			uint8_t b = s[i + k];
			s[i + k] = s[i + word - 1 - k];
			s[i + word - 1 - k] = b;
		}
}

const char *hex(const void *bytes, size_t n)
{
	static char texts[8][2 * MAX_CTX + 1];
	static unsigned next;
	char *text = texts[next++ % 8];
	const uint8_t *b = bytes;

	n = n < MAX_CTX ? n : MAX_CTX;
	for (size_t i = 0; i < n; i++)
		sprintf(text + 2 * i, "%02x", b[i]);
	text[2 * n] = '\0';
	return text;
}

static int digit(char c)
{
	const char *digits = "0123456789abcdef0123456789ABCDEF", *at = strchr(digits, c);

	return c && at ? (int)((at - digits) % 16) : -1;
}

bool unhex(const char *text, size_t length, uint8_t *bytes)
{
	for (size_t i = 0; i < length / 2; i++) {
		int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
		if (high < 0 || low < 0)
			return false;
		bytes[i] = (uint8_t)(16 * high + low);
	}
	return length % 2 == 0;
}
