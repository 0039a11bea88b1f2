/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How AArch64 spells constants, addresses and moves of many bytes. */
#include "aarch64.h"

V a64_scratch(R r, unsigned w)
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

void a64_do(enum a64_op op, unsigned w, R d, R n, R m, int64_t k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)w, .d = (uint8_t)d, .n = (uint8_t)n, .m = (uint8_t)m, .k = k });
}

void a64_put(enum a64_op op, V d, V n, V m, int64_t k)
{
	a64_do(op, d->w, a64_reg(d), a64_reg(n), m ? a64_reg(m) : 0, k);
}

/* Constants. */

/* A run of ones, turned around, repeated: the immediates of and, orr, eor (Arm ARM, DecodeBitMasks). */
bool a64_is_bitmask(uint64_t k, unsigned w)
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

void a64_set_constant(R d, unsigned w, uint64_t k)
{
	static const enum a64_op movk[4] = { A64_LABEL, A64_MOVK_16, A64_MOVK_32, A64_MOVK_48 };
	if (w > 32 && k <= UINT32_MAX)
		w = 32;
	if (w == 32)
		k &= UINT32_MAX;
	const uint64_t like = halves_unlike(k, w, 0xffff) < halves_unlike(k, w, 0) ? 0xffff : 0;
	if (halves_unlike(k, w, like) <= 1 || a64_is_bitmask(k, w)) {
		a64_do(A64_MOV_K, w, d, 0, 0, (int64_t)k);
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
			a64_do(A64_MOV_K, w, d, 0, 0, (int64_t)(w == 32 ? now & UINT32_MAX : now));
		else
			a64_do(movk[i], w, d, 0, 0, (int64_t)half);
		first = false;
	}
}

/* d = n + k for a small k. */
void a64_add_small(R d, R n, int64_t k)
{
	if (k > 4095 || k < -4095)
		die("%lld is no immediate of add", (long long)k);
	if (k)
		a64_do(k < 0 ? A64_SUB_K : A64_ADD_K, 64, d, n, 0, k < 0 ? -k : k);
	else if (d != n)
		a64_do(A64_MOV, 64, d, n, 0, 0);
}

/* Memory. */

bool a64_reaches(unsigned bytes, bool pair, int64_t disp, bool *scaled)
{
	*scaled = disp % bytes == 0;
	if (pair)
		return *scaled && disp >= -64 * (int64_t)bytes && disp <= 63 * (int64_t)bytes;
	*scaled &= disp >= 0 && disp < 4096 * (int64_t)bytes;
	return *scaled || (disp >= -256 && disp < 256);
}

struct mem a64_plain(R base, int64_t disp)
{
	return (struct mem){ .base = base, .index = NOREG, .scale = 1, .disp = disp };
}

/* One register from or to memory; a pair unless a is NOREG. */
void a64_access(bool store, R r, R a, unsigned bytes, struct mem m)
{
	static const enum a64_op ops[2][2][2] = {    /* [store][byte][scaled] */
		{ { A64_LDUR, A64_LDR }, { A64_LDURB, A64_LDRB } }, { { A64_STUR, A64_STR }, { A64_STURB, A64_STRB } } };
	bool scaled;
	struct ins i = { .w = (uint16_t)(bytes == 1 ? 32 : 8 * bytes), .mem = m };
	if (!a64_reaches(bytes, a != NOREG, m.disp, &scaled))
		die("no load or store of %u bytes reaches %lld", bytes, (long long)m.disp);
	*(store ? &i.m : &i.d) = (uint8_t)r;
	i.a = (uint8_t)(a == NOREG ? 0 : a);
	i.op = (uint16_t)(a != NOREG ? store ? A64_STP : A64_LDP : ops[store][bytes == 1][scaled]);
	prog_put(i);
}

