// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha256 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha256_compress_sse2, i686 with SSE2, needs the baseline only.  Made by gen from gen/x86/sha256.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   sp+4  state   32 bytes, read, written, secret; words of the machine
//   sp+8  blocks  64 * n bytes, read, secret
//   sp+12 n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  2476 instructions.
// Holds:  %eax a,  %ecx e,  %edx b^c,  %ebx a^b,  %ebp K,  %esi t,  %edi u,  %xmm0 w,  %xmm1 w,  %xmm2 w,
//         %xmm3 w,  %xmm4 q,  %xmm5 r,  frame+0 a to h,  frame+32 w,  frame+112 w+k,  frame+128 blocks,
//         frame+144 blocks left
// SHA-256 of the body: e36413907e35baa1c37ac27260491b3e082a13d45a5b9fe31fe1177e5566fcf3
INGOT_FUNCTION(ingot_asm_sha256_compress_sse2)
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
	subl	$148, %esp
	.cfi_adjust_cfa_offset 148
	mov	172(%esp), %eax
	mov	%eax, 128(%esp)
	call	.Lsha256_compress_sse2_here1
	.cfi_adjust_cfa_offset 4
.Lsha256_compress_sse2_here1:
	pop	%ebp
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha256_compress_sse2_k-.Lsha256_compress_sse2_here1(%ebp), %ebp
	mov	176(%esp), %eax
	mov	%eax, 144(%esp)
	test	%eax, %eax
	je	.Lsha256_compress_sse2_skip1
