/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256 in the SHA instructions of AArch64. */
#include "../rounds.h"
#include "ce.h"
#include "../../dsl/isa/aarch64.h"
#include "../ce_sha256.inc"

static void between(struct kit *x, unsigned i)
{
	if (!x->hoisted && i % 2 == 0)
		LDP(x->constant[0], x->constant[1], kit_round_constants(x, 16 * i));
}

const struct kernel sha256_a64_ce = { CE_ANY, .in_pairs = true, .states = 2, .shared = 2, .groups = 4, .steps = 16, .name = names, .lane = lanes,
	.constants = table_of_k, .begin = begin, .between = between, .take = take, .give = give, .read = ce_read32, .words = ce_words32,
	.step = step, .sum = sum };
