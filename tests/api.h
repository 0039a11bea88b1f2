/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The hash functions of the public interface as a table: each hash once through its typed functions, once generic. */
#ifndef INGOT_TESTS_API_H
#define INGOT_TESTS_API_H
#include "hashes.h"
#include "ingot.h"

struct api {
	const char *kind;                                /* "typed" or "generic" */
	const struct hash_row *h;
	size_t ctx_bytes;
	void (*digest)(uint8_t *out, const void *in, size_t n);
	void (*init)(void *ctx);
	void (*update)(void *ctx, const void *in, size_t n);
	void (*final)(void *ctx, uint8_t *out);
	void (*peek)(const void *ctx, uint8_t *out);
};

extern const struct api apis[];
extern const size_t api_count;

typedef ingot_hash_ctx api_ctx;                         /* has room for every context */
#endif
