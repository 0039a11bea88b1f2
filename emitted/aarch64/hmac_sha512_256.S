// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha512_256 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha512_256_hmac_key_ce, AArch64, needs SHA512.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   x0    key     128 bytes, written, secret; inner state, outer state
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  1132 instructions.
// Holds:  x3 constants,  x8 to,  x9 left,  x9 t,  x10 t,  x11 t,  x12 low,  x13 t,  x19 key,  x20 k,
//         x21 klen,  x22 f,  x23 n,  q0 w+k,  q1 fg,  q2 de,  q3 k,  q4 k of the next two,  q5 ab,  q6 cd,
//         q7 ef,  q16 gh,  q17 the next,  q18 w[0..],  q19 w[2..],  q20 w[4..],  q21 w[6..],  q22 w[8..],
//         q23 w[10..],  q24 w[12..],  q25 w[14..],  frame+0 key block,  frame+128 state,
//         frame+192 last block
// SHA-256 of the body: c76a41f4bf3222a5d9e4449ed34494148cf88b0618325fb373c7aa163ad0d853
INGOT_FUNCTION(ingot_asm_sha512_256_hmac_key_ce)
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
	sub	sp, sp, #320
	.cfi_adjust_cfa_offset 320
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	cmp	x21, #128
	b.ls	.Lsha512_256_hmac_key_ce_skip1
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_256_hmac_key_ce_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_256_hmac_key_ce_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #160]
	lsr	x23, x21, #7
	cbz	x23, .Lsha512_256_hmac_key_ce_skip2
	add	x0, sp, #128
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #7
	add	x20, x20, x23
