/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-1 in the SHA instructions of Armv8's 32-bit state. */
#include "../rounds.h"
#include "ce.h"
#include "../ce_sha1.inc"

const struct kernel sha1_arm_ce = { CE_ANY, .states = 2, .own = 1, .shared = 1, .groups = 4, .steps = 20, .name = names,
	.lane = lanes, .constants = constants, .begin = begin, .take = take, .give = give, .read = arm_ce_read,
	.words = arm_ce_words32, .step = step, .sum = sum };
