/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What every compression function does around its rounds, on any target: state into its home, block after block, feed
 * forward.  The state lies in its home when a block begins, and in memory alike unless it is given back at the end only. */
#include "blocks.h"

void over_blocks(const struct blocks *b)
{
	const struct hash *h = b->h;
	const unsigned bytes = h->W / 8;
	V v[8];
	w_set(b->left, b->n);
	IF (b->left, NE, K(0)) {
		for (unsigned i = 0; i < h->state; i++)
			v[i] = b->lane ? prog_pin_lane(text_of("%c", 'a' + i), h->W, b->lane[i].r, b->lane[i].low)
				: prog_pin(text_of("%c", 'a' + i), h->W, b->home[i]);
		b->take(b, v);
		REPEAT (b->left) {
			strides(b->blocks, h->B);
			if (b->ring)
				forgets(*b->ring, 16 * bytes);
			for (unsigned i = 0; i < h->state; i++) {
				carries(v[i], i);
				if (!b->give)
					carries_at(at(b->state, i * bytes), h->W, i);
			}
			b->rounds(b, v);
			prog_note("feed forward");
			b->feed_forward(b, v);
			w_add(b->blocks, b->blocks, K(h->B));
		}
		if (b->give)
			b->give(b, v);
	}
}
