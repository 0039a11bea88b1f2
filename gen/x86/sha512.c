/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-512 compression function of i686: a word is the lower half of a vector register, the message schedule has two. */
#include "state.h"
#include "../../dsl/isa/x86.h"

/*	xmm0 to xmm7     a, b, b^c, e, f, w + K of two rounds, two that are short-lived; they change places
 *	eax state, now and then     ecx blocks   edx K
 *	frame     a to h, each renamed from round to round; w[t] in place t mod 16, and the first again in place 16, so that two
 *	          in a row can be read from any place; blocks left                                                          */
struct own {
	V a, b, bc, e, f, wk, p, q, k;
	struct place copy, ring;
};

static struct place word(const struct own *x, unsigned t, unsigned letter)
{
	return beyond(x->copy, (letter + 80 - t) % 8 * 8);
}

static struct place ring(const struct own *x, unsigned t)
{
	return beyond(x->ring, t % 16 * 8);
}

/* d = shr(n, r[0]) ^ shr(n, r[1]) ^ shr(n, r[2]) ^ shl(n, l[0]) ^ shl(n, l[1]), in both words, all ascending; n is used up. */
static void small_sigma(V d, V n, const uint8_t *r, const uint8_t *l)
{
	MOVDQA(d, n);
	PSRLQ(d, r[2] - r[1]);
	PXOR(d, n);
	PSRLQ(d, r[1] - r[0]);
	PXOR(d, n);
	PSRLQ(d, r[0]);
	PSLLQ(n, l[0]);
	PXOR(d, n);
	PSLLQ(n, l[1] - l[0]);
	PXOR(d, n);
}

/* The words t and t+1, and in x->wk what the two rounds add of them. */
static void two_words(const struct framed *f, struct own *x, unsigned t)
{
	static const uint8_t r0[3] = { 1, 7, 8 }, l0[2] = { 64 - 8, 64 - 1 };        /* ror 1 ^ ror 8 ^ shr 7 */
	static const uint8_t r1[3] = { 6, 19, 61 }, l1[2] = { 64 - 61, 64 - 19 };    /* ror 19 ^ ror 61 ^ shr 6 */
	V w = x->wk, n = x->p, s = x->q;
	prog_note("words %u and %u", t, t + 1);
	if (t < 16) {
		x86_message(w, n, at(f->blocks, 8 * t), 64);
	} else {
		MOVDQU(n, ring(x, t - 15));
		small_sigma(w, n, r0, l0);
		MOVDQU(n, ring(x, t - 16));
		PADDQ(w, n);
		MOVDQU(n, ring(x, t - 7));
		PADDQ(w, n);
		MOVDQU(n, ring(x, t - 2));
		small_sigma(s, n, r1, l1);
		PADDQ(w, s);
	}
	if (t + 2 < 80)
		MOVDQU_TO(ring(x, t), w);
	if (t && t % 16 == 0)
		MOVQ_TO(beyond(x->ring, 16 * 8), w);
	PADDQ_A(w, at(x->k, 8 * t));
}

/* The word of n is its halves low and high; n and ror(n, 32) side by side are low high high low.  Shifted to the right by
 * less than 32, each leaves one half of n's rotation in its lower half, and those are what is picked in the end. */
enum { STRAIGHT = 0x14, TURNED = 0x41, LOWER_HALVES = 0x08 };

/* d = Sigma1 = ror 14 ^ ror 18 ^ ror 41 of n, by way of m. */
static void big_sigma1(V d, V n, V m)
{
	PSHUFD(d, n, STRAIGHT);
	PSHUFD(m, n, STRAIGHT);
	PSRLQ(d, 18 - 14);
	PXOR(d, m);
	PSHUFD(m, n, TURNED);
	PSRLQ(d, 14 - (41 - 32));
	PXOR(d, m);
	PSRLQ(d, 41 - 32);
	PSHUFD(d, d, LOWER_HALVES);
}

