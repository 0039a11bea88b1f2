/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What those share who look on while a program runs on numbers: values for people, a trace, where a run and its meaning part. */
#ifndef INGOT_GEN_LOOK_H
#define INGOT_GEN_LOOK_H
#include "gen.h"

/* value.c */
bool const_bytes(T v, uint8_t *out);                 /* width/8 of them, the lowest first; false: it is no constant */
const char *value_shown(struct run *x, T v);         /* 0x..., a place in memory, or a term cut short; kept for good */
void show_bytes(FILE *f, const uint8_t *byte, size_t n, size_t most);     /* in hex; what is more than that is counted */

/* trace.c: each instruction that is done, with the values that it reads and writes. */
struct trace { FILE *out; unsigned depth; T reg[NREG], flag[NFLAG]; };
void trace_begin(struct trace *t, struct run *x);
void trace_step(struct trace *t, struct run *x, const struct ins *i);

/* part.c: the standard's compressions, round by round, against the values that a run has held. */
struct parting;
struct parting *parting_open(void);                  /* from here on, compressions that meanings and effects compute are kept */
void parting_step(struct parting *p, struct run *x, const struct ins *i);
struct made { long step; unsigned ins; };            /* by which instruction, which was the how many-th that was done; or -1 */
void parting_rounds(struct parting *p, unsigned k, struct made *by);      /* the new words of each round of compression k of the meaning */
void parting_tell(FILE *out, struct parting *p, const struct prog *of);     /* a line, or more; nothing if nothing was compressed */

/* again.c: a concrete run of a claim, done again and told. */
struct manner { bool trace; size_t most; };          /* most: bytes of a buffer that are shown */
struct verdicts shot_again(FILE *out, const struct function *f, const struct prog *p, const struct shot *s, struct manner m);
const char *shot_command(const char *how, const struct shot *s);     /* how: gen run and what program it is */
#endif
