/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For bench/mca.sh: calls one compression function, ours or OpenSSL's, with so many blocks.
 * mca_calls NAME BLOCKS; NAME is that of a row below. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void compress(void *state, const void *blocks, size_t n);
extern compress OURS_SHA1, OURS_SHA256, OURS_SHA512, OURS_SHA1_CE, OURS_SHA256_CE, OURS_SHA512_CE;
extern compress sha1_block_data_order, sha256_block_data_order, sha512_block_data_order;

/* What OpenSSL thinks of the CPU: bits of its arm_arch.h. */
extern unsigned OPENSSL_armcap_P;
enum { PLAIN = 0, SHA1 = 1 << 3, SHA256 = 1 << 4, SHA512 = 1 << 6 };

static const struct { const char *name; compress *f; unsigned cap; } rows[] = {
	{ "ours/sha1",       OURS_SHA1,                PLAIN },
	{ "ours/sha256",     OURS_SHA256,              PLAIN },
	{ "ours/sha512",     OURS_SHA512,              PLAIN },
	{ "ours/sha1_ce",    OURS_SHA1_CE,             PLAIN },
	{ "ours/sha256_ce",  OURS_SHA256_CE,           PLAIN },
	{ "ours/sha512_ce",  OURS_SHA512_CE,           PLAIN },
	{ "openssl/sha1",       sha1_block_data_order,    PLAIN },
	{ "openssl/sha256",     sha256_block_data_order,  PLAIN },
	{ "openssl/sha512",     sha512_block_data_order,  PLAIN },
	{ "openssl/sha1_ce",    sha1_block_data_order,    SHA1 },
	{ "openssl/sha256_ce",  sha256_block_data_order,  SHA256 },
	{ "openssl/sha512_ce",  sha512_block_data_order,  SHA512 },
};

int main(int argc, char **argv)
{
	static uint8_t state[64], blocks[128 * 64];

	for (size_t i = 0; argc == 3 && i < sizeof rows / sizeof *rows; i++)
		if (!strcmp(argv[1], rows[i].name)) {
			OPENSSL_armcap_P = rows[i].cap;
			rows[i].f(state, blocks, strtoul(argv[2], NULL, 10));
			return 0;
		}
	fputs("mca_calls: NAME BLOCKS are wanted\n", stderr);
	return 2;
}
