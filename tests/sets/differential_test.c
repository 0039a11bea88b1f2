/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Random questions of every kind, and what OpenSSL says to them.  INGOT_SEED asks the same again. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include "hashes.h"
#include "runtime/both.h"
#include "seed.h"

#ifdef HAVE_OPENSSL
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>

enum { ROUNDS = 200, LONGEST = 5000 };

/* OpenSSL's names are ours with another dash: sha512-224. */
static const char *theirs(const char *name)
{
	static char other[32];

	snprintf(other, sizeof other, "%s", name);
	if (strchr(other, '_'))
		*strchr(other, '_') = '-';
	return other;
}

static const struct hash_row *row(const struct both *b)
{
	for (unsigned i = 0; i < hash_count; i++)
		if (!strcmp(hash_rows[i].name, b->name))
			return &hash_rows[i];
	cr_assert_fail("no row for %s", b->name);
	return NULL;
}

static bool their_pbkdf2(const char *h, const uint8_t *pw, size_t pw_len, const uint8_t *salt, size_t salt_len,
	uint32_t iters, uint8_t *out, size_t n)
{
	EVP_MD *md = EVP_MD_fetch(NULL, theirs(h), NULL);
	bool good = md && PKCS5_PBKDF2_HMAC((const char *)pw, (int)pw_len, salt, (int)salt_len, (int)iters, md, (int)n, out);

	EVP_MD_free(md);
	return good;
}

/* mode: one of EVP_KDF_HKDF_MODE_... */
static bool their_hkdf(const char *h, int mode, const uint8_t *key, size_t key_len,
	const uint8_t *salt, size_t salt_len, const uint8_t *info, size_t info_len, uint8_t *out, size_t n)
{
	EVP_KDF *kdf = EVP_KDF_fetch(NULL, "HKDF", NULL);
	EVP_KDF_CTX *ctx = EVP_KDF_CTX_new(kdf);
	OSSL_PARAM params[] = {
		OSSL_PARAM_construct_int(OSSL_KDF_PARAM_MODE, &mode),
		OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, (char *)theirs(h), 0),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)key, key_len),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)salt, salt_len),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)info, info_len),
		OSSL_PARAM_construct_end(),
	};
	bool good = EVP_KDF_derive(ctx, out, n, params) == 1;

	EVP_KDF_CTX_free(ctx);
	EVP_KDF_free(kdf);
	return good;
}

/* Lengths at which something happens come often: nothing, a little, and what is close to some blocks. */
static size_t some_length(size_t block, size_t most)
{
	size_t n;

	switch (random_below(4)) {
	case 0:
		n = random_below(4);
		break;
	case 1:
		n = random_below(2 * block);
		break;
	case 2:
		n = (1 + random_below(6)) * block + random_below(37) - 18;
		break;
	default:
		n = random_below(most + 1);
	}
	return n < most ? n : most;
}

/* A block of memory of its own for each, so that a sanitizer sees a byte read too far. */
static uint8_t *random_block(size_t n)
{
	uint8_t *p = malloc(n ? n : 1);

	cr_assert(p);
	random_bytes(p, n);
	return p;
}

static void in_pieces(void (*update)(void *ctx, const void *in, size_t len), void *ctx, const uint8_t *data, size_t n,
	size_t block)
{
	while (n) {
		size_t k = some_length(block, n);
		update(ctx, data, k);
		data += k;
		n -= k;
	}
}

#define SAME(b, got, want, n, format, ...)                                                              \
	cr_assert(!memcmp(got, want, n), "%s %s, " format ": %s, not %s", (b)->kind, (b)->name, __VA_ARGS__, \
		hex(got, n), hex(want, n))

static void digest_once(const struct both *b)
{
	uint8_t got[INGOT_MAX_SIZE], want[INGOT_MAX_SIZE] = { 0 };
	size_t n = some_length(b->block, LONGEST);
	uint8_t *data = random_block(n);
	any_ctx ctx;

	cr_assert(oracle_digest(row(b), data, n, want));
	b->digest(got, data, n);
	SAME(b, got, want, b->size, "%zu bytes", n);
	b->init(&ctx);
	in_pieces(b->update, &ctx, data, n, b->block);
	b->final(&ctx, got);
	SAME(b, got, want, b->size, "%zu bytes in pieces", n);
	free(data);
}

static void hmac_once(const struct both *b)
{
	uint8_t got[INGOT_MAX_SIZE], want[INGOT_MAX_SIZE] = { 0 };
	size_t n = some_length(b->block, LONGEST), key_len = some_length(b->block, 600), tag = 1 + random_below(b->size);
	uint8_t *data = random_block(n), *key = random_block(key_len);
	any_ctx ctx;

	cr_assert(oracle_hmac(row(b), key, key_len, data, n, want));
	b->hmac(got, key, key_len, data, n);
	SAME(b, got, want, b->size, "HMAC of %zu bytes, a key of %zu", n, key_len);
	b->hmac_init(&ctx, key, key_len);
	for (int i = 0; i < 2; i++) {
		in_pieces(b->hmac_update, &ctx, data, n, b->block);
		b->hmac_final(&ctx, got);
		SAME(b, got, want, b->size, "HMAC of %zu bytes in pieces, a key of %zu", n, key_len);
	}
	in_pieces(b->hmac_update, &ctx, data, n, b->block);
	cr_assert_eq(b->hmac_verify(&ctx, want, tag, 1), INGOT_OK);
	in_pieces(b->hmac_update, &ctx, data, n, b->block);
	want[random_below(tag)] ^= (uint8_t)(1 << random_below(8));
	cr_assert_eq(b->hmac_verify(&ctx, want, tag, 1), INGOT_EFAIL);
	free(data);
	free(key);
}

