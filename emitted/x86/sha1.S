// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha1 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_compress_scalar, i686 with SSE2, needs the baseline only.  Made by gen from gen/x86/sha1.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   sp+4  state   20 bytes, read, written, secret; words of the machine
//   sp+8  blocks  64 * n bytes, read, secret
//   sp+12 n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  1275 instructions.
// Holds:  %eax a,  %ecx c,  %edx d,  %ebx b,  %ebp e,  %esi u,  %edi t,  %xmm0 message,  %xmm1 message,
//         frame+0 w,  frame+64 blocks,  frame+80 blocks left
// SHA-256 of the body: 9f2530ea90b3d6d3df29467f36c7b8353b0e71bd3193762ee763e34d73740232
INGOT_FUNCTION(ingot_asm_sha1_compress_scalar)
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
	subl	$84, %esp
	.cfi_adjust_cfa_offset 84
	mov	108(%esp), %eax
	mov	%eax, 64(%esp)
	mov	112(%esp), %eax
	mov	%eax, 80(%esp)
	test	%eax, %eax
	je	.Lsha1_compress_scalar_skip1
	mov	104(%esp), %edi
	mov	(%edi), %eax
	mov	4(%edi), %ebx
	mov	8(%edi), %ecx
	mov	12(%edi), %edx
	mov	16(%edi), %ebp
