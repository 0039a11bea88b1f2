/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of ARMv7-A as C writes them, and the names of its registers. */
#ifndef INGOT_ISA_ARM_H
#define INGOT_ISA_ARM_H
#include "../dsl.h"

enum { R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, SP, LR, ARM_REGS };

#define ROW(id, text, shape, needs, class, ...) ARM_##id,
enum arm_op {
	ARM_LABEL,
#include "arm.def"
	ARM_OPS
};
#undef ROW

/* Recipes use r12, lr and r11 as they please; a kernel may hold something there where it uses none. */
R arm_reg(V v);
struct mem arm_mem(struct place p);                  /* of a base in a register and a constant, or in the frame */
void arm_three(enum arm_op op, V d, V n, V m, unsigned k);       /* k: the distance of a shift, or nothing */
void arm_two(enum arm_op op, V d, V m, unsigned k);
void arm_immediate(enum arm_op op, V d, V n, uint64_t k);
void arm_load(enum arm_op op, V d, V a, struct place p);
void arm_load_list(V n, unsigned count, const V *v);     /* from n on, which moves; ascending registers */
void arm_set_constant(V d, uint64_t k);
void arm_table_address(V d, const struct table *t);

#define ARM_AT               (prog_mark(__FILE__, __LINE__))
#define ADD(d, n, m)         (ARM_AT, arm_three(ARM_ADD, d, n, m, 0))
#define ADD_K(d, n, k)       (ARM_AT, arm_immediate(ARM_ADD_K, d, n, k))
#define ADD_ROR(d, n, m, k)  (ARM_AT, arm_three(ARM_ADD_ROR, d, n, m, k))
#define ADDS(d, n, m)        (ARM_AT, arm_three(ARM_ADDS, d, n, m, 0))
#define ADC(d, n, m)         (ARM_AT, arm_three(ARM_ADC, d, n, m, 0))
#define SUB(d, n, m)         (ARM_AT, arm_three(ARM_SUB, d, n, m, 0))
#define SUB_K(d, n, k)       (ARM_AT, arm_immediate(ARM_SUB_K, d, n, k))
#define AND(d, n, m)         (ARM_AT, arm_three(ARM_AND, d, n, m, 0))
#define AND_ROR(d, n, m, k)  (ARM_AT, arm_three(ARM_AND_ROR, d, n, m, k))
#define BIC(d, n, m)         (ARM_AT, arm_three(ARM_BIC, d, n, m, 0))
#define EOR(d, n, m)         (ARM_AT, arm_three(ARM_EOR, d, n, m, 0))
#define EOR_ROR(d, n, m, k)  (ARM_AT, arm_three(ARM_EOR_ROR, d, n, m, k))
#define EOR_LSL(d, n, m, k)  (ARM_AT, arm_three(ARM_EOR_LSL, d, n, m, k))
#define EOR_LSR(d, n, m, k)  (ARM_AT, arm_three(ARM_EOR_LSR, d, n, m, k))
#define ROR(d, m, k)         (ARM_AT, arm_two(ARM_ROR, d, m, k))
#define LSL(d, m, k)         (ARM_AT, arm_two(ARM_LSL, d, m, k))
#define REV(d, m)            (ARM_AT, arm_two(ARM_REV, d, m, 0))
#define CONSTANT(d, k)       (ARM_AT, arm_set_constant(d, k))
#define TABLE(d, t)          (ARM_AT, arm_table_address(d, t))
#define LDR(d, p)            (ARM_AT, arm_load(ARM_LDR, d, NULL, p))
#define LDRD(d, a, p)        (ARM_AT, arm_load(ARM_LDRD, d, a, p))
#define STR(d, p)            (ARM_AT, arm_load(ARM_STR, d, NULL, p))
#define STRD(d, a, p)        (ARM_AT, arm_load(ARM_STRD, d, a, p))
#define LDM(n, ...)          (ARM_AT, arm_load_list(n, sizeof (V[]){ __VA_ARGS__ } / sizeof(V), (V[]){ __VA_ARGS__ }))
#endif
