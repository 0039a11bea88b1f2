/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* That there are eight hashes: their table, which of their routines were emitted, and the typed
 * functions, all made from gen/hash.def.  They share a file so that a typed function sees its
 * own row: what the row says is decided while compiling, and ingot_sha256 is a jump to the
 * emitted routine.
 */
#include "internal.h"
#include "emitted/constants.h"

/* The columns of gen/hash.def; the names of initial values in emitted/constants.h. */
#define BIG_BE true
#define BIG_LE false

#define IV_md5        { .w32 = { INGOT_MD5_IV } }
#define IV_sha1       { .w32 = { INGOT_SHA1_IV } }
#define IV_sha224     { .w32 = { INGOT_SHA224_IV } }
#define IV_sha256     { .w32 = { INGOT_SHA256_IV } }
#define IV_sha384     { .w64 = { INGOT_SHA384_IV } }
#define IV_sha512     { .w64 = { INGOT_SHA512_IV } }
#define IV_sha512_224 { .w64 = { INGOT_SHA512_224_IV } }
#define IV_sha512_256 { .w64 = { INGOT_SHA512_256_IV } }

const struct ingot_hash ingot__hashes[HASHES] = {
#define HASH(name, family, W, rounds, B, L, order, state, digest) [HASH_##name] = { \
		#name, FAMILY_##family, HASH_##family, HASH_##name, \
		W, B, L, digest, BIG_##order, IV_##name },
#include "gen/hash.def"
#undef HASH
};

/* The emitted routines of each hash that work over any variant; update belongs to the hash that names the family.
 * NULL: the one in plain C does it. */
static const struct {
	void (*update)(void *ctx, const uint8_t *in, size_t len, const struct ingot_fns *f);
	void (*finish)(void *ctx, uint8_t *out, const struct ingot_fns *f);
	void (*digest)(uint8_t *out, const uint8_t *in, size_t len, const struct ingot_fns *f);
	void (*hmac_finish)(void *hmac, uint8_t *out, const struct ingot_fns *f);
	void (*hmac)(uint8_t *out, const uint8_t *k, size_t k_len, const uint8_t *in, size_t len,
		const struct ingot_fns *f);
	void (*pbkdf2_block)(void *job, size_t i, size_t iters, const struct ingot_fns *f);
	void (*pbkdf2)(uint8_t *out, size_t out_len, void *job, size_t iters,
		const struct ingot_fns *f);
	void (*hkdf_extract)(uint8_t *prk, const uint8_t *salt, size_t salt_len, const uint8_t *ikm,
		size_t ikm_len, const struct ingot_fns *f);
	void (*hkdf_block)(void *job, const uint8_t *info, size_t info_len, size_t i,
		const struct ingot_fns *f);
	void (*hkdf_expand)(uint8_t *out, size_t out_len, void *job, const uint8_t *info,
		size_t info_len, const struct ingot_fns *f);
} emitted[HASHES] = {
#if defined(INGOT_ASM)
#define INGOT_ASM_ROUTINE(hash, function) [HASH_##hash].function = ingot_asm_##hash##_##function,
#include "variants.h"
#else
	{ .update = NULL }
#endif
};

static inline void init(const ingot_hash *h, void *ctx)
{
	memcpy(ctx, &h->iv, h->W);
	memset(md_count(h, ctx), 0, h->L + 8u);		/* eight more, that nobody uses */
}

static inline void update(const ingot_hash *h, void *ctx, const void *in, size_t len)
{
	if (emitted[h->first].update) {
		READS(in, len);
		emitted[h->first].update(ctx, in, len, chosen(h));
		WROTE(ctx, (size_t)h->W + h->B + h->L);
	} else
		ingot__c_update(h, ctx, in, len, chosen(h));
}

static inline void finish(const ingot_hash *h, void *ctx, uint8_t *out)
{
	if (emitted[h->id].finish) {
		emitted[h->id].finish(ctx, out, chosen(h));
		WROTE(ctx, (size_t)h->W + h->B + h->L);
		WROTE(out, h->digest);
	} else
		ingot__c_finish(h, ctx, out, chosen(h));
}

