/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot bench`: what is measured. */
#include <string.h>

#include "cmd_bench.h"

const struct bench_work bench_works[BENCH_WORKS] = {
	{ "digest/3",         "3 B",       3,       false },
	{ "digest/64",        "64 B",      64,      false },
	{ "digest/1024",      "1 KiB",     1024,    false },
	{ "digest/16384",     "16 KiB: /B", 16384,   true },
	{ "digest/1048576",   "1 MiB: /B", 1048576, true },
	{ "hmac/32+64",       "HMAC",      64,      false },
	{ "pbkdf2/iteration", "PBKDF2",    0,       false },
};

enum { HMAC_WORK = 5, PBKDF2_WORK = 6, LONGEST = 1048576, HASHES_MAX = 16 };

/* A measurement takes at least so many cycles or nanoseconds: the clock's own do not show. */
static const double least = 300e3;

/* n calls.  An iteration of PBKDF2 is what its portions count; to begin is none. */
static struct measured run(const ingot_hash *hash, unsigned work, const uint8_t *data, uint64_t n)
{
	const size_t size = ingot_hash_size(hash), len = bench_works[work].len;
	uint8_t out[INGOT_MAX_SIZE];
	ingot_pbkdf2_job job;
	struct measuring m;

	if (work == PBKDF2_WORK && ingot_pbkdf2_start(&job, hash, size, data, 32, data, 16, UINT32_MAX) != INGOT_OK)
		return (struct measured){ 0, 0, false };
	measure_begin(&m);
	if (work == PBKDF2_WORK)
		ingot_pbkdf2_step(&job, n);
	else if (work == HMAC_WORK)
		for (uint64_t i = 0; i < n; i++)
			ingot_hmac(hash, out, data, 32, data + 32, len);
	else
		for (uint64_t i = 0; i < n; i++)
			ingot_hash_digest(hash, out, data, len);
	return measure_end(&m, (double)n);
}

/* How many calls a measurement is made of: found at the first one, kept for the others. */
static uint64_t calls(const ingot_hash *hash, unsigned work, const uint8_t *data)
{
	static struct { const ingot_hash *hash; uint64_t n[BENCH_WORKS]; } known[HASHES_MAX];
	uint64_t *n;
	unsigned i = 0;

	while (known[i].hash && known[i].hash != hash)
		i++;
	known[i].hash = hash;
	n = &known[i].n[work];
	if (*n == 0)
		for (*n = 1; run(hash, work, data, *n).value * (double)*n < least; *n *= 2)
			continue;
	return *n;
}

struct measured bench_measure(const ingot_hash *hash, unsigned work)
{
	static uint8_t *data;
	if (!data) {
		data = cmd_alloc(LONGEST);
		memset(data, 0x5a, LONGEST);
	}
	return run(hash, work, data, calls(hash, work, data));
}
