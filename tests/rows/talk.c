/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the host finds, starts and asks the runners of the target on trial. */
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include "host.h"

struct runner runner[MAX_RUNNERS];
unsigned runners;
const struct forms *all;
struct prog *prog_of_form, *judged;
const struct runner *now;

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

/* Through the emulator that INGOT_ROWS_RUN names, if it names one. */
static void become(const char *path)
{
	char *argv[16];
	unsigned n = 0;
	const char *through = getenv("INGOT_ROWS_RUN");
	for (char *w = strtok(strdup(through ? through : ""), " "); w && n < 14; w = strtok(NULL, " "))
		argv[n++] = w;
	argv[n++] = strdup(path);
	argv[n] = NULL;
	execvp(argv[0], argv);
	_exit(127);
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
		become(path);
	}
	close(pair[1]);
	*r = (struct runner){ .path = path, .fd = pair[0] };
	get(r, &r->hello, sizeof r->hello);
	if (r->hello.magic != ROWS_MAGIC || r->hello.stubs != all->n || r->hello.digest != digest)
		die("runner %s was built from other forms", path);
	r->stubs = must_alloc(r->hello.stubs * sizeof *r->stubs);
	get(r, r->stubs, r->hello.stubs * sizeof *r->stubs);
}

static struct { bool vector; unsigned slot, lane; } place[NREG];

bool is_vector(R r)
{
	return place[r].vector;
}

unsigned slot(R r)
{
	return place[r].slot;
}

unsigned lane(R r)
{
	return place[r].lane;
}

static void place_registers(const struct target *t)
{
	unsigned n[2] = { 0 };
	for (R r = 0; r < t->regs; r++) {
		place[r].vector = t->reg_width(r) > t->word;
		if (!is_upper(t, r))
			place[r].slot = n[place[r].vector]++;
		const R upper = upper_of(t, r);
		if (upper != NOREG) {
			place[upper].slot = place[r].slot;
			place[upper].lane = t->reg_width(r) / 64;
		}
		if (64 * place[r].lane + t->reg_width(r) > 64 * ROWS_LANES)
			die("%s has wider registers than wire.h has room for", t->name);
	}
	if (n[0] > ROWS_GENERAL || n[1] > ROWS_VECTOR)
		die("%s has more registers than wire.h has room for", t->name);
}

const struct target *target_on_trial(void)
{
	const char *name = getenv("INGOT_ROWS_TARGET");
	return target_named(name ? name : "");
}

void set_up(void)
{
	all = forms_of(target_on_trial());
	place_registers(all->t);
	prog_of_form = form_prog(all->t, 0);
	judged = form_prog(all->t, 0);
	const char *given = getenv("INGOT_ROWS");
	const uint64_t digest = forms_print(NULL, all);
	if (!given || !*given)
		die("INGOT_ROWS names no runner");
	for (char *w = strtok(strdup(given), " "); w; w = strtok(NULL, " "))
		start(w, digest);
	now = &runner[0];
}

bool machine_has(const char *needs)
{
	bool has = !strcmp(needs, "BASE");
	for (unsigned i = 0; i < ROWS_FEATURES; i++)
		has |= !strcmp(runner[0].hello.feature[i], needs);
	return has;
}

void ask(const struct rows_vector *in, struct rows_vector *out, unsigned vectors)
{
	for (unsigned done = 0; done < vectors; done += ROWS_BATCH) {
		const uint32_t n = vectors - done < ROWS_BATCH ? vectors - done : ROWS_BATCH;
		put(now, &n, sizeof n);
		put(now, in + done, n * sizeof *in);
		get(now, out + done, n * sizeof *out);
	}
}
