// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_sha224 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha224_hkdf_extract, i686 with SSE2, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   sp+4  prk     28 bytes, written, secret; may overlap salt and ikm
//   sp+8  salt    salt_len bytes, read, secret
//   sp+12 salt_len a length, public; bytes, may be 0
//   sp+16 ikm     ikm_len bytes, read, secret
//   sp+20 ikm_len a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  20 instructions.
// SHA-256 of the body: b408d3b81aec3d91b995ae43fb5975afe2674f72bb487caaf2cbc14ed9c6e0f9
INGOT_FUNCTION(ingot_asm_sha224_hkdf_extract)
	endbr32
	subl	$24, %esp
	.cfi_adjust_cfa_offset 24
	mov	28(%esp), %edx
	mov	%edx, (%esp)
	mov	32(%esp), %edx
	mov	%edx, 4(%esp)
	mov	36(%esp), %edx
	mov	%edx, 8(%esp)
	mov	40(%esp), %edx
	mov	%edx, 12(%esp)
	mov	44(%esp), %edx
	mov	%edx, 16(%esp)
	mov	48(%esp), %edx
	mov	%edx, 20(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha224_hmac)
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movq	%xmm7, 16(%esp)
	addl	$24, %esp
	.cfi_adjust_cfa_offset -24
	ret
INGOT_END(ingot_asm_sha224_hkdf_extract)

