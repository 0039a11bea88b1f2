/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every mutant that there can be of a program, by kind, instruction and number: what can be written and does not plainly
 * do the same. */
#include <stdlib.h>
#include <string.h>
#include "../dsl/shapes.h"
#include "mutate.h"

enum { FARTHEST_SWAP = 4 };

/* ---- operations, widths, conditions ---- */

/* The letters of both texts, with their digits, are the same. */
static bool same_letters(const char *a, const char *b)
{
	for (;; a++, b++) {
		a = strchr(a, '%');
		b = strchr(b, '%');
		if (!a || !b)
			return !a && !b;
		const bool digit = a[1] >= '0' && a[1] <= '9';
		if (a[1] != b[1] || (digit && a[2] != b[2]))
			return false;
		a += digit;
		b += digit;
	}
}

static bool is_jump(const struct row *row)
{
	return row->class == JUMP && text_has(row, 'l');
}

static unsigned row_choices(const struct source *s, unsigned at)
{
	const struct row *row = mutated_row(s, at);
	return row->class == CALL_RET || is_jump(row) ? 0 : s->p->t->rows - 1;
}

static unsigned condition_choices(const struct source *s, unsigned at)
{
	return s->flow[at].jumps && !s->flow[at].always ? s->p->t->rows - 1 : 0;
}

static bool make_row(const struct source *s, unsigned choice, struct mutant *m)
{
	const struct row *row = mutated_row(s, m->at), *other = &s->p->t->row[choice + 1];
	if (other == row || strcmp(other->shape, row->shape) || !same_letters(other->text, row->text) ||
	    other->class == CALL_RET || is_jump(other) != is_jump(row))
		return false;
	m->ins.op = (uint16_t)(choice + 1);
	return true;
}

static bool says_width(const struct row *row)
{
	for (const char *c = row->text; (c = strchr(c, '%')); c++)
		if (c[1] == 's' || (c[1] && strchr(letters, c[1])))
			return true;
	return false;
}

static unsigned width_choices(const struct source *s, unsigned at)
{
	const struct ins *i = &s->p->ins[at];
	return s->p->t->word == 64 && i->w == 64 && mutated_row(s, at)->class != CALL_RET && says_width(mutated_row(s, at));
}

/* Only half of it: of twice as much, the lower half would be the same. */
static bool make_width(const struct source *s, unsigned choice, struct mutant *m)
{
	(void)s, (void)choice;
	m->ins.w = 32;
	return true;
}

/* ---- one less, two in another order ---- */

static unsigned drop_choices(const struct source *s, unsigned at)
{
	return !does_nothing(&s->flow[at]);
}

static bool make_dropped(const struct source *s, unsigned choice, struct mutant *m)
{
	const struct flow *f = &s->flow[m->at];
	(void)choice;
	return f->touches || f->jumps || f->calls || (f->writes.registers & f->after.registers) || (f->writes.flags & f->after.flags);
}

static unsigned swap_choices(const struct source *s, unsigned at)
{
	unsigned n = 0;
	while (n <= FARTHEST_SWAP && at + n < s->p->n && s->p->ins[at + n].op != OP_LABEL && !s->flow[at + n].jumps &&
	       !s->flow[at + n].calls)
		n++;
	return n ? n - 1 : 0;
}

static bool make_swapped(const struct source *s, unsigned choice, struct mutant *m)
{
	m->to = m->at + 1 + choice;
	return order_matters(s, m->at, m->to);
}

/* ---- beside the instructions ---- */

static unsigned bit_choices(const struct source *s, unsigned at)
{
	return at < s->p->tables ? 8 * s->p->table[at]->bytes : 0;
}

/* Of what is loaded by any run; the tables' regions follow that of the stack. */
static bool make_bit(const struct source *s, unsigned choice, struct mutant *m)
{
	const bool *loaded = s->passage.loaded[1 + m->at];
	m->to = choice;
	m->before = s->p->table[m->at]->name;
	m->after = text_of("bit %u of byte %u", choice % 8, choice / 8);
	return loaded && loaded[choice / 8];
}

