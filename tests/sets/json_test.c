/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The published sets that come as JSON, and how many cases each file is known to hold. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include "ask.h"
#include "hashes.h"
#include "runtime/both.h"
#include "vectors.h"

/* The whole of a file; NULL where it is missing, which has been said then. */
static json_t *whole(const char *file)
{
	const char *set;
	FILE *f = vectors_open(file, &set);
	json_error_t error;
	json_t *all;

	if (!f)
		return NULL;
	all = json_loadf(f, JSON_ALLOW_NUL, &error);
	cr_assert(all, "%s: line %d: %s", file, error.line, error.text);
	fclose(f);
	ask_begin(set, file);
	return all;
}

static json_t *get(const json_t *object, const char *key)
{
	json_t *value = json_object_get(object, key);

	cr_assert(value, "an object without %s", key);
	return value;
}

static const char *text_of(const json_t *object, const char *key)
{
	const char *text = json_string_value(get(object, key));

	cr_assert(text, "%s is no string", key);
	return text;
}

static struct bytes hex_of(const json_t *object, const char *key)
{
	return bytes_hex(text_of(object, key));
}

static struct bytes bytes_in(const json_t *object, const char *key)
{
	const json_t *text = get(object, key);

	return bytes_of(json_string_value(text), json_string_length(text));
}

static uint64_t number_of(const json_t *object, const char *key)
{
	const json_t *n = get(object, key);

	cr_assert(json_is_integer(n) && json_integer_value(n) >= 0, "%s is no length", key);
	return (uint64_t)json_integer_value(n);
}

#define EACH_TEST(all, group, test)                                                     \
	for (size_t g_ = 0, t_; g_ < json_array_size(get(all, "testGroups")); g_++)     \
		for (json_t *group = json_array_get(get(all, "testGroups"), (t_ = 0, g_)), *test; \
				(test = json_array_get(get(group, "tests"), t_)); t_++)

/* ---- Wycheproof */

static bool valid(const json_t *test)
{
	const char *result = text_of(test, "result");

	cr_assert(!strcmp(result, "valid") || !strcmp(result, "invalid"), "%s", result);
	return !strcmp(result, "valid");
}

static void wycheproof_hmac(const char *h, unsigned cases)
{
	char file[80];
	unsigned refused = 0;
	json_t *all;

	snprintf(file, sizeof file, "wycheproof/hmac_%s_test.json", h);
	all = whole(file);
	if (!all)
		return;
	EACH_TEST(all, group, test) {
		ask_next();
		struct bytes key = hex_of(test, "key"), tag = hex_of(test, "tag");
		cr_assert_eq(8 * key.n, number_of(group, "keySize"));
		cr_assert_eq(8 * tag.n, number_of(group, "tagSize"));
		refused += !valid(test);
		ask_hmac(h, key, hex_of(test, "msg"), tag, valid(test));
	}
	ask_end(cases);
	cr_assert_eq(cases - refused, 66, "%s: %u valid ones", h, cases - refused);
	cr_assert_eq(cases, number_of(all, "numberOfTests"));
	json_decref(all);
}

Test(wycheproof, hmac)
{
	wycheproof_hmac("sha1", 170);
	wycheproof_hmac("sha224", 172);
	wycheproof_hmac("sha256", 174);
	wycheproof_hmac("sha384", 174);
	wycheproof_hmac("sha512", 174);
	wycheproof_hmac("sha512_224", 173);
	wycheproof_hmac("sha512_256", 175);
}

static void wycheproof_hkdf(const char *h, unsigned cases)
{
	char file[80];
	unsigned refused = 0;
	json_t *all;

	snprintf(file, sizeof file, "wycheproof/hkdf_%s_test.json", h);
	all = whole(file);
	if (!all)
		return;
	EACH_TEST(all, group, test) {
		ask_next();
		struct bytes salt = hex_of(test, "salt"), ikm = hex_of(test, "ikm"), info = hex_of(test, "info");
		struct bytes okm = hex_of(test, "okm");
		size_t size = (size_t)number_of(test, "size");
		if (valid(test)) {
			cr_assert_eq(okm.n, size);
			ask_hkdf(h, salt, ikm, info, okm);
		} else {
			refused++;
			ask_hkdf_too_long(h, salt, ikm, info, size);
		}
	}
	ask_end(cases);
	cr_assert_eq(refused, 3, "%s: %u invalid ones", h, refused);
	cr_assert_eq(cases, number_of(all, "numberOfTests"));
	json_decref(all);
}

