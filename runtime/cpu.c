/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which rows of cpu.def this CPU and system offer: how they are asked, and what follows from what they say. */
#include "internal.h"

#if defined(__x86_64__) || defined(__i386__)

#include <cpuid.h>

/* Did the system turn XSAVE on?  Where it did not, XGETBV is an illegal instruction. */
static bool saves(const struct cpu_said *said)
{
	return said->leaf1.ecx >> 27 & 1;
}

struct cpu_features ingot__cpu_features(const struct cpu_said *said)
{
	const uint32_t saved = saves(said) ? said->xcr0 : 0;
	struct cpu_features f = { 0, 0 };

#define CPU(id, name, reg, bit, xcr0) \
	if (said->reg >> bit & 1) { \
		f.present |= INGOT_CPU_##id; \
		f.usable |= xcr0 & ~saved ? 0 : INGOT_CPU_##id; \
	}
#include "cpu.def"
	return f;
}

static struct cpu_leaf cpuid(unsigned number, unsigned sub)
{
	struct cpu_leaf l = { 0, 0, 0, 0 };

	__get_cpuid_count(number, sub, &l.eax, &l.ebx, &l.ecx, &l.edx);
	return l;
}

/* CPUID is slow under a hypervisor: each leaf is asked for once. */
struct cpu_features ingot__cpu_detect(void)
{
	struct cpu_said said = { cpuid(1, 0), cpuid(7, 0), { 0, 0, 0, 0 }, 0 };
	uint32_t high;

	if (said.leaf7.eax >= 1)	/* the highest subleaf that there is */
		said.leaf7_1 = cpuid(7, 1);
	if (saves(&said))
		__asm__ ("xgetbv" : "=a"(said.xcr0), "=d"(high) : "c"(0));
	return ingot__cpu_features(&said);
}

#else

#if (defined(__aarch64__) || defined(__arm__)) && defined(__linux__)
#include <sys/auxv.h>
#define ASK(what) getauxval(what)
#else
#define ASK(what) 0
#endif

/* The system lists what it lets programs use, and nothing else. */
struct cpu_features ingot__cpu_features(const struct cpu_said *said)
{
	struct cpu_features f = { 0, 0 };

#define CPU(id, name, word, bit) \
	if (said->word >> bit & 1) \
		f.usable |= INGOT_CPU_##id;
#include "cpu.def"
	f.present = f.usable;
	(void)said;
	return f;
}

struct cpu_features ingot__cpu_detect(void)
{
	const struct cpu_said said = { ASK(AT_HWCAP), ASK(AT_HWCAP2) };

	return ingot__cpu_features(&said);
}

#endif
