/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A planted peer, whose HMAC is another's: the benchmark must refuse to compare with it. */
#include "peer.h"
#include "runtime/ingot.h"

static const char *version(void)
{
	return "0";
}

static void hmac_sha256(uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len)
{
	ingot_hmac_sha256(out, key, key_len, in, len - 1);
}

const struct peer peer_wrong = { .name = "wrong", .version = version, .hmac[H_sha256] = hmac_sha256 };
