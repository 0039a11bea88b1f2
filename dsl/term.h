/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the files behind terms share: how bits, words, atoms and sums are stored. */
#ifndef INGOT_TERM_H
#define INGOT_TERM_H
#include "dsl.h"

/* one limb over, for sums that are not reduced */
enum { WIDEST = 512, LIMBS = WIDEST / 64 + 1 };

/* A bit is the number of a polynomial over GF(2): a set of monomials, each a set of variables.
 * Numbers 0 and 1 are the constants.  A variable is one bit of an atom: of something with no
 * meaning in smaller parts. */
enum { ZERO, ONE };

enum atom_kind { SYM, UNSAID, APPLY, SUM, HIGH, IS0, OPAQUE_AND, OPAQUE_XOR };

struct atom {
	enum atom_kind kind;
	bool secret;
	unsigned w;
	/* atoms are numbered by age, so arguments come first; its first variable */
	uint32_t id, var;
	const char *name;            /* SYM, APPLY */
	unsigned index;              /* SYM, UNSAID: which; HIGH: by how much the sum is shifted */
	unsigned n;
	const T *arg;
	const struct bag *bag;       /* SUM, HIGH */
	/* HIGH: the least the shifted sum can be; the atom is what comes on top */
	int64_t base;
	uint32_t height;             /* one more than that of the highest atom in its arguments */
	T word;
	struct spelling *sums;       /* the sums whose top bit is one of these bits */
};

struct term {
	uint32_t id;
	uint16_t w, used;            /* used: bits up to the last that is not 0 */
	bool secret, constant;
	uint32_t height;             /* of the highest atom in it */
	uint64_t mask;               /* which of the first 64 bits are not 0 */
	const struct bag *sum;       /* the sum these bits are */
	uint32_t bit[];
};

struct item { T x; int64_t c; bool carried; };       /* carried: from a limb below, some time */

/* k + sum of c * x: for a SUM modulo 2^w, for a HIGH as an integer. */
struct bag {
	uint32_t id;
	bool secret, exact;
	/* in one of its limbs items found each other that stood apart in the sum */
	bool joined;
	unsigned w, n;
	uint32_t height;             /* of the highest atom in it */
	uint64_t k[LIMBS];
	const struct item *item;
	/* its value as a word, by where its lowest bit stood: see bag_word() */
	struct spelling *words;
	const struct bag *lost;      /* the integer that 2^w had to be taken away times */
};
struct spelling { unsigned at; T x; struct spelling *next; };

/* sample: the value under 64 arbitrary inputs at once, a quick way to see that two things are not
 * disjoint. */
struct monomial { const uint32_t *v; uint32_t n, height; bool secret; uint64_t sample; };
struct poly {
	const uint32_t *m;
	uint32_t n, height;
	bool secret;
	uint64_t sample;
	struct reading *readings;
	const struct bag *value;     /* the bit, 0 or 1, is also this integer */
};
struct variable { struct atom *atom; uint32_t bit; };

/* What a one-bit fact was made from, for decide(); more than one spelling may have the same bit. */
enum fact { FACT_CARRY, FACT_BORROW, FACT_IS0, FACT_BOTH };    /* BOTH: x and y are 1 */
struct reading { enum fact fact; bool inverted; T x, y, c; struct reading *next; };

/* term.c */
extern struct monomial *monomials;
extern struct poly *polys;
extern struct variable *variables;

size_t poly_total(void), variable_total(void), atom_total(void);

/* zeroed memory that lives as long as the program */
void *keep(size_t size);
void *grown(void *old, size_t *room, size_t need, size_t each);
uint64_t mixed(uint64_t h);

struct index { struct entry { uint32_t hash, id; } *entry; size_t used, size; };
/* *at starts as the hash; 0 ends */
uint32_t index_next(const struct index *t, uint32_t hash, size_t *at);
void index_put(struct index *t, uint32_t hash, uint32_t id);

uint32_t bit_xor(uint32_t p, uint32_t q);
uint32_t bit_and(uint32_t p, uint32_t q);
static inline uint32_t bit_not(uint32_t p) { return bit_xor(p, ONE); }
uint32_t monomial_product(uint32_t a, uint32_t b);
bool bit_has_one(uint32_t p);                        /* its polynomial has the constant term */
struct atom *bit_atom(uint32_t p, unsigned *j);      /* the atom of which p is bit j, or NULL */
bool bits_disjoint(uint32_t p, uint32_t q);          /* p AND q is 0 */

T word_of(const uint32_t *bit, unsigned w);
T word_num(unsigned w, const uint64_t *k);
void word_limbs(T x, uint64_t *k);                   /* of a constant */
/* the stored atom equal to this one; makes its word */
struct atom *atom_of(const struct atom *like);
void unsaid_again(void);                             /* unsaid() starts over */
void term_work(uint64_t n);                          /* so much was done */
void work_again(void);                               /* none was */
void note_fact(T bit, enum fact fact, T x, T y, T c);

enum op { OP_XOR = 1, OP_AND, OP_ADD, OP_SUB, OP_MUL, OP_SHL, OP_SHR, OP_SAR, OP_ROR, OP_CAT, OP_BITS, OP_ZEXT, OP_SEXT,
	OP_BSWAP, OP_SELECT, OP_CARRY, OP_BORROW, OP_IS0 };
T memo_get(enum op op, uint64_t k, T x, T y, T z);   /* NULL when not remembered */
T memo_put(enum op op, uint64_t k, T x, T y, T z, T r);

/* limbs.c */
/* k += c * x, mod 2^(64 * LIMBS) */
void limbs_add(uint64_t *k, const uint64_t *x, int64_t c);
void limbs_add_one(uint64_t *k, unsigned at, uint64_t v);           /* k += v * 2^(64 * at) */
void limbs_negate(uint64_t *k);
void limbs_cut(uint64_t *k, unsigned w);                            /* k mod 2^w */
void limbs_shift_right(uint64_t *k, unsigned n);
/* bits w and up, of which 64 */
uint64_t limbs_above(const uint64_t *k, unsigned w);
bool limb_bit(const uint64_t *k, unsigned j);

/* pile.c, sum.c */
/* the sum whose low n bits these are, or NULL */
const struct bag *prefix_of_sum(const uint32_t *bit, unsigned n);
size_t sum_count(void);

/* linear.c */
bool assumed(const struct atom *sym, int64_t *low, int64_t *high);
uint64_t assumption_stamp(void);                     /* changes whenever assumptions do */
#endif
