/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a published case becomes calls: typed and generic, in one and in parts, right and with a bit turned. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "ask.h"
#include "hashes.h"
#include "runtime/both.h"
#include "seed.h"

/* ---- the file, and the case of it that is asked */

static struct {
	const char *set, *file;
	unsigned cases, later;
	char why[80];                                    /* of the first that was left for later */
} now;

void ask_begin(const char *set, const char *file)
{
	now.set = set;
	now.file = file;
	now.cases = now.later = 0;
}

static void *kept[32];
static unsigned keeps;

static void *keep(size_t n)
{
	cr_assert(keeps < sizeof kept / sizeof *kept, "%s: too much for one case", now.file);
	kept[keeps] = malloc(n ? n : 1);
	cr_assert(kept[keeps]);
	return kept[keeps++];
}

static void forget(void)
{
	while (keeps)
		free(kept[--keeps]);
}

void ask_next(void)
{
	forget();
	now.cases++;
}

/* ci/summary.sh reads both of these. */
void ask_end(unsigned cases)
{
	forget();
	cr_assert_eq(now.cases, cases, "%s holds %u cases, not %u", now.file, now.cases, cases);
	fprintf(stderr, "vectors: %.*s of %s: %u cases of %s, public API by %s\n", (int)strcspn(now.file, "/"), now.file,
		now.set, now.cases - now.later, strchr(now.file, '/') + 1, ingot_hash_impl(ingot_hash_find("sha256")));
	if (now.later)
		fprintf(stderr, "skipped: %u of %u cases of %s, such as %s, without INGOT_SLOW\n", now.later, now.cases,
			now.file, now.why);
}

bool ask_later(const char *what, uint64_t amount, uint64_t most)
{
	const char *slow = getenv("INGOT_SLOW");

	if (amount <= most || (slow && *slow))
		return false;
	if (!now.later++)
		snprintf(now.why, sizeof now.why, "%llu %s", (unsigned long long)amount, what);
	return true;
}

/* ---- bytes */

struct bytes bytes_of(const void *data, size_t n)
{
	struct bytes b = { NULL, n };

	if (n) {
		b.at = keep(n);
		memcpy(b.at, data, n);
	}
	return b;
}

struct bytes bytes_hex(const char *text)
{
	size_t n = strlen(text);
	struct bytes b = { NULL, n / 2 };

	if (n)
		b.at = keep(n / 2);
	cr_assert(n % 2 == 0 && unhex(text, n, b.at), "%s, case %u: not hex: %s", now.file, now.cases, text);
	return b;
}

struct bytes bytes_text(const char *text, size_t n)
{
	struct bytes b = { keep(n), 0 };

	for (size_t i = 0; i < n; i++)
		if (text[i] == '\\') {
			cr_assert(++i < n && text[i] == '0', "%s, case %u: an escape nobody told of", now.file, now.cases);
			b.at[b.n++] = '\0';
		} else {
			b.at[b.n++] = (uint8_t)text[i];
		}
	return b;
}

struct bytes bytes_value(const char *value)
{
	if (!value || !strcmp(value, "NULL"))
		return bytes_of(NULL, 0);
	if (*value == '"')
		return bytes_text(value + 1, strcspn(value + 1, "\""));
	return bytes_hex(value);
}

struct bytes bytes_join(struct bytes a, struct bytes b)
{
	struct bytes ab = { keep(a.n + b.n), a.n + b.n };

	if (a.n)
		memcpy(ab.at, a.at, a.n);
	if (b.n)
		memcpy(ab.at + a.n, b.at, b.n);
	return ab;
}

/* ---- names */

const char *hash_called(const char *name)
{
	char ours[32];
	size_t n = 0;
	const ingot_hash *h;

	if (!strncasecmp(name, "SHA2-", 5) || !strncasecmp(name, "SHA-", 4)) {
		memcpy(ours, "sha", n = 3);
		name = strchr(name, '-') + 1;
	}
	for (; *name && n < sizeof ours - 1; name++)
		ours[n++] = (char)(*name == '-' || *name == '/' ? '_' : tolower((unsigned char)*name));
	ours[n] = '\0';
	h = ingot_hash_find(ours);
	return h ? ingot_hash_name(h) : NULL;
}

