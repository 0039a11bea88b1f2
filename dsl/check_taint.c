/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A second opinion on constant time: secrets followed forward through the stored program, over all its paths at once.
 *
 * It shares with the executor only what one instruction means.  At each place it knows of every register, flag and byte
 * of the stack whether it may hold a secret, and of every register and spilled word whether it is an address in a buffer
 * of the contract, in the stack, and where.  Three things it takes from the proof instead of showing them: an address of
 * unknown offset stays inside of the buffer, or of the part of the frame, that it was made from (of a program whose frame
 * has no parts: inside of what the instruction touched when it was proved); a store through such an address leaves the
 * public bytes of a secret buffer alone; and what is skipped when the stack pointer is aligned, nobody uses. */
#include <string.h>
#include "dsl.h"

enum kind { NUMBER, IN_STACK, IN_BUFFER, IN_TABLE };
enum { ANYWHERE = 1 };                               /* an offset in no part of the frame */
struct value {
	bool secret, exact;                          /* exact: off is all that is added to the place */
	uint8_t kind, buffer;
	int off;                                     /* from the start of the buffer, or from the stack pointer at entry */
	int part;                                    /* IN_STACK: off where it was made from the stack pointer, or ANYWHERE */
	int from;                                    /* the instruction that brought the secret in; for the finding only */
};

enum { ABOVE = 64, MAX_STACK = 4096 + ABOVE, MAX_WORDS = MAX_STACK / 4 };
struct state {
	bool reached;
	struct value reg[NREG];
	uint64_t flags;                              /* those that hold a secret */
	int flags_from;
	bool secret[MAX_STACK];                      /* byte k: MAX_STACK - ABOVE - k below the stack pointer at entry */
	struct value word[MAX_WORDS];                /* what was stored there as a whole word */
};

enum { MAX_SOURCES = NREG + MAX_TOUCHES, NO_MARK = -1 };
struct source { T sym; struct value v; };
struct pass {
	const struct prog *p;
	const struct extent *extent;
	struct report *report;
	struct state now;
	unsigned pc;
	const struct ins *i;
	struct run x;
	int marked;                                  /* the source that is given as if it were the only secret */
	struct source load[MAX_TOUCHES];
	unsigned loads;
};
static struct pass pass;                             /* callbacks of the executor have no other way to it */

static void finding(struct pass *s, enum finding_kind k, int from, const char *what)
{
	char text[256] = "";
	FILE *f = from >= 0 ? fmemopen(text, sizeof text - 1, "w") : NULL;
	if (f) {
		fprintf(f, "; the secret came in with instruction %d: ", from);
		print_ins(f, s->p, &s->p->ins[from]);
		fclose(f);
	}
	report_add(s->report, k, s->p, (int)s->pc, text_of("%s%s (taint pass)", what, text));
}

/* ---- the stack ---- */

static int place_in_stack(int off)
{
	return off + MAX_STACK - ABOVE;
}

static bool in_stack(int off, unsigned bytes)
{
	return place_in_stack(off) >= 0 && place_in_stack(off) + (int)bytes <= MAX_STACK;
}

/* The bytes of the frame that an address of unknown offset may mean: the part it was made from, or else all. */
static void part_of(const struct pass *s, const struct value *v, int *low, int *high)
{
	const struct value *sp = &s->now.reg[s->p->t->sp];
	const int off = v->part;
	*low = -(MAX_STACK - ABOVE);
	*high = 0;
	if (!s->p->parts && s->extent && s->extent[s->pc].low < s->extent[s->pc].high) {
		*low = s->extent[s->pc].low;
		*high = s->extent[s->pc].high;
		return;
	}
	for (unsigned k = 0; k < s->p->parts; k++) {
		int at = sp->off + (int)s->p->part[k].at;
		if (off >= at && off < at + (int)s->p->part[k].bytes) {
			*low = at;
			*high = at + (int)s->p->part[k].bytes;
			return;
		}
	}
}

