// SPDX-License-Identifier: Apache-2.0 OR MIT
// The functions of hkdf_sha1 on x86-64.  Made by gen: edit gen/, not this.
#include "../asm.h"

// ingot_asm_sha1_hkdf_extract, x86-64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.
//   %rdi  prk     20 bytes, written, secret; may overlap salt and ikm
//   %rsi  salt    salt_len bytes, read, secret
//   %rdx  salt_len a length, public; bytes, may be 0
//   %rcx  ikm     ikm_len bytes, read, secret
//   %r8   ikm_len a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1600 bytes of stack, where no secret is left.  5 instructions.
// Holds:  %rcx ikm,  %rdx salt_len,  %rsi salt,  %rdi prk,  %r8 ikm_len,  %r9 f
// SHA-256 of the body: 9675570c574be9b42421d65729873ce5fa14b6a5d6f5b06716adef6f11fcd7c1
INGOT_FUNCTION(ingot_asm_sha1_hkdf_extract)
	endbr64
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	call	INGOT_SYMBOL(ingot_asm_sha1_hmac)
	addq	$8, %rsp
	.cfi_adjust_cfa_offset -8
	ret
INGOT_END(ingot_asm_sha1_hkdf_extract)

// ingot_asm_sha1_hkdf_block, x86-64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.
//   %rdi  job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   %rsi  info    info_len bytes, read, secret
//   %rdx  info_len a length, public; bytes, may be 0
//   %rcx  i       a length, public; from 1 on; its low 8 bits are hashed
//   %r8   f       the functions of the chosen variant, public
// At most 1024 bytes of stack, where no secret is left.  147 instructions.
// Holds:  %rax n,  %rcx t,  %rdx low,  %rbx job,  %rbp info,  %rsi t,  %r12 info_len,  %r13 i,  %r14 f,
//         %r15 ctx,  frame+0 context of the inner hash,  frame+112 number,  frame+120 n
// SHA-256 of the body: 73c381f58c568c73fdd579def534903fab38b9f1da13cda982881932210c85d2
INGOT_FUNCTION(ingot_asm_sha1_hkdf_block)
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
	subq	$136, %rsp
	.cfi_adjust_cfa_offset 136
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	movdqu	(%rbx), %xmm15
	movdqu	%xmm15, (%rsp)
	mov	16(%rbx), %r10d
	mov	%r10d, 16(%rsp)
	movq	$0, 96(%rsp)
	movl	$64, %eax
	cmpq	$1, %r13
	je	.Lsha1_hkdf_block_skip1
	mov	64(%rbx), %ecx
	bswap	%ecx
	mov	%ecx, 32(%rsp)
	mov	68(%rbx), %ecx
	bswap	%ecx
	mov	%ecx, 36(%rsp)
	mov	72(%rbx), %ecx
	bswap	%ecx
	mov	%ecx, 40(%rsp)
	mov	76(%rbx), %ecx
	bswap	%ecx
	mov	%ecx, 44(%rsp)
	mov	80(%rbx), %ecx
	bswap	%ecx
	mov	%ecx, 48(%rsp)
	movl	$84, %eax
.Lsha1_hkdf_block_skip1:
	mov	%rax, 96(%rsp)
	lea	(%rsp), %rdi
	mov	%rbp, %rsi
	mov	%r12, %rdx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_update)
	movb	%r13b, 112(%rsp)
	movl	$1, %ebp
	lea	(%rsp), %rdi
	lea	112(%rsp), %rsi
	mov	%rbp, %rdx
	mov	%r14, %rcx
	call	INGOT_SYMBOL(ingot_asm_sha1_update)
	lea	(%rsp), %r15
	mov	96(%r15), %r11
	mov	%r11, 120(%rsp)
	mov	120(%rsp), %r11
	andq	$63, %r11
	mov	%r11, 120(%rsp)
	mov	120(%rsp), %r10
	movb	$128, 32(%r15,%r10)
	mov	120(%rsp), %r11
	addq	$1, %r11
	mov	%r11, 120(%rsp)
	mov	120(%rsp), %r11
	cmpq	$56, %r11
	jbe	.Lsha1_hkdf_block_skip2
	mov	120(%rsp), %r11
	cmpq	$64, %r11
	jae	.Lsha1_hkdf_block_done1
