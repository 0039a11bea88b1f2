/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the targets x86-64 and i686 take from x86_any.c. */
#ifndef INGOT_TARGET_X86_ANY_H
#define INGOT_TARGET_X86_ANY_H
#include "../isa/x86_any.h"

V x86_scratch(R r, unsigned w);                      /* a register as a variable */
V x86_in_register(V v, R fallback);
V x86_workplace(V d);                                /* where a result is computed that goes to d, and its way home */
void x86_bring_home(V d, V from);
V x86_address_in(R r, struct place p);

/* Recipes. */
void x86_w_set(V d, V n);
void x86_w_alu(char op, V d, V n, V m);
void x86_w_shift(char op, V d, V n, unsigned k);
void x86_w_swap(V d, V n);
void x86_w_load(V d, struct place p, unsigned bytes);
void x86_w_store(struct place p, V n, unsigned bytes);
void x86_w_addr(V d, struct place p);
void x86_w_jump(unsigned label);
void x86_w_branch(V x, enum cond c, V y, unsigned label);
void x86_w_branch_after(enum cond c, unsigned label);         /* of a comparison */
void x86_w_decrement_branch(V n, unsigned label);

/* x86_bytes.c */
unsigned x86_encode(const struct ins *i, uint8_t *bytes);
unsigned x86_decode(const uint8_t *bytes, uint64_t n, struct ins *i);

/* Frames. */
struct frame_step *x86_step(int64_t grow);
void x86_enter(unsigned landing);
void x86_leave(void);
#endif
