/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The memory of a run: regions, what their bytes hold, and which accesses a contract allows. */
#include <string.h>
#include "run.h"

static uint64_t mix_name(const char *s)
{
	uint64_t h = 0;
	while (*s)
		h = mix(h, (unsigned char)*s++);
	return h;
}

struct region *run_region(struct run *x, const char *name, enum access a, struct linear size, unsigned cells, bool secret)
{
	if (x->regions == MAX_REGIONS)
		die("more than %d regions", MAX_REGIONS);
	struct region *g = &x->region[x->regions++];
	unsigned had = g->cells;
	struct region old = *g;
	*g = (struct region){ .name = name, .base = sym(text_of("&%s", name), 0, x->p->t->word, false), .access = a, .size = size,
		.secret = secret, .align = 1, .cells = cells, .cell = old.cell, .before = old.before, .judged = old.judged,
		.given = old.given, .givens_room = old.givens_room };
	if (had < cells) {
		g->cell = must_alloc(cells * sizeof *g->cell);
		g->before = must_alloc(cells * sizeof *g->before);
		g->judged = must_alloc(cells * sizeof *g->judged);
	} else if (cells) {
		memset(g->cell, 0, cells * sizeof *g->cell);
		memset(g->judged, 0, cells * sizeof *g->judged);
		g->cells = cells;
	}
	return g;
}

void region_put(struct region *g, unsigned off, unsigned bytes, T v, int writer)
{
	if (off + bytes > g->cells)
		die("%s has no byte %u", g->name, off + bytes - 1);
	for (unsigned i = 0; i < bytes; i++)
		g->cell[off + i] = (struct cell){ v, (uint16_t)i, false, writer };
}

void run_fill(struct region *g, unsigned off, T v)
{
	region_put(g, off, width(v) / 8, v, -1);
}

T run_peek(const struct region *g, unsigned off, unsigned bytes)
{
	const struct cell *c = &g->cell[off];
	if (off + bytes > g->cells)
		return NULL;
	unsigned run = 1;
	while (run < bytes && c[run].w == c->w && c[run].byte == c->byte + run && !c[run].stale)
		run++;
	if (!c->w || c->stale)
		return NULL;
	if (run == bytes)
		return c->byte == 0 && width(c->w) == 8 * bytes ? c->w : bits(c->w, 8u * c->byte, 8 * bytes);
	T low = bits(c->w, 8u * c->byte, 8 * run), high = run_peek(g, off + run, bytes - run);
	return high ? cat(high, low) : NULL;
}

int run_writer(const struct region *g, unsigned off)
{
	return off < g->cells ? g->cell[off].writer : -1;
}

const char *run_linear_shown(struct linear l)
{
	return run_shown(linear_term(64, &l));
}

/* Memory that is written at symbolic places is a list of what was written. */

static void give(struct region *g, struct linear off, unsigned bytes, T v, int writer)
{
	if (g->givens == g->givens_room) {
		unsigned room = g->givens_room ? 2 * g->givens_room : 64;
		struct given *more = must_alloc(room * sizeof *more);
		if (g->givens)
			memcpy(more, g->given, g->givens * sizeof *more);
		g->given = more;
		g->givens_room = room;
	}
	g->given[g->givens++] = (struct given){ .off = off, .v = v, .bytes = bytes, .writer = writer };
}

/* Places that differ by a known number of bytes are told apart; others are found by nobody, which is a finding.  What was
 * written over is judged with what lies over it. */
struct given *run_given(struct region *g, struct linear off, T *byte)
{
	struct given *last = NULL;
	*byte = NULL;
	for (unsigned i = g->givens; i-- > 0;) {
		struct given *e = &g->given[i];
		struct linear d = off;
		if (!linear_add(&d, &e->off, -1) || d.n || d.k < 0 || d.k >= e->bytes)
			continue;
		e->judged |= 1u << d.k;
		if (last)
			continue;
		last = e;
		*byte = bits(e->v, 8 * (unsigned)d.k, 8);
	}
	return last;
}

bool given_judged(const struct given *e)
{
	return e->judged == (1u << e->bytes) - 1;
}

void run_expect_given(struct run *x, struct region *g, struct linear off, T byte, const char *what)
{
	T got;
	struct given *e = run_given(g, off, &got);
	unsigned here = x->pc;
	if (x->watch && x->watch->expected)
		x->watch->expected(x->watch->of, what, g, off, got, byte);
	if (x->state != RUNNING || got == byte)
		return;
	x->pc = e ? (unsigned)e->writer : x->pc;
	run_fail(x, F_MEANING, "%s at %s + %s is %s, not %s", what, g->name, run_linear_shown(off),
		got ? run_shown(got) : "not written", run_shown(byte));
	x->pc = here;
}

