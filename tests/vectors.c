/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where files of published vectors are, and how NIST writes them. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include "vectors.h"

#define DEBIAN "/usr/lib/python3/dist-packages/cryptography_vectors"

static const struct {
	const char *set, *root;                          /* no root: that of $INGOT_VECTORS */
} places[] = {
	{ "$INGOT_VECTORS", NULL },
	{ "../shared/vectors", VECTORS },
};

/* Where Debian's package has the files of a folder. */
static const struct {
	const char *folder, *there;
} debian[] = {
	{ "nist-cavp/sha-byte/", "hashes/SHA1" },
	{ "nist-cavp/sha-byte/", "hashes/SHA2" },
	{ "rfc/", "hashes/MD5" },
	{ "rfc/", "HMAC" },
	{ "rfc/", "KDF" },
};

static FILE *in_folder(const char *root, const char *folder, const char *name)
{
	char path[4096];

	snprintf(path, sizeof path, "%s/%s%s", root, folder, name);
	return fopen(path, "r");
}

FILE *vectors_open(const char *name, const char **set)
{
	const char *ci = getenv("CI"), *base = strrchr(name, '/');
	bool packaged = false;
	FILE *file = NULL;

	for (size_t i = 0; i < sizeof places / sizeof *places && !file; i++) {
		const char *root = places[i].root ? places[i].root : getenv("INGOT_VECTORS");
		*set = places[i].set;
		file = root ? in_folder(root, "", name) : NULL;
	}
	for (size_t i = 0; i < sizeof debian / sizeof *debian && !file; i++) {
		if (strncmp(name, debian[i].folder, strlen(debian[i].folder)))
			continue;
		packaged = true;
		*set = "python3-cryptography-vectors";
		file = in_folder(DEBIAN, debian[i].there, base);
	}
	if (file)
		return file;
	cr_assert(!packaged || !ci || strcmp(ci, "true"), "%s is nowhere", name);
	fprintf(stderr, "skipped: no %s in $INGOT_VECTORS%s\n", name,
		packaged ? ", ../shared/vectors or python3-cryptography-vectors" : " or ../shared/vectors");
	return NULL;
}

bool rsp_open(struct rsp *r, const char *name)
{
	memset(r, 0, sizeof *r);
	r->file = vectors_open(name, &r->set);
	return r->file != NULL;
}

static void forget(struct rsp *r)
{
	while (r->pairs) {
		r->pairs--;
		free(r->key[r->pairs]);
		free(r->value[r->pairs]);
	}
}

/* One line without its end, which is CR LF in NIST's files. */
static bool next_line(struct rsp *r)
{
	if (getline(&r->line, &r->room, r->file) < 0)
		return false;
	r->line[strcspn(r->line, "\r\n")] = '\0';
	return true;
}

/* The text without the blanks around it. */
static char *trimmed(const char *text, size_t n)
{
	while (n && strchr(" \t", *text)) {
		text++;
		n--;
	}
	while (n && strchr(" \t", text[n - 1]))
		n--;
	return strndup(text, n);
}

/* True if the line was a pair, and that of r->last. */
static bool keep(struct rsp *r)
{
	char *equals = strchr(r->line, '=');

	if (r->line[0] == '[') {
		snprintf(r->section, sizeof r->section, "%.*s", (int)strcspn(r->line + 1, "]"), r->line + 1);
	} else if (equals && r->line[0] != '#') {
		cr_assert(r->pairs < sizeof r->key / sizeof *r->key, "a record of more than %u pairs", r->pairs);
		r->key[r->pairs] = trimmed(r->line, (size_t)(equals - r->line));
		r->value[r->pairs++] = trimmed(equals + 1, strlen(equals + 1));
		return r->last && !strcmp(r->key[r->pairs - 1], r->last);
	}
	return false;
}

bool rsp_next(struct rsp *r)
{
	forget(r);
	while (next_line(r))
		if (r->line[0] ? keep(r) : r->pairs && !r->last)
			return true;
	if (r->pairs && !r->last)                        /* no blank line after the last record */
		return true;
	forget(r);
	fclose(r->file);
	free(r->line);
	return false;
}

const char *rsp_get(const struct rsp *r, const char *key)
{
	for (unsigned i = 0; i < r->pairs; i++)
		if (!strcmp(r->key[i], key))
			return r->value[i];
	return NULL;
}
