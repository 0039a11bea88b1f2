/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a relocatable object is read: its sections, symbols and relocations, whatever the host's byte order; and which there are
 * in a file. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include "lint.h"

uint64_t little(const uint8_t *p, unsigned bytes)
{
	uint64_t v = 0;
	for (unsigned i = bytes; i-- > 0;)
		v = v << 8 | p[i];
	return v;
}

bool is_code(const struct section *s)
{
	return s->h.sh_flags & SHF_ALLOC && s->h.sh_flags & SHF_EXECINSTR && s->h.sh_size;
}

bool is_function(const struct object *o, const struct symbol *s)
{
	return s->bind != STB_LOCAL && s->section != SHN_UNDEF && s->section < o->sections;
}

const struct section *object_section(const struct object *o, const char *name)
{
	for (unsigned i = 1; i < o->sections; i++)
		if (!strcmp(o->section[i].name, name))
			return &o->section[i];
	return NULL;
}

const struct reloc *object_reloc(const struct object *o, unsigned section, uint64_t at)
{
	for (unsigned i = 0; i < o->relocs; i++)
		if (o->reloc[i].section == section && o->reloc[i].at == at)
			return &o->reloc[i];
	return NULL;
}

static const char *read_sections(struct object *o, Elf *e)
{
	size_t n, names;
	if (elf_getshdrnum(e, &n) || elf_getshdrstrndx(e, &names))
		return elf_errmsg(-1);
	if (!n)
		return "it has no sections";
	o->sections = (unsigned)n;
	o->section = must_alloc(n * sizeof *o->section);
	for (unsigned i = 0; i < n; i++) {
		struct section *s = &o->section[i];
		Elf_Scn *scn = elf_getscn(e, i);
		if (!scn || !gelf_getshdr(scn, &s->h))
			return elf_errmsg(-1);
		s->name = i ? elf_strptr(e, names, s->h.sh_name) : "";
		if (!s->name)
			return elf_errmsg(-1);
		Elf_Data *d = s->h.sh_type == SHT_NOBITS || !i ? NULL : elf_rawdata(scn, NULL);
		if (d && d->d_buf) {
			s->data = d->d_buf;
			s->bytes = d->d_size;
		}
		if (i && s->h.sh_type != SHT_NOBITS && s->bytes != s->h.sh_size)
			return text_of("%s is cut short", s->name);
	}
	return NULL;
}

static const char *read_symbols(struct object *o, Elf *e)
{
	for (unsigned i = 1; i < o->sections; i++) {
		const GElf_Shdr *h = &o->section[i].h;
		if (h->sh_type != SHT_SYMTAB)
			continue;
		Elf_Data *d = elf_getdata(elf_getscn(e, i), NULL);
		if (!d || o->symbols || !h->sh_entsize)
			return d ? "more than one symbol table" : elf_errmsg(-1);
		o->symbols = (unsigned)(h->sh_size / h->sh_entsize);
		o->symbol = must_alloc(o->symbols * sizeof *o->symbol);
		for (unsigned k = 0; k < o->symbols; k++) {
			GElf_Sym s;
			if (!gelf_getsym(d, (int)k, &s))
				return elf_errmsg(-1);
			const char *name = elf_strptr(e, h->sh_link, s.st_name);
			if (GELF_ST_TYPE(s.st_info) == STT_SECTION && s.st_shndx < o->sections)
				name = o->section[s.st_shndx].name;
			o->symbol[k] = (struct symbol){ name ? name : "", s.st_value, s.st_size, s.st_shndx,
				GELF_ST_TYPE(s.st_info), GELF_ST_BIND(s.st_info), GELF_ST_VISIBILITY(s.st_other) };
		}
	}
	return NULL;
}

