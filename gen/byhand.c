/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A function run on what somebody gives it: its program, and those of all whom it calls, instruction by instruction as the
 * rows say.  What comes out is what the model of that CPU makes of it. */
#include <errno.h>
#include <string.h>
#include "look.h"
#include "byhand.h"

enum { DEEPEST = 8, MOST_BYTES = 1 << 16 };
struct hand {
	const struct request *q;
	struct trace trace;
	unsigned depth;
	const struct function *f[DEEPEST];
	struct run *x[DEEPEST];
	struct report report;
	unsigned long steps;
	struct looker watch;
};

static void fill_functions(struct run *x, unsigned arg, const struct hash *h)
{
	const unsigned word = x->p->t->word / 8;
	struct region *g = run_region(x, x->p->c->arg[arg].name, READ_ONLY, constant(MEMBERS * word), MEMBERS * word, false);
	for (unsigned m = 0; m < MEMBERS; m++)
		run_fill(g, m * word, function_symbol(x, members[m].contract(h)));
	run_give_arg(x, arg, g->base);
}

static struct run *begin(struct hand *d, const struct function *f)
{
	struct run *x = d->x[d->depth] ? d->x[d->depth] : must_alloc(sizeof *x);
	d->x[d->depth] = x;
	d->f[d->depth] = f;
	run_begin(x, catalog_write(f), &d->report);
	x->concrete = true;
	x->most_steps = (unsigned long)-1;
	x->seed = 1;
	x->watch = &d->watch;
	return x;
}

static void step(void *of, struct run *x, const struct ins *i)
{
	struct hand *d = of;
	d->steps++;
	if (!d->q->trace)
		return;
	d->trace.depth = d->depth;
	trace_step(&d->trace, x, i);
}

static void begins(void *of, struct run *x)
{
	struct hand *d = of;
	if (d->q->trace)
		trace_begin(&d->trace, x);
}

/* Cells of the caller as those of the callee, and back. */
static void move_cells(struct cell *to, const struct cell *from, unsigned n, int writer)
{
	for (unsigned k = 0; k < n; k++)
		to[k] = (struct cell){ from[k].stale ? NULL : from[k].w, from[k].byte, false, writer };
}

/* The callee's own program, on its arguments as regions of its own. */
static bool call(void *of, struct run *x, const struct contract *c, const T *arg)
{
	struct hand *d = of;
	const struct function *f = catalog_callee(d->f[d->depth], d->q->kernel, strrchr(c->name, ' ') + 1);
	struct { struct region *own, *theirs; unsigned off; } buffer[MAX_ARGS] = { { NULL, NULL, 0 } };
	if (!f || d->depth + 1 == DEEPEST)
		die("%s calls %s: nobody is there", catalog_name(d->f[d->depth]), c->name);
	d->depth++;
	struct run *y = begin(d, f);
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind && x->state == RUNNING; i++) {
		const struct arg *a = &c->arg[i];
		uint64_t n = 1;
		struct region *g;
		struct linear off;
		if (a->kind == ARG_LEN) {
			run_give_arg(y, i, arg[i]);
			continue;
		}
		if (a->kind == ARG_FNS) {
			fill_functions(y, i, hash_find(f->hash));
			continue;
		}
		for (unsigned k = 0; a->per && k < MAX_ARGS && c->arg[k].kind; k++)
			if (!strcmp(c->arg[k].name, a->per) && !is_num(arg[k], &n))
				die("a call of %s with a length that is no number", c->name);
		const unsigned bytes = (unsigned)(n * a->bytes);
		struct region *own = run_region(y, a->name, a->access, constant(bytes), bytes, a->secret);
		run_give_arg(y, i, own->base);
		if (!bytes || !run_range(x, arg[i], constant(bytes), a->access, &g, &off))
			continue;
		buffer[i].own = own;
		buffer[i].theirs = g;
		buffer[i].off = (unsigned)off.k;
		if (a->access & READ_ONLY)
			move_cells(own->cell, g->cell + off.k, bytes, -1);
	}
	if (x->state == RUNNING)
		run_go(y);
	for (unsigned i = 0; i < MAX_ARGS && y->state == RETURNED; i++)
		if (buffer[i].own && (c->arg[i].access & WRITE_ONLY))
			move_cells(buffer[i].theirs->cell + buffer[i].off, buffer[i].own->cell, buffer[i].own->cells, (int)x->pc);
	d->depth--;
	if (x->state == RUNNING && y->state != RETURNED)
		run_fail(x, F_MEANING, "%s did not come back", catalog_name(f));
	if (d->q->trace)
		trace_begin(&d->trace, x);
	return true;
}

static const struct given_bytes *given_for(const struct request *q, const char *name)
{
	for (unsigned i = 0; i < q->n; i++)
		if (!strcmp(q->given[i].name, name))
			return &q->given[i];
	return NULL;
}

