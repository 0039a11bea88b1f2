// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_sha224 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha224_hkdf_extract, AArch64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   x0    prk     28 bytes, written, secret; may overlap salt and ikm
//   x1    salt    salt_len bytes, read, secret
//   x2    salt_len a length, public; bytes, may be 0
//   x3    ikm     ikm_len bytes, read, secret
//   x4    ikm_len a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  6 instructions.
// Holds:  x0 prk,  x1 salt,  x2 salt_len,  x3 ikm,  x4 ikm_len,  x5 f
// SHA-256 of the body: eb535cd7fc7577f7ee52b885baa380e2b60a53b2147742c76a9a923af97d854b
INGOT_FUNCTION(ingot_asm_sha224_hkdf_extract)
	hint	#34
	stp	x29, x30, [sp, #-16]!
	.cfi_adjust_cfa_offset 16
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	add	x29, sp, #0
	bl	INGOT_SYMBOL(ingot_asm_sha224_hmac)
	ldp	x29, x30, [sp], #16
	.cfi_adjust_cfa_offset -16
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha224_hkdf_extract)

// ingot_asm_sha224_hkdf_block, AArch64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   x0    job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   x1    info    info_len bytes, read, secret
//   x2    info_len a length, public; bytes, may be 0
//   x3    i       a length, public; from 1 on; its low 8 bits are hashed
//   x4    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  142 instructions.
// Holds:  x8 n,  x9 t,  x10 low,  x11 t,  x19 job,  x20 info,  x21 info_len,  x22 i,  x23 f,  x24 ctx,
//         x25 n,  frame+0 context of the inner hash,  frame+112 number
// SHA-256 of the body: 379ec55c6ce2472ba831181019f13b15a00519f715b8c44aeaefbf274338b7c5
INGOT_FUNCTION(ingot_asm_sha224_hkdf_block)
	hint	#34
	stp	x29, x30, [sp, #-80]!
	.cfi_adjust_cfa_offset 80
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
	str	x25, [sp, #64]
	.cfi_rel_offset 25, 64
	add	x29, sp, #0
	sub	sp, sp, #128
	.cfi_adjust_cfa_offset 128
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	ldp	q16, q17, [x19]
	stp	q16, q17, [sp]
	str	xzr, [sp, #96]
	mov	w8, #64
	cmp	x22, #1
	b.eq	.Lsha224_hkdf_block_skip1
	ldr	w9, [x19, #64]
	rev	w9, w9
	str	w9, [sp, #32]
	ldr	w9, [x19, #68]
	rev	w9, w9
	str	w9, [sp, #36]
	ldr	w9, [x19, #72]
	rev	w9, w9
	str	w9, [sp, #40]
	ldr	w9, [x19, #76]
	rev	w9, w9
	str	w9, [sp, #44]
	ldr	w9, [x19, #80]
	rev	w9, w9
	str	w9, [sp, #48]
	ldr	w9, [x19, #84]
	rev	w9, w9
	str	w9, [sp, #52]
	ldr	w9, [x19, #88]
	rev	w9, w9
	str	w9, [sp, #56]
	mov	w8, #92
.Lsha224_hkdf_block_skip1:
	str	x8, [sp, #96]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha256_update)
	strb	w22, [sp, #112]
	mov	w20, #1
	mov	x0, sp
	add	x1, sp, #112
	mov	x2, x20
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_sha256_update)
	mov	x24, sp
	ldr	x25, [x24, #96]
	and	x25, x25, #63
	add	x17, x24, x25
	mov	w16, #128
	strb	w16, [x17, #32]
	add	x25, x25, #1
	cmp	x25, #56
	b.ls	.Lsha224_hkdf_block_skip2
	cmp	x25, #64
	b.hs	.Lsha224_hkdf_block_done1
.Lsha224_hkdf_block_more1:
	add	x17, x24, x25
	strb	wzr, [x17, #32]
	add	x25, x25, #1
	cmp	x25, #64
	b.lo	.Lsha224_hkdf_block_more1
.Lsha224_hkdf_block_done1:
	mov	x0, x24
	add	x1, x24, #32
	mov	w2, #1
	ldr	x16, [x23]
	blr	x16
	mov	w25, #0
.Lsha224_hkdf_block_skip2:
	cmp	x25, #56
	b.hs	.Lsha224_hkdf_block_done2
.Lsha224_hkdf_block_more2:
	add	x17, x24, x25
	str	xzr, [x17, #32]
	add	x25, x25, #8
	cmp	x25, #56
	b.lo	.Lsha224_hkdf_block_more2
.Lsha224_hkdf_block_done2:
	ldr	x9, [x24, #96]
	lsl	x9, x9, #3
	rev	x9, x9
	str	x9, [x24, #88]
	mov	x0, x24
	add	x1, x24, #32
	mov	w2, #1
	ldr	x16, [x23]
	blr	x16
	ldr	w11, [sp]
	rev	w11, w11
	str	w11, [sp, #32]
	ldr	w11, [sp, #4]
	rev	w11, w11
	str	w11, [sp, #36]
	ldr	w11, [sp, #8]
	rev	w11, w11
	str	w11, [sp, #40]
	ldr	w11, [sp, #12]
	rev	w11, w11
	str	w11, [sp, #44]
	ldr	w11, [sp, #16]
	rev	w11, w11
	str	w11, [sp, #48]
	ldr	w11, [sp, #20]
	rev	w11, w11
	str	w11, [sp, #52]
	ldr	w11, [sp, #24]
	rev	w11, w11
	str	w11, [sp, #56]
	add	x17, sp, #60
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #20]
	mov	w16, #128
	strb	w16, [sp, #60]
	mov	w16, #2
	strb	w16, [sp, #94]
	mov	w16, #224
	strb	w16, [sp, #95]
	ldp	q16, q17, [x19, #32]
	stp	q16, q17, [x19, #64]
	add	x0, x19, #64
	add	x1, sp, #32
	mov	w2, #1
	ldr	x16, [x23]
	blr	x16
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	add	sp, sp, #128
	.cfi_adjust_cfa_offset -128
	ldr	x25, [sp, #64]
	.cfi_restore 25
	ldp	x23, x24, [sp, #48]
	.cfi_restore 23
	.cfi_restore 24
	ldp	x21, x22, [sp, #32]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #80
	.cfi_adjust_cfa_offset -80
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha224_hkdf_block)

// ingot_asm_sha224_hkdf_expand, AArch64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   x0    out     out_len bytes, written, secret
//   x1    out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   x2    job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   x3    info    info_len bytes, read, secret
//   x4    info_len a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  130 instructions.
// Holds:  x8 t,  x9 to,  x10 from,  x11 t,  x19 out,  x20 out_len,  x21 job,  x22 info,  x23 info_len,
//         x24 f,  x25 i,  frame+0 a block of output
// SHA-256 of the body: 9dfb9c1c59f615e5a1a3dd399344f05d1b18a1cb44c0b52d7ba3b8577bb2610a
INGOT_FUNCTION(ingot_asm_sha224_hkdf_expand)
	hint	#34
	stp	x29, x30, [sp, #-80]!
	.cfi_adjust_cfa_offset 80
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
	str	x25, [sp, #64]
	.cfi_rel_offset 25, 64
	add	x29, sp, #0
	sub	sp, sp, #32
	.cfi_adjust_cfa_offset 32
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	mov	x24, x5
	mov	w25, #1
	cmp	x20, #28
	b.lo	.Lsha224_hkdf_expand_done1
.Lsha224_hkdf_expand_more1:
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	mov	x3, x25
	mov	x4, x24
	bl	INGOT_SYMBOL(ingot_asm_sha224_hkdf_block)
	ldr	w8, [x21, #64]
	rev	w8, w8
	str	w8, [x19]
	ldr	w8, [x21, #68]
	rev	w8, w8
	str	w8, [x19, #4]
	ldr	w8, [x21, #72]
	rev	w8, w8
	str	w8, [x19, #8]
	ldr	w8, [x21, #76]
	rev	w8, w8
	str	w8, [x19, #12]
	ldr	w8, [x21, #80]
	rev	w8, w8
	str	w8, [x19, #16]
	ldr	w8, [x21, #84]
	rev	w8, w8
	str	w8, [x19, #20]
	ldr	w8, [x21, #88]
	rev	w8, w8
	str	w8, [x19, #24]
	add	x19, x19, #28
	add	x25, x25, #1
	sub	x20, x20, #28
	cmp	x20, #28
	b.hs	.Lsha224_hkdf_expand_more1
.Lsha224_hkdf_expand_done1:
	cbz	x20, .Lsha224_hkdf_expand_skip1
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	mov	x3, x25
	mov	x4, x24
	bl	INGOT_SYMBOL(ingot_asm_sha224_hkdf_block)
	ldr	w8, [x21, #64]
	rev	w8, w8
	str	w8, [sp]
	ldr	w8, [x21, #68]
	rev	w8, w8
	str	w8, [sp, #4]
	ldr	w8, [x21, #72]
	rev	w8, w8
	str	w8, [sp, #8]
	ldr	w8, [x21, #76]
	rev	w8, w8
	str	w8, [sp, #12]
	ldr	w8, [x21, #80]
	rev	w8, w8
	str	w8, [sp, #16]
	ldr	w8, [x21, #84]
	rev	w8, w8
	str	w8, [sp, #20]
	ldr	w8, [x21, #88]
	rev	w8, w8
	str	w8, [sp, #24]
	mov	x9, x19
	mov	x10, sp
	cmp	x20, #16
	b.ls	.Lsha224_hkdf_expand_skip2
.Lsha224_hkdf_expand_more2:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lsha224_hkdf_expand_more2
.Lsha224_hkdf_expand_done2:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha224_hkdf_expand_join1
.Lsha224_hkdf_expand_skip2:
	cmp	x20, #8
	b.lo	.Lsha224_hkdf_expand_skip3
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lsha224_hkdf_expand_join2
.Lsha224_hkdf_expand_skip3:
	cmp	x20, #4
	b.lo	.Lsha224_hkdf_expand_skip4
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lsha224_hkdf_expand_join3
.Lsha224_hkdf_expand_skip4:
	cbz	x20, .Lsha224_hkdf_expand_skip5
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lsha224_hkdf_expand_skip5:
.Lsha224_hkdf_expand_join3:
.Lsha224_hkdf_expand_join2:
.Lsha224_hkdf_expand_join1:
.Lsha224_hkdf_expand_skip1:
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	add	sp, sp, #32
	.cfi_adjust_cfa_offset -32
	ldr	x25, [sp, #64]
	.cfi_restore 25
	ldp	x23, x24, [sp, #48]
	.cfi_restore 23
	.cfi_restore 24
	ldp	x21, x22, [sp, #32]
	.cfi_restore 21
	.cfi_restore 22
	ldp	x19, x20, [sp, #16]
	.cfi_restore 19
	.cfi_restore 20
	ldp	x29, x30, [sp], #80
	.cfi_adjust_cfa_offset -80
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_sha224_hkdf_expand)

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
