// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha1 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_hmac_key_shani, x86-64, needs SSSE3 SHA SSE4_1.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   %rdi  key     64 bytes, written, secret; inner state, outer state
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  426 instructions.
// Holds:  %rax to,  %rcx left,  %rcx t,  %rdx t,  %rbx key,  %rbp k,  %rsi t,  %rdi low,  %r8 t,  %r12 klen,
//         %r13 f,  %r14 n,  %xmm0 t,  %xmm1 abcd,  %xmm2 e,  %xmm3 e of the next four,  %xmm4 w[0..],
//         %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 abcd, opad,  %xmm9 e, opad,
//         %xmm10 e of the next four, opad,  %xmm11 w[0..], opad,  %xmm12 w[4..], opad,  %xmm13 w[8..], opad,
//         %xmm14 w[12..], opad,  frame+0 key block,  frame+64 state,  frame+96 last block
// SHA-256 of the body: 1b8564eab4cd5644bb884d8c608035d5869c7727fcf24035e0c2f858202d4546
INGOT_FUNCTION(ingot_asm_sha1_hmac_key_shani)
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
	jbe	.Lsha1_hmac_key_shani_skip1
	movdqu	.Lingot_asm_sha1_hmac_key_shani_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	.Lingot_asm_sha1_hmac_key_shani_iv+16(%rip), %r10d
	mov	%r10d, 80(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha1_hmac_key_shani_skip2
	lea	64(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha1_hmac_key_shani_skip2:
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
	jbe	.Lsha1_hmac_key_shani_skip3
.Lsha1_hmac_key_shani_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha1_hmac_key_shani_more1
.Lsha1_hmac_key_shani_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha1_hmac_key_shani_join1
.Lsha1_hmac_key_shani_skip3:
	cmpq	$8, %rcx
	jb	.Lsha1_hmac_key_shani_skip4
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_hmac_key_shani_join2
.Lsha1_hmac_key_shani_skip4:
	cmpq	$4, %rcx
	jb	.Lsha1_hmac_key_shani_skip5
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_hmac_key_shani_join3
.Lsha1_hmac_key_shani_skip5:
	test	%rcx, %rcx
	je	.Lsha1_hmac_key_shani_skip6
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha1_hmac_key_shani_skip6:
.Lsha1_hmac_key_shani_join3:
.Lsha1_hmac_key_shani_join2:
.Lsha1_hmac_key_shani_join1:
	movb	$128, 96(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha1_hmac_key_shani_skip7
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
.Lsha1_hmac_key_shani_skip7:
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
	jmp	.Lsha1_hmac_key_shani_join4
.Lsha1_hmac_key_shani_skip1:
	lea	(%rsp), %rax
	cmpq	$16, %r12
	jbe	.Lsha1_hmac_key_shani_skip8
.Lsha1_hmac_key_shani_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha1_hmac_key_shani_more2
.Lsha1_hmac_key_shani_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha1_hmac_key_shani_join5
.Lsha1_hmac_key_shani_skip8:
	cmpq	$8, %r12
	jb	.Lsha1_hmac_key_shani_skip9
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_hmac_key_shani_join6
.Lsha1_hmac_key_shani_skip9:
	cmpq	$4, %r12
	jb	.Lsha1_hmac_key_shani_skip10
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_hmac_key_shani_join7
.Lsha1_hmac_key_shani_skip10:
	test	%r12, %r12
	je	.Lsha1_hmac_key_shani_skip11
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha1_hmac_key_shani_skip11:
.Lsha1_hmac_key_shani_join7:
.Lsha1_hmac_key_shani_join6:
.Lsha1_hmac_key_shani_join5:
.Lsha1_hmac_key_shani_join4:
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants(%rip), %xmm0
	movdqu	(%rsp), %xmm4
	pshufb	%xmm0, %xmm4
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants(%rip), %xmm0
	movdqu	16(%rsp), %xmm5
	pshufb	%xmm0, %xmm5
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants(%rip), %xmm0
	movdqu	32(%rsp), %xmm6
	pshufb	%xmm0, %xmm6
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants(%rip), %xmm0
	movdqu	48(%rsp), %xmm7
	pshufb	%xmm0, %xmm7
.Lsha1_hmac_key_shani_cut1:
	movdqa	%xmm4, %xmm11
	movdqa	%xmm5, %xmm12
	movdqa	%xmm6, %xmm13
	movdqa	%xmm7, %xmm14
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+16(%rip), %xmm0
	pxor	%xmm0, %xmm4
	pxor	%xmm0, %xmm5
	pxor	%xmm0, %xmm6
	pxor	%xmm0, %xmm7
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+32(%rip), %xmm0
	pxor	%xmm0, %xmm11
	pxor	%xmm0, %xmm12
	pxor	%xmm0, %xmm13
	pxor	%xmm0, %xmm14
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+48(%rip), %xmm1
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+64(%rip), %xmm2
	movdqa	%xmm1, %xmm8
	movdqa	%xmm2, %xmm9
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	// rounds 0 to 3
	paddd	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1rnds4	$0, %xmm9, %xmm8
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	// rounds 4 to 7
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1rnds4	$0, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	// rounds 8 to 11
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 8 to 11
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1rnds4	$0, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 12 to 15
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 12 to 15
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$0, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 16 to 19
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$0, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 20 to 23
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 20 to 23
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 24 to 27
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 24 to 27
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$1, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 28 to 31
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 28 to 31
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 32 to 35
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 32 to 35
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$1, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 36 to 39
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 36 to 39
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 40 to 43
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 40 to 43
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 44 to 47
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 44 to 47
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$2, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 48 to 51
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 48 to 51
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 52 to 55
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 52 to 55
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$2, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 56 to 59
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 56 to 59
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 60 to 63
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$3, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 60 to 63
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$3, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 64 to 67
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$3, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 64 to 67
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$3, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 68 to 71
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$3, %xmm3, %xmm1
	pxor	%xmm5, %xmm7
	// rounds 68 to 71
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$3, %xmm10, %xmm8
	pxor	%xmm12, %xmm14
	// rounds 72 to 75
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$3, %xmm2, %xmm1
	// rounds 72 to 75
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$3, %xmm9, %xmm8
	// rounds 76 to 79
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$3, %xmm3, %xmm1
	// rounds 76 to 79
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1rnds4	$3, %xmm10, %xmm8
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+48(%rip), %xmm4
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+64(%rip), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, (%rbx)
	pextrd	$3, %xmm2, 16(%rbx)
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+48(%rip), %xmm11
	movdqu	.Lingot_asm_sha1_hmac_key_shani_constants+64(%rip), %xmm12
	sha1nexte	%xmm12, %xmm9
	paddd	%xmm11, %xmm8
	pshufd	$27, %xmm8, %xmm8
	movdqu	%xmm8, 32(%rbx)
	pextrd	$3, %xmm9, 48(%rbx)
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
INGOT_END(ingot_asm_sha1_hmac_key_shani)
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_shani_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c
	.byte	0x76, 0x54, 0x32, 0x10, 0xfe, 0xdc, 0xba, 0x98, 0x89, 0xab, 0xcd, 0xef, 0x01, 0x23, 0x45, 0x67
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0xe1, 0xd2, 0xc3

// ingot_asm_sha1_hmac_key, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   %rdi  key     64 bytes, written, secret; inner state, outer state
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  240 instructions.
// Holds:  %rax t,  %rax to,  %rcx left,  %rcx pad,  %rcx t,  %rdx t,  %rbx key,  %rbp k,  %rsi pad,  %rsi t,
//         %rdi low,  %r8 t,  %r12 klen,  %r13 f,  %r14 n,  frame+0 key block,  frame+64 state,
//         frame+96 last block
// SHA-256 of the body: 698750b4e8321c1a80652ddfeda79a57180d802dac7d7bb387baa72a812cc9d3
INGOT_FUNCTION(ingot_asm_sha1_hmac_key)
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
	jbe	.Lsha1_hmac_key_skip1
	movdqu	.Lingot_asm_sha1_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	.Lingot_asm_sha1_hmac_key_iv+16(%rip), %r10d
	mov	%r10d, 80(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha1_hmac_key_skip2
	lea	64(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha1_hmac_key_skip2:
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
	jbe	.Lsha1_hmac_key_skip3
.Lsha1_hmac_key_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha1_hmac_key_more1
.Lsha1_hmac_key_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha1_hmac_key_join1
.Lsha1_hmac_key_skip3:
	cmpq	$8, %rcx
	jb	.Lsha1_hmac_key_skip4
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_hmac_key_join2
.Lsha1_hmac_key_skip4:
	cmpq	$4, %rcx
	jb	.Lsha1_hmac_key_skip5
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_hmac_key_join3
.Lsha1_hmac_key_skip5:
	test	%rcx, %rcx
	je	.Lsha1_hmac_key_skip6
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha1_hmac_key_skip6:
.Lsha1_hmac_key_join3:
.Lsha1_hmac_key_join2:
.Lsha1_hmac_key_join1:
	movb	$128, 96(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha1_hmac_key_skip7
	lea	64(%rsp), %rdi
	lea	96(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
.Lsha1_hmac_key_skip7:
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
	jmp	.Lsha1_hmac_key_join4
.Lsha1_hmac_key_skip1:
	lea	(%rsp), %rax
	cmpq	$16, %r12
	jbe	.Lsha1_hmac_key_skip8
.Lsha1_hmac_key_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha1_hmac_key_more2
.Lsha1_hmac_key_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha1_hmac_key_join5
.Lsha1_hmac_key_skip8:
	cmpq	$8, %r12
	jb	.Lsha1_hmac_key_skip9
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_hmac_key_join6
.Lsha1_hmac_key_skip9:
	cmpq	$4, %r12
	jb	.Lsha1_hmac_key_skip10
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_hmac_key_join7
.Lsha1_hmac_key_skip10:
	test	%r12, %r12
	je	.Lsha1_hmac_key_skip11
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha1_hmac_key_skip11:
.Lsha1_hmac_key_join7:
.Lsha1_hmac_key_join6:
.Lsha1_hmac_key_join5:
.Lsha1_hmac_key_join4:
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
	movdqu	.Lingot_asm_sha1_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	.Lingot_asm_sha1_hmac_key_iv+16(%rip), %r10d
	mov	%r10d, 80(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, (%rbx)
	mov	80(%rsp), %r10d
	mov	%r10d, 16(%rbx)
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
	movdqu	.Lingot_asm_sha1_hmac_key_iv(%rip), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	.Lingot_asm_sha1_hmac_key_iv+16(%rip), %r10d
	mov	%r10d, 80(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 32(%rbx)
	mov	80(%rsp), %r10d
	mov	%r10d, 48(%rbx)
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
INGOT_END(ingot_asm_sha1_hmac_key)
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

// ingot_asm_sha1_hmac, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   %rdi  out     20 bytes, written, secret; may overlap k and data
//   %rsi  k       klen bytes, read, secret
//   %rdx  klen    a length, public; bytes, may be 0 and more than a block
//   %rcx  data    len bytes, read, secret
//   %r8   len     a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  194 instructions.
// Holds:  %rax to,  %rcx left,  %rdx klen,  %rbx out,  %rbp data,  %rsi k,  %rdi t,  %r8 t,  %r9 low,
//         %r12 len,  %r13 f,  %r14 total,  %r15 n,  frame+0 key,  frame+64 block,  frame+128 t,  frame+136 t
// SHA-256 of the body: 5718d5bc48a88fa59a4bb5494016aa8c2940094ea68a848749040d68f167808c
INGOT_FUNCTION(ingot_asm_sha1_hmac)
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
	je	.Lsha1_hmac_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$6, %r15
	add	%r15, %rbp
.Lsha1_hmac_skip1:
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
	jbe	.Lsha1_hmac_skip2
.Lsha1_hmac_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha1_hmac_more1
.Lsha1_hmac_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha1_hmac_join1
.Lsha1_hmac_skip2:
	cmpq	$8, %rcx
	jb	.Lsha1_hmac_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_hmac_join2
.Lsha1_hmac_skip3:
	cmpq	$4, %rcx
	jb	.Lsha1_hmac_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_hmac_join3
.Lsha1_hmac_skip4:
	test	%rcx, %rcx
	je	.Lsha1_hmac_skip5
	movzbl	(%rbp), %edi
	movb	%dil, (%rax)
	movzbl	-1(%rbp,%rcx), %edi
	movb	%dil, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edi
	movb	%dil, (%rax,%rcx)
.Lsha1_hmac_skip5:
.Lsha1_hmac_join3:
.Lsha1_hmac_join2:
.Lsha1_hmac_join1:
	movb	$128, 64(%rsp,%r15)
	cmpq	$56, %r15
	jb	.Lsha1_hmac_skip6
	lea	(%rsp), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
.Lsha1_hmac_skip6:
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
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 84(%rsp)
	movdqu	%xmm15, 100(%rsp)
	movq	$0, 116(%rsp)
	movl	$0, 124(%rsp)
	movb	$128, 84(%rsp)
	movb	$2, 126(%rsp)
	movb	$160, 127(%rsp)
	movdqu	32(%rsp), %xmm15
	movdqu	%xmm15, (%rsp)
	mov	48(%rsp), %r10d
	mov	%r10d, 16(%rsp)
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
INGOT_END(ingot_asm_sha1_hmac)

// ingot_asm_sha1_hmac_finish, x86-64, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   %rdi  hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   %rsi  out     20 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  101 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx hmac,  %rbp out,  %rsi t,  %r12 f,  %r13 ctx,  %r14 n
// SHA-256 of the body: 6a44998e743ee4e53383f6402c66c406d1c5d250bf9ba1fbb04512760da928cc
INGOT_FUNCTION(ingot_asm_sha1_hmac_finish)
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
	jbe	.Lsha1_hmac_finish_skip1
	cmpq	$64, %r14
	jae	.Lsha1_hmac_finish_done1
.Lsha1_hmac_finish_more1:
	movb	$0, 32(%r13,%r14)
	addq	$1, %r14
	cmpq	$64, %r14
	jb	.Lsha1_hmac_finish_more1
.Lsha1_hmac_finish_done1:
	lea	(%r13), %rdi
	lea	32(%r13), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r14d, %r14d
.Lsha1_hmac_finish_skip1:
	cmpq	$56, %r14
	jae	.Lsha1_hmac_finish_done2
.Lsha1_hmac_finish_more2:
	movq	$0, 32(%r13,%r14)
	addq	$8, %r14
	cmpq	$56, %r14
	jb	.Lsha1_hmac_finish_more2
.Lsha1_hmac_finish_done2:
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
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 52(%r13)
	movdqu	%xmm15, 68(%r13)
	movq	$0, 84(%r13)
	movl	$0, 92(%r13)
	movb	$128, 52(%r13)
	movb	$2, 94(%r13)
	movb	$160, 95(%r13)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, (%r13)
	mov	48(%rbx), %r10d
	mov	%r10d, 16(%r13)
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
INGOT_END(ingot_asm_sha1_hmac_finish)

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
