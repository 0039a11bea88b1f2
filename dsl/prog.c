/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a program is written: where its variables live, how its blocks nest, what its loops state. */
#include <stdarg.h>
#include <string.h>
#include "dsl.h"

struct prog *prog;

enum block_kind { BLOCK_FUNC, BLOCK_IF, BLOCK_ELSE, BLOCK_WHILE, BLOCK_REPEAT };
struct block {
	enum block_kind kind;
	unsigned top, end;                           /* labels */
	V x, y;
	enum cond c;
	struct loop *loop;
	uint64_t used;
	unsigned frame;
};
enum { MAX_DEPTH = 16 };
static struct block block[MAX_DEPTH];
static unsigned depth;
static bool ended;
static uint64_t taken;                               /* registers handed out and not yet given back */
static unsigned frame_now;                           /* bytes of the frame in use here; prog->frame is the most */
static const char *mark_file, *pending_note;
static int mark_line;

void prog_mark(const char *file, int line)
{
	mark_file = file;
	mark_line = line;
}

void prog_note(const char *fmt, ...)
{
	char buf[200];
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(buf, sizeof buf, fmt, ap);
	va_end(ap);
	pending_note = text_of("%s", buf);
}

struct ins *prog_put(struct ins i)
{
	if (!prog)
		die("an instruction outside of any function");
	if (prog->n == prog->room) {
		unsigned room = prog->room ? 2 * prog->room : 256;
		struct ins *more = must_alloc(room * sizeof *more);
		if (prog->n)
			memcpy(more, prog->ins, prog->n * sizeof *more);
		prog->ins = more;
		prog->room = room;
	}
	i.file = mark_file;
	i.line = mark_line;
	i.note = pending_note;
	pending_note = NULL;
	prog->ins[prog->n] = i;
	return &prog->ins[prog->n++];
}

void prog_tail(FILE *f)
{
	fprintf(f, "  in %s (%s), %s:%d, after\n", prog->symbol, prog->t->name, mark_file ? mark_file : "?", mark_line);
	for (unsigned i = prog->n > 4 ? prog->n - 4 : 0; i < prog->n; i++) {
		fputs("    ", f);
		print_ins(f, prog, &prog->ins[i]);
		fputc('\n', f);
	}
}

unsigned prog_label(const char *stem)
{
	enum { MAX_LABELS = 256 };
	unsigned n = 1;
	if (!prog->label)
		prog->label = must_alloc(MAX_LABELS * sizeof *prog->label);
	if (prog->labels == MAX_LABELS)
		die("more than %d labels", MAX_LABELS);
	for (unsigned i = 0; i < prog->labels; i++)
		n += !strncmp(prog->label[i], stem, strlen(stem));
	prog->label[prog->labels] = text_of("%s%u", stem, n);
	return prog->labels++;
}

void prog_place_label(unsigned label)
{
	prog_put((struct ins){ .op = OP_LABEL, .label = label });
}

/* Functions. */

static unsigned frame_take(unsigned bytes, unsigned align)
{
	unsigned at = (frame_now + align - 1) / align * align;
	frame_now = at + bytes;
	if (prog->frame < frame_now)
		prog->frame = frame_now;
	if (prog->parts == sizeof prog->part / sizeof *prog->part)
		die("more than %u parts of a frame", prog->parts);
	prog->part[prog->parts].at = at;
	prog->part[prog->parts++].bytes = bytes;
	return at;
}

/* Who is handed functions calls them: what arguments of calls need on the stack is at the bottom of the frame. */
static void reserve_outgoing(const struct target *t, const struct contract *c)
{
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++)
		if (c->arg[i].kind == ARG_FNS && t->arg_regs < MAX_ARGS)
			frame_take((MAX_ARGS - t->arg_regs) * t->word / 8, t->word / 8);
}

