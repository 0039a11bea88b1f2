/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The compression functions of x86-64 in general registers: what differs from one to the next. */
#ifndef INGOT_X64_BLOCKS_H
#define INGOT_X64_BLOCKS_H
#include "../gen.h"

struct blocks {
	const struct hash *h;
	V state, blocks, n, left;                    /* the arguments, and where the count of blocks left is kept */
	const R *home;                               /* of the state's words a, b, c ... */
	const struct place *ring;                    /* of the message schedule, sixteen words, or NULL */
	void (*rounds)(const struct blocks *b, V *v);    /* v: the state's words; back in their places at the end */
	void *own;                                   /* the kernel's */
};
void x64_over_blocks(const struct blocks *b);
#endif
