/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The tables that routines are handed have no holes, and holes are found. */
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <criterion/criterion.h>
#include <string.h>
#undef select
#include "../../gen/gen.h"

static const struct function *some_kernel(void)
{
	for (unsigned i = 0; i < catalog_size(); i++)
		if (is_kernel(catalog(i)))
			return catalog(i);
	cr_assert(false, "no kernel");
	return NULL;
}

Test(tables, a_hash_without_routines_leaves_a_hole)
{
	const char *fault = table_fault(some_kernel(), "md4");

	cr_assert(fault && strstr(fault, "a hole in a table"), "%s", fault ? fault : "no fault");
}

Test(tables, are_full)
{
	unsigned seen = 0;

	for (unsigned i = 0; i < catalog_size(); i++)
		for (unsigned h = 0; h < HASHES; h++) {
			const struct function *k = catalog(i);
			if (!is_kernel(k) || strcmp(hashes[h].family, k->hash))
				continue;
			const char *fault = table_fault(k, hashes[h].name);
			cr_expect(!fault, "%s", fault);
			seen++;
		}
	cr_expect(seen > 8);
}

Test(tables, a_function_that_needs_more_than_its_compress_is_found)
{
	unsigned seen = 0;

	for (unsigned i = 0; i < catalog_size(); i++) {
		struct function k = *catalog(i);
		if (!is_kernel(&k) || !*k.needs || catalog_member(&k, k.hash, 1)->variant == NULL)
			continue;
		k.needs = "";
		const char *fault = table_fault(&k, k.hash);
		cr_expect(fault && strstr(fault, "is chosen where"), "%s", fault ? fault : "no fault");
		seen++;
	}
	cr_expect(seen > 0);
}
