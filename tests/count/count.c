/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The program whose instructions are counted: does the pieces of work that its standard input names, marking where each
 * begins and ends (mark.h).
 *
 *     count [planted]
 *
 * Each line in is a function, a variant and a work, as gen stats names them: "sha256_hmac scalar hmac/32+16".  It comes
 * out again, and the plugin ends the line with the count; the program does, with "lacking", if this CPU has not what the
 * variant needs.  planted: one instruction more is executed in each. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "internal.h"
#include "mark.h"

enum { LENGTHS = 2, ARGS = 6, BYTES = 1 << 15 };

typedef void fn(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

static const struct row { const char *hash, *function, *variant; uint32_t needs; fn *f; } rows[] = {
#define INGOT_ASM_VARIANT(hash, function, variant, features) \
	{ #hash, #function, #variant, features, (fn *)(uintptr_t)ingot_asm_##hash##_##function##_##variant },
#define INGOT_ASM_ROUTINE(hash, function) { #hash, #function, "", 0, (fn *)(uintptr_t)ingot_asm_##hash##_##function },
#define INGOT_ASM_GENERIC INGOT_ASM_ROUTINE
#include "variants.h"
};

static const struct table { const char *hash, *variant; uint32_t needs; struct ingot_fns fns; } tables[] = {
#define INGOT_ASM_TABLE(hash, family, variant, features, ...) { #hash, #variant, features, { __VA_ARGS__ } },
#include "variants.h"
};

static const struct { const char *name, *family; } hashes[] = {
#define HASH(name, family, ...) { #name, #family },
#include "gen/hash.def"
};

/* What a function takes: p a buffer, n the next length of the work, f the functions of the variant. */
static const struct { const char *function, *takes; } signatures[] = {
	{ "compress", "ppn" },
	{ "digest", "ppnf" },
	{ "finish", "ppf" },
	{ "hmac", "ppnpnf" },
	{ "hmac_key", "ppnf" },
	{ "pbkdf2_pair", "pnf" },
	{ "pbkdf2_steps", "pnf" },
	{ "update", "ppnf" },
};

struct work {
	const char *hash, *family, *variant, *takes;
	fn *f;
	uint32_t needs;
	const struct ingot_fns *fns;
	size_t length[LENGTHS];
};

static const struct row *find(const char *hash, const char *function, const char *variant)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (!strcmp(rows[i].hash, hash) && !strcmp(rows[i].function, function) && !strcmp(rows[i].variant, variant))
			return &rows[i];
	return NULL;
}

static const struct table *find_table(const char *hash, const char *variant)
{
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
		if (!strcmp(tables[i].hash, hash) && !strcmp(tables[i].variant, variant))
			return &tables[i];
	return NULL;
}

/* name: <hash>_<function>. */
static void resolve(struct work *w, const char *name)
{
	for (size_t h = 0; h < sizeof hashes / sizeof *hashes; h++)
		for (size_t s = 0; s < sizeof signatures / sizeof *signatures; s++) {
			const size_t n = strlen(hashes[h].name);
			if (strncmp(name, hashes[h].name, n) || name[n] != '_' || strcmp(name + n + 1, signatures[s].function))
				continue;
			const struct row *f = find(hashes[h].name, signatures[s].function, w->variant);
			const struct table *table = find_table(hashes[h].name, w->variant);
			if (!f)
				f = find(hashes[h].name, signatures[s].function, "");
			if (!f || !table)
				continue;
			w->hash = hashes[h].name;
			w->family = hashes[h].family;
			w->takes = signatures[s].takes;
			w->needs = table->needs;
			w->f = f->f;
			w->fns = &table->fns;
		}
	if (!w->f) {
		fprintf(stderr, "count: cannot call %s %s\n", name, w->variant);
		exit(2);
	}
}

/* An empty function that looks emitted: to execute it is to execute its return. */
void ingot_asm_planted(void);
__attribute__((noinline)) void ingot_asm_planted(void)
{
	__asm__ volatile ("");
}

static uint8_t buffers[ARGS][BYTES];

static void call(const struct work *w, fn *f, const char *takes)
{
	uintptr_t a[ARGS] = { 0 };
	size_t n = 0;

	for (size_t i = 0; takes[i]; i++)
		a[i] = takes[i] == 'p' ? (uintptr_t)buffers[i] : takes[i] == 'n' ? w->length[n++] : (uintptr_t)w->fns;
	f(a[0], a[1], a[2], a[3], a[4], a[5]);
}

static void mark(enum mark m)
{
	syscall(MARK_SYSCALL, (long)m);
}

/* text: <function>/ and lengths with + between them, or "iteration": what two come to, less what one does.
 * finish/N follows update of N bytes, of an empty context. */
static void do_work(struct work *w, const char *text, int planted)
{
	const char *lengths = strchr(text, '/') + 1;
	const int iteration = !strcmp(lengths, "iteration");
	char *end = (char *)lengths;

	memset(buffers, 0, sizeof buffers);
	if (iteration) {
		w->length[0] = 1;
	} else {
		for (size_t i = 0; i < LENGTHS && *end; i++)
			w->length[i] = strtoul(end + (*end == '+'), &end, 10);
		if (*end) {
			fprintf(stderr, "count: what is %s?\n", text);
			exit(2);
		}
	}
	if (!strcmp(w->takes, "ppf"))
		call(w, find(w->family, "update", "")->f, "ppnf");
	mark(MARK_ZERO);
	call(w, w->f, w->takes);
	if (iteration) {
		mark(MARK_LESS);
		w->length[0] = 2;
		call(w, w->f, w->takes);
	}
	if (planted)
		ingot_asm_planted();
	mark(MARK_SAY);
}

int main(int argc, char **argv)
{
	const int planted = argc > 1 && !strcmp(argv[1], "planted");
	const uint32_t has = ingot__cpu_detect().usable;
	char function[64], variant[64], text[64];

	while (scanf("%63s %63s %63s", function, variant, text) == 3) {
		struct work w = { .variant = variant };

		resolve(&w, function);
		printf("%s %s %s ", function, variant, text);
		fflush(stdout);
		if (w.needs & ~has)
			puts("lacking");
		else
			do_work(&w, text, planted);
	}
	return 0;
}
