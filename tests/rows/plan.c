/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a form reads, touches and jumps to, found by running its meaning on blank operands; and operands of all kinds that
 * keep what it touches inside the window. */
#include <string.h>
#include "host.h"
#include "seed.h"

/* ---- what it needs ---- */

static T loaded(struct run *x, T address, unsigned bytes)
{
	(void)address;
	return sym("loaded", x->touches, 8 * bytes, false);
}

static T blank(R r)
{
	return sym("register", r, all->t->reg_width(r), false);
}

static bool is_offset(T address, T from, int64_t *off)
{
	uint64_t k;
	if (!is_num(sub(address, from), &k))
		return false;
	*off = (int64_t)(k << (64 - all->t->word)) >> (64 - all->t->word);
	return true;
}

/* The registers that make an address, and what is added to them. */
static bool find_group(const struct plan *p, T address, struct group *g)
{
	*g = (struct group){ .index = NOREG, .scale = 1 };
	for (g->base = 0; g->base < all->t->regs; g->base++)
		if (p->read >> g->base & 1 && !is_vector(g->base) && is_offset(address, blank(g->base), &g->low))
			return true;
	for (g->base = 0; g->base < all->t->regs; g->base++)
		for (g->index = 0; g->index < all->t->regs; g->index++)
			for (g->scale = 1; g->scale <= 1u << 30 && p->read >> g->base & p->read >> g->index & 1; g->scale *= 2)
				if (!is_vector(g->base) && !is_vector(g->index) &&
				    is_offset(address, add(blank(g->base), mulk(blank(g->index), g->scale)), &g->low))
					return true;
	return false;
}

/* Memory at the same registers is one group. */
static unsigned add_group(struct plan *p, struct group g)
{
	for (unsigned i = 0; i < p->groups; i++) {
		struct group *had = &p->group[i];
		if (had->base != g.base || had->index != g.index || had->scale != g.scale)
			continue;
		had->low = had->low < g.low ? had->low : g.low;
		had->high = had->high > g.high ? had->high : g.high;
		return i;
	}
	if (p->groups == 2)
		die("%s touches memory in three places", p->row->id);
	p->group[p->groups] = g;
	return p->groups++;
}

static void plan_touches(struct plan *p, const struct run *x)
{
	for (unsigned i = 0; i < x->touches; i++) {
		struct group g;
		if (!find_group(p, x->touch[i].address, &g))
			die("%s touches memory that is not at an address of one or two registers", p->row->id);
		const int64_t at = g.low;
		g.high = g.low + x->touch[i].bytes;
		const unsigned in = add_group(p, g);
		if (x->went && x->went == sym("loaded", i + 1, 8 * x->touch[i].bytes, false)) {
			p->goes_in = (int)in;
			p->goes_at = at;
		}
	}
}

static void plan_jump(struct plan *p, const struct run *x)
{
	if (!x->went || width(x->went) == 1 || (p->f->calls && text_has(p->row, 'c')) || p->goes_in >= 0)
		return;
	for (R r = 0; r < all->t->regs; r++)
		if (p->read >> r & 1 && x->went == blank(r))
			p->goes_by = r;
	if (p->goes_by == NOREG)
		die("%s goes to an address that it neither loads nor has in a register", p->row->id);
}

struct plan plan(const struct form *f, const struct row *row)
{
	static struct run x;
	struct plan p = { .f = f, .row = row, .stub = (unsigned)(f - all->form), .goes_by = NOREG, .goes_in = -1 };
	for (R r = 0; r < all->t->regs; r++)
		x.reg[r] = blank(r);
	for (unsigned i = 0; i < all->t->flags; i++)
		x.flag[i] = sym("flag", i, 1, false);
	x.blank = loaded;
	run_alone(&x, prog_of_form, &f->i);
	p.read = x.read;
	p.wrote = x.wrote;
	p.flags_wrote = x.flags_wrote;
	if (!f->i.mem.table)
		plan_touches(&p, &x);
	plan_jump(&p, &x);
	if (f->calls && all->t->return_bytes) {
		add_group(&p, (struct group){ .base = all->t->sp, .index = NOREG, .scale = 1,
			.low = -(int64_t)all->t->return_bytes });
		p.read |= (uint64_t)1 << all->t->sp;
	}
	return p;
}

/* ---- operands ---- */

static uint64_t edge(unsigned i, unsigned w)
{
	const uint64_t top = (uint64_t)1 << (w - 1), ones = top | (top - 1);
	const uint64_t half = (uint64_t)1 << w / 2;
	const uint64_t e[EDGES] = { 0, 1, ones, top, top - 1, top + 1, ones - 1, half, half - 1,
		0x5555555555555555 & ones, 0x80, 0xff };
	return e[i];
}

/* The value of operand number n in vector v, in whole words of w bits or less: two operands cross all their edges. */
static uint64_t operand(unsigned v, unsigned n, unsigned w)
{
	const uint64_t noise = random64();
	w = w < 64 ? w : 64;
	unsigned which = n == 0 ? v % EDGES : n == 1 ? v / EDGES : (unsigned)(random64() % EDGES);
	if (v >= CROSSED && noise >> 62)
		return noise;
	if (v >= CROSSED)
		which = (unsigned)(random64() % EDGES);
	uint64_t k = edge(which % EDGES, w);
	return w == 64 || (noise & 3) == 0 ? k : k | random64() << w;
}

static uint64_t cut(uint64_t k)
{
	return all->t->word == 64 ? k : k & (((uint64_t)1 << all->t->word) - 1);
}

