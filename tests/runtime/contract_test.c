/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the text of ingot.h promises besides right answers: empty inputs, overlap, refusals that touch nothing, what is
 * kept and what is wiped.
 */
#include <criterion/criterion.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include "both.h"

enum { N = 700 };

static uint8_t data[N], zeros[N];

static void fill(void)
{
	for (size_t i = 0; i < N; i++)
		data[i] = (uint8_t)(i * 131 + (i >> 8) + 7);
}

TestSuite(contract, .init = fill);

#define SAME(a, b_, n, ...) cr_assert_arr_eq(a, b_, n, __VA_ARGS__)
#define OF(b) "%s %s", (b)->kind, (b)->name

/* ---- (NULL, 0) */

Test(contract, nothing_is_an_empty_message)
{
	EACH(b) {
		uint8_t want[INGOT_MAX_SIZE], got[INGOT_MAX_SIZE] = { 0 };
		any_ctx ctx;

		b->digest(want, "", 0);
		b->digest(got, NULL, 0);
		SAME(got, want, b->size, OF(b));

		b->digest(want, data, 100);
		b->init(&ctx);
		b->update(&ctx, NULL, 0);
		b->update(&ctx, data, 99);
		b->update(&ctx, NULL, 0);
		b->update(&ctx, data + 99, 1);
		b->update(&ctx, NULL, 0);
		b->final(&ctx, got);
		SAME(got, want, b->size, OF(b));
	}
}

Test(contract, nothing_is_an_empty_key_salt_password_or_info)
{
	EACH(b) {
		uint8_t want[80], got[80] = { 0 };

		b->hmac(want, "", 0, "", 0);
		b->hmac(got, NULL, 0, NULL, 0);
		SAME(got, want, b->size, OF(b));
		/* RFC 2104: a key is padded with zeros. */
		b->hmac(got, zeros, b->block, NULL, 0);
		SAME(got, want, b->size, OF(b));

		cr_assert_eq(b->pbkdf2(want, 80, "", 0, "", 0, 2), INGOT_OK);
		cr_assert_eq(b->pbkdf2(got, 80, NULL, 0, NULL, 0, 2), INGOT_OK);
		SAME(got, want, 80, OF(b));

		/* RFC 5869, 2.2: no salt is as many zeros as a digest has bytes. */
		b->extract(want, zeros, b->size, data, 5);
		b->extract(got, NULL, 0, data, 5);
		SAME(got, want, b->size, OF(b));
		cr_assert_eq(b->expand(want, 80, "", 0, "", 0), INGOT_OK);
		cr_assert_eq(b->expand(got, 80, NULL, 0, NULL, 0), INGOT_OK);
		SAME(got, want, 80, OF(b));
		cr_assert_eq(b->expand(NULL, 0, NULL, 0, NULL, 0), INGOT_OK);
	}
	cr_assert_eq(ingot_equal(NULL, NULL, 0), 1);
	ingot_wipe(NULL, 0);
}

/* ---- overlap: the same bytes as both input and output, at all shifts */

Test(contract, digest_and_tag_may_lie_over_their_inputs)
{
	EACH(b) for (size_t shift = 0; shift < 150; shift += 7) {
		uint8_t want[INGOT_MAX_SIZE], mem[N];

		b->digest(want, data + 40, 200);
		memcpy(mem, data, N);
		b->digest(mem + shift, mem + 40, 200);
		SAME(mem + shift, want, b->size, OF(b));

		b->hmac(want, data + 40, 30, data + 60, 150);
		memcpy(mem, data, N);
		b->hmac(mem + shift, mem + 40, 30, mem + 60, 150);
		SAME(mem + shift, want, b->size, OF(b));

		b->extract(want, data + 40, 30, data + 60, 150);
		memcpy(mem, data, N);
		b->extract(mem + shift, mem + 40, 30, mem + 60, 150);
		SAME(mem + shift, want, b->size, OF(b));
	}
}

