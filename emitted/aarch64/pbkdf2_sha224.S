// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha224 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha224_pbkdf2_steps_ce, AArch64, needs SHA2.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  216 instructions.
// Holds:  x0 job,  x1 n,  x3 constants,  q0 w+k,  q1 abcd before,  q2 abcd,  q3 efgh,  q4 w[0..],  q5 w[4..],
//         q6 w[8..],  q7 w[12..],  q16 k,  q17 k,  q18 k,  q19 k,  q20 k,  q21 k,  q22 k,  q23 k,  q24 k,
//         q25 k,  q26 k,  q27 k,  q28 k,  q29 k,  q30 k,  q31 k
// SHA-256 of the body: 9ff273e4573c4cf5106fd2f02f9e2eb30556793c1e205ce8b40efcff794bb0c1
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_steps_ce)
	hint	#34
	cbz	x1, .Lsha224_pbkdf2_steps_ce_skip1
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha224_pbkdf2_steps_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha224_pbkdf2_steps_ce_k)
	ldp	q16, q17, [x3]
	ldr	q18, [x3, #32]
	ldr	q19, [x3, #256]
	ldp	q20, q21, [x3, #64]
	ldp	q22, q23, [x3, #96]
	ldp	q24, q25, [x3, #128]
	ldp	q26, q27, [x3, #160]
	ldp	q28, q29, [x3, #192]
	ldp	q30, q31, [x3, #224]
	ldp	q2, q3, [x0, #64]
.Lsha224_pbkdf2_steps_ce_more1:
	// the inner hash
	mov	v4.16b, v2.16b
	mov	v5.16b, v3.16b
	ldr	q0, [x3, #272]
	ext	v5.16b, v5.16b, v5.16b, #12
	ext	v5.16b, v5.16b, v0.16b, #4
	ldp	q2, q3, [x0]
.Lsha224_pbkdf2_steps_ce_given1:
	// rounds 0 to 3
	add	v0.4s, v4.4s, v16.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	ldr	q7, [x3, #288]
	ldr	q6, [x3, #304]
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v17.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 8 to 11
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v18.4s
	sha256h2	q3, q1, v18.4s
	ldr	q6, [x3, #304]
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 12 to 15
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v19.4s
	sha256h2	q3, q1, v19.4s
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
	ldp	q4, q5, [x0]
	add	v2.4s, v2.4s, v4.4s
	add	v3.4s, v3.4s, v5.4s
.Lsha224_pbkdf2_steps_ce_named1:
	// the outer hash
	mov	v4.16b, v2.16b
	mov	v5.16b, v3.16b
	ldr	q0, [x3, #272]
	ext	v5.16b, v5.16b, v5.16b, #12
	ext	v5.16b, v5.16b, v0.16b, #4
	ldp	q2, q3, [x0, #32]
.Lsha224_pbkdf2_steps_ce_given2:
	// rounds 0 to 3
	add	v0.4s, v4.4s, v16.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	ldr	q7, [x3, #288]
	ldr	q6, [x3, #304]
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v17.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 8 to 11
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v18.4s
	sha256h2	q3, q1, v18.4s
	ldr	q6, [x3, #304]
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 12 to 15
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v19.4s
	sha256h2	q3, q1, v19.4s
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
	ldp	q4, q5, [x0, #32]
	add	v2.4s, v2.4s, v4.4s
	add	v3.4s, v3.4s, v5.4s
.Lsha224_pbkdf2_steps_ce_named2:
	ldp	q4, q5, [x0, #96]
	eor	v4.16b, v4.16b, v2.16b
	eor	v5.16b, v5.16b, v3.16b
	stp	q4, q5, [x0, #96]
	sub	x1, x1, #1
	cbnz	x1, .Lsha224_pbkdf2_steps_ce_more1
	stp	q2, q3, [x0, #64]
.Lsha224_pbkdf2_steps_ce_skip1:
	ret
INGOT_END(ingot_asm_sha224_pbkdf2_steps_ce)
INGOT_RODATA(.Lingot_asm_sha224_pbkdf2_steps_ce_k, 64)
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
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x54, 0xf4, 0x9b, 0xc1
	.byte	0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xe0, 0x02, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

// ingot_asm_sha224_pbkdf2_pair_ce, AArch64, needs SHA2.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   x0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  433 instructions.
// Holds:  x0 pair,  x1 n,  x3 constants,  q0 w+k,  q1 abcd before,  q2 abcd,  q3 efgh,  q4 w[0..],
//         q5 w[4..],  q6 w[8..],  q7 w[12..],  q16 abcd of the other,  q17 efgh of the other,
//         q18 w[0..] of the other,  q19 w[4..] of the other,  q20 w[8..] of the other,
//         q21 w[12..] of the other,  q22 k,  q23 k,  q24 T abcd,  q25 T efgh,  q26 T of the other abcd,
//         q27 T of the other efgh,  q28 inner abcd,  q29 inner efgh,  q30 outer abcd,  q31 outer efgh
// SHA-256 of the body: f8365c45bc93061ec1a3cdd11f630c6bf6f660eed62f23dcb4d882cd694881f2
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_pair_ce)
	hint	#34
	cbz	x1, .Lsha224_pbkdf2_pair_ce_skip1
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha224_pbkdf2_pair_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha224_pbkdf2_pair_ce_k)
	ldp	q28, q29, [x0]
	ldp	q30, q31, [x0, #32]
	ldp	q24, q25, [x0, #96]
	ldp	q26, q27, [x0, #160]
	ldp	q2, q3, [x0, #64]
	ldp	q16, q17, [x0, #128]
.Lsha224_pbkdf2_pair_ce_more1:
	// the inner hash
	mov	v4.16b, v2.16b
	mov	v5.16b, v3.16b
	ldr	q0, [x3, #256]
	ext	v5.16b, v5.16b, v5.16b, #12
	ext	v5.16b, v5.16b, v0.16b, #4
	mov	v2.16b, v28.16b
	mov	v3.16b, v29.16b
.Lsha224_pbkdf2_pair_ce_given1:
	mov	v18.16b, v16.16b
	mov	v19.16b, v17.16b
	ldr	q0, [x3, #256]
	ext	v19.16b, v19.16b, v19.16b, #12
	ext	v19.16b, v19.16b, v0.16b, #4
	mov	v16.16b, v28.16b
	mov	v17.16b, v29.16b
.Lsha224_pbkdf2_pair_ce_given2:
	ldp	q22, q23, [x3]
	// rounds 0 to 3
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	ldr	q7, [x3, #272]
	ldr	q6, [x3, #288]
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 0 to 3
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v18.4s, v19.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	ldr	q21, [x3, #272]
	ldr	q20, [x3, #288]
	sha256su1	v18.4s, v20.4s, v21.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 4 to 7
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v19.4s, v20.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v19.4s, v21.4s, v18.4s
	ldp	q22, q23, [x3, #32]
	// rounds 8 to 11
	ldr	q0, [x3, #32]
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	ldr	q6, [x3, #288]
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 8 to 11
	ldr	q0, [x3, #32]
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	ldr	q20, [x3, #288]
	sha256su1	v20.4s, v18.4s, v19.4s
	// rounds 12 to 15
	ldr	q0, [x3, #304]
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 12 to 15
	ldr	q0, [x3, #304]
	mov	v1.16b, v16.16b
	sha256su0	v21.4s, v18.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v21.4s, v19.4s, v20.4s
	ldp	q22, q23, [x3, #64]
	// rounds 16 to 19
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 16 to 19
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v18.4s, v19.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v18.4s, v20.4s, v21.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 20 to 23
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v19.4s, v20.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v19.4s, v21.4s, v18.4s
	ldp	q22, q23, [x3, #96]
	// rounds 24 to 27
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 24 to 27
	add	v0.4s, v20.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v20.4s, v21.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v20.4s, v18.4s, v19.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 28 to 31
	add	v0.4s, v21.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v21.4s, v18.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v21.4s, v19.4s, v20.4s
	ldp	q22, q23, [x3, #128]
	// rounds 32 to 35
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 32 to 35
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v18.4s, v19.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v18.4s, v20.4s, v21.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 36 to 39
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v19.4s, v20.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v19.4s, v21.4s, v18.4s
	ldp	q22, q23, [x3, #160]
	// rounds 40 to 43
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 40 to 43
	add	v0.4s, v20.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v20.4s, v21.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v20.4s, v18.4s, v19.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 44 to 47
	add	v0.4s, v21.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v21.4s, v18.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v21.4s, v19.4s, v20.4s
	ldp	q22, q23, [x3, #192]
	// rounds 48 to 51
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 48 to 51
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 52 to 55
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	ldp	q22, q23, [x3, #224]
	// rounds 56 to 59
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 56 to 59
	add	v0.4s, v20.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 60 to 63
	add	v0.4s, v21.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	add	v2.4s, v2.4s, v28.4s
	add	v3.4s, v3.4s, v29.4s
.Lsha224_pbkdf2_pair_ce_named1:
	add	v16.4s, v16.4s, v28.4s
	add	v17.4s, v17.4s, v29.4s
.Lsha224_pbkdf2_pair_ce_named2:
	// the outer hash
	mov	v4.16b, v2.16b
	mov	v5.16b, v3.16b
	ldr	q0, [x3, #256]
	ext	v5.16b, v5.16b, v5.16b, #12
	ext	v5.16b, v5.16b, v0.16b, #4
	mov	v2.16b, v30.16b
	mov	v3.16b, v31.16b
.Lsha224_pbkdf2_pair_ce_given3:
	mov	v18.16b, v16.16b
	mov	v19.16b, v17.16b
	ldr	q0, [x3, #256]
	ext	v19.16b, v19.16b, v19.16b, #12
	ext	v19.16b, v19.16b, v0.16b, #4
	mov	v16.16b, v30.16b
	mov	v17.16b, v31.16b
.Lsha224_pbkdf2_pair_ce_given4:
	ldp	q22, q23, [x3]
	// rounds 0 to 3
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	ldr	q7, [x3, #272]
	ldr	q6, [x3, #288]
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 0 to 3
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v18.4s, v19.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	ldr	q21, [x3, #272]
	ldr	q20, [x3, #288]
	sha256su1	v18.4s, v20.4s, v21.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 4 to 7
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v19.4s, v20.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v19.4s, v21.4s, v18.4s
	ldp	q22, q23, [x3, #32]
	// rounds 8 to 11
	ldr	q0, [x3, #32]
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	ldr	q6, [x3, #288]
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 8 to 11
	ldr	q0, [x3, #32]
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	ldr	q20, [x3, #288]
	sha256su1	v20.4s, v18.4s, v19.4s
	// rounds 12 to 15
	ldr	q0, [x3, #304]
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 12 to 15
	ldr	q0, [x3, #304]
	mov	v1.16b, v16.16b
	sha256su0	v21.4s, v18.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v21.4s, v19.4s, v20.4s
	ldp	q22, q23, [x3, #64]
	// rounds 16 to 19
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 16 to 19
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v18.4s, v19.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v18.4s, v20.4s, v21.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 20 to 23
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v19.4s, v20.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v19.4s, v21.4s, v18.4s
	ldp	q22, q23, [x3, #96]
	// rounds 24 to 27
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 24 to 27
	add	v0.4s, v20.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v20.4s, v21.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v20.4s, v18.4s, v19.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 28 to 31
	add	v0.4s, v21.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v21.4s, v18.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v21.4s, v19.4s, v20.4s
	ldp	q22, q23, [x3, #128]
	// rounds 32 to 35
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v4.4s, v5.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v4.4s, v6.4s, v7.4s
	// rounds 32 to 35
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v18.4s, v19.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v18.4s, v20.4s, v21.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v5.4s, v6.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v5.4s, v7.4s, v4.4s
	// rounds 36 to 39
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v19.4s, v20.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v19.4s, v21.4s, v18.4s
	ldp	q22, q23, [x3, #160]
	// rounds 40 to 43
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256su0	v6.4s, v7.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v6.4s, v4.4s, v5.4s
	// rounds 40 to 43
	add	v0.4s, v20.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256su0	v20.4s, v21.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v20.4s, v18.4s, v19.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256su0	v7.4s, v4.4s
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	sha256su1	v7.4s, v5.4s, v6.4s
	// rounds 44 to 47
	add	v0.4s, v21.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256su0	v21.4s, v18.4s
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	sha256su1	v21.4s, v19.4s, v20.4s
	ldp	q22, q23, [x3, #192]
	// rounds 48 to 51
	add	v0.4s, v4.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 48 to 51
	add	v0.4s, v18.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 52 to 55
	add	v0.4s, v19.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	ldp	q22, q23, [x3, #224]
	// rounds 56 to 59
	add	v0.4s, v6.4s, v22.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 56 to 59
	add	v0.4s, v20.4s, v22.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v23.4s
	mov	v1.16b, v2.16b
	sha256h	q2, q3, v0.4s
	sha256h2	q3, q1, v0.4s
	// rounds 60 to 63
	add	v0.4s, v21.4s, v23.4s
	mov	v1.16b, v16.16b
	sha256h	q16, q17, v0.4s
	sha256h2	q17, q1, v0.4s
	add	v2.4s, v2.4s, v30.4s
	add	v3.4s, v3.4s, v31.4s
.Lsha224_pbkdf2_pair_ce_named3:
	add	v16.4s, v16.4s, v30.4s
	add	v17.4s, v17.4s, v31.4s
.Lsha224_pbkdf2_pair_ce_named4:
	eor	v24.16b, v24.16b, v2.16b
	eor	v25.16b, v25.16b, v3.16b
	eor	v26.16b, v26.16b, v16.16b
	eor	v27.16b, v27.16b, v17.16b
	sub	x1, x1, #1
	cbnz	x1, .Lsha224_pbkdf2_pair_ce_more1
	stp	q24, q25, [x0, #96]
	stp	q2, q3, [x0, #64]
	stp	q26, q27, [x0, #160]
	stp	q16, q17, [x0, #128]
.Lsha224_pbkdf2_pair_ce_skip1:
	ret
INGOT_END(ingot_asm_sha224_pbkdf2_pair_ce)
INGOT_RODATA(.Lingot_asm_sha224_pbkdf2_pair_ce_k, 64)
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
	.byte	0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xe0, 0x02, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x54, 0xf4, 0x9b, 0xc1

// ingot_asm_sha224_pbkdf2_steps, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  103 instructions.
// Holds:  x8 t,  x9 t,  x10 u,  x11 t,  x19 job,  x20 n,  x21 f,  frame+0 block,  frame+64 state
// SHA-256 of the body: 8e692c43217ac25a668ed8d7dfbc98701c4cd01d749f211ec2c60eb0fba36e62
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_steps)
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
	add	x17, sp, #28
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #20]
	mov	w16, #128
	strb	w16, [sp, #28]
	mov	w16, #2
	strb	w16, [sp, #62]
	mov	w16, #224
	strb	w16, [sp, #63]
	cbz	x20, .Lsha224_pbkdf2_steps_skip1
.Lsha224_pbkdf2_steps_more1:
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
	ldr	w8, [x19, #84]
	rev	w8, w8
	str	w8, [sp, #20]
	ldr	w8, [x19, #88]
	rev	w8, w8
	str	w8, [sp, #24]
	ldp	q16, q17, [x19]
	stp	q16, q17, [sp, #64]
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
	ldr	w9, [sp, #84]
	rev	w9, w9
	str	w9, [sp, #20]
	ldr	w9, [sp, #88]
	rev	w9, w9
	str	w9, [sp, #24]
	ldp	q16, q17, [x19, #32]
	stp	q16, q17, [x19, #64]
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
	ldr	x10, [x19, #80]
	ldr	x11, [x19, #112]
	eor	x11, x11, x10
	str	x11, [x19, #112]
	ldr	x10, [x19, #88]
	ldr	x11, [x19, #120]
	eor	x11, x11, x10
	str	x11, [x19, #120]
	sub	x20, x20, #1
	cbnz	x20, .Lsha224_pbkdf2_steps_more1
.Lsha224_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha224_pbkdf2_steps)

// ingot_asm_sha224_pbkdf2_pair, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   x0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  49 instructions.
// Holds:  x19 pair,  x20 n,  x21 f,  frame+0 job
// SHA-256 of the body: 01dd8c15e43c89f83e0073fd95daf1778c82a1dc83ea37231ecda09274aeeb63
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_pair)
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
	ldp	q16, q17, [x19]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x19, #32]
	stp	q16, q17, [sp, #32]
	ldp	q16, q17, [x19, #64]
	stp	q16, q17, [sp, #64]
	ldp	q16, q17, [x19, #96]
	stp	q16, q17, [sp, #96]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldp	q16, q17, [sp, #64]
	stp	q16, q17, [x19, #64]
	ldp	q16, q17, [sp, #96]
	stp	q16, q17, [x19, #96]
	ldp	q16, q17, [x19, #128]
	stp	q16, q17, [sp, #64]
	ldp	q16, q17, [x19, #160]
	stp	q16, q17, [sp, #96]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldp	q16, q17, [sp, #64]
	stp	q16, q17, [x19, #128]
	ldp	q16, q17, [sp, #96]
	stp	q16, q17, [x19, #160]
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
INGOT_END(ingot_asm_sha224_pbkdf2_pair)

// ingot_asm_sha224_pbkdf2_block, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   x0    job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   x1    i       a length, public; from 1 on; its low 32 bits count
//   x2    iters   a length, public; c, at least 1
//   x3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  154 instructions.
// Holds:  x8 r,  x9 to,  x10 from,  x11 left,  x12 t,  x13 number,  x14 t,  x19 job,  x20 i,  x21 iters,
//         x22 f,  x23 blocks,  x24 salted,  frame+0 last blocks,  frame+128 count,  frame+136 low
// SHA-256 of the body: a76affb861a04cb12f2101830385fd1ef404ea76c69c90d23857f804b84ab0c9
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_block)
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
	b.ls	.Lsha224_pbkdf2_block_skip1
.Lsha224_pbkdf2_block_more1:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x11, x11, #16
	cmp	x11, #16
	b.hi	.Lsha224_pbkdf2_block_more1
.Lsha224_pbkdf2_block_done1:
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha224_pbkdf2_block_join1
.Lsha224_pbkdf2_block_skip1:
	cmp	x11, #8
	b.lo	.Lsha224_pbkdf2_block_skip2
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha224_pbkdf2_block_join2
.Lsha224_pbkdf2_block_skip2:
	cmp	x11, #4
	b.lo	.Lsha224_pbkdf2_block_skip3
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha224_pbkdf2_block_join3
.Lsha224_pbkdf2_block_skip3:
	cbz	x11, .Lsha224_pbkdf2_block_skip4
	ldrb	w12, [x10]
	strb	w12, [x9]
	add	x17, x10, x11
	ldurb	w12, [x17, #-1]
	add	x17, x9, x11
	sturb	w12, [x17, #-1]
	lsr	x11, x11, #1
	ldrb	w12, [x10, x11]
	strb	w12, [x9, x11]
.Lsha224_pbkdf2_block_skip4:
.Lsha224_pbkdf2_block_join3:
.Lsha224_pbkdf2_block_join2:
.Lsha224_pbkdf2_block_join1:
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
	b.hi	.Lsha224_pbkdf2_block_skip5
	ldr	x14, [sp, #128]
	lsl	x14, x14, #3
	rev	x14, x14
	str	x14, [sp, #56]
	b	.Lsha224_pbkdf2_block_join4
.Lsha224_pbkdf2_block_skip5:
	mov	w23, #2
	ldr	x14, [sp, #128]
	lsl	x14, x14, #3
	rev	x14, x14
	str	x14, [sp, #120]
.Lsha224_pbkdf2_block_join4:
	ldp	q16, q17, [x24]
	stp	q16, q17, [x19, #64]
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
	ldr	w14, [x19, #84]
	rev	w14, w14
	str	w14, [sp, #20]
	ldr	w14, [x19, #88]
	rev	w14, w14
	str	w14, [sp, #24]
	add	x17, sp, #28
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #20]
	mov	w16, #128
	strb	w16, [sp, #28]
	mov	w16, #2
	strb	w16, [sp, #62]
	mov	w16, #224
	strb	w16, [sp, #63]
	ldp	q16, q17, [x19, #32]
	stp	q16, q17, [x19, #64]
	add	x0, x19, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldp	q16, q17, [x19, #64]
	stp	q16, q17, [x19, #96]
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
INGOT_END(ingot_asm_sha224_pbkdf2_block)

// ingot_asm_sha224_pbkdf2, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   x0    out     out_len bytes, written, secret
//   x1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   x2    job     232 bytes, read, written, secret; as for pbkdf2_block
//   x3    iters   a length, public; c, at least 1
//   x4    f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  297 instructions.
// Holds:  x8 t,  x9 t,  x9 to,  x10 from,  x10 to,  x11 from,  x11 t,  x12 t,  x19 out,  x20 out_len,
//         x21 job,  x22 iters,  x23 f,  x24 i,  frame+0 pair,  frame+192 a block of output
// SHA-256 of the body: c21aa2f71b3f7aa3d9493074a6c3e174f51e75879b25c2277ce67417440a1c7c
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2)
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
	ldp	q16, q17, [x21]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x21, #32]
	stp	q16, q17, [sp, #32]
	sub	x22, x22, #1
	mov	w24, #1
	cmp	x20, #56
	b.lo	.Lsha224_pbkdf2_done1
.Lsha224_pbkdf2_more1:
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #64]
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #96]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #160]
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
	ldr	w8, [sp, #116]
	rev	w8, w8
	str	w8, [x19, #20]
	ldr	w8, [sp, #120]
	rev	w8, w8
	str	w8, [x19, #24]
	ldr	w9, [sp, #160]
	rev	w9, w9
	str	w9, [x19, #28]
	ldr	w9, [sp, #164]
	rev	w9, w9
	str	w9, [x19, #32]
	ldr	w9, [sp, #168]
	rev	w9, w9
	str	w9, [x19, #36]
	ldr	w9, [sp, #172]
	rev	w9, w9
	str	w9, [x19, #40]
	ldr	w9, [sp, #176]
	rev	w9, w9
	str	w9, [x19, #44]
	ldr	w9, [sp, #180]
	rev	w9, w9
	str	w9, [x19, #48]
	ldr	w9, [sp, #184]
	rev	w9, w9
	str	w9, [x19, #52]
	add	x19, x19, #56
	sub	x20, x20, #56
	cmp	x20, #56
	b.hs	.Lsha224_pbkdf2_more1
.Lsha224_pbkdf2_done1:
	cmp	x20, #28
	b.ls	.Lsha224_pbkdf2_skip1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #64]
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #96]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x21, #96]
	stp	q16, q17, [sp, #160]
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
	ldr	w8, [sp, #116]
	rev	w8, w8
	str	w8, [x19, #20]
	ldr	w8, [sp, #120]
	rev	w8, w8
	str	w8, [x19, #24]
	add	x19, x19, #28
	sub	x20, x20, #28
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
	ldr	w9, [sp, #180]
	rev	w9, w9
	str	w9, [sp, #212]
	ldr	w9, [sp, #184]
	rev	w9, w9
	str	w9, [sp, #216]
	mov	x10, x19
	add	x11, sp, #192
	cmp	x20, #16
	b.ls	.Lsha224_pbkdf2_skip2
.Lsha224_pbkdf2_more2:
	ldr	q16, [x11]
	str	q16, [x10]
	add	x11, x11, #16
	add	x10, x10, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha224_pbkdf2_more2
.Lsha224_pbkdf2_done2:
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha224_pbkdf2_join1
.Lsha224_pbkdf2_skip2:
	cmp	x20, #8
	b.lo	.Lsha224_pbkdf2_skip3
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x11]
	str	x15, [x10]
	b	.Lsha224_pbkdf2_join2
.Lsha224_pbkdf2_skip3:
	cmp	x20, #4
	b.lo	.Lsha224_pbkdf2_skip4
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x11]
	str	w15, [x10]
	b	.Lsha224_pbkdf2_join3
.Lsha224_pbkdf2_skip4:
	cbz	x20, .Lsha224_pbkdf2_skip5
	ldrb	w12, [x11]
	strb	w12, [x10]
	add	x17, x11, x20
	ldurb	w12, [x17, #-1]
	add	x17, x10, x20
	sturb	w12, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w12, [x11, x20]
	strb	w12, [x10, x20]
.Lsha224_pbkdf2_skip5:
.Lsha224_pbkdf2_join3:
.Lsha224_pbkdf2_join2:
.Lsha224_pbkdf2_join1:
	b	.Lsha224_pbkdf2_join4
.Lsha224_pbkdf2_skip1:
	cbz	x20, .Lsha224_pbkdf2_skip6
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
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
	ldr	w8, [x21, #116]
	rev	w8, w8
	str	w8, [sp, #212]
	ldr	w8, [x21, #120]
	rev	w8, w8
	str	w8, [sp, #216]
	mov	x9, x19
	add	x10, sp, #192
	cmp	x20, #16
	b.ls	.Lsha224_pbkdf2_skip7
.Lsha224_pbkdf2_more3:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha224_pbkdf2_more3
.Lsha224_pbkdf2_done3:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha224_pbkdf2_join5
.Lsha224_pbkdf2_skip7:
	cmp	x20, #8
	b.lo	.Lsha224_pbkdf2_skip8
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha224_pbkdf2_join6
.Lsha224_pbkdf2_skip8:
	cmp	x20, #4
	b.lo	.Lsha224_pbkdf2_skip9
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha224_pbkdf2_join7
.Lsha224_pbkdf2_skip9:
	cbz	x20, .Lsha224_pbkdf2_skip10
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lsha224_pbkdf2_skip10:
.Lsha224_pbkdf2_join7:
.Lsha224_pbkdf2_join6:
.Lsha224_pbkdf2_join5:
.Lsha224_pbkdf2_skip6:
.Lsha224_pbkdf2_join4:
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
INGOT_END(ingot_asm_sha224_pbkdf2)

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
