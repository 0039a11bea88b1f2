/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How all registers of ARMv7-A are filled, one instruction is run, and all registers are kept.  No address is reached
 * without a register: lr brings us to the stub, which loads it last, and the thread register that is the program's own
 * lends itself on the way back. */
#include "tests/rows/layout.h"
#define AT_R(n)  [r0, #GENERAL + 8 * n]

	.syntax unified
	.arch armv7-a
	.fpu neon
	.arm

	.bss
	.balign 64
	.globl rows_now, rows_machine_flags
rows_now:
	.skip ALL
rows_machine_flags:
	.long 0, 0
host_sp:
	.long 0

	.section .rodata
	.balign 4
	.globl rows_flags, rows_flag_bit
rows_flags:
	.long 9
rows_flag_bit:                          // N Z C V, as the meanings number them, then Q and GE
	.long 31, 30, 29, 28, 27, 16, 17, 18, 19

	.text
	.balign 4
	.macro address r, of
	movw \r, #:lower16:\of
	movt \r, #:upper16:\of
	.endm

	.globl rows_lanes
	.type rows_lanes, %function
rows_lanes:
	mov r0, #1                      // a d register is one of its own
	bx lr

	.globl rows_calm
	.type rows_calm, %function
rows_calm:
	bx lr

	.globl rows_enter
	.type rows_enter, %function
rows_enter:
	push {r4, r5, r6, r7, r8, r9, r10, r11, r12, lr}
	vpush {d8, d9, d10, d11, d12, d13, d14, d15}
	mov lr, r0
	address r1, host_sp
	str sp, [r1]
	address r1, rows_machine_flags
	ldr r2, [r1]
	msr APSR_nzcvqg, r2
	address r0, rows_now
	add r1, r0, #VECTOR
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vldr d\i, [r1, #VECTOR_STEP * \i]
	.endr
	ldr sp, AT_R(13)
	.irp i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0
	ldr r\i, AT_R(\i)
	.endr
	bx lr

	.macro arrive name, code
	.globl \name
	.type \name, %function
\name:
	mcr p15, 0, r0, c13, c0, 2
	address r0, rows_now
	str r1, AT_R(1)
	mov r1, #\code
	b leave
	.endm
	arrive rows_fell, FELL
	arrive rows_jumped, JUMPED
	arrive rows_landing0, LANDED
	arrive rows_landing1, LANDED + 1

leave:
	str r1, [r0, #WHERE]
	mrc p15, 0, r1, c13, c0, 2
	str r1, AT_R(0)
	.irp i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
	str r\i, AT_R(\i)
	.endr
	str sp, AT_R(13)
	str lr, AT_R(14)
	mrs r2, APSR
	address r1, rows_machine_flags
	str r2, [r1]
	add r1, r0, #VECTOR
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vstr d\i, [r1, #VECTOR_STEP * \i]
	.endr
	address r1, host_sp
	ldr sp, [r1]
	vpop {d8, d9, d10, d11, d12, d13, d14, d15}
	pop {r4, r5, r6, r7, r8, r9, r10, r11, r12, pc}
	.section .note.GNU-stack, "", %progbits
