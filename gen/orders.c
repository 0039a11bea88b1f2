/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Programs in the order that gen tune found for them.  An order is data about one very program: the digest of the body as it
 * was written tells whether it is still that. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "gen.h"

/* runs: in lines, for a string of C has an end. */
static const struct order { const char *name, *digest, *const *runs; } orders[] = {
#define ORDER(name, digest, ...) { name, digest, (const char *const []){ __VA_ARGS__, NULL } },
#include "orders.def"
#undef ORDER
	{ NULL, NULL, NULL }
};

const char *prog_digest(const struct prog *p)
{
	char *body;
	size_t n;
	FILE *f = open_memstream(&body, &n);
	if (!f)
		die("out of memory");
	print_prog(f, p, NULL);
	fclose(f);
	const char *digest = hex_digest(body, n);
	free(body);
	return digest;
}

unsigned *order_parse(const char *name, const char *runs, unsigned n)
{
	unsigned *order = must_alloc((n + 1) * sizeof *order), got = 0;
	for (const char *s = runs; *s;) {
		char *end;
		unsigned long from = strtoul(s, &end, 10), to = *end == '-' ? strtoul(end + 1, &end, 10) : from;
		while (isspace((unsigned char)*end))
			end++;
		if (end == s || to < from || to >= n || to - from >= n - got)
			die("%s: the order of its instructions says '%.12s'", name, s);
		for (; from <= to; from++)
			order[got++] = (unsigned)from;
		s = end;
	}
	if (got != n)
		die("%s: an order of %u instructions, there are %u", name, got, n);
	return order;
}

static const char *joined(const char *const *line)
{
	const char *all = "";
	for (; *line; line++)
		all = text_of("%s%s%s", all, *all ? " " : "", *line);
	return all;
}

static const struct order *order_of(const char *name)
{
	for (const struct order *o = orders; o->name; o++)
		if (!strcmp(o->name, name))
			return o;
	return NULL;
}

unsigned stale_orders;

struct prog *in_order_found(const char *name, struct prog *p)
{
	const struct order *o = order_of(name);
	if (!o)
		return p;
	if (!strcmp(o->digest, prog_digest(p)))
		return prog_in_order(p, order_parse(name, joined(o->runs), p->n));
	stale_orders++;
	fprintf(stderr, "gen: %s is not the program that its order was found for: it stays as written until gen tune finds another\n",
		name);
	return p;
}

const char *order_nobody_has(void)
{
	for (const struct order *o = orders; o->name; o++)
		if (!catalog_exactly(o->name))
			return o->name;
	return NULL;
}

void order_print(FILE *f, const unsigned *order, unsigned n)
{
	unsigned column = 0;
	for (unsigned i = 0, end; i < n; i = end) {
		for (end = i + 1; end < n && order[end] == order[end - 1] + 1; end++)
			;
		if (column > 100) {
			fputs("\",\n\t\"", f);
			column = 0;
		}
		column += (unsigned)fprintf(f, end > i + 1 ? "%s%u-%u" : "%s%u", column ? " " : "", order[i], order[end - 1]);
	}
}
