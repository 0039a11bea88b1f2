/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the instructions for SHA are made of, whoever's they are: FIPS 180-4, 4.1. */
#ifndef INGOT_ISA_SHA_H
#define INGOT_ISA_SHA_H
#include "../dsl.h"

T sha_ch(T x, T y, T z);
T sha_maj(T x, T y, T z);
T sha_parity(T x, T y, T z);
T sha_big(T x, unsigned a, unsigned b, unsigned c);      /* rotations by a, b and c */
T sha_small(T x, unsigned a, unsigned b, unsigned c);    /* rotations by a and b, a shift by c */
#endif
