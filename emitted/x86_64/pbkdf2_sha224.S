// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha224 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha224_pbkdf2_steps_shani, x86-64, needs SSSE3 SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  346 instructions.
// Holds:  %rsi n,  %rdi job,  %xmm0 w+k,  %xmm1 t,  %xmm2 abef,  %xmm3 cdgh,  %xmm4 w[0..],  %xmm5 w[4..],
//         %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 T abef,  %xmm9 T cdgh,  %xmm10 inner abef,  %xmm11 inner cdgh,
//         %xmm12 outer abef,  %xmm13 outer cdgh
// SHA-256 of the body: 3b32dd4fa70292b3a27464f94ee64581d0d8f1adbe22f41deb4c8a18a8e06f93
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_steps_shani)
	endbr64
	test	%rsi, %rsi
	je	.Lsha224_pbkdf2_steps_shani_skip1
	movdqu	(%rdi), %xmm1
	movdqu	16(%rdi), %xmm11
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm11, %xmm11
	movdqa	%xmm1, %xmm10
	palignr	$8, %xmm11, %xmm10
	pblendw	$240, %xmm1, %xmm11
	movdqu	32(%rdi), %xmm1
	movdqu	48(%rdi), %xmm13
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm13, %xmm13
	movdqa	%xmm1, %xmm12
	palignr	$8, %xmm13, %xmm12
	pblendw	$240, %xmm1, %xmm13
	movdqu	96(%rdi), %xmm1
	movdqu	112(%rdi), %xmm9
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm9, %xmm9
	movdqa	%xmm1, %xmm8
	palignr	$8, %xmm9, %xmm8
	pblendw	$240, %xmm1, %xmm9
	movdqu	64(%rdi), %xmm1
	movdqu	80(%rdi), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
.Lsha224_pbkdf2_steps_shani_more1:
	// the inner hash
	pshufd	$27, %xmm2, %xmm4
	pshufd	$177, %xmm3, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm4
	palignr	$8, %xmm1, %xmm5
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+256(%rip), %xmm1
	pblendw	$192, %xmm1, %xmm5
	movdqa	%xmm10, %xmm2
	movdqa	%xmm11, %xmm3
