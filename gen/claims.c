/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What each function must compute, for every kind of input there is. */
#include <string.h>
#include "gen.h"

static struct region *compress_function(struct proof *p, const struct hash *h, unsigned arg)
{
	const struct contract *c = contract_compress(h);
	return give_functions(p, arg, 1, &c);
}

/* The fold of block after block: by induction, the step being the standard's compression opened. */
void claim_compress(struct proof *p, const void *of)
{
	const struct hash *h = of;
	const unsigned word = h->W / 8;
	CASES (p, "any count of blocks") {
		struct run *x = case_run(p);
		T n = in_rounds(p, "n", 0, MOST_BYTES / h->B);
		struct region *state = give_buffer(p, 0, constant(h->state * word), h->state * word);
		x->ghost.n = h->state;
		x->ghost.w = h->W;
		x->ghost.of = h;
		x->ghost.step = fold_block;
		for (unsigned j = 0; j < h->state; j++) {
			x->ghost.now[j] = in_bits(p, "state", j, h->W, true);
			run_fill(state, j * word, x->ghost.now[j]);
		}
		give_buffer(p, 1, times(h->B, n), 0);
		give_arg(p, 2, n);
		go(p);
		if (!came_back(p))
			continue;
		T last[8];
		after_rounds(p, n, last);
		for (unsigned j = 0; j < h->state; j++)
			expect(p, state, j * word, last[j], "state word %u", j);
	}
}

/* A context that has taken count bytes, r of them waiting: count = r mod B.  It lies in g from byte at to its end. */
struct context {
	struct region *g;
	unsigned at;
	T count, state[8];
	T waiting[128];
};

static struct context give_context(struct proof *p, unsigned arg, const struct hash *h, unsigned at, unsigned r)
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
static T give_length(struct proof *p, unsigned arg, const struct hash *h, unsigned t, T *q)
{
	in_residue(p, "length", t, h->B);
	*q = in_range(p, "whole blocks", 0, MOST_BYTES / h->B - 1);
	T len = add(shl(*q, log2_of(h->B)), num(64, t));
	give_arg(p, arg, len);
	return len;
}

static struct linear offset(T q, unsigned B, int64_t k)
{
	struct linear l = times(B, q);
	l.k += k;
	return l;
}

static void absorb_bytes(const struct hash *h, const T *byte, T *state)
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
	T len = in_range(p, "length", 0, MOST_BYTES - 1), byte[128];
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
	expect_at_cut(p, 1, add(data->base, taken));
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
static void absorb_last(const struct hash *h, const T *waiting, unsigned r, T count, T *state)
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

static void expect_digest(struct proof *p, const struct hash *h, struct region *out, const T *state)
{
	const unsigned word = h->W / 8;
	for (unsigned k = 0; k < h->digest; k++) {
		unsigned i = k % word;
		expect(p, out, k, bits(state[k / word], 8 * (h->order == BE ? word - 1 - i : i), 8), "digest byte %u", k);
	}
}

