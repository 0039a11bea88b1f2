// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_md5 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_hmac_key, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   %rdi  key     64 bytes, written, secret; inner state, outer state
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  222 instructions.
// Holds:  %rax t,  %rax to,  %rcx left,  %rcx pad,  %rcx t,  %rdx t,  %rbx key,  %rbp k,  %rsi pad,  %rsi t,
//         %rdi low,  %r8 t,  %r12 klen,  %r13 f,  %r14 n,  frame+0 key block,  frame+64 state,
//         frame+96 last block
// SHA-256 of the body: 39259ba406e3b23d6bd33753e55b2ef8d65b4aea38c5690dc799c46908f5b006
INGOT_FUNCTION(ingot_asm_md5_hmac_key)
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
	subq	$160, %rsp
	.cfi_adjust_cfa_offset 160
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	cmpq	$64, %r12
	jbe	.Lmd5_hmac_key_skip1
	movdqu	.Lingot_asm_md5_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lmd5_hmac_key_skip2
	lea	64(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lmd5_hmac_key_skip2:
	mov	%r12, %r14
	andq	$63, %r14
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	lea	96(%rsp), %rax
	mov	%r14, %rcx
	cmpq	$16, %rcx
	jbe	.Lmd5_hmac_key_skip3
.Lmd5_hmac_key_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lmd5_hmac_key_more1
.Lmd5_hmac_key_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lmd5_hmac_key_join1
.Lmd5_hmac_key_skip3:
	cmpq	$8, %rcx
	jb	.Lmd5_hmac_key_skip4
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lmd5_hmac_key_join2
.Lmd5_hmac_key_skip4:
	cmpq	$4, %rcx
	jb	.Lmd5_hmac_key_skip5
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lmd5_hmac_key_join3
.Lmd5_hmac_key_skip5:
	test	%rcx, %rcx
	je	.Lmd5_hmac_key_skip6
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lmd5_hmac_key_skip6:
.Lmd5_hmac_key_join3:
.Lmd5_hmac_key_join2:
.Lmd5_hmac_key_join1:
	movb	$128, 96(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lmd5_hmac_key_skip7
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
.Lmd5_hmac_key_skip7:
	mov	%r12, %rsi
	shl	$3, %rsi
	mov	%rsi, 152(%rsp)
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	64(%rsp), %r8d
	mov	%r8d, (%rsp)
	mov	68(%rsp), %r8d
	mov	%r8d, 4(%rsp)
	mov	72(%rsp), %r8d
	mov	%r8d, 8(%rsp)
	mov	76(%rsp), %r8d
	mov	%r8d, 12(%rsp)
	jmp	.Lmd5_hmac_key_join4
.Lmd5_hmac_key_skip1:
	lea	(%rsp), %rax
	cmpq	$16, %r12
	jbe	.Lmd5_hmac_key_skip8
.Lmd5_hmac_key_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lmd5_hmac_key_more2
.Lmd5_hmac_key_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lmd5_hmac_key_join5
.Lmd5_hmac_key_skip8:
	cmpq	$8, %r12
	jb	.Lmd5_hmac_key_skip9
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lmd5_hmac_key_join6
.Lmd5_hmac_key_skip9:
	cmpq	$4, %r12
	jb	.Lmd5_hmac_key_skip10
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lmd5_hmac_key_join7
.Lmd5_hmac_key_skip10:
	test	%r12, %r12
	je	.Lmd5_hmac_key_skip11
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lmd5_hmac_key_skip11:
.Lmd5_hmac_key_join7:
.Lmd5_hmac_key_join6:
.Lmd5_hmac_key_join5:
.Lmd5_hmac_key_join4:
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
	movdqu	.Lingot_asm_md5_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, (%rbx)
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
	movdqu	.Lingot_asm_md5_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 32(%rbx)
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
	addq	$160, %rsp
	.cfi_adjust_cfa_offset -160
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
INGOT_END(ingot_asm_md5_hmac_key)
INGOT_RODATA(.Lingot_asm_md5_hmac_key_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10

// ingot_asm_md5_hmac, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   %rdi  out     16 bytes, written, secret; may overlap k and data
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  data    len bytes, read, secret
//   %r8   len     a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  152 instructions.
// Holds:  %rax to,  %rcx left,  %rdx klen,  %rbx out,  %rbp data,  %rsi k,  %rdi t,  %r8 t,  %r9 low,
//         %r12 len,  %r13 f,  %r14 total,  %r15 n,  frame+0 key,  frame+64 block,  frame+128 t,  frame+136 t
// SHA-256 of the body: 2c9484fbc6ccb702772ba460b0c44ee8c94d4931e4e4d11406a5a012f31cef37
INGOT_FUNCTION(ingot_asm_md5_hmac)
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
	subq	$152, %rsp
	.cfi_adjust_cfa_offset 152
	mov	%rdi, %rbx
	mov	%rcx, %rbp
	mov	%r8, %r12
	mov	%r9, %r13
	lea	(%rsp), %rdi
	mov	%r13, %rcx
	call	*8(%r13)
	lea	64(%r12), %r14
	mov	%r12, %r15
	shr	$6, %r15
	test	%r15, %r15
	je	.Lmd5_hmac_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$6, %r15
	add	%r15, %rbp
.Lmd5_hmac_skip1:
	mov	%r12, %r15
	andq	$63, %r15
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	lea	64(%rsp), %rax
	mov	%r15, %rcx
	cmpq	$16, %rcx
	jbe	.Lmd5_hmac_skip2
.Lmd5_hmac_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lmd5_hmac_more1
.Lmd5_hmac_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lmd5_hmac_join1
.Lmd5_hmac_skip2:
	cmpq	$8, %rcx
	jb	.Lmd5_hmac_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lmd5_hmac_join2
.Lmd5_hmac_skip3:
	cmpq	$4, %rcx
	jb	.Lmd5_hmac_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lmd5_hmac_join3
.Lmd5_hmac_skip4:
	test	%rcx, %rcx
	je	.Lmd5_hmac_skip5
	movzbl	(%rbp), %edi
	movb	%dil, (%rax)
	movzbl	-1(%rbp,%rcx), %edi
	movb	%dil, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edi
	movb	%dil, (%rax,%rcx)
.Lmd5_hmac_skip5:
.Lmd5_hmac_join3:
.Lmd5_hmac_join2:
.Lmd5_hmac_join1:
	movb	$128, 64(%rsp,%r15)
	cmpq	$56, %r15
	jb	.Lmd5_hmac_skip6
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
.Lmd5_hmac_skip6:
	mov	%r14, %r8
	shl	$3, %r8
	mov	%r8, 120(%rsp)
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 64(%rsp)
	mov	4(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 68(%rsp)
	mov	8(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 72(%rsp)
	mov	12(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 76(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movb	$128, 80(%rsp)
	movb	$2, 121(%rsp)
	movb	$128, 120(%rsp)
	movdqu	32(%rsp), %xmm15
	movdqu	%xmm15, (%rsp)
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, (%rbx)
	mov	4(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 4(%rbx)
	mov	8(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 8(%rbx)
	mov	12(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 12(%rbx)
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
	addq	$152, %rsp
	.cfi_adjust_cfa_offset -152
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
INGOT_END(ingot_asm_md5_hmac)

// ingot_asm_md5_hmac_finish, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   %rdi  hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   %rsi  out     16 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  83 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx hmac,  %rbp out,  %rsi t,  %r12 f,  %r13 ctx,  %r14 n
// SHA-256 of the body: 745dc3f0663f9fab3e57661eb8a3368059621f71976c5f42e2f6708e95b2fcb6
INGOT_FUNCTION(ingot_asm_md5_hmac_finish)
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
	lea	64(%rbx), %r13
	mov	96(%r13), %r14
	andq	$63, %r14
	movb	$128, 32(%r13,%r14)
	addq	$1, %r14
	cmpq	$56, %r14
	jbe	.Lmd5_hmac_finish_skip1
	cmpq	$64, %r14
	jae	.Lmd5_hmac_finish_done1
.Lmd5_hmac_finish_more1:
	movb	$0, 32(%r13,%r14)
	addq	$1, %r14
	cmpq	$64, %r14
	jb	.Lmd5_hmac_finish_more1
.Lmd5_hmac_finish_done1:
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r14d, %r14d
.Lmd5_hmac_finish_skip1:
	cmpq	$56, %r14
	jae	.Lmd5_hmac_finish_done2
.Lmd5_hmac_finish_more2:
	movq	$0, 32(%r13,%r14)
	addq	$8, %r14
	cmpq	$56, %r14
	jb	.Lmd5_hmac_finish_more2
.Lmd5_hmac_finish_done2:
	mov	96(%r13), %rax
	shl	$3, %rax
	mov	%rax, 88(%r13)
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%r13), %edx
	mov	%edx, 32(%r13)
	mov	4(%r13), %edx
	mov	%edx, 36(%r13)
	mov	8(%r13), %edx
	mov	%edx, 40(%r13)
	mov	12(%r13), %edx
	mov	%edx, 44(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 48(%r13)
	movdqu	%xmm15, 64(%r13)
	movdqu	%xmm15, 80(%r13)
	movb	$128, 48(%r13)
	movb	$2, 89(%r13)
	movb	$128, 88(%r13)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, (%r13)
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%r13), %esi
	mov	%esi, (%rbp)
	mov	4(%r13), %esi
	mov	%esi, 4(%rbp)
	mov	8(%r13), %esi
	mov	%esi, 8(%rbp)
	mov	12(%r13), %esi
	mov	%esi, 12(%rbp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%r13)
	movdqu	%xmm15, 16(%r13)
	movdqu	%xmm15, 32(%r13)
	movdqu	%xmm15, 48(%r13)
	movdqu	%xmm15, 64(%r13)
	movdqu	%xmm15, 80(%r13)
	movq	$0, 96(%r13)
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
INGOT_END(ingot_asm_md5_hmac_finish)

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
