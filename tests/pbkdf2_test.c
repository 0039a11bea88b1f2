/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What PBKDF2 must do and leave alone, RFC 8018, 5.2: in its iterations, in one block of output, and in all of them. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "runtime/rfc.h"
#include "seed.h"

/* Memory of a job: inner state, outer state, U, T, each with room for eight words of the machine; for all but the steps
 * also the context of the inner hash that took the salt. */
enum { MAX_JOB = 4 * MAX_STATE + MAX_CTX, PASSWORD = 24, MAX_SALT = 2 * MAX_B + 1, MAX_OUT = 3 * MAX_DIGEST + 1 };

static uint8_t password[PASSWORD], salt[MAX_SALT + 4], job[MAX_JOB], u[MAX_STATE], sum[MAX_STATE];
static struct trial t;

/* A password's midstates, random U and T: in the job as words, in u and sum as bytes. */
static void begin(const struct subject *s)
{
	size_t room = ctx_fill(s->h);

	random_bytes(password, sizeof password);
	random_bytes(job, 4 * room);
	hmac_states(s, password, sizeof password, job);
	memcpy(u, job + 2 * room, state_size(s->h));
	memcpy(sum, job + 3 * room, state_size(s->h));
	turn_words(s->h, u);
	turn_words(s->h, sum);
}

/* ---- pbkdf2_steps(job, n, f) */

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

static void steps_at_every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++)
		steps(s, AT(k), 2);
}

Test(pbkdf2, steps_take_a_job_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("pbkdf2_steps", steps_at_every_alignment);
}

static void lay_steps(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(job, sizeof job);
	unsigned j = trial_buf(own, AT(0), WIRE_WRITE, job, 4 * ctx_fill(s->h));
	CALL(own, s->f, BUF(j), NUM(n), FNS(s->under));
}

static void steps_leave_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 5; n++)
		expect_no_residue(s, n, lay_steps);
}

Test(pbkdf2, steps_leave_no_secret_on_the_stack)
{
	each_subject("pbkdf2_steps", steps_leave_nothing);
}

/* ---- pbkdf2_pair(pair, n, f): the key, then U and T of two blocks of output */

static void pair_of_steps(const struct subject *s, struct place at, size_t n)
{
	static uint8_t pair[6 * MAX_STATE], want[2][2][MAX_STATE];
	size_t room = ctx_fill(s->h);

	begin(s);
	memcpy(pair, job, 4 * room);
	for (unsigned b = 0; b < 2; b++) {
		if (b) {
			random_bytes(pair + 4 * room, 2 * room);
			memcpy(u, pair + 4 * room, state_size(s->h));
			memcpy(sum, pair + 5 * room, state_size(s->h));
			turn_words(s->h, u);
			turn_words(s->h, sum);
		}
		iterate(s, n);
		memcpy(want[b][0], u, s->h->digest);
		memcpy(want[b][1], sum, s->h->digest);
	}
	trial_new(&t);
	unsigned p = trial_buf(&t, at, WIRE_WRITE, pair, 6 * room);
	CALL(&t, s->f, BUF(p), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu iterations of two", n);
	uint8_t *now = t.after[p];
	SAME(now, pair, 2 * room, s, "%zu iterations of two, the key", n);
	for (unsigned part = 0; part < 4; part++) {
		turn_words(s->h, now + (2 + part) * room);
		SAME(now + (2 + part) * room, want[part / 2][part % 2], s->h->digest, s, "%zu iterations of two, %s of %s", n,
			part % 2 ? "T" : "U", part / 2 ? "the second" : "the first");
	}
}

static void few_pairs(const struct subject *s)
{
	for (size_t n = 0; n <= 5; n++) {
		pair_of_steps(s, BEHIND, n);
		pair_of_steps(s, BEFORE, n);
	}
	pair_of_steps(s, BEHIND, 300);
	for (unsigned k = 0; k < 64; k++)
		pair_of_steps(s, AT(k), 2);
}

Test(pbkdf2, takes_steps_of_two_blocks_at_guard_pages_and_every_alignment)
{
	NEED_ORACLE();
	each_subject("pbkdf2_pair", few_pairs);
}

static void lay_pair(struct trial *own, const struct subject *s, size_t n)
{
	static uint8_t pair[6 * MAX_STATE];

	random_bytes(pair, sizeof pair);
	unsigned p = trial_buf(own, AT(0), WIRE_WRITE, pair, 6 * ctx_fill(s->h));
	CALL(own, s->f, BUF(p), NUM(n), FNS(s->under));
}

static void pairs_leave_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3; n++)
		expect_no_residue(s, n, lay_pair);
}

Test(pbkdf2, steps_of_two_blocks_leave_no_secret_on_the_stack)
{
	each_subject("pbkdf2_pair", pairs_leave_nothing);
}

