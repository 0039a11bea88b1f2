/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Terms mean what they say (every rule at every value of small words, and random terms against bit-by-bit arithmetic),
 * and what should be one handle is one handle. */
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#undef select
#include "../../dsl/dsl.h"
#include "../seed.h"

/* Terms are tested without the rest of the language. */

void die(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
	exit(2);
}

void *must_alloc(size_t n)
{
	void *p = calloc(1, n ? n : 1);

	return p ? p : (abort(), p);
}

static char *spelt(T x)
{
	static char text[4][2048];
	static unsigned turn;
	char *s = text[turn++ % 4];
	FILE *f = fmemopen(s, sizeof text[0], "w");

	term_print(f, x, 5);
	fclose(f);
	return s;
}

#define SAME(a, b) cr_expect_eq((a), (b), "%s\nis not\n%s", spelt(a), spelt(b))
#define OTHER(a, b) cr_expect_neq((a), (b), "both are %s", spelt(a))

static T bit(unsigned v)
{
	return num(1, v);
}

/* Every value of every input.  A public input assumed to be one value has that value when terms are evaluated. */

typedef T (*shape)(T x, T y, T z, unsigned k);

static void every_value(const char *name, shape f, unsigned inputs, unsigned w, unsigned k)
{
	T x = sym("x", w, w, false), y = sym("y", w, w, false), z = sym("z", w, w, false), r = f(x, y, z, k);

	for (uint64_t v = 0; v < (uint64_t)1 << inputs * w; v++) {
		uint64_t a = v & ((1u << w) - 1), b = v >> w & ((1u << w) - 1), c = v >> 2 * w & ((1u << w) - 1);
		uint64_t got[9] = { 0 }, want[9] = { 0 };
		T folded = f(num(w, a), num(w, b), num(w, c), k);
		cr_assert(is_const(folded), "%s, %u bits, k %u", name, w, k);
		assume(x, (int64_t)a, (int64_t)a);
		assume(y, (int64_t)b, (int64_t)b);
		assume(z, (int64_t)c, (int64_t)c);
		term_eval(r, 99, got);
		term_eval(folded, 99, want);
		cr_assert(!memcmp(got, want, sizeof got),
			"%s, %u bits, k %u: %s is %" PRIx64 " at %" PRIx64 " %" PRIx64 " %" PRIx64 ", not %" PRIx64,
			name, w, k, spelt(r), got[0], a, b, c, want[0]);
	}
	term_new_run();
}

static T mask(T x, unsigned k)
{
	return num(width(x), 0x5a5a5a5a5a5a5a5au >> k);
}

static T low_bit(T x)
{
	return bits(x, 0, 1);
}

