/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Call frame information: how .eh_frame and .debug_frame are read, and what they say at an address (DWARF 5, 6.4). */
#include <string.h>
#include "lint.h"

/* ---- bytes ---- */

struct bytes { const uint8_t *at, *end; bool bad; };

static uint64_t take(struct bytes *b, unsigned n)
{
	if (b->end - b->at < (ptrdiff_t)n) {
		b->at = b->end;
		b->bad = true;
		return 0;
	}
	b->at += n;
	return little(b->at - n, n);
}

static uint64_t leb(struct bytes *b, bool is_signed)
{
	uint64_t v = 0;
	unsigned shift = 0;
	for (bool more = true; more && !b->bad;) {
		uint8_t byte = (uint8_t)take(b, 1);
		more = byte & 0x80;
		if (shift < 64)
			v |= (uint64_t)(byte & 0x7f) << shift;
		shift += 7;
		if (!more && is_signed && byte & 0x40 && shift < 64)
			v |= ~(uint64_t)0 << shift;
	}
	return v;
}

static uint64_t uleb(struct bytes *b) { return leb(b, false); }
static int64_t sleb(struct bytes *b)  { return (int64_t)leb(b, true); }

static void skip(struct bytes *b, uint64_t n)
{
	if (n > (uint64_t)(b->end - b->at))
		b->bad = true;
	b->at = b->bad ? b->end : b->at + n;
}

/* ---- entries ---- */

enum { RELATIVE_4 = 0x1b, POINTER = 0 };             /* of pointers: how they are encoded (LSB, DWARF extensions) */

static const char *read_cie(struct bytes b, const struct machine *m, struct fde *f)
{
	unsigned version = (unsigned)take(&b, 1), encoding = POINTER;
	const char *augmentation = (const char *)b.at;
	while (take(&b, 1))
		;
	if (b.bad || (version != 1 && version != 3 && version != 4))
		return "a CIE of an unknown version";
	if (version == 4)
		skip(&b, 2);
	f->code_factor = (unsigned)uleb(&b);
	f->data_factor = (int)sleb(&b);
	f->return_column = (unsigned)(version == 1 ? take(&b, 1) : uleb(&b));
	if (*augmentation == 'z') {
		uint64_t n = uleb(&b);
		struct bytes more = b;
		for (const char *c = augmentation + 1; *c; c++) {
			if (*c != 'R')
				return "a CIE with an unknown augmentation";
			encoding = (unsigned)take(&more, 1);
		}
		skip(&b, n);
	} else if (*augmentation) {
		return "a CIE with an unknown augmentation";
	}
	if (b.bad || (encoding != RELATIVE_4 && encoding != POINTER))
		return "a CIE that cannot be read";
	if (f->return_column != m->return_column)
		return text_of("a CIE whose return address is in column %u", f->return_column);
	f->pointer_encoded = encoding != POINTER;
	f->initial = b.at;
	f->initial_end = b.end;
	return NULL;
}

static const char *read_fde(struct object *o, unsigned section, struct bytes b, struct fde *f)
{
	const struct section *s = &o->section[section];
	const struct reloc *r = object_reloc(o, section, (uint64_t)(b.at - s->data));
	const unsigned word = f->pointer_encoded || o->m->class == ELFCLASS32 ? 4 : 8;
	if (!r)
		return "an FDE that begins at no symbol";
	take(&b, word);
	f->section = o->symbol[r->symbol].section;
	f->start = o->symbol[r->symbol].value + (uint64_t)r->addend;
	f->bytes = take(&b, word);
	if (!strcmp(s->name, ".eh_frame"))
		skip(&b, uleb(&b));
	f->program = b.at;
	f->end = b.end;
	return b.bad ? "an FDE that cannot be read" : NULL;
}

