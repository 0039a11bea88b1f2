/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* x86-64 and its System V ABI: registers, calls, frames, how operands are written, recipes for the word operations. */
#include "../isa/x86_64.h"

extern const struct row x64_rows[X64_OPS];

/* Scratch registers of the recipes: never handed out to a variable. */
enum { SCRATCH = R11, SCRATCH2 = R10, VSCRATCH = XMM0 + 15 };

static V scratch(R r, unsigned w)
{
	struct var *v = must_alloc(sizeof *v);
	*v = (struct var){ .name = "scratch", .w = w, .home = IN_REG, .reg = r };
	return v;
}

/* Operands. */

R x64_reg(V v)
{
	if (v->home != IN_REG)
		die("%s is not in a register", v->name);
	return v->reg;
}

static V in_register(V v, R fallback)
{
	if (v->home == IN_REG)
		return v;
	V s = scratch(fallback, v->w ? v->w : 64);
	x64_mov(s, x64_var(v));
	return s;
}

/* Bases in the frame go through the scratch registers. */
struct mem x64_mem(struct place p)
{
	if (p.table)
		return (struct mem){ .base = NOREG, .index = NOREG, .disp = p.off, .table = p.table };
	if (p.frame)
		return (struct mem){ .base = RSP, .disp = p.off, .scale = 1,
			.index = p.index ? x64_reg(in_register(p.index, SCRATCH2)) : NOREG };
	return (struct mem){ .base = x64_reg(in_register(p.base, SCRATCH)), .disp = p.off, .scale = 1,
		.index = p.index ? x64_reg(in_register(p.index, SCRATCH2)) : NOREG };
}

struct x64_source x64_place(struct place p)
{
	return (struct x64_source){ .is = X64_MEM, .m = x64_mem(p) };
}

struct x64_source x64_var(V v)
{
	switch (v->home) {
	case IN_REG:
		return (struct x64_source){ .is = X64_REG, .r = v->reg };
	case IN_FRAME:
		return (struct x64_source){ .is = X64_MEM,
			.m = { .base = RSP, .index = NOREG, .scale = 1, .disp = v->slot } };
	case IN_CALLER:
		return (struct x64_source){ .is = X64_MEM, .m = caller_slot(v) };
	case IS_CONST:
		break;
	}
	return (struct x64_source){ .is = X64_CONST, .k = v->k };
}

static bool fits_immediate(uint64_t k, unsigned w)
{
	int64_t s = (int64_t)k;
	return w == 32 ? k <= UINT32_MAX : s >= INT32_MIN && s <= INT32_MAX;
}

void x64_shift(enum x64_op op, V v, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)v->w, .d = (uint8_t)x64_reg(v), .k = k });
}

void x64_one(enum x64_op op, V v)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)v->w, .d = (uint8_t)x64_reg(v) });
}

void x64_store(struct place p, V v)
{
	prog_put((struct ins){ .op = X64_MOV_TO, .w = (uint16_t)v->w, .m = (uint8_t)x64_reg(v), .mem = x64_mem(p) });
}

void x64_alu(enum x64_op op, V d, struct x64_source m)
{
	struct ins i = { .w = (uint16_t)d->w, .d = (uint8_t)x64_reg(d) };
	switch (m.is) {
	case X64_REG:
		i.op = (uint16_t)op;
		i.m = (uint8_t)m.r;
		break;
	case X64_CONST:
		if (!fits_immediate(m.k, d->w))
			die("%s: 0x%llx is no immediate", x64_rows[op].id, (unsigned long long)m.k);
		i.op = (uint16_t)(op + X64_ADD_K - X64_ADD);
		i.k = (int64_t)m.k;
		break;
	case X64_MEM:
		i.op = (uint16_t)(op + X64_ADD_A - X64_ADD);
		i.mem = m.m;
		break;
	}
	prog_put(i);
}

void x64_mov(V d, struct x64_source m)
{
	struct ins i = { .w = (uint16_t)d->w, .d = (uint8_t)x64_reg(d) };
	switch (m.is) {
	case X64_REG:
		i.op = X64_MOV;
		i.m = (uint8_t)m.r;
		if (m.r == d->reg)
			return;
		break;
	case X64_CONST:
		i.op = m.k ? X64_MOV_K : X64_XOR;
		i.k = (int64_t)m.k;
		i.m = i.d;
		if (m.k <= UINT32_MAX)
			i.w = 32;
		break;
	case X64_MEM:
		i.op = X64_MOV_A;
		i.mem = m.m;
		break;
	}
	prog_put(i);
}

static struct mem slot(V v)
{
	return (struct mem){ .base = RSP, .index = NOREG, .scale = 1, .disp = v->slot };
}

/* Where a result is computed that goes to d, and its way home. */
static V workplace(V d)
{
	return d->home == IN_REG ? d : scratch(SCRATCH, d->w);
}

