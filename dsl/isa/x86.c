/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The table of i686's rows, and the shapes of those that x86-64 does not have. */
#include "x86.h"
#include "x86_sha.h"
#include "x86_shapes.h"

/* A call of what follows goes on there, and leaves its address. */
static void comes_next(struct run *x, const struct ins *i)
{
	const struct ins *next = x->probing || x->pc + 1 >= x->p->n ? NULL : &x->p->ins[x->pc + 1];
	if (!x->probing && (!next || next->op != OP_LABEL || next->label != i->label))
		run_fail(x, F_STACK, "a call of a label that does not follow it");
}

#define HERE(...)         OPEN; T sp = run_get(x, RSP, WORD), A, v; comes_next(x, i); __VA_ARGS__; run_put(x, RSP, WORD, A); \
                          store(A, v)

#define OWN_ROWS  "x86.def"
#define OWN_TABLE i686_rows
#define OWN_OPS   I686_OPS
#include "x86_rows.inc"
