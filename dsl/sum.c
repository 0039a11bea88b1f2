/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sums as words, limb by limb, and the operations that make them. */
#include "pile.h"
#include <string.h>

/* Bags. */

static struct index bag_index;
static struct bag **bags;
static size_t bag_count, bag_room;

size_t sum_count(void)
{
	return bag_count;
}

static bool same_bag(const struct bag *b, const struct pile *p)
{
	if (b->w != p->w || b->n != p->n || b->exact != p->exact || memcmp(b->k, p->k, sizeof b->k))
		return false;
	for (unsigned i = 0; i < p->n; i++)
		if (b->item[i].x != p->item[i].x || b->item[i].c != p->item[i].c)
			return false;
	return true;
}

static struct bag *bag_of(const struct pile *p)
{
	uint64_t h = p->w + (uint64_t)p->exact * 1024;

	for (unsigned i = 0; i < LIMBS; i++)
		h = (h ^ p->k[i]) * 0x9fb21c651e98df25u, h ^= h >> 31;
	for (unsigned i = 0; i < p->n; i++)
		h = (h ^ p->item[i].x->id ^ (uint64_t)p->item[i].c << 32) * 0x9fb21c651e98df25u,
			h ^= h >> 29;
	uint32_t hash = (uint32_t)(h ^ h >> 32), id;
	size_t at = hash;
	while ((id = index_next(&bag_index, hash, &at)))
		if (same_bag(bags[id], p))
			return bags[id];
	struct bag *b = keep(sizeof *b);
	struct item *item = keep(p->n * sizeof *item);
	b->w = p->w;
	b->n = p->n;
	b->exact = p->exact;
	memcpy(b->k, p->k, sizeof b->k);
	for (unsigned i = 0; i < p->n; i++) {
		item[i] = (struct item){ p->item[i].x, p->item[i].c, p->item[i].carried };
		b->secret |= item[i].x->secret;
		b->height = item[i].x->height > b->height ? item[i].x->height : b->height;
	}
	b->item = item;
	if (!bag_count)
		bag_count = 1;
	b->id = (uint32_t)bag_count++;
	bags = grown(bags, &bag_room, bag_count, sizeof *bags);
	bags[b->id] = b;
	index_put(&bag_index, hash, b->id);
	return b;
}

/* What lies above 2^shift. */

static unsigned least_twos(const struct pile *p)
{
	unsigned z = 63;

	for (unsigned i = 0; i < p->n; i++)
		if (p->item[i].twos < z)
			z = p->item[i].twos;
	return z;
}

/* The shifted sum is in [low, high]. */
static void high_range(const struct pile *p, int64_t *low, int64_t *high)
{
	uint64_t least[LIMBS], most[LIMBS];

	memcpy(least, p->k, sizeof least);
	memcpy(most, p->k, sizeof most);
	for (unsigned i = 0; i < p->n; i++) {
		uint64_t mask[LIMBS] = { p->item[i].x->mask };
		limbs_add(p->item[i].c < 0 ? least : most, mask, p->item[i].c);
	}
	*low = (int64_t)limbs_above(least, p->shift);
	*high = (int64_t)limbs_above(most, p->shift);
}

/* Adds what an exact pile is above 2^shift to the pile over it; says whether it found anything to
 * join. */
static bool pile_high(struct pile *p)
{
	while (pile_join(p))
		;
	unsigned z = least_twos(p);
	if (z > p->shift)
		z = p->shift;
	p->shift -= z;
	limbs_shift_right(p->k, z);
	for (unsigned i = 0; i < p->n; i++) {
		p->item[i].c = shifted_down(p->item[i].c, z);
		p->item[i].twos -= z;
		p->item[i].place >>= z;
	}
	uint64_t above[LIMBS];
	memcpy(above, p->k, sizeof above);
	limbs_shift_right(above, p->shift);
	limbs_add(p->over->k, above, 1);
	limbs_cut(p->k, p->shift);
	int64_t low, high, sign = 1;
	if (pile_subtracts(p)) {
		pile_complement(p);
		sign = -1;
	}
	high_range(p, &low, &high);
	uint64_t one[LIMBS] = { 1 };
	limbs_add(p->over->k, one, sign * low);
	unsigned w = 0;
	while ((uint64_t)(high - low) >> w)
		w++;
	if (w) {
		struct atom *a = atom_of(&(struct atom){
			.kind = HIGH, .w = w, .index = p->shift, .bag = bag_of(p), .base = low });
		pile_carried(p->over, a->word->bit, w, sign);
	}
	pile_free(p);
	return p->joined;
}

