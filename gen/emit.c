/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The files of emitted/: which there are and what each holds. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "gen.h"

/* Platform macros: the one difference between ELF, Mach-O and COFF that the emitted code knows.  Only ELF is for running
 * today: the others have no calling rules of their own yet, so x86-64 COFF functions have names that no C caller uses. */
const char asm_header[] =
"/* SPDX-License-Identifier: Apache-2.0 OR MIT */\n"
"/* How functions and constants begin and end on each platform.  Made by gen from gen/emit.c: edit that, not this. */\n"
"#if defined(__ELF__)\n"
"#if defined(__arm__)    /* its unwinders read .ARM.exidx, where what has no entry is not unwound; CFI is for debuggers */\n"
"#define INGOT_CFI .cfi_sections .debug_frame\n"
"#else\n"
"#define INGOT_CFI .cfi_sections .eh_frame\n"
"#endif\n"
"#define INGOT_SYMBOL(name) name\n"
"#define INGOT_FUNCTION(name) INGOT_CFI; .section .text.name, \"ax\", %progbits; .globl name; .hidden name; \\\n"
"\t.type name, %function; .p2align 5; name: .cfi_startproc\n"
"#define INGOT_END(name) .cfi_endproc; .size name, .-name\n"
"#define INGOT_RODATA(name, align) .section .rodata, \"a\", %progbits; .balign align; name:\n"
"#define INGOT_PAGE(name) name\n"
"#define INGOT_PAGEOFF(name) :lo12:name\n"
"#elif defined(__i386__) || defined(__arm__)\n"
"/* Constants are reached as table - place, which COFF has no relocation for; Mach-O has neither machine any more. */\n"
"#error \"for 32-bit machines ingot writes ELF alone\"\n"
"#elif defined(__APPLE__) && defined(__aarch64__)    /* where a semicolon begins a comment */\n"
"#define INGOT_SYMBOL(name) _##name\n"
"#define INGOT_FUNCTION(name) .text %% .globl _##name %% .private_extern _##name %% .p2align 5 %% _##name: .cfi_startproc\n"
"#define INGOT_END(name) .cfi_endproc\n"
"#define INGOT_RODATA(name, align) .section __TEXT,__const %% .balign align %% name:\n"
"#define INGOT_PAGE(name) name@PAGE\n"
"#define INGOT_PAGEOFF(name) name@PAGEOFF\n"
"#elif defined(__APPLE__)\n"
"#define INGOT_SYMBOL(name) _##name\n"
"#define INGOT_FUNCTION(name) .text; .globl _##name; .private_extern _##name; .p2align 5; _##name: .cfi_startproc\n"
"#define INGOT_END(name) .cfi_endproc\n"
"#define INGOT_RODATA(name, align) .section __TEXT,__const; .balign align; name:\n"
"#elif defined(_WIN32)\n"
"#if defined(__x86_64__)    /* System V calls: not what a C compiler makes of the prototype here */\n"
"#define INGOT_SYMBOL(name) name##_sysv\n"
"#else\n"
"#define INGOT_SYMBOL(name) name\n"
"#endif\n"
"#define INGOT_FUNCTION(name) .text; .globl INGOT_SYMBOL(name); .def INGOT_SYMBOL(name); .scl 2; .type 32; .endef; \\\n"
"\t.p2align 5; INGOT_SYMBOL(name): .cfi_startproc\n"
"#define INGOT_END(name) .cfi_endproc\n"
"#define INGOT_RODATA(name, align) .section .rdata, \"dr\"; .balign align; name:\n"
"#define INGOT_PAGE(name) name\n"
"#define INGOT_PAGEOFF(name) :lo12:name\n"
"#else\n"
"#error \"ingot writes ELF, Mach-O and COFF\"\n"
"#endif\n";

/* At the end of each file: the stack is not executable. */
static const char asm_tail[] =
"\n#if defined(__ELF__)\n"
"\t.section .note.GNU-stack, \"\", %progbits\n"
"#endif\n";

static const char license[] = "SPDX-License-Identifier: Apache-2.0 OR MIT";