/* ---- asking: each of these is one case by both doors, b[0] typed and b[1] generic */

static const struct both *doors(const char *h)
{
	EACH(b)
		if (!strcmp(b->name, h))
			return b;
	cr_assert_fail("no hash %s", h);
	return NULL;
}

#define DOORS(h, b) for (const struct both *first_ = doors(h), *b = first_; b < first_ + 2; b++)
#define RIGHT(b, got, want, how)                                                                            \
	cr_assert((want).n == 0 || !memcmp(got, (want).at, (want).n), "%s, case %u: %s %s %s gives %s, not %s", \
		now.file, now.cases, (b)->kind, (b)->name, how, hex(got, (want).n), hex((want).at, (want).n))

void ask_digest(const char *h, struct bytes message, struct bytes digest)
{
	uint8_t got[INGOT_MAX_SIZE];

	DOORS(h, b) {
		size_t k = random_below(message.n + 1);
		any_ctx ctx;

		cr_assert_eq(digest.n, b->size, "%s, case %u: %zu bytes of digest", now.file, now.cases, digest.n);
		b->digest(got, message.at, message.n);
		RIGHT(b, got, digest, "in one shot");
		b->init(&ctx);
		b->update(&ctx, message.at, k);
		b->update(&ctx, message.n ? message.at + k : NULL, message.n - k);
		b->peek(&ctx, got);
		RIGHT(b, got, digest, "by peek");
		b->final(&ctx, got);
		RIGHT(b, got, digest, "in two updates");
	}
}

void ask_repeated(const char *h, struct bytes unit, uint64_t length, struct bytes digest)
{
	enum { ROOM = 1 << 18 };
	const struct both *b = doors(h) + now.cases % 2;
	size_t full = ROOM - ROOM % unit.n;
	uint8_t *chunk = keep(full), got[INGOT_MAX_SIZE];
	any_ctx ctx;

	for (size_t i = 0; i < full; i++)
		chunk[i] = unit.at[i % unit.n];
	cr_assert_eq(digest.n, b->size);
	b->init(&ctx);
	for (uint64_t left = length, k; left; left -= k) {
		k = left < full ? left : full;
		b->update(&ctx, chunk, (size_t)k);
	}
	b->final(&ctx, got);
	RIGHT(b, got, digest, "in chunks");
}

void ask_hmac(const char *h, struct bytes key, struct bytes message, struct bytes tag, bool good)
{
	uint8_t got[INGOT_MAX_SIZE];

	DOORS(h, b) {
		size_t k = random_below(message.n + 1);
		const uint8_t *rest = message.n ? message.at + k : NULL;
		int want = good ? INGOT_OK : INGOT_EFAIL;
		any_ctx ctx;

		cr_assert(tag.n > 0 && tag.n <= b->size, "%s, case %u: %zu bytes of tag", now.file, now.cases, tag.n);
		b->hmac_init(&ctx, key.at, key.n);
		b->hmac_update(&ctx, message.at, k);
		b->hmac_update(&ctx, rest, message.n - k);
		cr_assert_eq(b->hmac_verify(&ctx, tag.at, tag.n, tag.n), want, "%s, case %u: %s %s takes a wrong tag or refuses "
			"a right one", now.file, now.cases, b->kind, b->name);
		if (!good)
			continue;
		b->hmac(got, key.at, key.n, message.at, message.n);
		RIGHT(b, got, tag, "HMAC in one shot");
		b->hmac_update(&ctx, message.at, message.n);
		b->hmac_final(&ctx, got);
		RIGHT(b, got, tag, "HMAC with the key kept");
		b->hmac_update(&ctx, message.at, message.n);
		tag.at[tag.n - 1] ^= 1;
		cr_assert_eq(b->hmac_verify(&ctx, tag.at, tag.n, tag.n), INGOT_EFAIL, "%s, case %u: one bit wrong, and taken",
			now.file, now.cases);
		tag.at[tag.n - 1] ^= 1;
	}
}

static void in_portions(const struct both *b, struct bytes pw, struct bytes salt, uint32_t iters, uint8_t *got,
	size_t n)
{
	ingot_pbkdf2_job job;
	uint64_t left;
	size_t done = 0;

	cr_assert_eq(ingot_pbkdf2_start(&job, ingot_hash_find(b->name), n, pw.at, pw.n, salt.at, salt.n, iters), INGOT_OK);
	do {
		left = ingot_pbkdf2_step(&job, 1 + random_below(iters));
		done += ingot_pbkdf2_take(&job, got + done);
	} while (left);
	cr_assert_eq(done, n);
}

