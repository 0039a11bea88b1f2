/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The proof: which runs a claim needs, how they are judged, and whether they cover every input of the contract. */
#include <stdarg.h>
#include <string.h>
#include <time.h>
#include "dsl.h"

/* A world says in which part of its range each ranged input of a case lies.  A run that needs to know more splits its
 * world in two, whose parts together are the whole; so the worlds of a case always cover its ranges. */
enum { MAX_WORLDS = 64, MAX_DIFFERENCES = 4, MAX_RESIDUES = 4, SHOTS = 96, SHOT_STEPS = 50000, MAX_FAILED = 8,
	MANY_FINDINGS = MAX_FINDINGS / 4 };
struct input { const char *name; int64_t low, high; T s; bool opened, few; };
struct world { unsigned n; struct input in[MAX_INPUTS]; };

struct difference { const char *what; T got, want; int writer; };
struct residue { const char *name; unsigned modulus; };

struct proof {
	const struct prog *p;
	struct run x;
	struct report report, this_run;
	struct world todo[MAX_WORLDS], w;
	unsigned worlds, cases, failed, runs;
	char what[160];
	struct difference diff[MAX_DIFFERENCES];
	unsigned diffs;
	struct difference kept[MAX_DIFFERENCES];     /* of the symbolic run that is being shot at, and what it found */
	unsigned kept_n;
	struct report kept_report;
	unsigned shot, shots;                        /* concrete run number; 0: symbolic; how many at the most */
	bool trial;                                  /* there is no symbolic run */
	struct world shot_world;
	char shown[512];                             /* the concrete inputs so far */
	struct shot given;                           /* the same as numbers */
	const struct shot *again;                    /* the one run that is wanted, or NULL */
	const struct looker *watch;
	struct residue residue[MAX_RESIDUES];
	unsigned residues;
	uint64_t key;                                /* of this case among the residues */
	uint64_t *seen;
	uint64_t seen_room, seen_n;
	bool up_to_cut, on_from_cut;
	struct extent *extent;                       /* of each instruction */
	void (*progress)(unsigned cases);
	unsigned most_findings;
	unsigned long most_steps;                    /* of a symbolic run; 0: as the executor likes */
	bool brief;                                  /* a refusal is enough, it need not be shown */
	struct passage *passage;                     /* that is noted */
	const struct passage *only;                  /* with only the cases that came through at; then nothing is covered */
	unsigned at;
};

/* Cover: cases are told apart by residues; all combinations must have come once. */

static bool cover_add(struct proof *p, uint64_t key)
{
	if (2 * p->seen_n >= p->seen_room) {
		uint64_t room = p->seen_room ? 2 * p->seen_room : 1024, *old = p->seen, had = p->seen_room;
		p->seen = must_alloc(room * sizeof *p->seen);
		p->seen_room = room;
		p->seen_n = 0;
		for (uint64_t i = 0; i < had; i++)
			if (old[i])
				cover_add(p, old[i] - 1);
	}
	uint64_t i = mix(key, 1) & (p->seen_room - 1);
	while (p->seen[i] && p->seen[i] != key + 1)
		i = (i + 1) & (p->seen_room - 1);
	if (p->seen[i])
		return false;
	p->seen[i] = key + 1;
	p->seen_n++;
	return true;
}

unsigned in_residue(struct proof *p, const char *name, unsigned r, unsigned modulus)
{
	unsigned i = 0;
	while (i < p->residues && strcmp(p->residue[i].name, name))
		i++;
	if (i == MAX_RESIDUES || r >= modulus)
		die("%s: residue %u of %u", name, r, modulus);
	if (i == p->residues) {
		p->residue[i] = (struct residue){ name, modulus };
		p->residues++;
	}
	if (p->residue[i].modulus != modulus)
		die("%s: modulus %u and %u", name, p->residue[i].modulus, modulus);
	uint64_t scale = 1;
	for (unsigned j = 0; j < i; j++)
		scale *= p->residue[j].modulus;
	p->key += scale * r;
	return r;
}

