/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Words as rows of bits and bits as polynomials over GF(2), each stored once: the half of the
 * normal form in which everything that is wiring, and, or and xor becomes equal by being the same
 * handle. */
#include "term.h"
#include <stdlib.h>
#include <string.h>

/* Storage: nothing here is ever freed. */

void *keep(size_t size)
{
	static char *chunk;
	static size_t left;

	size = (size + 7) & ~(size_t)7;
	if (size > left) {
		left = size > 1 << 20 ? size : 1 << 20;
		chunk = must_alloc(left);
	}
	void *p = chunk;
	chunk += size;
	left -= size;
	return p;
}

void *grown(void *old, size_t *room, size_t need, size_t each)
{
	if (need <= *room)
		return old;
	while (*room < need)
		*room = *room ? 2 * *room : 64;
	void *p = realloc(old, *room * each);
	if (!p)
		die("out of memory for %zu terms", *room);
	return p;
}

uint64_t mixed(uint64_t h)
{
	h ^= h >> 32;
	h *= 0xd6e8feb86659fd93u;
	h ^= h >> 32;
	h *= 0xd6e8feb86659fd93u;
	return h ^ h >> 32;
}

uint32_t index_next(const struct index *t, uint32_t hash, size_t *at)
{
	if (!t->size)
		return 0;
	for (;;) {
		const struct entry *c = &t->entry[*at & (t->size - 1)];
		if (!c->id)
			return 0;
		++*at;
		if (c->hash == hash)
			return c->id;
	}
}

static void index_drop_in(struct index *t, struct entry c)
{
	size_t at = c.hash;

	while (t->entry[at & (t->size - 1)].id)
		at++;
	t->entry[at & (t->size - 1)] = c;
}

void index_put(struct index *t, uint32_t hash, uint32_t id)
{
	if (2 * (t->used + 1) > t->size) {
		struct index bigger = { NULL, t->used, t->size ? 2 * t->size : 1024 };
		bigger.entry = must_alloc(bigger.size * sizeof *bigger.entry);
		for (size_t i = 0; i < t->size; i++)
			if (t->entry[i].id)
				index_drop_in(&bigger, t->entry[i]);
		free(t->entry);
		*t = bigger;
	}
	index_drop_in(t, (struct entry){ hash, id });
	t->used++;
}

static uint32_t hash_row(const uint32_t *row, size_t n, uint64_t seed)
{
	uint64_t h = seed * 0x9e3779b97f4a7c15u + n;

	for (size_t i = 0; i < n; i++)
		h = (h ^ row[i]) * 0x9fb21c651e98df25u, h ^= h >> 29;
	return (uint32_t)(h ^ h >> 32);
}

static const uint32_t *kept_row(const uint32_t *row, size_t n)
{
	uint32_t *p = keep(n * sizeof *p);

	memcpy(p, row, n * sizeof *p);
	return p;
}

/* Monomials.  Number 0 is the empty product, 1. */

struct monomial *monomials;
struct poly *polys;
struct variable *variables;
static size_t monomial_count, monomial_room, poly_count, poly_room, variable_count, variable_room;
static struct index monomial_index, poly_index, word_index, atom_index;

static uint32_t monomial_of(const uint32_t *v, uint32_t n)
{
	if (n == 0)
		return 0;
	uint32_t hash = hash_row(v, n, 1), id;
	size_t at = hash;
	while ((id = index_next(&monomial_index, hash, &at)))
		if (monomials[id].n == n && !memcmp(monomials[id].v, v, n * sizeof *v))
			return id;
	id = (uint32_t)monomial_count++;
	monomials = grown(monomials, &monomial_room, monomial_count, sizeof *monomials);
	struct monomial m = { kept_row(v, n), n, 0, false, ~(uint64_t)0 };
	for (uint32_t i = 0; i < n; i++) {
		const struct atom *a = variables[v[i]].atom;
		m.secret |= a->secret;
		m.height = a->height > m.height ? a->height : m.height;
		m.sample &= mixed(v[i] + 1);
	}
	monomials[id] = m;
	index_put(&monomial_index, hash, id);
	return id;
}

