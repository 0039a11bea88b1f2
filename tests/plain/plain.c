/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The main program of tests built without Criterion: each test in turn, in TAP.  It takes no options: those it is given
 * are for Criterion. */
#include <criterion/criterion.h>
#include <setjmp.h>
#include <stdarg.h>

static struct plain *tests, **end = &tests;
static jmp_buf out;

void plain_add(struct plain *p)
{
	*end = p;
	end = &p->next;
}

void plain_stop(bool skipped, const char *file, int line, const char *what, const char *format, ...)
{
	va_list arguments;

	if (!skipped)
		printf("# %s:%d: %s\n", file, line, what);
	printf("#");
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	printf("\n");
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

int main(void)
{
	static const char *const said[] = { "ok", "not ok", "ok" };
	int failed = 0, n = 0;

	for (const struct plain *p = tests; p; p = p->next)
		n += p->body != NULL;
	printf("1..%d\n", n);
	for (const struct plain *volatile p = tests; p; p = p->next) {
		int how;

		if (!p->body)
			continue;
		how = setjmp(out);
		if (how == 0) {
			init(p);
			p->body();
		}
		printf("%s - %s::%s%s\n", said[how], p->suite, p->name, how == 2 ? " # SKIP" : "");
		fflush(stdout);
		failed += how == 1;
	}
	return failed != 0;
}