static void bring_home(V d, V from)
{
	if (d->home == IN_FRAME)
		prog_put((struct ins){ .op = X64_MOV_TO, .w = (uint16_t)d->w, .m = (uint8_t)from->reg, .mem = slot(d) });
}

static bool same_register(V a, V b)
{
	return a->home == IN_REG && b->home == IN_REG && a->reg == b->reg;
}

/* Recipes. */

static void set(V d, V n)
{
	if (d->home == IN_FRAME && n->home == IS_CONST && fits_immediate(n->k, d->w)) {
		prog_put((struct ins){ .op = X64_MOV_KTO, .w = (uint16_t)d->w, .k = (int64_t)n->k, .mem = slot(d) });
		return;
	}
	V r = d->home == IN_FRAME && n->home == IN_REG ? n : workplace(d);
	x64_mov(r, x64_var(n));
	bring_home(d, r);
}

/* d = n + m without touching n: one instruction where add would need a copy first. */
static bool add_by_lea(V r, V n, V m)
{
	if (n->home != IN_REG || same_register(r, n) || same_register(r, m) || m->home == IN_FRAME)
		return false;
	struct mem a = { .base = n->reg, .index = NOREG, .scale = 1 };
	if (m->home == IS_CONST) {
		if (!fits_immediate(m->k, 64))
			return false;
		a.disp = (int64_t)m->k;
	} else {
		a.index = m->reg;
	}
	prog_put((struct ins){ .op = X64_LEA, .w = (uint16_t)r->w, .d = (uint8_t)r->reg, .mem = a });
	return true;
}

static void alu(char op, V d, V n, V m)
{
	static const struct { char op; enum x64_op row; } rows[] = {
		{ '+', X64_ADD }, { '-', X64_SUB }, { '&', X64_AND }, { '|', X64_OR }, { '^', X64_XOR },
	};
	unsigned i = 0;
	while (rows[i].op != op)
		i++;
	V r = workplace(d);
	if (m->home == IS_CONST && !fits_immediate(m->k, d->w))
		m = in_register(m, SCRATCH2);
	if (same_register(r, m) && !same_register(r, n)) {
		if (op == '-') {
			V kept = scratch(SCRATCH2, d->w);
			x64_mov(kept, x64_var(m));
			m = kept;
		} else {
			V t = n;
			n = m;
			m = t;
		}
	}
	if (op != '+' || !add_by_lea(r, n, m)) {
		x64_mov(r, x64_var(n));
		x64_alu(rows[i].row, r, x64_var(m));
	}
	bring_home(d, r);
}

static void shift(char op, V d, V n, unsigned k)
{
	V r = workplace(d);
	x64_mov(r, x64_var(n));
	x64_shift(op == '<' ? X64_SHL : op == '>' ? X64_SHR : X64_ROR, r, k);
	bring_home(d, r);
}

static void swap(V d, V n)
{
	V r = workplace(d);
	x64_mov(r, x64_var(n));
	x64_one(X64_BSWAP, r);
	bring_home(d, r);
}

static void load(V d, struct place p, unsigned bytes)
{
	V r = workplace(d);
	struct ins i = { .op = X64_MOV_A, .w = (uint16_t)(8 * bytes), .d = (uint8_t)r->reg, .mem = x64_mem(p) };
	if (bytes == 1) {
		i.op = X64_MOVZB_A;
		i.w = 32;
	}
	prog_put(i);
	bring_home(d, r);
}

static void store(struct place p, V n, unsigned bytes)
{
	struct ins i = { .w = (uint16_t)(bytes == 1 ? 32 : 8 * bytes) };
	if (n->home == IS_CONST) {
		i.op = bytes == 1 ? X64_MOVB_KTO : X64_MOV_KTO;
		i.k = (int64_t)n->k;
	} else {
		i.op = bytes == 1 ? X64_MOVB_TO : X64_MOV_TO;
		i.m = (uint8_t)in_register(n, SCRATCH2)->reg;
	}
	i.mem = x64_mem(p);
	prog_put(i);
}

static void addr(V d, struct place p)
{
	V r = workplace(d);
	prog_put((struct ins){ .op = X64_LEA, .w = 64, .d = (uint8_t)r->reg, .mem = x64_mem(p) });
	bring_home(d, r);
}

static unsigned chunk(unsigned bytes)
{
	return bytes >= 16 ? 16 : bytes >= 8 ? 8 : bytes >= 4 ? 4 : 1;
}

