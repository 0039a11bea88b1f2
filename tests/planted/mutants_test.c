/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The mutation campaign on trial: what it draws, that it finds a prover out that says "proved" of anything, and that its list
 * of equivalents excuses nothing wrong; then a sample of it, of some functions of each target.
 * INGOT_SEED: other functions and mutants than those of every day. */
#include "plant.h"
#include "../../dsl/shapes.h"
#include "../../gen/mutate.h"
#include <criterion/parameterized.h>

enum { FIRST_SEED = 1, DRAWN = 120, SAMPLED = 8, FUNCTIONS_OF_EACH = 3 };

static uint64_t seed(void)
{
	const char *given = getenv("INGOT_SEED");
	return given ? strtoull(given, NULL, 0) : FIRST_SEED;
}

static struct source opened(const char *name)
{
	struct source s;
	cr_assert(source_open(&s, find_function(name), stderr));
	return s;
}

/* ---- draws ---- */

Test(planted, draws_are_of_each_kind_alike)
{
	struct source s = opened("x86_64/sha256_finish");
	unsigned of[MUTATIONS] = { 0 };
	struct draw *d = draw_open(&s, seed());
	struct mutant m;
	for (unsigned i = 0; i < DRAWN && draw_next(d, &m); i++)
		of[m.how]++;
	cr_assert_eq(of[BIT], 0, "it has no table");
	for (unsigned how = 0; how < MUTATIONS; how++)
		cr_assert(how == BIT || how == SIZE || how == OTHER_CONDITION || of[how] >= DRAWN / MUTATIONS, "%s: %u",
			mutation_name[how], of[how]);
	cr_assert_eq(of[SIZE], 5, "two buffers, one byte more and less, and the stack: %u", of[SIZE]);
}

Test(planted, draws_come_again_with_their_seed_and_none_comes_twice)
{
	struct source s = opened("aarch64/sha256_finish");
	struct draw *d = draw_open(&s, seed()), *again = draw_open(&s, seed());
	struct mutant m[DRAWN], n;
	for (unsigned i = 0; i < DRAWN; i++) {
		cr_assert(draw_next(d, &m[i]) && draw_next(again, &n));
		cr_assert(m[i].how == n.how && m[i].at == n.at && !strcmp(m[i].before, n.before) && !strcmp(m[i].after, n.after));
		for (unsigned k = 0; k < i; k++)
			cr_assert(m[k].how != m[i].how || m[k].at != m[i].at || strcmp(m[k].after, m[i].after), "%s -> %s", m[i].before,
				m[i].after);
	}
}

Test(planted, draws_end)
{
	struct source s = opened("x86_64/sha256_pbkdf2_steps");
	struct draw *d = draw_open(&s, seed());
	struct mutant m;
	unsigned n = 0;
	while (draw_next(d, &m))
		n++;
	cr_assert_gt(n, 1000);
	cr_assert_not(draw_next(d, &m));
}

ParameterizedTestParameters(planted, mutants_can_be_written)
{
	static unsigned index[64];
	unsigned n = 0;
	for (const struct target *const *t = targets; *t; t++)
		index[n++] = (unsigned)(t - targets);
	return cr_make_param_array(unsigned, index, n);
}

ParameterizedTest(unsigned *target, planted, mutants_can_be_written)
{
	struct source s = opened(text_of("%s/sha256_hmac", targets[*target]->name));
	struct draw *d = draw_open(&s, seed());
	struct mutant m;
	for (unsigned i = 0; i < DRAWN && draw_next(d, &m); i++) {
		cr_assert(m.how >= DROPPED || !shape_objects(s.p, &m.ins), "%s", m.after);
		cr_assert_str_neq(m.before, m.after);
		const struct prog *p = mutant_prog(s.p, &m);
		unsigned unlike = 0;
		for (unsigned k = 0; k < p->n; k++)
			unlike += memcmp(&p->ins[k], &s.p->ins[k], sizeof *p->ins) != 0 && !p->ins[k].loop;
		cr_assert_eq(unlike, m.how == SIZE ? 0 : m.how == SWAPPED ? 2 : m.how == BIT ? unlike : 1, "%s -> %s: %u", m.before, m.after,
			unlike);
	}
}

/* ---- the campaign, judged ---- */

static struct verdicts says_proved(const struct prog *p, claim_fn *claim, const void *of, const struct passage *passage, unsigned at)
{
	(void)p, (void)claim, (void)of, (void)passage, (void)at;
	return (struct verdicts){ .cases = 64 };
}

