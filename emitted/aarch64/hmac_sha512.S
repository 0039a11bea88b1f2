// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha512 on AArch64.  Made by gen: edit gen/, not this.
#include "../asm.h"
	.arch armv8.2-a+sha3

// ingot_asm_sha512_hmac_key, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   x0    key     128 bytes, written, secret; inner state, outer state
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  328 instructions.
// Holds:  x8 t,  x8 to,  x9 left,  x9 pad,  x9 t,  x10 t,  x11 pad,  x11 t,  x12 low,  x13 t,  x19 key,
//         x20 k,  x21 klen,  x22 f,  x23 n,  frame+0 key block,  frame+128 state,  frame+192 last block
// SHA-256 of the body: dd03a59f175fcbe17ea230e461b696b1060834c5ca26d9753d164a4a305822b7
INGOT_FUNCTION(ingot_asm_sha512_hmac_key)
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
	b.ls	.Lsha512_hmac_key_skip1
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_hmac_key_iv)
	ldp	q16, q17, [x17]
	stp	q16, q17, [sp, #128]
	ldp	q16, q17, [x17, #32]
	stp	q16, q17, [sp, #160]
	lsr	x23, x21, #7
	cbz	x23, .Lsha512_hmac_key_skip2
	add	x0, sp, #128
	mov	x1, x20
	mov	x2, x23
	ldr	x16, [x22]
	blr	x16
	lsl	x23, x23, #7
	add	x20, x20, x23
.Lsha512_hmac_key_skip2:
	and	x23, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	stp	q16, q16, [sp, #256]
	stp	q16, q16, [sp, #288]
	add	x8, sp, #192
	mov	x9, x23
	cmp	x9, #16
	b.ls	.Lsha512_hmac_key_skip3
.Lsha512_hmac_key_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_hmac_key_more1
.Lsha512_hmac_key_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_hmac_key_join1
.Lsha512_hmac_key_skip3:
	cmp	x9, #8
	b.lo	.Lsha512_hmac_key_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_hmac_key_join2
.Lsha512_hmac_key_skip4:
	cmp	x9, #4
	b.lo	.Lsha512_hmac_key_skip5
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_hmac_key_join3
.Lsha512_hmac_key_skip5:
	cbz	x9, .Lsha512_hmac_key_skip6
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_hmac_key_skip6:
.Lsha512_hmac_key_join3:
.Lsha512_hmac_key_join2:
.Lsha512_hmac_key_join1:
	add	x17, sp, x23
	mov	w16, #128
	strb	w16, [x17, #192]
	cmp	x23, #112
	b.lo	.Lsha512_hmac_key_skip7
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
.Lsha512_hmac_key_skip7:
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
	ldr	x13, [sp, #160]
	rev	x13, x13
	str	x13, [sp, #32]
	ldr	x13, [sp, #168]
	rev	x13, x13
	str	x13, [sp, #40]
	ldr	x13, [sp, #176]
	rev	x13, x13
	str	x13, [sp, #48]
	ldr	x13, [sp, #184]
	rev	x13, x13
	str	x13, [sp, #56]
	b	.Lsha512_hmac_key_join4
.Lsha512_hmac_key_skip1:
	mov	x8, sp
	cmp	x21, #16
	b.ls	.Lsha512_hmac_key_skip8
.Lsha512_hmac_key_more2:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x21, x21, #16
	cmp	x21, #16
	b.hi	.Lsha512_hmac_key_more2
.Lsha512_hmac_key_done2:
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_hmac_key_join5
.Lsha512_hmac_key_skip8:
	cmp	x21, #8
	b.lo	.Lsha512_hmac_key_skip9
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_hmac_key_join6
.Lsha512_hmac_key_skip9:
	cmp	x21, #4
	b.lo	.Lsha512_hmac_key_skip10
	add	x17, x20, x21
	add	x16, x8, x21
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_hmac_key_join7
.Lsha512_hmac_key_skip10:
	cbz	x21, .Lsha512_hmac_key_skip11
	ldrb	w9, [x20]
	strb	w9, [x8]
	add	x17, x20, x21
	ldurb	w9, [x17, #-1]
	add	x17, x8, x21
	sturb	w9, [x17, #-1]
	lsr	x21, x21, #1
	ldrb	w9, [x20, x21]
	strb	w9, [x8, x21]
.Lsha512_hmac_key_skip11:
.Lsha512_hmac_key_join7:
.Lsha512_hmac_key_join6:
.Lsha512_hmac_key_join5:
.Lsha512_hmac_key_join4:
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
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_hmac_key_iv)
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
	adrp	x17, INGOT_PAGE(.Lingot_asm_sha512_hmac_key_iv)
	add	x17, x17, INGOT_PAGEOFF(.Lingot_asm_sha512_hmac_key_iv)
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
INGOT_END(ingot_asm_sha512_hmac_key)
INGOT_RODATA(.Lingot_asm_sha512_hmac_key_iv, 16)
	.byte	0x08, 0xc9, 0xbc, 0xf3, 0x67, 0xe6, 0x09, 0x6a, 0x3b, 0xa7, 0xca, 0x84, 0x85, 0xae, 0x67, 0xbb
	.byte	0x2b, 0xf8, 0x94, 0xfe, 0x72, 0xf3, 0x6e, 0x3c, 0xf1, 0x36, 0x1d, 0x5f, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0xd1, 0x82, 0xe6, 0xad, 0x7f, 0x52, 0x0e, 0x51, 0x1f, 0x6c, 0x3e, 0x2b, 0x8c, 0x68, 0x05, 0x9b
	.byte	0x6b, 0xbd, 0x41, 0xfb, 0xab, 0xd9, 0x83, 0x1f, 0x79, 0x21, 0x7e, 0x13, 0x19, 0xcd, 0xe0, 0x5b

// ingot_asm_sha512_hmac, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   x0    out     64 bytes, written, secret; may overlap k and data
//   x1    k       klen bytes, read, secret
//   x2    klen    a length, public; bytes, may be 0 and more than a block
//   x3    data    len bytes, read, secret
//   x4    len     a length, public; bytes, may be 0
//   x5    f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  181 instructions.
// Holds:  x1 k,  x2 klen,  x8 to,  x9 left,  x10 t,  x11 t,  x12 low,  x13 t,  x14 t,  x19 out,  x20 data,
//         x21 len,  x22 f,  x23 total,  x24 n,  frame+0 key,  frame+128 block
// SHA-256 of the body: 6010fb8851a95e8f367455dd12ebdbe72dd1bfb76c0971c0218f89cf41f0ae45
INGOT_FUNCTION(ingot_asm_sha512_hmac)
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
	cbz	x24, .Lsha512_hmac_skip1
	mov	x0, sp
	mov	x1, x20
	mov	x2, x24
	ldr	x16, [x22]
	blr	x16
	lsl	x24, x24, #7
	add	x20, x20, x24
.Lsha512_hmac_skip1:
	and	x24, x21, #127
	movi	v16.16b, #0
	stp	q16, q16, [sp, #128]
	stp	q16, q16, [sp, #160]
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	add	x8, sp, #128
	mov	x9, x24
	cmp	x9, #16
	b.ls	.Lsha512_hmac_skip2
.Lsha512_hmac_more1:
	ldr	q16, [x20]
	str	q16, [x8]
	add	x20, x20, #16
	add	x8, x8, #16
	sub	x9, x9, #16
	cmp	x9, #16
	b.hi	.Lsha512_hmac_more1
.Lsha512_hmac_done1:
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	q16, [x17, #-16]
	stur	q16, [x16, #-16]
	b	.Lsha512_hmac_join1
.Lsha512_hmac_skip2:
	cmp	x9, #8
	b.lo	.Lsha512_hmac_skip3
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	x15, [x17, #-8]
	stur	x15, [x16, #-8]
	ldr	x15, [x20]
	str	x15, [x8]
	b	.Lsha512_hmac_join2
.Lsha512_hmac_skip3:
	cmp	x9, #4
	b.lo	.Lsha512_hmac_skip4
	add	x17, x20, x9
	add	x16, x8, x9
	ldur	w15, [x17, #-4]
	stur	w15, [x16, #-4]
	ldr	w15, [x20]
	str	w15, [x8]
	b	.Lsha512_hmac_join3
.Lsha512_hmac_skip4:
	cbz	x9, .Lsha512_hmac_skip5
	ldrb	w10, [x20]
	strb	w10, [x8]
	add	x17, x20, x9
	ldurb	w10, [x17, #-1]
	add	x17, x8, x9
	sturb	w10, [x17, #-1]
	lsr	x9, x9, #1
	ldrb	w10, [x20, x9]
	strb	w10, [x8, x9]
.Lsha512_hmac_skip5:
.Lsha512_hmac_join3:
.Lsha512_hmac_join2:
.Lsha512_hmac_join1:
	add	x17, sp, x24
	mov	w16, #128
	strb	w16, [x17, #128]
	cmp	x24, #112
	b.lo	.Lsha512_hmac_skip6
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
.Lsha512_hmac_skip6:
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
	ldr	x13, [sp, #32]
	rev	x13, x13
	str	x13, [sp, #160]
	ldr	x13, [sp, #40]
	rev	x13, x13
	str	x13, [sp, #168]
	ldr	x13, [sp, #48]
	rev	x13, x13
	str	x13, [sp, #176]
	ldr	x13, [sp, #56]
	rev	x13, x13
	str	x13, [sp, #184]
	movi	v16.16b, #0
	stp	q16, q16, [sp, #192]
	stp	q16, q16, [sp, #224]
	mov	w16, #128
	strb	w16, [sp, #192]
	mov	w16, #6
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
	ldr	x14, [sp, #32]
	rev	x14, x14
	str	x14, [x19, #32]
	ldr	x14, [sp, #40]
	rev	x14, x14
	str	x14, [x19, #40]
	ldr	x14, [sp, #48]
	rev	x14, x14
	str	x14, [x19, #48]
	ldr	x14, [sp, #56]
	rev	x14, x14
	str	x14, [x19, #56]
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
INGOT_END(ingot_asm_sha512_hmac)

// ingot_asm_sha512_hmac_finish, AArch64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   x0    hmac    336 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   x1    out     64 bytes, written, secret
//   x2    f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  132 instructions.
// Holds:  x8 t,  x9 low,  x10 t,  x11 t,  x19 hmac,  x20 out,  x21 f,  x22 ctx,  x23 n
// SHA-256 of the body: 50fa5c64690a62a8f0eb3bc95bd81c54a29b9cfb25b1403c2ffe3165336c7cb2
INGOT_FUNCTION(ingot_asm_sha512_hmac_finish)
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
	b.ls	.Lsha512_hmac_finish_skip1
	cmp	x23, #128
	b.hs	.Lsha512_hmac_finish_done1
.Lsha512_hmac_finish_more1:
	add	x17, x22, x23
	strb	wzr, [x17, #64]
	add	x23, x23, #1
	cmp	x23, #128
	b.lo	.Lsha512_hmac_finish_more1
.Lsha512_hmac_finish_done1:
	mov	x0, x22
	add	x1, x22, #64
	mov	w2, #1
	ldr	x16, [x21]
	blr	x16
	mov	w23, #0
.Lsha512_hmac_finish_skip1:
	cmp	x23, #112
	b.hs	.Lsha512_hmac_finish_done2
.Lsha512_hmac_finish_more2:
	add	x17, x22, x23
	stp	xzr, xzr, [x17, #64]
	add	x23, x23, #16
	cmp	x23, #112
	b.lo	.Lsha512_hmac_finish_more2
.Lsha512_hmac_finish_done2:
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
	ldr	x10, [x22, #32]
	rev	x10, x10
	str	x10, [x22, #96]
	ldr	x10, [x22, #40]
	rev	x10, x10
	str	x10, [x22, #104]
	ldr	x10, [x22, #48]
	rev	x10, x10
	str	x10, [x22, #112]
	ldr	x10, [x22, #56]
	rev	x10, x10
	str	x10, [x22, #120]
	movi	v16.16b, #0
	stp	q16, q16, [x22, #128]
	stp	q16, q16, [x22, #160]
	mov	w16, #128
	strb	w16, [x22, #128]
	mov	w16, #6
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
	ldr	x11, [x22, #32]
	rev	x11, x11
	str	x11, [x20, #32]
	ldr	x11, [x22, #40]
	rev	x11, x11
	str	x11, [x20, #40]
	ldr	x11, [x22, #48]
	rev	x11, x11
	str	x11, [x20, #48]
	ldr	x11, [x22, #56]
	rev	x11, x11
	str	x11, [x20, #56]
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
INGOT_END(ingot_asm_sha512_hmac_finish)

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
