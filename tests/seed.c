/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where the tests' randomness comes from: splitmix64 over one seed. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#include "seed.h"

static uint64_t state;

static void seed(void)
{
	const char *given = getenv("INGOT_SEED");

	state = given ? strtoull(given, NULL, 0) : (uint64_t)time(NULL) * 1000003 + (uint64_t)getpid();
	fprintf(stderr, "INGOT_SEED=%llu\n", (unsigned long long)state);
	state = state << 1 | 1;
}

uint64_t random64(void)
{
	if (!state)
		seed();
	state += 0x9e3779b97f4a7c15;
	uint64_t z = state;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

uint64_t random_below(uint64_t n)
{
	return random64() % n;
}

void random_bytes(void *p, size_t n)
{
	for (unsigned char *b = p; n; n--)
		*b++ = (unsigned char)random64();
}
