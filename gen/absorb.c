/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the callers of a proved function know of it: of a compression, that it is some function of state and block, and
 * that many blocks are a fold of it; of others, what they read and what they write.  That the functions fulfil it is what
 * their claims say. */
#include <string.h>
#include "gen.h"

static T as_read(const struct hash *h, T raw)
{
	return h->order == BE ? bswap(raw) : raw;
}

static bool all_const(const T *t, unsigned n)
{
	while (n > 0 && is_const(t[n - 1]))
		n--;
	return n == 0;
}

/* A state that is known as one word. */
static void state_words(const struct hash *h, T all, T *out)
{
	for (unsigned j = 0; j < h->state; j++)
		out[j] = bits(all, j * h->W, h->W);
}

void (*compression_seen)(const struct hash *h, const T *in, const T *m);

static void compress_once(const struct hash *h, const T *in, const T *m, T *out)
{
	if (compression_seen && all_const(in, h->state) && all_const(m, 16))
		compression_seen(h, in, m);
	meaning_compress(h, in, m, out);
}

/* Constants are hashed for real: that makes counterexamples true ones. */
void absorb_block(const struct hash *h, const T *in, const T *raw, T *out)
{
	T arg[24];
	if (all_const(in, h->state) && all_const(raw, 16)) {
		for (unsigned t = 0; t < 16; t++)
			arg[t] = as_read(h, raw[t]);
		compress_once(h, in, arg, out);
		return;
	}
	memcpy(arg, in, h->state * sizeof *arg);
	memcpy(arg + h->state, raw, 16 * sizeof *arg);
	T all = apply(text_of("%s block", h->family), h->state * h->W, h->state + 16, arg);
	state_words(h, all, out);
}

static T byte_of(const struct run *x, const struct region *g, struct linear off)
{
	T b = g->cells ? run_peek(g, (unsigned)off.k, 1) : region_byte(x, g, off);
	if (!b)
		die("a meaning reads %s where nothing was written", g->name);
	return b;
}

static T word_at(const struct hash *h, const struct run *x, const struct region *g, struct linear off)
{
	T v = NULL;
	for (unsigned i = 0; i < h->W / 8; i++, off.k++) {
		T b = byte_of(x, g, off);
		v = v ? cat(b, v) : b;
	}
	return v;
}

/* The bytes of a block as the words that memory holds. */
void raw_words(const struct hash *h, const T *byte, T *raw)
{
	const unsigned word = h->W / 8;
	for (unsigned t = 0; t < 16; t++) {
		raw[t] = byte[t * word];
		for (unsigned i = 1; i < word; i++)
			raw[t] = cat(byte[t * word + i], raw[t]);
	}
}

static void raw_block(const struct hash *h, const struct run *x, const struct region *g, struct linear off, T *raw)
{
	for (unsigned t = 0; t < 16; t++) {
		raw[t] = word_at(h, x, g, off);
		off.k += h->W / 8;
	}
}

void absorb_many(const struct hash *h, struct run *x, const struct region *g, struct linear off, T n, const T *in, T *out)
{
	enum { FEW = 4 };                            /* taken one by one */
	uint64_t k;
	T s[8], raw[16], arg[12];
	struct linear l;
	memcpy(s, in, h->state * sizeof *s);
	if (is_num(n, &k) && k <= FEW) {
		for (; k > 0; k--, off.k += h->B) {
			raw_block(h, x, g, off, raw);
			absorb_block(h, s, raw, s);
		}
		memcpy(out, s, h->state * sizeof *s);
		return;
	}
	memcpy(arg, s, h->state * sizeof *s);
	arg[h->state] = g->base;
	arg[h->state + 1] = linear_term(64, &off);
	arg[h->state + 2] = linear_of(n, &l) ? linear_term(64, &l) : zext(n, 64);
	arg[h->state + 3] = sym("content", 0, 1, g->secret);
	T all = apply(text_of("%s blocks", h->family), h->state * h->W, h->state + 4, arg);
	state_words(h, all, out);
}

static const struct region *blocks_of(const struct run *x)
{
	for (unsigned r = 0; r < x->regions; r++)
		if (!strcmp(x->region[r].name, "blocks"))
			return &x->region[r];
	die("a fold over blocks without blocks");
}