static inline void digest(const ingot_hash *h, uint8_t *out, const void *in, size_t len)
{
	if (emitted[h->id].digest) {
		READS(in, len);
		emitted[h->id].digest(out, in, len, chosen(h));
		WROTE(out, h->digest);
	} else
		ingot__c_digest(h, out, in, len, chosen(h));
}

static inline void peek(const ingot_hash *h, const void *ctx, uint8_t *out)
{
	uint64_t copy[CTX_WORDS];

	memcpy(copy, ctx, (size_t)h->W + h->B + h->L);
	finish(h, copy, out);
}

static inline void hmac(const ingot_hash *h, uint8_t *out, const void *k, size_t k_len,
	const void *in, size_t len)
{
	if (emitted[h->id].hmac) {
		READS(k, k_len);
		READS(in, len);
		emitted[h->id].hmac(out, k, k_len, in, len, chosen(h));
		WROTE(out, h->digest);
	} else
		ingot__c_hmac(h, out, k, k_len, in, len, chosen(h));
}

/* The same, for a hash that is known only at run time. */

void ingot__init(const ingot_hash *h, void *ctx)
{
	init(h, ctx);
}

void ingot__update(const ingot_hash *h, void *ctx, const void *in, size_t len)
{
	update(h, ctx, in, len);
}

void ingot__finish(const ingot_hash *h, void *ctx, uint8_t *out)
{
	finish(h, ctx, out);
}

void ingot__digest(const ingot_hash *h, uint8_t *out, const void *in, size_t len)
{
	digest(h, out, in, len);
}

void ingot__peek(const ingot_hash *h, const void *ctx, uint8_t *out)
{
	peek(h, ctx, out);
}

void ingot__hmac_key(const ingot_hash *h, void *key, const void *k, size_t k_len)
{
	const struct ingot_fns *f = chosen(h);

	READS(k, k_len);
	f->hmac_key(key, k, k_len, f);
	WROTE(key, 2u * h->W);
}

void ingot__hmac_finish(const ingot_hash *h, void *ctx, uint8_t *out)
{
	if (emitted[h->id].hmac_finish) {
		emitted[h->id].hmac_finish(ctx, out, chosen(h));
		WROTE(hmac_inner(h, ctx), (size_t)h->W + h->B + h->L);
		WROTE(out, h->digest);
	} else
		ingot__c_hmac_finish(h, ctx, out, chosen(h));
}

void ingot__hmac(const ingot_hash *h, uint8_t *out, const void *k, size_t k_len,
	const void *in, size_t len)
{
	hmac(h, out, k, k_len, in, len);
}

void ingot__pbkdf2_steps(const ingot_hash *h, void *job, size_t n)
{
	const struct ingot_fns *f = chosen(h);

	f->pbkdf2_steps(job, n, f);
	WROTE((uint8_t *)job + 2u * h->W, 2u * h->W);
}

void ingot__pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len, void *job, uint32_t iters)
{
	if (emitted[h->id].pbkdf2) {
		emitted[h->id].pbkdf2(out, out_len, job, iters, chosen(h));
		WROTE(out, out_len);
	} else
		ingot__c_pbkdf2(h, out, out_len, job, iters);
}

void ingot__hkdf_extract(const ingot_hash *h, uint8_t *prk, const void *salt, size_t salt_len,
	const void *ikm, size_t ikm_len)
{
	if (emitted[h->id].hkdf_extract) {
		READS(salt, salt_len);
		READS(ikm, ikm_len);
		emitted[h->id].hkdf_extract(prk, salt, salt_len, ikm, ikm_len, chosen(h));
		WROTE(prk, h->digest);
	} else
		ingot__hmac(h, prk, salt, salt_len, ikm, ikm_len);
}

void ingot__hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len, void *job,
	const uint8_t *info, size_t info_len)
{
	if (emitted[h->id].hkdf_expand) {
		READS(info, info_len);
		emitted[h->id].hkdf_expand(out, out_len, job, info, info_len, chosen(h));
		WROTE(out, out_len);
	} else
		ingot__c_hkdf_expand(h, out, out_len, job, info, info_len);
}

