/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ARMv7-A in ARM state and its procedure call standard (AAPCS, armhf on Linux): registers, calls, frames, recipes for the
 * word operations.  r9 is a register like others; the recipes use general registers only. */
#include "arm.h"

extern const struct row arm_rows[ARM_OPS];

/* Recipes. */

/* Where a result is computed that goes to d, and its way home. */
static R workplace(V d)
{
	return d->home == IN_REG ? d->reg : SCRATCH;
}

static void bring_home(V d, R from)
{
	if (d->home == IN_FRAME)
		arm_access(ARM_STR, from, arm_plain(SP, d->slot));
}

static void set(V d, V n)
{
	if (d->home == n->home && (d->home == IN_REG ? d->reg == n->reg : d->slot == n->slot))
		return;
	R r = arm_in_register(n, workplace(d))->reg;
	if (d->home == IN_REG && r != d->reg)
		arm_do(ARM_MOV, d->reg, 0, r, 0);
	bring_home(d, r);
}

static const struct operation { char op; enum arm_op row, with_constant; char opposite; } operations[] = {
	{ '+', ARM_ADD, ARM_ADD_K, '-' }, { '-', ARM_SUB, ARM_SUB_K, '+' }, { '&', ARM_AND, ARM_AND_K, 0 },
	{ '|', ARM_ORR, ARM_LABEL, 0 }, { '^', ARM_EOR, ARM_LABEL, 0 },
};

static const struct operation *operation(char op)
{
	const struct operation *o = operations;
	while (o->op != op)
		o++;
	return o;
}

static void alu_registers(const struct operation *o, R d, R n, V m)
{
	const uint32_t k = (uint32_t)m->k;
	if (m->home == IS_CONST && o->opposite && !arm_fits_immediate(k) && arm_fits_immediate(-k))
		arm_do(operation(o->opposite)->with_constant, d, n, 0, (int64_t)(uint32_t)-k);
	else if (m->home == IS_CONST && o->with_constant && arm_fits_immediate(k))
		arm_do(o->with_constant, d, n, 0, (int64_t)k);
	else
		arm_do(o->row, d, n, arm_in_register(m, SCRATCH2)->reg, 0);
}

static void alu(char op, V d, V n, V m)
{
	R r = workplace(d);
	alu_registers(operation(op), r, arm_in_register(n, SCRATCH)->reg, m);
	bring_home(d, r);
}

static void shift(char op, V d, V n, unsigned k)
{
	R r = workplace(d);
	arm_do(op == '<' ? ARM_LSL : op == '>' ? ARM_LSR : ARM_ROR, r, 0, arm_in_register(n, SCRATCH)->reg, k);
	bring_home(d, r);
}

static void swap(V d, V n)
{
	R r = workplace(d);
	arm_do(ARM_REV, r, 0, arm_in_register(n, SCRATCH)->reg, 0);
	bring_home(d, r);
}

/* Words may lie anywhere: ldr and str take every address (SCTLR.A is 0, as Linux has it). */
static void check_bytes(unsigned bytes)
{
	if (bytes != 4 && bytes != 1)
		die("%u bytes are neither a word nor one byte", bytes);
}

static bool is_vector(V v)
{
	return v->home == IN_REG && v->reg >= D0;
}

static void load(V d, struct place p, unsigned bytes)
{
	if (is_vector(d)) {
		arm_vector_move(false, d, p);
		return;
	}
	R r = workplace(d);
	check_bytes(bytes);
	arm_access(bytes == 1 ? ARM_LDRB : ARM_LDR, r, arm_address(p, SCRATCH2, SCRATCH3));
	bring_home(d, r);
}

static void store(struct place p, V n, unsigned bytes)
{
	if (is_vector(n)) {
		arm_vector_move(true, n, p);
		return;
	}
	check_bytes(bytes);
	struct mem m = arm_address(p, SCRATCH2, SCRATCH3);
	arm_access(bytes == 1 ? ARM_STRB : ARM_STR, arm_in_register(n, SCRATCH)->reg, m);
}

