/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* AArch64 and its procedure call standard: registers, calls, frames, how operands are written, recipes for the word
 * operations.  x18 is the platform's and never touched; x29 always points to a frame record (AAPCS64, 6.4.6). */
#include "../isa/aarch64.h"

extern const struct row a64_rows[A64_OPS];

/* Scratch registers of the recipes, for a value, another one and an address: never handed out to a variable. */
enum { SCRATCH = X16, SCRATCH2 = X15, ASCRATCH = X17, VSCRATCH = V16 };

static V scratch(R r, unsigned w)
{
	struct var *v = must_alloc(sizeof *v);
	*v = (struct var){ .name = "scratch", .w = w, .home = IN_REG, .reg = r };
	return v;
}

R a64_reg(V v)
{
	if (v->home != IN_REG)
		die("%s is not in a register", v->name);
	return v->reg;
}

static void put(enum a64_op op, unsigned w, R d, R n, R m, int64_t k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)w, .d = (uint8_t)d, .n = (uint8_t)n, .m = (uint8_t)m, .k = k });
}

void a64_put(enum a64_op op, V d, V n, V m, int64_t k)
{
	put(op, d->w, a64_reg(d), a64_reg(n), m ? a64_reg(m) : 0, k);
}

/* Constants. */

/* A run of ones, turned around, repeated: the immediates of and, orr, eor (Arm ARM, DecodeBitMasks). */
static bool is_bitmask(uint64_t k, unsigned w)
{
	if (w == 32)
		k = (k & UINT32_MAX) | k << 32;
	if (k == 0 || k == UINT64_MAX)
		return false;
	unsigned size = 64;
	while (size > 2 && ((k ^ k >> size / 2) & (UINT64_MAX >> (64 - size / 2))) == 0)
		size /= 2;
	unsigned changes = 0;
	for (unsigned i = 0; i < size; i++)
		changes += (k >> i & 1) != (k >> (i + 1) % size & 1);
	return changes == 2;
}

static unsigned halves_unlike(uint64_t k, unsigned w, uint64_t like)
{
	unsigned n = 0;
	for (unsigned i = 0; i < w; i += 16)
		n += (k >> i & 0xffff) != like;
	return n;
}

static void set_constant(R d, unsigned w, uint64_t k)
{
	static const enum a64_op movk[4] = { A64_LABEL, A64_MOVK_16, A64_MOVK_32, A64_MOVK_48 };
	if (w > 32 && k <= UINT32_MAX)
		w = 32;
	if (w == 32)
		k &= UINT32_MAX;
	const uint64_t like = halves_unlike(k, w, 0xffff) < halves_unlike(k, w, 0) ? 0xffff : 0;
	if (halves_unlike(k, w, like) <= 1 || is_bitmask(k, w)) {
		put(A64_MOV_K, w, d, 0, 0, (int64_t)k);
		return;
	}
	uint64_t now = like ? UINT64_MAX : 0;
	bool first = true;
	for (unsigned i = 0; i < w / 16; i++) {
		const uint64_t half = k >> 16 * i & 0xffff;
		if (half == like)
			continue;
		now = (now & ~((uint64_t)0xffff << 16 * i)) | half << 16 * i;
		if (first)
			put(A64_MOV_K, w, d, 0, 0, (int64_t)(w == 32 ? now & UINT32_MAX : now));
		else
			put(movk[i], w, d, 0, 0, (int64_t)half);
		first = false;
	}
}

/* d = n + k for a small k. */
static void add_small(R d, R n, int64_t k)
{
	if (k > 4095 || k < -4095)
		die("%lld is no immediate of add", (long long)k);
	if (k)
		put(k < 0 ? A64_SUB_K : A64_ADD_K, 64, d, n, 0, k < 0 ? -k : k);
	else if (d != n)
		put(A64_MOV, 64, d, n, 0, 0);
}

/* Memory. */

static bool reaches(unsigned bytes, bool pair, int64_t disp, bool *scaled)
{
	*scaled = disp % bytes == 0;
	if (pair)
		return *scaled && disp >= -64 * (int64_t)bytes && disp <= 63 * (int64_t)bytes;
	*scaled &= disp >= 0 && disp < 4096 * (int64_t)bytes;
	return *scaled || (disp >= -256 && disp < 256);
}

