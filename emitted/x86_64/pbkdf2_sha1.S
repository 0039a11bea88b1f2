// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha1 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_pbkdf2_steps_shani, x86-64, needs SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  264 instructions.
// Holds:  %rsi n,  %rdi job,  %xmm0 t,  %xmm1 abcd,  %xmm2 e,  %xmm3 e of the next four,  %xmm4 w[0..],
//         %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 T abcd,  %xmm9 T e,  %xmm10 inner abcd,
//         %xmm11 inner e,  %xmm12 outer abcd,  %xmm13 outer e
// SHA-256 of the body: 25cd449fc6295acb9c716ead84ee2fa17c2df29e310aebabb9b11f060465fd5e
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_steps_shani)
	endbr64
	test	%rsi, %rsi
	je	.Lsha1_pbkdf2_steps_shani_skip1
	movdqu	(%rdi), %xmm10
	pxor	%xmm11, %xmm11
	pinsrd	$3, 16(%rdi), %xmm11
	pshufd	$27, %xmm10, %xmm10
	movdqu	32(%rdi), %xmm12
	pxor	%xmm13, %xmm13
	pinsrd	$3, 48(%rdi), %xmm13
	pshufd	$27, %xmm12, %xmm12
	movdqu	96(%rdi), %xmm8
	pxor	%xmm9, %xmm9
	pinsrd	$3, 112(%rdi), %xmm9
	pshufd	$27, %xmm8, %xmm8
	movdqu	64(%rdi), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 80(%rdi), %xmm2
	pshufd	$27, %xmm1, %xmm1
.Lsha1_pbkdf2_steps_shani_more1:
	// the inner hash
	movdqa	%xmm1, %xmm4
	movdqa	%xmm2, %xmm5
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+16(%rip), %xmm0
	pblendw	$63, %xmm0, %xmm5
	movdqa	%xmm10, %xmm1
	movdqa	%xmm11, %xmm2
.Lsha1_pbkdf2_steps_shani_given1:
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+32(%rip), %xmm6
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+48(%rip), %xmm7
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$0, %xmm3, %xmm1
	pxor	%xmm7, %xmm5
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+32(%rip), %xmm6
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
	sha1nexte	%xmm11, %xmm2
	paddd	%xmm10, %xmm1
.Lsha1_pbkdf2_steps_shani_named1:
	// the outer hash
	movdqa	%xmm1, %xmm4
	movdqa	%xmm2, %xmm5
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+16(%rip), %xmm0
	pblendw	$63, %xmm0, %xmm5
	movdqa	%xmm12, %xmm1
	movdqa	%xmm13, %xmm2
.Lsha1_pbkdf2_steps_shani_given2:
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+32(%rip), %xmm6
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+48(%rip), %xmm7
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$0, %xmm3, %xmm1
	pxor	%xmm7, %xmm5
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	movdqu	.Lingot_asm_sha1_pbkdf2_steps_shani_constants+32(%rip), %xmm6
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
	sha1nexte	%xmm13, %xmm2
	paddd	%xmm12, %xmm1
.Lsha1_pbkdf2_steps_shani_named2:
	pxor	%xmm1, %xmm8
	pxor	%xmm2, %xmm9
	dec	%rsi
	jne	.Lsha1_pbkdf2_steps_shani_more1
	pshufd	$27, %xmm8, %xmm8
	movdqu	%xmm8, 96(%rdi)
	pextrd	$3, %xmm9, 112(%rdi)
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 64(%rdi)
	pextrd	$3, %xmm2, 80(%rdi)
.Lsha1_pbkdf2_steps_shani_skip1:
	ret
