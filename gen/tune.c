/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen tune`: an order of a program's instructions that this CPU, or a core that LLVM knows, runs faster, and that
 * is proved.
 *
 * Hill climbing: a few moves, at first and now and then after a schedule of all, make each of a batch of candidates from the
 * best order so far; the fastest of them is held against that best once more, for longer, and taken over if it wins again.
 * What is found is proved before it is kept. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "tune.h"

enum { BATCH = 12, FIRST_LISTED = 2 * BATCH, ROUNDS = 300, SURE_ROUNDS = 4000 };
static const double worth = 0.9985;                  /* less is noise, on a clock */

struct climb {
	const struct function *f;
	const struct prog *p;
	const struct moves *m;
	judge_fn *judge;
	unsigned *best;
	uint64_t seed;
	double ratio;                                /* of the best to what was written, as measured on the way */
	unsigned tried, taken;
};

static unsigned *copy_of_order(const unsigned *order, unsigned n)
{
	unsigned *copy = must_alloc((n + 1) * sizeof *copy);
	memcpy(copy, order, n * sizeof *copy);
	return copy;
}

static unsigned *candidate(struct climb *c)
{
	unsigned *order = copy_of_order(c->best, c->p->n);
	c->seed = mix(c->seed, 2);
	if (c->tried < FIRST_LISTED || (c->seed >> 20) % 16 == 0)
		list_anew(c->p, steps_in(c->m), order, &c->seed);
	for (unsigned k = 1 + (unsigned)(c->seed >> 30) % 3; k--;)
		move_something(c->m, order, &c->seed);
	return order;
}

static void drop_all(struct prog **p, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		prog_drop(p[i]);
}

/* Is it faster, in a longer run against the best alone? */
static const char *held_against(struct climb *c, const unsigned *order, double *ratio)
{
	double ns[2];
	struct prog *two[2] = { prog_in_order(c->p, c->best), prog_in_order(c->p, order) };
	const char *wrong = c->judge((const struct prog *const *)two, 2, SURE_ROUNDS, ns);
	drop_all(two, 2);
	*ratio = wrong ? 1 : ns[1] / ns[0];
	return wrong;
}

static void take(struct climb *c, const unsigned *order, double ratio)
{
	memcpy(c->best, order, c->p->n * sizeof *c->best);
	c->ratio *= ratio;
	c->taken++;
}

static const char *one_batch(struct climb *c)
{
	unsigned *order[BATCH], fastest = 0;
	struct prog *p[BATCH + 1] = { prog_in_order(c->p, c->best) };
	double ns[BATCH + 1], ratio = 1;
	for (unsigned i = 0; i < BATCH; i++)
		p[i + 1] = prog_in_order(c->p, order[i] = candidate(c));
	const char *wrong = c->judge((const struct prog *const *)p, BATCH + 1, ROUNDS, ns);
	drop_all(p, BATCH + 1);
	for (unsigned i = 1; i < BATCH && !wrong; i++)
		if (ns[i + 1] < ns[fastest + 1])
			fastest = i;
	c->tried += BATCH;
	if (!wrong && ns[fastest + 1] < worth * ns[0])
		wrong = held_against(c, order[fastest], &ratio);
	if (!wrong && ratio < worth)
		take(c, order[fastest], ratio);
	for (unsigned i = 0; i < BATCH; i++)
		free(order[i]);
	return wrong;
}

/* The file of an order, and the line of orders.def that includes it. */
static bool write_order(struct climb *c, const char *dir)
{
	char *base = (char *)(uintptr_t)text_of("%s", catalog_name(c->f));
	for (char *s = base; *s; s++)
		*s = *s == '/' ? '_' : *s;
	const char *file = text_of("%s/%s.h", dir, base), *list = text_of("%s.def", dir);
	const char *line = text_of("#include \"orders/%s.h\"\n", base);
	FILE *f = fopen(file, "w");
	if (!f)
		return false;
	fprintf(f, "/* SPDX-License-Identifier: Apache-2.0 OR MIT */\n/* Made by gen tune. */\nORDER( \"%s\",\n\t\"%s\",\n\t\"",
		catalog_name(c->f), prog_digest(c->p));
	order_print(f, c->best, c->p->n);
	fputs("\" )\n", f);
	if (fclose(f))
		return false;
	size_t n;
	const char *had = read_file(list, &n);
	if (!had || strstr(had, line))
		return had;
	f = fopen(list, "a");
	return f && fputs(line, f) >= 0 && !fclose(f);
}

/* The best once more against what was written, and the proof. */
static int keep(struct climb *c, const char *dir)
{
	double ns[2];
	const char *name = catalog_name(c->f);
	const struct prog *two[2] = { c->p, prog_in_order(c->p, c->best) };
	const char *wrong = c->judge(two, 2, SURE_ROUNDS, ns);
	if (wrong) {
		fprintf(stderr, "gen tune: %s: %s\n", name, wrong);
		return 2;
	}
	printf("%s: %u orders tried, %u taken; %.4f of the time of the order as written\n", name, c->tried, c->taken, ns[1] / ns[0]);
	if (ns[1] >= worth * ns[0]) {
		puts("that is no gain: nothing is changed");
		return 1;
	}
	if (!prove_as(stdout, name, c->f, two[1]))
		return 1;
	if (!write_order(c, dir)) {
		fprintf(stderr, "gen tune: %s: %s\n", dir, strerror(errno));
		return 2;
	}
	puts("the order is written: build gen again, and emit");
	return 0;
}

static void show(const struct climb *c, time_t left)
{
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "\r%s: %u orders tried, %u taken, about %.4f of the time; %lld s left \033[K", catalog_name(c->f), c->tried,
			c->taken, c->ratio, (long long)left);
}

int tune(const struct function *f, const char *cores, const char *dir, unsigned seconds)
{
	const struct prog *p = catalog_write_plain(f);
	const char *wrong = cores ? cannot_reckon(f, cores) : cannot_time(f);
	const time_t end = time(NULL) + seconds;
	struct climb c = { .f = f, .p = p, .m = moves_of(p), .judge = cores ? reckon_programs : time_programs,
		.best = must_alloc((p->n + 1) * sizeof *c.best), .seed = 1, .ratio = 1 };
	for (unsigned i = 0; i < p->n; i++)
		c.best[i] = i;
	for (time_t left; !wrong && (left = end - time(NULL)) > 0;) {
		show(&c, left);
		wrong = one_batch(&c);
	}
	if (isatty(STDERR_FILENO))
		fputs("\r\033[K", stderr);
	if (!wrong)
		return keep(&c, dir);
	fprintf(stderr, "gen tune: %s\n", wrong);
	return 2;
}