.Lsha224_pbkdf2_steps_shani_given1:
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+272(%rip), %xmm6
	sha256msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+288(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+304(%rip), %xmm7
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 16 to 19
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+64(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+272(%rip), %xmm6
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 24 to 27
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+96(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+112(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+128(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+144(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+160(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+176(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+192(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	paddd	%xmm10, %xmm2
	paddd	%xmm11, %xmm3
.Lsha224_pbkdf2_steps_shani_named1:
	// the outer hash
	pshufd	$27, %xmm2, %xmm4
	pshufd	$177, %xmm3, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm4
	palignr	$8, %xmm1, %xmm5
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+256(%rip), %xmm1
	pblendw	$192, %xmm1, %xmm5
	movdqa	%xmm12, %xmm2
	movdqa	%xmm13, %xmm3
.Lsha224_pbkdf2_steps_shani_given2:
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+272(%rip), %xmm6
	sha256msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+288(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+304(%rip), %xmm7
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 16 to 19
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+64(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	movdqu	.Lingot_asm_sha224_pbkdf2_steps_shani_k+272(%rip), %xmm6
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 24 to 27
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+96(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+112(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+128(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+144(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+160(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+176(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+192(%rip), %xmm0
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
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_steps_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	paddd	%xmm12, %xmm2
	paddd	%xmm13, %xmm3
.Lsha224_pbkdf2_steps_shani_named2:
	pxor	%xmm2, %xmm8
	pxor	%xmm3, %xmm9
	dec	%rsi
	jne	.Lsha224_pbkdf2_steps_shani_more1
	pshufd	$27, %xmm8, %xmm8
	pshufd	$177, %xmm9, %xmm9
	movdqa	%xmm8, %xmm1
	pblendw	$240, %xmm9, %xmm1
	palignr	$8, %xmm8, %xmm9
	movdqu	%xmm1, 96(%rdi)
	movdqu	%xmm9, 112(%rdi)
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, 64(%rdi)
	movdqu	%xmm3, 80(%rdi)
.Lsha224_pbkdf2_steps_shani_skip1:
	ret
INGOT_END(ingot_asm_sha224_pbkdf2_steps_shani)
INGOT_RODATA(.Lingot_asm_sha224_pbkdf2_steps_shani_k, 64)
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
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x54, 0xf4, 0x9b, 0xc1
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xe0, 0x02, 0x00, 0x00

// ingot_asm_sha224_pbkdf2_pair_shani, x86-64, needs SSSE3 SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   %rdi  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  701 instructions.
// Holds:  %rsi n,  %rdi pair,  %xmm0 w+k,  %xmm1 t,  %xmm2 abef,  %xmm3 cdgh,  %xmm4 w[0..],  %xmm5 w[4..],
//         %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 abef of the other,  %xmm9 cdgh of the other,
//         %xmm10 w[0..] of the other,  %xmm11 w[4..] of the other,  %xmm12 w[8..] of the other,
//         %xmm13 w[12..] of the other,  %xmm14 T abef,  %xmm15 T cdgh,  frame+0 T of the other,
//         frame+32 inner,  frame+64 outer
// SHA-256 of the body: 390a74131c9177edac4647844c43c8b167bf8c4971c6a803383d4d8a80f64108
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_pair_shani)
	endbr64
	subq	$104, %rsp
	.cfi_adjust_cfa_offset 104
	test	%rsi, %rsi
	je	.Lsha224_pbkdf2_pair_shani_skip1
	movdqu	(%rdi), %xmm1
	movdqu	16(%rdi), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	%xmm2, 32(%rsp)
	movdqu	%xmm3, 48(%rsp)
	movdqu	32(%rdi), %xmm1
	movdqu	48(%rdi), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	%xmm2, 64(%rsp)
	movdqu	%xmm3, 80(%rsp)
	movdqu	96(%rdi), %xmm1
	movdqu	112(%rdi), %xmm15
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm15, %xmm15
	movdqa	%xmm1, %xmm14
	palignr	$8, %xmm15, %xmm14
	pblendw	$240, %xmm1, %xmm15
	movdqu	160(%rdi), %xmm1
	movdqu	176(%rdi), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	%xmm2, (%rsp)
	movdqu	%xmm3, 16(%rsp)
	movdqu	64(%rdi), %xmm1
	movdqu	80(%rdi), %xmm3
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm3, %xmm3
	movdqa	%xmm1, %xmm2
	palignr	$8, %xmm3, %xmm2
	pblendw	$240, %xmm1, %xmm3
	movdqu	128(%rdi), %xmm1
	movdqu	144(%rdi), %xmm9
	pshufd	$177, %xmm1, %xmm1
	pshufd	$27, %xmm9, %xmm9
	movdqa	%xmm1, %xmm8
	palignr	$8, %xmm9, %xmm8
	pblendw	$240, %xmm1, %xmm9
.Lsha224_pbkdf2_pair_shani_more1:
	// the inner hash
	pshufd	$27, %xmm2, %xmm4
	pshufd	$177, %xmm3, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm4
	palignr	$8, %xmm1, %xmm5
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+256(%rip), %xmm1
	pblendw	$192, %xmm1, %xmm5
	movdqu	32(%rsp), %xmm2
	movdqu	48(%rsp), %xmm3
.Lsha224_pbkdf2_pair_shani_given1:
	pshufd	$27, %xmm8, %xmm10
	pshufd	$177, %xmm9, %xmm11
	movdqa	%xmm10, %xmm1
	pblendw	$240, %xmm11, %xmm10
	palignr	$8, %xmm1, %xmm11
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+256(%rip), %xmm1
	pblendw	$192, %xmm1, %xmm11
	movdqu	32(%rsp), %xmm8
	movdqu	48(%rsp), %xmm9
.Lsha224_pbkdf2_pair_shani_given2:
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 0 to 3
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 4 to 7
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm6
	sha256msg1	%xmm6, %xmm5
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm12
	sha256msg1	%xmm12, %xmm11
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+288(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+304(%rip), %xmm7
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+288(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+304(%rip), %xmm13
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 16 to 19
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 16 to 19
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 20 to 23
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm6
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 20 to 23
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm12
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 24 to 27
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 24 to 27
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 28 to 31
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 28 to 31
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 32 to 35
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 32 to 35
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 36 to 39
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 36 to 39
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 40 to 43
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 40 to 43
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 44 to 47
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 44 to 47
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 48 to 51
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 48 to 51
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 52 to 55
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 52 to 55
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	movdqu	32(%rsp), %xmm4
	movdqu	48(%rsp), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
.Lsha224_pbkdf2_pair_shani_named1:
	movdqu	32(%rsp), %xmm10
	movdqu	48(%rsp), %xmm11
	paddd	%xmm10, %xmm8
	paddd	%xmm11, %xmm9
.Lsha224_pbkdf2_pair_shani_named2:
	// the outer hash
	pshufd	$27, %xmm2, %xmm4
	pshufd	$177, %xmm3, %xmm5
	movdqa	%xmm4, %xmm1
	pblendw	$240, %xmm5, %xmm4
	palignr	$8, %xmm1, %xmm5
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+256(%rip), %xmm1
	pblendw	$192, %xmm1, %xmm5
	movdqu	64(%rsp), %xmm2
	movdqu	80(%rsp), %xmm3
.Lsha224_pbkdf2_pair_shani_given3:
	pshufd	$27, %xmm8, %xmm10
	pshufd	$177, %xmm9, %xmm11
	movdqa	%xmm10, %xmm1
	pblendw	$240, %xmm11, %xmm10
	palignr	$8, %xmm1, %xmm11
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+256(%rip), %xmm1
	pblendw	$192, %xmm1, %xmm11
	movdqu	64(%rsp), %xmm8
	movdqu	80(%rsp), %xmm9
.Lsha224_pbkdf2_pair_shani_given4:
	// rounds 0 to 3
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 0 to 3
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 4 to 7
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 4 to 7
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+16(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm6
	sha256msg1	%xmm6, %xmm5
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+32(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm12
	sha256msg1	%xmm12, %xmm11
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+288(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+304(%rip), %xmm7
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+288(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+304(%rip), %xmm13
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 16 to 19
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 16 to 19
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+64(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 20 to 23
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm6
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 20 to 23
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+80(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	movdqu	.Lingot_asm_sha224_pbkdf2_pair_shani_k+272(%rip), %xmm12
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 24 to 27
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 24 to 27
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+96(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 28 to 31
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 28 to 31
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+112(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 32 to 35
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 32 to 35
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+128(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 36 to 39
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm5, %xmm4
	// rounds 36 to 39
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+144(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm11, %xmm10
	// rounds 40 to 43
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
	// rounds 40 to 43
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+160(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm12, %xmm11
	// rounds 44 to 47
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm7, %xmm1
	palignr	$4, %xmm6, %xmm1
	paddd	%xmm1, %xmm4
	sha256msg2	%xmm7, %xmm4
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm7, %xmm6
	// rounds 44 to 47
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+176(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm13, %xmm1
	palignr	$4, %xmm12, %xmm1
	paddd	%xmm1, %xmm10
	sha256msg2	%xmm13, %xmm10
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm13, %xmm12
	// rounds 48 to 51
	movdqa	%xmm4, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm4, %xmm1
	palignr	$4, %xmm7, %xmm1
	paddd	%xmm1, %xmm5
	sha256msg2	%xmm4, %xmm5
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm4, %xmm7
	// rounds 48 to 51
	movdqa	%xmm10, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+192(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm10, %xmm1
	palignr	$4, %xmm13, %xmm1
	paddd	%xmm1, %xmm11
	sha256msg2	%xmm10, %xmm11
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	sha256msg1	%xmm10, %xmm13
	// rounds 52 to 55
	movdqa	%xmm5, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm5, %xmm1
	palignr	$4, %xmm4, %xmm1
	paddd	%xmm1, %xmm6
	sha256msg2	%xmm5, %xmm6
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 52 to 55
	movdqa	%xmm11, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+208(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm11, %xmm1
	palignr	$4, %xmm10, %xmm1
	paddd	%xmm1, %xmm12
	sha256msg2	%xmm11, %xmm12
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 56 to 59
	movdqa	%xmm6, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	movdqa	%xmm6, %xmm1
	palignr	$4, %xmm5, %xmm1
	paddd	%xmm1, %xmm7
	sha256msg2	%xmm6, %xmm7
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 56 to 59
	movdqa	%xmm12, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+224(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	movdqa	%xmm12, %xmm1
	palignr	$4, %xmm11, %xmm1
	paddd	%xmm1, %xmm13
	sha256msg2	%xmm12, %xmm13
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	// rounds 60 to 63
	movdqa	%xmm7, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	// rounds 60 to 63
	movdqa	%xmm13, %xmm0
	paddd	.Lingot_asm_sha224_pbkdf2_pair_shani_k+240(%rip), %xmm0
	sha256rnds2	%xmm8, %xmm9
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm9, %xmm8
	movdqu	64(%rsp), %xmm4
	movdqu	80(%rsp), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
.Lsha224_pbkdf2_pair_shani_named3:
	movdqu	64(%rsp), %xmm10
	movdqu	80(%rsp), %xmm11
	paddd	%xmm10, %xmm8
	paddd	%xmm11, %xmm9
.Lsha224_pbkdf2_pair_shani_named4:
	pxor	%xmm2, %xmm14
	pxor	%xmm3, %xmm15
	movdqu	(%rsp), %xmm10
	movdqu	16(%rsp), %xmm11
	pxor	%xmm8, %xmm10
	pxor	%xmm9, %xmm11
	movdqu	%xmm10, (%rsp)
	movdqu	%xmm11, 16(%rsp)
	dec	%rsi
	jne	.Lsha224_pbkdf2_pair_shani_more1
	pshufd	$27, %xmm14, %xmm14
	pshufd	$177, %xmm15, %xmm15
	movdqa	%xmm14, %xmm1
	pblendw	$240, %xmm15, %xmm1
	palignr	$8, %xmm14, %xmm15
	movdqu	%xmm1, 96(%rdi)
	movdqu	%xmm15, 112(%rdi)
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, 64(%rdi)
	movdqu	%xmm3, 80(%rdi)
	movdqu	(%rsp), %xmm10
	movdqu	16(%rsp), %xmm11
	pshufd	$27, %xmm10, %xmm10
	pshufd	$177, %xmm11, %xmm11
	movdqa	%xmm10, %xmm1
	pblendw	$240, %xmm11, %xmm1
	palignr	$8, %xmm10, %xmm11
	movdqu	%xmm1, 160(%rdi)
	movdqu	%xmm11, 176(%rdi)
	pshufd	$27, %xmm8, %xmm8
	pshufd	$177, %xmm9, %xmm9
	movdqa	%xmm8, %xmm1
	pblendw	$240, %xmm9, %xmm1
	palignr	$8, %xmm8, %xmm9
	movdqu	%xmm1, 128(%rdi)
	movdqu	%xmm9, 144(%rdi)
.Lsha224_pbkdf2_pair_shani_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	ret
INGOT_END(ingot_asm_sha224_pbkdf2_pair_shani)
INGOT_RODATA(.Lingot_asm_sha224_pbkdf2_pair_shani_k, 64)
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
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0x74, 0x5d, 0xbe, 0x72, 0xfe, 0xb1, 0xde, 0x80, 0xa7, 0x06, 0xdc, 0x9b, 0x54, 0xf4, 0x9b, 0xc1
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xe0, 0x02, 0x00, 0x00

// ingot_asm_sha224_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  105 instructions.
// Holds:  %rax t,  %rcx t,  %rdx u,  %rbx job,  %rbp n,  %rsi t,  %r12 f,  frame+0 block,  frame+64 state
// SHA-256 of the body: b4c7dee6b62692891c5d19c553de7355baa0cee93d5680b5d0b86ee96cdbe01e
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_steps)
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
	subq	$96, %rsp
	.cfi_adjust_cfa_offset 96
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 28(%rsp)
	movdqu	%xmm15, 44(%rsp)
	movl	$0, 60(%rsp)
	movb	$128, 28(%rsp)
	movb	$2, 62(%rsp)
	movb	$224, 63(%rsp)
	test	%rbp, %rbp
	je	.Lsha224_pbkdf2_steps_skip1
.Lsha224_pbkdf2_steps_more1:
	mov	64(%rbx), %eax
	bswap	%eax
	mov	%eax, (%rsp)
	mov	68(%rbx), %eax
	bswap	%eax
	mov	%eax, 4(%rsp)
	mov	72(%rbx), %eax
	bswap	%eax
	mov	%eax, 8(%rsp)
	mov	76(%rbx), %eax
	bswap	%eax
	mov	%eax, 12(%rsp)
	mov	80(%rbx), %eax
	bswap	%eax
	mov	%eax, 16(%rsp)
	mov	84(%rbx), %eax
	bswap	%eax
	mov	%eax, 20(%rsp)
	mov	88(%rbx), %eax
	bswap	%eax
	mov	%eax, 24(%rsp)
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	16(%rbx), %xmm15
	movdqu	%xmm15, 80(%rsp)
	lea	64(%rsp), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	64(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, (%rsp)
	mov	68(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 4(%rsp)
	mov	72(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 8(%rsp)
	mov	76(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 12(%rsp)
	mov	80(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 16(%rsp)
	mov	84(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%rsp)
	mov	88(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 80(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r12)
	mov	64(%rbx), %rdx
	mov	96(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 96(%rbx)
	mov	72(%rbx), %rdx
	mov	104(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 104(%rbx)
	mov	80(%rbx), %rdx
	mov	112(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 112(%rbx)
	mov	88(%rbx), %rdx
	mov	120(%rbx), %rsi
	xor	%rdx, %rsi
	mov	%rsi, 120(%rbx)
	dec	%rbp
	jne	.Lsha224_pbkdf2_steps_more1
.Lsha224_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha224_pbkdf2_steps)

// ingot_asm_sha224_pbkdf2_pair, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   %rdi  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  70 instructions.
// Holds:  %rbx pair,  %rbp n,  %r12 f,  frame+0 job
// SHA-256 of the body: 16094c298e211319a7cb5c8a6fbff998d11d76ba78521632548488b8d7f1b75a
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_pair)
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
	subq	$128, %rsp
	.cfi_adjust_cfa_offset 128
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	16(%rbx), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 48(%rsp)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	80(%rbx), %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	112(%rbx), %xmm15
	movdqu	%xmm15, 112(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	80(%rsp), %xmm15
	movdqu	%xmm15, 80(%rbx)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 96(%rbx)
	movdqu	112(%rsp), %xmm15
	movdqu	%xmm15, 112(%rbx)
	movdqu	128(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	144(%rbx), %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	160(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	176(%rbx), %xmm15
	movdqu	%xmm15, 112(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 128(%rbx)
	movdqu	80(%rsp), %xmm15
	movdqu	%xmm15, 144(%rbx)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 160(%rbx)
	movdqu	112(%rsp), %xmm15
	movdqu	%xmm15, 176(%rbx)
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
	addq	$128, %rsp
	.cfi_adjust_cfa_offset -128
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
INGOT_END(ingot_asm_sha224_pbkdf2_pair)

// ingot_asm_sha224_pbkdf2_block, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   %rdi  job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   %rsi  i       a length, public; from 1 on; its low 32 bits count
//   %rdx  iters   a length, public; c, at least 1
//   %rcx  f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  154 instructions.
// Holds:  %rax r,  %rcx to,  %rdx from,  %rbx job,  %rbp i,  %rsi left,  %rdi t,  %r8 number,  %r9 t,
//         %r12 iters,  %r13 f,  %r14 blocks,  %r15 salted,  frame+0 last blocks,  frame+128 count,
//         frame+136 low
// SHA-256 of the body: 981c5010836b1197309a1b6420005f4723ed951f0d47ec343b7ef355157385b4
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2_block)
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
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	lea	128(%rbx), %r15
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	mov	96(%r15), %rax
	andq	$63, %rax
	lea	(%rsp), %rcx
	lea	32(%r15), %rdx
	mov	%rax, %rsi
	cmpq	$16, %rsi
	jbe	.Lsha224_pbkdf2_block_skip1
.Lsha224_pbkdf2_block_more1:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rsi
	cmpq	$16, %rsi
	ja	.Lsha224_pbkdf2_block_more1
.Lsha224_pbkdf2_block_done1:
	movdqu	-16(%rdx,%rsi), %xmm15
	movdqu	%xmm15, -16(%rcx,%rsi)
	jmp	.Lsha224_pbkdf2_block_join1
.Lsha224_pbkdf2_block_skip1:
	cmpq	$8, %rsi
	jb	.Lsha224_pbkdf2_block_skip2
	mov	-8(%rdx,%rsi), %r10
	mov	%r10, -8(%rcx,%rsi)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha224_pbkdf2_block_join2
.Lsha224_pbkdf2_block_skip2:
	cmpq	$4, %rsi
	jb	.Lsha224_pbkdf2_block_skip3
	mov	-4(%rdx,%rsi), %r10d
	mov	%r10d, -4(%rcx,%rsi)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha224_pbkdf2_block_join3
.Lsha224_pbkdf2_block_skip3:
	test	%rsi, %rsi
	je	.Lsha224_pbkdf2_block_skip4
	movzbl	(%rdx), %edi
	movb	%dil, (%rcx)
	movzbl	-1(%rdx,%rsi), %edi
	movb	%dil, -1(%rcx,%rsi)
	shr	$1, %rsi
	movzbl	(%rdx,%rsi), %edi
	movb	%dil, (%rcx,%rsi)
.Lsha224_pbkdf2_block_skip4:
.Lsha224_pbkdf2_block_join3:
.Lsha224_pbkdf2_block_join2:
.Lsha224_pbkdf2_block_join1:
	mov	%rbp, %r8
	bswap	%r8d
	mov	%r8d, (%rsp,%rax)
	movb	$128, 4(%rsp,%rax)
	mov	96(%r15), %r10
	mov	%r10, 128(%rsp)
	movl	$4, %r8d
	add	%r8, 128(%rsp)
	movl	$1, %r14d
	cmpq	$51, %rax
	ja	.Lsha224_pbkdf2_block_skip5
	mov	128(%rsp), %r9
	shl	$3, %r9
	bswap	%r9
	mov	%r9, 56(%rsp)
	jmp	.Lsha224_pbkdf2_block_join4
.Lsha224_pbkdf2_block_skip5:
	movl	$2, %r14d
	mov	128(%rsp), %r9
	shl	$3, %r9
	bswap	%r9
	mov	%r9, 120(%rsp)
.Lsha224_pbkdf2_block_join4:
	movdqu	(%r15), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	16(%r15), %xmm15
	movdqu	%xmm15, 80(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	mov	%r14, %rdx
	call	*(%r13)
	mov	64(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, (%rsp)
	mov	68(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 4(%rsp)
	mov	72(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 8(%rsp)
	mov	76(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 12(%rsp)
	mov	80(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 16(%rsp)
	mov	84(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 20(%rsp)
	mov	88(%rbx), %r9d
	bswap	%r9d
	mov	%r9d, 24(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 28(%rsp)
	movdqu	%xmm15, 44(%rsp)
	movl	$0, 60(%rsp)
	movb	$128, 28(%rsp)
	movb	$2, 62(%rsp)
	movb	$224, 63(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 80(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 96(%rbx)
	movdqu	80(%rbx), %xmm15
	movdqu	%xmm15, 112(%rbx)
	subq	$1, %r12
	lea	(%rbx), %rdi
	mov	%r12, %rsi
	mov	%r13, %rdx
	call	*16(%r13)
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
INGOT_END(ingot_asm_sha224_pbkdf2_block)

// ingot_asm_sha224_pbkdf2, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   %rdi  out     out_len bytes, written, secret
//   %rsi  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   %rdx  job     232 bytes, read, written, secret; as for pbkdf2_block
//   %rcx  iters   a length, public; c, at least 1
//   %r8   f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  312 instructions.
// Holds:  %rax t,  %rcx t,  %rcx to,  %rdx from,  %rdx to,  %rbx out,  %rbp out_len,  %rsi from,  %rsi t,
//         %rdi t,  %r12 job,  %r13 iters,  %r14 f,  %r15 i,  frame+0 pair,  frame+192 a block of output
// SHA-256 of the body: a63cc7ec6bb245372fc8ae615babb7cd6502ecf7de7cf35b7c2448be65b9c7a7
INGOT_FUNCTION(ingot_asm_sha224_pbkdf2)
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
	subq	$232, %rsp
	.cfi_adjust_cfa_offset 232
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	movdqu	(%r12), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	16(%r12), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	32(%r12), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	48(%r12), %xmm15
	movdqu	%xmm15, 48(%rsp)
	subq	$1, %r13
	movl	$1, %r15d
	cmpq	$56, %rbp
	jb	.Lsha224_pbkdf2_done1
.Lsha224_pbkdf2_more1:
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 112(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 176(%rsp)
	addq	$1, %r15
	lea	(%rsp), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*24(%r14)
	mov	96(%rsp), %eax
	bswap	%eax
	mov	%eax, (%rbx)
	mov	100(%rsp), %eax
	bswap	%eax
	mov	%eax, 4(%rbx)
	mov	104(%rsp), %eax
	bswap	%eax
	mov	%eax, 8(%rbx)
	mov	108(%rsp), %eax
	bswap	%eax
	mov	%eax, 12(%rbx)
	mov	112(%rsp), %eax
	bswap	%eax
	mov	%eax, 16(%rbx)
	mov	116(%rsp), %eax
	bswap	%eax
	mov	%eax, 20(%rbx)
	mov	120(%rsp), %eax
	bswap	%eax
	mov	%eax, 24(%rbx)
	mov	160(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%rbx)
	mov	164(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 32(%rbx)
	mov	168(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 36(%rbx)
	mov	172(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 40(%rbx)
	mov	176(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 44(%rbx)
	mov	180(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 48(%rbx)
	mov	184(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 52(%rbx)
	addq	$56, %rbx
	subq	$56, %rbp
	cmpq	$56, %rbp
	jae	.Lsha224_pbkdf2_more1
.Lsha224_pbkdf2_done1:
	cmpq	$28, %rbp
	jbe	.Lsha224_pbkdf2_skip1
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 80(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 112(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 144(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	movdqu	112(%r12), %xmm15
	movdqu	%xmm15, 176(%rsp)
	addq	$1, %r15
	lea	(%rsp), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*24(%r14)
	mov	96(%rsp), %eax
	bswap	%eax
	mov	%eax, (%rbx)
	mov	100(%rsp), %eax
	bswap	%eax
	mov	%eax, 4(%rbx)
	mov	104(%rsp), %eax
	bswap	%eax
	mov	%eax, 8(%rbx)
	mov	108(%rsp), %eax
	bswap	%eax
	mov	%eax, 12(%rbx)
	mov	112(%rsp), %eax
	bswap	%eax
	mov	%eax, 16(%rbx)
	mov	116(%rsp), %eax
	bswap	%eax
	mov	%eax, 20(%rbx)
	mov	120(%rsp), %eax
	bswap	%eax
	mov	%eax, 24(%rbx)
	addq	$28, %rbx
	subq	$28, %rbp
	mov	160(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 192(%rsp)
	mov	164(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 196(%rsp)
	mov	168(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 200(%rsp)
	mov	172(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 204(%rsp)
	mov	176(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 208(%rsp)
	mov	180(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 212(%rsp)
	mov	184(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 216(%rsp)
	mov	%rbx, %rdx
	lea	192(%rsp), %rsi
	cmpq	$16, %rbp
	jbe	.Lsha224_pbkdf2_skip2
.Lsha224_pbkdf2_more2:
	movdqu	(%rsi), %xmm15
	movdqu	%xmm15, (%rdx)
	addq	$16, %rsi
	addq	$16, %rdx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha224_pbkdf2_more2
.Lsha224_pbkdf2_done2:
	movdqu	-16(%rsi,%rbp), %xmm15
	movdqu	%xmm15, -16(%rdx,%rbp)
	jmp	.Lsha224_pbkdf2_join1
.Lsha224_pbkdf2_skip2:
	cmpq	$8, %rbp
	jb	.Lsha224_pbkdf2_skip3
	mov	-8(%rsi,%rbp), %r10
	mov	%r10, -8(%rdx,%rbp)
	mov	(%rsi), %r10
	mov	%r10, (%rdx)
	jmp	.Lsha224_pbkdf2_join2
.Lsha224_pbkdf2_skip3:
	cmpq	$4, %rbp
	jb	.Lsha224_pbkdf2_skip4
	mov	-4(%rsi,%rbp), %r10d
	mov	%r10d, -4(%rdx,%rbp)
	mov	(%rsi), %r10d
	mov	%r10d, (%rdx)
	jmp	.Lsha224_pbkdf2_join3
.Lsha224_pbkdf2_skip4:
	test	%rbp, %rbp
	je	.Lsha224_pbkdf2_skip5
	movzbl	(%rsi), %edi
	movb	%dil, (%rdx)
	movzbl	-1(%rsi,%rbp), %edi
	movb	%dil, -1(%rdx,%rbp)
	shr	$1, %rbp
	movzbl	(%rsi,%rbp), %edi
	movb	%dil, (%rdx,%rbp)
.Lsha224_pbkdf2_skip5:
.Lsha224_pbkdf2_join3:
.Lsha224_pbkdf2_join2:
.Lsha224_pbkdf2_join1:
	jmp	.Lsha224_pbkdf2_join4
.Lsha224_pbkdf2_skip1:
	test	%rbp, %rbp
	je	.Lsha224_pbkdf2_skip6
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha224_pbkdf2_block)
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	call	*16(%r14)
	mov	96(%r12), %eax
	bswap	%eax
	mov	%eax, 192(%rsp)
	mov	100(%r12), %eax
	bswap	%eax
	mov	%eax, 196(%rsp)
	mov	104(%r12), %eax
	bswap	%eax
	mov	%eax, 200(%rsp)
	mov	108(%r12), %eax
	bswap	%eax
	mov	%eax, 204(%rsp)
	mov	112(%r12), %eax
	bswap	%eax
	mov	%eax, 208(%rsp)
	mov	116(%r12), %eax
	bswap	%eax
	mov	%eax, 212(%rsp)
	mov	120(%r12), %eax
	bswap	%eax
	mov	%eax, 216(%rsp)
	mov	%rbx, %rcx
	lea	192(%rsp), %rdx
	cmpq	$16, %rbp
	jbe	.Lsha224_pbkdf2_skip7
.Lsha224_pbkdf2_more3:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha224_pbkdf2_more3
.Lsha224_pbkdf2_done3:
	movdqu	-16(%rdx,%rbp), %xmm15
	movdqu	%xmm15, -16(%rcx,%rbp)
	jmp	.Lsha224_pbkdf2_join5
.Lsha224_pbkdf2_skip7:
	cmpq	$8, %rbp
	jb	.Lsha224_pbkdf2_skip8
	mov	-8(%rdx,%rbp), %r10
	mov	%r10, -8(%rcx,%rbp)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha224_pbkdf2_join6
.Lsha224_pbkdf2_skip8:
	cmpq	$4, %rbp
	jb	.Lsha224_pbkdf2_skip9
	mov	-4(%rdx,%rbp), %r10d
	mov	%r10d, -4(%rcx,%rbp)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha224_pbkdf2_join7
.Lsha224_pbkdf2_skip9:
	test	%rbp, %rbp
	je	.Lsha224_pbkdf2_skip10
	movzbl	(%rdx), %esi
	movb	%sil, (%rcx)
	movzbl	-1(%rdx,%rbp), %esi
	movb	%sil, -1(%rcx,%rbp)
	shr	$1, %rbp
	movzbl	(%rdx,%rbp), %esi
	movb	%sil, (%rcx,%rbp)
.Lsha224_pbkdf2_skip10:
.Lsha224_pbkdf2_join7:
.Lsha224_pbkdf2_join6:
.Lsha224_pbkdf2_join5:
.Lsha224_pbkdf2_skip6:
.Lsha224_pbkdf2_join4:
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
	movdqu	%xmm15, 192(%rsp)
	movq	$0, 208(%rsp)
	movl	$0, 216(%rsp)
	addq	$232, %rsp
	.cfi_adjust_cfa_offset -232
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
INGOT_END(ingot_asm_sha224_pbkdf2)

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
