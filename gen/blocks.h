/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The compression functions that keep their state in registers: what differs from one to the next. */
#ifndef INGOT_BLOCKS_H
#define INGOT_BLOCKS_H
#include "gen.h"

struct lane { R r; unsigned low; };                  /* a word in a vector register, from that bit on */

struct blocks {
	const struct hash *h;
	V state, blocks, n, left;                    /* the arguments, and where the count of blocks left is kept */
	const R *home;                               /* of the state's words a, b, c ... */
	const struct lane *lane;                     /* or, if not NULL, of these */
	const struct place *ring;                    /* of the message schedule, sixteen words, or NULL */
	void (*take)(const struct blocks *b, V *v);  /* v becomes the state in memory */
	void (*rounds)(const struct blocks *b, V *v);    /* v: the state's words; back in their places at the end */
	void (*feed_forward)(const struct blocks *b, V *v);      /* the state in memory and v become their sums */
	void (*give)(const struct blocks *b, V *v);  /* memory becomes v, at the end; NULL: feed_forward did so all along */
	void *own;                                   /* the kernel's */
};
void over_blocks(const struct blocks *b);
#endif