static struct mem plain(R base, int64_t disp)
{
	return (struct mem){ .base = base, .index = NOREG, .scale = 1, .disp = disp };
}

/* One register from or to memory; a pair unless a is NOREG. */
static void access(bool store, R r, R a, unsigned bytes, struct mem m)
{
	static const enum a64_op ops[2][2][2] = {    /* [store][byte][scaled] */
		{ { A64_LDUR, A64_LDR }, { A64_LDURB, A64_LDRB } }, { { A64_STUR, A64_STR }, { A64_STURB, A64_STRB } } };
	bool scaled;
	struct ins i = { .w = (uint16_t)(bytes == 1 ? 32 : 8 * bytes), .mem = m };
	if (!reaches(bytes, a != NOREG, m.disp, &scaled))
		die("no load or store of %u bytes reaches %lld", bytes, (long long)m.disp);
	*(store ? &i.m : &i.d) = (uint8_t)r;
	i.a = (uint8_t)(a == NOREG ? 0 : a);
	i.op = (uint16_t)(a != NOREG ? store ? A64_STP : A64_LDP : ops[store][bytes == 1][scaled]);
	prog_put(i);
}

static V in_register(V v, R fallback)
{
	if (v->home == IN_REG)
		return v;
	V s = scratch(fallback, v->w ? v->w : 64);
	if (v->home == IS_CONST)
		set_constant(fallback, s->w, v->k);
	else
		access(false, fallback, NOREG, s->w / 8, plain(SP, v->slot));
	return s;
}

/* d = the address of byte off of the table. */
void a64_table_address(V d, const struct table *t, int64_t off)
{
	const struct mem m = { .base = NOREG, .index = NOREG, .disp = off, .table = t };
	R r = a64_reg(d);
	prog_put((struct ins){ .op = A64_ADRP, .w = 64, .d = (uint8_t)r, .mem = m });
	prog_put((struct ins){ .op = A64_ADD_LO12, .w = 64, .d = (uint8_t)r, .n = (uint8_t)r, .mem = m });
}

/* Base and displacement, by way of the register to where that takes more. */
static struct mem based(struct place p, R to)
{
	if (p.table) {
		a64_table_address(scratch(to, 64), p.table, p.off);
		return plain(to, 0);
	}
	R base = p.frame ? SP : in_register(p.base, to)->reg;
	if (!p.index)
		return plain(base, p.off);
	put(A64_ADD, 64, to, base, in_register(p.index, SCRATCH)->reg, 0);
	return plain(to, p.off);
}

/* The same for one access of so many bytes, which may have an index instead of a displacement. */
static struct mem operand(struct place p, unsigned bytes)
{
	bool scaled;
	if (p.index && p.index->home == IN_REG && !p.off && !p.table && (p.frame || p.base->home == IN_REG))
		return (struct mem){ .base = p.frame ? SP : p.base->reg, .index = p.index->reg, .scale = 1 };
	struct mem m = based(p, ASCRATCH);
	if (!reaches(bytes, false, m.disp, &scaled)) {
		add_small(ASCRATCH, m.base, m.disp);
		m = plain(ASCRATCH, 0);
	}
	return m;
}

void a64_load_pair(V d, V a, struct place p)
{
	access(false, a64_reg(d), a64_reg(a), d->w / 8, based(p, ASCRATCH));
}

void a64_store_pair(struct place p, V m, V a)
{
	access(true, a64_reg(m), a64_reg(a), m->w / 8, based(p, ASCRATCH));
}

/* Where a result is computed that goes to d, and its way home. */
static V workplace(V d)
{
	return d->home == IN_REG ? d : scratch(SCRATCH, d->w);
}

static void bring_home(V d, V from)
{
	if (d->home == IN_FRAME)
		access(true, from->reg, NOREG, d->w / 8, plain(SP, d->slot));
}

/* Recipes. */

static void store_zero(unsigned bytes, struct mem m)
{
	const enum a64_op op = bytes == 16 ? A64_STP_0 : bytes == 8 ? A64_STR_0 : A64_STRB_0;
	if (bytes != 16 && bytes != 8 && bytes != 1)
		die("no store of %u zeros", bytes);
	prog_put((struct ins){ .op = (uint16_t)op, .w = 64, .mem = m });
}

