/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256 in the SHA instructions of AArch64. */
#include "../rounds.h"
#include "ce.h"
#include "../../dsl/isa/aarch64.h"

/*	abcd  efgh   a and e in the lowest lane       abcd before   as four rounds found it
 *	w[t..t+15]   four words each                  constants     all sixteen of them, with the padding's words where these
 *	                                                            are known; or two that serve all streams                */
static const char *const names[] = { "abcd", "efgh", "w+k", "abcd before" };
static const struct lane lanes[8] = { { 0, 0 }, { 0, 32 }, { 0, 64 }, { 0, 96 }, { 1, 0 }, { 1, 32 }, { 1, 64 }, { 1, 96 } };

static struct place words_and_constants(struct kit *x, const uint64_t *word, unsigned i)
{
	uint64_t sum[4];
	for (unsigned j = 0; j < 4; j++)
		sum[j] = (uint32_t)(word[j] + typed_k(x->h, 4 * i + j));
	return kit_constant(x, sum);
}

static void begin(struct kit *x, bool loop)
{
	x->hoisted = loop && kit_has_room(x, 16);
	for (unsigned i = 0; i < (x->hoisted ? 16 : 2); i++)
		x->constant[i] = kit_register(x, "k");
	for (unsigned i = 0; x->hoisted && i < 16; i += 2)
		if (kit_is_padding(x, i))
			for (unsigned j = i; j < i + 2; j++)
				w_load(x->constant[j], words_and_constants(x, kit_padding(x, j), j));
		else
			LDP(x->constant[i], x->constant[i + 1], kit_round_constants(x, 16 * i));
}

static void between(struct kit *x, unsigned i)
{
	if (!x->hoisted && i % 2 == 0)
		LDP(x->constant[0], x->constant[1], kit_round_constants(x, 16 * i));
}

static void take(struct kit *x, const V *s, struct place words)
{
	(void)x;
	LDP(s[0], s[1], words);
}

static void give(struct kit *x, struct place words, const V *s)
{
	(void)x;
	STP(words, s[0], s[1]);
}

static uint32_t rotated(uint32_t x, unsigned n)
{
	return x >> n | x << (32 - n);
}

/* w[t-16] + sigma0(w[t-15]). */
static void begin_words(struct kit *x, struct group *w, struct group *next)
{
	const struct sigmas *s = sha2_sigmas(x->h);
	if (!w->known || !next->known) {
		SHA256SU0(kit_change(x, w), kit_read(x, next));
		return;
	}
	for (unsigned j = 0; j < 4; j++) {
		uint32_t v = (uint32_t)(j < 3 ? w->word[j + 1] : next->word[0]);
		w->word[j] = (uint32_t)(w->word[j] + (rotated(v, s->s0[0]) ^ rotated(v, s->s0[1]) ^ v >> s->s0[2]));
	}
	w->there = false;
}

static void step(struct kit *x, struct stream *s, unsigned i)
{
	V abcd = s->s[0], efgh = s->s[1], wk = x->shared[0], before = x->shared[1], k = x->constant[x->hoisted ? i : i % 2];
	struct group *w = &s->w[i % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (x->hoisted && kit_is_padding(x, i))
		wk = k;
	else if (w->known)
		w_load(wk, words_and_constants(x, w->word, i));
	else
		ADD_4S(wk, w->v, k);
	MOV_16B(before, abcd);
	if (i < 12)
		begin_words(x, w, &s->w[(i + 1) % 4]);
	SHA256H(abcd, efgh, wk);
	SHA256H2(efgh, before, wk);
	if (i < 12)
		SHA256SU1(kit_change(x, w), kit_read(x, &s->w[(i + 2) % 4]), kit_read(x, &s->w[(i + 3) % 4]));
}

static void sum(struct kit *x, const V *s, const V *n)
{
	(void)x;
	ADD_4S(s[0], s[0], n[0]);
	ADD_4S(s[1], s[1], n[1]);
}

const struct kernel sha256_a64_ce = { CE_ANY, .states = 2, .shared = 2, .groups = 4, .steps = 16, .name = names, .lane = lanes,
	.constants = table_of_k, .begin = begin, .between = between, .take = take, .give = give, .read = ce_read32, .words = ce_words32,
	.step = step, .sum = sum };
