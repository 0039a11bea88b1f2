/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* libgcrypt, by the functions that need no handle. */
#include <gcrypt.h>
#include "peer.h"

static const int algorithm[HASHES] = {
	[H_md5] = GCRY_MD_MD5, [H_sha1] = GCRY_MD_SHA1, [H_sha224] = GCRY_MD_SHA224, [H_sha256] = GCRY_MD_SHA256,
	[H_sha384] = GCRY_MD_SHA384, [H_sha512] = GCRY_MD_SHA512, [H_sha512_224] = GCRY_MD_SHA512_224,
	[H_sha512_256] = GCRY_MD_SHA512_256,
};

static const char *version(void)
{
	const char *text = gcry_check_version(NULL);

	gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
	gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
	return text;
}

static void digest(unsigned h, uint8_t *out, const uint8_t *in, size_t len)
{
	gcry_md_hash_buffer(algorithm[h], out, in, len);
}

static void tag(unsigned h, uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len)
{
	const gcry_buffer_t parts[] = { { .len = key_len, .data = (void *)key }, { .len = len, .data = (void *)in } };

	if (gcry_md_hash_buffers(algorithm[h], GCRY_MD_FLAG_HMAC, out, parts, 2))
		trouble("libgcrypt: HMAC");
}

static void derive(unsigned h, uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt,
	size_t salt_len, uint32_t iters)
{
	if (gcry_kdf_derive(pw, pw_len, GCRY_KDF_PBKDF2, algorithm[h], salt, salt_len, iters, out_len, out))
		trouble("libgcrypt: PBKDF2");
}

#define HASH(H, ...) FUNCTIONS(H)
#include "gen/hash.def"
#undef HASH

const struct peer peer_gcrypt = {
	.name = "libgcrypt",
	.version = version,
#define HASH(H, ...) MEMBERS(H)
#include "gen/hash.def"
#undef HASH
};
