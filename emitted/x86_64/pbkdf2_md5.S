// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_md5 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  67 instructions.
// Holds:  %rax t,  %rcx t,  %rdx u,  %rbx job,  %rbp n,  %rsi t,  %r12 f,  frame+0 block,  frame+64 state
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

// ingot_asm_md5_pbkdf2_pair, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   %rdi  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  50 instructions.
// Holds:  %rbx pair,  %rbp n,  %r12 f,  frame+0 job
// SHA-256 of the body: d7b8211dad1c697bdbb853c100a9533a09dfcd1dcfcd6fe3b2397f278dec7d3b
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_pair)
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
	subq	$128, %rsp
	.cfi_adjust_cfa_offset 128
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 96(%rbx)
	movdqu	128(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	160(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 128(%rbx)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 160(%rbx)
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
	addq	$128, %rsp
	.cfi_adjust_cfa_offset -128
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
INGOT_END(ingot_asm_md5_pbkdf2_pair)

// ingot_asm_md5_pbkdf2_block, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   %rdi  job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   %rsi  i       a length, public; from 1 on; its low 32 bits count
//   %rdx  iters   a length, public; c, at least 1
//   %rcx  f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  133 instructions.
// Holds:  %rax r,  %rcx to,  %rdx from,  %rbx job,  %rbp i,  %rsi left,  %rdi t,  %r8 number,  %r9 t,
//         %r12 iters,  %r13 f,  %r14 blocks,  %r15 salted,  frame+0 last blocks,  frame+128 count,
//         frame+136 low
// SHA-256 of the body: 3c71a7ea8f9ae774d165f4a3240435e256b161557d2b36fff7b6babfe7fab20e
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_block)
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
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	lea	128(%rbx), %r15
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	mov	96(%r15), %rax
	andq	$63, %rax
	lea	(%rsp), %rcx
	lea	32(%r15), %rdx
	mov	%rax, %rsi
	cmpq	$16, %rsi
	jbe	.Lmd5_pbkdf2_block_skip1
.Lmd5_pbkdf2_block_more1:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rsi
	cmpq	$16, %rsi
	ja	.Lmd5_pbkdf2_block_more1
.Lmd5_pbkdf2_block_done1:
	movdqu	-16(%rdx,%rsi), %xmm15
	movdqu	%xmm15, -16(%rcx,%rsi)
	jmp	.Lmd5_pbkdf2_block_join1
.Lmd5_pbkdf2_block_skip1:
	cmpq	$8, %rsi
	jb	.Lmd5_pbkdf2_block_skip2
	mov	-8(%rdx,%rsi), %r10
	mov	%r10, -8(%rcx,%rsi)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lmd5_pbkdf2_block_join2
.Lmd5_pbkdf2_block_skip2:
	cmpq	$4, %rsi
	jb	.Lmd5_pbkdf2_block_skip3
	mov	-4(%rdx,%rsi), %r10d
	mov	%r10d, -4(%rcx,%rsi)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lmd5_pbkdf2_block_join3
.Lmd5_pbkdf2_block_skip3:
	test	%rsi, %rsi
	je	.Lmd5_pbkdf2_block_skip4
	movzbl	(%rdx), %edi
	movb	%dil, (%rcx)
	movzbl	-1(%rdx,%rsi), %edi
	movb	%dil, -1(%rcx,%rsi)
	shr	$1, %rsi
	movzbl	(%rdx,%rsi), %edi
	movb	%dil, (%rcx,%rsi)
.Lmd5_pbkdf2_block_skip4:
.Lmd5_pbkdf2_block_join3:
.Lmd5_pbkdf2_block_join2:
.Lmd5_pbkdf2_block_join1:
	mov	%rbp, %r8
	bswap	%r8d
	mov	%r8d, (%rsp,%rax)
	movb	$128, 4(%rsp,%rax)
	mov	96(%r15), %r10
	mov	%r10, 128(%rsp)
	movl	$4, %r8d
	add	%r8, 128(%rsp)
	movl	$1, %r14d
	cmpq	$51, %rax
	ja	.Lmd5_pbkdf2_block_skip5
	mov	128(%rsp), %r9
	shl	$3, %r9
	mov	%r9, 56(%rsp)
	jmp	.Lmd5_pbkdf2_block_join4
.Lmd5_pbkdf2_block_skip5:
	movl	$2, %r14d
	mov	128(%rsp), %r9
	shl	$3, %r9
	mov	%r9, 120(%rsp)
.Lmd5_pbkdf2_block_join4:
	movdqu	(%r15), %xmm15
	movdqu	%xmm15, 64(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	mov	%r14, %rdx
	call	*(%r13)
	mov	64(%rbx), %r9d
	mov	%r9d, (%rsp)
	mov	68(%rbx), %r9d
	mov	%r9d, 4(%rsp)
	mov	72(%rbx), %r9d
	mov	%r9d, 8(%rsp)
	mov	76(%rbx), %r9d
	mov	%r9d, 12(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movb	$128, 16(%rsp)
	movb	$2, 57(%rsp)
	movb	$128, 56(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 96(%rbx)
	subq	$1, %r12
	lea	(%rbx), %rdi
	mov	%r12, %rsi
	mov	%r13, %rdx
	call	*16(%r13)
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
INGOT_END(ingot_asm_md5_pbkdf2_block)

// ingot_asm_md5_pbkdf2, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   %rdi  out     out_len bytes, written, secret
//   %rsi  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   %rdx  job     232 bytes, read, written, secret; as for pbkdf2_block
//   %rcx  iters   a length, public; c, at least 1
//   %r8   f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  225 instructions.
// Holds:  %rax t,  %rcx t,  %rcx to,  %rdx from,  %rdx to,  %rbx out,  %rbp out_len,  %rsi from,  %rsi t,
//         %rdi t,  %r12 job,  %r13 iters,  %r14 f,  %r15 i,  frame+0 pair,  frame+192 a block of output
// SHA-256 of the body: 883f8419b6d5fdd989dd5543a5c439b726a72602f7f6850437e89fd5116d6e87
INGOT_FUNCTION(ingot_asm_md5_pbkdf2)
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
	subq	$216, %rsp
	.cfi_adjust_cfa_offset 216
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	movdqu	(%r12), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	32(%r12), %xmm15
	movdqu	%xmm15, 32(%rsp)
	subq	$1, %r13
	movl	$1, %r15d
	cmpq	$32, %rbp
	jb	.Lmd5_pbkdf2_done1
.Lmd5_pbkdf2_more1:
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	addq	$1, %r15
	lea	(%rsp), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*24(%r14)
	mov	96(%rsp), %eax
	mov	%eax, (%rbx)
	mov	100(%rsp), %eax
	mov	%eax, 4(%rbx)
	mov	104(%rsp), %eax
	mov	%eax, 8(%rbx)
	mov	108(%rsp), %eax
	mov	%eax, 12(%rbx)
	mov	160(%rsp), %ecx
	mov	%ecx, 16(%rbx)
	mov	164(%rsp), %ecx
	mov	%ecx, 20(%rbx)
	mov	168(%rsp), %ecx
	mov	%ecx, 24(%rbx)
	mov	172(%rsp), %ecx
	mov	%ecx, 28(%rbx)
	addq	$32, %rbx
	subq	$32, %rbp
	cmpq	$32, %rbp
	jae	.Lmd5_pbkdf2_more1
.Lmd5_pbkdf2_done1:
	cmpq	$16, %rbp
	jbe	.Lmd5_pbkdf2_skip1
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	addq	$1, %r15
	lea	(%rsp), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*24(%r14)
	mov	96(%rsp), %eax
	mov	%eax, (%rbx)
	mov	100(%rsp), %eax
	mov	%eax, 4(%rbx)
	mov	104(%rsp), %eax
	mov	%eax, 8(%rbx)
	mov	108(%rsp), %eax
	mov	%eax, 12(%rbx)
	addq	$16, %rbx
	subq	$16, %rbp
	mov	160(%rsp), %ecx
	mov	%ecx, 192(%rsp)
	mov	164(%rsp), %ecx
	mov	%ecx, 196(%rsp)
	mov	168(%rsp), %ecx
	mov	%ecx, 200(%rsp)
	mov	172(%rsp), %ecx
	mov	%ecx, 204(%rsp)
	mov	%rbx, %rdx
	lea	192(%rsp), %rsi
	cmpq	$16, %rbp
	jbe	.Lmd5_pbkdf2_skip2
.Lmd5_pbkdf2_more2:
	movdqu	(%rsi), %xmm15
	movdqu	%xmm15, (%rdx)
	addq	$16, %rsi
	addq	$16, %rdx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lmd5_pbkdf2_more2
.Lmd5_pbkdf2_done2:
	movdqu	-16(%rsi,%rbp), %xmm15
	movdqu	%xmm15, -16(%rdx,%rbp)
	jmp	.Lmd5_pbkdf2_join1
.Lmd5_pbkdf2_skip2:
	cmpq	$8, %rbp
	jb	.Lmd5_pbkdf2_skip3
	mov	-8(%rsi,%rbp), %r10
	mov	%r10, -8(%rdx,%rbp)
	mov	(%rsi), %r10
	mov	%r10, (%rdx)
	jmp	.Lmd5_pbkdf2_join2
.Lmd5_pbkdf2_skip3:
	cmpq	$4, %rbp
	jb	.Lmd5_pbkdf2_skip4
	mov	-4(%rsi,%rbp), %r10d
	mov	%r10d, -4(%rdx,%rbp)
	mov	(%rsi), %r10d
	mov	%r10d, (%rdx)
	jmp	.Lmd5_pbkdf2_join3
.Lmd5_pbkdf2_skip4:
	test	%rbp, %rbp
	je	.Lmd5_pbkdf2_skip5
	movzbl	(%rsi), %edi
	movb	%dil, (%rdx)
	movzbl	-1(%rsi,%rbp), %edi
	movb	%dil, -1(%rdx,%rbp)
	shr	$1, %rbp
	movzbl	(%rsi,%rbp), %edi
	movb	%dil, (%rdx,%rbp)
.Lmd5_pbkdf2_skip5:
.Lmd5_pbkdf2_join3:
.Lmd5_pbkdf2_join2:
.Lmd5_pbkdf2_join1:
	jmp	.Lmd5_pbkdf2_join4
.Lmd5_pbkdf2_skip1:
	test	%rbp, %rbp
	je	.Lmd5_pbkdf2_skip6
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*16(%r14)
	mov	96(%r12), %eax
	mov	%eax, 192(%rsp)
	mov	100(%r12), %eax
	mov	%eax, 196(%rsp)
	mov	104(%r12), %eax
	mov	%eax, 200(%rsp)
	mov	108(%r12), %eax
	mov	%eax, 204(%rsp)
	mov	%rbx, %rcx
	lea	192(%rsp), %rdx
	cmpq	$16, %rbp
	jbe	.Lmd5_pbkdf2_skip7
.Lmd5_pbkdf2_more3:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lmd5_pbkdf2_more3
.Lmd5_pbkdf2_done3:
	movdqu	-16(%rdx,%rbp), %xmm15
	movdqu	%xmm15, -16(%rcx,%rbp)
	jmp	.Lmd5_pbkdf2_join5
.Lmd5_pbkdf2_skip7:
	cmpq	$8, %rbp
	jb	.Lmd5_pbkdf2_skip8
	mov	-8(%rdx,%rbp), %r10
	mov	%r10, -8(%rcx,%rbp)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lmd5_pbkdf2_join6
.Lmd5_pbkdf2_skip8:
	cmpq	$4, %rbp
	jb	.Lmd5_pbkdf2_skip9
	mov	-4(%rdx,%rbp), %r10d
	mov	%r10d, -4(%rcx,%rbp)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lmd5_pbkdf2_join7
.Lmd5_pbkdf2_skip9:
	test	%rbp, %rbp
	je	.Lmd5_pbkdf2_skip10
	movzbl	(%rdx), %esi
	movb	%sil, (%rcx)
	movzbl	-1(%rdx,%rbp), %esi
	movb	%sil, -1(%rcx,%rbp)
	shr	$1, %rbp
	movzbl	(%rdx,%rbp), %esi
	movb	%sil, (%rcx,%rbp)
.Lmd5_pbkdf2_skip10:
.Lmd5_pbkdf2_join7:
.Lmd5_pbkdf2_join6:
.Lmd5_pbkdf2_join5:
.Lmd5_pbkdf2_skip6:
.Lmd5_pbkdf2_join4:
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
	addq	$216, %rsp
	.cfi_adjust_cfa_offset -216
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
INGOT_END(ingot_asm_md5_pbkdf2)

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
