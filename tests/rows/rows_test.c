/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every row against the metal: what an instruction left, in each of its forms, is what its meaning says of the same
 * constants, and nothing else has changed.  What a meaning leaves unsaid is not compared. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include "forms.h"
#include "seed.h"
#include "wire.h"

/* ---- the runners: one for each assembler, started by each test at its first need ---- */

enum { MAX_RUNNERS = 4 };
struct runner {
	const char *path;
	int fd;
	struct rows_hello hello;
	struct rows_stub *stubs;
};
static struct runner runner[MAX_RUNNERS];
static unsigned runners;
static const struct forms *all;
static struct prog *prog_of_form, *judged;           /* single instructions, as they are, and as they are judged */
static const struct runner *now;                     /* whose vectors are made and judged */

static void get(const struct runner *r, void *to, size_t n)
{
	for (char *p = to; n;) {
		ssize_t k = read(r->fd, p, n);
		if (k <= 0)
			die("runner %s: it ended", r->path);
		p += k;
		n -= (size_t)k;
	}
}

static void put(const struct runner *r, const void *from, size_t n)
{
	for (const char *p = from; n;) {
		ssize_t k = send(r->fd, p, n, MSG_NOSIGNAL);
		if (k <= 0)
			die("runner %s: it does not listen", r->path);
		p += k;
		n -= (size_t)k;
	}
}