static void address_to(R r, struct place p)
{
	R base = arm_base_of(p, r, SCRATCH);
	if (p.off)
		alu_registers(operation('+'), r, base, K((uint64_t)p.off));
	else if (base != r)
		arm_do(ARM_ADD_K, r, base, 0, 0);
}

static void addr(V d, struct place p)
{
	R r = d->home == IN_REG ? d->reg : SCRATCH2;
	address_to(r, p);
	bring_home(d, r);
}

/* Two words at once where a scratch register holds no address: a word that was just loaded is late.  Not by way of r11: a
 * callee pushes it, and would leave what was copied on the stack. */
static void copy(struct place to, struct place from, unsigned bytes)
{
	const struct mem source = arm_address(from, SCRATCH2, SCRATCH), target = arm_address(to, SCRATCH3, SCRATCH);
	const R r[2] = { SCRATCH, SCRATCH2 };
	const unsigned n = source.base == SCRATCH2 ? 1 : 2;
	for (unsigned o = 0; o < bytes;) {
		const unsigned step = bytes - o < 4 ? 1 : 4, room = (bytes - o) / step, together = room < n ? room : n;
		for (unsigned i = 0; i < together; i++)
			arm_access(step == 1 ? ARM_LDRB : ARM_LDR, r[i], arm_plain(source.base, source.disp + o + i * step));
		for (unsigned i = 0; i < together; i++)
			arm_access(step == 1 ? ARM_STRB : ARM_STR, r[i], arm_plain(target.base, target.disp + o + i * step));
		o += together * step;
	}
}

static void store_list(R base, uint64_t list)
{
	prog_put((struct ins){ .op = ARM_STM, .w = 32, .n = (uint8_t)base, .list = list });
}

/* The frame is aligned, so several words at once may be stored in it. */
static void zero(struct place to, unsigned bytes)
{
	const unsigned most = to.frame && !to.index && bytes >= 32 ? bytes / 8 * 8 : 0;
	arm_constant_to(SCRATCH, 0);
	if (most) {
		arm_constant_to(SCRATCH3, 0);
		address_to(SCRATCH2, to);
		for (unsigned o = 0; o < most; o += 8)
			store_list(SCRATCH2, BIT(SCRATCH3) | BIT(SCRATCH));
	}
	struct mem m = most == bytes ? (struct mem){ 0 } : arm_address(to, SCRATCH2, SCRATCH3);
	for (unsigned o = most, step; o < bytes; o += step) {
		step = bytes - o < 4 ? 1 : 4;
		arm_access(step == 1 ? ARM_STRB : ARM_STR, SCRATCH, arm_plain(m.base, m.disp + o));
	}
}

static void count(struct place number, unsigned bytes, V n)
{
	const struct mem m = arm_address(number, SCRATCH2, SCRATCH3);
	R by = arm_in_register(n, SCRATCH3)->reg;
	for (unsigned o = 0; o < bytes; o += 4) {
		struct mem word = arm_plain(m.base, m.disp + o);
		arm_access(ARM_LDR, SCRATCH, word);
		arm_do(o ? ARM_ADCS_K : ARM_ADDS, SCRATCH, SCRATCH, by, 0);
		arm_access(ARM_STR, SCRATCH, word);
	}
}

static void jump(unsigned label)
{
	prog_put((struct ins){ .op = ARM_B, .w = 32, .label = label });
}

static void branch(V x, enum cond c, V y, unsigned label)
{
	static const enum arm_op row[] = { [EQ] = ARM_BEQ, [NE] = ARM_BNE, [LTU] = ARM_BLO, [GEU] = ARM_BHS,
		[GTU] = ARM_BHI, [LEU] = ARM_BLS };
	R r = arm_in_register(x, SCRATCH)->reg;
	if (y->home == IS_CONST && arm_fits_immediate((uint32_t)y->k))
		arm_do(ARM_CMP_K, 0, r, 0, (int64_t)y->k);
	else
		arm_do(ARM_CMP, 0, r, arm_in_register(y, SCRATCH2)->reg, 0);
	prog_put((struct ins){ .op = (uint16_t)row[c], .w = 32, .label = label });
}