/* Where the entry at `from` ends; its id is next. */
static bool open_entry(const struct section *s, size_t from, struct bytes *b)
{
	*b = (struct bytes){ s->data + from, s->data + s->bytes, false };
	uint64_t n = take(b, 4);
	if (b->bad || n > (uint64_t)(b->end - b->at) || n < 4)
		return false;
	b->end = b->at + n;
	return true;
}

static const char *read_entry(struct object *o, const struct section *s, struct bytes b, bool eh)
{
	const size_t here = (size_t)(b.at - s->data);
	const uint64_t cie_id = eh ? 0 : 0xffffffff, id = take(&b, 4), at = eh ? here - id : id;
	struct bytes cie;
	if (id == cie_id)
		return NULL;
	if (o->fdes > o->symbols)
		return "more entries than functions";
	if (at > s->bytes || !open_entry(s, at, &cie) || take(&cie, 4) != cie_id)
		return "an FDE without its CIE";
	struct fde *f = &o->fde[o->fdes];
	const char *wrong = read_cie(cie, o->m, f);
	if (!wrong)
		wrong = read_fde(o, (unsigned)(s - o->section), b, f);
	o->fdes += !wrong;
	return wrong;
}

void cfi_read(struct object *o)
{
	const struct section *s = object_section(o, o->m->cfi);
	const bool eh = !strcmp(o->m->cfi, ".eh_frame");
	struct bytes b;
	o->fde = must_alloc((o->symbols + 1) * sizeof *o->fde);
	for (size_t from = 0; s && from < s->bytes; from = (size_t)(b.end - s->data)) {
		if (!open_entry(s, from, &b)) {
			if (!eh || from + 4 != s->bytes)
				lint_finding(o, s->name, "whole entries", "no entry at byte %zu", from);
			return;
		}
		const char *wrong = read_entry(o, s, b, eh);
		if (wrong)
			lint_finding(o, s->name, "one entry for each function", "at byte %zu: %s", from, wrong);
	}
}

/* ---- what the entries say ---- */

enum { DEPTH = 8 };
struct cfi_run { struct cfi_row now, initial, kept[DEPTH]; unsigned depth; uint64_t at, until; const char *wrong; };

enum {
	NOP = 0x00, SET_LOC, ADVANCE_1, ADVANCE_2, ADVANCE_4, OFFSET_EXTENDED, RESTORE_EXTENDED, UNDEFINED, SAME_VALUE,
	REGISTER, REMEMBER, RESTORE_STATE, DEF_CFA, DEF_CFA_REGISTER, DEF_CFA_OFFSET, DEF_CFA_EXPRESSION, EXPRESSION,
	OFFSET_EXTENDED_SF, DEF_CFA_SF, DEF_CFA_OFFSET_SF, VAL_OFFSET, VAL_OFFSET_SF, VAL_EXPRESSION,
	NEGATE_RA_STATE = 0x2d, ARGS_SIZE = 0x2e,
	ADVANCE = 0x40, OFFSET = 0x80, RESTORE = 0xc0, HIGH = 0xc0, LOW = 0x3f,
};

static void set_column(struct cfi_run *s, uint64_t column, enum saved_how how, int64_t off)
{
	if (column >= MAX_COLUMNS) {
		s->wrong = "names a register that there is not";
		return;
	}
	s->now.column[column].how = how;
	s->now.column[column].off = (int)off;
}

static void restore_column(struct cfi_run *s, uint64_t column)
{
	if (column < MAX_COLUMNS)
		s->now.column[column] = s->initial.column[column];
	else
		s->wrong = "names a register that there is not";
}

static void remember(struct cfi_run *s)
{
	if (s->depth == DEPTH)
		s->wrong = "remembers too much";
	else
		s->kept[s->depth++] = s->now;
}

static void recall(struct cfi_run *s)
{
	if (!s->depth)
		s->wrong = "restores a state that it did not remember";
	else
		s->now = s->kept[--s->depth];
}

static void define(struct cfi_run *s, unsigned column, int64_t off)
{
	s->now.cfa = column;
	s->now.off = off;
	s->now.expression = false;
}

