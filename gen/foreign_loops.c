/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a loop over blocks holds, found by watching it.
 *
 * The program runs for one block and for two, with numbers.  The head of its loop is where it comes by once for each block.
 * Then it runs for any number of them, but at least three, over symbols until it comes there again.  What registers and memory hold there before the first block and before the second says what the loop seems to keep:
 * the same, a pointer or a count that moves by a number, a word of the state after so many blocks, something made of the
 * block that is next, or anything.  That becomes the loop's statement as authors of ours write it, and nothing here is
 * believed: the proof shows that it holds for all counts, or refuses it. */
#include <string.h>
#include "foreign.h"

/* ---- watching ---- */

enum { MOST_VISITS = 2 };
struct snapshot { T reg[NREG]; struct cell *cell[MAX_REGIONS]; unsigned cells[MAX_REGIONS]; unsigned stack, aligned, live; int64_t sp; };
static struct watch {
	unsigned *visits;                            /* of each instruction that is a label */
	unsigned head;                               /* 0: none is known yet */
	unsigned seen;
	struct snapshot at[MOST_VISITS];
} watch;

static void watched(struct run *x, const struct ins *i)
{
	const unsigned k = (unsigned)(i - x->p->ins);
	watch.visits[k]++;
	if (!watch.head || k != watch.head || watch.seen == MOST_VISITS)
		return;
	if (watch.seen + 1 == MOST_VISITS)
		x->state = AT_CUT;
	struct snapshot *s = &watch.at[watch.seen++];
	*s = (struct snapshot){ .stack = x->aligned ? x->aligned : x->stack, .aligned = x->aligned, .sp = x->aligned ? x->aligned_now : x->sp_now };
	memcpy(s->reg, x->reg, sizeof s->reg);
	for (unsigned r = 0; r < x->regions; r++) {
		const struct region *g = &x->region[r];
		s->cells[r] = g->access & WRITE_ONLY ? g->cells : 0;
		s->cell[r] = must_alloc((s->cells[r] + 1) * sizeof *s->cell[r]);
		if (s->cells[r])
			memcpy(s->cell[r], g->cell, s->cells[r] * sizeof *s->cell[r]);
	}
}

/* After it, x is as the run has ended; fold, if wanted, is the state after each block. */
static void begin(struct run *x, const struct prog *p, const struct foreign *f, T n, bool concrete, struct report *r)
{
	T state[8];
	for (unsigned j = 0; j < f->h->state; j++)
		state[j] = concrete ? num(f->h->W, mix(j, 1)) : sym("state", j, f->h->W, true);
	run_begin(x, p, r);
	x->concrete = concrete;
	foreign_inputs(x, f, n, state);
	watch.visits = must_alloc(p->n * sizeof *watch.visits);
	watch.seen = 0;
	x->on_label = watched;
}

static bool run_for(struct run *x, const struct prog *p, const struct foreign *f, unsigned blocks, struct report *r)
{
	term_new_run();
	begin(x, p, f, num(64, blocks), true, r);
	run_go(x);
	return x->state == RETURNED;
}

/* For so many blocks that the head is passed twice, up to there. */
static bool run_to_head(struct run *x, const struct prog *p, const struct foreign *f, struct report *r, T fold[][8])
{
	term_new_run();
	const T many = sym("many", 0, 60, false);
	assume(many, 3, p->t->most_bytes / f->h->B);
	begin(x, p, f, zext(many, 64), false, r);
	memcpy(fold[0], x->ghost.now, sizeof fold[0]);
	fold_block(f->h, x, num(64, 0), fold[0], fold[1]);
	run_go(x);
	return watch.seen == MOST_VISITS;
}

static bool jumped_back_to(const struct prog *p, unsigned label)
{
	for (unsigned i = label; i < p->n; i++)
		if (p->ins[i].op != OP_LABEL && p->t->row[p->ins[i].op].class == JUMP && p->ins[i].label == p->ins[label].label)
			return true;
	return false;
}

static unsigned find_head(const struct prog *p, const unsigned *one, const unsigned *two)
{
	for (unsigned i = 1; i < p->n; i++)
		if (p->ins[i].op == OP_LABEL && one[i] == 1 && two[i] == 2 && jumped_back_to(p, i))
			return i;
	return 0;
}

