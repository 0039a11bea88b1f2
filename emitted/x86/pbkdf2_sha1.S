// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha1 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_pbkdf2_steps_shani, i686 with SSE2, needs SSE4_1 SHA.  Made by gen from gen/over_kernel.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   sp+4  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  296 instructions.
// Holds:  %eax job,  %ecx n,  %edx constants,  %xmm0 t,  %xmm1 abcd,  %xmm2 e,  %xmm3 e of the next four,
//         %xmm4 w[0..],  %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],  frame+32 T,  frame+64 inner,
//         frame+96 outer
// SHA-256 of the body: 078ce894984c82f897f76723aebfae112221d2f22095c9906f75fae077824de2
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_steps_shani)
	endbr32
	subl	$128, %esp
	.cfi_adjust_cfa_offset 128
	mov	132(%esp), %eax
	mov	136(%esp), %ecx
	test	%ecx, %ecx
	je	.Lsha1_pbkdf2_steps_shani_skip1
	call	.Lsha1_pbkdf2_steps_shani_here1
	.cfi_adjust_cfa_offset 4
.Lsha1_pbkdf2_steps_shani_here1:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha1_pbkdf2_steps_shani_constants-.Lsha1_pbkdf2_steps_shani_here1(%edx), %edx
	movdqu	(%eax), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 16(%eax), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 64(%esp)
	movdqu	%xmm2, 80(%esp)
	movdqu	32(%eax), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 48(%eax), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 96(%esp)
	movdqu	%xmm2, 112(%esp)
	movdqu	96(%eax), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 112(%eax), %xmm2
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 32(%esp)
	movdqu	%xmm2, 48(%esp)
	movdqu	64(%eax), %xmm1
	pxor	%xmm2, %xmm2
	pinsrd	$3, 80(%eax), %xmm2
	pshufd	$27, %xmm1, %xmm1
.Lsha1_pbkdf2_steps_shani_more1:
	// the inner hash
	movdqa	%xmm1, %xmm4
	movdqa	%xmm2, %xmm5
	movdqu	16(%edx), %xmm0
	pblendw	$63, %xmm0, %xmm5
	movdqu	64(%esp), %xmm1
	movdqu	80(%esp), %xmm2
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
	movdqu	32(%edx), %xmm6
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	48(%edx), %xmm7
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
	movdqu	32(%edx), %xmm6
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
	movdqu	64(%esp), %xmm4
	movdqu	80(%esp), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
.Lsha1_pbkdf2_steps_shani_named1:
	// the outer hash
	movdqa	%xmm1, %xmm4
	movdqa	%xmm2, %xmm5
	movdqu	16(%edx), %xmm0
	pblendw	$63, %xmm0, %xmm5
	movdqu	96(%esp), %xmm1
	movdqu	112(%esp), %xmm2
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
	movdqu	32(%edx), %xmm6
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	// rounds 12 to 15
	movdqu	48(%edx), %xmm7
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
	movdqu	32(%edx), %xmm6
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
	movdqu	96(%esp), %xmm4
	movdqu	112(%esp), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
.Lsha1_pbkdf2_steps_shani_named2:
	movdqu	32(%esp), %xmm4
	movdqu	48(%esp), %xmm5
	pxor	%xmm1, %xmm4
	pxor	%xmm2, %xmm5
	movdqu	%xmm4, 32(%esp)
	movdqu	%xmm5, 48(%esp)
	dec	%ecx
	jne	.Lsha1_pbkdf2_steps_shani_more1
	movdqu	32(%esp), %xmm4
	movdqu	48(%esp), %xmm5
	pshufd	$27, %xmm4, %xmm4
	movdqu	%xmm4, 96(%eax)
	pextrd	$3, %xmm5, 112(%eax)
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 64(%eax)
	pextrd	$3, %xmm2, 80(%eax)
