// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512_256 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha512_256_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     32 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  76 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
// SHA-256 of the body: 91a1fea970248eaa3fa0d91613c797fd339c349fd27751fc568cc9b27fad2c32
INGOT_FUNCTION(ingot_asm_sha512_256_finish)
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
	b.ls	.Lsha512_256_finish_skip1
	cmp	x22, #128
	b.hs	.Lsha512_256_finish_done1
.Lsha512_256_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #64]
	add	x22, x22, #1
	cmp	x22, #128
	b.lo	.Lsha512_256_finish_more1
.Lsha512_256_finish_done1:
	mov	x0, x19
	add	x1, x19, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lsha512_256_finish_skip1:
	cmp	x22, #112
	b.hs	.Lsha512_256_finish_done2
.Lsha512_256_finish_more2:
	add	x17, x19, x22
	stp	xzr, xzr, [x17, #64]
	add	x22, x22, #16
	cmp	x22, #112
	b.lo	.Lsha512_256_finish_more2
.Lsha512_256_finish_done2:
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
	ldr	x10, [x19, #24]
	rev	x10, x10
	str	x10, [x20, #24]
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
INGOT_END(ingot_asm_sha512_256_finish)

// ingot_asm_sha512_256_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     32 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  127 instructions.
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+64 block
// SHA-256 of the body: 1e0a0b567b4c070a9376cae8562e935ae026894e034c6b2d1eea3dd41a9f6ab3
INGOT_FUNCTION(ingot_asm_sha512_256_digest)
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
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_256_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_256_digest_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #32]
	lsr	x23, x21, #7
	cbz	x23, .Lsha512_256_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #7
	add	x20, x20, x23
.Lsha512_256_digest_skip1:
	and	x23, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	add	x8, sp, #64
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha512_256_digest_skip2
.Lsha512_256_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_256_digest_more1
.Lsha512_256_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_256_digest_join1
.Lsha512_256_digest_skip2:
	cmp	x9, #8
	b.lo	.Lsha512_256_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_256_digest_join2
.Lsha512_256_digest_skip3:
	cmp	x9, #4
	b.lo	.Lsha512_256_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_256_digest_join3
.Lsha512_256_digest_skip4:
	cbz	x9, .Lsha512_256_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_256_digest_skip5:
.Lsha512_256_digest_join3:
.Lsha512_256_digest_join2:
.Lsha512_256_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #64]
	cmp	x23, #112
	b.lo	.Lsha512_256_digest_skip6
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
.Lsha512_256_digest_skip6:
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
	ldr	x13, [sp, #24]
	rev	x13, x13
	str	x13, [x19, #24]
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
INGOT_END(ingot_asm_sha512_256_digest)
INGOT_RODATA(.Lingot_asm_sha512_256_digest_iv, 16)
	.byte	0x2c, 0xf7, 0x2b, 0xfc, 0x94, 0x21, 0x31, 0x22, 0xc2, 0x64, 0x4c, 0xc8, 0xa3, 0x5f, 0x55, 0x9f
	.byte	0x51, 0xb1, 0x53, 0x6f, 0x6b, 0xb8, 0x93, 0x23, 0xbd, 0xea, 0x40, 0x59, 0x19, 0x77, 0x38, 0x96
	.byte	0xe3, 0xff, 0x8e, 0xa8, 0xe2, 0x3e, 0x28, 0x96, 0x92, 0x39, 0x86, 0x53, 0x25, 0x1e, 0x5e, 0xbe
	.byte	0xaa, 0xb8, 0x85, 0x2c, 0xfc, 0x99, 0x01, 0x2b, 0xa2, 0x2c, 0xc5, 0x81, 0xdc, 0x2d, 0xb7, 0x0e

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
