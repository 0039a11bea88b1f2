/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How many instructions a function executes for a piece of work, counted by running it, and how big it is. */
#include <string.h>
#include <unistd.h>
#include <jansson.h>
#include "gen.h"

enum { MAX_LENGTHS = 3 };

static uint64_t length_named(const struct contract *c, const char *name, const uint64_t *length)
{
	unsigned n = 0;
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		if (c->arg[i].kind == ARG_LEN && !strcmp(c->arg[i].name, name))
			return length[n];
		n += c->arg[i].kind == ARG_LEN;
	}
	return 0;
}

static unsigned long run_work(const struct function *f, const uint64_t *length);

/* The kernel that is counted with, and what a routine calls: a function of its table, or another routine. */
static const struct function *kernel;

static const struct function *called(const struct function *caller, const char *name)
{
	const struct function *f = catalog_callee(caller, kernel, name);
	if (!f)
		die("%s has nothing to call for %s", catalog_name(caller), name);
	return f;
}

/* It is found in the tables of k, or works over any. */
static bool works_with(const struct function *f, const struct function *k)
{
	if (!is_kernel(k) || k->target != f->target || strcmp(k->hash, hash_find(f->hash)->family))
		return false;
	for (unsigned i = 0; i < MEMBERS; i++)
		if (!strcmp(f->name, members[i].name))
			return catalog_member(k, f->hash, i) == f;
	return true;
}

/* What is called is run once for the same lengths: all update and digest of a family end in the same calls. */
static unsigned long run_once(const struct function *f, const uint64_t *length)
{
	static struct known { const struct function *f, *kernel; uint64_t length[MAX_LENGTHS]; unsigned long n; struct known *next; } *all;
	for (const struct known *k = all; k; k = k->next)
		if (k->f == f && k->kernel == kernel && !memcmp(k->length, length, sizeof k->length))
			return k->n;
	struct known *k = must_alloc(sizeof *k);
	k->f = f;
	k->kernel = kernel;
	memcpy(k->length, length, sizeof k->length);
	k->n = run_work(f, length);
	k->next = all;
	return (all = k)->n;
}

static const struct function *counting;
static unsigned long behind_calls;

static void count_call(const struct contract *c, const T *arg)
{
	const struct function *caller = counting;
	const unsigned long before = behind_calls;
	uint64_t length[MAX_LENGTHS] = { 0 };
	unsigned n = 0;
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++)
		if (c->arg[i].kind == ARG_LEN && (n == MAX_LENGTHS || !is_num(arg[i], &length[n++])))
			die("a call of %s that cannot be counted", c->name);
	unsigned long inside = run_once(called(caller, strrchr(c->name, ' ') + 1), length);
	counting = caller;
	behind_calls = before + inside;
}

static void fill_number(struct region *g, unsigned off, unsigned bytes, uint64_t v)
{
	for (unsigned i = 0; i < bytes; i++)
		run_fill(g, off + i, num(8, i < 8 ? v >> 8 * i : 0));
}

/* length: what the contract's lengths are, in their order; finish has none and takes the bytes that came before. */
static unsigned long run_work(const struct function *f, const uint64_t *length)
{
	static struct report report;
	struct run *x = must_alloc(sizeof *x);
	const struct hash *h = hash_find(f->hash);
	const struct prog *p = catalog_write(f);
	const bool context = !strcmp(f->name, "update") || !strcmp(f->name, "finish");
	term_new_run();
	run_begin(x, p, &report);
	x->concrete = true;
	x->most_steps = 1000000000;
	x->seed = 1;
	x->on_call = count_call;
	counting = f;
	behind_calls = 0;
	for (unsigned i = 0; i < MAX_ARGS && p->c->arg[i].kind; i++) {
		const struct arg *a = &p->c->arg[i];
		struct region *g;
		T v = num(64, length_named(p->c, a->name, length));
		if (a->kind == ARG_BUF) {
			bool known = !a->per;
			g = run_region(x, a->name, a->access,
				constant((int64_t)(a->per ? a->bytes * length_named(p->c, a->per, length) : a->bytes)),
				known ? a->bytes : 0, a->secret);
			for (unsigned o = 0; known && a->access != WRITE_ONLY && o < a->bytes; o++)
				run_fill(g, o, num(8, o));
			if (context && !strcmp(a->name, "ctx"))
				fill_number(g, ctx_count(h), h->L, strcmp(f->name, "finish") ? 0 : length[0]);
			v = g->base;
		} else if (a->kind == ARG_FNS) {
			const unsigned word = f->target->word / 8;
			g = run_region(x, a->name, READ_ONLY, constant(MEMBERS * word), MEMBERS * word, false);
			for (unsigned m = 0; m < MEMBERS; m++)
				run_fill(g, m * word, function_symbol(x, members[m].contract(h)));
			v = g->base;
		}
		run_give_arg(x, i, v);
	}
	run_go(x);
	if (x->state != RETURNED) {
		report_print(stderr, &report);
		die("%s does not run", catalog_name(f));
	}
	return x->steps + behind_calls;
}

