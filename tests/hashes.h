/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The hashes as the tests see them: gen/hash.def, what a context looks like in memory, and where right answers come from. */
#ifndef INGOT_TESTS_HASHES_H
#define INGOT_TESTS_HASHES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MAX_B = 128, MAX_DIGEST = 64, MAX_CTX = 8 * 8 + MAX_B + 16, MAX_STATE = 64 };

struct hash_row {
	const char *name, *family;
	unsigned W, rounds, B, L;
	bool little_endian;                              /* order of the bytes in the words of blocks, length and digest */
	unsigned state, digest;
	const void *iv;                                  /* eight words of W bits */
};

extern const struct hash_row hash_rows[];
extern const unsigned hash_count;

size_t ctx_fill(const struct hash_row *h);           /* where the block buffer is in a context */
size_t ctx_size(const struct hash_row *h);           /* all that emitted code uses */
void ctx_init(const struct hash_row *h, void *ctx);  /* a new message; what means nothing yet is random */
void ctx_keyed(const struct hash_row *h, void *ctx, const void *inner);     /* HMAC's inner hash: a block is absorbed */
size_t state_size(const struct hash_row *h);
void turn_words(const struct hash_row *h, void *state);     /* the machine's words to the hash's bytes, and back */

/* oracle.c: never code of ours.  False when nothing here knows the answer. */
bool oracle_digest(const struct hash_row *h, const void *data, size_t n, uint8_t *out);
bool oracle_hmac(const struct hash_row *h, const void *k, size_t klen, const void *data, size_t n, uint8_t *out);
bool oracle_pbkdf2(const struct hash_row *h, const void *pw, size_t pw_len, const void *salt, size_t salt_len,
	size_t iters, uint8_t *out, size_t n);
bool oracle_hkdf_expand(const struct hash_row *h, const void *prk, size_t prk_len, const void *info, size_t info_len,
	uint8_t *out, size_t n);
bool oracle_compress(const struct hash_row *h, void *state, const void *blocks, size_t n);

const char *hex(const void *bytes, size_t n);        /* for messages; good for the next seven calls */
bool unhex(const char *text, size_t length, uint8_t *bytes);     /* length / 2 of them; false if it is not hex */
#endif
