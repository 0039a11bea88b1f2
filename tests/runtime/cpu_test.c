/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What follows from words that no machine here says: features that the CPU has and the system did not turn on. */
#include <criterion/criterion.h>
#include "runtime/internal.h"

enum { EVERY = (1u << CPU_FEATURES) - 1 };

#if defined(__x86_64__) || defined(__i386__)

enum { XSAVE_ON = 1 << 27, X87 = 1, XMM = 2, YMM = 4, MASKS = 0x20, ZMM_HIGH = 0x40, ZMM_MORE = 0x80, PKRU = 0x200 };
enum { ZMM = MASKS | ZMM_HIGH | ZMM_MORE };
enum {
	OF_YMM = INGOT_CPU_AVX | INGOT_CPU_AVX2 | INGOT_CPU_SHA512,
	OF_ZMM = INGOT_CPU_AVX512F | INGOT_CPU_AVX512BW | INGOT_CPU_AVX512VL,
	OF_XMM = INGOT_CPU_SSE2 | INGOT_CPU_SSSE3 | INGOT_CPU_SSE4_1 | INGOT_CPU_BMI1 | INGOT_CPU_BMI2 | INGOT_CPU_SHA
};

/* A CPU that has everything, and XSAVE turned on. */
static struct cpu_said all_said(uint32_t xcr0)
{
	const struct cpu_leaf ones = { UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX };

	return (struct cpu_said){ ones, ones, ones, xcr0 };
}

Test(cpu, a_register_that_is_not_saved_is_not_used)
{
	static const struct { uint32_t xcr0, usable; } is[] = {
		{ X87 | XMM | YMM | ZMM,                            OF_XMM | OF_YMM | OF_ZMM },
		{ X87 | XMM | YMM | ZMM | PKRU,                     OF_XMM | OF_YMM | OF_ZMM },
		{ X87 | XMM | YMM,                                  OF_XMM | OF_YMM },
		{ X87 | XMM | YMM | MASKS,                          OF_XMM | OF_YMM },
		{ X87 | XMM | YMM | MASKS | ZMM_HIGH,               OF_XMM | OF_YMM },
		{ X87 | XMM | YMM | MASKS | ZMM_MORE,               OF_XMM | OF_YMM },
		{ X87 | XMM | YMM | ZMM_HIGH | ZMM_MORE,            OF_XMM | OF_YMM },
		{ X87 | XMM,                                        OF_XMM },
		{ X87 | XMM | ZMM,                                  OF_XMM },
		{ X87 | YMM | ZMM,                                  OF_XMM },
		{ X87,                                              OF_XMM },
		{ 0,                                                OF_XMM },
	};

	cr_assert_eq(OF_XMM | OF_YMM | OF_ZMM, EVERY);
	for (size_t i = 0; i < sizeof is / sizeof *is; i++) {
		const struct cpu_said said = all_said(is[i].xcr0);
		const struct cpu_features f = ingot__cpu_features(&said);

		cr_assert_eq(f.present, EVERY, "XCR0 0x%x: present 0x%x", is[i].xcr0, f.present);
		cr_assert_eq(f.usable, is[i].usable, "XCR0 0x%x: usable 0x%x", is[i].xcr0, f.usable);
	}
}

/* Then XCR0 was not read, or what was read means nothing. */
Test(cpu, without_xsave_nothing_is_saved)
{
	struct cpu_said said = all_said(X87 | XMM | YMM | ZMM);
	struct cpu_features f;

	said.leaf1.ecx &= ~(uint32_t)XSAVE_ON;
	f = ingot__cpu_features(&said);
	cr_assert_eq(f.present, EVERY);
	cr_assert_eq(f.usable, OF_XMM);
}

Test(cpu, a_cpu_without_leaf_7_has_what_leaf_1_says)
{
	const struct cpu_leaf none = { 0, 0, 0, 0 };
	struct cpu_said said = all_said(X87 | XMM | YMM | ZMM);
	struct cpu_features f;

	said.leaf7 = said.leaf7_1 = none;
	f = ingot__cpu_features(&said);
	cr_assert_eq(f.present, INGOT_CPU_SSE2 | INGOT_CPU_SSSE3 | INGOT_CPU_SSE4_1 | INGOT_CPU_AVX);
	cr_assert_eq(f.usable, f.present);
}

Test(cpu, subleaf_1_of_leaf_7_tells_of_nothing_but_sha512)
{
	const struct cpu_leaf none = { 0, 0, 0, 0 };
	struct cpu_said said = all_said(X87 | XMM | YMM | ZMM);
	struct cpu_features f;

	said.leaf7_1 = none;
	f = ingot__cpu_features(&said);
	cr_assert_eq(f.present, EVERY & ~INGOT_CPU_SHA512);
	cr_assert_eq(f.usable, f.present);
	said.leaf7_1.eax = 1;
	f = ingot__cpu_features(&said);
	cr_assert_eq(f.present, EVERY);
}

#else

Test(cpu, what_the_system_lists_is_used)
{
	const struct cpu_said all = { -1ul, -1ul };
	const struct cpu_features f = ingot__cpu_features(&all);

	cr_assert_eq(f.present, EVERY);
	cr_assert_eq(f.usable, EVERY);
}

#endif

Test(cpu, who_says_nothing_has_nothing)
{
	const struct cpu_said nothing = { 0 };
	const struct cpu_features f = ingot__cpu_features(&nothing);

	cr_assert_eq(f.present, 0);
	cr_assert_eq(f.usable, 0);
}
