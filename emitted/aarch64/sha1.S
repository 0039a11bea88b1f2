// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha1 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_compress_scalar, AArch64, needs the baseline only.  Made by gen from gen/a64/sha1.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   20 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1014 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  w25 t,  w26 u,  w27 k,  w8 w,  w9 w,  w10 w,  w11 w,  w12 w,  w13 w,
//         w14 w,  w15 w,  w16 w,  w17 w,  w19 w,  w20 w,  w21 w,  w22 w,  w23 w,  w24 w,  w3 a,  w4 b,  w5 c,
//         w6 d,  w7 e
// SHA-256 of the body: 6a2df48b4f3eeeb8de04a137144f29dfe18f9a69887831f76ee7a3d7f2c5afda
INGOT_FUNCTION(ingot_asm_sha1_compress_scalar)
	hint	#34
	stp	x19, x20, [sp, #-80]!
	.cfi_adjust_cfa_offset 80
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
	stp	x27, x30, [sp, #64]
	.cfi_rel_offset 27, 64
	.cfi_rel_offset 30, 72
	cbz	x2, .Lsha1_compress_scalar_skip1
	ldp	w3, w4, [x0]
	ldp	w5, w6, [x0, #8]
	ldr	w7, [x0, #16]
.Lsha1_compress_scalar_more1:
	ldp	x9, x11, [x1]
	rev	x9, x9
	rev	x11, x11
	lsr	x8, x9, #32
	lsr	x10, x11, #32
	ldp	x13, x15, [x1, #16]
	rev	x13, x13
	rev	x15, x15
	lsr	x12, x13, #32
	lsr	x14, x15, #32
	ldp	x17, x20, [x1, #32]
	rev	x17, x17
	rev	x20, x20
	lsr	x16, x17, #32
	lsr	x19, x20, #32
	ldp	x22, x24, [x1, #48]
	rev	x22, x22
	rev	x24, x24
	lsr	x21, x22, #32
	lsr	x23, x24, #32
	// round 0
	mov	w27, #0x7999
	movk	w27, #0x5a82, lsl #16
	add	w7, w7, w27
	add	w7, w7, w8
	and	w25, w4, w5
	bic	w26, w6, w4
	add	w7, w7, w25
	add	w7, w7, w26
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 1
	add	w6, w6, w27
	add	w6, w6, w9
	and	w25, w3, w4
	bic	w26, w5, w3
	add	w6, w6, w25
	add	w6, w6, w26
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 2
	add	w5, w5, w27
	add	w5, w5, w10
	and	w25, w7, w3
	bic	w26, w4, w7
	add	w5, w5, w25
	add	w5, w5, w26
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 3
	add	w4, w4, w27
	add	w4, w4, w11
	and	w25, w6, w7
	bic	w26, w3, w6
	add	w4, w4, w25
	add	w4, w4, w26
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 4
	add	w3, w3, w27
	add	w3, w3, w12
	and	w25, w5, w6
	bic	w26, w7, w5
	add	w3, w3, w25
	add	w3, w3, w26
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 5
	add	w7, w7, w27
	add	w7, w7, w13
	and	w25, w4, w5
	bic	w26, w6, w4
	add	w7, w7, w25
	add	w7, w7, w26
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 6
	add	w6, w6, w27
	add	w6, w6, w14
	and	w25, w3, w4
	bic	w26, w5, w3
	add	w6, w6, w25
	add	w6, w6, w26
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 7
	add	w5, w5, w27
	add	w5, w5, w15
	and	w25, w7, w3
	bic	w26, w4, w7
	add	w5, w5, w25
	add	w5, w5, w26
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 8
	add	w4, w4, w27
	add	w4, w4, w16
	and	w25, w6, w7
	bic	w26, w3, w6
	add	w4, w4, w25
	add	w4, w4, w26
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 9
	add	w3, w3, w27
	add	w3, w3, w17
	and	w25, w5, w6
	bic	w26, w7, w5
	add	w3, w3, w25
	add	w3, w3, w26
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 10
	add	w7, w7, w27
	add	w7, w7, w19
	and	w25, w4, w5
	bic	w26, w6, w4
	add	w7, w7, w25
	add	w7, w7, w26
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 11
	add	w6, w6, w27
	add	w6, w6, w20
	and	w25, w3, w4
	bic	w26, w5, w3
	add	w6, w6, w25
	add	w6, w6, w26
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 12
	add	w5, w5, w27
	add	w5, w5, w21
	and	w25, w7, w3
	bic	w26, w4, w7
	add	w5, w5, w25
	add	w5, w5, w26
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 13
	add	w4, w4, w27
	add	w4, w4, w22
	and	w25, w6, w7
	bic	w26, w3, w6
	add	w4, w4, w25
	add	w4, w4, w26
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 14
	add	w3, w3, w27
	add	w3, w3, w23
	and	w25, w5, w6
	bic	w26, w7, w5
	add	w3, w3, w25
	add	w3, w3, w26
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 15
	add	w7, w7, w27
	add	w7, w7, w24
	and	w25, w4, w5
	bic	w26, w6, w4
	add	w7, w7, w25
	add	w7, w7, w26
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 16
	eor	w8, w8, w10
	eor	w8, w8, w16
	eor	w8, w8, w22
	ror	w8, w8, #31
	add	w6, w6, w27
	add	w6, w6, w8
	and	w25, w3, w4
	bic	w26, w5, w3
	add	w6, w6, w25
	add	w6, w6, w26
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 17
	eor	w9, w9, w11
	eor	w9, w9, w17
	eor	w9, w9, w23
	ror	w9, w9, #31
	add	w5, w5, w27
	add	w5, w5, w9
	and	w25, w7, w3
	bic	w26, w4, w7
	add	w5, w5, w25
	add	w5, w5, w26
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 18
	eor	w10, w10, w12
	eor	w10, w10, w19
	eor	w10, w10, w24
	ror	w10, w10, #31
	add	w4, w4, w27
	add	w4, w4, w10
	and	w25, w6, w7
	bic	w26, w3, w6
	add	w4, w4, w25
	add	w4, w4, w26
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 19
	eor	w11, w11, w13
	eor	w11, w11, w20
	eor	w11, w11, w8
	ror	w11, w11, #31
	add	w3, w3, w27
	add	w3, w3, w11
	and	w25, w5, w6
	bic	w26, w7, w5
	add	w3, w3, w25
	add	w3, w3, w26
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 20
	mov	w27, #0xeba1
	movk	w27, #0x6ed9, lsl #16
	eor	w12, w12, w14
	eor	w12, w12, w21
	eor	w12, w12, w9
	ror	w12, w12, #31
	add	w7, w7, w27
	add	w7, w7, w12
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 21
	eor	w13, w13, w15
	eor	w13, w13, w22
	eor	w13, w13, w10
	ror	w13, w13, #31
	add	w6, w6, w27
	add	w6, w6, w13
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 22
	eor	w14, w14, w16
	eor	w14, w14, w23
	eor	w14, w14, w11
	ror	w14, w14, #31
	add	w5, w5, w27
	add	w5, w5, w14
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 23
	eor	w15, w15, w17
	eor	w15, w15, w24
	eor	w15, w15, w12
	ror	w15, w15, #31
	add	w4, w4, w27
	add	w4, w4, w15
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 24
	eor	w16, w16, w19
	eor	w16, w16, w8
	eor	w16, w16, w13
	ror	w16, w16, #31
	add	w3, w3, w27
	add	w3, w3, w16
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 25
	eor	w17, w17, w20
	eor	w17, w17, w9
	eor	w17, w17, w14
	ror	w17, w17, #31
	add	w7, w7, w27
	add	w7, w7, w17
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 26
	eor	w19, w19, w21
	eor	w19, w19, w10
	eor	w19, w19, w15
	ror	w19, w19, #31
	add	w6, w6, w27
	add	w6, w6, w19
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 27
	eor	w20, w20, w22
	eor	w20, w20, w11
	eor	w20, w20, w16
	ror	w20, w20, #31
	add	w5, w5, w27
	add	w5, w5, w20
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 28
	eor	w21, w21, w23
	eor	w21, w21, w12
	eor	w21, w21, w17
	ror	w21, w21, #31
	add	w4, w4, w27
	add	w4, w4, w21
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 29
	eor	w22, w22, w24
	eor	w22, w22, w13
	eor	w22, w22, w19
	ror	w22, w22, #31
	add	w3, w3, w27
	add	w3, w3, w22
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 30
	eor	w23, w23, w8
	eor	w23, w23, w14
	eor	w23, w23, w20
	ror	w23, w23, #31
	add	w7, w7, w27
	add	w7, w7, w23
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 31
	eor	w24, w24, w9
	eor	w24, w24, w15
	eor	w24, w24, w21
	ror	w24, w24, #31
	add	w6, w6, w27
	add	w6, w6, w24
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 32
	eor	w8, w8, w10
	eor	w8, w8, w16
	eor	w8, w8, w22
	ror	w8, w8, #31
	add	w5, w5, w27
	add	w5, w5, w8
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 33
	eor	w9, w9, w11
	eor	w9, w9, w17
	eor	w9, w9, w23
	ror	w9, w9, #31
	add	w4, w4, w27
	add	w4, w4, w9
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 34
	eor	w10, w10, w12
	eor	w10, w10, w19
	eor	w10, w10, w24
	ror	w10, w10, #31
	add	w3, w3, w27
	add	w3, w3, w10
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 35
	eor	w11, w11, w13
	eor	w11, w11, w20
	eor	w11, w11, w8
	ror	w11, w11, #31
	add	w7, w7, w27
	add	w7, w7, w11
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 36
	eor	w12, w12, w14
	eor	w12, w12, w21
	eor	w12, w12, w9
	ror	w12, w12, #31
	add	w6, w6, w27
	add	w6, w6, w12
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 37
	eor	w13, w13, w15
	eor	w13, w13, w22
	eor	w13, w13, w10
	ror	w13, w13, #31
	add	w5, w5, w27
	add	w5, w5, w13
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 38
	eor	w14, w14, w16
	eor	w14, w14, w23
	eor	w14, w14, w11
	ror	w14, w14, #31
	add	w4, w4, w27
	add	w4, w4, w14
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 39
	eor	w15, w15, w17
	eor	w15, w15, w24
	eor	w15, w15, w12
	ror	w15, w15, #31
	add	w3, w3, w27
	add	w3, w3, w15
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 40
	mov	w27, #0xbcdc
	movk	w27, #0x8f1b, lsl #16
	eor	w16, w16, w19
	eor	w16, w16, w8
	eor	w16, w16, w13
	ror	w16, w16, #31
	add	w7, w7, w27
	add	w7, w7, w16
	eor	w25, w5, w6
	and	w26, w5, w6
	and	w25, w25, w4
	add	w7, w7, w26
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 41
	eor	w17, w17, w20
	eor	w17, w17, w9
	eor	w17, w17, w14
	ror	w17, w17, #31
	add	w6, w6, w27
	add	w6, w6, w17
	eor	w25, w4, w5
	and	w26, w4, w5
	and	w25, w25, w3
	add	w6, w6, w26
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 42
	eor	w19, w19, w21
	eor	w19, w19, w10
	eor	w19, w19, w15
	ror	w19, w19, #31
	add	w5, w5, w27
	add	w5, w5, w19
	eor	w25, w3, w4
	and	w26, w3, w4
	and	w25, w25, w7
	add	w5, w5, w26
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 43
	eor	w20, w20, w22
	eor	w20, w20, w11
	eor	w20, w20, w16
	ror	w20, w20, #31
	add	w4, w4, w27
	add	w4, w4, w20
	eor	w25, w7, w3
	and	w26, w7, w3
	and	w25, w25, w6
	add	w4, w4, w26
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 44
	eor	w21, w21, w23
	eor	w21, w21, w12
	eor	w21, w21, w17
	ror	w21, w21, #31
	add	w3, w3, w27
	add	w3, w3, w21
	eor	w25, w6, w7
	and	w26, w6, w7
	and	w25, w25, w5
	add	w3, w3, w26
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 45
	eor	w22, w22, w24
	eor	w22, w22, w13
	eor	w22, w22, w19
	ror	w22, w22, #31
	add	w7, w7, w27
	add	w7, w7, w22
	eor	w25, w5, w6
	and	w26, w5, w6
	and	w25, w25, w4
	add	w7, w7, w26
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 46
	eor	w23, w23, w8
	eor	w23, w23, w14
	eor	w23, w23, w20
	ror	w23, w23, #31
	add	w6, w6, w27
	add	w6, w6, w23
	eor	w25, w4, w5
	and	w26, w4, w5
	and	w25, w25, w3
	add	w6, w6, w26
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 47
	eor	w24, w24, w9
	eor	w24, w24, w15
	eor	w24, w24, w21
	ror	w24, w24, #31
	add	w5, w5, w27
	add	w5, w5, w24
	eor	w25, w3, w4
	and	w26, w3, w4
	and	w25, w25, w7
	add	w5, w5, w26
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 48
	eor	w8, w8, w10
	eor	w8, w8, w16
	eor	w8, w8, w22
	ror	w8, w8, #31
	add	w4, w4, w27
	add	w4, w4, w8
	eor	w25, w7, w3
	and	w26, w7, w3
	and	w25, w25, w6
	add	w4, w4, w26
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 49
	eor	w9, w9, w11
	eor	w9, w9, w17
	eor	w9, w9, w23
	ror	w9, w9, #31
	add	w3, w3, w27
	add	w3, w3, w9
	eor	w25, w6, w7
	and	w26, w6, w7
	and	w25, w25, w5
	add	w3, w3, w26
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 50
	eor	w10, w10, w12
	eor	w10, w10, w19
	eor	w10, w10, w24
	ror	w10, w10, #31
	add	w7, w7, w27
	add	w7, w7, w10
	eor	w25, w5, w6
	and	w26, w5, w6
	and	w25, w25, w4
	add	w7, w7, w26
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 51
	eor	w11, w11, w13
	eor	w11, w11, w20
	eor	w11, w11, w8
	ror	w11, w11, #31
	add	w6, w6, w27
	add	w6, w6, w11
	eor	w25, w4, w5
	and	w26, w4, w5
	and	w25, w25, w3
	add	w6, w6, w26
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 52
	eor	w12, w12, w14
	eor	w12, w12, w21
	eor	w12, w12, w9
	ror	w12, w12, #31
	add	w5, w5, w27
	add	w5, w5, w12
	eor	w25, w3, w4
	and	w26, w3, w4
	and	w25, w25, w7
	add	w5, w5, w26
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 53
	eor	w13, w13, w15
	eor	w13, w13, w22
	eor	w13, w13, w10
	ror	w13, w13, #31
	add	w4, w4, w27
	add	w4, w4, w13
	eor	w25, w7, w3
	and	w26, w7, w3
	and	w25, w25, w6
	add	w4, w4, w26
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 54
	eor	w14, w14, w16
	eor	w14, w14, w23
	eor	w14, w14, w11
	ror	w14, w14, #31
	add	w3, w3, w27
	add	w3, w3, w14
	eor	w25, w6, w7
	and	w26, w6, w7
	and	w25, w25, w5
	add	w3, w3, w26
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 55
	eor	w15, w15, w17
	eor	w15, w15, w24
	eor	w15, w15, w12
	ror	w15, w15, #31
	add	w7, w7, w27
	add	w7, w7, w15
	eor	w25, w5, w6
	and	w26, w5, w6
	and	w25, w25, w4
	add	w7, w7, w26
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 56
	eor	w16, w16, w19
	eor	w16, w16, w8
	eor	w16, w16, w13
	ror	w16, w16, #31
	add	w6, w6, w27
	add	w6, w6, w16
	eor	w25, w4, w5
	and	w26, w4, w5
	and	w25, w25, w3
	add	w6, w6, w26
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 57
	eor	w17, w17, w20
	eor	w17, w17, w9
	eor	w17, w17, w14
	ror	w17, w17, #31
	add	w5, w5, w27
	add	w5, w5, w17
	eor	w25, w3, w4
	and	w26, w3, w4
	and	w25, w25, w7
	add	w5, w5, w26
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 58
	eor	w19, w19, w21
	eor	w19, w19, w10
	eor	w19, w19, w15
	ror	w19, w19, #31
	add	w4, w4, w27
	add	w4, w4, w19
	eor	w25, w7, w3
	and	w26, w7, w3
	and	w25, w25, w6
	add	w4, w4, w26
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 59
	eor	w20, w20, w22
	eor	w20, w20, w11
	eor	w20, w20, w16
	ror	w20, w20, #31
	add	w3, w3, w27
	add	w3, w3, w20
	eor	w25, w6, w7
	and	w26, w6, w7
	and	w25, w25, w5
	add	w3, w3, w26
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 60
	mov	w27, #0xc1d6
	movk	w27, #0xca62, lsl #16
	eor	w21, w21, w23
	eor	w21, w21, w12
	eor	w21, w21, w17
	ror	w21, w21, #31
	add	w7, w7, w27
	add	w7, w7, w21
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 61
	eor	w22, w22, w24
	eor	w22, w22, w13
	eor	w22, w22, w19
	ror	w22, w22, #31
	add	w6, w6, w27
	add	w6, w6, w22
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 62
	eor	w23, w23, w8
	eor	w23, w23, w14
	eor	w23, w23, w20
	ror	w23, w23, #31
	add	w5, w5, w27
	add	w5, w5, w23
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 63
	eor	w24, w24, w9
	eor	w24, w24, w15
	eor	w24, w24, w21
	ror	w24, w24, #31
	add	w4, w4, w27
	add	w4, w4, w24
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 64
	eor	w8, w8, w10
	eor	w8, w8, w16
	eor	w8, w8, w22
	ror	w8, w8, #31
	add	w3, w3, w27
	add	w3, w3, w8
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 65
	eor	w9, w9, w11
	eor	w9, w9, w17
	eor	w9, w9, w23
	ror	w9, w9, #31
	add	w7, w7, w27
	add	w7, w7, w9
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 66
	eor	w10, w10, w12
	eor	w10, w10, w19
	eor	w10, w10, w24
	ror	w10, w10, #31
	add	w6, w6, w27
	add	w6, w6, w10
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 67
	eor	w11, w11, w13
	eor	w11, w11, w20
	eor	w11, w11, w8
	ror	w11, w11, #31
	add	w5, w5, w27
	add	w5, w5, w11
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 68
	eor	w12, w12, w14
	eor	w12, w12, w21
	eor	w12, w12, w9
	ror	w12, w12, #31
	add	w4, w4, w27
	add	w4, w4, w12
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 69
	eor	w13, w13, w15
	eor	w13, w13, w22
	eor	w13, w13, w10
	ror	w13, w13, #31
	add	w3, w3, w27
	add	w3, w3, w13
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 70
	eor	w14, w14, w16
	eor	w14, w14, w23
	eor	w14, w14, w11
	ror	w14, w14, #31
	add	w7, w7, w27
	add	w7, w7, w14
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 71
	eor	w15, w15, w17
	eor	w15, w15, w24
	eor	w15, w15, w12
	ror	w15, w15, #31
	add	w6, w6, w27
	add	w6, w6, w15
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 72
	eor	w16, w16, w19
	eor	w16, w16, w8
	eor	w16, w16, w13
	ror	w16, w16, #31
	add	w5, w5, w27
	add	w5, w5, w16
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 73
	eor	w17, w17, w20
	eor	w17, w17, w9
	eor	w17, w17, w14
	ror	w17, w17, #31
	add	w4, w4, w27
	add	w4, w4, w17
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 74
	eor	w19, w19, w21
	eor	w19, w19, w10
	eor	w19, w19, w15
	ror	w19, w19, #31
	add	w3, w3, w27
	add	w3, w3, w19
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// round 75
	eor	w20, w20, w22
	eor	w20, w20, w11
	eor	w20, w20, w16
	ror	w20, w20, #31
	add	w7, w7, w27
	add	w7, w7, w20
	eor	w25, w5, w6
	eor	w25, w25, w4
	add	w7, w7, w25
	ror	w25, w3, #27
	ror	w4, w4, #2
	add	w7, w7, w25
	// round 76
	eor	w21, w21, w23
	eor	w21, w21, w12
	eor	w21, w21, w17
	ror	w21, w21, #31
	add	w6, w6, w27
	add	w6, w6, w21
	eor	w25, w4, w5
	eor	w25, w25, w3
	add	w6, w6, w25
	ror	w25, w7, #27
	ror	w3, w3, #2
	add	w6, w6, w25
	// round 77
	eor	w22, w22, w24
	eor	w22, w22, w13
	eor	w22, w22, w19
	ror	w22, w22, #31
	add	w5, w5, w27
	add	w5, w5, w22
	eor	w25, w3, w4
	eor	w25, w25, w7
	add	w5, w5, w25
	ror	w25, w6, #27
	ror	w7, w7, #2
	add	w5, w5, w25
	// round 78
	eor	w23, w23, w8
	eor	w23, w23, w14
	eor	w23, w23, w20
	ror	w23, w23, #31
	add	w4, w4, w27
	add	w4, w4, w23
	eor	w25, w7, w3
	eor	w25, w25, w6
	add	w4, w4, w25
	ror	w25, w5, #27
	ror	w6, w6, #2
	add	w4, w4, w25
	// round 79
	eor	w24, w24, w9
	eor	w24, w24, w15
	eor	w24, w24, w21
	ror	w24, w24, #31
	add	w3, w3, w27
	add	w3, w3, w24
	eor	w25, w6, w7
	eor	w25, w25, w5
	add	w3, w3, w25
	ror	w25, w4, #27
	ror	w5, w5, #2
	add	w3, w3, w25
	// feed forward
	ldp	w25, w26, [x0]
	add	w3, w3, w25
	add	w4, w4, w26
	stp	w3, w4, [x0]
	ldp	w25, w26, [x0, #8]
	add	w5, w5, w25
	add	w6, w6, w26
	stp	w5, w6, [x0, #8]
	ldr	w25, [x0, #16]
	add	w7, w7, w25
	str	w7, [x0, #16]
	add	x1, x1, #64
	subs	x2, x2, #1
	b.ne	.Lsha1_compress_scalar_more1
.Lsha1_compress_scalar_skip1:
	ldp	x27, x30, [sp, #64]
	.cfi_restore 27
	.cfi_restore 30
	ldp	x25, x26, [sp, #48]
	.cfi_restore 25
	.cfi_restore 26
	ldp	x23, x24, [sp, #32]
	.cfi_restore 23
	.cfi_restore 24
	ldp	x21, x22, [sp, #16]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp], #80
	.cfi_adjust_cfa_offset -80
	.cfi_restore 19
	.cfi_restore 20
	ret
INGOT_END(ingot_asm_sha1_compress_scalar)

// ingot_asm_sha1_update, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  136 instructions.
// Holds:  x19 ctx,  x20 data,  x21 len,  x22 f,  x23 fill,  x24 n,  x8 to,  x9 from,  x10 left,  x11 t,
//         x9 t
// SHA-256 of the body: 454e8d0282427c22d422cb00365911222ce0a80262d2e81f0f27865f4f927d19
INGOT_FUNCTION(ingot_asm_sha1_update)
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
	cbz	x23, .Lsha1_update_skip1
	mov	w24, #64
	sub	x24, x24, x23
	cmp	x21, x24
	b.hs	.Lsha1_update_skip2
	mov	x24, x21
.Lsha1_update_skip2:
	add	x8, x19, x23
	add	x8, x8, #32
	mov	x9, x20
	mov	x10, x24
	cmp	x10, #16
	b.ls	.Lsha1_update_skip3
.Lsha1_update_more1:
	ldr	q16, [x9]
	str	q16, [x8]
	add	x9, x9, #16
	add	x8, x8, #16
	sub	x10, x10, #16
	cmp	x10, #16
	b.hi	.Lsha1_update_more1
.Lsha1_update_done1:
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_update_join1
.Lsha1_update_skip3:
	cmp	x10, #8
	b.lo	.Lsha1_update_skip4
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x9]
	str	x15, [x8]
	b	.Lsha1_update_join2
.Lsha1_update_skip4:
	cmp	x10, #4
	b.lo	.Lsha1_update_skip5
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x9]
	str	w15, [x8]
	b	.Lsha1_update_join3
.Lsha1_update_skip5:
	cbz	x10, .Lsha1_update_skip6
	ldrb	w11, [x9]
	strb	w11, [x8]
	add	x17, x9, x10
	ldurb	w11, [x17, #-1]
	add	x17, x8, x10
	sturb	w11, [x17, #-1]
	lsr	x10, x10, #1
	ldrb	w11, [x9, x10]
	strb	w11, [x8, x10]
.Lsha1_update_skip6:
.Lsha1_update_join3:
.Lsha1_update_join2:
.Lsha1_update_join1:
	add	x23, x23, x24
	add	x20, x20, x24
	sub	x21, x21, x24
	cmp	x23, #64
	b.ne	.Lsha1_update_skip7
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
.Lsha1_update_skip7:
.Lsha1_update_skip1:
.Lsha1_update_cut1:
	lsr	x24, x21, #6
	cbz	x24, .Lsha1_update_skip8
	mov	x0, x19
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #6
	add	x20, x20, x24
.Lsha1_update_skip8:
	and	x21, x21, #63
	cbz	x21, .Lsha1_update_skip9
	add	x8, x19, #32
	cmp	x21, #16
	b.ls	.Lsha1_update_skip10
.Lsha1_update_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha1_update_more2
.Lsha1_update_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_update_join4
.Lsha1_update_skip10:
	cmp	x21, #8
	b.lo	.Lsha1_update_skip11
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_update_join5
.Lsha1_update_skip11:
	cmp	x21, #4
	b.lo	.Lsha1_update_skip12
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_update_join6
.Lsha1_update_skip12:
	cbz	x21, .Lsha1_update_skip13
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha1_update_skip13:
.Lsha1_update_join6:
.Lsha1_update_join5:
.Lsha1_update_join4:
.Lsha1_update_skip9:
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
INGOT_END(ingot_asm_sha1_update)

// ingot_asm_sha1_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     20 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  69 instructions.
// Holds:  x19 ctx,  x20 out,  x21 f,  x22 n,  x8 t,  x9 low,  x10 t
// SHA-256 of the body: 8162dffc1478cd0117bd9900974e2e862de5690888bc93f72fda85ba36b0fffe
INGOT_FUNCTION(ingot_asm_sha1_finish)
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
	b.ls	.Lsha1_finish_skip1
	cmp	x22, #64
	b.hs	.Lsha1_finish_done1
.Lsha1_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #32]
	add	x22, x22, #1
	cmp	x22, #64
	b.lo	.Lsha1_finish_more1
.Lsha1_finish_done1:
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lsha1_finish_skip1:
	cmp	x22, #56
	b.hs	.Lsha1_finish_done2
.Lsha1_finish_more2:
	add	x17, x19, x22
	str	xzr, [x17, #32]
	add	x22, x22, #8
	cmp	x22, #56
	b.lo	.Lsha1_finish_more2
.Lsha1_finish_done2:
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
INGOT_END(ingot_asm_sha1_finish)

// ingot_asm_sha1_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     20 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  120 instructions.
// Holds:  x19 out,  x20 data,  x21 len,  x22 f,  frame+0 state,  frame+32 block,  x23 n,  x8 to,  x9 left,
//         x10 t,  x11 t,  x12 low,  x13 t
// SHA-256 of the body: 7fe73df48acb6e25d8674420d608a3309bfa5d2121e06ce94c61a6fdf5459029
INGOT_FUNCTION(ingot_asm_sha1_digest)
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
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha1_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha1_digest_iv)
	ldr	q16, [x17]
	str	q16, [sp]
	ldr	w15, [x17, #16]
	str	w15, [sp, #16]
	lsr	x23, x21, #6
	cbz	x23, .Lsha1_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #6
	add	x20, x20, x23
.Lsha1_digest_skip1:
	and	x23, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	add	x8, sp, #32
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha1_digest_skip2
.Lsha1_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha1_digest_more1
.Lsha1_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_digest_join1
.Lsha1_digest_skip2:
	cmp	x9, #8
	b.lo	.Lsha1_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_digest_join2
.Lsha1_digest_skip3:
	cmp	x9, #4
	b.lo	.Lsha1_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_digest_join3
.Lsha1_digest_skip4:
	cbz	x9, .Lsha1_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha1_digest_skip5:
.Lsha1_digest_join3:
.Lsha1_digest_join2:
.Lsha1_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #32]
	cmp	x23, #56
	b.lo	.Lsha1_digest_skip6
	mov	x0, sp
	add	x1, sp, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
.Lsha1_digest_skip6:
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
INGOT_END(ingot_asm_sha1_digest)
INGOT_RODATA(.Lingot_asm_sha1_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

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
