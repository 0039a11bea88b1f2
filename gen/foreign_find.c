/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* In which object, or member of an archive, a function is. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "foreign.h"

/* Local symbols, too: libraries choose among their variants themselves. */
static bool is_defined(const struct object *o, const struct symbol *s, const char *name)
{
	return !strcmp(s->name, name) && s->section != SHN_UNDEF && s->section < o->sections && is_code(&o->section[s->section]);
}

static const struct symbol *find_in(const struct object *o, const char *name)
{
	for (unsigned i = 1; i < o->symbols; i++)
		if (is_defined(o, &o->symbol[i], name))
			return &o->symbol[i];
	return NULL;
}

/* What an archive's members are, by their symbols alone: most of them are of no interest. */
static bool member_has(Elf *e, const char *name)
{
	Elf_Scn *scn = NULL;
	GElf_Shdr h;
	while ((scn = elf_nextscn(e, scn)) && gelf_getshdr(scn, &h)) {
		Elf_Data *d = h.sh_type == SHT_SYMTAB && h.sh_entsize ? elf_getdata(scn, NULL) : NULL;
		for (size_t k = 0; d && k < h.sh_size / h.sh_entsize; k++) {
			GElf_Sym s;
			const char *found = gelf_getsym(d, (int)k, &s) && s.st_shndx != SHN_UNDEF ?
				elf_strptr(e, h.sh_link, s.st_name) : NULL;
			if (found && !strcmp(found, name))
				return true;
		}
	}
	return false;
}

/* The disassembler wants a file of its own. */
static const char *written_out(Elf *member)
{
	size_t bytes;
	const char *data = elf_rawfile(member, &bytes);
	char *path = tool_temporary();
	int fd = data ? mkstemp(path) : -1;
	FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
	if (!f)
		return NULL;
	const bool whole = fwrite(data, 1, bytes, f) == bytes;
	if (fclose(f) || !whole) {
		remove(path);
		return NULL;
	}
	return path;
}

static bool read_member(struct code *c, Elf *member, const char *shown)
{
	const char *path = written_out(member);
	if (!path) {
		fprintf(stderr, "gen: %s: it cannot be written out: %s\n", shown, strerror(errno));
		return false;
	}
	const bool ok = code_read(c, path);
	remove(path);
	c->file = c->o.file = shown;
	return ok;
}

static bool read_archive(struct code *c, Elf *archive, int fd, const char *file, const char *symbol)
{
	const char *in = NULL;
	bool ok = true;
	Elf *e;
	for (Elf_Cmd cmd = ELF_C_READ; ok && (e = elf_begin(fd, cmd, archive)); cmd = elf_next(e), elf_end(e)) {
		const Elf_Arhdr *h = elf_getarhdr(e);
		if (elf_kind(e) != ELF_K_ELF || !h || !member_has(e, symbol))
			continue;
		if (in) {
			fprintf(stderr, "gen: %s: %s is in %s and in %s\n", file, symbol, in, h->ar_name);
			ok = false;
		}
		in = text_of("%s", h->ar_name);
		ok = ok && read_member(c, e, text_of("%s(%s)", file, in));
	}
	if (!in)
		fprintf(stderr, "gen: %s: no member has a symbol %s\n", file, symbol);
	return in && ok;
}

const struct symbol *foreign_find(struct code *c, const char *file, const char *symbol)
{
	if (elf_version(EV_CURRENT) == EV_NONE)
		die("libelf is older than its header");
	int fd = open(file, O_RDONLY);
	Elf *e = fd < 0 ? NULL : elf_begin(fd, ELF_C_READ, NULL);
	if (!e) {
		fprintf(stderr, "gen: %s: %s\n", file, fd < 0 ? strerror(errno) : elf_errmsg(-1));
		return NULL;
	}
	if (elf_kind(e) == ELF_K_AR ? !read_archive(c, e, fd, file, symbol) : !code_read(c, file))
		return NULL;
	elf_end(e);
	close(fd);
	const struct symbol *s = find_in(&c->o, symbol);
	if (!s)
		fprintf(stderr, "gen: %s: no function is called %s\n", c->file, symbol);
	return s;
}
