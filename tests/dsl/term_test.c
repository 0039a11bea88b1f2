/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Terms mean what they say (every rule at every value of small words, and random terms against
 * bit-by-bit arithmetic), and what should be one handle is one handle. */
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

static T in(const char *name, unsigned w)
{
	return sym(name, w, w, true);
}

static T bit(unsigned v)
{
	return num(1, v);
}

/* Every value of every input.  A public input assumed to be one value has that value when terms
 * are evaluated. */

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

/* Equal meanings, equal handles: promised for limbs as they are. */
#if !defined(TERM_LIMB) || TERM_LIMB == 32

Test( term, every_spelling_of_choice_is_one )
{
	for (unsigned w = 32; w <= 64; w *= 2) {
		T x = in("x", w), y = in("y", w), z = in("z", w), k = in("k", w);
		T ch = xor(and(x, y), and(not(x), z));
		SAME(ch, xor(z, and(x, xor(y, z))));
		SAME(ch, or(and(x, y), and(not(x), z)));
		SAME(ch, add(and(x, y), and(not(x), z)));
		SAME(ch, sub(or(and(x, y), and(not(x), z)), num(w, 0)));
		SAME(ch, and(or(x, z), or(not(x), y)));
		SAME(add(k, ch), add(add(k, and(x, y)), and(not(x), z)));
		SAME(add(k, ch), add(and(not(x), z), add(and(x, y), k)));
		OTHER(ch, xor(and(x, z), and(not(x), y)));
		OTHER(add(k, ch), add(k, xor(ch, num(w, 1))));
	}
}

Test( term, every_spelling_of_majority_is_one )
{
	for (unsigned w = 32; w <= 64; w *= 2) {
		T x = in("x", w), y = in("y", w), z = in("z", w), k = in("k", w);
		T maj = xor(xor(and(x, y), and(x, z)), and(y, z));
		SAME(maj, or(or(and(x, y), and(x, z)), and(y, z)));
		SAME(maj, or(and(x, y), and(z, or(x, y))));
		SAME(maj, xor(y, and(xor(x, y), xor(y, z))));
		SAME(maj, add(and(x, y), and(z, xor(x, y))));
		SAME(add(k, maj), add(add(and(x, y), k), and(z, xor(x, y))));
		OTHER(maj, or(or(and(x, y), and(x, z)), and(y, not(z))));
	}
}

Test( term, rotates_and_swaps_are_wiring )
{
	T x = in("x", 32), y = in("y", 32);

	for (unsigned k = 1; k < 32; k++) {
		SAME(ror(x, k), rol(x, 32 - k));
		SAME(ror(x, k), or(shr(x, k), shl(x, 32 - k)));
		SAME(ror(x, k), add(shr(x, k), shl(x, 32 - k)));
		SAME(add(y, ror(x, k)), add(add(shr(x, k), y), shl(x, 32 - k)));
		SAME(ror(x, k), cat(bits(x, 0, k), bits(x, k, 32 - k)));
		T s = add(x, y);
		SAME(ror(s, k), add(shr(s, k), shl(s, 32 - k)));
		OTHER(ror(x, k), shr(x, k));
	}
	T swapped = or(or(shl(x, 24), and(shl(x, 8), num(32, 0xff0000))), or(and(shr(x, 8), num(32, 0xff00)), shr(x, 24)));
	SAME(bswap(x), swapped);
	SAME(bswap(bswap(x)), x);
	SAME(bswap(x), or(and(ror(x, 8), num(32, 0xff00ff00)), and(rol(x, 8), num(32, 0x00ff00ff))));
	T s = add(x, y), back = bits(s, 24, 8);
	for (unsigned i = 3; i--; )
		back = cat(back, bits(s, 8 * i, 8));
	SAME(back, s);
}

