/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a form's meaning says of constants, bit by bit, and how that is compared with what a machine left. */
#include <stdarg.h>
#include <string.h>
#include "host.h"

/* ---- what the meaning says ---- */

static const struct rows_vector *window_now;

static T in_window(struct run *x, T address, unsigned bytes)
{
	const struct rows_hello *h = &now->hello;
	uint64_t a;
	T v = NULL;
	if (!is_num(address, &a))
		die("%s: an address that is no constant", all->t->row[x->ins->op].id);
	const bool table = x->ins->mem.table != NULL;
	const uint8_t *from = table ? rows_table.data : window_now->memory;
	a -= table ? h->table : h->arena + window_now->window;
	if (a > (table ? rows_table.bytes : ROWS_WINDOW) - bytes)
		return unsaid(8 * bytes);                    /* of a wrong meaning: it will not agree */
	for (unsigned done = 0; done < bytes; done += 8) {
		const unsigned n = bytes - done < 8 ? bytes - done : 8;
		uint64_t k = 0;
		for (unsigned i = 0; i < n; i++)
			k |= (uint64_t)from[a + done + i] << 8 * i;
		T part = num(8 * n, k);
		v = v ? cat(part, v) : part;
	}
	return v;
}

static void known_bits(T x, unsigned low, unsigned n, uint64_t *k, uint64_t *mask)
{
	T part = bits(x, low, n);
	const uint64_t ones = n == 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
	uint64_t bit;
	if (is_num(part, k)) {
		*mask |= ones;
		return;
	}
	*k = 0;
	*mask &= ~ones;
	for (unsigned i = 0; i < n; i++)
		if (is_num(bits(part, i, 1), &bit)) {
			*k |= bit << i;
			*mask |= (uint64_t)1 << i;
		}
}

static T word_of_register(const struct rows_vector *v, R r)
{
	if (!is_vector(r))
		return num(all->t->word, v->general[slot(r)]);
	const uint64_t *word = v->vector[slot(r)] + lane(r);
	T x = num(64, word[0]);
	for (unsigned done = 64; done < all->t->reg_width(r); done += 64)
		x = cat(num(64, word[done / 64]), x);
	return x;
}

static void say_register(struct said *s, const struct run *x, R r, T before)
{
	const unsigned n = slot(r);
	if (x->reg[r] == before)
		return;
	if (!is_vector(r)) {
		known_bits(x->reg[r], 0, all->t->word, &s->v.general[n], &s->known.general[n]);
		return;
	}
	for (unsigned done = 0; done < all->t->reg_width(r); done += 64)
		known_bits(x->reg[r], done, 64, &s->v.vector[n][lane(r) + done / 64],
			&s->known.vector[n][lane(r) + done / 64]);
}

static void say_memory(struct said *s, uint64_t address, T value)
{
	const uint64_t at = address - now->hello.arena - s->v.window;
	for (unsigned i = 0; i < width(value) / 8; i++)
		if (at + i < ROWS_WINDOW) {
			uint64_t byte, mask = 0;
			known_bits(value, 8 * i, 8, &byte, &mask);
			s->v.memory[at + i] = (uint8_t)byte;
			s->known.memory[at + i] = (uint8_t)mask;
		} else {
			s->v.where = UINT32_MAX;             /* of a wrong meaning: it will not agree */
		}
}

static void say_where(struct said *s, const struct run *x)
{
	uint64_t to;
	s->v.where = ROWS_FELL;
	if (!x->went)
		return;
	for (unsigned i = 0; i < 2; i++)
		if (x->went == function_symbol(x, &rows_landing[i]))
			s->v.where = ROWS_LANDED + i;
	if (!is_num(x->went, &to))
		return;
	if (width(x->went) == 1) {
		s->v.where = to ? ROWS_JUMPED : ROWS_FELL;
		return;
	}
	s->v.where = ROWS_LANDED + (to == now->hello.landing[1]);
}

/* A call leaves where to come back to on the stack or in the link register; nobody but the caller's meaning says what
 * else it changes. */
