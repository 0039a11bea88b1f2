// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha512_224 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_224_hmac_key, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   %rdi  key     128 bytes, written, secret; inner state, outer state
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  331 instructions.
// Holds:  %rax t,  %rax to,  %rcx left,  %rcx pad,  %rcx t,  %rdx t,  %rbx key,  %rbp k,  %rsi pad,  %rsi t,
//         %rdi low,  %r8 t,  %r12 klen,  %r13 f,  %r14 n,  frame+0 key block,  frame+128 state,
//         frame+192 last block
// SHA-256 of the body: d18d46b19d7a1b0abf29219012d300fd82be95f8ebaac33632ad8dd0b5e0d9c7
INGOT_FUNCTION(ingot_asm_sha512_224_hmac_key)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	push	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 6, 0
	push	%r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 12, 0
	push	%r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 13, 0
	push	%r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 14, 0
	subq	$320, %rsp
	.cfi_adjust_cfa_offset 320
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	cmpq	$128, %r12
	jbe	.Lsha512_224_hmac_key_skip1
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+16(%rip), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+32(%rip), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+48(%rip), %xmm15
	movdqu	%xmm15, 176(%rsp)
	mov	%r12, %r14
	shr	$7, %r14
	test	%r14, %r14
	je	.Lsha512_224_hmac_key_skip2
	lea	128(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$7, %r14
	add	%r14, %rbp
.Lsha512_224_hmac_key_skip2:
	mov	%r12, %r14
	andq	$127, %r14
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
	movdqu	%xmm15, 256(%rsp)
	movdqu	%xmm15, 272(%rsp)
	movdqu	%xmm15, 288(%rsp)
	movdqu	%xmm15, 304(%rsp)
	lea	192(%rsp), %rax
	mov	%r14, %rcx
	cmpq	$16, %rcx
	jbe	.Lsha512_224_hmac_key_skip3
.Lsha512_224_hmac_key_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha512_224_hmac_key_more1
.Lsha512_224_hmac_key_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha512_224_hmac_key_join1
.Lsha512_224_hmac_key_skip3:
	cmpq	$8, %rcx
	jb	.Lsha512_224_hmac_key_skip4
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_224_hmac_key_join2
.Lsha512_224_hmac_key_skip4:
	cmpq	$4, %rcx
	jb	.Lsha512_224_hmac_key_skip5
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_224_hmac_key_join3
.Lsha512_224_hmac_key_skip5:
	test	%rcx, %rcx
	je	.Lsha512_224_hmac_key_skip6
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha512_224_hmac_key_skip6:
.Lsha512_224_hmac_key_join3:
.Lsha512_224_hmac_key_join2:
.Lsha512_224_hmac_key_join1:
	movb	$128, 192(%rsp,%r14)
	cmpq	$112, %r14
	jb	.Lsha512_224_hmac_key_skip7
	lea	128(%rsp), %rdi
	lea	192(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
	movdqu	%xmm15, 256(%rsp)
	movdqu	%xmm15, 272(%rsp)
	movdqu	%xmm15, 288(%rsp)
	movdqu	%xmm15, 304(%rsp)
.Lsha512_224_hmac_key_skip7:
	mov	%r12, %rsi
	shr	$61, %rsi
	bswap	%rsi
	mov	%rsi, 304(%rsp)
	mov	%r12, %rsi
	shl	$3, %rsi
	bswap	%rsi
	mov	%rsi, 312(%rsp)
	lea	128(%rsp), %rdi
	lea	192(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	128(%rsp), %r8
	bswap	%r8
	mov	%r8, (%rsp)
	mov	136(%rsp), %r8
	bswap	%r8
	mov	%r8, 8(%rsp)
	mov	144(%rsp), %r8
	bswap	%r8
	mov	%r8, 16(%rsp)
	mov	156(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 24(%rsp)
	jmp	.Lsha512_224_hmac_key_join4
.Lsha512_224_hmac_key_skip1:
	lea	(%rsp), %rax
	cmpq	$16, %r12
	jbe	.Lsha512_224_hmac_key_skip8
.Lsha512_224_hmac_key_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha512_224_hmac_key_more2
.Lsha512_224_hmac_key_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha512_224_hmac_key_join5
.Lsha512_224_hmac_key_skip8:
	cmpq	$8, %r12
	jb	.Lsha512_224_hmac_key_skip9
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_224_hmac_key_join6
.Lsha512_224_hmac_key_skip9:
	cmpq	$4, %r12
	jb	.Lsha512_224_hmac_key_skip10
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_224_hmac_key_join7
.Lsha512_224_hmac_key_skip10:
	test	%r12, %r12
	je	.Lsha512_224_hmac_key_skip11
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha512_224_hmac_key_skip11:
.Lsha512_224_hmac_key_join7:
.Lsha512_224_hmac_key_join6:
.Lsha512_224_hmac_key_join5:
.Lsha512_224_hmac_key_join4:
	movq	$0x3636363636363636, %rcx
	mov	(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, (%rsp)
	mov	8(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 8(%rsp)
	mov	16(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 16(%rsp)
	mov	24(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 24(%rsp)
	mov	32(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 32(%rsp)
	mov	40(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 40(%rsp)
	mov	48(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 48(%rsp)
	mov	56(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 56(%rsp)
	mov	64(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 64(%rsp)
	mov	72(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 72(%rsp)
	mov	80(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 80(%rsp)
	mov	88(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 88(%rsp)
	mov	96(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 96(%rsp)
	mov	104(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 104(%rsp)
	mov	112(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 112(%rsp)
	mov	120(%rsp), %rax
	xor	%rcx, %rax
	mov	%rax, 120(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+16(%rip), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+32(%rip), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+48(%rip), %xmm15
	movdqu	%xmm15, 176(%rsp)
	lea	128(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	128(%rsp), %xmm15
	movdqu	%xmm15, (%rbx)
	movdqu	144(%rsp), %xmm15
	movdqu	%xmm15, 16(%rbx)
	movdqu	160(%rsp), %xmm15
	movdqu	%xmm15, 32(%rbx)
	movdqu	176(%rsp), %xmm15
	movdqu	%xmm15, 48(%rbx)
	movq	$0x6a6a6a6a6a6a6a6a, %rsi
	mov	(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, (%rsp)
	mov	8(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 8(%rsp)
	mov	16(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 16(%rsp)
	mov	24(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 24(%rsp)
	mov	32(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 32(%rsp)
	mov	40(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 40(%rsp)
	mov	48(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 48(%rsp)
	mov	56(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 56(%rsp)
	mov	64(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 64(%rsp)
	mov	72(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 72(%rsp)
	mov	80(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 80(%rsp)
	mov	88(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 88(%rsp)
	mov	96(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 96(%rsp)
	mov	104(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 104(%rsp)
	mov	112(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 112(%rsp)
	mov	120(%rsp), %rdx
	xor	%rsi, %rdx
	mov	%rdx, 120(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+16(%rip), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+32(%rip), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv+48(%rip), %xmm15
	movdqu	%xmm15, 176(%rsp)
	lea	128(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	128(%rsp), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	144(%rsp), %xmm15
	movdqu	%xmm15, 80(%rbx)
	movdqu	160(%rsp), %xmm15
	movdqu	%xmm15, 96(%rbx)
	movdqu	176(%rsp), %xmm15
	movdqu	%xmm15, 112(%rbx)
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
	movdqu	%xmm15, 256(%rsp)
	movdqu	%xmm15, 272(%rsp)
	movdqu	%xmm15, 288(%rsp)
	movdqu	%xmm15, 304(%rsp)
	addq	$320, %rsp
	.cfi_adjust_cfa_offset -320
	pop	%r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore 14
	pop	%r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore 13
	pop	%r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore 12
	pop	%rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore 6
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha512_224_hmac_key)
INGOT_RODATA(.Lingot_asm_sha512_224_hmac_key_iv, 16)
	.byte	0xa2, 0x4d, 0x54, 0x19, 0xc8, 0x37, 0x3d, 0x8c, 0xd6, 0xd4, 0xdc, 0x89, 0x66, 0x99, 0xe1, 0x73
	.byte	0x82, 0x9c, 0xff, 0x32, 0xae, 0xb7, 0xfa, 0x1d, 0xcf, 0x9f, 0x2f, 0x58, 0x14, 0xd5, 0x9d, 0x67
	.byte	0xa8, 0x4d, 0xd4, 0x7b, 0x69, 0x2b, 0x6d, 0x0f, 0x42, 0x89, 0xc4, 0x04, 0x73, 0x6f, 0xe3, 0x77
	.byte	0xc8, 0x36, 0x1d, 0x6a, 0xa8, 0x85, 0x9d, 0x3f, 0xa1, 0x92, 0xd6, 0x91, 0xad, 0xe6, 0x12, 0x11

// ingot_asm_sha512_224_hmac, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   %rdi  out     28 bytes, written, secret; may overlap k and data
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  data    len bytes, read, secret
//   %r8   len     a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  207 instructions.
// Holds:  %rax to,  %rcx left,  %rdx klen,  %rbx out,  %rbp data,  %rsi k,  %rdi t,  %r8 t,  %r9 low,
//         %r12 len,  %r13 f,  %r14 total,  %r15 n,  frame+0 key,  frame+128 block,  frame+256 t,
//         frame+264 t
// SHA-256 of the body: bbf546dbf926355e5b755deaf0f6e821c655e388be8f0d6a071d2b9ae6ff4699
INGOT_FUNCTION(ingot_asm_sha512_224_hmac)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	push	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 6, 0
	push	%r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 12, 0
	push	%r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 13, 0
	push	%r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 14, 0
	push	%r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 15, 0
	subq	$280, %rsp
	.cfi_adjust_cfa_offset 280
	mov	%rdi, %rbx
	mov	%rcx, %rbp
	mov	%r8, %r12
	mov	%r9, %r13
	lea	(%rsp), %rdi
	mov	%r13, %rcx
	call	*8(%r13)
	lea	128(%r12), %r14
	mov	%r12, %r15
	shr	$7, %r15
	test	%r15, %r15
	je	.Lsha512_224_hmac_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$7, %r15
	add	%r15, %rbp
.Lsha512_224_hmac_skip1:
	mov	%r12, %r15
	andq	$127, %r15
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
	lea	128(%rsp), %rax
	mov	%r15, %rcx
	cmpq	$16, %rcx
	jbe	.Lsha512_224_hmac_skip2
.Lsha512_224_hmac_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha512_224_hmac_more1
.Lsha512_224_hmac_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha512_224_hmac_join1
.Lsha512_224_hmac_skip2:
	cmpq	$8, %rcx
	jb	.Lsha512_224_hmac_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_224_hmac_join2
.Lsha512_224_hmac_skip3:
	cmpq	$4, %rcx
	jb	.Lsha512_224_hmac_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_224_hmac_join3
.Lsha512_224_hmac_skip4:
	test	%rcx, %rcx
	je	.Lsha512_224_hmac_skip5
	movzbl	(%rbp), %edi
	movb	%dil, (%rax)
	movzbl	-1(%rbp,%rcx), %edi
	movb	%dil, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edi
	movb	%dil, (%rax,%rcx)
.Lsha512_224_hmac_skip5:
.Lsha512_224_hmac_join3:
.Lsha512_224_hmac_join2:
.Lsha512_224_hmac_join1:
	movb	$128, 128(%rsp,%r15)
	cmpq	$112, %r15
	jb	.Lsha512_224_hmac_skip6
	lea	(%rsp), %rdi
	lea	128(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
.Lsha512_224_hmac_skip6:
	mov	%r14, %r8
	shr	$61, %r8
	bswap	%r8
	mov	%r8, 240(%rsp)
	mov	%r14, %r8
	shl	$3, %r8
	bswap	%r8
	mov	%r8, 248(%rsp)
	lea	(%rsp), %rdi
	lea	128(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r11
	mov	%r11, 256(%rsp)
	mov	256(%rsp), %r11
	bswap	%r11
	mov	%r11, 256(%rsp)
	mov	256(%rsp), %r10
	mov	%r10, 128(%rsp)
	mov	8(%rsp), %r11
	mov	%r11, 256(%rsp)
	mov	256(%rsp), %r11
	bswap	%r11
	mov	%r11, 256(%rsp)
	mov	256(%rsp), %r10
	mov	%r10, 136(%rsp)
	mov	16(%rsp), %r11
	mov	%r11, 256(%rsp)
	mov	256(%rsp), %r11
	bswap	%r11
	mov	%r11, 256(%rsp)
	mov	256(%rsp), %r10
	mov	%r10, 144(%rsp)
	mov	28(%rsp), %r11d
	mov	%r11d, 256(%rsp)
	mov	256(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 256(%rsp)
	mov	256(%rsp), %r10d
	mov	%r10d, 152(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 156(%rsp)
	movdqu	%xmm15, 172(%rsp)
	movdqu	%xmm15, 188(%rsp)
	movdqu	%xmm15, 204(%rsp)
	movdqu	%xmm15, 220(%rsp)
	movdqu	%xmm15, 236(%rsp)
	movl	$0, 252(%rsp)
	movb	$128, 156(%rsp)
	movb	$4, 254(%rsp)
	movb	$224, 255(%rsp)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	80(%rsp), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	112(%rsp), %xmm15
	movdqu	%xmm15, 48(%rsp)
	lea	(%rsp), %rdi
	lea	128(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r11
	mov	%r11, 264(%rsp)
	mov	264(%rsp), %r11
	bswap	%r11
	mov	%r11, 264(%rsp)
	mov	264(%rsp), %r10
	mov	%r10, (%rbx)
	mov	8(%rsp), %r11
	mov	%r11, 264(%rsp)
	mov	264(%rsp), %r11
	bswap	%r11
	mov	%r11, 264(%rsp)
	mov	264(%rsp), %r10
	mov	%r10, 8(%rbx)
	mov	16(%rsp), %r11
	mov	%r11, 264(%rsp)
	mov	264(%rsp), %r11
	bswap	%r11
	mov	%r11, 264(%rsp)
	mov	264(%rsp), %r10
	mov	%r10, 16(%rbx)
	mov	28(%rsp), %r11d
	mov	%r11d, 264(%rsp)
	mov	264(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 264(%rsp)
	mov	264(%rsp), %r10d
	mov	%r10d, 24(%rbx)
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
	movdqu	%xmm15, 256(%rsp)
	addq	$280, %rsp
	.cfi_adjust_cfa_offset -280
	pop	%r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore 15
	pop	%r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore 14
	pop	%r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore 13
	pop	%r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore 12
	pop	%rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore 6
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha512_224_hmac)

// ingot_asm_sha512_224_hmac_finish, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   %rdi  hmac    336 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   %rsi  out     28 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  116 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx hmac,  %rbp out,  %rsi t,  %r12 f,  %r13 ctx,  %r14 n
// SHA-256 of the body: 87f96bc6fb58cb3c6b2ac7a56b2a8c5d4df4464b79982146b600fe682468d926
INGOT_FUNCTION(ingot_asm_sha512_224_hmac_finish)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	push	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 6, 0
	push	%r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 12, 0
	push	%r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 13, 0
	push	%r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 14, 0
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	lea	128(%rbx), %r13
	mov	192(%r13), %r14
	andq	$127, %r14
	movb	$128, 64(%r13,%r14)
	addq	$1, %r14
	cmpq	$112, %r14
	jbe	.Lsha512_224_hmac_finish_skip1
	cmpq	$128, %r14
	jae	.Lsha512_224_hmac_finish_done1
.Lsha512_224_hmac_finish_more1:
	movb	$0, 64(%r13,%r14)
	addq	$1, %r14
	cmpq	$128, %r14
	jb	.Lsha512_224_hmac_finish_more1
.Lsha512_224_hmac_finish_done1:
	lea	(%r13), %rdi
	lea	64(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r14d, %r14d
.Lsha512_224_hmac_finish_skip1:
	cmpq	$112, %r14
	jae	.Lsha512_224_hmac_finish_done2
.Lsha512_224_hmac_finish_more2:
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%r13,%r14)
	addq	$16, %r14
	cmpq	$112, %r14
	jb	.Lsha512_224_hmac_finish_more2
.Lsha512_224_hmac_finish_done2:
	mov	200(%r13), %rax
	shl	$3, %rax
	mov	192(%r13), %rcx
	shr	$61, %rcx
	or	%rcx, %rax
	bswap	%rax
	mov	%rax, 176(%r13)
	mov	192(%r13), %rax
	shl	$3, %rax
	bswap	%rax
	mov	%rax, 184(%r13)
	lea	(%r13), %rdi
	lea	64(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%r13), %rdx
	bswap	%rdx
	mov	%rdx, 64(%r13)
	mov	8(%r13), %rdx
	bswap	%rdx
	mov	%rdx, 72(%r13)
	mov	16(%r13), %rdx
	bswap	%rdx
	mov	%rdx, 80(%r13)
	mov	28(%r13), %edx
	bswap	%edx
	mov	%edx, 88(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 92(%r13)
	movdqu	%xmm15, 108(%r13)
	movdqu	%xmm15, 124(%r13)
	movdqu	%xmm15, 140(%r13)
	movdqu	%xmm15, 156(%r13)
	movdqu	%xmm15, 172(%r13)
	movl	$0, 188(%r13)
	movb	$128, 92(%r13)
	movb	$4, 190(%r13)
	movb	$224, 191(%r13)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, (%r13)
	movdqu	80(%rbx), %xmm15
	movdqu	%xmm15, 16(%r13)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 32(%r13)
	movdqu	112(%rbx), %xmm15
	movdqu	%xmm15, 48(%r13)
	lea	(%r13), %rdi
	lea	64(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%r13), %rsi
	bswap	%rsi
	mov	%rsi, (%rbp)
	mov	8(%r13), %rsi
	bswap	%rsi
	mov	%rsi, 8(%rbp)
	mov	16(%r13), %rsi
	bswap	%rsi
	mov	%rsi, 16(%rbp)
	mov	28(%r13), %esi
	bswap	%esi
	mov	%esi, 24(%rbp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%r13)
	movdqu	%xmm15, 16(%r13)
	movdqu	%xmm15, 32(%r13)
	movdqu	%xmm15, 48(%r13)
	movdqu	%xmm15, 64(%r13)
	movdqu	%xmm15, 80(%r13)
	movdqu	%xmm15, 96(%r13)
	movdqu	%xmm15, 112(%r13)
	movdqu	%xmm15, 128(%r13)
	movdqu	%xmm15, 144(%r13)
	movdqu	%xmm15, 160(%r13)
	movdqu	%xmm15, 176(%r13)
	movdqu	%xmm15, 192(%r13)
	pop	%r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore 14
	pop	%r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore 13
	pop	%r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore 12
	pop	%rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore 6
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha512_224_hmac_finish)

#if defined(__ELF__)
	.section .note.gnu.property, "a", %note
	.balign 8
	.long 4, 16, 5
	.asciz "GNU"
	.long 0xc0000002, 4, 3, 0
#endif

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