void claim_finish(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned r = 0; r < h->B; r++)
		CASES (p, "%u bytes waiting", r) {
			struct context c = give_context(p, 0, h, 0, r);
			struct region *out = give_buffer(p, 1, constant(h->digest), h->digest);
			compress_function(p, h, 2);
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
			compress_function(p, h, 3);
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

/* HMAC, RFC 2104.  K0 is the key, or its digest if it is longer than a block, and zeros up to a block (2). */

static void digest_bytes(const struct hash *h, const T *state, T *byte)
{
	const unsigned word = h->W / 8;
	for (unsigned k = 0; k < h->digest; k++) {
		unsigned i = k % word;
		byte[k] = bits(state[k / word], 8 * (h->order == BE ? word - 1 - i : i), 8);
	}
}

static void absorb_padded_key(const struct hash *h, const T *K0, uint8_t pad, T *state)
{
	T byte[128];
	for (unsigned k = 0; k < h->B; k++)
		byte[k] = xor(K0[k], num(8, pad));
	meaning_iv(h, state);
	absorb_bytes(h, byte, state);
}

/* The key is q * B + t bytes of g; q is a constant if there are no more than B. */
void meaning_hmac_key(const struct hash *h, struct run *x, const struct region *g, unsigned t, T q, T *inner, T *outer)
{
	T K0[128], tail[128], state[8];
	uint64_t blocks;
	bool few = is_num(q, &blocks) && (blocks == 0 || (blocks == 1 && t == 0));
	for (unsigned k = 0; k < h->B; k++)
		K0[k] = few && k < blocks * h->B + t ? region_byte(x, g, constant(k)) : num(8, 0);
	if (!few) {
		meaning_iv(h, state);
		absorb_many(h, x, g, constant(0), q, state, state);
		for (unsigned k = 0; k < t; k++)
			tail[k] = region_byte(x, g, offset(q, h->B, k));
		absorb_last(h, tail, t, add(shl(q, log2_of(h->B)), num(64, t)), state);
		digest_bytes(h, state, K0);
	}
	absorb_padded_key(h, K0, 0x36, inner);
	absorb_padded_key(h, K0, 0x5c, outer);
}

/* MAC = H(K0 ^ opad, inner digest): one block after the outer midstate. */
static void outer_hash(const struct hash *h, const T *outer, T *state)
{
	T byte[128];
	digest_bytes(h, state, byte);
	memcpy(state, outer, h->state * sizeof *state);
	absorb_last(h, byte, h->digest, num(64, h->B + h->digest), state);
}

static void expect_words(struct proof *p, const struct hash *h, struct region *g, unsigned off, const T *want, const char *what)
{
	for (unsigned j = 0; j < h->state; j++)
		expect(p, g, off + j * h->W / 8, want[j], "word %u of %s", j, what);
}

void claim_hmac_key(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "key length %u mod %u", t, h->B) {
			T q, klen = give_length(p, 2, h, t, &q), inner[8], outer[8];
			struct linear bytes;
			bool longer, none;
			linear_of(klen, &bytes);
			struct region *key = give_buffer(p, 0, constant(2 * h->W), 2 * h->W), *k = give_buffer(p, 1, bytes, 0);
			compress_function(p, h, 3);
			go(p);
			if (!came_back(p))
				continue;
			if (!case_knows(p, borrow(num(64, h->B), klen, num(1, 0)), &longer) || (!longer && !case_knows(p, is0(q), &none)))
				continue;
			meaning_hmac_key(h, case_run(p), k, t, q, inner, outer);
			expect_words(p, h, key, 0, inner, "the inner state");
			expect_words(p, h, key, h->W, outer, "the outer state");
		}
}

void claim_hmac(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "length %u mod %u", t, h->B) {
			struct run *x = case_run(p);
			T klen = in_range(p, "key bytes", 0, is_concrete(p) ? 200 : MOST_BYTES - 1), q, len, inner[8], outer[8], tail[128];
			struct linear bytes, key_bytes;
			give_arg(p, 2, klen);
			len = give_length(p, 4, h, t, &q);
			linear_of(klen, &key_bytes);
			linear_of(len, &bytes);
			struct region *out = give_buffer(p, 0, constant(h->digest), h->digest);
			struct region *k = give_buffer(p, 1, key_bytes, 0), *data = give_buffer(p, 3, bytes, 0);
			compress_function(p, h, 5);
			go(p);
			if (!came_back(p))
				continue;
			known_hmac_key(h, x, k, constant(0), klen, inner, outer);
			absorb_many(h, x, data, constant(0), q, inner, inner);
			for (unsigned i = 0; i < t; i++)
				tail[i] = region_byte(x, data, offset(q, h->B, i));
			absorb_last(h, tail, t, add(len, num(64, h->B)), inner);
			outer_hash(h, outer, inner);
			expect_digest(p, h, out, inner);
		}
}

void claim_hmac_finish(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned r = 0; r < h->B; r++)
		CASES (p, "%u bytes waiting", r) {
			struct context c = give_context(p, 0, h, 2 * h->W, r);
			struct region *out = give_buffer(p, 1, constant(h->digest), h->digest);
			T outer[8];
			for (unsigned j = 0; j < h->state; j++) {
				outer[j] = in_bits(p, "outer", j, h->W, true);
				run_fill(c.g, h->W + j * h->W / 8, outer[j]);
			}
			compress_function(p, h, 2);
			go(p);
			if (!came_back(p))
				continue;
			absorb_last(h, c.waiting, r, c.count, c.state);
			outer_hash(h, outer, c.state);
			expect_digest(p, h, out, c.state);
			for (unsigned k = 0; k < ctx_bytes(h); k++)
				expect(p, c.g, c.at + k, num(8, 0), "the inner context, byte %u, wiped", k);
		}
}

/* PBKDF2, RFC 8018, 5.2: U becomes PRF(P, U), T becomes T ^ U.  The fold's words are U's, then T's. */
struct keyed { const struct hash *h; T inner[8], outer[8]; };