INGOT_END(ingot_asm_sha1_pbkdf2_steps_shani)
INGOT_RODATA(.Lingot_asm_sha1_pbkdf2_steps_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0xa0, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

// ingot_asm_sha1_pbkdf2_pair_shani, x86-64, needs SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   %rdi  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  553 instructions.
// Holds:  %rsi n,  %rdi pair,  %xmm0 t,  %xmm1 abcd,  %xmm2 e,  %xmm3 e of the next four,  %xmm4 w[0..],
//         %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  %xmm8 abcd of the other,  %xmm9 e of the other,
//         %xmm10 e of the next four of the other,  %xmm11 w[0..] of the other,  %xmm12 w[4..] of the other,
//         %xmm13 w[8..] of the other,  %xmm14 w[12..] of the other,  frame+0 T,  frame+32 T of the other,
//         frame+64 inner,  frame+96 outer
// SHA-256 of the body: 94e5f1218e5dc271ee28e2cd2ecfcdab044d995c95ee6c10a9209c4946b8f0ca
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_pair_shani)
	endbr64
	subq	$136, %rsp
	.cfi_adjust_cfa_offset 136
	test	%rsi, %rsi
	je	.Lsha1_pbkdf2_pair_shani_skip1
	movdqu	(%rdi), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 16(%rdi), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 64(%rsp)
	movdqu	%xmm2, 80(%rsp)
	movdqu	32(%rdi), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 48(%rdi), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 96(%rsp)
	movdqu	%xmm2, 112(%rsp)
	movdqu	96(%rdi), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 112(%rdi), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, (%rsp)
	movdqu	%xmm2, 16(%rsp)
	movdqu	160(%rdi), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 176(%rdi), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 32(%rsp)
	movdqu	%xmm2, 48(%rsp)
	movdqu	64(%rdi), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 80(%rdi), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	128(%rdi), %xmm8
	pxor	%xmm9, %xmm9
	pinsrd	$3, 144(%rdi), %xmm9
	pshufd	$27, %xmm8, %xmm8
.Lsha1_pbkdf2_pair_shani_more1:
	// the inner hash
	movdqa	%xmm1, %xmm4
	movdqa	%xmm2, %xmm5
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+16(%rip), %xmm0
	pblendw	$63, %xmm0, %xmm5
	movdqu	64(%rsp), %xmm1
	movdqu	80(%rsp), %xmm2
.Lsha1_pbkdf2_pair_shani_given1:
	movdqa	%xmm8, %xmm11
	movdqa	%xmm9, %xmm12
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+16(%rip), %xmm0
	pblendw	$63, %xmm0, %xmm12
	movdqu	64(%rsp), %xmm8
	movdqu	80(%rsp), %xmm9
.Lsha1_pbkdf2_pair_shani_given2:
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	// rounds 0 to 3
	paddd	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1rnds4	$0, %xmm9, %xmm8
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	// rounds 4 to 7
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1rnds4	$0, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm6
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm13
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1rnds4	$0, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+48(%rip), %xmm7
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$0, %xmm3, %xmm1
	pxor	%xmm7, %xmm5
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+48(%rip), %xmm14
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$0, %xmm10, %xmm8
	pxor	%xmm14, %xmm12
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm6
	pxor	%xmm4, %xmm6
	// rounds 16 to 19
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$0, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm13
	pxor	%xmm11, %xmm13
	// rounds 20 to 23
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 20 to 23
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 24 to 27
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 24 to 27
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$1, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 28 to 31
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 28 to 31
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 32 to 35
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 32 to 35
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$1, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 36 to 39
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 36 to 39
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 40 to 43
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 40 to 43
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 44 to 47
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 44 to 47
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$2, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 48 to 51
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 48 to 51
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 52 to 55
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 52 to 55
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$2, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 56 to 59
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 56 to 59
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 60 to 63
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$3, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 60 to 63
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$3, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 64 to 67
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$3, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 64 to 67
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$3, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 68 to 71
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$3, %xmm3, %xmm1
	pxor	%xmm5, %xmm7
	// rounds 68 to 71
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$3, %xmm10, %xmm8
	pxor	%xmm12, %xmm14
	// rounds 72 to 75
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$3, %xmm2, %xmm1
	// rounds 72 to 75
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$3, %xmm9, %xmm8
	// rounds 76 to 79
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$3, %xmm3, %xmm1
	// rounds 76 to 79
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1rnds4	$3, %xmm10, %xmm8
	movdqu	64(%rsp), %xmm4
	movdqu	80(%rsp), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
