/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Published test vectors: those typed into vectors_fips.c, and files of them found on this machine. */
#ifndef INGOT_TESTS_VECTORS_H
#define INGOT_TESTS_VECTORS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct fips_vector {
	const char *hash, *message;
	size_t times;                                    /* the message that often in a row */
	const char *digest;
};

extern const struct fips_vector fips_vectors[];
extern const size_t fips_count;

/* A file of "Key = value" lines, as NIST writes them: a record is what stands between blank lines. */
struct rsp {
	FILE *file;
	const char *set;                                 /* whose folder the file was found in */
	char *line;
	size_t room;
	unsigned pairs;
	char *key[16], *value[16];                       /* of the current record */
	char section[64];                                /* what stood in the last [brackets] */
	const char *last;                                /* a record ends with this key, not at a blank line; or NULL */
};

/* A file of the published vectors, by its name in them ("rfc/rfc-1321.txt"), and in *set what to call where it was found:
 * the first of $INGOT_VECTORS, the vectors beside the source tree and Debian's python3-cryptography-vectors that has it.  A
 * file that is nowhere is said on standard error, and is a failure where $CI is true if Debian's package would have it. */
FILE *vectors_open(const char *name, const char **set);

bool rsp_open(struct rsp *r, const char *name);
bool rsp_next(struct rsp *r);                           /* false at the end, having closed the file */
const char *rsp_get(const struct rsp *r, const char *key);    /* NULL if the record has no such key */
#endif
