/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a function is called on ARMv7-A (AAPCS, VFP variant), from ARM or Thumb state as the noise says, what it must leave
 * as it was, and a planted function for each of these. */
#define C_FN     0                      /* struct target_call */
#define C_ARGS   4
#define C_NARGS  8
#define C_TOP    12
#define C_NOISE  16

#define NOISE_R  256                    /* in the noise: 32 vectors of 8 bytes, then r0 to r12 */
#define NOISE_APSR  320
#define NOISE_STATE 324

/* what is kept here during a call */
#define H_SP     0                      /* the agent's own stack pointer */
#define H_CALLEE 4
#define H_ENTRY  8                      /* the stack pointer that the callee gets */
#define H_NOISE  12
#define H_STATE  16                     /* the lowest bit of the return address */
#define H_HWCAP  20
#define H_FOUR   24
#define H_SIZE   40

/* bit numbers in target_findings */
#define F_R4    0                       /* and one for each of r4 to r11 */
#define F_SP    8
#define F_D8    9                       /* and one for each of d8 to d15 */
#define F_FPSCR 17
#define F_STATE 18

#define FPSCR   0x03c00000              /* default NaN, flush to zero, round to zero: "reset" is no "kept" */
#define CONTROL 0x07ff9f00              /* what of it is not a flag or an exception that happened */
#define VFPD32  1 << 19                 /* in AT_HWCAP: there are d16 to d31 */
#define AT_HWCAP 16

	.syntax unified
	.arch armv7-a
	.fpu vfpv3
	.arm
	.text

	.globl target_prepare
	.type target_prepare, %function