.Lsha256_compress_sse2_more1:
	mov	168(%esp), %esi
	movdqu	(%esi), %xmm4
	movdqu	%xmm4, (%esp)
	movdqu	16(%esi), %xmm4
	movdqu	%xmm4, 16(%esp)
	mov	128(%esp), %edi
	movdqu	(%edi), %xmm0
	movdqa	%xmm0, %xmm4
	psrlw	$8, %xmm0
	psllw	$8, %xmm4
	pxor	%xmm4, %xmm0
	pshuflw	$177, %xmm0, %xmm0
	pshufhw	$177, %xmm0, %xmm0
	movdqu	16(%edi), %xmm1
	movdqa	%xmm1, %xmm4
	psrlw	$8, %xmm1
	psllw	$8, %xmm4
	pxor	%xmm4, %xmm1
	pshuflw	$177, %xmm1, %xmm1
	pshufhw	$177, %xmm1, %xmm1
	movdqu	32(%edi), %xmm2
	movdqa	%xmm2, %xmm4
	psrlw	$8, %xmm2
	psllw	$8, %xmm4
	pxor	%xmm4, %xmm2
	pshuflw	$177, %xmm2, %xmm2
	pshufhw	$177, %xmm2, %xmm2
	movdqu	48(%edi), %xmm3
	movdqa	%xmm3, %xmm4
	psrlw	$8, %xmm3
	psllw	$8, %xmm4
	pxor	%xmm4, %xmm3
	pshuflw	$177, %xmm3, %xmm3
	pshufhw	$177, %xmm3, %xmm3
	mov	(%esp), %eax
	mov	16(%esp), %ecx
	mov	4(%esp), %edx
	xor	8(%esp), %edx
	// words 0 to 3
	movdqu	%xmm0, 32(%esp)
	movdqa	%xmm0, %xmm4
	paddd	(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 0
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 1
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 2
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 3
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 4 to 7
	movdqu	%xmm1, 48(%esp)
	movdqa	%xmm1, %xmm4
	paddd	16(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 4
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 5
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 6
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 7
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 8 to 11
	movdqu	%xmm2, 64(%esp)
	movdqa	%xmm2, %xmm4
	paddd	32(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 8
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 9
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 10
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 11
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 12 to 15
	movdqu	%xmm3, 80(%esp)
	movdqa	%xmm3, %xmm4
	paddd	48(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 12
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 13
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 14
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 15
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 16 to 19
	movdqu	36(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm0
	movdqu	68(%esp), %xmm5
	paddd	%xmm5, %xmm0
	pshufd	$250, %xmm3, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm0
	pshufd	$80, %xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm0
	movdqu	%xmm0, 32(%esp)
	movdqu	%xmm0, 96(%esp)
	movdqa	%xmm0, %xmm4
	paddd	64(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 16
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 17
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 18
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 19
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 20 to 23
	movdqu	52(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm1
	movdqu	84(%esp), %xmm5
	paddd	%xmm5, %xmm1
	pshufd	$250, %xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm1
	pshufd	$80, %xmm1, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm1
	movdqu	%xmm1, 48(%esp)
	movdqa	%xmm1, %xmm4
	paddd	80(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 20
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 21
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 22
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 23
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 24 to 27
	movdqu	68(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm2
	movdqu	36(%esp), %xmm5
	paddd	%xmm5, %xmm2
	pshufd	$250, %xmm1, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm2
	pshufd	$80, %xmm2, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm2
	movdqu	%xmm2, 64(%esp)
	movdqa	%xmm2, %xmm4
	paddd	96(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 24
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 25
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 26
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 27
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 28 to 31
	movdqu	84(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm3
	movdqu	52(%esp), %xmm5
	paddd	%xmm5, %xmm3
	pshufd	$250, %xmm2, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm3
	pshufd	$80, %xmm3, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm3
	movdqu	%xmm3, 80(%esp)
	movdqa	%xmm3, %xmm4
	paddd	112(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 28
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 29
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 30
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 31
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 32 to 35
	movdqu	36(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm0
	movdqu	68(%esp), %xmm5
	paddd	%xmm5, %xmm0
	pshufd	$250, %xmm3, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm0
	pshufd	$80, %xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm0
	movdqu	%xmm0, 32(%esp)
	movdqu	%xmm0, 96(%esp)
	movdqa	%xmm0, %xmm4
	paddd	128(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 32
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 33
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 34
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 35
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 36 to 39
	movdqu	52(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm1
	movdqu	84(%esp), %xmm5
	paddd	%xmm5, %xmm1
	pshufd	$250, %xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm1
	pshufd	$80, %xmm1, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm1
	movdqu	%xmm1, 48(%esp)
	movdqa	%xmm1, %xmm4
	paddd	144(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 36
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 37
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 38
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 39
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 40 to 43
	movdqu	68(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm2
	movdqu	36(%esp), %xmm5
	paddd	%xmm5, %xmm2
	pshufd	$250, %xmm1, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm2
	pshufd	$80, %xmm2, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm2
	movdqu	%xmm2, 64(%esp)
	movdqa	%xmm2, %xmm4
	paddd	160(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 40
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 41
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 42
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 43
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 44 to 47
	movdqu	84(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm3
	movdqu	52(%esp), %xmm5
	paddd	%xmm5, %xmm3
	pshufd	$250, %xmm2, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm3
	pshufd	$80, %xmm3, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm3
	movdqu	%xmm3, 80(%esp)
	movdqa	%xmm3, %xmm4
	paddd	176(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 44
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 45
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 46
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 47
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 48 to 51
	movdqu	36(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm0
	movdqu	68(%esp), %xmm5
	paddd	%xmm5, %xmm0
	pshufd	$250, %xmm3, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm0
	pshufd	$80, %xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm0
	movdqu	%xmm0, 32(%esp)
	movdqu	%xmm0, 96(%esp)
	movdqa	%xmm0, %xmm4
	paddd	192(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 48
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 49
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 50
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 51
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 52 to 55
	movdqu	52(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm1
	movdqu	84(%esp), %xmm5
	paddd	%xmm5, %xmm1
	pshufd	$250, %xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm1
	pshufd	$80, %xmm1, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm1
	movdqu	%xmm1, 48(%esp)
	movdqa	%xmm1, %xmm4
	paddd	208(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 52
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 53
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 54
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 55
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// words 56 to 59
	movdqu	68(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm2
	movdqu	36(%esp), %xmm5
	paddd	%xmm5, %xmm2
	pshufd	$250, %xmm1, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm2
	pshufd	$80, %xmm2, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm2
	movdqu	%xmm2, 64(%esp)
	movdqa	%xmm2, %xmm4
	paddd	224(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 56
	mov	28(%esp), %esi
	add	112(%esp), %esi
	mov	20(%esp), %edi
	xor	24(%esp), %edi
	and	%ecx, %edi
	xor	24(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	12(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 12(%esp)
	mov	%eax, %ebx
	xor	4(%esp), %ebx
	and	%ebx, %edx
	xor	4(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 28(%esp)
	// round 57
	mov	24(%esp), %eax
	add	116(%esp), %eax
	mov	16(%esp), %edi
	xor	20(%esp), %edi
	and	%ecx, %edi
	xor	20(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	8(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 8(%esp)
	mov	%esi, %edx
	xor	(%esp), %edx
	and	%edx, %ebx
	xor	(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 24(%esp)
	// round 58
	mov	20(%esp), %esi
	add	120(%esp), %esi
	mov	12(%esp), %edi
	xor	16(%esp), %edi
	and	%ecx, %edi
	xor	16(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	4(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 4(%esp)
	mov	%eax, %ebx
	xor	28(%esp), %ebx
	and	%ebx, %edx
	xor	28(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 20(%esp)
	// round 59
	mov	16(%esp), %eax
	add	124(%esp), %eax
	mov	8(%esp), %edi
	xor	12(%esp), %edi
	and	%ecx, %edi
	xor	12(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, (%esp)
	mov	%esi, %edx
	xor	24(%esp), %edx
	and	%edx, %ebx
	xor	24(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 16(%esp)
	// words 60 to 63
	movdqu	84(%esp), %xmm5
	movdqa	%xmm5, %xmm4
	psrld	$11, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$4, %xmm4
	pxor	%xmm5, %xmm4
	psrld	$3, %xmm4
	pslld	$14, %xmm5
	pxor	%xmm5, %xmm4
	pslld	$11, %xmm5
	pxor	%xmm5, %xmm4
	paddd	%xmm4, %xmm3
	movdqu	52(%esp), %xmm5
	paddd	%xmm5, %xmm3
	pshufd	$250, %xmm2, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$128, %xmm4, %xmm4
	psrldq	$8, %xmm4
	paddd	%xmm4, %xmm3
	pshufd	$80, %xmm3, %xmm4
	movdqa	%xmm4, %xmm5
	psrld	$10, %xmm4
	psrlq	$17, %xmm5
	pxor	%xmm5, %xmm4
	psrlq	$2, %xmm5
	pxor	%xmm5, %xmm4
	pshufd	$8, %xmm4, %xmm4
	pslldq	$8, %xmm4
	paddd	%xmm4, %xmm3
	movdqa	%xmm3, %xmm4
	paddd	240(%ebp), %xmm4
	movdqu	%xmm4, 112(%esp)
	// round 60
	mov	12(%esp), %esi
	add	112(%esp), %esi
	mov	4(%esp), %edi
	xor	8(%esp), %edi
	and	%ecx, %edi
	xor	8(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	28(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 28(%esp)
	mov	%eax, %ebx
	xor	20(%esp), %ebx
	and	%ebx, %edx
	xor	20(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 12(%esp)
	// round 61
	mov	8(%esp), %eax
	add	116(%esp), %eax
	mov	(%esp), %edi
	xor	4(%esp), %edi
	and	%ecx, %edi
	xor	4(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	24(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 24(%esp)
	mov	%esi, %edx
	xor	16(%esp), %edx
	and	%edx, %ebx
	xor	16(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, 8(%esp)
	// round 62
	mov	4(%esp), %esi
	add	120(%esp), %esi
	mov	28(%esp), %edi
	xor	(%esp), %edi
	and	%ecx, %edi
	xor	(%esp), %edi
	add	%edi, %esi
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %esi
	mov	20(%esp), %ecx
	add	%esi, %ecx
	mov	%ecx, 20(%esp)
	mov	%eax, %ebx
	xor	12(%esp), %ebx
	and	%ebx, %edx
	xor	12(%esp), %edx
	add	%edx, %esi
	mov	%eax, %edi
	ror	$9, %edi
	xor	%eax, %edi
	ror	$11, %edi
	xor	%eax, %edi
	ror	$2, %edi
	add	%edi, %esi
	mov	%esi, 4(%esp)
	// round 63
	mov	(%esp), %eax
	add	124(%esp), %eax
	mov	24(%esp), %edi
	xor	28(%esp), %edi
	and	%ecx, %edi
	xor	28(%esp), %edi
	add	%edi, %eax
	mov	%ecx, %edi
	ror	$14, %edi
	xor	%ecx, %edi
	ror	$5, %edi
	xor	%ecx, %edi
	ror	$6, %edi
	add	%edi, %eax
	mov	16(%esp), %ecx
	add	%eax, %ecx
	mov	%ecx, 16(%esp)
	mov	%esi, %edx
	xor	8(%esp), %edx
	and	%edx, %ebx
	xor	8(%esp), %ebx
	add	%ebx, %eax
	mov	%esi, %edi
	ror	$9, %edi
	xor	%esi, %edi
	ror	$11, %edi
	xor	%esi, %edi
	ror	$2, %edi
	add	%edi, %eax
	mov	%eax, (%esp)
	// feed forward
	mov	168(%esp), %esi
	movdqu	(%esp), %xmm4
	movdqu	(%esi), %xmm5
	paddd	%xmm5, %xmm4
	movdqu	%xmm4, (%esi)
	movdqu	16(%esp), %xmm4
	movdqu	16(%esi), %xmm5
	paddd	%xmm5, %xmm4
	movdqu	%xmm4, 16(%esi)
	addl	$64, 128(%esp)
	subl	$1, 144(%esp)
	jne	.Lsha256_compress_sse2_more1
.Lsha256_compress_sse2_skip1:
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
	movdqu	%xmm7, 128(%esp)
	movl	$0, 144(%esp)
	addl	$148, %esp
	.cfi_adjust_cfa_offset -148
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
INGOT_END(ingot_asm_sha256_compress_sse2)
INGOT_RODATA(.Lingot_asm_sha256_compress_sse2_k, 64)
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

// ingot_asm_sha256_compress_shani, i686 with SSE2, needs SSSE3 SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   sp+4  state   32 bytes, read, written, secret; words of the machine
//   sp+8  blocks  64 * n bytes, read, secret
//   sp+12 n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  188 instructions.
// Holds:  %eax state,  %ecx blocks,  %edx constants,  %xmm0 w+k,  %xmm1 t,  %xmm2 abef,  %xmm2[0] f,
//         %xmm2[1] e,  %xmm2[2] b,  %xmm2[3] a,  %xmm3 cdgh,  %xmm3[0] h,  %xmm3[1] g,  %xmm3[2] d,
//         %xmm3[3] c,  %xmm4 w[0..],  %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  frame+0 blocks left,
//         frame+16 before
// SHA-256 of the body: 40fb5ca402b9efacf98c6f4c0d1455314572b85d19166e00ba017487bd2a3934
INGOT_FUNCTION(ingot_asm_sha256_compress_shani)
	endbr32
	subl	$48, %esp
	.cfi_adjust_cfa_offset 48
	mov	56(%esp), %ecx
	call	.Lsha256_compress_shani_here1
	.cfi_adjust_cfa_offset 4
.Lsha256_compress_shani_here1:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha256_compress_shani_k-.Lsha256_compress_shani_here1(%edx), %edx
	mov	60(%esp), %eax
	mov	%eax, (%esp)
	test	%eax, %eax
	je	.Lsha256_compress_shani_skip1
	mov	52(%esp), %eax
	movdqu	(%eax), %xmm1
	movdqu	16(%eax), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
.Lsha256_compress_shani_more1:
	movdqu	%xmm2, 16(%esp)
	movdqu	%xmm3, 32(%esp)
	movdqu	(%ecx), %xmm4
	pshufb	256(%edx), %xmm4
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	16(%ecx), %xmm5
	pshufb	256(%edx), %xmm5
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	16(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	movdqu	32(%ecx), %xmm6
	pshufb	256(%edx), %xmm6
	// rounds 8 to 11
	movdqa	%xmm6, %xmm0
	paddd	32(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	movdqu	48(%ecx), %xmm7
	pshufb	256(%edx), %xmm7
	// rounds 12 to 15
	movdqa	%xmm7, %xmm0
	paddd	48(%edx), %xmm0
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
	paddd	64(%edx), %xmm0
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
	paddd	80(%edx), %xmm0
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
	paddd	96(%edx), %xmm0
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
	paddd	112(%edx), %xmm0
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
	paddd	128(%edx), %xmm0
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
	paddd	144(%edx), %xmm0
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
	paddd	160(%edx), %xmm0
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
	paddd	176(%edx), %xmm0
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
	paddd	192(%edx), %xmm0
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
	paddd	208(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	224(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	240(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// feed forward
	movdqu	16(%esp), %xmm4
	movdqu	32(%esp), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
	addl	$64, %ecx
	subl	$1, (%esp)
	jne	.Lsha256_compress_shani_more1
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, (%eax)
	movdqu	%xmm3, 16(%eax)
.Lsha256_compress_shani_skip1:
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movdqu	%xmm7, 32(%esp)
	addl	$48, %esp
	.cfi_adjust_cfa_offset -48
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

// ingot_asm_sha256_update, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  171 instructions.
// Holds:  %ecx to,  %ebx ctx,  %ebp f,  %esi data,  %edi len,  frame+24 fill,  frame+28 n,  frame+32 from,
//         frame+32 t,  frame+36 left,  frame+40 t
// SHA-256 of the body: 8d315e822a2677db1b56ab0d21653804022c9bc82e466ec293c24d9c887148e9
INGOT_FUNCTION(ingot_asm_sha256_update)
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
	je	.Lsha256_update_skip1
	movl	$64, 28(%esp)
	mov	28(%esp), %eax
	sub	24(%esp), %eax
	mov	%eax, 28(%esp)
	cmp	28(%esp), %edi
	jae	.Lsha256_update_skip2
	mov	%edi, 28(%esp)
.Lsha256_update_skip2:
	mov	24(%esp), %edx
	lea	32(%ebx,%edx), %ecx
	mov	%esi, 32(%esp)
	mov	28(%esp), %eax
	mov	%eax, 36(%esp)
	cmpl	$16, %eax
	jbe	.Lsha256_update_skip3
.Lsha256_update_more1:
	mov	32(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, 32(%esp)
	addl	$16, %ecx
	subl	$16, 36(%esp)
	cmpl	$16, 36(%esp)
	ja	.Lsha256_update_more1
.Lsha256_update_done1:
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha256_update_join1
.Lsha256_update_skip3:
	cmpl	$8, 36(%esp)
	jb	.Lsha256_update_skip4
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movq	-8(%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	mov	32(%esp), %eax
	movq	(%eax), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_update_join2
.Lsha256_update_skip4:
	cmpl	$4, 36(%esp)
	jb	.Lsha256_update_skip5
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movd	-4(%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	mov	32(%esp), %eax
	movd	(%eax), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_update_join3
.Lsha256_update_skip5:
	cmpl	$0, 36(%esp)
	je	.Lsha256_update_skip6
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
.Lsha256_update_skip6:
.Lsha256_update_join3:
.Lsha256_update_join2:
.Lsha256_update_join1:
	mov	24(%esp), %eax
	add	28(%esp), %eax
	mov	%eax, 24(%esp)
	add	28(%esp), %esi
	sub	28(%esp), %edi
	cmpl	$64, 24(%esp)
	jne	.Lsha256_update_skip7
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
.Lsha256_update_skip7:
.Lsha256_update_skip1:
.Lsha256_update_cut1:
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 28(%esp)
	test	%eax, %eax
	je	.Lsha256_update_skip8
	mov	%ebx, (%esp)
	mov	%esi, 4(%esp)
	mov	28(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	28(%esp), %eax
	shl	$6, %eax
	mov	%eax, 28(%esp)
	add	28(%esp), %esi
.Lsha256_update_skip8:
	andl	$63, %edi
	test	%edi, %edi
	je	.Lsha256_update_skip9
	lea	32(%ebx), %ecx
	cmpl	$16, %edi
	jbe	.Lsha256_update_skip10
.Lsha256_update_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha256_update_more2
.Lsha256_update_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha256_update_join4
.Lsha256_update_skip10:
	cmpl	$8, %edi
	jb	.Lsha256_update_skip11
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_update_join5
.Lsha256_update_skip11:
	cmpl	$4, %edi
	jb	.Lsha256_update_skip12
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_update_join6
.Lsha256_update_skip12:
	test	%edi, %edi
	je	.Lsha256_update_skip13
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
.Lsha256_update_skip13:
.Lsha256_update_join6:
.Lsha256_update_join5:
.Lsha256_update_join4:
.Lsha256_update_skip9:
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
INGOT_END(ingot_asm_sha256_update)

// ingot_asm_sha256_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     32 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  100 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: 821bb5f1da360d9762e595cbea7b7f602c325d29cac6728f19dbb64485b3b74c
INGOT_FUNCTION(ingot_asm_sha256_finish)
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
	jbe	.Lsha256_finish_skip1
	cmpl	$64, %ebp
	jae	.Lsha256_finish_done1
.Lsha256_finish_more1:
	movb	$0, 32(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$64, %ebp
	jb	.Lsha256_finish_more1
.Lsha256_finish_done1:
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lsha256_finish_skip1:
	cmpl	$56, %ebp
	jae	.Lsha256_finish_done2
.Lsha256_finish_more2:
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebx,%ebp)
	addl	$8, %ebp
	cmpl	$56, %ebp
	jb	.Lsha256_finish_more2
.Lsha256_finish_done2:
	mov	100(%ebx), %ecx
	shl	$3, %ecx
	mov	96(%ebx), %eax
	shr	$29, %eax
	mov	%eax, 24(%esp)
	or	24(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 88(%ebx)
	mov	96(%ebx), %ecx
	shl	$3, %ecx
	bswap	%ecx
	mov	%ecx, 92(%ebx)
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, (%esi)
	mov	4(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 4(%esi)
	mov	8(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 8(%esi)
	mov	12(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 12(%esi)
	mov	16(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 16(%esi)
	mov	20(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 20(%esi)
	mov	24(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 24(%esi)
	mov	28(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 28(%esi)
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
INGOT_END(ingot_asm_sha256_finish)

// ingot_asm_sha256_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     32 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  174 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+64 block,  frame+128 n,
//         frame+132 left,  frame+136 t,  frame+140 t,  frame+144 low,  frame+148 t
// SHA-256 of the body: 8d3817516365568816ec842c1c6c06547ef2ed8714f313f012a9e471f79dece0
INGOT_FUNCTION(ingot_asm_sha256_digest)
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
	subl	$152, %esp
	.cfi_adjust_cfa_offset 152
	mov	172(%esp), %ebx
	mov	176(%esp), %esi
	mov	180(%esp), %edi
	mov	184(%esp), %ebp
	call	.Lsha256_digest_here1
	.cfi_adjust_cfa_offset 4
.Lsha256_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha256_digest_iv-.Lsha256_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	.Lingot_asm_sha256_digest_iv-.Lsha256_digest_here1+16(%eax), %xmm7
	movdqu	%xmm7, 48(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 128(%esp)
	test	%eax, %eax
	je	.Lsha256_digest_skip1
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	128(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	128(%esp), %eax
	shl	$6, %eax
	mov	%eax, 128(%esp)
	add	128(%esp), %esi
.Lsha256_digest_skip1:
	mov	%edi, %eax
	andl	$63, %eax
	mov	%eax, 128(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	lea	64(%esp), %ecx
	mov	128(%esp), %eax
	mov	%eax, 132(%esp)
	cmpl	$16, %eax
	jbe	.Lsha256_digest_skip2
.Lsha256_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 132(%esp)
	cmpl	$16, 132(%esp)
	ja	.Lsha256_digest_more1
.Lsha256_digest_done1:
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha256_digest_join1
.Lsha256_digest_skip2:
	cmpl	$8, 132(%esp)
	jb	.Lsha256_digest_skip3
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_digest_join2
.Lsha256_digest_skip3:
	cmpl	$4, 132(%esp)
	jb	.Lsha256_digest_skip4
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_digest_join3
.Lsha256_digest_skip4:
	cmpl	$0, 132(%esp)
	je	.Lsha256_digest_skip5
	movzbl	(%esi), %eax
	mov	%eax, 136(%esp)
	movb	%al, (%ecx)
	mov	132(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 136(%esp)
	mov	136(%esp), %eax
	mov	132(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	132(%esp), %eax
	shr	$1, %eax
	mov	%eax, 132(%esp)
	mov	132(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 136(%esp)
	mov	136(%esp), %eax
	mov	132(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha256_digest_skip5:
.Lsha256_digest_join3:
.Lsha256_digest_join2:
.Lsha256_digest_join1:
	mov	128(%esp), %edx
	movb	$128, 64(%esp,%edx)
	cmpl	$56, 128(%esp)
	jb	.Lsha256_digest_skip6
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	64(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
.Lsha256_digest_skip6:
	mov	%edi, %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 140(%esp)
	mov	%eax, 120(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 140(%esp)
	mov	%eax, 124(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	64(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, (%ebx)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 4(%ebx)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 8(%ebx)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 12(%ebx)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 16(%ebx)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 20(%ebx)
	mov	56(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 24(%ebx)
	mov	60(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 28(%ebx)
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
	movdqu	%xmm7, 128(%esp)
	movq	%xmm7, 144(%esp)
	addl	$152, %esp
	.cfi_adjust_cfa_offset -152
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
INGOT_END(ingot_asm_sha256_digest)
INGOT_RODATA(.Lingot_asm_sha256_digest_iv, 16)
	.byte	0x67, 0xe6, 0x09, 0x6a, 0x85, 0xae, 0x67, 0xbb, 0x72, 0xf3, 0x6e, 0x3c, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0x7f, 0x52, 0x0e, 0x51, 0x8c, 0x68, 0x05, 0x9b, 0xab, 0xd9, 0x83, 0x1f, 0x19, 0xcd, 0xe0, 0x5b

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
