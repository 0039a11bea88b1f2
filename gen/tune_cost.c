/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How long the loop of a program takes on a core that is not here, as llvm-mca reckons from LLVM's tables of that core.  Of
 * several cores, the product counts: a loss on one must be won on another. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "bytes.h"
#include "tune.h"

enum { ITERATIONS = 4 };
static const char *cores, *mca;

/* The longest of the program's loops runs through to its end: what is in it is what a round of it takes. */
static const struct loop *longest_loop(const struct prog *p)
{
	const struct loop *longest = NULL;
	for (unsigned i = 0; i < p->n; i++) {
		const struct loop *l = p->ins[i].op == OP_LABEL ? p->ins[i].loop : NULL;
		if (l && (!longest || l->last - l->first > longest->last - longest->first))
			longest = l;
	}
	return longest;
}

static bool write_loop(const struct prog *p, const char *file)
{
	const struct loop *l = longest_loop(p);
	FILE *f = fopen(file, "w");
	if (!f)
		return false;
	for (unsigned i = l->first + 1; i < l->last; i++)
		if (p->ins[i].op != OP_LABEL && p->t->row[p->ins[i].op].class != JUMP) {
			fputc('\t', f);
			print_ins(f, p, &p->ins[i]);
			fputc('\n', f);
		}
	return fclose(f) == 0;
}

/* What llvm-mca complains of, it says beside its report and goes on. */
static const char *cycles_on(const struct prog *p, const char *core, const char *source, double *cycles)
{
	const char *const argv[] = { tool_find("sh"), "-c", "exec \"$0\" \"$@\" 2>&1", mca,
		text_of("-mtriple=%s", binutils_of(p->t->name)->triple), text_of("-mcpu=%s", core),
		text_of("-iterations=%d", ITERATIONS), "-instruction-info=false", "-resource-pressure=false", source, NULL };
	char line[200];
	const char *wrong = text_of("llvm-mca reckons nothing for %s", core);
	FILE *out = tmpfile();
	if (!out || !argv[0])
		return wrong;
	tool_run(argv, out);
	rewind(out);
	while (fgets(line, sizeof line, out)) {
		if (strstr(line, "not a recognized processor")) {
			wrong = text_of("llvm-mca knows no core %s", core);
			break;
		}
		if (!strncmp(line, "Total Cycles:", 13)) {
			*cycles = strtod(line + 13, NULL) / ITERATIONS;
			wrong = NULL;
		}
	}
	fclose(out);
	return wrong;
}

static const char *cost(const struct prog *p, const char *source, double *product)
{
	*product = 1;
	if (!write_loop(p, source))
		return text_of("%s: %s", source, strerror(errno));
	for (const char *s = cores; *s;) {
		const int n = (int)strcspn(s, ",");
		double cycles;
		const char *wrong = cycles_on(p, text_of("%.*s", n, s), source, &cycles);
		if (wrong)
			return wrong;
		*product *= cycles;
		s += n + (s[n] == ',');
	}
	return NULL;
}

const char *reckon_programs(const struct prog *const *p, unsigned n, unsigned rounds, double *cycles)
{
	const char *wrong = NULL;
	char *source = tool_temporary();
	const int fd = mkstemp(source);
	(void)rounds;
	if (fd < 0)
		return text_of("%s: %s", source, strerror(errno));
	close(fd);
	for (unsigned i = 0; i < n && !wrong; i++)
		wrong = cost(p[i], source, &cycles[i]);
	remove(source);
	return wrong;
}

const char *cannot_reckon(const struct function *f, const char *names)
{
	cores = names;
	mca = tool_find("llvm-mca");
	return !mca ? "no llvm-mca was found, which knows cores (Debian's llvm)" :
		!longest_loop(catalog_write_plain(f)) ? text_of("%s has no loop to reckon with", catalog_name(f)) : NULL;
}
