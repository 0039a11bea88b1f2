// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha224 on ARMv7-A.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.syntax unified
	.arch armv8-a
	.fpu crypto-neon-fp-armv8
	.object_arch armv7a
	.arm
	.eabi_attribute 10, 0
	.eabi_attribute 12, 0
	.eabi_attribute 24, 1
	.eabi_attribute 25, 1
	.eabi_attribute 34, 1

// ingot_asm_sha224_pbkdf2_steps_ce, ARMv7-A, needs NEON SHA2.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   r0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  258 instructions.
// Holds:  r0 job,  r1 n,  r3 constants,  r12 address,  lr constants to come,  q0 w+k,  q1 abcd before,
//         q2 abcd,  q3 efgh,  q4 inner abcd,  q5 inner efgh,  q6 outer abcd,  q7 outer efgh,  q8 w[0..],
//         q9 w[4..],  q10 w[8..],  q11 w[12..],  q12 k,  q13 k,  q14 T abcd,  q15 T efgh
// SHA-256 of the body: 4f936acaa590c58e174c4692b506fd0955de8665bc8224ab36a0431d80a3ea52
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_steps_ce)
	push	{r4, lr}
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 14, 4
	vpush	{d8-d15}
	.cfi_adjust_cfa_offset 64
	.cfi_rel_offset 264, 0
	.cfi_rel_offset 265, 8
	.cfi_rel_offset 266, 16
	.cfi_rel_offset 267, 24
	.cfi_rel_offset 268, 32
	.cfi_rel_offset 269, 40
	.cfi_rel_offset 270, 48
	.cfi_rel_offset 271, 56
	sub	sp, sp, #8
	.cfi_adjust_cfa_offset 8
	cmp	r1, #0
	beq	.Lsha224_pbkdf2_steps_ce_skip1
	movw	r3, #:lower16:(.Lingot_asm_sha224_pbkdf2_steps_ce_k-(.Lsha224_pbkdf2_steps_ce_place1+8))
	movt	r3, #:upper16:(.Lingot_asm_sha224_pbkdf2_steps_ce_k-(.Lsha224_pbkdf2_steps_ce_place1+8))
.Lsha224_pbkdf2_steps_ce_place1:
	add	r3, pc, r3
	vld1.8	{d8-d11}, [r0]
	add	r12, r0, #32
	vld1.8	{d12-d15}, [r12]
	add	r12, r0, #96
	vld1.8	{d28-d31}, [r12]
	add	r12, r0, #64
	vld1.8	{d4-d7}, [r12]
.Lsha224_pbkdf2_steps_ce_more1:
	// the inner hash
	vorr	q8, q2, q2
	vorr	q9, q3, q3
	add	r12, r3, #256
	vld1.8	{d0-d1}, [r12]
	vext.8	q9, q9, q9, #12
	vext.8	q9, q9, q0, #4
	vorr	q2, q4, q4
	vorr	q3, q5, q5
.Lsha224_pbkdf2_steps_ce_given1:
	mov	lr, r3
	vld1.8	{d24-d27}, [lr]!
	// rounds 0 to 3
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	add	r12, r3, #272
	vld1.8	{d22-d23}, [r12]
	add	r12, r3, #288
	vld1.8	{d20-d21}, [r12]
	sha256su1.32	q8, q10, q11
	// rounds 4 to 7
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 8 to 11
	add	r12, r3, #32
	vld1.8	{d0-d1}, [r12]
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	add	r12, r3, #288
	vld1.8	{d20-d21}, [r12]
	sha256su1.32	q10, q8, q9
	// rounds 12 to 15
	add	r12, r3, #304
	vld1.8	{d0-d1}, [r12]
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 16 to 19
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 20 to 23
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 24 to 27
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 28 to 31
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 32 to 35
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 36 to 39
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 40 to 43
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 44 to 47
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 48 to 51
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 52 to 55
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vld1.8	{d24-d27}, [lr]!
	// rounds 56 to 59
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 60 to 63
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vadd.i32	q2, q2, q4
	vadd.i32	q3, q3, q5
.Lsha224_pbkdf2_steps_ce_named1:
	// the outer hash
	vorr	q8, q2, q2
	vorr	q9, q3, q3
	add	r12, r3, #256
	vld1.8	{d0-d1}, [r12]
	vext.8	q9, q9, q9, #12
	vext.8	q9, q9, q0, #4
	vorr	q2, q6, q6
	vorr	q3, q7, q7
