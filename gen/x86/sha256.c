/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-256 compression function of i686: rounds in general registers, the message schedule four words at a time in
 * vectors. */
#include "state.h"
#include "../rounds.h"
#include "../../dsl/isa/x86.h"

/*	eax ecx ebx edx esi edi     a, e, a^b of this round and of the one before, two that are short-lived; they change places
 *	ebp K     xmm0 to xmm3  w[t-16..t-1], four words each, renamed as they grow old     xmm4 xmm5  short-lived
 *	frame     a to h, each renamed from round to round; the words of the schedule once more, where they can be read across
 *	          the vectors: w[t] in place t mod 16, the first four again in places 16 to 19; w + K of four rounds; blocks;
 *	          blocks left                                                                                              */
struct own {
	V a, e, ab, bc, t, u, k;
	V w[4], q, r;
	struct place copy, ring, wk;
};

static struct place word(const struct own *x, unsigned t, unsigned letter)
{
	return beyond(x->copy, (letter + 64 - t) % 8 * 4);
}

/* q = sigma0 of each word of r, which is used up: ror 7 ^ ror 18 ^ shr 3.  What each shift moves out on one side, another
 * one moves in on the other. */
static void sigma0(V q, V r)
{
	MOVDQA(q, r);
	PSRLD(q, 18 - 7);
	PXOR(q, r);
	PSRLD(q, 7 - 3);
	PXOR(q, r);
	PSRLD(q, 3);
	PSLLD(r, 32 - 18);
	PXOR(q, r);
	PSLLD(r, 18 - 7);
	PXOR(q, r);
}

/* w += sigma1 of two words of from in the two lanes at the upper or the lower end: ror 17 ^ ror 19 ^ shr 10.  A word twice
 * in a row, shifted to the right, leaves its rotation in the lower half. */
static void add_sigma1(V w, V from, bool upper, V q, V r)
{
	PSHUFD(q, from, upper ? 0x50 : 0xfa);
	MOVDQA(r, q);
	PSRLD(q, 10);
	PSRLQ(r, 17);
	PXOR(q, r);
	PSRLQ(r, 19 - 17);
	PXOR(q, r);
	PSHUFD(q, q, upper ? 0x08 : 0x80);
	if (upper)
		PSLLDQ(q, 8);
	else
		PSRLDQ(q, 8);
	PADDD(w, q);
}

/* The words t to t+3 and what the rounds add of them. */
static void four_words(const struct own *x, unsigned t)
{
	V w = x->w[t / 4 % 4], before = x->w[(t / 4 + 3) % 4];
	prog_note("words %u to %u", t, t + 3);
	if (t >= 16) {
		MOVDQU(x->r, beyond(x->ring, (t - 15) % 16 * 4));
		sigma0(x->q, x->r);
		PADDD(w, x->q);
		MOVDQU(x->r, beyond(x->ring, (t - 7) % 16 * 4));
		PADDD(w, x->r);
		add_sigma1(w, before, false, x->q, x->r);
		add_sigma1(w, w, true, x->q, x->r);
	}
	if (t + 4 < 64)
		MOVDQU_TO(beyond(x->ring, t % 16 * 4), w);
	if (t && t % 16 == 0)
		MOVDQU_TO(beyond(x->ring, 16 * 4), w);
	MOVDQA(x->q, w);
	PADDD_A(x->q, at(x->k, 4 * t));
	MOVDQU_TO(x->wk, x->q);
}

/* d = ror(n, r[0]) ^ ror(n, r[1]) ^ ror(n, r[2]), r ascending: each rotation carries the ones inside it along. */
static void big_sigma(V d, V n, const uint8_t *r)
{
	MOV(d, n);
	ROR(d, r[2] - r[1]);
	XOR(d, n);
	ROR(d, r[1] - r[0]);
	XOR(d, n);
	ROR(d, r[0]);
}

/* One round, FIPS 180-4, 6.2.2.  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and this round's a^b is the next one's b^c. */
static void one_round(struct own *x, unsigned t, const struct sigmas *s)
{
	V h = x->t, u = x->u;
	prog_note("round %u", t);
	MOV(h, word(x, t, 7));
	ADD(h, beyond(x->wk, t % 4 * 4));
	MOV(u, word(x, t, 5));
	XOR(u, word(x, t, 6));
	AND(u, x->e);
	XOR(u, word(x, t, 6));
	ADD(h, u);
	big_sigma(u, x->e, s->S1);
	ADD(h, u);
	MOV(x->e, word(x, t, 3));
	ADD(x->e, h);
	MOV_TO(word(x, t, 3), x->e);
	MOV(x->ab, x->a);
	XOR(x->ab, word(x, t, 1));
	AND(x->bc, x->ab);
	XOR(x->bc, word(x, t, 1));
	ADD(h, x->bc);
	big_sigma(u, x->a, s->S0);
	ADD(h, u);
	MOV_TO(word(x, t, 7), h);
	x->t = x->a;
	x->a = h;
	V swap = x->ab;
	x->ab = x->bc;
	x->bc = swap;
}

static void all_rounds(const struct framed *f)
{
	struct own *x = f->own;
	MOV(x->u, f->blocks);
	for (unsigned i = 0; i < 4; i++)
		x86_message(x->w[i], x->q, at(x->u, 16 * i), 32);
	MOV(x->a, word(x, 0, 0));
	MOV(x->e, word(x, 0, 4));
	MOV(x->bc, word(x, 0, 1));
	XOR(x->bc, word(x, 0, 2));
	for (unsigned t = 0; t < f->h->rounds; t++) {
		if (t % 4 == 0)
			four_words(x, t);
		one_round(x, t, sha2_sigmas(f->h));
	}
}

void sha256_x86_sse2(const struct hash *h)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct own x = { .a = prog_pin("a", 32, EAX), .e = prog_pin("e", 32, ECX), .ab = prog_pin("a^b", 32, EBX),
			.bc = prog_pin("b^c", 32, EDX), .t = prog_pin("t", 32, ESI), .u = prog_pin("u", 32, EDI),
			.k = prog_pin("K", 32, EBP), .q = prog_pin("q", 128, XMM0 + 4), .r = prog_pin("r", 128, XMM0 + 5) };
		for (unsigned i = 0; i < 4; i++)
			x.w[i] = prog_pin("w", 128, XMM0 + i);
		x.copy = prog_frame("a to h", 8 * 4);
		x.ring = prog_frame("w", 20 * 4);
		x.wk = prog_frame("w+k", 4 * 4);
		V data = x86_in_frame("blocks", 32);
		w_set(data, blocks);
		w_addr(x.k, at_table(table_of_k(h), 0));
		x86_over_framed_blocks(&(struct framed){ .h = h, .state = state, .blocks = data, .left = x86_in_frame("blocks left", 32),
			.pointer = x.t, .q = x.q, .r = x.r, .copy = x.copy, .ring = x.ring, .ring_bytes = 20 * 4 + 4 * 4,
			.rounds = all_rounds, .own = &x }, n);
	}
}
