/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot pbkdf2`: a key from a password that never was an argument, and the time it takes. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"

static const char help[] =
	"Usage: ingot pbkdf2 -a ALGORITHM --iter=N --salt-hex=HEX --length=N\n"
	"                    (--password-file=FILE | --password-fd=N) [--strip-newline]\n"
	"  or:  ingot pbkdf2 -a ALGORITHM --calibrate=MS --length=N\n"
	"Derive a key from a password (RFC 8018, with HMAC) and print it in hexadecimal;\n"
	"or print how many iterations take about MS milliseconds here.\n"
	"\n"
	"  -a, --algorithm=NAME      the hash; upper case and - or / for _ will do\n"
	"      --calibrate=MS        measure only: no password, no salt\n"
	"      --iter=N              iterations, 1 to 4294967295\n"
	"      --length=N            bytes of key, 1 to 1048576\n"
	"      --password-file=FILE  all that FILE holds, a newline at its end included\n"
	"      --password-fd=N       the same, read from descriptor N; 0 is standard input\n"
	"      --salt-hex=HEX        the salt, in hexadecimal\n"
	"      --strip-newline       drop one newline from the password's end\n"
	"      --help                display this help and exit\n"
	"      --version             output version information and exit\n"
	"\n"
	"Exit status is 0 if all is well, 2 if not.\n"
	"\n"
	"Algorithms: ";

enum { LENGTH_MAX = 1024 * 1024, STEP = 4096 };

struct options {
	const ingot_hash *hash;
	struct cmd_secret password;
	const char *salt_hex;
	uint64_t calibrate, iter, length;    /* 0: unsaid */
};

enum {
	OPT_CALIBRATE = 256, OPT_HELP, OPT_ITER, OPT_LENGTH, OPT_PASSWORD, OPT_PASSWORD_FD,
	OPT_PASSWORD_FILE, OPT_SALT_HEX, OPT_STRIP, OPT_VERSION
};

static const struct option long_options[] = {
	{ "algorithm",     required_argument, NULL, 'a' },
	{ "calibrate",     required_argument, NULL, OPT_CALIBRATE },
	{ "help",          no_argument,       NULL, OPT_HELP },
	{ "iter",          required_argument, NULL, OPT_ITER },
	{ "length",        required_argument, NULL, OPT_LENGTH },
	{ "pass",          optional_argument, NULL, OPT_PASSWORD },
	{ "password",      optional_argument, NULL, OPT_PASSWORD },
	{ "password-fd",   required_argument, NULL, OPT_PASSWORD_FD },
	{ "password-file", required_argument, NULL, OPT_PASSWORD_FILE },
	{ "salt-hex",      required_argument, NULL, OPT_SALT_HEX },
	{ "strip-newline", no_argument,       NULL, OPT_STRIP },
	{ "version",       no_argument,       NULL, OPT_VERSION },
	{ NULL,            0,                 NULL, 0 },
};

static int refuse(bool good)
{
	return good ? -1 : cmd_try_help(CMD_TROUBLE);
}

static int take_number(const char *what, uint64_t most, uint64_t *value)
{
	if (cmd_number(optarg, 1, most, value))
		return -1;
	cmd_error(0, "%s is 1 to %ju, not '%s'", what, (uintmax_t)most, optarg);
	return cmd_try_help(CMD_TROUBLE);
}

/* One option. Returns -1 to go on, or the status to end with. */
static int take_option(struct options *o, int c)
{
	switch (c) {
	case 'a': return refuse((o->hash = cmd_hash(optarg)) != NULL);
	case OPT_CALIBRATE: return take_number("the time in milliseconds", 3600000, &o->calibrate);
	case OPT_ITER: return take_number("the number of iterations", UINT32_MAX, &o->iter);
	case OPT_LENGTH: return take_number("the key's length", LENGTH_MAX, &o->length);
	case 'p':
	case OPT_PASSWORD:
		return cmd_secret_refused("password", "--password-file or --password-fd");
	case OPT_PASSWORD_FD: return refuse(cmd_secret_option(&o->password, NULL, optarg));
	case OPT_PASSWORD_FILE: return refuse(cmd_secret_option(&o->password, optarg, NULL));
	case OPT_SALT_HEX: o->salt_hex = optarg; return -1;
	case OPT_STRIP: o->password.strip = true; return -1;
	case OPT_VERSION: return cmd_version();
	case OPT_HELP:
		fputs(help, stdout);
		cmd_list_hashes(stdout);
		putchar('\n');
		return CMD_OK;
	default: return cmd_try_help(CMD_TROUBLE);
	}
}

/* What is wrong with the options together, or NULL. */
static const char *conflict(const struct options *o)
{
	bool password = o->password.file || o->password.fd >= 0;

	if (!o->hash)
		return "an algorithm is needed: -a NAME";
	if (!o->length)
		return "the key's length is needed: --length=N";
	if (o->calibrate && (o->iter || o->salt_hex || password))
		return "--calibrate only measures: no --iter, salt or password with it";
	if (o->calibrate)
		return NULL;
	if (!o->iter)
		return "the number of iterations is needed: --iter=N";
	if (!o->salt_hex)
		return "a salt is needed: --salt-hex=HEX";
	if (!password)
		return "a password is needed: --password-file=FILE or --password-fd=N";
	return NULL;
}

static void show(char *text, size_t size, uint64_t done, uint64_t total, double seconds)
{
	double part = (double)done / (double)total;

	snprintf(text, size, "%.0f%% of %ju iterations, %.0f s left",
		100 * part, (uintmax_t)total, part > 0 ? seconds / part - seconds : 0);
}

/* All blocks of the key, in portions that let progress be seen. */
static void finish(ingot_pbkdf2_job *job, uint8_t *key)
{
	uint64_t left = ingot_pbkdf2_step(job, 0), before;

	cmd_progress_start(show, left);
	do {
		before = left;
		left = ingot_pbkdf2_step(job, STEP);
		cmd_progress_add(before - left);
		key += ingot_pbkdf2_take(job, key);
	} while (left);
	cmd_progress_stop();
}

/* The key goes out through a buffer that is ours to wipe. Closes stdout. */
static int print_key(const uint8_t *key, size_t length)
{
	char *buffer = cmd_alloc(BUFSIZ);
	int status;

	setvbuf(stdout, buffer, _IOFBF, BUFSIZ);
	cmd_print_hex(stdout, key, length);
	putchar('\n');
	status = cmd_close_stdout(CMD_OK, CMD_TROUBLE);
	ingot_wipe(buffer, BUFSIZ);
	free(buffer);
	return status;
}

static int derive(struct options *o, const uint8_t *salt, size_t salt_len)
{
	ingot_pbkdf2_job job;
	size_t length = (size_t)o->length;
	uint8_t *key;
	int status;

	if (!cmd_secret_read(&o->password, "password"))
		return CMD_TROUBLE;
	status = ingot_pbkdf2_start(&job, o->hash, length, o->password.bytes, o->password.len,
		salt, salt_len, (uint32_t)o->iter);
	cmd_secret_wipe(&o->password);
	if (status != INGOT_OK) {
		cmd_error(0, "%s", ingot_strerror(status));
		return CMD_TROUBLE;
	}
	key = cmd_alloc(length);
	finish(&job, key);
	ingot_wipe(&job, sizeof job);
	status = print_key(key, length);
	ingot_wipe(key, length);
	free(key);
	return status;
}

/* A quarter of the time is enough to know, within what a clock can tell and people wait for. */
static int calibrate(const struct options *o)
{
	double start, spent, want = (double)o->calibrate / 1000;
	double window = want / 4 < 0.05 ? 0.05 : want / 4;
	size_t size = ingot_hash_size(o->hash);
	uint64_t done = 0, blocks = (o->length + size - 1) / size;
	ingot_pbkdf2_job job;
	double iterations;

	if (window > 2)
		window = 2;
	if (ingot_pbkdf2_start(&job, o->hash, 1, "password", 8, "salt", 4, UINT32_MAX) != INGOT_OK)
		return CMD_TROUBLE;
	start = cmd_seconds();
	do {
		ingot_pbkdf2_step(&job, STEP);
		done += STEP;
		spent = cmd_seconds() - start;
	} while (spent < window && done < UINT32_MAX - STEP);
	iterations = (double)done * want / spent / (double)blocks;
	printf("%.0f\n", iterations < 1 ? 1 : iterations > UINT32_MAX ? UINT32_MAX : iterations);
	return cmd_close_stdout(CMD_OK, CMD_TROUBLE);
}

static int run(struct options *o)
{
	size_t max = strlen(o->salt_hex) / 2, len;
	uint8_t *salt = cmd_alloc(max);
	int status = CMD_TROUBLE;

	if (cmd_hex(o->salt_hex, salt, max, &len))
		status = derive(o, salt, len);
	else
		cmd_error(0, "the salt is not in hexadecimal");
	free(salt);
	return status;
}

int cmd_pbkdf2(int argc, char **argv)
{
	struct options o = { .password.fd = -1 };
	const char *wrong;
	int c;

	while ((c = getopt_long(argc, argv, "a:p::", long_options, NULL)) != -1) {
		int status = take_option(&o, c);

		if (status >= 0)
			return cmd_close_stdout(status, CMD_TROUBLE);
	}
	wrong = optind < argc ? "there are arguments left, and no file is read" : conflict(&o);
	if (wrong) {
		cmd_error(0, "%s", wrong);
		return cmd_try_help(CMD_TROUBLE);
	}
	return o.calibrate ? calibrate(&o) : run(&o);
}
