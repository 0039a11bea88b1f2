// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_compress_sse2, i686 with SSE2, needs the baseline only.  Made by gen from gen/x86/sha512.c: edit that, not this.
// state becomes what it is after n blocks: FIPS 180-4, 6.
//   sp+4  state   64 bytes, read, written, secret; words of the machine
//   sp+8  blocks  128 * n bytes, read, secret
//   sp+12 n       a length, public; blocks, may be 0
// At most 256 bytes of stack, where no secret is left.  3905 instructions.
// Holds:  %eax pointer,  %ecx blocks,  %edx K,  %xmm0 a,  %xmm1 b,  %xmm2 b^c,  %xmm3 e,  %xmm4 f,
//         %xmm5 w+k,  %xmm6 p,  %xmm7 q,  frame+0 a to h,  frame+64 w,  frame+208 blocks left
// SHA-256 of the body: ef636dee353cf60efb8709186f8d73cf9799312c2e6016a1e625ebec454a7c75
INGOT_FUNCTION(ingot_asm_sha512_compress_sse2)
	endbr32
	subl	$212, %esp
	.cfi_adjust_cfa_offset 212
	mov	220(%esp), %ecx
	call	.Lsha512_compress_sse2_here1
	.cfi_adjust_cfa_offset 4
.Lsha512_compress_sse2_here1:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha512_compress_sse2_k-.Lsha512_compress_sse2_here1(%edx), %edx
	mov	224(%esp), %eax
	mov	%eax, 208(%esp)
	test	%eax, %eax
	je	.Lsha512_compress_sse2_skip1
