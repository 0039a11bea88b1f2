// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha512_224 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_224_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     208 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     28 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  118 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: 2883d488ff4ca1dcb7b175ec3a8c06d72b428f04c2b47def58f2038004f08498
INGOT_FUNCTION(ingot_asm_sha512_224_finish)
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
	jbe	.Lsha512_224_finish_skip1
	cmpl	$128, %ebp
	jae	.Lsha512_224_finish_done1
.Lsha512_224_finish_more1:
	movb	$0, 64(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$128, %ebp
	jb	.Lsha512_224_finish_more1
.Lsha512_224_finish_done1:
	mov	%ebx, (%esp)
	lea	64(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lsha512_224_finish_skip1:
	cmpl	$112, %ebp
	jae	.Lsha512_224_finish_done2
.Lsha512_224_finish_more2:
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%ebx,%ebp)
	addl	$16, %ebp
	cmpl	$112, %ebp
	jb	.Lsha512_224_finish_more2
.Lsha512_224_finish_done2:
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
INGOT_END(ingot_asm_sha512_224_finish)

// ingot_asm_sha512_224_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     28 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  198 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+96 block,  frame+224 n,
//         frame+228 left,  frame+232 t,  frame+236 t,  frame+240 low,  frame+244 t
// SHA-256 of the body: 2e24cc715283ea6748fbc6f49c702a49692418d344f6686f9237e9d8636dd19d
INGOT_FUNCTION(ingot_asm_sha512_224_digest)
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
	call	.Lsha512_224_digest_here1
	.cfi_adjust_cfa_offset 4
.Lsha512_224_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha512_224_digest_iv-.Lsha512_224_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	.Lingot_asm_sha512_224_digest_iv-.Lsha512_224_digest_here1+16(%eax), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	.Lingot_asm_sha512_224_digest_iv-.Lsha512_224_digest_here1+32(%eax), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	.Lingot_asm_sha512_224_digest_iv-.Lsha512_224_digest_here1+48(%eax), %xmm7
	movdqu	%xmm7, 80(%esp)
	mov	%edi, %eax
	shr	$7, %eax
	mov	%eax, 224(%esp)
	test	%eax, %eax
	je	.Lsha512_224_digest_skip1
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
.Lsha512_224_digest_skip1:
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
	jbe	.Lsha512_224_digest_skip2
.Lsha512_224_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 228(%esp)
	cmpl	$16, 228(%esp)
	ja	.Lsha512_224_digest_more1
.Lsha512_224_digest_done1:
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha512_224_digest_join1
.Lsha512_224_digest_skip2:
	cmpl	$8, 228(%esp)
	jb	.Lsha512_224_digest_skip3
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_224_digest_join2
.Lsha512_224_digest_skip3:
	cmpl	$4, 228(%esp)
	jb	.Lsha512_224_digest_skip4
	mov	228(%esp), %eax
	mov	228(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_224_digest_join3
.Lsha512_224_digest_skip4:
	cmpl	$0, 228(%esp)
	je	.Lsha512_224_digest_skip5
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
.Lsha512_224_digest_skip5:
.Lsha512_224_digest_join3:
.Lsha512_224_digest_join2:
.Lsha512_224_digest_join1:
	mov	224(%esp), %edx
	movb	$128, 96(%esp,%edx)
	cmpl	$112, 224(%esp)
	jb	.Lsha512_224_digest_skip6
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
.Lsha512_224_digest_skip6:
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
INGOT_END(ingot_asm_sha512_224_digest)
INGOT_RODATA(.Lingot_asm_sha512_224_digest_iv, 16)
	.byte	0xa2, 0x4d, 0x54, 0x19, 0xc8, 0x37, 0x3d, 0x8c, 0xd6, 0xd4, 0xdc, 0x89, 0x66, 0x99, 0xe1, 0x73
	.byte	0x82, 0x9c, 0xff, 0x32, 0xae, 0xb7, 0xfa, 0x1d, 0xcf, 0x9f, 0x2f, 0x58, 0x14, 0xd5, 0x9d, 0x67
	.byte	0xa8, 0x4d, 0xd4, 0x7b, 0x69, 0x2b, 0x6d, 0x0f, 0x42, 0x89, 0xc4, 0x04, 0x73, 0x6f, 0xe3, 0x77
	.byte	0xc8, 0x36, 0x1d, 0x6a, 0xa8, 0x85, 0x9d, 0x3f, 0xa1, 0x92, 0xd6, 0x91, 0xad, 0xe6, 0x12, 0x11

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
