/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the published sets ask: FIPS 180-4's examples, and NIST's CAVP files in the way SHAVS describes. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "kat.h"
#include "vectors.h"

/* ci/summary.sh reads this. */
static void count(const struct digester *d, const char *set, const char *file, unsigned cases)
{
	fprintf(stderr, "vectors: %s: %u cases of %s, %s\n", set, cases, file, d->label);
}

static void expect(const struct digester *d, const void *data, size_t n, const char *want, const char *set, unsigned i)
{
	uint8_t got[MAX_DIGEST], right[MAX_DIGEST];

	cr_assert(strlen(want) == 2 * d->h->digest && unhex(want, strlen(want), right), "%s %u: MD = %s", set, i, want);
	d->digest(d, data, n, got);
	cr_assert_arr_eq(got, right, d->h->digest, "%s, %s, case %u of %zu bytes: %s, not %s", d->label, set, i, n,
		hex(got, d->h->digest), want);
}

void kat_fips(const struct digester *d)
{
	unsigned cases = 0;

	for (size_t i = 0; i < fips_count; i++) {
		const struct fips_vector *v = &fips_vectors[i];
		size_t one = strlen(v->message), n = one * v->times;
		char *all = malloc(n + 1);
		for (size_t at = 0; at < n; at += one)
			memcpy(all + at, v->message, one);
		if (!strcmp(v->hash, d->h->name))
			expect(d, all, n, v->digest, "the standard's examples", cases++);
		free(all);
	}
	cr_assert(cases >= 4, "only %u examples of %s", cases, d->h->name);
	count(d, "examples of the standards", d->h->name, cases);
}

static void messages(const struct digester *d, const char *name, unsigned known)
{
	struct rsp r;
	unsigned cases = 0;

	if (!rsp_open(&r, name))
		return;
	while (rsp_next(&r)) {
		const char *len = rsp_get(&r, "Len"), *msg = rsp_get(&r, "Msg"), *md = rsp_get(&r, "MD");
		if (!len)
			continue;
		cr_assert(msg && md, "%s: a record without Msg or MD", name);
		size_t n = strtoul(len, NULL, 10) / 8;       /* Len = 0 comes with Msg = 00 */
		uint8_t *data = malloc(n + 1);
		cr_assert(strlen(msg) >= 2 * n && unhex(msg, 2 * n, data), "%s: Msg of Len = %s", name, len);
		expect(d, data, n, md, name, cases++);
		free(data);
	}
	cr_assert_eq(cases, known, "%s holds %u cases, not %u", name, cases, known);
	count(d, r.set, name, cases);
}

static bool in_fips180(const struct digester *d)
{
	return strcmp(d->h->name, "md5") != 0;
}

/* NIST's name of a hash is ours in capitals. */
static const char *cavp(const struct digester *d, const char *kind)
{
	static char name[64];
	const char folder[] = "nist-cavp/sha-byte/";
	char *hash = name + strlen(folder);

	snprintf(name, sizeof name, "%s%s%s.rsp", folder, d->h->name, kind);
	for (char *p = hash; p < hash + strlen(d->h->name); p++)
		*p = (char)toupper((unsigned char)*p);
	return name;
}

void kat_messages(const struct digester *d)
{
	if (in_fips180(d)) {
		messages(d, cavp(d, "ShortMsg"), d->h->B + 1);       /* every length from 0 to B bytes */
		messages(d, cavp(d, "LongMsg"), d->h->B);
	} else {
		messages(d, "rfc/rfc-1321.txt", 7);
	}
}

static void chain(const struct digester *d, uint8_t *digests)
{
	size_t n = d->h->digest;

	for (size_t i = 0; i < KAT_CHAIN; i++)
		d->digest(d, digests + i * n, 3 * n, digests + (i + 3) * n);
}

/* SHAVS, 6.4: three copies of the seed; a thousand times the digest of the last three; the last is the next seed. */
static void thousand(const struct digester *d, uint8_t *seed)
{
	size_t n = d->h->digest;
	uint8_t digests[(KAT_CHAIN + 3) * MAX_DIGEST];

	for (size_t i = 0; i < 3; i++)
		memcpy(digests + i * n, seed, n);
	for (int done = 0; done < 1000; done += KAT_CHAIN) {
		(d->chain ? d->chain : chain)(d, digests);
		memmove(digests, digests + KAT_CHAIN * n, 3 * n);
	}
	memcpy(seed, digests + 2 * n, n);
}

void kat_monte(const struct digester *d)
{
	struct rsp r;
	const char *name = cavp(d, "Monte");
	unsigned cases = 0;
	uint8_t seed[MAX_DIGEST], right[MAX_DIGEST];

	if (!in_fips180(d) || !rsp_open(&r, name))
		return;
	while (rsp_next(&r)) {
		const char *start = rsp_get(&r, "Seed"), *md = rsp_get(&r, "MD");
		if (start)
			cr_assert(strlen(start) == 2 * d->h->digest && unhex(start, strlen(start), seed));
		if (!md)
			continue;
		thousand(d, seed);
		cr_assert(strlen(md) == 2 * d->h->digest && unhex(md, strlen(md), right));
		cr_assert_arr_eq(seed, right, d->h->digest, "%s, %s, COUNT = %u: %s, not %s", d->label, name, cases,
			hex(seed, d->h->digest), md);
		cases++;
	}
	cr_assert(cases == 100, "%s holds %u cases", name, cases);
	count(d, r.set, name, cases);
}
