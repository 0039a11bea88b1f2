/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a fault is planted in a program that is right, and what its refusal must tell. */
#ifndef INGOT_TESTS_PLANT_H
#define INGOT_TESTS_PLANT_H
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#undef select
#include "../../dsl/isa/x86_64.h"
#include "../../gen/gen.h"

const struct function *find_function(const char *name);      /* as gen list prints it */
struct prog *copy_of(const struct prog *p);          /* that may be changed; there is room for a few instructions more */
void drop(struct prog *p, unsigned at);              /* an instruction becomes a label that nobody jumps to */
void insert(struct prog *p, unsigned at, struct ins i);
unsigned new_label(struct prog *p);
void find_loops(struct prog *p);                     /* again, after instructions have moved */

const char *kind_of(enum finding_kind k);
bool has_kind(const struct report *r, enum finding_kind k);
bool is_shown(const struct finding *f);              /* it carries a counterexample that was run */

/* Refused, and told so that it can be mended: the kind and the words; an instruction and a line of ours; a counterexample
 * that was run wherever a meaning differs; and never undecided. */
void must_refuse(const struct prog *p, struct verdicts v, enum finding_kind k, const char *says);
void must_prove(struct verdicts v);

/* The index of the nth (from 0) instruction i of p for which the condition holds. */
#define FIND(p, nth, condition) __extension__ ({ \
	unsigned at_ = 0, seen_ = 0; \
	for (; at_ < (p)->n; at_++) { \
		const struct ins *i = &(p)->ins[at_]; \
		if ((condition) && seen_++ == (nth)) \
			break; \
	} \
	cr_assert_lt(at_, (p)->n, "%s:%d: the program has no such instruction any more: %s", __FILE__, __LINE__, #condition); \
	at_; })
#define NTH(p, nth, row)  FIND(p, nth, i->op == X64_##row)
#define LAST(p, condition) __extension__ ({ \
	unsigned k_ = (p)->n; \
	for (unsigned j_ = 0; j_ < (p)->n; j_++) { \
		const struct ins *i = &(p)->ins[j_]; \
		if (condition) \
			k_ = j_; \
	} \
	cr_assert_lt(k_, (p)->n, "%s:%d: the program has no such instruction any more: %s", __FILE__, __LINE__, #condition); \
	k_; })
#endif
