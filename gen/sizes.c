/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How many bytes functions of the catalog have in objects, as their symbols say. */
#include <string.h>
#include "lint.h"

static struct size { const struct function *f; uint64_t bytes; struct size *next; } *sizes;

static bool see(void *of, const char *file, Elf *e)
{
	struct object o;
	(void)of;
	if (!object_read(&o, file, e))
		return false;
	for (unsigned i = 0; i < o.symbols; i++) {
		const struct function *f = is_function(&o, &o.symbol[i]) ? catalog_find(o.m->target, o.symbol[i].name) : NULL;
		if (!f)
			continue;
		struct size *s = must_alloc(sizeof *s);
		*s = (struct size){ f, o.symbol[i].size, sizes };
		sizes = s;
	}
	return true;
}

bool sizes_read(char **file, unsigned files)
{
	bool good = true;
	for (unsigned i = 0; i < files; i++)
		good &= objects_of(file[i], see, NULL);
	return good;
}

uint64_t sizes_find(const struct function *f)
{
	for (const struct size *s = sizes; s; s = s->next)
		if (s->f == f)
			return s->bytes;
	return 0;
}