const struct bag *lost_by(const struct bag *s)
{
	struct bag *b = bags[s->id];

	if (!b->lost) {
		struct pile *lost = pile_exact(0, NULL), *p = pile_exact(s->w, lost);
		pile_value(p, s, 1);
		pile_high(p);
		b->lost = bag_of(lost);
		pile_free(lost);
	}
	return b->lost;
}

/* The sum as a word. */

static T pile_word(struct pile *p, unsigned off);

static T narrower(struct pile *p, unsigned z, unsigned off)
{
	struct pile *above = pile_new(p->w - z);
	T low = word_num(z, p->k);

	limbs_shift_right(p->k, z);
	memcpy(above->k, p->k, sizeof above->k);
	for (unsigned i = 0; i < p->n; i++)
		pile_bits(above, p->item[i].x->bit, above->w, shifted_down(p->item[i].c, z));
	T high = pile_word(above, off + z);
	pile_free(above);
	return cat(high, low);
}

/* One word alone may only be wiring. */
static T lone(const struct pile *p)
{
	T x = p->item[0].x;
	int64_t c = p->item[0].c;
	uint64_t k[LIMBS], one[LIMBS] = { 1 };
	bool one_bit = true, fits = c == 1 || c == -1;
	uint32_t b[WIDEST];

	memcpy(k, p->k, sizeof k);
	limbs_add(k, one, c);
	limbs_cut(k, p->w);
	for (unsigned j = 0; j < p->w; j++) {
		one_bit &= j == 0 || x->bit[j] == ZERO;
		if (x->bit[j] != ZERO && limb_bit(p->k, j) != (c < 0))
			fits = false;
	}
	if (!one_bit && !fits)
		return NULL;
	for (unsigned j = 0; j < p->w; j++) {
		uint32_t was = limb_bit(p->k, j), with = limb_bit(k, j);
		if (one_bit)
			b[j] = was == with ? was : bit_xor(x->bit[0], was);
		else
			b[j] = x->bit[j] == ZERO ? was : bit_xor(x->bit[j], was);
	}
	return word_of(b, p->w);
}

static T parity(const struct pile *p)
{
	uint32_t r = (uint32_t)p->k[0] & 1;

	for (unsigned i = 0; i < p->n; i++)
		if (p->item[i].c & 1)
			r = bit_xor(r, p->item[i].x->bit[0]);
	return word_of(&r, 1);
}

/* Coefficients above this would make carries wider than an integer. */
static bool splits(const struct bag *b)
{
	for (unsigned i = 0; i < b->n; i++)
		if (!small(b->item[i].c, (int64_t)1 << 40))
			return false;
	return true;
}

/* The low limb is the sum of the low limbs; the rest is the sum of the rest and of what the low
 * limbs carry. */
static T split_word(struct bag *b, const struct pile *p, unsigned off, unsigned m)
{
	struct pile *low = pile_new(m), *high = pile_new(b->w - m), *carried = pile_exact(m, high);

	memcpy(low->k, b->k, sizeof low->k);
	limbs_cut(low->k, m);
	memcpy(carried->k, low->k, sizeof low->k);
	memcpy(high->k, b->k, sizeof high->k);
	limbs_shift_right(high->k, m);
	low->most = high->most = carried->most = p->most;
	for (unsigned i = 0; i < p->n; i++) {
		const struct pick *it = &p->item[i];
		low->from = high->from = carried->from = it->from;
		unsigned z = it->twos < m ? it->twos : m, kept = m - z;
		if (kept) {
			pile_bits(low, it->x->bit, kept, it->c);
			pile_bits(carried, it->x->bit, kept, it->c);
		}
		const unsigned whole = kept && z ? m : kept, crossing = it->x->used < whole ? it->x->used : whole;
		if (crossing > kept)
			pile_carried_bits(high, it->x->bit + kept, crossing - kept, shifted_down(it->c, z));
		if (it->x->used > whole)
			pile_bits(high, it->x->bit + whole, it->x->used - whole, kept ? it->c : shifted_down(it->c, z));
	}
	high->from = 0;
	b->joined = pile_high(carried);
	T x = pile_word(low, off), y = pile_word(high, 0);
	b->joined |= low->joined || high->joined;
	pile_free(low);
	pile_free(high);
	return cat(y, x);
}

