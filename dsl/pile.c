/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sums being put in order: which words and coefficients stand for the same sum. */
#include "pile.h"
#include <string.h>

/* Beyond this many terms a sum is no longer opened inside another: only hopeless programs get
 * there. */
enum { FLAT_MAX = 1500 };

/* Coefficients. */

int64_t reduced(int64_t c, unsigned w)
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

int64_t shifted_down(int64_t c, unsigned z)     /* c / 2^z, z twos of which c has */
{
	return z < 63 ? c / ((int64_t)1 << z) : -1;
}

bool small(int64_t c, int64_t limit)
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

static struct pile *spare;

struct pile *pile_new(unsigned w)
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

struct pile *pile_exact(unsigned shift, struct pile *over)
{
	struct pile *p = pile_new(EXACT_WIDTH);

	p->exact = true;
	p->shift = shift;
	p->over = over;
	return p;
}

void pile_free(struct pile *p)
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


/* Adds what the limb below carries. */
void pile_carried(struct pile *p, const uint32_t *bit, unsigned n, int64_t c)
{
	uint32_t from = p->from;
	bool carried = p->carried;

	p->from = 0;
	p->carried = true;
	pile_bits(p, bit, n, c);
	p->from = from;
	p->carried = carried;
}

/* Adds what words have above a limb: bit by bit, for others may have more of it or less. */
void pile_carried_bits(struct pile *p, const uint32_t *bit, unsigned n, int64_t c)
{
	for (unsigned j = 0; j < n; j++)
		pile_carried(p, bit + j, 1, (int64_t)((uint64_t)c << j));
}

/* In an exact pile with another over it: c times these bits, each worth 2^n, is a multiple of
 * 2^shift. */
static void send_up(struct pile *p, const uint32_t *bit, unsigned count, unsigned n, int64_t c)
{
	pile_carried_bits(p->over, bit, count, c / ((int64_t)1 << (p->shift - n)));
}

static void pile_drop(struct pile *p, unsigned i)
{
	p->n--;
	memmove(&p->item[i], &p->item[i + 1], (p->n - i) * sizeof *p->item);
}

/* Items are in the order of their lowest bits, so that words of which one is the low part of the
 * other stand together. */
static bool before(T x, T y)
{
	return x->bit[0] < y->bit[0] || (x->bit[0] == y->bit[0] && x->id < y->id);
}

/* Two items of which one word is the other as far as its coefficient keeps it: both coefficients
 * on the longer word. */
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
	const bool was_carried = at->carried;
	pile_drop(p, i);
	if (p->exact && longer->used > low)
		send_up(p, longer->bit + low, longer->used - low, low, -of_low);
	const uint32_t from = p->from;
	const bool carried = p->carried;
	p->from = 0;
	p->carried |= was_carried;
	pile_bits(p, longer->bit, p->w, sum);
	p->from = from;
	p->carried = carried;
	return true;
}

static bool is_carry(uint32_t p)
{
	unsigned j;
	const struct atom *a = bit_atom(p, &j);

	return a && a->kind == HIGH;
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
		x, c, p->from, p->carried || is_carry(x->bit[0]), twos(c), polys[x->bit[0]].sample,
		twos(c) < 64 ? x->mask << twos(c) : 0 };
	p->n++;
}

/* Every sum of integers c * (k + sum of c[i] * x[i]) is taken as it is. */
void pile_value(struct pile *p, const struct bag *s, int64_t c)
{
	uint32_t from = p->from;

	limbs_add(p->k, s->k, c);
	p->from = !s->joined && s->w == p->w && (c == 1 || c == -1) ? s->id : 0;
	if (p->from && s->n > p->most_n) {
		p->most = s->id;
		p->most_n = s->n;
	}
	const bool carried = p->carried;
	for (unsigned i = 0; i < s->n; i++) {
		int64_t ci = (int64_t)((uint64_t)c * (uint64_t)s->item[i].c);
		p->carried = carried || s->item[i].carried;
		if (!p->exact && s->w == p->w && c & 1)
			pile_insert(p, s->item[i].x, reduced(ci, p->w));
		else
			pile_bits(p, s->item[i].x->bit, s->item[i].x->w, ci);
	}
	p->carried = carried;
	p->from = from;
}

static void pile_value_carried(struct pile *p, const struct bag *s, int64_t c)
{
	const bool carried = p->carried;

	p->carried = true;
	pile_value(p, s, c);
	p->carried = carried;
}

