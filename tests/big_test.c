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

typedef void way(const struct api *a, const uint8_t *data, size_t n, uint8_t *out);

static void one_shot(const struct api *a, const uint8_t *data, size_t n, uint8_t *out)
{
	a->digest(out, data, n);
}

static void in_updates(const struct api *a, const uint8_t *data, size_t first, size_t second, uint8_t *out)
{
	api_ctx ctx;

	a->init(&ctx);
	a->update(&ctx, data, first);
	a->update(&ctx, data + first, second);
	a->final(&ctx, out);
}

static void one_update(const struct api *a, const uint8_t *data, size_t n, uint8_t *out)
{
	in_updates(a, data, n, 0, out);
}

static void one_byte_and_the_rest(const struct api *a, const uint8_t *data, size_t n, uint8_t *out)
{
	in_updates(a, data, 1, n - 1, out);
}

static void each_family(way *digest, uint64_t n)
{
	if (n > SIZE_MAX / 2)
		cr_skip_test("no room for 4 GiB of addresses");
	const uint8_t *data = four_gib();
	for (const struct api *a = apis; a < apis + api_count; a++) {
		uint8_t got[MAX_DIGEST], want[MAX_DIGEST];
		if (strcmp(a->kind, "typed") || !stands_for_others(a->h))
			continue;
		if (!oracle_digest(a->h, data, n, want))
			cr_skip_test("no oracle: OpenSSL was not found");
		digest(a, data, n, got);
		cr_assert_arr_eq(got, want, a->h->digest, "%s: %s, not %s", a->h->name, hex(got, a->h->digest),
			hex(want, a->h->digest));
	}
}

Test(big, four_gib_and_one_byte_in_one_shot) { each_family(one_shot, ((uint64_t)1 << 32) + 1); }
Test(big, four_gib_and_one_byte_in_one_update) { each_family(one_update, ((uint64_t)1 << 32) + 1); }
Test(big, one_byte_and_then_two_to_the_32_less_1) { each_family(one_byte_and_the_rest, (uint64_t)1 << 32); }