/* A word is a sum to others only if it is higher than the items, so that opening sums always
 * comes to an end.
 *
 * Limbs end at multiples of LIMB in the word in which the sum first appears, of which it may have
 * lost the low `off` bits: so the low half of a sum of two halves is the sum of the low halves,
 * whatever was known of their low bits. */
static T bag_word(struct bag *b, const struct pile *p, unsigned off)
{
	for (const struct spelling *s = b->words; s; s = s->next)
		if (s->at == off)
			return s->x;
	unsigned m = LIMB - off, j;
	T x = m < b->w && splits(b) ? split_word(b, p, off, m)
		: atom_of(&(struct atom){ .kind = SUM, .w = b->w, .bag = b })->word;
	struct spelling *s = keep(sizeof *s);
	*s = (struct spelling){ off, x, b->words };
	b->words = s;
	struct term *sum = (struct term *)x;
	if (!sum->sum && x->height > b->height)
		sum->sum = b;
	struct atom *top = bit_atom(x->bit[x->w - 1], &j);
	if (top && sum->sum == b && top->height > b->height) {
		s = keep(sizeof *s);
		*s = (struct spelling){ x->w - 1 - j, x, top->sums };
		top->sums = s;
	}
	return x;
}

static T pile_word(struct pile *p, unsigned off)
{
	T r;

	off %= LIMB;
	while (pile_join(p))
		;
	limbs_cut(p->k, p->w);
	if (p->n == 0)
		return word_num(p->w, p->k);
	if (p->w == 1)
		return parity(p);
	unsigned z = least_twos(p);
	if (z)
		return narrower(p, z, off);
	if (p->n == 1 && (r = lone(p)))
		return r;
	if (pile_subtracts(p)) {
		pile_complement(p);
		return not(bag_word(bag_of(p), p, off));
	}
	return bag_word(bag_of(p), p, off);
}

/* The operations. */

static void same_width(const char *what, T x, T y)
{
	if (x->w != y->w)
		die("%s: %u bits with %u bits", what, x->w, y->w);
}

static bool disjoint(T x, T y)
{
	for (unsigned j = 0; j < x->w; j++)
		if (!bits_disjoint(x->bit[j], y->bit[j]))
			return false;
	return true;
}

static T combined(T x, int64_t cx, T y, int64_t cy)
{
	struct pile *p = pile_new(x->w);

	pile_add(p, x, cx);
	if (y)
		pile_add(p, y, cy);
	T r = pile_word(p, 0);
	pile_free(p);
	return r;
}

T add(T x, T y)
{
	same_width("add", x, y);
	T r = memo_get(OP_ADD, 0, x, y, NULL);
	if (!r)
		r = memo_put(OP_ADD, 0, x, y, NULL, disjoint(x, y) ? xor(x, y) : combined(x, 1, y, 1));
	return r;
}

T sub(T x, T y)
{
	same_width("sub", x, y);
	T r = memo_get(OP_SUB, 0, x, y, NULL);
	return r ? r : memo_put(OP_SUB, 0, x, y, NULL, combined(x, 1, y, -1));
}

T neg(T x)
{
	return sub(num(x->w, 0), x);
}

T mulk(T x, uint64_t k)
{
	T r = memo_get(OP_MUL, k, x, NULL, NULL);

	if (r)
		return r;
	if (x->w > 64 && k > INT64_MAX) {
		T half = mulk(x, k / 2);
		r = add(half, half);
		return memo_put(OP_MUL, k, x, NULL, NULL, k % 2 ? add(r, x) : r);
	}
	return memo_put(OP_MUL, k, x, NULL, NULL, combined(x, (int64_t)k, NULL, 0));
}

/* Carries.  The words of a sum are cut into limbs, each limb an exact pile that carries into the
 * next. */

static void limb_words(struct pile **limb, unsigned n, T x, int64_t c)
{
	for (unsigned i = 0; i < n && i * LIMB < x->w; i++)
		pile_bits(limb[i], x->bit + i * LIMB, x->w - i * LIMB < LIMB ? x->w - i * LIMB : LIMB, c);
}

static bool mentions_carry(uint32_t p)
{
	for (uint32_t i = 0; i < polys[p].n; i++) {
		const struct monomial *m = &monomials[polys[p].m[i]];
		for (uint32_t j = 0; j < m->n; j++)
			if (variables[m->v[j]].atom->kind == HIGH)
				return true;
	}
	return false;
}

/* May the bit p be replaced by this integer wherever it is added?  Not if that could lead back to
 * p: so p must have carries in it, and the words of the integer either have none or are nothing
 * but carries. */
