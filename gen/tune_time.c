/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How long programs take on this machine.  Each is assembled, all are linked into one library, and a process of its own loads
 * it and runs them in turn: a program that this CPU does not know ends that process only. */
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "bytes.h"
#include "tune.h"

enum { UNITS = 32 };                                 /* blocks or iterations in one call */
typedef void any_function(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

const char *cannot_time(const struct function *f)
{
	struct utsname u;
	if (uname(&u) || strcmp(f->target->name, u.machine))
		return text_of("%s is for another machine", catalog_name(f));
	if (catalog_write_plain(f)->calls)
		return text_of("%s calls others, which have orders of their own", catalog_name(f));
	return NULL;
}

static bool write_source(const struct prog *p, const char *file)
{
	FILE *f = fopen(file, "w");
	if (!f)
		return false;
	fputs(asm_header, f);
	if (p->t->head)
		fputs(p->t->head, f);
	print_prog(f, p, NULL);
	if (p->t->tail)
		fputs(p->t->tail, f);
	fputs("\n\t.section .note.GNU-stack, \"\", %progbits\n", f);
	return fclose(f) == 0;
}

/* What is hidden in the library is found through a list that is not. */
static bool write_list(unsigned n, const char *file)
{
	FILE *f = fopen(file, "w");
	if (!f)
		return false;
	for (unsigned i = 0; i < n; i++)
		fprintf(f, "extern void timed%u(void);\n", i);
	fputs("void (*const timed[])(void) = {", f);
	for (unsigned i = 0; i < n; i++)
		fprintf(f, " timed%u,", i);
	fputs(" };\n", f);
	return fclose(f) == 0;
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void make_arguments(const struct contract *c, uintptr_t *arg)
{
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		const struct arg *a = &c->arg[i];
		const size_t bytes = (size_t)a->bytes * (a->per ? UNITS : 1);
		void *p = NULL;
		if (a->kind == ARG_LEN)
			arg[i] = UNITS;
		else if (posix_memalign(&p, 64, bytes + 64))
			die("out of memory");
		else
			arg[i] = (uintptr_t)memset(p, 0x5a, bytes + 64);
	}
}

/* In the process of its own: what is seen goes to the pipe. */
static _Noreturn void run_all(const struct contract *c, const char *library, unsigned n, unsigned rounds, int out)
{
	uintptr_t arg[MAX_ARGS] = { 0 };
	double least[MAX_TIMED];
	void *lib = dlopen(library, RTLD_NOW);
	any_function *const *timed = lib ? (any_function *const *)dlsym(lib, "timed") : NULL;
	if (!timed)
		_exit(1);
	make_arguments(c, arg);
	for (unsigned r = 0; r < rounds; r++)
		for (unsigned i = 0; i < n; i++) {
			const double start = now();
			timed[i](arg[0], arg[1], arg[2], arg[3], arg[4], arg[5]);
			const double took = now() - start;
			if (!r || took < least[i])
				least[i] = took;
		}
	_exit(write(out, least, n * sizeof *least) == (ssize_t)(n * sizeof *least) ? 0 : 1);
}

static const char *run_apart(const struct contract *c, const char *library, unsigned n, unsigned rounds, double *ns)
{
	int pipes[2], status;
	if (pipe(pipes))
		return strerror(errno);
	fflush(NULL);
	const pid_t pid = fork();
	if (pid == 0)
		run_all(c, library, n, rounds, pipes[1]);
	close(pipes[1]);
	const ssize_t got = pid < 0 ? -1 : read(pipes[0], ns, n * sizeof *ns);
	close(pipes[0]);
	if (pid < 0 || waitpid(pid, &status, 0) < 0)
		return strerror(errno);
	return got == (ssize_t)(n * sizeof *ns) ? NULL : WIFSIGNALED(status) ?
		text_of("it ends in %s: this CPU may not have what it needs", strsignal(WTERMSIG(status))) : "it cannot be loaded";
}

const char *time_programs(const struct prog *const *p, unsigned n, unsigned rounds, double *ns)
{
	const char *cc = tool_find("cc"), *argv[MAX_TIMED + 10] = { cc, "-shared", "-fPIC", "-o" };
	unsigned args = 4;
	char *dir = tool_temporary();
	if (!cc)
		return "no cc was found, which assembles what is timed";
	if (!mkdtemp(dir))
		return text_of("%s: %s", dir, strerror(errno));
	const char *library = argv[args++] = text_of("%s/timed.so", dir), *wrong = NULL;
	const unsigned sources = args;
	for (unsigned i = 0; i < n && !wrong; i++) {
		struct prog named = *p[i];
		named.symbol = text_of("timed%u", i);
		if (!write_source(&named, argv[args++] = text_of("%s/%u.S", dir, i)))
			wrong = "a file cannot be written";
	}
	if (!wrong && !write_list(n, argv[args++] = text_of("%s/list.c", dir)))
		wrong = "a file cannot be written";
	if (!wrong && tool_run(argv, NULL))
		wrong = "it does not assemble";
	if (!wrong)
		wrong = run_apart(p[0]->c, library, n, rounds, ns);
	for (unsigned i = sources; i < args; i++)
		remove(argv[i]);
	remove(library);
	rmdir(dir);
	return wrong;
}
