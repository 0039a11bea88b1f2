/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA instructions of AArch64: which registers their kernels have, and how 128 bits are moved and mixed. */
#include "ce.h"
#include "../../dsl/isa/aarch64.h"

const R ce_pool[] = { V0, V0 + 1, V0 + 2, V0 + 3, V0 + 4, V0 + 5, V0 + 6, V0 + 7, V16, V16 + 1, V16 + 2, V16 + 3, V16 + 4,
	V16 + 5, V16 + 6, V16 + 7, V16 + 8, V16 + 9, V16 + 10, V16 + 11, V16 + 12, V16 + 13, V16 + 14, V16 + 15, NOREG };
const R ce_general[] = { X0, X1, X3 };

#include "../ce_any.inc"

void ce_read32(struct kit *x, struct stream *s, struct place block, unsigned g)
{
	(void)x;
	for (unsigned i = 0; g == 0 && i < 4; i += 2)
		LDP(s->w[i].v, s->w[i + 1].v, beyond(block, 16 * i));
	for (unsigned i = 0; g == 0 && i < 4; i++)
		REV32(s->w[i].v, s->w[i].v);
}
