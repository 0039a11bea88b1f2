/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The program that runs emitted code where it belongs, natively or under an emulator: it lays out memory, calls, and
 * tells what it saw.  It judges nothing but the calling convention (target.h); the protocol is wire.h. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>
#include "internal.h"
#include "target.h"
#include "wire.h"

enum { CANARY = 64, ABOVE = 512, QUIET = 2048, ROWS = 512 };

/* ---- what can be called ---- */

typedef void fn(void);

static struct wire_row rows[ROWS];
static fn *fns[ROWS];
static uint32_t nrows;

static void add_row(const char *hash, const char *function, const char *variant, uint64_t features, fn *f)
{
	struct wire_row *r = &rows[nrows];

	if (nrows == ROWS)
		abort();
	strncpy(r->hash, hash, WIRE_NAME - 1);
	strncpy(r->function, function, WIRE_NAME - 1);
	strncpy(r->variant, variant, WIRE_NAME - 1);
	r->features = features;
	fns[nrows++] = f;
}

/* In the pages where target_prepare() asks for landing pads. */
static void add_emitted(const char *hash, const char *function, const char *variant, uint64_t features, fn *f)
{
	if ((uintptr_t)f < (uintptr_t)emitted_begin || (uintptr_t)f >= (uintptr_t)emitted_end)
		abort();
	add_row(hash, function, variant, features, f);
}

#define PLANTED(name, arguments, body)  void planted_##name(void);
#include "planted.h"

/* In the order of the rows of the function "table". */
static const struct ingot_fns tables[] = {
#define INGOT_ASM_TABLE(hash, family, variant, features, ...) { __VA_ARGS__ },
#include "variants.h"
};
static uint32_t first_table;                         /* the number of the first of these rows */

static void list_tables(void)
{
	first_table = nrows;
#define INGOT_ASM_TABLE(hash, family, variant, features, ...) add_row(#hash, "table", #variant, features, planted_stop);
#include "variants.h"
}

