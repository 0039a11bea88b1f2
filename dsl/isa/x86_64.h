/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of x86-64 as C writes them, and the names of its registers. */
#ifndef INGOT_ISA_X86_64_H
#define INGOT_ISA_X86_64_H
#include "../dsl.h"

enum { RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15, XMM0 };

#define ALU(id, text, shape, needs, class, ...) X64_##id, X64_##id##_K, X64_##id##_A,
#define ROW(id, text, shape, needs, class, ...) X64_##id,
enum x64_op {
	X64_LABEL,
#include "x86_64.def"
	X64_OPS
};
#undef ALU
#undef ROW

struct x64_source { enum { X64_REG, X64_CONST, X64_MEM } is; R r; uint64_t k; struct mem m; };
struct x64_source x64_var(V v);
struct x64_source x64_place(struct place p);
struct mem x64_mem(struct place p);
R x64_reg(V v);

void x64_alu(enum x64_op op, V d, struct x64_source m);      /* the register form's row; picks among the three */
void x64_mov(V d, struct x64_source m);
void x64_shift(enum x64_op op, V v, unsigned k);
void x64_one(enum x64_op op, V v);
void x64_store(struct place p, V v);

#define X64_SOURCE(m)  _Generic((m), V: x64_var, struct place: x64_place)(m)
#define X64_AT         (prog_mark(__FILE__, __LINE__))
#define ADD(d, m)      (X64_AT, x64_alu(X64_ADD, d, X64_SOURCE(m)))
#define SUB(d, m)      (X64_AT, x64_alu(X64_SUB, d, X64_SOURCE(m)))
#define AND(d, m)      (X64_AT, x64_alu(X64_AND, d, X64_SOURCE(m)))
#define OR(d, m)       (X64_AT, x64_alu(X64_OR, d, X64_SOURCE(m)))
#define XOR(d, m)      (X64_AT, x64_alu(X64_XOR, d, X64_SOURCE(m)))
#define MOV(d, m)      (X64_AT, x64_mov(d, X64_SOURCE(m)))
#define MOV_TO(p, v)   (X64_AT, x64_store(p, v))
#define ROR(v, k)      (X64_AT, x64_shift(X64_ROR, v, k))
#define SHR(v, k)      (X64_AT, x64_shift(X64_SHR, v, k))
#define NOT(v)         (X64_AT, x64_one(X64_NOT, v))
#define BSWAP(v)       (X64_AT, x64_one(X64_BSWAP, v))
#endif
