/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How each pointer of struct both reaches its function: stamped from gen/hash.def. */
#include "both.h"

#define OUT uint8_t *out
#define IN const void *in, size_t len
#define KEY const void *key, size_t key_len
#define PBKDF2 OUT, size_t out_len, const void *pw, size_t pw_len, const void *salt, size_t salt_len, uint32_t iters
#define EXTRACT OUT, const void *salt, size_t salt_len, const void *ikm, size_t ikm_len
#define EXPAND OUT, size_t out_len, const void *prk, size_t prk_len, const void *info, size_t info_len

#define HASH(H, ...) \
	static void t_##H##_digest(OUT, IN) { ingot_##H(out, in, len); } \
	static void t_##H##_init(void *c) { ingot_##H##_init(c); } \
	static void t_##H##_update(void *c, IN) { ingot_##H##_update(c, in, len); } \
	static void t_##H##_final(void *c, OUT) { ingot_##H##_final(c, out); } \
	static void t_##H##_peek(const void *c, OUT) { ingot_##H##_peek(c, out); } \
	static void t_##H##_hmac(OUT, KEY, IN) { ingot_hmac_##H(out, key, key_len, in, len); } \
	static void t_##H##_hmac_init(void *c, KEY) { ingot_hmac_##H##_init(c, key, key_len); } \
	static void t_##H##_hmac_update(void *c, IN) { ingot_hmac_##H##_update(c, in, len); } \
	static void t_##H##_hmac_final(void *c, OUT) { ingot_hmac_##H##_final(c, out); } \
	static void t_##H##_hmac_reset(void *c) { ingot_hmac_##H##_reset(c); } \
	static int t_##H##_hmac_verify(void *c, const void *tag, size_t n, size_t min) \
		{ return ingot_hmac_##H##_verify(c, tag, n, min); } \
	static int t_##H##_pbkdf2(PBKDF2) \
		{ return ingot_pbkdf2_hmac_##H(out, out_len, pw, pw_len, salt, salt_len, iters); } \
	static void t_##H##_extract(EXTRACT) { ingot_hkdf_##H##_extract(out, salt, salt_len, ikm, ikm_len); } \
	static int t_##H##_expand(EXPAND) \
		{ return ingot_hkdf_##H##_expand(out, out_len, prk, prk_len, info, info_len); } \
\
	static const ingot_hash *find_##H(void) { return ingot_hash_find(#H); } \
	static void g_##H##_digest(OUT, IN) { ingot_hash_digest(find_##H(), out, in, len); } \
	static void g_##H##_init(void *c) { ingot_hash_init(c, find_##H()); } \
	static void g_##H##_hmac(OUT, KEY, IN) { ingot_hmac(find_##H(), out, key, key_len, in, len); } \
	static void g_##H##_hmac_init(void *c, KEY) { ingot_hmac_init(c, find_##H(), key, key_len); } \
	static int g_##H##_pbkdf2(PBKDF2) \
		{ return ingot_pbkdf2(find_##H(), out, out_len, pw, pw_len, salt, salt_len, iters); } \
	static void g_##H##_extract(EXTRACT) { ingot_hkdf_extract(find_##H(), out, salt, salt_len, ikm, ikm_len); } \
	static int g_##H##_expand(EXPAND) \
		{ return ingot_hkdf_expand(find_##H(), out, out_len, prk, prk_len, info, info_len); }
#include "hash.def"
#undef HASH

static void g_update(void *c, IN) { ingot_hash_update(c, in, len); }
static void g_final(void *c, OUT) { ingot_hash_final(c, out); }
static void g_peek(const void *c, OUT) { ingot_hash_peek(c, out); }
static void g_hmac_update(void *c, IN) { ingot_hmac_update(c, in, len); }
static void g_hmac_final(void *c, OUT) { ingot_hmac_final(c, out); }
static void g_hmac_reset(void *c) { ingot_hmac_reset(c); }
static int g_hmac_verify(void *c, const void *tag, size_t n, size_t min) { return ingot_hmac_verify(c, tag, n, min); }

const struct both both[] = {
#define HASH(H, family, W, rounds, B, L, order, state, digest) \
	{ "typed", #H, digest, B, sizeof(ingot_##H##_ctx), t_##H##_digest, t_##H##_init, t_##H##_update, \
		t_##H##_final, t_##H##_peek, t_##H##_hmac, t_##H##_hmac_init, t_##H##_hmac_update, \
		t_##H##_hmac_final, t_##H##_hmac_reset, t_##H##_hmac_verify, t_##H##_pbkdf2, \
		t_##H##_extract, t_##H##_expand }, \
	{ "generic", #H, digest, B, sizeof(ingot_hash_ctx), g_##H##_digest, g_##H##_init, g_update, \
		g_final, g_peek, g_##H##_hmac, g_##H##_hmac_init, g_hmac_update, \
		g_hmac_final, g_hmac_reset, g_hmac_verify, g_##H##_pbkdf2, \
		g_##H##_extract, g_##H##_expand },
#include "hash.def"
};
const size_t both_count = sizeof both / sizeof both[0];
