/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a line of a checksum list says, and how a name is written so that it stays on its line. */
#include <stdlib.h>
#include <string.h>

#include "cmd_list.h"

static bool blank(char c)
{
	return c == ' ' || c == '\t';
}

static int nibble(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

/* Exactly `size` bytes in hexadecimal at s; what follows them is the caller's affair. */
static bool digest_at(const char *s, size_t size, uint8_t *digest)
{
	for (size_t i = 0; i < size; i++) {
		int high = nibble(s[2 * i]);
		int low = high < 0 ? -1 : nibble(s[2 * i + 1]);

		if (low < 0)
			return false;
		digest[i] = (uint8_t)(high << 4 | low);
	}
	return true;
}

/* Undo list_escape() in place: \\, \n and \r, and nothing else. A NUL has no business there. */
static bool unescape(char *name, size_t len)
{
	char *out = name;

	for (size_t i = 0; i < len; i++) {
		char c = name[i];

		if (c == '\0')
			return false;
		if (c == '\\') {
			if (++i == len)
				return false;
			switch (name[i]) {
			case '\\': c = '\\'; break;
			case 'n':  c = '\n'; break;
			case 'r':  c = '\r'; break;
			default:   return false;
			}
		}
		*out++ = c;
	}
	*out = '\0';
	return true;
}

/* The name is `len` bytes at s: end it there, and read its escapes if the line has them. */
static bool take_name(struct list_line *line, char *s, size_t len, bool escaped)
{
	line->name = s;
	if (escaped)
		return unescape(s, len);
	s[len] = '\0';
	return true;
}

/* "(NAME) = DIGEST", as BSD and OpenSSL write it; the last parenthesis is the name's end. */
static bool tagged(struct list_line *line, const struct list *list,
	char *s, size_t len, bool escaped)
{
	char *end = s + len, *close = end, *hex;

	if (*s != '(')
		return false;
	do {
		if (--close == s)
			return false;
	} while (*close != ')');
	for (hex = close + 1; blank(*hex); hex++)
		;
	if (*hex++ != '=')
		return false;
	while (blank(*hex))
		hex++;
	if (!digest_at(hex, list->size, line->digest) || hex[2 * list->size] != '\0')
		return false;
	return take_name(line, s + 1, (size_t)(close - s - 1), escaped);
}

/*
 * After the digest and its blank comes ' ' or '*' for the mode, and the name; or, in the form of
 * old BSD programs, at once the name. The first line that tells decides for all that follow.
 */
static bool untagged(struct list_line *line, struct list *list, char *s, size_t len, bool escaped)
{
	size_t hex = 2 * list->size;

	if (!digest_at(s, list->size, line->digest) || !blank(s[hex]) || len < hex + 2)
		return false;
	s += hex + 1;
	len -= hex + 1;
	if (len == 1 || (*s != ' ' && *s != '*')) {
		if (list->spaces == LIST_TWO)
			return false;
		list->spaces = LIST_ONE;
	} else if (list->spaces != LIST_ONE) {
		list->spaces = LIST_TWO;
		s++;
		len--;
	}
	return take_name(line, s, len, escaped);
}

enum list_kind list_parse(struct list *list, char *s, size_t len, struct list_line *line)
{
	size_t tag = strlen(list->tag);
	bool escaped, ok;
	char *end;

	if (len && s[len - 1] == '\n')
		len--;
	if (len && s[len - 1] == '\r')
		len--;
	end = s + len;
	*end = '\0';
	if (len == 0 || *s == '#')
		return LIST_SKIP;
	while (blank(*s))
		s++;
	escaped = *s == '\\';
	s += escaped;
	if (!strncmp(s, list->tag, tag)) {
		s += tag;
		s += *s == ' ';
		ok = tagged(line, list, s, (size_t)(end - s), escaped);
	} else {
		ok = untagged(line, list, s, (size_t)(end - s), escaped);
	}
	return ok ? LIST_SUM : LIST_BAD;
}

bool list_needs_escape(const char *name)
{
	return name[strcspn(name, "\\\n\r")] != '\0';
}

void list_escape(FILE *out, const char *name)
{
	for (; *name; name++) {
		switch (*name) {
		case '\\': fputs("\\\\", out); break;
		case '\n': fputs("\\n", out);  break;
		case '\r': fputs("\\r", out);  break;
		default:   putc(*name, out);   break;
		}
	}
}
