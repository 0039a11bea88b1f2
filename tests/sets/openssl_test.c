/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* OpenSSL's sets and those of its children, and how many cases of ours each file is known to hold. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include "record.h"

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

	if (!record_begin(&r, file, NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = rsp_get(&r, "Digest") ? hash_called(rsp_get(&r, "Digest")) : NULL;
		if (!h)
			continue;
		ask_next();
		struct bytes message = evp_input(&r);
		ask_digest(h, message, record_hex(&r, "Output"));
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

	if (!record_begin(&r, file, NULL))
		return;
	while (rsp_next(&r)) {
		const char *mac = rsp_get(&r, "MAC"), *h = rsp_get(&r, name) ? hash_called(rsp_get(&r, name)) : NULL;
		if (!h || (mac && strcmp(mac, "HMAC")) || rsp_get(&r, "Result"))
			continue;
		ask_next();
		ask_hmac(h, record_hex(&r, "Key"), record_hex(&r, "Input"), record_hex(&r, "Output"), true);
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

	if (!record_begin(&r, "openssl/evpkdf_hkdf.txt", NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = evp_hash(&r), *mode = rsp_get(&r, "Ctrl.mode");
		if (!h)
			continue;
		ask_next();
		struct bytes key = evp_ctrl(&r, "key"), salt = evp_ctrl(&r, "salt"), info = evp_ctrl(&r, "info");
		if (mode && !strcmp(mode, "mode:EXTRACT_ONLY"))
			ask_extract(h, salt, key, record_hex(&r, "Output"));
		else if (mode && !strcmp(mode, "mode:EXPAND_ONLY"))
			ask_expand(h, key, info, record_hex(&r, "Output"));
		else
			ask_hkdf(h, salt, key, info, record_hex(&r, "Output"));
	}
	ask_end(26);
}

Test(openssl, pbkdf2)
{
	struct rsp r;

	if (!record_begin(&r, "openssl/evpkdf_pbkdf2.txt", NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = evp_hash(&r);
		if (!h)
			continue;
		ask_next();
		const char *iters = strchr(record_get(&r, "Ctrl.iter"), ':') + 1;
		ask_pbkdf2(h, evp_ctrl(&r, "pass"), evp_ctrl(&r, "salt"), (uint32_t)strtoul(iters, NULL, 10), record_hex(&r, "Output"));
	}
	ask_end(20);
}

Test(openssl, pbkdf2_as_pbe)
{
	struct rsp r;

	if (!record_begin(&r, "openssl/evppbe_pbkdf2.txt", NULL))
		return;
	while (rsp_next(&r)) {
		const char *h = rsp_get(&r, "PBE") ? hash_called(record_get(&r, "MD")) : NULL;
		if (!h)
			continue;
		ask_next();
		ask_pbkdf2(h, record_hex(&r, "Password"), record_hex(&r, "Salt"), (uint32_t)strtoul(record_get(&r, "iter"), NULL, 10),
			record_hex(&r, "Key"));
	}
	ask_end(21);
}
