/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How many instructions a function executes for a piece of work, counted by running it, and how big it is. */
#include <string.h>
#include <unistd.h>
#include <jansson.h>
#include "gen.h"

static unsigned long run_work(const struct function *f, uint64_t n);

/* The instructions behind the calls of a run: those of the kernel that the catalog lists last for the target. */
static const struct function *kernel_for(const struct function *caller, const char *name)
{
	const char *family = hash_find(caller->hash)->family;
	const struct function *best = NULL;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (f->variant && f->target == caller->target && !strcmp(f->name, name) && !strcmp(f->hash, family))
			best = f;
	}
	if (!best)
		die("%s has no kernel for %s", catalog_name(caller), name);
	return best;
}

static const struct function *counting;
static unsigned long behind_calls;

static void count_call(const struct contract *c, const T *arg)
{
	uint64_t n;
	const char *name = strrchr(c->name, ' ') + 1;
	if (strcmp(name, "compress") || !is_num(arg[2], &n))
		die("a call of %s that cannot be counted", c->name);
	const struct function *caller = counting;
	unsigned long before = behind_calls;
	unsigned long inside = run_work(kernel_for(caller, name), n);
	counting = caller;
	behind_calls = before + inside;
}

static void fill_number(struct region *g, unsigned off, unsigned bytes, uint64_t v)
{
	for (unsigned i = 0; i < bytes; i++)
		run_fill(g, off + i, num(8, i < 8 ? v >> 8 * i : 0));
}

/* n: bytes for routines, blocks for compress. */
static unsigned long run_work(const struct function *f, uint64_t n)
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
		T v = num(64, n);
		if (a->kind == ARG_BUF) {
			bool known = !a->per;
			g = run_region(x, a->name, a->access, constant((int64_t)(a->per ? a->bytes * n : a->bytes)),
				known ? a->bytes : 0, a->secret);
			for (unsigned o = 0; known && a->access != WRITE_ONLY && o < a->bytes; o++)
				run_fill(g, o, num(8, o));
			if (context && !strcmp(a->name, "ctx"))
				fill_number(g, ctx_count(h), h->L, strcmp(f->name, "finish") ? 0 : n);
			v = g->base;
		} else if (a->kind == ARG_FNS) {
			g = run_region(x, a->name, READ_ONLY, constant(8), 8, false);
			run_fill(g, 0, function_symbol(contract_compress(h)));
			v = g->base;
		}
		x->reg[f->target->arg[i]] = v;
	}
	run_go(x);
	if (x->state != RETURNED) {
		report_print(stderr, &report);
		die("%s does not run", catalog_name(f));
	}
	return x->steps + behind_calls;
}

static const struct { const char *function; unsigned n[6]; } works[] = {
	{ "compress", { 1 } },
	{ "update",   { 3, 55, 100, 1000, 16384 } },
	{ "finish",   { 3, 55, 100 } },
	{ "digest",   { 3, 55, 100, 1000, 16384 } },
};

/* The size of the code as the assembler lays it out is the linker's to know; here it is instructions in the program. */
static unsigned static_instructions(const struct prog *p)
{
	unsigned n = 0;
	for (unsigned i = 0; i < p->n; i++)
		n += p->ins[i].op != OP_LABEL;
	return n;
}

static void one(const struct function *f, unsigned n, json_t *list)
{
	const struct prog *p = catalog_write(f);
	unsigned long count = run_work(f, n);
	const char *work = text_of("%s/%u", f->name, n);
	if (list)
		json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:s, s:I, s:i, s:i}", "target", f->target->name,
			"variant", f->variant ? f->variant : kernel_for(f, "compress")->variant, "function",
			text_of("%s_%s", f->hash, f->name), "work", work, "instructions", (json_int_t)count,
			"size", (int)static_instructions(p), "stack", (int)p->c->stack));
	else
		printf("%-34s %-16s %8lu instructions   program of %5u   stack %4u\n", catalog_name(f), work, count,
			static_instructions(p), p->c->stack);
}

int stats(bool json, const char *target, const char *glob)
{
	json_t *list = json ? json_array() : NULL;
	for (unsigned i = 0; i < catalog_size(); i++)
		for (unsigned w = 0; w < sizeof works / sizeof *works; w++)
			if (!strcmp(catalog(i)->name, works[w].function) && catalog_wanted(catalog(i), target, glob))
				for (unsigned k = 0; k < 6 && works[w].n[k]; k++)
					one(catalog(i), works[w].n[k], list);
	if (json) {
		json_dumpf(list, stdout, JSON_INDENT(1) | JSON_SORT_KEYS);
		putchar('\n');
		json_decref(list);
	}
	return ferror(stdout) ? 2 : 0;
}
