/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How time becomes cycles: the clock counts nanoseconds, and a core changes its frequency.  So the
 * time of a cycle is found, right before and right after what is measured, by a chain of
 * instructions each of which waits for the one before. */
#include <stdlib.h>
#include <time.h>

#include "measure.h"

enum { CYCLES = 30000 };

/* How much the cycle may change while something is measured. */
static const double most_change = 1.03;

#if defined(__x86_64__) || defined(__i386__)
#define CHAIN "imul %0, %0\n\t"
enum { LATENCY = 3 };
const char measure_chain[] = "dependent multiplications, 3 cycles each";
#elif defined(__aarch64__) || defined(__arm__)
#define CHAIN "add %0, %0, %0\n\t"
enum { LATENCY = 1 };
const char measure_chain[] = "dependent additions, a cycle each";
#else
const char measure_chain[] = "";
#endif

static double clock_of(clockid_t id)
{
	struct timespec t;

	clock_gettime(id, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

double measure_now(void)
{
	return clock_of(CLOCK_MONOTONIC);
}

#if defined(CHAIN)

static double chain(void)
{
	double start = measure_now();
	unsigned long x = 3;

	for (unsigned i = 0; i < CYCLES / LATENCY; i += 20)
		__asm__ volatile (CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN
			CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN CHAIN : "+r"(x));
	return (measure_now() - start) / CYCLES;
}

/* Of two, the one that nothing came between. */
static double cycle(void)
{
	double a = chain(), b = chain();

	return a < b ? a : b;
}

#else

static double cycle(void)
{
	return 1;
}

#endif

const char *measure_unit(void)
{
	return *measure_chain ? "cycles" : "ns";
}

void measure_begin(struct measuring *m)
{
	m->cycle = cycle();
	m->worked = clock_of(CLOCK_THREAD_CPUTIME_ID);
	m->time = measure_now();
}

struct measured measure_end(const struct measuring *m, double calls)
{
	const double time = measure_now() - m->time, worked = clock_of(CLOCK_THREAD_CPUTIME_ID) - m->worked;
	const double before = m->cycle, after = cycle();

	return (struct measured){
		.value = time * 2 / (before + after) / calls,
		.ghz = *measure_chain ? 2 / (before + after) : 0,
		.steady = before <= after * most_change && after <= before * most_change && time <= worked * most_change,
	};
}

bool series_add(struct series *s, struct measured m)
{
	if (s->n == MEASURE_SAMPLES || (s->n > 0 && !m.steady))
		return false;
	s->sample[s->n++] = m.value;
	return true;
}

static int by_value(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

void series_sort(struct series *s)
{
	qsort(s->sample, s->n, sizeof *s->sample, by_value);
}

double series_least(const struct series *s)
{
	return s->sample[0];
}

double series_median(const struct series *s)
{
	return (s->sample[(s->n - 1) / 2] + s->sample[s->n / 2]) / 2;
}
