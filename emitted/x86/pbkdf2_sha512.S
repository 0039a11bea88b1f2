// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of pbkdf2_sha512 on i686 with SSE2.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha512_pbkdf2_steps, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.
//   sp+4  job     256 bytes, read, written, secret; inner state, outer state, U, T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 512 bytes of stack, where no secret is left.  278 instructions.
// Holds:  %ecx t,  %ebx job,  %esi n,  %edi f,  frame+32 block,  frame+160 state,  frame+224 t,  frame+228 u,
//         frame+232 t
// SHA-256 of the body: a3fc31187d7d19913d8f6a26692729f8d652b62f1cdaf15aafc3ed25598a245a
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_steps)
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
	subl	$236, %esp
	.cfi_adjust_cfa_offset 236
	mov	252(%esp), %ebx
	mov	256(%esp), %esi
	mov	260(%esp), %edi
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movb	$128, 96(%esp)
	movb	$6, 158(%esp)
	movb	$0, 159(%esp)
	test	%esi, %esi
	je	.Lsha512_pbkdf2_steps_skip1
.Lsha512_pbkdf2_steps_more1:
	mov	132(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 32(%esp)
	mov	128(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 36(%esp)
	mov	140(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 40(%esp)
	mov	136(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 44(%esp)
	mov	148(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 48(%esp)
	mov	144(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 52(%esp)
	mov	156(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 56(%esp)
	mov	152(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 60(%esp)
	mov	164(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 64(%esp)
	mov	160(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 68(%esp)
	mov	172(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 72(%esp)
	mov	168(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 76(%esp)
	mov	180(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 80(%esp)
	mov	176(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 84(%esp)
	mov	188(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 88(%esp)
	mov	184(%ebx), %ecx
	bswap	%ecx
	mov	%ecx, 92(%esp)
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	16(%ebx), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 208(%esp)
	lea	160(%esp), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	164(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 32(%esp)
	mov	160(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 36(%esp)
	mov	172(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 40(%esp)
	mov	168(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 44(%esp)
	mov	180(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 48(%esp)
	mov	176(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 52(%esp)
	mov	188(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 56(%esp)
	mov	184(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 60(%esp)
	mov	196(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 64(%esp)
	mov	192(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 68(%esp)
	mov	204(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 72(%esp)
	mov	200(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 76(%esp)
	mov	212(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 80(%esp)
	mov	208(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 84(%esp)
	mov	220(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 88(%esp)
	mov	216(%esp), %eax
	bswap	%eax
	mov	%eax, 224(%esp)
	mov	%eax, 92(%esp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movdqu	80(%ebx), %xmm7
	movdqu	%xmm7, 144(%ebx)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 160(%ebx)
	movdqu	112(%ebx), %xmm7
	movdqu	%xmm7, 176(%ebx)
	lea	128(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%edi)
	mov	128(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	192(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 192(%ebx)
	mov	132(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	196(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 196(%ebx)
	mov	136(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	200(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 200(%ebx)
	mov	140(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	204(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 204(%ebx)
	mov	144(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	208(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 208(%ebx)
	mov	148(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	212(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 212(%ebx)
	mov	152(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	216(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 216(%ebx)
	mov	156(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	220(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 220(%ebx)
	mov	160(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	224(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 224(%ebx)
	mov	164(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	228(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 228(%ebx)
	mov	168(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	232(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 232(%ebx)
	mov	172(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	236(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 236(%ebx)
	mov	176(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	240(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 240(%ebx)
	mov	180(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	244(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 244(%ebx)
	mov	184(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	248(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 248(%ebx)
	mov	188(%ebx), %eax
	mov	%eax, 228(%esp)
	mov	252(%ebx), %eax
	xor	228(%esp), %eax
	mov	%eax, 232(%esp)
	mov	%eax, 252(%ebx)
	dec	%esi
	jne	.Lsha512_pbkdf2_steps_more1
.Lsha512_pbkdf2_steps_skip1:
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
	movq	%xmm7, 224(%esp)
	movl	$0, 232(%esp)
	addl	$236, %esp
	.cfi_adjust_cfa_offset -236
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
INGOT_END(ingot_asm_sha512_pbkdf2_steps)

// ingot_asm_sha512_pbkdf2_pair, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.
//   sp+4  pair    384 bytes, read, written, secret; inner state, outer state, U, T, the other U, the other T: words of the machine
//   sp+8  n       a length, public; iterations, may be 0
//   sp+12 f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  122 instructions.
// Holds:  %ebx pair,  %esi n,  %edi f,  frame+32 job
// SHA-256 of the body: 8ee52f4e88c25895b97fdaf781188b472bd2f3da5294fa3de7eb5dbc82f54bca
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_pair)
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
	subl	$288, %esp
	.cfi_adjust_cfa_offset 288
	mov	304(%esp), %ebx
	mov	308(%esp), %esi
	mov	312(%esp), %edi
	movdqu	(%ebx), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	16(%ebx), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	32(%ebx), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	48(%ebx), %xmm7
	movdqu	%xmm7, 80(%esp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	80(%ebx), %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	112(%ebx), %xmm7
	movdqu	%xmm7, 144(%esp)
	movdqu	128(%ebx), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	144(%ebx), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	160(%ebx), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	176(%ebx), %xmm7
	movdqu	%xmm7, 208(%esp)
	movdqu	192(%ebx), %xmm7
	movdqu	%xmm7, 224(%esp)
	movdqu	208(%ebx), %xmm7
	movdqu	%xmm7, 240(%esp)
	movdqu	224(%ebx), %xmm7
	movdqu	%xmm7, 256(%esp)
	movdqu	240(%ebx), %xmm7
	movdqu	%xmm7, 272(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	160(%esp), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movdqu	176(%esp), %xmm7
	movdqu	%xmm7, 144(%ebx)
	movdqu	192(%esp), %xmm7
	movdqu	%xmm7, 160(%ebx)
	movdqu	208(%esp), %xmm7
	movdqu	%xmm7, 176(%ebx)
	movdqu	224(%esp), %xmm7
	movdqu	%xmm7, 192(%ebx)
	movdqu	240(%esp), %xmm7
	movdqu	%xmm7, 208(%ebx)
	movdqu	256(%esp), %xmm7
	movdqu	%xmm7, 224(%ebx)
	movdqu	272(%esp), %xmm7
	movdqu	%xmm7, 240(%ebx)
	movdqu	256(%ebx), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	272(%ebx), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	288(%ebx), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	304(%ebx), %xmm7
	movdqu	%xmm7, 208(%esp)
	movdqu	320(%ebx), %xmm7
	movdqu	%xmm7, 224(%esp)
	movdqu	336(%ebx), %xmm7
	movdqu	%xmm7, 240(%esp)
	movdqu	352(%ebx), %xmm7
	movdqu	%xmm7, 256(%esp)
	movdqu	368(%ebx), %xmm7
	movdqu	%xmm7, 272(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%esi, 4(%esp)
	mov	%edi, 8(%esp)
	call	*8(%edi)
	movdqu	160(%esp), %xmm7
	movdqu	%xmm7, 256(%ebx)
	movdqu	176(%esp), %xmm7
	movdqu	%xmm7, 272(%ebx)
	movdqu	192(%esp), %xmm7
	movdqu	%xmm7, 288(%ebx)
	movdqu	208(%esp), %xmm7
	movdqu	%xmm7, 304(%ebx)
	movdqu	224(%esp), %xmm7
	movdqu	%xmm7, 320(%ebx)
	movdqu	240(%esp), %xmm7
	movdqu	%xmm7, 336(%ebx)
	movdqu	256(%esp), %xmm7
	movdqu	%xmm7, 352(%ebx)
	movdqu	272(%esp), %xmm7
	movdqu	%xmm7, 368(%ebx)
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
	addl	$288, %esp
	.cfi_adjust_cfa_offset -288
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
INGOT_END(ingot_asm_sha512_pbkdf2_pair)

// ingot_asm_sha512_pbkdf2_block, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.
//   sp+4  job     464 bytes, read, written, secret; inner state, outer state, U, T, context of the inner hash that took the salt
//   sp+8  i       a length, public; from 1 on; its low 32 bits count
//   sp+12 iters   a length, public; c, at least 1
//   sp+16 f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  348 instructions.
// Holds:  %ecx r,  %ebx job,  %ebp f,  %esi i,  %edi iters,  frame+24 blocks,  frame+28 salted,
//         frame+32 last blocks,  frame+288 count,  frame+304 to,  frame+308 from,  frame+312 left,
//         frame+316 t,  frame+320 number,  frame+324 t,  frame+328 low
// SHA-256 of the body: bdb7960bab9004b5d4d0e78a91b7f326a43a8183c1babaf527f423adc2631ecc
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2_block)
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
	subl	$332, %esp
	.cfi_adjust_cfa_offset 332
	mov	352(%esp), %ebx
	mov	356(%esp), %esi
	mov	360(%esp), %edi
	mov	364(%esp), %ebp
	lea	256(%ebx), %eax
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
	movdqu	%xmm7, 160(%esp)
	movdqu	%xmm7, 176(%esp)
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
	movdqu	%xmm7, 224(%esp)
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	mov	28(%esp), %eax
	mov	192(%eax), %ecx
	andl	$127, %ecx
	lea	32(%esp), %eax
	mov	%eax, 304(%esp)
	mov	28(%esp), %eax
	lea	64(%eax), %eax
	mov	%eax, 308(%esp)
	mov	%ecx, 312(%esp)
	cmpl	$16, %ecx
	jbe	.Lsha512_pbkdf2_block_skip1
.Lsha512_pbkdf2_block_more1:
	mov	308(%esp), %eax
	mov	304(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 308(%esp)
	addl	$16, 304(%esp)
	subl	$16, 312(%esp)
	cmpl	$16, 312(%esp)
	ja	.Lsha512_pbkdf2_block_more1
.Lsha512_pbkdf2_block_done1:
	mov	308(%esp), %eax
	add	312(%esp), %eax
	mov	304(%esp), %edx
	add	312(%esp), %edx
	movdqu	-16(%eax), %xmm7
	movdqu	%xmm7, -16(%edx)
	jmp	.Lsha512_pbkdf2_block_join1
.Lsha512_pbkdf2_block_skip1:
	cmpl	$8, 312(%esp)
	jb	.Lsha512_pbkdf2_block_skip2
	mov	308(%esp), %eax
	add	312(%esp), %eax
	mov	304(%esp), %edx
	add	312(%esp), %edx
	movq	-8(%eax), %xmm7
	movq	%xmm7, -8(%edx)
	mov	308(%esp), %eax
	mov	304(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha512_pbkdf2_block_join2
.Lsha512_pbkdf2_block_skip2:
	cmpl	$4, 312(%esp)
	jb	.Lsha512_pbkdf2_block_skip3
	mov	308(%esp), %eax
	add	312(%esp), %eax
	mov	304(%esp), %edx
	add	312(%esp), %edx
	movd	-4(%eax), %xmm7
	movd	%xmm7, -4(%edx)
	mov	308(%esp), %eax
	mov	304(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha512_pbkdf2_block_join3
.Lsha512_pbkdf2_block_skip3:
	cmpl	$0, 312(%esp)
	je	.Lsha512_pbkdf2_block_skip4
	mov	308(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 316(%esp)
	mov	316(%esp), %edx
	mov	304(%esp), %eax
	movb	%dl, (%eax)
	mov	308(%esp), %eax
	add	312(%esp), %eax
	movzbl	-1(%eax), %eax
	mov	%eax, 316(%esp)
	mov	316(%esp), %edx
	mov	304(%esp), %eax
	add	312(%esp), %eax
	movb	%dl, -1(%eax)
	mov	312(%esp), %eax
	shr	$1, %eax
	mov	%eax, 312(%esp)
	mov	308(%esp), %eax
	add	312(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 316(%esp)
	mov	316(%esp), %edx
	mov	304(%esp), %eax
	add	312(%esp), %eax
	movb	%dl, (%eax)
.Lsha512_pbkdf2_block_skip4:
.Lsha512_pbkdf2_block_join3:
.Lsha512_pbkdf2_block_join2:
.Lsha512_pbkdf2_block_join1:
	mov	%esi, %eax
	bswap	%eax
	mov	%eax, 320(%esp)
	mov	%eax, 32(%esp,%ecx)
	movb	$128, 36(%esp,%ecx)
	mov	28(%esp), %eax
	movdqu	192(%eax), %xmm7
	movdqu	%xmm7, 288(%esp)
	movl	$4, 320(%esp)
	mov	320(%esp), %edx
	add	%edx, 288(%esp)
	adcl	$0, 292(%esp)
	adcl	$0, 296(%esp)
	adcl	$0, 300(%esp)
	movl	$1, 24(%esp)
	cmpl	$107, %ecx
	ja	.Lsha512_pbkdf2_block_skip5
	mov	300(%esp), %eax
	shl	$3, %eax
	mov	%eax, 324(%esp)
	mov	296(%esp), %eax
	shr	$29, %eax
	mov	%eax, 328(%esp)
	mov	324(%esp), %eax
	or	328(%esp), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 144(%esp)
	mov	296(%esp), %eax
	shl	$3, %eax
	mov	%eax, 324(%esp)
	mov	292(%esp), %eax
	shr	$29, %eax
	mov	%eax, 328(%esp)
	mov	324(%esp), %eax
	or	328(%esp), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 148(%esp)
	mov	292(%esp), %eax
	shl	$3, %eax
	mov	%eax, 324(%esp)
	mov	288(%esp), %eax
	shr	$29, %eax
	mov	%eax, 328(%esp)
	mov	324(%esp), %eax
	or	328(%esp), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 152(%esp)
	mov	288(%esp), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 156(%esp)
	jmp	.Lsha512_pbkdf2_block_join4
.Lsha512_pbkdf2_block_skip5:
	movl	$2, 24(%esp)
	mov	300(%esp), %eax
	shl	$3, %eax
	mov	%eax, 324(%esp)
	mov	296(%esp), %eax
	shr	$29, %eax
	mov	%eax, 328(%esp)
	mov	324(%esp), %eax
	or	328(%esp), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 272(%esp)
	mov	296(%esp), %eax
	shl	$3, %eax
	mov	%eax, 324(%esp)
	mov	292(%esp), %eax
	shr	$29, %eax
	mov	%eax, 328(%esp)
	mov	324(%esp), %eax
	or	328(%esp), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 276(%esp)
	mov	292(%esp), %eax
	shl	$3, %eax
	mov	%eax, 324(%esp)
	mov	288(%esp), %eax
	shr	$29, %eax
	mov	%eax, 328(%esp)
	mov	324(%esp), %eax
	or	328(%esp), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 280(%esp)
	mov	288(%esp), %eax
	shl	$3, %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 284(%esp)
.Lsha512_pbkdf2_block_join4:
	mov	28(%esp), %eax
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movdqu	16(%eax), %xmm7
	movdqu	%xmm7, 144(%ebx)
	movdqu	32(%eax), %xmm7
	movdqu	%xmm7, 160(%ebx)
	movdqu	48(%eax), %xmm7
	movdqu	%xmm7, 176(%ebx)
	lea	128(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	call	*(%ebp)
	mov	132(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 32(%esp)
	mov	128(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 36(%esp)
	mov	140(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 40(%esp)
	mov	136(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 44(%esp)
	mov	148(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 48(%esp)
	mov	144(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 52(%esp)
	mov	156(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 56(%esp)
	mov	152(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 60(%esp)
	mov	164(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 64(%esp)
	mov	160(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 68(%esp)
	mov	172(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 72(%esp)
	mov	168(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 76(%esp)
	mov	180(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 80(%esp)
	mov	176(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 84(%esp)
	mov	188(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 88(%esp)
	mov	184(%ebx), %eax
	bswap	%eax
	mov	%eax, 324(%esp)
	mov	%eax, 92(%esp)
	pxor	%xmm7, %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	%xmm7, 112(%esp)
	movdqu	%xmm7, 128(%esp)
	movdqu	%xmm7, 144(%esp)
	movb	$128, 96(%esp)
	movb	$6, 158(%esp)
	movb	$0, 159(%esp)
	movdqu	64(%ebx), %xmm7
	movdqu	%xmm7, 128(%ebx)
	movdqu	80(%ebx), %xmm7
	movdqu	%xmm7, 144(%ebx)
	movdqu	96(%ebx), %xmm7
	movdqu	%xmm7, 160(%ebx)
	movdqu	112(%ebx), %xmm7
	movdqu	%xmm7, 176(%ebx)
	lea	128(%ebx), %eax
	mov	%eax, (%esp)
	lea	32(%esp), %eax
	mov	%eax, 4(%esp)
	movl	$1, 8(%esp)
	call	*(%ebp)
	movdqu	128(%ebx), %xmm7
	movdqu	%xmm7, 192(%ebx)
	movdqu	144(%ebx), %xmm7
	movdqu	%xmm7, 208(%ebx)
	movdqu	160(%ebx), %xmm7
	movdqu	%xmm7, 224(%ebx)
	movdqu	176(%ebx), %xmm7
	movdqu	%xmm7, 240(%ebx)
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
	movdqu	%xmm7, 192(%esp)
	movdqu	%xmm7, 208(%esp)
	movdqu	%xmm7, 224(%esp)
	movdqu	%xmm7, 240(%esp)
	movdqu	%xmm7, 256(%esp)
	movdqu	%xmm7, 272(%esp)
	movdqu	%xmm7, 288(%esp)
	movdqu	%xmm7, 304(%esp)
	movq	%xmm7, 320(%esp)
	movl	$0, 328(%esp)
	addl	$332, %esp
	.cfi_adjust_cfa_offset -332
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
INGOT_END(ingot_asm_sha512_pbkdf2_block)

// ingot_asm_sha512_pbkdf2, i686 with SSE2, needs the baseline only.  Made by gen from gen/pbkdf2.c: edit that, not this.
// PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.
//   sp+4  out     out_len bytes, written, secret
//   sp+8  out_len a length, public; bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests
//   sp+12 job     464 bytes, read, written, secret; as for pbkdf2_block
//   sp+16 iters   a length, public; c, at least 1
//   sp+20 f       the functions of the chosen variant, public
// At most 2048 bytes of stack, where no secret is left.  600 instructions.
// Holds:  %ecx t,  %ebx out,  %ebp iters,  %esi out_len,  %edi job,  frame+24 f,  frame+28 i,  frame+32 pair,
//         frame+416 a block of output,  frame+480 t,  frame+480 to,  frame+484 from,  frame+484 to,
//         frame+488 from,  frame+488 t,  frame+492 t
// SHA-256 of the body: e95859ee16a7120fc84b7f9f726eddd6a18f7830383e5884895074d4cb2c2dc3
INGOT_FUNCTION(ingot_asm_sha512_pbkdf2)
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
	subl	$496, %esp
	.cfi_adjust_cfa_offset 496
	mov	516(%esp), %ebx
	mov	520(%esp), %esi
	mov	524(%esp), %edi
	mov	528(%esp), %ebp
	mov	532(%esp), %eax
	mov	%eax, 24(%esp)
	movdqu	(%edi), %xmm7
	movdqu	%xmm7, 32(%esp)
	movdqu	16(%edi), %xmm7
	movdqu	%xmm7, 48(%esp)
	movdqu	32(%edi), %xmm7
	movdqu	%xmm7, 64(%esp)
	movdqu	48(%edi), %xmm7
	movdqu	%xmm7, 80(%esp)
	movdqu	64(%edi), %xmm7
	movdqu	%xmm7, 96(%esp)
	movdqu	80(%edi), %xmm7
	movdqu	%xmm7, 112(%esp)
	movdqu	96(%edi), %xmm7
	movdqu	%xmm7, 128(%esp)
	movdqu	112(%edi), %xmm7
	movdqu	%xmm7, 144(%esp)
	subl	$1, %ebp
	movl	$1, 28(%esp)
	cmpl	$128, %esi
	jb	.Lsha512_pbkdf2_done1
.Lsha512_pbkdf2_more1:
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 208(%esp)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 224(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 240(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 256(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 272(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 288(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 304(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 320(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 336(%esp)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 352(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 368(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 384(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 400(%esp)
	addl	$1, 28(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*12(%eax)
	mov	228(%esp), %ecx
	bswap	%ecx
	mov	%ecx, (%ebx)
	mov	224(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 4(%ebx)
	mov	236(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 8(%ebx)
	mov	232(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 12(%ebx)
	mov	244(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 16(%ebx)
	mov	240(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%ebx)
	mov	252(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%ebx)
	mov	248(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%ebx)
	mov	260(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 32(%ebx)
	mov	256(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 36(%ebx)
	mov	268(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 40(%ebx)
	mov	264(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 44(%ebx)
	mov	276(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 48(%ebx)
	mov	272(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 52(%ebx)
	mov	284(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 56(%ebx)
	mov	280(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 60(%ebx)
	mov	356(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 64(%ebx)
	mov	352(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 68(%ebx)
	mov	364(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 72(%ebx)
	mov	360(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 76(%ebx)
	mov	372(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 80(%ebx)
	mov	368(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 84(%ebx)
	mov	380(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 88(%ebx)
	mov	376(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 92(%ebx)
	mov	388(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 96(%ebx)
	mov	384(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 100(%ebx)
	mov	396(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 104(%ebx)
	mov	392(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 108(%ebx)
	mov	404(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 112(%ebx)
	mov	400(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 116(%ebx)
	mov	412(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 120(%ebx)
	mov	408(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 124(%ebx)
	addl	$128, %ebx
	subl	$128, %esi
	cmpl	$128, %esi
	jae	.Lsha512_pbkdf2_more1
.Lsha512_pbkdf2_done1:
	cmpl	$64, %esi
	jbe	.Lsha512_pbkdf2_skip1
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 160(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 176(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 192(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 208(%esp)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 224(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 240(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 256(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 272(%esp)
	addl	$1, 28(%esp)
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 288(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 304(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 320(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 336(%esp)
	movdqu	192(%edi), %xmm7
	movdqu	%xmm7, 352(%esp)
	movdqu	208(%edi), %xmm7
	movdqu	%xmm7, 368(%esp)
	movdqu	224(%edi), %xmm7
	movdqu	%xmm7, 384(%esp)
	movdqu	240(%edi), %xmm7
	movdqu	%xmm7, 400(%esp)
	addl	$1, 28(%esp)
	lea	32(%esp), %eax
	mov	%eax, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*12(%eax)
	mov	228(%esp), %ecx
	bswap	%ecx
	mov	%ecx, (%ebx)
	mov	224(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 4(%ebx)
	mov	236(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 8(%ebx)
	mov	232(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 12(%ebx)
	mov	244(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 16(%ebx)
	mov	240(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 20(%ebx)
	mov	252(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 24(%ebx)
	mov	248(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 28(%ebx)
	mov	260(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 32(%ebx)
	mov	256(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 36(%ebx)
	mov	268(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 40(%ebx)
	mov	264(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 44(%ebx)
	mov	276(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 48(%ebx)
	mov	272(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 52(%ebx)
	mov	284(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 56(%ebx)
	mov	280(%esp), %ecx
	bswap	%ecx
	mov	%ecx, 60(%ebx)
	addl	$64, %ebx
	subl	$64, %esi
	mov	356(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 416(%esp)
	mov	352(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 420(%esp)
	mov	364(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 424(%esp)
	mov	360(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 428(%esp)
	mov	372(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 432(%esp)
	mov	368(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 436(%esp)
	mov	380(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 440(%esp)
	mov	376(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 444(%esp)
	mov	388(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 448(%esp)
	mov	384(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 452(%esp)
	mov	396(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 456(%esp)
	mov	392(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 460(%esp)
	mov	404(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 464(%esp)
	mov	400(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 468(%esp)
	mov	412(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 472(%esp)
	mov	408(%esp), %eax
	bswap	%eax
	mov	%eax, 480(%esp)
	mov	%eax, 476(%esp)
	mov	%ebx, 484(%esp)
	lea	416(%esp), %eax
	mov	%eax, 488(%esp)
	cmpl	$16, %esi
	jbe	.Lsha512_pbkdf2_skip2
.Lsha512_pbkdf2_more2:
	mov	488(%esp), %eax
	mov	484(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 488(%esp)
	addl	$16, 484(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha512_pbkdf2_more2
.Lsha512_pbkdf2_done2:
	mov	488(%esp), %eax
	mov	484(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha512_pbkdf2_join1
.Lsha512_pbkdf2_skip2:
	cmpl	$8, %esi
	jb	.Lsha512_pbkdf2_skip3
	mov	488(%esp), %eax
	mov	484(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	488(%esp), %eax
	mov	484(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha512_pbkdf2_join2
.Lsha512_pbkdf2_skip3:
	cmpl	$4, %esi
	jb	.Lsha512_pbkdf2_skip4
	mov	488(%esp), %eax
	mov	484(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	488(%esp), %eax
	mov	484(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha512_pbkdf2_join3
.Lsha512_pbkdf2_skip4:
	test	%esi, %esi
	je	.Lsha512_pbkdf2_skip5
	mov	488(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 492(%esp)
	mov	492(%esp), %edx
	mov	484(%esp), %eax
	movb	%dl, (%eax)
	mov	488(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 492(%esp)
	mov	492(%esp), %edx
	mov	484(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	488(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 492(%esp)
	mov	492(%esp), %edx
	mov	484(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha512_pbkdf2_skip5:
.Lsha512_pbkdf2_join3:
.Lsha512_pbkdf2_join2:
.Lsha512_pbkdf2_join1:
	jmp	.Lsha512_pbkdf2_join4
.Lsha512_pbkdf2_skip1:
	test	%esi, %esi
	je	.Lsha512_pbkdf2_skip6
	mov	%edi, (%esp)
	mov	28(%esp), %edx
	mov	%edx, 4(%esp)
	movl	$1, 8(%esp)
	mov	24(%esp), %edx
	mov	%edx, 12(%esp)
	call	INGOT_SYMBOL(ingot_asm_sha512_pbkdf2_block)
	mov	%edi, (%esp)
	mov	%ebp, 4(%esp)
	mov	24(%esp), %edx
	mov	%edx, 8(%esp)
	mov	24(%esp), %eax
	call	*8(%eax)
	mov	196(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 416(%esp)
	mov	192(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 420(%esp)
	mov	204(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 424(%esp)
	mov	200(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 428(%esp)
	mov	212(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 432(%esp)
	mov	208(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 436(%esp)
	mov	220(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 440(%esp)
	mov	216(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 444(%esp)
	mov	228(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 448(%esp)
	mov	224(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 452(%esp)
	mov	236(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 456(%esp)
	mov	232(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 460(%esp)
	mov	244(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 464(%esp)
	mov	240(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 468(%esp)
	mov	252(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 472(%esp)
	mov	248(%edi), %ecx
	bswap	%ecx
	mov	%ecx, 476(%esp)
	mov	%ebx, 480(%esp)
	lea	416(%esp), %eax
	mov	%eax, 484(%esp)
	cmpl	$16, %esi
	jbe	.Lsha512_pbkdf2_skip7
.Lsha512_pbkdf2_more3:
	mov	484(%esp), %eax
	mov	480(%esp), %edx
	movdqu	(%eax), %xmm7
	movdqu	%xmm7, (%edx)
	addl	$16, 484(%esp)
	addl	$16, 480(%esp)
	subl	$16, %esi
	cmpl	$16, %esi
	ja	.Lsha512_pbkdf2_more3
.Lsha512_pbkdf2_done3:
	mov	484(%esp), %eax
	mov	480(%esp), %edx
	movdqu	-16(%eax,%esi), %xmm7
	movdqu	%xmm7, -16(%edx,%esi)
	jmp	.Lsha512_pbkdf2_join5
.Lsha512_pbkdf2_skip7:
	cmpl	$8, %esi
	jb	.Lsha512_pbkdf2_skip8
	mov	484(%esp), %eax
	mov	480(%esp), %edx
	movq	-8(%eax,%esi), %xmm7
	movq	%xmm7, -8(%edx,%esi)
	mov	484(%esp), %eax
	mov	480(%esp), %edx
	movq	(%eax), %xmm7
	movq	%xmm7, (%edx)
	jmp	.Lsha512_pbkdf2_join6
.Lsha512_pbkdf2_skip8:
	cmpl	$4, %esi
	jb	.Lsha512_pbkdf2_skip9
	mov	484(%esp), %eax
	mov	480(%esp), %edx
	movd	-4(%eax,%esi), %xmm7
	movd	%xmm7, -4(%edx,%esi)
	mov	484(%esp), %eax
	mov	480(%esp), %edx
	movd	(%eax), %xmm7
	movd	%xmm7, (%edx)
	jmp	.Lsha512_pbkdf2_join7
.Lsha512_pbkdf2_skip9:
	test	%esi, %esi
	je	.Lsha512_pbkdf2_skip10
	mov	484(%esp), %eax
	movzbl	(%eax), %eax
	mov	%eax, 488(%esp)
	mov	488(%esp), %edx
	mov	480(%esp), %eax
	movb	%dl, (%eax)
	mov	484(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	mov	%eax, 488(%esp)
	mov	488(%esp), %edx
	mov	480(%esp), %eax
	movb	%dl, -1(%eax,%esi)
	shr	$1, %esi
	mov	484(%esp), %eax
	movzbl	(%eax,%esi), %eax
	mov	%eax, 488(%esp)
	mov	488(%esp), %edx
	mov	480(%esp), %eax
	movb	%dl, (%eax,%esi)
.Lsha512_pbkdf2_skip10:
.Lsha512_pbkdf2_join7:
.Lsha512_pbkdf2_join6:
.Lsha512_pbkdf2_join5:
.Lsha512_pbkdf2_skip6:
.Lsha512_pbkdf2_join4:
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
	movdqu	%xmm7, 368(%esp)
	movdqu	%xmm7, 384(%esp)
	movdqu	%xmm7, 400(%esp)
	movdqu	%xmm7, 416(%esp)
	movdqu	%xmm7, 432(%esp)
	movdqu	%xmm7, 448(%esp)
	movdqu	%xmm7, 464(%esp)
	movdqu	%xmm7, 480(%esp)
	addl	$496, %esp
	.cfi_adjust_cfa_offset -496
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
INGOT_END(ingot_asm_sha512_pbkdf2)

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
