/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What compress, update, finish and digest must compute, for every kind of input there is. */
#include "claims.h"

/* The table of any hash of a family: its compress is all that they share. */
static struct region *compress_function(struct proof *p, const struct hash *h, unsigned arg)
{
	const struct contract *c = contract_compress(h);
	return give_functions(p, arg, 1, &c);
}

struct region *give_table(struct proof *p, const struct hash *h, unsigned arg)
{
	const struct contract *c[MEMBERS];
	for (unsigned i = 0; i < MEMBERS; i++)
		c[i] = members[i].contract(h);
	return give_functions(p, arg, MEMBERS, c);
}

/* The fold of block after block: by induction, the step being the standard's compression opened. */

struct region *give_folded(struct proof *p, unsigned arg, const struct hash *h)
{
	const unsigned word = h->W / 8;
	struct ghost *g = &case_run(p)->ghost;
	struct region *state = give_buffer(p, arg, constant(h->state * word), h->state * word);
	g->n = h->state;
	g->w = h->W;
	g->of = h;
	g->step = fold_block;
	g->in_round = fold_in_round;
	for (unsigned j = 0; j < h->state; j++) {
		g->now[j] = in_bits(p, "state", j, h->W, true);
		run_fill(state, j * word, g->now[j]);
	}
	return state;
}

void expect_folded(struct proof *p, const struct hash *h, struct region *state, T n)
{
	T last[8];
	after_rounds(p, n, last);
	for (unsigned j = 0; j < h->state; j++)
		expect(p, state, j * h->W / 8, last[j], "state word %u", j);
}

void claim_compress(struct proof *p, const void *of)
{
	const struct hash *h = of;
	CASES (p, "any count of blocks") {
		T n = in_rounds(p, "n", 0, most_bytes(p) / h->B);
		struct region *state = give_folded(p, 0, h);
		give_buffer(p, 1, times(h->B, n), 0);
		give_arg(p, 2, n);
		go(p);
		if (came_back(p))
			expect_folded(p, h, state, n);
	}
}

struct context give_context(struct proof *p, unsigned arg, const struct hash *h, unsigned at, unsigned r)
{
	struct context c = { .g = give_buffer(p, arg, constant(at + ctx_bytes(h)), at + ctx_bytes(h)), .at = at };
	const unsigned word = h->W / 8, low = log2_of(h->B);
	for (unsigned j = 0; j < h->state; j++) {
		c.state[j] = in_bits(p, "state", j, h->W, true);
		run_fill(c.g, at + j * word, c.state[j]);
	}
	for (unsigned k = 0; k < r; k++) {
		c.waiting[k] = in_bits(p, "waiting", k, 8, true);
		run_fill(c.g, at + ctx_buffer(h) + k, c.waiting[k]);
	}
	c.count = cat(in_bits(p, "whole blocks before", 0, 8 * h->L - low, false), num(low, in_residue(p, "waiting bytes", r, h->B)));
	run_fill(c.g, at + ctx_count(h), c.count);
	return c;
}

/* A length t mod B with any number q of whole blocks. */
T give_length(struct proof *p, unsigned arg, const struct hash *h, unsigned t, T *q)
{
	in_residue(p, "length", t, h->B);
	*q = in_range(p, "whole blocks", 0, most_bytes(p) / h->B - 1);
	T len = add(shl(*q, log2_of(h->B)), num(64, t));
	give_arg(p, arg, len);
	return len;
}

struct linear offset(T q, unsigned B, int64_t k)
{
	struct linear l = times(B, q);
	l.k += k;
	return l;
}

void absorb_bytes(const struct hash *h, const T *byte, T *state)
{
	T raw[16];
	raw_words(h, byte, raw);
	absorb_block(h, state, raw, state);
}

/* update, up to its cut: with r bytes waiting, either all of data joins them, or they are filled up to a block, which is
 * absorbed.  The count is done. */
static void update_up_to_cut(struct proof *p, const struct hash *h, unsigned r)
{
	const unsigned B = h->B, word = h->W / 8, room = r ? B - r : 0;
	struct run *x = case_run(p);
	T len = in_range(p, "length", 0, most_bytes(p) - 1), byte[128];
	struct context c = give_context(p, 0, h, 0, r);
	struct linear bytes;
	uint64_t joined;
	bool fits, less = false;
	linear_of(len, &bytes);
	struct region *data = give_buffer(p, 1, bytes, 0);
	give_arg(p, 2, len);
	struct region *f = compress_function(p, h, 3);
	go_to_cut(p);
	if (!at_cut(p) || !case_knows(p, borrow(len, num(64, room), num(1, 0)), &fits))
		return;
	if (fits) {
		for (unsigned k = 1; !is_num(len, &joined) && !less; k++)
			if (!case_knows(p, borrow(len, num(64, k), num(1, 0)), &less))
				return;
		for (unsigned k = 0; k < joined; k++)
			expect(p, c.g, ctx_buffer(h) + r + k, region_byte(x, data, constant(k)), "waiting byte %u", r + k);
	} else if (r) {
		for (unsigned k = 0; k < B; k++)
			byte[k] = k < r ? c.waiting[k] : region_byte(x, data, constant(k - r));
		absorb_bytes(h, byte, c.state);
		expect_anything(c.g, ctx_buffer(h), B);
	}
	T taken = fits ? len : num(64, room);
	for (unsigned j = 0; j < h->state; j++)
		expect(p, c.g, j * word, c.state[j], "state word %u", j);
	expect(p, c.g, ctx_count(h), add(c.count, zext(len, 8 * h->L)), "the count");
	expect_at_cut(p, 0, c.g->base);
	expect_at_cut(p, 1, add(data->base, bits(taken, 0, width(data->base))));
	expect_at_cut(p, 2, sub(len, taken));
	expect_at_cut(p, 3, f->base);
}

