/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* PBKDF2, RFC 8018, 5.2: its iterations, each two compressions of a block that is laid out once. */
#include "gen.h"

/* A job is inner state, outer state, U and T, each with room for eight words. */
void pbkdf2_steps(const struct hash *h)
{
	const unsigned room = h->W, word = h->W / 8, state_bytes = h->state * word;
	FUNC (h, pbkdf2_steps) {
		ARG(job);
		ARG(n);
		ARG(f);
		const unsigned step = word_bytes();
		struct place block = prog_frame("block", h->B), state = prog_frame("state", room);
		struct place inner = at(job, 0), outer = at(job, room), U = at(job, 2 * room), T_ = at(job, 3 * room);
		hmac_lay_out(h, block);
		IF (n, NE, K(0)) {
			REPEAT (n) {
				forgets(block, h->digest);
				forgets(state, state_bytes);
				for (unsigned j = 0; j < h->state; j++) {
					carries_at(beyond(U, j * word), h->W, j);
					carries_at(beyond(T_, j * word), h->W, h->state + j);
				}
				md_put_digest(h, block, U);
				w_copy(state, inner, state_bytes);
				md_call_compress(h, f, state, block, K(1));
				md_put_digest(h, block, state);
				w_copy(U, outer, state_bytes);
				md_call_compress(h, f, U, block, K(1));
				TMP(u);
				TMP(t);
				for (unsigned o = 0; o < state_bytes; o += step < state_bytes - o ? step : state_bytes - o) {
					unsigned piece = step < state_bytes - o ? step : state_bytes - o;
					V uu = as_width(u, 8 * piece), tt = as_width(t, 8 * piece);
					w_load(uu, beyond(U, o));
					w_load(tt, beyond(T_, o));
					w_xor(tt, tt, uu);
					w_store(beyond(T_, o), tt);
				}
			}
		}
	}
}
