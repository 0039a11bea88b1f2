/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What each instruction of a program reads and writes, what is read after it, and whether the order of some matters. */
#include <string.h>
#include "mutate.h"

static struct live both(struct live a, struct live b)
{
	return (struct live){ a.registers | b.registers, a.flags | b.flags };
}

static struct live common(struct live a, struct live b)
{
	return (struct live){ a.registers & b.registers, a.flags & b.flags };
}

static struct live without(struct live a, struct live b)
{
	return (struct live){ a.registers & ~b.registers, a.flags & ~b.flags };
}

static bool any(struct live a)
{
	return a.registers || a.flags;
}

/* A call reads arguments; who called finds the saved registers as they were. */
static uint64_t read_by_others(const struct target *t, const struct ins *i)
{
	uint64_t r = t->saved | (uint64_t)1 << t->sp;
	for (unsigned a = 0; i->callee && a < t->arg_regs; a++)
		r |= (uint64_t)1 << t->arg[a];
	return r;
}

static struct flow flow_of_one(const struct prog *p, const struct ins *i)
{
	const struct run *x = run_blank(p, i);
	struct flow f = { .reads = { x->read, x->flags_read }, .writes = { x->wrote, x->flags_wrote }, .touches = x->touches };
	uint64_t always;
	memcpy(f.touch, x->touch, sizeof f.touch);
	f.jumps = x->went && width(x->went) == 1;
	f.always = f.jumps && is_num(x->went, &always);
	f.calls = x->went && !f.jumps;
	if (f.calls)
		f.reads.registers |= read_by_others(p->t, i);
	return f;
}

static struct live before(const struct flow *f)
{
	return both(f->reads, without(f->after, f->writes));
}

static const struct flow *flow_at_label(const struct prog *p, const struct flow *f, unsigned label)
{
	for (unsigned j = 0; j < p->n; j++)
		if (p->ins[j].op == OP_LABEL && p->ins[j].label == label)
			return &f[j];
	die("%s: no label %u", p->symbol, label);
}

struct flow *flow_of(const struct prog *p)
{
	struct flow *f = must_alloc((p->n + 1) * sizeof *f);
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].op != OP_LABEL)
			f[i] = flow_of_one(p, &p->ins[i]);
	for (bool more = true; more;) {
		more = false;
		for (unsigned i = p->n; i-- > 0;) {
			struct live after = { 0, 0 };
			if (i + 1 < p->n && !f[i].always && !(f[i].calls && !p->ins[i].callee))
				after = before(&f[i + 1]);
			if (f[i].jumps)
				after = both(after, before(flow_at_label(p, f, p->ins[i].label)));
			more |= any(without(after, f[i].after));
			f[i].after = after;
		}
	}
	return f;
}

bool does_nothing(const struct flow *f)
{
	return !any(f->writes) && !f->touches && !f->jumps && !f->calls;
}

/* ---- order ---- */

static bool apart(const struct touch *a, const struct touch *b)
{
	uint64_t by;
	const T d = sub(b->address, a->address);
	if (!is_num(d, &by))
		return false;
	const int64_t far = width(d) == 32 ? (int32_t)by : (int64_t)by;
	return far >= (int64_t)a->bytes || -far >= (int64_t)b->bytes;
}

/* Buffers lie apart, unless one that is given out may lie over others. */
static bool other_buffers(const struct source *s, unsigned i, unsigned j)
{
	const uint32_t a = s->passage.regions[i], b = s->passage.regions[j];
	return a && b && !(a & b) && !s->p->c->late;
}

static bool memory_clashes(const struct source *s, unsigned i, unsigned j)
{
	const struct flow *a = &s->flow[i], *b = &s->flow[j];
	for (unsigned k = 0; k < a->touches; k++)
		for (unsigned l = 0; l < b->touches; l++)
			if ((a->touch[k].value || b->touch[l].value) && !apart(&a->touch[k], &b->touch[l]) &&
			    !other_buffers(s, i, j))
				return true;
	return false;
}

bool order_matters(const struct source *s, unsigned i, unsigned j)
{
	struct live read = s->flow[j].after;
	for (unsigned k = i; k <= j; k++)
		read = both(read, s->flow[k].reads);
	for (unsigned k = i; k <= j; k++)
		for (unsigned l = k + 1; l <= j; l++) {
			const struct flow *a = &s->flow[k], *b = &s->flow[l];
			if (k > i && l < j)
				continue;            /* these stay as they are */
			if (any(common(a->writes, b->reads)) || any(common(b->writes, a->reads)) ||
			    any(common(common(a->writes, b->writes), read)) || memory_clashes(s, k, l))
				return true;
		}
	return false;
}
