// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha256 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha256_compress_scalar, x86-64, needs the baseline only.  Made by gen from gen/x64/sha2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   32 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  2693 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %rdx n,  %ebx b,  %rbp blocks left,  %rsi blocks,  %rdi state,  %r8d e,
//         %r9d f,  %r10d g,  %r11d h,  %r12d t,  %r13d u,  %r14d a^b,  %r15d b^c,  frame+0 w
// SHA-256 of the body: e91bcbfdcb19538a627a2f8ad1e55d661d32a95bdc234b42437ea13b6b9eaa80
INGOT_FUNCTION(ingot_asm_sha256_compress_scalar)
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
	subq	$72, %rsp
	.cfi_adjust_cfa_offset 72
	mov	%rdx, %rbp
	test	%rbp, %rbp
	je	.Lsha256_compress_scalar_skip1
	mov	(%rdi), %eax
	mov	4(%rdi), %ebx
	mov	8(%rdi), %ecx
	mov	12(%rdi), %edx
	mov	16(%rdi), %r8d
	mov	20(%rdi), %r9d
	mov	24(%rdi), %r10d
	mov	28(%rdi), %r11d
.Lsha256_compress_scalar_more1:
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	// round 0
	mov	(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, (%rsp)
	addl	$0x428a2f98, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 1
	mov	4(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 4(%rsp)
	addl	$0x71374491, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 2
	mov	8(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 8(%rsp)
	addl	$0xb5c0fbcf, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 3
	mov	12(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 12(%rsp)
	addl	$0xe9b5dba5, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 4
	mov	16(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 16(%rsp)
	addl	$0x3956c25b, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 5
	mov	20(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 20(%rsp)
	addl	$0x59f111f1, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 6
	mov	24(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 24(%rsp)
	addl	$0x923f82a4, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 7
	mov	28(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 28(%rsp)
	addl	$0xab1c5ed5, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 8
	mov	32(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 32(%rsp)
	addl	$0xd807aa98, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 9
	mov	36(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 36(%rsp)
	addl	$0x12835b01, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 10
	mov	40(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 40(%rsp)
	addl	$0x243185be, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 11
	mov	44(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 44(%rsp)
	addl	$0x550c7dc3, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 12
	mov	48(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 48(%rsp)
	addl	$0x72be5d74, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 13
	mov	52(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 52(%rsp)
	addl	$0x80deb1fe, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 14
	mov	56(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 56(%rsp)
	addl	$0x9bdc06a7, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 15
	mov	60(%rsi), %r12d
	bswap	%r12d
	mov	%r12d, 60(%rsp)
	addl	$0xc19bf174, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 16
	mov	4(%rsp), %r12d
	mov	56(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	(%rsp), %r12d
	add	%r14d, %r12d
	add	36(%rsp), %r12d
	mov	%r12d, (%rsp)
	addl	$0xe49b69c1, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 17
	mov	8(%rsp), %r12d
	mov	60(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	4(%rsp), %r12d
	add	%r15d, %r12d
	add	40(%rsp), %r12d
	mov	%r12d, 4(%rsp)
	addl	$0xefbe4786, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 18
	mov	12(%rsp), %r12d
	mov	(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	8(%rsp), %r12d
	add	%r14d, %r12d
	add	44(%rsp), %r12d
	mov	%r12d, 8(%rsp)
	addl	$0xfc19dc6, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 19
	mov	16(%rsp), %r12d
	mov	4(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	12(%rsp), %r12d
	add	%r15d, %r12d
	add	48(%rsp), %r12d
	mov	%r12d, 12(%rsp)
	addl	$0x240ca1cc, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 20
	mov	20(%rsp), %r12d
	mov	8(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	16(%rsp), %r12d
	add	%r14d, %r12d
	add	52(%rsp), %r12d
	mov	%r12d, 16(%rsp)
	addl	$0x2de92c6f, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 21
	mov	24(%rsp), %r12d
	mov	12(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	20(%rsp), %r12d
	add	%r15d, %r12d
	add	56(%rsp), %r12d
	mov	%r12d, 20(%rsp)
	addl	$0x4a7484aa, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 22
	mov	28(%rsp), %r12d
	mov	16(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	24(%rsp), %r12d
	add	%r14d, %r12d
	add	60(%rsp), %r12d
	mov	%r12d, 24(%rsp)
	addl	$0x5cb0a9dc, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 23
	mov	32(%rsp), %r12d
	mov	20(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	28(%rsp), %r12d
	add	%r15d, %r12d
	add	(%rsp), %r12d
	mov	%r12d, 28(%rsp)
	addl	$0x76f988da, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 24
	mov	36(%rsp), %r12d
	mov	24(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	32(%rsp), %r12d
	add	%r14d, %r12d
	add	4(%rsp), %r12d
	mov	%r12d, 32(%rsp)
	addl	$0x983e5152, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 25
	mov	40(%rsp), %r12d
	mov	28(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	36(%rsp), %r12d
	add	%r15d, %r12d
	add	8(%rsp), %r12d
	mov	%r12d, 36(%rsp)
	addl	$0xa831c66d, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 26
	mov	44(%rsp), %r12d
	mov	32(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	40(%rsp), %r12d
	add	%r14d, %r12d
	add	12(%rsp), %r12d
	mov	%r12d, 40(%rsp)
	addl	$0xb00327c8, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 27
	mov	48(%rsp), %r12d
	mov	36(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	44(%rsp), %r12d
	add	%r15d, %r12d
	add	16(%rsp), %r12d
	mov	%r12d, 44(%rsp)
	addl	$0xbf597fc7, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 28
	mov	52(%rsp), %r12d
	mov	40(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	48(%rsp), %r12d
	add	%r14d, %r12d
	add	20(%rsp), %r12d
	mov	%r12d, 48(%rsp)
	addl	$0xc6e00bf3, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 29
	mov	56(%rsp), %r12d
	mov	44(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	52(%rsp), %r12d
	add	%r15d, %r12d
	add	24(%rsp), %r12d
	mov	%r12d, 52(%rsp)
	addl	$0xd5a79147, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 30
	mov	60(%rsp), %r12d
	mov	48(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	56(%rsp), %r12d
	add	%r14d, %r12d
	add	28(%rsp), %r12d
	mov	%r12d, 56(%rsp)
	addl	$0x6ca6351, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 31
	mov	(%rsp), %r12d
	mov	52(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	60(%rsp), %r12d
	add	%r15d, %r12d
	add	32(%rsp), %r12d
	mov	%r12d, 60(%rsp)
	addl	$0x14292967, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 32
	mov	4(%rsp), %r12d
	mov	56(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	(%rsp), %r12d
	add	%r14d, %r12d
	add	36(%rsp), %r12d
	mov	%r12d, (%rsp)
	addl	$0x27b70a85, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 33
	mov	8(%rsp), %r12d
	mov	60(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	4(%rsp), %r12d
	add	%r15d, %r12d
	add	40(%rsp), %r12d
	mov	%r12d, 4(%rsp)
	addl	$0x2e1b2138, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 34
	mov	12(%rsp), %r12d
	mov	(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	8(%rsp), %r12d
	add	%r14d, %r12d
	add	44(%rsp), %r12d
	mov	%r12d, 8(%rsp)
	addl	$0x4d2c6dfc, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 35
	mov	16(%rsp), %r12d
	mov	4(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	12(%rsp), %r12d
	add	%r15d, %r12d
	add	48(%rsp), %r12d
	mov	%r12d, 12(%rsp)
	addl	$0x53380d13, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 36
	mov	20(%rsp), %r12d
	mov	8(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	16(%rsp), %r12d
	add	%r14d, %r12d
	add	52(%rsp), %r12d
	mov	%r12d, 16(%rsp)
	addl	$0x650a7354, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 37
	mov	24(%rsp), %r12d
	mov	12(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	20(%rsp), %r12d
	add	%r15d, %r12d
	add	56(%rsp), %r12d
	mov	%r12d, 20(%rsp)
	addl	$0x766a0abb, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 38
	mov	28(%rsp), %r12d
	mov	16(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	24(%rsp), %r12d
	add	%r14d, %r12d
	add	60(%rsp), %r12d
	mov	%r12d, 24(%rsp)
	addl	$0x81c2c92e, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 39
	mov	32(%rsp), %r12d
	mov	20(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	28(%rsp), %r12d
	add	%r15d, %r12d
	add	(%rsp), %r12d
	mov	%r12d, 28(%rsp)
	addl	$0x92722c85, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 40
	mov	36(%rsp), %r12d
	mov	24(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	32(%rsp), %r12d
	add	%r14d, %r12d
	add	4(%rsp), %r12d
	mov	%r12d, 32(%rsp)
	addl	$0xa2bfe8a1, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 41
	mov	40(%rsp), %r12d
	mov	28(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	36(%rsp), %r12d
	add	%r15d, %r12d
	add	8(%rsp), %r12d
	mov	%r12d, 36(%rsp)
	addl	$0xa81a664b, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 42
	mov	44(%rsp), %r12d
	mov	32(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	40(%rsp), %r12d
	add	%r14d, %r12d
	add	12(%rsp), %r12d
	mov	%r12d, 40(%rsp)
	addl	$0xc24b8b70, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 43
	mov	48(%rsp), %r12d
	mov	36(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	44(%rsp), %r12d
	add	%r15d, %r12d
	add	16(%rsp), %r12d
	mov	%r12d, 44(%rsp)
	addl	$0xc76c51a3, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 44
	mov	52(%rsp), %r12d
	mov	40(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	48(%rsp), %r12d
	add	%r14d, %r12d
	add	20(%rsp), %r12d
	mov	%r12d, 48(%rsp)
	addl	$0xd192e819, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 45
	mov	56(%rsp), %r12d
	mov	44(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	52(%rsp), %r12d
	add	%r15d, %r12d
	add	24(%rsp), %r12d
	mov	%r12d, 52(%rsp)
	addl	$0xd6990624, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 46
	mov	60(%rsp), %r12d
	mov	48(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	56(%rsp), %r12d
	add	%r14d, %r12d
	add	28(%rsp), %r12d
	mov	%r12d, 56(%rsp)
	addl	$0xf40e3585, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 47
	mov	(%rsp), %r12d
	mov	52(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	60(%rsp), %r12d
	add	%r15d, %r12d
	add	32(%rsp), %r12d
	mov	%r12d, 60(%rsp)
	addl	$0x106aa070, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 48
	mov	4(%rsp), %r12d
	mov	56(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	(%rsp), %r12d
	add	%r14d, %r12d
	add	36(%rsp), %r12d
	mov	%r12d, (%rsp)
	addl	$0x19a4c116, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 49
	mov	8(%rsp), %r12d
	mov	60(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	4(%rsp), %r12d
	add	%r15d, %r12d
	add	40(%rsp), %r12d
	mov	%r12d, 4(%rsp)
	addl	$0x1e376c08, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 50
	mov	12(%rsp), %r12d
	mov	(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	8(%rsp), %r12d
	add	%r14d, %r12d
	add	44(%rsp), %r12d
	mov	%r12d, 8(%rsp)
	addl	$0x2748774c, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 51
	mov	16(%rsp), %r12d
	mov	4(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	12(%rsp), %r12d
	add	%r15d, %r12d
	add	48(%rsp), %r12d
	mov	%r12d, 12(%rsp)
	addl	$0x34b0bcb5, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 52
	mov	20(%rsp), %r12d
	mov	8(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	16(%rsp), %r12d
	add	%r14d, %r12d
	add	52(%rsp), %r12d
	mov	%r12d, 16(%rsp)
	addl	$0x391c0cb3, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 53
	mov	24(%rsp), %r12d
	mov	12(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	20(%rsp), %r12d
	add	%r15d, %r12d
	add	56(%rsp), %r12d
	mov	%r12d, 20(%rsp)
	addl	$0x4ed8aa4a, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 54
	mov	28(%rsp), %r12d
	mov	16(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	24(%rsp), %r12d
	add	%r14d, %r12d
	add	60(%rsp), %r12d
	mov	%r12d, 24(%rsp)
	addl	$0x5b9cca4f, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 55
	mov	32(%rsp), %r12d
	mov	20(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	28(%rsp), %r12d
	add	%r15d, %r12d
	add	(%rsp), %r12d
	mov	%r12d, 28(%rsp)
	addl	$0x682e6ff3, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// round 56
	mov	36(%rsp), %r12d
	mov	24(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	32(%rsp), %r12d
	add	%r14d, %r12d
	add	4(%rsp), %r12d
	mov	%r12d, 32(%rsp)
	addl	$0x748f82ee, %r11d
	add	%r12d, %r11d
	mov	%r9d, %r13d
	xor	%r10d, %r13d
	and	%r8d, %r13d
	xor	%r10d, %r13d
	add	%r13d, %r11d
	mov	%r8d, %r12d
	ror	$14, %r12d
	xor	%r8d, %r12d
	ror	$5, %r12d
	xor	%r8d, %r12d
	ror	$6, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	mov	%eax, %r14d
	xor	%ebx, %r14d
	and	%r14d, %r15d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	mov	%eax, %r12d
	ror	$9, %r12d
	xor	%eax, %r12d
	ror	$11, %r12d
	xor	%eax, %r12d
	ror	$2, %r12d
	add	%r12d, %r11d
	// round 57
	mov	40(%rsp), %r12d
	mov	28(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	36(%rsp), %r12d
	add	%r15d, %r12d
	add	8(%rsp), %r12d
	mov	%r12d, 36(%rsp)
	addl	$0x78a5636f, %r10d
	add	%r12d, %r10d
	mov	%r8d, %r13d
	xor	%r9d, %r13d
	and	%edx, %r13d
	xor	%r9d, %r13d
	add	%r13d, %r10d
	mov	%edx, %r12d
	ror	$14, %r12d
	xor	%edx, %r12d
	ror	$5, %r12d
	xor	%edx, %r12d
	ror	$6, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	mov	%r11d, %r15d
	xor	%eax, %r15d
	and	%r15d, %r14d
	xor	%eax, %r14d
	add	%r14d, %r10d
	mov	%r11d, %r12d
	ror	$9, %r12d
	xor	%r11d, %r12d
	ror	$11, %r12d
	xor	%r11d, %r12d
	ror	$2, %r12d
	add	%r12d, %r10d
	// round 58
	mov	44(%rsp), %r12d
	mov	32(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	40(%rsp), %r12d
	add	%r14d, %r12d
	add	12(%rsp), %r12d
	mov	%r12d, 40(%rsp)
	addl	$0x84c87814, %r9d
	add	%r12d, %r9d
	mov	%edx, %r13d
	xor	%r8d, %r13d
	and	%ecx, %r13d
	xor	%r8d, %r13d
	add	%r13d, %r9d
	mov	%ecx, %r12d
	ror	$14, %r12d
	xor	%ecx, %r12d
	ror	$5, %r12d
	xor	%ecx, %r12d
	ror	$6, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	mov	%r10d, %r14d
	xor	%r11d, %r14d
	and	%r14d, %r15d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	mov	%r10d, %r12d
	ror	$9, %r12d
	xor	%r10d, %r12d
	ror	$11, %r12d
	xor	%r10d, %r12d
	ror	$2, %r12d
	add	%r12d, %r9d
	// round 59
	mov	48(%rsp), %r12d
	mov	36(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	44(%rsp), %r12d
	add	%r15d, %r12d
	add	16(%rsp), %r12d
	mov	%r12d, 44(%rsp)
	addl	$0x8cc70208, %r8d
	add	%r12d, %r8d
	mov	%ecx, %r13d
	xor	%edx, %r13d
	and	%ebx, %r13d
	xor	%edx, %r13d
	add	%r13d, %r8d
	mov	%ebx, %r12d
	ror	$14, %r12d
	xor	%ebx, %r12d
	ror	$5, %r12d
	xor	%ebx, %r12d
	ror	$6, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	mov	%r9d, %r15d
	xor	%r10d, %r15d
	and	%r15d, %r14d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	mov	%r9d, %r12d
	ror	$9, %r12d
	xor	%r9d, %r12d
	ror	$11, %r12d
	xor	%r9d, %r12d
	ror	$2, %r12d
	add	%r12d, %r8d
	// round 60
	mov	52(%rsp), %r12d
	mov	40(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	48(%rsp), %r12d
	add	%r14d, %r12d
	add	20(%rsp), %r12d
	mov	%r12d, 48(%rsp)
	addl	$0x90befffa, %edx
	add	%r12d, %edx
	mov	%ebx, %r13d
	xor	%ecx, %r13d
	and	%eax, %r13d
	xor	%ecx, %r13d
	add	%r13d, %edx
	mov	%eax, %r12d
	ror	$14, %r12d
	xor	%eax, %r12d
	ror	$5, %r12d
	xor	%eax, %r12d
	ror	$6, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	mov	%r8d, %r14d
	xor	%r9d, %r14d
	and	%r14d, %r15d
	xor	%r9d, %r15d
	add	%r15d, %edx
	mov	%r8d, %r12d
	ror	$9, %r12d
	xor	%r8d, %r12d
	ror	$11, %r12d
	xor	%r8d, %r12d
	ror	$2, %r12d
	add	%r12d, %edx
	// round 61
	mov	56(%rsp), %r12d
	mov	44(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	52(%rsp), %r12d
	add	%r15d, %r12d
	add	24(%rsp), %r12d
	mov	%r12d, 52(%rsp)
	addl	$0xa4506ceb, %ecx
	add	%r12d, %ecx
	mov	%eax, %r13d
	xor	%ebx, %r13d
	and	%r11d, %r13d
	xor	%ebx, %r13d
	add	%r13d, %ecx
	mov	%r11d, %r12d
	ror	$14, %r12d
	xor	%r11d, %r12d
	ror	$5, %r12d
	xor	%r11d, %r12d
	ror	$6, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	mov	%edx, %r15d
	xor	%r8d, %r15d
	and	%r15d, %r14d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	mov	%edx, %r12d
	ror	$9, %r12d
	xor	%edx, %r12d
	ror	$11, %r12d
	xor	%edx, %r12d
	ror	$2, %r12d
	add	%r12d, %ecx
	// round 62
	mov	60(%rsp), %r12d
	mov	48(%rsp), %r14d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r14d, %r13d
	ror	$2, %r14d
	xor	%r13d, %r14d
	shr	$10, %r13d
	ror	$17, %r14d
	xor	%r13d, %r14d
	add	56(%rsp), %r12d
	add	%r14d, %r12d
	add	28(%rsp), %r12d
	mov	%r12d, 56(%rsp)
	addl	$0xbef9a3f7, %ebx
	add	%r12d, %ebx
	mov	%r11d, %r13d
	xor	%eax, %r13d
	and	%r10d, %r13d
	xor	%eax, %r13d
	add	%r13d, %ebx
	mov	%r10d, %r12d
	ror	$14, %r12d
	xor	%r10d, %r12d
	ror	$5, %r12d
	xor	%r10d, %r12d
	ror	$6, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	mov	%ecx, %r14d
	xor	%edx, %r14d
	and	%r14d, %r15d
	xor	%edx, %r15d
	add	%r15d, %ebx
	mov	%ecx, %r12d
	ror	$9, %r12d
	xor	%ecx, %r12d
	ror	$11, %r12d
	xor	%ecx, %r12d
	ror	$2, %r12d
	add	%r12d, %ebx
	// round 63
	mov	(%rsp), %r12d
	mov	52(%rsp), %r15d
	mov	%r12d, %r13d
	ror	$11, %r12d
	xor	%r13d, %r12d
	shr	$3, %r13d
	ror	$7, %r12d
	xor	%r13d, %r12d
	mov	%r15d, %r13d
	ror	$2, %r15d
	xor	%r13d, %r15d
	shr	$10, %r13d
	ror	$17, %r15d
	xor	%r13d, %r15d
	add	60(%rsp), %r12d
	add	%r15d, %r12d
	add	32(%rsp), %r12d
	mov	%r12d, 60(%rsp)
	addl	$0xc67178f2, %eax
	add	%r12d, %eax
	mov	%r10d, %r13d
	xor	%r11d, %r13d
	and	%r9d, %r13d
	xor	%r11d, %r13d
	add	%r13d, %eax
	mov	%r9d, %r12d
	ror	$14, %r12d
	xor	%r9d, %r12d
	ror	$5, %r12d
	xor	%r9d, %r12d
	ror	$6, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	and	%r15d, %r14d
	xor	%ecx, %r14d
	add	%r14d, %eax
	mov	%ebx, %r12d
	ror	$9, %r12d
	xor	%ebx, %r12d
	ror	$11, %r12d
	xor	%ebx, %r12d
	ror	$2, %r12d
	add	%r12d, %eax
	// feed forward
	add	(%rdi), %eax
	mov	%eax, (%rdi)
	add	4(%rdi), %ebx
	mov	%ebx, 4(%rdi)
	add	8(%rdi), %ecx
	mov	%ecx, 8(%rdi)
	add	12(%rdi), %edx
	mov	%edx, 12(%rdi)
	add	16(%rdi), %r8d
	mov	%r8d, 16(%rdi)
	add	20(%rdi), %r9d
	mov	%r9d, 20(%rdi)
	add	24(%rdi), %r10d
	mov	%r10d, 24(%rdi)
	add	28(%rdi), %r11d
	mov	%r11d, 28(%rdi)
	addq	$64, %rsi
	dec	%rbp
	jne	.Lsha256_compress_scalar_more1
.Lsha256_compress_scalar_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	addq	$72, %rsp
	.cfi_adjust_cfa_offset -72
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
INGOT_END(ingot_asm_sha256_compress_scalar)

// ingot_asm_sha256_compress_bmi2, x86-64, needs AVX BMI1 BMI2.  Made by gen from gen/x64/sha2_bmi2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   32 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1980 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %rdx n,  %ebx b,  %rbp blocks left,  %rsi blocks,  %rdi state,  %r8d e,
//         %r9d f,  %r10d g,  %r11d h,  %r12d t,  %r13d u,  %r14d a^b,  %r15d b^c,  %xmm0 w[0..],
//         %xmm1 w[4..],  %xmm2 w[8..],  %xmm3 w[12..],  %xmm4 x,  %xmm5 y,  %xmm6 z,  %xmm7 byte order,
//         %xmm8 mask 1,  %xmm9 mask 2,  frame+0 w+k
// SHA-256 of the body: 7d3c0cee00221a4c5be7e3ef188bde00f1d96183a5546a9246a5d397a49f6706
INGOT_FUNCTION(ingot_asm_sha256_compress_bmi2)
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
	subq	$72, %rsp
	.cfi_adjust_cfa_offset 72
	mov	%rdx, %rbp
	test	%rbp, %rbp
	je	.Lsha256_compress_bmi2_skip1
	mov	(%rdi), %eax
	mov	4(%rdi), %ebx
	mov	8(%rdi), %ecx
	mov	12(%rdi), %edx
	mov	16(%rdi), %r8d
	mov	20(%rdi), %r9d
	mov	24(%rdi), %r10d
	mov	28(%rdi), %r11d
.Lsha256_compress_bmi2_more1:
	// w[0..15]
	vmovdqu	.Lingot_asm_sha256_compress_bmi2_shuffles(%rip), %xmm7
	vmovdqu	.Lingot_asm_sha256_compress_bmi2_shuffles+16(%rip), %xmm8
	vmovdqu	.Lingot_asm_sha256_compress_bmi2_shuffles+32(%rip), %xmm9
	vmovdqu	(%rsi), %xmm0
	vpshufb	%xmm7, %xmm0, %xmm0
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k(%rip), %xmm0, %xmm4
	vmovdqu	%xmm4, (%rsp)
	vmovdqu	16(%rsi), %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+16(%rip), %xmm1, %xmm4
	vmovdqu	%xmm4, 16(%rsp)
	vmovdqu	32(%rsi), %xmm2
	vpshufb	%xmm7, %xmm2, %xmm2
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+32(%rip), %xmm2, %xmm4
	vmovdqu	%xmm4, 32(%rsp)
	vmovdqu	48(%rsi), %xmm3
	vpshufb	%xmm7, %xmm3, %xmm3
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+48(%rip), %xmm3, %xmm4
	vmovdqu	%xmm4, 48(%rsp)
	mov	%ebx, %r15d
	xor	%ecx, %r15d
	// round 0
	andn	%r10d, %r8d, %r13d
	add	(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	// w[16..19], here and there
	vpalignr	$4, %xmm0, %xmm1, %xmm4
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 1
	andn	%r9d, %edx, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	4(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm0, %xmm0
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	vpalignr	$4, %xmm2, %xmm3, %xmm4
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm0, %xmm0
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	vpshufd	$250, %xmm3, %xmm4
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %r10d
	// round 2
	andn	%r8d, %ecx, %r13d
	add	8(%rsp), %r9d
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	vpaddd	%xmm4, %xmm0, %xmm0
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	vpshufd	$80, %xmm0, %xmm4
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpsrlq	$17, %xmm4, %xmm5
	// round 3
	andn	%edx, %ebx, %r13d
	add	12(%rsp), %r8d
	add	%r13d, %r8d
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	vpaddd	%xmm4, %xmm0, %xmm0
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+64(%rip), %xmm0, %xmm4
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	vmovdqu	%xmm4, (%rsp)
	// round 4
	andn	%ecx, %eax, %r13d
	add	16(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	// w[20..23], here and there
	vpalignr	$4, %xmm1, %xmm2, %xmm4
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 5
	andn	%ebx, %r11d, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	20(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm1, %xmm1
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	vpalignr	$4, %xmm3, %xmm0, %xmm4
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm1, %xmm1
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	vpshufd	$250, %xmm0, %xmm4
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %ecx
	// round 6
	andn	%eax, %r10d, %r13d
	add	24(%rsp), %ebx
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	vpaddd	%xmm4, %xmm1, %xmm1
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	vpshufd	$80, %xmm1, %xmm4
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpsrlq	$17, %xmm4, %xmm5
	// round 7
	andn	%r11d, %r9d, %r13d
	add	28(%rsp), %eax
	add	%r13d, %eax
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	vpaddd	%xmm4, %xmm1, %xmm1
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+80(%rip), %xmm1, %xmm4
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	vmovdqu	%xmm4, 16(%rsp)
	// round 8
	andn	%r10d, %r8d, %r13d
	add	32(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	// w[24..27], here and there
	vpalignr	$4, %xmm2, %xmm3, %xmm4
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 9
	andn	%r9d, %edx, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	36(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm2, %xmm2
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	vpalignr	$4, %xmm0, %xmm1, %xmm4
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm2, %xmm2
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	vpshufd	$250, %xmm1, %xmm4
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %r10d
	// round 10
	andn	%r8d, %ecx, %r13d
	add	40(%rsp), %r9d
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	vpaddd	%xmm4, %xmm2, %xmm2
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	vpshufd	$80, %xmm2, %xmm4
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpsrlq	$17, %xmm4, %xmm5
	// round 11
	andn	%edx, %ebx, %r13d
	add	44(%rsp), %r8d
	add	%r13d, %r8d
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	vpaddd	%xmm4, %xmm2, %xmm2
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+96(%rip), %xmm2, %xmm4
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	vmovdqu	%xmm4, 32(%rsp)
	// round 12
	andn	%ecx, %eax, %r13d
	add	48(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	// w[28..31], here and there
	vpalignr	$4, %xmm3, %xmm0, %xmm4
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 13
	andn	%ebx, %r11d, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	52(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm3, %xmm3
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	vpalignr	$4, %xmm1, %xmm2, %xmm4
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm3, %xmm3
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	vpshufd	$250, %xmm2, %xmm4
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %ecx
	// round 14
	andn	%eax, %r10d, %r13d
	add	56(%rsp), %ebx
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	vpaddd	%xmm4, %xmm3, %xmm3
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	vpshufd	$80, %xmm3, %xmm4
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpsrlq	$17, %xmm4, %xmm5
	// round 15
	andn	%r11d, %r9d, %r13d
	add	60(%rsp), %eax
	add	%r13d, %eax
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	vpaddd	%xmm4, %xmm3, %xmm3
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+112(%rip), %xmm3, %xmm4
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	vmovdqu	%xmm4, 48(%rsp)
	// round 16
	andn	%r10d, %r8d, %r13d
	add	(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	// w[32..35], here and there
	vpalignr	$4, %xmm0, %xmm1, %xmm4
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 17
	andn	%r9d, %edx, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	4(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm0, %xmm0
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	vpalignr	$4, %xmm2, %xmm3, %xmm4
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm0, %xmm0
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	vpshufd	$250, %xmm3, %xmm4
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %r10d
	// round 18
	andn	%r8d, %ecx, %r13d
	add	8(%rsp), %r9d
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	vpaddd	%xmm4, %xmm0, %xmm0
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	vpshufd	$80, %xmm0, %xmm4
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpsrlq	$17, %xmm4, %xmm5
	// round 19
	andn	%edx, %ebx, %r13d
	add	12(%rsp), %r8d
	add	%r13d, %r8d
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	vpaddd	%xmm4, %xmm0, %xmm0
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+128(%rip), %xmm0, %xmm4
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	vmovdqu	%xmm4, (%rsp)
	// round 20
	andn	%ecx, %eax, %r13d
	add	16(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	// w[36..39], here and there
	vpalignr	$4, %xmm1, %xmm2, %xmm4
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 21
	andn	%ebx, %r11d, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	20(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm1, %xmm1
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	vpalignr	$4, %xmm3, %xmm0, %xmm4
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm1, %xmm1
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	vpshufd	$250, %xmm0, %xmm4
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %ecx
	// round 22
	andn	%eax, %r10d, %r13d
	add	24(%rsp), %ebx
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	vpaddd	%xmm4, %xmm1, %xmm1
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	vpshufd	$80, %xmm1, %xmm4
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpsrlq	$17, %xmm4, %xmm5
	// round 23
	andn	%r11d, %r9d, %r13d
	add	28(%rsp), %eax
	add	%r13d, %eax
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	vpaddd	%xmm4, %xmm1, %xmm1
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+144(%rip), %xmm1, %xmm4
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	vmovdqu	%xmm4, 16(%rsp)
	// round 24
	andn	%r10d, %r8d, %r13d
	add	32(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	// w[40..43], here and there
	vpalignr	$4, %xmm2, %xmm3, %xmm4
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 25
	andn	%r9d, %edx, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	36(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm2, %xmm2
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	vpalignr	$4, %xmm0, %xmm1, %xmm4
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm2, %xmm2
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	vpshufd	$250, %xmm1, %xmm4
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %r10d
	// round 26
	andn	%r8d, %ecx, %r13d
	add	40(%rsp), %r9d
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	vpaddd	%xmm4, %xmm2, %xmm2
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	vpshufd	$80, %xmm2, %xmm4
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpsrlq	$17, %xmm4, %xmm5
	// round 27
	andn	%edx, %ebx, %r13d
	add	44(%rsp), %r8d
	add	%r13d, %r8d
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	vpaddd	%xmm4, %xmm2, %xmm2
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+160(%rip), %xmm2, %xmm4
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	vmovdqu	%xmm4, 32(%rsp)
	// round 28
	andn	%ecx, %eax, %r13d
	add	48(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	// w[44..47], here and there
	vpalignr	$4, %xmm3, %xmm0, %xmm4
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 29
	andn	%ebx, %r11d, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	52(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm3, %xmm3
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	vpalignr	$4, %xmm1, %xmm2, %xmm4
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm3, %xmm3
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	vpshufd	$250, %xmm2, %xmm4
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %ecx
	// round 30
	andn	%eax, %r10d, %r13d
	add	56(%rsp), %ebx
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	vpaddd	%xmm4, %xmm3, %xmm3
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	vpshufd	$80, %xmm3, %xmm4
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpsrlq	$17, %xmm4, %xmm5
	// round 31
	andn	%r11d, %r9d, %r13d
	add	60(%rsp), %eax
	add	%r13d, %eax
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	vpaddd	%xmm4, %xmm3, %xmm3
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+176(%rip), %xmm3, %xmm4
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	vmovdqu	%xmm4, 48(%rsp)
	// round 32
	andn	%r10d, %r8d, %r13d
	add	(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	// w[48..51], here and there
	vpalignr	$4, %xmm0, %xmm1, %xmm4
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 33
	andn	%r9d, %edx, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	4(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm0, %xmm0
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	vpalignr	$4, %xmm2, %xmm3, %xmm4
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm0, %xmm0
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	vpshufd	$250, %xmm3, %xmm4
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %r10d
	// round 34
	andn	%r8d, %ecx, %r13d
	add	8(%rsp), %r9d
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	vpaddd	%xmm4, %xmm0, %xmm0
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	vpshufd	$80, %xmm0, %xmm4
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpsrlq	$17, %xmm4, %xmm5
	// round 35
	andn	%edx, %ebx, %r13d
	add	12(%rsp), %r8d
	add	%r13d, %r8d
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	vpaddd	%xmm4, %xmm0, %xmm0
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+192(%rip), %xmm0, %xmm4
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	vmovdqu	%xmm4, (%rsp)
	// round 36
	andn	%ecx, %eax, %r13d
	add	16(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	// w[52..55], here and there
	vpalignr	$4, %xmm1, %xmm2, %xmm4
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 37
	andn	%ebx, %r11d, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	20(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm1, %xmm1
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	vpalignr	$4, %xmm3, %xmm0, %xmm4
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm1, %xmm1
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	vpshufd	$250, %xmm0, %xmm4
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %ecx
	// round 38
	andn	%eax, %r10d, %r13d
	add	24(%rsp), %ebx
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	vpaddd	%xmm4, %xmm1, %xmm1
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	vpshufd	$80, %xmm1, %xmm4
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpsrlq	$17, %xmm4, %xmm5
	// round 39
	andn	%r11d, %r9d, %r13d
	add	28(%rsp), %eax
	add	%r13d, %eax
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	vpaddd	%xmm4, %xmm1, %xmm1
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+208(%rip), %xmm1, %xmm4
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	vmovdqu	%xmm4, 16(%rsp)
	// round 40
	andn	%r10d, %r8d, %r13d
	add	32(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	// w[56..59], here and there
	vpalignr	$4, %xmm2, %xmm3, %xmm4
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 41
	andn	%r9d, %edx, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	36(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm2, %xmm2
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	vpalignr	$4, %xmm0, %xmm1, %xmm4
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm2, %xmm2
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	vpshufd	$250, %xmm1, %xmm4
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %r10d
	// round 42
	andn	%r8d, %ecx, %r13d
	add	40(%rsp), %r9d
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	vpaddd	%xmm4, %xmm2, %xmm2
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	vpshufd	$80, %xmm2, %xmm4
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	vpsrlq	$17, %xmm4, %xmm5
	// round 43
	andn	%edx, %ebx, %r13d
	add	44(%rsp), %r8d
	add	%r13d, %r8d
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	vpaddd	%xmm4, %xmm2, %xmm2
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+224(%rip), %xmm2, %xmm4
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	vmovdqu	%xmm4, 32(%rsp)
	// round 44
	andn	%ecx, %eax, %r13d
	add	48(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	// w[60..63], here and there
	vpalignr	$4, %xmm3, %xmm0, %xmm4
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	vpsrld	$7, %xmm4, %xmm5
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	vpslld	$25, %xmm4, %xmm6
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	vpsrld	$18, %xmm4, %xmm6
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	vpslld	$14, %xmm4, %xmm6
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 45
	andn	%ebx, %r11d, %r13d
	vpxor	%xmm6, %xmm5, %xmm5
	add	52(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	vpsrld	$3, %xmm4, %xmm4
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	vpxor	%xmm5, %xmm4, %xmm4
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	vpaddd	%xmm4, %xmm3, %xmm3
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	vpalignr	$4, %xmm1, %xmm2, %xmm4
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	vpaddd	%xmm4, %xmm3, %xmm3
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	vpshufd	$250, %xmm2, %xmm4
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	vpsrlq	$17, %xmm4, %xmm5
	add	%r12d, %ecx
	// round 46
	andn	%eax, %r10d, %r13d
	add	56(%rsp), %ebx
	vpsrlq	$19, %xmm4, %xmm6
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	vpsrld	$10, %xmm4, %xmm4
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	vpxor	%xmm6, %xmm5, %xmm5
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	vpxor	%xmm5, %xmm4, %xmm4
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpshufb	%xmm8, %xmm4, %xmm4
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	vpaddd	%xmm4, %xmm3, %xmm3
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	vpshufd	$80, %xmm3, %xmm4
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	vpsrlq	$17, %xmm4, %xmm5
	// round 47
	andn	%r11d, %r9d, %r13d
	add	60(%rsp), %eax
	add	%r13d, %eax
	vpsrlq	$19, %xmm4, %xmm6
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	vpsrld	$10, %xmm4, %xmm4
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	vpxor	%xmm6, %xmm5, %xmm5
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	vpshufb	%xmm9, %xmm4, %xmm4
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	vpaddd	%xmm4, %xmm3, %xmm3
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	vpaddd	.Lingot_asm_sha256_compress_bmi2_k+240(%rip), %xmm3, %xmm4
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	vmovdqu	%xmm4, 48(%rsp)
	// round 48
	andn	%r10d, %r8d, %r13d
	add	(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 49
	andn	%r9d, %edx, %r13d
	add	4(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	// round 50
	andn	%r8d, %ecx, %r13d
	add	8(%rsp), %r9d
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	// round 51
	andn	%edx, %ebx, %r13d
	add	12(%rsp), %r8d
	add	%r13d, %r8d
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	// round 52
	andn	%ecx, %eax, %r13d
	add	16(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 53
	andn	%ebx, %r11d, %r13d
	add	20(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	// round 54
	andn	%eax, %r10d, %r13d
	add	24(%rsp), %ebx
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	// round 55
	andn	%r11d, %r9d, %r13d
	add	28(%rsp), %eax
	add	%r13d, %eax
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	// round 56
	andn	%r10d, %r8d, %r13d
	add	32(%rsp), %r11d
	add	%r13d, %r11d
	rorx	$11, %r8d, %r13d
	mov	%r9d, %r12d
	mov	%ebx, %r14d
	xor	%eax, %r14d
	and	%r8d, %r12d
	add	%r12d, %r11d
	rorx	$25, %r8d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r8d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r11d
	add	%r11d, %edx
	rorx	$22, %eax, %r12d
	and	%r14d, %r15d
	rorx	$13, %eax, %r13d
	xor	%r13d, %r12d
	xor	%ebx, %r15d
	add	%r15d, %r11d
	rorx	$2, %eax, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r11d
	// round 57
	andn	%r9d, %edx, %r13d
	add	36(%rsp), %r10d
	add	%r13d, %r10d
	rorx	$11, %edx, %r13d
	mov	%r8d, %r12d
	mov	%eax, %r15d
	xor	%r11d, %r15d
	and	%edx, %r12d
	add	%r12d, %r10d
	rorx	$25, %edx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	add	%r10d, %ecx
	rorx	$22, %r11d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r11d, %r13d
	xor	%r13d, %r12d
	xor	%eax, %r14d
	add	%r14d, %r10d
	rorx	$2, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r10d
	// round 58
	andn	%r8d, %ecx, %r13d
	add	40(%rsp), %r9d
	add	%r13d, %r9d
	rorx	$11, %ecx, %r13d
	mov	%edx, %r12d
	mov	%r11d, %r14d
	xor	%r10d, %r14d
	and	%ecx, %r12d
	add	%r12d, %r9d
	rorx	$25, %ecx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	add	%r9d, %ebx
	rorx	$22, %r10d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r10d, %r13d
	xor	%r13d, %r12d
	xor	%r11d, %r15d
	add	%r15d, %r9d
	rorx	$2, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r9d
	// round 59
	andn	%edx, %ebx, %r13d
	add	44(%rsp), %r8d
	add	%r13d, %r8d
	rorx	$11, %ebx, %r13d
	mov	%ecx, %r12d
	mov	%r10d, %r15d
	xor	%r9d, %r15d
	and	%ebx, %r12d
	add	%r12d, %r8d
	rorx	$25, %ebx, %r12d
	xor	%r13d, %r12d
	rorx	$6, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	add	%r8d, %eax
	rorx	$22, %r9d, %r12d
	and	%r15d, %r14d
	rorx	$13, %r9d, %r13d
	xor	%r13d, %r12d
	xor	%r10d, %r14d
	add	%r14d, %r8d
	rorx	$2, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %r8d
	// round 60
	andn	%ecx, %eax, %r13d
	add	48(%rsp), %edx
	add	%r13d, %edx
	rorx	$11, %eax, %r13d
	mov	%ebx, %r12d
	mov	%r9d, %r14d
	xor	%r8d, %r14d
	and	%eax, %r12d
	add	%r12d, %edx
	rorx	$25, %eax, %r12d
	xor	%r13d, %r12d
	rorx	$6, %eax, %r13d
	xor	%r13d, %r12d
	add	%r12d, %edx
	add	%edx, %r11d
	rorx	$22, %r8d, %r12d
	and	%r14d, %r15d
	rorx	$13, %r8d, %r13d
	xor	%r13d, %r12d
	xor	%r9d, %r15d
	add	%r15d, %edx
	rorx	$2, %r8d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %edx
	// round 61
	andn	%ebx, %r11d, %r13d
	add	52(%rsp), %ecx
	add	%r13d, %ecx
	rorx	$11, %r11d, %r13d
	mov	%eax, %r12d
	mov	%r8d, %r15d
	xor	%edx, %r15d
	and	%r11d, %r12d
	add	%r12d, %ecx
	rorx	$25, %r11d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r11d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	add	%ecx, %r10d
	rorx	$22, %edx, %r12d
	and	%r15d, %r14d
	rorx	$13, %edx, %r13d
	xor	%r13d, %r12d
	xor	%r8d, %r14d
	add	%r14d, %ecx
	rorx	$2, %edx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ecx
	// round 62
	andn	%eax, %r10d, %r13d
	add	56(%rsp), %ebx
	add	%r13d, %ebx
	rorx	$11, %r10d, %r13d
	mov	%r11d, %r12d
	mov	%edx, %r14d
	xor	%ecx, %r14d
	and	%r10d, %r12d
	add	%r12d, %ebx
	rorx	$25, %r10d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r10d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	add	%ebx, %r9d
	rorx	$22, %ecx, %r12d
	and	%r14d, %r15d
	rorx	$13, %ecx, %r13d
	xor	%r13d, %r12d
	xor	%edx, %r15d
	add	%r15d, %ebx
	rorx	$2, %ecx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %ebx
	// round 63
	andn	%r11d, %r9d, %r13d
	add	60(%rsp), %eax
	add	%r13d, %eax
	rorx	$11, %r9d, %r13d
	mov	%r10d, %r12d
	mov	%ecx, %r15d
	xor	%ebx, %r15d
	and	%r9d, %r12d
	add	%r12d, %eax
	rorx	$25, %r9d, %r12d
	xor	%r13d, %r12d
	rorx	$6, %r9d, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	add	%eax, %r8d
	rorx	$22, %ebx, %r12d
	and	%r15d, %r14d
	rorx	$13, %ebx, %r13d
	xor	%r13d, %r12d
	xor	%ecx, %r14d
	add	%r14d, %eax
	rorx	$2, %ebx, %r13d
	xor	%r13d, %r12d
	add	%r12d, %eax
	// feed forward
	add	(%rdi), %eax
	mov	%eax, (%rdi)
	add	4(%rdi), %ebx
	mov	%ebx, 4(%rdi)
	add	8(%rdi), %ecx
	mov	%ecx, 8(%rdi)
	add	12(%rdi), %edx
	mov	%edx, 12(%rdi)
	add	16(%rdi), %r8d
	mov	%r8d, 16(%rdi)
	add	20(%rdi), %r9d
	mov	%r9d, 20(%rdi)
	add	24(%rdi), %r10d
	mov	%r10d, 24(%rdi)
	add	28(%rdi), %r11d
	mov	%r11d, 28(%rdi)
	addq	$64, %rsi
	dec	%rbp
	jne	.Lsha256_compress_bmi2_more1
.Lsha256_compress_bmi2_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	addq	$72, %rsp
	.cfi_adjust_cfa_offset -72
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
INGOT_END(ingot_asm_sha256_compress_bmi2)
INGOT_RODATA(.Lingot_asm_sha256_compress_bmi2_k, 64)
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
INGOT_RODATA(.Lingot_asm_sha256_compress_bmi2_shuffles, 16)
	.byte	0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
	.byte	0x00, 0x01, 0x02, 0x03, 0x08, 0x09, 0x0a, 0x0b, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80
	.byte	0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00, 0x01, 0x02, 0x03, 0x08, 0x09, 0x0a, 0x0b

// ingot_asm_sha256_compress_shani, x86-64, needs SSSE3 SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   32 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  174 instructions.
// Holds:  %rdx n,  %rsi blocks,  %rdi state,  %xmm0 w+k,  %xmm1 t,  %xmm2 abef,  %xmm2[0] f,  %xmm2[1] e,
//         %xmm2[2] b,  %xmm2[3] a,  %xmm3 cdgh,  %xmm3[0] h,  %xmm3[1] g,  %xmm3[2] d,  %xmm3[3] c,
//         %xmm4 w[0..],  %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 byte order,  %xmm9 before abef,
//         %xmm10 before cdgh
// SHA-256 of the body: 96666afc34338a05b4205551ce046d4cf554c7674ff2540efaff7d0c0aea16d4
INGOT_FUNCTION(ingot_asm_sha256_compress_shani)
	endbr64
	movdqu	.Lingot_asm_sha256_compress_shani_k+256(%rip), %xmm8
	test	%rdx, %rdx
	je	.Lsha256_compress_shani_skip1
	movdqu	(%rdi), %xmm1
	movdqu	16(%rdi), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
.Lsha256_compress_shani_more1:
	movdqa	%xmm2, %xmm9
	movdqa	%xmm3, %xmm10
	movdqu	(%rsi), %xmm4
	pshufb	%xmm8, %xmm4
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	16(%rsi), %xmm5
	pshufb	%xmm8, %xmm5
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	movdqu	32(%rsi), %xmm6
	pshufb	%xmm8, %xmm6
	// rounds 8 to 11
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	movdqu	48(%rsi), %xmm7
	pshufb	%xmm8, %xmm7
	// rounds 12 to 15
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+48(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 16 to 19
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 20 to 23
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 24 to 27
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 28 to 31
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 32 to 35
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 36 to 39
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 40 to 43
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 44 to 47
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 48 to 51
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 52 to 55
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha256_compress_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// feed forward
	paddd	%xmm9, %xmm2
	paddd	%xmm10, %xmm3
	addq	$64, %rsi
	dec	%rdx
	jne	.Lsha256_compress_shani_more1
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, (%rdi)
	movdqu	%xmm3, 16(%rdi)
.Lsha256_compress_shani_skip1:
	ret
INGOT_END(ingot_asm_sha256_compress_shani)
INGOT_RODATA(.Lingot_asm_sha256_compress_shani_k, 64)
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

// ingot_asm_sha256_update, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  126 instructions.
// Holds:  %rax to,  %rcx from,  %rcx t,  %rdx left,  %rbx ctx,  %rbp data,  %rsi t,  %r12 len,  %r13 f,
//         %r14 fill,  %r15 n
// SHA-256 of the body: 8721fe5766d8e6be59a7ab1cb2dd1aec40c31c71f18e52adf6afc808d65b227d
INGOT_FUNCTION(ingot_asm_sha256_update)
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
	mov	96(%rbx), %r14
	add	%r12, 96(%rbx)
	andq	$63, %r14
	test	%r14, %r14
	je	.Lsha256_update_skip1
	movl	$64, %r15d
	sub	%r14, %r15
	cmp	%r15, %r12
	jae	.Lsha256_update_skip2
	mov	%r12, %r15
.Lsha256_update_skip2:
	lea	32(%rbx,%r14), %rax
	mov	%rbp, %rcx
	mov	%r15, %rdx
	cmpq	$16, %rdx
	jbe	.Lsha256_update_skip3
.Lsha256_update_more1:
	movdqu	(%rcx), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rcx
	addq	$16, %rax
	subq	$16, %rdx
	cmpq	$16, %rdx
	ja	.Lsha256_update_more1
.Lsha256_update_done1:
	movdqu	-16(%rcx,%rdx), %xmm15
	movdqu	%xmm15, -16(%rax,%rdx)
	jmp	.Lsha256_update_join1
.Lsha256_update_skip3:
	cmpq	$8, %rdx
	jb	.Lsha256_update_skip4
	mov	-8(%rcx,%rdx), %r10
	mov	%r10, -8(%rax,%rdx)
	mov	(%rcx), %r10
	mov	%r10, (%rax)
	jmp	.Lsha256_update_join2
.Lsha256_update_skip4:
	cmpq	$4, %rdx
	jb	.Lsha256_update_skip5
	mov	-4(%rcx,%rdx), %r10d
	mov	%r10d, -4(%rax,%rdx)
	mov	(%rcx), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha256_update_join3
.Lsha256_update_skip5:
	test	%rdx, %rdx
	je	.Lsha256_update_skip6
	movzbl	(%rcx), %esi
	movb	%sil, (%rax)
	movzbl	-1(%rcx,%rdx), %esi
	movb	%sil, -1(%rax,%rdx)
	shr	$1, %rdx
	movzbl	(%rcx,%rdx), %esi
	movb	%sil, (%rax,%rdx)
.Lsha256_update_skip6:
.Lsha256_update_join3:
.Lsha256_update_join2:
.Lsha256_update_join1:
	add	%r15, %r14
	add	%r15, %rbp
	sub	%r15, %r12
	cmpq	$64, %r14
	jne	.Lsha256_update_skip7
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r13)
.Lsha256_update_skip7:
.Lsha256_update_skip1:
.Lsha256_update_cut1:
	mov	%r12, %r15
	shr	$6, %r15
	test	%r15, %r15
	je	.Lsha256_update_skip8
	lea	(%rbx), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$6, %r15
	add	%r15, %rbp
.Lsha256_update_skip8:
	andq	$63, %r12
	test	%r12, %r12
	je	.Lsha256_update_skip9
	lea	32(%rbx), %rax
	cmpq	$16, %r12
	jbe	.Lsha256_update_skip10
.Lsha256_update_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha256_update_more2
.Lsha256_update_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha256_update_join4
.Lsha256_update_skip10:
	cmpq	$8, %r12
	jb	.Lsha256_update_skip11
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha256_update_join5
.Lsha256_update_skip11:
	cmpq	$4, %r12
	jb	.Lsha256_update_skip12
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha256_update_join6
.Lsha256_update_skip12:
	test	%r12, %r12
	je	.Lsha256_update_skip13
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha256_update_skip13:
.Lsha256_update_join6:
.Lsha256_update_join5:
.Lsha256_update_join4:
.Lsha256_update_skip9:
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
INGOT_END(ingot_asm_sha256_update)

// ingot_asm_sha256_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     32 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  78 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: 6e0b72317b0382c7ba32a56a7793563c5938da066182439c22c6daee2e604149
INGOT_FUNCTION(ingot_asm_sha256_finish)
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
	jbe	.Lsha256_finish_skip1
	cmpq	$64, %r13
	jae	.Lsha256_finish_done1
.Lsha256_finish_more1:
	movb	$0, 32(%rbx,%r13)
	addq	$1, %r13
	cmpq	$64, %r13
	jb	.Lsha256_finish_more1
.Lsha256_finish_done1:
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lsha256_finish_skip1:
	cmpq	$56, %r13
	jae	.Lsha256_finish_done2
.Lsha256_finish_more2:
	movq	$0, 32(%rbx,%r13)
	addq	$8, %r13
	cmpq	$56, %r13
	jb	.Lsha256_finish_more2
.Lsha256_finish_done2:
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
	mov	28(%rbx), %edx
	bswap	%edx
	mov	%edx, 28(%rbp)
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
INGOT_END(ingot_asm_sha256_finish)

// ingot_asm_sha256_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     32 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  127 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+32 block
// SHA-256 of the body: 92ba35673b75d9f08129c9bbb7cca469dc4050db7d70caeff34cf90d1e574ecd
INGOT_FUNCTION(ingot_asm_sha256_digest)
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
	movdqu	.Lingot_asm_sha256_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	.Lingot_asm_sha256_digest_iv+16(%rip), %xmm15
	movdqu	%xmm15, 16(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha256_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha256_digest_skip1:
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
	jbe	.Lsha256_digest_skip2
.Lsha256_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha256_digest_more1
.Lsha256_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha256_digest_join1
.Lsha256_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lsha256_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha256_digest_join2
.Lsha256_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lsha256_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha256_digest_join3
.Lsha256_digest_skip4:
	test	%rcx, %rcx
	je	.Lsha256_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha256_digest_skip5:
.Lsha256_digest_join3:
.Lsha256_digest_join2:
.Lsha256_digest_join1:
	movb	$128, 32(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha256_digest_skip6
	lea	(%rsp), %rdi
	lea	32(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
.Lsha256_digest_skip6:
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
	mov	28(%rsp), %r8d
	bswap	%r8d
	mov	%r8d, 28(%rbx)
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
INGOT_END(ingot_asm_sha256_digest)
INGOT_RODATA(.Lingot_asm_sha256_digest_iv, 16)
	.byte	0x67, 0xe6, 0x09, 0x6a, 0x85, 0xae, 0x67, 0xbb, 0x72, 0xf3, 0x6e, 0x3c, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0x7f, 0x52, 0x0e, 0x51, 0x8c, 0x68, 0x05, 0x9b, 0xab, 0xd9, 0x83, 0x1f, 0x19, 0xcd, 0xe0, 0x5b

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
