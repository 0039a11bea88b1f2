/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the kernels over the SHA instructions of AArch64 share. */
#ifndef INGOT_A64_CE_H
#define INGOT_A64_CE_H
#include "../kernel.h"

#define CE(name) ce_##name

/* v8 to v15 belong to the caller in part.  x3 is where the constants lie. */
extern const R ce_pool[], ce_general[];
void ce_load(V d, struct place p);
void ce_store(struct place p, V n);
void ce_copy(V d, V n);
void ce_xor(V d, V n);
void ce_blend(struct kit *x, V w, const uint64_t *word, unsigned lanes);
void ce_read32(struct kit *x, struct stream *s, struct place block, unsigned g);      /* all of a block with the first group */
void ce_words32(struct kit *x, struct stream *s);
#define CE_ANY  .pool = ce_pool, .general = ce_general, .plain = true, .based = true, .load = ce_load, .store = ce_store, \
	.copy = ce_copy, .xor = ce_xor, .blend = ce_blend
#endif
