/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A program that is linked in every way there is: it hashes through libingot, whose assembly must be in use. */
#include <stdio.h>
#include <string.h>
#include "../../runtime/ingot.h"

int main(int argc, char **argv)
{
	static const uint8_t abc[32] = {
		0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea, 0x41, 0x41, 0x40, 0xde, 0x5d, 0xae, 0x22, 0x23,
		0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17, 0x7a, 0x9c, 0xb4, 0x10, 0xff, 0x61, 0xf2, 0x00, 0x15, 0xad };
	uint8_t out[32];
	ingot_sha256(out, "abc", 3);
	if (argc != 2 || memcmp(out, abc, sizeof abc))
		return puts("another digest of abc"), 1;
	if (ingot_selftest())
		return puts("the self-test fails"), 1;
	const char *impl = ingot_hash_impl(ingot_hash_find("sha256"));
	if (strncmp(impl, argv[1], strlen(argv[1])) || impl[strlen(argv[1])] != '/')
		return printf("sha256 is %s\n", impl), 1;
	return 0;
}