Test( term, sums_have_no_order )
{
	for (unsigned w = 32; w <= 128; w *= 2) {
		T a = in("a", w), b = in("b", w), c = in("c", w), d = in("d", w), k = num(w, 0x428a2f98d728ae22u);
		T sum = add(add(add(a, b), add(c, d)), k);
		SAME(sum, add(add(k, d), add(add(c, b), a)));
		SAME(sum, add(a, add(b, add(c, add(d, k)))));
		SAME(sub(sum, add(a, b)), add(add(c, d), k));
		SAME(sub(sub(sum, k), sum), neg(k));
		SAME(sub(sum, sum), num(w, 0));
		SAME(add(a, a), shl(a, 1));
		SAME(add(add(a, a), b), add(b, shl(a, 1)));
		SAME(add(add(a, a), a), sub(shl(a, 2), a));
		SAME(mulk(a, 10), add(shl(a, 3), shl(a, 1)));
		SAME(not(a), sub(neg(num(w, 1)), a));
		SAME(not(add(a, b)), sub(not(a), b));
		SAME(sub(a, b), not(add(not(a), b)));
		SAME(neg(a), add(not(a), num(w, 1)));
		SAME(sub(a, b), add(add(a, not(b)), num(w, 1)));
		T bit0 = bits(a, 7, 1);
		SAME(neg(zext(bit0, w)), repeat(bit0, w));
		SAME(sub(b, zext(bit0, w)), add(b, repeat(bit0, w)));
		SAME(and(repeat(bit0, w), c), select(bit0, c, num(w, 0)));
		SAME(add(c, select(bit0, num(w, 9), num(w, 2))), add(add(c, num(w, 2)), mulk(zext(bit0, w), 7)));
		SAME(shl(add(a, b), 0), add(a, b));
		SAME(add(shl(add(a, b), 5), c), add(add(shl(a, 5), c), shl(b, 5)));
		OTHER(sum, add(sum, num(w, 1)));
		OTHER(add(a, b), sub(a, b));
		OTHER(add(a, b), xor(a, b));
		OTHER(add(a, shl(b, 1)), add(b, shl(a, 1)));
	}
}

Test( term, low_half_of_a_sum_is_the_sum_of_low_halves )
{
	T a = in("a", 64), b = in("b", 64), c = in("c", 64);
	T sum = add(a, sub(b, mulk(c, 5)));

	SAME(bits(sum, 0, 32), add(bits(a, 0, 32), sub(bits(b, 0, 32), mulk(bits(c, 0, 32), 5))));
	SAME(cat(bits(sum, 32, 32), bits(sum, 0, 32)), sum);
	/* Six low bits known: the sum stands above them, and is cut where the word is. */
	T q = cat(bits(a, 0, 58), num(6, 5)), r = cat(bits(b, 0, 58), num(6, 60));
	SAME(bits(add(q, r), 0, 32), add(bits(q, 0, 32), bits(r, 0, 32)));
	SAME(bits(add(q, r), 0, 6), num(6, 1));
}

/* A sum of wide words by narrower adds that carry. */
static void by_limbs(unsigned w, unsigned n)
{
	T x[4], y[4], wide_x = NULL, wide_y = NULL, z = NULL, none = bit(0);

	for (unsigned i = 0; i < n; i++) {
		x[i] = sym("limb x", i, w, true);
		y[i] = sym("limb y", i, w, true);
		wide_x = i ? cat(x[i], wide_x) : x[i];
		wide_y = i ? cat(y[i], wide_y) : y[i];
	}
	T c = none, b = none, n1 = bit(1), sum = NULL, less = NULL, less_not = NULL;
	for (unsigned i = 0; i < n; i++) {
		T s = add(add(x[i], y[i]), zext(c, w)), d = sub(sub(x[i], y[i]), zext(b, w));
		T e = add(add(x[i], not(y[i])), zext(n1, w));
		c = carry(x[i], y[i], c);
		b = borrow(x[i], y[i], b);
		n1 = carry(x[i], not(y[i]), n1);
		sum = i ? cat(s, sum) : s;
		less = i ? cat(d, less) : d;
		less_not = i ? cat(e, less_not) : e;
	}
	SAME(sum, add(wide_x, wide_y));
	SAME(less, sub(wide_x, wide_y));
	SAME(less_not, less);
	SAME(c, carry(wide_x, wide_y, none));
	SAME(b, borrow(wide_x, wide_y, none));
	SAME(n1, not(b));

	/* A third number on top, its carries into the sum as it stands. */
	c = none;
	T three = NULL, wide_z = NULL;
	for (unsigned i = 0; i < n; i++) {
		z = sym("limb z", i, w, true);
		T s = bits(sum, i * w, w), t = add(add(z, s), zext(c, w));
		c = carry(s, z, c);
		three = i ? cat(t, three) : t;
		wide_z = i ? cat(z, wide_z) : z;
	}
	SAME(three, add(add(wide_x, wide_z), wide_y));
	OTHER(three, add(add(wide_x, wide_z), wide_x));
}

