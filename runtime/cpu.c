/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How to ask this CPU and system which rows of cpu.def they offer. */
#include "internal.h"

#if defined(__x86_64__) || defined(__i386__)

#include <cpuid.h>

struct leaf {
	unsigned eax, ebx, ecx, edx;
};

static struct leaf cpuid(unsigned number)
{
	struct leaf l = { 0, 0, 0, 0 };

	__get_cpuid_count(number, 0, &l.eax, &l.ebx, &l.ecx, &l.edx);
	return l;
}

/* The register sets that the system saves, XCR0; none when it never turned XSAVE on. */
static uint32_t saved_registers(struct leaf leaf1)
{
	uint32_t low, high;

	if (!(leaf1.ecx >> 27 & 1))
		return 0;
	__asm__ ("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
	return low;
}

/* CPUID is slow under a hypervisor: each leaf is asked for once. */
uint32_t ingot__cpu_detect(void)
{
	struct leaf leaf1 = cpuid(1), leaf7 = cpuid(7);
	uint32_t saved = saved_registers(leaf1), found = 0;

#define CPU(id, name, reg, bit, xcr0) \
	if ((reg >> bit & 1) && !(xcr0 & ~saved)) \
		found |= INGOT_CPU_##id;
#include "cpu.def"
	return found;
}

#elif (defined(__aarch64__) || defined(__arm__)) && defined(__linux__)

#include <sys/auxv.h>

uint32_t ingot__cpu_detect(void)
{
	uint32_t found = 0;

#define CPU(id, name, word, bit) \
	if (getauxval(word) >> bit & 1) \
		found |= INGOT_CPU_##id;
#include "cpu.def"
	return found;
}

#else

uint32_t ingot__cpu_detect(void)
{
	return 0;
}

#endif
