// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512_224 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_224_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     28 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  80 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: 9584f3c9bf109e8e391587c95991f233f68631945cbd9238113c58f023785ab3
INGOT_FUNCTION(ingot_asm_sha512_224_finish)
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
	jbe	.Lsha512_224_finish_skip1
	cmpq	$128, %r13
	jae	.Lsha512_224_finish_done1
.Lsha512_224_finish_more1:
	movb	$0, 64(%rbx,%r13)
	addq	$1, %r13
	cmpq	$128, %r13
	jb	.Lsha512_224_finish_more1
.Lsha512_224_finish_done1:
	lea	(%rbx), %rdi
	lea	64(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lsha512_224_finish_skip1:
	cmpq	$112, %r13
	jae	.Lsha512_224_finish_done2
.Lsha512_224_finish_more2:
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rbx,%r13)
	addq	$16, %r13
	cmpq	$112, %r13
	jb	.Lsha512_224_finish_more2
.Lsha512_224_finish_done2:
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
	mov	28(%rbx), %edx
	bswap	%edx
	mov	%edx, 24(%rbp)
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
INGOT_END(ingot_asm_sha512_224_finish)

// ingot_asm_sha512_224_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     28 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  137 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+64 block
// SHA-256 of the body: 96f668ca15f5167b806e4b94fa9cb482430cd733fbaed232c87881845d33d0b1
INGOT_FUNCTION(ingot_asm_sha512_224_digest)
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
	movdqu	.Lingot_asm_sha512_224_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	.Lingot_asm_sha512_224_digest_iv+16(%rip), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	.Lingot_asm_sha512_224_digest_iv+32(%rip), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	.Lingot_asm_sha512_224_digest_iv+48(%rip), %xmm15
	movdqu	%xmm15, 48(%rsp)
	mov	%r12, %r14
	shr	$7, %r14
	test	%r14, %r14
	je	.Lsha512_224_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$7, %r14
	add	%r14, %rbp
.Lsha512_224_digest_skip1:
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
	jbe	.Lsha512_224_digest_skip2
.Lsha512_224_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha512_224_digest_more1
.Lsha512_224_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha512_224_digest_join1
.Lsha512_224_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lsha512_224_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_224_digest_join2
.Lsha512_224_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lsha512_224_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_224_digest_join3
.Lsha512_224_digest_skip4:
	test	%rcx, %rcx
	je	.Lsha512_224_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha512_224_digest_skip5:
.Lsha512_224_digest_join3:
.Lsha512_224_digest_join2:
.Lsha512_224_digest_join1:
	movb	$128, 64(%rsp,%r14)
	cmpq	$112, %r14
	jb	.Lsha512_224_digest_skip6
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
.Lsha512_224_digest_skip6:
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
	mov	28(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 24(%rbx)
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
INGOT_END(ingot_asm_sha512_224_digest)
INGOT_RODATA(.Lingot_asm_sha512_224_digest_iv, 16)
	.byte	0xa2, 0x4d, 0x54, 0x19, 0xc8, 0x37, 0x3d, 0x8c, 0xd6, 0xd4, 0xdc, 0x89, 0x66, 0x99, 0xe1, 0x73
	.byte	0x82, 0x9c, 0xff, 0x32, 0xae, 0xb7, 0xfa, 0x1d, 0xcf, 0x9f, 0x2f, 0x58, 0x14, 0xd5, 0x9d, 0x67
	.byte	0xa8, 0x4d, 0xd4, 0x7b, 0x69, 0x2b, 0x6d, 0x0f, 0x42, 0x89, 0xc4, 0x04, 0x73, 0x6f, 0xe3, 0x77
	.byte	0xc8, 0x36, 0x1d, 0x6a, 0xa8, 0x85, 0x9d, 0x3f, 0xa1, 0x92, 0xd6, 0x91, 0xad, 0xe6, 0x12, 0x11

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
