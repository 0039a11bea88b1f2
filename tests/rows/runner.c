/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The program that executes single instructions where they belong, natively or under an emulator, and tells what each
 * left.  It judges nothing; the protocol is wire.h, and the registers are in the target's file. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "internal.h"
#include "layout.h"
#include "wire.h"

_Static_assert(offsetof(struct rows_vector, where) == WHERE && offsetof(struct rows_vector, general) == GENERAL &&
	offsetof(struct rows_vector, vector) == VECTOR && sizeof(struct rows_vector) == ALL &&
	8 * ROWS_LANES == VECTOR_STEP && ROWS_FELL == FELL && ROWS_JUMPED == JUMPED && ROWS_LANDED == LANDED,
	"layout.h is wire.h");

/* The target's file: registers in, one instruction, registers out. */
extern struct rows_vector rows_now;
extern const uint32_t rows_flags, rows_flag_bit[];   /* how many flags it has, and where in its word of flags each is */
extern uint64_t rows_machine_flags;                  /* that word */
uint32_t rows_lanes(void);                           /* of the vector registers, that exist here; asked first */
void rows_enter(uintptr_t first);
void rows_calm(void);                                /* undoes what was left that C does not expect */
void rows_landing0(void), rows_landing1(void);

/* The stubs that were printed. */
extern const struct { uint64_t first, at, after; } rows_stubs[];
extern const uint32_t rows_stub_count;
extern const uint64_t rows_digest;
extern const unsigned char ingot_rows_table[];

static unsigned char *arena, image[ROWS_ARENA];
static sigjmp_buf escape;

static void get(void *to, size_t n)
{
	for (unsigned char *p = to; n;) {
		ssize_t k = read(0, p, n);
		if (k < 0 && errno == EINTR)
			continue;
		if (k <= 0)
			_exit(k < 0);
		p += k;
		n -= (size_t)k;
	}
}

static void put(const void *from, size_t n)
{
	for (const unsigned char *p = from; n;) {
		ssize_t k = write(1, p, n);
		if (k < 0 && errno != EINTR)
			_exit(1);
		p += k > 0 ? k : 0;
		n -= k > 0 ? (size_t)k : 0;
	}
}

/* Emulators deliver signals with the flags as they were. */
static void caught(int signal)
{
	rows_calm();
	siglongjmp(escape, signal);
}

/* The stack pointer of an instruction on trial may be anything. */
static void catch_signals(void)
{
	static unsigned char stack[1 << 16];
	static const int signals[] = { SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGALRM };
	struct sigaction a = { .sa_handler = caught, .sa_flags = SA_ONSTACK | SA_NODEFER };

	sigaltstack(&(stack_t){ .ss_sp = stack, .ss_size = sizeof stack }, NULL);
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		sigaction(signals[i], &a, NULL);
}

/* High enough that an address cut to 32 bits is another one; nothing is mapped beside it. */
static void make_arena(void)
{
	uintptr_t where = sizeof(void *) == 8 ? (uintptr_t)0x2a57913c << 12 : 0x2a57c000;

	arena = mmap((void *)where, ROWS_ARENA, PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
	if (arena == MAP_FAILED)
		_exit(1);
	for (size_t i = 0; i < ROWS_ARENA; i++)
		image[i] = (unsigned char)(i * 29 ^ i >> 3);
	memcpy(arena, image, ROWS_ARENA);
}

static uint64_t scatter(uint32_t flags)
{
	uint64_t word = 0;

	for (uint32_t i = 0; i < rows_flags; i++)
		word |= (uint64_t)(flags >> i & 1) << rows_flag_bit[i];
	return word;
}

static uint32_t gather(uint64_t word)
{
	uint32_t found = 0;

	for (uint32_t i = 0; i < rows_flags; i++)
		found |= (uint32_t)(word >> rows_flag_bit[i] & 1) << i;
	return found;
}

/* The signal that it raised, or 0. */
static int run(uint64_t first)
{
	int signal = sigsetjmp(escape, 0);

	if (!signal)
		rows_enter((uintptr_t)first);
	return signal;
}

static void try(struct rows_vector *v)
{
	unsigned char *window = arena + v->window;

	if (v->stub >= rows_stub_count || v->window > ROWS_ARENA - ROWS_WINDOW)
		_exit(1);
	memcpy(window, v->memory, ROWS_WINDOW);
	rows_now = *v;
	rows_now.where = ROWS_NOWHERE;
	rows_machine_flags = scatter(v->flags);
	const int signal = run(rows_stubs[v->stub].first);
	*v = rows_now;
	v->signal = (uint32_t)signal;
	v->flags = gather(rows_machine_flags);
	memcpy(v->memory, window, ROWS_WINDOW);
	memcpy(window, image + v->window, ROWS_WINDOW);
	v->stray = memcmp(arena, image, ROWS_ARENA) != 0;
	if (v->stray)
		memcpy(arena, image, ROWS_ARENA);
}

static uint64_t digest_of(const unsigned char *p, const unsigned char *end)
{
	uint64_t h = 0xcbf29ce484222325;

	while (p < end)
		h = (h ^ *p++) * 0x100000001b3;
	return h;
}

static void hello(void)
{
	const uint32_t has = ingot__cpu_detect().usable;
	struct rows_hello h = { .magic = ROWS_MAGIC, .stubs = rows_stub_count, .digest = rows_digest,
		.arena = (uintptr_t)arena, .landing = { (uintptr_t)rows_landing0, (uintptr_t)rows_landing1 },
		.table = (uintptr_t)ingot_rows_table, .flags = rows_flags };

#define CPU(id, ...) \
	if (has & INGOT_CPU_##id) \
		strncpy(h.feature[INGOT_CPU_BIT_##id], #id, sizeof *h.feature - 1);
#include "cpu.def"
	h.lanes = rows_lanes();
	put(&h, sizeof h);
	for (uint32_t i = 0; i < rows_stub_count; i++) {
		struct rows_stub stub = { .first = rows_stubs[i].first, .at = rows_stubs[i].at, .after = rows_stubs[i].after };

		stub.code = digest_of((const unsigned char *)(uintptr_t)stub.at, (const unsigned char *)(uintptr_t)stub.after);
		put(&stub, sizeof stub);
	}
}

int main(void)
{
	static struct rows_vector batch[ROWS_BATCH];
	uint32_t n;

	make_arena();
	catch_signals();
	hello();
	for (;;) {
		get(&n, sizeof n);
		if (n > ROWS_BATCH)
			_exit(1);
		get(batch, n * sizeof *batch);
		for (uint32_t i = 0; i < n; i++) {
			if (i % 16 == 0)
				alarm(2);                /* an instruction that leads astray may never come back */
			try(&batch[i]);
		}
		alarm(0);
		put(batch, n * sizeof *batch);
	}
}
