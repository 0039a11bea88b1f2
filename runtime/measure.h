/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* measure.c: how time becomes cycles, and samples a median; for `ingot bench` and bench/. */
#ifndef INGOT_MEASURE_H
#define INGOT_MEASURE_H

#include <stdbool.h>

/* What cycles are counted by, in words; empty where they cannot be, and then nanoseconds are. */
extern const char measure_chain[];
const char *measure_unit(void);                      /* "cycles" or "ns" */

/* What is between the two is measured, and the unit of it is a call when there were so many.
 * Not steady: the frequency changed or something came between, and the value is worth little. */
struct measuring {
	double cycle, time, worked;
};
struct measured {
	double value, ghz;                           /* 0 where that cannot be told */
	bool steady;
};
void measure_begin(struct measuring *);
struct measured measure_end(const struct measuring *, double calls);

/* In nanoseconds, of a clock that only goes forward. */
double measure_now(void);

/* Samples in that unit, the first ones if there are too many. */
enum { MEASURE_SAMPLES = 1000 };
struct series {
	double sample[MEASURE_SAMPLES];
	unsigned n;
};
/* Keeps one that is steady, or the first.  Returns whether it was kept. */
bool series_add(struct series *, struct measured);
void series_sort(struct series *);
double series_least(const struct series *);          /* of sorted ones, at least one */
double series_median(const struct series *);

#endif
