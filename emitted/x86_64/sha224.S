// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha224 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha224_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     28 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  75 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: 005824ea04b09481b0b038f22edde4434133c91dd346bd7ab2a6be4cea678edf
INGOT_FUNCTION(ingot_asm_sha224_finish)
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
	mov	96(%rbx), %r13
	andq	$63, %r13
	movb	$128, 32(%rbx,%r13)
	addq	$1, %r13
	cmpq	$56, %r13
	jbe	.Lsha224_finish_skip1
	cmpq	$64, %r13
	jae	.Lsha224_finish_done1
.Lsha224_finish_more1:
	movb	$0, 32(%rbx,%r13)
	addq	$1, %r13
	cmpq	$64, %r13
	jb	.Lsha224_finish_more1
.Lsha224_finish_done1:
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lsha224_finish_skip1:
	cmpq	$56, %r13
	jae	.Lsha224_finish_done2
.Lsha224_finish_more2:
	movq	$0, 32(%rbx,%r13)
	addq	$8, %r13
	cmpq	$56, %r13
	jb	.Lsha224_finish_more2
.Lsha224_finish_done2:
	mov	96(%rbx), %rax
	shl	$3, %rax
	bswap	%rax
	mov	%rax, 88(%rbx)
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%rbx), %edx
	bswap	%edx
	mov	%edx, (%rbp)
	mov	4(%rbx), %edx
	bswap	%edx
	mov	%edx, 4(%rbp)
	mov	8(%rbx), %edx
	bswap	%edx
	mov	%edx, 8(%rbp)
	mov	12(%rbx), %edx
	bswap	%edx
	mov	%edx, 12(%rbp)
	mov	16(%rbx), %edx
	bswap	%edx
	mov	%edx, 16(%rbp)
	mov	20(%rbx), %edx
	bswap	%edx
	mov	%edx, 20(%rbp)
	mov	24(%rbx), %edx
	bswap	%edx
	mov	%edx, 24(%rbp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rbx)
	movdqu	%xmm15, 16(%rbx)
	movdqu	%xmm15, 32(%rbx)
	movdqu	%xmm15, 48(%rbx)
	movdqu	%xmm15, 64(%rbx)
	movdqu	%xmm15, 80(%rbx)
	movq	$0, 96(%rbx)
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
INGOT_END(ingot_asm_sha224_finish)

// ingot_asm_sha224_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     28 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  124 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+32 block
// SHA-256 of the body: 461274daa088425198fabc9edb099413209b8b827ebbdaf03113312e0a1c2673
INGOT_FUNCTION(ingot_asm_sha224_digest)
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
	subq	$96, %rsp
	.cfi_adjust_cfa_offset 96
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	movdqu	.Lingot_asm_sha224_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	.Lingot_asm_sha224_digest_iv+16(%rip), %xmm15
	movdqu	%xmm15, 16(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha224_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha224_digest_skip1:
	mov	%r12, %r14
	andq	$63, %r14
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	lea	32(%rsp), %rax
	mov	%r14, %rcx
	cmpq	$16, %rcx
	jbe	.Lsha224_digest_skip2
.Lsha224_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha224_digest_more1
.Lsha224_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha224_digest_join1
.Lsha224_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lsha224_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha224_digest_join2
.Lsha224_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lsha224_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha224_digest_join3
.Lsha224_digest_skip4:
	test	%rcx, %rcx
	je	.Lsha224_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha224_digest_skip5:
.Lsha224_digest_join3:
.Lsha224_digest_join2:
.Lsha224_digest_join1:
	movb	$128, 32(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha224_digest_skip6
	lea	(%rsp), %rdi
	lea	32(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
.Lsha224_digest_skip6:
	mov	%r12, %rsi
	shl	$3, %rsi
	bswap	%rsi
	mov	%rsi, 88(%rsp)
	lea	(%rsp), %rdi
	lea	32(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, (%rbx)
	mov	4(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 4(%rbx)
	mov	8(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 8(%rbx)
	mov	12(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 12(%rbx)
	mov	16(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 16(%rbx)
	mov	20(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 20(%rbx)
	mov	24(%rsp), %r8d
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
	addq	$96, %rsp
	.cfi_adjust_cfa_offset -96
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
INGOT_END(ingot_asm_sha224_digest)
INGOT_RODATA(.Lingot_asm_sha224_digest_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe

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
