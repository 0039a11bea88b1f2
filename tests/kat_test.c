/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Published answers, asked of the emitted functions: one shot, and in two updates. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include "catalog.h"
#include "kat.h"
#include "seed.h"

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