static void decrement_branch(V n, unsigned label)
{
	R r = arm_in_register(n, SCRATCH)->reg;
	arm_do(ARM_SUBS_K, r, r, 0, 1);
	bring_home(n, r);
	prog_put((struct ins){ .op = ARM_BNE, .w = 32, .label = label });
}

static bool clashes(R r, struct place p)
{
	return (p.base && p.base->home == IN_REG && p.base->reg == r) ||
	       (p.index && p.index->home == IN_REG && p.index->reg == r);
}

static void call(const struct place *f, const struct contract *c, unsigned n, const struct place *arg)
{
	const unsigned in_registers = target_arm.arg_regs;
	for (unsigned i = in_registers; i < n; i++) {
		V v = arg[i].value ? arm_in_register(arg[i].base, SCRATCH) : arm_scratch(SCRATCH);
		if (!arg[i].value)
			address_to(v->reg, arg[i]);
		arm_access(ARM_STR, v->reg, arm_plain(SP, 4 * (i - in_registers)));
	}
	for (unsigned i = 0; i < n && i < in_registers; i++) {
		R r = target_arm.arg[i];
		for (unsigned j = i + 1; j < n && j < in_registers; j++)
			if (clashes(r, arg[j]))
				die("call of %s: argument %u is in the register of argument %u", c->name, j, i);
		if (arg[i].value)
			set(arm_scratch(r), arg[i].base);
		else
			address_to(r, arg[i]);
	}
	struct ins i = { .op = ARM_BL, .w = 32, .callee = c };
	if (f) {
		arm_access(ARM_LDR, SCRATCH, arm_address(*f, SCRATCH, SCRATCH2));
		i.op = ARM_BLX;
		i.m = SCRATCH;
	}
	prog_put(i);
}

/* Frames.  What is pushed always has the return address, so the recipes are free to use lr; their number is even, so that
 * the stack stays aligned.  Below that, of d8 to d15 a run that has those that are used, for one instruction. */

static unsigned words_in(uint64_t list)
{
	unsigned n = 0;
	for (; list; list &= list - 1)
		n++;
	return n;
}

#define GENERAL (BIT(D0) - 1)

static uint64_t pushed(void)
{
	uint64_t list = (prog->used & target_arm.saved & GENERAL & ~BIT(SP)) | BIT(LR);
	for (R r = R4; r <= R12 && words_in(list) % 2; r++)
		list |= BIT(r);
	return list;
}

static uint64_t pushed_vectors(void)
{
	const uint64_t used = prog->used & target_arm.saved & ~GENERAL;
	uint64_t list = used;
	for (R r = D8; r <= D15; r++)
		if (used >> r && used & (BIT(r) - 1))
			list |= BIT(r);
	return list;
}

static unsigned frame_bytes(void)
{
	unsigned f = (prog->frame + 7) / 8 * 8;
	while (!arm_fits_immediate(f))
		f += 8;
	return f;
}

static struct frame_step *step(int64_t grow)
{
	struct frame_step *s = must_alloc(sizeof *s);
	s->grow = grow;
	return s;
}

/* The stack pointer moves over a list of registers of so many bytes each.  What r12 held, nobody wants back. */
static void move_list(enum arm_op op, uint64_t list, unsigned bytes)
{
	const bool restores = op == ARM_VPOP;
	const int64_t all = bytes * words_in(list);
	struct frame_step *s = step(restores ? -all : all);
	s->restores = restores;
	for (R r = 0, at = 0; r < ARM_REGS; r++) {
		if (r != R12 && (list >> r & 1)) {
			s->reg[s->n].r = r;
			s->reg[s->n++].off = (int)at;
		}
		at += bytes * (list >> r & 1);
	}
	prog_put((struct ins){ .op = (uint16_t)op, .w = 32, .list = list, .frame = s });
}

static void enter(void)
{
	const unsigned f = frame_bytes();
	move_list(ARM_PUSH, pushed(), 4);
	if (pushed_vectors())
		move_list(ARM_VPUSH, pushed_vectors(), 8);
	if (f)
		prog_put((struct ins){ .op = ARM_SUB_K, .w = 32, .d = SP, .n = SP, .k = f, .frame = step(f) });
}