static struct file finish_file(const char *path, FILE *f, char **text, size_t *bytes)
{
	if (fclose(f))
		die("out of memory");
	return (struct file){ path, *text, *bytes };
}

enum { MAX_MODULES = 128 };

static bool wanted(const struct function *f, const struct target *t)
{
	return f->target == t;
}

/* The body with a label before each instruction, and a section that says where these are in the function. */
static void emit_marked(FILE *out, const char *body, const char *symbol)
{
	unsigned n = 0;
	bool code = true;                            /* then come constants */
	for (const char *s = body, *end; *s; s = end) {
		end = strchr(s, '\n') + 1;
		code &= strncmp(s, "INGOT_END", 9) != 0;
		if (code && s[0] == '\t' && ((s[1] >= 'a' && s[1] <= 'z') || !strncmp(s + 1, ".byte", 5)))
			fprintf(out, ".Lmark_%s_%u:\n", symbol, n++);
		fwrite(s, 1, (size_t)(end - s), out);
	}
	fprintf(out, "\t.section .marks.%s, \"\", %%progbits\n", symbol);
	for (unsigned i = 0; i < n; i++)
		fprintf(out, "\t.4byte .Lmark_%s_%u - %s\n", symbol, i, symbol);
}

static void emit_function(FILE *out, const struct prog *p, bool marks)
{
	char *body;
	size_t n;
	FILE *f = open_memstream(&body, &n);
	if (!f)
		die("out of memory");
	print_prog(f, p, NULL);
	fclose(f);
	fputc('\n', out);
	print_prog(out, p, hex_digest(body, n));
	if (marks)
		emit_marked(out, body, p->symbol);
	else
		fwrite(body, 1, n, out);
	free(body);
}

/* The modules of a target in the catalog's order, without repetition. */
static unsigned modules_of(const struct target *t, const char *list[MAX_MODULES])
{
	unsigned n = 0;
	for (unsigned i = 0; i < catalog_size(); i++) {
		unsigned k = 0;
		if (!wanted(catalog(i), t))
			continue;
		while (k < n && strcmp(list[k], catalog(i)->module))
			k++;
		if (k == MAX_MODULES)
			die("more than %d modules", MAX_MODULES);
		if (k == n)
			list[n++] = catalog(i)->module;
	}
	return n;
}

static struct file emit_module(const struct target *t, const char *module, bool marks)
{
	char *text;
	size_t bytes;
	FILE *f = open_memstream(&text, &bytes);
	fprintf(f, "// %s\n// The functions of %s on %s.  Made by gen: edit gen/, not this.\n", license, module, t->cpu);
	fputs("#include \"../asm.h\"\n", f);
	if (t->head)
		fputs(t->head, f);
	for (unsigned i = 0; i < catalog_size(); i++)
		if (wanted(catalog(i), t) && !strcmp(catalog(i)->module, module))
			emit_function(f, catalog_write(catalog(i)), marks);
	if (t->tail)
		fputs(t->tail, f);
	fputs(asm_tail, f);
	return finish_file(text_of("%s/%s.S", t->dir, module), f, &text, &bytes);
}

/* As an expression of C: bits of runtime/cpu.def. */
static const char *feature_bits(const char *needs)
{
	const char *bits = *needs ? "INGOT_CPU_" : "0";
	for (const char *s = needs; *s; s++)
		bits = *s == ' ' ? text_of("%s | INGOT_CPU_", bits) : text_of("%s%c", bits, *s);
	return bits;
}

/* A table that is handed to routines: what the variant has of its own, and what is written over all variants. */
static void emit_table(FILE *f, const struct function *kernel, const struct hash *h)
{
	const char *fault = table_fault(kernel, h->name);
	if (fault)
		die("%s", fault);
	fprintf(f, "INGOT_ASM_TABLE( %s, %s, %s, %s", h->name, h->family, kernel->variant, feature_bits(kernel->needs));
	for (unsigned i = 0; i < MEMBERS; i++)
		fprintf(f, ", %s", catalog_symbol(catalog_member(kernel, h->name, i)));
	fputs(" )\n", f);
}

