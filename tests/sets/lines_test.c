/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The published sets that come as lines of text, and how many cases each file is known to hold. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "ask.h"
#include "runtime/both.h"
#include "vectors.h"

static const char *get(const struct rsp *r, const char *key)
{
	const char *value = rsp_get(r, key);

	cr_assert(value, "a record without %s", key);
	return value;
}

static struct bytes hex_of(const struct rsp *r, const char *key)
{
	return bytes_value(rsp_get(r, key));
}

/* A record of the file ends with the key last; where that is NULL, at a blank line. */
static bool begin(struct rsp *r, const char *file, const char *last)
{
	if (!rsp_open(r, file))
		return false;
	r->last = last;
	ask_begin(r->set, file);
	return true;
}

/* ---- RFCs, in pyca's form */

static void rfc_hmac(const char *file, const char *h, unsigned cases)
{
	struct rsp r;

	if (!begin(&r, file, "MD"))
		return;
	while (rsp_next(&r)) {
		ask_next();
		struct bytes message = hex_of(&r, "Msg");
		cr_assert_eq(8 * message.n, strtoul(get(&r, "Len"), NULL, 10));
		ask_hmac(h, hex_of(&r, "Key"), message, hex_of(&r, "MD"), true);
	}
	ask_end(cases);
}

Test(rfc, hmac_of_2202)
{
	rfc_hmac("rfc/rfc-2202-md5.txt", "md5", 7);
	rfc_hmac("rfc/rfc-2202-sha1.txt", "sha1", 7);
}

Test(rfc, hmac_of_4231)
{
	rfc_hmac("rfc/rfc-4231-sha224.txt", "sha224", 6);
	rfc_hmac("rfc/rfc-4231-sha256.txt", "sha256", 6);
	rfc_hmac("rfc/rfc-4231-sha384.txt", "sha384", 6);
	rfc_hmac("rfc/rfc-4231-sha512.txt", "sha512", 6);
}

Test(rfc, digests_of_1321)
{
	struct rsp r;

	if (!begin(&r, "rfc/rfc-1321.txt", "MD"))
		return;
	while (rsp_next(&r)) {
		ask_next();
		size_t n = strtoul(get(&r, "Len"), NULL, 10) / 8;
		ask_digest("md5", n ? hex_of(&r, "Msg") : bytes_of(NULL, 0), hex_of(&r, "MD"));
	}
	ask_end(7);
}

static void rfc_hkdf(const char *file, unsigned cases)
{
	struct rsp r;

	if (!begin(&r, file, "OKM"))
		return;
	while (rsp_next(&r)) {
		const char *h = hash_called(get(&r, "Hash"));
		ask_next();
		struct bytes salt = hex_of(&r, "salt"), ikm = hex_of(&r, "IKM"), okm = hex_of(&r, "OKM");
		cr_assert_eq(okm.n, strtoul(get(&r, "L"), NULL, 10));
		if (rsp_get(&r, "PRK")) {
			ask_extract(h, salt, ikm, hex_of(&r, "PRK"));
			ask_expand(h, hex_of(&r, "PRK"), hex_of(&r, "info"), okm);
		}
		ask_hkdf(h, salt, ikm, hex_of(&r, "info"), okm);
	}
	ask_end(cases);
}

Test(rfc, hkdf_of_5869)
{
	rfc_hkdf("rfc/rfc-5869-HKDF-SHA1.txt", 4);
	rfc_hkdf("rfc/rfc-5869-HKDF-SHA256.txt", 3);
	rfc_hkdf("rfc/hkdf-generated.txt", 1);
}

Test(rfc, pbkdf2_of_6070, .timeout = 600)
{
	struct rsp r;

	if (!begin(&r, "rfc/rfc-6070-PBKDF2-SHA1.txt", "DERIVED_KEY"))
		return;
	while (rsp_next(&r)) {
		const char *pw = get(&r, "PASSWORD"), *salt = get(&r, "SALT");
		unsigned long iters = strtoul(get(&r, "ITERATIONS"), NULL, 10);
		ask_next();
		struct bytes dk = hex_of(&r, "DERIVED_KEY");
		cr_assert_eq(dk.n, strtoul(get(&r, "LENGTH"), NULL, 10));
		if (!ask_later("iterations", iters, 1000000))
			ask_pbkdf2("sha1", bytes_text(pw, strlen(pw)), bytes_text(salt, strlen(salt)), (uint32_t)iters, dk);
	}
	ask_end(6);
}

