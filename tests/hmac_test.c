/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What HMAC must do and leave alone: in one shot, and as a key, a message in updates, and the outer hash. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "seed.h"

enum { MAX_KEY = 2 * MAX_B + 1, MAX_MESSAGE = 3 * MAX_B };

static uint8_t key[MAX_KEY], message[MAX_MESSAGE], out[MAX_DIGEST], want[MAX_DIGEST];
static struct trial t;

static void renew(const struct subject *s, size_t klen, size_t n)
{
	random_bytes(key, klen);
	random_bytes(message, n);
	random_bytes(out, sizeof out);
	cr_assert(oracle_hmac(s->h, key, klen, message, n, want));
}

/* ---- hmac(out, k, klen, data, len, f) */

struct places {
	struct place out, key, data;
};

static void one_shot(const struct subject *s, struct places at, size_t klen, size_t n)
{
	renew(s, klen, n);
	trial_new(&t);
	unsigned o = trial_buf(&t, at.out, WIRE_WRITE, out, s->h->digest);
	unsigned k = trial_buf(&t, at.key, WIRE_READ, key, klen);
	unsigned d = trial_buf(&t, at.data, WIRE_READ, message, n);
	CALL(&t, s->f, BUF(o), BUF(k), NUM(klen), BUF(d), NUM(n), FNS(s->under));
	RUN_CLEAN(&t, s, "key of %zu, message of %zu", klen, n);
	SAME(t.after[o], want, s->h->digest, s, "key %s, message %s", hex(key, klen), hex(message, n));
}

static void every_key(const struct subject *s)
{
	for (size_t klen = 0; klen <= 2 * s->h->B + 1; klen++) {
		one_shot(s, (struct places){ BEHIND, BEHIND, BEHIND }, klen, random_below(s->h->B));
		one_shot(s, (struct places){ BEFORE, BEFORE, BEFORE }, klen, random_below(3 * s->h->B));
	}
}

Test(hmac, takes_every_key_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("hmac", every_key);
}

static void every_length(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++) {
		one_shot(s, (struct places){ BEHIND, BEHIND, BEHIND }, 32, n);
		one_shot(s, (struct places){ BEFORE, BEFORE, BEFORE }, 32, n);
	}
}

Test(hmac, takes_every_message_length_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("hmac", every_length);
}

static void every_alignment(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++) {
		struct place any = AT((unsigned)random_below(64));
		one_shot(s, (struct places){ AT(k), any, any }, s->h->B, s->h->B + 3);
		one_shot(s, (struct places){ any, AT(k), any }, s->h->B + 1, s->h->B + 3);
		one_shot(s, (struct places){ any, any, AT(k) }, 20, 2 * s->h->B + 3);
	}
}

Test(hmac, takes_out_key_and_message_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("hmac", every_alignment);
}

/* One buffer: a key, a message, and the MAC at each place that touches them. */
static void overlap(const struct subject *s)
{
	uint8_t all[MAX_KEY + MAX_MESSAGE + MAX_DIGEST];
	size_t klen = 20, n = s->h->B + 9, size = klen + n + s->h->digest;

	for (size_t at = 0; at <= klen + n; at++) {
		renew(s, klen, n);
		random_bytes(all, size);
		memcpy(all, key, klen);
		memcpy(all + klen, message, n);
		trial_new(&t);
		unsigned b = trial_buf(&t, BEHIND, WIRE_WRITE, all, size);
		CALL(&t, s->f, BUF_AT(b, at), BUF(b), NUM(klen), BUF_AT(b, klen), NUM(n), FNS(s->under));
		RUN_CLEAN(&t, s, "out at byte %zu", at);
		memcpy(all + at, want, s->h->digest);
		SAME(t.after[b], all, size, s, "out at byte %zu", at);
	}
}

Test(hmac, may_be_written_over_key_and_message)
{
	NEED_ORACLE();
	each_subject("hmac", overlap);
}

static void lay_one_shot(struct trial *own, const struct subject *s, size_t n)
{
	size_t klen = n % (2 * s->h->B);

	random_bytes(key, klen);
	random_bytes(message, n);
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, s->h->digest);
	unsigned k = trial_buf(own, AT(0), WIRE_READ, key, klen);
	unsigned d = trial_buf(own, AT(0), WIRE_READ, message, n);
	CALL(own, s->f, BUF(o), BUF(k), NUM(klen), BUF(d), NUM(n), FNS(s->under));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++)
		expect_no_residue(s, n, lay_one_shot);
}

Test(hmac, leaves_no_secret_on_the_stack)
{
	each_subject("hmac", leaves_nothing);
}

/* ---- hmac_key(key, k, klen, f), update, hmac_finish(hmac, out, f) */

/* Memory of an HMAC: inner state, outer state, context of the inner hash. */
static size_t hmac_size(const struct hash_row *h)
{
	return 2 * ctx_fill(h) + ctx_size(h);
}

