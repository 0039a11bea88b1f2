// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of md5 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_compress_scalar, i686 with SSE2, needs the baseline only.  Made by gen from gen/x86/md5.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   sp+4  state   16 bytes, read, written, secret; words of the machine
//   sp+8  blocks  64 * n bytes, read, secret
//   sp+12 n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  623 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %ebx b,  %ebp blocks left,  %esi blocks,  %edi t
// SHA-256 of the body: 5b6408e268f71cd9d17401cf87f8396ff69be22c7c85744735eeb65ae97cf64f
INGOT_FUNCTION(ingot_asm_md5_compress_scalar)
	endbr32
	push	%ebx
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 3, 0
	push	%ebp
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 5, 0
	push	%esi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 6, 0
	push	%edi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 7, 0
	mov	24(%esp), %esi
	mov	28(%esp), %ebp
	test	%ebp, %ebp
	je	.Lmd5_compress_scalar_skip1
	mov	20(%esp), %edi
	mov	(%edi), %eax
	mov	4(%edi), %ebx
	mov	8(%edi), %ecx
	mov	12(%edi), %edx
.Lmd5_compress_scalar_more1:
	// step 1
	addl	$0xd76aa478, %eax
	add	(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 2
	addl	$0xe8c7b756, %edx
	add	4(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 3
	addl	$0x242070db, %ecx
	add	8(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 4
	addl	$0xc1bdceee, %ebx
	add	12(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	and	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 5
	addl	$0xf57c0faf, %eax
	add	16(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 6
	addl	$0x4787c62a, %edx
	add	20(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 7
	addl	$0xa8304613, %ecx
	add	24(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 8
	addl	$0xfd469501, %ebx
	add	28(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	and	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 9
	addl	$0x698098d8, %eax
	add	32(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 10
	addl	$0x8b44f7af, %edx
	add	36(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 11
	addl	$0xffff5bb1, %ecx
	add	40(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 12
	addl	$0x895cd7be, %ebx
	add	44(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	and	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 13
	addl	$0x6b901122, %eax
	add	48(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %eax
	ror	$25, %eax
	add	%ebx, %eax
	// step 14
	addl	$0xfd987193, %edx
	add	52(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	ror	$20, %edx
	add	%eax, %edx
	// step 15
	addl	$0xa679438e, %ecx
	add	56(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	ror	$15, %ecx
	add	%edx, %ecx
	// step 16
	addl	$0x49b40821, %ebx
	add	60(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	and	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	ror	$10, %ebx
	add	%ecx, %ebx
	// step 17
	addl	$0xf61e2562, %eax
	add	4(%esi), %eax
	mov	%edx, %edi
	not	%edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%edx, %edi
	and	%ebx, %edi
	add	%edi, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 18
	addl	$0xc040b340, %edx
	add	24(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	and	%ebx, %edi
	add	%edi, %edx
	mov	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 19
	addl	$0x265e5a51, %ecx
	add	44(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	and	%eax, %edi
	add	%edi, %ecx
	mov	%ebx, %edi
	and	%edx, %edi
	add	%edi, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 20
	addl	$0xe9b6c7aa, %ebx
	add	(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%eax, %edi
	and	%ecx, %edi
	add	%edi, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 21
	addl	$0xd62f105d, %eax
	add	20(%esi), %eax
	mov	%edx, %edi
	not	%edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%edx, %edi
	and	%ebx, %edi
	add	%edi, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 22
	addl	$0x2441453, %edx
	add	40(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	and	%ebx, %edi
	add	%edi, %edx
	mov	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 23
	addl	$0xd8a1e681, %ecx
	add	60(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	and	%eax, %edi
	add	%edi, %ecx
	mov	%ebx, %edi
	and	%edx, %edi
	add	%edi, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 24
	addl	$0xe7d3fbc8, %ebx
	add	16(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%eax, %edi
	and	%ecx, %edi
	add	%edi, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 25
	addl	$0x21e1cde6, %eax
	add	36(%esi), %eax
	mov	%edx, %edi
	not	%edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%edx, %edi
	and	%ebx, %edi
	add	%edi, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 26
	addl	$0xc33707d6, %edx
	add	56(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	and	%ebx, %edi
	add	%edi, %edx
	mov	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 27
	addl	$0xf4d50d87, %ecx
	add	12(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	and	%eax, %edi
	add	%edi, %ecx
	mov	%ebx, %edi
	and	%edx, %edi
	add	%edi, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 28
	addl	$0x455a14ed, %ebx
	add	32(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%eax, %edi
	and	%ecx, %edi
	add	%edi, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 29
	addl	$0xa9e3e905, %eax
	add	52(%esi), %eax
	mov	%edx, %edi
	not	%edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%edx, %edi
	and	%ebx, %edi
	add	%edi, %eax
	ror	$27, %eax
	add	%ebx, %eax
	// step 30
	addl	$0xfcefa3f8, %edx
	add	8(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	and	%ebx, %edi
	add	%edi, %edx
	mov	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	ror	$23, %edx
	add	%eax, %edx
	// step 31
	addl	$0x676f02d9, %ecx
	add	28(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	and	%eax, %edi
	add	%edi, %ecx
	mov	%ebx, %edi
	and	%edx, %edi
	add	%edi, %ecx
	ror	$18, %ecx
	add	%edx, %ecx
	// step 32
	addl	$0x8d2a4c8a, %ebx
	add	48(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%eax, %edi
	and	%ecx, %edi
	add	%edi, %ebx
	ror	$12, %ebx
	add	%ecx, %ebx
	// step 33
	addl	$0xfffa3942, %eax
	add	20(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 34
	addl	$0x8771f681, %edx
	add	32(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 35
	addl	$0x6d9d6122, %ecx
	add	44(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 36
	addl	$0xfde5380c, %ebx
	add	56(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 37
	addl	$0xa4beea44, %eax
	add	4(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 38
	addl	$0x4bdecfa9, %edx
	add	16(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 39
	addl	$0xf6bb4b60, %ecx
	add	28(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 40
	addl	$0xbebfbc70, %ebx
	add	40(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 41
	addl	$0x289b7ec6, %eax
	add	52(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 42
	addl	$0xeaa127fa, %edx
	add	(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 43
	addl	$0xd4ef3085, %ecx
	add	12(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 44
	addl	$0x4881d05, %ebx
	add	24(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 45
	addl	$0xd9d4d039, %eax
	add	36(%esi), %eax
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %eax
	ror	$28, %eax
	add	%ebx, %eax
	// step 46
	addl	$0xe6db99e5, %edx
	add	48(%esi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	ror	$21, %edx
	add	%eax, %edx
	// step 47
	addl	$0x1fa27cf8, %ecx
	add	60(%esi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ecx
	ror	$16, %ecx
	add	%edx, %ecx
	// step 48
	addl	$0xc4ac5665, %ebx
	add	8(%esi), %ebx
	mov	%edx, %edi
	xor	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %ebx
	ror	$9, %ebx
	add	%ecx, %ebx
	// step 49
	addl	$0xf4292244, %eax
	add	(%esi), %eax
	mov	%edx, %edi
	not	%edi
	or	%ebx, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 50
	addl	$0x432aff97, %edx
	add	28(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	or	%eax, %edi
	xor	%ebx, %edi
	add	%edi, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 51
	addl	$0xab9423a7, %ecx
	add	56(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	or	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 52
	addl	$0xfc93a039, %ebx
	add	20(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	or	%ecx, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// step 53
	addl	$0x655b59c3, %eax
	add	48(%esi), %eax
	mov	%edx, %edi
	not	%edi
	or	%ebx, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 54
	addl	$0x8f0ccc92, %edx
	add	12(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	or	%eax, %edi
	xor	%ebx, %edi
	add	%edi, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 55
	addl	$0xffeff47d, %ecx
	add	40(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	or	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 56
	addl	$0x85845dd1, %ebx
	add	4(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	or	%ecx, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// step 57
	addl	$0x6fa87e4f, %eax
	add	32(%esi), %eax
	mov	%edx, %edi
	not	%edi
	or	%ebx, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 58
	addl	$0xfe2ce6e0, %edx
	add	60(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	or	%eax, %edi
	xor	%ebx, %edi
	add	%edi, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 59
	addl	$0xa3014314, %ecx
	add	24(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	or	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 60
	addl	$0x4e0811a1, %ebx
	add	52(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	or	%ecx, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// step 61
	addl	$0xf7537e82, %eax
	add	16(%esi), %eax
	mov	%edx, %edi
	not	%edi
	or	%ebx, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	ror	$26, %eax
	add	%ebx, %eax
	// step 62
	addl	$0xbd3af235, %edx
	add	44(%esi), %edx
	mov	%ecx, %edi
	not	%edi
	or	%eax, %edi
	xor	%ebx, %edi
	add	%edi, %edx
	ror	$22, %edx
	add	%eax, %edx
	// step 63
	addl	$0x2ad7d2bb, %ecx
	add	8(%esi), %ecx
	mov	%ebx, %edi
	not	%edi
	or	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ecx
	ror	$17, %ecx
	add	%edx, %ecx
	// step 64
	addl	$0xeb86d391, %ebx
	add	36(%esi), %ebx
	mov	%eax, %edi
	not	%edi
	or	%ecx, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	ror	$11, %ebx
	add	%ecx, %ebx
	// feed forward
	mov	20(%esp), %edi
	add	(%edi), %eax
	mov	%eax, (%edi)
	add	4(%edi), %ebx
	mov	%ebx, 4(%edi)
	add	8(%edi), %ecx
	mov	%ecx, 8(%edi)
	add	12(%edi), %edx
	mov	%edx, 12(%edi)
	addl	$64, %esi
	dec	%ebp
	jne	.Lmd5_compress_scalar_more1
.Lmd5_compress_scalar_skip1:
	pop	%edi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 7
	pop	%esi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 6
	pop	%ebp
	.cfi_adjust_cfa_offset -4
	.cfi_restore 5
	pop	%ebx
	.cfi_adjust_cfa_offset -4
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_md5_compress_scalar)

// ingot_asm_md5_update, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  171 instructions.
// Holds:  %ecx to,  %ebx ctx,  %ebp f,  %esi data,  %edi len,  frame+24 fill,  frame+28 n,  frame+32 from,
//         frame+32 t,  frame+36 left,  frame+40 t
// SHA-256 of the body: f186322b98f36a7349628c82d07bdc63f532901dc8ca295b62538ad808e839f5
INGOT_FUNCTION(ingot_asm_md5_update)
	endbr32
	push	%ebx
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 3, 0
	push	%ebp
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 5, 0
	push	%esi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 6, 0
	push	%edi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 7, 0
	subl	$44, %esp
	.cfi_adjust_cfa_offset 44
	mov	64(%esp), %ebx
	mov	68(%esp), %esi
	mov	72(%esp), %edi
	mov	76(%esp), %ebp
	mov	96(%ebx), %eax
	mov	%eax, 24(%esp)
	add	%edi, 96(%ebx)
	adcl	$0, 100(%ebx)
	mov	24(%esp), %eax
	andl	$63, %eax
	mov	%eax, 24(%esp)
	test	%eax, %eax
	je	.Lmd5_update_skip1
	movl	$64, 28(%esp)
	mov	28(%esp), %eax
	sub	24(%esp), %eax
	mov	%eax, 28(%esp)
	cmp	28(%esp), %edi
	jae	.Lmd5_update_skip2
	mov	%edi, 28(%esp)
.Lmd5_update_skip2:
	mov	24(%esp), %edx
	lea	32(%ebx,%edx), %ecx
	mov	%esi, 32(%esp)
	mov	28(%esp), %eax
	mov	%eax, 36(%esp)
	cmpl	$16, %eax
	jbe	.Lmd5_update_skip3
.Lmd5_update_more1:
	mov	32(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, 32(%esp)
	addl	$16, %ecx
	subl	$16, 36(%esp)
	cmpl	$16, 36(%esp)
	ja	.Lmd5_update_more1
.Lmd5_update_done1:
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lmd5_update_join1
.Lmd5_update_skip3:
	cmpl	$8, 36(%esp)
	jb	.Lmd5_update_skip4
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movq	-8(%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	mov	32(%esp), %eax
	movq	(%eax), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lmd5_update_join2
.Lmd5_update_skip4:
	cmpl	$4, 36(%esp)
	jb	.Lmd5_update_skip5
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movd	-4(%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	mov	32(%esp), %eax
	movd	(%eax), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lmd5_update_join3
.Lmd5_update_skip5:
	cmpl	$0, 36(%esp)
	je	.Lmd5_update_skip6
	mov	32(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 40(%esp)
	movb	%al, (%ecx)
	mov	32(%esp), %eax
	add	36(%esp), %eax
	movzbl	-1(%eax), %eax
	mov	%eax, 40(%esp)
	mov	40(%esp), %eax
	mov	36(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	36(%esp), %eax
	shr	$1, %eax
	mov	%eax, 36(%esp)
	mov	32(%esp), %eax
	add	36(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 40(%esp)
	mov	40(%esp), %eax
	mov	36(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lmd5_update_skip6:
.Lmd5_update_join3:
.Lmd5_update_join2:
.Lmd5_update_join1:
	mov	24(%esp), %eax
	add	28(%esp), %eax
	mov	%eax, 24(%esp)
	add	28(%esp), %esi
	sub	28(%esp), %edi
	cmpl	$64, 24(%esp)
	jne	.Lmd5_update_skip7
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
.Lmd5_update_skip7:
.Lmd5_update_skip1:
.Lmd5_update_cut1:
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 28(%esp)
	test	%eax, %eax
	je	.Lmd5_update_skip8
	mov	%ebx, (%esp)
	mov	%esi, 4(%esp)
	mov	28(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	28(%esp), %eax
	shl	$6, %eax
	mov	%eax, 28(%esp)
	add	28(%esp), %esi
.Lmd5_update_skip8:
	andl	$63, %edi
	test	%edi, %edi
	je	.Lmd5_update_skip9
	lea	32(%ebx), %ecx
	cmpl	$16, %edi
	jbe	.Lmd5_update_skip10
.Lmd5_update_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lmd5_update_more2
.Lmd5_update_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lmd5_update_join4
.Lmd5_update_skip10:
	cmpl	$8, %edi
	jb	.Lmd5_update_skip11
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lmd5_update_join5
.Lmd5_update_skip11:
	cmpl	$4, %edi
	jb	.Lmd5_update_skip12
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lmd5_update_join6
.Lmd5_update_skip12:
	test	%edi, %edi
	je	.Lmd5_update_skip13
	movzbl	(%esi), %eax
	mov	%eax, 32(%esp)
	movb	%al, (%ecx)
	movzbl	-1(%esi,%edi), %eax
	mov	%eax, 32(%esp)
	movb	%al, -1(%ecx,%edi)
	shr	$1, %edi
	movzbl	(%esi,%edi), %eax
	mov	%eax, 32(%esp)
	movb	%al, (%ecx,%edi)
.Lmd5_update_skip13:
.Lmd5_update_join6:
.Lmd5_update_join5:
.Lmd5_update_join4:
.Lmd5_update_skip9:
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movq	%xmm7, 32(%esp)
	movl	$0, 40(%esp)
	addl	$44, %esp
	.cfi_adjust_cfa_offset -44
	pop	%edi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 7
	pop	%esi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 6
	pop	%ebp
	.cfi_adjust_cfa_offset -4
	.cfi_restore 5
	pop	%ebx
	.cfi_adjust_cfa_offset -4
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_md5_update)

// ingot_asm_md5_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     16 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  78 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: 0242ddaa1575861406ca224080dd0677ba04d5e4a2fc835e4a29e9747e6e28f2
INGOT_FUNCTION(ingot_asm_md5_finish)
	endbr32
	push	%ebx
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 3, 0
	push	%ebp
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 5, 0
	push	%esi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 6, 0
	push	%edi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 7, 0
	subl	$32, %esp
	.cfi_adjust_cfa_offset 32
	mov	52(%esp), %ebx
	mov	56(%esp), %esi
	mov	60(%esp), %edi
	mov	96(%ebx), %ebp
	andl	$63, %ebp
	movb	$128, 32(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$56, %ebp
	jbe	.Lmd5_finish_skip1
	cmpl	$64, %ebp
	jae	.Lmd5_finish_done1
.Lmd5_finish_more1:
	movb	$0, 32(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$64, %ebp
	jb	.Lmd5_finish_more1
.Lmd5_finish_done1:
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lmd5_finish_skip1:
	cmpl	$56, %ebp
	jae	.Lmd5_finish_done2
.Lmd5_finish_more2:
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebx,%ebp)
	addl	$8, %ebp
	cmpl	$56, %ebp
	jb	.Lmd5_finish_more2
.Lmd5_finish_done2:
	mov	100(%ebx), %ecx
	shl	$3, %ecx
	mov	96(%ebx), %eax
	shr	$29, %eax
	mov	%eax, 24(%esp)
	or	24(%esp), %ecx
	mov	%ecx, 92(%ebx)
	mov	96(%ebx), %ecx
	shl	$3, %ecx
	mov	%ecx, 88(%ebx)
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebx), %eax
	mov	%eax, 28(%esp)
	mov	%eax, (%esi)
	mov	4(%ebx), %eax
	mov	%eax, 28(%esp)
	mov	%eax, 4(%esi)
	mov	8(%ebx), %eax
	mov	%eax, 28(%esp)
	mov	%eax, 8(%esi)
	mov	12(%ebx), %eax
	mov	%eax, 28(%esp)
	mov	%eax, 12(%esi)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%ebx)
	movdqu	%xmm7, 16(%ebx)
	movdqu	%xmm7, 32(%ebx)
	movdqu	%xmm7, 48(%ebx)
	movdqu	%xmm7, 64(%ebx)
	movdqu	%xmm7, 80(%ebx)
	movq	%xmm7, 96(%ebx)
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	addl	$32, %esp
	.cfi_adjust_cfa_offset -32
	pop	%edi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 7
	pop	%esi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 6
	pop	%ebp
	.cfi_adjust_cfa_offset -4
	.cfi_restore 5
	pop	%ebx
	.cfi_adjust_cfa_offset -4
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_md5_finish)

// ingot_asm_md5_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     16 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  149 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+48 block,  frame+112 n,
//         frame+116 left,  frame+120 t,  frame+124 t,  frame+128 low,  frame+132 t
// SHA-256 of the body: 1602416a0ce17baa39cba73d3926a362e182d9fb0a592e7b2b140034149757e7
INGOT_FUNCTION(ingot_asm_md5_digest)
	endbr32
	push	%ebx
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 3, 0
	push	%ebp
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 5, 0
	push	%esi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 6, 0
	push	%edi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 7, 0
	subl	$136, %esp
	.cfi_adjust_cfa_offset 136
	mov	156(%esp), %ebx
	mov	160(%esp), %esi
	mov	164(%esp), %edi
	mov	168(%esp), %ebp
	call	.Lmd5_digest_here1
	.cfi_adjust_cfa_offset 4
.Lmd5_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_md5_digest_iv-.Lmd5_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 112(%esp)
	test	%eax, %eax
	je	.Lmd5_digest_skip1
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	112(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	112(%esp), %eax
	shl	$6, %eax
	mov	%eax, 112(%esp)
	add	112(%esp), %esi
.Lmd5_digest_skip1:
	mov	%edi, %eax
	andl	$63, %eax
	mov	%eax, 112(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	lea	48(%esp), %ecx
	mov	112(%esp), %eax
	mov	%eax, 116(%esp)
	cmpl	$16, %eax
	jbe	.Lmd5_digest_skip2
.Lmd5_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 116(%esp)
	cmpl	$16, 116(%esp)
	ja	.Lmd5_digest_more1
.Lmd5_digest_done1:
	mov	116(%esp), %eax
	mov	116(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lmd5_digest_join1
.Lmd5_digest_skip2:
	cmpl	$8, 116(%esp)
	jb	.Lmd5_digest_skip3
	mov	116(%esp), %eax
	mov	116(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lmd5_digest_join2
.Lmd5_digest_skip3:
	cmpl	$4, 116(%esp)
	jb	.Lmd5_digest_skip4
	mov	116(%esp), %eax
	mov	116(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lmd5_digest_join3
.Lmd5_digest_skip4:
	cmpl	$0, 116(%esp)
	je	.Lmd5_digest_skip5
	movzbl	(%esi), %eax
	mov	%eax, 120(%esp)
	movb	%al, (%ecx)
	mov	116(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 120(%esp)
	mov	120(%esp), %eax
	mov	116(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	116(%esp), %eax
	shr	$1, %eax
	mov	%eax, 116(%esp)
	mov	116(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 120(%esp)
	mov	120(%esp), %eax
	mov	116(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lmd5_digest_skip5:
.Lmd5_digest_join3:
.Lmd5_digest_join2:
.Lmd5_digest_join1:
	mov	112(%esp), %edx
	movb	$128, 48(%esp,%edx)
	cmpl	$56, 112(%esp)
	jb	.Lmd5_digest_skip6
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	48(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
.Lmd5_digest_skip6:
	mov	%edi, %eax
	shr	$29, %eax
	mov	%eax, 124(%esp)
	mov	%eax, 108(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	mov	%eax, 124(%esp)
	mov	%eax, 104(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	48(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	mov	%eax, 132(%esp)
	mov	%eax, (%ebx)
	mov	36(%esp), %eax
	mov	%eax, 132(%esp)
	mov	%eax, 4(%ebx)
	mov	40(%esp), %eax
	mov	%eax, 132(%esp)
	mov	%eax, 8(%ebx)
	mov	44(%esp), %eax
	mov	%eax, 132(%esp)
	mov	%eax, 12(%ebx)
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movq	%xmm7, 128(%esp)
	addl	$136, %esp
	.cfi_adjust_cfa_offset -136
	pop	%edi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 7
	pop	%esi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 6
	pop	%ebp
	.cfi_adjust_cfa_offset -4
	.cfi_restore 5
	pop	%ebx
	.cfi_adjust_cfa_offset -4
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_md5_digest)
INGOT_RODATA(.Lingot_asm_md5_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10

#if defined(__ELF__)
	.section .note.gnu.property, "a", %note
	.balign 4
	.long 4, 12, 5
	.asciz "GNU"
	.long 0xc0000002, 4, 3
#endif

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
