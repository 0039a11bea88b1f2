/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The whole header in use, in what C99, C11 and C++11 share; header.sh compiles it as each of them. */
#include "ingot.h"
#include "ingot.h"

static int use(uint8_t *out)
{
	static const char key[] = "key";
	const ingot_hash *h = ingot_hash_find("sha256");
	ingot_hash_ctx hash;
	ingot_hmac_ctx mac;
	ingot_sha512_256_ctx typed;
	ingot_hmac_md5_ctx typed_mac;
	ingot_pbkdf2_job job;
	ingot_cpu_info cpu;
	uint32_t state[8] = { 0 };
	int bad = ingot_selftest();

	ingot_hash_init(&hash, h);
	ingot_hash_update(&hash, key, 3);
	ingot_hash_peek(&hash, out);
	ingot_hash_final(&hash, out);
	ingot_hmac_init(&mac, h, key, 3);
	ingot_hmac_update(&mac, key, 3);
	ingot_hmac_final(&mac, out);
	ingot_hmac_reset(&mac);
	bad |= ingot_hmac_verify(&mac, out, 32, 32) != INGOT_EFAIL;
	ingot_sha512_256_init(&typed);
	ingot_sha512_256_final(&typed, out);
	ingot_hmac_md5_init(&typed_mac, NULL, 0);
	ingot_hmac_md5_final(&typed_mac, out);
	ingot_sha256_blocks(state, NULL, 0);
	bad |= ingot_pbkdf2_hmac_sha384(out, 48, key, 3, key, 3, 1);
	bad |= ingot_pbkdf2_start(&job, h, 32, key, 3, key, 3, 1);
	bad |= ingot_pbkdf2_step(&job, 1) != 0;
	bad |= ingot_pbkdf2_take(&job, out) != 32;
	ingot_hkdf_sha1_extract(out, NULL, 0, key, 3);
	bad |= ingot_hkdf_sha1_expand(out, 64, key, 3, NULL, 0);
	ingot_cpu(&cpu);
	ingot_wipe(state, sizeof state);
	return bad | !ingot_equal(state, state, sizeof state) | !ingot_hash_impl(h)[0];
}

int main(void)
{
	uint8_t out[INGOT_MAX_SIZE];

	return use(out) != INGOT_OK;
}
