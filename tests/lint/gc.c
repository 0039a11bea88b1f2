/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A program that calls two emitted functions of all: what it does not call must not be linked in. */
#include <string.h>
#include "../../emitted/ingot_asm.h"

/* The first variant of SHA-256, which needs nothing. */
typedef void compress(void *state, const uint8_t *blocks, size_t n);
static compress *const variants[] = {
#define ONLY_md5(name)
#define ONLY_sha1(name)
#define ONLY_sha224(name)
#define ONLY_sha256(name) name,
#define ONLY_sha384(name)
#define ONLY_sha512(name)
#define ONLY_sha512_224(name)
#define ONLY_sha512_256(name)
#define INGOT_ASM_TABLE(hash, family, variant, features, compress, ...) ONLY_##hash(compress)
#include "variants.h"
};

int main(void)
{
	static const uint8_t start[] = { 0xba, 0x78, 0x16, 0xbf };
	const struct ingot_fns fns = { .compress = variants[0] };
	uint8_t out[32];
	ingot_asm_sha256_digest(out, (const uint8_t *)"abc", 3, &fns);
	return memcmp(out, start, sizeof start) != 0;
}
