/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What an object's machine asks of it: where calls land, which property it claims, which relocations hold anywhere. */
#include "lint.h"

/* Program properties (x86-64 psABI; AArch64 ELF ABI). */
#define X86_FEATURE_1_AND 0xc0000002
#define AARCH64_FEATURE_1_AND 0xc0000000
enum { IBT = 1, SHSTK = 2, BTI = 1, GCS = 4 };

/* Addenda to the AAPCS: build attributes.  Armv7-A at least, ARM state, hard float or no floating arguments at all, no
 * vectors but where the CPU was asked, the stack aligned to eight bytes, and words loaded from any address. */
static const struct attribute arm_attributes[] = {
	{ 6, "CPU_arch", 10, 22 },                   /* 10: v7 */
	{ 7, "CPU_arch_profile", 'A', 'A' },
	{ 8, "ARM_ISA_use", 1, 1 },
	{ 10, "FP_arch", 0, 0 },
	{ 12, "Advanced_SIMD_arch", 0, 0 },
	{ 24, "ABI_align_needed", 1, 1 },
	{ 25, "ABI_align_preserved", 1, 1 },
	{ 34, "CPU_unaligned_access", 1, 1 },
	{ 0 },
};

static const struct machine machines[] = {
	{ .elf = EM_X86_64, .class = ELFCLASS64, .target = "x86_64", .cfi = ".eh_frame", .return_column = 16,
	  .landing_name = "endbr64", .landing = { 0xf3, 0x0f, 0x1e, 0xfa },
	  .property = X86_FEATURE_1_AND, .property_bits = IBT | SHSTK, .property_name = "IBT and SHSTK",
	  .relative = { R_X86_64_PC32, R_X86_64_PLT32 } },
	{ .elf = EM_386, .class = ELFCLASS32, .target = "x86", .cfi = ".eh_frame", .return_column = 8,
	  .landing_name = "endbr32", .landing = { 0xf3, 0x0f, 0x1e, 0xfb },
	  .property = X86_FEATURE_1_AND, .property_bits = IBT | SHSTK, .property_name = "IBT and SHSTK",
	  .relative = { R_386_PC32, R_386_PLT32 } },
	{ .elf = EM_AARCH64, .class = ELFCLASS64, .target = "aarch64", .cfi = ".eh_frame", .return_column = 30,
	  .landing_name = "bti c", .landing = { 0x5f, 0x24, 0x03, 0xd5 },
	  .property = AARCH64_FEATURE_1_AND, .property_bits = BTI | GCS, .property_name = "BTI and GCS, not PAC",
	  .mapping = "$x",
	  .relative = { R_AARCH64_PREL64, R_AARCH64_PREL32, R_AARCH64_LD_PREL_LO19, R_AARCH64_ADR_PREL_LO21,
		R_AARCH64_ADR_PREL_PG_HI21, R_AARCH64_ADD_ABS_LO12_NC, R_AARCH64_LDST8_ABS_LO12_NC,
		R_AARCH64_LDST16_ABS_LO12_NC, R_AARCH64_LDST32_ABS_LO12_NC, R_AARCH64_LDST64_ABS_LO12_NC,
		R_AARCH64_LDST128_ABS_LO12_NC, R_AARCH64_TSTBR14, R_AARCH64_CONDBR19, R_AARCH64_JUMP26, R_AARCH64_CALL26 } },
	{ .elf = EM_ARM, .class = ELFCLASS32, .target = "arm", .cfi = ".debug_frame", .return_column = 14,
	  .mapping = "$a", .attribute = arm_attributes,
	  .relative = { R_ARM_REL32, R_ARM_PC24, R_ARM_CALL, R_ARM_JUMP24, R_ARM_PREL31, R_ARM_MOVW_PREL_NC, R_ARM_MOVT_PREL } },
};

const struct machine *machine_of(unsigned elf, unsigned class)
{
	for (unsigned i = 0; i < sizeof machines / sizeof *machines; i++)
		if (machines[i].elf == elf && machines[i].class == class)
			return &machines[i];
	return NULL;
}