.Lsha1_compress_scalar_more1:
	mov	64(%esp), %edi
	movdqu	(%edi), %xmm0
	movdqa	%xmm0, %xmm1
	psrlw	$8, %xmm0
	psllw	$8, %xmm1
	pxor	%xmm1, %xmm0
	pshuflw	$177, %xmm0, %xmm0
	pshufhw	$177, %xmm0, %xmm0
	movdqu	%xmm0, (%esp)
	movdqu	16(%edi), %xmm0
	movdqa	%xmm0, %xmm1
	psrlw	$8, %xmm0
	psllw	$8, %xmm1
	pxor	%xmm1, %xmm0
	pshuflw	$177, %xmm0, %xmm0
	pshufhw	$177, %xmm0, %xmm0
	movdqu	%xmm0, 16(%esp)
	movdqu	32(%edi), %xmm0
	movdqa	%xmm0, %xmm1
	psrlw	$8, %xmm0
	psllw	$8, %xmm1
	pxor	%xmm1, %xmm0
	pshuflw	$177, %xmm0, %xmm0
	pshufhw	$177, %xmm0, %xmm0
	movdqu	%xmm0, 32(%esp)
	movdqu	48(%edi), %xmm0
	movdqa	%xmm0, %xmm1
	psrlw	$8, %xmm0
	psllw	$8, %xmm1
	pxor	%xmm1, %xmm0
	pshuflw	$177, %xmm0, %xmm0
	pshufhw	$177, %xmm0, %xmm0
	movdqu	%xmm0, 48(%esp)
	// round 0
	mov	(%esp), %edi
	lea	1518500249(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 1
	mov	4(%esp), %edi
	lea	1518500249(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 2
	mov	8(%esp), %edi
	lea	1518500249(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 3
	mov	12(%esp), %edi
	lea	1518500249(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 4
	mov	16(%esp), %edi
	lea	1518500249(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	xor	%ebp, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 5
	mov	20(%esp), %edi
	lea	1518500249(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 6
	mov	24(%esp), %edi
	lea	1518500249(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 7
	mov	28(%esp), %edi
	lea	1518500249(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 8
	mov	32(%esp), %edi
	lea	1518500249(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 9
	mov	36(%esp), %edi
	lea	1518500249(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	xor	%ebp, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 10
	mov	40(%esp), %edi
	lea	1518500249(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 11
	mov	44(%esp), %edi
	lea	1518500249(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 12
	mov	48(%esp), %edi
	lea	1518500249(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 13
	mov	52(%esp), %edi
	lea	1518500249(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 14
	mov	56(%esp), %edi
	lea	1518500249(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	xor	%ebp, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 15
	mov	60(%esp), %edi
	lea	1518500249(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	xor	%edx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 16
	mov	52(%esp), %edi
	xor	32(%esp), %edi
	xor	8(%esp), %edi
	xor	(%esp), %edi
	ror	$31, %edi
	mov	%edi, (%esp)
	lea	1518500249(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	xor	%ecx, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 17
	mov	56(%esp), %edi
	xor	36(%esp), %edi
	xor	12(%esp), %edi
	xor	4(%esp), %edi
	ror	$31, %edi
	mov	%edi, 4(%esp)
	lea	1518500249(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	xor	%ebx, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 18
	mov	60(%esp), %edi
	xor	40(%esp), %edi
	xor	16(%esp), %edi
	xor	8(%esp), %edi
	ror	$31, %edi
	mov	%edi, 8(%esp)
	lea	1518500249(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	xor	%eax, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 19
	mov	(%esp), %edi
	xor	44(%esp), %edi
	xor	20(%esp), %edi
	xor	12(%esp), %edi
	ror	$31, %edi
	mov	%edi, 12(%esp)
	lea	1518500249(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	xor	%ebp, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 20
	mov	4(%esp), %edi
	xor	48(%esp), %edi
	xor	24(%esp), %edi
	xor	16(%esp), %edi
	ror	$31, %edi
	mov	%edi, 16(%esp)
	lea	1859775393(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 21
	mov	8(%esp), %edi
	xor	52(%esp), %edi
	xor	28(%esp), %edi
	xor	20(%esp), %edi
	ror	$31, %edi
	mov	%edi, 20(%esp)
	lea	1859775393(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 22
	mov	12(%esp), %edi
	xor	56(%esp), %edi
	xor	32(%esp), %edi
	xor	24(%esp), %edi
	ror	$31, %edi
	mov	%edi, 24(%esp)
	lea	1859775393(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 23
	mov	16(%esp), %edi
	xor	60(%esp), %edi
	xor	36(%esp), %edi
	xor	28(%esp), %edi
	ror	$31, %edi
	mov	%edi, 28(%esp)
	lea	1859775393(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 24
	mov	20(%esp), %edi
	xor	(%esp), %edi
	xor	40(%esp), %edi
	xor	32(%esp), %edi
	ror	$31, %edi
	mov	%edi, 32(%esp)
	lea	1859775393(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 25
	mov	24(%esp), %edi
	xor	4(%esp), %edi
	xor	44(%esp), %edi
	xor	36(%esp), %edi
	ror	$31, %edi
	mov	%edi, 36(%esp)
	lea	1859775393(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 26
	mov	28(%esp), %edi
	xor	8(%esp), %edi
	xor	48(%esp), %edi
	xor	40(%esp), %edi
	ror	$31, %edi
	mov	%edi, 40(%esp)
	lea	1859775393(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 27
	mov	32(%esp), %edi
	xor	12(%esp), %edi
	xor	52(%esp), %edi
	xor	44(%esp), %edi
	ror	$31, %edi
	mov	%edi, 44(%esp)
	lea	1859775393(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 28
	mov	36(%esp), %edi
	xor	16(%esp), %edi
	xor	56(%esp), %edi
	xor	48(%esp), %edi
	ror	$31, %edi
	mov	%edi, 48(%esp)
	lea	1859775393(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 29
	mov	40(%esp), %edi
	xor	20(%esp), %edi
	xor	60(%esp), %edi
	xor	52(%esp), %edi
	ror	$31, %edi
	mov	%edi, 52(%esp)
	lea	1859775393(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 30
	mov	44(%esp), %edi
	xor	24(%esp), %edi
	xor	(%esp), %edi
	xor	56(%esp), %edi
	ror	$31, %edi
	mov	%edi, 56(%esp)
	lea	1859775393(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 31
	mov	48(%esp), %edi
	xor	28(%esp), %edi
	xor	4(%esp), %edi
	xor	60(%esp), %edi
	ror	$31, %edi
	mov	%edi, 60(%esp)
	lea	1859775393(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 32
	mov	52(%esp), %edi
	xor	32(%esp), %edi
	xor	8(%esp), %edi
	xor	(%esp), %edi
	ror	$31, %edi
	mov	%edi, (%esp)
	lea	1859775393(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 33
	mov	56(%esp), %edi
	xor	36(%esp), %edi
	xor	12(%esp), %edi
	xor	4(%esp), %edi
	ror	$31, %edi
	mov	%edi, 4(%esp)
	lea	1859775393(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 34
	mov	60(%esp), %edi
	xor	40(%esp), %edi
	xor	16(%esp), %edi
	xor	8(%esp), %edi
	ror	$31, %edi
	mov	%edi, 8(%esp)
	lea	1859775393(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 35
	mov	(%esp), %edi
	xor	44(%esp), %edi
	xor	20(%esp), %edi
	xor	12(%esp), %edi
	ror	$31, %edi
	mov	%edi, 12(%esp)
	lea	1859775393(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 36
	mov	4(%esp), %edi
	xor	48(%esp), %edi
	xor	24(%esp), %edi
	xor	16(%esp), %edi
	ror	$31, %edi
	mov	%edi, 16(%esp)
	lea	1859775393(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 37
	mov	8(%esp), %edi
	xor	52(%esp), %edi
	xor	28(%esp), %edi
	xor	20(%esp), %edi
	ror	$31, %edi
	mov	%edi, 20(%esp)
	lea	1859775393(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 38
	mov	12(%esp), %edi
	xor	56(%esp), %edi
	xor	32(%esp), %edi
	xor	24(%esp), %edi
	ror	$31, %edi
	mov	%edi, 24(%esp)
	lea	1859775393(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 39
	mov	16(%esp), %edi
	xor	60(%esp), %edi
	xor	36(%esp), %edi
	xor	28(%esp), %edi
	ror	$31, %edi
	mov	%edi, 28(%esp)
	lea	1859775393(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 40
	mov	20(%esp), %edi
	xor	(%esp), %edi
	xor	40(%esp), %edi
	xor	32(%esp), %edi
	ror	$31, %edi
	mov	%edi, 32(%esp)
	lea	-1894007588(%ebp,%edi), %ebp
	mov	%ecx, %edi
	and	%edx, %edi
	add	%edi, %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 41
	mov	24(%esp), %edi
	xor	4(%esp), %edi
	xor	44(%esp), %edi
	xor	36(%esp), %edi
	ror	$31, %edi
	mov	%edi, 36(%esp)
	lea	-1894007588(%edx,%edi), %edx
	mov	%ebx, %edi
	and	%ecx, %edi
	add	%edi, %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 42
	mov	28(%esp), %edi
	xor	8(%esp), %edi
	xor	48(%esp), %edi
	xor	40(%esp), %edi
	ror	$31, %edi
	mov	%edi, 40(%esp)
	lea	-1894007588(%ecx,%edi), %ecx
	mov	%eax, %edi
	and	%ebx, %edi
	add	%edi, %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 43
	mov	32(%esp), %edi
	xor	12(%esp), %edi
	xor	52(%esp), %edi
	xor	44(%esp), %edi
	ror	$31, %edi
	mov	%edi, 44(%esp)
	lea	-1894007588(%ebx,%edi), %ebx
	mov	%ebp, %edi
	and	%eax, %edi
	add	%edi, %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 44
	mov	36(%esp), %edi
	xor	16(%esp), %edi
	xor	56(%esp), %edi
	xor	48(%esp), %edi
	ror	$31, %edi
	mov	%edi, 48(%esp)
	lea	-1894007588(%eax,%edi), %eax
	mov	%edx, %edi
	and	%ebp, %edi
	add	%edi, %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 45
	mov	40(%esp), %edi
	xor	20(%esp), %edi
	xor	60(%esp), %edi
	xor	52(%esp), %edi
	ror	$31, %edi
	mov	%edi, 52(%esp)
	lea	-1894007588(%ebp,%edi), %ebp
	mov	%ecx, %edi
	and	%edx, %edi
	add	%edi, %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 46
	mov	44(%esp), %edi
	xor	24(%esp), %edi
	xor	(%esp), %edi
	xor	56(%esp), %edi
	ror	$31, %edi
	mov	%edi, 56(%esp)
	lea	-1894007588(%edx,%edi), %edx
	mov	%ebx, %edi
	and	%ecx, %edi
	add	%edi, %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 47
	mov	48(%esp), %edi
	xor	28(%esp), %edi
	xor	4(%esp), %edi
	xor	60(%esp), %edi
	ror	$31, %edi
	mov	%edi, 60(%esp)
	lea	-1894007588(%ecx,%edi), %ecx
	mov	%eax, %edi
	and	%ebx, %edi
	add	%edi, %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 48
	mov	52(%esp), %edi
	xor	32(%esp), %edi
	xor	8(%esp), %edi
	xor	(%esp), %edi
	ror	$31, %edi
	mov	%edi, (%esp)
	lea	-1894007588(%ebx,%edi), %ebx
	mov	%ebp, %edi
	and	%eax, %edi
	add	%edi, %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 49
	mov	56(%esp), %edi
	xor	36(%esp), %edi
	xor	12(%esp), %edi
	xor	4(%esp), %edi
	ror	$31, %edi
	mov	%edi, 4(%esp)
	lea	-1894007588(%eax,%edi), %eax
	mov	%edx, %edi
	and	%ebp, %edi
	add	%edi, %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 50
	mov	60(%esp), %edi
	xor	40(%esp), %edi
	xor	16(%esp), %edi
	xor	8(%esp), %edi
	ror	$31, %edi
	mov	%edi, 8(%esp)
	lea	-1894007588(%ebp,%edi), %ebp
	mov	%ecx, %edi
	and	%edx, %edi
	add	%edi, %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 51
	mov	(%esp), %edi
	xor	44(%esp), %edi
	xor	20(%esp), %edi
	xor	12(%esp), %edi
	ror	$31, %edi
	mov	%edi, 12(%esp)
	lea	-1894007588(%edx,%edi), %edx
	mov	%ebx, %edi
	and	%ecx, %edi
	add	%edi, %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 52
	mov	4(%esp), %edi
	xor	48(%esp), %edi
	xor	24(%esp), %edi
	xor	16(%esp), %edi
	ror	$31, %edi
	mov	%edi, 16(%esp)
	lea	-1894007588(%ecx,%edi), %ecx
	mov	%eax, %edi
	and	%ebx, %edi
	add	%edi, %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 53
	mov	8(%esp), %edi
	xor	52(%esp), %edi
	xor	28(%esp), %edi
	xor	20(%esp), %edi
	ror	$31, %edi
	mov	%edi, 20(%esp)
	lea	-1894007588(%ebx,%edi), %ebx
	mov	%ebp, %edi
	and	%eax, %edi
	add	%edi, %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 54
	mov	12(%esp), %edi
	xor	56(%esp), %edi
	xor	32(%esp), %edi
	xor	24(%esp), %edi
	ror	$31, %edi
	mov	%edi, 24(%esp)
	lea	-1894007588(%eax,%edi), %eax
	mov	%edx, %edi
	and	%ebp, %edi
	add	%edi, %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 55
	mov	16(%esp), %edi
	xor	60(%esp), %edi
	xor	36(%esp), %edi
	xor	28(%esp), %edi
	ror	$31, %edi
	mov	%edi, 28(%esp)
	lea	-1894007588(%ebp,%edi), %ebp
	mov	%ecx, %edi
	and	%edx, %edi
	add	%edi, %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	and	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 56
	mov	20(%esp), %edi
	xor	(%esp), %edi
	xor	40(%esp), %edi
	xor	32(%esp), %edi
	ror	$31, %edi
	mov	%edi, 32(%esp)
	lea	-1894007588(%edx,%edi), %edx
	mov	%ebx, %edi
	and	%ecx, %edi
	add	%edi, %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	and	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 57
	mov	24(%esp), %edi
	xor	4(%esp), %edi
	xor	44(%esp), %edi
	xor	36(%esp), %edi
	ror	$31, %edi
	mov	%edi, 36(%esp)
	lea	-1894007588(%ecx,%edi), %ecx
	mov	%eax, %edi
	and	%ebx, %edi
	add	%edi, %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	and	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 58
	mov	28(%esp), %edi
	xor	8(%esp), %edi
	xor	48(%esp), %edi
	xor	40(%esp), %edi
	ror	$31, %edi
	mov	%edi, 40(%esp)
	lea	-1894007588(%ebx,%edi), %ebx
	mov	%ebp, %edi
	and	%eax, %edi
	add	%edi, %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	and	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 59
	mov	32(%esp), %edi
	xor	12(%esp), %edi
	xor	52(%esp), %edi
	xor	44(%esp), %edi
	ror	$31, %edi
	mov	%edi, 44(%esp)
	lea	-1894007588(%eax,%edi), %eax
	mov	%edx, %edi
	and	%ebp, %edi
	add	%edi, %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	and	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 60
	mov	36(%esp), %edi
	xor	16(%esp), %edi
	xor	56(%esp), %edi
	xor	48(%esp), %edi
	ror	$31, %edi
	mov	%edi, 48(%esp)
	lea	-899497514(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 61
	mov	40(%esp), %edi
	xor	20(%esp), %edi
	xor	60(%esp), %edi
	xor	52(%esp), %edi
	ror	$31, %edi
	mov	%edi, 52(%esp)
	lea	-899497514(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 62
	mov	44(%esp), %edi
	xor	24(%esp), %edi
	xor	(%esp), %edi
	xor	56(%esp), %edi
	ror	$31, %edi
	mov	%edi, 56(%esp)
	lea	-899497514(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 63
	mov	48(%esp), %edi
	xor	28(%esp), %edi
	xor	4(%esp), %edi
	xor	60(%esp), %edi
	ror	$31, %edi
	mov	%edi, 60(%esp)
	lea	-899497514(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 64
	mov	52(%esp), %edi
	xor	32(%esp), %edi
	xor	8(%esp), %edi
	xor	(%esp), %edi
	ror	$31, %edi
	mov	%edi, (%esp)
	lea	-899497514(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 65
	mov	56(%esp), %edi
	xor	36(%esp), %edi
	xor	12(%esp), %edi
	xor	4(%esp), %edi
	ror	$31, %edi
	mov	%edi, 4(%esp)
	lea	-899497514(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 66
	mov	60(%esp), %edi
	xor	40(%esp), %edi
	xor	16(%esp), %edi
	xor	8(%esp), %edi
	ror	$31, %edi
	mov	%edi, 8(%esp)
	lea	-899497514(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 67
	mov	(%esp), %edi
	xor	44(%esp), %edi
	xor	20(%esp), %edi
	xor	12(%esp), %edi
	ror	$31, %edi
	mov	%edi, 12(%esp)
	lea	-899497514(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 68
	mov	4(%esp), %edi
	xor	48(%esp), %edi
	xor	24(%esp), %edi
	xor	16(%esp), %edi
	ror	$31, %edi
	mov	%edi, 16(%esp)
	lea	-899497514(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 69
	mov	8(%esp), %edi
	xor	52(%esp), %edi
	xor	28(%esp), %edi
	xor	20(%esp), %edi
	ror	$31, %edi
	mov	%edi, 20(%esp)
	lea	-899497514(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 70
	mov	12(%esp), %edi
	xor	56(%esp), %edi
	xor	32(%esp), %edi
	xor	24(%esp), %edi
	ror	$31, %edi
	mov	%edi, 24(%esp)
	lea	-899497514(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 71
	mov	16(%esp), %edi
	xor	60(%esp), %edi
	xor	36(%esp), %edi
	xor	28(%esp), %edi
	ror	$31, %edi
	mov	%edi, 28(%esp)
	lea	-899497514(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 72
	mov	20(%esp), %edi
	xor	(%esp), %edi
	xor	40(%esp), %edi
	xor	32(%esp), %edi
	ror	$31, %edi
	mov	%edi, 32(%esp)
	lea	-899497514(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 73
	mov	24(%esp), %edi
	xor	4(%esp), %edi
	xor	44(%esp), %edi
	xor	36(%esp), %edi
	ror	$31, %edi
	mov	%edi, 36(%esp)
	lea	-899497514(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 74
	mov	28(%esp), %edi
	xor	8(%esp), %edi
	xor	48(%esp), %edi
	xor	40(%esp), %edi
	ror	$31, %edi
	mov	%edi, 40(%esp)
	lea	-899497514(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// round 75
	mov	32(%esp), %edi
	xor	12(%esp), %edi
	xor	52(%esp), %edi
	xor	44(%esp), %edi
	ror	$31, %edi
	mov	%edi, 44(%esp)
	lea	-899497514(%ebp,%edi), %ebp
	mov	%ecx, %edi
	xor	%edx, %edi
	xor	%ebx, %edi
	add	%edi, %ebp
	mov	%eax, %esi
	ror	$27, %esi
	add	%esi, %ebp
	ror	$2, %ebx
	// round 76
	mov	36(%esp), %edi
	xor	16(%esp), %edi
	xor	56(%esp), %edi
	xor	48(%esp), %edi
	ror	$31, %edi
	mov	%edi, 48(%esp)
	lea	-899497514(%edx,%edi), %edx
	mov	%ebx, %edi
	xor	%ecx, %edi
	xor	%eax, %edi
	add	%edi, %edx
	mov	%ebp, %esi
	ror	$27, %esi
	add	%esi, %edx
	ror	$2, %eax
	// round 77
	mov	40(%esp), %edi
	xor	20(%esp), %edi
	xor	60(%esp), %edi
	xor	52(%esp), %edi
	ror	$31, %edi
	lea	-899497514(%ecx,%edi), %ecx
	mov	%eax, %edi
	xor	%ebx, %edi
	xor	%ebp, %edi
	add	%edi, %ecx
	mov	%edx, %esi
	ror	$27, %esi
	add	%esi, %ecx
	ror	$2, %ebp
	// round 78
	mov	44(%esp), %edi
	xor	24(%esp), %edi
	xor	(%esp), %edi
	xor	56(%esp), %edi
	ror	$31, %edi
	lea	-899497514(%ebx,%edi), %ebx
	mov	%ebp, %edi
	xor	%eax, %edi
	xor	%edx, %edi
	add	%edi, %ebx
	mov	%ecx, %esi
	ror	$27, %esi
	add	%esi, %ebx
	ror	$2, %edx
	// round 79
	mov	48(%esp), %edi
	xor	28(%esp), %edi
	xor	4(%esp), %edi
	xor	60(%esp), %edi
	ror	$31, %edi
	lea	-899497514(%eax,%edi), %eax
	mov	%edx, %edi
	xor	%ebp, %edi
	xor	%ecx, %edi
	add	%edi, %eax
	mov	%ebx, %esi
	ror	$27, %esi
	add	%esi, %eax
	ror	$2, %ecx
	// feed forward
	mov	104(%esp), %edi
	add	(%edi), %eax
	mov	%eax, (%edi)
	add	4(%edi), %ebx
	mov	%ebx, 4(%edi)
	add	8(%edi), %ecx
	mov	%ecx, 8(%edi)
	add	12(%edi), %edx
	mov	%edx, 12(%edi)
	add	16(%edi), %ebp
	mov	%ebp, 16(%edi)
	addl	$64, 64(%esp)
	subl	$1, 80(%esp)
	jne	.Lsha1_compress_scalar_more1
.Lsha1_compress_scalar_skip1:
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movl	$0, 80(%esp)
	addl	$84, %esp
	.cfi_adjust_cfa_offset -84
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
INGOT_END(ingot_asm_sha1_compress_scalar)

// ingot_asm_sha1_compress_shani, i686 with SSE2, needs SSE4_1 SSSE3 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   sp+4  state   20 bytes, read, written, secret; words of the machine
//   sp+8  blocks  64 * n bytes, read, secret
//   sp+12 n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  149 instructions.
// Holds:  %eax state,  %ecx blocks,  %edx constants,  %xmm0 t,  %xmm1 abcd,  %xmm1[0] d,  %xmm1[1] c,
//         %xmm1[2] b,  %xmm1[3] a,  %xmm2 e,  %xmm2[0] zeros,  %xmm2[3] e,  %xmm3 e of the next four,
//         %xmm4 w[0..],  %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  frame+0 blocks left,  frame+16 before
// SHA-256 of the body: f264e8d8972c18733a131395d96f62e81c783d63569db60c0559ea6da68e86a0
INGOT_FUNCTION(ingot_asm_sha1_compress_shani)
	endbr32
	subl	$48, %esp
	.cfi_adjust_cfa_offset 48
	mov	56(%esp), %ecx
	call	.Lsha1_compress_shani_here1
	.cfi_adjust_cfa_offset 4
.Lsha1_compress_shani_here1:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha1_compress_shani_constants-.Lsha1_compress_shani_here1(%edx), %edx
	mov	60(%esp), %eax
	mov	%eax, (%esp)
	test	%eax, %eax
	je	.Lsha1_compress_shani_skip1
	mov	52(%esp), %eax
	movdqu	(%eax), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 16(%eax), %xmm2
	pshufd	$27, %xmm1, %xmm1
.Lsha1_compress_shani_more1:
	movdqu	%xmm1, 16(%esp)
	movdqu	%xmm2, 32(%esp)
	movdqu	(%ecx), %xmm4
	pshufb	(%edx), %xmm4
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	movdqu	16(%ecx), %xmm5
	pshufb	(%edx), %xmm5
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	movdqu	32(%ecx), %xmm6
	pshufb	(%edx), %xmm6
	// rounds 8 to 11
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	movdqu	48(%ecx), %xmm7
	pshufb	(%edx), %xmm7
	// rounds 12 to 15
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 20 to 23
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 24 to 27
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 28 to 31
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 32 to 35
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 36 to 39
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 40 to 43
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 44 to 47
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 48 to 51
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 52 to 55
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 56 to 59
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 60 to 63
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$3, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 64 to 67
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$3, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 68 to 71
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$3, %xmm3, %xmm1
	pxor	%xmm5, %xmm7
	// rounds 72 to 75
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$3, %xmm2, %xmm1
	// rounds 76 to 79
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$3, %xmm3, %xmm1
	// feed forward
	movdqu	16(%esp), %xmm4
	movdqu	32(%esp), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
	addl	$64, %ecx
	subl	$1, (%esp)
	jne	.Lsha1_compress_shani_more1
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, (%eax)
	pextrd	$3, %xmm2, 16(%eax)
.Lsha1_compress_shani_skip1:
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movdqu	%xmm7, 32(%esp)
	addl	$48, %esp
	.cfi_adjust_cfa_offset -48
	ret
INGOT_END(ingot_asm_sha1_compress_shani)
INGOT_RODATA(.Lingot_asm_sha1_compress_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00

// ingot_asm_sha1_update, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  171 instructions.
// Holds:  %ecx to,  %ebx ctx,  %ebp f,  %esi data,  %edi len,  frame+24 fill,  frame+28 n,  frame+32 from,
//         frame+32 t,  frame+36 left,  frame+40 t
// SHA-256 of the body: 7e0d642bd6d5c32fe55133f15fe83e73fc829208c1b3b833e1e31c8d5daa471c
INGOT_FUNCTION(ingot_asm_sha1_update)
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
	je	.Lsha1_update_skip1
	movl	$64, 28(%esp)
	mov	28(%esp), %eax
	sub	24(%esp), %eax
	mov	%eax, 28(%esp)
	cmp	28(%esp), %edi
	jae	.Lsha1_update_skip2
	mov	%edi, 28(%esp)
.Lsha1_update_skip2:
	mov	24(%esp), %edx
	lea	32(%ebx,%edx), %ecx
	mov	%esi, 32(%esp)
	mov	28(%esp), %eax
	mov	%eax, 36(%esp)
	cmpl	$16, %eax
	jbe	.Lsha1_update_skip3
.Lsha1_update_more1:
	mov	32(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, 32(%esp)
	addl	$16, %ecx
	subl	$16, 36(%esp)
	cmpl	$16, 36(%esp)
	ja	.Lsha1_update_more1
.Lsha1_update_done1:
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha1_update_join1
.Lsha1_update_skip3:
	cmpl	$8, 36(%esp)
	jb	.Lsha1_update_skip4
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movq	-8(%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	mov	32(%esp), %eax
	movq	(%eax), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_update_join2
.Lsha1_update_skip4:
	cmpl	$4, 36(%esp)
	jb	.Lsha1_update_skip5
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movd	-4(%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	mov	32(%esp), %eax
	movd	(%eax), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_update_join3
.Lsha1_update_skip5:
	cmpl	$0, 36(%esp)
	je	.Lsha1_update_skip6
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
.Lsha1_update_skip6:
.Lsha1_update_join3:
.Lsha1_update_join2:
.Lsha1_update_join1:
	mov	24(%esp), %eax
	add	28(%esp), %eax
	mov	%eax, 24(%esp)
	add	28(%esp), %esi
	sub	28(%esp), %edi
	cmpl	$64, 24(%esp)
	jne	.Lsha1_update_skip7
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
.Lsha1_update_skip7:
.Lsha1_update_skip1:
.Lsha1_update_cut1:
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 28(%esp)
	test	%eax, %eax
	je	.Lsha1_update_skip8
	mov	%ebx, (%esp)
	mov	%esi, 4(%esp)
	mov	28(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	28(%esp), %eax
	shl	$6, %eax
	mov	%eax, 28(%esp)
	add	28(%esp), %esi
.Lsha1_update_skip8:
	andl	$63, %edi
	test	%edi, %edi
	je	.Lsha1_update_skip9
	lea	32(%ebx), %ecx
	cmpl	$16, %edi
	jbe	.Lsha1_update_skip10
.Lsha1_update_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha1_update_more2
.Lsha1_update_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha1_update_join4
.Lsha1_update_skip10:
	cmpl	$8, %edi
	jb	.Lsha1_update_skip11
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_update_join5
.Lsha1_update_skip11:
	cmpl	$4, %edi
	jb	.Lsha1_update_skip12
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_update_join6
.Lsha1_update_skip12:
	test	%edi, %edi
	je	.Lsha1_update_skip13
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
.Lsha1_update_skip13:
.Lsha1_update_join6:
.Lsha1_update_join5:
.Lsha1_update_join4:
.Lsha1_update_skip9:
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
INGOT_END(ingot_asm_sha1_update)

// ingot_asm_sha1_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     20 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  88 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: fc5ed26b15dc60d9301c02cd0ae12a993e21fc41d620f23554fdef879ebbd1fc
INGOT_FUNCTION(ingot_asm_sha1_finish)
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
	jbe	.Lsha1_finish_skip1
	cmpl	$64, %ebp
	jae	.Lsha1_finish_done1
.Lsha1_finish_more1:
	movb	$0, 32(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$64, %ebp
	jb	.Lsha1_finish_more1
.Lsha1_finish_done1:
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lsha1_finish_skip1:
	cmpl	$56, %ebp
	jae	.Lsha1_finish_done2
.Lsha1_finish_more2:
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebx,%ebp)
	addl	$8, %ebp
	cmpl	$56, %ebp
	jb	.Lsha1_finish_more2
.Lsha1_finish_done2:
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
INGOT_END(ingot_asm_sha1_finish)

// ingot_asm_sha1_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     20 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  162 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+64 block,  frame+128 n,
//         frame+132 left,  frame+136 t,  frame+140 t,  frame+144 low,  frame+148 t
// SHA-256 of the body: 91668c92e25decfd690994e79b0f5bf318c74341ef604a4ffa4afca124dee15a
INGOT_FUNCTION(ingot_asm_sha1_digest)
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
	call	.Lsha1_digest_here1
	.cfi_adjust_cfa_offset 4
.Lsha1_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha1_digest_iv-.Lsha1_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	movd	.Lingot_asm_sha1_digest_iv-.Lsha1_digest_here1+16(%eax), %xmm7
	movd	%xmm7, 48(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 128(%esp)
	test	%eax, %eax
	je	.Lsha1_digest_skip1
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
.Lsha1_digest_skip1:
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
	jbe	.Lsha1_digest_skip2
.Lsha1_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 132(%esp)
	cmpl	$16, 132(%esp)
	ja	.Lsha1_digest_more1
.Lsha1_digest_done1:
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha1_digest_join1
.Lsha1_digest_skip2:
	cmpl	$8, 132(%esp)
	jb	.Lsha1_digest_skip3
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_digest_join2
.Lsha1_digest_skip3:
	cmpl	$4, 132(%esp)
	jb	.Lsha1_digest_skip4
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_digest_join3
.Lsha1_digest_skip4:
	cmpl	$0, 132(%esp)
	je	.Lsha1_digest_skip5
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
.Lsha1_digest_skip5:
.Lsha1_digest_join3:
.Lsha1_digest_join2:
.Lsha1_digest_join1:
	mov	128(%esp), %edx
	movb	$128, 64(%esp,%edx)
	cmpl	$56, 128(%esp)
	jb	.Lsha1_digest_skip6
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
.Lsha1_digest_skip6:
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
INGOT_END(ingot_asm_sha1_digest)
INGOT_RODATA(.Lingot_asm_sha1_digest_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

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
