// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of md5 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_compress_scalar, x86-64, needs the baseline only.  Made by gen from gen/x64/md5.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   %rdi  state   16 bytes, read, written, secret; words of the machine
//   %rsi  blocks  64 * n bytes, read, secret
//   %rdx  n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  614 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %rdx n,  %ebx b,  %rsi blocks,  %rdi state,  %r8d t,  %r9d u,
//         %r10 blocks left
// SHA-256 of the body: 1baefd93f8887e6976f1932fdd3a04e0a141445d434707931662e5c497dd2c8e
INGOT_FUNCTION(ingot_asm_md5_compress_scalar)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	mov	%rdx, %r10
	test	%r10, %r10
	je	.Lmd5_compress_scalar_skip1
	mov	(%rdi), %eax
	mov	4(%rdi), %ebx
	mov	8(%rdi), %ecx
	mov	12(%rdi), %edx
.Lmd5_compress_scalar_more1:
	// step 1
	addl	$0xd76aa478, %eax
	add	(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	and	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 2
	addl	$0xe8c7b756, %edx
	add	4(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	and	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 3
	addl	$0x242070db, %ecx
	add	8(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	and	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 4
	addl	$0xc1bdceee, %ebx
	add	12(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	and	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 5
	addl	$0xf57c0faf, %eax
	add	16(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	and	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 6
	addl	$0x4787c62a, %edx
	add	20(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	and	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 7
	addl	$0xa8304613, %ecx
	add	24(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	and	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 8
	addl	$0xfd469501, %ebx
	add	28(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	and	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 9
	addl	$0x698098d8, %eax
	add	32(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	and	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 10
	addl	$0x8b44f7af, %edx
	add	36(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	and	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 11
	addl	$0xffff5bb1, %ecx
	add	40(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	and	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 12
	addl	$0x895cd7be, %ebx
	add	44(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	and	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 13
	addl	$0x6b901122, %eax
	add	48(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	and	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 14
	addl	$0xfd987193, %edx
	add	52(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	and	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 15
	addl	$0xa679438e, %ecx
	add	56(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	and	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 16
	addl	$0x49b40821, %ebx
	add	60(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	and	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 17
	addl	$0xf61e2562, %eax
	add	4(%rsi), %eax
	mov	%edx, %r9d
	not	%r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%edx, %r8d
	and	%ebx, %r8d
	add	%r8d, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 18
	addl	$0xc040b340, %edx
	add	24(%rsi), %edx
	mov	%ecx, %r9d
	not	%r9d
	and	%ebx, %r9d
	add	%r9d, %edx
	mov	%ecx, %r8d
	and	%eax, %r8d
	add	%r8d, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 19
	addl	$0x265e5a51, %ecx
	add	44(%rsi), %ecx
	mov	%ebx, %r9d
	not	%r9d
	and	%eax, %r9d
	add	%r9d, %ecx
	mov	%ebx, %r8d
	and	%edx, %r8d
	add	%r8d, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 20
	addl	$0xe9b6c7aa, %ebx
	add	(%rsi), %ebx
	mov	%eax, %r9d
	not	%r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%eax, %r8d
	and	%ecx, %r8d
	add	%r8d, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 21
	addl	$0xd62f105d, %eax
	add	20(%rsi), %eax
	mov	%edx, %r9d
	not	%r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%edx, %r8d
	and	%ebx, %r8d
	add	%r8d, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 22
	addl	$0x2441453, %edx
	add	40(%rsi), %edx
	mov	%ecx, %r9d
	not	%r9d
	and	%ebx, %r9d
	add	%r9d, %edx
	mov	%ecx, %r8d
	and	%eax, %r8d
	add	%r8d, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 23
	addl	$0xd8a1e681, %ecx
	add	60(%rsi), %ecx
	mov	%ebx, %r9d
	not	%r9d
	and	%eax, %r9d
	add	%r9d, %ecx
	mov	%ebx, %r8d
	and	%edx, %r8d
	add	%r8d, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 24
	addl	$0xe7d3fbc8, %ebx
	add	16(%rsi), %ebx
	mov	%eax, %r9d
	not	%r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%eax, %r8d
	and	%ecx, %r8d
	add	%r8d, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 25
	addl	$0x21e1cde6, %eax
	add	36(%rsi), %eax
	mov	%edx, %r9d
	not	%r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%edx, %r8d
	and	%ebx, %r8d
	add	%r8d, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 26
	addl	$0xc33707d6, %edx
	add	56(%rsi), %edx
	mov	%ecx, %r9d
	not	%r9d
	and	%ebx, %r9d
	add	%r9d, %edx
	mov	%ecx, %r8d
	and	%eax, %r8d
	add	%r8d, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 27
	addl	$0xf4d50d87, %ecx
	add	12(%rsi), %ecx
	mov	%ebx, %r9d
	not	%r9d
	and	%eax, %r9d
	add	%r9d, %ecx
	mov	%ebx, %r8d
	and	%edx, %r8d
	add	%r8d, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 28
	addl	$0x455a14ed, %ebx
	add	32(%rsi), %ebx
	mov	%eax, %r9d
	not	%r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%eax, %r8d
	and	%ecx, %r8d
	add	%r8d, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 29
	addl	$0xa9e3e905, %eax
	add	52(%rsi), %eax
	mov	%edx, %r9d
	not	%r9d
	and	%ecx, %r9d
	add	%r9d, %eax
	mov	%edx, %r8d
	and	%ebx, %r8d
	add	%r8d, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 30
	addl	$0xfcefa3f8, %edx
	add	8(%rsi), %edx
	mov	%ecx, %r9d
	not	%r9d
	and	%ebx, %r9d
	add	%r9d, %edx
	mov	%ecx, %r8d
	and	%eax, %r8d
	add	%r8d, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 31
	addl	$0x676f02d9, %ecx
	add	28(%rsi), %ecx
	mov	%ebx, %r9d
	not	%r9d
	and	%eax, %r9d
	add	%r9d, %ecx
	mov	%ebx, %r8d
	and	%edx, %r8d
	add	%r8d, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 32
	addl	$0x8d2a4c8a, %ebx
	add	48(%rsi), %ebx
	mov	%eax, %r9d
	not	%r9d
	and	%edx, %r9d
	add	%r9d, %ebx
	mov	%eax, %r8d
	and	%ecx, %r8d
	add	%r8d, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 33
	addl	$0xfffa3942, %eax
	add	20(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 34
	addl	$0x8771f681, %edx
	add	32(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 35
	addl	$0x6d9d6122, %ecx
	add	44(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 36
	addl	$0xfde5380c, %ebx
	add	56(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 37
	addl	$0xa4beea44, %eax
	add	4(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 38
	addl	$0x4bdecfa9, %edx
	add	16(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 39
	addl	$0xf6bb4b60, %ecx
	add	28(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 40
	addl	$0xbebfbc70, %ebx
	add	40(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 41
	addl	$0x289b7ec6, %eax
	add	52(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 42
	addl	$0xeaa127fa, %edx
	add	(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 43
	addl	$0xd4ef3085, %ecx
	add	12(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 44
	addl	$0x4881d05, %ebx
	add	24(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 45
	addl	$0xd9d4d039, %eax
	add	36(%rsi), %eax
	mov	%ecx, %r8d
	xor	%edx, %r8d
	xor	%ebx, %r8d
	add	%r8d, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 46
	addl	$0xe6db99e5, %edx
	add	48(%rsi), %edx
	mov	%ebx, %r8d
	xor	%ecx, %r8d
	xor	%eax, %r8d
	add	%r8d, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 47
	addl	$0x1fa27cf8, %ecx
	add	60(%rsi), %ecx
	mov	%eax, %r8d
	xor	%ebx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 48
	addl	$0xc4ac5665, %ebx
	add	8(%rsi), %ebx
	mov	%edx, %r8d
	xor	%eax, %r8d
	xor	%ecx, %r8d
	add	%r8d, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 49
	addl	$0xf4292244, %eax
	add	(%rsi), %eax
	mov	%edx, %r8d
	not	%r8d
	or	%ebx, %r8d
	xor	%ecx, %r8d
	add	%r8d, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 50
	addl	$0x432aff97, %edx
	add	28(%rsi), %edx
	mov	%ecx, %r8d
	not	%r8d
	or	%eax, %r8d
	xor	%ebx, %r8d
	add	%r8d, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 51
	addl	$0xab9423a7, %ecx
	add	56(%rsi), %ecx
	mov	%ebx, %r8d
	not	%r8d
	or	%edx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 52
	addl	$0xfc93a039, %ebx
	add	20(%rsi), %ebx
	mov	%eax, %r8d
	not	%r8d
	or	%ecx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// step 53
	addl	$0x655b59c3, %eax
	add	48(%rsi), %eax
	mov	%edx, %r8d
	not	%r8d
	or	%ebx, %r8d
	xor	%ecx, %r8d
	add	%r8d, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 54
	addl	$0x8f0ccc92, %edx
	add	12(%rsi), %edx
	mov	%ecx, %r8d
	not	%r8d
	or	%eax, %r8d
	xor	%ebx, %r8d
	add	%r8d, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 55
	addl	$0xffeff47d, %ecx
	add	40(%rsi), %ecx
	mov	%ebx, %r8d
	not	%r8d
	or	%edx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 56
	addl	$0x85845dd1, %ebx
	add	4(%rsi), %ebx
	mov	%eax, %r8d
	not	%r8d
	or	%ecx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// step 57
	addl	$0x6fa87e4f, %eax
	add	32(%rsi), %eax
	mov	%edx, %r8d
	not	%r8d
	or	%ebx, %r8d
	xor	%ecx, %r8d
	add	%r8d, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 58
	addl	$0xfe2ce6e0, %edx
	add	60(%rsi), %edx
	mov	%ecx, %r8d
	not	%r8d
	or	%eax, %r8d
	xor	%ebx, %r8d
	add	%r8d, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 59
	addl	$0xa3014314, %ecx
	add	24(%rsi), %ecx
	mov	%ebx, %r8d
	not	%r8d
	or	%edx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 60
	addl	$0x4e0811a1, %ebx
	add	52(%rsi), %ebx
	mov	%eax, %r8d
	not	%r8d
	or	%ecx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// step 61
	addl	$0xf7537e82, %eax
	add	16(%rsi), %eax
	mov	%edx, %r8d
	not	%r8d
	or	%ebx, %r8d
	xor	%ecx, %r8d
	add	%r8d, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 62
	addl	$0xbd3af235, %edx
	add	44(%rsi), %edx
	mov	%ecx, %r8d
	not	%r8d
	or	%eax, %r8d
	xor	%ebx, %r8d
	add	%r8d, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 63
	addl	$0x2ad7d2bb, %ecx
	add	8(%rsi), %ecx
	mov	%ebx, %r8d
	not	%r8d
	or	%edx, %r8d
	xor	%eax, %r8d
	add	%r8d, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 64
	addl	$0xeb86d391, %ebx
	add	36(%rsi), %ebx
	mov	%eax, %r8d
	not	%r8d
	or	%ecx, %r8d
	xor	%edx, %r8d
	add	%r8d, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// feed forward
	add	(%rdi), %eax
	mov	%eax, (%rdi)
	add	4(%rdi), %ebx
	mov	%ebx, 4(%rdi)
	add	8(%rdi), %ecx
	mov	%ecx, 8(%rdi)
	add	12(%rdi), %edx
	mov	%edx, 12(%rdi)
	addq	$64, %rsi
	dec	%r10
	jne	.Lmd5_compress_scalar_more1
.Lmd5_compress_scalar_skip1:
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_md5_compress_scalar)

// ingot_asm_md5_update, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  126 instructions.
// Holds:  %rax to,  %rcx from,  %rcx t,  %rdx left,  %rbx ctx,  %rbp data,  %rsi t,  %r12 len,  %r13 f,
//         %r14 fill,  %r15 n
// SHA-256 of the body: 1ee19a27551df29d25ff8c144cf302657212a42f95bbbff4b1bc85bd35608404
INGOT_FUNCTION(ingot_asm_md5_update)
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
	je	.Lmd5_update_skip1
	movl	$64, %r15d
	sub	%r14, %r15
	cmp	%r15, %r12
	jae	.Lmd5_update_skip2
	mov	%r12, %r15
.Lmd5_update_skip2:
	lea	32(%rbx,%r14), %rax
	mov	%rbp, %rcx
	mov	%r15, %rdx
	cmpq	$16, %rdx
	jbe	.Lmd5_update_skip3
.Lmd5_update_more1:
	movdqu	(%rcx), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rcx
	addq	$16, %rax
	subq	$16, %rdx
	cmpq	$16, %rdx
	ja	.Lmd5_update_more1
.Lmd5_update_done1:
	movdqu	-16(%rcx,%rdx), %xmm15
	movdqu	%xmm15, -16(%rax,%rdx)
	jmp	.Lmd5_update_join1
.Lmd5_update_skip3:
	cmpq	$8, %rdx
	jb	.Lmd5_update_skip4
	mov	-8(%rcx,%rdx), %r10
	mov	%r10, -8(%rax,%rdx)
	mov	(%rcx), %r10
	mov	%r10, (%rax)
	jmp	.Lmd5_update_join2
.Lmd5_update_skip4:
	cmpq	$4, %rdx
	jb	.Lmd5_update_skip5
	mov	-4(%rcx,%rdx), %r10d
	mov	%r10d, -4(%rax,%rdx)
	mov	(%rcx), %r10d
	mov	%r10d, (%rax)
	jmp	.Lmd5_update_join3
.Lmd5_update_skip5:
	test	%rdx, %rdx
	je	.Lmd5_update_skip6
	movzbl	(%rcx), %esi
	movb	%sil, (%rax)
	movzbl	-1(%rcx,%rdx), %esi
	movb	%sil, -1(%rax,%rdx)
	shr	$1, %rdx
	movzbl	(%rcx,%rdx), %esi
	movb	%sil, (%rax,%rdx)
.Lmd5_update_skip6:
.Lmd5_update_join3:
.Lmd5_update_join2:
.Lmd5_update_join1:
	add	%r15, %r14
	add	%r15, %rbp
	sub	%r15, %r12
	cmpq	$64, %r14
	jne	.Lmd5_update_skip7
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r13)
.Lmd5_update_skip7:
.Lmd5_update_skip1:
.Lmd5_update_cut1:
	mov	%r12, %r15
	shr	$6, %r15
	test	%r15, %r15
	je	.Lmd5_update_skip8
	lea	(%rbx), %rdi
	mov	%rbp, %rsi
	mov	%r15, %rdx
	call	*(%r13)
	shl	$6, %r15
	add	%r15, %rbp
.Lmd5_update_skip8:
	andq	$63, %r12
	test	%r12, %r12
	je	.Lmd5_update_skip9
	lea	32(%rbx), %rax
	cmpq	$16, %r12
	jbe	.Lmd5_update_skip10
.Lmd5_update_more2:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %r12
	cmpq	$16, %r12
	ja	.Lmd5_update_more2
.Lmd5_update_done2:
	movdqu	-16(%rbp,%r12), %xmm15
	movdqu	%xmm15, -16(%rax,%r12)
	jmp	.Lmd5_update_join4
.Lmd5_update_skip10:
	cmpq	$8, %r12
	jb	.Lmd5_update_skip11
	mov	-8(%rbp,%r12), %r10
	mov	%r10, -8(%rax,%r12)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lmd5_update_join5
.Lmd5_update_skip11:
	cmpq	$4, %r12
	jb	.Lmd5_update_skip12
	mov	-4(%rbp,%r12), %r10d
	mov	%r10d, -4(%rax,%r12)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lmd5_update_join6
.Lmd5_update_skip12:
	test	%r12, %r12
	je	.Lmd5_update_skip13
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	movzbl	-1(%rbp,%r12), %ecx
	movb	%cl, -1(%rax,%r12)
	shr	$1, %r12
	movzbl	(%rbp,%r12), %ecx
	movb	%cl, (%rax,%r12)
.Lmd5_update_skip13:
.Lmd5_update_join6:
.Lmd5_update_join5:
.Lmd5_update_join4:
.Lmd5_update_skip9:
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
INGOT_END(ingot_asm_md5_update)

// ingot_asm_md5_finish, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   %rdi  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   %rsi  out     16 bytes, written, secret
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  61 instructions.
// Holds:  %rax t,  %rcx low,  %rdx t,  %rbx ctx,  %rbp out,  %r12 f,  %r13 n
// SHA-256 of the body: e917aa78755f94d843084a53f791696630f2a18b9926ed9266ce33ff3dd49f9f
INGOT_FUNCTION(ingot_asm_md5_finish)
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
	jbe	.Lmd5_finish_skip1
	cmpq	$64, %r13
	jae	.Lmd5_finish_done1
.Lmd5_finish_more1:
	movb	$0, 32(%rbx,%r13)
	addq	$1, %r13
	cmpq	$64, %r13
	jb	.Lmd5_finish_more1
.Lmd5_finish_done1:
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	xor	%r13d, %r13d
.Lmd5_finish_skip1:
	cmpq	$56, %r13
	jae	.Lmd5_finish_done2
.Lmd5_finish_more2:
	movq	$0, 32(%rbx,%r13)
	addq	$8, %r13
	cmpq	$56, %r13
	jb	.Lmd5_finish_more2
.Lmd5_finish_done2:
	mov	96(%rbx), %rax
	shl	$3, %rax
	mov	%rax, 88(%rbx)
	lea	(%rbx), %rdi
	lea	32(%rbx), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	(%rbx), %edx
	mov	%edx, (%rbp)
	mov	4(%rbx), %edx
	mov	%edx, 4(%rbp)
	mov	8(%rbx), %edx
	mov	%edx, 8(%rbp)
	mov	12(%rbx), %edx
	mov	%edx, 12(%rbp)
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
INGOT_END(ingot_asm_md5_finish)

// ingot_asm_md5_digest, x86-64, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   %rdi  out     16 bytes, written, secret; may overlap data
//   %rsi  data    len bytes, read, secret
//   %rdx  len     a length, public; bytes, may be 0
//   %rcx  f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  107 instructions.
// Holds:  %rax to,  %rcx left,  %rdx t,  %rbx out,  %rbp data,  %rsi t,  %rdi low,  %r8 t,  %r12 len,
//         %r13 f,  %r14 n,  frame+0 state,  frame+16 block
// SHA-256 of the body: 4de1c146fe80471e04b4a7576ed254ff7ce10b4b73e875b5beaac1dfebcb881b
INGOT_FUNCTION(ingot_asm_md5_digest)
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
	subq	$80, %rsp
	.cfi_adjust_cfa_offset 80
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	movdqu	.Lingot_asm_md5_digest_iv(%rip), %xmm15
	movdqu	%xmm15, (%rsp)
	mov	%r12, %r14
	shr	$6, %r14
	test	%r14, %r14
	je	.Lmd5_digest_skip1
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r14, %rdx
	call	*(%r13)
	shl	$6, %r14
	add	%r14, %rbp
.Lmd5_digest_skip1:
	mov	%r12, %r14
	andq	$63, %r14
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	lea	16(%rsp), %rax
	mov	%r14, %rcx
	cmpq	$16, %rcx
	jbe	.Lmd5_digest_skip2
.Lmd5_digest_more1:
	movdqu	(%rbp), %xmm15
	movdqu	%xmm15, (%rax)
	addq	$16, %rbp
	addq	$16, %rax
	subq	$16, %rcx
	cmpq	$16, %rcx
	ja	.Lmd5_digest_more1
.Lmd5_digest_done1:
	movdqu	-16(%rbp,%rcx), %xmm15
	movdqu	%xmm15, -16(%rax,%rcx)
	jmp	.Lmd5_digest_join1
.Lmd5_digest_skip2:
	cmpq	$8, %rcx
	jb	.Lmd5_digest_skip3
	mov	-8(%rbp,%rcx), %r10
	mov	%r10, -8(%rax,%rcx)
	mov	(%rbp), %r10
	mov	%r10, (%rax)
	jmp	.Lmd5_digest_join2
.Lmd5_digest_skip3:
	cmpq	$4, %rcx
	jb	.Lmd5_digest_skip4
	mov	-4(%rbp,%rcx), %r10d
	mov	%r10d, -4(%rax,%rcx)
	mov	(%rbp), %r10d
	mov	%r10d, (%rax)
	jmp	.Lmd5_digest_join3
.Lmd5_digest_skip4:
	test	%rcx, %rcx
	je	.Lmd5_digest_skip5
	movzbl	(%rbp), %edx
	movb	%dl, (%rax)
	movzbl	-1(%rbp,%rcx), %edx
	movb	%dl, -1(%rax,%rcx)
	shr	$1, %rcx
	movzbl	(%rbp,%rcx), %edx
	movb	%dl, (%rax,%rcx)
.Lmd5_digest_skip5:
.Lmd5_digest_join3:
.Lmd5_digest_join2:
.Lmd5_digest_join1:
	movb	$128, 16(%rsp,%r14)
	cmpq	$56, %r14
	jb	.Lmd5_digest_skip6
	lea	(%rsp), %rdi
	lea	16(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
.Lmd5_digest_skip6:
	mov	%r12, %rsi
	shl	$3, %rsi
	mov	%rsi, 72(%rsp)
	lea	(%rsp), %rdi
	lea	16(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	mov	(%rsp), %r8d
	mov	%r8d, (%rbx)
	mov	4(%rsp), %r8d
	mov	%r8d, 4(%rbx)
	mov	8(%rsp), %r8d
	mov	%r8d, 8(%rbx)
	mov	12(%rsp), %r8d
	mov	%r8d, 12(%rbx)
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	addq	$80, %rsp
	.cfi_adjust_cfa_offset -80
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
INGOT_END(ingot_asm_md5_digest)
INGOT_RODATA(.Lingot_asm_md5_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10

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
