/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What sections an object may have: code in sections of one function each, constants, what unwinders read, and notes. */
#include <string.h>
#include "lint.h"

enum { CODE_ALIGN = 32 };                            /* as INGOT_FUNCTION has it */

static bool begins(const char *s, const char *with)
{
	return !strncmp(s, with, strlen(with));
}

static void check_loaded(struct object *o, const struct section *s)
{
	const char *name = s->name;
	const bool writes = s->h.sh_flags & SHF_WRITE, runs = s->h.sh_flags & SHF_EXECINSTR;
	if (writes && runs)
		lint_finding(o, name, "nothing that can be written and executed", "a section of %llu bytes that is both",
			(unsigned long long)s->h.sh_size);
	else if (writes)
		lint_finding(o, name, "no variables: emitted code has no state", "a writable section of %llu bytes",
			(unsigned long long)s->h.sh_size);
	else if (runs && !begins(name, ".text."))
		lint_finding(o, name, "each function in .text.<its name>", "%llu bytes of code",
			(unsigned long long)s->h.sh_size);
	else if (!runs && strcmp(name, ".rodata") && !begins(name, ".rodata.") && strcmp(name, ".note.gnu.property") &&
	         strcmp(name, o->m->cfi))
		lint_finding(o, name, text_of("constants in .rodata, CFI in %s, nothing else that is loaded", o->m->cfi),
			"%llu bytes that are loaded", (unsigned long long)s->h.sh_size);
	if (runs && s->h.sh_addralign < CODE_ALIGN)
		lint_finding(o, name, text_of("%d bytes at the least", CODE_ALIGN), "code aligned to %llu bytes",
			(unsigned long long)s->h.sh_addralign);
	if (s->h.sh_flags & SHF_TLS)
		lint_finding(o, name, "no state of a thread", "thread-local storage");
}

void lint_sections(struct object *o)
{
	for (unsigned i = 1; i < o->sections; i++)
		if (o->section[i].h.sh_flags & SHF_ALLOC && o->section[i].h.sh_size)
			check_loaded(o, &o->section[i]);
	const struct section *stack = object_section(o, ".note.GNU-stack");
	if (!stack)
		lint_finding(o, ".note.GNU-stack", "it, empty: without it the stack becomes executable", "no such section");
	else if (stack->h.sh_flags & SHF_EXECINSTR)
		lint_finding(o, stack->name, "no flag x", "it asks for an executable stack");
}
