// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha384 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha384_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     48 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  86 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: 9e3d0a70335426ebf6964403dec3a6bf87e7e49fddb5fc693956fb0272f08dcb
INGOT_FUNCTION(ingot_asm_sha384_finish)
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
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	192(%rbx), %r13
	andq	$127, %r13
	movb	$128, 64(%rbx,%r13)
	addq	$1, %r13
	cmpq	$112, %r13
	jbe	.Lsha384_finish_skip1
	cmpq	$128, %r13
	jae	.Lsha384_finish_done1
.Lsha384_finish_more1:
	movb	$0, 64(%rbx,%r13)
	addq	$1, %r13
	cmpq	$128, %r13
	jb	.Lsha384_finish_more1
.Lsha384_finish_done1:
	lea	(%rbx), %rdi
	lea	64(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lsha384_finish_skip1:
	cmpq	$112, %r13
	jae	.Lsha384_finish_done2
.Lsha384_finish_more2:
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rbx,%r13)
	addq	$16, %r13
	cmpq	$112, %r13
	jb	.Lsha384_finish_more2
.Lsha384_finish_done2:
	mov	200(%rbx), %rax
	shl	$3, %rax
	mov	192(%rbx), %rcx
	shr	$61, %rcx
	or	%rcx, %rax
	bswap	%rax
	mov	%rax, 176(%rbx)
	mov	192(%rbx), %rax
	shl	$3, %rax
	bswap	%rax
	mov	%rax, 184(%rbx)
	lea	(%rbx), %rdi
	lea	64(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, (%rbp)
	mov	8(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 8(%rbp)
	mov	16(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 16(%rbp)
	mov	24(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 24(%rbp)
	mov	32(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 32(%rbp)
	mov	40(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 40(%rbp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rbx)
	movdqu	%xmm15, 16(%rbx)
	movdqu	%xmm15, 32(%rbx)
	movdqu	%xmm15, 48(%rbx)
	movdqu	%xmm15, 64(%rbx)
	movdqu	%xmm15, 80(%rbx)
	movdqu	%xmm15, 96(%rbx)
	movdqu	%xmm15, 112(%rbx)
	movdqu	%xmm15, 128(%rbx)
	movdqu	%xmm15, 144(%rbx)
	movdqu	%xmm15, 160(%rbx)
	movdqu	%xmm15, 176(%rbx)
	movdqu	%xmm15, 192(%rbx)
	addq	$8, %rsp
	.cfi_adjust_cfa_offset -8
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
INGOT_END(ingot_asm_sha384_finish)

// ingot_asm_sha384_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     48 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  143 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+64 block
// SHA-256 of the body: 07bcd7cb167a4a33e139276519d855523cfddcb09e03da737294ae98af703e1a
INGOT_FUNCTION(ingot_asm_sha384_digest)
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
	subq	$192, %rsp
	.cfi_adjust_cfa_offset 192
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	movdqu	.Lingot_asm_sha384_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	.Lingot_asm_sha384_digest_iv+16(%rip), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	.Lingot_asm_sha384_digest_iv+32(%rip), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	.Lingot_asm_sha384_digest_iv+48(%rip), %xmm15
	movdqu	%xmm15, 48(%rsp)
	mov	%r12, %r14
	shr	$7, %r14
	test	%r14, %r14
	je	.Lsha384_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$7, %r14
	add	%r14, %rbp
.Lsha384_digest_skip1:
	mov	%r12, %r14
	andq	$127, %r14
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	lea	64(%rsp), %rax
	mov	%r14, %rcx
	cmpq	$16, %rcx
	jbe	.Lsha384_digest_skip2
.Lsha384_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha384_digest_more1
.Lsha384_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha384_digest_join1
.Lsha384_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lsha384_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha384_digest_join2
.Lsha384_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lsha384_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha384_digest_join3
.Lsha384_digest_skip4:
	test	%rcx, %rcx
	je	.Lsha384_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha384_digest_skip5:
.Lsha384_digest_join3:
.Lsha384_digest_join2:
.Lsha384_digest_join1:
	movb	$128, 64(%rsp,%r14)
	cmpq	$112, %r14
	jb	.Lsha384_digest_skip6
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
.Lsha384_digest_skip6:
	mov	%r12, %rsi
	shr	$61, %rsi
	bswap	%rsi
	mov	%rsi, 176(%rsp)
	mov	%r12, %rsi
	shl	$3, %rsi
	bswap	%rsi
	mov	%rsi, 184(%rsp)
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r8
	bswap	%r8
	mov	%r8, (%rbx)
	mov	8(%rsp), %r8
	bswap	%r8
	mov	%r8, 8(%rbx)
	mov	16(%rsp), %r8
	bswap	%r8
	mov	%r8, 16(%rbx)
	mov	24(%rsp), %r8
	bswap	%r8
	mov	%r8, 24(%rbx)
	mov	32(%rsp), %r8
	bswap	%r8
	mov	%r8, 32(%rbx)
	mov	40(%rsp), %r8
	bswap	%r8
	mov	%r8, 40(%rbx)
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
INGOT_END(ingot_asm_sha384_digest)
INGOT_RODATA(.Lingot_asm_sha384_digest_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x5d, 0x9d, 0xbb, 0xcb, 0x07, 0xd5, 0x7c, 0x36, 0x2a, 0x29, 0x9a, 0x62
	.byte	0x17, 0xdd, 0x70, 0x30, 0x5a, 0x01, 0x59, 0x91, 0x39, 0x59, 0x0e, 0xf7, 0xd8, 0xec, 0x2f, 0x15
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x67, 0x26, 0x33, 0x67, 0x11, 0x15, 0x58, 0x68, 0x87, 0x4a, 0xb4, 0x8e
	.byte	0xa7, 0x8f, 0xf9, 0x64, 0x0d, 0x2e, 0x0c, 0xdb, 0xa4, 0x4f, 0xfa, 0xbe, 0x1d, 0x48, 0xb5, 0x47

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
