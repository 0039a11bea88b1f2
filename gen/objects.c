/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen prove --objects`: which objects there are, who assembled them, what is told of their functions. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "bytes.h"
#include "records.h"

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

struct object_task { struct bytes b; const char *name, *by, *run; };      /* run: the command that shows it again */
struct batch { const char *target, *glob; struct task *task; unsigned n, room, trouble, skipped; };

static bool judge(const void *of, FILE *out)
{
	const struct object_task *t = of;
	struct prog *p = bytes_read(&t->b, out);
	if (!p) {
		fprintf(out, "FAILED   %-40s cannot be read\n", t->name);
		return false;
	}
	bool proved = prove_and_tell(out, t->name, t->b.f, p, t->run);
	if (bytes_compare(&t->b, p, out) && proved)
		record("bytes", t->by, t->b.f);
	return proved;
}

static void add_task(struct batch *all, struct object_task t)
{
	struct object_task *kept = must_alloc(sizeof *kept);
	*kept = t;
	if (all->n == all->room) {
		struct task *more = must_alloc((all->room = 2 * all->room + 256) * sizeof *more);
		if (all->n)
			memcpy(more, all->task, all->n * sizeof *more);
		all->task = more;
	}
	all->task[all->n++] = (struct task){ kept->name, judge, kept };
}

/* made: the command that makes this object, under the name by which it can be had again; NULL: it is there. */
static void add_object(struct batch *all, const char *file, const char *by, const char *made, const char *again)
{
	struct code *c = must_alloc(sizeof *c);
	unsigned functions = 0;
	if (!code_read(c, file)) {
		all->trouble++;
		return;
	}
	for (unsigned i = 1; i < c->o.symbols; i++) {
		const struct symbol *s = &c->o.symbol[i];
		if (!is_function(&c->o, s))
			continue;
		const struct function *f = catalog_find(c->o.m->target, s->name);
		functions++;
		if (!f) {
			fprintf(stderr, "gen: %s: %s is no function of the catalog\n", file, s->name);
			all->trouble++;
		} else if (catalog_wanted(f, all->target, all->glob)) {
			add_task(all, (struct object_task){ { c, s, f }, text_of("%s (bytes, %s)", catalog_name(f), by), by,
				text_of("%s%sgen run %s --object=%s", made ? made : "", made ? " && " : "", catalog_name(f), again) });
		}
	}
	if (!functions) {
		fprintf(stderr, "gen: %s: no function is in it\n", file);
		all->trouble++;
	}
}

struct prog *object_program(const char *file, const struct function *f)
{
	struct code *c = must_alloc(sizeof *c);
	if (!code_read(c, file))
		return NULL;
	for (unsigned i = 1; i < c->o.symbols; i++)
		if (is_function(&c->o, &c->o.symbol[i]) && catalog_find(c->o.m->target, c->o.symbol[i].name) == f)
			return bytes_read(&(struct bytes){ c, &c->o.symbol[i], f }, stderr);
	fprintf(stderr, "gen: %s: %s is not in it\n", file, catalog_symbol(f));
	return NULL;
}

/* ---- objects that are made here ---- */

struct assembler { const char *name; const char *(*find)(const struct binutils *b); bool takes_triple; };

static const char *find_gas(const struct binutils *b)   { return binutils_tool(b, "gcc"); }
static const char *find_clang(const struct binutils *b) { (void)b; return tool_find("clang"); }

static const struct assembler assemblers[] = {
	{ "gas", find_gas, false },
	{ "clang", find_clang, true },
};
enum { ASSEMBLERS = sizeof assemblers / sizeof *assemblers };

static void assemble(struct batch *all, const struct binutils *b, const struct assembler *a, const char *tool, const char *source,
	const char *object)
{
	const char *argv[10] = { tool };
	unsigned n = 1;
	if (a->takes_triple)
		argv[n++] = text_of("--target=%s", b->triple);
	argv[n++] = "-c";
	argv[n++] = "-o";
	argv[n++] = object;
	argv[n] = source;
	if (tool_run(argv, NULL) == 0) {
		const char *again = base_name(object), *made = base_name(tool);
		for (unsigned i = 1; i < n; i++)
			made = text_of("%s %s", made, argv[i] == object ? again : argv[i]);
		add_object(all, object, a->name, text_of("%s %s", made, source), again);
	} else {
		fprintf(stderr, "gen: %s: %s does not assemble it\n", source, tool);
		all->trouble++;
	}
	remove(object);
}

static bool first_of_module(unsigned i, const char *target, const char *glob)
{
	for (unsigned k = 0; k < i; k++)
		if (catalog_wanted(catalog(k), target, glob) && catalog(k)->target == catalog(i)->target &&
		    !strcmp(catalog(k)->module, catalog(i)->module))
			return false;
	return catalog_wanted(catalog(i), target, glob);
}

static void add_modules(struct batch *all, const struct target *t, const struct assembler *a, const char *dir, const char *tmp)
{
	const struct binutils *b = binutils_of(t->name);
	unsigned n = 0;
	for (unsigned i = 0; i < catalog_size(); i++)
		n += catalog(i)->target == t && first_of_module(i, all->target, all->glob);
	if (!n)
		return;
	const char *tool = a->find(b), *missing = !tool ? text_of("no %s for %s was found", a->name, b->triple) :
		binutils_objdump(b) ? NULL : text_of("no objdump for %s was found", b->triple);
	if (missing) {
		printf("skipped  %s (bytes, %s): %s\n", t->name, a->name, missing);
		all->skipped++;
		return;
	}
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog(i)->target == t && first_of_module(i, all->target, all->glob))
			assemble(all, b, a, tool, text_of("%s/%s/%s.S", dir, t->dir, catalog(i)->module),
				text_of("%s/%s.%s.%s.o", tmp, t->name, catalog(i)->module, a->name));
}

static void add_emitted(struct batch *all, const char *dir)
{
	char *tmp = tool_temporary();
	if (!mkdtemp(tmp)) {
		fprintf(stderr, "gen: %s: %s\n", tmp, strerror(errno));
		all->trouble++;
		return;
	}
	for (const struct target *const *t = targets; *t; t++)
		for (unsigned a = 0; a < ASSEMBLERS; a++)
			add_modules(all, *t, &assemblers[a], dir, tmp);
	rmdir(tmp);
}

int prove_objects(char **file, unsigned files, const char *dir, const char *target, const char *glob, unsigned jobs)
{
	struct batch all = { .target = target, .glob = glob };
	for (unsigned i = 0; i < files; i++)
		add_object(&all, file[i], base_name(file[i]), NULL, file[i]);
	if (!files)
		add_emitted(&all, dir);
	if (!all.n && !all.trouble && !all.skipped)
		fprintf(stderr, "gen prove: no function of the catalog is meant\n");
	if (!all.n)
		return 2;
	int status = prove_tasks(all.task, all.n, jobs);
	if (all.skipped)
		printf("%u skipped\n", all.skipped);
	return all.trouble || (all.skipped && getenv("CI")) ? 2 : status;
}
