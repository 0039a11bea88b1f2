// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512_256 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_sha512_256_finish, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   r0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   r1    out     32 bytes, written, secret
//   r2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  151 instructions.
// Holds:  r0 t,  r1 low,  r2 t,  r4 ctx,  r5 out,  r6 f,  r7 n
// SHA-256 of the body: 214f7132ccadf9f8e44558b9fa08a7b3f1a5333c8b8b03868bfa87fd1a9441b9
INGOT_FUNCTION(ingot_asm_sha512_256_finish)
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
	ldr	r7, [r4, #192]
	and	r7, r7, #127
	add	lr, r4, r7
	mov	r12, #128
	strb	r12, [lr, #64]
	add	r7, r7, #1
	cmp	r7, #112
	bls	.Lsha512_256_finish_skip1
	cmp	r7, #128
	bhs	.Lsha512_256_finish_done1
.Lsha512_256_finish_more1:
	add	lr, r4, r7
	mov	r12, #0
	strb	r12, [lr, #64]
	add	r7, r7, #1
	cmp	r7, #128
	blo	.Lsha512_256_finish_more1
.Lsha512_256_finish_done1:
	add	r0, r4, #0
	add	r1, r4, #64
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	mov	r7, #0
.Lsha512_256_finish_skip1:
	cmp	r7, #112
	bhs	.Lsha512_256_finish_done2
.Lsha512_256_finish_more2:
	mov	r12, #0
	add	lr, r4, r7
	str	r12, [lr, #64]
	str	r12, [lr, #68]
	str	r12, [lr, #72]
	str	r12, [lr, #76]
	add	r7, r7, #16
	cmp	r7, #112
	blo	.Lsha512_256_finish_more2
.Lsha512_256_finish_done2:
	ldr	r0, [r4, #204]
	lsl	r0, r0, #3
	ldr	r1, [r4, #200]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #176]
	ldr	r0, [r4, #200]
	lsl	r0, r0, #3
	ldr	r1, [r4, #196]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #180]
	ldr	r0, [r4, #196]
	lsl	r0, r0, #3
	ldr	r1, [r4, #192]
	lsr	r1, r1, #29
	orr	r0, r0, r1
	rev	r0, r0
	str	r0, [r4, #184]
	ldr	r0, [r4, #192]
	lsl	r0, r0, #3
	rev	r0, r0
	str	r0, [r4, #188]
	add	r0, r4, #0
	add	r1, r4, #64
	mov	r2, #1
	ldr	r12, [r6]
	blx	r12
	ldr	r2, [r4, #4]
	rev	r2, r2
	str	r2, [r5]
	ldr	r2, [r4]
	rev	r2, r2
	str	r2, [r5, #4]
	ldr	r2, [r4, #12]
	rev	r2, r2
	str	r2, [r5, #8]
	ldr	r2, [r4, #8]
	rev	r2, r2
	str	r2, [r5, #12]
	ldr	r2, [r4, #20]
	rev	r2, r2
	str	r2, [r5, #16]
	ldr	r2, [r4, #16]
	rev	r2, r2
	str	r2, [r5, #20]
	ldr	r2, [r4, #28]
	rev	r2, r2
	str	r2, [r5, #24]
	ldr	r2, [r4, #24]
	rev	r2, r2
	str	r2, [r5, #28]
	mov	r12, #0
	str	r12, [r4]
	str	r12, [r4, #4]
	str	r12, [r4, #8]
	str	r12, [r4, #12]
	str	r12, [r4, #16]
	str	r12, [r4, #20]
	str	r12, [r4, #24]
	str	r12, [r4, #28]
	str	r12, [r4, #32]
	str	r12, [r4, #36]
	str	r12, [r4, #40]
	str	r12, [r4, #44]
	str	r12, [r4, #48]
	str	r12, [r4, #52]
	str	r12, [r4, #56]
	str	r12, [r4, #60]
	str	r12, [r4, #64]
	str	r12, [r4, #68]
	str	r12, [r4, #72]
	str	r12, [r4, #76]
	str	r12, [r4, #80]
	str	r12, [r4, #84]
	str	r12, [r4, #88]
	str	r12, [r4, #92]
	str	r12, [r4, #96]
	str	r12, [r4, #100]
	str	r12, [r4, #104]
	str	r12, [r4, #108]
	str	r12, [r4, #112]
	str	r12, [r4, #116]
	str	r12, [r4, #120]
	str	r12, [r4, #124]
	str	r12, [r4, #128]
	str	r12, [r4, #132]
	str	r12, [r4, #136]
	str	r12, [r4, #140]
	str	r12, [r4, #144]
	str	r12, [r4, #148]
	str	r12, [r4, #152]
	str	r12, [r4, #156]
	str	r12, [r4, #160]
	str	r12, [r4, #164]
	str	r12, [r4, #168]
	str	r12, [r4, #172]
	str	r12, [r4, #176]
	str	r12, [r4, #180]
	str	r12, [r4, #184]
	str	r12, [r4, #188]
	str	r12, [r4, #192]
	str	r12, [r4, #196]
	str	r12, [r4, #200]
	str	r12, [r4, #204]
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4-r8, pc}
INGOT_END(ingot_asm_sha512_256_finish)

// ingot_asm_sha512_256_digest, ARMv7-A, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   r0    out     32 bytes, written, secret; may overlap data
//   r1    data    len bytes, read, secret
//   r2    len     a length, public; bytes, may be 0
//   r3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  254 instructions.
// Holds:  r0 to,  r1 left,  r2 t,  r3 t,  r4 out,  r5 data,  r6 len,  r7 f,  r8 n,  frame+16 state,
//         frame+80 block,  frame+208 low,  frame+212 t
// SHA-256 of the body: eea14cb80d276c2c143ecb903ca2de0b2739c524768d03b2bc7dd90cbaa9af32
INGOT_FUNCTION(ingot_asm_sha512_256_digest)
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
	sub	sp, sp, #216
	.cfi_adjust_cfa_offset 216
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	movw	lr, #:lower16:(.Lingot_asm_sha512_256_digest_iv-(.Lsha512_256_digest_place1+8))
	movt	lr, #:upper16:(.Lingot_asm_sha512_256_digest_iv-(.Lsha512_256_digest_place1+8))
.Lsha512_256_digest_place1:
	add	lr, pc, lr
	ldr	r12, [lr]
	str	r12, [sp, #16]
	ldr	r12, [lr, #4]
	str	r12, [sp, #20]
	ldr	r12, [lr, #8]
	str	r12, [sp, #24]
	ldr	r12, [lr, #12]
	str	r12, [sp, #28]
	ldr	r12, [lr, #16]
	str	r12, [sp, #32]
	ldr	r12, [lr, #20]
	str	r12, [sp, #36]
	ldr	r12, [lr, #24]
	str	r12, [sp, #40]
	ldr	r12, [lr, #28]
	str	r12, [sp, #44]
	ldr	r12, [lr, #32]
	str	r12, [sp, #48]
	ldr	r12, [lr, #36]
	str	r12, [sp, #52]
	ldr	r12, [lr, #40]
	str	r12, [sp, #56]
	ldr	r12, [lr, #44]
	str	r12, [sp, #60]
	ldr	r12, [lr, #48]
	str	r12, [sp, #64]
	ldr	r12, [lr, #52]
	str	r12, [sp, #68]
	ldr	r12, [lr, #56]
	str	r12, [sp, #72]
	ldr	r12, [lr, #60]
	str	r12, [sp, #76]
	lsr	r8, r6, #7
	cmp	r8, #0
	beq	.Lsha512_256_digest_skip1
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r8
	ldr	r12, [r7]
	blx	r12
	lsl	r8, r8, #7
	add	r5, r5, r8
.Lsha512_256_digest_skip1:
	and	r8, r6, #127
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
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	add	r0, sp, #80
	mov	r1, r8
	cmp	r1, #16
	bls	.Lsha512_256_digest_skip2
.Lsha512_256_digest_more1:
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
	bhi	.Lsha512_256_digest_more1
.Lsha512_256_digest_done1:
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
	b	.Lsha512_256_digest_join1
.Lsha512_256_digest_skip2:
	cmp	r1, #8
	blo	.Lsha512_256_digest_skip3
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
	b	.Lsha512_256_digest_join2
.Lsha512_256_digest_skip3:
	cmp	r1, #4
	blo	.Lsha512_256_digest_skip4
	add	lr, r5, r1
	add	r11, r0, r1
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r5]
	str	r12, [r0]
	b	.Lsha512_256_digest_join3
.Lsha512_256_digest_skip4:
	cmp	r1, #0
	beq	.Lsha512_256_digest_skip5
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
.Lsha512_256_digest_skip5:
.Lsha512_256_digest_join3:
.Lsha512_256_digest_join2:
.Lsha512_256_digest_join1:
	add	lr, sp, r8
	mov	r12, #128
	strb	r12, [lr, #80]
	cmp	r8, #112
	blo	.Lsha512_256_digest_skip6
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
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
.Lsha512_256_digest_skip6:
	mov	r3, #0
	rev	r3, r3
	str	r3, [sp, #192]
	mov	r3, #0
	rev	r3, r3
	str	r3, [sp, #196]
	lsr	r3, r6, #29
	rev	r3, r3
	str	r3, [sp, #200]
	lsl	r3, r6, #3
	rev	r3, r3
	str	r3, [sp, #204]
	add	r0, sp, #16
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r7]
	blx	r12
	ldr	r12, [sp, #20]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4]
	ldr	r12, [sp, #16]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #4]
	ldr	r12, [sp, #28]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #8]
	ldr	r12, [sp, #24]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #12]
	ldr	r12, [sp, #36]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #16]
	ldr	r12, [sp, #32]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #20]
	ldr	r12, [sp, #44]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #24]
	ldr	r12, [sp, #40]
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	rev	r12, r12
	str	r12, [sp, #212]
	ldr	r12, [sp, #212]
	str	r12, [r4, #28]
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
	stm	r12!, {r0-r5}
	add	sp, sp, #216
	.cfi_adjust_cfa_offset -216
	pop	{r4-r9, r11, pc}
INGOT_END(ingot_asm_sha512_256_digest)
INGOT_RODATA(.Lingot_asm_sha512_256_digest_iv, 16)
	.byte	0x2c, 0xf7, 0x2b, 0xfc, 0x94, 0x21, 0x31, 0x22, 0xc2, 0x64, 0x4c, 0xc8, 0xa3, 0x5f, 0x55, 0x9f
	.byte	0x51, 0xb1, 0x53, 0x6f, 0x6b, 0xb8, 0x93, 0x23, 0xbd, 0xea, 0x40, 0x59, 0x19, 0x77, 0x38, 0x96
	.byte	0xe3, 0xff, 0x8e, 0xa8, 0xe2, 0x3e, 0x28, 0x96, 0x92, 0x39, 0x86, 0x53, 0x25, 0x1e, 0x5e, 0xbe
	.byte	0xaa, 0xb8, 0x85, 0x2c, 0xfc, 0x99, 0x01, 0x2b, 0xa2, 0x2c, 0xc5, 0x81, 0xdc, 0x2d, 0xb7, 0x0e

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