void prog_open(const struct target *t, const char *symbol, const struct contract *c, const char *file, int line)
{
	if (prog)
		die("%s begins inside of %s", symbol, prog->symbol);
	prog_mark(file, line);
	prog = must_alloc(sizeof *prog);
	*prog = (struct prog){ .t = t, .symbol = symbol, .c = c, .file = file, .line = line,
		.used = (uint64_t)1 << t->sp };
	for (unsigned i = 0; i < t->arg_regs && c->arg[i].kind; i++)
		prog->used |= (uint64_t)1 << t->arg[i];
	depth = 1;
	frame_now = 0;
	taken = 0;
	ended = false;
	block[0] = (struct block){ .kind = BLOCK_FUNC };
	reserve_outgoing(t, c);
}

void prog_find_loops(struct prog *p)
{
	for (unsigned i = 0; i < p->n; i++) {
		struct loop *l = p->ins[i].op == OP_LABEL ? p->ins[i].loop : NULL;
		if (!l)
			continue;
		l->first = l->last = i;
		for (unsigned j = i; j < p->n; j++)
			if (p->ins[j].op != OP_LABEL && p->ins[j].label == p->ins[i].label &&
			    p->t->row[p->ins[j].op].class == JUMP)
				l->last = j;
	}
}

/* What lies above the stack pointer at entry is as much farther away as the prologue made the frame grow. */
static void settle_callers(struct prog *p)
{
	int64_t grown = 0;
	for (unsigned i = 0; i < p->body; i++)
		grown += p->ins[i].frame ? p->ins[i].frame->grow : 0;
	for (unsigned i = p->body; i < p->n; i++)
		if (p->ins[i].mem.caller) {
			p->ins[i].mem.disp += grown;
			p->ins[i].mem.caller = false;
		}
}

struct prog *prog_close(void)
{
	if (depth != 1)
		die("a block is still open at the end");
	struct ins *body = prog->ins;
	unsigned n = prog->n;
	prog->ins = NULL;
	prog->n = prog->room = 0;
	prog_mark(prog->file, prog->line);
	pending_note = NULL;
	prog->t->enter();
	prog->body = prog->n;
	for (unsigned i = 0; i < n; i++) {
		struct ins *copy = prog_put(body[i]);
		*copy = body[i];
	}
	settle_callers(prog);
	prog_mark(prog->file, prog->line);
	prog->t->leave();
	prog_find_loops(prog);
	struct prog *p = prog;
	prog = NULL;
	ended = true;
	return p;
}

/* Variables. */

static int compare_roles(const struct role *a, const struct role *b)
{
	return a->rank != b->rank ? a->rank < b->rank ? -1 : 1 : strcmp(a->name, b->name);
}

/* C calls functions in an initialiser in any order, so the order of the calls is not told. */
static void add_role(const char *name, const char *home, unsigned rank)
{
	const struct role r = { name, home, rank };
	unsigned i = prog->roles;
	for (unsigned k = 0; k < prog->roles; k++)
		if (!compare_roles(&prog->role[k], &r))
			return;
	if (prog->roles == sizeof prog->role / sizeof *prog->role)
		die("more than %u roles", prog->roles);
	for (prog->roles++; i > 0 && compare_roles(&prog->role[i - 1], &r) > 0; i--)
		prog->role[i] = prog->role[i - 1];
	prog->role[i] = r;
}

static V new_var(struct var v)
{
	struct var *p = must_alloc(sizeof *p);
	*p = v;
	if (v.home == IN_REG) {
		prog->used |= parts_of(prog->t, v.reg, v.w);
		const char *home = prog->t->reg_name(v.reg, v.lane ? prog->t->reg_width(v.reg) : v.w);
		add_role(v.name, v.lane ? text_of("%s[%u]", home, v.low / v.w) : home, 512 * v.reg + v.low);
	} else if (v.home == IN_FRAME) {
		add_role(v.name, text_of("frame+%d", v.slot), 512 * NREG + (unsigned)v.slot);
	}
	return p;
}

static void forget(struct loop *l, struct place p, unsigned bytes)
{
	if (l->forgets == sizeof l->forget / sizeof *l->forget)
		die("a loop forgets more than %zu places", sizeof l->forget / sizeof *l->forget);
	l->forget[l->forgets].at = p;
	l->forget[l->forgets++].bytes = bytes;
}

