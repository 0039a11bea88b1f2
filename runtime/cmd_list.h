/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The shape of a checksum list's line: pure functions over text, to be fuzzed alone. */
#ifndef INGOT_CMD_LIST_H
#define INGOT_CMD_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { LIST_DIGEST_MAX = 64 };

/* Which of the two spellings of "digest, blank, name" the lists read so far have shown. */
enum list_spaces { LIST_UNSEEN, LIST_ONE, LIST_TWO };

/* What is known before a line is read. One of these lasts over all lists of a run. */
struct list {
	const char *tag;             /* "SHA256": how a BSD line of this hash begins */
	size_t size;                 /* of the digest, in bytes */
	enum list_spaces spaces;
};

struct list_line {
	const char *name;            /* inside the line that was parsed */
	uint8_t digest[LIST_DIGEST_MAX];
};

enum list_kind {
	LIST_SKIP,                   /* empty, or a comment */
	LIST_BAD,                    /* not a line of this hash */
	LIST_SUM,                    /* line->name and line->digest are set */
};

/*
 * Parse one line of `len` bytes, its end of line (\n or \r\n) included if it has one; s[len]
 * must be writable. The text is changed: the name is unescaped and ended where it stands.
 */
enum list_kind list_parse(struct list *list, char *s, size_t len, struct list_line *line);

/* Does a name need escaping (and its line a leading backslash) to stay on one line? */
bool list_needs_escape(const char *name);
void list_escape(FILE *out, const char *name);

#endif
