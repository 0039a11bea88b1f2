/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The executor: what registers, flags and memory hold while a program runs, and what a run may not do. */
#include <stdarg.h>
#include <string.h>
#include "dsl.h"

struct linear constant(int64_t k)
{
	return (struct linear){ .k = k };
}

struct linear times(int64_t k, T n)
{
	struct linear l, r = { 0 };
	if (!linear_of(n, &l) || !linear_add(&r, &l, k))
		die("a size that is not affine in what is assumed");
	return r;
}

T function_symbol(const struct contract *c)
{
	return sym(text_of("function %s", c->name), 0, 64, false);
}

uint64_t mix(uint64_t a, uint64_t b)
{
	uint64_t z = a * 0x9e3779b97f4a7c15 + b + 0x2545f4914f6cdd1d;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return z ^ z >> 31;
}

static uint64_t mix_name(const char *s)
{
	uint64_t h = 0;
	while (*s)
		h = mix(h, (unsigned char)*s++);
	return h;
}

void run_fail(struct run *x, enum finding_kind k, const char *fmt, ...)
{
	char buf[1024];
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(buf, sizeof buf, fmt, ap);
	va_end(ap);
	x->state = FAILED;
	report_add(x->report, k, x->p, (int)x->pc, text_of("%s", buf));
}

static const char *shown(T t)
{
	static char buf[4][240];
	static unsigned turn;
	char *s = buf[turn++ % 4];
	FILE *f = fmemopen(s, sizeof buf[0] - 1, "w");
	if (!f)
		return "?";
	setvbuf(f, NULL, _IONBF, 0);
	term_print(f, t, 3);
	fclose(f);
	s[sizeof buf[0] - 1] = 0;
	return s;
}

/* Registers and flags. */

static unsigned reg_width(const struct run *x, R r)
{
	return x->p->t->reg_width(r);
}

T run_get(struct run *x, R r, unsigned w)
{
	x->read |= (uint64_t)1 << r;
	return w == width(x->reg[r]) ? x->reg[r] : bits(x->reg[r], 0, w);
}

void run_put(struct run *x, R r, unsigned w, T v)
{
	unsigned full = reg_width(x, r);
	x->wrote |= (uint64_t)1 << r;
	if (w < full)
		v = x->p->t->zero_extends && w == 32 ? zext(v, full) : cat(bits(x->reg[r], w, full - w), v);
	x->reg[r] = v;
}

T run_flag(struct run *x, unsigned f)
{
	x->read |= (uint64_t)1 << (NREG + f);
	return x->flag[f];
}

void run_set_flag(struct run *x, unsigned f, T v)
{
	x->wrote |= (uint64_t)1 << (NREG + f);
	x->flag[f] = v;
}

T run_address(struct run *x, const struct mem *m, unsigned w)
{
	T a;
	if (m->table) {
		for (unsigned i = 0; i < x->regions; i++)
			if (!strcmp(x->region[i].name, m->table->name))
				return add(x->region[i].base, num(w, (uint64_t)m->disp));
		if (!x->probing)
			die("table %s is not in memory", m->table->name);
		return unsaid(w);
	}
	a = run_get(x, m->base, w);
	if (m->index != NOREG)
		a = add(a, mulk(run_get(x, m->index, w), m->scale));
	return m->disp ? add(a, num(w, (uint64_t)m->disp)) : a;
}

/* Memory. */