/* ---- guessing ---- */

struct guess {
	struct run *x;                               /* that has come to the head again */
	struct prog *p;
	const struct foreign *f;
	struct loop *l;
	T (*fold)[8];
	const char *wrong;
};

static V variable(struct var v)
{
	struct var *kept = must_alloc(sizeof *kept);
	*kept = v;
	return kept;
}

static bool full(struct guess *g, unsigned n, size_t room, const char *what)
{
	if (n == room)
		g->wrong = text_of("it holds more %s than %zu", what, room);
	return n == room;
}
#define ROOM(g, list, what) (!full(g, (g)->l->list##s, sizeof (g)->l->list / sizeof *(g)->l->list, what))

static int word_of_state(const struct guess *g, T before, T after)
{
	for (unsigned j = 0; j < g->f->h->state; j++)
		if (before == g->fold[0][j] && after == g->fold[1][j])
			return (int)j;
	return -1;
}

/* What v holds before the first block and before the second; false: nothing is known that it keeps. */
static bool guess_value(struct guess *g, V v, T before, T after)
{
	struct loop *l = g->l;
	uint64_t by = 0;
	const int word = word_of_state(g, before, after);
	if (word >= 0) {
		if (!full(g, l->carries, MAX_CARRIED, "words of the state")) {
			l->carry[l->carries].v = v;
			l->carry[l->carries].w = v->w;
			l->carry[l->carries++].ghost = (unsigned)word;
		}
		return true;
	}
	if (before == after || is_num(sub(after, before), &by)) {
		if (ROOM(g, stride, "pointers and counts")) {
			l->stride[l->strides].v = v;
			l->stride[l->strides++].by = v->w == 64 ? (int64_t)by : (int64_t)(by << (64 - v->w)) >> (64 - v->w);
		}
		return true;
	}
	if (fold_in_round(g->f->h, g->x, before, num(64, 1), g->fold[1]) == after) {
		if (ROOM(g, follow, "words of the next block"))
			l->follow[l->follows++] = v;
		return true;
	}
	return false;
}

static void guess_register(struct guess *g, R r)
{
	const struct target *t = g->p->t;
	const unsigned w = t->reg_width(r), W = g->f->h->W;
	const T before = watch.at[0].reg[r], after = watch.at[1].reg[r];
	const char *name = t->reg_name(r, w);
	if (r == t->sp || guess_value(g, variable((struct var){ .name = name, .w = w, .home = IN_REG, .reg = r }), before, after))
		return;
	for (unsigned low = 0; low < w && W < w; low += W) {
		V lane = variable((struct var){ .name = text_of("%s[%u]", name, low / W), .w = W, .home = IN_REG, .reg = r, .lane = true,
			.low = low });
		guess_value(g, lane, bits(before, low, W), bits(after, low, W));
	}
}

/* ---- memory ---- */

static T peek(const struct snapshot *s, unsigned region, unsigned off, unsigned bytes)
{
	const struct region g = { .cell = s->cell[region], .cells = s->cells[region] };
	return run_peek(&g, off, bytes);
}

static void forget(struct guess *g, struct place at, unsigned bytes)
{
	struct loop *l = g->l;
	if (l->forgets) {
		const struct place *last = &l->forget[l->forgets - 1].at;
		if (last->frame == at.frame && last->base == at.base && last->off + l->forget[l->forgets - 1].bytes == at.off) {
			l->forget[l->forgets - 1].bytes += bytes;
			return;
		}
	}
	if (!ROOM(g, forget, "places that change"))
		return;
	l->forget[l->forgets].at = at;
	l->forget[l->forgets++].bytes = bytes;
}

/* Words of the frame are variables; of the state they are where a pointer to it says. */
static void guess_word(struct guess *g, unsigned region, unsigned off, unsigned bytes, struct place at)
{
	const T before = peek(&watch.at[0], region, off, bytes), after = peek(&watch.at[1], region, off, bytes);
	const int word = before && after ? word_of_state(g, before, after) : -1;
	struct loop *l = g->l;
	if (before == after)
		return;
	if (word >= 0 && !at.frame && !full(g, l->carries, MAX_CARRIED, "words of the state")) {
		l->carry[l->carries].at = at;
		l->carry[l->carries].w = 8 * bytes;
		l->carry[l->carries++].ghost = (unsigned)word;
	} else if (!before || !after || !at.frame || !guess_value(g, variable((struct var){ .name = text_of("frame+%d", (int)at.off),
		.w = 8 * bytes, .home = IN_FRAME, .slot = (int)at.off }), before, after)) {
		forget(g, at, bytes);
	}
}