.Lsha224_pbkdf2_steps_ce_given2:
	mov	lr, r3
	vld1.8	{d24-d27}, [lr]!
	// rounds 0 to 3
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	add	r12, r3, #272
	vld1.8	{d22-d23}, [r12]
	add	r12, r3, #288
	vld1.8	{d20-d21}, [r12]
	sha256su1.32	q8, q10, q11
	// rounds 4 to 7
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 8 to 11
	add	r12, r3, #32
	vld1.8	{d0-d1}, [r12]
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	add	r12, r3, #288
	vld1.8	{d20-d21}, [r12]
	sha256su1.32	q10, q8, q9
	// rounds 12 to 15
	add	r12, r3, #304
	vld1.8	{d0-d1}, [r12]
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 16 to 19
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 20 to 23
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 24 to 27
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 28 to 31
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 32 to 35
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 36 to 39
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d24-d27}, [lr]!
	// rounds 40 to 43
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 44 to 47
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d24-d27}, [lr]!
	// rounds 48 to 51
	vadd.i32	q0, q8, q12
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 52 to 55
	vadd.i32	q0, q9, q13
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vld1.8	{d24-d27}, [lr]!
	// rounds 56 to 59
	vadd.i32	q0, q10, q12
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 60 to 63
	vadd.i32	q0, q11, q13
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vadd.i32	q2, q2, q6
	vadd.i32	q3, q3, q7
.Lsha224_pbkdf2_steps_ce_named2:
	veor	q14, q14, q2
	veor	q15, q15, q3
	subs	r1, r1, #1
	bne	.Lsha224_pbkdf2_steps_ce_more1
	add	r12, r0, #96
	vst1.8	{d28-d31}, [r12]
	add	r12, r0, #64
	vst1.8	{d4-d7}, [r12]
.Lsha224_pbkdf2_steps_ce_skip1:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	vpop	{d8-d15}
	.cfi_adjust_cfa_offset -64
	.cfi_restore 264
	.cfi_restore 265
	.cfi_restore 266
	.cfi_restore 267
	.cfi_restore 268
	.cfi_restore 269
	.cfi_restore 270
	.cfi_restore 271
	pop	{r4, pc}
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
	.byte	0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xe0, 0x02, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x54, 0xf4, 0x9b, 0xc1

