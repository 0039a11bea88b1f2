/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of `gen prove --object` share: a function of somebody else's, and what it is said to be. */
#ifndef INGOT_GEN_FOREIGN_H
#define INGOT_GEN_FOREIGN_H
#include "bytes.h"

/* What an argument is, in the order in which the function takes them. */
enum foreign_arg { FOREIGN_NONE, FOREIGN_STATE, FOREIGN_BLOCKS, FOREIGN_BLOCK, FOREIGN_N, FOREIGN_K };
enum { MAX_GIVENS = 8 };
struct foreign {
	const struct hash *h;
	enum foreign_arg arg[MAX_ARGS];
	struct contract contract;
	struct table given[MAX_GIVENS];              /* data that the object only names */
	unsigned givens;
};

/* foreign_find.c: an object, or the member of an archive, where a function of that name is.  NULL: it said on stderr why not. */
const struct symbol *foreign_find(struct code *c, const char *file, const char *symbol);

/* foreign_read.c: its program.  NULL: it said on out what cannot be read. */
struct prog *foreign_read(const struct foreign *f, const struct code *c, const struct symbol *s, FILE *out);

/* foreign_claim.c */
bool foreign_describe(struct foreign *f, const char *as, const char *abi);    /* false: it said on stderr what is wrong */
bool foreign_takes(const struct foreign *f, enum foreign_arg is);
struct region *foreign_inputs(struct run *x, const struct foreign *f, T n, const T *state);    /* the state's region */
claim_fn foreign_claim;

/* foreign_loops.c: what its loop over blocks holds, guessed from two blocks; the proof judges it. */
bool foreign_loops(struct prog *p, const struct foreign *f, FILE *out);      /* false: it said on out why there is no guess */
#endif