/* ---- NIST */

Test(nist, hmac_of_cavp)
{
	static const char *const hashes[65] = {
		[20] = "sha1", [28] = "sha224", [32] = "sha256", [48] = "sha384", [64] = "sha512",
	};
	struct rsp r;

	if (!begin(&r, "nist-cavp/hmac/HMAC.rsp", "Mac"))
		return;
	while (rsp_next(&r)) {
		unsigned L = 0;
		cr_assert(sscanf(r.section, "L=%u", &L) == 1 && L <= 64 && hashes[L], "section %s", r.section);
		ask_next();
		struct bytes key = hex_of(&r, "Key"), tag = hex_of(&r, "Mac");
		cr_assert_eq(key.n, strtoul(get(&r, "Klen"), NULL, 10));
		cr_assert_eq(tag.n, strtoul(get(&r, "Tlen"), NULL, 10));
		ask_hmac(hashes[L], key, hex_of(&r, "Msg"), tag, true);
	}
	ask_end(1575);
}

/* "#5) 1005 bytes of 0x55", "#2) 4 bytes 0xc98c8e55", "#3) 55 bytes of zeros": the length, and what it is made of. */
static struct bytes additional_unit(const char *line, uint64_t *length)
{
	char *after;
	const char *of;

	*length = strtoull(strchr(line, ')') + 1, &after, 0);
	of = strstr(after, "0x");
	if (strstr(after, "of zeros") || *length == 0)
		return bytes_of("", 1);
	cr_assert(of, "not understood: %s", line);
	char digits[16] = "";
	strncat(digits, of + 2, strspn(of + 2, "0123456789abcdef") & 14);
	return bytes_hex(digits);
}

/* Its digests are broken over lines and spaces. */
Test(nist, additional_sha2, .timeout = 1200)
{
	const char *set, *file = "nist-examples/SHA2_Additional.txt", *h = NULL;
	FILE *f = vectors_open(file, &set);
	char line[512], digest[2 * INGOT_MAX_SIZE + 1] = "", name[8];
	struct bytes unit = { NULL, 0 };
	uint64_t length = 0;

	if (!f)
		return;
	ask_begin(set, file);
	while (fgets(line, sizeof line, f)) {
		if (sscanf(line, "SHA-%3[0-9] Test Data", name + 4) == 1) {
			memcpy(name, "SHA-", 4);
			h = hash_called(name);
		} else if (line[0] == '#') {
			ask_next();
			unit = additional_unit(line, &length);
			digest[0] = '\0';
		} else if (h && unit.n) {
			for (const char *p = line; *p && strlen(digest) < sizeof digest - 1; p++)
				if (isxdigit((unsigned char)*p))
					strncat(digest, p, 1);
			if (strlen(digest) < 2 * ingot_hash_size(ingot_hash_find(h)))
				continue;
			if (!ask_later("bytes", length, 1 << 24))
				ask_repeated(h, unit, length, bytes_hex(digest));
			unit.n = 0;
		}
	}
	fclose(f);
	ask_end(47);
}

/* ---- OpenSSL and its children */

/* Input times Ncopy times Count, as often as there are Inputs. */
static struct bytes evp_input(const struct rsp *r)
{
	struct bytes all = bytes_of(NULL, 0);

	for (unsigned i = 0; i < r->pairs; i++) {
		if (strcmp(r->key[i], "Input"))
			continue;
		unsigned long times = 1;
		for (unsigned k = i + 1; k < r->pairs && strcmp(r->key[k], "Input"); k++)
			if (!strcmp(r->key[k], "Ncopy") || !strcmp(r->key[k], "Count"))
				times *= strtoul(r->value[k], NULL, 10);
		struct bytes one = bytes_value(r->value[i]), many = { NULL, one.n * times };
		uint8_t *p = malloc(many.n + 1);
		for (unsigned long k = 0; k < times && one.n; k++)
			memcpy(p + k * one.n, one.at, one.n);
		many.at = p;
		all = bytes_join(all, many);
		free(p);
	}
	return all;
}