/* Lists what can be called, and gives the number of findings. */
static uint32_t list_functions(uint32_t features)
{
	uint32_t findings = 0;

#define INGOT_ASM_VARIANT(hash, function, variant, features) \
	add_emitted(#hash, #function, #variant, features, (fn *)ingot_asm_##hash##_##function##_##variant);
#define INGOT_ASM_ROUTINE(hash, function) \
	add_emitted(#hash, #function, "", 0, (fn *)ingot_asm_##hash##_##function);
#define INGOT_ASM_GENERIC INGOT_ASM_ROUTINE
#include "variants.h"
	list_tables();
#define PLANTED(name, arguments, body)  add_row("planted", #name, "", 0, planted_##name);
#include "planted.h"
	add_row("planted", "feature", "here", features, planted_stop);
	add_row("planted", "feature", "nowhere", UINT64_C(1) << 63, planted_stop);
	target_prepare();
	if (target_padless)
		add_row("planted", "padless", "", 0, target_padless);
	for (; target_findings[findings].name; findings++)
		if (target_findings[findings].planted)
			add_row("planted", target_findings[findings].name, "convention", 0,
				target_findings[findings].planted);
	return findings;
}

/* ---- the pipe ---- */

static void get(void *to, size_t n)
{
	for (unsigned char *p = to; n;) {
		ssize_t got = read(0, p, n);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			_exit(got < 0);
		p += got;
		n -= (size_t)got;
	}
}

static void put(const void *from, size_t n)
{
	static unsigned char out[1 << 16];
	static size_t have;
	const unsigned char *p = from;

	while (n || !from) {                             /* put(NULL, 0) sends what is waiting */
		size_t room = sizeof out - have, k = n < room ? n : room;
		if (k)
			memcpy(out + have, p, k);
		have += k;
		p += k;
		n -= k;
		if (have < sizeof out && from)
			return;
		for (size_t i = 0; i < have;) {
			ssize_t sent = write(1, out + i, have - i);
			if (sent < 0 && errno != EINTR)
				_exit(1);
			i += sent > 0 ? (size_t)sent : 0;
		}
		have = 0;
		if (!from)
			return;
	}
}

/* ---- memory between guard pages ---- */

struct arena {
	unsigned char *first, *end;                      /* what lies between the guards */
	unsigned char *buf;                              /* where the buffer of this trial is in it */
	size_t length;
};

static struct arena arenas[WIRE_BUFS], fns_arena, stack;
static size_t page;

static void make_arena(struct arena *a, size_t bytes)
{
	unsigned char *p = mmap(NULL, bytes + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED || mprotect(p + page, bytes, PROT_READ | PROT_WRITE))
		abort();
	a->first = p + page;
	a->end = a->first + bytes;
}

static unsigned char canary(const unsigned char *p)
{
	return (unsigned char)(0xa5 ^ (uintptr_t)p * 29);
}

/* The canaries on one side of a buffer: as many as there is room for. */
static size_t canaries(const struct arena *a, bool after, unsigned char **from)
{
	unsigned char *end = a->buf + a->length;
	size_t room = (size_t)(after ? a->end - end : a->buf - a->first);

	room = room < CANARY ? room : CANARY;
	*from = after ? end : a->buf - room;
	return room;
}

static void set_canaries(const struct arena *a, bool after)
{
	unsigned char *p;

	for (size_t n = canaries(a, after, &p); n; n--, p++)
		*p = canary(p);
}

static bool canaries_kept(const struct arena *a, bool after)
{
	unsigned char *p;

	for (size_t n = canaries(a, after, &p); n; n--, p++)
		if (*p != canary(p))
			return false;
	return true;
}

static void lay_out(struct arena *a, const struct wire_buf *b)
{
	a->length = b->length;
	if (b->place == WIRE_BEHIND)
		a->buf = a->end - b->length;
	else if (b->place == WIRE_BEFORE)
		a->buf = a->first;
	else
		a->buf = a->first + CANARY + b->offset % 64;
	set_canaries(a, false);
	set_canaries(a, true);
	get(a->buf, b->length);
}

/* Canaries share the pages of their buffer, so a buffer that cannot be written cannot be written around either. */
static void protect(const struct arena *a, int access)
{
	uintptr_t from = (uintptr_t)a->buf & ~(uintptr_t)(page - 1);
	uintptr_t to = ((uintptr_t)a->buf + a->length + page - 1) & ~(uintptr_t)(page - 1);

	if (to > (uintptr_t)a->end)
		to = (uintptr_t)a->end;
	if (a->length && mprotect((void *)from, to - from, access))
		abort();
}

/* ---- the table of functions that a routine is handed ---- */

static uintptr_t make_fns(uint32_t row)
{
	static uint32_t made = UINT32_MAX;               /* most calls want the table of the call before */
	struct arena *a = &fns_arena;

	if (row == made)
		return (uintptr_t)a->buf;
	made = row;
	a->length = sizeof(struct ingot_fns);
	a->buf = a->end - a->length;
	protect(a, PROT_READ | PROT_WRITE);
	if (row - first_table >= sizeof tables / sizeof *tables)
		abort();
	memcpy(a->buf, &tables[row - first_table], a->length);
	protect(a, PROT_READ);
	return (uintptr_t)a->buf;
}

/* ---- one call ---- */

static unsigned char stack_noise[WIRE_STACK_BYTES + ABOVE], noise[TARGET_NOISE];
static size_t stack_dirty = sizeof stack_noise;      /* bytes of the stack, from its end, that are not noise now */
static unsigned char *stack_top;                     /* the entry stack pointer of this call, or where arguments begin */
static volatile sig_atomic_t calling;
static sigjmp_buf escape;
static struct { int signal; uintptr_t address; } fault;
static uint64_t random_state;

/* n is a multiple of 4. */
static void make_noise(unsigned char *p, size_t n)
{
	for (; n; n -= 4, p += 4) {                      /* xorshift64*, whose high half is the better one */
		random_state ^= random_state >> 12;
		random_state ^= random_state << 25;
		random_state ^= random_state >> 27;
		uint32_t high = (uint32_t)(random_state * 0x2545f4914f6cdd1du >> 32);
		memcpy(p, &high, 4);
	}
}

static void on_fault(int signal, siginfo_t *info, void *context)
{
	(void)context;
	if (!calling)
		_exit(3);
	fault.signal = signal;
	fault.address = signal == SIGALRM ? 0 : (uintptr_t)info->si_addr;
	siglongjmp(escape, 1);
}

static void catch_faults(void)
{
	static const int signals[] = { SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGALRM };
	static unsigned char own[1 << 16];
	struct sigaction act = { .sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK };

	if (sigaltstack(&(stack_t){ .ss_sp = own, .ss_size = sizeof own }, NULL))
		abort();
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		if (sigaction(signals[i], &act, NULL))
			abort();
}

static void where(struct wire_report *r, uint32_t bufs)
{
	r->fault_at = (int64_t)fault.address;
	for (uint32_t i = 0; i < bufs; i++) {
		const struct arena *a = &arenas[i];
		if (fault.address < (uintptr_t)a->first - page || fault.address >= (uintptr_t)a->end + page)
			continue;
		r->fault_buf = (int32_t)i;
		r->fault_at = (int64_t)fault.address - (int64_t)(uintptr_t)a->buf;
	}
}

static void fill_stack(void)
{
	memcpy(stack.end - stack_dirty, stack_noise + sizeof stack_noise - stack_dirty, stack_dirty);
}

/* A stack pointer aligned as the target wants it and no better, with ABOVE bytes and some above it. */
static void set_stack(void)
{
	uint32_t steps;

	make_noise((unsigned char *)&steps, sizeof steps);
	stack_top = stack.end - ABOVE - steps % (64 / target_stack_align) * target_stack_align;
}

/* How far below the entry stack pointer the lowest byte is that was changed, if no `quiet` bytes above it are as they
 * were.  Most of the stack is never touched, and under an emulator it would take longer to look at than all the rest. */
static uint32_t deepest(size_t quiet)
{
	enum { STEP = 64 };
	size_t below = (size_t)(stack_top - stack.first), lowest = below;

	for (size_t at = below; at && lowest - at < quiet;) {
		size_t n = at < STEP ? at : STEP;
		at -= n;
		if (memcmp(stack.first + at, stack_noise + at, n))
			lowest = at;
	}
	while (lowest < below && stack.first[lowest] == stack_noise[lowest])
		lowest++;
	return (uint32_t)(below - lowest);
}

/* Bytes above it that were changed. */
static uint32_t changed_above(void)
{
	uint32_t n = 0;

	for (size_t i = (size_t)(stack_top - stack.first); i < sizeof stack_noise; i++)
		n += stack.first[i] != stack_noise[i];
	return n;
}

static void call(const struct wire_call *c, uint32_t bufs, bool last, struct wire_report *r)
{
	uintptr_t args[WIRE_ARGS] = { 0 };
	struct target_call t = { .args = args, .nargs = c->nargs, .noise = noise };

	memset(r, 0, sizeof *r);
	r->fault_buf = WIRE_NOWHERE;
	if (c->row >= nrows || c->nargs > WIRE_ARGS)
		abort();
	for (uint32_t i = 0; i < c->nargs; i++) {
		const struct wire_arg *a = &c->args[i];
		args[i] = (uintptr_t)a->value;
		if (a->kind == WIRE_BUF)
			args[i] += (uintptr_t)arenas[a->index].buf;
		else if (a->kind == WIRE_FNS)
			args[i] = make_fns(a->index);
	}
	t.fn = fns[c->row];
	make_noise(noise, sizeof noise);
	fill_stack();
	set_stack();
	t.top = stack_top;
	if (sigsetjmp(escape, 1)) {
		r->fault = fault.signal;
		where(r, bufs);
	} else {
		calling = 1;
		r->findings = target_enter(&t);
	}
	calling = 0;
	r->deep = deepest(last || r->fault ? WIRE_STACK_BYTES : QUIET);
	r->above = changed_above();
	stack_dirty = (size_t)(stack.end - stack_top) + r->deep;
	for (uint32_t i = 0; i < bufs; i++) {
		r->before |= (uint32_t)!canaries_kept(&arenas[i], false) << i;
		r->after |= (uint32_t)!canaries_kept(&arenas[i], true) << i;
	}
}

/* ---- one trial ---- */

static void set_clock(uint32_t seconds)
{
	setitimer(ITIMER_REAL, &(struct itimerval){ .it_value.tv_sec = (time_t)seconds }, NULL);
}

static void trial(void)
{
	struct wire_request q;
	struct wire_buf bufs[WIRE_BUFS];
	static struct wire_call calls[WIRE_CALLS];
	static struct wire_report reports[WIRE_CALLS];
	struct wire_reply reply = { 0 };

	get(&q, sizeof q);
	if (q.bufs > WIRE_BUFS || q.calls > WIRE_CALLS)
		abort();
	get(bufs, q.bufs * sizeof *bufs);
	get(calls, q.calls * sizeof *calls);
	random_state = q.seed | 1;
	for (uint32_t i = 0; i < q.bufs; i++)
		lay_out(&arenas[i], &bufs[i]);
	for (uint32_t i = 0; i < q.bufs; i++)
		if (bufs[i].access == WIRE_READ)
			protect(&arenas[i], PROT_READ);

	set_clock(q.seconds);
	while (reply.reports < q.calls && !(reply.reports && reports[reply.reports - 1].fault)) {
		call(&calls[reply.reports], q.bufs, reply.reports + 1 == q.calls, &reports[reply.reports]);
		reply.reports++;
	}
	set_clock(0);

	for (uint32_t i = 0; i < q.bufs; i++)
		if (bufs[i].access == WIRE_READ)
			protect(&arenas[i], PROT_READ | PROT_WRITE);
	if (reply.reports)                               /* a byte that was written may be as it was: show some more */
		reply.stack = (reports[reply.reports - 1].deep + 63) / 64 * 64;
	if (reply.stack > (size_t)(stack_top - stack.first))
		reply.stack = (uint32_t)(stack_top - stack.first);
	put(&reply, sizeof reply);
	put(reports, reply.reports * sizeof *reports);
	for (uint32_t i = 0; i < q.bufs; i++)
		put(arenas[i].buf, arenas[i].length);
	put(stack_top - reply.stack, reply.stack);
	put(NULL, 0);
}

static void put_name(const char *text)
{
	char name[WIRE_NAME] = "";

	strncpy(name, text, WIRE_NAME - 1);
	put(name, sizeof name);
}

static void hello(uint32_t findings, uint32_t features)
{
	struct wire_hello h = { .magic = WIRE_MAGIC, .findings = findings, .rows = nrows, .named = CPU_FEATURES,
		.features = features };

	strncpy(h.target, target_name, WIRE_NAME - 1);
	put(&h, sizeof h);
	for (uint32_t i = 0; i < findings; i++)
		put_name(target_findings[i].name);
#define CPU(id, name, ...)  put_name(name);
#include "cpu.def"
	put(rows, nrows * sizeof *rows);
	put(NULL, 0);
}

int main(void)
{
	const uint32_t features = ingot__cpu_detect().usable, findings = list_functions(features);

	page = (size_t)sysconf(_SC_PAGESIZE);
	for (size_t i = 0; i < WIRE_BUFS; i++)
		make_arena(&arenas[i], WIRE_BUF_BYTES);
	make_arena(&fns_arena, page);
	make_arena(&stack, sizeof stack_noise);
	random_state = 1;
	make_noise(stack_noise, sizeof stack_noise);
	catch_faults();
	hello(findings, features);
	for (;;)
		trial();
}