void all_covered(struct proof *p)
{
	uint64_t want = 1;
	for (unsigned i = 0; i < p->residues; i++)
		want *= p->residue[i].modulus;
	if (p->seen_n != want && !p->only)
		report_add(&p->report, F_COVER, p->p, -1, text_of("the claim covers %llu of %llu kinds of input",
			(unsigned long long)p->seen_n, (unsigned long long)want));
	p->residues = 0;
	p->seen_n = 0;
	if (p->seen)
		memset(p->seen, 0, p->seen_room * sizeof *p->seen);
}

/* Worlds. */

static bool ended(const struct proof *p)
{
	return p->x.state == RETURNED || p->x.state == AT_CUT;
}

/* That case, and no other, with these numbers. */
static void want_again(struct proof *p)
{
	if (p->watch && p->watch->opens)
		p->watch->opens(p->watch->of, p->what);
	p->shot = strcmp(p->what, p->again->what) ? 0 : p->again->seed;
	for (unsigned i = 0; p->shot && i < p->again->n; i++)
		p->shot_world.in[p->shot_world.n++] = (struct input){ .name = p->again->in[i].name,
			.low = p->again->in[i].value, .high = p->again->in[i].value };
}

static void add_passage(struct passage *a, unsigned n)
{
	if (a->cases == a->room) {
		bool **had = a->ran;
		a->room = a->room ? 2 * a->room : 64;
		a->ran = must_alloc(a->room * sizeof *a->ran);
		if (had)
			memcpy(a->ran, had, a->cases * sizeof *a->ran);
	}
	a->ran[a->cases++] = must_alloc(n * sizeof **a->ran);
}

void case_open(struct proof *p, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(p->what, sizeof p->what, fmt, ap);
	va_end(ap);
	p->worlds = !p->trial;
	p->todo[0].n = 0;
	p->shot = p->trial;
	p->shot_world.n = 0;
	p->key = 0;
	if (p->again)
		want_again(p);
	p->cases += !p->again || p->shot;
	if (p->only && (p->cases > p->only->cases || !p->only->ran[p->cases - 1][p->at]))
		p->worlds = p->shot = 0;
	else if (p->passage)
		add_passage(p->passage, p->p->n);
}

bool case_next(struct proof *p)
{
	if (p->report.n >= p->most_findings || p->failed >= MAX_FAILED)
		return false;
	if (p->shot) {
		p->w = p->shot_world;
	} else {
		if (!p->worlds)
			return false;
		p->w = p->todo[--p->worlds];
	}
	p->diffs = 0;
	p->this_run.n = 0;
	p->shown[0] = 0;
	p->given.n = 0;
	p->key = 0;
	term_new_run();
	run_begin(&p->x, p->p, &p->this_run);
	p->x.watch = p->watch;
	p->x.concrete = p->shot > 0;
	p->x.seed = p->shot;
	p->x.extent = p->extent;
	p->x.most_steps = p->shot && !p->brief ? SHOT_STEPS : p->most_steps;
	p->x.passage = p->passage;
	p->runs++;
	return true;
}

static void push_world(struct proof *p, const struct world *w)
{
	if (p->worlds < MAX_WORLDS)
		p->todo[p->worlds++] = *w;
	else
		run_fail(&p->x, F_UNDECIDED, "case %s falls into more than %d parts", p->what, MAX_WORLDS);
}

static void split_world(struct proof *p)
{
	struct world low = p->w, high = p->w;
	for (unsigned i = 0; i < p->w.n; i++) {
		if (p->w.in[i].s != p->x.split)
			continue;
		if (p->x.open_for_loop) {
			high.in[i].opened = true;    /* done and left: at least one in all */
			push_world(p, &high);
			low.in[i].high = 0;
			if (low.in[i].low == 0)
				push_world(p, &low);
			return;
		}
		int64_t here = p->x.split_at;
		if (here <= p->w.in[i].low || here > p->w.in[i].high)
			die("%s: %s is split at %lld, outside of its range", p->what, p->w.in[i].name, (long long)here);
		low.in[i].high = here - 1;
		high.in[i].low = here;
		push_world(p, &high);
		push_world(p, &low);
		return;
	}
	run_fail(&p->x, F_UNDECIDED, "case %s: an input to split that is no range of the case", p->what);
}

