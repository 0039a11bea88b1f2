// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha512 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

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
// At most 1536 bytes of stack, where no secret is left.  132 instructions.
// Holds:  x8 t,  x9 to,  x10 from,  x11 t,  x19 out,  x20 out_len,  x21 job,  x22 iters,  x23 f,  x24 i,
//         frame+0 a block of output
// SHA-256 of the body: 9b497c51558a1183deac9060cd5ab0108116bcaededba8e64eb6206738f133ea
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
	sub	sp, sp, #64
	.cfi_adjust_cfa_offset 64
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	mov	w24, #1
	cmp	x20, #64
	b.lo	.Lsha512_pbkdf2_done1
.Lsha512_pbkdf2_more1:
	mov	x0, x21
	mov	x1, x24
	mov	x2, x22
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	ldr	x8, [x21, #192]
	rev	x8, x8
	str	x8, [x19]
	ldr	x8, [x21, #200]
	rev	x8, x8
	str	x8, [x19, #8]
	ldr	x8, [x21, #208]
	rev	x8, x8
	str	x8, [x19, #16]
	ldr	x8, [x21, #216]
	rev	x8, x8
	str	x8, [x19, #24]
	ldr	x8, [x21, #224]
	rev	x8, x8
	str	x8, [x19, #32]
	ldr	x8, [x21, #232]
	rev	x8, x8
	str	x8, [x19, #40]
	ldr	x8, [x21, #240]
	rev	x8, x8
	str	x8, [x19, #48]
	ldr	x8, [x21, #248]
	rev	x8, x8
	str	x8, [x19, #56]
	add	x19, x19, #64
	add	x24, x24, #1
	sub	x20, x20, #64
	cmp	x20, #64
	b.hs	.Lsha512_pbkdf2_more1
.Lsha512_pbkdf2_done1:
	cbz	x20, .Lsha512_pbkdf2_skip1
	mov	x0, x21
	mov	x1, x24
	mov	x2, x22
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	ldr	x8, [x21, #192]
	rev	x8, x8
	str	x8, [sp]
	ldr	x8, [x21, #200]
	rev	x8, x8
	str	x8, [sp, #8]
	ldr	x8, [x21, #208]
	rev	x8, x8
	str	x8, [sp, #16]
	ldr	x8, [x21, #216]
	rev	x8, x8
	str	x8, [sp, #24]
	ldr	x8, [x21, #224]
	rev	x8, x8
	str	x8, [sp, #32]
	ldr	x8, [x21, #232]
	rev	x8, x8
	str	x8, [sp, #40]
	ldr	x8, [x21, #240]
	rev	x8, x8
	str	x8, [sp, #48]
	ldr	x8, [x21, #248]
	rev	x8, x8
	str	x8, [sp, #56]
	mov	x9, x19
	mov	x10, sp
	cmp	x20, #16
	b.ls	.Lsha512_pbkdf2_skip2
.Lsha512_pbkdf2_more2:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha512_pbkdf2_more2
.Lsha512_pbkdf2_done2:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_pbkdf2_join1
.Lsha512_pbkdf2_skip2:
	cmp	x20, #8
	b.lo	.Lsha512_pbkdf2_skip3
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha512_pbkdf2_join2
.Lsha512_pbkdf2_skip3:
	cmp	x20, #4
	b.lo	.Lsha512_pbkdf2_skip4
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha512_pbkdf2_join3
.Lsha512_pbkdf2_skip4:
	cbz	x20, .Lsha512_pbkdf2_skip5
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lsha512_pbkdf2_skip5:
.Lsha512_pbkdf2_join3:
.Lsha512_pbkdf2_join2:
.Lsha512_pbkdf2_join1:
.Lsha512_pbkdf2_skip1:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	add	sp, sp, #64
	.cfi_adjust_cfa_offset -64
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