.Lsha1_hkdf_block_more1:
	mov	120(%rsp), %r10
	movb	$0, 32(%r15,%r10)
	mov	120(%rsp), %r11
	addq	$1, %r11
	mov	%r11, 120(%rsp)
	mov	120(%rsp), %r11
	cmpq	$64, %r11
	jb	.Lsha1_hkdf_block_more1
.Lsha1_hkdf_block_done1:
	lea	(%r15), %rdi
	lea	32(%r15), %rsi
	movl	$1, %edx
	call	*(%r14)
	movq	$0, 120(%rsp)
.Lsha1_hkdf_block_skip2:
	mov	120(%rsp), %r11
	cmpq	$56, %r11
	jae	.Lsha1_hkdf_block_done2
.Lsha1_hkdf_block_more2:
	mov	120(%rsp), %r10
	movq	$0, 32(%r15,%r10)
	mov	120(%rsp), %r11
	addq	$8, %r11
	mov	%r11, 120(%rsp)
	mov	120(%rsp), %r11
	cmpq	$56, %r11
	jb	.Lsha1_hkdf_block_more2
.Lsha1_hkdf_block_done2:
	mov	96(%r15), %rcx
	shl	$3, %rcx
	bswap	%rcx
	mov	%rcx, 88(%r15)
	lea	(%r15), %rdi
	lea	32(%r15), %rsi
	movl	$1, %edx
	call	*(%r14)
	mov	(%rsp), %esi
	bswap	%esi
	mov	%esi, 32(%rsp)
	mov	4(%rsp), %esi
	bswap	%esi
	mov	%esi, 36(%rsp)
	mov	8(%rsp), %esi
	bswap	%esi
	mov	%esi, 40(%rsp)
	mov	12(%rsp), %esi
	bswap	%esi
	mov	%esi, 44(%rsp)
	mov	16(%rsp), %esi
	bswap	%esi
	mov	%esi, 48(%rsp)
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, 52(%rsp)
	movdqu	%xmm15, 68(%rsp)
	movq	$0, 84(%rsp)
	movl	$0, 92(%rsp)
	movb	$128, 52(%rsp)
	movb	$2, 94(%rsp)
	movb	$160, 95(%rsp)
	movdqu	32(%rbx), %xmm15
	movdqu	%xmm15, 64(%rbx)
	mov	48(%rbx), %r10d
	mov	%r10d, 80(%rbx)
	lea	64(%rbx), %rdi
	lea	32(%rsp), %rsi
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
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
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
INGOT_END(ingot_asm_sha1_hkdf_block)

// ingot_asm_sha1_hkdf_expand, x86-64, needs the baseline only.  Made by gen from gen/hkdf.c: edit that, not this.
// HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.
//   %rdi  out     out_len bytes, written, secret
//   %rsi  out_len a length, public; bytes, may be 0; RFC 5869 wants at most 255 digests
//   %rdx  job     96 bytes, read, written, secret; inner state, outer state, T: words of the machine
//   %rcx  info    info_len bytes, read, secret
//   %r8   info_len a length, public; bytes, may be 0
//   %r9   f       the functions of the chosen variant, public
// At most 1280 bytes of stack, where no secret is left.  117 instructions.
// Holds:  %rax t,  %rcx to,  %rdx from,  %rbx out,  %rbp out_len,  %rsi t,  %r12 job,  %r13 info,
//         %r14 info_len,  %r15 f,  frame+0 i,  frame+16 a block of output
// SHA-256 of the body: d6d4d48bb117caa68db660108854a34a852dc1078c65bc952e73e05290d7369f
INGOT_FUNCTION(ingot_asm_sha1_hkdf_expand)
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
	subq	$40, %rsp
	.cfi_adjust_cfa_offset 40
	mov	%rdi, %rbx
	mov	%rsi, %rbp
	mov	%rdx, %r12
	mov	%rcx, %r13
	mov	%r8, %r14
	mov	%r9, %r15
	movq	$1, (%rsp)
	cmpq	$20, %rbp
	jb	.Lsha1_hkdf_expand_done1