/* d = Sigma0 = ror 28 ^ ror 34 ^ ror 39 of n, by way of m. */
static void big_sigma0(V d, V n, V m)
{
	PSHUFD(d, n, STRAIGHT);
	PSHUFD(m, n, TURNED);
	PSRLQ(d, 28 - (39 - 32));
	PXOR(d, m);
	PSRLQ(d, 39 - 34);
	PXOR(d, m);
	PSRLQ(d, 34 - 32);
	PSHUFD(d, d, LOWER_HALVES);
}

/* One round, FIPS 180-4, 6.4.2.  f and b are used up by Ch and Maj: they are in the frame.
 * Ch(e,f,g) = g ^ (e & (f^g));  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and this round's a^b is the next one's b^c. */
static void one_round(struct own *x, unsigned t)
{
	V h = x->p, q = x->q, a = x->a, b = x->b, bc = x->bc, e = x->e, f = x->f;
	prog_note("round %u", t);
	MOVQ(h, word(x, t, 7));
	PADDQ(h, x->wk);
	if (t % 2 == 0)
		PSHUFD(x->wk, x->wk, 0xee);
	MOVQ(q, word(x, t, 6));
	PXOR(f, q);
	PAND(f, e);
	PXOR(f, q);
	PADDQ(h, f);
	big_sigma1(q, e, f);
	PADDQ(h, q);
	MOVQ(f, word(x, t, 3));
	PADDQ(f, h);
	MOVQ_TO(word(x, t, 3), f);
	MOVDQA(q, a);
	PXOR(q, b);
	PAND(bc, q);
	PXOR(bc, b);
	PADDQ(h, bc);
	big_sigma0(b, a, bc);
	PADDQ(h, b);
	MOVQ_TO(word(x, t, 7), h);
	*x = (struct own){ .a = h, .b = a, .bc = q, .e = f, .f = e, .wk = x->wk, .p = b, .q = bc, .k = x->k, .copy = x->copy,
		.ring = x->ring };
}

static void all_rounds(const struct framed *f)
{
	struct own x = *(struct own *)f->own;
	MOVQ(x.a, word(&x, 0, 0));
	MOVQ(x.b, word(&x, 0, 1));
	MOVQ(x.bc, word(&x, 0, 2));
	PXOR(x.bc, x.b);
	MOVQ(x.e, word(&x, 0, 4));
	MOVQ(x.f, word(&x, 0, 5));
	for (unsigned t = 0; t < f->h->rounds; t++) {
		if (t % 2 == 0)
			two_words(f, &x, t);
		one_round(&x, t);
	}
}

void sha512_x86_sse2(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .a = prog_pin("a", 128, XMM0), .b = prog_pin("b", 128, XMM0 + 1), .bc = prog_pin("b^c", 128, XMM0 + 2),
			.e = prog_pin("e", 128, XMM0 + 3), .f = prog_pin("f", 128, XMM0 + 4), .wk = prog_pin("w+k", 128, XMM0 + 5),
			.p = prog_pin("p", 128, XMM0 + 6), .q = prog_pin("q", 128, XMM0 + 7), .k = prog_pin("K", 32, EDX) };
		V data = prog_pin("blocks", 32, ECX), pointer = prog_pin("pointer", 32, EAX);
		x.copy = prog_frame("a to h", 8 * 8);
		x.ring = prog_frame("w", 17 * 8);
		w_set(data, blocks);
		w_addr(x.k, at_table(table_of_k(h), 0));
		x86_over_framed_blocks(&(struct framed){ .h = h, .state = state, .blocks = data, .left = x86_in_frame("blocks left", 32),
			.pointer = pointer, .q = x.p, .r = x.q, .copy = x.copy, .ring = x.ring, .ring_bytes = 17 * 8,
			.rounds = all_rounds, .own = &x }, n);
	}
}
