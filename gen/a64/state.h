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
void a64_take(const struct blocks *b, V *v);
void a64_feed_forward(const struct blocks *b, V *v);
#endif
