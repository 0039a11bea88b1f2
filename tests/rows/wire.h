/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the host and the runner of rows say to each other.  The runner speaks first:
 *     struct rows_hello    struct rows_stub stubs[stubs]
 * then answers each request, a uint32_t n and n vectors, with n vectors, until its input ends.  A vector is all that an
 * instruction can see and change: sent, what it finds; returned, what it leaves.  Every number is little endian. */
#ifndef INGOT_TESTS_ROWS_WIRE_H
#define INGOT_TESTS_ROWS_WIRE_H
#include <stdint.h>

enum {
	ROWS_MAGIC = 0x73776f73,                         /* changes whenever anything below does */
	ROWS_GENERAL = 32, ROWS_VECTOR = 32,             /* registers of each kind, at the most */
	ROWS_LANES = 4,                                  /* words of a vector register */
	ROWS_WINDOW = 128,                               /* bytes of memory that are looked at */
	ROWS_BATCH = 64,
	ROWS_FEATURES = 32,
	ROWS_ARENA = 4096                                /* bytes that can be touched at all, around the window */
};

enum rows_where { ROWS_NOWHERE, ROWS_FELL, ROWS_JUMPED, ROWS_LANDED };    /* ROWS_LANDED + i: at landing i */

struct rows_hello {
	uint32_t magic, stubs;
	uint64_t digest;                                 /* of the text that the stubs were assembled from */
	uint64_t arena;
	uint64_t landing[2];                             /* where a call or a return may go to */
	uint64_t table;                                  /* the address of the constants */
	char feature[ROWS_FEATURES][16];                 /* the ids in runtime/cpu.def of those that this machine has */
	uint32_t lanes, pad;                             /* of ROWS_LANES, those that exist here */
	uint32_t flags, pad2;                            /* the target's flags in the order of its meanings, then others that
	                                                    no meaning names and that stay as they are */
};

struct rows_stub {
	uint64_t first;                                  /* where it begins: what no register is free for comes here */
	uint64_t at, after;                              /* the instruction on trial, and what follows it */
	uint64_t code;                                   /* a digest of the instruction's bytes */
};

struct rows_vector {
	uint32_t stub, window;                           /* which instruction; where in the arena the window is */
	uint32_t where, signal;                          /* how it ended */
	uint32_t flags, stray;                           /* stray: it changed bytes of the arena outside of the window */
	uint64_t general[ROWS_GENERAL];
	uint64_t vector[ROWS_VECTOR][ROWS_LANES];
	uint8_t memory[ROWS_WINDOW];
};

_Static_assert(sizeof(struct rows_hello) == 64 + 16 * ROWS_FEATURES, "no padding");
_Static_assert(sizeof(struct rows_vector) == 24 + 8 * ROWS_GENERAL * (1 + ROWS_LANES) + ROWS_WINDOW, "no padding");
#endif
