/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of `gen prove --objects` share: tools outside of us, an object with its disassembly, a program read. */
#ifndef INGOT_GEN_BYTES_H
#define INGOT_GEN_BYTES_H
#include "lint.h"

/* tools.c: other programs. */
const char *tool_find(const char *name);             /* where it is in PATH; NULL: nowhere */
char *tool_temporary(void);                          /* what mkstemp and mkdtemp take, in TMPDIR or /tmp */
int tool_run(const char *const argv[], FILE *out);         /* its standard output goes to out, unless NULL; its exit code, or -1 */

/* bytes_machine.c: how objects of each target refer to what is elsewhere, and who makes and reads them. */
enum { TO_DATA = 1, TO_CODE = 2 };
struct relocation { unsigned type, to; const char *as; };    /* as: how rows write what it puts there, of data; @ is a place,
                                                        & the base that stands there */
struct binutils {
	const char *target, *triple;
	const char *dump_flags;                      /* that its objects need; or NULL */
	unsigned step;                               /* bytes of every instruction; 0: they differ */
	struct relocation relocation[6];             /* ended by no type */
	int64_t call_addend;                         /* what takes a call to the very symbol */
	int64_t (*addend)(const struct reloc *r);    /* where the object's is not it */
	/* What is added to the place of the data for the displacement of a row; to its field from both ends of the instruction. */
	int64_t (*shift)(int64_t addend, unsigned from_start, unsigned to_end);
};
const struct binutils *binutils_of(const char *target);
const char *binutils_tool(const struct binutils *b, const char *name);      /* of that triple; NULL: not there */
const char *binutils_objdump(const struct binutils *b);      /* of that triple, or else of whatever is here */

/* disassembly.c */
struct line { unsigned section; uint64_t at; const char *text; };
struct code { const char *file; struct object o; const struct binutils *b; struct line *line; unsigned lines; };
bool code_read(struct code *c, const char *file);    /* false: it said on stderr why not */

/* hidden.c: what the disassembler does not know. */
struct hiding;
const char *hide(const struct code *c, struct hiding **all);     /* the file to disassemble; NULL: it said why not */
bool unhide(struct code *c, const struct hiding *all);   /* false: it said on stderr what is wrong */

/* bytes_lines.c: instructions, line by line. */
struct reader {
	const struct code *c;
	const struct symbol *s;
	const struct function *f;                    /* of the catalog; NULL: somebody else's */
	const struct table *given;                   /* what data that the object only names holds */
	unsigned givens;
	FILE *out;
	unsigned told;
	const struct line *line;                     /* of the function */
	unsigned n;
	struct ins *ins;                             /* one for each line */
	unsigned *at;                                /* where it begins; the last one is where all ends */
	bool *target;                                /* somebody jumps there */
	struct prog *p;
};
bool reader_begin(struct reader *d, uint64_t size);  /* finds its lines; false: it said on out what is wrong */
void reader_labels(struct reader *d);
bool reader_read(struct reader *d, unsigned i);      /* false: there is no row; of a function of the catalog that was said */
void reader_tell(struct reader *d, unsigned i, const char *what);
void reader_end(struct reader *d);
bool row_says(const struct row *row, const char *letters);     /* one of these letters is in its text */

/* bytes.c: the program that a function of an object is. */
struct bytes { const struct code *c; const struct symbol *s; const struct function *f; };
struct prog *bytes_read(const struct bytes *b, FILE *out);   /* NULL: it said on out what cannot be read */

/* bytes_compare.c */
unsigned *program_positions(const struct prog *p, unsigned *n);      /* of what is no label; the last one is the end */
bool bytes_compare(const struct bytes *b, const struct prog *p, FILE *out);    /* false: it said where it differs from what gen writes */
#endif
