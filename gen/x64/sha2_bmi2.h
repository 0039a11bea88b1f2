/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-2 on x86-64 with BMI2: what the rounds in general registers want of the message schedule in vector registers. */
#ifndef INGOT_X64_SHA2_BMI2_H
#define INGOT_X64_SHA2_BMI2_H
#include "../blocks.h"

/*	rax a  rbx b  rcx c  rdx d  r8 e  r9 f  r10 g  r11 h      the state, renamed from round to round
 *	rdi state   rsi blocks   rbp blocks left
 *	r12 r13     short-lived    r14 r15   a^b of this round and of the one before, turn about
 *	xmm0-3      w[t..t+15], four words each (ymm0-3 of 64 bits)        xmm4-6  short-lived
 *	xmm7        order of a message's bytes      xmm8 xmm9   of a schedule's own shuffles
 *	frame       w+k of sixteen rounds                                                       */
struct sha2_bmi2 {
	const struct hash *h;
	V v[8], t, u, ab, bc;
	V w[4], x, y, z, order, mask[2];
	const struct table *k, *shuffles;            /* order, then those of the masks; 16 bytes each */
	struct place wk;
	const struct schedule *s;
};

struct schedule {
	void (*begin)(const struct sha2_bmi2 *o);    /* takes the shuffles */
	void (*four)(const struct sha2_bmi2 *o, V *w);     /* w[0], of w[t..t+3], becomes w[t+16..t+19]; w[1] to w[3] follow it */
	void (*add_k)(V d, V w, struct place k);
	void (*end)(void);
	const uint8_t *shuffles;
	unsigned count;
};
void sha2_x64_bmi2(const struct hash *h, const struct schedule *s);
#endif