static struct verdicts breaks_down(const struct prog *p, claim_fn *claim, const void *of, const struct passage *passage, unsigned at)
{
	(void)claim, (void)of, (void)passage, (void)at;
	die("%s: a proof that ends its process", p->symbol);
}

static unsigned sum(const unsigned *n)
{
	unsigned all = 0;
	for (unsigned i = 0; i < MUTATIONS; i++)
		all += n[i];
	return all;
}

Test(planted, a_prover_that_says_proved_of_anything_is_found_out)
{
	struct counts c;
	cr_assert_not(mutate_function(find_function("x86_64/sha256_finish"), SAMPLED, seed(), says_proved, &c, stderr));
	cr_assert_eq(c.drawn, SAMPLED);
	cr_assert_eq(sum(c.refused), 0);
	cr_assert_gt(sum(c.survived), SAMPLED / 2);
}

Test(planted, a_prover_that_breaks_down_is_told)
{
	struct counts c;
	cr_assert_not(mutate_function(find_function("x86_64/sha256_finish"), 3, seed(), breaks_down, &c, stderr));
	cr_assert_eq(c.broken, 3);
}

Test(planted, an_entry_of_the_list_that_every_mutant_belies_is_refused)
{
	const struct equivalent e = { "x86_64/sha256_finish", BY_ONE, "mov 24(%rbx), %edx", "*", OTHERWISE, "planted" };
	cr_assert_not(equivalent_lives(&e, stderr));
}

Test(planted, an_entry_of_the_list_that_is_out_of_date_is_refused)
{
	const struct equivalent e = { "x86_64/sha256_finish", BY_ONE, "mov 24(%r99), %edx", "*", OTHERWISE, "planted" };
	cr_assert_not(equivalent_lives(&e, stderr));
}

Test(planted, the_list_excuses_no_mutant_that_differs)
{
	const struct equivalent e[] = { { "*", DROPPED, "*", "", OTHERWISE, "planted" }, { "*", SWAPPED, "*", "*", SAME_TERMS, "planted" } };
	struct source s = { .f = find_function("x86_64/sha256_finish") };
	struct mutant m = { .how = DROPPED, .before = "mov 24(%rbx), %edx", .after = "" };
	struct judgement j = { .outcome = SURVIVED };
	cr_assert_eq(equivalent_of(&s, &m, &j, e, 2), &e[0]);
	j.differs = true;
	cr_assert_null(equivalent_of(&s, &m, &j, e, 2));
	j.differs = false;
	m.how = SWAPPED;
	cr_assert_null(equivalent_of(&s, &m, &j, e, 2), "the terms are not the same");
	m.how = OTHER_OPCODE;
	cr_assert_null(equivalent_of(&s, &m, &j, e, 2), "of another kind");
}

/* ---- a sample ---- */

/* Without the kernels in plain instructions, whose proofs take the longest. */
static bool is_quick(const struct function *f)
{
	return !f->variant || strcmp(f->variant, "scalar");
}

static uint64_t lot_of(const struct function *f)
{
	uint64_t lot = seed();
	for (const char *c = catalog_name(f); *c; c++)
		lot = mix(lot, (unsigned char)*c);
	return lot;
}

/* The next one by lot: others stay chosen when the catalog grows. */
static unsigned next_of(const struct target *t, uint64_t after)
{
	unsigned best = catalog_size();
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (f->target == t && is_quick(f) && lot_of(f) > after && (best == catalog_size() || lot_of(f) < lot_of(catalog(best))))
			best = i;
	}
	return best;
}

ParameterizedTestParameters(planted, mutants_are_refused)
{
	static unsigned index[64];
	unsigned n = 0;
	for (const struct target *const *t = targets; *t; t++)
		for (unsigned k = 0; k < FUNCTIONS_OF_EACH; k++, n++)
			index[n] = next_of(*t, k ? lot_of(catalog(index[n - 1])) : 0);
	return cr_make_param_array(unsigned, index, n);
}

ParameterizedTest(unsigned *i, planted, mutants_are_refused)
{
	struct counts c;
	cr_expect(mutate_function(catalog(*i), SAMPLED, seed(), refute, &c, stderr), "%s: seed %llu", catalog_name(catalog(*i)),
		(unsigned long long)seed());
}
