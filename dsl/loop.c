/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Loops whose count is not a constant, and cuts.  What a loop states is checked on arrival at its head; then everything
 * that the body may change is forgotten down to the statement; the body runs once; the statement is checked again. */
#include <string.h>
#include "run.h"

static bool rounds_left(const struct run *x, int64_t *least, int64_t *most)
{
	struct linear l;
	return linear_of(x->ghost.m, &l) && linear_range(&l, least, most);
}

/* The fold stands for one round more than were done at the head, so none may be left. */
void loop_check_last_round(struct run *x)
{
	int64_t least, most;
	if (rounds_left(x, &least, &most) && least == 1 && most == 1)
		return;
	x->pc = x->in_loop->last;
	run_fail(x, F_LOOP, "the loop ends while rounds are left: %s at its head", run_shown(x->ghost.m));
}

struct run_head {
	T reg[NREG];
	T first[32], followed[32];                   /* of the strides, and of what follows */
	T ghost[MAX_GHOSTS];
	uint64_t written;
	struct cell *cell[MAX_REGIONS];
};

static T var_value(struct run *x, V v)
{
	if (v->home == IN_REG)
		return bits(x->reg[v->reg], v->low, v->w);
	if (v->home == IS_CONST)
		return num(v->w ? v->w : 64, v->k);
	if (v->home == IN_CALLER)
		return run_peek(&x->region[x->stack], (unsigned)x->sp_entry + (unsigned)v->slot, v->w / 8);
	return run_read_at(x, x->reg[x->p->t->sp], v->slot, v->w / 8);
}

static T with_lane(T reg, unsigned low, T t)
{
	const unsigned end = low + width(t);
	if (low)
		t = cat(t, bits(reg, 0, low));
	return end < width(reg) ? cat(bits(reg, end, width(reg) - end), t) : t;
}

/* What else the register holds is not the variable's, and stays unknown. */
static void var_set(struct run *x, V v, T t)
{
	if (v->home == IN_REG)
		x->reg[v->reg] = with_lane(x->reg[v->reg], v->low, t);
	else
		run_write_at(x, x->reg[x->p->t->sp], v->slot, v->w / 8, t);
}

static T place_address(struct run *x, struct place p)
{
	T base = p.frame ? x->reg[x->p->t->sp] : var_value(x, p.base);
	return add(base, num(width(base), (uint64_t)p.off));
}

static T carried_value(struct run *x, const struct loop *l, unsigned i)
{
	return l->carry[i].v ? var_value(x, l->carry[i].v)
	                     : run_load(x, place_address(x, l->carry[i].at), l->carry[i].w / 8);
}

static void carried_set(struct run *x, const struct loop *l, unsigned i, T t)
{
	if (l->carry[i].v)
		var_set(x, l->carry[i].v, t);
	else
		run_store(x, place_address(x, l->carry[i].at), l->carry[i].w / 8, t);
}

static uint64_t written_in(const struct prog *p, const struct loop *l)
{
	uint64_t all = 0, wrote;
	for (unsigned i = l->first; i <= l->last; i++) {
		footprint(p, &p->ins[i], &wrote);
		all |= wrote;
	}
	return all;
}

/* Then every call in it wants upper halves clean, so the head has them so. */
static bool calls_somebody(const struct prog *p, const struct loop *l)
{
	for (unsigned i = l->first; i <= l->last; i++)
		if (p->ins[i].callee)
			return true;
	return false;
}

static bool check_held(struct run *x, const struct loop *l, const char *when)
{
	for (unsigned i = 0; i < l->holds; i++)
		if (var_value(x, l->hold[i].v) != num(l->hold[i].v->w, l->hold[i].k)) {
			run_fail(x, F_LOOP, "%s, %s is not what the loop holds in it: %s", when, l->hold[i].v->name,
				run_shown(var_value(x, l->hold[i].v)));
			return false;
		}
	return true;
}

