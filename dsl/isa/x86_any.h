/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions that x86-64 and i686 share as C writes them, and the names of the registers they share. */
#ifndef INGOT_ISA_X86_ANY_H
#define INGOT_ISA_X86_ANY_H
#include "../dsl.h"

enum { RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI };

#define ALU(id, text, shape, needs, class, ...) X86_##id, X86_##id##_K, X86_##id##_A,
#define ROW(id, text, shape, needs, class, ...) X86_##id,
enum x86_op {                                        /* the same numbers on both */
	X86_LABEL,
#include "x86_any.def"
	X86_SHARED_OPS
};
#undef ALU
#undef ROW

/* target/x86_any.c */
struct x86_source { enum { X86_REG, X86_CONST, X86_MEM } is; R r; uint64_t k; struct mem m; };
struct x86_source x86_var(V v);
struct x86_source x86_place(struct place p);
struct mem x86_mem(struct place p);
R x86_reg(V v);

void x86_alu(enum x86_op op, V d, struct x86_source m);      /* the register form's row; picks among the three */
void x86_mov(V d, struct x86_source m);
void x86_shift(enum x86_op op, V v, unsigned k);
void x86_one(enum x86_op op, V v);
void x86_store(struct place p, V v);
void x86_lea(V d, V n, V m, int64_t k);              /* d = n + m + k */

/* target/x86_vector.c: of two and three operands, registers and memory */
void x86_vv(unsigned op, V d, V m, unsigned k);      /* k: the immediate, where the row has one */
void x86_va(unsigned op, V d, struct place p, unsigned k);
void x86_av(unsigned op, struct place p, V m, unsigned k);
void x86_vvv(unsigned op, V d, V n, V m, unsigned k);     /* as wide as d, or as m if that is wider */
void x86_vva(unsigned op, V d, V n, struct place p);
void x86_vector_mov(V d, V m);                       /* one of them may lie in the frame */
V x86_fetched(V t, V v);                             /* v, by way of the register t if it lies in the frame */

#define X86_SOURCE(m)  _Generic((m), V: x86_var, struct place: x86_place)(m)
#define X86_AT         (prog_mark(__FILE__, __LINE__))
#define ADD(d, m)      (X86_AT, x86_alu(X86_ADD, d, X86_SOURCE(m)))
#define SUB(d, m)      (X86_AT, x86_alu(X86_SUB, d, X86_SOURCE(m)))
#define AND(d, m)      (X86_AT, x86_alu(X86_AND, d, X86_SOURCE(m)))
#define OR(d, m)       (X86_AT, x86_alu(X86_OR, d, X86_SOURCE(m)))
#define XOR(d, m)      (X86_AT, x86_alu(X86_XOR, d, X86_SOURCE(m)))
#define MOV(d, m)      (X86_AT, x86_mov(d, X86_SOURCE(m)))
#define LEA(d, n, m, k) (X86_AT, x86_lea(d, n, m, k))
#define MOV_TO(p, v)   (X86_AT, x86_store(p, v))
#define ROR(v, k)      (X86_AT, x86_shift(X86_ROR, v, k))
#define SHR(v, k)      (X86_AT, x86_shift(X86_SHR, v, k))
#define NOT(v)         (X86_AT, x86_one(X86_NOT, v))
#define BSWAP(v)       (X86_AT, x86_one(X86_BSWAP, v))

#define MOVDQU(d, p)     (X86_AT, x86_va(X86_MOVDQU, d, p, 0))
#define MOVDQU_TO(p, m)  (X86_AT, x86_av(X86_MOVDQU_TO, p, m, 0))
#define MOVDQ(d, m)      (X86_AT, x86_vector_mov(d, m))
#define MOVDQA(d, m)     (X86_AT, x86_vv(X86_MOVDQA, d, m, 0))
#define PXOR(d, m)       (X86_AT, x86_vv(X86_PXOR, d, m, 0))
#define PADDD(d, m)      (X86_AT, x86_vv(X86_PADDD, d, m, 0))
#define PADDD_A(d, p)    (X86_AT, x86_va(X86_PADDD_A, d, p, 0))
#define PSHUFD(d, m, k)  (X86_AT, x86_vv(X86_PSHUFD, d, m, k))

#define PSHUFB(d, m)         (X86_AT, x86_vv(X86_PSHUFB, d, m, 0))
#define PALIGNR(d, m, k)     (X86_AT, x86_vv(X86_PALIGNR, d, m, k))
#define PBLENDW(d, m, k)     (X86_AT, x86_vv(X86_PBLENDW, d, m, k))
#define PINSRD_A(d, p, k)    (X86_AT, x86_va(X86_PINSRD_A, d, p, k))
#define PEXTRD_TO(p, m, k)   (X86_AT, x86_av(X86_PEXTRD_TO, p, m, k))
#define SHA256RNDS2(d, m)    (X86_AT, x86_vv(X86_SHA256RNDS2, d, m, 0))      /* w + k in xmm0 */
#define SHA256MSG1(d, m)     (X86_AT, x86_vv(X86_SHA256MSG1, d, m, 0))
#define SHA256MSG2(d, m)     (X86_AT, x86_vv(X86_SHA256MSG2, d, m, 0))
#define SHA1RNDS4(d, m, k)   (X86_AT, x86_vv(X86_SHA1RNDS4, d, m, k))
#define SHA1NEXTE(d, m)      (X86_AT, x86_vv(X86_SHA1NEXTE, d, m, 0))
#define SHA1MSG1(d, m)       (X86_AT, x86_vv(X86_SHA1MSG1, d, m, 0))
#define SHA1MSG2(d, m)       (X86_AT, x86_vv(X86_SHA1MSG2, d, m, 0))
#endif
