/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA-512 compression function in the registers of ARMv7-A: each word is a pair of them. */
#include "../rounds.h"
#include "state.h"
#include "../../dsl/isa/arm.h"

/*	r6:r7 a  r8:r9 e     r10:r11  b^c     r0:r1 r2:r3 r4:r5  short-lived     lr  where the constants of 16 rounds lie
 *	r12     where the block lies
 *	frame   v[0..7], the state's words: word i of round t at place i - t mod 8, so that what becomes b, f ... stays put
 *	        w[0..15], the ring of the message schedule; state, blocks, blocks left, sixteens of rounds left          */
struct pair { V lo, hi; };
struct kernel {
	const struct sigmas *s;
	struct pair a, e, bc, t, u, sum;
	V p, k;
	struct place v, w;
};

static struct place word(const struct kernel *x, unsigned i, unsigned t)
{
	return beyond(x->v, (i + 80 - t) % 8 * 8);
}

static struct place ring(const struct kernel *x, unsigned t)
{
	return beyond(x->w, t % 16 * 8);
}

static void load(struct pair d, struct place p)     { LDRD(d.lo, d.hi, p); }
static void store(struct pair d, struct place p)    { STRD(d.lo, d.hi, p); }

static void add_pair(struct pair d, struct pair n, struct pair m)
{
	ADDS(d.lo, n.lo, m.lo);
	ADC(d.hi, n.hi, m.hi);
}

static void eor_pair(struct pair d, struct pair n, struct pair m)
{
	EOR(d.lo, n.lo, m.lo);
	EOR(d.hi, n.hi, m.hi);
}

static void and_pair(struct pair d, struct pair n, struct pair m)
{
	AND(d.lo, n.lo, m.lo);
	AND(d.hi, n.hi, m.hi);
}

/* d = ror(n, r[0]) ^ ror(n, r[1]) ^ ror(n, r[2]), or with shr(n, r[2]) at the end.  Rotating lo and hi each for itself puts
 * the lowest bits of one where those of the other belong; what mends both is the same, (lo ^ hi) << (32 - r). */
static void sigma(struct pair d, struct pair n, const uint8_t *r, bool shift)
{
	const unsigned rotations = shift ? 2 : 3;
	EOR(d.lo, n.lo, n.hi);
	LSL(d.hi, d.lo, 32 - r[0] % 32);
	for (unsigned i = 1; i < rotations; i++)
		EOR_LSL(d.hi, d.hi, d.lo, 32 - r[i] % 32);
	for (unsigned i = 0; i < rotations; i++)
		EOR_ROR(d.lo, i ? d.lo : d.hi, r[i] < 32 ? n.lo : n.hi, r[i] % 32);
	for (unsigned i = 0; i < rotations; i++)
		EOR_ROR(d.hi, d.hi, r[i] < 32 ? n.hi : n.lo, r[i] % 32);
	if (shift) {
		EOR_LSR(d.lo, d.lo, n.lo, r[2]);
		EOR_LSL(d.lo, d.lo, n.hi, 32 - r[2]);
		EOR_LSR(d.hi, d.hi, n.hi, r[2]);
	}
}

/* w[t] of the data. */
static void first_word(const struct kernel *x, unsigned t)
{
	LDR(x->sum.hi, at(x->p, 8 * t));
	LDR(x->sum.lo, at(x->p, 8 * t + 4));
	REV(x->sum.hi, x->sum.hi);
	REV(x->sum.lo, x->sum.lo);
}

/* w[t] of those before. */
static void next_word(const struct kernel *x, unsigned t)
{
	load(x->u, ring(x, t - 15));
	load(x->sum, ring(x, t - 16));
	sigma(x->t, x->u, x->s->s0, true);
	load(x->u, ring(x, t - 2));
	add_pair(x->sum, x->sum, x->t);
	sigma(x->t, x->u, x->s->s1, true);
	load(x->u, ring(x, t - 7));
	add_pair(x->sum, x->sum, x->t);
	add_pair(x->sum, x->sum, x->u);
}

