/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot selftest`: the library's known answers, asked of the code that this machine uses. */
#include <getopt.h>

#include "cmd.h"

static const char help[] =
	"Usage: ingot selftest\n"
	"Compute known answers of all hashes, HMAC, PBKDF2 and HKDF with the code used here.\n"
	"\n"
	"      --help     display this help and exit\n"
	"      --version  output version information and exit\n"
	"\n"
	"Exit status is 0 if all are right, 1 if one is wrong, 2 if INGOT_CPU is not known.\n";

enum { OPT_HELP = 256, OPT_VERSION };

static const struct option long_options[] = {
	{ "help",    no_argument, NULL, OPT_HELP },
	{ "version", no_argument, NULL, OPT_VERSION },
	{ NULL,      0,           NULL, 0 },
};

int cmd_selftest(int argc, char **argv)
{
	int c, status;

	while ((c = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (c) {
		case OPT_HELP: fputs(help, stdout); return cmd_close_stdout(CMD_OK, CMD_TROUBLE);
		case OPT_VERSION: return cmd_close_stdout(cmd_version(), CMD_TROUBLE);
		default: return cmd_try_help(CMD_TROUBLE);
		}
	}
	if (optind < argc) {
		cmd_error(0, "there are arguments left");
		return cmd_try_help(CMD_TROUBLE);
	}
	status = ingot_selftest();
	if (status == INGOT_OK) {
		puts("all answers are right");
		return cmd_close_stdout(CMD_OK, CMD_TROUBLE);
	}
	cmd_error(0, "%s", ingot_strerror(status));
	return status == INGOT_EFAIL ? CMD_FAILED : CMD_TROUBLE;
}
