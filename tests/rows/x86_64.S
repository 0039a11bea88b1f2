/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How all registers of x86-64 are filled, one instruction is run, and all registers are kept: nothing is free meanwhile,
 * so everything is reached from the instruction pointer. */
#include "tests/rows/layout.h"

	.bss
	.balign 64
	.globl rows_now, rows_machine_flags
rows_now:
	.skip ALL
rows_machine_flags:
	.quad 0
target:
	.quad 0
host_rsp:
	.quad 0
wide:                                   // set: there is AVX, and vector registers have four lanes
	.long 0

	.section .rodata
	.balign 4
	.globl rows_flags, rows_flag_bit
rows_flags:
	.long 5
rows_flag_bit:                          /* CF ZF SF OF as the meanings number them, and DF */
	.long 0, 6, 7, 11, 10

	.text
	.globl rows_lanes
rows_lanes:                             // 4 with AVX that the system saves, else 2
	push %rbx
	mov $1, %eax
	xor %ecx, %ecx
	cpuid
	pop %rbx
	mov $2, %eax
	and $0x18000000, %ecx           // OSXSAVE and AVX
	cmp $0x18000000, %ecx
	jne 1f
	xor %ecx, %ecx
	xgetbv
	and $6, %eax
	cmp $6, %eax
	mov $2, %eax
	jne 1f
	movl $1, wide(%rip)
	mov $4, %eax
1:
	ret

	.globl rows_calm
rows_calm:
	cld
	ret

	.globl rows_enter
rows_enter:
	push %rbx
	push %rbp
	push %r12
	push %r13
	push %r14
	push %r15
	mov %rsp, host_rsp(%rip)
	mov %rdi, target(%rip)
	cmpl $0, wide(%rip)
	je 1f
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu rows_now + VECTOR + VECTOR_STEP * \i(%rip), %ymm\i
	.endr
	jmp 2f
1:
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movdqu rows_now + VECTOR + VECTOR_STEP * \i(%rip), %xmm\i
	.endr
2:
	pushfq
	mov rows_machine_flags(%rip), %rax
	andq $~0xcc1, (%rsp)
	or %rax, (%rsp)
	popfq
	mov rows_now + GENERAL + 8 * 0(%rip), %rax
	mov rows_now + GENERAL + 8 * 1(%rip), %rcx
	mov rows_now + GENERAL + 8 * 2(%rip), %rdx
	mov rows_now + GENERAL + 8 * 3(%rip), %rbx
	mov rows_now + GENERAL + 8 * 4(%rip), %rsp
	mov rows_now + GENERAL + 8 * 5(%rip), %rbp
	mov rows_now + GENERAL + 8 * 6(%rip), %rsi
	mov rows_now + GENERAL + 8 * 7(%rip), %rdi
	.irp i, 8, 9, 10, 11, 12, 13, 14, 15
	mov rows_now + GENERAL + 8 * \i(%rip), %r\i
	.endr
	jmp *target(%rip)

	.globl rows_fell, rows_jumped, rows_landing0, rows_landing1
rows_fell:
	movl $FELL, rows_now + WHERE(%rip)
	jmp leave
rows_jumped:
	movl $JUMPED, rows_now + WHERE(%rip)
	jmp leave
rows_landing0:
	endbr64
	movl $LANDED, rows_now + WHERE(%rip)
	jmp leave
rows_landing1:
	endbr64
	movl $LANDED + 1, rows_now + WHERE(%rip)

leave:
	mov %rax, rows_now + GENERAL + 8 * 0(%rip)
	mov %rcx, rows_now + GENERAL + 8 * 1(%rip)
	mov %rdx, rows_now + GENERAL + 8 * 2(%rip)
	mov %rbx, rows_now + GENERAL + 8 * 3(%rip)
	mov %rsp, rows_now + GENERAL + 8 * 4(%rip)
	mov %rbp, rows_now + GENERAL + 8 * 5(%rip)
	mov %rsi, rows_now + GENERAL + 8 * 6(%rip)
	mov %rdi, rows_now + GENERAL + 8 * 7(%rip)
	.irp i, 8, 9, 10, 11, 12, 13, 14, 15
	mov %r\i, rows_now + GENERAL + 8 * \i(%rip)
	.endr
	mov host_rsp(%rip), %rsp
	pushfq
	cld
	pop %rax
	mov %rax, rows_machine_flags(%rip)
	cmpl $0, wide(%rip)
	je 1f
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu %ymm\i, rows_now + VECTOR + VECTOR_STEP * \i(%rip)
	.endr
	vzeroupper
	jmp 2f
1:
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movdqu %xmm\i, rows_now + VECTOR + VECTOR_STEP * \i(%rip)
	.endr
2:
	pop %r15
	pop %r14
	pop %r13
	pop %r12
	pop %rbp
	pop %rbx
	ret
	.section .note.GNU-stack, "", %progbits