static void fold_pbkdf2(const void *of, struct run *x, T i, const T *in, T *out)
{
	const struct keyed *k = of;
	const struct hash *h = k->h;
	T byte[128], state[8];
	(void)x;
	(void)i;
	digest_bytes(h, in, byte);
	memcpy(state, k->inner, sizeof state);
	absorb_last(h, byte, h->digest, num(64, h->B + h->digest), state);
	outer_hash(h, k->outer, state);
	for (unsigned j = 0; j < h->state; j++) {
		T t = in[h->state + j];
		out[j] = state[j];
		out[h->state + j] = xor(t, state[j]);
	}
}

void claim_pbkdf2_steps(struct proof *p, const void *of)
{
	const struct hash *h = of;
	static struct keyed keyed;
	const unsigned word = h->W / 8;
	CASES (p, "any count of iterations") {
		struct run *x = case_run(p);
		T n = in_rounds(p, "n", 0, MOST_BYTES), last[16];
		struct region *job = give_buffer(p, 0, constant(4 * h->W), 4 * h->W);
		keyed.h = h;
		x->ghost.n = 2 * h->state;
		x->ghost.w = h->W;
		x->ghost.of = &keyed;
		x->ghost.step = fold_pbkdf2;
		for (unsigned j = 0; j < h->state; j++) {
			run_fill(job, j * word, keyed.inner[j] = in_bits(p, "inner", j, h->W, true));
			run_fill(job, h->W + j * word, keyed.outer[j] = in_bits(p, "outer", j, h->W, true));
			run_fill(job, 2 * h->W + j * word, x->ghost.now[j] = in_bits(p, "U", j, h->W, true));
			run_fill(job, 3 * h->W + j * word, x->ghost.now[h->state + j] = in_bits(p, "T", j, h->W, true));
		}
		give_arg(p, 1, n);
		compress_function(p, h, 2);
		go(p);
		if (!came_back(p))
			continue;
		after_rounds(p, n, last);
		expect_words(p, h, job, 2 * h->W, last, "U");
		expect_words(p, h, job, 3 * h->W, last + h->state, "T");
	}
}

/* F(P, S, c, i) = U_1 ^ ... ^ U_c, RFC 8018, 5.2 (3): U_1 is the MAC of the salt and INT(i), c - 1 iterations follow. */
void claim_pbkdf2_block(struct proof *p, const void *of)
{
	const struct hash *h = of;
	const unsigned word = h->W / 8, B = h->B;
	for (unsigned r = 0; r < B; r++)
		CASES (p, "%u bytes of salt waiting", r) {
			struct context c = give_context(p, 0, h, 4 * h->W, r);
			T i = in_bits(p, "i", 0, 64, false), iters = in_range(p, "c", 1, MOST_BYTES), job[32], UT[16], tail[128 + 4];
			for (unsigned j = 0; j < h->state; j++) {
				run_fill(c.g, j * word, job[j] = in_bits(p, "inner", j, h->W, true));
				run_fill(c.g, h->W + j * word, job[h->state + j] = in_bits(p, "outer", j, h->W, true));
			}
			give_arg(p, 1, i);
			give_arg(p, 2, iters);
			compress_function(p, h, 3);
			go(p);
			if (!came_back(p))
				continue;
			memcpy(tail, c.waiting, r * sizeof *tail);
			for (unsigned k = 0; k < 4; k++)
				tail[r + k] = bits(i, 8 * (3 - k), 8);
			T total = add(c.count, num(8 * h->L, 4));
			unsigned n = r + 4;
			if (n >= B) {
				absorb_bytes(h, tail, c.state);
				n -= B;
			}
			absorb_last(h, tail + (r + 4 >= B ? B : 0), n, total, c.state);
			outer_hash(h, job + h->state, c.state);
			for (unsigned j = 0; j < h->state; j++)
				job[2 * h->state + j] = job[3 * h->state + j] = c.state[j];
			known_steps(h, job, sub(iters, num(64, 1)), UT);
			expect_words(p, h, c.g, 2 * h->W, UT, "U");
			expect_words(p, h, c.g, 3 * h->W, UT + h->state, "T");
		}
}

/* The output is T_1, T_2, ... one after another, the last one cut: RFC 8018, 5.2 (4). */
struct output { const struct hash *h; struct region *out, *job; T iters; };

static void expect_block(const void *of, struct run *x, T done)
{
	const struct output *o = of;
	T UT[16], byte[64];
	struct linear place = times(o->h->digest, done);
	known_output(o->h, x, o->job, 0, add(zext(done, 64), num(64, 1)), o->iters, UT);
	digest_bytes(o->h, UT + o->h->state, byte);
	for (unsigned k = 0; k < o->h->digest; k++, place.k++)
		run_expect_given(x, o->out, place, byte[k], "a byte of the output");
}

