/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA extensions of x86 as kernels: what x86-64 and i686 do alike. */
#ifndef INGOT_X64_SHA_NI_H
#define INGOT_X64_SHA_NI_H
#include "../kernel.h"
#include "../../dsl/isa/x86_any.h"

/* For both: order is that of the bytes of four words of a message. */
extern const uint8_t ni_sha1_order[16], ni_sha256_order[16];
void ni_load(V d, struct place p);
void ni_store(struct place p, V n);
void ni_copy(V d, V n);
void ni_xor(V d, V n);
void ni_blend(struct kit *x, V w, const uint64_t *word, unsigned lanes);

extern const char *const ni_sha1_names[], *const ni_sha256_names[];
extern const struct lane ni_sha1_lanes[5], ni_sha256_lanes[8];

struct table *ni_sha1_constants(const struct hash *h);
void ni_sha1_take(struct kit *x, const V *s, struct place words);
void ni_sha1_give(struct kit *x, struct place words, const V *s);
void ni_sha1_keep(struct kit *x, const V *s);
void ni_sha1_words(struct kit *x, struct stream *s);
void ni_sha1_step(struct kit *x, struct stream *s, unsigned i);
void ni_sha1_sum(struct kit *x, const V *s, const V *n);

void ni_sha256_take(struct kit *x, const V *s, struct place words);
void ni_sha256_give(struct kit *x, struct place words, const V *s);
void ni_sha256_words(struct kit *x, struct stream *s);
void ni_sha256_step(struct kit *x, struct stream *s, unsigned i);
void ni_sha256_sum(struct kit *x, const V *s, const V *n);

#define NI_ANY     .load = ni_load, .store = ni_store, .copy = ni_copy, .xor = ni_xor, .blend = ni_blend, .groups = 4
#define NI_SHA1    NI_ANY, .states = 2, .own = 1, .shared = 1, .steps = 20, .name = ni_sha1_names, .lane = ni_sha1_lanes, \
	.reversed = true, .constants = ni_sha1_constants, .take = ni_sha1_take, .give = ni_sha1_give, .keep = ni_sha1_keep, \
	.words = ni_sha1_words, .step = ni_sha1_step, .sum = ni_sha1_sum
#define NI_SHA256  NI_ANY, .states = 2, .shared = 2, .steps = 16, .name = ni_sha256_names, .lane = ni_sha256_lanes, \
	.constants = table_of_k, .take = ni_sha256_take, .give = ni_sha256_give, .words = ni_sha256_words, \
	.step = ni_sha256_step, .sum = ni_sha256_sum
#endif
