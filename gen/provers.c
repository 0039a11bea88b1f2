/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Proofs side by side: one process for each, verdicts in the order in which they were asked for. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "look.h"
#include "records.h"

/* The first finding that comes with a run is told at length; of the others, how to see them. */
static void tell(FILE *out, const struct function *f, const struct prog *p, const struct report *r, const char *run)
{
	bool told = false;
	for (unsigned i = 0; i < r->n; i++) {
		const struct shot *s = r->f[i].shot;
		finding_print(out, &r->f[i]);
		if (s && !told)
			shot_again(out, f, p, s, (struct manner){ .most = 64 });
		told |= s != NULL;
		if (s && run)
			fprintf(out, "    replay    %s\n", shot_command(run, s));
	}
}

bool prove_and_tell(FILE *out, const char *name, const struct function *f, const struct prog *p, const char *run)
{
	struct verdicts v = prove(p, f->claim, hash_find(f->hash), NULL);
	fprintf(out, "%-8s %-40s %6u cases %8.0f ms\n", v.report.n ? "FAILED" : "proved", name, v.cases, v.ms);
	tell(out, f, p, &v.report, run);
	return !v.report.n;
}

bool prove_as(FILE *out, const char *name, const struct function *f, const struct prog *p)
{
	return prove_and_tell(out, name, f, p, NULL);
}

struct job { struct task task; pid_t pid; FILE *out; bool done, ok; };

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
		bool ok = j->task.judge(j->task.of, j->out);
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
				fprintf(job[i].out, "FAILED   %-40s the prover itself ended (%s %d)\n", job[i].task.name,
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

unsigned run_tasks(const char *doing, const struct task *task, unsigned n, unsigned jobs)
{
	unsigned started = 0, running = 0, shown = 0, good = 0;
	struct job *job = must_alloc((n + 1) * sizeof *job);
	const bool tty = isatty(STDERR_FILENO);
	for (unsigned i = 0; i < n; i++)
		job[i].task = task[i];
	while (shown < n) {
		while (started < n && running < jobs) {
			start(&job[started++]);
			running++;
		}
		if (tty)
			fprintf(stderr, "\r%s %s ... %u of %u done \033[K", doing, job[shown].task.name, shown, n);
		collect(job, started);
		running--;
		for (; shown < started && job[shown].done; shown++) {
			if (tty)
				fputs("\r\033[K", stderr);
			show(&job[shown]);
			good += job[shown].ok;
		}
	}
	return good;
}

int prove_tasks(const struct task *task, unsigned n, unsigned jobs)
{
	const unsigned proved = run_tasks("proving", task, n, jobs);
	printf("%u proved, %u failed\n", proved, n - proved);
	return proved == n ? 0 : 1;
}

static bool prove_written(const void *of, FILE *out)
{
	const struct function *f = of;
	const bool proved = prove_and_tell(out, catalog_name(f), f, catalog_write(f), text_of("gen run %s", catalog_name(f)));
	if (proved)
		record("proved", "-", f);
	return proved;
}

int prove_all(const char *target, const char *glob, unsigned jobs)
{
	unsigned n = 0;
	struct task *task = must_alloc(catalog_size() * sizeof *task);
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog_wanted(catalog(i), target, glob))
			task[n++] = (struct task){ catalog_name(catalog(i)), prove_written, catalog(i) };
	if (!n) {
		fprintf(stderr, "gen prove: no function of the catalog is meant\n");
		return 2;
	}
	return prove_tasks(task, n, jobs);
}
