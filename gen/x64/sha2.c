/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-2 compression functions in the general registers of x86-64, baseline instructions only. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/x86_64.h"

/*	rax a  rbx b  rcx c  rdx d  r8 e  r9 f  r10 g  r11 h      the state, renamed from round to round
 *	rdi state   rsi blocks   rbp blocks left
 *	r12 r13     short-lived    r14 r15   a^b of this round and of the one before, turn about
 *	frame       w[0..15], the ring of the message schedule                                        */
struct state {
	const struct hash *h;
	const struct sigmas *s;
	V v[8], t, u, ab, bc, blocks;
	struct place w;
	const struct table *k;
};

static struct place ring(const struct state *x, unsigned t)
{
	return beyond(x->w, t % 16 * (x->h->W / 8));
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

/* d = ror(d, r[0]) ^ ror(d, r[1]) ^ shr(d, r[2]), t in passing. */
static void small_sigma(V d, V t, const uint8_t *r)
{
	MOV(t, d);
	ROR(d, r[1] - r[0]);
	XOR(d, t);
	SHR(t, r[2]);
	ROR(d, r[0]);
	XOR(d, t);
}

/* w[t] to its place in the ring and to x->t. */
static void message_word(const struct state *x, unsigned t)
{
	V w = x->t, u = x->u, v = x->ab;
	if (t < 16) {
		MOV(w, at(x->blocks, t * (x->h->W / 8)));
		BSWAP(w);
	} else {
		MOV(w, ring(x, t - 15));
		MOV(v, ring(x, t - 2));
		small_sigma(w, u, x->s->s0);
		small_sigma(v, u, x->s->s1);
		ADD(w, ring(x, t - 16));
		ADD(w, v);
		ADD(w, ring(x, t - 7));
	}
	MOV_TO(ring(x, t), w);
}

/* One round, FIPS 180-4, 6.2.2.  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and this round's a^b is the next one's b^c. */
static void one_round(struct state *x, unsigned t)
{
	V a = x->v[0], b = x->v[1], d = x->v[3], e = x->v[4], f = x->v[5], g = x->v[6], h = x->v[7];
	prog_note("round %u", t);
	message_word(x, t);
	if (x->k)
		ADD(h, at_table(x->k, t * 8));
	else
		ADD(h, K(typed_k(x->h, t)));
	ADD(h, x->t);
	MOV(x->u, f);
	XOR(x->u, g);
	AND(x->u, e);
	XOR(x->u, g);
	ADD(h, x->u);
	big_sigma(x->t, e, x->s->S1);
	ADD(h, x->t);
	ADD(d, h);
	MOV(x->ab, a);
	XOR(x->ab, b);
	AND(x->bc, x->ab);
	XOR(x->bc, b);
	ADD(h, x->bc);
	big_sigma(x->t, a, x->s->S0);
	ADD(h, x->t);
	V swap = x->ab;
	x->ab = x->bc;
	x->bc = swap;
	for (unsigned i = 7; i > 0; i--)
		x->v[i] = i == 4 ? d : x->v[i - 1];
	x->v[0] = h;
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct state *x = b->own;
	for (unsigned i = 0; i < 8; i++)
		x->v[i] = v[i];
	MOV(x->bc, v[1]);
	XOR(x->bc, v[2]);
	for (unsigned t = 0; t < b->h->rounds; t++)
		one_round(x, t);
}

void sha2_x64_scalar(const struct hash *hash)
{
	static const R home[8] = { RAX, RBX, RCX, RDX, R8, R9, R10, R11 };
	const unsigned W = hash->W;

	FUNC (hash, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct state x = { .h = hash, .s = sha2_sigmas(hash), .blocks = blocks };
		V left = prog_pin("blocks left", 64, RBP);
		x.t = prog_pin("t", W, R12);
		x.u = prog_pin("u", W, R13);
		x.ab = prog_pin("a^b", W, R14);
		x.bc = prog_pin("b^c", W, R15);
		x.w = prog_frame("w", 16 * W / 8);
		if (W == 64)
			x.k = table_of_k(hash);
		over_blocks(&(struct blocks){ .h = hash, .state = state, .blocks = blocks, .n = n, .left = left, .home = home,
			.ring = &x.w, .take = x64_take, .rounds = all_rounds, .feed_forward = x64_feed_forward, .own = &x });
	}
}