.Lsha1_pbkdf2_steps_shani_skip1:
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
INGOT_END(ingot_asm_sha1_pbkdf2_steps_shani)
INGOT_RODATA(.Lingot_asm_sha1_pbkdf2_steps_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
	.byte	0xa0, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00

// ingot_asm_sha1_pbkdf2_steps, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   sp+4  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  121 instructions.
// Holds:  %ecx t,  %ebx job,  %esi n,  %edi f,  frame+32 block,  frame+96 state,  frame+128 t,  frame+132 u,
//         frame+136 t
// SHA-256 of the body: a40e342b247539a04430be9cbb1c72b555939ae658493d80c27f299048c4238a
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_steps)
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
	movdqu	%xmm7, 52(%esp)
	movdqu	%xmm7, 68(%esp)
	movq	%xmm7, 84(%esp)
	movl	$0, 92(%esp)
	movb	$128, 52(%esp)
	movb	$2, 94(%esp)
	movb	$160, 95(%esp)
	test	%esi, %esi
	je	.Lsha1_pbkdf2_steps_skip1
.Lsha1_pbkdf2_steps_more1:
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
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	16(%ebx), %xmm7
	movd	%xmm7, 112(%esp)
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
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movd	48(%ebx), %xmm7
	movd	%xmm7, 80(%ebx)
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
	dec	%esi
	jne	.Lsha1_pbkdf2_steps_more1
.Lsha1_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_sha1_pbkdf2_steps)

