/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the host and the agent say to each other over the pipe.
 *
 * The agent speaks first:
 *     struct wire_hello    names[findings]    names[named]    struct wire_row rows[rows]
 * then answers each request with one reply, until its input ends:
 *     host   struct wire_request    struct wire_buf bufs[]    struct wire_call calls[]    the bytes of each buffer in turn
 *     agent  struct wire_reply      struct wire_report reports[]    the bytes of each buffer after the calls, in turn
 *            the stack below the entry stack pointer after the last call, lowest address first
 * A request is one trial: buffers are laid out once, then the calls run in order over them and each is reported; the
 * first call that faults ends the trial.  Every number is little endian; no structure has padding, on any target. */
#ifndef INGOT_TESTS_WIRE_H
#define INGOT_TESTS_WIRE_H
#include <stdint.h>

enum {
	WIRE_MAGIC = 0x756f676e,                         /* changes whenever anything below does */
	WIRE_NAME = 32,
	WIRE_FINDINGS = 32,
	WIRE_ARGS = 12,
	WIRE_BUFS = 6,
	WIRE_CALLS = 64,
	WIRE_BUF_BYTES = 2 << 20,
	WIRE_STACK_BYTES = (16 << 10) - 512,             /* how deep the stack is watched; a guard page lies below */
	WIRE_NOWHERE = -1
};

struct wire_hello {
	uint32_t magic, findings, rows, named;
	uint64_t features;                               /* INGOT_CPU_ bits that this CPU has */
	char target[WIRE_NAME];                          /* as the folder under emitted/ */
};                                                   /* names, of findings and of features: char[WIRE_NAME], by bit number */

struct wire_row {                                    /* a function that can be called; its number is its place in the list */
	char hash[WIRE_NAME], function[WIRE_NAME], variant[WIRE_NAME];
	uint64_t features;                               /* INGOT_CPU_ bits it needs */
};

struct wire_request {
	uint32_t bufs, calls;
	uint32_t seconds, pad;                           /* after that long the trial is stopped, as by a fault */
	uint64_t seed;                                   /* of the noise in the registers */
};

enum wire_place {
	WIRE_AT,                                         /* at address offset mod 64, canaries on both sides */
	WIRE_BEFORE,                                     /* begins right after a guard page, canaries after it */
	WIRE_BEHIND                                      /* ends right before a guard page, canaries in front of it */
};

enum wire_access { WIRE_READ, WIRE_WRITE };          /* a WIRE_READ buffer lies on pages that cannot be written */

struct wire_buf {
	uint32_t place, offset, access, length;
};

enum wire_kind {
	WIRE_NUM,                                        /* value */
	WIRE_BUF,                                        /* the address of buffer index, plus value */
	WIRE_FNS                                         /* the struct ingot_fns of row index, whose function is "table" */
};

struct wire_arg {
	uint32_t kind, index;
	uint64_t value;
};

struct wire_call {
	uint32_t row, nargs;
	struct wire_arg args[WIRE_ARGS];
};

struct wire_reply {
	uint32_t reports, stack;                         /* how many of each follow */
};

struct wire_report {
	int32_t fault, fault_buf;                        /* the signal, 0 for none; the buffer whose pages it hit or WIRE_NOWHERE */
	int64_t fault_at;                                /* counted from the buffer's first byte, else the address */
	uint32_t findings;                               /* what the target's file found, by bit number */
	uint32_t before, after;                          /* buffers whose canaries in front, behind, were changed, by bit number */
	uint32_t above;                                  /* bytes above the entry stack pointer that were changed */
	uint32_t deep, pad;                              /* bytes below it down to the lowest that was changed; of all
	                                                  * calls but the last, the lowest that one looks for */
};

_Static_assert(sizeof(struct wire_hello) == 24 + WIRE_NAME, "no padding");
_Static_assert(sizeof(struct wire_row) == 3 * WIRE_NAME + 8, "no padding");
_Static_assert(sizeof(struct wire_request) == 24, "no padding");
_Static_assert(sizeof(struct wire_call) == 8 + 16 * WIRE_ARGS, "no padding");
_Static_assert(sizeof(struct wire_report) == 40, "no padding");
#endif
