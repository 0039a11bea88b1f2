// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_md5 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_md5_pbkdf2_steps, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   x0    job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  68 instructions.
// Holds:  x8 t,  x9 t,  x10 u,  x11 t,  x19 job,  x20 n,  x21 f,  frame+0 block,  frame+64 state
// SHA-256 of the body: 4a38255d48c083f43cb3380d79a568a4253d2a0b46f7df4064fd76ed360a8297
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_steps)
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
	movi	v16.16b, #0
	stp	q16, q16, [sp, #16]
	str	q16, [sp, #48]
	mov	w16, #128
	strb	w16, [sp, #16]
	mov	w16, #2
	strb	w16, [sp, #57]
	mov	w16, #128
	strb	w16, [sp, #56]
	cbz	x20, .Lmd5_pbkdf2_steps_skip1
.Lmd5_pbkdf2_steps_more1:
	ldr	w8, [x19, #64]
	str	w8, [sp]
	ldr	w8, [x19, #68]
	str	w8, [sp, #4]
	ldr	w8, [x19, #72]
	str	w8, [sp, #8]
	ldr	w8, [x19, #76]
	str	w8, [sp, #12]
	ldr	q16, [x19]
	str	q16, [sp, #64]
	add	x0, sp, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w9, [sp, #64]
	str	w9, [sp]
	ldr	w9, [sp, #68]
	str	w9, [sp, #4]
	ldr	w9, [sp, #72]
	str	w9, [sp, #8]
	ldr	w9, [sp, #76]
	str	w9, [sp, #12]
	ldr	q16, [x19, #32]
	str	q16, [x19, #64]
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
	sub	x20, x20, #1
	cbnz	x20, .Lmd5_pbkdf2_steps_more1
.Lmd5_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_md5_pbkdf2_steps)

// ingot_asm_md5_pbkdf2_pair, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   x0    pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   x1    n       a length, public; iterations, may be 0
//   x2    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  49 instructions.
// Holds:  x19 pair,  x20 n,  x21 f,  frame+0 job
// SHA-256 of the body: 44c24c5d1c88be24b1daad640739f5bbb184839d46ed8504239bada153966a64
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_pair)
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
	ldr	q16, [x19, #32]
	str	q16, [sp, #32]
	ldr	q16, [x19, #64]
	str	q16, [sp, #64]
	ldr	q16, [x19, #96]
	str	q16, [sp, #96]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldr	q16, [sp, #64]
	str	q16, [x19, #64]
	ldr	q16, [sp, #96]
	str	q16, [x19, #96]
	ldr	q16, [x19, #128]
	str	q16, [sp, #64]
	ldr	q16, [x19, #160]
	str	q16, [sp, #96]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	ldr	x16, [x21, #16]
	blr	x16
	ldr	q16, [sp, #64]
	str	q16, [x19, #128]
	ldr	q16, [sp, #96]
	str	q16, [x19, #160]
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
INGOT_END(ingot_asm_md5_pbkdf2_pair)

// ingot_asm_md5_pbkdf2_block, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   x0    job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   x1    i       a length, public; from 1 on; its low 32 bits count
//   x2    iters   a length, public; c, at least 1
//   x3    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  138 instructions.
// Holds:  x8 r,  x9 to,  x10 from,  x11 left,  x12 t,  x13 number,  x14 t,  x19 job,  x20 i,  x21 iters,
//         x22 f,  x23 blocks,  x24 salted,  frame+0 last blocks,  frame+128 count,  frame+136 low
// SHA-256 of the body: 10cb3b381a4efb104ce5792799ad86b498e1053d0124b9b749f2e78dd7af2fad
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_block)
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
	b.ls	.Lmd5_pbkdf2_block_skip1
.Lmd5_pbkdf2_block_more1:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x11, x11, #16
	cmp	x11, #16
	b.hi	.Lmd5_pbkdf2_block_more1
.Lmd5_pbkdf2_block_done1:
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_pbkdf2_block_join1
.Lmd5_pbkdf2_block_skip1:
	cmp	x11, #8
	b.lo	.Lmd5_pbkdf2_block_skip2
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lmd5_pbkdf2_block_join2
.Lmd5_pbkdf2_block_skip2:
	cmp	x11, #4
	b.lo	.Lmd5_pbkdf2_block_skip3
	add	x17, x10, x11
	add	x16, x9, x11
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lmd5_pbkdf2_block_join3
.Lmd5_pbkdf2_block_skip3:
	cbz	x11, .Lmd5_pbkdf2_block_skip4
	ldrb	w12, [x10]
	strb	w12, [x9]
	add	x17, x10, x11
	ldurb	w12, [x17, #-1]
	add	x17, x9, x11
	sturb	w12, [x17, #-1]
	lsr	x11, x11, #1
	ldrb	w12, [x10, x11]
	strb	w12, [x9, x11]
.Lmd5_pbkdf2_block_skip4:
.Lmd5_pbkdf2_block_join3:
.Lmd5_pbkdf2_block_join2:
.Lmd5_pbkdf2_block_join1:
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
	b.hi	.Lmd5_pbkdf2_block_skip5
	ldr	x14, [sp, #128]
	lsl	x14, x14, #3
	str	x14, [sp, #56]
	b	.Lmd5_pbkdf2_block_join4
.Lmd5_pbkdf2_block_skip5:
	mov	w23, #2
	ldr	x14, [sp, #128]
	lsl	x14, x14, #3
	str	x14, [sp, #120]
.Lmd5_pbkdf2_block_join4:
	ldr	q16, [x24]
	str	q16, [x19, #64]
	add	x0, x19, #64
	mov	x1, sp
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	ldr	w14, [x19, #64]
	str	w14, [sp]
	ldr	w14, [x19, #68]
	str	w14, [sp, #4]
	ldr	w14, [x19, #72]
	str	w14, [sp, #8]
	ldr	w14, [x19, #76]
	str	w14, [sp, #12]
	movi	v16.16b, #0
	stp	q16, q16, [sp, #16]
	str	q16, [sp, #48]
	mov	w16, #128
	strb	w16, [sp, #16]
	mov	w16, #2
	strb	w16, [sp, #57]
	mov	w16, #128
	strb	w16, [sp, #56]
	ldr	q16, [x19, #32]
	str	q16, [x19, #64]
	add	x0, x19, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	q16, [x19, #64]
	str	q16, [x19, #96]
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
INGOT_END(ingot_asm_md5_pbkdf2_block)

// ingot_asm_md5_pbkdf2, AArch64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   x0    out     out_len bytes, written, secret
//   x1    out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   x2    job     232 bytes, read, written, secret; as for pbkdf2_block
//   x3    iters   a length, public; c, at least 1
//   x4    f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  232 instructions.
// Holds:  x8 t,  x9 t,  x9 to,  x10 from,  x10 to,  x11 from,  x11 t,  x12 t,  x19 out,  x20 out_len,
//         x21 job,  x22 iters,  x23 f,  x24 i,  frame+0 pair,  frame+192 a block of output
// SHA-256 of the body: 148978ba84cd6b91508c72dcc0483309b829f5b6b1b9f8cc4842b46fbabe7b13
INGOT_FUNCTION(ingot_asm_md5_pbkdf2)
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
	sub	sp, sp, #208
	.cfi_adjust_cfa_offset 208
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	ldr	q16, [x21]
	str	q16, [sp]
	ldr	q16, [x21, #32]
	str	q16, [sp, #32]
	sub	x22, x22, #1
	mov	w24, #1
	cmp	x20, #32
	b.lo	.Lmd5_pbkdf2_done1
.Lmd5_pbkdf2_more1:
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #64]
	ldr	q16, [x21, #96]
	str	q16, [sp, #96]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #128]
	ldr	q16, [x21, #96]
	str	q16, [sp, #160]
	add	x24, x24, #1
	mov	x0, sp
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #24]
	blr	x16
	ldr	w8, [sp, #96]
	str	w8, [x19]
	ldr	w8, [sp, #100]
	str	w8, [x19, #4]
	ldr	w8, [sp, #104]
	str	w8, [x19, #8]
	ldr	w8, [sp, #108]
	str	w8, [x19, #12]
	ldr	w9, [sp, #160]
	str	w9, [x19, #16]
	ldr	w9, [sp, #164]
	str	w9, [x19, #20]
	ldr	w9, [sp, #168]
	str	w9, [x19, #24]
	ldr	w9, [sp, #172]
	str	w9, [x19, #28]
	add	x19, x19, #32
	sub	x20, x20, #32
	cmp	x20, #32
	b.hs	.Lmd5_pbkdf2_more1
.Lmd5_pbkdf2_done1:
	cmp	x20, #16
	b.ls	.Lmd5_pbkdf2_skip1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #64]
	ldr	q16, [x21, #96]
	str	q16, [sp, #96]
	add	x24, x24, #1
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	ldr	q16, [x21, #96]
	str	q16, [sp, #128]
	ldr	q16, [x21, #96]
	str	q16, [sp, #160]
	add	x24, x24, #1
	mov	x0, sp
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #24]
	blr	x16
	ldr	w8, [sp, #96]
	str	w8, [x19]
	ldr	w8, [sp, #100]
	str	w8, [x19, #4]
	ldr	w8, [sp, #104]
	str	w8, [x19, #8]
	ldr	w8, [sp, #108]
	str	w8, [x19, #12]
	add	x19, x19, #16
	sub	x20, x20, #16
	ldr	w9, [sp, #160]
	str	w9, [sp, #192]
	ldr	w9, [sp, #164]
	str	w9, [sp, #196]
	ldr	w9, [sp, #168]
	str	w9, [sp, #200]
	ldr	w9, [sp, #172]
	str	w9, [sp, #204]
	mov	x10, x19
	add	x11, sp, #192
	cmp	x20, #16
	b.ls	.Lmd5_pbkdf2_skip2
.Lmd5_pbkdf2_more2:
	ldr	q16, [x11]
	str	q16, [x10]
	add	x11, x11, #16
	add	x10, x10, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lmd5_pbkdf2_more2
.Lmd5_pbkdf2_done2:
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_pbkdf2_join1
.Lmd5_pbkdf2_skip2:
	cmp	x20, #8
	b.lo	.Lmd5_pbkdf2_skip3
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x11]
	str	x15, [x10]
	b	.Lmd5_pbkdf2_join2
.Lmd5_pbkdf2_skip3:
	cmp	x20, #4
	b.lo	.Lmd5_pbkdf2_skip4
	add	x17, x11, x20
	add	x16, x10, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x11]
	str	w15, [x10]
	b	.Lmd5_pbkdf2_join3
.Lmd5_pbkdf2_skip4:
	cbz	x20, .Lmd5_pbkdf2_skip5
	ldrb	w12, [x11]
	strb	w12, [x10]
	add	x17, x11, x20
	ldurb	w12, [x17, #-1]
	add	x17, x10, x20
	sturb	w12, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w12, [x11, x20]
	strb	w12, [x10, x20]
.Lmd5_pbkdf2_skip5:
.Lmd5_pbkdf2_join3:
.Lmd5_pbkdf2_join2:
.Lmd5_pbkdf2_join1:
	b	.Lmd5_pbkdf2_join4
.Lmd5_pbkdf2_skip1:
	cbz	x20, .Lmd5_pbkdf2_skip6
	mov	x0, x21
	mov	x1, x24
	mov	w2, #1
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	ldr	x16, [x23, #16]
	blr	x16
	ldr	w8, [x21, #96]
	str	w8, [sp, #192]
	ldr	w8, [x21, #100]
	str	w8, [sp, #196]
	ldr	w8, [x21, #104]
	str	w8, [sp, #200]
	ldr	w8, [x21, #108]
	str	w8, [sp, #204]
	mov	x9, x19
	add	x10, sp, #192
	cmp	x20, #16
	b.ls	.Lmd5_pbkdf2_skip7
.Lmd5_pbkdf2_more3:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lmd5_pbkdf2_more3
.Lmd5_pbkdf2_done3:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_pbkdf2_join5
.Lmd5_pbkdf2_skip7:
	cmp	x20, #8
	b.lo	.Lmd5_pbkdf2_skip8
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lmd5_pbkdf2_join6
.Lmd5_pbkdf2_skip8:
	cmp	x20, #4
	b.lo	.Lmd5_pbkdf2_skip9
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lmd5_pbkdf2_join7
.Lmd5_pbkdf2_skip9:
	cbz	x20, .Lmd5_pbkdf2_skip10
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lmd5_pbkdf2_skip10:
.Lmd5_pbkdf2_join7:
.Lmd5_pbkdf2_join6:
.Lmd5_pbkdf2_join5:
.Lmd5_pbkdf2_skip6:
.Lmd5_pbkdf2_join4:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	str	q16, [sp, #192]
	add	sp, sp, #208
	.cfi_adjust_cfa_offset -208
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
INGOT_END(ingot_asm_md5_pbkdf2)

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
