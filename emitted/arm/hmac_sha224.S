// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha224 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_sha224_hmac_key_ce, ARMv7-A, needs NEON SHA2.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   r0    key     64 bytes, written, secret; inner state, outer state
//   r1    k       klen bytes, read, secret
//   r2    klen    a length, public; bytes, may be 0 and more than a block
//   r3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  542 instructions.
// Holds:  r0 to,  r1 left,  r1 t,  r2 t,  r3 constants,  r3 t,  r4 key,  r5 k,  r6 klen,  r7 f,  r8 n,
//         r12 address,  lr constants to come,  q0 w+k,  q1 abcd before,  q2 abcd,  q3 efgh,  q8 w[0..],
//         q9 w[4..],  q10 w[8..],  q11 w[12..],  q12 k,  q13 k,  q14 k,  q15 k,  frame+16 key block,
//         frame+80 state,  frame+112 last block,  frame+176 low,  frame+180 t
// SHA-256 of the body: e2f51025a8fb913c5d9ef1e246e3ca22e9dc4c878c280e9c61695c16860c947f
INGOT_FUNCTION(ingot_asm_sha224_hmac_key_ce)
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
	sub	sp, sp, #184
	.cfi_adjust_cfa_offset 184
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
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
	cmp	r6, #64
	bls	.Lsha224_hmac_key_ce_skip1
	movw	lr, #:lower16:(.Lingot_asm_sha224_hmac_key_ce_iv-(.Lsha224_hmac_key_ce_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha224_hmac_key_ce_iv-(.Lsha224_hmac_key_ce_place1+8))