struct region *run_region(struct run *x, const char *name, enum access a, struct linear size, unsigned cells, bool secret)
{
	if (x->regions == MAX_REGIONS)
		die("more than %d regions", MAX_REGIONS);
	struct region *g = &x->region[x->regions++];
	unsigned had = g->cells;
	struct region old = *g;
	*g = (struct region){ .name = name, .base = sym(text_of("&%s", name), 0, 64, false), .access = a, .size = size,
		.secret = secret, .cells = cells, .cell = old.cell, .before = old.before, .judged = old.judged,
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

static void put_cells(struct region *g, unsigned off, unsigned bytes, T v, int writer)
{
	if (off + bytes > g->cells)
		die("%s has no byte %u", g->name, off + bytes - 1);
	for (unsigned i = 0; i < bytes; i++)
		g->cell[off + i] = (struct cell){ v, (uint16_t)i, false, writer };
}

void run_fill(struct region *g, unsigned off, T v)
{
	put_cells(g, off, width(v) / 8, v, -1);
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

static const char *linear_shown(struct linear l)
{
	return shown(linear_term(64, &l));
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
	if (x->state != RUNNING || got == byte)
		return;
	x->pc = e ? (unsigned)e->writer : x->pc;
	run_fail(x, F_MEANING, "%s at %s + %s is %s, not %s", what, g->name, linear_shown(off),
		got ? shown(got) : "not written", shown(byte));
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

/* Finding the region of an address costs a subtraction for each; the last answers are kept. */
struct found { T address; unsigned long run; unsigned region; struct linear off; };
enum { FOUND = 4096 };
static struct found found[FOUND];
static unsigned long runs;                           /* begun so far: answers of another run do not count */

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
	if (f->address != address || f->run != runs) {
		unsigned i = 0;
		while (i < x->regions && !linear_of(sub(address, x->region[i].base), off))
			i++;
		if (i == x->regions)
			for (i = 0; i < x->regions && !before(&x->region[i], address, off); i++)
				;
		if (i == x->regions)
			return false;
		*f = (struct found){ address, runs, i, *off };
	}
	*g = &x->region[f->region];
	*off = f->off;
	return true;
}

static int64_t stack_offset(struct run *x, T address)
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
			run_fail(x, F_MEMORY, "%s an address that is nowhere: %s", a == READ_ONLY ? "reads" : "writes", shown(address));
		else if (is_secret(address))
			run_fail(x, F_LEAK, "an address depends on a secret: %s", shown(address));
		else
			run_fail(x, F_UNDECIDED, "an address that is no place in a region: %s", shown(address));
		return false;
	}
	if (!within(*off, bytes, *g)) {
		run_fail(x, F_MEMORY, "%s %s bytes at %s + %s, which has %s", a == READ_ONLY ? "reads" : "writes",
			linear_shown(bytes), (*g)->name, linear_shown(*off), linear_shown((*g)->size));
		return false;
	}
	if (a & ~(*g)->access & WRITE_ONLY) {
		run_fail(x, F_MEMORY, "writes to %s, which is only read", (*g)->name);
		return false;
	}
	if (*g == &x->region[x->stack]) {
		int64_t sp = stack_offset(x, x->reg[x->p->t->sp]);
		if (sp < 0 || off->n || off->k < sp) {
			run_fail(x, F_STACK, "uses the stack below the stack pointer");
			return false;
		}
		if ((a & WRITE_ONLY) && (bytes.n || off->k + bytes.k > x->sp_entry)) {
			run_fail(x, F_STACK, "writes to the stack of its caller");
			return false;
		}
	}
	/* What is given out may lie over what is read, wherever that is. */
	if (x->gave_out && x->p->c->late && a == READ_ONLY && may_be_overlapped(x->p->c, *g)) {
		run_fail(x, F_MEMORY, "reads %s after something was given out, which may overlap it", (*g)->name);
		return false;
	}
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
		run_fail(x, F_UNDECIDED, "reads %s at the symbolic offset %s", g->name, linear_shown(off));
		return NULL;
	}
	T v = run_peek(g, (unsigned)off.k, bytes);
	if (!v)
		run_fail(x, F_MEMORY, "reads bytes of %s + %lld that were never written", g->name, (long long)off.k);
	return v;
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
	return v ? v : unsaid(8 * bytes);
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
	if (g->cells && off.n && split_place(x, &off))
		return;
	if (g->access == WRITE_ONLY)
		x->gave_out = true;
	if (!g->cells && g->access == WRITE_ONLY) {
		give(g, off, bytes, v, (int)x->pc);
		return;
	}
	if (!g->cells || off.n) {
		run_fail(x, F_UNDECIDED, "writes to %s at the symbolic offset %s", g->name, linear_shown(off));
		return;
	}
	put_cells(g, (unsigned)off.k, bytes, v, (int)x->pc);
}

T run_read_at(struct run *x, T address, int64_t off, unsigned bytes)
{
	return run_load(x, add(address, num(width(address), (uint64_t)off)), bytes);
}

