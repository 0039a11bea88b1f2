/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions that are put on trial, in the order in which they are printed, assembled and asked for. */
#ifndef INGOT_TESTS_ROWS_FORMS_H
#define INGOT_TESTS_ROWS_FORMS_H
#include "shapes.h"

/* forms.c: which there are. */

enum reach { AHEAD, BEHIND, FAR_AHEAD, FAR_BEHIND, NEXT, REACHES };     /* where the label is that it names */

struct form {
	struct ins i;
	enum reach reach;
	bool calls;
	bool crossed;                                /* on the edges of all operands, crossed, too; one of each kind is */
	int planted;                                 /* which wrong text it is printed with; -1: its own */
};

struct use { unsigned uses; bool sister, read; };    /* of a row by programs; of another row of its line; of others' only */

struct forms {
	const struct target *t;
	const struct prog *p;                        /* that they are all thought to be in */
	struct form *form;
	unsigned n, room;
	struct use *use;                             /* of each row */
	const char *wrong;                           /* what shapes.def does not know, or says and programs do not keep */
};

struct planted_text { const char *target, *id, *text; };
extern const struct planted_text planted_texts[];
extern const unsigned planted_text_count;

/* The constants that forms with a table read. */
extern const struct table rows_table;

/* What forms with a callee call. */
extern const struct contract rows_landing[2];

const struct target *target_named(const char *name);
const struct forms *forms_of(const struct target *t);
struct prog *form_prog(const struct target *t, unsigned stub);    /* the program that the instruction of a stub is in */
uint64_t digest_of(const char *s, size_t n);

/* text.c */
uint64_t forms_print(FILE *f, const struct forms *all);      /* gives the text's digest */
#endif
