// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_md5 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_hkdf_extract, i686 with SSE2, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   sp+4  prk     16 bytes, written, secret; may overlap salt and ikm
//   sp+8  salt    salt_len bytes, read, secret
//   sp+12 salt_len a length, public; bytes, may be 0
//   sp+16 ikm     ikm_len bytes, read, secret
//   sp+20 ikm_len a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  20 instructions.
// SHA-256 of the body: b4e535911f28ed88b13e85a37f202f70fd955a1507129f2d5f4cefacb0531f30
INGOT_FUNCTION(ingot_asm_md5_hkdf_extract)
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
	call	INGOT_SYMBOL(ingot_asm_md5_hmac)
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movq	%xmm7, 16(%esp)
	addl	$24, %esp
	.cfi_adjust_cfa_offset -24
	ret
INGOT_END(ingot_asm_md5_hkdf_extract)

// ingot_asm_md5_hkdf_block, i686 with SSE2, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   sp+4  job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   sp+8  info    info_len bytes, read, secret
//   sp+12 info_len a length, public; bytes, may be 0
//   sp+16 i       a length, public; from 1 on; its low 8 bits are hashed
//   sp+20 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  164 instructions.
// Holds:  %ecx n,  %ebx job,  %ebp i,  %esi info,  %edi info_len,  frame+24 f,  frame+28 ctx,
//         frame+32 context of the inner hash,  frame+144 number,  frame+148 n,  frame+148 t,  frame+152 t,
//         frame+156 low,  frame+160 t
// SHA-256 of the body: ab5ca7083032ff72a8f0c13890780977625754ad16df98e13e9a321780e4d695
INGOT_FUNCTION(ingot_asm_md5_hkdf_block)
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
	pxor	%xmm7, %xmm7
	movq	%xmm7, 128(%esp)
	movl	$64, %ecx
	cmpl	$1, %ebp
	je	.Lmd5_hkdf_block_skip1
	mov	64(%ebx), %eax
	mov	%eax, 148(%esp)
	mov	%eax, 64(%esp)
	mov	68(%ebx), %eax
	mov	%eax, 148(%esp)
	mov	%eax, 68(%esp)
	mov	72(%ebx), %eax
	mov	%eax, 148(%esp)
	mov	%eax, 72(%esp)
	mov	76(%ebx), %eax
	mov	%eax, 148(%esp)
	mov	%eax, 76(%esp)
	movl	$80, %ecx
.Lmd5_hkdf_block_skip1:
	mov	%ecx, 128(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_update)
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
	call	INGOT_SYMBOL(ingot_asm_md5_update)
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
	jbe	.Lmd5_hkdf_block_skip2
	cmpl	$64, 148(%esp)
	jae	.Lmd5_hkdf_block_done1
.Lmd5_hkdf_block_more1:
	mov	28(%esp), %eax
	add	148(%esp), %eax
	movb	$0, 32(%eax)
	addl	$1, 148(%esp)
	cmpl	$64, 148(%esp)
	jb	.Lmd5_hkdf_block_more1
.Lmd5_hkdf_block_done1:
	mov	28(%esp), %edx
	mov	%edx, (%esp)
	mov	28(%esp), %eax
	lea	32(%eax), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %eax
	call	*(%eax)
	movl	$0, 148(%esp)
.Lmd5_hkdf_block_skip2:
	cmpl	$56, 148(%esp)
	jae	.Lmd5_hkdf_block_done2
.Lmd5_hkdf_block_more2:
	mov	28(%esp), %eax
	add	148(%esp), %eax
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%eax)
	addl	$8, 148(%esp)
	cmpl	$56, 148(%esp)
	jb	.Lmd5_hkdf_block_more2
