// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_md5 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_md5_pbkdf2_steps, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   r0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  97 instructions.
// Holds:  r0 t,  r1 t,  r2 u,  r3 t,  r4 job,  r5 n,  r6 f,  frame+16 block,  frame+80 state
// SHA-256 of the body: 6cb3d05e9ba93396edc9bd2dda91cb1cc2a8d957fa524a9feb68388b5f603ac9
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_steps)
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
	add	lr, sp, #32
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	mov	r12, #128
	strb	r12, [sp, #32]
	mov	r12, #2
	strb	r12, [sp, #73]
	mov	r12, #128
	strb	r12, [sp, #72]
	cmp	r5, #0
	beq	.Lmd5_pbkdf2_steps_skip1
.Lmd5_pbkdf2_steps_more1:
	ldr	r0, [r4, #64]
	str	r0, [sp, #16]
	ldr	r0, [r4, #68]
	str	r0, [sp, #20]
	ldr	r0, [r4, #72]
	str	r0, [sp, #24]
	ldr	r0, [r4, #76]
	str	r0, [sp, #28]
	ldr	r12, [r4]
	ldr	lr, [r4, #4]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #8]
	ldr	lr, [r4, #12]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	add	r0, sp, #80
	add	r1, sp, #16
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r1, [sp, #80]
	str	r1, [sp, #16]
	ldr	r1, [sp, #84]
	str	r1, [sp, #20]
	ldr	r1, [sp, #88]
	str	r1, [sp, #24]
	ldr	r1, [sp, #92]
	str	r1, [sp, #28]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
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
	subs	r5, r5, #1
	bne	.Lmd5_pbkdf2_steps_more1
.Lmd5_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_md5_pbkdf2_steps)

// ingot_asm_md5_pbkdf2_pair, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   r0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   r1    n       a length, public; iterations, may be 0
//   r2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  111 instructions.
// Holds:  r4 pair,  r5 n,  r6 f,  frame+16 job
// SHA-256 of the body: e9f32ce6d79754f94d71cb761002de2cdb95eb07a493b15e20df1126fa47066c
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_pair)
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
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [sp, #48]
	str	lr, [sp, #52]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [sp, #56]
	str	lr, [sp, #60]
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r4, #96]
	ldr	lr, [r4, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r4, #104]
	ldr	lr, [r4, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
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
	ldr	r12, [sp, #112]
	ldr	lr, [sp, #116]
	str	r12, [r4, #96]
	str	lr, [r4, #100]
	ldr	r12, [sp, #120]
	ldr	lr, [sp, #124]
	str	r12, [r4, #104]
	str	lr, [r4, #108]
	ldr	r12, [r4, #128]
	ldr	lr, [r4, #132]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r4, #136]
	ldr	lr, [r4, #140]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r4, #160]
	ldr	lr, [r4, #164]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r4, #168]
	ldr	lr, [r4, #172]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
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
	ldr	r12, [sp, #112]
	ldr	lr, [sp, #116]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [sp, #120]
	ldr	lr, [sp, #124]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
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
INGOT_END(ingot_asm_md5_pbkdf2_pair)

// ingot_asm_md5_pbkdf2_block, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   r0    job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   r1    i       a length, public; from 1 on; its low 32 bits count
//   r2    iters   a length, public; c, at least 1
//   r3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  260 instructions.
// Holds:  r0 r,  r1 to,  r2 from,  r3 left,  r4 job,  r5 i,  r6 iters,  r7 f,  r8 blocks,  r9 salted,
//         frame+16 last blocks,  frame+144 count,  frame+152 t,  frame+156 number,  frame+160 t,
//         frame+164 low
// SHA-256 of the body: f9a4c2fbe01bb2f7a03d05c67899b7dc99ea0acc2468b8e8b83edf8947f6bb04
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_block)
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
	bls	.Lmd5_pbkdf2_block_skip1
.Lmd5_pbkdf2_block_more1:
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
	bhi	.Lmd5_pbkdf2_block_more1
.Lmd5_pbkdf2_block_done1:
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
	b	.Lmd5_pbkdf2_block_join1
.Lmd5_pbkdf2_block_skip1:
	cmp	r3, #8
	blo	.Lmd5_pbkdf2_block_skip2
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
	b	.Lmd5_pbkdf2_block_join2
.Lmd5_pbkdf2_block_skip2:
	cmp	r3, #4
	blo	.Lmd5_pbkdf2_block_skip3
	add	lr, r2, r3
	add	r11, r1, r3
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lmd5_pbkdf2_block_join3
.Lmd5_pbkdf2_block_skip3:
	cmp	r3, #0
	beq	.Lmd5_pbkdf2_block_skip4
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
.Lmd5_pbkdf2_block_skip4:
.Lmd5_pbkdf2_block_join3:
.Lmd5_pbkdf2_block_join2:
.Lmd5_pbkdf2_block_join1:
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
	bhi	.Lmd5_pbkdf2_block_skip5
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
	str	r12, [sp, #76]
	ldr	r12, [sp, #144]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	lsl	r12, r12, #3
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #72]
	b	.Lmd5_pbkdf2_block_join4
.Lmd5_pbkdf2_block_skip5:
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
	str	r12, [sp, #140]
	ldr	r12, [sp, #144]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	lsl	r12, r12, #3
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #136]
.Lmd5_pbkdf2_block_join4:
	ldr	r12, [r9]
	ldr	lr, [r9, #4]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [r9, #8]
	ldr	lr, [r9, #12]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
	add	r0, r4, #64
	add	r1, sp, #16
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [r4, #64]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #16]
	ldr	r12, [r4, #68]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #20]
	ldr	r12, [r4, #72]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #24]
	ldr	r12, [r4, #76]
	str	r12, [sp, #160]
	ldr	r12, [sp, #160]
	str	r12, [sp, #28]
	mov	r12, #0
	mov	r11, #0
	add	lr, sp, #32
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	mov	r12, #128
	strb	r12, [sp, #32]
	mov	r12, #2
	strb	r12, [sp, #73]
	mov	r12, #128
	strb	r12, [sp, #72]
	ldr	r12, [r4, #32]
	ldr	lr, [r4, #36]
	str	r12, [r4, #64]
	str	lr, [r4, #68]
	ldr	r12, [r4, #40]
	ldr	lr, [r4, #44]
	str	r12, [r4, #72]
	str	lr, [r4, #76]
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
INGOT_END(ingot_asm_md5_pbkdf2_block)

// ingot_asm_md5_pbkdf2, ARMv7-A, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   r0    out     out_len bytes, written, secret
//   r1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   r2    job     232 bytes, read, written, secret; as for pbkdf2_block
//   r3    iters   a length, public; c, at least 1
//   sp+0  f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  337 instructions.
// Holds:  r0 t,  r1 t,  r1 to,  r2 from,  r2 to,  r3 from,  r3 t,  r4 out,  r5 out_len,  r6 job,  r7 iters,
//         r8 f,  r9 i,  frame+16 pair,  frame+208 a block of output,  frame+224 t
// SHA-256 of the body: e77cf6873cb2ccef67995439c1c0d9889e32359ee3670c396f8bc97d2fb6fecf
INGOT_FUNCTION(ingot_asm_md5_pbkdf2)
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
	sub	sp, sp, #232
	.cfi_adjust_cfa_offset 232
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	ldr	r8, [sp, #264]
	ldr	r12, [r6]
	ldr	lr, [r6, #4]
	str	r12, [sp, #16]
	str	lr, [sp, #20]
	ldr	r12, [r6, #8]
	ldr	lr, [r6, #12]
	str	r12, [sp, #24]
	str	lr, [sp, #28]
	ldr	r12, [r6, #32]
	ldr	lr, [r6, #36]
	str	r12, [sp, #48]
	str	lr, [sp, #52]
	ldr	r12, [r6, #40]
	ldr	lr, [r6, #44]
	str	r12, [sp, #56]
	str	lr, [sp, #60]
	sub	r7, r7, #1
	mov	r9, #1
	cmp	r5, #32
	blo	.Lmd5_pbkdf2_done1
.Lmd5_pbkdf2_more1:
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	add	r9, r9, #1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	add	r9, r9, #1
	add	r0, sp, #16
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #12]
	blx	r12
	ldr	r0, [sp, #112]
	str	r0, [r4]
	ldr	r0, [sp, #116]
	str	r0, [r4, #4]
	ldr	r0, [sp, #120]
	str	r0, [r4, #8]
	ldr	r0, [sp, #124]
	str	r0, [r4, #12]
	ldr	r1, [sp, #176]
	str	r1, [r4, #16]
	ldr	r1, [sp, #180]
	str	r1, [r4, #20]
	ldr	r1, [sp, #184]
	str	r1, [r4, #24]
	ldr	r1, [sp, #188]
	str	r1, [r4, #28]
	add	r4, r4, #32
	sub	r5, r5, #32
	cmp	r5, #32
	bhs	.Lmd5_pbkdf2_more1
.Lmd5_pbkdf2_done1:
	cmp	r5, #16
	bls	.Lmd5_pbkdf2_skip1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #80]
	str	lr, [sp, #84]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #88]
	str	lr, [sp, #92]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #112]
	str	lr, [sp, #116]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #120]
	str	lr, [sp, #124]
	add	r9, r9, #1
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #144]
	str	lr, [sp, #148]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #152]
	str	lr, [sp, #156]
	ldr	r12, [r6, #96]
	ldr	lr, [r6, #100]
	str	r12, [sp, #176]
	str	lr, [sp, #180]
	ldr	r12, [r6, #104]
	ldr	lr, [r6, #108]
	str	r12, [sp, #184]
	str	lr, [sp, #188]
	add	r9, r9, #1
	add	r0, sp, #16
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #12]
	blx	r12
	ldr	r0, [sp, #112]
	str	r0, [r4]
	ldr	r0, [sp, #116]
	str	r0, [r4, #4]
	ldr	r0, [sp, #120]
	str	r0, [r4, #8]
	ldr	r0, [sp, #124]
	str	r0, [r4, #12]
	add	r4, r4, #16
	sub	r5, r5, #16
	ldr	r1, [sp, #176]
	str	r1, [sp, #208]
	ldr	r1, [sp, #180]
	str	r1, [sp, #212]
	ldr	r1, [sp, #184]
	str	r1, [sp, #216]
	ldr	r1, [sp, #188]
	str	r1, [sp, #220]
	mov	r2, r4
	add	r3, sp, #208
	cmp	r5, #16
	bls	.Lmd5_pbkdf2_skip2
.Lmd5_pbkdf2_more2:
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
	bhi	.Lmd5_pbkdf2_more2
.Lmd5_pbkdf2_done2:
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
	b	.Lmd5_pbkdf2_join1
.Lmd5_pbkdf2_skip2:
	cmp	r5, #8
	blo	.Lmd5_pbkdf2_skip3
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
	b	.Lmd5_pbkdf2_join2
.Lmd5_pbkdf2_skip3:
	cmp	r5, #4
	blo	.Lmd5_pbkdf2_skip4
	add	lr, r3, r5
	add	r11, r2, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r3]
	str	r12, [r2]
	b	.Lmd5_pbkdf2_join3
.Lmd5_pbkdf2_skip4:
	cmp	r5, #0
	beq	.Lmd5_pbkdf2_skip5
	ldrb	r12, [r3]
	str	r12, [sp, #224]
	ldr	r12, [sp, #224]
	strb	r12, [r2]
	add	lr, r3, r5
	ldrb	r12, [lr, #-1]
	str	r12, [sp, #224]
	add	lr, r2, r5
	ldr	r12, [sp, #224]
	strb	r12, [lr, #-1]
	lsr	r5, r5, #1
	add	lr, r3, r5
	ldrb	r12, [lr]
	str	r12, [sp, #224]
	add	lr, r2, r5
	ldr	r12, [sp, #224]
	strb	r12, [lr]
.Lmd5_pbkdf2_skip5:
.Lmd5_pbkdf2_join3:
.Lmd5_pbkdf2_join2:
.Lmd5_pbkdf2_join1:
	b	.Lmd5_pbkdf2_join4
.Lmd5_pbkdf2_skip1:
	cmp	r5, #0
	beq	.Lmd5_pbkdf2_skip6
	add	r0, r6, #0
	mov	r1, r9
	mov	r2, #1
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	add	r0, r6, #0
	mov	r1, r7
	mov	r2, r8
	ldr	r12, [r8, #8]
	blx	r12
	ldr	r0, [r6, #96]
	str	r0, [sp, #208]
	ldr	r0, [r6, #100]
	str	r0, [sp, #212]
	ldr	r0, [r6, #104]
	str	r0, [sp, #216]
	ldr	r0, [r6, #108]
	str	r0, [sp, #220]
	mov	r1, r4
	add	r2, sp, #208
	cmp	r5, #16
	bls	.Lmd5_pbkdf2_skip7
.Lmd5_pbkdf2_more3:
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
	bhi	.Lmd5_pbkdf2_more3
.Lmd5_pbkdf2_done3:
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
	b	.Lmd5_pbkdf2_join5
.Lmd5_pbkdf2_skip7:
	cmp	r5, #8
	blo	.Lmd5_pbkdf2_skip8
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
	b	.Lmd5_pbkdf2_join6
.Lmd5_pbkdf2_skip8:
	cmp	r5, #4
	blo	.Lmd5_pbkdf2_skip9
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lmd5_pbkdf2_join7
.Lmd5_pbkdf2_skip9:
	cmp	r5, #0
	beq	.Lmd5_pbkdf2_skip10
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
.Lmd5_pbkdf2_skip10:
.Lmd5_pbkdf2_join7:
.Lmd5_pbkdf2_join6:
.Lmd5_pbkdf2_join5:
.Lmd5_pbkdf2_skip6:
.Lmd5_pbkdf2_join4:
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
	stm	r12!, {r0}
	add	sp, sp, #232
	.cfi_adjust_cfa_offset -232
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_md5_pbkdf2)

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