/* In the end: in a run through the loop, its last round's block, which is any; else each; then what is cut. */
static void expect_output(struct proof *p, const struct output *o, T q, unsigned r)
{
	struct run *x = case_run(p);
	uint64_t whole;
	T UT[16], byte[64];
	struct linear place = times(o->h->digest, q);
	if (x->head)
		expect_block(o, x, x->ghost.i);
	else if (is_num(q, &whole) && whole < 1000)
		for (uint64_t i = 0; i < whole; i++)
			expect_block(o, x, num(64, i));
	else
		run_fail(x, F_UNDECIDED, "the output comes from no loop that is known");
	known_output(o->h, x, o->job, 0, add(q, num(64, 1)), o->iters, UT);
	digest_bytes(o->h, UT + o->h->state, byte);
	for (unsigned k = 0; k < r; k++, place.k++)
		expect_given(p, o->out, place, byte[k], "byte %u of the cut block", k);
	expect_anything(o->job, 2 * o->h->W, 2 * o->h->W);
}

void claim_pbkdf2(struct proof *p, const void *of)
{
	const struct hash *h = of;
	static struct output o;
	for (unsigned r = 0; r < h->digest; r++)
		CASES (p, "output length %u mod %u", r, h->digest) {
			struct run *x = case_run(p);
			in_residue(p, "output length", r, h->digest);
			T q = in_range(p, "whole blocks", 0, MOST_BYTES / 64 - 1), out_len = add(mulk(q, h->digest), num(64, r));
			struct linear bytes;
			linear_of(out_len, &bytes);
			o.h = h;
			o.out = give_buffer(p, 0, bytes, 0);
			give_arg(p, 1, out_len);
			o.job = give_buffer(p, 2, constant(job_bytes(h)), job_bytes(h));
			for (unsigned k = 0; k < job_bytes(h); k++)
				run_fill(o.job, k, in_bits(p, "job", k, 8, true));
			give_arg(p, 3, o.iters = in_range(p, "c", 1, MOST_BYTES));
			compress_function(p, h, 4);
			x->ghost.of = &o;
			x->ghost.round = expect_block;
			go(p);
			if (!came_back(p))
				continue;
			expect_output(p, &o, q, r);
		}
}

/* T(i) = HMAC-Hash(PRK, T(i-1) | info | i), T(0) empty: RFC 5869, 2.3. */
static void hkdf_block_case(struct proof *p, const struct hash *h, unsigned t)
{
	struct run *x = case_run(p);
	const unsigned word = h->W / 8, B = h->B;
	bool first;
	T q, len = give_length(p, 2, h, t, &q), i = in_range(p, "i", 1, MOST_BYTES), job[24], ahead[128], byte[256];
	struct linear bytes;
	linear_of(len, &bytes);
	struct region *g = give_buffer(p, 0, constant(3 * h->W), 3 * h->W), *info = give_buffer(p, 1, bytes, 0);
	for (unsigned part = 0; part < 3; part++)
		for (unsigned j = 0; j < h->state; j++)
			run_fill(g, part * h->W + j * word, job[part * h->state + j] =
				in_bits(p, part == 0 ? "inner" : part == 1 ? "outer" : "T", j, h->W, true));
	give_arg(p, 3, i);
	compress_function(p, h, 4);
	go(p);
	if (!came_back(p) || !case_knows(p, is0(sub(i, num(64, 1))), &first))
		return;
	/* The message is what is ahead of info, which is less than a block, then info, then i. */
	const unsigned r = first ? 0 : h->digest, total = r + t + 1;
	T state[8], blocks = add(q, num(64, (r + t) / B));
	uint64_t none;
	digest_bytes(h, job + 2 * h->state, ahead);
	memcpy(state, job, sizeof state);
	const bool full = !(is_num(blocks, &none) && none == 0);
	if (full && r) {
		for (unsigned k = 0; k < B; k++)
			byte[k] = k < r ? ahead[k] : region_byte(x, info, constant(k - r));
		absorb_bytes(h, byte, state);
	}
	if (full)
		absorb_many(h, x, info, constant(r ? B - r : 0), r ? sub(blocks, num(64, 1)) : blocks, state, state);
	const unsigned rest = (r + t) % B;
	for (unsigned k = 0; k < rest; k++)
		byte[k] = !full && k < r ? ahead[k] : region_byte(x, info, offset(blocks, B, (int64_t)k - r));
	byte[rest] = bits(i, 0, 8);
	T count = add(len, num(64, B + r + 1));
	if (rest + 1 == B)
		absorb_bytes(h, byte, state);
	absorb_last(h, byte, total % B, count, state);
	outer_hash(h, job + h->state, state);
	expect_words(p, h, g, 2 * h->W, state, "T");
}

