/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the language offers to the programs written in it, grouped by the file that defines each part. */
#ifndef INGOT_DSL_H
#define INGOT_DSL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* term.c: meanings.  A term is a word of 1 to 512 bits in a normal form that is stored once, so equal handles are
 * equal for all inputs, and nearly all equal meanings have equal handles.  Nothing here emits an instruction. */

typedef const struct term *T;

unsigned width(T x);                                 /* bits */
T num(unsigned w, uint64_t v);                       /* the constant v mod 2^w */
T sym(const char *name, unsigned i, unsigned w, bool secret);   /* input number i of that name, always the same */
T unsaid(unsigned w);                                /* something nobody promised anything about: equals only itself */
void term_new_run(void);                             /* unsaid() may reuse the names it gave before; assumptions are dropped */
T apply(const char *f, unsigned w, unsigned n, const T *arg);   /* f(arg...), f known only to be a function */

T not(T x);     T xor(T x, T y);     T and(T x, T y);     T or(T x, T y);
T add(T x, T y);     T sub(T x, T y);     T neg(T x);     T mulk(T x, uint64_t k);
T shl(T x, unsigned k);     T shr(T x, unsigned k);     T sar(T x, unsigned k);     /* k < width */
T ror(T x, unsigned k);     T rol(T x, unsigned k);      /* k taken mod width */
T cat(T high, T low);     T bits(T x, unsigned low, unsigned n);     T zext(T x, unsigned w);     T sext(T x, unsigned w);
T bswap(T x);                                        /* bytes in reverse order */
T select(T c, T x, T y);                             /* c is one bit: 1 gives x, 0 gives y */
T repeat(T bit, unsigned w);                         /* one bit in w places */

/* One-bit facts about sums, kept unopened until somebody decides them. */
T carry(T x, T y, T c);                              /* x + y + c >= 2^w */
T borrow(T x, T y, T c);                             /* x < y + c */
T overflow_add(T x, T y, T c);     T overflow_sub(T x, T y, T c);    /* two's complement does not hold x + y + c, x - y - c */
T is0(T x);
T msb(T x);

bool is_num(T x, uint64_t *v);                       /* a constant of at most 64 bits */
bool is_const(T x);                                  /* a constant of any width */
bool is_secret(T x);                                 /* its normal form mentions a secret input */

/* Values that are affine in public inputs: k + sum c[i] * s[i], as integers, exact (no wrap) under what is assumed. */
enum { LINEAR_MAX = 6 };
struct linear { int64_t k; unsigned n; T s[LINEAR_MAX]; int64_t c[LINEAR_MAX]; };    /* s sorted, c nonzero */
void assume(T s, int64_t low, int64_t high);         /* s, a sym() of at most 64 bits, lies in there until term_new_run() */
bool linear_of(T x, struct linear *l);               /* x as an unsigned integer is exactly l */
bool linear_range(const struct linear *l, int64_t *low, int64_t *high);   /* false when it does not fit */
bool linear_add(struct linear *l, const struct linear *m, int64_t times);  /* l += times * m; false when it does not fit */
T linear_term(unsigned w, const struct linear *l);   /* the one spelling of that value */
bool linear_equal(const struct linear *l, const struct linear *m);

/* Is a one-bit term always 1, always 0, or does it change inside the assumed range of one input s?  SPLIT: it is
 * settled on [low, at-1] and on [at, high] separately, or is at least closer to it. */
enum verdict { NO, YES, SPLIT, UNDECIDED };
enum verdict decide(T bit, T *s, int64_t *at);

/* The value of a term when every input, and every unsaid and applied function, takes a value drawn from the seed.
 * Seeds 0 to 15 draw edge values (0, all ones, one bit...); out has width/64 rounded up words. */
void term_eval(T x, uint64_t seed, uint64_t *out);
bool term_residue_equal(T x, T y);                   /* equal after opening both to multilinear polynomials mod 2^w */
bool term_part(T x, T y, T *px, T *py);              /* the smallest sub-terms that stand in the same place, differ by
                                                        handle and, when some differ in value, differ in value */
void term_print(FILE *f, T x, unsigned depth);       /* for people: cut at depth */
struct term_stats { size_t words, bits, monomials, sums; };
struct term_stats term_stats(void);
