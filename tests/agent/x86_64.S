/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function is called on x86-64 System V, what it must leave as it was, and a planted function for each of these.
 *
 * XRSTOR puts all vector state but the sixteen xmm registers in its initial configuration, and XSAVE afterwards tells
 * by XSTATE_BV what is no longer: that finds a dirty upper half even when it holds zeros.  A machine may say "in use"
 * always (qemu does); then the contents decide. */
#define FINDING(n, bit)     .quad n, planted_##bit

/* struct target_call */
#define C_FN     0
#define C_ARGS   8
#define C_NARGS  16
#define C_TOP    24
#define C_NOISE  32

/* bit numbers in target_findings */
#define F_RBX  0
#define F_RBP  1
#define F_R12  2
#define F_R13  3
#define F_R14  4
#define F_R15  5
#define F_RSP  6
#define F_DF   7
#define F_X87  8
#define F_FCW  9
#define F_MXCSR 10
#define F_UPPER 11

#define FCW    0x0f7f                   /* round to zero: not the default, so that "reset" is no "kept" */
#define MXCSR  0x7f80
#define STATES 0xe7                     /* x87, SSE, AVX, AVX-512: what the area below has room for */
#define AREA   4096
#define A_FTW  4
#define A_MXCSR 24
#define A_XMM  160
#define A_BV   512
#define A_YMM  576                      /* the high halves of ymm0 to ymm15, where Intel and AMD put them */
#define AVX    0x04
#define ZMM    0x40

	.text
	.globl target_enter
	.type target_enter, @function
target_enter:
	push %rbx
	push %rbp
	push %r12
	push %r13
	push %r14
	push %r15
	mov %rsp, host_rsp(%rip)
	mov %rdi, %rbx
	mov C_FN(%rbx), %rax
	mov %rax, callee(%rip)
	mov C_NOISE(%rbx), %r12

	/* vector state: the noise is in xmm, everything else is initial */
	lea area(%rip), %rdi
	mov %r12, %rsi
	call fill_area
	call load_area

	/* the arguments after the sixth go on the stack, which is aligned to 16 at the call */
	mov C_TOP(%rbx), %r10
	mov C_ARGS(%rbx), %r11
	mov C_NARGS(%rbx), %rcx
	cmp $6, %rcx
	jbe 3f
	lea -6(%rcx), %rax
	lea 1(%rax), %rdx
	and $-2, %rdx
	neg %rdx
	lea (%r10, %rdx, 8), %r10
2:
	mov 40(%r11, %rax, 8), %rdx
	mov %rdx, -8(%r10, %rax, 8)
	dec %rax
	jnz 2b
3:
	mov %r10, callee_rsp(%rip)

	/* the first six in registers; where there are fewer, noise */
	mov %r12, %rax
	lea six(%rip), %rdi
	xor %edx, %edx
4:
	mov 256(%rax, %rdx, 8), %rsi
	cmp %rcx, %rdx
	jae 5f
	mov (%r11, %rdx, 8), %rsi
5:
	mov %rsi, (%rdi, %rdx, 8)
	inc %edx
	cmp $6, %edx
	jne 4b

	mov 400(%r12), %rax
	and $0x8d5, %eax                    /* OF SF ZF AF PF CF; DF is clear, as the ABI has it */
	or $0x202, %eax
	push %rax
	popfq
	mov six(%rip), %rdi
	mov six+8(%rip), %rsi
	mov six+16(%rip), %rdx
	mov six+24(%rip), %rcx
	mov six+32(%rip), %r8
	mov six+40(%rip), %r9
	mov 320(%r12), %rbx
	mov 328(%r12), %rbp
	mov 336(%r12), %rax
	mov 344(%r12), %r10
	mov 352(%r12), %r11
	mov 368(%r12), %r13
	mov 376(%r12), %r14
	mov 384(%r12), %r15
	mov %r12, noise(%rip)
	mov 360(%r12), %r12
	mov callee_rsp(%rip), %rsp
	call *callee(%rip)

	mov %rsp, left_rsp(%rip)
	mov host_rsp(%rip), %rsp
	pushfq
	cld
	push %rax
	mov noise(%rip), %rax
	xor %rbx, 320(%rax)                 /* the noise is not needed again: leave 0 where it was kept */
	xor %rbp, 328(%rax)
	xor %r12, 360(%rax)
	xor %r13, 368(%rax)
	xor %r14, 376(%rax)
	xor %r15, 384(%rax)
	mov %rax, %r12
	pop %rax
	pop %r13
	xor %ebx, %ebx

#define KEPT(off, bit) \
	cmpq $0, off(%r12);  \
	je 1f;               \
	bts $bit, %ebx;      \
1:
	KEPT(320, F_RBX)
	KEPT(328, F_RBP)
	KEPT(360, F_R12)
	KEPT(368, F_R13)
	KEPT(376, F_R14)
	KEPT(384, F_R15)
	mov left_rsp(%rip), %rax
	cmp callee_rsp(%rip), %rax
	je 1f
	bts $F_RSP, %ebx
1:
	bt $10, %r13
	jnc 1f
	bts $F_DF, %ebx
1:
	lea area(%rip), %rdi
	call save_area
	cmpb $0, A_FTW(%rdi)                /* a register is not empty: MMX without EMMS, or something pushed */
	je 1f
	bts $F_X87, %ebx
1:
	cmpw $FCW, (%rdi)
	je 1f
	bts $F_FCW, %ebx
1:
	mov A_MXCSR(%rdi), %eax
	and $0xffc0, %eax                   /* the low six say what happened, and are the callee's */
	cmp $MXCSR, %eax
	je 1f
	bts $F_MXCSR, %ebx
