/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* HKDF over the HMAC of any hash: RFC 5869, 2. */
#include "internal.h"

enum { MAX_BLOCKS = 255 };	/* the block number is one byte */

void ingot_hkdf_extract(const ingot_hash *h, uint8_t *prk, const void *salt, size_t salt_len,
	const void *ikm, size_t ikm_len)
{
	ingot__hkdf_extract(h, prk, salt, salt_len, ikm, ikm_len);
}

/* T(i) = HMAC(PRK, T(i - 1) | info | i), T in the third chaining value of job, the key in the first two. */
void ingot__c_hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len, void *job,
	const uint8_t *info, size_t info_len)
{
	uint64_t hmac[HMAC_WORDS];
	uint8_t t[INGOT_MAX_SIZE], i = 1, *last = (uint8_t *)job + 2u * h->W;
	size_t n;

	memcpy(hmac, job, 2u * h->W);
	for (; out_len != 0; out_len -= n, out += n, i++) {
		ingot__hmac_begin(h, hmac);
		if (i != 1)
			ingot__update(h, hmac_inner(h, hmac), t, h->digest);
		ingot__update(h, hmac_inner(h, hmac), info, info_len);
		ingot__update(h, hmac_inner(h, hmac), &i, 1);
		ingot__hmac_end(h, hmac, hmac_inner(h, hmac), last);
		ingot__put_digest(h, t, last);
		n = out_len < h->digest ? out_len : h->digest;
		memcpy(out, t, n);
	}
	ingot_wipe(hmac, sizeof hmac);
	ingot_wipe(t, sizeof t);
}

/* out and info do not overlap. */
static void expand(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *prk, size_t prk_len, const void *info, size_t info_len)
{
	uint64_t job[3 * STATE_WORDS] = { 0 };

	ingot__hmac_key(h, job, prk, prk_len);
	ingot__hkdf_expand(h, out, out_len, job, info, info_len);
	ingot_wipe(job, sizeof job);
}

/* Every T needs info, so an output over it waits elsewhere; it is no longer than this. */
static void expand_over_info(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *prk, size_t prk_len, const void *info, size_t info_len)
{
	uint8_t whole[MAX_BLOCKS * INGOT_MAX_SIZE];

	expand(h, whole, out_len, prk, prk_len, info, info_len);
	memcpy(out, whole, out_len);
	ingot_wipe(whole, out_len);
}

static bool overlap(const void *a, size_t a_len, const void *b, size_t b_len)
{
	uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;

	return x <= y ? y - x < a_len : x - y < b_len;
}

int ingot_hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *prk, size_t prk_len, const void *info, size_t info_len)
{
	if (out_len > (size_t)MAX_BLOCKS * h->digest)
		return INGOT_EINVAL;
	if (overlap(out, out_len, info, info_len))
		expand_over_info(h, out, out_len, prk, prk_len, info, info_len);
	else
		expand(h, out, out_len, prk, prk_len, info, info_len);
	return INGOT_OK;
}
