// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha1 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha1_compress_scalar, AArch64, needs the baseline only.  Made by gen from gen/a64/sha1.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   20 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  827 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  w3 a,  w4 b,  w5 c,  w6 d,  w7 e,  x8 w+k,  x9 w+k,  x10 w+k,
//         x11 w+k,  x12 w+k,  x13 w+k,  x14 w+k,  x15 w+k,  w16 t,  w17 u,  q0 w,  q1 w,  q2 w,  q3 w,  q4 w,
//         q5 w,  q6 w,  q7 w,  q16 k,  q17 k,  q18 k,  q19 k,  q20 0,  q21 x,  q22 y,  q23 z
// SHA-256 of the body: 1619ca2ea9b225af13e8a8c237937273a448f7943831c0888e7b302772f7003d
INGOT_FUNCTION(ingot_asm_sha1_compress_scalar)
	hint	#34
	adrp	x8, INGOT_PAGE(.Lingot_asm_sha1_compress_scalar_k)
	movi	v20.16b, #0
	add	x8, x8, INGOT_PAGEOFF(.Lingot_asm_sha1_compress_scalar_k)
	ldp	q16, q17, [x8]
	ldp	q18, q19, [x8, #32]
	cbz	x2, .Lsha1_compress_scalar_skip1
	ldp	w3, w4, [x0]
	ldp	w5, w6, [x0, #8]
	ldr	w7, [x0, #16]
.Lsha1_compress_scalar_more1:
	ldp	q0, q1, [x1]
	ldp	q2, q3, [x1, #32]
	and	w16, w4, w5
	bic	w17, w6, w4
	ror	w4, w4, #2
	rev32	v0.16b, v0.16b
	rev32	v3.16b, v3.16b
	rev32	v1.16b, v1.16b
	rev32	v2.16b, v2.16b
	add	v21.4s, v0.4s, v16.4s
	ext	v22.16b, v3.16b, v20.16b, #4
	mov	x8, v21.d[0]
	mov	x9, v21.d[1]
	add	v21.4s, v1.4s, v16.4s
	eor	v22.16b, v22.16b, v2.16b
	// round 0
	add	w7, w7, w8
	// round 1
	add	x6, x6, x8, lsr #32
	mov	x10, v21.d[0]
	mov	x11, v21.d[1]
	add	w7, w7, w16
	ror	w16, w3, #27
	add	v21.4s, v2.4s, v16.4s
	add	w7, w7, w17
	bic	w17, w5, w3
	// round 2
	add	w5, w5, w9
	add	w7, w7, w16
	and	w16, w3, w4
	ror	w3, w3, #2
	mov	x12, v21.d[0]
	add	w6, w6, w16
	ror	w16, w7, #27
	mov	x13, v21.d[1]
	add	v21.4s, v3.4s, v16.4s
	add	w6, w6, w17
	bic	w17, w4, w7
	// round 3
	add	x4, x4, x9, lsr #32
	add	w6, w6, w16
	and	w16, w7, w3
	ror	w7, w7, #2
	mov	x14, v21.d[0]
	add	w5, w5, w16
	ror	w16, w6, #27
	mov	x15, v21.d[1]
	ext	v21.16b, v0.16b, v1.16b, #8
	add	w5, w5, w17
	bic	w17, w3, w6
	// round 4
	add	w3, w3, w10
	eor	v21.16b, v21.16b, v0.16b
	add	w5, w5, w16
	and	w16, w6, w7
	ror	w6, w6, #2
	eor	v21.16b, v21.16b, v22.16b
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w17
	bic	w17, w7, w5
	shl	v4.4s, v21.4s, #1
	// round 5
	add	x7, x7, x10, lsr #32
	add	w4, w4, w16
	and	w16, w5, w6
	ror	w5, w5, #2
	sri	v4.4s, v21.4s, #31
	add	w3, w3, w16
	ror	w16, w4, #27
	add	w3, w3, w17
	bic	w17, w6, w4
	ext	v22.16b, v20.16b, v4.16b, #4
	// round 6
	add	w6, w6, w11
	add	w3, w3, w16
	and	w16, w4, w5
	ror	w4, w4, #2
	shl	v23.4s, v22.4s, #1
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w7, w7, w17
	bic	w17, w5, w3
	sri	v23.4s, v22.4s, #31
	// round 7
	add	x5, x5, x11, lsr #32
	add	w7, w7, w16
	and	w16, w3, w4
	ror	w3, w3, #2
	eor	v4.16b, v4.16b, v23.16b
	add	w6, w6, w16
	ror	w16, w7, #27
	add	w6, w6, w17
	bic	w17, w4, w7
	add	v21.4s, v4.4s, v16.4s
	ext	v22.16b, v4.16b, v20.16b, #4
	add	w6, w6, w16
	and	w16, w7, w3
	ror	w7, w7, #2
	// round 8
	add	w4, w4, w12
	add	w5, w5, w16
	ror	w16, w6, #27
	eor	v22.16b, v22.16b, v3.16b
	add	w5, w5, w17
	bic	w17, w3, w6
	// round 9
	add	x3, x3, x12, lsr #32
	add	w5, w5, w16
	and	w16, w6, w7
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	mov	x9, v21.d[1]
	mov	x8, v21.d[0]
	ext	v21.16b, v1.16b, v2.16b, #8
	add	w4, w4, w17
	bic	w17, w7, w5
	// round 10
	add	w7, w7, w13
	add	w4, w4, w16
	and	w16, w5, w6
	eor	v21.16b, v21.16b, v1.16b
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	add	w3, w3, w17
	bic	w17, w6, w4
	// round 11
	add	x6, x6, x13, lsr #32
	eor	v21.16b, v21.16b, v22.16b
	add	w3, w3, w16
	and	w16, w4, w5
	ror	w4, w4, #2
	eor	v0.16b, v0.16b, v1.16b
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w7, w7, w17
	bic	w17, w5, w3
	shl	v5.4s, v21.4s, #1
	// round 12
	add	w5, w5, w14
	add	w7, w7, w16
	and	w16, w3, w4
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	sri	v5.4s, v21.4s, #31
	add	w6, w6, w17
	bic	w17, w4, w7
	// round 13
	add	x4, x4, x14, lsr #32
	add	w6, w6, w16
	and	w16, w7, w3
	ror	w7, w7, #2
	ext	v22.16b, v20.16b, v5.16b, #4
	add	w5, w5, w16
	ror	w16, w6, #27
	add	w5, w5, w17
	bic	w17, w3, w6
	// round 14
	add	w3, w3, w15
	add	w5, w5, w16
	shl	v23.4s, v22.4s, #1
	and	w16, w6, w7
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w17
	bic	w17, w7, w5
	sri	v23.4s, v22.4s, #31
	// round 15
	add	x7, x7, x15, lsr #32
	add	w4, w4, w16
	and	w16, w5, w6
	ror	w5, w5, #2
	add	w3, w3, w16
	eor	v5.16b, v5.16b, v23.16b
	ror	w16, w4, #27
	add	w3, w3, w17
	bic	w17, w6, w4
	// round 16
	add	w6, w6, w8
	add	w3, w3, w16
	and	w16, w4, w5
	ror	w4, w4, #2
	add	v21.4s, v5.4s, v17.4s
	ext	v22.16b, v5.16b, v20.16b, #4
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w7, w7, w17
	bic	w17, w5, w3
	eor	v22.16b, v22.16b, v4.16b
	// round 17
	add	x5, x5, x8, lsr #32
	add	w7, w7, w16
	and	w16, w3, w4
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	mov	x11, v21.d[1]
	mov	x10, v21.d[0]
	ext	v21.16b, v2.16b, v3.16b, #8
	add	w6, w6, w17
	bic	w17, w4, w7
	// round 18
	add	w4, w4, w9
	add	w6, w6, w16
	eor	v21.16b, v21.16b, v2.16b
	and	w16, w7, w3
	ror	w7, w7, #2
	add	w5, w5, w16
	ror	w16, w6, #27
	add	w5, w5, w17
	eor	v21.16b, v21.16b, v22.16b
	bic	w17, w3, w6
	// round 19
	add	x3, x3, x9, lsr #32
	add	w5, w5, w16
	and	w16, w6, w7
	ror	w6, w6, #2
	shl	v6.4s, v21.4s, #1
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w17
	sri	v6.4s, v21.4s, #31
	bic	w17, w7, w5
	// round 20
	add	w7, w7, w10
	eor	v1.16b, v1.16b, v2.16b
	add	w4, w4, w16
	and	w16, w5, w6
	ext	v22.16b, v20.16b, v6.16b, #4
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	shl	v23.4s, v22.4s, #1
	add	w3, w3, w17
	add	w3, w3, w16
	eor	w16, w5, w6
	sri	v23.4s, v22.4s, #31
	// round 21
	add	x6, x6, x10, lsr #32
	eor	w16, w16, w4
	ror	w4, w4, #2
	eor	v6.16b, v6.16b, v23.16b
	add	w7, w7, w16
	ror	w16, w3, #27
	add	v21.4s, v6.4s, v17.4s
	ext	v22.16b, v6.16b, v20.16b, #4
	add	w7, w7, w16
	eor	w16, w4, w5
	// round 22
	add	w5, w5, w11
	eor	v22.16b, v22.16b, v5.16b
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	mov	x13, v21.d[1]
	mov	x12, v21.d[0]
	ext	v21.16b, v3.16b, v4.16b, #8
	add	w6, w6, w16
	eor	w16, w3, w4
	// round 23
	add	x4, x4, x11, lsr #32
	eor	v21.16b, v21.16b, v3.16b
	eor	w16, w16, w7
	ror	w7, w7, #2
	add	w5, w5, w16
	eor	v2.16b, v2.16b, v3.16b
	ror	w16, w6, #27
	eor	v21.16b, v21.16b, v22.16b
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 24
	add	w3, w3, w12
	shl	v7.4s, v21.4s, #1
	eor	w16, w16, w6
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w16
	sri	v7.4s, v21.4s, #31
	eor	w16, w6, w7
	// round 25
	add	x7, x7, x12, lsr #32
	ext	v22.16b, v20.16b, v7.16b, #4
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	shl	v23.4s, v22.4s, #1
	eor	v3.16b, v3.16b, v4.16b
	add	w3, w3, w16
	eor	w16, w5, w6
	// round 26
	add	w6, w6, w13
	eor	w16, w16, w4
	ror	w4, w4, #2
	sri	v23.4s, v22.4s, #31
	add	w7, w7, w16
	ror	w16, w3, #27
	eor	v7.16b, v7.16b, v23.16b
	add	w7, w7, w16
	eor	w16, w4, w5
	// round 27
	add	x5, x5, x13, lsr #32
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	v21.4s, v7.4s, v17.4s
	add	w6, w6, w16
	ror	w16, w7, #27
	add	w6, w6, w16
	eor	w16, w3, w4
	mov	x15, v21.d[1]
	eor	w16, w16, w7
	ror	w7, w7, #2
	add	w5, w5, w16
	ror	w16, w6, #27
	mov	x14, v21.d[0]
	ext	v21.16b, v6.16b, v7.16b, #8
	eor	v21.16b, v21.16b, v4.16b
	// round 28
	add	w4, w4, w14
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 29
	add	x3, x3, x14, lsr #32
	eor	w16, w16, w6
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	eor	v21.16b, v21.16b, v0.16b
	add	w4, w4, w16
	eor	w16, w6, w7
	shl	v0.4s, v21.4s, #2
	// round 30
	add	w7, w7, w15
	eor	v4.16b, v4.16b, v5.16b
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	sri	v0.4s, v21.4s, #30
	add	w3, w3, w16
	eor	w16, w5, w6
	// round 31
	add	x6, x6, x15, lsr #32
	eor	w16, w16, w4
	ror	w4, w4, #2
	add	v21.4s, v0.4s, v17.4s
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w7, w7, w16
	eor	w16, w4, w5
	mov	x8, v21.d[0]
	mov	x9, v21.d[1]
	ext	v21.16b, v7.16b, v0.16b, #8
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	eor	v21.16b, v21.16b, v5.16b
	// round 32
	add	w5, w5, w8
	add	w6, w6, w16
	eor	w16, w3, w4
	// round 33
	add	x4, x4, x8, lsr #32
	eor	w16, w16, w7
	ror	w7, w7, #2
	eor	v21.16b, v21.16b, v1.16b
	add	w5, w5, w16
	eor	v5.16b, v5.16b, v6.16b
	ror	w16, w6, #27
	shl	v1.4s, v21.4s, #2
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 34
	add	w3, w3, w9
	eor	w16, w16, w6
	ror	w6, w6, #2
	sri	v1.4s, v21.4s, #30
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w16
	eor	w16, w6, w7
	add	v21.4s, v1.4s, v17.4s
	// round 35
	add	x7, x7, x9, lsr #32
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	mov	x10, v21.d[0]
	mov	x11, v21.d[1]
	ext	v21.16b, v0.16b, v1.16b, #8
	add	w3, w3, w16
	eor	w16, w5, w6
	// round 36
	add	w6, w6, w10
	eor	w16, w16, w4
	ror	w4, w4, #2
	eor	v21.16b, v21.16b, v6.16b
	eor	v6.16b, v6.16b, v7.16b
	add	w7, w7, w16
	ror	w16, w3, #27
	eor	v21.16b, v21.16b, v2.16b
	add	w7, w7, w16
	eor	w16, w4, w5
	// round 37
	add	x5, x5, x10, lsr #32
	eor	w16, w16, w3
	ror	w3, w3, #2
	shl	v2.4s, v21.4s, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	add	w6, w6, w16
	eor	w16, w3, w4
	sri	v2.4s, v21.4s, #30
	// round 38
	add	w4, w4, w11
	eor	w16, w16, w7
	ror	w7, w7, #2
	add	w5, w5, w16
	ror	w16, w6, #27
	add	v21.4s, v2.4s, v18.4s
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 39
	add	x3, x3, x11, lsr #32
	eor	w16, w16, w6
	ror	w6, w6, #2
	mov	x12, v21.d[0]
	mov	x13, v21.d[1]
	ext	v21.16b, v1.16b, v2.16b, #8
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w16
	eor	w16, w6, w7
	eor	v21.16b, v21.16b, v7.16b
	// round 40
	add	w7, w7, w12
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	and	w17, w5, w6
	eor	v21.16b, v21.16b, v3.16b
	add	w3, w3, w16
	eor	w16, w5, w6
	add	w7, w7, w17
	// round 41
	add	x6, x6, x12, lsr #32
	and	w16, w16, w4
	ror	w4, w4, #2
	shl	v3.4s, v21.4s, #2
	and	w17, w4, w5
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w6, w6, w17
	sri	v3.4s, v21.4s, #30
	add	w7, w7, w16
	eor	w16, w4, w5
	// round 42
	add	w5, w5, w13
	eor	v7.16b, v7.16b, v0.16b
	and	w16, w16, w3
	ror	w3, w3, #2
	add	v21.4s, v3.4s, v18.4s
	add	w6, w6, w16
	ror	w16, w7, #27
	and	w17, w3, w4
	add	w6, w6, w16
	eor	w16, w3, w4
	add	w5, w5, w17
	// round 43
	add	x4, x4, x13, lsr #32
	and	w16, w16, w7
	ror	w7, w7, #2
	mov	x14, v21.d[0]
	mov	x15, v21.d[1]
	ext	v21.16b, v2.16b, v3.16b, #8
	add	w5, w5, w16
	ror	w16, w6, #27
	and	w17, w7, w3
	add	w5, w5, w16
	eor	w16, w7, w3
	add	w4, w4, w17
	eor	v21.16b, v21.16b, v0.16b
	and	w16, w16, w6
	ror	w6, w6, #2
	// round 44
	add	w3, w3, w14
	add	w4, w4, w16
	ror	w16, w5, #27
	and	w17, w6, w7
	eor	v21.16b, v21.16b, v4.16b
	add	w4, w4, w16
	eor	w16, w6, w7
	add	w3, w3, w17
	// round 45
	add	x7, x7, x14, lsr #32
	and	w16, w16, w5
	ror	w5, w5, #2
	shl	v4.4s, v21.4s, #2
	and	w17, w5, w6
	add	w3, w3, w16
	ror	w16, w4, #27
	add	w7, w7, w17
	sri	v4.4s, v21.4s, #30
	add	w3, w3, w16
	eor	w16, w5, w6
	// round 46
	add	w6, w6, w15
	and	w16, w16, w4
	ror	w4, w4, #2
	add	v21.4s, v4.4s, v18.4s
	add	w7, w7, w16
	ror	w16, w3, #27
	and	w17, w4, w5
	add	w7, w7, w16
	eor	w16, w4, w5
	add	w6, w6, w17
	// round 47
	add	x5, x5, x15, lsr #32
	and	w16, w16, w3
	ror	w3, w3, #2
	mov	x8, v21.d[0]
	mov	x9, v21.d[1]
	ext	v21.16b, v3.16b, v4.16b, #8
	add	w6, w6, w16
	ror	w16, w7, #27
	and	w17, w3, w4
	eor	v0.16b, v0.16b, v1.16b
	add	w6, w6, w16
	eor	w16, w3, w4
	add	w5, w5, w17
	eor	v21.16b, v21.16b, v1.16b
	and	w16, w16, w7
	ror	w7, w7, #2
	// round 48
	add	w4, w4, w8
	add	w5, w5, w16
	ror	w16, w6, #27
	and	w17, w7, w3
	eor	v21.16b, v21.16b, v5.16b
	add	w5, w5, w16
	eor	w16, w7, w3
	add	w4, w4, w17
	// round 49
	add	x3, x3, x8, lsr #32
	and	w16, w16, w6
	ror	w6, w6, #2
	shl	v5.4s, v21.4s, #2
	and	w17, w6, w7
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w3, w3, w17
	sri	v5.4s, v21.4s, #30
	add	w4, w4, w16
	eor	w16, w6, w7
	// round 50
	add	w7, w7, w9
	and	w16, w16, w5
	ror	w5, w5, #2
	add	v21.4s, v5.4s, v18.4s
	add	w3, w3, w16
	ror	w16, w4, #27
	and	w17, w5, w6
	eor	v1.16b, v1.16b, v2.16b
	add	w3, w3, w16
	eor	w16, w5, w6
	add	w7, w7, w17
	// round 51
	add	x6, x6, x9, lsr #32
	and	w16, w16, w4
	ror	w4, w4, #2
	mov	x10, v21.d[0]
	mov	x11, v21.d[1]
	ext	v21.16b, v4.16b, v5.16b, #8
	add	w7, w7, w16
	ror	w16, w3, #27
	and	w17, w4, w5
	add	w7, w7, w16
	eor	w16, w4, w5
	add	w6, w6, w17
	eor	v21.16b, v21.16b, v2.16b
	and	w16, w16, w3
	ror	w3, w3, #2
	// round 52
	add	w5, w5, w10
	add	w6, w6, w16
	ror	w16, w7, #27
	and	w17, w3, w4
	eor	v21.16b, v21.16b, v6.16b
	add	w6, w6, w16
	eor	w16, w3, w4
	add	w5, w5, w17
	// round 53
	add	x4, x4, x10, lsr #32
	and	w16, w16, w7
	ror	w7, w7, #2
	shl	v6.4s, v21.4s, #2
	add	w5, w5, w16
	ror	w16, w6, #27
	and	w17, w7, w3
	add	w5, w5, w16
	eor	w16, w7, w3
	add	w4, w4, w17
	sri	v6.4s, v21.4s, #30
	and	w16, w16, w6
	ror	w6, w6, #2
	// round 54
	add	w3, w3, w11
	eor	v2.16b, v2.16b, v3.16b
	add	w4, w4, w16
	ror	w16, w5, #27
	and	w17, w6, w7
	add	v21.4s, v6.4s, v18.4s
	add	w4, w4, w16
	eor	w16, w6, w7
	add	w3, w3, w17
	// round 55
	add	x7, x7, x11, lsr #32
	and	w16, w16, w5
	ror	w5, w5, #2
	mov	x13, v21.d[1]
	add	w3, w3, w16
	ror	w16, w4, #27
	and	w17, w5, w6
	mov	x12, v21.d[0]
	ext	v21.16b, v5.16b, v6.16b, #8
	add	w3, w3, w16
	eor	w16, w5, w6
	add	w7, w7, w17
	// round 56
	add	w6, w6, w12
	and	w16, w16, w4
	ror	w4, w4, #2
	eor	v21.16b, v21.16b, v3.16b
	add	w7, w7, w16
	ror	w16, w3, #27
	and	w17, w4, w5
	add	w7, w7, w16
	eor	w16, w4, w5
	add	w6, w6, w17
	eor	v21.16b, v21.16b, v7.16b
	and	w16, w16, w3
	ror	w3, w3, #2
	// round 57
	add	x5, x5, x12, lsr #32
	add	w6, w6, w16
	ror	w16, w7, #27
	and	w17, w3, w4
	shl	v7.4s, v21.4s, #2
	add	w6, w6, w16
	eor	w16, w3, w4
	add	w5, w5, w17
	// round 58
	add	w4, w4, w13
	and	w16, w16, w7
	ror	w7, w7, #2
	sri	v7.4s, v21.4s, #30
	add	w5, w5, w16
	ror	w16, w6, #27
	and	w17, w7, w3
	add	w5, w5, w16
	eor	v3.16b, v3.16b, v4.16b
	eor	w16, w7, w3
	add	w4, w4, w17
	// round 59
	add	x3, x3, x13, lsr #32
	and	w16, w16, w6
	ror	w6, w6, #2
	add	v21.4s, v7.4s, v19.4s
	add	w4, w4, w16
	ror	w16, w5, #27
	and	w17, w6, w7
	add	w4, w4, w16
	eor	w16, w6, w7
	add	w3, w3, w17
	and	w16, w16, w5
	ror	w5, w5, #2
	mov	x15, v21.d[1]
	mov	x14, v21.d[0]
	ext	v21.16b, v6.16b, v7.16b, #8
	add	w3, w3, w16
	ror	w16, w4, #27
	// round 60
	add	w7, w7, w14
	eor	v21.16b, v21.16b, v4.16b
	add	w3, w3, w16
	eor	w16, w5, w6
	// round 61
	add	x6, x6, x14, lsr #32
	eor	w16, w16, w4
	ror	w4, w4, #2
	eor	v21.16b, v21.16b, v0.16b
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w7, w7, w16
	eor	w16, w4, w5
	shl	v0.4s, v21.4s, #2
	// round 62
	add	w5, w5, w15
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	sri	v0.4s, v21.4s, #30
	add	w6, w6, w16
	eor	w16, w3, w4
	// round 63
	add	x4, x4, x15, lsr #32
	eor	w16, w16, w7
	ror	w7, w7, #2
	add	v21.4s, v0.4s, v19.4s
	add	w5, w5, w16
	ror	w16, w6, #27
	add	w5, w5, w16
	eor	w16, w7, w3
	mov	x9, v21.d[1]
	mov	x8, v21.d[0]
	ext	v21.16b, v7.16b, v0.16b, #8
	eor	w16, w16, w6
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	eor	v21.16b, v21.16b, v5.16b
	// round 64
	add	w3, w3, w8
	add	w4, w4, w16
	eor	w16, w6, w7
	// round 65
	add	x7, x7, x8, lsr #32
	eor	w16, w16, w5
	ror	w5, w5, #2
	eor	v21.16b, v21.16b, v1.16b
	add	w3, w3, w16
	ror	w16, w4, #27
	add	w3, w3, w16
	shl	v1.4s, v21.4s, #2
	eor	w16, w5, w6
	// round 66
	add	w6, w6, w9
	eor	w16, w16, w4
	ror	w4, w4, #2
	add	w7, w7, w16
	ror	w16, w3, #27
	sri	v1.4s, v21.4s, #30
	add	w7, w7, w16
	eor	w16, w4, w5
	// round 67
	add	x5, x5, x9, lsr #32
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	v21.4s, v1.4s, v19.4s
	add	w6, w6, w16
	ror	w16, w7, #27
	add	w6, w6, w16
	mov	x11, v21.d[1]
	mov	x10, v21.d[0]
	ext	v21.16b, v0.16b, v1.16b, #8
	eor	w16, w3, w4
	eor	w16, w16, w7
	ror	w7, w7, #2
	add	w5, w5, w16
	ror	w16, w6, #27
	eor	v21.16b, v21.16b, v6.16b
	// round 68
	add	w4, w4, w10
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 69
	add	x3, x3, x10, lsr #32
	eor	w16, w16, w6
	ror	w6, w6, #2
	eor	v21.16b, v21.16b, v2.16b
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w16
	shl	v2.4s, v21.4s, #2
	eor	w16, w6, w7
	// round 70
	add	w7, w7, w11
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	sri	v2.4s, v21.4s, #30
	add	w3, w3, w16
	eor	w16, w5, w6
	// round 71
	add	x6, x6, x11, lsr #32
	eor	w16, w16, w4
	ror	w4, w4, #2
	add	v21.4s, v2.4s, v19.4s
	add	w7, w7, w16
	ror	w16, w3, #27
	add	w7, w7, w16
	mov	x13, v21.d[1]
	mov	x12, v21.d[0]
	ext	v21.16b, v1.16b, v2.16b, #8
	eor	w16, w4, w5
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	eor	v21.16b, v21.16b, v7.16b
	// round 72
	add	w5, w5, w12
	add	w6, w6, w16
	eor	w16, w3, w4
	// round 73
	add	x4, x4, x12, lsr #32
	add	x1, x1, #64
	eor	w16, w16, w7
	ror	w7, w7, #2
	eor	v21.16b, v21.16b, v3.16b
	sub	x2, x2, #1
	add	w5, w5, w16
	ror	w16, w6, #27
	shl	v3.4s, v21.4s, #2
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 74
	add	w3, w3, w13
	eor	w16, w16, w6
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	sri	v3.4s, v21.4s, #30
	add	w4, w4, w16
	eor	w16, w6, w7
	// round 75
	add	x7, x7, x13, lsr #32
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	v21.4s, v3.4s, v19.4s
	add	w3, w3, w16
	ror	w16, w4, #27
	add	w3, w3, w16
	mov	x14, v21.d[0]
	mov	x15, v21.d[1]
	eor	w16, w5, w6
	eor	w16, w16, w4
	ror	w4, w4, #2
	add	w7, w7, w16
	ror	w16, w3, #27
	// round 76
	add	w6, w6, w14
	add	w7, w7, w16
	eor	w16, w4, w5
	// round 77
	add	x5, x5, x14, lsr #32
	eor	w16, w16, w3
	ror	w3, w3, #2
	add	w6, w6, w16
	ror	w16, w7, #27
	add	w6, w6, w16
	eor	w16, w3, w4
	// round 78
	add	w4, w4, w15
	eor	w16, w16, w7
	ror	w7, w7, #2
	add	w5, w5, w16
	ror	w16, w6, #27
	add	w5, w5, w16
	eor	w16, w7, w3
	// round 79
	add	x3, x3, x15, lsr #32
	eor	w16, w16, w6
	ror	w6, w6, #2
	add	w4, w4, w16
	ror	w16, w5, #27
	add	w4, w4, w16
	eor	w16, w6, w7
	eor	w16, w16, w5
	ror	w5, w5, #2
	add	w3, w3, w16
	ror	w16, w4, #27
	add	w3, w3, w16
	// feed forward
	ldp	w16, w17, [x0]
	add	w3, w3, w16
	add	w4, w4, w17
	ldp	w16, w17, [x0, #8]
	stp	w3, w4, [x0]
	add	w5, w5, w16
	ldr	w16, [x0, #16]
	add	w6, w6, w17
	add	w7, w7, w16
	stp	w5, w6, [x0, #8]
	str	w7, [x0, #16]
	cbnz	x2, .Lsha1_compress_scalar_more1
.Lsha1_compress_scalar_skip1:
	ret
INGOT_END(ingot_asm_sha1_compress_scalar)
INGOT_RODATA(.Lingot_asm_sha1_compress_scalar_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca

// ingot_asm_sha1_compress_ce, AArch64, needs SHA1.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   20 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  116 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  x3 constants,  q0 w+k,  q1[0] a,  q1 abcd,  q1[1] b,  q1[2] c,
//         q1[3] d,  q2 e,  q3 e of the next four,  q4 w[0..],  q5 w[4..],  q6 w[8..],  q7 w[12..],  q16 k,
//         q17 k,  q18 k,  q19 k,  q20 before abcd,  q21 before e
// SHA-256 of the body: 0497efe0bdcddc3cf0147f250f0ac739685271baa3a34a7c7c5c14f4ff131c6c
INGOT_FUNCTION(ingot_asm_sha1_compress_ce)
	hint	#34
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha1_compress_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha1_compress_ce_k)
	ldp	q16, q17, [x3]
	ldp	q18, q19, [x3, #32]
	cbz	x2, .Lsha1_compress_ce_skip1
	ldr	q1, [x0]
	ldr	s2, [x0, #16]
.Lsha1_compress_ce_more1:
	mov	v20.16b, v1.16b
	mov	v21.16b, v2.16b
	ldp	q4, q5, [x1]
	ldp	q6, q7, [x1, #32]
	rev32	v4.16b, v4.16b
	rev32	v5.16b, v5.16b
	rev32	v6.16b, v6.16b
	rev32	v7.16b, v7.16b
	// rounds 0 to 3
	add	v0.4s, v4.4s, v16.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v16.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 8 to 11
	add	v0.4s, v6.4s, v16.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 12 to 15
	add	v0.4s, v7.4s, v16.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 16 to 19
	add	v0.4s, v4.4s, v16.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v17.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 24 to 27
	add	v0.4s, v6.4s, v17.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v17.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 32 to 35
	add	v0.4s, v4.4s, v17.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v17.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 40 to 43
	add	v0.4s, v6.4s, v18.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v18.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 48 to 51
	add	v0.4s, v4.4s, v18.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v18.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 56 to 59
	add	v0.4s, v6.4s, v18.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v19.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 64 to 67
	add	v0.4s, v4.4s, v19.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 68 to 71
	add	v0.4s, v5.4s, v19.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 72 to 75
	add	v0.4s, v6.4s, v19.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 76 to 79
	add	v0.4s, v7.4s, v19.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// feed forward
	add	v1.4s, v1.4s, v20.4s
	add	v2.4s, v2.4s, v21.4s
	add	x1, x1, #64
	sub	x2, x2, #1
	cbnz	x2, .Lsha1_compress_ce_more1
	str	q1, [x0]
	str	s2, [x0, #16]
.Lsha1_compress_ce_skip1:
	ret
INGOT_END(ingot_asm_sha1_compress_ce)
INGOT_RODATA(.Lingot_asm_sha1_compress_ce_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca

// ingot_asm_sha1_update, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  136 instructions.
// Holds:  x8 to,  x9 from,  x9 t,  x10 left,  x11 t,  x19 ctx,  x20 data,  x21 len,  x22 f,  x23 fill,
//         x24 n
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
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
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
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+32 block
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