static unsigned bits_for(int64_t high)
{
	unsigned n = 1;
	while (n < 63 && high >> n)
		n++;
	return n;
}

static int64_t shoot(const struct proof *p, int64_t low, int64_t high, unsigned which, bool few)
{
	uint64_t r = mix(mix(p->shot, which), 77), span = (uint64_t)(high - low);
	switch (!few ? r >> 60 : p->shot % 8 == 7 ? r % 3 : 15) {
	case 0: return high;
	case 1: return low + (int64_t)(span > (uint64_t)1 << 32 ? (uint64_t)1 << 32 : span);
	case 2: return low + (int64_t)(span > (uint64_t)1 << 26 ? (uint64_t)1 << 26 : span);
	case 3: return low + (int64_t)(r % (span + 1));
	default: return low + (int64_t)(r % (span < 3 ? span + 1 : 3));
	}
}

/* Two parts of a number that is high at the most: an input each, or a constant. */
static void hold_together(T a, T b, int64_t high)
{
	struct linear l, m;
	int64_t least, most, other, other_most;
	if (!linear_of(a, &l) || !linear_of(b, &m) || !linear_range(&l, &least, &most) || !linear_range(&m, &other, &other_most))
		die("a part of a count that is no input");
	if (least + other > high)
		return;                              /* no such number: nothing needs to be known */
	if (l.n && m.n)
		assume_sum(l.s[0], m.s[0], high);
	else if (l.n && most > high - other)
		assume(l.s[0], least, high - other);
	else if (m.n && other_most > high - least)
		assume(m.s[0], other, high - least);
}

static T ranged(struct proof *p, const char *name, int64_t low, int64_t high, bool few)
{
	unsigned i = 0;
	while (i < p->w.n && strcmp(p->w.in[i].name, name))
		i++;
	if (i == p->w.n) {
		if (i == MAX_INPUTS)
			die("%s: more than %d ranges", p->what, MAX_INPUTS);
		p->w.in[p->w.n++] = (struct input){ .name = name, .low = low, .high = high, .few = few };
	}
	struct input *in = &p->w.in[i];
	if (in->opened) {
		const char *done = text_of("%s.done", name), *left = text_of("%s.left", name);
		uint64_t known;
		T a = ranged(p, done, 0, high - 1, few);
		T b = ranged(p, left, 1, p->shot && is_num(a, &known) ? high - (int64_t)known : high, few);
		if (!p->shot) {
			p->x.ghost.i = a;
			p->x.ghost.m = b;
			hold_together(a, b, high);
		}
		return add(a, b);
	}
	if (p->shot && in->low < in->high) {
		int64_t v = shoot(p, in->low, in->high < high ? in->high : high < in->low ? in->low : high, i, in->few);
		return num(64, (uint64_t)v);
	}
	if (in->low == in->high)
		return num(64, (uint64_t)in->low);
	T s = sym(name, 0, bits_for(high), false);
	in->s = s;
	assume(s, in->low, in->high);
	return zext(s, 64);
}

static void show_input(struct proof *p, const char *fmt, ...)
{
	size_t n = strlen(p->shown);
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(p->shown + n, sizeof p->shown - n, fmt, ap);
	va_end(ap);
}

static T named_range(struct proof *p, const char *name, int64_t low, int64_t high, bool few)
{
	T v = ranged(p, name, low, high, few);
	uint64_t k;
	if (!p->shot || !is_num(v, &k))
		return v;
	if (p->again && ((int64_t)k < low || (int64_t)k > high))
		die("%s is %lld, and must be from %lld to %lld", name, (long long)k, (long long)low, (long long)high);
	show_input(p, " %s = %llu;", name, (unsigned long long)k);
	p->given.in[p->given.n].name = name;
	p->given.in[p->given.n++].value = (int64_t)k;
	return v;
}