Test(contract, derived_keys_may_lie_over_their_inputs)
{
	EACH(b) for (size_t shift = 0; shift < 250; shift += 13) {
		uint8_t want[200], mem[N];

		cr_assert_eq(b->pbkdf2(want, 200, data + 200, 20, data + 210, 30, 2), INGOT_OK);
		memcpy(mem, data, N);
		cr_assert_eq(b->pbkdf2(mem + shift, 200, mem + 200, 20, mem + 210, 30, 2), INGOT_OK);
		SAME(mem + shift, want, 200, OF(b));

		cr_assert_eq(b->expand(want, 200, data + 200, 32, data + 220, 60), INGOT_OK);
		memcpy(mem, data, N);
		cr_assert_eq(b->expand(mem + shift, 200, mem + 200, 32, mem + 220, 60), INGOT_OK);
		SAME(mem + shift, want, 200, OF(b));
		SAME(mem, data, shift, OF(b));
		SAME(mem + shift + 200, data + shift + 200, N - shift - 200, OF(b));
	}
}

/* ---- refusals */

static void refused(int status, const uint8_t *out, const struct both *b)
{
	cr_assert_eq(status, INGOT_EINVAL, "%s %s: %d", b->kind, b->name, status);
	for (size_t i = 0; i < 64; i++)
		cr_assert_eq(out[i], 0xa5, "%s %s: wrote byte %zu", b->kind, b->name, i);
}

Test(contract, pbkdf2_refuses_what_the_standard_does)
{
	uint8_t out[64];

	memset(out, 0xa5, sizeof out);
	EACH(b) {
		refused(b->pbkdf2(out, 64, "pw", 2, "salt", 4, 0), out, b);
		refused(b->pbkdf2(out, 0, "pw", 2, "salt", 4, 1), out, b);
		refused(b->pbkdf2(NULL, 0, "pw", 2, "salt", 4, 1), out, b);
#if SIZE_MAX > UINT32_MAX
		refused(b->pbkdf2(out, (size_t)UINT32_MAX * b->size + 1, "pw", 2, "salt", 4, 1), out, b);
		refused(b->pbkdf2(out, SIZE_MAX, "pw", 2, "salt", 4, 1), out, b);
#endif
	}
}

Test(contract, hkdf_gives_255_blocks_and_refuses_one_byte_more)
{
	static uint8_t out[255 * INGOT_MAX_SIZE], part[254 * INGOT_MAX_SIZE];

	EACH(b) {
		memset(out, 0xa5, sizeof out);
		refused(b->expand(out, 255 * b->size + 1, "prk", 3, "info", 4), out, b);
		refused(b->expand(out, SIZE_MAX, "prk", 3, "info", 4), out, b);
		cr_assert_eq(b->expand(out, 255 * b->size, "prk", 3, "info", 4), INGOT_OK);
		cr_assert_eq(b->expand(part, 254 * b->size, "prk", 3, "info", 4), INGOT_OK);
		SAME(out, part, 254 * b->size, OF(b));
		cr_assert_arr_neq(out + 254 * b->size, zeros, b->size, OF(b));
	}
}

Test(contract, find_takes_exact_names_only)
{
	static const char *const none[] = { "", "SHA256", "sha-256", "sha25", "sha2566", "sha512/256" };

	for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
		cr_assert_null(ingot_hash_find(none[i]), "%s", none[i]);
	cr_assert_eq(ingot_hash_count(), both_count / 2);
	for (size_t i = 0; i < ingot_hash_count(); i++) {
		const ingot_hash *h = ingot_hash_at(i);

		cr_assert_eq(ingot_hash_find(ingot_hash_name(h)), h);
		cr_assert_str_eq(ingot_hash_name(h), both[2 * i].name);
		cr_assert_eq(ingot_hash_size(h), both[2 * i].size);
		cr_assert_eq(ingot_hash_block_size(h), both[2 * i].block);
	}
	cr_assert_null(ingot_hash_at(ingot_hash_count()));
	cr_assert_null(ingot_hash_at(SIZE_MAX));
}

/* ---- what a context keeps */

