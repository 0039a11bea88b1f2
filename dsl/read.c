/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How an instruction is read back from a disassembler's text.  The texts of the rows are the grammar, so there is no
 * second list of instructions; what fits no row, or two, is not read. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include "read.h"
#include "shapes.h"

/* ---- pieces ---- */

bool read_blank(struct text *s)
{
	const char *from = s->at;
	while (*s->at == ' ' || *s->at == '\t')
		s->at++;
	return s->at > from;
}

bool read_exactly(struct text *s, const char *what)
{
	const size_t n = strlen(what);
	if (strncmp(s->at, what, n))
		return false;
	s->at += n;
	return true;
}

bool read_number(struct text *s, int64_t *k)
{
	const bool minus = *s->at == '-';
	const char *from = s->at + minus;
	const bool hex = from[0] == '0' && from[1] == 'x';
	char *end;
	if (!isxdigit((unsigned char)from[hex ? 2 : 0]) || !isdigit((unsigned char)*from))
		return false;
	errno = 0;
	const uint64_t v = strtoull(from, &end, hex ? 16 : 10);
	if (errno || isalnum((unsigned char)*end))
		return false;
	*k = (int64_t)(minus ? -v : v);
	s->at = end;
	return true;
}

static bool read_address(struct text *s, unsigned *address)
{
	char *end;
	if (!isxdigit((unsigned char)*s->at))
		return false;
	errno = 0;
	const unsigned long v = strtoul(s->at, &end, 16);
	if (errno || v > INT32_MAX)
		return false;
	*address = (unsigned)v;
	s->at = end;
	return true;
}