static void set(V d, V n)
{
	if (d->home == IN_FRAME && d->w == 64 && n->home == IS_CONST && n->k == 0) {
		store_zero(d->w / 8, plain(SP, d->slot));
		return;
	}
	V r = d->home == IN_FRAME && n->home == IN_REG ? n : workplace(d);
	if (n->home == IS_CONST)
		set_constant(r->reg, r->w, n->k);
	else if (n->home == IN_FRAME)
		in_register(n, r->reg);
	else if (r->reg != n->reg)
		put(A64_MOV, r->w, r->reg, n->reg, 0, 0);
	bring_home(d, r);
}

/* The form of an operation with that immediate, or none. */
static enum a64_op with_immediate(char op, uint64_t *k, unsigned w)
{
	const uint64_t minus = w == 32 ? (uint32_t)-*k : -*k;
	if (op == '&')
		return is_bitmask(*k, w) ? A64_AND_K : A64_LABEL;
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
	n = in_register(n, SCRATCH);
	uint64_t k = m->k;
	enum a64_op with = m->home == IS_CONST ? with_immediate(op, &k, d->w) : A64_LABEL;
	if (with != A64_LABEL)
		put(with, d->w, r->reg, n->reg, 0, (int64_t)k);
	else
		put(rows[i].row, d->w, r->reg, n->reg, in_register(m->home == IS_CONST ? as_width(m, d->w) : m, SCRATCH2)->reg, 0);
	bring_home(d, r);
}

static void shift(char op, V d, V n, unsigned k)
{
	V r = workplace(d);
	put(op == '<' ? A64_LSL : op == '>' ? A64_LSR : A64_ROR, d->w, r->reg, in_register(n, SCRATCH)->reg, 0, k);
	bring_home(d, r);
}

static void swap(V d, V n)
{
	V r = workplace(d);
	put(A64_REV, d->w, r->reg, in_register(n, SCRATCH)->reg, 0, 0);
	bring_home(d, r);
}

static void load(V d, struct place p, unsigned bytes)
{
	V r = workplace(d);
	access(false, r->reg, NOREG, bytes, operand(p, bytes));
	bring_home(d, r);
}

static void store(struct place p, V n, unsigned bytes)
{
	struct mem m = operand(p, bytes);
	bool scaled;
	if (n->home == IS_CONST && n->k == 0 && bytes != 4 && reaches(bytes, false, m.disp, &scaled) && scaled)
		store_zero(bytes, m);
	else
		access(true, in_register(n->home == IS_CONST ? as_width(n, 8 * bytes < 32 ? 32 : 8 * bytes) : n, SCRATCH)->reg,
			NOREG, bytes, m);
}

static void addr(V d, struct place p)
{
	V r = workplace(d);
	struct mem m = based(p, r->reg);
	add_small(r->reg, m.base, m.disp);
	bring_home(d, r);
}

/* Big moves that overlap at the end instead of small ones. */
struct chunk { unsigned off, bytes; bool pair; };
enum { MAX_CHUNKS = 32 };

static unsigned chunks_of(unsigned bytes, struct chunk *c)
{
	unsigned n = 0;
	for (unsigned o = 0; o < bytes; n++) {
		const unsigned left = bytes - o, over = left > 8 ? 16 : left > 4 ? 8 : left > 1 ? 4 : 1;
		if (n == MAX_CHUNKS)
			die("%u bytes are too many to copy", bytes);
		if (left >= 32)
			c[n] = (struct chunk){ o, 16, true };
		else if (left >= 16)
			c[n] = (struct chunk){ o, 16, false };
		else if (over <= bytes)
			c[n] = (struct chunk){ bytes - over, over, false };
		else
			c[n] = (struct chunk){ o, left >= 8 ? 8 : left >= 4 ? 4 : 1, false };
		o = c[n].off + (c[n].pair ? 32 : c[n].bytes);
	}
	return n;
}

