/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where files of published vectors are, and how NIST writes them. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include "vectors.h"

#define DEBIAN "/usr/lib/python3/dist-packages/cryptography_vectors"

static const struct {
	const char *set, *root, *folder;                 /* no root: that of $INGOT_VECTORS */
} places[] = {
	{ "$INGOT_VECTORS", NULL, "nist-cavp/sha-byte" },
	{ "$INGOT_VECTORS", NULL, "rfc" },
	{ "../shared/vectors", VECTORS, "nist-cavp/sha-byte" },
	{ "../shared/vectors", VECTORS, "rfc" },
	{ "python3-cryptography-vectors", DEBIAN, "hashes/MD5" },
	{ "python3-cryptography-vectors", DEBIAN, "hashes/SHA1" },
	{ "python3-cryptography-vectors", DEBIAN, "hashes/SHA2" },
};

bool rsp_open(struct rsp *r, const char *name)
{
	char path[4096];
	const char *ci = getenv("CI");

	memset(r, 0, sizeof *r);
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		const char *root = places[i].root ? places[i].root : getenv("INGOT_VECTORS");
		if (!root)
			continue;
		snprintf(path, sizeof path, "%s/%s/%s", root, places[i].folder, name);
		r->file = fopen(path, "r");
		r->set = places[i].set;
		if (r->file)
			return true;
	}
	cr_assert(!ci || strcmp(ci, "true"), "%s is nowhere", name);
	fprintf(stderr, "skipped: no %s in $INGOT_VECTORS, ../shared/vectors or python3-cryptography-vectors\n", name);
	return false;
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

static void keep(struct rsp *r)
{
	char *equals = strstr(r->line, " = ");

	if (r->line[0] == '[') {
		snprintf(r->section, sizeof r->section, "%.*s", (int)strcspn(r->line + 1, "]"), r->line + 1);
	} else if (equals && r->line[0] != '#' && r->pairs < sizeof r->key / sizeof *r->key) {
		r->key[r->pairs] = strndup(r->line, (size_t)(equals - r->line));
		r->value[r->pairs++] = strdup(equals + 3);
	}
}

bool rsp_next(struct rsp *r)
{
	forget(r);
	while (next_line(r)) {
		if (!r->line[0] && r->pairs)
			return true;
		keep(r);
	}
	if (r->pairs)                                    /* no blank line after the last record */
		return true;
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
