/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The executor: what registers and flags hold while a program runs, where it goes, and what it may not do. */
#include <stdarg.h>
#include <string.h>
#include "run.h"

struct linear constant(int64_t k)
{
	return (struct linear){ .k = k };
}

struct linear times(int64_t k, T n)
{
	struct linear l, r = { 0 };
	if (!linear_of(n, &l) || !linear_add(&r, &l, k))
		die("a size that is not affine in what is assumed");
	return r;
}

T function_symbol(const struct run *x, const struct contract *c)
{
	return sym(text_of("function %s", c->name), 0, x->p->t->word, false);
}

static T return_address(const struct run *x)
{
	return sym("return address", 0, x->p->t->word, false);
}

uint64_t mix(uint64_t a, uint64_t b)
{
	uint64_t z = a * 0x9e3779b97f4a7c15 + b + 0x2545f4914f6cdd1d;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

void run_fail(struct run *x, enum finding_kind k, const char *fmt, ...)
{
	char buf[1024];
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(buf, sizeof buf, fmt, ap);
	va_end(ap);
	x->state = FAILED;
	if (x->report)                               /* not of an instruction that runs alone */
		report_add(x->report, k, x->p, (int)x->pc, text_of("%s", buf));
}

const char *run_shown(T t)
{
	static char buf[4][240];
	static unsigned turn;
	char *s = buf[turn++ % 4];
	FILE *f = fmemopen(s, sizeof buf[0] - 1, "w");
	if (!f)
		return "?";
	setvbuf(f, NULL, _IONBF, 0);
	term_print(f, t, 3);
	fclose(f);
	s[sizeof buf[0] - 1] = 0;
	return s;
}

/* Registers and flags. */

unsigned run_reg_width(const struct run *x, R r)
{
	return x->p->t->reg_width(r);
}

T run_get(struct run *x, R r, unsigned w)
{
	x->read |= (uint64_t)1 << r;
	return w == width(x->reg[r]) ? x->reg[r] : bits(x->reg[r], 0, w);
}

void run_put(struct run *x, R r, unsigned w, T v)
{
	unsigned full = run_reg_width(x, r);
	x->wrote |= (uint64_t)1 << r;
	if (w < full)
		v = x->p->t->zero_extends && w == 32 ? zext(v, full) : cat(bits(x->reg[r], w, full - w), v);
	x->reg[r] = v;
}

unsigned run_count(struct run *x, unsigned w, int64_t k)
{
	if (k >= 1 && k < w)
		return (unsigned)k;
	run_fail(x, F_UNDECIDED, "no instruction shifts %u bits by %lld", w, (long long)k);
	return 1;
}

T run_flag(struct run *x, unsigned f)
{
	x->flags_read |= 1u << f;
	return x->flag[f];
}

void run_set_flag(struct run *x, unsigned f, T v)
{
	x->flags_wrote |= 1u << f;
	x->flag[f] = v;
}

T run_place(const struct run *x, unsigned label)
{
	const unsigned w = x->p->t->word;
	if (x->p->label_at && !x->place)
		return add(sym("place in the code", 0, w, false), num(w, x->p->label_at[label]));
	return x->place ? x->place : sym("place in the code", label, w, false);
}

T run_table(const struct run *x, const struct table *t)
{
	for (unsigned i = 0; i < x->regions; i++)
		if (!strcmp(x->region[i].name, t->name))
			return x->region[i].base;
	if (!x->probing)
		die("table %s is not in memory", t->name);
	return sym(text_of("&%s", t->name), 0, x->p->t->word, false);
}

T run_address(struct run *x, const struct mem *m, unsigned w)
{
	T a;
	if (m->narrow && w > 32)
		return zext(run_address(x, m, 32), w);
	if (m->table && m->base == NOREG)
		return add(run_table(x, m->table), num(w, (uint64_t)m->disp));
	a = run_get(x, m->base, w);
	if (m->page)
		return add(a, zext(bits(add(run_table(x, m->table), num(w, (uint64_t)m->disp)), 0, 12), w));
	if (m->table)
		a = add(a, sub(run_table(x, m->table), run_place(x, m->place - 1)));
	if (m->index != NOREG)
		a = add(a, mulk(run_get(x, m->index, w), m->scale));
	return m->disp ? add(a, num(w, (uint64_t)m->disp)) : a;
}

/* Control. */

static unsigned label_index(const struct prog *p, unsigned label)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].op == OP_LABEL && p->ins[i].label == label)
			return i;
	die("%s: no label %s", p->symbol, p->label[label]);
}

