/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The main program of tests built without Criterion: each test in turn, in TAP.  It takes no options: those it is given
 * are for Criterion. */
#include <criterion/criterion.h>
#include <setjmp.h>
#include <stdarg.h>

static struct plain *tests, **end = &tests;
static jmp_buf out;
static char why[1000];                                   /* the last test stopped */

void plain_add(struct plain *p)
{
	*end = p;
	end = &p->next;
}

void plain_stop(bool skipped, const char *file, int line, const char *what, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(why, sizeof why, format, arguments);
	va_end(arguments);
	if (!skipped)
		printf("# %s:%d: %s%s\n", file, line, what, why);
	longjmp(out, skipped ? 2 : 1);
}

static void init(const struct plain *test)
{
	for (const struct plain *p = tests; p; p = p->next)
		if (!p->body && p->init && !strcmp(p->suite, test->suite))
			p->init();
	if (test->init)
		test->init();
}

/* 0 good, 1 failed, 2 skipped: as plain_stop says. */
static int run(const struct plain *p)
{
	int how = setjmp(out);

	if (how == 0) {
		init(p);
		p->body();
	}
	return how;
}

int main(void)
{
	static const char *const said[] = { "ok", "not ok", "ok" };
	int failed = 0, n = 0;

	for (const struct plain *p = tests; p; p = p->next)
		n += p->body != NULL;
	printf("1..%d\n", n);
	for (const struct plain *p = tests; p; p = p->next) {
		int how;

		if (!p->body)
			continue;
		how = run(p);
		printf("%s - %s::%s%s%s\n", said[how], p->suite, p->name, how == 2 ? " # SKIP" : "", how == 2 ? why : "");
		fflush(stdout);
		failed += how == 1;
	}
	return failed != 0;
}