T in_range(struct proof *p, const char *name, int64_t low, int64_t high)
{
	return named_range(p, name, low, high, false);
}

T in_rounds(struct proof *p, const char *name, int64_t low, int64_t high)
{
	return named_range(p, name, low, high, true);
}

static uint64_t edge(uint64_t r, uint64_t seed)
{
	switch (seed % 8) {
	case 1: return 0;
	case 2: return UINT64_MAX;
	case 3: return (uint64_t)1 << r % 64;
	default: return r;
	}
}

T in_bits(struct proof *p, const char *name, unsigned i, unsigned w, bool secret)
{
	if (!p->shot)
		return sym(name, i, w, secret);
	uint64_t r = mix(p->shot, i + 1000);
	for (const char *s = name; *s; s++)
		r = mix(r, (unsigned char)*s);
	T v = NULL;
	for (unsigned done = 0; done < w; done += 64) {
		T part = num(w - done < 64 ? w - done : 64, edge(mix(r, done), p->shot));
		v = v ? cat(part, v) : part;
	}
	return v;
}

bool is_concrete(const struct proof *p)
{
	return p->shot > 0;
}

struct run *case_run(struct proof *p)
{
	return &p->x;
}

/* Arguments. */

T in_a_word(const struct proof *p, T n)
{
	const unsigned w = p->p->t->word;
	struct linear l;
	int64_t low, high;
	bool fits = w < 63 && w < width(n) && linear_of(n, &l) && linear_range(&l, &low, &high) && !(high >> w);
	return fits ? zext(bits(n, 0, w), width(n)) : n;
}

void give_arg(struct proof *p, unsigned i, T v)
{
	run_give_arg(&p->x, i, v);
}

int64_t most_bytes(const struct proof *p)
{
	return p->p->t->most_bytes;
}

int64_t most_count(const struct proof *p)
{
	return p->p->t->most_count;
}

struct region *give_buffer(struct proof *p, unsigned i, struct linear bytes, unsigned cells)
{
	const struct arg *a = &p->p->c->arg[i];
	if (a->kind != ARG_BUF)
		die("argument %u of %s is no buffer", i, p->p->c->name);
	struct region *g = run_region(&p->x, a->name, a->access, bytes, cells, a->secret);
	give_arg(p, i, g->base);
	return g;
}

struct region *give_functions(struct proof *p, unsigned i, unsigned n, const struct contract *const *c)
{
	unsigned word = p->p->t->word / 8;
	struct region *g = run_region(&p->x, p->p->c->arg[i].name, READ_ONLY, constant(n * word), n * word, false);
	for (unsigned k = 0; k < n; k++)
		run_fill(g, k * word, function_symbol(&p->x, c[k]));
	give_arg(p, i, g->base);
	return g;
}

/* What the claim gives is what the contract says: all buffers, in the contract's sizes. */
static bool size_of(const struct proof *p, const struct arg *a, struct linear *bytes)
{
	const struct contract *c = p->p->c;
	struct linear n;
	*bytes = constant(a->per ? 0 : a->bytes);
	if (!a->per)
		return true;
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++)
		if (!strcmp(c->arg[i].name, a->per))
			return p->x.given[i] && linear_of(p->x.given[i], &n) && linear_add(bytes, &n, a->bytes);
	return false;
}

static void check_given(struct proof *p)
{
	const struct contract *c = p->p->c;
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		const struct region *g = NULL;
		struct linear want;
		T given = p->x.given[i];
		for (unsigned r = 0; r < p->x.regions; r++)
			if (p->x.region[r].base == given)
				g = &p->x.region[r];
		if (c->arg[i].kind == ARG_LEN ? !given || is_secret(given)
		    : !g || (c->arg[i].kind == ARG_BUF && (!size_of(p, &c->arg[i], &want) || !linear_equal(&want, &g->size))))
			run_fail(&p->x, F_COVER, "the claim gives no %s as the contract has it", c->arg[i].name);
	}
}

