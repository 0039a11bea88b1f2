/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The mutation campaign: functions side by side, the mutants of each one by one, and what became of all of them. */
#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "mutate.h"

static uint64_t seed_of(const struct function *f, uint64_t seed)
{
	for (const char *c = catalog_name(f); *c; c++)
		seed = mix(seed, (unsigned char)*c);
	return seed;
}

/* ---- one function ---- */

static void tell(FILE *out, const char *what, const struct source *s, const struct mutant *m, const char *why)
{
	fprintf(out, "\t%s, %s", what, mutation_name[m->how]);
	if (m->how < BIT)
		fprintf(out, ", instruction %u", m->at);
	fprintf(out, ": %s -> %s: %s\n", m->before, *m->after ? m->after : "nothing", why);
	if (m->how < BIT && s->p->ins[m->at].file && !strcmp(what, "SURVIVED"))
		fprintf(out, "\t\t%s:%d\n", s->p->ins[m->at].file, s->p->ins[m->at].line);
}

static void survived(const struct source *s, const struct mutant *m, const struct judgement *j, struct counts *c, FILE *out)
{
	const struct equivalent *e = equivalent_of(s, m, j, equivalents, equivalents_n);
	if (j->differs) {
		tell(out, "PROVED AND WRONG", s, m, j->text);
		c->survived[m->how]++;
	} else if (e) {
		tell(out, "equivalent", s, m, j->same_terms ? text_of("%s; the same terms are left, wherever a proof comes by", e->why) : e->why);
		c->equivalent[m->how]++;
		c->used |= (uint64_t)1 << (e - equivalents);
	} else {
		tell(out, "SURVIVED", s, m, j->same_terms ? "leaves the same terms wherever a proof comes by: is that meant?"
			: "no concrete run differs; what is it good for?");
		c->survived[m->how]++;
	}
}

static void count(const struct source *s, const struct mutant *m, refute_fn *judge, struct counts *c, FILE *out)
{
	const struct judgement j = mutant_judge(s, m, judge);
	c->drawn++;
	switch (j.outcome) {
	case REFUSED:
		c->refused[m->how]++;
		c->as[j.kind]++;
		break;
	case TOO_MUCH:
		c->refused[m->how]++;
		c->as[F_COVER + 1]++;
		break;
	case SURVIVED:
		survived(s, m, &j, c, out);
		break;
	case BROKEN:
		tell(out, "BROKE THE PROVER", s, m, j.text);
		c->broken++;
	}
}

static unsigned sum(const unsigned *n)
{
	unsigned all = 0;
	for (unsigned i = 0; i < MUTATIONS; i++)
		all += n[i];
	return all;
}

bool mutate_function(const struct function *f, unsigned n, uint64_t seed, refute_fn *judge, struct counts *c, FILE *out)
{
	struct source s;
	struct mutant m;
	struct timespec a, b;
	char *text = NULL;
	size_t bytes;
	timespec_get(&a, TIME_UTC);
	memset(c, 0, sizeof *c);
	if (!source_open(&s, f, out))
		return false;
	FILE *more = open_memstream(&text, &bytes);
	if (!more)
		die("open_memstream: %s", strerror(errno));
	struct draw *d = draw_open(&s, seed_of(f, seed));
	while (c->drawn < n && draw_next(d, &m))
		count(&s, &m, judge, c, more);
	fclose(more);
	timespec_get(&b, TIME_UTC);
	const bool good = c->drawn && !sum(c->survived) && !c->broken;
	fprintf(out, "%-8s %-40s %4u of %u, %u equivalent %8.0f ms\n%s", good ? "refused" : "FAILED", catalog_name(f), sum(c->refused),
		c->drawn, sum(c->equivalent), (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) / 1e6, text);
	return good;
}

/* ---- all of them ---- */

static struct { unsigned n; uint64_t seed; int counts; } campaign;       /* counts: a file that all processes write to */
struct part { const struct function *f; unsigned number; };

static bool mutate_one(const void *of, FILE *out)
{
	const struct part *p = of;
	struct counts c;
	const bool good = mutate_function(p->f, campaign.n, campaign.seed, refute, &c, out);
	if (pwrite(campaign.counts, &c, sizeof c, (off_t)(p->number * sizeof c)) != sizeof c)
		die("pwrite: %s", strerror(errno));
	return good;
}

static void add_counts(unsigned *to, const unsigned *n, unsigned k)
{
	for (unsigned i = 0; i < k; i++)
		to[i] += n[i];
}

static struct counts all_counts(unsigned parts)
{
	struct counts all = { 0 }, c;
	for (unsigned i = 0; i < parts; i++) {
		if (pread(campaign.counts, &c, sizeof c, (off_t)(i * sizeof c)) != sizeof c)
			continue;                    /* its process ended, which was told */
		all.drawn += c.drawn;
		all.used |= c.used;
		all.broken += c.broken;
		add_counts(all.refused, c.refused, MUTATIONS);
		add_counts(all.equivalent, c.equivalent, MUTATIONS);
		add_counts(all.survived, c.survived, MUTATIONS);
		add_counts(all.as, c.as, F_COVER + 2);
	}
	return all;
}

static void print_counts(const struct counts *c)
{
	printf("\n%-12s %8s %11s %9s\n", "kind", "refused", "equivalent", "survived");
	for (unsigned i = 0; i < MUTATIONS; i++)
		printf("%-12s %8u %11u %9u\n", mutation_name[i], c->refused[i], c->equivalent[i], c->survived[i]);
	fputs("\nrefused for:", stdout);
	for (unsigned i = 0; i < F_COVER + 2; i++)
		printf("%s %s %u", i ? "," : "", i <= F_COVER ? finding_name(i) : "too much work", c->as[i]);
	printf("\nseed %llu\n", (unsigned long long)campaign.seed);
	if (c->broken)
		printf("%u broke the prover\n", c->broken);
	printf("%u refused, %u equivalent, %u survived\n", sum(c->refused), sum(c->equivalent), sum(c->survived));
}

/* Only a campaign over everything can say that an entry is of no use. */
static bool list_lives(uint64_t used)
{
	bool all = true;
	for (unsigned i = 0; i < equivalents_n; i++)
		all &= (used >> i & 1) || equivalent_lives(&equivalents[i], stdout);
	return all;
}

int mutate(const char *target, const char *glob, unsigned jobs, unsigned n, uint64_t seed)
{
	struct part *part = must_alloc(catalog_size() * sizeof *part);
	struct task *task = must_alloc(catalog_size() * sizeof *task);
	unsigned parts = 0;
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog_wanted(catalog(i), target, glob)) {
			part[parts] = (struct part){ catalog(i), parts };
			task[parts] = (struct task){ catalog_name(catalog(i)), mutate_one, &part[parts] };
			parts++;
		}
	if (!parts) {
		fprintf(stderr, "gen prove: no function of the catalog is meant\n");
		return 2;
	}
	FILE *counts = tmpfile();
	if (!counts)
		die("tmpfile: %s", strerror(errno));
	campaign.n = n;
	campaign.seed = seed;
	campaign.counts = fileno(counts);
	const bool good = run_tasks("mutating", task, parts, jobs) == parts;
	const struct counts all = all_counts(parts);
	print_counts(&all);
	const bool lives = target || glob || list_lives(all.used);
	return good && lives ? 0 : 1;
}
