/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of `gen tune` share: a search for orders, and the clock that judges them. */
#ifndef INGOT_GEN_TUNE_H
#define INGOT_GEN_TUNE_H
#include "gen.h"

/* tune_time.c: programs of one contract are assembled together and run in turn, in a process of their own.
 * ns: of each, the least that was seen.  NULL, or what went wrong. */
enum { MAX_TIMED = 16 };
typedef const char *judge_fn(const struct prog *const *p, unsigned n, unsigned rounds, double *ns);
judge_fn time_programs;
const char *cannot_time(const struct function *f);   /* why this machine cannot; NULL: it can */

/* tune_cost.c: the same, reckoned for cores that are not here; cores: as LLVM names them, apart by commas. */
judge_fn reckon_programs;
const char *cannot_reckon(const struct function *f, const char *cores);

/* tune_moves.c: one order becomes another within what the program's meaning leaves free. */
struct moves;
struct moves *moves_of(const struct prog *p);
void move_something(const struct moves *m, unsigned *order, uint64_t *seed);

/* tune_list.c: all of it anew, as a core that issues two instructions a cycle in their order would want it. */
void list_anew(const struct prog *p, const struct steps *s, unsigned *order, uint64_t *seed);
const struct steps *steps_in(const struct moves *m);
unsigned draw(uint64_t *seed, unsigned n);           /* below n */
#endif
