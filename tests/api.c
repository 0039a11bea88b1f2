/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Calls of the public interface in one shape, made from gen/hash.def. */
#include "api.h"

#define HASH(H, ...)                                                                                              \
	static void H##_digest(uint8_t *out, const void *in, size_t n) { ingot_##H(out, in, n); }                 \
	static void H##_init(void *ctx) { ingot_##H##_init(ctx); }                                                \
	static void H##_update(void *ctx, const void *in, size_t n) { ingot_##H##_update(ctx, in, n); }           \
	static void H##_final(void *ctx, uint8_t *out) { ingot_##H##_final(ctx, out); }                           \
	static void H##_peek(const void *ctx, uint8_t *out) { ingot_##H##_peek(ctx, out); }                       \
	static void any_##H##_digest(uint8_t *out, const void *in, size_t n)                                      \
	{ ingot_hash_digest(ingot_hash_find(#H), out, in, n); }                                                   \
	static void any_##H##_init(void *ctx) { ingot_hash_init(ctx, ingot_hash_find(#H)); }
#include "hash.def"
#undef HASH

static void any_update(void *ctx, const void *in, size_t n) { ingot_hash_update(ctx, in, n); }
static void any_final(void *ctx, uint8_t *out) { ingot_hash_final(ctx, out); }
static void any_peek(const void *ctx, uint8_t *out) { ingot_hash_peek(ctx, out); }

enum {
#define HASH(H, ...) row_##H,
#include "hash.def"
#undef HASH
};

const struct api apis[] = {
#define HASH(H, ...)                                                                                              \
	{ "typed", &hash_rows[row_##H], sizeof(ingot_##H##_ctx), H##_digest, H##_init, H##_update, H##_final, H##_peek }, \
	{ "generic", &hash_rows[row_##H], sizeof(ingot_hash_ctx), any_##H##_digest, any_##H##_init, any_update, any_final, \
		any_peek },
#include "hash.def"
#undef HASH
};
const size_t api_count = sizeof apis / sizeof *apis;
