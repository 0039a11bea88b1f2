/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The generic hash functions: finding a row of the table, and keeping it with a context. */
#include "internal.h"

size_t ingot_hash_count(void)
{
	return HASHES;
}

const ingot_hash *ingot_hash_at(size_t i)
{
	return i < HASHES ? &ingot__hashes[i] : NULL;
}

const ingot_hash *ingot_hash_find(const char *name)
{
	size_t i;

	for (i = 0; i < HASHES; i++)
		if (strcmp(ingot__hashes[i].name, name) == 0)
			return &ingot__hashes[i];
	return NULL;
}

const char *ingot_hash_name(const ingot_hash *h)
{
	return h->name;
}

size_t ingot_hash_size(const ingot_hash *h)
{
	return h->digest;
}

size_t ingot_hash_block_size(const ingot_hash *h)
{
	return h->B;
}

void ingot_hash_digest(const ingot_hash *h, uint8_t *out, const void *in, size_t len)
{
	ingot__digest(h, out, in, len);
}

void ingot_hash_init(ingot_hash_ctx *ctx, const ingot_hash *h)
{
	ctx->hash = h;
	ingot__init(h, ctx->priv);
}

void ingot_hash_update(ingot_hash_ctx *ctx, const void *in, size_t len)
{
	ingot__update(ctx->hash, ctx->priv, in, len);
}

void ingot_hash_final(ingot_hash_ctx *ctx, uint8_t *out)
{
	ingot__finish(ctx->hash, ctx->priv, out);
}

void ingot_hash_peek(const ingot_hash_ctx *ctx, uint8_t *out)
{
	ingot__peek(ctx->hash, ctx->priv, out);
}
