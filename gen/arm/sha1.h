/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The rounds of SHA-1 in general registers of ARMv7-A, wherever the message words come from. */
#ifndef INGOT_ARM_SHA1_H
#define INGOT_ARM_SHA1_H
#include "state.h"

/* Rotations wait until a word is used as the second operand, whose rotation is free: v is still to be rotated right. */
struct turned { V v; unsigned by; };
struct turned turned_eor(V d, struct turned n, struct turned m);     /* d, to be rotated as n is */
struct turned turned_and(V d, struct turned n, struct turned m);
void turned_add(V d, V n, struct turned m);

struct sha1_arm {
	V v[5], t, u;                                /* t and u: short-lived */
	uint8_t turn[5];                             /* of v */
	void (*between)(void *own, unsigned i);      /* work of another kind, within round i, or NULL */
	void *own;
};
struct turned sha1_arm_e(const struct sha1_arm *x, unsigned i);
void sha1_arm_round(struct sha1_arm *x, unsigned i);     /* w + k is in e already, and nothing of it to be rotated */
#endif