/* ---- pbkdf2_block(job, i, iters, f) */

static size_t job_size(const struct hash_row *h)
{
	return 4 * ctx_fill(h) + ctx_size(h);
}

/* The job of a password whose midstates it holds goes on to a salt; its U and T mean nothing. */
static void take_salt(const struct subject *s, const void *bytes, size_t n)
{
	size_t room = ctx_fill(s->h);

	random_bytes(job + 2 * room, 2 * room);
	ctx_keyed(s->h, job + 4 * room, job);
	trial_new(&t);
	unsigned j = trial_buf(&t, AT(0), WIRE_WRITE, job, job_size(s->h));
	unsigned from = trial_buf(&t, AT(0), WIRE_READ, bytes, n);
	CALL(&t, sister(s, "update"), BUF_AT(j, 4 * room), BUF(from), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "update with a salt of %zu", n);
	memcpy(job, t.after[j], job_size(s->h));
}

static void renew(const struct subject *s, size_t salt_len)
{
	begin(s);
	random_bytes(salt, salt_len);
	take_salt(s, salt, salt_len);
}

/* Another block, and another output, can follow. */
static void expect_key_and_salt(const struct subject *s, const uint8_t *after, size_t salt_len)
{
	size_t room = ctx_fill(s->h);

	SAME(after, job, 2 * room, s, "salt of %zu, the key after", salt_len);
	SAME(after + 4 * room, job + 4 * room, ctx_size(s->h), s, "salt of %zu, its context after", salt_len);
}

/* U becomes F's first U: the MAC of the salt and INT(i), whose bytes go behind the salt. */
static void first(const struct subject *s, size_t salt_len, uint32_t i)
{
	const uint8_t number[4] = { (uint8_t)(i >> 24), (uint8_t)(i >> 16), (uint8_t)(i >> 8), (uint8_t)i };

	memcpy(salt + salt_len, number, sizeof number);
	cr_assert(oracle_hmac(s->h, password, sizeof password, salt, salt_len + sizeof number, u));
	memcpy(sum, u, s->h->digest);
}

static void block(const struct subject *s, struct place at, size_t salt_len, uint64_t i, size_t iters)
{
	renew(s, salt_len);
	first(s, salt_len, (uint32_t)i);
	iterate(s, iters - 1);
	trial_new(&t);
	unsigned j = trial_buf(&t, at, WIRE_WRITE, job, job_size(s->h));
	CALL(&t, s->f, BUF(j), NUM(i), NUM(iters), FNS(s->under));
	RUN_CLEAN(&t, s, "salt of %zu, block %llu, %zu iterations", salt_len, (unsigned long long)i, iters);
	expect_key_and_salt(s, t.after[j], salt_len);
	uint8_t *T = t.after[j] + 3 * ctx_fill(s->h);
	turn_words(s->h, T);
	SAME(T, sum, s->h->digest, s, "salt of %zu, block %llu, %zu iterations", salt_len, (unsigned long long)i, iters);
}

static void block_of_every_salt(const struct subject *s)
{
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++)
		for (size_t iters = 1; iters <= 3; iters++) {
			block(s, BEHIND, n, 1, iters);
			block(s, BEFORE, n, 2 + random_below(UINT32_MAX - 1), iters);
		}
}

Test(pbkdf2, block_takes_every_salt_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("pbkdf2_block", block_of_every_salt);
}

static void block_of_every_number(const struct subject *s)
{
	for (unsigned bit = 0; bit < 32; bit++) {
		block(s, BEHIND, random_below(s->h->B), UINT64_C(1) << bit, 2);
		block(s, BEHIND, random_below(s->h->B), (UINT64_C(2) << bit) - 1, 2);
	}
}

Test(pbkdf2, block_takes_numbers_of_one_to_four_bytes)
{
	NEED_ORACLE();
	each_subject("pbkdf2_block", block_of_every_number);
}

static void block_at_every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++)
		block(s, AT(k), random_below(2 * s->h->B), 1 + k, 2);
}

Test(pbkdf2, block_takes_a_job_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("pbkdf2_block", block_at_every_alignment);
}

/* All of the job is secret but how many bytes of salt there were. */
static unsigned lay_job(struct trial *own, const struct subject *s, size_t salt_len)
{
	uint64_t absorbed = s->h->B + salt_len;
	uint8_t *count = job + job_size(s->h) - s->h->L;

	random_bytes(job, job_size(s->h));
	memset(count, 0, s->h->L);
	memcpy(count, &absorbed, sizeof absorbed);
	return trial_buf(own, AT(0), WIRE_WRITE, job, job_size(s->h));
}

static void lay_block(struct trial *own, const struct subject *s, size_t salt_len)
{
	unsigned j = lay_job(own, s, salt_len);
	CALL(own, s->f, BUF(j), NUM(1 + salt_len), NUM(1 + salt_len % 3), FNS(s->under));
}

