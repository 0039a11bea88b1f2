/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the measuring and the reporting part of the benchmark share. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include <stdio.h>
#include "peer.h"
#include "runtime/measure.h"

/* The first peer is ours. */
extern const struct peer *const peers[];
extern const unsigned peers_n;
extern const char *const hash_names[HASHES];
enum { PEERS_MAX = 16 };

/* One piece of work, for one hash, by every peer that has it (n > 0).  PBKDF2 is counted by the iteration. */
struct row {
	const char *work;
	unsigned hash;
	size_t by_byte;                      /* shown by the byte of so many; 0: by the call */
	struct series by[PEERS_MAX];
	int best;                            /* of the others, -1 for none */
	double ratio;                        /* ours to it, of medians; 0 where we have it alone */
};

void report_text(FILE *f, const struct row *rows, unsigned n);
void report_json(FILE *f, const struct row *rows, unsigned n);
void report_svg(FILE *f, const struct row *rows, unsigned n);

#endif
