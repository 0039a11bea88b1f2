/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How ARMv7-A spells constants and addresses, and instructions as kernels ask for them. */
#include "arm.h"

extern const struct row arm_rows[ARM_OPS];

V arm_scratch(R r)
{
	struct var *v = must_alloc(sizeof *v);
	*v = (struct var){ .name = "scratch", .w = 32, .home = IN_REG, .reg = r };
	return v;
}

/* Operands. */

R arm_reg(V v)
{
	if (v->home != IN_REG)
		die("%s is not in a register", v->name);
	return v->reg;
}

void arm_do(enum arm_op op, R d, R n, R m, int64_t k)
{
	prog->used |= BIT(d);
	prog_put((struct ins){ .op = (uint16_t)op, .w = 32, .d = (uint8_t)d, .n = (uint8_t)n, .m = (uint8_t)m, .k = k });
}

/* r to or from memory. */
void arm_access(enum arm_op op, R r, struct mem m)
{
	prog->used |= BIT(r);
	prog_put((struct ins){ .op = (uint16_t)op, .w = 32, .d = (uint8_t)r, .m = (uint8_t)r, .mem = m });
}

struct mem arm_plain(R base, int64_t disp)
{
	if (disp > 4095 || disp < -4095)
		die("%lld is too far from a register", (long long)disp);
	return (struct mem){ .base = base, .index = NOREG, .scale = 1, .disp = disp };
}

/* Eight bits, turned by an even number of places: Arm ARM, A5.2.4. */
bool arm_fits_immediate(uint32_t k)
{
	for (unsigned turn = 0; turn < 32; turn += 2)
		if ((turn ? k << turn | k >> (32 - turn) : k) < 256)
			return true;
	return false;
}

void arm_constant_to(R r, uint32_t k)
{
	if (arm_fits_immediate(k)) {
		arm_do(ARM_MOV_K, r, 0, 0, k);
	} else {
		arm_do(ARM_MOVW, r, 0, 0, k & 0xffff);
		if (k >> 16)
			arm_do(ARM_MOVT, r, 0, 0, k >> 16);
	}
}

V arm_in_register(V v, R fallback)
{
	switch (v->home) {
	case IN_REG:
		return v;
	case IN_FRAME:
		arm_access(ARM_LDR, fallback, arm_plain(SP, v->slot));
		break;
	case IN_CALLER:
		arm_access(ARM_LDR, fallback, caller_slot(v));
		break;
	case IS_CONST:
		arm_constant_to(fallback, (uint32_t)v->k);
	}
	return arm_scratch(fallback);
}

/* No relocation of the text: the distance from here to the table is known when all is linked. */
void arm_table_to(R r, const struct table *t)
{
	unsigned place = prog_label("place");
	struct mem m = { .base = NOREG, .index = NOREG, .scale = 1, .table = t, .place = place + 1 };
	arm_access(ARM_MOVW_PC, r, m);
	arm_access(ARM_MOVT_PC, r, m);
	prog_place_label(place);
	m.table = NULL;
	arm_access(ARM_ADD_PC, r, m);
}

/* r, or the register that holds it anyway: base + index of a place. */
R arm_base_of(struct place p, R r, R spare)
{
	if (p.table) {
		arm_table_to(r, p.table);
		return r;
	}
	R base = p.frame ? SP : arm_in_register(p.base, r)->reg;
	if (!p.index)
		return base;
	arm_do(ARM_ADD, r, base, arm_in_register(p.index, spare)->reg, 0);
	return r;
}

struct mem arm_address(struct place p, R r, R spare)
{
	return arm_plain(arm_base_of(p, r, spare), p.off);
}

struct mem arm_mem(struct place p)
{
	if (p.table || p.index)
		die("a place that is no register and a constant");
	return arm_plain(p.frame ? SP : arm_reg(p.base), p.off);
}

/* Instructions as kernels write them. */

void arm_three(enum arm_op op, V d, V n, V m, unsigned k)
{
	arm_do(op, arm_reg(d), arm_reg(n), arm_reg(m), k);
}

void arm_two(enum arm_op op, V d, V m, unsigned k)
{
	arm_do(op, arm_reg(d), 0, arm_reg(m), k);
}

void arm_immediate(enum arm_op op, V d, V n, uint64_t k)
{
	if (!arm_fits_immediate((uint32_t)k))
		die("%s: 0x%llx is no immediate", arm_rows[op].id, (unsigned long long)k);
	arm_do(op, arm_reg(d), arm_reg(n), 0, (int64_t)k);
}

void arm_load(enum arm_op op, V d, V a, struct place p)
{
	arm_access(op, arm_reg(d), arm_mem(p));
	if (a)
		prog->ins[prog->n - 1].a = (uint8_t)arm_reg(a);
}

