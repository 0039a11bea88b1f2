// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha224 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha224_finish, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   x0    ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   x1    out     28 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  75 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x19 ctx,  x20 out,  x21 f,  x22 n
// SHA-256 of the body: 8412d07729896fdbba4a6d8ae9d919e0df8656dc45508cd202b23ab98608f44f
INGOT_FUNCTION(ingot_asm_sha224_finish)
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
	ldr	x22, [x19, #96]
	and	x22, x22, #63
	add	x17, x19, x22
	mov	w16, #128
	strb	w16, [x17, #32]
	add	x22, x22, #1
	cmp	x22, #56
	b.ls	.Lsha224_finish_skip1
	cmp	x22, #64
	b.hs	.Lsha224_finish_done1
.Lsha224_finish_more1:
	add	x17, x19, x22
	strb	wzr, [x17, #32]
	add	x22, x22, #1
	cmp	x22, #64
	b.lo	.Lsha224_finish_more1
.Lsha224_finish_done1:
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w22, #0
.Lsha224_finish_skip1:
	cmp	x22, #56
	b.hs	.Lsha224_finish_done2
.Lsha224_finish_more2:
	add	x17, x19, x22
	str	xzr, [x17, #32]
	add	x22, x22, #8
	cmp	x22, #56
	b.lo	.Lsha224_finish_more2
.Lsha224_finish_done2:
	ldr	x8, [x19, #96]
	lsl	x8, x8, #3
	rev	x8, x8
	str	x8, [x19, #88]
	mov	x0, x19
	add	x1, x19, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w10, [x19]
	rev	w10, w10
	str	w10, [x20]
	ldr	w10, [x19, #4]
	rev	w10, w10
	str	w10, [x20, #4]
	ldr	w10, [x19, #8]
	rev	w10, w10
	str	w10, [x20, #8]
	ldr	w10, [x19, #12]
	rev	w10, w10
	str	w10, [x20, #12]
	ldr	w10, [x19, #16]
	rev	w10, w10
	str	w10, [x20, #16]
	ldr	w10, [x19, #20]
	rev	w10, w10
	str	w10, [x20, #20]
	ldr	w10, [x19, #24]
	rev	w10, w10
	str	w10, [x20, #24]
	movi	v16.16b, #0
	stp	q16, q16, [x19]
	stp	q16, q16, [x19, #32]
	stp	q16, q16, [x19, #64]
	stur	q16, [x19, #88]
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
INGOT_END(ingot_asm_sha224_finish)

// ingot_asm_sha224_digest, AArch64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   x0    out     28 bytes, written, secret; may overlap data
//   x1    data    len bytes, read, secret
//   x2    len     a length, public; bytes, may be 0
//   x3    f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  124 instructions.
// Holds:  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x19 out,  x20 data,  x21 len,  x22 f,  x23 n,
//         frame+0 state,  frame+32 block
// SHA-256 of the body: 6ae53b58af92479d982a859e8768ccd7f8234d814c9429d30ef55f369a32132e
INGOT_FUNCTION(ingot_asm_sha224_digest)
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
	sub	sp, sp, #96
	.cfi_adjust_cfa_offset 96
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha224_digest_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha224_digest_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp]
	lsr	x23, x21, #6
	cbz	x23, .Lsha224_digest_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #6
	add	x20, x20, x23
.Lsha224_digest_skip1:
	and	x23, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	add	x8, sp, #32
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha224_digest_skip2
.Lsha224_digest_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha224_digest_more1
.Lsha224_digest_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha224_digest_join1
.Lsha224_digest_skip2:
	cmp	x9, #8
	b.lo	.Lsha224_digest_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha224_digest_join2
.Lsha224_digest_skip3:
	cmp	x9, #4
	b.lo	.Lsha224_digest_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha224_digest_join3
.Lsha224_digest_skip4:
	cbz	x9, .Lsha224_digest_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha224_digest_skip5:
.Lsha224_digest_join3:
.Lsha224_digest_join2:
.Lsha224_digest_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #32]
	cmp	x23, #56
	b.lo	.Lsha224_digest_skip6
	mov	x0, sp
	add	x1, sp, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
.Lsha224_digest_skip6:
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #88]
	mov	x0, sp
	add	x1, sp, #32
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w13, [sp]
	rev	w13, w13
	str	w13, [x19]
	ldr	w13, [sp, #4]
	rev	w13, w13
	str	w13, [x19, #4]
	ldr	w13, [sp, #8]
	rev	w13, w13
	str	w13, [x19, #8]
	ldr	w13, [sp, #12]
	rev	w13, w13
	str	w13, [x19, #12]
	ldr	w13, [sp, #16]
	rev	w13, w13
	str	w13, [x19, #16]
	ldr	w13, [sp, #20]
	rev	w13, w13
	str	w13, [x19, #20]
	ldr	w13, [sp, #24]
	rev	w13, w13
	str	w13, [x19, #24]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	add	sp, sp, #96
	.cfi_adjust_cfa_offset -96
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
INGOT_END(ingot_asm_sha224_digest)
INGOT_RODATA(.Lingot_asm_sha224_digest_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe

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
