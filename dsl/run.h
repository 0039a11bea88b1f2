/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the files of the executor share: run.c (registers, control), memory.c, loop.c (loops and cuts). */
#ifndef INGOT_RUN_H
#define INGOT_RUN_H
#include "dsl.h"

/* run.c */
const char *run_shown(T t);                          /* for a message; four of them last */
unsigned run_reg_width(const struct run *x, R r);
void run_check_upper(struct run *x, const char *when);      /* another function runs: upper halves must be clean */
T run_left_by(struct run *x, const char *whom, unsigned w);
void run_check_wiped(struct run *x, int64_t from, int64_t to);     /* offsets in the stack */

/* stack.c */
void stack_moved(struct run *x);                     /* the stack pointer was written */
void stack_needs(struct run *x, int64_t to);         /* down to there, at the least */
void stack_forget(struct run *x, int64_t from, int64_t to);
int64_t stack_live(const struct run *x, unsigned region);     /* where in it, if it is of the stack, what is in use begins; 0 in others */
bool stack_allows(struct run *x, const struct region *g, struct linear off, struct linear bytes, enum access a);

/* memory.c */
const char *run_linear_shown(struct linear l);
void region_put(struct region *g, unsigned off, unsigned bytes, T v, int writer);
int64_t run_stack_offset(struct run *x, T address);  /* -1: not in the stack */
void memory_forget_found(void);

/* loop.c */
void loop_arrive(struct run *x, const struct ins *i);
void loop_check_last_round(struct run *x);
void naming_arrive(struct run *x, const struct naming *s);
void cut_stop(struct run *x, const struct cut *c);
void cut_start(struct run *x);
#endif
