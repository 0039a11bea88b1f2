/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Linked in front of the target's file and what was emitted, which so have pages of their own, up to end.S. */
	.text
	.balign 4096
	.globl emitted_begin
emitted_begin:

	.section .note.GNU-stack, "", %progbits
