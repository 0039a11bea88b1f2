/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sums modulo 2^w: which spellings of a sum are the same, and what its bits are. */
#include "term.h"
#include <stdlib.h>
#include <string.h>

/* Beyond this many terms a sum is no longer opened inside another: only hopeless programs get there. */
enum { FLAT_MAX = 1500 };

/* Arithmetic on LIMBS words of 64 bits, two's complement. */

static void limbs_add_one(uint64_t *k, unsigned at, uint64_t v)
{
	for (; v && at < LIMBS; at++) {
		k[at] += v;
		v = k[at] < v;
	}
}

static void limbs_negate(uint64_t *k)
{
	for (unsigned i = 0; i < LIMBS; i++)
		k[i] = ~k[i];
	limbs_add_one(k, 0, 1);
}

void limbs_add(uint64_t *k, const uint64_t *x, int64_t c)
{
	uint64_t by = c < 0 ? -(uint64_t)c : (uint64_t)c, sum[LIMBS] = { 0 };

	for (unsigned i = 0; i < LIMBS; i++) {
		uint64_t x0 = x[i] & 0xffffffff, x1 = x[i] >> 32, c0 = by & 0xffffffff, c1 = by >> 32;
		uint64_t mid = x0 * c1, mid2 = x1 * c0;
		if (!x[i])
			continue;
		limbs_add_one(sum, i, x0 * c0);
		limbs_add_one(sum, i, mid << 32);
		limbs_add_one(sum, i, mid2 << 32);
		limbs_add_one(sum, i + 1, mid >> 32);
		limbs_add_one(sum, i + 1, mid2 >> 32);
		limbs_add_one(sum, i + 1, x1 * c1);
	}
	if (c < 0)
		limbs_negate(sum);
	for (unsigned i = LIMBS, at = 0; i--; at++)
		limbs_add_one(k, at, sum[at]);
}

uint64_t limbs_above(const uint64_t *k, unsigned w)
{
	uint64_t sign = k[LIMBS - 1] >> 63 ? ~(uint64_t)0 : 0;
	uint64_t low = w / 64 < LIMBS ? k[w / 64] : sign, next = w / 64 + 1 < LIMBS ? k[w / 64 + 1] : sign;

	return w % 64 ? low >> w % 64 | next << (64 - w % 64) : low;
}

void limbs_cut(uint64_t *k, unsigned w)
{
	for (unsigned i = 0; i < LIMBS; i++)
		if (64 * (i + 1) > w)
			k[i] = 64 * i >= w ? 0 : k[i] & (((uint64_t)1 << w % 64) - 1);
}

static void limbs_shift_right(uint64_t *k, unsigned n)
{
	uint64_t r[LIMBS];

	for (unsigned i = 0; i < LIMBS; i++)
		r[i] = limbs_above(k, n + 64 * i);
	memcpy(k, r, sizeof r);
}

static bool limb_bit(const uint64_t *k, unsigned j)
{
	return k[j / 64] >> j % 64 & 1;
}

/* Coefficients. */

static int64_t reduced(int64_t c, unsigned w)
{
	if (w >= 64)
		return c;
	uint64_t half = (uint64_t)1 << (w - 1), u = (uint64_t)c & (2 * half - 1);
	return (int64_t)((u ^ half) - half);
}

static unsigned twos(int64_t c)
{
	unsigned n = 0;

	for (uint64_t u = (uint64_t)c; !(u & 1); u >>= 1)
		n++;
	return n;
}

static int64_t shifted_down(int64_t c, unsigned z)     /* c / 2^z, z twos of which c has */
{
	return z < 63 ? c / ((int64_t)1 << z) : -1;
}

static bool small(int64_t c, int64_t limit)
{
	return -limit < c && c < limit;
}

/* c * d, if that is well within an integer. */
static bool multiplied(int64_t c, int64_t d, int64_t *r)
{
	const int64_t most = (int64_t)1 << 62;
	uint64_t a = c < 0 ? -(uint64_t)c : (uint64_t)c, b = d < 0 ? -(uint64_t)d : (uint64_t)d;

	*r = (int64_t)((uint64_t)c * (uint64_t)d);
	return a == 0 || b <= (uint64_t)most / a;
}

/* A pile is a sum being put in order.  Of each word in it bit 0 is not constant and has no constant term, no bit is 1,
 * and the bits that c * x loses modulo 2^w are 0.
 *
 * An exact pile is an integer of which the bits from `shift` up are wanted.  Where a word of it was itself a sum
 * modulo 2^shift, what that sum had lost is made good in the pile `over`. */