/* One step of the loop over blocks, with its meaning opened. */
void fold_block(const void *of, struct run *x, T i, const T *in, T *out)
{
	const struct hash *h = of;
	T raw[16], m[16];
	const struct region *g = blocks_of(x);
	raw_block(h, x, g, times(h->B, i), raw);
	for (unsigned t = 0; t < 16; t++)
		m[t] = as_read(h, raw[t]);
	compress_once(h, in, m, out);
}

/* What was made of the first block and the state before it, made of block i and the state before that. */

struct moved { const struct run *x; const struct region *g; struct linear by; const T *state; };

static T moved_input(const void *of, const char *name, unsigned k, unsigned w)
{
	const struct moved *m = of;
	struct linear off = m->by;
	off.k += k;
	if (!strcmp(name, "state"))
		return m->state[k];
	return w == 8 && !strcmp(name, m->g->name) ? region_byte(m->x, m->g, off) : NULL;
}

T fold_in_round(const void *of, struct run *x, T t, T i, const T *state)
{
	const struct hash *h = of;
	const struct moved m = { x, blocks_of(x), times(h->B, i), state };
	return term_with(t, moved_input, &m);
}

/* What was proved of a function was proved for these values of an argument. */
static bool in_proved_range(struct run *x, const struct contract *c, T value, int64_t least, int64_t most, struct linear *l)
{
	int64_t low, high;
	if (is_secret(value))
		run_fail(x, F_LEAK, "%s is called with a count that depends on a secret", c->name);
	else if (!linear_of(value, l) || !linear_range(l, &low, &high))
		run_fail(x, x->concrete ? F_MEMORY : F_UNDECIDED, "%s is called with a count that is not affine", c->name);
	else if (low < least || high > most)
		run_fail(x, F_UNDECIDED, "%s is called with a count of %lld to %lld, and proved from %lld to %lld", c->name,
			(long long)low, (long long)high, (long long)least, (long long)most);
	return x->state == RUNNING;
}

/* compress(state, blocks, n) as its callers see it. */
void effect_compress(struct run *x, const struct contract *c, const T *arg)
{
	const struct hash *h = c->of;
	T s[8];
	struct region *g, *own;
	struct linear off, own_off, n, bytes = { 0 };
	const unsigned own_bytes = h->state * h->W / 8;
	if (!in_proved_range(x, c, arg[2], 0, x->p->t->most_bytes / h->B, &n) || !linear_add(&bytes, &n, h->B))
		return;
	for (unsigned j = 0; j < h->state; j++)
		s[j] = run_read_at(x, arg[0], j * h->W / 8, h->W / 8);
	if (!run_range(x, arg[0], constant(own_bytes), READ_WRITE, &own, &own_off) ||
	    !run_range(x, arg[1], bytes, READ_ONLY, &g, &off))
		return;
	if (g->cells) {
		if (n.n || off.n) {
			run_fail(x, F_UNDECIDED, "%s is called with blocks in %s at a symbolic place", c->name, g->name);
			return;
		}
		if (own == g && own_off.k < off.k + bytes.k && off.k < own_off.k + own_bytes) {
			run_fail(x, F_MEMORY, "%s is called with a state that lies over its blocks", c->name);
			return;
		}
		for (int64_t i = 0; i < bytes.k; i += h->W / 8)
			run_read_at(x, arg[1], i, h->W / 8);
	}
	if (x->state != RUNNING)
		return;
	absorb_many(h, x, g, off, arg[2], s, s);
	for (unsigned j = 0; j < h->state; j++)
		run_write_at(x, arg[0], j * h->W / 8, h->W / 8, s[j]);
}

/* The midstates of a key as the callers of hmac_key know them: some function of the key's bytes and their number. */
void known_hmac_key(const struct hash *h, struct run *x, const struct region *g, struct linear off, T klen, T *inner, T *outer)
{
	uint64_t k;
	struct linear l;
	T arg[4] = { g->base, linear_term(64, &off), klen, sym("content", 0, 1, g->secret) };
	if (x->concrete && is_num(klen, &k) && !off.n && !off.k) {
		meaning_hmac_key(h, x, g, k % h->B, num(64, k / h->B), inner, outer);
		return;
	}
	if (linear_of(klen, &l))
		arg[2] = linear_term(64, &l);
	for (unsigned o = 0; o < 2; o++) {
		T all = apply(text_of("%s %s midstate", h->name, o ? "outer" : "inner"), h->state * h->W, 4, arg);
		state_words(h, all, o ? outer : inner);
	}
}