/* A choice that depends on no secret is a matter of worlds, as a branch is: addresses are chosen so. */
T run_choose(struct run *x, T c, T yes, T no)
{
	const enum verdict v = x->probing || is_const(c) || is_secret(c) ? UNDECIDED : decide(c, &x->split, &x->split_at);
	if (v == YES || v == NO)
		return v == YES ? yes : no;
	if (v == SPLIT) {
		x->state = WANTS_SPLIT;
		x->open_for_loop = false;
	}
	x->choices[0] = yes;
	x->choices[1] = no;
	return x->chosen = select(c, yes, no);
}

void run_jump_if(struct run *x, const struct ins *i, T go)
{
	x->went = go;
	if (x->probing)
		return;
	enum verdict v = decide(go, &x->split, &x->split_at);
	if (x->concrete && v != YES && v != NO) {
		uint64_t value;
		term_eval(go, x->seed, &value);      /* what nobody promised is something all the same */
		v = value & 1 ? YES : NO;
	}
	switch (v) {
	case YES:
		x->pc = label_index(x->p, i->label) - 1;
		break;
	case NO:
		break;
	case SPLIT:
		x->state = WANTS_SPLIT;
		x->open_for_loop = false;
		break;
	case UNDECIDED:
		if (is_secret(go))
			run_fail(x, F_LEAK, "a branch depends on a secret: %s", run_shown(go));
		else
			run_fail(x, F_UNDECIDED, "a branch that cannot be decided: %s", run_shown(go));
	}
}

/* Something unknown that may well be secret, unlike any other. */
T run_left_by(struct run *x, const char *whom, unsigned w)
{
	const T arg[2] = { num(32, x->unknowns++), sym("left behind", 0, 1, true) };
	return apply(whom, w, 2, arg);
}

/* Upper halves that hold something slow down what knows of the lower ones only.  They are clean where nobody wrote them, or
 * zeros. */
void run_check_upper(struct run *x, const char *when)
{
	const struct target *t = x->p->t;
	for (R r = 0; r < t->regs; r++)
		if (is_upper(t, r) && x->reg[r] != x->entry[r] && x->reg[r] != x->left[r] && x->reg[r] != num(run_reg_width(x, r), 0))
			run_fail(x, F_ABI, "%s, the %s is dirty: %s", when, t->reg_name(r, run_reg_width(x, r)), run_shown(x->reg[r]));
}

static void clobber(struct run *x)
{
	for (R r = 0; r < x->p->t->regs; r++)
		if (!(x->p->t->saved >> r & 1))
			x->left[r] = x->reg[r] = run_left_by(x, "left by a call", run_reg_width(x, r));
	for (unsigned f = 0; f < x->p->t->flags; f++)
		x->flag[f] = unsaid(1);
}

/* Arguments: in registers, then on the stack above the return address. */

unsigned caller_offset(const struct target *t, unsigned i)
{
	return t->return_bytes + t->word / 8 * (i - t->arg_regs);
}

void run_give_arg(struct run *x, unsigned i, T v)
{
	const struct target *t = x->p->t;
	v = width(v) > t->word ? bits(v, 0, t->word) : zext(v, t->word);
	x->given[i] = v;
	if (i < t->arg_regs)
		x->reg[t->arg[i]] = v;
	else
		run_fill(&x->region[x->stack], (unsigned)x->sp_entry + caller_offset(t, i), v);
}

