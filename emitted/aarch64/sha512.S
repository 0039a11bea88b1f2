// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha512_compress_scalar, AArch64, needs the baseline only.  Made by gen from gen/a64/sha512.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   64 bytes, read, written, secret; words of the machine
//   x1    blocks  128 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  2218 instructions.
// Holds:  x0 a^b,  x1 b^c,  x2 constants,  x3 a,  x4 b,  x5 c,  x6 d,  x7 e,  x8 f,  x9 g,  x10 h,  x11 w,
//         x12 w,  x13 w,  x14 w,  x15 w,  x16 w,  x17 w,  x19 w,  x20 w,  x21 w,  x22 w,  x23 w,  x24 w,
//         x25 w,  x26 w,  x27 w,  x28 t,  x30 a constant,  frame+0 state,  frame+8 blocks,  frame+16 n
// SHA-256 of the body: 3c08a5cc8382dc17cab28ee97d0b6075e5420f614bc8c312927599faacb8f88e
INGOT_FUNCTION(ingot_asm_sha512_compress_scalar)
	hint	#34
	stp	x19, x20, [sp, #-96]!
	.cfi_adjust_cfa_offset 96
	.cfi_rel_offset 19, 0
	.cfi_rel_offset 20, 8
	stp	x21, x22, [sp, #16]
	.cfi_rel_offset 21, 16
	.cfi_rel_offset 22, 24
	stp	x23, x24, [sp, #32]
	.cfi_rel_offset 23, 32
	.cfi_rel_offset 24, 40
	stp	x25, x26, [sp, #48]
	.cfi_rel_offset 25, 48
	.cfi_rel_offset 26, 56
	stp	x27, x28, [sp, #64]
	.cfi_rel_offset 27, 64
	.cfi_rel_offset 28, 72
	str	x30, [sp, #80]
	.cfi_rel_offset 30, 80
	sub	sp, sp, #32
	.cfi_adjust_cfa_offset 32
	str	x0, [sp]
	str	x1, [sp, #8]
	str	x2, [sp, #16]
	ldr	x16, [sp, #16]
	adrp	x2, INGOT_PAGE(.Lingot_asm_sha512_compress_scalar_k+320)
	add	x2, x2, INGOT_PAGEOFF(.Lingot_asm_sha512_compress_scalar_k+320)
	str	x16, [sp, #16]
	ldr	x16, [sp, #16]
	cbz	x16, .Lsha512_compress_scalar_skip1
	ldr	x28, [sp]
	ldp	x3, x4, [x28]
	ldp	x5, x6, [x28, #16]
	ldp	x7, x8, [x28, #32]
	ldp	x9, x10, [x28, #48]
.Lsha512_compress_scalar_more1:
	ldr	x28, [sp, #8]
	// round 0
	ldp	x0, x30, [x2, #-320]
	eor	x1, x4, x5
	ldp	x11, x12, [x28]
	ldp	x26, x27, [x28, #112]
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	ldp	x13, x14, [x28, #16]
	rev	x11, x11
	rev	x26, x26
	add	x10, x10, x11
	eor	x0, x0, x9
	rev	x12, x12
	add	x10, x10, x0
	eor	x0, x3, x4
	// round 1
	add	x9, x9, x30
	and	x1, x1, x0
	ldp	x20, x21, [x28, #64]
	eor	x1, x1, x4
	rev	x27, x27
	add	x9, x9, x12
	rev	x13, x13
	rev	x21, x21
	ldp	x22, x23, [x28, #80]
	add	x11, x11, x21
	rev	x14, x14
	ldp	x15, x16, [x28, #32]
	ldp	x24, x25, [x28, #96]
	rev	x22, x22
	rev	x23, x23
	ldp	x17, x19, [x28, #48]
	ror	x28, x7, #14
	rev	x15, x15
	rev	x24, x24
	eor	x28, x28, x7, ror #18
	rev	x16, x16
	eor	x28, x28, x7, ror #41
	rev	x17, x17
	add	x10, x10, x28
	ror	x28, x3, #28
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x26, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	rev	x19, x19
	eor	x1, x1, x26, ror #61
	add	x10, x10, x28
	ror	x28, x12, #1
	eor	x1, x1, x26, lsr #6
	rev	x20, x20
	rev	x25, x25
	eor	x28, x28, x12, ror #8
	eor	x28, x28, x12, lsr #7
	add	x12, x12, x22
	add	x11, x11, x28
	ror	x28, x6, #14
	add	x11, x11, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x27, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x27, ror #61
	add	x9, x9, x28
	ror	x28, x13, #1
	eor	x0, x0, x27, lsr #6
	eor	x28, x28, x13, ror #8
	eor	x28, x28, x13, lsr #7
	add	x12, x12, x28
	ror	x28, x5, #14
	add	x12, x12, x0
	// round 2
	ldp	x0, x30, [x2, #-304]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x13
	eor	x0, x0, x7
	// round 3
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x11, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x14
	eor	x1, x1, x11, ror #61
	add	x8, x8, x28
	ror	x28, x14, #1
	eor	x1, x1, x11, lsr #6
	add	x13, x13, x23
	eor	x28, x28, x14, ror #8
	eor	x28, x28, x14, lsr #7
	add	x14, x14, x24
	add	x13, x13, x28
	ror	x28, x4, #14
	add	x13, x13, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x12, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x12, ror #61
	add	x7, x7, x28
	ror	x28, x15, #1
	eor	x0, x0, x12, lsr #6
	eor	x28, x28, x15, ror #8
	eor	x28, x28, x15, lsr #7
	add	x14, x14, x28
	ror	x28, x3, #14
	add	x14, x14, x0
	// round 4
	ldp	x0, x30, [x2, #-288]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x15
	eor	x0, x0, x5
	// round 5
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x13, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x16
	eor	x1, x1, x13, ror #61
	add	x6, x6, x28
	ror	x28, x16, #1
	eor	x1, x1, x13, lsr #6
	add	x15, x15, x25
	eor	x28, x28, x16, ror #8
	eor	x28, x28, x16, lsr #7
	add	x16, x16, x26
	add	x15, x15, x28
	ror	x28, x10, #14
	add	x15, x15, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x14, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x14, ror #61
	add	x5, x5, x28
	ror	x28, x17, #1
	eor	x0, x0, x14, lsr #6
	eor	x28, x28, x17, ror #8
	eor	x28, x28, x17, lsr #7
	add	x16, x16, x28
	ror	x28, x9, #14
	add	x16, x16, x0
	// round 6
	ldp	x0, x30, [x2, #-272]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x17
	eor	x0, x0, x3
	// round 7
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x15, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x19
	eor	x1, x1, x15, ror #61
	add	x4, x4, x28
	ror	x28, x19, #1
	eor	x1, x1, x15, lsr #6
	add	x17, x17, x27
	eor	x28, x28, x19, ror #8
	eor	x28, x28, x19, lsr #7
	add	x19, x19, x11
	add	x17, x17, x28
	ror	x28, x8, #14
	add	x17, x17, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x16, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x16, ror #61
	add	x3, x3, x28
	ror	x28, x20, #1
	eor	x0, x0, x16, lsr #6
	eor	x28, x28, x20, ror #8
	eor	x28, x28, x20, lsr #7
	add	x19, x19, x28
	ror	x28, x7, #14
	add	x19, x19, x0
	// round 8
	ldp	x0, x30, [x2, #-256]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x20
	eor	x0, x0, x9
	// round 9
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x17, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x21
	eor	x1, x1, x17, ror #61
	add	x10, x10, x28
	ror	x28, x21, #1
	eor	x1, x1, x17, lsr #6
	add	x20, x20, x12
	eor	x28, x28, x21, ror #8
	eor	x28, x28, x21, lsr #7
	add	x21, x21, x13
	add	x20, x20, x28
	ror	x28, x6, #14
	add	x20, x20, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x19, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x19, ror #61
	add	x9, x9, x28
	ror	x28, x22, #1
	eor	x0, x0, x19, lsr #6
	eor	x28, x28, x22, ror #8
	eor	x28, x28, x22, lsr #7
	add	x21, x21, x28
	ror	x28, x5, #14
	add	x21, x21, x0
	// round 10
	ldp	x0, x30, [x2, #-240]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x22
	eor	x0, x0, x7
	// round 11
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x20, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x23
	eor	x1, x1, x20, ror #61
	add	x8, x8, x28
	ror	x28, x23, #1
	eor	x1, x1, x20, lsr #6
	add	x22, x22, x14
	eor	x28, x28, x23, ror #8
	eor	x28, x28, x23, lsr #7
	add	x23, x23, x15
	add	x22, x22, x28
	ror	x28, x4, #14
	add	x22, x22, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x21, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x21, ror #61
	add	x7, x7, x28
	ror	x28, x24, #1
	eor	x0, x0, x21, lsr #6
	eor	x28, x28, x24, ror #8
	eor	x28, x28, x24, lsr #7
	add	x23, x23, x28
	ror	x28, x3, #14
	add	x23, x23, x0
	// round 12
	ldp	x0, x30, [x2, #-224]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x24
	eor	x0, x0, x5
	// round 13
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x22, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x25
	eor	x1, x1, x22, ror #61
	add	x6, x6, x28
	ror	x28, x25, #1
	eor	x1, x1, x22, lsr #6
	add	x24, x24, x16
	eor	x28, x28, x25, ror #8
	eor	x28, x28, x25, lsr #7
	add	x25, x25, x17
	add	x24, x24, x28
	ror	x28, x10, #14
	add	x24, x24, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x23, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x23, ror #61
	add	x5, x5, x28
	ror	x28, x26, #1
	eor	x0, x0, x23, lsr #6
	eor	x28, x28, x26, ror #8
	eor	x28, x28, x26, lsr #7
	add	x25, x25, x28
	ror	x28, x9, #14
	add	x25, x25, x0
	// round 14
	ldp	x0, x30, [x2, #-208]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x26
	eor	x0, x0, x3
	// round 15
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x24, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x27
	eor	x1, x1, x24, ror #61
	add	x4, x4, x28
	ror	x28, x27, #1
	eor	x1, x1, x24, lsr #6
	add	x26, x26, x19
	eor	x28, x28, x27, ror #8
	eor	x28, x28, x27, lsr #7
	add	x27, x27, x20
	add	x26, x26, x28
	ror	x28, x8, #14
	add	x26, x26, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x25, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x25, ror #61
	add	x3, x3, x28
	ror	x28, x11, #1
	eor	x0, x0, x25, lsr #6
	eor	x28, x28, x11, ror #8
	eor	x28, x28, x11, lsr #7
	add	x27, x27, x28
	ror	x28, x7, #14
	add	x27, x27, x0
	// round 16
	ldp	x0, x30, [x2, #-192]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x11
	eor	x0, x0, x9
	// round 17
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x26, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x12
	eor	x1, x1, x26, ror #61
	add	x10, x10, x28
	ror	x28, x12, #1
	eor	x1, x1, x26, lsr #6
	add	x11, x11, x21
	eor	x28, x28, x12, ror #8
	eor	x28, x28, x12, lsr #7
	add	x12, x12, x22
	add	x11, x11, x28
	ror	x28, x6, #14
	add	x11, x11, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x27, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x27, ror #61
	add	x9, x9, x28
	ror	x28, x13, #1
	eor	x0, x0, x27, lsr #6
	eor	x28, x28, x13, ror #8
	eor	x28, x28, x13, lsr #7
	add	x12, x12, x28
	ror	x28, x5, #14
	add	x12, x12, x0
	// round 18
	ldp	x0, x30, [x2, #-176]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x13
	eor	x0, x0, x7
	// round 19
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x11, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x14
	eor	x1, x1, x11, ror #61
	add	x8, x8, x28
	ror	x28, x14, #1
	eor	x1, x1, x11, lsr #6
	add	x13, x13, x23
	eor	x28, x28, x14, ror #8
	eor	x28, x28, x14, lsr #7
	add	x14, x14, x24
	add	x13, x13, x28
	ror	x28, x4, #14
	add	x13, x13, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x12, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x12, ror #61
	add	x7, x7, x28
	ror	x28, x15, #1
	eor	x0, x0, x12, lsr #6
	eor	x28, x28, x15, ror #8
	eor	x28, x28, x15, lsr #7
	add	x14, x14, x28
	ror	x28, x3, #14
	add	x14, x14, x0
	// round 20
	ldp	x0, x30, [x2, #-160]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x15
	eor	x0, x0, x5
	// round 21
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x13, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x16
	eor	x1, x1, x13, ror #61
	add	x6, x6, x28
	ror	x28, x16, #1
	eor	x1, x1, x13, lsr #6
	add	x15, x15, x25
	eor	x28, x28, x16, ror #8
	eor	x28, x28, x16, lsr #7
	add	x16, x16, x26
	add	x15, x15, x28
	ror	x28, x10, #14
	add	x15, x15, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x14, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x14, ror #61
	add	x5, x5, x28
	ror	x28, x17, #1
	eor	x0, x0, x14, lsr #6
	eor	x28, x28, x17, ror #8
	eor	x28, x28, x17, lsr #7
	add	x16, x16, x28
	ror	x28, x9, #14
	add	x16, x16, x0
	// round 22
	ldp	x0, x30, [x2, #-144]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x17
	eor	x0, x0, x3
	// round 23
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x15, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x19
	eor	x1, x1, x15, ror #61
	add	x4, x4, x28
	ror	x28, x19, #1
	eor	x1, x1, x15, lsr #6
	add	x17, x17, x27
	eor	x28, x28, x19, ror #8
	eor	x28, x28, x19, lsr #7
	add	x19, x19, x11
	add	x17, x17, x28
	ror	x28, x8, #14
	add	x17, x17, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x16, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x16, ror #61
	add	x3, x3, x28
	ror	x28, x20, #1
	eor	x0, x0, x16, lsr #6
	eor	x28, x28, x20, ror #8
	eor	x28, x28, x20, lsr #7
	add	x19, x19, x28
	ror	x28, x7, #14
	add	x19, x19, x0
	// round 24
	ldp	x0, x30, [x2, #-128]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x20
	eor	x0, x0, x9
	// round 25
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x17, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x21
	eor	x1, x1, x17, ror #61
	add	x10, x10, x28
	ror	x28, x21, #1
	eor	x1, x1, x17, lsr #6
	add	x20, x20, x12
	eor	x28, x28, x21, ror #8
	eor	x28, x28, x21, lsr #7
	add	x21, x21, x13
	add	x20, x20, x28
	ror	x28, x6, #14
	add	x20, x20, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x19, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x19, ror #61
	add	x9, x9, x28
	ror	x28, x22, #1
	eor	x0, x0, x19, lsr #6
	eor	x28, x28, x22, ror #8
	eor	x28, x28, x22, lsr #7
	add	x21, x21, x28
	ror	x28, x5, #14
	add	x21, x21, x0
	// round 26
	ldp	x0, x30, [x2, #-112]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x22
	eor	x0, x0, x7
	// round 27
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x20, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x23
	eor	x1, x1, x20, ror #61
	add	x8, x8, x28
	ror	x28, x23, #1
	eor	x1, x1, x20, lsr #6
	add	x22, x22, x14
	eor	x28, x28, x23, ror #8
	eor	x28, x28, x23, lsr #7
	add	x23, x23, x15
	add	x22, x22, x28
	ror	x28, x4, #14
	add	x22, x22, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x21, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x21, ror #61
	add	x7, x7, x28
	ror	x28, x24, #1
	eor	x0, x0, x21, lsr #6
	eor	x28, x28, x24, ror #8
	eor	x28, x28, x24, lsr #7
	add	x23, x23, x28
	ror	x28, x3, #14
	add	x23, x23, x0
	// round 28
	ldp	x0, x30, [x2, #-96]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x24
	eor	x0, x0, x5
	// round 29
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x22, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x25
	eor	x1, x1, x22, ror #61
	add	x6, x6, x28
	ror	x28, x25, #1
	eor	x1, x1, x22, lsr #6
	add	x24, x24, x16
	eor	x28, x28, x25, ror #8
	eor	x28, x28, x25, lsr #7
	add	x25, x25, x17
	add	x24, x24, x28
	ror	x28, x10, #14
	add	x24, x24, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x23, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x23, ror #61
	add	x5, x5, x28
	ror	x28, x26, #1
	eor	x0, x0, x23, lsr #6
	eor	x28, x28, x26, ror #8
	eor	x28, x28, x26, lsr #7
	add	x25, x25, x28
	ror	x28, x9, #14
	add	x25, x25, x0
	// round 30
	ldp	x0, x30, [x2, #-80]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x26
	eor	x0, x0, x3
	// round 31
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x24, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x27
	eor	x1, x1, x24, ror #61
	add	x4, x4, x28
	ror	x28, x27, #1
	eor	x1, x1, x24, lsr #6
	add	x26, x26, x19
	eor	x28, x28, x27, ror #8
	eor	x28, x28, x27, lsr #7
	add	x27, x27, x20
	add	x26, x26, x28
	ror	x28, x8, #14
	add	x26, x26, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x25, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x25, ror #61
	add	x3, x3, x28
	ror	x28, x11, #1
	eor	x0, x0, x25, lsr #6
	eor	x28, x28, x11, ror #8
	eor	x28, x28, x11, lsr #7
	add	x27, x27, x28
	ror	x28, x7, #14
	add	x27, x27, x0
	// round 32
	ldp	x0, x30, [x2, #-64]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x11
	eor	x0, x0, x9
	// round 33
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x26, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x12
	eor	x1, x1, x26, ror #61
	add	x10, x10, x28
	ror	x28, x12, #1
	eor	x1, x1, x26, lsr #6
	add	x11, x11, x21
	eor	x28, x28, x12, ror #8
	eor	x28, x28, x12, lsr #7
	add	x12, x12, x22
	add	x11, x11, x28
	ror	x28, x6, #14
	add	x11, x11, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x27, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x27, ror #61
	add	x9, x9, x28
	ror	x28, x13, #1
	eor	x0, x0, x27, lsr #6
	eor	x28, x28, x13, ror #8
	eor	x28, x28, x13, lsr #7
	add	x12, x12, x28
	ror	x28, x5, #14
	add	x12, x12, x0
	// round 34
	ldp	x0, x30, [x2, #-48]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x13
	eor	x0, x0, x7
	// round 35
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x11, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x14
	eor	x1, x1, x11, ror #61
	add	x8, x8, x28
	ror	x28, x14, #1
	eor	x1, x1, x11, lsr #6
	add	x13, x13, x23
	eor	x28, x28, x14, ror #8
	eor	x28, x28, x14, lsr #7
	add	x14, x14, x24
	add	x13, x13, x28
	ror	x28, x4, #14
	add	x13, x13, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x12, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x12, ror #61
	add	x7, x7, x28
	ror	x28, x15, #1
	eor	x0, x0, x12, lsr #6
	eor	x28, x28, x15, ror #8
	eor	x28, x28, x15, lsr #7
	add	x14, x14, x28
	ror	x28, x3, #14
	add	x14, x14, x0
	// round 36
	ldp	x0, x30, [x2, #-32]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x15
	eor	x0, x0, x5
	// round 37
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x13, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x16
	eor	x1, x1, x13, ror #61
	add	x6, x6, x28
	ror	x28, x16, #1
	eor	x1, x1, x13, lsr #6
	add	x15, x15, x25
	eor	x28, x28, x16, ror #8
	eor	x28, x28, x16, lsr #7
	add	x16, x16, x26
	add	x15, x15, x28
	ror	x28, x10, #14
	add	x15, x15, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x14, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x14, ror #61
	add	x5, x5, x28
	ror	x28, x17, #1
	eor	x0, x0, x14, lsr #6
	eor	x28, x28, x17, ror #8
	eor	x28, x28, x17, lsr #7
	add	x16, x16, x28
	ror	x28, x9, #14
	add	x16, x16, x0
	// round 38
	ldp	x0, x30, [x2, #-16]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x17
	eor	x0, x0, x3
	// round 39
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x15, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x19
	eor	x1, x1, x15, ror #61
	add	x4, x4, x28
	ror	x28, x19, #1
	eor	x1, x1, x15, lsr #6
	add	x17, x17, x27
	eor	x28, x28, x19, ror #8
	eor	x28, x28, x19, lsr #7
	add	x19, x19, x11
	add	x17, x17, x28
	ror	x28, x8, #14
	add	x17, x17, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x16, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x16, ror #61
	add	x3, x3, x28
	ror	x28, x20, #1
	eor	x0, x0, x16, lsr #6
	eor	x28, x28, x20, ror #8
	eor	x28, x28, x20, lsr #7
	add	x19, x19, x28
	ror	x28, x7, #14
	add	x19, x19, x0
	// round 40
	ldp	x0, x30, [x2]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x20
	eor	x0, x0, x9
	// round 41
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x17, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x21
	eor	x1, x1, x17, ror #61
	add	x10, x10, x28
	ror	x28, x21, #1
	eor	x1, x1, x17, lsr #6
	add	x20, x20, x12
	eor	x28, x28, x21, ror #8
	eor	x28, x28, x21, lsr #7
	add	x21, x21, x13
	add	x20, x20, x28
	ror	x28, x6, #14
	add	x20, x20, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x19, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x19, ror #61
	add	x9, x9, x28
	ror	x28, x22, #1
	eor	x0, x0, x19, lsr #6
	eor	x28, x28, x22, ror #8
	eor	x28, x28, x22, lsr #7
	add	x21, x21, x28
	ror	x28, x5, #14
	add	x21, x21, x0
	// round 42
	ldp	x0, x30, [x2, #16]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x22
	eor	x0, x0, x7
	// round 43
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x20, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x23
	eor	x1, x1, x20, ror #61
	add	x8, x8, x28
	ror	x28, x23, #1
	eor	x1, x1, x20, lsr #6
	add	x22, x22, x14
	eor	x28, x28, x23, ror #8
	eor	x28, x28, x23, lsr #7
	add	x23, x23, x15
	add	x22, x22, x28
	ror	x28, x4, #14
	add	x22, x22, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x21, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x21, ror #61
	add	x7, x7, x28
	ror	x28, x24, #1
	eor	x0, x0, x21, lsr #6
	eor	x28, x28, x24, ror #8
	eor	x28, x28, x24, lsr #7
	add	x23, x23, x28
	ror	x28, x3, #14
	add	x23, x23, x0
	// round 44
	ldp	x0, x30, [x2, #32]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x24
	eor	x0, x0, x5
	// round 45
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x22, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x25
	eor	x1, x1, x22, ror #61
	add	x6, x6, x28
	ror	x28, x25, #1
	eor	x1, x1, x22, lsr #6
	add	x24, x24, x16
	eor	x28, x28, x25, ror #8
	eor	x28, x28, x25, lsr #7
	add	x25, x25, x17
	add	x24, x24, x28
	ror	x28, x10, #14
	add	x24, x24, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x23, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x23, ror #61
	add	x5, x5, x28
	ror	x28, x26, #1
	eor	x0, x0, x23, lsr #6
	eor	x28, x28, x26, ror #8
	eor	x28, x28, x26, lsr #7
	add	x25, x25, x28
	ror	x28, x9, #14
	add	x25, x25, x0
	// round 46
	ldp	x0, x30, [x2, #48]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x26
	eor	x0, x0, x3
	// round 47
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x24, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x27
	eor	x1, x1, x24, ror #61
	add	x4, x4, x28
	ror	x28, x27, #1
	eor	x1, x1, x24, lsr #6
	add	x26, x26, x19
	eor	x28, x28, x27, ror #8
	eor	x28, x28, x27, lsr #7
	add	x27, x27, x20
	add	x26, x26, x28
	ror	x28, x8, #14
	add	x26, x26, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x25, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x25, ror #61
	add	x3, x3, x28
	ror	x28, x11, #1
	eor	x0, x0, x25, lsr #6
	eor	x28, x28, x11, ror #8
	eor	x28, x28, x11, lsr #7
	add	x27, x27, x28
	ror	x28, x7, #14
	add	x27, x27, x0
	// round 48
	ldp	x0, x30, [x2, #64]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x11
	eor	x0, x0, x9
	// round 49
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x26, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x12
	eor	x1, x1, x26, ror #61
	add	x10, x10, x28
	ror	x28, x12, #1
	eor	x1, x1, x26, lsr #6
	add	x11, x11, x21
	eor	x28, x28, x12, ror #8
	eor	x28, x28, x12, lsr #7
	add	x12, x12, x22
	add	x11, x11, x28
	ror	x28, x6, #14
	add	x11, x11, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x27, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x27, ror #61
	add	x9, x9, x28
	ror	x28, x13, #1
	eor	x0, x0, x27, lsr #6
	eor	x28, x28, x13, ror #8
	eor	x28, x28, x13, lsr #7
	add	x12, x12, x28
	ror	x28, x5, #14
	add	x12, x12, x0
	// round 50
	ldp	x0, x30, [x2, #80]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x13
	eor	x0, x0, x7
	// round 51
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x11, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x14
	eor	x1, x1, x11, ror #61
	add	x8, x8, x28
	ror	x28, x14, #1
	eor	x1, x1, x11, lsr #6
	add	x13, x13, x23
	eor	x28, x28, x14, ror #8
	eor	x28, x28, x14, lsr #7
	add	x14, x14, x24
	add	x13, x13, x28
	ror	x28, x4, #14
	add	x13, x13, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x12, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x12, ror #61
	add	x7, x7, x28
	ror	x28, x15, #1
	eor	x0, x0, x12, lsr #6
	eor	x28, x28, x15, ror #8
	eor	x28, x28, x15, lsr #7
	add	x14, x14, x28
	ror	x28, x3, #14
	add	x14, x14, x0
	// round 52
	ldp	x0, x30, [x2, #96]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x15
	eor	x0, x0, x5
	// round 53
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x13, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x16
	eor	x1, x1, x13, ror #61
	add	x6, x6, x28
	ror	x28, x16, #1
	eor	x1, x1, x13, lsr #6
	add	x15, x15, x25
	eor	x28, x28, x16, ror #8
	eor	x28, x28, x16, lsr #7
	add	x16, x16, x26
	add	x15, x15, x28
	ror	x28, x10, #14
	add	x15, x15, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x14, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x14, ror #61
	add	x5, x5, x28
	ror	x28, x17, #1
	eor	x0, x0, x14, lsr #6
	eor	x28, x28, x17, ror #8
	eor	x28, x28, x17, lsr #7
	add	x16, x16, x28
	ror	x28, x9, #14
	add	x16, x16, x0
	// round 54
	ldp	x0, x30, [x2, #112]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x17
	eor	x0, x0, x3
	// round 55
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x15, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x19
	eor	x1, x1, x15, ror #61
	add	x4, x4, x28
	ror	x28, x19, #1
	eor	x1, x1, x15, lsr #6
	add	x17, x17, x27
	eor	x28, x28, x19, ror #8
	eor	x28, x28, x19, lsr #7
	add	x19, x19, x11
	add	x17, x17, x28
	ror	x28, x8, #14
	add	x17, x17, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x16, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x16, ror #61
	add	x3, x3, x28
	ror	x28, x20, #1
	eor	x0, x0, x16, lsr #6
	eor	x28, x28, x20, ror #8
	eor	x28, x28, x20, lsr #7
	add	x19, x19, x28
	ror	x28, x7, #14
	add	x19, x19, x0
	// round 56
	ldp	x0, x30, [x2, #128]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x20
	eor	x0, x0, x9
	// round 57
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	and	x1, x1, x0
	add	x10, x10, x28
	ror	x28, x3, #28
	eor	x1, x1, x4
	add	x6, x6, x10
	add	x10, x10, x1
	ror	x1, x17, #19
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x9, x9, x21
	eor	x1, x1, x17, ror #61
	add	x10, x10, x28
	ror	x28, x21, #1
	eor	x1, x1, x17, lsr #6
	add	x20, x20, x12
	eor	x28, x28, x21, ror #8
	eor	x28, x28, x21, lsr #7
	add	x21, x21, x13
	add	x20, x20, x28
	ror	x28, x6, #14
	add	x20, x20, x1
	eor	x1, x7, x8
	and	x1, x1, x6
	eor	x28, x28, x6, ror #18
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	add	x9, x9, x28
	ror	x28, x10, #28
	eor	x0, x0, x3
	add	x5, x5, x9
	add	x9, x9, x0
	ror	x0, x19, #19
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	eor	x0, x0, x19, ror #61
	add	x9, x9, x28
	ror	x28, x22, #1
	eor	x0, x0, x19, lsr #6
	eor	x28, x28, x22, ror #8
	eor	x28, x28, x22, lsr #7
	add	x21, x21, x28
	ror	x28, x5, #14
	add	x21, x21, x0
	// round 58
	ldp	x0, x30, [x2, #144]
	eor	x28, x28, x5, ror #18
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x22
	eor	x0, x0, x7
	// round 59
	add	x7, x7, x30
	add	x8, x8, x0
	eor	x0, x9, x10
	and	x1, x1, x0
	add	x8, x8, x28
	ror	x28, x9, #28
	eor	x1, x1, x10
	add	x4, x4, x8
	add	x8, x8, x1
	ror	x1, x20, #19
	eor	x28, x28, x9, ror #34
	eor	x28, x28, x9, ror #39
	add	x7, x7, x23
	eor	x1, x1, x20, ror #61
	add	x8, x8, x28
	ror	x28, x23, #1
	eor	x1, x1, x20, lsr #6
	add	x22, x22, x14
	eor	x28, x28, x23, ror #8
	eor	x28, x28, x23, lsr #7
	add	x23, x23, x15
	add	x22, x22, x28
	ror	x28, x4, #14
	add	x22, x22, x1
	eor	x1, x5, x6
	and	x1, x1, x4
	eor	x28, x28, x4, ror #18
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	add	x7, x7, x28
	ror	x28, x8, #28
	eor	x0, x0, x9
	add	x3, x3, x7
	add	x7, x7, x0
	ror	x0, x21, #19
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	eor	x0, x0, x21, ror #61
	add	x7, x7, x28
	ror	x28, x24, #1
	eor	x0, x0, x21, lsr #6
	eor	x28, x28, x24, ror #8
	eor	x28, x28, x24, lsr #7
	add	x23, x23, x28
	ror	x28, x3, #14
	add	x23, x23, x0
	// round 60
	ldp	x0, x30, [x2, #160]
	eor	x28, x28, x3, ror #18
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x24
	eor	x0, x0, x5
	// round 61
	add	x5, x5, x30
	add	x6, x6, x0
	eor	x0, x7, x8
	and	x1, x1, x0
	add	x6, x6, x28
	ror	x28, x7, #28
	eor	x1, x1, x8
	add	x10, x10, x6
	add	x6, x6, x1
	ror	x1, x22, #19
	eor	x28, x28, x7, ror #34
	eor	x28, x28, x7, ror #39
	add	x5, x5, x25
	eor	x1, x1, x22, ror #61
	add	x6, x6, x28
	ror	x28, x25, #1
	eor	x1, x1, x22, lsr #6
	add	x24, x24, x16
	eor	x28, x28, x25, ror #8
	eor	x28, x28, x25, lsr #7
	add	x25, x25, x17
	add	x24, x24, x28
	ror	x28, x10, #14
	add	x24, x24, x1
	eor	x1, x3, x4
	and	x1, x1, x10
	eor	x28, x28, x10, ror #18
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	add	x5, x5, x28
	ror	x28, x6, #28
	eor	x0, x0, x7
	add	x9, x9, x5
	add	x5, x5, x0
	ror	x0, x23, #19
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	eor	x0, x0, x23, ror #61
	add	x5, x5, x28
	ror	x28, x26, #1
	eor	x0, x0, x23, lsr #6
	eor	x28, x28, x26, ror #8
	eor	x28, x28, x26, lsr #7
	add	x25, x25, x28
	ror	x28, x9, #14
	add	x25, x25, x0
	// round 62
	ldp	x0, x30, [x2, #176]
	eor	x28, x28, x9, ror #18
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x26
	eor	x0, x0, x3
	// round 63
	add	x3, x3, x30
	add	x4, x4, x0
	eor	x0, x5, x6
	and	x1, x1, x0
	add	x4, x4, x28
	ror	x28, x5, #28
	eor	x1, x1, x6
	add	x8, x8, x4
	add	x4, x4, x1
	ror	x1, x24, #19
	eor	x28, x28, x5, ror #34
	eor	x28, x28, x5, ror #39
	add	x3, x3, x27
	eor	x1, x1, x24, ror #61
	add	x4, x4, x28
	ror	x28, x27, #1
	eor	x1, x1, x24, lsr #6
	add	x26, x26, x19
	eor	x28, x28, x27, ror #8
	eor	x28, x28, x27, lsr #7
	add	x27, x27, x20
	add	x26, x26, x28
	ror	x28, x8, #14
	add	x26, x26, x1
	eor	x1, x9, x10
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	ror	x0, x25, #19
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	eor	x0, x0, x25, ror #61
	add	x3, x3, x28
	ror	x28, x11, #1
	eor	x0, x0, x25, lsr #6
	eor	x28, x28, x11, ror #8
	eor	x28, x28, x11, lsr #7
	add	x27, x27, x28
	ror	x28, x7, #14
	add	x27, x27, x0
	// round 64
	ldp	x0, x30, [x2, #192]
	eor	x28, x28, x7, ror #18
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x11
	eor	x0, x0, x9
	// round 65
	add	x9, x9, x30
	add	x10, x10, x0
	eor	x0, x3, x4
	add	x10, x10, x28
	ror	x28, x3, #28
	and	x1, x1, x0
	add	x6, x6, x10
	eor	x1, x1, x4
	eor	x28, x28, x3, ror #34
	eor	x28, x28, x3, ror #39
	add	x10, x10, x1
	eor	x1, x7, x8
	add	x9, x9, x12
	and	x1, x1, x6
	add	x10, x10, x28
	ror	x28, x6, #14
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	eor	x28, x28, x6, ror #18
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	eor	x0, x0, x3
	add	x9, x9, x28
	ror	x28, x10, #28
	add	x5, x5, x9
	add	x9, x9, x0
	// round 66
	ldp	x0, x30, [x2, #208]
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	add	x9, x9, x28
	ror	x28, x5, #14
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x13
	eor	x28, x28, x5, ror #18
	eor	x0, x0, x7
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x9, x10
	add	x8, x8, x28
	ror	x28, x9, #28
	and	x1, x1, x0
	eor	x1, x1, x10
	add	x4, x4, x8
	eor	x28, x28, x9, ror #34
	// round 67
	add	x7, x7, x30
	eor	x28, x28, x9, ror #39
	add	x8, x8, x1
	eor	x1, x5, x6
	add	x7, x7, x14
	and	x1, x1, x4
	add	x8, x8, x28
	ror	x28, x4, #14
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	eor	x28, x28, x4, ror #18
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	eor	x0, x0, x9
	add	x7, x7, x28
	ror	x28, x8, #28
	add	x3, x3, x7
	add	x7, x7, x0
	// round 68
	ldp	x0, x30, [x2, #224]
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	add	x7, x7, x28
	ror	x28, x3, #14
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x15
	eor	x28, x28, x3, ror #18
	eor	x0, x0, x5
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x7, x8
	add	x6, x6, x28
	ror	x28, x7, #28
	and	x1, x1, x0
	eor	x1, x1, x8
	add	x10, x10, x6
	eor	x28, x28, x7, ror #34
	// round 69
	add	x5, x5, x30
	eor	x28, x28, x7, ror #39
	add	x6, x6, x1
	eor	x1, x3, x4
	add	x5, x5, x16
	and	x1, x1, x10
	add	x6, x6, x28
	ror	x28, x10, #14
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	eor	x28, x28, x10, ror #18
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	eor	x0, x0, x7
	add	x5, x5, x28
	ror	x28, x6, #28
	add	x9, x9, x5
	add	x5, x5, x0
	// round 70
	ldp	x0, x30, [x2, #240]
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	add	x5, x5, x28
	ror	x28, x9, #14
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x17
	eor	x28, x28, x9, ror #18
	eor	x0, x0, x3
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x5, x6
	add	x4, x4, x28
	ror	x28, x5, #28
	and	x1, x1, x0
	eor	x1, x1, x6
	add	x8, x8, x4
	eor	x28, x28, x5, ror #34
	// round 71
	add	x3, x3, x30
	eor	x28, x28, x5, ror #39
	add	x4, x4, x1
	eor	x1, x9, x10
	add	x3, x3, x19
	and	x1, x1, x8
	add	x4, x4, x28
	ror	x28, x8, #14
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	eor	x28, x28, x8, ror #18
	and	x0, x0, x1
	eor	x28, x28, x8, ror #41
	eor	x0, x0, x5
	add	x3, x3, x28
	ror	x28, x4, #28
	add	x7, x7, x3
	add	x3, x3, x0
	// round 72
	ldp	x0, x30, [x2, #256]
	eor	x28, x28, x4, ror #34
	eor	x28, x28, x4, ror #39
	add	x3, x3, x28
	ror	x28, x7, #14
	add	x10, x10, x0
	eor	x0, x8, x9
	and	x0, x0, x7
	add	x10, x10, x20
	eor	x28, x28, x7, ror #18
	eor	x0, x0, x9
	eor	x28, x28, x7, ror #41
	add	x10, x10, x0
	eor	x0, x3, x4
	add	x10, x10, x28
	ror	x28, x3, #28
	and	x1, x1, x0
	eor	x1, x1, x4
	add	x6, x6, x10
	eor	x28, x28, x3, ror #34
	// round 73
	add	x9, x9, x30
	eor	x28, x28, x3, ror #39
	add	x10, x10, x1
	eor	x1, x7, x8
	add	x9, x9, x21
	and	x1, x1, x6
	add	x10, x10, x28
	ror	x28, x6, #14
	eor	x1, x1, x8
	add	x9, x9, x1
	eor	x1, x10, x3
	eor	x28, x28, x6, ror #18
	and	x0, x0, x1
	eor	x28, x28, x6, ror #41
	eor	x0, x0, x3
	add	x9, x9, x28
	ror	x28, x10, #28
	add	x5, x5, x9
	add	x9, x9, x0
	// round 74
	ldp	x0, x30, [x2, #272]
	eor	x28, x28, x10, ror #34
	eor	x28, x28, x10, ror #39
	add	x9, x9, x28
	ror	x28, x5, #14
	add	x8, x8, x0
	eor	x0, x6, x7
	and	x0, x0, x5
	add	x8, x8, x22
	eor	x28, x28, x5, ror #18
	eor	x0, x0, x7
	eor	x28, x28, x5, ror #41
	add	x8, x8, x0
	eor	x0, x9, x10
	add	x8, x8, x28
	ror	x28, x9, #28
	and	x1, x1, x0
	eor	x1, x1, x10
	add	x4, x4, x8
	eor	x28, x28, x9, ror #34
	// round 75
	add	x7, x7, x30
	eor	x28, x28, x9, ror #39
	add	x8, x8, x1
	eor	x1, x5, x6
	add	x7, x7, x23
	and	x1, x1, x4
	add	x8, x8, x28
	ror	x28, x4, #14
	eor	x1, x1, x6
	add	x7, x7, x1
	eor	x1, x8, x9
	eor	x28, x28, x4, ror #18
	and	x0, x0, x1
	eor	x28, x28, x4, ror #41
	eor	x0, x0, x9
	add	x7, x7, x28
	ror	x28, x8, #28
	add	x3, x3, x7
	add	x7, x7, x0
	// round 76
	ldp	x0, x30, [x2, #288]
	eor	x28, x28, x8, ror #34
	eor	x28, x28, x8, ror #39
	ldr	x16, [sp, #8]
	add	x7, x7, x28
	ror	x28, x3, #14
	add	x6, x6, x0
	eor	x0, x4, x5
	and	x0, x0, x3
	add	x6, x6, x24
	eor	x28, x28, x3, ror #18
	eor	x0, x0, x5
	eor	x28, x28, x3, ror #41
	add	x6, x6, x0
	eor	x0, x7, x8
	add	x6, x6, x28
	ror	x28, x7, #28
	and	x1, x1, x0
	eor	x1, x1, x8
	add	x10, x10, x6
	eor	x28, x28, x7, ror #34
	// round 77
	add	x5, x5, x30
	eor	x28, x28, x7, ror #39
	add	x6, x6, x1
	eor	x1, x3, x4
	add	x5, x5, x25
	and	x1, x1, x10
	add	x6, x6, x28
	ror	x28, x10, #14
	eor	x1, x1, x4
	add	x5, x5, x1
	eor	x1, x6, x7
	eor	x28, x28, x10, ror #18
	and	x0, x0, x1
	eor	x28, x28, x10, ror #41
	eor	x0, x0, x7
	add	x5, x5, x28
	ror	x28, x6, #28
	add	x9, x9, x5
	add	x5, x5, x0
	// round 78
	ldp	x0, x30, [x2, #304]
	eor	x28, x28, x6, ror #34
	eor	x28, x28, x6, ror #39
	add	x16, x16, #128
	add	x5, x5, x28
	ror	x28, x9, #14
	add	x4, x4, x0
	eor	x0, x10, x3
	and	x0, x0, x9
	add	x4, x4, x26
	eor	x28, x28, x9, ror #18
	eor	x0, x0, x3
	eor	x28, x28, x9, ror #41
	add	x4, x4, x0
	eor	x0, x5, x6
	add	x4, x4, x28
	ror	x28, x5, #28
	and	x1, x1, x0
	eor	x1, x1, x6
	add	x8, x8, x4
	eor	x28, x28, x5, ror #34
	add	x4, x4, x1
	eor	x28, x28, x5, ror #39
	eor	x1, x9, x10
	add	x4, x4, x28
	ror	x28, x8, #14
	// round 79
	add	x3, x3, x30
	and	x1, x1, x8
	eor	x28, x28, x8, ror #18
	add	x3, x3, x27
	eor	x28, x28, x8, ror #41
	eor	x1, x1, x10
	add	x3, x3, x1
	eor	x1, x4, x5
	and	x0, x0, x1
	add	x3, x3, x28
	ror	x28, x4, #28
	eor	x0, x0, x5
	add	x7, x7, x3
	add	x3, x3, x0
	eor	x28, x28, x4, ror #34
	str	x16, [sp, #8]
	eor	x28, x28, x4, ror #39
	ldr	x16, [sp, #16]
	add	x3, x3, x28
	// feed forward
	ldr	x28, [sp]
	sub	x16, x16, #1
	ldp	x0, x1, [x28]
	str	x16, [sp, #16]
	add	x3, x3, x0
	add	x4, x4, x1
	ldp	x0, x1, [x28, #16]
	stp	x3, x4, [x28]
	add	x5, x5, x0
	add	x6, x6, x1
	ldp	x0, x1, [x28, #32]
	stp	x5, x6, [x28, #16]
	add	x7, x7, x0
	add	x8, x8, x1
	ldp	x0, x1, [x28, #48]
	stp	x7, x8, [x28, #32]
	add	x9, x9, x0
	add	x10, x10, x1
	stp	x9, x10, [x28, #48]
	cbnz	x16, .Lsha512_compress_scalar_more1
.Lsha512_compress_scalar_skip1:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	add	sp, sp, #32
	.cfi_adjust_cfa_offset -32
	ldr	x30, [sp, #80]
	.cfi_restore 30
	ldp	x27, x28, [sp, #64]
	.cfi_restore 27
	.cfi_restore 28
	ldp	x25, x26, [sp, #48]
	.cfi_restore 25
	.cfi_restore 26
	ldp	x23, x24, [sp, #32]
	.cfi_restore 23
	.cfi_restore 24
	ldp	x21, x22, [sp, #16]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp], #96
	.cfi_adjust_cfa_offset -96
	.cfi_restore 19
	.cfi_restore 20
	ret
INGOT_END(ingot_asm_sha512_compress_scalar)
INGOT_RODATA(.Lingot_asm_sha512_compress_scalar_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c

// ingot_asm_sha512_compress_ce, AArch64, needs SHA512.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   64 bytes, read, written, secret; words of the machine
//   x1    blocks  128 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  466 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  x3 constants,  q0 w+k,  q1 fg,  q2 de,  q3 k,  q4 k of the next two,
//         q5[0] a,  q5 ab,  q5[1] b,  q6[0] c,  q6 cd,  q6[1] d,  q7[0] e,  q7 ef,  q7[1] f,  q16[0] g,
//         q16 gh,  q16[1] h,  q17 the next,  q18 w[0..],  q19 w[2..],  q20 w[4..],  q21 w[6..],  q22 w[8..],
//         q23 w[10..],  q24 w[12..],  q25 w[14..]
// SHA-256 of the body: f208da93094a862a59bbad0f3108f234e55193784d0559d6ce877b7315a0c795
INGOT_FUNCTION(ingot_asm_sha512_compress_ce)
	hint	#34
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha512_compress_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha512_compress_ce_k)
	cbz	x2, .Lsha512_compress_ce_skip1
	ldp	q5, q6, [x0]
	ldp	q7, q16, [x0, #32]
.Lsha512_compress_ce_more1:
	ldp	q18, q19, [x1]
	ldp	q20, q21, [x1, #32]
	ldp	q22, q23, [x1, #64]
	ldp	q24, q25, [x1, #96]
	rev64	v18.16b, v18.16b
	rev64	v19.16b, v19.16b
	rev64	v20.16b, v20.16b
	rev64	v21.16b, v21.16b
	rev64	v22.16b, v22.16b
	rev64	v23.16b, v23.16b
	rev64	v24.16b, v24.16b
	rev64	v25.16b, v25.16b
	ldp	q3, q4, [x3]
	// rounds 0 and 1
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 2 and 3
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #32]
	// rounds 4 and 5
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 6 and 7
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #64]
	// rounds 8 and 9
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 10 and 11
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #96]
	// rounds 12 and 13
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 14 and 15
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #128]
	// rounds 16 and 17
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 18 and 19
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #160]
	// rounds 20 and 21
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 22 and 23
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #192]
	// rounds 24 and 25
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 26 and 27
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #224]
	// rounds 28 and 29
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 30 and 31
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #256]
	// rounds 32 and 33
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 34 and 35
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #288]
	// rounds 36 and 37
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 38 and 39
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #320]
	// rounds 40 and 41
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 42 and 43
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #352]
	// rounds 44 and 45
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 46 and 47
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #384]
	// rounds 48 and 49
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 50 and 51
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #416]
	// rounds 52 and 53
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 54 and 55
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #448]
	// rounds 56 and 57
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 58 and 59
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #480]
	// rounds 60 and 61
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 62 and 63
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #512]
	// rounds 64 and 65
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 66 and 67
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #544]
	// rounds 68 and 69
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 70 and 71
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #576]
	// rounds 72 and 73
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 74 and 75
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #608]
	// rounds 76 and 77
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 78 and 79
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// feed forward
	ldp	q18, q19, [x0]
	ldp	q20, q21, [x0, #32]
	add	v5.2d, v5.2d, v18.2d
	add	v6.2d, v6.2d, v19.2d
	add	v7.2d, v7.2d, v20.2d
	add	v16.2d, v16.2d, v21.2d
	stp	q5, q6, [x0]
	stp	q7, q16, [x0, #32]
	add	x1, x1, #128
	sub	x2, x2, #1
	cbnz	x2, .Lsha512_compress_ce_more1
.Lsha512_compress_ce_skip1:
	ret
INGOT_END(ingot_asm_sha512_compress_ce)
INGOT_RODATA(.Lingot_asm_sha512_compress_ce_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c

// ingot_asm_sha512_update, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   x0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  137 instructions.
// Holds:  x8 to,  x9 from,  x9 t,  x10 left,  x11 t,  x19 ctx,  x20 data,  x21 len,  x22 f,  x23 fill,
//         x24 n
// SHA-256 of the body: afbfe2b5cf76f8f41e15cbc4d8db9c57387459deba904b6d2bee39401650efd1
INGOT_FUNCTION(ingot_asm_sha512_update)
	hint	#34
	stp	x29, x30, [sp, #-64]!
	.cfi_adjust_cfa_offset 64
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	stp	x19, x20, [sp, #16]
	.cfi_rel_offset 19, 16
	.cfi_rel_offset 20, 24
	stp	x21, x22, [sp, #32]
	.cfi_rel_offset 21, 32
	.cfi_rel_offset 22, 40
	stp	x23, x24, [sp, #48]
	.cfi_rel_offset 23, 48
	.cfi_rel_offset 24, 56
	add	x29, sp, #0
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	ldr	x23, [x19, #192]
	ldp	x15, x16, [x19, #192]
	adds	x15, x15, x21
	adc	x16, x16, xzr
	stp	x15, x16, [x19, #192]
	and	x23, x23, #127
	cbz	x23, .Lsha512_update_skip1
	mov	w24, #128
	sub	x24, x24, x23
	cmp	x21, x24
	b.hs	.Lsha512_update_skip2
	mov	x24, x21
.Lsha512_update_skip2:
	add	x8, x19, x23
	add	x8, x8, #64
	mov	x9, x20
	mov	x10, x24
	cmp	x10, #16
	b.ls	.Lsha512_update_skip3
.Lsha512_update_more1:
	ldr	q16, [x9]
	str	q16, [x8]
	add	x9, x9, #16
	add	x8, x8, #16
	sub	x10, x10, #16
	cmp	x10, #16
	b.hi	.Lsha512_update_more1
.Lsha512_update_done1:
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_update_join1
.Lsha512_update_skip3:
	cmp	x10, #8
	b.lo	.Lsha512_update_skip4
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x9]
	str	x15, [x8]
	b	.Lsha512_update_join2
.Lsha512_update_skip4:
	cmp	x10, #4
	b.lo	.Lsha512_update_skip5
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x9]
	str	w15, [x8]
	b	.Lsha512_update_join3
.Lsha512_update_skip5:
	cbz	x10, .Lsha512_update_skip6
	ldrb	w11, [x9]
	strb	w11, [x8]
	add	x17, x9, x10
	ldurb	w11, [x17, #-1]
	add	x17, x8, x10
	sturb	w11, [x17, #-1]
	lsr	x10, x10, #1
	ldrb	w11, [x9, x10]
	strb	w11, [x8, x10]
.Lsha512_update_skip6:
.Lsha512_update_join3:
.Lsha512_update_join2:
.Lsha512_update_join1:
	add	x23, x23, x24
	add	x20, x20, x24
	sub	x21, x21, x24
	cmp	x23, #128
	b.ne	.Lsha512_update_skip7
	mov	x0, x19
	add	x1, x19, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
.Lsha512_update_skip7:
.Lsha512_update_skip1:
.Lsha512_update_cut1:
	lsr	x24, x21, #7
	cbz	x24, .Lsha512_update_skip8
	mov	x0, x19
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #7
	add	x20, x20, x24
.Lsha512_update_skip8:
	and	x21, x21, #127
	cbz	x21, .Lsha512_update_skip9
	add	x8, x19, #64
	cmp	x21, #16
	b.ls	.Lsha512_update_skip10
.Lsha512_update_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha512_update_more2
.Lsha512_update_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_update_join4
.Lsha512_update_skip10:
	cmp	x21, #8
	b.lo	.Lsha512_update_skip11
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_update_join5
.Lsha512_update_skip11:
	cmp	x21, #4
	b.lo	.Lsha512_update_skip12
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_update_join6
.Lsha512_update_skip12:
	cbz	x21, .Lsha512_update_skip13
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha512_update_skip13:
.Lsha512_update_join6:
.Lsha512_update_join5:
.Lsha512_update_join4:
.Lsha512_update_skip9:
	ldp	x23, x24, [sp, #48]
	.cfi_restore 23
	.cfi_restore 24
	ldp	x21, x22, [sp, #32]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #64
	.cfi_adjust_cfa_offset -64
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha512_update)

// ingot_asm_sha512_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     64 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  88 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
// SHA-256 of the body: 637919312961e66c338cc3d9b4bf72eedefcd4f908a521c2013df6a1947cf03e
INGOT_FUNCTION(ingot_asm_sha512_finish)
	hint	#34
	stp	x29, x30, [sp, #-48]!
	.cfi_adjust_cfa_offset 48
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	stp	x19, x20, [sp, #16]
	.cfi_rel_offset 19, 16
	.cfi_rel_offset 20, 24
	stp	x21, x22, [sp, #32]
	.cfi_rel_offset 21, 32
	.cfi_rel_offset 22, 40
	add	x29, sp, #0
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	ldr	x22, [x19, #192]
	and	x22, x22, #127
	add	x17, x19, x22
	mov	w16, #128
	strb	w16, [x17, #64]
	add	x22, x22, #1
	cmp	x22, #112
	b.ls	.Lsha512_finish_skip1
	cmp	x22, #128
	b.hs	.Lsha512_finish_done1
.Lsha512_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #64]
	add	x22, x22, #1
	cmp	x22, #128
	b.lo	.Lsha512_finish_more1
.Lsha512_finish_done1:
	mov	x0, x19
	add	x1, x19, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lsha512_finish_skip1:
	cmp	x22, #112
	b.hs	.Lsha512_finish_done2
.Lsha512_finish_more2:
	add	x17, x19, x22
	stp	xzr, xzr, [x17, #64]
	add	x22, x22, #16
	cmp	x22, #112
	b.lo	.Lsha512_finish_more2
.Lsha512_finish_done2:
	ldr	x8, [x19, #200]
	lsl	x8, x8, #3
	ldr	x9, [x19, #192]
	lsr	x9, x9, #61
	orr	x8, x8, x9
	rev	x8, x8
	str	x8, [x19, #176]
	ldr	x8, [x19, #192]
	lsl	x8, x8, #3
	rev	x8, x8
	str	x8, [x19, #184]
	mov	x0, x19
	add	x1, x19, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x10, [x19]
	rev	x10, x10
	str	x10, [x20]
	ldr	x10, [x19, #8]
	rev	x10, x10
	str	x10, [x20, #8]
	ldr	x10, [x19, #16]
	rev	x10, x10
	str	x10, [x20, #16]
	ldr	x10, [x19, #24]
	rev	x10, x10
	str	x10, [x20, #24]
	ldr	x10, [x19, #32]
	rev	x10, x10
	str	x10, [x20, #32]
	ldr	x10, [x19, #40]
	rev	x10, x10
	str	x10, [x20, #40]
	ldr	x10, [x19, #48]
	rev	x10, x10
	str	x10, [x20, #48]
	ldr	x10, [x19, #56]
	rev	x10, x10
	str	x10, [x20, #56]
	movi	v16.16b, #0
	stp	q16, q16, [x19]
	stp	q16, q16, [x19, #32]
	stp	q16, q16, [x19, #64]
	stp	q16, q16, [x19, #96]
	stp	q16, q16, [x19, #128]
	stp	q16, q16, [x19, #160]
	str	q16, [x19, #192]
	ldp	x21, x22, [sp, #32]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #48
	.cfi_adjust_cfa_offset -48
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha512_finish)

// ingot_asm_sha512_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     64 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  139 instructions.
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+64 block
// SHA-256 of the body: 45a3f9487aee5a7bc0c3132d837f6270f58544ed8c0507bb92631d90ec00deb8
INGOT_FUNCTION(ingot_asm_sha512_digest)
	hint	#34
	stp	x29, x30, [sp, #-64]!
	.cfi_adjust_cfa_offset 64
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	stp	x19, x20, [sp, #16]
	.cfi_rel_offset 19, 16
	.cfi_rel_offset 20, 24
	stp	x21, x22, [sp, #32]
	.cfi_rel_offset 21, 32
	.cfi_rel_offset 22, 40
	str	x23, [sp, #48]
	.cfi_rel_offset 23, 48
	add	x29, sp, #0
	sub	sp, sp, #192
	.cfi_adjust_cfa_offset 192
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_digest_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #32]
	lsr	x23, x21, #7
	cbz	x23, .Lsha512_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #7
	add	x20, x20, x23
.Lsha512_digest_skip1:
	and	x23, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	add	x8, sp, #64
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha512_digest_skip2
.Lsha512_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_digest_more1
.Lsha512_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_digest_join1
.Lsha512_digest_skip2:
	cmp	x9, #8
	b.lo	.Lsha512_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_digest_join2
.Lsha512_digest_skip3:
	cmp	x9, #4
	b.lo	.Lsha512_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_digest_join3
.Lsha512_digest_skip4:
	cbz	x9, .Lsha512_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_digest_skip5:
.Lsha512_digest_join3:
.Lsha512_digest_join2:
.Lsha512_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #64]
	cmp	x23, #112
	b.lo	.Lsha512_digest_skip6
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
.Lsha512_digest_skip6:
	lsr	x11, x21, #61
	rev	x11, x11
	str	x11, [sp, #176]
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #184]
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	x13, [sp]
	rev	x13, x13
	str	x13, [x19]
	ldr	x13, [sp, #8]
	rev	x13, x13
	str	x13, [x19, #8]
	ldr	x13, [sp, #16]
	rev	x13, x13
	str	x13, [x19, #16]
	ldr	x13, [sp, #24]
	rev	x13, x13
	str	x13, [x19, #24]
	ldr	x13, [sp, #32]
	rev	x13, x13
	str	x13, [x19, #32]
	ldr	x13, [sp, #40]
	rev	x13, x13
	str	x13, [x19, #40]
	ldr	x13, [sp, #48]
	rev	x13, x13
	str	x13, [x19, #48]
	ldr	x13, [sp, #56]
	rev	x13, x13
	str	x13, [x19, #56]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	add	sp, sp, #192
	.cfi_adjust_cfa_offset -192
	ldr	x23, [sp, #48]
	.cfi_restore 23
	ldp	x21, x22, [sp, #32]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #64
	.cfi_adjust_cfa_offset -64
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha512_digest)
INGOT_RODATA(.Lingot_asm_sha512_digest_iv, 16)
	.byte	0x08, 0xc9, 0xbc, 0xf3, 0x67, 0xe6, 0x09, 0x6a, 0x3b, 0xa7, 0xca, 0x84, 0x85, 0xae, 0x67, 0xbb
	.byte	0x2b, 0xf8, 0x94, 0xfe, 0x72, 0xf3, 0x6e, 0x3c, 0xf1, 0x36, 0x1d, 0x5f, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0xd1, 0x82, 0xe6, 0xad, 0x7f, 0x52, 0x0e, 0x51, 0x1f, 0x6c, 0x3e, 0x2b, 0x8c, 0x68, 0x05, 0x9b
	.byte	0x6b, 0xbd, 0x41, 0xfb, 0xab, 0xd9, 0x83, 0x1f, 0x79, 0x21, 0x7e, 0x13, 0x19, 0xcd, 0xe0, 0x5b

#if defined(__ELF__)
	.section .note.gnu.property, "a", %note
	.balign 8
	.long 4, 16, 5
	.asciz "GNU"
	.long 0xc0000000, 4, 5, 0
#endif

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
