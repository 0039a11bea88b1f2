// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha256 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha256_hmac_key_shani, i686 with SSE2, needs SSSE3 SHA SSE4_1.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   sp+4  key     64 bytes, written, secret; inner state, outer state
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  563 instructions.
// Holds:  %ecx to,  %edx constants,  %ebx key,  %ebp f,  %esi k,  %edi klen,  %xmm0 w+k,  %xmm1 t,
//         %xmm2 abef,  %xmm3 cdgh,  %xmm4 w[0..],  %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],
//         frame+32 key block,  frame+96 state,  frame+128 last block,  frame+192 n,  frame+192 t,
//         frame+196 left,  frame+200 t,  frame+204 t,  frame+208 low,  frame+212 t
// SHA-256 of the body: 81e51deb0d10d4114eaaa01304bba3ff3c6591377d35cd86d8716880f306bc01
INGOT_FUNCTION(ingot_asm_sha256_hmac_key_shani)
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
	subl	$216, %esp
	.cfi_adjust_cfa_offset 216
	mov	236(%esp), %ebx
	mov	240(%esp), %esi
	mov	244(%esp), %edi
	mov	248(%esp), %ebp
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	cmpl	$64, %edi
	jbe	.Lsha256_hmac_key_shani_skip1
	call	.Lsha256_hmac_key_shani_here1
	.cfi_adjust_cfa_offset 4
