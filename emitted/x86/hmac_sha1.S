// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha1 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_hmac_key_shani, i686 with SSE2, needs SSSE3 SHA SSE4_1.  Made by gen from gen/over_kernel.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   sp+4  key     64 bytes, written, secret; inner state, outer state
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  479 instructions.
// Holds:  %ecx to,  %edx constants,  %ebx key,  %ebp f,  %esi k,  %edi klen,  %xmm0 t,  %xmm1 abcd,  %xmm2 e,
//         %xmm3 e of the next four,  %xmm4 w[0..],  %xmm5 w[4..],  %xmm6 w[8..],  %xmm7 w[12..],
//         frame+32 key block,  frame+96 state,  frame+128 last block,  frame+192 n,  frame+192 t,
//         frame+196 left,  frame+200 t,  frame+204 t,  frame+208 low,  frame+212 t
// SHA-256 of the body: 95c36111f82f3086408b98812a1b7eadafe1f242119395d22dbffda71c4a9dcc
INGOT_FUNCTION(ingot_asm_sha1_hmac_key_shani)
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
	jbe	.Lsha1_hmac_key_shani_skip1
	call	.Lsha1_hmac_key_shani_here1
	.cfi_adjust_cfa_offset 4
.Lsha1_hmac_key_shani_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha1_hmac_key_shani_iv-.Lsha1_hmac_key_shani_here1(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	.Lingot_asm_sha1_hmac_key_shani_iv-.Lsha1_hmac_key_shani_here1+16(%eax), %xmm7
	movd	%xmm7, 112(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 192(%esp)
	test	%eax, %eax
	je	.Lsha1_hmac_key_shani_skip2
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
.Lsha1_hmac_key_shani_skip2:
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
	jbe	.Lsha1_hmac_key_shani_skip3
.Lsha1_hmac_key_shani_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 196(%esp)
	cmpl	$16, 196(%esp)
	ja	.Lsha1_hmac_key_shani_more1
.Lsha1_hmac_key_shani_done1:
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha1_hmac_key_shani_join1
.Lsha1_hmac_key_shani_skip3:
	cmpl	$8, 196(%esp)
	jb	.Lsha1_hmac_key_shani_skip4
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_shani_join2
.Lsha1_hmac_key_shani_skip4:
	cmpl	$4, 196(%esp)
	jb	.Lsha1_hmac_key_shani_skip5
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_shani_join3
.Lsha1_hmac_key_shani_skip5:
	cmpl	$0, 196(%esp)
	je	.Lsha1_hmac_key_shani_skip6
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
.Lsha1_hmac_key_shani_skip6:
.Lsha1_hmac_key_shani_join3:
.Lsha1_hmac_key_shani_join2:
.Lsha1_hmac_key_shani_join1:
	mov	192(%esp), %edx
	movb	$128, 128(%esp,%edx)
	cmpl	$56, 192(%esp)
	jb	.Lsha1_hmac_key_shani_skip7
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
.Lsha1_hmac_key_shani_skip7:
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
	jmp	.Lsha1_hmac_key_shani_join4
.Lsha1_hmac_key_shani_skip1:
	lea	32(%esp), %ecx
	cmpl	$16, %edi
	jbe	.Lsha1_hmac_key_shani_skip8
.Lsha1_hmac_key_shani_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha1_hmac_key_shani_more2
.Lsha1_hmac_key_shani_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha1_hmac_key_shani_join5
.Lsha1_hmac_key_shani_skip8:
	cmpl	$8, %edi
	jb	.Lsha1_hmac_key_shani_skip9
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_shani_join6
.Lsha1_hmac_key_shani_skip9:
	cmpl	$4, %edi
	jb	.Lsha1_hmac_key_shani_skip10
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_shani_join7
.Lsha1_hmac_key_shani_skip10:
	test	%edi, %edi
	je	.Lsha1_hmac_key_shani_skip11
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
.Lsha1_hmac_key_shani_skip11:
.Lsha1_hmac_key_shani_join7:
.Lsha1_hmac_key_shani_join6:
.Lsha1_hmac_key_shani_join5:
.Lsha1_hmac_key_shani_join4:
	call	.Lsha1_hmac_key_shani_here2
	.cfi_adjust_cfa_offset 4
.Lsha1_hmac_key_shani_here2:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha1_hmac_key_shani_constants-.Lsha1_hmac_key_shani_here2(%edx), %edx
	movdqu	32(%esp), %xmm4
	pshufb	(%edx), %xmm4
	movdqu	48(%esp), %xmm5
	pshufb	(%edx), %xmm5
	movdqu	64(%esp), %xmm6
	pshufb	(%edx), %xmm6
	movdqu	80(%esp), %xmm7
	pshufb	(%edx), %xmm7
.Lsha1_hmac_key_shani_cut1:
	call	.Lsha1_hmac_key_shani_here3
	.cfi_adjust_cfa_offset 4
.Lsha1_hmac_key_shani_here3:
	pop	%edx
	.cfi_adjust_cfa_offset -4
	lea	.Lingot_asm_sha1_hmac_key_shani_constants-.Lsha1_hmac_key_shani_here3(%edx), %edx
	movdqu	%xmm4, 32(%esp)
	movdqu	%xmm5, 48(%esp)
	movdqu	%xmm6, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	16(%edx), %xmm0
	pxor	%xmm0, %xmm4
	pxor	%xmm0, %xmm5
	pxor	%xmm0, %xmm6
	pxor	%xmm0, %xmm7
	movdqu	32(%edx), %xmm1
	movdqu	48(%edx), %xmm2
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
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
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
	movdqu	32(%edx), %xmm4
	movdqu	48(%edx), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, (%ebx)
	pextrd	$3, %xmm2, 16(%ebx)
	movdqu	32(%esp), %xmm4
	movdqu	48(%esp), %xmm5
	movdqu	64(%esp), %xmm6
	movdqu	80(%esp), %xmm7
	movdqu	64(%edx), %xmm0
	pxor	%xmm0, %xmm4
	pxor	%xmm0, %xmm5
	pxor	%xmm0, %xmm6
	pxor	%xmm0, %xmm7
	movdqu	32(%edx), %xmm1
	movdqu	48(%edx), %xmm2
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
	sha1nexte	%xmm6, %xmm2
	movdqa	%xmm1, %xmm3
	sha1rnds4	$0, %xmm2, %xmm1
	sha1msg1	%xmm6, %xmm5
	pxor	%xmm6, %xmm4
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
	movdqu	32(%edx), %xmm4
	movdqu	48(%edx), %xmm5
	sha1nexte	%xmm5, %xmm2
	paddd	%xmm4, %xmm1
	pshufd	$27, %xmm1, %xmm1
	movdqu	%xmm1, 32(%ebx)
	pextrd	$3, %xmm2, 48(%ebx)
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
INGOT_END(ingot_asm_sha1_hmac_key_shani)
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_shani_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_shani_constants, 16)
	.byte	0x0f, 0x0e, 0x0d, 0x0c, 0x0b, 0x0a, 0x09, 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01, 0x00
	.byte	0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36, 0x36
	.byte	0x76, 0x54, 0x32, 0x10, 0xfe, 0xdc, 0xba, 0x98, 0x89, 0xab, 0xcd, 0xef, 0x01, 0x23, 0x45, 0x67
	.byte	0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0xe1, 0xd2, 0xc3
	.byte	0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c, 0x5c

// ingot_asm_sha1_hmac_key, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   sp+4  key     64 bytes, written, secret; inner state, outer state
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  359 instructions.
// Holds:  %ecx t,  %ecx to,  %ebx key,  %ebp f,  %esi k,  %edi klen,  frame+32 key block,  frame+96 state,
//         frame+128 last block,  frame+192 n,  frame+192 pad,  frame+192 t,  frame+196 left,  frame+196 t,
//         frame+200 pad,  frame+200 t,  frame+204 t,  frame+208 low,  frame+212 t
// SHA-256 of the body: 45eae071ef6d863f03f127d329a0a890f0d99772bf4c57208f6b77426615c6c5
INGOT_FUNCTION(ingot_asm_sha1_hmac_key)
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
	jbe	.Lsha1_hmac_key_skip1
	call	.Lsha1_hmac_key_here1
	.cfi_adjust_cfa_offset 4
.Lsha1_hmac_key_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha1_hmac_key_iv-.Lsha1_hmac_key_here1(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	.Lingot_asm_sha1_hmac_key_iv-.Lsha1_hmac_key_here1+16(%eax), %xmm7
	movd	%xmm7, 112(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 192(%esp)
	test	%eax, %eax
	je	.Lsha1_hmac_key_skip2
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
.Lsha1_hmac_key_skip2:
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
	jbe	.Lsha1_hmac_key_skip3
.Lsha1_hmac_key_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 196(%esp)
	cmpl	$16, 196(%esp)
	ja	.Lsha1_hmac_key_more1
.Lsha1_hmac_key_done1:
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha1_hmac_key_join1
.Lsha1_hmac_key_skip3:
	cmpl	$8, 196(%esp)
	jb	.Lsha1_hmac_key_skip4
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_join2
.Lsha1_hmac_key_skip4:
	cmpl	$4, 196(%esp)
	jb	.Lsha1_hmac_key_skip5
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_join3
.Lsha1_hmac_key_skip5:
	cmpl	$0, 196(%esp)
	je	.Lsha1_hmac_key_skip6
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
.Lsha1_hmac_key_skip6:
.Lsha1_hmac_key_join3:
.Lsha1_hmac_key_join2:
.Lsha1_hmac_key_join1:
	mov	192(%esp), %edx
	movb	$128, 128(%esp,%edx)
	cmpl	$56, 192(%esp)
	jb	.Lsha1_hmac_key_skip7
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
.Lsha1_hmac_key_skip7:
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
	jmp	.Lsha1_hmac_key_join4
.Lsha1_hmac_key_skip1:
	lea	32(%esp), %ecx
	cmpl	$16, %edi
	jbe	.Lsha1_hmac_key_skip8
.Lsha1_hmac_key_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha1_hmac_key_more2
.Lsha1_hmac_key_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha1_hmac_key_join5
.Lsha1_hmac_key_skip8:
	cmpl	$8, %edi
	jb	.Lsha1_hmac_key_skip9
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_join6
.Lsha1_hmac_key_skip9:
	cmpl	$4, %edi
	jb	.Lsha1_hmac_key_skip10
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_key_join7
.Lsha1_hmac_key_skip10:
	test	%edi, %edi
	je	.Lsha1_hmac_key_skip11
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
.Lsha1_hmac_key_skip11:
.Lsha1_hmac_key_join7:
.Lsha1_hmac_key_join6:
.Lsha1_hmac_key_join5:
.Lsha1_hmac_key_join4:
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
	call	.Lsha1_hmac_key_here2
	.cfi_adjust_cfa_offset 4
.Lsha1_hmac_key_here2:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha1_hmac_key_iv-.Lsha1_hmac_key_here2(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	.Lingot_asm_sha1_hmac_key_iv-.Lsha1_hmac_key_here2+16(%eax), %xmm7
	movd	%xmm7, 112(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, (%ebx)
	movd	112(%esp), %xmm7
	movd	%xmm7, 16(%ebx)
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
	call	.Lsha1_hmac_key_here3
	.cfi_adjust_cfa_offset 4
.Lsha1_hmac_key_here3:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha1_hmac_key_iv-.Lsha1_hmac_key_here3(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	movd	.Lingot_asm_sha1_hmac_key_iv-.Lsha1_hmac_key_here3+16(%eax), %xmm7
	movd	%xmm7, 112(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 32(%ebx)
	movd	112(%esp), %xmm7
	movd	%xmm7, 48(%ebx)
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
INGOT_END(ingot_asm_sha1_hmac_key)
INGOT_RODATA(.Lingot_asm_sha1_hmac_key_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10
	.byte	0xf0, 0xe1, 0xd2, 0xc3

// ingot_asm_sha1_hmac, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   sp+4  out     20 bytes, written, secret; may overlap k and data
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 data    len bytes, read, secret
//   sp+20 len     a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  206 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 key,  frame+96 block,
//         frame+160 total,  frame+164 n,  frame+168 left,  frame+172 t,  frame+176 t,  frame+180 low,
//         frame+184 t,  frame+188 t
// SHA-256 of the body: dd86218a4c1d2ef0a15c2a378b5cc6cb6d1282f703c9d3f3b99f08b92e5eba79
INGOT_FUNCTION(ingot_asm_sha1_hmac)
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
	je	.Lsha1_hmac_skip1
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
.Lsha1_hmac_skip1:
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
	jbe	.Lsha1_hmac_skip2
.Lsha1_hmac_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 168(%esp)
	cmpl	$16, 168(%esp)
	ja	.Lsha1_hmac_more1
.Lsha1_hmac_done1:
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha1_hmac_join1
.Lsha1_hmac_skip2:
	cmpl	$8, 168(%esp)
	jb	.Lsha1_hmac_skip3
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_join2
.Lsha1_hmac_skip3:
	cmpl	$4, 168(%esp)
	jb	.Lsha1_hmac_skip4
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha1_hmac_join3
.Lsha1_hmac_skip4:
	cmpl	$0, 168(%esp)
	je	.Lsha1_hmac_skip5
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
.Lsha1_hmac_skip5:
.Lsha1_hmac_join3:
.Lsha1_hmac_join2:
.Lsha1_hmac_join1:
	mov	164(%esp), %edx
	movb	$128, 96(%esp,%edx)
	cmpl	$56, 164(%esp)
	jb	.Lsha1_hmac_skip6
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
.Lsha1_hmac_skip6:
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
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 116(%esp)
	movdqu	%xmm7, 132(%esp)
	movq	%xmm7, 148(%esp)
	movl	$0, 156(%esp)
	movb	$128, 116(%esp)
	movb	$2, 158(%esp)
	movb	$160, 159(%esp)
	movdqu	64(%esp), %xmm7
	movdqu	%xmm7, 32(%esp)
	movd	80(%esp), %xmm7
	movd	%xmm7, 48(%esp)
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
INGOT_END(ingot_asm_sha1_hmac)

// ingot_asm_sha1_hmac_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   sp+4  hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   sp+8  out     20 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  131 instructions.
// Holds:  %ecx t,  %ebx hmac,  %ebp ctx,  %esi out,  %edi f,  frame+24 n,  frame+28 low,  frame+32 t,
//         frame+36 t
// SHA-256 of the body: d8d8cff5499203dd1b8f7c2342bcb596724fd7b6062ba2cb799d3fbc3b21118c
INGOT_FUNCTION(ingot_asm_sha1_hmac_finish)
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
	jbe	.Lsha1_hmac_finish_skip1
	cmpl	$64, 24(%esp)
	jae	.Lsha1_hmac_finish_done1
.Lsha1_hmac_finish_more1:
	mov	24(%esp), %edx
	movb	$0, 32(%ebp,%edx)
	addl	$1, 24(%esp)
	cmpl	$64, 24(%esp)
	jb	.Lsha1_hmac_finish_more1
.Lsha1_hmac_finish_done1:
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	movl	$0, 24(%esp)
.Lsha1_hmac_finish_skip1:
	cmpl	$56, 24(%esp)
	jae	.Lsha1_hmac_finish_done2
.Lsha1_hmac_finish_more2:
	mov	24(%esp), %eax
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebp,%eax)
	addl	$8, 24(%esp)
	cmpl	$56, 24(%esp)
	jb	.Lsha1_hmac_finish_more2
.Lsha1_hmac_finish_done2:
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
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 52(%ebp)
	movdqu	%xmm7, 68(%ebp)
	movq	%xmm7, 84(%ebp)
	movl	$0, 92(%ebp)
	movb	$128, 52(%ebp)
	movb	$2, 94(%ebp)
	movb	$160, 95(%ebp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, (%ebp)
	movd	48(%ebx), %xmm7
	movd	%xmm7, 16(%ebp)
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
INGOT_END(ingot_asm_sha1_hmac_finish)

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
