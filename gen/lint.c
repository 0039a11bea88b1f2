/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen lint`: which objects there are in the files it is given, and how what is wrong with them is told. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>
#include "lint.h"

void lint_finding(struct object *o, const char *where, const char *wanted, const char *found, ...)
{
	va_list ap;
	printf("%s: %s: ", o->file, where);
	va_start(ap, found);
	vprintf(found, ap);
	va_end(ap);
	printf("; wanted: %s\n", wanted);
	o->findings++;
}

struct count { unsigned objects, functions, findings, trouble; };

static void judge(struct count *c, const char *file, Elf *e, bool frames)
{
	struct object o;
	if (!object_read(&o, file, e)) {
		c->trouble++;
		return;
	}
	lint_sections(&o);
	lint_notes(&o);
	lint_code(&o);
	lint_cover(&o);
	if (frames)
		lint_frames(&o);
	for (unsigned i = 0; i < o.symbols; i++)
		c->functions += is_function(&o, &o.symbol[i]);
	c->objects++;
	c->findings += o.findings;
}

static void judge_archive(struct count *c, const char *file, int fd, Elf *archive, bool frames)
{
	unsigned before = c->objects + c->trouble;
	Elf *e;
	for (Elf_Cmd more = ELF_C_READ; (e = elf_begin(fd, more, archive)); more = elf_next(e), elf_end(e)) {
		const Elf_Arhdr *h = elf_getarhdr(e);
		if (h && strcmp(h->ar_name, "/") && strcmp(h->ar_name, "//") && strcmp(h->ar_name, "/SYM64/"))
			judge(c, text_of("%s(%s)", file, h->ar_name), e, frames);
	}
	if (before == c->objects + c->trouble) {
		fprintf(stderr, "gen: %s: an archive without objects\n", file);
		c->trouble++;
	}
}

static void judge_file(struct count *c, const char *file, bool frames)
{
	int fd = open(file, O_RDONLY);
	Elf *e = fd < 0 ? NULL : elf_begin(fd, ELF_C_READ, NULL);
	if (!e) {
		fprintf(stderr, "gen: %s: %s\n", file, fd < 0 ? strerror(errno) : elf_errmsg(-1));
		c->trouble++;
	} else if (elf_kind(e) == ELF_K_AR) {
		judge_archive(c, file, fd, e, frames);
	} else {
		judge(c, file, e, frames);
	}
	if (e)
		elf_end(e);
	if (fd >= 0)
		close(fd);
}

int lint(char **file, unsigned files, bool frames)
{
	struct count c = { 0 };
	if (elf_version(EV_CURRENT) == EV_NONE)
		die("libelf is older than its header");
	for (unsigned i = 0; i < files; i++)
		judge_file(&c, file[i], frames);
	printf("%u objects, %u functions, %u findings\n", c.objects, c.functions, c.findings);
	return c.trouble ? 2 : c.findings != 0;
}
