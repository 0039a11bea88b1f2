/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions of x86-64 and the names of its registers. */
#ifndef INGOT_ISA_X86_64_H
#define INGOT_ISA_X86_64_H
#include "x86_any.h"

enum { R8 = RDI + 1, R9, R10, R11, R12, R13, R14, R15, XMM0 };

#define ALU(id, text, shape, needs, class, ...) X64_##id, X64_##id##_K, X64_##id##_A,
#define ROW(id, text, shape, needs, class, ...) X64_##id,
#define READ ROW
enum x64_op {
	X64_LABEL,
#include "x86_any.def"
#include "x86_64.def"
	X64_OPS
};
#undef ALU
#undef ROW
#undef READ
#endif
