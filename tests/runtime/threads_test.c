/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sixteen threads whose first act, and the process's, is a hash: nobody has to set the library up. */
#include <criterion/criterion.h>
#include <pthread.h>
#include <string.h>
#include "ingot.h"

enum { THREADS = 16 };

static pthread_barrier_t line;

static void *first_act(void *out)
{
	pthread_barrier_wait(&line);
	ingot_sha256(out, "abc", 3);
	return NULL;
}

Test(threads, first_act_is_a_hash)
{
	static const uint8_t want[4] = { 0xba, 0x78, 0x16, 0xbf };	/* FIPS 180-4's example begins so */
	static uint8_t out[THREADS][INGOT_SHA256_SIZE];
	pthread_t thread[THREADS];

	pthread_barrier_init(&line, NULL, THREADS);
	for (size_t i = 0; i < THREADS; i++)
		cr_assert_eq(pthread_create(&thread[i], NULL, first_act, out[i]), 0);
	for (size_t i = 0; i < THREADS; i++)
		cr_assert_eq(pthread_join(thread[i], NULL), 0);
	for (size_t i = 0; i < THREADS; i++) {
		cr_assert_arr_eq(out[i], want, sizeof want);
		cr_assert_arr_eq(out[i], out[0], sizeof out[0]);
	}
}
