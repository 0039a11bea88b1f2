/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the RFCs and NIST ask, and how many cases each file is known to hold. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "record.h"
#include "runtime/both.h"

/* ---- RFCs, in pyca's form */

static void rfc_hmac(const char *file, const char *h, unsigned cases)
{
	struct rsp r;

	if (!record_begin(&r, file, "MD"))
		return;
	while (rsp_next(&r)) {
		ask_next();
		struct bytes message = record_hex(&r, "Msg");
		cr_assert_eq(8 * message.n, strtoul(record_get(&r, "Len"), NULL, 10));
		ask_hmac(h, record_hex(&r, "Key"), message, record_hex(&r, "MD"), true);
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

	if (!record_begin(&r, "rfc/rfc-1321.txt", "MD"))
		return;
	while (rsp_next(&r)) {
		ask_next();
		size_t n = strtoul(record_get(&r, "Len"), NULL, 10) / 8;
		ask_digest("md5", n ? record_hex(&r, "Msg") : bytes_of(NULL, 0), record_hex(&r, "MD"));
	}
	ask_end(7);
}

static void rfc_hkdf(const char *file, unsigned cases)
{
	struct rsp r;

	if (!record_begin(&r, file, "OKM"))
		return;
	while (rsp_next(&r)) {
		const char *h = hash_called(record_get(&r, "Hash"));
		ask_next();
		struct bytes salt = record_hex(&r, "salt"), ikm = record_hex(&r, "IKM"), okm = record_hex(&r, "OKM");
		cr_assert_eq(okm.n, strtoul(record_get(&r, "L"), NULL, 10));
		if (rsp_get(&r, "PRK")) {
			ask_extract(h, salt, ikm, record_hex(&r, "PRK"));
			ask_expand(h, record_hex(&r, "PRK"), record_hex(&r, "info"), okm);
		}
		ask_hkdf(h, salt, ikm, record_hex(&r, "info"), okm);
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

	if (!record_begin(&r, "rfc/rfc-6070-PBKDF2-SHA1.txt", "DERIVED_KEY"))
		return;
	while (rsp_next(&r)) {
		const char *pw = record_get(&r, "PASSWORD"), *salt = record_get(&r, "SALT");
		unsigned long iters = strtoul(record_get(&r, "ITERATIONS"), NULL, 10);
		ask_next();
		struct bytes dk = record_hex(&r, "DERIVED_KEY");
		cr_assert_eq(dk.n, strtoul(record_get(&r, "LENGTH"), NULL, 10));
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

	if (!record_begin(&r, "nist-cavp/hmac/HMAC.rsp", "Mac"))
		return;
	while (rsp_next(&r)) {
		unsigned L = 0;
		cr_assert(sscanf(r.section, "L=%u", &L) == 1 && L <= 64 && hashes[L], "section %s", r.section);
		ask_next();
		struct bytes key = record_hex(&r, "Key"), tag = record_hex(&r, "Mac");
		cr_assert_eq(key.n, strtoul(record_get(&r, "Klen"), NULL, 10));
		cr_assert_eq(tag.n, strtoul(record_get(&r, "Tlen"), NULL, 10));
		ask_hmac(hashes[L], key, record_hex(&r, "Msg"), tag, true);
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
	size_t n = 0;

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
			n = 0;
		} else if (h && unit.n) {
			for (const char *p = line; *p && n < sizeof digest - 1; p++)
				if (isxdigit((unsigned char)*p))
					digest[n++] = *p;
			digest[n] = '\0';
			if (n < 2 * ingot_hash_size(ingot_hash_find(h)))
				continue;
			if (!ask_later("bytes", length, 1 << 24))
				ask_repeated(h, unit, length, bytes_hex(digest));
			unit.n = 0;
		}
	}
	fclose(f);
	ask_end(47);
}