/* Buffers and what there is of them for each unit: one more, one less.  The stack: one less than the proof saw in use. */
static unsigned size_choices(const struct source *s, unsigned at)
{
	return at < MAX_ARGS ? 2 * (s->p->c->arg[at].kind == ARG_BUF) : at == MAX_ARGS && s->passage.stack > 0;
}

static bool make_size(const struct source *s, unsigned choice, struct mutant *m)
{
	m->contract = *s->p->c;
	struct arg *a = &m->contract.arg[m->at % MAX_ARGS];
	if (m->at == MAX_ARGS) {
		m->contract.stack = (unsigned)s->passage.stack - 1;
		m->before = "stack";
		m->after = text_of("%u bytes", m->contract.stack);
		return true;
	}
	a->bytes += choice ? 1 : -1u;
	m->before = a->name;
	m->after = text_of("%u bytes", a->bytes);
	return true;
}

/* ---- all kinds ---- */

static const struct {
	unsigned (*choices)(const struct source *s, unsigned at);
	bool (*make)(const struct source *s, unsigned choice, struct mutant *m);
} kinds[MUTATIONS] = {
	[BY_ONE] = { by_one_choices, make_by_one },
	[BY_POWER] = { by_power_choices, make_by_power },
	[OTHER_REGISTER] = { register_choices, make_register },
	[OTHER_OPCODE] = { row_choices, make_row },
	[OTHER_WIDTH] = { width_choices, make_width },
	[OTHER_CONDITION] = { condition_choices, make_row },
	[DROPPED] = { drop_choices, make_dropped },
	[SWAPPED] = { swap_choices, make_swapped },
	[BIT] = { bit_choices, make_bit },
	[SIZE] = { size_choices, make_size },
};

const char *const mutation_name[MUTATIONS] = {
	[BY_ONE] = "by one", [BY_POWER] = "a bit", [OTHER_REGISTER] = "register", [OTHER_OPCODE] = "opcode",
	[OTHER_WIDTH] = "width", [OTHER_CONDITION] = "condition", [DROPPED] = "dropped", [SWAPPED] = "swapped",
	[BIT] = "table bit", [SIZE] = "size",
};

unsigned mutant_choices(const struct source *s, enum mutation how, unsigned at)
{
	return how < BIT && s->p->ins[at].op == OP_LABEL ? 0 : kinds[how].choices(s, at);
}

static const char *shown(const struct prog *p, const struct ins *i)
{
	char text[200] = "";
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	if (f) {
		print_ins(f, p, i);
		fclose(f);
	}
	for (char *c = text; *c; c++)
		*c = *c == '\t' ? ' ' : *c;
	return text_of("%s", text);
}

/* One that asks for less alignment does the same, too. */
static bool says_something_else(const struct source *s, struct mutant *m)
{
	const struct ins *was = &s->p->ins[m->at];
	if (shape_objects(s->p, &m->ins) || same_effect_on(s->flow[m->at].after, s->p, was, s->p, &m->ins))
		return false;
	m->before = shown(s->p, was);
	m->after = shown(s->p, &m->ins);
	return strcmp(m->before, m->after) != 0;
}

/* Where no run of the whole proof comes by, nothing can be wrong. */
static bool comes_by(const struct passage *p, unsigned at)
{
	bool any = false;
	for (unsigned c = 0; c < p->cases && !any; c++)
		any = p->ran[c][at];
	return any;
}

bool mutant_make(const struct source *s, enum mutation how, unsigned at, unsigned choice, struct mutant *m)
{
	*m = (struct mutant){ .how = how, .at = at, .before = "", .after = "" };
	if (how < BIT && !comes_by(&s->passage, at))
		return false;
	if (how < BIT)
		m->ins = s->p->ins[at];
	if (!kinds[how].make(s, choice, m))
		return false;
	if (how < DROPPED)
		return says_something_else(s, m);
	if (how <= SWAPPED)
		m->before = shown(s->p, &s->p->ins[at]);
	if (how == SWAPPED) {
		const char *other = shown(s->p, &s->p->ins[m->to]);
		if (!strcmp(m->before, other))
			return false;
		m->after = text_of("%s; %s", other, m->before);
		m->before = text_of("%s; %s", m->before, other);
	}
	return true;
}
