/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The instructions that are put on trial, in the order in which they are printed, assembled and asked for. */
#ifndef INGOT_TESTS_ROWS_FORMS_H
#define INGOT_TESTS_ROWS_FORMS_H
#include "dsl.h"

enum reach { AHEAD, BEHIND, FAR_AHEAD, FAR_BEHIND, REACHES };     /* where the label of a jump is */

struct form {
	struct ins i;
	enum reach reach;
	bool calls;
	int planted;                                 /* which wrong text it is printed with; -1: its own */
};

struct use { unsigned uses; bool sister; };          /* of a row by the catalog's programs; of a row of its line in the table */

struct forms {
	const struct target *t;
	struct form *form;
	unsigned n, room;
	struct use *use;                             /* of each row */
	const char *unknown;                         /* a row with immediates of unknown range: what to say */
};

struct planted_text { const char *target, *id, *text; };
extern const struct planted_text planted_texts[];
extern const unsigned planted_text_count;

/* The constants that forms with a table read. */
extern const struct table rows_table;

/* What forms with a callee call. */
extern const struct contract rows_landing[2];

unsigned row_alignment(const struct target *t, const struct row *row);     /* of the memory it touches */
const struct forms *forms_of(const struct target *t);
uint64_t forms_print(FILE *f, const struct forms *all);      /* gives the text's digest */
struct prog *form_prog(const struct target *t, unsigned stub);    /* the program that the instruction of a stub is in */
#endif