static void set_bytes(struct pass *s, int off, int end, bool secret, bool weak)
{
	const int word = (int)s->p->t->word / 8;
	for (int o = off; o < end; o++) {
		bool *b = &s->now.secret[place_in_stack(o)];
		*b = secret || (weak && *b);
		if (!weak)
			s->now.word[place_in_stack(o) / word] = (struct value){ .secret = secret, .from = (int)s->pc };
	}
}

static bool secret_bytes(const struct pass *s, int off, int end)
{
	for (int o = off; o < end; o++)
		if (s->now.secret[place_in_stack(o)])
			return true;
	return false;
}

/* ---- what an address means ---- */

static bool is_public(const struct arg *a, const struct value *v, unsigned bytes)
{
	return !a->secret || (a->public_bytes && v->exact && v->off >= (int)a->public_from &&
	                      v->off + (int)bytes <= (int)(a->public_from + a->public_bytes));
}

static bool points_at_secret(const struct pass *s, const struct value *v, unsigned bytes)
{
	int low = v->off, high = v->off + (int)bytes;
	switch ((enum kind)v->kind) {
	case IN_BUFFER:
		return !is_public(&s->p->c->arg[v->buffer], v, bytes);
	case IN_STACK:
		if (!v->exact)
			part_of(s, v, &low, &high);
		return !in_stack(low, (unsigned)(high - low)) || secret_bytes(s, low, high);
	case NUMBER: case IN_TABLE:
		break;
	}
	return false;
}

static bool is_pointer(const struct value *v)
{
	return v->kind != NUMBER;
}

static T symbol(const struct pass *s, int k, unsigned w, bool secret)
{
	if (s->marked == k)
		return sym("marked", (unsigned)k, w, true);
	secret = secret && s->marked == NO_MARK;
	return sym(secret ? "secret" : "public", (unsigned)k, w, secret);
}

/* The same, of a register: asked for again and again. */
static T register_symbol(const struct pass *s, R r, bool secret)
{
	static const struct target *of;
	static T known[2][NREG];
	if (s->marked == (int)r)
		return symbol(s, (int)r, s->p->t->reg_width(r), secret);
	secret = secret && s->marked == NO_MARK;
	if (of != s->p->t)
		memset(known, 0, sizeof known);
	of = s->p->t;
	T *t = &known[secret][r];
	return *t ? *t : (*t = symbol(s, (int)r, of->reg_width(r), secret));
}

static struct source source(const struct pass *s, unsigned k)
{
	if (k >= NREG)
		return s->load[k - NREG];
	const struct value *v = &s->now.reg[k];
	return (struct source){ register_symbol(s, k, v->secret), *v };
}

static bool plain_offset(T t, T base, int64_t *off)
{
	uint64_t k;
	if (width(t) != width(base) || !is_num(sub(t, base), &k))
		return false;
	*off = width(t) == 64 ? (int64_t)k : (int32_t)k;
	return *off > -(1 << 24) && *off < 1 << 24;
}

/* Which of the things that an instruction makes: a register, or the address or the value of a touch. */
struct made { enum { REGISTER, ADDRESS, STORED } what; unsigned which; };

static T made_term(const struct run *x, struct made m)
{
	if (m.what == REGISTER)
		return x->reg[m.which];
	return m.what == ADDRESS ? x->touch[m.which].address : x->touch[m.which].value;
}

static void run_marked(struct pass *s, int mark);

/* ADDED: it is source k plus something that has nothing to do with source k. */
enum part { ABSENT, ADDED, MIXED };

static enum part part_in(struct pass *s, unsigned k, struct made m)
{
	static struct pass kept;
	kept = *s;
	run_marked(s, (int)k);
	T t = made_term(&s->x, m), base = symbol(s, (int)k, s->p->t->word, false);
	enum part part = ABSENT;
	if (is_secret(t))
		part = width(t) == width(base) && !is_secret(sub(t, base)) ? ADDED : MIXED;
	*s = kept;
	return part;
}

