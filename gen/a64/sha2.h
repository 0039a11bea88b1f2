/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the two SHA-2 compression functions of AArch64 share, and what each of them adds. */
#ifndef INGOT_A64_SHA2_H
#define INGOT_A64_SHA2_H
#include "../rounds.h"
#include "state.h"

struct sha2 {
	struct a64_spare spare;
	const struct hash *h;
	const struct sigmas *s;
	V v[8];                                      /* a..h, renamed from round to round */
	V t, ab, bc;                                 /* short-lived; a^b of this round and of the one before, turn about */
	void (*read_block)(struct sha2 *x, V blocks);
	void (*add_word)(struct sha2 *x, unsigned t, V h);       /* h += K + w[t]; may use ab */
	void (*between)(struct sha2 *x, unsigned t, unsigned i); /* a piece, 0 to 7, of the work on later words; the last may
	                                                            use t and ab */
};
void sha2_a64_rounds(const struct blocks *b, V *v);
void sha2_a64_sigma(unsigned step, V d, V n, const uint8_t *r, bool last_shifts);
#endif
