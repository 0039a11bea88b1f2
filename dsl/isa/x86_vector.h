/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The vector instructions of x86-64 as C writes them, beside those of x86_any.h. */
#ifndef INGOT_ISA_X86_VECTOR_H
#define INGOT_ISA_X86_VECTOR_H
#include "x86_64.h"

#define PSHUFB(d, m)         (X86_AT, x86_vv(X64_PSHUFB, d, m, 0))
#define PALIGNR(d, m, k)     (X86_AT, x86_vv(X64_PALIGNR, d, m, k))
#define PBLENDW(d, m, k)     (X86_AT, x86_vv(X64_PBLENDW, d, m, k))
#define PINSRD_A(d, p, k)    (X86_AT, x86_va(X64_PINSRD_A, d, p, k))
#define PEXTRD_TO(p, m, k)   (X86_AT, x86_av(X64_PEXTRD_TO, p, m, k))
#define SHA256RNDS2(d, m)    (X86_AT, x86_vv(X64_SHA256RNDS2, d, m, 0))      /* w + k in xmm0 */
#define SHA256MSG1(d, m)     (X86_AT, x86_vv(X64_SHA256MSG1, d, m, 0))
#define SHA256MSG2(d, m)     (X86_AT, x86_vv(X64_SHA256MSG2, d, m, 0))
#define SHA1RNDS4(d, m, k)   (X86_AT, x86_vv(X64_SHA1RNDS4, d, m, k))
#define SHA1NEXTE(d, m)      (X86_AT, x86_vv(X64_SHA1NEXTE, d, m, 0))
#define SHA1MSG1(d, m)       (X86_AT, x86_vv(X64_SHA1MSG1, d, m, 0))
#define SHA1MSG2(d, m)       (X86_AT, x86_vv(X64_SHA1MSG2, d, m, 0))
#endif
