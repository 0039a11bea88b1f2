/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot cpu`: what this machine offers and what computes each hash, for people and as JSON. */
#include <getopt.h>

#include "cmd.h"

static const char help[] =
	"Usage: ingot cpu [--json]\n"
	"Print the target, the CPU's known features, and what computes each hash here.\n"
	"\n"
	"      --json     the same as one JSON object\n"
	"      --help     display this help and exit\n"
	"      --version  output version information and exit\n"
	"\n"
	"INGOT_CPU in the environment takes features away: \"none\", or those that stay.\n"
	"Exit status is 0, or 2 if that list has a name that is not known.\n";

enum { OPT_HELP = 256, OPT_JSON, OPT_VERSION };

static const struct option long_options[] = {
	{ "help",    no_argument, NULL, OPT_HELP },
	{ "json",    no_argument, NULL, OPT_JSON },
	{ "version", no_argument, NULL, OPT_VERSION },
	{ NULL,      0,           NULL, 0 },
};

/* The names of the features in `set`, between quotes if asked. Names need no escape in JSON. */
static void print_features(uint32_t set, const char *before, const char *between)
{
	const char *name;
	bool first = true;

	for (unsigned i = 0; i < 32 && (name = ingot_cpu_feature(i)); i++) {
		if (!(set >> i & 1))
			continue;
		printf("%s%s%s%s", first ? "" : between, before, name, before);
		first = false;
	}
}

static void print_text(const ingot_cpu_info *cpu)
{
	const ingot_hash *hash;

	printf("target    %s\n", cpu->target);
	printf("detected  ");
	print_features(cpu->detected, "", " ");
	printf("\nallowed   ");
	print_features(cpu->allowed, "", " ");
	printf("\n\n");
	for (size_t i = 0; (hash = ingot_hash_at(i)); i++)
		printf("%-10s  %s\n", ingot_hash_name(hash), ingot_hash_impl(hash));
}

static void print_json(const ingot_cpu_info *cpu)
{
	const ingot_hash *hash;

	printf("{\"target\": \"%s\", \"detected\": [", cpu->target);
	print_features(cpu->detected, "\"", ", ");
	printf("], \"allowed\": [");
	print_features(cpu->allowed, "\"", ", ");
	printf("], \"hashes\": {");
	for (size_t i = 0; (hash = ingot_hash_at(i)); i++)
		printf("%s\"%s\": \"%s\"", i ? ", " : "",
			ingot_hash_name(hash), ingot_hash_impl(hash));
	printf("}}\n");
}

int cmd_cpu(int argc, char **argv)
{
	ingot_cpu_info cpu;
	bool json = false;
	int c, status = CMD_OK;

	while ((c = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (c) {
		case OPT_JSON: json = true; break;
		case OPT_HELP: fputs(help, stdout); return cmd_close_stdout(CMD_OK, CMD_TROUBLE);
		case OPT_VERSION: return cmd_close_stdout(cmd_version(), CMD_TROUBLE);
		default: return cmd_try_help(CMD_TROUBLE);
		}
	}
	if (optind < argc) {
		cmd_error(0, "there are arguments left");
		return cmd_try_help(CMD_TROUBLE);
	}
	ingot_cpu(&cpu);
	if (json)
		print_json(&cpu);
	else
		print_text(&cpu);
	if (cpu.status != INGOT_OK) {
		cmd_error(0, "%s", ingot_strerror(cpu.status));
		status = CMD_TROUBLE;
	}
	return cmd_close_stdout(status, CMD_TROUBLE);
}
