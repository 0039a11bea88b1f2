/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the functions of PBKDF2 and HKDF must compute, for every kind of input there is. */
#include "claims.h"

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
		T n = in_rounds(p, "n", 0, most_count(p)), last[16];
		struct region *job = give_buffer(p, 0, constant(4 * h->W), 4 * h->W);
		keyed.h = h;
		x->ghost.n = 2 * h->state;
		x->ghost.w = h->W;
		x->ghost.of = &keyed;
		x->ghost.step = fold_pbkdf2;
		x->naming = name_block;
		x->naming_of = h;
		for (unsigned j = 0; j < h->state; j++) {
			run_fill(job, j * word, keyed.inner[j] = in_bits(p, "inner", j, h->W, true));
			run_fill(job, h->W + j * word, keyed.outer[j] = in_bits(p, "outer", j, h->W, true));
			run_fill(job, 2 * h->W + j * word, x->ghost.now[j] = in_bits(p, "U", j, h->W, true));
			run_fill(job, 3 * h->W + j * word, x->ghost.now[h->state + j] = in_bits(p, "T", j, h->W, true));
		}
		give_arg(p, 1, n);
		give_table(p, h, 2);
		go(p);
		if (!came_back(p))
			continue;
		after_rounds(p, n, last);
		expect_words(p, h, job, 2 * h->W, last, "U");
		expect_words(p, h, job, 3 * h->W, last + h->state, "T");
	}
}

/* Two blocks of output under one key: words of the first's U and T, then of the other's. */
static void fold_pair(const void *of, struct run *x, T i, const T *in, T *out)
{
	const struct keyed *k = of;
	T was[32];
	memcpy(was, in, 4 * k->h->state * sizeof *was);
	for (unsigned b = 0; b < 2; b++)
		fold_pbkdf2(of, x, i, was + 2 * b * k->h->state, out + 2 * b * k->h->state);
}

struct pair { struct region *g; T key[16], UT[32], n; };

static struct pair give_pair(struct proof *p, const struct hash *h)
{
	static const char *const name[6] = { "inner", "outer", "U", "T", "the other U", "the other T" };
	const unsigned word = h->W / 8;
	struct pair a = { .n = in_rounds(p, "n", 0, most_count(p)), .g = give_buffer(p, 0, constant(6 * h->W), 6 * h->W) };
	for (unsigned part = 0; part < 6; part++)
		for (unsigned j = 0; j < h->state; j++) {
			T w = in_bits(p, name[part], j, h->W, true);
			run_fill(a.g, part * h->W + j * word, w);
			*(part < 2 ? &a.key[part * h->state + j] : &a.UT[(part - 2) * h->state + j]) = w;
		}
	give_arg(p, 1, a.n);
	give_table(p, h, 2);
	return a;
}

static void expect_pair(struct proof *p, const struct hash *h, const struct pair *a, const T *UT)
{
	static const char *const name[4] = { "U", "T", "the other U", "the other T" };
	for (unsigned part = 0; part < 4; part++)
		expect_words(p, h, a->g, (2 + part) * h->W, UT + part * h->state, name[part]);
}

void claim_pbkdf2_pair(struct proof *p, const void *of)
{
	const struct hash *h = of;
	CASES (p, "any count of iterations") {
		struct pair a = give_pair(p, h);
		T job[32], UT[32];
		go(p);
		if (!came_back(p))
			continue;
		memcpy(job, a.key, 2 * h->state * sizeof *job);
		for (unsigned b = 0; b < 2; b++) {
			memcpy(job + 2 * h->state, a.UT + 2 * b * h->state, 2 * h->state * sizeof *job);
			known_steps(h, job, a.n, UT + 2 * b * h->state);
		}
		expect_pair(p, h, &a, UT);
	}
}