/* The memory that all chunks reach, by way of the register to if need be. */
static struct mem reached(struct place p, const struct chunk *c, unsigned n, R to)
{
	struct mem m = based(p, to);
	bool ok = true, scaled;
	for (unsigned i = 0; i < n; i++)
		ok &= reaches(c[i].bytes, c[i].pair, m.disp + c[i].off, &scaled);
	if (ok)
		return m;
	add_small(to, m.base, m.disp);
	return plain(to, 0);
}

static void copy(struct place to, struct place from, unsigned bytes)
{
	struct chunk c[MAX_CHUNKS];
	const unsigned n = chunks_of(bytes, c);
	struct mem f = reached(from, c, n, ASCRATCH), t = reached(to, c, n, SCRATCH);
	for (unsigned i = 0; i < n; i++) {
		R r = c[i].bytes == 16 ? VSCRATCH : SCRATCH2, a = c[i].pair ? VSCRATCH + 1 : NOREG;
		access(false, r, a, c[i].bytes, plain(f.base, f.disp + c[i].off));
		access(true, r, a, c[i].bytes, plain(t.base, t.disp + c[i].off));
	}
}

static void zero_few(struct place to, unsigned bytes)
{
	struct chunk c[MAX_CHUNKS] = { { 0 } };
	unsigned n = 0;
	for (unsigned o = 0; o < bytes; o += c[n++].bytes) {
		const unsigned left = bytes - o;
		c[n] = (struct chunk){ o, left >= 8 ? 8 : 1, false };
	}
	struct mem m = reached(to, c, n, ASCRATCH);
	bool scaled = true, s;
	for (unsigned i = 0; i < n; i++)
		scaled &= reaches(c[i].bytes, false, m.disp + c[i].off, &s) && s;
	if (!scaled) {
		add_small(ASCRATCH, m.base, m.disp);
		m = plain(ASCRATCH, 0);
	}
	for (unsigned i = 0; i < n; i++) {
		int64_t at = m.disp + c[i].off;
		if (c[i].bytes == 8 && i + 1 < n && c[i + 1].bytes == 8 && reaches(8, true, at, &s)) {
			store_zero(16, plain(m.base, at));
			i++;
		} else {
			store_zero(c[i].bytes, plain(m.base, at));
		}
	}
}

static void zero(struct place to, unsigned bytes)
{
	struct chunk c[MAX_CHUNKS];
	if (bytes < 32) {
		zero_few(to, bytes);
		return;
	}
	unsigned n = chunks_of(bytes, c), few = 0;
	if (c[n - 1].bytes < 16 && bytes - 16 < 256)
		c[n - 1] = (struct chunk){ bytes - 16, 16, false };
	else if (c[n - 1].bytes < 16)
		few = bytes % 16, n--;
	struct mem m = reached(to, c, n, ASCRATCH);
	put(A64_MOVI_0, 128, VSCRATCH, 0, 0, 0);
	for (unsigned i = 0; i < n; i++)
		access(true, VSCRATCH, c[i].pair ? VSCRATCH : NOREG, 16, plain(m.base, m.disp + c[i].off));
	if (few)
		zero_few(beyond(to, bytes - few), few);
}

static void count(struct place number, unsigned bytes, V n)
{
	struct mem m = based(number, ASCRATCH);
	n = in_register(n, SCRATCH);
	if (bytes == 8) {
		access(false, SCRATCH2, NOREG, 8, m);
		put(A64_ADD, 64, SCRATCH2, SCRATCH2, n->reg, 0);
		access(true, SCRATCH2, NOREG, 8, m);
		return;
	}
	if (bytes != 16)
		die("a count of %u bytes", bytes);
	V low = scratch(SCRATCH2, 64), high = scratch(SCRATCH, 64);
	if (n->reg == SCRATCH || m.base == SCRATCH)
		die("no register is left to count with");
	access(false, low->reg, high->reg, 8, m);
	put(A64_ADDS, 64, low->reg, low->reg, n->reg, 0);
	put(A64_ADC_0, 64, high->reg, high->reg, 0, 0);
	access(true, low->reg, high->reg, 8, m);
}

static void jump(unsigned label)
{
	prog_put((struct ins){ .op = A64_B, .label = label });
}

