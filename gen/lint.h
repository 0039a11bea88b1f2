/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of `gen lint` share: an object as read, the facts of its machine, how a finding is told. */
#ifndef INGOT_GEN_LINT_H
#define INGOT_GEN_LINT_H
#include <gelf.h>
#include "gen.h"

/* lint_machine.c: what the machines differ in. */
struct attribute { unsigned tag; const char *name; unsigned low, high; };    /* of .ARM.attributes: what it may be */
struct machine {
	unsigned elf, class;                         /* EM_, ELFCLASS */
	const char *target;                          /* as gen calls it */
	const char *cfi;                             /* the section that its unwinders read */
	unsigned return_column;                      /* of the return address, in CFI */
	const char *landing_name;                    /* NULL: any instruction may be jumped to */
	uint8_t landing[4];
	unsigned property, property_bits;            /* program property: its type and what it says, no more and no less */
	const char *property_name;
	const char *mapping;                         /* the symbol that says here is code, or NULL */
	const struct attribute *attribute;           /* ended by tag 0; NULL: it has none */
	unsigned relative[24];                       /* relocations that hold wherever the code lies; ended by 0 */
};
const struct machine *machine_of(unsigned elf, unsigned class);

/* lint_object.c: a relocatable object, read whole. */
struct section { const char *name; GElf_Shdr h; const uint8_t *data; size_t bytes; };
struct symbol { const char *name; uint64_t value, size; unsigned section, type, bind, visibility; };
struct reloc { unsigned section; uint64_t at; unsigned type, symbol; int64_t addend; };    /* section: where at is */
struct object {
	const char *file;
	const struct machine *m;
	struct section *section;
	struct symbol *symbol;
	struct reloc *reloc;
	struct fde *fde;                             /* once cfi_read() was called */
	unsigned sections, symbols, relocs, fdes, findings;
};
bool object_read(struct object *o, const char *file, Elf *e);      /* false: it said on stderr why not */
/* Shows the object, or those of an archive, to see(); false if that was once, or if one cannot be had, which was said. */
typedef bool object_seer(void *of, const char *file, Elf *e);
bool objects_of(const char *file, object_seer *see, void *of);
const struct section *object_section(const struct object *o, const char *name);    /* NULL: there is none */
const struct reloc *object_reloc(const struct object *o, unsigned section, uint64_t at);
uint64_t little(const uint8_t *p, unsigned bytes);
bool is_code(const struct section *s);               /* with something in it */
bool is_function(const struct object *o, const struct symbol *s);  /* global, and defined here */

/* lint.c: one finding, a line: where, what was found, what was wanted. */
void lint_finding(struct object *o, const char *where, const char *wanted, const char *found, ...);

/* lint_sections.c, lint_notes.c, lint_code.c, lint_frame.c: what each holds an object to. */
void lint_sections(struct object *o);
void lint_notes(struct object *o);
void lint_code(struct object *o);
void lint_cover(struct object *o);                   /* CFI: for each function, for all of it */
void lint_frames(struct object *o);                  /* CFI: true before every instruction */

/* lint_flow.c: what registers and stack hold before each instruction, on all paths to it. */
enum { MAX_SLOTS = 64 };
struct flow {
	bool reached;
	T reg[NREG];                                 /* an entry value, the stack pointer at entry plus a constant, or NULL */
	unsigned slots;
	struct { int off; T v; } slot[MAX_SLOTS];    /* words of entry values; off: from the stack pointer at entry */
};
T flow_entry(const struct prog *p, R r);             /* what a register holds at entry */
T flow_stack(const struct prog *p, const struct flow *s, int off, unsigned bytes);     /* NULL: none of these */
bool flow_offset(const struct prog *p, T t, int *off);     /* t is the stack pointer at entry, plus off */
void flow_each(const struct prog *p, void (*each)(void *of, unsigned ins, const struct flow *s), void *of);

/* lint_cfi.c: call frame information, as DWARF 5, 6.4, has it. */
enum { MAX_COLUMNS = 320 };
enum saved_how { SAVED_NOT, SAVED_AT, SAVED_UNDEFINED, SAVED_OTHERWISE };    /* AT: at CFA + off */
struct cfi_row {
	unsigned cfa;                                /* CFA = this column + off */
	int64_t off;
	bool expression, signs_return;
	struct { enum saved_how how; int off; } column[MAX_COLUMNS];
};
struct fde {
	unsigned section;                            /* of the code */
	uint64_t start, bytes;
	const uint8_t *initial, *initial_end, *program, *end;
	unsigned code_factor, return_column;
	int data_factor;
	bool pointer_encoded;
};
void cfi_read(struct object *o);                     /* all of them; what is wrong is told */
const char *cfi_at(const struct fde *f, uint64_t at, struct cfi_row *row);     /* NULL, or what is wrong with it */
#endif
