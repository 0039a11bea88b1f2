/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What vector instructions do to their lanes, of w bits each, the lowest first. */
#ifndef INGOT_ISA_LANES_H
#define INGOT_ISA_LANES_H
#include "../dsl.h"

T lanes(T f(T, T), unsigned w, T n, T m);
T lanes_of(T f(T), unsigned w, T n);
T lanes_by(T f(T, unsigned), unsigned w, T n, unsigned k);       /* a shift, 0 < k < w */
T lanes_insert_right(unsigned w, T d, T n, unsigned k);          /* n shifted right by k; above it, what d held there */
T lanes_insert_left(unsigned w, T d, T n, unsigned k);           /* n shifted left by k; below it, what d held there */
#endif