/* A variable that begins inside of a loop holds nothing that is known at its head. */
static void unknown_at_heads(struct place p, unsigned bytes)
{
	for (unsigned i = 1; i < depth; i++)
		if (block[i].loop)
			forget(block[i].loop, p, bytes);
}

static V allocate(const char *name, unsigned w, const R *order)
{
	for (; *order != NOREG; order++)
		if (!(taken >> *order & 1)) {
			taken |= (uint64_t)1 << *order;
			return new_var((struct var){ .name = name, .w = w, .home = IN_REG, .reg = *order });
		}
	unsigned slot = frame_take(w / 8, w / 8);
	unknown_at_heads((struct place){ .frame = true, .off = slot }, w / 8);
	return new_var((struct var){ .name = name, .w = w, .home = IN_FRAME, .slot = (int)slot });
}

V prog_var(const char *name, unsigned w)
{
	return allocate(name, w, prog->t->keep_order);
}

V prog_tmp(const char *name, unsigned w)
{
	if (prog->args_taken < MAX_ARGS && prog->c->arg[prog->args_taken].kind)
		die("%s is declared before argument %s, whose register it might get", name,
		    prog->c->arg[prog->args_taken].name);
	return allocate(name, w, prog->t->tmp_order);
}

/* The last one comes last of all. */
void prog_weave(unsigned from, unsigned to)
{
	const unsigned some = to - from, others = prog->n - to;
	struct ins *in = must_alloc((some + others + 1) * sizeof *in), *out = prog->ins + from;
	memcpy(in, out, (some + others) * sizeof *in);
	for (unsigned i = 0, j = 0; i < some || j < others;)
		*out++ = i < some && j * some >= (i + 1) * others ? in[i++] : in[some + j++];
}

V prog_pin(const char *name, unsigned w, R r)
{
	taken |= (uint64_t)1 << r;
	return new_var((struct var){ .name = name, .w = w, .home = IN_REG, .reg = r });
}

V prog_pin_lane(const char *name, unsigned w, R r, unsigned low)
{
	for (; low >= prog->t->reg_width(r); r++)
		low -= prog->t->reg_width(r);
	taken |= (uint64_t)1 << r;
	return new_var((struct var){ .name = name, .w = w, .home = IN_REG, .reg = r, .lane = true, .low = low });
}

V prog_part(const char *name, unsigned w, R r, unsigned low)
{
	struct var *v = must_alloc(sizeof *v);
	for (; low >= prog->t->reg_width(r); r++)
		low -= prog->t->reg_width(r);
	*v = (struct var){ .name = name, .w = w, .home = IN_REG, .reg = r, .lane = true, .low = low };
	return v;
}

static struct var next_argument(const char *name)
{
	const struct target *t = prog->t;
	unsigned i = prog->args_taken++;
	if (i >= MAX_ARGS || !prog->c->arg[i].kind || strcmp(prog->c->arg[i].name, name))
		die("argument %u is not %s in the contract of %s", i, name, prog->c->name);
	if (i < t->arg_regs)
		return (struct var){ .name = name, .w = t->word, .home = IN_REG, .reg = t->arg[i] };
	return (struct var){ .name = name, .w = t->word, .home = IN_CALLER, .slot = (int)caller_offset(t, i) };
}

V prog_arg_pinned(const char *name)
{
	struct var v = next_argument(name);
	return v.home == IN_REG ? prog_pin(name, v.w, v.reg) : new_var(v);
}

struct mem caller_slot(V v)
{
	return (struct mem){ .base = prog->t->sp, .index = NOREG, .scale = 1, .disp = v->slot, .caller = true };
}

V prog_arg(const char *name)
{
	struct var from = next_argument(name);
	V v = prog_var(name, prog->t->word);
	prog->t->set(v, &from);
	return v;
}

struct place prog_frame(const char *name, unsigned bytes)
{
	unsigned at = frame_take(bytes, 16);
	add_role(name, text_of("frame+%u", at), 512 * NREG + at);
	return (struct place){ .frame = true, .off = at };
}

