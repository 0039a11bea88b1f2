/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the prover says of a mutant.  Each is judged in a process of its own, whose terms are those of the proof of the
 * program as it was: nearly all that the mutant needs is there already, and what it adds is gone with it. */
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "mutate.h"

enum { SECONDS = 20, MORE_WORK = 2, LEAST_WORK = 1 << 22, CONCRETE_RUNS = 64 };     /* seconds of the CPU, for one mutant; runs of one that survived */

bool source_open(struct source *s, const struct function *f, FILE *out)
{
	*s = (struct source){ .f = f, .p = catalog_write(f) };
	struct verdicts v = prove_passing(s->p, f->claim, hash_find(f->hash), &s->passage);
	s->flow = flow_of(s->p);
	if (v.report.n)
		fprintf(out, "FAILED   %-40s is not proved as it is written\n", catalog_name(f));
	return !v.report.n;
}

/* All that is read behind the place is the same term, each time that a run came by, and what is stored: nothing differs then. */
static uint64_t terms_behind(const struct source *s, const struct prog *p, const struct mutant *m)
{
	const struct live live = s->flow[mutant_end(m) - 1].after;
	struct passage a = { .from = m->at, .watched = mutant_end(m), .live = live.registers, .live_flags = live.flags };
	prove_passing(p, s->f->claim, hash_find(s->f->hash), &a);
	return a.seen;
}

static bool leaves_the_same_terms(const struct source *s, const struct prog *p, const struct mutant *m)
{
	for (unsigned i = m->at; i < mutant_end(m); i++)
		if (m->how >= BIT || s->flow[i].jumps || s->flow[i].calls || (m->how == SWAPPED && s->flow[i].touches))
			return false;
	return terms_behind(s, s->p, m) == terms_behind(s, p, m);
}

/* A mutant finds most of its terms made; one that needs many more is refused for that, on every machine.  The seconds
 * are for what is neither terms nor steps. */
static void limit(const struct source *s)
{
	term_most_work = MORE_WORK * s->passage.work + LEAST_WORK;
	setrlimit(RLIMIT_CPU, &(struct rlimit){ SECONDS, RLIM_INFINITY });
}

/* What has survived is looked at for as long as it takes. */
static void no_limit(void)
{
	setrlimit(RLIMIT_CPU, &(struct rlimit){ RLIM_INFINITY, RLIM_INFINITY });
}

static struct judgement judge(const struct source *s, const struct mutant *m, refute_fn *refute_it)
{
	const struct prog *p = mutant_prog(s->p, m);
	const void *of = hash_find(s->f->hash);
	struct judgement j = { .outcome = REFUSED };
	struct verdicts v = refute_it(p, s->f->claim, of, &s->passage, m->how < BIT ? m->at : p->n);
	if (!v.report.n) {
		no_limit();
		j.outcome = SURVIVED;
		j.same_terms = leaves_the_same_terms(s, p, m);
		v = try_out(p, s->f->claim, of, 1 + CONCRETE_RUNS / v.cases);
		j.differs = v.report.n > 0;
	}
	if (v.report.n) {
		j.kind = v.report.f[0].kind;
		snprintf(j.text, sizeof j.text, "%s", v.report.f[0].text);
	}
	return j;
}

static bool read_all(int from, void *to, size_t n)
{
	char *at = to;
	while (n > 0) {
		const ssize_t got = read(from, at, n);
		if (got <= 0 && errno != EINTR)
			return false;
		at += got > 0 ? got : 0;
		n -= got > 0 ? (size_t)got : 0;
		errno = 0;
		if (got == 0)
			return false;
	}
	return true;
}

struct judgement mutant_judge(const struct source *s, const struct mutant *m, refute_fn *refute_it)
{
	struct judgement j = { .outcome = BROKEN };
	int ends[2], status;
	fflush(NULL);
	if (pipe(ends))
		die("pipe: %s", strerror(errno));
	const pid_t pid = fork();
	if (pid < 0)
		die("fork: %s", strerror(errno));
	if (!pid) {
		limit(s);
		j = judge(s, m, refute_it);
		_exit(write(ends[1], &j, sizeof j) != sizeof j);
	}
	close(ends[1]);
	const bool told = read_all(ends[0], &j, sizeof j);
	close(ends[0]);
	if (waitpid(pid, &status, 0) != pid)
		die("waitpid: %s", strerror(errno));
	if (told && WIFEXITED(status) && !WEXITSTATUS(status))
		return j;
	j = (struct judgement){ .outcome = BROKEN };
	if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL))
		j.outcome = TOO_MUCH;
	snprintf(j.text, sizeof j.text, "%s %d", WIFSIGNALED(status) ? "signal" : "exit",
		WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	return j;
}
