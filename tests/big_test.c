/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Messages whose length does not fit in 32 bits, in memory that is one mebibyte seen 4097 times. */
#define _GNU_SOURCE
#include <criterion/criterion.h>
#include <sys/mman.h>
#include <unistd.h>
#include <string.h>
#include "api.h"

enum { CHUNK = 1 << 20, CHUNKS = (1 << 12) + 1 };

static const uint8_t *four_gib(void)
{
	int fd = memfd_create("big", 0);
	uint8_t *all = mmap(NULL, (size_t)CHUNKS * CHUNK, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	cr_assert(fd >= 0 && !ftruncate(fd, CHUNK) && all != MAP_FAILED);
	for (size_t i = 0; i < CHUNKS; i++)
		cr_assert(mmap(all + i * CHUNK, CHUNK, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0) != MAP_FAILED);
	for (size_t i = 0; i < CHUNK; i++)
		all[i] = (uint8_t)(i * 131 + (i >> 8));
	return all;
}

/* The hashes of one family share all that a length goes through: the one that names the family stands for it.  So do
 * the portable ones among themselves, and SHA-256 stands for those: each takes half a minute. */
static bool stands_for_others(const struct hash_row *h)
{
	bool portable = !strcmp(ingot_hash_impl(ingot_hash_find(h->name)), "portable");

	return !strcmp(h->name, h->family) && (!portable || !strcmp(h->name, "sha256"));
}

static void each_family(const uint8_t *data, size_t first, size_t second)
{
	for (const struct api *a = apis; a < apis + api_count; a++) {
		uint8_t got[MAX_DIGEST], want[MAX_DIGEST];
		api_ctx ctx;
		if (strcmp(a->kind, "typed") || !stands_for_others(a->h))
			continue;
		if (!oracle_digest(a->h, data, first + second, want))
			cr_skip_test("no oracle: OpenSSL was not found");
		a->init(&ctx);
		if (first)
			a->update(&ctx, data, first);
		a->update(&ctx, data + first, second);
		a->final(&ctx, got);
		cr_assert_arr_eq(got, want, a->h->digest, "%s: %s, not %s", a->h->name, hex(got, a->h->digest),
			hex(want, a->h->digest));
	}
}

Test(big, four_gib_and_one_byte_in_one_update)
{
	if (sizeof(size_t) < 8)
		cr_skip_test("no room for 4 GiB of addresses");
	each_family(four_gib(), 0, ((size_t)1 << 32) + 1);
}

Test(big, one_byte_and_then_two_to_the_32_less_1)
{
	if (sizeof(size_t) < 8)
		cr_skip_test("no room for 4 GiB of addresses");
	each_family(four_gib(), 1, ((size_t)1 << 32) - 1);
}