static void block_leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n < 3 * s->h->B; n++)
		expect_no_residue(s, n, lay_block);
}

Test(pbkdf2, block_leaves_no_secret_on_the_stack)
{
	each_subject("pbkdf2_block", block_leaves_nothing);
}

/* ---- pbkdf2(out, out_len, job, iters, f) */

struct places {
	struct place out, job;
};

static void whole(const struct subject *s, struct places at, size_t salt_len, size_t iters, size_t n)
{
	uint8_t out[MAX_OUT], want[MAX_OUT];

	renew(s, salt_len);
	random_bytes(out, sizeof out);
	cr_assert(oracle_pbkdf2(s->h, password, sizeof password, salt, salt_len, iters, want, n));
	trial_new(&t);
	unsigned o = trial_buf(&t, at.out, WIRE_WRITE, out, n);
	unsigned j = trial_buf(&t, at.job, WIRE_WRITE, job, job_size(s->h));
	CALL(&t, s->f, BUF(o), NUM(n), BUF(j), NUM(iters), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu bytes, salt of %zu, %zu iterations", n, salt_len, iters);
	expect_key_and_salt(s, t.after[j], salt_len);
	SAME(t.after[o], want, n, s, "%zu bytes, salt of %zu, %zu iterations", n, salt_len, iters);
}

static void every_length(const struct subject *s)
{
	const size_t salts[] = { 0, 8, s->h->B - s->h->L - 4, s->h->B + random_below(s->h->B) };

	for (size_t n = 0; n <= 3 * s->h->digest + 1; n++)
		for (size_t i = 0; i < sizeof salts / sizeof *salts; i++) {
			whole(s, (struct places){ BEHIND, BEHIND }, salts[i], 1 + n % 3, n);
			whole(s, (struct places){ BEFORE, BEFORE }, salts[i], 1 + n % 3, n);
		}
}

Test(pbkdf2, gives_every_output_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("pbkdf2", every_length);
}

static void every_salt(const struct subject *s)
{
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++)
		for (size_t iters = 1; iters <= 3; iters++)
			whole(s, (struct places){ BEHIND, BEHIND }, n, iters, random_below(2 * s->h->digest));
	whole(s, (struct places){ BEHIND, BEHIND }, 8, 1000, 2 * s->h->digest + 5);
}

Test(pbkdf2, takes_every_salt_length_and_some_iterations)
{
	NEED_ORACLE();
	each_subject("pbkdf2", every_salt);
}

static void every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++) {
		struct place any = AT((unsigned)random_below(64));
		whole(s, (struct places){ AT(k), any }, 8, 2, 2 * s->h->digest + 3);
		whole(s, (struct places){ any, AT(k) }, 8, 2, 2 * s->h->digest + 3);
	}
}

Test(pbkdf2, takes_out_and_job_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("pbkdf2", every_alignment);
}

static void lay_whole(struct trial *own, const struct subject *s, size_t n)
{
	static uint8_t out[MAX_OUT];
	unsigned j = lay_job(own, s, n);
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, n);
	CALL(own, s->f, BUF(o), NUM(n), BUF(j), NUM(1 + n % 3), FNS(s->under));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->digest + 1; n++)
		expect_no_residue(s, n, lay_whole);
}

Test(pbkdf2, leaves_no_secret_on_the_stack)
{
	each_subject("pbkdf2", leaves_nothing);
}

static unsigned examples;

static void rfc_case(const struct subject *s, struct bytes pw, struct bytes nacl, size_t iters, struct bytes key)
{
	uint8_t out[MAX_OUT] = { 0 };

	hmac_states(s, pw.at, pw.n, job);
	take_salt(s, nacl.at, nacl.n);
	trial_new(&t);
	unsigned o = trial_buf(&t, BEHIND, WIRE_WRITE, out, key.n);
	unsigned j = trial_buf(&t, BEHIND, WIRE_WRITE, job, job_size(s->h));
	CALL(&t, s->f, BUF(o), NUM(key.n), BUF(j), NUM(iters), FNS(s->under));
	RUN_CLEAN(&t, s, "RFC 6070, %zu iterations", iters);
	SAME(t.after[o], key.at, key.n, s, "RFC 6070, %zu iterations", iters);
	examples++;
}

static void rfc_cases(const struct subject *s)
{
#define PBKDF2(hash, pw, salt, iters, key) \
	if (!strcmp(s->h->name, #hash)) rfc_case(s, bytes(pw), bytes(salt), iters, bytes(key));
#include "runtime/rfc.def"
}

Test(pbkdf2, gives_the_examples_of_rfc6070)
{
	each_subject("pbkdf2", rfc_cases);
	cr_assert_neq(examples, 0);
}
