/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* AArch64 and its procedure call standard: registers, calls, frames, how operands are written, recipes for the word
 * operations.  x18 is the platform's and never touched; x29 always points to a frame record (AAPCS64, 6.4.6). */
#include "aarch64.h"

extern const struct row a64_rows[A64_OPS];

/* Where a result is computed that goes to d, and its way home. */
static V workplace(V d)
{
	return d->home == IN_REG ? d : a64_scratch(SCRATCH, d->w);
}

static void bring_home(V d, V from)
{
	if (d->home == IN_FRAME)
		a64_access(true, from->reg, NOREG, d->w / 8, a64_plain(SP, d->slot));
}

/* Recipes. */

static void set(V d, V n)
{
	if (d->home == IN_FRAME && d->w == 64 && n->home == IS_CONST && n->k == 0) {
		a64_store_zero(d->w / 8, a64_plain(SP, d->slot));
		return;
	}
	V r = d->home == IN_FRAME && n->home == IN_REG ? n : workplace(d);
	if (n->home == IS_CONST)
		a64_set_constant(r->reg, r->w, n->k);
	else if (n->home == IN_FRAME)
		a64_in_register(n, r->reg);
	else if (r->reg != n->reg)
		a64_do(A64_MOV, r->w, r->reg, n->reg, 0, 0);
	bring_home(d, r);
}

/* The form of an operation with that immediate, or none. */
static enum a64_op with_immediate(char op, uint64_t *k, unsigned w)
{
	const uint64_t minus = w == 32 ? (uint32_t)-*k : -*k;
	if (op == '&')
		return a64_is_bitmask(*k, w) ? A64_AND_K : A64_LABEL;
	if (op != '+' && op != '-')
		return A64_LABEL;
	if (*k > 4095 && minus <= 4095) {
		*k = minus;
		op = op == '+' ? '-' : '+';
	}
	return *k > 4095 ? A64_LABEL : op == '+' ? A64_ADD_K : A64_SUB_K;
}

static void alu(char op, V d, V n, V m)
{
	static const struct { char op; enum a64_op row; } rows[] = {
		{ '+', A64_ADD }, { '-', A64_SUB }, { '&', A64_AND }, { '|', A64_ORR }, { '^', A64_EOR },
	};
	unsigned i = 0;
	while (rows[i].op != op)
		i++;
	V r = workplace(d);
	n = a64_in_register(n, SCRATCH);
	uint64_t k = m->k;
	enum a64_op with = m->home == IS_CONST ? with_immediate(op, &k, d->w) : A64_LABEL;
	if (with != A64_LABEL)
		a64_do(with, d->w, r->reg, n->reg, 0, (int64_t)k);
	else
		a64_do(rows[i].row, d->w, r->reg, n->reg, a64_in_register(m, SCRATCH2)->reg, 0);
	bring_home(d, r);
}

static void shift(char op, V d, V n, unsigned k)
{
	V r = workplace(d);
	a64_do(op == '<' ? A64_LSL : op == '>' ? A64_LSR : A64_ROR, d->w, r->reg, a64_in_register(n, SCRATCH)->reg, 0, k);
	bring_home(d, r);
}

static void swap(V d, V n)
{
	V r = workplace(d);
	a64_do(A64_REV, d->w, r->reg, a64_in_register(n, SCRATCH)->reg, 0, 0);
	bring_home(d, r);
}

static void load(V d, struct place p, unsigned bytes)
{
	V r = workplace(d);
	a64_access(false, r->reg, NOREG, bytes, a64_operand(p, bytes));
	bring_home(d, r);
}

static void store(struct place p, V n, unsigned bytes)
{
	struct mem m = a64_operand(p, bytes);
	bool scaled;
	if (n->home == IS_CONST && n->k == 0 && bytes != 4 && a64_reaches(bytes, false, m.disp, &scaled) && scaled)
		a64_store_zero(bytes, m);
	else
		a64_access(true, a64_in_register(n, SCRATCH)->reg, NOREG, bytes, m);
}

static void addr(V d, struct place p)
{
	V r = workplace(d);
	struct mem m = a64_based(p, r->reg);
	a64_add_small(r->reg, m.base, m.disp);
	bring_home(d, r);
}

static void count(struct place number, unsigned bytes, V n)
{
	struct mem m = a64_based(number, ASCRATCH);
	n = a64_in_register(n, SCRATCH);
	if (bytes == 8) {
		a64_access(false, SCRATCH2, NOREG, 8, m);
		a64_do(A64_ADD, 64, SCRATCH2, SCRATCH2, n->reg, 0);
		a64_access(true, SCRATCH2, NOREG, 8, m);
		return;
	}
	if (bytes != 16)
		die("a count of %u bytes", bytes);
	V low = a64_scratch(SCRATCH2, 64), high = a64_scratch(SCRATCH, 64);
	if (n->reg == SCRATCH || m.base == SCRATCH)
		die("no register is left to count with");
	a64_access(false, low->reg, high->reg, 8, m);
	a64_do(A64_ADDS, 64, low->reg, low->reg, n->reg, 0);
	a64_do(A64_ADC_0, 64, high->reg, high->reg, 0, 0);
	a64_access(true, low->reg, high->reg, 8, m);
}