/* The table of functions that a routine was given. */
static T own_functions(const struct run *x)
{
	const struct contract *c = x->p->c;
	for (unsigned a = 0; a < MAX_ARGS && c->arg[a].kind; a++)
		if (c->arg[a].kind == ARG_FNS)
			return x->given[a];
	return NULL;
}

/* What a callee is given; lengths as numbers of 64 bits.  The stack above its return address is its own from then on. */
static bool arguments(struct run *x, const struct contract *c, int64_t sp, T *arg)
{
	const struct target *t = x->p->t;
	struct region *s = &x->region[x->stack];
	for (unsigned a = 0; a < MAX_ARGS && c->arg[a].kind; a++) {
		int64_t off = a < t->arg_regs ? 0 : sp + (int64_t)(caller_offset(t, a) - t->return_bytes);
		arg[a] = a < t->arg_regs ? x->reg[t->arg[a]] : run_peek(s, (unsigned)off, t->word / 8);
		if (!arg[a] || off + t->word / 8 > x->sp_entry) {
			run_fail(x, F_ABI, "calls %s without its argument %s", c->name, c->arg[a].name);
			return false;
		}
		if (a >= t->arg_regs)
			memset(&s->cell[off], 0, t->word / 8 * sizeof *s->cell);
		if (c->arg[a].kind == ARG_LEN)
			arg[a] = zext(arg[a], 64);
	}
	return true;
}

/* AAPCS64, 6.4.6: what unwinders without CFI follow. */
static bool has_frame_record(struct run *x)
{
	const struct target *t = x->p->t;
	const struct region *s = &x->region[x->stack];
	const int64_t at = run_stack_offset(x, x->reg[t->record]);
	return at >= x->sp_now && at + 2 * t->word / 8 <= x->sp_entry &&
	       run_peek(s, (unsigned)at, t->word / 8) == x->entry[t->record] &&
	       run_peek(s, (unsigned)at + t->word / 8, t->word / 8) == x->entry[t->link];
}

void run_call(struct run *x, const struct ins *i, T function)
{
	const struct contract *c = i->callee;
	x->went = function;
	if (x->probing || x->state != RUNNING)
		return;
	if (function != function_symbol(x, c)) {
		run_fail(x, F_ABI, "calls %s, not %s", run_shown(function), c->name);
		return;
	}
	int64_t sp = run_stack_offset(x, x->reg[x->p->t->sp]);
	if (sp < 0 || sp % x->p->t->stack_align) {
		run_fail(x, F_STACK, "the stack pointer is not aligned to %u at a call", x->p->t->stack_align);
		return;
	}
	if (x->p->t->keeps_records && !has_frame_record(x)) {
		run_fail(x, F_ABI, "calls %s, and %s points to no frame record", c->name,
			x->p->t->reg_name(x->p->t->record, x->p->t->word));
		return;
	}
	if (x->p->c->wipes && !c->wipes) {
		run_fail(x, F_WIPE, "calls %s, which may leave secrets on the stack", c->name);
		return;
	}
	for (R r = 0; r < x->p->t->regs && x->p->c->wipes; r++)
		if ((x->p->t->saved >> r & 1) && is_secret(x->reg[r])) {
			run_fail(x, F_WIPE, "calls %s with a secret in %s, which it may save and leave on the stack", c->name,
				x->p->t->reg_name(r, run_reg_width(x, r)));
			return;
		}
	run_check_upper(x, text_of("at a call of %s", c->name));
	stack_needs(x, sp - x->p->t->return_bytes - c->stack);
	T arg[MAX_ARGS];
	if (!arguments(x, c, sp, arg))
		return;
	for (unsigned a = 0; a < MAX_ARGS && c->arg[a].kind; a++)
		if (c->arg[a].kind == ARG_FNS && arg[a] != own_functions(x)) {
			run_fail(x, F_ABI, "hands %s another table of functions than its own: %s", c->name, run_shown(arg[a]));
			return;
		}
	if (x->on_call)
		x->on_call(c, arg);
	if (!x->watch || !x->watch->call || !x->watch->call(x->watch->of, x, c, arg))
		c->effect(x, c, arg);
	clobber(x);
	if (x->state != RUNNING)
		return;
	stack_forget(x, 0, sp);
	for (unsigned k = 1; k <= x->p->t->return_bytes; k++)
		x->region[x->stack].cell[sp - k] = (struct cell){ .writer = (int)x->pc };
}

