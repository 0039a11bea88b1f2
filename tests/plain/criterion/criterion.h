/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* As much of Criterion as the suites of the public interface use, in one process and compiled here: the memory and thread
 * sanitizers want to have compiled everything, and Criterion's own arena lies where they keep their notes. */
#ifndef INGOT_TESTS_PLAIN_CRITERION_H
#define INGOT_TESTS_PLAIN_CRITERION_H
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct plain {
	const char *suite, *name;
	void (*body)(void);                              /* NULL: what holds for the suite */
	void (*init)(void);
	double timeout;                                  /* not kept here: meson has one */
	struct plain *next;
};

void plain_add(struct plain *p);
_Noreturn void plain_stop(bool skipped, const char *file, int line, const char *what, const char *format, ...)
	__attribute__((format(printf, 5, 6)));

#define PLAIN_ADD(id)                                                                        \
	static __attribute__((constructor)) void id##_add(void) { plain_add(&id); }
#define Test(s, n, ...)                                                                      \
	static void s##_##n##_body(void);                                                    \
	static struct plain plain_##s##_##n = { .suite = #s, .name = #n, .body = s##_##n##_body, __VA_ARGS__ }; \
	PLAIN_ADD(plain_##s##_##n)                                                           \
	static void s##_##n##_body(void)
#define TestSuite(s, ...)                                                                    \
	static struct plain plain_##s = { .suite = #s, __VA_ARGS__ };                        \
	PLAIN_ADD(plain_##s)                                                                 \
	_Static_assert(1, "a semicolon follows")

#define PLAIN_STOP(skipped, what, ...)  plain_stop(skipped, __FILE__, __LINE__, what, " " __VA_ARGS__)
#define cr_assert(good, ...)            ((good) ? (void)0 : PLAIN_STOP(false, #good, __VA_ARGS__))
#define cr_assert_neq(a, b, ...)        cr_assert((a) != (b), __VA_ARGS__)
#define cr_expect(good, ...)            cr_assert(good, __VA_ARGS__)
#define cr_expect_not(bad, ...)         cr_assert(!(bad), __VA_ARGS__)
#define cr_expect_eq(a, b, ...)         cr_assert((a) == (b), __VA_ARGS__)
#define cr_expect_neq(a, b, ...)        cr_assert((a) != (b), __VA_ARGS__)
#define cr_expect_str_eq(a, b, ...)     cr_assert(!strcmp(a, b), __VA_ARGS__)
#define cr_assert_fail(...)             PLAIN_STOP(false, "", __VA_ARGS__)
#define cr_skip_test(...)               PLAIN_STOP(true, "", __VA_ARGS__)
#define cr_assert_eq(a, b, ...)         cr_assert((a) == (b), __VA_ARGS__)
#define cr_assert_arr_eq(a, b, n, ...)  cr_assert(!memcmp(a, b, n), __VA_ARGS__)
#define cr_assert_arr_neq(a, b, n, ...) cr_assert(memcmp(a, b, n) != 0, __VA_ARGS__)
#define cr_assert_null(p, ...)          cr_assert((p) == NULL, __VA_ARGS__)
#define cr_assert_str_eq(a, b, ...)     cr_assert(!strcmp(a, b), __VA_ARGS__)
#define cr_assert_str_neq(a, b, ...)    cr_assert(strcmp(a, b) != 0, __VA_ARGS__)

#endif
