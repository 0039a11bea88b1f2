/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a program is written down as assembly: the text of its instructions, its banner, its CFI, its tables. */
#include <ctype.h>
#include <string.h>
#include "dsl.h"

static const char *suffix(unsigned w)
{
	return w == 64 ? "q" : w == 32 ? "l" : w == 16 ? "w" : "b";
}

static void print_immediate(FILE *f, int64_t k)
{
	if (k >= 4096 || k <= -4096)
		fprintf(f, "0x%llx", (unsigned long long)k);
	else
		fprintf(f, "%lld", (long long)k);
}

/* Labels name the function without the prefix that all symbols share. */
void print_label(FILE *f, const struct prog *p, unsigned label)
{
	const char *s = p->symbol;
	if (!strncmp(s, "ingot_asm_", 10))
		s += 10;
	fprintf(f, ".L%s_%s", s, p->label[label]);
}

/* As its row has it, whether or not assemblers read that. */
void print_row_text(FILE *f, const struct prog *p, const struct ins *i)
{
	const struct row *row = &p->t->row[i->op];
	const char *space = strchr(row->text, ' ');
	for (const char *s = row->text; *s; s++) {
		unsigned w = i->w;
		if (s == space) {
			fputc('\t', f);
			continue;
		}
		if (*s != '%') {
			fputc(*s, f);
			continue;
		}
		s++;
		if (isdigit((unsigned char)*s))
			w = 8 * (unsigned)(*s++ - '0');
		switch (*s) {
		case 'd': fputs(p->t->reg_name(i->d, w), f); break;
		case 'n': fputs(p->t->reg_name(i->n, w), f); break;
		case 'm': fputs(p->t->reg_name(i->m, w), f); break;
		case 'a': fputs(p->t->reg_name(i->a, w), f); break;
		case 'A': p->t->print_mem(f, p, &i->mem); break;
		case 'r': p->t->print_list(f, i->list); break;
		case 'k': print_immediate(f, i->w == 32 && i->k > INT32_MAX ? (int64_t)(uint32_t)i->k : i->k); break;
		case 'c': fprintf(f, "INGOT_SYMBOL(%s)", i->callee->symbol); break;
		case 'l': print_label(f, p, i->label); break;
		case 's': fputs(suffix(w), f); break;
		default: die("%s: a text with the letter %c", row->id, *s);
		}
	}
}

void print_ins(FILE *f, const struct prog *p, const struct ins *i)
{
	uint8_t byte[16];
	if (i->op == OP_LABEL) {
		print_label(f, p, i->label);
		fputc(':', f);
		return;
	}
	const unsigned bytes = p->t->encode ? p->t->encode(i, byte) : 0;
	for (unsigned b = 0; b < bytes; b++)
		fprintf(f, "%s0x%02x", b ? ", " : ".byte\t", byte[b]);
	if (bytes)
		fputs("\t// ", f);
	print_row_text(f, p, i);
}

static void print_cfi(FILE *f, const struct prog *p, const struct ins *i)
{
	const struct frame_step *s = i->frame;
	if (!s)
		return;
	if (s->grow)
		fprintf(f, "\t.cfi_adjust_cfa_offset %lld\n", (long long)s->grow);
	for (unsigned k = 0; k < s->n; k++)
		if (s->restores)
			fprintf(f, "\t.cfi_restore %u\n", p->t->dwarf(s->reg[k].r));
		else
			fprintf(f, "\t.cfi_rel_offset %u, %d\n", p->t->dwarf(s->reg[k].r), s->reg[k].off);
}

static void print_arg(FILE *f, const struct prog *p, unsigned n)
{
	static const char *const access[] = { [READ_ONLY] = "read", [WRITE_ONLY] = "written", [READ_WRITE] = "read, written" };
	const struct arg *a = &p->c->arg[n];
	fprintf(f, "//   %-5s %-7s ", n < p->t->arg_regs ? p->t->reg_name(p->t->arg[n], p->t->word)
		: text_of("sp+%u", caller_offset(p->t, n)), a->name);
	switch (a->kind) {
	case ARG_NONE:
		break;
	case ARG_BUF:
		if (a->per && a->bytes == 1)
			fprintf(f, "%s bytes", a->per);
		else if (a->per)
			fprintf(f, "%u * %s bytes", a->bytes, a->per);
		else
			fprintf(f, "%u bytes", a->bytes);
		fprintf(f, ", %s, %s", access[a->access], a->secret ? "secret" : "public");
		break;
	case ARG_LEN:
		fputs("a length, public", f);
		break;
	case ARG_FNS:
		fputs("the functions of the chosen variant, public", f);
		break;
	}
	fprintf(f, "%s%s\n", a->why ? "; " : "", a->why ? a->why : "");
}