/* Sums of sums by halves, in which each number comes again and again: with every number there is of two before. */
static void again_by_halves(unsigned w)
{
	T low[2], high[2], wide[2], none = bit(0);

	for (unsigned i = 0; i < 2; i++) {
		wide[i] = sym("wide", i, 2 * w, true);
		wide[i] = add(xor(wide[i], ror(wide[i], w / 3)), sym("more", i, 2 * w, true));
		low[i] = bits(wide[i], 0, w);
		high[i] = bits(wide[i], w, w);
	}
	for (unsigned i = 0; i < 30; i++) {
		T c = carry(low[0], low[1], none), l = add(low[0], low[1]), h = add(add(high[0], high[1]), zext(c, w));
		T sum = add(wide[0], wide[1]);
		SAME(cat(h, l), sum);
		low[i % 2] = l;
		high[i % 2] = h;
		wide[i % 2] = sum;
	}
}

/* A number whose low bits are known, in halves: its upper half begins amid the input's lower. */
static void shifted_by_halves(unsigned w, unsigned known)
{
	T input = in("q", 2 * w - known), x = cat(input, num(known, 3)), y = in("y", w), none = bit(0);
	T l = bits(x, 0, w), h = bits(x, w, w);

	SAME(cat(add(h, zext(carry(l, y, none), w)), add(l, y)), add(x, zext(y, 2 * w)));
}

Test( term, adding_with_carry_is_adding_wider )
{
	by_limbs(32, 2);
	by_limbs(64, 2);
	by_limbs(32, 4);
	by_limbs(32, 3);
	again_by_halves(32);
	shifted_by_halves(32, 6);
	shifted_by_halves(64, 7);
	for (unsigned w = 32; w <= 64; w *= 2) {
		T h = in("h", w), l = in("l", w), k = in("k", w), none = bit(0), zero = num(w, 0);
		SAME(bits(add(cat(h, l), zext(k, 2 * w)), w, w), add(h, zext(carry(l, k, none), w)));
		SAME(bits(add(cat(h, l), num(2 * w, 64)), w, w), add(add(h, zero), zext(carry(l, num(w, 64), none), w)));
		/* What sbb leaves of a carry flag. */
		SAME(bits(add(cat(h, l), zext(k, 2 * w)), w, w), sub(h, repeat(carry(l, k, none), w)));
		SAME(add(add(l, l), zext(carry(l, l, none), w)), rol(l, 1));
		SAME(carry(l, zero, none), none);
		SAME(borrow(l, l, none), none);
		SAME(borrow(l, zero, none), none);
		SAME(borrow(l, l, bit(1)), bit(1));
	}
}

/* SHA-2's round with Maj delayed into the next one and K+W added first, against the standard's
 * order. */

static T sigma(T x, unsigned a, unsigned b, unsigned c)
{
	return xor(xor(ror(x, a), ror(x, b)), ror(x, c));
}

