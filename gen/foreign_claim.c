/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What is claimed of a compression function of somebody else's: as of ours, but of its own arguments in its own order. */
#include "claims.h"
#include "foreign.h"

static const struct {
	const char *name;
	enum foreign_arg is;
	struct arg arg;
} args[] = {
	{ "state",  FOREIGN_STATE,  { .name = "state",  .kind = ARG_BUF, .access = READ_WRITE, .secret = true } },
	{ "blocks", FOREIGN_BLOCKS, { .name = "blocks", .kind = ARG_BUF, .access = READ_ONLY, .per = "n", .secret = true } },
	{ "block",  FOREIGN_BLOCK,  { .name = "blocks", .kind = ARG_BUF, .access = READ_ONLY, .secret = true } },
	{ "n",      FOREIGN_N,      { .name = "n",      .kind = ARG_LEN } },
	{ "k",      FOREIGN_K,      { .name = "k",      .kind = ARG_BUF, .access = READ_ONLY } },
};
enum { ARGS = sizeof args / sizeof *args };

static unsigned bytes_of(const struct hash *h, enum foreign_arg is)
{
	return is == FOREIGN_STATE ? h->state * h->W / 8 : is == FOREIGN_K ? h->rounds * h->W / 8 : is == FOREIGN_N ? 0 : h->B;
}

static unsigned place_of(const struct foreign *f, enum foreign_arg is)
{
	unsigned i = 0;
	while (i < MAX_ARGS && f->arg[i] != is)
		i++;
	return i;
}

bool foreign_takes(const struct foreign *f, enum foreign_arg is)
{
	return place_of(f, is) < MAX_ARGS;
}

static bool read_args(struct foreign *f, const char *abi)
{
	unsigned n = 0;
	for (const char *s = abi, *end; s; s = *end ? end + 1 : NULL) {
		unsigned i = 0;
		end = s + strcspn(s, ",");
		while (i < ARGS && (strlen(args[i].name) != (size_t)(end - s) || strncmp(args[i].name, s, (size_t)(end - s))))
			i++;
		if (i == ARGS || n == MAX_ARGS || foreign_takes(f, args[i].is)) {
			fprintf(stderr, "gen prove: '%.*s' is no argument: state, blocks, n, block, k, each once\n", (int)(end - s), s);
			return false;
		}
		f->arg[n] = args[i].is;
		f->contract.arg[n] = args[i].arg;
		f->contract.arg[n++].bytes = bytes_of(f->h, args[i].is);
	}
	const bool many = foreign_takes(f, FOREIGN_BLOCKS);
	if (foreign_takes(f, FOREIGN_STATE) && many == foreign_takes(f, FOREIGN_N) && many != foreign_takes(f, FOREIGN_BLOCK) &&
	    (!foreign_takes(f, FOREIGN_K) || !strncmp(f->h->family, "sha", 3)))
		return true;
	fprintf(stderr, "gen prove: '%s': a state is wanted, and blocks with their number n or one block; k of SHA-2 only\n", abi);
	return false;
}

bool foreign_describe(struct foreign *f, const char *as, const char *abi)
{
	enum { STACK = 4000 };
	for (unsigned i = 0; i < HASHES; i++)
		if (!strcmp(as, text_of("%s_compress", hashes[i].family)))
			f->h = hash_find(hashes[i].family);
	if (!f->h) {
		fprintf(stderr, "gen prove: '%s': md5_compress, sha1_compress, sha256_compress and sha512_compress are known\n", as);
		return false;
	}
	f->contract = (struct contract){ .name = as, .symbol = as, .stack = STACK, .elsewhere = true };
	return read_args(f, abi);
}

/* ---- the claim, and the same inputs for a run that is only watched ---- */

static struct region *give(struct run *x, const struct foreign *f, enum foreign_arg is, struct linear bytes, unsigned cells)
{
	const unsigned i = place_of(f, is);
	const struct arg *a = &f->contract.arg[i];
	struct region *g = run_region(x, a->name, a->access, bytes, cells, a->secret);
	run_give_arg(x, i, g->base);
	return g;
}

/* Arrays of 16 bytes and more are aligned to 16: psABI, 3.1.2; other ABIs' code asks for less. */
static void give_constants(struct run *x, const struct foreign *f)
{
	const struct hash *h = f->h;
	const unsigned word = h->W / 8;
	struct region *k = give(x, f, FOREIGN_K, constant(h->rounds * word), h->rounds * word);
	k->align = 16;
	for (unsigned t = 0; t < h->rounds; t++)
		run_fill(k, t * word, meaning_constant(h, t));
}

struct region *foreign_inputs(struct run *x, const struct foreign *f, T n, const T *state)
{
	const struct hash *h = f->h;
	const unsigned word = h->W / 8;
	struct region *g = give(x, f, FOREIGN_STATE, constant(h->state * word), h->state * word);
	for (unsigned j = 0; j < h->state; j++)
		run_fill(g, j * word, state[j]);
	const struct region *blocks = give(x, f, foreign_takes(f, FOREIGN_N) ? FOREIGN_BLOCKS : FOREIGN_BLOCK, times(h->B, n), 0);
	assume(blocks->base, 0, (int64_t)1 << (x->p->t->word - 2));
	if (foreign_takes(f, FOREIGN_N))
		run_give_arg(x, place_of(f, FOREIGN_N), n);
	if (foreign_takes(f, FOREIGN_K))
		give_constants(x, f);
	x->ghost = (struct ghost){ .n = h->state, .w = h->W, .of = h, .step = fold_block, .in_round = fold_in_round, .rounds = n };
	memcpy(x->ghost.now, state, h->state * sizeof *state);
	return g;
}

void foreign_claim(struct proof *p, const void *of)
{
	const struct foreign *f = of;
	const bool many = foreign_takes(f, FOREIGN_N);
	CASES (p, many ? "any count of blocks but none" : "one block") {
		T state[8], n = many ? in_rounds(p, "n", 1, most_bytes(p) / f->h->B) : num(64, 1);
		for (unsigned j = 0; j < f->h->state; j++)
			state[j] = in_bits(p, "state", j, f->h->W, true);
		struct ghost *h = &case_run(p)->ghost;
		const T i = h->i, m = h->m;                  /* in_rounds() may have opened the count */
		struct region *g = foreign_inputs(case_run(p), f, n, state);
		h->i = i;
		h->m = m;
		go(p);
		if (came_back(p))
			expect_folded(p, f->h, g, n);
	}
}