#define SHAPES \
	S( plain,            2, add(x, y) ) \
	S( constant,         1, add(add(x, num(width(x), k)), num(width(x), 3)) ) \
	S( spliced,          3, add(add(x, y), sub(z, add(y, x))) ) \
	S( spliced_shifted,  3, add(shl(add(x, y), k), z) ) \
	S( spliced_scaled,   3, sub(mulk(add(x, mulk(y, 3)), 5 + k), z) ) \
	S( spliced_low,      2, add(cat(bits(add(x, y), 0, width(x) - k), num(1, 1)), num(width(x) - k + 1, 6)) ) \
	S( complement,       2, add(not(x), y) ) \
	S( complement_sum,   3, add(not(add(x, y)), z) ) \
	S( complement_zeros, 2, add(not(shl(x, k)), y) ) \
	S( complement_lone,  1, sub(num(width(x), k), shr(x, k)) ) \
	S( trailing_zeros,   2, add(shl(x, k), y) ) \
	S( common_zeros,     2, add(add(shl(x, k), shl(y, k)), num(width(x), 13)) ) \
	S( mixed_zeros,      3, add(add(shl(x, k), shl(y, width(x) - 1)), shl(z, k / 2)) ) \
	S( known_low,        2, sub(or(shl(x, k), num(width(x), (1u << k) - 1)), or(shl(y, k), num(width(x), 1u << k >> 1))) ) \
	S( known_middle,     2, add(and(x, mask(x, k)), or(y, mask(y, k))) ) \
	S( twice,            1, add(x, x) ) \
	S( thrice,           2, add(add(x, add(x, y)), shl(x, k)) ) \
	S( half_and_whole,   2, add(add(x, shl(x, 1)), sub(y, shl(x, 2))) ) \
	S( multiple,         1, mulk(x, k + 3) ) \
	S( top_multiple,     2, add(mulk(x, 1u << (width(x) - 1)), y) ) \
	S( disjoint_masks,   2, add(and(x, mask(x, k)), and(y, not(mask(x, k)))) ) \
	S( disjoint_choice,  3, add(and(x, y), and(not(x), z)) ) \
	S( disjoint_inside,  3, add(and(x, y), add(z, and(not(x), z))) ) \
	S( majority,         3, add(and(x, y), and(z, xor(x, y))) ) \
	S( rotated,          2, add(add(shl(x, k), y), k ? shr(x, width(x) - k) : num(width(x), 0)) ) \
	S( nearly_rotated,   2, add(add(shl(x, k), y), shr(x, k)) ) \
	S( masked,           2, add(and(repeat(low_bit(x), width(x)), num(width(x), k * 5 + 1)), y) ) \
	S( chosen,           2, sub(select(low_bit(x), num(width(x), k), num(width(x), k * 7)), y) ) \
	S( negated_bit,      2, add(neg(zext(low_bit(x), width(x))), y) ) \
	S( signs,            2, add(sar(x, k), sext(bits(y, 0, width(y) - k), width(y))) ) \
	S( cancelled,        2, sub(sub(x, y), sub(x, shl(y, k))) ) \
	S( carries,          2, carry(x, y, bit(k & 1)) ) \
	S( carries_bit,      3, carry(x, y, low_bit(z)) ) \
	S( borrows,          2, borrow(x, y, bit(k & 1)) ) \
	S( borrows_bit,      3, borrow(x, y, low_bit(z)) ) \
	S( carry_constant,   1, carry(x, num(width(x), k), bit(0)) ) \
	S( borrow_constant,  1, borrow(num(width(x), k), x, bit(0)) ) \
	S( carry_shifted,    2, carry(shl(x, k), shr(y, k), bit(1)) ) \
	S( carry_same,       1, carry(x, shl(x, k), bit(0)) ) \
	S( carry_of_sum,     3, carry(add(x, y), z, bit(0)) ) \
	S( borrow_of_sum,    3, borrow(add(x, shl(y, k)), z, bit(1)) ) \
	S( carry_complement, 2, carry(x, not(y), bit(1)) ) \
	S( carry_scaled,     2, carry(mulk(x, k), mulk(y, 3), bit(0)) ) \
	S( carries_added,    3, add(add(z, zext(carry(x, y, bit(0)), width(x))), zext(carry(add(x, y), z, bit(0)), width(x))) ) \
	S( borrows_added,    3, sub(sub(z, zext(borrow(x, y, bit(0)), width(x))), zext(borrow(sub(x, y), z, bit(0)), width(x))) ) \
	S( carry_complemented, 3, add(z, mulk(zext(not(carry(add(x, y), z, bit(0))), width(x)), k)) ) \
	S( double_width,     3, add(cat(x, y), cat(z, x)) ) \
	S( double_narrow,    3, add(cat(x, y), zext(z, 2 * width(x))) ) \
	S( double_minus,     3, sub(cat(x, y), cat(y, z)) ) \
	S( double_scaled,    2, mulk(cat(x, y), k * 3 + 2) ) \
	S( double_complement, 3, add(not(cat(x, y)), sext(z, 2 * width(x))) ) \
	S( double_by_limbs,  3, cat(add(add(x, y), zext(carry(y, z, bit(0)), width(x))), add(y, z)) ) \
	S( double_shifted,   3, add(add(shl(cat(x, y), k), cat(z, x)), cat(y, y)) ) \
	S( double_carry,     2, carry(cat(x, y), cat(y, not(x)), bit(k & 1)) ) \
	S( double_borrow,    2, borrow(cat(x, y), cat(y, shl(x, k)), bit(k & 1)) ) \
	S( triple_width,     3, sub(cat(x, cat(y, z)), cat(z, cat(x, x))) ) \
	S( overflows,        2, overflow_add(x, y, bit(k & 1)) ) \
	S( overflows_sub,    2, overflow_sub(x, y, bit(k & 1)) ) \
	S( zero,             2, is0(sub(x, y)) ) \
	S( zero_bits,        1, is0(or(shl(x, k), shr(x, 1))) ) \
	S( zero_known,       1, is0(or(x, num(width(x), 1u << k >> 1))) ) \
	S( zero_negative,    2, is0(sub(y, x)) ) \
	S( swapped,          1, bits(bswap(zext(add(x, x), 16)), 8, 8) )

