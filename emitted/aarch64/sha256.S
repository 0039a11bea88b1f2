// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha256 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha256_compress_scalar, AArch64, needs the baseline only.  Made by gen from gen/a64/sha2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   32 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1758 instructions.
// Holds:  w11 w,  w12 w,  w13 w,  w14 w,  w15 w,  w16 w,  w17 w,  w19 w,  w20 w,  w21 w,  w22 w,  w23 w,
//         w24 w,  w25 w,  w26 w,  w27 w,  w28 t,  frame+0 state,  frame+8 blocks,  frame+16 n,  w0 a^b,
//         w1 b^c,  x2 constants,  w30 a constant,  w3 a,  w4 b,  w5 c,  w6 d,  w7 e,  w8 f,  w9 g,  w10 h
// SHA-256 of the body: c6cd33bf4fc4544aa79e5b59f9ee342516da876e19723c9467cc45c48d4155be
INGOT_FUNCTION(ingot_asm_sha256_compress_scalar)
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
	adrp	x2, INGOT_PAGE(.Lingot_asm_sha256_compress_scalar_k+128)
	add	x2, x2, INGOT_PAGEOFF(.Lingot_asm_sha256_compress_scalar_k+128)
	ldr	x16, [sp, #16]
	str	x16, [sp, #16]
	ldr	x16, [sp, #16]
	cbz	x16, .Lsha256_compress_scalar_skip1
	ldr	x28, [sp]
	ldp	w3, w4, [x28]
	ldp	w5, w6, [x28, #8]
	ldp	w7, w8, [x28, #16]
	ldp	w9, w10, [x28, #24]
.Lsha256_compress_scalar_more1:
	ldr	x28, [sp, #8]
	ldp	x12, x14, [x28]
	rev	x12, x12
	rev	x14, x14
	lsr	x11, x12, #32
	lsr	x13, x14, #32
	ldp	x16, x19, [x28, #16]
	rev	x16, x16
	rev	x19, x19
	lsr	x15, x16, #32
	lsr	x17, x19, #32
	ldp	x21, x23, [x28, #32]
	rev	x21, x21
	rev	x23, x23
	lsr	x20, x21, #32
	lsr	x22, x23, #32
	ldp	x25, x27, [x28, #48]
	rev	x25, x25
	rev	x27, x27
	lsr	x24, x25, #32
	lsr	x26, x27, #32
	eor	w1, w4, w5
	// round 0
	ldp	w0, w30, [x2, #-128]
	add	w10, w10, w0
	add	w10, w10, w11
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	ror	w28, w12, #7
	ror	w1, w26, #17
	eor	w28, w28, w12, ror #18
	eor	w1, w1, w26, ror #19
	eor	w28, w28, w12, lsr #3
	eor	w1, w1, w26, lsr #10
	add	w11, w11, w21
	add	w11, w11, w28
	add	w11, w11, w1
	// round 1
	add	w9, w9, w30
	add	w9, w9, w12
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	ror	w28, w13, #7
	ror	w0, w27, #17
	eor	w28, w28, w13, ror #18
	eor	w0, w0, w27, ror #19
	eor	w28, w28, w13, lsr #3
	eor	w0, w0, w27, lsr #10
	add	w12, w12, w22
	add	w12, w12, w28
	add	w12, w12, w0
	// round 2
	ldp	w0, w30, [x2, #-120]
	add	w8, w8, w0
	add	w8, w8, w13
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	ror	w28, w14, #7
	ror	w1, w11, #17
	eor	w28, w28, w14, ror #18
	eor	w1, w1, w11, ror #19
	eor	w28, w28, w14, lsr #3
	eor	w1, w1, w11, lsr #10
	add	w13, w13, w23
	add	w13, w13, w28
	add	w13, w13, w1
	// round 3
	add	w7, w7, w30
	add	w7, w7, w14
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	ror	w28, w15, #7
	ror	w0, w12, #17
	eor	w28, w28, w15, ror #18
	eor	w0, w0, w12, ror #19
	eor	w28, w28, w15, lsr #3
	eor	w0, w0, w12, lsr #10
	add	w14, w14, w24
	add	w14, w14, w28
	add	w14, w14, w0
	// round 4
	ldp	w0, w30, [x2, #-112]
	add	w6, w6, w0
	add	w6, w6, w15
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	ror	w28, w16, #7
	ror	w1, w13, #17
	eor	w28, w28, w16, ror #18
	eor	w1, w1, w13, ror #19
	eor	w28, w28, w16, lsr #3
	eor	w1, w1, w13, lsr #10
	add	w15, w15, w25
	add	w15, w15, w28
	add	w15, w15, w1
	// round 5
	add	w5, w5, w30
	add	w5, w5, w16
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	ror	w28, w17, #7
	ror	w0, w14, #17
	eor	w28, w28, w17, ror #18
	eor	w0, w0, w14, ror #19
	eor	w28, w28, w17, lsr #3
	eor	w0, w0, w14, lsr #10
	add	w16, w16, w26
	add	w16, w16, w28
	add	w16, w16, w0
	// round 6
	ldp	w0, w30, [x2, #-104]
	add	w4, w4, w0
	add	w4, w4, w17
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	ror	w28, w19, #7
	ror	w1, w15, #17
	eor	w28, w28, w19, ror #18
	eor	w1, w1, w15, ror #19
	eor	w28, w28, w19, lsr #3
	eor	w1, w1, w15, lsr #10
	add	w17, w17, w27
	add	w17, w17, w28
	add	w17, w17, w1
	// round 7
	add	w3, w3, w30
	add	w3, w3, w19
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	ror	w28, w20, #7
	ror	w0, w16, #17
	eor	w28, w28, w20, ror #18
	eor	w0, w0, w16, ror #19
	eor	w28, w28, w20, lsr #3
	eor	w0, w0, w16, lsr #10
	add	w19, w19, w11
	add	w19, w19, w28
	add	w19, w19, w0
	// round 8
	ldp	w0, w30, [x2, #-96]
	add	w10, w10, w0
	add	w10, w10, w20
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	ror	w28, w21, #7
	ror	w1, w17, #17
	eor	w28, w28, w21, ror #18
	eor	w1, w1, w17, ror #19
	eor	w28, w28, w21, lsr #3
	eor	w1, w1, w17, lsr #10
	add	w20, w20, w12
	add	w20, w20, w28
	add	w20, w20, w1
	// round 9
	add	w9, w9, w30
	add	w9, w9, w21
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	ror	w28, w22, #7
	ror	w0, w19, #17
	eor	w28, w28, w22, ror #18
	eor	w0, w0, w19, ror #19
	eor	w28, w28, w22, lsr #3
	eor	w0, w0, w19, lsr #10
	add	w21, w21, w13
	add	w21, w21, w28
	add	w21, w21, w0
	// round 10
	ldp	w0, w30, [x2, #-88]
	add	w8, w8, w0
	add	w8, w8, w22
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	ror	w28, w23, #7
	ror	w1, w20, #17
	eor	w28, w28, w23, ror #18
	eor	w1, w1, w20, ror #19
	eor	w28, w28, w23, lsr #3
	eor	w1, w1, w20, lsr #10
	add	w22, w22, w14
	add	w22, w22, w28
	add	w22, w22, w1
	// round 11
	add	w7, w7, w30
	add	w7, w7, w23
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	ror	w28, w24, #7
	ror	w0, w21, #17
	eor	w28, w28, w24, ror #18
	eor	w0, w0, w21, ror #19
	eor	w28, w28, w24, lsr #3
	eor	w0, w0, w21, lsr #10
	add	w23, w23, w15
	add	w23, w23, w28
	add	w23, w23, w0
	// round 12
	ldp	w0, w30, [x2, #-80]
	add	w6, w6, w0
	add	w6, w6, w24
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	ror	w28, w25, #7
	ror	w1, w22, #17
	eor	w28, w28, w25, ror #18
	eor	w1, w1, w22, ror #19
	eor	w28, w28, w25, lsr #3
	eor	w1, w1, w22, lsr #10
	add	w24, w24, w16
	add	w24, w24, w28
	add	w24, w24, w1
	// round 13
	add	w5, w5, w30
	add	w5, w5, w25
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	ror	w28, w26, #7
	ror	w0, w23, #17
	eor	w28, w28, w26, ror #18
	eor	w0, w0, w23, ror #19
	eor	w28, w28, w26, lsr #3
	eor	w0, w0, w23, lsr #10
	add	w25, w25, w17
	add	w25, w25, w28
	add	w25, w25, w0
	// round 14
	ldp	w0, w30, [x2, #-72]
	add	w4, w4, w0
	add	w4, w4, w26
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	ror	w28, w27, #7
	ror	w1, w24, #17
	eor	w28, w28, w27, ror #18
	eor	w1, w1, w24, ror #19
	eor	w28, w28, w27, lsr #3
	eor	w1, w1, w24, lsr #10
	add	w26, w26, w19
	add	w26, w26, w28
	add	w26, w26, w1
	// round 15
	add	w3, w3, w30
	add	w3, w3, w27
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	ror	w28, w11, #7
	ror	w0, w25, #17
	eor	w28, w28, w11, ror #18
	eor	w0, w0, w25, ror #19
	eor	w28, w28, w11, lsr #3
	eor	w0, w0, w25, lsr #10
	add	w27, w27, w20
	add	w27, w27, w28
	add	w27, w27, w0
	// round 16
	ldp	w0, w30, [x2, #-64]
	add	w10, w10, w0
	add	w10, w10, w11
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	ror	w28, w12, #7
	ror	w1, w26, #17
	eor	w28, w28, w12, ror #18
	eor	w1, w1, w26, ror #19
	eor	w28, w28, w12, lsr #3
	eor	w1, w1, w26, lsr #10
	add	w11, w11, w21
	add	w11, w11, w28
	add	w11, w11, w1
	// round 17
	add	w9, w9, w30
	add	w9, w9, w12
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	ror	w28, w13, #7
	ror	w0, w27, #17
	eor	w28, w28, w13, ror #18
	eor	w0, w0, w27, ror #19
	eor	w28, w28, w13, lsr #3
	eor	w0, w0, w27, lsr #10
	add	w12, w12, w22
	add	w12, w12, w28
	add	w12, w12, w0
	// round 18
	ldp	w0, w30, [x2, #-56]
	add	w8, w8, w0
	add	w8, w8, w13
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	ror	w28, w14, #7
	ror	w1, w11, #17
	eor	w28, w28, w14, ror #18
	eor	w1, w1, w11, ror #19
	eor	w28, w28, w14, lsr #3
	eor	w1, w1, w11, lsr #10
	add	w13, w13, w23
	add	w13, w13, w28
	add	w13, w13, w1
	// round 19
	add	w7, w7, w30
	add	w7, w7, w14
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	ror	w28, w15, #7
	ror	w0, w12, #17
	eor	w28, w28, w15, ror #18
	eor	w0, w0, w12, ror #19
	eor	w28, w28, w15, lsr #3
	eor	w0, w0, w12, lsr #10
	add	w14, w14, w24
	add	w14, w14, w28
	add	w14, w14, w0
	// round 20
	ldp	w0, w30, [x2, #-48]
	add	w6, w6, w0
	add	w6, w6, w15
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	ror	w28, w16, #7
	ror	w1, w13, #17
	eor	w28, w28, w16, ror #18
	eor	w1, w1, w13, ror #19
	eor	w28, w28, w16, lsr #3
	eor	w1, w1, w13, lsr #10
	add	w15, w15, w25
	add	w15, w15, w28
	add	w15, w15, w1
	// round 21
	add	w5, w5, w30
	add	w5, w5, w16
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	ror	w28, w17, #7
	ror	w0, w14, #17
	eor	w28, w28, w17, ror #18
	eor	w0, w0, w14, ror #19
	eor	w28, w28, w17, lsr #3
	eor	w0, w0, w14, lsr #10
	add	w16, w16, w26
	add	w16, w16, w28
	add	w16, w16, w0
	// round 22
	ldp	w0, w30, [x2, #-40]
	add	w4, w4, w0
	add	w4, w4, w17
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	ror	w28, w19, #7
	ror	w1, w15, #17
	eor	w28, w28, w19, ror #18
	eor	w1, w1, w15, ror #19
	eor	w28, w28, w19, lsr #3
	eor	w1, w1, w15, lsr #10
	add	w17, w17, w27
	add	w17, w17, w28
	add	w17, w17, w1
	// round 23
	add	w3, w3, w30
	add	w3, w3, w19
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	ror	w28, w20, #7
	ror	w0, w16, #17
	eor	w28, w28, w20, ror #18
	eor	w0, w0, w16, ror #19
	eor	w28, w28, w20, lsr #3
	eor	w0, w0, w16, lsr #10
	add	w19, w19, w11
	add	w19, w19, w28
	add	w19, w19, w0
	// round 24
	ldp	w0, w30, [x2, #-32]
	add	w10, w10, w0
	add	w10, w10, w20
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	ror	w28, w21, #7
	ror	w1, w17, #17
	eor	w28, w28, w21, ror #18
	eor	w1, w1, w17, ror #19
	eor	w28, w28, w21, lsr #3
	eor	w1, w1, w17, lsr #10
	add	w20, w20, w12
	add	w20, w20, w28
	add	w20, w20, w1
	// round 25
	add	w9, w9, w30
	add	w9, w9, w21
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	ror	w28, w22, #7
	ror	w0, w19, #17
	eor	w28, w28, w22, ror #18
	eor	w0, w0, w19, ror #19
	eor	w28, w28, w22, lsr #3
	eor	w0, w0, w19, lsr #10
	add	w21, w21, w13
	add	w21, w21, w28
	add	w21, w21, w0
	// round 26
	ldp	w0, w30, [x2, #-24]
	add	w8, w8, w0
	add	w8, w8, w22
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	ror	w28, w23, #7
	ror	w1, w20, #17
	eor	w28, w28, w23, ror #18
	eor	w1, w1, w20, ror #19
	eor	w28, w28, w23, lsr #3
	eor	w1, w1, w20, lsr #10
	add	w22, w22, w14
	add	w22, w22, w28
	add	w22, w22, w1
	// round 27
	add	w7, w7, w30
	add	w7, w7, w23
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	ror	w28, w24, #7
	ror	w0, w21, #17
	eor	w28, w28, w24, ror #18
	eor	w0, w0, w21, ror #19
	eor	w28, w28, w24, lsr #3
	eor	w0, w0, w21, lsr #10
	add	w23, w23, w15
	add	w23, w23, w28
	add	w23, w23, w0
	// round 28
	ldp	w0, w30, [x2, #-16]
	add	w6, w6, w0
	add	w6, w6, w24
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	ror	w28, w25, #7
	ror	w1, w22, #17
	eor	w28, w28, w25, ror #18
	eor	w1, w1, w22, ror #19
	eor	w28, w28, w25, lsr #3
	eor	w1, w1, w22, lsr #10
	add	w24, w24, w16
	add	w24, w24, w28
	add	w24, w24, w1
	// round 29
	add	w5, w5, w30
	add	w5, w5, w25
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	ror	w28, w26, #7
	ror	w0, w23, #17
	eor	w28, w28, w26, ror #18
	eor	w0, w0, w23, ror #19
	eor	w28, w28, w26, lsr #3
	eor	w0, w0, w23, lsr #10
	add	w25, w25, w17
	add	w25, w25, w28
	add	w25, w25, w0
	// round 30
	ldp	w0, w30, [x2, #-8]
	add	w4, w4, w0
	add	w4, w4, w26
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	ror	w28, w27, #7
	ror	w1, w24, #17
	eor	w28, w28, w27, ror #18
	eor	w1, w1, w24, ror #19
	eor	w28, w28, w27, lsr #3
	eor	w1, w1, w24, lsr #10
	add	w26, w26, w19
	add	w26, w26, w28
	add	w26, w26, w1
	// round 31
	add	w3, w3, w30
	add	w3, w3, w27
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	ror	w28, w11, #7
	ror	w0, w25, #17
	eor	w28, w28, w11, ror #18
	eor	w0, w0, w25, ror #19
	eor	w28, w28, w11, lsr #3
	eor	w0, w0, w25, lsr #10
	add	w27, w27, w20
	add	w27, w27, w28
	add	w27, w27, w0
	// round 32
	ldp	w0, w30, [x2]
	add	w10, w10, w0
	add	w10, w10, w11
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	ror	w28, w12, #7
	ror	w1, w26, #17
	eor	w28, w28, w12, ror #18
	eor	w1, w1, w26, ror #19
	eor	w28, w28, w12, lsr #3
	eor	w1, w1, w26, lsr #10
	add	w11, w11, w21
	add	w11, w11, w28
	add	w11, w11, w1
	// round 33
	add	w9, w9, w30
	add	w9, w9, w12
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	ror	w28, w13, #7
	ror	w0, w27, #17
	eor	w28, w28, w13, ror #18
	eor	w0, w0, w27, ror #19
	eor	w28, w28, w13, lsr #3
	eor	w0, w0, w27, lsr #10
	add	w12, w12, w22
	add	w12, w12, w28
	add	w12, w12, w0
	// round 34
	ldp	w0, w30, [x2, #8]
	add	w8, w8, w0
	add	w8, w8, w13
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	ror	w28, w14, #7
	ror	w1, w11, #17
	eor	w28, w28, w14, ror #18
	eor	w1, w1, w11, ror #19
	eor	w28, w28, w14, lsr #3
	eor	w1, w1, w11, lsr #10
	add	w13, w13, w23
	add	w13, w13, w28
	add	w13, w13, w1
	// round 35
	add	w7, w7, w30
	add	w7, w7, w14
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	ror	w28, w15, #7
	ror	w0, w12, #17
	eor	w28, w28, w15, ror #18
	eor	w0, w0, w12, ror #19
	eor	w28, w28, w15, lsr #3
	eor	w0, w0, w12, lsr #10
	add	w14, w14, w24
	add	w14, w14, w28
	add	w14, w14, w0
	// round 36
	ldp	w0, w30, [x2, #16]
	add	w6, w6, w0
	add	w6, w6, w15
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	ror	w28, w16, #7
	ror	w1, w13, #17
	eor	w28, w28, w16, ror #18
	eor	w1, w1, w13, ror #19
	eor	w28, w28, w16, lsr #3
	eor	w1, w1, w13, lsr #10
	add	w15, w15, w25
	add	w15, w15, w28
	add	w15, w15, w1
	// round 37
	add	w5, w5, w30
	add	w5, w5, w16
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	ror	w28, w17, #7
	ror	w0, w14, #17
	eor	w28, w28, w17, ror #18
	eor	w0, w0, w14, ror #19
	eor	w28, w28, w17, lsr #3
	eor	w0, w0, w14, lsr #10
	add	w16, w16, w26
	add	w16, w16, w28
	add	w16, w16, w0
	// round 38
	ldp	w0, w30, [x2, #24]
	add	w4, w4, w0
	add	w4, w4, w17
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	ror	w28, w19, #7
	ror	w1, w15, #17
	eor	w28, w28, w19, ror #18
	eor	w1, w1, w15, ror #19
	eor	w28, w28, w19, lsr #3
	eor	w1, w1, w15, lsr #10
	add	w17, w17, w27
	add	w17, w17, w28
	add	w17, w17, w1
	// round 39
	add	w3, w3, w30
	add	w3, w3, w19
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	ror	w28, w20, #7
	ror	w0, w16, #17
	eor	w28, w28, w20, ror #18
	eor	w0, w0, w16, ror #19
	eor	w28, w28, w20, lsr #3
	eor	w0, w0, w16, lsr #10
	add	w19, w19, w11
	add	w19, w19, w28
	add	w19, w19, w0
	// round 40
	ldp	w0, w30, [x2, #32]
	add	w10, w10, w0
	add	w10, w10, w20
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	ror	w28, w21, #7
	ror	w1, w17, #17
	eor	w28, w28, w21, ror #18
	eor	w1, w1, w17, ror #19
	eor	w28, w28, w21, lsr #3
	eor	w1, w1, w17, lsr #10
	add	w20, w20, w12
	add	w20, w20, w28
	add	w20, w20, w1
	// round 41
	add	w9, w9, w30
	add	w9, w9, w21
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	ror	w28, w22, #7
	ror	w0, w19, #17
	eor	w28, w28, w22, ror #18
	eor	w0, w0, w19, ror #19
	eor	w28, w28, w22, lsr #3
	eor	w0, w0, w19, lsr #10
	add	w21, w21, w13
	add	w21, w21, w28
	add	w21, w21, w0
	// round 42
	ldp	w0, w30, [x2, #40]
	add	w8, w8, w0
	add	w8, w8, w22
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	ror	w28, w23, #7
	ror	w1, w20, #17
	eor	w28, w28, w23, ror #18
	eor	w1, w1, w20, ror #19
	eor	w28, w28, w23, lsr #3
	eor	w1, w1, w20, lsr #10
	add	w22, w22, w14
	add	w22, w22, w28
	add	w22, w22, w1
	// round 43
	add	w7, w7, w30
	add	w7, w7, w23
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	ror	w28, w24, #7
	ror	w0, w21, #17
	eor	w28, w28, w24, ror #18
	eor	w0, w0, w21, ror #19
	eor	w28, w28, w24, lsr #3
	eor	w0, w0, w21, lsr #10
	add	w23, w23, w15
	add	w23, w23, w28
	add	w23, w23, w0
	// round 44
	ldp	w0, w30, [x2, #48]
	add	w6, w6, w0
	add	w6, w6, w24
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	ror	w28, w25, #7
	ror	w1, w22, #17
	eor	w28, w28, w25, ror #18
	eor	w1, w1, w22, ror #19
	eor	w28, w28, w25, lsr #3
	eor	w1, w1, w22, lsr #10
	add	w24, w24, w16
	add	w24, w24, w28
	add	w24, w24, w1
	// round 45
	add	w5, w5, w30
	add	w5, w5, w25
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	ror	w28, w26, #7
	ror	w0, w23, #17
	eor	w28, w28, w26, ror #18
	eor	w0, w0, w23, ror #19
	eor	w28, w28, w26, lsr #3
	eor	w0, w0, w23, lsr #10
	add	w25, w25, w17
	add	w25, w25, w28
	add	w25, w25, w0
	// round 46
	ldp	w0, w30, [x2, #56]
	add	w4, w4, w0
	add	w4, w4, w26
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	ror	w28, w27, #7
	ror	w1, w24, #17
	eor	w28, w28, w27, ror #18
	eor	w1, w1, w24, ror #19
	eor	w28, w28, w27, lsr #3
	eor	w1, w1, w24, lsr #10
	add	w26, w26, w19
	add	w26, w26, w28
	add	w26, w26, w1
	// round 47
	add	w3, w3, w30
	add	w3, w3, w27
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	ror	w28, w11, #7
	ror	w0, w25, #17
	eor	w28, w28, w11, ror #18
	eor	w0, w0, w25, ror #19
	eor	w28, w28, w11, lsr #3
	eor	w0, w0, w25, lsr #10
	add	w27, w27, w20
	add	w27, w27, w28
	add	w27, w27, w0
	// round 48
	ldp	w0, w30, [x2, #64]
	add	w10, w10, w0
	add	w10, w10, w11
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	// round 49
	add	w9, w9, w30
	add	w9, w9, w12
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	// round 50
	ldp	w0, w30, [x2, #72]
	add	w8, w8, w0
	add	w8, w8, w13
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	// round 51
	add	w7, w7, w30
	add	w7, w7, w14
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	// round 52
	ldp	w0, w30, [x2, #80]
	add	w6, w6, w0
	add	w6, w6, w15
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	// round 53
	add	w5, w5, w30
	add	w5, w5, w16
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	// round 54
	ldp	w0, w30, [x2, #88]
	add	w4, w4, w0
	add	w4, w4, w17
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	// round 55
	add	w3, w3, w30
	add	w3, w3, w19
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	// round 56
	ldp	w0, w30, [x2, #96]
	add	w10, w10, w0
	add	w10, w10, w20
	eor	w0, w8, w9
	ror	w28, w7, #6
	and	w0, w0, w7
	eor	w28, w28, w7, ror #11
	eor	w0, w0, w9
	eor	w28, w28, w7, ror #25
	add	w10, w10, w0
	eor	w0, w3, w4
	add	w10, w10, w28
	ror	w28, w3, #2
	and	w1, w1, w0
	add	w6, w6, w10
	eor	w28, w28, w3, ror #13
	eor	w1, w1, w4
	eor	w28, w28, w3, ror #22
	add	w10, w10, w1
	add	w10, w10, w28
	// round 57
	add	w9, w9, w30
	add	w9, w9, w21
	eor	w1, w7, w8
	ror	w28, w6, #6
	and	w1, w1, w6
	eor	w28, w28, w6, ror #11
	eor	w1, w1, w8
	eor	w28, w28, w6, ror #25
	add	w9, w9, w1
	eor	w1, w10, w3
	add	w9, w9, w28
	ror	w28, w10, #2
	and	w0, w0, w1
	add	w5, w5, w9
	eor	w28, w28, w10, ror #13
	eor	w0, w0, w3
	eor	w28, w28, w10, ror #22
	add	w9, w9, w0
	add	w9, w9, w28
	// round 58
	ldp	w0, w30, [x2, #104]
	add	w8, w8, w0
	add	w8, w8, w22
	eor	w0, w6, w7
	ror	w28, w5, #6
	and	w0, w0, w5
	eor	w28, w28, w5, ror #11
	eor	w0, w0, w7
	eor	w28, w28, w5, ror #25
	add	w8, w8, w0
	eor	w0, w9, w10
	add	w8, w8, w28
	ror	w28, w9, #2
	and	w1, w1, w0
	add	w4, w4, w8
	eor	w28, w28, w9, ror #13
	eor	w1, w1, w10
	eor	w28, w28, w9, ror #22
	add	w8, w8, w1
	add	w8, w8, w28
	// round 59
	add	w7, w7, w30
	add	w7, w7, w23
	eor	w1, w5, w6
	ror	w28, w4, #6
	and	w1, w1, w4
	eor	w28, w28, w4, ror #11
	eor	w1, w1, w6
	eor	w28, w28, w4, ror #25
	add	w7, w7, w1
	eor	w1, w8, w9
	add	w7, w7, w28
	ror	w28, w8, #2
	and	w0, w0, w1
	add	w3, w3, w7
	eor	w28, w28, w8, ror #13
	eor	w0, w0, w9
	eor	w28, w28, w8, ror #22
	add	w7, w7, w0
	add	w7, w7, w28
	// round 60
	ldp	w0, w30, [x2, #112]
	add	w6, w6, w0
	add	w6, w6, w24
	eor	w0, w4, w5
	ror	w28, w3, #6
	and	w0, w0, w3
	eor	w28, w28, w3, ror #11
	eor	w0, w0, w5
	eor	w28, w28, w3, ror #25
	add	w6, w6, w0
	eor	w0, w7, w8
	add	w6, w6, w28
	ror	w28, w7, #2
	and	w1, w1, w0
	add	w10, w10, w6
	eor	w28, w28, w7, ror #13
	eor	w1, w1, w8
	eor	w28, w28, w7, ror #22
	add	w6, w6, w1
	add	w6, w6, w28
	// round 61
	add	w5, w5, w30
	add	w5, w5, w25
	eor	w1, w3, w4
	ror	w28, w10, #6
	and	w1, w1, w10
	eor	w28, w28, w10, ror #11
	eor	w1, w1, w4
	eor	w28, w28, w10, ror #25
	add	w5, w5, w1
	eor	w1, w6, w7
	add	w5, w5, w28
	ror	w28, w6, #2
	and	w0, w0, w1
	add	w9, w9, w5
	eor	w28, w28, w6, ror #13
	eor	w0, w0, w7
	eor	w28, w28, w6, ror #22
	add	w5, w5, w0
	add	w5, w5, w28
	// round 62
	ldp	w0, w30, [x2, #120]
	add	w4, w4, w0
	add	w4, w4, w26
	eor	w0, w10, w3
	ror	w28, w9, #6
	and	w0, w0, w9
	eor	w28, w28, w9, ror #11
	eor	w0, w0, w3
	eor	w28, w28, w9, ror #25
	add	w4, w4, w0
	eor	w0, w5, w6
	add	w4, w4, w28
	ror	w28, w5, #2
	and	w1, w1, w0
	add	w8, w8, w4
	eor	w28, w28, w5, ror #13
	eor	w1, w1, w6
	eor	w28, w28, w5, ror #22
	add	w4, w4, w1
	add	w4, w4, w28
	// round 63
	add	w3, w3, w30
	add	w3, w3, w27
	eor	w1, w9, w10
	ror	w28, w8, #6
	and	w1, w1, w8
	eor	w28, w28, w8, ror #11
	eor	w1, w1, w10
	eor	w28, w28, w8, ror #25
	add	w3, w3, w1
	eor	w1, w4, w5
	add	w3, w3, w28
	ror	w28, w4, #2
	and	w0, w0, w1
	add	w7, w7, w3
	eor	w28, w28, w4, ror #13
	eor	w0, w0, w5
	eor	w28, w28, w4, ror #22
	add	w3, w3, w0
	add	w3, w3, w28
	// feed forward
	ldr	x28, [sp]
	ldp	w0, w1, [x28]
	add	w3, w3, w0
	add	w4, w4, w1
	stp	w3, w4, [x28]
	ldp	w0, w1, [x28, #8]
	add	w5, w5, w0
	add	w6, w6, w1
	stp	w5, w6, [x28, #8]
	ldp	w0, w1, [x28, #16]
	add	w7, w7, w0
	add	w8, w8, w1
	stp	w7, w8, [x28, #16]
	ldp	w0, w1, [x28, #24]
	add	w9, w9, w0
	add	w10, w10, w1
	stp	w9, w10, [x28, #24]
	ldr	x16, [sp, #8]
	add	x16, x16, #64
	str	x16, [sp, #8]
	ldr	x16, [sp, #16]
	subs	x16, x16, #1
	str	x16, [sp, #16]
	b.ne	.Lsha256_compress_scalar_more1
.Lsha256_compress_scalar_skip1:
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
INGOT_END(ingot_asm_sha256_compress_scalar)
INGOT_RODATA(.Lingot_asm_sha256_compress_scalar_k, 64)
	.byte	0x98, 0x2f, 0x8a, 0x42, 0x91, 0x44, 0x37, 0x71, 0xcf, 0xfb, 0xc0, 0xb5, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x5b, 0xc2, 0x56, 0x39, 0xf1, 0x11, 0xf1, 0x59, 0xa4, 0x82, 0x3f, 0x92, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x98, 0xaa, 0x07, 0xd8, 0x01, 0x5b, 0x83, 0x12, 0xbe, 0x85, 0x31, 0x24, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xc1, 0x69, 0x9b, 0xe4, 0x86, 0x47, 0xbe, 0xef, 0xc6, 0x9d, 0xc1, 0x0f, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x6f, 0x2c, 0xe9, 0x2d, 0xaa, 0x84, 0x74, 0x4a, 0xdc, 0xa9, 0xb0, 0x5c, 0xda, 0x88, 0xf9, 0x76
	.byte	0x52, 0x51, 0x3e, 0x98, 0x6d, 0xc6, 0x31, 0xa8, 0xc8, 0x27, 0x03, 0xb0, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xf3, 0x0b, 0xe0, 0xc6, 0x47, 0x91, 0xa7, 0xd5, 0x51, 0x63, 0xca, 0x06, 0x67, 0x29, 0x29, 0x14
	.byte	0x85, 0x0a, 0xb7, 0x27, 0x38, 0x21, 0x1b, 0x2e, 0xfc, 0x6d, 0x2c, 0x4d, 0x13, 0x0d, 0x38, 0x53
	.byte	0x54, 0x73, 0x0a, 0x65, 0xbb, 0x0a, 0x6a, 0x76, 0x2e, 0xc9, 0xc2, 0x81, 0x85, 0x2c, 0x72, 0x92
	.byte	0xa1, 0xe8, 0xbf, 0xa2, 0x4b, 0x66, 0x1a, 0xa8, 0x70, 0x8b, 0x4b, 0xc2, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x19, 0xe8, 0x92, 0xd1, 0x24, 0x06, 0x99, 0xd6, 0x85, 0x35, 0x0e, 0xf4, 0x70, 0xa0, 0x6a, 0x10
	.byte	0x16, 0xc1, 0xa4, 0x19, 0x08, 0x6c, 0x37, 0x1e, 0x4c, 0x77, 0x48, 0x27, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0xb3, 0x0c, 0x1c, 0x39, 0x4a, 0xaa, 0xd8, 0x4e, 0x4f, 0xca, 0x9c, 0x5b, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xee, 0x82, 0x8f, 0x74, 0x6f, 0x63, 0xa5, 0x78, 0x14, 0x78, 0xc8, 0x84, 0x08, 0x02, 0xc7, 0x8c
	.byte	0xfa, 0xff, 0xbe, 0x90, 0xeb, 0x6c, 0x50, 0xa4, 0xf7, 0xa3, 0xf9, 0xbe, 0xf2, 0x78, 0x71, 0xc6

// ingot_asm_sha256_update, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  136 instructions.
// Holds:  x19 ctx,  x20 data,  x21 len,  x22 f,  x23 fill,  x24 n,  x8 to,  x9 from,  x10 left,  x11 t,
//         x9 t
// SHA-256 of the body: 8bca3167fcca5d49311efe25d5e639bef14af0ba260384d291bdc6758e3d3f0d
INGOT_FUNCTION(ingot_asm_sha256_update)
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
	ldr	x23, [x19, #96]
	ldr	x15, [x19, #96]
	add	x15, x15, x21
	str	x15, [x19, #96]
	and	x23, x23, #63
	cbz	x23, .Lsha256_update_skip1
	mov	w24, #64
	sub	x24, x24, x23
	cmp	x21, x24
	b.hs	.Lsha256_update_skip2
	mov	x24, x21
.Lsha256_update_skip2:
	add	x8, x19, x23
	add	x8, x8, #32
	mov	x9, x20
	mov	x10, x24
	cmp	x10, #16
	b.ls	.Lsha256_update_skip3
.Lsha256_update_more1:
	ldr	q16, [x9]
	str	q16, [x8]
	add	x9, x9, #16
	add	x8, x8, #16
	sub	x10, x10, #16
	cmp	x10, #16
	b.hi	.Lsha256_update_more1
.Lsha256_update_done1:
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha256_update_join1
.Lsha256_update_skip3:
	cmp	x10, #8
	b.lo	.Lsha256_update_skip4
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x9]
	str	x15, [x8]
	b	.Lsha256_update_join2
.Lsha256_update_skip4:
	cmp	x10, #4
	b.lo	.Lsha256_update_skip5
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x9]
	str	w15, [x8]
	b	.Lsha256_update_join3
.Lsha256_update_skip5:
	cbz	x10, .Lsha256_update_skip6
	ldrb	w11, [x9]
	strb	w11, [x8]
	add	x17, x9, x10
	ldurb	w11, [x17, #-1]
	add	x17, x8, x10
	sturb	w11, [x17, #-1]
	lsr	x10, x10, #1
	ldrb	w11, [x9, x10]
	strb	w11, [x8, x10]
.Lsha256_update_skip6:
.Lsha256_update_join3:
.Lsha256_update_join2:
.Lsha256_update_join1:
	add	x23, x23, x24
	add	x20, x20, x24
	sub	x21, x21, x24
	cmp	x23, #64
	b.ne	.Lsha256_update_skip7
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
.Lsha256_update_skip7:
.Lsha256_update_skip1:
.Lsha256_update_cut1:
	lsr	x24, x21, #6
	cbz	x24, .Lsha256_update_skip8
	mov	x0, x19
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #6
	add	x20, x20, x24
.Lsha256_update_skip8:
	and	x21, x21, #63
	cbz	x21, .Lsha256_update_skip9
	add	x8, x19, #32
	cmp	x21, #16
	b.ls	.Lsha256_update_skip10
.Lsha256_update_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha256_update_more2
.Lsha256_update_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha256_update_join4
.Lsha256_update_skip10:
	cmp	x21, #8
	b.lo	.Lsha256_update_skip11
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha256_update_join5
.Lsha256_update_skip11:
	cmp	x21, #4
	b.lo	.Lsha256_update_skip12
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha256_update_join6
.Lsha256_update_skip12:
	cbz	x21, .Lsha256_update_skip13
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha256_update_skip13:
.Lsha256_update_join6:
.Lsha256_update_join5:
.Lsha256_update_join4:
.Lsha256_update_skip9:
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
INGOT_END(ingot_asm_sha256_update)

// ingot_asm_sha256_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     32 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  78 instructions.
// Holds:  x19 ctx,  x20 out,  x21 f,  x22 n,  x8 t,  x9 low,  x10 t
// SHA-256 of the body: eba9abae849a3e5e503ae1aee495f918bb7b0f96d3e63058ff41ec2ddc271520
INGOT_FUNCTION(ingot_asm_sha256_finish)
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
	ldr	x22, [x19, #96]
	and	x22, x22, #63
	add	x17, x19, x22
	mov	w16, #128
	strb	w16, [x17, #32]
	add	x22, x22, #1
	cmp	x22, #56
	b.ls	.Lsha256_finish_skip1
	cmp	x22, #64
	b.hs	.Lsha256_finish_done1
.Lsha256_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #32]
	add	x22, x22, #1
	cmp	x22, #64
	b.lo	.Lsha256_finish_more1
.Lsha256_finish_done1:
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lsha256_finish_skip1:
	cmp	x22, #56
	b.hs	.Lsha256_finish_done2
.Lsha256_finish_more2:
	add	x17, x19, x22
	str	xzr, [x17, #32]
	add	x22, x22, #8
	cmp	x22, #56
	b.lo	.Lsha256_finish_more2
.Lsha256_finish_done2:
	ldr	x8, [x19, #96]
	lsl	x8, x8, #3
	rev	x8, x8
	str	x8, [x19, #88]
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w10, [x19]
	rev	w10, w10
	str	w10, [x20]
	ldr	w10, [x19, #4]
	rev	w10, w10
	str	w10, [x20, #4]
	ldr	w10, [x19, #8]
	rev	w10, w10
	str	w10, [x20, #8]
	ldr	w10, [x19, #12]
	rev	w10, w10
	str	w10, [x20, #12]
	ldr	w10, [x19, #16]
	rev	w10, w10
	str	w10, [x20, #16]
	ldr	w10, [x19, #20]
	rev	w10, w10
	str	w10, [x20, #20]
	ldr	w10, [x19, #24]
	rev	w10, w10
	str	w10, [x20, #24]
	ldr	w10, [x19, #28]
	rev	w10, w10
	str	w10, [x20, #28]
	movi	v16.16b, #0
	stp	q16, q16, [x19]
	stp	q16, q16, [x19, #32]
	stp	q16, q16, [x19, #64]
	stur	q16, [x19, #88]
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
INGOT_END(ingot_asm_sha256_finish)

// ingot_asm_sha256_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     32 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  127 instructions.
// Holds:  x19 out,  x20 data,  x21 len,  x22 f,  frame+0 state,  frame+32 block,  x23 n,  x8 to,  x9 left,
//         x10 t,  x11 t,  x12 low,  x13 t
// SHA-256 of the body: 19fb1b34d99b9b7c6d724468e217bba7c35e916564b294292155e404127062a1
INGOT_FUNCTION(ingot_asm_sha256_digest)
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
	sub	sp, sp, #96
	.cfi_adjust_cfa_offset 96
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha256_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha256_digest_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp]
	lsr	x23, x21, #6
	cbz	x23, .Lsha256_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #6
	add	x20, x20, x23
.Lsha256_digest_skip1:
	and	x23, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	add	x8, sp, #32
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha256_digest_skip2
.Lsha256_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha256_digest_more1
.Lsha256_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha256_digest_join1
.Lsha256_digest_skip2:
	cmp	x9, #8
	b.lo	.Lsha256_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha256_digest_join2
.Lsha256_digest_skip3:
	cmp	x9, #4
	b.lo	.Lsha256_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha256_digest_join3
.Lsha256_digest_skip4:
	cbz	x9, .Lsha256_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha256_digest_skip5:
.Lsha256_digest_join3:
.Lsha256_digest_join2:
.Lsha256_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #32]
	cmp	x23, #56
	b.lo	.Lsha256_digest_skip6
	mov	x0, sp
	add	x1, sp, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
.Lsha256_digest_skip6:
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #88]
	mov	x0, sp
	add	x1, sp, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w13, [sp]
	rev	w13, w13
	str	w13, [x19]
	ldr	w13, [sp, #4]
	rev	w13, w13
	str	w13, [x19, #4]
	ldr	w13, [sp, #8]
	rev	w13, w13
	str	w13, [x19, #8]
	ldr	w13, [sp, #12]
	rev	w13, w13
	str	w13, [x19, #12]
	ldr	w13, [sp, #16]
	rev	w13, w13
	str	w13, [x19, #16]
	ldr	w13, [sp, #20]
	rev	w13, w13
	str	w13, [x19, #20]
	ldr	w13, [sp, #24]
	rev	w13, w13
	str	w13, [x19, #24]
	ldr	w13, [sp, #28]
	rev	w13, w13
	str	w13, [x19, #28]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	add	sp, sp, #96
	.cfi_adjust_cfa_offset -96
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
INGOT_END(ingot_asm_sha256_digest)
INGOT_RODATA(.Lingot_asm_sha256_digest_iv, 16)
	.byte	0x67, 0xe6, 0x09, 0x6a, 0x85, 0xae, 0x67, 0xbb, 0x72, 0xf3, 0x6e, 0x3c, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0x7f, 0x52, 0x0e, 0x51, 0x8c, 0x68, 0x05, 0x9b, 0xab, 0xd9, 0x83, 0x1f, 0x19, 0xcd, 0xe0, 0x5b

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
