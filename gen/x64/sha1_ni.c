/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-1 in the SHA extensions of x86. */
#include "sha_ni.h"

/*	abcd       highest lane first: a in 127..96       e, e of the next four   plus the words of four rounds, turn about
 *	w[t..t+15] four words each, the first in the highest lane                 t   short-lived                         */
const char *const ni_sha1_names[] = { "abcd", "e", "e of the next four", "t" };
const struct lane ni_sha1_lanes[5] = { { 0, 96 }, { 0, 64 }, { 0, 32 }, { 0, 0 }, { 1, 96 } };
const uint8_t ni_sha1_order[16] = { 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 };

struct table *ni_sha1_constants(const struct hash *h)
{
	(void)h;
	return prog_table("constants", ni_sha1_order, 16, 16);
}

/* What lies beside e is zero, so that it can be added to words. */
void ni_sha1_take(struct kit *x, const V *s, struct place words)
{
	(void)x;
	MOVDQU(s[0], words);
	PXOR(s[1], s[1]);
	PINSRD_A(s[1], beyond(words, 16), 3);
	PSHUFD(s[0], s[0], 0x1b);
}

void ni_sha1_give(struct kit *x, struct place words, const V *s)
{
	(void)x;
	PSHUFD(s[0], s[0], 0x1b);
	MOVDQU_TO(words, s[0]);
	PEXTRD_TO(beyond(words, 16), s[1], 3);
}

void ni_sha1_keep(struct kit *x, const V *s)
{
	(void)x;
	holds(prog_pin_lane("zeros", 96, s[1]->reg, 0), 0);
}

void ni_sha1_words(struct kit *x, struct stream *s)
{
	(void)x;
	MOVDQA(s->w[0].v, s->s[0]);
	MOVDQA(s->w[1].v, s->s[1]);
}

/* w ^= m, words of a block. */
static void xor_words(struct kit *x, struct group *w, struct group *m)
{
	if (m->known && !(m->word[0] | m->word[1] | m->word[2] | m->word[3]))
		return;
	V other = kit_read(x, m), own = kit_change(x, w);
	PXOR(own, other);
}

/* w[t-16] ^ w[t-14] for the words after next. */
static void begin_words(struct kit *x, struct group *last, struct group *w)
{
	if (!last->known || !w->known) {
		V then = kit_read(x, w), own = kit_change(x, last);
		SHA1MSG1(own, then);
		return;
	}
	for (unsigned j = 0; j < 4; j++)
		last->word[j] ^= j < 2 ? last->word[j + 2] : w->word[j - 2];
	last->there = false;
}

/* Rounds 4i to 4i + 3: sha1rnds4 wants the e of its first round added to the first word. */
void ni_sha1_step(struct kit *x, struct stream *s, unsigned i)
{
	V abcd = s->s[0], e = s->s[1 + i % 2], next = s->s[1 + (i + 1) % 2];
	struct group *w = &s->w[i % 4];
	prog_note("rounds %u to %u", 4 * i, 4 * i + 3);
	if (i == 0)
		PADDD(e, kit_read(x, w));
	else
		SHA1NEXTE(e, kit_read(x, w));
	MOVDQA(next, abcd);                          /* its a, rotated, is the e after these four */
	if (i >= 3 && i < 19) {
		V now = kit_read(x, w), then = kit_change(x, &s->w[(i + 1) % 4]);
		SHA1MSG2(then, now);
	}
	SHA1RNDS4(abcd, e, i / 5);
	if (i >= 1 && i < 17)
		begin_words(x, &s->w[(i + 3) % 4], w);
	if (i >= 2 && i < 18)
		xor_words(x, &s->w[(i + 2) % 4], w);
}

void ni_sha1_sum(struct kit *x, const V *s, const V *n)
{
	(void)x;
	SHA1NEXTE(s[1], n[1]);
	PADDD(s[0], n[0]);
}