void go(struct proof *p)
{
	check_given(p);
	if (p->x.state == RUNNING)
		run_go(&p->x);
}

void go_to_cut(struct proof *p)
{
	p->x.stops_at_cut = p->up_to_cut = true;
	go(p);
}

void go_from_cut(struct proof *p, unsigned n, const T *value)
{
	p->x.starts_at_cut = p->on_from_cut = true;
	const struct cut *c = prog_cut_of(p->p);
	if (n != c->n)
		die("%s: its cut has %u variables, the claim %u", p->p->symbol, c->n, n);
	for (unsigned i = 0; i < n; i++)
		p->x.cut_value[i] = bits(value[i], 0, c->v[i]->w);
	go(p);
}

/* Nothing is claimed of a run that went around the cut. */
bool at_cut(struct proof *p)
{
	p->x.pc -= p->x.state == RETURNED;
	if (p->x.state == RETURNED)
		run_fail(&p->x, F_COVER, "case %s: it returns and was not at the cut", p->what);
	return p->x.state == AT_CUT;
}

bool came_back(struct proof *p)
{
	return p->x.state == RETURNED;
}

bool case_knows(struct proof *p, T bit, bool *is)
{
	enum verdict v = decide(bit, &p->x.split, &p->x.split_at);
	*is = v == YES;
	if (v == SPLIT) {
		p->x.state = WANTS_SPLIT;
		p->x.open_for_loop = false;
	} else if (v == UNDECIDED) {
		run_fail(&p->x, F_UNDECIDED, "case %s: the claim asks what cannot be decided", p->what);
	}
	return v == YES || v == NO;
}

/* Judging. */

static bool same(T a, T b)
{
	struct linear l, m;
	if (a == b)
		return true;
	if (!a || !b || width(a) != width(b))
		return false;
	if (linear_of(a, &l) && linear_of(b, &m) && linear_equal(&l, &m))
		return true;
	return term_residue_equal(a, b);
}

static void tell_expected(struct proof *p, const char *what, const struct region *g, struct linear off, T got, T want)
{
	if (p->watch && p->watch->expected)
		p->watch->expected(p->watch->of, text_of("%s", what), g, off, got, want);
}

/* What the program never wrote is held against its last instruction. */
static void differ(struct proof *p, const char *what, T got, T want, int writer)
{
	if (p->diffs < MAX_DIFFERENCES)
		p->diff[p->diffs++] = (struct difference){ what, got, want,
			writer < 0 ? (int)p->x.pc - 1 : writer };
}

void expect(struct proof *p, struct region *g, unsigned off, T want, const char *fmt, ...)
{
	unsigned bytes = width(want) / 8;
	memset(g->judged + off, true, bytes);
	T got = run_peek(g, off, bytes);
	const bool is = same(got, want);
	if (is && !p->watch)
		return;
	char what[160];
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(what, sizeof what, fmt, ap);
	va_end(ap);
	tell_expected(p, what, g, constant(off), got, want);
	if (is)
		return;
	int writer = run_writer(g, off);
	for (unsigned i = 0; i < bytes && got; i++)
		if (!same(bits(got, 8 * i, 8), bits(want, 8 * i, 8))) {
			writer = run_writer(g, off + i);
			break;
		}
	differ(p, text_of("%s", what), got, want, writer);
}

void expect_given(struct proof *p, struct region *g, struct linear off, T byte, const char *fmt, ...)
{
	T got;
	struct given *e = run_given(g, off, &got);
	char what[160];
	va_list ap;
	va_start(ap, fmt);
	vsnprintf(what, sizeof what, fmt, ap);
	va_end(ap);
	tell_expected(p, what, g, off, got, byte);
	if (!same(got, byte))
		differ(p, text_of("%s", what), got, byte, e ? e->writer : -1);
}

