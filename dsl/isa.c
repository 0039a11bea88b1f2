/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the width of an operation says of a row's needs, and of which registers a wide one consists. */
#include <string.h>
#include "dsl.h"

/* Behind a slash stands what 256 bits need; without one, there is no such form. */
const char *needs_of(const struct row *row, unsigned w)
{
	const char *slash = strchr(row->needs, '/');
	const size_t n = slash ? (size_t)(slash - row->needs) : strlen(row->needs);
	if (w == 256)
		return slash ? slash + 1 : NULL;
	return !strncmp(row->needs, "NONE", n) ? NULL : slash ? text_of("%.*s", (int)n, row->needs) : row->needs;
}

bool is_upper(const struct target *t, R r)
{
	return t->upper && r >= t->upper;
}

R upper_of(const struct target *t, R r)
{
	const R n = t->regs - t->upper;
	return t->upper && r < t->upper && r + n >= t->upper ? r + n : NOREG;
}

uint64_t parts_of(const struct target *t, R r, unsigned w)
{
	const R upper = upper_of(t, r), other = upper != NOREG ? upper : r + 1;
	return (uint64_t)1 << r | (uint64_t)(w > t->reg_width(r)) << other;
}
