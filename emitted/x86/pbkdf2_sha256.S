// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha256 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha256_pbkdf2_steps_shani, i686 with SSE2, needs SSSE3 SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   sp+4  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  374 instructions.
// Holds:  %eax job,  %ecx n,  %edx constants,  %xmm0 w+k,  %xmm1 t,  %xmm2 abef,  %xmm3 cdgh,  %xmm4 w[0..],
//         %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  frame+32 T,  frame+64 inner,  frame+96 outer
// SHA-256 of the body: ddd019e70b3a27311b5d3ace0f2d2983f8febe661a00238895029d4c6a040708
INGOT_FUNCTION(ingot_asm_sha256_pbkdf2_steps_shani)
	endbr32
	subl	$128, %esp
	.cfi_adjust_cfa_offset 128
	mov	132(%esp), %eax
	mov	136(%esp), %ecx
	test	%ecx, %ecx
	je	.Lsha256_pbkdf2_steps_shani_skip1
	call	.Lsha256_pbkdf2_steps_shani_here1
	.cfi_adjust_cfa_offset 4
.Lsha256_pbkdf2_steps_shani_here1:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha256_pbkdf2_steps_shani_k-.Lsha256_pbkdf2_steps_shani_here1(%edx), %edx
	movdqu	(%eax), %xmm1
	movdqu	16(%eax), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	%xmm2, 64(%esp)
	movdqu	%xmm3, 80(%esp)
	movdqu	32(%eax), %xmm1
	movdqu	48(%eax), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	%xmm2, 96(%esp)
	movdqu	%xmm3, 112(%esp)
	movdqu	96(%eax), %xmm1
	movdqu	112(%eax), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	%xmm2, 32(%esp)
	movdqu	%xmm3, 48(%esp)
	movdqu	64(%eax), %xmm1
	movdqu	80(%eax), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
.Lsha256_pbkdf2_steps_shani_more1:
	// the inner hash
	pshufd	$27, %xmm2, %xmm4
	pshufd	$177, %xmm3, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm4
	palignr	$8, %xmm1, %xmm5
	movdqu	64(%esp), %xmm2
	movdqu	80(%esp), %xmm3
