/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen prove --object FILE --symbol NAME --as FUNCTION`: other libraries' code, from the bytes that ship. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include "foreign.h"

/* SYMBOL=NUMBER[,NUMBER]...: words of 32 bits. */
static bool read_given(struct foreign *f, const char *text)
{
	enum { MOST = 64 };
	const char *s = strchr(text, '=');
	char *end = NULL;
	unsigned n = 0;
	uint8_t *data = must_alloc(MOST);
	for (bool more = s != NULL; more && n < MOST; more = *end == ',', n += 4) {
		s = (more && end ? end : s) + 1;
		errno = 0;
		const unsigned long long v = strtoull(s, &end, 0);
		if (end == s || errno || v > UINT32_MAX || *s == '-')
			break;
		for (unsigned k = 0; k < 4; k++)
			data[n + k] = (uint8_t)(v >> 8 * k);
	}
	if (!n || *end || f->givens == MAX_GIVENS) {
		fprintf(stderr, "gen prove: --given=%s: SYMBOL=NUMBER[,NUMBER]... is wanted, words of 32 bits\n", text);
		return false;
	}
	f->given[f->givens++] = (struct table){ .name = text_of("%.*s", (int)strcspn(text, "="), text), .bytes = n, .align = 4,
		.data = data };
	return true;
}

static unsigned instructions(const struct prog *p)
{
	unsigned n = 0;
	for (unsigned i = 0; i < p->n; i++)
		n += p->ins[i].op != OP_LABEL;
	return n;
}

int prove_object(const struct foreign_request *q)
{
	struct foreign f = { 0 };
	struct code c;
	if (!q->symbol || !q->as) {
		fprintf(stderr, "gen prove: --object wants --symbol=NAME and --as=FUNCTION\n");
		return 2;
	}
	if (!foreign_describe(&f, q->as, q->abi ? q->abi : "state,blocks,n"))
		return 2;
	for (unsigned i = 0; i < q->givens; i++)
		if (!read_given(&f, q->given[i]))
			return 2;
	const struct symbol *s = foreign_find(&c, q->file, q->symbol);
	if (!s)
		return 2;
	struct prog *p = foreign_read(&f, &c, s, stdout);
	if (!p) {
		printf("FAILED   %s/%s cannot be read\n", c.o.m->target, s->name);
		return 1;
	}
	if (!foreign_loops(p, &f, stdout)) {
		printf("FAILED   %s/%s has a loop of which nothing can be guessed\n", c.o.m->target, s->name);
		return 1;
	}
	struct verdicts v = prove(p, foreign_claim, &f, NULL);
	printf("%-8s %s/%s as %s(%s), %u instructions%s%s %8.0f ms\n", v.report.n ? "FAILED" : "proved", p->t->name, s->name, q->as,
		q->abi ? q->abi : "state,blocks,n", instructions(p), *p->needs ? ", needs " : "", p->needs, v.ms);
	report_print(stdout, &v.report);
	return v.report.n ? 1 : 0;
}
