/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A sample of mutants of every program of the catalog: each is refused, or does what the program did.
 * INGOT_MUTANTS: how many of each function.  INGOT_SEED: the same ones again.  INGOT_ONLY: of functions with such a name.
 *
 * A mutant that is proved must be equivalent.  Where that can be argued from what instructions read and write, it is; the
 * others are run with concrete inputs of every case, and one that differs there shows a hole in the prover. */
#include <fnmatch.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "../seed.h"
#include "plant.h"
#include "../../dsl/shapes.h"
#include <criterion/parameterized.h>

/* What each instruction reads and writes, and what is read later. */
struct set { uint64_t registers; unsigned flags; };
struct flow { struct set reads, writes, live_after; bool touches_memory, jumps, always, returns; };

static bool meet(struct set a, struct set b)
{
	return (a.registers & b.registers) || (a.flags & b.flags);
}

static struct set both(struct set a, struct set b)
{
	return (struct set){ a.registers | b.registers, a.flags | b.flags };
}

static struct set without(struct set a, struct set b)
{
	return (struct set){ a.registers & ~b.registers, a.flags & ~b.flags };
}

static struct flow flow_of_one(const struct prog *p, const struct ins *i)
{
	const struct run *x = run_blank(p, i);
	struct flow f = { .reads = { x->read, x->flags_read }, .writes = { x->wrote, x->flags_wrote } };
	uint64_t always;
	f.jumps = x->went && width(x->went) == 1;
	f.always = f.jumps && is_num(x->went, &always);
	f.returns = x->went && !f.jumps;
	f.touches_memory = x->touches || f.returns;
	if (f.returns)                               /* a call reads its arguments, a return gives the saved registers back */
		f.reads = (struct set){ ~(uint64_t)0, ~0u };
	return f;
}

static struct set live_before(const struct flow *f)
{
	return both(f->reads, without(f->live_after, f->writes));
}

static struct flow *flow_of(const struct prog *p)
{
	struct flow *f = must_alloc(p->n * sizeof *f);
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].op != OP_LABEL)
			f[i] = flow_of_one(p, &p->ins[i]);
	for (bool more = true; more;) {
		more = false;
		for (unsigned i = p->n; i-- > 0;) {
			struct set live = { 0, 0 };
			if (i + 1 < p->n && !f[i].always)
				live = live_before(&f[i + 1]);
			for (unsigned j = 0; f[i].jumps && j < p->n; j++)
				if (p->ins[j].op == OP_LABEL && p->ins[j].label == p->ins[i].label)
					live = both(live, live_before(&f[j]));
			more |= meet(live, without((struct set){ ~(uint64_t)0, ~0u }, f[i].live_after));
			f[i].live_after = both(f[i].live_after, live);
		}
	}
	return f;
}

/* One mutant: where, what was done, and why it can be no fault, if that is plain. */
struct mutant { struct prog *p; unsigned at; const char *how, *harmless; };

static const char *shown(const struct prog *p, unsigned i)
{
	char *text = NULL;
	size_t n;
	FILE *f = open_memstream(&text, &n);
	print_ins(f, p, &p->ins[i]);
	fclose(f);
	return text;
}

static uint64_t dice;
static unsigned roll(unsigned n)
{
	dice = mix(dice, 3);
	return (unsigned)(dice >> 16) % n;
}

static bool ends_in(const char *s, const char *end)
{
	size_t n = strlen(s), m = strlen(end);
	return n >= m && !strcmp(s + n - m, end);
}

static bool another_number(struct prog *p, struct ins *i)
{
	if (!strstr(p->t->row[i->op].text, "%k"))
		return false;
	i->k += roll(2) ? 1 : -1;
	return !shape_objects(p, i);                 /* no meaning covers a shift by nothing */
}

/* Another of the same kind, that there is in that width; the stack pointer stays out of it. */
static R other_register(const struct target *t, R now, unsigned w)
{
	R r;
	do
		r = roll(t->regs);
	while (r == now || r == t->sp || t->reg_width(r) != t->reg_width(now) || is_upper(t, r) || !t->reg_name(r, w));
	return r;
}