Test(wycheproof, hkdf)
{
	wycheproof_hkdf("sha1", 87);
	wycheproof_hkdf("sha256", 86);
	wycheproof_hkdf("sha384", 83);
	wycheproof_hkdf("sha512", 83);
}

static void wycheproof_pbkdf2(const char *h, unsigned cases)
{
	char file[80];
	json_t *all;

	snprintf(file, sizeof file, "wycheproof/pbkdf2_hmac%s_test.json", h);
	all = whole(file);
	if (!all)
		return;
	EACH_TEST(all, group, test) {
		uint64_t iters = number_of(test, "iterationCount");
		ask_next();
		struct bytes dk = hex_of(test, "dk");
		cr_assert(valid(test) && dk.n == number_of(test, "dkLen"));
		if (!ask_later("iterations", iters, 1000000))
			ask_pbkdf2(h, hex_of(test, "password"), hex_of(test, "salt"), (uint32_t)iters, dk);
	}
	ask_end(cases);
	cr_assert_eq(cases, number_of(all, "numberOfTests"));
	json_decref(all);
}

Test(wycheproof, pbkdf2, .timeout = 600)
{
	wycheproof_pbkdf2("sha1", 64);
	wycheproof_pbkdf2("sha224", 58);
	wycheproof_pbkdf2("sha256", 60);
	wycheproof_pbkdf2("sha384", 58);
	wycheproof_pbkdf2("sha512", 58);
}

/* ---- ACVP: a question in vectors/, its answer in expected/, matched by tcId */

struct acvp {
	json_t *both, *answers_file, *all, *answers;
};

static bool acvp_begin(struct acvp *a, const char *name)
{
	static char file[80];
	char key[24];

	snprintf(file, sizeof file, "nist-acvp/expected/%s.json", name);
	a->answers_file = whole(file);
	snprintf(file, sizeof file, "nist-acvp/vectors/%s.json", name);
	a->both = a->answers_file ? whole(file) : NULL;
	if (!a->both)
		return false;
	a->all = json_array_get(a->both, 1);
	a->answers = json_object();
	EACH_TEST(json_array_get(a->answers_file, 1), group, test) {
		snprintf(key, sizeof key, "%llu", (unsigned long long)number_of(test, "tcId"));
		cr_assert(!json_object_get(a->answers, key), "%s twice", key);
		json_object_set(a->answers, key, test);
	}
	return true;
}

static const json_t *acvp_answer(const struct acvp *a, const json_t *test)
{
	char key[24];

	snprintf(key, sizeof key, "%llu", (unsigned long long)number_of(test, "tcId"));
	return get(a->answers, key);
}

static void acvp_end(struct acvp *a, unsigned cases)
{
	ask_end(cases);
	json_decref(a->answers);
	json_decref(a->answers_file);
	json_decref(a->both);
}

static void acvp_monte(const char *h, struct bytes seed, const json_t *results)
{
	cr_assert_eq(json_array_size(results), 100);
	for (size_t i = 0; i < 100; i++) {
		const char *want = text_of(json_array_get(results, i), "md");
		uint8_t right[INGOT_MAX_SIZE];
		cr_assert(strlen(want) == 2 * seed.n && unhex(want, strlen(want), right));
		ask_monte(h, seed.at);
		cr_assert_arr_eq(seed.at, right, seed.n, "%s, result %zu", h, i);
	}
}

/* A GiB takes plain C many seconds, and a sanitizer has nothing to learn from it. */
static uint64_t large(const char *h)
{
	bool slow = !strcmp(ingot_hash_impl(ingot_hash_find(h)), "portable");

#ifdef SANITIZED
	slow = true;
#endif
	return slow ? (uint64_t)1 << 24 : (uint64_t)1 << 30;
}

static void acvp_digests(const char *name, unsigned cases)
{
	struct acvp a;

	if (!acvp_begin(&a, name))
		return;
	EACH_TEST(a.all, group, test) {
		const char *type = text_of(group, "testType"), *h = hash_called(text_of(a.all, "algorithm"));
		const json_t *answer = acvp_answer(&a, test);
		ask_next();
		if (!strcmp(type, "LDT")) {
			const json_t *m = get(test, "largeMsg");
			cr_assert_str_eq(text_of(m, "expansionTechnique"), "repeating");
			if (!ask_later("bytes", number_of(m, "fullLength") / 8, large(h)))
				ask_repeated(h, hex_of(m, "content"), number_of(m, "fullLength") / 8, hex_of(answer, "md"));
			continue;
		}
		struct bytes message = hex_of(test, "msg");
		uint64_t bits = number_of(test, "len");
		cr_assert(bits % 8 == 0 && bits / 8 <= message.n);
		message.n = (size_t)bits / 8;
		if (!strcmp(type, "MCT"))
			acvp_monte(h, message, get(answer, "resultsArray"));
		else
			ask_digest(h, message, hex_of(answer, "md"));
	}
	acvp_end(&a, cases);
}

