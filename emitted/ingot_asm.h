/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The emitted functions as C calls them; what each argument is stands in the banner of its .S.
 * Made by gen from the contracts: edit gen/contracts.c, not this. */
#ifndef INGOT_ASM_H
#define INGOT_ASM_H
#include <stddef.h>
#include <stdint.h>

/* The functions of the variant chosen for one hash. */
struct ingot_fns {
	void (*compress)(void *state, const uint8_t *blocks, size_t n);
	void (*hmac_key)(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
	void (*pbkdf2_steps)(void *job, size_t n, const struct ingot_fns *f);
};

void ingot_asm_md5_compress_scalar(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha1_compress_scalar(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha1_compress_shani(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha1_hmac_key_shani(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha1_pbkdf2_steps_shani(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha256_compress_scalar(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha256_compress_shani(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha224_hmac_key_shani(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha256_hmac_key_shani(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha224_pbkdf2_steps_shani(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha256_pbkdf2_steps_shani(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha512_compress_scalar(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha1_compress_ce(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha256_compress_ce(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha512_compress_ce(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha512_compress_neon(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha256_compress_sse2(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_sha512_compress_sse2(void *state, const uint8_t *blocks, size_t n);
void ingot_asm_md5_update(void *ctx, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_md5_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_md5_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_md5_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_md5_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_md5_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_md5_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_md5_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_md5_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_md5_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_md5_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_md5_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha1_update(void *ctx, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha1_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha1_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha1_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha1_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha1_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha1_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha1_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha1_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha1_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha1_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha1_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha224_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha224_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha224_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha224_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha224_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha224_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha224_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha224_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha224_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha224_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha224_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha256_update(void *ctx, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha256_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha256_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha256_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha256_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha256_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha256_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha256_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha256_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha256_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha256_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha256_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha384_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha384_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha384_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha384_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha384_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha384_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha384_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha384_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha384_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha384_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha384_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha512_update(void *ctx, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha512_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha512_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha512_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha512_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha512_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha512_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha512_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha512_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha512_224_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha512_224_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_224_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha512_224_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_224_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha512_224_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha512_224_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha512_224_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha512_224_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha512_224_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha512_224_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
void ingot_asm_sha512_256_finish(void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha512_256_digest(uint8_t *out, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_256_hmac_key(void *key, const uint8_t *k, size_t klen, const struct ingot_fns *f);
void ingot_asm_sha512_256_hmac(uint8_t *out, const uint8_t *k, size_t klen, const uint8_t *data, size_t len, const struct ingot_fns *f);
void ingot_asm_sha512_256_hmac_finish(void *hmac, uint8_t *out, const struct ingot_fns *f);
void ingot_asm_sha512_256_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f);
void ingot_asm_sha512_256_pbkdf2_block(void *job, size_t i, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha512_256_pbkdf2(uint8_t *out, size_t out_len, void *job, size_t iters, const struct ingot_fns *f);
void ingot_asm_sha512_256_hkdf_extract(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm, size_t ikm_len, const struct ingot_fns *f);
void ingot_asm_sha512_256_hkdf_block(void *job, const uint8_t *info, size_t info_len, size_t i, const struct ingot_fns *f);
void ingot_asm_sha512_256_hkdf_expand(uint8_t *out, size_t out_len, void *job, const uint8_t *info, size_t info_len, const struct ingot_fns *f);
#endif