static void pbkdf2_once(const struct both *b)
{
	size_t pw_len = some_length(b->block, 400), salt_len = some_length(b->block, 400);
	/* Now and then so many blocks that their number takes two bytes. */
	bool wide = random_below(20) == 0;
	size_t n = (wide ? 255 * b->size : 1) + some_length(b->size, 5 * b->size), done = 0;
	uint32_t iters = 1 + (uint32_t)random_below(wide ? 2 : random_below(8) ? 8 : 300);
	uint8_t *pw = random_block(pw_len), *salt = random_block(salt_len), *got = random_block(n), *want = random_block(n);
	ingot_pbkdf2_job job;
	uint64_t left;

	cr_assert(their_pbkdf2(b->name, pw, pw_len, salt, salt_len, iters, want, n));
	cr_assert_eq(b->pbkdf2(got, n, pw, pw_len, salt, salt_len, iters), INGOT_OK);
	SAME(b, got, want, n, "PBKDF2 of %zu and %zu bytes, %u iterations, %zu bytes", pw_len, salt_len, iters, n);
	random_bytes(got, n);
	cr_assert_eq(ingot_pbkdf2_start(&job, ingot_hash_find(b->name), n, pw, pw_len, salt, salt_len, iters), INGOT_OK);
	do {
		left = ingot_pbkdf2_step(&job, random_below(iters + 2));
		done += ingot_pbkdf2_take(&job, got + done);
	} while (left);
	cr_assert_eq(done, n);
	SAME(b, got, want, n, "PBKDF2 in portions, %u iterations, %zu bytes", iters, n);
	free(pw);
	free(salt);
	free(got);
	free(want);
}

static void hkdf_once(const struct both *b)
{
	size_t ikm_len = 1 + some_length(b->block, 300), salt_len = some_length(b->block, 300);
	size_t info_len = some_length(b->block, 300), n = 1 + random_below(random_below(8) ? 5 * b->size : 255 * b->size);
	uint8_t prk[INGOT_MAX_SIZE], right[INGOT_MAX_SIZE] = { 0 }, none[1] = { 0 };
	uint8_t *ikm = random_block(ikm_len), *salt = random_block(salt_len), *info = random_block(info_len);
	uint8_t *got = random_block(n), *want = random_block(n);

	cr_assert(their_hkdf(b->name, EVP_KDF_HKDF_MODE_EXTRACT_ONLY, ikm, ikm_len, salt, salt_len, none, 0,
		right, b->size));
	b->extract(prk, salt, salt_len, ikm, ikm_len);
	SAME(b, prk, right, b->size, "HKDF extract, %zu bytes of salt, %zu of key", salt_len, ikm_len);
	cr_assert(their_hkdf(b->name, EVP_KDF_HKDF_MODE_EXPAND_ONLY, right, b->size, none, 0, info, info_len,
		want, n));
	cr_assert_eq(b->expand(got, n, right, b->size, info, info_len), INGOT_OK);
	SAME(b, got, want, n, "HKDF expand, %zu bytes of info, %zu bytes", info_len, n);
	/* The key material as the PRK: any length is taken. */
	cr_assert(their_hkdf(b->name, EVP_KDF_HKDF_MODE_EXPAND_ONLY, ikm, ikm_len, none, 0, info, info_len,
		want, n));
	cr_assert_eq(b->expand(got, n, ikm, ikm_len, info, info_len), INGOT_OK);
	SAME(b, got, want, n, "HKDF expand of %zu bytes, %zu bytes of info, %zu bytes", ikm_len, info_len, n);
	free(ikm);
	free(salt);
	free(info);
	free(got);
	free(want);
}

static void each(void (*once)(const struct both *b), int rounds)
{
	EACH(b)
		for (int i = 0; i < rounds; i++)
			once(b);
}
#else
#define digest_once NULL
#define hmac_once NULL
#define pbkdf2_once NULL
#define hkdf_once NULL
enum { ROUNDS };
static void each(const void *none, int rounds)
{
	(void)none;
	(void)rounds;
	cr_skip_test("OpenSSL was not found");
}
#endif

Test(differential, digests_are_openssls) { each(digest_once, 2 * ROUNDS); }
Test(differential, hmac_is_openssls) { each(hmac_once, ROUNDS); }
Test(differential, pbkdf2_is_openssls) { each(pbkdf2_once, ROUNDS / 2); }
Test(differential, hkdf_is_openssls) { each(hkdf_once, ROUNDS / 2); }
