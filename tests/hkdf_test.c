/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What HKDF must do and leave alone, RFC 5869: extract; expand in one block of output, and in all of them. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "runtime/rfc.h"
#include "seed.h"

/* Memory of a job: inner state, outer state, T, each with room for eight words of the machine. */
enum { MAX_JOB = 3 * MAX_STATE, KEY = 24, MAX_INFO = 2 * MAX_B + 1, MAX_OUT = 255 * MAX_DIGEST };

static uint8_t key[KEY], info[MAX_INFO], job[MAX_JOB > MAX_INFO ? MAX_JOB : MAX_INFO], out[MAX_OUT], want[MAX_OUT];
static struct trial t;

static size_t job_size(const struct hash_row *h)
{
	return 3 * ctx_fill(h);
}

struct places {
	struct place job, info, out;
};

static void renew(const struct subject *s, size_t info_len)
{
	random_bytes(key, sizeof key);
	random_bytes(info, info_len);
	random_bytes(job, job_size(s->h));
	hmac_states(s, key, sizeof key, job);
}

/* ---- hkdf_extract(prk, salt, salt_len, ikm, ikm_len, f) */

static void extract(const struct subject *s, struct place at, size_t salt_len, size_t n)
{
	random_bytes(job, salt_len);
	random_bytes(info, n);
	random_bytes(out, s->h->digest);
	cr_assert(oracle_hmac(s->h, job, salt_len, info, n, want));
	trial_new(&t);
	unsigned o = trial_buf(&t, at, WIRE_WRITE, out, s->h->digest);
	unsigned salt = trial_buf(&t, at, WIRE_READ, job, salt_len);
	unsigned ikm = trial_buf(&t, at, WIRE_READ, info, n);
	CALL(&t, s->f, BUF(o), BUF(salt), NUM(salt_len), BUF(ikm), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "salt of %zu, %zu bytes", salt_len, n);
	SAME(t.after[o], want, s->h->digest, s, "salt of %zu, %zu bytes", salt_len, n);
}

static void extract_from_all(const struct subject *s)
{
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++) {
		extract(s, BEHIND, s->h->digest, n);
		extract(s, BEFORE, n, s->h->digest);
	}
}

Test(hkdf, extract_takes_every_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("hkdf_extract", extract_from_all);
}

static void lay_extract(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(job, n);
	random_bytes(info, n);
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, s->h->digest);
	unsigned salt = trial_buf(own, AT(0), WIRE_READ, job, n), ikm = trial_buf(own, AT(0), WIRE_READ, info, n);
	CALL(own, s->f, BUF(o), BUF(salt), NUM(n), BUF(ikm), NUM(n), FNS(s->under));
}

static void extract_leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= s->h->B + 1; n++)
		expect_no_residue(s, n, lay_extract);
}

Test(hkdf, extract_leaves_no_secret_on_the_stack)
{
	each_subject("hkdf_extract", extract_leaves_nothing);
}

/* ---- hkdf_block(job, info, info_len, i, f) */

/* T(i) = HMAC(PRK, T(i - 1) | info | i), and T(0) is empty. */
static void next_block(const struct subject *s, size_t info_len, size_t i)
{
	uint8_t message[MAX_STATE + MAX_INFO + 1];
	size_t n = 0;

	if (i != 1) {
		memcpy(message, job + 2 * ctx_fill(s->h), state_size(s->h));
		turn_words(s->h, message);
		n = s->h->digest;
	}
	memcpy(message + n, info, info_len);
	message[n + info_len] = (uint8_t)i;
	cr_assert(oracle_hmac(s->h, key, sizeof key, message, n + info_len + 1, want));
}

static void block(const struct subject *s, struct places at, size_t info_len, size_t i)
{
	size_t room = ctx_fill(s->h);

	renew(s, info_len);
	next_block(s, info_len, i);
	trial_new(&t);
	unsigned j = trial_buf(&t, at.job, WIRE_WRITE, job, job_size(s->h));
	unsigned from = trial_buf(&t, at.info, WIRE_READ, info, info_len);
	CALL(&t, s->f, BUF(j), BUF(from), NUM(info_len), NUM(i), FNS(s->under));
	RUN_CLEAN(&t, s, "info of %zu, block %zu", info_len, i);
	SAME(t.after[j], job, 2 * room, s, "info of %zu, block %zu, the key after", info_len, i);
	turn_words(s->h, t.after[j] + 2 * room);
	SAME(t.after[j] + 2 * room, want, s->h->digest, s, "info of %zu, block %zu", info_len, i);
}

static void block_of_every_info(const struct subject *s)
{
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++)
		for (size_t i = 1; i <= 3; i++) {
			block(s, (struct places){ BEHIND, BEHIND, BEHIND }, n, i);
			block(s, (struct places){ BEFORE, BEFORE, BEFORE }, n, i);
		}
}

Test(hkdf, block_takes_every_info_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("hkdf_block", block_of_every_info);
}

/* Beyond 255 there is no T(i), but the contract says what is hashed. */
static void block_of_every_number(const struct subject *s)
{
	for (size_t i = 1; i <= 258; i++)
		block(s, (struct places){ BEHIND, BEHIND, BEHIND }, random_below(s->h->B), i);
}

Test(hkdf, block_takes_every_number)
{
	NEED_ORACLE();
	each_subject("hkdf_block", block_of_every_number);
}

