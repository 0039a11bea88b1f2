// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha512_224 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_224_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     256 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  121 instructions.
// Holds:  %rax t,  %rcx t,  %rdx u,  %rbx job,  %rbp n,  %rsi t,  %r12 f,  frame+0 block,  frame+128 state
// SHA-256 of the body: f32db3b88bc5cdf40d77420b84438ac46573590619f6eb03369670dab1c9f83c
INGOT_FUNCTION(ingot_asm_sha512_224_pbkdf2_steps)
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
	movdqu	%xmm15, 28(%rsp)
	movdqu	%xmm15, 44(%rsp)
	movdqu	%xmm15, 60(%rsp)
	movdqu	%xmm15, 76(%rsp)
	movdqu	%xmm15, 92(%rsp)
	movdqu	%xmm15, 108(%rsp)
	movl	$0, 124(%rsp)
	movb	$128, 28(%rsp)
	movb	$4, 126(%rsp)
	movb	$224, 127(%rsp)
	test	%rbp, %rbp
	je	.Lsha512_224_pbkdf2_steps_skip1
.Lsha512_224_pbkdf2_steps_more1:
	mov	128(%rbx), %rax
	bswap	%rax
	mov	%rax, (%rsp)
	mov	136(%rbx), %rax
	bswap	%rax
	mov	%rax, 8(%rsp)
	mov	144(%rbx), %rax
	bswap	%rax
	mov	%rax, 16(%rsp)
	mov	156(%rbx), %eax
	bswap	%eax
	mov	%eax, 24(%rsp)
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
	mov	156(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%rsp)
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
	jne	.Lsha512_224_pbkdf2_steps_more1
.Lsha512_224_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha512_224_pbkdf2_steps)

