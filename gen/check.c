/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whether emitted/ is what gen would write: which files are stale, edited by hand, missing, or nobody's. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "gen.h"

char *read_file(const char *path, size_t *n)
{
	FILE *f = fopen(path, "rb");
	if (!f)
		return NULL;
	char *text = NULL;
	size_t room = 0;
	*n = 0;
	for (size_t got = 1; got > 0; *n += got) {
		if (room - *n < 4096) {
			room = 2 * room + 8192;
			text = realloc(text, room);
			if (!text)
				die("out of memory");
		}
		got = fread(text + *n, 1, room - *n - 1, f);
	}
	bool bad = ferror(f);
	fclose(f);
	if (bad) {
		free(text);
		return NULL;
	}
	text[*n] = 0;
	return text;
}

/* A function's banner tells the SHA-256 of what follows it, down to the next blank line: an edit by hand shows. */
static bool edited_by_hand(const char *text)
{
	static const char tag[] = "// SHA-256 of the body: ";
	for (const char *s = strstr(text, tag); s; s = strstr(s, tag)) {
		s += strlen(tag);
		const char *body = strchr(s, '\n');
		if (!body)
			return true;
		const char *end = strstr(++body, "\n\n");
		size_t n = end ? (size_t)(end + 1 - body) : strlen(body);
		const char *digest = hex_digest(body, n);
		if (strncmp(s, digest, strlen(digest)))
			return true;
	}
	return false;
}

static void show_diff(const char *path, const struct file *f)
{
	char name[] = "/tmp/gen-check-XXXXXX";
	int fd = mkstemp(name);
	if (fd < 0 || write(fd, f->text, f->bytes) != (ssize_t)f->bytes) {
		fprintf(stderr, "gen: %s: %s\n", name, strerror(errno));
		return;
	}
	close(fd);
	fflush(stdout);
	pid_t child = fork();
	if (child == 0) {
		execlp("diff", "diff", "-u", path, name, (char *)NULL);
		_exit(127);
	}
	int status;
	if (child < 0 || waitpid(child, &status, 0) < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 127))
		fprintf(stderr, "gen: diff cannot be run\n");
	remove(name);
}

static bool is_ours(const struct files *all, const char *path)
{
	for (unsigned i = 0; i < all->n; i++)
		if (!strcmp(all->f[i].path, path))
			return true;
	return false;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static unsigned find_orphans(const struct files *all, const char *dir, const char *below)
{
	enum { MAX_NAMES = 1024 };
	DIR *d = opendir(*below ? text_of("%s/%s", dir, below) : dir);
	char *name[MAX_NAMES];
	unsigned n = 0, found = 0;
	if (!d)
		return 0;
	for (struct dirent *e; (e = readdir(d)) && n < MAX_NAMES;)
		if (e->d_name[0] != '.')
			name[n++] = (char *)(uintptr_t)text_of("%s%s%s", below, *below ? "/" : "", e->d_name);
	closedir(d);
	qsort(name, n, sizeof *name, by_name);
	for (unsigned i = 0; i < n; i++) {
		struct stat s;
		if (!stat(text_of("%s/%s", dir, name[i]), &s) && S_ISDIR(s.st_mode)) {
			found += find_orphans(all, dir, name[i]);
		} else if (!is_ours(all, name[i])) {
			printf("orphan   %s/%s\n", dir, name[i]);
			found++;
		}
	}
	return found;
}

int emit_check(const char *dir, const char *target, bool diff)
{
	struct files all = emit_all(target, false);
	unsigned wrong = 0;
	struct stat s;
	if (stat(dir, &s)) {
		fprintf(stderr, "gen: %s: %s\n", dir, strerror(errno));
		return 2;
	}
	for (unsigned i = 0; i < all.n; i++) {
		const char *path = text_of("%s/%s", dir, all.f[i].path);
		size_t n;
		errno = 0;
		char *now = read_file(path, &n);
		if (!now && errno != ENOENT) {
			fprintf(stderr, "gen: %s: %s\n", path, strerror(errno));
			return 2;
		}
		if (now && n == all.f[i].bytes && !memcmp(now, all.f[i].text, n))
			continue;
		wrong++;
		printf("%s  %s\n", !now ? "missing" : edited_by_hand(now) ? "edited " : "stale  ", path);
		if (now && diff)
			show_diff(path, &all.f[i]);
	}
	if (!target)
		wrong += find_orphans(&all, dir, "");
	const char *nobody = order_nobody_has();
	if (nobody || stale_orders) {
		if (nobody)
			printf("an order was found for %s, which nobody writes any more\n", nobody);
		puts("orders of instructions are out of date: gen tune finds new ones, orders.def is where to drop old ones");
		return 1;
	}
	if (wrong) {
		printf("%u of %u files are not what gen writes; to mend that: rm -r %s && gen emit -o %s\n", wrong, all.n, dir, dir);
		return 1;
	}
	printf("%u files are what gen writes\n", all.n);
	return 0;
}