void arm_load_list(V n, unsigned count, const V *v)
{
	struct ins i = { .op = ARM_LDM, .w = 32, .n = (uint8_t)arm_reg(n) };
	for (unsigned k = 0; k < count; k++) {
		if (i.list >> arm_reg(v[k]))
			die("%s is not above those before it in a list of registers", v[k]->name);
		i.list |= (uint64_t)1 << v[k]->reg;
	}
	prog_put(i);
}

/* The width is that of the first vector. */
void arm_vector(enum arm_op op, V d, V n, V m, unsigned k)
{
	arm_do(op, arm_reg(d), n ? arm_reg(n) : 0, m ? arm_reg(m) : 0, k);
	prog->ins[prog->n - 1].w = (uint16_t)(d->w > 32 || !n ? d : n)->w;
}

void arm_vector_list(enum arm_op op, V n, unsigned count, V first)
{
	struct ins i = { .op = (uint16_t)op, .w = 32, .n = (uint8_t)arm_reg(n) };
	for (unsigned k = 0; k < count; k++)
		i.list |= BIT(arm_reg(first) + k);
	prog->used |= i.list;
	prog_put(i);
}

void arm_vector_store(struct place p, V m)
{
	arm_access(ARM_VSTR, arm_reg(m), arm_mem(p));
	prog->ins[prog->n - 1].w = 64;
}

/* The lowest lane, by way of a general register. */
static void move_lane(bool store, V v, struct mem m)
{
	V t = arm_scratch(SCRATCH);
	if (store)
		arm_vector(ARM_VMOV_FROM, t, as_width(v, 64), NULL, 0);
	arm_access(store ? ARM_STR : ARM_LDR, SCRATCH, m);
	if (!store)
		arm_vector(ARM_VMOV_TO, as_width(v, 64), NULL, t, 0);
}

/* By bytes, for words of a caller's may lie anywhere. */
void arm_vector_move(bool store, V v, struct place p)
{
	struct mem m = arm_address(p, SCRATCH, SCRATCH2);
	if (v->w == 32) {
		move_lane(store, v, m);
		return;
	}
	if (m.disp || m.base == SP) {
		if (!arm_fits_immediate((uint32_t)m.disp))
			die("%lld is too far from a vector", (long long)m.disp);
		arm_do(ARM_ADD_K, SCRATCH, m.base, 0, m.disp);
		m.base = SCRATCH;
	}
	arm_vector_list(store ? ARM_VST1 : ARM_VLD1, arm_scratch(m.base), v->w / 64, v);
}

V arm_high(V q)
{
	struct var *v = must_alloc(sizeof *v);
	*v = (struct var){ .name = q->name, .w = 64, .home = IN_REG, .reg = arm_reg(q) + 1 };
	return v;
}

void arm_set_constant(V d, uint64_t k)                         { arm_constant_to(arm_reg(d), (uint32_t)k); }
void arm_table_address(V d, const struct table *t)             { arm_table_to(arm_reg(d), t); }

/* How things are written. */

const char *arm_reg_name(R r, unsigned w)
{
	if (r >= D0 && w == 128)
		return (r - D0) % 2 ? NULL : text_of("q%u", (r - D0) / 2);
	if (r >= D0)
		return text_of("d%u", r - D0);
	return r == SP ? "sp" : r == LR ? "lr" : text_of("r%u", r);
}

void arm_print_mem(FILE *f, const struct prog *p, const struct mem *m)
{
	if (m->base == NOREG) {
		fprintf(f, "(%s", m->table->name);
		if (m->disp)
			fprintf(f, "%+lld", (long long)m->disp);
		fputs("-(", f);
		print_label(f, p, m->place - 1);
		fputs("+8))", f);
		return;
	}
	if (m->index != NOREG || m->table)
		die("an address of ARMv7 that no row here has");
	fprintf(f, "[%s", arm_reg_name(m->base, 32));
	if (m->disp)
		fprintf(f, ", #%lld", (long long)m->disp);
	fputc(']', f);
}

void arm_print_list(FILE *f, uint64_t list)
{
	const char *comma = "";
	for (R r = 0, last; r < ARM_REGS; r = last + 1) {
		last = r;
		if (!(list >> r & 1))
			continue;
		while (last + 1 < ARM_REGS && (list >> (last + 1) & 1) && (last + 1 < SP || last >= D0))
			last++;
		fprintf(f, "%s%s", comma, arm_reg_name(r, 32));
		if (last > r)
			fprintf(f, "-%s", arm_reg_name(last, 32));
		comma = ", ";
	}
}