/* hmac_key(key, k, klen, f) as its callers see it. */
void effect_hmac_key(struct run *x, const struct contract *c, const T *arg)
{
	const struct hash *h = c->of;
	T inner[8], outer[8];
	struct region *g;
	struct linear off, n;
	if (!in_proved_range(x, c, arg[2], 0, x->p->t->most_bytes - 1, &n) || !run_range(x, arg[1], n, READ_ONLY, &g, &off))
		return;
	if (g->cells) {
		run_fail(x, F_UNDECIDED, "%s is called with a key in %s", c->name, g->name);
		return;
	}
	known_hmac_key(h, x, g, off, arg[2], inner, outer);
	for (unsigned j = 0; j < h->state; j++) {
		run_write_at(x, arg[0], j * h->W / 8, h->W / 8, inner[j]);
		run_write_at(x, arg[0], h->W + j * h->W / 8, h->W / 8, outer[j]);
	}
}

/* PBKDF2's iterations and blocks as their callers know them: some function of what they read of the job.  UT: U and T. */

static void split_words(const struct hash *h, const char *what, unsigned n, const T *arg, T *UT)
{
	for (unsigned t = 0; t < 2; t++) {
		T all = apply(text_of("%s pbkdf2 %s, %c", h->name, what, t ? 'T' : 'U'), h->state * h->W, n, arg);
		state_words(h, all, UT + t * h->state);
	}
}

static T spelled_once(T n)
{
	struct linear l;
	return linear_of(n, &l) ? linear_term(64, &l) : n;
}

void known_steps(const struct hash *h, const T *job, T n, T *UT)
{
	T arg[33];
	uint64_t none;
	if (is_num(n, &none) && none == 0) {
		memcpy(UT, job + 2 * h->state, 2 * h->state * sizeof *UT);
		return;
	}
	memcpy(arg, job, 4 * h->state * sizeof *arg);
	arg[4 * h->state] = spelled_once(n);
	split_words(h, "steps", 4 * h->state + 1, arg, UT);
}

/* U and T lie at byte at of the job. */
static void write_UT(struct run *x, const struct hash *h, T job, unsigned at, const T *UT)
{
	for (unsigned j = 0; j < h->state; j++) {
		run_write_at(x, job, at + j * h->W / 8, h->W / 8, UT[j]);
		run_write_at(x, job, at + h->W + j * h->W / 8, h->W / 8, UT[h->state + j]);
	}
}

static void read_words(struct run *x, const struct hash *h, T job, unsigned at, T *word)
{
	for (unsigned j = 0; j < h->state; j++)
		word[j] = run_read_at(x, job, at + j * h->W / 8, h->W / 8);
}

/* For so many blocks of output. */
static void effect_iterations(struct run *x, const struct contract *c, const T *arg, unsigned blocks)
{
	const struct hash *h = c->of;
	T job[32], UT[2][16];
	struct linear n;
	if (!in_proved_range(x, c, arg[1], 0, x->p->t->most_count, &n))
		return;
	read_words(x, h, arg[0], 0, job);
	read_words(x, h, arg[0], h->W, job + h->state);
	for (unsigned b = 0; b < blocks; b++) {
		read_words(x, h, arg[0], (2 + 2 * b) * h->W, job + 2 * h->state);
		read_words(x, h, arg[0], (3 + 2 * b) * h->W, job + 3 * h->state);
		known_steps(h, job, arg[1], UT[b]);
	}
	for (unsigned b = 0; b < blocks; b++)
		write_UT(x, h, arg[0], (2 + 2 * b) * h->W, UT[b]);
}

void effect_pbkdf2_steps(struct run *x, const struct contract *c, const T *arg) { effect_iterations(x, c, arg, 1); }
void effect_pbkdf2_pair(struct run *x, const struct contract *c, const T *arg)  { effect_iterations(x, c, arg, 2); }

