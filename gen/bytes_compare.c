/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whether what was read is what gen writes: instruction by instruction, by what each does. */
#include <string.h>
#include "bytes.h"

unsigned *program_positions(const struct prog *p, unsigned *n)
{
	unsigned *at = must_alloc((p->n + 1) * sizeof *at);
	*n = 0;
	for (unsigned i = 0; i < p->n; i++)
		if (p->ins[i].op != OP_LABEL)
			at[(*n)++] = i;
	at[*n] = p->n;
	return at;
}

/* The bytes of the written table, as many, where its address was read.  Addresses that are reckoned from a place in the code
 * are compared as if both were reckoned from the function's beginning. */
static bool same_table(const struct prog *p, const struct ins *i, const struct ins *j, int64_t written_place)
{
	const struct table *t = i->mem.table, *u = j->mem.table;
	const int64_t read_place = j->mem.place ? p->label_at[i->mem.place - 1] : 0;
	const int64_t base = i->mem.disp - read_place - (j->mem.disp - written_place);
	return base >= 0 && base + u->bytes <= t->bytes && !memcmp(t->data + base, u->data, u->bytes);
}

struct both { const struct prog *p, *w; const unsigned *at, *written_at; unsigned n; };

/* How many instructions of the written program are in front of a label. */
static unsigned position_of(const struct both *b, unsigned label)
{
	unsigned k = 0;
	for (unsigned i = 0; i < b->w->n; i++) {
		if (b->w->ins[i].op == OP_LABEL && b->w->ins[i].label == label)
			return k;
		k += b->w->ins[i].op != OP_LABEL;
	}
	return k;
}

static bool same_instruction(const struct both *b, unsigned k)
{
	const struct ins *i = &b->p->ins[b->at[k]], *j = &b->w->ins[b->written_at[k]];
	const bool jumps = strstr(b->w->t->row[j->op].text, "%l") != NULL;
	if (!i->mem.table != !j->mem.table || (jumps && (i->op != j->op || i->label != position_of(b, j->label))))
		return false;
	const int64_t place = j->mem.place ? b->p->label_at[position_of(b, j->mem.place - 1)] : 0;
	return (!j->mem.table || same_table(b->p, i, j, place)) && same_effect(b->p, i, b->w, j);
}

static void print_one(FILE *out, const struct prog *p, const struct ins *i)
{
	char text[200] = "";
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	if (f) {
		print_ins(f, p, i);
		fclose(f);
	}
	for (char *s = text; *s; s++)
		fputc(*s == '\t' ? ' ' : *s, out);
}

bool bytes_compare(const struct bytes *b, const struct prog *p, FILE *out)
{
	struct both both = { .p = p, .w = catalog_write(b->f) };
	unsigned written, first = 0, unlike = 0;
	both.at = program_positions(p, &both.n);
	both.written_at = program_positions(both.w, &written);
	if (both.n != written) {
		fprintf(out, "\tis not what gen writes: %u instructions, not %u\n", both.n, written);
		return false;
	}
	for (unsigned k = both.n; k-- > 0;)
		if (!same_instruction(&both, k)) {
			first = k;
			unlike++;
		}
	if (!unlike)
		return true;
	fprintf(out, "\tis not what gen writes: %u instructions differ, first ", unlike);
	print_one(out, p, &p->ins[both.at[first]]);
	fprintf(out, " at byte 0x%x; written: ", p->label_at[first]);
	print_one(out, both.w, &both.w->ins[both.written_at[first]]);
	fputc('\n', out);
	return false;
}
