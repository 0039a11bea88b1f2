/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Counterexamples: a run that was seen to differ can be done again and differs in the same way; and the round that is told
 * is none that a program made before its fault. */
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#undef select
#include "../../gen/look.h"
#include "../../gen/records.h"

enum { ROUNDS = 80 };
struct look { struct parting *parting; const struct prog *p; FILE *out; struct made made[ROUNDS]; long *first; enum run_state state; unsigned differ; };

static void step(void *of, struct run *x, const struct ins *i)
{
	struct look *l = of;
	parting_step(l->parting, x, i);
	if (!l->first[i - l->p->ins])
		l->first[i - l->p->ins] = (long)x->steps + 1;
}

static void expected(void *of, const char *what, const struct region *g, struct linear off, T got, T want)
{
	(void)what, (void)g, (void)off;
	((struct look *)of)->differ += got != want;
}

static void ends(void *of, struct run *x)
{
	struct look *l = of;
	l->state = x->state;
	if (x->state != RETURNED)
		return;
	parting_rounds(l->parting, 0, l->made);
	if (l->out)
		parting_tell(l->out, l->parting, l->p);
}

/* One block. */
static struct look look_at(const struct function *f, const struct prog *p, FILE *out)
{
	const struct shot one = { "any count of blocks", 5, 1, { { "n", 1 } } };
	struct look l = { .parting = parting_open(), .p = p, .out = out, .first = calloc(p->n, sizeof *l.first) };
	const struct looker w = { .of = &l, .step = step, .expected = expected, .ends = ends };
	cr_assert_eq(replay(p, f->claim, hash_find(f->hash), &one, &w).cases, 1);
	compression_seen = NULL;
	return l;
}

static const struct hash *hash_of(const struct function *f)
{
	return hash_find(f->hash);
}

/* Else the round that is told would be that of a kernel that never has its words. */
Test(run, right_kernels_make_the_words_of_every_round)
{
	unsigned kernels = 0;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (!is_kernel(f))
			continue;
		struct look l = look_at(f, catalog_write(f), NULL);
		cr_assert_eq(l.differ, 0);
		for (unsigned t = 0; t < hash_of(f)->rounds; t++)
			cr_assert_geq(l.made[t].step, 0, "%s has never the words of round %u", catalog_name(f), t);
		kernels++;
	}
	cr_assert_gt(kernels, 15);
}

static struct prog *without(const struct prog *p, unsigned at)
{
	struct prog *q = malloc(sizeof *q);
	*q = *p;
	q->ins = malloc(p->n * sizeof *q->ins);
	memcpy(q->ins, p->ins, p->n * sizeof *q->ins);
	q->n = p->n - 1;
	memmove(q->ins + at, q->ins + at + 1, (q->n - at) * sizeof *q->ins);
	q->body -= at < p->body;
	prog_find_loops(q);
	return q;
}

/* Each kernel, without an instruction of its middle. */
Test(run, the_round_that_is_told_is_not_before_the_fault, .timeout = 120)
{
	unsigned told = 0;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (!is_kernel(f))
			continue;
		const struct prog *p = catalog_write(f);
		const struct look right = look_at(f, p, NULL);
		for (unsigned k = 1; k < 8; k++) {
			const unsigned at = p->body + (p->n - p->body) * k / 10;
			if (p->ins[at].op == OP_LABEL || p->ins[at].frame || !right.first[at])
				continue;
			char *text = NULL;
			size_t n;
			FILE *out = open_memstream(&text, &n);
			struct prog *q = without(p, at);
			const struct look wrong = look_at(f, q, out);
			fclose(out);
			const char *round = text ? strstr(text, "round ") : NULL;
			if (wrong.state == RETURNED && wrong.differ)
				cr_assert(strstr(text, "parts"), "%s without instruction %u: it is not told where", catalog_name(f), at);
			if (round && wrong.differ) {
				const int t = atoi(round + 6);
				cr_assert(t >= 0 && t < (int)hash_of(f)->rounds);
				cr_assert(right.first[at] && right.made[t].step >= right.first[at] - 1,
					"%s without instruction %u: round %d, which was there before", catalog_name(f), at, t);
				told++;
			}
			free(text);
		}
	}
	cr_assert_gt(told, 60);
}

static const struct function *find(const char *name)
{
	for (unsigned i = 0; i < catalog_size(); i++)
		if (!strcmp(catalog_name(catalog(i)), name))
			return catalog(i);
	cr_assert_fail("no %s", name);
	return NULL;
}

/* A finish that makes room for the length one byte too late, and a compress that adds one to a constant. */
static void again(const char *name, int64_t from, int64_t to)
{
	const struct function *f = find(name);
	struct prog *p = catalog_write(f);
	unsigned found = 0;
	for (unsigned i = p->body; i < p->n; i++)
		if (p->ins[i].k == from) {
			p->ins[i].k = to;
			found++;
			break;
		}
	cr_assert_eq(found, 1);
	struct verdicts v = prove(p, f->claim, hash_of(f), NULL);
	unsigned shots = 0;
	for (unsigned i = 0; i < v.report.n; i++) {
		const struct shot *s = v.report.f[i].shot;
		if (!s)
			continue;
		FILE *out = tmpfile();
		struct verdicts same = shot_again(out, f, p, s, (struct manner){ .trace = true, .most = 64 });
		cr_assert_gt(ftell(out), 1000);
		fclose(out);
		cr_assert_eq(same.report.n, 1);
		cr_assert_str_eq(same.report.f[0].text, v.report.f[i].text);
		cr_assert_eq(same.report.f[0].ins, v.report.f[i].ins);
		shots++;
	}
	cr_assert_gt(shots, 0);
}

Test(run, a_finish_that_differs_differs_again)   { again("x86_64/sha256_finish", 56, 57); }
Test(run, a_compress_that_differs_differs_again) { again("x86_64/sha256_compress/scalar", 0x428a2f98, 0x428a2f99); }

/* gen table: a feature that no machine of the tests has, of a function that ran. */
Test(table, a_mark_that_is_not_true_is_refused)
{
	struct function f = *find("x86_64/sha256_compress/shani");
	struct target t = *f.target;
	struct fact proved = { "proved", "-", NULL }, ran = { "ran", "native", &proved }, none = { NULL, NULL, &proved }, some = { NULL, NULL, &ran };
	t.unrun = "AVX512F SHA";
	f.target = &t;
	cr_assert(table_mark_is_true(&f, &none));
	cr_assert_not(table_mark_is_true(&f, &some));
	t.unrun = "SHA512 AVX";
	cr_assert(table_mark_is_true(&f, &some), "SHA is not among these");
}
