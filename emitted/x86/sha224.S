// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of sha224 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha224_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// Pads, absorbs what waits, gives the digest, wipes the context.
//   sp+4  ctx     104 bytes, read, written, secret; state, waiting bytes, count of bytes; zero after
//   sp+8  out     28 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  96 instructions.
// Holds:  %ecx t,  %ebx ctx,  %ebp n,  %esi out,  %edi f,  frame+24 low,  frame+28 t
// SHA-256 of the body: 7390d3b45179cd2253f7e0bdbbaf4768e81a8108d814f248cdb230f65b94d4ad
INGOT_FUNCTION(ingot_asm_sha224_finish)
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
	mov	96(%ebx), %ebp
	andl	$63, %ebp
	movb	$128, 32(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$56, %ebp
	jbe	.Lsha224_finish_skip1
	cmpl	$64, %ebp
	jae	.Lsha224_finish_done1
.Lsha224_finish_more1:
	movb	$0, 32(%ebx,%ebp)
	addl	$1, %ebp
	cmpl	$64, %ebp
	jb	.Lsha224_finish_more1
.Lsha224_finish_done1:
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	xor	%ebp, %ebp
.Lsha224_finish_skip1:
	cmpl	$56, %ebp
	jae	.Lsha224_finish_done2
.Lsha224_finish_more2:
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebx,%ebp)
	addl	$8, %ebp
	cmpl	$56, %ebp
	jb	.Lsha224_finish_more2
.Lsha224_finish_done2:
	mov	100(%ebx), %ecx
	shl	$3, %ecx
	mov	96(%ebx), %eax
	shr	$29, %eax
	mov	%eax, 24(%esp)
	or	24(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 88(%ebx)
	mov	96(%ebx), %ecx
	shl	$3, %ecx
	bswap	%ecx
	mov	%ecx, 92(%ebx)
	mov	%ebx, (%esp)
	lea	32(%ebx), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, (%esi)
	mov	4(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 4(%esi)
	mov	8(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 8(%esi)
	mov	12(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 12(%esi)
	mov	16(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 16(%esi)
	mov	20(%ebx), %eax
	bswap	%eax
	mov	%eax, 28(%esp)
	mov	%eax, 20(%esi)
	mov	24(%ebx), %eax
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
	movq	%xmm7, 96(%ebx)
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
INGOT_END(ingot_asm_sha224_finish)

// ingot_asm_sha224_digest, i686 with SSE2, needs the baseline only.  Made by gen from gen/md.c: edit that, not this.
// The digest of one message, without a context.
//   sp+4  out     28 bytes, written, secret; may overlap data
//   sp+8  data    len bytes, read, secret
//   sp+12 len     a length, public; bytes, may be 0
//   sp+16 f       the functions of the chosen variant, public
// At most 768 bytes of stack, where no secret is left.  170 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 state,  frame+64 block,  frame+128 n,
//         frame+132 left,  frame+136 t,  frame+140 t,  frame+144 low,  frame+148 t
// SHA-256 of the body: 7cb3b8f32f402ae895c9213b60159a19bdadbdfff43efaeadc14b901db688a63
INGOT_FUNCTION(ingot_asm_sha224_digest)
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
	subl	$152, %esp
	.cfi_adjust_cfa_offset 152
	mov	172(%esp), %ebx
	mov	176(%esp), %esi
	mov	180(%esp), %edi
	mov	184(%esp), %ebp
	call	.Lsha224_digest_here1
	.cfi_adjust_cfa_offset 4
.Lsha224_digest_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha224_digest_iv-.Lsha224_digest_here1(%eax), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	.Lingot_asm_sha224_digest_iv-.Lsha224_digest_here1+16(%eax), %xmm7
	movdqu	%xmm7, 48(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 128(%esp)
	test	%eax, %eax
	je	.Lsha224_digest_skip1
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	128(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	128(%esp), %eax
	shl	$6, %eax
	mov	%eax, 128(%esp)
	add	128(%esp), %esi
.Lsha224_digest_skip1:
	mov	%edi, %eax
	andl	$63, %eax
	mov	%eax, 128(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	lea	64(%esp), %ecx
	mov	128(%esp), %eax
	mov	%eax, 132(%esp)
	cmpl	$16, %eax
	jbe	.Lsha224_digest_skip2
.Lsha224_digest_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 132(%esp)
	cmpl	$16, 132(%esp)
	ja	.Lsha224_digest_more1
.Lsha224_digest_done1:
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha224_digest_join1
.Lsha224_digest_skip2:
	cmpl	$8, 132(%esp)
	jb	.Lsha224_digest_skip3
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha224_digest_join2
.Lsha224_digest_skip3:
	cmpl	$4, 132(%esp)
	jb	.Lsha224_digest_skip4
	mov	132(%esp), %eax
	mov	132(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha224_digest_join3
.Lsha224_digest_skip4:
	cmpl	$0, 132(%esp)
	je	.Lsha224_digest_skip5
	movzbl	(%esi), %eax
	mov	%eax, 136(%esp)
	movb	%al, (%ecx)
	mov	132(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 136(%esp)
	mov	136(%esp), %eax
	mov	132(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	132(%esp), %eax
	shr	$1, %eax
	mov	%eax, 132(%esp)
	mov	132(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 136(%esp)
	mov	136(%esp), %eax
	mov	132(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha224_digest_skip5:
.Lsha224_digest_join3:
.Lsha224_digest_join2:
.Lsha224_digest_join1:
	mov	128(%esp), %edx
	movb	$128, 64(%esp,%edx)
	cmpl	$56, 128(%esp)
	jb	.Lsha224_digest_skip6
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	64(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
.Lsha224_digest_skip6:
	mov	%edi, %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 140(%esp)
	mov	%eax, 120(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 140(%esp)
	mov	%eax, 124(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	64(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, (%ebx)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 4(%ebx)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 8(%ebx)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 12(%ebx)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 16(%ebx)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
	mov	%eax, 20(%ebx)
	mov	56(%esp), %eax
	bswap	%eax
	mov	%eax, 148(%esp)
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
	movq	%xmm7, 144(%esp)
	addl	$152, %esp
	.cfi_adjust_cfa_offset -152
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
INGOT_END(ingot_asm_sha224_digest)
INGOT_RODATA(.Lingot_asm_sha224_digest_iv, 16)
	.byte	0xd8, 0x9e, 0x05, 0xc1, 0x07, 0xd5, 0x7c, 0x36, 0x17, 0xdd, 0x70, 0x30, 0x39, 0x59, 0x0e, 0xf7
	.byte	0x31, 0x0b, 0xc0, 0xff, 0x11, 0x15, 0x58, 0x68, 0xa7, 0x8f, 0xf9, 0x64, 0xa4, 0x4f, 0xfa, 0xbe

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
