/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot sum -c`: what is said of each file of a list, and what of the list as a whole. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cmd_list.h"

/* Of one list. */
struct tally {
	uintmax_t proper, improper, right, wrong, unread;
};

struct check {
	const ingot_hash *hash;
	const struct cmd_check *how;
	struct list list;
	struct tally tally;
	struct cmd_jobs *jobs;
};

/* The name as stdout shows it: only a newline makes escapes necessary here. */
static void say(const char *name, const char *verdict)
{
	if (strchr(name, '\n')) {
		putchar('\\');
		list_escape(stdout, name);
	} else {
		fputs(name, stdout);
	}
	printf(": %s\n", verdict);
}

static void unread(struct check *check, const struct cmd_job *job)
{
	char *name;

	if (check->how->ignore_missing && job->error == ENOENT)
		return;
	name = cmd_quote(job->name);
	cmd_error(job->error, "%s", name);
	free(name);
	check->tally.unread++;
	if (!check->how->status)
		say(job->name, "FAILED open or read");
}

static void judge(void *arg, const struct cmd_job *job)
{
	struct check *check = arg;

	if (job->error) {
		unread(check, job);
	} else if (memcmp(job->want, job->sum, check->list.size)) {
		check->tally.wrong++;
		if (!check->how->status)
			say(job->name, "FAILED");
	} else {
		check->tally.right++;
		if (!check->how->status && !check->how->quiet)
			say(job->name, "OK");
	}
}

/* The lines of one list. A list on stdin cannot name stdin. Returns false if reading fails. */
static bool read_list(struct check *check, FILE *file, const char *shown)
{
	char *text = NULL;
	size_t room = 0;
	ssize_t len;
	bool ok;

	for (uintmax_t number = 1; (len = getline(&text, &room, file)) > 0; number++) {
		struct list_line line;
		enum list_kind kind = list_parse(&check->list, text, (size_t)len, &line);

		if (kind == LIST_SKIP)
			continue;
		if (kind == LIST_SUM && !(file == stdin && !strcmp(line.name, "-"))) {
			check->tally.proper++;
			cmd_jobs_put(check->jobs, line.name, line.digest);
			continue;
		}
		check->tally.improper++;
		if (!check->how->warn)
			continue;
		cmd_jobs_drain(check->jobs);     /* what came before is told before */
		cmd_error(0, "%s: %ju: improperly formatted %s checksum line",
			shown, number, check->list.tag);
	}
	ok = !ferror(file);
	clearerr(file);              /* a terminal may be read again after its end of file */
	free(text);
	return ok;
}

/* "WARNING: N ..." with the words for one or for many. */
static void warning(uintmax_t n, const char *one, const char *many, const char *what)
{
	if (n)
		cmd_error(0, "WARNING: %ju %s %s", n, n == 1 ? one : many, what);
}

static bool sum_up(const struct check *check, const char *shown)
{
	const struct tally *t = &check->tally;
	const struct cmd_check *how = check->how;

	if (!t->proper) {
		cmd_error(0, "%s: no properly formatted checksum lines found", shown);
		return false;
	}
	if (!how->status) {
		warning(t->improper, "line is", "lines are", "improperly formatted");
		warning(t->unread, "listed file", "listed files", "could not be read");
		warning(t->wrong, "computed checksum", "computed checksums", "did NOT match");
		if (how->ignore_missing && !t->right)
			cmd_error(0, "%s: no file was verified", shown);
	}
	return t->right && !t->wrong && !t->unread && !(how->strict && t->improper);
}

static bool check_list(struct check *check, const char *name)
{
	bool is_stdin = !strcmp(name, "-"), ok;
	FILE *file = is_stdin ? stdin : fopen(name, "r");
	char *shown = cmd_quote(is_stdin ? "standard input" : name);

	if (!file) {
		cmd_error(errno, "%s", shown);
		free(shown);
		return false;
	}
	memset(&check->tally, 0, sizeof check->tally);
	ok = read_list(check, file, shown);
	cmd_jobs_drain(check->jobs);
	if (ok)
		ok = sum_up(check, shown);
	else
		cmd_error(0, "%s: read error", shown);
	if (!is_stdin)
		fclose(file);
	free(shown);
	return ok;
}

bool cmd_check(const ingot_hash *hash, const struct cmd_check *how, char **files, int n)
{
	struct check check = { .hash = hash, .how = how };
	char tag[32];
	bool ok = true;

	cmd_tag(hash, tag);
	check.list.tag = tag;
	check.list.size = ingot_hash_size(hash);
	check.jobs = cmd_jobs_open(hash, how->workers, judge, &check);
	for (int i = 0; i < n; i++)
		ok = check_list(&check, files[i]) && ok;
	cmd_jobs_close(check.jobs);
	return ok;
}
