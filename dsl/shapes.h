/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which operands a row can have, for those who make instructions that no program uses. */
#ifndef INGOT_SHAPES_H
#define INGOT_SHAPES_H
#include "dsl.h"

struct range { bool (*takes)(int64_t k, unsigned w); unsigned each; };
struct shape {
	const char *isa, *name;
	bool of_row;                                 /* the name is a row's */
	const struct range *immediates;
	bool (*address)(const struct target *t, const struct mem *m, unsigned bytes);
	bool (*list)(const struct target *t, const struct row *row, const struct ins *i);
	const char *sp, *registers;
	unsigned aligned;
};

extern const char letters[];                         /* that stand for registers in texts */
uint8_t *letter_field(struct ins *i, char letter);
bool text_has(const struct row *row, char letter);
const struct shape *shape_of(const struct target *t, unsigned op);     /* NULL: shapes.def does not have it */
const char *shape_objects(const struct prog *p, const struct ins *i);     /* NULL: these operands can be */
bool registers_in_order(const struct target *t, const struct ins *i);     /* those of which a rule says how far one is behind another */
void complete_pairs(const struct target *t, struct ins *i);      /* where a register is the one after another, or two */
unsigned stack_alignment(const struct target *t);
unsigned immediate_width(const struct prog *p, const struct ins *i);
unsigned bytes_at_once(const struct prog *p, const struct ins *i);
#endif