static int secret_from(const struct pass *s)
{
	for (unsigned k = 0; k < s->loads; k++)
		if (s->load[k].v.secret)
			return s->load[k].v.from;
	for (R r = 0; r < s->p->t->regs; r++)
		if (s->x.read >> r & 1 && s->now.reg[r].secret)
			return s->now.reg[r].from;
	return s->x.flags_read & s->now.flags ? s->now.flags_from : (int)s->pc;
}

static bool used(const struct pass *s, unsigned k)
{
	return k < NREG ? s->x.read >> k & 1 : k < NREG + s->loads;
}

/* What is skipped when the stack pointer is aligned, nobody uses: as if it were nothing. */
static bool is_aligned(T t, T sp)
{
	for (uint64_t to = 32; to <= 4096; to *= 2)
		if (t == and(sp, num(width(sp), -to)))
			return true;
	return false;
}

static struct value value_of(struct pass *s, T t, struct made m)
{
	struct value v = { .secret = is_secret(t), .from = secret_from(s) };
	bool mixed = false;                          /* a difference of addresses is none */
	int64_t off;
	for (unsigned k = 0; k < MAX_SOURCES; k++) {
		if (!used(s, k))
			continue;
		struct source c = source(s, k);
		if (t == c.sym)
			return c.v;
		if (v.secret || is_const(t) || !is_pointer(&c.v))
			continue;
		if (c.v.kind == IN_STACK && c.v.exact && width(t) == width(c.sym) && is_aligned(t, c.sym))
			return c.v;
		if (plain_offset(t, c.sym, &off)) {
			v = c.v;
			v.off += v.exact ? (int)off : 0;
			if (k == s->p->t->sp)
				v.part = v.off;
			return v;
		}
		enum part part = width(t) == s->p->t->word ? part_in(s, k, m) : ABSENT;
		mixed |= part == MIXED || (part == ADDED && is_pointer(&v));
		if (part == ADDED) {
			v = c.v;
			v.exact = false;
			if (k == s->p->t->sp)
				v.part = ANYWHERE;
		}
	}
	return mixed ? (struct value){ .from = (int)s->pc } : v;
}

/* ---- one instruction ---- */

static struct value loaded(struct pass *s, const struct value *a, unsigned bytes)
{
	struct value v = { .secret = points_at_secret(s, a, bytes), .from = (int)s->pc };
	if (a->kind != IN_STACK || !a->exact || 8 * bytes != s->p->t->word || !in_stack(a->off, bytes) ||
	    place_in_stack(a->off) % (int)bytes)
		return v;
	const struct value *w = &s->now.word[place_in_stack(a->off) / (int)bytes];
	return w->secret == v.secret ? *w : v;
}

static T found(struct run *x, T address, unsigned bytes)
{
	struct pass *s = &pass;
	const unsigned k = s->loads;
	struct value v = { .from = (int)s->pc };
	if (s->marked == NO_MARK) {
		struct value a = value_of(s, address, (struct made){ ADDRESS, x->touches - 1 });
		v = loaded(s, &a, bytes);
	}
	s->load[k].v = v;
	s->load[k].sym = symbol(s, NREG + (int)k, 8 * bytes, v.secret);
	return s->load[s->loads++].sym;
}

/* One secret source, the marked one, or all that hold secrets. */
static void run_marked(struct pass *s, int mark)
{
	const struct target *t = s->p->t;
	s->marked = mark;
	s->loads = 0;
	s->x.blank = found;
	for (R r = 0; r < t->regs; r++)
		s->x.reg[r] = register_symbol(s, r, s->now.reg[r].secret);
	for (unsigned f = 0; f < t->flags; f++) {
		const bool secret = s->now.flags >> f & 1 && mark == NO_MARK;
		s->x.flag[f] = sym(secret ? "secret flag" : "public flag", f, 1, secret);
	}
	run_alone(&s->x, s->p, s->i);
}

static bool overlap(int a, int a_end, int b, int b_end)
{
	return a < b_end && b < a_end;
}

