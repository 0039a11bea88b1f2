/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the targets x86-64 and i686 have in common: how operands become instructions, recipes, frames. */
#include "x86_any.h"

V x86_scratch(R r, unsigned w)
{
	struct var *v = must_alloc(sizeof *v);
	*v = (struct var){ .name = "scratch", .w = w, .home = IN_REG, .reg = r };
	return v;
}

/* Operands. */

R x86_reg(V v)
{
	if (v->home != IN_REG)
		die("%s is not in a register", v->name);
	return v->reg;
}

V x86_in_register(V v, R fallback)
{
	if (v->home == IN_REG)
		return v;
	V s = x86_scratch(fallback, v->w ? v->w : prog->t->word);
	x86_mov(s, x86_var(v));
	return s;
}

static bool elsewhere(V v)
{
	return v && v->home != IN_REG;
}

/* The scratch register that x86_mem(p) leaves alone. */
static R free_beside(struct place p)
{
	return prog->t->scratch[elsewhere(p.index) && !elsewhere(p.base) ? 0 : 1];
}

/* A base that is in no register goes through the first scratch register, an index through the second; both as their sum. */
struct mem x86_mem(struct place p)
{
	const R r = prog->t->scratch[0];
	struct mem m = { .base = RSP, .index = NOREG, .scale = 1, .disp = p.off };
	if (p.table)
		return (struct mem){ .base = NOREG, .index = NOREG, .disp = p.off, .table = p.table };
	if (!p.frame)
		m.base = x86_in_register(p.base, r)->reg;
	if (elsewhere(p.base) && elsewhere(p.index))
		x86_alu(X86_ADD, x86_scratch(r, prog->t->word), x86_var(p.index));
	else if (p.index)
		m.index = x86_in_register(p.index, prog->t->scratch[1])->reg;
	return m;
}

struct x86_source x86_place(struct place p)
{
	return (struct x86_source){ .is = X86_MEM, .m = x86_mem(p) };
}

static struct mem slot(V v)
{
	return (struct mem){ .base = RSP, .index = NOREG, .scale = 1, .disp = v->slot };
}

struct x86_source x86_var(V v)
{
	switch (v->home) {
	case IN_REG:
		return (struct x86_source){ .is = X86_REG, .r = v->reg };
	case IN_FRAME:
		return (struct x86_source){ .is = X86_MEM, .m = slot(v) };
	case IN_CALLER:
		return (struct x86_source){ .is = X86_MEM, .m = caller_slot(v) };
	case IS_CONST:
		break;
	}
	return (struct x86_source){ .is = X86_CONST, .k = v->k };
}

static bool fits_immediate(uint64_t k, unsigned w)
{
	int64_t s = (int64_t)k;
	return w == 32 ? k <= UINT32_MAX : s >= INT32_MIN && s <= INT32_MAX;
}

void x86_shift(enum x86_op op, V v, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)v->w, .d = (uint8_t)x86_reg(v), .k = k });
}

void x86_one(enum x86_op op, V v)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)v->w, .d = (uint8_t)x86_reg(v) });
}

void x86_store(struct place p, V v)
{
	prog_put((struct ins){ .op = X86_MOV_TO, .w = (uint16_t)v->w, .m = (uint8_t)x86_reg(v), .mem = x86_mem(p) });
}

void x86_lea(V d, V n, V m, int64_t k)
{
	prog_put((struct ins){ .op = X86_LEA, .w = (uint16_t)d->w, .d = (uint8_t)x86_reg(d),
		.mem = { .base = x86_reg(n), .index = x86_reg(m), .scale = 1, .disp = k } });
}

void x86_alu(enum x86_op op, V d, struct x86_source m)
{
	struct ins i = { .w = (uint16_t)d->w, .d = (uint8_t)x86_reg(d) };
	switch (m.is) {
	case X86_REG:
		i.op = (uint16_t)op;
		i.m = (uint8_t)m.r;
		break;
	case X86_CONST:
		if (!fits_immediate(m.k, d->w))
			die("%s: 0x%llx is no immediate", prog->t->row[op].id, (unsigned long long)m.k);
		i.op = (uint16_t)(op + X86_ADD_K - X86_ADD);
		i.k = (int64_t)m.k;
		break;
	case X86_MEM:
		i.op = (uint16_t)(op + X86_ADD_A - X86_ADD);
		i.mem = m.m;
		break;
	}
	prog_put(i);
}