static bool in_name(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* No name is the beginning of another one. */
bool read_register(struct text *s, unsigned w, R *r)
{
	const struct target *t = s->t;
	for (R i = 0; i < t->regs; i++) {
		const char *name = t->reg_name(i, w);
		const size_t n = name ? strlen(name) : 0;
		if (n && !strncmp(s->at, name, n) && !in_name(s->at[n])) {
			s->at += n;
			*r = i;
			return true;
		}
	}
	return false;
}

bool read_reference(struct text *s, struct mem *m)
{
	if (!s->ref || !s->ref->table || !read_exactly(s, "@"))
		return false;
	m->table = s->ref->table;
	m->disp = s->ref->off;
	s->used++;
	return true;
}

/* ---- letters of a row's text ---- */

/* A lower half is only what its name says to be one. */
static bool is_half(const struct target *t, R r, unsigned w)
{
	return w == 32 && t->reg_width(r) > 32 && strcmp(t->reg_name(r, w), t->reg_name(r, t->reg_width(r))) != 0;
}

/* Two vector registers are only what their name says to be two. */
static bool is_pair(const struct target *t, R r, unsigned w)
{
	return w == 2 * t->reg_width(r) && t->reg_width(r) > t->word && strcmp(t->reg_name(r, w), t->reg_name(r, t->reg_width(r))) != 0;
}

/* One with a digit: all of a vector (0), or that many bytes.  Without one, as much as the operation: all of the register,
 * or 32 bits of it, for that is what run_put() takes from all targets as they do, or it and the next one. */
static bool read_operand(struct text *s, const struct target *t, unsigned w, int digit, uint8_t *to)
{
	R r;
	if (!read_register(s, digit < 0 ? w : 8 * (unsigned)digit, &r))
		return false;
	const unsigned full = t->reg_width(r);
	*to = (uint8_t)r;
	if (digit == 0)
		return full > t->word;
	if (w == 256 && digit < 0)
		return upper_of(t, r) != NOREG;
	if (digit > 0)
		return full == t->word || full == 8 * (unsigned)digit || is_half(t, r, 8 * (unsigned)digit);
	return w == full || is_half(t, r, w) || is_pair(t, r, w);
}

/* Names and ranges of them; one that is no register of the target's ends it, with the comma in front of it. */
static bool read_list(struct text *s, const struct target *t, uint64_t *list)
{
	R r, last;
	*list = 0;
	for (struct text ahead = *s; read_register(&ahead, t->word, &r); read_exactly(&ahead, ","), read_blank(&ahead)) {
		last = r;
		if (read_exactly(&ahead, "-") && !read_register(&ahead, t->word, &last))
			return false;
		for (; r <= last; r++)
			*list |= (uint64_t)1 << r;
		*s = ahead;
	}
	return *list != 0;
}

static bool read_callee(struct text *s, const struct contract **c)
{
	if (!s->ref || !s->ref->callee || !read_exactly(s, "INGOT_SYMBOL(") || !read_exactly(s, s->ref->callee->symbol) ||
	    !read_exactly(s, ")"))
		return false;
	*c = s->ref->callee;
	s->used++;
	return true;
}

static bool read_suffix(struct text *s, unsigned w, bool optional)
{
	const char letter = w == 64 ? 'q' : w == 32 ? 'l' : w == 16 ? 'w' : 'b';
	if (*s->at == letter)
		s->at++;
	else if (!optional)
		return false;
	return *s->at == ' ' || *s->at == '\t';
}

static bool read_letter(struct text *s, const struct target *t, char letter, int digit, bool registers, struct ins *i)
{
	switch (letter) {
	case 'd': return read_operand(s, t, i->w, digit, &i->d);
	case 'n': return read_operand(s, t, i->w, digit, &i->n);
	case 'm': return read_operand(s, t, i->w, digit, &i->m);
	case 'a': return read_operand(s, t, i->w, digit, &i->a);
	case 'A': return reading_of(t)->mem(s, &i->mem);
	case 'r': return read_list(s, t, &i->list);
	case 'k': return read_number(s, &i->k);
	case 'c': return read_callee(s, &i->callee);
	case 'l': return read_address(s, &i->label);
	case 's': return read_suffix(s, digit > 0 ? 8 * (unsigned)digit : i->w, registers);
	default: return false;
	}
}

/* ---- rows ---- */

struct asks { bool registers, plain, vector, suffix; unsigned widest; };    /* plain: a letter for a register without a digit */

static struct asks asks_of(const struct row *row)
{
	struct asks a = { 0 };
	for (const char *s = row->text; (s = strchr(s, '%'));) {
		const char digit = *++s;
		s += isdigit((unsigned char)digit) != 0;
		a.suffix |= *s == 's' && !isdigit((unsigned char)digit);
		if (!strchr("dnma", *s))
			continue;
		a.registers = true;
		a.plain |= !isdigit((unsigned char)digit);
		a.vector |= digit == '0';
		if (isdigit((unsigned char)digit) && a.widest < 8 * (unsigned)(digit - '0'))
			a.widest = 8 * (unsigned)(digit - '0');
	}
	return a;
}

/* The widths of operation that a row's text leaves open; where it leaves none, that of its registers. */
static unsigned widths_of(const struct row *row, const struct target *t, unsigned w[5])
{
	const struct asks a = asks_of(row);
	unsigned n = 0;
	if (a.plain || a.suffix) {
		w[n++] = 32;
		if (t->word != 32)
			w[n++] = t->word;
		if (t->word == 32 && a.plain && needs_of(row, 64))
			w[n++] = 64;
		if (a.plain && needs_of(row, 128))
			w[n++] = 128;
		if (a.plain && needs_of(row, 256))
			w[n++] = 256;
	} else {
		w[n++] = a.widest > 32 ? a.widest : a.widest ? 32 : a.vector ? 128 : t->word;
	}
	return n;
}

static bool fits(struct text s, const struct row *row, struct ins *i)
{
	const struct target *t = s.t;
	const bool registers = asks_of(row).registers;
	bool operands = false;
	for (const char *c = row->text; *c; c++) {
		int64_t want, got;
		if (*c == ' ') {
			if (!read_blank(&s) && !operands)
				return false;
			operands = true;
		} else if (*c == '%') {
			const int digit = isdigit((unsigned char)c[1]) ? *++c - '0' : -1;
			if (!read_letter(&s, t, *++c, digit, registers, i))
				return false;
		} else if (*c == '#' && isdigit((unsigned char)c[1])) {
			struct text row_text = { .at = c + 1 };
			if (!read_exactly(&s, "#") || !read_number(&row_text, &want) || !read_number(&s, &got) || want != got)
				return false;
			c = row_text.at - 1;
		} else if (*c != *s.at++) {
			return false;
		}
	}
	read_blank(&s);
	return !*s.at && s.used == (s.ref != NULL);
}

/* ---- lines ---- */

const char *read_plain(const struct target *t, const char *line)
{
	const struct reading *r = reading_of(t);
	const char *end = line + strlen(line), *c = strstr(line, " <");
	if (c)
		end = c;
	for (unsigned i = 0; r->comments[i]; i++)
		if ((c = strstr(line, r->comments[i])) && c < end)
			end = c;
	while (end > line && isspace((unsigned char)end[-1]))
		end--;
	return text_of("%.*s", (int)(end - line), line);
}

/* "add x0, x1, #0x5c, lsl #12" is "add x0, x1, #376832". */
static const char *in_one(const char *s, const char *shifted)
{
	const size_t n = strlen(s), k = shifted ? strlen(shifted) : 0;
	const char *from;
	int64_t v;
	if (!shifted || n <= k || strcmp(s + n - k, shifted))
		return s;
	for (from = s + n - k; from > s && from[-1] != '#'; from--)
		;
	struct text number = { .at = from };
	return from > s && read_number(&number, &v) && number.at == s + n - k ?
		text_of("%.*s%lld", (int)(from - s), s, (long long)(v << 12)) : s;
}

static const char *as_rows_say(const struct reading *r, const char *plain)
{
	const char *tab = strchr(plain, '\t'), *rest = tab;
	while (rest && isspace((unsigned char)*rest))
		rest++;
	const char *s = tab ? text_of("%.*s %s", (int)(tab - plain), plain, rest) : plain;
	while (strstr(s, "  ") && strstr(s, "  ") == strchr(s, ' '))
		s = text_of("%.*s%s", (int)(strchr(s, ' ') - s), s, strchr(s, ' ') + 1);
	while (!strncmp(s, "data16 data16 ", 14))
		s += 7;
	for (unsigned i = 0; r->nothing[i]; i++)
		if (!strncmp(s, r->nothing[i], strlen(r->nothing[i])))
			return "nop";
	s = in_one(s, r->shifted);
	for (unsigned i = 0; i < MAX_SPELLINGS && r->spelling[i].said; i++) {
		const size_t n = strlen(r->spelling[i].said);
		if (!strncmp(s, r->spelling[i].said, n))
			return text_of("%s%s", r->spelling[i].row, s + n);
	}
	return s;
}

/* Of two rows, the one that says more in its own text: [sp] of one may be a register of the other. */
static unsigned letters_of(const struct row *row)
{
	unsigned n = 0;
	for (const char *s = row->text; (s = strchr(s, '%')); s++)
		n++;
	return n;
}

const char *read_ins(const struct target *t, const char *plain, const struct reference *ref, struct ins *i)
{
	const struct text s = { .at = as_rows_say(reading_of(t), plain), .t = t, .ref = ref };
	const struct row *found = NULL;
	for (unsigned op = OP_LABEL + 1; op < t->rows; op++) {
		unsigned w[5];
		for (unsigned k = widths_of(&t->row[op], t, w); k-- > 0;) {
			struct ins one = { .op = (uint16_t)op, .w = (uint16_t)w[k] };
			if (!fits(s, &t->row[op], &one) || !registers_in_order(t, &one) || (found && letters_of(found) < letters_of(&t->row[op])))
				continue;
			if (found && letters_of(found) == letters_of(&t->row[op]))
				return text_of("rows %s and %s both read \"%s\"", found->id, t->row[op].id, s.at);
			found = &t->row[op];
			*i = one;
		}
	}
	return found ? NULL : text_of("no row reads \"%s\"", s.at);
}
