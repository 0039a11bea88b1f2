/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot sum`: the options and lines of GNU coreutils' sum programs. */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd.h"
#include "cmd_list.h"

static const char help[] =
	"Usage: ingot sum -a ALGORITHM [OPTION]... [FILE]...\n"
	"Print or check checksums.\n"
	"\n"
	"With no FILE, or when FILE is -, read standard input.\n"
	"\n"
	"  -a, --algorithm=NAME  the hash; upper case and - or / for _ will do\n"
	"  -b, --binary          mark the names with an asterisk\n"
	"  -c, --check           read checksums from the FILEs and check them\n"
	"      --tag             write BSD's form: SHA256 (FILE) = CHECKSUM\n"
	"  -t, --text            mark the names with a space (default)\n"
	"  -z, --zero            end lines with NUL, not newline, and do not escape names\n"
	"  -j, --jobs=N          read N files at once (default 1; 0: one for each CPU)\n"
	"\n"
	"With -c only:\n"
	"      --ignore-missing  do not fail or report status for missing files\n"
	"      --quiet           do not print OK for each file that is right\n"
	"      --status          print nothing, the exit status tells\n"
	"      --strict          fail if a line is not properly formatted\n"
	"  -w, --warn            tell which lines are not properly formatted\n"
	"\n"
	"      --help            display this help and exit\n"
	"      --version         output version information and exit\n"
	"\n"
	"Exit status is 0 if all is well, 1 if a file could not be read, a checksum differs, or\n"
	"an option is wrong. Lists and messages are those of sha256sum in GNU coreutils.\n"
	"\n"
	"Algorithms: ";

enum { FAILURE = 1, MOST_JOBS = 256 };

enum mode { MODE_UNSAID, MODE_TEXT, MODE_BINARY };

struct options {
	const ingot_hash *hash;
	enum mode mode;
	bool check, tag, zero;
	struct cmd_check how;            /* with check; workers holds without it too */
};

enum {
	OPT_HELP = 256, OPT_IGNORE_MISSING, OPT_QUIET, OPT_STATUS, OPT_STRICT, OPT_TAG, OPT_VERSION
};

static const struct option long_options[] = {
	{ "algorithm",      required_argument, NULL, 'a' },
	{ "binary",         no_argument,       NULL, 'b' },
	{ "check",          no_argument,       NULL, 'c' },
	{ "help",           no_argument,       NULL, OPT_HELP },
	{ "ignore-missing", no_argument,       NULL, OPT_IGNORE_MISSING },
	{ "jobs",           required_argument, NULL, 'j' },
	{ "quiet",          no_argument,       NULL, OPT_QUIET },
	{ "status",         no_argument,       NULL, OPT_STATUS },
	{ "strict",         no_argument,       NULL, OPT_STRICT },
	{ "tag",            no_argument,       NULL, OPT_TAG },
	{ "text",           no_argument,       NULL, 't' },
	{ "version",        no_argument,       NULL, OPT_VERSION },
	{ "warn",           no_argument,       NULL, 'w' },
	{ "zero",           no_argument,       NULL, 'z' },
	{ NULL,             0,                 NULL, 0 },
};

/* Of --quiet, --status and --warn the last one counts. */
static void loudness(struct cmd_check *how, bool *which)
{
	how->quiet = how->status = how->warn = false;
	*which = true;
}

static bool set_jobs(struct options *o, const char *text)
{
	uint64_t n;

	if (!cmd_number(text, 0, MOST_JOBS, &n)) {
		cmd_error(0, "the number of jobs is 0 to %d, not '%s'", MOST_JOBS, text);
		return false;
	}
	if (n == 0) {
		long cpus = sysconf(_SC_NPROCESSORS_ONLN);

		n = cpus < 1 ? 1 : cpus > MOST_JOBS ? MOST_JOBS : (uint64_t)cpus;
	}
	o->how.workers = (unsigned)n;
	return true;
}

/* One option. Returns -1 to go on, or the status to end with. */
static int take_option(struct options *o, int c)
{
	switch (c) {
	case 'a': return (o->hash = cmd_hash(optarg)) ? -1 : cmd_try_help(FAILURE);
	case 'b': o->mode = MODE_BINARY; return -1;
	case 'c': o->check = true; return -1;
	case 'j': return set_jobs(o, optarg) ? -1 : cmd_try_help(FAILURE);
	case 't': o->mode = MODE_TEXT; return -1;
	case 'w': loudness(&o->how, &o->how.warn); return -1;
	case 'z': o->zero = true; return -1;
	case OPT_IGNORE_MISSING: o->how.ignore_missing = true; return -1;
	case OPT_QUIET: loudness(&o->how, &o->how.quiet); return -1;
	case OPT_STATUS: loudness(&o->how, &o->how.status); return -1;
	case OPT_STRICT: o->how.strict = true; return -1;
	case OPT_TAG: o->tag = true; o->mode = MODE_BINARY; return -1;
	case OPT_VERSION: return cmd_version();
	case OPT_HELP:
		fputs(help, stdout);
		cmd_list_hashes(stdout);
		putchar('\n');
		return CMD_OK;
	default: return cmd_try_help(FAILURE);
	}
}

/* What is wrong with the options together, or NULL; in the order in which coreutils looks. */
static const char *conflict(const struct options *o)
{
	static const char only[] = " option is meaningful only when verifying checksums";
	const char *which = NULL;
	static char text[100];

	if (!o->hash)
		return "an algorithm is needed: -a NAME";
	if (o->tag && o->mode == MODE_TEXT)
		return "--tag does not support --text mode";
	if (o->zero && o->check)
		return "the --zero option is not supported when verifying checksums";
	if (o->tag && o->check)
		return "the --tag option is meaningless when verifying checksums";
	if (o->mode != MODE_UNSAID && o->check)
		return "the --binary and --text options are meaningless when verifying checksums";
	if (o->check)
		return NULL;
	which = o->how.ignore_missing ? "ignore-missing" : o->how.status ? "status"
		: o->how.warn ? "warn" : o->how.quiet ? "quiet" : o->how.strict ? "strict" : NULL;
	if (!which)
		return NULL;
	snprintf(text, sizeof text, "the --%s%s", which, only);
	return text;
}

struct printing {
	const struct options *options;
	char tag[32];
	bool ok;
};

static void print_tagged(const struct printing *p, const struct cmd_job *job)
{
	if (!p->options->zero && list_needs_escape(job->name))
		putchar('\\');
	printf("%s (", p->tag);
	if (p->options->zero)
		fputs(job->name, stdout);
	else
		list_escape(stdout, job->name);
	fputs(") = ", stdout);
	cmd_print_hex(stdout, job->sum, ingot_hash_size(p->options->hash));
	putchar(p->options->zero ? '\0' : '\n');
}

static void print(void *arg, const struct cmd_job *job)
{
	struct printing *p = arg;
	const struct options *o = p->options;
	size_t size = ingot_hash_size(o->hash);
	char mode = o->mode == MODE_BINARY ? '*' : ' ';

	if (job->error) {
		char *name = cmd_quote(job->name);

		cmd_error(job->error, "%s", name);
		free(name);
		p->ok = false;
	} else if (o->tag) {
		print_tagged(p, job);
	} else if (o->zero) {
		cmd_print_hex(stdout, job->sum, size);
		printf(" %c%s%c", mode, job->name, '\0');
	} else {
		cmd_print_sum(stdout, job->sum, size, mode, job->name);
	}
}

static bool generate(const struct options *o, char **files, int n)
{
	struct printing p = { .options = o, .ok = true };
	struct cmd_jobs *jobs = cmd_jobs_open(o->hash, o->how.workers, print, &p);

	cmd_tag(o->hash, p.tag);
	for (int i = 0; i < n; i++)
		cmd_jobs_put(jobs, files[i], NULL);
	cmd_jobs_close(jobs);
	return p.ok;
}

/* A stdin that cannot be closed was not read as the caller believes. */
static bool close_stdin(char **files, int n)
{
	for (int i = 0; i < n; i++) {
		if (!strcmp(files[i], "-") && fclose(stdin) != 0) {
			cmd_error(errno, "standard input");
			return false;
		}
		if (!strcmp(files[i], "-"))
			break;
	}
	return true;
}

int cmd_sum(int argc, char **argv)
{
	static char dash[] = "-", *stdin_alone[] = { dash };
	struct options o = { .how.workers = 1 };
	char **files = stdin_alone;
	int n = 1, c;
	const char *wrong;
	bool ok;

	while ((c = getopt_long(argc, argv, "a:bcj:twz", long_options, NULL)) != -1) {
		int status = take_option(&o, c);

		if (status >= 0)
			return cmd_close_stdout(status, FAILURE);
	}
	if ((wrong = conflict(&o))) {
		cmd_error(0, "%s", wrong);
		return cmd_try_help(FAILURE);
	}
	if (optind < argc) {
		files = argv + optind;
		n = argc - optind;
	}
	if (fcntl(STDIN_FILENO, F_GETFD) < 0)
		o.how.workers = 1;       /* files take stdin's descriptor: one at a time */
	setvbuf(stdout, NULL, _IOLBF, 0);
	cmd_progress_start(cmd_progress_bytes, 0);
	ok = o.check ? cmd_check(o.hash, &o.how, files, n) : generate(&o, files, n);
	cmd_progress_stop();
	ok = close_stdin(files, n) && ok;
	return cmd_close_stdout(ok ? CMD_OK : FAILURE, FAILURE);
}
