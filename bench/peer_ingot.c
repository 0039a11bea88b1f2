/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Ourselves, through the typed API. */
#include "peer.h"
#include "runtime/ingot.h"

#define HASH(H, ...) \
	static void digest_##H(uint8_t *out, const uint8_t *in, size_t len) \
	{ \
		ingot_##H(out, in, len); \
	} \
	static void hmac_##H(uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len) \
	{ \
		ingot_hmac_##H(out, key, key_len, in, len); \
	} \
	static void pbkdf2_##H(uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt, \
		size_t salt_len, uint32_t iters) \
	{ \
		if (ingot_pbkdf2_hmac_##H(out, out_len, pw, pw_len, salt, salt_len, iters) != INGOT_OK) \
			trouble("ingot: PBKDF2"); \
	}
#include "gen/hash.def"
#undef HASH

const struct peer peer_ingot = {
	.name = "ingot",
	.version = ingot_version,
#define HASH(H, ...) MEMBERS(H)
#include "gen/hash.def"
#undef HASH
};