Test(acvp, digests, .timeout = 1200)
{
	acvp_digests("SHA-1", 3);
	acvp_digests("SHA2-224", 3);
	acvp_digests("SHA2-256", 3);
	acvp_digests("SHA2-384", 3);
	acvp_digests("SHA2-512", 3);
	acvp_digests("SHA2-512-224", 1029);
	acvp_digests("SHA2-512-256", 3);
}

static void acvp_hmac(const char *name, unsigned cases)
{
	struct acvp a;

	if (!acvp_begin(&a, name))
		return;
	EACH_TEST(a.all, group, test) {
		ask_next();
		struct bytes key = hex_of(test, "key"), message = hex_of(test, "msg"), tag = hex_of(acvp_answer(&a, test), "mac");
		cr_assert_eq(8 * key.n, number_of(group, "keyLen"));
		cr_assert_eq(8 * message.n, number_of(group, "msgLen"));
		cr_assert_eq(8 * tag.n, number_of(group, "macLen"));
		ask_hmac(hash_called(text_of(a.all, "algorithm") + strlen("HMAC-")), key, message, tag, true);
	}
	acvp_end(&a, cases);
}

Test(acvp, hmac)
{
	acvp_hmac("HMAC-SHA-1", 20);
	acvp_hmac("HMAC-SHA2-224", 20);
	acvp_hmac("HMAC-SHA2-256", 20);
	acvp_hmac("HMAC-SHA2-384", 20);
	acvp_hmac("HMAC-SHA2-512", 20);
	acvp_hmac("HMAC-SHA2-512-256", 13);
}

Test(acvp, pbkdf2)
{
	struct acvp a;

	if (!acvp_begin(&a, "PBKDF"))
		return;
	EACH_TEST(a.all, group, test) {
		ask_next();
		struct bytes dk = hex_of(acvp_answer(&a, test), "derivedKey");
		cr_assert_eq(8 * dk.n, number_of(test, "keyLen"));
		ask_pbkdf2(hash_called(text_of(group, "hmacAlg")), bytes_in(test, "password"), hex_of(test, "salt"),
			(uint32_t)number_of(test, "iterationCount"), dk);
	}
	acvp_end(&a, 7);
}

/* SP 800-56C: what U and V say of themselves, then L in bits as four bytes. */
static struct bytes party(const json_t *test, const char *who)
{
	const json_t *p = get(test, who);
	struct bytes said = { NULL, 0 };

	if (json_object_get(p, "partyId"))
		said = hex_of(p, "partyId");
	if (json_object_get(p, "ephemeralData"))
		said = bytes_join(said, hex_of(p, "ephemeralData"));
	cr_assert(said.n > 0);
	return said;
}

Test(acvp, kda_hkdf)
{
	struct acvp a;
	unsigned wrong = 0;

	if (!acvp_begin(&a, "KDA-HKDF"))
		return;
	EACH_TEST(a.all, group, test) {
		const json_t *k = get(test, "kdfParameter"), *answer = acvp_answer(&a, test);
		const char *h = hash_called(text_of(get(group, "kdfConfiguration"), "hmacAlg"));
		uint32_t l = (uint32_t)number_of(k, "l");
		const uint8_t length[4] = { (uint8_t)(l >> 24), (uint8_t)(l >> 16), (uint8_t)(l >> 8), (uint8_t)l };
		ask_next();
		struct bytes info = bytes_join(party(test, "fixedInfoPartyU"), party(test, "fixedInfoPartyV"));
		bool given = !strcmp(text_of(group, "testType"), "VAL");
		struct bytes dkm = hex_of(given ? test : answer, "dkm");
		info = bytes_join(info, bytes_of(length, sizeof length));
		cr_assert_eq(8 * dkm.n, l);
		if (given && !json_is_true(get(answer, "testPassed"))) {
			wrong++;
			ask_hkdf_not(h, hex_of(k, "salt"), hex_of(k, "z"), info, dkm);
		} else {
			ask_hkdf(h, hex_of(k, "salt"), hex_of(k, "z"), info, dkm);
		}
	}
	cr_assert_eq(wrong, 11, "%u that must not be met", wrong);
	acvp_end(&a, 140);
}

