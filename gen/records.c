/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What was proved and what was run, as lines of a file that several may append to:
 *
 *	what  by-or-where  function  SHA-256-of-its-body  SHA-256-of-the-gen-that-proved
 *
 * what: proved (the program), bytes (an object), ran.  A line counts for the very body that it names; a proof for the very
 * prover, too. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include "records.h"

static const char *to;

static const char *own_digest(void)
{
	static const char *known;
	size_t n;
	if (known)
		return known;
	char *self = read_file("/proc/self/exe", &n);
	if (!self)
		return known = "unknown";
	return known = hex_digest(self, n);
}

bool records_to(const char *path)
{
	FILE *f = fopen(path, "a");
	if (!f) {
		fprintf(stderr, "gen: %s: %s\n", path, strerror(errno));
		return false;
	}
	fclose(f);
	to = path;
	own_digest();
	return true;
}

/* In one write, for others append at the same time. */
void record(const char *what, const char *by, const struct function *f)
{
	if (!to)
		return;
	const char *line = text_of("%s %s %s %s %s\n", what, by, catalog_name(f), prog_digest(catalog_write(f)), own_digest());
	const int fd = open(to, O_WRONLY | O_APPEND | O_CREAT, 0666);
	if (fd < 0 || write(fd, line, strlen(line)) != (ssize_t)strlen(line))
		die("%s: %s", to, strerror(errno));
	close(fd);
}

static void add_fact(struct fact *of, struct fact one)
{
	for (; of->next; of = of->next)
		if (!strcmp(of->next->what, one.what) && !strcmp(of->next->by, one.by))
			return;
	of->next = must_alloc(sizeof *of);
	*of->next = one;
}

static bool read_line(char *line, struct fact *facts, struct records *r)
{
	char *word[6], *rest = NULL;
	unsigned n = 0;
	for (char *w = strtok_r(line, " \n", &rest); w && n < 6; w = strtok_r(NULL, " \n", &rest))
		word[n++] = w;
	if (n != 5 || (strcmp(word[0], "proved") && strcmp(word[0], "bytes") && strcmp(word[0], "ran")))
		return n == 0;
	const struct function *f = catalog_exactly(word[2]);
	if (!f || strcmp(word[3], prog_digest(catalog_write(f))) || (strcmp(word[0], "ran") && strcmp(word[4], own_digest()))) {
		r->other++;
		return true;
	}
	unsigned i = 0;
	while (catalog(i) != f)
		i++;
	add_fact(&facts[i], (struct fact){ text_of("%s", word[0]), text_of("%s", word[1]), NULL });
	r->lines++;
	return true;
}

bool records_read(const char *path, struct fact *facts, struct records *r)
{
	char line[1024];
	unsigned n = 0;
	bool ok = true;
	FILE *f = fopen(path, "r");
	if (!f) {
		fprintf(stderr, "gen: %s: %s\n", path, strerror(errno));
		return false;
	}
	while (ok && fgets(line, sizeof line, f)) {
		n++;
		ok = read_line(line, facts, r);
	}
	fclose(f);
	if (!ok)
		fprintf(stderr, "gen: %s:%u: is no record\n", path, n);
	return ok;
}
