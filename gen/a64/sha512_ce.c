/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-512 in the SHA-512 instructions of AArch64 (Armv8.2). */
#include "../rounds.h"
#include "ce.h"
#include "../../dsl/isa/aarch64.h"

/*	ab  cd  ef  gh   the first of two in the low lane; renamed from two rounds to the next with a free one
 *	w+k   also h of w[t+9] and w[t+10]      fg  de      w[t..t+15]   two words each      two constants                  */
static const char *const names[] = { "ab", "cd", "ef", "gh", "the next", "w+k", "fg", "de", "k", "k of the next two" };
static const struct lane lanes[8] = { { 0, 0 }, { 0, 64 }, { 1, 0 }, { 1, 64 }, { 2, 0 }, { 2, 64 }, { 3, 0 }, { 3, 64 } };
enum { WK, FG, DE, K0, SHARED = K0 + 2 };

static void between(struct kit *x, unsigned i)
{
	if (i % 2 == 0 && !(kit_is_padding(x, i) && kit_is_padding(x, i + 1)))
		LDP(x->shared[K0], x->shared[K0 + 1], kit_round_constants(x, 16 * i));
}

static void take(struct kit *x, const V *s, struct place words)
{
	(void)x;
	LDP(s[0], s[1], words);
	LDP(s[2], s[3], beyond(words, 32));
}

static void give(struct kit *x, struct place words, const V *s)
{
	(void)x;
	STP(words, s[0], s[1]);
	STP(beyond(words, 32), s[2], s[3]);
}

static void read(struct kit *x, struct stream *s, struct place block, unsigned g)
{
	(void)x;
	for (unsigned i = 0; g == 0 && i < 8; i += 2)
		LDP(s->w[i].v, s->w[i + 1].v, beyond(block, 16 * i));
	for (unsigned i = 0; g == 0 && i < 8; i++)
		REV64(s->w[i].v, s->w[i].v);
}

static void words(struct kit *x, struct stream *s)
{
	for (unsigned i = 0; i < 4 && !kit_is_padding(x, i); i++)
		MOV_16B(s->w[i].v, s->s[i]);
}

static uint64_t rotated(uint64_t x, unsigned n)
{
	return x >> n | x << (64 - n);
}

/* w[t-16] + sigma0(w[t-15]). */
static void begin_words(struct kit *x, struct group *w, struct group *next)
{
	const struct sigmas *s = sha2_sigmas(x->h);
	if (!w->known || !next->known) {
		V then = kit_read(x, next), own = kit_change(x, w);
		SHA512SU0(own, then);
		return;
	}
	for (unsigned j = 0; j < 2; j++) {
		const uint64_t v = j < 1 ? w->word[1] : next->word[0];
		w->word[j] += rotated(v, s->s0[0]) ^ rotated(v, s->s0[1]) ^ v >> s->s0[2];
	}
	w->there = false;
}

/* Words t and t + 1 become words t + 16 and t + 17. */
static void message_words(struct kit *x, struct stream *s, unsigned i)
{
	V older = x->shared[WK];
	struct group *w = &s->w[i % 8], *nine = &s->w[(i + 4) % 8], *ten = &s->w[(i + 5) % 8];
	begin_words(x, w, &s->w[(i + 1) % 8]);
	if (nine->known && ten->known)
		w_load(older, kit_constant(x, (const uint64_t[]){ nine->word[1], ten->word[0] }));
	else {
		V of_ten = kit_read(x, ten), of_nine = kit_read(x, nine);
		EXT(older, of_nine, of_ten, 8);
	}
	V last = kit_read(x, &s->w[(i + 7) % 8]), own = kit_change(x, w);
	SHA512SU1(own, last, older);
}

/* The low lane belongs to the second of the two rounds, so w+k changes sides. */
static void words_and_constants(struct kit *x, const struct group *w, unsigned i)
{
	V wk = x->shared[WK];
	if (w->known) {
		const uint64_t sum[2] = { w->word[1] + typed_k(x->h, 2 * i + 1), w->word[0] + typed_k(x->h, 2 * i) };
		w_load(wk, kit_constant(x, sum));
	} else {
		ADD_2D(wk, w->v, x->shared[K0 + i % 2]);
		EXT(wk, wk, wk, 8);
	}
}

static void step(struct kit *x, struct stream *s, unsigned i)
{
	V ab = s->s[0], cd = s->s[1], ef = s->s[2], gh = s->s[3], next = s->s[4], fg = x->shared[FG], de = x->shared[DE];
	prog_note("rounds %u and %u", 2 * i, 2 * i + 1);
	words_and_constants(x, &s->w[i % 8], i);
	EXT(fg, ef, gh, 8);
	EXT(de, cd, ef, 8);
	ADD_2D(gh, gh, x->shared[WK]);
	if (i < 32)
		message_words(x, s, i);
	SHA512H(gh, fg, de);
	ADD_2D(next, cd, gh);
	SHA512H2(gh, cd, ab);
	s->s[0] = gh;
	s->s[1] = ab;
	s->s[2] = next;
	s->s[3] = ef;
	s->s[4] = cd;
}

static void sum(struct kit *x, const V *s, const V *n)
{
	for (unsigned i = 0; i < x->k->states; i++)
		ADD_2D(s[i], s[i], n[i]);
}

const struct kernel sha512_a64_ce = { CE_ANY, .states = 4, .own = 1, .shared = SHARED, .groups = 8, .steps = 40, .name = names,
	.lane = lanes, .constants = table_of_k, .between = between, .take = take, .give = give, .read = read, .words = words,
	.step = step, .sum = sum };