Test( term, rounds_in_any_order_are_one )
{
	for (unsigned w = 32; w <= 64; w *= 2) {
		T v[8], u[8], late = num(w, 0), w0 = NULL;
		for (unsigned i = 0; i < 8; i++)
			u[i] = v[i] = sym("v", i, w, true);
		for (unsigned t = 0; t < 20; t++) {
			w0 = sym("w", t, w, true);
			T k = num(w, (t + 1) * 0x9e3779b97f4a7c15u), *s = v;
			T t1 = add(add(add(add(s[7], sigma(s[4], 6, 11, 25)), xor(and(s[4], s[5]), and(not(s[4]), s[6]))), k), w0);
			T t2 = add(sigma(s[0], 2, 13, 22), xor(xor(and(s[0], s[1]), and(s[0], s[2])), and(s[1], s[2])));
			T a = add(t1, t2), e = add(s[3], t1);
			memmove(v + 1, v, 7 * sizeof *v);
			v[0] = a;
			v[4] = e;

			s = u;
			s[0] = add(s[0], late);
			T h = add(s[7], add(k, w0));
			h = add(h, xor(s[6], and(s[4], xor(s[5], s[6]))));
			h = add(h, sigma(s[4], 6, 11, 25));
			e = add(s[3], h);
			h = add(h, sigma(s[0], 2, 13, 22));
			late = xor(s[1], and(xor(s[0], s[1]), xor(s[1], s[2])));
			memmove(u + 1, u, 7 * sizeof *u);
			u[0] = h;
			u[4] = e;
		}
		u[0] = add(u[0], late);
		for (unsigned i = 0; i < 8; i++)
			SAME(u[i], v[i]);
	}
}

Test( term, zero_is_asked_in_many_ways )
{
	T x = in("x", 32), y = in("y", 32);

	SAME(is0(sub(x, y)), is0(sub(y, x)));
	SAME(is0(zext(x, 64)), is0(x));
	SAME(is0(ror(x, 3)), is0(ror(x, 3)));
	SAME(is0(or(x, num(32, 4))), bit(0));
	SAME(is0(and(x, num(32, 4))), not(bits(x, 2, 1)));
	SAME(is0(num(64, 0)), bit(1));
	OTHER(is0(x), is0(y));
}

Test( term, names_are_kept_apart )
{
	T a = unsaid(32), b = unsaid(32), f[2] = { in("x", 32), in("y", 32) }, g[2] = { f[1], f[0] };

	OTHER(a, b);
	term_new_run();
	SAME(unsaid(32), a);
	SAME(apply("f", 256, 2, f), apply("f", 256, 2, f));
	OTHER(apply("f", 256, 2, f), apply("g", 256, 2, f));
	OTHER(apply("f", 256, 2, f), apply("f", 256, 2, g));
	OTHER(sym("x", 0, 32, true), sym("x", 1, 32, true));
	cr_expect(is_secret(apply("f", 8, 2, f)));
	cr_expect(!is_secret(apply("f", 8, 1, &a)));
	cr_expect(!is_secret(unsaid(8)));
}

Test( term, secrecy_is_of_the_normal_form )
{
	T s = in("x", 32), p = sym("p", 0, 32, false);

	cr_expect(!is_secret(xor(s, s)));
	cr_expect(!is_secret(sub(add(s, p), s)));
	cr_expect(!is_secret(bits(and(s, num(32, 0xff)), 8, 8)));
	cr_expect(is_secret(add(s, p)));
	cr_expect(is_secret(carry(p, s, bit(0))));
	cr_expect(is_secret(is0(s)));
	cr_expect(!is_secret(carry(p, p, bit(0))));
}

Test( term, an_input_is_secret_or_not, .exit_code = 2 )
{
	sym("x", 0, 32, true);
	sym("x", 0, 32, false);
}

/* Affine words, in the shapes that lengths take: len = 64 * q + t. */