Test(contract, peek_keeps_the_message_and_final_wipes_it)
{
	EACH(b) {
		uint8_t want[INGOT_MAX_SIZE], got[INGOT_MAX_SIZE];
		any_ctx ctx, before;
		const uint8_t *private = (const uint8_t *)&ctx;
		size_t skip = strcmp(b->kind, "generic") == 0 ? offsetof(ingot_hash_ctx, priv) : 0, n = b->ctx_size - skip;

		memset(&ctx, 0, sizeof ctx);
		b->init(&ctx);
		for (size_t i = 0; i < 300; i++) {
			memcpy(&before, &ctx, sizeof ctx);
			b->peek(&ctx, got);
			b->digest(want, data, i);
			SAME(got, want, b->size, "%s %s after %zu", b->kind, b->name, i);
			SAME((uint8_t *)&ctx, (uint8_t *)&before, sizeof ctx, OF(b));
			b->update(&ctx, data + i, 1);
		}
		cr_assert_arr_neq(private + skip, zeros, n);
		b->final(&ctx, got);
		SAME(private + skip, zeros, n, OF(b));
	}
}

/* Nothing of a context lies in bytes that a caller left dirty. */
Test(contract, final_wipes_a_context_that_began_dirty)
{
	EACH(b) {
		uint8_t got[INGOT_MAX_SIZE];
		any_ctx ctx;
		size_t skip = strcmp(b->kind, "generic") == 0 ? offsetof(ingot_hash_ctx, priv) : 0;
		size_t n = b->block == 128 ? 216 : 112;

		memset(&ctx, 0xcc, sizeof ctx);
		b->init(&ctx);
		b->update(&ctx, data, 77);
		b->final(&ctx, got);
		SAME((uint8_t *)&ctx + skip, zeros, n, OF(b));
	}
}

Test(contract, a_copied_context_goes_its_own_way)
{
	uint8_t want[INGOT_SHA512_SIZE], got[INGOT_SHA512_SIZE];
	ingot_sha512_ctx a, b;

	ingot_sha512_init(&a);
	ingot_sha512_update(&a, data, 200);
	b = a;
	ingot_sha512_update(&a, data, 100);
	ingot_sha512_final(&a, got);
	ingot_sha512_update(&b, data + 200, 57);
	ingot_sha512_final(&b, got);
	ingot_sha512(want, data, 257);
	SAME(got, want, sizeof want, "copy");
}

Test(contract, hmac_keeps_its_key_through_final_verify_and_reset)
{
	EACH(b) for (size_t key_len = 0; key_len < 300; key_len += 37) {
		uint8_t want[INGOT_MAX_SIZE], got[INGOT_MAX_SIZE];
		any_ctx ctx;

		b->hmac(want, data, key_len, data + 300, 90);
		b->hmac_init(&ctx, data, key_len);
		b->hmac_update(&ctx, data, 33);			/* a message that is dropped */
		b->hmac_reset(&ctx);
		for (int i = 0; i < 3; i++) {
			b->hmac_update(&ctx, data + 300, 90);
			b->hmac_final(&ctx, got);
			SAME(got, want, b->size, "%s %s round %d", b->kind, b->name, i);
			if (i == 1)
				b->hmac_reset(&ctx);		/* no harm */
		}
		b->hmac_update(&ctx, data, 1);
		cr_assert_eq(b->hmac_verify(&ctx, want, b->size, b->size), INGOT_EFAIL, OF(b));
		b->hmac_update(&ctx, data + 300, 90);
		cr_assert_eq(b->hmac_verify(&ctx, want, b->size, b->size), INGOT_OK, OF(b));
	}
}

Test(contract, hmac_final_leaves_no_message_behind)
{
	EACH(b) {
		uint8_t got[INGOT_MAX_SIZE];
		any_ctx used, fresh;

		memset(&used, 0, sizeof used);
		memset(&fresh, 0, sizeof fresh);
		b->hmac_init(&used, "key", 3);
		b->hmac_init(&fresh, "key", 3);
		b->hmac_update(&used, data, 201);
		b->hmac_final(&used, got);
		SAME((uint8_t *)&used, (uint8_t *)&fresh, sizeof used, OF(b));
		b->hmac_update(&used, data, 201);
		b->hmac_reset(&used);
		SAME((uint8_t *)&used, (uint8_t *)&fresh, sizeof used, OF(b));
	}
}

