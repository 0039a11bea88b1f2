/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which words are affine in public inputs of known range, and which facts about them are settled
 * by that. */
#include "term.h"
#include <string.h>

/* Arithmetic that says when a result does not fit. */

static bool plus(int64_t a, int64_t b, int64_t *r)
{
	if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b)
		return false;
	*r = a + b;
	return true;
}

static bool product(int64_t a, int64_t b, int64_t *r)
{
	uint64_t x = a < 0 ? -(uint64_t)a : (uint64_t)a, y = b < 0 ? -(uint64_t)b : (uint64_t)b;

	if (x && y > (uint64_t)INT64_MAX / x)
		return false;
	*r = (int64_t)((uint64_t)a * (uint64_t)b);
	return true;
}

static int64_t floor_div(int64_t a, int64_t b)       /* b > 0 */
{
	return a / b - (a % b < 0);
}

/* What is assumed about inputs. */

struct range { bool known; int64_t low, high, both; const struct atom *other; };     /* with other: both at the most */
static struct range *ranges;
static size_t ranges_room, ranges_used;
static uint64_t stamp;

static struct atom *sym_of(T s)
{
	unsigned j;
	struct atom *a = bit_atom(s->bit[0], &j);

	return a && a->kind == SYM && a->word == s ? a : NULL;
}

void assume(T s, int64_t low, int64_t high)
{
	const struct atom *a = sym_of(s);

	if (!a || a->w > 64 || a->secret)
		die("assume: not a public input of at most 64 bits");
	if (low < 0 || low > high || (a->w < 63 && high >> a->w))
		die("assume: %s[%u] in [%lld, %lld]", a->name, a->index, (long long)low, (long long)high);
	ranges = grown(ranges, &ranges_room, a->id + 1, sizeof *ranges);
	while (ranges_used <= a->id)
		ranges[ranges_used++].known = false;
	ranges[a->id] = (struct range){ .known = true, .low = low, .high = high };
	stamp++;
}

/* They are assumed themselves already. */
void assume_sum(T s, T t, int64_t high)
{
	const struct atom *a = sym_of(s), *b = sym_of(t);
	int64_t low[2], most;

	if (!a || !b || a == b || !assumed(a, &low[0], &most) || !assumed(b, &low[1], &most) || high - low[0] < low[1])
		die("assume_sum: not two inputs that were assumed");
	ranges[a->id].other = b;
	ranges[b->id].other = a;
	ranges[a->id].both = ranges[b->id].both = high;
	stamp++;
}

bool assumed(const struct atom *a, int64_t *low, int64_t *high)
{
	if (a->id >= ranges_used || !ranges[a->id].known)
		return false;
	*low = ranges[a->id].low;
	*high = ranges[a->id].high;
	return true;
}

uint64_t assumption_stamp(void)
{
	return stamp;
}

void term_new_run(void)
{
	unsaid_again();
	work_again();
	ranges_used = 0;
	stamp++;
}

/* Linear forms. */

static bool linear_put(struct linear *l, T s, int64_t c)
{
	unsigned i = 0;

	while (i < l->n && l->s[i]->id < s->id)
		i++;
	if (i < l->n && l->s[i] == s) {
		if (!plus(l->c[i], c, &l->c[i]))
			return false;
		if (l->c[i])
			return true;
		l->n--;
		memmove(&l->s[i], &l->s[i + 1], (l->n - i) * sizeof *l->s);
		memmove(&l->c[i], &l->c[i + 1], (l->n - i) * sizeof *l->c);
		return true;
	}
	if (l->n == LINEAR_MAX)
		return false;
	memmove(&l->s[i + 1], &l->s[i], (l->n - i) * sizeof *l->s);
	memmove(&l->c[i + 1], &l->c[i], (l->n - i) * sizeof *l->c);
	l->s[i] = s;
	l->c[i] = c;
	l->n++;
	return true;
}

