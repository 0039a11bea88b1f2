/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-1 in the SHA instructions of AArch64. */
#include "../rounds.h"
#include "ce.h"
#include "../../dsl/isa/aarch64.h"

/*	abcd   a in the lowest lane          e, e of the next four   turn about
 *	w[t..t+15]   four words each         constants   one in all four lanes, for twenty rounds; with the padding's words   */
static const char *const names[] = { "abcd", "e", "e of the next four", "w+k" };
static const struct lane lanes[5] = { { 0, 0 }, { 0, 32 }, { 0, 64 }, { 0, 96 }, { 1, 0 } };
enum { PADDED = 4 };                                 /* the constant for group g of the padding is number PADDED + g */

static struct table *constants(const struct hash *h)
{
	uint8_t k[64];
	(void)h;
	for (unsigned i = 0; i < sizeof k; i++)
		k[i] = (uint8_t)(sha1_k(i / 16 * 20) >> 8 * (i % 4));
	return prog_table("k", k, sizeof k, 64);
}

static struct place words_and_constant(struct kit *x, const uint64_t *word, unsigned i)
{
	uint64_t sum[4];
	for (unsigned j = 0; j < 4; j++)
		sum[j] = (uint32_t)(word[j] + sha1_k(4 * i));
	return kit_constant(x, sum);
}

static void begin(struct kit *x, bool loop)
{
	for (unsigned i = 0; i < 4; i++)
		x->constant[i] = kit_register(x, "k");
	LDP(x->constant[0], x->constant[1], kit_round_constants(x, 0));
	LDP(x->constant[2], x->constant[3], kit_round_constants(x, 32));
	x->hoisted = loop;
	for (unsigned g = 0; loop && g < x->k->groups; g++)
		if (kit_is_padding(x, g)) {
			x->constant[PADDED + g] = kit_register(x, "w+k of padding");
			w_load(x->constant[PADDED + g], words_and_constant(x, kit_padding(x, g), g));
		}
}

static void take(struct kit *x, const V *s, struct place words)
{
	(void)x;
	w_load(s[0], words);
	w_load(as_width(s[1], 32), beyond(words, 16));
}

static void give(struct kit *x, struct place words, const V *s)
{
	(void)x;
	w_store(words, s[0]);
	w_store(beyond(words, 16), as_width(s[1], 32));
}

static void four_rounds(unsigned twenty, V abcd, V e, V wk)
{
	if (twenty == 0)
		SHA1C(abcd, e, wk);
	else if (twenty == 2)
		SHA1M(abcd, e, wk);
	else
		SHA1P(abcd, e, wk);
}

static void step(struct kit *x, struct stream *s, unsigned i)
{
	V abcd = s->s[0], e = s->s[1 + i % 2], next = s->s[1 + (i + 1) % 2], wk = x->shared[0];
	struct group *w = &s->w[i % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (x->hoisted && kit_is_padding(x, i))
		wk = x->constant[PADDED + i];
	else if (w->known)
		w_load(wk, words_and_constant(x, w->word, i));
	else
		ADD_4S(wk, w->v, x->constant[i / 5]);
	SHA1H(next, abcd);
	if (i < 16)
		SHA1SU0(kit_change(x, w), kit_read(x, &s->w[(i + 1) % 4]), kit_read(x, &s->w[(i + 2) % 4]));
	four_rounds(i / 5, abcd, e, wk);
	if (i < 16)
		SHA1SU1(w->v, kit_read(x, &s->w[(i + 3) % 4]));
}

static void sum(struct kit *x, const V *s, const V *n)
{
	(void)x;
	ADD_4S(s[0], s[0], n[0]);
	ADD_4S(s[1], s[1], n[1]);
}

const struct kernel sha1_a64_ce = { CE_ANY, .states = 2, .own = 1, .shared = 1, .groups = 4, .steps = 20, .name = names,
	.lane = lanes, .constants = constants, .begin = begin, .take = take, .give = give, .read = ce_read32, .words = ce_words32,
	.step = step, .sum = sum };
