/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* PBKDF2, RFC 8018, 5.2: the iterations, each two compressions of a block that is laid out once; one block of output;
 * all of them. */
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

/* The bytes that wait in the salted context, INT(i) and the padding, in one block or two; their number goes to blocks. */
static void lay_out_first(const struct hash *h, struct place last, V salted, V i, V blocks)
{
	const unsigned B = h->B, L = h->L;
	struct place count = prog_frame("count", L), end = last;
	TMP(r);
	w_zero(last, 2 * B);
	w_load(r, at(salted, ctx_count(h)));
	w_and(r, r, K(B - 1));
	{
		TMP(to);
		TMP(from);
		TMP(left);
		w_addr(to, last);
		w_addr(from, at(salted, ctx_buffer(h)));
		w_set(left, r);
		md_copy_bytes(to, from, left);
	}
	TMP(number);
	end.index = r;
	w_set(number, i);
	w_bswap(as_width(number, 32), as_width(number, 32));
	w_store(end, as_width(number, 32));
	w_store8(beyond(end, 4), K(0x80));
	w_copy(count, at(salted, ctx_count(h)), L);
	w_set(number, K(4));
	w_count(count, L, number);
	w_set(blocks, K(1));
	IF (r, LEU, K(B - L - 5)) {
		md_put_bit_length(h, last, count, NULL);
	} ELSE {
		w_set(blocks, K(2));
		md_put_bit_length(h, beyond(last, B), count, NULL);
	}
}

/* A job goes on with the context of the inner hash when it has taken the salt. */
void pbkdf2_block(const struct hash *h)
{
	const unsigned room = h->W, state_bytes = h->state * h->W / 8;
	FUNC (h, pbkdf2_block) {
		ARG(job);
		ARG(i);
		ARG(iters);
		ARG(f);
		VAR(blocks);
		VAR(salted);
		struct place last = prog_frame("last blocks", 2 * h->B);
		struct place outer = at(job, room), U = at(job, 2 * room), T_ = at(job, 3 * room);
		w_addr(salted, at(job, 4 * room));
		lay_out_first(h, last, salted, i, blocks);
		w_copy(U, at(salted, 0), state_bytes);
		md_call_compress(h, f, U, last, blocks);
		md_put_digest(h, last, U);
		hmac_lay_out(h, last);
		w_copy(U, outer, state_bytes);
		md_call_compress(h, f, U, last, K(1));
		w_copy(T_, U, state_bytes);
		w_sub(iters, iters, K(1));
		w_call(member_of(f, contract_pbkdf2_steps), contract_pbkdf2_steps(h), 3,
			(struct place[]){ at(job, 0), value(iters), value(f) });
	}
}

/* Two jobs without a salt, one after the other: for variants that do not do them at once. */
void pbkdf2_pair(const struct hash *h)
{
	const unsigned room = h->W, state_bytes = h->state * h->W / 8;
	FUNC (h, pbkdf2_pair) {
		ARG(pair);
		ARG(n);
		ARG(f);
		struct place job = prog_frame("job", 4 * room);
		for (unsigned part = 0; part < 2; part++)
			w_copy(beyond(job, part * room), at(pair, part * room), state_bytes);
		for (unsigned block = 0; block < 2; block++) {
			for (unsigned part = 2; part < 4; part++)
				w_copy(beyond(job, part * room), at(pair, (part + 2 * block) * room), state_bytes);
			w_call(member_of(f, contract_pbkdf2_steps), contract_pbkdf2_steps(h), 3,
				(struct place[]){ job, value(n), value(f) });
			for (unsigned part = 2; part < 4; part++)
				w_copy(at(pair, (part + 2 * block) * room), beyond(job, part * room), state_bytes);
		}
	}
}

/* The first U of block i, which is T as well, into the job. */
static void first_step(const struct hash *h, V job, V i, V f)
{
	w_call_to(contract_pbkdf2_block(h), 4, (struct place[]){ at(job, 0), value(i), value(K(1)), value(f) });
}

/* T of blocks i and i + 1 into the pair, which has the key; i becomes i + 2, rest is the iterations after the first. */
static void two_blocks(const struct hash *h, struct place pair, V job, V i, V rest, V f)
{
	const unsigned room = h->W, state_bytes = h->state * h->W / 8;
	for (unsigned block = 0; block < 2; block++) {
		first_step(h, job, i, f);
		for (unsigned part = 2; part < 4; part++)
			w_copy(beyond(pair, (part + 2 * block) * room), at(job, 3 * room), state_bytes);
		w_add(i, i, K(1));
	}
	w_call(member_of(f, contract_pbkdf2_pair), contract_pbkdf2_pair(h), 3, (struct place[]){ pair, value(rest), value(f) });
}

void pbkdf2(const struct hash *h)
{
	const unsigned room = h->W, state_bytes = h->state * h->W / 8;
	FUNC (h, pbkdf2) {
		ARG(out);
		ARG(out_len);
		ARG(job);
		ARG(iters);
		ARG(f);
		VAR(i);
		struct place pair = prog_frame("pair", 6 * room), whole = prog_frame("a block of output", h->digest);
		struct place T_ = beyond(pair, 3 * room), other = beyond(pair, 5 * room);
		for (unsigned part = 0; part < 2; part++)
			w_copy(beyond(pair, part * room), at(job, part * room), state_bytes);
		w_sub(iters, iters, K(1));
		w_set(i, K(1));
		WHILE (out_len, GEU, K(2 * h->digest)) {
			strides(out, 2 * h->digest);
			strides(out_len, -2 * (int64_t)h->digest);
			strides(i, 2);
			forgets(at(job, 2 * room), 2 * room);
			forgets(beyond(pair, 2 * room), 4 * room);
			two_blocks(h, pair, job, i, iters, f);
			md_put_digest(h, at(out, 0), T_);
			md_put_digest(h, at(out, h->digest), other);
			w_add(out, out, K(2 * h->digest));
			w_sub(out_len, out_len, K(2 * h->digest));
		}
		IF (out_len, GTU, K(h->digest)) {
			two_blocks(h, pair, job, i, iters, f);
			md_put_digest(h, at(out, 0), T_);
			w_add(out, out, K(h->digest));
			w_sub(out_len, out_len, K(h->digest));
			md_put_cut_digest(h, out, out_len, other, whole);
		} ELSE {
			IF (out_len, NE, K(0)) {
				first_step(h, job, i, f);
				w_call(member_of(f, contract_pbkdf2_steps), contract_pbkdf2_steps(h), 3,
					(struct place[]){ at(job, 0), value(iters), value(f) });
				md_put_cut_digest(h, out, out_len, at(job, 3 * room), whole);
			}
		}
	}
}