void claim_hkdf_block(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "info length %u mod %u", t, h->B)
			hkdf_block_case(p, h, t);
}

/* The output is T(1), T(2), ... one after another, the last one cut.  What the loop folds is T. */
struct okm { const struct hash *h; struct region *out, *info; T info_len, job[24]; };

static void fold_hkdf(const void *of, struct run *x, T i, const T *in, T *out)
{
	const struct okm *o = of;
	T job[24];
	(void)x;
	memcpy(job, o->job, sizeof job);
	memcpy(job + 2 * o->h->state, in, o->h->state * sizeof *job);
	known_hkdf_block(o->h, job, o->info, constant(0), o->info_len, add(zext(i, 64), num(64, 1)), out);
}

static void expect_T(const struct okm *o, struct run *x, T i, const T *words)
{
	T byte[64];
	struct linear place = times(o->h->digest, i);
	digest_bytes(o->h, words, byte);
	for (unsigned k = 0; k < o->h->digest; k++, place.k++)
		run_expect_given(x, o->out, place, byte[k], "a byte of the output");
}

static void expect_T_of_round(const void *of, struct run *x, T i)
{
	T words[8];
	fold_hkdf(of, x, i, x->ghost.now, words);
	expect_T(of, x, i, words);
}

static void expect_okm(struct proof *p, const struct okm *o, struct region *job, T q, unsigned r)
{
	struct run *x = case_run(p);
	const struct hash *h = o->h;
	T words[8], byte[64];
	uint64_t whole = 0;
	struct linear place = times(h->digest, q);
	memcpy(words, o->job + 2 * h->state, sizeof words);
	if (x->head) {
		expect_T_of_round(o, x, x->ghost.i);
		fold_hkdf(o, x, x->ghost.i, x->ghost.now, words);
	} else if (is_num(q, &whole) && whole < 1000) {
		for (uint64_t i = 0; i < whole; i++) {
			fold_hkdf(o, x, num(64, i), words, words);
			expect_T(o, x, num(64, i), words);
		}
	} else {
		run_fail(x, F_UNDECIDED, "the output comes from no loop that is known");
	}
	if (r)
		fold_hkdf(o, x, q, words, words);
	digest_bytes(h, words, byte);
	for (unsigned k = 0; k < r; k++, place.k++)
		expect_given(p, o->out, place, byte[k], "byte %u of the cut block", k);
	expect_words(p, h, job, 2 * h->W, words, "T");
}

void claim_hkdf_expand(struct proof *p, const void *of)
{
	const struct hash *h = of;
	static struct okm o;
	for (unsigned r = 0; r < h->digest; r++)
		CASES (p, "output length %u mod %u", r, h->digest) {
			struct run *x = case_run(p);
			in_residue(p, "output length", r, h->digest);
			T q = in_range(p, "whole blocks", 0, MOST_BYTES / 64 - 1), out_len = add(mulk(q, h->digest), num(64, r));
			struct linear bytes, info_bytes;
			linear_of(out_len, &bytes);
			o.h = h;
			o.info_len = in_range(p, "info bytes", 0, is_concrete(p) ? 200 : MOST_BYTES - 1);
			linear_of(o.info_len, &info_bytes);
			o.out = give_buffer(p, 0, bytes, 0);
			give_arg(p, 1, out_len);
			struct region *job = give_buffer(p, 2, constant(3 * h->W), 3 * h->W);
			for (unsigned part = 0; part < 3; part++)
				for (unsigned j = 0; j < h->state; j++)
					run_fill(job, part * h->W + j * h->W / 8, o.job[part * h->state + j] =
						in_bits(p, part == 0 ? "inner" : part == 1 ? "outer" : "T", j, h->W, true));
			o.info = give_buffer(p, 3, info_bytes, 0);
			give_arg(p, 4, o.info_len);
			compress_function(p, h, 5);
			x->ghost.n = h->state;
			x->ghost.w = h->W;
			x->ghost.of = &o;
			x->ghost.step = fold_hkdf;
			x->ghost.round = expect_T_of_round;
			memcpy(x->ghost.now, o.job + 2 * h->state, h->state * sizeof *x->ghost.now);
			go(p);
			if (came_back(p))
				expect_okm(p, &o, job, q, r);
		}
}