static bool check_carried(struct run *x, const struct loop *l, const T *want, const char *when)
{
	for (unsigned i = 0; i < l->carries; i++) {
		unsigned j = l->carry[i].ghost;
		T got = carried_value(x, l, i);
		if (x->state == RUNNING && got != want[j]) {
			run_fail(x, F_LOOP, "%s, word %u is not what the loop carries%s%s: %s", when, j,
				l->carry[i].v ? " in " : "", l->carry[i].v ? l->carry[i].v->name : "", run_shown(got));
			return false;
		}
	}
	return x->state == RUNNING;
}

static T as_wide(T n, unsigned w)
{
	return width(n) < w ? zext(n, w) : bits(n, 0, w);
}

/* What tells the rounds that are left: the count, or what falls by some number in each. */
static V what_counts(const struct loop *l, int64_t *by)
{
	if (l->count)
		return l->count;
	for (unsigned i = 0; i < l->strides; i++)
		if (l->stride[i].by < 0) {
			*by = -l->stride[i].by;
			return l->stride[i].v;
		}
	return NULL;
}

/* Where no count falls, the claim may have said how many rounds there are; that the loop ends after so many is shown where
 * it goes on and where it ends. */
static bool opens_rounds(struct run *x)
{
	struct linear n;
	if (x->ghost.i)
		return true;
	if (linear_of(x->ghost.rounds, &n) && n.n == 1 && n.c[0] == 1 && !n.k) {
		x->split = n.s[0];
		x->open_for_loop = true;
		x->state = WANTS_SPLIT;
	} else if (n.n) {
		run_fail(x, F_LOOP, "the rounds of a loop are no input: %s", run_shown(x->ghost.rounds));
	}
	return false;
}

/* It must be by * n and, if it is no count, a number that stays; n is an input, which is opened into done and left. */
static bool counts_rounds(struct run *x, const struct loop *l, T count, int64_t by)
{
	struct ghost *h = &x->ghost;
	struct linear c, n = { 0 };
	if (!linear_of(count, &c)) {
		run_fail(x, F_LOOP, "the count of a loop is no input: %s", run_shown(count));
		return false;
	}
	if (h->i) {
		n = times(by, h->i);
		struct linear m = times(by, h->m);
		if (linear_add(&n, &m, 1) && linear_add(&n, &c, -1) && !n.n && (!l->count || !n.k))
			return true;
	} else if (c.n == 1 && c.c[0] == by && (!l->count || !c.k)) {
		x->split = c.s[0];
		x->open_for_loop = true;
		x->state = WANTS_SPLIT;
		return false;
	}
	run_fail(x, F_LOOP, "the count of a loop is not the input that was opened for it: %s", run_shown(count));
	return false;
}

static T followed(struct run *x, unsigned k, T i, const T *fold)
{
	const struct ghost *h = &x->ghost;
	T t = h->in_round ? h->in_round(h->of, x, x->head->followed[k], i, fold) : NULL;
	if (!t)
		run_fail(x, F_LOOP, "what follows the rounds cannot be told of another one: %s", run_shown(x->head->followed[k]));
	return t;
}

/* What counts, and what follows, has the value that it has at the head of this round. */
static void set_counters(struct run *x, const struct loop *l)
{
	const struct ghost *h = &x->ghost;
	for (unsigned i = 0; i < l->strides; i++) {
		V v = l->stride[i].v;
		var_set(x, v, add(x->head->first[i], mulk(as_wide(h->i, v->w), (uint64_t)l->stride[i].by)));
	}
	if (l->count)
		var_set(x, l->count, as_wide(h->m, l->count->w));
	for (unsigned i = 0; i < l->follows && x->state == RUNNING; i++) {
		T t = followed(x, i, h->i, h->now);
		if (t)
			var_set(x, l->follow[i], t);
	}
}

static void check_round(struct run *x)
{
	if (x->ghost.round)
		x->ghost.round(x->ghost.of, x, x->ghost.i);
	for (unsigned i = 0; i < x->regions; i++)
		for (unsigned k = 0; k < x->region[i].givens && x->state == RUNNING; k++)
			if (!given_judged(&x->region[i].given[k])) {
				x->pc = (unsigned)x->region[i].given[k].writer;
				run_fail(x, F_LOOP, "a round writes %s + %s, of which nobody says what it must be",
					x->region[i].name, run_linear_shown(x->region[i].given[k].off));
			}
}

