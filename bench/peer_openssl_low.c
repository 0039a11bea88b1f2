/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* OpenSSL's low-level functions, which are deprecated and without EVP's costs. */
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/crypto.h>
#include <openssl/md5.h>
#include <openssl/sha.h>
#include "peer.h"

static const char *version(void)
{
	return OpenSSL_version(OPENSSL_VERSION_STRING);
}

#define LOW(H, PREFIX, CTX) \
	static void digest_##H(uint8_t *out, const uint8_t *in, size_t len) \
	{ \
		CTX c; \
		PREFIX##_Init(&c); \
		PREFIX##_Update(&c, in, len); \
		PREFIX##_Final(out, &c); \
	}
LOW(md5, MD5, MD5_CTX)
LOW(sha1, SHA1, SHA_CTX)
LOW(sha224, SHA224, SHA256_CTX)
LOW(sha256, SHA256, SHA256_CTX)
LOW(sha384, SHA384, SHA512_CTX)
LOW(sha512, SHA512, SHA512_CTX)

const struct peer peer_openssl_low = {
	.name = "openssl-low",
	.version = version,
	.digest = {
		[H_md5] = digest_md5, [H_sha1] = digest_sha1, [H_sha224] = digest_sha224, [H_sha256] = digest_sha256,
		[H_sha384] = digest_sha384, [H_sha512] = digest_sha512,
	},
};