// ingot_asm_sha1_pbkdf2_pair, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   sp+4  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  74 instructions.
// Holds:  %ebx pair,  %esi n,  %edi f,  frame+32 job
// SHA-256 of the body: 43fdf47343354fe5c596ceac65482acc0532592dc2acec78f19aea2d7b10f7fd
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_pair)
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
	movd	16(%ebx), %xmm7
	movd	%xmm7, 48(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%esp)
	movd	48(%ebx), %xmm7
	movd	%xmm7, 80(%esp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	80(%ebx), %xmm7
	movd	%xmm7, 112(%esp)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	movd	112(%ebx), %xmm7
	movd	%xmm7, 144(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movd	112(%esp), %xmm7
	movd	%xmm7, 80(%ebx)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 96(%ebx)
	movd	144(%esp), %xmm7
	movd	%xmm7, 112(%ebx)
	movdqu	128(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	144(%ebx), %xmm7
	movd	%xmm7, 112(%esp)
	movdqu	160(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	movd	176(%ebx), %xmm7
	movd	%xmm7, 144(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movd	112(%esp), %xmm7
	movd	%xmm7, 144(%ebx)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 160(%ebx)
	movd	144(%esp), %xmm7
	movd	%xmm7, 176(%ebx)
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
INGOT_END(ingot_asm_sha1_pbkdf2_pair)

// ingot_asm_sha1_pbkdf2_block, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   sp+4  job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   sp+8  i       a length, public; from 1 on; its low 32 bits count
//   sp+12 iters   a length, public; c, at least 1
//   sp+16 f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  229 instructions.
// Holds:  %ecx r,  %ebx job,  %ebp f,  %esi i,  %edi iters,  frame+24 blocks,  frame+28 salted,
//         frame+32 last blocks,  frame+160 count,  frame+168 to,  frame+172 from,  frame+176 left,
//         frame+180 t,  frame+184 number,  frame+188 t,  frame+192 low
// SHA-256 of the body: 4b94a7172f712f3e327761bdc45d989bda8b01be1c272641859b1409963c6353
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2_block)
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
	jbe	.Lsha1_pbkdf2_block_skip1
.Lsha1_pbkdf2_block_more1:
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 172(%esp)
	addl	$16, 168(%esp)
	subl	$16, 176(%esp)
	cmpl	$16, 176(%esp)
	ja	.Lsha1_pbkdf2_block_more1
.Lsha1_pbkdf2_block_done1:
	mov	172(%esp), %eax
	add	176(%esp), %eax
	mov	168(%esp), %edx
	add	176(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%edx)
	jmp	.Lsha1_pbkdf2_block_join1
.Lsha1_pbkdf2_block_skip1:
	cmpl	$8, 176(%esp)
	jb	.Lsha1_pbkdf2_block_skip2
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
	jmp	.Lsha1_pbkdf2_block_join2
.Lsha1_pbkdf2_block_skip2:
	cmpl	$4, 176(%esp)
	jb	.Lsha1_pbkdf2_block_skip3
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
	jmp	.Lsha1_pbkdf2_block_join3
.Lsha1_pbkdf2_block_skip3:
	cmpl	$0, 176(%esp)
	je	.Lsha1_pbkdf2_block_skip4
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
.Lsha1_pbkdf2_block_skip4:
.Lsha1_pbkdf2_block_join3:
.Lsha1_pbkdf2_block_join2:
.Lsha1_pbkdf2_block_join1:
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
	ja	.Lsha1_pbkdf2_block_skip5
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
	jmp	.Lsha1_pbkdf2_block_join4
.Lsha1_pbkdf2_block_skip5:
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
.Lsha1_pbkdf2_block_join4:
	mov	28(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movd	16(%eax), %xmm7
	movd	%xmm7, 80(%ebx)
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
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 52(%esp)
	movdqu	%xmm7, 68(%esp)
	movq	%xmm7, 84(%esp)
	movl	$0, 92(%esp)
	movb	$128, 52(%esp)
	movb	$2, 94(%esp)
	movb	$160, 95(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movd	48(%ebx), %xmm7
	movd	%xmm7, 80(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%ebx)
	movd	80(%ebx), %xmm7
	movd	%xmm7, 112(%ebx)
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
INGOT_END(ingot_asm_sha1_pbkdf2_block)

// ingot_asm_sha1_pbkdf2, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   sp+4  out     out_len bytes, written, secret
//   sp+8  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   sp+12 job     232 bytes, read, written, secret; as for pbkdf2_block
//   sp+16 iters   a length, public; c, at least 1
//   sp+20 f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  359 instructions.
// Holds:  %ecx t,  %ebx out,  %ebp iters,  %esi out_len,  %edi job,  frame+24 f,  frame+28 i,  frame+32 pair,
//         frame+224 a block of output,  frame+244 t,  frame+244 to,  frame+248 from,  frame+248 to,
//         frame+252 from,  frame+252 t,  frame+256 t
// SHA-256 of the body: 94decbf0ae93de6b62b52b3bb95f53da4c447208dd6ecf9d27ee98d1cc0f7b3d
INGOT_FUNCTION(ingot_asm_sha1_pbkdf2)
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
	subl	$260, %esp
	.cfi_adjust_cfa_offset 260
	mov	280(%esp), %ebx
	mov	284(%esp), %esi
	mov	288(%esp), %edi
	mov	292(%esp), %ebp
	mov	296(%esp), %eax
	mov	%eax, 24(%esp)
	movdqu	(%edi), %xmm7
	movdqu	%xmm7, 32(%esp)
	movd	16(%edi), %xmm7
	movd	%xmm7, 48(%esp)
	movdqu	32(%edi), %xmm7
	movdqu	%xmm7, 64(%esp)
	movd	48(%edi), %xmm7
	movd	%xmm7, 80(%esp)
	subl	$1, %ebp
	movl	$1, 28(%esp)
	cmpl	$40, %esi
	jb	.Lsha1_pbkdf2_done1
.Lsha1_pbkdf2_more1:
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 112(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 144(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 176(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 208(%esp)
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
	mov	192(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 20(%ebx)
	mov	196(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 24(%ebx)
	mov	200(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 28(%ebx)
	mov	204(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 32(%ebx)
	mov	208(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 36(%ebx)
	addl	$40, %ebx
	subl	$40, %esi
	cmpl	$40, %esi
	jae	.Lsha1_pbkdf2_more1
.Lsha1_pbkdf2_done1:
	cmpl	$20, %esi
	jbe	.Lsha1_pbkdf2_skip1
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 112(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 144(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 176(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	movd	112(%edi), %xmm7
	movd	%xmm7, 208(%esp)
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
	addl	$20, %ebx
	subl	$20, %esi
	mov	192(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 224(%esp)
	mov	196(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 228(%esp)
	mov	200(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 232(%esp)
	mov	204(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 236(%esp)
	mov	208(%esp), %eax
	bswap	%eax
	mov	%eax, 244(%esp)
	mov	%eax, 240(%esp)
	mov	%ebx, 248(%esp)
	lea	224(%esp), %eax
	mov	%eax, 252(%esp)
	cmpl	$16, %esi
	jbe	.Lsha1_pbkdf2_skip2
.Lsha1_pbkdf2_more2:
	mov	252(%esp), %eax
	mov	248(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 252(%esp)
	addl	$16, 248(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha1_pbkdf2_more2
.Lsha1_pbkdf2_done2:
	mov	252(%esp), %eax
	mov	248(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha1_pbkdf2_join1
.Lsha1_pbkdf2_skip2:
	cmpl	$8, %esi
	jb	.Lsha1_pbkdf2_skip3
	mov	252(%esp), %eax
	mov	248(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	252(%esp), %eax
	mov	248(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha1_pbkdf2_join2
.Lsha1_pbkdf2_skip3:
	cmpl	$4, %esi
	jb	.Lsha1_pbkdf2_skip4
	mov	252(%esp), %eax
	mov	248(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	252(%esp), %eax
	mov	248(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha1_pbkdf2_join3
.Lsha1_pbkdf2_skip4:
	test	%esi, %esi
	je	.Lsha1_pbkdf2_skip5
	mov	252(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 256(%esp)
	mov	256(%esp), %edx
	mov	248(%esp), %eax
	movb	%dl, (%eax)
	mov	252(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 256(%esp)
	mov	256(%esp), %edx
	mov	248(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	252(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 256(%esp)
	mov	256(%esp), %edx
	mov	248(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha1_pbkdf2_skip5:
.Lsha1_pbkdf2_join3:
.Lsha1_pbkdf2_join2:
.Lsha1_pbkdf2_join1:
	jmp	.Lsha1_pbkdf2_join4
.Lsha1_pbkdf2_skip1:
	test	%esi, %esi
	je	.Lsha1_pbkdf2_skip6
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha1_pbkdf2_block)
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
	mov	%ebx, 244(%esp)
	lea	224(%esp), %eax
	mov	%eax, 248(%esp)
	cmpl	$16, %esi
	jbe	.Lsha1_pbkdf2_skip7
.Lsha1_pbkdf2_more3:
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 248(%esp)
	addl	$16, 244(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha1_pbkdf2_more3
.Lsha1_pbkdf2_done3:
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha1_pbkdf2_join5
.Lsha1_pbkdf2_skip7:
	cmpl	$8, %esi
	jb	.Lsha1_pbkdf2_skip8
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha1_pbkdf2_join6
.Lsha1_pbkdf2_skip8:
	cmpl	$4, %esi
	jb	.Lsha1_pbkdf2_skip9
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha1_pbkdf2_join7
.Lsha1_pbkdf2_skip9:
	test	%esi, %esi
	je	.Lsha1_pbkdf2_skip10
	mov	248(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 252(%esp)
	mov	252(%esp), %edx
	mov	244(%esp), %eax
	movb	%dl, (%eax)
	mov	248(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 252(%esp)
	mov	252(%esp), %edx
	mov	244(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	248(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 252(%esp)
	mov	252(%esp), %edx
	mov	244(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha1_pbkdf2_skip10:
.Lsha1_pbkdf2_join7:
.Lsha1_pbkdf2_join6:
.Lsha1_pbkdf2_join5:
.Lsha1_pbkdf2_skip6:
.Lsha1_pbkdf2_join4:
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
	movl	$0, 256(%esp)
	addl	$260, %esp
	.cfi_adjust_cfa_offset -260
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
INGOT_END(ingot_asm_sha1_pbkdf2)

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
