/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* hash.def as a table, and where things lie in a context. */
#include <string.h>
#include "gen.h"

const struct hash hashes[HASHES] = {
#define HASH(name, family, W, rounds, B, L, order, state, digest) \
	{ #name, #family, W, rounds, B, L, order, state, digest },
#include "hash.def"
#undef HASH
};

const struct hash *hash_find(const char *name)
{
	for (unsigned i = 0; i < HASHES; i++)
		if (!strcmp(hashes[i].name, name))
			return &hashes[i];
	return NULL;
}

unsigned log2_of(unsigned n)
{
	unsigned k = 0;
	while (n >> (k + 1))
		k++;
	return k;
}

unsigned ctx_buffer(const struct hash *h) { return 8 * h->W / 8; }
unsigned ctx_count(const struct hash *h)  { return ctx_buffer(h) + h->B; }
unsigned ctx_bytes(const struct hash *h)  { return ctx_count(h) + h->L; }
unsigned hmac_bytes(const struct hash *h) { return 2 * h->W + ctx_bytes(h); }
unsigned job_bytes(const struct hash *h)  { return 4 * h->W + ctx_bytes(h); }
