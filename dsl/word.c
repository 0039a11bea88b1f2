/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The word operations: what their operands must be, whatever the target's recipe is. */
#include "dsl.h"

static void same_width(const char *what, V d, V n)
{
	if (d->home == IS_CONST)
		die("%s: the result would go to a constant", what);
	if (n->home != IS_CONST && n->w != d->w)
		die("%s: %s is %u bits, %s is %u", what, d->name, d->w, n->name, n->w);
}

/* A constant as far as a word of w bits holds it. */
static V cut(V n, unsigned w)
{
	return n->home == IS_CONST && w < 64 && n->k >> w ? K(n->k & (((uint64_t)1 << w) - 1)) : n;
}

void (w_set)(V d, V n)
{
	same_width("w_set", d, n);
	prog->t->set(d, cut(n, d->w));
}

static void alu(const char *what, char op, V d, V n, V m)
{
	same_width(what, d, n);
	same_width(what, d, m);
	if (n->home == IS_CONST)
		die("%s: the constant comes last", what);
	prog->t->alu(op, d, n, cut(m, d->w));
}

void (w_add)(V d, V n, V m) { alu("w_add", '+', d, n, m); }
void (w_sub)(V d, V n, V m) { alu("w_sub", '-', d, n, m); }
void (w_and)(V d, V n, V m) { alu("w_and", '&', d, n, m); }
void (w_or)(V d, V n, V m)  { alu("w_or", '|', d, n, m); }
void (w_xor)(V d, V n, V m) { alu("w_xor", '^', d, n, m); }

static void shift(const char *what, char op, V d, V n, unsigned k)
{
	same_width(what, d, n);
	if (k == 0 || k >= d->w)
		die("%s: by %u in a word of %u bits", what, k, d->w);
	prog->t->shift(op, d, n, k);
}

void (w_shl)(V d, V n, unsigned k) { shift("w_shl", '<', d, n, k); }
void (w_shr)(V d, V n, unsigned k) { shift("w_shr", '>', d, n, k); }
void (w_ror)(V d, V n, unsigned k) { shift("w_ror", 'r', d, n, k); }

void (w_bswap)(V d, V n)
{
	same_width("w_bswap", d, n);
	prog->t->swap(d, n);
}

void (w_load)(V d, struct place p)   { prog->t->load(d, p, d->w / 8); }
void (w_load8)(V d, struct place p)  { prog->t->load(d, p, 1); }
void (w_store)(struct place p, V n)
{
	if (n->home == IS_CONST)
		die("w_store: a constant has no width");
	prog->t->store(p, n, n->w / 8);
}
void (w_store8)(struct place p, V n) { prog->t->store(p, n, 1); }
void (w_addr)(V d, struct place p)   { prog->t->addr(d, p); }
void (w_copy)(struct place to, struct place from, unsigned bytes) { prog->t->copy(to, from, bytes); }
void (w_zero)(struct place to, unsigned bytes)                    { prog->t->zero(to, bytes); }
void (w_count)(struct place number, unsigned bytes, V n)          { prog->t->count(number, bytes, n); }

static void call(const struct place *function, const struct contract *c, unsigned n, const struct place *arg)
{
	unsigned want = 0;
	while (want < MAX_ARGS && c->arg[want].kind)
		want++;
	if (n != want)
		die("a call of %s: it takes %u arguments, not %u", c->name, want, n);
	prog->calls = true;
	prog->t->call(function, c, n, arg);
}

void (w_call)(struct place function, const struct contract *c, unsigned n, const struct place *arg)
{
	call(&function, c, n, arg);
}

void (w_call_to)(const struct contract *c, unsigned n, const struct place *arg)
{
	call(NULL, c, n, arg);
}
