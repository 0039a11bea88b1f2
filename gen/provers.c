/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The proofs of a catalog side by side: one process for each function, verdicts in the catalog's order. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "gen.h"

static int progress_fd = -1;

static void tell_progress(unsigned cases)
{
	(void)cases;
	if (progress_fd >= 0 && write(progress_fd, ".", 1) < 0)
		progress_fd = -1;
}

/* In the child: the verdict's line, then the findings, to f.  True if proved. */
static bool prove_one(const struct function *f, FILE *out)
{
	struct verdicts v = prove(catalog_write(f), f->claim, hash_find(f->hash), tell_progress);
	fprintf(out, "%-8s %-40s %6u cases %8.0f ms\n", v.report.n ? "FAILED" : "proved", catalog_name(f), v.cases, v.ms);
	report_print(out, &v.report);
	return !v.report.n;
}

struct job { const struct function *f; pid_t pid; FILE *out; bool done, ok; };

static void start(struct job *j)
{
	j->out = tmpfile();
	if (!j->out)
		die("tmpfile: %s", strerror(errno));
	fflush(NULL);
	j->pid = fork();
	if (j->pid < 0)
		die("fork: %s", strerror(errno));
	if (j->pid == 0) {
		bool ok = prove_one(j->f, j->out);
		_exit(fflush(j->out) ? 2 : ok ? 0 : 1);
	}
}

static void collect(struct job *job, unsigned n)
{
	int status;
	pid_t pid = wait(&status);
	for (unsigned i = 0; i < n; i++)
		if (job[i].pid == pid && pid > 0) {
			job[i].done = true;
			job[i].ok = WIFEXITED(status) && WEXITSTATUS(status) == 0;
			if (!WIFEXITED(status) || WEXITSTATUS(status) > 1)
				fprintf(job[i].out, "FAILED   %-40s the prover itself ended (%s %d)\n", catalog_name(job[i].f),
					WIFEXITED(status) ? "exit" : "signal",
					WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
		}
}

static void show(struct job *j)
{
	char line[4096];
	rewind(j->out);
	while (fgets(line, sizeof line, j->out))
		fputs(line, stdout);
	fclose(j->out);
}

int prove_all(const char *target, const char *glob, unsigned jobs)
{
	unsigned n = 0, started = 0, running = 0, shown = 0, proved = 0;
	struct job *job = must_alloc(catalog_size() * sizeof *job);
	const bool tty = isatty(STDERR_FILENO);
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog_wanted(catalog(i), target, glob))
			job[n++].f = catalog(i);
	if (!n) {
		fprintf(stderr, "gen prove: no function of the catalog is meant\n");
		return 2;
	}
	while (shown < n) {
		while (started < n && running < jobs) {
			start(&job[started++]);
			running++;
		}
		if (tty)
			fprintf(stderr, "\rproving %s ... %u of %u done \033[K", catalog_name(job[shown].f), shown, n);
		collect(job, started);
		running--;
		for (; shown < started && job[shown].done; shown++) {
			if (tty)
				fputs("\r\033[K", stderr);
			show(&job[shown]);
			proved += job[shown].ok;
		}
	}
	printf("%u proved, %u failed\n", proved, n - proved);
	return proved == n ? 0 : 1;
}