/* Whether a row's text has the letter, and whether it is written by the operation's own width. */
static bool has_letter(const char *text, char letter, bool own_width)
{
	for (const char *s = text; (s = strchr(s, '%')); s++) {
		const bool digit = s[1] >= '0' && s[1] <= '9';
		if (s[1 + digit] == letter && !(digit && own_width))
			return true;
	}
	return false;
}

static bool another_register(struct prog *p, struct ins *i)
{
	static const char letter[] = "dnma";
	const char *text = p->t->row[i->op].text;
	uint8_t *const at[] = { &i->d, &i->n, &i->m, &i->a };
	const unsigned k = roll(5);
	if (k == 4) {
		if (!has_letter(text, 'A', false) || i->mem.table)
			return false;
		R *r = i->mem.index != NOREG && roll(2) ? &i->mem.index : &i->mem.base;
		*r = other_register(p->t, *r, p->t->word);
		return true;
	}
	if (!has_letter(text, letter[k], false))
		return false;
	*at[k] = (uint8_t)other_register(p->t, *at[k], i->w);
	return true;
}

static bool another_row(struct prog *p, struct ins *i)
{
	const struct row *row = p->t->row;
	unsigned from = roll(p->t->rows);
	for (unsigned k = 0; k < p->t->rows; k++) {
		unsigned op = (from + k) % p->t->rows;
		const char *a = row[op].text, *b = row[i->op].text;
		bool same_source = ends_in(row[op].id, "_K") == ends_in(row[i->op].id, "_K") &&
			ends_in(row[op].id, "_A") == ends_in(row[i->op].id, "_A");
		if (op && op != i->op && !strcmp(row[op].shape, row[i->op].shape) && same_source &&
		    !!strstr(a, "%A") == !!strstr(b, "%A") && row[op].class != CALL_RET) {
			i->op = (uint16_t)op;
			return true;
		}
	}
	return false;
}

static bool another_place(struct prog *p, struct ins *i)
{
	static const int by[] = { -1, 1, -4, 4, -8, 8 };
	if (!strstr(p->t->row[i->op].text, "%A"))
		return false;
	i->mem.disp += by[roll(6)];
	return true;
}

static bool another_width(struct prog *p, struct ins *i)
{
	const char *text = p->t->row[i->op].text;
	const enum class c = p->t->row[i->op].class;
	if (p->t->word != 64 || i->w > 64 || i->frame || (c != ALU && c != SHIFT && c != LOAD && c != STORE && c != LEA_ADDR) ||
	    !(has_letter(text, 'd', true) || has_letter(text, 'm', true) || has_letter(text, 's', true)))
		return false;
	if (i->w == 32 && c != SHIFT && !strstr(text, "%A"))
		return false;                        /* the low half is the same */
	i->w = i->w == 64 ? 32 : 64;
	return !(strstr(text, "%k") && c != LEA_ADDR && i->w == 32 && (i->k > INT32_MAX || i->k < INT32_MIN || (c == SHIFT && i->k > 31)));
}

/* A jump that is taken where this one is not. */
static bool opposite(struct prog *p, struct ins *i)
{
	const struct flow f = flow_of_one(p, i);
	if (!f.jumps || f.always)
		return false;
	const T want = not(run_blank(p, i)->went);
	struct ins other = *i;
	for (unsigned k = 1; k < p->t->rows; k++) {
		if (p->t->row[k].class != JUMP || strcmp(p->t->row[k].shape, p->t->row[i->op].shape))
			continue;
		other.op = (uint16_t)k;
		if (run_blank(p, &other)->went == want) {
			*i = other;
			return true;
		}
	}
	return false;
}