static void check_saved(struct run *x)
{
	const uint64_t kept = x->p->t->saved & ~(x->p->c->elsewhere ? x->p->t->spared : 0);
	for (R r = 0; r < x->p->t->regs; r++)
		if ((kept >> r & 1) && x->reg[r] != x->entry[r] && r != x->p->t->sp)
			run_fail(x, F_ABI, "%s does not come back as it was: %s",
				x->p->t->reg_name(r, run_reg_width(x, r)), run_shown(x->reg[r]));
}

void run_check_wiped(struct run *x, int64_t from, int64_t to)
{
	const struct region *s = &x->region[x->stack];
	for (int64_t i = from; i < to; i++)
		if (s->cell[i].w && is_secret(bits(s->cell[i].w, 8u * s->cell[i].byte, 8))) {
			int here = (int)x->pc, by = s->cell[i].writer;
			x->pc = by >= 0 ? (unsigned)by : x->pc;
			run_fail(x, F_WIPE, "a secret is left on the stack, %lld bytes below the return address: %s",
				(long long)(x->sp_entry - i), run_shown(s->cell[i].w));
			x->pc = (unsigned)here;
			return;
		}
}

void run_return(struct run *x, T to)
{
	x->went = to;
	if (x->probing || x->state != RUNNING)
		return;
	const struct target *t = x->p->t;
	if (to != return_address(x))
		run_fail(x, F_STACK, "returns to something else than its return address: %s", run_shown(to));
	else if (run_stack_offset(x, x->reg[t->sp]) != x->sp_entry + t->return_bytes)
		run_fail(x, F_STACK, "the stack pointer does not come back");
	check_saved(x);
	run_check_upper(x, "at the end");
	if (x->p->c->wipes)
		run_check_wiped(x, 0, x->sp_entry);
	if (x->head && x->state == RUNNING)
		loop_check_last_round(x);
	if (x->state == RUNNING)
		x->state = RETURNED;
}

/* Going. */

void run_begin(struct run *x, const struct prog *p, struct report *r)
{
	struct region keep[MAX_REGIONS];
	memcpy(keep, x->region, sizeof keep);
	*x = (struct run){ .p = p, .report = r };
	memcpy(x->region, keep, sizeof keep);
	memory_forget_found();
	const struct target *t = p->t;
	for (R i = 0; i < t->regs; i++)
		x->reg[i] = sym("register", i, t->reg_width(i), false);
	for (unsigned f = 0; f < t->flags; f++)
		x->flag[f] = unsaid(1);
	unsigned below = (p->c->stack + 64) / 64 * 64 + 64, room = below + 64;     /* 64: the caller's, with arguments */
	struct region *s = run_region(x, "stack", READ_WRITE, constant(room), room, false);
	x->stack = 0;
	s->align = t->stack_align;
	s->stack = true;
	x->sp_entry = x->sp_now = x->lowest = below - t->entry_misaligned;
	x->reg[t->sp] = add(s->base, num(t->word, (uint64_t)x->sp_entry));
	if (t->return_bytes)
		region_put(s, (unsigned)x->sp_entry, t->return_bytes, return_address(x), -1);
	if (t->link != NOREG)
		x->reg[t->link] = return_address(x);
	for (unsigned i = 0; i < p->tables; i++) {
		const struct table *c = p->table[i];
		struct region *g = run_region(x, c->name, READ_ONLY, constant(c->bytes), c->bytes, false);
		g->align = c->align;
		for (unsigned o = 0; o < c->bytes; o++)
			if (!c->moved || !c->moved[o])
				run_fill(g, o, num(8, c->data[o]));
	}
}

