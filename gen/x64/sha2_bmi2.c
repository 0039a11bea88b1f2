/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-2 compression functions of x86-64 with BMI2: rounds in general registers, beside a message schedule in vector
 * registers. */
#include "../rounds.h"
#include "sha2_bmi2.h"
#include "state.h"
#include "../../dsl/isa/x86_64.h"

static struct place slot_of(const struct sha2_bmi2 *o, unsigned t)
{
	return beyond(o->wk, t % 16 * (o->h->W / 8));
}

/* Ch is a sum, of which neither half waits for the other.  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and this round's a^b is the next
 * one's b^c.  The order was the fastest of some hundreds on a Xeon of family 6, model 207. */
static void one_round(struct sha2_bmi2 *o, unsigned i)
{
	const struct sigmas *s = sha2_sigmas(o->h);
	V a = o->v[0], b = o->v[1], d = o->v[3], e = o->v[4], f = o->v[5], g = o->v[6], h = o->v[7], t = o->t, u = o->u;
	prog_note("round %u", i);
	ANDN(u, e, g);
	ADD(h, slot_of(o, i));
	ADD(h, u);
	RORX(u, e, s->S1[1]);
	MOV(t, f);
	MOV(o->ab, b);
	XOR(o->ab, a);
	AND(t, e);
	ADD(h, t);
	RORX(t, e, s->S1[2]);
	XOR(t, u);
	RORX(u, e, s->S1[0]);
	XOR(t, u);
	ADD(h, t);
	ADD(d, h);
	RORX(t, a, s->S0[2]);
	AND(o->bc, o->ab);
	RORX(u, a, s->S0[1]);
	XOR(t, u);
	XOR(o->bc, b);
	ADD(h, o->bc);
	RORX(u, a, s->S0[0]);
	XOR(t, u);
	ADD(h, t);
	V swap = o->ab;
	o->ab = o->bc;
	o->bc = swap;
	for (unsigned k = 7; k > 0; k--)
		o->v[k] = o->v[k - 1];
	o->v[0] = h;
}

/* w[4i..4i+3] + k to the frame. */
static void to_frame(const struct sha2_bmi2 *o, unsigned i)
{
	o->s->add_k(o->x, o->w[i % 4], at_table(o->k, 4 * i * (o->h->W / 8)));
	VMOVDQU_TO(slot_of(o, 4 * i), o->x);
}

static void first_words(const struct sha2_bmi2 *o, V blocks)
{
	prog_note("w[0..15]");
	o->s->begin(o);
	for (unsigned i = 0; i < 4; i++) {
		VMOVDQU(o->w[i], at(blocks, 4 * i * (o->h->W / 8)));
		VPSHUFB(o->w[i], o->w[i], o->order);
		to_frame(o, i);
	}
}

/* Four words that are needed sixteen rounds on. */
static void more_words(const struct sha2_bmi2 *o, unsigned i)
{
	V w[4];
	for (unsigned k = 0; k < 4; k++)
		w[k] = o->w[(i + k) % 4];
	prog_note("w[%u..%u], here and there", 4 * i + 16, 4 * i + 19);
	o->s->four(o, w);
	to_frame(o, i + 4);
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct sha2_bmi2 *o = b->own;
	const unsigned quarters = b->h->rounds / 4;
	for (unsigned i = 0; i < 8; i++)
		o->v[i] = v[i];
	first_words(o, b->blocks);
	MOV(o->bc, v[1]);
	XOR(o->bc, v[2]);
	for (unsigned i = 0; i < quarters; i++) {
		const unsigned from = prog->n;
		if (i + 4 < quarters)
			more_words(o, i);
		const unsigned to = prog->n;
		for (unsigned t = 4 * i; t < 4 * i + 4; t++)
			one_round(o, t);
		prog_weave(from, to);
	}
	o->s->end();
}

void sha2_x64_bmi2(const struct hash *h, const struct schedule *s)
{
	static const R home[8] = { RAX, RBX, RCX, RDX, R8, R9, R10, R11 };
	const unsigned W = h->W;
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct sha2_bmi2 o = { .h = h, .s = s, .k = table_of_k(h),
			.shuffles = prog_table("shuffles", s->shuffles, 16 * s->count, 16) };
		V left = prog_pin("blocks left", 64, RBP);
		o.t = prog_pin("t", W, R12);
		o.u = prog_pin("u", W, R13);
		o.ab = prog_pin("a^b", W, R14);
		o.bc = prog_pin("b^c", W, R15);
		for (unsigned i = 0; i < 4; i++)
			o.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 4 * W, XMM0 + i);
		o.x = prog_pin("x", 4 * W, XMM0 + 4);
		o.y = prog_pin("y", 4 * W, XMM0 + 5);
		o.z = prog_pin("z", 4 * W, XMM0 + 6);
		o.order = prog_pin("byte order", 4 * W, XMM0 + 7);
		for (unsigned i = 1; i < s->count; i++)
			o.mask[i - 1] = prog_pin(text_of("mask %u", i), 4 * W, XMM0 + 7 + i);
		o.wk = prog_frame("w+k", 16 * W / 8);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = left, .home = home,
			.ring = &o.wk, .take = x64_take, .rounds = all_rounds, .feed_forward = x64_feed_forward, .own = &o });
	}
}