static bool table_bit(struct mutant *m)
{
	if (!m->p->tables)
		return false;
	unsigned k = roll(m->p->tables);
	struct table *t = must_alloc(sizeof *t);
	*t = *m->p->table[k];
	t->data = must_alloc(t->bytes);
	memcpy(t->data, m->p->table[k]->data, t->bytes);
	unsigned bit = roll(8 * t->bytes);
	t->data[bit / 8] ^= (uint8_t)(1 << bit % 8);
	m->p->table[k] = t;
	m->how = text_of("bit %u of %s", bit, t->name);
	return true;
}

static bool contract_size(struct mutant *m)
{
	struct contract *c = must_alloc(sizeof *c);
	*c = *m->p->c;
	unsigned a = roll(MAX_ARGS);
	if (c->arg[a].kind != ARG_BUF)
		return false;
	c->arg[a].bytes += roll(2) ? 1 : -1u;
	m->p->c = c;
	m->how = text_of("%s has %u bytes in the contract", c->arg[a].name, c->arg[a].bytes);
	return true;
}

static bool neighbours(struct mutant *m, const struct flow *f)
{
	struct ins *i = &m->p->ins[m->at];
	const struct flow *a = &f[m->at], *b = a + 1;
	if (m->at + 1 >= m->p->n || i[1].op == OP_LABEL || a->jumps || a->returns || b->jumps || b->returns)
		return false;
	struct ins first = i[0];
	i[0] = i[1];
	i[1] = first;
	const struct set clash = { a->writes.registers & b->writes.registers, a->writes.flags & b->writes.flags };
	if (!meet(a->writes, b->reads) && !meet(b->writes, a->reads) && !meet(clash, b->live_after) &&
	    (!a->touches_memory || !b->touches_memory))
		m->harmless = "neither reads what the other writes";
	return true;
}

static bool dropped(struct mutant *m, const struct flow *f)
{
	const struct flow *a = &f[m->at];
	if (!meet(a->writes, a->live_after) && !a->touches_memory && !a->jumps && !a->returns)
		m->harmless = "nobody reads what it writes";
	drop(m->p, m->at);
	return true;
}

/* Flags that nobody reads do not matter; a compare or test sets nothing else. */
static const char *plainly_harmless(const struct prog *p, const struct mutant *m, const struct flow *f)
{
	const struct flow *was = &f[m->at];
	if (!strcmp(shown(p, m->at), shown(m->p, m->at)))
		return "the same instruction";
	if (was->touches_memory || was->jumps || was->returns)
		return NULL;
	if (!meet(both(flow_of_one(m->p, &m->p->ins[m->at]).writes, was->writes), was->live_after))
		return "nobody reads what it writes";
	return NULL;
}

/* A landing pad does nothing that a meaning says. */
static bool does_nothing(const struct flow *f)
{
	return !f->writes.registers && !f->writes.flags && !f->touches_memory && !f->jumps && !f->returns;
}

static struct mutant mutant_of(const struct prog *p, const struct flow *f)
{
	static bool (*const change[])(struct prog *, struct ins *) = { another_number, another_register, another_row,
		another_place, another_width, opposite };
	static const char *const name[] = { "another number", "another register", "another row", "another place",
		"another width", "the opposite" };
	for (;;) {
		struct mutant m = { .p = copy_of(p), .at = roll(p->n) };
		struct ins *i = &m.p->ins[m.at];
		if (i->op == OP_LABEL || does_nothing(&f[m.at]))
			continue;
		unsigned k = roll(10);
		if (k < 6) {
			if (!change[k](m.p, i))
				continue;
			m.harmless = plainly_harmless(p, &m, f);
			m.how = text_of("%s: %s", name[k], shown(m.p, m.at));
		} else if (k == 6) {
			dropped(&m, f);
			m.how = "dropped";
		} else if (k == 7) {
			if (!neighbours(&m, f))
				continue;
			m.how = "swapped with the next";
		} else if (roll(8) || !(k == 8 ? table_bit(&m) : contract_size(&m))) {
			continue;
		}
		find_loops(m.p);
		return m;
	}
}

