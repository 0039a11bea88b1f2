// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha224 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha224_hmac_key_shani, x86-64, needs SSSE3 SHA SSE4_1.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   %rdi  key     64 bytes, written, secret; inner state, outer state
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  504 instructions.
// Holds:  %rax to,  %rcx left,  %rcx t,  %rdx t,  %rbx key,  %rbp k,  %rsi t,  %rdi low,  %r8 t,  %r12 klen,
//         %r13 f,  %r14 n,  %xmm0 w+k,  %xmm1 t,  %xmm2 abef,  %xmm3 cdgh,  %xmm4 w[0..],  %xmm5 w[4..],
//         %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 abef, opad,  %xmm9 cdgh, opad,  %xmm10 w[0..], opad,
//         %xmm11 w[4..], opad,  %xmm12 w[8..], opad,  %xmm13 w[12..], opad,  frame+0 key block,
//         frame+64 state,  frame+96 last block
// SHA-256 of the body: d41120d4e4fb14077e3d267ac052d12f3dca7006c67aa00057d4893e7efd2c9c
INGOT_FUNCTION(ingot_asm_sha224_hmac_key_shani)
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
	jbe	.Lsha224_hmac_key_shani_skip1
	movdqu	.Lingot_asm_sha224_hmac_key_shani_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	.Lingot_asm_sha224_hmac_key_shani_iv+16(%rip), %xmm15
	movdqu	%xmm15, 80(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha224_hmac_key_shani_skip2
	lea	64(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha224_hmac_key_shani_skip2:
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
	jbe	.Lsha224_hmac_key_shani_skip3
.Lsha224_hmac_key_shani_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha224_hmac_key_shani_more1
.Lsha224_hmac_key_shani_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha224_hmac_key_shani_join1
.Lsha224_hmac_key_shani_skip3:
	cmpq	$8, %rcx
	jb	.Lsha224_hmac_key_shani_skip4
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha224_hmac_key_shani_join2
.Lsha224_hmac_key_shani_skip4:
	cmpq	$4, %rcx
	jb	.Lsha224_hmac_key_shani_skip5
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha224_hmac_key_shani_join3
.Lsha224_hmac_key_shani_skip5:
	test	%rcx, %rcx
	je	.Lsha224_hmac_key_shani_skip6
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha224_hmac_key_shani_skip6:
.Lsha224_hmac_key_shani_join3:
.Lsha224_hmac_key_shani_join2:
.Lsha224_hmac_key_shani_join1:
	movb	$128, 96(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha224_hmac_key_shani_skip7
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
.Lsha224_hmac_key_shani_skip7:
	mov	%r12, %rsi
	shl	$3, %rsi
	bswap	%rsi
	mov	%rsi, 152(%rsp)
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	64(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, (%rsp)
	mov	68(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 4(%rsp)
	mov	72(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 8(%rsp)
	mov	76(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 12(%rsp)
	mov	80(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 16(%rsp)
	mov	84(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 20(%rsp)
	mov	88(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 24(%rsp)
	jmp	.Lsha224_hmac_key_shani_join4
.Lsha224_hmac_key_shani_skip1:
	lea	(%rsp), %rax
	cmpq	$16, %r12
	jbe	.Lsha224_hmac_key_shani_skip8
.Lsha224_hmac_key_shani_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha224_hmac_key_shani_more2
.Lsha224_hmac_key_shani_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha224_hmac_key_shani_join5
.Lsha224_hmac_key_shani_skip8:
	cmpq	$8, %r12
	jb	.Lsha224_hmac_key_shani_skip9
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha224_hmac_key_shani_join6
.Lsha224_hmac_key_shani_skip9:
	cmpq	$4, %r12
	jb	.Lsha224_hmac_key_shani_skip10
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha224_hmac_key_shani_join7
.Lsha224_hmac_key_shani_skip10:
	test	%r12, %r12
	je	.Lsha224_hmac_key_shani_skip11
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha224_hmac_key_shani_skip11:
.Lsha224_hmac_key_shani_join7:
.Lsha224_hmac_key_shani_join6:
.Lsha224_hmac_key_shani_join5:
.Lsha224_hmac_key_shani_join4:
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+256(%rip), %xmm1
	movdqu	(%rsp), %xmm4
	pshufb	%xmm1, %xmm4
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+256(%rip), %xmm1
	movdqu	16(%rsp), %xmm5
	pshufb	%xmm1, %xmm5
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+256(%rip), %xmm1
	movdqu	32(%rsp), %xmm6
	pshufb	%xmm1, %xmm6
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+256(%rip), %xmm1
	movdqu	48(%rsp), %xmm7
	pshufb	%xmm1, %xmm7
.Lsha224_hmac_key_shani_cut1:
	movdqa	%xmm4, %xmm10
	movdqa	%xmm5, %xmm11
	movdqa	%xmm6, %xmm12
	movdqa	%xmm7, %xmm13
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+272(%rip), %xmm1
	pxor	%xmm1, %xmm4
	pxor	%xmm1, %xmm5
	pxor	%xmm1, %xmm6
	pxor	%xmm1, %xmm7
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+288(%rip), %xmm1
	pxor	%xmm1, %xmm10
	pxor	%xmm1, %xmm11
	pxor	%xmm1, %xmm12
	pxor	%xmm1, %xmm13
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+304(%rip), %xmm2
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+320(%rip), %xmm3
	movdqa	%xmm2, %xmm8
	movdqa	%xmm3, %xmm9
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 0 to 3
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 4 to 7
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 8 to 11
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 8 to 11
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 12 to 15
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+48(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 12 to 15
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+48(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 16 to 19
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 16 to 19
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 20 to 23
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 20 to 23
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 24 to 27
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 24 to 27
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 28 to 31
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 28 to 31
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 32 to 35
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 32 to 35
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 36 to 39
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 36 to 39
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 40 to 43
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 40 to 43
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 44 to 47
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 44 to 47
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 48 to 51
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 48 to 51
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 52 to 55
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 52 to 55
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_hmac_key_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+304(%rip), %xmm4
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+320(%rip), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, (%rbx)
	movdqu	%xmm3, 16(%rbx)
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+304(%rip), %xmm10
	movdqu	.Lingot_asm_sha224_hmac_key_shani_k+320(%rip), %xmm11
	paddd	%xmm10, %xmm8
	paddd	%xmm11, %xmm9
	pshufd	$27, %xmm8, %xmm8
	pshufd	$177, %xmm9, %xmm9
	movdqa	%xmm8, %xmm1
	pblendw	$240, %xmm9, %xmm1
	palignr	$8, %xmm8, %xmm9
	movdqu	%xmm1, 32(%rbx)
	movdqu	%xmm9, 48(%rbx)
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
INGOT_END(ingot_asm_sha224_hmac_key_shani)
INGOT_RODATA(.Lingot_asm_sha224_hmac_key_shani_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe
INGOT_RODATA(.Lingot_asm_sha224_hmac_key_shani_k, 64)
	.byte	0x98, 0x2f, 0x8a, 0x42, 0x91, 0x44, 0x37, 0x71, 0xcf, 0xfb, 0xc0, 0xb5, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x5b, 0xc2, 0x56, 0x39, 0xf1, 0x11, 0xf1, 0x59, 0xa4, 0x82, 0x3f, 0x92, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x98, 0xaa, 0x07, 0xd8, 0x01, 0x5b, 0x83, 0x12, 0xbe, 0x85, 0x31, 0x24, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xc1, 0x69, 0x9b, 0xe4, 0x86, 0x47, 0xbe, 0xef, 0xc6, 0x9d, 0xc1, 0x0f, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x6f, 0x2c, 0xe9, 0x2d, 0xaa, 0x84, 0x74, 0x4a, 0xdc, 0xa9, 0xb0, 0x5c, 0xda, 0x88, 0xf9, 0x76
	.byte	0x52, 0x51, 0x3e, 0x98, 0x6d, 0xc6, 0x31, 0xa8, 0xc8, 0x27, 0x03, 0xb0, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xf3, 0x0b, 0xe0, 0xc6, 0x47, 0x91, 0xa7, 0xd5, 0x51, 0x63, 0xca, 0x06, 0x67, 0x29, 0x29, 0x14
	.byte	0x85, 0x0a, 0xb7, 0x27, 0x38, 0x21, 0x1b, 0x2e, 0xfc, 0x6d, 0x2c, 0x4d, 0x13, 0x0d, 0x38, 0x53
	.byte	0x54, 0x73, 0x0a, 0x65, 0xbb, 0x0a, 0x6a, 0x76, 0x2e, 0xc9, 0xc2, 0x81, 0x85, 0x2c, 0x72, 0x92
	.byte	0xa1, 0xe8, 0xbf, 0xa2, 0x4b, 0x66, 0x1a, 0xa8, 0x70, 0x8b, 0x4b, 0xc2, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x19, 0xe8, 0x92, 0xd1, 0x24, 0x06, 0x99, 0xd6, 0x85, 0x35, 0x0e, 0xf4, 0x70, 0xa0, 0x6a, 0x10
	.byte	0x16, 0xc1, 0xa4, 0x19, 0x08, 0x6c, 0x37, 0x1e, 0x4c, 0x77, 0x48, 0x27, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0xb3, 0x0c, 0x1c, 0x39, 0x4a, 0xaa, 0xd8, 0x4e, 0x4f, 0xca, 0x9c, 0x5b, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xee, 0x82, 0x8f, 0x74, 0x6f, 0x63, 0xa5, 0x78, 0x14, 0x78, 0xc8, 0x84, 0x08, 0x02, 0xc7, 0x8c
	.byte	0xfa, 0xff, 0xbe, 0x90, 0xeb, 0x6c, 0x50, 0xa4, 0xf7, 0xa3, 0xf9, 0xbe, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c
	.byte	0x11, 0x15, 0x58, 0x68, 0x31, 0x0b, 0xc0, 0xff, 0x07, 0xd5, 0x7c, 0x36, 0xd8, 0x9e, 0x05, 0xc1
	.byte	0xa4, 0x4f, 0xfa, 0xbe, 0xa7, 0x8f, 0xf9, 0x64, 0x39, 0x59, 0x0e, 0xf7, 0x17, 0xdd, 0x70, 0x30

// ingot_asm_sha224_hmac_key, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   %rdi  key     64 bytes, written, secret; inner state, outer state
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  246 instructions.
// Holds:  %rax t,  %rax to,  %rcx left,  %rcx pad,  %rcx t,  %rdx t,  %rbx key,  %rbp k,  %rsi pad,  %rsi t,
//         %rdi low,  %r8 t,  %r12 klen,  %r13 f,  %r14 n,  frame+0 key block,  frame+64 state,
//         frame+96 last block
// SHA-256 of the body: 246726ee8c208e9bcf54ac347de60c11f6b7a615e1f4bc1018f3ab15c3f72f03
INGOT_FUNCTION(ingot_asm_sha224_hmac_key)
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
	jbe	.Lsha224_hmac_key_skip1
	movdqu	.Lingot_asm_sha224_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	.Lingot_asm_sha224_hmac_key_iv+16(%rip), %xmm15
	movdqu	%xmm15, 80(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha224_hmac_key_skip2
	lea	64(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha224_hmac_key_skip2:
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
	jbe	.Lsha224_hmac_key_skip3
.Lsha224_hmac_key_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha224_hmac_key_more1
.Lsha224_hmac_key_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha224_hmac_key_join1
.Lsha224_hmac_key_skip3:
	cmpq	$8, %rcx
	jb	.Lsha224_hmac_key_skip4
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha224_hmac_key_join2
.Lsha224_hmac_key_skip4:
	cmpq	$4, %rcx
	jb	.Lsha224_hmac_key_skip5
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha224_hmac_key_join3
.Lsha224_hmac_key_skip5:
	test	%rcx, %rcx
	je	.Lsha224_hmac_key_skip6
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha224_hmac_key_skip6:
.Lsha224_hmac_key_join3:
.Lsha224_hmac_key_join2:
.Lsha224_hmac_key_join1:
	movb	$128, 96(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha224_hmac_key_skip7
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
.Lsha224_hmac_key_skip7:
	mov	%r12, %rsi
	shl	$3, %rsi
	bswap	%rsi
	mov	%rsi, 152(%rsp)
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	64(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, (%rsp)
	mov	68(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 4(%rsp)
	mov	72(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 8(%rsp)
	mov	76(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 12(%rsp)
	mov	80(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 16(%rsp)
	mov	84(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 20(%rsp)
	mov	88(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 24(%rsp)
	jmp	.Lsha224_hmac_key_join4
.Lsha224_hmac_key_skip1:
	lea	(%rsp), %rax
	cmpq	$16, %r12
	jbe	.Lsha224_hmac_key_skip8
.Lsha224_hmac_key_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha224_hmac_key_more2
.Lsha224_hmac_key_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha224_hmac_key_join5
.Lsha224_hmac_key_skip8:
	cmpq	$8, %r12
	jb	.Lsha224_hmac_key_skip9
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha224_hmac_key_join6
.Lsha224_hmac_key_skip9:
	cmpq	$4, %r12
	jb	.Lsha224_hmac_key_skip10
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha224_hmac_key_join7
.Lsha224_hmac_key_skip10:
	test	%r12, %r12
	je	.Lsha224_hmac_key_skip11
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha224_hmac_key_skip11:
.Lsha224_hmac_key_join7:
.Lsha224_hmac_key_join6:
.Lsha224_hmac_key_join5:
.Lsha224_hmac_key_join4:
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
	movdqu	.Lingot_asm_sha224_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	.Lingot_asm_sha224_hmac_key_iv+16(%rip), %xmm15
	movdqu	%xmm15, 80(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, (%rbx)
	movdqu	80(%rsp), %xmm15
	movdqu	%xmm15, 16(%rbx)
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
	movdqu	.Lingot_asm_sha224_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	.Lingot_asm_sha224_hmac_key_iv+16(%rip), %xmm15
	movdqu	%xmm15, 80(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 32(%rbx)
	movdqu	80(%rsp), %xmm15
	movdqu	%xmm15, 48(%rbx)
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
INGOT_END(ingot_asm_sha224_hmac_key)
INGOT_RODATA(.Lingot_asm_sha224_hmac_key_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe

// ingot_asm_sha224_hmac, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   %rdi  out     28 bytes, written, secret; may overlap k and data
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  data    len bytes, read, secret
//   %r8   len     a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  221 instructions.
// Holds:  %rax to,  %rcx left,  %rdx klen,  %rbx out,  %rbp data,  %rsi k,  %rdi t,  %r8 t,  %r9 low,
//         %r12 len,  %r13 f,  %r14 total,  %r15 n,  frame+0 key,  frame+64 block,  frame+128 t,  frame+136 t
// SHA-256 of the body: 8f1de7a52eb30dc0c3015bb8f38155d61f30cb4dcd043df7bb3fef62c7fae6ce
INGOT_FUNCTION(ingot_asm_sha224_hmac)
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
	je	.Lsha224_hmac_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$6, %r15
	add	%r15, %rbp
.Lsha224_hmac_skip1:
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
	jbe	.Lsha224_hmac_skip2
.Lsha224_hmac_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha224_hmac_more1
.Lsha224_hmac_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha224_hmac_join1
.Lsha224_hmac_skip2:
	cmpq	$8, %rcx
	jb	.Lsha224_hmac_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha224_hmac_join2
.Lsha224_hmac_skip3:
	cmpq	$4, %rcx
	jb	.Lsha224_hmac_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha224_hmac_join3
.Lsha224_hmac_skip4:
	test	%rcx, %rcx
	je	.Lsha224_hmac_skip5
	movzbl	(%rbp), %edi
	movb	%dil, (%rax)
	movzbl	-1(%rbp,%rcx), %edi
	movb	%dil, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edi
	movb	%dil, (%rax,%rcx)
.Lsha224_hmac_skip5:
.Lsha224_hmac_join3:
.Lsha224_hmac_join2:
.Lsha224_hmac_join1:
	movb	$128, 64(%rsp,%r15)
	cmpq	$56, %r15
	jb	.Lsha224_hmac_skip6
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
.Lsha224_hmac_skip6:
	mov	%r14, %r8
	shl	$3, %r8
	bswap	%r8
	mov	%r8, 120(%rsp)
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 64(%rsp)
	mov	4(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 68(%rsp)
	mov	8(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 72(%rsp)
	mov	12(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 76(%rsp)
	mov	16(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 80(%rsp)
	mov	20(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 84(%rsp)
	mov	24(%rsp), %r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 128(%rsp)
	mov	128(%rsp), %r10d
	mov	%r10d, 88(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 92(%rsp)
	movdqu	%xmm15, 108(%rsp)
	movl	$0, 124(%rsp)
	movb	$128, 92(%rsp)
	movb	$2, 126(%rsp)
	movb	$224, 127(%rsp)
	movdqu	32(%rsp), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	48(%rsp), %xmm15
	movdqu	%xmm15, 16(%rsp)
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, (%rbx)
	mov	4(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 4(%rbx)
	mov	8(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 8(%rbx)
	mov	12(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 12(%rbx)
	mov	16(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 16(%rbx)
	mov	20(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
	mov	%r10d, 20(%rbx)
	mov	24(%rsp), %r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r11d
	bswap	%r11d
	mov	%r11d, 136(%rsp)
	mov	136(%rsp), %r10d
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
INGOT_END(ingot_asm_sha224_hmac)

// ingot_asm_sha224_hmac_finish, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   %rdi  hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   %rsi  out     28 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  112 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx hmac,  %rbp out,  %rsi t,  %r12 f,  %r13 ctx,  %r14 n
// SHA-256 of the body: 43388988aa3c23f8c96044ceb88ab8e21affdc005512dde592df3e5c57b0682d
INGOT_FUNCTION(ingot_asm_sha224_hmac_finish)
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
	jbe	.Lsha224_hmac_finish_skip1
	cmpq	$64, %r14
	jae	.Lsha224_hmac_finish_done1
.Lsha224_hmac_finish_more1:
	movb	$0, 32(%r13,%r14)
	addq	$1, %r14
	cmpq	$64, %r14
	jb	.Lsha224_hmac_finish_more1
.Lsha224_hmac_finish_done1:
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r14d, %r14d
.Lsha224_hmac_finish_skip1:
	cmpq	$56, %r14
	jae	.Lsha224_hmac_finish_done2
.Lsha224_hmac_finish_more2:
	movq	$0, 32(%r13,%r14)
	addq	$8, %r14
	cmpq	$56, %r14
	jb	.Lsha224_hmac_finish_more2
.Lsha224_hmac_finish_done2:
	mov	96(%r13), %rax
	shl	$3, %rax
	bswap	%rax
	mov	%rax, 88(%r13)
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%r13), %edx
	bswap	%edx
	mov	%edx, 32(%r13)
	mov	4(%r13), %edx
	bswap	%edx
	mov	%edx, 36(%r13)
	mov	8(%r13), %edx
	bswap	%edx
	mov	%edx, 40(%r13)
	mov	12(%r13), %edx
	bswap	%edx
	mov	%edx, 44(%r13)
	mov	16(%r13), %edx
	bswap	%edx
	mov	%edx, 48(%r13)
	mov	20(%r13), %edx
	bswap	%edx
	mov	%edx, 52(%r13)
	mov	24(%r13), %edx
	bswap	%edx
	mov	%edx, 56(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 60(%r13)
	movdqu	%xmm15, 76(%r13)
	movl	$0, 92(%r13)
	movb	$128, 60(%r13)
	movb	$2, 94(%r13)
	movb	$224, 95(%r13)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, (%r13)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 16(%r13)
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%r13), %esi
	bswap	%esi
	mov	%esi, (%rbp)
	mov	4(%r13), %esi
	bswap	%esi
	mov	%esi, 4(%rbp)
	mov	8(%r13), %esi
	bswap	%esi
	mov	%esi, 8(%rbp)
	mov	12(%r13), %esi
	bswap	%esi
	mov	%esi, 12(%rbp)
	mov	16(%r13), %esi
	bswap	%esi
	mov	%esi, 16(%rbp)
	mov	20(%r13), %esi
	bswap	%esi
	mov	%esi, 20(%rbp)
	mov	24(%r13), %esi
	bswap	%esi
	mov	%esi, 24(%rbp)
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
INGOT_END(ingot_asm_sha224_hmac_finish)

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
