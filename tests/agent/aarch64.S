/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function is called on AArch64 (AAPCS64), what it must leave as it was, and a planted function for each of these. */
#define C_FN     0                      /* struct target_call */
#define C_ARGS   8
#define C_NARGS  16
#define C_TOP    24
#define C_NOISE  32

#define NOISE_X  512                    /* in the noise: 32 vectors of 16 bytes, then x0 to x30 */
#define NOISE_NZCV 768

/* what is kept here during a call */
#define H_SP     0                      /* the agent's own stack pointer */
#define H_CALLEE 8
#define H_ENTRY  16                     /* the stack pointer that the callee gets */
#define H_NOISE  24
#define H_EIGHT  32
#define H_SIZE   96

/* bit numbers in target_findings */
#define F_X18  0
#define F_X19  1                        /* and one for each of x19 to x29 */
#define F_SP   12
#define F_D8   13                       /* and one for each of d8 to d15 */
#define F_FPCR 21

#define AT_HWCAP2 26
#define HAS_BTI   17                    /* a bit of it */
#define READ_EXEC_BTI 0x15              /* for mprotect */

#define FPCR   0x03c00000               /* default NaN, flush to zero, round to zero: "reset" is no "kept" */

	.arch armv8.5-a
	.text
	.globl target_prepare
	.type target_prepare, %function
