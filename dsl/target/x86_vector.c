/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the vector instructions of x86-64 are written down: 128 bits, registers and memory. */
#include "../isa/x86_vector.h"

void x64_vv(enum x64_op op, V d, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .d = (uint8_t)x86_reg(d), .m = (uint8_t)x86_reg(m), .k = k });
}

void x64_va(enum x64_op op, V d, struct place p, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .d = (uint8_t)x86_reg(d), .mem = x86_mem(p), .k = k });
}

void x64_av(enum x64_op op, struct place p, V m, unsigned k)
{
	prog_put((struct ins){ .op = (uint16_t)op, .w = 128, .m = (uint8_t)x86_reg(m), .mem = x86_mem(p), .k = k });
}