/* A judgement is made in a process of its own: a mutant may bring the prover down. */
struct outcome { unsigned findings, cases; double ms; bool undecided_only, differs; char text[400]; };
enum { SECONDS = 120 };

static int judged(const struct mutant *m, const struct function *f, struct outcome *o)
{
	int status;
	memset(o, 0, sizeof *o);
	fflush(NULL);
	pid_t pid = fork();
	cr_assert_geq(pid, 0);
	if (!pid) {
		alarm(SECONDS);
		struct verdicts v = prove(m->p, f->claim, hash_find(f->hash), NULL);
		o->findings = v.report.n;
		o->cases = v.cases;
		o->ms = v.ms;
		o->undecided_only = v.report.n > 0;
		for (unsigned i = 0; i < v.report.n; i++)
			o->undecided_only &= v.report.f[i].kind == F_UNDECIDED;
		if (!v.report.n && !m->harmless) {
			unsigned many = v.cases > 1000 ? 2 : 8;
			v = try_out(m->p, f->claim, hash_find(f->hash), many);
			o->differs = v.report.n > 0;
		}
		if (v.report.n)
			snprintf(o->text, sizeof o->text, "%s: %s", kind_of(v.report.f[0].kind), v.report.f[0].text);
		_exit(0);
	}
	cr_assert_eq(waitpid(pid, &status, 0), pid);
	return status;
}

static unsigned mutants_wanted(const struct function *f)
{
	const char *given = getenv("INGOT_MUTANTS");
	if (given)
		return (unsigned)strtoul(given, NULL, 10);
	if (!strcmp(f->hash, "sha256"))              /* on four targets, what a minute has room for */
		return 1;
	return random_below(8) == 0;
}

static void sample(const struct function *f, uint64_t seed, struct outcome *o)
{
	const struct prog *p = catalog_write(f);
	const struct flow *flow = flow_of(p);
	unsigned refused = 0, equivalent = 0, open = 0, holes = 0, n = mutants_wanted(f);
	for (unsigned k = 0; k < n; k++) {
		dice = mix(seed, k);
		struct mutant m = mutant_of(p, flow);
		int status = judged(&m, f, o);
		const char *what = text_of("%s: instruction %u, %s; %s", catalog_name(f), m.at, shown(p, m.at), m.how);
		if (status) {
			fprintf(stderr, "no judgement (status %d): %s\n", status, what);
			open++;
		} else if (o->undecided_only) {
			fprintf(stderr, "undecided: %s\n\t%s\n", what, o->text);
			open++;
		} else if (o->findings) {
			if (getenv("INGOT_LOUD"))
				fprintf(stderr, "refused (%u cases, %.0f ms): %s\n\t%s\n", o->cases, o->ms, what, o->text);
			refused++;
		} else if (o->differs) {
			fprintf(stderr, "PROVED BUT WRONG: %s\n\t%s\n", what, o->text);
			holes++;
		} else {
			fprintf(stderr, "equivalent: %s\n\t%s\n", what, m.harmless ? m.harmless : "no concrete run differs");
			equivalent++;
		}
	}
	fprintf(stderr, "%s: %u mutants, %u refused, %u refused without a counterexample, %u equivalent\n", catalog_name(f), n,
		refused, open, equivalent);
	cr_expect_eq(holes, 0, "%s: %u mutants are proved and wrong", catalog_name(f), holes);
}

ParameterizedTestParameters(planted, mutants_are_refused)
{
	static unsigned index[512];
	unsigned n = 0;
	for (unsigned i = 0; i < catalog_size(); i++)
		if (!getenv("INGOT_ONLY") || !fnmatch(getenv("INGOT_ONLY"), catalog_name(catalog(i)), 0))
			index[n++] = i;
	return cr_make_param_array(unsigned, index, n);
}

ParameterizedTest(unsigned *i, planted, mutants_are_refused)
{
	struct outcome *o = mmap(NULL, sizeof *o, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(o, MAP_FAILED);
	sample(catalog(*i), mix(random64(), *i), o);
}