/* One round, FIPS 180-4, 6.4.2, w[t] in sum.  Maj(a,b,c) = b ^ ((a^b) & (b^c)), and a^b is the next round's b^c. */
static void one_round(struct kernel *x, unsigned t)
{
	struct pair T1 = x->sum, a = x->a, e = x->e;
	prog_note("round %u mod 16", t % 16);
	store(x->sum, ring(x, t));
	load(x->t, at(x->k, t % 16 * 8));
	load(x->u, word(x, 7, t));
	add_pair(T1, T1, x->t);
	add_pair(T1, T1, x->u);
	sigma(x->t, e, x->s->S1, false);
	load(x->u, word(x, 5, t));
	add_pair(T1, T1, x->t);
	load(x->t, word(x, 6, t));
	eor_pair(x->u, x->u, x->t);
	and_pair(x->u, x->u, e);
	eor_pair(x->u, x->u, x->t);
	load(x->t, word(x, 3, t));
	add_pair(T1, T1, x->u);
	load(x->u, word(x, 1, t));
	add_pair(e, x->t, T1);
	eor_pair(x->t, a, x->u);
	store(e, word(x, 4, t + 1));
	and_pair(x->bc, x->bc, x->t);
	eor_pair(x->bc, x->bc, x->u);
	sigma(x->u, a, x->s->S0, false);
	add_pair(T1, T1, x->bc);
	add_pair(T1, T1, x->u);
	store(T1, word(x, 0, t + 1));
	x->sum = a;
	x->a = T1;
	struct pair swap = x->t;
	x->t = x->bc;
	x->bc = swap;
}

static void take(struct kernel *x, V state)
{
	w_set(x->p, state);
	for (unsigned i = 0; i < 8; i++) {
		struct pair v = i == 0 ? x->a : i == 1 ? x->bc : i == 4 ? x->e : x->t;
		LDR(v.lo, at(x->p, 8 * i));
		LDR(v.hi, at(x->p, 8 * i + 4));
		store(v, word(x, i, 0));
		if (i == 2)
			eor_pair(x->bc, x->bc, x->t);
	}
}

static void feed_forward(struct kernel *x, V state)
{
	prog_note("feed forward");
	w_set(x->p, state);
	for (unsigned i = 0; i < 8; i++) {
		struct pair v = i == 0 ? x->a : i == 4 ? x->e : x->t;
		LDR(x->u.lo, at(x->p, 8 * i));
		LDR(x->u.hi, at(x->p, 8 * i + 4));
		if (i != 0 && i != 4)
			load(v, word(x, i, 0));
		add_pair(v, v, x->u);
		STR(v.lo, at(x->p, 8 * i));
		STR(v.hi, at(x->p, 8 * i + 4));
	}
}

static struct pair pair(const char *name, R r)
{
	return (struct pair){ prog_pin(text_of("%s.lo", name), 32, r), prog_pin(text_of("%s.hi", name), 32, r + 1) };
}

void sha512_arm_scalar(const struct hash *h)
{
	FUNC (h, compress) {
		struct kernel x = { .s = sha2_sigmas(h), .a = pair("a", R6), .e = pair("e", R8), .bc = pair("b^c", R10),
			.sum = pair("sum", R4) };
		ARG(state);
		ARG(blocks);
		ARG(n);
		VAR(sixteens);
		x.v = prog_frame("v", 8 * 8);
		x.w = prog_frame("w", 16 * 8);
		x.t = pair("t", R0);
		x.u = pair("u", R2);
		x.p = prog_pin("p", 32, R12);
		x.k = prog_pin("k", 32, LR);
		IF (n, NE, K(0)) {
			REPEAT (n) {
				strides(blocks, h->B);
				forgets((struct place){ .frame = true, .off = sixteens->slot }, 4);
				forgets(x.v, 8 * 8);
				forgets(x.w, 16 * 8);
				for (unsigned i = 0; i < 8; i++)
					carries_at(at(state, 8 * i), 64, i);
				TABLE(x.k, arm_constants(h, h->rounds));
				take(&x, state);
				w_set(sixteens, K(h->rounds / 16 - 1));
				w_set(x.p, blocks);
				for (unsigned t = 0; t < 16; t++) {
					first_word(&x, t);
					one_round(&x, t);
				}
				REPEAT (sixteens) {
					ADD_K(x.k, x.k, 16 * 8);
					for (unsigned t = 16; t < 32; t++) {
						next_word(&x, t);
						one_round(&x, t);
					}
				}
				feed_forward(&x, state);
				w_add(blocks, blocks, K(h->B));
			}
		}
	}
}
