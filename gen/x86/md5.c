/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The MD5 compression function in the general registers of i686: the steps of x86-64's. */
#include "state.h"
#include "../x64/state.h"
#include "../../dsl/isa/x86.h"

/*	eax a  ebx b  ecx c  edx d     the state, renamed from step to step     edi  short-lived
 *	esi blocks   ebp blocks left                                                             */

void md5_x86_scalar(const struct hash *h)
{
	static const R home[4] = { EAX, EBX, ECX, EDX };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V t = prog_pin("t", 32, EDI), data = prog_pin("blocks", 32, ESI), left = prog_pin("blocks left", 32, EBP);
		w_set(data, blocks);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = data, .n = n, .left = left, .home = home,
			.take = x86_take, .rounds = x64_md5_steps, .feed_forward = x86_feed_forward, .own = &(struct short_lived){ t, t } });
	}
}
