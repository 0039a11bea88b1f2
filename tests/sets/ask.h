/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A published answer, asked of the library through every door it has, and a count of what was asked of which file. */
#ifndef INGOT_TESTS_SETS_ASK_H
#define INGOT_TESTS_SETS_ASK_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bytes {
	uint8_t *at;                                     /* NULL for none: the library takes (NULL, 0) */
	size_t n;
};

/* These live until the next ask_next().  What cannot be read fails the test. */
struct bytes bytes_of(const void *data, size_t n);
struct bytes bytes_hex(const char *text);
struct bytes bytes_text(const char *text, size_t n); /* backslash and 0 is a NUL */
struct bytes bytes_value(const char *value);         /* "text" or hex; NULL and nothing are no bytes */
struct bytes bytes_join(struct bytes a, struct bytes b);

/* ask_begin() and ask_end() stand around a file; ask_end() prints how many cases it held and fails unless they are as many
 * as are known to be there, so that nobody trusts a parser that reads nothing.  ask_next() begins a case. */
void ask_begin(const char *set, const char *file);
void ask_next(void);
void ask_end(unsigned cases);

/* True if a case of this much work is left for a run with INGOT_SLOW; then it is counted as skipped. */
bool ask_later(const char *what, uint64_t amount, uint64_t most);

/* Our name for a hash that others call SHA-512/224, SHA2-256, shA512 ...; NULL if we do not have it. */
const char *hash_called(const char *name);

/* h is our name of it.  A tag may be cut; one that is not good must be refused. */
void ask_digest(const char *h, struct bytes message, struct bytes digest);
void ask_repeated(const char *h, struct bytes unit, uint64_t length, struct bytes digest);
void ask_hmac(const char *h, struct bytes key, struct bytes message, struct bytes tag, bool good);
void ask_pbkdf2(const char *h, struct bytes pw, struct bytes salt, uint32_t iters, struct bytes dk);
void ask_extract(const char *h, struct bytes salt, struct bytes ikm, struct bytes prk);
void ask_expand(const char *h, struct bytes prk, struct bytes info, struct bytes okm);
void ask_hkdf(const char *h, struct bytes salt, struct bytes ikm, struct bytes info, struct bytes okm);
void ask_hkdf_not(const char *h, struct bytes salt, struct bytes ikm, struct bytes info, struct bytes not_okm);
void ask_hkdf_too_long(const char *h, struct bytes salt, struct bytes ikm, struct bytes info, size_t length);
void ask_monte(const char *h, uint8_t *seed);        /* SHAVS, 6.4: a thousand digests, the last of which is the next seed */

#endif
