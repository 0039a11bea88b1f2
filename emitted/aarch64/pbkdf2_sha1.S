// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha1 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha1_pbkdf2_steps_ce, AArch64, needs SHA1.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  227 instructions.
// Holds:  x0 job,  x1 n,  x3 constants,  q0 w+k,  q1 abcd,  q2 e,  q3 e of the next four,  q4 w[0..],
//         q5 w[4..],  q6 w[8..],  q7 w[12..],  q16 k,  q17 k,  q18 k,  q19 k,  q20 w+k of padding,
//         q21 w+k of padding,  q22 T abcd,  q23 T e,  q24 inner abcd,  q25 inner e,  q26 outer abcd,
//         q27 outer e
// SHA-256 of the body: fb015bbd63bd75e97ec4e37175609c9d0eee11b48321c601455d55ade09dcc86
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_steps_ce)
	hint	#34
	cbz	x1, .Lsha1_pbkdf2_steps_ce_skip1
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha1_pbkdf2_steps_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha1_pbkdf2_steps_ce_k)
	ldp	q16, q17, [x3]
	ldp	q18, q19, [x3, #32]
	ldr	q20, [x3]
	ldr	q21, [x3, #64]
	ldr	q24, [x0]
	ldr	s25, [x0, #16]
	ldr	q26, [x0, #32]
	ldr	s27, [x0, #48]
	ldr	q22, [x0, #96]
	ldr	s23, [x0, #112]
	ldr	q1, [x0, #64]
	ldr	s2, [x0, #80]
.Lsha1_pbkdf2_steps_ce_more1:
	// the inner hash
	mov	v4.16b, v1.16b
	mov	v5.16b, v2.16b
	ldr	q0, [x3, #80]
	ext	v5.16b, v5.16b, v5.16b, #4
	ext	v5.16b, v5.16b, v0.16b, #12
	mov	v1.16b, v24.16b
	mov	v2.16b, v25.16b
.Lsha1_pbkdf2_steps_ce_given1:
	// rounds 0 to 3
	add	v0.4s, v4.4s, v16.4s
	sha1h	s3, s1
	ldr	q6, [x3, #96]
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	ldr	q7, [x3, #112]
	sha1su1	v4.4s, v7.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v16.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 8 to 11
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1c	q1, s2, v20.4s
	sha1su1	v6.4s, v5.4s
	// rounds 12 to 15
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1c	q1, s3, v21.4s
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
	add	v1.4s, v1.4s, v24.4s
	add	v2.4s, v2.4s, v25.4s
.Lsha1_pbkdf2_steps_ce_named1:
	// the outer hash
	mov	v4.16b, v1.16b
	mov	v5.16b, v2.16b
	ldr	q0, [x3, #80]
	ext	v5.16b, v5.16b, v5.16b, #4
	ext	v5.16b, v5.16b, v0.16b, #12
	mov	v1.16b, v26.16b
	mov	v2.16b, v27.16b
.Lsha1_pbkdf2_steps_ce_given2:
	// rounds 0 to 3
	add	v0.4s, v4.4s, v16.4s
	sha1h	s3, s1
	ldr	q6, [x3, #96]
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	ldr	q7, [x3, #112]
	sha1su1	v4.4s, v7.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v16.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 8 to 11
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1c	q1, s2, v20.4s
	sha1su1	v6.4s, v5.4s
	// rounds 12 to 15
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1c	q1, s3, v21.4s
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
	add	v1.4s, v1.4s, v26.4s
	add	v2.4s, v2.4s, v27.4s
.Lsha1_pbkdf2_steps_ce_named2:
	eor	v22.16b, v22.16b, v1.16b
	eor	v23.16b, v23.16b, v2.16b
	sub	x1, x1, #1
	cbnz	x1, .Lsha1_pbkdf2_steps_ce_more1
	str	q22, [x0, #96]
	str	s23, [x0, #112]
	str	q1, [x0, #64]
	str	s2, [x0, #80]
.Lsha1_pbkdf2_steps_ce_skip1:
	ret
INGOT_END(ingot_asm_sha1_pbkdf2_steps_ce)
INGOT_RODATA(.Lingot_asm_sha1_pbkdf2_steps_ce_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x39, 0x7c, 0x82, 0x5a
	.byte	0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xa0, 0x02, 0x00, 0x00

// ingot_asm_sha1_pbkdf2_pair_ce, AArch64, needs SHA1.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   x0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  443 instructions.
// Holds:  x0 pair,  x1 n,  x3 constants,  q0 w+k,  q1 abcd,  q2 e,  q3 e of the next four,  q4 w[0..],
//         q5 w[4..],  q6 w[8..],  q7 w[12..],  q16 abcd of the other,  q17 e of the other,
//         q18 e of the next four of the other,  q19 w[0..] of the other,  q20 w[4..] of the other,
//         q21 w[8..] of the other,  q22 w[12..] of the other,  q23 k,  q24 k,  q25 k,  q26 k,
//         q27 w+k of padding,  q28 w+k of padding,  q29 T abcd,  q30 T e
// SHA-256 of the body: e31e4245ac83d415b48bed331e98f2d44d31acbe8eaf1bd9cbaf436bd3693617
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_pair_ce)
	hint	#34
	cbz	x1, .Lsha1_pbkdf2_pair_ce_skip1
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha1_pbkdf2_pair_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha1_pbkdf2_pair_ce_k)
	ldp	q23, q24, [x3]
	ldp	q25, q26, [x3, #32]
	ldr	q27, [x3]
	ldr	q28, [x3, #64]
	ldr	q29, [x0, #96]
	ldr	s30, [x0, #112]
	ldr	q1, [x0, #64]
	ldr	s2, [x0, #80]
	ldr	q16, [x0, #128]
	ldr	s17, [x0, #144]
.Lsha1_pbkdf2_pair_ce_more1:
	// the inner hash
	mov	v4.16b, v1.16b
	mov	v5.16b, v2.16b
	ldr	q0, [x3, #80]
	ext	v5.16b, v5.16b, v5.16b, #4
	ext	v5.16b, v5.16b, v0.16b, #12
	ldr	q1, [x0]
	ldr	s2, [x0, #16]
.Lsha1_pbkdf2_pair_ce_given1:
	mov	v19.16b, v16.16b
	mov	v20.16b, v17.16b
	ldr	q0, [x3, #80]
	ext	v20.16b, v20.16b, v20.16b, #4
	ext	v20.16b, v20.16b, v0.16b, #12
	ldr	q16, [x0]
	ldr	s17, [x0, #16]
.Lsha1_pbkdf2_pair_ce_given2:
	// rounds 0 to 3
	add	v0.4s, v4.4s, v23.4s
	sha1h	s3, s1
	ldr	q6, [x3, #96]
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	ldr	q7, [x3, #112]
	sha1su1	v4.4s, v7.4s
	// rounds 0 to 3
	add	v0.4s, v19.4s, v23.4s
	sha1h	s18, s16
	ldr	q21, [x3, #96]
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1c	q16, s17, v0.4s
	ldr	q22, [x3, #112]
	sha1su1	v19.4s, v22.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v23.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 4 to 7
	add	v0.4s, v20.4s, v23.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1c	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 8 to 11
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1c	q1, s2, v27.4s
	sha1su1	v6.4s, v5.4s
	// rounds 8 to 11
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1c	q16, s17, v27.4s
	sha1su1	v21.4s, v20.4s
	// rounds 12 to 15
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1c	q1, s3, v28.4s
	sha1su1	v7.4s, v6.4s
	// rounds 12 to 15
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1c	q16, s18, v28.4s
	sha1su1	v22.4s, v21.4s
	// rounds 16 to 19
	add	v0.4s, v4.4s, v23.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 16 to 19
	add	v0.4s, v19.4s, v23.4s
	sha1h	s18, s16
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1c	q16, s17, v0.4s
	sha1su1	v19.4s, v22.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v24.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 20 to 23
	add	v0.4s, v20.4s, v24.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 24 to 27
	add	v0.4s, v6.4s, v24.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 24 to 27
	add	v0.4s, v21.4s, v24.4s
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1p	q16, s17, v0.4s
	sha1su1	v21.4s, v20.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v24.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 28 to 31
	add	v0.4s, v22.4s, v24.4s
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v22.4s, v21.4s
	// rounds 32 to 35
	add	v0.4s, v4.4s, v24.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 32 to 35
	add	v0.4s, v19.4s, v24.4s
	sha1h	s18, s16
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1p	q16, s17, v0.4s
	sha1su1	v19.4s, v22.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v24.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 36 to 39
	add	v0.4s, v20.4s, v24.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 40 to 43
	add	v0.4s, v6.4s, v25.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 40 to 43
	add	v0.4s, v21.4s, v25.4s
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1m	q16, s17, v0.4s
	sha1su1	v21.4s, v20.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v25.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 44 to 47
	add	v0.4s, v22.4s, v25.4s
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1m	q16, s18, v0.4s
	sha1su1	v22.4s, v21.4s
	// rounds 48 to 51
	add	v0.4s, v4.4s, v25.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 48 to 51
	add	v0.4s, v19.4s, v25.4s
	sha1h	s18, s16
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1m	q16, s17, v0.4s
	sha1su1	v19.4s, v22.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v25.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 52 to 55
	add	v0.4s, v20.4s, v25.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1m	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 56 to 59
	add	v0.4s, v6.4s, v25.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 56 to 59
	add	v0.4s, v21.4s, v25.4s
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1m	q16, s17, v0.4s
	sha1su1	v21.4s, v20.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v26.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 60 to 63
	add	v0.4s, v22.4s, v26.4s
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v22.4s, v21.4s
	// rounds 64 to 67
	add	v0.4s, v4.4s, v26.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 64 to 67
	add	v0.4s, v19.4s, v26.4s
	sha1h	s18, s16
	sha1p	q16, s17, v0.4s
	// rounds 68 to 71
	add	v0.4s, v5.4s, v26.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 68 to 71
	add	v0.4s, v20.4s, v26.4s
	sha1h	s17, s16
	sha1p	q16, s18, v0.4s
	// rounds 72 to 75
	add	v0.4s, v6.4s, v26.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 72 to 75
	add	v0.4s, v21.4s, v26.4s
	sha1h	s18, s16
	sha1p	q16, s17, v0.4s
	// rounds 76 to 79
	add	v0.4s, v7.4s, v26.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 76 to 79
	add	v0.4s, v22.4s, v26.4s
	sha1h	s17, s16
	sha1p	q16, s18, v0.4s
	ldr	q4, [x0]
	ldr	s5, [x0, #16]
	add	v1.4s, v1.4s, v4.4s
	add	v2.4s, v2.4s, v5.4s
.Lsha1_pbkdf2_pair_ce_named1:
	ldr	q19, [x0]
	ldr	s20, [x0, #16]
	add	v16.4s, v16.4s, v19.4s
	add	v17.4s, v17.4s, v20.4s
.Lsha1_pbkdf2_pair_ce_named2:
	// the outer hash
	mov	v4.16b, v1.16b
	mov	v5.16b, v2.16b
	ldr	q0, [x3, #80]
	ext	v5.16b, v5.16b, v5.16b, #4
	ext	v5.16b, v5.16b, v0.16b, #12
	ldr	q1, [x0, #32]
	ldr	s2, [x0, #48]
.Lsha1_pbkdf2_pair_ce_given3:
	mov	v19.16b, v16.16b
	mov	v20.16b, v17.16b
	ldr	q0, [x3, #80]
	ext	v20.16b, v20.16b, v20.16b, #4
	ext	v20.16b, v20.16b, v0.16b, #12
	ldr	q16, [x0, #32]
	ldr	s17, [x0, #48]
.Lsha1_pbkdf2_pair_ce_given4:
	// rounds 0 to 3
	add	v0.4s, v4.4s, v23.4s
	sha1h	s3, s1
	ldr	q6, [x3, #96]
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	ldr	q7, [x3, #112]
	sha1su1	v4.4s, v7.4s
	// rounds 0 to 3
	add	v0.4s, v19.4s, v23.4s
	sha1h	s18, s16
	ldr	q21, [x3, #96]
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1c	q16, s17, v0.4s
	ldr	q22, [x3, #112]
	sha1su1	v19.4s, v22.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v23.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 4 to 7
	add	v0.4s, v20.4s, v23.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1c	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 8 to 11
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1c	q1, s2, v27.4s
	sha1su1	v6.4s, v5.4s
	// rounds 8 to 11
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1c	q16, s17, v27.4s
	sha1su1	v21.4s, v20.4s
	// rounds 12 to 15
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1c	q1, s3, v28.4s
	sha1su1	v7.4s, v6.4s
	// rounds 12 to 15
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1c	q16, s18, v28.4s
	sha1su1	v22.4s, v21.4s
	// rounds 16 to 19
	add	v0.4s, v4.4s, v23.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 16 to 19
	add	v0.4s, v19.4s, v23.4s
	sha1h	s18, s16
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1c	q16, s17, v0.4s
	sha1su1	v19.4s, v22.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v24.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 20 to 23
	add	v0.4s, v20.4s, v24.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 24 to 27
	add	v0.4s, v6.4s, v24.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 24 to 27
	add	v0.4s, v21.4s, v24.4s
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1p	q16, s17, v0.4s
	sha1su1	v21.4s, v20.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v24.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 28 to 31
	add	v0.4s, v22.4s, v24.4s
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v22.4s, v21.4s
	// rounds 32 to 35
	add	v0.4s, v4.4s, v24.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 32 to 35
	add	v0.4s, v19.4s, v24.4s
	sha1h	s18, s16
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1p	q16, s17, v0.4s
	sha1su1	v19.4s, v22.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v24.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 36 to 39
	add	v0.4s, v20.4s, v24.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 40 to 43
	add	v0.4s, v6.4s, v25.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 40 to 43
	add	v0.4s, v21.4s, v25.4s
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1m	q16, s17, v0.4s
	sha1su1	v21.4s, v20.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v25.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 44 to 47
	add	v0.4s, v22.4s, v25.4s
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1m	q16, s18, v0.4s
	sha1su1	v22.4s, v21.4s
	// rounds 48 to 51
	add	v0.4s, v4.4s, v25.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 48 to 51
	add	v0.4s, v19.4s, v25.4s
	sha1h	s18, s16
	sha1su0	v19.4s, v20.4s, v21.4s
	sha1m	q16, s17, v0.4s
	sha1su1	v19.4s, v22.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v25.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 52 to 55
	add	v0.4s, v20.4s, v25.4s
	sha1h	s17, s16
	sha1su0	v20.4s, v21.4s, v22.4s
	sha1m	q16, s18, v0.4s
	sha1su1	v20.4s, v19.4s
	// rounds 56 to 59
	add	v0.4s, v6.4s, v25.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 56 to 59
	add	v0.4s, v21.4s, v25.4s
	sha1h	s18, s16
	sha1su0	v21.4s, v22.4s, v19.4s
	sha1m	q16, s17, v0.4s
	sha1su1	v21.4s, v20.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v26.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 60 to 63
	add	v0.4s, v22.4s, v26.4s
	sha1h	s17, s16
	sha1su0	v22.4s, v19.4s, v20.4s
	sha1p	q16, s18, v0.4s
	sha1su1	v22.4s, v21.4s
	// rounds 64 to 67
	add	v0.4s, v4.4s, v26.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 64 to 67
	add	v0.4s, v19.4s, v26.4s
	sha1h	s18, s16
	sha1p	q16, s17, v0.4s
	// rounds 68 to 71
	add	v0.4s, v5.4s, v26.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 68 to 71
	add	v0.4s, v20.4s, v26.4s
	sha1h	s17, s16
	sha1p	q16, s18, v0.4s
	// rounds 72 to 75
	add	v0.4s, v6.4s, v26.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 72 to 75
	add	v0.4s, v21.4s, v26.4s
	sha1h	s18, s16
	sha1p	q16, s17, v0.4s
	// rounds 76 to 79
	add	v0.4s, v7.4s, v26.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 76 to 79
	add	v0.4s, v22.4s, v26.4s
	sha1h	s17, s16
	sha1p	q16, s18, v0.4s
	ldr	q4, [x0, #32]
	ldr	s5, [x0, #48]
	add	v1.4s, v1.4s, v4.4s
	add	v2.4s, v2.4s, v5.4s
.Lsha1_pbkdf2_pair_ce_named3:
	ldr	q19, [x0, #32]
	ldr	s20, [x0, #48]
	add	v16.4s, v16.4s, v19.4s
	add	v17.4s, v17.4s, v20.4s
.Lsha1_pbkdf2_pair_ce_named4:
	eor	v29.16b, v29.16b, v1.16b
	eor	v30.16b, v30.16b, v2.16b
	ldr	q19, [x0, #160]
	ldr	s20, [x0, #176]
	eor	v19.16b, v19.16b, v16.16b
	eor	v20.16b, v20.16b, v17.16b
	str	q19, [x0, #160]
	str	s20, [x0, #176]
	sub	x1, x1, #1
	cbnz	x1, .Lsha1_pbkdf2_pair_ce_more1
	str	q29, [x0, #96]
	str	s30, [x0, #112]
	str	q1, [x0, #64]
	str	s2, [x0, #80]
	str	q16, [x0, #128]
	str	s17, [x0, #144]
.Lsha1_pbkdf2_pair_ce_skip1:
	ret
INGOT_END(ingot_asm_sha1_pbkdf2_pair_ce)
INGOT_RODATA(.Lingot_asm_sha1_pbkdf2_pair_ce_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x39, 0x7c, 0x82, 0x5a
	.byte	0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xa0, 0x02, 0x00, 0x00

// ingot_asm_sha1_pbkdf2_steps, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  91 instructions.
// Holds:  x8 t,  x9 t,  x10 u,  x11 t,  x19 job,  x20 n,  x21 f,  frame+0 block,  frame+64 state
// SHA-256 of the body: 01dc462f2ef36ce5adca906f5d71d4a904c34226464b3ad9cd6503e7c14d4336
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_steps)
	hint	#34
	stp	x29, x30, [sp, #-48]!
	.cfi_adjust_cfa_offset 48
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	stp	x19, x20, [sp, #16]
	.cfi_rel_offset 19, 16
	.cfi_rel_offset 20, 24
	str	x21, [sp, #32]
	.cfi_rel_offset 21, 32
	add	x29, sp, #0
	sub	sp, sp, #96
	.cfi_adjust_cfa_offset 96
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	add	x17, sp, #20
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #28]
	mov	w16, #128
	strb	w16, [sp, #20]
	mov	w16, #2
	strb	w16, [sp, #62]
	mov	w16, #160
	strb	w16, [sp, #63]
	cbz	x20, .Lsha1_pbkdf2_steps_skip1
.Lsha1_pbkdf2_steps_more1:
	ldr	w8, [x19, #64]
	rev	w8, w8
	str	w8, [sp]
	ldr	w8, [x19, #68]
	rev	w8, w8
	str	w8, [sp, #4]
	ldr	w8, [x19, #72]
	rev	w8, w8
	str	w8, [sp, #8]
	ldr	w8, [x19, #76]
	rev	w8, w8
	str	w8, [sp, #12]
	ldr	w8, [x19, #80]
	rev	w8, w8
	str	w8, [sp, #16]
	ldr	q16, [x19]
	str	q16, [sp, #64]
	ldr	w15, [x19, #16]
	str	w15, [sp, #80]
	add	x0, sp, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w9, [sp, #64]
	rev	w9, w9
	str	w9, [sp]
	ldr	w9, [sp, #68]
	rev	w9, w9
	str	w9, [sp, #4]
	ldr	w9, [sp, #72]
	rev	w9, w9
	str	w9, [sp, #8]
	ldr	w9, [sp, #76]
	rev	w9, w9
	str	w9, [sp, #12]
	ldr	w9, [sp, #80]
	rev	w9, w9
	str	w9, [sp, #16]
	ldr	q16, [x19, #32]
	str	q16, [x19, #64]
	ldr	w15, [x19, #48]
	str	w15, [x19, #80]
	add	x0, x19, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x10, [x19, #64]
	ldr	x11, [x19, #96]
	eor	x11, x11, x10
	str	x11, [x19, #96]
	ldr	x10, [x19, #72]
	ldr	x11, [x19, #104]
	eor	x11, x11, x10
	str	x11, [x19, #104]
	ldr	w10, [x19, #80]
	ldr	w11, [x19, #112]
	eor	w11, w11, w10
	str	w11, [x19, #112]
	sub	x20, x20, #1
	cbnz	x20, .Lsha1_pbkdf2_steps_more1
.Lsha1_pbkdf2_steps_skip1:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	add	sp, sp, #96
	.cfi_adjust_cfa_offset -96
	ldr	x21, [sp, #32]
	.cfi_restore 21
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #48
	.cfi_adjust_cfa_offset -48
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha1_pbkdf2_steps)

// ingot_asm_sha1_pbkdf2_pair, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   x0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  69 instructions.
// Holds:  x19 pair,  x20 n,  x21 f,  frame+0 job
// SHA-256 of the body: effc24fd98afe9d151bb794ddca54e2055d1639d0bbd63ff7e85014fb7150a4e
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_pair)
	hint	#34
	stp	x29, x30, [sp, #-48]!
	.cfi_adjust_cfa_offset 48
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	stp	x19, x20, [sp, #16]
	.cfi_rel_offset 19, 16
	.cfi_rel_offset 20, 24
	str	x21, [sp, #32]
	.cfi_rel_offset 21, 32
	add	x29, sp, #0
	sub	sp, sp, #128
	.cfi_adjust_cfa_offset 128
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	ldr	q16, [x19]
	str	q16, [sp]
	ldr	w15, [x19, #16]
	str	w15, [sp, #16]
	ldr	q16, [x19, #32]
	str	q16, [sp, #32]
	ldr	w15, [x19, #48]
	str	w15, [sp, #48]
	ldr	q16, [x19, #64]
	str	q16, [sp, #64]
	ldr	w15, [x19, #80]
	str	w15, [sp, #80]
	ldr	q16, [x19, #96]
	str	q16, [sp, #96]
	ldr	w15, [x19, #112]
	str	w15, [sp, #112]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldr	q16, [sp, #64]
	str	q16, [x19, #64]
	ldr	w15, [sp, #80]
	str	w15, [x19, #80]
	ldr	q16, [sp, #96]
	str	q16, [x19, #96]
	ldr	w15, [sp, #112]
	str	w15, [x19, #112]
	ldr	q16, [x19, #128]
	str	q16, [sp, #64]
	ldr	w15, [x19, #144]
	str	w15, [sp, #80]
	ldr	q16, [x19, #160]
	str	q16, [sp, #96]
	ldr	w15, [x19, #176]
	str	w15, [sp, #112]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldr	q16, [sp, #64]
	str	q16, [x19, #128]
	ldr	w15, [sp, #80]
	str	w15, [x19, #144]
	ldr	q16, [sp, #96]
	str	q16, [x19, #160]
	ldr	w15, [sp, #112]
	str	w15, [x19, #176]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	add	sp, sp, #128
	.cfi_adjust_cfa_offset -128
	ldr	x21, [sp, #32]
	.cfi_restore 21
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #48
	.cfi_adjust_cfa_offset -48
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha1_pbkdf2_pair)

// ingot_asm_sha1_pbkdf2_block, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   x0    job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   x1    i       a length, public; from 1 on; its low 32 bits count
//   x2    iters   a length, public; c, at least 1
//   x3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  154 instructions.
// Holds:  x8 r,  x9 to,  x10 from,  x11 left,  x12 t,  x13 number,  x14 t,  x19 job,  x20 i,  x21 iters,
//         x22 f,  x23 blocks,  x24 salted,  frame+0 last blocks,  frame+128 count,  frame+136 low
// SHA-256 of the body: 101e43ba020482f89872237c67a973a14f48580fda56e4f7b09af713d705006c
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_block)
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
	sub	sp, sp, #144
	.cfi_adjust_cfa_offset 144
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	add	x24, x19, #128
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	ldr	x8, [x24, #96]
	and	x8, x8, #63
	mov	x9, sp
	add	x10, x24, #32
	mov	x11, x8
	cmp	x11, #16
	b.ls	.Lsha1_pbkdf2_block_skip1
.Lsha1_pbkdf2_block_more1:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x11, x11, #16
	cmp	x11, #16
	b.hi	.Lsha1_pbkdf2_block_more1
.Lsha1_pbkdf2_block_done1:
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_pbkdf2_block_join1
.Lsha1_pbkdf2_block_skip1:
	cmp	x11, #8
	b.lo	.Lsha1_pbkdf2_block_skip2
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha1_pbkdf2_block_join2
.Lsha1_pbkdf2_block_skip2:
	cmp	x11, #4
	b.lo	.Lsha1_pbkdf2_block_skip3
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha1_pbkdf2_block_join3
.Lsha1_pbkdf2_block_skip3:
	cbz	x11, .Lsha1_pbkdf2_block_skip4
	ldrb	w12, [x10]
	strb	w12, [x9]
	add	x17, x10, x11
	ldurb	w12, [x17, #-1]
	add	x17, x9, x11
	sturb	w12, [x17, #-1]
	lsr	x11, x11, #1
	ldrb	w12, [x10, x11]
	strb	w12, [x9, x11]
.Lsha1_pbkdf2_block_skip4:
.Lsha1_pbkdf2_block_join3:
.Lsha1_pbkdf2_block_join2:
.Lsha1_pbkdf2_block_join1:
	mov	x13, x20
	rev	w13, w13
	str	w13, [sp, x8]
	add	x17, sp, x8
	mov	w16, #128
	strb	w16, [x17, #4]
	ldr	x15, [x24, #96]
	str	x15, [sp, #128]
	mov	w13, #4
	ldr	x15, [sp, #128]
	add	x15, x15, x13
	str	x15, [sp, #128]
	mov	w23, #1
	cmp	x8, #51
	b.hi	.Lsha1_pbkdf2_block_skip5
	ldr	x14, [sp, #128]
	lsl	x14, x14, #3
	rev	x14, x14
	str	x14, [sp, #56]
	b	.Lsha1_pbkdf2_block_join4
.Lsha1_pbkdf2_block_skip5:
	mov	w23, #2
	ldr	x14, [sp, #128]
	lsl	x14, x14, #3
	rev	x14, x14
	str	x14, [sp, #120]
.Lsha1_pbkdf2_block_join4:
	ldr	q16, [x24]
	str	q16, [x19, #64]
	ldr	w15, [x24, #16]
	str	w15, [x19, #80]
	add	x0, x19, #64
	mov	x1, sp
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	ldr	w14, [x19, #64]
	rev	w14, w14
	str	w14, [sp]
	ldr	w14, [x19, #68]
	rev	w14, w14
	str	w14, [sp, #4]
	ldr	w14, [x19, #72]
	rev	w14, w14
	str	w14, [sp, #8]
	ldr	w14, [x19, #76]
	rev	w14, w14
	str	w14, [sp, #12]
	ldr	w14, [x19, #80]
	rev	w14, w14
	str	w14, [sp, #16]
	add	x17, sp, #20
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #28]
	mov	w16, #128
	strb	w16, [sp, #20]
	mov	w16, #2
	strb	w16, [sp, #62]
	mov	w16, #160
	strb	w16, [sp, #63]
	ldr	q16, [x19, #32]
	str	q16, [x19, #64]
	ldr	w15, [x19, #48]
	str	w15, [x19, #80]
	add	x0, x19, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	q16, [x19, #64]
	str	q16, [x19, #96]
	ldr	w15, [x19, #80]
	str	w15, [x19, #112]
	sub	x21, x21, #1
	mov	x0, x19
	mov	x1, x21
	mov	x2, x22
	ldr	x16, [x22, #16]
	blr	x16
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	str	q16, [sp, #128]
	add	sp, sp, #144
	.cfi_adjust_cfa_offset -144
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
INGOT_END(ingot_asm_sha1_pbkdf2_block)

// ingot_asm_sha1_pbkdf2, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   x0    out     out_len bytes, written, secret
//   x1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   x2    job     232 bytes, read, written, secret; as for pbkdf2_block
//   x3    iters   a length, public; c, at least 1
//   x4    f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  287 instructions.
// Holds:  x8 t,  x9 t,  x9 to,  x10 from,  x10 to,  x11 from,  x11 t,  x12 t,  x19 out,  x20 out_len,
//         x21 job,  x22 iters,  x23 f,  x24 i,  frame+0 pair,  frame+192 a block of output
// SHA-256 of the body: 8ba0981441fd86ee6310be6554d43beeb1bea60bca78795c423a5c4556fa9244
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2)
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
	sub	sp, sp, #224
	.cfi_adjust_cfa_offset 224
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	ldr	q16, [x21]
	str	q16, [sp]
	ldr	w15, [x21, #16]
	str	w15, [sp, #16]
	ldr	q16, [x21, #32]
	str	q16, [sp, #32]
	ldr	w15, [x21, #48]
	str	w15, [sp, #48]
	sub	x22, x22, #1
	mov	w24, #1
	cmp	x20, #40
	b.lo	.Lsha1_pbkdf2_done1
.Lsha1_pbkdf2_more1:
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #64]
	ldr	w15, [x21, #112]
	str	w15, [sp, #80]
	ldr	q16, [x21, #96]
	str	q16, [sp, #96]
	ldr	w15, [x21, #112]
	str	w15, [sp, #112]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #128]
	ldr	w15, [x21, #112]
	str	w15, [sp, #144]
	ldr	q16, [x21, #96]
	str	q16, [sp, #160]
	ldr	w15, [x21, #112]
	str	w15, [sp, #176]
	add	x24, x24, #1
	mov	x0, sp
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #24]
	blr	x16
	ldr	w8, [sp, #96]
	rev	w8, w8
	str	w8, [x19]
	ldr	w8, [sp, #100]
	rev	w8, w8
	str	w8, [x19, #4]
	ldr	w8, [sp, #104]
	rev	w8, w8
	str	w8, [x19, #8]
	ldr	w8, [sp, #108]
	rev	w8, w8
	str	w8, [x19, #12]
	ldr	w8, [sp, #112]
	rev	w8, w8
	str	w8, [x19, #16]
	ldr	w9, [sp, #160]
	rev	w9, w9
	str	w9, [x19, #20]
	ldr	w9, [sp, #164]
	rev	w9, w9
	str	w9, [x19, #24]
	ldr	w9, [sp, #168]
	rev	w9, w9
	str	w9, [x19, #28]
	ldr	w9, [sp, #172]
	rev	w9, w9
	str	w9, [x19, #32]
	ldr	w9, [sp, #176]
	rev	w9, w9
	str	w9, [x19, #36]
	add	x19, x19, #40
	sub	x20, x20, #40
	cmp	x20, #40
	b.hs	.Lsha1_pbkdf2_more1
.Lsha1_pbkdf2_done1:
	cmp	x20, #20
	b.ls	.Lsha1_pbkdf2_skip1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #64]
	ldr	w15, [x21, #112]
	str	w15, [sp, #80]
	ldr	q16, [x21, #96]
	str	q16, [sp, #96]
	ldr	w15, [x21, #112]
	str	w15, [sp, #112]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #128]
	ldr	w15, [x21, #112]
	str	w15, [sp, #144]
	ldr	q16, [x21, #96]
	str	q16, [sp, #160]
	ldr	w15, [x21, #112]
	str	w15, [sp, #176]
	add	x24, x24, #1
	mov	x0, sp
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #24]
	blr	x16
	ldr	w8, [sp, #96]
	rev	w8, w8
	str	w8, [x19]
	ldr	w8, [sp, #100]
	rev	w8, w8
	str	w8, [x19, #4]
	ldr	w8, [sp, #104]
	rev	w8, w8
	str	w8, [x19, #8]
	ldr	w8, [sp, #108]
	rev	w8, w8
	str	w8, [x19, #12]
	ldr	w8, [sp, #112]
	rev	w8, w8
	str	w8, [x19, #16]
	add	x19, x19, #20
	sub	x20, x20, #20
	ldr	w9, [sp, #160]
	rev	w9, w9
	str	w9, [sp, #192]
	ldr	w9, [sp, #164]
	rev	w9, w9
	str	w9, [sp, #196]
	ldr	w9, [sp, #168]
	rev	w9, w9
	str	w9, [sp, #200]
	ldr	w9, [sp, #172]
	rev	w9, w9
	str	w9, [sp, #204]
	ldr	w9, [sp, #176]
	rev	w9, w9
	str	w9, [sp, #208]
	mov	x10, x19
	add	x11, sp, #192
	cmp	x20, #16
	b.ls	.Lsha1_pbkdf2_skip2
.Lsha1_pbkdf2_more2:
	ldr	q16, [x11]
	str	q16, [x10]
	add	x11, x11, #16
	add	x10, x10, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha1_pbkdf2_more2
.Lsha1_pbkdf2_done2:
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_pbkdf2_join1
.Lsha1_pbkdf2_skip2:
	cmp	x20, #8
	b.lo	.Lsha1_pbkdf2_skip3
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x11]
	str	x15, [x10]
	b	.Lsha1_pbkdf2_join2
.Lsha1_pbkdf2_skip3:
	cmp	x20, #4
	b.lo	.Lsha1_pbkdf2_skip4
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x11]
	str	w15, [x10]
	b	.Lsha1_pbkdf2_join3
.Lsha1_pbkdf2_skip4:
	cbz	x20, .Lsha1_pbkdf2_skip5
	ldrb	w12, [x11]
	strb	w12, [x10]
	add	x17, x11, x20
	ldurb	w12, [x17, #-1]
	add	x17, x10, x20
	sturb	w12, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w12, [x11, x20]
	strb	w12, [x10, x20]
.Lsha1_pbkdf2_skip5:
.Lsha1_pbkdf2_join3:
.Lsha1_pbkdf2_join2:
.Lsha1_pbkdf2_join1:
	b	.Lsha1_pbkdf2_join4
.Lsha1_pbkdf2_skip1:
	cbz	x20, .Lsha1_pbkdf2_skip6
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #16]
	blr	x16
	ldr	w8, [x21, #96]
	rev	w8, w8
	str	w8, [sp, #192]
	ldr	w8, [x21, #100]
	rev	w8, w8
	str	w8, [sp, #196]
	ldr	w8, [x21, #104]
	rev	w8, w8
	str	w8, [sp, #200]
	ldr	w8, [x21, #108]
	rev	w8, w8
	str	w8, [sp, #204]
	ldr	w8, [x21, #112]
	rev	w8, w8
	str	w8, [sp, #208]
	mov	x9, x19
	add	x10, sp, #192
	cmp	x20, #16
	b.ls	.Lsha1_pbkdf2_skip7
.Lsha1_pbkdf2_more3:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha1_pbkdf2_more3
.Lsha1_pbkdf2_done3:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_pbkdf2_join5
.Lsha1_pbkdf2_skip7:
	cmp	x20, #8
	b.lo	.Lsha1_pbkdf2_skip8
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha1_pbkdf2_join6
.Lsha1_pbkdf2_skip8:
	cmp	x20, #4
	b.lo	.Lsha1_pbkdf2_skip9
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha1_pbkdf2_join7
.Lsha1_pbkdf2_skip9:
	cbz	x20, .Lsha1_pbkdf2_skip10
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lsha1_pbkdf2_skip10:
.Lsha1_pbkdf2_join7:
.Lsha1_pbkdf2_join6:
.Lsha1_pbkdf2_join5:
.Lsha1_pbkdf2_skip6:
.Lsha1_pbkdf2_join4:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	add	sp, sp, #224
	.cfi_adjust_cfa_offset -224
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
INGOT_END(ingot_asm_sha1_pbkdf2)

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
