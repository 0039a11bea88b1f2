/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How binutils' disassembler writes the instructions of each target, where it is not how the rows do. */
#include "../read.h"

/* disp(base,index,scale), or @ as disp; the instruction pointer is a base for what the linker puts there, and only that. */
static bool att_memory(struct text *s, struct mem *m)
{
	const unsigned word = s->r->t->word;
	*m = (struct mem){ .base = NOREG, .index = NOREG, .scale = 1 };
	if (*s->at == '@' ? !read_reference(s, m) : *s->at != '(' && !read_number(s, &m->disp))
		return false;
	if (m->table && word == 64)
		return read_exactly(s, "(%rip)");
	if (!read_exactly(s, "(") || !read_register(s, word, &m->base))
		return false;
	if (!m->table && read_exactly(s, ",")) {
		int64_t scale = 1;
		if (!read_register(s, word, &m->index) || m->index == s->r->t->sp || (read_exactly(s, ",") && !read_number(s, &scale)) ||
		    (scale != 1 && scale != 2 && scale != 4 && scale != 8))
			return false;
		m->scale = (unsigned)scale;
	}
	return read_exactly(s, ")");
}

/* [base, index] or [base, #disp], or @ alone. */
static bool arm_memory(struct text *s, struct mem *m)
{
	const unsigned word = s->r->t->word;
	*m = (struct mem){ .base = NOREG, .index = NOREG, .scale = 1 };
	if (*s->at == '@')
		return read_reference(s, m);
	if (!read_exactly(s, "[") || !read_register(s, word, &m->base))
		return false;
	if (read_exactly(s, ",")) {
		read_blank(s);
		if (read_exactly(s, "#") ? !read_number(s, &m->disp) : !read_register(s, word, &m->index))
			return false;
	}
	return read_exactly(s, "]");
}

#define X86 \
	.comments = { "#" }, .mem = att_memory

static const struct reading readings[] = {
	{ .t = &target_x86_64, X86, .spelling = {
		{ "movabs ", "mov " },
		{ "ror %", "ror $1, %" }, { "shl %", "shl $1, %" }, { "shr %", "shr $1, %" },
		{ "sha256rnds2 %xmm0,", "sha256rnds2 " },
	} },
	{ .t = &target_aarch64, .comments = { "//" }, .mem = arm_memory, .spelling = {
		{ "bti c", "hint #34" }, { "b.cc ", "b.lo " }, { "b.cs ", "b.hs " },
	} },
};

const struct reading *reading_of(const struct target *t)
{
	for (unsigned i = 0; i < sizeof readings / sizeof *readings; i++)
		if (readings[i].t == t)
			return &readings[i];
	return NULL;
}
