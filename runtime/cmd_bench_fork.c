/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot bench`: processes that compute by one variant each.  The library chooses once, at the first hash; so
 * each process is made before that, and INGOT_CPU leaves it what its variant needs. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd_bench.h"

enum { PROCESSES = 16 };

/* What a process is asked: h is the hash's number, work what to measure, or WHICH: its variant's name. */
enum { WHICH = -1, NAME = 64 };
struct question {
	int hash, work;
};

static struct process {
	uint32_t features;
	int ask, answer;
	pid_t id;
} processes[PROCESSES];
static unsigned running;

static bool put(int fd, const void *bytes, size_t n)
{
	return write(fd, bytes, n) == (ssize_t)n;    /* a pipe takes so little whole */
}

static bool get(int fd, void *bytes, size_t n)
{
	uint8_t *p = bytes;

	while (n) {
		ssize_t got = read(fd, p, n);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		p += got;
		n -= (size_t)got;
	}
	return true;
}

static void serve(int in, int out)
{
	struct question q;

	while (get(in, &q, sizeof q)) {
		const ingot_hash *hash = ingot_hash_at((size_t)q.hash);
		char name[NAME] = "";

		if (q.work == WHICH) {
			strncpy(name, ingot_hash_impl(hash), NAME - 1);
			if (!put(out, name, sizeof name))
				break;
		} else {
			struct measured s = bench_measure(hash, (unsigned)q.work);

			if (!put(out, &s, sizeof s))
				break;
		}
	}
}

/* "none", or the names of the features. */
static void leave(uint32_t features)
{
	char text[1024] = "";
	const char *name;

	for (unsigned i = 0; (name = ingot_cpu_feature(i)); i++)
		if (features >> i & 1 && strlen(text) + strlen(name) + 2 < sizeof text)
			strcat(strcat(text, *text ? "," : ""), name);
	setenv("INGOT_CPU", *text ? text : "none", 1);
}

static bool start(struct process *p)
{
	int ask[2], answer[2];

	if (pipe(ask) != 0)
		return false;
	if (pipe(answer) != 0)
		goto no_answer;
	fflush(stdout);
	p->id = fork();
	if (p->id < 0)
		goto no_process;
	if (p->id == 0) {
		close(ask[1]);
		close(answer[0]);
		leave(p->features);
		serve(ask[0], answer[1]);
		_exit(0);
	}
	close(ask[0]);
	close(answer[1]);
	p->ask = ask[1];
	p->answer = answer[0];
	return true;
no_process:
	close(answer[0]);
	close(answer[1]);
no_answer:
	close(ask[0]);
	close(ask[1]);
	return false;
}

/* The process that is left these features; PROCESSES if there can be none. */
static unsigned process_with(uint32_t features)
{
	unsigned i;

	for (i = 0; i < running; i++)
		if (processes[i].features == features)
			return i;
	if (i == PROCESSES)
		return PROCESSES;
	processes[i].features = features;
	if (!start(&processes[i])) {
		cmd_error(errno, "a process cannot be made");
		return PROCESSES;
	}
	return running++;
}

static int number_of(const ingot_hash *hash)
{
	int i = 0;

	while (ingot_hash_at((size_t)i) != hash)
		i++;
	return i;
}

static bool exchange(const struct bench_variant *v, int work, void *answer, size_t n)
{
	const struct process *p = &processes[v->process];
	const struct question q = { number_of(v->hash), work };

	return put(p->ask, &q, sizeof q) && get(p->answer, answer, n);
}

/* Which variant computes h when INGOT_CPU leaves it its needs only: another one, if a better one needs no more. */
static bool is_chosen_there(const struct bench_variant *v)
{
	char name[NAME];

	return exchange(v, WHICH, name, sizeof name) && !strcmp(name, v->impl);
}

unsigned bench_fork(struct bench_variant *all, unsigned max, const ingot_hash *const *hashes)
{
	ingot_cpu_info cpu;
	unsigned n = 0;

	ingot_cpu(&cpu);
	for (; *hashes; hashes++) {
		unsigned first = n;
		uint32_t needs;
		const char *impl;

		for (unsigned i = 0; n < max && (impl = ingot_hash_variant(*hashes, i, &needs)); i++) {
			struct bench_variant v = { *hashes, impl, false, PROCESSES };

			if (needs & ~cpu.allowed || (v.process = process_with(needs)) == PROCESSES || !is_chosen_there(&v))
				continue;
			all[n++] = v;
		}
		if (n > first)
			all[n - 1].chosen = true;
	}
	return n;
}

bool bench_ask(const struct bench_variant *v, unsigned work, struct measured *sample)
{
	if (exchange(v, (int)work, sample, sizeof *sample))
		return true;
	cmd_error(0, "the process of %s is gone", v->impl);
	return false;
}

void bench_end(void)
{
	for (unsigned i = 0; i < running; i++) {
		close(processes[i].ask);
		close(processes[i].answer);
	}
	for (unsigned i = 0; i < running; i++)
		while (waitpid(processes[i].id, NULL, 0) < 0 && errno == EINTR)
			continue;
	running = 0;
}
