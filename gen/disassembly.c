/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How objdump is asked for the instructions of an object, and how its lines are taken apart. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "bytes.h"

static bool section_named(const struct object *o, const char *name, size_t n, unsigned *section)
{
	unsigned found = 0;
	for (unsigned i = 1; i < o->sections; i++)
		if (is_code(&o->section[i]) && strlen(o->section[i].name) == n && !memcmp(o->section[i].name, name, n)) {
			*section = i;
			found++;
		}
	return found == 1;
}

static void add_line(struct code *c, unsigned *room, struct line l)
{
	if (c->lines == *room) {
		struct line *more = must_alloc((*room = 2 * *room + 1024) * sizeof *more);
		if (c->lines)
			memcpy(more, c->line, c->lines * sizeof *more);
		c->line = more;
	}
	c->line[c->lines++] = l;
}

/* "Disassembly of section NAME:", then lines of an address, a colon, a tab and the instruction. */
static bool take_lines(struct code *c, FILE *f)
{
	static const char head[] = "Disassembly of section ";
	char line[4096], *end;
	unsigned room = 0, section = 0;
	while (fgets(line, sizeof line, f)) {
		line[strcspn(line, "\n")] = 0;
		if (!strncmp(line, head, sizeof head - 1)) {
			const char *name = line + sizeof head - 1;
			if (!section_named(&c->o, name, strcspn(name, ":"), &section)) {
				fprintf(stderr, "gen: %s: %s is no section, or more than one\n", c->file, name);
				return false;
			}
			continue;
		}
		uint64_t at = strtoull(line, &end, 16);
		if (section && end > line && end[0] == ':' && end[1] == '\t')
			add_line(c, &room, (struct line){ section, at, text_of("%s", end + 2) });
	}
	return true;
}

static bool disassemble(struct code *c)
{
	const char *objdump = binutils_objdump(c->b);
	FILE *f = tmpfile();
	if (!objdump || !f) {
		fprintf(stderr, "gen: %s: %s\n", c->file, f ? text_of("no objdump for %s was found", c->b->triple) : strerror(errno));
		return false;
	}
	struct hiding *hidden;
	const char *file = hide(c, &hidden);
	if (!file) {
		fclose(f);
		return false;
	}
	const char *argv[10] = { objdump, "-d", "-z", "-w", "--no-show-raw-insn" };
	unsigned n = 5;
	if (c->b->dump_flags)
		argv[n++] = c->b->dump_flags;
	argv[n++] = "--";
	argv[n] = file;
	const int status = tool_run(argv, f);
	if (file != c->file)
		remove(file);
	rewind(f);
	const bool ok = status == 0 && take_lines(c, f) && unhide(c, hidden);
	if (status)
		fprintf(stderr, "gen: %s: %s ended with %d\n", c->file, objdump, status);
	fclose(f);
	return ok;
}

bool code_read(struct code *c, const char *file)
{
	*c = (struct code){ .file = file };
	if (elf_version(EV_CURRENT) == EV_NONE)
		die("libelf is older than its header");
	int fd = open(file, O_RDONLY);
	Elf *e = fd < 0 ? NULL : elf_begin(fd, ELF_C_READ, NULL);      /* what is read of it stays */
	if (!e || elf_cntl(e, ELF_C_FDREAD)) {
		fprintf(stderr, "gen: %s: %s\n", file, fd < 0 ? strerror(errno) : elf_errmsg(-1));
		return false;
	}
	close(fd);
	if (!object_read(&c->o, file, e))
		return false;
	c->b = binutils_of(c->o.m->target);
	if (!c->b)
		die("%s: nothing is known of binutils for it", c->o.m->target);
	return disassemble(c);
}