struct pick {
	T x;
	int64_t c;
	uint32_t from;               /* items that stood in the same sum need not be held against each other: which, or 0 */
	bool carried;                /* made when the sum was cut into limbs */
	unsigned twos;               /* of c */
	uint64_t sample;             /* of bit 0 */
	uint64_t place;              /* which of the first 64 bits of c * x the word fills */
};
struct pile {
	bool exact, joined;
	bool carried;                /* of what is being added, */
	uint32_t from;               /* and where it stood */
	unsigned w, n, shift;
	uint32_t most;               /* the largest sum that was */
	unsigned most_n;
	uint64_t k[LIMBS];
	struct pick *item;
	size_t room;
	struct pile *over, *next;
};
/* Words in an exact pile have LIMB bits or, as carries, a few.  Tests make limbs small, to try all of them. */
#ifndef TERM_LIMB
#define TERM_LIMB 32
#endif
enum { EXACT_WIDTH = 64, LIMB = TERM_LIMB };

static struct pile *spare;

static struct pile *pile_new(unsigned w)
{
	struct pile *p = spare;

	if (p)
		spare = p->next;
	else
		p = keep(sizeof *p);
	p->exact = p->joined = p->carried = false;
	p->w = w;
	p->n = p->most_n = 0;
	p->from = p->most = 0;
	memset(p->k, 0, sizeof p->k);
	return p;
}

static struct pile *pile_exact(unsigned shift, struct pile *over)
{
	struct pile *p = pile_new(EXACT_WIDTH);

	p->exact = true;
	p->shift = shift;
	p->over = over;
	return p;
}

static void pile_free(struct pile *p)
{
	p->next = spare;
	spare = p;
}

static bool modular(const struct pile *p)
{
	return !p->exact && p->w <= 64;
}

/* The bits of a word that c * x keeps; an exact pile sends the others up. */
static unsigned kept_bits(const struct pile *p, int64_t c)
{
	unsigned z = twos(c), limit = p->exact && p->over ? p->shift : p->w;

	if (p->exact && !p->over)
		return p->w;
	return z < limit ? limit - z : 0;
}

static void pile_bits(struct pile *p, const uint32_t *bit, unsigned n, int64_t c);
static bool pile_high(struct pile *exact);

/* Adds what the limb below carries. */
static void pile_carried(struct pile *p, const uint32_t *bit, unsigned n, int64_t c)
{
	uint32_t from = p->from;
	bool carried = p->carried;

	p->from = 0;
	p->carried = true;
	pile_bits(p, bit, n, c);
	p->from = from;
	p->carried = carried;
}

/* In an exact pile with another over it: c times these bits, each worth 2^n, is a multiple of 2^shift. */
static void send_up(struct pile *p, const uint32_t *bit, unsigned count, unsigned n, int64_t c)
{
	pile_carried(p->over, bit, count, c / ((int64_t)1 << (p->shift - n)));
}

static void pile_drop(struct pile *p, unsigned i)
{
	p->n--;
	memmove(&p->item[i], &p->item[i + 1], (p->n - i) * sizeof *p->item);
}

/* Items are in the order of their lowest bits, so that words of which one is the low part of the other stand together. */
static bool before(T x, T y)
{
	return x->bit[0] < y->bit[0] || (x->bit[0] == y->bit[0] && x->id < y->id);
}

/* Two items of which one word is the other as far as its coefficient keeps it: both coefficients on the longer word. */
static bool combine(struct pile *p, unsigned i, T x, int64_t c)
{
	struct pick *at = &p->item[i];
	unsigned n = kept_bits(p, c), m = kept_bits(p, at->c), low = n < m ? n : m;

	if (at->x != x && memcmp(at->x->bit, x->bit, low * sizeof *x->bit))
		return false;
	if (!modular(p) && (!small(at->c, INT64_MAX / 4) || !small(c, INT64_MAX / 4)))
		return false;
	T longer = n < m ? at->x : x;
	int64_t sum = (int64_t)((uint64_t)at->c + (uint64_t)c), of_low = n < m ? c : at->c;
	pile_drop(p, i);
	if (p->exact && longer->used > low)
		send_up(p, longer->bit + low, longer->used - low, low, -of_low);
	uint32_t from = p->from;
	p->from = 0;
	pile_bits(p, longer->bit, p->w, sum);
	p->from = from;
	return true;
}

