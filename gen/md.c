/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The routines around a compression function: update, finish and the one-shot digest, for every hash and target.
 * RFC 1321, 3.1 to 3.3; FIPS 180-4, 5 and 6. */
#include "gen.h"

unsigned word_bytes(void)
{
	return prog->t->word / 8;
}

/* Copies n bytes, n < 256 or so; from, to and n are used up.  Big moves that overlap at the end instead of small ones. */
void md_copy_bytes(V to, V from, V n)
{
	TMP(t);
	IF (n, GTU, K(16)) {
		DO_WHILE (n, GTU, K(16)) {
			w_copy(at(to, 0), at(from, 0), 16);
			w_add(from, from, K(16));
			w_add(to, to, K(16));
			w_sub(n, n, K(16));
		}
		w_copy(at_i(to, n, -16), at_i(from, n, -16), 16);
	} ELSE {
		IF (n, GEU, K(8)) {
			w_copy(at_i(to, n, -8), at_i(from, n, -8), 8);
			w_copy(at(to, 0), at(from, 0), 8);
		} ELSE {
			IF (n, GEU, K(4)) {
				w_copy(at_i(to, n, -4), at_i(from, n, -4), 4);
				w_copy(at(to, 0), at(from, 0), 4);
			} ELSE {
				IF (n, NE, K(0)) {
					w_load8(t, at(from, 0));
					w_store8(at(to, 0), t);
					w_load8(t, at_i(from, n, -1));
					w_store8(at_i(to, n, -1), t);
					w_shr(n, n, 1);
					w_load8(t, at_i(from, n, 0));
					w_store8(at_i(to, n, 0), t);
				}
			}
		}
	}
}

void md_call_compress(const struct hash *h, V f, struct place state, struct place blocks, V n)
{
	w_call(member_of(f, contract_compress), contract_compress(h), 3, (struct place[]){ state, blocks, value(n) });
}

/* Zeros from byte n of a block to byte to, in steps of step; may go over to by less than a step. */
static void put_zeros(struct place block, V n, unsigned to, unsigned step)
{
	WHILE (n, LTU, K(to)) {
		struct place p = block;
		p.index = n;
		if (step == 1)
			w_store8(p, K(0));
		else
			w_zero(p, step);
		w_add(n, n, K(step));
	}
}

/* The length field, 8 * bytes as a number of L bytes in the hash's byte order.  bytes lies in memory, or is one word. */
void md_put_bit_length(const struct hash *h, struct place block, struct place in_memory, V bytes)
{
	const unsigned step = word_bytes(), words = h->L / step;
	TMP(t);
	TMP(low);
	for (unsigned i = words; i-- > 0;) {
		unsigned home = h->B - h->L + (h->order == BE ? words - 1 - i : i) * step;
		if (bytes && i > 1) {
			w_set(t, K(0));
		} else if (bytes) {
			if (i == 1)
				w_shr(t, bytes, prog->t->word - 3);
			else
				w_shl(t, bytes, 3);
		} else {
			w_load(t, beyond(in_memory, i * step));
			w_shl(t, t, 3);
			if (i > 0) {
				w_load(low, beyond(in_memory, (i - 1) * step));
				w_shr(low, low, prog->t->word - 3);
				w_or(t, t, low);
			}
		}
		if (h->order == BE)
			w_bswap(t, t);
		w_store(beyond(block, home), t);
	}
}

/* The state's words in the hash's byte order, cut to the digest. */
void md_put_digest(const struct hash *h, struct place out, struct place state)
{
	const unsigned word = h->W / 8, most = word < word_bytes() ? word : word_bytes();
	TMP(t);
	for (unsigned done = 0, piece; done < h->digest; done += piece) {
		piece = h->digest - done < most ? h->digest - done : most;
		unsigned in_word = done % word;
		V part = as_width(t, 8 * piece);
		w_load(part, beyond(state, done - in_word + (h->order == BE ? word - piece - in_word : in_word)));
		if (h->order == BE)
			w_bswap(part, part);
		w_store(beyond(out, done), part);
	}
}

/* The first len bytes of what md_put_digest would write, by way of whole; len is used up. */
void md_put_cut_digest(const struct hash *h, V out, V len, struct place state, struct place whole)
{
	md_put_digest(h, whole, state);
	TMP(to);
	TMP(from);
	w_set(to, out);
	w_addr(from, whole);
	md_copy_bytes(to, from, len);
}

