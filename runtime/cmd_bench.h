/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of `ingot bench` share. */
#ifndef INGOT_CMD_BENCH_H
#define INGOT_CMD_BENCH_H

#include "cmd.h"
#include "measure.h"

/* A piece of work.  Its name is that in the JSON, its head the table's. */
struct bench_work {
	const char *name, *head;
	size_t len;                                  /* of the message */
	bool by_byte;                                /* the table shows it by the byte */
};

enum { BENCH_WORKS = 7 };
extern const struct bench_work bench_works[BENCH_WORKS];

struct measured bench_measure(const ingot_hash *hash, unsigned work);

/* Processes, each of which computes a hash by one variant: those that INGOT_CPU, as it is now, allows. */
struct bench_variant {
	const ingot_hash *hash;
	const char *impl;
	bool chosen;                                 /* without us */
	unsigned process;
};
unsigned bench_fork(struct bench_variant *all, unsigned max, const ingot_hash *const *hashes);
bool bench_ask(const struct bench_variant *, unsigned work, struct measured *sample);
void bench_end(void);

#endif
