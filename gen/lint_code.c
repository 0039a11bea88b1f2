/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What functions look like in an object: one a section, hidden, sized, landed on; and what their code refers to. */
#include <string.h>
#include "lint.h"

static const char prefix[] = "ingot_asm_";

static bool has_prefix(const char *name)
{
	return !strncmp(name, prefix, sizeof prefix - 1);
}

static void check_landing(struct object *o, const struct symbol *s)
{
	const struct section *in = &o->section[s->section];
	const unsigned n = sizeof o->m->landing;
	if (!o->m->landing_name || s->value > in->bytes ||
	    (n <= in->bytes - s->value && !memcmp(in->data + s->value, o->m->landing, n)))
		return;
	lint_finding(o, s->name, text_of("%s first: it is called by address", o->m->landing_name),
		"another first instruction");
}

static void check_function(struct object *o, const struct symbol *s)
{
	static const char *const visibility[] = { "default", "internal", "hidden", "protected" };
	const struct section *in = &o->section[s->section];
	if (!has_prefix(s->name))
		lint_finding(o, s->name, text_of("only names that begin with %s", prefix), "a global symbol");
	if (s->bind != STB_GLOBAL)
		lint_finding(o, s->name, "global", "binding %u", s->bind);
	if (s->visibility != STV_HIDDEN)
		lint_finding(o, s->name, "hidden: no library exports it", "visibility %s", visibility[s->visibility & 3]);
	if (s->type != STT_FUNC)
		lint_finding(o, s->name, "a function", "a symbol of type %u", s->type);
	if (!is_code(in)) {
		lint_finding(o, s->name, "code", "in %s, which is none", in->name);
		return;
	}
	if (strncmp(in->name, ".text.", 6) || strcmp(in->name + 6, s->name))
		lint_finding(o, s->name, text_of(".text.%s, a section of its own", s->name), "in %s", in->name);
	if (s->value != 0)
		lint_finding(o, s->name, "its section begins with it", "begins at byte %llu of %s%s",
			(unsigned long long)s->value, in->name, o->m->attribute && s->value & 1 ? ", in Thumb state" : "");
	if (s->size != in->h.sh_size)
		lint_finding(o, s->name, text_of("%llu, all of %s", (unsigned long long)in->h.sh_size, in->name),
			"size %llu", (unsigned long long)s->size);
	check_landing(o, s);
}

/* A section of code without a function in it would be nobody's; so would be data among the code. */
static void check_code(struct object *o, unsigned section)
{
	unsigned functions = 0, mapped = 0;
	for (unsigned i = 0; i < o->symbols; i++) {
		const struct symbol *s = &o->symbol[i];
		if (s->section != section || s->type == STT_SECTION)
			continue;
		functions += is_function(o, s);
		if (o->m->mapping && !strncmp(s->name, o->m->mapping, 2) && s->value == 0)
			mapped++;
		else if (o->m->mapping && s->name[0] == '$')
			lint_finding(o, o->section[section].name, text_of("only %s, at its beginning", o->m->mapping),
				"%s at byte %llu", s->name, (unsigned long long)s->value);
		else if (s->bind == STB_LOCAL)
			lint_finding(o, o->section[section].name, "labels that the assembler drops", "a local symbol %s", s->name);
	}
	if (functions != 1)
		lint_finding(o, o->section[section].name, "one global function", "%u global symbols", functions);
	if (o->m->mapping && !mapped)
		lint_finding(o, o->section[section].name, text_of("%s at its beginning", o->m->mapping), "no mapping symbol");
}

static bool is_relative(const struct machine *m, unsigned type)
{
	for (const unsigned *r = m->relative; *r; r++)
		if (*r == type)
			return true;
	return false;
}

static void check_reloc(struct object *o, const struct reloc *r)
{
	const struct section *in = &o->section[r->section];
	const struct symbol *to = &o->symbol[r->symbol];
	if (!(in->h.sh_flags & SHF_ALLOC) || !r->type || is_relative(o->m, r->type))
		return;
	lint_finding(o, in->name, "only references that hold wherever the code is loaded",
		"a relocation of type %u at byte %llu, to %s", r->type, (unsigned long long)r->at, to->name);
}

void lint_code(struct object *o)
{
	for (unsigned i = 1; i < o->symbols; i++) {
		const struct symbol *s = &o->symbol[i];
		if (is_function(o, s))
			check_function(o, s);
		else if (s->section == SHN_UNDEF && s->bind != STB_LOCAL && !has_prefix(s->name))
			lint_finding(o, s->name, "no names but our own", "an undefined symbol");
		else if (s->bind != STB_LOCAL && s->section != SHN_UNDEF)
			lint_finding(o, s->name, "functions only", "a symbol that is in no section");
	}
	for (unsigned i = 1; i < o->sections; i++)
		if (is_code(&o->section[i]))
			check_code(o, i);
	for (unsigned i = 0; i < o->relocs; i++)
		check_reloc(o, &o->reloc[i]);
}
