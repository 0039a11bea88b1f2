/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* HMAC, RFC 2104: the key's two midstates, and the outer hash as one compression of a block whose layout never changes. */
#include "gen.h"

/* What follows the digest in the block of the outer hash: 0x80, zeros, eight times (B + digest). */
void hmac_lay_out(const struct hash *h, struct place block)
{
	const unsigned bits = 8 * (h->B + h->digest);
	w_zero(beyond(block, h->digest), h->B - h->digest);
	w_store8(beyond(block, h->digest), K(0x80));
	w_store8(beyond(block, h->order == BE ? h->B - 2 : h->B - h->L + 1), K(bits >> 8));
	w_store8(beyond(block, h->order == BE ? h->B - 1 : h->B - h->L), K(bits & 0xff));
}

/* block ^= the byte x, all over. */
static void xor_block(const struct hash *h, struct place block, uint8_t x)
{
	TMP(t);
	TMP(pad);
	w_set(pad, K(x * (UINT64_MAX / 0xff)));
	for (unsigned o = 0; o < h->B; o += word_bytes()) {
		w_load(t, beyond(block, o));
		w_xor(t, t, pad);
		w_store(beyond(block, o), t);
	}
}

/* block becomes the key, or the digest of a long one, and zeros.  k and klen are used up, state is room for one. */
void hmac_key_block(const struct hash *h, struct place block, struct place state, V k, V klen, V f)
{
	struct place tail = prog_frame("last block", h->B);
	w_zero(block, h->B);
	IF (klen, GTU, K(h->B)) {
		md_set_iv(h, state);
		md_absorb_message(h, f, state, tail, k, klen, klen);
		md_put_digest(h, block, state);
	} ELSE {
		TMP(to);
		w_addr(to, block);
		md_copy_bytes(to, k, klen);
	}
}

void hmac_key(const struct hash *h)
{
	FUNC (h, hmac_key) {
		ARG(key);
		ARG(k);
		ARG(klen);
		ARG(f);
		const unsigned room = h->W;                  /* of a state: eight words */
		struct place block = prog_frame("key block", h->B), state = prog_frame("state", room);
		hmac_key_block(h, block, state, k, klen, f);
		for (unsigned outer = 0; outer < 2; outer++) {
			xor_block(h, block, outer ? 0x36 ^ 0x5c : 0x36);
			md_set_iv(h, state);
			md_call_compress(h, f, state, block, K(1));
			w_copy(at(key, outer * room), state, h->state * h->W / 8);
		}
	}
}

void hmac(const struct hash *h)
{
	FUNC (h, hmac) {
		ARG(out);
		ARG_PINNED(k);
		ARG_PINNED(klen);
		ARG(data);
		ARG(len);
		ARG(f);
		const unsigned room = h->W, state_bytes = h->state * h->W / 8;
		struct place key = prog_frame("key", 2 * room), block = prog_frame("block", h->B);
		VAR(total);
		w_call(member_of(f, contract_hmac_key), contract_hmac_key(h), 4, (struct place[]){ key, value(k), value(klen), value(f) });
		w_add(total, len, K(h->B));
		md_absorb_message(h, f, key, block, data, len, total);
		md_put_digest(h, block, key);
		hmac_lay_out(h, block);
		w_copy(key, beyond(key, room), state_bytes);
		md_call_compress(h, f, key, block, K(1));
		md_put_digest(h, at(out, 0), key);
	}
}

void hmac_finish(const struct hash *h)
{
	FUNC (h, hmac_finish) {
		ARG(hmac);
		ARG(out);
		ARG(f);
		VAR(ctx);                                    /* of the inner hash; the key's states lie before it */
		w_add(ctx, hmac, K(2 * h->W));
		md_pad(h, ctx, f);
		md_put_digest(h, at(ctx, ctx_buffer(h)), at(ctx, 0));
		hmac_lay_out(h, at(ctx, ctx_buffer(h)));
		w_copy(at(ctx, 0), at(hmac, h->W), h->state * h->W / 8);
		md_call_compress(h, f, at(ctx, 0), at(ctx, ctx_buffer(h)), K(1));
		md_put_digest(h, at(out, 0), at(ctx, 0));
		w_zero(at(ctx, 0), ctx_bytes(h));
	}
}
