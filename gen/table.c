/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen table`: for each function, what was proved of it and where it was run, as far as records say. */
#include <string.h>
#include <jansson.h>
#include "records.h"

static bool is_known(const struct fact *of, const char *what)
{
	for (of = of->next; of; of = of->next)
		if (!strcmp(of->what, what))
			return true;
	return false;
}

/* gas clang, or native qemu-x86_64. */
static const char *those(const struct fact *of, const char *what)
{
	const char *all = "";
	for (of = of->next; of; of = of->next)
		if (!strcmp(of->what, what))
			all = text_of("%s%s%s", all, *all ? " " : "", of->by);
	return all;
}

/* One that no machine of the tests has: the name, or NULL. */
static const char *unrun_feature(const struct function *f)
{
	char name[32];
	for (const char *s = f->target->unrun; s && *s; s += strspn(s, " ")) {
		const size_t n = strcspn(s, " ");
		snprintf(name, sizeof name, "%.*s", (int)n, s);
		if (is_listed(f->needs, name))
			return text_of("%s", name);
		s += n;
	}
	return NULL;
}

static void add_row(json_t *all, const struct function *f, const struct fact *of)
{
	json_t *row = json_pack("{s:s, s:s, s:s, s:s?, s:s, s:b, s:b}", "target", f->target->name, "hash", f->hash, "function",
		f->name, "variant", f->variant, "needs", f->needs, "proved", is_known(of, "proved"), "nowhere", unrun_feature(f) != NULL);
	json_t *bytes = json_array(), *ran = json_array();
	for (of = of->next; of; of = of->next)
		if (strcmp(of->what, "proved"))
			json_array_append_new(strcmp(of->what, "ran") ? bytes : ran, json_string(of->by));
	json_object_set_new(row, "bytes", bytes);
	json_object_set_new(row, "ran", ran);
	json_array_append_new(all, row);
}

static void print_row(const struct function *f, const struct fact *of)
{
	const char *unrun = unrun_feature(f), *bytes = those(of, "bytes"), *ran = those(of, "ran");
	printf("%-36s %-18s %-7s %-10s %s\n", catalog_name(f), *f->needs ? f->needs : "baseline",
		is_known(of, "proved") ? "proved" : "-", *bytes ? bytes : "-",
		*ran ? ran : unrun ? text_of("nowhere: no machine of the tests has %s", unrun) : "-");
}

struct sums { unsigned functions, proved, bytes, native, emulated, nowhere; };

static void count(struct sums *s, const struct function *f, const struct fact *of)
{
	bool native = false, emulated = false;
	for (const struct fact *i = of->next; i; i = i->next) {
		native |= !strcmp(i->what, "ran") && !strcmp(i->by, "native");
		emulated |= !strcmp(i->what, "ran") && strcmp(i->by, "native");
	}
	s->functions++;
	s->proved += is_known(of, "proved");
	s->bytes += is_known(of, "bytes");
	s->native += native;
	s->emulated += emulated && !native;
	s->nowhere += unrun_feature(f) != NULL;
}

static void print_sums(const struct sums *s, const struct records *r)
{
	printf("%u functions: %u proved, %u bytes proved, %u run natively, %u only under an emulator, %u run nowhere as far as this says\n",
		s->functions, s->proved, s->bytes, s->native, s->emulated, s->functions - s->native - s->emulated);
	if (s->nowhere)
		printf("%u of them need what no machine of the tests has\n", s->nowhere);
	if (r->other)
		printf("%u records are of other bodies or another gen, and do not count\n", r->other);
	if (!r->lines)
		puts("Nothing is recorded: gen prove --record=FILE, gen prove --objects --record=FILE, and INGOT_RECORDS=FILE meson test\n"
		     "say what they found; then gen table FILE...");
}

/* A mark that is not true must not stay. */
bool table_mark_is_true(const struct function *f, const struct fact *of)
{
	const char *unrun = unrun_feature(f);
	if (!unrun || !is_known(of, "ran"))
		return true;
	fprintf(stderr, "gen table: %s ran, and the target says that no machine of the tests has %s\n", catalog_name(f), unrun);
	return false;
}

int table(bool json, const char *target, const char *glob, char **file, unsigned files)
{
	struct fact *facts = must_alloc(catalog_size() * sizeof *facts);
	struct records r = { 0 };
	struct sums s = { 0 };
	bool all_true = true;
	json_t *all = json_array();
	for (unsigned i = 0; i < files; i++)
		if (!records_read(file[i], facts, &r))
			return 2;
	if (!json)
		printf("%-36s %-18s %-7s %-10s %s\n", "function", "needs", "program", "bytes", "run");
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (!catalog_wanted(f, target, glob))
			continue;
		if (json)
			add_row(all, f, &facts[i]);
		else
			print_row(f, &facts[i]);
		count(&s, f, &facts[i]);
		all_true &= table_mark_is_true(f, &facts[i]);
	}
	if (json) {
		json_dumpf(all, stdout, JSON_INDENT(1) | JSON_SORT_KEYS);
		putchar('\n');
	} else {
		print_sums(&s, &r);
	}
	json_decref(all);
	return all_true ? 0 : 1;
}
