/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What Arm's SHA instructions do, as the Arm ARM (DDI 0487, shared/functions/crypto and C7.2) has it.  Lane 0 is the
 * lowest; d is what the destination held. */
#ifndef INGOT_ISA_ARM_SHA_H
#define INGOT_ISA_ARM_SHA_H
#include "../dsl.h"

T arm_sha1c(T d, T n, T m);      T arm_sha1p(T d, T n, T m);      T arm_sha1m(T d, T n, T m);    /* n: 32 bits */
T arm_sha1su0(T d, T n, T m);    T arm_sha1su1(T d, T n);
T arm_sha256h(T d, T n, T m);    T arm_sha256h2(T d, T n, T m);
T arm_sha256su0(T d, T n);       T arm_sha256su1(T d, T n, T m);
T arm_sha512h(T d, T n, T m);    T arm_sha512h2(T d, T n, T m);
T arm_sha512su0(T d, T n);       T arm_sha512su1(T d, T n, T m);
#endif
