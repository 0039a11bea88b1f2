/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How binutils' disassembler writes the instructions of each target, where it is not how the rows do. */
#include <string.h>
#include "../read.h"

/* disp(base,index,scale), or @ as disp; the instruction pointer is a base for what the linker puts there, and only that. */
static bool att_memory(struct text *s, struct mem *m)
{
	unsigned word = s->t->word;
	*m = (struct mem){ .base = NOREG, .index = NOREG, .scale = 1 };
	if (*s->at == '@' ? !read_reference(s, m) : *s->at != '(' && !read_number(s, &m->disp))
		return false;
	if (m->table && word == 64)
		return read_exactly(s, "(%rip)");
	if (!read_exactly(s, "("))
		return false;
	if (!read_register(s, word, &m->base)) {
		m->narrow = word == 64 && read_register(s, word = 32, &m->base);
		if (!m->narrow)
			return false;
	}
	if (!m->table && read_exactly(s, ",")) {
		int64_t scale = 1;
		if (!read_register(s, word, &m->index) || m->index == s->t->sp || (read_exactly(s, ",") && !read_number(s, &scale)) ||
		    (scale != 1 && scale != 2 && scale != 4 && scale != 8))
			return false;
		m->scale = (unsigned)scale;
	}
	return read_exactly(s, ")");
}

/* [base, index] or [base, #disp], or [base, @], or @ alone. */
static bool arm_memory(struct text *s, struct mem *m)
{
	const unsigned word = s->t->word;
	*m = (struct mem){ .base = NOREG, .index = NOREG, .scale = 1 };
	if (*s->at == '@')
		return read_reference(s, m);
	if (!read_exactly(s, "[") || !read_register(s, word, &m->base))
		return false;
	if (read_exactly(s, ",")) {
		read_blank(s);
		if (*s->at == '@') {
			m->page = true;
			if (!read_reference(s, m))
				return false;
		} else if (read_exactly(s, "#") ? !read_number(s, &m->disp) : !read_register(s, word, &m->index))
			return false;
	}
	return read_exactly(s, "]");
}

/* A shift by one may be written without its distance. */
#define X86_SHIFTS { "ror %", "ror $1, %" }, { "shl %", "shl $1, %" }, { "shr %", "shr $1, %" }, { "rol %", "rol $1, %" }

/* How assemblers fill up to a boundary, and the return that some processors of old liked better. */
#define X86_NOTHING { "nopl ", "nopw ", "cs nopw ", "data16 cs nopw ", "xchg %ax,%ax" }
#define X86_RETURN { "repz ret", "ret" }

/* The register that it takes unsaid is written. */
#define X86_XMM0 { "sha256rnds2 %xmm0,", "sha256rnds2 " }

/* Of a pair, only the first register is written. */
#define ARM_PAIR(first, second) \
	{ "ldrd " first ", [", "ldrd " first ", " second ", [" }, { "strd " first ", [", "strd " first ", " second ", [" }
#define ARM_PAIRS ARM_PAIR("r0", "r1"), ARM_PAIR("r2", "r3"), ARM_PAIR("r4", "r5"), ARM_PAIR("r6", "r7"), \
	ARM_PAIR("r8", "r9"), ARM_PAIR("r10", "r11")

static const struct reading readings[] = {
	{ "x86_64", { "#" }, { X86_SHIFTS, X86_XMM0, X86_RETURN, { "movabs ", "mov " } }, X86_NOTHING, NULL, att_memory },
	{ "x86", { "#" }, { X86_SHIFTS, X86_XMM0, X86_RETURN }, X86_NOTHING, NULL, att_memory },
	{ "aarch64", { "//" }, { { "bti c", "hint #34" }, { "b.cc ", "b.lo " }, { "b.cs ", "b.hs " } }, { NULL }, ", lsl #12", arm_memory },
	{ "arm", { ";", "@" }, { { "bcc ", "blo " }, { "bcs ", "bhs " }, { "ldmia ", "ldm " }, { "stmia ", "stm " }, ARM_PAIRS },
		{ NULL }, NULL, arm_memory },
};

const struct reading *reading_of(const struct target *t)
{
	for (unsigned i = 0; i < sizeof readings / sizeof *readings; i++)
		if (!strcmp(readings[i].target, t->name))
			return &readings[i];
	die("%s: nothing is known of how its disassembler writes", t->name);
}
