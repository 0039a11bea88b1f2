/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What an object says of itself: its program property (CET, BTI) and, on 32-bit Arm, its build attributes. */
#include <string.h>
#include "lint.h"

/* ---- .note.gnu.property ---- */

struct property { bool found; unsigned bits; const char *wrong; };

static size_t up(size_t n, size_t align)
{
	return (n + align - 1) / align * align;
}

static void read_property(struct property *p, unsigned type, const uint8_t *d, size_t n, size_t align)
{
	for (size_t i = 0; i < n;) {
		if (n - i < 8 || n - i - 8 < little(d + i + 4, 4)) {
			p->wrong = "a property longer than its note";
			return;
		}
		size_t bytes = little(d + i + 4, 4);
		if (little(d + i, 4) == type) {
			if (bytes != 4 || p->found)
				p->wrong = p->found ? "the property twice" : "a property that is not of four bytes";
			p->found = true;
			p->bits = bytes == 4 ? (unsigned)little(d + i + 8, 4) : 0;
		}
		i += up(8 + bytes, align);
	}
}

/* A note: the sizes of its name and of what it says, its type, the name, what it says (gABI). */
static struct property find_property(const struct section *s, unsigned type, size_t align)
{
	struct property p = { 0 };
	for (size_t i = 0; i < s->bytes;) {
		if (s->bytes - i < 16 || little(s->data + i, 4) != 4 || s->bytes - i - 16 < little(s->data + i + 4, 4)) {
			p.wrong = "a note that does not end where it should";
			return p;
		}
		size_t bytes = little(s->data + i + 4, 4);
		if (little(s->data + i + 8, 4) == 5 && !memcmp(s->data + i + 12, "GNU", 4))
			read_property(&p, type, s->data + i + 16, bytes, align);
		i += up(16 + bytes, align);
	}
	return p;
}

static void check_property(struct object *o)
{
	const struct machine *m = o->m;
	const struct section *s = object_section(o, ".note.gnu.property");
	const char *wanted = text_of("a property %#x that says %s", m->property, m->property_name);
	const size_t align = m->class == ELFCLASS64 ? 8 : 4;
	if (!s) {
		lint_finding(o, ".note.gnu.property", wanted, "no such section");
		return;
	}
	if (s->h.sh_type != SHT_NOTE || !(s->h.sh_flags & SHF_ALLOC) || s->h.sh_addralign != align)
		lint_finding(o, s->name, text_of("a note that is loaded, aligned to %zu", align),
			"type %u, flags %#llx, aligned to %llu", s->h.sh_type, (unsigned long long)s->h.sh_flags,
			(unsigned long long)s->h.sh_addralign);
	struct property p = find_property(s, m->property, align);
	if (p.wrong)
		lint_finding(o, s->name, wanted, "%s", p.wrong);
	else if (!p.found)
		lint_finding(o, s->name, wanted, "no such property");
	else if (p.bits != m->property_bits)
		lint_finding(o, s->name, wanted, "the bits %#x", p.bits);
}

/* ---- .ARM.attributes: 'A'; sections of length, vendor, and parts of tag, length and pairs ---- */

static uint64_t uleb(const uint8_t **at, const uint8_t *end)
{
	uint64_t v = 0;
	for (unsigned shift = 0; *at < end; shift += 7) {
		uint8_t b = *(*at)++;
		if (shift < 64)
			v |= (uint64_t)(b & 0x7f) << shift;
		if (!(b & 0x80))
			break;
	}
	return v;
}

static bool is_text(uint64_t tag)
{
	return tag == 4 || tag == 5 || tag == 67 || (tag > 32 && tag % 2 == 1);
}

enum { MAX_TAG = 128 };

static void read_pairs(const uint8_t *at, const uint8_t *end, uint64_t value[MAX_TAG])
{
	while (at < end) {
		uint64_t tag = uleb(&at, end), v = 0;
		if (tag == 32 || !is_text(tag))
			v = uleb(&at, end);
		if (tag == 32 || is_text(tag)) {
			while (at < end && *at)
				at++;
			at += at < end;
		}
		if (tag < MAX_TAG)
			value[tag] = v;
	}
}

static const char *read_attributes(const struct section *s, uint64_t value[MAX_TAG])
{
	const uint8_t *at = s->data, *end = s->data + s->bytes;
	if (s->bytes < 1 || *at++ != 'A')
		return "an unknown format";
	while (at < end) {
		uint64_t n = end - at >= 4 ? little(at, 4) : 0;
		if (n < 10 || n > (uint64_t)(end - at))
			return "a vendor's part that does not end where it should";
		const uint8_t *part = at + 10, *part_end = at + n;
		for (uint64_t bytes; !memcmp(at + 4, "aeabi", 6) && part < part_end; part += bytes) {
			bytes = part_end - part >= 5 ? little(part + 1, 4) : 0;
			if (bytes < 5 || bytes > (uint64_t)(part_end - part))
				return "a part that does not end where it should";
			if (*part == 1)                  /* of the whole file */
				read_pairs(part + 5, part + bytes, value);
		}
		at = part_end;
	}
	return NULL;
}

static void check_attributes(struct object *o)
{
	uint64_t value[MAX_TAG] = { 0 };
	const struct section *s = object_section(o, ".ARM.attributes");
	const char *wrong = s ? read_attributes(s, value) : "no such section";
	if (wrong) {
		lint_finding(o, ".ARM.attributes", "the build attributes of the ABI", "%s", wrong);
		return;
	}
	for (const struct attribute *a = o->m->attribute; a->tag; a++)
		if (value[a->tag] < a->low || value[a->tag] > a->high)
			lint_finding(o, s->name, text_of(a->low == a->high ? "%u" : "from %u to %u", a->low, a->high),
				"Tag_%s (%u) is %llu", a->name, a->tag, (unsigned long long)value[a->tag]);
}

void lint_notes(struct object *o)
{
	if (o->m->property)
		check_property(o);
	if (o->m->attribute)
		check_attributes(o);
}
