/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Linked behind what was emitted: see begin.S. */
	.text
	.balign 4096
	.globl emitted_end
emitted_end:

	.section .note.GNU-stack, "", %progbits
