/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of the host's side share: runners, what a form needs, what its meaning says. */
#ifndef INGOT_TESTS_ROWS_HOST_H
#define INGOT_TESTS_ROWS_HOST_H
#include "forms.h"
#include "wire.h"

/* talk.c: the runners, one for each assembler, started by each test at its first need. */

enum { MAX_RUNNERS = 4 };
struct runner {
	const char *path;
	int fd;
	struct rows_hello hello;
	struct rows_stub *stubs;
};
extern struct runner runner[MAX_RUNNERS];
extern unsigned runners;
extern const struct forms *all;
extern struct prog *prog_of_form, *judged;           /* single instructions, as they are, and as they are judged */
extern const struct runner *now;                     /* whose vectors are made and judged */

const struct target *target_on_trial(void);
void set_up(void);
bool machine_has(const char *needs);
void ask(const struct rows_vector *in, struct rows_vector *out, unsigned n);     /* of the runner that is now */
bool is_vector(R r);
unsigned slot(R r);                                  /* which of its kind it is, or is a part of */
unsigned lane(R r);                                  /* the word of that in which it begins */

/* plan.c: what a form needs before it can be tried, and operands for it. */

struct group {                                       /* memory that it touches, from the address that some registers make */
	R base, index;
	unsigned scale;
	int64_t low, high;
};
struct plan {
	const struct form *f;
	const struct row *row;
	unsigned stub;
	uint64_t read, wrote;
	unsigned flags_wrote;
	struct group group[2];
	unsigned groups;
	R goes_by;                                   /* the register that it jumps to */
	int goes_in;                                 /* the group with the address that it jumps to, or -1 */
	int64_t goes_at;                             /* where in it */
};

enum { EDGES = 12, CROSSED = EDGES * EDGES, VECTORS = CROSSED + 64 };
struct plan plan(const struct form *f, const struct row *row);
unsigned first_vector(const struct plan *p);         /* of VECTORS */
struct rows_vector make_vector(const struct plan *p, unsigned n);

/* say.c: what the meaning says, and whether it came so. */

struct said {
	struct rows_vector v, known;                 /* known: all ones where something was said */
};
struct said say(const struct plan *p, const struct rows_vector *in);
const char *judge(const struct plan *p, const struct said *s, const struct rows_vector *got);     /* NULL: it came so */
#endif
