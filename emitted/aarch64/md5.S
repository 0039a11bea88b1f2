// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of md5 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_md5_compress_scalar, AArch64, needs the baseline only.  Made by gen from gen/a64/md5.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   x0    state   16 bytes, read, written, secret; words of the machine
//   x1    blocks  64 * n bytes, read, secret
//   x2    n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  492 instructions.
// Holds:  x0 state,  x1 blocks,  x2 n,  w3 a,  w4 b,  w5 c,  w6 d,  w7 t,  x8 m+k,  x9 m+k,  x10 m+k,
//         x11 m+k,  x12 m+k,  x13 m+k,  x14 m+k,  x15 m+k,  w16 u,  q0 m,  q1 m,  q2 m,  q3 m,  q4 m+k,
//         q16 k,  q17 k,  q18 k,  q19 k,  q20 k,  q21 k,  q22 k,  q23 k,  q24 k,  q25 k,  q26 k,  q27 k,
//         q28 k,  q29 k,  q30 k,  q31 k
// SHA-256 of the body: 67a1daf2ff8acf14881ad1abd3f88f870389c47b128d766641544aa11e0288ac
INGOT_FUNCTION(ingot_asm_md5_compress_scalar)
	hint	#34
	adrp	x8, INGOT_PAGE(.Lingot_asm_md5_compress_scalar_k)
	add	x8, x8, INGOT_PAGEOFF(.Lingot_asm_md5_compress_scalar_k)
	ldp	q16, q17, [x8]
	ldp	q18, q19, [x8, #32]
	ldp	q20, q21, [x8, #64]
	ldp	q22, q23, [x8, #96]
	ldp	q24, q25, [x8, #128]
	ldp	q26, q27, [x8, #160]
	ldp	q28, q29, [x8, #192]
	ldp	q30, q31, [x8, #224]
	cbz	x2, .Lmd5_compress_scalar_skip1
	ldp	w3, w4, [x0]
	ldp	w5, w6, [x0, #8]
.Lmd5_compress_scalar_more1:
	ldp	q0, q1, [x1]
	eor	w7, w5, w6
	and	w7, w7, w4
	ldp	q2, q3, [x1, #32]
	eor	w7, w7, w6
	// step 1
	add	v4.4s, v0.4s, v16.4s
	mov	x8, v4.d[0]
	mov	x9, v4.d[1]
	add	v4.4s, v1.4s, v17.4s
	add	w3, w3, w8
	// step 2
	add	x6, x6, x8, lsr #32
	add	w3, w3, w7
	eor	w7, w4, w5
	ror	w3, w3, #25
	mov	x10, v4.d[0]
	mov	x11, v4.d[1]
	add	v4.4s, v2.4s, v18.4s
	add	w3, w3, w4
	and	w7, w7, w3
	eor	w7, w7, w5
	add	w6, w6, w7
	eor	w7, w3, w4
	// step 3
	add	w5, w5, w9
	ror	w6, w6, #20
	mov	x12, v4.d[0]
	mov	x13, v4.d[1]
	add	v4.4s, v3.4s, v19.4s
	add	w6, w6, w3
	and	w7, w7, w6
	eor	w7, w7, w4
	add	w5, w5, w7
	eor	w7, w6, w3
	// step 4
	add	x4, x4, x9, lsr #32
	ror	w5, w5, #15
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	// step 17
	add	v4.4s, v0.4s, v20.4s
	add	w5, w5, w6
	and	w7, w7, w5
	eor	w7, w7, w3
	add	w4, w4, w7
	eor	w7, w5, w6
	// step 5
	add	w3, w3, w10
	ror	w4, w4, #10
	mov	x8, v4.d[0]
	mov	x9, v4.d[1]
	add	v4.4s, v1.4s, v21.4s
	add	w4, w4, w5
	and	w7, w7, w4
	eor	w7, w7, w6
	add	w3, w3, w7
	eor	w7, w4, w5
	// step 6
	add	x6, x6, x10, lsr #32
	ror	w3, w3, #25
	mov	x10, v4.d[0]
	add	w3, w3, w4
	and	w7, w7, w3
	eor	w7, w7, w5
	add	w6, w6, w7
	eor	w7, w3, w4
	// step 7
	add	w5, w5, w11
	ror	w6, w6, #20
	add	w6, w6, w3
	and	w7, w7, w6
	eor	w7, w7, w4
	add	w5, w5, w7
	eor	w7, w6, w3
	// step 8
	add	x4, x4, x11, lsr #32
	ror	w5, w5, #15
	mov	x11, v4.d[1]
	add	v4.4s, v2.4s, v22.4s
	add	w5, w5, w6
	and	w7, w7, w5
	eor	w7, w7, w3
	add	w4, w4, w7
	eor	w7, w5, w6
	// step 9
	add	w3, w3, w12
	ror	w4, w4, #10
	add	w4, w4, w5
	and	w7, w7, w4
	eor	w7, w7, w6
	add	w3, w3, w7
	eor	w7, w4, w5
	// step 10
	add	x6, x6, x12, lsr #32
	ror	w3, w3, #25
	mov	x12, v4.d[0]
	add	w3, w3, w4
	and	w7, w7, w3
	eor	w7, w7, w5
	add	w6, w6, w7
	eor	w7, w3, w4
	// step 11
	add	w5, w5, w13
	ror	w6, w6, #20
	add	w6, w6, w3
	and	w7, w7, w6
	eor	w7, w7, w4
	add	w5, w5, w7
	eor	w7, w6, w3
	// step 12
	add	x4, x4, x13, lsr #32
	ror	w5, w5, #15
	mov	x13, v4.d[1]
	add	v4.4s, v3.4s, v23.4s
	add	w5, w5, w6
	and	w7, w7, w5
	eor	w7, w7, w3
	add	w4, w4, w7
	eor	w7, w5, w6
	// step 13
	add	w3, w3, w14
	ror	w4, w4, #10
	add	w4, w4, w5
	and	w7, w7, w4
	eor	w7, w7, w6
	add	w3, w3, w7
	eor	w7, w4, w5
	// step 14
	add	x6, x6, x14, lsr #32
	ror	w3, w3, #25
	mov	x14, v4.d[0]
	add	w3, w3, w4
	and	w7, w7, w3
	eor	w7, w7, w5
	add	w6, w6, w7
	eor	w7, w3, w4
	// step 15
	add	w5, w5, w15
	ror	w6, w6, #20
	add	w6, w6, w3
	and	w7, w7, w6
	eor	w7, w7, w4
	add	w5, w5, w7
	eor	w7, w6, w3
	// step 16
	add	x4, x4, x15, lsr #32
	ror	w5, w5, #15
	mov	x15, v4.d[1]
	add	w5, w5, w6
	and	w7, w7, w5
	bic	w16, w5, w6
	eor	w7, w7, w3
	add	w4, w4, w7
	add	x3, x3, x8, lsr #32
	add	w3, w3, w16
	ror	w4, w4, #10
	// step 33
	add	v4.4s, v0.4s, v24.4s
	add	w4, w4, w5
	and	w7, w4, w6
	bic	w16, w4, w5
	// step 18
	add	w6, w6, w11
	add	w3, w3, w7
	ror	w3, w3, #27
	add	w3, w3, w4
	and	w7, w3, w5
	add	w6, w6, w16
	bic	w16, w3, w4
	add	w6, w6, w7
	// step 19
	add	x5, x5, x13, lsr #32
	ror	w6, w6, #23
	add	w6, w6, w3
	and	w7, w6, w4
	add	w5, w5, w16
	bic	w16, w6, w3
	add	w5, w5, w7
	// step 20
	add	w4, w4, w8
	ror	w5, w5, #18
	mov	x8, v4.d[0]
	add	w5, w5, w6
	and	w7, w5, w3
	add	w4, w4, w16
	bic	w16, w5, w6
	add	w4, w4, w7
	// step 21
	add	x3, x3, x10, lsr #32
	ror	w4, w4, #12
	add	w4, w4, w5
	and	w7, w4, w6
	add	w3, w3, w16
	bic	w16, w4, w5
	add	w3, w3, w7
	// step 22
	add	w6, w6, w13
	ror	w3, w3, #27
	add	w3, w3, w4
	and	w7, w3, w5
	add	w6, w6, w16
	bic	w16, w3, w4
	add	w6, w6, w7
	// step 23
	add	x5, x5, x15, lsr #32
	ror	w6, w6, #23
	add	w6, w6, w3
	and	w7, w6, w4
	add	w5, w5, w16
	bic	w16, w6, w3
	add	w5, w5, w7
	// step 24
	add	w4, w4, w10
	ror	w5, w5, #18
	add	w5, w5, w6
	and	w7, w5, w3
	add	w4, w4, w16
	bic	w16, w5, w6
	add	w4, w4, w7
	// step 25
	add	x3, x3, x12, lsr #32
	ror	w4, w4, #12
	add	w4, w4, w5
	and	w7, w4, w6
	add	w3, w3, w16
	bic	w16, w4, w5
	add	w3, w3, w7
	// step 26
	add	w6, w6, w15
	ror	w3, w3, #27
	add	w3, w3, w4
	and	w7, w3, w5
	add	w6, w6, w16
	bic	w16, w3, w4
	add	w6, w6, w7
	// step 27
	add	x5, x5, x9, lsr #32
	ror	w6, w6, #23
	add	w6, w6, w3
	and	w7, w6, w4
	add	w5, w5, w16
	bic	w16, w6, w3
	add	w5, w5, w7
	// step 28
	add	w4, w4, w12
	ror	w5, w5, #18
	add	w5, w5, w6
	and	w7, w5, w3
	add	w4, w4, w16
	bic	w16, w5, w6
	add	w4, w4, w7
	// step 29
	add	x3, x3, x14, lsr #32
	ror	w4, w4, #12
	add	w4, w4, w5
	and	w7, w4, w6
	add	w3, w3, w16
	bic	w16, w4, w5
	add	w3, w3, w7
	// step 30
	add	w6, w6, w9
	ror	w3, w3, #27
	mov	x9, v4.d[1]
	add	v4.4s, v1.4s, v25.4s
	add	w3, w3, w4
	and	w7, w3, w5
	add	w6, w6, w16
	bic	w16, w3, w4
	add	w6, w6, w7
	// step 31
	add	x5, x5, x11, lsr #32
	ror	w6, w6, #23
	mov	x10, v4.d[0]
	mov	x11, v4.d[1]
	add	v4.4s, v2.4s, v26.4s
	add	w6, w6, w3
	and	w7, w6, w4
	add	w5, w5, w16
	bic	w16, w6, w3
	add	w5, w5, w7
	// step 32
	add	w4, w4, w14
	ror	w5, w5, #18
	mov	x12, v4.d[0]
	mov	x13, v4.d[1]
	add	v4.4s, v3.4s, v27.4s
	add	w5, w5, w6
	and	w7, w5, w3
	add	w4, w4, w16
	add	w4, w4, w7
	add	x3, x3, x10, lsr #32
	eor	w7, w5, w6
	ror	w4, w4, #12
	mov	x14, v4.d[0]
	mov	x15, v4.d[1]
	// step 49
	add	v4.4s, v0.4s, v28.4s
	add	w4, w4, w5
	eor	w7, w7, w4
	add	w3, w3, w7
	eor	w7, w4, w5
	ror	w3, w3, #28
	add	w3, w3, w4
	eor	w7, w7, w3
	// step 34
	add	w6, w6, w12
	add	w6, w6, w7
	eor	w7, w3, w4
	ror	w6, w6, #21
	add	w6, w6, w3
	eor	w7, w7, w6
	// step 35
	add	x5, x5, x13, lsr #32
	add	w5, w5, w7
	eor	w7, w6, w3
	ror	w5, w5, #16
	add	w5, w5, w6
	eor	w7, w7, w5
	// step 36
	add	w4, w4, w15
	add	w4, w4, w7
	eor	w7, w5, w6
	ror	w4, w4, #9
	add	w4, w4, w5
	eor	w7, w7, w4
	// step 37
	add	x3, x3, x8, lsr #32
	add	w3, w3, w7
	eor	w7, w4, w5
	ror	w3, w3, #28
	add	w3, w3, w4
	eor	w7, w7, w3
	// step 38
	add	w6, w6, w10
	add	w6, w6, w7
	eor	w7, w3, w4
	ror	w6, w6, #21
	add	w6, w6, w3
	eor	w7, w7, w6
	// step 39
	add	x5, x5, x11, lsr #32
	add	w5, w5, w7
	eor	w7, w6, w3
	ror	w5, w5, #16
	add	w5, w5, w6
	eor	w7, w7, w5
	// step 40
	add	w4, w4, w13
	add	w4, w4, w7
	eor	w7, w5, w6
	ror	w4, w4, #9
	// step 42
	add	w6, w6, w8
	mov	x8, v4.d[0]
	add	w4, w4, w5
	eor	w7, w7, w4
	// step 41
	add	x3, x3, x14, lsr #32
	add	w3, w3, w7
	eor	w7, w4, w5
	ror	w3, w3, #28
	add	w3, w3, w4
	eor	w7, w7, w3
	add	w6, w6, w7
	eor	w7, w3, w4
	ror	w6, w6, #21
	add	w6, w6, w3
	eor	w7, w7, w6
	// step 43
	add	x5, x5, x9, lsr #32
	add	w5, w5, w7
	eor	w7, w6, w3
	ror	w5, w5, #16
	add	w5, w5, w6
	eor	w7, w7, w5
	// step 44
	add	w4, w4, w11
	add	w4, w4, w7
	eor	w7, w5, w6
	ror	w4, w4, #9
	add	w4, w4, w5
	eor	w7, w7, w4
	// step 45
	add	x3, x3, x12, lsr #32
	add	w3, w3, w7
	eor	w7, w4, w5
	ror	w3, w3, #28
	add	w3, w3, w4
	eor	w7, w7, w3
	// step 46
	add	w6, w6, w14
	add	w6, w6, w7
	eor	w7, w3, w4
	ror	w6, w6, #21
	// step 48
	add	w4, w4, w9
	mov	x9, v4.d[1]
	add	v4.4s, v1.4s, v29.4s
	add	x1, x1, #64
	sub	x2, x2, #1
	add	w6, w6, w3
	eor	w7, w7, w6
	// step 47
	add	x5, x5, x15, lsr #32
	add	w5, w5, w7
	eor	w7, w6, w3
	ror	w5, w5, #16
	add	w3, w3, w8
	mov	x11, v4.d[1]
	mov	x10, v4.d[0]
	add	v4.4s, v2.4s, v30.4s
	add	w5, w5, w6
	eor	w7, w7, w5
	add	w4, w4, w7
	ror	w4, w4, #9
	mov	x13, v4.d[1]
	mov	x12, v4.d[0]
	add	v4.4s, v3.4s, v31.4s
	add	w4, w4, w5
	orn	w7, w4, w6
	eor	w7, w7, w5
	add	w3, w3, w7
	mov	x14, v4.d[0]
	ror	w3, w3, #26
	mov	x15, v4.d[1]
	add	w3, w3, w4
	orn	w7, w3, w5
	eor	w7, w7, w4
	// step 50
	add	x6, x6, x11, lsr #32
	add	w6, w6, w7
	ror	w6, w6, #22
	add	w6, w6, w3
	orn	w7, w6, w4
	eor	w7, w7, w3
	// step 51
	add	w5, w5, w15
	add	w5, w5, w7
	ror	w5, w5, #17
	add	w5, w5, w6
	orn	w7, w5, w3
	eor	w7, w7, w6
	// step 52
	add	x4, x4, x10, lsr #32
	add	w4, w4, w7
	ror	w4, w4, #11
	add	w4, w4, w5
	orn	w7, w4, w6
	eor	w7, w7, w5
	// step 53
	add	w3, w3, w14
	add	w3, w3, w7
	ror	w3, w3, #26
	add	w3, w3, w4
	orn	w7, w3, w5
	eor	w7, w7, w4
	// step 54
	add	x6, x6, x9, lsr #32
	add	w6, w6, w7
	ror	w6, w6, #22
	add	w6, w6, w3
	orn	w7, w6, w4
	eor	w7, w7, w3
	// step 55
	add	w5, w5, w13
	add	w5, w5, w7
	ror	w5, w5, #17
	add	w5, w5, w6
	orn	w7, w5, w3
	eor	w7, w7, w6
	// step 56
	add	x4, x4, x8, lsr #32
	add	w4, w4, w7
	ror	w4, w4, #11
	add	w4, w4, w5
	orn	w7, w4, w6
	eor	w7, w7, w5
	// step 57
	add	w3, w3, w12
	add	w3, w3, w7
	ror	w3, w3, #26
	add	w3, w3, w4
	orn	w7, w3, w5
	eor	w7, w7, w4
	// step 58
	add	x6, x6, x15, lsr #32
	add	w6, w6, w7
	ror	w6, w6, #22
	add	w6, w6, w3
	orn	w7, w6, w4
	eor	w7, w7, w3
	// step 59
	add	w5, w5, w11
	add	w5, w5, w7
	ror	w5, w5, #17
	add	w5, w5, w6
	orn	w7, w5, w3
	eor	w7, w7, w6
	// step 60
	add	x4, x4, x14, lsr #32
	add	w4, w4, w7
	ror	w4, w4, #11
	add	w4, w4, w5
	orn	w7, w4, w6
	eor	w7, w7, w5
	// step 61
	add	w3, w3, w10
	add	w3, w3, w7
	ror	w3, w3, #26
	add	w3, w3, w4
	orn	w7, w3, w5
	eor	w7, w7, w4
	// step 62
	add	x6, x6, x13, lsr #32
	add	w6, w6, w7
	ror	w6, w6, #22
	add	w6, w6, w3
	orn	w7, w6, w4
	eor	w7, w7, w3
	// step 63
	add	w5, w5, w9
	add	w5, w5, w7
	ror	w5, w5, #17
	add	w5, w5, w6
	orn	w7, w5, w3
	eor	w7, w7, w6
	// step 64
	add	x4, x4, x12, lsr #32
	add	w4, w4, w7
	// feed forward
	ldp	w7, w16, [x0]
	ror	w4, w4, #11
	add	w3, w3, w7
	add	w4, w4, w5
	add	w4, w4, w16
	ldp	w7, w16, [x0, #8]
	stp	w3, w4, [x0]
	add	w5, w5, w7
	add	w6, w6, w16
	stp	w5, w6, [x0, #8]
	cbnz	x2, .Lmd5_compress_scalar_more1
.Lmd5_compress_scalar_skip1:
	ret
INGOT_END(ingot_asm_md5_compress_scalar)
INGOT_RODATA(.Lingot_asm_md5_compress_scalar_k, 64)
	.byte	0x78, 0xa4, 0x6a, 0xd7, 0x56, 0xb7, 0xc7, 0xe8, 0xdb, 0x70, 0x20, 0x24, 0xee, 0xce, 0xbd, 0xc1
	.byte	0xaf, 0x0f, 0x7c, 0xf5, 0x2a, 0xc6, 0x87, 0x47, 0x13, 0x46, 0x30, 0xa8, 0x01, 0x95, 0x46, 0xfd
	.byte	0xd8, 0x98, 0x80, 0x69, 0xaf, 0xf7, 0x44, 0x8b, 0xb1, 0x5b, 0xff, 0xff, 0xbe, 0xd7, 0x5c, 0x89
	.byte	0x22, 0x11, 0x90, 0x6b, 0x93, 0x71, 0x98, 0xfd, 0x8e, 0x43, 0x79, 0xa6, 0x21, 0x08, 0xb4, 0x49
	.byte	0xaa, 0xc7, 0xb6, 0xe9, 0x62, 0x25, 0x1e, 0xf6, 0xf8, 0xa3, 0xef, 0xfc, 0x87, 0x0d, 0xd5, 0xf4
	.byte	0xc8, 0xfb, 0xd3, 0xe7, 0x5d, 0x10, 0x2f, 0xd6, 0x40, 0xb3, 0x40, 0xc0, 0xd9, 0x02, 0x6f, 0x67
	.byte	0xed, 0x14, 0x5a, 0x45, 0xe6, 0xcd, 0xe1, 0x21, 0x53, 0x14, 0x44, 0x02, 0x51, 0x5a, 0x5e, 0x26
	.byte	0x8a, 0x4c, 0x2a, 0x8d, 0x05, 0xe9, 0xe3, 0xa9, 0xd6, 0x07, 0x37, 0xc3, 0x81, 0xe6, 0xa1, 0xd8
	.byte	0xfa, 0x27, 0xa1, 0xea, 0x44, 0xea, 0xbe, 0xa4, 0x65, 0x56, 0xac, 0xc4, 0x85, 0x30, 0xef, 0xd4
	.byte	0xa9, 0xcf, 0xde, 0x4b, 0x42, 0x39, 0xfa, 0xff, 0x05, 0x1d, 0x88, 0x04, 0x60, 0x4b, 0xbb, 0xf6
	.byte	0x81, 0xf6, 0x71, 0x87, 0x39, 0xd0, 0xd4, 0xd9, 0x70, 0xbc, 0xbf, 0xbe, 0x22, 0x61, 0x9d, 0x6d
	.byte	0xe5, 0x99, 0xdb, 0xe6, 0xc6, 0x7e, 0x9b, 0x28, 0x0c, 0x38, 0xe5, 0xfd, 0xf8, 0x7c, 0xa2, 0x1f
	.byte	0x44, 0x22, 0x29, 0xf4, 0xd1, 0x5d, 0x84, 0x85, 0xbb, 0xd2, 0xd7, 0x2a, 0x92, 0xcc, 0x0c, 0x8f
	.byte	0x82, 0x7e, 0x53, 0xf7, 0x39, 0xa0, 0x93, 0xfc, 0x14, 0x43, 0x01, 0xa3, 0x97, 0xff, 0x2a, 0x43
	.byte	0x4f, 0x7e, 0xa8, 0x6f, 0x91, 0xd3, 0x86, 0xeb, 0x7d, 0xf4, 0xef, 0xff, 0x35, 0xf2, 0x3a, 0xbd
	.byte	0xc3, 0x59, 0x5b, 0x65, 0xa1, 0x11, 0x08, 0x4e, 0xa7, 0x23, 0x94, 0xab, 0xe0, 0xe6, 0x2c, 0xfe

// ingot_asm_md5_update, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  136 instructions.
// Holds:  x8 to,  x9 from,  x9 t,  x10 left,  x11 t,  x19 ctx,  x20 data,  x21 len,  x22 f,  x23 fill,
//         x24 n
// SHA-256 of the body: b2df9146612ae214dc95c44163f7d25c5f11af8872bb82ee711d65679da2d20a
INGOT_FUNCTION(ingot_asm_md5_update)
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
	cbz	x23, .Lmd5_update_skip1
	mov	w24, #64
	sub	x24, x24, x23
	cmp	x21, x24
	b.hs	.Lmd5_update_skip2
	mov	x24, x21
.Lmd5_update_skip2:
	add	x8, x19, x23
	add	x8, x8, #32
	mov	x9, x20
	mov	x10, x24
	cmp	x10, #16
	b.ls	.Lmd5_update_skip3
.Lmd5_update_more1:
	ldr	q16, [x9]
	str	q16, [x8]
	add	x9, x9, #16
	add	x8, x8, #16
	sub	x10, x10, #16
	cmp	x10, #16
	b.hi	.Lmd5_update_more1
.Lmd5_update_done1:
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_update_join1
.Lmd5_update_skip3:
	cmp	x10, #8
	b.lo	.Lmd5_update_skip4
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x9]
	str	x15, [x8]
	b	.Lmd5_update_join2
.Lmd5_update_skip4:
	cmp	x10, #4
	b.lo	.Lmd5_update_skip5
	add	x17, x9, x10
	add	x16, x8, x10
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x9]
	str	w15, [x8]
	b	.Lmd5_update_join3
.Lmd5_update_skip5:
	cbz	x10, .Lmd5_update_skip6
	ldrb	w11, [x9]
	strb	w11, [x8]
	add	x17, x9, x10
	ldurb	w11, [x17, #-1]
	add	x17, x8, x10
	sturb	w11, [x17, #-1]
	lsr	x10, x10, #1
	ldrb	w11, [x9, x10]
	strb	w11, [x8, x10]
.Lmd5_update_skip6:
.Lmd5_update_join3:
.Lmd5_update_join2:
.Lmd5_update_join1:
	add	x23, x23, x24
	add	x20, x20, x24
	sub	x21, x21, x24
	cmp	x23, #64
	b.ne	.Lmd5_update_skip7
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
.Lmd5_update_skip7:
.Lmd5_update_skip1:
.Lmd5_update_cut1:
	lsr	x24, x21, #6
	cbz	x24, .Lmd5_update_skip8
	mov	x0, x19
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #6
	add	x20, x20, x24
.Lmd5_update_skip8:
	and	x21, x21, #63
	cbz	x21, .Lmd5_update_skip9
	add	x8, x19, #32
	cmp	x21, #16
	b.ls	.Lmd5_update_skip10
.Lmd5_update_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lmd5_update_more2
.Lmd5_update_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_update_join4
.Lmd5_update_skip10:
	cmp	x21, #8
	b.lo	.Lmd5_update_skip11
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lmd5_update_join5
.Lmd5_update_skip11:
	cmp	x21, #4
	b.lo	.Lmd5_update_skip12
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lmd5_update_join6
.Lmd5_update_skip12:
	cbz	x21, .Lmd5_update_skip13
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lmd5_update_skip13:
.Lmd5_update_join6:
.Lmd5_update_join5:
.Lmd5_update_join4:
.Lmd5_update_skip9:
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
INGOT_END(ingot_asm_md5_update)

// ingot_asm_md5_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     16 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  61 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
// SHA-256 of the body: 679f8557cde576f81cb3a01c4910185f8b882172b453b5eec39ae55b2252448b
INGOT_FUNCTION(ingot_asm_md5_finish)
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
	b.ls	.Lmd5_finish_skip1
	cmp	x22, #64
	b.hs	.Lmd5_finish_done1
.Lmd5_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #32]
	add	x22, x22, #1
	cmp	x22, #64
	b.lo	.Lmd5_finish_more1
.Lmd5_finish_done1:
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lmd5_finish_skip1:
	cmp	x22, #56
	b.hs	.Lmd5_finish_done2
.Lmd5_finish_more2:
	add	x17, x19, x22
	str	xzr, [x17, #32]
	add	x22, x22, #8
	cmp	x22, #56
	b.lo	.Lmd5_finish_more2
.Lmd5_finish_done2:
	ldr	x8, [x19, #96]
	lsl	x8, x8, #3
	str	x8, [x19, #88]
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w10, [x19]
	str	w10, [x20]
	ldr	w10, [x19, #4]
	str	w10, [x20, #4]
	ldr	w10, [x19, #8]
	str	w10, [x20, #8]
	ldr	w10, [x19, #12]
	str	w10, [x20, #12]
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
INGOT_END(ingot_asm_md5_finish)

// ingot_asm_md5_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     16 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  110 instructions.
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+16 block
// SHA-256 of the body: e9ba15959157e38ed73d225f51796058a90f45d0435a46c86082f0544899a7b0
INGOT_FUNCTION(ingot_asm_md5_digest)
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
	sub	sp, sp, #80
	.cfi_adjust_cfa_offset 80
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	adrp	x17, INGOT_PAGE(.Lingot_asm_md5_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_md5_digest_iv)
	ldr	q16, [x17]
	str	q16, [sp]
	lsr	x23, x21, #6
	cbz	x23, .Lmd5_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #6
	add	x20, x20, x23
.Lmd5_digest_skip1:
	and	x23, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #16]
	stp	q16, q16, [sp, #48]
	add	x8, sp, #16
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lmd5_digest_skip2
.Lmd5_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lmd5_digest_more1
.Lmd5_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_digest_join1
.Lmd5_digest_skip2:
	cmp	x9, #8
	b.lo	.Lmd5_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lmd5_digest_join2
.Lmd5_digest_skip3:
	cmp	x9, #4
	b.lo	.Lmd5_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lmd5_digest_join3
.Lmd5_digest_skip4:
	cbz	x9, .Lmd5_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lmd5_digest_skip5:
.Lmd5_digest_join3:
.Lmd5_digest_join2:
.Lmd5_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #16]
	cmp	x23, #56
	b.lo	.Lmd5_digest_skip6
	mov	x0, sp
	add	x1, sp, #16
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #16]
	stp	q16, q16, [sp, #48]
.Lmd5_digest_skip6:
	lsl	x11, x21, #3
	str	x11, [sp, #72]
	mov	x0, sp
	add	x1, sp, #16
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w13, [sp]
	str	w13, [x19]
	ldr	w13, [sp, #4]
	str	w13, [x19, #4]
	ldr	w13, [sp, #8]
	str	w13, [x19, #8]
	ldr	w13, [sp, #12]
	str	w13, [x19, #12]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	str	q16, [sp, #64]
	add	sp, sp, #80
	.cfi_adjust_cfa_offset -80
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
INGOT_END(ingot_asm_md5_digest)
INGOT_RODATA(.Lingot_asm_md5_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10

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
