/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* OpenSSL's EVP: what can be fetched is fetched once, and contexts are used again. */
#include <string.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include "peer.h"

static EVP_MD *md[HASHES];
static EVP_MD_CTX *hashing;
static EVP_MAC_CTX *mac[HASHES];
static EVP_KDF_CTX *kdf;

static const char *const names[HASHES] = {
	[H_md5] = "MD5", [H_sha1] = "SHA1", [H_sha224] = "SHA2-224", [H_sha256] = "SHA2-256", [H_sha384] = "SHA2-384",
	[H_sha512] = "SHA2-512", [H_sha512_224] = "SHA2-512/224", [H_sha512_256] = "SHA2-512/256",
};

static void set_up(unsigned h, EVP_MAC *hmac)
{
	const OSSL_PARAM params[] = {
		OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)names[h], 0),
		OSSL_PARAM_construct_end(),
	};

	md[h] = EVP_MD_fetch(NULL, names[h], NULL);
	mac[h] = EVP_MAC_CTX_new(hmac);
	if (!md[h] || !mac[h] || !EVP_MAC_CTX_set_params(mac[h], params))
		trouble("OpenSSL: a hash is not there");
}

static const char *version(void)
{
	EVP_MAC *hmac = EVP_MAC_fetch(NULL, "HMAC", NULL);
	EVP_KDF *pbkdf2 = EVP_KDF_fetch(NULL, "PBKDF2", NULL);

	hashing = EVP_MD_CTX_new();
	kdf = EVP_KDF_CTX_new(pbkdf2);
	if (!hmac || !pbkdf2 || !hashing || !kdf)
		trouble("OpenSSL: HMAC or PBKDF2 is not there");
	for (unsigned h = 0; h < HASHES; h++)
		set_up(h, hmac);
	return OpenSSL_version(OPENSSL_VERSION_STRING);
}

static void digest(unsigned h, uint8_t *out, const uint8_t *in, size_t len)
{
	if (!EVP_DigestInit_ex2(hashing, md[h], NULL) || !EVP_DigestUpdate(hashing, in, len) ||
	    !EVP_DigestFinal_ex(hashing, out, NULL))
		trouble("OpenSSL: digest");
}

static void tag(unsigned h, uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len)
{
	size_t n;

	if (!EVP_MAC_init(mac[h], key, key_len, NULL) || !EVP_MAC_update(mac[h], in, len) ||
	    !EVP_MAC_final(mac[h], out, &n, EVP_MAX_MD_SIZE))
		trouble("OpenSSL: HMAC");
}

static void derive(unsigned h, uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt,
	size_t salt_len, uint32_t iters)
{
	int unchecked = 1;                   /* the lower bounds of SP 800-132 are for others */
	const OSSL_PARAM params[] = {
		OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, (char *)names[h], 0),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_PASSWORD, (void *)pw, pw_len),
		OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)salt, salt_len),
		OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_ITER, &iters),
		OSSL_PARAM_construct_int(OSSL_KDF_PARAM_PKCS5, &unchecked),
		OSSL_PARAM_construct_end(),
	};

	if (EVP_KDF_derive(kdf, out, out_len, params) <= 0)
		trouble("OpenSSL: PBKDF2");
}

#define HASH(H, ...) FUNCTIONS(H)
#include "gen/hash.def"
#undef HASH

const struct peer peer_openssl = {
	.name = "openssl",
	.version = version,
#define HASH(H, ...) MEMBERS(H)
#include "gen/hash.def"
#undef HASH
};