// ingot_asm_sha224_hkdf_block, i686 with SSE2, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   sp+4  job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   sp+8  info    info_len bytes, read, secret
//   sp+12 info_len a length, public; bytes, may be 0
//   sp+16 i       a length, public; from 1 on; its low 8 bits are hashed
//   sp+20 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  202 instructions.
// Holds:  %ecx n,  %ebx job,  %ebp i,  %esi info,  %edi info_len,  frame+24 f,  frame+28 ctx,
//         frame+32 context of the inner hash,  frame+144 number,  frame+148 n,  frame+148 t,  frame+152 t,
//         frame+156 low,  frame+160 t
// SHA-256 of the body: 019c32e53a8a7fd124f88ebc2899a2dc93f415eb6ba09a1fcf70594209cd9ad3
INGOT_FUNCTION(ingot_asm_sha224_hkdf_block)
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
	subl	$164, %esp
	.cfi_adjust_cfa_offset 164
	mov	184(%esp), %ebx
	mov	188(%esp), %esi
	mov	192(%esp), %edi
	mov	196(%esp), %ebp
	mov	200(%esp), %eax
	mov	%eax, 24(%esp)
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	16(%ebx), %xmm7
	movdqu	%xmm7, 48(%esp)
	pxor	%xmm7, %xmm7
	movq	%xmm7, 128(%esp)
	movl	$64, %ecx
	cmpl	$1, %ebp
	je	.Lsha224_hkdf_block_skip1
	mov	64(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 64(%esp)
	mov	68(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 68(%esp)
	mov	72(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 72(%esp)
	mov	76(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 76(%esp)
	mov	80(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 80(%esp)
	mov	84(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 84(%esp)
	mov	88(%ebx), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 88(%esp)
	movl	$92, %ecx
.Lsha224_hkdf_block_skip1:
	mov	%ecx, 128(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_update)
	mov	%ebp, %edx
	movb	%dl, 144(%esp)
	movl	$1, %esi
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	144(%esp), %eax
	mov	%eax, 4(%esp)
	mov	%esi, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha256_update)
	lea	32(%esp), %eax
	mov	%eax, 28(%esp)
	mov	28(%esp), %eax
	mov	96(%eax), %eax
	andl	$63, %eax
	mov	%eax, 148(%esp)
	mov	28(%esp), %eax
	add	148(%esp), %eax
	movb	$128, 32(%eax)
	addl	$1, 148(%esp)
	cmpl	$56, 148(%esp)
	jbe	.Lsha224_hkdf_block_skip2
	cmpl	$64, 148(%esp)
	jae	.Lsha224_hkdf_block_done1
.Lsha224_hkdf_block_more1:
	mov	28(%esp), %eax
	add	148(%esp), %eax
	movb	$0, 32(%eax)
	addl	$1, 148(%esp)
	cmpl	$64, 148(%esp)
	jb	.Lsha224_hkdf_block_more1
.Lsha224_hkdf_block_done1:
	mov	28(%esp), %edx
	mov	%edx, (%esp)
	mov	28(%esp), %eax
	lea	32(%eax), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %eax
	call	*(%eax)
	movl	$0, 148(%esp)
.Lsha224_hkdf_block_skip2:
	cmpl	$56, 148(%esp)
	jae	.Lsha224_hkdf_block_done2
.Lsha224_hkdf_block_more2:
	mov	28(%esp), %eax
	add	148(%esp), %eax
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%eax)
	addl	$8, 148(%esp)
	cmpl	$56, 148(%esp)
	jb	.Lsha224_hkdf_block_more2
.Lsha224_hkdf_block_done2:
	mov	28(%esp), %eax
	mov	100(%eax), %eax
	shl	$3, %eax
	mov	%eax, 152(%esp)
	mov	28(%esp), %eax
	mov	96(%eax), %eax
	shr	$29, %eax
	mov	%eax, 156(%esp)
	mov	152(%esp), %eax
	or	156(%esp), %eax
	bswap	%eax
	mov	%eax, 152(%esp)
	mov	152(%esp), %edx
	mov	28(%esp), %eax
	mov	%edx, 88(%eax)
	mov	28(%esp), %eax
	mov	96(%eax), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 152(%esp)
	mov	152(%esp), %edx
	mov	28(%esp), %eax
	mov	%edx, 92(%eax)
	mov	28(%esp), %edx
	mov	%edx, (%esp)
	mov	28(%esp), %eax
	lea	32(%eax), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %eax
	call	*(%eax)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 64(%esp)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 68(%esp)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 72(%esp)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 76(%esp)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 80(%esp)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 84(%esp)
	mov	56(%esp), %eax
	bswap	%eax
	mov	%eax, 160(%esp)
	mov	%eax, 88(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 92(%esp)
	movdqu	%xmm7, 108(%esp)
	movl	$0, 124(%esp)
	movb	$128, 92(%esp)
	movb	$2, 126(%esp)
	movb	$224, 127(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 80(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	64(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %eax
	call	*(%eax)
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
	movl	$0, 160(%esp)
	addl	$164, %esp
	.cfi_adjust_cfa_offset -164
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
INGOT_END(ingot_asm_sha224_hkdf_block)

// ingot_asm_sha224_hkdf_expand, i686 with SSE2, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   sp+4  out     out_len bytes, written, secret
//   sp+8  out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   sp+12 job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   sp+16 info    info_len bytes, read, secret
//   sp+20 info_len a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  159 instructions.
// Holds:  %ecx t,  %ebx out,  %ebp info,  %esi out_len,  %edi job,  frame+24 info_len,  frame+28 f,
//         frame+32 i,  frame+48 a block of output,  frame+76 to,  frame+80 from,  frame+84 t
// SHA-256 of the body: ce072efdc96cc3f42377bbf82858b68df85a1721a02c29263d46597e8d360675
INGOT_FUNCTION(ingot_asm_sha224_hkdf_expand)
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
	subl	$88, %esp
	.cfi_adjust_cfa_offset 88
	mov	108(%esp), %ebx
	mov	112(%esp), %esi
	mov	116(%esp), %edi
	mov	120(%esp), %ebp
	mov	124(%esp), %eax
	mov	%eax, 24(%esp)
	mov	128(%esp), %eax
	mov	%eax, 28(%esp)
	movl	$1, 32(%esp)
	cmpl	$28, %esi
	jb	.Lsha224_hkdf_expand_done1
.Lsha224_hkdf_expand_more1:
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	32(%esp), %edx
	mov	%edx, 12(%esp)
	mov	28(%esp), %edx
	mov	%edx, 16(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha224_hkdf_block)
	mov	64(%edi), %ecx
	bswap	%ecx
	mov	%ecx, (%ebx)
	mov	68(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 4(%ebx)
	mov	72(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 8(%ebx)
	mov	76(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 12(%ebx)
	mov	80(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 16(%ebx)
	mov	84(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 20(%ebx)
	mov	88(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 24(%ebx)
	addl	$28, %ebx
	addl	$1, 32(%esp)
	subl	$28, %esi
	cmpl	$28, %esi
	jae	.Lsha224_hkdf_expand_more1
.Lsha224_hkdf_expand_done1:
	test	%esi, %esi
	je	.Lsha224_hkdf_expand_skip1
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	32(%esp), %edx
	mov	%edx, 12(%esp)
	mov	28(%esp), %edx
	mov	%edx, 16(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha224_hkdf_block)
	mov	64(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 48(%esp)
	mov	68(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 52(%esp)
	mov	72(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 56(%esp)
	mov	76(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 60(%esp)
	mov	80(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 64(%esp)
	mov	84(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 68(%esp)
	mov	88(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 72(%esp)
	mov	%ebx, 76(%esp)
	lea	48(%esp), %eax
	mov	%eax, 80(%esp)
	cmpl	$16, %esi
	jbe	.Lsha224_hkdf_expand_skip2
.Lsha224_hkdf_expand_more2:
	mov	80(%esp), %eax
	mov	76(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 80(%esp)
	addl	$16, 76(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha224_hkdf_expand_more2
.Lsha224_hkdf_expand_done2:
	mov	80(%esp), %eax
	mov	76(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha224_hkdf_expand_join1
.Lsha224_hkdf_expand_skip2:
	cmpl	$8, %esi
	jb	.Lsha224_hkdf_expand_skip3
	mov	80(%esp), %eax
	mov	76(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	80(%esp), %eax
	mov	76(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha224_hkdf_expand_join2
.Lsha224_hkdf_expand_skip3:
	cmpl	$4, %esi
	jb	.Lsha224_hkdf_expand_skip4
	mov	80(%esp), %eax
	mov	76(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	80(%esp), %eax
	mov	76(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha224_hkdf_expand_join3
.Lsha224_hkdf_expand_skip4:
	test	%esi, %esi
	je	.Lsha224_hkdf_expand_skip5
	mov	80(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 84(%esp)
	mov	84(%esp), %edx
	mov	76(%esp), %eax
	movb	%dl, (%eax)
	mov	80(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 84(%esp)
	mov	84(%esp), %edx
	mov	76(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	80(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 84(%esp)
	mov	84(%esp), %edx
	mov	76(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha224_hkdf_expand_skip5:
.Lsha224_hkdf_expand_join3:
.Lsha224_hkdf_expand_join2:
.Lsha224_hkdf_expand_join1:
.Lsha224_hkdf_expand_skip1:
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movq	%xmm7, 80(%esp)
	addl	$88, %esp
	.cfi_adjust_cfa_offset -88
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
INGOT_END(ingot_asm_sha224_hkdf_expand)

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
