/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How tests run emitted code: one trial after another, on the agent that the environment names. */
#ifndef INGOT_TESTS_DRIVE_H
#define INGOT_TESTS_DRIVE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "agent/wire.h"

/* The agent's program is $INGOT_AGENT, started through $INGOT_AGENT_RUNNER (words parted by spaces) if that is set.
 * It starts at the first need and lives as long as the test. */
const char *agent_target(void);
unsigned agent_rows(void);
const struct wire_row *agent_row(unsigned i);
bool row_is(const struct wire_row *r, const char *hash, const char *function);
bool row_runs(const struct wire_row *r);             /* the agent's CPU has the features it needs */
const char *row_lacks(const struct wire_row *r);     /* the name of one that it has not, or NULL */
const struct wire_row *row_find(const char *hash, const char *function, const char *variant);   /* or NULL */

struct trial {
	struct wire_request request;
	struct wire_buf bufs[WIRE_BUFS];
	struct wire_call calls[WIRE_CALLS];
	const void *bytes[WIRE_BUFS];
	unsigned char *after[WIRE_BUFS];                 /* what trial_run found in each buffer, until the next trial_run */
	const unsigned char *stack;                      /* what lay below the stack pointer, lowest address first */
	struct wire_reply reply;
	struct wire_report reports[WIRE_CALLS];
};

struct place {
	enum wire_place place;
	unsigned offset;
};

#define AT(k)   ((struct place){ WIRE_AT, (k) })
#define BEFORE  ((struct place){ WIRE_BEFORE, 0 })
#define BEHIND  ((struct place){ WIRE_BEHIND, 0 })

void trial_new(struct trial *t);
unsigned trial_buf(struct trial *t, struct place p, enum wire_access access, const void *bytes, size_t length);

/* CALL(&t, row, BUF(state), NUM(3), FNS(row)) */
#define CALL(t, row, ...) trial_call(t, row, (struct wire_arg[]){ __VA_ARGS__ }, \
	sizeof((struct wire_arg[]){ __VA_ARGS__ }) / sizeof(struct wire_arg))
#define NUM(n)        { WIRE_NUM, 0, (n) }
#define BUF(b)        { WIRE_BUF, (b), 0 }
#define BUF_AT(b, k)  { WIRE_BUF, (b), (k) }
#define FNS(row)      { WIRE_FNS, row_number(row), 0 }
uint32_t row_number(const struct wire_row *r);
void trial_call(struct trial *t, const struct wire_row *r, const struct wire_arg *args, size_t nargs);

/* ran.c: a function ran, and nothing was found wrong with it. */
void record_ran(const struct wire_row *r);

/* Runs it.  Gives NULL if nothing but buffers that may be written was touched and all that a function must keep was
 * kept; else a sentence that says which call did what. */
const char *trial_run(struct trial *t);
#endif
