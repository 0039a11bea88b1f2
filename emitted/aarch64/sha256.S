// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha256 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha256_compress_scalar, AArch64, needs the baseline only.  Made by gen from gen/a64/sha256.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   32 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1568 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  w3 a,  w4 b,  w5 c,  w6 d,  w7 e,  w8 f,  w9 g,  w10 h,  w11 t,
//         w12 a^b,  w13 b^c,  x14 w+k,  x15 w+k,  x16 w+k,  x17 w+k,  q0 w,  q1 w,  q2 w,  q3 w,  q4 x,
//         q5 y,  q6 z,  q7 0,  q16 k,  q17 k,  q18 k,  q19 k,  q20 k,  q21 k,  q22 k,  q23 k,  q24 k,  q25 k,
//         q26 k,  q27 k,  q28 k,  q29 k,  q30 k,  q31 k
// SHA-256 of the body: 9da58c3bf3f05ee9e9abae9957443985fe084fa553544606e1ef5e11a2525cc7
INGOT_FUNCTION(ingot_asm_sha256_compress_scalar)
	hint	#34
	movi	v7.16b, #0
	adrp	x14, INGOT_PAGE(.Lingot_asm_sha256_compress_scalar_k)
	add	x14, x14, INGOT_PAGEOFF(.Lingot_asm_sha256_compress_scalar_k)
	ldp	q16, q17, [x14]
	ldp	q18, q19, [x14, #32]
	ldp	q20, q21, [x14, #64]
	ldp	q22, q23, [x14, #96]
	ldp	q24, q25, [x14, #128]
	ldp	q26, q27, [x14, #160]
	ldp	q28, q29, [x14, #192]
	ldp	q30, q31, [x14, #224]
	cbz	x2, .Lsha256_compress_scalar_skip1
	ldp	w3, w4, [x0]
	ldp	w5, w6, [x0, #8]
	ldp	w7, w8, [x0, #16]
	ldp	w9, w10, [x0, #24]
.Lsha256_compress_scalar_more1:
	ldp	q0, q1, [x1]
	ldp	q2, q3, [x1, #32]
	eor	w12, w8, w9
	ror	w11, w7, #6
	rev32	v0.16b, v0.16b
	rev32	v1.16b, v1.16b
	rev32	v2.16b, v2.16b
	rev32	v3.16b, v3.16b
	and	w12, w12, w7
	eor	w13, w4, w5
	eor	w12, w12, w9
	add	v4.4s, v0.4s, v16.4s
	eor	w11, w11, w7, ror #11
	eor	w11, w11, w7, ror #25
	ext	v5.16b, v2.16b, v3.16b, #4
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	add	v4.4s, v1.4s, v17.4s
	// round 0
	add	w10, w10, w14
	// round 1
	add	x9, x9, x14, lsr #32
	mov	x16, v4.d[0]
	mov	x17, v4.d[1]
	ext	v4.16b, v0.16b, v1.16b, #4
	add	v0.4s, v0.4s, v5.4s
	add	w10, w10, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w12, w3, w4
	and	w13, w13, w12
	shl	v5.4s, v4.4s, #25
	shl	v6.4s, v4.4s, #14
	eor	w13, w13, w4
	add	w6, w6, w10
	eor	w11, w11, w3, ror #13
	add	w10, w10, w13
	eor	w11, w11, w3, ror #22
	eor	w13, w7, w8
	sri	v5.4s, v4.4s, #7
	sri	v6.4s, v4.4s, #18
	ushr	v4.4s, v4.4s, #3
	add	w10, w10, w11
	ror	w11, w6, #6
	and	w13, w13, w6
	eor	w13, w13, w8
	eor	v5.16b, v5.16b, v6.16b
	// round 2
	add	w8, w8, w15
	eor	w11, w11, w6, ror #11
	eor	w11, w11, w6, ror #25
	add	w9, w9, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w13, w10, w3
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v3.4s, v3.4s
	eor	w12, w12, w3
	add	w5, w5, w9
	eor	w11, w11, w10, ror #13
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	ushr	v6.2d, v4.2d, #19
	add	v0.4s, v0.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	add	w9, w9, w11
	ror	w11, w5, #6
	and	w12, w12, w5
	eor	w12, w12, w7
	// round 3
	add	x7, x7, x15, lsr #32
	eor	v5.16b, v5.16b, v6.16b
	eor	w11, w11, w5, ror #11
	eor	w11, w11, w5, ror #25
	add	w8, w8, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w12, w9, w10
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v4.16b
	eor	w13, w13, w10
	add	w4, w4, w8
	add	w8, w8, w13
	eor	w13, w5, w6
	eor	w11, w11, w9, ror #13
	eor	w11, w11, w9, ror #22
	and	w13, w13, w4
	uzp1	v5.4s, v5.4s, v7.4s
	add	w8, w8, w11
	ror	w11, w4, #6
	eor	w13, w13, w6
	// round 4
	add	w6, w6, w16
	add	w7, w7, w13
	eor	w11, w11, w4, ror #11
	eor	w13, w8, w9
	add	v0.4s, v0.4s, v5.4s
	and	w12, w12, w13
	eor	w11, w11, w4, ror #25
	add	w7, w7, w11
	ror	w11, w8, #2
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	zip1	v4.4s, v0.4s, v0.4s
	add	w7, w7, w12
	eor	w11, w11, w8, ror #22
	eor	w12, w4, w5
	add	w7, w7, w11
	ror	w11, w3, #6
	and	w12, w12, w3
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w12, w12, w5
	// round 5
	add	x5, x5, x16, lsr #32
	eor	w11, w11, w3, ror #11
	eor	w11, w11, w3, ror #25
	add	w6, w6, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w12, w7, w8
	eor	v5.16b, v5.16b, v6.16b
	and	w13, w13, w12
	eor	w13, w13, w8
	add	w10, w10, w6
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v2.4s, v18.4s
	eor	w11, w11, w7, ror #13
	add	w6, w6, w13
	eor	w11, w11, w7, ror #22
	eor	w13, w3, w4
	add	w6, w6, w11
	ror	w11, w10, #6
	and	w13, w13, w10
	uzp1	v5.4s, v7.4s, v5.4s
	eor	w13, w13, w4
	// round 6
	add	w4, w4, w17
	eor	w11, w11, w10, ror #11
	eor	w11, w11, w10, ror #25
	mov	x14, v4.d[0]
	add	w5, w5, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w13, w6, w7
	mov	x15, v4.d[1]
	ext	v4.16b, v1.16b, v2.16b, #4
	add	v0.4s, v0.4s, v5.4s
	and	w12, w12, w13
	eor	w12, w12, w7
	add	w9, w9, w5
	add	w5, w5, w12
	shl	v6.4s, v4.4s, #14
	ext	v5.16b, v3.16b, v0.16b, #4
	eor	w11, w11, w6, ror #13
	eor	w11, w11, w6, ror #22
	eor	w12, w10, w3
	add	w5, w5, w11
	ror	w11, w9, #6
	and	w12, w12, w9
	sri	v6.4s, v4.4s, #18
	add	v1.4s, v1.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	eor	w12, w12, w3
	eor	w11, w11, w9, ror #11
	eor	w11, w11, w9, ror #25
	// round 7
	add	x3, x3, x17, lsr #32
	add	w4, w4, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w12, w5, w6
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	and	w13, w13, w12
	eor	w13, w13, w6
	add	w8, w8, w4
	add	w4, w4, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w11, w11, w5, ror #13
	eor	w11, w11, w5, ror #22
	eor	w13, w9, w10
	add	w4, w4, w11
	ror	w11, w8, #6
	and	w13, w13, w8
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v0.4s, v0.4s
	eor	w13, w13, w10
	eor	w11, w11, w8, ror #11
	// round 8
	add	w10, w10, w14
	add	w3, w3, w13
	eor	w13, w4, w5
	ushr	v6.2d, v4.2d, #19
	add	v1.4s, v1.4s, v5.4s
	eor	w11, w11, w8, ror #25
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	and	w12, w12, w13
	add	w3, w3, w11
	ror	w11, w4, #2
	eor	w12, w12, w5
	add	w7, w7, w3
	eor	w11, w11, w4, ror #13
	eor	v5.16b, v5.16b, v6.16b
	add	w3, w3, w12
	eor	w11, w11, w4, ror #22
	eor	w12, w8, w9
	add	w3, w3, w11
	ror	w11, w7, #6
	and	w12, w12, w7
	eor	v5.16b, v5.16b, v4.16b
	eor	w12, w12, w9
	// round 9
	add	x9, x9, x14, lsr #32
	eor	w11, w11, w7, ror #11
	eor	w11, w11, w7, ror #25
	add	w10, w10, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w12, w3, w4
	uzp1	v5.4s, v5.4s, v7.4s
	and	w13, w13, w12
	eor	w13, w13, w4
	add	w6, w6, w10
	add	w10, w10, w13
	eor	w13, w7, w8
	add	v1.4s, v1.4s, v5.4s
	eor	w11, w11, w3, ror #13
	eor	w11, w11, w3, ror #22
	and	w13, w13, w6
	add	w10, w10, w11
	ror	w11, w6, #6
	eor	w13, w13, w8
	// round 10
	add	w8, w8, w15
	zip1	v4.4s, v1.4s, v1.4s
	add	w9, w9, w13
	eor	w13, w10, w3
	eor	w11, w11, w6, ror #11
	eor	w11, w11, w6, ror #25
	add	w9, w9, w11
	ror	w11, w10, #2
	and	w12, w12, w13
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w12, w12, w3
	add	w5, w5, w9
	eor	w11, w11, w10, ror #13
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	eor	v5.16b, v5.16b, v6.16b
	add	w9, w9, w11
	ror	w11, w5, #6
	and	w12, w12, w5
	eor	w12, w12, w7
	// round 11
	add	x7, x7, x15, lsr #32
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v3.4s, v19.4s
	eor	w11, w11, w5, ror #11
	eor	w11, w11, w5, ror #25
	add	w8, w8, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w12, w9, w10
	and	w13, w13, w12
	uzp1	v5.4s, v7.4s, v5.4s
	eor	w13, w13, w10
	add	w4, w4, w8
	eor	w11, w11, w9, ror #13
	eor	w11, w11, w9, ror #22
	add	w8, w8, w13
	mov	x16, v4.d[0]
	eor	w13, w5, w6
	mov	x17, v4.d[1]
	ext	v4.16b, v2.16b, v3.16b, #4
	add	v1.4s, v1.4s, v5.4s
	add	w8, w8, w11
	ror	w11, w4, #6
	and	w13, w13, w4
	eor	w13, w13, w6
	eor	w11, w11, w4, ror #11
	shl	v6.4s, v4.4s, #14
	// round 12
	add	w6, w6, w16
	ext	v5.16b, v0.16b, v1.16b, #4
	add	w7, w7, w13
	eor	w13, w8, w9
	and	w12, w12, w13
	eor	w11, w11, w4, ror #25
	add	w7, w7, w11
	sri	v6.4s, v4.4s, #18
	ror	w11, w8, #2
	add	v2.4s, v2.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	eor	w11, w11, w8, ror #13
	eor	w12, w12, w9
	add	w3, w3, w7
	eor	w11, w11, w8, ror #22
	add	w7, w7, w12
	eor	w12, w4, w5
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	add	w7, w7, w11
	ror	w11, w3, #6
	and	w12, w12, w3
	eor	w12, w12, w5
	// round 13
	add	x5, x5, x16, lsr #32
	eor	v5.16b, v5.16b, v6.16b
	eor	w11, w11, w3, ror #11
	eor	w11, w11, w3, ror #25
	add	w6, w6, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w12, w7, w8
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v1.4s, v1.4s
	eor	w13, w13, w8
	add	w10, w10, w6
	eor	w11, w11, w7, ror #13
	add	w6, w6, w13
	eor	w11, w11, w7, ror #22
	eor	w13, w3, w4
	ushr	v6.2d, v4.2d, #19
	add	v2.4s, v2.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	add	w6, w6, w11
	ror	w11, w10, #6
	and	w13, w13, w10
	eor	w13, w13, w4
	// round 14
	add	w4, w4, w17
	eor	v5.16b, v5.16b, v6.16b
	eor	w11, w11, w10, ror #11
	eor	w11, w11, w10, ror #25
	add	w5, w5, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w13, w6, w7
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v4.16b
	eor	w12, w12, w7
	add	w9, w9, w5
	add	w5, w5, w12
	eor	w12, w10, w3
	eor	w11, w11, w6, ror #13
	eor	w11, w11, w6, ror #22
	and	w12, w12, w9
	uzp1	v5.4s, v5.4s, v7.4s
	add	w5, w5, w11
	ror	w11, w9, #6
	eor	w12, w12, w3
	// round 15
	add	x3, x3, x17, lsr #32
	add	w4, w4, w12
	eor	w12, w5, w6
	add	v2.4s, v2.4s, v5.4s
	eor	w11, w11, w9, ror #11
	eor	w11, w11, w9, ror #25
	add	w4, w4, w11
	ror	w11, w5, #2
	and	w13, w13, w12
	eor	w13, w13, w6
	add	w8, w8, w4
	add	w4, w4, w13
	zip1	v4.4s, v2.4s, v2.4s
	eor	w11, w11, w5, ror #13
	eor	w11, w11, w5, ror #22
	eor	w13, w9, w10
	add	w4, w4, w11
	ror	w11, w8, #6
	and	w13, w13, w8
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w13, w13, w10
	eor	w11, w11, w8, ror #11
	add	w3, w3, w13
	eor	w13, w4, w5
	eor	v5.16b, v5.16b, v6.16b
	and	w12, w12, w13
	eor	w11, w11, w8, ror #25
	add	w3, w3, w11
	ror	w11, w4, #2
	eor	w12, w12, w5
	add	w7, w7, w3
	eor	w11, w11, w4, ror #13
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v0.4s, v20.4s
	eor	w11, w11, w4, ror #22
	add	w3, w3, w12
	eor	w12, w8, w9
	add	w3, w3, w11
	ror	w11, w7, #6
	and	w12, w12, w7
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x14, v4.d[0]
	eor	w12, w12, w9
	mov	x15, v4.d[1]
	ext	v4.16b, v3.16b, v0.16b, #4
	eor	w11, w11, w7, ror #11
	eor	w11, w11, w7, ror #25
	add	v2.4s, v2.4s, v5.4s
	// round 16
	add	w10, w10, w14
	// round 17
	add	x9, x9, x14, lsr #32
	shl	v6.4s, v4.4s, #14
	add	w10, w10, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w12, w3, w4
	ext	v5.16b, v1.16b, v2.16b, #4
	and	w13, w13, w12
	add	w6, w6, w10
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w4
	eor	w11, w11, w3, ror #13
	add	w10, w10, w13
	eor	w11, w11, w3, ror #22
	eor	w13, w7, w8
	add	v3.4s, v3.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w10, w10, w11
	ror	w11, w6, #6
	and	w13, w13, w6
	eor	w13, w13, w8
	// round 18
	add	w8, w8, w15
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w6, ror #11
	eor	w11, w11, w6, ror #25
	add	w9, w9, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w13, w10, w3
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w3
	add	w5, w5, w9
	eor	w11, w11, w10, ror #13
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v2.4s, v2.4s
	add	w9, w9, w11
	ror	w11, w5, #6
	and	w12, w12, w5
	eor	w12, w12, w7
	// round 19
	add	x7, x7, x15, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v3.4s, v3.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w5, ror #11
	eor	w11, w11, w5, ror #25
	add	w8, w8, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w12, w9, w10
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w10
	add	w4, w4, w8
	eor	w11, w11, w9, ror #13
	add	w8, w8, w13
	eor	w11, w11, w9, ror #22
	eor	w13, w5, w6
	eor	v5.16b, v5.16b, v4.16b
	add	w8, w8, w11
	ror	w11, w4, #6
	and	w13, w13, w4
	eor	w13, w13, w6
	eor	w11, w11, w4, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w7, w7, w13
	eor	w13, w8, w9
	and	w12, w12, w13
	eor	w11, w11, w4, ror #25
	add	w7, w7, w11
	ror	w11, w8, #2
	add	v3.4s, v3.4s, v5.4s
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	add	w7, w7, w12
	eor	w12, w4, w5
	eor	w11, w11, w8, ror #22
	and	w12, w12, w3
	zip1	v4.4s, v3.4s, v3.4s
	add	w7, w7, w11
	ror	w11, w3, #6
	eor	w12, w12, w5
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w3, ror #11
	eor	w11, w11, w3, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v1.4s, v21.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x16, v4.d[0]
	mov	x17, v4.d[1]
	ext	v4.16b, v0.16b, v1.16b, #4
	add	v3.4s, v3.4s, v5.4s
	// round 20
	add	w6, w6, w16
	shl	v6.4s, v4.4s, #14
	// round 21
	add	x5, x5, x16, lsr #32
	add	w6, w6, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w12, w7, w8
	and	w13, w13, w12
	ext	v5.16b, v2.16b, v3.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w8
	add	w10, w10, w6
	add	w6, w6, w13
	eor	w13, w3, w4
	eor	w11, w11, w7, ror #13
	eor	w11, w11, w7, ror #22
	add	v0.4s, v0.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w6, w6, w11
	ror	w11, w10, #6
	and	w13, w13, w10
	eor	w13, w13, w4
	// round 22
	add	w4, w4, w17
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w10, ror #11
	eor	w11, w11, w10, ror #25
	add	w5, w5, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w13, w6, w7
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w7
	add	w9, w9, w5
	eor	w11, w11, w6, ror #13
	add	w5, w5, w12
	eor	w11, w11, w6, ror #22
	eor	w12, w10, w3
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v3.4s, v3.4s
	add	w5, w5, w11
	ror	w11, w9, #6
	and	w12, w12, w9
	eor	w12, w12, w3
	// round 23
	add	x3, x3, x17, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v0.4s, v0.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w9, ror #11
	eor	w11, w11, w9, ror #25
	add	w4, w4, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w12, w5, w6
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w6
	add	w8, w8, w4
	eor	w11, w11, w5, ror #13
	add	w4, w4, w13
	eor	w11, w11, w5, ror #22
	eor	w13, w9, w10
	eor	v5.16b, v5.16b, v4.16b
	add	w4, w4, w11
	ror	w11, w8, #6
	and	w13, w13, w8
	eor	w13, w13, w10
	eor	w11, w11, w8, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w3, w3, w13
	eor	w13, w4, w5
	and	w12, w12, w13
	eor	w11, w11, w8, ror #25
	add	w3, w3, w11
	ror	w11, w4, #2
	add	v0.4s, v0.4s, v5.4s
	eor	w12, w12, w5
	eor	w11, w11, w4, ror #13
	add	w7, w7, w3
	add	w3, w3, w12
	eor	w12, w8, w9
	eor	w11, w11, w4, ror #22
	and	w12, w12, w7
	zip1	v4.4s, v0.4s, v0.4s
	add	w3, w3, w11
	ror	w11, w7, #6
	eor	w12, w12, w9
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w7, ror #11
	eor	w11, w11, w7, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v2.4s, v22.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	ext	v4.16b, v1.16b, v2.16b, #4
	add	v0.4s, v0.4s, v5.4s
	// round 24
	add	w10, w10, w14
	shl	v6.4s, v4.4s, #14
	// round 25
	add	x9, x9, x14, lsr #32
	add	w10, w10, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w12, w3, w4
	and	w13, w13, w12
	ext	v5.16b, v3.16b, v0.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w4
	add	w6, w6, w10
	add	w10, w10, w13
	eor	w13, w7, w8
	eor	w11, w11, w3, ror #13
	eor	w11, w11, w3, ror #22
	add	v1.4s, v1.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w10, w10, w11
	ror	w11, w6, #6
	and	w13, w13, w6
	eor	w13, w13, w8
	// round 26
	add	w8, w8, w15
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w6, ror #11
	eor	w11, w11, w6, ror #25
	add	w9, w9, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w13, w10, w3
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w3
	add	w5, w5, w9
	eor	w11, w11, w10, ror #13
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v0.4s, v0.4s
	add	w9, w9, w11
	ror	w11, w5, #6
	and	w12, w12, w5
	eor	w12, w12, w7
	// round 27
	add	x7, x7, x15, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v1.4s, v1.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w5, ror #11
	eor	w11, w11, w5, ror #25
	add	w8, w8, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w12, w9, w10
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w10
	add	w4, w4, w8
	eor	w11, w11, w9, ror #13
	add	w8, w8, w13
	eor	w11, w11, w9, ror #22
	eor	w13, w5, w6
	eor	v5.16b, v5.16b, v4.16b
	add	w8, w8, w11
	ror	w11, w4, #6
	and	w13, w13, w4
	eor	w13, w13, w6
	eor	w11, w11, w4, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w7, w7, w13
	eor	w13, w8, w9
	and	w12, w12, w13
	eor	w11, w11, w4, ror #25
	add	w7, w7, w11
	ror	w11, w8, #2
	add	v1.4s, v1.4s, v5.4s
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	add	w7, w7, w12
	eor	w12, w4, w5
	eor	w11, w11, w8, ror #22
	and	w12, w12, w3
	zip1	v4.4s, v1.4s, v1.4s
	add	w7, w7, w11
	ror	w11, w3, #6
	eor	w12, w12, w5
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w3, ror #11
	eor	w11, w11, w3, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v3.4s, v23.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x16, v4.d[0]
	mov	x17, v4.d[1]
	ext	v4.16b, v2.16b, v3.16b, #4
	add	v1.4s, v1.4s, v5.4s
	// round 28
	add	w6, w6, w16
	shl	v6.4s, v4.4s, #14
	// round 29
	add	x5, x5, x16, lsr #32
	add	w6, w6, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w12, w7, w8
	and	w13, w13, w12
	ext	v5.16b, v0.16b, v1.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w8
	add	w10, w10, w6
	add	w6, w6, w13
	eor	w13, w3, w4
	eor	w11, w11, w7, ror #13
	eor	w11, w11, w7, ror #22
	add	v2.4s, v2.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w6, w6, w11
	ror	w11, w10, #6
	and	w13, w13, w10
	eor	w13, w13, w4
	// round 30
	add	w4, w4, w17
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w10, ror #11
	eor	w11, w11, w10, ror #25
	add	w5, w5, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w13, w6, w7
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w7
	add	w9, w9, w5
	eor	w11, w11, w6, ror #13
	add	w5, w5, w12
	eor	w11, w11, w6, ror #22
	eor	w12, w10, w3
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v1.4s, v1.4s
	add	w5, w5, w11
	ror	w11, w9, #6
	and	w12, w12, w9
	eor	w12, w12, w3
	// round 31
	add	x3, x3, x17, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v2.4s, v2.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w9, ror #11
	eor	w11, w11, w9, ror #25
	add	w4, w4, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w12, w5, w6
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w6
	add	w8, w8, w4
	eor	w11, w11, w5, ror #13
	add	w4, w4, w13
	eor	w11, w11, w5, ror #22
	eor	w13, w9, w10
	eor	v5.16b, v5.16b, v4.16b
	add	w4, w4, w11
	ror	w11, w8, #6
	and	w13, w13, w8
	eor	w13, w13, w10
	eor	w11, w11, w8, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w3, w3, w13
	eor	w13, w4, w5
	and	w12, w12, w13
	eor	w11, w11, w8, ror #25
	add	w3, w3, w11
	ror	w11, w4, #2
	add	v2.4s, v2.4s, v5.4s
	eor	w12, w12, w5
	eor	w11, w11, w4, ror #13
	add	w7, w7, w3
	add	w3, w3, w12
	eor	w12, w8, w9
	eor	w11, w11, w4, ror #22
	and	w12, w12, w7
	zip1	v4.4s, v2.4s, v2.4s
	add	w3, w3, w11
	ror	w11, w7, #6
	eor	w12, w12, w9
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w7, ror #11
	eor	w11, w11, w7, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v0.4s, v24.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	ext	v4.16b, v3.16b, v0.16b, #4
	add	v2.4s, v2.4s, v5.4s
	// round 32
	add	w10, w10, w14
	shl	v6.4s, v4.4s, #14
	// round 33
	add	x9, x9, x14, lsr #32
	add	w10, w10, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w12, w3, w4
	and	w13, w13, w12
	ext	v5.16b, v1.16b, v2.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w4
	add	w6, w6, w10
	add	w10, w10, w13
	eor	w13, w7, w8
	eor	w11, w11, w3, ror #13
	eor	w11, w11, w3, ror #22
	add	v3.4s, v3.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w10, w10, w11
	ror	w11, w6, #6
	and	w13, w13, w6
	eor	w13, w13, w8
	// round 34
	add	w8, w8, w15
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w6, ror #11
	eor	w11, w11, w6, ror #25
	add	w9, w9, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w13, w10, w3
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w3
	add	w5, w5, w9
	eor	w11, w11, w10, ror #13
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v2.4s, v2.4s
	add	w9, w9, w11
	ror	w11, w5, #6
	and	w12, w12, w5
	eor	w12, w12, w7
	// round 35
	add	x7, x7, x15, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v3.4s, v3.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w5, ror #11
	eor	w11, w11, w5, ror #25
	add	w8, w8, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w12, w9, w10
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w10
	add	w4, w4, w8
	eor	w11, w11, w9, ror #13
	add	w8, w8, w13
	eor	w11, w11, w9, ror #22
	eor	w13, w5, w6
	eor	v5.16b, v5.16b, v4.16b
	add	w8, w8, w11
	ror	w11, w4, #6
	and	w13, w13, w4
	eor	w13, w13, w6
	eor	w11, w11, w4, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w7, w7, w13
	eor	w13, w8, w9
	and	w12, w12, w13
	eor	w11, w11, w4, ror #25
	add	w7, w7, w11
	ror	w11, w8, #2
	add	v3.4s, v3.4s, v5.4s
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	add	w7, w7, w12
	eor	w12, w4, w5
	eor	w11, w11, w8, ror #22
	and	w12, w12, w3
	zip1	v4.4s, v3.4s, v3.4s
	add	w7, w7, w11
	ror	w11, w3, #6
	eor	w12, w12, w5
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w3, ror #11
	eor	w11, w11, w3, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v1.4s, v25.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x16, v4.d[0]
	mov	x17, v4.d[1]
	ext	v4.16b, v0.16b, v1.16b, #4
	add	v3.4s, v3.4s, v5.4s
	// round 36
	add	w6, w6, w16
	shl	v6.4s, v4.4s, #14
	// round 37
	add	x5, x5, x16, lsr #32
	add	w6, w6, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w12, w7, w8
	and	w13, w13, w12
	ext	v5.16b, v2.16b, v3.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w8
	add	w10, w10, w6
	add	w6, w6, w13
	eor	w13, w3, w4
	eor	w11, w11, w7, ror #13
	eor	w11, w11, w7, ror #22
	add	v0.4s, v0.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w6, w6, w11
	ror	w11, w10, #6
	and	w13, w13, w10
	eor	w13, w13, w4
	// round 38
	add	w4, w4, w17
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w10, ror #11
	eor	w11, w11, w10, ror #25
	add	w5, w5, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w13, w6, w7
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w7
	add	w9, w9, w5
	eor	w11, w11, w6, ror #13
	add	w5, w5, w12
	eor	w11, w11, w6, ror #22
	eor	w12, w10, w3
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v3.4s, v3.4s
	add	w5, w5, w11
	ror	w11, w9, #6
	and	w12, w12, w9
	eor	w12, w12, w3
	// round 39
	add	x3, x3, x17, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v0.4s, v0.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w9, ror #11
	eor	w11, w11, w9, ror #25
	add	w4, w4, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w12, w5, w6
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w6
	add	w8, w8, w4
	eor	w11, w11, w5, ror #13
	add	w4, w4, w13
	eor	w11, w11, w5, ror #22
	eor	w13, w9, w10
	eor	v5.16b, v5.16b, v4.16b
	add	w4, w4, w11
	ror	w11, w8, #6
	and	w13, w13, w8
	eor	w13, w13, w10
	eor	w11, w11, w8, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w3, w3, w13
	eor	w13, w4, w5
	and	w12, w12, w13
	eor	w11, w11, w8, ror #25
	add	w3, w3, w11
	ror	w11, w4, #2
	add	v0.4s, v0.4s, v5.4s
	eor	w12, w12, w5
	eor	w11, w11, w4, ror #13
	add	w7, w7, w3
	add	w3, w3, w12
	eor	w12, w8, w9
	eor	w11, w11, w4, ror #22
	and	w12, w12, w7
	zip1	v4.4s, v0.4s, v0.4s
	add	w3, w3, w11
	ror	w11, w7, #6
	eor	w12, w12, w9
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w7, ror #11
	eor	w11, w11, w7, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v2.4s, v26.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	ext	v4.16b, v1.16b, v2.16b, #4
	add	v0.4s, v0.4s, v5.4s
	// round 40
	add	w10, w10, w14
	shl	v6.4s, v4.4s, #14
	// round 41
	add	x9, x9, x14, lsr #32
	add	w10, w10, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w12, w3, w4
	and	w13, w13, w12
	ext	v5.16b, v3.16b, v0.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w4
	add	w6, w6, w10
	add	w10, w10, w13
	eor	w13, w7, w8
	eor	w11, w11, w3, ror #13
	eor	w11, w11, w3, ror #22
	add	v1.4s, v1.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w10, w10, w11
	ror	w11, w6, #6
	and	w13, w13, w6
	eor	w13, w13, w8
	// round 42
	add	w8, w8, w15
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w6, ror #11
	eor	w11, w11, w6, ror #25
	add	w9, w9, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w13, w10, w3
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w3
	add	w5, w5, w9
	eor	w11, w11, w10, ror #13
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v0.4s, v0.4s
	add	w9, w9, w11
	ror	w11, w5, #6
	and	w12, w12, w5
	eor	w12, w12, w7
	// round 43
	add	x7, x7, x15, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v1.4s, v1.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w5, ror #11
	eor	w11, w11, w5, ror #25
	add	w8, w8, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w12, w9, w10
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w10
	add	w4, w4, w8
	eor	w11, w11, w9, ror #13
	add	w8, w8, w13
	eor	w11, w11, w9, ror #22
	eor	w13, w5, w6
	eor	v5.16b, v5.16b, v4.16b
	add	w8, w8, w11
	ror	w11, w4, #6
	and	w13, w13, w4
	eor	w13, w13, w6
	eor	w11, w11, w4, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w7, w7, w13
	eor	w13, w8, w9
	and	w12, w12, w13
	eor	w11, w11, w4, ror #25
	add	w7, w7, w11
	ror	w11, w8, #2
	add	v1.4s, v1.4s, v5.4s
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	add	w7, w7, w12
	eor	w12, w4, w5
	eor	w11, w11, w8, ror #22
	and	w12, w12, w3
	zip1	v4.4s, v1.4s, v1.4s
	add	w7, w7, w11
	ror	w11, w3, #6
	eor	w12, w12, w5
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w3, ror #11
	eor	w11, w11, w3, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v3.4s, v27.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x16, v4.d[0]
	mov	x17, v4.d[1]
	ext	v4.16b, v2.16b, v3.16b, #4
	add	v1.4s, v1.4s, v5.4s
	// round 44
	add	w6, w6, w16
	shl	v6.4s, v4.4s, #14
	// round 45
	add	x5, x5, x16, lsr #32
	add	w6, w6, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w12, w7, w8
	and	w13, w13, w12
	ext	v5.16b, v0.16b, v1.16b, #4
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w8
	add	w10, w10, w6
	add	w6, w6, w13
	eor	w13, w3, w4
	eor	w11, w11, w7, ror #13
	eor	w11, w11, w7, ror #22
	add	v2.4s, v2.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w6, w6, w11
	ror	w11, w10, #6
	and	w13, w13, w10
	eor	w13, w13, w4
	// round 46
	add	w4, w4, w17
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w10, ror #11
	eor	w11, w11, w10, ror #25
	add	w5, w5, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w13, w6, w7
	and	w12, w12, w13
	eor	v5.16b, v5.16b, v6.16b
	eor	w12, w12, w7
	add	w9, w9, w5
	eor	w11, w11, w6, ror #13
	add	w5, w5, w12
	eor	w11, w11, w6, ror #22
	eor	w12, w10, w3
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v1.4s, v1.4s
	add	w5, w5, w11
	ror	w11, w9, #6
	and	w12, w12, w9
	eor	w12, w12, w3
	// round 47
	add	x3, x3, x17, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v2.4s, v2.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w9, ror #11
	eor	w11, w11, w9, ror #25
	add	w4, w4, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w12, w5, w6
	and	w13, w13, w12
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w6
	add	w8, w8, w4
	eor	w11, w11, w5, ror #13
	add	w4, w4, w13
	eor	w11, w11, w5, ror #22
	eor	w13, w9, w10
	eor	v5.16b, v5.16b, v4.16b
	add	w4, w4, w11
	ror	w11, w8, #6
	and	w13, w13, w8
	eor	w13, w13, w10
	eor	w11, w11, w8, ror #11
	uzp1	v5.4s, v5.4s, v7.4s
	add	w3, w3, w13
	eor	w13, w4, w5
	and	w12, w12, w13
	eor	w11, w11, w8, ror #25
	add	w3, w3, w11
	ror	w11, w4, #2
	add	v2.4s, v2.4s, v5.4s
	eor	w12, w12, w5
	eor	w11, w11, w4, ror #13
	add	w7, w7, w3
	add	w3, w3, w12
	eor	w12, w8, w9
	eor	w11, w11, w4, ror #22
	and	w12, w12, w7
	zip1	v4.4s, v2.4s, v2.4s
	add	w3, w3, w11
	ror	w11, w7, #6
	eor	w12, w12, w9
	eor	w11, w11, w7, ror #11
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	w11, w11, w7, ror #25
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v0.4s, v28.4s
	uzp1	v5.4s, v7.4s, v5.4s
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	ext	v4.16b, v3.16b, v0.16b, #4
	add	v2.4s, v2.4s, v5.4s
	// round 48
	add	w10, w10, w14
	add	w10, w10, w12
	shl	v6.4s, v4.4s, #14
	// round 49
	add	x9, x9, x14, lsr #32
	eor	w12, w3, w4
	and	w13, w13, w12
	add	w10, w10, w11
	ext	v5.16b, v1.16b, v2.16b, #4
	ror	w11, w3, #2
	sri	v6.4s, v4.4s, #18
	eor	w13, w13, w4
	eor	w11, w11, w3, ror #13
	add	w6, w6, w10
	add	w10, w10, w13
	eor	w13, w7, w8
	eor	w11, w11, w3, ror #22
	and	w13, w13, w6
	add	v3.4s, v3.4s, v5.4s
	shl	v5.4s, v4.4s, #25
	add	w10, w10, w11
	ror	w11, w6, #6
	eor	w13, w13, w8
	add	w9, w9, w13
	// round 50
	add	w8, w8, w15
	eor	w11, w11, w6, ror #11
	eor	w13, w10, w3
	sri	v5.4s, v4.4s, #7
	ushr	v4.4s, v4.4s, #3
	eor	w11, w11, w6, ror #25
	and	w12, w12, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w12, w12, w3
	eor	v5.16b, v5.16b, v6.16b
	eor	w11, w11, w10, ror #13
	add	w5, w5, w9
	add	w9, w9, w12
	eor	w11, w11, w10, ror #22
	eor	w12, w6, w7
	add	w9, w9, w11
	ror	w11, w5, #6
	eor	v5.16b, v5.16b, v4.16b
	zip2	v4.4s, v2.4s, v2.4s
	and	w12, w12, w5
	eor	w11, w11, w5, ror #11
	eor	w12, w12, w7
	add	w8, w8, w12
	eor	w11, w11, w5, ror #25
	// round 51
	add	x7, x7, x15, lsr #32
	ushr	v6.2d, v4.2d, #19
	add	v3.4s, v3.4s, v5.4s
	ushr	v5.2d, v4.2d, #17
	ushr	v4.4s, v4.4s, #10
	eor	w12, w9, w10
	and	w13, w13, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	v5.16b, v5.16b, v6.16b
	eor	w13, w13, w10
	eor	w11, w11, w9, ror #13
	add	w4, w4, w8
	add	w8, w8, w13
	eor	w13, w5, w6
	eor	w11, w11, w9, ror #22
	and	w13, w13, w4
	eor	v5.16b, v5.16b, v4.16b
	add	w8, w8, w11
	ror	w11, w4, #6
	eor	w13, w13, w6
	eor	w11, w11, w4, ror #11
	add	w7, w7, w13
	eor	w13, w8, w9
	uzp1	v5.4s, v5.4s, v7.4s
	eor	w11, w11, w4, ror #25
	and	w12, w12, w13
	add	w7, w7, w11
	ror	w11, w8, #2
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	add	v3.4s, v3.4s, v5.4s
	add	w7, w7, w12
	eor	w11, w11, w8, ror #22
	eor	w12, w4, w5
	add	w7, w7, w11
	ror	w11, w3, #6
	and	w12, w12, w3
	zip1	v4.4s, v3.4s, v3.4s
	eor	w11, w11, w3, ror #11
	eor	w12, w12, w5
	eor	w11, w11, w3, ror #25
	ushr	v5.2d, v4.2d, #17
	ushr	v6.2d, v4.2d, #19
	ushr	v4.4s, v4.4s, #10
	eor	v5.16b, v5.16b, v6.16b
	eor	v5.16b, v5.16b, v4.16b
	add	v4.4s, v1.4s, v29.4s
	mov	x16, v4.d[0]
	mov	x17, v4.d[1]
	add	v4.4s, v2.4s, v30.4s
	uzp1	v5.4s, v7.4s, v5.4s
	// round 52
	add	w6, w6, w16
	add	w6, w6, w12
	// round 53
	add	x5, x5, x16, lsr #32
	mov	x14, v4.d[0]
	add	v3.4s, v3.4s, v5.4s
	eor	w12, w7, w8
	mov	x15, v4.d[1]
	and	w13, w13, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w13, w13, w8
	add	w10, w10, w6
	eor	w11, w11, w7, ror #13
	add	v4.4s, v3.4s, v31.4s
	add	w6, w6, w13
	eor	w13, w3, w4
	eor	w11, w11, w7, ror #22
	and	w13, w13, w10
	add	w6, w6, w11
	ror	w11, w10, #6
	eor	w13, w13, w4
	add	w5, w5, w13
	// round 54
	add	w4, w4, w17
	eor	w11, w11, w10, ror #11
	mov	x16, v4.d[0]
	eor	w13, w6, w7
	eor	w11, w11, w10, ror #25
	and	w12, w12, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w12, w12, w7
	eor	w11, w11, w6, ror #13
	add	w9, w9, w5
	add	w5, w5, w12
	eor	w12, w10, w3
	eor	w11, w11, w6, ror #22
	and	w12, w12, w9
	add	w5, w5, w11
	ror	w11, w9, #6
	eor	w12, w12, w3
	add	w4, w4, w12
	// round 55
	add	x3, x3, x17, lsr #32
	eor	w11, w11, w9, ror #11
	mov	x17, v4.d[1]
	eor	w12, w5, w6
	eor	w11, w11, w9, ror #25
	add	x1, x1, #64
	and	w13, w13, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w13, w13, w6
	sub	x2, x2, #1
	eor	w11, w11, w5, ror #13
	add	w8, w8, w4
	add	w4, w4, w13
	eor	w13, w9, w10
	eor	w11, w11, w5, ror #22
	and	w13, w13, w8
	add	w4, w4, w11
	ror	w11, w8, #6
	eor	w13, w13, w10
	// round 56
	add	w10, w10, w14
	eor	w11, w11, w8, ror #11
	add	w3, w3, w13
	eor	w13, w4, w5
	eor	w11, w11, w8, ror #25
	and	w12, w12, w13
	add	w3, w3, w11
	ror	w11, w4, #2
	eor	w12, w12, w5
	eor	w11, w11, w4, ror #13
	add	w7, w7, w3
	add	w3, w3, w12
	eor	w12, w8, w9
	eor	w11, w11, w4, ror #22
	and	w12, w12, w7
	add	w3, w3, w11
	ror	w11, w7, #6
	eor	w12, w12, w9
	add	w10, w10, w12
	// round 57
	add	x9, x9, x14, lsr #32
	eor	w11, w11, w7, ror #11
	eor	w12, w3, w4
	eor	w11, w11, w7, ror #25
	and	w13, w13, w12
	add	w10, w10, w11
	ror	w11, w3, #2
	eor	w13, w13, w4
	eor	w11, w11, w3, ror #13
	add	w6, w6, w10
	add	w10, w10, w13
	eor	w13, w7, w8
	eor	w11, w11, w3, ror #22
	and	w13, w13, w6
	add	w10, w10, w11
	ror	w11, w6, #6
	eor	w13, w13, w8
	add	w9, w9, w13
	// round 58
	add	w8, w8, w15
	eor	w11, w11, w6, ror #11
	eor	w13, w10, w3
	eor	w11, w11, w6, ror #25
	and	w12, w12, w13
	add	w9, w9, w11
	ror	w11, w10, #2
	eor	w12, w12, w3
	eor	w11, w11, w10, ror #13
	add	w5, w5, w9
	add	w9, w9, w12
	eor	w12, w6, w7
	and	w12, w12, w5
	eor	w11, w11, w10, ror #22
	add	w9, w9, w11
	ror	w11, w5, #6
	eor	w12, w12, w7
	add	w8, w8, w12
	// round 59
	add	x7, x7, x15, lsr #32
	eor	w11, w11, w5, ror #11
	eor	w12, w9, w10
	eor	w11, w11, w5, ror #25
	and	w13, w13, w12
	add	w8, w8, w11
	ror	w11, w9, #2
	eor	w13, w13, w10
	eor	w11, w11, w9, ror #13
	add	w4, w4, w8
	add	w8, w8, w13
	eor	w13, w5, w6
	eor	w11, w11, w9, ror #22
	and	w13, w13, w4
	add	w8, w8, w11
	ror	w11, w4, #6
	eor	w13, w13, w6
	add	w7, w7, w13
	// round 60
	add	w6, w6, w16
	eor	w11, w11, w4, ror #11
	eor	w13, w8, w9
	eor	w11, w11, w4, ror #25
	and	w12, w12, w13
	add	w7, w7, w11
	ror	w11, w8, #2
	eor	w12, w12, w9
	eor	w11, w11, w8, ror #13
	add	w3, w3, w7
	add	w7, w7, w12
	eor	w12, w4, w5
	eor	w11, w11, w8, ror #22
	and	w12, w12, w3
	add	w7, w7, w11
	ror	w11, w3, #6
	eor	w12, w12, w5
	add	w6, w6, w12
	// round 61
	add	x5, x5, x16, lsr #32
	eor	w11, w11, w3, ror #11
	eor	w12, w7, w8
	eor	w11, w11, w3, ror #25
	and	w13, w13, w12
	add	w6, w6, w11
	ror	w11, w7, #2
	eor	w13, w13, w8
	eor	w11, w11, w7, ror #13
	add	w10, w10, w6
	add	w6, w6, w13
	eor	w13, w3, w4
	eor	w11, w11, w7, ror #22
	and	w13, w13, w10
	add	w6, w6, w11
	ror	w11, w10, #6
	eor	w13, w13, w4
	add	w5, w5, w13
	// round 62
	add	w4, w4, w17
	eor	w11, w11, w10, ror #11
	eor	w13, w6, w7
	eor	w11, w11, w10, ror #25
	and	w12, w12, w13
	add	w5, w5, w11
	ror	w11, w6, #2
	eor	w12, w12, w7
	eor	w11, w11, w6, ror #13
	add	w9, w9, w5
	add	w5, w5, w12
	eor	w12, w10, w3
	eor	w11, w11, w6, ror #22
	and	w12, w12, w9
	add	w5, w5, w11
	ror	w11, w9, #6
	eor	w12, w12, w3
	add	w4, w4, w12
	// round 63
	add	x3, x3, x17, lsr #32
	eor	w11, w11, w9, ror #11
	eor	w12, w5, w6
	eor	w11, w11, w9, ror #25
	and	w13, w13, w12
	add	w4, w4, w11
	ror	w11, w5, #2
	eor	w13, w13, w6
	eor	w11, w11, w5, ror #13
	add	w8, w8, w4
	add	w4, w4, w13
	eor	w13, w9, w10
	eor	w11, w11, w5, ror #22
	and	w13, w13, w8
	add	w4, w4, w11
	ror	w11, w8, #6
	eor	w13, w13, w10
	add	w3, w3, w13
	eor	w11, w11, w8, ror #11
	eor	w13, w4, w5
	eor	w11, w11, w8, ror #25
	and	w12, w12, w13
	add	w3, w3, w11
	ror	w11, w4, #2
	eor	w12, w12, w5
	eor	w11, w11, w4, ror #13
	add	w7, w7, w3
	add	w3, w3, w12
	eor	w11, w11, w4, ror #22
	add	w3, w3, w11
	// feed forward
	ldp	w11, w12, [x0]
	add	w3, w3, w11
	add	w4, w4, w12
	ldp	w11, w12, [x0, #8]
	stp	w3, w4, [x0]
	add	w5, w5, w11
	add	w6, w6, w12
	stp	w5, w6, [x0, #8]
	ldp	w11, w12, [x0, #16]
	add	w7, w7, w11
	add	w8, w8, w12
	ldp	w11, w12, [x0, #24]
	stp	w7, w8, [x0, #16]
	add	w9, w9, w11
	add	w10, w10, w12
	stp	w9, w10, [x0, #24]
	cbnz	x2, .Lsha256_compress_scalar_more1
.Lsha256_compress_scalar_skip1:
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

// ingot_asm_sha256_compress_ce, AArch64, needs SHA2.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   32 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  115 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  x3 constants,  q0 w+k,  q1 abcd before,  q2[0] a,  q2 abcd,  q2[1] b,
//         q2[2] c,  q2[3] d,  q3[0] e,  q3 efgh,  q3[1] f,  q3[2] g,  q3[3] h,  q4 w[0..],  q5 w[4..],
//         q6 w[8..],  q7 w[12..],  q16 k,  q17 k,  q18 k,  q19 k,  q20 k,  q21 k,  q22 k,  q23 k,  q24 k,
//         q25 k,  q26 k,  q27 k,  q28 k,  q29 k,  q30 k,  q31 k
// SHA-256 of the body: 0dcaca6bfbfdd31659c2ffe59cbf202835deff2c537361049ea5dae97144d0b4
INGOT_FUNCTION(ingot_asm_sha256_compress_ce)
	hint	#34
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha256_compress_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha256_compress_ce_k)
	ldp	q16, q17, [x3]
	ldp	q18, q19, [x3, #32]
	ldp	q20, q21, [x3, #64]
	ldp	q22, q23, [x3, #96]
	ldp	q24, q25, [x3, #128]
	ldp	q26, q27, [x3, #160]
	ldp	q28, q29, [x3, #192]
	ldp	q30, q31, [x3, #224]
	cbz	x2, .Lsha256_compress_ce_skip1
	ldp	q2, q3, [x0]
.Lsha256_compress_ce_more1:
	ldp	q4, q5, [x1]
	ldp	q6, q7, [x1, #32]
	rev32	v4.16b, v4.16b
	rev32	v5.16b, v5.16b
	rev32	v6.16b, v6.16b
	rev32	v7.16b, v7.16b
	// rounds 0 to 3
	add	v0.4s, v4.4s, v16.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v17.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 8 to 11
	add	v0.4s, v6.4s, v18.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 12 to 15
	add	v0.4s, v7.4s, v19.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 16 to 19
	add	v0.4s, v4.4s, v20.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v21.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 24 to 27
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 32 to 35
	add	v0.4s, v4.4s, v24.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v25.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 40 to 43
	add	v0.4s, v6.4s, v26.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v27.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 48 to 51
	add	v0.4s, v4.4s, v28.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v29.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 56 to 59
	add	v0.4s, v6.4s, v30.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v31.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// feed forward
	ldp	q4, q5, [x0]
	add	v2.4s, v2.4s, v4.4s
	add	v3.4s, v3.4s, v5.4s
	stp	q2, q3, [x0]
	add	x1, x1, #64
	sub	x2, x2, #1
	cbnz	x2, .Lsha256_compress_ce_more1
.Lsha256_compress_ce_skip1:
	ret
INGOT_END(ingot_asm_sha256_compress_ce)
INGOT_RODATA(.Lingot_asm_sha256_compress_ce_k, 64)
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
// Holds:  x8 to,  x9 from,  x9 t,  x10 left,  x11 t,  x19 ctx,  x20 data,  x21 len,  x22 f,  x23 fill,
//         x24 n
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
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
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
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+32 block
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
