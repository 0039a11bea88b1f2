/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What gen stats counts is what an emulator counts, to the instruction, for every work of every function. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdbool.h>
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

/* What gen says of the functions whose names match. */
static json_t *ask_gen(const char *glob)
{
	FILE *f = start("'%s' stats --json -t '%s' -r '%s'", set("INGOT_GEN"), set("INGOT_TARGET"), glob);
	json_error_t e;
	json_t *list = json_loadf(f, 0, &e);

	cr_assert(list, "gen stats: line %d: %s", e.line, e.text);
	cr_assert(pclose(f) == 0);
	cr_assert(json_array_size(list) > 0, "gen stats says nothing of %s", glob);
	return list;
}

struct comparison { size_t same, different, lacking; long long largest; };

static void compare(struct comparison *c, const json_t *w, const char *counted, bool aloud)
{
	long long said = json_integer_value(json_object_get(w, "instructions")), more;
	char *end;

	if (!strcmp(counted, "lacking")) {
		c->lacking++;
		return;
	}
	more = strtoll(counted, &end, 10) - said;
	cr_assert(!*end, "%s is no count", counted);
	c->same += more == 0;
	c->different += more != 0;
	c->largest = more > c->largest ? more : c->largest;
	if (more && aloud)
		fprintf(stderr, "%s %s %s: gen says %lld, %s were executed\n", text(w, "function"), text(w, "variant"),
			text(w, "work"), said, counted);
}

/* word: what the counted program is told. */
static struct comparison ask(const json_t *works, const char *word)
{
	char path[] = "/tmp/ingot-count-XXXXXX", function[64], variant[64], name[64], counted[64];
	int fd = mkstemp(path);
	FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
	struct comparison c = { 0 };
	size_t i;
	json_t *w;

	cr_assert(f, "no temporary file");
	json_array_foreach(works, i, w)
		fprintf(f, "%s %s %s\n", text(w, "function"), text(w, "variant"), text(w, "work"));
	cr_assert(fclose(f) == 0);
	f = start("%s %s <%s", set("INGOT_COUNT"), word, path);
	json_array_foreach(works, i, w) {
		cr_assert(fscanf(f, "%63s %63s %63s %63s", function, variant, name, counted) == 4,
			"no count of %s %s", text(w, "function"), text(w, "work"));
		cr_assert(!strcmp(function, text(w, "function")) && !strcmp(name, text(w, "work")),
			"asked for %s %s, told of %s %s", text(w, "function"), text(w, "work"), function, name);
		compare(&c, w, counted, !*word);
	}
	unlink(path);
	cr_assert(pclose(f) == 0);
	return c;
}

Test(counts, one_instruction_more_is_refused)
{
	struct comparison c = ask(ask_gen("sha1_[cfh]*"), "planted");

	cr_assert(c.different > 0 && c.same == 0 && c.largest == 1);
}

Test(counts, every_work_executes_what_gen_says, .timeout = 300)
{
	struct comparison c = ask(ask_gen("*"), "");

	cr_assert(c.different == 0 && c.same > 0, "%zu of %zu works", c.different, c.different + c.same);
	fprintf(stderr, "counted: %zu works on %s\n", c.same, set("INGOT_TARGET"));
	if (c.lacking)
		fprintf(stderr, "skipped: counts: %zu works on %s: the emulated CPU lacks what their kernel needs\n", c.lacking,
			set("INGOT_TARGET"));
}
