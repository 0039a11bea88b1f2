/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Pairs the agent's list of functions with gen/hash.def. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include "catalog.h"

static bool can_run(const struct subject *s)
{
	if (row_runs(s->f) && row_runs(s->under))
		return true;
	fprintf(stderr, "skipped: %s %s over %s: no such feature here\n", s->h->name, s->f->function, s->under->variant);
	return false;
}

static unsigned with_each_kernel(struct subject s, void (*test)(const struct subject *s))
{
	unsigned ran = 0;

	for (unsigned i = 0; i < agent_rows(); i++) {
		s.under = agent_row(i);
		if (row_is(s.under, s.h->family, "compress") && can_run(&s)) {
			test(&s);
			ran++;
		}
	}
	return ran;
}

void each_subject(const char *function, void (*test)(const struct subject *s))
{
	unsigned ran = 0;

	for (unsigned i = 0; i < agent_rows(); i++)
		for (unsigned h = 0; h < hash_count; h++) {
			struct subject s = { &hash_rows[h], agent_row(i), agent_row(i) };
			if (!row_is(s.f, s.h->name, function))
				continue;
			if (!s.f->variant[0]) {
				ran += with_each_kernel(s, test);
			} else if (can_run(&s)) {
				test(&s);
				ran++;
			}
		}
	if (!ran)
		cr_skip_test("%s has no %s that runs here", agent_target(), function);
}

const struct wire_row *sister(const struct subject *s, const char *function)
{
	const struct wire_row *own = row_find(s->h->name, function, ""), *family = row_find(s->h->family, function, "");

	cr_assert(own || family, "%s has no %s", s->h->name, function);
	return own ? own : family;
}
