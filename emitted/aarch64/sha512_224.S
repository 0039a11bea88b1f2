// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512_224 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha512_224_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     28 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  76 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
// SHA-256 of the body: a69bc828af5fcbb635fd780fed6e644ea8815f8f89581d89251cfe00716a6136
INGOT_FUNCTION(ingot_asm_sha512_224_finish)
	hint	#34
	stp	x29, x30, [sp, #-48]!
	.cfi_adjust_cfa_offset 48
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	stp	x19, x20, [sp, #16]
	.cfi_rel_offset 19, 16
	.cfi_rel_offset 20, 24
	stp	x21, x22, [sp, #32]
	.cfi_rel_offset 21, 32
	.cfi_rel_offset 22, 40
	add	x29, sp, #0
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	ldr	x22, [x19, #192]
	and	x22, x22, #127
	add	x17, x19, x22
	mov	w16, #128
	strb	w16, [x17, #64]
	add	x22, x22, #1
	cmp	x22, #112
	b.ls	.Lsha512_224_finish_skip1
	cmp	x22, #128
	b.hs	.Lsha512_224_finish_done1
.Lsha512_224_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #64]
	add	x22, x22, #1
	cmp	x22, #128
	b.lo	.Lsha512_224_finish_more1
.Lsha512_224_finish_done1:
	mov	x0, x19
	add	x1, x19, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lsha512_224_finish_skip1:
	cmp	x22, #112
	b.hs	.Lsha512_224_finish_done2
.Lsha512_224_finish_more2:
	add	x17, x19, x22
	stp	xzr, xzr, [x17, #64]
	add	x22, x22, #16
	cmp	x22, #112
	b.lo	.Lsha512_224_finish_more2
.Lsha512_224_finish_done2:
	ldr	x8, [x19, #200]
	lsl	x8, x8, #3
	ldr	x9, [x19, #192]
	lsr	x9, x9, #61
	orr	x8, x8, x9
	rev	x8, x8
	str	x8, [x19, #176]
	ldr	x8, [x19, #192]
	lsl	x8, x8, #3
	rev	x8, x8
	str	x8, [x19, #184]
	mov	x0, x19
	add	x1, x19, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x10, [x19]
	rev	x10, x10
	str	x10, [x20]
	ldr	x10, [x19, #8]
	rev	x10, x10
	str	x10, [x20, #8]
	ldr	x10, [x19, #16]
	rev	x10, x10
	str	x10, [x20, #16]
	ldr	w10, [x19, #28]
	rev	w10, w10
	str	w10, [x20, #24]
	movi	v16.16b, #0
	stp	q16, q16, [x19]
	stp	q16, q16, [x19, #32]
	stp	q16, q16, [x19, #64]
	stp	q16, q16, [x19, #96]
	stp	q16, q16, [x19, #128]
	stp	q16, q16, [x19, #160]
	str	q16, [x19, #192]
	ldp	x21, x22, [sp, #32]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #48
	.cfi_adjust_cfa_offset -48
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha512_224_finish)

// ingot_asm_sha512_224_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     28 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  127 instructions.
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+64 block
// SHA-256 of the body: 4289c432ce31aab5022ee78f03151d42c96172b05fc53e4b2ffb7a63f0453074
INGOT_FUNCTION(ingot_asm_sha512_224_digest)
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
	str	x23, [sp, #48]
	.cfi_rel_offset 23, 48
	add	x29, sp, #0
	sub	sp, sp, #192
	.cfi_adjust_cfa_offset 192
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_224_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_224_digest_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #32]
	lsr	x23, x21, #7
	cbz	x23, .Lsha512_224_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #7
	add	x20, x20, x23
.Lsha512_224_digest_skip1:
	and	x23, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	add	x8, sp, #64
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha512_224_digest_skip2
.Lsha512_224_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_224_digest_more1
.Lsha512_224_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_224_digest_join1
.Lsha512_224_digest_skip2:
	cmp	x9, #8
	b.lo	.Lsha512_224_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_224_digest_join2
.Lsha512_224_digest_skip3:
	cmp	x9, #4
	b.lo	.Lsha512_224_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_224_digest_join3
.Lsha512_224_digest_skip4:
	cbz	x9, .Lsha512_224_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_224_digest_skip5:
.Lsha512_224_digest_join3:
.Lsha512_224_digest_join2:
.Lsha512_224_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #64]
	cmp	x23, #112
	b.lo	.Lsha512_224_digest_skip6
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
.Lsha512_224_digest_skip6:
	lsr	x11, x21, #61
	rev	x11, x11
	str	x11, [sp, #176]
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #184]
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	x13, [sp]
	rev	x13, x13
	str	x13, [x19]
	ldr	x13, [sp, #8]
	rev	x13, x13
	str	x13, [x19, #8]
	ldr	x13, [sp, #16]
	rev	x13, x13
	str	x13, [x19, #16]
	ldr	w13, [sp, #28]
	rev	w13, w13
	str	w13, [x19, #24]
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
	ldr	x23, [sp, #48]
	.cfi_restore 23
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
INGOT_END(ingot_asm_sha512_224_digest)
INGOT_RODATA(.Lingot_asm_sha512_224_digest_iv, 16)
	.byte	0xa2, 0x4d, 0x54, 0x19, 0xc8, 0x37, 0x3d, 0x8c, 0xd6, 0xd4, 0xdc, 0x89, 0x66, 0x99, 0xe1, 0x73
	.byte	0x82, 0x9c, 0xff, 0x32, 0xae, 0xb7, 0xfa, 0x1d, 0xcf, 0x9f, 0x2f, 0x58, 0x14, 0xd5, 0x9d, 0x67
	.byte	0xa8, 0x4d, 0xd4, 0x7b, 0x69, 0x2b, 0x6d, 0x0f, 0x42, 0x89, 0xc4, 0x04, 0x73, 0x6f, 0xe3, 0x77
	.byte	0xc8, 0x36, 0x1d, 0x6a, 0xa8, 0x85, 0x9d, 0x3f, 0xa1, 0x92, 0xd6, 0x91, 0xad, 0xe6, 0x12, 0x11

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
