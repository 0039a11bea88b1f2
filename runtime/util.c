/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How to compare in constant time and how to wipe for certain; what the library calls itself and
 * its errors. */
#include "internal.h"

int ingot_equal(const void *a, const void *b, size_t n)
{
	const uint8_t *x = a, *y = b;
	uint32_t differ = 0;

	while (n-- != 0)
		differ |= (uint32_t)(*x++ ^ *y++);
	return (int)(1 & (differ - 1) >> 8);
}

#if defined(__GNUC__)

/* To the compiler, the empty statement may read the zeros. */
void ingot_wipe(void *p, size_t n)
{
	if (n != 0)
		memset(p, 0, n);
	__asm__ __volatile__ ("" : : "r"(p) : "memory");
}

#else

/* To the compiler, the pointer may by now lead to another function. */
static void *(*const volatile wipe)(void *, int, size_t) = memset;

void ingot_wipe(void *p, size_t n)
{
	if (n != 0)
		wipe(p, 0, n);
}

#endif

const char *ingot_version(void)
{
	return INGOT_VERSION;
}

const char *ingot_strerror(int status)
{
	switch (status) {
	case INGOT_OK:
		return "no error";
	case INGOT_EINVAL:
		return "an argument that the standard does not allow";
	case INGOT_EFAIL:
		return "not the right answer";
	case INGOT_ECPU:
		return "the environment variable INGOT_CPU has an unknown name";
	case INGOT_EBASELINE:
		return "this CPU or system lacks what the library was built to take for granted";
	default:
		return "unknown error";
	}
}
