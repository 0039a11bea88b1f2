/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The RFCs' own examples of HMAC, PBKDF2 and HKDF, through the typed and the generic functions. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include "both.h"
#include "rfc.h"

/* Run a case for both APIs of the hash; a name that nobody has fails. */
#define FOR_HASH(hash, body) do { \
		unsigned found = 0; \
		EACH(b) if (strcmp(b->name, #hash) == 0) { found++; body; } \
		cr_assert_eq(found, 2u); \
	} while (0)

#define GIVES(want, got, what) \
	cr_assert_arr_eq(got, (want).at, (want).n, "%s %s: %s is wrong", b->kind, b->name, what)

static void hmac_case(const struct both *b, struct bytes key, struct bytes data, struct bytes tag)
{
	uint8_t got[INGOT_MAX_SIZE];
	any_ctx ctx;
	size_t i;

	cr_assert_eq(tag.n, b->size);
	b->hmac(got, key.at, key.n, data.at, data.n);
	GIVES(tag, got, "one shot");

	b->hmac_init(&ctx, key.at, key.n);
	for (i = 0; i < data.n; i++)
		b->hmac_update(&ctx, data.at + i, 1);
	b->hmac_final(&ctx, got);
	GIVES(tag, got, "bytewise");
}

static void pbkdf2_case(const struct both *b, struct bytes pw, struct bytes salt, uint32_t iters,
	struct bytes key)
{
	uint8_t got[64];

	cr_assert_eq(b->pbkdf2(got, key.n, pw.at, pw.n, salt.at, salt.n, iters), INGOT_OK);
	GIVES(key, got, "PBKDF2");
}

static void hkdf_case(const struct both *b, struct bytes ikm, struct bytes salt, struct bytes info,
	struct bytes prk, struct bytes okm)
{
	uint8_t got[128];

	b->extract(got, salt.at, salt.n, ikm.at, ikm.n);
	cr_assert_eq(prk.n, b->size);
	GIVES(prk, got, "extract");
	cr_assert_eq(b->expand(got, okm.n, prk.at, prk.n, info.at, info.n), INGOT_OK);
	GIVES(okm, got, "expand");
}

Test(rfc, hmac_rfc2202_rfc4231)
{
#define HMAC(hash, key, data, tag) FOR_HASH(hash, hmac_case(b, bytes(key), bytes(data), bytes(tag)));
#include "rfc.def"
}

Test(rfc, pbkdf2_rfc6070)
{
#define PBKDF2(hash, pw, salt, iters, key) \
	FOR_HASH(hash, pbkdf2_case(b, bytes(pw), bytes(salt), iters, bytes(key)));
#include "rfc.def"
}

Test(rfc, hkdf_rfc5869)
{
#define HKDF(hash, ikm, salt, info, prk, okm) \
	FOR_HASH(hash, hkdf_case(b, bytes(ikm), bytes(salt), bytes(info), bytes(prk), bytes(okm)));
#include "rfc.def"
}

/* RFC 4231, 4.6: the tag cut to 128 bits verifies, and is refused where a longer one is asked for. */
Test(rfc, hmac_rfc4231_truncated)
{
	struct bytes key = bytes("0c*20"), data = bytes("'Test With Truncation"), tag = bytes("a3b6167473100ee06e0c796c2955552b");
	ingot_hmac_sha256_ctx ctx;

	ingot_hmac_sha256_init(&ctx, key.at, key.n);
	ingot_hmac_sha256_update(&ctx, data.at, data.n);
	cr_assert_eq(ingot_hmac_sha256_verify(&ctx, tag.at, tag.n, 16), INGOT_OK);
	ingot_hmac_sha256_update(&ctx, data.at, data.n);
	cr_assert_eq(ingot_hmac_sha256_verify(&ctx, tag.at, tag.n, 17), INGOT_EFAIL);
}
