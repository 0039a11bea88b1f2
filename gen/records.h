/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Records of proofs and of runs: who writes them, and what is left of them when they are read. */
#ifndef INGOT_GEN_RECORDS_H
#define INGOT_GEN_RECORDS_H
#include "gen.h"

bool records_to(const char *path);                   /* from here on; false: it said on stderr why not */
void record(const char *what, const char *by, const struct function *f);
struct fact { const char *what, *by; struct fact *next; };
struct records { unsigned lines, other; };           /* other: of other bodies, other functions, or another gen */
bool records_read(const char *path, struct fact *facts, struct records *r);    /* facts: a list for each of the catalog, its first
                                                        element is empty */
bool table_mark_is_true(const struct function *f, const struct fact *of);      /* table.c; false: it said on stderr that it ran */
#endif
