/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How all registers of i686 are filled, one instruction is run, and all registers are kept: nothing is free meanwhile, so
 * everything is reached by its address. */
#include "tests/rows/layout.h"

	.bss
	.balign 64
	.globl rows_now, rows_machine_flags
rows_now:
	.skip ALL
rows_machine_flags:
	.long 0, 0
target:
	.long 0
host_esp:
	.long 0

	.section .rodata
	.balign 4
	.globl rows_flags, rows_flag_bit
rows_flags:
	.long 5
rows_flag_bit:                          // CF ZF SF OF as the meanings number them, and DF
	.long 0, 6, 7, 11, 10

	.text
	.globl rows_lanes
rows_lanes:
	mov $2, %eax
	ret

	.globl rows_calm
rows_calm:
	cld
	ret

	.globl rows_enter
rows_enter:
	mov 4(%esp), %eax
	mov %eax, target
	push %ebx
	push %ebp
	push %esi
	push %edi
	mov %esp, host_esp
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	movdqu rows_now + VECTOR + VECTOR_STEP * \i, %xmm\i
	.endr
	pushf
	mov rows_machine_flags, %eax
	andl $~0xcc1, (%esp)
	or %eax, (%esp)
	popf
	mov rows_now + GENERAL + 8 * 0, %eax
	mov rows_now + GENERAL + 8 * 1, %ecx
	mov rows_now + GENERAL + 8 * 2, %edx
	mov rows_now + GENERAL + 8 * 3, %ebx
	mov rows_now + GENERAL + 8 * 4, %esp
	mov rows_now + GENERAL + 8 * 5, %ebp
	mov rows_now + GENERAL + 8 * 6, %esi
	mov rows_now + GENERAL + 8 * 7, %edi
	jmp *target

	.globl rows_fell, rows_jumped, rows_landing0, rows_landing1
rows_fell:
	movl $FELL, rows_now + WHERE
	jmp leave
rows_jumped:
	movl $JUMPED, rows_now + WHERE
	jmp leave
rows_landing0:
	movl $LANDED, rows_now + WHERE
	jmp leave
rows_landing1:
	movl $LANDED + 1, rows_now + WHERE

leave:
	mov %eax, rows_now + GENERAL + 8 * 0
	mov %ecx, rows_now + GENERAL + 8 * 1
	mov %edx, rows_now + GENERAL + 8 * 2
	mov %ebx, rows_now + GENERAL + 8 * 3
	mov %esp, rows_now + GENERAL + 8 * 4
	mov %ebp, rows_now + GENERAL + 8 * 5
	mov %esi, rows_now + GENERAL + 8 * 6
	mov %edi, rows_now + GENERAL + 8 * 7
	mov host_esp, %esp
	pushf
	cld
	pop %eax
	mov %eax, rows_machine_flags
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	movdqu %xmm\i, rows_now + VECTOR + VECTOR_STEP * \i
	.endr
	pop %edi
	pop %esi
	pop %ebp
	pop %ebx
	ret
	.section .note.GNU-stack, "", %progbits
