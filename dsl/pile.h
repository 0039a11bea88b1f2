/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A sum being put in order: what pile.c offers to sum.c. */
#ifndef INGOT_PILE_H
#define INGOT_PILE_H
#include "term.h"

/* A pile is a sum being put in order.  Of each word in it bit 0 is not constant and has no
 * constant term, no bit is 1, and the bits that c * x loses modulo 2^w are 0.
 *
 * An exact pile is an integer of which the bits from `shift` up are wanted.  Where a word of it
 * was itself a sum modulo 2^shift, what that sum had lost is made good in the pile `over`. */

struct pick {
	T x;
	int64_t c;
	/* items that stood in the same sum need not be held against each other: which, or 0 */
	uint32_t from;
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
/* Words in an exact pile have LIMB bits or, as carries, a few.  Tests make limbs small, to try
 * all of them. */
#ifndef TERM_LIMB
#define TERM_LIMB 32
#endif
enum { EXACT_WIDTH = 64, LIMB = TERM_LIMB };

struct pile *pile_new(unsigned w);
struct pile *pile_exact(unsigned shift, struct pile *over);
void pile_free(struct pile *p);
/* adds c times these bits */
void pile_bits(struct pile *p, const uint32_t *bit, unsigned n, int64_t c);
void pile_add(struct pile *p, T x, int64_t c);
/* adds c times the integer s */
void pile_value(struct pile *p, const struct bag *s, int64_t c);
/* adds what the limb below carries */
void pile_carried(struct pile *p, const uint32_t *bit, unsigned n, int64_t c);
void pile_carried_bits(struct pile *p, const uint32_t *bit, unsigned n, int64_t c);
/* puts two words together; false when no two are left that can be */
bool pile_join(struct pile *p);
bool pile_subtracts(const struct pile *p);
void pile_complement(struct pile *p);

int64_t reduced(int64_t c, unsigned w);              /* c mod 2^w, nearest to zero */
int64_t shifted_down(int64_t c, unsigned z);         /* c / 2^z, exactly */
bool small(int64_t c, int64_t limit);

/* sum.c */
/* the integer times 2^w that its word is short of */
const struct bag *lost_by(const struct bag *s);
#endif
