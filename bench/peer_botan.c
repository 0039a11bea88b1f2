/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Botan, through its C interface, with objects that are made once. */
#include <botan/ffi.h>
#include <stdio.h>
#include "peer.h"

static const char *const names[HASHES] = {
	[H_md5] = "MD5", [H_sha1] = "SHA-1", [H_sha224] = "SHA-224", [H_sha256] = "SHA-256", [H_sha384] = "SHA-384",
	[H_sha512] = "SHA-512", [H_sha512_256] = "SHA-512-256",
};
static botan_hash_t hash[HASHES];
static botan_mac_t mac[HASHES];
static char kdf[HASHES][32];

static const char *version(void)
{
	static char number[32];
	char text[32];

	for (unsigned h = 0; h < HASHES; h++) {
		if (!names[h])
			continue;
		snprintf(text, sizeof text, "HMAC(%s)", names[h]);
		snprintf(kdf[h], sizeof kdf[h], "PBKDF2(%s)", names[h]);
		if (botan_hash_init(&hash[h], names[h], 0) || botan_mac_init(&mac[h], text, 0))
			trouble("Botan: a hash is not there");
	}
	snprintf(number, sizeof number, "%u.%u.%u", botan_version_major(), botan_version_minor(), botan_version_patch());
	return number;
}

static void digest(unsigned h, uint8_t *out, const uint8_t *in, size_t len)
{
	if (botan_hash_update(hash[h], in, len) || botan_hash_final(hash[h], out))
		trouble("Botan: digest");
}

static void tag(unsigned h, uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len)
{
	if (botan_mac_set_key(mac[h], key, key_len) || botan_mac_update(mac[h], in, len) || botan_mac_final(mac[h], out))
		trouble("Botan: HMAC");
}

static void derive(unsigned h, uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt,
	size_t salt_len, uint32_t iters)
{
	if (botan_pwdhash(kdf[h], iters, 0, 0, out, out_len, (const char *)pw, pw_len, salt, salt_len))
		trouble("Botan: PBKDF2");
}

FUNCTIONS(md5)
FUNCTIONS(sha1)
FUNCTIONS(sha224)
FUNCTIONS(sha256)
FUNCTIONS(sha384)
FUNCTIONS(sha512)
FUNCTIONS(sha512_256)

const struct peer peer_botan = {
	.name = "botan",
	.version = version,
	MEMBERS(md5) MEMBERS(sha1) MEMBERS(sha224) MEMBERS(sha256) MEMBERS(sha384) MEMBERS(sha512) MEMBERS(sha512_256)
};
