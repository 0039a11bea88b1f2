/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the subcommands of `ingot` share; the command knows the library only through ingot.h. */
#ifndef INGOT_CMD_H
#define INGOT_CMD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "ingot.h"

/* How `ingot` ends, but for `ingot sum`, which ends as coreutils' programs do: 0 or 1. */
enum { CMD_OK = 0, CMD_FAILED = 1, CMD_TROUBLE = 2 };

enum {
	CMD_DIGEST_MAX = INGOT_MAX_SIZE,
	CMD_BUFFER = 256 * 1024,     /* one read: large enough that system calls do not show */
};

/* The subcommands. Each has its own argv[0], "ingot NAME", and returns the exit status. */
int cmd_sum(int argc, char **argv);
int cmd_hmac(int argc, char **argv);
int cmd_pbkdf2(int argc, char **argv);
int cmd_cpu(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_selftest(int argc, char **argv);

/* cmd_util.c: messages */
void cmd_name(const char *name);                 /* what messages begin with */
void cmd_error(int error, const char *fmt, ...); /* "NAME: ...[: strerror(error)]" on stderr */
int cmd_try_help(int status);                    /* points to --help; returns the status */
int cmd_version(void);                           /* prints it; returns CMD_OK */
int cmd_close_stdout(int status, int trouble);   /* the status, or `trouble` if output was lost */

/* cmd_util.c: arguments */
const ingot_hash *cmd_hash(const char *name);    /* any usual spelling; NULL after a complaint */
void cmd_list_hashes(FILE *out);                 /* "md5 sha1 ...", without an end of line */
void cmd_tag(const ingot_hash *hash, char tag[32]);  /* "SHA256", "SHA512/256": BSD's name of it */
bool cmd_number(const char *text, uint64_t least, uint64_t most, uint64_t *value);
bool cmd_hex(const char *text, uint8_t *bytes, size_t max, size_t *len);
void cmd_print_hex(FILE *out, const uint8_t *bytes, size_t len);
void cmd_print_sum(FILE *out, const uint8_t *sum, size_t len, char mode, const char *name);

/* cmd_util.c: memory and time */
void *cmd_alloc(size_t size);                    /* never NULL: ends the program instead */
char *cmd_copy(const char *text);
double cmd_seconds(void);                        /* of a clock that only goes forward */

/* cmd_quote.c: a name as a message shows it; the caller frees it. */
char *cmd_quote(const char *name);

/*
 * cmd_file.c: read fd to its end in large pieces and hand each to sink, through `buffer` of
 * CMD_BUFFER bytes. Returns 0 or the errno of the read that failed. Never maps: a file may
 * shrink meanwhile.
 */
typedef void cmd_sink(void *arg, const uint8_t *data, size_t len);
int cmd_read(int fd, uint8_t *buffer, cmd_sink *sink, void *arg);
int cmd_open(const char *name, int *fd);         /* "-" is stdin; returns 0 or an errno */
void cmd_close(const char *name, int fd);        /* but for stdin, which others may still want */
int cmd_hash_file(const ingot_hash *hash, const char *name, uint8_t *buffer, uint8_t *digest);

/*
 * cmd_secret.c: a key or a password, from a file or a descriptor, in memory that is wiped.
 * Functions return false after a complaint.
 */
struct cmd_secret {
	const char *file;                            /* NULL unless given */
	int fd;                                      /* -1 unless given */
	bool strip;                                  /* drop one newline at the end */
	uint8_t *bytes;
	size_t len;
};
bool cmd_secret_option(struct cmd_secret *, const char *file, const char *fd);  /* one is NULL */
bool cmd_secret_read(struct cmd_secret *, const char *what);
int cmd_secret_refused(const char *what, const char *instead);   /* there is one in argv */
void cmd_secret_wipe(struct cmd_secret *);

/*
 * cmd_progress.c: one line on stderr for work that lasts, if stderr is a terminal. Any thread
 * may add; the rest is the main thread's. Messages and output go between pause and resume.
 */
typedef void cmd_progress_text(char *text, size_t size,
	uint64_t done, uint64_t total, double seconds);
void cmd_progress_start(cmd_progress_text *, uint64_t total);
void cmd_progress_add(uint64_t n);
void cmd_progress_pause(void);
void cmd_progress_resume(void);
void cmd_progress_stop(void);
cmd_progress_text cmd_progress_bytes;

/* cmd_jobs.c: files hashed by several threads, and taken in the order in which they were put. */
struct cmd_job {
	char *name;
	uint8_t want[CMD_DIGEST_MAX];                /* for the taker: what a list says */
	uint8_t sum[CMD_DIGEST_MAX];
	int error;                                   /* 0, or the errno of open or read */
	bool done;
};
struct cmd_jobs;
typedef void cmd_taker(void *arg, const struct cmd_job *);
struct cmd_jobs *cmd_jobs_open(const ingot_hash *, unsigned workers, cmd_taker *, void *arg);
void cmd_jobs_put(struct cmd_jobs *, const char *name, const uint8_t *want);
void cmd_jobs_drain(struct cmd_jobs *);          /* until all that was put is taken */
void cmd_jobs_close(struct cmd_jobs *);          /* drains, and ends the workers */

/* cmd_sum_check.c: `ingot sum -c`; true if all is well. */
struct cmd_check {
	bool ignore_missing, quiet, status, strict, warn;
	unsigned workers;
};
bool cmd_check(const ingot_hash *, const struct cmd_check *, char **files, int n);

#endif
