/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The vector instructions of x86-64 as C writes them. */
#ifndef INGOT_ISA_X86_VECTOR_H
#define INGOT_ISA_X86_VECTOR_H
#include "x86_64.h"

/* target/x86_vector.c */
void x64_vv(enum x64_op op, V d, V m, unsigned k);   /* k: the immediate, where the row has one */
void x64_va(enum x64_op op, V d, struct place p, unsigned k);
void x64_av(enum x64_op op, struct place p, V m, unsigned k);

#define MOVDQU(d, p)         (X86_AT, x64_va(X64_MOVDQU, d, p, 0))
#define MOVDQU_TO(p, m)      (X86_AT, x64_av(X64_MOVDQU_TO, p, m, 0))
#define MOVDQA(d, m)         (X86_AT, x64_vv(X64_MOVDQA, d, m, 0))
#define PXOR(d, m)           (X86_AT, x64_vv(X64_PXOR, d, m, 0))
#define PADDD(d, m)          (X86_AT, x64_vv(X64_PADDD, d, m, 0))
#define PADDD_A(d, p)        (X86_AT, x64_va(X64_PADDD_A, d, p, 0))
#define PSHUFD(d, m, k)      (X86_AT, x64_vv(X64_PSHUFD, d, m, k))
#define PSHUFB(d, m)         (X86_AT, x64_vv(X64_PSHUFB, d, m, 0))
#define PALIGNR(d, m, k)     (X86_AT, x64_vv(X64_PALIGNR, d, m, k))
#define PBLENDW(d, m, k)     (X86_AT, x64_vv(X64_PBLENDW, d, m, k))
#define PINSRD_A(d, p, k)    (X86_AT, x64_va(X64_PINSRD_A, d, p, k))
#define PEXTRD_TO(p, m, k)   (X86_AT, x64_av(X64_PEXTRD_TO, p, m, k))
#define SHA256RNDS2(d, m)    (X86_AT, x64_vv(X64_SHA256RNDS2, d, m, 0))      /* w + k in xmm0 */
#define SHA256MSG1(d, m)     (X86_AT, x64_vv(X64_SHA256MSG1, d, m, 0))
#define SHA256MSG2(d, m)     (X86_AT, x64_vv(X64_SHA256MSG2, d, m, 0))
#define SHA1RNDS4(d, m, k)   (X86_AT, x64_vv(X64_SHA1RNDS4, d, m, k))
#define SHA1NEXTE(d, m)      (X86_AT, x64_vv(X64_SHA1NEXTE, d, m, 0))
#define SHA1MSG1(d, m)       (X86_AT, x64_vv(X64_SHA1MSG1, d, m, 0))
#define SHA1MSG2(d, m)       (X86_AT, x64_vv(X64_SHA1MSG2, d, m, 0))
#endif
