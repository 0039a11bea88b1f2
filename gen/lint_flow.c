/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where the values that a function found at entry are, before each of its instructions and on all paths at once.
 *
 * It takes from the executor what one instruction means, and from the proof that a store through an address of unknown
 * offset leaves the saved registers alone (they come back, on every path). */
#include <string.h>
#include "lint.h"

static struct flow *now;                             /* for what loads find */
static const struct prog *of_prog;

T flow_entry(const struct prog *p, R r)
{
	const struct target *t = p->t;
	if (r == t->sp)
		return sym("stack pointer at entry", 0, t->word, false);
	return r == t->link ? sym("return address", 0, t->word, false) : sym("at entry", r, t->reg_width(r), false);
}

bool flow_offset(const struct prog *p, T t, int *off)
{
	uint64_t k;
	if (width(t) != p->t->word || !is_num(sub(t, flow_entry(p, p->t->sp)), &k))
		return false;
	*off = (int)(int64_t)(p->t->word == 64 ? k : (uint64_t)(int64_t)(int32_t)(uint32_t)k);
	return *off > -(1 << 24) && *off < 1 << 24;
}

/* What somebody may ask for: an entry value, or words of it. */
static bool worth_keeping(const struct prog *p, T v)
{
	const struct target *t = p->t;
	int off;
	if (flow_offset(p, v, &off) || v == sym("return address", 0, t->word, false))
		return true;
	for (R r = 0; r < t->regs; r++) {
		T e = flow_entry(p, r);
		for (unsigned k = 0; width(v) == t->word && k + t->word <= width(e); k += t->word)
			if (v == bits(e, k, t->word))
				return true;
		if (v == e)
			return true;
	}
	return false;
}

/* ---- the stack ---- */

T flow_stack(const struct prog *p, const struct flow *s, int off, unsigned bytes)
{
	const unsigned word = p->t->word / 8;
	T v = NULL;
	if (bytes % word)
		return NULL;
	for (unsigned o = 0; o < bytes; o += word) {
		unsigned k = 0;
		while (k < s->slots && s->slot[k].off != off + (int)o)
			k++;
		if (k == s->slots)
			return NULL;
		v = v ? cat(s->slot[k].v, v) : s->slot[k].v;
	}
	return v;
}

static void forget(const struct prog *p, struct flow *s, int from, int to)
{
	unsigned n = 0;
	for (unsigned k = 0; k < s->slots; k++)
		if (s->slot[k].off + (int)(p->t->word / 8) <= from || s->slot[k].off >= to)
			s->slot[n++] = s->slot[k];
	s->slots = n;
}

static void put(const struct prog *p, struct flow *s, int off, T v)
{
	const unsigned word = p->t->word;
	forget(p, s, off, off + (int)(width(v) / 8));
	if (width(v) % word)
		return;
	for (unsigned k = 0; k < width(v); k += word) {
		T part = bits(v, k, word);
		if (!worth_keeping(p, part))
			continue;
		if (s->slots == MAX_SLOTS)
			die("%s: more than %d words of entry values on the stack", p->symbol, MAX_SLOTS);
		s->slot[s->slots].off = off + (int)(k / 8);
		s->slot[s->slots++].v = part;
	}
}

/* Word by word, so that of a wide load what is known stays known. */
static T found(struct run *x, T address, unsigned bytes)
{
	const unsigned word = of_prog->t->word / 8;
	int off;
	(void)x;
	T v = NULL;
	if (bytes % word || !flow_offset(of_prog, address, &off))
		return unsaid(8 * bytes);
	for (unsigned o = 0; o < bytes; o += word) {
		T part = flow_stack(of_prog, now, off + (int)o, word);
		if (!part)
			part = unsaid(8 * word);
		v = v ? cat(part, v) : part;
	}
	return v;
}

/* ---- instructions ---- */

static void step(const struct prog *p, struct flow *s, struct run *x, const struct ins *i)
{
	const struct target *t = p->t;
	int off;
	now = s;
	of_prog = p;
	x->blank = found;
	for (R r = 0; r < t->regs; r++)
		x->reg[r] = s->reg[r] ? s->reg[r] : sym("anything", r, t->reg_width(r), false);
	for (unsigned f = 0; f < t->flags; f++)
		x->flag[f] = sym("any flag", f, 1, false);
	run_alone(x, p, i);
	for (unsigned k = 0; k < x->touches; k++)
		if (x->touch[k].value && flow_offset(p, x->touch[k].address, &off))
			put(p, s, off, x->touch[k].value);
	for (R r = 0; r < t->regs; r++) {
		if (i->callee && (r == t->link || !(t->saved >> r & 1)))
			s->reg[r] = NULL;
		else if (x->wrote >> r & 1)
			s->reg[r] = worth_keeping(p, x->reg[r]) ? x->reg[r] : NULL;
	}
	if (s->reg[t->sp] && flow_offset(p, s->reg[t->sp], &off))
		forget(p, s, -(1 << 24), off);
}

/* ---- paths ---- */

static bool join(const struct prog *p, struct flow *a, const struct flow *b)
{
	bool more = !a->reached;
	if (more) {
		*a = *b;
		a->reached = true;
		return true;
	}
	for (unsigned r = 0; r < NREG; r++)
		if (a->reg[r] && a->reg[r] != b->reg[r]) {
			a->reg[r] = NULL;
			more = true;
		}
	unsigned n = 0;
	for (unsigned k = 0; k < a->slots; k++)
		if (flow_stack(p, b, a->slot[k].off, p->t->word / 8) == a->slot[k].v)
			a->slot[n++] = a->slot[k];
	more |= n != a->slots;
	a->slots = n;
	return more;
}

typedef void each_fn(void *of, unsigned ins, const struct flow *s);

/* From one label, or the beginning, to the next. */
static bool follow(const struct prog *p, struct flow *at, unsigned from, each_fn *each, void *of)
{
	static struct run x;
	struct flow s = at[p->ins[from].op == OP_LABEL && from ? p->ins[from].label + 1 : 0];
	bool more = false;
	for (unsigned pc = from; pc < p->n; pc++) {
		const struct ins *i = &p->ins[pc];
		uint64_t always;
		if (i->op == OP_LABEL && pc != from)
			return join(p, &at[i->label + 1], &s) || more;
		if (i->op == OP_LABEL)
			continue;
		if (each)
			each(of, pc, &s);
		step(p, &s, &x, i);
		if (x.went && width(x.went) == 1) {
			more |= join(p, &at[i->label + 1], &s);
			if (is_num(x.went, &always) && always)
				return more;
		} else if (x.went && !i->callee) {
			return more;
		}
	}
	return more;
}

static bool everywhere(const struct prog *p, struct flow *at, each_fn *each, void *of)
{
	bool more = follow(p, at, 0, each, of);
	for (unsigned i = 1; i < p->n; i++)
		if (p->ins[i].op == OP_LABEL && at[p->ins[i].label + 1].reached)
			more |= follow(p, at, i, each, of);
	return more;
}

void flow_each(const struct prog *p, each_fn *each, void *of)
{
	const struct target *t = p->t;
	struct flow *at = must_alloc((p->labels + 1) * sizeof *at);
	at->reached = true;
	for (R r = 0; r < t->regs; r++)
		at->reg[r] = flow_entry(p, r);
	if (t->return_bytes)
		put(p, at, 0, sym("return address", 0, t->word, false));
	while (everywhere(p, at, NULL, NULL))
		;
	everywhere(p, at, each, of);
}