/* Long ones go by one door only. */
void ask_pbkdf2(const char *h, struct bytes pw, struct bytes salt, uint32_t iters, struct bytes dk)
{
	uint8_t *got = keep(dk.n);

	DOORS(h, b) {
		if (iters > 100 && (b->kind[0] == 't') != now.cases % 2)
			continue;
		memset(got, 0, dk.n);
		cr_assert_eq(b->pbkdf2(got, dk.n, pw.at, pw.n, salt.at, salt.n, iters), INGOT_OK);
		RIGHT(b, got, dk, "PBKDF2");
		if (iters > 1000000)
			continue;
		memset(got, 0, dk.n);
		in_portions(b, pw, salt, iters, got, dk.n);
		RIGHT(b, got, dk, "PBKDF2 in portions");
	}
}

void ask_extract(const char *h, struct bytes salt, struct bytes ikm, struct bytes prk)
{
	uint8_t got[INGOT_MAX_SIZE];

	DOORS(h, b) {
		cr_assert_eq(prk.n, b->size);
		b->extract(got, salt.at, salt.n, ikm.at, ikm.n);
		RIGHT(b, got, prk, "HKDF extract");
	}
}

void ask_expand(const char *h, struct bytes prk, struct bytes info, struct bytes okm)
{
	uint8_t *got = keep(okm.n);

	DOORS(h, b) {
		memset(got, 0, okm.n);
		cr_assert_eq(b->expand(got, okm.n, prk.at, prk.n, info.at, info.n), INGOT_OK);
		RIGHT(b, got, okm, "HKDF expand");
	}
}

void ask_hkdf(const char *h, struct bytes salt, struct bytes ikm, struct bytes info, struct bytes okm)
{
	uint8_t prk[INGOT_MAX_SIZE];

	DOORS(h, b) {
		b->extract(prk, salt.at, salt.n, ikm.at, ikm.n);
		ask_expand(h, (struct bytes){ prk, b->size }, info, okm);
	}
}

void ask_hkdf_not(const char *h, struct bytes salt, struct bytes ikm, struct bytes info, struct bytes not_okm)
{
	uint8_t prk[INGOT_MAX_SIZE], *got = keep(not_okm.n);

	DOORS(h, b) {
		b->extract(prk, salt.at, salt.n, ikm.at, ikm.n);
		cr_assert_eq(b->expand(got, not_okm.n, prk, b->size, info.at, info.n), INGOT_OK);
		cr_assert(memcmp(got, not_okm.at, not_okm.n) != 0, "%s, case %u: what is marked wrong came out",
			now.file, now.cases);
	}
}

void ask_hkdf_too_long(const char *h, struct bytes salt, struct bytes ikm, struct bytes info, size_t length)
{
	uint8_t prk[INGOT_MAX_SIZE], *got = keep(length);

	DOORS(h, b) {
		b->extract(prk, salt.at, salt.n, ikm.at, ikm.n);
		memset(got, 0x5a, length);
		cr_assert_eq(b->expand(got, length, prk, b->size, info.at, info.n), INGOT_EINVAL, "%s, case %u: %zu bytes by %s",
			now.file, now.cases, length, b->name);
		for (size_t i = 0; i < length; i++)
			cr_assert_eq(got[i], 0x5a, "%s, case %u: refused, but byte %zu is written", now.file, now.cases, i);
	}
}

void ask_monte(const char *h, uint8_t *seed)
{
	const struct both *b = doors(h) + now.cases % 2;
	uint8_t last[3 * INGOT_MAX_SIZE], next[INGOT_MAX_SIZE];

	for (size_t i = 0; i < 3; i++)
		memcpy(last + i * b->size, seed, b->size);
	for (int i = 0; i < 1000; i++) {
		b->digest(next, last, 3 * b->size);
		memmove(last, last + b->size, 2 * b->size);
		memcpy(last + 2 * b->size, next, b->size);
	}
	memcpy(seed, next, b->size);
}