static void copy(struct place to, struct place from, unsigned bytes)
{
	for (unsigned o = 0, c; o < bytes; o += c) {
		c = chunk(bytes - o);
		if (c == 16) {
			prog_put((struct ins){ .op = X64_MOVDQU, .w = 128, .d = VSCRATCH, .mem = x64_mem(beyond(from, o)) });
			prog_put((struct ins){ .op = X64_MOVDQU_TO, .w = 128, .m = VSCRATCH, .mem = x64_mem(beyond(to, o)) });
		} else {
			V r = scratch(SCRATCH2, c == 1 ? 32 : 8 * c);
			load(r, beyond(from, o), c);
			store(beyond(to, o), r, c);
		}
	}
}

static void zero(struct place to, unsigned bytes)
{
	if (bytes >= 16)
		prog_put((struct ins){ .op = X64_PXOR, .w = 128, .d = VSCRATCH, .m = VSCRATCH });
	for (unsigned o = 0, c; o < bytes; o += c) {
		c = chunk(bytes - o);
		if (c == 16)
			prog_put((struct ins){ .op = X64_MOVDQU_TO, .w = 128, .m = VSCRATCH, .mem = x64_mem(beyond(to, o)) });
		else
			store(beyond(to, o), K(0), c);
	}
}

static void count(struct place number, unsigned bytes, V n)
{
	R r = in_register(n, SCRATCH2)->reg;
	prog_put((struct ins){ .op = X64_ADD_TO, .w = 64, .m = (uint8_t)r, .mem = x64_mem(number) });
	for (unsigned o = 8; o < bytes; o += 8)
		prog_put((struct ins){ .op = X64_ADC_KTO, .w = 64, .k = 0, .mem = x64_mem(beyond(number, o)) });
}

static void jump(unsigned label)
{
	prog_put((struct ins){ .op = X64_JMP, .label = label });
}

static void branch(V x, enum cond c, V y, unsigned label)
{
	static const enum x64_op row[] = { [EQ] = X64_JE, [NE] = X64_JNE, [LTU] = X64_JB, [GEU] = X64_JAE,
		[GTU] = X64_JA, [LEU] = X64_JBE };
	V r = in_register(x, SCRATCH);
	if (y->home == IS_CONST && !fits_immediate(y->k, r->w))
		y = in_register(y, SCRATCH2);
	if (y->home == IS_CONST && y->k == 0 && (c == EQ || c == NE))
		prog_put((struct ins){ .op = X64_TEST, .w = (uint16_t)r->w, .d = (uint8_t)r->reg, .m = (uint8_t)r->reg });
	else
		x64_alu(X64_CMP, r, x64_var(y));
	prog_put((struct ins){ .op = (uint16_t)row[c], .label = label });
}

static void decrement_branch(V n, unsigned label)
{
	V r = in_register(n, SCRATCH);
	x64_one(X64_DEC, r);
	bring_home(n, r);
	prog_put((struct ins){ .op = X64_JNE, .label = label });
}

static bool clashes(R r, struct place p)
{
	return (p.base && p.base->home == IN_REG && p.base->reg == r) ||
	       (p.index && p.index->home == IN_REG && p.index->reg == r);
}

static void call(const struct place *f, const struct contract *c, unsigned n, const struct place *arg)
{
	for (unsigned i = 0; i < n; i++) {
		R r = target_x86_64.arg[i];
		for (unsigned j = i + 1; j < n; j++)
			if (clashes(r, arg[j]))
				die("call of %s: argument %u is in the register of argument %u", c->name, j, i);
		V v = scratch(r, 64);
		if (arg[i].value)
			x64_mov(v, x64_var(arg[i].base));
		else
			prog_put((struct ins){ .op = X64_LEA, .w = 64, .d = (uint8_t)r, .mem = x64_mem(arg[i]) });
	}
	if (f)
		prog_put((struct ins){ .op = X64_CALL_A, .w = 64, .mem = x64_mem(*f), .callee = c });
	else
		prog_put((struct ins){ .op = X64_CALL, .w = 64, .callee = c });
}

/* Frames. */

static bool pushes(R r)
{
	return r != RSP && (prog->used & target_x86_64.saved) >> r & 1;
}

static unsigned frame_bytes(unsigned pushed)
{
	unsigned f = prog->frame;
	if (f || prog->calls)
		while ((8 + 8 * pushed + f) % 16)
			f += 4;
	return f;
}

static struct frame_step *step(int64_t grow)
{
	struct frame_step *s = must_alloc(sizeof *s);
	s->grow = grow;
	return s;
}

static struct frame_step *step_of(int64_t grow, R r, bool restores)
{
	struct frame_step *s = step(grow);
	s->restores = restores;
	s->n = 1;
	s->reg[0].r = r;
	return s;
}

static void enter(void)
{
	unsigned pushed = 0;
	prog_put((struct ins){ .op = X64_ENDBR64, .w = 64 });
	for (R r = 0; r < 16; r++)
		if (pushes(r)) {
			prog_put((struct ins){ .op = X64_PUSH, .w = 64, .m = (uint8_t)r, .frame = step_of(8, r, false) });
			pushed++;
		}
	unsigned f = frame_bytes(pushed);
	if (f)
		prog_put((struct ins){ .op = X64_SUB_K, .w = 64, .d = RSP, .k = f, .frame = step(f) });
}

