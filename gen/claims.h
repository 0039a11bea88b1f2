/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the files of claims share: how inputs are given to a case, and pieces of meanings that several claims are made of. */
#ifndef INGOT_CLAIMS_H
#define INGOT_CLAIMS_H
#include <string.h>
#include "gen.h"

/* A context that has taken count bytes, r of them waiting: count = r mod B.  It lies in g from byte at to its end. */
struct context {
	struct region *g;
	unsigned at;
	T count, state[8];
	T waiting[128];
};

/* claims.c */
struct region *give_folded(struct proof *p, unsigned arg, const struct hash *h);     /* a state, of which blocks are folded */
void expect_folded(struct proof *p, const struct hash *h, struct region *state, T n);    /* n of them were */
struct region *give_table(struct proof *p, const struct hash *h, unsigned arg);
struct context give_context(struct proof *p, unsigned arg, const struct hash *h, unsigned at, unsigned r);
T give_length(struct proof *p, unsigned arg, const struct hash *h, unsigned t, T *q);
struct linear offset(T q, unsigned B, int64_t k);
void absorb_bytes(const struct hash *h, const T *byte, T *state);
void absorb_last(const struct hash *h, const T *waiting, unsigned r, T count, T *state);
void digest_bytes(const struct hash *h, const T *state, T *byte);
void expect_digest(struct proof *p, const struct hash *h, struct region *out, const T *state);

/* claims_hmac.c */
void outer_hash(const struct hash *h, const T *outer, T *state);
void expect_words(struct proof *p, const struct hash *h, struct region *g, unsigned off, const T *want, const char *what);
#endif
