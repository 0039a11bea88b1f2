/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the compression functions of ARMv7-A share around their rounds. */
#ifndef INGOT_ARM_STATE_H
#define INGOT_ARM_STATE_H
#include "../blocks.h"

/* What b->own begins with. */
struct arm_own {
	V t, u;                                      /* free around the rounds */
	V k;                                         /* the address of the round constants, or NULL */
	const struct table *constants;               /* for k */
	uint8_t turn[8];                             /* after the rounds, each word is still to be rotated right by so much */
};
void arm_take(const struct blocks *b, V *v);
void arm_feed_forward(const struct blocks *b, V *v);

void arm_read_block(V blocks, V p, const V *w);      /* sixteen words of 32 bits, into four vectors in a row; p is used up */

/* The round constants as words of the machine; from some step on, they are less by one. */
const struct table *arm_constants(const struct hash *h, unsigned less_from);
const struct table *arm_sha1_constants(void);        /* of SHA-1, each four times */
#endif
