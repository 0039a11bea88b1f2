/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the recipes of ARMv7-A are made of. */
#ifndef INGOT_TARGET_ARM_H
#define INGOT_TARGET_ARM_H
#include "../isa/arm.h"

/* Scratch registers of the recipes: never handed out to a variable. */
enum { SCRATCH = R12, SCRATCH2 = LR, SCRATCH3 = R11 };

#define BIT(r) ((uint64_t)1 << (r))

V arm_scratch(R r);
void arm_do(enum arm_op op, R d, R n, R m, int64_t k);
void arm_access(enum arm_op op, R r, struct mem m);      /* r to or from memory */
struct mem arm_plain(R base, int64_t disp);
bool arm_fits_immediate(uint32_t k);
void arm_constant_to(R r, uint32_t k);
void arm_table_to(R r, const struct table *t);
V arm_in_register(V v, R fallback);                  /* v, or a copy of it in that register */
R arm_base_of(struct place p, R r, R spare);
struct mem arm_address(struct place p, R r, R spare);

const char *arm_reg_name(R r, unsigned w);
void arm_print_mem(FILE *f, const struct prog *p, const struct mem *m);
void arm_print_list(FILE *f, uint64_t list);
#endif
