/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of i686 with SSE2 as C writes them, and the names of its registers. */
#ifndef INGOT_ISA_X86_H
#define INGOT_ISA_X86_H
#include "x86_any.h"

enum { EAX = RAX, ECX, EDX, EBX, ESP, EBP, ESI, EDI, XMM0 };

#define ALU(id, text, shape, needs, class, ...) I686_##id, I686_##id##_K, I686_##id##_A,
#define ROW(id, text, shape, needs, class, ...) I686_##id,
enum i686_op {
	I686_LABEL,
#include "x86_any.def"
#include "x86.def"
	I686_OPS
};
#undef ALU
#undef ROW

#define MOVQ(d, p)        (X86_AT, x86_va(I686_MOVQ, d, p, 0))
#define MOVQ_TO(p, m)     (X86_AT, x86_av(I686_MOVQ_TO, p, m, 0))
#define PAND(d, m)        (X86_AT, x86_vv(I686_PAND, d, m, 0))
#define PADDQ(d, m)       (X86_AT, x86_vv(I686_PADDQ, d, m, 0))
#define PADDQ_A(d, p)     (X86_AT, x86_va(I686_PADDQ_A, d, p, 0))
#define PSHUFB_A(d, p)    (X86_AT, x86_va(I686_PSHUFB_A, d, p, 0))
#define PSLLW(d, k)       (X86_AT, x86_vv(I686_PSLLW, d, d, k))
#define PSRLW(d, k)       (X86_AT, x86_vv(I686_PSRLW, d, d, k))
#define PSLLD(d, k)       (X86_AT, x86_vv(I686_PSLLD, d, d, k))
#define PSRLD(d, k)       (X86_AT, x86_vv(I686_PSRLD, d, d, k))
#define PSLLQ(d, k)       (X86_AT, x86_vv(I686_PSLLQ, d, d, k))
#define PSRLQ(d, k)       (X86_AT, x86_vv(I686_PSRLQ, d, d, k))
#define PSLLDQ(d, k)      (X86_AT, x86_vv(I686_PSLLDQ, d, d, k))
#define PSRLDQ(d, k)      (X86_AT, x86_vv(I686_PSRLDQ, d, d, k))
#define PSHUFLW(d, m, k)  (X86_AT, x86_vv(I686_PSHUFLW, d, m, k))
#define PSHUFHW(d, m, k)  (X86_AT, x86_vv(I686_PSHUFHW, d, m, k))
#endif
