/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* i686 with SSE2 and its System V ABI: registers, calls, how operands are written, recipes that x86-64 has otherwise. */
#include "../isa/x86.h"
#include "x86_any.h"

extern const struct row i686_rows[I686_OPS];

/* Scratch registers of the recipes: never handed out to a variable. */
enum { SCRATCH = EAX, SCRATCH2 = EDX, VSCRATCH = XMM0 + 7 };

/* Recipes. */

/* A table is found from a place in the code, whose address a call leaves on the stack: processors know a call of the next
 * instruction, which nothing returns from, and shadow stacks leave it out. */
static struct mem table_by(R r, struct place p)
{
	unsigned here = prog_label("here");
	prog_put((struct ins){ .op = I686_CALL_HERE, .w = 32, .label = here, .frame = x86_step(4) });
	prog_place_label(here);
	prog_put((struct ins){ .op = X86_POP, .w = 32, .d = (uint8_t)r, .frame = x86_step(-4) });
	return (struct mem){ .base = r, .index = NOREG, .scale = 1, .disp = p.off, .table = p.table, .place = here + 1 };
}

static bool elsewhere(V v)
{
	return v && v->home != IN_REG;
}

/* Where it is, by way of r alone, which stays as it is for the places beyond. */
static struct mem reach(R r, struct place p)
{
	V v = x86_scratch(r, 32);
	if (p.table)
		return table_by(r, p);
	if (elsewhere(p.base)) {
		x86_mov(v, x86_var(p.base));
		p.base = v;
		if (elsewhere(p.index)) {
			x86_alu(X86_ADD, v, x86_var(p.index));
			p.index = NULL;
		}
	} else if (elsewhere(p.index)) {
		x86_mov(v, x86_var(p.index));
		p.index = v;
	}
	return x86_mem(p);
}

static struct mem ahead(struct mem m, unsigned bytes)
{
	m.disp += bytes;
	return m;
}

static bool same_home(V a, V b)
{
	return a->home == IN_FRAME && b->home == IN_FRAME && a->slot == b->slot;
}

/* A variable in the frame that was stored just now is still in a register.  Where d, which takes its place, is the same,
 * it need not have been stored. */
static V held(V v, V d)
{
	const struct ins *last = prog->n ? &prog->ins[prog->n - 1] : NULL;
	if (v->home != IN_FRAME || !last || last->op != X86_MOV_TO || last->w != v->w || last->mem.base != ESP ||
	    last->mem.index != NOREG || last->mem.disp != v->slot)
		return v;
	R r = last->m;
	if (d && same_home(v, d))
		prog->n--;
	return x86_scratch(r, v->w);
}

/* A constant goes to a variable in the frame where it lies. */
static void alu(char op, V d, V n, V m)
{
	V r = same_home(n, m) ? n : held(n, d);
	if (same_home(d, r) && m->home == IS_CONST && (op == '+' || op == '-'))
		prog_put((struct ins){ .op = op == '+' ? I686_ADD_KTO : I686_SUB_KTO, .w = (uint16_t)d->w, .k = (int64_t)m->k,
			.mem = x86_var(d).m });
	else
		x86_w_alu(op, d, r, m);
}

static void shift(char op, V d, V n, unsigned k)
{
	x86_w_shift(op, d, held(n, d), k);
}

static void swap(V d, V n)
{
	x86_w_swap(d, held(n, d));
}

static void store(struct place p, V n, unsigned bytes)
{
	x86_w_store(p, elsewhere(p.base) || elsewhere(p.index) ? n : held(n, NULL), bytes);
}

static void branch(V x, enum cond c, V y, unsigned label)
{
	V r = held(x, NULL);
	if (r->home == IN_FRAME && y->home == IS_CONST) {
		prog_put((struct ins){ .op = I686_CMP_KA, .w = (uint16_t)r->w, .k = (int64_t)y->k, .mem = x86_var(r).m });
		x86_w_branch_after(c, label);
	} else {
		x86_w_branch(r, c, y, label);
	}
}

static void addr(V d, struct place p)
{
	V r = x86_workplace(d);
	prog_put((struct ins){ .op = X86_LEA, .w = 32, .d = (uint8_t)r->reg, .mem = p.table ? table_by(r->reg, p) : x86_mem(p) });
	x86_bring_home(d, r);
}

/* How many bytes a vector register takes at once, and by which instructions. */
static const struct piece { unsigned bytes; enum i686_op from, to; } pieces[] = {
	{ 16, I686_MOVDQU, I686_MOVDQU_TO }, { 8, I686_MOVQ, I686_MOVQ_TO }, { 4, I686_MOVD, I686_MOVD_TO },
};

static const struct piece *piece_of(unsigned bytes)
{
	const struct piece *p = pieces;
	while (p < pieces + 3 && p->bytes > bytes)
		p++;
	if (p == pieces + 3)
		die("%u bytes are no piece of a copy", bytes);
	return p;
}

static void copy(struct place to, struct place from, unsigned bytes)
{
	struct mem f = reach(SCRATCH, from), t = reach(SCRATCH2, to);
	for (unsigned o = 0; o < bytes;) {
		const struct piece *c = piece_of(bytes - o);
		prog_put((struct ins){ .op = (uint16_t)c->from, .w = 128, .d = VSCRATCH, .mem = ahead(f, o) });
		prog_put((struct ins){ .op = (uint16_t)c->to, .w = 128, .m = VSCRATCH, .mem = ahead(t, o) });
		o += c->bytes;
	}
}

