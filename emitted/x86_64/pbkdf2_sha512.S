// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha512 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     256 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  142 instructions.
// Holds:  %rbx job,  %rbp n,  %r12 f,  frame+0 block,  frame+128 state,  %rax t,  %rcx t,  %rdx u,  %rsi t
// SHA-256 of the body: 438269419e11d057bd6039307e17a11eda8056ef8022274b167ec61311adc066
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_steps)
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
	subq	$192, %rsp
	.cfi_adjust_cfa_offset 192
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movb	$128, 64(%rsp)
	movb	$6, 126(%rsp)
	movb	$0, 127(%rsp)
	test	%rbp, %rbp
	je	.Lsha512_pbkdf2_steps_skip1
.Lsha512_pbkdf2_steps_more1:
	mov	128(%rbx), %rax
	bswap	%rax
	mov	%rax, (%rsp)
	mov	136(%rbx), %rax
	bswap	%rax
	mov	%rax, 8(%rsp)
	mov	144(%rbx), %rax
	bswap	%rax
	mov	%rax, 16(%rsp)
	mov	152(%rbx), %rax
	bswap	%rax
	mov	%rax, 24(%rsp)
	mov	160(%rbx), %rax
	bswap	%rax
	mov	%rax, 32(%rsp)
	mov	168(%rbx), %rax
	bswap	%rax
	mov	%rax, 40(%rsp)
	mov	176(%rbx), %rax
	bswap	%rax
	mov	%rax, 48(%rsp)
	mov	184(%rbx), %rax
	bswap	%rax
	mov	%rax, 56(%rsp)
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	16(%rbx), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 176(%rsp)
	lea	128(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	128(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, (%rsp)
	mov	136(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 8(%rsp)
	mov	144(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 16(%rsp)
	mov	152(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 24(%rsp)
	mov	160(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 32(%rsp)
	mov	168(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 40(%rsp)
	mov	176(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 48(%rsp)
	mov	184(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 56(%rsp)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 128(%rbx)
	movdqu	80(%rbx), %xmm15
	movdqu	%xmm15, 144(%rbx)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 160(%rbx)
	movdqu	112(%rbx), %xmm15
	movdqu	%xmm15, 176(%rbx)
	lea	128(%rbx), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	128(%rbx), %rdx
	mov	192(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 192(%rbx)
	mov	136(%rbx), %rdx
	mov	200(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 200(%rbx)
	mov	144(%rbx), %rdx
	mov	208(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 208(%rbx)
	mov	152(%rbx), %rdx
	mov	216(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 216(%rbx)
	mov	160(%rbx), %rdx
	mov	224(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 224(%rbx)
	mov	168(%rbx), %rdx
	mov	232(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 232(%rbx)
	mov	176(%rbx), %rdx
	mov	240(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 240(%rbx)
	mov	184(%rbx), %rdx
	mov	248(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 248(%rbx)
	dec	%rbp
	jne	.Lsha512_pbkdf2_steps_more1
.Lsha512_pbkdf2_steps_skip1:
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
	addq	$192, %rsp
	.cfi_adjust_cfa_offset -192
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
INGOT_END(ingot_asm_sha512_pbkdf2_steps)

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
