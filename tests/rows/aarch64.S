/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How all registers of AArch64 are filled, one instruction is run, and all registers are kept.  No address is reached
 * without a register: x30 brings us to the stub, which loads it last, and the thread pointer lends itself on the way
 * back. */
#include "tests/rows/layout.h"
#define AT_X(n)  [x0, #GENERAL + 8 * n]

	.bss
	.balign 64
	.globl rows_now, rows_machine_flags
rows_now:
	.skip ALL
rows_machine_flags:
	.quad 0
host_sp:
	.quad 0
host_thread:
	.quad 0

	.section .rodata
	.balign 4
	.globl rows_flags, rows_flag_bit
rows_flags:
	.long 4
rows_flag_bit:                          // N Z C V, as the meanings number them
	.long 31, 30, 29, 28

	.text
	.balign 4
	.macro address x, of
	adrp \x, \of
	add \x, \x, :lo12:\of
	.endm


	.globl rows_lanes
rows_lanes:
	mov w0, #2
	ret

	.globl rows_calm
rows_calm:
	ret

	.globl rows_enter
rows_enter:
	stp x29, x30, [sp, #-160]!
	stp x19, x20, [sp, #16]
	stp x21, x22, [sp, #32]
	stp x23, x24, [sp, #48]
	stp x25, x26, [sp, #64]
	stp x27, x28, [sp, #80]
	stp d8, d9, [sp, #96]
	stp d10, d11, [sp, #112]
	stp d12, d13, [sp, #128]
	stp d14, d15, [sp, #144]
	mov x30, x0
	address x1, host_sp
	mov x2, sp
	str x2, [x1]
	mrs x2, tpidr_el0
	address x1, host_thread
	str x2, [x1]
	address x1, rows_machine_flags
	ldr x2, [x1]
	msr nzcv, x2
	address x0, rows_now
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	add x1, x0, #VECTOR + VECTOR_STEP * \i
	ldr q\i, [x1]
	.endr
	ldr x1, AT_X(31)
	mov sp, x1
	.irp i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0
	ldr x\i, AT_X(\i)
	.endr
	br x30

	.macro arrive name, code
	.globl \name
\name:
	msr tpidr_el0, x0
	address x0, rows_now
	str x1, AT_X(1)
	mov w1, #\code
	b leave
	.endm
	arrive rows_fell, FELL
	arrive rows_jumped, JUMPED
	arrive rows_landing0, LANDED
	arrive rows_landing1, LANDED + 1

leave:
	str w1, [x0, #WHERE]
	mrs x1, tpidr_el0
	str x1, AT_X(0)
	.irp i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
	str x\i, AT_X(\i)
	.endr
	mov x1, sp
	str x1, AT_X(31)
	mrs x2, nzcv
	address x1, rows_machine_flags
	str x2, [x1]
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	add x1, x0, #VECTOR + VECTOR_STEP * \i
	str q\i, [x1]
	.endr
	address x1, host_thread
	ldr x2, [x1]
	msr tpidr_el0, x2
	address x1, host_sp
	ldr x2, [x1]
	mov sp, x2
	ldp x19, x20, [sp, #16]
	ldp x21, x22, [sp, #32]
	ldp x23, x24, [sp, #48]
	ldp x25, x26, [sp, #64]
	ldp x27, x28, [sp, #80]
	ldp d8, d9, [sp, #96]
	ldp d10, d11, [sp, #112]
	ldp d12, d13, [sp, #128]
	ldp d14, d15, [sp, #144]
	ldp x29, x30, [sp], #160
	ret
	.section .note.GNU-stack, "", %progbits
