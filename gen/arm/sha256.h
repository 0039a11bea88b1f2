/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The rounds of SHA-256 in general registers of ARMv7-A, wherever the message words come from. */
#ifndef INGOT_ARM_SHA256_H
#define INGOT_ARM_SHA256_H
#include "state.h"

struct sha256_arm {
	const struct sigmas *s;
	V v[8], t, u, bc;
	void (*between)(void *own, unsigned t, unsigned i);      /* i < 8: work of another kind, within round t, or NULL */
	void *own;
};
extern const R sha256_arm_home[8];                   /* of the state's words */
struct sha256_arm sha256_arm_rounds(const struct hash *h);
void sha256_arm_begin(struct sha256_arm *x, V *v);
void sha256_arm_round(struct sha256_arm *x, unsigned t, V wk);   /* w + k */
#endif
