/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the targets differ in when objects are assembled and read: triples, relocations, from where they are reckoned. */
#include <string.h>
#include "bytes.h"

/* ---- addends that stand in the field that is relocated (ELF for the Arm Architecture, 5.6.1) ---- */

static int64_t sign(uint32_t v, unsigned bits)
{
	return (int64_t)((uint64_t)v << (64 - bits)) >> (64 - bits);
}

static int64_t arm_addend(const struct reloc *r)
{
	const uint32_t i = (uint32_t)r->addend;
	if (r->type == R_ARM_CALL)
		return sign(i << 2 & 0x3ffffff, 26);
	return sign((i >> 4 & 0xf000) | (i & 0xfff), 16);
}

/* ---- displacements ---- */

/* From the instruction's end. */
static int64_t shift_x86_64(int64_t addend, unsigned from_start, unsigned to_end)
{
	(void)from_start;
	return addend + to_end;
}

/* From the field; the row reckons from the instruction's beginning. */
static int64_t shift_x86(int64_t addend, unsigned from_start, unsigned to_end)
{
	(void)to_end;
	return addend - from_start;
}

/* It is the address, in parts. */
static int64_t shift_aarch64(int64_t addend, unsigned from_start, unsigned to_end)
{
	(void)from_start;
	(void)to_end;
	return addend;
}

/* From the instruction; the row reckons from what pc reads as there. */
static int64_t shift_arm(int64_t addend, unsigned from_start, unsigned to_end)
{
	(void)from_start;
	(void)to_end;
	return addend + 8;
}

static const struct binutils all[] = {
	{ .target = "x86_64", .triple = "x86_64-linux-gnu", .call_addend = -4, .shift = shift_x86_64,
	  .relocation = { { R_X86_64_PC32, TO_DATA | TO_CODE, "@" }, { R_X86_64_PLT32, TO_CODE, NULL } } },
	{ .target = "x86", .triple = "i686-linux-gnu", .call_addend = -4, .shift = shift_x86,
	  .relocation = { { R_386_PC32, TO_DATA | TO_CODE, "@" }, { R_386_PLT32, TO_CODE, NULL } } },
	{ .target = "aarch64", .triple = "aarch64-linux-gnu", .step = 4, .shift = shift_aarch64,
	  .relocation = { { R_AARCH64_ADR_PREL_PG_HI21, TO_DATA, "INGOT_PAGE(@)" },
		{ R_AARCH64_ADD_ABS_LO12_NC, TO_DATA, "INGOT_PAGEOFF(@)" },
		{ R_AARCH64_LDST32_ABS_LO12_NC, TO_DATA, "[&, @]" }, { R_AARCH64_CALL26, TO_CODE, NULL } } },
	{ .target = "arm", .triple = "arm-linux-gnueabihf", .dump_flags = "-Mreg-names-std", .step = 4, .call_addend = -8,
	  .addend = arm_addend, .shift = shift_arm,
	  .relocation = { { R_ARM_MOVW_PREL_NC, TO_DATA, "#:lower16:@" }, { R_ARM_MOVT_PREL, TO_DATA, "#:upper16:@" },
		{ R_ARM_CALL, TO_CODE, NULL } } },
};

const struct binutils *binutils_of(const char *target)
{
	for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
		if (!strcmp(all[i].target, target))
			return &all[i];
	return NULL;
}

const char *binutils_tool(const struct binutils *b, const char *name)
{
	return tool_find(text_of("%s-%s", b->triple, name));
}

/* One that knows no such objects says so. */
const char *binutils_objdump(const struct binutils *b)
{
	const char *own = binutils_tool(b, "objdump");
	return own ? own : tool_find("objdump");
}