static void check_address(struct pass *s, const struct touch *t, const struct value *a)
{
	if (is_secret(t->address))
		finding(s, F_LEAK, a->from, "an address depends on a secret");
	else if (!is_pointer(a) && !s->i->mem.table)
		finding(s, F_UNDECIDED, -1, "an address in no buffer that is known");
}

static void store(struct pass *s, const struct touch *t, const struct value *a, const struct value *v)
{
	const struct arg *arg = &s->p->c->arg[a->buffer];
	const int word = (int)s->p->t->word / 8, first = (int)arg->public_from;
	int low = a->off, high = a->off + (int)t->bytes;
	if (a->kind == IN_BUFFER && v->secret &&
	    (!arg->secret || (a->exact && overlap(low, high, first, first + (int)arg->public_bytes))))
		finding(s, F_LEAK, v->from, "a secret is stored where the contract says public");
	if (a->kind != IN_STACK)
		return;
	if (!a->exact)
		part_of(s, a, &low, &high);
	if (!in_stack(low, (unsigned)(high - low))) {
		finding(s, F_UNDECIDED, -1, "a store beyond the stack that is watched");
		return;
	}
	set_bytes(s, low, high, v->secret, !a->exact);
	if (a->exact && (int)t->bytes == word && place_in_stack(low) % word == 0)
		s->now.word[place_in_stack(low) / word] = *v;
}

/* Before the call: nothing secret goes where the callee's contract says public. */
static void check_argument(struct pass *s, const struct contract *c, const struct arg *a, struct value v)
{
	struct value part = v;
	if (v.secret)
		finding(s, F_LEAK, v.from, text_of("the argument %s of %s depends on a secret", a->name, c->name));
	if (a->kind != ARG_BUF || v.secret || !(a->access & READ_ONLY))
		return;
	if (a->per)
		v.exact = false;
	if (!a->secret && points_at_secret(s, &v, a->bytes))
		finding(s, F_LEAK, -1, text_of("the public argument %s of %s points at a secret", a->name, c->name));
	part.off += (int)a->public_from;
	if (a->secret && a->public_bytes && points_at_secret(s, &part, a->public_bytes))
		finding(s, F_LEAK, -1, text_of("the public bytes of the argument %s of %s hold a secret", a->name, c->name));
}

/* After it: what it has written is as secret as its contract says. */
static void give_out(struct pass *s, const struct contract *c, const struct arg *a, const struct value *v)
{
	const bool whole = v->exact && !a->per;
	int low = v->off, high = low + (int)a->bytes;
	int from = low + (int)a->public_from, to = from + (int)a->public_bytes;
	if (v->kind == IN_BUFFER) {
		const struct arg *ours = &s->p->c->arg[v->buffer];
		const int first = (int)ours->public_from, end = first + (int)ours->public_bytes;
		const bool theirs = whole && from <= first && end <= to;
		const bool hit = v->exact && end > first && overlap(low, a->per ? end : high, first, end);
		if (a->secret && (!ours->secret || (hit && !theirs)))
			finding(s, F_LEAK, -1, text_of("%s writes secrets where the contract says public", c->name));
	}
	if (v->kind != IN_STACK)
		return;
	if (!whole)
		part_of(s, v, &low, &high);
	if (!in_stack(low, (unsigned)(high - low))) {
		finding(s, F_UNDECIDED, -1, text_of("%s writes beyond the stack that is watched", c->name));
		return;
	}
	set_bytes(s, low, high, a->secret, !whole);
	if (whole)
		set_bytes(s, from, to, false, false);
}

/* Of a function whose stack pointer at entry is sp. */
static struct value *argument(struct pass *s, unsigned k, int sp)
{
	const struct target *t = s->p->t;
	if (k < t->arg_regs)
		return &s->now.reg[t->arg[k]];
	return &s->now.word[place_in_stack(sp + (int)caller_offset(t, k)) / (int)(t->word / 8)];
}