#define S(name, inputs, f) static T rule_##name(T x, T y, T z, unsigned k) { (void)y; (void)z; (void)k; return f; }
SHAPES
#undef S

/* What C says of one word of at most 64 bits. */
static uint64_t worth(T x, uint64_t seed)
{
	uint64_t v[8];

	term_eval(x, seed, v);
	return v[0];
}

Test( term, every_rule_holds_at_every_value )
{
	static const struct { const char *name; shape f; unsigned inputs; } rule[] = {
#define S(name, inputs, f) { #name, rule_##name, inputs },
		SHAPES
#undef S
	};

	for (size_t i = 0; i < sizeof rule / sizeof *rule; i++)
		for (unsigned w = 4; w <= (rule[i].inputs == 3 ? 4 : rule[i].inputs == 2 ? 5 : 6); w++)
			for (unsigned k = 0; k < w; k++)
				every_value(rule[i].name, rule[i].f, rule[i].inputs, w, k);
}

/* Folding constants is half of the test above, so it is held against C. */
Test( term, constants_fold )
{
	for (unsigned i = 0; i < 20000; i++) {
		unsigned w = 1 + (unsigned)random_below(64), k = (unsigned)random_below(w);
		uint64_t ones = ~(uint64_t)0 >> (64 - w), a = random64() & ones, b = random64() & ones, c = i & 1;
		T x = num(w, a), y = num(w, b), cin = bit((unsigned)c);
		cr_assert_eq(worth(add(x, y), 0), (a + b) & ones);
		cr_assert_eq(worth(sub(x, y), 0), (a - b) & ones);
		cr_assert_eq(worth(mulk(x, b), 0), (a * b) & ones);
		cr_assert_eq(worth(shl(x, k), 0), a << k & ones);
		cr_assert_eq(worth(shr(x, k), 0), a >> k);
		cr_assert_eq(worth(xor(x, y), 0), a ^ b);
		cr_assert_eq(worth(and(x, y), 0), a & b);
		cr_assert_eq(worth(or(x, y), 0), a | b);
		uint64_t s = (a + b + c) & ones;
		cr_assert_eq(worth(carry(x, y, cin), 0), s < a || (c && s == a));
		cr_assert_eq(worth(borrow(x, y, cin), 0), a < b || (c && a == b));
		cr_assert_eq(worth(overflow_add(x, y, cin), 0), ((a ^ s) & (b ^ s)) >> (w - 1) & 1);
		cr_assert_eq(worth(is0(x), 0), a == 0);
	}
}

/* Random terms against arithmetic on rows of bits. */

struct digits { unsigned w; unsigned char b[512]; };

static struct digits row_of(T x, uint64_t seed)
{
	struct digits r = { .w = width(x) };
	uint64_t v[8];

	term_eval(x, seed, v);
	for (unsigned j = 0; j < r.w; j++)
		r.b[j] = v[j / 64] >> j % 64 & 1;
	return r;
}

static struct digits row_sum(const struct digits *x, const struct digits *y, bool minus, unsigned c, unsigned *out, unsigned *over)
{
	struct digits r = { .w = x->w };
	unsigned last = 0;

	c ^= minus;
	for (unsigned j = 0; j < x->w; j++) {
		unsigned s = x->b[j] + (y->b[j] ^ minus) + c;
		r.b[j] = s & 1;
		last = c;
		c = s >> 1;
	}
	*out = c ^ minus;
	*over = c ^ last;
	return r;
}

static struct digits row_times(const struct digits *x, uint64_t k)
{
	struct digits r = { .w = x->w };
	unsigned c, v;