void md_update(const struct hash *h)
{
	const unsigned buffer = ctx_buffer(h), count = ctx_count(h), B = h->B;
	FUNC (h, update) {
		ARG(ctx);
		ARG(data);
		ARG(len);
		ARG(f);
		VAR(fill);                                   /* bytes waiting */
		VAR(n);
		w_load(fill, at(ctx, count));
		w_count(at(ctx, count), h->L, len);
		w_and(fill, fill, K(B - 1));
		IF (fill, NE, K(0)) {
			TMP(to);
			TMP(from);
			TMP(left);
			w_set(n, K(B));
			w_sub(n, n, fill);
			IF (len, LTU, n) {
				w_set(n, len);
			}
			w_addr(to, at_i(ctx, fill, buffer));
			w_set(from, data);
			w_set(left, n);
			md_copy_bytes(to, from, left);
			w_add(fill, fill, n);
			w_add(data, data, n);
			w_sub(len, len, n);
			IF (fill, EQ, K(B)) {
				md_call_compress(h, f, at(ctx, 0), at(ctx, buffer), K(1));
			}
		}
		CUT(ctx, data, len, f);                      /* nothing waits, or there is no more */
		w_shr(n, len, log2_of(B));
		IF (n, NE, K(0)) {
			md_call_compress(h, f, at(ctx, 0), value(data), n);
			w_shl(n, n, log2_of(B));
			w_add(data, data, n);
		}
		w_and(len, len, K(B - 1));
		IF (len, NE, K(0)) {
			TMP(to);
			w_addr(to, at(ctx, buffer));
			md_copy_bytes(to, data, len);
		}
	}
}

/* Pads and absorbs what waits in a context: its state is then the whole message's. */
void md_pad(const struct hash *h, V ctx, V f)
{
	const unsigned buffer = ctx_buffer(h), count = ctx_count(h), B = h->B, L = h->L;
	VAR(n);
	w_load(n, at(ctx, count));
	w_and(n, n, K(B - 1));
	w_store8(at_i(ctx, n, buffer), K(0x80));
	w_add(n, n, K(1));
	IF (n, GTU, K(B - L)) {                              /* no room left for the length */
		put_zeros(at(ctx, buffer), n, B, 1);
		md_call_compress(h, f, at(ctx, 0), at(ctx, buffer), K(1));
		w_set(n, K(0));
	}
	put_zeros(at(ctx, buffer), n, B - L, L);
	md_put_bit_length(h, at(ctx, buffer), at(ctx, count), NULL);
	md_call_compress(h, f, at(ctx, 0), at(ctx, buffer), K(1));
}

/* Absorbs the len bytes at data and the padding of a message of total bytes, which ends there.  data and len are used up. */
void md_absorb_message(const struct hash *h, V f, struct place state, struct place block, V data, V len, V total)
{
	const unsigned B = h->B;
	VAR(n);
	w_shr(n, len, log2_of(B));
	IF (n, NE, K(0)) {
		md_call_compress(h, f, state, value(data), n);
		w_shl(n, n, log2_of(B));
		w_add(data, data, n);
	}
	w_and(n, len, K(B - 1));
	w_zero(block, B);
	TMP(to);
	TMP(left);
	w_addr(to, block);
	w_set(left, n);
	md_copy_bytes(to, data, left);
	block.index = n;
	w_store8(block, K(0x80));
	block.index = NULL;
	IF (n, GEU, K(B - h->L)) {
		md_call_compress(h, f, state, block, K(1));
		w_zero(block, B);
	}
	md_put_bit_length(h, block, block, total);
	md_call_compress(h, f, state, block, K(1));
}

void md_set_iv(const struct hash *h, struct place state)
{
	const unsigned word = h->W / 8;
	uint8_t iv[64];
	for (unsigned i = 0; i < h->state * word; i++)
		iv[i] = (uint8_t)(typed_iv(h, i / word) >> 8 * (i % word));
	w_copy(state, at_table(prog_table("iv", iv, h->state * word, 16), 0), h->state * word);
}

void md_finish(const struct hash *h)
{
	FUNC (h, finish) {
		ARG(ctx);
		ARG(out);
		ARG(f);
		md_pad(h, ctx, f);
		md_put_digest(h, at(out, 0), at(ctx, 0));
		w_zero(at(ctx, 0), ctx_bytes(h));
	}
}

void md_digest(const struct hash *h)
{
	FUNC (h, digest) {
		ARG(out);
		ARG(data);
		ARG(len);
		ARG(f);
		struct place state = prog_frame("state", h->state * h->W / 8), block = prog_frame("block", h->B);
		md_set_iv(h, state);
		md_absorb_message(h, f, state, block, data, len, len);
		md_put_digest(h, at(out, 0), state);
	}
}