void x86_mov(V d, struct x86_source m)
{
	struct ins i = { .w = (uint16_t)d->w, .d = (uint8_t)x86_reg(d) };
	switch (m.is) {
	case X86_REG:
		i.op = X86_MOV;
		i.m = (uint8_t)m.r;
		if (m.r == d->reg)
			return;
		break;
	case X86_CONST:
		i.op = m.k ? X86_MOV_K : X86_XOR;
		i.k = (int64_t)m.k;
		i.m = i.d;
		if (m.k <= UINT32_MAX)
			i.w = 32;
		break;
	case X86_MEM:
		i.op = X86_MOV_A;
		i.mem = m.m;
		break;
	}
	prog_put(i);
}

/* Where a result is computed that goes to d, and its way home. */
V x86_workplace(V d)
{
	return d->home == IN_REG ? d : x86_scratch(prog->t->scratch[0], d->w);
}

void x86_bring_home(V d, V from)
{
	if (d->home == IN_FRAME)
		prog_put((struct ins){ .op = X86_MOV_TO, .w = (uint16_t)d->w, .m = (uint8_t)from->reg, .mem = slot(d) });
}

static bool same_register(V a, V b)
{
	return a->home == IN_REG && b->home == IN_REG && a->reg == b->reg;
}

/* Recipes. */

void x86_w_set(V d, V n)
{
	if (d->home == IN_FRAME && n->home == IS_CONST && fits_immediate(n->k, d->w)) {
		prog_put((struct ins){ .op = X86_MOV_KTO, .w = (uint16_t)d->w, .k = (int64_t)n->k, .mem = slot(d) });
		return;
	}
	V r = d->home == IN_FRAME && n->home == IN_REG ? n : x86_workplace(d);
	x86_mov(r, x86_var(n));
	x86_bring_home(d, r);
}

/* d = n + m without touching n: one instruction where add would need a copy first. */
static bool add_by_lea(V r, V n, V m)
{
	if (n->home != IN_REG || same_register(r, n) || same_register(r, m) || m->home == IN_FRAME)
		return false;
	struct mem a = { .base = n->reg, .index = NOREG, .scale = 1 };
	if (m->home == IS_CONST) {
		if (!fits_immediate(m->k, prog->t->word))
			return false;
		a.disp = (int64_t)m->k;
	} else {
		a.index = m->reg;
	}
	prog_put((struct ins){ .op = X86_LEA, .w = (uint16_t)r->w, .d = (uint8_t)r->reg, .mem = a });
	return true;
}

void x86_w_alu(char op, V d, V n, V m)
{
	static const struct { char op; enum x86_op row; } rows[] = {
		{ '+', X86_ADD }, { '-', X86_SUB }, { '&', X86_AND }, { '|', X86_OR }, { '^', X86_XOR },
	};
	unsigned i = 0;
	while (rows[i].op != op)
		i++;
	V r = x86_workplace(d);
	if (m->home == IS_CONST && !fits_immediate(m->k, d->w))
		m = x86_in_register(m, prog->t->scratch[1]);
	if (same_register(r, m) && !same_register(r, n)) {
		if (op == '-') {
			V kept = x86_scratch(prog->t->scratch[1], d->w);
			x86_mov(kept, x86_var(m));
			m = kept;
		} else {
			V t = n;
			n = m;
			m = t;
		}
	}
	if (op != '+' || !add_by_lea(r, n, m)) {
		x86_mov(r, x86_var(n));
		x86_alu(rows[i].row, r, x86_var(m));
	}
	x86_bring_home(d, r);
}

void x86_w_shift(char op, V d, V n, unsigned k)
{
	V r = x86_workplace(d);
	x86_mov(r, x86_var(n));
	x86_shift(op == '<' ? X86_SHL : op == '>' ? X86_SHR : X86_ROR, r, k);
	x86_bring_home(d, r);
}

void x86_w_swap(V d, V n)
{
	V r = x86_workplace(d);
	x86_mov(r, x86_var(n));
	x86_one(X86_BSWAP, r);
	x86_bring_home(d, r);
}

void x86_w_load(V d, struct place p, unsigned bytes)
{
	V r = x86_workplace(d);
	struct ins i = { .op = X86_MOV_A, .w = (uint16_t)(8 * bytes), .d = (uint8_t)r->reg, .mem = x86_mem(p) };
	if (bytes == 1) {
		i.op = X86_MOVZB_A;
		i.w = 32;
	}
	prog_put(i);
	x86_bring_home(d, r);
}

/* A register that holds the address. */
V x86_address_in(R r, struct place p)
{
	prog_put((struct ins){ .op = X86_LEA, .w = (uint16_t)prog->t->word, .d = (uint8_t)r, .mem = x86_mem(p) });
	return x86_scratch(r, prog->t->word);
}

/* Moves of a byte want a register that has a name for it. */
static bool movable(V n, unsigned bytes)
{
	return n->home == IS_CONST || (n->home == IN_REG && (bytes > 1 || prog->t->reg_name(n->reg, 8)));
}