static void guess_frame(struct guess *g)
{
	const unsigned r = watch.at[0].stack, word = g->p->t->word / 8;
	for (unsigned off = (unsigned)watch.at[0].sp; off + word <= watch.at[0].cells[r]; off += word)
		for (unsigned step = g->f->h->W / 8, k = 0; k < word; k += step) {
			const struct place at = { .frame = true, .off = (int64_t)off + k - watch.at[0].sp };
			const T before = peek(&watch.at[0], r, off, word), after = peek(&watch.at[1], r, off, word);
			uint64_t by;
			if (before && after && (before == after || is_num(sub(after, before), &by)))
				step = word;                     /* a pointer, or what stays */
			guess_word(g, r, off + k, step, at);
		}
}

/* Who points to the state at the head, both times? */
static V pointer_to(struct guess *g, T base)
{
	const struct target *t = g->p->t;
	for (R r = 0; r < t->regs; r++)
		if (watch.at[0].reg[r] == base && watch.at[1].reg[r] == base)
			return variable((struct var){ .name = t->reg_name(r, t->word), .w = t->word, .home = IN_REG, .reg = r });
	const unsigned r = watch.at[0].stack, word = t->word / 8;
	for (unsigned off = (unsigned)watch.at[0].sp; off + word <= watch.at[0].cells[r]; off += word)
		if (peek(&watch.at[0], r, off, word) == base && peek(&watch.at[1], r, off, word) == base)
			return variable((struct var){ .name = "pointer to the state", .w = t->word, .home = IN_FRAME,
				.slot = (int)(off - watch.at[0].sp) });
	return NULL;
}

static void guess_state(struct guess *g)
{
	const unsigned bytes = g->f->h->W / 8;
	for (unsigned r = 0; r < g->x->regions; r++) {
		const struct region *s = &g->x->region[r];
		if (s->stack || !watch.at[0].cells[r])
			continue;
		V pointer = pointer_to(g, s->base);
		for (unsigned off = 0; off + bytes <= s->cells; off += bytes) {
			if (!pointer && peek(&watch.at[0], r, off, bytes) != peek(&watch.at[1], r, off, bytes))
				g->wrong = "it changes the state, and nothing points to it at the loop's head";
			guess_word(g, r, off, bytes, at(pointer, off));
		}
	}
}

/* ---- the statement ---- */

static bool state_loop(struct guess *g, unsigned head)
{
	uint64_t written = 0, wrote;
	g->l = g->p->ins[head].loop = must_alloc(sizeof *g->l);
	prog_find_loops(g->p);
	for (unsigned i = g->l->first; i <= g->l->last; i++, written |= wrote)
		footprint(g->p, &g->p->ins[i], &wrote);
	for (R r = 0; r < g->p->t->regs; r++)
		if (written >> r & 1)
			guess_register(g, r);
	guess_frame(g);
	guess_state(g);
	return !g->wrong;
}

bool foreign_loops(struct prog *p, const struct foreign *f, FILE *out)
{
	static struct run x;
	struct report report = { .n = 0 };
	T fold[2][8];
	struct guess g = { .x = &x, .p = p, .f = f, .fold = fold };
	if (!foreign_takes(f, FOREIGN_N))
		return true;
	watch = (struct watch){ .head = 0 };
	const bool ran = run_for(&x, p, f, 1, &report);
	const unsigned *one = watch.visits;
	if (ran && run_for(&x, p, f, 2, &report)) {
		watch.head = find_head(p, one, watch.visits);
		if (!watch.head) {
			fprintf(out, "no place is passed once for one block and twice for two\n");
			return false;
		}
		run_to_head(&x, p, f, &report, fold);
	}
	if (watch.seen < MOST_VISITS) {
		report_print(out, &report);
		return false;
	}
	if (!state_loop(&g, watch.head))
		fprintf(out, "the loop at byte %s: %s\n", p->label[p->ins[watch.head].label], g.wrong);
	return !g.wrong;
}