T region_byte(const struct run *x, const struct region *g, struct linear off)
{
	if (x->concrete)
		return num(8, mix(mix(x->seed, mix_name(g->name)), (uint64_t)off.k) & (x->seed % 4 == 1 ? 0x80 : 0xff));
	if (off.n == 0 && off.k >= 0 && off.k <= INT32_MAX)
		return sym(g->name, (unsigned)off.k, 8, g->secret);
	T arg[2] = { linear_term(64, &off), sym("content", 0, 1, g->secret) };
	return apply(g->name, 8, 2, arg);
}

/* Finding the region of an address costs a subtraction for each; the last answers are kept, each for the run that asked:
 * another may begin and end behind a call (on_call). */
struct found { T address; const struct run *x; unsigned long run; unsigned region; struct linear off; };
enum { FOUND = 4096 };
static struct found found[FOUND];
static unsigned long runs;                           /* begun so far: answers of another run do not count */

void memory_forget_found(void)
{
	runs++;
}

/* An address before a region's beginning is to be told from one that is nowhere. */
static bool before(const struct region *g, T address, struct linear *off)
{
	struct linear less;
	*off = (struct linear){ 0 };
	return linear_of(sub(g->base, address), &less) && linear_add(off, &less, -1);
}

static bool find(struct run *x, T address, struct region **g, struct linear *off)
{
	struct found *f = &found[(uintptr_t)address / 16 % FOUND];
	if (f->address != address || f->x != x || f->run != runs) {
		unsigned i = 0;
		while (i < x->regions && !linear_of(sub(address, x->region[i].base), off))
			i++;
		if (i == x->regions)
			for (i = 0; i < x->regions && !before(&x->region[i], address, off); i++)
				;
		if (i == x->regions)
			return false;
		*f = (struct found){ address, x, runs, i, *off };
	}
	*g = &x->region[f->region];
	*off = f->off;
	return true;
}

int64_t run_stack_offset(struct run *x, T address)
{
	struct region *g;
	struct linear off;
	return find(x, address, &g, &off) && g == &x->region[x->stack] && !off.n ? off.k : -1;
}

static bool within(struct linear off, struct linear bytes, const struct region *g)
{
	struct linear room = g->size;
	int64_t low, high;
	return linear_range(&off, &low, &high) && low >= 0 && linear_add(&room, &off, -1) &&
	       linear_add(&room, &bytes, -1) && linear_range(&room, &low, &high) && low >= 0;
}

static bool may_be_overlapped(const struct contract *c, const struct region *g)
{
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++)
		if (c->arg[i].kind == ARG_BUF && c->arg[i].access != WRITE_ONLY && c->arg[i].name == g->name)
			return true;
	return false;
}

bool run_range(struct run *x, T address, struct linear bytes, enum access a, struct region **g, struct linear *off)
{
	if (!find(x, address, g, off)) {
		if (x->concrete)
			run_fail(x, F_MEMORY, "%s an address that is nowhere: %s", a == READ_ONLY ? "reads" : "writes", run_shown(address));
		else if (is_secret(address))
			run_fail(x, F_LEAK, "an address depends on a secret: %s", run_shown(address));
		else
			run_fail(x, F_UNDECIDED, "an address that is no place in a region: %s", run_shown(address));
		return false;
	}
	if (!within(*off, bytes, *g)) {
		run_fail(x, F_MEMORY, "%s %s bytes at %s + %s, which has %s", a == READ_ONLY ? "reads" : "writes",
			run_linear_shown(bytes), (*g)->name, run_linear_shown(*off), run_linear_shown((*g)->size));
		return false;
	}
	if (a & ~(*g)->access & WRITE_ONLY) {
		run_fail(x, F_MEMORY, "writes to %s, which is only read", (*g)->name);
		return false;
	}
	if ((*g)->stack && !stack_allows(x, *g, *off, bytes, a))
		return false;
	/* What is given out may lie over what is read, wherever that is. */
	if (x->gave_out && x->p->c->late && a == READ_ONLY && may_be_overlapped(x->p->c, *g)) {
		run_fail(x, F_MEMORY, "reads %s after something was given out, which may overlap it", (*g)->name);
		return false;
	}
	if (x->passage)
		x->passage->regions[x->pc] |= (uint32_t)1 << (*g - x->region);
	return true;
}

/* Memory that is kept byte by byte wants its places one by one: an input with few values is split until it is one. */
static bool split_place(struct run *x, const struct linear *off)
{
	enum { FEW = 1024 };
	struct linear s = { .n = 1, .s = { off->s[0] }, .c = { 1 } };
	int64_t low, high;
	if (off->n != 1 || !linear_range(&s, &low, &high) || high - low > FEW)
		return false;
	x->split = off->s[0];
	x->split_at = low + (high - low + 1) / 2;
	x->open_for_loop = false;
	x->state = WANTS_SPLIT;
	return true;
}