/* ---- npm's hash-test-vectors: one field for each hash, by Node's name for it */

static const char *const node[] = { "md5", "sha1", "sha224", "sha256", "sha384", "sha512" };
#define EACH_NODE(h) for (const char *const *h = node; h < node + sizeof node / sizeof *node; h++)

static struct bytes base64_of(const json_t *object, const char *key)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const char *text = text_of(object, key);
	struct bytes b = bytes_of(text, strlen(text));
	size_t n = 0;
	uint32_t bits = 0;

	for (size_t i = 0; i < b.n && text[i] != '='; i++) {
		const char *digit = strchr(digits, text[i]);
		cr_assert(digit, "not base64: %s", text);
		bits = bits << 6 | (uint32_t)(digit - digits);
		if (i % 4)
			b.at[n++] = (uint8_t)(bits >> (6 - 2 * (i % 4)));
	}
	b.n = n;
	if (!n)
		b.at = NULL;
	return b;
}

Test(npm, digests)
{
	json_t *all = whole("npm-hash-test-vectors/index.json"), *test;
	size_t i;

	if (!all)
		return;
	json_array_foreach(all, i, test)
		EACH_NODE(h) {
			ask_next();
			ask_digest(*h, base64_of(test, "input"), hex_of(test, *h));
		}
	ask_end(6 * 196);
	json_decref(all);
}

Test(npm, hmac)
{
	json_t *all = whole("npm-hash-test-vectors/hmac.json"), *test;
	size_t i;

	if (!all)
		return;
	json_array_foreach(all, i, test)
		EACH_NODE(h) {
			ask_next();
			ask_hmac(*h, hex_of(test, "key"), hex_of(test, "data"), hex_of(test, *h), true);
		}
	ask_end(6 * 6);
	json_decref(all);
}

Test(npm, pbkdf2, .timeout = 600)
{
	json_t *all = whole("npm-hash-test-vectors/pbkdf2.json"), *test;
	size_t i;

	if (!all)
		return;
	json_array_foreach(all, i, test) {
		uint64_t iters = number_of(test, "iterations");
		ask_next();
		struct bytes dk = hex_of(test, "sha1");
		cr_assert_eq(dk.n, number_of(test, "length"));
		if (!ask_later("iterations", iters, 1000000))
			ask_pbkdf2("sha1", bytes_in(test, "password"), bytes_in(test, "salt"), (uint32_t)iters, dk);
	}
	ask_end(6);
	json_decref(all);
}

/* ---- crypto-browserify */

/* name, nameHex, or one of JavaScript's arrays of numbers, which is the bytes of its numbers, little end first. */
static struct bytes browserify_bytes(const json_t *test, const char *name)
{
	static const struct {
		const char *suffix;
		unsigned width;
	} arrays[] = { { "Uint8Array", 1 }, { "Int32Array", 4 }, { "Float64Array", 8 } };
	char key[32];

	if (json_object_get(test, name))
		return bytes_in(test, name);
	for (unsigned k = 0; k < 3; k++) {
		snprintf(key, sizeof key, "%s%s", name, arrays[k].suffix);
		const json_t *numbers = json_object_get(test, key);
		uint8_t data[256];
		unsigned n = 0, width = arrays[k].width;
		for (size_t i = 0; i < json_array_size(numbers); i++) {
			double real = json_number_value(json_array_get(numbers, i));
			uint64_t bits = (uint64_t)real;
			if (width == 8)
				memcpy(&bits, &real, 8);
			cr_assert(n + width <= sizeof data);
			for (unsigned byte = 0; byte < width; byte++)
				data[n++] = (uint8_t)(bits >> 8 * byte);
		}
		if (numbers)
			return bytes_of(data, n);
	}
	snprintf(key, sizeof key, "%sHex", name);
	return hex_of(test, key);
}

Test(browserify, pbkdf2)
{
	json_t *all = whole("crypto-browserify-pbkdf2/fixtures.json"), *test;
	size_t i;

	if (!all)
		return;
	json_array_foreach(get(all, "valid"), i, test)
		EACH_NODE(h) {
			if (!json_object_get(get(test, "results"), *h))
				continue;
			ask_next();
			struct bytes dk = hex_of(get(test, "results"), *h);
			cr_assert_eq(dk.n, number_of(test, "dkLen"));
			ask_pbkdf2(*h, browserify_bytes(test, "key"), browserify_bytes(test, "salt"),
				(uint32_t)number_of(test, "iterations"), dk);
		}
	ask_end(17 * 5);
	json_decref(all);
}
