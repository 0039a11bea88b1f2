/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Instructions that are written as bytes: for all registers against the rules of VEX typed out once more (Intel SDM, volume
 * 2, 2.3.5), and nothing else is read back as one. */
#include <criterion/criterion.h>
#include <string.h>
#include "../../dsl/isa/x86_64.h"

enum { LENGTH = 5 };
static const struct target *const t = &target_x86_64;

static const struct { enum x64_op op; bool three; uint8_t opcode; } coded[] = {
	{ X64_VSHA512RNDS2, true, 0xcb }, { X64_VSHA512MSG1, false, 0xcc }, { X64_VSHA512MSG2, false, 0xcd },
};
enum { CODED = sizeof coded / sizeof *coded };

static struct ins with(enum x64_op op, unsigned d, unsigned n, unsigned m)
{
	return (struct ins){ .op = (uint16_t)op, .w = 256, .d = (uint8_t)(XMM0 + d), .n = (uint8_t)(XMM0 + n), .m = (uint8_t)(XMM0 + m) };
}

static bool comes_back(const struct ins *i, const uint8_t *b)
{
	struct ins back;

	return t->decode(b, LENGTH, &back) == LENGTH && back.op == i->op && back.w == 256 && back.d == i->d && back.m == i->m &&
	       (i->op != X64_VSHA512RNDS2 || back.n == i->n);
}

Test(encoding, is_what_the_manual_says_for_all_registers)
{
	unsigned forms = 0;

	for (unsigned k = 0; k < CODED; k++)
		for (unsigned d = 0; d < 16; d++)
			for (unsigned n = 0; n < 16; n++)
				for (unsigned m = 0; m < 16; m++) {
					const struct ins i = with(coded[k].op, d, n, m);
					uint8_t b[16], want[LENGTH] = {
						0xc4,                            /* three bytes of VEX */
						(d < 8 ? 0x80 : 0) + 0x40 + (m < 8 ? 0x20 : 0) + 0x02,      /* R, X, B inverted; 0f38 */
						0x78 + 0x04 + 0x03,              /* W0; no vvvv; 256 bits; f2 */
						coded[k].opcode,
						(uint8_t)(0xc0 + d % 8 * 8 + m % 8),
					};
					if (coded[k].three)
						want[2] = (uint8_t)((15 - n) * 8 + 0x04 + 0x03);
					cr_assert_eq(t->encode(&i, b), LENGTH);
					cr_assert_arr_eq(b, want, LENGTH, "%s %u, %u, %u", t->row[i.op].id, d, n, m);
					cr_assert(comes_back(&i, b), "%s %u, %u, %u does not come back", t->row[i.op].id, d, n, m);
					forms++;
				}
	cr_expect_eq(forms, 3 * 16 * 16 * 16);
}

/* As another assembler, of LLVM 19, makes them. */
Test(encoding, is_that_of_an_assembler_that_knows_them)
{
	static const struct { enum x64_op op; unsigned d, n, m; uint8_t bytes[LENGTH]; } known[] = {
		{ X64_VSHA512RNDS2, 1, 2, 3, { 0xc4, 0xe2, 0x6f, 0xcb, 0xcb } },
		{ X64_VSHA512MSG1, 1, 0, 10, { 0xc4, 0xc2, 0x7f, 0xcc, 0xca } },
		{ X64_VSHA512MSG2, 15, 0, 2, { 0xc4, 0x62, 0x7f, 0xcd, 0xfa } },
	};
	for (unsigned k = 0; k < sizeof known / sizeof *known; k++) {
		const struct ins i = with(known[k].op, known[k].d, known[k].n, known[k].m);
		uint8_t b[16];
		cr_expect_eq(t->encode(&i, b), LENGTH);
		cr_expect_arr_eq(b, known[k].bytes, LENGTH);
	}
}

/* A bit turned around makes other registers, another of the three, or nothing that is read. */
Test(encoding, reads_nothing_else_back)
{
	unsigned read = 0, refused = 0;

	for (unsigned k = 0; k < CODED; k++)
		for (unsigned bit = 0; bit < 8 * LENGTH; bit++) {
			const struct ins i = with(coded[k].op, 9, 6, 3);
			struct ins back;
			uint8_t b[16], again[16];
			t->encode(&i, b);
			b[bit / 8] ^= (uint8_t)(1 << bit % 8);
			if (t->decode(b, LENGTH, &back)) {
				cr_expect_eq(t->encode(&back, again), LENGTH);
				cr_expect_arr_eq(again, b, LENGTH);
				cr_expect(!comes_back(&i, b), "bit %u of %s does not count", bit, t->row[i.op].id);
				read++;
			} else {
				refused++;
			}
			cr_expect_eq(t->decode(b, LENGTH - 1, &back), 0, "half an instruction is read");
		}
	/* Eight bits of registers each, four more of the one with three; and cc with a bit turned around is cd. */
	cr_expect_eq(read, 3 * 8 + 4 + 2, "%u are read", read);
	cr_expect_eq(refused, 3 * 8 * LENGTH - read);
}

Test(encoding, is_of_these_rows_alone)
{
	uint8_t b[16];

	for (unsigned op = 1; op < t->rows; op++) {
		const struct ins i = { .op = (uint16_t)op, .w = 256, .d = XMM0, .n = XMM0, .m = XMM0 };
		bool listed = false;
		for (unsigned k = 0; k < CODED; k++)
			listed |= coded[k].op == op;
		cr_expect_eq(t->encode(&i, b) != 0, listed, "%s", t->row[op].id);
	}
}
