// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_sha384 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha384_hkdf_extract, x86-64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   %rdi  prk     48 bytes, written, secret; may overlap salt and ikm
//   %rsi  salt    salt_len bytes, read, secret
//   %rdx  salt_len a length, public; bytes, may be 0
//   %rcx  ikm     ikm_len bytes, read, secret
//   %r8   ikm_len a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  5 instructions.
// Holds:  %rcx ikm,  %rdx salt_len,  %rsi salt,  %rdi prk,  %r8 ikm_len,  %r9 f
// SHA-256 of the body: 6ea242f5ea8aa04008608d2691a465d07347018a144f3d29197087f4a538420a
INGOT_FUNCTION(ingot_asm_sha384_hkdf_extract)
	endbr64
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	call	INGOT_SYMBOL(ingot_asm_sha384_hmac)
	addq	$8, %rsp
	.cfi_adjust_cfa_offset -8
	ret
INGOT_END(ingot_asm_sha384_hkdf_extract)

// ingot_asm_sha384_hkdf_block, x86-64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   %rdi  job     192 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   %rsi  info    info_len bytes, read, secret
//   %rdx  info_len a length, public; bytes, may be 0
//   %rcx  i       a length, public; from 1 on; its low 8 bits are hashed
//   %r8   f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  177 instructions.
// Holds:  %rax n,  %rcx t,  %rdx low,  %rbx job,  %rbp info,  %rsi t,  %r12 info_len,  %r13 i,  %r14 f,
//         %r15 ctx,  frame+0 context of the inner hash,  frame+208 number,  frame+216 n
// SHA-256 of the body: 3232423364a92116e80ca20417ba4f6da77c902ff0acba2206377a0a287042f4
INGOT_FUNCTION(ingot_asm_sha384_hkdf_block)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	push	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 6, 0
	push	%r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 12, 0
	push	%r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 13, 0
	push	%r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 14, 0
	push	%r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 15, 0
	subq	$232, %rsp
	.cfi_adjust_cfa_offset 232
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	16(%rbx), %xmm15
	movdqu	%xmm15, 16(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 32(%rsp)
	movdqu	48(%rbx), %xmm15
	movdqu	%xmm15, 48(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 192(%rsp)
	movl	$128, %eax
	cmpq	$1, %r13
	je	.Lsha384_hkdf_block_skip1
	mov	128(%rbx), %rcx
	bswap	%rcx
	mov	%rcx, 64(%rsp)
	mov	136(%rbx), %rcx
	bswap	%rcx
	mov	%rcx, 72(%rsp)
	mov	144(%rbx), %rcx
	bswap	%rcx
	mov	%rcx, 80(%rsp)
	mov	152(%rbx), %rcx
	bswap	%rcx
	mov	%rcx, 88(%rsp)
	mov	160(%rbx), %rcx
	bswap	%rcx
	mov	%rcx, 96(%rsp)
	mov	168(%rbx), %rcx
	bswap	%rcx
	mov	%rcx, 104(%rsp)
	movl	$176, %eax
.Lsha384_hkdf_block_skip1:
	mov	%rax, 192(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_update)
	movb	%r13b, 208(%rsp)
	movl	$1, %ebp
	lea	(%rsp), %rdi
	lea	208(%rsp), %rsi
	mov	%rbp, %rdx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha512_update)
	lea	(%rsp), %r15
	mov	192(%r15), %r11
	mov	%r11, 216(%rsp)
	mov	216(%rsp), %r11
	andq	$127, %r11
	mov	%r11, 216(%rsp)
	mov	216(%rsp), %r10
	movb	$128, 64(%r15,%r10)
	mov	216(%rsp), %r11
	addq	$1, %r11
	mov	%r11, 216(%rsp)
	mov	216(%rsp), %r11
	cmpq	$112, %r11
	jbe	.Lsha384_hkdf_block_skip2
	mov	216(%rsp), %r11
	cmpq	$128, %r11
	jae	.Lsha384_hkdf_block_done1
.Lsha384_hkdf_block_more1:
	mov	216(%rsp), %r10
	movb	$0, 64(%r15,%r10)
	mov	216(%rsp), %r11
	addq	$1, %r11
	mov	%r11, 216(%rsp)
	mov	216(%rsp), %r11
	cmpq	$128, %r11
	jb	.Lsha384_hkdf_block_more1
.Lsha384_hkdf_block_done1:
	lea	(%r15), %rdi
	lea	64(%r15), %rsi
	movl	$1, %edx
	call	*(%r14)
	movq	$0, 216(%rsp)
.Lsha384_hkdf_block_skip2:
	mov	216(%rsp), %r11
	cmpq	$112, %r11
	jae	.Lsha384_hkdf_block_done2
.Lsha384_hkdf_block_more2:
	pxor	%xmm15, %xmm15
	mov	216(%rsp), %r10
	movdqu	%xmm15, 64(%r15,%r10)
	mov	216(%rsp), %r11
	addq	$16, %r11
	mov	%r11, 216(%rsp)
	mov	216(%rsp), %r11
	cmpq	$112, %r11
	jb	.Lsha384_hkdf_block_more2
.Lsha384_hkdf_block_done2:
	mov	200(%r15), %rcx
	shl	$3, %rcx
	mov	192(%r15), %rdx
	shr	$61, %rdx
	or	%rdx, %rcx
	bswap	%rcx
	mov	%rcx, 176(%r15)
	mov	192(%r15), %rcx
	shl	$3, %rcx
	bswap	%rcx
	mov	%rcx, 184(%r15)
	lea	(%r15), %rdi
	lea	64(%r15), %rsi
	movl	$1, %edx
	call	*(%r14)
	mov	(%rsp), %rsi
	bswap	%rsi
	mov	%rsi, 64(%rsp)
	mov	8(%rsp), %rsi
	bswap	%rsi
	mov	%rsi, 72(%rsp)
	mov	16(%rsp), %rsi
	bswap	%rsi
	mov	%rsi, 80(%rsp)
	mov	24(%rsp), %rsi
	bswap	%rsi
	mov	%rsi, 88(%rsp)
	mov	32(%rsp), %rsi
	bswap	%rsi
	mov	%rsi, 96(%rsp)
	mov	40(%rsp), %rsi
	bswap	%rsi
	mov	%rsi, 104(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movb	$128, 112(%rsp)
	movb	$5, 190(%rsp)
	movb	$128, 191(%rsp)
	movdqu	64(%rbx), %xmm15
	movdqu	%xmm15, 128(%rbx)
	movdqu	80(%rbx), %xmm15
	movdqu	%xmm15, 144(%rbx)
	movdqu	96(%rbx), %xmm15
	movdqu	%xmm15, 160(%rbx)
	movdqu	112(%rbx), %xmm15
	movdqu	%xmm15, 176(%rbx)
	lea	128(%rbx), %rdi
	lea	64(%rsp), %rsi
	movl	$1, %edx
	call	*(%r14)
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	movdqu	%xmm15, 64(%rsp)
	movdqu	%xmm15, 80(%rsp)
	movdqu	%xmm15, 96(%rsp)
	movdqu	%xmm15, 112(%rsp)
	movdqu	%xmm15, 128(%rsp)
	movdqu	%xmm15, 144(%rsp)
	movdqu	%xmm15, 160(%rsp)
	movdqu	%xmm15, 176(%rsp)
	movdqu	%xmm15, 192(%rsp)
	movdqu	%xmm15, 208(%rsp)
	addq	$232, %rsp
	.cfi_adjust_cfa_offset -232
	pop	%r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore 15
	pop	%r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore 14
	pop	%r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore 13
	pop	%r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore 12
	pop	%rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore 6
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha384_hkdf_block)

// ingot_asm_sha384_hkdf_expand, x86-64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   %rdi  out     out_len bytes, written, secret
//   %rsi  out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   %rdx  job     192 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   %rcx  info    info_len bytes, read, secret
//   %r8   info_len a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  124 instructions.
// Holds:  %rax t,  %rcx to,  %rdx from,  %rbx out,  %rbp out_len,  %rsi t,  %r12 job,  %r13 info,
//         %r14 info_len,  %r15 f,  frame+0 i,  frame+16 a block of output
// SHA-256 of the body: a4f41267104fdee19acf5dda2462c743602402471659b03f97e5fc37ecdbbc24
INGOT_FUNCTION(ingot_asm_sha384_hkdf_expand)
	endbr64
	push	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 3, 0
	push	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 6, 0
	push	%r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 12, 0
	push	%r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 13, 0
	push	%r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 14, 0
	push	%r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset 15, 0
	subq	$72, %rsp
	.cfi_adjust_cfa_offset 72
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	mov	%r9, %r15
	movq	$1, (%rsp)
	cmpq	$48, %rbp
	jb	.Lsha384_hkdf_expand_done1
.Lsha384_hkdf_expand_more1:
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	mov	(%rsp), %rcx
	mov	%r15, %r8
	call	INGOT_SYMBOL(ingot_asm_sha384_hkdf_block)
	mov	128(%r12), %rax
	bswap	%rax
	mov	%rax, (%rbx)
	mov	136(%r12), %rax
	bswap	%rax
	mov	%rax, 8(%rbx)
	mov	144(%r12), %rax
	bswap	%rax
	mov	%rax, 16(%rbx)
	mov	152(%r12), %rax
	bswap	%rax
	mov	%rax, 24(%rbx)
	mov	160(%r12), %rax
	bswap	%rax
	mov	%rax, 32(%rbx)
	mov	168(%r12), %rax
	bswap	%rax
	mov	%rax, 40(%rbx)
	addq	$48, %rbx
	mov	(%rsp), %r11
	addq	$1, %r11
	mov	%r11, (%rsp)
	subq	$48, %rbp
	cmpq	$48, %rbp
	jae	.Lsha384_hkdf_expand_more1
.Lsha384_hkdf_expand_done1:
	test	%rbp, %rbp
	je	.Lsha384_hkdf_expand_skip1
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	mov	(%rsp), %rcx
	mov	%r15, %r8
	call	INGOT_SYMBOL(ingot_asm_sha384_hkdf_block)
	mov	128(%r12), %rax
	bswap	%rax
	mov	%rax, 16(%rsp)
	mov	136(%r12), %rax
	bswap	%rax
	mov	%rax, 24(%rsp)
	mov	144(%r12), %rax
	bswap	%rax
	mov	%rax, 32(%rsp)
	mov	152(%r12), %rax
	bswap	%rax
	mov	%rax, 40(%rsp)
	mov	160(%r12), %rax
	bswap	%rax
	mov	%rax, 48(%rsp)
	mov	168(%r12), %rax
	bswap	%rax
	mov	%rax, 56(%rsp)
	mov	%rbx, %rcx
	lea	16(%rsp), %rdx
	cmpq	$16, %rbp
	jbe	.Lsha384_hkdf_expand_skip2
.Lsha384_hkdf_expand_more2:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha384_hkdf_expand_more2
.Lsha384_hkdf_expand_done2:
	movdqu	-16(%rdx,%rbp), %xmm15
	movdqu	%xmm15, -16(%rcx,%rbp)
	jmp	.Lsha384_hkdf_expand_join1
.Lsha384_hkdf_expand_skip2:
	cmpq	$8, %rbp
	jb	.Lsha384_hkdf_expand_skip3
	mov	-8(%rdx,%rbp), %r10
	mov	%r10, -8(%rcx,%rbp)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha384_hkdf_expand_join2
.Lsha384_hkdf_expand_skip3:
	cmpq	$4, %rbp
	jb	.Lsha384_hkdf_expand_skip4
	mov	-4(%rdx,%rbp), %r10d
	mov	%r10d, -4(%rcx,%rbp)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha384_hkdf_expand_join3
.Lsha384_hkdf_expand_skip4:
	test	%rbp, %rbp
	je	.Lsha384_hkdf_expand_skip5
	movzbl	(%rdx), %esi
	movb	%sil, (%rcx)
	movzbl	-1(%rdx,%rbp), %esi
	movb	%sil, -1(%rcx,%rbp)
	shr	$1, %rbp
	movzbl	(%rdx,%rbp), %esi
	movb	%sil, (%rcx,%rbp)
.Lsha384_hkdf_expand_skip5:
.Lsha384_hkdf_expand_join3:
.Lsha384_hkdf_expand_join2:
.Lsha384_hkdf_expand_join1:
.Lsha384_hkdf_expand_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movdqu	%xmm15, 32(%rsp)
	movdqu	%xmm15, 48(%rsp)
	addq	$72, %rsp
	.cfi_adjust_cfa_offset -72
	pop	%r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore 15
	pop	%r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore 14
	pop	%r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore 13
	pop	%r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore 12
	pop	%rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore 6
	pop	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore 3
	ret
INGOT_END(ingot_asm_sha384_hkdf_expand)

#if defined(__ELF__)
	.section .note.gnu.property, "a", %note
	.balign 8
	.long 4, 16, 5
	.asciz "GNU"
	.long 0xc0000002, 4, 3, 0
#endif

#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