target_prepare:
	push {r4, lr}
	mov r0, #AT_HWCAP
	bl getauxval
	ldr r1, =here
	str r0, [r1, #H_HWCAP]
	pop {r4, pc}
	.size target_prepare, . - target_prepare

	.globl target_enter
	.type target_enter, %function
target_enter:
	push {r4-r11, ip, lr}
	vpush {d8-d15}
	vmrs r1, fpscr
	push {r1, r2}
	ldr r10, =here
	str sp, [r10, #H_SP]
	ldr r11, [r0, #C_FN]
	ldr r12, [r0, #C_NOISE]
	str r11, [r10, #H_CALLEE]
	str r12, [r10, #H_NOISE]

	/* the arguments after the fourth go on the stack, which is aligned to 8 */
	ldr r4, [r0, #C_ARGS]
	ldr r5, [r0, #C_NARGS]
	ldr r6, [r0, #C_TOP]
	subs r7, r5, #4
	bls 2f
	add r8, r7, #1
	bic r8, r8, #1
	sub r6, r6, r8, lsl #2
	add r9, r4, #16
1:	subs r7, r7, #1
	ldr r8, [r9, r7, lsl #2]
	str r8, [r6, r7, lsl #2]
	bne 1b
2:	str r6, [r10, #H_ENTRY]

	/* the first four in registers; where there are fewer, noise */
	add r7, r12, #NOISE_R
	add r8, r10, #H_FOUR
	mov r9, #0
3:	ldr r6, [r7, r9, lsl #2]
	cmp r9, r5
	ldrlo r6, [r4, r9, lsl #2]
	str r6, [r8, r9, lsl #2]
	add r9, r9, #1
	cmp r9, #4
	bne 3b

	mov r1, r12
	vldmia r1!, {d0-d15}
	ldr r0, [r10, #H_HWCAP]
	tst r0, #VFPD32
	vldmiane r1!, {d16-d31}
	ldr r0, =FPSCR
	vmsr fpscr, r0

	/* whoever calls from Thumb state has bit 0 of the return address set */
	ldr lr, =landing
	ldr r0, [r12, #NOISE_STATE]
	and r0, r0, #1
	str r0, [r10, #H_STATE]
	orr lr, lr, r0
	ldr r0, [r12, #NOISE_APSR]
	msr APSR_nzcvq, r0
	ldr sp, [r10, #H_ENTRY]
	add r0, r10, #H_FOUR
	ldm r0, {r0-r3}
	ldr r4, [r12, #NOISE_R + 16]
	ldr r5, [r12, #NOISE_R + 20]
	ldr r6, [r12, #NOISE_R + 24]
	ldr r7, [r12, #NOISE_R + 28]
	ldr r8, [r12, #NOISE_R + 32]
	ldr r9, [r12, #NOISE_R + 36]
	ldr r11, [r12, #NOISE_R + 44]
	ldr r10, [r12, #NOISE_R + 40]
	ldr r12, =here
	ldr r12, [r12, #H_CALLEE]
	bx r12

/* Both states can land here.  ARM reads a movw to lr, whose low half is a Thumb branch over what follows. */
	.balign 4
landing:
	.short 0xe004, 0xe300
	mov lr, #0
	b 1f
	.thumb
	bx pc
	nop
	.arm
	mov lr, #1
1:
	ldr r0, =here
	ldr r12, [r0, #H_NOISE]
	ldr r2, [r0, #H_ENTRY]
	mov r3, sp
	ldr sp, [r0, #H_SP]
	mov r1, r0
	mov r0, #0

/* Not what it was: bit. */
.macro KEPT is, was, bit
	cmp \is, \was
	orrne r0, r0, #1 << (\bit)
.endm
	KEPT r3, r2, F_SP
	ldr r2, [r1, #H_STATE]
	KEPT lr, r2, F_STATE
	.irp n, 4, 5, 6, 7, 8, 9, 10, 11
	ldr r2, [r12, #NOISE_R + 4 * \n]
	KEPT r\n, r2, F_R4 + \n - 4
	.endr
	.irp n, 8, 9, 10, 11, 12, 13, 14, 15
	vmov r2, r3, d\n
	ldr r4, [r12, #8 * \n]
	ldr r5, [r12, #8 * \n + 4]
	cmp r2, r4
	cmpeq r3, r5
	orrne r0, r0, #1 << (F_D8 + \n - 8)
	.endr
	vmrs r2, fpscr
	ldr r3, =CONTROL
	and r2, r2, r3
	ldr r3, =FPSCR
	KEPT r2, r3, F_FPSCR

	pop {r1, r2}
	vmsr fpscr, r1
	vpop {d8-d15}
	pop {r4-r11, ip, pc}
	.size target_enter, . - target_enter

/* One function for each finding, wrong in exactly that. */
planted_r4:    add r4, r4, #1
	bx lr
planted_r5:    mvn r5, r5
	bx lr
planted_r6:    eor r6, r6, #1 << 31
	bx lr
planted_r7:    mov r7, #0
	bx lr
planted_r8:    mov r8, r9
	bx lr
planted_r9:    sub r9, r9, #1 << 16
	bx lr
planted_r10:   rev r10, r10
	bx lr
planted_r11:   mov r11, sp
	bx lr
planted_sp:    sub sp, sp, #8
	bx lr
planted_d8:    vmov.f64 d8, d9
	bx lr
planted_d9:    vmov.32 d9[0], r12
	bx lr
planted_d10:   vmov.32 d10[1], r12
	bx lr
planted_d11:   vmov.f32 s22, #1.0
	bx lr
planted_d12:   vmov.f32 s25, #1.0
	bx lr
planted_d13:   vneg.f64 d13, d13
	bx lr
planted_d14:   vmov d14, r0, r12
	bx lr
planted_d15:   vmov d15, r12, r0
	bx lr
planted_fpscr: mov r0, #0
	vmsr fpscr, r0
	bx lr
planted_state: eor lr, lr, #1
	bx lr
	.ltorg

	.macro FINDING what, name
	.pushsection .rodata
9:	.asciz "\name"
	.popsection
	.word 9b, planted_\what
	.endm

	.data
	.balign 4
	.globl target_findings
target_findings:
	.irp what, r4, r5, r6, r7, r8, r9, r10, r11, sp, d8, d9, d10, d11, d12, d13, d14, d15
	FINDING \what, \what
	.endr
	FINDING fpscr, "FPSCR"
	FINDING state, "instruction set state"
	.word 0, 0

	.section .rodata
	.globl target_name
target_name:
	.asciz "arm"
	.balign 4
	.globl target_stack_align
target_stack_align:
	.word 8

	.bss
	.balign 4
	.globl target_padless
target_padless: .skip 4
	.balign 8
here:	.skip H_SIZE

	.section .note.GNU-stack, "", %progbits