.Lsha1_hkdf_expand_more1:
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	mov	(%rsp), %rcx
	mov	%r15, %r8
	call	INGOT_SYMBOL(ingot_asm_sha1_hkdf_block)
	mov	64(%r12), %eax
	bswap	%eax
	mov	%eax, (%rbx)
	mov	68(%r12), %eax
	bswap	%eax
	mov	%eax, 4(%rbx)
	mov	72(%r12), %eax
	bswap	%eax
	mov	%eax, 8(%rbx)
	mov	76(%r12), %eax
	bswap	%eax
	mov	%eax, 12(%rbx)
	mov	80(%r12), %eax
	bswap	%eax
	mov	%eax, 16(%rbx)
	addq	$20, %rbx
	mov	(%rsp), %r11
	addq	$1, %r11
	mov	%r11, (%rsp)
	subq	$20, %rbp
	cmpq	$20, %rbp
	jae	.Lsha1_hkdf_expand_more1
.Lsha1_hkdf_expand_done1:
	test	%rbp, %rbp
	je	.Lsha1_hkdf_expand_skip1
	lea	(%r12), %rdi
	mov	%r13, %rsi
	mov	%r14, %rdx
	mov	(%rsp), %rcx
	mov	%r15, %r8
	call	INGOT_SYMBOL(ingot_asm_sha1_hkdf_block)
	mov	64(%r12), %eax
	bswap	%eax
	mov	%eax, 16(%rsp)
	mov	68(%r12), %eax
	bswap	%eax
	mov	%eax, 20(%rsp)
	mov	72(%r12), %eax
	bswap	%eax
	mov	%eax, 24(%rsp)
	mov	76(%r12), %eax
	bswap	%eax
	mov	%eax, 28(%rsp)
	mov	80(%r12), %eax
	bswap	%eax
	mov	%eax, 32(%rsp)
	mov	%rbx, %rcx
	lea	16(%rsp), %rdx
	cmpq	$16, %rbp
	jbe	.Lsha1_hkdf_expand_skip2
.Lsha1_hkdf_expand_more2:
	movdqu	(%rdx), %xmm15
	movdqu	%xmm15, (%rcx)
	addq	$16, %rdx
	addq	$16, %rcx
	subq	$16, %rbp
	cmpq	$16, %rbp
	ja	.Lsha1_hkdf_expand_more2
.Lsha1_hkdf_expand_done2:
	movdqu	-16(%rdx,%rbp), %xmm15
	movdqu	%xmm15, -16(%rcx,%rbp)
	jmp	.Lsha1_hkdf_expand_join1
.Lsha1_hkdf_expand_skip2:
	cmpq	$8, %rbp
	jb	.Lsha1_hkdf_expand_skip3
	mov	-8(%rdx,%rbp), %r10
	mov	%r10, -8(%rcx,%rbp)
	mov	(%rdx), %r10
	mov	%r10, (%rcx)
	jmp	.Lsha1_hkdf_expand_join2
.Lsha1_hkdf_expand_skip3:
	cmpq	$4, %rbp
	jb	.Lsha1_hkdf_expand_skip4
	mov	-4(%rdx,%rbp), %r10d
	mov	%r10d, -4(%rcx,%rbp)
	mov	(%rdx), %r10d
	mov	%r10d, (%rcx)
	jmp	.Lsha1_hkdf_expand_join3
.Lsha1_hkdf_expand_skip4:
	test	%rbp, %rbp
	je	.Lsha1_hkdf_expand_skip5
	movzbl	(%rdx), %esi
	movb	%sil, (%rcx)
	movzbl	-1(%rdx,%rbp), %esi
	movb	%sil, -1(%rcx,%rbp)
	shr	$1, %rbp
	movzbl	(%rdx,%rbp), %esi
	movb	%sil, (%rcx,%rbp)
.Lsha1_hkdf_expand_skip5:
.Lsha1_hkdf_expand_join3:
.Lsha1_hkdf_expand_join2:
.Lsha1_hkdf_expand_join1:
.Lsha1_hkdf_expand_skip1:
	// wipe the frame
	pxor	%xmm15, %xmm15
	movdqu	%xmm15, (%rsp)
	movdqu	%xmm15, 16(%rsp)
	movl	$0, 32(%rsp)
	addq	$40, %rsp
	.cfi_adjust_cfa_offset -40
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
INGOT_END(ingot_asm_sha1_hkdf_expand)

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