void expect_at_cut(struct proof *p, unsigned i, T want)
{
	if (width(want) > width(p->x.cut_value[i]))
		want = bits(want, 0, width(p->x.cut_value[i]));
	const char *what = text_of("%s at the cut", p->p->ins[p->x.pc - 1].cut->v[i]->name);
	tell_expected(p, what, NULL, constant(0), p->x.cut_value[i], want);
	if (!same(p->x.cut_value[i], want))
		differ(p, what, p->x.cut_value[i], want, -1);
}

void expect_anything(struct region *g, unsigned off, unsigned bytes)
{
	memset(g->judged + off, true, bytes);
}

/* A run through a loop has shown one round of any; a run that was short enough has done each.  A run that did neither
 * cannot know what came out.  With a number too big to be folded, the rounds that were done are compared. */
void after_rounds(struct proof *p, T n, T *out)
{
	enum { MANY = 1000 };
	struct ghost *h = &p->x.ghost;
	uint64_t rounds;
	const bool known = is_num(n, &rounds);
	memcpy(out, h->now, h->n * sizeof *out);
	if (p->x.head) {
		h->step(h->of, &p->x, h->i, out, out);
	} else if (known && rounds <= MANY) {
		for (uint64_t i = 0; i < rounds; i++)
			h->step(h->of, &p->x, num(64, i), out, out);
	} else {
		if (known)
			differ(p, "the count of rounds", num(64, p->x.rounds), n, -1);
		for (unsigned j = 0; j < h->n; j++)
			out[j] = unsaid(h->w);
	}
}

/* Bytes that nobody said anything about keep what they held. */
static void expect_the_rest(struct proof *p)
{
	for (unsigned i = 0; i < p->x.regions; i++) {
		struct region *g = &p->x.region[i];
		for (unsigned k = 0; k < g->givens; k++)
			if (!given_judged(&g->given[k]))
				differ(p, text_of("%s, at a place of which nothing is claimed,", g->name), g->given[k].v, NULL, g->given[k].writer);
		if (g->stack || g->access == READ_ONLY)
			continue;
		for (unsigned o = 0; o < g->cells; o++) {
			T got = run_peek(g, o, 1), had = g->before[o].w ? bits(g->before[o].w, 8u * g->before[o].byte, 8) : NULL;
			if (!g->judged[o] && got != had) {
				differ(p, text_of("%s + %u, which must stay as it was", g->name, o), got, had, g->cell[o].writer);
				break;
			}
		}
	}
}

static void term_shown(char *s, size_t n, T t)
{
	FILE *f = fmemopen(s, n - 1, "w");
	s[0] = 0;
	if (!f)
		return;
	setvbuf(f, NULL, _IONBF, 0);
	if (t)
		term_print(f, t, 4);
	else
		fputs("nothing", f);
	fclose(f);
	s[n - 1] = 0;
}

/* A finding of a concrete run says how to see it again. */
static void add_shot(struct proof *p, enum finding_kind k, int ins, const char *text)
{
	const unsigned n = p->report.n;
	report_add(&p->report, k, p->p, ins, text);
	if (p->report.n == n || !p->shot)
		return;
	struct shot *s = must_alloc(sizeof *s);
	*s = p->given;
	s->what = text_of("%s", p->what);
	s->seed = p->shot;
	p->report.f[n].shot = s;
}

static void report_difference(struct proof *p, const struct difference *d, const char *inputs)
{
	char got[400], want[400];
	term_shown(got, sizeof got, d->got);
	term_shown(want, sizeof want, d->want);
	add_shot(p, F_MEANING, d->writer, text_of("case %s: %s differs;%s expected %s, got %s",
		p->what, d->what, inputs, want, got));
}

static void report_undecided(struct proof *p, const struct difference *d)
{
	char got[400], want[400];
	T a = d->got, b = d->want;
	if (a && b && width(a) == width(b))
		term_part(d->got, d->want, &a, &b);
	term_shown(got, sizeof got, a);
	term_shown(want, sizeof want, b);
	report_add(&p->report, F_UNDECIDED, p->p, d->writer, text_of(
		"case %s: %s is not shown equal and no input was found that shows it different; they part at %s against %s",
		p->what, d->what, got, want));
}

