/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen run`: a counterexample once more, or a function on what one gives it. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include "byhand.h"
#include "look.h"

static void help(void)
{
	puts("Usage: gen run FUNCTION [OPTION]...\n"
	     "To run a function on numbers, in the model of its CPU.\n"
	     "\n"
	     "A counterexample once more, as gen prove names it:\n"
	     "      --case=TEXT          the case of the claim\n"
	     "      --seed=N             what its bytes are drawn from\n"
	     "      --set=NAME=N         a number of the case\n"
	     "      --object=FILE        the function as it is in that object\n"
	     "Or what is given by the names of its arguments; lengths follow from that:\n"
	     "      --hex=NAME=HEX       bytes\n"
	     "      --text=NAME=TEXT     the bytes of TEXT\n"
	     "      --file=NAME=FILE     the bytes of a file; - is standard input\n"
	     "      --number=NAME=N      a number\n"
	     "      --variant=NAME       the kernel to call, instead of that for the baseline\n"
	     "Both:\n"
	     "  -t, --target=TARGET      of the function, if its name does not say\n"
	     "      --trace              print each instruction with what it reads and writes\n"
	     "      --help               this text\n"
	     "\n"
	     "Exit status: 0 it ran, and did what is claimed of it; 1 not; 2 trouble.");
}

struct wish {
	const char *target, *name, *variant, *object;
	struct shot shot;
	struct request q;
};

static bool wrong(const char *fmt, const char *what)
{
	fputs("gen run: ", stderr);
	fprintf(stderr, fmt, what);
	fputs("\nTry 'gen run --help'.\n", stderr);
	return false;
}

static bool number(const char *s, uint64_t *n)
{
	char *end;
	errno = 0;
	*n = strtoull(s, &end, 0);
	return (isdigit((unsigned char)*s) && !*end && !errno) || wrong("'%s' is no number", s);
}

static bool from_hex(const char *s, struct given_bytes *b)
{
	uint8_t *byte = must_alloc(strlen(s) / 2 + 1);
	for (b->n = 0; *s; s += 2) {
		if (!isxdigit((unsigned char)s[0]) || !isxdigit((unsigned char)s[1]))
			return wrong("'%.20s' is no pair of hexadecimal digits", s);
		byte[b->n++] = (uint8_t)strtoul((char[3]){ s[0], s[1], 0 }, NULL, 16);
	}
	b->byte = byte;
	return true;
}

static bool from_file(const char *path, struct given_bytes *b)
{
	b->byte = (const uint8_t *)read_file(strcmp(path, "-") ? path : "/dev/stdin", &b->n);
	if (b->byte)
		return true;
	fprintf(stderr, "gen run: %s: %s\n", path, strerror(errno));
	return false;
}

/* NAME=VALUE, as that letter has it. */
static bool give(struct wish *w, int letter, const char *s)
{
	const char *equals = strchr(s, '=');
	if (!equals || equals == s)
		return wrong("'%s' is not of the form NAME=VALUE", s);
	const char *name = text_of("%.*s", (int)(equals - s), s), *value = equals + 1;
	uint64_t n;
	if (letter == 'S') {
		if (w->shot.n == MAX_INPUTS)
			return wrong("'%s' is one number too many", s);
		w->shot.in[w->shot.n].name = name;
		return number(value, &n) && (w->shot.in[w->shot.n++].value = (int64_t)n, true);
	}
	if (w->q.n == sizeof w->q.given / sizeof *w->q.given)
		return wrong("'%s' is one argument too many", s);
	struct given_bytes *b = &w->q.given[w->q.n++];
	*b = (struct given_bytes){ .name = name, .is_number = letter == 'N' };
	switch (letter) {
	case 'N': return number(value, &b->number);
	case 'X': return from_hex(value, b);
	case 'F': return from_file(value, b);
	default:
		b->byte = (const uint8_t *)value;
		b->n = strlen(value);
		return true;
	}
}

static bool take(struct wish *w, int letter, const char *s)
{
	uint64_t n;
	switch (letter) {
	case 't': w->target = s; return true;
	case 'C': w->shot.what = s; return true;
	case 's':
		if (!number(s, &n) || !n || n > 1 << 20)
			return wrong("'%s' is no seed", s);
		w->shot.seed = (unsigned)n;
		return true;
	case 'O': w->object = s; return true;
	case 'V': w->variant = s; return true;
	case 'T': w->q.trace = true; return true;
	case '?':
		fputs("Try 'gen run --help'.\n", stderr);
		return false;
	default: return give(w, letter, s);
	}
}

/* That of the variant, or else that which needs nothing. */
static const struct function *choose_kernel(const struct function *f, const char *variant)
{
	if (is_kernel(f))
		return f;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *k = catalog(i);
		if (is_kernel(k) && k->target == f->target && !strcmp(k->hash, hash_find(f->hash)->family) &&
		    (variant ? !strcmp(k->variant, variant) : !*k->needs))
			return k;
	}
	fprintf(stderr, "gen run: %s has no kernel called %s\n", catalog_name(f), variant ? variant : "the baseline");
	return NULL;
}

static int once_more(const struct wish *w, const struct function *f)
{
	struct prog *p = w->object ? object_program(w->object, f) : catalog_write(f);
	if (!p)
		return 2;
	struct verdicts v = shot_again(stdout, f, p, &w->shot, (struct manner){ w->q.trace, 4096 });
	if (!v.cases) {
		fprintf(stderr, "gen run: the claim about %s has no case \"%s\"\n", catalog_name(f), w->shot.what);
		return 2;
	}
	report_print(stdout, &v.report);
	return v.report.n ? 1 : 0;
}

int run_command(int argc, char **argv)
{
	static const struct option longs[] = {
		{ "case", 1, NULL, 'C' }, { "seed", 1, NULL, 's' }, { "set", 1, NULL, 'S' }, { "object", 1, NULL, 'O' },
		{ "hex", 1, NULL, 'X' }, { "text", 1, NULL, 'Y' }, { "file", 1, NULL, 'F' }, { "number", 1, NULL, 'N' },
		{ "variant", 1, NULL, 'V' }, { "target", 1, NULL, 't' }, { "trace", 0, NULL, 'T' }, { "help", 0, NULL, 'h' },
		{ NULL, 0, NULL, 0 },
	};
	struct wish w = { .name = NULL };
	for (int letter; (letter = getopt_long(argc, argv, "t:h", longs, NULL)) != -1;) {
		if (letter == 'h') {
			help();
			return 0;
		}
		if (!take(&w, letter, optarg))
			return 2;
	}
	if (optind + 1 != argc)
		return wrong(optind == argc ? "%s is missing" : "takes one function, and not also '%s'",
			optind == argc ? "a function" : argv[optind + 1]) ? 0 : 2;
	const struct function *f = catalog_named(w.target, argv[optind]);
	if (!f)
		return 2;
	if (!w.shot.what != !w.shot.seed)
		return wrong("%s", "--case and --seed go together") ? 0 : 2;
	if (w.shot.what ? w.q.n || w.variant : w.shot.n || w.object)
		return wrong("%s", "a counterexample, or what is given by name: not both") ? 0 : 2;
	if (w.shot.what)
		return once_more(&w, f);
	w.q.f = f;
	w.q.kernel = choose_kernel(f, w.variant);
	w.q.h = hash_find(f->hash);
	return w.q.kernel ? run_by_hand(&w.q) : 2;
}