static bool is_affine(T x, int64_t k, T s, int64_t c)
{
	struct linear l;

	return linear_of(x, &l) && l.k == k && (c ? l.n == 1 && l.s[0] == s && l.c[0] == c : l.n == 0);
}

static const int64_t most = ((int64_t)1 << 57) - 1;

/* The bits above the limb of a difference are its borrow. */
Test( term, numbers_less_than_a_limb_are_affine_in_wider_words )
{
	for (unsigned w = 30; w <= 34; w++) {
		struct linear l;
		T s = sym("few", w, w, false), x = sub(zext(s, 64), num(64, 1)), split;
		int64_t at;
		assume(s, 2, ((int64_t)1 << w) - 1);
		cr_expect(linear_of(x, &l) && l.n == 1 && l.k == -1 && l.c[0] == 1, "%s", spelt(x));
		cr_expect_eq(decide(is0(x), &split, &at), NO);
		assume(s, 0, 0);
		cr_expect_eq(decide(bits(x, 63, 1), &split, &at), YES);
	}
}

Test( term, lengths_are_affine )
{
	T q = sym("q", 0, 58, false), q64 = sym("q", 1, 64, false);
	struct linear l;

	for (unsigned wide = 0; wide < 2; wide++)
		for (int64_t t = 0; t < 64; t += 7) {
			T s = wide ? q64 : q, len = wide ? add(shl(s, 6), num(64, (uint64_t)t)) : cat(s, num(6, (uint64_t)t));
			cr_expect(!linear_of(len, &l), "nothing assumed");
			assume(s, 0, most);
			cr_expect(is_affine(len, t, s, 64));
			cr_expect(!linear_of(add(len, num(64, 164)), &l), "it may pass 2^63");
			assume(s, 0, most - 2);
			cr_expect(is_affine(add(len, num(64, 100)), t + 100, s, 64));
			assume(s, 0, most);
			cr_expect(is_affine(shr(len, 6), 0, s, 1));
			cr_expect(is_affine(and(len, num(64, 63)), t, s, 0));
			cr_expect(is_affine(sub(len, and(len, num(64, 63))), 0, s, 64));
			T less = sub(len, num(64, 64 - 11));
			cr_expect(linear_of(less, &l) == (t >= 53), "it may wrap");
			assume(s, 1, most);
			cr_expect(is_affine(less, t - 53, s, 64));
			cr_expect(is_affine(sub(less, len), 0, s, 0) == false, "-53 is no unsigned number of 63 bits");
			cr_expect(is_affine(sub(len, less), 53, s, 0));
			int64_t blocks = t < 53 ? -1 : 0;
			cr_expect(is_affine(shr(less, 6), blocks, s, 1));
			cr_expect(is_affine(and(less, num(64, 63)), (t + 11) % 64, s, 0));
			cr_expect(is_affine(shl(shr(less, 6), 6), 64 * blocks, s, 64));
			assume(s, 0, 1000);
			cr_expect(is_affine(bits(len, 0, 32), t, s, 64), "64,000 fit in 32 bits");
			cr_expect(is_affine(zext(bits(len, 0, 32), 64), t, s, 64));
			cr_expect(!linear_of(bits(len, 0, 15), &l));
			term_new_run();
		}
}

#endif

