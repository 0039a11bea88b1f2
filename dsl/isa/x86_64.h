/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of x86-64 and the names of its registers. */
#ifndef INGOT_ISA_X86_64_H
#define INGOT_ISA_X86_64_H
#include "x86_any.h"

enum { R8 = RDI + 1, R9, R10, R11, R12, R13, R14, R15, XMM0 };

#define ALU(id, text, shape, needs, class, ...) X64_##id, X64_##id##_K, X64_##id##_A,
#define ROW(id, text, shape, needs, class, ...) X64_##id,
#define READ ROW
#define BYTES(id, text, manual, ...) ROW(id, text, __VA_ARGS__)
enum x64_op {
	X64_LABEL,
#include "x86_any.def"
#include "x86_64.def"
	X64_OPS
};
#undef ALU
#undef ROW
#undef READ
#undef BYTES

#define ANDN(d, n, m)          (X86_AT, x86_vvv(X64_ANDN, d, n, m, 0))       /* d = ~n & m */
#define RORX(d, m, k)          (X86_AT, x86_vvv(X64_RORX, d, m, m, k))
#define VMOVDQU(d, p)          (X86_AT, x86_va(X64_VMOVDQU, d, p, 0))
#define VMOVDQU_TO(p, m)       (X86_AT, x86_av(X64_VMOVDQU_TO, p, m, 0))
#define VBROADCASTI128(d, p)   (X86_AT, x86_va(X64_VBROADCASTI128, d, p, 0))
#define VPXOR(d, n, m)         (X86_AT, x86_vvv(X64_VPXOR, d, n, m, 0))
#define VPADDD(d, n, m)        (X86_AT, x86_vvv(X64_VPADDD, d, n, m, 0))
#define VPADDD_A(d, n, p)      (X86_AT, x86_vva(X64_VPADDD_A, d, n, p))
#define VPADDQ(d, n, m)        (X86_AT, x86_vvv(X64_VPADDQ, d, n, m, 0))
#define VPADDQ_A(d, n, p)      (X86_AT, x86_vva(X64_VPADDQ_A, d, n, p))
#define VPSLLD(d, m, k)        (X86_AT, x86_vvv(X64_VPSLLD, d, m, m, k))
#define VPSRLD(d, m, k)        (X86_AT, x86_vvv(X64_VPSRLD, d, m, m, k))
#define VPSLLQ(d, m, k)        (X86_AT, x86_vvv(X64_VPSLLQ, d, m, m, k))
#define VPSRLQ(d, m, k)        (X86_AT, x86_vvv(X64_VPSRLQ, d, m, m, k))
#define VPSLLDQ(d, m, k)       (X86_AT, x86_vvv(X64_VPSLLDQ, d, m, m, k))
#define VPSRLDQ(d, m, k)       (X86_AT, x86_vvv(X64_VPSRLDQ, d, m, m, k))
#define VPSHUFB(d, n, m)       (X86_AT, x86_vvv(X64_VPSHUFB, d, n, m, 0))
#define VPSHUFD(d, m, k)       (X86_AT, x86_vvv(X64_VPSHUFD, d, m, m, k))
#define VPALIGNR(d, n, m, k)   (X86_AT, x86_vvv(X64_VPALIGNR, d, n, m, k))
#define VPERM2I128(d, n, m, k) (X86_AT, x86_vvv(X64_VPERM2I128, d, n, m, k))
#define VEXTRACTI128(d, m, k)  (X86_AT, x86_vvv(X64_VEXTRACTI128, d, m, m, k))
#define VALIGNQ(d, n, m, k)    (X86_AT, x86_vvv(X64_VALIGNQ, d, n, m, k))
#define VPRORQ(d, m, k)        (X86_AT, x86_vvv(X64_VPRORQ, d, m, m, k))
#define VPTERNLOGQ(d, n, m, k) (X86_AT, x86_vvv(X64_VPTERNLOGQ, d, n, m, k))
#define VMOVDQA(d, m)          (X86_AT, x86_vvv(X64_VMOVDQA, d, m, m, 0))
#define VSHA512RNDS2(d, n, m)  (X86_AT, x86_vvv(X64_VSHA512RNDS2, d, n, m, 0))
#define VSHA512MSG1(d, m)      (X86_AT, x86_vvv(X64_VSHA512MSG1, d, d, m, 0))
#define VSHA512MSG2(d, m)      (X86_AT, x86_vvv(X64_VSHA512MSG2, d, d, m, 0))
#define VZEROUPPER()           (X86_AT, prog_put((struct ins){ .op = X64_VZEROUPPER, .w = 64 }))
#endif
