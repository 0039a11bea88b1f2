/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the compression functions of AArch64 share around their rounds. */
#ifndef INGOT_A64_STATE_H
#define INGOT_A64_STATE_H
#include "../blocks.h"

/* What is free around the rounds; the kernel's own things begin with it. */
struct a64_spare {
	V t, u;                                      /* words */
	V state;                                     /* where the state's address is brought */
};
/* A sum of message words and constants comes from the vector registers two words at a time. */
void a64_sum_to(V pair0, V pair1, V vector);         /* words 0 and 1, words 2 and 3 */
void a64_add_half(V a, V pair, unsigned half);       /* a += the low or the high word of a pair */

void a64_read_block(V blocks, const V *w);      /* sixteen words of 32 bits, into four vectors */

void a64_take(const struct blocks *b, V *v);
void a64_feed_forward(const struct blocks *b, V *v);
#endif