static void note_load(struct passage *p, unsigned region, unsigned cells, unsigned off, unsigned bytes)
{
	if (!p->loaded[region])
		p->loaded[region] = must_alloc(cells);
	memset(p->loaded[region] + off, true, bytes);
}

static T read_region(struct run *x, struct region *g, struct linear off, unsigned bytes)
{
	if (!g->cells && g->access == WRITE_ONLY) {
		run_fail(x, F_MEMORY, "reads %s, which is only written", g->name);
		return NULL;
	}
	if (!g->cells) {
		T v = region_byte(x, g, off);
		for (unsigned i = 1; i < bytes; i++) {
			off.k++;
			v = cat(region_byte(x, g, off), v);
		}
		return v;
	}
	if (off.n && split_place(x, &off))
		return NULL;
	if (off.n) {
		run_fail(x, F_UNDECIDED, "reads %s at the symbolic offset %s", g->name, run_linear_shown(off));
		return NULL;
	}
	T v = run_peek(g, (unsigned)off.k, bytes);
	if (x->passage)
		note_load(x->passage, (unsigned)(g - x->region), g->cells, (unsigned)off.k, bytes);
	if (!v)
		run_fail(x, F_MEMORY, "reads bytes of %s + %lld that were never written", g->name, (long long)off.k);
	return v;
}

bool run_where(struct run *x, T address, struct region **g, struct linear *off)
{
	return find(x, address, g, off);
}

static void touch(struct run *x, struct touch t)
{
	if (x->touches == MAX_TOUCHES)
		die("%s touches memory more than %d times", x->p->t->row[x->ins->op].id, MAX_TOUCHES);
	x->touch[x->touches++] = t;
}

T run_load(struct run *x, T address, unsigned bytes)
{
	struct region *g;
	struct linear off;
	if (x->probing) {
		touch(x, (struct touch){ .address = address, .bytes = bytes });
		return x->blank ? x->blank(x, address, bytes) : unsaid(8 * bytes);
	}
	if (x->state != RUNNING || !run_range(x, address, constant(bytes), READ_ONLY, &g, &off))
		return unsaid(8 * bytes);
	T v = read_region(x, g, off, bytes);
	if (x->watch && x->touches < MAX_TOUCHES)
		touch(x, (struct touch){ .address = address, .loaded = v, .bytes = bytes });
	return v ? v : unsaid(8 * bytes);
}

void run_aligned(struct run *x, T address, unsigned bytes)
{
	struct region *g;
	struct linear off;
	if (x->probing && x->alignment < bytes)
		x->alignment = bytes;
	if (x->probing || x->state != RUNNING || !find(x, address, &g, &off))
		return;                              /* the access itself says so */
	if (g->align % bytes || off.n || off.k % bytes)
		run_fail(x, F_MEMORY, "an address that must be a multiple of %u: %s + %s, which is aligned to %u", bytes, g->name,
			run_linear_shown(off), g->align);
}

void run_store(struct run *x, T address, unsigned bytes, T v)
{
	struct region *g;
	struct linear off;
	if (x->probing) {
		touch(x, (struct touch){ .address = address, .bytes = bytes, .value = v });
		return;
	}
	if (x->state != RUNNING || !run_range(x, address, constant(bytes), WRITE_ONLY, &g, &off))
		return;
	if (x->passage && x->pc >= x->passage->from && x->pc < x->passage->watched)
		x->passage->seen += mix(mix((uintptr_t)address, bytes), (uintptr_t)v);
	if (g->cells && off.n && split_place(x, &off))
		return;
	if (x->watch && x->touches < MAX_TOUCHES)
		touch(x, (struct touch){ .address = address, .bytes = bytes, .value = v });
	if (g->access == WRITE_ONLY)
		x->gave_out = true;
	if (!g->cells && g->access == WRITE_ONLY) {
		give(g, off, bytes, v, (int)x->pc);
		return;
	}
	if (!g->cells || off.n) {
		run_fail(x, F_UNDECIDED, "writes to %s at the symbolic offset %s", g->name, run_linear_shown(off));
		return;
	}
	region_put(g, (unsigned)off.k, bytes, v, (int)x->pc);
}

T run_read_at(struct run *x, T address, int64_t off, unsigned bytes)
{
	return run_load(x, add(address, num(width(address), (uint64_t)off)), bytes);
}

void run_write_at(struct run *x, T address, int64_t off, unsigned bytes, T v)
{
	run_store(x, add(address, num(width(address), (uint64_t)off)), bytes, v);
}

