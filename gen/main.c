/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command gen: what its subcommands are called, which options they take, how they are explained. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <jansson.h>
#include "gen.h"
#include "records.h"

struct options { const char *cores, *target, *glob, *dir, *compare; double allow; bool json, svg, diff, marks, cfi, objects, mutate; unsigned jobs, seconds, files; uint64_t seed; char **file; struct foreign_request foreign; };

static int list(const struct options *o)
{
	json_t *all = o->json ? json_array() : NULL;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (!catalog_wanted(f, o->target, o->glob))
			continue;
		if (o->json)
			json_array_append_new(all, json_pack("{s:s, s:s, s:s, s:s?, s:s, s:s}", "target", f->target->name,
				"hash", f->hash, "function", f->name, "variant", f->variant, "needs", f->needs,
				"symbol", catalog_symbol(f)));
		else
			printf("%-36s %-44s %s\n", catalog_name(f), catalog_symbol(f), *f->needs ? f->needs : "baseline");
	}
	if (o->json) {
		json_dumpf(all, stdout, JSON_INDENT(1) | JSON_SORT_KEYS);
		putchar('\n');
		json_decref(all);
	}
	return 0;
}

static int emit(const struct options *o)   { return emit_write(o->dir, o->target, o->marks); }
static int check(const struct options *o)  { return emit_check(o->dir, o->target, o->diff); }
static int table_(const struct options *o) { return table(o->json, o->target, o->glob, o->file, o->files); }
static int lint_(const struct options *o)  { return lint(o->file, o->files, o->cfi); }
static int explain_(const struct options *o) { return explain(o->target, o->file[0]); }
static int graph_(const struct options *o) { return graph(o->target, o->file[0], o->svg); }
static int run_(const struct options *o)   { return run_command((int)o->files, o->file); }

static bool number_of(const char *s, uint64_t *n)
{
	char *end;
	errno = 0;
	*n = strtoull(s, &end, 10);
	return !errno && isdigit((unsigned char)*s) && !*end;
}

static int mutate_(const struct options *o)
{
	enum { MANY = 200 };
	uint64_t n = MANY;
	if (o->objects || o->foreign.file || o->files > 1 ||
	    (o->files && (!number_of(o->file[0], &n) || !n || n > UINT32_MAX))) {
		fputs("gen prove: --mutate takes the number of mutants of each function, and no objects\n", stderr);
		return 2;
	}
	return mutate(o->target, o->glob, o->jobs, (unsigned)n, o->seed);
}

static int prove_(const struct options *o)
{
	if (o->mutate)
		return mutate_(o);
	if (o->foreign.file && !o->files && !o->objects)
		return prove_object(&o->foreign);
	if (o->objects && !o->foreign.file)
		return prove_objects(o->file, o->files, o->dir, o->target, o->glob, o->jobs);
	if (!o->files && !o->foreign.file)
		return prove_all(o->target, o->glob, o->jobs);
	fprintf(stderr, "gen prove: takes no argument '%s' without --objects\n", o->file[0]);
	return 2;
}

static int stats_(const struct options *o)
{
	if (!o->compare || !o->json)
		return sizes_read(o->file, o->files) ? stats(o->json, o->compare, o->allow, o->target, o->glob) : 2;
	fputs("gen stats: --json and --compare exclude each other\n", stderr);
	return 2;
}

static int tune_(const struct options *o)
{
	const struct function *f = o->files == 1 ? catalog_exactly(o->file[0]) : NULL;
	if (f)
		return tune(f, o->cores, strcmp(o->dir, "emitted") ? o->dir : "gen/orders", o->seconds);
	fprintf(stderr, o->files == 1 ? "gen tune: list names no function '%s'\n" : "gen tune: takes one function, as list names it\n",
		o->files ? o->file[0] : "");
	return 2;
}

