/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Published answers, asked of the emitted functions: one shot, and in two updates. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include "catalog.h"
#include "kat.h"
#include "seed.h"
#include "vectors.h"

static struct trial t;

static void one_shot(const struct digester *d, const void *data, size_t n, uint8_t *out)
{
	const struct subject *s = d->who;

	trial_new(&t);
	memset(out, 0, d->h->digest);
	unsigned o = trial_buf(&t, BEHIND, WIRE_WRITE, out, d->h->digest);
	unsigned in = trial_buf(&t, BEHIND, WIRE_READ, data, n);
	CALL(&t, s->f, BUF(o), BUF(in), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu bytes", n);
	memcpy(out, t.after[o], d->h->digest);
}

static void in_two_updates(const struct digester *d, const void *data, size_t n, uint8_t *out)
{
	const struct subject *s = d->who;
	size_t k = random_below(n + 1);
	uint8_t ctx[MAX_CTX];

	ctx_init(d->h, ctx);
	trial_new(&t);
	memset(out, 0, d->h->digest);
	unsigned c = trial_buf(&t, BEHIND, WIRE_WRITE, ctx, ctx_size(d->h));
	unsigned in = trial_buf(&t, BEHIND, WIRE_READ, data, n);
	unsigned o = trial_buf(&t, BEHIND, WIRE_WRITE, out, d->h->digest);
	CALL(&t, sister(s, "update"), BUF(c), BUF(in), NUM(k), FNS(s->under));
	CALL(&t, sister(s, "update"), BUF(c), BUF_AT(in, k), NUM(n - k), FNS(s->under));
	CALL(&t, s->f, BUF(c), BUF(o), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu bytes after %zu", n - k, k);
	memcpy(out, t.after[o], d->h->digest);
}

/* The whole chain in one trial: each call reads what the calls before it wrote. */
static void one_shots(const struct digester *d, uint8_t *digests)
{
	const struct subject *s = d->who;
	size_t n = d->h->digest, all = (KAT_CHAIN + 3) * n;

	trial_new(&t);
	unsigned b = trial_buf(&t, BEHIND, WIRE_WRITE, digests, all);
	for (size_t i = 0; i < KAT_CHAIN; i++)
		CALL(&t, s->f, BUF_AT(b, (i + 3) * n), BUF_AT(b, i * n), NUM(3 * n), FNS(s->under));
	RUN_CLEAN(&t, s, "%d in a chain", KAT_CHAIN);
	memcpy(digests, t.after[b], all);
}

/* ---- HMAC in one shot */

static size_t value(const struct rsp *r, const char *key, uint8_t *bytes, size_t room)
{
	const char *text = rsp_get(r, key);

	cr_assert(text && strlen(text) <= 2 * room && unhex(text, strlen(text), bytes), "%s = %s", key, text);
	return strlen(text) / 2;
}

/* The records of a file that are for this hash; a tag may be cut. */
static void macs(const struct subject *s, const char *file, const char *section, const char *tag, unsigned known)
{
	struct rsp r;
	unsigned cases = 0;
	uint8_t k[256], message[256], right[MAX_DIGEST], out[MAX_DIGEST] = { 0 };

	if (!rsp_open(&r, file))
		return;
	r.last = tag;
	while (rsp_next(&r)) {
		if (strcmp(r.section, section))
			continue;
		size_t klen = value(&r, "Key", k, sizeof k), n = value(&r, "Msg", message, sizeof message);
		size_t cut = value(&r, tag, right, s->h->digest);
		trial_new(&t);
		unsigned o = trial_buf(&t, BEHIND, WIRE_WRITE, out, s->h->digest);
		unsigned key = trial_buf(&t, BEHIND, WIRE_READ, k, klen), in = trial_buf(&t, BEHIND, WIRE_READ, message, n);
		CALL(&t, s->f, BUF(o), BUF(key), NUM(klen), BUF(in), NUM(n), FNS(s->under));
		RUN_CLEAN(&t, s, "%s, case %u", file, cases);
		SAME(t.after[o], right, cut, s, "%s, case %u", file, cases);
		cases++;
	}
	cr_assert_eq(cases, known, "%s holds %u cases for %s, not %u", file, cases, s->h->name, known);
	fprintf(stderr, "vectors: %s: %u cases of %s, %s %s hmac over %s\n", r.set, cases, file, agent_target(), s->h->name,
		s->under->variant);
}

static void published_macs(const struct subject *s)
{
	static const struct {
		const char *hash, *file, *section, *tag;
		unsigned known;
	} sets[] = {
		{ "md5",    "rfc/rfc-2202-md5.txt",    "",     "MD",    7 },
		{ "sha1",   "rfc/rfc-2202-sha1.txt",   "",     "MD",    7 },
		{ "sha224", "rfc/rfc-4231-sha224.txt", "",     "MD",    6 },
		{ "sha256", "rfc/rfc-4231-sha256.txt", "",     "MD",    6 },
		{ "sha384", "rfc/rfc-4231-sha384.txt", "",     "MD",    6 },
		{ "sha512", "rfc/rfc-4231-sha512.txt", "",     "MD",    6 },
		{ "sha1",   "nist-cavp/hmac/HMAC.rsp", "L=20", "Mac", 300 },
		{ "sha224", "nist-cavp/hmac/HMAC.rsp", "L=28", "Mac", 375 },
		{ "sha256", "nist-cavp/hmac/HMAC.rsp", "L=32", "Mac", 225 },
		{ "sha384", "nist-cavp/hmac/HMAC.rsp", "L=48", "Mac", 300 },
		{ "sha512", "nist-cavp/hmac/HMAC.rsp", "L=64", "Mac", 375 },
	};

	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		if (!strcmp(sets[i].hash, s->h->name))
			macs(s, sets[i].file, sets[i].section, sets[i].tag, sets[i].known);
}

static void ask(const struct subject *s, void (*kat)(const struct digester *d))
{
	char label[160];
	struct digester d = { s->h, label, one_shot, one_shots, s };

	if (strcmp(s->f->function, "digest")) {
		d.digest = in_two_updates;
		d.chain = NULL;
	}
	snprintf(label, sizeof label, "%s %s %s over %s", agent_target(), s->h->name, s->f->function, s->under->variant);
	kat(&d);
}

static void examples(const struct subject *s) { ask(s, kat_fips); }
static void messages(const struct subject *s) { ask(s, kat_messages); }
static void monte(const struct subject *s) { ask(s, kat_monte); }

Test(kat, digest_gives_the_examples_of_the_standard) { each_subject("digest", examples); }
Test(kat, finish_gives_the_examples_of_the_standard) { each_subject("finish", examples); }
Test(kat, digest_gives_the_published_answers) { each_subject("digest", messages); }
Test(kat, finish_gives_the_published_answers) { each_subject("finish", messages); }
Test(kat, digest_gives_the_monte_carlo_answers) { each_subject("digest", monte); }
Test(kat, hmac_gives_the_published_answers) { each_subject("hmac", published_macs); }