/* The typed functions. */

#define ROW(name) (&ingot__hashes[HASH_##name])
#define HASH(name, family, W, rounds, B, L, order, words, size) \
	_Static_assert(sizeof(ingot_##name##_ctx) == W + B + L + 8, "room for a " #name); \
	_Static_assert(sizeof(ingot_hmac_##name##_ctx) == 2 * W + sizeof(ingot_##name##_ctx), \
		"room for a key and a " #name); \
\
	void ingot_##name(uint8_t out[size], const void *in, size_t len) \
	{ \
		digest(ROW(name), out, in, len); \
	} \
	void ingot_##name##_init(ingot_##name##_ctx *ctx) \
	{ \
		init(ROW(name), ctx->priv); \
	} \
	void ingot_##name##_update(ingot_##name##_ctx *ctx, const void *in, size_t len) \
	{ \
		update(ROW(name), ctx->priv, in, len); \
	} \
	void ingot_##name##_final(ingot_##name##_ctx *ctx, uint8_t out[size]) \
	{ \
		finish(ROW(name), ctx->priv, out); \
	} \
	void ingot_##name##_peek(const ingot_##name##_ctx *ctx, uint8_t out[size]) \
	{ \
		peek(ROW(name), ctx->priv, out); \
	} \
	void ingot_##name##_blocks(uint##W##_t state[words], const void *blocks, size_t n) \
	{ \
		READS(blocks, n * B); \
		chosen(ROW(name))->compress(state, blocks, n); \
		WROTE(state, words * (W / 8)); \
	} \
\
	void ingot_hmac_##name(uint8_t out[size], const void *key, size_t key_len, \
		const void *in, size_t len) \
	{ \
		hmac(ROW(name), out, key, key_len, in, len); \
	} \
	void ingot_hmac_##name##_init(ingot_hmac_##name##_ctx *ctx, \
		const void *key, size_t key_len) \
	{ \
		ingot__hmac_init(ROW(name), ctx->priv, key, key_len); \
	} \
	void ingot_hmac_##name##_update(ingot_hmac_##name##_ctx *ctx, const void *in, size_t len) \
	{ \
		update(ROW(name), hmac_inner(ROW(name), ctx->priv), in, len); \
	} \
	void ingot_hmac_##name##_final(ingot_hmac_##name##_ctx *ctx, uint8_t out[size]) \
	{ \
		ingot__hmac_final(ROW(name), ctx->priv, out); \
	} \
	void ingot_hmac_##name##_reset(ingot_hmac_##name##_ctx *ctx) \
	{ \
		ingot__hmac_begin(ROW(name), ctx->priv); \
	} \
	int ingot_hmac_##name##_verify(ingot_hmac_##name##_ctx *ctx, \
		const void *tag, size_t tag_len, size_t min_len) \
	{ \
		return ingot__hmac_verify(ROW(name), ctx->priv, tag, tag_len, min_len); \
	} \
\
	int ingot_pbkdf2_hmac_##name(uint8_t *out, size_t out_len, const void *pw, size_t pw_len, \
		const void *salt, size_t salt_len, uint32_t iters) \
	{ \
		return ingot_pbkdf2(ROW(name), out, out_len, pw, pw_len, salt, salt_len, iters); \
	} \
	void ingot_hkdf_##name##_extract(uint8_t prk[size], const void *salt, size_t salt_len, \
		const void *ikm, size_t ikm_len) \
	{ \
		hmac(ROW(name), prk, salt, salt_len, ikm, ikm_len); \
	} \
	int ingot_hkdf_##name##_expand(uint8_t *out, size_t out_len, \
		const void *prk, size_t prk_len, const void *info, size_t info_len) \
	{ \
		return ingot_hkdf_expand(ROW(name), out, out_len, prk, prk_len, info, info_len); \
	}
#include "gen/hash.def"