static void leave(void)
{
	unsigned pushed = 0;
	for (R r = 0; r < 16; r++)
		pushed += pushes(r);
	unsigned f = frame_bytes(pushed);
	if (prog->c->wipes && prog->frame) {
		prog_note("wipe the frame");
		zero((struct place){ .frame = true }, prog->frame);
	}
	if (f)
		prog_put((struct ins){ .op = X64_ADD_K, .w = 64, .d = RSP, .k = f, .frame = step(-(int64_t)f) });
	for (R r = 16; r-- > 0;)
		if (pushes(r))
			prog_put((struct ins){ .op = X64_POP, .w = 64, .d = (uint8_t)r, .frame = step_of(-8, r, true) });
	prog_put((struct ins){ .op = X64_RET, .w = 64 });
}

/* How things are written. */

static const char *reg_name(R r, unsigned w)
{
	static const char *const word[16] = { "ax", "cx", "dx", "bx", "sp", "bp", "si", "di" };
	static const char *const byte[16] = { "al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil" };
	if (r >= XMM0)
		return text_of("%%xmm%u", r - XMM0);
	if (r >= R8)
		return text_of("%%r%u%s", r, w == 64 ? "" : w == 32 ? "d" : w == 16 ? "w" : "b");
	if (w == 8)
		return text_of("%%%s", byte[r]);
	return text_of("%%%s%s", w == 64 ? "r" : w == 32 ? "e" : "", word[r]);
}

static void print_mem(FILE *f, const struct prog *p, const struct mem *m)
{
	(void)p;
	if (m->table) {
		fprintf(f, "%s", m->table->name);
		if (m->disp)
			fprintf(f, "%+lld", (long long)m->disp);
		fputs("(%rip)", f);
		return;
	}
	if (m->disp)
		fprintf(f, "%lld", (long long)m->disp);
	fprintf(f, "(%s", reg_name(m->base, 64));
	if (m->index != NOREG)
		fprintf(f, ",%s", reg_name(m->index, 64));
	if (m->index != NOREG && m->scale > 1)
		fprintf(f, ",%u", m->scale);
	fputc(')', f);
}

static unsigned reg_width(R r)
{
	return r < XMM0 ? 64 : 128;
}

static unsigned dwarf(R r)
{
	static const unsigned n[8] = { 0, 2, 1, 3, 7, 6, 4, 5 };
	return r < 8 ? n[r] : r < XMM0 ? r : 17 + r - XMM0;
}

/* Every indirect jump lands on endbr64, every return matches its call: IBT and SHSTK (x86-64 psABI, program property). */
static const char property_note[] =
"\n#if defined(__ELF__)\n"
"\t.section .note.gnu.property, \"a\", %note\n"
"\t.balign 8\n"
"\t.long 4, 16, 5\n"
"\t.asciz \"GNU\"\n"
"\t.long 0xc0000002, 4, 3, 0\n"
"#endif\n";

#define BIT(r) ((uint64_t)1 << (r))

const struct target target_x86_64 = {
	.name = "x86_64", .dir = "x86_64", .cpu = "x86-64", .word = 64,
	.most_bytes = (int64_t)1 << 61, .most_count = (int64_t)1 << 61,      /* it can address 57 bits */
	.row = x64_rows, .rows = X64_OPS, .regs = 32, .flags = 4,
	/* Intel: data operand independent timing instructions; all of these are on that list. */
	.even_time = 1 << ALU | 1 << SHIFT | 1 << LEA_ADDR | 1 << LOAD | 1 << STORE | 1 << JUMP | 1 << CALL_RET | 1 << VECTOR,
	.reg_name = reg_name, .print_mem = print_mem, .reg_width = reg_width, .zero_extends = true,
	.sp = RSP, .entry_misaligned = 8, .stack_align = 16, .return_bytes = 8, .link = NOREG,
	.dwarf = dwarf,
	.arg_regs = 6, .arg = { RDI, RSI, RDX, RCX, R8, R9 },
	.saved = BIT(RBX) | BIT(RBP) | BIT(RSP) | BIT(R12) | BIT(R13) | BIT(R14) | BIT(R15),
	.keep_order = { RBX, RBP, R12, R13, R14, R15, NOREG },
	.tmp_order = { RAX, RCX, RDX, RSI, RDI, R8, R9, NOREG },
	.set = set, .alu = alu, .shift = shift, .swap = swap, .load = load, .store = store, .addr = addr,
	.copy = copy, .zero = zero, .count = count, .branch = branch, .jump = jump, .decrement_branch = decrement_branch,
	.call = call, .enter = enter, .leave = leave,
	.tail = property_note,
};