Test( term, affine_is_exact_or_not_affine, .timeout = 120 )
{
	T a = sym("a", 0, 64, false), b = sym("b", 0, 64, false), c = sym("c", 0, 20, false);

	for (unsigned i = 0; i < 20000; i++) {
		struct linear l;
		int64_t low[3], high[3];
		T in3[3] = { a, b, c };
		for (unsigned j = 0; j < 3; j++) {
			low[j] = (int64_t)random_below(j == 2 ? 1000 : random_below(2) ? 100 : (uint64_t)1 << 40);
			high[j] = low[j] + (int64_t)random_below(j == 2 ? 1000 : random_below(2) ? 100 : (uint64_t)1 << 40);
			assume(in3[j], low[j], high[j]);
		}
		T x = random_below(2) ? a : zext(c, 64);
		for (unsigned n = 1 + (unsigned)random_below(5); n; n--) {
			uint64_t k = random_below(3) ? random_below(200) : random64();
			switch (random_below(8)) {
			case 0:     x = add(x, num(64, k));     break;
			case 1:     x = sub(x, num(64, k));     break;
			case 2:     x = add(x, b);     break;
			case 3:     x = sub(b, x);     break;
			case 4:     x = shl(x, k % 8);     break;
			case 5:     x = shr(x, k % 8);     break;
			case 6:     x = zext(bits(x, 0, 32), 64);     break;
			case 7:     x = not(x);     break;
			}
		}
		if (!linear_of(x, &l))
			continue;
		int64_t least, greatest;
		cr_assert(linear_range(&l, &least, &greatest));
		SAME(linear_term(64, &l), linear_term(64, &l));
		for (uint64_t seed = 0; seed < 6; seed++) {
			uint64_t want = (uint64_t)l.k;
			for (unsigned j = 0; j < l.n; j++)
				want += (uint64_t)l.c[j] * worth(l.s[j], seed);
			cr_assert_eq(want, worth(x, seed), "%s", spelt(x));
			cr_assert((int64_t)want >= least && (int64_t)want <= greatest);
			cr_assert_eq(want, worth(linear_term(64, &l), seed));
		}
	}
	term_new_run();
}

/* Deciding. */

#define SPLITS(bit, s, where) do { \
	T s_; \
	int64_t at_; \
	cr_expect_eq(decide((bit), &s_, &at_), SPLIT, "%s", spelt(bit)); \
	cr_expect_eq(s_, (s)); \
	cr_expect_eq(at_, (where), "at %" PRId64 ", not %" PRId64, at_, (int64_t)(where)); \
} while (0)
#define DECIDES(bit, v) do { \
	T s_; \
	int64_t at_; \
	cr_expect_eq(decide((bit), &s_, &at_), (v), "%s", spelt(bit)); \
} while (0)

#if !defined(TERM_LIMB) || TERM_LIMB == 32
Test( term, comparisons_of_lengths_split_where_they_turn )
{
	T q = sym("q", 0, 64, false), none = bit(0);

	for (int64_t t = 0; t < 64; t += 9) {
		T len = add(shl(q, 6), num(64, (uint64_t)t));
		assume(q, 0, most);
		for (int64_t k = 0; k <= 640; k++) {
			T less = borrow(len, num(64, (uint64_t)k), none);
			int64_t turn = (k - t + 63) / 64;
			if (k <= t)
				DECIDES(less, NO);
			else {
				SPLITS(less, q, turn);
				SPLITS(not(less), q, turn);
				SPLITS(carry(len, not(num(64, (uint64_t)k)), bit(1)), q, turn);
			}
			/* jbe: below or equal, as flags say it */
			T equal = is0(sub(len, num(64, (uint64_t)k))), most_k = or(less, equal);
			if (k % 64 == t && k > t) {
				T s;
				int64_t at;
				cr_expect_eq(decide(equal, &s, &at), SPLIT);
				cr_expect(at == k / 64);
				assume(q, k / 64, k / 64);
				DECIDES(equal, YES);
				DECIDES(most_k, YES);
				assume(q, 0, k / 64);
				DECIDES(most_k, k / 64 ? SPLIT : YES);
				assume(q, k / 64 + 1, most);
				DECIDES(most_k, NO);
				assume(q, 0, most);
			} else if (k % 64 != t)
				DECIDES(equal, NO);
			if (k < t)
				DECIDES(most_k, NO);
		}
		/* (len - (64 - r)) >> 6, and whether that is 0 */
		for (int64_t r = 1; r < 64; r += 10) {
			assume(q, 1, most);
			T blocks = shr(sub(len, num(64, (uint64_t)(64 - r))), 6);
			if (t + r >= 64)
				DECIDES(is0(blocks), NO);
			else
				SPLITS(is0(blocks), q, 2);
			assume(q, 5, most);
			DECIDES(is0(blocks), NO);
			DECIDES(msb(blocks), NO);
		}
		/* signed: sf != of */
		assume(q, 0, most);
		T d = sub(len, num(64, 128));
		T signed_less = xor(msb(d), overflow_sub(len, num(64, 128), none));
		SPLITS(signed_less, q, 2);
		SPLITS(msb(d), q, 2);
		assume(q, 2, most);
		DECIDES(signed_less, NO);
		DECIDES(borrow(d, len, none), YES);
		DECIDES(borrow(len, d, none), NO);
		DECIDES(carry(len, num(64, 500), none), NO);
		DECIDES(carry(len, neg(num(64, 128)), none), YES);
		assume(q, 0, 1);
		DECIDES(carry(len, neg(num(64, 128)), none), NO);
		DECIDES(signed_less, YES);
		term_new_run();
	}
}

