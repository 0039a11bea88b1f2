/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What gen stats counts is what an emulator counts, to the instruction, for every work of every function. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *set(const char *name)
{
	const char *value = getenv(name);

	cr_assert(value, "%s is not set: meson test sets it", name);
	return value;
}

static FILE *start(const char *format, ...)
{
	char command[4096];
	va_list words;

	va_start(words, format);
	int n = vsnprintf(command, sizeof command, format, words);
	va_end(words);
	cr_assert(n > 0 && (size_t)n < sizeof command);
	FILE *f = popen(command, "r");
	cr_assert(f, "%s: cannot be started", command);
	return f;
}

static const char *text(const json_t *work, const char *member)
{
	const char *s = json_string_value(json_object_get(work, member));

	cr_assert(s, "a work without its %s", member);
	return s;
}

/* The emulator has no features beyond the baseline that anybody may count on: those works are left out, aloud. */
static void leave_out(json_t *works)
{
	size_t left = 0;

	for (size_t i = json_array_size(works); i-- > 0;)
		if (*text(json_array_get(works, i), "needs")) {
			json_array_remove(works, i);
			left++;
		}
	if (left)
		fprintf(stderr, "not counted: %zu works on %s whose kernel needs more than the baseline\n", left, set("INGOT_TARGET"));
}

/* What gen says of the functions whose names match. */
static json_t *ask_gen(const char *glob)
{
	FILE *f = start("'%s' stats --json -t '%s' -r '%s'", set("INGOT_GEN"), set("INGOT_TARGET"), glob);
	json_error_t e;
	json_t *list = json_loadf(f, 0, &e);

	cr_assert(list, "gen stats: line %d: %s", e.line, e.text);
	cr_assert(pclose(f) == 0);
	leave_out(list);
	cr_assert(json_array_size(list) > 0, "gen stats says nothing of %s", glob);
	return list;
}

/* How many works are not as often counted as gen says.  word: what the counted program is told. */
static size_t differences(json_t *works, const char *word, long long *largest)
{
	char path[] = "/tmp/ingot-count-XXXXXX", function[64], variant[64], name[64];
	int fd = mkstemp(path);
	FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
	size_t i, different = 0;
	json_t *w;
	long long counted;

	cr_assert(f, "no temporary file");
	json_array_foreach(works, i, w)
		fprintf(f, "%s %s %s\n", text(w, "function"), text(w, "variant"), text(w, "work"));
	cr_assert(fclose(f) == 0);
	f = start("%s %s <%s", set("INGOT_COUNT"), word, path);
	*largest = 0;
	json_array_foreach(works, i, w) {
		long long said = json_integer_value(json_object_get(w, "instructions"));
		cr_assert(fscanf(f, "%63s %63s %63s %lld", function, variant, name, &counted) == 4,
			"no count of %s %s", text(w, "function"), text(w, "work"));
		cr_assert(!strcmp(function, text(w, "function")) && !strcmp(name, text(w, "work")),
			"asked for %s %s, told of %s %s", text(w, "function"), text(w, "work"), function, name);
		if (counted == said)
			continue;
		different++;
		if (counted - said > *largest)
			*largest = counted - said;
		if (!*word)
			fprintf(stderr, "%s %s: gen says %lld, %lld were executed\n", function, name, said, counted);
	}
	unlink(path);
	cr_assert(pclose(f) == 0);
	return different;
}

Test(counts, one_instruction_more_is_refused)
{
	json_t *works = ask_gen("sha1_*");
	long long largest;

	cr_assert(differences(works, "planted", &largest) == json_array_size(works));
	cr_assert(largest == 1);
}

Test(counts, every_work_executes_what_gen_says, .timeout = 300)
{
	json_t *works = ask_gen("*");
	long long largest;
	size_t n = differences(works, "", &largest);

	cr_assert(n == 0, "%zu of %zu works", n, json_array_size(works));
	fprintf(stderr, "counted: %zu works on %s\n", json_array_size(works), set("INGOT_TARGET"));
}