.Lsha256_pbkdf2_steps_shani_given1:
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	16(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 8 to 11
	movdqu	256(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	272(%edx), %xmm6
	sha256msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	288(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqu	304(%edx), %xmm7
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
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
	movdqu	272(%edx), %xmm6
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
	movdqu	64(%esp), %xmm4
	movdqu	80(%esp), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
.Lsha256_pbkdf2_steps_shani_named1:
	// the outer hash
	pshufd	$27, %xmm2, %xmm4
	pshufd	$177, %xmm3, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm4
	palignr	$8, %xmm1, %xmm5
	movdqu	96(%esp), %xmm2
	movdqu	112(%esp), %xmm3
.Lsha256_pbkdf2_steps_shani_given2:
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	16(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 8 to 11
	movdqu	256(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	272(%edx), %xmm6
	sha256msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	288(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqu	304(%edx), %xmm7
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
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
	movdqu	272(%edx), %xmm6
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
	movdqu	96(%esp), %xmm4
	movdqu	112(%esp), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
.Lsha256_pbkdf2_steps_shani_named2:
	movdqu	32(%esp), %xmm4
	movdqu	48(%esp), %xmm5
	pxor	%xmm2, %xmm4
	pxor	%xmm3, %xmm5
	movdqu	%xmm4, 32(%esp)
	movdqu	%xmm5, 48(%esp)
	dec	%ecx
	jne	.Lsha256_pbkdf2_steps_shani_more1
	movdqu	32(%esp), %xmm4
	movdqu	48(%esp), %xmm5
	pshufd	$27, %xmm4, %xmm4
	pshufd	$177, %xmm5, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm1
	palignr	$8, %xmm4, %xmm5
	movdqu	%xmm1, 96(%eax)
	movdqu	%xmm5, 112(%eax)
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, 64(%eax)
	movdqu	%xmm3, 80(%eax)
.Lsha256_pbkdf2_steps_shani_skip1:
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
	addl	$128, %esp
	.cfi_adjust_cfa_offset -128
	ret
INGOT_END(ingot_asm_sha256_pbkdf2_steps_shani)
INGOT_RODATA(.Lingot_asm_sha256_pbkdf2_steps_shani_k, 64)
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
	.byte	0x98, 0xaa, 0x07, 0x58, 0x01, 0x5b, 0x83, 0x12, 0xbe, 0x85, 0x31, 0x24, 0xc3, 0x7d, 0x0c, 0x55
	.byte	0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x74, 0xf4, 0x9b, 0xc1
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00

// ingot_asm_sha256_pbkdf2_steps, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   sp+4  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  158 instructions.
// Holds:  %ecx t,  %ebx job,  %esi n,  %edi f,  frame+32 block,  frame+96 state,  frame+128 t,  frame+132 u,
//         frame+136 t
// SHA-256 of the body: a3570e36dd645409f4378d54768957237c5abbfdb4fcbcd95ff48543b54383ea
INGOT_FUNCTION(ingot_asm_sha256_pbkdf2_steps)
	endbr32
	push	%ebx
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 3, 0
	push	%esi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 6, 0
	push	%edi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 7, 0
	subl	$140, %esp
	.cfi_adjust_cfa_offset 140
	mov	156(%esp), %ebx
	mov	160(%esp), %esi
	mov	164(%esp), %edi
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movb	$128, 64(%esp)
	movb	$3, 94(%esp)
	movb	$0, 95(%esp)
	test	%esi, %esi
	je	.Lsha256_pbkdf2_steps_skip1
.Lsha256_pbkdf2_steps_more1:
	mov	64(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 32(%esp)
	mov	68(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 36(%esp)
	mov	72(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 40(%esp)
	mov	76(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 44(%esp)
	mov	80(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 48(%esp)
	mov	84(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 52(%esp)
	mov	88(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 56(%esp)
	mov	92(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 60(%esp)
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	16(%ebx), %xmm7
	movdqu	%xmm7, 112(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	96(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 32(%esp)
	mov	100(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 36(%esp)
	mov	104(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 40(%esp)
	mov	108(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 44(%esp)
	mov	112(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 48(%esp)
	mov	116(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 52(%esp)
	mov	120(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 56(%esp)
	mov	124(%esp), %eax
	bswap	%eax
	mov	%eax, 128(%esp)
	mov	%eax, 60(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 80(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	64(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	96(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 96(%ebx)
	mov	68(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	100(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 100(%ebx)
	mov	72(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	104(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 104(%ebx)
	mov	76(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	108(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 108(%ebx)
	mov	80(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	112(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 112(%ebx)
	mov	84(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	116(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 116(%ebx)
	mov	88(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	120(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 120(%ebx)
	mov	92(%ebx), %eax
	mov	%eax, 132(%esp)
	mov	124(%ebx), %eax
	xor	132(%esp), %eax
	mov	%eax, 136(%esp)
	mov	%eax, 124(%ebx)
	dec	%esi
	jne	.Lsha256_pbkdf2_steps_more1
.Lsha256_pbkdf2_steps_skip1:
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
	movl	$0, 136(%esp)
	addl	$140, %esp
	.cfi_adjust_cfa_offset -140
	pop	%edi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 7
	pop	%esi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 6
	pop	%ebx
	.cfi_adjust_cfa_offset -4
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha256_pbkdf2_steps)

// ingot_asm_sha256_pbkdf2_pair, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   sp+4  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  74 instructions.
// Holds:  %ebx pair,  %esi n,  %edi f,  frame+32 job
// SHA-256 of the body: 45b2d4ebe872242362cb4eb301aefa45ab2118f41860df7b7471b682cc3e7158
INGOT_FUNCTION(ingot_asm_sha256_pbkdf2_pair)
	endbr32
	push	%ebx
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 3, 0
	push	%esi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 6, 0
	push	%edi
	.cfi_adjust_cfa_offset 4
	.cfi_rel_offset 7, 0
	subl	$160, %esp
	.cfi_adjust_cfa_offset 160
	mov	176(%esp), %ebx
	mov	180(%esp), %esi
	mov	184(%esp), %edi
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	16(%ebx), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 80(%esp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	80(%ebx), %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	112(%ebx), %xmm7
	movdqu	%xmm7, 144(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	112(%esp), %xmm7
	movdqu	%xmm7, 80(%ebx)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 96(%ebx)
	movdqu	144(%esp), %xmm7
	movdqu	%xmm7, 112(%ebx)
	movdqu	128(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	144(%ebx), %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	160(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	176(%ebx), %xmm7
	movdqu	%xmm7, 144(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movdqu	112(%esp), %xmm7
	movdqu	%xmm7, 144(%ebx)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 160(%ebx)
	movdqu	144(%esp), %xmm7
	movdqu	%xmm7, 176(%ebx)
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
	addl	$160, %esp
	.cfi_adjust_cfa_offset -160
	pop	%edi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 7
	pop	%esi
	.cfi_adjust_cfa_offset -4
	.cfi_restore 6
	pop	%ebx
	.cfi_adjust_cfa_offset -4
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha256_pbkdf2_pair)

// ingot_asm_sha256_pbkdf2_block, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   sp+4  job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   sp+8  i       a length, public; from 1 on; its low 32 bits count
//   sp+12 iters   a length, public; c, at least 1
//   sp+16 f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  239 instructions.
// Holds:  %ecx r,  %ebx job,  %ebp f,  %esi i,  %edi iters,  frame+24 blocks,  frame+28 salted,
//         frame+32 last blocks,  frame+160 count,  frame+168 to,  frame+172 from,  frame+176 left,
//         frame+180 t,  frame+184 number,  frame+188 t,  frame+192 low
// SHA-256 of the body: 81e88579c9362cd97cc3e5ef7393265bc2124a3ea8aef584dab5d54faad608e0
INGOT_FUNCTION(ingot_asm_sha256_pbkdf2_block)
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
	subl	$196, %esp
	.cfi_adjust_cfa_offset 196
	mov	216(%esp), %ebx
	mov	220(%esp), %esi
	mov	224(%esp), %edi
	mov	228(%esp), %ebp
	lea	128(%ebx), %eax
	mov	%eax, 28(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	mov	28(%esp), %eax
	mov	96(%eax), %ecx
	andl	$63, %ecx
	lea	32(%esp), %eax
	mov	%eax, 168(%esp)
	mov	28(%esp), %eax
	lea	32(%eax), %eax
	mov	%eax, 172(%esp)
	mov	%ecx, 176(%esp)
	cmpl	$16, %ecx
	jbe	.Lsha256_pbkdf2_block_skip1
.Lsha256_pbkdf2_block_more1:
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 172(%esp)
	addl	$16, 168(%esp)
	subl	$16, 176(%esp)
	cmpl	$16, 176(%esp)
	ja	.Lsha256_pbkdf2_block_more1
.Lsha256_pbkdf2_block_done1:
	mov	172(%esp), %eax
	add	176(%esp), %eax
	mov	168(%esp), %edx
	add	176(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%edx)
	jmp	.Lsha256_pbkdf2_block_join1
.Lsha256_pbkdf2_block_skip1:
	cmpl	$8, 176(%esp)
	jb	.Lsha256_pbkdf2_block_skip2
	mov	172(%esp), %eax
	add	176(%esp), %eax
	mov	168(%esp), %edx
	add	176(%esp), %edx
	movq	-8(%eax), %xmm7
	movq	%xmm7, -8(%edx)
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha256_pbkdf2_block_join2
.Lsha256_pbkdf2_block_skip2:
	cmpl	$4, 176(%esp)
	jb	.Lsha256_pbkdf2_block_skip3
	mov	172(%esp), %eax
	add	176(%esp), %eax
	mov	168(%esp), %edx
	add	176(%esp), %edx
	movd	-4(%eax), %xmm7
	movd	%xmm7, -4(%edx)
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha256_pbkdf2_block_join3
.Lsha256_pbkdf2_block_skip3:
	cmpl	$0, 176(%esp)
	je	.Lsha256_pbkdf2_block_skip4
	mov	172(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 180(%esp)
	mov	180(%esp), %edx
	mov	168(%esp), %eax
	movb	%dl, (%eax)
	mov	172(%esp), %eax
	add	176(%esp), %eax
	movzbl	-1(%eax), %eax
	mov	%eax, 180(%esp)
	mov	180(%esp), %edx
	mov	168(%esp), %eax
	add	176(%esp), %eax
	movb	%dl, -1(%eax)
	mov	176(%esp), %eax
	shr	$1, %eax
	mov	%eax, 176(%esp)
	mov	172(%esp), %eax
	add	176(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 180(%esp)
	mov	180(%esp), %edx
	mov	168(%esp), %eax
	add	176(%esp), %eax
	movb	%dl, (%eax)
.Lsha256_pbkdf2_block_skip4:
.Lsha256_pbkdf2_block_join3:
.Lsha256_pbkdf2_block_join2:
.Lsha256_pbkdf2_block_join1:
	mov	%esi, %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 32(%esp,%ecx)
	movb	$128, 36(%esp,%ecx)
	mov	28(%esp), %eax
	movq	96(%eax), %xmm7
	movq	%xmm7, 160(%esp)
	movl	$4, 184(%esp)
	mov	184(%esp), %edx
	add	%edx, 160(%esp)
	adcl	$0, 164(%esp)
	movl	$1, 24(%esp)
	cmpl	$51, %ecx
	ja	.Lsha256_pbkdf2_block_skip5
	mov	164(%esp), %eax
	shl	$3, %eax
	mov	%eax, 188(%esp)
	mov	160(%esp), %eax
	shr	$29, %eax
	mov	%eax, 192(%esp)
	mov	188(%esp), %eax
	or	192(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 88(%esp)
	mov	160(%esp), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 92(%esp)
	jmp	.Lsha256_pbkdf2_block_join4
.Lsha256_pbkdf2_block_skip5:
	movl	$2, 24(%esp)
	mov	164(%esp), %eax
	shl	$3, %eax
	mov	%eax, 188(%esp)
	mov	160(%esp), %eax
	shr	$29, %eax
	mov	%eax, 192(%esp)
	mov	188(%esp), %eax
	or	192(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 152(%esp)
	mov	160(%esp), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 156(%esp)
.Lsha256_pbkdf2_block_join4:
	mov	28(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	16(%eax), %xmm7
	movdqu	%xmm7, 80(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	64(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 32(%esp)
	mov	68(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 36(%esp)
	mov	72(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 40(%esp)
	mov	76(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 44(%esp)
	mov	80(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 48(%esp)
	mov	84(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 52(%esp)
	mov	88(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 56(%esp)
	mov	92(%ebx), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 60(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movb	$128, 64(%esp)
	movb	$3, 94(%esp)
	movb	$0, 95(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 80(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%ebx)
	movdqu	80(%ebx), %xmm7
	movdqu	%xmm7, 112(%ebx)
	subl	$1, %edi
	mov	%ebx, (%esp)
	mov	%edi, 4(%esp)
	mov	%ebp, 8(%esp)
	call	*8(%ebp)
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
	movl	$0, 192(%esp)
	addl	$196, %esp
	.cfi_adjust_cfa_offset -196
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
INGOT_END(ingot_asm_sha256_pbkdf2_block)

// ingot_asm_sha256_pbkdf2, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   sp+4  out     out_len bytes, written, secret
//   sp+8  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   sp+12 job     232 bytes, read, written, secret; as for pbkdf2_block
//   sp+16 iters   a length, public; c, at least 1
//   sp+20 f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  410 instructions.
// Holds:  %ecx t,  %ebx out,  %ebp iters,  %esi out_len,  %edi job,  frame+24 f,  frame+28 i,  frame+32 pair,
//         frame+224 a block of output,  frame+256 t,  frame+256 to,  frame+260 from,  frame+260 to,
//         frame+264 from,  frame+264 t,  frame+268 t
// SHA-256 of the body: 61bf5d071373905c2e6e7d6057ebf9d552bbd1efcd1fd823e1c088a05e3c1173
INGOT_FUNCTION(ingot_asm_sha256_pbkdf2)
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
	subl	$272, %esp
	.cfi_adjust_cfa_offset 272
	mov	292(%esp), %ebx
	mov	296(%esp), %esi
	mov	300(%esp), %edi
	mov	304(%esp), %ebp
	mov	308(%esp), %eax
	mov	%eax, 24(%esp)
	movdqu	(%edi), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	16(%edi), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	32(%edi), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	48(%edi), %xmm7
	movdqu	%xmm7, 80(%esp)
	subl	$1, %ebp
	movl	$1, 28(%esp)
	cmpl	$64, %esi
	jb	.Lsha256_pbkdf2_done1
.Lsha256_pbkdf2_more1:
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 144(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 208(%esp)
	addl	$1, 28(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*12(%eax)
	mov	128(%esp), %ecx
	bswap	%ecx
	mov	%ecx, (%ebx)
	mov	132(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 4(%ebx)
	mov	136(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 8(%ebx)
	mov	140(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 12(%ebx)
	mov	144(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 16(%ebx)
	mov	148(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%ebx)
	mov	152(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%ebx)
	mov	156(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%ebx)
	mov	192(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 32(%ebx)
	mov	196(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 36(%ebx)
	mov	200(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 40(%ebx)
	mov	204(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 44(%ebx)
	mov	208(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 48(%ebx)
	mov	212(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 52(%ebx)
	mov	216(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 56(%ebx)
	mov	220(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 60(%ebx)
	addl	$64, %ebx
	subl	$64, %esi
	cmpl	$64, %esi
	jae	.Lsha256_pbkdf2_more1
.Lsha256_pbkdf2_done1:
	cmpl	$32, %esi
	jbe	.Lsha256_pbkdf2_skip1
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 144(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 208(%esp)
	addl	$1, 28(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*12(%eax)
	mov	128(%esp), %ecx
	bswap	%ecx
	mov	%ecx, (%ebx)
	mov	132(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 4(%ebx)
	mov	136(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 8(%ebx)
	mov	140(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 12(%ebx)
	mov	144(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 16(%ebx)
	mov	148(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%ebx)
	mov	152(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%ebx)
	mov	156(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%ebx)
	addl	$32, %ebx
	subl	$32, %esi
	mov	192(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 224(%esp)
	mov	196(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 228(%esp)
	mov	200(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 232(%esp)
	mov	204(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 236(%esp)
	mov	208(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 240(%esp)
	mov	212(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 244(%esp)
	mov	216(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 248(%esp)
	mov	220(%esp), %eax
	bswap	%eax
	mov	%eax, 256(%esp)
	mov	%eax, 252(%esp)
	mov	%ebx, 260(%esp)
	lea	224(%esp), %eax
	mov	%eax, 264(%esp)
	cmpl	$16, %esi
	jbe	.Lsha256_pbkdf2_skip2
.Lsha256_pbkdf2_more2:
	mov	264(%esp), %eax
	mov	260(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 264(%esp)
	addl	$16, 260(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha256_pbkdf2_more2
.Lsha256_pbkdf2_done2:
	mov	264(%esp), %eax
	mov	260(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha256_pbkdf2_join1
.Lsha256_pbkdf2_skip2:
	cmpl	$8, %esi
	jb	.Lsha256_pbkdf2_skip3
	mov	264(%esp), %eax
	mov	260(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	264(%esp), %eax
	mov	260(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha256_pbkdf2_join2
.Lsha256_pbkdf2_skip3:
	cmpl	$4, %esi
	jb	.Lsha256_pbkdf2_skip4
	mov	264(%esp), %eax
	mov	260(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	264(%esp), %eax
	mov	260(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha256_pbkdf2_join3
.Lsha256_pbkdf2_skip4:
	test	%esi, %esi
	je	.Lsha256_pbkdf2_skip5
	mov	264(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 268(%esp)
	mov	268(%esp), %edx
	mov	260(%esp), %eax
	movb	%dl, (%eax)
	mov	264(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 268(%esp)
	mov	268(%esp), %edx
	mov	260(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	264(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 268(%esp)
	mov	268(%esp), %edx
	mov	260(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha256_pbkdf2_skip5:
.Lsha256_pbkdf2_join3:
.Lsha256_pbkdf2_join2:
.Lsha256_pbkdf2_join1:
	jmp	.Lsha256_pbkdf2_join4
.Lsha256_pbkdf2_skip1:
	test	%esi, %esi
	je	.Lsha256_pbkdf2_skip6
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_pbkdf2_block)
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*8(%eax)
	mov	96(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 224(%esp)
	mov	100(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 228(%esp)
	mov	104(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 232(%esp)
	mov	108(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 236(%esp)
	mov	112(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 240(%esp)
	mov	116(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 244(%esp)
	mov	120(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 248(%esp)
	mov	124(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 252(%esp)
	mov	%ebx, 256(%esp)
	lea	224(%esp), %eax
	mov	%eax, 260(%esp)
	cmpl	$16, %esi
	jbe	.Lsha256_pbkdf2_skip7
.Lsha256_pbkdf2_more3:
	mov	260(%esp), %eax
	mov	256(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 260(%esp)
	addl	$16, 256(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha256_pbkdf2_more3
.Lsha256_pbkdf2_done3:
	mov	260(%esp), %eax
	mov	256(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha256_pbkdf2_join5
.Lsha256_pbkdf2_skip7:
	cmpl	$8, %esi
	jb	.Lsha256_pbkdf2_skip8
	mov	260(%esp), %eax
	mov	256(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	260(%esp), %eax
	mov	256(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha256_pbkdf2_join6
.Lsha256_pbkdf2_skip8:
	cmpl	$4, %esi
	jb	.Lsha256_pbkdf2_skip9
	mov	260(%esp), %eax
	mov	256(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	260(%esp), %eax
	mov	256(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha256_pbkdf2_join7
.Lsha256_pbkdf2_skip9:
	test	%esi, %esi
	je	.Lsha256_pbkdf2_skip10
	mov	260(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 264(%esp)
	mov	264(%esp), %edx
	mov	256(%esp), %eax
	movb	%dl, (%eax)
	mov	260(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 264(%esp)
	mov	264(%esp), %edx
	mov	256(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	260(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 264(%esp)
	mov	264(%esp), %edx
	mov	256(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha256_pbkdf2_skip10:
.Lsha256_pbkdf2_join7:
.Lsha256_pbkdf2_join6:
.Lsha256_pbkdf2_join5:
.Lsha256_pbkdf2_skip6:
.Lsha256_pbkdf2_join4:
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
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	addl	$272, %esp
	.cfi_adjust_cfa_offset -272
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
INGOT_END(ingot_asm_sha256_pbkdf2)

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