static bool has(const struct report *r, enum finding_kind k)
{
	for (unsigned i = 0; i < r->n; i++)
		if (r->f[i].kind == k)
			return true;
	return false;
}

/* Handles that differ may still mean the same; values that differ do not. */
static bool shown_different(const struct proof *p, T a, T b)
{
	uint64_t va[8], vb[8];
	if (!a || !b || width(a) != width(b))
		return true;
	for (unsigned k = 0; k < 4; k++) {
		term_eval(a, 16 + 4 * p->shot + k, va);
		term_eval(b, 16 + 4 * p->shot + k, vb);
		if (memcmp(va, vb, (width(a) + 63) / 64 * sizeof *va))
			return true;
	}
	return false;
}

static void merge(struct proof *p, const struct report *r, const char *inputs)
{
	for (unsigned i = 0; i < r->n; i++)
		if (*inputs)
			add_shot(p, r->f[i].kind, r->f[i].ins, text_of("case %s: %s;%s", p->what, r->f[i].text, inputs));
		else
			report_add(&p->report, r->f[i].kind, p->p, r->f[i].ins, r->f[i].text);
}

static bool hit(struct proof *p, const char *inputs)
{
	if (p->x.state == FAILED && !has(&p->this_run, F_UNDECIDED)) {
		merge(p, &p->this_run, inputs);
		return true;
	}
	for (unsigned i = 0; i < p->diffs && ended(p); i++)
		if (shown_different(p, p->diff[i].got, p->diff[i].want)) {
			report_difference(p, &p->diff[i], inputs);
			return true;
		}
	return false;
}

/* A symbolic run that differs, or that could not go on, is shot at with concrete inputs of its world until one shows what
 * is wrong.  What a loop does not keep is told as well: it names the instruction. */
static void after_shot(struct proof *p)
{
	bool done = hit(p, text_of(" with inputs of seed %u:%s", p->shot, p->shown));
	unsigned next = p->shot + (p->x.steps > SHOT_STEPS ? 25 : 1);     /* few that do not come to an end */
	if (!done && next <= p->shots) {
		p->shot = next;
		return;
	}
	if (!done || !has(&p->kept_report, F_UNDECIDED))
		merge(p, &p->kept_report, "");
	for (unsigned i = 0; i < p->kept_n && !done; i++)
		report_undecided(p, &p->kept[i]);
	p->shot = 0;
}

static void start_shooting(struct proof *p)
{
	memcpy(p->kept, p->diff, sizeof p->kept);
	p->kept_n = ended(p) ? p->diffs : 0;
	p->kept_report = p->this_run;
	p->shot_world = p->w;
	p->shot = 1;
}

static bool wants_to_be_shown(const struct proof *p, const struct report *r)
{
	return has(r, F_UNDECIDED) || (!p->brief && (has(r, F_LOOP) || has(r, F_MEANING)));
}

static void measure(struct passage *a, const struct run *x)
{
	if (a->stack < x->sp_entry - x->lowest)
		a->stack = x->sp_entry - x->lowest;
	if (a->work < term_work_done())
		a->work = term_work_done();
	if (a->steps < x->steps)
		a->steps = x->steps;
}

void case_close(struct proof *p)
{
	if (p->x.state == RUNNING)
		die("case %s was never run", p->what);
	if (p->passage)
		measure(p->passage, &p->x);
	if (ended(p))
		expect_the_rest(p);
	if (p->watch && p->watch->ends)
		p->watch->ends(p->watch->of, &p->x);
	if (p->x.state == WANTS_SPLIT)
		split_world(p);
	if (p->shot)
		after_shot(p);
	else if ((ended(p) && p->diffs) || (p->x.state == FAILED && wants_to_be_shown(p, &p->this_run)))
		start_shooting(p);
	else
		merge(p, &p->this_run, "");
	if (!p->shot && p->report.n)
		p->failed++;
	if (!p->worlds && !p->shot) {
		if (!cover_add(p, p->key))
			report_add(&p->report, F_COVER, p->p, -1, text_of("case %s comes twice", p->what));
		if (p->progress && p->cases % 64 == 0)
			p->progress(p->cases);
	}
}