/* All but those that advance; code has lost the operand in its low bits. */
static void do_one(struct cfi_run *s, const struct fde *f, struct bytes *b, unsigned code, unsigned low)
{
	uint64_t column;
	int64_t off;
	switch (code) {
	case NOP: break;
	case OFFSET: set_column(s, low, SAVED_AT, (int64_t)uleb(b) * f->data_factor); break;
	case RESTORE: restore_column(s, low); break;
	case OFFSET_EXTENDED:
		column = uleb(b); off = (int64_t)uleb(b); set_column(s, column, SAVED_AT, off * f->data_factor); break;
	case OFFSET_EXTENDED_SF:
		column = uleb(b); off = sleb(b); set_column(s, column, SAVED_AT, off * f->data_factor); break;
	case RESTORE_EXTENDED: restore_column(s, uleb(b)); break;
	case UNDEFINED: set_column(s, uleb(b), SAVED_UNDEFINED, 0); break;
	case SAME_VALUE: set_column(s, uleb(b), SAVED_NOT, 0); break;
	case REGISTER: column = uleb(b); uleb(b); set_column(s, column, SAVED_OTHERWISE, 0); break;
	case EXPRESSION: case VAL_EXPRESSION:
		column = uleb(b); skip(b, uleb(b)); set_column(s, column, SAVED_OTHERWISE, 0); break;
	case VAL_OFFSET: case VAL_OFFSET_SF: column = uleb(b); uleb(b); set_column(s, column, SAVED_OTHERWISE, 0); break;
	case REMEMBER: remember(s); break;
	case RESTORE_STATE: recall(s); break;
	case DEF_CFA: column = uleb(b); define(s, (unsigned)column, (int64_t)uleb(b)); break;
	case DEF_CFA_SF: column = uleb(b); define(s, (unsigned)column, sleb(b) * f->data_factor); break;
	case DEF_CFA_REGISTER: define(s, (unsigned)uleb(b), s->now.off); break;
	case DEF_CFA_OFFSET: define(s, s->now.cfa, (int64_t)uleb(b)); break;
	case DEF_CFA_OFFSET_SF: define(s, s->now.cfa, sleb(b) * f->data_factor); break;
	case DEF_CFA_EXPRESSION: skip(b, uleb(b)); s->now.expression = true; break;
	case NEGATE_RA_STATE: s->now.signs_return ^= true; break;
	case ARGS_SIZE: uleb(b); break;
	default: s->wrong = text_of("has the unknown instruction %#x", code | low);
	}
}

static void interpret(struct cfi_run *s, const struct fde *f, const uint8_t *from, const uint8_t *end)
{
	struct bytes b = { from, end, false };
	while (b.at < b.end && !s->wrong) {
		unsigned byte = (unsigned)take(&b, 1), code = byte & HIGH ? byte & HIGH : byte;
		unsigned low = byte & HIGH ? byte & LOW : 0;
		uint64_t by = 0;
		switch (code) {
		case ADVANCE: by = low; break;
		case ADVANCE_1: by = take(&b, 1); break;
		case ADVANCE_2: by = take(&b, 2); break;
		case ADVANCE_4: by = take(&b, 4); break;
		default: do_one(s, f, &b, code, low);
		}
		s->at += by * f->code_factor;
		if (s->at > s->until)
			return;
		if (b.bad)
			s->wrong = "ends in the middle of an instruction";
	}
}

const char *cfi_at(const struct fde *f, uint64_t at, struct cfi_row *row)
{
	static struct cfi_run s;
	memset(&s.now, 0, sizeof s.now);
	s.depth = 0;
	s.wrong = NULL;
	s.at = s.until = f->start;
	interpret(&s, f, f->initial, f->initial_end);
	s.initial = s.now;
	s.until = at;
	if (!s.wrong)
		interpret(&s, f, f->program, f->end);
	*row = s.now;
	return s.wrong;
}