target_prepare:
	stp x29, x30, [sp, #-16]!
	mov x0, #AT_HWCAP2
	bl getauxval
	tbz x0, #HAS_BTI, 1f
	adrp x0, emitted_begin
	add x0, x0, :lo12:emitted_begin
	adrp x1, emitted_end
	add x1, x1, :lo12:emitted_end
	sub x1, x1, x0
	mov x2, #READ_EXEC_BTI
	bl mprotect
	cbnz w0, 1f
	adr x1, padless
	adrp x0, target_padless
	str x1, [x0, #:lo12:target_padless]
1:	ldp x29, x30, [sp], #16
	ret
	.size target_prepare, . - target_prepare

	.globl target_enter
	.type target_enter, %function
target_enter:
	stp x29, x30, [sp, #-176]!
	stp x19, x20, [sp, #16]
	stp x21, x22, [sp, #32]
	stp x23, x24, [sp, #48]
	stp x25, x26, [sp, #64]
	stp x27, x28, [sp, #80]
	stp d8, d9, [sp, #96]
	stp d10, d11, [sp, #112]
	stp d12, d13, [sp, #128]
	stp d14, d15, [sp, #144]
	mrs x9, fpcr
	str x9, [sp, #160]

	adrp x10, here
	add x10, x10, :lo12:here
	mov x9, sp
	ldr x11, [x0, #C_FN]
	ldr x12, [x0, #C_NOISE]
	stp x9, x11, [x10, #H_SP]
	str x12, [x10, #H_NOISE]

	/* the arguments after the eighth go on the stack, which is aligned to 16 */
	ldr x13, [x0, #C_ARGS]
	ldr x14, [x0, #C_NARGS]
	ldr x9, [x0, #C_TOP]
	subs x15, x14, #8
	b.ls 2f
	add x16, x15, #1
	and x16, x16, #-2
	sub x9, x9, x16, lsl #3
	add x17, x13, #64
1:	sub x15, x15, #1
	ldr x16, [x17, x15, lsl #3]
	str x16, [x9, x15, lsl #3]
	cbnz x15, 1b
2:	str x9, [x10, #H_ENTRY]

	/* the first eight in registers; where there are fewer, noise */
	mov x15, #0
	add x16, x12, #NOISE_X
	add x17, x10, #H_EIGHT
3:	ldr x9, [x16, x15, lsl #3]
	cmp x15, x14
	b.hs 4f
	ldr x9, [x13, x15, lsl #3]
4:	str x9, [x17, x15, lsl #3]
	add x15, x15, #1
	cmp x15, #8
	b.ne 3b

	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	ldr q\n, [x12, #16 * \n]
	.endr
	mov x9, #FPCR
	msr fpcr, x9
	ldr x9, [x12, #NOISE_NZCV]
	and x9, x9, #0xf0000000
	msr nzcv, x9
	ldr x9, [x10, #H_ENTRY]
	mov sp, x9
	ldp x0, x1, [x10, #H_EIGHT]
	ldp x2, x3, [x10, #H_EIGHT + 16]
	ldp x4, x5, [x10, #H_EIGHT + 32]
	ldp x6, x7, [x10, #H_EIGHT + 48]
	mov x30, x12
	.irp n, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	ldr x\n, [x30, #NOISE_X + 8 * \n]
	.endr
	adrp x30, here + H_CALLEE
	ldr x30, [x30, #:lo12:here + H_CALLEE]
	blr x30

	adrp x10, here
	add x10, x10, :lo12:here
	ldp x9, x12, [x10, #H_ENTRY]
	mov x11, sp
	ldr x13, [x10, #H_SP]
	mov sp, x13
	mov w0, #0

/* Not what it was: bit. */
.macro KEPT is, was, bit
	cmp \is, \was
	cset w13, ne
	orr w0, w0, w13, lsl #\bit
.endm
	KEPT x11, x9, F_SP
	.irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	ldr x9, [x12, #NOISE_X + 8 * \n]
	KEPT x\n, x9, F_X18 + \n - 18
	.endr
	.irp n, 8, 9, 10, 11, 12, 13, 14, 15
	ldr x9, [x12, #16 * \n]
	fmov x11, d\n
	KEPT x11, x9, F_D8 + \n - 8
	.endr
	mrs x11, fpcr
	mov x9, #FPCR
	KEPT x11, x9, F_FPCR

	ldr x9, [sp, #160]
	msr fpcr, x9
	ldp x19, x20, [sp, #16]
	ldp x21, x22, [sp, #32]
	ldp x23, x24, [sp, #48]
	ldp x25, x26, [sp, #64]
	ldp x27, x28, [sp, #80]
	ldp d8, d9, [sp, #96]
	ldp d10, d11, [sp, #112]
	ldp d12, d13, [sp, #128]
	ldp d14, d15, [sp, #144]
	ldp x29, x30, [sp], #176
	ret
	.size target_enter, . - target_enter

/* One function for each finding, wrong in exactly that. */
#define PLANTED(what)  planted_##what: bti c;
PLANTED(x18)   add x18, x18, #1
	ret
PLANTED(x19)   add w19, w19, #1
	ret
PLANTED(x20)   sub x20, x20, #1
	ret
PLANTED(x21)   mvn x21, x21
	ret
PLANTED(x22)   eor x22, x22, #1 << 63
	ret
PLANTED(x23)   eor x23, x23, #1 << 31
	ret
PLANTED(x24)   mov w24, w24
	ret
PLANTED(x25)   mov x25, #0
	ret
PLANTED(x26)   mov x26, x27
	ret
PLANTED(x27)   ror x27, x27, #8
	ret
PLANTED(x28)   rev x28, x28
	ret
PLANTED(x29)   mov x29, sp
	ret
PLANTED(sp)    sub sp, sp, #16
	ret
PLANTED(d8)    fmov d8, xzr
	ret
PLANTED(d9)    mov v9.b[7], wzr
	ret
PLANTED(d10)   mov v10.s[1], wzr
	ret
PLANTED(d11)   mov v11.16b, v12.16b
	ret
PLANTED(d12)   fmov s12, wzr
	ret
PLANTED(d13)   mvn v13.16b, v13.16b
	ret
PLANTED(d14)   add d14, d14, d14
	ret
PLANTED(d15)   eor v15.16b, v15.16b, v15.16b
	ret
PLANTED(fpcr)  msr fpcr, xzr
	ret

padless:
	ret

	.macro FINDING what, name
	.pushsection .rodata
9:	.asciz "\name"
	.popsection
	.quad 9b, planted_\what
	.endm

	.data
	.balign 8
	.globl target_findings
target_findings:
	.irp what, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, sp, d8, d9, d10, d11, d12, d13, d14, d15
	FINDING \what, \what
	.endr
	FINDING fpcr, "FPCR"
	.quad 0, 0

	.section .rodata
	.globl target_name
target_name:
	.asciz "aarch64"
	.balign 4
	.globl target_stack_align
target_stack_align:
	.word 16

	.bss
	.balign 16
here:	.skip H_SIZE
	.globl target_padless
target_padless: .skip 8

	.section .note.GNU-stack, "", %progbits