uint32_t monomial_product(uint32_t a, uint32_t b)
{
	if (a == 0 || a == b)
		return b;
	if (b == 0)
		return a;
	const struct monomial *x = &monomials[a], *y = &monomials[b];
	static uint32_t *v;
	static size_t room;
	uint32_t i = 0, j = 0, n = 0;
	v = grown(v, &room, x->n + y->n, sizeof *v);
	while (i < x->n && j < y->n) {
		uint32_t p = x->v[i], q = y->v[j];
		v[n++] = p < q ? p : q;
		i += p <= q;
		j += q <= p;
	}
	while (i < x->n)
		v[n++] = x->v[i++];
	while (j < y->n)
		v[n++] = y->v[j++];
	return monomial_of(v, n);
}

/* Polynomials. */

static void begin(void)
{
	if (poly_count)
		return;
	monomials = grown(monomials, &monomial_room, 1, sizeof *monomials);
	monomials[0] = (struct monomial){ NULL, 0, 0, false, ~(uint64_t)0 };
	monomial_count = 1;
	polys = grown(polys, &poly_room, 2, sizeof *polys);
	static const uint32_t one[] = { 0 };
	polys[ZERO] = (struct poly){ one, 0, 0, false, 0, NULL, NULL };
	polys[ONE] = (struct poly){ one, 1, 0, false, ~(uint64_t)0, NULL, NULL };
	poly_count = 2;
}

static uint32_t poly_of(const uint32_t *m, uint32_t n)
{
	if (n == 0)
		return ZERO;
	if (n == 1 && m[0] == 0)
		return ONE;
	uint32_t hash = hash_row(m, n, 2), id;
	size_t at = hash;
	while ((id = index_next(&poly_index, hash, &at)))
		if (polys[id].n == n && !memcmp(polys[id].m, m, n * sizeof *m))
			return id;
	id = (uint32_t)poly_count++;
	polys = grown(polys, &poly_room, poly_count, sizeof *polys);
	struct poly p = { kept_row(m, n), n, 0, false, 0, NULL, NULL };
	for (uint32_t i = 0; i < n; i++) {
		const struct monomial *t = &monomials[m[i]];
		p.secret |= t->secret;
		p.sample ^= t->sample;
		p.height = t->height > p.height ? t->height : p.height;
	}
	polys[id] = p;
	index_put(&poly_index, hash, id);
	return id;
}

/* Work is counted in monomials and items looked at, so that a run comes to the same end on every
 * machine.  No right program has needed an eighth of this: SHA-512 in plain instructions of
 * x86-64 takes the most, 68 million. */
uint64_t term_most_work = 1 << 29;
static uint64_t work;

void term_work(uint64_t n)      { work += n; }
void work_again(void)           { work = 0; }
uint64_t term_work_done(void)   { return work; }
bool term_exhausted(void)       { return work > term_most_work; }

/* Beyond these sizes a result becomes a variable of its own: sound, and only hopeless programs
 * get there. */
enum { PRODUCT_MAX = 1 << 14, POLY_MAX = 4096 };

static uint32_t opaque(enum atom_kind kind, uint32_t p, uint32_t q)
{
	T arg[2] = { word_of(&p, 1), word_of(&q, 1) };
	struct atom a = { .kind = kind, .w = 1, .n = 2, .arg = arg };

	return atom_of(&a)->word->bit[0];
}

struct bit_memo { uint32_t p, q, r; };
enum { BIT_MEMO = 1 << 17 };

static struct bit_memo *bit_memo(struct bit_memo *memo, uint32_t p, uint32_t q)
{
	return &memo[(p * 0x9e3779b1u ^ q * 0x85ebca6bu) >> 15 & (BIT_MEMO - 1)];
}

uint32_t bit_xor(uint32_t p, uint32_t q)
{
	static struct bit_memo memo[BIT_MEMO];
	static uint32_t *m;
	static size_t room;

	if (p > q) {
		uint32_t t = p;
		p = q;
		q = t;
	}
	if (p == ZERO)
		return q;
	if (p == q)
		return ZERO;
	struct bit_memo *known = bit_memo(memo, p, q);
	if (known->p == p && known->q == q)
		return known->r;
	const struct poly *x = &polys[p], *y = &polys[q];
	uint32_t i = 0, j = 0, n = 0, r;
	if (x->n + y->n > 4 * POLY_MAX || term_exhausted())
		r = opaque(OPAQUE_XOR, p, q);
	else {
		term_work(x->n + y->n);
		m = grown(m, &room, x->n + y->n, sizeof *m);
		while (i < x->n && j < y->n)
			if (x->m[i] == y->m[j])
				i++, j++;
			else
				m[n++] = x->m[i] < y->m[j] ? x->m[i++] : y->m[j++];
		while (i < x->n)
			m[n++] = x->m[i++];
		while (j < y->n)
			m[n++] = y->m[j++];
		r = poly_of(m, n);
	}
	if (!term_exhausted())
		*known = (struct bit_memo){ p, q, r };
	return r;
}

