/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function of x86-64 with BMI2, for CPUs without the SHA extensions: rounds in general registers,
 * beside them the message schedule in vector registers, four words at once. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/x86_64.h"

/*	eax a  ebx b  ecx c  edx d  r8d e     the state, renamed from round to round     r9d r11d  short-lived
 *	rdi state   rsi blocks   r10 blocks left
 *	xmm0-7 w[t..t+31], four words each    xmm8 xmm9 short-lived    xmm10 order of a message's bytes   xmm11 k
 *	frame  w+k of sixteen rounds                                                                     */
struct own { V t, u, w[8], x, y, order, k; struct place wk; const struct table *shuffle, *ks; };

static V words(const struct own *o, unsigned i)
{
	return o->w[i % 8];
}

/* w[4i..4i+3] + k to the frame. */
static void to_frame(const struct own *o, unsigned i)
{
	if (i % 5 == 0)
		VMOVDQU(o->k, at_table(o->ks, i / 5 * 16));
	VPADDD(o->x, words(o, i), o->k);
	VMOVDQU_TO(beyond(o->wk, i % 4 * 16), o->x);
}

/* w[t] = rol(w[t-3] ^ w[t-8] ^ w[t-14] ^ w[t-16], 1), without a w[t-3] for the last of four; it lacks w[t], rotated by two,
 * where that was the first. */
static void more_of_sixteen(const struct own *o, unsigned i)
{
	V w = words(o, i), x = o->x, y = o->y;
	VPALIGNR(w, words(o, i - 3), words(o, i - 4), 8);
	VPSRLDQ(x, words(o, i - 1), 4);
	VPXOR(w, w, words(o, i - 4));
	VPXOR(x, x, words(o, i - 2));
	VPXOR(w, w, x);
	VPSLLDQ(x, w, 12);
	VPSRLD(y, w, 31);
	VPADDD(w, w, w);
	VPXOR(w, w, y);
	VPSRLD(y, x, 30);
	VPSLLD(x, x, 2);
	VPXOR(w, w, y);
	VPXOR(w, w, x);
}

/* The same, put into itself: w[t] = rol(w[t-6] ^ w[t-16] ^ w[t-28] ^ w[t-32], 2). */
static void more_of_thirty_two(const struct own *o, unsigned i)
{
	V w = words(o, i), x = o->x;
	VPALIGNR(x, words(o, i - 1), words(o, i - 2), 8);
	VPXOR(w, w, words(o, i - 4));
	VPXOR(w, w, words(o, i - 7));
	VPXOR(w, w, x);
	VPSRLD(x, w, 30);
	VPSLLD(w, w, 2);
	VPXOR(w, w, x);
}

/* e += f(b, c, d), as sums of halves that do not wait for each other. */
static void mix_in(const struct own *o, unsigned twenty, V e, V b, V c, V d)
{
	V t = o->t, u = o->u;
	MOV(t, c);
	switch (twenty) {
	case 0:                                      /* Ch: (b & c) + (d & ~b) */
		AND(t, b);
		ANDN(u, b, d);
		ADD(e, u);
		break;
	case 2:                                      /* Maj: (c & d) + (b & (c ^ d)) */
		MOV(u, c);
		AND(u, d);
		XOR(t, d);
		ADD(e, u);
		AND(t, b);
		break;
	default:                                     /* Parity */
		XOR(t, d);
		XOR(t, b);
	}
	ADD(e, t);
}

static void one_round(const struct own *o, V *v, unsigned i)
{
	V a = v[(80 - i) % 5], b = v[(81 - i) % 5], c = v[(82 - i) % 5], d = v[(83 - i) % 5], e = v[(84 - i) % 5];
	prog_note("round %u", i);
	ADD(e, beyond(o->wk, i % 16 * 4));
	mix_in(o, i / 20, e, b, c, d);
	RORX(o->u, a, 27);
	RORX(b, b, 2);
	ADD(e, o->u);
}

static void all_rounds(const struct blocks *x, V *v)
{
	const struct own *o = x->own;
	prog_note("w[0..15]");
	for (unsigned i = 0; i < 4; i++) {
		VMOVDQU(o->w[i], at(x->blocks, 16 * i));
		VPSHUFB(o->w[i], o->w[i], o->order);
		to_frame(o, i);
	}
	for (unsigned i = 0; i < 20; i++) {
		const unsigned from = prog->n, next = i + 4;
		if (next < 20) {
			prog_note("w[%u..%u], here and there", 4 * next, 4 * next + 3);
			if (next < 8)
				more_of_sixteen(o, next);
			else
				more_of_thirty_two(o, next);
			to_frame(o, next);
		}
		const unsigned to = prog->n;
		for (unsigned t = 4 * i; t < 4 * i + 4; t++)
			one_round(o, v, t);
		prog_weave(from, to);
	}
}

static void take(const struct blocks *x, V *v)
{
	const struct own *o = x->own;
	x64_take(x, v);
	VMOVDQU(o->order, at_table(o->shuffle, 0));
}

/* Each constant four times. */
static const struct table *constants(void)
{
	uint8_t k[4][16];
	for (unsigned i = 0; i < 4; i++)
		for (unsigned j = 0; j < 16; j++)
			k[i][j] = (uint8_t)(sha1_k(20 * i) >> 8 * (j % 4));
	return prog_table("k", k, sizeof k, 16);
}

void sha1_x64_bmi2(const struct hash *h)
{
	static const uint8_t big_endian[16] = { 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12 };
	static const R home[5] = { RAX, RBX, RCX, RDX, R8 };
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		V left = prog_pin("blocks left", 64, R10);
		struct own o = { .shuffle = prog_table("order", big_endian, 16, 16), .ks = constants() };
		o.t = prog_pin("t", 32, R9);
		o.u = prog_pin("u", 32, R11);
		for (unsigned i = 0; i < 8; i++)
			o.w[i] = prog_pin(text_of("w[%u..]", 4 * i), 128, XMM0 + i);
		o.x = prog_pin("x", 128, XMM0 + 8);
		o.y = prog_pin("y", 128, XMM0 + 9);
		o.order = prog_pin("byte order", 128, XMM0 + 10);
		o.k = prog_pin("k", 128, XMM0 + 11);
		o.wk = prog_frame("w+k", 64);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = left, .home = home,
			.ring = &o.wk, .take = take, .rounds = all_rounds, .feed_forward = x64_feed_forward, .own = &o });
	}
}
