// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_compress_scalar, x86-64, needs the baseline only.  Made by gen from gen/x64/sha2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   64 bytes, read, written, secret; words of the machine
//   %rsi  blocks  128 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  3417 instructions.
// Holds:  %rax a,  %rcx c,  %rdx d,  %rdx n,  %rbx b,  %rbp blocks left,  %rsi blocks,  %rdi state,  %r8 e,
//         %r9 f,  %r10 g,  %r11 h,  %r12 t,  %r13 u,  %r14 a^b,  %r15 b^c,  frame+0 w
// SHA-256 of the body: 9fcece810a8b4735e760a08266161a5f915755ec4e454b4d48da40519015213b
INGOT_FUNCTION(ingot_asm_sha512_compress_scalar)
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
	subq	$136, %rsp
	.cfi_adjust_cfa_offset 136
	mov	%rdx, %rbp
	test	%rbp, %rbp
	je	.Lsha512_compress_scalar_skip1
	mov	(%rdi), %rax
	mov	8(%rdi), %rbx
	mov	16(%rdi), %rcx
	mov	24(%rdi), %rdx
	mov	32(%rdi), %r8
	mov	40(%rdi), %r9
	mov	48(%rdi), %r10
	mov	56(%rdi), %r11
.Lsha512_compress_scalar_more1:
	mov	%rbx, %r15
	xor	%rcx, %r15
	// round 0
	mov	(%rsi), %r12
	bswap	%r12
	mov	%r12, (%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 1
	mov	8(%rsi), %r12
	bswap	%r12
	mov	%r12, 8(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+8(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 2
	mov	16(%rsi), %r12
	bswap	%r12
	mov	%r12, 16(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+16(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 3
	mov	24(%rsi), %r12
	bswap	%r12
	mov	%r12, 24(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+24(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 4
	mov	32(%rsi), %r12
	bswap	%r12
	mov	%r12, 32(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+32(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 5
	mov	40(%rsi), %r12
	bswap	%r12
	mov	%r12, 40(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+40(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 6
	mov	48(%rsi), %r12
	bswap	%r12
	mov	%r12, 48(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+48(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 7
	mov	56(%rsi), %r12
	bswap	%r12
	mov	%r12, 56(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+56(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 8
	mov	64(%rsi), %r12
	bswap	%r12
	mov	%r12, 64(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+64(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 9
	mov	72(%rsi), %r12
	bswap	%r12
	mov	%r12, 72(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+72(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 10
	mov	80(%rsi), %r12
	bswap	%r12
	mov	%r12, 80(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+80(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 11
	mov	88(%rsi), %r12
	bswap	%r12
	mov	%r12, 88(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+88(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 12
	mov	96(%rsi), %r12
	bswap	%r12
	mov	%r12, 96(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+96(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 13
	mov	104(%rsi), %r12
	bswap	%r12
	mov	%r12, 104(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+104(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 14
	mov	112(%rsi), %r12
	bswap	%r12
	mov	%r12, 112(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+112(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 15
	mov	120(%rsi), %r12
	bswap	%r12
	mov	%r12, 120(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+120(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 16
	mov	8(%rsp), %r12
	mov	112(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	(%rsp), %r12
	add	%r14, %r12
	add	72(%rsp), %r12
	mov	%r12, (%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+128(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 17
	mov	16(%rsp), %r12
	mov	120(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	8(%rsp), %r12
	add	%r15, %r12
	add	80(%rsp), %r12
	mov	%r12, 8(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+136(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 18
	mov	24(%rsp), %r12
	mov	(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	16(%rsp), %r12
	add	%r14, %r12
	add	88(%rsp), %r12
	mov	%r12, 16(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+144(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 19
	mov	32(%rsp), %r12
	mov	8(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	24(%rsp), %r12
	add	%r15, %r12
	add	96(%rsp), %r12
	mov	%r12, 24(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+152(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 20
	mov	40(%rsp), %r12
	mov	16(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	32(%rsp), %r12
	add	%r14, %r12
	add	104(%rsp), %r12
	mov	%r12, 32(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+160(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 21
	mov	48(%rsp), %r12
	mov	24(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	40(%rsp), %r12
	add	%r15, %r12
	add	112(%rsp), %r12
	mov	%r12, 40(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+168(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 22
	mov	56(%rsp), %r12
	mov	32(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	48(%rsp), %r12
	add	%r14, %r12
	add	120(%rsp), %r12
	mov	%r12, 48(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+176(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 23
	mov	64(%rsp), %r12
	mov	40(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	56(%rsp), %r12
	add	%r15, %r12
	add	(%rsp), %r12
	mov	%r12, 56(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+184(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 24
	mov	72(%rsp), %r12
	mov	48(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	64(%rsp), %r12
	add	%r14, %r12
	add	8(%rsp), %r12
	mov	%r12, 64(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+192(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 25
	mov	80(%rsp), %r12
	mov	56(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	72(%rsp), %r12
	add	%r15, %r12
	add	16(%rsp), %r12
	mov	%r12, 72(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+200(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 26
	mov	88(%rsp), %r12
	mov	64(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	80(%rsp), %r12
	add	%r14, %r12
	add	24(%rsp), %r12
	mov	%r12, 80(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+208(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 27
	mov	96(%rsp), %r12
	mov	72(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	88(%rsp), %r12
	add	%r15, %r12
	add	32(%rsp), %r12
	mov	%r12, 88(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+216(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 28
	mov	104(%rsp), %r12
	mov	80(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	96(%rsp), %r12
	add	%r14, %r12
	add	40(%rsp), %r12
	mov	%r12, 96(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+224(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 29
	mov	112(%rsp), %r12
	mov	88(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	104(%rsp), %r12
	add	%r15, %r12
	add	48(%rsp), %r12
	mov	%r12, 104(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+232(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 30
	mov	120(%rsp), %r12
	mov	96(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	112(%rsp), %r12
	add	%r14, %r12
	add	56(%rsp), %r12
	mov	%r12, 112(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+240(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 31
	mov	(%rsp), %r12
	mov	104(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	120(%rsp), %r12
	add	%r15, %r12
	add	64(%rsp), %r12
	mov	%r12, 120(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+248(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 32
	mov	8(%rsp), %r12
	mov	112(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	(%rsp), %r12
	add	%r14, %r12
	add	72(%rsp), %r12
	mov	%r12, (%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+256(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 33
	mov	16(%rsp), %r12
	mov	120(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	8(%rsp), %r12
	add	%r15, %r12
	add	80(%rsp), %r12
	mov	%r12, 8(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+264(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 34
	mov	24(%rsp), %r12
	mov	(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	16(%rsp), %r12
	add	%r14, %r12
	add	88(%rsp), %r12
	mov	%r12, 16(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+272(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 35
	mov	32(%rsp), %r12
	mov	8(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	24(%rsp), %r12
	add	%r15, %r12
	add	96(%rsp), %r12
	mov	%r12, 24(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+280(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 36
	mov	40(%rsp), %r12
	mov	16(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	32(%rsp), %r12
	add	%r14, %r12
	add	104(%rsp), %r12
	mov	%r12, 32(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+288(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 37
	mov	48(%rsp), %r12
	mov	24(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	40(%rsp), %r12
	add	%r15, %r12
	add	112(%rsp), %r12
	mov	%r12, 40(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+296(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 38
	mov	56(%rsp), %r12
	mov	32(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	48(%rsp), %r12
	add	%r14, %r12
	add	120(%rsp), %r12
	mov	%r12, 48(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+304(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 39
	mov	64(%rsp), %r12
	mov	40(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	56(%rsp), %r12
	add	%r15, %r12
	add	(%rsp), %r12
	mov	%r12, 56(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+312(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 40
	mov	72(%rsp), %r12
	mov	48(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	64(%rsp), %r12
	add	%r14, %r12
	add	8(%rsp), %r12
	mov	%r12, 64(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+320(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 41
	mov	80(%rsp), %r12
	mov	56(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	72(%rsp), %r12
	add	%r15, %r12
	add	16(%rsp), %r12
	mov	%r12, 72(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+328(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 42
	mov	88(%rsp), %r12
	mov	64(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	80(%rsp), %r12
	add	%r14, %r12
	add	24(%rsp), %r12
	mov	%r12, 80(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+336(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 43
	mov	96(%rsp), %r12
	mov	72(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	88(%rsp), %r12
	add	%r15, %r12
	add	32(%rsp), %r12
	mov	%r12, 88(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+344(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 44
	mov	104(%rsp), %r12
	mov	80(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	96(%rsp), %r12
	add	%r14, %r12
	add	40(%rsp), %r12
	mov	%r12, 96(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+352(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 45
	mov	112(%rsp), %r12
	mov	88(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	104(%rsp), %r12
	add	%r15, %r12
	add	48(%rsp), %r12
	mov	%r12, 104(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+360(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 46
	mov	120(%rsp), %r12
	mov	96(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	112(%rsp), %r12
	add	%r14, %r12
	add	56(%rsp), %r12
	mov	%r12, 112(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+368(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 47
	mov	(%rsp), %r12
	mov	104(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	120(%rsp), %r12
	add	%r15, %r12
	add	64(%rsp), %r12
	mov	%r12, 120(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+376(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 48
	mov	8(%rsp), %r12
	mov	112(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	(%rsp), %r12
	add	%r14, %r12
	add	72(%rsp), %r12
	mov	%r12, (%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+384(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 49
	mov	16(%rsp), %r12
	mov	120(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	8(%rsp), %r12
	add	%r15, %r12
	add	80(%rsp), %r12
	mov	%r12, 8(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+392(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 50
	mov	24(%rsp), %r12
	mov	(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	16(%rsp), %r12
	add	%r14, %r12
	add	88(%rsp), %r12
	mov	%r12, 16(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+400(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 51
	mov	32(%rsp), %r12
	mov	8(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	24(%rsp), %r12
	add	%r15, %r12
	add	96(%rsp), %r12
	mov	%r12, 24(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+408(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 52
	mov	40(%rsp), %r12
	mov	16(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	32(%rsp), %r12
	add	%r14, %r12
	add	104(%rsp), %r12
	mov	%r12, 32(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+416(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 53
	mov	48(%rsp), %r12
	mov	24(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	40(%rsp), %r12
	add	%r15, %r12
	add	112(%rsp), %r12
	mov	%r12, 40(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+424(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 54
	mov	56(%rsp), %r12
	mov	32(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	48(%rsp), %r12
	add	%r14, %r12
	add	120(%rsp), %r12
	mov	%r12, 48(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+432(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 55
	mov	64(%rsp), %r12
	mov	40(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	56(%rsp), %r12
	add	%r15, %r12
	add	(%rsp), %r12
	mov	%r12, 56(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+440(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 56
	mov	72(%rsp), %r12
	mov	48(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	64(%rsp), %r12
	add	%r14, %r12
	add	8(%rsp), %r12
	mov	%r12, 64(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+448(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 57
	mov	80(%rsp), %r12
	mov	56(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	72(%rsp), %r12
	add	%r15, %r12
	add	16(%rsp), %r12
	mov	%r12, 72(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+456(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 58
	mov	88(%rsp), %r12
	mov	64(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	80(%rsp), %r12
	add	%r14, %r12
	add	24(%rsp), %r12
	mov	%r12, 80(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+464(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 59
	mov	96(%rsp), %r12
	mov	72(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	88(%rsp), %r12
	add	%r15, %r12
	add	32(%rsp), %r12
	mov	%r12, 88(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+472(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 60
	mov	104(%rsp), %r12
	mov	80(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	96(%rsp), %r12
	add	%r14, %r12
	add	40(%rsp), %r12
	mov	%r12, 96(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+480(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 61
	mov	112(%rsp), %r12
	mov	88(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	104(%rsp), %r12
	add	%r15, %r12
	add	48(%rsp), %r12
	mov	%r12, 104(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+488(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 62
	mov	120(%rsp), %r12
	mov	96(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	112(%rsp), %r12
	add	%r14, %r12
	add	56(%rsp), %r12
	mov	%r12, 112(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+496(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 63
	mov	(%rsp), %r12
	mov	104(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	120(%rsp), %r12
	add	%r15, %r12
	add	64(%rsp), %r12
	mov	%r12, 120(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+504(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 64
	mov	8(%rsp), %r12
	mov	112(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	(%rsp), %r12
	add	%r14, %r12
	add	72(%rsp), %r12
	mov	%r12, (%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+512(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 65
	mov	16(%rsp), %r12
	mov	120(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	8(%rsp), %r12
	add	%r15, %r12
	add	80(%rsp), %r12
	mov	%r12, 8(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+520(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 66
	mov	24(%rsp), %r12
	mov	(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	16(%rsp), %r12
	add	%r14, %r12
	add	88(%rsp), %r12
	mov	%r12, 16(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+528(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 67
	mov	32(%rsp), %r12
	mov	8(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	24(%rsp), %r12
	add	%r15, %r12
	add	96(%rsp), %r12
	mov	%r12, 24(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+536(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 68
	mov	40(%rsp), %r12
	mov	16(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	32(%rsp), %r12
	add	%r14, %r12
	add	104(%rsp), %r12
	mov	%r12, 32(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+544(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 69
	mov	48(%rsp), %r12
	mov	24(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	40(%rsp), %r12
	add	%r15, %r12
	add	112(%rsp), %r12
	mov	%r12, 40(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+552(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 70
	mov	56(%rsp), %r12
	mov	32(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	48(%rsp), %r12
	add	%r14, %r12
	add	120(%rsp), %r12
	mov	%r12, 48(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+560(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 71
	mov	64(%rsp), %r12
	mov	40(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	56(%rsp), %r12
	add	%r15, %r12
	add	(%rsp), %r12
	mov	%r12, 56(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+568(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// round 72
	mov	72(%rsp), %r12
	mov	48(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	64(%rsp), %r12
	add	%r14, %r12
	add	8(%rsp), %r12
	mov	%r12, 64(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+576(%rip), %r11
	add	%r12, %r11
	mov	%r9, %r13
	xor	%r10, %r13
	and	%r8, %r13
	xor	%r10, %r13
	add	%r13, %r11
	mov	%r8, %r12
	ror	$23, %r12
	xor	%r8, %r12
	ror	$4, %r12
	xor	%r8, %r12
	ror	$14, %r12
	add	%r12, %r11
	add	%r11, %rdx
	mov	%rax, %r14
	xor	%rbx, %r14
	and	%r14, %r15
	xor	%rbx, %r15
	add	%r15, %r11
	mov	%rax, %r12
	ror	$5, %r12
	xor	%rax, %r12
	ror	$6, %r12
	xor	%rax, %r12
	ror	$28, %r12
	add	%r12, %r11
	// round 73
	mov	80(%rsp), %r12
	mov	56(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	72(%rsp), %r12
	add	%r15, %r12
	add	16(%rsp), %r12
	mov	%r12, 72(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+584(%rip), %r10
	add	%r12, %r10
	mov	%r8, %r13
	xor	%r9, %r13
	and	%rdx, %r13
	xor	%r9, %r13
	add	%r13, %r10
	mov	%rdx, %r12
	ror	$23, %r12
	xor	%rdx, %r12
	ror	$4, %r12
	xor	%rdx, %r12
	ror	$14, %r12
	add	%r12, %r10
	add	%r10, %rcx
	mov	%r11, %r15
	xor	%rax, %r15
	and	%r15, %r14
	xor	%rax, %r14
	add	%r14, %r10
	mov	%r11, %r12
	ror	$5, %r12
	xor	%r11, %r12
	ror	$6, %r12
	xor	%r11, %r12
	ror	$28, %r12
	add	%r12, %r10
	// round 74
	mov	88(%rsp), %r12
	mov	64(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	80(%rsp), %r12
	add	%r14, %r12
	add	24(%rsp), %r12
	mov	%r12, 80(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+592(%rip), %r9
	add	%r12, %r9
	mov	%rdx, %r13
	xor	%r8, %r13
	and	%rcx, %r13
	xor	%r8, %r13
	add	%r13, %r9
	mov	%rcx, %r12
	ror	$23, %r12
	xor	%rcx, %r12
	ror	$4, %r12
	xor	%rcx, %r12
	ror	$14, %r12
	add	%r12, %r9
	add	%r9, %rbx
	mov	%r10, %r14
	xor	%r11, %r14
	and	%r14, %r15
	xor	%r11, %r15
	add	%r15, %r9
	mov	%r10, %r12
	ror	$5, %r12
	xor	%r10, %r12
	ror	$6, %r12
	xor	%r10, %r12
	ror	$28, %r12
	add	%r12, %r9
	// round 75
	mov	96(%rsp), %r12
	mov	72(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	88(%rsp), %r12
	add	%r15, %r12
	add	32(%rsp), %r12
	mov	%r12, 88(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+600(%rip), %r8
	add	%r12, %r8
	mov	%rcx, %r13
	xor	%rdx, %r13
	and	%rbx, %r13
	xor	%rdx, %r13
	add	%r13, %r8
	mov	%rbx, %r12
	ror	$23, %r12
	xor	%rbx, %r12
	ror	$4, %r12
	xor	%rbx, %r12
	ror	$14, %r12
	add	%r12, %r8
	add	%r8, %rax
	mov	%r9, %r15
	xor	%r10, %r15
	and	%r15, %r14
	xor	%r10, %r14
	add	%r14, %r8
	mov	%r9, %r12
	ror	$5, %r12
	xor	%r9, %r12
	ror	$6, %r12
	xor	%r9, %r12
	ror	$28, %r12
	add	%r12, %r8
	// round 76
	mov	104(%rsp), %r12
	mov	80(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	96(%rsp), %r12
	add	%r14, %r12
	add	40(%rsp), %r12
	mov	%r12, 96(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+608(%rip), %rdx
	add	%r12, %rdx
	mov	%rbx, %r13
	xor	%rcx, %r13
	and	%rax, %r13
	xor	%rcx, %r13
	add	%r13, %rdx
	mov	%rax, %r12
	ror	$23, %r12
	xor	%rax, %r12
	ror	$4, %r12
	xor	%rax, %r12
	ror	$14, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	mov	%r8, %r14
	xor	%r9, %r14
	and	%r14, %r15
	xor	%r9, %r15
	add	%r15, %rdx
	mov	%r8, %r12
	ror	$5, %r12
	xor	%r8, %r12
	ror	$6, %r12
	xor	%r8, %r12
	ror	$28, %r12
	add	%r12, %rdx
	// round 77
	mov	112(%rsp), %r12
	mov	88(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	104(%rsp), %r12
	add	%r15, %r12
	add	48(%rsp), %r12
	mov	%r12, 104(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+616(%rip), %rcx
	add	%r12, %rcx
	mov	%rax, %r13
	xor	%rbx, %r13
	and	%r11, %r13
	xor	%rbx, %r13
	add	%r13, %rcx
	mov	%r11, %r12
	ror	$23, %r12
	xor	%r11, %r12
	ror	$4, %r12
	xor	%r11, %r12
	ror	$14, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	mov	%rdx, %r15
	xor	%r8, %r15
	and	%r15, %r14
	xor	%r8, %r14
	add	%r14, %rcx
	mov	%rdx, %r12
	ror	$5, %r12
	xor	%rdx, %r12
	ror	$6, %r12
	xor	%rdx, %r12
	ror	$28, %r12
	add	%r12, %rcx
	// round 78
	mov	120(%rsp), %r12
	mov	96(%rsp), %r14
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r14, %r13
	ror	$42, %r14
	xor	%r13, %r14
	shr	$6, %r13
	ror	$19, %r14
	xor	%r13, %r14
	add	112(%rsp), %r12
	add	%r14, %r12
	add	56(%rsp), %r12
	mov	%r12, 112(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+624(%rip), %rbx
	add	%r12, %rbx
	mov	%r11, %r13
	xor	%rax, %r13
	and	%r10, %r13
	xor	%rax, %r13
	add	%r13, %rbx
	mov	%r10, %r12
	ror	$23, %r12
	xor	%r10, %r12
	ror	$4, %r12
	xor	%r10, %r12
	ror	$14, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	mov	%rcx, %r14
	xor	%rdx, %r14
	and	%r14, %r15
	xor	%rdx, %r15
	add	%r15, %rbx
	mov	%rcx, %r12
	ror	$5, %r12
	xor	%rcx, %r12
	ror	$6, %r12
	xor	%rcx, %r12
	ror	$28, %r12
	add	%r12, %rbx
	// round 79
	mov	(%rsp), %r12
	mov	104(%rsp), %r15
	mov	%r12, %r13
	ror	$7, %r12
	xor	%r13, %r12
	shr	$7, %r13
	ror	$1, %r12
	xor	%r13, %r12
	mov	%r15, %r13
	ror	$42, %r15
	xor	%r13, %r15
	shr	$6, %r13
	ror	$19, %r15
	xor	%r13, %r15
	add	120(%rsp), %r12
	add	%r15, %r12
	add	64(%rsp), %r12
	mov	%r12, 120(%rsp)
	add	.Lingot_asm_sha512_compress_scalar_k+632(%rip), %rax
	add	%r12, %rax
	mov	%r10, %r13
	xor	%r11, %r13
	and	%r9, %r13
	xor	%r11, %r13
	add	%r13, %rax
	mov	%r9, %r12
	ror	$23, %r12
	xor	%r9, %r12
	ror	$4, %r12
	xor	%r9, %r12
	ror	$14, %r12
	add	%r12, %rax
	add	%rax, %r8
	mov	%rbx, %r15
	xor	%rcx, %r15
	and	%r15, %r14
	xor	%rcx, %r14
	add	%r14, %rax
	mov	%rbx, %r12
	ror	$5, %r12
	xor	%rbx, %r12
	ror	$6, %r12
	xor	%rbx, %r12
	ror	$28, %r12
	add	%r12, %rax
	// feed forward
	add	(%rdi), %rax
	mov	%rax, (%rdi)
	add	8(%rdi), %rbx
	mov	%rbx, 8(%rdi)
	add	16(%rdi), %rcx
	mov	%rcx, 16(%rdi)
	add	24(%rdi), %rdx
	mov	%rdx, 24(%rdi)
	add	32(%rdi), %r8
	mov	%r8, 32(%rdi)
	add	40(%rdi), %r9
	mov	%r9, 40(%rdi)
	add	48(%rdi), %r10
	mov	%r10, 48(%rdi)
	add	56(%rdi), %r11
	mov	%r11, 56(%rdi)
	addq	$128, %rsi
	dec	%rbp
	jne	.Lsha512_compress_scalar_more1
.Lsha512_compress_scalar_skip1:
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
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
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
INGOT_END(ingot_asm_sha512_compress_scalar)
INGOT_RODATA(.Lingot_asm_sha512_compress_scalar_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c

// ingot_asm_sha512_compress_avx2, x86-64, needs AVX2 AVX BMI1 BMI2.  Made by gen from gen/x64/sha2_bmi2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   64 bytes, read, written, secret; words of the machine
//   %rsi  blocks  128 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  2588 instructions.
// Holds:  %rax a,  %rcx c,  %rdx d,  %rdx n,  %rbx b,  %rbp blocks left,  %rsi blocks,  %rdi state,  %r8 e,
//         %r9 f,  %r10 g,  %r11 h,  %r12 t,  %r13 u,  %r14 a^b,  %r15 b^c,  %ymm0 w[0..],  %ymm1 w[4..],
//         %ymm2 w[8..],  %ymm3 w[12..],  %ymm4 x,  %ymm5 y,  %ymm6 z,  %ymm7 byte order,  %ymm8 mask 1,
//         frame+0 w+k
// SHA-256 of the body: bac18f87c65d0e1adfc686ed48c437fc41805351907da2b991602c3467a50749
INGOT_FUNCTION(ingot_asm_sha512_compress_avx2)
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
	subq	$136, %rsp
	.cfi_adjust_cfa_offset 136
	mov	%rdx, %rbp
	test	%rbp, %rbp
	je	.Lsha512_compress_avx2_skip1
	mov	(%rdi), %rax
	mov	8(%rdi), %rbx
	mov	16(%rdi), %rcx
	mov	24(%rdi), %rdx
	mov	32(%rdi), %r8
	mov	40(%rdi), %r9
	mov	48(%rdi), %r10
	mov	56(%rdi), %r11
.Lsha512_compress_avx2_more1:
	// w[0..15]
	vbroadcasti128	.Lingot_asm_sha512_compress_avx2_shuffles(%rip), %ymm7
	vbroadcasti128	.Lingot_asm_sha512_compress_avx2_shuffles+16(%rip), %ymm8
	vmovdqu	(%rsi), %ymm0
	vpshufb	%ymm7, %ymm0, %ymm0
	vpaddq	.Lingot_asm_sha512_compress_avx2_k(%rip), %ymm0, %ymm4
	vmovdqu	%ymm4, (%rsp)
	vmovdqu	32(%rsi), %ymm1
	vpshufb	%ymm7, %ymm1, %ymm1
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+32(%rip), %ymm1, %ymm4
	vmovdqu	%ymm4, 32(%rsp)
	vmovdqu	64(%rsi), %ymm2
	vpshufb	%ymm7, %ymm2, %ymm2
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+64(%rip), %ymm2, %ymm4
	vmovdqu	%ymm4, 64(%rsp)
	vmovdqu	96(%rsi), %ymm3
	vpshufb	%ymm7, %ymm3, %ymm3
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+96(%rip), %ymm3, %ymm4
	vmovdqu	%ymm4, 96(%rsp)
	mov	%rbx, %r15
	xor	%rcx, %r15
	// round 0
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	// w[16..19], here and there
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 1
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm3, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 2
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm0, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm0, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 3
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm0, %xmm6
	add	24(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm0, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm0, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+128(%rip), %ymm0, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 4
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	// w[20..23], here and there
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 5
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm0, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 6
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm1, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm1, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 7
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm1, %xmm6
	add	56(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm1, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm1, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+160(%rip), %ymm1, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 8
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	// w[24..27], here and there
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 9
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm1, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 10
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm2, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm2, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 11
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm2, %xmm6
	add	88(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm2, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm2, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+192(%rip), %ymm2, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 12
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	// w[28..31], here and there
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 13
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm2, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 14
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm3, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm3, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 15
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm3, %xmm6
	add	120(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm3, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm3, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+224(%rip), %ymm3, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 16
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	// w[32..35], here and there
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 17
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm3, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 18
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm0, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm0, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 19
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm0, %xmm6
	add	24(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm0, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm0, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+256(%rip), %ymm0, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 20
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	// w[36..39], here and there
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 21
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm0, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 22
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm1, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm1, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 23
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm1, %xmm6
	add	56(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm1, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm1, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+288(%rip), %ymm1, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 24
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	// w[40..43], here and there
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 25
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm1, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 26
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm2, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm2, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 27
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm2, %xmm6
	add	88(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm2, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm2, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+320(%rip), %ymm2, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 28
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	// w[44..47], here and there
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 29
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm2, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 30
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm3, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm3, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 31
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm3, %xmm6
	add	120(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm3, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm3, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+352(%rip), %ymm3, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 32
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	// w[48..51], here and there
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 33
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm3, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 34
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm0, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm0, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 35
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm0, %xmm6
	add	24(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm0, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm0, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+384(%rip), %ymm0, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 36
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	// w[52..55], here and there
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 37
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm0, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 38
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm1, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm1, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 39
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm1, %xmm6
	add	56(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm1, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm1, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+416(%rip), %ymm1, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 40
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	// w[56..59], here and there
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 41
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm1, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 42
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm2, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm2, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 43
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm2, %xmm6
	add	88(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm2, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm2, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+448(%rip), %ymm2, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 44
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	// w[60..63], here and there
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 45
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm2, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 46
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm3, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm3, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 47
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm3, %xmm6
	add	120(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm3, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm3, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+480(%rip), %ymm3, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 48
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	// w[64..67], here and there
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 49
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm3, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 50
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm0, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm0, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 51
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm0, %xmm6
	add	24(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm0, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm0, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+512(%rip), %ymm0, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 52
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	// w[68..71], here and there
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 53
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm0, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 54
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm1, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm1, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 55
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm1, %xmm6
	add	56(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm1, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm1, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+544(%rip), %ymm1, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 56
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	// w[72..75], here and there
	vperm2i128	$33, %ymm3, %ymm2, %ymm4
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	vpalignr	$8, %ymm2, %ymm4, %ymm4
	xor	%rax, %r14
	and	%r8, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%rbx, %r15
	add	%r15, %r11
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vpxor	%ymm5, %ymm4, %ymm4
	// round 57
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	vperm2i128	$33, %ymm1, %ymm0, %ymm4
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	vpalignr	$8, %ymm0, %ymm4, %ymm4
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm1, %xmm4
	add	%r12, %r10
	add	%r10, %rcx
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %r10
	// round 58
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$39, %r10, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm2, %xmm5
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	vpsllq	$45, %xmm2, %xmm6
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %r9
	// round 59
	andn	%rdx, %rbx, %r13
	vpsrlq	$61, %xmm2, %xmm6
	add	88(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%rcx, %r12
	mov	%r10, %r15
	vpsllq	$3, %xmm2, %xmm6
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	vpsrlq	$6, %xmm2, %xmm4
	xor	%r13, %r12
	add	%r12, %r8
	vpxor	%xmm5, %xmm4, %xmm4
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+576(%rip), %ymm2, %ymm4
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 60
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	// w[76..79], here and there
	vperm2i128	$33, %ymm0, %ymm3, %ymm4
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	vpalignr	$8, %ymm3, %ymm4, %ymm4
	xor	%r8, %r14
	and	%rax, %r12
	vpsrlq	$1, %ymm4, %ymm5
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	vpsllq	$63, %ymm4, %ymm6
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	vpsrlq	$7, %ymm4, %ymm6
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	vpxor	%ymm6, %ymm5, %ymm5
	xor	%r9, %r15
	add	%r15, %rdx
	vpshufb	%ymm8, %ymm4, %ymm4
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vpxor	%ymm5, %ymm4, %ymm4
	// round 61
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	vperm2i128	$33, %ymm2, %ymm1, %ymm4
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	vpalignr	$8, %ymm1, %ymm4, %ymm4
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	vextracti128	$1, %ymm2, %xmm4
	add	%r12, %rcx
	add	%rcx, %r10
	vpsrlq	$19, %xmm4, %xmm5
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	vpsllq	$45, %xmm4, %xmm6
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	vpsrlq	$61, %xmm4, %xmm6
	add	%r12, %rcx
	// round 62
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	vpsllq	$3, %xmm4, %xmm6
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	vpxor	%xmm6, %xmm5, %xmm5
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	vpsrlq	$6, %xmm4, %xmm4
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	vpsrlq	$19, %xmm3, %xmm5
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	vpsllq	$45, %xmm3, %xmm6
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12, %rbx
	// round 63
	andn	%r11, %r9, %r13
	vpsrlq	$61, %xmm3, %xmm6
	add	120(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	vpxor	%xmm6, %xmm5, %xmm5
	mov	%r10, %r12
	mov	%rcx, %r15
	vpsllq	$3, %xmm3, %xmm6
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	vpsrlq	$6, %xmm3, %xmm4
	xor	%r13, %r12
	add	%r12, %rax
	vpxor	%xmm5, %xmm4, %xmm4
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	vpaddq	.Lingot_asm_sha512_compress_avx2_k+608(%rip), %ymm3, %ymm4
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 64
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	// round 65
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	// round 66
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	add	%r12, %r9
	// round 67
	andn	%rdx, %rbx, %r13
	add	24(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	// round 68
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	// round 69
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	// round 70
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	// round 71
	andn	%r11, %r9, %r13
	add	56(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	// round 72
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	// round 73
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	// round 74
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	add	%r12, %r9
	// round 75
	andn	%rdx, %rbx, %r13
	add	88(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	// round 76
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	// round 77
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	// round 78
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	// round 79
	andn	%r11, %r9, %r13
	add	120(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vzeroupper
	// feed forward
	add	(%rdi), %rax
	mov	%rax, (%rdi)
	add	8(%rdi), %rbx
	mov	%rbx, 8(%rdi)
	add	16(%rdi), %rcx
	mov	%rcx, 16(%rdi)
	add	24(%rdi), %rdx
	mov	%rdx, 24(%rdi)
	add	32(%rdi), %r8
	mov	%r8, 32(%rdi)
	add	40(%rdi), %r9
	mov	%r9, 40(%rdi)
	add	48(%rdi), %r10
	mov	%r10, 48(%rdi)
	add	56(%rdi), %r11
	mov	%r11, 56(%rdi)
	addq	$128, %rsi
	dec	%rbp
	jne	.Lsha512_compress_avx2_more1
.Lsha512_compress_avx2_skip1:
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
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
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
INGOT_END(ingot_asm_sha512_compress_avx2)
INGOT_RODATA(.Lingot_asm_sha512_compress_avx2_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c
INGOT_RODATA(.Lingot_asm_sha512_compress_avx2_shuffles, 16)
	.byte	0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08
	.byte	0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x08

// ingot_asm_sha512_compress_avx512, x86-64, needs AVX2 AVX BMI1 BMI2 AVX512VL.  Made by gen from gen/x64/sha2_bmi2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   64 bytes, read, written, secret; words of the machine
//   %rsi  blocks  128 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  2347 instructions.
// Holds:  %rax a,  %rcx c,  %rdx d,  %rdx n,  %rbx b,  %rbp blocks left,  %rsi blocks,  %rdi state,  %r8 e,
//         %r9 f,  %r10 g,  %r11 h,  %r12 t,  %r13 u,  %r14 a^b,  %r15 b^c,  %ymm0 w[0..],  %ymm1 w[4..],
//         %ymm2 w[8..],  %ymm3 w[12..],  %ymm4 x,  %ymm5 y,  %ymm6 z,  %ymm7 byte order,  frame+0 w+k
// SHA-256 of the body: cb9e283868986ac5c81b6a884323553b30e33c7969b0ce6d038e41f8f6ad2f3f
INGOT_FUNCTION(ingot_asm_sha512_compress_avx512)
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
	subq	$136, %rsp
	.cfi_adjust_cfa_offset 136
	mov	%rdx, %rbp
	test	%rbp, %rbp
	je	.Lsha512_compress_avx512_skip1
	mov	(%rdi), %rax
	mov	8(%rdi), %rbx
	mov	16(%rdi), %rcx
	mov	24(%rdi), %rdx
	mov	32(%rdi), %r8
	mov	40(%rdi), %r9
	mov	48(%rdi), %r10
	mov	56(%rdi), %r11
.Lsha512_compress_avx512_more1:
	// w[0..15]
	vbroadcasti128	.Lingot_asm_sha512_compress_avx512_shuffles(%rip), %ymm7
	vmovdqu	(%rsi), %ymm0
	vpshufb	%ymm7, %ymm0, %ymm0
	vpaddq	.Lingot_asm_sha512_compress_avx512_k(%rip), %ymm0, %ymm4
	vmovdqu	%ymm4, (%rsp)
	vmovdqu	32(%rsi), %ymm1
	vpshufb	%ymm7, %ymm1, %ymm1
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+32(%rip), %ymm1, %ymm4
	vmovdqu	%ymm4, 32(%rsp)
	vmovdqu	64(%rsi), %ymm2
	vpshufb	%ymm7, %ymm2, %ymm2
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+64(%rip), %ymm2, %ymm4
	vmovdqu	%ymm4, 64(%rsp)
	vmovdqu	96(%rsi), %ymm3
	vpshufb	%ymm7, %ymm3, %ymm3
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+96(%rip), %ymm3, %ymm4
	vmovdqu	%ymm4, 96(%rsp)
	mov	%rbx, %r15
	xor	%rcx, %r15
	// round 0
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[16..19], here and there
	valignq	$1, %ymm0, %ymm1, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 1
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm2, %ymm3, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm3, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 2
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm0, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm0, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 3
	andn	%rdx, %rbx, %r13
	add	24(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm0, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+128(%rip), %ymm0, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 4
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[20..23], here and there
	valignq	$1, %ymm1, %ymm2, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 5
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm3, %ymm0, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm0, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 6
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm1, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm1, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 7
	andn	%r11, %r9, %r13
	add	56(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm1, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+160(%rip), %ymm1, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 8
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[24..27], here and there
	valignq	$1, %ymm2, %ymm3, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 9
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm0, %ymm1, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm1, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 10
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm2, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm2, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 11
	andn	%rdx, %rbx, %r13
	add	88(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm2, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+192(%rip), %ymm2, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 12
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[28..31], here and there
	valignq	$1, %ymm3, %ymm0, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 13
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm1, %ymm2, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm2, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 14
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm3, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm3, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 15
	andn	%r11, %r9, %r13
	add	120(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm3, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+224(%rip), %ymm3, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 16
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[32..35], here and there
	valignq	$1, %ymm0, %ymm1, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 17
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm2, %ymm3, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm3, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 18
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm0, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm0, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 19
	andn	%rdx, %rbx, %r13
	add	24(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm0, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+256(%rip), %ymm0, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 20
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[36..39], here and there
	valignq	$1, %ymm1, %ymm2, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 21
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm3, %ymm0, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm0, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 22
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm1, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm1, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 23
	andn	%r11, %r9, %r13
	add	56(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm1, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+288(%rip), %ymm1, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 24
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[40..43], here and there
	valignq	$1, %ymm2, %ymm3, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 25
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm0, %ymm1, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm1, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 26
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm2, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm2, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 27
	andn	%rdx, %rbx, %r13
	add	88(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm2, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+320(%rip), %ymm2, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 28
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[44..47], here and there
	valignq	$1, %ymm3, %ymm0, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 29
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm1, %ymm2, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm2, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 30
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm3, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm3, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 31
	andn	%r11, %r9, %r13
	add	120(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm3, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+352(%rip), %ymm3, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 32
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[48..51], here and there
	valignq	$1, %ymm0, %ymm1, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 33
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm2, %ymm3, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm3, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 34
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm0, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm0, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 35
	andn	%rdx, %rbx, %r13
	add	24(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm0, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+384(%rip), %ymm0, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 36
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[52..55], here and there
	valignq	$1, %ymm1, %ymm2, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 37
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm3, %ymm0, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm0, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 38
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm1, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm1, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 39
	andn	%r11, %r9, %r13
	add	56(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm1, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+416(%rip), %ymm1, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 40
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[56..59], here and there
	valignq	$1, %ymm2, %ymm3, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 41
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm0, %ymm1, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm1, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 42
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm2, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm2, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 43
	andn	%rdx, %rbx, %r13
	add	88(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm2, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+448(%rip), %ymm2, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 44
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[60..63], here and there
	valignq	$1, %ymm3, %ymm0, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 45
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm1, %ymm2, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm2, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 46
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm3, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm3, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 47
	andn	%r11, %r9, %r13
	add	120(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm3, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+480(%rip), %ymm3, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 48
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[64..67], here and there
	valignq	$1, %ymm0, %ymm1, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 49
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm2, %ymm3, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm3, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 50
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm0, %ymm0
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm0, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm0, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 51
	andn	%rdx, %rbx, %r13
	add	24(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm0, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm0, %ymm0
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+512(%rip), %ymm0, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, (%rsp)
	// round 52
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[68..71], here and there
	valignq	$1, %ymm1, %ymm2, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 53
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm3, %ymm0, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm0, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 54
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm1, %ymm1
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm1, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm1, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 55
	andn	%r11, %r9, %r13
	add	56(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm1, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm1, %ymm1
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+544(%rip), %ymm1, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 32(%rsp)
	// round 56
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	// w[72..75], here and there
	valignq	$1, %ymm2, %ymm3, %ymm4
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	vprorq	$8, %ymm4, %ymm6
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %r11
	// round 57
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	add	%r13, %r10
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	valignq	$1, %ymm0, %ymm1, %ymm4
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	vextracti128	$1, %ymm1, %xmm4
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	vprorq	$61, %xmm4, %xmm6
	// round 58
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	vpaddq	%ymm4, %ymm2, %ymm2
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	vprorq	$19, %xmm2, %xmm5
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	vprorq	$61, %xmm2, %xmm6
	xor	%r13, %r12
	add	%r12, %r9
	// round 59
	andn	%rdx, %rbx, %r13
	add	88(%rsp), %r8
	add	%r13, %r8
	vpsrlq	$6, %xmm2, %xmm4
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	vpaddq	%ymm4, %ymm2, %ymm2
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+576(%rip), %ymm2, %ymm4
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	vmovdqu	%ymm4, 64(%rsp)
	// round 60
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	// w[76..79], here and there
	valignq	$1, %ymm3, %ymm0, %ymm4
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	vprorq	$1, %ymm4, %ymm5
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	vprorq	$8, %ymm4, %ymm6
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	vpsrlq	$7, %ymm4, %ymm4
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	vpternlogq	$150, %ymm6, %ymm5, %ymm4
	xor	%r13, %r12
	add	%r12, %rdx
	// round 61
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	add	%r13, %rcx
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	valignq	$1, %ymm1, %ymm2, %ymm4
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	vextracti128	$1, %ymm2, %xmm4
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	vprorq	$19, %xmm4, %xmm5
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	vprorq	$61, %xmm4, %xmm6
	// round 62
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	vpsrlq	$6, %xmm4, %xmm4
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	vpaddq	%ymm4, %ymm3, %ymm3
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	vprorq	$19, %xmm3, %xmm5
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	vprorq	$61, %xmm3, %xmm6
	xor	%r13, %r12
	add	%r12, %rbx
	// round 63
	andn	%r11, %r9, %r13
	add	120(%rsp), %rax
	add	%r13, %rax
	vpsrlq	$6, %xmm3, %xmm4
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	vpternlogq	$150, %xmm6, %xmm5, %xmm4
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	vperm2i128	$8, %ymm4, %ymm4, %ymm4
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	vpaddq	%ymm4, %ymm3, %ymm3
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	vpaddq	.Lingot_asm_sha512_compress_avx512_k+608(%rip), %ymm3, %ymm4
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vmovdqu	%ymm4, 96(%rsp)
	// round 64
	andn	%r10, %r8, %r13
	add	(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	// round 65
	andn	%r9, %rdx, %r13
	add	8(%rsp), %r10
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	// round 66
	andn	%r8, %rcx, %r13
	add	16(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	add	%r12, %r9
	// round 67
	andn	%rdx, %rbx, %r13
	add	24(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	// round 68
	andn	%rcx, %rax, %r13
	add	32(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	// round 69
	andn	%rbx, %r11, %r13
	add	40(%rsp), %rcx
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	// round 70
	andn	%rax, %r10, %r13
	add	48(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	// round 71
	andn	%r11, %r9, %r13
	add	56(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	// round 72
	andn	%r10, %r8, %r13
	add	64(%rsp), %r11
	add	%r13, %r11
	rorx	$18, %r8, %r13
	mov	%r9, %r12
	mov	%rbx, %r14
	xor	%rax, %r14
	and	%r8, %r12
	add	%r12, %r11
	rorx	$41, %r8, %r12
	xor	%r13, %r12
	rorx	$14, %r8, %r13
	xor	%r13, %r12
	add	%r12, %r11
	add	%r11, %rdx
	rorx	$39, %rax, %r12
	and	%r14, %r15
	rorx	$34, %rax, %r13
	xor	%r13, %r12
	xor	%rbx, %r15
	add	%r15, %r11
	rorx	$28, %rax, %r13
	xor	%r13, %r12
	add	%r12, %r11
	// round 73
	andn	%r9, %rdx, %r13
	add	72(%rsp), %r10
	add	%r13, %r10
	rorx	$18, %rdx, %r13
	mov	%r8, %r12
	mov	%rax, %r15
	xor	%r11, %r15
	and	%rdx, %r12
	add	%r12, %r10
	rorx	$41, %rdx, %r12
	xor	%r13, %r12
	rorx	$14, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %r10
	add	%r10, %rcx
	rorx	$39, %r11, %r12
	and	%r15, %r14
	rorx	$34, %r11, %r13
	xor	%r13, %r12
	xor	%rax, %r14
	add	%r14, %r10
	rorx	$28, %r11, %r13
	xor	%r13, %r12
	add	%r12, %r10
	// round 74
	andn	%r8, %rcx, %r13
	add	80(%rsp), %r9
	add	%r13, %r9
	rorx	$18, %rcx, %r13
	mov	%rdx, %r12
	mov	%r11, %r14
	xor	%r10, %r14
	and	%rcx, %r12
	add	%r12, %r9
	rorx	$41, %rcx, %r12
	xor	%r13, %r12
	rorx	$14, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %r9
	add	%r9, %rbx
	rorx	$39, %r10, %r12
	and	%r14, %r15
	rorx	$34, %r10, %r13
	xor	%r13, %r12
	xor	%r11, %r15
	add	%r15, %r9
	rorx	$28, %r10, %r13
	xor	%r13, %r12
	add	%r12, %r9
	// round 75
	andn	%rdx, %rbx, %r13
	add	88(%rsp), %r8
	add	%r13, %r8
	rorx	$18, %rbx, %r13
	mov	%rcx, %r12
	mov	%r10, %r15
	xor	%r9, %r15
	and	%rbx, %r12
	add	%r12, %r8
	rorx	$41, %rbx, %r12
	xor	%r13, %r12
	rorx	$14, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %r8
	add	%r8, %rax
	rorx	$39, %r9, %r12
	and	%r15, %r14
	rorx	$34, %r9, %r13
	xor	%r13, %r12
	xor	%r10, %r14
	add	%r14, %r8
	rorx	$28, %r9, %r13
	xor	%r13, %r12
	add	%r12, %r8
	// round 76
	andn	%rcx, %rax, %r13
	add	96(%rsp), %rdx
	add	%r13, %rdx
	rorx	$18, %rax, %r13
	mov	%rbx, %r12
	mov	%r9, %r14
	xor	%r8, %r14
	and	%rax, %r12
	add	%r12, %rdx
	rorx	$41, %rax, %r12
	xor	%r13, %r12
	rorx	$14, %rax, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	add	%rdx, %r11
	rorx	$39, %r8, %r12
	and	%r14, %r15
	rorx	$34, %r8, %r13
	xor	%r13, %r12
	xor	%r9, %r15
	add	%r15, %rdx
	rorx	$28, %r8, %r13
	xor	%r13, %r12
	add	%r12, %rdx
	// round 77
	andn	%rbx, %r11, %r13
	add	104(%rsp), %rcx
	add	%r13, %rcx
	rorx	$18, %r11, %r13
	mov	%rax, %r12
	mov	%r8, %r15
	xor	%rdx, %r15
	and	%r11, %r12
	add	%r12, %rcx
	rorx	$41, %r11, %r12
	xor	%r13, %r12
	rorx	$14, %r11, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	add	%rcx, %r10
	rorx	$39, %rdx, %r12
	and	%r15, %r14
	rorx	$34, %rdx, %r13
	xor	%r13, %r12
	xor	%r8, %r14
	add	%r14, %rcx
	rorx	$28, %rdx, %r13
	xor	%r13, %r12
	add	%r12, %rcx
	// round 78
	andn	%rax, %r10, %r13
	add	112(%rsp), %rbx
	add	%r13, %rbx
	rorx	$18, %r10, %r13
	mov	%r11, %r12
	mov	%rdx, %r14
	xor	%rcx, %r14
	and	%r10, %r12
	add	%r12, %rbx
	rorx	$41, %r10, %r12
	xor	%r13, %r12
	rorx	$14, %r10, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	add	%rbx, %r9
	rorx	$39, %rcx, %r12
	and	%r14, %r15
	rorx	$34, %rcx, %r13
	xor	%r13, %r12
	xor	%rdx, %r15
	add	%r15, %rbx
	rorx	$28, %rcx, %r13
	xor	%r13, %r12
	add	%r12, %rbx
	// round 79
	andn	%r11, %r9, %r13
	add	120(%rsp), %rax
	add	%r13, %rax
	rorx	$18, %r9, %r13
	mov	%r10, %r12
	mov	%rcx, %r15
	xor	%rbx, %r15
	and	%r9, %r12
	add	%r12, %rax
	rorx	$41, %r9, %r12
	xor	%r13, %r12
	rorx	$14, %r9, %r13
	xor	%r13, %r12
	add	%r12, %rax
	add	%rax, %r8
	rorx	$39, %rbx, %r12
	and	%r15, %r14
	rorx	$34, %rbx, %r13
	xor	%r13, %r12
	xor	%rcx, %r14
	add	%r14, %rax
	rorx	$28, %rbx, %r13
	xor	%r13, %r12
	add	%r12, %rax
	vzeroupper
	// feed forward
	add	(%rdi), %rax
	mov	%rax, (%rdi)
	add	8(%rdi), %rbx
	mov	%rbx, 8(%rdi)
	add	16(%rdi), %rcx
	mov	%rcx, 16(%rdi)
	add	24(%rdi), %rdx
	mov	%rdx, 24(%rdi)
	add	32(%rdi), %r8
	mov	%r8, 32(%rdi)
	add	40(%rdi), %r9
	mov	%r9, 40(%rdi)
	add	48(%rdi), %r10
	mov	%r10, 48(%rdi)
	add	56(%rdi), %r11
	mov	%r11, 56(%rdi)
	addq	$128, %rsi
	dec	%rbp
	jne	.Lsha512_compress_avx512_more1
.Lsha512_compress_avx512_skip1:
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
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
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
INGOT_END(ingot_asm_sha512_compress_avx512)
INGOT_RODATA(.Lingot_asm_sha512_compress_avx512_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c
INGOT_RODATA(.Lingot_asm_sha512_compress_avx512_shuffles, 16)
	.byte	0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

// ingot_asm_sha512_compress_vsha512, x86-64, needs AVX2 AVX SHA512.  Made by gen from gen/x64/sha512_vsha512.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   64 bytes, read, written, secret; words of the machine
//   %rsi  blocks  128 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  193 instructions.
// Holds:  %rdx n,  %rsi blocks,  %rdi state,  %ymm0 abef,  %xmm0[0] f,  %xmm0[1] e,  %ymm1 cdgh,  %xmm1[0] h,
//         %xmm1[1] g,  %ymm2 t,  %ymm3 w[0..],  %ymm4 w[4..],  %ymm5 w[8..],  %ymm6 w[12..],
//         %ymm7 byte order,  %ymm8 abef before,  %ymm9 cdgh before,  upper half of %ymm0[0] b,
//         upper half of %ymm0[1] a,  upper half of %ymm1[0] d,  upper half of %ymm1[1] c
// SHA-256 of the body: 8c20ebc907d38eac6c5faabcabd94a03dc9c13121d3f109c9847cecb8324e6b2
INGOT_FUNCTION(ingot_asm_sha512_compress_vsha512)
	endbr64
	test	%rdx, %rdx
	je	.Lsha512_compress_vsha512_skip1
	vbroadcasti128	.Lingot_asm_sha512_compress_vsha512_order(%rip), %ymm7
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vperm2i128	$32, %ymm2, %ymm1, %ymm0
	vperm2i128	$49, %ymm2, %ymm1, %ymm1
	vpshufd	$78, %ymm0, %ymm0
	vpshufd	$78, %ymm1, %ymm1
.Lsha512_compress_vsha512_more1:
	vmovdqa	%ymm0, %ymm8
	vmovdqa	%ymm1, %ymm9
	// rounds 0 to 3
	vmovdqu	(%rsi), %ymm3
	vpshufb	%ymm7, %ymm3, %ymm3
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k(%rip), %ymm3, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	// rounds 4 to 7
	vmovdqu	32(%rsi), %ymm4
	vpshufb	%ymm7, %ymm4, %ymm4
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+32(%rip), %ymm4, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xdc	// vsha512msg1	%xmm4, %ymm3
	// rounds 8 to 11
	vmovdqu	64(%rsi), %ymm5
	vpshufb	%ymm7, %ymm5, %ymm5
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+64(%rip), %ymm5, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xe5	// vsha512msg1	%xmm5, %ymm4
	// rounds 12 to 15
	vmovdqu	96(%rsi), %ymm6
	vpshufb	%ymm7, %ymm6, %ymm6
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+96(%rip), %ymm6, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm6, %ymm5, %ymm2
	vpalignr	$8, %ymm5, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm3, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xde	// vsha512msg2	%ymm6, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xee	// vsha512msg1	%xmm6, %ymm5
	// rounds 16 to 19
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+128(%rip), %ymm3, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm3, %ymm6, %ymm2
	vpalignr	$8, %ymm6, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm4, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xe3	// vsha512msg2	%ymm3, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xf3	// vsha512msg1	%xmm3, %ymm6
	// rounds 20 to 23
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+160(%rip), %ymm4, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm4, %ymm3, %ymm2
	vpalignr	$8, %ymm3, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm5, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xec	// vsha512msg2	%ymm4, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xdc	// vsha512msg1	%xmm4, %ymm3
	// rounds 24 to 27
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+192(%rip), %ymm5, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm5, %ymm4, %ymm2
	vpalignr	$8, %ymm4, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm6, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xf5	// vsha512msg2	%ymm5, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xe5	// vsha512msg1	%xmm5, %ymm4
	// rounds 28 to 31
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+224(%rip), %ymm6, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm6, %ymm5, %ymm2
	vpalignr	$8, %ymm5, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm3, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xde	// vsha512msg2	%ymm6, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xee	// vsha512msg1	%xmm6, %ymm5
	// rounds 32 to 35
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+256(%rip), %ymm3, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm3, %ymm6, %ymm2
	vpalignr	$8, %ymm6, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm4, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xe3	// vsha512msg2	%ymm3, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xf3	// vsha512msg1	%xmm3, %ymm6
	// rounds 36 to 39
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+288(%rip), %ymm4, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm4, %ymm3, %ymm2
	vpalignr	$8, %ymm3, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm5, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xec	// vsha512msg2	%ymm4, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xdc	// vsha512msg1	%xmm4, %ymm3
	// rounds 40 to 43
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+320(%rip), %ymm5, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm5, %ymm4, %ymm2
	vpalignr	$8, %ymm4, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm6, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xf5	// vsha512msg2	%ymm5, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xe5	// vsha512msg1	%xmm5, %ymm4
	// rounds 44 to 47
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+352(%rip), %ymm6, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm6, %ymm5, %ymm2
	vpalignr	$8, %ymm5, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm3, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xde	// vsha512msg2	%ymm6, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xee	// vsha512msg1	%xmm6, %ymm5
	// rounds 48 to 51
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+384(%rip), %ymm3, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm3, %ymm6, %ymm2
	vpalignr	$8, %ymm6, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm4, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xe3	// vsha512msg2	%ymm3, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xf3	// vsha512msg1	%xmm3, %ymm6
	// rounds 52 to 55
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+416(%rip), %ymm4, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm4, %ymm3, %ymm2
	vpalignr	$8, %ymm3, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm5, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xec	// vsha512msg2	%ymm4, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xdc	// vsha512msg1	%xmm4, %ymm3
	// rounds 56 to 59
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+448(%rip), %ymm5, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm5, %ymm4, %ymm2
	vpalignr	$8, %ymm4, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm6, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xf5	// vsha512msg2	%ymm5, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xe5	// vsha512msg1	%xmm5, %ymm4
	// rounds 60 to 63
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+480(%rip), %ymm6, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm6, %ymm5, %ymm2
	vpalignr	$8, %ymm5, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm3, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xde	// vsha512msg2	%ymm6, %ymm3
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xee	// vsha512msg1	%xmm6, %ymm5
	// rounds 64 to 67
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+512(%rip), %ymm3, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm3, %ymm6, %ymm2
	vpalignr	$8, %ymm6, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm4, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xe3	// vsha512msg2	%ymm3, %ymm4
	.byte	0xc4, 0xe2, 0x7f, 0xcc, 0xf3	// vsha512msg1	%xmm3, %ymm6
	// rounds 68 to 71
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+544(%rip), %ymm4, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm4, %ymm3, %ymm2
	vpalignr	$8, %ymm3, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm5, %ymm5
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xec	// vsha512msg2	%ymm4, %ymm5
	// rounds 72 to 75
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+576(%rip), %ymm5, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	vperm2i128	$33, %ymm5, %ymm4, %ymm2
	vpalignr	$8, %ymm4, %ymm2, %ymm2
	vpaddq	%ymm2, %ymm6, %ymm6
	.byte	0xc4, 0xe2, 0x7f, 0xcd, 0xf5	// vsha512msg2	%ymm5, %ymm6
	// rounds 76 to 79
	vpaddq	.Lingot_asm_sha512_compress_vsha512_k+608(%rip), %ymm6, %ymm2
	.byte	0xc4, 0xe2, 0x7f, 0xcb, 0xca	// vsha512rnds2	%xmm2, %ymm0, %ymm1
	vextracti128	$1, %ymm2, %xmm2
	.byte	0xc4, 0xe2, 0x77, 0xcb, 0xc2	// vsha512rnds2	%xmm2, %ymm1, %ymm0
	// feed forward
	vpaddq	%ymm8, %ymm0, %ymm0
	vpaddq	%ymm9, %ymm1, %ymm1
	addq	$128, %rsi
	dec	%rdx
	jne	.Lsha512_compress_vsha512_more1
	vpshufd	$78, %ymm0, %ymm0
	vpshufd	$78, %ymm1, %ymm1
	vperm2i128	$49, %ymm1, %ymm0, %ymm2
	vperm2i128	$32, %ymm1, %ymm0, %ymm1
	vmovdqu	%ymm2, (%rdi)
	vmovdqu	%ymm1, 32(%rdi)
	vzeroupper
.Lsha512_compress_vsha512_skip1:
	ret
INGOT_END(ingot_asm_sha512_compress_vsha512)
INGOT_RODATA(.Lingot_asm_sha512_compress_vsha512_k, 64)
	.byte	0x22, 0xae, 0x28, 0xd7, 0x98, 0x2f, 0x8a, 0x42, 0xcd, 0x65, 0xef, 0x23, 0x91, 0x44, 0x37, 0x71
	.byte	0x2f, 0x3b, 0x4d, 0xec, 0xcf, 0xfb, 0xc0, 0xb5, 0xbc, 0xdb, 0x89, 0x81, 0xa5, 0xdb, 0xb5, 0xe9
	.byte	0x38, 0xb5, 0x48, 0xf3, 0x5b, 0xc2, 0x56, 0x39, 0x19, 0xd0, 0x05, 0xb6, 0xf1, 0x11, 0xf1, 0x59
	.byte	0x9b, 0x4f, 0x19, 0xaf, 0xa4, 0x82, 0x3f, 0x92, 0x18, 0x81, 0x6d, 0xda, 0xd5, 0x5e, 0x1c, 0xab
	.byte	0x42, 0x02, 0x03, 0xa3, 0x98, 0xaa, 0x07, 0xd8, 0xbe, 0x6f, 0x70, 0x45, 0x01, 0x5b, 0x83, 0x12
	.byte	0x8c, 0xb2, 0xe4, 0x4e, 0xbe, 0x85, 0x31, 0x24, 0xe2, 0xb4, 0xff, 0xd5, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x6f, 0x89, 0x7b, 0xf2, 0x74, 0x5d, 0xbe, 0x72, 0xb1, 0x96, 0x16, 0x3b, 0xfe, 0xb1, 0xde, 0x80
	.byte	0x35, 0x12, 0xc7, 0x25, 0xa7, 0x06, 0xdc, 0x9b, 0x94, 0x26, 0x69, 0xcf, 0x74, 0xf1, 0x9b, 0xc1
	.byte	0xd2, 0x4a, 0xf1, 0x9e, 0xc1, 0x69, 0x9b, 0xe4, 0xe3, 0x25, 0x4f, 0x38, 0x86, 0x47, 0xbe, 0xef
	.byte	0xb5, 0xd5, 0x8c, 0x8b, 0xc6, 0x9d, 0xc1, 0x0f, 0x65, 0x9c, 0xac, 0x77, 0xcc, 0xa1, 0x0c, 0x24
	.byte	0x75, 0x02, 0x2b, 0x59, 0x6f, 0x2c, 0xe9, 0x2d, 0x83, 0xe4, 0xa6, 0x6e, 0xaa, 0x84, 0x74, 0x4a
	.byte	0xd4, 0xfb, 0x41, 0xbd, 0xdc, 0xa9, 0xb0, 0x5c, 0xb5, 0x53, 0x11, 0x83, 0xda, 0x88, 0xf9, 0x76
	.byte	0xab, 0xdf, 0x66, 0xee, 0x52, 0x51, 0x3e, 0x98, 0x10, 0x32, 0xb4, 0x2d, 0x6d, 0xc6, 0x31, 0xa8
	.byte	0x3f, 0x21, 0xfb, 0x98, 0xc8, 0x27, 0x03, 0xb0, 0xe4, 0x0e, 0xef, 0xbe, 0xc7, 0x7f, 0x59, 0xbf
	.byte	0xc2, 0x8f, 0xa8, 0x3d, 0xf3, 0x0b, 0xe0, 0xc6, 0x25, 0xa7, 0x0a, 0x93, 0x47, 0x91, 0xa7, 0xd5
	.byte	0x6f, 0x82, 0x03, 0xe0, 0x51, 0x63, 0xca, 0x06, 0x70, 0x6e, 0x0e, 0x0a, 0x67, 0x29, 0x29, 0x14
	.byte	0xfc, 0x2f, 0xd2, 0x46, 0x85, 0x0a, 0xb7, 0x27, 0x26, 0xc9, 0x26, 0x5c, 0x38, 0x21, 0x1b, 0x2e
	.byte	0xed, 0x2a, 0xc4, 0x5a, 0xfc, 0x6d, 0x2c, 0x4d, 0xdf, 0xb3, 0x95, 0x9d, 0x13, 0x0d, 0x38, 0x53
	.byte	0xde, 0x63, 0xaf, 0x8b, 0x54, 0x73, 0x0a, 0x65, 0xa8, 0xb2, 0x77, 0x3c, 0xbb, 0x0a, 0x6a, 0x76
	.byte	0xe6, 0xae, 0xed, 0x47, 0x2e, 0xc9, 0xc2, 0x81, 0x3b, 0x35, 0x82, 0x14, 0x85, 0x2c, 0x72, 0x92
	.byte	0x64, 0x03, 0xf1, 0x4c, 0xa1, 0xe8, 0xbf, 0xa2, 0x01, 0x30, 0x42, 0xbc, 0x4b, 0x66, 0x1a, 0xa8
	.byte	0x91, 0x97, 0xf8, 0xd0, 0x70, 0x8b, 0x4b, 0xc2, 0x30, 0xbe, 0x54, 0x06, 0xa3, 0x51, 0x6c, 0xc7
	.byte	0x18, 0x52, 0xef, 0xd6, 0x19, 0xe8, 0x92, 0xd1, 0x10, 0xa9, 0x65, 0x55, 0x24, 0x06, 0x99, 0xd6
	.byte	0x2a, 0x20, 0x71, 0x57, 0x85, 0x35, 0x0e, 0xf4, 0xb8, 0xd1, 0xbb, 0x32, 0x70, 0xa0, 0x6a, 0x10
	.byte	0xc8, 0xd0, 0xd2, 0xb8, 0x16, 0xc1, 0xa4, 0x19, 0x53, 0xab, 0x41, 0x51, 0x08, 0x6c, 0x37, 0x1e
	.byte	0x99, 0xeb, 0x8e, 0xdf, 0x4c, 0x77, 0x48, 0x27, 0xa8, 0x48, 0x9b, 0xe1, 0xb5, 0xbc, 0xb0, 0x34
	.byte	0x63, 0x5a, 0xc9, 0xc5, 0xb3, 0x0c, 0x1c, 0x39, 0xcb, 0x8a, 0x41, 0xe3, 0x4a, 0xaa, 0xd8, 0x4e
	.byte	0x73, 0xe3, 0x63, 0x77, 0x4f, 0xca, 0x9c, 0x5b, 0xa3, 0xb8, 0xb2, 0xd6, 0xf3, 0x6f, 0x2e, 0x68
	.byte	0xfc, 0xb2, 0xef, 0x5d, 0xee, 0x82, 0x8f, 0x74, 0x60, 0x2f, 0x17, 0x43, 0x6f, 0x63, 0xa5, 0x78
	.byte	0x72, 0xab, 0xf0, 0xa1, 0x14, 0x78, 0xc8, 0x84, 0xec, 0x39, 0x64, 0x1a, 0x08, 0x02, 0xc7, 0x8c
	.byte	0x28, 0x1e, 0x63, 0x23, 0xfa, 0xff, 0xbe, 0x90, 0xe9, 0xbd, 0x82, 0xde, 0xeb, 0x6c, 0x50, 0xa4
	.byte	0x15, 0x79, 0xc6, 0xb2, 0xf7, 0xa3, 0xf9, 0xbe, 0x2b, 0x53, 0x72, 0xe3, 0xf2, 0x78, 0x71, 0xc6
	.byte	0x9c, 0x61, 0x26, 0xea, 0xce, 0x3e, 0x27, 0xca, 0x07, 0xc2, 0xc0, 0x21, 0xc7, 0xb8, 0x86, 0xd1
	.byte	0x1e, 0xeb, 0xe0, 0xcd, 0xd6, 0x7d, 0xda, 0xea, 0x78, 0xd1, 0x6e, 0xee, 0x7f, 0x4f, 0x7d, 0xf5
	.byte	0xba, 0x6f, 0x17, 0x72, 0xaa, 0x67, 0xf0, 0x06, 0xa6, 0x98, 0xc8, 0xa2, 0xc5, 0x7d, 0x63, 0x0a
	.byte	0xae, 0x0d, 0xf9, 0xbe, 0x04, 0x98, 0x3f, 0x11, 0x1b, 0x47, 0x1c, 0x13, 0x35, 0x0b, 0x71, 0x1b
	.byte	0x84, 0x7d, 0x04, 0x23, 0xf5, 0x77, 0xdb, 0x28, 0x93, 0x24, 0xc7, 0x40, 0x7b, 0xab, 0xca, 0x32
	.byte	0xbc, 0xbe, 0xc9, 0x15, 0x0a, 0xbe, 0x9e, 0x3c, 0x4c, 0x0d, 0x10, 0x9c, 0xc4, 0x67, 0x1d, 0x43
	.byte	0xb6, 0x42, 0x3e, 0xcb, 0xbe, 0xd4, 0xc5, 0x4c, 0x2a, 0x7e, 0x65, 0xfc, 0x9c, 0x29, 0x7f, 0x59
	.byte	0xec, 0xfa, 0xd6, 0x3a, 0xab, 0x6f, 0xcb, 0x5f, 0x17, 0x58, 0x47, 0x4a, 0x8c, 0x19, 0x44, 0x6c
INGOT_RODATA(.Lingot_asm_sha512_compress_vsha512_order, 16)
	.byte	0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00, 0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08

// ingot_asm_sha512_update, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   %rdi  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  127 instructions.
// Holds:  %rax to,  %rcx from,  %rcx t,  %rdx left,  %rbx ctx,  %rbp data,  %rsi t,  %r12 len,  %r13 f,
//         %r14 fill,  %r15 n
// SHA-256 of the body: ad5ada715195484d8ea2aaab7d574948a8811c7ae41ee2ff50295a37909b3b08
INGOT_FUNCTION(ingot_asm_sha512_update)
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
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	192(%rbx), %r14
	add	%r12, 192(%rbx)
	adcq	$0, 200(%rbx)
	andq	$127, %r14
	test	%r14, %r14
	je	.Lsha512_update_skip1
	movl	$128, %r15d
	sub	%r14, %r15
	cmp	%r15, %r12
	jae	.Lsha512_update_skip2
	mov	%r12, %r15
.Lsha512_update_skip2:
	lea	64(%rbx,%r14), %rax
	mov	%rbp, %rcx
	mov	%r15, %rdx
	cmpq	$16, %rdx
	jbe	.Lsha512_update_skip3
.Lsha512_update_more1:
	movdqu	(%rcx), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rcx
	addq	$16, %rax
	subq	$16, %rdx
	cmpq	$16, %rdx
	ja	.Lsha512_update_more1
.Lsha512_update_done1:
	movdqu	-16(%rcx,%rdx), %xmm15
	movdqu	%xmm15, -16(%rax,%rdx)
	jmp	.Lsha512_update_join1
.Lsha512_update_skip3:
	cmpq	$8, %rdx
	jb	.Lsha512_update_skip4
	mov	-8(%rcx,%rdx), %r10
	mov	%r10, -8(%rax,%rdx)
	mov	(%rcx), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_update_join2
.Lsha512_update_skip4:
	cmpq	$4, %rdx
	jb	.Lsha512_update_skip5
	mov	-4(%rcx,%rdx), %r10d
	mov	%r10d, -4(%rax,%rdx)
	mov	(%rcx), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_update_join3
.Lsha512_update_skip5:
	test	%rdx, %rdx
	je	.Lsha512_update_skip6
	movzbl	(%rcx), %esi
	movb	%sil, (%rax)
	movzbl	-1(%rcx,%rdx), %esi
	movb	%sil, -1(%rax,%rdx)
	shr	$1, %rdx
	movzbl	(%rcx,%rdx), %esi
	movb	%sil, (%rax,%rdx)
.Lsha512_update_skip6:
.Lsha512_update_join3:
.Lsha512_update_join2:
.Lsha512_update_join1:
	add	%r15, %r14
	add	%r15, %rbp
	sub	%r15, %r12
	cmpq	$128, %r14
	jne	.Lsha512_update_skip7
	lea	(%rbx), %rdi
	lea	64(%rbx), %rsi
	movl	$1, %edx
	call	*(%r13)
.Lsha512_update_skip7:
.Lsha512_update_skip1:
.Lsha512_update_cut1:
	mov	%r12, %r15
	shr	$7, %r15
	test	%r15, %r15
	je	.Lsha512_update_skip8
	lea	(%rbx), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$7, %r15
	add	%r15, %rbp
.Lsha512_update_skip8:
	andq	$127, %r12
	test	%r12, %r12
	je	.Lsha512_update_skip9
	lea	64(%rbx), %rax
	cmpq	$16, %r12
	jbe	.Lsha512_update_skip10
.Lsha512_update_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha512_update_more2
.Lsha512_update_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha512_update_join4
.Lsha512_update_skip10:
	cmpq	$8, %r12
	jb	.Lsha512_update_skip11
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_update_join5
.Lsha512_update_skip11:
	cmpq	$4, %r12
	jb	.Lsha512_update_skip12
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_update_join6
.Lsha512_update_skip12:
	test	%r12, %r12
	je	.Lsha512_update_skip13
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha512_update_skip13:
.Lsha512_update_join6:
.Lsha512_update_join5:
.Lsha512_update_join4:
.Lsha512_update_skip9:
	addq	$8, %rsp
	.cfi_adjust_cfa_offset -8
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
INGOT_END(ingot_asm_sha512_update)

// ingot_asm_sha512_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     64 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  92 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: 58cd887991d9337e4ab570d97b6b0c7f04386d4b6efd5c55c93b565b1f330734
INGOT_FUNCTION(ingot_asm_sha512_finish)
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
	jbe	.Lsha512_finish_skip1
	cmpq	$128, %r13
	jae	.Lsha512_finish_done1
.Lsha512_finish_more1:
	movb	$0, 64(%rbx,%r13)
	addq	$1, %r13
	cmpq	$128, %r13
	jb	.Lsha512_finish_more1
.Lsha512_finish_done1:
	lea	(%rbx), %rdi
	lea	64(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lsha512_finish_skip1:
	cmpq	$112, %r13
	jae	.Lsha512_finish_done2
.Lsha512_finish_more2:
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 64(%rbx,%r13)
	addq	$16, %r13
	cmpq	$112, %r13
	jb	.Lsha512_finish_more2
.Lsha512_finish_done2:
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
	mov	48(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 48(%rbp)
	mov	56(%rbx), %rdx
	bswap	%rdx
	mov	%rdx, 56(%rbp)
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
INGOT_END(ingot_asm_sha512_finish)

// ingot_asm_sha512_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     64 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  149 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+64 block
// SHA-256 of the body: 67a96828b63a34b599d57be4b6f637ca090d37c5615ecf9ae56593510d21aba0
INGOT_FUNCTION(ingot_asm_sha512_digest)
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
	movdqu	.Lingot_asm_sha512_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	.Lingot_asm_sha512_digest_iv+16(%rip), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	.Lingot_asm_sha512_digest_iv+32(%rip), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	.Lingot_asm_sha512_digest_iv+48(%rip), %xmm15
	movdqu	%xmm15, 48(%rsp)
	mov	%r12, %r14
	shr	$7, %r14
	test	%r14, %r14
	je	.Lsha512_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$7, %r14
	add	%r14, %rbp
.Lsha512_digest_skip1:
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
	jbe	.Lsha512_digest_skip2
.Lsha512_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha512_digest_more1
.Lsha512_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha512_digest_join1
.Lsha512_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lsha512_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha512_digest_join2
.Lsha512_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lsha512_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha512_digest_join3
.Lsha512_digest_skip4:
	test	%rcx, %rcx
	je	.Lsha512_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha512_digest_skip5:
.Lsha512_digest_join3:
.Lsha512_digest_join2:
.Lsha512_digest_join1:
	movb	$128, 64(%rsp,%r14)
	cmpq	$112, %r14
	jb	.Lsha512_digest_skip6
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
.Lsha512_digest_skip6:
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
	mov	48(%rsp), %r8
	bswap	%r8
	mov	%r8, 48(%rbx)
	mov	56(%rsp), %r8
	bswap	%r8
	mov	%r8, 56(%rbx)
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
INGOT_END(ingot_asm_sha512_digest)
INGOT_RODATA(.Lingot_asm_sha512_digest_iv, 16)
	.byte	0x08, 0xc9, 0xbc, 0xf3, 0x67, 0xe6, 0x09, 0x6a, 0x3b, 0xa7, 0xca, 0x84, 0x85, 0xae, 0x67, 0xbb
	.byte	0x2b, 0xf8, 0x94, 0xfe, 0x72, 0xf3, 0x6e, 0x3c, 0xf1, 0x36, 0x1d, 0x5f, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0xd1, 0x82, 0xe6, 0xad, 0x7f, 0x52, 0x0e, 0x51, 0x1f, 0x6c, 0x3e, 0x2b, 0x8c, 0x68, 0x05, 0x9b
	.byte	0x6b, 0xbd, 0x41, 0xfb, 0xab, 0xd9, 0x83, 0x1f, 0x79, 0x21, 0x7e, 0x13, 0x19, 0xcd, 0xe0, 0x5b

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
