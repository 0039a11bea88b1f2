// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_sha512_224 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_224_hmac_key, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   sp+4  key     128 bytes, written, secret; inner state, outer state
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  531 instructions.
// Holds:  %ecx t,  %ecx to,  %ebx key,  %ebp f,  %esi k,  %edi klen,  frame+32 key block,  frame+160 state,
//         frame+224 last block,  frame+352 n,  frame+352 pad,  frame+352 t,  frame+356 left,  frame+356 t,
//         frame+360 pad,  frame+360 t,  frame+364 t,  frame+368 low,  frame+372 t
// SHA-256 of the body: 66bb20e9a03601ab61a0dc90a6a9a873e474645a3069113941e6ea1427954256
INGOT_FUNCTION(ingot_asm_sha512_224_hmac_key)
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
	subl	$376, %esp
	.cfi_adjust_cfa_offset 376
	mov	396(%esp), %ebx
	mov	400(%esp), %esi
	mov	404(%esp), %edi
	mov	408(%esp), %ebp
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	cmpl	$128, %edi
	jbe	.Lsha512_224_hmac_key_skip1
	call	.Lsha512_224_hmac_key_here1
	.cfi_adjust_cfa_offset 4
.Lsha512_224_hmac_key_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here1(%eax), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here1+16(%eax), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here1+32(%eax), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here1+48(%eax), %xmm7
	movdqu	%xmm7, 208(%esp)
	mov	%edi, %eax
	shr	$7, %eax
	mov	%eax, 352(%esp)
	test	%eax, %eax
	je	.Lsha512_224_hmac_key_skip2
	lea	160(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	352(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	352(%esp), %eax
	shl	$7, %eax
	mov	%eax, 352(%esp)
	add	352(%esp), %esi
.Lsha512_224_hmac_key_skip2:
	mov	%edi, %eax
	andl	$127, %eax
	mov	%eax, 352(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 224(%esp)
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	movdqu	%xmm7, 288(%esp)
	movdqu	%xmm7, 304(%esp)
	movdqu	%xmm7, 320(%esp)
	movdqu	%xmm7, 336(%esp)
	lea	224(%esp), %ecx
	mov	352(%esp), %eax
	mov	%eax, 356(%esp)
	cmpl	$16, %eax
	jbe	.Lsha512_224_hmac_key_skip3
.Lsha512_224_hmac_key_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 356(%esp)
	cmpl	$16, 356(%esp)
	ja	.Lsha512_224_hmac_key_more1
.Lsha512_224_hmac_key_done1:
	mov	356(%esp), %eax
	mov	356(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha512_224_hmac_key_join1
.Lsha512_224_hmac_key_skip3:
	cmpl	$8, 356(%esp)
	jb	.Lsha512_224_hmac_key_skip4
	mov	356(%esp), %eax
	mov	356(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_224_hmac_key_join2
.Lsha512_224_hmac_key_skip4:
	cmpl	$4, 356(%esp)
	jb	.Lsha512_224_hmac_key_skip5
	mov	356(%esp), %eax
	mov	356(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_224_hmac_key_join3
.Lsha512_224_hmac_key_skip5:
	cmpl	$0, 356(%esp)
	je	.Lsha512_224_hmac_key_skip6
	movzbl	(%esi), %eax
	mov	%eax, 360(%esp)
	movb	%al, (%ecx)
	mov	356(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 360(%esp)
	mov	360(%esp), %eax
	mov	356(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	356(%esp), %eax
	shr	$1, %eax
	mov	%eax, 356(%esp)
	mov	356(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 360(%esp)
	mov	360(%esp), %eax
	mov	356(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha512_224_hmac_key_skip6:
.Lsha512_224_hmac_key_join3:
.Lsha512_224_hmac_key_join2:
.Lsha512_224_hmac_key_join1:
	mov	352(%esp), %edx
	movb	$128, 224(%esp,%edx)
	cmpl	$112, 352(%esp)
	jb	.Lsha512_224_hmac_key_skip7
	lea	160(%esp), %eax
	mov	%eax, (%esp)
	lea	224(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 224(%esp)
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	movdqu	%xmm7, 288(%esp)
	movdqu	%xmm7, 304(%esp)
	movdqu	%xmm7, 320(%esp)
	movdqu	%xmm7, 336(%esp)
.Lsha512_224_hmac_key_skip7:
	movl	$0, 364(%esp)
	mov	364(%esp), %eax
	bswap	%eax
	mov	%eax, 364(%esp)
	mov	%eax, 336(%esp)
	movl	$0, 364(%esp)
	mov	364(%esp), %eax
	bswap	%eax
	mov	%eax, 364(%esp)
	mov	%eax, 340(%esp)
	mov	%edi, %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 364(%esp)
	mov	%eax, 344(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 364(%esp)
	mov	%eax, 348(%esp)
	lea	160(%esp), %eax
	mov	%eax, (%esp)
	lea	224(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	164(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 32(%esp)
	mov	160(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 36(%esp)
	mov	172(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 40(%esp)
	mov	168(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 44(%esp)
	mov	180(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 48(%esp)
	mov	176(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 52(%esp)
	mov	188(%esp), %eax
	bswap	%eax
	mov	%eax, 372(%esp)
	mov	%eax, 56(%esp)
	jmp	.Lsha512_224_hmac_key_join4
.Lsha512_224_hmac_key_skip1:
	lea	32(%esp), %ecx
	cmpl	$16, %edi
	jbe	.Lsha512_224_hmac_key_skip8
.Lsha512_224_hmac_key_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lsha512_224_hmac_key_more2
.Lsha512_224_hmac_key_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lsha512_224_hmac_key_join5
.Lsha512_224_hmac_key_skip8:
	cmpl	$8, %edi
	jb	.Lsha512_224_hmac_key_skip9
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_224_hmac_key_join6
.Lsha512_224_hmac_key_skip9:
	cmpl	$4, %edi
	jb	.Lsha512_224_hmac_key_skip10
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_224_hmac_key_join7
.Lsha512_224_hmac_key_skip10:
	test	%edi, %edi
	je	.Lsha512_224_hmac_key_skip11
	movzbl	(%esi), %eax
	mov	%eax, 352(%esp)
	movb	%al, (%ecx)
	movzbl	-1(%esi,%edi), %eax
	mov	%eax, 352(%esp)
	movb	%al, -1(%ecx,%edi)
	shr	$1, %edi
	movzbl	(%esi,%edi), %eax
	mov	%eax, 352(%esp)
	movb	%al, (%ecx,%edi)
.Lsha512_224_hmac_key_skip11:
.Lsha512_224_hmac_key_join7:
.Lsha512_224_hmac_key_join6:
.Lsha512_224_hmac_key_join5:
.Lsha512_224_hmac_key_join4:
	movl	$0x36363636, 352(%esp)
	mov	32(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 32(%esp)
	mov	36(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 36(%esp)
	mov	40(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 40(%esp)
	mov	44(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 44(%esp)
	mov	48(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 48(%esp)
	mov	52(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 52(%esp)
	mov	56(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 56(%esp)
	mov	60(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 60(%esp)
	mov	64(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 64(%esp)
	mov	68(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 68(%esp)
	mov	72(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 72(%esp)
	mov	76(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 76(%esp)
	mov	80(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 80(%esp)
	mov	84(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 84(%esp)
	mov	88(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 88(%esp)
	mov	92(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 92(%esp)
	mov	96(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 96(%esp)
	mov	100(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 100(%esp)
	mov	104(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 104(%esp)
	mov	108(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 108(%esp)
	mov	112(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 112(%esp)
	mov	116(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 116(%esp)
	mov	120(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 120(%esp)
	mov	124(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 124(%esp)
	mov	128(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 128(%esp)
	mov	132(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 132(%esp)
	mov	136(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 136(%esp)
	mov	140(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 140(%esp)
	mov	144(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 144(%esp)
	mov	148(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 148(%esp)
	mov	152(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 152(%esp)
	mov	156(%esp), %ecx
	xor	352(%esp), %ecx
	mov	%ecx, 156(%esp)
	call	.Lsha512_224_hmac_key_here2
	.cfi_adjust_cfa_offset 4
.Lsha512_224_hmac_key_here2:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here2(%eax), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here2+16(%eax), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here2+32(%eax), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here2+48(%eax), %xmm7
	movdqu	%xmm7, 208(%esp)
	lea	160(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	160(%esp), %xmm7
	movdqu	%xmm7, (%ebx)
	movdqu	176(%esp), %xmm7
	movdqu	%xmm7, 16(%ebx)
	movdqu	192(%esp), %xmm7
	movdqu	%xmm7, 32(%ebx)
	movdqu	208(%esp), %xmm7
	movdqu	%xmm7, 48(%ebx)
	movl	$0x6a6a6a6a, 360(%esp)
	mov	32(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 32(%esp)
	mov	36(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 36(%esp)
	mov	40(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 40(%esp)
	mov	44(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 44(%esp)
	mov	48(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 48(%esp)
	mov	52(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 52(%esp)
	mov	56(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 56(%esp)
	mov	60(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 60(%esp)
	mov	64(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 64(%esp)
	mov	68(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 68(%esp)
	mov	72(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 72(%esp)
	mov	76(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 76(%esp)
	mov	80(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 80(%esp)
	mov	84(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 84(%esp)
	mov	88(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 88(%esp)
	mov	92(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 92(%esp)
	mov	96(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 96(%esp)
	mov	100(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 100(%esp)
	mov	104(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 104(%esp)
	mov	108(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 108(%esp)
	mov	112(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 112(%esp)
	mov	116(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 116(%esp)
	mov	120(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 120(%esp)
	mov	124(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 124(%esp)
	mov	128(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 128(%esp)
	mov	132(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 132(%esp)
	mov	136(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 136(%esp)
	mov	140(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 140(%esp)
	mov	144(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 144(%esp)
	mov	148(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 148(%esp)
	mov	152(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 152(%esp)
	mov	156(%esp), %eax
	xor	360(%esp), %eax
	mov	%eax, 356(%esp)
	mov	%eax, 156(%esp)
	call	.Lsha512_224_hmac_key_here3
	.cfi_adjust_cfa_offset 4
.Lsha512_224_hmac_key_here3:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here3(%eax), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here3+16(%eax), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here3+32(%eax), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	.Lingot_asm_sha512_224_hmac_key_iv-.Lsha512_224_hmac_key_here3+48(%eax), %xmm7
	movdqu	%xmm7, 208(%esp)
	lea	160(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	160(%esp), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	176(%esp), %xmm7
	movdqu	%xmm7, 80(%ebx)
	movdqu	192(%esp), %xmm7
	movdqu	%xmm7, 96(%ebx)
	movdqu	208(%esp), %xmm7
	movdqu	%xmm7, 112(%ebx)
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
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	movdqu	%xmm7, 288(%esp)
	movdqu	%xmm7, 304(%esp)
	movdqu	%xmm7, 320(%esp)
	movdqu	%xmm7, 336(%esp)
	movdqu	%xmm7, 352(%esp)
	movq	%xmm7, 368(%esp)
	addl	$376, %esp
	.cfi_adjust_cfa_offset -376
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
INGOT_END(ingot_asm_sha512_224_hmac_key)
INGOT_RODATA(.Lingot_asm_sha512_224_hmac_key_iv, 16)
	.byte	0xa2, 0x4d, 0x54, 0x19, 0xc8, 0x37, 0x3d, 0x8c, 0xd6, 0xd4, 0xdc, 0x89, 0x66, 0x99, 0xe1, 0x73
	.byte	0x82, 0x9c, 0xff, 0x32, 0xae, 0xb7, 0xfa, 0x1d, 0xcf, 0x9f, 0x2f, 0x58, 0x14, 0xd5, 0x9d, 0x67
	.byte	0xa8, 0x4d, 0xd4, 0x7b, 0x69, 0x2b, 0x6d, 0x0f, 0x42, 0x89, 0xc4, 0x04, 0x73, 0x6f, 0xe3, 0x77
	.byte	0xc8, 0x36, 0x1d, 0x6a, 0xa8, 0x85, 0x9d, 0x3f, 0xa1, 0x92, 0xd6, 0x91, 0xad, 0xe6, 0x12, 0x11

// ingot_asm_sha512_224_hmac, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   sp+4  out     28 bytes, written, secret; may overlap k and data
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 data    len bytes, read, secret
//   sp+20 len     a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  255 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 key,  frame+160 block,
//         frame+288 total,  frame+292 n,  frame+296 left,  frame+300 t,  frame+304 t,  frame+308 low,
//         frame+312 t,  frame+316 t
// SHA-256 of the body: 5880ef8336d7973af3793b48e76c669ed9482057c51ce437d4d38ab9d6f6047c
INGOT_FUNCTION(ingot_asm_sha512_224_hmac)
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
	subl	$320, %esp
	.cfi_adjust_cfa_offset 320
	mov	340(%esp), %ebx
	mov	352(%esp), %esi
	mov	356(%esp), %edi
	mov	360(%esp), %ebp
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	344(%esp), %edx
	mov	%edx, 4(%esp)
	mov	348(%esp), %edx
	mov	%edx, 8(%esp)
	mov	%ebp, 12(%esp)
	call	*4(%ebp)
	lea	128(%edi), %eax
	mov	%eax, 288(%esp)
	mov	%edi, %eax
	shr	$7, %eax
	mov	%eax, 292(%esp)
	test	%eax, %eax
	je	.Lsha512_224_hmac_skip1
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	292(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	292(%esp), %eax
	shl	$7, %eax
	mov	%eax, 292(%esp)
	add	292(%esp), %esi
.Lsha512_224_hmac_skip1:
	mov	%edi, %eax
	andl	$127, %eax
	mov	%eax, 292(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
	movdqu	%xmm7, 224(%esp)
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	lea	160(%esp), %ecx
	mov	292(%esp), %eax
	mov	%eax, 296(%esp)
	cmpl	$16, %eax
	jbe	.Lsha512_224_hmac_skip2
.Lsha512_224_hmac_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 296(%esp)
	cmpl	$16, 296(%esp)
	ja	.Lsha512_224_hmac_more1
.Lsha512_224_hmac_done1:
	mov	296(%esp), %eax
	mov	296(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lsha512_224_hmac_join1
.Lsha512_224_hmac_skip2:
	cmpl	$8, 296(%esp)
	jb	.Lsha512_224_hmac_skip3
	mov	296(%esp), %eax
	mov	296(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lsha512_224_hmac_join2
.Lsha512_224_hmac_skip3:
	cmpl	$4, 296(%esp)
	jb	.Lsha512_224_hmac_skip4
	mov	296(%esp), %eax
	mov	296(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lsha512_224_hmac_join3
.Lsha512_224_hmac_skip4:
	cmpl	$0, 296(%esp)
	je	.Lsha512_224_hmac_skip5
	movzbl	(%esi), %eax
	mov	%eax, 300(%esp)
	movb	%al, (%ecx)
	mov	296(%esp), %edx
	movzbl	-1(%esi,%edx), %eax
	mov	%eax, 300(%esp)
	mov	300(%esp), %eax
	mov	296(%esp), %edx
	movb	%al, -1(%ecx,%edx)
	mov	296(%esp), %eax
	shr	$1, %eax
	mov	%eax, 296(%esp)
	mov	296(%esp), %edx
	movzbl	(%esi,%edx), %eax
	mov	%eax, 300(%esp)
	mov	300(%esp), %eax
	mov	296(%esp), %edx
	movb	%al, (%ecx,%edx)
.Lsha512_224_hmac_skip5:
.Lsha512_224_hmac_join3:
.Lsha512_224_hmac_join2:
.Lsha512_224_hmac_join1:
	mov	292(%esp), %edx
	movb	$128, 160(%esp,%edx)
	cmpl	$112, 292(%esp)
	jb	.Lsha512_224_hmac_skip6
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	160(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
	movdqu	%xmm7, 224(%esp)
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
.Lsha512_224_hmac_skip6:
	movl	$0, 304(%esp)
	mov	304(%esp), %eax
	bswap	%eax
	mov	%eax, 304(%esp)
	mov	%eax, 272(%esp)
	movl	$0, 304(%esp)
	mov	304(%esp), %eax
	bswap	%eax
	mov	%eax, 304(%esp)
	mov	%eax, 276(%esp)
	mov	288(%esp), %eax
	shr	$29, %eax
	bswap	%eax
	mov	%eax, 304(%esp)
	mov	%eax, 280(%esp)
	mov	288(%esp), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 304(%esp)
	mov	%eax, 284(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	160(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 160(%esp)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 164(%esp)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 168(%esp)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 172(%esp)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 176(%esp)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 180(%esp)
	mov	60(%esp), %eax
	bswap	%eax
	mov	%eax, 312(%esp)
	mov	%eax, 184(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 188(%esp)
	movdqu	%xmm7, 204(%esp)
	movdqu	%xmm7, 220(%esp)
	movdqu	%xmm7, 236(%esp)
	movdqu	%xmm7, 252(%esp)
	movdqu	%xmm7, 268(%esp)
	movl	$0, 284(%esp)
	movb	$128, 188(%esp)
	movb	$4, 286(%esp)
	movb	$224, 287(%esp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	112(%esp), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	144(%esp), %xmm7
	movdqu	%xmm7, 80(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	160(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	36(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
	mov	%eax, (%ebx)
	mov	32(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
	mov	%eax, 4(%ebx)
	mov	44(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
	mov	%eax, 8(%ebx)
	mov	40(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
	mov	%eax, 12(%ebx)
	mov	52(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
	mov	%eax, 16(%ebx)
	mov	48(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
	mov	%eax, 20(%ebx)
	mov	60(%esp), %eax
	bswap	%eax
	mov	%eax, 316(%esp)
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
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	movdqu	%xmm7, 288(%esp)
	movdqu	%xmm7, 304(%esp)
	addl	$320, %esp
	.cfi_adjust_cfa_offset -320
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
INGOT_END(ingot_asm_sha512_224_hmac)

// ingot_asm_sha512_224_hmac_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   sp+4  hmac    336 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   sp+8  out     28 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  176 instructions.
// Holds:  %ecx t,  %ebx hmac,  %ebp ctx,  %esi out,  %edi f,  frame+24 n,  frame+28 low,  frame+32 t,
//         frame+36 t
// SHA-256 of the body: 8a274a3fa6c2398da04ab0aa555b7ec9932b4a3922b7af508ccd189f44944e86
INGOT_FUNCTION(ingot_asm_sha512_224_hmac_finish)
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
	lea	128(%ebx), %ebp
	mov	192(%ebp), %eax
	andl	$127, %eax
	mov	%eax, 24(%esp)
	mov	24(%esp), %edx
	movb	$128, 64(%ebp,%edx)
	addl	$1, 24(%esp)
	cmpl	$112, 24(%esp)
	jbe	.Lsha512_224_hmac_finish_skip1
	cmpl	$128, 24(%esp)
	jae	.Lsha512_224_hmac_finish_done1
.Lsha512_224_hmac_finish_more1:
	mov	24(%esp), %edx
	movb	$0, 64(%ebp,%edx)
	addl	$1, 24(%esp)
	cmpl	$128, 24(%esp)
	jb	.Lsha512_224_hmac_finish_more1
.Lsha512_224_hmac_finish_done1:
	mov	%ebp, (%esp)
	lea	64(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	movl	$0, 24(%esp)
.Lsha512_224_hmac_finish_skip1:
	cmpl	$112, 24(%esp)
	jae	.Lsha512_224_hmac_finish_done2
.Lsha512_224_hmac_finish_more2:
	mov	24(%esp), %eax
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 64(%ebp,%eax)
	addl	$16, 24(%esp)
	cmpl	$112, 24(%esp)
	jb	.Lsha512_224_hmac_finish_more2
.Lsha512_224_hmac_finish_done2:
	mov	204(%ebp), %ecx
	shl	$3, %ecx
	mov	200(%ebp), %eax
	shr	$29, %eax
	mov	%eax, 28(%esp)
	or	28(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 176(%ebp)
	mov	200(%ebp), %ecx
	shl	$3, %ecx
	mov	196(%ebp), %eax
	shr	$29, %eax
	mov	%eax, 28(%esp)
	or	28(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 180(%ebp)
	mov	196(%ebp), %ecx
	shl	$3, %ecx
	mov	192(%ebp), %eax
	shr	$29, %eax
	mov	%eax, 28(%esp)
	or	28(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 184(%ebp)
	mov	192(%ebp), %ecx
	shl	$3, %ecx
	bswap	%ecx
	mov	%ecx, 188(%ebp)
	mov	%ebp, (%esp)
	lea	64(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	4(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 64(%ebp)
	mov	(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 68(%ebp)
	mov	12(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 72(%ebp)
	mov	8(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 76(%ebp)
	mov	20(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 80(%ebp)
	mov	16(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 84(%ebp)
	mov	28(%ebp), %eax
	bswap	%eax
	mov	%eax, 32(%esp)
	mov	%eax, 88(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 92(%ebp)
	movdqu	%xmm7, 108(%ebp)
	movdqu	%xmm7, 124(%ebp)
	movdqu	%xmm7, 140(%ebp)
	movdqu	%xmm7, 156(%ebp)
	movdqu	%xmm7, 172(%ebp)
	movl	$0, 188(%ebp)
	movb	$128, 92(%ebp)
	movb	$4, 190(%ebp)
	movb	$224, 191(%ebp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, (%ebp)
	movdqu	80(%ebx), %xmm7
	movdqu	%xmm7, 16(%ebp)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 32(%ebp)
	movdqu	112(%ebx), %xmm7
	movdqu	%xmm7, 48(%ebp)
	mov	%ebp, (%esp)
	lea	64(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	4(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, (%esi)
	mov	(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 4(%esi)
	mov	12(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 8(%esi)
	mov	8(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 12(%esi)
	mov	20(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 16(%esi)
	mov	16(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 20(%esi)
	mov	28(%ebp), %eax
	bswap	%eax
	mov	%eax, 36(%esp)
	mov	%eax, 24(%esi)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, (%ebp)
	movdqu	%xmm7, 16(%ebp)
	movdqu	%xmm7, 32(%ebp)
	movdqu	%xmm7, 48(%ebp)
	movdqu	%xmm7, 64(%ebp)
	movdqu	%xmm7, 80(%ebp)
	movdqu	%xmm7, 96(%ebp)
	movdqu	%xmm7, 112(%ebp)
	movdqu	%xmm7, 128(%ebp)
	movdqu	%xmm7, 144(%ebp)
	movdqu	%xmm7, 160(%ebp)
	movdqu	%xmm7, 176(%ebp)
	movdqu	%xmm7, 192(%ebp)
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
INGOT_END(ingot_asm_sha512_224_hmac_finish)

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