.Lsha256_hmac_key_shani_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha256_hmac_key_shani_iv-.Lsha256_hmac_key_shani_here1(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	.Lingot_asm_sha256_hmac_key_shani_iv-.Lsha256_hmac_key_shani_here1+16(%eax), %xmm7
	movdqu	%xmm7, 112(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 192(%esp)
	test	%eax, %eax
	je	.Lsha256_hmac_key_shani_skip2
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	192(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	192(%esp), %eax
	shl	$6, %eax
	mov	%eax, 192(%esp)
	add	192(%esp), %esi
.Lsha256_hmac_key_shani_skip2:
	mov	%edi, %eax
	andl	$63, %eax
	mov	%eax, 192(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	lea	128(%esp), %ecx
	mov	192(%esp), %eax
	mov	%eax, 196(%esp)
	cmpl	$16, %eax
	jbe	.Lsha256_hmac_key_shani_skip3
.Lsha256_hmac_key_shani_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 196(%esp)
	cmpl	$16, 196(%esp)
	ja	.Lsha256_hmac_key_shani_more1
.Lsha256_hmac_key_shani_done1:
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha256_hmac_key_shani_join1
.Lsha256_hmac_key_shani_skip3:
	cmpl	$8, 196(%esp)
	jb	.Lsha256_hmac_key_shani_skip4
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_shani_join2
.Lsha256_hmac_key_shani_skip4:
	cmpl	$4, 196(%esp)
	jb	.Lsha256_hmac_key_shani_skip5
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_shani_join3
.Lsha256_hmac_key_shani_skip5:
	cmpl	$0, 196(%esp)
	je	.Lsha256_hmac_key_shani_skip6
	movzbl	(%esi), %eax
	mov	%eax, 200(%esp)
	movb	%al, (%ecx)
	mov	196(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 200(%esp)
	mov	200(%esp), %eax
	mov	196(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	196(%esp), %eax
	shr	$1, %eax
	mov	%eax, 196(%esp)
	mov	196(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 200(%esp)
	mov	200(%esp), %eax
	mov	196(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha256_hmac_key_shani_skip6:
.Lsha256_hmac_key_shani_join3:
.Lsha256_hmac_key_shani_join2:
.Lsha256_hmac_key_shani_join1:
	mov	192(%esp), %edx
	movb	$128, 128(%esp,%edx)
	cmpl	$56, 192(%esp)
	jb	.Lsha256_hmac_key_shani_skip7
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	128(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
.Lsha256_hmac_key_shani_skip7:
	mov	%edi, %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 204(%esp)
	mov	%eax, 184(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 204(%esp)
	mov	%eax, 188(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	128(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	96(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 32(%esp)
	mov	100(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 36(%esp)
	mov	104(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 40(%esp)
	mov	108(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 44(%esp)
	mov	112(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 48(%esp)
	mov	116(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 52(%esp)
	mov	120(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 56(%esp)
	mov	124(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 60(%esp)
	jmp	.Lsha256_hmac_key_shani_join4
.Lsha256_hmac_key_shani_skip1:
	lea	32(%esp), %ecx
	cmpl	$16, %edi
	jbe	.Lsha256_hmac_key_shani_skip8
.Lsha256_hmac_key_shani_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha256_hmac_key_shani_more2
.Lsha256_hmac_key_shani_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha256_hmac_key_shani_join5
.Lsha256_hmac_key_shani_skip8:
	cmpl	$8, %edi
	jb	.Lsha256_hmac_key_shani_skip9
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_shani_join6
.Lsha256_hmac_key_shani_skip9:
	cmpl	$4, %edi
	jb	.Lsha256_hmac_key_shani_skip10
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_shani_join7
.Lsha256_hmac_key_shani_skip10:
	test	%edi, %edi
	je	.Lsha256_hmac_key_shani_skip11
	movzbl	(%esi), %eax
	mov	%eax, 192(%esp)
	movb	%al, (%ecx)
	movzbl	-1(%esi,%edi), %eax
	mov	%eax, 192(%esp)
	movb	%al, -1(%ecx,%edi)
	shr	$1, %edi
	movzbl	(%esi,%edi), %eax
	mov	%eax, 192(%esp)
	movb	%al, (%ecx,%edi)
.Lsha256_hmac_key_shani_skip11:
.Lsha256_hmac_key_shani_join7:
.Lsha256_hmac_key_shani_join6:
.Lsha256_hmac_key_shani_join5:
.Lsha256_hmac_key_shani_join4:
	call	.Lsha256_hmac_key_shani_here2
	.cfi_adjust_cfa_offset 4
.Lsha256_hmac_key_shani_here2:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha256_hmac_key_shani_k-.Lsha256_hmac_key_shani_here2(%edx), %edx
	movdqu	32(%esp), %xmm4
	pshufb	256(%edx), %xmm4
	movdqu	48(%esp), %xmm5
	pshufb	256(%edx), %xmm5
	movdqu	64(%esp), %xmm6
	pshufb	256(%edx), %xmm6
	movdqu	80(%esp), %xmm7
	pshufb	256(%edx), %xmm7
.Lsha256_hmac_key_shani_cut1:
	call	.Lsha256_hmac_key_shani_here3
	.cfi_adjust_cfa_offset 4
.Lsha256_hmac_key_shani_here3:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha256_hmac_key_shani_k-.Lsha256_hmac_key_shani_here3(%edx), %edx
	movdqu	%xmm4, 32(%esp)
	movdqu	%xmm5, 48(%esp)
	movdqu	%xmm6, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	272(%edx), %xmm1
	pxor	%xmm1, %xmm4
	pxor	%xmm1, %xmm5
	pxor	%xmm1, %xmm6
	pxor	%xmm1, %xmm7
	movdqu	288(%edx), %xmm2
	movdqu	304(%edx), %xmm3
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
	movdqa	%xmm6, %xmm0
	paddd	32(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
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
	movdqu	288(%edx), %xmm4
	movdqu	304(%edx), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, (%ebx)
	movdqu	%xmm3, 16(%ebx)
	movdqu	32(%esp), %xmm4
	movdqu	48(%esp), %xmm5
	movdqu	64(%esp), %xmm6
	movdqu	80(%esp), %xmm7
	movdqu	320(%edx), %xmm1
	pxor	%xmm1, %xmm4
	pxor	%xmm1, %xmm5
	pxor	%xmm1, %xmm6
	pxor	%xmm1, %xmm7
	movdqu	288(%edx), %xmm2
	movdqu	304(%edx), %xmm3
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
	movdqa	%xmm6, %xmm0
	paddd	32(%edx), %xmm0
	sha256rnds2	%xmm2, %xmm3
	pshufd	$14, %xmm0, %xmm0
	sha256rnds2	%xmm3, %xmm2
	sha256msg1	%xmm6, %xmm5
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
	movdqu	288(%edx), %xmm4
	movdqu	304(%edx), %xmm5
	paddd	%xmm4, %xmm2
	paddd	%xmm5, %xmm3
	pshufd	$27, %xmm2, %xmm2
	pshufd	$177, %xmm3, %xmm3
	movdqa	%xmm2, %xmm1
	pblendw	$240, %xmm3, %xmm1
	palignr	$8, %xmm2, %xmm3
	movdqu	%xmm1, 32(%ebx)
	movdqu	%xmm3, 48(%ebx)
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
	movq	%xmm7, 208(%esp)
	addl	$216, %esp
	.cfi_adjust_cfa_offset -216
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
INGOT_END(ingot_asm_sha256_hmac_key_shani)
INGOT_RODATA(.Lingot_asm_sha256_hmac_key_shani_iv, 16)
	.byte	0x67, 0xe6, 0x09, 0x6a, 0x85, 0xae, 0x67, 0xbb, 0x72, 0xf3, 0x6e, 0x3c, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0x7f, 0x52, 0x0e, 0x51, 0x8c, 0x68, 0x05, 0x9b, 0xab, 0xd9, 0x83, 0x1f, 0x19, 0xcd, 0xe0, 0x5b
INGOT_RODATA(.Lingot_asm_sha256_hmac_key_shani_k, 64)
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
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0x8c, 0x68, 0x05, 0x9b, 0x7f, 0x52, 0x0e, 0x51, 0x85, 0xae, 0x67, 0xbb, 0x67, 0xe6, 0x09, 0x6a
	.byte	0x19, 0xcd, 0xe0, 0x5b, 0xab, 0xd9, 0x83, 0x1f, 0x3a, 0xf5, 0x4f, 0xa5, 0x72, 0xf3, 0x6e, 0x3c
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c

// ingot_asm_sha256_hmac_key, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   sp+4  key     64 bytes, written, secret; inner state, outer state
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  371 instructions.
// Holds:  %ecx t,  %ecx to,  %ebx key,  %ebp f,  %esi k,  %edi klen,  frame+32 key block,  frame+96 state,
//         frame+128 last block,  frame+192 n,  frame+192 pad,  frame+192 t,  frame+196 left,  frame+196 t,
//         frame+200 pad,  frame+200 t,  frame+204 t,  frame+208 low,  frame+212 t
// SHA-256 of the body: 4927eefd40ac1bfedc1c4daf97e24214006a34c6c11c553ad1e0d8398c7f12da
INGOT_FUNCTION(ingot_asm_sha256_hmac_key)
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
	subl	$216, %esp
	.cfi_adjust_cfa_offset 216
	mov	236(%esp), %ebx
	mov	240(%esp), %esi
	mov	244(%esp), %edi
	mov	248(%esp), %ebp
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	cmpl	$64, %edi
	jbe	.Lsha256_hmac_key_skip1
	call	.Lsha256_hmac_key_here1
	.cfi_adjust_cfa_offset 4
.Lsha256_hmac_key_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha256_hmac_key_iv-.Lsha256_hmac_key_here1(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	.Lingot_asm_sha256_hmac_key_iv-.Lsha256_hmac_key_here1+16(%eax), %xmm7
	movdqu	%xmm7, 112(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 192(%esp)
	test	%eax, %eax
	je	.Lsha256_hmac_key_skip2
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	192(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	192(%esp), %eax
	shl	$6, %eax
	mov	%eax, 192(%esp)
	add	192(%esp), %esi
.Lsha256_hmac_key_skip2:
	mov	%edi, %eax
	andl	$63, %eax
	mov	%eax, 192(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	lea	128(%esp), %ecx
	mov	192(%esp), %eax
	mov	%eax, 196(%esp)
	cmpl	$16, %eax
	jbe	.Lsha256_hmac_key_skip3
.Lsha256_hmac_key_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 196(%esp)
	cmpl	$16, 196(%esp)
	ja	.Lsha256_hmac_key_more1
.Lsha256_hmac_key_done1:
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha256_hmac_key_join1
.Lsha256_hmac_key_skip3:
	cmpl	$8, 196(%esp)
	jb	.Lsha256_hmac_key_skip4
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_join2
.Lsha256_hmac_key_skip4:
	cmpl	$4, 196(%esp)
	jb	.Lsha256_hmac_key_skip5
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_join3
.Lsha256_hmac_key_skip5:
	cmpl	$0, 196(%esp)
	je	.Lsha256_hmac_key_skip6
	movzbl	(%esi), %eax
	mov	%eax, 200(%esp)
	movb	%al, (%ecx)
	mov	196(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 200(%esp)
	mov	200(%esp), %eax
	mov	196(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	196(%esp), %eax
	shr	$1, %eax
	mov	%eax, 196(%esp)
	mov	196(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 200(%esp)
	mov	200(%esp), %eax
	mov	196(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha256_hmac_key_skip6:
.Lsha256_hmac_key_join3:
.Lsha256_hmac_key_join2:
.Lsha256_hmac_key_join1:
	mov	192(%esp), %edx
	movb	$128, 128(%esp,%edx)
	cmpl	$56, 192(%esp)
	jb	.Lsha256_hmac_key_skip7
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	128(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
.Lsha256_hmac_key_skip7:
	mov	%edi, %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 204(%esp)
	mov	%eax, 184(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 204(%esp)
	mov	%eax, 188(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	128(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	96(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 32(%esp)
	mov	100(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 36(%esp)
	mov	104(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 40(%esp)
	mov	108(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 44(%esp)
	mov	112(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 48(%esp)
	mov	116(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 52(%esp)
	mov	120(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 56(%esp)
	mov	124(%esp), %eax
	bswap	%eax
	mov	%eax, 212(%esp)
	mov	%eax, 60(%esp)
	jmp	.Lsha256_hmac_key_join4
.Lsha256_hmac_key_skip1:
	lea	32(%esp), %ecx
	cmpl	$16, %edi
	jbe	.Lsha256_hmac_key_skip8
.Lsha256_hmac_key_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha256_hmac_key_more2
.Lsha256_hmac_key_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha256_hmac_key_join5
.Lsha256_hmac_key_skip8:
	cmpl	$8, %edi
	jb	.Lsha256_hmac_key_skip9
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_join6
.Lsha256_hmac_key_skip9:
	cmpl	$4, %edi
	jb	.Lsha256_hmac_key_skip10
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_key_join7
.Lsha256_hmac_key_skip10:
	test	%edi, %edi
	je	.Lsha256_hmac_key_skip11
	movzbl	(%esi), %eax
	mov	%eax, 192(%esp)
	movb	%al, (%ecx)
	movzbl	-1(%esi,%edi), %eax
	mov	%eax, 192(%esp)
	movb	%al, -1(%ecx,%edi)
	shr	$1, %edi
	movzbl	(%esi,%edi), %eax
	mov	%eax, 192(%esp)
	movb	%al, (%ecx,%edi)
.Lsha256_hmac_key_skip11:
.Lsha256_hmac_key_join7:
.Lsha256_hmac_key_join6:
.Lsha256_hmac_key_join5:
.Lsha256_hmac_key_join4:
	movl	$0x36363636, 192(%esp)
	mov	32(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 32(%esp)
	mov	36(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 36(%esp)
	mov	40(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 40(%esp)
	mov	44(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 44(%esp)
	mov	48(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 48(%esp)
	mov	52(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 52(%esp)
	mov	56(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 56(%esp)
	mov	60(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 60(%esp)
	mov	64(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 64(%esp)
	mov	68(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 68(%esp)
	mov	72(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 72(%esp)
	mov	76(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 76(%esp)
	mov	80(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 80(%esp)
	mov	84(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 84(%esp)
	mov	88(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 88(%esp)
	mov	92(%esp), %ecx
	xor	192(%esp), %ecx
	mov	%ecx, 92(%esp)
	call	.Lsha256_hmac_key_here2
	.cfi_adjust_cfa_offset 4
.Lsha256_hmac_key_here2:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha256_hmac_key_iv-.Lsha256_hmac_key_here2(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	.Lingot_asm_sha256_hmac_key_iv-.Lsha256_hmac_key_here2+16(%eax), %xmm7
	movdqu	%xmm7, 112(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, (%ebx)
	movdqu	112(%esp), %xmm7
	movdqu	%xmm7, 16(%ebx)
	movl	$0x6a6a6a6a, 200(%esp)
	mov	32(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 32(%esp)
	mov	36(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 36(%esp)
	mov	40(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 40(%esp)
	mov	44(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 44(%esp)
	mov	48(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 48(%esp)
	mov	52(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 52(%esp)
	mov	56(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 56(%esp)
	mov	60(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 60(%esp)
	mov	64(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 64(%esp)
	mov	68(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 68(%esp)
	mov	72(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 72(%esp)
	mov	76(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 76(%esp)
	mov	80(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 80(%esp)
	mov	84(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 84(%esp)
	mov	88(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 88(%esp)
	mov	92(%esp), %eax
	xor	200(%esp), %eax
	mov	%eax, 196(%esp)
	mov	%eax, 92(%esp)
	call	.Lsha256_hmac_key_here3
	.cfi_adjust_cfa_offset 4
.Lsha256_hmac_key_here3:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha256_hmac_key_iv-.Lsha256_hmac_key_here3(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	.Lingot_asm_sha256_hmac_key_iv-.Lsha256_hmac_key_here3+16(%eax), %xmm7
	movdqu	%xmm7, 112(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 32(%ebx)
	movdqu	112(%esp), %xmm7
	movdqu	%xmm7, 48(%ebx)
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
	movq	%xmm7, 208(%esp)
	addl	$216, %esp
	.cfi_adjust_cfa_offset -216
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
INGOT_END(ingot_asm_sha256_hmac_key)
INGOT_RODATA(.Lingot_asm_sha256_hmac_key_iv, 16)
	.byte	0x67, 0xe6, 0x09, 0x6a, 0x85, 0xae, 0x67, 0xbb, 0x72, 0xf3, 0x6e, 0x3c, 0x3a, 0xf5, 0x4f, 0xa5
	.byte	0x7f, 0x52, 0x0e, 0x51, 0x8c, 0x68, 0x05, 0x9b, 0xab, 0xd9, 0x83, 0x1f, 0x19, 0xcd, 0xe0, 0x5b

// ingot_asm_sha256_hmac, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   sp+4  out     32 bytes, written, secret; may overlap k and data
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 data    len bytes, read, secret
//   sp+20 len     a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  228 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 key,  frame+96 block,
//         frame+160 total,  frame+164 n,  frame+168 left,  frame+172 t,  frame+176 t,  frame+180 low,
//         frame+184 t,  frame+188 t
// SHA-256 of the body: 4ee0ae9d4cca7621e8c8c070518680655c70c15ba871e708adcb1bf9c60c5a57
INGOT_FUNCTION(ingot_asm_sha256_hmac)
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
	subl	$192, %esp
	.cfi_adjust_cfa_offset 192
	mov	212(%esp), %ebx
	mov	224(%esp), %esi
	mov	228(%esp), %edi
	mov	232(%esp), %ebp
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	216(%esp), %edx
	mov	%edx, 4(%esp)
	mov	220(%esp), %edx
	mov	%edx, 8(%esp)
	mov	%ebp, 12(%esp)
	call	*4(%ebp)
	lea	64(%edi), %eax
	mov	%eax, 160(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 164(%esp)
	test	%eax, %eax
	je	.Lsha256_hmac_skip1
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	164(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	164(%esp), %eax
	shl	$6, %eax
	mov	%eax, 164(%esp)
	add	164(%esp), %esi
.Lsha256_hmac_skip1:
	mov	%edi, %eax
	andl	$63, %eax
	mov	%eax, 164(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	lea	96(%esp), %ecx
	mov	164(%esp), %eax
	mov	%eax, 168(%esp)
	cmpl	$16, %eax
	jbe	.Lsha256_hmac_skip2
.Lsha256_hmac_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 168(%esp)
	cmpl	$16, 168(%esp)
	ja	.Lsha256_hmac_more1
.Lsha256_hmac_done1:
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha256_hmac_join1
.Lsha256_hmac_skip2:
	cmpl	$8, 168(%esp)
	jb	.Lsha256_hmac_skip3
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_join2
.Lsha256_hmac_skip3:
	cmpl	$4, 168(%esp)
	jb	.Lsha256_hmac_skip4
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha256_hmac_join3
.Lsha256_hmac_skip4:
	cmpl	$0, 168(%esp)
	je	.Lsha256_hmac_skip5
	movzbl	(%esi), %eax
	mov	%eax, 172(%esp)
	movb	%al, (%ecx)
	mov	168(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 172(%esp)
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	168(%esp), %eax
	shr	$1, %eax
	mov	%eax, 168(%esp)
	mov	168(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 172(%esp)
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha256_hmac_skip5:
.Lsha256_hmac_join3:
.Lsha256_hmac_join2:
.Lsha256_hmac_join1:
	mov	164(%esp), %edx
	movb	$128, 96(%esp,%edx)
	cmpl	$56, 164(%esp)
	jb	.Lsha256_hmac_skip6
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
.Lsha256_hmac_skip6:
	mov	160(%esp), %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 176(%esp)
	mov	%eax, 152(%esp)
	mov	160(%esp), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 176(%esp)
	mov	%eax, 156(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	96(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 96(%esp)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 100(%esp)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 104(%esp)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 108(%esp)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 112(%esp)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 116(%esp)
	mov	56(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 120(%esp)
	mov	60(%esp), %eax
	bswap	%eax
	mov	%eax, 184(%esp)
	mov	%eax, 124(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movb	$128, 128(%esp)
	movb	$3, 158(%esp)
	movb	$0, 159(%esp)
	movdqu	64(%esp), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	80(%esp), %xmm7
	movdqu	%xmm7, 48(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	96(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, (%ebx)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 4(%ebx)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 8(%ebx)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 12(%ebx)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 16(%ebx)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 20(%ebx)
	mov	56(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
	mov	%eax, 24(%ebx)
	mov	60(%esp), %eax
	bswap	%eax
	mov	%eax, 188(%esp)
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
	movdqu	%xmm7, 144(%esp)
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	addl	$192, %esp
	.cfi_adjust_cfa_offset -192
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
INGOT_END(ingot_asm_sha256_hmac)

// ingot_asm_sha256_hmac_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   sp+4  hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   sp+8  out     32 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  153 instructions.
// Holds:  %ecx t,  %ebx hmac,  %ebp ctx,  %esi out,  %edi f,  frame+24 n,  frame+28 low,  frame+32 t,
//         frame+36 t
// SHA-256 of the body: 8c8f8ebb3c04ba44913af379957f647d26c4f19fff758c236f74b45b6c108c7a
INGOT_FUNCTION(ingot_asm_sha256_hmac_finish)
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
	subl	$40, %esp
	.cfi_adjust_cfa_offset 40
	mov	60(%esp), %ebx
	mov	64(%esp), %esi
	mov	68(%esp), %edi
	lea	64(%ebx), %ebp
	mov	96(%ebp), %eax
	andl	$63, %eax
	mov	%eax, 24(%esp)
	mov	24(%esp), %edx
	movb	$128, 32(%ebp,%edx)
	addl	$1, 24(%esp)
	cmpl	$56, 24(%esp)
	jbe	.Lsha256_hmac_finish_skip1
	cmpl	$64, 24(%esp)
	jae	.Lsha256_hmac_finish_done1
.Lsha256_hmac_finish_more1:
	mov	24(%esp), %edx
	movb	$0, 32(%ebp,%edx)
	addl	$1, 24(%esp)
	cmpl	$64, 24(%esp)
	jb	.Lsha256_hmac_finish_more1
.Lsha256_hmac_finish_done1:
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	movl	$0, 24(%esp)
.Lsha256_hmac_finish_skip1:
	cmpl	$56, 24(%esp)
	jae	.Lsha256_hmac_finish_done2
.Lsha256_hmac_finish_more2:
	mov	24(%esp), %eax
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebp,%eax)
	addl	$8, 24(%esp)
	cmpl	$56, 24(%esp)
	jb	.Lsha256_hmac_finish_more2
.Lsha256_hmac_finish_done2:
	mov	100(%ebp), %ecx
	shl	$3, %ecx
	mov	96(%ebp), %eax
	shr	$29, %eax
	mov	%eax, 28(%esp)
	or	28(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 88(%ebp)
	mov	96(%ebp), %ecx
	shl	$3, %ecx
	bswap	%ecx
	mov	%ecx, 92(%ebp)
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 32(%ebp)
	mov	4(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 36(%ebp)
	mov	8(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 40(%ebp)
	mov	12(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 44(%ebp)
	mov	16(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 48(%ebp)
	mov	20(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 52(%ebp)
	mov	24(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 56(%ebp)
	mov	28(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 60(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%ebp)
	movdqu	%xmm7, 80(%ebp)
	movb	$128, 64(%ebp)
	movb	$3, 94(%ebp)
	movb	$0, 95(%ebp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, (%ebp)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 16(%ebp)
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, (%esi)
	mov	4(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 4(%esi)
	mov	8(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 8(%esi)
	mov	12(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 12(%esi)
	mov	16(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 16(%esi)
	mov	20(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 20(%esi)
	mov	24(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 24(%esi)
	mov	28(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 28(%esi)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%ebp)
	movdqu	%xmm7, 16(%ebp)
	movdqu	%xmm7, 32(%ebp)
	movdqu	%xmm7, 48(%ebp)
	movdqu	%xmm7, 64(%ebp)
	movdqu	%xmm7, 80(%ebp)
	movq	%xmm7, 96(%ebp)
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movq	%xmm7, 32(%esp)
	addl	$40, %esp
	.cfi_adjust_cfa_offset -40
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
INGOT_END(ingot_asm_sha256_hmac_finish)

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
