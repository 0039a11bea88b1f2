/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-1 compression function in the registers of ARMv7-A. */
#include "../rounds.h"
#include "sha1.h"
#include "../../dsl/isa/arm.h"

/*	r8 a  r9 b  r10 c  r11 d  lr e     the state, renamed from round to round     r12  the constant of twenty rounds
 *	r0:r1 r2:r3 r4:r5   words of the message schedule in pairs, turn about        r6:r7  short-lived
 *	frame  w[0..15], the ring of the message schedule; state, blocks, blocks left                              */
struct pair { V x, y; };
struct kernel {
	struct arm_own own;
	struct sha1_arm r;
	V k;
	uint8_t turn_of_word[80];                    /* what w holds is still to be rotated right by so much */
	struct pair old, next, before, t;
	struct place w;
};

static struct place ring(const struct kernel *x, unsigned t)
{
	return beyond(x->w, t % 16 * 4);
}

static void one_round(struct kernel *x, unsigned i, V w)
{
	const struct turned e = sha1_arm_e(&x->r, i);
	prog_note("round %u", i);
	if (i % 20 == 0)
		CONSTANT(x->k, sha1_k(i));
	turned_add(e.v, x->k, e);
	turned_add(e.v, e.v, (struct turned){ w, x->turn_of_word[i] });
	sha1_arm_round(&x->r, i);
}

/* w[i] and w[i + 1] of the data. */
static void first_words(struct kernel *x, unsigned i, struct pair w, V blocks)
{
	LDR(w.x, at(blocks, 4 * i));
	LDR(w.y, at(blocks, 4 * i + 4));
	REV(w.x, w.x);
	REV(w.y, w.y);
	STRD(w.x, w.y, ring(x, i));
}

static struct turned word(const struct kernel *x, V v, unsigned t)
{
	return (struct turned){ v, x->turn_of_word[t] };
}

/* w[i] and w[i + 1], each of four words before it.  old holds w[i - 16], before w[i - 2], next still w[i - 4]. */
static void next_words(struct kernel *x, unsigned i)
{
	struct pair o = x->old, n = x->next, t = x->t;
	prog_note("w[%u], w[%u]", i, i + 1);
	turned_eor(o.x, word(x, o.x, i - 16), word(x, n.y, i - 3));
	LDRD(n.x, n.y, ring(x, i - 14));
	LDRD(t.x, t.y, ring(x, i - 8));
	turned_eor(o.y, word(x, o.y, i - 15), word(x, x->before.x, i - 2));
	turned_eor(o.x, word(x, o.x, i - 16), word(x, n.x, i - 14));
	turned_eor(o.y, word(x, o.y, i - 15), word(x, n.y, i - 13));
	turned_eor(o.x, word(x, o.x, i - 16), word(x, t.x, i - 8));
	turned_eor(o.y, word(x, o.y, i - 15), word(x, t.y, i - 7));
	for (unsigned k = i; k < i + 2; k++)
		x->turn_of_word[k] = (uint8_t)((x->turn_of_word[k - 16] + 31) % 32);
	if (i + 8 < 80)
		STRD(o.x, o.y, ring(x, i));
	x->old = n;
	x->next = x->before;
	x->before = o;
}

static void all_rounds(const struct blocks *b, V *v)
{
	struct kernel *x = b->own;
	V data = x->old.x;
	x->r = (struct sha1_arm){ .t = x->t.x, .u = x->t.y };
	for (unsigned i = 0; i < 5; i++)
		x->r.v[i] = v[i];
	w_set(data, b->blocks);
	for (unsigned i = 0; i < 80; i += 2) {
		if (i < 16) {
			struct pair even = x->next;
			first_words(x, i, even, data);
			x->next = x->before;
			x->before = even;
		} else {
			if (i == 16)
				LDRD(x->old.x, x->old.y, ring(x, 0));
			next_words(x, i);
		}
		one_round(x, i, x->before.x);
		one_round(x, i + 1, x->before.y);
	}
	for (unsigned i = 0; i < 5; i++)
		x->own.turn[i] = x->r.turn[i];
}

static struct pair pair(const char *name, R r)
{
	return (struct pair){ prog_pin(text_of("%s.x", name), 32, r), prog_pin(text_of("%s.y", name), 32, r + 1) };
}

void sha1_arm_scalar(const struct hash *h)
{
	static const R home[5] = { R8, R9, R10, R11, LR };
	FUNC (h, compress) {
		struct kernel x = { .before = pair("w", R4), .t = pair("t", R6) };
		for (unsigned i = 0; i < 4; i++)
			prog_pin(text_of("%c", 'a' + i), 32, home[i]);
		ARG(state);
		ARG(blocks);
		ARG(n);
		x.old = pair("w", R0);
		x.next = pair("w", R2);
		x.k = prog_pin("k", 32, R12);
		x.own.t = x.t.x;
		x.own.u = x.t.y;
		x.w = prog_frame("w", 64);
		over_blocks(&(struct blocks){ .h = h, .state = state, .blocks = blocks, .n = n, .left = n, .home = home, .ring = &x.w,
			.take = arm_take, .rounds = all_rounds, .feed_forward = arm_feed_forward, .own = &x });
	}
}
