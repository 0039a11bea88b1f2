/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Pairs the agent's list of functions with gen/hash.def. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include "catalog.h"
#include "seed.h"

static bool can_run(const struct subject *s)
{
	const char *lacking = row_runs(s->f) ? row_lacks(s->under) : row_lacks(s->f);

	if (lacking)
		fprintf(stderr, "skipped: %s %s %s over %s: no %s here\n", agent_target(), s->h->name, s->f->function,
			s->under->variant, lacking);
	return !lacking;
}

static unsigned with_each_table(struct subject s, void (*test)(const struct subject *s))
{
	unsigned ran = 0;

	for (unsigned i = 0; i < agent_rows(); i++) {
		s.under = agent_row(i);
		if (row_is(s.under, s.h->name, "table") && can_run(&s)) {
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
			struct subject s = { &hash_rows[h], agent_row(i), NULL };
			if (!row_is(s.f, s.h->name, function))
				continue;
			if (!s.f->variant[0]) {
				ran += with_each_table(s, test);
				continue;
			}
			s.under = row_find(s.h->name, "table", s.f->variant);
			cr_assert(s.under, "%s %s has no table", s.h->name, s.f->variant);
			if (can_run(&s)) {
				test(&s);
				ran++;
			}
		}
	if (!ran)
		cr_skip_test("%s has no %s that runs here", agent_target(), function);
}

const struct wire_row *sister(const struct subject *s, const char *function)
{
	const struct wire_row *own = row_find(s->h->name, function, s->under->variant);
	const struct wire_row *any = row_find(s->h->name, function, ""), *family = row_find(s->h->family, function, "");

	cr_assert(own || any || family, "%s has no %s", s->h->name, function);
	return own ? own : any ? any : family;
}

void hmac_states(const struct subject *s, const void *k, size_t klen, void *states)
{
	static struct trial t;
	size_t n = 2 * ctx_fill(s->h);

	random_bytes(states, n);
	trial_new(&t);
	unsigned to = trial_buf(&t, AT(0), WIRE_WRITE, states, n);
	unsigned from = trial_buf(&t, AT(0), WIRE_READ, k, klen);
	CALL(&t, sister(s, "hmac_key"), BUF(to), BUF(from), NUM(klen), FNS(s->under));
	RUN_CLEAN(&t, s, "hmac_key of %zu", klen);
	memcpy(states, t.after[to], n);
}

void expect_no_residue(const struct subject *s, size_t n,
	void (*lay)(struct trial *t, const struct subject *s, size_t n))
{
	static uint8_t first[WIRE_STACK_BYTES];
	static struct trial t;
	uint32_t deep = 0;
	uint64_t seed = random64();

	for (int again = 0; again < 2; again++) {
		trial_new(&t);
		t.request.seed = seed;
		lay(&t, s, n);
		RUN_CLEAN(&t, s, "%zu", n);
		cr_assert(!again || deep == t.reply.stack, "the depth of the stack depends on a secret");
		deep = t.reply.stack;
		for (uint32_t i = 0; again && i < deep; i++)
			cr_assert_eq(first[i], t.stack[i], "%s %s over %s, %zu: byte %u below the entry stack pointer comes "
				"of a secret", s->h->name, s->f->function, s->under->variant, n, deep - i);
		memcpy(first, t.stack, deep);
	}
}