static bool can_open(const struct pile *p, const struct bag *s, int64_t c)
{
	int64_t ci;

	if (p->n + s->n > FLAT_MAX || term_exhausted())
		return false;
	term_work(s->n);
	if (!modular(p))
		for (unsigned i = 0; i < s->n; i++)
			if (!multiplied(c, s->item[i].c, &ci))
				return false;
	return true;
}

/* In an exact pile the word of s is the integer less what was lost, which the pile over gets to
 * know. */
static bool pile_exact_sum(struct pile *p, const struct bag *s, int64_t c)
{
	int64_t up;

	if (!p->over || s->w > LIMB || s->w + twos(c) < p->shift
			|| !multiplied(c, (int64_t)1 << s->w, &up) || !can_open(p, s, c))
		return false;
	pile_value(p, s, c);
	pile_value_carried(p->over, lost_by(s), -(up / ((int64_t)1 << p->shift)));
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
static bool one_unknown(const struct pile *p, const uint32_t *b, unsigned n,
		uint64_t *ones, int64_t *m)
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
		pile_value_carried(p, value, c);
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

/* A piece of an input that begins inside of a limb of it and ends in another is what the first limb has above, when the
 * input is shifted, and the limb over it, shifted. */
static bool pile_crossing(struct pile *p, const uint32_t *b, unsigned n, int64_t c)
{
	unsigned j, i, first;
	const struct atom *a = bit_atom(b[0], &j);

	if (!(c & 1) || !a || a->kind != SYM || j % LIMB == 0)
		return false;
	first = LIMB - j % LIMB;
	for (i = 0; i < n && j + i < a->w && b[i] == a->word->bit[j + i]; i++)
		;
	for (unsigned k = i; k < n; k++)
		if (b[k] != ZERO)
			return false;
	int64_t above;
	if (i <= first || (!multiplied(c, (int64_t)1 << first, &above) && !modular(p)))
		return false;
	pile_carried_bits(p, b, first, c);
	pile_bits(p, b + first, i - first, above);
	return true;
}

/* Adds c times the word of these given bits, whatever they are. */
void pile_bits(struct pile *p, const uint32_t *bit, unsigned given, int64_t c)
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
	if (pile_crossing(p, b, n, c))
		return;
	for (unsigned j = n; j < p->w; j++)
		b[j] = ZERO;
	pile_insert(p, word_of(b, p->w), c);
}

void pile_add(struct pile *p, T x, int64_t c)
{
	c = reduced(c, p->w);
	if (x->sum && x->w == p->w && c && can_open(p, x->sum, c))
		pile_value(p, x->sum, c);
	else
		pile_bits(p, x->bit, x->w, c);
}

/* Two words with no bit in common add as xor; one of them may have to be shifted up first.
 * Inside a sum this is done only when together they leave no bit 0, as the cases of a choice do,
 * or the two parts of a rotated word: pieces that happen not to touch would otherwise be put
 * together in more than one way. */

static bool apart(const struct pile *p, const struct pick *low, const struct pick *high)
{
	unsigned k = high->twos - low->twos, n = kept_bits(p, low->c);
	int64_t up = (int64_t)((uint64_t)low->c << k);

	if (k >= n || (p->exact ? up : reduced(up, p->w)) != high->c || (k && (low->carried || high->carried)))
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

bool pile_join(struct pile *p)
{
	unsigned w = p->exact && p->over ? p->shift : p->w;
	uint64_t all = w < 64 ? ((uint64_t)1 << w) - 1 : ~(uint64_t)0;

	for (unsigned i = 0; i < p->n; i++) {
		const struct pick *a = &p->item[i];
		if (a->from && a->from == p->most)
			continue;
		term_work(p->n);
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

/* A sum and its complement -1 - sum, or 2^shift - 1 - sum, are spelled by the one whose first
 * item is added. */
bool pile_subtracts(const struct pile *p)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->exact || reduced((int64_t)-(uint64_t)p->item[i].c, p->w) != p->item[i].c)
			return p->item[i].c < 0;
	return false;
}

void pile_complement(struct pile *p)
{
	uint64_t one[LIMBS] = { 1 };

	for (unsigned i = 0; i < p->n; i++)
		p->item[i].c = (int64_t)-(uint64_t)p->item[i].c;
	limbs_negate(p->k);
	limbs_add(p->k, one, -1);
	limbs_cut(p->k, p->exact ? p->shift : p->w);
}
