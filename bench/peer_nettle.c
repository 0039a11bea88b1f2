/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* nettle. */
#include <stdio.h>
#include <nettle/hmac.h>
#include <nettle/md5.h>
#include <nettle/pbkdf2.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <nettle/version.h>
#include "peer.h"

static const char *version(void)
{
	static char text[32];

	snprintf(text, sizeof text, "%d.%d", nettle_version_major(), nettle_version_minor());
	return text;
}

#define DIGEST(H, CTX, UPDATE, SIZE) \
	static void digest_##H(uint8_t *out, const uint8_t *in, size_t len) \
	{ \
		struct CTX c; \
		H##_init(&c); \
		UPDATE(&c, len, in); \
		H##_digest(&c, SIZE, out); \
	}
DIGEST(md5, md5_ctx, md5_update, 16)
DIGEST(sha1, sha1_ctx, sha1_update, 20)
DIGEST(sha224, sha224_ctx, sha224_update, 28)
DIGEST(sha256, sha256_ctx, sha256_update, 32)
DIGEST(sha384, sha384_ctx, sha384_update, 48)
DIGEST(sha512, sha512_ctx, sha512_update, 64)
DIGEST(sha512_224, sha512_224_ctx, sha512_224_update, 28)
DIGEST(sha512_256, sha512_256_ctx, sha512_256_update, 32)

/* HMAC-SHA-224 and -384 update as their families do. */
#define MAC(H, UPDATE, SIZE) \
	static void hmac_##H(uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len) \
	{ \
		struct hmac_##H##_ctx c; \
		hmac_##H##_set_key(&c, key_len, key); \
		UPDATE(&c, len, in); \
		hmac_##H##_digest(&c, SIZE, out); \
	} \
	static void pbkdf2_##H(uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt, \
		size_t salt_len, uint32_t iters) \
	{ \
		struct hmac_##H##_ctx c; \
		hmac_##H##_set_key(&c, pw_len, pw); \
		PBKDF2(&c, UPDATE, hmac_##H##_digest, SIZE, iters, salt_len, salt, out_len, out); \
	}
MAC(md5, hmac_md5_update, 16)
MAC(sha1, hmac_sha1_update, 20)
MAC(sha224, hmac_sha224_update, 28)
MAC(sha256, hmac_sha256_update, 32)
MAC(sha384, hmac_sha384_update, 48)
MAC(sha512, hmac_sha512_update, 64)

const struct peer peer_nettle = {
	.name = "nettle",
	.version = version,
	MEMBERS(md5) MEMBERS(sha1) MEMBERS(sha224) MEMBERS(sha256) MEMBERS(sha384) MEMBERS(sha512)
	.digest[H_sha512_224] = digest_sha512_224,
	.digest[H_sha512_256] = digest_sha512_256,
};