	for (unsigned i = 0; i < 64 && i < x->w; i++) {
		struct digits y = { .w = x->w };
		for (unsigned j = i; j < x->w; j++)
			y.b[j] = x->b[j - i];
		if (k >> i & 1)
			r = row_sum(&r, &y, false, 0, &c, &v);
	}
	return r;
}

struct node {
	int op;
	unsigned x, y, c, k;
	T term;
};

enum { XOR, AND, OR, NOT, ADD, SUB, NEG, MULK, SHL, SHR, SAR, ROR, CAT, BITS, ZEXT, SEXT, SELECT, REPEAT, CARRY, BORROW,
	OVER_ADD, OVER_SUB, IS0_, BSWAP, NUM, OPS, SYM };

static struct digits computed(const struct node *n, const struct digits *row, unsigned w)
{
	const struct digits *x = &row[n->x], *y = &row[n->y];
	struct digits r = { .w = w }, unused;
	unsigned c = row[n->c].b[0], out, over, any = 0;

	switch (n->op) {
	case XOR:     for (unsigned j = 0; j < w; j++) r.b[j] = x->b[j] ^ y->b[j];     break;
	case AND:     for (unsigned j = 0; j < w; j++) r.b[j] = x->b[j] & y->b[j];     break;
	case OR:      for (unsigned j = 0; j < w; j++) r.b[j] = x->b[j] | y->b[j];     break;
	case NOT:     for (unsigned j = 0; j < w; j++) r.b[j] = !x->b[j];     break;
	case ADD:     return row_sum(x, y, false, 0, &out, &over);
	case SUB:     return row_sum(x, y, true, 0, &out, &over);
	case NEG:     return row_sum(&r, x, true, 0, &out, &over);
	case MULK:    return row_times(x, n->k);
	case SHL:     for (unsigned j = n->k; j < w; j++) r.b[j] = x->b[j - n->k];     break;
	case SHR:     for (unsigned j = n->k; j < w; j++) r.b[j - n->k] = x->b[j];     break;
	case SAR:     for (unsigned j = 0; j < w; j++) r.b[j] = x->b[j + n->k < w ? j + n->k : w - 1];     break;
	case ROR:     for (unsigned j = 0; j < w; j++) r.b[j] = x->b[(j + n->k) % w];     break;
	case CAT:     for (unsigned j = 0; j < w; j++) r.b[j] = j < y->w ? y->b[j] : x->b[j - y->w];     break;
	case BITS:    for (unsigned j = 0; j < w; j++) r.b[j] = x->b[j + n->k];     break;
	case ZEXT:    for (unsigned j = 0; j < x->w; j++) r.b[j] = x->b[j];     break;
	case SEXT:    for (unsigned j = 0; j < w; j++) r.b[j] = x->b[j < x->w ? j : x->w - 1];     break;
	case SELECT:  return c ? *x : *y;
	case REPEAT:  for (unsigned j = 0; j < w; j++) r.b[j] = (unsigned char)c;     break;
	case BSWAP:   for (unsigned j = 0; j < w; j++) r.b[j] = x->b[w - 8 - j / 8 * 8 + j % 8];     break;
	case CARRY:   unused = row_sum(x, y, false, c, &out, &over);     r.b[0] = (unsigned char)out;     break;
	case BORROW:  unused = row_sum(x, y, true, c, &out, &over);     r.b[0] = (unsigned char)out;     break;
	case OVER_ADD: unused = row_sum(x, y, false, c, &out, &over);     r.b[0] = (unsigned char)over;     break;
	case OVER_SUB: unused = row_sum(x, y, true, c, &out, &over);     r.b[0] = (unsigned char)over;     break;
	case IS0_:    for (unsigned j = 0; j < x->w; j++) any |= x->b[j];     r.b[0] = !any;     break;
	}
	(void)unused;
	return r;
}

