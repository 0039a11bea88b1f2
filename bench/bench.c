/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The library beside others: every piece of work by every peer in turn, so that what else happens happens to all. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "bench.h"

static const char help[] =
	"Usage: ingot-bench-peers [OPTION]...\n"
	"Measure digests, HMAC tags and PBKDF2 of this library and of others, in one run.\n"
	"\n"
	"  --alg=NAME[,NAME]...  these hashes [md5,sha1,sha256,sha512]\n"
	"  --peers=NAME[,...]    these of the others [all]\n"
	"  --seconds=N           take about so long [20]\n"
	"  --once                only that all answers agree, and one sample of each\n"
	"  --json                print JSON\n"
	"  --svg=FILE            draw the ratios, too\n"
	"\n"
	"Exit status: 0 all is well; 1 answers differ; 2 trouble.\n";

#define PEER(name) &peer_##name,
const struct peer *const peers[] = { PEERS };
#undef PEER
const unsigned peers_n = sizeof peers / sizeof *peers;
_Static_assert(sizeof peers / sizeof *peers <= PEERS_MAX, "a row has room for every peer");

const char *const hash_names[HASHES] = {
#define HASH(name, ...) #name,
#include "gen/hash.def"
#undef HASH
};
static const size_t digest_bytes[HASHES] = {
#define HASH(name, family, W, rounds, B, L, order, state, digest) digest,
#include "gen/hash.def"
#undef HASH
};

enum kind { DIGEST, HMAC, PBKDF2 };

/* size: bytes of the message, digests of key. */
static const struct work { const char *name; enum kind kind; size_t size, by_byte; } works[] = {
	{ "digest/3",             DIGEST, 3,       0 },
	{ "digest/64",            DIGEST, 64,      0 },
	{ "digest/1024",          DIGEST, 1024,    0 },
	{ "digest/16384",         DIGEST, 16384,   16384 },
	{ "digest/1048576",       DIGEST, 1048576, 1048576 },
	{ "hmac/32+64",           HMAC,   64,      0 },
	{ "pbkdf2/iteration",     PBKDF2, 1,       0 },
	{ "pbkdf2/4 iterations",  PBKDF2, 4,       0 },
};
enum { WORKS = sizeof works / sizeof *works, ROWS_MAX = WORKS * HASHES, LONGEST = 1048576, ITERATIONS = 1000 };

/* A sample takes at least so many cycles or nanoseconds. */
static const double least = 300e3;

static struct row rows[ROWS_MAX];
static uint64_t calls[ROWS_MAX][PEERS_MAX];
static unsigned rows_n;
static uint8_t data[32 + LONGEST];

_Noreturn void trouble(const char *what)
{
	fprintf(stderr, "ingot-bench-peers: %s\n", what);
	exit(2);
}

static const struct work *work_of(const struct row *r)
{
	const struct work *w = works;

	while (strcmp(w->name, r->work))
		w++;
	return w;
}

static bool has(const struct peer *p, const struct row *r)
{
	switch (work_of(r)->kind) {
	case DIGEST: return p->digest[r->hash] != NULL;
	case HMAC:   return p->hmac[r->hash] != NULL;
	default:     return p->pbkdf2[r->hash] != NULL;
	}
}

/* What n calls are counted as: PBKDF2 by the iteration, and none for its beginning. */
static double units(const struct row *r, uint64_t n)
{
	return (double)n * (work_of(r)->kind == PBKDF2 ? ITERATIONS : 1);
}

static struct measured run(const struct peer *p, const struct row *r, uint64_t n, uint8_t *out)
{
	const struct work *w = work_of(r);
	const uint8_t *key = data, *in = data + 32;
	const double n_units = units(r, n);
	struct measuring m;

	measure_begin(&m);
	switch (w->kind) {
	case DIGEST:
		while (n--)
			p->digest[r->hash](out, in, w->size);
		break;
	case HMAC:
		while (n--)
			p->hmac[r->hash](out, key, 32, in, w->size);
		break;
	default:
		while (n--)
			p->pbkdf2[r->hash](out, w->size * digest_bytes[r->hash], key, 32, in, 16, ITERATIONS);
	}
	return measure_end(&m, n_units);
}

/* What everybody must say is what the first one says who can say it. */
static bool agree(const struct row *r)
{
	const size_t size = digest_bytes[r->hash] * (work_of(r)->kind == PBKDF2 ? work_of(r)->size : 1);
	uint8_t want[4 * 64], got[4 * 64];
	const struct peer *first = NULL;

	for (unsigned p = 0; p < peers_n; p++) {
		if (!peers[p] || !has(peers[p], r))
			continue;
		run(peers[p], r, 1, first ? got : want);
		if (first && memcmp(want, got, size)) {
			fprintf(stderr, "ingot-bench-peers: %s, %s: %s and %s differ\n", hash_names[r->hash], r->work,
				first->name, peers[p]->name);
			return false;
		}
		first = first ? first : peers[p];
	}
	return true;
}

