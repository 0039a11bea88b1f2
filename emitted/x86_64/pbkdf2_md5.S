// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_md5 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  67 instructions.
// Holds:  %rbx job,  %rbp n,  %r12 f,  frame+0 block,  frame+64 state,  %rax t,  %rcx t,  %rdx u,  %rsi t
// SHA-256 of the body: 3e4c99a1c6a07cbc6929958b6c7aa3cdc39ceee5814c03ea4bf206f274a2f4ce
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_steps)
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
	subq	$96, %rsp
	.cfi_adjust_cfa_offset 96
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movb	$128, 16(%rsp)
	movb	$2, 57(%rsp)
	movb	$128, 56(%rsp)
	test	%rbp, %rbp
	je	.Lmd5_pbkdf2_steps_skip1
.Lmd5_pbkdf2_steps_more1:
	mov	64(%rbx), %eax
	mov	%eax, (%rsp)
	mov	68(%rbx), %eax
	mov	%eax, 4(%rsp)
	mov	72(%rbx), %eax
	mov	%eax, 8(%rsp)
	mov	76(%rbx), %eax
	mov	%eax, 12(%rsp)
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	64(%rsp), %ecx
	mov	%ecx, (%rsp)
	mov	68(%rsp), %ecx
	mov	%ecx, 4(%rsp)
	mov	72(%rsp), %ecx
	mov	%ecx, 8(%rsp)
	mov	76(%rsp), %ecx
	mov	%ecx, 12(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	64(%rbx), %rdx
	mov	96(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 96(%rbx)
	mov	72(%rbx), %rdx
	mov	104(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 104(%rbx)
	dec	%rbp
	jne	.Lmd5_pbkdf2_steps_more1
.Lmd5_pbkdf2_steps_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	addq	$96, %rsp
	.cfi_adjust_cfa_offset -96
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
INGOT_END(ingot_asm_md5_pbkdf2_steps)

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