static void branch(V x, enum cond c, V y, unsigned label)
{
	static const enum a64_op row[] = { [EQ] = A64_B_EQ, [NE] = A64_B_NE, [LTU] = A64_B_LO, [GEU] = A64_B_HS,
		[GTU] = A64_B_HI, [LEU] = A64_B_LS };
	V r = in_register(x, SCRATCH);
	if (y->home == IS_CONST && y->k == 0 && (c == EQ || c == NE)) {
		prog_put((struct ins){ .op = c == EQ ? A64_CBZ : A64_CBNZ, .w = (uint16_t)r->w, .n = (uint8_t)r->reg,
			.label = label });
		return;
	}
	if (y->home == IS_CONST && y->k <= 4095)
		put(A64_CMP_K, r->w, 0, r->reg, 0, (int64_t)y->k);
	else
		put(A64_CMP, r->w, 0, r->reg, in_register(y->home == IS_CONST ? as_width(y, r->w) : y, SCRATCH2)->reg, 0);
	prog_put((struct ins){ .op = (uint16_t)row[c], .label = label });
}

static void decrement_branch(V n, unsigned label)
{
	V r = in_register(n, SCRATCH);
	put(A64_SUB_K, r->w, r->reg, r->reg, 0, 1);
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
			set(scratch(r, 64), arg[i].base);
		else
			addr(scratch(r, 64), arg[i]);
	}
	if (f) {
		access(false, SCRATCH, NOREG, 8, operand(*f, 8));
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
		access(!restores, list[i], i + 1 < n ? list[i + 1] : NOREG, 8, plain(SP, off));
	prog->ins[prog->n - 1].frame = s;
}

static unsigned frame_bytes(void)
{
	return (prog->frame + 15) / 16 * 16;
}

static void move_sp(enum a64_op op, unsigned bytes)
{
	put(op, 64, SP, SP, 0, bytes);
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
		put(A64_ADD_K, 64, X29, SP, 0, 0);
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
		zero((struct place){ .frame = true }, f);
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
	if (m->table) {
		fputs(m->table->name, f);
		if (m->disp)
			fprintf(f, "%+lld", (long long)m->disp);
		return;
	}
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

#define BIT(r) ((uint64_t)1 << (r))
#define BITS(from, to) (BIT(to) - BIT(from) + BIT(to))

const struct target target_aarch64 = {
	.name = "aarch64", .dir = "aarch64", .cpu = "AArch64", .word = 64,
	.most_bytes = (int64_t)1 << 61, .most_count = (int64_t)1 << 61,    /* more than 56 bits of addresses give */
	.row = a64_rows, .rows = A64_OPS, .regs = V0 + 32, .flags = 4,
	/* Arm ARM, PSTATE.DIT: the instructions whose time does not depend on data while it is set.  All that secrets can go
	 * through are on that list; where jumps go and what addresses are is public. */
	.even_time = 1 << ALU | 1 << SHIFT | 1 << LEA_ADDR | 1 << LOAD | 1 << STORE | 1 << JUMP | 1 << CALL_RET | 1 << VECTOR,
	.reg_name = reg_name, .print_mem = print_mem, .reg_width = reg_width, .zero_extends = true,
	.sp = SP, .entry_misaligned = 0, .stack_align = 16, .return_bytes = 0, .link = X30,
	.keeps_records = true, .record = X29,
	.dwarf = dwarf,
	.arg_regs = MAX_ARGS, .arg = { X0, X1, X2, X3, X4, X5 },
	.saved = BITS(X18, X29) | BIT(SP) | BITS(V0 + 8, V0 + 15),
	.keep_order = { X19, X20, X21, X22, X23, X24, X25, X26, X27, X28, NOREG },
	.tmp_order = { X8, X9, X10, X11, X12, X13, X14, NOREG },
	.set = set, .alu = alu, .shift = shift, .swap = swap, .load = load, .store = store, .addr = addr,
	.copy = copy, .zero = zero, .count = count, .branch = branch, .jump = jump, .decrement_branch = decrement_branch,
	.call = call, .enter = enter, .leave = leave,
	.head = "\t.arch armv8.2-a+sha3\n",            /* with the SHA instructions; what a function needs, its banner says */
	.tail = property_note,
};
