/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What somebody wants to be run by hand: a function, a kernel for it to call, and its arguments by name. */
#ifndef INGOT_GEN_BYHAND_H
#define INGOT_GEN_BYHAND_H
#include "gen.h"

struct given_bytes { const char *name; bool is_number; uint64_t number; const uint8_t *byte; size_t n; };
struct request {
	const struct function *f, *kernel;
	const struct hash *h;
	struct given_bytes given[2 * MAX_ARGS];
	unsigned n;
	bool trace;
};
int run_by_hand(const struct request *q);
#endif
