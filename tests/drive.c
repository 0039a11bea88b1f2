/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The host's end of the pipe to the agent: starts it, sends trials, and says in words what its reports mean. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include "drive.h"
#include "seed.h"

static struct {
	int fd;
	struct wire_hello hello;
	char (*findings)[WIRE_NAME], (*features)[WIRE_NAME];
	struct wire_row *rows;
} agent;

static void fail(const char *what)
{
	fprintf(stderr, "agent %s: %s: %s\n", getenv("INGOT_AGENT"), what, errno ? strerror(errno) : "it ended");
	abort();
}

static void get(void *to, size_t n)
{
	for (char *p = to; n;) {
		errno = 0;
		ssize_t k = read(agent.fd, p, n);
		if (k <= 0)
			fail("read");
		p += k;
		n -= (size_t)k;
	}
}

static void put(const void *from, size_t n)
{
	for (const char *p = from; n;) {
		errno = 0;
		ssize_t k = send(agent.fd, p, n, MSG_NOSIGNAL);
		if (k <= 0)
			fail("write");
		p += k;
		n -= (size_t)k;
	}
}

/* The agent's standard input and output are both one end of a socket pair; its standard error is ours. */
static void run_agent(int fd)
{
	char *words[16] = { 0 }, *runner = getenv("INGOT_AGENT_RUNNER");
	size_t n = 0;

	for (char *w = strtok(strdup(runner ? runner : ""), " "); w && n < 14; w = strtok(NULL, " "))
		words[n++] = w;
	words[n] = getenv("INGOT_AGENT");
	if (!words[n]) {
		fprintf(stderr, "INGOT_AGENT names no agent: run the tests through meson\n");
		_exit(127);
	}
	fd = fcntl(fd, F_DUPFD, 3);                      /* a test may start without a standard input: fd may be 0 */
	dup2(fd, 0);
	dup2(fd, 1);
	close(fd);
	execvp(words[0], words);
	perror(words[0]);
	_exit(127);
}

static void start(void)
{
	int pair[2];

	if (agent.rows)
		return;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
		fail("socketpair");
	switch (fork()) {
	case -1: fail("fork"); break;
	case 0: run_agent(pair[1]);
	}
	close(pair[1]);
	agent.fd = pair[0];
	get(&agent.hello, sizeof agent.hello);
	if (agent.hello.magic != WIRE_MAGIC)
		fail("it speaks another protocol");
	agent.findings = calloc(agent.hello.findings, sizeof *agent.findings);
	get(agent.findings, agent.hello.findings * sizeof *agent.findings);
	agent.features = calloc(agent.hello.named, sizeof *agent.features);
	get(agent.features, agent.hello.named * sizeof *agent.features);
	agent.rows = calloc(agent.hello.rows, sizeof *agent.rows);
	get(agent.rows, agent.hello.rows * sizeof *agent.rows);
}

/* ---- the list of functions ---- */

const char *agent_target(void)
{
	start();
	return agent.hello.target;
}

unsigned agent_rows(void)
{
	start();
	return agent.hello.rows;
}

const struct wire_row *agent_row(unsigned i)
{
	start();
	return &agent.rows[i];
}

uint32_t row_number(const struct wire_row *r)
{
	return (uint32_t)(r - agent.rows);
}

bool row_is(const struct wire_row *r, const char *hash, const char *function)
{
	return !strcmp(r->hash, hash) && !strcmp(r->function, function);
}

bool row_runs(const struct wire_row *r)
{
	return !row_lacks(r);
}

const char *row_lacks(const struct wire_row *r)
{
	for (unsigned i = 0; i < 64; i++)
		if ((r->features & ~agent.hello.features) >> i & 1)
			return i < agent.hello.named ? agent.features[i] : "a feature without a name";
	return NULL;
}

const struct wire_row *row_find(const char *hash, const char *function, const char *variant)
{
	for (unsigned i = 0; i < agent_rows(); i++)
		if (row_is(agent_row(i), hash, function) && !strcmp(agent_row(i)->variant, variant))
			return agent_row(i);
	return NULL;
}

/* ---- trials ---- */