static void forget_bytes(struct run *x, T address, unsigned bytes)
{
	struct region *g;
	struct linear off;
	if (!run_range(x, address, constant(bytes), WRITE_ONLY, &g, &off))
		return;
	if (!g->cells || off.n || g->access != READ_WRITE) {
		run_fail(x, F_UNDECIDED, "a loop forgets something in %s at no fixed place", g->name);
		return;
	}
	for (unsigned o = 0; o < bytes; o++)
		region_put(g, (unsigned)off.k + o, 1, run_left_by(x, "left by the last round", 8), (int)x->pc);
}

static void enter_loop(struct run *x, const struct loop *l)
{
	struct ghost *h = &x->ghost;
	int64_t by = 1;
	V counter = what_counts(l, &by);
	if (!counter && !x->ghost.rounds) {
		run_fail(x, F_LOOP, "nothing that the loop states falls from round to round");
		return;
	}
	T count = counter ? var_value(x, counter) : x->ghost.rounds;
	if (is_const(count) || !(counter ? counts_rounds(x, l, count, by) : opens_rounds(x)))
		return;
	for (unsigned i = 0; i < x->regions; i++)
		if (x->region[i].givens) {
			run_fail(x, F_LOOP, "something is given out before a loop");
			return;
		}
	if (!check_carried(x, l, h->now, "before the loop") || !check_held(x, l, "before the loop"))
		return;
	const bool calls = calls_somebody(x->p, l);
	if (calls)
		run_check_upper(x, "before a loop with a call");
	struct run_head *head = must_alloc(sizeof *head);
	x->head = head;
	x->in_loop = l;
	for (unsigned i = 0; i < l->strides; i++)
		head->first[i] = var_value(x, l->stride[i].v);
	for (unsigned i = 0; i < l->follows; i++)
		head->followed[i] = var_value(x, l->follow[i]);
	for (unsigned i = 0; i < l->follows && x->state == RUNNING; i++)
		if (followed(x, i, num(64, 0), h->now) != head->followed[i])
			run_fail(x, F_LOOP, "before the loop, %s is not made of its first round", l->follow[i]->name);
	if (x->state != RUNNING)
		return;
	head->written = written_in(x->p, l);
	for (R r = 0; r < x->p->t->regs; r++)
		if (head->written >> r & 1) {
			x->reg[r] = run_left_by(x, "left by the last round", run_reg_width(x, r));
			x->left[r] = calls ? x->reg[r] : NULL;
		}
	for (unsigned f = 0; f < x->p->t->flags; f++)
		x->flag[f] = unsaid(1);
	for (unsigned j = 0; j < h->n; j++)
		h->now[j] = head->ghost[j] = sym("carried", j, h->w, true);
	set_counters(x, l);
	for (unsigned i = 0; i < l->forgets; i++)
		forget_bytes(x, place_address(x, l->forget[i].at), l->forget[i].bytes);
	for (unsigned i = 0; i < l->holds; i++)
		var_set(x, l->hold[i].v, num(l->hold[i].v->w, l->hold[i].k));
	for (unsigned i = 0; i < l->carries; i++)
		carried_set(x, l, i, h->now[l->carry[i].ghost]);
	memcpy(head->reg, x->reg, sizeof head->reg);
	for (unsigned i = 0; i < x->regions; i++)
		if (x->region[i].cells) {
			head->cell[i] = must_alloc(x->region[i].cells * sizeof(struct cell));
			memcpy(head->cell[i], x->region[i].cell, x->region[i].cells * sizeof(struct cell));
		}
}

