/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Mbed TLS, by its generic functions over contexts that are set up once. */
#include <mbedtls/md.h>
#include <mbedtls/pkcs5.h>
#include <mbedtls/version.h>
#include "peer.h"

static const mbedtls_md_type_t type[HASHES] = {
	[H_md5] = MBEDTLS_MD_MD5, [H_sha1] = MBEDTLS_MD_SHA1, [H_sha224] = MBEDTLS_MD_SHA224,
	[H_sha256] = MBEDTLS_MD_SHA256, [H_sha384] = MBEDTLS_MD_SHA384, [H_sha512] = MBEDTLS_MD_SHA512,
};
static const mbedtls_md_info_t *info[HASHES];
static mbedtls_md_context_t keyed[HASHES];

static const char *version(void)
{
	for (unsigned h = 0; h < HASHES; h++) {
		if (type[h] == MBEDTLS_MD_NONE)
			continue;
		info[h] = mbedtls_md_info_from_type(type[h]);
		mbedtls_md_init(&keyed[h]);
		if (!info[h] || mbedtls_md_setup(&keyed[h], info[h], 1))
			trouble("Mbed TLS: a hash is not there");
	}
	return MBEDTLS_VERSION_STRING;
}

static void digest(unsigned h, uint8_t *out, const uint8_t *in, size_t len)
{
	if (mbedtls_md(info[h], in, len, out))
		trouble("Mbed TLS: digest");
}

static void tag(unsigned h, uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len)
{
	if (mbedtls_md_hmac_starts(&keyed[h], key, key_len) || mbedtls_md_hmac_update(&keyed[h], in, len) ||
	    mbedtls_md_hmac_finish(&keyed[h], out))
		trouble("Mbed TLS: HMAC");
}

static void derive(unsigned h, uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt,
	size_t salt_len, uint32_t iters)
{
	if (mbedtls_pkcs5_pbkdf2_hmac(&keyed[h], pw, pw_len, salt, salt_len, iters, (uint32_t)out_len, out))
		trouble("Mbed TLS: PBKDF2");
}

FUNCTIONS(md5)
FUNCTIONS(sha1)
FUNCTIONS(sha224)
FUNCTIONS(sha256)
FUNCTIONS(sha384)
FUNCTIONS(sha512)

const struct peer peer_mbedtls = {
	.name = "mbedtls",
	.version = version,
	MEMBERS(md5) MEMBERS(sha1) MEMBERS(sha224) MEMBERS(sha256) MEMBERS(sha384) MEMBERS(sha512)
};
