/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256 in the SHA instructions of Armv8's 32-bit state. */
#include "../rounds.h"
#include "ce.h"
#include "../ce_sha256.inc"

/* Two constants at a time, from the first one on. */
static void between(struct kit *x, unsigned i)
{
	V next = prog_pin("constants to come", 32, LR);
	if (i == 0)
		w_set(next, x->base);
	if (i % 2 == 0)
		VLD1_ON(next, 4, x->constant[0]);
}

const struct kernel sha256_arm_ce = { CE_ANY, .states = 2, .shared = 2, .groups = 4, .steps = 16, .name = names, .lane = lanes,
	.constants = table_of_k, .begin = begin, .between = between, .take = take, .give = give, .read = arm_ce_read,
	.words = arm_ce_words32, .step = step, .sum = sum };
