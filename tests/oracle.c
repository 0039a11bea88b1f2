/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where right answers come from when no published vector gives them: the first oracle of the list that knows. */
#include <string.h>
#include "hashes.h"

#ifdef HAVE_OPENSSL
#define OPENSSL_SUPPRESS_DEPRECATED                     /* the compression functions alone are deprecated, and wanted */
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/md5.h>
#include <openssl/params.h>
#include <openssl/sha.h>

/* OpenSSL's names are ours with another dash: sha512-224. */
static const EVP_MD *openssl_md(const struct hash_row *h)
{
	static const EVP_MD *known[16];
	const EVP_MD **md = &known[h - hash_rows];
	char name[32];

	if (!*md) {
		strncpy(name, h->name, sizeof name - 1);
		name[sizeof name - 1] = '\0';
		for (char *p = name; *p; p++)
			if (*p == '_')
				*p = '-';
		*md = EVP_MD_fetch(NULL, name, NULL);
	}
	return *md;
}

static bool openssl_digest(const struct hash_row *h, const void *data, size_t n, uint8_t *out)
{
	return openssl_md(h) && EVP_Digest(n ? data : "", n, out, NULL, openssl_md(h), NULL);
}

static bool openssl_hmac(const struct hash_row *h, const void *k, size_t klen, const void *data, size_t n, uint8_t *out)
{
	return openssl_md(h) && HMAC(openssl_md(h), klen ? k : "", (int)klen, data, n, out, NULL);
}

/* OpenSSL has no answer of no bytes. */
static bool openssl_pbkdf2(const struct hash_row *h, const void *pw, size_t pw_len, const void *salt, size_t salt_len,
	size_t iters, uint8_t *out, size_t n)
{
	return openssl_md(h) && (n == 0 || PKCS5_PBKDF2_HMAC(pw, (int)pw_len, salt, (int)salt_len, (int)iters, openssl_md(h),
		(int)n, out));
}

static bool openssl_hkdf_expand(const struct hash_row *h, const void *prk, size_t prk_len, const void *info,
	size_t info_len, uint8_t *out, size_t n)
{
	int mode = EVP_KDF_HKDF_MODE_EXPAND_ONLY;
	EVP_KDF *kdf = EVP_KDF_fetch(NULL, "HKDF", NULL);
	EVP_KDF_CTX *ctx = EVP_KDF_CTX_new(kdf);
	bool good = ctx && openssl_md(h) && (n == 0 || EVP_KDF_derive(ctx, out, n, (OSSL_PARAM[]){
		OSSL_PARAM_construct_int(OSSL_KDF_PARAM_MODE, &mode),
		OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, (char *)EVP_MD_get0_name(openssl_md(h)), 0),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)prk, prk_len),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)info, info_len),
		OSSL_PARAM_construct_end(),
	}) == 1);

	EVP_KDF_CTX_free(ctx);
	EVP_KDF_free(kdf);
	return good;
}

static bool openssl_compress(const struct hash_row *h, void *state, const void *blocks, size_t n)
{
	const uint8_t *p = blocks;

#define FAMILY(name, CTX, first, transform)                         \
	if (!strcmp(h->family, name)) {                             \
		CTX c;                                              \
		memcpy((char *)&c + offsetof(CTX, first), state, state_size(h)); \
		for (size_t i = 0; i < n; i++)                      \
			transform(&c, p + i * h->B);                \
		memcpy(state, (char *)&c + offsetof(CTX, first), state_size(h)); \
		return true;                                        \
	}
	FAMILY("md5", MD5_CTX, A, MD5_Transform)
	FAMILY("sha1", SHA_CTX, h0, SHA1_Transform)
	FAMILY("sha256", SHA256_CTX, h, SHA256_Transform)
	FAMILY("sha512", SHA512_CTX, h, SHA512_Transform)
	return false;
}
#endif

static const struct {
	bool (*digest)(const struct hash_row *h, const void *data, size_t n, uint8_t *out);
	bool (*hmac)(const struct hash_row *h, const void *k, size_t klen, const void *data, size_t n, uint8_t *out);
	bool (*pbkdf2)(const struct hash_row *h, const void *pw, size_t pw_len, const void *salt, size_t salt_len,
		size_t iters, uint8_t *out, size_t n);
	bool (*hkdf_expand)(const struct hash_row *h, const void *prk, size_t prk_len, const void *info, size_t info_len,
		uint8_t *out, size_t n);
	bool (*compress)(const struct hash_row *h, void *state, const void *blocks, size_t n);
} oracles[] = {
	/* The evaluated meaning goes first here, when gen offers it to tests. */
#ifdef HAVE_OPENSSL
	{ openssl_digest, openssl_hmac, openssl_pbkdf2, openssl_hkdf_expand, openssl_compress },
#endif
	{ NULL, NULL, NULL, NULL, NULL },
};

bool oracle_digest(const struct hash_row *h, const void *data, size_t n, uint8_t *out)
{
	for (size_t i = 0; oracles[i].digest; i++)
		if (oracles[i].digest(h, data, n, out))
			return true;
	return false;
}

bool oracle_hmac(const struct hash_row *h, const void *k, size_t klen, const void *data, size_t n, uint8_t *out)
{
	for (size_t i = 0; oracles[i].hmac; i++)
		if (oracles[i].hmac(h, k, klen, data, n, out))
			return true;
	return false;
}

bool oracle_pbkdf2(const struct hash_row *h, const void *pw, size_t pw_len, const void *salt, size_t salt_len,
	size_t iters, uint8_t *out, size_t n)
{
	for (size_t i = 0; oracles[i].pbkdf2; i++)
		if (oracles[i].pbkdf2(h, pw, pw_len, salt, salt_len, iters, out, n))
			return true;
	return false;
}

bool oracle_hkdf_expand(const struct hash_row *h, const void *prk, size_t prk_len, const void *info, size_t info_len,
	uint8_t *out, size_t n)
{
	for (size_t i = 0; oracles[i].hkdf_expand; i++)
		if (oracles[i].hkdf_expand(h, prk, prk_len, info, info_len, out, n))
			return true;
	return false;
}

bool oracle_compress(const struct hash_row *h, void *state, const void *blocks, size_t n)
{
	for (size_t i = 0; oracles[i].compress; i++)
		if (oracles[i].compress(h, state, blocks, n))
			return true;
	return false;
}