static void jump(unsigned label)
{
	prog_put((struct ins){ .op = A64_B, .label = label });
}

static void branch(V x, enum cond c, V y, unsigned label)
{
	static const enum a64_op row[] = { [EQ] = A64_B_EQ, [NE] = A64_B_NE, [LTU] = A64_B_LO, [GEU] = A64_B_HS,
		[GTU] = A64_B_HI, [LEU] = A64_B_LS };
	V r = a64_in_register(x, SCRATCH);
	if (y->home == IS_CONST && y->k == 0 && (c == EQ || c == NE)) {
		prog_put((struct ins){ .op = c == EQ ? A64_CBZ : A64_CBNZ, .w = (uint16_t)r->w, .n = (uint8_t)r->reg,
			.label = label });
		return;
	}
	if (y->home == IS_CONST && y->k <= 4095)
		a64_do(A64_CMP_K, r->w, 0, r->reg, 0, (int64_t)y->k);
	else
		a64_do(A64_CMP, r->w, 0, r->reg, a64_in_register(y, SCRATCH2)->reg, 0);
	prog_put((struct ins){ .op = (uint16_t)row[c], .label = label });
}

static void decrement_branch(V n, unsigned label)
{
	V r = a64_in_register(n, SCRATCH);
	a64_do(A64_SUB_K, r->w, r->reg, r->reg, 0, 1);
	bring_home(n, r);
	prog_put((struct ins){ .op = A64_CBNZ, .w = (uint16_t)r->w, .n = (uint8_t)r->reg, .label = label });
}

static bool clashes(R r, struct place p)
{
	return (p.base && p.base->home == IN_REG && p.base->reg == r) ||
	       (p.index && p.index->home == IN_REG && p.index->reg == r);
}

static void call(const struct place *f, const struct contract *c, unsigned n, const struct place *arg)
{
	for (unsigned i = 0; i < n; i++) {
		R r = target_aarch64.arg[i];
		for (unsigned j = i + 1; j < n; j++)
			if (clashes(r, arg[j]))
				die("call of %s: argument %u is in the register of argument %u", c->name, j, i);
		if (arg[i].value)
			set(a64_scratch(r, 64), arg[i].base);
		else
			addr(a64_scratch(r, 64), arg[i]);
	}
	if (f) {
		a64_access(false, SCRATCH, NOREG, 8, a64_operand(*f, 8));
		prog_put((struct ins){ .op = A64_BLR, .w = 64, .n = SCRATCH, .callee = c });
	} else {
		prog_put((struct ins){ .op = A64_BL, .w = 64, .callee = c });
	}
}

/* Frames: the saved registers at the top, two by two, x29 and x30 lowest, then the variables. */

static unsigned saved_registers(R *list)
{
	unsigned n = 0;
	if (prog->calls) {
		list[n++] = X29;
		list[n++] = X30;
	}
	for (R r = X19; r <= X28; r++)
		if (prog->used >> r & 1)
			list[n++] = r;
	if (!prog->calls && (prog->used >> X30 & 1 || n % 2))
		list[n++] = X30;
	return n;
}

static struct frame_step *step(int64_t grow, bool restores)
{
	struct frame_step *s = must_alloc(sizeof *s);
	s->grow = grow;
	s->restores = restores;
	return s;
}

/* Registers i and, if there is one, i + 1 of the list; the first two move the stack pointer. */
static void save_two(const R *list, unsigned n, unsigned i, bool restores)
{
	const int bytes = (int)((n + 1) / 2 * 16), off = (int)(8 * i);
	struct frame_step *s = step(i ? 0 : restores ? -bytes : bytes, restores);
	for (; s->n < 2 && i + s->n < n; s->n++) {
		s->reg[s->n].r = list[i + s->n];
		s->reg[s->n].off = off + (int)(8 * s->n);
	}
	if (i == 0)
		prog_put((struct ins){ .op = restores ? A64_LDP_POST : A64_STP_PRE, .w = 64, .k = bytes, .d = (uint8_t)list[0],
			.m = (uint8_t)list[0], .a = (uint8_t)list[1] });
	else
		a64_access(!restores, list[i], i + 1 < n ? list[i + 1] : NOREG, 8, a64_plain(SP, off));
	prog->ins[prog->n - 1].frame = s;
}

static unsigned frame_bytes(void)
{
	return (prog->frame + 15) / 16 * 16;
}

static void move_sp(enum a64_op op, unsigned bytes)
{
	a64_do(op, 64, SP, SP, 0, bytes);
	prog->ins[prog->n - 1].frame = step(op == A64_SUB_K ? bytes : -(int64_t)bytes, false);
}

static void enter(void)
{
	R list[16];
	const unsigned n = saved_registers(list), f = frame_bytes();
	prog_put((struct ins){ .op = A64_BTI_C, .w = 64 });
	for (unsigned i = 0; i < n; i += 2)
		save_two(list, n, i, false);
	if (prog->calls)
		a64_do(A64_ADD_K, 64, X29, SP, 0, 0);
	if (f > 4095)
		die("a frame of %u bytes", f);
	if (f)
		move_sp(A64_SUB_K, f);
}

