/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `ingot bench`: how fast the library is on this machine, each hash by each variant, for people and as JSON. */
#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "cmd_bench.h"

static const char help[] =
	"Usage: ingot bench [--alg=NAME[,NAME]...] [--seconds=N] [--json]\n"
	"Measure each hash by each variant that can run here, all in turn: a digest of 3 bytes\n"
	"to 1 MiB, an HMAC tag of 64 bytes under a key of 32, and one iteration of PBKDF2.\n"
	"\n"
	"      --alg=NAME[,...]  these hashes only; upper case and - or / for _ will do\n"
	"      --json            one JSON object, with the least and the median of each\n"
	"      --seconds=N       take about so long, 1 to 3600 [5]; every work is measured once\n"
	"                        at least\n"
	"      --help            display this help and exit\n"
	"      --version         output version information and exit\n"
	"\n"
	"The unit is a cycle of the core, or where that cannot be told, a nanosecond.\n"
	"* is what this machine uses.  Exit status is 0, or 2 in trouble.\n"
	"\n"
	"Algorithms: ";

enum { HASHES_MAX = 16, VARIANTS_MAX = 64 };

struct options {
	const ingot_hash *hashes[HASHES_MAX + 1];    /* NULL after the last */
	uint64_t seconds;
	bool json;
};

enum { OPT_ALG = 256, OPT_HELP, OPT_JSON, OPT_SECONDS, OPT_VERSION };

static const struct option long_options[] = {
	{ "alg",       required_argument, NULL, OPT_ALG },
	{ "algorithm", required_argument, NULL, OPT_ALG },
	{ "help",      no_argument,       NULL, OPT_HELP },
	{ "json",      no_argument,       NULL, OPT_JSON },
	{ "seconds",   required_argument, NULL, OPT_SECONDS },
	{ "version",   no_argument,       NULL, OPT_VERSION },
	{ NULL,        0,                 NULL, 0 },
};

/* Of each work by each variant. */
static struct series series[VARIANTS_MAX][BENCH_WORKS];
static struct bench_variant variants[VARIANTS_MAX];
static unsigned taken, dropped;
static double ghz_sum;                           /* of those taken */

static bool take_names(struct options *o, const char *names)
{
	char *copy = cmd_copy(names), *rest = copy;
	unsigned n = 0;
	bool good = true;

	while (good && rest) {
		char *name = rest;

		if ((rest = strchr(name, ',')))
			*rest++ = '\0';
		if (n == HASHES_MAX)
			good = false;
		else
			good = (o->hashes[n++] = cmd_hash(name)) != NULL;
	}
	free(copy);
	return good;
}

static void keep(struct series *all, struct measured m)
{
	if (!series_add(all, m)) {
		dropped++;
		return;
	}
	taken++;
	ghz_sum += m.ghz;
}

/* One sample of each work by each variant. */
static bool round_of_all(unsigned n)
{
	struct measured m;

	for (unsigned w = 0; w < BENCH_WORKS; w++)
		for (unsigned v = 0; v < n; v++) {
			if (!bench_ask(&variants[v], w, &m))
				return false;
			keep(&series[v][w], m);
			cmd_progress_add(0);
		}
	return true;
}

static void sort_all(unsigned n)
{
	for (unsigned v = 0; v < n; v++)
		for (unsigned w = 0; w < BENCH_WORKS; w++)
			series_sort(&series[v][w]);
}

static void print_text(unsigned n)
{
	printf("Medians of %u samples, in ", series[0][0].n);
	if (*measure_chain)
		printf("cycles of the core: from time and a chain of %s.  %.2f GHz.\n\n", measure_chain, ghz_sum / taken);
	else
		printf("nanoseconds.\n\n");
	printf("%-11s %-20s", "", "");
	for (unsigned w = 0; w < BENCH_WORKS; w++)
		printf(" %10s", bench_works[w].head);
	putchar('\n');
	for (unsigned v = 0; v < n; v++) {
		printf("%-11s %s%-19s", ingot_hash_name(variants[v].hash), variants[v].chosen ? "*" : " ", variants[v].impl);
		for (unsigned w = 0; w < BENCH_WORKS; w++)
			if (bench_works[w].by_byte)
				printf(" %10.2f", series_median(&series[v][w]) / (double)bench_works[w].len);
			else
				printf(" %10.0f", series_median(&series[v][w]));
		putchar('\n');
	}
}

static void print_json(unsigned n)
{
	const char *before = "";

	printf("{\"unit\": \"%s\", \"chain\": \"%s\", ", measure_unit(), measure_chain);
	if (*measure_chain)
		printf("\"ghz\": %.3f, ", ghz_sum / taken);
	printf("\"samples\": %u, \"dropped\": %u, \"results\": [", taken, dropped);
	for (unsigned v = 0; v < n; v++)
		for (unsigned w = 0; w < BENCH_WORKS; w++) {
			const struct series *s = &series[v][w];

			printf("%s\n  {\"hash\": \"%s\", \"impl\": \"%s\", \"chosen\": %s, \"work\": \"%s\", \"samples\": %u, "
				"\"min\": %.2f, \"median\": %.2f}", before, ingot_hash_name(variants[v].hash), variants[v].impl,
				variants[v].chosen ? "true" : "false", bench_works[w].name, s->n, series_least(s), series_median(s));
			before = ",";
		}
	printf("\n]}\n");
}

static void progress(char *text, size_t size, uint64_t done, uint64_t total, double seconds)
{
	(void)done;
	snprintf(text, size, "%.0f of %.0f seconds, %u samples", seconds, (double)total, taken);
}

static int bench(const struct options *o)
{
	const double end = cmd_seconds() + (double)o->seconds;
	unsigned n = bench_fork(variants, VARIANTS_MAX, o->hashes);
	bool good = n > 0;

	cmd_progress_start(progress, o->seconds);
	do
		good = good && round_of_all(n);
	while (good && cmd_seconds() < end);
	cmd_progress_stop();
	bench_end();
	if (!good)
		return CMD_TROUBLE;
	sort_all(n);
	if (o->json)
		print_json(n);
	else
		print_text(n);
	if (dropped > taken)
		cmd_error(0, "other programs run: most samples had to be dropped");
	return CMD_OK;
}

int cmd_bench(int argc, char **argv)
{
	struct options o = { .seconds = 5 };
	int c;

	for (unsigned i = 0; i < HASHES_MAX && (o.hashes[i] = ingot_hash_at(i)); i++)
		continue;
	while ((c = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
		switch (c) {
		case OPT_ALG:
			memset(o.hashes, 0, sizeof o.hashes);
			if (!take_names(&o, optarg))
				return cmd_try_help(CMD_TROUBLE);
			break;
		case OPT_JSON: o.json = true; break;
		case OPT_SECONDS:
			if (cmd_number(optarg, 1, 3600, &o.seconds))
				break;
			cmd_error(0, "the time in seconds is 1 to 3600, not '%s'", optarg);
			return cmd_try_help(CMD_TROUBLE);
		case OPT_HELP:
			fputs(help, stdout);
			cmd_list_hashes(stdout);
			putchar('\n');
			return cmd_close_stdout(CMD_OK, CMD_TROUBLE);
		case OPT_VERSION: return cmd_close_stdout(cmd_version(), CMD_TROUBLE);
		default: return cmd_try_help(CMD_TROUBLE);
		}
	}
	if (optind < argc) {
		cmd_error(0, "there are arguments left");
		return cmd_try_help(CMD_TROUBLE);
	}
	signal(SIGPIPE, SIG_IGN);
	return cmd_close_stdout(bench(&o), CMD_TROUBLE);
}
