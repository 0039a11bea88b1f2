/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A counterexample for people: the run that was seen to differ is done again, and told: what it was given, what was expected
 * and what came out, where it parts from the standard, and the command that does all this once more. */
#include <string.h>
#include "look.h"

enum { MOST_WANTED = 4096 };
struct wanted { const char *what; const struct region *g; struct linear off; T got, want; };
struct again {
	FILE *out;
	const struct prog *p;
	struct manner how;
	struct trace trace;
	struct parting *parting;
	struct wanted *wanted;
	unsigned n;
};

static const struct region *region_of(const struct run *x, T given)
{
	for (unsigned i = 0; i < x->regions; i++)
		if (x->region[i].base == given)
			return &x->region[i];
	return NULL;
}

/* The bytes of a region; of one that is kept cell by cell, -- is what nobody wrote. */
static void show_region(struct again *a, struct run *x, const struct region *g, const struct cell *cell)
{
	const uint64_t n = g->size.n ? 0 : (uint64_t)g->size.k;
	for (uint64_t o = 0; o < n && o < a->how.most; o++) {
		T v = !g->cells ? region_byte(x, g, constant((int64_t)o)) : cell[o].w ? bits(cell[o].w, 8u * cell[o].byte, 8) : NULL;
		uint8_t byte;
		if (const_bytes(v, &byte))
			fprintf(a->out, "%02x", byte);
		else
			fputs(v ? "??" : "--", a->out);
	}
	if (n > a->how.most)
		fprintf(a->out, "... and %llu bytes more", (unsigned long long)(n - a->how.most));
}

static void show_given(struct again *a, struct run *x)
{
	const struct contract *c = a->p->c;
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		const struct arg *arg = &c->arg[i];
		const struct region *g = region_of(x, x->given[i]);
		uint64_t n;
		if (arg->kind == ARG_LEN && x->given[i] && is_num(x->given[i], &n))
			fprintf(a->out, "    given     %s = %llu\n", arg->name, (unsigned long long)n);
		if (arg->kind != ARG_BUF || !g || arg->access == WRITE_ONLY)
			continue;
		fprintf(a->out, "    given     %s, %lld bytes: ", arg->name, (long long)g->size.k);
		show_region(a, x, g, g->before);
		fputc('\n', a->out);
	}
	if (x->starts_at_cut)
		fputs("    given     all this at its cut, from where it goes on\n", a->out);
}

static void begins(void *of, struct run *x)
{
	struct again *a = of;
	show_given(a, x);
	trace_begin(&a->trace, x);
}

static void step(void *of, struct run *x, const struct ins *i)
{
	struct again *a = of;
	parting_step(a->parting, x, i);
	if (a->how.trace)
		trace_step(&a->trace, x, i);
}

static void expected(void *of, const char *what, const struct region *g, struct linear off, T got, T want)
{
	struct again *a = of;
	if (a->n < MOST_WANTED)
		a->wanted[a->n++] = (struct wanted){ what, g, off, got, want };
}

static bool differs(const struct wanted *w)
{
	return w->got != w->want && (!w->got || !w->want || width(w->got) != width(w->want) || !term_residue_equal(w->got, w->want));
}

/* All that is expected of one place, as words or as bytes, from the first that differs on. */
static void show_side(struct again *a, struct run *x, unsigned from, bool got)
{
	const unsigned bytes = width(a->wanted[from].want ? a->wanted[from].want : a->wanted[from].got) / 8;
	fprintf(a->out, "    %-9s %s: ", got ? "got" : "expected", a->wanted[from].what);
	for (unsigned i = from; i < a->n && a->wanted[i].g == a->wanted[from].g; i++) {
		T v = got ? a->wanted[i].got : a->wanted[i].want;
		uint8_t byte;
		if (bytes * (i - from) >= a->how.most) {
			fputs("...", a->out);
			break;
		}
		if (bytes == 1 && const_bytes(v, &byte))
			fprintf(a->out, "%02x", byte);
		else
			fprintf(a->out, "%s%s", i > from && bytes > 1 ? " " : "", bytes == 1 ? "--" : value_shown(x, v));
	}
	fputc('\n', a->out);
}

static void ends(void *of, struct run *x)
{
	struct again *a = of;
	unsigned i = 0;
	while (i < a->n && !differs(&a->wanted[i]))
		i++;
	if (x->state == FAILED) {
		fprintf(a->out, "    ended     after %lu instructions, at %s\n", x->steps, source_of(a->p, &a->p->ins[x->pc]));
	} else if (i < a->n) {
		show_side(a, x, i, false);
		show_side(a, x, i, true);
		parting_tell(a->out, a->parting, a->p);
	} else {
		for (unsigned k = 0; k < x->regions; k++)
			if (x->region[k].cells && k != x->stack && (x->region[k].access & WRITE_ONLY)) {
				fprintf(a->out, "    came out  %s: ", x->region[k].name);
				show_region(a, x, &x->region[k], x->region[k].cell);
				fputc('\n', a->out);
			}
		fprintf(a->out, "    expected  the same, of all %u that the claim speaks of\n", a->n);
	}
}

struct verdicts shot_again(FILE *out, const struct function *f, const struct prog *p, const struct shot *s, struct manner m)
{
	struct again a = { .out = out, .p = p, .how = m, .trace = { .out = out } };
	struct looker w = { .of = &a, .begins = begins, .step = step, .expected = expected, .ends = ends };
	a.parting = parting_open();
	a.wanted = must_alloc(MOST_WANTED * sizeof *a.wanted);
	struct verdicts v = replay(p, f->claim, hash_find(f->hash), s, &w);
	compression_seen = NULL;
	return v;
}

static const char *quoted(const char *s)
{
	return strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=") == strlen(s) ? s : text_of("'%s'", s);
}

const char *shot_command(const char *how, const struct shot *s)
{
	const char *command = text_of("%s --case=%s --seed=%u", how, quoted(s->what), s->seed);
	for (unsigned i = 0; i < s->n; i++)
		command = text_of("%s --set=%s", command, quoted(text_of("%s=%lld", s->in[i].name, (long long)s->in[i].value)));
	return text_of("%s --trace", command);
}