/* A key of exactly a block is used as it is; one byte more, and its digest is used. */
Test(contract, hmac_hashes_only_keys_longer_than_a_block)
{
	EACH(b) {
		uint8_t long_key[INGOT_MAX_SIZE], whole[INGOT_MAX_SIZE], hashed[INGOT_MAX_SIZE];

		for (size_t n = b->block; n <= b->block + 1; n++) {
			b->digest(long_key, data, n);
			b->hmac(whole, data, n, "m", 1);
			b->hmac(hashed, long_key, b->size, "m", 1);
			cr_assert_eq(ingot_equal(whole, hashed, b->size), n > b->block, OF(b));
		}
	}
}

/* ---- verify, equal, wipe */

Test(contract, verify_looks_at_every_bit_and_at_the_length)
{
	EACH(b) {
		uint8_t tag[INGOT_MAX_SIZE + 1] = { 0 };
		any_ctx ctx;

		b->hmac(tag, "key", 3, data, 50);
		b->hmac_init(&ctx, "key", 3);
#define VERIFY(n, min) (b->hmac_update(&ctx, data, 50), b->hmac_verify(&ctx, tag, n, min))
		for (size_t bit = 0; bit < 8 * b->size; bit++) {
			tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
			cr_assert_eq(VERIFY(b->size, b->size), INGOT_EFAIL, OF(b));
			cr_assert_eq(VERIFY(bit / 8 + 1, 1), INGOT_EFAIL, OF(b));
			if (bit >= 8)
				cr_assert_eq(VERIFY(bit / 8, 1), INGOT_OK, OF(b));
			tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
		}
		cr_assert_eq(VERIFY(b->size, b->size), INGOT_OK, OF(b));
		cr_assert_eq(VERIFY(10, 10), INGOT_OK, OF(b));
		cr_assert_eq(VERIFY(9, 10), INGOT_EFAIL, OF(b));
		cr_assert_eq(VERIFY(0, 10), INGOT_EFAIL, OF(b));
		cr_assert_eq(VERIFY(b->size + 1, 10), INGOT_EFAIL, OF(b));
		cr_assert_eq(VERIFY(b->size, 0), INGOT_EINVAL, OF(b));
		cr_assert_eq(VERIFY(0, 0), INGOT_EINVAL, OF(b));
		cr_assert_eq(VERIFY(b->size, b->size + 1), INGOT_EINVAL, OF(b));
		b->hmac_reset(&ctx);
		cr_assert_eq(b->hmac_verify(&ctx, NULL, 0, 1), INGOT_EFAIL, OF(b));
	}
}

Test(contract, equal_sees_every_bit_of_every_byte)
{
	uint8_t other[N];

	memcpy(other, data, N);
	cr_assert_eq(ingot_equal(data, other, N), 1);
	for (size_t bit = 0; bit < 8 * N; bit++) {
		other[bit / 8] ^= (uint8_t)(1 << bit % 8);
		cr_assert_eq(ingot_equal(data, other, N), 0, "bit %zu", bit);
		cr_assert_eq(ingot_equal(data, other, bit / 8), 1, "bit %zu", bit);
		other[bit / 8] ^= (uint8_t)(1 << bit % 8);
	}
}

Test(contract, wipe_zeroes_what_it_was_given_and_no_more)
{
	uint8_t mem[N];

	for (size_t n = 0; n < 100; n++) {
		memcpy(mem, data, N);
		ingot_wipe(mem + 9, n);
		SAME(mem, data, 9, "before");
		if (n != 0)
			SAME(mem + 9, zeros, n, "wiped");
		SAME(mem + 9 + n, data + 9 + n, N - 9 - n, "after");
	}
}

