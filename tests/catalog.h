/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a test meets everything the catalog lists: each function of a name, with each kernel that can stand under it. */
#ifndef INGOT_TESTS_CATALOG_H
#define INGOT_TESTS_CATALOG_H
#include "drive.h"
#include "hashes.h"

/* A function to be tested.  under is the table that FNS() hands it: for a function of one variant, of
 * that; for one over any variant, of each in turn. */
struct subject {
	const struct hash_row *h;
	const struct wire_row *f, *under;
};

/* Calls test for every subject of that function which this machine can run.  When there is none at all the test is
 * skipped, with the reason; a subject that needs a feature this machine lacks is said on standard error. */
void each_subject(const char *function, void (*test)(const struct subject *s));

/* The sister of a routine: sha224's update for sha224's finish is sha256's. */
const struct wire_row *sister(const struct subject *s, const char *function);

/* The inner and the outer state of an HMAC key, as hmac_key makes them: 2 * ctx_fill() bytes. */
void hmac_states(const struct subject *s, const void *k, size_t klen, void *states);

/* Runs the trial; the test fails if there is a complaint.  The text says what the trial was. */
#define RUN_CLEAN(t, s, format, ...) do {                                                          \
	const char *complaint_ = trial_run(t);                                                     \
	cr_assert_null(complaint_, "%s %s over %s, " format ": %s", (s)->h->name, (s)->f->function, \
		(s)->under->variant, __VA_ARGS__, complaint_);                                     \
} while (0)

/* The same about a digest: two runs of bytes are equal. */
#define SAME(got, want, n, s, format, ...)                                                         \
	cr_assert(memcmp(got, want, n) == 0, "%s %s over %s, " format ": %s, not %s", (s)->h->name, \
		(s)->f->function, (s)->under->variant, __VA_ARGS__, hex(got, n), hex(want, n))

/* lay() adds buffers full of new random secrets and the calls to the trial it is given, for a message of n bytes, say.
 * It is called twice.  Noise and addresses are the same both times, so if what is left below the stack pointer is not,
 * that came of the secrets, and the test fails. */
void expect_no_residue(const struct subject *s, size_t n,
	void (*lay)(struct trial *t, const struct subject *s, size_t n));

/* Skips the test when nothing here knows right answers. */
#define NEED_ORACLE() do {                                                                         \
	uint8_t out_[MAX_DIGEST];                                                                  \
	if (!oracle_digest(&hash_rows[0], "", 0, out_))                                            \
		cr_skip_test("no oracle: OpenSSL was not found");                                  \
} while (0)
#endif