bool linear_add(struct linear *l, const struct linear *m, int64_t times)
{
	int64_t c;

	if (times == 0)
		return true;
	if (!product(m->k, times, &c) || !plus(l->k, c, &l->k))
		return false;
	for (unsigned i = 0; i < m->n; i++)
		if (!product(m->c[i], times, &c) || !linear_put(l, m->s[i], c))
			return false;
	return true;
}

bool linear_equal(const struct linear *l, const struct linear *m)
{
	if (l->k != m->k || l->n != m->n)
		return false;
	for (unsigned i = 0; i < l->n; i++)
		if (l->s[i] != m->s[i] || l->c[i] != m->c[i])
			return false;
	return true;
}

/* Least and most of c * a + d * b at the corners of where two inputs can be whose sum has a bound. */
static bool corner(int64_t c, int64_t a, int64_t d, int64_t b, int64_t *low, int64_t *high)
{
	int64_t x, y;

	if (!product(c, a, &x) || !product(d, b, &y) || !plus(x, y, &x))
		return false;
	*low = x < *low ? x : *low;
	*high = x > *high ? x : *high;
	return true;
}

static int64_t least_of(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static bool pair_range(const struct atom *s, int64_t c, int64_t d, int64_t *low, int64_t *high)
{
	const struct range *p = &ranges[s->id], *q = &ranges[p->other->id];
	const int64_t p_most = least_of(p->high, p->both - q->low), q_most = least_of(q->high, p->both - p->low);

	*low = INT64_MAX;
	*high = INT64_MIN;
	return corner(c, p->low, d, q->low, low, high)
		&& corner(c, p_most, d, q->low, low, high) && corner(c, p->low, d, q_most, low, high)
		&& corner(c, p_most, d, least_of(q->high, p->both - p_most), low, high)
		&& corner(c, least_of(p->high, p->both - q_most), d, q_most, low, high);
}

static unsigned place_in(const struct linear *l, const struct atom *a)
{
	unsigned i = 0;

	while (i < l->n && (!a || l->s[i] != a->word))
		i++;
	return i;
}

bool linear_range(const struct linear *l, int64_t *low, int64_t *high)
{
	*low = *high = l->k;
	for (unsigned i = 0; i < l->n; i++) {
		const struct atom *s = sym_of(l->s[i]);
		int64_t least, most, a, b;
		if (!assumed(s, &least, &most))
			return false;
		const struct range *r = &ranges[s->id];
		const unsigned other = place_in(l, r->other);
		if (r->other)
			most = least_of(most, r->both - ranges[r->other->id].low);
		if (other < i)
			continue;
		if (other < l->n) {
			if (!pair_range(s, l->c[i], l->c[other], &a, &b))
				return false;
		} else if (!product(l->c[i], least, &a) || !product(l->c[i], most, &b)) {
			return false;
		}
		if (!plus(*low, a < b ? a : b, low) || !plus(*high, a < b ? b : a, high))
			return false;
	}
	return true;
}

T linear_term(unsigned w, const struct linear *l)
{
	T x = num(w, (uint64_t)l->k);

	if (w > 64 && l->k < 0)
		x = sext(num(64, (uint64_t)l->k), w);
	for (unsigned i = 0; i < l->n; i++) {
		T s = l->s[i]->w > w ? bits(l->s[i], 0, w) : zext(l->s[i], w);
		s = mulk(s, l->c[i] < 0 ? -(uint64_t)l->c[i] : (uint64_t)l->c[i]);
		x = l->c[i] < 0 ? sub(x, s) : add(x, s);
	}
	return x;
}

/* Affine modulo 2^n.  A number with its top bit set counts as negative, so that adding 2^64 - 3
 * takes 3 away. */

static bool affine(const uint32_t *b, unsigned n, struct linear *l);
static bool within(const struct linear *l, unsigned n, struct linear *exact);
static enum verdict decide_high(const struct atom *a, unsigned j, T *s, int64_t *at);

static bool affine_sum(const struct bag *s, unsigned n, struct linear *l)
{
	if (s->w > 64 || s->n > LINEAR_MAX)
		return false;
	unsigned unused = 64 - s->w;
	uint64_t k = s->k[0] << unused;
	if (!plus(l->k, (int64_t)k / ((int64_t)1 << (unused > 62 ? 62 : unused)), &l->k))
		return false;
	for (unsigned i = 0; i < s->n; i++) {
		struct linear x = { 0 };
		unsigned kept = s->w < n ? s->w : n;
		for (int64_t c = s->item[i].c; kept && c % 2 == 0; c /= 2)
			kept--;
		if (kept && (!affine(s->item[i].x->bit, kept, &x) || !linear_add(l, &x, s->item[i].c)))
			return false;
	}
	return true;
}

/* A run of bits that are the low bits of an input or of a sum; returns how many. */
static unsigned low_run(const uint32_t *b, unsigned n, struct linear *l, bool *ok)
{
	unsigned j, run;
	const struct atom *a = bit_atom(b[0], &j);

	*ok = false;
	if (a && j == 0 && a->kind == SYM && a->w <= 64) {
		int64_t low, high;
		for (run = 1; run < n && run < a->w && b[run] == a->word->bit[run]; run++)
			;
		*ok = assumed(a, &low, &high) && linear_put(l, a->word, 1);
		return run;
	}
	for (run = n; run; run--) {
		if (b[run - 1] <= ONE)
			continue;
		const struct bag *s = prefix_of_sum(b, run);
		if (s) {
			*ok = affine_sum(s, run, l);
			return run;
		}
	}
	return 0;
}

/* The bits above a sum's limb are its carry or borrow, again and again: numbers, where that is settled. */
static bool affine_settled(const uint32_t *b, unsigned n, struct linear *l)
{
	uint32_t settled[64];
	unsigned bit;
	T s;
	int64_t at;

	for (unsigned j = 0; j < n; j++) {
		if (j && b[j] == b[j - 1]) {
			settled[j] = settled[j - 1];
			continue;
		}
		const bool inverted = bit_has_one(b[j]);
		const struct atom *a = b[j] <= ONE ? NULL : bit_atom(inverted ? bit_not(b[j]) : b[j], &bit);
		enum verdict v = a && a->kind == HIGH ? decide_high(a, bit, &s, &at) : UNDECIDED;
		if (b[j] > ONE && v != NO && v != YES)
			return false;
		settled[j] = b[j] <= ONE ? b[j] : (v == YES) != inverted ? ONE : ZERO;
	}
	*l = (struct linear){ 0 };
	return affine(settled, n, l);
}

static bool affine(const uint32_t *b, unsigned n, struct linear *l)
{
	int64_t unit;
	unsigned at = 0;

	if (n > 64)
		return false;
	uint64_t k = 0;
	while (at < n && b[at] <= ONE) {
		k |= (uint64_t)b[at] << at;
		at++;
	}
	if (at == n) {
		if (n < 64 && n > 1 && k >> (n - 1))
			k |= ~(uint64_t)0 << n;
		return plus(l->k, (int64_t)k, &l->k);
	}
	if (at > 62 || !plus(l->k, (int64_t)k, &l->k))
		return false;
	unit = (int64_t)1 << at;
	b += at;
	n -= at;

	struct linear rest = { 0 }, part = { 0 }, exact;
	bool ok;
	if (bit_has_one(b[0])) {
		uint32_t complement[64];
		for (unsigned j = 0; j < n; j++)
			complement[j] = bit_not(b[j]);
		part.k = -1;
		return affine(complement, n, &rest) && linear_add(&part, &rest, -1)
			&& linear_add(l, &part, unit);
	}
	unsigned run = low_run(b, n, &part, &ok);
	if (!ok)
		return false;
	if (run == n)
		return linear_add(l, &part, unit);
	if (!within(&part, run, &exact) || !linear_add(l, &exact, unit))
		return false;
	for (at = run; at < n && b[at] == ZERO; at++)
		;
	if (at == n)
		return true;
	if (run > 62 || !product(unit, (int64_t)1 << run, &unit))
		return false;
	return (affine(b + run, n - run, &rest) || affine_settled(b + run, n - run, &rest)) && linear_add(l, &rest, unit);
}

/* The same value modulo 2^n, as the number in [0, 2^n) it is. */
static bool within(const struct linear *l, unsigned n, struct linear *exact)
{
	int64_t low, high;

	*exact = *l;
	if (!linear_range(l, &low, &high))
		return false;
	if (n >= 63)
		return low >= 0;
	int64_t size = (int64_t)1 << n, turns = floor_div(low, size);
	if (turns != floor_div(high, size))
		return false;
	exact->k -= turns * size;
	return true;
}

static bool mod_linear(T x, struct linear *l)
{
	unsigned n = x->w;

	*l = (struct linear){ 0 };
	if (x->secret)
		return false;
	while (n > 1 && x->bit[n - 1] == ZERO)
		n--;
	if (n == x->w)
		return affine(x->bit, n, l);
	struct linear low = { 0 };
	return affine(x->bit, n, &low) && within(&low, n, l);
}

bool linear_of(T x, struct linear *l)
{
	struct linear m;

	return mod_linear(x, &m) && within(&m, x->w, l);
}

/* Deciding.  x is l + turns * 2^w with the range of l on one side of 0. */

static bool placed(T x, struct linear *l, int *turns, T *s, int64_t *at);
static enum verdict decide_bit(uint32_t p, T *s, int64_t *at);

/* Where f = k + c * s first reaches, or leaves, what is at least 0. */
static int64_t threshold(const struct linear *f)
{
	int64_t k = f->k, c = f->c[0];

	if (c > 0)
		return -floor_div(k, c);
	return floor_div(k, -c) + 1;
}

/* With several inputs, halving a small range is as good as anything. */
static enum verdict halve(const struct linear *f, T *s, int64_t *at)
{
	int64_t best = 1 << 12;
	enum verdict v = UNDECIDED;

	for (unsigned i = 0; i < f->n; i++) {
		int64_t low, high;
		if (assumed(sym_of(f->s[i]), &low, &high) && high > low && high - low < best) {
			best = high - low;
			*s = f->s[i];
			*at = low + (high - low) / 2 + 1;
			v = SPLIT;
		}
	}
	return v;
}

static enum verdict negative(const struct linear *f, T *s, int64_t *at)
{
	int64_t low, high;

	if (!linear_range(f, &low, &high))
		return UNDECIDED;
	if (high < 0)
		return YES;
	if (low >= 0)
		return NO;
	if (f->n > 1)
		return halve(f, s, at);
	*s = f->s[0];
	*at = threshold(f);
	return SPLIT;
}

static bool placed(T x, struct linear *l, int *turns, T *s, int64_t *at)
{
	struct linear m;
	int64_t low, high;

	*s = NULL;
	if (!mod_linear(x, &m))
		return false;
	*turns = 0;
	if (within(&m, x->w, l))
		return true;
	if (x->w < 63 || !linear_range(&m, &low, &high))
		return false;
	*l = m;
	*turns = 1;
	if (high < 0 && (x->w == 64 || low >= INT64_MIN / 2))
		return true;
	if (negative(&m, s, at) != SPLIT)
		*s = NULL;
	return false;
}

static enum verdict flag_of(T c)
{
	T s;
	int64_t at;

	return decide_bit(c->bit[0], &s, &at);
}

/* floor((x + sign * (y + c)) / 2^w) is not 0: for a carry at least 1, for a borrow negative. */
static enum verdict decide_carry(const struct reading *r, T *s, int64_t *at)
{
	struct linear f, y;
	int tx, ty, turns;
	int64_t sign = r->fact == FACT_CARRY ? 1 : -1, c;
	enum verdict in = flag_of(r->c);

	if (in != NO && in != YES)
		return UNDECIDED;
	c = in == YES;
	if (!placed(r->x, &f, &tx, s, at) || !placed(r->y, &y, &ty, s, at))
		return *s ? SPLIT : UNDECIDED;
	if (!linear_add(&f, &y, sign) || !plus(f.k, sign * c, &f.k))
		return UNDECIDED;
	turns = tx + (int)sign * ty - (sign > 0);
	if (turns) {
		if (r->x->w < 63) {
			if (!plus(f.k, turns * ((int64_t)1 << r->x->w), &f.k))
				return UNDECIDED;
		} else if (r->x->w == 64)
			return (turns < 0) == (sign < 0) ? YES : NO;
		else
			return UNDECIDED;
	}
	enum verdict below = negative(&f, s, at);
	if (sign < 0 || below == SPLIT || below == UNDECIDED)
		return below;
	return below == YES ? NO : YES;
}

static enum verdict decide_is0(T x, T *s, int64_t *at)
{
	struct linear f;
	int64_t low, high;

	if (!mod_linear(x, &f) || !linear_range(&f, &low, &high))
		return UNDECIDED;
	if (x->w < 62 && !within(&f, x->w, &f))
		return UNDECIDED;
	if (!linear_range(&f, &low, &high))
		return UNDECIDED;
	if (x->w >= 62 && x->w < 64 && (low <= -((int64_t)1 << 62) || high >= (int64_t)1 << 62))
		return UNDECIDED;
	if (low > 0 || high < 0)
		return NO;
	if (low == 0 && high == 0)
		return YES;
	if (f.n > 1)
		return halve(&f, s, at);
	if (f.k % f.c[0])
		return NO;
	int64_t root = -(f.k / f.c[0]), least = 0, most;
	assumed(sym_of(f.s[0]), &least, &most);
	*s = f.s[0];
	*at = root == least ? root + 1 : root;
	return SPLIT;
}

/* One of them being 0 settles it, whatever is to be said of the other. */
static enum verdict decide_both(const struct reading *r, T *s, int64_t *at)
{
	T other;
	int64_t where;
	enum verdict v = decide_bit(r->x->bit[0], s, at);
	enum verdict w = v == NO ? NO : decide_bit(r->y->bit[0], &other, &where);

	if (v == NO || w == NO)
		return NO;
	if (v != SPLIT && w == SPLIT) {
		*s = other;
		*at = where;
	}
	return v == SPLIT || w == SPLIT ? SPLIT : v == YES && w == YES ? YES : UNDECIDED;
}

static enum verdict decide_reading(const struct reading *r, T *s, int64_t *at)
{
	enum verdict v = r->fact == FACT_IS0 ? decide_is0(r->x, s, at)
		: r->fact == FACT_BOTH ? decide_both(r, s, at) : decide_carry(r, s, at);

	if (r->inverted && (v == YES || v == NO))
		return v == YES ? NO : YES;
	return v;
}

/* Bit j of an affine word, when the word crosses few multiples of 2^j. */
static enum verdict decide_affine_bit(const struct linear *f, unsigned j, T *s, int64_t *at)
{
	int64_t low, high;

	if (j > 62 || !linear_range(f, &low, &high))
		return UNDECIDED;
	int64_t size = (int64_t)1 << j, first = floor_div(low, size), last = floor_div(high, size);
	if (first == last)
		return first % 2 ? YES : NO;
	if (f->n > 1 || (uint64_t)last - (uint64_t)first > 4)
		return UNDECIDED;
	struct linear g = *f;
	int64_t edge;
	if (!product(first + 1, size, &edge) || !plus(g.k, -edge, &g.k))
		return UNDECIDED;
	return negative(&g, s, at);
}

/* A bag is that integer. */
static bool affine_integer(const struct bag *b, struct linear *f)
{
	*f = (struct linear){ .k = (int64_t)b->k[0] };
	for (unsigned i = 1; i < LIMBS; i++)
		if (b->k[i] != (f->k < 0 ? ~(uint64_t)0 : 0))
			return false;
	for (unsigned i = 0; i < b->n; i++) {
		struct linear x;
		if (!linear_of(b->item[i].x, &x) || !linear_add(f, &x, b->item[i].c))
			return false;
	}
	return true;
}

/* Bit j of what a sum is above 2^shift, less its base. */
static enum verdict decide_high(const struct atom *a, unsigned j, T *s, int64_t *at)
{
	struct linear f;
	int64_t base;

	if (a->index > 62 || !product(a->base, (int64_t)1 << a->index, &base) || !affine_integer(a->bag, &f)
	    || !plus(f.k, -base, &f.k))
		return UNDECIDED;
	return decide_affine_bit(&f, j + a->index, s, at);
}

static enum verdict decide_atom(const struct atom *a, unsigned j, T *s, int64_t *at)
{
	struct linear f;
	int64_t low, high;

	if (a->kind == HIGH)
		return decide_high(a, j, s, at);
	if (a->kind != SYM && a->kind != SUM)
		return UNDECIDED;
	for (const struct spelling *x = a->sums; x; x = x->next)
		if (mod_linear(x->x, &f) && linear_range(&f, &low, &high)) {
			if (j + x->at == 63)
				return negative(&f, s, at);
			return decide_affine_bit(&f, j + x->at, s, at);
		}
	if (!mod_linear(a->word, &f))
		return UNDECIDED;
	return j == 63 ? negative(&f, s, at) : decide_affine_bit(&f, j, s, at);
}

static enum verdict decide_variable(uint32_t v, T *s, int64_t *at)
{
	const struct atom *a = variables[v].atom;

	if (a->secret)
		return UNDECIDED;
	return decide_bit(a->word->bit[variables[v].bit], s, at);
}

/* The polynomial after those of its variables that are settled have become 0 or 1. */
static enum verdict decide_poly(uint32_t p, T *s, int64_t *at)
{
	uint32_t r = ZERO;
	enum verdict best = UNDECIDED;

	if (polys[p].n > 64)
		return UNDECIDED;
	for (uint32_t i = 0; i < polys[p].n; i++) {
		uint32_t m = polys[p].m[i], t = ONE;
		for (uint32_t j = 0; j < monomials[m].n; j++) {
			uint32_t v = monomials[m].v[j];
			T split;
			int64_t where;
			enum verdict d = decide_variable(v, &split, &where);
			if (d == NO)
				t = ZERO;
			else if (d != YES)
				t = bit_and(t, variables[v].atom->word->bit[variables[v].bit]);
			if (d == SPLIT && best != SPLIT) {
				best = SPLIT;
				*s = split;
				*at = where;
			}
		}
		r = bit_xor(r, t);
	}
	return r == ZERO ? NO : r == ONE ? YES : best;
}

static enum verdict decide_bit(uint32_t p, T *s, int64_t *at)
{
	enum verdict best = UNDECIDED;
	unsigned j;

	if (p <= ONE)
		return p == ONE ? YES : NO;
	if (bit_has_one(p)) {
		enum verdict v = decide_bit(bit_not(p), s, at);
		return v == YES ? NO : v == NO ? YES : v;
	}
	for (const struct reading *r = polys[p].readings; r; r = r->next) {
		T split;
		int64_t where;
		enum verdict v = decide_reading(r, &split, &where);
		if (v == YES || v == NO)
			return v;
		if (v == SPLIT && best != SPLIT) {
			best = SPLIT;
			*s = split;
			*at = where;
		}
	}
	if (best == SPLIT)
		return best;
	struct atom *a = bit_atom(p, &j);
	return a ? decide_atom(a, j, s, at) : decide_poly(p, s, at);
}

enum verdict decide(T bit, T *s, int64_t *at)
{
	if (bit->w != 1)
		die("decide: %u bits", bit->w);
	return bit->secret ? UNDECIDED : decide_bit(bit->bit[0], s, at);
}