/* What is read of a job at byte at of a region: the key's states and the salted context, byte by byte, whatever they hold.
 * The first U is some function of these and i; the iterations follow. */
void known_output(const struct hash *h, struct run *x, const struct region *job, unsigned at, T i, T iters, T *UT)
{
	static T arg[1024];
	T word[32];
	unsigned n = 0;
	(void)x;
	for (unsigned o = 0; o < job_bytes(h); o++)
		if (o < 2 * h->W || o >= 4 * h->W) {
			T byte = run_peek(job, at + o, 1);
			if (byte)
				arg[n++] = byte;
		}
	arg[n++] = bits(i, 0, 32);
	T all = apply(text_of("%s pbkdf2 first U", h->name), h->state * h->W, n, arg);
	for (unsigned s = 0; s < 2; s++)
		for (unsigned j = 0; j < h->state; j++)
			word[s * h->state + j] = run_peek(job, at + s * h->W + j * h->W / 8, h->W / 8);
	state_words(h, all, word + 2 * h->state);
	state_words(h, all, word + 3 * h->state);
	known_steps(h, word, sub(iters, num(width(iters), 1)), UT);
}

void effect_pbkdf2_block(struct run *x, const struct contract *c, const T *arg)
{
	const struct hash *h = c->of;
	T UT[16];
	struct region *g;
	struct linear off, iters;
	if (!in_proved_range(x, c, arg[2], 1, x->p->t->most_count, &iters) ||
	    !run_range(x, arg[0], constant(job_bytes(h)), READ_WRITE, &g, &off))
		return;
	if (!g->cells || off.n) {
		run_fail(x, F_UNDECIDED, "%s is called with a job at no fixed place", c->name);
		return;
	}
	known_output(h, x, g, (unsigned)off.k, arg[1], arg[2], UT);
	write_UT(x, h, arg[0], 2 * h->W, UT);
}

/* A whole MAC as its callers know it: some function of the bytes of key and message and of their numbers. */
T known_hmac(const struct hash *h, const struct region *k, struct linear koff, T klen, const struct region *data,
	struct linear off, T len)
{
	const T arg[7] = { k->base, linear_term(64, &koff), spelled_once(klen), data->base, linear_term(64, &off),
		spelled_once(len), sym("content", 0, 1, k->secret || data->secret) };
	return apply(text_of("%s MAC", h->name), 8 * h->digest, 7, arg);
}

void effect_hmac(struct run *x, const struct contract *c, const T *arg)
{
	const struct hash *h = c->of;
	struct region *k, *data;
	struct linear koff, off, klen, len;
	if (!in_proved_range(x, c, arg[2], 0, x->p->t->most_bytes - 1, &klen) || !in_proved_range(x, c, arg[4], 0, x->p->t->most_bytes - 1, &len) ||
	    !run_range(x, arg[1], klen, READ_ONLY, &k, &koff) || !run_range(x, arg[3], len, READ_ONLY, &data, &off))
		return;
	if (k->cells || data->cells) {
		run_fail(x, F_UNDECIDED, "%s is called with a key or a message in memory that is kept byte by byte", c->name);
		return;
	}
	run_write_at(x, arg[0], 0, h->digest, known_hmac(h, k, koff, arg[2], data, off, arg[4]));
}

/* update(ctx, data, len, f) as callers see it who know how many bytes wait and how long the data is mod B: no more is
 * forgotten of it than the compression function. */