/* A build that takes all that a better kernel needs for granted never chooses this one.  False if there is no better. */
static bool emit_unless_better(FILE *f, unsigned i)
{
	bool any = false;
	for (unsigned j = i + 1; j < catalog_size(); j++) {
		const struct function *k = catalog(i), *better = catalog(j);
		if (!is_kernel(better) || better->target != k->target || strcmp(better->hash, k->hash))
			continue;
		fprintf(f, "%s!(", any ? " && " : "#if ");
		for (const char *s = better->needs; *s; s += strcspn(s, " "), s += *s == ' ')
			fprintf(f, "%sdefined(INGOT_BASELINE_%.*s)", s == better->needs ? "" : " && ", (int)strcspn(s, " "), s);
		fputs(")", f);
		any = true;
	}
	if (any)
		fputs("\n", f);
	return any;
}

static void emit_tables(FILE *f, const struct target *t)
{
	for (unsigned i = 0; i < catalog_size(); i++) {
		if (!wanted(catalog(i), t) || !is_kernel(catalog(i)))
			continue;
		const bool conditional = emit_unless_better(f, i);
		for (unsigned k = 0; k < HASHES; k++)
			if (!strcmp(hashes[k].family, catalog(i)->hash))
				emit_table(f, catalog(i), &hashes[k]);
		if (conditional)
			fputs("#endif\n", f);
	}
}

static const char *kind_of(const struct function *f)
{
	for (unsigned i = 0; i < MEMBERS; i++)
		if (!strcmp(f->name, members[i].name))
			return "GENERIC";
	return "ROUTINE";
}

static struct file emit_variants(const struct target *t)
{
	char *text;
	size_t bytes;
	FILE *f = open_memstream(&text, &bytes);
	fprintf(f, "/* %s */\n/* What is emitted for %s, for dispatch and tests.  Made by gen from gen/catalog.def: edit that, not this.\n"
		" * INGOT_ASM_VARIANT: a function of one variant, the best last; features: CPU bits beyond the baseline.  GENERIC: one for\n"
		" * the variants that have none of their own.  ROUTINE: one over any variant.  TABLE: the functions of one variant for one\n"
		" * hash, as struct ingot_fns has them; not of those that a baseline leaves no use for: INGOT_BASELINE_ and a feature.  The\n"
		" * includer defines what it wants. */\n"
		"#ifndef INGOT_ASM_VARIANT\n#define INGOT_ASM_VARIANT(hash, function, variant, features)\n#endif\n"
		"#ifndef INGOT_ASM_GENERIC\n#define INGOT_ASM_GENERIC(hash, function)\n#endif\n"
		"#ifndef INGOT_ASM_ROUTINE\n#define INGOT_ASM_ROUTINE(hash, function)\n#endif\n"
		"#ifndef INGOT_ASM_TABLE\n#define INGOT_ASM_TABLE(hash, family, variant, features, ...)\n#endif\n", license, t->cpu);
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *c = catalog(i);
		if (!wanted(c, t))
			continue;
		if (c->variant)
			fprintf(f, "INGOT_ASM_VARIANT( %s, %s, %s, %s )\n", c->hash, c->name, c->variant, feature_bits(c->needs));
		else
			fprintf(f, "INGOT_ASM_%s( %s, %s )\n", kind_of(c), c->hash, c->name);
	}
	emit_tables(f, t);
	fputs("#undef INGOT_ASM_VARIANT\n#undef INGOT_ASM_GENERIC\n#undef INGOT_ASM_ROUTINE\n#undef INGOT_ASM_TABLE\n", f);
	return finish_file(text_of("%s/variants.h", t->dir), f, &text, &bytes);
}

/* The build reads which modules there are. */
static struct file emit_modules(const struct target *t)
{
	char *text;
	size_t bytes;
	FILE *f = open_memstream(&text, &bytes);
	const char *module[MAX_MODULES];
	unsigned n = modules_of(t, module);
	for (unsigned i = 0; i < n; i++)
		fprintf(f, "%s.S\n", module[i]);
	return finish_file(text_of("%s/modules.txt", t->dir), f, &text, &bytes);
}

