/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The routines around a compression function: update, finish and the one-shot digest, for every hash and target.
 * RFC 1321, 3.1 to 3.3; FIPS 180-4, 5 and 6. */
#include "gen.h"

static unsigned word_bytes(void)
{
	return prog->t->word / 8;
}

/* Copies n bytes, n < 256 or so; from, to and n are used up.  Big moves that overlap at the end instead of small ones. */
static void copy_bytes(V to, V from, V n)
{
	TMP(t);
	IF (n, GTU, K(16)) {
		WHILE (n, GTU, K(16)) {
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

static void call_compress(const struct hash *h, V f, struct place state, struct place blocks, V n)
{
	w_call(at(f, 0), contract_compress(h), 3, (struct place[]){ state, blocks, value(n) });
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
static void put_bit_length(const struct hash *h, struct place block, struct place in_memory, V bytes)
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
static void put_digest(const struct hash *h, V out, struct place state)
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
		w_store(at(out, done), part);
	}
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
			copy_bytes(to, from, left);
			w_add(fill, fill, n);
			w_add(data, data, n);
			w_sub(len, len, n);
			IF (fill, EQ, K(B)) {
				call_compress(h, f, at(ctx, 0), at(ctx, buffer), K(1));
			}
		}
		w_shr(n, len, log2_of(B));
		IF (n, NE, K(0)) {
			call_compress(h, f, at(ctx, 0), value(data), n);
			w_shl(n, n, log2_of(B));
			w_add(data, data, n);
		}
		w_and(len, len, K(B - 1));
		IF (len, NE, K(0)) {
			TMP(to);
			w_addr(to, at(ctx, buffer));
			copy_bytes(to, data, len);
		}
	}
}

void md_finish(const struct hash *h)
{
	const unsigned buffer = ctx_buffer(h), count = ctx_count(h), B = h->B, L = h->L;
	FUNC (h, finish) {
		ARG(ctx);
		ARG(out);
		ARG(f);
		VAR(n);
		w_load(n, at(ctx, count));
		w_and(n, n, K(B - 1));
		w_store8(at_i(ctx, n, buffer), K(0x80));
		w_add(n, n, K(1));
		IF (n, GTU, K(B - L)) {                      /* no room left for the length */
			put_zeros(at(ctx, buffer), n, B, 1);
			call_compress(h, f, at(ctx, 0), at(ctx, buffer), K(1));
			w_set(n, K(0));
		}
		put_zeros(at(ctx, buffer), n, B - L, L);
		put_bit_length(h, at(ctx, buffer), at(ctx, count), NULL);
		call_compress(h, f, at(ctx, 0), at(ctx, buffer), K(1));
		put_digest(h, out, at(ctx, 0));
		w_zero(at(ctx, 0), ctx_bytes(h));
	}
}

void md_digest(const struct hash *h)
{
	const unsigned B = h->B, L = h->L;
	FUNC (h, digest) {
		ARG(out);
		ARG(data);
		ARG(len);
		ARG(f);
		VAR(n);
		struct place state = prog_frame("state", h->state * h->W / 8), block = prog_frame("block", B);
		uint8_t iv[64];
		for (unsigned i = 0; i < h->state * h->W / 8; i++)
			iv[i] = (uint8_t)(typed_iv(h, i / (h->W / 8)) >> 8 * (i % (h->W / 8)));
		w_copy(state, at_table(prog_table("iv", iv, h->state * h->W / 8, 16), 0), h->state * h->W / 8);
		w_shr(n, len, log2_of(B));
		IF (n, NE, K(0)) {
			call_compress(h, f, state, value(data), n);
			w_shl(n, n, log2_of(B));
			w_add(data, data, n);
		}
		w_and(n, len, K(B - 1));
		w_zero(block, B);
		{
			TMP(to);
			TMP(left);
			w_addr(to, block);
			w_set(left, n);
			copy_bytes(to, data, left);
			struct place mark = block;
			mark.index = n;
			w_store8(mark, K(0x80));
		}
		IF (n, GEU, K(B - L)) {
			call_compress(h, f, state, block, K(1));
			w_zero(block, B);
		}
		put_bit_length(h, block, block, len);
		call_compress(h, f, state, block, K(1));
		put_digest(h, out, state);
	}
}
