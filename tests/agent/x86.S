/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function is called on i686 (System V, cdecl), what it must leave as it was, and a planted function for each of
 * these.  Dirty upper halves of vector registers are found as in x86_64.S. */
#define C_FN     0                      /* struct target_call */
#define C_ARGS   4
#define C_NARGS  8
#define C_TOP    12
#define C_NOISE  16

#define NOISE_R  320                    /* in the noise: vectors first, then general registers, then flags */
#define NOISE_FLAGS 400

/* bit numbers in target_findings */
#define F_EBX  0
#define F_ESI  1
#define F_EDI  2
#define F_EBP  3
#define F_ESP  4
#define F_DF   5
#define F_X87  6
#define F_FCW  7
#define F_MXCSR 8
#define F_UPPER 9

#define FCW    0x0f7f                   /* round to zero: not the default, so that "reset" is no "kept" */
#define MXCSR  0x7f80
#define STATES 0xe7                     /* x87, SSE, AVX, AVX-512: what the area below has room for */
#define AREA   4096
#define A_FTW  4
#define A_MXCSR 24
#define A_XMM  160
#define A_BV   512
#define A_YMM  576                      /* the high halves of ymm0 to ymm7, where Intel and AMD put them */
#define AVX    0x04
#define ZMM    0x40

	.text
	.globl target_enter
	.type target_enter, @function
target_enter:
	push %ebx
	push %ebp
	push %esi
	push %edi
	mov %esp, host_esp
	mov 20(%esp), %ebx
	mov C_FN(%ebx), %eax
	mov %eax, callee
	mov C_NOISE(%ebx), %esi
	mov %esi, noise

	/* vector state: the noise is in xmm, everything else is initial */
	mov $area, %edi
	call fill_area
	call load_area

	/* all arguments right below the top, which is aligned to 4 and no better */
	mov C_TOP(%ebx), %edx
	mov C_ARGS(%ebx), %eax
	mov C_NARGS(%ebx), %ecx
	jmp 2f
1:	mov (%eax, %ecx, 4), %edi
	sub $4, %edx
	mov %edi, (%edx)
2:	dec %ecx
	jns 1b
	mov %edx, callee_esp

	mov noise, %esi
	mov NOISE_FLAGS(%esi), %eax
	and $0x8d5, %eax                    /* OF SF ZF AF PF CF; DF is clear, as the ABI has it */
	or $0x202, %eax
	push %eax
	popf
	mov NOISE_R(%esi), %eax
	mov NOISE_R + 4(%esi), %ecx
	mov NOISE_R + 8(%esi), %edx
	mov NOISE_R + 12(%esi), %ebx
	mov NOISE_R + 16(%esi), %ebp
	mov NOISE_R + 20(%esi), %edi
	mov NOISE_R + 24(%esi), %esi
	mov callee_esp, %esp
	call *callee

	mov %esp, left_esp
	mov host_esp, %esp
	pushf
	pop %edx
	cld
	mov noise, %eax
	xor %ecx, %ecx

/* Not what it was: bit. */
.macro KEPT what, was, bit
	cmp \was, \what
	je 1f
	bts $\bit, %ecx
1:
.endm
	KEPT %ebx, NOISE_R+12(%eax), F_EBX
	KEPT %ebp, NOISE_R+16(%eax), F_EBP
	KEPT %edi, NOISE_R+20(%eax), F_EDI
	KEPT %esi, NOISE_R+24(%eax), F_ESI
	mov left_esp, %ebx
	KEPT %ebx, callee_esp, F_ESP
	bt $10, %edx
	jnc 1f
	bts $F_DF, %ecx
1:
	mov %ecx, %ebx
	mov $area, %edi
	call save_area
	cmpb $0, A_FTW(%edi)                /* a register is not empty: MMX without EMMS, or something pushed */
	je 1f
	bts $F_X87, %ebx
1:
	cmpw $FCW, (%edi)
	je 1f
	bts $F_FCW, %ebx
1:
	mov A_MXCSR(%edi), %eax
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
	fninit                              /* the agent itself runs with the defaults */
	ldmxcsr mxcsr_default
	cmpl $0, has_avx
	je 1f
	vzeroupper
1:
	mov %ebx, %eax
	pop %edi
	pop %esi
	pop %ebp
	pop %ebx
	ret
	.size target_enter, . - target_enter