static struct file emit_prototypes(void)
{
	char *text;
	size_t bytes;
	FILE *f = open_memstream(&text, &bytes);
	fprintf(f, "/* %s */\n/* The emitted functions as C calls them; what each argument is stands in the banner of its .S.\n"
		" * Made by gen from the contracts: edit gen/contracts.c, not this. */\n"
		"#ifndef INGOT_ASM_H\n#define INGOT_ASM_H\n#include <stddef.h>\n#include <stdint.h>\n\n"
		"/* The functions of the variant chosen for one hash. */\nstruct ingot_fns {\n", license);
	for (unsigned i = 0; i < MEMBERS; i++) {
		fprintf(f, "\tvoid (*%s)(", members[i].name);
		print_parameters(f, members[i].contract(&hashes[0]));
		fputs(");\n", f);
	}
	fputs("};\n\n", f);
	for (unsigned i = 0; i < catalog_size(); i++) {
		bool first = true;
		for (unsigned j = 0; j < i; j++)
			first &= strcmp(catalog_symbol(catalog(i)), catalog_symbol(catalog(j))) != 0;
		if (first)
			print_prototype(f, catalog_write(catalog(i)));
	}
	fputs("#endif\n", f);
	return finish_file("ingot_asm.h", f, &text, &bytes);
}

static struct file emit_constants(void)
{
	char *text;
	size_t bytes;
	FILE *f = open_memstream(&text, &bytes);
	fprintf(f, "/* %s */\n/* Initial values and round constants, as lists.  Made by gen from gen/constants.c: edit that, not this. */\n"
		"#ifndef INGOT_CONSTANTS_H\n#define INGOT_CONSTANTS_H\n", license);
	print_constants(f);
	fputs("#endif\n", f);
	return finish_file("constants.h", f, &text, &bytes);
}

struct files emit_all(const char *target, bool marks)
{
	struct files r = { .f = must_alloc(256 * sizeof(struct file)) };
	for (const struct target *const *t = targets; *t; t++) {
		if (target && strcmp(target, (*t)->name))
			continue;
		const char *module[MAX_MODULES];
		unsigned n = modules_of(*t, module);
		for (unsigned i = 0; i < n; i++)
			r.f[r.n++] = emit_module(*t, module[i], marks);
		r.f[r.n++] = emit_variants(*t);
		r.f[r.n++] = emit_modules(*t);
	}
	if (!target) {
		size_t n = strlen(asm_header);
		char *copy = must_alloc(n + 1);
		r.f[r.n++] = (struct file){ "asm.h", strcpy(copy, asm_header), n };
		r.f[r.n++] = emit_constants();
		r.f[r.n++] = emit_prototypes();
	}
	return r;
}

static bool write_file(const char *path, const struct file *f)
{
	char *tmp = must_alloc(strlen(path) + 5);
	sprintf(tmp, "%s.new", path);
	FILE *o = fopen(tmp, "wb");
	bool ok = o && fwrite(f->text, 1, f->bytes, o) == f->bytes;
	if (o && fclose(o))
		ok = false;
	if (ok && !rename(tmp, path))
		return true;
	fprintf(stderr, "gen: %s: %s\n", path, strerror(errno));
	remove(tmp);
	return false;
}

/* Also makes the folders; a file that is as it should be is not touched. */
int emit_write(const char *dir, const char *target, bool marks)
{
	struct files all = emit_all(target, marks);
	int bad = 0;
	mkdir(dir, 0777);
	for (const struct target *const *t = targets; *t; t++)
		mkdir(text_of("%s/%s", dir, (*t)->dir), 0777);
	for (unsigned i = 0; i < all.n; i++) {
		const char *path = text_of("%s/%s", dir, all.f[i].path);
		size_t n;
		char *now = read_file(path, &n);
		if (now && n == all.f[i].bytes && !memcmp(now, all.f[i].text, n))
			continue;
		if (!write_file(path, &all.f[i]))
			bad = 2;
		else
			printf("%s %s\n", now ? "changed" : "new    ", path);
	}
	return bad;
}