static bool may_stand_for(uint32_t p, const struct pile *value)
{
	unsigned at;

	if (!mentions_carry(p) || bit_atom(p, &at))
		return false;
	for (unsigned i = 0; i < value->n; i++) {
		T x = value->item[i].x;
		for (unsigned j = 0; j < x->used; j++)
			if (mentions_carry(x->bit[j]) && !bit_atom(x->bit[j], &at))
				return false;
	}
	return true;
}

/* sign * floor((x + cy * y + cc * c) / 2^w), known to be 0 or 1. */
static T top_bit(T x, T y, int64_t cy, T c, int64_t cc, int64_t sign)
{
	struct pile *sum = pile_exact(0, NULL), *limb[WIDEST / LIMB];
	unsigned n = (x->w + LIMB - 1u) / LIMB;

	for (unsigned i = n; i--; )
		limb[i] = pile_exact(i == n - 1 ? x->w - i * LIMB : LIMB, i == n - 1 ? sum : limb[i + 1]);
	limb_words(limb, n, x, 1);
	limb_words(limb, n, y, cy);
	limb_words(limb, n, c, cc);
	for (unsigned i = 0; i < n; i++)
		pile_high(limb[i]);
	T r = parity(sum);
	uint32_t p = r->bit[0];
	bool inverted = bit_has_one(p);
	if (inverted)
		p = bit_not(p);
	if (!polys[p].value && may_stand_for(p, sum)) {
		struct pile *value = pile_exact(0, NULL);
		uint64_t one[LIMBS] = { 1 };
		limbs_add(value->k, one, inverted);
		pile_value(value, bag_of(sum), inverted ? -sign : sign);
		polys[p].value = bag_of(value);
		pile_free(value);
	}
	pile_free(sum);
	return r;
}

static void flag_widths(const char *what, T x, T y, T c)
{
	same_width(what, x, y);
	if (c->w != 1)
		die("%s: carries %u bits in", what, c->w);
}

T carry(T x, T y, T c)
{
	flag_widths("carry", x, y, c);
	T r = memo_get(OP_CARRY, 0, x, y, c);
	if (r)
		return r;
	r = top_bit(x, y, 1, c, 1, 1);
	note_fact(r, FACT_CARRY, x, y, c);
	return memo_put(OP_CARRY, 0, x, y, c, r);
}

T borrow(T x, T y, T c)
{
	flag_widths("borrow", x, y, c);
	T r = memo_get(OP_BORROW, 0, x, y, c);
	if (r)
		return r;
	r = top_bit(x, y, -1, c, -1, -1);
	note_fact(r, FACT_BORROW, x, y, c);
	return memo_put(OP_BORROW, 0, x, y, c, r);
}

/* Overflow is said by signs alone: the result has another sign than both operands. */

T overflow_add(T x, T y, T c)
{
	flag_widths("overflow_add", x, y, c);
	T s = msb(add(add(x, y), zext(c, x->w)));
	return and(xor(msb(x), s), xor(msb(y), s));
}

T overflow_sub(T x, T y, T c)
{
	flag_widths("overflow_sub", x, y, c);
	T s = msb(sub(sub(x, y), zext(c, x->w)));
	return and(xor(msb(x), s), xor(msb(x), msb(y)));
}

/* Zero does not depend on the sign of a sum nor on where its bits stand. */
T is0(T x)
{
	T r = memo_get(OP_IS0, 0, x, NULL, NULL);

	if (r)
		return r;
	T y = x->sum || !bit_has_one(x->bit[0]) ? x : neg(x);
	if (!y->sum)
		y = x;
	uint32_t b[WIDEST], never = ONE;
	unsigned n = 0;
	for (unsigned j = 0; j < y->w; j++) {
		if (y->bit[j] == ONE)
			never = ZERO;
		bool seen = y->bit[j] <= ONE;
		for (unsigned i = 0; i < n && !seen; i++)
			seen = b[i] == y->bit[j];
		if (!seen)
			b[n++] = y->bit[j];
	}
	if (never == ONE && n == 1)
		never = bit_not(b[0]);
	else if (never == ONE && n) {
		T arg = word_of(b, n);
		never = atom_of(&(struct atom){ .kind = IS0, .w = 1, .n = 1, .arg = &arg })->word->bit[0];
	}
	r = word_of(&never, 1);
	note_fact(r, FACT_IS0, x, NULL, NULL);
	return memo_put(OP_IS0, 0, x, NULL, NULL, r);
}
