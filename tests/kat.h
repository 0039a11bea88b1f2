/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Published answers, asked of anything that can digest. */
#ifndef INGOT_TESTS_KAT_H
#define INGOT_TESTS_KAT_H
#include "hashes.h"

struct digester {
	const struct hash_row *h;
	const char *label;                               /* for messages and counts */
	void (*digest)(const struct digester *d, const void *data, size_t n, uint8_t *out);
	const void *who;                                 /* for digest() alone */
};

/* Each fails the test at a wrong answer and says on standard error how many cases it ran. */
void kat_fips(const struct digester *d);
void kat_nist_messages(const struct digester *d);       /* CAVP Short and Long */
void kat_nist_monte(const struct digester *d);
#endif