V prog_framed(const char *name, unsigned w)
{
	return new_var((struct var){ .name = name, .w = w, .home = IN_FRAME, .slot = (int)frame_take(w / 8, w / 8) });
}

V as_width(V v, unsigned w)
{
	struct var *p = must_alloc(sizeof *p);
	*p = *v;
	p->w = w;
	return p;
}

V K(uint64_t k)
{
	struct var *p = must_alloc(sizeof *p);
	*p = (struct var){ .name = "constant", .home = IS_CONST, .k = k };
	return p;
}

struct place at(V base, int64_t off)
{
	return (struct place){ .base = base, .off = off };
}

struct place at_i(V base, V index, int64_t off)
{
	return (struct place){ .base = base, .index = index, .off = off };
}

struct place at_table(const struct table *t, int64_t off)
{
	return (struct place){ .table = t, .off = off };
}

struct place value(V v)
{
	return (struct place){ .base = v, .value = true };
}

struct place beyond(struct place p, int64_t off)
{
	p.off += off;
	return p;
}

struct table *prog_table(const char *stem, const void *little_endian, unsigned bytes, unsigned align)
{
	const char *name = text_of(".L%s_%s", prog->symbol, stem);
	for (unsigned i = 0; i < prog->tables; i++)
		if (!strcmp(prog->table[i]->name, name))
			return prog->table[i];
	struct table *t = must_alloc(sizeof *t);
	*t = (struct table){ .name = name, .bytes = bytes, .align = align, .data = must_alloc(bytes) };
	memcpy(t->data, little_endian, bytes);
	if (prog->tables == sizeof prog->table / sizeof *prog->table)
		die("more than %u tables", prog->tables);
	return prog->table[prog->tables++] = t;
}

int64_t table_offset(struct table *t, const void *bytes, unsigned n)
{
	for (unsigned o = 0; o + n <= t->bytes; o += n)
		if (!memcmp(t->data + o, bytes, n))
			return o;
	const unsigned at = (t->bytes + n - 1) / n * n;
	uint8_t *more = must_alloc(at + n);
	memcpy(more, t->data, t->bytes);
	memcpy(more + at, bytes, n);
	t->data = more;
	t->bytes = at + n;
	return at;
}

/* Blocks. */

static struct block *block_open(enum block_kind k)
{
	if (depth == MAX_DEPTH)
		die("blocks nest deeper than %d", MAX_DEPTH);
	block[depth] = (struct block){ .kind = k, .used = taken, .frame = frame_now };
	ended = false;
	return &block[depth++];
}

bool block_once(void)
{
	bool again = !ended;
	ended = false;
	return again;
}

static enum cond opposite(enum cond c)
{
	static const enum cond o[] = { [EQ] = NE, [NE] = EQ, [LTU] = GEU, [GEU] = LTU, [GTU] = LEU, [LEU] = GTU };
	return o[c];
}

void block_if(V x, enum cond c, V y)
{
	struct block *b = block_open(BLOCK_IF);
	b->end = prog_label("skip");
	prog->t->branch(x, opposite(c), y, b->end);
}

void block_else(void)
{
	if (!prog->n || prog->ins[prog->n - 1].op != OP_LABEL)
		die("ELSE does not follow IF");
	struct ins label = prog->ins[--prog->n];
	struct block *b = block_open(BLOCK_ELSE);
	b->end = prog_label("join");
	prog->t->jump(b->end);
	prog_place_label(label.label);
}

static void open_while(V x, enum cond c, V y, bool tested)
{
	struct block *b = block_open(BLOCK_WHILE);
	b->x = x;
	b->y = y;
	b->c = c;
	b->end = prog_label("done");
	b->top = prog_label("more");
	if (!tested)
		prog->t->branch(x, opposite(c), y, b->end);
	prog_place_label(b->top);
}

void block_while(V x, enum cond c, V y)    { open_while(x, c, y, false); }
void block_do_while(V x, enum cond c, V y) { open_while(x, c, y, true); }