static void check_kept(struct run *x, const struct loop *l)
{
	struct run_head *head = x->head;
	/* What may differ is put back, then nothing may. */
	set_counters(x, l);
	for (unsigned i = 0; i < l->carries; i++)
		carried_set(x, l, i, head->ghost[l->carry[i].ghost]);
	for (unsigned i = 0; i < l->forgets && x->state == RUNNING; i++) {
		struct region *g;
		struct linear off;
		if (run_range(x, place_address(x, l->forget[i].at), constant(l->forget[i].bytes), WRITE_ONLY, &g, &off))
			memcpy(g->cell + off.k, head->cell[g - x->region] + off.k, l->forget[i].bytes * sizeof *g->cell);
	}
	for (R r = 0; r < x->p->t->regs; r++)
		if (!(head->written >> r & 1) && x->reg[r] != head->reg[r])
			run_fail(x, F_LOOP, "%s changes outside of the loop that goes on", x->p->t->reg_name(r, run_reg_width(x, r)));
	for (unsigned i = 0; i < x->regions; i++) {
		const struct region *g = &x->region[i];
		unsigned from = (unsigned)stack_live(x, i);
		for (unsigned o = 0; o < from && x->state == RUNNING; o++) {
			const struct cell *c = &g->cell[o], *had = &head->cell[i][o];
			if (x->p->c->wipes && c->w && (c->w != had->w || c->byte != had->byte) && is_secret(bits(c->w, 8u * c->byte, 8)))
				run_fail(x, F_LOOP, "a round leaves a secret below the stack pointer");
		}
		for (unsigned o = from; o < g->cells && x->state == RUNNING; o++)
			if (run_peek(g, o, 1) != (head->cell[i][o].w ? bits(head->cell[i][o].w, 8u * head->cell[i][o].byte, 8) : NULL))
				run_fail(x, F_LOOP, "the loop changes byte %u of %s and does not state it", o, g->name);
	}
}

static void close_loop(struct run *x, const struct loop *l)
{
	struct ghost *h = &x->ghost;
	struct run_head *head = x->head;
	T next[MAX_GHOSTS];
	int64_t least, most;
	if (!rounds_left(x, &least, &most) || least < 2) {
		x->pc = l->last;
		run_fail(x, F_LOOP, "the loop goes on when its last round is done");
		return;
	}
	if (h->step)
		h->step(h->of, x, h->i, head->ghost, next);
	if (!check_carried(x, l, next, "after one more round") || !check_held(x, l, "after one more round"))
		return;
	if (l->count && var_value(x, l->count) != sub(as_wide(h->m, l->count->w), num(l->count->w, 1)))
		run_fail(x, F_LOOP, "the count does not fall by one a round: %s", run_shown(var_value(x, l->count)));
	for (unsigned i = 0; i < l->strides; i++) {
		V v = l->stride[i].v;
		T want = add(head->first[i], mulk(add(as_wide(h->i, v->w), num(v->w, 1)), (uint64_t)l->stride[i].by));
		if (var_value(x, v) != want)
			run_fail(x, F_LOOP, "%s does not move by %lld a round: %s", v->name,
				(long long)l->stride[i].by, run_shown(var_value(x, v)));
	}
	if (calls_somebody(x->p, l))
		run_check_upper(x, "after a round of a loop with a call");
	for (unsigned i = 0; i < l->follows && x->state == RUNNING; i++)
		if (var_value(x, l->follow[i]) != followed(x, i, add(h->i, num(width(h->i), 1)), next))
			run_fail(x, F_LOOP, "after one more round, %s does not hold of it what it held of the first one: %s",
				l->follow[i]->name, run_shown(var_value(x, l->follow[i])));
	check_round(x);
	if (x->state == RUNNING)
		check_kept(x, l);
	if (x->state == RUNNING)
		x->state = CLOSED;
}

void loop_arrive(struct run *x, const struct ins *i)
{
	if (!i->loop || x->probing)
		return;
	x->rounds++;
	if (x->concrete)
		return;
	if (x->in_loop == i->loop)
		close_loop(x, i->loop);
	else
		enter_loop(x, i->loop);
}

/* Names.  Numbers need none. */
void naming_arrive(struct run *x, const struct naming *s)
{
	T opened[MAX_NAMED], named[MAX_NAMED];
	if (x->concrete || x->probing)
		return;
	if (!s->done) {
		for (unsigned i = 0; i < s->n; i++)
			x->given_there[s->which][i] = var_value(x, s->v[i]);
		return;
	}
	if (!x->naming) {
		run_fail(x, F_UNDECIDED, "something gets a name of which nobody says what it stands for");
		return;
	}
	x->naming(x->naming_of, x->given_there[s->which], opened, named);
	for (unsigned i = 0; i < s->n && x->state == RUNNING; i++) {
		T got = var_value(x, s->v[i]);
		if (got != opened[i] && !term_residue_equal(got, opened[i]))
			run_fail(x, F_UNDECIDED, "%s is not shown to be what its name stands for: %s", s->v[i]->name, run_shown(got));
	}
	for (unsigned i = 0; i < s->n && x->state == RUNNING; i++)
		var_set(x, s->v[i], named[i]);
}

