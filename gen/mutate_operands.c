/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Mutants by operands: other numbers, other places in memory, other registers. */
#include "../dsl/shapes.h"
#include "mutate.h"

enum { BITS_OF_PLACE = 12 };

const struct row *mutated_row(const struct source *s, unsigned at)
{
	return &s->p->t->row[s->p->ins[at].op];
}

/* ---- numbers ---- */

static unsigned number_bits(const struct source *s, unsigned at)
{
	return text_has(mutated_row(s, at), 'k') ? immediate_width(s->p, &s->p->ins[at]) : 0;
}

static bool has_place(const struct source *s, unsigned at)
{
	return text_has(mutated_row(s, at), 'A');
}

/* As recipes hand numbers over: of less than 64 bits, without a sign. */
static void set_number(struct ins *i, unsigned w, int64_t k)
{
	i->k = w < 64 ? k & (((int64_t)1 << w) - 1) : k;
}

unsigned by_one_choices(const struct source *s, unsigned at)
{
	return 2 * (number_bits(s, at) > 0) + 2 * has_place(s, at);
}

bool make_by_one(const struct source *s, unsigned choice, struct mutant *m)
{
	const unsigned w = number_bits(s, m->at);
	const int by = choice % 2 ? 1 : -1;
	if (w && choice < 2)
		set_number(&m->ins, w, m->ins.k + by);
	else
		m->ins.mem.disp += by;
	return true;
}

unsigned by_power_choices(const struct source *s, unsigned at)
{
	const unsigned w = number_bits(s, at);
	return (w ? w - 1 : 0) + (has_place(s, at) ? BITS_OF_PLACE : 0);
}

bool make_by_power(const struct source *s, unsigned choice, struct mutant *m)
{
	const unsigned w = number_bits(s, m->at);
	if (w && choice < w - 1)
		set_number(&m->ins, w, m->ins.k ^ (int64_t)((uint64_t)2 << choice));
	else
		m->ins.mem.disp ^= (int64_t)2 << (choice - (w ? w - 1 : 0));
	return true;
}

/* ---- registers: those by letters, base, index, each of a list ---- */

enum { BASE = 4, INDEX, LIST, OPERANDS };

static bool has_operand(const struct source *s, unsigned at, unsigned k)
{
	const struct row *row = mutated_row(s, at);
	const struct mem *m = &s->p->ins[at].mem;
	return k == LIST ? text_has(row, 'r') : k == BASE ? text_has(row, 'A') && m->base != NOREG
	     : k == INDEX ? text_has(row, 'A') && m->index != NOREG : text_has(row, letters[k]);
}

unsigned register_choices(const struct source *s, unsigned at)
{
	unsigned n = 0;
	for (unsigned k = 0; k < OPERANDS; k++)
		n += has_operand(s, at, k) * s->p->t->regs;
	return n;
}

bool make_register(const struct source *s, unsigned choice, struct mutant *m)
{
	const struct target *t = s->p->t;
	const R r = choice % t->regs;
	unsigned k = 0;
	for (unsigned left = choice / t->regs; !has_operand(s, m->at, k) || left-- > 0; k++)
		;
	const R now = k < BASE ? *letter_field(&m->ins, letters[k]) : k == BASE ? m->ins.mem.base : m->ins.mem.index;
	if (k == LIST) {
		m->ins.list ^= (uint64_t)1 << r;
		return true;
	}
	if (r == now || t->reg_width(r) != t->reg_width(now) || is_upper(t, r))
		return false;
	if (k < BASE) {
		*letter_field(&m->ins, letters[k]) = (uint8_t)r;
		complete_pairs(t, &m->ins);
	} else {
		*(k == BASE ? &m->ins.mem.base : &m->ins.mem.index) = r;
	}
	return true;
}