/* less: the lengths of a work that is subtracted, where it is not the first that counts. */
static const struct work { const char *function, *work; uint64_t length[MAX_LENGTHS], less[MAX_LENGTHS]; } works[] = {
	{ "compress",     "compress/1",       { 1 },      { 0 } },
	{ "update",       "update/3",         { 3 },      { 0 } },
	{ "update",       "update/55",        { 55 },     { 0 } },
	{ "update",       "update/100",       { 100 },    { 0 } },
	{ "update",       "update/1000",      { 1000 },   { 0 } },
	{ "update",       "update/16384",     { 16384 },  { 0 } },
	{ "finish",       "finish/3",         { 3 },      { 0 } },
	{ "finish",       "finish/55",        { 55 },     { 0 } },
	{ "finish",       "finish/100",       { 100 },    { 0 } },
	{ "digest",       "digest/3",         { 3 },      { 0 } },
	{ "digest",       "digest/55",        { 55 },     { 0 } },
	{ "digest",       "digest/100",       { 100 },    { 0 } },
	{ "digest",       "digest/1000",      { 1000 },   { 0 } },
	{ "digest",       "digest/16384",     { 16384 },  { 0 } },
	{ "hmac_key",     "hmac_key/0",       { 0 },      { 0 } },
	{ "hmac_key",     "hmac_key/32",      { 32 },     { 0 } },
	{ "hmac",         "hmac/32+16",       { 32, 16 }, { 0 } },
	{ "pbkdf2_steps", "pbkdf2/iteration", { 2 },      { 1 } },
	{ "pbkdf2_pair",  "pair/iteration",   { 2 },      { 1 } },
};

/* The bytes are the assembler's to know: sizes.c asks objects. */
static unsigned static_instructions(const struct prog *p)
{
	unsigned n = 0;
	for (unsigned i = 0; i < p->n; i++)
		n += p->ins[i].op != OP_LABEL;
	return n;
}

static void one(const struct function *f, const struct work *w, json_t *list)
{
	const struct prog *p = catalog_write(f);
	unsigned long count = run_work(f, w->length);
	if (w->less[0])
		count -= run_work(f, w->less);
	const uint64_t bytes = sizes_find(f);
	if (list) {
		json_t *row = json_pack("{s:s, s:s, s:s, s:s, s:s, s:I, s:i, s:i}", "target", f->target->name,
			"variant", kernel->variant, "needs", kernel->needs, "function",
			text_of("%s_%s", f->hash, f->name), "work", w->work, "instructions", (json_int_t)count,
			"program", (int)static_instructions(p), "stack", (int)p->c->stack);
		if (bytes)
			json_object_set_new(row, "bytes", json_integer((json_int_t)bytes));
		json_array_append_new(list, row);
		return;
	}
	printf("%-34s %-8s %-16s %8lu instructions   program of %5u   stack %4u", catalog_name(f), kernel->variant, w->work, count,
		static_instructions(p), p->c->stack);
	if (bytes)
		printf("   bytes %6llu", (unsigned long long)bytes);
	putchar('\n');
}

/* With each kernel that it can be called with. */
static void all_works(const struct function *f, json_t *list)
{
	for (unsigned k = 0; k < catalog_size(); k++) {
		kernel = catalog(k);
		for (unsigned w = 0; works_with(f, kernel) && w < sizeof works / sizeof *works; w++)
			if (!strcmp(f->name, works[w].function))
				one(f, &works[w], list);
	}
}

int stats(bool json, const char *compare, double allow, const char *target, const char *glob)
{
	json_t *list = json || compare ? json_array() : NULL;
	int status = 0;
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog_wanted(catalog(i), target, glob))
			all_works(catalog(i), list);
	if (compare) {
		status = stats_compare(list, compare, allow, target, glob);
	} else if (json) {
		json_dumpf(list, stdout, JSON_INDENT(1) | JSON_SORT_KEYS);
		putchar('\n');
	}
	json_decref(list);
	return ferror(stdout) ? 2 : status;
}
