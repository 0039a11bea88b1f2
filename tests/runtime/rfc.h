/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the bytes of a case in rfc.def are written. */
#ifndef INGOT_TESTS_RFC_H
#define INGOT_TESTS_RFC_H
#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct bytes {
	uint8_t at[256];
	size_t n;
};

static inline struct bytes bytes(const char *s)
{
	struct bytes b = { .n = 0 };
	unsigned x, count, i;
	char how[2];

	if (*s == '\'') {
		b.n = strlen(s + 1);
		memcpy(b.at, s + 1, b.n);
	} else if (sscanf(s, "%2x%1[*+]%u", &x, how, &count) == 3) {
		for (i = 0; i < count; i++)
			b.at[b.n++] = (uint8_t)(x + (how[0] == '+' ? i : 0));
	} else {
		for (; sscanf(s, "%2x", &x) == 1; s += 2)
			b.at[b.n++] = (uint8_t)x;
	}
	cr_assert(b.n <= sizeof b.at);
	return b;
}
#endif