/* A length is that of the buffer whose units it counts, or a number. */
static bool length_of(const struct request *q, const struct contract *c, const char *name, uint64_t *n)
{
	const struct given_bytes *own = given_for(q, name);
	if (own && own->is_number) {
		*n = own->number;
		return true;
	}
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		const struct given_bytes *b = c->arg[i].per && !strcmp(c->arg[i].per, name) ? given_for(q, c->arg[i].name) : NULL;
		if (!b || b->is_number)
			continue;
		if (b->n % c->arg[i].bytes) {
			fprintf(stderr, "gen run: %s has %zu bytes, which is no multiple of %u\n", b->name, b->n, c->arg[i].bytes);
			return false;
		}
		*n = b->n / c->arg[i].bytes;
		return true;
	}
	fprintf(stderr, "gen run: %s is missing: --number %s=N\n", name, name);
	return false;
}

/* A state, or a context, that nobody gave is that of a message that begins. */
static bool give_beginning(const struct hash *h, const struct arg *a, struct region *g)
{
	T iv[8];
	const bool state = !strcmp(a->name, "state"), ctx = !strcmp(a->name, "ctx");
	if (!state && !ctx)
		return false;
	meaning_iv(h, iv);
	for (unsigned o = 0; ctx && o < g->cells; o++)
		run_fill(g, o, num(8, 0));
	for (unsigned j = 0; j < h->state; j++)
		run_fill(g, j * h->W / 8, iv[j]);
	return true;
}

static bool give_buffer_of(struct run *x, const struct request *q, unsigned i)
{
	const struct arg *a = &x->p->c->arg[i];
	const struct given_bytes *b = given_for(q, a->name);
	uint64_t n = 1;
	if (a->per && !length_of(q, x->p->c, a->per, &n))
		return false;
	if (n > MOST_BYTES) {
		fprintf(stderr, "gen run: %s has %llu units; the model keeps every value that it ever made, and takes %d bytes at the most\n",
			a->name, (unsigned long long)n, MOST_BYTES);
		return false;
	}
	const unsigned bytes = (unsigned)(n * a->bytes);
	struct region *g = run_region(x, a->name, a->access, constant(bytes), bytes, a->secret);
	run_give_arg(x, i, g->base);
	if (!(a->access & READ_ONLY))
		return true;
	if (!b && give_beginning(q->h, a, g)) {
		printf("%s is that of a message that begins\n", a->name);
		return true;
	}
	if (!b || b->is_number || b->n != bytes) {
		fprintf(stderr, "gen run: %s, %u bytes, is %s: --hex %s=HEX or --file %s=FILE\n", a->name, bytes,
			b && !b->is_number ? text_of("given as %zu", b->n) : "missing", a->name, a->name);
		return false;
	}
	for (unsigned o = 0; o < bytes; o++)
		run_fill(g, o, num(8, b->byte[o]));
	return true;
}

static bool names_an_argument(const struct contract *c, const struct given_bytes *b)
{
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++)
		if (!strcmp(c->arg[i].name, b->name) && c->arg[i].kind == (b->is_number ? ARG_LEN : ARG_BUF) &&
		    (b->is_number || c->arg[i].access != WRITE_ONLY))
			return true;
	fprintf(stderr, "gen run: %s takes no %s called %s\n", c->name, b->is_number ? "number" : "bytes", b->name);
	return false;
}

static void show_outputs(const struct run *x)
{
	for (unsigned i = 0; i < MAX_ARGS && x->p->c->arg[i].kind; i++) {
		const struct arg *a = &x->p->c->arg[i];
		if (a->kind != ARG_BUF || !(a->access & WRITE_ONLY))
			continue;
		for (unsigned r = 0; r < x->regions; r++) {
			const struct region *g = &x->region[r];
			if (g->base != x->given[i])
				continue;
			printf("%s = ", a->name);
			for (unsigned o = 0; o < g->cells; o++) {
				uint8_t byte;
				if (const_bytes(run_peek(g, o, 1), &byte))
					printf("%02x", byte);
				else
					fputs("--", stdout);
			}
			putchar('\n');
		}
	}
}

int run_by_hand(const struct request *q)
{
	struct hand d = { .q = q, .trace = { .out = stdout } };
	d.watch = (struct looker){ .of = &d, .begins = begins, .step = step, .call = call };
	term_new_run();
	term_most_work = UINT64_MAX;
	struct run *x = begin(&d, q->f);
	const struct contract *c = x->p->c;
	for (unsigned i = 0; i < q->n; i++)
		if (!names_an_argument(c, &q->given[i]))
			return 2;
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		uint64_t n;
		if (c->arg[i].kind == ARG_FNS)
			fill_functions(x, i, q->h);
		else if (c->arg[i].kind == ARG_BUF ? !give_buffer_of(x, q, i) : !length_of(q, c, c->arg[i].name, &n))
			return 2;
		else if (c->arg[i].kind == ARG_LEN)
			run_give_arg(x, i, num(64, n));
	}
	run_go(x);
	if (x->state != RETURNED) {
		report_print(stderr, &d.report);
		return 1;
	}
	show_outputs(x);
	printf("%lu instructions of the model of %s%s%s\n", d.steps, q->f->target->cpu, q->kernel != q->f ? ", with " : "",
		q->kernel != q->f ? catalog_name(q->kernel) : "");
	return 0;
}
