/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot hmac`: the tags of files under a key that never was an argument. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"

static const char help[] =
	"Usage: ingot hmac -a ALGORITHM (--key-file=FILE | --key-fd=N) [OPTION]... [FILE]...\n"
	"Print or verify HMAC tags (RFC 2104).\n"
	"\n"
	"With no FILE, or when FILE is -, read standard input.\n"
	"\n"
	"  -a, --algorithm=NAME    the hash; upper case and - or / for _ will do\n"
	"      --key-file=FILE     the key is all that FILE holds, a newline at its end included\n"
	"      --key-fd=N          the same, read from descriptor N\n"
	"      --strip-newline     drop one newline from the key's end\n"
	"      --verify=HEX        compare the tag of the one FILE with HEX, in constant time\n"
	"      --min-length=N      with --verify, take a truncated tag of N bytes or more\n"
	"      --help              display this help and exit\n"
	"      --version           output version information and exit\n"
	"\n"
	"Exit status is 0 if all is well, 1 if the tag is wrong, 2 if anything else is.\n"
	"\n"
	"Algorithms: ";

struct options {
	const ingot_hash *hash;
	struct cmd_secret key;
	const char *verify;
	uint64_t min_length;             /* 0: unsaid */
};

enum {
	OPT_HELP = 256, OPT_KEY, OPT_KEY_FD, OPT_KEY_FILE,
	OPT_MIN, OPT_STRIP, OPT_VERIFY, OPT_VERSION
};

static const struct option long_options[] = {
	{ "algorithm",     required_argument, NULL, 'a' },
	{ "help",          no_argument,       NULL, OPT_HELP },
	{ "key",           optional_argument, NULL, OPT_KEY },
	{ "key-fd",        required_argument, NULL, OPT_KEY_FD },
	{ "key-file",      required_argument, NULL, OPT_KEY_FILE },
	{ "key-hex",       optional_argument, NULL, OPT_KEY },
	{ "min-length",    required_argument, NULL, OPT_MIN },
	{ "strip-newline", no_argument,       NULL, OPT_STRIP },
	{ "verify",        required_argument, NULL, OPT_VERIFY },
	{ "version",       no_argument,       NULL, OPT_VERSION },
	{ NULL,            0,                 NULL, 0 },
};

static int refuse(bool good)
{
	return good ? -1 : cmd_try_help(CMD_TROUBLE);
}

/* One option. Returns -1 to go on, or the status to end with. */
static int take_option(struct options *o, int c)
{
	switch (c) {
	case 'a': return refuse((o->hash = cmd_hash(optarg)) != NULL);
	case 'k':
	case OPT_KEY: return cmd_secret_refused("key", "--key-file or --key-fd");
	case OPT_KEY_FD: return refuse(cmd_secret_option(&o->key, NULL, optarg));
	case OPT_KEY_FILE: return refuse(cmd_secret_option(&o->key, optarg, NULL));
	case OPT_STRIP: o->key.strip = true; return -1;
	case OPT_VERIFY: o->verify = optarg; return -1;
	case OPT_VERSION: return cmd_version();
	case OPT_MIN:
		if (cmd_number(optarg, 1, CMD_DIGEST_MAX, &o->min_length))
			return -1;
		cmd_error(0, "'%s' is not a tag's length", optarg);
		return cmd_try_help(CMD_TROUBLE);
	case OPT_HELP:
		fputs(help, stdout);
		cmd_list_hashes(stdout);
		putchar('\n');
		return CMD_OK;
	default: return cmd_try_help(CMD_TROUBLE);
	}
}

static bool reads_stdin(char **files, int n)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(files[i], "-"))
			return true;
	return false;
}

/* What is wrong with the options together, or NULL. */
static const char *conflict(const struct options *o, char **files, int n)
{
	if (!o->hash)
		return "an algorithm is needed: -a NAME";
	if (!o->key.file && o->key.fd < 0)
		return "a key is needed: --key-file=FILE or --key-fd=N";
	if (o->key.fd == 0 && reads_stdin(files, n))
		return "standard input cannot be both key and message";
	if (o->min_length && !o->verify)
		return "--min-length needs --verify";
	if (o->min_length > ingot_hash_size(o->hash))
		return "--min-length is more than a whole tag";
	if (o->verify && n != 1)
		return "--verify takes one file";
	return NULL;
}

static void absorb(void *ctx, const uint8_t *data, size_t len)
{
	ingot_hmac_update(ctx, data, len);
}

/* Absorb a file; false after a complaint. */
static bool absorb_file(ingot_hmac_ctx *ctx, const char *name, uint8_t *buffer)
{
	int fd, error = cmd_open(name, &fd);

	if (!error) {
		error = cmd_read(fd, buffer, absorb, ctx);
		cmd_close(name, fd);
	}
	if (error) {
		char *quoted = cmd_quote(name);

		cmd_error(error, "%s", quoted);
		free(quoted);
	}
	return !error;
}

static int print_tags(const struct options *o, ingot_hmac_ctx *ctx,
	char **files, int n, uint8_t *buffer)
{
	int status = CMD_OK;

	for (int i = 0; i < n; i++) {
		uint8_t tag[CMD_DIGEST_MAX];

		if (!absorb_file(ctx, files[i], buffer)) {
			ingot_hmac_reset(ctx);
			status = CMD_TROUBLE;
			continue;
		}
		ingot_hmac_final(ctx, tag);
		cmd_progress_pause();
		cmd_print_sum(stdout, tag, ingot_hash_size(o->hash), ' ', files[i]);
		cmd_progress_resume();
	}
	return status;
}

static int verify(const struct options *o, ingot_hmac_ctx *ctx, const char *file, uint8_t *buffer)
{
	uint8_t tag[CMD_DIGEST_MAX];
	size_t whole = ingot_hash_size(o->hash), len;
	size_t least = o->min_length ? (size_t)o->min_length : whole;

	if (!cmd_hex(o->verify, tag, whole, &len)) {
		cmd_error(0, "the tag to verify is not up to %zu bytes in hexadecimal", whole);
		return CMD_TROUBLE;
	}
	if (len < least) {
		cmd_error(0, "the tag to verify has %zu bytes, and %zu are wanted", len, least);
		return CMD_TROUBLE;
	}
	if (!absorb_file(ctx, file, buffer))
		return CMD_TROUBLE;
	if (ingot_hmac_verify(ctx, tag, len, least) == INGOT_OK)
		return CMD_OK;
	cmd_error(0, "the tag is wrong");
	return CMD_FAILED;
}

static int run(struct options *o, char **files, int n)
{
	ingot_hmac_ctx ctx;
	uint8_t *buffer;
	int status;

	if (!cmd_secret_read(&o->key, "key"))
		return CMD_TROUBLE;
	ingot_hmac_init(&ctx, o->hash, o->key.bytes, o->key.len);
	cmd_secret_wipe(&o->key);
	buffer = cmd_alloc(CMD_BUFFER);
	cmd_progress_start(cmd_progress_bytes, 0);
	status = o->verify ? verify(o, &ctx, files[0], buffer)
		: print_tags(o, &ctx, files, n, buffer);
	cmd_progress_stop();
	free(buffer);
	ingot_wipe(&ctx, sizeof ctx);
	return status;
}

int cmd_hmac(int argc, char **argv)
{
	static char dash[] = "-", *stdin_alone[] = { dash };
	struct options o = { .key.fd = -1 };
	char **files = stdin_alone;
	int n = 1, c;
	const char *wrong;

	while ((c = getopt_long(argc, argv, "a:k::", long_options, NULL)) != -1) {
		int status = take_option(&o, c);

		if (status >= 0)
			return cmd_close_stdout(status, CMD_TROUBLE);
	}
	if (optind < argc) {
		files = argv + optind;
		n = argc - optind;
	}
	if ((wrong = conflict(&o, files, n))) {
		cmd_error(0, "%s", wrong);
		return cmd_try_help(CMD_TROUBLE);
	}
	return cmd_close_stdout(run(&o, files, n), CMD_TROUBLE);
}