void run_write_at(struct run *x, T address, int64_t off, unsigned bytes, T v)
{
	run_store(x, add(address, num(width(address), (uint64_t)off)), bytes, v);
}

/* Control. */

static unsigned label_index(const struct prog *p, unsigned label)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].op == OP_LABEL && p->ins[i].label == label)
			return i;
	die("%s: no label %s", p->symbol, p->label[label]);
}

void run_jump_if(struct run *x, const struct ins *i, T go)
{
	x->went = go;
	if (x->probing)
		return;
	enum verdict v = decide(go, &x->split, &x->split_at);
	if (x->concrete && v != YES && v != NO) {
		uint64_t value;
		term_eval(go, x->seed, &value);      /* what nobody promised is something all the same */
		v = value & 1 ? YES : NO;
	}
	switch (v) {
	case YES:
		x->pc = label_index(x->p, i->label) - 1;
		break;
	case NO:
		break;
	case SPLIT:
		x->state = WANTS_SPLIT;
		x->open_for_loop = false;
		break;
	case UNDECIDED:
		if (is_secret(go))
			run_fail(x, F_LEAK, "a branch depends on a secret: %s", shown(go));
		else
			run_fail(x, F_UNDECIDED, "a branch that cannot be decided: %s", shown(go));
	}
}

/* Something unknown that may well be secret, unlike any other. */
static T left_by(struct run *x, const char *whom, unsigned w)
{
	const T arg[2] = { num(32, x->unknowns++), sym("left behind", 0, 1, true) };
	return apply(whom, w, 2, arg);
}

static void clobber(struct run *x)
{
	for (R r = 0; r < x->p->t->regs; r++)
		if (!(x->p->t->saved >> r & 1))
			x->reg[r] = left_by(x, "left by a call", reg_width(x, r));
	for (unsigned f = 0; f < x->p->t->flags; f++)
		x->flag[f] = unsaid(1);
}

/* The stack pointer, or what a call needs, goes down to there. */
static void deepen(struct run *x, int64_t to)
{
	if (to >= x->lowest)
		return;
	x->lowest = to;
	if (x->sp_entry - to > x->p->c->stack)
		run_fail(x, F_STACK, "needs %lld bytes of stack, its contract says %u", (long long)(x->sp_entry - to),
			x->p->c->stack);
}

/* Below the stack pointer nothing lasts, but a secret stays a secret. */
static void make_stale(struct run *x, int64_t from, int64_t to)
{
	for (int64_t i = from; i < to; i++)
		x->region[x->stack].cell[i].stale = true;
}

static void stack_moved(struct run *x)
{
	int64_t sp = stack_offset(x, x->reg[x->p->t->sp]);
	if (sp < 0 || sp > x->sp_entry + x->p->t->return_bytes) {
		run_fail(x, F_STACK, "the stack pointer leaves the stack: %s", shown(x->reg[x->p->t->sp]));
		return;
	}
	make_stale(x, x->sp_now, sp);
	x->sp_now = sp;
	deepen(x, sp);
}

/* The table of functions that a routine was given. */
static T own_functions(const struct run *x)
{
	const struct contract *c = x->p->c;
	for (unsigned a = 0; a < MAX_ARGS && c->arg[a].kind; a++)
		if (c->arg[a].kind == ARG_FNS)
			return x->entry[x->p->t->arg[a]];
	return NULL;
}

