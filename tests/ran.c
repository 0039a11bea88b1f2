/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which emitted functions ran, and where: lines for `gen table`, appended to the file that INGOT_RECORDS names. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <glob.h>
#include "drive.h"

/* From the banners of emitted/<target>: the line of the symbol, and some lines on that of the body's digest. */
static bool digest_of(const char *symbol, char digest[65])
{
	char pattern[512], line[4096], head[256];
	glob_t files;
	bool found = false;
	snprintf(pattern, sizeof pattern, "%s/%s/*.S", getenv("INGOT_EMITTED"), agent_target());
	snprintf(head, sizeof head, "// %s,", symbol);
	if (glob(pattern, 0, NULL, &files))
		return false;
	for (size_t i = 0; i < files.gl_pathc && !found; i++) {
		FILE *f = fopen(files.gl_pathv[i], "r");
		bool here = false;
		while (f && !found && fgets(line, sizeof line, f)) {
			here |= !strncmp(line, head, strlen(head));
			found = here && sscanf(line, "// SHA-256 of the body: %64[0-9a-f]", digest) == 1;
		}
		if (f)
			fclose(f);
	}
	globfree(&files);
	return found;
}

static const char *where(void)
{
	static char name[64];
	const char *runner = getenv("INGOT_AGENT_RUNNER"), *slash;
	if (!runner || !*runner)
		return "native";
	snprintf(name, sizeof name, "%.*s", (int)strcspn(runner, " "), runner);
	slash = strrchr(name, '/');
	return slash ? slash + 1 : name;
}

void record_ran(const struct wire_row *r)
{
	static bool *done;
	char symbol[200], digest[65], line[512];
	const char *variant = r->variant, *path = getenv("INGOT_RECORDS");
	if (!path || !getenv("INGOT_EMITTED"))
		return;
	if (!done)
		done = calloc(agent_rows(), sizeof *done);
	if (done[row_number(r)])
		return;
	done[row_number(r)] = true;
	snprintf(symbol, sizeof symbol, "ingot_asm_%s_%s%s%s", r->hash, r->function, *variant ? "_" : "", variant);
	if (!digest_of(symbol, digest))
		return;                                  /* a planted one */
	int n = snprintf(line, sizeof line, "ran %s %s/%s_%s%s%s %s -\n", where(), agent_target(), r->hash, r->function,
		*variant ? "/" : "", variant, digest);
	int fd = open(path, O_WRONLY | O_APPEND | O_CREAT, 0666);
	if (fd < 0 || write(fd, line, (size_t)n) != n) {
		perror(path);
		abort();
	}
	close(fd);
}
