/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the AVX instructions do that the SSE ones do not, or do in each half of 128 bits: Intel SDM, volume 2. */
#ifndef INGOT_ISA_X86_AVX_H
#define INGOT_ISA_X86_AVX_H
#include "../dsl.h"

T x86_in_halves(T (*f)(T, T), T n, T m);             /* of 128 bits each */
T x86_in_halves_k(T (*f)(T, T, unsigned), T n, T m, unsigned k);
T x86_pshufd(T n, T m, unsigned k);                  /* these three take no n */
T x86_pslldq(T n, T m, unsigned k);
T x86_psrldq(T n, T m, unsigned k);
T x86_broadcast(T x, unsigned w);
T x86_vpblendd(T n, T m, unsigned k);
T x86_vperm2i128(T n, T m, unsigned k);
T x86_ternary(T d, T n, T m, unsigned k);             /* bit dnm of k, as a number, is what each three bits give */
T x86_vinserti128(T n, T m, unsigned k);
#endif