.Lmd5_hkdf_block_done2:
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
	mov	%eax, 152(%esp)
	mov	152(%esp), %edx
	mov	28(%esp), %eax
	mov	%edx, 92(%eax)
	mov	28(%esp), %eax
	mov	96(%eax), %eax
	shl	$3, %eax
	mov	%eax, 152(%esp)
	mov	152(%esp), %edx
	mov	28(%esp), %eax
	mov	%edx, 88(%eax)
	mov	28(%esp), %edx
	mov	%edx, (%esp)
	mov	28(%esp), %eax
	lea	32(%eax), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %eax
	call	*(%eax)
	mov	32(%esp), %eax
	mov	%eax, 160(%esp)
	mov	%eax, 64(%esp)
	mov	36(%esp), %eax
	mov	%eax, 160(%esp)
	mov	%eax, 68(%esp)
	mov	40(%esp), %eax
	mov	%eax, 160(%esp)
	mov	%eax, 72(%esp)
	mov	44(%esp), %eax
	mov	%eax, 160(%esp)
	mov	%eax, 76(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movb	$128, 80(%esp)
	movb	$2, 121(%esp)
	movb	$128, 120(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
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
INGOT_END(ingot_asm_md5_hkdf_block)

// ingot_asm_md5_hkdf_expand, i686 with SSE2, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   sp+4  out     out_len bytes, written, secret
//   sp+8  out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   sp+12 job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   sp+16 info    info_len bytes, read, secret
//   sp+20 info_len a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  133 instructions.
// Holds:  %ecx t,  %ebx out,  %ebp info,  %esi out_len,  %edi job,  frame+24 info_len,  frame+28 f,
//         frame+32 i,  frame+48 a block of output,  frame+64 to,  frame+68 from,  frame+72 t
// SHA-256 of the body: af9997b418f17f4d762fe85909126c68613389e1502af982dcad31b786b50ea1
INGOT_FUNCTION(ingot_asm_md5_hkdf_expand)
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
	subl	$76, %esp
	.cfi_adjust_cfa_offset 76
	mov	96(%esp), %ebx
	mov	100(%esp), %esi
	mov	104(%esp), %edi
	mov	108(%esp), %ebp
	mov	112(%esp), %eax
	mov	%eax, 24(%esp)
	mov	116(%esp), %eax
	mov	%eax, 28(%esp)
	movl	$1, 32(%esp)
	cmpl	$16, %esi
	jb	.Lmd5_hkdf_expand_done1
.Lmd5_hkdf_expand_more1:
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	32(%esp), %edx
	mov	%edx, 12(%esp)
	mov	28(%esp), %edx
	mov	%edx, 16(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_hkdf_block)
	mov	64(%edi), %ecx
	mov	%ecx, (%ebx)
	mov	68(%edi), %ecx
	mov	%ecx, 4(%ebx)
	mov	72(%edi), %ecx
	mov	%ecx, 8(%ebx)
	mov	76(%edi), %ecx
	mov	%ecx, 12(%ebx)
	addl	$16, %ebx
	addl	$1, 32(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	jae	.Lmd5_hkdf_expand_more1
.Lmd5_hkdf_expand_done1:
	test	%esi, %esi
	je	.Lmd5_hkdf_expand_skip1
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	32(%esp), %edx
	mov	%edx, 12(%esp)
	mov	28(%esp), %edx
	mov	%edx, 16(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_hkdf_block)
	mov	64(%edi), %ecx
	mov	%ecx, 48(%esp)
	mov	68(%edi), %ecx
	mov	%ecx, 52(%esp)
	mov	72(%edi), %ecx
	mov	%ecx, 56(%esp)
	mov	76(%edi), %ecx
	mov	%ecx, 60(%esp)
	mov	%ebx, 64(%esp)
	lea	48(%esp), %eax
	mov	%eax, 68(%esp)
	cmpl	$16, %esi
	jbe	.Lmd5_hkdf_expand_skip2
.Lmd5_hkdf_expand_more2:
	mov	68(%esp), %eax
	mov	64(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 68(%esp)
	addl	$16, 64(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lmd5_hkdf_expand_more2
.Lmd5_hkdf_expand_done2:
	mov	68(%esp), %eax
	mov	64(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lmd5_hkdf_expand_join1
.Lmd5_hkdf_expand_skip2:
	cmpl	$8, %esi
	jb	.Lmd5_hkdf_expand_skip3
	mov	68(%esp), %eax
	mov	64(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	68(%esp), %eax
	mov	64(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lmd5_hkdf_expand_join2
.Lmd5_hkdf_expand_skip3:
	cmpl	$4, %esi
	jb	.Lmd5_hkdf_expand_skip4
	mov	68(%esp), %eax
	mov	64(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	68(%esp), %eax
	mov	64(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lmd5_hkdf_expand_join3
.Lmd5_hkdf_expand_skip4:
	test	%esi, %esi
	je	.Lmd5_hkdf_expand_skip5
	mov	68(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 72(%esp)
	mov	72(%esp), %edx
	mov	64(%esp), %eax
	movb	%dl, (%eax)
	mov	68(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 72(%esp)
	mov	72(%esp), %edx
	mov	64(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	68(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 72(%esp)
	mov	72(%esp), %edx
	mov	64(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lmd5_hkdf_expand_skip5:
.Lmd5_hkdf_expand_join3:
.Lmd5_hkdf_expand_join2:
.Lmd5_hkdf_expand_join1:
.Lmd5_hkdf_expand_skip1:
	// wipe the frame
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%esp)
	movdqu	%xmm7, 16(%esp)
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movq	%xmm7, 64(%esp)
	movl	$0, 72(%esp)
	addl	$76, %esp
	.cfi_adjust_cfa_offset -76
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
INGOT_END(ingot_asm_md5_hkdf_expand)

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
