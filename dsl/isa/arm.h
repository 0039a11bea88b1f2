/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of ARMv7-A as C writes them, and the names of its registers. */
#ifndef INGOT_ISA_ARM_H
#define INGOT_ISA_ARM_H
#include "../dsl.h"

/* A q register is a pair of d registers, and goes by the first of them. */
enum {
	R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, SP, LR,
	D0, D8 = D0 + 8, D15 = D0 + 15, D16 = D0 + 16, ARM_REGS = D0 + 32
};
#define Q(n) (D0 + 2 * (n))

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
void arm_vector(enum arm_op op, V d, V n, V m, unsigned k);      /* operands that a row does not have are NULL and 0 */
void arm_vector_list(enum arm_op op, V n, unsigned count, V first);      /* so many d registers, from that on */
void arm_vector_store(struct place p, V m);
void arm_vector_move(bool store, V v, struct place p);   /* of 32 bits the lowest lane, of 128 both d registers */
V arm_high(V q);                                     /* its upper d register */
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
#define VADD_I32(d, n, m)    (ARM_AT, arm_vector(ARM_VADD_I32, d, n, m, 0))
#define VADD_I64(d, n, m)    (ARM_AT, arm_vector(ARM_VADD_I64, d, n, m, 0))
#define VEOR(d, n, m)        (ARM_AT, arm_vector(ARM_VEOR, d, n, m, 0))
#define VORR(d, n, m)        (ARM_AT, arm_vector(ARM_VORR, d, n, m, 0))
#define VBSL(d, n, m)        (ARM_AT, arm_vector(ARM_VBSL, d, n, m, 0))
#define VSHR_U32(d, m, k)    (ARM_AT, arm_vector(ARM_VSHR_U32, d, NULL, m, k))
#define VSLI_32(d, m, k)     (ARM_AT, arm_vector(ARM_VSLI_32, d, NULL, m, k))
#define VSTR(p, m)           (ARM_AT, arm_vector_store(p, m))
#define VSHR_U64(d, m, k)    (ARM_AT, arm_vector(ARM_VSHR_U64, d, NULL, m, k))
#define VSLI_64(d, m, k)     (ARM_AT, arm_vector(ARM_VSLI_64, d, NULL, m, k))
#define VEXT(d, n, m, k)     (ARM_AT, arm_vector(ARM_VEXT, d, n, m, k))
#define VREV32(d, m)         (ARM_AT, arm_vector(ARM_VREV32, d, NULL, m, 0))
#define VREV64(d, m)         (ARM_AT, arm_vector(ARM_VREV64, d, NULL, m, 0))
#define SHA1C(d, n, m)       (ARM_AT, arm_vector(ARM_SHA1C, d, n, m, 0))
#define SHA1P(d, n, m)       (ARM_AT, arm_vector(ARM_SHA1P, d, n, m, 0))
#define SHA1M(d, n, m)       (ARM_AT, arm_vector(ARM_SHA1M, d, n, m, 0))
#define SHA1H(d, m)          (ARM_AT, arm_vector(ARM_SHA1H, d, NULL, m, 0))
#define SHA1SU0(d, n, m)     (ARM_AT, arm_vector(ARM_SHA1SU0, d, n, m, 0))
#define SHA1SU1(d, m)        (ARM_AT, arm_vector(ARM_SHA1SU1, d, NULL, m, 0))
#define SHA256H(d, n, m)     (ARM_AT, arm_vector(ARM_SHA256H, d, n, m, 0))
#define SHA256H2(d, n, m)    (ARM_AT, arm_vector(ARM_SHA256H2, d, n, m, 0))
#define SHA256SU0(d, m)      (ARM_AT, arm_vector(ARM_SHA256SU0, d, NULL, m, 0))
#define SHA256SU1(d, n, m)   (ARM_AT, arm_vector(ARM_SHA256SU1, d, n, m, 0))
#define VLD1(n, count, d)    (ARM_AT, arm_vector_list(ARM_VLD1, n, count, d))
#define VLD1_ON(n, count, d) (ARM_AT, arm_vector_list(ARM_VLD1_ON, n, count, d))
#define VST1(n, count, d)    (ARM_AT, arm_vector_list(ARM_VST1, n, count, d))
#define VMOV_TO(d, m)        (ARM_AT, arm_vector(ARM_VMOV_TO, as_width(d, 64), NULL, m, 0))
#define VMOV_FROM(d, n)      (ARM_AT, arm_vector(ARM_VMOV_FROM, d, as_width(n, 64), NULL, 0))
#endif
