/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How gen gives up on a mistake of its own, and where its memory comes from. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "dsl.h"

void die(const char *fmt, ...)
{
	va_list ap;
	fflush(stdout);
	fputs("gen: ", stderr);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
	if (prog)
		prog_tail(stderr);
	exit(2);
}

void *must_alloc(size_t n)
{
	void *p = calloc(1, n ? n : 1);
	if (!p)
		die("out of memory (%zu bytes)", n);
	return p;
}

const char *text_of(const char *fmt, ...)
{
	va_list ap, again;
	va_start(ap, fmt);
	va_copy(again, ap);
	int n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	if (n < 0)
		die("a text that cannot be formatted: %s", fmt);
	char *s = must_alloc((size_t)n + 1);
	vsnprintf(s, (size_t)n + 1, fmt, again);
	va_end(again);
	return s;
}