/* edi: an area, esi: noise.  The image in which only x87 and SSE are said. */
fill_area:
	mov %edi, %edx
	xor %eax, %eax
	mov $AREA / 4, %ecx
	rep stosl
	movw $FCW, (%edx)
	movl $MXCSR, A_MXCSR(%edx)
	movl $3, A_BV(%edx)
	lea A_XMM(%edx), %edi
	mov $128 / 4, %ecx
	rep movsl
	mov %edx, %edi
	ret

load_area:
	cmpl $0, has_xsave
	je 1f
	mov $STATES, %eax
	xor %edx, %edx
	xrstor (%edi)
	ret
1:	fxrstor (%edi)
	ret

save_area:
	cmpl $0, has_xsave
	je 1f
	mov $STATES, %eax
	xor %edx, %edx
	xsave (%edi)
	ret
1:	fxsave (%edi)
	ret

/* edi: an area just saved.  eax: not 0 if a vector register is dirty above its low 128 bits. */
upper_dirty:
	xor %eax, %eax
	cmpl $0, has_xsave
	je 3f
	mov A_BV(%edi), %eax
	and $AVX | ZMM, %eax
	mov %eax, %edx
	and tracked, %eax
	jnz 3f
	and $AVX, %edx
	jz 3f
	mov $128 / 4, %ecx
2:	or A_YMM - 4(%edi, %ecx, 4), %eax
	dec %ecx
	jnz 2b
3:	ret

/* Sets has_xsave, has_avx and tracked: the states that XSTATE_BV tells the truth about. */
	.globl target_prepare
	.type target_prepare, @function
target_prepare:
	push %ebx
	push %esi
	push %edi
	mov $1, %eax
	xor %ecx, %ecx
	cpuid
	bt $27, %ecx                        /* OSXSAVE */
	jnc 2f
	movl $1, has_xsave
	bt $28, %ecx
	jnc 1f
	xor %ecx, %ecx
	xgetbv
	and $AVX, %eax
	mov %eax, has_avx
1:
	mov $area, %edi
	mov $area, %esi
	call fill_area
	call load_area
	call save_area
	mov A_BV(%edi), %eax
	not %eax
	mov %eax, tracked
2:
	cmpl $0, has_avx
	jne 3f
	movl $0, upper_planted              /* no upper half to dirty */
3:
	pop %edi
	pop %esi
	pop %ebx
	ret
	.size target_prepare, . - target_prepare

/* One function for each finding, wrong in exactly that. */
planted_ebx:    inc %ebx
	ret
planted_esi:    btc $31, %esi
	ret
planted_edi:    xor %edi, %edi
	ret
planted_ebp:    mov %esp, %ebp
	ret
planted_esp:    ret $4
planted_df:     std
	ret
planted_x87:    movd %eax, %mm3
	ret
planted_fcw:    fninit
	ret
planted_mxcsr:  ldmxcsr mxcsr_default
	ret
planted_upper:  vpcmpeqd %xmm7, %xmm7, %xmm7
	vinsertf128 $1, %xmm7, %ymm7, %ymm7
	ret

	.macro FINDING what, name
	.pushsection .rodata
9:	.asciz "\name"
	.popsection
	.long 9b, planted_\what
	.endm

	.data
	.balign 4
	.globl target_findings
target_findings:
	FINDING ebx, "ebx"
	FINDING esi, "esi"
	FINDING edi, "edi"
	FINDING ebp, "ebp"
	FINDING esp, "esp"
	FINDING df, "direction flag"
	FINDING x87, "x87 or MMX registers in use"
	FINDING fcw, "x87 control word"
	FINDING mxcsr, "MXCSR"
	FINDING upper, "upper vector halves"
	.set upper_planted, . - 4
	.long 0, 0

	.section .rodata
	.globl target_name
target_name:
	.asciz "x86"
	.balign 4
	.globl target_stack_align
target_stack_align:
	.long 4
mxcsr_default:
	.long 0x1f80

	.bss
	.balign 4
	.globl target_padless
target_padless: .skip 4
	.balign 64
area:       .skip AREA
host_esp:   .skip 4
callee:     .skip 4
callee_esp: .skip 4
left_esp:   .skip 4
noise:      .skip 4
has_xsave:  .skip 4
has_avx:    .skip 4
tracked:    .skip 4

	.section .note.GNU-stack, "", @progbits
