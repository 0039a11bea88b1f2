/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Random lists for the parser of `ingot sum -c`: what must hold of every line it takes. */
#include <stdlib.h>
#include <string.h>

#include "cmd_list.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void want(bool good)
{
	if (!good)
		abort();
}

/* A line built from a name and a digest reads back as that name and that digest. */
static void round_trip(const struct list *of, const struct list_line *line, bool tagged)
{
	struct list list = { .tag = of->tag, .size = of->size };
	struct list_line again;
	char *text = NULL;
	size_t len = 0;
	FILE *out = open_memstream(&text, &len);

	want(out != NULL);
	if (list_needs_escape(line->name))
		putc('\\', out);
	if (tagged) {
		fprintf(out, "%s (", list.tag);
		list_escape(out, line->name);
		fputs(") = ", out);
	}
	for (size_t i = 0; i < list.size; i++)
		fprintf(out, "%02x", line->digest[i]);
	if (!tagged) {
		fputs("  ", out);
		list_escape(out, line->name);
	}
	putc('\n', out);
	fclose(out);
	if (tagged || *line->name) {
		want(list_parse(&list, text, len, &again) == LIST_SUM);
		want(!strcmp(again.name, line->name));
		want(!memcmp(again.digest, line->digest, list.size));
	}
	free(text);
}

/* One line, alone in a block of its own size, so that a read past it is seen. */
static void one_line(struct list *list, const uint8_t *data, size_t len)
{
	enum list_spaces before = list->spaces;
	char *text = malloc(len + 1);
	struct list_line line = { .name = NULL };
	enum list_kind kind;

	want(text != NULL);
	memcpy(text, data, len);
	text[len] = '\0';
	kind = list_parse(list, text, len, &line);
	want(before == LIST_UNSEEN || list->spaces == before);
	if (kind == LIST_SUM) {
		want(line.name > text && line.name + strlen(line.name) <= text + len);
		round_trip(list, &line, false);
		round_trip(list, &line, true);
	}
	free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct list of[] = {
		{ .tag = "MD5", .size = 16 },
		{ .tag = "SHA256", .size = 32 },
		{ .tag = "SHA512/256", .size = 32 },
		/* A digest this short lets the fuzzer find whole lines soon. */
		{ .tag = "X", .size = 1 },
	};
	struct list list;

	if (size == 0)
		return 0;
	list = of[*data++ % (sizeof of / sizeof *of)];
	for (size--; size > 0;) {
		const uint8_t *end = memchr(data, '\n', size);
		size_t len = end ? (size_t)(end - data) + 1 : size;

		one_line(&list, data, len);
		data += len;
		size -= len;
	}
	return 0;
}
