/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sets that other projects made and wrote as lines of text, and how many cases of ours each file is known to hold. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include "record.h"
#include "runtime/both.h"

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

	if (!record_begin(&r, file, "Out"))
		return;
	while (rsp_next(&r)) {
		const char *h = botan_hash(&r);
		if (!h)
			continue;
		ask_next();
		ask_digest(h, record_hex(&r, "In"), record_hex(&r, "Out"));
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

	if (!record_begin(&r, "botan/hash_mc.vec", "Output"))
		return;
	while (rsp_next(&r)) {
		ask_next();
		struct bytes seed = record_hex(&r, "Seed"), want = record_hex(&r, "Output");
		for (unsigned long i = 0; i <= strtoul(record_get(&r, "Count"), NULL, 10); i++)
			ask_monte(botan_hash(&r), seed.at);
		cr_assert(seed.n == want.n && !memcmp(seed.at, want.at, want.n), "%s", r.section);
	}
	ask_end(7);
}

Test(botan, repeated, .timeout = 600)
{
	struct rsp r;

	if (!record_begin(&r, "botan/hash_rep.vec", "Digest"))
		return;
	while (rsp_next(&r)) {
		const char *h = strstr(r.section, "SHA-3(") ? NULL : botan_hash(&r);
		unsigned long length = strtoul(record_get(&r, "TotalLength"), NULL, 10);
		if (!h)
			continue;
		ask_next();
		if (!ask_later("bytes", length, 1 << 24))
			ask_repeated(h, record_hex(&r, "Input"), length, record_hex(&r, "Digest"));
	}
	ask_end(10);
}

Test(botan, hmac)
{
	struct rsp r;

	if (!record_begin(&r, "botan/hmac.vec", "Out"))
		return;
	while (rsp_next(&r)) {
		const char *h = strstr(r.section, "SHA-3(") ? NULL : botan_hash(&r);
		if (!h)
			continue;
		ask_next();
		ask_hmac(h, record_hex(&r, "Key"), record_hex(&r, "In"), record_hex(&r, "Out"), true);
	}
	ask_end(37);
}

Test(botan, hkdf)
{
	struct rsp r;

	if (!record_begin(&r, "botan/hkdf.vec", "Output"))
		return;
	while (rsp_next(&r)) {
		const char *h = botan_hash(&r);
		ask_next();
		struct bytes salt = record_hex(&r, "Salt"), secret = record_hex(&r, "Secret"), info = record_hex(&r, "Label");
		if (!strncmp(r.section, "HKDF-Extract", 12))
			ask_extract(h, salt, secret, record_hex(&r, "Output"));
		else if (!strncmp(r.section, "HKDF-Expand", 11))
			ask_expand(h, secret, bytes_join(info, salt), record_hex(&r, "Output"));    /* Botan hashes both here */
		else
			ask_hkdf(h, salt, secret, info, record_hex(&r, "Output"));
	}
	ask_end(37);
}

Test(botan, pbkdf2)
{
	struct rsp r;

	if (!record_begin(&r, "botan/pbkdf2.vec", "Output"))
		return;
	while (rsp_next(&r)) {
		const char *h = strstr(r.section, "HMAC") ? botan_hash(&r) : NULL, *pw = rsp_get(&r, "Passphrase");
		if (!h)
			continue;
		ask_next();
		ask_pbkdf2(h, bytes_of(pw, strlen(pw)), record_hex(&r, "Salt"), (uint32_t)strtoul(record_get(&r, "Iterations"), NULL, 10),
			record_hex(&r, "Output"));
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