static void pile_insert(struct pile *p, T x, int64_t c)
{
	unsigned low = 0, high = p->n;

	if (high && before(p->item[high - 1].x, x))
		low = high;
	while (low < high) {
		unsigned mid = (low + high) / 2;
		if (before(p->item[mid].x, x))
			low = mid + 1;
		else
			high = mid;
	}
	for (unsigned i = low; i < p->n && p->item[i].x->bit[0] == x->bit[0]; i++)
		if (combine(p, i, x, c))
			return;
	for (unsigned i = low; i && p->item[i - 1].x->bit[0] == x->bit[0]; i--)
		if (combine(p, i - 1, x, c))
			return;
	p->item = grown(p->item, &p->room, p->n + 1, sizeof *p->item);
	memmove(&p->item[low + 1], &p->item[low], (p->n - low) * sizeof *p->item);
	p->item[low] = (struct pick){
		x, c, p->from, p->carried, twos(c), polys[x->bit[0]].sample, twos(c) < 64 ? x->mask << twos(c) : 0 };
	p->n++;
}

/* Every sum of integers c * (k + sum of c[i] * x[i]) is taken as it is. */
static void pile_value(struct pile *p, const struct bag *s, int64_t c)
{
	uint32_t from = p->from;

	limbs_add(p->k, s->k, c);
	p->from = !s->joined && s->w == p->w && (c == 1 || c == -1) ? s->id : 0;
	if (p->from && s->n > p->most_n) {
		p->most = s->id;
		p->most_n = s->n;
	}
	for (unsigned i = 0; i < s->n; i++) {
		int64_t ci = (int64_t)((uint64_t)c * (uint64_t)s->item[i].c);
		if (!p->exact && s->w == p->w && c & 1)
			pile_insert(p, s->item[i].x, reduced(ci, p->w));
		else
			pile_bits(p, s->item[i].x->bit, s->item[i].x->w, ci);
	}
	p->from = from;
}

static bool can_open(const struct pile *p, const struct bag *s, int64_t c)
{
	int64_t ci;

	if (p->n + s->n > FLAT_MAX)
		return false;
	if (!modular(p))
		for (unsigned i = 0; i < s->n; i++)
			if (!multiplied(c, s->item[i].c, &ci))
				return false;
	return true;
}

static const struct bag *lost_by(const struct bag *s);

/* In an exact pile the word of s is the integer less what was lost, which the pile over gets to know. */
static bool pile_exact_sum(struct pile *p, const struct bag *s, int64_t c)
{
	int64_t up;

	if (!p->over || s->w > LIMB || s->w + twos(c) < p->shift || !multiplied(c, (int64_t)1 << s->w, &up) || !can_open(p, s, c))
		return false;
	pile_value(p, s, c);
	pile_value(p->over, lost_by(s), -(up / ((int64_t)1 << p->shift)));
	return true;
}

/* The sum whose low n bits these are. */
const struct bag *prefix_of_sum(const uint32_t *bit, unsigned n)
{
	unsigned j;
	const struct atom *a = bit_atom(bit[n - 1], &j);

	if (!a)
		return NULL;
	for (const struct spelling *s = a->sums; s; s = s->next)
		if (s->at + j == n - 1 && !memcmp(s->x->bit, bit, n * sizeof *bit))
			return s->x->sum;
	return NULL;
}

static bool pile_opened(struct pile *p, const uint32_t *b, unsigned n, int64_t c)
{
	if (p->exact)
		while (b[n - 1] == ZERO)
			n--;
	const struct bag *s = prefix_of_sum(b, n);
	if (!s)
		return false;
	if (p->exact)
		return s->w == n && pile_exact_sum(p, s, c);
	if (!can_open(p, s, c))
		return false;
	pile_value(p, s, c);
	return true;
}

