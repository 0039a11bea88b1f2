/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* x86-64 and its System V ABI: registers, calls, frames, how operands are written, recipes for the word operations. */
#include "../isa/x86_64.h"
#include "x86_any.h"

extern const struct row x64_rows[X64_OPS];

/* Scratch registers of the recipes: never handed out to a variable. */
enum { SCRATCH = R11, SCRATCH2 = R10, VSCRATCH = XMM0 + 15, UPPER = XMM0 + 16 };

/* Recipes. */

static unsigned chunk(unsigned bytes)
{
	return bytes >= 16 ? 16 : bytes >= 8 ? 8 : bytes >= 4 ? 4 : 1;
}

static void copy(struct place to, struct place from, unsigned bytes)
{
	for (unsigned o = 0, c; o < bytes; o += c) {
		c = chunk(bytes - o);
		if (c == 16) {
			prog_put((struct ins){ .op = X64_MOVDQU, .w = 128, .d = VSCRATCH, .mem = x86_mem(beyond(from, o)) });
			prog_put((struct ins){ .op = X64_MOVDQU_TO, .w = 128, .m = VSCRATCH, .mem = x86_mem(beyond(to, o)) });
		} else {
			V r = x86_scratch(SCRATCH2, c == 1 ? 32 : 8 * c);
			x86_w_load(r, beyond(from, o), c);
			x86_w_store(beyond(to, o), r, c);
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
			prog_put((struct ins){ .op = X64_MOVDQU_TO, .w = 128, .m = VSCRATCH, .mem = x86_mem(beyond(to, o)) });
		else
			x86_w_store(beyond(to, o), K(0), c);
	}
}

static void count(struct place number, unsigned bytes, V n)
{
	R r = x86_in_register(n, SCRATCH2)->reg;
	prog_put((struct ins){ .op = X64_ADD_TO, .w = 64, .m = (uint8_t)r, .mem = x86_mem(number) });
	for (unsigned o = 8; o < bytes; o += 8)
		prog_put((struct ins){ .op = X64_ADC_KTO, .w = 64, .k = 0, .mem = x86_mem(beyond(number, o)) });
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
		V v = x86_scratch(r, 64);
		if (arg[i].value)
			x86_mov(v, x86_var(arg[i].base));
		else
			prog_put((struct ins){ .op = X64_LEA, .w = 64, .d = (uint8_t)r, .mem = x86_mem(arg[i]) });
	}
	if (f)
		prog_put((struct ins){ .op = X64_CALL_A, .w = 64, .mem = x86_mem(*f), .callee = c });
	else
		prog_put((struct ins){ .op = X64_CALL, .w = 64, .callee = c });
}

static void enter(void)
{
	x86_enter(X64_ENDBR64);
}

/* How things are written. */

static const char *reg_name(R r, unsigned w)
{
	static const char *const word[16] = { "ax", "cx", "dx", "bx", "sp", "bp", "si", "di" };
	static const char *const byte[16] = { "al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil" };
	if (r >= UPPER)
		return w == 128 ? text_of("upper half of %%ymm%u", r - UPPER) : NULL;
	if (r >= XMM0)
		return text_of("%%%cmm%u", w == 256 ? 'y' : 'x', r - XMM0);
	if (r >= R8)
		return text_of("%%r%u%s", r, w == 64 ? "" : w == 32 ? "d" : w == 16 ? "w" : "b");
	if (w == 8)
		return text_of("%%%s", byte[r]);
	return text_of("%%%s%s", w == 64 ? "r" : w == 32 ? "e" : "", word[r]);
}

static void print_mem(FILE *f, const struct prog *p, const struct mem *m)
{
	const unsigned w = m->narrow ? 32 : 64;
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
	fprintf(f, "(%s", reg_name(m->base, w));
	if (m->index != NOREG)
		fprintf(f, ",%s", reg_name(m->index, w));
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

static const uint16_t read_only[] = {
#define ROW(...)
#define READ(id, ...) X64_##id,
#define BYTES(...)
#include "../isa/x86_64.def"
#undef ROW
#undef READ
#undef BYTES
	0
};

#define BIT(r) ((uint64_t)1 << (r))

const struct target target_x86_64 = {
	.name = "x86_64", .dir = "x86_64", .cpu = "x86-64", .word = 64,
	.most_bytes = (int64_t)1 << 61, .most_count = (int64_t)1 << 61,      /* it can address 57 bits */
	.row = x64_rows, .rows = X64_OPS, .regs = UPPER + 16, .flags = 4, .flag_names = "cfzfsfof", .upper = UPPER, .read_only = read_only, .unrun = "SHA512",
	/* Intel: data operand independent timing instructions; all of these are on that list. */
	.even_time = 1 << ALU | 1 << SHIFT | 1 << LEA_ADDR | 1 << LOAD | 1 << STORE | 1 << JUMP | 1 << CALL_RET | 1 << VECTOR,
	.reg_name = reg_name, .print_mem = print_mem, .encode = x86_encode, .decode = x86_decode,
	.reg_width = reg_width, .zero_extends = true,
	.sp = RSP, .entry_misaligned = 8, .stack_align = 16, .return_bytes = 8, .link = NOREG,
	.dwarf = dwarf,
	.arg_regs = 6, .arg = { RDI, RSI, RDX, RCX, R8, R9 },
	.saved = BIT(RBX) | BIT(RBP) | BIT(RSP) | BIT(R12) | BIT(R13) | BIT(R14) | BIT(R15),
	.keep_order = { RBX, RBP, R12, R13, R14, R15, NOREG },
	.scratch = { SCRATCH, SCRATCH2 },
	.tmp_order = { RAX, RCX, RDX, RSI, RDI, R8, R9, NOREG },
	.set = x86_w_set, .alu = x86_w_alu, .shift = x86_w_shift, .swap = x86_w_swap, .load = x86_w_load, .store = x86_w_store,
	.addr = x86_w_addr,
	.copy = copy, .zero = zero, .count = count, .branch = x86_w_branch, .jump = x86_w_jump,
	.decrement_branch = x86_w_decrement_branch,
	.call = call, .enter = enter, .leave = x86_leave,
	.tail = property_note,
};
