/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Randomness that can be had again: the seed is printed once a test, and INGOT_SEED gives it back. */
#ifndef INGOT_TESTS_SEED_H
#define INGOT_TESTS_SEED_H
#include <stddef.h>
#include <stdint.h>

uint64_t random64(void);
uint64_t random_below(uint64_t n);
void random_bytes(void *p, size_t n);
#endif
