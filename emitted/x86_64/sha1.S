// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha1 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_compress_scalar, x86-64, needs the baseline only.  Made by gen from gen/x64/sha1.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   20 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1344 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %rdx n,  %ebx b,  %rsi blocks,  %rdi state,  %r8d e,  %r9d t,
//         %r10 blocks left,  %r11d u,  frame+0 w
// SHA-256 of the body: d16399ff668b3a31ac85542ee445d556168410e02488870479d861441d3e9bd0
INGOT_FUNCTION(ingot_asm_sha1_compress_scalar)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	subq	$64, %rsp
	.cfi_adjust_cfa_offset 64
	mov	%rdx, %r10
	test	%r10, %r10
	je	.Lsha1_compress_scalar_skip1
	mov	(%rdi), %eax
	mov	4(%rdi), %ebx
	mov	8(%rdi), %ecx
	mov	12(%rdi), %edx
	mov	16(%rdi), %r8d
.Lsha1_compress_scalar_more1:
	// round 0
	mov	(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, (%rsp)
	addl	$0x5a827999, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	xor	%edx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 1
	mov	4(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 4(%rsp)
	addl	$0x5a827999, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	xor	%ecx, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 2
	mov	8(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 8(%rsp)
	addl	$0x5a827999, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	xor	%ebx, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 3
	mov	12(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 12(%rsp)
	addl	$0x5a827999, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	xor	%eax, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 4
	mov	16(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 16(%rsp)
	addl	$0x5a827999, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 5
	mov	20(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 20(%rsp)
	addl	$0x5a827999, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	xor	%edx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 6
	mov	24(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 24(%rsp)
	addl	$0x5a827999, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	xor	%ecx, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 7
	mov	28(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 28(%rsp)
	addl	$0x5a827999, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	xor	%ebx, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 8
	mov	32(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 32(%rsp)
	addl	$0x5a827999, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	xor	%eax, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 9
	mov	36(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 36(%rsp)
	addl	$0x5a827999, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 10
	mov	40(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 40(%rsp)
	addl	$0x5a827999, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	xor	%edx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 11
	mov	44(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 44(%rsp)
	addl	$0x5a827999, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	xor	%ecx, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 12
	mov	48(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 48(%rsp)
	addl	$0x5a827999, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	xor	%ebx, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 13
	mov	52(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 52(%rsp)
	addl	$0x5a827999, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	xor	%eax, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 14
	mov	56(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 56(%rsp)
	addl	$0x5a827999, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 15
	mov	60(%rsi), %r9d
	bswap	%r9d
	mov	%r9d, 60(%rsp)
	addl	$0x5a827999, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	xor	%edx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 16
	mov	52(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, (%rsp)
	addl	$0x5a827999, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	xor	%ecx, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 17
	mov	56(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	4(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 4(%rsp)
	addl	$0x5a827999, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	xor	%ebx, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 18
	mov	60(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	8(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 8(%rsp)
	addl	$0x5a827999, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	xor	%eax, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 19
	mov	(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	12(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 12(%rsp)
	addl	$0x5a827999, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 20
	mov	4(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	16(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 16(%rsp)
	addl	$0x6ed9eba1, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 21
	mov	8(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	20(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 20(%rsp)
	addl	$0x6ed9eba1, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 22
	mov	12(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	24(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 24(%rsp)
	addl	$0x6ed9eba1, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 23
	mov	16(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	28(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 28(%rsp)
	addl	$0x6ed9eba1, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 24
	mov	20(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	32(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 32(%rsp)
	addl	$0x6ed9eba1, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 25
	mov	24(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	36(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 36(%rsp)
	addl	$0x6ed9eba1, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 26
	mov	28(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	40(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 40(%rsp)
	addl	$0x6ed9eba1, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 27
	mov	32(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	44(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 44(%rsp)
	addl	$0x6ed9eba1, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 28
	mov	36(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	48(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 48(%rsp)
	addl	$0x6ed9eba1, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 29
	mov	40(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	52(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 52(%rsp)
	addl	$0x6ed9eba1, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 30
	mov	44(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	56(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 56(%rsp)
	addl	$0x6ed9eba1, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 31
	mov	48(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	60(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 60(%rsp)
	addl	$0x6ed9eba1, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 32
	mov	52(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, (%rsp)
	addl	$0x6ed9eba1, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 33
	mov	56(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	4(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 4(%rsp)
	addl	$0x6ed9eba1, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 34
	mov	60(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	8(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 8(%rsp)
	addl	$0x6ed9eba1, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 35
	mov	(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	12(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 12(%rsp)
	addl	$0x6ed9eba1, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 36
	mov	4(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	16(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 16(%rsp)
	addl	$0x6ed9eba1, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 37
	mov	8(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	20(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 20(%rsp)
	addl	$0x6ed9eba1, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 38
	mov	12(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	24(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 24(%rsp)
	addl	$0x6ed9eba1, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 39
	mov	16(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	28(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 28(%rsp)
	addl	$0x6ed9eba1, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 40
	mov	20(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	32(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 32(%rsp)
	addl	$0x8f1bbcdc, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	and	%edx, %r9d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 41
	mov	24(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	36(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 36(%rsp)
	addl	$0x8f1bbcdc, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	and	%ecx, %r9d
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 42
	mov	28(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	40(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 40(%rsp)
	addl	$0x8f1bbcdc, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	and	%ebx, %r9d
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 43
	mov	32(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	44(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 44(%rsp)
	addl	$0x8f1bbcdc, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	and	%eax, %r9d
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 44
	mov	36(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	48(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 48(%rsp)
	addl	$0x8f1bbcdc, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	and	%r8d, %r9d
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 45
	mov	40(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	52(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 52(%rsp)
	addl	$0x8f1bbcdc, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	and	%edx, %r9d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 46
	mov	44(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	56(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 56(%rsp)
	addl	$0x8f1bbcdc, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	and	%ecx, %r9d
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 47
	mov	48(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	60(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 60(%rsp)
	addl	$0x8f1bbcdc, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	and	%ebx, %r9d
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 48
	mov	52(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, (%rsp)
	addl	$0x8f1bbcdc, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	and	%eax, %r9d
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 49
	mov	56(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	4(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 4(%rsp)
	addl	$0x8f1bbcdc, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	and	%r8d, %r9d
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 50
	mov	60(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	8(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 8(%rsp)
	addl	$0x8f1bbcdc, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	and	%edx, %r9d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 51
	mov	(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	12(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 12(%rsp)
	addl	$0x8f1bbcdc, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	and	%ecx, %r9d
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 52
	mov	4(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	16(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 16(%rsp)
	addl	$0x8f1bbcdc, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	and	%ebx, %r9d
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 53
	mov	8(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	20(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 20(%rsp)
	addl	$0x8f1bbcdc, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	and	%eax, %r9d
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 54
	mov	12(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	24(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 24(%rsp)
	addl	$0x8f1bbcdc, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	and	%r8d, %r9d
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 55
	mov	16(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	28(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 28(%rsp)
	addl	$0x8f1bbcdc, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	and	%edx, %r9d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	and	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 56
	mov	20(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	32(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 32(%rsp)
	addl	$0x8f1bbcdc, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	and	%ecx, %r9d
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	and	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 57
	mov	24(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	36(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 36(%rsp)
	addl	$0x8f1bbcdc, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	and	%ebx, %r9d
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	and	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 58
	mov	28(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	40(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 40(%rsp)
	addl	$0x8f1bbcdc, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	and	%eax, %r9d
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 59
	mov	32(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	44(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 44(%rsp)
	addl	$0x8f1bbcdc, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	and	%r8d, %r9d
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 60
	mov	36(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	48(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 48(%rsp)
	addl	$0xca62c1d6, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 61
	mov	40(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	52(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 52(%rsp)
	addl	$0xca62c1d6, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 62
	mov	44(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	56(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 56(%rsp)
	addl	$0xca62c1d6, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 63
	mov	48(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	60(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 60(%rsp)
	addl	$0xca62c1d6, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 64
	mov	52(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, (%rsp)
	addl	$0xca62c1d6, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 65
	mov	56(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	4(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 4(%rsp)
	addl	$0xca62c1d6, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 66
	mov	60(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	8(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 8(%rsp)
	addl	$0xca62c1d6, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 67
	mov	(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	12(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 12(%rsp)
	addl	$0xca62c1d6, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 68
	mov	4(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	16(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 16(%rsp)
	addl	$0xca62c1d6, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 69
	mov	8(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	20(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 20(%rsp)
	addl	$0xca62c1d6, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 70
	mov	12(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	32(%rsp), %r9d
	xor	24(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 24(%rsp)
	addl	$0xca62c1d6, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 71
	mov	16(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	36(%rsp), %r9d
	xor	28(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 28(%rsp)
	addl	$0xca62c1d6, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 72
	mov	20(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	40(%rsp), %r9d
	xor	32(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 32(%rsp)
	addl	$0xca62c1d6, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 73
	mov	24(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	44(%rsp), %r9d
	xor	36(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 36(%rsp)
	addl	$0xca62c1d6, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 74
	mov	28(%rsp), %r9d
	xor	8(%rsp), %r9d
	xor	48(%rsp), %r9d
	xor	40(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 40(%rsp)
	addl	$0xca62c1d6, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
	// round 75
	mov	32(%rsp), %r9d
	xor	12(%rsp), %r9d
	xor	52(%rsp), %r9d
	xor	44(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 44(%rsp)
	addl	$0xca62c1d6, %r8d
	add	%r9d, %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	mov	%eax, %r11d
	ror	$27, %r11d
	add	%r11d, %r8d
	ror	$2, %ebx
	// round 76
	mov	36(%rsp), %r9d
	xor	16(%rsp), %r9d
	xor	56(%rsp), %r9d
	xor	48(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 48(%rsp)
	addl	$0xca62c1d6, %edx
	add	%r9d, %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	mov	%r8d, %r11d
	ror	$27, %r11d
	add	%r11d, %edx
	ror	$2, %eax
	// round 77
	mov	40(%rsp), %r9d
	xor	20(%rsp), %r9d
	xor	60(%rsp), %r9d
	xor	52(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 52(%rsp)
	addl	$0xca62c1d6, %ecx
	add	%r9d, %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	mov	%edx, %r11d
	ror	$27, %r11d
	add	%r11d, %ecx
	ror	$2, %r8d
	// round 78
	mov	44(%rsp), %r9d
	xor	24(%rsp), %r9d
	xor	(%rsp), %r9d
	xor	56(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 56(%rsp)
	addl	$0xca62c1d6, %ebx
	add	%r9d, %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	mov	%ecx, %r11d
	ror	$27, %r11d
	add	%r11d, %ebx
	ror	$2, %edx
	// round 79
	mov	48(%rsp), %r9d
	xor	28(%rsp), %r9d
	xor	4(%rsp), %r9d
	xor	60(%rsp), %r9d
	ror	$31, %r9d
	mov	%r9d, 60(%rsp)
	addl	$0xca62c1d6, %eax
	add	%r9d, %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	mov	%ebx, %r11d
	ror	$27, %r11d
	add	%r11d, %eax
	ror	$2, %ecx
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
	addq	$64, %rsi
	dec	%r10
	jne	.Lsha1_compress_scalar_more1
.Lsha1_compress_scalar_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	addq	$64, %rsp
	.cfi_adjust_cfa_offset -64
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha1_compress_scalar)

// ingot_asm_sha1_compress_bmi2, x86-64, needs AVX BMI1 BMI2.  Made by gen from gen/x64/sha1_bmi2.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   20 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  941 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %rdx n,  %ebx b,  %rsi blocks,  %rdi state,  %r8d e,  %r9d t,
//         %r10 blocks left,  %r11d u,  %xmm0 w[0..],  %xmm1 w[4..],  %xmm2 w[8..],  %xmm3 w[12..],
//         %xmm4 w[16..],  %xmm5 w[20..],  %xmm6 w[24..],  %xmm7 w[28..],  %xmm8 x,  %xmm9 y,
//         %xmm10 byte order,  %xmm11 k,  frame+0 w+k
// SHA-256 of the body: 966191256e7d59bcb1bbe62b1ea6d5daa8303cb660e1466fd8b9ead1294f1f53
INGOT_FUNCTION(ingot_asm_sha1_compress_bmi2)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	subq	$64, %rsp
	.cfi_adjust_cfa_offset 64
	mov	%rdx, %r10
	test	%r10, %r10
	je	.Lsha1_compress_bmi2_skip1
	mov	(%rdi), %eax
	mov	4(%rdi), %ebx
	mov	8(%rdi), %ecx
	mov	12(%rdi), %edx
	mov	16(%rdi), %r8d
	vmovdqu	.Lingot_asm_sha1_compress_bmi2_order(%rip), %xmm10
.Lsha1_compress_bmi2_more1:
	// w[0..15]
	vmovdqu	(%rsi), %xmm0
	vpshufb	%xmm10, %xmm0, %xmm0
	vmovdqu	.Lingot_asm_sha1_compress_bmi2_k(%rip), %xmm11
	vpaddd	%xmm11, %xmm0, %xmm8
	vmovdqu	%xmm8, (%rsp)
	vmovdqu	16(%rsi), %xmm1
	vpshufb	%xmm10, %xmm1, %xmm1
	vpaddd	%xmm11, %xmm1, %xmm8
	vmovdqu	%xmm8, 16(%rsp)
	vmovdqu	32(%rsi), %xmm2
	vpshufb	%xmm10, %xmm2, %xmm2
	vpaddd	%xmm11, %xmm2, %xmm8
	vmovdqu	%xmm8, 32(%rsp)
	vmovdqu	48(%rsi), %xmm3
	vpshufb	%xmm10, %xmm3, %xmm3
	vpaddd	%xmm11, %xmm3, %xmm8
	vmovdqu	%xmm8, 48(%rsp)
	// round 0
	add	(%rsp), %r8d
	mov	%ecx, %r9d
	and	%ebx, %r9d
	// w[16..19], here and there
	vpalignr	$8, %xmm0, %xmm1, %xmm4
	andn	%edx, %ebx, %r11d
	add	%r11d, %r8d
	vpsrldq	$4, %xmm3, %xmm8
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	vpxor	%xmm0, %xmm4, %xmm4
	add	%r11d, %r8d
	// round 1
	add	4(%rsp), %edx
	vpxor	%xmm2, %xmm8, %xmm8
	mov	%ebx, %r9d
	and	%eax, %r9d
	vpxor	%xmm8, %xmm4, %xmm4
	andn	%ecx, %eax, %r11d
	add	%r11d, %edx
	add	%r9d, %edx
	vpslldq	$12, %xmm4, %xmm8
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	vpsrld	$31, %xmm4, %xmm9
	add	%r11d, %edx
	// round 2
	add	8(%rsp), %ecx
	mov	%eax, %r9d
	vpaddd	%xmm4, %xmm4, %xmm4
	and	%r8d, %r9d
	andn	%ebx, %r8d, %r11d
	vpxor	%xmm9, %xmm4, %xmm4
	add	%r11d, %ecx
	add	%r9d, %ecx
	vpsrld	$30, %xmm8, %xmm9
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	vpslld	$2, %xmm8, %xmm8
	// round 3
	add	12(%rsp), %ebx
	mov	%r8d, %r9d
	vpxor	%xmm9, %xmm4, %xmm4
	and	%edx, %r9d
	andn	%eax, %edx, %r11d
	add	%r11d, %ebx
	vpxor	%xmm8, %xmm4, %xmm4
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	vpaddd	%xmm11, %xmm4, %xmm8
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	vmovdqu	%xmm8, (%rsp)
	// round 4
	add	16(%rsp), %eax
	mov	%edx, %r9d
	and	%ecx, %r9d
	// w[20..23], here and there
	vpalignr	$8, %xmm1, %xmm2, %xmm5
	andn	%r8d, %ecx, %r11d
	add	%r11d, %eax
	vpsrldq	$4, %xmm4, %xmm8
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	vpxor	%xmm1, %xmm5, %xmm5
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	vpxor	%xmm3, %xmm8, %xmm8
	// round 5
	add	20(%rsp), %r8d
	mov	%ecx, %r9d
	and	%ebx, %r9d
	vpxor	%xmm8, %xmm5, %xmm5
	andn	%edx, %ebx, %r11d
	add	%r11d, %r8d
	vpslldq	$12, %xmm5, %xmm8
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	vpsrld	$31, %xmm5, %xmm9
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vpaddd	%xmm5, %xmm5, %xmm5
	// round 6
	add	24(%rsp), %edx
	mov	%ebx, %r9d
	and	%eax, %r9d
	vpxor	%xmm9, %xmm5, %xmm5
	andn	%ecx, %eax, %r11d
	add	%r11d, %edx
	vpsrld	$30, %xmm8, %xmm9
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	vpslld	$2, %xmm8, %xmm8
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	vpxor	%xmm9, %xmm5, %xmm5
	// round 7
	add	28(%rsp), %ecx
	mov	%eax, %r9d
	and	%r8d, %r9d
	vpxor	%xmm8, %xmm5, %xmm5
	andn	%ebx, %r8d, %r11d
	add	%r11d, %ecx
	vmovdqu	.Lingot_asm_sha1_compress_bmi2_k+16(%rip), %xmm11
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	vpaddd	%xmm11, %xmm5, %xmm8
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	vmovdqu	%xmm8, 16(%rsp)
	// round 8
	add	32(%rsp), %ebx
	mov	%r8d, %r9d
	and	%edx, %r9d
	// w[24..27], here and there
	vpalignr	$8, %xmm2, %xmm3, %xmm6
	andn	%eax, %edx, %r11d
	add	%r11d, %ebx
	vpsrldq	$4, %xmm5, %xmm8
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	vpxor	%xmm2, %xmm6, %xmm6
	add	%r11d, %ebx
	// round 9
	add	36(%rsp), %eax
	vpxor	%xmm4, %xmm8, %xmm8
	mov	%edx, %r9d
	and	%ecx, %r9d
	vpxor	%xmm8, %xmm6, %xmm6
	andn	%r8d, %ecx, %r11d
	add	%r11d, %eax
	add	%r9d, %eax
	vpslldq	$12, %xmm6, %xmm8
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	vpsrld	$31, %xmm6, %xmm9
	add	%r11d, %eax
	// round 10
	add	40(%rsp), %r8d
	mov	%ecx, %r9d
	vpaddd	%xmm6, %xmm6, %xmm6
	and	%ebx, %r9d
	andn	%edx, %ebx, %r11d
	vpxor	%xmm9, %xmm6, %xmm6
	add	%r11d, %r8d
	add	%r9d, %r8d
	vpsrld	$30, %xmm8, %xmm9
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vpslld	$2, %xmm8, %xmm8
	// round 11
	add	44(%rsp), %edx
	mov	%ebx, %r9d
	vpxor	%xmm9, %xmm6, %xmm6
	and	%eax, %r9d
	andn	%ecx, %eax, %r11d
	add	%r11d, %edx
	vpxor	%xmm8, %xmm6, %xmm6
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	vpaddd	%xmm11, %xmm6, %xmm8
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	vmovdqu	%xmm8, 32(%rsp)
	// round 12
	add	48(%rsp), %ecx
	mov	%eax, %r9d
	and	%r8d, %r9d
	// w[28..31], here and there
	vpalignr	$8, %xmm3, %xmm4, %xmm7
	andn	%ebx, %r8d, %r11d
	add	%r11d, %ecx
	vpsrldq	$4, %xmm6, %xmm8
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	vpxor	%xmm3, %xmm7, %xmm7
	add	%r11d, %ecx
	// round 13
	add	52(%rsp), %ebx
	vpxor	%xmm5, %xmm8, %xmm8
	mov	%r8d, %r9d
	and	%edx, %r9d
	vpxor	%xmm8, %xmm7, %xmm7
	andn	%eax, %edx, %r11d
	add	%r11d, %ebx
	add	%r9d, %ebx
	vpslldq	$12, %xmm7, %xmm8
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	vpsrld	$31, %xmm7, %xmm9
	add	%r11d, %ebx
	// round 14
	add	56(%rsp), %eax
	mov	%edx, %r9d
	vpaddd	%xmm7, %xmm7, %xmm7
	and	%ecx, %r9d
	andn	%r8d, %ecx, %r11d
	vpxor	%xmm9, %xmm7, %xmm7
	add	%r11d, %eax
	add	%r9d, %eax
	vpsrld	$30, %xmm8, %xmm9
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	vpslld	$2, %xmm8, %xmm8
	// round 15
	add	60(%rsp), %r8d
	mov	%ecx, %r9d
	vpxor	%xmm9, %xmm7, %xmm7
	and	%ebx, %r9d
	andn	%edx, %ebx, %r11d
	add	%r11d, %r8d
	vpxor	%xmm8, %xmm7, %xmm7
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	vpaddd	%xmm11, %xmm7, %xmm8
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vmovdqu	%xmm8, 48(%rsp)
	// round 16
	add	(%rsp), %edx
	mov	%ebx, %r9d
	and	%eax, %r9d
	andn	%ecx, %eax, %r11d
	// w[32..35], here and there
	vpalignr	$8, %xmm6, %xmm7, %xmm8
	add	%r11d, %edx
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	vpxor	%xmm4, %xmm0, %xmm0
	add	%r11d, %edx
	// round 17
	add	4(%rsp), %ecx
	mov	%eax, %r9d
	and	%r8d, %r9d
	vpxor	%xmm1, %xmm0, %xmm0
	andn	%ebx, %r8d, %r11d
	add	%r11d, %ecx
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	vpxor	%xmm8, %xmm0, %xmm0
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 18
	add	8(%rsp), %ebx
	mov	%r8d, %r9d
	vpsrld	$30, %xmm0, %xmm8
	and	%edx, %r9d
	andn	%eax, %edx, %r11d
	add	%r11d, %ebx
	add	%r9d, %ebx
	vpslld	$2, %xmm0, %xmm0
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 19
	add	12(%rsp), %eax
	vpxor	%xmm8, %xmm0, %xmm0
	mov	%edx, %r9d
	and	%ecx, %r9d
	andn	%r8d, %ecx, %r11d
	add	%r11d, %eax
	vpaddd	%xmm11, %xmm0, %xmm8
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	vmovdqu	%xmm8, (%rsp)
	// round 20
	add	16(%rsp), %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	// w[36..39], here and there
	vpalignr	$8, %xmm7, %xmm0, %xmm8
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vpxor	%xmm5, %xmm1, %xmm1
	// round 21
	add	20(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	vpxor	%xmm2, %xmm1, %xmm1
	xor	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	vpxor	%xmm8, %xmm1, %xmm1
	add	%r11d, %edx
	// round 22
	add	24(%rsp), %ecx
	mov	%eax, %r9d
	vpsrld	$30, %xmm1, %xmm8
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	vpslld	$2, %xmm1, %xmm1
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 23
	add	28(%rsp), %ebx
	vpxor	%xmm8, %xmm1, %xmm1
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	vpaddd	%xmm11, %xmm1, %xmm8
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	vmovdqu	%xmm8, 16(%rsp)
	// round 24
	add	32(%rsp), %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	// w[40..43], here and there
	vpalignr	$8, %xmm0, %xmm1, %xmm8
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	vpxor	%xmm6, %xmm2, %xmm2
	add	%r11d, %eax
	// round 25
	add	36(%rsp), %r8d
	mov	%ecx, %r9d
	vpxor	%xmm3, %xmm2, %xmm2
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	vpxor	%xmm8, %xmm2, %xmm2
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vpsrld	$30, %xmm2, %xmm8
	// round 26
	add	40(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	vpslld	$2, %xmm2, %xmm2
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	vpxor	%xmm8, %xmm2, %xmm2
	add	%r11d, %edx
	// round 27
	add	44(%rsp), %ecx
	mov	%eax, %r9d
	vmovdqu	.Lingot_asm_sha1_compress_bmi2_k+32(%rip), %xmm11
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	vpaddd	%xmm11, %xmm2, %xmm8
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	vmovdqu	%xmm8, 32(%rsp)
	// round 28
	add	48(%rsp), %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	// w[44..47], here and there
	vpalignr	$8, %xmm1, %xmm2, %xmm8
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	vpxor	%xmm7, %xmm3, %xmm3
	// round 29
	add	52(%rsp), %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	vpxor	%xmm4, %xmm3, %xmm3
	xor	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	vpxor	%xmm8, %xmm3, %xmm3
	add	%r11d, %eax
	// round 30
	add	56(%rsp), %r8d
	mov	%ecx, %r9d
	vpsrld	$30, %xmm3, %xmm8
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	vpslld	$2, %xmm3, %xmm3
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	// round 31
	add	60(%rsp), %edx
	vpxor	%xmm8, %xmm3, %xmm3
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	vpaddd	%xmm11, %xmm3, %xmm8
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	vmovdqu	%xmm8, 48(%rsp)
	// round 32
	add	(%rsp), %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	// w[48..51], here and there
	vpalignr	$8, %xmm2, %xmm3, %xmm8
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	vpxor	%xmm0, %xmm4, %xmm4
	// round 33
	add	4(%rsp), %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	vpxor	%xmm5, %xmm4, %xmm4
	xor	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	vpxor	%xmm8, %xmm4, %xmm4
	add	%r11d, %ebx
	// round 34
	add	8(%rsp), %eax
	mov	%edx, %r9d
	vpsrld	$30, %xmm4, %xmm8
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	vpslld	$2, %xmm4, %xmm4
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 35
	add	12(%rsp), %r8d
	vpxor	%xmm8, %xmm4, %xmm4
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	vpaddd	%xmm11, %xmm4, %xmm8
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vmovdqu	%xmm8, (%rsp)
	// round 36
	add	16(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	// w[52..55], here and there
	vpalignr	$8, %xmm3, %xmm4, %xmm8
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	vpxor	%xmm1, %xmm5, %xmm5
	// round 37
	add	20(%rsp), %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	vpxor	%xmm6, %xmm5, %xmm5
	xor	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	vpxor	%xmm8, %xmm5, %xmm5
	add	%r11d, %ecx
	// round 38
	add	24(%rsp), %ebx
	mov	%r8d, %r9d
	vpsrld	$30, %xmm5, %xmm8
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	vpslld	$2, %xmm5, %xmm5
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 39
	add	28(%rsp), %eax
	vpxor	%xmm8, %xmm5, %xmm5
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	vpaddd	%xmm11, %xmm5, %xmm8
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	vmovdqu	%xmm8, 16(%rsp)
	// round 40
	add	32(%rsp), %r8d
	mov	%ecx, %r9d
	mov	%ecx, %r11d
	and	%edx, %r11d
	xor	%edx, %r9d
	// w[56..59], here and there
	vpalignr	$8, %xmm4, %xmm5, %xmm8
	add	%r11d, %r8d
	and	%ebx, %r9d
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	vpxor	%xmm2, %xmm6, %xmm6
	add	%r11d, %r8d
	// round 41
	add	36(%rsp), %edx
	mov	%ebx, %r9d
	mov	%ebx, %r11d
	and	%ecx, %r11d
	vpxor	%xmm7, %xmm6, %xmm6
	xor	%ecx, %r9d
	add	%r11d, %edx
	and	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	vpxor	%xmm8, %xmm6, %xmm6
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	// round 42
	add	40(%rsp), %ecx
	mov	%eax, %r9d
	mov	%eax, %r11d
	vpsrld	$30, %xmm6, %xmm8
	and	%ebx, %r11d
	xor	%ebx, %r9d
	add	%r11d, %ecx
	and	%r8d, %r9d
	add	%r9d, %ecx
	vpslld	$2, %xmm6, %xmm6
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 43
	add	44(%rsp), %ebx
	mov	%r8d, %r9d
	vpxor	%xmm8, %xmm6, %xmm6
	mov	%r8d, %r11d
	and	%eax, %r11d
	xor	%eax, %r9d
	add	%r11d, %ebx
	and	%edx, %r9d
	vpaddd	%xmm11, %xmm6, %xmm8
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	vmovdqu	%xmm8, 32(%rsp)
	// round 44
	add	48(%rsp), %eax
	mov	%edx, %r9d
	mov	%edx, %r11d
	and	%r8d, %r11d
	xor	%r8d, %r9d
	// w[60..63], here and there
	vpalignr	$8, %xmm5, %xmm6, %xmm8
	add	%r11d, %eax
	and	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	vpxor	%xmm3, %xmm7, %xmm7
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 45
	add	52(%rsp), %r8d
	mov	%ecx, %r9d
	mov	%ecx, %r11d
	vpxor	%xmm0, %xmm7, %xmm7
	and	%edx, %r11d
	xor	%edx, %r9d
	add	%r11d, %r8d
	and	%ebx, %r9d
	vpxor	%xmm8, %xmm7, %xmm7
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vpsrld	$30, %xmm7, %xmm8
	// round 46
	add	56(%rsp), %edx
	mov	%ebx, %r9d
	mov	%ebx, %r11d
	and	%ecx, %r11d
	xor	%ecx, %r9d
	vpslld	$2, %xmm7, %xmm7
	add	%r11d, %edx
	and	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	vpxor	%xmm8, %xmm7, %xmm7
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	// round 47
	add	60(%rsp), %ecx
	mov	%eax, %r9d
	mov	%eax, %r11d
	vmovdqu	.Lingot_asm_sha1_compress_bmi2_k+48(%rip), %xmm11
	and	%ebx, %r11d
	xor	%ebx, %r9d
	add	%r11d, %ecx
	and	%r8d, %r9d
	vpaddd	%xmm11, %xmm7, %xmm8
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	vmovdqu	%xmm8, 48(%rsp)
	// round 48
	add	(%rsp), %ebx
	mov	%r8d, %r9d
	mov	%r8d, %r11d
	and	%eax, %r11d
	xor	%eax, %r9d
	// w[64..67], here and there
	vpalignr	$8, %xmm6, %xmm7, %xmm8
	add	%r11d, %ebx
	and	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	vpxor	%xmm4, %xmm0, %xmm0
	add	%r11d, %ebx
	// round 49
	add	4(%rsp), %eax
	mov	%edx, %r9d
	mov	%edx, %r11d
	and	%r8d, %r11d
	vpxor	%xmm1, %xmm0, %xmm0
	xor	%r8d, %r9d
	add	%r11d, %eax
	and	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	vpxor	%xmm8, %xmm0, %xmm0
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 50
	add	8(%rsp), %r8d
	mov	%ecx, %r9d
	mov	%ecx, %r11d
	vpsrld	$30, %xmm0, %xmm8
	and	%edx, %r11d
	xor	%edx, %r9d
	add	%r11d, %r8d
	and	%ebx, %r9d
	add	%r9d, %r8d
	vpslld	$2, %xmm0, %xmm0
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	// round 51
	add	12(%rsp), %edx
	mov	%ebx, %r9d
	vpxor	%xmm8, %xmm0, %xmm0
	mov	%ebx, %r11d
	and	%ecx, %r11d
	xor	%ecx, %r9d
	add	%r11d, %edx
	and	%eax, %r9d
	vpaddd	%xmm11, %xmm0, %xmm8
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	vmovdqu	%xmm8, (%rsp)
	// round 52
	add	16(%rsp), %ecx
	mov	%eax, %r9d
	mov	%eax, %r11d
	and	%ebx, %r11d
	xor	%ebx, %r9d
	// w[68..71], here and there
	vpalignr	$8, %xmm7, %xmm0, %xmm8
	add	%r11d, %ecx
	and	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	vpxor	%xmm5, %xmm1, %xmm1
	add	%r11d, %ecx
	// round 53
	add	20(%rsp), %ebx
	mov	%r8d, %r9d
	mov	%r8d, %r11d
	and	%eax, %r11d
	vpxor	%xmm2, %xmm1, %xmm1
	xor	%eax, %r9d
	add	%r11d, %ebx
	and	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	vpxor	%xmm8, %xmm1, %xmm1
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 54
	add	24(%rsp), %eax
	mov	%edx, %r9d
	mov	%edx, %r11d
	vpsrld	$30, %xmm1, %xmm8
	and	%r8d, %r11d
	xor	%r8d, %r9d
	add	%r11d, %eax
	and	%ecx, %r9d
	add	%r9d, %eax
	vpslld	$2, %xmm1, %xmm1
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 55
	add	28(%rsp), %r8d
	mov	%ecx, %r9d
	vpxor	%xmm8, %xmm1, %xmm1
	mov	%ecx, %r11d
	and	%edx, %r11d
	xor	%edx, %r9d
	add	%r11d, %r8d
	and	%ebx, %r9d
	vpaddd	%xmm11, %xmm1, %xmm8
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vmovdqu	%xmm8, 16(%rsp)
	// round 56
	add	32(%rsp), %edx
	mov	%ebx, %r9d
	mov	%ebx, %r11d
	and	%ecx, %r11d
	xor	%ecx, %r9d
	// w[72..75], here and there
	vpalignr	$8, %xmm0, %xmm1, %xmm8
	add	%r11d, %edx
	and	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	vpxor	%xmm6, %xmm2, %xmm2
	add	%r11d, %edx
	// round 57
	add	36(%rsp), %ecx
	mov	%eax, %r9d
	mov	%eax, %r11d
	and	%ebx, %r11d
	vpxor	%xmm3, %xmm2, %xmm2
	xor	%ebx, %r9d
	add	%r11d, %ecx
	and	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	vpxor	%xmm8, %xmm2, %xmm2
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 58
	add	40(%rsp), %ebx
	mov	%r8d, %r9d
	mov	%r8d, %r11d
	vpsrld	$30, %xmm2, %xmm8
	and	%eax, %r11d
	xor	%eax, %r9d
	add	%r11d, %ebx
	and	%edx, %r9d
	add	%r9d, %ebx
	vpslld	$2, %xmm2, %xmm2
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 59
	add	44(%rsp), %eax
	mov	%edx, %r9d
	vpxor	%xmm8, %xmm2, %xmm2
	mov	%edx, %r11d
	and	%r8d, %r11d
	xor	%r8d, %r9d
	add	%r11d, %eax
	and	%ecx, %r9d
	vpaddd	%xmm11, %xmm2, %xmm8
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	vmovdqu	%xmm8, 32(%rsp)
	// round 60
	add	48(%rsp), %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	// w[76..79], here and there
	vpalignr	$8, %xmm1, %xmm2, %xmm8
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	vpxor	%xmm7, %xmm3, %xmm3
	// round 61
	add	52(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	vpxor	%xmm4, %xmm3, %xmm3
	xor	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	vpxor	%xmm8, %xmm3, %xmm3
	add	%r11d, %edx
	// round 62
	add	56(%rsp), %ecx
	mov	%eax, %r9d
	vpsrld	$30, %xmm3, %xmm8
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	vpslld	$2, %xmm3, %xmm3
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 63
	add	60(%rsp), %ebx
	vpxor	%xmm8, %xmm3, %xmm3
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	vpaddd	%xmm11, %xmm3, %xmm8
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	vmovdqu	%xmm8, 48(%rsp)
	// round 64
	add	(%rsp), %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 65
	add	4(%rsp), %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	// round 66
	add	8(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	// round 67
	add	12(%rsp), %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 68
	add	16(%rsp), %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 69
	add	20(%rsp), %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 70
	add	24(%rsp), %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	// round 71
	add	28(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	// round 72
	add	32(%rsp), %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 73
	add	36(%rsp), %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 74
	add	40(%rsp), %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
	// round 75
	add	44(%rsp), %r8d
	mov	%ecx, %r9d
	xor	%edx, %r9d
	xor	%ebx, %r9d
	add	%r9d, %r8d
	rorx	$27, %eax, %r11d
	rorx	$2, %ebx, %ebx
	add	%r11d, %r8d
	// round 76
	add	48(%rsp), %edx
	mov	%ebx, %r9d
	xor	%ecx, %r9d
	xor	%eax, %r9d
	add	%r9d, %edx
	rorx	$27, %r8d, %r11d
	rorx	$2, %eax, %eax
	add	%r11d, %edx
	// round 77
	add	52(%rsp), %ecx
	mov	%eax, %r9d
	xor	%ebx, %r9d
	xor	%r8d, %r9d
	add	%r9d, %ecx
	rorx	$27, %edx, %r11d
	rorx	$2, %r8d, %r8d
	add	%r11d, %ecx
	// round 78
	add	56(%rsp), %ebx
	mov	%r8d, %r9d
	xor	%eax, %r9d
	xor	%edx, %r9d
	add	%r9d, %ebx
	rorx	$27, %ecx, %r11d
	rorx	$2, %edx, %edx
	add	%r11d, %ebx
	// round 79
	add	60(%rsp), %eax
	mov	%edx, %r9d
	xor	%r8d, %r9d
	xor	%ecx, %r9d
	add	%r9d, %eax
	rorx	$27, %ebx, %r11d
	rorx	$2, %ecx, %ecx
	add	%r11d, %eax
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
	addq	$64, %rsi
	dec	%r10
	jne	.Lsha1_compress_bmi2_more1
.Lsha1_compress_bmi2_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	addq	$64, %rsp
	.cfi_adjust_cfa_offset -64
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha1_compress_bmi2)
INGOT_RODATA(.Lingot_asm_sha1_compress_bmi2_order, 16)
	.byte	0x03, 0x02, 0x01, 0x00, 0x07, 0x06, 0x05, 0x04, 0x0b, 0x0a, 0x09, 0x08, 0x0f, 0x0e, 0x0d, 0x0c
INGOT_RODATA(.Lingot_asm_sha1_compress_bmi2_k, 16)
	.byte	0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a, 0x99, 0x79, 0x82, 0x5a
	.byte	0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e, 0xa1, 0xeb, 0xd9, 0x6e
	.byte	0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f, 0xdc, 0xbc, 0x1b, 0x8f
	.byte	0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca, 0xd6, 0xc1, 0x62, 0xca

// ingot_asm_sha1_compress_shani, x86-64, needs SSE4_1 SSSE3 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   20 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  135 instructions.
// Holds:  %rdx n,  %rsi blocks,  %rdi state,  %xmm0 t,  %xmm1 abcd,  %xmm1[0] d,  %xmm1[1] c,  %xmm1[2] b,
//         %xmm1[3] a,  %xmm2 e,  %xmm2[0] zeros,  %xmm2[3] e,  %xmm3 e of the next four,  %xmm4 w[0..],
//         %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 byte order,  %xmm9 before abcd,
//         %xmm10 before e
// SHA-256 of the body: 4792196895fc0e4f16660b0c469fe518a4e0fed47ce19f6d1c16f654f95a616a
INGOT_FUNCTION(ingot_asm_sha1_compress_shani)
	endbr64
	movdqu	.Lingot_asm_sha1_compress_shani_constants(%rip), %xmm8
	test	%rdx, %rdx
	je	.Lsha1_compress_shani_skip1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 16(%rdi), %xmm2
	movdqu	(%rdi), %xmm1
	pshufd	$27, %xmm1, %xmm1
.Lsha1_compress_shani_more1:
	movdqu	16(%rsi), %xmm5
	movdqu	48(%rsi), %xmm7
	movdqu	(%rsi), %xmm4
	movdqa	%xmm2, %xmm10
	pshufb	%xmm8, %xmm4
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	pshufb	%xmm8, %xmm5
	sha1msg1	%xmm5, %xmm4
	movdqu	32(%rsi), %xmm6
	pshufb	%xmm8, %xmm6
	pshufb	%xmm8, %xmm7
	addq	$64, %rsi
	dec	%rdx
	movdqa	%xmm1, %xmm3
	movdqa	%xmm1, %xmm9
	sha1rnds4	$0, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	sha1rnds4	$0, %xmm3, %xmm1
	pxor	%xmm6, %xmm4
	sha1msg2	%xmm7, %xmm4
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm7, %xmm5
	sha1msg2	%xmm4, %xmm5
	// rounds 8 to 11
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm4, %xmm6
	sha1msg2	%xmm5, %xmm6
	// rounds 12 to 15
	sha1nexte	%xmm7, %xmm3
	sha1rnds4	$0, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm5, %xmm7
	sha1msg2	%xmm6, %xmm7
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	sha1rnds4	$0, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm6, %xmm4
	sha1msg2	%xmm7, %xmm4
	// rounds 20 to 23
	sha1nexte	%xmm5, %xmm3
	sha1rnds4	$1, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm7, %xmm5
	sha1msg2	%xmm4, %xmm5
	// rounds 24 to 27
	sha1nexte	%xmm6, %xmm2
	sha1rnds4	$1, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm4, %xmm6
	sha1msg2	%xmm5, %xmm6
	// rounds 28 to 31
	sha1nexte	%xmm7, %xmm3
	sha1rnds4	$1, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm5, %xmm7
	sha1msg2	%xmm6, %xmm7
	// rounds 32 to 35
	sha1nexte	%xmm4, %xmm2
	sha1rnds4	$1, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm6, %xmm4
	sha1msg2	%xmm7, %xmm4
	// rounds 36 to 39
	sha1nexte	%xmm5, %xmm3
	sha1rnds4	$1, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm7, %xmm5
	sha1msg2	%xmm4, %xmm5
	// rounds 40 to 43
	sha1nexte	%xmm6, %xmm2
	sha1rnds4	$2, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm4, %xmm6
	sha1msg2	%xmm5, %xmm6
	// rounds 44 to 47
	sha1nexte	%xmm7, %xmm3
	sha1rnds4	$2, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm5, %xmm7
	sha1msg2	%xmm6, %xmm7
	// rounds 48 to 51
	sha1nexte	%xmm4, %xmm2
	sha1rnds4	$2, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm6, %xmm4
	sha1msg2	%xmm7, %xmm4
	// rounds 52 to 55
	sha1nexte	%xmm5, %xmm3
	sha1rnds4	$2, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm7, %xmm5
	sha1msg2	%xmm4, %xmm5
	// rounds 56 to 59
	sha1nexte	%xmm6, %xmm2
	sha1rnds4	$2, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	sha1msg1	%xmm7, %xmm6
	// rounds 60 to 63
	sha1nexte	%xmm7, %xmm3
	sha1rnds4	$3, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	// rounds 68 to 71
	sha1nexte	%xmm5, %xmm3
	pxor	%xmm4, %xmm6
	sha1msg2	%xmm5, %xmm6
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm5, %xmm7
	// rounds 64 to 67
	sha1nexte	%xmm4, %xmm2
	sha1rnds4	$3, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	// rounds 72 to 75
	sha1nexte	%xmm6, %xmm2
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$3, %xmm3, %xmm1
	movdqa	%xmm1, %xmm3
	// rounds 76 to 79
	sha1nexte	%xmm7, %xmm3
	sha1rnds4	$3, %xmm2, %xmm1
	movdqa	%xmm1, %xmm2
	// feed forward
	sha1nexte	%xmm10, %xmm2
	sha1rnds4	$3, %xmm3, %xmm1
	paddd	%xmm9, %xmm1
	jne	.Lsha1_compress_shani_more1
	pshufd	$27, %xmm1, %xmm1
	pextrd	$3, %xmm2, 16(%rdi)
	movdqu	%xmm1, (%rdi)
.Lsha1_compress_shani_skip1:
	ret
INGOT_END(ingot_asm_sha1_compress_shani)
INGOT_RODATA(.Lingot_asm_sha1_compress_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00

// ingot_asm_sha1_update, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  126 instructions.
// Holds:  %rax to,  %rcx from,  %rcx t,  %rdx left,  %rbx ctx,  %rbp data,  %rsi t,  %r12 len,  %r13 f,
//         %r14 fill,  %r15 n
// SHA-256 of the body: 7096c3fcc7c65987ed656937592603ee1c2c6ea05e65c4693510627ebc58c043
INGOT_FUNCTION(ingot_asm_sha1_update)
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
	je	.Lsha1_update_skip1
	movl	$64, %r15d
	sub	%r14, %r15
	cmp	%r15, %r12
	jae	.Lsha1_update_skip2
	mov	%r12, %r15
.Lsha1_update_skip2:
	lea	32(%rbx,%r14), %rax
	mov	%rbp, %rcx
	mov	%r15, %rdx
	cmpq	$16, %rdx
	jbe	.Lsha1_update_skip3
.Lsha1_update_more1:
	movdqu	(%rcx), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rcx
	addq	$16, %rax
	subq	$16, %rdx
	cmpq	$16, %rdx
	ja	.Lsha1_update_more1
.Lsha1_update_done1:
	movdqu	-16(%rcx,%rdx), %xmm15
	movdqu	%xmm15, -16(%rax,%rdx)
	jmp	.Lsha1_update_join1
.Lsha1_update_skip3:
	cmpq	$8, %rdx
	jb	.Lsha1_update_skip4
	mov	-8(%rcx,%rdx), %r10
	mov	%r10, -8(%rax,%rdx)
	mov	(%rcx), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_update_join2
.Lsha1_update_skip4:
	cmpq	$4, %rdx
	jb	.Lsha1_update_skip5
	mov	-4(%rcx,%rdx), %r10d
	mov	%r10d, -4(%rax,%rdx)
	mov	(%rcx), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_update_join3
.Lsha1_update_skip5:
	test	%rdx, %rdx
	je	.Lsha1_update_skip6
	movzbl	(%rcx), %esi
	movb	%sil, (%rax)
	movzbl	-1(%rcx,%rdx), %esi
	movb	%sil, -1(%rax,%rdx)
	shr	$1, %rdx
	movzbl	(%rcx,%rdx), %esi
	movb	%sil, (%rax,%rdx)
.Lsha1_update_skip6:
.Lsha1_update_join3:
.Lsha1_update_join2:
.Lsha1_update_join1:
	add	%r15, %r14
	add	%r15, %rbp
	sub	%r15, %r12
	cmpq	$64, %r14
	jne	.Lsha1_update_skip7
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r13)
.Lsha1_update_skip7:
.Lsha1_update_skip1:
.Lsha1_update_cut1:
	mov	%r12, %r15
	shr	$6, %r15
	test	%r15, %r15
	je	.Lsha1_update_skip8
	lea	(%rbx), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$6, %r15
	add	%r15, %rbp
.Lsha1_update_skip8:
	andq	$63, %r12
	test	%r12, %r12
	je	.Lsha1_update_skip9
	lea	32(%rbx), %rax
	cmpq	$16, %r12
	jbe	.Lsha1_update_skip10
.Lsha1_update_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lsha1_update_more2
.Lsha1_update_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lsha1_update_join4
.Lsha1_update_skip10:
	cmpq	$8, %r12
	jb	.Lsha1_update_skip11
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_update_join5
.Lsha1_update_skip11:
	cmpq	$4, %r12
	jb	.Lsha1_update_skip12
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_update_join6
.Lsha1_update_skip12:
	test	%r12, %r12
	je	.Lsha1_update_skip13
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lsha1_update_skip13:
.Lsha1_update_join6:
.Lsha1_update_join5:
.Lsha1_update_join4:
.Lsha1_update_skip9:
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
INGOT_END(ingot_asm_sha1_update)

// ingot_asm_sha1_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     20 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  69 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: cc8909c1af31c7214e29d8d150dc1edbe54f52c3979625cb69ecd433e5556a62
INGOT_FUNCTION(ingot_asm_sha1_finish)
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
	jbe	.Lsha1_finish_skip1
	cmpq	$64, %r13
	jae	.Lsha1_finish_done1
.Lsha1_finish_more1:
	movb	$0, 32(%rbx,%r13)
	addq	$1, %r13
	cmpq	$64, %r13
	jb	.Lsha1_finish_more1
.Lsha1_finish_done1:
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lsha1_finish_skip1:
	cmpq	$56, %r13
	jae	.Lsha1_finish_done2
.Lsha1_finish_more2:
	movq	$0, 32(%rbx,%r13)
	addq	$8, %r13
	cmpq	$56, %r13
	jb	.Lsha1_finish_more2
.Lsha1_finish_done2:
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
INGOT_END(ingot_asm_sha1_finish)

// ingot_asm_sha1_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     20 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  118 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+32 block
// SHA-256 of the body: 4deed92b464e700dacd2d7b8e7668a66f49b59434828b36225497dd9d5b566a2
INGOT_FUNCTION(ingot_asm_sha1_digest)
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
	movdqu	.Lingot_asm_sha1_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	mov	.Lingot_asm_sha1_digest_iv+16(%rip), %r10d
	mov	%r10d, 16(%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lsha1_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lsha1_digest_skip1:
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
	jbe	.Lsha1_digest_skip2
.Lsha1_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lsha1_digest_more1
.Lsha1_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lsha1_digest_join1
.Lsha1_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lsha1_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lsha1_digest_join2
.Lsha1_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lsha1_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lsha1_digest_join3
.Lsha1_digest_skip4:
	test	%rcx, %rcx
	je	.Lsha1_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lsha1_digest_skip5:
.Lsha1_digest_join3:
.Lsha1_digest_join2:
.Lsha1_digest_join1:
	movb	$128, 32(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lsha1_digest_skip6
	lea	(%rsp), %rdi
	lea	32(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
.Lsha1_digest_skip6:
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
INGOT_END(ingot_asm_sha1_digest)
INGOT_RODATA(.Lingot_asm_sha1_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

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