/* If every bit is 0 or p or not p, the word is ones + m * p. */
static bool one_unknown(const struct pile *p, const uint32_t *b, unsigned n, uint64_t *ones, int64_t *m)
{
	uint64_t k[LIMBS] = { 0 };
	uint32_t inverse = bit_not(b[0]);

	memset(ones, 0, LIMBS * sizeof *ones);
	for (unsigned j = 0; j < n; j++)
		if (b[j] == b[0])
			k[j / 64] |= (uint64_t)1 << j % 64;
		else if (b[j] == inverse)
			ones[j / 64] |= (uint64_t)1 << j % 64;
		else if (b[j] != ZERO)
			return false;
	limbs_add(k, ones, -1);
	if (!p->exact) {
		limbs_cut(k, n);
		if (limb_bit(k, n - 1)) {
			uint64_t one[LIMBS] = { 0 };
			one[n / 64] = (uint64_t)1 << n % 64;
			limbs_add(k, one, -1);
		}
	}
	*m = (int64_t)k[0];
	for (unsigned i = 1; i < LIMBS; i++)
		if (k[i] != (*m < 0 ? ~(uint64_t)0 : 0))
			return false;
	return true;
}

/* Adds c * p, where p is one bit. */
static void pile_bit(struct pile *p, uint32_t bit, int64_t c)
{
	const struct bag *value = polys[bit].value;
	uint32_t b[WIDEST] = { bit };

	if (!p->exact)
		c = reduced(c, p->w);
	if (!c)
		return;
	if (value && can_open(p, value, c))
		pile_value(p, value, c);
	else
		pile_insert(p, word_of(b, p->w), c);
}

static void complement(struct pile *p, uint32_t *b, unsigned n, int64_t *c)
{
	uint64_t mask[LIMBS] = { 0 };

	for (unsigned j = 0; j < n; j++)
		if (b[j] != ZERO) {
			mask[j / 64] |= (uint64_t)1 << j % 64;
			b[j] = bit_not(b[j]);
		}
	limbs_add(p->k, mask, *c);
	*c = (int64_t)-(uint64_t)*c;
	if (!p->exact)
		*c = reduced(*c, p->w);
}

/* Adds c times the word of these given bits, whatever they are. */
static void pile_bits(struct pile *p, const uint32_t *bit, unsigned given, int64_t c)
{
	uint32_t b[WIDEST];
	uint64_t ones[LIMBS] = { 0 };
	unsigned first, n;

	if (!p->exact)
		c = reduced(c, p->w);
	if (c == 0)
		return;
	n = kept_bits(p, c);
	if (p->exact && given > n)
		send_up(p, bit + n, given - n, n, c);
	first = n;
	for (unsigned j = 0; j < n; j++) {
		b[j] = j < given ? bit[j] : ZERO;
		if (b[j] == ONE) {
			ones[j / 64] |= (uint64_t)1 << j % 64;
			b[j] = ZERO;
		}
		if (b[j] != ZERO && first == n)
			first = j;
	}
	limbs_add(p->k, ones, c);
	if (first == n)
		return;

	/* 2^k times a word without its low zeros. */
	int64_t up;
	if (!modular(p))
		while (first && (first > 61 || !multiplied(c, (int64_t)1 << first, &up)))
			first--;
	c = (int64_t)((uint64_t)c << first);
	if (!p->exact)
		c = reduced(c, p->w);
	memmove(b, b + first, (n - first) * sizeof *b);
	n -= first;

	if (pile_opened(p, b, n, c))
		return;
	if (bit_has_one(b[0])) {
		complement(p, b, n, &c);
		if (pile_opened(p, b, n, c))
			return;
	}
	int64_t m, cm;
	if (b[0] != ZERO && one_unknown(p, b, n, ones, &m) && (multiplied(c, m, &cm) || modular(p))) {
		limbs_add(p->k, ones, c);
		pile_bit(p, b[0], cm);
		return;
	}
	for (unsigned j = n; j < p->w; j++)
		b[j] = ZERO;
	pile_insert(p, word_of(b, p->w), c);
}

static void pile_add(struct pile *p, T x, int64_t c)
{
	c = reduced(c, p->w);
	if (x->sum && x->w == p->w && c && can_open(p, x->sum, c))
		pile_value(p, x->sum, c);
	else
		pile_bits(p, x->bit, x->w, c);
}

/* Two words with no bit in common add as xor; one of them may have to be shifted up first.  Inside a sum this is done
 * only when together they leave no bit 0, as the cases of a choice do, or the two parts of a rotated word: pieces that
 * happen not to touch would otherwise be put together in more than one way. */