/* A callee reads and writes what its contract says; what else it may change holds its secrets afterwards. */
static void call(struct pass *s)
{
	const struct target *t = s->p->t;
	const struct contract *c = s->i->callee;
	for (unsigned k = 0; k < MAX_ARGS && c->arg[k].kind; k++)
		check_argument(s, c, &c->arg[k], *argument(s, k, s->now.reg[t->sp].off - (int)t->return_bytes));
	for (unsigned k = 0; k < MAX_ARGS && c->arg[k].kind; k++)
		if (c->arg[k].kind == ARG_BUF && c->arg[k].access & WRITE_ONLY)
			give_out(s, c, &c->arg[k], argument(s, k, s->now.reg[t->sp].off - (int)t->return_bytes));
	for (R r = 0; r < t->regs; r++)
		if (!(t->saved >> r & 1))
			s->now.reg[r] = (struct value){ .secret = true, .from = (int)s->pc };
	s->now.flags = UINT64_MAX;
	s->now.flags_from = (int)s->pc;
	set_bytes(s, -(MAX_STACK - ABOVE), s->now.reg[t->sp].off, true, false);
}

static bool reads_secret(const struct pass *s)
{
	bool secret = s->x.flags_read & s->now.flags;
	for (R r = 0; r < s->p->t->regs; r++)
		secret |= s->x.read >> r & 1 && s->now.reg[r].secret;
	for (unsigned k = 0; k < s->loads; k++)
		secret |= s->load[k].v.secret;
	return secret;
}

static bool join_value(struct value *v, const struct value *w)
{
	const struct value was = *v;
	if (w->secret && !v->secret)
		v->from = w->from;
	v->secret |= w->secret;
	if (v->kind != w->kind || (v->kind == IN_BUFFER && v->buffer != w->buffer))
		v->kind = NUMBER;
	if (v->kind == NUMBER)
		v->exact = false, v->off = v->part = 0, v->buffer = 0;
	else if (!w->exact || v->off != w->off)
		v->exact = false;
	if (v->kind == IN_STACK && v->part != w->part)
		v->part = ANYWHERE;
	return v->secret != was.secret || v->kind != was.kind || v->exact != was.exact ||
	       v->part != was.part;
}

/* Either of two, and as secret as what chooses. */
static struct value chosen(struct pass *s, R r)
{
	const bool secret = is_secret(s->x.chosen);
	const T no = s->x.choices[1];
	struct value v = value_of(s, s->x.choices[0], (struct made){ REGISTER, r });
	const struct value w = value_of(s, no, (struct made){ REGISTER, r });
	join_value(&v, &w);
	v.secret |= secret;
	return v;
}

static void step(struct pass *s)
{
	const struct target *t = s->p->t;
	struct value address[MAX_TOUCHES], stored[MAX_TOUCHES], reg[NREG];
	s->i = &s->p->ins[s->pc];
	if (!(t->even_time >> t->row[s->i->op].class & 1))
		finding(s, F_LEAK, -1, "this class of instruction is not known to take the same time for all operands");
	run_marked(s, NO_MARK);
	for (unsigned k = 0; k < s->x.touches; k++) {
		const struct touch *m = &s->x.touch[k];
		address[k] = value_of(s, m->address, (struct made){ ADDRESS, k });
		check_address(s, m, &address[k]);
		if (m->value)
			stored[k] = value_of(s, m->value, (struct made){ STORED, k });
	}
	for (R r = 0; r < t->regs; r++)
		if (s->x.wrote >> r & 1 && s->x.chosen == s->x.reg[r])
			reg[r] = chosen(s, r);
		else if (s->x.wrote >> r & 1)
			reg[r] = s->i->mem.table && !s->x.touches ? (struct value){ .kind = IN_TABLE, .from = (int)s->pc }
			                                          : value_of(s, s->x.reg[r], (struct made){ REGISTER, r });
	if (s->x.went && is_secret(s->x.went))
		finding(s, F_LEAK, secret_from(s), width(s->x.went) == 1 ? "a branch depends on a secret"
		                                                         : "control goes where a secret says");
	if (s->i->callee) {
		call(s);
		return;
	}
	for (unsigned k = 0; k < s->x.touches; k++)
		if (s->x.touch[k].value)
			store(s, &s->x.touch[k], &address[k], &stored[k]);
	for (unsigned f = 0; f < t->flags; f++)
		if (s->x.flags_wrote >> f & 1) {
			s->now.flags &= ~((uint64_t)1 << f);
			if (!is_const(s->x.flag[f]) && reads_secret(s)) {     /* also an unsaid one */
				s->now.flags |= (uint64_t)1 << f;
				s->now.flags_from = secret_from(s);
			}
		}
	for (R r = 0; r < t->regs; r++)
		if (s->x.wrote >> r & 1)
			s->now.reg[r] = reg[r];
	if (s->now.reg[t->sp].kind != IN_STACK || !s->now.reg[t->sp].exact)
		finding(s, F_UNDECIDED, -1, "the stack pointer is no longer known");
}

