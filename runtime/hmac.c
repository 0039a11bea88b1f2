/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* HMAC over any hash: RFC 2104, 2; FIPS 198-1, 4.  A key comes down to two chaining values, K
 * with ipad and K with opad compressed; the outer hash is one compression, of a block whose
 * layout is known.
 */
#include "internal.h"

static void xor_bytes(uint8_t *p, size_t n, uint8_t with)
{
	while (n-- != 0)
		*p++ ^= with;
}

void ingot__c_hmac_key(const ingot_hash *h, void *key, const uint8_t *k, size_t k_len,
	const struct ingot_fns *f)
{
	uint8_t *inner = key, *outer = inner + h->W, block[INGOT_MAX_BLOCK] = { 0 };

	if (k_len > h->B)
		ingot__digest(h, block, k, k_len);
	else if (k_len != 0)
		memcpy(block, k, k_len);

	memcpy(inner, &h->iv, h->W);
	memcpy(outer, &h->iv, h->W);
	xor_bytes(block, h->B, 0x36);
	f->compress(inner, block, 1);
	xor_bytes(block, h->B, 0x36 ^ 0x5c);
	f->compress(outer, block, 1);
	ingot_wipe(block, sizeof block);
}

void ingot__hmac_begin(const ingot_hash *h, void *hmac)
{
	uint8_t *inner = hmac_inner(h, hmac);
	uint64_t count = h->B;

	ingot_wipe(inner, (size_t)h->W + h->B + h->L + 8);
	memcpy(inner, hmac, h->W);
	memcpy(md_count(h, inner), &count, sizeof count);
}

void ingot__hmac_end(const ingot_hash *h, const void *key, void *inner, void *state)
{
	uint8_t block[INGOT_MAX_BLOCK];

	ingot__finish(h, inner, block);
	ingot__pad_block(h, block, h->digest, h->B);
	memcpy(state, (const uint8_t *)key + h->W, h->W);
	READS(block, h->B);
	chosen(h)->compress(state, block, 1);
	WROTE(state, h->W);
	ingot_wipe(block, sizeof block);
}

void ingot__c_hmac_finish(const ingot_hash *h, void *hmac, uint8_t *out,
	const struct ingot_fns *f)
{
	uint64_t state[STATE_WORDS];

	(void)f;
	ingot__hmac_end(h, hmac, hmac_inner(h, hmac), state);
	ingot__put_digest(h, out, state);
	ingot_wipe(state, sizeof state);
}

void ingot__c_hmac(const ingot_hash *h, uint8_t *out, const uint8_t *k, size_t k_len,
	const uint8_t *in, size_t len, const struct ingot_fns *f)
{
	uint64_t hmac[HMAC_WORDS];

	(void)f;
	ingot__hmac_init(h, hmac, k, k_len);
	ingot__update(h, hmac_inner(h, hmac), in, len);
	ingot__hmac_finish(h, hmac, out);
	ingot_wipe(hmac, sizeof hmac);
}

void ingot__hmac_init(const ingot_hash *h, void *hmac, const void *key, size_t key_len)
{
	ingot__hmac_key(h, hmac, key, key_len);
	ingot__hmac_begin(h, hmac);
}

void ingot__hmac_final(const ingot_hash *h, void *hmac, uint8_t *out)
{
	ingot__hmac_finish(h, hmac, out);
	ingot__hmac_begin(h, hmac);
}

int ingot__hmac_verify(const ingot_hash *h, void *hmac, const void *tag, size_t tag_len,
	size_t min_len)
{
	uint8_t right[INGOT_MAX_SIZE];
	int status = INGOT_EFAIL;

	ingot__hmac_final(h, hmac, right);
	if (min_len == 0 || min_len > h->digest)
		status = INGOT_EINVAL;
	else if (tag_len >= min_len && tag_len <= h->digest && ingot_equal(right, tag, tag_len))
		status = INGOT_OK;
	ingot_wipe(right, sizeof right);
	return status;
}

void ingot_hmac(const ingot_hash *h, uint8_t *out, const void *key, size_t key_len,
	const void *in, size_t len)
{
	ingot__hmac(h, out, key, key_len, in, len);
}

void ingot_hmac_init(ingot_hmac_ctx *ctx, const ingot_hash *h, const void *key, size_t key_len)
{
	ctx->hash = h;
	ingot__hmac_init(h, ctx->priv, key, key_len);
}

void ingot_hmac_update(ingot_hmac_ctx *ctx, const void *in, size_t len)
{
	ingot__update(ctx->hash, hmac_inner(ctx->hash, ctx->priv), in, len);
}

void ingot_hmac_final(ingot_hmac_ctx *ctx, uint8_t *out)
{
	ingot__hmac_final(ctx->hash, ctx->priv, out);
}

void ingot_hmac_reset(ingot_hmac_ctx *ctx)
{
	ingot__hmac_begin(ctx->hash, ctx->priv);
}

int ingot_hmac_verify(ingot_hmac_ctx *ctx, const void *tag, size_t tag_len, size_t min_len)
{
	return ingot__hmac_verify(ctx->hash, ctx->priv, tag, tag_len, min_len);
}