static unsigned instructions(const struct prog *p)
{
	unsigned n = 0;
	for (unsigned i = 0; i < p->n; i++)
		n += p->ins[i].op != OP_LABEL;
	return n;
}

static const char *base_name(const char *path)
{
	const char *g = strstr(path, "gen/");
	for (const char *next = g; next; next = strstr(next + 1, "gen/"))
		g = next;
	return g ? g : path;
}

static void print_roles(FILE *f, const struct prog *p)
{
	if (p->roles) {
		unsigned column = 3 + 6;
		fputs("// Holds:", f);
		for (unsigned i = 0; i < p->roles; i++) {
			unsigned more = (unsigned)(strlen(p->role[i].home) + strlen(p->role[i].name) + 4);
			if (column + more > 110) {
				fputs("\n//       ", f);
				column = 9;
			}
			fprintf(f, "  %s %s%s", p->role[i].home, p->role[i].name, i + 1 < p->roles ? "," : "");
			column += more;
		}
		fputc('\n', f);
	}
}

void print_facts(FILE *f, const struct prog *p)
{
	for (unsigned i = 0; i < MAX_ARGS && p->c->arg[i].kind; i++)
		print_arg(f, p, i);
	fprintf(f, "// At most %u bytes of stack%s.  %u instructions.\n", p->c->stack,
		p->c->wipes ? ", where no secret is left" : "", instructions(p));
	print_roles(f, p);
}

static void print_banner(FILE *f, const struct prog *p, const char *digest)
{
	fprintf(f, "// %s, %s, needs %s.  Made by gen from %s: edit that, not this.\n", p->symbol, p->t->cpu,
		*p->needs ? p->needs : "the baseline only", base_name(p->file));
	fprintf(f, "// %s\n", p->c->does);
	print_facts(f, p);
	fprintf(f, "// SHA-256 of the body: %s\n", digest);
}

static void print_tables(FILE *f, const struct prog *p)
{
	for (unsigned i = 0; i < p->tables; i++) {
		const struct table *t = p->table[i];
		fprintf(f, "INGOT_RODATA(%s, %u)\n", t->name, t->align);
		for (unsigned o = 0; o < t->bytes; o++)
			fprintf(f, "%s0x%02x%s", o % 16 ? "" : "\t.byte\t", t->data[o],
				o % 16 == 15 || o + 1 == t->bytes ? "\n" : ", ");
	}
}

/* The body is what the banner's digest covers: everything after the banner. */
void print_prog(FILE *f, const struct prog *p, const char *digest)
{
	if (digest) {
		print_banner(f, p, digest);
		return;
	}
	fprintf(f, "INGOT_FUNCTION(%s)\n", p->symbol);
	for (unsigned i = 0; i < p->n; i++) {
		const struct ins *n = &p->ins[i];
		if (n->note)
			fprintf(f, "\t// %s\n", n->note);
		if (n->op != OP_LABEL)
			fputc('\t', f);
		print_ins(f, p, n);
		fputc('\n', f);
		print_cfi(f, p, n);
	}
	fprintf(f, "INGOT_END(%s)\n", p->symbol);
	print_tables(f, p);
}

void print_parameters(FILE *f, const struct contract *c)
{
	for (unsigned i = 0; i < MAX_ARGS && c->arg[i].kind; i++) {
		const struct arg *a = &c->arg[i];
		const char *type = a->kind == ARG_LEN ? "size_t " : a->kind == ARG_FNS ? "const struct ingot_fns *" :
			a->words ? a->access == READ_ONLY ? "const void *" : "void *" :
			a->access == READ_ONLY ? "const uint8_t *" : "uint8_t *";
		fprintf(f, "%s%s%s", i ? ", " : "", type, a->name);
	}
}

void print_prototype(FILE *f, const struct prog *p)
{
	fprintf(f, "void %s(", p->symbol);
	print_parameters(f, p->c);
	fputs(");\n", f);
}
