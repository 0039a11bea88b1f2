/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the kernels over the SHA instructions of Armv8's 32-bit state share, and what AArch64 calls otherwise. */
#ifndef INGOT_ARM_CE_H
#define INGOT_ARM_CE_H
#include "../kernel.h"
#include "../../dsl/isa/arm.h"

#define CE(name) arm_ce_##name
#define ADD_4S            VADD_I32
#define EXT               VEXT
#define MOV_16B(d, n)     VORR(d, n, n)
#define EOR_16B           VEOR
#define LDP(d, a, p)      arm_ce_load_two(d, a, p)
#define STP(p, m, a)      arm_ce_store_two(p, m, a)

/* d8 to d15 belong to the caller, so they come last.  r3 is where the constants lie; r12 and lr are for addresses. */
extern const R arm_ce_pool[], arm_ce_general[];
void arm_ce_load(V d, struct place p);
void arm_ce_store(struct place p, V n);
void arm_ce_load_two(V d, V a, struct place p);
void arm_ce_store_two(struct place p, V m, V a);
void arm_ce_copy(V d, V n);
void arm_ce_xor(V d, V n);
void arm_ce_blend(struct kit *x, V w, const uint64_t *word, unsigned lanes);
void arm_ce_read(struct kit *x, struct stream *s, struct place block, unsigned g);    /* all of a block with the first group */
void arm_ce_words32(struct kit *x, struct stream *s);
#define CE_ANY  .pool = arm_ce_pool, .general = arm_ce_general, .plain = true, .based = true, .load = arm_ce_load, \
	.store = arm_ce_store, .copy = arm_ce_copy, .xor = arm_ce_xor, .blend = arm_ce_blend
#endif