Test(contract, every_status_has_words)
{
	static const int all[] = { INGOT_OK, INGOT_EINVAL, INGOT_EFAIL, INGOT_ECPU, INGOT_EBASELINE, 12345 };

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		for (size_t j = 0; j < i; j++)
			cr_assert_str_neq(ingot_strerror(all[i]), ingot_strerror(all[j]));
	cr_assert_eq(ingot_version()[0], '0');
}

/* ---- the compression function alone: FIPS 180-4's and RFC 1321's padded "abc" */

Test(contract, blocks_is_the_compression_function)
{
	uint32_t md5[5] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xdeadbeef };
	uint32_t sha256[9] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
		0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19, 0xdeadbeef };
	uint32_t sha1[6] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0, 0xdeadbeef };
	uint8_t block[65] = { 0, 'a', 'b', 'c', 0x80 };

	ingot_sha256_blocks(sha256, NULL, 0);
	cr_assert_eq(sha256[0], 0x6a09e667);
	block[1 + 56] = 24;
	ingot_md5_blocks(md5, block + 1, 1);
	cr_assert_eq(md5[0], 0x98500190);	/* 90 01 50 98 */
	cr_assert_eq(md5[3], 0x727fe128);	/* 28 e1 7f 72 */
	cr_assert_eq(md5[4], 0xdeadbeef);
	block[1 + 56] = 0;
	block[1 + 63] = 24;
	ingot_sha1_blocks(sha1, block + 1, 1);
	cr_assert_eq(sha1[0], 0xa9993e36);
	cr_assert_eq(sha1[4], 0x9cd0d89d);
	cr_assert_eq(sha1[5], 0xdeadbeef);
	ingot_sha256_blocks(sha256, block + 1, 1);
	cr_assert_eq(sha256[0], 0xba7816bf);
	cr_assert_eq(sha256[7], 0xf20015ad);
	cr_assert_eq(sha256[8], 0xdeadbeef);
}

/* ---- alignment: no more than the types have, which for 64 bits is 4 inside of a structure on i686 */

struct aligned { char first; uint64_t second; };
enum { WORD64 = offsetof(struct aligned, second), LINE = 16, ROOM = 512 };

Test(contract, a_state_lies_where_its_words_may)
{
	uint8_t *room = aligned_alloc(LINE, ROOM);
	uint32_t want[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
	uint64_t want64[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };

	ingot_sha256_blocks(want, data, 2);
	ingot_sha512_blocks(want64, data, 2);
	for (size_t k = 0; k < LINE; k += 4) {
		uint32_t *state = (uint32_t *)(void *)(room + k);
		for (size_t i = 0; i < 8; i++)
			state[i] = (uint32_t)i + 1;
		ingot_sha256_blocks(state, data, 2);
		SAME(state, want, sizeof want, "at byte %zu", k);
	}
	for (size_t k = 0; k < LINE; k += WORD64) {
		uint64_t *state = (uint64_t *)(void *)(room + k);
		for (size_t i = 0; i < 8; i++)
			state[i] = i + 1;
		ingot_sha512_blocks(state, data, 2);
		SAME(state, want64, sizeof want64, "at byte %zu", k);
	}
	free(room);
}

Test(contract, a_context_lies_where_its_words_may)
{
	uint8_t *room = aligned_alloc(LINE, ROOM);

	_Static_assert(sizeof(any_ctx) + LINE <= ROOM, "room for every context");
	EACH(b) for (size_t k = 0; k < LINE; k += WORD64) {
		void *ctx = room + k;
		uint8_t want[INGOT_MAX_SIZE], got[INGOT_MAX_SIZE];

		b->digest(want, data, 300);
		b->init(ctx);
		b->update(ctx, data, 77);
		b->update(ctx, data + 77, 223);
		b->final(ctx, got);
		SAME(got, want, b->size, OF(b));
	}
	free(room);
}

Test(contract, selftest_is_good)
{
	cr_assert_eq(ingot_selftest(), INGOT_OK);
}