.Lsha224_hmac_key_ce_place1:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #80]
	ldr	r12, [lr, #4]
	str	r12, [sp, #84]
	ldr	r12, [lr, #8]
	str	r12, [sp, #88]
	ldr	r12, [lr, #12]
	str	r12, [sp, #92]
	ldr	r12, [lr, #16]
	str	r12, [sp, #96]
	ldr	r12, [lr, #20]
	str	r12, [sp, #100]
	ldr	r12, [lr, #24]
	str	r12, [sp, #104]
	ldr	r12, [lr, #28]
	str	r12, [sp, #108]
	lsr	r8, r6, #6
	cmp	r8, #0
	beq	.Lsha224_hmac_key_ce_skip2
	add	r0, sp, #80
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #6
	add	r5, r5, r8
.Lsha224_hmac_key_ce_skip2:
	and	r8, r6, #63
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #112
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #112
	mov	r1, r8
	cmp	r1, #16
	bls	.Lsha224_hmac_key_ce_skip3
.Lsha224_hmac_key_ce_more1:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r1, r1, #16
	cmp	r1, #16
	bhi	.Lsha224_hmac_key_ce_more1
.Lsha224_hmac_key_ce_done1:
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_hmac_key_ce_join1
.Lsha224_hmac_key_ce_skip3:
	cmp	r1, #8
	blo	.Lsha224_hmac_key_ce_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha224_hmac_key_ce_join2
.Lsha224_hmac_key_ce_skip4:
	cmp	r1, #4
	blo	.Lsha224_hmac_key_ce_skip5
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha224_hmac_key_ce_join3
.Lsha224_hmac_key_ce_skip5:
	cmp	r1, #0
	beq	.Lsha224_hmac_key_ce_skip6
	ldrb	r2, [r5]
	strb	r2, [r0]
	add	lr, r5, r1
	ldrb	r2, [lr, #-1]
	add	lr, r0, r1
	strb	r2, [lr, #-1]
	lsr	r1, r1, #1
	add	lr, r5, r1
	ldrb	r2, [lr]
	add	lr, r0, r1
	strb	r2, [lr]
.Lsha224_hmac_key_ce_skip6:
.Lsha224_hmac_key_ce_join3:
.Lsha224_hmac_key_ce_join2:
.Lsha224_hmac_key_ce_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #112]
	cmp	r8, #56
	blo	.Lsha224_hmac_key_ce_skip7
	add	r0, sp, #80
	add	r1, sp, #112
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #112
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lsha224_hmac_key_ce_skip7:
	lsr	r3, r6, #29
	rev	r3, r3
	str	r3, [sp, #168]
	lsl	r3, r6, #3
	rev	r3, r3
	str	r3, [sp, #172]
	add	r0, sp, #80
	add	r1, sp, #112
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #80]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #16]
	ldr	r12, [sp, #84]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #20]
	ldr	r12, [sp, #88]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #24]
	ldr	r12, [sp, #92]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #28]
	ldr	r12, [sp, #96]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #32]
	ldr	r12, [sp, #100]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #36]
	ldr	r12, [sp, #104]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #40]
	b	.Lsha224_hmac_key_ce_join4
.Lsha224_hmac_key_ce_skip1:
	add	r0, sp, #16
	cmp	r6, #16
	bls	.Lsha224_hmac_key_ce_skip8
.Lsha224_hmac_key_ce_more2:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r6, r6, #16
	cmp	r6, #16
	bhi	.Lsha224_hmac_key_ce_more2
.Lsha224_hmac_key_ce_done2:
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_hmac_key_ce_join5
.Lsha224_hmac_key_ce_skip8:
	cmp	r6, #8
	blo	.Lsha224_hmac_key_ce_skip9
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha224_hmac_key_ce_join6
.Lsha224_hmac_key_ce_skip9:
	cmp	r6, #4
	blo	.Lsha224_hmac_key_ce_skip10
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha224_hmac_key_ce_join7
.Lsha224_hmac_key_ce_skip10:
	cmp	r6, #0
	beq	.Lsha224_hmac_key_ce_skip11
	ldrb	r1, [r5]
	strb	r1, [r0]
	add	lr, r5, r6
	ldrb	r1, [lr, #-1]
	add	lr, r0, r6
	strb	r1, [lr, #-1]
	lsr	r6, r6, #1
	add	lr, r5, r6
	ldrb	r1, [lr]
	add	lr, r0, r6
	strb	r1, [lr]
.Lsha224_hmac_key_ce_skip11:
.Lsha224_hmac_key_ce_join7:
.Lsha224_hmac_key_ce_join6:
.Lsha224_hmac_key_ce_join5:
.Lsha224_hmac_key_ce_join4:
	movw	r3, #:lower16:(.Lingot_asm_sha224_hmac_key_ce_k-(.Lsha224_hmac_key_ce_place2+8))
	movt	r3, #:upper16:(.Lingot_asm_sha224_hmac_key_ce_k-(.Lsha224_hmac_key_ce_place2+8))
.Lsha224_hmac_key_ce_place2:
	add	r3, pc, r3
	add	r12, sp, #16
	vld1.8	{d16-d19}, [r12]!
	vld1.8	{d20-d23}, [r12]
	vrev32.8	q8, q8
	vrev32.8	q9, q9
	vrev32.8	q10, q10
	vrev32.8	q11, q11
.Lsha224_hmac_key_ce_cut1:
	movw	r3, #:lower16:(.Lingot_asm_sha224_hmac_key_ce_k-(.Lsha224_hmac_key_ce_place3+8))
	movt	r3, #:upper16:(.Lingot_asm_sha224_hmac_key_ce_k-(.Lsha224_hmac_key_ce_place3+8))
.Lsha224_hmac_key_ce_place3:
	add	r3, pc, r3
	add	r12, sp, #16
	vst1.8	{d16-d17}, [r12]
	add	r12, sp, #32
	vst1.8	{d18-d19}, [r12]
	add	r12, sp, #48
	vst1.8	{d20-d21}, [r12]
	add	r12, sp, #64
	vst1.8	{d22-d23}, [r12]
	add	r12, r3, #256
	vld1.8	{d2-d3}, [r12]
	veor	q8, q8, q1
	veor	q9, q9, q1
	veor	q10, q10, q1
	veor	q11, q11, q1
	add	r12, r3, #272
	vld1.8	{d4-d5}, [r12]
	add	r12, r3, #288
	vld1.8	{d6-d7}, [r12]
	mov	lr, r3
	vld1.8	{d28-d31}, [lr]!
	// rounds 0 to 3
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 4 to 7
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d28-d31}, [lr]!
	// rounds 8 to 11
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 12 to 15
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d28-d31}, [lr]!
	// rounds 16 to 19
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 20 to 23
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d28-d31}, [lr]!
	// rounds 24 to 27
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 28 to 31
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d28-d31}, [lr]!
	// rounds 32 to 35
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 36 to 39
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d28-d31}, [lr]!
	// rounds 40 to 43
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 44 to 47
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d28-d31}, [lr]!
	// rounds 48 to 51
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 52 to 55
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vld1.8	{d28-d31}, [lr]!
	// rounds 56 to 59
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 60 to 63
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	add	r12, r3, #272
	vld1.8	{d16-d17}, [r12]
	add	r12, r3, #288
	vld1.8	{d18-d19}, [r12]
	vadd.i32	q2, q2, q8
	vadd.i32	q3, q3, q9
	vst1.8	{d4-d7}, [r4]
	add	r12, sp, #16
	vld1.8	{d16-d17}, [r12]
	add	r12, sp, #32
	vld1.8	{d18-d19}, [r12]
	add	r12, sp, #48
	vld1.8	{d20-d21}, [r12]
	add	r12, sp, #64
	vld1.8	{d22-d23}, [r12]
	add	r12, r3, #304
	vld1.8	{d2-d3}, [r12]
	veor	q8, q8, q1
	veor	q9, q9, q1
	veor	q10, q10, q1
	veor	q11, q11, q1
	add	r12, r3, #272
	vld1.8	{d4-d5}, [r12]
	add	r12, r3, #288
	vld1.8	{d6-d7}, [r12]
	mov	lr, r3
	vld1.8	{d28-d31}, [lr]!
	// rounds 0 to 3
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 4 to 7
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d28-d31}, [lr]!
	// rounds 8 to 11
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 12 to 15
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d28-d31}, [lr]!
	// rounds 16 to 19
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 20 to 23
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d28-d31}, [lr]!
	// rounds 24 to 27
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 28 to 31
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d28-d31}, [lr]!
	// rounds 32 to 35
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256su0.32	q8, q9
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q8, q10, q11
	// rounds 36 to 39
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256su0.32	q9, q10
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q9, q11, q8
	vld1.8	{d28-d31}, [lr]!
	// rounds 40 to 43
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256su0.32	q10, q11
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q10, q8, q9
	// rounds 44 to 47
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256su0.32	q11, q8
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	sha256su1.32	q11, q9, q10
	vld1.8	{d28-d31}, [lr]!
	// rounds 48 to 51
	vadd.i32	q0, q8, q14
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 52 to 55
	vadd.i32	q0, q9, q15
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	vld1.8	{d28-d31}, [lr]!
	// rounds 56 to 59
	vadd.i32	q0, q10, q14
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	// rounds 60 to 63
	vadd.i32	q0, q11, q15
	vorr	q1, q2, q2
	sha256h.32	q2, q3, q0
	sha256h2.32	q3, q1, q0
	add	r12, r3, #272
	vld1.8	{d16-d17}, [r12]
	add	r12, r3, #288
	vld1.8	{d18-d19}, [r12]
	vadd.i32	q2, q2, q8
	vadd.i32	q3, q3, q9
	add	r12, r4, #32
	vst1.8	{d4-d7}, [r12]
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
	stm	r12!, {r0-r5}
	add	sp, sp, #184
	.cfi_adjust_cfa_offset -184
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha224_hmac_key_ce)
INGOT_RODATA(.Lingot_asm_sha224_hmac_key_ce_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe
INGOT_RODATA(.Lingot_asm_sha224_hmac_key_ce_k, 64)
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
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c

// ingot_asm_sha224_hmac_key, ARMv7-A, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   r0    key     64 bytes, written, secret; inner state, outer state
//   r1    k       klen bytes, read, secret
//   r2    klen    a length, public; bytes, may be 0 and more than a block
//   r3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  464 instructions.
// Holds:  r0 t,  r0 to,  r1 left,  r1 pad,  r1 t,  r2 t,  r3 pad,  r3 t,  r4 key,  r5 k,  r6 klen,  r7 f,
//         r8 n,  frame+16 key block,  frame+80 state,  frame+112 last block,  frame+176 low,  frame+180 t
// SHA-256 of the body: 069eb7c7f4762659d1729c2d508d8be44585041246f4a76d00d5efcef41b3021
INGOT_FUNCTION(ingot_asm_sha224_hmac_key)
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
	sub	sp, sp, #184
	.cfi_adjust_cfa_offset 184
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
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
	cmp	r6, #64
	bls	.Lsha224_hmac_key_skip1
	movw	lr, #:lower16:(.Lingot_asm_sha224_hmac_key_iv-(.Lsha224_hmac_key_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha224_hmac_key_iv-(.Lsha224_hmac_key_place1+8))
.Lsha224_hmac_key_place1:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #80]
	ldr	r12, [lr, #4]
	str	r12, [sp, #84]
	ldr	r12, [lr, #8]
	str	r12, [sp, #88]
	ldr	r12, [lr, #12]
	str	r12, [sp, #92]
	ldr	r12, [lr, #16]
	str	r12, [sp, #96]
	ldr	r12, [lr, #20]
	str	r12, [sp, #100]
	ldr	r12, [lr, #24]
	str	r12, [sp, #104]
	ldr	r12, [lr, #28]
	str	r12, [sp, #108]
	lsr	r8, r6, #6
	cmp	r8, #0
	beq	.Lsha224_hmac_key_skip2
	add	r0, sp, #80
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #6
	add	r5, r5, r8
.Lsha224_hmac_key_skip2:
	and	r8, r6, #63
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #112
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #112
	mov	r1, r8
	cmp	r1, #16
	bls	.Lsha224_hmac_key_skip3
.Lsha224_hmac_key_more1:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r1, r1, #16
	cmp	r1, #16
	bhi	.Lsha224_hmac_key_more1
.Lsha224_hmac_key_done1:
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_hmac_key_join1
.Lsha224_hmac_key_skip3:
	cmp	r1, #8
	blo	.Lsha224_hmac_key_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha224_hmac_key_join2
.Lsha224_hmac_key_skip4:
	cmp	r1, #4
	blo	.Lsha224_hmac_key_skip5
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha224_hmac_key_join3
.Lsha224_hmac_key_skip5:
	cmp	r1, #0
	beq	.Lsha224_hmac_key_skip6
	ldrb	r2, [r5]
	strb	r2, [r0]
	add	lr, r5, r1
	ldrb	r2, [lr, #-1]
	add	lr, r0, r1
	strb	r2, [lr, #-1]
	lsr	r1, r1, #1
	add	lr, r5, r1
	ldrb	r2, [lr]
	add	lr, r0, r1
	strb	r2, [lr]
.Lsha224_hmac_key_skip6:
.Lsha224_hmac_key_join3:
.Lsha224_hmac_key_join2:
.Lsha224_hmac_key_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #112]
	cmp	r8, #56
	blo	.Lsha224_hmac_key_skip7
	add	r0, sp, #80
	add	r1, sp, #112
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #112
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lsha224_hmac_key_skip7:
	lsr	r3, r6, #29
	rev	r3, r3
	str	r3, [sp, #168]
	lsl	r3, r6, #3
	rev	r3, r3
	str	r3, [sp, #172]
	add	r0, sp, #80
	add	r1, sp, #112
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #80]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #16]
	ldr	r12, [sp, #84]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #20]
	ldr	r12, [sp, #88]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #24]
	ldr	r12, [sp, #92]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #28]
	ldr	r12, [sp, #96]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #32]
	ldr	r12, [sp, #100]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #36]
	ldr	r12, [sp, #104]
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	rev	r12, r12
	str	r12, [sp, #180]
	ldr	r12, [sp, #180]
	str	r12, [sp, #40]
	b	.Lsha224_hmac_key_join4
.Lsha224_hmac_key_skip1:
	add	r0, sp, #16
	cmp	r6, #16
	bls	.Lsha224_hmac_key_skip8
.Lsha224_hmac_key_more2:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r6, r6, #16
	cmp	r6, #16
	bhi	.Lsha224_hmac_key_more2
.Lsha224_hmac_key_done2:
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_hmac_key_join5
.Lsha224_hmac_key_skip8:
	cmp	r6, #8
	blo	.Lsha224_hmac_key_skip9
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha224_hmac_key_join6
.Lsha224_hmac_key_skip9:
	cmp	r6, #4
	blo	.Lsha224_hmac_key_skip10
	add	lr, r5, r6
	add	r11, r0, r6
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha224_hmac_key_join7
.Lsha224_hmac_key_skip10:
	cmp	r6, #0
	beq	.Lsha224_hmac_key_skip11
	ldrb	r1, [r5]
	strb	r1, [r0]
	add	lr, r5, r6
	ldrb	r1, [lr, #-1]
	add	lr, r0, r6
	strb	r1, [lr, #-1]
	lsr	r6, r6, #1
	add	lr, r5, r6
	ldrb	r1, [lr]
	add	lr, r0, r6
	strb	r1, [lr]
.Lsha224_hmac_key_skip11:
.Lsha224_hmac_key_join7:
.Lsha224_hmac_key_join6:
.Lsha224_hmac_key_join5:
.Lsha224_hmac_key_join4:
	movw	r1, #0x3636
	movt	r1, #0x3636
	ldr	r0, [sp, #16]
	eor	r0, r0, r1
	str	r0, [sp, #16]
	ldr	r0, [sp, #20]
	eor	r0, r0, r1
	str	r0, [sp, #20]
	ldr	r0, [sp, #24]
	eor	r0, r0, r1
	str	r0, [sp, #24]
	ldr	r0, [sp, #28]
	eor	r0, r0, r1
	str	r0, [sp, #28]
	ldr	r0, [sp, #32]
	eor	r0, r0, r1
	str	r0, [sp, #32]
	ldr	r0, [sp, #36]
	eor	r0, r0, r1
	str	r0, [sp, #36]
	ldr	r0, [sp, #40]
	eor	r0, r0, r1
	str	r0, [sp, #40]
	ldr	r0, [sp, #44]
	eor	r0, r0, r1
	str	r0, [sp, #44]
	ldr	r0, [sp, #48]
	eor	r0, r0, r1
	str	r0, [sp, #48]
	ldr	r0, [sp, #52]
	eor	r0, r0, r1
	str	r0, [sp, #52]
	ldr	r0, [sp, #56]
	eor	r0, r0, r1
	str	r0, [sp, #56]
	ldr	r0, [sp, #60]
	eor	r0, r0, r1
	str	r0, [sp, #60]
	ldr	r0, [sp, #64]
	eor	r0, r0, r1
	str	r0, [sp, #64]
	ldr	r0, [sp, #68]
	eor	r0, r0, r1
	str	r0, [sp, #68]
	ldr	r0, [sp, #72]
	eor	r0, r0, r1
	str	r0, [sp, #72]
	ldr	r0, [sp, #76]
	eor	r0, r0, r1
	str	r0, [sp, #76]
	movw	lr, #:lower16:(.Lingot_asm_sha224_hmac_key_iv-(.Lsha224_hmac_key_place2+8))
	movt	lr, #:upper16:(.Lingot_asm_sha224_hmac_key_iv-(.Lsha224_hmac_key_place2+8))
.Lsha224_hmac_key_place2:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #80]
	ldr	r12, [lr, #4]
	str	r12, [sp, #84]
	ldr	r12, [lr, #8]
	str	r12, [sp, #88]
	ldr	r12, [lr, #12]
	str	r12, [sp, #92]
	ldr	r12, [lr, #16]
	str	r12, [sp, #96]
	ldr	r12, [lr, #20]
	str	r12, [sp, #100]
	ldr	r12, [lr, #24]
	str	r12, [sp, #104]
	ldr	r12, [lr, #28]
	str	r12, [sp, #108]
	add	r0, sp, #80
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #80]
	ldr	lr, [sp, #84]
	str	r12, [r4]
	str	lr, [r4, #4]
	ldr	r12, [sp, #88]
	ldr	lr, [sp, #92]
	str	r12, [r4, #8]
	str	lr, [r4, #12]
	ldr	r12, [sp, #96]
	ldr	lr, [sp, #100]
	str	r12, [r4, #16]
	str	lr, [r4, #20]
	ldr	r12, [sp, #104]
	ldr	lr, [sp, #108]
	str	r12, [r4, #24]
	str	lr, [r4, #28]
	movw	r3, #0x6a6a
	movt	r3, #0x6a6a
	ldr	r2, [sp, #16]
	eor	r2, r2, r3
	str	r2, [sp, #16]
	ldr	r2, [sp, #20]
	eor	r2, r2, r3
	str	r2, [sp, #20]
	ldr	r2, [sp, #24]
	eor	r2, r2, r3
	str	r2, [sp, #24]
	ldr	r2, [sp, #28]
	eor	r2, r2, r3
	str	r2, [sp, #28]
	ldr	r2, [sp, #32]
	eor	r2, r2, r3
	str	r2, [sp, #32]
	ldr	r2, [sp, #36]
	eor	r2, r2, r3
	str	r2, [sp, #36]
	ldr	r2, [sp, #40]
	eor	r2, r2, r3
	str	r2, [sp, #40]
	ldr	r2, [sp, #44]
	eor	r2, r2, r3
	str	r2, [sp, #44]
	ldr	r2, [sp, #48]
	eor	r2, r2, r3
	str	r2, [sp, #48]
	ldr	r2, [sp, #52]
	eor	r2, r2, r3
	str	r2, [sp, #52]
	ldr	r2, [sp, #56]
	eor	r2, r2, r3
	str	r2, [sp, #56]
	ldr	r2, [sp, #60]
	eor	r2, r2, r3
	str	r2, [sp, #60]
	ldr	r2, [sp, #64]
	eor	r2, r2, r3
	str	r2, [sp, #64]
	ldr	r2, [sp, #68]
	eor	r2, r2, r3
	str	r2, [sp, #68]
	ldr	r2, [sp, #72]
	eor	r2, r2, r3
	str	r2, [sp, #72]
	ldr	r2, [sp, #76]
	eor	r2, r2, r3
	str	r2, [sp, #76]
	movw	lr, #:lower16:(.Lingot_asm_sha224_hmac_key_iv-(.Lsha224_hmac_key_place3+8))
	movt	lr, #:upper16:(.Lingot_asm_sha224_hmac_key_iv-(.Lsha224_hmac_key_place3+8))
.Lsha224_hmac_key_place3:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #80]
	ldr	r12, [lr, #4]
	str	r12, [sp, #84]
	ldr	r12, [lr, #8]
	str	r12, [sp, #88]
	ldr	r12, [lr, #12]
	str	r12, [sp, #92]
	ldr	r12, [lr, #16]
	str	r12, [sp, #96]
	ldr	r12, [lr, #20]
	str	r12, [sp, #100]
	ldr	r12, [lr, #24]
	str	r12, [sp, #104]
	ldr	r12, [lr, #28]
	str	r12, [sp, #108]
	add	r0, sp, #80
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #80]
	ldr	lr, [sp, #84]
	str	r12, [r4, #32]
	str	lr, [r4, #36]
	ldr	r12, [sp, #88]
	ldr	lr, [sp, #92]
	str	r12, [r4, #40]
	str	lr, [r4, #44]
	ldr	r12, [sp, #96]
	ldr	lr, [sp, #100]
	str	r12, [r4, #48]
	str	lr, [r4, #52]
	ldr	r12, [sp, #104]
	ldr	lr, [sp, #108]
	str	r12, [r4, #56]
	str	lr, [r4, #60]
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
	stm	r12!, {r0-r5}
	add	sp, sp, #184
	.cfi_adjust_cfa_offset -184
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha224_hmac_key)
INGOT_RODATA(.Lingot_asm_sha224_hmac_key_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe

// ingot_asm_sha224_hmac, ARMv7-A, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   r0    out     28 bytes, written, secret; may overlap k and data
//   r1    k       klen bytes, read, secret
//   r2    klen    a length, public; bytes, may be 0 and more than a block
//   r3    data    len bytes, read, secret
//   sp+0  len     a length, public; bytes, may be 0
//   sp+4  f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  292 instructions.
// Holds:  r0 to,  r1 k,  r2 klen,  r3 left,  r4 out,  r5 data,  r6 len,  r7 f,  r8 total,  r9 n,
//         frame+16 key,  frame+80 block,  frame+144 t,  frame+148 t,  frame+152 low,  frame+156 t,
//         frame+160 t
// SHA-256 of the body: f8ae545caf1b6dd80c411f9d8434a3f1123ea01169ca7dee8923b4b438d33e14
INGOT_FUNCTION(ingot_asm_sha224_hmac)
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
	mov	r5, r3
	ldr	r6, [sp, #200]
	ldr	r7, [sp, #204]
	add	r0, sp, #16
	mov	r3, r7
	ldr	r12, [r7, #4]
	blx	r12
	add	r8, r6, #64
	lsr	r9, r6, #6
	cmp	r9, #0
	beq	.Lsha224_hmac_skip1
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r9
	ldr	r12, [r7]
	blx	r12
	lsl	r9, r9, #6
	add	r5, r5, r9
.Lsha224_hmac_skip1:
	and	r9, r6, #63
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #80
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #80
	mov	r3, r9
	cmp	r3, #16
	bls	.Lsha224_hmac_skip2
.Lsha224_hmac_more1:
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	ldr	r12, [r5, #8]
	ldr	lr, [r5, #12]
	str	r12, [r0, #8]
	str	lr, [r0, #12]
	add	r5, r5, #16
	add	r0, r0, #16
	sub	r3, r3, #16
	cmp	r3, #16
	bhi	.Lsha224_hmac_more1
.Lsha224_hmac_done1:
	add	lr, r5, r3
	add	r11, r0, r3
	ldr	r12, [lr, #-16]
	str	r12, [r11, #-16]
	ldr	r12, [lr, #-12]
	str	r12, [r11, #-12]
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	b	.Lsha224_hmac_join1
.Lsha224_hmac_skip2:
	cmp	r3, #8
	blo	.Lsha224_hmac_skip3
	add	lr, r5, r3
	add	r11, r0, r3
	ldr	r12, [lr, #-8]
	str	r12, [r11, #-8]
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	ldr	lr, [r5, #4]
	str	r12, [r0]
	str	lr, [r0, #4]
	b	.Lsha224_hmac_join2
.Lsha224_hmac_skip3:
	cmp	r3, #4
	blo	.Lsha224_hmac_skip4
	add	lr, r5, r3
	add	r11, r0, r3
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha224_hmac_join3
.Lsha224_hmac_skip4:
	cmp	r3, #0
	beq	.Lsha224_hmac_skip5
	ldrb	r12, [r5]
	str	r12, [sp, #144]
	ldr	r12, [sp, #144]
	strb	r12, [r0]
	add	lr, r5, r3
	ldrb	r12, [lr, #-1]
	str	r12, [sp, #144]
	add	lr, r0, r3
	ldr	r12, [sp, #144]
	strb	r12, [lr, #-1]
	lsr	r3, r3, #1
	add	lr, r5, r3
	ldrb	r12, [lr]
	str	r12, [sp, #144]
	add	lr, r0, r3
	ldr	r12, [sp, #144]
	strb	r12, [lr]
.Lsha224_hmac_skip5:
.Lsha224_hmac_join3:
.Lsha224_hmac_join2:
.Lsha224_hmac_join1:
	add	lr, sp, r9
	mov	r12, #128
	strb	r12, [lr, #80]
	cmp	r9, #56
	blo	.Lsha224_hmac_skip6
	add	r0, sp, #16
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #80
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lsha224_hmac_skip6:
	lsr	r12, r8, #29
	str	r12, [sp, #148]
	ldr	r12, [sp, #148]
	rev	r12, r12
	str	r12, [sp, #148]
	ldr	r12, [sp, #148]
	str	r12, [sp, #136]
	lsl	r12, r8, #3
	str	r12, [sp, #148]
	ldr	r12, [sp, #148]
	rev	r12, r12
	str	r12, [sp, #148]
	ldr	r12, [sp, #148]
	str	r12, [sp, #140]
	add	r0, sp, #16
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #16]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #80]
	ldr	r12, [sp, #20]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #84]
	ldr	r12, [sp, #24]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #88]
	ldr	r12, [sp, #28]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #92]
	ldr	r12, [sp, #32]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #96]
	ldr	r12, [sp, #36]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #100]
	ldr	r12, [sp, #40]
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	rev	r12, r12
	str	r12, [sp, #156]
	ldr	r12, [sp, #156]
	str	r12, [sp, #104]
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #108
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	str	r12, [sp, #140]
	mov	r12, #128
	strb	r12, [sp, #108]
	mov	r12, #2
	strb	r12, [sp, #142]
	mov	r12, #224
	strb	r12, [sp, #143]
	ldr	r12, [sp, #48]
	ldr	lr, [sp, #52]
	str	r12, [sp, #16]
	str	lr, [sp, #20]
	ldr	r12, [sp, #56]
	ldr	lr, [sp, #60]
	str	r12, [sp, #24]
	str	lr, [sp, #28]
	ldr	r12, [sp, #64]
	ldr	lr, [sp, #68]
	str	r12, [sp, #32]
	str	lr, [sp, #36]
	ldr	r12, [sp, #72]
	ldr	lr, [sp, #76]
	str	r12, [sp, #40]
	str	lr, [sp, #44]
	add	r0, sp, #16
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #16]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4]
	ldr	r12, [sp, #20]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4, #4]
	ldr	r12, [sp, #24]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4, #8]
	ldr	r12, [sp, #28]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4, #12]
	ldr	r12, [sp, #32]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4, #16]
	ldr	r12, [sp, #36]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4, #20]
	ldr	r12, [sp, #40]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	rev	r12, r12
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [r4, #24]
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
	stm	r12!, {r0}
	add	sp, sp, #168
	.cfi_adjust_cfa_offset -168
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha224_hmac)

// ingot_asm_sha224_hmac_finish, ARMv7-A, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   r0    hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   r1    out     28 bytes, written, secret
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  165 instructions.
// Holds:  r0 t,  r1 low,  r2 t,  r3 t,  r4 hmac,  r5 out,  r6 f,  r7 ctx,  r8 n
// SHA-256 of the body: b29ba3c6918ba00a713ae5d7feeb2ed82265e4fd658742baea8652bad7ba0489
INGOT_FUNCTION(ingot_asm_sha224_hmac_finish)
	push	{r4-r8, lr}
	.cfi_adjust_cfa_offset 24
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 14, 20
	sub	sp, sp, #8
	.cfi_adjust_cfa_offset 8
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	add	r7, r4, #64
	ldr	r8, [r7, #96]
	and	r8, r8, #63
	add	lr, r7, r8
	mov	r12, #128
	strb	r12, [lr, #32]
	add	r8, r8, #1
	cmp	r8, #56
	bls	.Lsha224_hmac_finish_skip1
	cmp	r8, #64
	bhs	.Lsha224_hmac_finish_done1
.Lsha224_hmac_finish_more1:
	add	lr, r7, r8
	mov	r12, #0
	strb	r12, [lr, #32]
	add	r8, r8, #1
	cmp	r8, #64
	blo	.Lsha224_hmac_finish_more1
.Lsha224_hmac_finish_done1:
	add	r0, r7, #0
	add	r1, r7, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	mov	r8, #0
.Lsha224_hmac_finish_skip1:
	cmp	r8, #56
	bhs	.Lsha224_hmac_finish_done2
.Lsha224_hmac_finish_more2:
	mov	r12, #0
	add	lr, r7, r8
	str	r12, [lr, #32]
	str	r12, [lr, #36]
	add	r8, r8, #8
	cmp	r8, #56
	blo	.Lsha224_hmac_finish_more2
.Lsha224_hmac_finish_done2:
	ldr	r0, [r7, #100]
	lsl	r0, r0, #3
	ldr	r1, [r7, #96]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r7, #88]
	ldr	r0, [r7, #96]
	lsl	r0, r0, #3
	rev	r0, r0
	str	r0, [r7, #92]
	add	r0, r7, #0
	add	r1, r7, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r7]
	rev	r2, r2
	str	r2, [r7, #32]
	ldr	r2, [r7, #4]
	rev	r2, r2
	str	r2, [r7, #36]
	ldr	r2, [r7, #8]
	rev	r2, r2
	str	r2, [r7, #40]
	ldr	r2, [r7, #12]
	rev	r2, r2
	str	r2, [r7, #44]
	ldr	r2, [r7, #16]
	rev	r2, r2
	str	r2, [r7, #48]
	ldr	r2, [r7, #20]
	rev	r2, r2
	str	r2, [r7, #52]
	ldr	r2, [r7, #24]
	rev	r2, r2
	str	r2, [r7, #56]
	mov	r12, #0
	str	r12, [r7, #60]
	str	r12, [r7, #64]
	str	r12, [r7, #68]
	str	r12, [r7, #72]
	str	r12, [r7, #76]
	str	r12, [r7, #80]
	str	r12, [r7, #84]
	str	r12, [r7, #88]
	str	r12, [r7, #92]
	mov	r12, #128
	strb	r12, [r7, #60]
	mov	r12, #2
	strb	r12, [r7, #94]
	mov	r12, #224
	strb	r12, [r7, #95]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [r7]
	str	lr, [r7, #4]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [r7, #8]
	str	lr, [r7, #12]
	ldr	r12, [r4, #48]
	ldr	lr, [r4, #52]
	str	r12, [r7, #16]
	str	lr, [r7, #20]
	ldr	r12, [r4, #56]
	ldr	lr, [r4, #60]
	str	r12, [r7, #24]
	str	lr, [r7, #28]
	add	r0, r7, #0
	add	r1, r7, #32
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r3, [r7]
	rev	r3, r3
	str	r3, [r5]
	ldr	r3, [r7, #4]
	rev	r3, r3
	str	r3, [r5, #4]
	ldr	r3, [r7, #8]
	rev	r3, r3
	str	r3, [r5, #8]
	ldr	r3, [r7, #12]
	rev	r3, r3
	str	r3, [r5, #12]
	ldr	r3, [r7, #16]
	rev	r3, r3
	str	r3, [r5, #16]
	ldr	r3, [r7, #20]
	rev	r3, r3
	str	r3, [r5, #20]
	ldr	r3, [r7, #24]
	rev	r3, r3
	str	r3, [r5, #24]
	mov	r12, #0
	str	r12, [r7]
	str	r12, [r7, #4]
	str	r12, [r7, #8]
	str	r12, [r7, #12]
	str	r12, [r7, #16]
	str	r12, [r7, #20]
	str	r12, [r7, #24]
	str	r12, [r7, #28]
	str	r12, [r7, #32]
	str	r12, [r7, #36]
	str	r12, [r7, #40]
	str	r12, [r7, #44]
	str	r12, [r7, #48]
	str	r12, [r7, #52]
	str	r12, [r7, #56]
	str	r12, [r7, #60]
	str	r12, [r7, #64]
	str	r12, [r7, #68]
	str	r12, [r7, #72]
	str	r12, [r7, #76]
	str	r12, [r7, #80]
	str	r12, [r7, #84]
	str	r12, [r7, #88]
	str	r12, [r7, #92]
	str	r12, [r7, #96]
	str	r12, [r7, #100]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r8, pc}
INGOT_END(ingot_asm_sha224_hmac_finish)

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
