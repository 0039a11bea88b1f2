/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Published answers, asked of anything that can digest. */
#ifndef INGOT_TESTS_KAT_H
#define INGOT_TESTS_KAT_H
#include "hashes.h"

struct digester {
	const struct hash_row *h;
	const char *label;                               /* for messages and counts */
	void (*digest)(const struct digester *d, const void *data, size_t n, uint8_t *out);
	void (*chain)(const struct digester *d, uint8_t *digests);    /* NULL: by digest() */
	const void *who;                                 /* for these two alone */
};

/* chain(): room for KAT_CHAIN digests and three before them that are there; each is that of the three before it. */
enum { KAT_CHAIN = 50 };

/* Each fails the test at a wrong answer and says on standard error how many cases it ran. */
void kat_fips(const struct digester *d);
void kat_messages(const struct digester *d);            /* CAVP Short and Long; for MD5 those of RFC 1321 */
void kat_monte(const struct digester *d);               /* CAVP Monte; for MD5 nobody made one */
#endif
