/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The compression functions in the SHA extensions of x86: what x86-64 and i686 write alike, once each has said where
 * every value lies.  The kernel's own begins with that. */
#ifndef INGOT_X64_SHA_NI_H
#define INGOT_X64_SHA_NI_H
#include "../blocks.h"

/*	xmm0 abcd   xmm1 xmm2  e plus the words of four rounds, turn about     highest lane first: a in 127..96
 *	xmm3-6 w[t..t+15], four words each, the first in the highest lane
 *	order  of a message's bytes      abcd0 e0  as the block found them, maybe in the frame; e0 has zeros below        */
struct sha1_ni { V abcd, e[2], w[4], order, abcd0, e0, zeros; };
extern const uint8_t ni_sha1_order[16];
struct sha1_ni ni_sha1_pin(R xmm0);                  /* those that are numbered */
void ni_sha1_take(const struct blocks *b, V *v);
void ni_sha1_rounds(const struct blocks *b, V *v);
void ni_sha1_feed_forward(const struct blocks *b, V *v);
void ni_sha1_give(const struct blocks *b, V *v);

/*	xmm0 w+k of two rounds, as sha256rnds2 has it     xmm1 abef  xmm2 cdgh     highest lane first: a in 127..96
 *	xmm3-6 w[t..t+15], four words each                xmm7 short-lived
 *	abef0 cdgh0  as the block found them, maybe in the frame                                                        */
struct sha256_ni {
	V wk, abef, cdgh, w[4], t, abef0, cdgh0;
	struct place k;
	void (*order)(const void *own, V w);         /* the bytes of four words of the message */
};
extern const uint8_t ni_sha256_order[16];
struct sha256_ni ni_sha256_pin(R xmm0);              /* those that are numbered */
void ni_sha256_take(const struct blocks *b, V *v);
void ni_sha256_rounds(const struct blocks *b, V *v);
void ni_sha256_feed_forward(const struct blocks *b, V *v);
void ni_sha256_give(const struct blocks *b, V *v);

/* Where the state's words are, given the number of xmm0. */
const struct lane *ni_lanes(const struct hash *h, R xmm0);
#endif