1:
	call upper_dirty
	test %eax, %eax
	jz 1f
	bts $F_UPPER, %ebx
1:
	mov %ebx, %r14d
	fninit                              /* the agent itself runs with the defaults */
	ldmxcsr mxcsr_default(%rip)
	cmpl $0, has_avx(%rip)
	je 1f
	vzeroupper
1:
	mov %r14d, %eax
	pop %r15
	pop %r14
	pop %r13
	pop %r12
	pop %rbp
	pop %rbx
	ret
	.size target_enter, . - target_enter

/* rdi: an area, rsi: noise.  The image in which only x87 and SSE are said. */
fill_area:
	mov %rdi, %r8
	xor %eax, %eax
	mov $AREA / 8, %ecx
	rep stosq
	movw $FCW, (%r8)
	movl $MXCSR, A_MXCSR(%r8)
	movq $3, A_BV(%r8)
	lea A_XMM(%r8), %rdi
	mov $256 / 8, %ecx
	rep movsq
	mov %r8, %rdi
	ret

load_area:
	cmpl $0, has_xsave(%rip)
	je 1f
	mov $STATES, %eax
	xor %edx, %edx
	xrstor64 (%rdi)
	ret
1:	fxrstor64 (%rdi)
	ret

save_area:
	cmpl $0, has_xsave(%rip)
	je 1f
	mov $STATES, %eax
	xor %edx, %edx
	xsave64 (%rdi)
	ret
1:	fxsave64 (%rdi)
	ret

/* rdi: an area just saved.  eax: not 0 if a vector register is dirty above its low 128 bits. */
upper_dirty:
	xor %eax, %eax
	cmpl $0, has_xsave(%rip)
	je 3f
	mov A_BV(%rdi), %eax
	and $AVX | ZMM, %eax
	mov %eax, %edx
	and tracked(%rip), %eax
	jnz 3f
	and $AVX, %edx
	jz 3f
	mov $256 / 8, %ecx
2:	or A_YMM - 8(%rdi, %rcx, 8), %rax
	dec %ecx
	jnz 2b
	mov %rax, %rdx
	shr $32, %rdx
	or %edx, %eax
3:	ret

/* Sets has_xsave, has_avx and tracked: the states that XSTATE_BV tells the truth about. */
	.globl target_prepare
	.type target_prepare, @function
target_prepare:
	push %rbx
	mov $1, %eax
	xor %ecx, %ecx
	cpuid
	bt $27, %ecx                        /* OSXSAVE */
	jnc 2f
	movl $1, has_xsave(%rip)
	bt $28, %ecx
	jnc 1f
	xor %ecx, %ecx
	xgetbv
	and $AVX, %eax
	mov %eax, has_avx(%rip)
1:
	lea area(%rip), %rdi
	lea area(%rip), %rsi
	call fill_area
	call load_area
	call save_area
	mov A_BV(%rdi), %eax
	not %eax
	mov %eax, tracked(%rip)
2:
	cmpl $0, has_avx(%rip)
	jne 3f
	movq $0, upper_planted(%rip)        /* no upper half to dirty */
3:	pop %rbx
	ret
	.size target_prepare, . - target_prepare

/* One function for each finding, wrong in exactly that. */
#define PLANTED(bit)  planted_##bit:
PLANTED(F_RBX)    inc %rbx
	ret
PLANTED(F_RBP)    inc %ebp
	ret
PLANTED(F_R12)    inc %r12
	ret
PLANTED(F_R13)    dec %r13
	ret
PLANTED(F_R14)    btc $63, %r14
	ret
PLANTED(F_R15)    xor %r15d, %r15d
	ret
PLANTED(F_RSP)    ret $8
PLANTED(F_DF)     std
	ret
PLANTED(F_X87)    movd %eax, %mm3
	ret
PLANTED(F_FCW)    fninit
	ret
PLANTED(F_MXCSR)  ldmxcsr mxcsr_default(%rip)
	ret
PLANTED(F_UPPER)  vpcmpeqd %xmm7, %xmm7, %xmm7
	vinsertf128 $1, %xmm7, %ymm7, %ymm7
	ret

	.section .rodata
	.globl target_name
target_name:
	.asciz "x86_64"
	.balign 4
	.globl target_stack_align
target_stack_align:
	.long 16
mxcsr_default:
	.long 0x1f80
1:	.asciz "rbx"
2:	.asciz "rbp"
3:	.asciz "r12"
4:	.asciz "r13"
5:	.asciz "r14"
6:	.asciz "r15"
7:	.asciz "rsp"
8:	.asciz "direction flag"
9:	.asciz "x87 or MMX registers in use"
10:	.asciz "x87 control word"
11:	.asciz "MXCSR"
12:	.asciz "upper vector halves"

	.data
	.balign 8
	.globl target_findings
target_findings:
	FINDING(1b, F_RBX)
	FINDING(2b, F_RBP)
	FINDING(3b, F_R12)
	FINDING(4b, F_R13)
	FINDING(5b, F_R14)
	FINDING(6b, F_R15)
	FINDING(7b, F_RSP)
	FINDING(8b, F_DF)
	FINDING(9b, F_X87)
	FINDING(10b, F_FCW)
	FINDING(11b, F_MXCSR)
	FINDING(12b, F_UPPER)
	.set upper_planted, . - 8
	.quad 0, 0

	.bss
	.balign 8
	.globl target_padless
target_padless: .skip 8
	.balign 64
area:       .skip AREA
six:        .skip 48
host_rsp:   .skip 8
callee:     .skip 8
callee_rsp: .skip 8
left_rsp:   .skip 8
noise:      .skip 8
has_xsave:  .skip 4
has_avx:    .skip 4
tracked:    .skip 4

	.section .note.GNU-stack, "", @progbits