V a64_in_register(V v, R fallback)
{
	if (v->home == IN_REG)
		return v;
	V s = a64_scratch(fallback, v->w ? v->w : 64);
	if (v->home == IS_CONST)
		a64_set_constant(fallback, s->w, v->k);
	else
		a64_access(false, fallback, NOREG, s->w / 8, a64_plain(SP, v->slot));
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
struct mem a64_based(struct place p, R to)
{
	if (p.table) {
		a64_table_address(a64_scratch(to, 64), p.table, p.off);
		return a64_plain(to, 0);
	}
	R base = p.frame ? SP : a64_in_register(p.base, to)->reg;
	if (!p.index)
		return a64_plain(base, p.off);
	a64_do(A64_ADD, 64, to, base, a64_in_register(p.index, SCRATCH)->reg, 0);
	return a64_plain(to, p.off);
}

/* The same for one access of so many bytes, which may have an index instead of a displacement. */
struct mem a64_operand(struct place p, unsigned bytes)
{
	bool scaled;
	if (p.index && p.index->home == IN_REG && !p.off && !p.table && (p.frame || p.base->home == IN_REG))
		return (struct mem){ .base = p.frame ? SP : p.base->reg, .index = p.index->reg, .scale = 1 };
	struct mem m = a64_based(p, ASCRATCH);
	if (!a64_reaches(bytes, false, m.disp, &scaled)) {
		a64_add_small(ASCRATCH, m.base, m.disp);
		m = a64_plain(ASCRATCH, 0);
	}
	return m;
}

void a64_load_pair(V d, V a, struct place p)
{
	a64_access(false, a64_reg(d), a64_reg(a), d->w / 8, a64_based(p, ASCRATCH));
}

void a64_store_pair(struct place p, V m, V a)
{
	a64_access(true, a64_reg(m), a64_reg(a), m->w / 8, a64_based(p, ASCRATCH));
}

void a64_store_zero(unsigned bytes, struct mem m)
{
	const enum a64_op op = bytes == 16 ? A64_STP_0 : bytes == 8 ? A64_STR_0 : A64_STRB_0;
	if (bytes != 16 && bytes != 8 && bytes != 1)
		die("no store of %u zeros", bytes);
	prog_put((struct ins){ .op = (uint16_t)op, .w = 64, .mem = m });
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
	struct mem m = a64_based(p, to);
	bool ok = true, scaled;
	for (unsigned i = 0; i < n; i++)
		ok &= a64_reaches(c[i].bytes, c[i].pair, m.disp + c[i].off, &scaled);
	if (ok)
		return m;
	a64_add_small(to, m.base, m.disp);
	return a64_plain(to, 0);
}

void a64_copy(struct place to, struct place from, unsigned bytes)
{
	struct chunk c[MAX_CHUNKS];
	const unsigned n = chunks_of(bytes, c);
	struct mem f = reached(from, c, n, ASCRATCH), t = reached(to, c, n, SCRATCH);
	for (unsigned i = 0; i < n; i++) {
		R r = c[i].bytes == 16 ? VSCRATCH : SCRATCH2, a = c[i].pair ? VSCRATCH + 1 : NOREG;
		a64_access(false, r, a, c[i].bytes, a64_plain(f.base, f.disp + c[i].off));
		a64_access(true, r, a, c[i].bytes, a64_plain(t.base, t.disp + c[i].off));
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
		scaled &= a64_reaches(c[i].bytes, false, m.disp + c[i].off, &s) && s;
	if (!scaled) {
		a64_add_small(ASCRATCH, m.base, m.disp);
		m = a64_plain(ASCRATCH, 0);
	}
	for (unsigned i = 0; i < n; i++) {
		int64_t at = m.disp + c[i].off;
		if (c[i].bytes == 8 && i + 1 < n && c[i + 1].bytes == 8 && a64_reaches(8, true, at, &s)) {
			a64_store_zero(16, a64_plain(m.base, at));
			i++;
		} else {
			a64_store_zero(c[i].bytes, a64_plain(m.base, at));
		}
	}
}

void a64_zero(struct place to, unsigned bytes)
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
	a64_do(A64_MOVI_0, 128, VSCRATCH, 0, 0, 0);
	for (unsigned i = 0; i < n; i++)
		a64_access(true, VSCRATCH, c[i].pair ? VSCRATCH : NOREG, 16, a64_plain(m.base, m.disp + c[i].off));
	if (few)
		zero_few(beyond(to, bytes - few), few);
}