void claim_fused_pbkdf2_pair(struct proof *p, const void *of)
{
	const struct hash *h = of;
	static struct keyed keyed;
	CASES (p, "any count of iterations") {
		struct run *x = case_run(p);
		struct pair a = give_pair(p, h);
		T last[32];
		keyed.h = h;
		memcpy(keyed.inner, a.key, h->state * sizeof *a.key);
		memcpy(keyed.outer, a.key + h->state, h->state * sizeof *a.key);
		x->ghost.n = 4 * h->state;
		x->ghost.w = h->W;
		x->ghost.of = &keyed;
		x->ghost.step = fold_pair;
		x->naming = name_block;
		x->naming_of = h;
		memcpy(x->ghost.now, a.UT, 4 * h->state * sizeof *a.UT);
		go(p);
		if (!came_back(p))
			continue;
		after_rounds(p, a.n, last);
		expect_pair(p, h, &a, last);
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
			T i = in_bits(p, "i", 0, 64, false), iters = in_range(p, "c", 1, most_count(p)), job[32], UT[16], tail[128 + 4];
			for (unsigned j = 0; j < h->state; j++) {
				run_fill(c.g, j * word, job[j] = in_bits(p, "inner", j, h->W, true));
				run_fill(c.g, h->W + j * word, job[h->state + j] = in_bits(p, "outer", j, h->W, true));
			}
			give_arg(p, 1, i);
			give_arg(p, 2, iters);
			give_table(p, h, 3);
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

/* The output is T_1, T_2, ... one after another, the last one cut: RFC 8018, 5.2 (4).  A round gives two. */
struct output { const struct hash *h; struct region *out, *job; T iters; };

/* What follows so many pairs: two blocks. */
static void next_output(const struct output *o, struct run *x, T pairs, T *byte)
{
	T UT[16];
	for (unsigned b = 0; b < 2; b++) {
		known_output(o->h, x, o->job, 0, add(mulk(zext(pairs, 64), 2), num(64, 1 + b)), o->iters, UT);
		digest_bytes(o->h, UT + o->h->state, byte + b * o->h->digest);
	}
}

static void expect_blocks(const void *of, struct run *x, T done)
{
	const struct output *o = of;
	T byte[128];
	struct linear place = times(2 * o->h->digest, done);
	next_output(o, x, done, byte);
	for (unsigned k = 0; k < 2 * o->h->digest; k++, place.k++)
		run_expect_given(x, o->out, place, byte[k], "a byte of the output");
}

/* In the end: in a run through the loop, its last round's blocks, which are any; else each; then what is left. */
static void expect_output(struct proof *p, const struct output *o, T q, unsigned r)
{
	struct run *x = case_run(p);
	uint64_t pairs;
	T byte[128];
	struct linear place = times(2 * o->h->digest, q);
	if (x->head)
		expect_blocks(o, x, x->ghost.i);
	else if (is_num(q, &pairs) && pairs < 1000)
		for (uint64_t i = 0; i < pairs; i++)
			expect_blocks(o, x, num(64, i));
	else
		run_fail(x, F_UNDECIDED, "the output comes from no loop that is known");
	next_output(o, x, q, byte);
	for (unsigned k = 0; k < r; k++, place.k++)
		expect_given(p, o->out, place, byte[k], "byte %u after the pairs", k);
	expect_anything(o->job, 2 * o->h->W, 2 * o->h->W);
}

void claim_pbkdf2(struct proof *p, const void *of)
{
	const struct hash *h = of;
	const unsigned two = 2 * h->digest;
	static struct output o;
	for (unsigned r = 0; r < two; r++)
		CASES (p, "output length %u mod %u", r, two) {
			struct run *x = case_run(p);
			in_residue(p, "output length", r, two);
			T q = in_rounds(p, "pairs of blocks", 0, most_bytes(p) / two - 1), out_len = add(mulk(q, two), num(64, r));
			struct linear bytes;
			linear_of(out_len, &bytes);
			o.h = h;
			o.out = give_buffer(p, 0, bytes, 0);
			give_arg(p, 1, out_len);
			o.job = give_buffer(p, 2, constant(job_bytes(h)), job_bytes(h));
			for (unsigned k = 0; k < job_bytes(h); k++)
				run_fill(o.job, k, in_bits(p, "job", k, 8, true));
			give_arg(p, 3, o.iters = in_range(p, "c", 1, most_count(p)));
			give_table(p, h, 4);
			x->ghost.of = &o;
			x->ghost.round = expect_blocks;
			go(p);
			if (!came_back(p))
				continue;
			expect_output(p, &o, q, r);
		}
}

/* PRK = HMAC-Hash(salt, IKM): RFC 5869, 2.2. */
void claim_hkdf_extract(struct proof *p, const void *of)
{
	const struct hash *h = of;
	CASES (p, "any lengths") {
		T salt_len = in_range(p, "salt bytes", 0, most_bytes(p) - 1), ikm_len = in_range(p, "ikm bytes", 0, most_bytes(p) - 1);
		struct linear salt_bytes, ikm_bytes;
		linear_of(salt_len, &salt_bytes);
		linear_of(ikm_len, &ikm_bytes);
		struct region *prk = give_buffer(p, 0, constant(h->digest), h->digest);
		struct region *salt = give_buffer(p, 1, salt_bytes, 0), *ikm = give_buffer(p, 3, ikm_bytes, 0);
		give_arg(p, 2, salt_len);
		give_arg(p, 4, ikm_len);
		give_table(p, h, 5);
		go(p);
		if (!came_back(p))
			continue;
		T mac = known_hmac(h, salt, constant(0), salt_len, ikm, constant(0), ikm_len);
		for (unsigned k = 0; k < h->digest; k++)
			expect(p, prk, k, bits(mac, 8 * k, 8), "byte %u of the key", k);
	}
}

/* T(i) = HMAC-Hash(PRK, T(i-1) | info | i), T(0) empty: RFC 5869, 2.3. */
static void hkdf_block_case(struct proof *p, const struct hash *h, unsigned t)
{
	struct run *x = case_run(p);
	const unsigned word = h->W / 8, B = h->B;
	bool first;
	T q, len = give_length(p, 2, h, t, &q), i = in_range(p, "i", 1, most_count(p)), job[24], ahead[128], byte[256];
	struct linear bytes;
	linear_of(len, &bytes);
	struct region *g = give_buffer(p, 0, constant(3 * h->W), 3 * h->W), *info = give_buffer(p, 1, bytes, 0);
	for (unsigned part = 0; part < 3; part++)
		for (unsigned j = 0; j < h->state; j++)
			run_fill(g, part * h->W + j * word, job[part * h->state + j] =
				in_bits(p, part == 0 ? "inner" : part == 1 ? "outer" : "T", j, h->W, true));
	give_arg(p, 3, i);
	give_table(p, h, 4);
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
			T q = in_rounds(p, "whole blocks", 0, most_bytes(p) / h->digest - 1), out_len = add(mulk(q, h->digest), num(64, r));
			struct linear bytes, info_bytes;
			linear_of(out_len, &bytes);
			o.h = h;
			o.info_len = in_range(p, "info bytes", 0, is_concrete(p) ? 200 : most_bytes(p) - 1);
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
			give_table(p, h, 5);
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
