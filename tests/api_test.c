/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What ingot.h promises of the hashes, through the library: answers, parts, overlap, empty inputs, peek and copies. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include "api.h"
#include "kat.h"
#include "seed.h"

static uint8_t message[4 * MAX_B], want[MAX_DIGEST], got[2 * MAX_DIGEST];

#define EACH(a)  for (const struct api *a = apis; a < apis + api_count; a++)
#define EXPECT(a, what, format, ...)                                                                       \
	cr_assert_arr_eq(got, what, (a)->h->digest, "%s %s, " format ": %s, not %s", (a)->kind, (a)->h->name, \
		__VA_ARGS__, hex(got, (a)->h->digest), hex(what, (a)->h->digest))

static void need_oracle(void)
{
	if (!oracle_digest(&hash_rows[0], "", 0, want))
		cr_skip_test("no oracle: OpenSSL was not found");
}

static void one_shot(const struct digester *d, const void *data, size_t n, uint8_t *out)
{
	((const struct api *)d->who)->digest(out, data, n);
}

static void in_two_updates(const struct digester *d, const void *data, size_t n, uint8_t *out)
{
	const struct api *a = d->who;
	size_t k = random_below(n + 1);
	api_ctx ctx;

	a->init(&ctx);
	a->update(&ctx, data, k);
	a->update(&ctx, (const uint8_t *)data + k, n - k);
	a->final(&ctx, out);
}

static void ask(const struct api *a, void (*kat)(const struct digester *d))
{
	char label[160];
	struct digester d = { a->h, label, one_shot, NULL, a };

	snprintf(label, sizeof label, "%s API %s by %s", a->kind, a->h->name,
		ingot_hash_impl(ingot_hash_find(a->h->name)));
	kat(&d);
	if (kat == kat_monte)
		return;
	strcat(label, ", two updates");
	d.digest = in_two_updates;
	kat(&d);
}

Test(api, gives_the_examples_of_the_standard) { EACH(a) ask(a, kat_fips); }
Test(api, gives_the_published_answers) { EACH(a) ask(a, kat_messages); }
Test(api, gives_the_monte_carlo_answers) { EACH(a) ask(a, kat_monte); }

Test(api, digests_every_length)
{
	need_oracle();
	random_bytes(message, sizeof message);
	EACH(a)
		for (size_t n = 0; n <= 3 * a->h->B; n++) {
			cr_assert(oracle_digest(a->h, message, n, want));
			a->digest(got, message, n);
			EXPECT(a, want, "%zu bytes", n);
		}
}

Test(api, takes_every_split_in_two)
{
	need_oracle();
	random_bytes(message, sizeof message);
	EACH(a)
		for (size_t n = 0; n <= 2 * a->h->B + 1; n++) {
			cr_assert(oracle_digest(a->h, message, n, want));
			for (size_t k = 0; k <= n; k++) {
				api_ctx ctx;
				a->init(&ctx);
				a->update(&ctx, message, k);
				a->update(&ctx, message + k, n - k);
				a->final(&ctx, got);
				EXPECT(a, want, "%zu bytes after %zu", n - k, k);
			}
		}
}

Test(api, takes_null_for_nothing)
{
	need_oracle();
	EACH(a) {
		api_ctx ctx;
		cr_assert(oracle_digest(a->h, "", 0, want));
		a->digest(got, NULL, 0);
		EXPECT(a, want, "%s", "one shot");
		a->init(&ctx);
		a->update(&ctx, NULL, 0);
		a->final(&ctx, got);
		EXPECT(a, want, "%s", "update");
	}
}

Test(api, writes_a_digest_over_its_message_at_every_place)
{
	need_oracle();
	EACH(a) {
		size_t n = 2 * a->h->B + 9;
		for (size_t k = 0; k <= n; k++) {
			uint8_t both[3 * MAX_B + MAX_DIGEST];
			random_bytes(both, sizeof both);
			cr_assert(oracle_digest(a->h, both, n, want));
			a->digest(both + k, both, n);
			memcpy(got, both + k, a->h->digest);
			EXPECT(a, want, "out at byte %zu of %zu", k, n);
		}
	}
}

Test(api, writes_no_byte_more_than_the_digest)
{
	EACH(a) {
		api_ctx ctx;
		memset(got, 0xa5, sizeof got);
		a->digest(got, "x", 1);
		a->init(&ctx);
		a->peek(&ctx, got);
		a->final(&ctx, got);
		for (size_t i = a->h->digest; i < sizeof got; i++)
			cr_assert_eq(got[i], 0xa5, "%s %s, byte %zu", a->kind, a->h->name, i);
	}
}

Test(api, peeks_at_every_length_and_goes_on)
{
	need_oracle();
	random_bytes(message, sizeof message);
	EACH(a) {
		api_ctx ctx, before;
		a->init(&ctx);
		for (size_t n = 0; n <= 2 * a->h->B; n++) {
			memcpy(&before, &ctx, a->ctx_bytes);
			a->peek(&ctx, got);
			cr_assert_arr_eq(&before, &ctx, a->ctx_bytes, "%s %s: the context changed", a->kind, a->h->name);
			cr_assert(oracle_digest(a->h, message, n, want));
			EXPECT(a, want, "%zu bytes", n);
			a->update(&ctx, message + n, 1);
		}
	}
}

Test(api, continues_a_copied_context)
{
	need_oracle();
	random_bytes(message, sizeof message);
	EACH(a)
		for (size_t k = 0; k <= 2 * a->h->B; k++) {
			api_ctx ctx, copy;
			a->init(&ctx);
			a->update(&ctx, message, k);
			copy = ctx;
			a->update(&ctx, message, 1);
			a->final(&ctx, got);
			a->update(&copy, message + k, 100);
			a->final(&copy, got);
			cr_assert(oracle_digest(a->h, message, k + 100, want));
			EXPECT(a, want, "%zu bytes and 100", k);
		}
}

/* The generic context keeps a pointer to its hash; nothing else of the message may stay. */
Test(api, final_wipes_the_context)
{
	EACH(a) {
		union { api_ctx ctx; uint8_t bytes[sizeof(api_ctx)]; } c;
		size_t first = strcmp(a->kind, "typed") ? offsetof(ingot_hash_ctx, priv) : 0;
		memset(&c, 0, sizeof c);
		a->init(&c.ctx);
		random_bytes(message, sizeof message);
		a->update(&c.ctx, message, 3 * a->h->B - 1);
		a->final(&c.ctx, got);
		for (size_t i = first; i < a->ctx_bytes; i++)
			cr_assert_eq(c.bytes[i], 0, "%s %s, byte %zu", a->kind, a->h->name, i);
	}
}