/* In a REL section the addend stands where the result goes; nobody asks for that of an instruction. */
static const char *read_relocs(struct object *o, Elf *e)
{
	unsigned room = 0;
	for (unsigned i = 1; i < o->sections; i++)
		if ((o->section[i].h.sh_type == SHT_REL || o->section[i].h.sh_type == SHT_RELA) && o->section[i].h.sh_entsize)
			room += (unsigned)(o->section[i].h.sh_size / o->section[i].h.sh_entsize);
	o->reloc = must_alloc((room + 1) * sizeof *o->reloc);
	for (unsigned i = 1; i < o->sections; i++) {
		const GElf_Shdr *h = &o->section[i].h;
		if ((h->sh_type != SHT_REL && h->sh_type != SHT_RELA) || !h->sh_entsize)
			continue;
		Elf_Data *d = elf_getdata(elf_getscn(e, i), NULL);
		if (!d || h->sh_info >= o->sections)
			return d ? "relocations of no section" : elf_errmsg(-1);
		const struct section *to = &o->section[h->sh_info];
		for (unsigned k = 0; k < h->sh_size / h->sh_entsize; k++) {
			GElf_Rela r = { 0 };
			GElf_Rel rel;
			if (h->sh_type == SHT_RELA && !gelf_getrela(d, (int)k, &r))
				return elf_errmsg(-1);
			if (h->sh_type == SHT_REL) {
				if (!gelf_getrel(d, (int)k, &rel))
					return elf_errmsg(-1);
				r.r_offset = rel.r_offset;
				r.r_info = rel.r_info;
				if (rel.r_offset + 4 <= to->bytes)
					r.r_addend = (int32_t)little(to->data + rel.r_offset, 4);
			}
			if (GELF_R_SYM(r.r_info) >= o->symbols)
				return "a relocation by no symbol";
			o->reloc[o->relocs++] = (struct reloc){ (unsigned)h->sh_info, r.r_offset,
				(unsigned)GELF_R_TYPE(r.r_info), (unsigned)GELF_R_SYM(r.r_info), r.r_addend };
		}
	}
	return NULL;
}

bool object_read(struct object *o, const char *file, Elf *e)
{
	GElf_Ehdr h;
	*o = (struct object){ .file = file };
	const char *wrong = NULL;
	if (elf_kind(e) != ELF_K_ELF || !gelf_getehdr(e, &h))
		wrong = "no ELF object";
	else if (h.e_ident[EI_DATA] != ELFDATA2LSB)
		wrong = "not little endian";
	else if (!(o->m = machine_of(h.e_machine, (unsigned)gelf_getclass(e))))
		wrong = text_of("of no machine that gen has a target for (ELF machine %u)", h.e_machine);
	else if (h.e_type != ET_REL)
		wrong = "not a relocatable object";
	else if (!(wrong = read_sections(o, e)) && !(wrong = read_symbols(o, e)))
		wrong = read_relocs(o, e);
	if (wrong)
		fprintf(stderr, "gen: %s: %s\n", file, wrong);
	return !wrong;
}

/* ---- files ---- */

static bool each_member(const char *file, int fd, Elf *archive, object_seer *see, void *of)
{
	bool any = false, good = true;
	Elf *e;
	for (Elf_Cmd more = ELF_C_READ; (e = elf_begin(fd, more, archive)); more = elf_next(e), elf_end(e)) {
		const Elf_Arhdr *h = elf_getarhdr(e);
		if (!h || !strcmp(h->ar_name, "/") || !strcmp(h->ar_name, "//") || !strcmp(h->ar_name, "/SYM64/"))
			continue;
		good &= see(of, text_of("%s(%s)", file, h->ar_name), e);
		any = true;
	}
	if (!any)
		fprintf(stderr, "gen: %s: an archive without objects\n", file);
	return any && good;
}

bool objects_of(const char *file, object_seer *see, void *of)
{
	if (elf_version(EV_CURRENT) == EV_NONE)
		die("libelf is older than its header");
	int fd = open(file, O_RDONLY);
	Elf *e = fd < 0 ? NULL : elf_begin(fd, ELF_C_READ, NULL);
	if (!e)
		fprintf(stderr, "gen: %s: %s\n", file, fd < 0 ? strerror(errno) : elf_errmsg(-1));
	const bool good = e && (elf_kind(e) == ELF_K_AR ? each_member(file, fd, e, see, of) : see(of, file, e));
	if (e)
		elf_end(e);
	if (fd >= 0)
		close(fd);
	return good;
}