static void begin(const struct subject *s, struct place at, size_t klen, uint8_t *hmac)
{
	const struct wire_row *f = sister(s, "hmac_key");
	size_t states = 2 * ctx_fill(s->h);

	random_bytes(hmac, states);
	trial_new(&t);
	unsigned to = trial_buf(&t, at, WIRE_WRITE, hmac, states);
	unsigned k = trial_buf(&t, at, WIRE_READ, key, klen);
	CALL(&t, f, BUF(to), BUF(k), NUM(klen), FNS(s->under));
	RUN_CLEAN(&t, s, "hmac_key of %zu", klen);
	memcpy(hmac, t.after[to], states);
	ctx_keyed(s->h, hmac + states, hmac);
}

static void in_parts(const struct subject *s, struct place at, size_t klen, size_t n)
{
	static const uint8_t zeros[MAX_CTX];
	uint8_t hmac[4 * MAX_CTX];
	size_t states = 2 * ctx_fill(s->h), cut = random_below(n + 1);

	renew(s, klen, n);
	begin(s, at, klen, hmac);
	trial_new(&t);
	unsigned m = trial_buf(&t, at, WIRE_WRITE, hmac, hmac_size(s->h));
	unsigned d = trial_buf(&t, at, WIRE_READ, message, n);
	unsigned o = trial_buf(&t, at, WIRE_WRITE, out, s->h->digest);
	CALL(&t, sister(s, "update"), BUF_AT(m, states), BUF(d), NUM(cut), FNS(s->under));
	CALL(&t, sister(s, "update"), BUF_AT(m, states), BUF_AT(d, cut), NUM(n - cut), FNS(s->under));
	CALL(&t, s->f, BUF(m), BUF(o), FNS(s->under));
	RUN_CLEAN(&t, s, "key of %zu, message of %zu", klen, n);
	SAME(t.after[o], want, s->h->digest, s, "key %s, message %s", hex(key, klen), hex(message, n));
	SAME(t.after[m], hmac, states, s, "message of %zu, the key after", n);
	SAME(t.after[m] + states, zeros, ctx_size(s->h), s, "message of %zu, the inner context after", n);
}

static void every_key_in_parts(const struct subject *s)
{
	for (size_t klen = 0; klen <= 2 * s->h->B + 1; klen++) {
		in_parts(s, BEHIND, klen, random_below(2 * s->h->B));
		in_parts(s, BEFORE, klen, random_below(2 * s->h->B));
	}
}

Test(hmac, of_every_key_in_updates_is_the_same_and_keeps_the_key)
{
	NEED_ORACLE();
	each_subject("hmac_finish", every_key_in_parts);
}

static void every_length_in_parts(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++)
		in_parts(s, AT((unsigned)random_below(64)), 32, n);
}

Test(hmac, of_every_length_in_updates_is_the_same_and_wiped)
{
	NEED_ORACLE();
	each_subject("hmac_finish", every_length_in_parts);
}

static void lay_key(struct trial *own, const struct subject *s, size_t klen)
{
	static uint8_t states[2 * MAX_STATE];

	random_bytes(key, klen);
	unsigned to = trial_buf(own, AT(0), WIRE_WRITE, states, 2 * ctx_fill(s->h));
	unsigned k = trial_buf(own, AT(0), WIRE_READ, key, klen);
	CALL(own, s->f, BUF(to), BUF(k), NUM(klen), FNS(s->under));
}

static void key_leaves_nothing(const struct subject *s)
{
	for (size_t klen = 0; klen <= 2 * s->h->B + 1; klen++)
		expect_no_residue(s, klen, lay_key);
}

Test(hmac, key_leaves_no_secret_on_the_stack)
{
	each_subject("hmac_key", key_leaves_nothing);
}

static void lay_finish(struct trial *own, const struct subject *s, size_t fill)
{
	static uint8_t hmac[4 * MAX_CTX];
	uint64_t count = 2 * s->h->B + fill;

	random_bytes(hmac, hmac_size(s->h));
	memset(hmac + hmac_size(s->h) - s->h->L, 0, s->h->L);
	memcpy(hmac + hmac_size(s->h) - s->h->L, &count, sizeof count);
	unsigned m = trial_buf(own, AT(0), WIRE_WRITE, hmac, hmac_size(s->h));
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, s->h->digest);
	CALL(own, s->f, BUF(m), BUF(o), FNS(s->under));
}

static void finish_leaves_nothing(const struct subject *s)
{
	for (size_t fill = 0; fill < s->h->B; fill++)
		expect_no_residue(s, fill, lay_finish);
}

Test(hmac, finish_leaves_no_secret_on_the_stack)
{
	each_subject("hmac_finish", finish_leaves_nothing);
}
