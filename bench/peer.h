/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a library must say to be measured beside the others: each of its functions for each hash of gen/hash.def, or NULL
 * where it has none.  A peer_*.c has no logic: it calls what a user of the library in a hurry would call. */
#ifndef BENCH_PEER_H
#define BENCH_PEER_H

#include <stddef.h>
#include <stdint.h>

enum {
#define HASH(name, ...) H_##name,
#include "gen/hash.def"
#undef HASH
	HASHES
};

typedef void digest_fn(uint8_t *out, const uint8_t *in, size_t len);
typedef void hmac_fn(uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len);
typedef void pbkdf2_fn(uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt, size_t salt_len,
	uint32_t iters);

struct peer {
	const char *name;
	const char *(*version)(void);        /* also the place to set up what lasts */
	digest_fn *digest[HASHES];
	hmac_fn *hmac[HASHES];
	pbkdf2_fn *pbkdf2[HASHES];
};

/* A file's functions for hash H, where it has them for any: digest(), tag() and derive() take its number first. */
#define FUNCTIONS(H) \
	static void digest_##H(uint8_t *out, const uint8_t *in, size_t len) \
	{ \
		digest(H_##H, out, in, len); \
	} \
	static void hmac_##H(uint8_t *out, const uint8_t *key, size_t key_len, const uint8_t *in, size_t len) \
	{ \
		tag(H_##H, out, key, key_len, in, len); \
	} \
	static void pbkdf2_##H(uint8_t *out, size_t out_len, const uint8_t *pw, size_t pw_len, const uint8_t *salt, \
		size_t salt_len, uint32_t iters) \
	{ \
		derive(H_##H, out, out_len, pw, pw_len, salt, salt_len, iters); \
	}

/* And those functions as members of its struct peer. */
#define MEMBERS(H) .digest[H_##H] = digest_##H, .hmac[H_##H] = hmac_##H, .pbkdf2[H_##H] = pbkdf2_##H,

/* For each of PEERS, in the order of bench/meson.build: a peer_<name>.c defines it. */
#define PEER(name) extern const struct peer peer_##name;
PEERS
#undef PEER

/* A mistake here, or a library that is not as its manual says. */
_Noreturn void trouble(const char *what);

#endif
