/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* libsodium, which has SHA-2 and HMAC, and no PBKDF2 for others. */
#include <sodium.h>
#include "peer.h"

static const char *version(void)
{
	if (sodium_init() < 0)
		trouble("libsodium: cannot be set up");
	return sodium_version_string();
}

#define ALL(H) \
	static void digest_##H(uint8_t *out, const uint8_t *in, size_t len) \
	{ \
		crypto_hash_##H(out, in, len); \
	} \
	static void hmac_##H(uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len) \
	{ \
		crypto_auth_hmac##H##_state s; \
		crypto_auth_hmac##H##_init(&s, key, key_len); \
		crypto_auth_hmac##H##_update(&s, in, len); \
		crypto_auth_hmac##H##_final(&s, out); \
	}
ALL(sha256)
ALL(sha512)

const struct peer peer_sodium = {
	.name = "libsodium",
	.version = version,
	.digest = { [H_sha256] = digest_sha256, [H_sha512] = digest_sha512 },
	.hmac = { [H_sha256] = hmac_sha256, [H_sha512] = hmac_sha512 },
};