static void leave(void)
{
	R list[16];
	const unsigned n = saved_registers(list), f = frame_bytes();
	if (prog->c->wipes && prog->frame) {
		prog_note("wipe the frame");
		a64_zero((struct place){ .frame = true }, f);
	}
	if (f)
		move_sp(A64_ADD_K, f);
	for (unsigned i = (n + 1) / 2 * 2; i > 0; i -= 2)
		save_two(list, n, i - 2, true);
	prog_put((struct ins){ .op = A64_RET, .w = 64 });
}

/* How things are written. */

static const char *reg_name(R r, unsigned w)
{
	if (r >= V0)
		return text_of("%c%u", w == 128 ? 'q' : w == 64 ? 'd' : w == 32 ? 's' : 'v', r - V0);
	if (r == SP)
		return w == 64 ? "sp" : "wsp";
	return text_of("%c%u", w == 64 ? 'x' : 'w', r);
}

static void print_mem(FILE *f, const struct prog *p, const struct mem *m)
{
	(void)p;
	if (m->page) {
		fprintf(f, "[%s, INGOT_PAGEOFF(%s%+lld)]", reg_name(m->base, 64), m->table->name, (long long)m->disp);
		return;
	}
	if (m->table) {
		fputs(m->table->name, f);
		if (m->disp)
			fprintf(f, "%+lld", (long long)m->disp);
		return;
	}
	if (m->index != NOREG && (m->scale != 1 || m->disp))
		die("no address of AArch64 has an index of scale %u and a number", m->scale);
	fprintf(f, "[%s", reg_name(m->base, 64));
	if (m->index != NOREG)
		fprintf(f, ", %s", reg_name(m->index, 64));
	if (m->disp)
		fprintf(f, ", #%lld", (long long)m->disp);
	fputc(']', f);
}

static unsigned reg_width(R r)
{
	return r < V0 ? 64 : 128;
}

static unsigned dwarf(R r)
{
	return r < V0 ? r : 64 + r - V0;
}

/* Every indirect call lands on bti c, every return matches its call: BTI (1) and GCS (4).  Not PAC (2): return addresses
 * are not signed (AArch64 ELF, 5.1.4 and program property). */
static const char property_note[] =
"\n#if defined(__ELF__)\n"
"\t.section .note.gnu.property, \"a\", %note\n"
"\t.balign 8\n"
"\t.long 4, 16, 5\n"
"\t.asciz \"GNU\"\n"
"\t.long 0xc0000000, 4, 5, 0\n"
"#endif\n";

static const uint16_t read_only[] = {
#define ROW(...)
#define READ(id, ...) A64_##id,
#include "../isa/aarch64.def"
#undef ROW
#undef READ
	0
};

#define BIT(r) ((uint64_t)1 << (r))
#define BITS(from, to) (BIT(to) - BIT(from) + BIT(to))

const struct target target_aarch64 = {
	.name = "aarch64", .dir = "aarch64", .cpu = "AArch64", .word = 64,
	.most_bytes = (int64_t)1 << 61, .most_count = (int64_t)1 << 61,    /* more than 56 bits of addresses give */
	.row = a64_rows, .rows = A64_OPS, .regs = V0 + 32, .flags = 4, .flag_names = "nfzfcfvf",
	/* Arm ARM, PSTATE.DIT: the instructions whose time does not depend on data while it is set.  All that secrets can go
	 * through are on that list; where jumps go and what addresses are is public. */
	.even_time = 1 << ALU | 1 << SHIFT | 1 << LEA_ADDR | 1 << LOAD | 1 << STORE | 1 << JUMP | 1 << CALL_RET | 1 << VECTOR,
	.read_only = read_only, .reg_name = reg_name, .print_mem = print_mem, .reg_width = reg_width, .zero_extends = true,
	.sp = SP, .entry_misaligned = 0, .stack_align = 16, .return_bytes = 0, .link = X30,
	.keeps_records = true, .record = X29,
	.dwarf = dwarf,
	.arg_regs = MAX_ARGS, .arg = { X0, X1, X2, X3, X4, X5 },
	.saved = BITS(X18, X29) | BIT(SP) | BITS(V0 + 8, V0 + 15), .spared = BIT(X18),
	.keep_order = { X19, X20, X21, X22, X23, X24, X25, X26, X27, X28, NOREG },
	.tmp_order = { X8, X9, X10, X11, X12, X13, X14, NOREG },
	.set = set, .alu = alu, .shift = shift, .swap = swap, .load = load, .store = store, .addr = addr,
	.copy = a64_copy, .zero = a64_zero, .count = count, .branch = branch, .jump = jump, .decrement_branch = decrement_branch,
	.call = call, .enter = enter, .leave = leave,
	.head = "\t.arch armv8.2-a+sha3\n",            /* with the SHA instructions; what a function needs, its banner says */
	.tail = property_note,
};