/* ---- all paths ---- */

static bool join(struct state *a, const struct state *b)
{
	bool more = !a->reached;
	if (more) {
		*a = *b;
		a->reached = true;
		return true;
	}
	for (unsigned r = 0; r < NREG; r++)
		more |= join_value(&a->reg[r], &b->reg[r]);
	for (unsigned k = 0; k < MAX_WORDS; k++)
		more |= join_value(&a->word[k], &b->word[k]);
	for (unsigned k = 0; k < MAX_STACK; k++)
		if (b->secret[k] && !a->secret[k])
			a->secret[k] = more = true;
	if (b->flags & ~a->flags) {
		a->flags |= b->flags;
		a->flags_from = b->flags_from;
		more = true;
	}
	return more;
}

static void begin(struct pass *s)
{
	const struct target *t = s->p->t;
	struct state *a = &s->now;
	a->reached = true;
	for (unsigned r = 0; r < NREG; r++)
		a->reg[r].from = -1;
	a->reg[t->sp] = (struct value){ .kind = IN_STACK, .exact = true, .from = -1 };
	for (unsigned k = 0; k < MAX_ARGS && s->p->c->arg[k].kind; k++)
		if (s->p->c->arg[k].kind != ARG_LEN)
			*argument(s, k, 0) = (struct value){ .kind = IN_BUFFER, .buffer = (uint8_t)k, .exact = true, .from = -1 };
}

static unsigned place_of(const struct prog *p, unsigned label)
{
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].op == OP_LABEL && p->ins[i].label == label)
			return i;
	die("%s: no label %u", p->symbol, label);
}

/* From one label, or the beginning, to the next. */
static bool follow(struct pass *s, struct state *at, unsigned from)
{
	bool more = false;
	s->now = at[s->p->ins[from].op == OP_LABEL && from ? s->p->ins[from].label + 1 : 0];
	for (s->pc = from; s->pc < s->p->n; s->pc++) {
		const struct ins *i = &s->p->ins[s->pc];
		uint64_t always;
		if (i->op == OP_LABEL && s->pc != from)
			return join(&at[i->label + 1], &s->now) || more;
		if (i->op == OP_LABEL)
			continue;
		step(s);
		T went = s->x.went;
		if (went && width(went) == 1) {
			more |= join(&at[i->label + 1], &s->now);
			if (is_num(went, &always) && always)
				return more;
		} else if (went && !i->callee) {
			return more;
		}
	}
	return more;
}

void check_taint(const struct prog *p, const struct extent *extent, struct report *r)
{
	struct state *at = must_alloc((p->labels + 1) * sizeof *at);
	pass = (struct pass){ .p = p, .extent = extent, .report = r, .marked = NO_MARK };
	begin(&pass);
	at[0] = pass.now;
	bool more = true;
	for (unsigned round = 0; more; round++) {
		more = round == 0 && follow(&pass, at, 0);
		for (unsigned k = 0; k < p->labels; k++)
			if (at[k + 1].reached)
				more |= follow(&pass, at, place_of(p, k));
	}
}