.Lsha512_compress_sse2_more1:
	mov	216(%esp), %eax
	movdqu	(%eax), %xmm6
	movdqu	%xmm6, (%esp)
	movdqu	16(%eax), %xmm6
	movdqu	%xmm6, 16(%esp)
	movdqu	32(%eax), %xmm6
	movdqu	%xmm6, 32(%esp)
	movdqu	48(%eax), %xmm6
	movdqu	%xmm6, 48(%esp)
	movq	(%esp), %xmm0
	movq	8(%esp), %xmm1
	movq	16(%esp), %xmm2
	pxor	%xmm1, %xmm2
	movq	32(%esp), %xmm3
	movq	40(%esp), %xmm4
	// words 0 and 1
	movdqu	(%ecx), %xmm5
	movdqa	%xmm5, %xmm6
	psrlw	$8, %xmm5
	psllw	$8, %xmm6
	pxor	%xmm6, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 64(%esp)
	paddq	(%edx), %xmm5
	// round 0
	movq	56(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	24(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 56(%esp)
	// round 1
	movq	48(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	16(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 48(%esp)
	// words 2 and 3
	movdqu	16(%ecx), %xmm5
	movdqa	%xmm5, %xmm0
	psrlw	$8, %xmm5
	psllw	$8, %xmm0
	pxor	%xmm0, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 80(%esp)
	paddq	16(%edx), %xmm5
	// round 2
	movq	40(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	8(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 40(%esp)
	// round 3
	movq	32(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 32(%esp)
	// words 4 and 5
	movdqu	32(%ecx), %xmm5
	movdqa	%xmm5, %xmm1
	psrlw	$8, %xmm5
	psllw	$8, %xmm1
	pxor	%xmm1, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 96(%esp)
	paddq	32(%edx), %xmm5
	// round 4
	movq	24(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	56(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 24(%esp)
	// round 5
	movq	16(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	48(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 16(%esp)
	// words 6 and 7
	movdqu	48(%ecx), %xmm5
	movdqa	%xmm5, %xmm6
	psrlw	$8, %xmm5
	psllw	$8, %xmm6
	pxor	%xmm6, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 112(%esp)
	paddq	48(%edx), %xmm5
	// round 6
	movq	8(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	40(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 8(%esp)
	// round 7
	movq	(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	32(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, (%esp)
	// words 8 and 9
	movdqu	64(%ecx), %xmm5
	movdqa	%xmm5, %xmm0
	psrlw	$8, %xmm5
	psllw	$8, %xmm0
	pxor	%xmm0, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 128(%esp)
	paddq	64(%edx), %xmm5
	// round 8
	movq	56(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	24(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 56(%esp)
	// round 9
	movq	48(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	16(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 48(%esp)
	// words 10 and 11
	movdqu	80(%ecx), %xmm5
	movdqa	%xmm5, %xmm1
	psrlw	$8, %xmm5
	psllw	$8, %xmm1
	pxor	%xmm1, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 144(%esp)
	paddq	80(%edx), %xmm5
	// round 10
	movq	40(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	8(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 40(%esp)
	// round 11
	movq	32(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 32(%esp)
	// words 12 and 13
	movdqu	96(%ecx), %xmm5
	movdqa	%xmm5, %xmm6
	psrlw	$8, %xmm5
	psllw	$8, %xmm6
	pxor	%xmm6, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 160(%esp)
	paddq	96(%edx), %xmm5
	// round 12
	movq	24(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	56(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 24(%esp)
	// round 13
	movq	16(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	48(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 16(%esp)
	// words 14 and 15
	movdqu	112(%ecx), %xmm5
	movdqa	%xmm5, %xmm0
	psrlw	$8, %xmm5
	psllw	$8, %xmm0
	pxor	%xmm0, %xmm5
	pshuflw	$27, %xmm5, %xmm5
	pshufhw	$27, %xmm5, %xmm5
	movdqu	%xmm5, 176(%esp)
	paddq	112(%edx), %xmm5
	// round 14
	movq	8(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	40(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 8(%esp)
	// round 15
	movq	(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	32(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, (%esp)
	// words 16 and 17
	movdqu	72(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	64(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	136(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	176(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 64(%esp)
	movq	%xmm5, 192(%esp)
	paddq	128(%edx), %xmm5
	// round 16
	movq	56(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	24(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 56(%esp)
	// round 17
	movq	48(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	16(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 48(%esp)
	// words 18 and 19
	movdqu	88(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	80(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	152(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	64(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 80(%esp)
	paddq	144(%edx), %xmm5
	// round 18
	movq	40(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	8(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 40(%esp)
	// round 19
	movq	32(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 32(%esp)
	// words 20 and 21
	movdqu	104(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	96(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	168(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	80(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 96(%esp)
	paddq	160(%edx), %xmm5
	// round 20
	movq	24(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	56(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 24(%esp)
	// round 21
	movq	16(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	48(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 16(%esp)
	// words 22 and 23
	movdqu	120(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	112(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	184(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	96(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 112(%esp)
	paddq	176(%edx), %xmm5
	// round 22
	movq	8(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	40(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 8(%esp)
	// round 23
	movq	(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	32(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, (%esp)
	// words 24 and 25
	movdqu	136(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	128(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	72(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	112(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 128(%esp)
	paddq	192(%edx), %xmm5
	// round 24
	movq	56(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	24(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 56(%esp)
	// round 25
	movq	48(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	16(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 48(%esp)
	// words 26 and 27
	movdqu	152(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	144(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	88(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	128(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 144(%esp)
	paddq	208(%edx), %xmm5
	// round 26
	movq	40(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	8(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 40(%esp)
	// round 27
	movq	32(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 32(%esp)
	// words 28 and 29
	movdqu	168(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	160(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	104(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	144(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 160(%esp)
	paddq	224(%edx), %xmm5
	// round 28
	movq	24(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	56(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 24(%esp)
	// round 29
	movq	16(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	48(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 16(%esp)
	// words 30 and 31
	movdqu	184(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	176(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	120(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	160(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 176(%esp)
	paddq	240(%edx), %xmm5
	// round 30
	movq	8(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	40(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 8(%esp)
	// round 31
	movq	(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	32(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, (%esp)
	// words 32 and 33
	movdqu	72(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	64(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	136(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	176(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 64(%esp)
	movq	%xmm5, 192(%esp)
	paddq	256(%edx), %xmm5
	// round 32
	movq	56(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	24(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 56(%esp)
	// round 33
	movq	48(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	16(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 48(%esp)
	// words 34 and 35
	movdqu	88(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	80(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	152(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	64(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 80(%esp)
	paddq	272(%edx), %xmm5
	// round 34
	movq	40(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	8(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 40(%esp)
	// round 35
	movq	32(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 32(%esp)
	// words 36 and 37
	movdqu	104(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	96(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	168(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	80(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 96(%esp)
	paddq	288(%edx), %xmm5
	// round 36
	movq	24(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	56(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 24(%esp)
	// round 37
	movq	16(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	48(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 16(%esp)
	// words 38 and 39
	movdqu	120(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	112(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	184(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	96(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 112(%esp)
	paddq	304(%edx), %xmm5
	// round 38
	movq	8(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	40(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 8(%esp)
	// round 39
	movq	(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	32(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, (%esp)
	// words 40 and 41
	movdqu	136(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	128(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	72(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	112(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 128(%esp)
	paddq	320(%edx), %xmm5
	// round 40
	movq	56(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	24(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 56(%esp)
	// round 41
	movq	48(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	16(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 48(%esp)
	// words 42 and 43
	movdqu	152(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	144(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	88(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	128(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 144(%esp)
	paddq	336(%edx), %xmm5
	// round 42
	movq	40(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	8(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 40(%esp)
	// round 43
	movq	32(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 32(%esp)
	// words 44 and 45
	movdqu	168(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	160(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	104(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	144(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 160(%esp)
	paddq	352(%edx), %xmm5
	// round 44
	movq	24(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	56(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 24(%esp)
	// round 45
	movq	16(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	48(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 16(%esp)
	// words 46 and 47
	movdqu	184(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	176(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	120(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	160(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 176(%esp)
	paddq	368(%edx), %xmm5
	// round 46
	movq	8(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	40(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 8(%esp)
	// round 47
	movq	(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	32(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, (%esp)
	// words 48 and 49
	movdqu	72(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	64(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	136(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	176(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 64(%esp)
	movq	%xmm5, 192(%esp)
	paddq	384(%edx), %xmm5
	// round 48
	movq	56(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	24(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 56(%esp)
	// round 49
	movq	48(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	16(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 48(%esp)
	// words 50 and 51
	movdqu	88(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	80(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	152(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	64(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 80(%esp)
	paddq	400(%edx), %xmm5
	// round 50
	movq	40(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	8(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 40(%esp)
	// round 51
	movq	32(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 32(%esp)
	// words 52 and 53
	movdqu	104(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	96(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	168(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	80(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 96(%esp)
	paddq	416(%edx), %xmm5
	// round 52
	movq	24(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	56(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 24(%esp)
	// round 53
	movq	16(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	48(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 16(%esp)
	// words 54 and 55
	movdqu	120(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	112(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	184(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	96(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 112(%esp)
	paddq	432(%edx), %xmm5
	// round 54
	movq	8(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	40(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 8(%esp)
	// round 55
	movq	(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	32(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, (%esp)
	// words 56 and 57
	movdqu	136(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	128(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	72(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	112(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 128(%esp)
	paddq	448(%edx), %xmm5
	// round 56
	movq	56(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	24(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 56(%esp)
	// round 57
	movq	48(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	16(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 48(%esp)
	// words 58 and 59
	movdqu	152(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	144(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	88(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	128(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 144(%esp)
	paddq	464(%edx), %xmm5
	// round 58
	movq	40(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	8(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 40(%esp)
	// round 59
	movq	32(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 32(%esp)
	// words 60 and 61
	movdqu	168(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	160(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	104(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	144(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 160(%esp)
	paddq	480(%edx), %xmm5
	// round 60
	movq	24(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	56(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 24(%esp)
	// round 61
	movq	16(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	48(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 16(%esp)
	// words 62 and 63
	movdqu	184(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	176(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	120(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	160(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 176(%esp)
	paddq	496(%edx), %xmm5
	// round 62
	movq	8(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	40(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 8(%esp)
	// round 63
	movq	(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	32(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, (%esp)
	// words 64 and 65
	movdqu	72(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	64(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	136(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	176(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 64(%esp)
	movq	%xmm5, 192(%esp)
	paddq	512(%edx), %xmm5
	// round 64
	movq	56(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	24(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 56(%esp)
	// round 65
	movq	48(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	16(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 48(%esp)
	// words 66 and 67
	movdqu	88(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	80(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	152(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	64(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 80(%esp)
	paddq	528(%edx), %xmm5
	// round 66
	movq	40(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	8(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 40(%esp)
	// round 67
	movq	32(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 32(%esp)
	// words 68 and 69
	movdqu	104(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	96(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	168(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	80(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 96(%esp)
	paddq	544(%edx), %xmm5
	// round 68
	movq	24(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	56(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 24(%esp)
	// round 69
	movq	16(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	48(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 16(%esp)
	// words 70 and 71
	movdqu	120(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	112(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	184(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	96(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 112(%esp)
	paddq	560(%edx), %xmm5
	// round 70
	movq	8(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	40(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 8(%esp)
	// round 71
	movq	(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	32(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, (%esp)
	// words 72 and 73
	movdqu	136(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	128(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	72(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	112(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 128(%esp)
	paddq	576(%edx), %xmm5
	// round 72
	movq	56(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	48(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	24(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 24(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 56(%esp)
	// round 73
	movq	48(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	40(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	16(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 16(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 48(%esp)
	// words 74 and 75
	movdqu	152(%esp), %xmm0
	movdqa	%xmm0, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm0, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm0
	pxor	%xmm0, %xmm5
	psllq	$7, %xmm0
	pxor	%xmm0, %xmm5
	movdqu	144(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	88(%esp), %xmm0
	paddq	%xmm0, %xmm5
	movdqu	128(%esp), %xmm0
	movdqa	%xmm0, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm0, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm0
	pxor	%xmm0, %xmm7
	psllq	$42, %xmm0
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 144(%esp)
	paddq	592(%edx), %xmm5
	// round 74
	movq	40(%esp), %xmm0
	paddq	%xmm5, %xmm0
	pshufd	$238, %xmm5, %xmm5
	movq	32(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm0
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm0
	movq	8(%esp), %xmm4
	paddq	%xmm0, %xmm4
	movq	%xmm4, 8(%esp)
	movdqa	%xmm1, %xmm7
	pxor	%xmm6, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm2
	psrlq	$21, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm2, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 40(%esp)
	// round 75
	movq	32(%esp), %xmm6
	paddq	%xmm5, %xmm6
	movq	24(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm6
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm6
	movq	(%esp), %xmm3
	paddq	%xmm6, %xmm3
	movq	%xmm3, (%esp)
	movdqa	%xmm0, %xmm2
	pxor	%xmm1, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm7
	psrlq	$21, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm7, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 32(%esp)
	// words 76 and 77
	movdqu	168(%esp), %xmm1
	movdqa	%xmm1, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm1, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm1
	pxor	%xmm1, %xmm5
	psllq	$7, %xmm1
	pxor	%xmm1, %xmm5
	movdqu	160(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	104(%esp), %xmm1
	paddq	%xmm1, %xmm5
	movdqu	144(%esp), %xmm1
	movdqa	%xmm1, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm1, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm1
	pxor	%xmm1, %xmm7
	psllq	$42, %xmm1
	pxor	%xmm1, %xmm7
	paddq	%xmm7, %xmm5
	movdqu	%xmm5, 160(%esp)
	paddq	608(%edx), %xmm5
	// round 76
	movq	24(%esp), %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$238, %xmm5, %xmm5
	movq	16(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm1
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm1
	movq	56(%esp), %xmm4
	paddq	%xmm1, %xmm4
	movq	%xmm4, 56(%esp)
	movdqa	%xmm6, %xmm7
	pxor	%xmm0, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm0, %xmm2
	paddq	%xmm2, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm2
	psrlq	$21, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm2, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, 24(%esp)
	// round 77
	movq	16(%esp), %xmm0
	paddq	%xmm5, %xmm0
	movq	8(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm0
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm0
	movq	48(%esp), %xmm3
	paddq	%xmm0, %xmm3
	movq	%xmm3, 48(%esp)
	movdqa	%xmm1, %xmm2
	pxor	%xmm6, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm0
	pshufd	$20, %xmm1, %xmm6
	pshufd	$65, %xmm1, %xmm7
	psrlq	$21, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$5, %xmm6
	pxor	%xmm7, %xmm6
	psrlq	$2, %xmm6
	pshufd	$8, %xmm6, %xmm6
	paddq	%xmm6, %xmm0
	movq	%xmm0, 16(%esp)
	// words 78 and 79
	movdqu	184(%esp), %xmm6
	movdqa	%xmm6, %xmm5
	psrlq	$1, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$6, %xmm5
	pxor	%xmm6, %xmm5
	psrlq	$1, %xmm5
	psllq	$56, %xmm6
	pxor	%xmm6, %xmm5
	psllq	$7, %xmm6
	pxor	%xmm6, %xmm5
	movdqu	176(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	120(%esp), %xmm6
	paddq	%xmm6, %xmm5
	movdqu	160(%esp), %xmm6
	movdqa	%xmm6, %xmm7
	psrlq	$42, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$13, %xmm7
	pxor	%xmm6, %xmm7
	psrlq	$6, %xmm7
	psllq	$3, %xmm6
	pxor	%xmm6, %xmm7
	psllq	$42, %xmm6
	pxor	%xmm6, %xmm7
	paddq	%xmm7, %xmm5
	paddq	624(%edx), %xmm5
	// round 78
	movq	8(%esp), %xmm6
	paddq	%xmm5, %xmm6
	pshufd	$238, %xmm5, %xmm5
	movq	(%esp), %xmm7
	pxor	%xmm7, %xmm4
	pand	%xmm3, %xmm4
	pxor	%xmm7, %xmm4
	paddq	%xmm4, %xmm6
	pshufd	$20, %xmm3, %xmm7
	pshufd	$20, %xmm3, %xmm4
	psrlq	$4, %xmm7
	pxor	%xmm4, %xmm7
	pshufd	$65, %xmm3, %xmm4
	psrlq	$5, %xmm7
	pxor	%xmm4, %xmm7
	psrlq	$9, %xmm7
	pshufd	$8, %xmm7, %xmm7
	paddq	%xmm7, %xmm6
	movq	40(%esp), %xmm4
	paddq	%xmm6, %xmm4
	movq	%xmm4, 40(%esp)
	movdqa	%xmm0, %xmm7
	pxor	%xmm1, %xmm7
	pand	%xmm7, %xmm2
	pxor	%xmm1, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$20, %xmm0, %xmm1
	pshufd	$65, %xmm0, %xmm2
	psrlq	$21, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$5, %xmm1
	pxor	%xmm2, %xmm1
	psrlq	$2, %xmm1
	pshufd	$8, %xmm1, %xmm1
	paddq	%xmm1, %xmm6
	movq	%xmm6, 8(%esp)
	// round 79
	movq	(%esp), %xmm1
	paddq	%xmm5, %xmm1
	movq	56(%esp), %xmm2
	pxor	%xmm2, %xmm3
	pand	%xmm4, %xmm3
	pxor	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$20, %xmm4, %xmm2
	pshufd	$20, %xmm4, %xmm3
	psrlq	$4, %xmm2
	pxor	%xmm3, %xmm2
	pshufd	$65, %xmm4, %xmm3
	psrlq	$5, %xmm2
	pxor	%xmm3, %xmm2
	psrlq	$9, %xmm2
	pshufd	$8, %xmm2, %xmm2
	paddq	%xmm2, %xmm1
	movq	32(%esp), %xmm3
	paddq	%xmm1, %xmm3
	movq	%xmm3, 32(%esp)
	movdqa	%xmm6, %xmm2
	pxor	%xmm0, %xmm2
	pand	%xmm2, %xmm7
	pxor	%xmm0, %xmm7
	paddq	%xmm7, %xmm1
	pshufd	$20, %xmm6, %xmm0
	pshufd	$65, %xmm6, %xmm7
	psrlq	$21, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$5, %xmm0
	pxor	%xmm7, %xmm0
	psrlq	$2, %xmm0
	pshufd	$8, %xmm0, %xmm0
	paddq	%xmm0, %xmm1
	movq	%xmm1, (%esp)
	// feed forward
	mov	216(%esp), %eax
	movdqu	(%esp), %xmm6
	movdqu	(%eax), %xmm7
	paddq	%xmm7, %xmm6
	movdqu	%xmm6, (%eax)
	movdqu	16(%esp), %xmm6
	movdqu	16(%eax), %xmm7
	paddq	%xmm7, %xmm6
	movdqu	%xmm6, 16(%eax)
	movdqu	32(%esp), %xmm6
	movdqu	32(%eax), %xmm7
	paddq	%xmm7, %xmm6
	movdqu	%xmm6, 32(%eax)
	movdqu	48(%esp), %xmm6
	movdqu	48(%eax), %xmm7
	paddq	%xmm7, %xmm6
	movdqu	%xmm6, 48(%eax)
	addl	$128, %ecx
	subl	$1, 208(%esp)
	jne	.Lsha512_compress_sse2_more1
.Lsha512_compress_sse2_skip1:
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
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movl	$0, 208(%esp)
	addl	$212, %esp
	.cfi_adjust_cfa_offset -212
	ret
INGOT_END(ingot_asm_sha512_compress_sse2)
INGOT_RODATA(.Lingot_asm_sha512_compress_sse2_k, 64)
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

// ingot_asm_sha512_update, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The message of the context goes on with data.
//   sp+4  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; the count is public
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  173 instructions.
// Holds:  %ecx to,  %ebx ctx,  %ebp f,  %esi data,  %edi len,  frame+24 fill,  frame+28 n,  frame+32 from,
//         frame+32 t,  frame+36 left,  frame+40 t
// SHA-256 of the body: 58b7d03fdf7ec9f0650bb42e66ce750d98fee547cfdbce3a578739c909750151
INGOT_FUNCTION(ingot_asm_sha512_update)
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
	mov	192(%ebx), %eax
	mov	%eax, 24(%esp)
	add	%edi, 192(%ebx)
	adcl	$0, 196(%ebx)
	adcl	$0, 200(%ebx)
	adcl	$0, 204(%ebx)
	mov	24(%esp), %eax
	andl	$127, %eax
	mov	%eax, 24(%esp)
	test	%eax, %eax
	je	.Lsha512_update_skip1
	movl	$128, 28(%esp)
	mov	28(%esp), %eax
	sub	24(%esp), %eax
	mov	%eax, 28(%esp)
	cmp	28(%esp), %edi
	jae	.Lsha512_update_skip2
	mov	%edi, 28(%esp)
.Lsha512_update_skip2:
	mov	24(%esp), %edx
	lea	64(%ebx,%edx), %ecx
	mov	%esi, 32(%esp)
	mov	28(%esp), %eax
	mov	%eax, 36(%esp)
	cmpl	$16, %eax
	jbe	.Lsha512_update_skip3
.Lsha512_update_more1:
	mov	32(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, 32(%esp)
	addl	$16, %ecx
	subl	$16, 36(%esp)
	cmpl	$16, 36(%esp)
	ja	.Lsha512_update_more1
.Lsha512_update_done1:
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha512_update_join1
.Lsha512_update_skip3:
	cmpl	$8, 36(%esp)
	jb	.Lsha512_update_skip4
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movq	-8(%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	mov	32(%esp), %eax
	movq	(%eax), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_update_join2
.Lsha512_update_skip4:
	cmpl	$4, 36(%esp)
	jb	.Lsha512_update_skip5
	mov	32(%esp), %eax
	add	36(%esp), %eax
	mov	36(%esp), %edx
	movd	-4(%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	mov	32(%esp), %eax
	movd	(%eax), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_update_join3
.Lsha512_update_skip5:
	cmpl	$0, 36(%esp)
	je	.Lsha512_update_skip6
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
.Lsha512_update_skip6:
.Lsha512_update_join3:
.Lsha512_update_join2:
.Lsha512_update_join1:
	mov	24(%esp), %eax
	add	28(%esp), %eax
	mov	%eax, 24(%esp)
	add	28(%esp), %esi
	sub	28(%esp), %edi
	cmpl	$128, 24(%esp)
	jne	.Lsha512_update_skip7
	mov	%ebx, (%esp)
	lea	64(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
.Lsha512_update_skip7:
.Lsha512_update_skip1:
.Lsha512_update_cut1:
	mov	%edi, %eax
	shr	$7, %eax
	mov	%eax, 28(%esp)
	test	%eax, %eax
	je	.Lsha512_update_skip8
	mov	%ebx, (%esp)
	mov	%esi, 4(%esp)
	mov	28(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	28(%esp), %eax
	shl	$7, %eax
	mov	%eax, 28(%esp)
	add	28(%esp), %esi
.Lsha512_update_skip8:
	andl	$127, %edi
	test	%edi, %edi
	je	.Lsha512_update_skip9
	lea	64(%ebx), %ecx
	cmpl	$16, %edi
	jbe	.Lsha512_update_skip10
.Lsha512_update_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha512_update_more2
.Lsha512_update_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha512_update_join4
.Lsha512_update_skip10:
	cmpl	$8, %edi
	jb	.Lsha512_update_skip11
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_update_join5
.Lsha512_update_skip11:
	cmpl	$4, %edi
	jb	.Lsha512_update_skip12
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_update_join6
.Lsha512_update_skip12:
	test	%edi, %edi
	je	.Lsha512_update_skip13
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
.Lsha512_update_skip13:
.Lsha512_update_join6:
.Lsha512_update_join5:
.Lsha512_update_join4:
.Lsha512_update_skip9:
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
INGOT_END(ingot_asm_sha512_update)

// ingot_asm_sha512_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     64 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  154 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: 12739e83ecdfc211bbe6c27cc947abfce682c780374ebac8e1bc0a9b723228e8
INGOT_FUNCTION(ingot_asm_sha512_finish)
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
	mov	192(%ebx), %ebp
	andl	$127, %ebp
	movb	$128, 64(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$112, %ebp
	jbe	.Lsha512_finish_skip1
	cmpl	$128, %ebp
	jae	.Lsha512_finish_done1
.Lsha512_finish_more1:
	movb	$0, 64(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$128, %ebp
	jb	.Lsha512_finish_more1
.Lsha512_finish_done1:
	mov	%ebx, (%esp)
	lea	64(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lsha512_finish_skip1:
	cmpl	$112, %ebp
	jae	.Lsha512_finish_done2
.Lsha512_finish_more2:
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%ebx,%ebp)
	addl	$16, %ebp
	cmpl	$112, %ebp
	jb	.Lsha512_finish_more2
.Lsha512_finish_done2:
	mov	204(%ebx), %ecx
	shl	$3, %ecx
	mov	200(%ebx), %eax
	shr	$29, %eax
	mov	%eax, 24(%esp)
	or	24(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 176(%ebx)
	mov	200(%ebx), %ecx
	shl	$3, %ecx
	mov	196(%ebx), %eax
	shr	$29, %eax
	mov	%eax, 24(%esp)
	or	24(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 180(%ebx)
	mov	196(%ebx), %ecx
	shl	$3, %ecx
	mov	192(%ebx), %eax
	shr	$29, %eax
	mov	%eax, 24(%esp)
	or	24(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 184(%ebx)
	mov	192(%ebx), %ecx
	shl	$3, %ecx
	bswap	%ecx
	mov	%ecx, 188(%ebx)
	mov	%ebx, (%esp)
	lea	64(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	4(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, (%esi)
	mov	(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 4(%esi)
	mov	12(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 8(%esi)
	mov	8(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 12(%esi)
	mov	20(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 16(%esi)
	mov	16(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 20(%esi)
	mov	28(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 24(%esi)
	mov	24(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 28(%esi)
	mov	36(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 32(%esi)
	mov	32(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 36(%esi)
	mov	44(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 40(%esi)
	mov	40(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 44(%esi)
	mov	52(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 48(%esi)
	mov	48(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 52(%esi)
	mov	60(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 56(%esi)
	mov	56(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 60(%esi)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%ebx)
	movdqu	%xmm7, 16(%ebx)
	movdqu	%xmm7, 32(%ebx)
	movdqu	%xmm7, 48(%ebx)
	movdqu	%xmm7, 64(%ebx)
	movdqu	%xmm7, 80(%ebx)
	movdqu	%xmm7, 96(%ebx)
	movdqu	%xmm7, 112(%ebx)
	movdqu	%xmm7, 128(%ebx)
	movdqu	%xmm7, 144(%ebx)
	movdqu	%xmm7, 160(%ebx)
	movdqu	%xmm7, 176(%ebx)
	movdqu	%xmm7, 192(%ebx)
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
INGOT_END(ingot_asm_sha512_finish)

// ingot_asm_sha512_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     64 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  234 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+96 block,  frame+224 n,
//         frame+228 left,  frame+232 t,  frame+236 t,  frame+240 low,  frame+244 t
// SHA-256 of the body: baa583be45628fe14df5630ec53b15d3e11efb04adaf43babc11ac7e7feca866
INGOT_FUNCTION(ingot_asm_sha512_digest)
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
	subl	$248, %esp
	.cfi_adjust_cfa_offset 248
	mov	268(%esp), %ebx
	mov	272(%esp), %esi
	mov	276(%esp), %edi
	mov	280(%esp), %ebp
	call	.Lsha512_digest_here1
	.cfi_adjust_cfa_offset 4
.Lsha512_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha512_digest_iv-.Lsha512_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	.Lingot_asm_sha512_digest_iv-.Lsha512_digest_here1+16(%eax), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	.Lingot_asm_sha512_digest_iv-.Lsha512_digest_here1+32(%eax), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	.Lingot_asm_sha512_digest_iv-.Lsha512_digest_here1+48(%eax), %xmm7
	movdqu	%xmm7, 80(%esp)
	mov	%edi, %eax
	shr	$7, %eax
	mov	%eax, 224(%esp)
	test	%eax, %eax
	je	.Lsha512_digest_skip1
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	224(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	224(%esp), %eax
	shl	$7, %eax
	mov	%eax, 224(%esp)
	add	224(%esp), %esi
.Lsha512_digest_skip1:
	mov	%edi, %eax
	andl	$127, %eax
	mov	%eax, 224(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
	lea	96(%esp), %ecx
	mov	224(%esp), %eax
	mov	%eax, 228(%esp)
	cmpl	$16, %eax
	jbe	.Lsha512_digest_skip2
.Lsha512_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 228(%esp)
	cmpl	$16, 228(%esp)
	ja	.Lsha512_digest_more1
.Lsha512_digest_done1:
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha512_digest_join1
.Lsha512_digest_skip2:
	cmpl	$8, 228(%esp)
	jb	.Lsha512_digest_skip3
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_digest_join2
.Lsha512_digest_skip3:
	cmpl	$4, 228(%esp)
	jb	.Lsha512_digest_skip4
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_digest_join3
.Lsha512_digest_skip4:
	cmpl	$0, 228(%esp)
	je	.Lsha512_digest_skip5
	movzbl	(%esi), %eax
	mov	%eax, 232(%esp)
	movb	%al, (%ecx)
	mov	228(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 232(%esp)
	mov	232(%esp), %eax
	mov	228(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	228(%esp), %eax
	shr	$1, %eax
	mov	%eax, 228(%esp)
	mov	228(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 232(%esp)
	mov	232(%esp), %eax
	mov	228(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha512_digest_skip5:
.Lsha512_digest_join3:
.Lsha512_digest_join2:
.Lsha512_digest_join1:
	mov	224(%esp), %edx
	movb	$128, 96(%esp,%edx)
	cmpl	$112, 224(%esp)
	jb	.Lsha512_digest_skip6
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	96(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
.Lsha512_digest_skip6:
	movl	$0, 236(%esp)
	mov	236(%esp), %eax
	bswap	%eax
	mov	%eax, 236(%esp)
	mov	%eax, 208(%esp)
	movl	$0, 236(%esp)
	mov	236(%esp), %eax
	bswap	%eax
	mov	%eax, 236(%esp)
	mov	%eax, 212(%esp)
	mov	%edi, %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 236(%esp)
	mov	%eax, 216(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 236(%esp)
	mov	%eax, 220(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	96(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, (%ebx)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 4(%ebx)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 8(%ebx)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 12(%ebx)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 16(%ebx)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 20(%ebx)
	mov	60(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 24(%ebx)
	mov	56(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 28(%ebx)
	mov	68(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 32(%ebx)
	mov	64(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 36(%ebx)
	mov	76(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 40(%ebx)
	mov	72(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 44(%ebx)
	mov	84(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 48(%ebx)
	mov	80(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 52(%ebx)
	mov	92(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 56(%ebx)
	mov	88(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 60(%ebx)
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
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
	movdqu	%xmm7, 224(%esp)
	movq	%xmm7, 240(%esp)
	addl	$248, %esp
	.cfi_adjust_cfa_offset -248
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
INGOT_END(ingot_asm_sha512_digest)
INGOT_RODATA(.Lingot_asm_sha512_digest_iv, 16)
	.byte	0x08, 0xc9, 0xbc, 0xf3, 0x67, 0xe6, 0x09, 0x6a, 0x3b, 0xa7, 0xca, 0x84, 0x85, 0xae, 0x67, 0xbb
	.byte	0x2b, 0xf8, 0x94, 0xfe, 0x72, 0xf3, 0x6e, 0x3c, 0xf1, 0x36, 0x1d, 0x5f, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0xd1, 0x82, 0xe6, 0xad, 0x7f, 0x52, 0x0e, 0x51, 0x1f, 0x6c, 0x3e, 0x2b, 0x8c, 0x68, 0x05, 0x9b
	.byte	0x6b, 0xbd, 0x41, 0xfb, 0xab, 0xd9, 0x83, 0x1f, 0x79, 0x21, 0x7e, 0x13, 0x19, 0xcd, 0xe0, 0x5b

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
