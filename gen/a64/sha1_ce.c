/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-1 in the SHA instructions of AArch64. */
#include "../rounds.h"
#include "ce.h"
#include "../../dsl/isa/aarch64.h"
#include "../ce_sha1.inc"

const struct kernel sha1_a64_ce = { CE_ANY, .in_pairs = true, .states = 2, .own = 1, .shared = 1, .groups = 4, .steps = 20, .name = names,
	.lane = lanes, .constants = constants, .begin = begin, .take = take, .give = give, .read = ce_read32, .words = ce_words32,
	.step = step, .sum = sum };