static void say_return_address(struct said *s)
{
	if (all->t->link != NOREG) {
		s->v.general[slot(all->t->link)] = now->stubs[s->v.stub].after;
		s->known.general[slot(all->t->link)] = UINT64_MAX;
	}
	if (!all->t->return_bytes)
		return;
	const unsigned sp = slot(all->t->sp);
	s->v.general[sp] -= all->t->return_bytes;
	say_memory(s, s->v.general[sp], num(8 * all->t->return_bytes, now->stubs[s->v.stub].after));
}

struct said say(const struct plan *p, const struct rows_vector *in)
{
	static struct run x;
	static T blank[NREG];
	struct said s = { .v = *in };
	memset(&s.known, 0xff, sizeof s.known);
	window_now = in;
	x.blank = in_window;
	x.regions = p->f->i.mem.table ? 1 : 0;
	x.region[0].name = rows_table.name;
	x.region[0].base = num(all->t->word, now->hello.table);
	x.place = num(all->t->word, p->f->reach == NEXT ? now->stubs[in->stub].after : now->stubs[in->stub].at);
	for (R i = 0; i < all->t->regs; i++) {
		if (!blank[i])
			blank[i] = sym("register", i, all->t->reg_width(i), false);
		x.reg[i] = (p->read | p->wrote) >> i & 1 ? word_of_register(in, i) : blank[i];
	}
	T before[NREG];
	memcpy(before, x.reg, sizeof before);
	for (unsigned f = 0; f < all->t->flags; f++)
		x.flag[f] = num(1, in->flags >> f & 1);
	run_alone(&x, judged, &p->f->i);
	for (R i = 0; i < all->t->regs; i++)
		say_register(&s, &x, i, before[i]);
	for (unsigned f = 0; f < all->t->flags; f++) {
		uint64_t bit;
		s.v.flags &= ~((uint32_t)1 << f);
		if (is_num(x.flag[f], &bit))
			s.v.flags |= (uint32_t)bit << f;
		else
			s.known.flags &= ~((uint32_t)1 << f);
	}
	for (unsigned i = 0; i < x.touches; i++) {
		uint64_t address;
		if (x.touch[i].value && is_num(x.touch[i].address, &address))
			say_memory(&s, address, x.touch[i].value);
	}
	say_where(&s, &x);
	if (p->f->calls)
		say_return_address(&s);
	return s;
}

/* ---- comparing ---- */

static char why[1024];

static const char *differs(const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(why, sizeof why, fmt, ap);
	va_end(ap);
	return why;
}

static const char *register_name(unsigned s, bool vector)
{
	for (R r = 0; r < all->t->regs; r++)
		if (is_vector(r) == vector && slot(r) == s)
			return all->t->reg_name(r, all->t->reg_width(r));
	return "?";
}

/* As far as something was said. */
const char *judge(const struct plan *p, const struct said *s, const struct rows_vector *got)
{
	const struct rows_vector *v = &s->v, *k = &s->known;
	if (got->signal)
		return differs("it raised signal %u (must it be aligned, and shapes.def does not say so of %s?)", got->signal,
			p->row->shape);
	if (got->where != v->where)
		return differs("control went to %u, not to %u (1 on, 2 to its label, 3 and 4 to a landing)", got->where, v->where);
	if (got->stray)
		return differs("it wrote to memory far from its operand");
	for (unsigned i = 0; i < ROWS_GENERAL; i++)
		if ((got->general[i] ^ v->general[i]) & k->general[i])
			return differs("%s is %#llx, not %#llx", register_name(i, false), (unsigned long long)got->general[i],
				(unsigned long long)v->general[i]);
	for (unsigned i = 0; i < ROWS_VECTOR; i++)
		for (unsigned lane = 0; lane < now->hello.lanes; lane++)
			if ((got->vector[i][lane] ^ v->vector[i][lane]) & k->vector[i][lane])
				return differs("word %u of %s is %#llx, not %#llx", lane, register_name(i, true),
					(unsigned long long)got->vector[i][lane], (unsigned long long)v->vector[i][lane]);
	if ((got->flags ^ v->flags) & k->flags)
		return differs("the flags are %#x, not %#x (bit 0 is the first that meanings name), of which %#x count",
			got->flags, v->flags, k->flags);
	for (unsigned i = 0; i < ROWS_WINDOW; i++)
		if ((got->memory[i] ^ v->memory[i]) & k->memory[i])
			return differs("byte %u of memory is %#x, not %#x", i, got->memory[i], v->memory[i]);
	return NULL;
}
