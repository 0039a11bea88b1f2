/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What read.c wants to know of a target's disassembler. */
#ifndef INGOT_DSL_READ_H
#define INGOT_DSL_READ_H
#include "dsl.h"

struct text {                                        /* being read */
	const char *at;
	const struct target *t;
	const struct reference *ref;
	unsigned used;                               /* how often the reference was */
};

enum { MAX_SPELLINGS = 20 };
struct reading {
	const char *target;
	const char *comments[3];                     /* what begins one */
	struct { const char *said, *row; } spelling[MAX_SPELLINGS];      /* what a line begins with, and how rows begin */
	const char *nothing[8];                      /* what lines begin with that do nothing: rows have nop for all of them */
	const char *shifted;                         /* what may follow a number that rows have in one; by 12 bits.  NULL: nothing */
	bool (*mem)(struct text *s, struct mem *m);  /* print_mem backwards */
};
const struct reading *reading_of(const struct target *t);

bool read_blank(struct text *s);                     /* takes white space; false: there is none */
bool read_exactly(struct text *s, const char *what);
bool read_number(struct text *s, int64_t *k);        /* decimal or 0x, of 64 bits, with or without a sign */
bool read_register(struct text *s, unsigned w, R *r);
bool read_reference(struct text *s, struct mem *m);  /* @: what the linker puts there, in a table */
#endif
