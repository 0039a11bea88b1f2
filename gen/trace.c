/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A run on numbers, written down: each instruction, our line behind it, what it read and what it wrote. */
#include <string.h>
#include "look.h"

void trace_begin(struct trace *t, struct run *x)
{
	memcpy(t->reg, x->reg, sizeof t->reg);
	memcpy(t->flag, x->flag, sizeof t->flag);
}

static void registers(struct trace *t, struct run *x, uint64_t mask, const T *held)
{
	for (R r = 0; r < x->p->t->regs; r++)
		if (mask >> r & 1)
			fprintf(t->out, " %s%s=%s", is_upper(x->p->t, r) ? "upper half of " : "",
				x->p->t->reg_name(r, x->p->t->reg_width(r)), value_shown(x, held[r]));
}

/* Those that are numbers: others tell of addresses, or nobody promised anything. */
static void flags(struct trace *t, struct run *x, unsigned mask, const T *held)
{
	for (unsigned f = 0; f < x->p->t->flags; f++)
		if (mask >> f & 1 && is_const(held[f]))
			fprintf(t->out, " %.2s=%s", x->p->t->flag_names + 2 * f, value_shown(x, held[f]));
}

static void touches(struct trace *t, struct run *x, bool stored)
{
	for (unsigned k = 0; k < x->touches; k++) {
		const struct touch *m = &x->touch[k];
		if (!m->value == stored)
			continue;
		fprintf(t->out, " [%s]=%s", value_shown(x, m->address), value_shown(x, stored ? m->value : m->loaded));
	}
}

static const char *instruction_text(const struct prog *p, const struct ins *i)
{
	char text[160] = "";
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	if (!f)
		return "?";
	print_ins(f, p, i);
	fclose(f);
	for (char *s = text; *s; s++)
		*s = *s == '\t' ? ' ' : *s;
	return text_of("%s", text);
}

void trace_step(struct trace *t, struct run *x, const struct ins *i)
{
	const struct prog *p = x->p;
	const unsigned at = (unsigned)(i - p->ins);
	const int indent = 2 * (int)t->depth;
	if (at && p->ins[at - 1].op == OP_LABEL)
		fprintf(t->out, "%*s%s\n", indent, "", instruction_text(p, &p->ins[at - 1]));
	if (i->note)
		fprintf(t->out, "%*s// %s\n", indent, "", i->note);
	fprintf(t->out, "%*s%6u  %-22s  %-40s", indent, "", at, source_of(p, i), instruction_text(p, i));
	registers(t, x, x->read, t->reg);
	flags(t, x, x->flags_read, t->flag);
	if (!i->callee)
		touches(t, x, false);
	fputs(" ->", t->out);
	if (!i->callee) {
		registers(t, x, x->wrote, x->reg);
		flags(t, x, x->flags_wrote, x->flag);
		touches(t, x, true);
	}
	fputc('\n', t->out);
	trace_begin(t, x);
}
