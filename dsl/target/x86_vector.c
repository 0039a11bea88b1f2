/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the vector instructions of x86 are written down: registers and memory, of 128 bits, and of 256 where a variable
 * has them. */
#include "../isa/x86_any.h"

void x86_vv(unsigned op, V d, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .d = (uint8_t)x86_reg(d), .m = (uint8_t)x86_reg(m), .k = k });
}

void x86_va(unsigned op, V d, struct place p, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)d->w, .d = (uint8_t)x86_reg(d), .mem = x86_mem(p), .k = k });
}

void x86_av(unsigned op, struct place p, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)m->w, .m = (uint8_t)x86_reg(m), .mem = x86_mem(p), .k = k });
}

void x86_vvv(unsigned op, V d, V n, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)(m->w > d->w ? m->w : d->w), .d = (uint8_t)x86_reg(d),
		.n = (uint8_t)x86_reg(n), .m = (uint8_t)x86_reg(m), .k = k });
}

void x86_vva(unsigned op, V d, V n, struct place p)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)d->w, .d = (uint8_t)x86_reg(d), .n = (uint8_t)x86_reg(n),
		.mem = x86_mem(p) });
}

static struct place slot(V v)
{
	return (struct place){ .frame = true, .off = v->slot };
}

/* What lies in the frame lies at no multiple of 16 that a target promises. */
void x86_vector_mov(V d, V m)
{
	if (d->home == IN_FRAME)
		x86_av(X86_MOVDQU_TO, slot(d), m, 0);
	else if (m->home == IN_FRAME)
		x86_va(X86_MOVDQU, d, slot(m), 0);
	else
		x86_vv(X86_MOVDQA, d, m, 0);
}

V x86_fetched(V t, V v)
{
	if (v->home == IN_REG)
		return v;
	x86_vector_mov(t, v);
	return t;
}