// ingot_asm_sha512_224_pbkdf2_pair, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   %rdi  pair    384 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  118 instructions.
// Holds:  %rbx pair,  %rbp n,  %r12 f,  frame+0 job
// SHA-256 of the body: 959d1f6fd389f778ab8e5a9c133c91acf32ed7822f39c853afd33775a6e4e707
INGOT_FUNCTION(ingot_asm_sha512_224_pbkdf2_pair)
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
	subq	$256, %rsp
	.cfi_adjust_cfa_offset 256
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	16(%rbx), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 48(%rsp)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	80(%rbx), %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	112(%rbx), %xmm15
	movdqu	%xmm15, 112(%rsp)
	movdqu	128(%rbx), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	144(%rbx), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	160(%rbx), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	176(%rbx), %xmm15
	movdqu	%xmm15, 176(%rsp)
	movdqu	192(%rbx), %xmm15
	movdqu	%xmm15, 192(%rsp)
	movdqu	208(%rbx), %xmm15
	movdqu	%xmm15, 208(%rsp)
	movdqu	224(%rbx), %xmm15
	movdqu	%xmm15, 224(%rsp)
	movdqu	240(%rbx), %xmm15
	movdqu	%xmm15, 240(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	128(%rsp), %xmm15
	movdqu	%xmm15, 128(%rbx)
	movdqu	144(%rsp), %xmm15
	movdqu	%xmm15, 144(%rbx)
	movdqu	160(%rsp), %xmm15
	movdqu	%xmm15, 160(%rbx)
	movdqu	176(%rsp), %xmm15
	movdqu	%xmm15, 176(%rbx)
	movdqu	192(%rsp), %xmm15
	movdqu	%xmm15, 192(%rbx)
	movdqu	208(%rsp), %xmm15
	movdqu	%xmm15, 208(%rbx)
	movdqu	224(%rsp), %xmm15
	movdqu	%xmm15, 224(%rbx)
	movdqu	240(%rsp), %xmm15
	movdqu	%xmm15, 240(%rbx)
	movdqu	256(%rbx), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	272(%rbx), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	288(%rbx), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	304(%rbx), %xmm15
	movdqu	%xmm15, 176(%rsp)
	movdqu	320(%rbx), %xmm15
	movdqu	%xmm15, 192(%rsp)
	movdqu	336(%rbx), %xmm15
	movdqu	%xmm15, 208(%rsp)
	movdqu	352(%rbx), %xmm15
	movdqu	%xmm15, 224(%rsp)
	movdqu	368(%rbx), %xmm15
	movdqu	%xmm15, 240(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	128(%rsp), %xmm15
	movdqu	%xmm15, 256(%rbx)
	movdqu	144(%rsp), %xmm15
	movdqu	%xmm15, 272(%rbx)
	movdqu	160(%rsp), %xmm15
	movdqu	%xmm15, 288(%rbx)
	movdqu	176(%rsp), %xmm15
	movdqu	%xmm15, 304(%rbx)
	movdqu	192(%rsp), %xmm15
	movdqu	%xmm15, 320(%rbx)
	movdqu	208(%rsp), %xmm15
	movdqu	%xmm15, 336(%rbx)
	movdqu	224(%rsp), %xmm15
	movdqu	%xmm15, 352(%rbx)
	movdqu	240(%rsp), %xmm15
	movdqu	%xmm15, 368(%rbx)
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
	addq	$256, %rsp
	.cfi_adjust_cfa_offset -256
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
INGOT_END(ingot_asm_sha512_224_pbkdf2_pair)

// ingot_asm_sha512_224_pbkdf2_block, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   %rdi  job     464 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   %rsi  i       a length, public; from 1 on; its low 32 bits count
//   %rdx  iters   a length, public; c, at least 1
//   %rcx  f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  199 instructions.
// Holds:  %rax r,  %rcx to,  %rdx from,  %rbx job,  %rbp i,  %rsi left,  %rdi t,  %r8 number,  %r9 t,
//         %r12 iters,  %r13 f,  %r14 blocks,  %r15 salted,  frame+0 last blocks,  frame+256 count,
//         frame+272 low
// SHA-256 of the body: 5111643937a688a88934325ef228ee34a8e710928919a816638a6e082ce1cc00
INGOT_FUNCTION(ingot_asm_sha512_224_pbkdf2_block)
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
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	lea	256(%rbx), %r15
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
	mov	192(%r15), %rax
	andq	$127, %rax
	lea	(%rsp), %rcx
	lea	64(%r15), %rdx
	mov	%rax, %rsi
	cmpq	$16, %rsi
	jbe	.Lsha512_224_pbkdf2_block_skip1
.Lsha512_224_pbkdf2_block_more1:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rsi
	cmpq	$16, %rsi
	ja	.Lsha512_224_pbkdf2_block_more1
.Lsha512_224_pbkdf2_block_done1:
	movdqu	-16(%rdx,%rsi), %xmm15
	movdqu	%xmm15, -16(%rcx,%rsi)
	jmp	.Lsha512_224_pbkdf2_block_join1
.Lsha512_224_pbkdf2_block_skip1:
	cmpq	$8, %rsi
	jb	.Lsha512_224_pbkdf2_block_skip2
	mov	-8(%rdx,%rsi), %r10
	mov	%r10, -8(%rcx,%rsi)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha512_224_pbkdf2_block_join2
.Lsha512_224_pbkdf2_block_skip2:
	cmpq	$4, %rsi
	jb	.Lsha512_224_pbkdf2_block_skip3
	mov	-4(%rdx,%rsi), %r10d
	mov	%r10d, -4(%rcx,%rsi)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha512_224_pbkdf2_block_join3
.Lsha512_224_pbkdf2_block_skip3:
	test	%rsi, %rsi
	je	.Lsha512_224_pbkdf2_block_skip4
	movzbl	(%rdx), %edi
	movb	%dil, (%rcx)
	movzbl	-1(%rdx,%rsi), %edi
	movb	%dil, -1(%rcx,%rsi)
	shr	$1, %rsi
	movzbl	(%rdx,%rsi), %edi
	movb	%dil, (%rcx,%rsi)
.Lsha512_224_pbkdf2_block_skip4:
.Lsha512_224_pbkdf2_block_join3:
.Lsha512_224_pbkdf2_block_join2:
.Lsha512_224_pbkdf2_block_join1:
	mov	%rbp, %r8
	bswap	%r8d
	mov	%r8d, (%rsp,%rax)
	movb	$128, 4(%rsp,%rax)
	movdqu	192(%r15), %xmm15
	movdqu	%xmm15, 256(%rsp)
	movl	$4, %r8d
	add	%r8, 256(%rsp)
	adcq	$0, 264(%rsp)
	movl	$1, %r14d
	cmpq	$107, %rax
	ja	.Lsha512_224_pbkdf2_block_skip5
	mov	264(%rsp), %r9
	shl	$3, %r9
	mov	256(%rsp), %r11
	mov	%r11, 272(%rsp)
	mov	272(%rsp), %r11
	shr	$61, %r11
	mov	%r11, 272(%rsp)
	or	272(%rsp), %r9
	bswap	%r9
	mov	%r9, 112(%rsp)
	mov	256(%rsp), %r9
	shl	$3, %r9
	bswap	%r9
	mov	%r9, 120(%rsp)
	jmp	.Lsha512_224_pbkdf2_block_join4
.Lsha512_224_pbkdf2_block_skip5:
	movl	$2, %r14d
	mov	264(%rsp), %r9
	shl	$3, %r9
	mov	256(%rsp), %r11
	mov	%r11, 272(%rsp)
	mov	272(%rsp), %r11
	shr	$61, %r11
	mov	%r11, 272(%rsp)
	or	272(%rsp), %r9
	bswap	%r9
	mov	%r9, 240(%rsp)
	mov	256(%rsp), %r9
	shl	$3, %r9
	bswap	%r9
	mov	%r9, 248(%rsp)
.Lsha512_224_pbkdf2_block_join4:
	movdqu	(%r15), %xmm15
	movdqu	%xmm15, 128(%rbx)
	movdqu	16(%r15), %xmm15
	movdqu	%xmm15, 144(%rbx)
	movdqu	32(%r15), %xmm15
	movdqu	%xmm15, 160(%rbx)
	movdqu	48(%r15), %xmm15
	movdqu	%xmm15, 176(%rbx)
	lea	128(%rbx), %rdi
	lea	(%rsp), %rsi
	mov	%r14, %rdx
	call	*(%r13)
	mov	128(%rbx), %r9
	bswap	%r9
	mov	%r9, (%rsp)
	mov	136(%rbx), %r9
	bswap	%r9
	mov	%r9, 8(%rsp)
	mov	144(%rbx), %r9
	bswap	%r9
	mov	%r9, 16(%rsp)
	mov	156(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 24(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 28(%rsp)
	movdqu	%xmm15, 44(%rsp)
	movdqu	%xmm15, 60(%rsp)
	movdqu	%xmm15, 76(%rsp)
	movdqu	%xmm15, 92(%rsp)
	movdqu	%xmm15, 108(%rsp)
	movl	$0, 124(%rsp)
	movb	$128, 28(%rsp)
	movb	$4, 126(%rsp)
	movb	$224, 127(%rsp)
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
	call	*(%r13)
	movdqu	128(%rbx), %xmm15
	movdqu	%xmm15, 192(%rbx)
	movdqu	144(%rbx), %xmm15
	movdqu	%xmm15, 208(%rbx)
	movdqu	160(%rbx), %xmm15
	movdqu	%xmm15, 224(%rbx)
	movdqu	176(%rbx), %xmm15
	movdqu	%xmm15, 240(%rbx)
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
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	movdqu	%xmm15, 224(%rsp)
	movdqu	%xmm15, 240(%rsp)
	movdqu	%xmm15, 256(%rsp)
	movq	$0, 272(%rsp)
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
INGOT_END(ingot_asm_sha512_224_pbkdf2_block)

// ingot_asm_sha512_224_pbkdf2, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   %rdi  out     out_len bytes, written, secret
//   %rsi  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   %rdx  job     464 bytes, read, written, secret; as for pbkdf2_block
//   %rcx  iters   a length, public; c, at least 1
//   %r8   f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  319 instructions.
// Holds:  %rax t,  %rcx t,  %rcx to,  %rdx from,  %rdx to,  %rbx out,  %rbp out_len,  %rsi from,  %rsi t,
//         %rdi t,  %r12 job,  %r13 iters,  %r14 f,  %r15 i,  frame+0 pair,  frame+384 a block of output
// SHA-256 of the body: f49558d25ebe590211f891f5702230ba58a2837eac93e636de82a48eb9521fd8
INGOT_FUNCTION(ingot_asm_sha512_224_pbkdf2)
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
	subq	$424, %rsp
	.cfi_adjust_cfa_offset 424
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	movdqu	(%r12), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	16(%r12), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	32(%r12), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	48(%r12), %xmm15
	movdqu	%xmm15, 48(%rsp)
	movdqu	64(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	80(%r12), %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 112(%rsp)
	subq	$1, %r13
	movl	$1, %r15d
	cmpq	$56, %rbp
	jb	.Lsha512_224_pbkdf2_done1
.Lsha512_224_pbkdf2_more1:
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_224_pbkdf2_block)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 176(%rsp)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 192(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 208(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 224(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 240(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_224_pbkdf2_block)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 256(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 272(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 288(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 304(%rsp)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 320(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 336(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 352(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 368(%rsp)
	addq	$1, %r15
	lea	(%rsp), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*24(%r14)
	mov	192(%rsp), %rax
	bswap	%rax
	mov	%rax, (%rbx)
	mov	200(%rsp), %rax
	bswap	%rax
	mov	%rax, 8(%rbx)
	mov	208(%rsp), %rax
	bswap	%rax
	mov	%rax, 16(%rbx)
	mov	220(%rsp), %eax
	bswap	%eax
	mov	%eax, 24(%rbx)
	mov	320(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 28(%rbx)
	mov	328(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 36(%rbx)
	mov	336(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 44(%rbx)
	mov	348(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 52(%rbx)
	addq	$56, %rbx
	subq	$56, %rbp
	cmpq	$56, %rbp
	jae	.Lsha512_224_pbkdf2_more1
.Lsha512_224_pbkdf2_done1:
	cmpq	$28, %rbp
	jbe	.Lsha512_224_pbkdf2_skip1
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_224_pbkdf2_block)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 176(%rsp)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 192(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 208(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 224(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 240(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_224_pbkdf2_block)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 256(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 272(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 288(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 304(%rsp)
	movdqu	192(%r12), %xmm15
	movdqu	%xmm15, 320(%rsp)
	movdqu	208(%r12), %xmm15
	movdqu	%xmm15, 336(%rsp)
	movdqu	224(%r12), %xmm15
	movdqu	%xmm15, 352(%rsp)
	movdqu	240(%r12), %xmm15
	movdqu	%xmm15, 368(%rsp)
	addq	$1, %r15
	lea	(%rsp), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*24(%r14)
	mov	192(%rsp), %rax
	bswap	%rax
	mov	%rax, (%rbx)
	mov	200(%rsp), %rax
	bswap	%rax
	mov	%rax, 8(%rbx)
	mov	208(%rsp), %rax
	bswap	%rax
	mov	%rax, 16(%rbx)
	mov	220(%rsp), %eax
	bswap	%eax
	mov	%eax, 24(%rbx)
	addq	$28, %rbx
	subq	$28, %rbp
	mov	320(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 384(%rsp)
	mov	328(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 392(%rsp)
	mov	336(%rsp), %rcx
	bswap	%rcx
	mov	%rcx, 400(%rsp)
	mov	348(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 408(%rsp)
	mov	%rbx, %rdx
	lea	384(%rsp), %rsi
	cmpq	$16, %rbp
	jbe	.Lsha512_224_pbkdf2_skip2
.Lsha512_224_pbkdf2_more2:
	movdqu	(%rsi), %xmm15
	movdqu	%xmm15, (%rdx)
	addq	$16, %rsi
	addq	$16, %rdx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha512_224_pbkdf2_more2
.Lsha512_224_pbkdf2_done2:
	movdqu	-16(%rsi,%rbp), %xmm15
	movdqu	%xmm15, -16(%rdx,%rbp)
	jmp	.Lsha512_224_pbkdf2_join1
.Lsha512_224_pbkdf2_skip2:
	cmpq	$8, %rbp
	jb	.Lsha512_224_pbkdf2_skip3
	mov	-8(%rsi,%rbp), %r10
	mov	%r10, -8(%rdx,%rbp)
	mov	(%rsi), %r10
	mov	%r10, (%rdx)
	jmp	.Lsha512_224_pbkdf2_join2
.Lsha512_224_pbkdf2_skip3:
	cmpq	$4, %rbp
	jb	.Lsha512_224_pbkdf2_skip4
	mov	-4(%rsi,%rbp), %r10d
	mov	%r10d, -4(%rdx,%rbp)
	mov	(%rsi), %r10d
	mov	%r10d, (%rdx)
	jmp	.Lsha512_224_pbkdf2_join3
.Lsha512_224_pbkdf2_skip4:
	test	%rbp, %rbp
	je	.Lsha512_224_pbkdf2_skip5
	movzbl	(%rsi), %edi
	movb	%dil, (%rdx)
	movzbl	-1(%rsi,%rbp), %edi
	movb	%dil, -1(%rdx,%rbp)
	shr	$1, %rbp
	movzbl	(%rsi,%rbp), %edi
	movb	%dil, (%rdx,%rbp)
.Lsha512_224_pbkdf2_skip5:
.Lsha512_224_pbkdf2_join3:
.Lsha512_224_pbkdf2_join2:
.Lsha512_224_pbkdf2_join1:
	jmp	.Lsha512_224_pbkdf2_join4
.Lsha512_224_pbkdf2_skip1:
	test	%rbp, %rbp
	je	.Lsha512_224_pbkdf2_skip6
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_224_pbkdf2_block)
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*16(%r14)
	mov	192(%r12), %rax
	bswap	%rax
	mov	%rax, 384(%rsp)
	mov	200(%r12), %rax
	bswap	%rax
	mov	%rax, 392(%rsp)
	mov	208(%r12), %rax
	bswap	%rax
	mov	%rax, 400(%rsp)
	mov	220(%r12), %eax
	bswap	%eax
	mov	%eax, 408(%rsp)
	mov	%rbx, %rcx
	lea	384(%rsp), %rdx
	cmpq	$16, %rbp
	jbe	.Lsha512_224_pbkdf2_skip7
.Lsha512_224_pbkdf2_more3:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha512_224_pbkdf2_more3
.Lsha512_224_pbkdf2_done3:
	movdqu	-16(%rdx,%rbp), %xmm15
	movdqu	%xmm15, -16(%rcx,%rbp)
	jmp	.Lsha512_224_pbkdf2_join5
.Lsha512_224_pbkdf2_skip7:
	cmpq	$8, %rbp
	jb	.Lsha512_224_pbkdf2_skip8
	mov	-8(%rdx,%rbp), %r10
	mov	%r10, -8(%rcx,%rbp)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha512_224_pbkdf2_join6
.Lsha512_224_pbkdf2_skip8:
	cmpq	$4, %rbp
	jb	.Lsha512_224_pbkdf2_skip9
	mov	-4(%rdx,%rbp), %r10d
	mov	%r10d, -4(%rcx,%rbp)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha512_224_pbkdf2_join7
.Lsha512_224_pbkdf2_skip9:
	test	%rbp, %rbp
	je	.Lsha512_224_pbkdf2_skip10
	movzbl	(%rdx), %esi
	movb	%sil, (%rcx)
	movzbl	-1(%rdx,%rbp), %esi
	movb	%sil, -1(%rcx,%rbp)
	shr	$1, %rbp
	movzbl	(%rdx,%rbp), %esi
	movb	%sil, (%rcx,%rbp)
.Lsha512_224_pbkdf2_skip10:
.Lsha512_224_pbkdf2_join7:
.Lsha512_224_pbkdf2_join6:
.Lsha512_224_pbkdf2_join5:
.Lsha512_224_pbkdf2_skip6:
.Lsha512_224_pbkdf2_join4:
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
	movdqu	%xmm15, 320(%rsp)
	movdqu	%xmm15, 336(%rsp)
	movdqu	%xmm15, 352(%rsp)
	movdqu	%xmm15, 368(%rsp)
	movdqu	%xmm15, 384(%rsp)
	movq	$0, 400(%rsp)
	movl	$0, 408(%rsp)
	addq	$424, %rsp
	.cfi_adjust_cfa_offset -424
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
INGOT_END(ingot_asm_sha512_224_pbkdf2)

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
