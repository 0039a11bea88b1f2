/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The typed and the generic functions of each hash behind one set of pointers, so that every test asks both. */
#ifndef TESTS_RUNTIME_BOTH_H
#define TESTS_RUNTIME_BOTH_H

#include <stddef.h>
#include <stdint.h>

#include "ingot.h"

struct both {
	const char *kind, *name;
	size_t size, block, ctx_size;
	void (*digest)(uint8_t *out, const void *in, size_t len);
	void (*init)(void *ctx);
	void (*update)(void *ctx, const void *in, size_t len);
	void (*final)(void *ctx, uint8_t *out);
	void (*peek)(const void *ctx, uint8_t *out);
	void (*hmac)(uint8_t *out, const void *key, size_t key_len, const void *in, size_t len);
	void (*hmac_init)(void *ctx, const void *key, size_t key_len);
	void (*hmac_update)(void *ctx, const void *in, size_t len);
	void (*hmac_final)(void *ctx, uint8_t *out);
	void (*hmac_reset)(void *ctx);
	int (*hmac_verify)(void *ctx, const void *tag, size_t tag_len, size_t min_len);
	int (*pbkdf2)(uint8_t *out, size_t out_len, const void *pw, size_t pw_len,
		const void *salt, size_t salt_len, uint32_t iters);
	void (*extract)(uint8_t *prk, const void *salt, size_t salt_len, const void *ikm, size_t ikm_len);
	int (*expand)(uint8_t *out, size_t out_len, const void *prk, size_t prk_len,
		const void *info, size_t info_len);
};

/* All of them, typed and generic in turn, in the order of gen/hash.def. */
extern const struct both both[];
extern const size_t both_count;

#define EACH(b) for (const struct both *b = both; b < both + both_count; b++)

/* Room for any context of either API. */
typedef union {
	ingot_hash_ctx hash;
	ingot_hmac_ctx hmac;
} any_ctx;

#endif
