/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* HKDF, RFC 5869: extract, one block of what expand gives out, and all of them. */
#include "gen.h"

/* PRK is a MAC; a salt that is not given is one of no bytes, since zeros follow a short key all the same (2.2). */
void hkdf_extract(const struct hash *h)
{
	FUNC (h, hkdf_extract) {
		ARG_PINNED(prk);
		ARG_PINNED(salt);
		ARG_PINNED(salt_len);
		ARG_PINNED(ikm);
		ARG_PINNED(ikm_len);
		ARG_PINNED(f);
		w_call_to(contract_hmac(h), 6, (struct place[]){ value(prk), value(salt), value(salt_len), value(ikm),
			value(ikm_len), value(f) });
	}
}

/* A job is the key's inner and outer state and T, the block before, as words of the machine.  T(0) is empty. */
void hkdf_block(const struct hash *h)
{
	const unsigned room = h->W, word = h->W / 8, state_bytes = h->state * word;
	FUNC (h, hkdf_block) {
		ARG(job);
		ARG(info);
		ARG(info_len);
		ARG(i);
		ARG(f);
		VAR(ctx);
		struct place context = prog_frame("context of the inner hash", ctx_bytes(h)), number = prog_frame("number", 1);
		struct place count = beyond(context, ctx_count(h)), T_ = at(job, 2 * room);
		w_copy(context, at(job, 0), state_bytes);
		w_zero(count, h->L);
		{
			TMP(n);
			w_set(n, K(h->B));
			IF (i, NE, K(1)) {
				md_put_digest(h, beyond(context, ctx_buffer(h)), T_);
				w_set(n, K(h->B + h->digest));
			}
			w_store(count, n);
		}
		w_call_to(contract_update(h), 4, (struct place[]){ context, value(info), value(info_len), value(f) });
		w_store8(number, i);
		w_set(info, K(1));
		w_call_to(contract_update(h), 4, (struct place[]){ context, number, value(info), value(f) });
		w_addr(ctx, context);
		md_pad(h, ctx, f);
		md_put_digest(h, beyond(context, ctx_buffer(h)), context);
		hmac_lay_out(h, beyond(context, ctx_buffer(h)));
		w_copy(T_, at(job, room), state_bytes);
		md_call_compress(h, f, T_, beyond(context, ctx_buffer(h)), K(1));
	}
}

void hkdf_expand(const struct hash *h)
{
	FUNC (h, hkdf_expand) {
		ARG(out);
		ARG(out_len);
		ARG(job);
		ARG(info);
		ARG(info_len);
		ARG(f);
		VAR(i);
		struct place T_ = at(job, 2 * h->W), whole = prog_frame("a block of output", h->digest);
		w_set(i, K(1));
		WHILE (out_len, GEU, K(h->digest)) {
			strides(out, h->digest);
			strides(out_len, -(int64_t)h->digest);
			strides(i, 1);
			for (unsigned j = 0; j < h->state; j++)
				carries_at(beyond(T_, j * h->W / 8), h->W, j);
			w_call_to(contract_hkdf_block(h), 5,
				(struct place[]){ at(job, 0), value(info), value(info_len), value(i), value(f) });
			md_put_digest(h, at(out, 0), T_);
			w_add(out, out, K(h->digest));
			w_add(i, i, K(1));
			w_sub(out_len, out_len, K(h->digest));
		}
		IF (out_len, NE, K(0)) {
			w_call_to(contract_hkdf_block(h), 5,
				(struct place[]){ at(job, 0), value(info), value(info_len), value(i), value(f) });
			md_put_cut_digest(h, out, out_len, T_, whole);
		}
	}
}
