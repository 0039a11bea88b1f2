/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Copies of programs that can be spoiled, and the questions asked of a refusal. */
#include "plant.h"

enum { MORE = 16 };                                  /* instructions and labels that may be added */

const struct function *find_function(const char *name)
{
	for (unsigned i = 0; i < catalog_size(); i++)
		if (!strcmp(catalog_name(catalog(i)), name))
			return catalog(i);
	cr_assert_fail("the catalog has no %s any more", name);
	return NULL;
}

void find_loops(struct prog *p)
{
	for (unsigned i = 0; i < p->n; i++) {
		struct loop *l = p->ins[i].op == OP_LABEL ? p->ins[i].loop : NULL;
		if (!l)
			continue;
		l->first = l->last = i;
		for (unsigned j = i; j < p->n; j++)
			if (p->ins[j].op != OP_LABEL && p->ins[j].label == p->ins[i].label &&
			    p->t->row[p->ins[j].op].class == JUMP)
				l->last = j;
	}
}

struct prog *copy_of(const struct prog *p)
{
	struct prog *q = must_alloc(sizeof *q);
	*q = *p;
	q->room = p->n + MORE;
	q->ins = must_alloc(q->room * sizeof *q->ins);
	memcpy(q->ins, p->ins, p->n * sizeof *q->ins);
	q->label = must_alloc((p->labels + MORE) * sizeof *q->label);
	if (p->labels)
		memcpy(q->label, p->label, p->labels * sizeof *q->label);
	for (unsigned i = 0; i < q->n; i++)
		if (q->ins[i].loop) {
			struct loop *l = must_alloc(sizeof *l);
			*l = *q->ins[i].loop;
			q->ins[i].loop = l;
		}
	return q;
}

unsigned new_label(struct prog *p)
{
	p->label[p->labels] = text_of("planted%u", p->labels);
	return p->labels++;
}

void drop(struct prog *p, unsigned at)
{
	struct ins *i = &p->ins[at];
	*i = (struct ins){ .op = OP_LABEL, .label = new_label(p), .file = i->file, .line = i->line };
}

void insert(struct prog *p, unsigned at, struct ins i)
{
	cr_assert_lt(p->n, p->room);
	i.file = p->ins[at].file;
	i.line = p->ins[at].line;
	memmove(&p->ins[at + 1], &p->ins[at], (p->n - at) * sizeof i);
	p->ins[at] = i;
	p->n++;
	find_loops(p);
}

const char *kind_of(enum finding_kind k)
{
	static const char *const name[] = {
		[F_MEANING] = "meaning", [F_LEAK] = "leak", [F_MEMORY] = "memory", [F_ABI] = "abi", [F_STACK] = "stack",
		[F_WIPE] = "wipe", [F_LOOP] = "loop", [F_UNDECIDED] = "undecided", [F_COVER] = "cover",
	};
	return name[k];
}

bool has_kind(const struct report *r, enum finding_kind k)
{
	for (unsigned i = 0; i < r->n; i++)
		if (r->f[i].kind == k)
			return true;
	return false;
}

bool is_shown(const struct finding *f)
{
	return strstr(f->text, "with inputs of seed") != NULL;
}

void must_prove(struct verdicts v)
{
	if (v.report.n)
		report_print(stderr, &v.report);
	cr_assert_eq(v.report.n, 0, "a program that is right is refused");
	cr_assert_gt(v.cases, 0);
}

static void names_its_place(const struct prog *p, const struct finding *f)
{
	cr_assert(f->ins >= 0 && (unsigned)f->ins < p->n, "names no instruction: %s", f->text);
	cr_assert(p->ins[f->ins].file && *p->ins[f->ins].file && p->ins[f->ins].line > 0, "names no line: %s", f->text);
}

void must_refuse(const struct prog *p, struct verdicts v, enum finding_kind k, const char *says)
{
	bool found = false;
	report_print(stderr, &v.report);
	cr_assert_gt(v.report.n, 0, "a program that is wrong is proved");
	for (unsigned i = 0; i < v.report.n; i++) {
		const struct finding *f = &v.report.f[i];
		if (f->kind != F_COVER)
			names_its_place(p, f);
		cr_assert(f->kind != F_MEANING || is_shown(f), "no counterexample was run: %s", f->text);
		cr_assert(f->kind != F_UNDECIDED || k == F_UNDECIDED || strstr(f->text, "taint pass"), "undecided: %s", f->text);
		found |= f->kind == k && strstr(f->text, says);
	}
	cr_assert(found, "no finding of kind %s that says \"%s\"", kind_of(k), says);
}