void run_call(struct run *x, const struct ins *i, T function)
{
	const struct contract *c = i->callee;
	x->went = function;
	if (x->probing || x->state != RUNNING)
		return;
	if (function != function_symbol(c)) {
		run_fail(x, F_ABI, "calls %s, not %s", shown(function), c->name);
		return;
	}
	int64_t sp = stack_offset(x, x->reg[x->p->t->sp]);
	if (sp < 0 || sp % x->p->t->stack_align) {
		run_fail(x, F_STACK, "the stack pointer is not aligned to %u at a call", x->p->t->stack_align);
		return;
	}
	if (x->p->c->wipes && !c->wipes) {
		run_fail(x, F_WIPE, "calls %s, which may leave secrets on the stack", c->name);
		return;
	}
	deepen(x, sp - x->p->t->return_bytes - c->stack);
	T arg[MAX_ARGS];
	for (unsigned a = 0; a < MAX_ARGS && c->arg[a].kind; a++)
		arg[a] = x->reg[x->p->t->arg[a]];
	for (unsigned a = 0; a < MAX_ARGS && c->arg[a].kind; a++)
		if (c->arg[a].kind == ARG_FNS && arg[a] != own_functions(x)) {
			run_fail(x, F_ABI, "hands %s another table of functions than its own: %s", c->name, shown(arg[a]));
			return;
		}
	if (x->on_call)
		x->on_call(c, arg);
	c->effect(x, c, arg);
	clobber(x);
	if (x->state != RUNNING)
		return;
	make_stale(x, 0, sp);
	for (unsigned k = 1; k <= x->p->t->return_bytes; k++)
		x->region[x->stack].cell[sp - k] = (struct cell){ .writer = (int)x->pc };
}

static void check_saved(struct run *x)
{
	for (R r = 0; r < x->p->t->regs; r++)
		if ((x->p->t->saved >> r & 1) && x->reg[r] != x->entry[r] && r != x->p->t->sp)
			run_fail(x, F_ABI, "%s does not come back as it was: %s",
				x->p->t->reg_name(r, reg_width(x, r)), shown(x->reg[r]));
}

static void check_wiped(struct run *x)
{
	const struct region *s = &x->region[x->stack];
	for (int64_t i = 0; i < x->sp_entry; i++)
		if (s->cell[i].w && is_secret(bits(s->cell[i].w, 8u * s->cell[i].byte, 8))) {
			int here = (int)x->pc, by = s->cell[i].writer;
			x->pc = by >= 0 ? (unsigned)by : x->pc;
			run_fail(x, F_WIPE, "a secret is left on the stack, %lld bytes below the return address: %s",
				(long long)(x->sp_entry - i), shown(s->cell[i].w));
			x->pc = (unsigned)here;
			return;
		}
}

static bool rounds_left(const struct run *x, int64_t *least, int64_t *most)
{
	struct linear l;
	return linear_of(x->ghost.m, &l) && linear_range(&l, least, most);
}

/* The fold stands for one round more than were done at the head, so none may be left. */
static void check_last_round(struct run *x)
{
	int64_t least, most;
	if (rounds_left(x, &least, &most) && least == 1 && most == 1)
		return;
	x->pc = x->in_loop->last;
	run_fail(x, F_LOOP, "the loop ends while rounds are left: %s at its head", shown(x->ghost.m));
}

void run_return(struct run *x, T to)
{
	x->went = to;
	if (x->probing || x->state != RUNNING)
		return;
	const struct target *t = x->p->t;
	if (to != sym("return address", 0, t->word, false))
		run_fail(x, F_STACK, "returns to something else than its return address: %s", shown(to));
	else if (stack_offset(x, x->reg[t->sp]) != x->sp_entry + t->return_bytes)
		run_fail(x, F_STACK, "the stack pointer does not come back");
	check_saved(x);
	if (x->p->c->wipes)
		check_wiped(x);
	if (x->head && x->state == RUNNING)
		check_last_round(x);
	if (x->state == RUNNING)
		x->state = RETURNED;
}

/* Loops whose count is not a constant: what is stated at the head is checked on arrival, then everything that the
 * body may change is forgotten down to the statement, the body runs once, and the statement is checked again. */

struct run_head {
	T reg[NREG];
	T first[8];                                  /* of the strides */
	T ghost[MAX_GHOSTS];
	uint64_t written;
	struct cell *cell[MAX_REGIONS];
};

static T var_value(struct run *x, V v)
{
	if (v->home == IN_REG)
		return bits(x->reg[v->reg], 0, v->w);
	if (v->home == IS_CONST)
		return num(64, v->k);
	return run_read_at(x, x->reg[x->p->t->sp], v->slot, v->w / 8);
}

