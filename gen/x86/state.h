/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the compression functions of i686 share around their rounds. */
#ifndef INGOT_X86_STATE_H
#define INGOT_X86_STATE_H
#include "../blocks.h"

V x86_in_frame(const char *name, unsigned w);        /* what never is in a register */
void x86_take(const struct blocks *b, V *v);         /* in general registers; own begins with a register to spare */
void x86_feed_forward(const struct blocks *b, V *v);
void x86_message(V q, V r, struct place p, unsigned W);      /* q becomes 16 bytes of message in words of W bits; r is used */

/* For kernels that have their state in the frame: state stays in memory from block to block and is copied for the rounds. */
struct framed {
	const struct hash *h;
	V state, blocks, left;                       /* an argument, a register, in the frame */
	V pointer, q, r;                             /* short-lived: a general register, two vectors */
	struct place copy, ring;
	unsigned ring_bytes;
	void (*rounds)(const struct framed *f);
	void *own;                                   /* the kernel's */
};
void x86_over_framed_blocks(const struct framed *f, V n);
#endif