/* ---- addresses ---- */

static bool twice(const struct group *g)
{
	return g->index == g->base && g->scale == 1;
}

/* Some base and index that make base + index * scale this address. */
static void point(struct rows_vector *v, const struct group *g, uint64_t want)
{
	if (g->index == NOREG) {
		v->general[slot(g->base)] = want;
		return;
	}
	if (twice(g)) {
		v->general[slot(g->base)] = want / 2 | random64() % 2 << (all->t->word - 1);
		return;
	}
	if (g->index == g->base) {                   /* (1 + scale) * r = want */
		uint64_t times = 1 + (uint64_t)g->scale, inverse = 1;
		while (inverse * times != 1)
			inverse *= 2 - inverse * times;
		v->general[slot(g->base)] = cut(want * inverse);
		return;
	}
	uint64_t index = random64();
	switch (index >> 62) {
	case 0: index %= 4096; break;
	case 1: index = -(index % 4096); break;
	}
	v->general[slot(g->index)] = cut(index);
	v->general[slot(g->base)] = cut(want - index * g->scale);
}

static void choose_window(struct rows_vector *v)
{
	switch (random64() % 4) {
	case 0: v->window = 0; break;
	case 1: v->window = ROWS_ARENA - ROWS_WINDOW; break;
	default: v->window = (uint32_t)random_below(ROWS_ARENA - ROWS_WINDOW + 1);
	}
}

static void put_word(struct rows_vector *v, unsigned off, uint64_t word, unsigned bytes)
{
	for (unsigned i = 0; i < bytes; i++)
		v->memory[off + i] = (uint8_t)(word >> 8 * (i % 8));
}

/* Whether a group may begin there. */
static bool may_lie(const struct plan *p, const struct group *g, uint64_t address)
{
	const uint64_t registers = cut(address - (uint64_t)g->low);
	if (address % shape_of(all->t, p->f->i.op)->aligned)
		return false;
	if (g->base == all->t->sp && g->index == NOREG && registers % stack_alignment(all->t))
		return false;
	return !twice(g) || registers % 2 == 0;
}

/* From there on, the first offset in the window where a group may lie, below the limit. */
static unsigned find_room(const struct plan *p, const struct group *g, const struct rows_vector *v, unsigned from,
	unsigned limit)
{
	const unsigned span = (unsigned)(g->high - g->low);
	const uint64_t window = now->hello.arena + v->window;
	for (unsigned at = from; at + span <= limit; at++)
		if (may_lie(p, g, window + at))
			return at;
	for (unsigned at = from; at-- > 0;)
		if (at + span <= limit && may_lie(p, g, window + at))
			return at;
	die("%s: no room in the window for %u bytes", p->row->id, span);
}

/* One group may lie anywhere, often away from the window's ends; of two, the one at the stack pointer lies below. */
static void place_group(const struct plan *p, unsigned which, struct rows_vector *v, unsigned n)
{
	const struct group *g = &p->group[which];
	const bool stack = g->base == all->t->sp && g->index == NOREG;
	const unsigned half = ROWS_WINDOW / 2, span = (unsigned)(g->high - g->low);
	unsigned low = 0, high = ROWS_WINDOW;
	if (p->groups == 2 && stack)
		high = half;
	else if (p->groups == 2)
		low = half;
	if (span > high - low)
		die("%s touches %u bytes at once", p->row->id, span);
	const unsigned margin = p->groups == 1 && n % 8 ? (ROWS_WINDOW - span) / 4 : 0;
	const unsigned from = low + margin + (unsigned)random_below(high - low - span - 2 * margin + 1);
	const unsigned at = find_room(p, g, v, from, high);
	point(v, g, cut(now->hello.arena + v->window + at - (uint64_t)g->low));
	for (unsigned o = 0; o < span; o += 8)
		put_word(v, at + o, operand(n, 1, p->f->i.w), span - o < 8 ? span - o : 8);
	if (p->goes_in == (int)which)
		put_word(v, at + (unsigned)(p->goes_at - g->low), now->hello.landing[n % 2], all->t->word / 8);
}

/* Crossed edges come first. */
unsigned first_vector(const struct plan *p)
{
	return p->f->crossed ? 0 : CROSSED;
}

struct rows_vector make_vector(const struct plan *p, unsigned n)
{
	struct rows_vector v = { .stub = p->stub, .flags = (uint32_t)random_below((uint64_t)1 << now->hello.flags) };
	unsigned operands = 0;
	choose_window(&v);
	random_bytes(v.memory, sizeof v.memory);
	for (R r = 0; r < all->t->regs; r++) {
		const bool read = p->read >> r & 1;
		const unsigned turn = read ? operands++ : 2;
		uint64_t *k = is_vector(r) ? v.vector[slot(r)] : &v.general[slot(r)];
		for (unsigned i = lane(r); i < (is_vector(r) ? ROWS_LANES : 1); i++)
			k[i] = read ? operand(n, turn, p->f->i.w) : random64();
		if (!is_vector(r))
			*k = cut(*k);
	}
	for (unsigned i = 0; i < p->groups; i++)
		place_group(p, i, &v, n);
	if (p->f->i.mem.place && p->f->i.mem.base != NOREG && text_has(p->row, 'A'))
		v.general[slot(p->f->i.mem.base)] = now->stubs[p->stub].at;
	if (p->goes_by != NOREG)
		v.general[slot(p->goes_by)] = now->hello.landing[n % 2];
	return v;
}
