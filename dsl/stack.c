/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The stack of a run: where its pointer goes, how deep, what lasts below it.
 *
 * A function may align the stack pointer to more than its ABI does.  How many bytes that skips depends on the caller.  What
 * lies from there on is then a region of its own, aligned, beside what the function found and pushed: it reaches as far up
 * as nothing was pushed yet, which surely lies below what was, and of the older region nothing is left below that. */
#include <string.h>
#include "run.h"

void stack_needs(struct run *x, int64_t to)
{
	if (to >= x->lowest)
		return;
	x->lowest = to;
	if (x->sp_entry - to > x->p->c->stack)
		run_fail(x, F_STACK, "needs %lld bytes of stack, its contract says %u", (long long)(x->sp_entry - to),
			x->p->c->stack);
}

/* Below the stack pointer nothing lasts, but a secret stays a secret. */
void stack_forget(struct run *x, int64_t from, int64_t to)
{
	for (int64_t i = from; i < to; i++)
		x->region[x->stack].cell[i].stale = true;
}

static int64_t offset_in(const struct region *g, T address)
{
	struct linear off;
	return linear_of(sub(address, g->base), &off) && !off.n && off.k <= g->cells ? off.k : -1;
}

/* As the stack pointer is now, whether or not somebody was told. */
int64_t stack_live(const struct run *x, unsigned region)
{
	if (region != x->stack && (!x->aligned || region != x->aligned))
		return 0;
	const int64_t here = offset_in(&x->region[region], x->reg[x->p->t->sp]);
	return here >= 0 ? here : region == x->aligned ? x->aligned_now : x->sp_now;
}

/* ---- what is aligned ---- */

enum { LEAST_ALIGNED = 32, MOST_ALIGNED = 4096 };

/* How far up nothing was pushed. */
static int64_t first_pushed(const struct run *x)
{
	const struct region *s = &x->region[x->stack];
	int64_t k = x->sp_now;
	while (k < x->sp_entry && (!s->cell[k].w || s->cell[k].stale))
		k++;
	return k;
}

static bool open_aligned(struct run *x, T sp)
{
	const struct target *t = x->p->t;
	const T was = add(x->region[x->stack].base, num(t->word, (uint64_t)x->sp_now));
	unsigned to = LEAST_ALIGNED;
	while (to <= MOST_ALIGNED && sp != and(was, num(t->word, -(uint64_t)to)))
		to *= 2;
	if (to > MOST_ALIGNED || x->aligned || x->head || x->p->c->wipes)
		return false;
	const int64_t live = first_pushed(x);
	const unsigned below = (x->p->c->stack + MOST_ALIGNED - 1) / MOST_ALIGNED * MOST_ALIGNED;
	const unsigned room = below + (unsigned)(live - x->sp_now);
	struct region *g = run_region(x, "aligned stack", READ_WRITE, constant(room), room, false);
	g->align = to;
	g->stack = true;
	for (R r = 0; r < t->regs; r++)
		if (x->reg[r] == sp)
			x->reg[r] = add(g->base, num(t->word, below));
	x->aligned = (unsigned)(g - x->region);
	x->aligned_now = x->aligned_from = below;
	x->aligned_skips = to - t->stack_align;
	x->aligned_at = x->sp_now;
	x->sp_now = live;
	return true;
}

static bool moved_in_aligned(struct run *x, T sp)
{
	const struct region *g = &x->region[x->aligned];
	const int64_t off = x->aligned ? offset_in(g, sp) : -1;
	if (off < 0)
		return false;
	for (int64_t k = x->aligned_now; k < off; k++)
		g->cell[k].stale = true;
	x->aligned_now = off;
	stack_needs(x, x->aligned_at - x->aligned_skips - (x->aligned_from - off));
	return true;
}

static void close_aligned(struct run *x)
{
	struct region *g = &x->region[x->aligned];
	for (unsigned k = 0; x->aligned && k < g->cells; k++)
		g->cell[k].stale = true;
	x->aligned = 0;
}

/* ---- both ---- */

void stack_moved(struct run *x)
{
	const T now = x->reg[x->p->t->sp];
	if (moved_in_aligned(x, now))
		return;
	int64_t sp = run_stack_offset(x, now);
	if (sp < 0 && open_aligned(x, now))
		return;
	if (sp < (x->aligned ? x->sp_now : 0) || sp > x->sp_entry + x->p->t->return_bytes) {
		run_fail(x, F_STACK, "the stack pointer leaves the stack: %s", run_shown(now));
		return;
	}
	close_aligned(x);
	stack_forget(x, x->sp_now, sp);
	x->sp_now = sp;
	stack_needs(x, sp);
}

static void touch_stack(struct run *x, const struct region *g, int64_t off, int64_t bytes)
{
	struct extent *e = &x->extent[x->pc];
	const int64_t entry = g == &x->region[x->stack] ? x->sp_entry : x->sp_entry - x->aligned_at + x->aligned_from;
	const int low = (int)(off - entry), high = (int)(off + bytes - entry);
	*e = e->low >= e->high ? (struct extent){ low, high } :
		(struct extent){ low < e->low ? low : e->low, high > e->high ? high : e->high };
}

bool stack_allows(struct run *x, const struct region *g, struct linear off, struct linear bytes, enum access a)
{
	if (off.n || off.k < stack_live(x, (unsigned)(g - x->region))) {
		run_fail(x, F_STACK, "uses the stack below the stack pointer");
		return false;
	}
	if (g == &x->region[x->stack] && (a & WRITE_ONLY) && (bytes.n || off.k + bytes.k > x->sp_entry)) {
		run_fail(x, F_STACK, "writes to the stack of its caller");
		return false;
	}
	if (x->extent)
		touch_stack(x, g, off.k, bytes.k);
	return true;
}