static void zero(struct place to, unsigned bytes)
{
	struct mem t = reach(SCRATCH, to);
	if (bytes >= 8)
		prog_put((struct ins){ .op = X86_PXOR, .w = 128, .d = VSCRATCH, .m = VSCRATCH });
	for (unsigned o = 0; o < bytes;) {
		const struct piece *c = piece_of(bytes - o);
		if (c->bytes > 4)
			prog_put((struct ins){ .op = (uint16_t)c->to, .w = 128, .m = VSCRATCH, .mem = ahead(t, o) });
		else
			prog_put((struct ins){ .op = X86_MOV_KTO, .w = 32, .k = 0, .mem = ahead(t, o) });
		o += c->bytes;
	}
}

static void count(struct place number, unsigned bytes, V n)
{
	struct mem m = reach(SCRATCH, number);
	R r = x86_in_register(n, SCRATCH2)->reg;
	prog_put((struct ins){ .op = X86_ADD_TO, .w = 32, .m = (uint8_t)r, .mem = m });
	for (unsigned o = 4; o < bytes; o += 4)
		prog_put((struct ins){ .op = X86_ADC_KTO, .w = 32, .k = 0, .mem = ahead(m, o) });
}

static void decrement_branch(V n, unsigned label)
{
	if (n->home != IN_FRAME) {
		x86_w_decrement_branch(n, label);
		return;
	}
	alu('-', n, n, K(1));
	prog_put((struct ins){ .op = X86_JNE, .label = label });
}

/* All arguments lie at the bottom of the frame. */
static void call(const struct place *f, const struct contract *c, unsigned n, const struct place *arg)
{
	for (unsigned i = 0; i < n; i++) {
		struct place slot = { .frame = true, .off = i * 4 };
		V v = arg[i].base;
		if (!arg[i].value && (arg[i].off || arg[i].index || arg[i].frame || arg[i].table))
			addr(v = x86_scratch(SCRATCH, 32), arg[i]);
		x86_w_store(slot, v, 4);
	}
	if (f)
		prog_put((struct ins){ .op = X86_CALL_A, .w = 32, .mem = x86_mem(*f), .callee = c });
	else
		prog_put((struct ins){ .op = X86_CALL, .w = 32, .callee = c });
}

static void enter(void)
{
	x86_enter(I686_ENDBR32);
}

/* How things are written. */

/* Four registers only have a name for their lowest byte. */
static const char *reg_name(R r, unsigned w)
{
	static const char *const word[8] = { "%eax", "%ecx", "%edx", "%ebx", "%esp", "%ebp", "%esi", "%edi" };
	static const char *const byte[8] = { "%al", "%cl", "%dl", "%bl" };
	if (r >= XMM0)
		return text_of("%%xmm%u", r - XMM0);
	return w == 8 ? byte[r] : word[r];
}

static void print_mem(FILE *f, const struct prog *p, const struct mem *m)
{
	if (m->base == NOREG)
		die("%s: an address without a base", p->symbol);
	if (m->table) {
		fprintf(f, "%s-", m->table->name);
		print_label(f, p, m->place - 1);
		if (m->disp)
			fprintf(f, "%+lld", (long long)m->disp);
	} else if (m->disp) {
		fprintf(f, "%lld", (long long)m->disp);
	}
	fprintf(f, "(%s", reg_name(m->base, 32));
	if (m->index != NOREG)
		fprintf(f, ",%s", reg_name(m->index, 32));
	if (m->index != NOREG && m->scale > 1)
		fprintf(f, ",%u", m->scale);
	fputc(')', f);
}

static unsigned reg_width(R r)
{
	return r < XMM0 ? 32 : 128;
}

static unsigned dwarf(R r)
{
	return r < XMM0 ? r : 21 + r - XMM0;
}

/* Every indirect jump lands on endbr32, every return matches its call: IBT and SHSTK (i386 psABI, program property). */
static const char property_note[] =
"\n#if defined(__ELF__)\n"
"\t.section .note.gnu.property, \"a\", %note\n"
"\t.balign 4\n"
"\t.long 4, 12, 5\n"
"\t.asciz \"GNU\"\n"
"\t.long 0xc0000002, 4, 3\n"
"#endif\n";

#define BIT(r) ((uint64_t)1 << (r))

const struct target target_x86 = {
	.name = "x86", .dir = "x86", .cpu = "i686 with SSE2", .word = 32,
	.most_bytes = ((int64_t)1 << 32) - 4096, .most_count = UINT32_MAX,      /* all of the address space but a page */
	.row = i686_rows, .rows = I686_OPS, .regs = 16, .flags = 4, .flag_names = "cfzfsfof",
	/* Intel: data operand independent timing instructions; all of these are on that list. */
	.even_time = 1 << ALU | 1 << SHIFT | 1 << LEA_ADDR | 1 << LOAD | 1 << STORE | 1 << JUMP | 1 << CALL_RET | 1 << VECTOR,
	.reg_name = reg_name, .print_mem = print_mem, .reg_width = reg_width,
	.sp = ESP, .entry_misaligned = 0, .stack_align = 4, .return_bytes = 4, .link = NOREG,
	.dwarf = dwarf,
	.arg_regs = 0,
	.saved = BIT(EBX) | BIT(ESP) | BIT(EBP) | BIT(ESI) | BIT(EDI),
	.keep_order = { EBX, ESI, EDI, EBP, NOREG },
	.tmp_order = { ECX, NOREG },     /* kept ones may be saved by a callee, where a secret would stay */
	.scratch = { SCRATCH, SCRATCH2 },
	.set = x86_w_set, .alu = alu, .shift = shift, .swap = swap, .load = x86_w_load, .store = store,
	.addr = addr, .copy = copy, .zero = zero, .count = count, .branch = branch, .jump = x86_w_jump,
	.decrement_branch = decrement_branch, .call = call, .enter = enter, .leave = x86_leave,
	.tail = property_note,
};