/* At the end all registers but sp are free: those that hold arguments, and those that will be popped. */
static void wipe_frame(void)
{
	enum { TOGETHER = 8 };
	const unsigned words = (prog->frame + 3) / 4;
	uint64_t list = 0;
	unsigned n = 0;
	for (R r = R0; r < R12 && n < TOGETHER && n < words; r++)
		if (r <= R3 || (pushed() >> r & 1)) {
			arm_constant_to(r, 0);
			list |= BIT(r);
			n++;
		}
	arm_do(ARM_ADD_K, R12, SP, 0, 0);
	for (unsigned left = words; left; left -= n) {
		while (n > left) {
			R highest = R12;
			while (!(list >> highest & 1))
				highest--;
			list &= ~BIT(highest);
			n--;
		}
		store_list(R12, list);
	}
}

static void leave(void)
{
	unsigned f = frame_bytes();
	if (prog->c->wipes && prog->frame) {
		prog_note("wipe the frame");
		wipe_frame();
	}
	if (f)
		prog_put((struct ins){ .op = ARM_ADD_K, .w = 32, .d = SP, .n = SP, .k = f, .frame = step(-(int64_t)f) });
	if (pushed_vectors())
		move_list(ARM_VPOP, pushed_vectors(), 8);
	prog_put((struct ins){ .op = ARM_POP_PC, .w = 32, .list = pushed() & ~BIT(LR) });
}

static unsigned reg_width(R r)
{
	return r < D0 ? 32 : 64;
}

static unsigned dwarf(R r)
{
	return r < D0 ? r : 256 + r - D0;
}

/* The assembler is to know all that a kernel may need, and objects are to say what all of a file needs: ARMv7-A, and no
 * vectors.  Attributes, by number: 10, 12: no floating point, no vectors; 24, 25: the stack is 8-byte aligned, and stays so;
 * 34: unaligned words are loaded and stored. */
static const char head[] =
"\t.syntax unified\n"
"\t.arch armv8-a\n"
"\t.fpu crypto-neon-fp-armv8\n"
"\t.object_arch armv7a\n"
"\t.arm\n"
"\t.eabi_attribute 10, 0\n"
"\t.eabi_attribute 12, 0\n"
"\t.eabi_attribute 24, 1\n"
"\t.eabi_attribute 25, 1\n"
"\t.eabi_attribute 34, 1\n";

const struct target target_arm = {
	.name = "arm", .dir = "arm", .cpu = "ARMv7-A", .word = 32,
	.most_bytes = ((int64_t)1 << 32) - 4096, .most_count = UINT32_MAX,      /* all of the address space but a page */
	.row = arm_rows, .rows = ARM_OPS, .regs = ARM_REGS, .flags = 4, .flag_names = "nfzfcfvf",
	/* Arm promises data independent timing for these with DIT, from Armv8.4 on; for older cores this is what their
	 * optimisation guides show. */
	.even_time = 1 << ALU | 1 << SHIFT | 1 << LOAD | 1 << STORE | 1 << JUMP | 1 << CALL_RET | 1 << VECTOR,
	.reg_name = arm_reg_name, .print_mem = arm_print_mem, .print_list = arm_print_list, .reg_width = reg_width,
	.sp = SP, .entry_misaligned = 0, .stack_align = 8, .return_bytes = 0, .link = LR,
	.dwarf = dwarf,
	.arg_regs = 4, .arg = { R0, R1, R2, R3 },
	.saved = BIT(R4) | BIT(R5) | BIT(R6) | BIT(R7) | BIT(R8) | BIT(R9) | BIT(R10) | BIT(R11) | BIT(SP) |
		(BIT(D15 + 1) - BIT(D8)),
	.keep_order = { R4, R5, R6, R7, R8, R9, R10, NOREG },
	.tmp_order = { R0, R1, R2, R3, NOREG },
	.set = set, .alu = alu, .shift = shift, .swap = swap, .load = load, .store = store, .addr = addr,
	.copy = copy, .zero = zero, .count = count, .branch = branch, .jump = jump, .decrement_branch = decrement_branch,
	.call = call, .enter = enter, .leave = leave,
	.head = head,
};
