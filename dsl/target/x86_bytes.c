/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How those instructions of x86-64 are encoded that are written as bytes, for assemblers do not know them yet: Intel SDM,
 * volume 2, 2.3 and 3.1.1.  Three registers at the most, no memory; all are of the form
 *
 *	c4   R X B map(5)   W vvvv L pp(2)   opcode   11 reg rm      R, X, B and vvvv inverted; X is of memory only
 */
#include <stdlib.h>
#include <string.h>
#include "../isa/x86_64.h"
#include "x86_any.h"

extern const struct row x64_rows[X64_OPS];

static const struct { enum x64_op op; const char *manual; } as_bytes[] = {
#define ROW(...)
#define READ(...)
#define BYTES(id, text, manual, ...) { X64_##id, manual },
#include "../isa/x86_64.def"
#undef ROW
#undef READ
#undef BYTES
};
enum { AS_BYTES = sizeof as_bytes / sizeof *as_bytes, LENGTH = 5 };

static unsigned number_in(const char **s, const char *const *words)
{
	for (unsigned i = 0; words[i]; i++) {
		const size_t n = strlen(words[i]);
		if (!strncmp(*s, words[i], n) && ((*s)[n] == '.' || (*s)[n] == ' ')) {
			*s += n + 1;
			return i;
		}
	}
	die("\"%s\" is no encoding that is known here", *s);
}

/* What is the same for all registers: the bits of map, W, L, pp and the opcode. */
static void fixed_bits(const char *manual, uint8_t *b)
{
	static const char *const vex[] = { "VEX", NULL }, *const l[] = { "128", "256", NULL };
	static const char *const pp[] = { "NP", "66", "F3", "F2", NULL }, *const map[] = { "", "0F", "0F38", "0F3A", NULL };
	static const char *const w[] = { "W0", "W1", NULL };
	char *end;
	number_in(&manual, vex);
	const unsigned L = number_in(&manual, l), P = number_in(&manual, pp), M = number_in(&manual, map), W = number_in(&manual, w);
	const unsigned long opcode = strtoul(manual, &end, 16);
	if (end != manual + 2 || strcmp(end, " /r"))
		die("\"%s\" is no opcode with registers", manual);
	b[0] = 0xc4;
	b[1] = (uint8_t)M;
	b[2] = (uint8_t)(W << 7 | L << 2 | P);
	b[3] = (uint8_t)opcode;
	b[4] = 0xc0;
}

static bool has_letter(const struct row *row, char letter)
{
	for (const char *s = row->text; (s = strchr(s, '%'));) {
		s += 1 + (s[1] >= '0' && s[1] <= '9');
		if (*s == letter)
			return true;
	}
	return false;
}

unsigned x86_encode(const struct ins *i, uint8_t *b)
{
	unsigned k = 0;
	while (k < AS_BYTES && as_bytes[k].op != i->op)
		k++;
	if (k == AS_BYTES)
		return 0;
	const unsigned reg = i->d - XMM0, rm = i->m - XMM0, v = has_letter(&x64_rows[i->op], 'n') ? i->n - XMM0 : 0;
	fixed_bits(as_bytes[k].manual, b);
	b[1] |= (uint8_t)((~reg >> 3 & 1) << 7 | 1 << 6 | (~rm >> 3 & 1) << 5);
	b[2] |= (uint8_t)((~v & 15) << 3);
	b[4] |= (uint8_t)((reg & 7) << 3 | (rm & 7));
	return LENGTH;
}

/* Whatever registers they name, encoded again they must be these bytes. */
unsigned x86_decode(const uint8_t *b, uint64_t bytes, struct ins *i)
{
	for (unsigned k = 0; k < AS_BYTES && bytes >= LENGTH; k++) {
		uint8_t again[LENGTH];
		*i = (struct ins){ .op = (uint16_t)as_bytes[k].op, .w = 256,
			.d = (uint8_t)(XMM0 + ((~b[1] >> 7 & 1) << 3 | (b[4] >> 3 & 7))),
			.m = (uint8_t)(XMM0 + ((~b[1] >> 5 & 1) << 3 | (b[4] & 7))) };
		i->n = (uint8_t)(has_letter(&x64_rows[i->op], 'n') ? XMM0 + (~b[2] >> 3 & 15) : 0);
		if (x86_encode(i, again) == LENGTH && !memcmp(again, b, LENGTH))
			return LENGTH;
	}
	return 0;
}