static void var_set(struct run *x, V v, T t)
{
	if (v->home == IN_REG)
		x->reg[v->reg] = zext(t, reg_width(x, v->reg));
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

static bool check_carried(struct run *x, const struct loop *l, const T *want, const char *when)
{
	for (unsigned i = 0; i < l->carries; i++) {
		unsigned j = l->carry[i].ghost;
		T got = carried_value(x, l, i);
		if (x->state == RUNNING && got != want[j]) {
			run_fail(x, F_LOOP, "%s, word %u is not what the loop carries%s%s: %s", when, j,
				l->carry[i].v ? " in " : "", l->carry[i].v ? l->carry[i].v->name : "", shown(got));
			return false;
		}
	}
	return x->state == RUNNING;
}

static T as_wide(T n, unsigned w)
{
	return width(n) < w ? zext(n, w) : n;
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

/* It must be by * n and, if it is no count, a number that stays; n is an input, which is opened into done and left. */
static bool counts_rounds(struct run *x, const struct loop *l, T count, int64_t by)
{
	struct ghost *h = &x->ghost;
	struct linear c, n = { 0 };
	if (!linear_of(count, &c)) {
		run_fail(x, F_LOOP, "the count of a loop is no input: %s", shown(count));
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
	run_fail(x, F_LOOP, "the count of a loop is not the input that was opened for it: %s", shown(count));
	return false;
}

/* What counts has the value that it has at the head of this round. */
static void set_counters(struct run *x, const struct loop *l)
{
	const struct ghost *h = &x->ghost;
	for (unsigned i = 0; i < l->strides; i++) {
		V v = l->stride[i].v;
		var_set(x, v, add(x->head->first[i], mulk(as_wide(h->i, v->w), (uint64_t)l->stride[i].by)));
	}
	if (l->count)
		var_set(x, l->count, as_wide(h->m, l->count->w));
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
					x->region[i].name, linear_shown(x->region[i].given[k].off));
			}
}

static void enter_loop(struct run *x, const struct loop *l)
{
	struct ghost *h = &x->ghost;
	int64_t by = 1;
	V counter = what_counts(l, &by);
	if (!counter) {
		run_fail(x, F_LOOP, "nothing that the loop states falls from round to round");
		return;
	}
	T count = var_value(x, counter);
	if (is_const(count))
		return;
	if (!counts_rounds(x, l, count, by))
		return;
	for (unsigned i = 0; i < x->regions; i++)
		if (x->region[i].givens) {
			run_fail(x, F_LOOP, "something is given out before a loop");
			return;
		}
	if (!check_carried(x, l, h->now, "before the loop"))
		return;
	struct run_head *head = must_alloc(sizeof *head);
	x->head = head;
	x->in_loop = l;
	for (unsigned i = 0; i < l->strides; i++)
		head->first[i] = var_value(x, l->stride[i].v);
	head->written = written_in(x->p, l);
	for (R r = 0; r < x->p->t->regs; r++)
		if (head->written >> r & 1)
			x->reg[r] = left_by(x, "left by the last round", reg_width(x, r));
	for (unsigned f = 0; f < x->p->t->flags; f++)
		x->flag[f] = unsaid(1);
	for (unsigned i = 0; i < l->forgets; i++)
		for (unsigned o = 0; o < l->forget[i].bytes; o++)
			run_write_at(x, place_address(x, l->forget[i].at), o, 1, left_by(x, "left by the last round", 8));
	set_counters(x, l);
	for (unsigned j = 0; j < h->n; j++)
		h->now[j] = head->ghost[j] = sym("carried", j, h->w, true);
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
			run_fail(x, F_LOOP, "%s changes outside of the loop that goes on", x->p->t->reg_name(r, reg_width(x, r)));
	for (unsigned i = 0; i < x->regions; i++) {
		const struct region *g = &x->region[i];
		unsigned from = i == x->stack ? (unsigned)stack_offset(x, x->reg[x->p->t->sp]) : 0;
		for (unsigned o = 0; o < from && x->state == RUNNING; o++) {
			const struct cell *c = &g->cell[o], *had = &head->cell[i][o];
			if (c->w && (c->w != had->w || c->byte != had->byte) && is_secret(bits(c->w, 8u * c->byte, 8)))
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
	if (!check_carried(x, l, next, "after one more round"))
		return;
	if (l->count && var_value(x, l->count) != sub(as_wide(h->m, l->count->w), num(l->count->w, 1)))
		run_fail(x, F_LOOP, "the count does not fall by one a round: %s", shown(var_value(x, l->count)));
	for (unsigned i = 0; i < l->strides; i++) {
		V v = l->stride[i].v;
		T want = add(head->first[i], mulk(add(as_wide(h->i, v->w), num(v->w, 1)), (uint64_t)l->stride[i].by));
		if (var_value(x, v) != want)
			run_fail(x, F_LOOP, "%s does not move by %lld a round: %s", v->name,
				(long long)l->stride[i].by, shown(var_value(x, v)));
	}
	check_round(x);
	if (x->state == RUNNING)
		check_kept(x, l);
	if (x->state == RUNNING)
		x->state = CLOSED;
}

static void arrive(struct run *x, const struct ins *i)
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

/* Cuts.  In front of one, the frame must be as the prologue made it: what was pushed still lies there. */

static void check_pushed(struct run *x)
{
	const struct region *s = &x->region[x->stack];
	unsigned word = x->p->t->word / 8, at = (unsigned)x->sp_entry;
	for (unsigned i = 0; i < x->p->body; i++) {
		const struct ins *n = &x->p->ins[i];
		if (n->frame != FRAME_PUSH)
			continue;
		at -= word;
		if (run_peek(s, at, word) != bits(x->entry[n->m], 0, 8 * word))
			run_fail(x, F_ABI, "at the cut, the pushed %s is no longer there", x->p->t->reg_name(n->m, 8 * word));
	}
	if (x->p->t->return_bytes && run_peek(s, (unsigned)x->sp_entry, word) != sym("return address", 0, 8 * word, false))
		run_fail(x, F_STACK, "at the cut, the return address is no longer there");
}

static uint64_t pushed_registers(const struct prog *p)
{
	uint64_t all = 0;
	for (unsigned i = 0; i < p->body; i++)
		if (p->ins[i].frame == FRAME_PUSH)
			all |= (uint64_t)1 << p->ins[i].m;
	return all;
}

static void stop_at(struct run *x, const struct cut *c)
{
	uint64_t kept = x->p->t->saved & ~pushed_registers(x->p) & ~((uint64_t)1 << x->p->t->sp);
	check_pushed(x);
	for (R r = 0; r < x->p->t->regs; r++)
		if ((kept >> r & 1) && x->reg[r] != x->entry[r])
			run_fail(x, F_ABI, "at the cut, %s is not as it was", x->p->t->reg_name(r, reg_width(x, r)));
	if (x->sp_now != x->sp_body)
		run_fail(x, F_STACK, "at the cut, the stack pointer is not where the prologue left it");
	for (unsigned i = 0; i < c->n; i++)
		x->cut_value[i] = var_value(x, c->v[i]);
	if (x->p->c->wipes)
		check_wiped(x);                      /* the other half does not know what this one left */
	if (x->state == RUNNING)
		x->state = AT_CUT;
}

/* After the prologue: on from the cut, with nothing known but its variables. */
static void start_at_cut(struct run *x)
{
	uint64_t kept = (x->p->t->saved & ~pushed_registers(x->p)) | (uint64_t)1 << x->p->t->sp;
	unsigned i = x->p->body;
	while (i < x->p->n && !x->p->ins[i].cut)
		i++;
	if (i == x->p->n)
		die("%s has no cut", x->p->symbol);
	for (R r = 0; r < x->p->t->regs; r++)
		if (!(kept >> r & 1))
			x->reg[r] = unsaid(reg_width(x, r));
	for (unsigned f = 0; f < x->p->t->flags; f++)
		x->flag[f] = unsaid(1);
	for (unsigned k = 0; k < x->p->ins[i].cut->n; k++)
		var_set(x, x->p->ins[i].cut->v[k], x->cut_value[k]);
	x->pc = i;
}

/* Going. */

void run_begin(struct run *x, const struct prog *p, struct report *r)
{
	struct region keep[MAX_REGIONS];
	memcpy(keep, x->region, sizeof keep);
	*x = (struct run){ .p = p, .report = r };
	memcpy(x->region, keep, sizeof keep);
	runs++;
	const struct target *t = p->t;
	for (R i = 0; i < t->regs; i++)
		x->reg[i] = sym("register", i, t->reg_width(i), false);
	for (unsigned f = 0; f < t->flags; f++)
		x->flag[f] = unsaid(1);
	unsigned below = (p->c->stack + 64) / 64 * 64 + 64, room = below + 64;
	struct region *s = run_region(x, "stack", READ_WRITE, constant(room), room, false);
	x->stack = 0;
	x->sp_entry = x->sp_now = x->lowest = below - t->entry_misaligned;
	x->reg[t->sp] = add(s->base, num(t->word, (uint64_t)x->sp_entry));
	if (t->return_bytes)
		put_cells(s, (unsigned)x->sp_entry, t->return_bytes, sym("return address", 0, t->word, false), -1);
	for (unsigned i = 0; i < p->tables; i++) {
		const struct table *c = p->table[i];
		struct region *g = run_region(x, c->name, READ_ONLY, constant(c->bytes), c->bytes, false);
		for (unsigned o = 0; o < c->bytes; o++)
			run_fill(g, o, num(8, c->data[o]));
	}
}

void run_go(struct run *x)
{
	const struct target *t = x->p->t;
	enum { MAX_STEPS = 400000 };          /* a hundred times what a block takes */
	memcpy(x->entry, x->reg, sizeof x->entry);
	for (unsigned i = 0; i < x->regions; i++)
		if (x->region[i].cells)
			memcpy(x->region[i].before, x->region[i].cell, x->region[i].cells * sizeof(struct cell));
	for (x->pc = 0; x->state == RUNNING; x->pc++) {
		if (x->pc >= x->p->n) {
			x->pc = x->p->n - 1;
			run_fail(x, F_STACK, "runs past its end");
			return;
		}
		if (x->pc == x->p->body) {
			x->sp_body = x->sp_now;
			if (x->starts_at_cut)
				start_at_cut(x);
		}
		const struct ins *i = &x->p->ins[x->pc];
		if (i->op == OP_LABEL) {
			if (i->cut && x->stops_at_cut)
				stop_at(x, i->cut);
			else
				arrive(x, i);
			continue;
		}
		const struct row *row = &t->row[i->op];
		x->read = x->wrote = 0;
		row->mean(x, i);
		x->count[row->class]++;
		if (++x->steps > (x->most_steps ? x->most_steps : MAX_STEPS) && x->state == RUNNING)
			run_fail(x, F_UNDECIDED, "does not come to an end");
		if (x->wrote >> t->sp & 1 && x->state == RUNNING)
			stack_moved(x);
		if (x->trace) {
			print_ins(x->trace, x->p, i);
			for (R r = 0; r < t->regs; r++)
				if (x->wrote >> r & 1)
					fprintf(x->trace, "   %s = %s", t->reg_name(r, t->reg_width(r)), shown(x->reg[r]));
			fprintf(x->trace, "   %s:%d\n", i->file, i->line);
		}
	}
}

void run_alone(struct run *x, const struct prog *p, const struct ins *i)
{
	x->p = p;
	x->ins = i;
	x->probing = true;
	x->read = x->wrote = 0;
	x->touches = 0;
	x->went = NULL;
	if (i->op == OP_LABEL)
		return;
	p->t->row[i->op].mean(x, i);
	if (i->callee)
		for (R r = 0; r < p->t->regs; r++)
			if (!(p->t->saved >> r & 1))
				x->wrote |= (uint64_t)1 << r;
}

const struct run *run_blank(const struct prog *p, const struct ins *i)
{
	static struct run x;
	for (R r = 0; r < p->t->regs; r++)
		x.reg[r] = sym("register", r, p->t->reg_width(r), false);
	for (unsigned f = 0; f < p->t->flags; f++)
		x.flag[f] = sym("flag", f, 1, false);
	run_alone(&x, p, i);
	return &x;
}

uint64_t footprint(const struct prog *p, const struct ins *i, uint64_t *wrote)
{
	const struct run *x = run_blank(p, i);
	*wrote = x->wrote;
	return x->read;
}
