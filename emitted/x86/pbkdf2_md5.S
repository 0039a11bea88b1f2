// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_md5 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_md5_pbkdf2_steps, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   sp+4  job     128 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  95 instructions.
// Holds:  %ecx t,  %ebx job,  %esi n,  %edi f,  frame+32 block,  frame+96 state,  frame+128 t,  frame+132 u,
//         frame+136 t
// SHA-256 of the body: 8e573467fc461d2f0292a7e822630f2df3d9b7ab76b71838101dd9fa47ad091e
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_steps)
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
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movb	$128, 48(%esp)
	movb	$2, 89(%esp)
	movb	$128, 88(%esp)
	test	%esi, %esi
	je	.Lmd5_pbkdf2_steps_skip1
.Lmd5_pbkdf2_steps_more1:
	mov	64(%ebx), %ecx
	mov	%ecx, 32(%esp)
	mov	68(%ebx), %ecx
	mov	%ecx, 36(%esp)
	mov	72(%ebx), %ecx
	mov	%ecx, 40(%esp)
	mov	76(%ebx), %ecx
	mov	%ecx, 44(%esp)
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	lea	96(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	96(%esp), %eax
	mov	%eax, 128(%esp)
	mov	%eax, 32(%esp)
	mov	100(%esp), %eax
	mov	%eax, 128(%esp)
	mov	%eax, 36(%esp)
	mov	104(%esp), %eax
	mov	%eax, 128(%esp)
	mov	%eax, 40(%esp)
	mov	108(%esp), %eax
	mov	%eax, 128(%esp)
	mov	%eax, 44(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
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
	dec	%esi
	jne	.Lmd5_pbkdf2_steps_more1
.Lmd5_pbkdf2_steps_skip1:
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
INGOT_END(ingot_asm_md5_pbkdf2_steps)

// ingot_asm_md5_pbkdf2_pair, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   sp+4  pair    192 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  54 instructions.
// Holds:  %ebx pair,  %esi n,  %edi f,  frame+32 job
// SHA-256 of the body: c228f25f31fcb24489796e45bc82c60bf3ef591583d6bf8682b69f26ea6fb9f9
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_pair)
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
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 64(%ebx)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 96(%ebx)
	movdqu	128(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	160(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	96(%esp), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movdqu	128(%esp), %xmm7
	movdqu	%xmm7, 160(%ebx)
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
INGOT_END(ingot_asm_md5_pbkdf2_pair)

// ingot_asm_md5_pbkdf2_block, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   sp+4  job     232 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   sp+8  i       a length, public; from 1 on; its low 32 bits count
//   sp+12 iters   a length, public; c, at least 1
//   sp+16 f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  210 instructions.
// Holds:  %ecx r,  %ebx job,  %ebp f,  %esi i,  %edi iters,  frame+24 blocks,  frame+28 salted,
//         frame+32 last blocks,  frame+160 count,  frame+168 to,  frame+172 from,  frame+176 left,
//         frame+180 t,  frame+184 number,  frame+188 t,  frame+192 low
// SHA-256 of the body: 872334205a2983460b07cf778fd12dfc4a8add358ec0a417355ffba4acbc7c01
INGOT_FUNCTION(ingot_asm_md5_pbkdf2_block)
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
	jbe	.Lmd5_pbkdf2_block_skip1
.Lmd5_pbkdf2_block_more1:
	mov	172(%esp), %eax
	mov	168(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 172(%esp)
	addl	$16, 168(%esp)
	subl	$16, 176(%esp)
	cmpl	$16, 176(%esp)
	ja	.Lmd5_pbkdf2_block_more1
.Lmd5_pbkdf2_block_done1:
	mov	172(%esp), %eax
	add	176(%esp), %eax
	mov	168(%esp), %edx
	add	176(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%edx)
	jmp	.Lmd5_pbkdf2_block_join1
.Lmd5_pbkdf2_block_skip1:
	cmpl	$8, 176(%esp)
	jb	.Lmd5_pbkdf2_block_skip2
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
	jmp	.Lmd5_pbkdf2_block_join2
.Lmd5_pbkdf2_block_skip2:
	cmpl	$4, 176(%esp)
	jb	.Lmd5_pbkdf2_block_skip3
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
	jmp	.Lmd5_pbkdf2_block_join3
.Lmd5_pbkdf2_block_skip3:
	cmpl	$0, 176(%esp)
	je	.Lmd5_pbkdf2_block_skip4
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
.Lmd5_pbkdf2_block_skip4:
.Lmd5_pbkdf2_block_join3:
.Lmd5_pbkdf2_block_join2:
.Lmd5_pbkdf2_block_join1:
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
	ja	.Lmd5_pbkdf2_block_skip5
	mov	164(%esp), %eax
	shl	$3, %eax
	mov	%eax, 188(%esp)
	mov	160(%esp), %eax
	shr	$29, %eax
	mov	%eax, 192(%esp)
	mov	188(%esp), %eax
	or	192(%esp), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 92(%esp)
	mov	160(%esp), %eax
	shl	$3, %eax
	mov	%eax, 188(%esp)
	mov	%eax, 88(%esp)
	jmp	.Lmd5_pbkdf2_block_join4
.Lmd5_pbkdf2_block_skip5:
	movl	$2, 24(%esp)
	mov	164(%esp), %eax
	shl	$3, %eax
	mov	%eax, 188(%esp)
	mov	160(%esp), %eax
	shr	$29, %eax
	mov	%eax, 192(%esp)
	mov	188(%esp), %eax
	or	192(%esp), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 156(%esp)
	mov	160(%esp), %eax
	shl	$3, %eax
	mov	%eax, 188(%esp)
	mov	%eax, 152(%esp)
.Lmd5_pbkdf2_block_join4:
	mov	28(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, 64(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	64(%ebx), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 32(%esp)
	mov	68(%ebx), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 36(%esp)
	mov	72(%ebx), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 40(%esp)
	mov	76(%ebx), %eax
	mov	%eax, 188(%esp)
	mov	%eax, 44(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	%xmm7, 64(%esp)
	movdqu	%xmm7, 80(%esp)
	movb	$128, 48(%esp)
	movb	$2, 89(%esp)
	movb	$128, 88(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%ebx)
	lea	64(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%ebx)
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
INGOT_END(ingot_asm_md5_pbkdf2_block)

// ingot_asm_md5_pbkdf2, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   sp+4  out     out_len bytes, written, secret
//   sp+8  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   sp+12 job     232 bytes, read, written, secret; as for pbkdf2_block
//   sp+16 iters   a length, public; c, at least 1
//   sp+20 f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  301 instructions.
// Holds:  %ecx t,  %ebx out,  %ebp iters,  %esi out_len,  %edi job,  frame+24 f,  frame+28 i,  frame+32 pair,
//         frame+224 a block of output,  frame+240 t,  frame+240 to,  frame+244 from,  frame+244 to,
//         frame+248 from,  frame+248 t,  frame+252 t
// SHA-256 of the body: a52bd7b6628ab2ebc78d6c5b80890b06b944da5948fb129821745c6945feefcf
INGOT_FUNCTION(ingot_asm_md5_pbkdf2)
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
	subl	$256, %esp
	.cfi_adjust_cfa_offset 256
	mov	276(%esp), %ebx
	mov	280(%esp), %esi
	mov	284(%esp), %edi
	mov	288(%esp), %ebp
	mov	292(%esp), %eax
	mov	%eax, 24(%esp)
	movdqu	(%edi), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	32(%edi), %xmm7
	movdqu	%xmm7, 64(%esp)
	subl	$1, %ebp
	movl	$1, 28(%esp)
	cmpl	$32, %esi
	jb	.Lmd5_pbkdf2_done1
.Lmd5_pbkdf2_more1:
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	addl	$1, 28(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*12(%eax)
	mov	128(%esp), %ecx
	mov	%ecx, (%ebx)
	mov	132(%esp), %ecx
	mov	%ecx, 4(%ebx)
	mov	136(%esp), %ecx
	mov	%ecx, 8(%ebx)
	mov	140(%esp), %ecx
	mov	%ecx, 12(%ebx)
	mov	192(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 16(%ebx)
	mov	196(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 20(%ebx)
	mov	200(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 24(%ebx)
	mov	204(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 28(%ebx)
	addl	$32, %ebx
	subl	$32, %esi
	cmpl	$32, %esi
	jae	.Lmd5_pbkdf2_more1
.Lmd5_pbkdf2_done1:
	cmpl	$16, %esi
	jbe	.Lmd5_pbkdf2_skip1
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	addl	$1, 28(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*12(%eax)
	mov	128(%esp), %ecx
	mov	%ecx, (%ebx)
	mov	132(%esp), %ecx
	mov	%ecx, 4(%ebx)
	mov	136(%esp), %ecx
	mov	%ecx, 8(%ebx)
	mov	140(%esp), %ecx
	mov	%ecx, 12(%ebx)
	addl	$16, %ebx
	subl	$16, %esi
	mov	192(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 224(%esp)
	mov	196(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 228(%esp)
	mov	200(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 232(%esp)
	mov	204(%esp), %eax
	mov	%eax, 240(%esp)
	mov	%eax, 236(%esp)
	mov	%ebx, 244(%esp)
	lea	224(%esp), %eax
	mov	%eax, 248(%esp)
	cmpl	$16, %esi
	jbe	.Lmd5_pbkdf2_skip2
.Lmd5_pbkdf2_more2:
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 248(%esp)
	addl	$16, 244(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lmd5_pbkdf2_more2
.Lmd5_pbkdf2_done2:
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lmd5_pbkdf2_join1
.Lmd5_pbkdf2_skip2:
	cmpl	$8, %esi
	jb	.Lmd5_pbkdf2_skip3
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lmd5_pbkdf2_join2
.Lmd5_pbkdf2_skip3:
	cmpl	$4, %esi
	jb	.Lmd5_pbkdf2_skip4
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	248(%esp), %eax
	mov	244(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lmd5_pbkdf2_join3
.Lmd5_pbkdf2_skip4:
	test	%esi, %esi
	je	.Lmd5_pbkdf2_skip5
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
.Lmd5_pbkdf2_skip5:
.Lmd5_pbkdf2_join3:
.Lmd5_pbkdf2_join2:
.Lmd5_pbkdf2_join1:
	jmp	.Lmd5_pbkdf2_join4
.Lmd5_pbkdf2_skip1:
	test	%esi, %esi
	je	.Lmd5_pbkdf2_skip6
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_md5_pbkdf2_block)
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*8(%eax)
	mov	96(%edi), %ecx
	mov	%ecx, 224(%esp)
	mov	100(%edi), %ecx
	mov	%ecx, 228(%esp)
	mov	104(%edi), %ecx
	mov	%ecx, 232(%esp)
	mov	108(%edi), %ecx
	mov	%ecx, 236(%esp)
	mov	%ebx, 240(%esp)
	lea	224(%esp), %eax
	mov	%eax, 244(%esp)
	cmpl	$16, %esi
	jbe	.Lmd5_pbkdf2_skip7
.Lmd5_pbkdf2_more3:
	mov	244(%esp), %eax
	mov	240(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 244(%esp)
	addl	$16, 240(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lmd5_pbkdf2_more3
.Lmd5_pbkdf2_done3:
	mov	244(%esp), %eax
	mov	240(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lmd5_pbkdf2_join5
.Lmd5_pbkdf2_skip7:
	cmpl	$8, %esi
	jb	.Lmd5_pbkdf2_skip8
	mov	244(%esp), %eax
	mov	240(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	244(%esp), %eax
	mov	240(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lmd5_pbkdf2_join6
.Lmd5_pbkdf2_skip8:
	cmpl	$4, %esi
	jb	.Lmd5_pbkdf2_skip9
	mov	244(%esp), %eax
	mov	240(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	244(%esp), %eax
	mov	240(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lmd5_pbkdf2_join7
.Lmd5_pbkdf2_skip9:
	test	%esi, %esi
	je	.Lmd5_pbkdf2_skip10
	mov	244(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 248(%esp)
	mov	248(%esp), %edx
	mov	240(%esp), %eax
	movb	%dl, (%eax)
	mov	244(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 248(%esp)
	mov	248(%esp), %edx
	mov	240(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	244(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 248(%esp)
	mov	248(%esp), %edx
	mov	240(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lmd5_pbkdf2_skip10:
.Lmd5_pbkdf2_join7:
.Lmd5_pbkdf2_join6:
.Lmd5_pbkdf2_join5:
.Lmd5_pbkdf2_skip6:
.Lmd5_pbkdf2_join4:
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
	addl	$256, %esp
	.cfi_adjust_cfa_offset -256
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
INGOT_END(ingot_asm_md5_pbkdf2)

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
