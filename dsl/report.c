/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Findings: what a checker holds against a program, and where it stands in it and in our source. */
#include <string.h>
#include "dsl.h"

static const char *const kind_name[] = {
	[F_MEANING] = "meaning", [F_LEAK] = "leak", [F_MEMORY] = "memory", [F_ABI] = "abi", [F_STACK] = "stack",
	[F_WIPE] = "wipe", [F_LOOP] = "loop", [F_UNDECIDED] = "undecided", [F_COVER] = "cover",
};

const char *finding_name(enum finding_kind k)
{
	return kind_name[k];
}

/* The same fault shows in many cases: one finding for each kind and instruction. */
void report_add(struct report *r, enum finding_kind k, const struct prog *p, int ins, const char *text)
{
	for (unsigned i = 0; i < r->n; i++)
		if (r->f[i].kind == k && r->f[i].ins == ins && r->f[i].p == p)
			return;
	if (r->n < MAX_FINDINGS)
		r->f[r->n++] = (struct finding){ .kind = k, .p = p, .ins = ins, .text = text };
}

static const char *from_gen(const char *path)
{
	const char *s = strstr(path, "gen/"), *t = strstr(path, "dsl/"), *u = strstr(path, "tests/");
	return s ? s : t ? t : u ? u : path;
}

const char *source_of(const struct prog *p, const struct ins *i)
{
	return i && i->file ? text_of("%s:%d", from_gen(i->file), i->line) : text_of("%s:%d", from_gen(p->file), p->line);
}

void finding_print(FILE *f, const struct finding *d)
{
	const struct ins *n = d->ins >= 0 && (unsigned)d->ins < d->p->n ? &d->p->ins[d->ins] : NULL;
	fprintf(f, "%s (%s), %s: %s: %s\n", d->p->symbol, d->p->t->name, source_of(d->p, n), kind_name[d->kind], d->text);
	if (n) {
		fprintf(f, "\tinstruction %d:\t", d->ins);
		print_ins(f, d->p, n);
		fputc('\n', f);
	}
}

void report_print(FILE *f, const struct report *r)
{
	for (unsigned i = 0; i < r->n; i++)
		finding_print(f, &r->f[i]);
}
