// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha384 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha384_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     48 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  138 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: cd1483143648d18c941917a72a20e936324b84ce2b0f8d58aed0412aafef67cd
INGOT_FUNCTION(ingot_asm_sha384_finish)
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
	jbe	.Lsha384_finish_skip1
	cmpl	$128, %ebp
	jae	.Lsha384_finish_done1
.Lsha384_finish_more1:
	movb	$0, 64(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$128, %ebp
	jb	.Lsha384_finish_more1
.Lsha384_finish_done1:
	mov	%ebx, (%esp)
	lea	64(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lsha384_finish_skip1:
	cmpl	$112, %ebp
	jae	.Lsha384_finish_done2
.Lsha384_finish_more2:
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%ebx,%ebp)
	addl	$16, %ebp
	cmpl	$112, %ebp
	jb	.Lsha384_finish_more2
.Lsha384_finish_done2:
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
INGOT_END(ingot_asm_sha384_finish)

// ingot_asm_sha384_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     48 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  218 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+96 block,  frame+224 n,
//         frame+228 left,  frame+232 t,  frame+236 t,  frame+240 low,  frame+244 t
// SHA-256 of the body: fcdbe04cbf2f0de94b4c312dd5c22b03883c76e7b2c56e15837434199470a451
INGOT_FUNCTION(ingot_asm_sha384_digest)
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
	call	.Lsha384_digest_here1
	.cfi_adjust_cfa_offset 4
.Lsha384_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha384_digest_iv-.Lsha384_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	.Lingot_asm_sha384_digest_iv-.Lsha384_digest_here1+16(%eax), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	.Lingot_asm_sha384_digest_iv-.Lsha384_digest_here1+32(%eax), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	.Lingot_asm_sha384_digest_iv-.Lsha384_digest_here1+48(%eax), %xmm7
	movdqu	%xmm7, 80(%esp)
	mov	%edi, %eax
	shr	$7, %eax
	mov	%eax, 224(%esp)
	test	%eax, %eax
	je	.Lsha384_digest_skip1
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
.Lsha384_digest_skip1:
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
	jbe	.Lsha384_digest_skip2
.Lsha384_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 228(%esp)
	cmpl	$16, 228(%esp)
	ja	.Lsha384_digest_more1
.Lsha384_digest_done1:
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha384_digest_join1
.Lsha384_digest_skip2:
	cmpl	$8, 228(%esp)
	jb	.Lsha384_digest_skip3
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha384_digest_join2
.Lsha384_digest_skip3:
	cmpl	$4, 228(%esp)
	jb	.Lsha384_digest_skip4
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha384_digest_join3
.Lsha384_digest_skip4:
	cmpl	$0, 228(%esp)
	je	.Lsha384_digest_skip5
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
.Lsha384_digest_skip5:
.Lsha384_digest_join3:
.Lsha384_digest_join2:
.Lsha384_digest_join1:
	mov	224(%esp), %edx
	movb	$128, 96(%esp,%edx)
	cmpl	$112, 224(%esp)
	jb	.Lsha384_digest_skip6
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
.Lsha384_digest_skip6:
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
INGOT_END(ingot_asm_sha384_digest)
INGOT_RODATA(.Lingot_asm_sha384_digest_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x5d, 0x9d, 0xbb, 0xcb, 0x07, 0xd5, 0x7c, 0x36, 0x2a, 0x29, 0x9a, 0x62
	.byte	0x17, 0xdd, 0x70, 0x30, 0x5a, 0x01, 0x59, 0x91, 0x39, 0x59, 0x0e, 0xf7, 0xd8, 0xec, 0x2f, 0x15
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x67, 0x26, 0x33, 0x67, 0x11, 0x15, 0x58, 0x68, 0x87, 0x4a, 0xb4, 0x8e
	.byte	0xa7, 0x8f, 0xf9, 0x64, 0x0d, 0x2e, 0x0c, 0xdb, 0xa4, 0x4f, 0xfa, 0xbe, 0x1d, 0x48, 0xb5, 0x47

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