static void sample(unsigned i, unsigned p)
{
	uint8_t out[4 * 64];
	struct row *r = &rows[i];

	if (!calls[i][p])
		for (calls[i][p] = 1; run(peers[p], r, calls[i][p], out).value * units(r, calls[i][p]) < least; calls[i][p] *= 2)
			continue;
	series_add(&r->by[p], run(peers[p], r, calls[i][p], out));
}

static bool used[PEERS_MAX];

static void round_of_all(void)
{
	for (unsigned i = 0; i < rows_n; i++)
		for (unsigned p = 0; p < peers_n; p++)
			if (used[p] && has(peers[p], &rows[i]))
				sample(i, p);
}

static void judge(struct row *r)
{
	r->best = -1;
	for (unsigned p = 0; p < peers_n; p++)
		series_sort(&r->by[p]);
	for (unsigned p = 1; p < peers_n; p++)
		if (r->by[p].n && (r->best < 0 || series_median(&r->by[p]) < series_median(&r->by[r->best])))
			r->best = (int)p;
	if (r->best > 0)
		r->ratio = series_median(&r->by[0]) / series_median(&r->by[r->best]);
}

/* For each name of a list, the number that find() gives; -1 is an error. */
static void each_name(char *names, int (*find)(const char *), bool *set)
{
	for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
		const int i = find(name);

		if (i < 0) {
			fprintf(stderr, "ingot-bench-peers: nothing is called '%s'\n", name);
			exit(2);
		}
		set[i] = true;
	}
}

static int find_hash(const char *name)
{
	for (int h = 0; h < HASHES; h++)
		if (!strcmp(hash_names[h], name))
			return h;
	return -1;
}

static int find_peer(const char *name)
{
	for (unsigned p = 0; p < peers_n; p++)
		if (!strcmp(peers[p]->name, name))
			return (int)p;
	return -1;
}

struct options { double seconds; bool once, json, hash[HASHES]; const char *svg; };

static void take_options(struct options *o, int argc, char **argv)
{
	static const struct option longs[] = {
		{ "alg", 1, NULL, 'a' }, { "peers", 1, NULL, 'p' }, { "seconds", 1, NULL, 's' }, { "once", 0, NULL, 'o' },
		{ "json", 0, NULL, 'j' }, { "svg", 1, NULL, 'v' }, { "help", 0, NULL, 'h' }, { NULL, 0, NULL, 0 },
	};
	char *algs = NULL, *others = NULL, *end;

	for (int c; (c = getopt_long(argc, argv, "", longs, NULL)) != -1;)
		switch (c) {
		case 'a': algs = optarg; break;
		case 'p': others = optarg; break;
		case 's':
			o->seconds = strtod(optarg, &end);
			if (*end || !(o->seconds > 0))
				trouble("--seconds wants a number");
			break;
		case 'o': o->once = true; break;
		case 'j': o->json = true; break;
		case 'v': o->svg = optarg; break;
		case 'h': fputs(help, stdout); exit(0);
		default: exit(2);
		}
	if (optind < argc)
		trouble("there are arguments left");
	if (algs)
		each_name(algs, find_hash, o->hash);
	else
		o->hash[H_md5] = o->hash[H_sha1] = o->hash[H_sha256] = o->hash[H_sha512] = true;
	used[0] = true;
	if (others)
		each_name(others, find_peer, used);
	else
		memset(used, true, sizeof used);
}

static void make_rows(const bool *hash)
{
	for (unsigned h = 0; h < HASHES; h++)
		for (unsigned w = 0; w < WORKS && hash[h]; w++)
			rows[rows_n++] = (struct row){ .work = works[w].name, .hash = h, .by_byte = works[w].by_byte };
}

static void save_svg(const char *file)
{
	FILE *f = fopen(file, "w");

	if (f)
		report_svg(f, rows, rows_n);
	if (!f || fclose(f)) {
		perror(file);
		exit(2);
	}
}

int main(int argc, char **argv)
{
	struct options o = { .seconds = 20 };
	bool good = true;

	take_options(&o, argc, argv);
	make_rows(o.hash);
	for (unsigned p = 0; p < peers_n; p++)
		peers[p]->version();
	for (size_t i = 0; i < sizeof data; i++)
		data[i] = (uint8_t)(i * 37 >> 3);
	for (unsigned i = 0; i < rows_n; i++)
		good &= agree(&rows[i]);
	if (!good)
		return 1;
	const double start = measure_now();
	do {
		round_of_all();
		if (isatty(2))
			fprintf(stderr, "\r%.0f of %.0f seconds\033[K", (measure_now() - start) / 1e9, o.seconds);
	} while (!o.once && measure_now() - start < o.seconds * 1e9);
	if (isatty(2))
		fputs("\r\033[K", stderr);
	for (unsigned i = 0; i < rows_n; i++)
		judge(&rows[i]);
	(o.json ? report_json : report_text)(stdout, rows, rows_n);
	if (o.svg)
		save_svg(o.svg);
	if (fflush(stdout) || ferror(stdout))
		trouble("output was lost");
	return 0;
}