static void block_at_every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++) {
		struct place any = AT((unsigned)random_below(64));
		block(s, (struct places){ AT(k), any, any }, s->h->B + 3, 1 + k);
		block(s, (struct places){ any, AT(k), any }, s->h->B + 3, 1 + k);
	}
}

Test(hkdf, block_takes_job_and_info_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("hkdf_block", block_at_every_alignment);
}

static void lay_block(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(job, job_size(s->h));
	random_bytes(info, n);
	unsigned j = trial_buf(own, AT(0), WIRE_WRITE, job, job_size(s->h));
	unsigned from = trial_buf(own, AT(0), WIRE_READ, info, n);
	CALL(own, s->f, BUF(j), BUF(from), NUM(n), NUM(1 + n % 3), FNS(s->under));
}

static void block_leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++)
		expect_no_residue(s, n, lay_block);
}

Test(hkdf, block_leaves_no_secret_on_the_stack)
{
	each_subject("hkdf_block", block_leaves_nothing);
}

/* ---- hkdf_expand(out, out_len, job, info, info_len, f) */

static void expand(const struct subject *s, struct places at, size_t info_len, size_t n)
{
	renew(s, info_len);
	random_bytes(out, n);
	cr_assert(oracle_hkdf_expand(s->h, key, sizeof key, info, info_len, want, n));
	trial_new(&t);
	unsigned o = trial_buf(&t, at.out, WIRE_WRITE, out, n);
	unsigned j = trial_buf(&t, at.job, WIRE_WRITE, job, job_size(s->h));
	unsigned from = trial_buf(&t, at.info, WIRE_READ, info, info_len);
	CALL(&t, s->f, BUF(o), NUM(n), BUF(j), BUF(from), NUM(info_len), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu bytes, info of %zu", n, info_len);
	SAME(t.after[j], job, 2 * ctx_fill(s->h), s, "%zu bytes, info of %zu, the key after", n, info_len);
	SAME(t.after[o], want, n, s, "%zu bytes, info of %zu", n, info_len);
}

static void every_length(const struct subject *s)
{
	const size_t infos[] = { 0, 10, s->h->B + random_below(s->h->B) };

	for (size_t n = 0; n <= 3 * s->h->digest + 1; n++)
		for (size_t i = 0; i < sizeof infos / sizeof *infos; i++) {
			expand(s, (struct places){ BEHIND, BEHIND, BEHIND }, infos[i], n);
			expand(s, (struct places){ BEFORE, BEFORE, BEFORE }, infos[i], n);
		}
	expand(s, (struct places){ BEHIND, BEHIND, BEHIND }, 10, 255 * s->h->digest);
}

Test(hkdf, expand_gives_every_output_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("hkdf_expand", every_length);
}

static void every_info(const struct subject *s)
{
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++) {
		expand(s, (struct places){ BEHIND, BEHIND, BEHIND }, n, 2 * s->h->digest + 5);
		expand(s, (struct places){ BEFORE, BEFORE, BEFORE }, n, random_below(s->h->digest));
	}
}

Test(hkdf, expand_takes_every_info_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("hkdf_expand", every_info);
}

static void every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++) {
		struct place any = AT((unsigned)random_below(64));
		expand(s, (struct places){ AT(k), any, any }, 20, 2 * s->h->digest + 3);
		expand(s, (struct places){ any, AT(k), any }, 20, 2 * s->h->digest + 3);
		expand(s, (struct places){ any, any, AT(k) }, 20, 2 * s->h->digest + 3);
	}
}

Test(hkdf, expand_takes_out_job_and_info_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("hkdf_expand", every_alignment);
}

static void lay_expand(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(job, job_size(s->h));
	random_bytes(info, n);
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, n);
	unsigned j = trial_buf(own, AT(0), WIRE_WRITE, job, job_size(s->h));
	unsigned from = trial_buf(own, AT(0), WIRE_READ, info, n);
	CALL(own, s->f, BUF(o), NUM(n), BUF(j), BUF(from), NUM(n), FNS(s->under));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->digest + 1; n++)
		expect_no_residue(s, n, lay_expand);
}

Test(hkdf, expand_leaves_no_secret_on_the_stack)
{
	each_subject("hkdf_expand", leaves_nothing);
}

static unsigned examples;

static void rfc_case(const struct subject *s, struct bytes about, struct bytes prk, struct bytes okm)
{
	hmac_states(s, prk.at, prk.n, job);
	trial_new(&t);
	unsigned o = trial_buf(&t, BEHIND, WIRE_WRITE, out, okm.n);
	unsigned j = trial_buf(&t, BEHIND, WIRE_WRITE, job, job_size(s->h));
	unsigned from = trial_buf(&t, BEHIND, WIRE_READ, about.at, about.n);
	CALL(&t, s->f, BUF(o), NUM(okm.n), BUF(j), BUF(from), NUM(about.n), FNS(s->under));
	RUN_CLEAN(&t, s, "RFC 5869, info of %zu", about.n);
	SAME(t.after[o], okm.at, okm.n, s, "RFC 5869, info of %zu", about.n);
	examples++;
}

static void rfc_cases(const struct subject *s)
{
#define HKDF(hash, ikm, salt, info, prk, okm) \
	if (!strcmp(s->h->name, #hash)) rfc_case(s, bytes(info), bytes(prk), bytes(okm));
#include "runtime/rfc.def"
}

Test(hkdf, expand_gives_the_examples_of_rfc5869)
{
	each_subject("hkdf_expand", rfc_cases);
	cr_assert_neq(examples, 0);
}
