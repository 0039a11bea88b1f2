// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha512 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha512_pbkdf2_steps_ce, AArch64, needs SHA512.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     256 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  907 instructions.
// Holds:  x0 job,  x1 n,  x3 constants,  q0 w+k,  q1 fg,  q2 de,  q3 k,  q4 k of the next two,  q5 ab,
//         q6 cd,  q7 ef,  q16 gh,  q17 the next,  q18 w[0..],  q19 w[2..],  q20 w[4..],  q21 w[6..],
//         q22 w[8..],  q23 w[10..],  q24 w[12..],  q25 w[14..],  q26 T ab,  q27 T cd,  q28 T ef,  q29 T gh
// SHA-256 of the body: d704f605d670663ebb42d646e6b76340f5c7c8694cfe116310d6e3f948201045
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_steps_ce)
	hint	#34
	cbz	x1, .Lsha512_pbkdf2_steps_ce_skip1
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha512_pbkdf2_steps_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha512_pbkdf2_steps_ce_k)
	ldp	q26, q27, [x0, #192]
	ldp	q28, q29, [x0, #224]
	ldp	q5, q6, [x0, #128]
	ldp	q7, q16, [x0, #160]
.Lsha512_pbkdf2_steps_ce_more1:
	// the inner hash
	mov	v18.16b, v5.16b
	mov	v19.16b, v6.16b
	mov	v20.16b, v7.16b
	mov	v21.16b, v16.16b
	ldp	q5, q6, [x0]
	ldp	q7, q16, [x0, #32]
.Lsha512_pbkdf2_steps_ce_given1:
	ldp	q3, q4, [x3]
	// rounds 0 and 1
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ldr	q0, [x3, #640]
	ldr	q25, [x3, #656]
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
	ldr	q0, [x3, #640]
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
	ldr	q0, [x3, #640]
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
	ldr	q22, [x3, #672]
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 8 and 9
	ldr	q0, [x3, #688]
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	ldr	q22, [x3, #672]
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 10 and 11
	ldr	q0, [x3, #704]
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	ldr	q23, [x3, #640]
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 12 and 13
	ldr	q0, [x3, #720]
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	ldr	q24, [x3, #640]
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 14 and 15
	ldr	q0, [x3, #736]
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
	ldp	q18, q19, [x0]
	ldp	q20, q21, [x0, #32]
	add	v5.2d, v5.2d, v18.2d
	add	v6.2d, v6.2d, v19.2d
	add	v7.2d, v7.2d, v20.2d
	add	v16.2d, v16.2d, v21.2d
.Lsha512_pbkdf2_steps_ce_named1:
	// the outer hash
	mov	v18.16b, v5.16b
	mov	v19.16b, v6.16b
	mov	v20.16b, v7.16b
	mov	v21.16b, v16.16b
	ldp	q5, q6, [x0, #64]
	ldp	q7, q16, [x0, #96]
.Lsha512_pbkdf2_steps_ce_given2:
	ldp	q3, q4, [x3]
	// rounds 0 and 1
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ldr	q0, [x3, #640]
	ldr	q25, [x3, #656]
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
	ldr	q0, [x3, #640]
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
	ldr	q0, [x3, #640]
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
	ldr	q22, [x3, #672]
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 8 and 9
	ldr	q0, [x3, #688]
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	ldr	q22, [x3, #672]
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 10 and 11
	ldr	q0, [x3, #704]
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	ldr	q23, [x3, #640]
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 12 and 13
	ldr	q0, [x3, #720]
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	ldr	q24, [x3, #640]
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 14 and 15
	ldr	q0, [x3, #736]
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
	ldp	q18, q19, [x0, #64]
	ldp	q20, q21, [x0, #96]
	add	v5.2d, v5.2d, v18.2d
	add	v6.2d, v6.2d, v19.2d
	add	v7.2d, v7.2d, v20.2d
	add	v16.2d, v16.2d, v21.2d
.Lsha512_pbkdf2_steps_ce_named2:
	eor	v26.16b, v26.16b, v5.16b
	eor	v27.16b, v27.16b, v6.16b
	eor	v28.16b, v28.16b, v7.16b
	eor	v29.16b, v29.16b, v16.16b
	sub	x1, x1, #1
	cbnz	x1, .Lsha512_pbkdf2_steps_ce_more1
	stp	q26, q27, [x0, #192]
	stp	q28, q29, [x0, #224]
	stp	q5, q6, [x0, #128]
	stp	q7, q16, [x0, #160]
.Lsha512_pbkdf2_steps_ce_skip1:
	ret
INGOT_END(ingot_asm_sha512_pbkdf2_steps_ce)
INGOT_RODATA(.Lingot_asm_sha512_pbkdf2_steps_ce_k, 64)
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
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12, 0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0x58
	.byte	0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55, 0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24
	.byte	0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80, 0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72
	.byte	0x94, 0x2c, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1, 0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b

// ingot_asm_sha512_pbkdf2_steps, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     256 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  130 instructions.
// Holds:  x8 t,  x9 t,  x10 u,  x11 t,  x19 job,  x20 n,  x21 f,  frame+0 block,  frame+128 state
// SHA-256 of the body: 1be45a658cc6a167ea9183f3b39e885b2bc913c650d9277c1c2c647bd49c3719
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_steps)
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
	sub	sp, sp, #192
	.cfi_adjust_cfa_offset 192
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	mov	w16, #128
	strb	w16, [sp, #64]
	mov	w16, #6
	strb	w16, [sp, #126]
	strb	wzr, [sp, #127]
	cbz	x20, .Lsha512_pbkdf2_steps_skip1
.Lsha512_pbkdf2_steps_more1:
	ldr	x8, [x19, #128]
	rev	x8, x8
	str	x8, [sp]
	ldr	x8, [x19, #136]
	rev	x8, x8
	str	x8, [sp, #8]
	ldr	x8, [x19, #144]
	rev	x8, x8
	str	x8, [sp, #16]
	ldr	x8, [x19, #152]
	rev	x8, x8
	str	x8, [sp, #24]
	ldr	x8, [x19, #160]
	rev	x8, x8
	str	x8, [sp, #32]
	ldr	x8, [x19, #168]
	rev	x8, x8
	str	x8, [sp, #40]
	ldr	x8, [x19, #176]
	rev	x8, x8
	str	x8, [sp, #48]
	ldr	x8, [x19, #184]
	rev	x8, x8
	str	x8, [sp, #56]
	ldp	q16, q17, [x19]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x19, #32]
	stp	q16, q17, [sp, #160]
	add	x0, sp, #128
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x9, [sp, #128]
	rev	x9, x9
	str	x9, [sp]
	ldr	x9, [sp, #136]
	rev	x9, x9
	str	x9, [sp, #8]
	ldr	x9, [sp, #144]
	rev	x9, x9
	str	x9, [sp, #16]
	ldr	x9, [sp, #152]
	rev	x9, x9
	str	x9, [sp, #24]
	ldr	x9, [sp, #160]
	rev	x9, x9
	str	x9, [sp, #32]
	ldr	x9, [sp, #168]
	rev	x9, x9
	str	x9, [sp, #40]
	ldr	x9, [sp, #176]
	rev	x9, x9
	str	x9, [sp, #48]
	ldr	x9, [sp, #184]
	rev	x9, x9
	str	x9, [sp, #56]
	ldp	q16, q17, [x19, #64]
	stp	q16, q17, [x19, #128]
	ldp	q16, q17, [x19, #96]
	stp	q16, q17, [x19, #160]
	add	x0, x19, #128
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x10, [x19, #128]
	ldr	x11, [x19, #192]
	eor	x11, x11, x10
	str	x11, [x19, #192]
	ldr	x10, [x19, #136]
	ldr	x11, [x19, #200]
	eor	x11, x11, x10
	str	x11, [x19, #200]
	ldr	x10, [x19, #144]
	ldr	x11, [x19, #208]
	eor	x11, x11, x10
	str	x11, [x19, #208]
	ldr	x10, [x19, #152]
	ldr	x11, [x19, #216]
	eor	x11, x11, x10
	str	x11, [x19, #216]
	ldr	x10, [x19, #160]
	ldr	x11, [x19, #224]
	eor	x11, x11, x10
	str	x11, [x19, #224]
	ldr	x10, [x19, #168]
	ldr	x11, [x19, #232]
	eor	x11, x11, x10
	str	x11, [x19, #232]
	ldr	x10, [x19, #176]
	ldr	x11, [x19, #240]
	eor	x11, x11, x10
	str	x11, [x19, #240]
	ldr	x10, [x19, #184]
	ldr	x11, [x19, #248]
	eor	x11, x11, x10
	str	x11, [x19, #248]
	sub	x20, x20, #1
	cbnz	x20, .Lsha512_pbkdf2_steps_more1
.Lsha512_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha512_pbkdf2_steps)

// ingot_asm_sha512_pbkdf2_pair, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   x0    pair    384 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  73 instructions.
// Holds:  x19 pair,  x20 n,  x21 f,  frame+0 job
// SHA-256 of the body: 74cf50d319294cff4cffdcb46245608bb8da00cd6da28f122a60cd1d3a4d5665
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_pair)
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
	sub	sp, sp, #256
	.cfi_adjust_cfa_offset 256
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	ldp	q16, q17, [x19]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x19, #32]
	stp	q16, q17, [sp, #32]
	ldp	q16, q17, [x19, #64]
	stp	q16, q17, [sp, #64]
	ldp	q16, q17, [x19, #96]
	stp	q16, q17, [sp, #96]
	ldp	q16, q17, [x19, #128]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x19, #160]
	stp	q16, q17, [sp, #160]
	ldp	q16, q17, [x19, #192]
	stp	q16, q17, [sp, #192]
	ldp	q16, q17, [x19, #224]
	stp	q16, q17, [sp, #224]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldp	q16, q17, [sp, #128]
	stp	q16, q17, [x19, #128]
	ldp	q16, q17, [sp, #160]
	stp	q16, q17, [x19, #160]
	ldp	q16, q17, [sp, #192]
	stp	q16, q17, [x19, #192]
	ldp	q16, q17, [sp, #224]
	stp	q16, q17, [x19, #224]
	ldp	q16, q17, [x19, #256]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x19, #288]
	stp	q16, q17, [sp, #160]
	ldp	q16, q17, [x19, #320]
	stp	q16, q17, [sp, #192]
	ldp	q16, q17, [x19, #352]
	stp	q16, q17, [sp, #224]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldp	q16, q17, [sp, #128]
	stp	q16, q17, [x19, #256]
	ldp	q16, q17, [sp, #160]
	stp	q16, q17, [x19, #288]
	ldp	q16, q17, [sp, #192]
	stp	q16, q17, [x19, #320]
	ldp	q16, q17, [sp, #224]
	stp	q16, q17, [x19, #352]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	add	sp, sp, #256
	.cfi_adjust_cfa_offset -256
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
INGOT_END(ingot_asm_sha512_pbkdf2_pair)

// ingot_asm_sha512_pbkdf2_block, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   x0    job     464 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   x1    i       a length, public; from 1 on; its low 32 bits count
//   x2    iters   a length, public; c, at least 1
//   x3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  192 instructions.
// Holds:  x8 r,  x9 to,  x10 from,  x11 left,  x12 t,  x13 number,  x14 t,  x19 job,  x20 i,  x21 iters,
//         x22 f,  x23 blocks,  x24 salted,  frame+0 last blocks,  frame+256 count,  frame+272 low
// SHA-256 of the body: 592b2e54edb2e3aaef7b306d268a5a6e1b0b87a9ee8a936cc5df861ddbfc12af
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_block)
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
	sub	sp, sp, #288
	.cfi_adjust_cfa_offset 288
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	add	x24, x19, #256
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	ldr	x8, [x24, #192]
	and	x8, x8, #127
	mov	x9, sp
	add	x10, x24, #64
	mov	x11, x8
	cmp	x11, #16
	b.ls	.Lsha512_pbkdf2_block_skip1
.Lsha512_pbkdf2_block_more1:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x11, x11, #16
	cmp	x11, #16
	b.hi	.Lsha512_pbkdf2_block_more1
.Lsha512_pbkdf2_block_done1:
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_pbkdf2_block_join1
.Lsha512_pbkdf2_block_skip1:
	cmp	x11, #8
	b.lo	.Lsha512_pbkdf2_block_skip2
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha512_pbkdf2_block_join2
.Lsha512_pbkdf2_block_skip2:
	cmp	x11, #4
	b.lo	.Lsha512_pbkdf2_block_skip3
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha512_pbkdf2_block_join3
.Lsha512_pbkdf2_block_skip3:
	cbz	x11, .Lsha512_pbkdf2_block_skip4
	ldrb	w12, [x10]
	strb	w12, [x9]
	add	x17, x10, x11
	ldurb	w12, [x17, #-1]
	add	x17, x9, x11
	sturb	w12, [x17, #-1]
	lsr	x11, x11, #1
	ldrb	w12, [x10, x11]
	strb	w12, [x9, x11]
.Lsha512_pbkdf2_block_skip4:
.Lsha512_pbkdf2_block_join3:
.Lsha512_pbkdf2_block_join2:
.Lsha512_pbkdf2_block_join1:
	mov	x13, x20
	rev	w13, w13
	str	w13, [sp, x8]
	add	x17, sp, x8
	mov	w16, #128
	strb	w16, [x17, #4]
	ldr	q16, [x24, #192]
	str	q16, [sp, #256]
	mov	w13, #4
	ldp	x15, x16, [sp, #256]
	adds	x15, x15, x13
	adc	x16, x16, xzr
	stp	x15, x16, [sp, #256]
	mov	w23, #1
	cmp	x8, #107
	b.hi	.Lsha512_pbkdf2_block_skip5
	ldr	x14, [sp, #264]
	lsl	x14, x14, #3
	ldr	x16, [sp, #256]
	str	x16, [sp, #272]
	ldr	x16, [sp, #272]
	lsr	x16, x16, #61
	str	x16, [sp, #272]
	ldr	x15, [sp, #272]
	orr	x14, x14, x15
	rev	x14, x14
	str	x14, [sp, #112]
	ldr	x14, [sp, #256]
	lsl	x14, x14, #3
	rev	x14, x14
	str	x14, [sp, #120]
	b	.Lsha512_pbkdf2_block_join4
.Lsha512_pbkdf2_block_skip5:
	mov	w23, #2
	ldr	x14, [sp, #264]
	lsl	x14, x14, #3
	ldr	x16, [sp, #256]
	str	x16, [sp, #272]
	ldr	x16, [sp, #272]
	lsr	x16, x16, #61
	str	x16, [sp, #272]
	ldr	x15, [sp, #272]
	orr	x14, x14, x15
	rev	x14, x14
	str	x14, [sp, #240]
	ldr	x14, [sp, #256]
	lsl	x14, x14, #3
	rev	x14, x14
	str	x14, [sp, #248]
.Lsha512_pbkdf2_block_join4:
	ldp	q16, q17, [x24]
	stp	q16, q17, [x19, #128]
	ldp	q16, q17, [x24, #32]
	stp	q16, q17, [x19, #160]
	add	x0, x19, #128
	mov	x1, sp
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	ldr	x14, [x19, #128]
	rev	x14, x14
	str	x14, [sp]
	ldr	x14, [x19, #136]
	rev	x14, x14
	str	x14, [sp, #8]
	ldr	x14, [x19, #144]
	rev	x14, x14
	str	x14, [sp, #16]
	ldr	x14, [x19, #152]
	rev	x14, x14
	str	x14, [sp, #24]
	ldr	x14, [x19, #160]
	rev	x14, x14
	str	x14, [sp, #32]
	ldr	x14, [x19, #168]
	rev	x14, x14
	str	x14, [sp, #40]
	ldr	x14, [x19, #176]
	rev	x14, x14
	str	x14, [sp, #48]
	ldr	x14, [x19, #184]
	rev	x14, x14
	str	x14, [sp, #56]
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	mov	w16, #128
	strb	w16, [sp, #64]
	mov	w16, #6
	strb	w16, [sp, #126]
	strb	wzr, [sp, #127]
	ldp	q16, q17, [x19, #64]
	stp	q16, q17, [x19, #128]
	ldp	q16, q17, [x19, #96]
	stp	q16, q17, [x19, #160]
	add	x0, x19, #128
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldp	q16, q17, [x19, #128]
	stp	q16, q17, [x19, #192]
	ldp	q16, q17, [x19, #160]
	stp	q16, q17, [x19, #224]
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
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	add	sp, sp, #288
	.cfi_adjust_cfa_offset -288
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
INGOT_END(ingot_asm_sha512_pbkdf2_block)

// ingot_asm_sha512_pbkdf2, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   x0    out     out_len bytes, written, secret
//   x1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   x2    job     464 bytes, read, written, secret; as for pbkdf2_block
//   x3    iters   a length, public; c, at least 1
//   x4    f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  339 instructions.
// Holds:  x8 t,  x9 t,  x9 to,  x10 from,  x10 to,  x11 from,  x11 t,  x12 t,  x19 out,  x20 out_len,
//         x21 job,  x22 iters,  x23 f,  x24 i,  frame+0 pair,  frame+384 a block of output
// SHA-256 of the body: 5af352ab48d1950fdaa20c0bf73ac0be42a2b26c9122f7de55f8db9fba95b66f
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2)
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
	sub	sp, sp, #448
	.cfi_adjust_cfa_offset 448
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	ldp	q16, q17, [x21]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x21, #32]
	stp	q16, q17, [sp, #32]
	ldp	q16, q17, [x21, #64]
	stp	q16, q17, [sp, #64]
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #96]
	sub	x22, x22, #1
	mov	w24, #1
	cmp	x20, #128
	b.lo	.Lsha512_pbkdf2_done1
.Lsha512_pbkdf2_more1:
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #160]
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #192]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #224]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #256]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #288]
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #320]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #352]
	add	x24, x24, #1
	mov	x0, sp
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #24]
	blr	x16
	ldr	x8, [sp, #192]
	rev	x8, x8
	str	x8, [x19]
	ldr	x8, [sp, #200]
	rev	x8, x8
	str	x8, [x19, #8]
	ldr	x8, [sp, #208]
	rev	x8, x8
	str	x8, [x19, #16]
	ldr	x8, [sp, #216]
	rev	x8, x8
	str	x8, [x19, #24]
	ldr	x8, [sp, #224]
	rev	x8, x8
	str	x8, [x19, #32]
	ldr	x8, [sp, #232]
	rev	x8, x8
	str	x8, [x19, #40]
	ldr	x8, [sp, #240]
	rev	x8, x8
	str	x8, [x19, #48]
	ldr	x8, [sp, #248]
	rev	x8, x8
	str	x8, [x19, #56]
	ldr	x9, [sp, #320]
	rev	x9, x9
	str	x9, [x19, #64]
	ldr	x9, [sp, #328]
	rev	x9, x9
	str	x9, [x19, #72]
	ldr	x9, [sp, #336]
	rev	x9, x9
	str	x9, [x19, #80]
	ldr	x9, [sp, #344]
	rev	x9, x9
	str	x9, [x19, #88]
	ldr	x9, [sp, #352]
	rev	x9, x9
	str	x9, [x19, #96]
	ldr	x9, [sp, #360]
	rev	x9, x9
	str	x9, [x19, #104]
	ldr	x9, [sp, #368]
	rev	x9, x9
	str	x9, [x19, #112]
	ldr	x9, [sp, #376]
	rev	x9, x9
	str	x9, [x19, #120]
	add	x19, x19, #128
	sub	x20, x20, #128
	cmp	x20, #128
	b.hs	.Lsha512_pbkdf2_more1
.Lsha512_pbkdf2_done1:
	cmp	x20, #64
	b.ls	.Lsha512_pbkdf2_skip1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #160]
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #192]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #224]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #256]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #288]
	ldp	q16, q17, [x21, #192]
	stp	q16, q17, [sp, #320]
	ldp	q16, q17, [x21, #224]
	stp	q16, q17, [sp, #352]
	add	x24, x24, #1
	mov	x0, sp
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #24]
	blr	x16
	ldr	x8, [sp, #192]
	rev	x8, x8
	str	x8, [x19]
	ldr	x8, [sp, #200]
	rev	x8, x8
	str	x8, [x19, #8]
	ldr	x8, [sp, #208]
	rev	x8, x8
	str	x8, [x19, #16]
	ldr	x8, [sp, #216]
	rev	x8, x8
	str	x8, [x19, #24]
	ldr	x8, [sp, #224]
	rev	x8, x8
	str	x8, [x19, #32]
	ldr	x8, [sp, #232]
	rev	x8, x8
	str	x8, [x19, #40]
	ldr	x8, [sp, #240]
	rev	x8, x8
	str	x8, [x19, #48]
	ldr	x8, [sp, #248]
	rev	x8, x8
	str	x8, [x19, #56]
	add	x19, x19, #64
	sub	x20, x20, #64
	ldr	x9, [sp, #320]
	rev	x9, x9
	str	x9, [sp, #384]
	ldr	x9, [sp, #328]
	rev	x9, x9
	str	x9, [sp, #392]
	ldr	x9, [sp, #336]
	rev	x9, x9
	str	x9, [sp, #400]
	ldr	x9, [sp, #344]
	rev	x9, x9
	str	x9, [sp, #408]
	ldr	x9, [sp, #352]
	rev	x9, x9
	str	x9, [sp, #416]
	ldr	x9, [sp, #360]
	rev	x9, x9
	str	x9, [sp, #424]
	ldr	x9, [sp, #368]
	rev	x9, x9
	str	x9, [sp, #432]
	ldr	x9, [sp, #376]
	rev	x9, x9
	str	x9, [sp, #440]
	mov	x10, x19
	add	x11, sp, #384
	cmp	x20, #16
	b.ls	.Lsha512_pbkdf2_skip2
.Lsha512_pbkdf2_more2:
	ldr	q16, [x11]
	str	q16, [x10]
	add	x11, x11, #16
	add	x10, x10, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha512_pbkdf2_more2
.Lsha512_pbkdf2_done2:
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_pbkdf2_join1
.Lsha512_pbkdf2_skip2:
	cmp	x20, #8
	b.lo	.Lsha512_pbkdf2_skip3
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x11]
	str	x15, [x10]
	b	.Lsha512_pbkdf2_join2
.Lsha512_pbkdf2_skip3:
	cmp	x20, #4
	b.lo	.Lsha512_pbkdf2_skip4
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x11]
	str	w15, [x10]
	b	.Lsha512_pbkdf2_join3
.Lsha512_pbkdf2_skip4:
	cbz	x20, .Lsha512_pbkdf2_skip5
	ldrb	w12, [x11]
	strb	w12, [x10]
	add	x17, x11, x20
	ldurb	w12, [x17, #-1]
	add	x17, x10, x20
	sturb	w12, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w12, [x11, x20]
	strb	w12, [x10, x20]
.Lsha512_pbkdf2_skip5:
.Lsha512_pbkdf2_join3:
.Lsha512_pbkdf2_join2:
.Lsha512_pbkdf2_join1:
	b	.Lsha512_pbkdf2_join4
.Lsha512_pbkdf2_skip1:
	cbz	x20, .Lsha512_pbkdf2_skip6
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #16]
	blr	x16
	ldr	x8, [x21, #192]
	rev	x8, x8
	str	x8, [sp, #384]
	ldr	x8, [x21, #200]
	rev	x8, x8
	str	x8, [sp, #392]
	ldr	x8, [x21, #208]
	rev	x8, x8
	str	x8, [sp, #400]
	ldr	x8, [x21, #216]
	rev	x8, x8
	str	x8, [sp, #408]
	ldr	x8, [x21, #224]
	rev	x8, x8
	str	x8, [sp, #416]
	ldr	x8, [x21, #232]
	rev	x8, x8
	str	x8, [sp, #424]
	ldr	x8, [x21, #240]
	rev	x8, x8
	str	x8, [sp, #432]
	ldr	x8, [x21, #248]
	rev	x8, x8
	str	x8, [sp, #440]
	mov	x9, x19
	add	x10, sp, #384
	cmp	x20, #16
	b.ls	.Lsha512_pbkdf2_skip7
.Lsha512_pbkdf2_more3:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha512_pbkdf2_more3
.Lsha512_pbkdf2_done3:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_pbkdf2_join5
.Lsha512_pbkdf2_skip7:
	cmp	x20, #8
	b.lo	.Lsha512_pbkdf2_skip8
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha512_pbkdf2_join6
.Lsha512_pbkdf2_skip8:
	cmp	x20, #4
	b.lo	.Lsha512_pbkdf2_skip9
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha512_pbkdf2_join7
.Lsha512_pbkdf2_skip9:
	cbz	x20, .Lsha512_pbkdf2_skip10
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lsha512_pbkdf2_skip10:
.Lsha512_pbkdf2_join7:
.Lsha512_pbkdf2_join6:
.Lsha512_pbkdf2_join5:
.Lsha512_pbkdf2_skip6:
.Lsha512_pbkdf2_join4:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	stp	q16, q16, [sp, #288]
	stp	q16, q16, [sp, #320]
	stp	q16, q16, [sp, #352]
	stp	q16, q16, [sp, #384]
	stp	q16, q16, [sp, #416]
	add	sp, sp, #448
	.cfi_adjust_cfa_offset -448
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
INGOT_END(ingot_asm_sha512_pbkdf2)

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
