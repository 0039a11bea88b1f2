// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_sha512_256 on ARMv7-A.  Made by gen: edit gen/, not this.
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

// ingot_asm_sha512_256_hkdf_extract, ARMv7-A, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   r0    prk     32 bytes, written, secret; may overlap salt and ikm
//   r1    salt    salt_len bytes, read, secret
//   r2    salt_len a length, public; bytes, may be 0
//   r3    ikm     ikm_len bytes, read, secret
//   sp+0  ikm_len a length, public; bytes, may be 0
//   sp+4  f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  13 instructions.
// Holds:  r0 prk,  r1 salt,  r2 salt_len,  r3 ikm
// SHA-256 of the body: 9434e0ed6cfcabc940a55060ee4dbb6254b7c321061c9dc9757b6c2944dc151b
INGOT_FUNCTION(ingot_asm_sha512_256_hkdf_extract)
	push	{r4, lr}
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 14, 4
	sub	sp, sp, #8
	.cfi_adjust_cfa_offset 8
	ldr	r12, [sp, #16]
	str	r12, [sp]
	ldr	r12, [sp, #20]
	str	r12, [sp, #4]
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_hmac)
	// wipe the frame
	mov	r0, #0
	mov	r1, #0
	add	r12, sp, #0
	stm	r12!, {r0-r1}
	add	sp, sp, #8
	.cfi_adjust_cfa_offset -8
	pop	{r4, pc}
INGOT_END(ingot_asm_sha512_256_hkdf_extract)

// ingot_asm_sha512_256_hkdf_block, ARMv7-A, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   r0    job     192 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   r1    info    info_len bytes, read, secret
//   r2    info_len a length, public; bytes, may be 0
//   r3    i       a length, public; from 1 on; its low 8 bits are hashed
//   sp+0  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  250 instructions.
// Holds:  r0 n,  r1 t,  r2 low,  r3 t,  r4 job,  r5 info,  r6 info_len,  r7 i,  r8 f,  r9 ctx,  r10 n,
//         frame+16 context of the inner hash,  frame+224 number
// SHA-256 of the body: 442ea8d6531ccf8798e79ec74273c53d85f8ac4e24e6c62c8d0cde7cd3e55e10
INGOT_FUNCTION(ingot_asm_sha512_256_hkdf_block)
	push	{r4-r12, lr}
	.cfi_adjust_cfa_offset 40
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 10, 24
	.cfi_rel_offset 11, 28
	.cfi_rel_offset 14, 36
	sub	sp, sp, #232
	.cfi_adjust_cfa_offset 232
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	ldr	r8, [sp, #272]
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
	mov	r12, #0
	str	r12, [sp, #208]
	str	r12, [sp, #212]
	str	r12, [sp, #216]
	str	r12, [sp, #220]
	mov	r0, #128
	cmp	r7, #1
	beq	.Lsha512_256_hkdf_block_skip1
	ldr	r1, [r4, #132]
	rev	r1, r1
	str	r1, [sp, #80]
	ldr	r1, [r4, #128]
	rev	r1, r1
	str	r1, [sp, #84]
	ldr	r1, [r4, #140]
	rev	r1, r1
	str	r1, [sp, #88]
	ldr	r1, [r4, #136]
	rev	r1, r1
	str	r1, [sp, #92]
	ldr	r1, [r4, #148]
	rev	r1, r1
	str	r1, [sp, #96]
	ldr	r1, [r4, #144]
	rev	r1, r1
	str	r1, [sp, #100]
	ldr	r1, [r4, #156]
	rev	r1, r1
	str	r1, [sp, #104]
	ldr	r1, [r4, #152]
	rev	r1, r1
	str	r1, [sp, #108]
	mov	r0, #160
.Lsha512_256_hkdf_block_skip1:
	str	r0, [sp, #208]
	add	r0, sp, #16
	mov	r1, r5
	mov	r2, r6
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_update)
	strb	r7, [sp, #224]
	mov	r5, #1
	add	r0, sp, #16
	add	r1, sp, #224
	mov	r2, r5
	mov	r3, r8
	bl	INGOT_SYMBOL(ingot_asm_sha512_update)
	add	r9, sp, #16
	ldr	r10, [r9, #192]
	and	r10, r10, #127
	add	lr, r9, r10
	mov	r12, #128
	strb	r12, [lr, #64]
	add	r10, r10, #1
	cmp	r10, #112
	bls	.Lsha512_256_hkdf_block_skip2
	cmp	r10, #128
	bhs	.Lsha512_256_hkdf_block_done1
.Lsha512_256_hkdf_block_more1:
	add	lr, r9, r10
	mov	r12, #0
	strb	r12, [lr, #64]
	add	r10, r10, #1
	cmp	r10, #128
	blo	.Lsha512_256_hkdf_block_more1
.Lsha512_256_hkdf_block_done1:
	add	r0, r9, #0
	add	r1, r9, #64
	mov	r2, #1
	ldr	r12, [r8]
	blx	r12
	mov	r10, #0
.Lsha512_256_hkdf_block_skip2:
	cmp	r10, #112
	bhs	.Lsha512_256_hkdf_block_done2
.Lsha512_256_hkdf_block_more2:
	mov	r12, #0
	add	lr, r9, r10
	str	r12, [lr, #64]
	str	r12, [lr, #68]
	str	r12, [lr, #72]
	str	r12, [lr, #76]
	add	r10, r10, #16
	cmp	r10, #112
	blo	.Lsha512_256_hkdf_block_more2
.Lsha512_256_hkdf_block_done2:
	ldr	r1, [r9, #204]
	lsl	r1, r1, #3
	ldr	r2, [r9, #200]
	lsr	r2, r2, #29
	orr	r1, r1, r2
	rev	r1, r1
	str	r1, [r9, #176]
	ldr	r1, [r9, #200]
	lsl	r1, r1, #3
	ldr	r2, [r9, #196]
	lsr	r2, r2, #29
	orr	r1, r1, r2
	rev	r1, r1
	str	r1, [r9, #180]
	ldr	r1, [r9, #196]
	lsl	r1, r1, #3
	ldr	r2, [r9, #192]
	lsr	r2, r2, #29
	orr	r1, r1, r2
	rev	r1, r1
	str	r1, [r9, #184]
	ldr	r1, [r9, #192]
	lsl	r1, r1, #3
	rev	r1, r1
	str	r1, [r9, #188]
	add	r0, r9, #0
	add	r1, r9, #64
	mov	r2, #1
	ldr	r12, [r8]
	blx	r12
	ldr	r3, [sp, #20]
	rev	r3, r3
	str	r3, [sp, #80]
	ldr	r3, [sp, #16]
	rev	r3, r3
	str	r3, [sp, #84]
	ldr	r3, [sp, #28]
	rev	r3, r3
	str	r3, [sp, #88]
	ldr	r3, [sp, #24]
	rev	r3, r3
	str	r3, [sp, #92]
	ldr	r3, [sp, #36]
	rev	r3, r3
	str	r3, [sp, #96]
	ldr	r3, [sp, #32]
	rev	r3, r3
	str	r3, [sp, #100]
	ldr	r3, [sp, #44]
	rev	r3, r3
	str	r3, [sp, #104]
	ldr	r3, [sp, #40]
	rev	r3, r3
	str	r3, [sp, #108]
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
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	stm	lr!, {r11-r12}
	mov	r12, #128
	strb	r12, [sp, #112]
	mov	r12, #5
	strb	r12, [sp, #206]
	mov	r12, #0
	strb	r12, [sp, #207]
	ldr	r12, [r4, #64]
	ldr	lr, [r4, #68]
	str	r12, [r4, #128]
	str	lr, [r4, #132]
	ldr	r12, [r4, #72]
	ldr	lr, [r4, #76]
	str	r12, [r4, #136]
	str	lr, [r4, #140]
	ldr	r12, [r4, #80]
	ldr	lr, [r4, #84]
	str	r12, [r4, #144]
	str	lr, [r4, #148]
	ldr	r12, [r4, #88]
	ldr	lr, [r4, #92]
	str	r12, [r4, #152]
	str	lr, [r4, #156]
	ldr	r12, [r4, #96]
	ldr	lr, [r4, #100]
	str	r12, [r4, #160]
	str	lr, [r4, #164]
	ldr	r12, [r4, #104]
	ldr	lr, [r4, #108]
	str	r12, [r4, #168]
	str	lr, [r4, #172]
	ldr	r12, [r4, #112]
	ldr	lr, [r4, #116]
	str	r12, [r4, #176]
	str	lr, [r4, #180]
	ldr	r12, [r4, #120]
	ldr	lr, [r4, #124]
	str	r12, [r4, #184]
	str	lr, [r4, #188]
	add	r0, r4, #128
	add	r1, sp, #80
	mov	r2, #1
	ldr	r12, [r8]
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
	stm	r12!, {r0-r7}
	stm	r12!, {r0-r7}
	stm	r12!, {r0}
	add	sp, sp, #232
	.cfi_adjust_cfa_offset -232
	pop	{r4-r12, pc}
INGOT_END(ingot_asm_sha512_256_hkdf_block)

// ingot_asm_sha512_256_hkdf_expand, ARMv7-A, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   r0    out     out_len bytes, written, secret
//   r1    out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   r2    job     192 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   r3    info    info_len bytes, read, secret
//   sp+0  info_len a length, public; bytes, may be 0
//   sp+4  f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  154 instructions.
// Holds:  r0 t,  r1 to,  r2 from,  r3 t,  r4 out,  r5 out_len,  r6 job,  r7 info,  r8 info_len,  r9 f,
//         r10 i,  frame+16 a block of output
// SHA-256 of the body: 4913d2102c4a697cfdc9c254a7fc723629fd628aa43a6ca34a1543b95ce945a3
INGOT_FUNCTION(ingot_asm_sha512_256_hkdf_expand)
	push	{r4-r12, lr}
	.cfi_adjust_cfa_offset 40
	.cfi_rel_offset 4, 0
	.cfi_rel_offset 5, 4
	.cfi_rel_offset 6, 8
	.cfi_rel_offset 7, 12
	.cfi_rel_offset 8, 16
	.cfi_rel_offset 9, 20
	.cfi_rel_offset 10, 24
	.cfi_rel_offset 11, 28
	.cfi_rel_offset 14, 36
	sub	sp, sp, #48
	.cfi_adjust_cfa_offset 48
	mov	r4, r0
	mov	r5, r1
	mov	r6, r2
	mov	r7, r3
	ldr	r8, [sp, #88]
	ldr	r9, [sp, #92]
	mov	r10, #1
	cmp	r5, #32
	blo	.Lsha512_256_hkdf_expand_done1
.Lsha512_256_hkdf_expand_more1:
	str	r9, [sp]
	add	r0, r6, #0
	mov	r1, r7
	mov	r2, r8
	mov	r3, r10
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_hkdf_block)
	ldr	r0, [r6, #132]
	rev	r0, r0
	str	r0, [r4]
	ldr	r0, [r6, #128]
	rev	r0, r0
	str	r0, [r4, #4]
	ldr	r0, [r6, #140]
	rev	r0, r0
	str	r0, [r4, #8]
	ldr	r0, [r6, #136]
	rev	r0, r0
	str	r0, [r4, #12]
	ldr	r0, [r6, #148]
	rev	r0, r0
	str	r0, [r4, #16]
	ldr	r0, [r6, #144]
	rev	r0, r0
	str	r0, [r4, #20]
	ldr	r0, [r6, #156]
	rev	r0, r0
	str	r0, [r4, #24]
	ldr	r0, [r6, #152]
	rev	r0, r0
	str	r0, [r4, #28]
	add	r4, r4, #32
	add	r10, r10, #1
	sub	r5, r5, #32
	cmp	r5, #32
	bhs	.Lsha512_256_hkdf_expand_more1
.Lsha512_256_hkdf_expand_done1:
	cmp	r5, #0
	beq	.Lsha512_256_hkdf_expand_skip1
	str	r9, [sp]
	add	r0, r6, #0
	mov	r1, r7
	mov	r2, r8
	mov	r3, r10
	bl	INGOT_SYMBOL(ingot_asm_sha512_256_hkdf_block)
	ldr	r0, [r6, #132]
	rev	r0, r0
	str	r0, [sp, #16]
	ldr	r0, [r6, #128]
	rev	r0, r0
	str	r0, [sp, #20]
	ldr	r0, [r6, #140]
	rev	r0, r0
	str	r0, [sp, #24]
	ldr	r0, [r6, #136]
	rev	r0, r0
	str	r0, [sp, #28]
	ldr	r0, [r6, #148]
	rev	r0, r0
	str	r0, [sp, #32]
	ldr	r0, [r6, #144]
	rev	r0, r0
	str	r0, [sp, #36]
	ldr	r0, [r6, #156]
	rev	r0, r0
	str	r0, [sp, #40]
	ldr	r0, [r6, #152]
	rev	r0, r0
	str	r0, [sp, #44]
	mov	r1, r4
	add	r2, sp, #16
	cmp	r5, #16
	bls	.Lsha512_256_hkdf_expand_skip2
.Lsha512_256_hkdf_expand_more2:
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
	bhi	.Lsha512_256_hkdf_expand_more2
.Lsha512_256_hkdf_expand_done2:
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
	b	.Lsha512_256_hkdf_expand_join1
.Lsha512_256_hkdf_expand_skip2:
	cmp	r5, #8
	blo	.Lsha512_256_hkdf_expand_skip3
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
	b	.Lsha512_256_hkdf_expand_join2
.Lsha512_256_hkdf_expand_skip3:
	cmp	r5, #4
	blo	.Lsha512_256_hkdf_expand_skip4
	add	lr, r2, r5
	add	r11, r1, r5
	ldr	r12, [lr, #-4]
	str	r12, [r11, #-4]
	ldr	r12, [r2]
	str	r12, [r1]
	b	.Lsha512_256_hkdf_expand_join3
.Lsha512_256_hkdf_expand_skip4:
	cmp	r5, #0
	beq	.Lsha512_256_hkdf_expand_skip5
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
.Lsha512_256_hkdf_expand_skip5:
.Lsha512_256_hkdf_expand_join3:
.Lsha512_256_hkdf_expand_join2:
.Lsha512_256_hkdf_expand_join1:
.Lsha512_256_hkdf_expand_skip1:
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
	stm	r12!, {r0-r3}
	add	sp, sp, #48
	.cfi_adjust_cfa_offset -48
	pop	{r4-r12, pc}
INGOT_END(ingot_asm_sha512_256_hkdf_expand)

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
