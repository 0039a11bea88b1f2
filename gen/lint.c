/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen lint`: what it holds each object to, and how what is wrong with them is told. */
#include <stdarg.h>
#include "lint.h"

void lint_finding(struct object *o, const char *where, const char *wanted, const char *found, ...)
{
	va_list ap;
	printf("%s: %s: ", o->file, where);
	va_start(ap, found);
	vprintf(found, ap);
	va_end(ap);
	printf("; wanted: %s\n", wanted);
	o->findings++;
}

struct count { bool frames; unsigned objects, functions, findings, trouble; };

static bool judge(void *of, const char *file, Elf *e)
{
	struct count *c = of;
	struct object o;
	if (!object_read(&o, file, e))
		return false;
	lint_sections(&o);
	lint_notes(&o);
	lint_code(&o);
	lint_cover(&o);
	if (c->frames)
		lint_frames(&o);
	for (unsigned i = 0; i < o.symbols; i++)
		c->functions += is_function(&o, &o.symbol[i]);
	c->objects++;
	c->findings += o.findings;
	return true;
}

int lint(char **file, unsigned files, bool frames)
{
	struct count c = { .frames = frames };
	for (unsigned i = 0; i < files; i++)
		c.trouble += !objects_of(file[i], judge, &c);
	printf("%u objects, %u functions, %u findings\n", c.objects, c.functions, c.findings);
	return c.trouble ? 2 : c.findings != 0;
}