/* From there on: all whole blocks of data are absorbed and the rest waits; what was waiting is not touched without need. */
static void update_from_cut(struct proof *p, const struct hash *h, unsigned t)
{
	struct run *x = case_run(p);
	T q, len = give_length(p, 2, h, t, &q), state[8];
	struct region *ctx = give_buffer(p, 0, constant(ctx_bytes(h)), ctx_bytes(h));
	struct linear bytes;
	linear_of(len, &bytes);
	struct region *data = give_buffer(p, 1, bytes, 0), *f = compress_function(p, h, 3);
	for (unsigned j = 0; j < h->state; j++)
		run_fill(ctx, j * h->W / 8, state[j] = in_bits(p, "state", j, h->W, true));
	go_from_cut(p, 4, (T[]){ ctx->base, data->base, len, f->base });
	if (!came_back(p))
		return;
	absorb_many(h, x, data, constant(0), q, state, state);
	for (unsigned j = 0; j < h->state; j++)
		expect(p, ctx, j * h->W / 8, state[j], "state word %u", j);
	for (unsigned k = 0; k < t; k++)
		expect(p, ctx, ctx_buffer(h) + k, region_byte(x, data, offset(q, h->B, k)), "waiting byte %u", k);
}

/* Together: the stream of what waits and data is absorbed block by block, less than a block of it waits.  In the first
 * half, len bytes are left from data on; where none waits they are the stream, where some do there are none left. */
void claim_update(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned r = 0; r < h->B; r++)
		CASES (p, "%u bytes waiting, up to the cut", r)
			update_up_to_cut(p, h, r);
	all_covered(p);
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "length %u mod %u, from the cut on", t, h->B)
			update_from_cut(p, h, t);
}

/* The last block or two: what waits, 0x80, zeros, eight times count.  RFC 1321, 3.1 and 3.2; FIPS 180-4, 5.1. */
void absorb_last(const struct hash *h, const T *waiting, unsigned r, T count, T *state)
{
	const unsigned B = h->B, L = h->L, n = r + 1 + L > B ? 2 * B : B;
	T byte[256], length = shl(zext(count, 8 * L), 3);
	for (unsigned k = 0; k < n; k++)
		byte[k] = k < r ? waiting[k] : num(8, k == r ? 0x80 : 0);
	for (unsigned k = 0; k < L; k++)
		byte[n - L + k] = bits(length, 8 * (h->order == BE ? L - 1 - k : k), 8);
	for (unsigned k = 0; k < n; k += B)
		absorb_bytes(h, byte + k, state);
}

/* The first words of a state as the bytes that are given out: RFC 1321, 3.5; FIPS 180-4, 6. */
void digest_bytes(const struct hash *h, const T *state, T *byte)
{
	const unsigned word = h->W / 8;
	for (unsigned k = 0; k < h->digest; k++) {
		unsigned i = k % word;
		byte[k] = bits(state[k / word], 8 * (h->order == BE ? word - 1 - i : i), 8);
	}
}

void expect_digest(struct proof *p, const struct hash *h, struct region *out, const T *state)
{
	T byte[64];
	digest_bytes(h, state, byte);
	for (unsigned k = 0; k < h->digest; k++)
		expect(p, out, k, byte[k], "digest byte %u", k);
}

void claim_finish(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned r = 0; r < h->B; r++)
		CASES (p, "%u bytes waiting", r) {
			struct context c = give_context(p, 0, h, 0, r);
			struct region *out = give_buffer(p, 1, constant(h->digest), h->digest);
			give_table(p, h, 2);
			go(p);
			if (!came_back(p))
				continue;
			absorb_last(h, c.waiting, r, c.count, c.state);
			expect_digest(p, h, out, c.state);
			for (unsigned k = 0; k < ctx_bytes(h); k++)
				expect(p, c.g, k, num(8, 0), "the context, byte %u, wiped", k);
		}
}

void claim_digest(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "length %u mod %u", t, h->B) {
			struct run *x = case_run(p);
			T q, len = give_length(p, 2, h, t, &q), state[8], tail[128];
			struct linear bytes;
			linear_of(len, &bytes);
			struct region *data = give_buffer(p, 1, bytes, 0);
			struct region *out = give_buffer(p, 0, constant(h->digest), h->digest);
			give_table(p, h, 3);
			go(p);
			if (!came_back(p))
				continue;
			meaning_iv(h, state);
			absorb_many(h, x, data, constant(0), q, state, state);
			for (unsigned k = 0; k < t; k++)
				tail[k] = region_byte(x, data, offset(q, h->B, k));
			absorb_last(h, tail, t, len, state);
			expect_digest(p, h, out, state);
		}
}
