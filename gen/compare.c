/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the counts of `gen stats` differ from those that another gen wrote down, and which differences are too many. */
#include <fnmatch.h>
#include <string.h>
#include <jansson.h>
#include "gen.h"

static const char *const keys[] = { "target", "function", "variant", "work" };
enum { KEYS = sizeof keys / sizeof *keys };

static const char *member(const json_t *row, const char *key)
{
	return json_string_value(json_object_get(row, key));
}

/* What a row is the count of, in one string. */
static const char *row_name(const json_t *row)
{
	return text_of("%-8s %-24s %-8s %-16s", member(row, "target"), member(row, "function"), member(row, "variant"),
		member(row, "work"));
}

static json_int_t count(const json_t *row)
{
	return json_integer_value(json_object_get(row, "instructions"));
}

static bool well_formed(const json_t *rows)
{
	size_t i;
	json_t *row;
	if (!json_is_array(rows))
		return false;
	json_array_foreach(rows, i, row) {
		for (unsigned k = 0; k < KEYS; k++)
			if (!json_is_string(json_object_get(row, keys[k])))
				return false;
		if (!json_is_integer(json_object_get(row, "instructions")) || count(row) <= 0)
			return false;
	}
	return true;
}

/* By name, the counts of one list.  The last of a name counts. */
static json_t *by_name(const json_t *rows)
{
	json_t *all = json_object(), *row;
	size_t i;
	json_array_foreach(rows, i, row)
		json_object_set(all, row_name(row), row);
	return all;
}

/* As catalog_wanted(), of a function that this gen may not know. */
static bool wanted(const json_t *row, const char *target, const char *glob)
{
	const char *name = member(row, "function"), *full = text_of("%s/%s", member(row, "target"), name);
	const char *variant = member(row, "variant");
	return (!target || !strcmp(member(row, "target"), target)) &&
	       (!glob || !fnmatch(glob, name, 0) || !fnmatch(glob, full, 0) ||
	        !fnmatch(glob, text_of("%s/%s", name, variant), 0) || !fnmatch(glob, text_of("%s/%s", full, variant), 0));
}

int stats_compare(const json_t *rows, const char *file, double allow, const char *target, const char *glob)
{
	json_error_t error;
	json_t *read = json_load_file(file, JSON_REJECT_DUPLICATES, &error);
	if (!well_formed(read)) {
		fprintf(stderr, "gen stats: %s is not what gen stats --json prints%s%s\n", file, read ? "" : ": ", read ? "" : error.text);
		return 2;
	}
	json_t *before = by_name(read), *now = by_name(rows), *row;
	unsigned same = 0, less = 0, more = 0, too_many = 0, new = 0, gone = 0;
	const char *name;
	json_object_foreach(now, name, row) {
		const json_t *old = json_object_get(before, name);
		const json_int_t a = old ? count(old) : 0, b = count(row);
		if (!old) {
			printf("new   %s %18lld\n", name, (long long)b);
			new++;
		} else if (a == b) {
			same++;
		} else {
			const bool bad = (double)b > (double)a * (1 + allow / 100);
			printf("%s  %s %8lld -> %6lld  %.3f%s\n", b < a ? "less" : "more", name, (long long)a, (long long)b,
				(double)b / (double)a, bad ? "  too many" : "");
			*(b < a ? &less : &more) += 1;
			too_many += bad;
		}
	}
	json_object_foreach(before, name, row)
		if (wanted(row, target, glob) && !json_object_get(now, name)) {
			printf("gone  %s %8lld\n", name, (long long)count(row));
			gone++;
		}
	printf("%u the same, %u less, %u more (%u too many), %u new, %u gone\n", same, less, more, too_many, new, gone);
	return too_many ? 1 : 0;
}
