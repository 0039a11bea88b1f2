/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The meanings say what the standards say: their own examples, their tables, and another library at every length. */
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#ifdef HAVE_OPENSSL
#include <openssl/evp.h>
#endif
#undef select
#include "../../gen/gen.h"
#include "../seed.h"

static const char *hex(const uint8_t *p, size_t n)
{
	static char text[2 * 64 + 1];
	for (size_t i = 0; i < n; i++)
		snprintf(text + 2 * i, 3, "%02x", p[i]);
	return text;
}

/* The examples of FIPS 180-4 (as NIST publishes them with it) and of RFC 1321, A.5. */
#define LONG32 "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
#define LONG64 "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

static const struct { const char *hash, *message, *digest; } examples[] = {
	{ "md5", "", "d41d8cd98f00b204e9800998ecf8427e" },
	{ "md5", "abc", "900150983cd24fb0d6963f7d28e17f72" },
	{ "md5", "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
	  "57edf4a22be3c955ac49da2e2107b67a" },
	{ "sha1", "", "da39a3ee5e6b4b0d3255bfef95601890afd80709" },
	{ "sha1", "abc", "a9993e364706816aba3e25717850c26c9cd0d89d" },
	{ "sha1", LONG32, "84983e441c3bd26ebaae4aa1f95129e5e54670f1" },
	{ "sha224", "", "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f" },
	{ "sha224", "abc", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7" },
	{ "sha224", LONG32, "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525" },
	{ "sha256", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
	{ "sha256", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
	{ "sha256", LONG32, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1" },
	{ "sha384", "abc", "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7" },
	{ "sha384", LONG64, "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039" },
	{ "sha512", "abc", "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
	  "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f" },
	{ "sha512", LONG64, "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
	  "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909" },
	{ "sha512_224", "abc", "4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa" },
	{ "sha512_256", "abc", "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23" },
};

Test(meaning, gives_the_standards_examples)
{
	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
		const struct hash *h = hash_find(examples[i].hash);
		uint8_t out[64];
		meaning_digest(h, (const uint8_t *)examples[i].message, strlen(examples[i].message), out);
		cr_expect_str_eq(hex(out, h->digest), examples[i].digest, "%s of \"%s\" is %s", h->name, examples[i].message,
			hex(out, h->digest));
	}
}

Test(meaning, has_an_example_for_each_hash)
{
	for (unsigned i = 0; i < HASHES; i++) {
		bool found = false;
		for (size_t k = 0; k < sizeof examples / sizeof *examples; k++)
			found |= !strcmp(examples[k].hash, hashes[i].name);
		cr_expect(found, "%s has no example", hashes[i].name);
	}
}

static uint64_t value_of(T t)
{
	uint64_t v = 0;
	cr_assert(is_num(t, &v), "a meaning of constants that is no constant");
	return v;
}

/* The working variables of the example "abc" of SHA-256, after the first rounds and after the last. */
Test(meaning, goes_the_standards_way)
{
	static const struct { unsigned rounds; uint32_t a, b, e, f; } after[] = {
		{ 1, 0x5d6aebcd, 0x6a09e667, 0xfa2a4622, 0x510e527f },
		{ 2, 0x5a6ad9ad, 0x5d6aebcd, 0x78ce7989, 0xfa2a4622 },
		{ 64, 0x506e3058, 0xd39a2165, 0x5ef50f24, 0xfb121210 },
	};
	T in[8], m[16], out[8];
	for (unsigned t = 0; t < 16; t++)
		m[t] = num(32, t == 0 ? 0x61626380 : t == 15 ? 24 : 0);
	for (size_t i = 0; i < sizeof after / sizeof *after; i++) {
		struct hash h = *hash_find("sha256");
		h.rounds = after[i].rounds;
		meaning_iv(hash_find("sha256"), in);
		meaning_compress(&h, in, m, out);
		cr_expect_eq(value_of(sub(out[0], in[0])), after[i].a, "a after %u rounds", h.rounds);
		cr_expect_eq(value_of(sub(out[1], in[1])), after[i].b, "b after %u rounds", h.rounds);
		cr_expect_eq(value_of(sub(out[4], in[4])), after[i].e, "e after %u rounds", h.rounds);
		cr_expect_eq(value_of(sub(out[5], in[5])), after[i].f, "f after %u rounds", h.rounds);
	}
}

Test(meaning, computes_the_initial_values_that_were_typed)
{
	for (unsigned i = 0; i < HASHES; i++) {
		T iv[8];
		meaning_iv(&hashes[i], iv);
		for (unsigned j = 0; j < hashes[i].state; j++)
			cr_expect_eq(value_of(iv[j]), typed_iv(&hashes[i], j), "%s, word %u", hashes[i].name, j);
	}
}

Test(meaning, computes_the_constants_that_were_typed)
{
	unsigned tables = 0;
	for (unsigned i = 0; i < HASHES; i++) {
		const struct hash *h = &hashes[i];
		if (strcmp(h->family, "sha256") && strcmp(h->family, "sha512"))
			continue;
		tables++;
		for (unsigned t = 0; t < h->rounds; t++)
			cr_expect_eq(value_of(meaning_constant(h, t)), typed_k(h, t), "%s, constant %u", h->name, t);
	}
	cr_expect_eq(tables, 6);
}

/* The sines have no function of their own: a step of MD5 from zeros, with no message, is their sum turned. */
Test(meaning, computes_the_sines_that_were_typed)
{
	struct hash h = *hash_find("md5");
	T in[4], m[16], before[4], after[4];
	static const unsigned shift[4] = { 7, 12, 17, 22 };
	for (unsigned j = 0; j < 4; j++)
		in[j] = num(32, 0);
	for (unsigned t = 0; t < 16; t++)
		m[t] = num(32, 0);
	for (unsigned t = 0; t < 16; t++) {
		h.rounds = t;
		meaning_compress(&h, in, m, before);
		h.rounds = t + 1;
		meaning_compress(&h, in, m, after);
		T a = before[0], b = before[1], c = before[2], d = before[3];
		T f = or(and(b, c), and(not(b), d)), sine = sub(ror(sub(after[1], b), shift[t % 4]), add(a, f));
		cr_expect_eq(value_of(sine), typed_k(&h, t), "sine %u", t + 1);
	}
}

static void is_the_same(const struct hash *h, const char *their_name)
{
#ifdef HAVE_OPENSSL
	uint8_t data[3 * 128], ours[64], theirs[EVP_MAX_MD_SIZE];
	const EVP_MD *md = EVP_get_digestbyname(their_name);
	cr_assert_neq(md, NULL, "libcrypto has no %s", their_name);
	random_bytes(data, sizeof data);
	for (size_t n = 0; n <= 3 * h->B; n++) {
		unsigned size;
		meaning_digest(h, data, n, ours);
		cr_assert_eq(EVP_Digest(data, n, theirs, &size, md, NULL), 1);
		cr_assert_eq(size, h->digest);
		cr_expect_arr_eq(ours, theirs, size, "%s of %zu bytes", h->name, n);
	}
#else
	(void)h;
	fprintf(stderr, "skipped: no libcrypto to compare %s with\n", their_name);
#endif
}

Test(meaning, is_what_another_library_gives_at_every_length)
{
	static const char *const theirs[][2] = {
		{ "md5", "MD5" }, { "sha1", "SHA1" }, { "sha224", "SHA224" }, { "sha256", "SHA256" }, { "sha384", "SHA384" },
		{ "sha512", "SHA512" }, { "sha512_224", "SHA512-224" }, { "sha512_256", "SHA512-256" },
	};
	cr_assert_eq(sizeof theirs / sizeof *theirs, HASHES);
	for (unsigned i = 0; i < HASHES; i++)
		is_the_same(hash_find(theirs[i][0]), theirs[i][1]);
}

/* Every value is one of a symbolic meaning: with inputs put in, it gives what it gives for constants. */
Test(meaning, of_symbols_has_the_values_of_constants)
{
	for (unsigned i = 0; i < HASHES; i++) {
		const struct hash *h = &hashes[i];
		T s[8], m[16], out[8], s_value[8], m_value[16], want[8];
		const uint64_t seed = random64() | 16;
		for (unsigned j = 0; j < h->state; j++) {
			uint64_t v;
			s[j] = sym("a state", j, h->W, true);
			term_eval(s[j], seed, &v);
			s_value[j] = num(h->W, v);
		}
		for (unsigned t = 0; t < 16; t++) {
			uint64_t v;
			m[t] = sym("a message", t, h->W, true);
			term_eval(m[t], seed, &v);
			m_value[t] = num(h->W, v);
		}
		meaning_compress(h, s, m, out);
		meaning_compress(h, s_value, m_value, want);
		for (unsigned j = 0; j < h->state; j++) {
			uint64_t v;
			term_eval(out[j], seed, &v);
			cr_expect_eq(v, value_of(want[j]), "%s, word %u", h->name, j);
		}
	}
}

Test(emit, digests_as_the_meaning_does)
{
	uint8_t text[200], fast[32], slow[32];
	random_bytes(text, sizeof text);
	for (size_t n = 0; n <= sizeof text; n++) {
		body_digest(text, n, fast);
		meaning_digest(hash_find("sha256"), text, n, slow);
		cr_expect_arr_eq(fast, slow, 32, "%zu bytes", n);
	}
}

Test(emit, gives_the_same_bytes_twice)
{
	struct files a = emit_all(NULL, false), b = emit_all(NULL, false);
	cr_assert_gt(a.n, 0);
	cr_assert_eq(a.n, b.n);
	for (unsigned i = 0; i < a.n; i++) {
		cr_expect_str_eq(a.f[i].path, b.f[i].path);
		cr_expect_eq(a.f[i].bytes, b.f[i].bytes);
		cr_expect(!memcmp(a.f[i].text, b.f[i].text, a.f[i].bytes), "%s", a.f[i].path);
	}
}

/* Each function stands in exactly one file of its target, under its own name. */
Test(emit, writes_each_function_of_the_catalog_once)
{
	struct files all = emit_all(NULL, false);
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		const char *begin = text_of("INGOT_FUNCTION(%s)\n", catalog_symbol(f));
		const char *folder = text_of("%s/", f->target->name);
		unsigned found = 0;
		for (unsigned k = 0; k < all.n; k++)
			for (const char *s = all.f[k].text; (s = strstr(s, begin)); s++)
				found += !strncmp(all.f[k].path, folder, strlen(folder));
		cr_expect_eq(found, 1, "%s%s is written %u times", folder, catalog_symbol(f), found);
	}
}