static void evp_digests(const char *file, unsigned cases)
{
	struct rsp r;

	if (!begin(&r, file, NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = rsp_get(&r, "Digest") ? hash_called(rsp_get(&r, "Digest")) : NULL;
		if (!h)
			continue;
		ask_next();
		struct bytes message = evp_input(&r);
		ask_digest(h, message, hex_of(&r, "Output"));
	}
	ask_end(cases);
}

Test(openssl, digests)
{
	evp_digests("openssl/evpmd_md.txt", 7);
	evp_digests("openssl/evpmd_sha.txt", 30);
}

/* The name of the hash stands in evpmac_common's Algorithm, and in the children's HMAC. */
static void evp_hmac(const char *file, const char *name, unsigned cases)
{
	struct rsp r;

	if (!begin(&r, file, NULL))
		return;
	while (rsp_next(&r)) {
		const char *mac = rsp_get(&r, "MAC"), *h = rsp_get(&r, name) ? hash_called(rsp_get(&r, name)) : NULL;
		if (!h || (mac && strcmp(mac, "HMAC")) || rsp_get(&r, "Result"))
			continue;
		ask_next();
		ask_hmac(h, hex_of(&r, "Key"), hex_of(&r, "Input"), hex_of(&r, "Output"), true);
	}
	ask_end(cases);
}

Test(openssl, hmac) { evp_hmac("openssl/evpmac_common.txt", "Algorithm", 19); }
Test(boringssl, hmac) { evp_hmac("boringssl-awslc/boringssl_hmac_tests.txt", "HMAC", 23); }
Test(awslc, hmac) { evp_hmac("boringssl-awslc/awslc_hmac_tests.txt", "HMAC", 27); }

/* All of Ctrl.x = name:text or hexname:hex, joined. */
static struct bytes evp_ctrl(const struct rsp *r, const char *name)
{
	struct bytes all = bytes_of(NULL, 0);
	size_t k = strlen(name);

	for (unsigned i = 0; i < r->pairs; i++) {
		bool coded = !strncmp(r->value[i], "hex", 3);
		const char *text = r->value[i] + (coded ? 3 : 0);
		if (strncmp(r->key[i], "Ctrl.", 5) || strncmp(text, name, k) || text[k] != ':')
			continue;
		all = bytes_join(all, coded ? bytes_hex(text + k + 1) : bytes_of(text + k + 1, strlen(text + k + 1)));
	}
	return all;
}

/* Our name for what Ctrl.digest names; NULL also for a case about an error of OpenSSL's own. */
static const char *evp_hash(const struct rsp *r)
{
	const char *digest = rsp_get(r, "Ctrl.digest");

	return digest && !rsp_get(r, "Result") ? hash_called(digest + strlen("digest:")) : NULL;
}

Test(openssl, hkdf)
{
	struct rsp r;

	if (!begin(&r, "openssl/evpkdf_hkdf.txt", NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = evp_hash(&r), *mode = rsp_get(&r, "Ctrl.mode");
		if (!h)
			continue;
		ask_next();
		struct bytes key = evp_ctrl(&r, "key"), salt = evp_ctrl(&r, "salt"), info = evp_ctrl(&r, "info");
		if (mode && !strcmp(mode, "mode:EXTRACT_ONLY"))
			ask_extract(h, salt, key, hex_of(&r, "Output"));
		else if (mode && !strcmp(mode, "mode:EXPAND_ONLY"))
			ask_expand(h, key, info, hex_of(&r, "Output"));
		else
			ask_hkdf(h, salt, key, info, hex_of(&r, "Output"));
	}
	ask_end(26);
}

Test(openssl, pbkdf2)
{
	struct rsp r;

	if (!begin(&r, "openssl/evpkdf_pbkdf2.txt", NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = evp_hash(&r);
		if (!h)
			continue;
		ask_next();
		const char *iters = strchr(get(&r, "Ctrl.iter"), ':') + 1;
		ask_pbkdf2(h, evp_ctrl(&r, "pass"), evp_ctrl(&r, "salt"), (uint32_t)strtoul(iters, NULL, 10), hex_of(&r, "Output"));
	}
	ask_end(20);
}

Test(openssl, pbkdf2_as_pbe)
{
	struct rsp r;

	if (!begin(&r, "openssl/evppbe_pbkdf2.txt", NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = rsp_get(&r, "PBE") ? hash_called(get(&r, "MD")) : NULL;
		if (!h)
			continue;
		ask_next();
		ask_pbkdf2(h, hex_of(&r, "Password"), hex_of(&r, "Salt"), (uint32_t)strtoul(get(&r, "iter"), NULL, 10),
			hex_of(&r, "Key"));
	}
	ask_end(21);
}

/* ---- Botan: the section says what is done; a key that is missing is empty */

/* Our name for the hash in the innermost brackets of the section. */
static const char *botan_hash(const struct rsp *r)
{
	const char *open = strrchr(r->section, '(');
	char name[64];

	snprintf(name, sizeof name, "%s", open ? open + 1 : r->section);
	name[strcspn(name, ")")] = '\0';
	return hash_called(name);
}

static void botan_digests(const char *file, unsigned cases)
{
	struct rsp r;

	if (!begin(&r, file, "Out"))
		return;
	while (rsp_next(&r)) {
		const char *h = botan_hash(&r);
		if (!h)
			continue;
		ask_next();
		ask_digest(h, hex_of(&r, "In"), hex_of(&r, "Out"));
	}
	ask_end(cases);
}

Test(botan, digests)
{
	botan_digests("botan/md5.vec", 78);
	botan_digests("botan/sha1.vec", 80);
	botan_digests("botan/sha2_32.vec", 395);
	botan_digests("botan/sha2_64.vec", 147);
}

Test(botan, monte_carlo)
{
	struct rsp r;

	if (!begin(&r, "botan/hash_mc.vec", "Output"))
		return;
	while (rsp_next(&r)) {
		ask_next();
		struct bytes seed = hex_of(&r, "Seed"), want = hex_of(&r, "Output");
		for (unsigned long i = 0; i <= strtoul(get(&r, "Count"), NULL, 10); i++)
			ask_monte(botan_hash(&r), seed.at);
		cr_assert(seed.n == want.n && !memcmp(seed.at, want.at, want.n), "%s", r.section);
	}
	ask_end(7);
}

Test(botan, repeated, .timeout = 600)
{
	struct rsp r;

	if (!begin(&r, "botan/hash_rep.vec", "Digest"))
		return;
	while (rsp_next(&r)) {
		const char *h = strstr(r.section, "SHA-3(") ? NULL : botan_hash(&r);
		unsigned long length = strtoul(get(&r, "TotalLength"), NULL, 10);
		if (!h)
			continue;
		ask_next();
		if (!ask_later("bytes", length, 1 << 24))
			ask_repeated(h, hex_of(&r, "Input"), length, hex_of(&r, "Digest"));
	}
	ask_end(10);
}

Test(botan, hmac)
{
	struct rsp r;

	if (!begin(&r, "botan/hmac.vec", "Out"))
		return;
	while (rsp_next(&r)) {
		const char *h = strstr(r.section, "SHA-3(") ? NULL : botan_hash(&r);
		if (!h)
			continue;
		ask_next();
		ask_hmac(h, hex_of(&r, "Key"), hex_of(&r, "In"), hex_of(&r, "Out"), true);
	}
	ask_end(37);
}

Test(botan, hkdf)
{
	struct rsp r;

	if (!begin(&r, "botan/hkdf.vec", "Output"))
		return;
	while (rsp_next(&r)) {
		const char *h = botan_hash(&r);
		ask_next();
		struct bytes salt = hex_of(&r, "Salt"), secret = hex_of(&r, "Secret"), info = hex_of(&r, "Label");
		if (!strncmp(r.section, "HKDF-Extract", 12))
			ask_extract(h, salt, secret, hex_of(&r, "Output"));
		else if (!strncmp(r.section, "HKDF-Expand", 11))
			ask_expand(h, secret, bytes_join(info, salt), hex_of(&r, "Output"));    /* Botan hashes both here */
		else
			ask_hkdf(h, salt, secret, info, hex_of(&r, "Output"));
	}
	ask_end(37);
}

Test(botan, pbkdf2)
{
	struct rsp r;

	if (!begin(&r, "botan/pbkdf2.vec", "Output"))
		return;
	while (rsp_next(&r)) {
		const char *h = strstr(r.section, "HMAC") ? botan_hash(&r) : NULL, *pw = rsp_get(&r, "Passphrase");
		if (!h)
			continue;
		ask_next();
		ask_pbkdf2(h, bytes_of(pw, strlen(pw)), hex_of(&r, "Salt"), (uint32_t)strtoul(get(&r, "Iterations"), NULL, 10),
			hex_of(&r, "Output"));
	}
	ask_end(14);
}

/* ---- npm's hash-test-vectors: line n of a list is the digest of the n-th of its files */

static struct bytes file_of(const char *name)
{
	static uint8_t data[1 << 16];
	const char *set;
	FILE *f = vectors_open(name, &set);
	size_t n;

	cr_assert(f, "no %s", name);
	n = fread(data, 1, sizeof data, f);
	fclose(f);
	return bytes_of(data, n);
}

static void npm_list(const char *h)
{
	char name[80], line[160];
	const char *set;
	FILE *f;
	unsigned n = 0;

	snprintf(name, sizeof name, "npm-hash-test-vectors/vectors/byte-hashes.%s", h);
	f = vectors_open(name, &set);
	if (!f)
		return;
	ask_begin(set, name);
	while (fgets(line, sizeof line, f)) {
		char data[80];
		line[strcspn(line, " \r\n")] = '\0';
		if (!*line)
			continue;
		ask_next();
		snprintf(data, sizeof data, "npm-hash-test-vectors/vectors/byte%04u.dat", n++);
		ask_digest(h, file_of(data), bytes_hex(line));
	}
	fclose(f);
	ask_end(196);
}

Test(npm, lists)
{
	npm_list("md5");
	npm_list("sha1");
	npm_list("sha256");
}

/* ---- brycx: markdown; inputs, then an output for each hash, a long one on two lines */

struct brycx {
	char secret[2048], salt[2048], info[2048];       /* as they are written */
	unsigned long iters, length;
	const char *h;                                   /* whose output began */
	char output[2048];
};

/* "text" (3 octets), hex, or words in brackets for nothing. */
static struct bytes brycx_bytes(const char *value)
{
	if (*value == '(' || !strncmp(value, "None", 4))
		return bytes_of(NULL, 0);
	return bytes_value(value);
}

static void brycx_input(struct brycx *b, const char *key, const char *value)
{
	if (!strcmp(key, "c"))
		b->iters = strtoul(value, NULL, 10);
	else if (!strcmp(key, "dkLen"))
		b->length = strtoul(value, NULL, 10);
	else if (!strcmp(key, "P") || !strcmp(key, "IKM"))
		snprintf(b->secret, sizeof b->secret, "%s", value);
	else if (!strcmp(key, "S") || !strcmp(key, "Salt"))
		snprintf(b->salt, sizeof b->salt, "%s", value);
	else if (!strcmp(key, "Info"))
		snprintf(b->info, sizeof b->info, "%s", value);
}

static void brycx_output(struct brycx *b)
{
	if (strlen(b->output) < 2 * b->length)
		return;
	ask_next();
	struct bytes secret = brycx_bytes(b->secret), salt = brycx_bytes(b->salt), out = bytes_hex(b->output);
	cr_assert_eq(out.n, b->length);
	if (!b->iters)
		ask_hkdf(b->h, salt, secret, brycx_bytes(b->info), out);
	else if (!ask_later("iterations", b->iters, 1000000))
		ask_pbkdf2(b->h, secret, salt, (uint32_t)b->iters, out);
	b->h = NULL;
}

static void brycx(const char *file, unsigned cases)
{
	struct brycx b = { .h = NULL };
	char line[4096];
	const char *set;
	FILE *f = vectors_open(file, &set);

	if (!f)
		return;
	ask_begin(set, file);
	while (fgets(line, sizeof line, f)) {
		char key[64], value[2048];
		if (sscanf(line, " %63[^ =] = %2047[^\r\n]", key, value) == 2) {
			char *name = strstr(key, "-HMAC-");
			if (!name) {
				brycx_input(&b, key, value);
				continue;
			}
			b.h = hash_called(name + 6);
			cr_assert(b.h, "%s", key);
			b.output[0] = '\0';
		} else if (!b.h || sscanf(line, " %2047[^\r\n]", value) != 1) {
			continue;
		}
		const char *hex = value + (*value == '"');
		strncat(b.output, hex, strspn(hex, "0123456789abcdef"));
		brycx_output(&b);
	}
	fclose(f);
	ask_end(cases);
}

Test(brycx, pbkdf2, .timeout = 1200) { brycx("brycx/pbkdf2-hmac-sha2-test-vectors.md", 36); }
Test(brycx, hkdf) { brycx("brycx/hkdf-hmac-sha2-test-vectors.md", 49); }