static bool apart(const struct pile *p, const struct pick *low, const struct pick *high)
{
	unsigned k = high->twos - low->twos, n = kept_bits(p, low->c);
	int64_t up = (int64_t)((uint64_t)low->c << k);

	if (k >= n || (p->exact ? up : reduced(up, p->w)) != high->c)
		return false;
	for (unsigned j = 0; j < n; j++) {
		uint32_t b = low->x->bit[j], c = j < k ? ZERO : high->x->bit[j - k];
		if (b == ZERO ? c == ZERO : c != ZERO && (k || !bits_disjoint(b, c)))
			return false;
	}
	return true;
}

static void join(struct pile *p, unsigned low, unsigned high)
{
	unsigned k = p->item[high].twos - p->item[low].twos;
	T x = p->item[low].x, y = shl(p->item[high].x, k);
	int64_t c = p->item[low].c;

	/* What the limb below carries is found again in every sum that includes this one. */
	p->joined |= !p->item[low].carried && !p->item[high].carried;
	pile_drop(p, low > high ? low : high);
	pile_drop(p, low > high ? high : low);
	x = xor(x, y);
	p->from = 0;
	p->carried = false;
	pile_bits(p, x->bit, x->w, c);
}

static bool join_some(struct pile *p)
{
	unsigned w = p->exact && p->over ? p->shift : p->w;
	uint64_t all = w < 64 ? ((uint64_t)1 << w) - 1 : ~(uint64_t)0;

	for (unsigned i = 0; i < p->n; i++) {
		const struct pick *a = &p->item[i];
		if (a->from && a->from == p->most)
			continue;
		for (unsigned j = 0; j < p->n; j++) {
			const struct pick *b = &p->item[j];
			unsigned z = a->twos < b->twos ? a->twos : b->twos;
			if (a->twos == b->twos ? (a->sample & b->sample) != 0
					: ((a->place ^ b->place ^ all << z) & all) != 0)
				continue;
			if (i == j || (a->from && a->from == b->from))
				continue;
			bool a_low = a->twos < b->twos || (a->twos == b->twos && i > j);
			if (a_low ? apart(p, a, b) : apart(p, b, a)) {
				join(p, a_low ? i : j, a_low ? j : i);
				return true;
			}
		}
	}
	return false;
}

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
		h = (h ^ p->item[i].x->id ^ (uint64_t)p->item[i].c << 32) * 0x9fb21c651e98df25u, h ^= h >> 29;
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
		item[i] = (struct item){ p->item[i].x, p->item[i].c };
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

/* A sum and its complement -1 - sum, or 2^shift - 1 - sum, are spelled by the one whose first item is added. */
static bool subtracts(const struct pile *p)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->exact || reduced((int64_t)-(uint64_t)p->item[i].c, p->w) != p->item[i].c)
			return p->item[i].c < 0;
	return false;
}

static void pile_complement(struct pile *p)
{
	uint64_t one[LIMBS] = { 1 };

	for (unsigned i = 0; i < p->n; i++)
		p->item[i].c = (int64_t)-(uint64_t)p->item[i].c;
	limbs_negate(p->k);
	limbs_add(p->k, one, -1);
	limbs_cut(p->k, p->exact ? p->shift : p->w);
}

/* Adds what an exact pile is above 2^shift to the pile over it; says whether it found anything to join. */
static bool pile_high(struct pile *p)
{
	while (join_some(p))
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
	if (subtracts(p)) {
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

static const struct bag *lost_by(const struct bag *s)
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

/* The low limb is the sum of the low limbs; the rest is the sum of the rest and of what the low limbs carry. */
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
		if (it->x->used > kept)
			pile_bits(high, it->x->bit + kept, it->x->used - kept, shifted_down(it->c, z));
	}
	high->from = 0;
	b->joined = pile_high(carried);
	T x = pile_word(low, off), y = pile_word(high, 0);
	b->joined |= low->joined || high->joined;
	pile_free(low);
	pile_free(high);
	return cat(y, x);
}

/* A word is a sum to others only if it is higher than the items, so that opening sums always comes to an end.
 *
 * Limbs end at multiples of LIMB in the word in which the sum first appears, of which it may have lost the low `off`
 * bits: so the low half of a sum of two halves is the sum of the low halves, whatever was known of their low bits. */
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
	while (join_some(p))
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
	if (subtracts(p)) {
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

/* Carries.  The words of a sum are cut into limbs, each limb an exact pile that carries into the next. */

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

/* May the bit p be replaced by this integer wherever it is added?  Not if that could lead back to p: so p must have
 * carries in it, and the words of the integer either have none or are nothing but carries. */
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