void trial_new(struct trial *t)
{
	t->request = (struct wire_request){ .seconds = 20, .seed = random64() };
}

unsigned trial_buf(struct trial *t, struct place p, enum wire_access access, const void *bytes, size_t length)
{
	unsigned i = t->request.bufs++;

	if (i >= WIRE_BUFS || length > WIRE_BUF_BYTES / 2)
		abort();
	t->bufs[i] = (struct wire_buf){ p.place, p.offset, access, (uint32_t)length };
	t->bytes[i] = bytes;
	return i;
}

void trial_call(struct trial *t, const struct wire_row *r, const struct wire_arg *args, size_t nargs)
{
	struct wire_call *c = &t->calls[t->request.calls++];

	if (t->request.calls > WIRE_CALLS || nargs > WIRE_ARGS)
		abort();
	c->row = row_number(r);
	c->nargs = (uint32_t)nargs;
	memcpy(c->args, args, nargs * sizeof *args);
}

static char complaint[1024];

static void complain(const char *format, ...)
{
	size_t n = strlen(complaint);
	va_list ap;

	va_start(ap, format);
	vsnprintf(complaint + n, sizeof complaint - n, format, ap);
	va_end(ap);
}

static void judge(const struct trial *t, const struct wire_report *r)
{
	if (r->fault && r->fault_buf != WIRE_NOWHERE)
		complain(", %s at byte %lld of buffer %d of %u", strsignal(r->fault), (long long)r->fault_at,
			r->fault_buf, t->bufs[r->fault_buf].length);
	else if (r->fault)
		complain(", %s at 0x%llx", strsignal(r->fault), (unsigned long long)r->fault_at);
	for (unsigned i = 0; i < agent.hello.findings; i++)
		if (r->findings >> i & 1)
			complain(", not kept: %s", agent.findings[i]);
	for (unsigned i = 0; i < t->request.bufs; i++) {
		if (r->before >> i & 1)
			complain(", wrote in front of buffer %u", i);
		if (r->after >> i & 1)
			complain(", wrote behind buffer %u of %u", i, t->bufs[i].length);
	}
	if (r->above)
		complain(", wrote %u bytes above the entry stack pointer", r->above);
}

static void receive(struct trial *t)
{
	static unsigned char *room;
	size_t need = WIRE_STACK_BYTES;
	unsigned char *p;

	for (unsigned i = 0; i < t->request.bufs; i++)
		need += t->bufs[i].length;
	p = room = realloc(room, need);
	get(&t->reply, sizeof t->reply);
	get(t->reports, t->reply.reports * sizeof *t->reports);
	for (unsigned i = 0; i < t->request.bufs; i++) {
		t->after[i] = p;
		p += t->bufs[i].length;
	}
	get(room, (size_t)(p - room) + t->reply.stack);
	t->stack = p;
}

const char *trial_run(struct trial *t)
{
	static unsigned char *message;
	size_t n = 0, need = sizeof t->request + sizeof t->bufs + sizeof t->calls;

	for (unsigned i = 0; i < t->request.bufs; i++)
		need += t->bufs[i].length;
	message = realloc(message, need);
#define APPEND(from, bytes)  (memcpy(message + n, from, bytes), n += (bytes))
	APPEND(&t->request, sizeof t->request);
	APPEND(t->bufs, t->request.bufs * sizeof *t->bufs);
	APPEND(t->calls, t->request.calls * sizeof *t->calls);
	for (unsigned i = 0; i < t->request.bufs; i++)
		if (t->bufs[i].length)
			APPEND(t->bytes[i], t->bufs[i].length);
	put(message, n);
	receive(t);

	complaint[0] = '\0';
	for (unsigned i = 0; i < t->reply.reports; i++) {
		const struct wire_row *f = &agent.rows[t->calls[i].row];
		size_t said = strlen(complaint);
		judge(t, &t->reports[i]);
		if (strlen(complaint) > said)
			complain(" (call %u: %s %s %s)", i, f->hash, f->function, f->variant);
		else
			record_ran(f);
	}
	return complaint[0] ? complaint + 2 : NULL;
}