/* Cuts.  In front of one, the frame must be as the prologue made it: what was pushed still lies there. */

static void check_pushed(struct run *x)
{
	const struct target *t = x->p->t;
	const struct region *s = &x->region[x->stack];
	int64_t at = x->sp_entry;
	for (unsigned i = 0; i < x->p->body; i++) {
		const struct frame_step *f = x->p->ins[i].frame;
		at -= f ? f->grow : 0;
		for (unsigned k = 0; f && k < f->n; k++) {
			const unsigned w = t->reg_width(f->reg[k].r);
			if (run_peek(s, (unsigned)at + (unsigned)f->reg[k].off, w / 8) != x->entry[f->reg[k].r])
				run_fail(x, F_ABI, "at the cut, the pushed %s is no longer there", t->reg_name(f->reg[k].r, w));
		}
	}
	if (t->return_bytes && run_peek(s, (unsigned)x->sp_entry, t->word / 8) != sym("return address", 0, t->word, false))
		run_fail(x, F_STACK, "at the cut, the return address is no longer there");
}

static uint64_t pushed_registers(const struct prog *p)
{
	uint64_t all = 0;
	for (unsigned i = 0; i < p->body; i++)
		for (unsigned k = 0; p->ins[i].frame && k < p->ins[i].frame->n; k++)
			all |= (uint64_t)1 << p->ins[i].frame->reg[k].r;
	return all;
}

void cut_stop(struct run *x, const struct cut *c)
{
	uint64_t kept = x->p->t->saved & ~pushed_registers(x->p) & ~((uint64_t)1 << x->p->t->sp);
	check_pushed(x);
	for (R r = 0; r < x->p->t->regs; r++)
		if ((kept >> r & 1) && x->reg[r] != x->entry[r])
			run_fail(x, F_ABI, "at the cut, %s is not as it was", x->p->t->reg_name(r, run_reg_width(x, r)));
	run_check_upper(x, "at the cut");
	if (x->record_body && x->reg[x->p->t->record] != x->record_body)
		run_fail(x, F_ABI, "at the cut, the frame record is not where the prologue left it");
	if (x->sp_now != x->sp_body)
		run_fail(x, F_STACK, "at the cut, the stack pointer is not where the prologue left it");
	for (unsigned i = 0; i < c->n; i++)
		x->cut_value[i] = var_value(x, c->v[i]);
	if (x->p->c->wipes) {                            /* beside the frame, of which the other half knows no better */
		run_check_wiped(x, 0, x->sp_body);
		run_check_wiped(x, x->sp_body + x->p->frame, x->sp_entry);
	}
	if (x->state == RUNNING)
		x->state = AT_CUT;
}

/* After the prologue: on from the cut, with nothing known but its variables.  The frame is full of secrets. */
void cut_start(struct run *x)
{
	uint64_t kept = (x->p->t->saved & ~pushed_registers(x->p)) | (uint64_t)1 << x->p->t->sp |
		(uint64_t)x->p->t->keeps_records << x->p->t->record;
	unsigned i = x->p->body;
	const struct cut *cut = prog_cut_of(x->p);
	while (x->p->ins[i].cut != cut)
		i++;
	for (R r = 0; r < x->p->t->regs; r++)
		if (!(kept >> r & 1))
			x->left[r] = x->reg[r] = unsaid(run_reg_width(x, r));
	for (unsigned f = 0; f < x->p->t->flags; f++)
		x->flag[f] = unsaid(1);
	for (unsigned o = 0; o < x->p->frame; o++)
		run_write_at(x, x->reg[x->p->t->sp], o, 1, run_left_by(x, "left in front of the cut", 8));
	for (unsigned k = 0; k < x->p->ins[i].cut->n; k++)
		var_set(x, x->p->ins[i].cut->v[k], x->cut_value[k]);
	x->pc = i;
}

