/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a file's name is shown in a message: as it is when a shell would read it so, else quoted. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "cmd.h"

/* A letter as the shells see one, whatever the locale says. */
static bool letter(unsigned char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/*
 * The bytes at s that stand or fall together: a printable character (*print set) of one or
 * more bytes, or one byte (or what is left of a torn character) that must be escaped.
 */
static size_t glyph(const char *s, size_t left, bool *print)
{
	mbstate_t state = { 0 };
	wchar_t wide;
	size_t n;

	*print = (unsigned char)*s >= 0x20 && (unsigned char)*s < 0x7f;
	if ((unsigned char)*s < 0x80)
		return 1;
	n = mbrtowc(&wide, s, left, &state);
	if (n == (size_t)-2)
		return left;
	if (n == (size_t)-1 || n == 0)
		return 1;
	*print = iswprint((wint_t)wide) != 0;
	return n;
}

/* What a name needs: nothing, double quotes (an apostrophe and nothing worse), or single ones. */
enum need { BARE, DOUBLE, SINGLE };

static enum need need(const char *s, size_t len)
{
	bool special = len == 0 || !strcmp(s, "{") || !strcmp(s, "}");
	bool apostrophe = false, tame = true;

	for (size_t i = 0, n; i < len; i += n) {
		bool print;
		char c = s[i];

		n = glyph(s + i, len - i, &print);
		if (!print)
			return SINGLE;
		if (n > 1 || letter((unsigned char)c) || strchr("%+,-./@]_", c))
			continue;
		if (c == '\'')
			apostrophe = true;
		else if (!strchr(" :", c) && !(i == 0 && strchr("#~", c)))
			tame = false;
		if (!strchr("{}#~", c) || (i == 0 && strchr("#~", c)))
			special = true;
	}
	return !special ? BARE : apostrophe && tame ? DOUBLE : SINGLE;
}

/* One byte inside $'...'. */
static char *escape(char *out, unsigned char c)
{
	static const char from[] = "\a\b\t\n\v\f\r", to[] = "abtnvfr";
	const char *at = c ? strchr(from, c) : NULL;

	*out++ = '\\';
	if (at) {
		*out++ = to[at - from];
		return out;
	}
	*out++ = (char)('0' + (c >> 6));
	*out++ = (char)('0' + (c >> 3 & 7));
	*out++ = (char)('0' + (c & 7));
	return out;
}

static char *add(char *out, const char *s, size_t n)
{
	memcpy(out, s, n);
	return out + n;
}

/*
 * 'plain'$'\n''plain', an apostrophe as '\''. As coreutils 9.1 writes it, but for names with an
 * apostrophe that end in an escape: there it writes text which no shell reads as the name.
 */
static char *single(char *out, const char *s, size_t len)
{
	bool escaping = false;

	*out++ = '\'';
	for (size_t i = 0, n; i < len; i += n) {
		bool print;

		n = glyph(s + i, len - i, &print);
		if (!print) {
			if (!escaping)
				out = add(out, "'$'", 3);
			for (size_t k = 0; k < n; k++)
				out = escape(out, (unsigned char)s[i + k]);
		} else if (s[i] == '\'') {
			out = add(out, "'\\''", 4);
		} else {
			if (escaping)
				out = add(out, "''", 2);
			out = add(out, s + i, n);
		}
		escaping = !print;
	}
	*out++ = '\'';
	return out;
}

char *cmd_quote(const char *name)
{
	size_t len = strlen(name);
	/* The longest: '$' and \ooo and '' for one byte, and the outer quotes. */
	char *text = cmd_alloc(9 * len + 3), *end = text;

	switch (need(name, len)) {
	case BARE:
		end = add(end, name, len);
		break;
	case DOUBLE:
		*end++ = '"';
		end = add(end, name, len);
		*end++ = '"';
		break;
	case SINGLE:
		end = single(end, name, len);
		break;
	}
	*end = '\0';
	return text;
}