/* In front of an instruction. */
static void pass(struct run *x)
{
	struct passage *p = x->passage;
	p->ran[p->cases - 1][x->pc] = true;
	if (x->pc != p->watched)
		return;
	for (R r = 0; r < x->p->t->regs; r++)
		if (p->live >> r & 1)
			p->seen = mix(p->seen, (uintptr_t)x->reg[r]);
	for (unsigned f = 0; f < x->p->t->flags; f++)
		if (p->live_flags >> f & 1)
			p->seen = mix(p->seen, (uintptr_t)x->flag[f]);
}

void run_go(struct run *x)
{
	const struct target *t = x->p->t;
	enum { MAX_STEPS = 400000 };          /* a hundred times what a block takes */
	memcpy(x->entry, x->reg, sizeof x->entry);
	for (unsigned i = 0; i < x->regions; i++)
		if (x->region[i].cells)
			memcpy(x->region[i].before, x->region[i].cell, x->region[i].cells * sizeof(struct cell));
	if (x->watch && x->watch->begins)
		x->watch->begins(x->watch->of, x);
	for (x->pc = 0; x->state == RUNNING; x->pc++) {
		if (x->pc >= x->p->n) {
			x->pc = x->p->n - 1;
			run_fail(x, F_STACK, "runs past its end");
			return;
		}
		if (x->pc == x->p->body) {
			x->sp_body = x->sp_now;
			x->record_body = t->keeps_records ? x->reg[t->record] : NULL;
			if (x->starts_at_cut)
				cut_start(x);
		}
		const struct ins *i = &x->p->ins[x->pc];
		if (x->passage)
			pass(x);
		if (i->op == OP_LABEL) {
			if (i->cut && x->stops_at_cut)
				cut_stop(x, i->cut);
			else if (i->naming)
				naming_arrive(x, i->naming);
			else
				loop_arrive(x, i);
			if (x->on_label)
				x->on_label(x, i);
			continue;
		}
		x->read = x->wrote = x->flags_read = x->flags_wrote = x->touches = 0;
		t->row[i->op].mean(x, i);
		if (x->watch && x->watch->step)
			x->watch->step(x->watch->of, x, i);
		if (++x->steps > (x->most_steps ? x->most_steps : MAX_STEPS) && x->state == RUNNING)
			run_fail(x, F_UNDECIDED, "does not come to an end");
		if (term_exhausted() && x->state == RUNNING)
			run_fail(x, F_UNDECIDED, "the terms outgrow those of any right program");
		if (x->wrote >> t->sp & 1 && x->state == RUNNING)
			stack_moved(x);
	}
}

void run_alone(struct run *x, const struct prog *p, const struct ins *i)
{
	x->p = p;
	x->ins = i;
	x->probing = true;
	x->state = RUNNING;
	x->read = x->wrote = x->flags_read = x->flags_wrote = 0;
	x->touches = x->alignment = 0;
	x->state = RUNNING;
	x->went = x->chosen = NULL;
	if (i->op == OP_LABEL)
		return;
	p->t->row[i->op].mean(x, i);
	if (i->callee)
		for (R r = 0; r < p->t->regs; r++)
			if (!(p->t->saved >> r & 1))
				x->wrote |= (uint64_t)1 << r;
}

const struct run *run_blank(const struct prog *p, const struct ins *i)
{
	static struct run x;
	static T blank[NREG];
	static const struct target *of;
	for (R r = 0; r < p->t->regs && of != p->t; r++)
		blank[r] = sym("register", r, p->t->reg_width(r), false);
	of = p->t;
	memcpy(x.reg, blank, sizeof x.reg);
	for (unsigned f = 0; f < p->t->flags; f++)
		x.flag[f] = sym("flag", f, 1, false);
	run_alone(&x, p, i);
	return &x;
}

uint64_t footprint(const struct prog *p, const struct ins *i, uint64_t *wrote)
{
	const struct run *x = run_blank(p, i);
	*wrote = x->wrote;
	return x->read;
}
