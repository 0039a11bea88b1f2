// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha256 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha256_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  110 instructions.
// Holds:  %rbx job,  %rbp n,  %r12 f,  frame+0 block,  frame+64 state,  %rax t,  %rcx t,  %rdx u,  %rsi t
// SHA-256 of the body: b9a64fe1b9cf9c386838c6d8fa10f36deb8ab71ce99ad5f4a1753689b1408505
INGOT_FUNCTION(ingot_asm_sha256_pbkdf2_steps)
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
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movb	$128, 32(%rsp)
	movb	$3, 62(%rsp)
	movb	$0, 63(%rsp)
	test	%rbp, %rbp
	je	.Lsha256_pbkdf2_steps_skip1
.Lsha256_pbkdf2_steps_more1:
	mov	64(%rbx), %eax
	bswap	%eax
	mov	%eax, (%rsp)
	mov	68(%rbx), %eax
	bswap	%eax
	mov	%eax, 4(%rsp)
	mov	72(%rbx), %eax
	bswap	%eax
	mov	%eax, 8(%rsp)
	mov	76(%rbx), %eax
	bswap	%eax
	mov	%eax, 12(%rsp)
	mov	80(%rbx), %eax
	bswap	%eax
	mov	%eax, 16(%rsp)
	mov	84(%rbx), %eax
	bswap	%eax
	mov	%eax, 20(%rsp)
	mov	88(%rbx), %eax
	bswap	%eax
	mov	%eax, 24(%rsp)
	mov	92(%rbx), %eax
	bswap	%eax
	mov	%eax, 28(%rsp)
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	16(%rbx), %xmm15
	movdqu	%xmm15, 80(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	64(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, (%rsp)
	mov	68(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 4(%rsp)
	mov	72(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 8(%rsp)
	mov	76(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 12(%rsp)
	mov	80(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 16(%rsp)
	mov	84(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%rsp)
	mov	88(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%rsp)
	mov	92(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 80(%rbx)
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
	mov	80(%rbx), %rdx
	mov	112(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 112(%rbx)
	mov	88(%rbx), %rdx
	mov	120(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 120(%rbx)
	dec	%rbp
	jne	.Lsha256_pbkdf2_steps_more1
.Lsha256_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha256_pbkdf2_steps)

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
