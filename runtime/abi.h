/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What emitted code takes for granted of the compiler whose objects it is linked with.  INGOT_NO_ASM
 * says what is missing; it is not defined where nothing is.  The build asks it, and dispatch.c once
 * more.
 */
#ifndef INGOT_ABI_H
#define INGOT_ABI_H

#if !defined(__ELF__)
#define INGOT_NO_ASM "the compiler makes no ELF objects"

#elif defined(__x86_64__)
#if __SIZEOF_POINTER__ != 8
#define INGOT_NO_ASM "x32: pointers have 32 bits"
#endif

#elif defined(__i386__)
#if !defined(__SSE2__)
#define INGOT_NO_ASM "the compiler was not told that every CPU has SSE2: -msse2 would"
#endif

#elif defined(__aarch64__)
#if !defined(__AARCH64EL__)
#define INGOT_NO_ASM "words have their high byte first"
#elif __SIZEOF_POINTER__ != 8
#define INGOT_NO_ASM "ILP32: pointers have 32 bits"
#endif

#elif defined(__arm__)
#if !defined(__ARMEL__)
#define INGOT_NO_ASM "words have their high byte first"
#elif __ARM_ARCH < 7
#define INGOT_NO_ASM "the CPU may be older than ARMv7-A"
#elif !defined(__ARM_ARCH_PROFILE) || __ARM_ARCH_PROFILE != 'A'
#define INGOT_NO_ASM "the CPU may be another than ARMv7-A: it may have no ARM state"
#elif !defined(__ARM_PCS_VFP)
#define INGOT_NO_ASM "the calling convention is not hard-float"
#elif !defined(__ARM_FEATURE_UNALIGNED)
#define INGOT_NO_ASM "words may not be read where they are not aligned"
#endif

#else
#define INGOT_NO_ASM "no instructions of this machine are known"
#endif

#endif
