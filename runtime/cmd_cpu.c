/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot cpu`: what this machine offers, what computes each hash and why nothing better does, for people and as JSON. */
#include <getopt.h>
#include <string.h>

#include "cmd.h"

static const char help[] =
	"Usage: ingot cpu [--json]\n"
	"Print the target, the CPU's known features, what computes each hash here, and for\n"
	"what would be better, which features it lacks.\n"
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

/* Why a better variant is not used: what it lacks, by who does not give it. */
enum { ABSENT, OFF, REMOVED, REASONS };

static const struct {
	const char *text, *json;
} reasons[REASONS] = {
	[ABSENT] = { "not in this CPU", "absent" },
	[OFF] = { "not enabled by the system", "off" },
	[REMOVED] = { "taken away by INGOT_CPU", "removed" },
};

static uint32_t lacks(const ingot_cpu_info *cpu, uint32_t needs, unsigned reason)
{
	switch (reason) {
	case ABSENT: return needs & ~cpu->present;
	case OFF: return needs & cpu->present & ~cpu->detected;
	default: return needs & cpu->detected & ~cpu->allowed;
	}
}

/* The variants behind the one that is used: *i counts, beginning with 0.  NULL after the last. */
static const char *next_better(const ingot_hash *hash, unsigned *i, uint32_t *needs)
{
	const char *impl;

	if (*i == 0)
		while ((impl = ingot_hash_variant(hash, (*i)++, needs)))
			if (!strcmp(impl, ingot_hash_impl(hash)))
				break;
	return ingot_hash_variant(hash, (*i)++, needs);
}

static void explain_text(const ingot_cpu_info *cpu, const ingot_hash *hash)
{
	const char *impl;
	uint32_t needs;

	for (unsigned i = 0; (impl = next_better(hash, &i, &needs));) {
		const char *before = "";

		printf("            not %s: ", impl);
		for (unsigned r = 0; r < REASONS; r++) {
			if (!lacks(cpu, needs, r))
				continue;
			fputs(before, stdout);
			print_features(lacks(cpu, needs, r), "", " ");
			printf(" %s", reasons[r].text);
			before = "; ";
		}
		putchar('\n');
	}
}

static void print_text(const ingot_cpu_info *cpu)
{
	const ingot_hash *hash;

	printf("target    %s\n", cpu->target);
	printf("baseline  ");
	print_features(cpu->baseline, "", " ");
	printf("\npresent   ");
	print_features(cpu->present, "", " ");
	printf("\ndetected  ");
	print_features(cpu->detected, "", " ");
	printf("\nallowed   ");
	print_features(cpu->allowed, "", " ");
	if (cpu->baseline & ~cpu->detected) {
		printf("\nlacking   ");
		print_features(cpu->baseline & ~cpu->detected, "", " ");
	}
	printf("\n\n");
	for (size_t i = 0; (hash = ingot_hash_at(i)); i++) {
		printf("%-10s  %s\n", ingot_hash_name(hash), ingot_hash_impl(hash));
		explain_text(cpu, hash);
	}
}

static void explain_json(const ingot_cpu_info *cpu, const ingot_hash *hash)
{
	const char *impl, *before = "";
	uint32_t needs;

	for (unsigned i = 0; (impl = next_better(hash, &i, &needs)); before = ", ") {
		printf("%s{\"impl\": \"%s\"", before, impl);
		for (unsigned r = 0; r < REASONS; r++) {
			printf(", \"%s\": [", reasons[r].json);
			print_features(lacks(cpu, needs, r), "\"", ", ");
			putchar(']');
		}
		putchar('}');
	}
}

static void print_json(const ingot_cpu_info *cpu)
{
	const ingot_hash *hash;

	printf("{\"target\": \"%s\", \"baseline\": [", cpu->target);
	print_features(cpu->baseline, "\"", ", ");
	printf("], \"present\": [");
	print_features(cpu->present, "\"", ", ");
	printf("], \"detected\": [");
	print_features(cpu->detected, "\"", ", ");
	printf("], \"allowed\": [");
	print_features(cpu->allowed, "\"", ", ");
	printf("], \"hashes\": {");
	for (size_t i = 0; (hash = ingot_hash_at(i)); i++) {
		printf("%s\"%s\": {\"impl\": \"%s\", \"better\": [", i ? ", " : "",
			ingot_hash_name(hash), ingot_hash_impl(hash));
		explain_json(cpu, hash);
		printf("]}");
	}
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
