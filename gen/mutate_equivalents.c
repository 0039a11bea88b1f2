/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The list of mutants that survive and are no fault, and whether each entry of it still says something true. */
#include <fnmatch.h>
#include <stdlib.h>
#include "mutate.h"

const struct equivalent equivalents[] = {
#define EQUIVALENT(function, how, before, after, argument, why) { function, how, before, after, argument, why },
#include "equivalents.def"
#undef EQUIVALENT
	{ NULL, MUTATIONS, NULL, NULL, OTHERWISE, NULL }
};
const unsigned equivalents_n = sizeof equivalents / sizeof *equivalents - 1;
_Static_assert(sizeof equivalents / sizeof *equivalents <= 64, "a bit for each");

/* A star is anything, the rest is itself: addresses of Arm have brackets. */
static bool fits(const char *pattern, const char *s)
{
	for (; *pattern != '*'; pattern++, s++) {
		if (*pattern != *s)
			return false;
		if (!*s)
			return true;
	}
	do
		if (fits(pattern + 1, s))
			return true;
	while (*s++);
	return false;
}

static bool is_meant(const struct equivalent *e, const struct source *s, const struct mutant *m)
{
	return e->how == m->how && fits(e->function, catalog_name(s->f)) && fits(e->before, m->before) && fits(e->after, m->after);
}

static bool excuses(const struct equivalent *e, const struct judgement *j)
{
	return j->outcome == SURVIVED && !j->differs && (j->same_terms || e->argument == OTHERWISE);
}

const struct equivalent *equivalent_of(const struct source *s, const struct mutant *m, const struct judgement *j,
	const struct equivalent *list, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if (is_meant(&list[i], s, m) && excuses(&list[i], j))
			return &list[i];
	return NULL;
}

/* ---- entries ---- */

struct tally { unsigned proved, wrong, tried; };

static void try_one(const struct equivalent *e, const struct source *s, const struct mutant *m, struct tally *t, FILE *out)
{
	const struct judgement j = mutant_judge(s, m, refute);
	t->tried++;
	t->proved += excuses(e, &j);
	if (j.outcome != SURVIVED || !j.differs)
		return;
	t->wrong++;
	fprintf(out, "\t%s: %s -> %s is proved and wrong: %s\n", catalog_name(s->f), m->before, m->after, j.text);
}

/* Some of those that an entry means: until one is proved. */
static void try_function(const struct equivalent *e, const struct function *f, struct tally *t, FILE *out)
{
	enum { ENOUGH = 64 };
	struct source s;
	if (!source_open(&s, f, out))
		return;
	for (unsigned i = 0; i < s.p->n; i++)
		for (unsigned k = 0; k < mutant_choices(&s, e->how, i); k++) {
			struct mutant m;
			if (t->proved || t->wrong || t->tried >= ENOUGH)
				return;
			if (mutant_make(&s, e->how, i, k, &m) && is_meant(e, &s, &m))
				try_one(e, &s, &m, t, out);
		}
}

bool equivalent_lives(const struct equivalent *e, FILE *out)
{
	struct tally t = { 0 };
	for (unsigned i = 0; i < catalog_size() && !t.proved; i++)
		if (fits(e->function, catalog_name(catalog(i))))
			try_function(e, catalog(i), &t, out);
	if (!t.proved)
		fprintf(out, "equivalents.def: %s: %s -> %s: %s\n", e->function, e->before, e->after,
			t.tried ? "every such mutant is refused" : "there is no such mutant any more");
	return t.proved && !t.wrong;
}
