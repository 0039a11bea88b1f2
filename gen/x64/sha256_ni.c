/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256 in the SHA extensions of x86. */
#include "../rounds.h"
#include "sha_ni.h"

/*	abef cdgh   the chaining value, highest lane first: a in 127..96      w[t..t+15]   four words each, the first lowest
 *	w+k         of two rounds, where sha256rnds2 has it: xmm0             t            short-lived                    */
const char *const ni_sha256_names[] = { "abef", "cdgh", "w+k", "t" };
const struct lane ni_sha256_lanes[8] = { { 0, 96 }, { 0, 64 }, { 1, 96 }, { 1, 64 }, { 0, 32 }, { 0, 0 }, { 1, 32 }, { 1, 0 } };
const uint8_t ni_sha256_order[16] = { 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12 };

/* Memory has dcba and hgfe, lanes from the highest on. */
void ni_sha256_take(struct kit *x, const V *s, struct place words)
{
	V t = x->shared[1], abef = s[0], cdgh = s[1];
	MOVDQU(t, words);
	MOVDQU(cdgh, beyond(words, 16));
	PSHUFD(t, t, 0xb1);                          /* cdab */
	PSHUFD(cdgh, cdgh, 0x1b);                    /* efgh */
	MOVDQA(abef, t);
	PALIGNR(abef, cdgh, 8);
	PBLENDW(cdgh, t, 0xf0);
}

void ni_sha256_give(struct kit *x, struct place words, const V *s)
{
	V t = x->shared[1], abef = s[0], cdgh = s[1];
	PSHUFD(abef, abef, 0x1b);                    /* feba */
	PSHUFD(cdgh, cdgh, 0xb1);                    /* dchg */
	MOVDQA(t, abef);
	PBLENDW(t, cdgh, 0xf0);                      /* dcba */
	PALIGNR(cdgh, abef, 8);                      /* hgfe */
	MOVDQU_TO(words, t);
	MOVDQU_TO(beyond(words, 16), cdgh);
}

/* The same, to where words 0 to 3 and 4 to 7 of a block are. */
void ni_sha256_words(struct kit *x, struct stream *s)
{
	V t = x->shared[1], w0 = s->w[0].v, w1 = s->w[1].v;
	PSHUFD(w0, s->s[0], 0x1b);
	PSHUFD(w1, s->s[1], 0xb1);
	MOVDQA(t, w0);
	PBLENDW(w0, w1, 0xf0);
	PALIGNR(w1, t, 8);
}

static uint32_t rotated(uint32_t x, unsigned n)
{
	return x >> n | x << (32 - n);
}

/* w[t-16] + sigma0(w[t-15]) for the words after next. */
static void begin_words(struct kit *x, struct group *last, struct group *w)
{
	const struct sigmas *s = sha2_sigmas(x->h);
	if (!last->known || !w->known) {
		V then = kit_read(x, w), own = kit_change(x, last);
		SHA256MSG1(own, then);
		return;
	}
	for (unsigned j = 0; j < 4; j++) {
		uint32_t v = (uint32_t)(j < 3 ? last->word[j + 1] : w->word[0]);
		last->word[j] = (uint32_t)(last->word[j] + (rotated(v, s->s0[0]) ^ rotated(v, s->s0[1]) ^ v >> s->s0[2]));
	}
	last->there = false;
}

/* w[t-7] and sigma1(w[t-2]). */
static void end_words(struct kit *x, struct group *next, struct group *last, struct group *w)
{
	V t = x->shared[1];
	const uint64_t older[4] = { last->word[1], last->word[2], last->word[3], w->word[0] };
	if (!last->known || !w->known) {
		MOVDQA(t, kit_read(x, w));
		PALIGNR(t, kit_read(x, last), 4);
		PADDD(kit_change(x, next), t);
	} else if (older[0] | older[1] | older[2] | older[3]) {
		const struct place k = kit_constant(x, older);
		PADDD_A(kit_change(x, next), k);
	}
	V now = kit_read(x, w), then = kit_change(x, next);
	SHA256MSG2(then, now);
}

static void words_and_constants(struct kit *x, struct group *w, unsigned i)
{
	V wk = x->shared[0];
	uint64_t sum[4];
	for (unsigned j = 0; j < 4; j++)
		sum[j] = (uint32_t)(w->word[j] + typed_k(x->h, 4 * i + j));
	if (w->known) {
		MOVDQU(wk, kit_constant(x, sum));
	} else {
		MOVDQA(wk, w->v);
		PADDD_A(wk, kit_round_constants(x, 16 * i));
	}
}

/* Rounds 4i to 4i + 3.  Words that are needed later are begun as soon as what they are made of is there. */
void ni_sha256_step(struct kit *x, struct stream *s, unsigned i)
{
	V wk = x->shared[0], abef = s->s[0], cdgh = s->s[1];
	struct group *w = &s->w[i % 4], *next = &s->w[(i + 1) % 4], *last = &s->w[(i + 3) % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	words_and_constants(x, w, i);
	SHA256RNDS2(cdgh, abef);
	if (i >= 3 && i < 15)
		end_words(x, next, last, w);
	PSHUFD(wk, wk, 0x0e);
	SHA256RNDS2(abef, cdgh);
	if (i >= 1 && i < 13)
		begin_words(x, last, w);
}

void ni_sha256_sum(struct kit *x, const V *s, const V *n)
{
	(void)x;
	PADDD(s[0], n[0]);
	PADDD(s[1], n[1]);
}
