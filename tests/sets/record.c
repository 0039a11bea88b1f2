/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the tests of the sets read a record. */
#include <criterion/criterion.h>
#include "record.h"

bool record_begin(struct rsp *r, const char *file, const char *last)
{
	if (!rsp_open(r, file))
		return false;
	r->last = last;
	ask_begin(r->set, file);
	return true;
}

const char *record_get(const struct rsp *r, const char *key)
{
	const char *value = rsp_get(r, key);

	cr_assert(value, "a record without %s", key);
	return value;
}

struct bytes record_hex(const struct rsp *r, const char *key)
{
	return bytes_value(rsp_get(r, key));
}
