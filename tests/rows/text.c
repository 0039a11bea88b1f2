/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The forms as the source of a runner: each with what comes before and after it, and a table of where they are.  The
 * target's own file says ROWS_FIRST, the instructions before one on trial for which no register is free elsewhere, and
 * ROWS_GO, which goes somewhere and changes nothing. */
#include <string.h>
#include "forms.h"

static void print_row(FILE *f, const struct prog *p, const struct ins *i)
{
	fputc('\t', f);
	print_ins(f, p, i);
	fputc('\n', f);
}

static void print_stub(FILE *f, const struct target *t, unsigned n, const struct form *form)
{
	const struct prog *p = form_prog(t, n);
	const struct ins label = { .op = OP_LABEL };
	const bool jumps = text_has(&t->row[form->i.op], 'l');
	if (jumps && (form->reach == BEHIND || form->reach == FAR_BEHIND)) {
		print_row(f, p, &label);
		fprintf(f, "\tROWS_GO(rows_jumped)\n%s", form->reach == FAR_BEHIND ? "\t.skip 1024\n" : "");
	}
	fprintf(f, ".Lfirst%u:\n\tROWS_FIRST\n.Lat%u:\n", n, n);
	if (form->i.mem.place)
		print_row(f, p, &label);
	print_row(f, p, &form->i);
	fprintf(f, ".Lafter%u:\n", n);
	if (jumps && form->reach == NEXT)
		print_row(f, p, &label);
	fputs("\tROWS_GO(rows_fell)\n", f);
	if (jumps && (form->reach == AHEAD || form->reach == FAR_AHEAD)) {
		fputs(form->reach == FAR_AHEAD ? "\t.skip 1024\n" : "", f);
		print_row(f, p, &label);
		fputs("\tROWS_GO(rows_jumped)\n", f);
	}
}

static struct target with_text(const struct target *t, const struct planted_text *p)
{
	struct target copy = *t;
	struct row *row = must_alloc(t->rows * sizeof *row);
	memcpy(row, t->row, t->rows * sizeof *row);
	for (unsigned i = 0; i < t->rows; i++)
		if (!strcmp(row[i].id, p->id))
			row[i].text = p->text;
	copy.row = row;
	return copy;
}

uint64_t forms_print(FILE *out, const struct forms *all)
{
	char *text;
	size_t n;
	struct target wrong = *all->t;
	FILE *f = open_memstream(&text, &n);
	if (!f)
		die("no memory to print to");
	for (unsigned i = 0, which = planted_text_count; i < all->n; i++) {
		const struct form *form = &all->form[i];
		if (form->planted >= 0 && (unsigned)form->planted != which)
			wrong = with_text(all->t, &planted_texts[which = (unsigned)form->planted]);
		print_stub(f, form->planted < 0 ? all->t : &wrong, i, form);
	}
	fclose(f);
	const uint64_t digest = digest_of(text, n);
	if (!out)
		return digest;
	fprintf(out, "#include \"asm.h\"\n%s\t.text\n", all->t->head ? all->t->head : "");
	fwrite(text, 1, n, out);
	fputs("\t.section .rodata\n\t.balign 64\n"
		"\t.globl rows_stubs, rows_stub_count, rows_digest, ingot_rows_table\n", out);
	fprintf(out, "%s:", rows_table.name);
	for (unsigned i = 0; i < rows_table.bytes; i++)
		fprintf(out, "%s%u", i % 16 ? ", " : "\n\t.byte ", rows_table.data[i]);
	fputs("\nrows_stubs:\n", out);
	for (unsigned i = 0; i < all->n; i++)
		fprintf(out, "\tROWS_ADDRESS(.Lfirst%u); ROWS_ADDRESS(.Lat%u); ROWS_ADDRESS(.Lafter%u)\n", i, i, i);
	fprintf(out, "rows_digest:\n\t.quad 0x%llx\nrows_stub_count:\n\t.long %u\n"
		"\t.section .note.GNU-stack, \"\", %%progbits\n", (unsigned long long)digest, all->n);
	return digest;
}
