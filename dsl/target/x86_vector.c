/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the vector instructions of x86 are written down: 128 bits, registers and memory. */
#include "../isa/x86_any.h"

void x86_vv(unsigned op, V d, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .d = (uint8_t)x86_reg(d), .m = (uint8_t)x86_reg(m), .k = k });
}

void x86_va(unsigned op, V d, struct place p, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .d = (uint8_t)x86_reg(d), .mem = x86_mem(p), .k = k });
}

void x86_av(unsigned op, struct place p, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .m = (uint8_t)x86_reg(m), .mem = x86_mem(p), .k = k });
}
