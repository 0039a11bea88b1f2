// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha1 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha1_hmac_key_ce, AArch64, needs SHA1.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   x0    key     64 bytes, written, secret; inner state, outer state
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  399 instructions.
// Holds:  x3 constants,  x8 to,  x9 left,  x9 t,  x10 t,  x11 t,  x12 low,  x13 t,  x19 key,  x20 k,
//         x21 klen,  x22 f,  x23 n,  q0 w+k,  q1 abcd,  q2 e,  q3 e of the next four,  q4 w[0..],  q5 w[4..],
//         q6 w[8..],  q7 w[12..],  q16 k,  q17 k,  q18 k,  q19 k,  q20 k,  q21 k,  q22 k,  q23 k,
//         q24 abcd, opad,  q25 e, opad,  q26 e of the next four, opad,  q27 w[0..], opad,  q28 w[4..], opad,
//         q29 w[8..], opad,  q30 w[12..], opad,  frame+0 key block,  frame+64 state,  frame+96 last block
// SHA-256 of the body: 9b4a3fd91fcae5de819e0c2a48bc9a3881b567a3c15d48859e4e1f6191950250
INGOT_FUNCTION(ingot_asm_sha1_hmac_key_ce)
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
	sub	sp, sp, #160
	.cfi_adjust_cfa_offset 160
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	cmp	x21, #64
	b.ls	.Lsha1_hmac_key_ce_skip1
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha1_hmac_key_ce_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha1_hmac_key_ce_iv)
	ldr	q16, [x17]
	str	q16, [sp, #64]
	ldr	w15, [x17, #16]
	str	w15, [sp, #80]
	lsr	x23, x21, #6
	cbz	x23, .Lsha1_hmac_key_ce_skip2
	add	x0, sp, #64
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #6
	add	x20, x20, x23
.Lsha1_hmac_key_ce_skip2:
	and	x23, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	add	x8, sp, #96
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha1_hmac_key_ce_skip3
.Lsha1_hmac_key_ce_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha1_hmac_key_ce_more1
.Lsha1_hmac_key_ce_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_hmac_key_ce_join1
.Lsha1_hmac_key_ce_skip3:
	cmp	x9, #8
	b.lo	.Lsha1_hmac_key_ce_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_hmac_key_ce_join2
.Lsha1_hmac_key_ce_skip4:
	cmp	x9, #4
	b.lo	.Lsha1_hmac_key_ce_skip5
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_hmac_key_ce_join3
.Lsha1_hmac_key_ce_skip5:
	cbz	x9, .Lsha1_hmac_key_ce_skip6
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha1_hmac_key_ce_skip6:
.Lsha1_hmac_key_ce_join3:
.Lsha1_hmac_key_ce_join2:
.Lsha1_hmac_key_ce_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #96]
	cmp	x23, #56
	b.lo	.Lsha1_hmac_key_ce_skip7
	add	x0, sp, #64
	add	x1, sp, #96
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
.Lsha1_hmac_key_ce_skip7:
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #152]
	add	x0, sp, #64
	add	x1, sp, #96
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w13, [sp, #64]
	rev	w13, w13
	str	w13, [sp]
	ldr	w13, [sp, #68]
	rev	w13, w13
	str	w13, [sp, #4]
	ldr	w13, [sp, #72]
	rev	w13, w13
	str	w13, [sp, #8]
	ldr	w13, [sp, #76]
	rev	w13, w13
	str	w13, [sp, #12]
	ldr	w13, [sp, #80]
	rev	w13, w13
	str	w13, [sp, #16]
	b	.Lsha1_hmac_key_ce_join4
.Lsha1_hmac_key_ce_skip1:
	mov	x8, sp
	cmp	x21, #16
	b.ls	.Lsha1_hmac_key_ce_skip8
.Lsha1_hmac_key_ce_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha1_hmac_key_ce_more2
.Lsha1_hmac_key_ce_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_hmac_key_ce_join5
.Lsha1_hmac_key_ce_skip8:
	cmp	x21, #8
	b.lo	.Lsha1_hmac_key_ce_skip9
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_hmac_key_ce_join6
.Lsha1_hmac_key_ce_skip9:
	cmp	x21, #4
	b.lo	.Lsha1_hmac_key_ce_skip10
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_hmac_key_ce_join7
.Lsha1_hmac_key_ce_skip10:
	cbz	x21, .Lsha1_hmac_key_ce_skip11
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha1_hmac_key_ce_skip11:
.Lsha1_hmac_key_ce_join7:
.Lsha1_hmac_key_ce_join6:
.Lsha1_hmac_key_ce_join5:
.Lsha1_hmac_key_ce_join4:
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha1_hmac_key_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha1_hmac_key_ce_k)
	ldp	q16, q17, [x3]
	ldp	q18, q19, [x3, #32]
	ldp	q4, q5, [sp]
	ldp	q6, q7, [sp, #32]
	rev32	v4.16b, v4.16b
	rev32	v5.16b, v5.16b
	rev32	v6.16b, v6.16b
	rev32	v7.16b, v7.16b
.Lsha1_hmac_key_ce_cut1:
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha1_hmac_key_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha1_hmac_key_ce_k)
	ldp	q20, q21, [x3]
	ldp	q22, q23, [x3, #32]
	mov	v27.16b, v4.16b
	mov	v28.16b, v5.16b
	mov	v29.16b, v6.16b
	mov	v30.16b, v7.16b
	ldr	q0, [x3, #64]
	eor	v4.16b, v4.16b, v0.16b
	eor	v5.16b, v5.16b, v0.16b
	eor	v6.16b, v6.16b, v0.16b
	eor	v7.16b, v7.16b, v0.16b
	ldr	q0, [x3, #80]
	eor	v27.16b, v27.16b, v0.16b
	eor	v28.16b, v28.16b, v0.16b
	eor	v29.16b, v29.16b, v0.16b
	eor	v30.16b, v30.16b, v0.16b
	ldr	q1, [x3, #96]
	ldr	q2, [x3, #112]
	mov	v24.16b, v1.16b
	mov	v25.16b, v2.16b
	// rounds 0 to 3
	add	v0.4s, v4.4s, v20.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 0 to 3
	add	v0.4s, v27.4s, v20.4s
	sha1h	s26, s24
	sha1su0	v27.4s, v28.4s, v29.4s
	sha1c	q24, s25, v0.4s
	sha1su1	v27.4s, v30.4s
	// rounds 4 to 7
	add	v0.4s, v5.4s, v20.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 4 to 7
	add	v0.4s, v28.4s, v20.4s
	sha1h	s25, s24
	sha1su0	v28.4s, v29.4s, v30.4s
	sha1c	q24, s26, v0.4s
	sha1su1	v28.4s, v27.4s
	// rounds 8 to 11
	add	v0.4s, v6.4s, v20.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 8 to 11
	add	v0.4s, v29.4s, v20.4s
	sha1h	s26, s24
	sha1su0	v29.4s, v30.4s, v27.4s
	sha1c	q24, s25, v0.4s
	sha1su1	v29.4s, v28.4s
	// rounds 12 to 15
	add	v0.4s, v7.4s, v20.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1c	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 12 to 15
	add	v0.4s, v30.4s, v20.4s
	sha1h	s25, s24
	sha1su0	v30.4s, v27.4s, v28.4s
	sha1c	q24, s26, v0.4s
	sha1su1	v30.4s, v29.4s
	// rounds 16 to 19
	add	v0.4s, v4.4s, v20.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1c	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 16 to 19
	add	v0.4s, v27.4s, v20.4s
	sha1h	s26, s24
	sha1su0	v27.4s, v28.4s, v29.4s
	sha1c	q24, s25, v0.4s
	sha1su1	v27.4s, v30.4s
	// rounds 20 to 23
	add	v0.4s, v5.4s, v21.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 20 to 23
	add	v0.4s, v28.4s, v21.4s
	sha1h	s25, s24
	sha1su0	v28.4s, v29.4s, v30.4s
	sha1p	q24, s26, v0.4s
	sha1su1	v28.4s, v27.4s
	// rounds 24 to 27
	add	v0.4s, v6.4s, v21.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 24 to 27
	add	v0.4s, v29.4s, v21.4s
	sha1h	s26, s24
	sha1su0	v29.4s, v30.4s, v27.4s
	sha1p	q24, s25, v0.4s
	sha1su1	v29.4s, v28.4s
	// rounds 28 to 31
	add	v0.4s, v7.4s, v21.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 28 to 31
	add	v0.4s, v30.4s, v21.4s
	sha1h	s25, s24
	sha1su0	v30.4s, v27.4s, v28.4s
	sha1p	q24, s26, v0.4s
	sha1su1	v30.4s, v29.4s
	// rounds 32 to 35
	add	v0.4s, v4.4s, v21.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1p	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 32 to 35
	add	v0.4s, v27.4s, v21.4s
	sha1h	s26, s24
	sha1su0	v27.4s, v28.4s, v29.4s
	sha1p	q24, s25, v0.4s
	sha1su1	v27.4s, v30.4s
	// rounds 36 to 39
	add	v0.4s, v5.4s, v21.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 36 to 39
	add	v0.4s, v28.4s, v21.4s
	sha1h	s25, s24
	sha1su0	v28.4s, v29.4s, v30.4s
	sha1p	q24, s26, v0.4s
	sha1su1	v28.4s, v27.4s
	// rounds 40 to 43
	add	v0.4s, v6.4s, v22.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 40 to 43
	add	v0.4s, v29.4s, v22.4s
	sha1h	s26, s24
	sha1su0	v29.4s, v30.4s, v27.4s
	sha1m	q24, s25, v0.4s
	sha1su1	v29.4s, v28.4s
	// rounds 44 to 47
	add	v0.4s, v7.4s, v22.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 44 to 47
	add	v0.4s, v30.4s, v22.4s
	sha1h	s25, s24
	sha1su0	v30.4s, v27.4s, v28.4s
	sha1m	q24, s26, v0.4s
	sha1su1	v30.4s, v29.4s
	// rounds 48 to 51
	add	v0.4s, v4.4s, v22.4s
	sha1h	s3, s1
	sha1su0	v4.4s, v5.4s, v6.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v4.4s, v7.4s
	// rounds 48 to 51
	add	v0.4s, v27.4s, v22.4s
	sha1h	s26, s24
	sha1su0	v27.4s, v28.4s, v29.4s
	sha1m	q24, s25, v0.4s
	sha1su1	v27.4s, v30.4s
	// rounds 52 to 55
	add	v0.4s, v5.4s, v22.4s
	sha1h	s2, s1
	sha1su0	v5.4s, v6.4s, v7.4s
	sha1m	q1, s3, v0.4s
	sha1su1	v5.4s, v4.4s
	// rounds 52 to 55
	add	v0.4s, v28.4s, v22.4s
	sha1h	s25, s24
	sha1su0	v28.4s, v29.4s, v30.4s
	sha1m	q24, s26, v0.4s
	sha1su1	v28.4s, v27.4s
	// rounds 56 to 59
	add	v0.4s, v6.4s, v22.4s
	sha1h	s3, s1
	sha1su0	v6.4s, v7.4s, v4.4s
	sha1m	q1, s2, v0.4s
	sha1su1	v6.4s, v5.4s
	// rounds 56 to 59
	add	v0.4s, v29.4s, v22.4s
	sha1h	s26, s24
	sha1su0	v29.4s, v30.4s, v27.4s
	sha1m	q24, s25, v0.4s
	sha1su1	v29.4s, v28.4s
	// rounds 60 to 63
	add	v0.4s, v7.4s, v23.4s
	sha1h	s2, s1
	sha1su0	v7.4s, v4.4s, v5.4s
	sha1p	q1, s3, v0.4s
	sha1su1	v7.4s, v6.4s
	// rounds 60 to 63
	add	v0.4s, v30.4s, v23.4s
	sha1h	s25, s24
	sha1su0	v30.4s, v27.4s, v28.4s
	sha1p	q24, s26, v0.4s
	sha1su1	v30.4s, v29.4s
	// rounds 64 to 67
	add	v0.4s, v4.4s, v23.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 64 to 67
	add	v0.4s, v27.4s, v23.4s
	sha1h	s26, s24
	sha1p	q24, s25, v0.4s
	// rounds 68 to 71
	add	v0.4s, v5.4s, v23.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 68 to 71
	add	v0.4s, v28.4s, v23.4s
	sha1h	s25, s24
	sha1p	q24, s26, v0.4s
	// rounds 72 to 75
	add	v0.4s, v6.4s, v23.4s
	sha1h	s3, s1
	sha1p	q1, s2, v0.4s
	// rounds 72 to 75
	add	v0.4s, v29.4s, v23.4s
	sha1h	s26, s24
	sha1p	q24, s25, v0.4s
	// rounds 76 to 79
	add	v0.4s, v7.4s, v23.4s
	sha1h	s2, s1
	sha1p	q1, s3, v0.4s
	// rounds 76 to 79
	add	v0.4s, v30.4s, v23.4s
	sha1h	s25, s24
	sha1p	q24, s26, v0.4s
	ldr	q4, [x3, #96]
	ldr	q5, [x3, #112]
	add	v1.4s, v1.4s, v4.4s
	add	v2.4s, v2.4s, v5.4s
	str	q1, [x19]
	str	s2, [x19, #16]
	ldr	q27, [x3, #96]
	ldr	q28, [x3, #112]
	add	v24.4s, v24.4s, v27.4s
	add	v25.4s, v25.4s, v28.4s
	str	q24, [x19, #32]
	str	s25, [x19, #48]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	add	sp, sp, #160
	.cfi_adjust_cfa_offset -160
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
INGOT_END(ingot_asm_sha1_hmac_key_ce)
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_ce_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_ce_k, 64)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

// ingot_asm_sha1_hmac_key, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   x0    key     64 bytes, written, secret; inner state, outer state
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  257 instructions.
// Holds:  x8 t,  x8 to,  x9 left,  x9 pad,  x9 t,  x10 t,  x11 pad,  x11 t,  x12 low,  x13 t,  x19 key,
//         x20 k,  x21 klen,  x22 f,  x23 n,  frame+0 key block,  frame+64 state,  frame+96 last block
// SHA-256 of the body: 3ce61692061b284af476e9b8745dbcb53b7ae2f7ead000d3ebc238fe9a432ced
INGOT_FUNCTION(ingot_asm_sha1_hmac_key)
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
	sub	sp, sp, #160
	.cfi_adjust_cfa_offset 160
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	cmp	x21, #64
	b.ls	.Lsha1_hmac_key_skip1
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha1_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha1_hmac_key_iv)
	ldr	q16, [x17]
	str	q16, [sp, #64]
	ldr	w15, [x17, #16]
	str	w15, [sp, #80]
	lsr	x23, x21, #6
	cbz	x23, .Lsha1_hmac_key_skip2
	add	x0, sp, #64
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #6
	add	x20, x20, x23
.Lsha1_hmac_key_skip2:
	and	x23, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	add	x8, sp, #96
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha1_hmac_key_skip3
.Lsha1_hmac_key_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha1_hmac_key_more1
.Lsha1_hmac_key_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_hmac_key_join1
.Lsha1_hmac_key_skip3:
	cmp	x9, #8
	b.lo	.Lsha1_hmac_key_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_hmac_key_join2
.Lsha1_hmac_key_skip4:
	cmp	x9, #4
	b.lo	.Lsha1_hmac_key_skip5
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_hmac_key_join3
.Lsha1_hmac_key_skip5:
	cbz	x9, .Lsha1_hmac_key_skip6
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha1_hmac_key_skip6:
.Lsha1_hmac_key_join3:
.Lsha1_hmac_key_join2:
.Lsha1_hmac_key_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #96]
	cmp	x23, #56
	b.lo	.Lsha1_hmac_key_skip7
	add	x0, sp, #64
	add	x1, sp, #96
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
.Lsha1_hmac_key_skip7:
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #152]
	add	x0, sp, #64
	add	x1, sp, #96
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w13, [sp, #64]
	rev	w13, w13
	str	w13, [sp]
	ldr	w13, [sp, #68]
	rev	w13, w13
	str	w13, [sp, #4]
	ldr	w13, [sp, #72]
	rev	w13, w13
	str	w13, [sp, #8]
	ldr	w13, [sp, #76]
	rev	w13, w13
	str	w13, [sp, #12]
	ldr	w13, [sp, #80]
	rev	w13, w13
	str	w13, [sp, #16]
	b	.Lsha1_hmac_key_join4
.Lsha1_hmac_key_skip1:
	mov	x8, sp
	cmp	x21, #16
	b.ls	.Lsha1_hmac_key_skip8
.Lsha1_hmac_key_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha1_hmac_key_more2
.Lsha1_hmac_key_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_hmac_key_join5
.Lsha1_hmac_key_skip8:
	cmp	x21, #8
	b.lo	.Lsha1_hmac_key_skip9
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_hmac_key_join6
.Lsha1_hmac_key_skip9:
	cmp	x21, #4
	b.lo	.Lsha1_hmac_key_skip10
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_hmac_key_join7
.Lsha1_hmac_key_skip10:
	cbz	x21, .Lsha1_hmac_key_skip11
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha1_hmac_key_skip11:
.Lsha1_hmac_key_join7:
.Lsha1_hmac_key_join6:
.Lsha1_hmac_key_join5:
.Lsha1_hmac_key_join4:
	mov	x9, #0x3636
	movk	x9, #0x3636, lsl #16
	movk	x9, #0x3636, lsl #32
	movk	x9, #0x3636, lsl #48
	ldr	x8, [sp]
	eor	x8, x8, x9
	str	x8, [sp]
	ldr	x8, [sp, #8]
	eor	x8, x8, x9
	str	x8, [sp, #8]
	ldr	x8, [sp, #16]
	eor	x8, x8, x9
	str	x8, [sp, #16]
	ldr	x8, [sp, #24]
	eor	x8, x8, x9
	str	x8, [sp, #24]
	ldr	x8, [sp, #32]
	eor	x8, x8, x9
	str	x8, [sp, #32]
	ldr	x8, [sp, #40]
	eor	x8, x8, x9
	str	x8, [sp, #40]
	ldr	x8, [sp, #48]
	eor	x8, x8, x9
	str	x8, [sp, #48]
	ldr	x8, [sp, #56]
	eor	x8, x8, x9
	str	x8, [sp, #56]
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha1_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha1_hmac_key_iv)
	ldr	q16, [x17]
	str	q16, [sp, #64]
	ldr	w15, [x17, #16]
	str	w15, [sp, #80]
	add	x0, sp, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	q16, [sp, #64]
	str	q16, [x19]
	ldr	w15, [sp, #80]
	str	w15, [x19, #16]
	mov	x11, #0x6a6a
	movk	x11, #0x6a6a, lsl #16
	movk	x11, #0x6a6a, lsl #32
	movk	x11, #0x6a6a, lsl #48
	ldr	x10, [sp]
	eor	x10, x10, x11
	str	x10, [sp]
	ldr	x10, [sp, #8]
	eor	x10, x10, x11
	str	x10, [sp, #8]
	ldr	x10, [sp, #16]
	eor	x10, x10, x11
	str	x10, [sp, #16]
	ldr	x10, [sp, #24]
	eor	x10, x10, x11
	str	x10, [sp, #24]
	ldr	x10, [sp, #32]
	eor	x10, x10, x11
	str	x10, [sp, #32]
	ldr	x10, [sp, #40]
	eor	x10, x10, x11
	str	x10, [sp, #40]
	ldr	x10, [sp, #48]
	eor	x10, x10, x11
	str	x10, [sp, #48]
	ldr	x10, [sp, #56]
	eor	x10, x10, x11
	str	x10, [sp, #56]
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha1_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha1_hmac_key_iv)
	ldr	q16, [x17]
	str	q16, [sp, #64]
	ldr	w15, [x17, #16]
	str	w15, [sp, #80]
	add	x0, sp, #64
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	q16, [sp, #64]
	str	q16, [x19, #32]
	ldr	w15, [sp, #80]
	str	w15, [x19, #48]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	stp	q16, q16, [sp, #128]
	add	sp, sp, #160
	.cfi_adjust_cfa_offset -160
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
INGOT_END(ingot_asm_sha1_hmac_key)
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

// ingot_asm_sha1_hmac, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   x0    out     20 bytes, written, secret; may overlap k and data
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    data    len bytes, read, secret
//   x4    len     a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  154 instructions.
// Holds:  x1 k,  x2 klen,  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x14 t,  x19 out,  x20 data,
//         x21 len,  x22 f,  x23 total,  x24 n,  frame+0 key,  frame+64 block
// SHA-256 of the body: 4a15ab6c447edc86d22f48a5c77ee569b14670c5f398f2036b076438916ad05a
INGOT_FUNCTION(ingot_asm_sha1_hmac)
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
	sub	sp, sp, #128
	.cfi_adjust_cfa_offset 128
	mov	x19, x0
	mov	x20, x3
	mov	x21, x4
	mov	x22, x5
	mov	x0, sp
	mov	x3, x22
	ldr	x16, [x22, #8]
	blr	x16
	add	x23, x21, #64
	lsr	x24, x21, #6
	cbz	x24, .Lsha1_hmac_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #6
	add	x20, x20, x24
.Lsha1_hmac_skip1:
	and	x24, x21, #63
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	add	x8, sp, #64
	mov	x9, x24
	cmp	x9, #16
	b.ls	.Lsha1_hmac_skip2
.Lsha1_hmac_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha1_hmac_more1
.Lsha1_hmac_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha1_hmac_join1
.Lsha1_hmac_skip2:
	cmp	x9, #8
	b.lo	.Lsha1_hmac_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha1_hmac_join2
.Lsha1_hmac_skip3:
	cmp	x9, #4
	b.lo	.Lsha1_hmac_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha1_hmac_join3
.Lsha1_hmac_skip4:
	cbz	x9, .Lsha1_hmac_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha1_hmac_skip5:
.Lsha1_hmac_join3:
.Lsha1_hmac_join2:
.Lsha1_hmac_join1:
	add	x17, sp, x24
	mov	w16, #128
	strb	w16, [x17, #64]
	cmp	x24, #56
	b.lo	.Lsha1_hmac_skip6
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
.Lsha1_hmac_skip6:
	lsl	x11, x23, #3
	rev	x11, x11
	str	x11, [sp, #120]
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w13, [sp]
	rev	w13, w13
	str	w13, [sp, #64]
	ldr	w13, [sp, #4]
	rev	w13, w13
	str	w13, [sp, #68]
	ldr	w13, [sp, #8]
	rev	w13, w13
	str	w13, [sp, #72]
	ldr	w13, [sp, #12]
	rev	w13, w13
	str	w13, [sp, #76]
	ldr	w13, [sp, #16]
	rev	w13, w13
	str	w13, [sp, #80]
	add	x17, sp, #84
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #28]
	mov	w16, #128
	strb	w16, [sp, #84]
	mov	w16, #2
	strb	w16, [sp, #126]
	mov	w16, #160
	strb	w16, [sp, #127]
	ldr	q16, [sp, #32]
	str	q16, [sp]
	ldr	w15, [sp, #48]
	str	w15, [sp, #16]
	mov	x0, sp
	add	x1, sp, #64
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	w14, [sp]
	rev	w14, w14
	str	w14, [x19]
	ldr	w14, [sp, #4]
	rev	w14, w14
	str	w14, [x19, #4]
	ldr	w14, [sp, #8]
	rev	w14, w14
	str	w14, [x19, #8]
	ldr	w14, [sp, #12]
	rev	w14, w14
	str	w14, [x19, #12]
	ldr	w14, [sp, #16]
	rev	w14, w14
	str	w14, [x19, #16]
	// wipe the frame
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	add	sp, sp, #128
	.cfi_adjust_cfa_offset -128
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
INGOT_END(ingot_asm_sha1_hmac)

// ingot_asm_sha1_hmac_finish, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   x0    hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   x1    out     20 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  106 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x11 t,  x19 hmac,  x20 out,  x21 f,  x22 ctx,  x23 n
// SHA-256 of the body: 86c1e07389de6a9ad7d60248bb6cd73f0cc6961892045c1fc52be288b678d8f5
INGOT_FUNCTION(ingot_asm_sha1_hmac_finish)
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
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	add	x22, x19, #64
	ldr	x23, [x22, #96]
	and	x23, x23, #63
	add	x17, x22, x23
	mov	w16, #128
	strb	w16, [x17, #32]
	add	x23, x23, #1
	cmp	x23, #56
	b.ls	.Lsha1_hmac_finish_skip1
	cmp	x23, #64
	b.hs	.Lsha1_hmac_finish_done1
.Lsha1_hmac_finish_more1:
	add	x17, x22, x23
	strb	wzr, [x17, #32]
	add	x23, x23, #1
	cmp	x23, #64
	b.lo	.Lsha1_hmac_finish_more1
.Lsha1_hmac_finish_done1:
	mov	x0, x22
	add	x1, x22, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w23, #0
.Lsha1_hmac_finish_skip1:
	cmp	x23, #56
	b.hs	.Lsha1_hmac_finish_done2
.Lsha1_hmac_finish_more2:
	add	x17, x22, x23
	str	xzr, [x17, #32]
	add	x23, x23, #8
	cmp	x23, #56
	b.lo	.Lsha1_hmac_finish_more2
.Lsha1_hmac_finish_done2:
	ldr	x8, [x22, #96]
	lsl	x8, x8, #3
	rev	x8, x8
	str	x8, [x22, #88]
	mov	x0, x22
	add	x1, x22, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w10, [x22]
	rev	w10, w10
	str	w10, [x22, #32]
	ldr	w10, [x22, #4]
	rev	w10, w10
	str	w10, [x22, #36]
	ldr	w10, [x22, #8]
	rev	w10, w10
	str	w10, [x22, #40]
	ldr	w10, [x22, #12]
	rev	w10, w10
	str	w10, [x22, #44]
	ldr	w10, [x22, #16]
	rev	w10, w10
	str	w10, [x22, #48]
	add	x17, x22, #52
	movi	v16.16b, #0
	stp	q16, q16, [x17]
	stur	q16, [x17, #28]
	mov	w16, #128
	strb	w16, [x22, #52]
	mov	w16, #2
	strb	w16, [x22, #94]
	mov	w16, #160
	strb	w16, [x22, #95]
	ldr	q16, [x19, #32]
	str	q16, [x22]
	ldr	w15, [x19, #48]
	str	w15, [x22, #16]
	mov	x0, x22
	add	x1, x22, #32
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	w11, [x22]
	rev	w11, w11
	str	w11, [x20]
	ldr	w11, [x22, #4]
	rev	w11, w11
	str	w11, [x20, #4]
	ldr	w11, [x22, #8]
	rev	w11, w11
	str	w11, [x20, #8]
	ldr	w11, [x22, #12]
	rev	w11, w11
	str	w11, [x20, #12]
	ldr	w11, [x22, #16]
	rev	w11, w11
	str	w11, [x20, #16]
	movi	v16.16b, #0
	stp	q16, q16, [x22]
	stp	q16, q16, [x22, #32]
	stp	q16, q16, [x22, #64]
	stur	q16, [x22, #88]
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
INGOT_END(ingot_asm_sha1_hmac_finish)

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