void x86_w_store(struct place p, V n, unsigned bytes)
{
	struct ins i = { .w = (uint16_t)(bytes == 1 ? 32 : 8 * bytes) };
	if (n->home == IS_CONST) {
		i.op = bytes == 1 ? X86_MOVB_KTO : X86_MOV_KTO;
		i.k = (int64_t)n->k;
	} else {
		V r = movable(n, bytes) ? n : x86_scratch(free_beside(p), n->w);
		x86_mov(r, x86_var(n));
		i.op = bytes == 1 ? X86_MOVB_TO : X86_MOV_TO;
		i.m = (uint8_t)r->reg;
	}
	i.mem = x86_mem(p);
	prog_put(i);
}

void x86_w_addr(V d, struct place p)
{
	V r = x86_workplace(d);
	x86_address_in(r->reg, p);
	x86_bring_home(d, r);
}

void x86_w_jump(unsigned label)
{
	prog_put((struct ins){ .op = X86_JMP, .label = label });
}

void x86_w_branch_after(enum cond c, unsigned label)
{
	static const enum x86_op row[] = { [EQ] = X86_JE, [NE] = X86_JNE, [LTU] = X86_JB, [GEU] = X86_JAE,
		[GTU] = X86_JA, [LEU] = X86_JBE };
	prog_put((struct ins){ .op = (uint16_t)row[c], .label = label });
}

void x86_w_branch(V x, enum cond c, V y, unsigned label)
{
	V r = x86_in_register(x, prog->t->scratch[0]);
	if (y->home == IS_CONST && !fits_immediate(y->k, r->w))
		y = x86_in_register(y, prog->t->scratch[1]);
	if (y->home == IS_CONST && y->k == 0 && (c == EQ || c == NE))
		prog_put((struct ins){ .op = X86_TEST, .w = (uint16_t)r->w, .d = (uint8_t)r->reg, .m = (uint8_t)r->reg });
	else
		x86_alu(X86_CMP, r, x86_var(y));
	x86_w_branch_after(c, label);
}

void x86_w_decrement_branch(V n, unsigned label)
{
	V r = x86_in_register(n, prog->t->scratch[0]);
	x86_one(X86_DEC, r);
	x86_bring_home(n, r);
	prog_put((struct ins){ .op = X86_JNE, .label = label });
}

static bool pushes(R r)
{
	return r != prog->t->sp && (prog->used & prog->t->saved) >> r & 1;
}

static unsigned frame_bytes(unsigned pushed)
{
	unsigned f = prog->frame;
	if (f || prog->calls)
		while ((prog->t->entry_misaligned + prog->t->word / 8 * pushed + f) % prog->t->stack_align)
			f += 4;
	return f;
}

struct frame_step *x86_step(int64_t grow)
{
	struct frame_step *s = must_alloc(sizeof *s);
	s->grow = grow;
	return s;
}

static struct frame_step *step_of(int64_t grow, R r, bool restores)
{
	struct frame_step *s = x86_step(grow);
	s->restores = restores;
	s->n = 1;
	s->reg[0].r = r;
	return s;
}

/* landing: the row of what an indirect jump must land on. */
void x86_enter(unsigned landing)
{
	unsigned pushed = 0;
	prog_put((struct ins){ .op = (uint16_t)landing, .w = (uint16_t)prog->t->word });
	for (R r = 0; r < prog->t->regs; r++)
		if (pushes(r)) {
			prog_put((struct ins){ .op = X86_PUSH, .w = (uint16_t)prog->t->word, .m = (uint8_t)r, .frame = step_of(prog->t->word / 8, r, false) });
			pushed++;
		}
	unsigned f = frame_bytes(pushed);
	if (f)
		prog_put((struct ins){ .op = X86_SUB_K, .w = (uint16_t)prog->t->word, .d = RSP, .k = f, .frame = x86_step(f) });
}

void x86_leave(void)
{
	unsigned pushed = 0;
	for (R r = 0; r < prog->t->regs; r++)
		pushed += pushes(r);
	unsigned f = frame_bytes(pushed);
	if (prog->c->wipes && prog->frame) {
		prog_note("wipe the frame");
		prog->t->zero((struct place){ .frame = true }, prog->frame);
	}
	if (f)
		prog_put((struct ins){ .op = X86_ADD_K, .w = (uint16_t)prog->t->word, .d = RSP, .k = f, .frame = x86_step(-(int64_t)f) });
	for (R r = prog->t->regs; r-- > 0;)
		if (pushes(r))
			prog_put((struct ins){ .op = X86_POP, .w = (uint16_t)prog->t->word, .d = (uint8_t)r, .frame = step_of(-(int64_t)prog->t->word / 8, r, true) });
	prog_put((struct ins){ .op = X86_RET, .w = (uint16_t)prog->t->word });
}