static int by_number(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

static void sort_numbers(uint32_t *m, size_t n)
{
	if (n > 24) {
		qsort(m, n, sizeof *m, by_number);
		return;
	}
	for (size_t i = 1; i < n; i++) {
		uint32_t x = m[i];
		size_t j = i;
		for (; j && m[j - 1] > x; j--)
			m[j] = m[j - 1];
		m[j] = x;
	}
}

uint32_t bit_and(uint32_t p, uint32_t q)
{
	static struct bit_memo memo[BIT_MEMO];
	static uint32_t *m;
	static size_t room;

	if (p > q) {
		uint32_t t = p;
		p = q;
		q = t;
	}
	if (p == ZERO || p == q)
		return p;
	if (p == ONE)
		return q;
	struct bit_memo *known = bit_memo(memo, p, q);
	if (known->p == p && known->q == q)
		return known->r;
	uint32_t r, n = 0, kept = 0, nx = polys[p].n, ny = polys[q].n;
	if ((uint64_t)nx * ny > PRODUCT_MAX || term_exhausted())
		r = opaque(OPAQUE_AND, p, q);
	else {
		term_work((uint64_t)nx * ny);
		m = grown(m, &room, (size_t)nx * ny, sizeof *m);
		for (uint32_t i = 0; i < nx; i++)
			for (uint32_t j = 0; j < ny; j++)
				m[n++] = monomial_product(polys[p].m[i], polys[q].m[j]);
		sort_numbers(m, n);
		for (uint32_t i = 0; i < n; ) {
			uint32_t same = i;
			while (i < n && m[i] == m[same])
				i++;
			if ((i - same) % 2)
				m[kept++] = m[same];
		}
		r = kept > POLY_MAX ? opaque(OPAQUE_AND, p, q) : poly_of(m, kept);
	}
	if (!term_exhausted())
		*known = (struct bit_memo){ p, q, r };
	return r;
}

bool bit_has_one(uint32_t p)
{
	return polys[p].n && polys[p].m[0] == 0;
}

struct atom *bit_atom(uint32_t p, unsigned *j)
{
	if (polys[p].n != 1 || monomials[polys[p].m[0]].n != 1)
		return NULL;
	const struct variable *v = &variables[monomials[polys[p].m[0]].v[0]];
	*j = v->bit;
	return v->atom;
}

bool bits_disjoint(uint32_t p, uint32_t q)
{
	return !(polys[p].sample & polys[q].sample) && bit_and(p, q) == ZERO;
}

/* Atoms. */

static T *words;
static struct atom **atoms;
static size_t word_count, word_room, atom_count, atom_room;

static bool same_atom(const struct atom *a, const struct atom *b)
{
	return a->kind == b->kind && a->w == b->w && a->index == b->index
		&& a->n == b->n && a->bag == b->bag
		&& (a->name == b->name || (a->name && b->name && !strcmp(a->name, b->name)))
		&& (a->n == 0 || !memcmp(a->arg, b->arg, a->n * sizeof *a->arg));
}

static uint32_t atom_hash(const struct atom *a)
{
	uint64_t h = mixed((uint64_t)a->kind << 32 | a->w) + a->index;

	for (const char *s = a->name; s && *s; s++)
		h = mixed(h + (unsigned char)*s);
	for (unsigned i = 0; i < a->n; i++)
		h = mixed(h + a->arg[i]->id);
	h = mixed(h + (a->bag ? a->bag->id : 0));
	return (uint32_t)h;
}

static T new_atom_word(struct atom *a)
{
	uint32_t bit[WIDEST];

	for (unsigned j = 0; j < a->w; j++) {
		uint32_t v = (uint32_t)variable_count++;
		variables = grown(variables, &variable_room, variable_count, sizeof *variables);
		variables[v] = (struct variable){ a, j };
		uint32_t m = monomial_of(&v, 1);
		bit[j] = poly_of(&m, 1);
	}
	return word_of(bit, a->w);
}

struct atom *atom_of(const struct atom *like)
{
	uint32_t hash = atom_hash(like), id;
	size_t at = hash;

	begin();
	while ((id = index_next(&atom_index, hash, &at)))
		if (same_atom(atoms[id], like))
			return atoms[id];
	struct atom *a = keep(sizeof *a);
	*a = *like;
	if (like->name) {
		char *name = keep(strlen(like->name) + 1);
		a->name = strcpy(name, like->name);
	}
	if (like->n) {
		T *arg = keep(like->n * sizeof *arg);
		a->arg = memcpy(arg, like->arg, like->n * sizeof *arg);
	}
	for (unsigned i = 0; i < like->n; i++) {
		uint32_t h = like->arg[i]->height;
		a->secret |= like->arg[i]->secret;
		a->height = h >= a->height ? h + 1 : a->height;
	}
	if (like->bag) {
		a->secret |= like->bag->secret;
		a->height = like->bag->height + 1;
	}
	if (!atom_count)
		atom_count = 1;
	a->id = (uint32_t)atom_count++;
	atoms = grown(atoms, &atom_room, atom_count, sizeof *atoms);
	atoms[a->id] = a;
	a->var = (uint32_t)variable_count;
	a->word = new_atom_word(a);
	index_put(&atom_index, hash, a->id);
	return a;
}

T sym(const char *name, unsigned i, unsigned w, bool secret)
{
	struct atom *a = atom_of(&(struct atom){
		.kind = SYM, .w = w, .name = name, .index = i, .secret = secret });

	if (a->secret != secret)
		die("%s[%u]: it was %s before", name, i, secret ? "public" : "secret");
	return a->word;
}

T apply(const char *f, unsigned w, unsigned n, const T *arg)
{
	return atom_of(&(struct atom){ .kind = APPLY, .w = w, .name = f, .n = n, .arg = arg })->word;
}

static unsigned unsaid_count;

T unsaid(unsigned w)
{
	return atom_of(&(struct atom){ .kind = UNSAID, .w = w, .index = unsaid_count++ })->word;
}

void unsaid_again(void)
{
	unsaid_count = 0;
}

/* Words. */

T word_of(const uint32_t *bit, unsigned w)
{
	if (w < 1 || w > WIDEST)
		die("a term of %u bits: 1 to %d wanted", w, WIDEST);
	uint32_t hash = hash_row(bit, w, 3), id;
	size_t at = hash;
	while ((id = index_next(&word_index, hash, &at)))
		if (words[id]->w == w && !memcmp(words[id]->bit, bit, w * sizeof *bit))
			return words[id];
	struct term *x = keep(sizeof *x + w * sizeof *bit);
	if (!word_count)
		word_count = 1;
	x->id = (uint32_t)word_count++;
	x->w = (uint16_t)w;
	x->constant = true;
	memcpy(x->bit, bit, w * sizeof *bit);
	for (unsigned j = 0; j < w; j++) {
		x->secret |= polys[bit[j]].secret;
		x->height = polys[bit[j]].height > x->height ? polys[bit[j]].height : x->height;
		x->constant &= bit[j] <= ONE;
		if (bit[j] == ZERO)
			continue;
		x->used = (uint16_t)(j + 1);
		if (j < 64)
			x->mask |= (uint64_t)1 << j;
	}
	words = grown(words, &word_room, word_count, sizeof *words);
	words[x->id] = x;
	index_put(&word_index, hash, x->id);
	return x;
}

unsigned width(T x)     { return x->w; }
bool is_const(T x)      { return x->constant; }
bool is_secret(T x)     { return x->secret; }

void word_limbs(T x, uint64_t *k)
{
	memset(k, 0, LIMBS * sizeof *k);
	for (unsigned j = 0; j < x->w; j++)
		k[j / 64] |= (uint64_t)(x->bit[j] == ONE) << j % 64;
}

bool is_num(T x, uint64_t *v)
{
	uint64_t k[LIMBS];

	if (!x->constant || x->w > 64)
		return false;
	word_limbs(x, k);
	*v = k[0];
	return true;
}

T word_num(unsigned w, const uint64_t *k)
{
	uint32_t b[WIDEST];

	begin();
	for (unsigned j = 0; j < w; j++)
		b[j] = k[j / 64] >> j % 64 & 1;
	return word_of(b, w);
}

T num(unsigned w, uint64_t v)
{
	static struct { uint64_t v; T x; } known[1 << 10];
	uint64_t k[LIMBS] = { v };
	size_t at = mixed(v * 4096 + w) % (sizeof known / sizeof *known);

	if (known[at].x && known[at].v == v && known[at].x->w == w)
		return known[at].x;

	if (w < 1 || w > WIDEST)
		die("a constant of %u bits: 1 to %d wanted", w, WIDEST);
	known[at].v = v;
	return known[at].x = word_num(w, k);
}

/* What was asked before. */

struct memo { uint64_t k; T x, y, z, r; uint32_t op; };
enum { MEMO = 1 << 16 };
static struct memo memos[MEMO];

static struct memo *memo_at(enum op op, uint64_t k, T x, T y, T z)
{
	uint64_t h = (uint64_t)x->id << 32 | (y ? y->id : 0);

	h = (h ^ (z ? z->id : 0) * 0x9e3779b97f4a7c15u ^ k << 6 ^ op) * 0xd6e8feb86659fd93u;
	return &memos[(h ^ h >> 32) >> 8 & (MEMO - 1)];
}

T memo_get(enum op op, uint64_t k, T x, T y, T z)
{
	const struct memo *m = memo_at(op, k, x, y, z);

	return m->op == (uint32_t)op && m->k == k && m->x == x && m->y == y && m->z == z ? m->r : NULL;
}

T memo_put(enum op op, uint64_t k, T x, T y, T z, T r)
{
	if (!term_exhausted())               /* the next run shall know better */
		*memo_at(op, k, x, y, z) = (struct memo){ k, x, y, z, r, op };
	return r;
}

/* Bit by bit. */

static void same_width(const char *what, T x, T y)
{
	if (x->w != y->w)
		die("%s: %u bits with %u bits", what, x->w, y->w);
}

T not(T x)
{
	return xor(x, repeat(num(1, 1), x->w));
}

T xor(T x, T y)
{
	same_width("xor", x, y);
	T r = memo_get(OP_XOR, 0, x, y, NULL);
	if (r)
		return r;
	uint32_t b[WIDEST];
	unsigned j = 0;
	do
		b[j] = bit_xor(x->bit[j], y->bit[j]);
	while (++j < x->w);
	return memo_put(OP_XOR, 0, x, y, NULL, word_of(b, x->w));
}

T and(T x, T y)
{
	same_width("and", x, y);
	T r = memo_get(OP_AND, 0, x, y, NULL);
	if (r)
		return r;
	uint32_t b[WIDEST];
	unsigned j = 0;
	do
		b[j] = bit_and(x->bit[j], y->bit[j]);
	while (++j < x->w);
	r = word_of(b, x->w);
	if (x->w == 1 && !is_const(x) && !is_const(y))
		note_fact(r, FACT_BOTH, x, y, NULL);
	return memo_put(OP_AND, 0, x, y, NULL, r);
}

T or(T x, T y)
{
	return x->w == 1 ? not(and(not(x), not(y))) : xor(xor(x, y), and(x, y));
}

T select(T c, T x, T y)
{
	if (c->w != 1)
		die("select: the condition is %u bits", c->w);
	return xor(y, and(repeat(c, x->w), xor(x, y)));
}

/* Wiring: bit j of the result is bit from(j) of the argument, or 0. */

static void shift_fits(const char *what, T x, unsigned k)
{
	if (k >= x->w)
		die("%s: by %u in %u bits", what, k, x->w);
}

T shl(T x, unsigned k)
{
	shift_fits("shl", x, k);
	T r = k ? memo_get(OP_SHL, k, x, NULL, NULL) : x;
	if (r)
		return r;
	uint32_t b[WIDEST];
	for (unsigned j = 0; j < x->w; j++)
		b[j] = j < k ? ZERO : x->bit[j - k];
	return memo_put(OP_SHL, k, x, NULL, NULL, word_of(b, x->w));
}

static T shifted_right(enum op op, T x, unsigned k, uint32_t fill)
{
	T r = k ? memo_get(op, k, x, NULL, NULL) : x;

	if (r)
		return r;
	uint32_t b[WIDEST];
	for (unsigned j = 0; j < x->w; j++)
		b[j] = j + k < x->w ? x->bit[j + k] : fill;
	return memo_put(op, k, x, NULL, NULL, word_of(b, x->w));
}

T shr(T x, unsigned k)
{
	shift_fits("shr", x, k);
	return shifted_right(OP_SHR, x, k, ZERO);
}

T sar(T x, unsigned k)
{
	shift_fits("sar", x, k);
	return shifted_right(OP_SAR, x, k, x->bit[x->w - 1]);
}

T ror(T x, unsigned k)
{
	k %= x->w;
	T r = k ? memo_get(OP_ROR, k, x, NULL, NULL) : x;
	if (r)
		return r;
	uint32_t b[WIDEST];
	for (unsigned j = 0; j < x->w; j++)
		b[j] = x->bit[j + k < x->w ? j + k : j + k - x->w];
	return memo_put(OP_ROR, k, x, NULL, NULL, word_of(b, x->w));
}

T rol(T x, unsigned k)
{
	return ror(x, x->w - k % x->w);
}

T cat(T high, T low)
{
	if (high->w + low->w > WIDEST)
		die("cat: %u and %u bits are too wide", high->w, low->w);
	T r = memo_get(OP_CAT, 0, high, low, NULL);
	if (r)
		return r;
	uint32_t b[WIDEST];
	memcpy(b, low->bit, low->w * sizeof *b);
	memcpy(b + low->w, high->bit, high->w * sizeof *b);
	return memo_put(OP_CAT, 0, high, low, NULL, word_of(b, (unsigned)high->w + low->w));
}

T bits(T x, unsigned low, unsigned n)
{
	if (n < 1 || low >= x->w || n > x->w - low)
		die("bits: %u from bit %u of %u", n, low, x->w);
	if (n == x->w)
		return x;
	uint64_t k = (uint64_t)low << 32 | n;
	T r = memo_get(OP_BITS, k, x, NULL, NULL);
	return r ? r : memo_put(OP_BITS, k, x, NULL, NULL, word_of(x->bit + low, n));
}

static T extended(enum op op, T x, unsigned w, uint32_t fill)
{
	if (w < x->w)
		die("extend: %u bits do not fit in %u", x->w, w);
	T r = w > x->w ? memo_get(op, w, x, NULL, NULL) : x;
	if (r)
		return r;
	uint32_t b[WIDEST];
	if (w > WIDEST)
		die("extend: to %u bits", w);
	memcpy(b, x->bit, x->w * sizeof *b);
	for (unsigned j = x->w; j < w; j++)
		b[j] = fill;
	return memo_put(op, w, x, NULL, NULL, word_of(b, w));
}

T zext(T x, unsigned w)     { return extended(OP_ZEXT, x, w, ZERO); }
T sext(T x, unsigned w)     { return extended(OP_SEXT, x, w, x->bit[x->w - 1]); }
T msb(T x)                  { return bits(x, x->w - 1u, 1); }

T repeat(T bit, unsigned w)
{
	if (bit->w != 1)
		die("repeat: of %u bits", bit->w);
	return sext(bit, w);
}

T bswap(T x)
{
	if (x->w % 8)
		die("bswap: %u bits are no bytes", x->w);
	T r = memo_get(OP_BSWAP, 0, x, NULL, NULL);
	if (r)
		return r;
	uint32_t b[WIDEST];
	for (unsigned j = 0; j < x->w; j++)
		b[j] = x->bit[x->w - 8 - j / 8 * 8 + j % 8];
	return memo_put(OP_BSWAP, 0, x, NULL, NULL, word_of(b, x->w));
}

/* Facts are hung on the bit without its constant term, so that a flag and its complement share
 * them. */
void note_fact(T bit, enum fact fact, T x, T y, T c)
{
	bool inverted = bit_has_one(bit->bit[0]);
	uint32_t p = inverted ? bit_not(bit->bit[0]) : bit->bit[0];

	if (p == ZERO)
		return;
	for (const struct reading *r = polys[p].readings; r; r = r->next)
		if (r->fact == fact && r->inverted == inverted && r->x == x && r->y == y && r->c == c)
			return;
	struct reading *r = keep(sizeof *r);
	*r = (struct reading){ fact, inverted, x, y, c, polys[p].readings };
	polys[p].readings = r;
}

size_t poly_total(void)         { return poly_count; }
size_t variable_total(void)     { return variable_count; }
size_t atom_total(void)         { return atom_count; }

struct term_stats term_stats(void)
{
	return (struct term_stats){ word_count, poly_count, monomial_count, sum_count() };
}
