/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whether two instructions do the same, by what each does to the same blank registers, flags and memory. */
#include <string.h>
#include "gen.h"

static void run_one(struct run *x, const struct prog *p, const struct ins *i)
{
	const struct target *t = p->t;
	for (R r = 0; r < t->regs; r++)
		x->reg[r] = sym("register", r, t->reg_width(r), false);
	for (unsigned f = 0; f < t->flags; f++)
		x->flag[f] = sym("flag", f, 1, false);
	x->place = sym("a place", 0, t->word, false);
	term_new_run();
	run_alone(x, p, i);
}

static bool same_touches(const struct run *x, const struct run *y)
{
	bool same = x->touches == y->touches;
	for (unsigned k = 0; same && k < x->touches; k++)
		same = x->touch[k].address == y->touch[k].address && x->touch[k].value == y->touch[k].value &&
			x->touch[k].bytes == y->touch[k].bytes;
	return same;
}

/* With one address for all places and tables. */
bool same_effect_on(struct live live, const struct prog *p, const struct ins *a, const struct prog *q, const struct ins *b)
{
	static struct run x, y;
	struct ins i = *a, j = *b;
	if (i.mem.table && j.mem.table)
		i.mem = j.mem;
	if (i.callee != j.callee && (!i.callee || !j.callee || strcmp(i.callee->name, j.callee->name)))
		return false;
	run_one(&x, p, &i);
	run_one(&y, q, &j);
	bool same = x.state != FAILED && y.state != FAILED && x.went == y.went && x.alignment == y.alignment && same_touches(&x, &y);
	for (R r = 0; r < p->t->regs; r++)
		same &= x.reg[r] == y.reg[r] || !(live.registers >> r & 1);
	for (unsigned f = 0; f < p->t->flags; f++)
		same &= x.flag[f] == y.flag[f] || !(live.flags >> f & 1);
	return same;
}

bool same_effect(const struct prog *p, const struct ins *a, const struct prog *q, const struct ins *b)
{
	return same_effect_on((struct live){ ~(uint64_t)0, ~0u }, p, a, q, b);
}