void effect_update(struct run *x, const struct contract *c, const T *arg)
{
	const struct hash *h = c->of;
	const unsigned B = h->B, low = log2_of(B);
	struct region *ctx, *data;
	struct linear at, off, len;
	uint64_t r, t, none;
	T state[8], block[128];
	if (!in_proved_range(x, c, arg[2], 0, x->p->t->most_bytes - 1, &len) ||
	    !run_range(x, arg[0], constant(ctx_bytes(h)), READ_WRITE, &ctx, &at) ||
	    !run_range(x, arg[1], len, READ_ONLY, &data, &off))
		return;
	T count = run_read_at(x, arg[0], ctx_count(h), h->L);
	for (unsigned j = 0; j < h->state; j++)
		state[j] = run_read_at(x, arg[0], j * h->W / 8, h->W / 8);
	if (!is_num(bits(count, 0, low), &r) || !is_num(bits(arg[2], 0, low), &t) || (data->cells && (len.n || off.n))) {
		run_fail(x, F_UNDECIDED, "%s is called with a context or a length that is not known mod %u", c->name, B);
		return;
	}
	const unsigned rest = (unsigned)(r + t) % B;
	T blocks = add(shr(arg[2], low), num(64, (r + t) / B));
	struct linear next = off;
	for (unsigned k = 0; k < r; k++)
		block[k] = run_read_at(x, arg[0], ctx_buffer(h) + k, 1);
	const bool full = !(is_num(blocks, &none) && none == 0);
	for (unsigned k = (unsigned)r; r && full && k < B; k++, next.k++)
		block[k] = byte_of(x, data, next);
	if (r && full) {
		T raw[16];
		raw_words(h, block, raw);
		absorb_block(h, state, raw, state);
	}
	struct linear more = { 0 }, b;
	if (!linear_of(blocks, &b) || !linear_add(&more, &b, B))
		die("a count of blocks that is not affine");
	if (full)
		absorb_many(h, x, data, next, r ? sub(blocks, num(64, 1)) : blocks, state, state);
	for (unsigned k = full ? 0 : (unsigned)r; k < rest; k++) {
		struct linear place = off;
		linear_add(&place, &more, 1);
		place.k += (int64_t)k - (int64_t)r;
		run_write_at(x, arg[0], ctx_buffer(h) + k, 1, byte_of(x, data, place));
	}
	for (unsigned k = rest; full && k < B; k++)
		run_write_at(x, arg[0], ctx_buffer(h) + k, 1, unsaid(8));
	for (unsigned j = 0; j < h->state; j++)
		run_write_at(x, arg[0], j * h->W / 8, h->W / 8, state[j]);
	run_write_at(x, arg[0], ctx_count(h), h->L, add(count, zext(arg[2], 8 * h->L)));
}

/* One block of HKDF-Expand as its callers know it: some function of key, T, info and i. */
void known_hkdf_block(const struct hash *h, const T *job, const struct region *info, struct linear off, T info_len, T i, T *out)
{
	T arg[29];
	unsigned n = 3 * h->state;
	memcpy(arg, job, n * sizeof *arg);
	arg[n++] = info->base;
	arg[n++] = linear_term(64, &off);
	arg[n++] = spelled_once(info_len);
	arg[n++] = sym("content", 0, 1, info->secret);
	arg[n++] = spelled_once(i);
	T all = apply(text_of("%s hkdf block", h->name), h->state * h->W, n, arg);
	state_words(h, all, out);
}

void effect_hkdf_block(struct run *x, const struct contract *c, const T *arg)
{
	const struct hash *h = c->of;
	T job[24], out[8];
	struct region *g;
	struct linear off, n, i;
	if (!in_proved_range(x, c, arg[2], 0, x->p->t->most_bytes - 1, &n) || !in_proved_range(x, c, arg[3], 1, x->p->t->most_count, &i) ||
	    !run_range(x, arg[1], n, READ_ONLY, &g, &off))
		return;
	for (unsigned part = 0; part < 3; part++)
		for (unsigned j = 0; j < h->state; j++)
			job[part * h->state + j] = run_read_at(x, arg[0], part * h->W + j * h->W / 8, h->W / 8);
	if (g->cells) {
		run_fail(x, F_UNDECIDED, "%s is called with an info in %s", c->name, g->name);
		return;
	}
	known_hkdf_block(h, job, g, off, arg[2], arg[3], out);
	for (unsigned j = 0; j < h->state; j++)
		run_write_at(x, arg[0], 2 * h->W + j * h->W / 8, h->W / 8, out[j]);
}

void name_block(const void *of, const T *given, T *opened, T *named)
{
	const struct hash *h = of;
	T raw[16];
	for (unsigned t = 0; t < 16; t++)
		raw[t] = as_read(h, given[h->state + t]);
	meaning_compress(h, given, given + h->state, opened);
	absorb_block(h, given, raw, named);
}
