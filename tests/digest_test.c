/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What every one-shot digest must do and leave alone. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "seed.h"

static uint8_t data[3 * MAX_B + MAX_DIGEST], want[MAX_DIGEST], out[MAX_DIGEST];
static struct trial t;

static void try(const struct subject *s, struct place out_at, struct place data_at, size_t n)
{
	random_bytes(data, n);
	random_bytes(out, sizeof out);
	cr_assert(oracle_digest(s->h, data, n, want));

	trial_new(&t);
	unsigned o = trial_buf(&t, out_at, WIRE_WRITE, out, s->h->digest);
	unsigned d = trial_buf(&t, data_at, WIRE_READ, data, n);
	CALL(&t, s->f, BUF(o), BUF(d), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu bytes, out at %d/%u, data at %d/%u", n, out_at.place, out_at.offset,
		data_at.place, data_at.offset);
	SAME(t.after[o], want, s->h->digest, s, "%zu bytes %s", n, hex(data, n));
}

static void every_length(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++) {
		try(s, BEHIND, BEHIND, n);
		try(s, BEFORE, BEFORE, n);
	}
}

Test(digest, takes_every_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("digest", every_length);
}

static void every_alignment(const struct subject *s)
{
	const size_t lengths[] = { 3, s->h->B - s->h->L, s->h->B, 2 * s->h->B + 5 };

	for (unsigned k = 0; k < 64; k++)
		for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
			try(s, AT(k), AT((unsigned)random_below(64)), lengths[i]);
			try(s, AT((unsigned)random_below(64)), AT(k), lengths[i]);
		}
}

Test(digest, takes_out_and_data_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("digest", every_alignment);
}

/* One buffer: the message at its start, the digest at each place that touches it or follows it. */
static void overlap(const struct subject *s)
{
	const size_t lengths[] = { 1, s->h->B - s->h->L - 1, s->h->B - s->h->L, s->h->B, 2 * s->h->B + 9 };

	for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
		for (size_t n = lengths[i], k = 0; k <= n; k++) {
			size_t all = n + s->h->digest;
			random_bytes(data, all);
			cr_assert(oracle_digest(s->h, data, n, want));
			trial_new(&t);
			unsigned d = trial_buf(&t, BEHIND, WIRE_WRITE, data, all);
			CALL(&t, s->f, BUF_AT(d, k), BUF(d), NUM(n), FNS(s->under));
			RUN_CLEAN(&t, s, "%zu bytes, out at byte %zu of them", n, k);
			memcpy(data + k, want, s->h->digest);
			SAME(t.after[d], data, all, s, "%zu bytes, out at byte %zu of them", n, k);
		}
}

Test(digest, may_be_written_over_its_message)
{
	NEED_ORACLE();
	each_subject("digest", overlap);
}

static void lay_message(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(data, n);
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, s->h->digest);
	unsigned d = trial_buf(own, AT(0), WIRE_READ, data, n);
	CALL(own, s->f, BUF(o), BUF(d), NUM(n), FNS(s->under));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++)
		expect_no_residue(s, n, lay_message);
}

Test(digest, leaves_no_secret_on_the_stack)
{
	each_subject("digest", leaves_nothing);
}
