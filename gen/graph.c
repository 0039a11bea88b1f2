/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen graph`: a function's blocks and jumps, and whom it calls, in the language of graphviz. */
#include <stdlib.h>
#include <string.h>
#include "gen.h"

static bool jumps(const struct prog *p, const struct ins *i)
{
	return i->op != OP_LABEL && strstr(p->t->row[i->op].text, "%l") && p->t->row[i->op].class == JUMP;
}

static bool returns(const struct prog *p, const struct ins *i)
{
	return i->op != OP_LABEL && !i->callee && p->t->row[i->op].class == CALL_RET && run_blank(p, i)->went;
}

static bool always(const struct prog *p, const struct ins *i)
{
	uint64_t bit;
	return is_num(run_blank(p, i)->went, &bit) && bit;
}

static bool begins_block(const struct prog *p, unsigned i)
{
	return i == 0 || p->ins[i].op == OP_LABEL || jumps(p, &p->ins[i - 1]) || returns(p, &p->ins[i - 1]);
}

static void print_text(FILE *f, const struct prog *p, const struct ins *i)
{
	char text[160] = "";
	FILE *m = fmemopen(text, sizeof text - 1, "w");
	if (!m)
		return;
	print_ins(m, p, i);
	fclose(m);
	for (const char *s = text; *s; s++)
		fprintf(f, *s == '"' || *s == '\\' ? "\\%c" : "%c", *s == '\t' ? ' ' : *s);
}

/* A label, our lines, the notes at both ends, and the last instruction: where it goes is what that decides. */
static void print_block(FILE *f, const struct prog *p, unsigned from, unsigned to)
{
	const char *first = NULL, *last = NULL;
	unsigned n = 0;
	for (unsigned i = from; i < to; i++) {
		n += p->ins[i].op != OP_LABEL;
		if (p->ins[i].note) {
			first = first ? first : p->ins[i].note;
			last = p->ins[i].note;
		}
	}
	fprintf(f, "\tb%u [label=\"", from);
	if (p->ins[from].op == OP_LABEL) {
		print_text(f, p, &p->ins[from]);
		fprintf(f, "%s\\l", p->ins[from].loop ? "  (a loop, proved by induction)" : p->ins[from].cut ? "  (a cut)" : "");
	}
	fprintf(f, "%u instruction%s, %s\\l", n, n == 1 ? "" : "s", source_of(p, &p->ins[from]));
	if (first)
		fprintf(f, "%s%s%s\\l", first, last != first ? " ... " : "", last != first ? last : "");
	print_text(f, p, &p->ins[to - 1]);
	fputs("\\l\"];\n", f);
}

static unsigned label_at(const struct prog *p, unsigned label)
{
	unsigned i = 0;
	while (p->ins[i].op != OP_LABEL || p->ins[i].label != label)
		i++;
	return i;
}

static void print_edges(FILE *f, const struct prog *p, unsigned from, unsigned to)
{
	const struct ins *end = &p->ins[to - 1];
	for (unsigned i = from; i < to; i++)
		if (p->ins[i].callee)
			fprintf(f, "\tb%u -> \"%s\" [style=dashed];\n", from, p->ins[i].callee->name);
	if (jumps(p, end))
		fprintf(f, "\tb%u -> b%u;\n", from, label_at(p, end->label));
	if (to < p->n && !returns(p, end) && !(jumps(p, end) && always(p, end)))
		fprintf(f, "\tb%u -> b%u%s;\n", from, to, jumps(p, end) ? " [label=else]" : "");
}

static void print_graph(FILE *f, const struct prog *p)
{
	fprintf(f, "digraph \"%s\" {\n\tnode [shape=box, fontname=monospace];\n", p->symbol);
	for (unsigned from = 0, to; from < p->n; from = to) {
		for (to = from + 1; to < p->n && !begins_block(p, to); to++)
			;
		print_block(f, p, from, to);
		print_edges(f, p, from, to);
	}
	fputs("}\n", f);
}

int graph(const char *target, const char *name, bool svg)
{
	const struct function *f = catalog_named(target, name);
	if (!f)
		return 2;
	if (!svg) {
		print_graph(stdout, catalog_write(f));
		return 0;
	}
	fflush(stdout);
	FILE *dot = system("command -v dot >/dev/null") ? NULL : popen("dot -Tsvg", "w");
	if (!dot) {
		fputs("gen graph: --svg is drawn by graphviz, whose program dot is not here; --dot needs nothing\n", stderr);
		return 2;
	}
	print_graph(dot, catalog_write(f));
	return pclose(dot) ? 2 : 0;
}
