/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the recipes of AArch64 are made of. */
#ifndef INGOT_TARGET_AARCH64_H
#define INGOT_TARGET_AARCH64_H
#include "../isa/aarch64.h"

/* Scratch registers of the recipes, for a value, another one and an address: never handed out to a variable. */
enum { SCRATCH = X16, SCRATCH2 = X15, ASCRATCH = X17, VSCRATCH = V16 };

V a64_scratch(R r, unsigned w);
void a64_do(enum a64_op op, unsigned w, R d, R n, R m, int64_t k);
V a64_in_register(V v, R fallback);                  /* v, or a copy of it in that register */
void a64_set_constant(R d, unsigned w, uint64_t k);
bool a64_is_bitmask(uint64_t k, unsigned w);
void a64_add_small(R d, R n, int64_t k);

bool a64_reaches(unsigned bytes, bool pair, int64_t disp, bool *scaled);
struct mem a64_plain(R base, int64_t disp);
struct mem a64_based(struct place p, R to);
struct mem a64_operand(struct place p, unsigned bytes);
void a64_access(bool store, R r, R a, unsigned bytes, struct mem m);
void a64_store_zero(unsigned bytes, struct mem m);
void a64_copy(struct place to, struct place from, unsigned bytes);
void a64_zero(struct place to, unsigned bytes);
#endif
