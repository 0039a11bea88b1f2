/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* PBKDF2 in portions: any portions give what one call gives, the count to go is right, a job can be left at any time. */
#include <criterion/criterion.h>
#include <string.h>
#include "ingot.h"

static const char pw[] = "password", salt[] = "some salt";

static bool wiped(const ingot_pbkdf2_job *job)
{
	const uint8_t *p = (const uint8_t *)job;

	for (size_t i = 0; i < sizeof *job; i++)
		if (p[i] != 0)
			return false;
	return true;
}

static void start(ingot_pbkdf2_job *job, const ingot_hash *h, size_t len, uint32_t iters)
{
	memset(job, 0x77, sizeof *job);
	cr_assert_eq(ingot_pbkdf2_start(job, h, len, pw, 8, salt, 9, iters), INGOT_OK);
}

Test(job, any_portions_give_the_same_key)
{
	static const uint64_t portions[] = { 1, 2, 3, 7, 1000, UINT64_MAX };

	for (size_t hi = 0; hi < ingot_hash_count(); hi++)
	for (size_t pi = 0; pi < sizeof portions / sizeof portions[0]; pi++)
	for (size_t len = 1; len < 200; len += 33) {
		const ingot_hash *h = ingot_hash_at(hi);
		size_t size = ingot_hash_size(h), got_len = 0, taken;
		uint64_t to_go = (len + size - 1) / size * 7, left;
		uint8_t want[200], got[200];
		ingot_pbkdf2_job job;

		cr_assert_eq(ingot_pbkdf2(h, want, len, pw, 8, salt, 9, 7), INGOT_OK);
		start(&job, h, len, 7);
		do {
			uint64_t in_block = (to_go - 1) % 7 + 1, now = portions[pi] < in_block ? portions[pi] : in_block;

			left = ingot_pbkdf2_step(&job, portions[pi]);
			to_go -= now;
			cr_assert_eq(left, to_go);
			taken = ingot_pbkdf2_take(&job, got + got_len);
			cr_assert_eq(taken != 0, to_go % 7 == 0);
			got_len += taken;
		} while (left != 0);
		cr_assert_eq(got_len, len);
		cr_assert_arr_eq(got, want, len, "%s, %zu bytes", ingot_hash_name(h), len);
		cr_assert(wiped(&job));
		cr_assert_eq(ingot_pbkdf2_step(&job, 1), 0u);
		cr_assert_eq(ingot_pbkdf2_take(&job, got), 0u);
	}
}

Test(job, a_finished_block_waits)
{
	uint8_t want[40], got[40];
	ingot_pbkdf2_job job;

	cr_assert_eq(ingot_pbkdf2_hmac_sha1(want, 40, pw, 8, salt, 9, 5), INGOT_OK);
	start(&job, ingot_hash_find("sha1"), 40, 5);
	cr_assert_eq(ingot_pbkdf2_step(&job, 0), 10u);
	cr_assert_eq(ingot_pbkdf2_take(&job, got), 0u);
	cr_assert_eq(ingot_pbkdf2_step(&job, 100), 5u);
	cr_assert_eq(ingot_pbkdf2_step(&job, 100), 5u);
	cr_assert_eq(ingot_pbkdf2_take(&job, got), 20u);
	cr_assert_eq(ingot_pbkdf2_take(&job, got), 0u);
	cr_assert_eq(ingot_pbkdf2_step(&job, 100), 0u);
	cr_assert_eq(ingot_pbkdf2_take(&job, got + 20), 20u);
	cr_assert_arr_eq(got, want, 40);
}

Test(job, can_be_given_up_and_copied)
{
	uint8_t want[64], got[64];
	ingot_pbkdf2_job job, copy;
	const ingot_hash *h = ingot_hash_find("sha512");

	cr_assert_eq(ingot_pbkdf2(h, want, 64, pw, 8, salt, 9, 50), INGOT_OK);
	start(&job, h, 64, 50);
	cr_assert_eq(ingot_pbkdf2_step(&job, 20), 30u);
	copy = job;
	ingot_wipe(&job, sizeof job);
	cr_assert(wiped(&job));
	cr_assert_eq(ingot_pbkdf2_step(&copy, 30), 0u);
	cr_assert_eq(ingot_pbkdf2_take(&copy, got), 64u);
	cr_assert_arr_eq(got, want, 64);
}

Test(job, reads_password_and_salt_at_the_start_only)
{
	char secret[8], grain[9];
	uint8_t want[100], got[128];
	size_t n = 0;
	ingot_pbkdf2_job job;

	cr_assert_eq(ingot_pbkdf2_hmac_md5(want, 100, pw, 8, salt, 9, 3), INGOT_OK);
	memcpy(secret, pw, 8);
	memcpy(grain, salt, 9);
	cr_assert_eq(ingot_pbkdf2_start(&job, ingot_hash_find("md5"), 100, secret, 8, grain, 9, 3), INGOT_OK);
	memset(secret, 0, 8);
	memset(grain, 0, 9);
	do {
		n += ingot_pbkdf2_take(&job, got + n);
	} while (ingot_pbkdf2_step(&job, 3) != 0);
	n += ingot_pbkdf2_take(&job, got + n);
	cr_assert_eq(n, 100u);
	cr_assert_arr_eq(got, want, 100);
}

Test(job, refuses_what_pbkdf2_refuses_and_stays_untouched)
{
	const ingot_hash *h = ingot_hash_find("sha256");
	ingot_pbkdf2_job job, before;

	memset(&job, 0x77, sizeof job);
	before = job;
	cr_assert_eq(ingot_pbkdf2_start(&job, h, 32, pw, 8, salt, 9, 0), INGOT_EINVAL);
	cr_assert_eq(ingot_pbkdf2_start(&job, h, 0, pw, 8, salt, 9, 1), INGOT_EINVAL);
#if SIZE_MAX > UINT32_MAX
	cr_assert_eq(ingot_pbkdf2_start(&job, h, (size_t)UINT32_MAX * 32 + 1, pw, 8, salt, 9, 1), INGOT_EINVAL);
#endif
	cr_assert_eq(memcmp(&job, &before, sizeof job), 0);
#if SIZE_MAX > UINT32_MAX
	/* The most there is: 2^32 - 1 blocks of 2^32 - 1 iterations. */
	cr_assert_eq(ingot_pbkdf2_start(&job, h, (size_t)UINT32_MAX * 32, pw, 8, salt, 9, UINT32_MAX), INGOT_OK);
	cr_assert_eq(ingot_pbkdf2_step(&job, 0), (uint64_t)UINT32_MAX * UINT32_MAX);
#endif
}
