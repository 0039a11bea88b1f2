/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the values of a concrete run are written for people. */
#include <string.h>
#include "look.h"

bool const_bytes(T v, uint8_t *out)
{
	if (!v || !is_const(v) || width(v) % 8)
		return false;
	for (unsigned i = 0; i < width(v) / 8; i++) {
		uint64_t byte;
		is_num(bits(v, 8 * i, 8), &byte);
		out[i] = (uint8_t)byte;
	}
	return true;
}

static const char *place_shown(struct run *x, const struct region *g, struct linear off)
{
	const bool stack = g == &x->region[x->stack];
	const int64_t k = off.k - (stack ? x->sp_entry : 0);
	return text_of("%s%s0x%llx", stack ? "sp" : g->name, k < 0 ? "-" : "+", (unsigned long long)(k < 0 ? -k : k));
}

const char *value_shown(struct run *x, T v)
{
	uint8_t byte[64];
	char text[160] = "";
	uint64_t bit;
	struct region *g;
	struct linear off;
	if (!v)
		return "nothing";
	if (is_num(v, &bit) && width(v) < 8)
		return text_of("%llu", (unsigned long long)bit);
	if (const_bytes(v, byte)) {
		for (unsigned i = width(v) / 8; i-- > 0;)
			snprintf(text + strlen(text), 3, "%02x", byte[i]);
		return text_of("0x%s", text);
	}
	if (x && width(v) == x->p->t->word && run_where(x, v, &g, &off) && !off.n)
		return place_shown(x, g, off);
	for (R r = 0; x && r < x->p->t->regs; r++)
		if (v == x->entry[r])
			return text_of("%s at entry", x->p->t->reg_name(r, width(v)));
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	if (f) {
		setvbuf(f, NULL, _IONBF, 0);
		term_print(f, v, 2);
		fclose(f);
	}
	return text_of("%s", text);
}

void show_bytes(FILE *f, const uint8_t *byte, size_t n, size_t most)
{
	for (size_t i = 0; i < n && i < most; i++)
		fprintf(f, "%02x", byte[i]);
	if (n > most)
		fprintf(f, "... and %zu bytes more", n - most);
}