.Lsha1_pbkdf2_pair_shani_named1:
	movdqu	64(%rsp), %xmm11
	movdqu	80(%rsp), %xmm12
	sha1nexte	%xmm12, %xmm9
	paddd	%xmm11, %xmm8
.Lsha1_pbkdf2_pair_shani_named2:
	// the outer hash
	movdqa	%xmm1, %xmm4
	movdqa	%xmm2, %xmm5
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+16(%rip), %xmm0
	pblendw	$63, %xmm0, %xmm5
	movdqu	96(%rsp), %xmm1
	movdqu	112(%rsp), %xmm2
.Lsha1_pbkdf2_pair_shani_given3:
	movdqa	%xmm8, %xmm11
	movdqa	%xmm9, %xmm12
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+16(%rip), %xmm0
	pblendw	$63, %xmm0, %xmm12
	movdqu	96(%rsp), %xmm8
	movdqu	112(%rsp), %xmm9
.Lsha1_pbkdf2_pair_shani_given4:
	// rounds 0 to 3
	paddd	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	// rounds 0 to 3
	paddd	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1rnds4	$0, %xmm9, %xmm8
	// rounds 4 to 7
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$0, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	// rounds 4 to 7
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1rnds4	$0, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm6
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	// rounds 8 to 11
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm13
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1rnds4	$0, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+48(%rip), %xmm7
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$0, %xmm3, %xmm1
	pxor	%xmm7, %xmm5
	// rounds 12 to 15
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+48(%rip), %xmm14
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$0, %xmm10, %xmm8
	pxor	%xmm14, %xmm12
	// rounds 16 to 19
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm6
	pxor	%xmm4, %xmm6
	// rounds 16 to 19
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$0, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	movdqu	.Lingot_asm_sha1_pbkdf2_pair_shani_constants+32(%rip), %xmm13
	pxor	%xmm11, %xmm13
	// rounds 20 to 23
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 20 to 23
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 24 to 27
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 24 to 27
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$1, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 28 to 31
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 28 to 31
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 32 to 35
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$1, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 32 to 35
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$1, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 36 to 39
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$1, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 36 to 39
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$1, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 40 to 43
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 40 to 43
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 44 to 47
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 44 to 47
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$2, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 48 to 51
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 48 to 51
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 52 to 55
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$2, %xmm3, %xmm1
	sha1msg1	%xmm5, %xmm4
	pxor	%xmm5, %xmm7
	// rounds 52 to 55
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$2, %xmm10, %xmm8
	sha1msg1	%xmm12, %xmm11
	pxor	%xmm12, %xmm14
	// rounds 56 to 59
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$2, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
	// rounds 56 to 59
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$2, %xmm9, %xmm8
	sha1msg1	%xmm13, %xmm12
	pxor	%xmm13, %xmm11
	// rounds 60 to 63
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm7, %xmm4
	sha1rnds4	$3, %xmm3, %xmm1
	sha1msg1	%xmm7, %xmm6
	pxor	%xmm7, %xmm5
	// rounds 60 to 63
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm14, %xmm11
	sha1rnds4	$3, %xmm10, %xmm8
	sha1msg1	%xmm14, %xmm13
	pxor	%xmm14, %xmm12
	// rounds 64 to 67
	sha1nexte	%xmm4, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm4, %xmm5
	sha1rnds4	$3, %xmm2, %xmm1
	sha1msg1	%xmm4, %xmm7
	pxor	%xmm4, %xmm6
	// rounds 64 to 67
	sha1nexte	%xmm11, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm11, %xmm12
	sha1rnds4	$3, %xmm9, %xmm8
	sha1msg1	%xmm11, %xmm14
	pxor	%xmm11, %xmm13
	// rounds 68 to 71
	sha1nexte	%xmm5, %xmm3
	movdqa	%xmm1, %xmm2
	sha1msg2	%xmm5, %xmm6
	sha1rnds4	$3, %xmm3, %xmm1
	pxor	%xmm5, %xmm7
	// rounds 68 to 71
	sha1nexte	%xmm12, %xmm10
	movdqa	%xmm8, %xmm9
	sha1msg2	%xmm12, %xmm13
	sha1rnds4	$3, %xmm10, %xmm8
	pxor	%xmm12, %xmm14
	// rounds 72 to 75
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1msg2	%xmm6, %xmm7
	sha1rnds4	$3, %xmm2, %xmm1
	// rounds 72 to 75
	sha1nexte	%xmm13, %xmm9
	movdqa	%xmm8, %xmm10
	sha1msg2	%xmm13, %xmm14
	sha1rnds4	$3, %xmm9, %xmm8
	// rounds 76 to 79
	sha1nexte	%xmm7, %xmm3
	movdqa	%xmm1, %xmm2
	sha1rnds4	$3, %xmm3, %xmm1
	// rounds 76 to 79
	sha1nexte	%xmm14, %xmm10
	movdqa	%xmm8, %xmm9
	sha1rnds4	$3, %xmm10, %xmm8
	movdqu	96(%rsp), %xmm4
	movdqu	112(%rsp), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