// ingot_asm_sha224_pbkdf2_steps, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   r0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  154 instructions.
// Holds:  r0 t,  r1 t,  r2 u,  r3 t,  r4 job,  r5 n,  r6 f,  frame+16 block,  frame+80 state
// SHA-256 of the body: f3b9ab53eb1c54fb483aac58d9758cff9cc24e434ebac81b29dfa6dd77ea0450
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_steps)
	push	{r4-r7, r11, lr}
	.cfi_adjust_cfa_offset 24
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 11, 16
	.cfi_rel_offset 14, 20
	sub	sp, sp, #112
	.cfi_adjust_cfa_offset 112
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #44
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	str	r12, [sp, #76]
	mov	r12, #128
	strb	r12, [sp, #44]
	mov	r12, #2
	strb	r12, [sp, #78]
	mov	r12, #224
	strb	r12, [sp, #79]
	cmp	r5, #0
	beq	.Lsha224_pbkdf2_steps_skip1
.Lsha224_pbkdf2_steps_more1:
	ldr	r0, [r4, #64]
	rev	r0, r0
	str	r0, [sp, #16]
	ldr	r0, [r4, #68]
	rev	r0, r0
	str	r0, [sp, #20]
	ldr	r0, [r4, #72]
	rev	r0, r0
	str	r0, [sp, #24]
	ldr	r0, [r4, #76]
	rev	r0, r0
	str	r0, [sp, #28]
	ldr	r0, [r4, #80]
	rev	r0, r0
	str	r0, [sp, #32]
	ldr	r0, [r4, #84]
	rev	r0, r0
	str	r0, [sp, #36]
	ldr	r0, [r4, #88]
	rev	r0, r0
	str	r0, [sp, #40]
	ldr	r12, [r4]
	ldr	lr, [r4, #4]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #8]
	ldr	lr, [r4, #12]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r4, #16]
	ldr	lr, [r4, #20]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r4, #24]
	ldr	lr, [r4, #28]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	add	r0, sp, #80
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r1, [sp, #80]
	rev	r1, r1
	str	r1, [sp, #16]
	ldr	r1, [sp, #84]
	rev	r1, r1
	str	r1, [sp, #20]
	ldr	r1, [sp, #88]
	rev	r1, r1
	str	r1, [sp, #24]
	ldr	r1, [sp, #92]
	rev	r1, r1
	str	r1, [sp, #28]
	ldr	r1, [sp, #96]
	rev	r1, r1
	str	r1, [sp, #32]
	ldr	r1, [sp, #100]
	rev	r1, r1
	str	r1, [sp, #36]
	ldr	r1, [sp, #104]
	rev	r1, r1
	str	r1, [sp, #40]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
	ldr	r12, [r4, #48]
	ldr	lr, [r4, #52]
	str	r12, [r4, #80]
	str	lr, [r4, #84]
	ldr	r12, [r4, #56]
	ldr	lr, [r4, #60]
	str	r12, [r4, #88]
	str	lr, [r4, #92]
	add	r0, r4, #64
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r4, #64]
	ldr	r3, [r4, #96]
	eor	r3, r3, r2
	str	r3, [r4, #96]
	ldr	r2, [r4, #68]
	ldr	r3, [r4, #100]
	eor	r3, r3, r2
	str	r3, [r4, #100]
	ldr	r2, [r4, #72]
	ldr	r3, [r4, #104]
	eor	r3, r3, r2
	str	r3, [r4, #104]
	ldr	r2, [r4, #76]
	ldr	r3, [r4, #108]
	eor	r3, r3, r2
	str	r3, [r4, #108]
	ldr	r2, [r4, #80]
	ldr	r3, [r4, #112]
	eor	r3, r3, r2
	str	r3, [r4, #112]
	ldr	r2, [r4, #84]
	ldr	r3, [r4, #116]
	eor	r3, r3, r2
	str	r3, [r4, #116]
	ldr	r2, [r4, #88]
	ldr	r3, [r4, #120]
	eor	r3, r3, r2
	str	r3, [r4, #120]
	ldr	r2, [r4, #92]
	ldr	r3, [r4, #124]
	eor	r3, r3, r2
	str	r3, [r4, #124]
	subs	r5, r5, #1
	bne	.Lsha224_pbkdf2_steps_more1
.Lsha224_pbkdf2_steps_skip1:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	mov	r7, #0
	add	r12, sp, #0
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r3}
	add	sp, sp, #112
	.cfi_adjust_cfa_offset -112
	pop	{r4-r7, r11, pc}
INGOT_END(ingot_asm_sha224_pbkdf2_steps)

// ingot_asm_sha224_pbkdf2_pair, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   r0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  191 instructions.
// Holds:  r4 pair,  r5 n,  r6 f,  frame+16 job
// SHA-256 of the body: 5018a680dc1751c32465d4b0a2da60de89f17b9544ca3fe13700a7ad7bf5e02e
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_pair)
	push	{r4-r6, lr}
	.cfi_adjust_cfa_offset 16
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 14, 12
	sub	sp, sp, #144
	.cfi_adjust_cfa_offset 144
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	ldr	r12, [r4]
	ldr	lr, [r4, #4]
	str	r12, [sp, #16]
	str	lr, [sp, #20]
	ldr	r12, [r4, #8]
	ldr	lr, [r4, #12]
	str	r12, [sp, #24]
	str	lr, [sp, #28]
	ldr	r12, [r4, #16]
	ldr	lr, [r4, #20]
	str	r12, [sp, #32]
	str	lr, [sp, #36]
	ldr	r12, [r4, #24]
	ldr	lr, [r4, #28]
	str	r12, [sp, #40]
	str	lr, [sp, #44]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [sp, #48]
	str	lr, [sp, #52]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [sp, #56]
	str	lr, [sp, #60]
	ldr	r12, [r4, #48]
	ldr	lr, [r4, #52]
	str	r12, [sp, #64]
	str	lr, [sp, #68]
	ldr	r12, [r4, #56]
	ldr	lr, [r4, #60]
	str	r12, [sp, #72]
	str	lr, [sp, #76]
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r4, #80]
	ldr	lr, [r4, #84]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r4, #88]
	ldr	lr, [r4, #92]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	ldr	r12, [r4, #96]
	ldr	lr, [r4, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r4, #104]
	ldr	lr, [r4, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	ldr	r12, [r4, #112]
	ldr	lr, [r4, #116]
	str	r12, [sp, #128]
	str	lr, [sp, #132]
	ldr	r12, [r4, #120]
	ldr	lr, [r4, #124]
	str	r12, [sp, #136]
	str	lr, [sp, #140]
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r6
	ldr	r12, [r6, #8]
	blx	r12
	ldr	r12, [sp, #80]
	ldr	lr, [sp, #84]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [sp, #88]
	ldr	lr, [sp, #92]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
	ldr	r12, [sp, #96]
	ldr	lr, [sp, #100]
	str	r12, [r4, #80]
	str	lr, [r4, #84]
	ldr	r12, [sp, #104]
	ldr	lr, [sp, #108]
	str	r12, [r4, #88]
	str	lr, [r4, #92]
	ldr	r12, [sp, #112]
	ldr	lr, [sp, #116]
	str	r12, [r4, #96]
	str	lr, [r4, #100]
	ldr	r12, [sp, #120]
	ldr	lr, [sp, #124]
	str	r12, [r4, #104]
	str	lr, [r4, #108]
	ldr	r12, [sp, #128]
	ldr	lr, [sp, #132]
	str	r12, [r4, #112]
	str	lr, [r4, #116]
	ldr	r12, [sp, #136]
	ldr	lr, [sp, #140]
	str	r12, [r4, #120]
	str	lr, [r4, #124]
	ldr	r12, [r4, #128]
	ldr	lr, [r4, #132]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #136]
	ldr	lr, [r4, #140]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r4, #144]
	ldr	lr, [r4, #148]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r4, #152]
	ldr	lr, [r4, #156]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	ldr	r12, [r4, #160]
	ldr	lr, [r4, #164]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r4, #168]
	ldr	lr, [r4, #172]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	ldr	r12, [r4, #176]
	ldr	lr, [r4, #180]
	str	r12, [sp, #128]
	str	lr, [sp, #132]
	ldr	r12, [r4, #184]
	ldr	lr, [r4, #188]
	str	r12, [sp, #136]
	str	lr, [sp, #140]
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r6
	ldr	r12, [r6, #8]
	blx	r12
	ldr	r12, [sp, #80]
	ldr	lr, [sp, #84]
	str	r12, [r4, #128]
	str	lr, [r4, #132]
	ldr	r12, [sp, #88]
	ldr	lr, [sp, #92]
	str	r12, [r4, #136]
	str	lr, [r4, #140]
	ldr	r12, [sp, #96]
	ldr	lr, [sp, #100]
	str	r12, [r4, #144]
	str	lr, [r4, #148]
	ldr	r12, [sp, #104]
	ldr	lr, [sp, #108]
	str	r12, [r4, #152]
	str	lr, [r4, #156]
	ldr	r12, [sp, #112]
	ldr	lr, [sp, #116]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [sp, #120]
	ldr	lr, [sp, #124]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
	ldr	r12, [sp, #128]
	ldr	lr, [sp, #132]
	str	r12, [r4, #176]
	str	lr, [r4, #180]
	ldr	r12, [sp, #136]
	ldr	lr, [sp, #140]
	str	r12, [r4, #184]
	str	lr, [r4, #188]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	add	r12, sp, #0
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0-r6}
	stm	r12!, {r0}
	add	sp, sp, #144
	.cfi_adjust_cfa_offset -144
	pop	{r4-r6, pc}
INGOT_END(ingot_asm_sha224_pbkdf2_pair)

// ingot_asm_sha224_pbkdf2_block, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   r0    job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   r1    i       a length, public; from 1 on; its low 32 bits count
//   r2    iters   a length, public; c, at least 1
//   r3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  328 instructions.
// Holds:  r0 r,  r1 to,  r2 from,  r3 left,  r4 job,  r5 i,  r6 iters,  r7 f,  r8 blocks,  r9 salted,
//         frame+16 last blocks,  frame+144 count,  frame+152 t,  frame+156 number,  frame+160 t,
//         frame+164 low
// SHA-256 of the body: eeb0963181c02eb039b7d84bffc0a092e3e727bb53fb418c27e7a7a5940f1778
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_block)
	push	{r4-r9, r11, lr}
	.cfi_adjust_cfa_offset 32
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 11, 24
	.cfi_rel_offset 14, 28
	sub	sp, sp, #168
	.cfi_adjust_cfa_offset 168
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	add	r9, r4, #128
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #16
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	ldr	r0, [r9, #96]
	and	r0, r0, #63
	add	r1, sp, #16
	add	r2, r9, #32
	mov	r3, r0
	cmp	r3, #16
	bls	.Lsha224_pbkdf2_block_skip1
.Lsha224_pbkdf2_block_more1:
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	ldr	r12, [r2, #8]
	ldr	lr, [r2, #12]
	str	r12, [r1, #8]
	str	lr, [r1, #12]
	add	r2, r2, #16
	add	r1, r1, #16
	sub	r3, r3, #16
	cmp	r3, #16
	bhi	.Lsha224_pbkdf2_block_more1
.Lsha224_pbkdf2_block_done1:
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_pbkdf2_block_join1
.Lsha224_pbkdf2_block_skip1:
	cmp	r3, #8
	blo	.Lsha224_pbkdf2_block_skip2
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	b	.Lsha224_pbkdf2_block_join2
.Lsha224_pbkdf2_block_skip2:
	cmp	r3, #4
	blo	.Lsha224_pbkdf2_block_skip3
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lsha224_pbkdf2_block_join3
.Lsha224_pbkdf2_block_skip3:
	cmp	r3, #0
	beq	.Lsha224_pbkdf2_block_skip4
	ldrb	r12, [r2]
	str	r12, [sp, #152]
	ldr	r12, [sp, #152]
	strb	r12, [r1]
	add	lr, r2, r3
	ldrb	r12, [lr, #-1]
	str	r12, [sp, #152]
	add	lr, r1, r3
	ldr	r12, [sp, #152]
	strb	r12, [lr, #-1]
	lsr	r3, r3, #1
	add	lr, r2, r3
	ldrb	r12, [lr]
	str	r12, [sp, #152]
	add	lr, r1, r3
	ldr	r12, [sp, #152]
	strb	r12, [lr]
.Lsha224_pbkdf2_block_skip4:
.Lsha224_pbkdf2_block_join3:
.Lsha224_pbkdf2_block_join2:
.Lsha224_pbkdf2_block_join1:
	str	r5, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	add	lr, sp, r0
	ldr	r12, [sp, #156]
	str	r12, [lr, #16]
	add	lr, sp, r0
	mov	r12, #128
	strb	r12, [lr, #20]
	ldr	r12, [r9, #96]
	ldr	lr, [r9, #100]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	mov	r12, #4
	str	r12, [sp, #156]
	ldr	r11, [sp, #156]
	ldr	r12, [sp, #144]
	adds	r12, r12, r11
	str	r12, [sp, #144]
	ldr	r12, [sp, #148]
	adcs	r12, r12, #0
	str	r12, [sp, #148]
	mov	r8, #1
	cmp	r0, #51
	bhi	.Lsha224_pbkdf2_block_skip5
	ldr	r12, [sp, #148]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	lsl	r12, r12, #3
	str	r12, [sp, #160]
	ldr	r12, [sp, #144]
	str	r12, [sp, #164]
	ldr	r12, [sp, #164]
	lsr	r12, r12, #29
	str	r12, [sp, #164]
	ldr	r12, [sp, #160]
	ldr	lr, [sp, #164]
	orr	r12, r12, lr
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #72]
	ldr	r12, [sp, #144]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	lsl	r12, r12, #3
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #76]
	b	.Lsha224_pbkdf2_block_join4
.Lsha224_pbkdf2_block_skip5:
	mov	r8, #2
	ldr	r12, [sp, #148]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	lsl	r12, r12, #3
	str	r12, [sp, #160]
	ldr	r12, [sp, #144]
	str	r12, [sp, #164]
	ldr	r12, [sp, #164]
	lsr	r12, r12, #29
	str	r12, [sp, #164]
	ldr	r12, [sp, #160]
	ldr	lr, [sp, #164]
	orr	r12, r12, lr
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #136]
	ldr	r12, [sp, #144]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	lsl	r12, r12, #3
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #140]
.Lsha224_pbkdf2_block_join4:
	ldr	r12, [r9]
	ldr	lr, [r9, #4]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [r9, #8]
	ldr	lr, [r9, #12]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
	ldr	r12, [r9, #16]
	ldr	lr, [r9, #20]
	str	r12, [r4, #80]
	str	lr, [r4, #84]
	ldr	r12, [r9, #24]
	ldr	lr, [r9, #28]
	str	r12, [r4, #88]
	str	lr, [r4, #92]
	add	r0, r4, #64
	add	r1, sp, #16
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [r4, #64]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #16]
	ldr	r12, [r4, #68]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #20]
	ldr	r12, [r4, #72]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #24]
	ldr	r12, [r4, #76]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #28]
	ldr	r12, [r4, #80]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #32]
	ldr	r12, [r4, #84]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #36]
	ldr	r12, [r4, #88]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #40]
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #44
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	str	r12, [sp, #76]
	mov	r12, #128
	strb	r12, [sp, #44]
	mov	r12, #2
	strb	r12, [sp, #78]
	mov	r12, #224
	strb	r12, [sp, #79]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
	ldr	r12, [r4, #48]
	ldr	lr, [r4, #52]
	str	r12, [r4, #80]
	str	lr, [r4, #84]
	ldr	r12, [r4, #56]
	ldr	lr, [r4, #60]
	str	r12, [r4, #88]
	str	lr, [r4, #92]
	add	r0, r4, #64
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [r4, #96]
	str	lr, [r4, #100]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [r4, #104]
	str	lr, [r4, #108]
	ldr	r12, [r4, #80]
	ldr	lr, [r4, #84]
	str	r12, [r4, #112]
	str	lr, [r4, #116]
	ldr	r12, [r4, #88]
	ldr	lr, [r4, #92]
	str	r12, [r4, #120]
	str	lr, [r4, #124]
	sub	r6, r6, #1
	add	r0, r4, #0
	mov	r1, r6
	mov	r2, r7
	ldr	r12, [r7, #8]
	blx	r12
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	mov	r7, #0
	add	r12, sp, #0
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r1}
	add	sp, sp, #168
	.cfi_adjust_cfa_offset -168
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha224_pbkdf2_block)

// ingot_asm_sha224_pbkdf2, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   r0    out     out_len bytes, written, secret
//   r1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   r2    job     232 bytes, read, written, secret; as for pbkdf2_block
//   r3    iters   a length, public; c, at least 1
//   sp+0  f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  482 instructions.
// Holds:  r0 t,  r1 t,  r1 to,  r2 from,  r2 to,  r3 from,  r3 t,  r4 out,  r5 out_len,  r6 job,  r7 iters,
//         r8 f,  r9 i,  frame+16 pair,  frame+208 a block of output,  frame+236 t
// SHA-256 of the body: 39aeaad75c7479e3f0b83a6c78f92d56eac28ebcbec73a2c2235dea13d67a4c5
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2)
	push	{r4-r9, r11, lr}
	.cfi_adjust_cfa_offset 32
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 11, 24
	.cfi_rel_offset 14, 28
	sub	sp, sp, #240
	.cfi_adjust_cfa_offset 240
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	ldr	r8, [sp, #272]
	ldr	r12, [r6]
	ldr	lr, [r6, #4]
	str	r12, [sp, #16]
	str	lr, [sp, #20]
	ldr	r12, [r6, #8]
	ldr	lr, [r6, #12]
	str	r12, [sp, #24]
	str	lr, [sp, #28]
	ldr	r12, [r6, #16]
	ldr	lr, [r6, #20]
	str	r12, [sp, #32]
	str	lr, [sp, #36]
	ldr	r12, [r6, #24]
	ldr	lr, [r6, #28]
	str	r12, [sp, #40]
	str	lr, [sp, #44]
	ldr	r12, [r6, #32]
	ldr	lr, [r6, #36]
	str	r12, [sp, #48]
	str	lr, [sp, #52]
	ldr	r12, [r6, #40]
	ldr	lr, [r6, #44]
	str	r12, [sp, #56]
	str	lr, [sp, #60]
	ldr	r12, [r6, #48]
	ldr	lr, [r6, #52]
	str	r12, [sp, #64]
	str	lr, [sp, #68]
	ldr	r12, [r6, #56]
	ldr	lr, [r6, #60]
	str	r12, [sp, #72]
	str	lr, [sp, #76]
	sub	r7, r7, #1
	mov	r9, #1
	cmp	r5, #56
	blo	.Lsha224_pbkdf2_done1
.Lsha224_pbkdf2_more1:
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #128]
	str	lr, [sp, #132]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #136]
	str	lr, [sp, #140]
	add	r9, r9, #1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	add	r9, r9, #1
	add	r0, sp, #16
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #12]
	blx	r12
	ldr	r0, [sp, #112]
	rev	r0, r0
	str	r0, [r4]
	ldr	r0, [sp, #116]
	rev	r0, r0
	str	r0, [r4, #4]
	ldr	r0, [sp, #120]
	rev	r0, r0
	str	r0, [r4, #8]
	ldr	r0, [sp, #124]
	rev	r0, r0
	str	r0, [r4, #12]
	ldr	r0, [sp, #128]
	rev	r0, r0
	str	r0, [r4, #16]
	ldr	r0, [sp, #132]
	rev	r0, r0
	str	r0, [r4, #20]
	ldr	r0, [sp, #136]
	rev	r0, r0
	str	r0, [r4, #24]
	ldr	r1, [sp, #176]
	rev	r1, r1
	str	r1, [r4, #28]
	ldr	r1, [sp, #180]
	rev	r1, r1
	str	r1, [r4, #32]
	ldr	r1, [sp, #184]
	rev	r1, r1
	str	r1, [r4, #36]
	ldr	r1, [sp, #188]
	rev	r1, r1
	str	r1, [r4, #40]
	ldr	r1, [sp, #192]
	rev	r1, r1
	str	r1, [r4, #44]
	ldr	r1, [sp, #196]
	rev	r1, r1
	str	r1, [r4, #48]
	ldr	r1, [sp, #200]
	rev	r1, r1
	str	r1, [r4, #52]
	add	r4, r4, #56
	sub	r5, r5, #56
	cmp	r5, #56
	bhs	.Lsha224_pbkdf2_more1
.Lsha224_pbkdf2_done1:
	cmp	r5, #28
	bls	.Lsha224_pbkdf2_skip1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #96]
	str	lr, [sp, #100]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #104]
	str	lr, [sp, #108]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #128]
	str	lr, [sp, #132]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #136]
	str	lr, [sp, #140]
	add	r9, r9, #1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #160]
	str	lr, [sp, #164]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #168]
	str	lr, [sp, #172]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	ldr	r12, [r6, #112]
	ldr	lr, [r6, #116]
	str	r12, [sp, #192]
	str	lr, [sp, #196]
	ldr	r12, [r6, #120]
	ldr	lr, [r6, #124]
	str	r12, [sp, #200]
	str	lr, [sp, #204]
	add	r9, r9, #1
	add	r0, sp, #16
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #12]
	blx	r12
	ldr	r0, [sp, #112]
	rev	r0, r0
	str	r0, [r4]
	ldr	r0, [sp, #116]
	rev	r0, r0
	str	r0, [r4, #4]
	ldr	r0, [sp, #120]
	rev	r0, r0
	str	r0, [r4, #8]
	ldr	r0, [sp, #124]
	rev	r0, r0
	str	r0, [r4, #12]
	ldr	r0, [sp, #128]
	rev	r0, r0
	str	r0, [r4, #16]
	ldr	r0, [sp, #132]
	rev	r0, r0
	str	r0, [r4, #20]
	ldr	r0, [sp, #136]
	rev	r0, r0
	str	r0, [r4, #24]
	add	r4, r4, #28
	sub	r5, r5, #28
	ldr	r1, [sp, #176]
	rev	r1, r1
	str	r1, [sp, #208]
	ldr	r1, [sp, #180]
	rev	r1, r1
	str	r1, [sp, #212]
	ldr	r1, [sp, #184]
	rev	r1, r1
	str	r1, [sp, #216]
	ldr	r1, [sp, #188]
	rev	r1, r1
	str	r1, [sp, #220]
	ldr	r1, [sp, #192]
	rev	r1, r1
	str	r1, [sp, #224]
	ldr	r1, [sp, #196]
	rev	r1, r1
	str	r1, [sp, #228]
	ldr	r1, [sp, #200]
	rev	r1, r1
	str	r1, [sp, #232]
	mov	r2, r4
	add	r3, sp, #208
	cmp	r5, #16
	bls	.Lsha224_pbkdf2_skip2
.Lsha224_pbkdf2_more2:
	ldr	r12, [r3]
	ldr	lr, [r3, #4]
	str	r12, [r2]
	str	lr, [r2, #4]
	ldr	r12, [r3, #8]
	ldr	lr, [r3, #12]
	str	r12, [r2, #8]
	str	lr, [r2, #12]
	add	r3, r3, #16
	add	r2, r2, #16
	sub	r5, r5, #16
	cmp	r5, #16
	bhi	.Lsha224_pbkdf2_more2
.Lsha224_pbkdf2_done2:
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_pbkdf2_join1
.Lsha224_pbkdf2_skip2:
	cmp	r5, #8
	blo	.Lsha224_pbkdf2_skip3
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r3]
	ldr	lr, [r3, #4]
	str	r12, [r2]
	str	lr, [r2, #4]
	b	.Lsha224_pbkdf2_join2
.Lsha224_pbkdf2_skip3:
	cmp	r5, #4
	blo	.Lsha224_pbkdf2_skip4
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r3]
	str	r12, [r2]
	b	.Lsha224_pbkdf2_join3
.Lsha224_pbkdf2_skip4:
	cmp	r5, #0
	beq	.Lsha224_pbkdf2_skip5
	ldrb	r12, [r3]
	str	r12, [sp, #236]
	ldr	r12, [sp, #236]
	strb	r12, [r2]
	add	lr, r3, r5
	ldrb	r12, [lr, #-1]
	str	r12, [sp, #236]
	add	lr, r2, r5
	ldr	r12, [sp, #236]
	strb	r12, [lr, #-1]
	lsr	r5, r5, #1
	add	lr, r3, r5
	ldrb	r12, [lr]
	str	r12, [sp, #236]
	add	lr, r2, r5
	ldr	r12, [sp, #236]
	strb	r12, [lr]
.Lsha224_pbkdf2_skip5:
.Lsha224_pbkdf2_join3:
.Lsha224_pbkdf2_join2:
.Lsha224_pbkdf2_join1:
	b	.Lsha224_pbkdf2_join4
.Lsha224_pbkdf2_skip1:
	cmp	r5, #0
	beq	.Lsha224_pbkdf2_skip6
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	add	r0, r6, #0
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #8]
	blx	r12
	ldr	r0, [r6, #96]
	rev	r0, r0
	str	r0, [sp, #208]
	ldr	r0, [r6, #100]
	rev	r0, r0
	str	r0, [sp, #212]
	ldr	r0, [r6, #104]
	rev	r0, r0
	str	r0, [sp, #216]
	ldr	r0, [r6, #108]
	rev	r0, r0
	str	r0, [sp, #220]
	ldr	r0, [r6, #112]
	rev	r0, r0
	str	r0, [sp, #224]
	ldr	r0, [r6, #116]
	rev	r0, r0
	str	r0, [sp, #228]
	ldr	r0, [r6, #120]
	rev	r0, r0
	str	r0, [sp, #232]
	mov	r1, r4
	add	r2, sp, #208
	cmp	r5, #16
	bls	.Lsha224_pbkdf2_skip7
.Lsha224_pbkdf2_more3:
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	ldr	r12, [r2, #8]
	ldr	lr, [r2, #12]
	str	r12, [r1, #8]
	str	lr, [r1, #12]
	add	r2, r2, #16
	add	r1, r1, #16
	sub	r5, r5, #16
	cmp	r5, #16
	bhi	.Lsha224_pbkdf2_more3
.Lsha224_pbkdf2_done3:
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_pbkdf2_join5
.Lsha224_pbkdf2_skip7:
	cmp	r5, #8
	blo	.Lsha224_pbkdf2_skip8
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	ldr	lr, [r2, #4]
	str	r12, [r1]
	str	lr, [r1, #4]
	b	.Lsha224_pbkdf2_join6
.Lsha224_pbkdf2_skip8:
	cmp	r5, #4
	blo	.Lsha224_pbkdf2_skip9
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lsha224_pbkdf2_join7
.Lsha224_pbkdf2_skip9:
	cmp	r5, #0
	beq	.Lsha224_pbkdf2_skip10
	ldrb	r3, [r2]
	strb	r3, [r1]
	add	lr, r2, r5
	ldrb	r3, [lr, #-1]
	add	lr, r1, r5
	strb	r3, [lr, #-1]
	lsr	r5, r5, #1
	add	lr, r2, r5
	ldrb	r3, [lr]
	add	lr, r1, r5
	strb	r3, [lr]
.Lsha224_pbkdf2_skip10:
.Lsha224_pbkdf2_join7:
.Lsha224_pbkdf2_join6:
.Lsha224_pbkdf2_join5:
.Lsha224_pbkdf2_skip6:
.Lsha224_pbkdf2_join4:
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r4, #0
	mov	r5, #0
	mov	r6, #0
	mov	r7, #0
	add	r12, sp, #0
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r3}
	add	sp, sp, #240
	.cfi_adjust_cfa_offset -240
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha224_pbkdf2)

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