#endif

/* Every verdict on one small input, against all its values. */
Test( term, verdicts_are_true, .timeout = 120 )
{
	T q = sym("q", 0, 64, false), none = bit(0);

	for (unsigned i = 0; i < 3000; i++) {
		int64_t low = (int64_t)random_below(6), high = low + (int64_t)random_below(12), at;
		T x = zext(bits(add(shl(q, random_below(7)), num(64, random_below(300))), 0, random_below(2) ? 64 : 10), 64);
		T y = random_below(3) ? num(64, random_below(400)) : sub(num(64, random_below(400)), q), s;
		if (random_below(4) == 0)
			x = sub(x, num(64, random_below(300)));
		T c = random_below(4) ? none : bit(1);
		T facts[] = { borrow(x, y, c), carry(x, y, c), is0(sub(x, y)), msb(sub(x, y)), or(is0(sub(x, y)), borrow(x, y, none)),
			bits(x, (unsigned)random_below(64), 1), xor(msb(sub(x, y)), overflow_sub(x, y, none)), borrow(y, x, c) };
		T fact = facts[random_below(sizeof facts / sizeof *facts)];
		assume(q, low, high);
		enum verdict v = decide(fact, &s, &at);
		if (v == SPLIT)
			cr_assert(s == q && at > low && at <= high, "[%" PRId64 ", %" PRId64 "] at %" PRId64, low, high, at);
		if (v == YES || v == NO)
			for (int64_t value = low; value <= high; value++) {
				assume(q, value, value);
				cr_assert_eq(worth(fact, 50), v == YES, "%s at %" PRId64, spelt(fact), value);
			}
		if (v != UNDECIDED && low == high)
			cr_assert(v != SPLIT);
		term_new_run();
	}
}

Test( term, nothing_is_decided_without_knowledge )
{
	T s = in("x", 64), p = sym("p", 0, 64, false);

	DECIDES(borrow(s, num(64, 5), bit(0)), UNDECIDED);
	DECIDES(borrow(p, num(64, 5), bit(0)), UNDECIDED);
	DECIDES(is0(p), UNDECIDED);
	DECIDES(unsaid(1), UNDECIDED);
	DECIDES(bit(1), YES);
	DECIDES(bit(0), NO);
	assume(p, 3, 3);
	DECIDES(is0(p), NO);
	DECIDES(borrow(p, num(64, 5), bit(0)), YES);
	term_new_run();
	DECIDES(is0(p), UNDECIDED);
}

/* The rest of what a proof needs. */