.Lsha1_pbkdf2_pair_shani_named3:
	movdqu	96(%rsp), %xmm11
	movdqu	112(%rsp), %xmm12
	sha1nexte	%xmm12, %xmm9
	paddd	%xmm11, %xmm8
.Lsha1_pbkdf2_pair_shani_named4:
	movdqu	(%rsp), %xmm4
	movdqu	16(%rsp), %xmm5
	pxor	%xmm1, %xmm4
	pxor	%xmm2, %xmm5
	movdqu	%xmm4, (%rsp)
	movdqu	%xmm5, 16(%rsp)
	movdqu	32(%rsp), %xmm11
	movdqu	48(%rsp), %xmm12
	pxor	%xmm8, %xmm11
	pxor	%xmm9, %xmm12
	movdqu	%xmm11, 32(%rsp)
	movdqu	%xmm12, 48(%rsp)
	dec	%rsi
	jne	.Lsha1_pbkdf2_pair_shani_more1
	movdqu	(%rsp), %xmm4
	movdqu	16(%rsp), %xmm5
	pshufd	$27, %xmm4, %xmm4
	movdqu	%xmm4, 96(%rdi)
	pextrd	$3, %xmm5, 112(%rdi)
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 64(%rdi)
	pextrd	$3, %xmm2, 80(%rdi)
	movdqu	32(%rsp), %xmm11
	movdqu	48(%rsp), %xmm12
	pshufd	$27, %xmm11, %xmm11
	movdqu	%xmm11, 160(%rdi)
	pextrd	$3, %xmm12, 176(%rdi)
	pshufd	$27, %xmm8, %xmm8
	movdqu	%xmm8, 128(%rdi)
	pextrd	$3, %xmm9, 144(%rdi)
.Lsha1_pbkdf2_pair_shani_skip1:
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
	ret
INGOT_END(ingot_asm_sha1_pbkdf2_pair_shani)
INGOT_RODATA(.Lingot_asm_sha1_pbkdf2_pair_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0xa0, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

// ingot_asm_sha1_pbkdf2_steps, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   %rdi  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  90 instructions.
// Holds:  %rax t,  %rcx t,  %rdx u,  %rbx job,  %rbp n,  %rsi t,  %r12 f,  frame+0 block,  frame+64 state
// SHA-256 of the body: 818216aa384e5baa3d0579acc55f76bf3ad8eff007067c922d612cb06af02c92
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_steps)
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
	movdqu	%xmm15, 20(%rsp)
	movdqu	%xmm15, 36(%rsp)
	movq	$0, 52(%rsp)
	movl	$0, 60(%rsp)
	movb	$128, 20(%rsp)
	movb	$2, 62(%rsp)
	movb	$160, 63(%rsp)
	test	%rbp, %rbp
	je	.Lsha1_pbkdf2_steps_skip1
.Lsha1_pbkdf2_steps_more1:
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
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	16(%rbx), %r10d
	mov	%r10d, 80(%rsp)
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
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	mov	48(%rbx), %r10d
	mov	%r10d, 80(%rbx)
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
	mov	80(%rbx), %edx
	mov	112(%rbx), %esi
	xor	%edx, %esi
	mov	%esi, 112(%rbx)
	dec	%rbp
	jne	.Lsha1_pbkdf2_steps_more1
