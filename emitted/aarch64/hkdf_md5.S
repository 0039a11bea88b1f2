// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_md5 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_md5_hkdf_extract, AArch64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   x0    prk     16 bytes, written, secret; may overlap salt and ikm
//   x1    salt    salt_len bytes, read, secret
//   x2    salt_len a length, public; bytes, may be 0
//   x3    ikm     ikm_len bytes, read, secret
//   x4    ikm_len a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  6 instructions.
// Holds:  x0 prk,  x1 salt,  x2 salt_len,  x3 ikm,  x4 ikm_len,  x5 f
// SHA-256 of the body: 79e16d1f396b4f42617ae148b3f221e69411b3d6cb1efc34d097571757c653f8
INGOT_FUNCTION(ingot_asm_md5_hkdf_extract)
	hint	#34
	stp	x29, x30, [sp, #-16]!
	.cfi_adjust_cfa_offset 16
	.cfi_rel_offset 29, 0
	.cfi_rel_offset 30, 8
	add	x29, sp, #0
	bl	INGOT_SYMBOL(ingot_asm_md5_hmac)
	ldp	x29, x30, [sp], #16
	.cfi_adjust_cfa_offset -16
	.cfi_restore 29
	.cfi_restore 30
	ret
INGOT_END(ingot_asm_md5_hkdf_extract)

// ingot_asm_md5_hkdf_block, AArch64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   x0    job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   x1    info    info_len bytes, read, secret
//   x2    info_len a length, public; bytes, may be 0
//   x3    i       a length, public; from 1 on; its low 8 bits are hashed
//   x4    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  114 instructions.
// Holds:  x8 n,  x9 t,  x10 low,  x11 t,  x19 job,  x20 info,  x21 info_len,  x22 i,  x23 f,  x24 ctx,
//         x25 n,  frame+0 context of the inner hash,  frame+112 number
// SHA-256 of the body: c8db337fd0c8dabf596cbb990da92f8e24ce74811bb5b1334dcfaa5f07f07411
INGOT_FUNCTION(ingot_asm_md5_hkdf_block)
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
	ldr	q16, [x19]
	str	q16, [sp]
	str	xzr, [sp, #96]
	mov	w8, #64
	cmp	x22, #1
	b.eq	.Lmd5_hkdf_block_skip1
	ldr	w9, [x19, #64]
	str	w9, [sp, #32]
	ldr	w9, [x19, #68]
	str	w9, [sp, #36]
	ldr	w9, [x19, #72]
	str	w9, [sp, #40]
	ldr	w9, [x19, #76]
	str	w9, [sp, #44]
	mov	w8, #80
.Lmd5_hkdf_block_skip1:
	str	x8, [sp, #96]
	mov	x0, sp
	mov	x1, x20
	mov	x2, x21
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_update)
	strb	w22, [sp, #112]
	mov	w20, #1
	mov	x0, sp
	add	x1, sp, #112
	mov	x2, x20
	mov	x3, x23
	bl	INGOT_SYMBOL(ingot_asm_md5_update)
	mov	x24, sp
	ldr	x25, [x24, #96]
	and	x25, x25, #63
	add	x17, x24, x25
	mov	w16, #128
	strb	w16, [x17, #32]
	add	x25, x25, #1
	cmp	x25, #56
	b.ls	.Lmd5_hkdf_block_skip2
	cmp	x25, #64
	b.hs	.Lmd5_hkdf_block_done1
.Lmd5_hkdf_block_more1:
	add	x17, x24, x25
	strb	wzr, [x17, #32]
	add	x25, x25, #1
	cmp	x25, #64
	b.lo	.Lmd5_hkdf_block_more1
.Lmd5_hkdf_block_done1:
	mov	x0, x24
	add	x1, x24, #32
	mov	w2, #1
	ldr	x16, [x23]
	blr	x16
	mov	w25, #0
.Lmd5_hkdf_block_skip2:
	cmp	x25, #56
	b.hs	.Lmd5_hkdf_block_done2
.Lmd5_hkdf_block_more2:
	add	x17, x24, x25
	str	xzr, [x17, #32]
	add	x25, x25, #8
	cmp	x25, #56
	b.lo	.Lmd5_hkdf_block_more2
.Lmd5_hkdf_block_done2:
	ldr	x9, [x24, #96]
	lsl	x9, x9, #3
	str	x9, [x24, #88]
	mov	x0, x24
	add	x1, x24, #32
	mov	w2, #1
	ldr	x16, [x23]
	blr	x16
	ldr	w11, [sp]
	str	w11, [sp, #32]
	ldr	w11, [sp, #4]
	str	w11, [sp, #36]
	ldr	w11, [sp, #8]
	str	w11, [sp, #40]
	ldr	w11, [sp, #12]
	str	w11, [sp, #44]
	movi	v16.16b, #0
	stp	q16, q16, [sp, #48]
	str	q16, [sp, #80]
	mov	w16, #128
	strb	w16, [sp, #48]
	mov	w16, #2
	strb	w16, [sp, #89]
	mov	w16, #128
	strb	w16, [sp, #88]
	ldr	q16, [x19, #32]
	str	q16, [x19, #64]
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
INGOT_END(ingot_asm_md5_hkdf_block)

// ingot_asm_md5_hkdf_expand, AArch64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   x0    out     out_len bytes, written, secret
//   x1    out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   x2    job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   x3    info    info_len bytes, read, secret
//   x4    info_len a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  103 instructions.
// Holds:  x8 t,  x9 to,  x10 from,  x11 t,  x19 out,  x20 out_len,  x21 job,  x22 info,  x23 info_len,
//         x24 f,  x25 i,  frame+0 a block of output
// SHA-256 of the body: 76935ff696413127ab1edd336e999125b32674b7b2fc4ef5abc1d946ff7a73ec
INGOT_FUNCTION(ingot_asm_md5_hkdf_expand)
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
	sub	sp, sp, #16
	.cfi_adjust_cfa_offset 16
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	mov	x23, x4
	mov	x24, x5
	mov	w25, #1
	cmp	x20, #16
	b.lo	.Lmd5_hkdf_expand_done1
.Lmd5_hkdf_expand_more1:
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	mov	x3, x25
	mov	x4, x24
	bl	INGOT_SYMBOL(ingot_asm_md5_hkdf_block)
	ldr	w8, [x21, #64]
	str	w8, [x19]
	ldr	w8, [x21, #68]
	str	w8, [x19, #4]
	ldr	w8, [x21, #72]
	str	w8, [x19, #8]
	ldr	w8, [x21, #76]
	str	w8, [x19, #12]
	add	x19, x19, #16
	add	x25, x25, #1
	sub	x20, x20, #16
	cmp	x20, #16
	b.hs	.Lmd5_hkdf_expand_more1
.Lmd5_hkdf_expand_done1:
	cbz	x20, .Lmd5_hkdf_expand_skip1
	mov	x0, x21
	mov	x1, x22
	mov	x2, x23
	mov	x3, x25
	mov	x4, x24
	bl	INGOT_SYMBOL(ingot_asm_md5_hkdf_block)
	ldr	w8, [x21, #64]
	str	w8, [sp]
	ldr	w8, [x21, #68]
	str	w8, [sp, #4]
	ldr	w8, [x21, #72]
	str	w8, [sp, #8]
	ldr	w8, [x21, #76]
	str	w8, [sp, #12]
	mov	x9, x19
	mov	x10, sp
	cmp	x20, #16
	b.ls	.Lmd5_hkdf_expand_skip2
.Lmd5_hkdf_expand_more2:
	ldr	q16, [x10]
	str	q16, [x9]
	add	x10, x10, #16
	add	x9, x9, #16
	sub	x20, x20, #16
	cmp	x20, #16
	b.hi	.Lmd5_hkdf_expand_more2
.Lmd5_hkdf_expand_done2:
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lmd5_hkdf_expand_join1
.Lmd5_hkdf_expand_skip2:
	cmp	x20, #8
	b.lo	.Lmd5_hkdf_expand_skip3
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x10]
	str	x15, [x9]
	b	.Lmd5_hkdf_expand_join2
.Lmd5_hkdf_expand_skip3:
	cmp	x20, #4
	b.lo	.Lmd5_hkdf_expand_skip4
	add	x17, x10, x20
	add	x16, x9, x20
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x10]
	str	w15, [x9]
	b	.Lmd5_hkdf_expand_join3
.Lmd5_hkdf_expand_skip4:
	cbz	x20, .Lmd5_hkdf_expand_skip5
	ldrb	w11, [x10]
	strb	w11, [x9]
	add	x17, x10, x20
	ldurb	w11, [x17, #-1]
	add	x17, x9, x20
	sturb	w11, [x17, #-1]
	lsr	x20, x20, #1
	ldrb	w11, [x10, x20]
	strb	w11, [x9, x20]
.Lmd5_hkdf_expand_skip5:
.Lmd5_hkdf_expand_join3:
.Lmd5_hkdf_expand_join2:
.Lmd5_hkdf_expand_join1:
.Lmd5_hkdf_expand_skip1:
	// wipe the frame
	stp	xzr, xzr, [sp]
	add	sp, sp, #16
	.cfi_adjust_cfa_offset -16
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
INGOT_END(ingot_asm_md5_hkdf_expand)

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
