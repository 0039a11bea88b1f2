/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen explain`: what is known of a function, in one place. */
#include <string.h>
#include "gen.h"

static bool calls(const struct prog *p, const struct contract *c)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].callee == c)
			return true;
	return false;
}

static void print_calls(const struct function *f)
{
	const struct prog *p = catalog_write(f);
	const struct contract *seen[64];
	unsigned n = 0;
	for (unsigned i = 0; i < p->n && n < 64; i++) {
		const struct contract *c = p->ins[i].callee;
		unsigned k = 0;
		while (k < n && seen[k] != c)
			k++;
		if (!c || k < n)
			continue;
		seen[n++] = c;
		printf("calls      %s, %s\n", c->name, strchr(p->t->row[p->ins[i].op].text, 'c') && strstr(p->t->row[p->ins[i].op].text, "%c")
			? "by its symbol" : "through the table of the chosen variant");
	}
	if (!n)
		puts("calls      nobody");
}

static void print_callers(const struct function *f)
{
	const struct contract *c = catalog_write(f)->c;
	unsigned n = 0;
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog(i)->target == f->target && calls(catalog_write(catalog(i)), c)) {
			printf("%s %s\n", n ? "          " : "called by ", catalog_name(catalog(i)));
			n++;
		}
	if (!n)
		puts("called by  the library alone");
}

struct cases { const char *first, *last; unsigned n; };

static void take_case(void *of, const char *what)
{
	struct cases *c = of;
	c->last = text_of("%s", what);
	c->first = c->n++ ? c->first : c->last;
}

/* The claim is asked for a case that it does not have, and names those that it has. */
static void print_cases(const struct function *f)
{
	struct cases c = { .n = 0 };
	const struct looker l = { .of = &c, .opens = take_case };
	replay(catalog_write(f), f->claim, hash_find(f->hash), &(struct shot){ .what = "", .seed = 1 }, &l);
	printf("claim      %u case%s: \"%s\"", c.n, c.n == 1 ? "" : "s", c.first);
	if (c.n > 1)
		printf(" to \"%s\"", c.last);
	putchar('\n');
}

int explain(const char *target, const char *name)
{
	const struct function *f = catalog_named(target, name);
	if (!f)
		return 2;
	const struct prog *p = catalog_write(f);
	printf("%s\n%s\n\n", catalog_name(f), p->c->does);
	print_prototype(stdout, p);
	putchar('\n');
	print_facts(stdout, p);
	printf("written by %s\n", source_of(p, NULL));
	printf("emitted in emitted/%s/%s.S\n", p->t->dir, f->module);
	printf("needs      %s\n", *p->needs ? p->needs : "the baseline only");
	printf("tables     %u\n", p->tables);
	print_cases(f);
	print_calls(f);
	print_callers(f);
	return 0;
}