static T built(const struct node *n, const struct node *all, unsigned w)
{
	T x = all[n->x].term, y = all[n->y].term, c = bits(all[n->c].term, 0, 1);

	switch (n->op) {
	case XOR:     return xor(x, y);
	case AND:     return and(x, y);
	case OR:      return or(x, y);
	case NOT:     return not(x);
	case ADD:     return add(x, y);
	case SUB:     return sub(x, y);
	case NEG:     return neg(x);
	case MULK:    return mulk(x, n->k);
	case SHL:     return shl(x, n->k);
	case SHR:     return shr(x, n->k);
	case SAR:     return sar(x, n->k);
	case ROR:     return ror(x, n->k);
	case CAT:     return cat(x, y);
	case BITS:    return bits(x, n->k, w);
	case ZEXT:    return zext(x, w);
	case SEXT:    return sext(x, w);
	case SELECT:  return select(c, x, y);
	case REPEAT:  return repeat(c, w);
	case BSWAP:   return bswap(x);
	case CARRY:   return carry(x, y, c);
	case BORROW:  return borrow(x, y, c);
	case OVER_ADD: return overflow_add(x, y, c);
	case OVER_SUB: return overflow_sub(x, y, c);
	default:      return is0(x);
	}
}

enum { NODES = 14, LEAVES = 5, WIDTHS = 10 };

/* A node of the same width as x, or x itself. */
static unsigned partner(const struct node *all, unsigned n, unsigned x)
{
	for (unsigned tries = 0; tries < 20; tries++) {
		unsigned y = (unsigned)random_below(n);
		if (width(all[y].term) == width(all[x].term))
			return y;
	}
	return x;
}

/* Fills in a random operation; false when the draw makes no sense. */
static bool drawn(struct node *n, const struct node *all, unsigned count, unsigned *w)
{
	static const int sums[] = { ADD, SUB, ADD, MULK, CARRY, BORROW, ADD, SUB };

	n->op = (int)(random_below(2) ? random_below(NUM) : (uint64_t)sums[random_below(8)]);
	n->x = (unsigned)random_below(count);
	if (random_below(2))
		n->x = count - 1;
	n->y = partner(all, count, n->x);
	n->c = (unsigned)random_below(count);
	unsigned wx = *w = width(all[n->x].term);
	n->k = (unsigned)random_below(wx);
	switch (n->op) {
	case CAT:
		n->y = (unsigned)random_below(count);
		*w = wx + width(all[n->y].term);
		return *w <= 140;
	case BITS:
		*w = 1 + (unsigned)random_below(wx - n->k);
		return true;
	case ZEXT:
	case SEXT:
		*w = wx + (unsigned)random_below(40);
		return *w <= 140;
	case CARRY:
	case BORROW:
	case OVER_ADD:
	case OVER_SUB:
	case IS0_:
		*w = 1;
		return true;
	case BSWAP:
		return wx % 8 == 0;
	}
	return true;
}

Test( term, random_terms_mean_what_they_say, .timeout = 300 )
{
	static const unsigned widths[WIDTHS] = { 1, 3, 8, 16, 32, 32, 33, 64, 64, 96 };
	unsigned terms = 0;

	while (terms < 20000) {
		struct node node[NODES];
		struct digits row[NODES];
		unsigned w = widths[random_below(WIDTHS)], count = 0;

		while (count < LEAVES) {
			unsigned wl = random_below(3) ? w : widths[random_below(WIDTHS)];
			uint64_t v = random_below(3) ? random64() : random_below(20);
			node[count].term = count == 4 ? zext(num(wl < 64 ? wl : 64, v), wl) : sym("leaf", count * 1000 + wl, wl, false);
			node[count++].op = SYM;
		}
		while (count < NODES) {
			if (!drawn(&node[count], node, count, &w))
				continue;
			node[count].term = built(&node[count], node, w);
			cr_assert_eq(width(node[count].term), w);
			count++;
			terms++;
		}
		for (unsigned round = 0; round < 6; round++) {
			uint64_t seed = round < 3 ? random_below(16) : random64();
			for (unsigned i = 0; i < NODES; i++) {
				if (i < LEAVES) {
					row[i] = row_of(node[i].term, seed);
					continue;
				}
				row[i] = computed(&node[i], row, width(node[i].term));
				struct digits got = row_of(node[i].term, seed);
				cr_assert(!memcmp(got.b, row[i].b, got.w), "operation %d of nodes %u, %u, %u with %u, %u bits, seed %" PRIu64 ": %s",
					node[i].op, node[i].x, node[i].y, node[i].c, node[i].k, got.w, seed, spelt(node[i].term));
			}
		}
	}
}
