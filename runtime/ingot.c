/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot`: which subcommands there are. */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"

/* `refused` is the exit status if INGOT_CPU is wrong; the two that tell of it have none. */
static const struct {
	const char *name, *called, *what;
	int (*run)(int argc, char **argv);
	int refused;
} commands[] = {
	{ "sum",      "ingot sum",      "print or check checksums of files, as sha256sum does", cmd_sum,      1 },
	{ "hmac",     "ingot hmac",     "print or verify HMAC tags of files",                   cmd_hmac,     CMD_TROUBLE },
	{ "pbkdf2",   "ingot pbkdf2",   "derive a key from a password",                         cmd_pbkdf2,   CMD_TROUBLE },
	{ "cpu",      "ingot cpu",      "tell what computes each hash on this machine",         cmd_cpu,      0 },
	{ "bench",    "ingot bench",    "measure how fast each hash is on this machine",        cmd_bench,    CMD_TROUBLE },
	{ "selftest", "ingot selftest", "compute known answers",                                cmd_selftest, 0 },
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static int help(void)
{
	puts("Usage: ingot COMMAND [OPTION]...\n"
		"MD5, SHA-1 and SHA-2, and HMAC and PBKDF2 over them.\n");
	for (size_t i = 0; i < COMMANDS; i++)
		printf("  %-10s%s\n", commands[i].name, commands[i].what);
	puts("\n  --help    display this help and exit; see also 'ingot COMMAND --help'\n"
		"  --version output version information and exit");
	return cmd_close_stdout(CMD_OK, CMD_TROUBLE);
}

static int unknown(const char *name)
{
	char *quoted = cmd_quote(name);

	cmd_error(0, "unknown command: %s", quoted);
	free(quoted);
	return cmd_try_help(CMD_TROUBLE);
}

/* A variant that was asked for in vain is an error, not a reason to run another one. */
static bool cpu_is_known(void)
{
	ingot_cpu_info cpu;

	ingot_cpu(&cpu);
	if (cpu.status != INGOT_OK)
		cmd_error(0, "%s", ingot_strerror(cpu.status));
	return cpu.status == INGOT_OK;
}

int main(int argc, char **argv)
{
	/* Which characters of a name are printable. Messages themselves are English. */
	setlocale(LC_CTYPE, "");
	if (argc < 2) {
		cmd_error(0, "a command is needed");
		return cmd_try_help(CMD_TROUBLE);
	}
	if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
		return help();
	if (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V"))
		return cmd_close_stdout(cmd_version(), CMD_TROUBLE);
	for (size_t i = 0; i < COMMANDS; i++) {
		if (strcmp(argv[1], commands[i].name))
			continue;
		cmd_name(commands[i].called);
		if (commands[i].refused && !cpu_is_known())
			return commands[i].refused;
		argv[1] = (char *)commands[i].called;    /* getopt's messages begin with it */
		return commands[i].run(argc - 1, argv + 1);
	}
	return unknown(argv[1]);
}