void block_repeat(V count)
{
	struct block *b = block_open(BLOCK_REPEAT);
	b->x = count;
	b->top = prog_label("more");
	b->loop = must_alloc(sizeof *b->loop);
	b->loop->count = count;
	prog_place_label(b->top);
	prog->ins[prog->n - 1].loop = b->loop;
}

void block_end(void)
{
	struct block *b = &block[--depth];
	switch (b->kind) {
	case BLOCK_FUNC:
		die("a block is closed that was not opened");
	case BLOCK_IF: case BLOCK_ELSE:
		prog_place_label(b->end);
		break;
	case BLOCK_WHILE:
		prog->t->branch(b->x, b->c, b->y, b->top);
		prog_place_label(b->end);
		break;
	case BLOCK_REPEAT:
		prog->t->decrement_branch(b->x, b->top);
		break;
	}
	taken = b->used;
	frame_now = b->frame;
	ended = true;
}

void prog_cut(unsigned n, const V *v)
{
	struct cut *c = must_alloc(sizeof *c);
	if (n > MAX_CUT)
		die("a cut with more than %d variables", MAX_CUT);
	c->n = n;
	for (unsigned i = 0; i < n; i++)
		c->v[i] = v[i];
	prog_place_label(prog_label("cut"));
	prog->ins[prog->n - 1].cut = c;
}

static void put_naming(const char *stem, bool done, unsigned which, unsigned n, const V *v)
{
	struct naming *s = must_alloc(sizeof *s);
	if (n > MAX_NAMED || which >= MAX_NAMINGS)
		die("a name for more than %d variables, or for too much at a time", MAX_NAMED);
	s->done = done;
	s->which = which;
	s->n = n;
	for (unsigned i = 0; i < n; i++)
		s->v[i] = v[i];
	prog_place_label(prog_label(stem));
	prog->ins[prog->n - 1].naming = s;
}

void prog_given(unsigned which, unsigned n, const V *v) { put_naming("given", false, which, n, v); }
void prog_named(unsigned which, unsigned n, const V *v) { put_naming("named", true, which, n, v); }

const struct cut *prog_cut_of(const struct prog *p)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].cut)
			return p->ins[i].cut;
	die("%s has no cut", p->symbol);
}

/* REPEAT states its count at least; WHILE is a loop to be run round by round until something is stated of it. */
static struct loop *innermost_loop(void)
{
	for (unsigned i = depth; i-- > 1;) {
		struct block *b = &block[i];
		if (b->kind == BLOCK_WHILE && !b->loop) {
			b->loop = must_alloc(sizeof *b->loop);
			for (unsigned k = prog->n; k-- > 0;)
				if (prog->ins[k].op == OP_LABEL && prog->ins[k].label == b->top)
					prog->ins[k].loop = b->loop;
		}
		if (b->loop)
			return b->loop;
	}
	die("a loop's statement outside of a loop");
}

void strides(V v, int64_t by)
{
	struct loop *l = innermost_loop();
	l->stride[l->strides].v = v;
	l->stride[l->strides++].by = by;
}

static void state_carried(V v, struct place at, unsigned w, unsigned ghost)
{
	struct loop *l = innermost_loop();
	if (l->carries == MAX_CARRIED)
		die("a loop carries more than %d words", MAX_CARRIED);
	l->carry[l->carries].v = v;
	l->carry[l->carries].at = at;
	l->carry[l->carries].w = w;
	l->carry[l->carries++].ghost = ghost;
}

void carries(V v, unsigned ghost)                              { state_carried(v, (struct place){ 0 }, v->w, ghost); }
void carries_at(struct place p, unsigned w, unsigned ghost)    { state_carried(NULL, p, w, ghost); }

void holds(V v, uint64_t k)
{
	struct loop *l = innermost_loop();
	l->hold[l->holds].v = v;
	l->hold[l->holds++].k = k;
}

void forgets(struct place p, unsigned bytes)
{
	forget(innermost_loop(), p, bytes);
}