static void judge_whole(struct proof *p)
{
	if (p->up_to_cut != p->on_from_cut)
		report_add(&p->report, F_COVER, p->p, -1, "the claim is cut and has one half only");
	if (!p->cases)
		report_add(&p->report, F_COVER, p->p, -1, "the claim has no case");
	check_taint(p->p, p->extent, &p->report);
}

static struct verdicts judge(struct proof *p, claim_fn *claim, const void *of)
{
	struct timespec a, b;
	timespec_get(&a, TIME_UTC);
	p->extent = must_alloc((p->p->n + 1) * sizeof *p->extent);
	claim(p, of);
	if (!p->report.n && p->seen_n)
		all_covered(p);
	if (!p->only)
		judge_whole(p);
	timespec_get(&b, TIME_UTC);
	return (struct verdicts){ .cases = p->cases, .report = p->report,
		.ms = (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) / 1e6 };
}

static struct proof *proof_of(const struct prog *prog_to_prove, unsigned shots, unsigned most_findings)
{
	struct proof *p = must_alloc(sizeof *p);
	p->p = prog_to_prove;
	p->shots = shots;
	p->most_findings = most_findings;
	return p;
}

struct verdicts prove(const struct prog *prog_to_prove, claim_fn *claim, const void *of, void (*progress)(unsigned cases))
{
	struct proof *p = proof_of(prog_to_prove, SHOTS, MANY_FINDINGS);
	p->progress = progress;
	return judge(p, claim, of);
}

struct verdicts try_out(const struct prog *prog_to_try, claim_fn *claim, const void *of, unsigned shots)
{
	struct proof *p = proof_of(prog_to_try, shots, MANY_FINDINGS);
	p->trial = true;
	return judge(p, claim, of);
}

struct verdicts prove_passing(const struct prog *prog_to_prove, claim_fn *claim, const void *of, struct passage *passage)
{
	struct proof *p = proof_of(prog_to_prove, SHOTS, MANY_FINDINGS);
	p->passage = passage;
	passage->cases = 0;
	passage->regions = must_alloc(prog_to_prove->n * sizeof *passage->regions);
	return judge(p, claim, of);
}

/* What takes far longer than the program that it was made from does not end as it should. */
static struct proof *refutation_of(const struct prog *prog_to_refute, const struct passage *passage)
{
	enum { SLACK = 1000, FEW_SHOTS = 8 };
	struct proof *p = proof_of(prog_to_refute, FEW_SHOTS, 1);
	p->brief = true;
	p->most_steps = 2 * passage->steps + SLACK;
	return p;
}

struct verdicts refute(const struct prog *prog_to_refute, claim_fn *claim, const void *of, const struct passage *passage, unsigned at)
{
	struct proof *p = refutation_of(prog_to_refute, passage);
	p->only = passage;
	p->at = at;
	struct verdicts v = { .cases = 0 };
	if (at < prog_to_refute->n)
		v = judge(p, claim, of);
	return v.report.n ? v : judge(refutation_of(prog_to_refute, passage), claim, of);
}

struct verdicts replay(const struct prog *prog_to_run, claim_fn *claim, const void *of, const struct shot *s, const struct looker *w)
{
	struct proof *p = proof_of(prog_to_run, 0, MANY_FINDINGS);
	p->trial = true;
	p->again = s;
	p->watch = w;
	claim(p, of);
	for (unsigned i = 0; i < s->n && p->cases; i++) {
		unsigned k = 0;
		while (k < p->given.n && strcmp(p->given.in[k].name, s->in[i].name))
			k++;
		if (k == p->given.n)
			die("the case \"%s\" has no number called %s", s->what, s->in[i].name);
	}
	return (struct verdicts){ .cases = p->cases, .report = p->report };
}