.Lsha1_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha1_pbkdf2_steps)

// ingot_asm_sha1_pbkdf2_pair, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   %rdi  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   %rsi  n       a length, public; iterations, may be 0
//   %rdx  f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  70 instructions.
// Holds:  %rbx pair,  %rbp n,  %r12 f,  frame+0 job
// SHA-256 of the body: 65f0bff56ef48dc9675f123bc62552b51ec63177647ecca891e32f8675b0244f
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_pair)
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
	mov	16(%rbx), %r10d
	mov	%r10d, 16(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 32(%rsp)
	mov	48(%rbx), %r10d
	mov	%r10d, 48(%rsp)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	80(%rbx), %r10d
	mov	%r10d, 80(%rsp)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	mov	112(%rbx), %r10d
	mov	%r10d, 112(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 64(%rbx)
	mov	80(%rsp), %r10d
	mov	%r10d, 80(%rbx)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 96(%rbx)
	mov	112(%rsp), %r10d
	mov	%r10d, 112(%rbx)
	movdqu	128(%rbx), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	144(%rbx), %r10d
	mov	%r10d, 80(%rsp)
	movdqu	160(%rbx), %xmm15
	movdqu	%xmm15, 96(%rsp)
	mov	176(%rbx), %r10d
	mov	%r10d, 112(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	call	*16(%r12)
	movdqu	64(%rsp), %xmm15
	movdqu	%xmm15, 128(%rbx)
	mov	80(%rsp), %r10d
	mov	%r10d, 144(%rbx)
	movdqu	96(%rsp), %xmm15
	movdqu	%xmm15, 160(%rbx)
	mov	112(%rsp), %r10d
	mov	%r10d, 176(%rbx)
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
INGOT_END(ingot_asm_sha1_pbkdf2_pair)

// ingot_asm_sha1_pbkdf2_block, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   %rdi  job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   %rsi  i       a length, public; from 1 on; its low 32 bits count
//   %rdx  iters   a length, public; c, at least 1
//   %rcx  f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  149 instructions.
// Holds:  %rax r,  %rcx to,  %rdx from,  %rbx job,  %rbp i,  %rsi left,  %rdi t,  %r8 number,  %r9 t,
//         %r12 iters,  %r13 f,  %r14 blocks,  %r15 salted,  frame+0 last blocks,  frame+128 count,
//         frame+136 low
// SHA-256 of the body: 0873928bbce9d1a578cf51dc5c3c361196be58081216cc1f874f97f320440225
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_block)
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
	jbe	.Lsha1_pbkdf2_block_skip1
.Lsha1_pbkdf2_block_more1:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rsi
	cmpq	$16, %rsi
	ja	.Lsha1_pbkdf2_block_more1
.Lsha1_pbkdf2_block_done1:
	movdqu	-16(%rdx,%rsi), %xmm15
	movdqu	%xmm15, -16(%rcx,%rsi)
	jmp	.Lsha1_pbkdf2_block_join1
.Lsha1_pbkdf2_block_skip1:
	cmpq	$8, %rsi
	jb	.Lsha1_pbkdf2_block_skip2
	mov	-8(%rdx,%rsi), %r10
	mov	%r10, -8(%rcx,%rsi)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha1_pbkdf2_block_join2
.Lsha1_pbkdf2_block_skip2:
	cmpq	$4, %rsi
	jb	.Lsha1_pbkdf2_block_skip3
	mov	-4(%rdx,%rsi), %r10d
	mov	%r10d, -4(%rcx,%rsi)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha1_pbkdf2_block_join3
.Lsha1_pbkdf2_block_skip3:
	test	%rsi, %rsi
	je	.Lsha1_pbkdf2_block_skip4
	movzbl	(%rdx), %edi
	movb	%dil, (%rcx)
	movzbl	-1(%rdx,%rsi), %edi
	movb	%dil, -1(%rcx,%rsi)
	shr	$1, %rsi
	movzbl	(%rdx,%rsi), %edi
	movb	%dil, (%rcx,%rsi)
.Lsha1_pbkdf2_block_skip4:
.Lsha1_pbkdf2_block_join3:
.Lsha1_pbkdf2_block_join2:
.Lsha1_pbkdf2_block_join1:
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
	ja	.Lsha1_pbkdf2_block_skip5
	mov	128(%rsp), %r9
	shl	$3, %r9
	bswap	%r9
	mov	%r9, 56(%rsp)
	jmp	.Lsha1_pbkdf2_block_join4
.Lsha1_pbkdf2_block_skip5:
	movl	$2, %r14d
	mov	128(%rsp), %r9
	shl	$3, %r9
	bswap	%r9
	mov	%r9, 120(%rsp)
.Lsha1_pbkdf2_block_join4:
	movdqu	(%r15), %xmm15
	movdqu	%xmm15, 64(%rbx)
	mov	16(%r15), %r10d
	mov	%r10d, 80(%rbx)
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
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 20(%rsp)
	movdqu	%xmm15, 36(%rsp)
	movq	$0, 52(%rsp)
	movl	$0, 60(%rsp)
	movb	$128, 20(%rsp)
	movb	$2, 62(%rsp)
	movb	$160, 63(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	mov	48(%rbx), %r10d
	mov	%r10d, 80(%rbx)
	lea	64(%rbx), %rdi
	lea	(%rsp), %rsi
	movl	$1, %edx
	call	*(%r13)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 96(%rbx)
	mov	80(%rbx), %r10d
	mov	%r10d, 112(%rbx)
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
INGOT_END(ingot_asm_sha1_pbkdf2_block)

// ingot_asm_sha1_pbkdf2, x86-64, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   %rdi  out     out_len bytes, written, secret
//   %rsi  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   %rdx  job     232 bytes, read, written, secret; as for pbkdf2_block
//   %rcx  iters   a length, public; c, at least 1
//   %r8   f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  281 instructions.
// Holds:  %rax t,  %rcx t,  %rcx to,  %rdx from,  %rdx to,  %rbx out,  %rbp out_len,  %rsi from,  %rsi t,
//         %rdi t,  %r12 job,  %r13 iters,  %r14 f,  %r15 i,  frame+0 pair,  frame+192 a block of output
// SHA-256 of the body: da7b62020dca0018149f3d91e07f8986f89a33eb229ca863b91651db0b36ccf3
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2)
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
	subq	$216, %rsp
	.cfi_adjust_cfa_offset 216
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	movdqu	(%r12), %xmm15
	movdqu	%xmm15, (%rsp)
	mov	16(%r12), %r10d
	mov	%r10d, 16(%rsp)
	movdqu	32(%r12), %xmm15
	movdqu	%xmm15, 32(%rsp)
	mov	48(%r12), %r10d
	mov	%r10d, 48(%rsp)
	subq	$1, %r13
	movl	$1, %r15d
	cmpq	$40, %rbp
	jb	.Lsha1_pbkdf2_done1
.Lsha1_pbkdf2_more1:
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 80(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 112(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 144(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 176(%rsp)
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
	mov	160(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%rbx)
	mov	164(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%rbx)
	mov	168(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%rbx)
	mov	172(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 32(%rbx)
	mov	176(%rsp), %ecx
	bswap	%ecx
	mov	%ecx, 36(%rbx)
	addq	$40, %rbx
	subq	$40, %rbp
	cmpq	$40, %rbp
	jae	.Lsha1_pbkdf2_more1
.Lsha1_pbkdf2_done1:
	cmpq	$20, %rbp
	jbe	.Lsha1_pbkdf2_skip1
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 64(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 80(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 96(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 112(%rsp)
	addq	$1, %r15
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 128(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 144(%rsp)
	movdqu	96(%r12), %xmm15
	movdqu	%xmm15, 160(%rsp)
	mov	112(%r12), %r10d
	mov	%r10d, 176(%rsp)
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
	addq	$20, %rbx
	subq	$20, %rbp
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
	mov	%rbx, %rdx
	lea	192(%rsp), %rsi
	cmpq	$16, %rbp
	jbe	.Lsha1_pbkdf2_skip2
.Lsha1_pbkdf2_more2:
	movdqu	(%rsi), %xmm15
	movdqu	%xmm15, (%rdx)
	addq	$16, %rsi
	addq	$16, %rdx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha1_pbkdf2_more2
.Lsha1_pbkdf2_done2:
	movdqu	-16(%rsi,%rbp), %xmm15
	movdqu	%xmm15, -16(%rdx,%rbp)
	jmp	.Lsha1_pbkdf2_join1
.Lsha1_pbkdf2_skip2:
	cmpq	$8, %rbp
	jb	.Lsha1_pbkdf2_skip3
	mov	-8(%rsi,%rbp), %r10
	mov	%r10, -8(%rdx,%rbp)
	mov	(%rsi), %r10
	mov	%r10, (%rdx)
	jmp	.Lsha1_pbkdf2_join2
.Lsha1_pbkdf2_skip3:
	cmpq	$4, %rbp
	jb	.Lsha1_pbkdf2_skip4
	mov	-4(%rsi,%rbp), %r10d
	mov	%r10d, -4(%rdx,%rbp)
	mov	(%rsi), %r10d
	mov	%r10d, (%rdx)
	jmp	.Lsha1_pbkdf2_join3
.Lsha1_pbkdf2_skip4:
	test	%rbp, %rbp
	je	.Lsha1_pbkdf2_skip5
	movzbl	(%rsi), %edi
	movb	%dil, (%rdx)
	movzbl	-1(%rsi,%rbp), %edi
	movb	%dil, -1(%rdx,%rbp)
	shr	$1, %rbp
	movzbl	(%rsi,%rbp), %edi
	movb	%dil, (%rdx,%rbp)
.Lsha1_pbkdf2_skip5:
.Lsha1_pbkdf2_join3:
.Lsha1_pbkdf2_join2:
.Lsha1_pbkdf2_join1:
	jmp	.Lsha1_pbkdf2_join4
.Lsha1_pbkdf2_skip1:
	test	%rbp, %rbp
	je	.Lsha1_pbkdf2_skip6
	lea	(%r12), %rdi
	mov	%r15, %rsi
	movl	$1, %edx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
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
	mov	%rbx, %rcx
	lea	192(%rsp), %rdx
	cmpq	$16, %rbp
	jbe	.Lsha1_pbkdf2_skip7
.Lsha1_pbkdf2_more3:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha1_pbkdf2_more3
.Lsha1_pbkdf2_done3:
	movdqu	-16(%rdx,%rbp), %xmm15
	movdqu	%xmm15, -16(%rcx,%rbp)
	jmp	.Lsha1_pbkdf2_join5
.Lsha1_pbkdf2_skip7:
	cmpq	$8, %rbp
	jb	.Lsha1_pbkdf2_skip8
	mov	-8(%rdx,%rbp), %r10
	mov	%r10, -8(%rcx,%rbp)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha1_pbkdf2_join6
.Lsha1_pbkdf2_skip8:
	cmpq	$4, %rbp
	jb	.Lsha1_pbkdf2_skip9
	mov	-4(%rdx,%rbp), %r10d
	mov	%r10d, -4(%rcx,%rbp)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha1_pbkdf2_join7
.Lsha1_pbkdf2_skip9:
	test	%rbp, %rbp
	je	.Lsha1_pbkdf2_skip10
	movzbl	(%rdx), %esi
	movb	%sil, (%rcx)
	movzbl	-1(%rdx,%rbp), %esi
	movb	%sil, -1(%rcx,%rbp)
	shr	$1, %rbp
	movzbl	(%rdx,%rbp), %esi
	movb	%sil, (%rcx,%rbp)
.Lsha1_pbkdf2_skip10:
.Lsha1_pbkdf2_join7:
.Lsha1_pbkdf2_join6:
.Lsha1_pbkdf2_join5:
.Lsha1_pbkdf2_skip6:
.Lsha1_pbkdf2_join4:
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
	movl	$0, 208(%rsp)
	addq	$216, %rsp
	.cfi_adjust_cfa_offset -216
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
INGOT_END(ingot_asm_sha1_pbkdf2)

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
