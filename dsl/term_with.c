/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A term over other inputs: the same sums and products of what stands for each. */
#include "term.h"
#include <string.h>

struct with { T (*put)(const void *of, const char *name, unsigned i, unsigned w); const void *of; bool lost; };
static T word_with(struct with *s, T x);

/* Atoms that were rebuilt for the term in work, by their number. */
static struct rebuilt { unsigned long stamp; T word; } *rebuilt;
static size_t rebuilt_room;
static unsigned long stamp;

static T sum_with(struct with *s, const struct bag *b, unsigned w)
{
	T r = num(w < 64 ? w : 64, b->k[0]);
	for (unsigned done = 64; done < w; done += 64)
		r = cat(num(w - done < 64 ? w - done : 64, b->k[done / 64]), r);
	for (unsigned i = 0; i < b->n && !s->lost; i++) {
		T x = word_with(s, b->item[i].x);
		x = x->w > w ? bits(x, 0, w) : zext(x, w);
		const int64_t c = b->item[i].c;
		r = c < 0 ? sub(r, mulk(x, -(uint64_t)c)) : add(r, mulk(x, (uint64_t)c));
	}
	return r;
}

static T atom_with(struct with *s, const struct atom *a)
{
	T arg[64], r;
	switch (a->kind) {
	case SYM:
		r = s->put(s->of, a->name, a->index, a->w);
		return r ? r : a->word;
	case SUM:
		return sum_with(s, a->bag, a->w);
	case APPLY:
		s->lost |= a->n > sizeof arg / sizeof *arg;
		for (unsigned i = 0; i < a->n && !s->lost; i++)
			arg[i] = word_with(s, a->arg[i]);
		return s->lost ? a->word : apply(a->name, a->w, a->n, arg);
	case IS0:
		return is0(word_with(s, a->arg[0]));
	case UNSAID: case HIGH: case OPAQUE_AND: case OPAQUE_XOR:
		break;
	}
	s->lost = true;
	return a->word;
}

static T remembered(struct with *s, const struct atom *a)
{
	if (a->id >= rebuilt_room || rebuilt[a->id].stamp != stamp) {
		T r = atom_with(s, a);
		const size_t had = rebuilt_room;
		rebuilt = grown(rebuilt, &rebuilt_room, a->id + 1, sizeof *rebuilt);
		if (rebuilt_room > had)
			memset(rebuilt + had, 0, (rebuilt_room - had) * sizeof *rebuilt);
		rebuilt[a->id] = (struct rebuilt){ stamp, r };
	}
	return rebuilt[a->id].word;
}

static uint32_t bit_with(struct with *s, uint32_t p)
{
	uint32_t r = ZERO;
	if (p <= ONE)
		return p;
	for (uint32_t i = 0; i < polys[p].n && !s->lost; i++) {
		const struct monomial m = monomials[polys[p].m[i]];
		uint32_t product = ONE;
		for (uint32_t k = 0; k < m.n && !s->lost; k++) {
			const struct variable v = variables[m.v[k]];
			product = bit_and(product, remembered(s, v.atom)->bit[v.bit]);
		}
		r = bit_xor(r, product);
	}
	return r;
}

static T word_with(struct with *s, T x)
{
	uint32_t bit[WIDEST];
	for (unsigned j = 0; j < x->w; j++)
		bit[j] = bit_with(s, x->bit[j]);
	return word_of(bit, x->w);
}

T term_with(T x, T (*put)(const void *of, const char *name, unsigned i, unsigned w), const void *of)
{
	struct with s = { put, of, false };
	stamp++;
	T r = word_with(&s, x);
	return s.lost ? NULL : r;
}