static const struct command {
	const char *name, *takes, *does, *more;      /* takes: letters of options; + for files, * for none or more; 1 for a function; ! reads its arguments itself */
	int (*run)(const struct options *o);
} commands[] = {
	{ "list", "t:r:J", "say which functions there are", "", list },
	{ "table", "t:r:J*", "say what was proved of each function and where it was run",
	  "As far as the files say, which prove --record and the tests write.  Exit status: 0; 1 a function ran that is marked as\n"
	  "run nowhere; 2 trouble.\n", table_ },
	{ "emit", "t:o:M", "write the assembly",
	  "Files that are already as they should be are not touched.  Names the new and the changed ones.\n", emit },
	{ "check", "t:o:D", "compare the files with what emit would write",
	  "Exit status: 0 all the same; 1 some are stale, edited by hand, missing, or belong to nobody; 2 trouble.\n", check },
	{ "lint", "C+", "hold objects to what emitted code must be",
	  "Relocatable ELF objects and archives of any target.  One line a finding.  Exit status: 0 none; 1 some; 2 trouble.\n", lint_ },
	{ "prove", "t:r:j:Oo:RXI:F:Y:W:B:G:*", "prove every function from its contract",
	  "One line a function: proved or FAILED, with its cases and time; then the findings.  Exit status: 0 all proved; 1 not;\n"
	  "2 trouble.  With --objects the bytes are proved, as objdump reads them: of these objects, or of every emitted file,\n"
	  "assembled by GNU as and by clang where they are found.\n"
	  "With --mutate, programs that are wrong in one place must be refused: a survivor is a hole in the prover, or stands with\n"
	  "its reason in gen/equivalents.def.  Exit status: 0 so it is; 1 it is not; 2 trouble.\n"
	  "What is proved and what is assumed: docs/SOUNDNESS.md.\n", prove_ },
	{ "explain", "t:1", "say what is known of a function",
	  "Its contract, what its registers hold, what it needs, the cases of its claim, whom it calls and who calls it.\n", explain_ },
	{ "graph", "t:1PV", "draw the blocks and jumps of a function",
	  "In the language of graphviz; as an image, by graphviz, if its program dot is there.\n", graph_ },
	{ "run", "!", "run a function on numbers, or a counterexample once more", "", run_ },
	{ "stats", "t:r:JKA*", "count the instructions that each piece of work executes",
	  "update/N follows init; finish/N follows N bytes; what is called is counted, with each kernel that can be.\n"
	  "Of a function that is in an OBJECT or archive, its bytes are told, too.  With --compare, the counts that differ.\n"
	  "Exit status: 0 all is well; 1 some work executes more than allowed; 2 trouble.\n",
	  stats_ },
	{ "tune", "So:N*", "find a faster order of a function's instructions",
	  "FUNCTION as list names it; without --cores, for this machine.  Orders that keep what depends on what are tried against the\n"
	  "best so far, on this CPU; the best of all is proved and, if it is faster, written, for gen to be built with.\n"
	  "Exit status: 0 one is written; 1 none is faster; 2 trouble.\n", tune_ },
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const struct { char letter; const char *name, *argument, *does; } option_list[] = {
	{ 't', "target", "TARGET", "only this target" },
	{ 'r', "routine", "GLOB", "only functions whose name, as list prints it, matches (sha256_*)" },
	{ 'o', "output", "DIR", "the folder of the files [emitted; of tune, gen/orders]" },
	{ 'j', "jobs", "N", "so many processes at once [number of CPUs]" },
	{ 'N', "cores", "NAMES", "reckon with llvm-mca for these cores (cortex-a53,neoverse-n1) instead" },
	{ 'S', "seconds", "N", "search for so long [60]" },
	{ 'J', "json", NULL, "print JSON" },
	{ 'K', "compare", "FILE", "with what gen stats --json printed to FILE, say for another revision" },
	{ 'A', "allow", "PERCENT", "how much more than there a work may execute [0]" },
	{ 'D', "diff", NULL, "show the differences" },
	{ 'M', "marks", NULL, "with a section that says where each instruction begins, for lint --cfi" },
	{ 'R', "record", "FILE", "append there what is proved, for gen table" },
	{ 'P', "dot", NULL, "as text [this is so]" },
	{ 'V', "svg", NULL, "as an image" },
	{ 'O', "objects", NULL, "prove what is in objects" },
	{ 'F', "object", "FILE", "prove a function of another library: of this object or archive" },
	{ 'Y', "symbol", "NAME", "the function's symbol, which may be a local one" },
	{ 'W', "as", "FUNCTION", "what it is: md5_compress, sha1_compress, sha256_compress or sha512_compress" },
	{ 'B', "abi", "LIST", "its arguments in order [state,blocks,n]; also: block (one), k (the constants)" },
	{ 'G', "given", "SYMBOL=N[,N]...", "data that the object only names holds these words of 32 bits" },
	{ 'X', "mutate", NULL, "judge mutants of each function: as many as the argument says, or 200" },
	{ 'I', "seed", "S", "other mutants [1]" },
	{ 'C', "cfi", NULL, "also hold CFI to be true before each instruction; of objects with marks" },
};
enum { OPTIONS = sizeof option_list / sizeof *option_list };

/* Small letters can be given as such. */
static bool has_short(unsigned i)
{
	return islower((unsigned char)option_list[i].letter);
}

static void help(const struct command *c)
{
	if (!c) {
		puts("Usage: gen COMMAND [OPTION]...\nWrites, proves and checks the assembly of ingot.\n\nCommands:");
		for (unsigned i = 0; i < COMMANDS; i++)
			printf("  %-8s %s\n", commands[i].name, commands[i].does);
		puts("\ngen COMMAND --help tells the options of each.");
		return;
	}
	printf("Usage: gen %s [OPTION]...%s\nTo %s.\n%s\nOptions:\n", c->name,
		strchr(c->takes, '1') || !strcmp(c->name, "tune") ? " FUNCTION" : strchr(c->takes, '+') ? " OBJECT..." : strchr(c->takes, '*') ? strcmp(c->name, "table") ? " [OBJECT]..." : " [FILE]..." : "", c->does,
		c->more);
	for (unsigned i = 0; i < OPTIONS; i++)
		if (strchr(c->takes, option_list[i].letter))
			printf("  %s%c%s --%s%s%-*s %s\n", has_short(i) ? "-" : " ",
				has_short(i) ? option_list[i].letter : ' ', has_short(i) ? "," : " ", option_list[i].name,
				option_list[i].argument ? "=" : " ",
				(int)(18 - strlen(option_list[i].name)),
				option_list[i].argument ? option_list[i].argument : "", option_list[i].does);
	puts("      --help               this text");
	if (strchr(c->takes, 't')) {
		fputs("\nTargets:", stdout);
		for (const struct target *const *t = targets; *t; t++)
			printf(" %s", (*t)->name);
		putchar('\n');
	}
}

static int wrong_use(const struct command *c)
{
	fprintf(stderr, "Try 'gen %s%s--help'.\n", c ? c->name : "", c ? " " : "");
	return 2;
}

static bool take(struct options *o, const struct command *c, int letter, const char *argument)
{
	char *end = NULL;
	if (!strchr(c->takes, letter)) {
		fprintf(stderr, "gen %s: takes no such option\n", c->name);
		return false;
	}
	switch (letter) {
	case 't': {
		const struct target *const *t = targets;
		while (*t && strcmp((*t)->name, argument))
			t++;
		if (!*t) {
			fprintf(stderr, "gen %s: no target is called '%s'\n", c->name, argument);
			return false;
		}
		o->target = argument;
		break;
	}
	case 'r': o->glob = argument; break;
	case 'o': o->dir = argument; break;
	case 'J': o->json = true; break;
	case 'N': o->cores = argument; break;
	case 'S':
		o->seconds = (unsigned)strtoul(argument, &end, 10);
		if (*end || !*argument || o->seconds < 1 || o->seconds > 1000000) {
			fprintf(stderr, "gen %s: '%s' is no number of seconds\n", c->name, argument);
			return false;
		}
		break;
	case 'K': o->compare = argument; break;
	case 'A':
		o->allow = strtod(argument, &end);
		if (*end || !isdigit((unsigned char)*argument)) {
			fprintf(stderr, "gen %s: '%s' is no percentage\n", c->name, argument);
			return false;
		}
		break;
	case 'D': o->diff = true; break;
	case 'M': o->marks = true; break;
	case 'R': return records_to(argument);
	case 'P': o->svg = false; break;
	case 'V': o->svg = true; break;
	case 'C': o->cfi = true; break;
	case 'F': o->foreign.file = argument; break;
	case 'Y': o->foreign.symbol = argument; break;
	case 'W': o->foreign.as = argument; break;
	case 'B': o->foreign.abi = argument; break;
	case 'G':
		if (o->foreign.givens == sizeof o->foreign.given / sizeof *o->foreign.given) {
			fprintf(stderr, "gen %s: --given so often is too much\n", c->name);
			return false;
		}
		o->foreign.given[o->foreign.givens++] = argument;
		break;
	case 'O': o->objects = true; break;
	case 'X': o->mutate = true; break;
	case 'I':
		if (!number_of(argument, &o->seed)) {
			fprintf(stderr, "gen %s: '%s' is no number for a seed\n", c->name, argument);
			return false;
		}
		break;
	case 'j':
		o->jobs = (unsigned)strtoul(argument, &end, 10);
		if (*end || !*argument || o->jobs < 1 || o->jobs > 1024) {
			fprintf(stderr, "gen %s: '%s' is no number of processes from 1 to 1024\n", c->name, argument);
			return false;
		}
	}
	return true;
}

static const struct command *find_command(const char *name)
{
	for (unsigned i = 0; i < COMMANDS; i++)
		if (!strcmp(commands[i].name, name))
			return &commands[i];
	return NULL;
}

static int end(int status)
{
	if (fflush(stdout) || ferror(stdout)) {
		perror("gen: standard output");
		return 2;
	}
	return status;
}

int main(int argc, char **argv)
{
	static struct option longs[OPTIONS + 2];
	long cpus = sysconf(_SC_NPROCESSORS_ONLN);
	struct options o = { .dir = "emitted", .seconds = 60, .seed = 1, .jobs = cpus > 0 ? (unsigned)cpus : 1 };
	if (argc < 2) {
		fputs("gen: a command is missing\n", stderr);
		return wrong_use(NULL);
	}
	if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help")) {
		help(NULL);
		return 0;
	}
	const struct command *c = find_command(argv[1]);
	if (!c) {
		fprintf(stderr, "gen: no command is called '%s'\n", argv[1]);
		return wrong_use(NULL);
	}
	if (*c->takes == '!') {
		o.file = argv + 1;
		o.files = (unsigned)argc - 1;
		return end(c->run(&o));
	}
	for (unsigned i = 0; i < OPTIONS; i++)
		longs[i] = (struct option){ option_list[i].name, option_list[i].argument ? 1 : 0, NULL, option_list[i].letter };
	longs[OPTIONS] = (struct option){ "help", 0, NULL, 'h' };
	optind = 2;
	for (int letter; (letter = getopt_long(argc, argv, "t:r:o:j:h", longs, NULL)) != -1;) {
		if (letter == 'h') {
			help(c);
			return 0;
		}
		if (letter == '?' || !take(&o, c, letter, optarg))
			return wrong_use(c);
	}
	o.file = argv + optind;
	o.files = (unsigned)(argc - optind);
	if (strchr(c->takes, '1') && o.files != 1) {
		fprintf(stderr, "gen %s: takes one function, as list names it\n", c->name);
		return wrong_use(c);
	}
	if (o.files && !strpbrk(c->takes, "+*1")) {
		fprintf(stderr, "gen %s: takes no argument '%s'\n", c->name, argv[optind]);
		return wrong_use(c);
	}
	if (!o.files && strchr(c->takes, '+')) {
		fprintf(stderr, "gen %s: an object is missing\n", c->name);
		return wrong_use(c);
	}
	return end(c->run(&o));
}
