/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the vector instructions of x86 do to their lanes, as the Intel SDM, volume 2, has it.  Lane 0 is the lowest. */
#ifndef INGOT_ISA_X86_SHA_H
#define INGOT_ISA_X86_SHA_H
#include "../dsl.h"

T x86_lanes(T (*f)(T, T), unsigned w, T d, T m);      /* f of each lane of w bits */
T x86_each(T (*f)(T, unsigned), unsigned w, T d, unsigned k);      /* shifted; nothing is left of a lane by its width or more */
T x86_shuffle(unsigned w, T m, unsigned k);          /* each of four lanes of w bits is the one that two bits of k name */
T x86_pshufb(T d, T m);
T x86_palignr(T d, T m, unsigned k);
T x86_pblendw(T d, T m, unsigned k);
T x86_pinsrd(T d, T m, unsigned k);
T x86_sha256rnds2(T d, T m, T wk);
T x86_sha256msg1(T d, T m);
T x86_sha256msg2(T d, T m);
T x86_sha512rnds2(T d, T n, T wk);                   /* wk of 128 bits */
T x86_sha512msg1(T d, T m);                          /* m of 128 bits */
T x86_sha512msg2(T d, T m);
T x86_sha1rnds4(T d, T m, unsigned k);
T x86_sha1nexte(T d, T m);
T x86_sha1msg1(T d, T m);
T x86_sha1msg2(T d, T m);
#endif
