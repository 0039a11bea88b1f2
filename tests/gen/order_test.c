/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Instructions in another order: what may move is moved far and wide, and the proof still holds; what may not, it refuses. */
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#undef select
#include "../../gen/tune.h"

static bool is_proved(const struct function *f, const struct prog *p)
{
	const struct verdicts v = prove(p, f->claim, hash_find(f->hash), NULL);
	if (v.report.n)
		report_print(stderr, &v.report);
	return !v.report.n;
}

static unsigned *as_written(const struct prog *p)
{
	unsigned *order = must_alloc((p->n + 1) * sizeof *order);
	for (unsigned i = 0; i < p->n; i++)
		order[i] = i;
	return order;
}

Test(orders, what_depends_on_what_stays_so)
{
	unsigned kernels = 0;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (strcmp(f->name, "compress"))
			continue;
		const struct prog *p = catalog_write_plain(f);
		const struct moves *m = moves_of(p);
		unsigned *order = as_written(p), moved = 0;
		uint64_t seed = i;
		list_anew(p, steps_in(m), order, &seed);
		for (unsigned k = 0; k < 100; k++)
			move_something(m, order, &seed);
		for (unsigned k = 0; k < p->n; k++)
			moved += order[k] != k;
		cr_assert_gt(moved, p->n / 20, "%s: %u instructions of %u stand elsewhere", catalog_name(f), moved, p->n);
		cr_assert(is_proved(f, prog_in_order(p, order)), "%s", catalog_name(f));
		kernels++;
	}
	cr_assert_geq(kernels, 4);
}

/* Each pair of neighbours that may not be exchanged, in one program: nearly all are seen to matter. */
Test(orders, what_does_not_is_refused)
{
	const struct function *f = catalog_find("x86_64", "ingot_asm_sha256_compress_shani");
	cr_assert(f);
	const struct prog *p = catalog_write_plain(f);
	const struct steps *s = steps_of(p);
	unsigned bound = 0, refused = 0;
	for (unsigned i = 0; i + 1 < p->n && bound < 40; i++) {
		if (steps_fence(s, i) || steps_fence(s, i + 1) || steps_apart(s, i, i + 1))
			continue;
		unsigned *order = as_written(p);
		order[i] = i + 1;
		order[i + 1] = i;
		bound++;
		refused += prove(prog_in_order(p, order), f->claim, hash_find(f->hash), NULL).report.n > 0;
	}
	cr_assert_geq(bound, 20);
	cr_assert_geq(refused, bound - 2, "%u of %u", refused, bound);
}

Test(orders, printed_and_read)
{
	static const unsigned order[] = { 4, 5, 6, 0, 2, 1, 3 };
	char text[100] = "";
	FILE *f = fmemopen(text, sizeof text, "w");
	cr_assert(f);
	order_print(f, order, 7);
	fclose(f);
	cr_assert_str_eq(text, "4-6 0 2 1 3");
	const unsigned *read = order_parse("it", text, 7);
	cr_assert(!memcmp(read, order, sizeof order));
}

Test(orders, too_few, .exit_code = 2)      { order_parse("it", "0-5", 7); }
Test(orders, too_many, .exit_code = 2)     { order_parse("it", "0-6 3", 7); }
Test(orders, beyond, .exit_code = 2)       { order_parse("it", "0-7", 7); }
Test(orders, backwards, .exit_code = 2)    { order_parse("it", "3-2 0-1 4-6", 7); }
Test(orders, no_numbers, .exit_code = 2)   { order_parse("it", "0-3 x 4-6", 7); }
Test(orders, one_twice, .exit_code = 2)
{
	const struct prog *p = catalog_write_plain(catalog(0));
	prog_in_order(p, order_parse("it", text_of("0-%u %u", p->n - 2, p->n - 3), p->n));
}

/* An order is for the very program it was found for. */
Test(orders, of_another_program)
{
	for (unsigned i = 0; i < catalog_size(); i++) {
		struct prog *p = catalog_write_plain(catalog(i));
		if (in_order_found(catalog_name(catalog(i)), p) == p)
			continue;
		p->n--;
		cr_assert_eq(in_order_found(catalog_name(catalog(i)), p), p);
		cr_assert_eq(stale_orders, 1);
		return;
	}
	cr_assert(false, "no order is kept, which this could be tried with");
}