.Lsha512_256_hmac_key_ce_skip2:
	and	x23, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	stp	q16, q16, [sp, #288]
	add	x8, sp, #192
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha512_256_hmac_key_ce_skip3
.Lsha512_256_hmac_key_ce_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_256_hmac_key_ce_more1
.Lsha512_256_hmac_key_ce_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_256_hmac_key_ce_join1
.Lsha512_256_hmac_key_ce_skip3:
	cmp	x9, #8
	b.lo	.Lsha512_256_hmac_key_ce_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_256_hmac_key_ce_join2
.Lsha512_256_hmac_key_ce_skip4:
	cmp	x9, #4
	b.lo	.Lsha512_256_hmac_key_ce_skip5
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_256_hmac_key_ce_join3
.Lsha512_256_hmac_key_ce_skip5:
	cbz	x9, .Lsha512_256_hmac_key_ce_skip6
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_256_hmac_key_ce_skip6:
.Lsha512_256_hmac_key_ce_join3:
.Lsha512_256_hmac_key_ce_join2:
.Lsha512_256_hmac_key_ce_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #192]
	cmp	x23, #112
	b.lo	.Lsha512_256_hmac_key_ce_skip7
	add	x0, sp, #128
	add	x1, sp, #192
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	stp	q16, q16, [sp, #288]
.Lsha512_256_hmac_key_ce_skip7:
	lsr	x11, x21, #61
	rev	x11, x11
	str	x11, [sp, #304]
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #312]
	add	x0, sp, #128
	add	x1, sp, #192
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	x13, [sp, #128]
	rev	x13, x13
	str	x13, [sp]
	ldr	x13, [sp, #136]
	rev	x13, x13
	str	x13, [sp, #8]
	ldr	x13, [sp, #144]
	rev	x13, x13
	str	x13, [sp, #16]
	ldr	x13, [sp, #152]
	rev	x13, x13
	str	x13, [sp, #24]
	b	.Lsha512_256_hmac_key_ce_join4
.Lsha512_256_hmac_key_ce_skip1:
	mov	x8, sp
	cmp	x21, #16
	b.ls	.Lsha512_256_hmac_key_ce_skip8
.Lsha512_256_hmac_key_ce_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha512_256_hmac_key_ce_more2
.Lsha512_256_hmac_key_ce_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_256_hmac_key_ce_join5
.Lsha512_256_hmac_key_ce_skip8:
	cmp	x21, #8
	b.lo	.Lsha512_256_hmac_key_ce_skip9
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_256_hmac_key_ce_join6
.Lsha512_256_hmac_key_ce_skip9:
	cmp	x21, #4
	b.lo	.Lsha512_256_hmac_key_ce_skip10
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_256_hmac_key_ce_join7
.Lsha512_256_hmac_key_ce_skip10:
	cbz	x21, .Lsha512_256_hmac_key_ce_skip11
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha512_256_hmac_key_ce_skip11:
.Lsha512_256_hmac_key_ce_join7:
.Lsha512_256_hmac_key_ce_join6:
.Lsha512_256_hmac_key_ce_join5:
.Lsha512_256_hmac_key_ce_join4:
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha512_256_hmac_key_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha512_256_hmac_key_ce_k)
	ldp	q18, q19, [sp]
	ldp	q20, q21, [sp, #32]
	ldp	q22, q23, [sp, #64]
	ldp	q24, q25, [sp, #96]
	rev64	v18.16b, v18.16b
	rev64	v19.16b, v19.16b
	rev64	v20.16b, v20.16b
	rev64	v21.16b, v21.16b
	rev64	v22.16b, v22.16b
	rev64	v23.16b, v23.16b
	rev64	v24.16b, v24.16b
	rev64	v25.16b, v25.16b
.Lsha512_256_hmac_key_ce_cut1:
	adrp	x3, INGOT_PAGE(.Lingot_asm_sha512_256_hmac_key_ce_k)
	add	x3, x3, INGOT_PAGEOFF(.Lingot_asm_sha512_256_hmac_key_ce_k)
	str	q18, [sp]
	str	q19, [sp, #16]
	str	q20, [sp, #32]
	str	q21, [sp, #48]
	str	q22, [sp, #64]
	str	q23, [sp, #80]
	str	q24, [sp, #96]
	str	q25, [sp, #112]
	ldr	q4, [x3, #640]
	eor	v18.16b, v18.16b, v4.16b
	eor	v19.16b, v19.16b, v4.16b
	eor	v20.16b, v20.16b, v4.16b
	eor	v21.16b, v21.16b, v4.16b
	eor	v22.16b, v22.16b, v4.16b
	eor	v23.16b, v23.16b, v4.16b
	eor	v24.16b, v24.16b, v4.16b
	eor	v25.16b, v25.16b, v4.16b
	ldr	q5, [x3, #656]
	ldr	q6, [x3, #672]
	ldr	q7, [x3, #688]
	ldr	q16, [x3, #704]
	ldp	q3, q4, [x3]
	// rounds 0 and 1
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 2 and 3
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #32]
	// rounds 4 and 5
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 6 and 7
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #64]
	// rounds 8 and 9
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 10 and 11
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #96]
	// rounds 12 and 13
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 14 and 15
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #128]
	// rounds 16 and 17
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 18 and 19
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #160]
	// rounds 20 and 21
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 22 and 23
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #192]
	// rounds 24 and 25
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 26 and 27
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #224]
	// rounds 28 and 29
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 30 and 31
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #256]
	// rounds 32 and 33
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 34 and 35
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #288]
	// rounds 36 and 37
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 38 and 39
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #320]
	// rounds 40 and 41
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 42 and 43
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #352]
	// rounds 44 and 45
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 46 and 47
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #384]
	// rounds 48 and 49
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 50 and 51
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #416]
	// rounds 52 and 53
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 54 and 55
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #448]
	// rounds 56 and 57
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 58 and 59
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #480]
	// rounds 60 and 61
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 62 and 63
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #512]
	// rounds 64 and 65
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 66 and 67
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #544]
	// rounds 68 and 69
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 70 and 71
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #576]
	// rounds 72 and 73
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 74 and 75
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #608]
	// rounds 76 and 77
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 78 and 79
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldr	q18, [x3, #656]
	ldr	q19, [x3, #672]
	ldr	q20, [x3, #688]
	ldr	q21, [x3, #704]
	add	v5.2d, v5.2d, v18.2d
	add	v6.2d, v6.2d, v19.2d
	add	v7.2d, v7.2d, v20.2d
	add	v16.2d, v16.2d, v21.2d
	stp	q5, q6, [x19]
	stp	q7, q16, [x19, #32]
	ldr	q18, [sp]
	ldr	q19, [sp, #16]
	ldr	q20, [sp, #32]
	ldr	q21, [sp, #48]
	ldr	q22, [sp, #64]
	ldr	q23, [sp, #80]
	ldr	q24, [sp, #96]
	ldr	q25, [sp, #112]
	ldr	q4, [x3, #720]
	eor	v18.16b, v18.16b, v4.16b
	eor	v19.16b, v19.16b, v4.16b
	eor	v20.16b, v20.16b, v4.16b
	eor	v21.16b, v21.16b, v4.16b
	eor	v22.16b, v22.16b, v4.16b
	eor	v23.16b, v23.16b, v4.16b
	eor	v24.16b, v24.16b, v4.16b
	eor	v25.16b, v25.16b, v4.16b
	ldr	q5, [x3, #656]
	ldr	q6, [x3, #672]
	ldr	q7, [x3, #688]
	ldr	q16, [x3, #704]
	ldp	q3, q4, [x3]
	// rounds 0 and 1
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 2 and 3
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #32]
	// rounds 4 and 5
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 6 and 7
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #64]
	// rounds 8 and 9
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 10 and 11
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #96]
	// rounds 12 and 13
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 14 and 15
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #128]
	// rounds 16 and 17
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 18 and 19
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #160]
	// rounds 20 and 21
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 22 and 23
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #192]
	// rounds 24 and 25
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 26 and 27
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #224]
	// rounds 28 and 29
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 30 and 31
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #256]
	// rounds 32 and 33
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 34 and 35
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #288]
	// rounds 36 and 37
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 38 and 39
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #320]
	// rounds 40 and 41
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 42 and 43
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #352]
	// rounds 44 and 45
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 46 and 47
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #384]
	// rounds 48 and 49
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v18.2d, v19.2d
	ext	v0.16b, v22.16b, v23.16b, #8
	sha512su1	v18.2d, v25.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 50 and 51
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v19.2d, v20.2d
	ext	v0.16b, v23.16b, v24.16b, #8
	sha512su1	v19.2d, v18.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #416]
	// rounds 52 and 53
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v20.2d, v21.2d
	ext	v0.16b, v24.16b, v25.16b, #8
	sha512su1	v20.2d, v19.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 54 and 55
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512su0	v21.2d, v22.2d
	ext	v0.16b, v25.16b, v18.16b, #8
	sha512su1	v21.2d, v20.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #448]
	// rounds 56 and 57
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512su0	v22.2d, v23.2d
	ext	v0.16b, v18.16b, v19.16b, #8
	sha512su1	v22.2d, v21.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 58 and 59
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512su0	v23.2d, v24.2d
	ext	v0.16b, v19.16b, v20.16b, #8
	sha512su1	v23.2d, v22.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldp	q3, q4, [x3, #480]
	// rounds 60 and 61
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512su0	v24.2d, v25.2d
	ext	v0.16b, v20.16b, v21.16b, #8
	sha512su1	v24.2d, v23.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	// rounds 62 and 63
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512su0	v25.2d, v18.2d
	ext	v0.16b, v21.16b, v22.16b, #8
	sha512su1	v25.2d, v24.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	ldp	q3, q4, [x3, #512]
	// rounds 64 and 65
	add	v0.2d, v18.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	// rounds 66 and 67
	add	v0.2d, v19.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	ldp	q3, q4, [x3, #544]
	// rounds 68 and 69
	add	v0.2d, v20.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	// rounds 70 and 71
	add	v0.2d, v21.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v7.16b, v16.16b, #8
	ext	v2.16b, v6.16b, v7.16b, #8
	add	v16.2d, v16.2d, v0.2d
	sha512h	q16, q1, v2.2d
	add	v17.2d, v6.2d, v16.2d
	sha512h2	q16, q6, v5.2d
	ldp	q3, q4, [x3, #576]
	// rounds 72 and 73
	add	v0.2d, v22.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v17.16b, v7.16b, #8
	ext	v2.16b, v5.16b, v17.16b, #8
	add	v7.2d, v7.2d, v0.2d
	sha512h	q7, q1, v2.2d
	add	v6.2d, v5.2d, v7.2d
	sha512h2	q7, q5, v16.2d
	// rounds 74 and 75
	add	v0.2d, v23.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v6.16b, v17.16b, #8
	ext	v2.16b, v16.16b, v6.16b, #8
	add	v17.2d, v17.2d, v0.2d
	sha512h	q17, q1, v2.2d
	add	v5.2d, v16.2d, v17.2d
	sha512h2	q17, q16, v7.2d
	ldp	q3, q4, [x3, #608]
	// rounds 76 and 77
	add	v0.2d, v24.2d, v3.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v5.16b, v6.16b, #8
	ext	v2.16b, v7.16b, v5.16b, #8
	add	v6.2d, v6.2d, v0.2d
	sha512h	q6, q1, v2.2d
	add	v16.2d, v7.2d, v6.2d
	sha512h2	q6, q7, v17.2d
	// rounds 78 and 79
	add	v0.2d, v25.2d, v4.2d
	ext	v0.16b, v0.16b, v0.16b, #8
	ext	v1.16b, v16.16b, v5.16b, #8
	ext	v2.16b, v17.16b, v16.16b, #8
	add	v5.2d, v5.2d, v0.2d
	sha512h	q5, q1, v2.2d
	add	v7.2d, v17.2d, v5.2d
	sha512h2	q5, q17, v6.2d
	ldr	q18, [x3, #656]
	ldr	q19, [x3, #672]
	ldr	q20, [x3, #688]
	ldr	q21, [x3, #704]
	add	v5.2d, v5.2d, v18.2d
	add	v6.2d, v6.2d, v19.2d
	add	v7.2d, v7.2d, v20.2d
	add	v16.2d, v16.2d, v21.2d
	stp	q5, q6, [x19, #64]
	stp	q7, q16, [x19, #96]
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
	stp	q16, q16, [sp, #288]
	add	sp, sp, #320
	.cfi_adjust_cfa_offset -320
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
INGOT_END(ingot_asm_sha512_256_hmac_key_ce)
INGOT_RODATA(.Lingot_asm_sha512_256_hmac_key_ce_iv, 16)
	.byte	0x2c, 0xf7, 0x2b, 0xfc, 0x94, 0x21, 0x31, 0x22, 0xc2, 0x64, 0x4c, 0xc8, 0xa3, 0x5f, 0x55, 0x9f
	.byte	0x51, 0xb1, 0x53, 0x6f, 0x6b, 0xb8, 0x93, 0x23, 0xbd, 0xea, 0x40, 0x59, 0x19, 0x77, 0x38, 0x96
	.byte	0xe3, 0xff, 0x8e, 0xa8, 0xe2, 0x3e, 0x28, 0x96, 0x92, 0x39, 0x86, 0x53, 0x25, 0x1e, 0x5e, 0xbe
	.byte	0xaa, 0xb8, 0x85, 0x2c, 0xfc, 0x99, 0x01, 0x2b, 0xa2, 0x2c, 0xc5, 0x81, 0xdc, 0x2d, 0xb7, 0x0e
INGOT_RODATA(.Lingot_asm_sha512_256_hmac_key_ce_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0x2c, 0xf7, 0x2b, 0xfc, 0x94, 0x21, 0x31, 0x22, 0xc2, 0x64, 0x4c, 0xc8, 0xa3, 0x5f, 0x55, 0x9f
	.byte	0x51, 0xb1, 0x53, 0x6f, 0x6b, 0xb8, 0x93, 0x23, 0xbd, 0xea, 0x40, 0x59, 0x19, 0x77, 0x38, 0x96
	.byte	0xe3, 0xff, 0x8e, 0xa8, 0xe2, 0x3e, 0x28, 0x96, 0x92, 0x39, 0x86, 0x53, 0x25, 0x1e, 0x5e, 0xbe
	.byte	0xaa, 0xb8, 0x85, 0x2c, 0xfc, 0x99, 0x01, 0x2b, 0xa2, 0x2c, 0xc5, 0x81, 0xdc, 0x2d, 0xb7, 0x0e
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c

// ingot_asm_sha512_256_hmac_key, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   x0    key     128 bytes, written, secret; inner state, outer state
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  316 instructions.
// Holds:  x8 t,  x8 to,  x9 left,  x9 pad,  x9 t,  x10 t,  x11 pad,  x11 t,  x12 low,  x13 t,  x19 key,
//         x20 k,  x21 klen,  x22 f,  x23 n,  frame+0 key block,  frame+128 state,  frame+192 last block
// SHA-256 of the body: 4799906f54ed77b6ab1679f80f45323e1943f94f30d587313401ac57eb38e30f
INGOT_FUNCTION(ingot_asm_sha512_256_hmac_key)
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
	sub	sp, sp, #320
	.cfi_adjust_cfa_offset 320
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	mov	x22, x3
	movi	v16.16b, #0
	stp	q16, q16, [sp]
	stp	q16, q16, [sp, #32]
	stp	q16, q16, [sp, #64]
	stp	q16, q16, [sp, #96]
	cmp	x21, #128
	b.ls	.Lsha512_256_hmac_key_skip1
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_256_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_256_hmac_key_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #160]
	lsr	x23, x21, #7
	cbz	x23, .Lsha512_256_hmac_key_skip2
	add	x0, sp, #128
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #7
	add	x20, x20, x23
.Lsha512_256_hmac_key_skip2:
	and	x23, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	stp	q16, q16, [sp, #288]
	add	x8, sp, #192
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha512_256_hmac_key_skip3
.Lsha512_256_hmac_key_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_256_hmac_key_more1
.Lsha512_256_hmac_key_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_256_hmac_key_join1
.Lsha512_256_hmac_key_skip3:
	cmp	x9, #8
	b.lo	.Lsha512_256_hmac_key_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_256_hmac_key_join2
.Lsha512_256_hmac_key_skip4:
	cmp	x9, #4
	b.lo	.Lsha512_256_hmac_key_skip5
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_256_hmac_key_join3
.Lsha512_256_hmac_key_skip5:
	cbz	x9, .Lsha512_256_hmac_key_skip6
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_256_hmac_key_skip6:
.Lsha512_256_hmac_key_join3:
.Lsha512_256_hmac_key_join2:
.Lsha512_256_hmac_key_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #192]
	cmp	x23, #112
	b.lo	.Lsha512_256_hmac_key_skip7
	add	x0, sp, #128
	add	x1, sp, #192
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	stp	q16, q16, [sp, #288]
.Lsha512_256_hmac_key_skip7:
	lsr	x11, x21, #61
	rev	x11, x11
	str	x11, [sp, #304]
	lsl	x11, x21, #3
	rev	x11, x11
	str	x11, [sp, #312]
	add	x0, sp, #128
	add	x1, sp, #192
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	x13, [sp, #128]
	rev	x13, x13
	str	x13, [sp]
	ldr	x13, [sp, #136]
	rev	x13, x13
	str	x13, [sp, #8]
	ldr	x13, [sp, #144]
	rev	x13, x13
	str	x13, [sp, #16]
	ldr	x13, [sp, #152]
	rev	x13, x13
	str	x13, [sp, #24]
	b	.Lsha512_256_hmac_key_join4
.Lsha512_256_hmac_key_skip1:
	mov	x8, sp
	cmp	x21, #16
	b.ls	.Lsha512_256_hmac_key_skip8
.Lsha512_256_hmac_key_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha512_256_hmac_key_more2
.Lsha512_256_hmac_key_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_256_hmac_key_join5
.Lsha512_256_hmac_key_skip8:
	cmp	x21, #8
	b.lo	.Lsha512_256_hmac_key_skip9
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_256_hmac_key_join6
.Lsha512_256_hmac_key_skip9:
	cmp	x21, #4
	b.lo	.Lsha512_256_hmac_key_skip10
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_256_hmac_key_join7
.Lsha512_256_hmac_key_skip10:
	cbz	x21, .Lsha512_256_hmac_key_skip11
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha512_256_hmac_key_skip11:
.Lsha512_256_hmac_key_join7:
.Lsha512_256_hmac_key_join6:
.Lsha512_256_hmac_key_join5:
.Lsha512_256_hmac_key_join4:
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
	ldr	x8, [sp, #64]
	eor	x8, x8, x9
	str	x8, [sp, #64]
	ldr	x8, [sp, #72]
	eor	x8, x8, x9
	str	x8, [sp, #72]
	ldr	x8, [sp, #80]
	eor	x8, x8, x9
	str	x8, [sp, #80]
	ldr	x8, [sp, #88]
	eor	x8, x8, x9
	str	x8, [sp, #88]
	ldr	x8, [sp, #96]
	eor	x8, x8, x9
	str	x8, [sp, #96]
	ldr	x8, [sp, #104]
	eor	x8, x8, x9
	str	x8, [sp, #104]
	ldr	x8, [sp, #112]
	eor	x8, x8, x9
	str	x8, [sp, #112]
	ldr	x8, [sp, #120]
	eor	x8, x8, x9
	str	x8, [sp, #120]
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_256_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_256_hmac_key_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #160]
	add	x0, sp, #128
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldp	q16, q17, [sp, #128]
	stp	q16, q17, [x19]
	ldp	q16, q17, [sp, #160]
	stp	q16, q17, [x19, #32]
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
	ldr	x10, [sp, #64]
	eor	x10, x10, x11
	str	x10, [sp, #64]
	ldr	x10, [sp, #72]
	eor	x10, x10, x11
	str	x10, [sp, #72]
	ldr	x10, [sp, #80]
	eor	x10, x10, x11
	str	x10, [sp, #80]
	ldr	x10, [sp, #88]
	eor	x10, x10, x11
	str	x10, [sp, #88]
	ldr	x10, [sp, #96]
	eor	x10, x10, x11
	str	x10, [sp, #96]
	ldr	x10, [sp, #104]
	eor	x10, x10, x11
	str	x10, [sp, #104]
	ldr	x10, [sp, #112]
	eor	x10, x10, x11
	str	x10, [sp, #112]
	ldr	x10, [sp, #120]
	eor	x10, x10, x11
	str	x10, [sp, #120]
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_256_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_256_hmac_key_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #160]
	add	x0, sp, #128
	mov	x1, sp
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldp	q16, q17, [sp, #128]
	stp	q16, q17, [x19, #64]
	ldp	q16, q17, [sp, #160]
	stp	q16, q17, [x19, #96]
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
	stp	q16, q16, [sp, #288]
	add	sp, sp, #320
	.cfi_adjust_cfa_offset -320
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
INGOT_END(ingot_asm_sha512_256_hmac_key)
INGOT_RODATA(.Lingot_asm_sha512_256_hmac_key_iv, 16)
	.byte	0x2c, 0xf7, 0x2b, 0xfc, 0x94, 0x21, 0x31, 0x22, 0xc2, 0x64, 0x4c, 0xc8, 0xa3, 0x5f, 0x55, 0x9f
	.byte	0x51, 0xb1, 0x53, 0x6f, 0x6b, 0xb8, 0x93, 0x23, 0xbd, 0xea, 0x40, 0x59, 0x19, 0x77, 0x38, 0x96
	.byte	0xe3, 0xff, 0x8e, 0xa8, 0xe2, 0x3e, 0x28, 0x96, 0x92, 0x39, 0x86, 0x53, 0x25, 0x1e, 0x5e, 0xbe
	.byte	0xaa, 0xb8, 0x85, 0x2c, 0xfc, 0x99, 0x01, 0x2b, 0xa2, 0x2c, 0xc5, 0x81, 0xdc, 0x2d, 0xb7, 0x0e

// ingot_asm_sha512_256_hmac, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   x0    out     32 bytes, written, secret; may overlap k and data
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    data    len bytes, read, secret
//   x4    len     a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  158 instructions.
// Holds:  x1 k,  x2 klen,  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x14 t,  x19 out,  x20 data,
//         x21 len,  x22 f,  x23 total,  x24 n,  frame+0 key,  frame+128 block
// SHA-256 of the body: 392904e6bc393687bc655c59de168b88bc6c8585dce7708143e79161828b940d
INGOT_FUNCTION(ingot_asm_sha512_256_hmac)
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
	sub	sp, sp, #256
	.cfi_adjust_cfa_offset 256
	mov	x19, x0
	mov	x20, x3
	mov	x21, x4
	mov	x22, x5
	mov	x0, sp
	mov	x3, x22
	ldr	x16, [x22, #8]
	blr	x16
	add	x23, x21, #128
	lsr	x24, x21, #7
	cbz	x24, .Lsha512_256_hmac_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #7
	add	x20, x20, x24
.Lsha512_256_hmac_skip1:
	and	x24, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	add	x8, sp, #128
	mov	x9, x24
	cmp	x9, #16
	b.ls	.Lsha512_256_hmac_skip2
.Lsha512_256_hmac_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_256_hmac_more1
.Lsha512_256_hmac_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_256_hmac_join1
.Lsha512_256_hmac_skip2:
	cmp	x9, #8
	b.lo	.Lsha512_256_hmac_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_256_hmac_join2
.Lsha512_256_hmac_skip3:
	cmp	x9, #4
	b.lo	.Lsha512_256_hmac_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_256_hmac_join3
.Lsha512_256_hmac_skip4:
	cbz	x9, .Lsha512_256_hmac_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_256_hmac_skip5:
.Lsha512_256_hmac_join3:
.Lsha512_256_hmac_join2:
.Lsha512_256_hmac_join1:
	add	x17, sp, x24
	mov	w16, #128
	strb	w16, [x17, #128]
	cmp	x24, #112
	b.lo	.Lsha512_256_hmac_skip6
	mov	x0, sp
	add	x1, sp, #128
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	movi	v16.16b, #0
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
.Lsha512_256_hmac_skip6:
	lsr	x11, x23, #61
	rev	x11, x11
	str	x11, [sp, #240]
	lsl	x11, x23, #3
	rev	x11, x11
	str	x11, [sp, #248]
	mov	x0, sp
	add	x1, sp, #128
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	x13, [sp]
	rev	x13, x13
	str	x13, [sp, #128]
	ldr	x13, [sp, #8]
	rev	x13, x13
	str	x13, [sp, #136]
	ldr	x13, [sp, #16]
	rev	x13, x13
	str	x13, [sp, #144]
	ldr	x13, [sp, #24]
	rev	x13, x13
	str	x13, [sp, #152]
	movi	v16.16b, #0
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	mov	w16, #128
	strb	w16, [sp, #160]
	mov	w16, #5
	strb	w16, [sp, #254]
	strb	wzr, [sp, #255]
	ldp	q16, q17, [sp, #64]
	stp	q16, q17, [sp]
	ldp	q16, q17, [sp, #96]
	stp	q16, q17, [sp, #32]
	mov	x0, sp
	add	x1, sp, #128
	mov	w2, #1
	ldr	x16, [x22]
	blr	x16
	ldr	x14, [sp]
	rev	x14, x14
	str	x14, [x19]
	ldr	x14, [sp, #8]
	rev	x14, x14
	str	x14, [x19, #8]
	ldr	x14, [sp, #16]
	rev	x14, x14
	str	x14, [x19, #16]
	ldr	x14, [sp, #24]
	rev	x14, x14
	str	x14, [x19, #24]
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
	add	sp, sp, #256
	.cfi_adjust_cfa_offset -256
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
INGOT_END(ingot_asm_sha512_256_hmac)

// ingot_asm_sha512_256_hmac_finish, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   x0    hmac    336 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   x1    out     32 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  109 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x11 t,  x19 hmac,  x20 out,  x21 f,  x22 ctx,  x23 n
// SHA-256 of the body: 9100e893c28ce2f4d2653f3f89061bbee362a7e91d24f1ad4ec4bfe3f1934318
INGOT_FUNCTION(ingot_asm_sha512_256_hmac_finish)
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
	add	x22, x19, #128
	ldr	x23, [x22, #192]
	and	x23, x23, #127
	add	x17, x22, x23
	mov	w16, #128
	strb	w16, [x17, #64]
	add	x23, x23, #1
	cmp	x23, #112
	b.ls	.Lsha512_256_hmac_finish_skip1
	cmp	x23, #128
	b.hs	.Lsha512_256_hmac_finish_done1
.Lsha512_256_hmac_finish_more1:
	add	x17, x22, x23
	strb	wzr, [x17, #64]
	add	x23, x23, #1
	cmp	x23, #128
	b.lo	.Lsha512_256_hmac_finish_more1
.Lsha512_256_hmac_finish_done1:
	mov	x0, x22
	add	x1, x22, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w23, #0
.Lsha512_256_hmac_finish_skip1:
	cmp	x23, #112
	b.hs	.Lsha512_256_hmac_finish_done2
.Lsha512_256_hmac_finish_more2:
	add	x17, x22, x23
	stp	xzr, xzr, [x17, #64]
	add	x23, x23, #16
	cmp	x23, #112
	b.lo	.Lsha512_256_hmac_finish_more2
.Lsha512_256_hmac_finish_done2:
	ldr	x8, [x22, #200]
	lsl	x8, x8, #3
	ldr	x9, [x22, #192]
	lsr	x9, x9, #61
	orr	x8, x8, x9
	rev	x8, x8
	str	x8, [x22, #176]
	ldr	x8, [x22, #192]
	lsl	x8, x8, #3
	rev	x8, x8
	str	x8, [x22, #184]
	mov	x0, x22
	add	x1, x22, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x10, [x22]
	rev	x10, x10
	str	x10, [x22, #64]
	ldr	x10, [x22, #8]
	rev	x10, x10
	str	x10, [x22, #72]
	ldr	x10, [x22, #16]
	rev	x10, x10
	str	x10, [x22, #80]
	ldr	x10, [x22, #24]
	rev	x10, x10
	str	x10, [x22, #88]
	movi	v16.16b, #0
	stp	q16, q16, [x22, #96]
	stp	q16, q16, [x22, #128]
	stp	q16, q16, [x22, #160]
	mov	w16, #128
	strb	w16, [x22, #96]
	mov	w16, #5
	strb	w16, [x22, #190]
	strb	wzr, [x22, #191]
	ldp	q16, q17, [x19, #64]
	stp	q16, q17, [x22]
	ldp	q16, q17, [x19, #96]
	stp	q16, q17, [x22, #32]
	mov	x0, x22
	add	x1, x22, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	ldr	x11, [x22]
	rev	x11, x11
	str	x11, [x20]
	ldr	x11, [x22, #8]
	rev	x11, x11
	str	x11, [x20, #8]
	ldr	x11, [x22, #16]
	rev	x11, x11
	str	x11, [x20, #16]
	ldr	x11, [x22, #24]
	rev	x11, x11
	str	x11, [x20, #24]
	movi	v16.16b, #0
	stp	q16, q16, [x22]
	stp	q16, q16, [x22, #32]
	stp	q16, q16, [x22, #64]
	stp	q16, q16, [x22, #96]
	stp	q16, q16, [x22, #128]
	stp	q16, q16, [x22, #160]
	str	q16, [x22, #192]
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
INGOT_END(ingot_asm_sha512_256_hmac_finish)

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