static void start(const char *path, uint64_t digest)
{
	int pair[2];
	struct runner *r = &runner[runners++];

	if (runners > MAX_RUNNERS || socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
		die("no way to talk to a runner");
	if (fork() == 0) {
		dup2(pair[1], 0);
		dup2(pair[1], 1);
		close(pair[0]);
		close(pair[1]);
		execl(path, path, (char *)NULL);
		_exit(127);
	}
	close(pair[1]);
	*r = (struct runner){ .path = path, .fd = pair[0] };
	get(r, &r->hello, sizeof r->hello);
	if (r->hello.magic != ROWS_MAGIC || r->hello.stubs != all->n || r->hello.digest != digest)
		die("runner %s was built from other forms", path);
	r->stubs = must_alloc(r->hello.stubs * sizeof *r->stubs);
	get(r, r->stubs, r->hello.stubs * sizeof *r->stubs);
}

/* Which register is the how-manieth of its kind. */
static struct { bool vector; unsigned slot; } place[NREG];

static bool is_vector(R r)
{
	return place[r].vector;
}

static unsigned slot(R r)
{
	return place[r].slot;
}

static void place_registers(const struct target *t)
{
	unsigned n[2] = { 0 };
	for (R r = 0; r < t->regs; r++) {
		place[r].vector = t->reg_width(r) > t->word;
		place[r].slot = n[place[r].vector]++;
	}
	for (R r = 0; r < t->regs; r++)
		if (t->reg_width(r) > 64 * ROWS_LANES)
			die("%s has wider registers than wire.h has room for", t->name);
	if (n[0] > ROWS_GENERAL || n[1] > ROWS_VECTOR)
		die("%s has more registers than wire.h has room for", t->name);
}

static void set_up(void)
{
	all = forms_of(targets[0]);
	place_registers(all->t);
	prog_of_form = form_prog(all->t, 0);
	judged = form_prog(all->t, 0);
	const char *given = getenv("INGOT_ROWS");
	const uint64_t digest = forms_print(NULL, all);
	if (!given || !*given)
		die("INGOT_ROWS names no runner");
	for (char *w = strtok(strdup(given), " "); w; w = strtok(NULL, " "))
		start(w, digest);
}

static bool machine_has(const char *needs)
{
	bool has = !strcmp(needs, "BASE");
	for (unsigned i = 0; i < ROWS_FEATURES; i++)
		has |= !strcmp(runner[0].hello.feature[i], needs);
	return has;
}

/* ---- what a form needs before it can be tried ---- */

enum { ADDRESS = 1, STACK = 2 };
struct plan {
	const struct form *f;
	const struct row *row;
	unsigned stub, reach;                        /* reach: ADDRESS, STACK: what must point into the window */
	uint64_t read, wrote;
	unsigned flags_wrote;
	unsigned bytes;                              /* at its address, at the most */
	int64_t address_at;                          /* the least that it adds to its address */
	bool goes;                                   /* to an address that it loads first */
};

static void plan_touch(struct plan *p, const struct run *x, const struct touch *t, T address)
{
	const T sp = sym("register", all->t->sp, all->t->word, false);
	uint64_t off;
	if (p->f->i.mem.table)
		return;
	if (address && is_num(sub(t->address, address), &off) && off < 64) {
		p->reach |= ADDRESS;
		if (p->bytes < off + t->bytes)
			p->bytes = (unsigned)off + t->bytes;
	} else if (is_num(sub(t->address, sp), &off)) {
		p->reach |= STACK;
	} else {
		die("%s touches memory that is neither at its operand nor at the stack pointer", p->row->id);
	}
	(void)x;
}

static bool has_operand(const struct row *row)
{
	return strstr(row->text, "%A") != NULL;
}

static struct plan plan(const struct form *f, const struct row *row)
{
	struct plan p = { .f = f, .row = row, .stub = (unsigned)(f - all->form) };
	const struct run *x = run_blank(prog_of_form, &f->i);
	struct run copy = *x;
	p.read = x->read;
	p.wrote = x->wrote;
	p.flags_wrote = x->flags_wrote;
	p.goes = x->went && width(x->went) > 1 && x->touches;
	T address = NULL;
	if (has_operand(row) && !f->i.mem.table) {
		for (R r = 0; r < all->t->regs; r++)
			copy.reg[r] = sym("register", r, all->t->reg_width(r), false);
		address = run_address(&copy, &f->i.mem, all->t->word);
	}
	for (unsigned i = 0; i < x->touches; i++)
		plan_touch(&p, x, &x->touch[i], address);
	if (f->calls && all->t->return_bytes) {
		p.reach |= STACK;
		p.read |= (uint64_t)1 << all->t->sp;
	}
	return p;
}

/* ---- vectors ---- */

enum { EDGES = 12, CROSSED = EDGES * EDGES, VECTORS = CROSSED + 64 };

static uint64_t edge(unsigned i, unsigned w)
{
	const uint64_t top = (uint64_t)1 << (w - 1), ones = top | (top - 1);
	const uint64_t half = (uint64_t)1 << w / 2;
	const uint64_t e[EDGES] = { 0, 1, ones, top, top - 1, top + 1, ones - 1, half, half - 1, 0x5555555555555555 & ones, 0x80, 0xff };
	return e[i];
}

/* The value of operand number n in vector v, in whole words of w bits or less: two operands cross all their edges. */
static uint64_t operand(unsigned v, unsigned n, unsigned w)
{
	const uint64_t noise = random64();
	w = w < 64 ? w : 64;
	unsigned which = n == 0 ? v % EDGES : n == 1 ? v / EDGES : (unsigned)(random64() % EDGES);
	if (v >= CROSSED && noise >> 62)
		return noise;
	if (v >= CROSSED)
		which = (unsigned)(random64() % EDGES);
	uint64_t k = edge(which % EDGES, w);
	return w == 64 || (noise & 3) == 0 ? k : k | random64() << w;
}

/* Some base and index that make the operand's address this one. */
static void point(struct rows_vector *v, const struct mem *m, uint64_t address)
{
	uint64_t want = address - (uint64_t)m->disp;
	if (m->index == NOREG) {
		v->general[slot(m->base)] = want;
		return;
	}
	if (m->index == m->base) {                   /* (1 + scale) * r = want */
		uint64_t times = 1 + m->scale, inverse = 1;
		if (times == 2) {
			v->general[slot(m->base)] = want / 2 | random64() << 63;
			return;
		}
		while (inverse * times != 1)
			inverse *= 2 - inverse * times;
		v->general[slot(m->base)] = want * inverse;
		return;
	}
	uint64_t index = random64();
	switch (index >> 62) {
	case 0: index %= 4096; break;
	case 1: index = -(index % 4096); break;
	}
	v->general[slot(m->index)] = index;
	v->general[slot(m->base)] = want - index * m->scale;
}

static void choose_window(struct rows_vector *v)
{
	switch (random64() % 4) {
	case 0: v->window = 0; break;
	case 1: v->window = ROWS_ARENA - ROWS_WINDOW; break;
	default: v->window = (uint32_t)random_below(ROWS_ARENA - ROWS_WINDOW + 1);
	}
}

static void put_word(struct rows_vector *v, unsigned off, uint64_t word, unsigned bytes)
{
	for (unsigned i = 0; i < bytes; i++)
		v->memory[off + i] = (uint8_t)(word >> 8 * (i % 8));
}

static void place_address(const struct plan *p, struct rows_vector *v, unsigned n)
{
	const unsigned low = p->reach & STACK ? 64 : n % 8 ? 24 : 0, high = n % 8 ? 24 : 0;
	unsigned at = low + (unsigned)random_below(ROWS_WINDOW - p->bytes - low - high + 1);
	uint64_t address = now->hello.arena + v->window + at;
	const struct mem *m = &p->f->i.mem;
	const unsigned align = row_alignment(all->t, p->row);
	at -= (unsigned)(address % align) > at ? 0 : (unsigned)(address % align);
	address = now->hello.arena + v->window + at;
	if (address % align) {
		at += align - (unsigned)(address % align);
		address = now->hello.arena + v->window + at;
	}
	if (!m->table && m->index == m->base && m->scale == 1 && (address - (uint64_t)m->disp) % 2) {
		at += at ? -1u : 1;
		address = now->hello.arena + v->window + at;
	}
	point(v, m, address);
	for (unsigned o = 0; o < p->bytes; o += 8)
		put_word(v, at + o, operand(n, 1, p->f->i.w), p->bytes - o < 8 ? p->bytes - o : 8);
	if (p->goes)
		put_word(v, at, now->hello.landing[n % 2], 8);
}

static void place_stack(const struct plan *p, struct rows_vector *v, unsigned n)
{
	const R sp = all->t->sp;
	if (p->reach & ADDRESS && p->f->i.mem.base == sp)
		return;                                      /* it points into the window already */
	unsigned at = 24 + (unsigned)random_below(9);
	v->general[slot(sp)] = now->hello.arena + v->window + at;
	if (p->goes && !(p->reach & ADDRESS))
		put_word(v, at, now->hello.landing[n % 2], 8);
}

static struct rows_vector make_vector(const struct plan *p, unsigned n)
{
	struct rows_vector v = { .stub = p->stub, .flags = (uint32_t)random_below((uint64_t)1 << now->hello.flags) };
	unsigned operands = 0;
	choose_window(&v);
	random_bytes(v.memory, sizeof v.memory);
	for (R r = 0; r < all->t->regs; r++) {
		const bool read = p->read >> r & 1;
		const unsigned turn = read ? operands++ : 2;
		uint64_t *k = is_vector(r) ? v.vector[slot(r)] : &v.general[slot(r)];
		for (unsigned lane = 0; lane < (is_vector(r) ? ROWS_LANES : 1); lane++)
			k[lane] = read ? operand(n, turn, p->f->i.w) : random64();
	}
	if (p->reach & ADDRESS)
		place_address(p, &v, n);
	if (p->reach & STACK)
		place_stack(p, &v, n);
	return v;
}

/* ---- what the meaning says ---- */

struct said {
	struct rows_vector v, known;                 /* known: all ones where something was said */
};
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
	T x = num(64, v->vector[slot(r)][0]);
	for (unsigned done = 64; done < all->t->reg_width(r); done += 64)
		x = cat(num(64, v->vector[slot(r)][done / 64]), x);
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
		known_bits(x->reg[r], done, 64, &s->v.vector[n][done / 64], &s->known.vector[n][done / 64]);
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

/* A call leaves where to come back to on the stack, if that is this target's way; nobody but the caller's meaning says
 * what else it changes. */
static void say_return_address(struct said *s)
{
	const unsigned sp = slot(all->t->sp);
	s->v.general[sp] -= all->t->return_bytes;
	say_memory(s, s->v.general[sp], num(8 * all->t->return_bytes, now->stubs[s->v.stub].after));
}

static struct said say(const struct plan *p, const struct rows_vector *in)
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
	if (p->f->calls && all->t->return_bytes)
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

/* NULL if what came is what was said, as far as something was said. */
static const char *judge(const struct plan *p, const struct said *s, const struct rows_vector *got)
{
	const struct rows_vector *v = &s->v, *k = &s->known;
	if (got->signal)
		return differs("it raised signal %u (does shapes.def lack an ALIGNED for %s?)", got->signal, p->row->shape);
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

static void show(const struct plan *p, const struct rows_vector *in, const char *what)
{
	char text[256] = "";
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	print_ins(f, prog_of_form, &p->f->i);
	fclose(f);
	fprintf(stderr, "%s, '%s' by %s: %s\n  of flags %#x, window at %#llx,", p->row->id, text,
		strrchr(now->path, '-') + 1, what, in->flags, (unsigned long long)(now->hello.arena + in->window));
	for (R i = 0; i < all->t->regs; i++)
		if (p->read >> i & 1)
			fprintf(stderr, " %s = %#llx", all->t->reg_name(i, all->t->reg_width(i)),
				(unsigned long long)(is_vector(i) ? in->vector[slot(i)][0] : in->general[slot(i)]));
	fprintf(stderr, "\n  the row says: %s\n", p->row->says);
}

/* ---- a form: all its vectors on all runners ---- */

struct tally {
	unsigned forms, vectors, refused;
	uint64_t went, wrote, said;                  /* wrote, said: registers */
	unsigned flags_wrote, flags_said;
};

/* An output that its meaning leaves unsaid every time would never be compared. */
static void note_said(struct tally *t, const struct plan *p, const struct said *s)
{
	t->wrote |= p->wrote;
	for (R r = 0; r < all->t->regs; r++)
		if (p->wrote >> r & 1 &&
		    (is_vector(r) ? s->known.vector[slot(r)][0] : s->known.general[slot(r)]) == UINT64_MAX)
			t->said |= (uint64_t)1 << r;
	t->flags_wrote |= p->flags_wrote;
	t->flags_said |= s->known.flags & p->flags_wrote;
}

static void ask(const struct rows_vector *in, struct rows_vector *out)
{
	for (unsigned done = 0; done < VECTORS; done += ROWS_BATCH) {
		const uint32_t n = VECTORS - done < ROWS_BATCH ? VECTORS - done : ROWS_BATCH;
		put(now, &n, sizeof n);
		put(now, in + done, n * sizeof *in);
		get(now, out + done, n * sizeof *out);
	}
}

static void try_form(const struct plan *p, struct tally *t, bool tell)
{
	static struct rows_vector in[VECTORS], out[VECTORS];
	static struct said said[VECTORS];
	const bool own = p->goes || p->f->calls || p->f->i.mem.table;     /* addresses of this runner */
	t->forms++;
	for (unsigned i = 0; i < runners; i++) {
		now = &runner[i];
		for (unsigned n = 0; n < VECTORS && (i == 0 || own); n++) {
			in[n] = make_vector(p, n);
			said[n] = say(p, &in[n]);
			note_said(t, p, &said[n]);
		}
		ask(in, out);
		for (unsigned n = 0; n < VECTORS; n++) {
			const char *wrong = judge(p, &said[n], &out[n]);
			t->went |= (uint64_t)1 << (out[n].where & 63);
			if (wrong && !t->refused && tell)
				show(p, &in[n], wrong);
			t->refused += wrong != NULL;
		}
		t->vectors += VECTORS;
	}
}

/* Down to the first form that is refused, when nobody is told of more. */
static struct tally try_row(unsigned op, int planted, bool tell)
{
	struct tally t = { 0 };
	for (unsigned i = 0; i < all->n && (tell || !t.refused); i++)
		if (all->form[i].i.op == op && all->form[i].planted == planted) {
			struct plan p = plan(&all->form[i], &all->t->row[op]);
			try_form(&p, &t, tell && t.refused == 0);
		}
	return t;
}

static unsigned row_named(const char *id)
{
	for (unsigned i = 0; i < all->t->rows; i++)
		if (!strcmp(all->t->row[i].id, id))
			return i;
	return 0;
}

/* ---- what is planted comes first ---- */

Test(planted, wrong_texts_are_refused, .init = set_up)
{
	unsigned refused = 0;
	for (unsigned i = 0; i < planted_text_count; i++) {
		const struct planted_text *w = &planted_texts[i];
		if (strcmp(w->target, all->t->name))
			continue;
		unsigned op = row_named(w->id);
		cr_assert(op, "no row %s to print as \"%s\"", w->id, w->text);
		struct tally t = try_row(op, (int)i, false);
		refused += t.refused > 0;
		cr_expect(t.forms && t.refused, "%s printed as \"%s\" passes (%u forms)", w->id, w->text, t.forms);
	}
	cr_expect(refused);
	fprintf(stderr, "%u planted texts refused\n", refused);
}

static void (*right)(struct run *x, const struct ins *i);
#define PLANTED_TEXT(target, id, text)
typedef void meaning(struct run *x, const struct ins *i);
#define PLANTED_MEANING(target, id, name, ...) \
	static void wrong_##target##_##id(struct run *x, const struct ins *i) { __VA_ARGS__; }
#include "planted.def"
#undef PLANTED_MEANING
static const struct { const char *target, *id, *what; meaning *mean; } planted_meanings[] = {
#define PLANTED_MEANING(target, id, name, ...) { #target, #id, name, wrong_##target##_##id },
#include "planted.def"
#undef PLANTED_MEANING
};
enum { PLANTED_MEANINGS = sizeof planted_meanings / sizeof *planted_meanings };

Test(planted, wrong_meanings_are_refused, .init = set_up)
{
	struct target wrong = *all->t;
	struct row *rows = must_alloc(wrong.rows * sizeof *rows);
	unsigned refused = 0;
	wrong.row = rows;
	judged->t = &wrong;
	for (unsigned i = 0; i < PLANTED_MEANINGS; i++) {
		unsigned op = row_named(planted_meanings[i].id);
		if (strcmp(planted_meanings[i].target, all->t->name))
			continue;
		cr_assert(op, "no row %s", planted_meanings[i].id);
		memcpy(rows, all->t->row, wrong.rows * sizeof *rows);
		right = rows[op].mean;
		rows[op].mean = planted_meanings[i].mean;
		struct tally t = try_row(op, -1, false);
		refused += t.refused > 0;
		cr_expect(t.refused, "%s passes though %s", planted_meanings[i].id, planted_meanings[i].what);
	}
	cr_expect(refused);
	fprintf(stderr, "%u planted meanings refused\n", refused);
}

static bool dies(const struct ins *i)
{
	int status;
	pid_t child = fork();
	if (child == 0) {
		fclose(stderr);
		run_blank(prog_of_form, i);
		_exit(0);
	}
	return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 2;
}

/* A shift by nothing leaves the flags alone, and one by the width is one by nothing: no meaning says so, so none may be
 * asked. */
Test(planted, counts_that_no_meaning_covers_are_refused, .init = set_up)
{
	unsigned asked = 0;
	for (unsigned i = 0; i < all->n; i++) {
		struct ins j = all->form[i].i;
		if (all->form[i].planted >= 0 || all->t->row[j.op].class != SHIFT || j.k != 1)
			continue;
		cr_expect(!dies(&j));
		j.k = 0;
		cr_expect(dies(&j), "%s takes a count of 0", all->t->row[j.op].id);
		j.k = j.w;
		cr_expect(dies(&j), "%s takes a count of its width", all->t->row[j.op].id);
		asked++;
	}
	cr_expect(asked);
}

/* ---- the rows ---- */

Test(rows, every_row_is_used_and_has_forms, .init = set_up)
{
	unsigned forms = 0, skipped = 0, sisters = 0;
	cr_expect(!all->unknown, "%s", all->unknown);
	for (unsigned op = 1; op < all->t->rows; op++) {
		unsigned n = 0;
		for (unsigned i = 0; i < all->n; i++)
			n += all->form[i].i.op == op && all->form[i].planted < 0;
		cr_expect(all->use[op].uses || all->use[op].sister, "row %s is used by no program: delete it",
			all->t->row[op].id);
		cr_expect(n, "row %s has no form", all->t->row[op].id);
		sisters += !all->use[op].uses && all->use[op].sister;
		forms += n;
		skipped += !machine_has(all->t->row[op].needs);
	}
	fprintf(stderr, "%s: %u rows (%u unused ones beside used sisters), %u forms, "
		"%u vectors each for each of %u assemblers; %u rows skipped\n", all->t->name, all->t->rows - 1, sisters, forms, VECTORS, runners, skipped);
}

ParameterizedTestParameters(rows, a_row_does_what_it_says)
{
	static unsigned op[512];
	unsigned n = targets[0]->rows - 1;
	for (unsigned i = 0; i < n; i++)
		op[i] = i + 1;
	return cr_make_param_array(unsigned, op, n);
}

ParameterizedTest(unsigned *op, rows, a_row_does_what_it_says, .init = set_up)
{
	const struct row *row = &all->t->row[*op];
	if (!machine_has(row->needs))
		cr_skip_test("%s: this machine has no %s", row->id, row->needs);
	struct tally t = try_row(*op, -1, true);
	fprintf(stderr, "%s: %u forms, %u vectors\n", row->id, t.forms, t.vectors);
	cr_expect(!t.refused, "%s: %u of %u vectors went wrong", row->id, t.refused, t.vectors);
	cr_expect(t.said == t.wrote && t.flags_said == t.flags_wrote,
		"%s: it writes %#llx and flags %#x, of that only %#llx and %#x are ever said", row->id,
		(unsigned long long)t.wrote, t.flags_wrote, (unsigned long long)t.said, t.flags_said);
	if (strstr(row->text, "%l"))
		cr_expect(t.went >> ROWS_JUMPED & 1, "%s never jumped", row->id);
}
