/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the iterations of PBKDF2 must do and leave alone: U becomes HMAC(P, U), T becomes T ^ U, RFC 8018, 5.2. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "seed.h"

/* Memory of a job: inner state, outer state, U, T, each with room for eight words of the machine. */
enum { MAX_JOB = 4 * MAX_STATE, PASSWORD = 24 };

static uint8_t password[PASSWORD], job[MAX_JOB], u[MAX_STATE], sum[MAX_STATE];
static struct trial t;

/* A password's midstates, random U and T: in the job as words, in u and sum as bytes. */
static void begin(const struct subject *s)
{
	size_t room = ctx_fill(s->h);

	random_bytes(password, sizeof password);
	random_bytes(job, 4 * room);
	trial_new(&t);
	unsigned to = trial_buf(&t, AT(0), WIRE_WRITE, job, 2 * room);
	unsigned k = trial_buf(&t, AT(0), WIRE_READ, password, sizeof password);
	CALL(&t, sister(s, "hmac_key"), BUF(to), BUF(k), NUM(sizeof password), FNS(s->under));
	RUN_CLEAN(&t, s, "hmac_key of %zu", sizeof password);
	memcpy(job, t.after[to], 2 * room);
	memcpy(u, job + 2 * room, state_size(s->h));
	memcpy(sum, job + 3 * room, state_size(s->h));
	turn_words(s->h, u);
	turn_words(s->h, sum);
}

static void iterate(const struct subject *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		uint8_t next[MAX_DIGEST];
		cr_assert(oracle_hmac(s->h, password, sizeof password, u, s->h->digest, next));
		memcpy(u, next, s->h->digest);
		for (size_t k = 0; k < s->h->digest; k++)
			sum[k] ^= u[k];
	}
}

static void steps(const struct subject *s, struct place at, size_t n)
{
	size_t room = ctx_fill(s->h);

	begin(s);
	iterate(s, n);
	trial_new(&t);
	unsigned j = trial_buf(&t, at, WIRE_WRITE, job, 4 * room);
	CALL(&t, s->f, BUF(j), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu iterations", n);
	uint8_t *now = t.after[j];
	SAME(now, job, 2 * room, s, "%zu iterations, the key", n);
	turn_words(s->h, now + 2 * room);
	turn_words(s->h, now + 3 * room);
	SAME(now + 2 * room, u, s->h->digest, s, "%zu iterations, U", n);
	SAME(now + 3 * room, sum, s->h->digest, s, "%zu iterations, T", n);
}

static void few(const struct subject *s)
{
	for (size_t n = 0; n <= 9; n++) {
		steps(s, BEHIND, n);
		steps(s, BEFORE, n);
	}
	steps(s, BEHIND, 1000);
}

Test(pbkdf2, takes_steps_of_any_number_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("pbkdf2_steps", few);
}

static void every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++)
		steps(s, AT(k), 2);
}

Test(pbkdf2, takes_a_job_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("pbkdf2_steps", every_alignment);
}

static void lay_job(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(job, sizeof job);
	unsigned j = trial_buf(own, AT(0), WIRE_WRITE, job, 4 * ctx_fill(s->h));
	CALL(own, s->f, BUF(j), NUM(n), FNS(s->under));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 5; n++)
		expect_no_residue(s, n, lay_job);
}

Test(pbkdf2, leaves_no_secret_on_the_stack)
{
	each_subject("pbkdf2_steps", leaves_nothing);
}
