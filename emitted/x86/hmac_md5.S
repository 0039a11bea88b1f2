// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hmac_md5 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_hmac_key, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The two midstates of an HMAC key: RFC 2104, 2.
//   sp+4  key     64 bytes, written, secret; inner state, outer state
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  339 instructions.
// Holds:  %ecx t,  %ecx to,  %ebx key,  %ebp f,  %esi k,  %edi klen,  frame+32 key block,  frame+96 state,
//         frame+128 last block,  frame+192 n,  frame+192 pad,  frame+192 t,  frame+196 left,  frame+196 t,
//         frame+200 pad,  frame+200 t,  frame+204 t,  frame+208 low,  frame+212 t
// SHA-256 of the body: e826fb72d339e2ac4ac74bcf169cf917faa9880b9191c871d5be650d30e46017
INGOT_FUNCTION(ingot_asm_md5_hmac_key)
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
	jbe	.Lmd5_hmac_key_skip1
	call	.Lmd5_hmac_key_here1
	.cfi_adjust_cfa_offset 4
.Lmd5_hmac_key_here1:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_md5_hmac_key_iv-.Lmd5_hmac_key_here1(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	mov	%edi, %eax
	shr	$6, %eax
	mov	%eax, 192(%esp)
	test	%eax, %eax
	je	.Lmd5_hmac_key_skip2
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
.Lmd5_hmac_key_skip2:
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
	jbe	.Lmd5_hmac_key_skip3
.Lmd5_hmac_key_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 196(%esp)
	cmpl	$16, 196(%esp)
	ja	.Lmd5_hmac_key_more1
.Lmd5_hmac_key_done1:
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lmd5_hmac_key_join1
.Lmd5_hmac_key_skip3:
	cmpl	$8, 196(%esp)
	jb	.Lmd5_hmac_key_skip4
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lmd5_hmac_key_join2
.Lmd5_hmac_key_skip4:
	cmpl	$4, 196(%esp)
	jb	.Lmd5_hmac_key_skip5
	mov	196(%esp), %eax
	mov	196(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lmd5_hmac_key_join3
.Lmd5_hmac_key_skip5:
	cmpl	$0, 196(%esp)
	je	.Lmd5_hmac_key_skip6
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
.Lmd5_hmac_key_skip6:
.Lmd5_hmac_key_join3:
.Lmd5_hmac_key_join2:
.Lmd5_hmac_key_join1:
	mov	192(%esp), %edx
	movb	$128, 128(%esp,%edx)
	cmpl	$56, 192(%esp)
	jb	.Lmd5_hmac_key_skip7
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
.Lmd5_hmac_key_skip7:
	mov	%edi, %eax
	shr	$29, %eax
	mov	%eax, 204(%esp)
	mov	%eax, 188(%esp)
	mov	%edi, %eax
	shl	$3, %eax
	mov	%eax, 204(%esp)
	mov	%eax, 184(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	128(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	96(%esp), %eax
	mov	%eax, 212(%esp)
	mov	%eax, 32(%esp)
	mov	100(%esp), %eax
	mov	%eax, 212(%esp)
	mov	%eax, 36(%esp)
	mov	104(%esp), %eax
	mov	%eax, 212(%esp)
	mov	%eax, 40(%esp)
	mov	108(%esp), %eax
	mov	%eax, 212(%esp)
	mov	%eax, 44(%esp)
	jmp	.Lmd5_hmac_key_join4
.Lmd5_hmac_key_skip1:
	lea	32(%esp), %ecx
	cmpl	$16, %edi
	jbe	.Lmd5_hmac_key_skip8
.Lmd5_hmac_key_more2:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, %edi
	cmpl	$16, %edi
	ja	.Lmd5_hmac_key_more2
.Lmd5_hmac_key_done2:
	movdqu	-16(%esi,%edi), %xmm7
	movdqu	%xmm7, -16(%ecx,%edi)
	jmp	.Lmd5_hmac_key_join5
.Lmd5_hmac_key_skip8:
	cmpl	$8, %edi
	jb	.Lmd5_hmac_key_skip9
	movq	-8(%esi,%edi), %xmm7
	movq	%xmm7, -8(%ecx,%edi)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lmd5_hmac_key_join6
.Lmd5_hmac_key_skip9:
	cmpl	$4, %edi
	jb	.Lmd5_hmac_key_skip10
	movd	-4(%esi,%edi), %xmm7
	movd	%xmm7, -4(%ecx,%edi)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lmd5_hmac_key_join7
.Lmd5_hmac_key_skip10:
	test	%edi, %edi
	je	.Lmd5_hmac_key_skip11
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
.Lmd5_hmac_key_skip11:
.Lmd5_hmac_key_join7:
.Lmd5_hmac_key_join6:
.Lmd5_hmac_key_join5:
.Lmd5_hmac_key_join4:
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
	call	.Lmd5_hmac_key_here2
	.cfi_adjust_cfa_offset 4
.Lmd5_hmac_key_here2:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_md5_hmac_key_iv-.Lmd5_hmac_key_here2(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, (%ebx)
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
	call	.Lmd5_hmac_key_here3
	.cfi_adjust_cfa_offset 4
.Lmd5_hmac_key_here3:
	pop	%eax
	.cfi_adjust_cfa_offset -4
	movdqu	.Lingot_asm_md5_hmac_key_iv-.Lmd5_hmac_key_here3(%eax), %xmm7
	movdqu	%xmm7, 96(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 32(%ebx)
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
INGOT_END(ingot_asm_md5_hmac_key)
INGOT_RODATA(.Lingot_asm_md5_hmac_key_iv, 16)
	.byte	0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10

// ingot_asm_md5_hmac, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// The MAC of one message: RFC 2104.
//   sp+4  out     16 bytes, written, secret; may overlap k and data
//   sp+8  k       klen bytes, read, secret
//   sp+12 klen    a length, public; bytes, may be 0 and more than a block
//   sp+16 data    len bytes, read, secret
//   sp+20 len     a length, public; bytes, may be 0
//   sp+24 f       the functions of the chosen variant, public
// At most 1536 bytes of stack, where no secret is left.  185 instructions.
// Holds:  %ecx to,  %ebx out,  %ebp f,  %esi data,  %edi len,  frame+32 key,  frame+96 block,
//         frame+160 total,  frame+164 n,  frame+168 left,  frame+172 t,  frame+176 t,  frame+180 low,
//         frame+184 t,  frame+188 t
// SHA-256 of the body: 8225476ee4d403c81bced4ef2b60086b711c2fc4ea32fb58f5f155b7caeb689f
INGOT_FUNCTION(ingot_asm_md5_hmac)
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
	je	.Lmd5_hmac_skip1
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
.Lmd5_hmac_skip1:
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
	jbe	.Lmd5_hmac_skip2
.Lmd5_hmac_more1:
	movdqu	(%esi), %xmm7
	movdqu	%xmm7, (%ecx)
	addl	$16, %esi
	addl	$16, %ecx
	subl	$16, 168(%esp)
	cmpl	$16, 168(%esp)
	ja	.Lmd5_hmac_more1
.Lmd5_hmac_done1:
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movdqu	-16(%esi,%eax), %xmm7
	movdqu	%xmm7, -16(%ecx,%edx)
	jmp	.Lmd5_hmac_join1
.Lmd5_hmac_skip2:
	cmpl	$8, 168(%esp)
	jb	.Lmd5_hmac_skip3
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movq	-8(%esi,%eax), %xmm7
	movq	%xmm7, -8(%ecx,%edx)
	movq	(%esi), %xmm7
	movq	%xmm7, (%ecx)
	jmp	.Lmd5_hmac_join2
.Lmd5_hmac_skip3:
	cmpl	$4, 168(%esp)
	jb	.Lmd5_hmac_skip4
	mov	168(%esp), %eax
	mov	168(%esp), %edx
	movd	-4(%esi,%eax), %xmm7
	movd	%xmm7, -4(%ecx,%edx)
	movd	(%esi), %xmm7
	movd	%xmm7, (%ecx)
	jmp	.Lmd5_hmac_join3
.Lmd5_hmac_skip4:
	cmpl	$0, 168(%esp)
	je	.Lmd5_hmac_skip5
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
.Lmd5_hmac_skip5:
.Lmd5_hmac_join3:
.Lmd5_hmac_join2:
.Lmd5_hmac_join1:
	mov	164(%esp), %edx
	movb	$128, 96(%esp,%edx)
	cmpl	$56, 164(%esp)
	jb	.Lmd5_hmac_skip6
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
.Lmd5_hmac_skip6:
	mov	160(%esp), %eax
	shr	$29, %eax
	mov	%eax, 176(%esp)
	mov	%eax, 156(%esp)
	mov	160(%esp), %eax
	shl	$3, %eax
	mov	%eax, 176(%esp)
	mov	%eax, 152(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	96(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	mov	%eax, 184(%esp)
	mov	%eax, 96(%esp)
	mov	36(%esp), %eax
	mov	%eax, 184(%esp)
	mov	%eax, 100(%esp)
	mov	40(%esp), %eax
	mov	%eax, 184(%esp)
	mov	%eax, 104(%esp)
	mov	44(%esp), %eax
	mov	%eax, 184(%esp)
	mov	%eax, 108(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movb	$128, 112(%esp)
	movb	$2, 153(%esp)
	movb	$128, 152(%esp)
	movdqu	64(%esp), %xmm7
	movdqu	%xmm7, 32(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	lea	96(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	mov	32(%esp), %eax
	mov	%eax, 188(%esp)
	mov	%eax, (%ebx)
	mov	36(%esp), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 4(%ebx)
	mov	40(%esp), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 8(%ebx)
	mov	44(%esp), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 12(%ebx)
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
INGOT_END(ingot_asm_md5_hmac)

// ingot_asm_md5_hmac_finish, i686 with SSE2, needs the baseline only.  Made by gen from gen/hmac.c: edit that, not this.
// Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.
//   sp+4  hmac    168 bytes, read, written, secret; inner state, outer state: kept; context of the inner hash: zero after
//   sp+8  out     16 bytes, written, secret
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  110 instructions.
// Holds:  %ecx t,  %ebx hmac,  %ebp ctx,  %esi out,  %edi f,  frame+24 n,  frame+28 low,  frame+32 t,
//         frame+36 t
// SHA-256 of the body: b4911b9b3fd3caddf67e696dde0ba6c3bff70fe1ed2348e74c0008115526ca7f
INGOT_FUNCTION(ingot_asm_md5_hmac_finish)
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
	jbe	.Lmd5_hmac_finish_skip1
	cmpl	$64, 24(%esp)
	jae	.Lmd5_hmac_finish_done1
.Lmd5_hmac_finish_more1:
	mov	24(%esp), %edx
	movb	$0, 32(%ebp,%edx)
	addl	$1, 24(%esp)
	cmpl	$64, 24(%esp)
	jb	.Lmd5_hmac_finish_more1
.Lmd5_hmac_finish_done1:
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	movl	$0, 24(%esp)
.Lmd5_hmac_finish_skip1:
	cmpl	$56, 24(%esp)
	jae	.Lmd5_hmac_finish_done2
.Lmd5_hmac_finish_more2:
	mov	24(%esp), %eax
	pxor	%xmm7, %xmm7
	movq	%xmm7, 32(%ebp,%eax)
	addl	$8, 24(%esp)
	cmpl	$56, 24(%esp)
	jb	.Lmd5_hmac_finish_more2
.Lmd5_hmac_finish_done2:
	mov	100(%ebp), %ecx
	shl	$3, %ecx
	mov	96(%ebp), %eax
	shr	$29, %eax
	mov	%eax, 28(%esp)
	or	28(%esp), %ecx
	mov	%ecx, 92(%ebp)
	mov	96(%ebp), %ecx
	shl	$3, %ecx
	mov	%ecx, 88(%ebp)
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebp), %eax
	mov	%eax, 32(%esp)
	mov	%eax, 32(%ebp)
	mov	4(%ebp), %eax
	mov	%eax, 32(%esp)
	mov	%eax, 36(%ebp)
	mov	8(%ebp), %eax
	mov	%eax, 32(%esp)
	mov	%eax, 40(%ebp)
	mov	12(%ebp), %eax
	mov	%eax, 32(%esp)
	mov	%eax, 44(%ebp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 48(%ebp)
	movdqu	%xmm7, 64(%ebp)
	movdqu	%xmm7, 80(%ebp)
	movb	$128, 48(%ebp)
	movb	$2, 89(%ebp)
	movb	$128, 88(%ebp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, (%ebp)
	mov	%ebp, (%esp)
	lea	32(%ebp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	(%ebp), %eax
	mov	%eax, 36(%esp)
	mov	%eax, (%esi)
	mov	4(%ebp), %eax
	mov	%eax, 36(%esp)
	mov	%eax, 4(%esi)
	mov	8(%ebp), %eax
	mov	%eax, 36(%esp)
	mov	%eax, 8(%esi)
	mov	12(%ebp), %eax
	mov	%eax, 36(%esp)
	mov	%eax, 12(%esi)
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
INGOT_END(ingot_asm_md5_hmac_finish)

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
