/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How instructions that the disassembler does not know are read all the same, where their row says how they are encoded.
 *
 * In a copy of the object each is hidden under an instruction of the same length that every disassembler knows, which says
 * by a number which one it stands for; in the lines it is put back.  Bytes that only look like one, in the middle of
 * another instruction, would be hidden too, and both would be read wrong: so each must come back as a line of its own,
 * of its own length.  Then every instruction begins where it did, for all others have their own bytes. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "bytes.h"

struct hidden { unsigned section; uint64_t at; unsigned bytes; struct ins ins; };
struct hiding { const struct target *t; struct hidden *one; unsigned n; };

enum { MOV_EAX = 0xb8, MOV_EAX_BYTES = 5 };

static void put_number(uint8_t *to, uint32_t v)
{
	for (unsigned i = 0; i < 4; i++)
		to[i] = (uint8_t)(v >> 8 * i);
}

static void add_hidden(struct hiding *all, struct hidden h)
{
	if ((all->n & (all->n - 1)) == 0) {
		struct hidden *more = must_alloc((all->n ? 2 * all->n : 1) * sizeof *more);
		if (all->n)
			memcpy(more, all->one, all->n * sizeof *more);
		all->one = more;
	}
	all->one[all->n++] = h;
}

static void find_in(struct hiding *all, const struct section *s, unsigned number)
{
	for (uint64_t at = 0; at < s->bytes;) {
		struct hidden h = { .section = number, .at = at };
		h.bytes = all->t->decode(s->data + at, s->bytes - at, &h.ins);
		if (h.bytes)
			add_hidden(all, h);
		at += h.bytes ? h.bytes : 1;
	}
}

static struct hiding *find_all(const struct object *o)
{
	struct hiding *all = must_alloc(sizeof *all);
	const struct target *const *t = targets;
	while (strcmp((*t)->name, o->m->target))
		t++;
	all->t = *t;
	for (unsigned i = 1; all->t->decode && i < o->sections; i++)
		if (is_code(&o->section[i]) && o->section[i].data)
			find_in(all, &o->section[i], i);
	return all;
}

static bool write_all(int fd, const char *bytes, size_t n)
{
	while (n) {
		ssize_t done = write(fd, bytes, n);
		if (done <= 0)
			return false;
		bytes += done;
		n -= (size_t)done;
	}
	return true;
}

/* The copy, as a file. */
static const char *copy_of(const struct object *o, const struct hiding *all)
{
	size_t n;
	char *bytes = read_file(o->file, &n), *path = tool_temporary();
	int fd = bytes ? mkstemp(path) : -1;
	for (unsigned i = 0; i < all->n; i++) {
		const struct hidden *h = &all->one[i];
		const uint64_t at = o->section[h->section].h.sh_offset + h->at;
		if (h->bytes != MOV_EAX_BYTES || at + h->bytes > n)
			die("%s: nothing hides %u bytes", o->file, h->bytes);
		bytes[at] = (char)MOV_EAX;
		put_number((uint8_t *)bytes + at + 1, i);
	}
	if (fd < 0 || !write_all(fd, bytes, n) || close(fd)) {
		fprintf(stderr, "gen: %s: %s\n", fd < 0 ? o->file : path, strerror(errno));
		return NULL;
	}
	return path;
}

const char *hide(const struct code *c, struct hiding **all)
{
	*all = find_all(&c->o);
	return (*all)->n ? copy_of(&c->o, *all) : c->file;
}

static const char *text_of_ins(const struct target *t, const struct ins *i)
{
	char text[128] = "";
	const struct prog p = { .t = t, .symbol = "" };
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	print_row_text(f, &p, i);
	fclose(f);
	return text_of("%s", text);
}

static bool is_line(const struct code *c, unsigned k, const struct hidden *h, unsigned number)
{
	const struct line *l = &c->line[k];
	char *end;
	if (l->section != h->section || l->at != h->at)
		return false;
	const char *k_at = strchr(l->text, '$');
	const bool ends = k + 1 == c->lines || l[1].section != l->section ? l->at + h->bytes == c->o.section[h->section].bytes :
		l[1].at == l->at + h->bytes;
	return ends && !strncmp(l->text, "mov ", 4) && k_at && strtoul(k_at + 1, &end, 16) == number && !strcmp(end, ",%eax");
}

bool unhide(struct code *c, const struct hiding *all)
{
	unsigned k = 0;
	for (unsigned i = 0; i < all->n; i++) {
		const struct hidden *h = &all->one[i];
		while (k < c->lines && !is_line(c, k, h, i))
			k++;
		if (k == c->lines) {
			fprintf(stderr, "gen: %s: %s, byte 0x%llx: what looks like \"%s\" is in the middle of another instruction\n", c->file,
				c->o.section[h->section].name, (unsigned long long)h->at, text_of_ins(all->t, &h->ins));
			return false;
		}
		c->line[k].text = text_of_ins(all->t, &h->ins);
	}
	return true;
}
