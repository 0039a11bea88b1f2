/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of AArch64 as C writes them, and the names of its registers. */
#ifndef INGOT_ISA_AARCH64_H
#define INGOT_ISA_AARCH64_H
#include "../dsl.h"

enum {
	X0, X1, X2, X3, X4, X5, X6, X7, X8, X9, X10, X11, X12, X13, X14, X15, X16, X17, X18, X19, X20, X21, X22, X23, X24,
	X25, X26, X27, X28, X29, X30, SP, V0, V16 = V0 + 16
};

#define ROW(id, text, shape, needs, class, ...) A64_##id,
#define READ ROW
enum a64_op {
	A64_LABEL,
#include "aarch64.def"
	A64_OPS
};
#undef ROW
#undef READ

R a64_reg(V v);
void a64_put(enum a64_op op, V d, V n, V m, int64_t k);      /* operands that a row does not have are NULL and 0 */
void a64_load_pair(V d, V a, struct place p);
void a64_store_pair(struct place p, V m, V a);
void a64_table_address(V d, const struct table *t, int64_t off);

#define A64_AT               (prog_mark(__FILE__, __LINE__))
#define ADD(d, n, m)         (A64_AT, a64_put(A64_ADD, d, n, m, 0))
#define AND(d, n, m)         (A64_AT, a64_put(A64_AND, d, n, m, 0))
#define ORN(d, n, m)         (A64_AT, a64_put(A64_ORN, d, n, m, 0))
#define EOR(d, n, m)         (A64_AT, a64_put(A64_EOR, d, n, m, 0))
#define BIC(d, n, m)         (A64_AT, a64_put(A64_BIC, d, n, m, 0))
#define ADD_LSR(d, n, m, k)  (A64_AT, a64_put(A64_ADD_LSR, d, n, m, k))
#define EOR_ROR(d, n, m, k)  (A64_AT, a64_put(A64_EOR_ROR, d, n, m, k))
#define EOR_LSR(d, n, m, k)  (A64_AT, a64_put(A64_EOR_LSR, d, n, m, k))
#define LSR(d, n, k)         (A64_AT, a64_put(A64_LSR, d, n, NULL, k))
#define ROR(d, n, k)         (A64_AT, a64_put(A64_ROR, d, n, NULL, k))
#define REV(d, n)            (A64_AT, a64_put(A64_REV, d, n, NULL, 0))
#define ADD_4S(d, n, m)      (A64_AT, a64_put(A64_ADD_4S, d, n, m, 0))
#define EOR_16B(d, n, m)     (A64_AT, a64_put(A64_EOR_16B, d, n, m, 0))
#define EXT(d, n, m, k)      (A64_AT, a64_put(A64_EXT, d, n, m, k))
#define REV32(d, n)          (A64_AT, a64_put(A64_REV32, d, n, NULL, 0))
#define SHL_4S(d, n, k)      (A64_AT, a64_put(A64_SHL_4S, d, n, NULL, k))
#define USHR_4S(d, n, k)     (A64_AT, a64_put(A64_USHR_4S, d, n, NULL, k))
#define USHR_2D(d, n, k)     (A64_AT, a64_put(A64_USHR_2D, d, n, NULL, k))
#define SRI_4S(d, n, k)      (A64_AT, a64_put(A64_SRI_4S, d, n, NULL, k))
#define ZIP1_4S(d, n, m)     (A64_AT, a64_put(A64_ZIP1_4S, d, n, m, 0))
#define ZIP2_4S(d, n, m)     (A64_AT, a64_put(A64_ZIP2_4S, d, n, m, 0))
#define UZP1_4S(d, n, m)     (A64_AT, a64_put(A64_UZP1_4S, d, n, m, 0))
#define MOV_D0(d, n)         (A64_AT, a64_put(A64_MOV_D0, d, n, NULL, 0))
#define MOV_D1(d, n)         (A64_AT, a64_put(A64_MOV_D1, d, n, NULL, 0))
#define MOVI_0(d)            (A64_AT, a64_put(A64_MOVI_0, d, d, NULL, 0))
#define ADD_2D(d, n, m)      (A64_AT, a64_put(A64_ADD_2D, d, n, m, 0))
#define REV64(d, n)          (A64_AT, a64_put(A64_REV64, d, n, NULL, 0))
#define MOV_16B(d, n)        (A64_AT, a64_put(A64_MOV_16B, d, n, NULL, 0))
#define SHA1C(d, n, m)       (A64_AT, a64_put(A64_SHA1C, d, n, m, 0))
#define SHA1P(d, n, m)       (A64_AT, a64_put(A64_SHA1P, d, n, m, 0))
#define SHA1M(d, n, m)       (A64_AT, a64_put(A64_SHA1M, d, n, m, 0))
#define SHA1H(d, n)          (A64_AT, a64_put(A64_SHA1H, d, n, NULL, 0))
#define SHA1SU0(d, n, m)     (A64_AT, a64_put(A64_SHA1SU0, d, n, m, 0))
#define SHA1SU1(d, n)        (A64_AT, a64_put(A64_SHA1SU1, d, n, NULL, 0))
#define SHA256H(d, n, m)     (A64_AT, a64_put(A64_SHA256H, d, n, m, 0))
#define SHA256H2(d, n, m)    (A64_AT, a64_put(A64_SHA256H2, d, n, m, 0))
#define SHA256SU0(d, n)      (A64_AT, a64_put(A64_SHA256SU0, d, n, NULL, 0))
#define SHA256SU1(d, n, m)   (A64_AT, a64_put(A64_SHA256SU1, d, n, m, 0))
#define SHA512H(d, n, m)     (A64_AT, a64_put(A64_SHA512H, d, n, m, 0))
#define SHA512H2(d, n, m)    (A64_AT, a64_put(A64_SHA512H2, d, n, m, 0))
#define SHA512SU0(d, n)      (A64_AT, a64_put(A64_SHA512SU0, d, n, NULL, 0))
#define SHA512SU1(d, n, m)   (A64_AT, a64_put(A64_SHA512SU1, d, n, m, 0))
#define LDP(d, a, p)         (A64_AT, a64_load_pair(d, a, p))
#define STP(p, m, a)         (A64_AT, a64_store_pair(p, m, a))
#endif