Test( term, residue_sees_what_handles_do_not )
{
	T x = in("x", 32), y = in("y", 32), z = in("z", 32);

	cr_expect(term_residue_equal(add(or(x, y), and(x, y)), add(x, y)));
	cr_expect(term_residue_equal(add(xor(x, y), shl(and(x, y), 1)), add(x, y)));
	cr_expect(term_residue_equal(sub(x, y), sub(and(x, not(y)), and(not(x), y))));
	cr_expect(!term_residue_equal(add(or(x, y), and(x, z)), add(x, y)));
	cr_expect(!term_residue_equal(add(x, y), add(add(x, y), num(32, 1))));
	cr_expect(!term_residue_equal(xor(x, y), add(x, y)));
}

#if !defined(TERM_LIMB) || TERM_LIMB == 32
Test( term, the_parting_pair_is_small )
{
	T a = in("a", 32), b = in("b", 32), c = in("c", 32), v = add(a, b), u = add(a, c), px, py;

	for (unsigned t = 0; t < 10; t++) {
		v = add(add(sigma(v, 2, 13, 22), sym("w", t, 32, true)), xor(and(a, v), b));
		u = add(add(sigma(u, 2, 13, 22), sym("w", t, 32, true)), xor(and(a, u), b));
	}
	cr_expect(term_part(v, u, &px, &py));
	cr_expect(px != py);
	cr_expect(!term_part(v, v, &px, &py));
	T s = add(sigma(add(a, b), 2, 13, 22), c), r = add(sigma(add(a, c), 2, 13, 22), c);
	cr_expect(term_part(s, r, &px, &py));
	SAME(px, b);
	SAME(py, c);
}

/* Every bound of two inputs and of their sum, small, against all values there are. */
Test( term, two_inputs_with_a_bounded_sum_have_their_range )
{
	T s = sym("sum a", 0, 8, false), t = sym("sum b", 0, 8, false);
	unsigned done = 0;

	for (int64_t k = 0; k < 4 * 4 * 5 * 5 * 9; k++) {
		const int64_t a = k % 4, b = k / 4 % 4, most_a = a + k / 16 % 5, most_b = b + k / 80 % 5, both = k / 400 + 1;
		if (a + b > both)
			continue;
		term_new_run();
		assume(s, a, most_a);
		assume(t, b, most_b);
		assume_sum(s, t, both);
		for (int64_t c = -2; c < 3; c++)
			for (int64_t d = -2; d < 3; d++) {
				int64_t least = INT64_MAX, top = INT64_MIN, low, high;
				struct linear l = { 0 }, m;
				for (int64_t x = a; x <= most_a; x++)
					for (int64_t y = b; y <= most_b && x + y <= both; y++) {
						least = c * x + d * y < least ? c * x + d * y : least;
						top = c * x + d * y > top ? c * x + d * y : top;
					}
				cr_assert(linear_of(s, &m) && linear_add(&l, &m, c) && linear_of(t, &m) && linear_add(&l, &m, d));
				cr_assert(linear_range(&l, &low, &high));
				cr_expect(low == least && high == top, "%lld a + %lld b: %lld to %lld, not %lld to %lld", (long long)c,
					(long long)d, (long long)low, (long long)high, (long long)least, (long long)top);
				done++;
			}
	}
	cr_expect(done > 10000);
	term_new_run();
}

#endif

Test( term, long_chains_have_values )
{
	T x = in("x", 32);

	for (unsigned i = 0; i < 20000; i++)
		x = xor(ror(add(x, num(32, i)), 7), num(32, i));
	worth(x, 5);
	worth(x, 6);
	cr_expect_eq(worth(x, 5), worth(x, 5));
}

Test( term, people_can_read_terms )
{
	T x = sym("state", 3, 32, true), y = sym("w", 0, 32, true);

	cr_expect_str_eq(spelt(x), "state[3]");
	cr_expect_str_eq(spelt(num(32, 255)), "0xff");
	cr_expect_str_eq(spelt(ror(x, 7)), "state[3] >>> 7");
	cr_expect_str_eq(spelt(add(x, add(y, num(32, 0x428a2f98)))), "(state[3] + w[0] + 0x428a2f98)");
	cr_expect_str_eq(spelt(unsaid(8)), "?");
}
