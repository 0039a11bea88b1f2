/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the language offers to the programs written in it, grouped by the file that defines each part. */
#ifndef INGOT_DSL_H
#define INGOT_DSL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* term.c: meanings.  A term is a word of 1 to 512 bits in a normal form that is stored once, so equal handles are
 * equal for all inputs, and nearly all equal meanings have equal handles.  Nothing here emits an instruction. */

typedef const struct term *T;

unsigned width(T x);                                 /* bits */
T num(unsigned w, uint64_t v);                       /* the constant v mod 2^w */
T sym(const char *name, unsigned i, unsigned w, bool secret);   /* input number i of that name, always the same */
T unsaid(unsigned w);                                /* something nobody promised anything about: equals only itself */
void term_new_run(void);                             /* unsaid() may reuse the names it gave before; assumptions are dropped */
bool term_exhausted(void);                           /* since then, more was done than for any right program: terms are no longer opened */
extern uint64_t term_most_work;                      /* how much that is: monomials and items looked at */
uint64_t term_work_done(void);
T apply(const char *f, unsigned w, unsigned n, const T *arg);   /* f(arg...), f known only to be a function */

T not(T x);     T xor(T x, T y);     T and(T x, T y);     T or(T x, T y);
T add(T x, T y);     T sub(T x, T y);     T neg(T x);     T mulk(T x, uint64_t k);
T shl(T x, unsigned k);     T shr(T x, unsigned k);     T sar(T x, unsigned k);     /* k < width */
T ror(T x, unsigned k);     T rol(T x, unsigned k);      /* k taken mod width */
T cat(T high, T low);     T bits(T x, unsigned low, unsigned n);     T zext(T x, unsigned w);     T sext(T x, unsigned w);
T bswap(T x);                                        /* bytes in reverse order */
T select(T c, T x, T y);                             /* c is one bit: 1 gives x, 0 gives y */
T repeat(T bit, unsigned w);                         /* one bit in w places */

/* One-bit facts about sums, kept unopened until somebody decides them. */
T carry(T x, T y, T c);                              /* x + y + c >= 2^w */
T borrow(T x, T y, T c);                             /* x < y + c */
T overflow_add(T x, T y, T c);     T overflow_sub(T x, T y, T c);    /* two's complement does not hold x + y + c, x - y - c */
T is0(T x);
T msb(T x);

bool is_num(T x, uint64_t *v);                       /* a constant of at most 64 bits */
bool is_const(T x);                                  /* a constant of any width */
bool is_secret(T x);                                 /* its normal form mentions a secret input */

/* Values that are affine in public inputs: k + sum c[i] * s[i], as integers, exact (no wrap) under what is assumed. */
enum { LINEAR_MAX = 6 };
struct linear { int64_t k; unsigned n; T s[LINEAR_MAX]; int64_t c[LINEAR_MAX]; };    /* s sorted, c nonzero */
void assume(T s, int64_t low, int64_t high);         /* s, a sym() of at most 64 bits, lies in there until term_new_run() */
void assume_sum(T s, T t, int64_t high);             /* s + t, both assumed before, is no more than that */
bool linear_of(T x, struct linear *l);               /* x as an unsigned integer is exactly l */
bool linear_range(const struct linear *l, int64_t *low, int64_t *high);   /* false when it does not fit */
bool linear_add(struct linear *l, const struct linear *m, int64_t times);  /* l += times * m; false when it does not fit */
T linear_term(unsigned w, const struct linear *l);   /* the one spelling of that value */
bool linear_equal(const struct linear *l, const struct linear *m);

/* Is a one-bit term always 1, always 0, or does it change inside the assumed range of one input s?  SPLIT: it is
 * settled on [low, at-1] and on [at, high] separately, or is at least closer to it. */
enum verdict { NO, YES, SPLIT, UNDECIDED };
enum verdict decide(T bit, T *s, int64_t *at);

/* The value of a term when every input, and every unsaid and applied function, takes a value drawn from the seed.
 * Seeds 0 to 15 draw edge values (0, all ones, one bit...); an assumed input stays within what is assumed.
 * out has width/64 rounded up words. */
void term_eval(T x, uint64_t seed, uint64_t *out);
bool term_residue_equal(T x, T y);                   /* equal after opening both to multilinear polynomials mod 2^w */
bool term_part(T x, T y, T *px, T *py);              /* the smallest sub-terms that stand in the same place, differ by
                                                        handle and, when some differ in value, differ in value */
T term_with(T x, T (*put)(const void *of, const char *name, unsigned i, unsigned w), const void *of);    /* inputs replaced,
                                                        but where put says NULL; NULL: it cannot be told */
void term_print(FILE *f, T x, unsigned depth);       /* for people: cut at depth */
struct term_stats { size_t words, bits, monomials, sums; };
struct term_stats term_stats(void);

/* die.c: our own mistake while writing a program; says it on stderr and exits 2. */

#ifndef INGOT_DIE
#define INGOT_DIE
_Noreturn void die(const char *fmt, ...);
#endif
void *must_alloc(size_t n);                          /* zeroed, or die(); nothing here is ever freed */
const char *text_of(const char *fmt, ...);           /* a string that stays */

/* isa.c and isa/<target>.def: instructions.  Registers are numbers of their target. */

typedef unsigned R;
enum { NOREG = 255, NREG = 64, NFLAG = 8 };           /* a mask of 64 bits holds the registers */
enum class { ALU, SHIFT, LEA_ADDR, LOAD, STORE, JUMP, CALL_RET, VECTOR, NCLASS };

struct run;
struct ins;
struct row {
	const char *id, *text, *needs;               /* needs: the CPU feature, "BASE" for none, as needs_of() reads it */
	enum class class;
	void (*mean)(struct run *, const struct ins *);
	const char *shape, *says;                    /* the shape's name and the meaning, as written */
};

const char *needs_of(const struct row *row, unsigned w);     /* of that width; NULL: there is no such form */

struct table {                                       /* constants in .rodata */
	const char *name;
	unsigned bytes, align;
	uint8_t *data;
	const bool *moved;                           /* bytes that a linker writes, which nobody may read; NULL: none */
};

/* base + index * scale + disp, or that of the table where there is no base.  With a place and a base, the base holds the
 * address of that label in the code, and the table is reached from there. */
struct mem {
	R base, index;
	unsigned scale;
	int64_t disp;
	const struct table *table;
	unsigned place;                              /* one more than the label's number */
	bool narrow;                                 /* the lower halves of registers of 64 bits, added up in 32; of no access */
	bool page;                                   /* the base holds the table's page, and what the table's address has beyond is added */
	bool caller;                                 /* from the stack pointer at entry; settled when the program is closed */
};

/* What an instruction does to the frame: what CFI is made from. */
struct frame_step {
	int64_t grow;                                /* bytes that the stack pointer goes down */
	bool restores;                               /* these registers hold again what they held at entry; else they are saved */
	unsigned n;
	struct { R r; int off; } reg[20];            /* bytes above the stack pointer, afterwards */
};

struct ins {
	uint16_t op, w;                              /* row; width of the operation in bits */
	uint8_t d, n, m, a;                          /* registers, by the row's letters */
	uint64_t list;                               /* registers that it pushes, pops, loads or stores */
	const struct frame_step *frame;              /* NULL: none */
	int64_t k;
	struct mem mem;
	unsigned label;                              /* of a jump or of the label itself */
	const char *note, *file;
	int line;
	const struct contract *callee;
	struct loop *loop;                           /* of a label: what the loop at it states */
	const struct cut *cut;                       /* of a label: what is kept across it */
	const struct naming *naming;                 /* of a label: something begins, or is done and gets a name */
};
enum { OP_LABEL };                                   /* row 0 of every target: no instruction, a place to jump to */

/* prog.c: programs, variables, blocks. */

struct var;
typedef const struct var *V;
enum home { IN_REG, IN_FRAME, IS_CONST, IN_CALLER };    /* IN_CALLER: an argument on the stack, only read */
struct var {
	const char *name;
	unsigned w;
	enum home home;
	R reg;
	bool lane;                                   /* only the bits of reg from low on; the others are another's */
	unsigned low;
	int slot;                                    /* bytes above the stack pointer; IN_CALLER: above that at entry */
	uint64_t k;
};
struct place { V base, index; int64_t off; const struct table *table; bool frame, value; };

enum access { READ_ONLY = 1, WRITE_ONLY = 2, READ_WRITE = 3 };
enum arg_kind { ARG_NONE, ARG_BUF, ARG_LEN, ARG_FNS };
struct arg {
	const char *name;
	enum arg_kind kind;
	enum access access;
	unsigned bytes;                              /* of the buffer, or for each unit of the length named per */
	const char *per;
	bool words;                                  /* words of the machine, not bytes: void * to C */
	bool secret;
	unsigned public_from, public_bytes;          /* of a secret buffer, the part that is public all the same */
	const char *why;                             /* a word for the banner */
};
enum { MAX_ARGS = 6 };
struct contract {
	const char *name, *symbol, *does;            /* symbol: of a routine, which can be called directly */
	struct arg arg[MAX_ARGS];
	unsigned stack;                              /* bytes below the stack pointer at entry, at the most */
	bool elsewhere;                              /* of another library: it keeps what the ABI says, and may change what we spare */
	bool wipes;                                  /* no secret is left below the stack pointer */
	bool late;                                   /* what it gives out is written after all is read: they may overlap */
	const void *of;                              /* the hash, for the effect */
	void (*effect)(struct run *, const struct contract *, const T *arg);     /* what a caller may rely on */
};

enum { MAX_CARRIED = 64 };
struct loop {                                        /* at each arrival at its head, with i rounds done */
	V count;                                     /* holds the rounds that are left, at least one; NULL: a stride tells */
	unsigned strides, carries, follows, forgets, holds;
	struct { V v; int64_t by; } stride[32];      /* holds its first value plus i times by, which may be 0 */
	struct { V v; struct place at; unsigned w, ghost; } carry[MAX_CARRIED];     /* holds word ghost of what is folded */
	V follow[32];                                /* holds of fold and input of round i what it held at first of round 0's */
	struct { struct place at; unsigned bytes; } forget[32];    /* holds anything */
	struct { V v; uint64_t k; } hold[4];         /* holds that number */
	unsigned first, last;                        /* its instructions */
};

/* A place where a proof may be cut in two: each half is done for all values that these variables can have there, and
 * for whatever memory the claim says; registers and frame hold nothing else that the second half uses. */
enum { MAX_CUT = 20 };
struct cut { unsigned n; V v[MAX_CUT]; };

/* Something that has a name is computed without a call: it begins with what these variables hold, and when it is done,
 * these hold what comes out.  Who proves that it does goes on with the name alone. */
enum { MAX_NAMED = 24, MAX_NAMINGS = 2 };            /* that many at a time */
struct naming { bool done; unsigned which, n; V v[MAX_NAMED]; };

struct prog {
	const struct target *t;
	const struct contract *c;
	const char *symbol, *file, *needs;
	struct ins *ins;
	unsigned n, room, labels;
	const char **label;                          /* their names */
	const unsigned *label_at;                    /* bytes from the first instruction, where that is known; NULL: of none */
	unsigned frame;                              /* bytes of variables and buffers */
	struct { unsigned at, bytes; } part[64];     /* of the frame, as they were handed out */
	unsigned parts;
	unsigned body;                               /* index of the first instruction after the prologue */
	uint64_t used;                               /* registers handed out or pinned so far */
	bool calls;
	unsigned args_taken;
	int line;
	struct table *table[8];
	unsigned tables;
	struct role { const char *name, *home; unsigned rank; } role[64];     /* by rank: registers, then the frame */
	unsigned roles;
};

enum cond { EQ, NE, LTU, GEU, GTU, LEU };

extern struct prog *prog;                            /* the one being written */
void prog_open(const struct target *t, const char *symbol, const struct contract *c, const char *file, int line);
struct prog *prog_close(void);
void prog_mark(const char *file, int line);          /* the source of what is emitted from here on */
void prog_note(const char *fmt, ...);                /* a comment for the next instruction */
struct ins *prog_put(struct ins i);
unsigned prog_label(const char *stem);
void prog_weave(unsigned from, unsigned to);          /* these instructions, evenly among those after; they are independent */
void prog_tail(FILE *f);                             /* the last instructions written, for die() */
void prog_place_label(unsigned label);
void prog_find_loops(struct prog *p);                /* where each that is stated begins and ends */

V prog_var(const char *name, unsigned w);            /* keeps its value over calls */
V prog_tmp(const char *name, unsigned w);            /* does not */
V prog_pin(const char *name, unsigned w, R r);
V prog_pin_lane(const char *name, unsigned w, R r, unsigned low);      /* a part of a register, from that bit on */
V prog_part(const char *name, unsigned w, R r, unsigned low);  /* the same of one that has a role already: it gets none of its own */
V prog_arg(const char *name);                        /* an argument, moved to where it keeps its value */
V prog_arg_pinned(const char *name);                 /* an argument, where the ABI put it */
struct place prog_frame(const char *name, unsigned bytes);
struct mem caller_slot(V v);                         /* where an argument lies that is IN_CALLER */
V prog_framed(const char *name, unsigned w);         /* never in a register */
V as_width(V v, unsigned w);                         /* the low bits of the same home */

V K(uint64_t k);                                     /* a constant of any width */
struct place at(V base, int64_t off);
struct place at_i(V base, V index, int64_t off);
struct place at_table(const struct table *t, int64_t off);
struct place beyond(struct place p, int64_t off);
struct table *prog_table(const char *stem, const void *little_endian, unsigned bytes, unsigned align);
int64_t table_offset(struct table *t, const void *bytes, unsigned n);  /* where they lie in it, at a multiple of n; it grows for them */

void block_if(V x, enum cond c, V y);
void block_else(void);
void block_while(V x, enum cond c, V y);
void block_do_while(V x, enum cond c, V y);          /* the same where the condition is known to hold at first */
void block_repeat(V count);                          /* until it has fallen to zero; it is not zero before */
void block_end(void);
bool block_once(void);                               /* for the macros */
void prog_cut(unsigned n, const V *v);
void prog_given(unsigned which, unsigned n, const V *v);
void prog_named(unsigned which, unsigned n, const V *v);
const struct cut *prog_cut_of(const struct prog *p);

void strides(V v, int64_t by);
void carries(V v, unsigned ghost);
void carries_at(struct place p, unsigned w, unsigned ghost);
void forgets(struct place p, unsigned bytes);
void holds(V v, uint64_t k);

#define CUT(...) prog_cut(sizeof (V[]){ __VA_ARGS__ } / sizeof(V), (V[]){ __VA_ARGS__ })
#define VAR(v) V v = (prog_mark(__FILE__, __LINE__), prog_var(#v, prog->t->word))
#define TMP(v) V v = (prog_mark(__FILE__, __LINE__), prog_tmp(#v, prog->t->word))
#define ARG(v) V v = (prog_mark(__FILE__, __LINE__), prog_arg(#v))
#define ARG_PINNED(v) V v = (prog_mark(__FILE__, __LINE__), prog_arg_pinned(#v))
#define IF(x, c, y)    for (prog_mark(__FILE__, __LINE__), block_if(x, c, y); block_once(); block_end())
#define ELSE           for (block_else(); block_once(); block_end())
#define WHILE(x, c, y) for (prog_mark(__FILE__, __LINE__), block_while(x, c, y); block_once(); block_end())
#define DO_WHILE(x, c, y) for (prog_mark(__FILE__, __LINE__), block_do_while(x, c, y); block_once(); block_end())
#define REPEAT(n)      for (prog_mark(__FILE__, __LINE__), block_repeat(n); block_once(); block_end())

/* word.c: operations on words that every target has a recipe for. */

void w_set(V d, V n);
void w_add(V d, V n, V m);     void w_sub(V d, V n, V m);
void w_and(V d, V n, V m);     void w_or(V d, V n, V m);     void w_xor(V d, V n, V m);
void w_shl(V d, V n, unsigned k);     void w_shr(V d, V n, unsigned k);     void w_ror(V d, V n, unsigned k);
void w_bswap(V d, V n);
void w_load(V d, struct place p);     void w_store(struct place p, V n);     /* of the variable's width */
void w_load8(V d, struct place p);    void w_store8(struct place p, V n);    /* one byte, zero extended */
void w_addr(V d, struct place p);
void w_copy(struct place to, struct place from, unsigned bytes);
void w_zero(struct place to, unsigned bytes);
void w_count(struct place number, unsigned bytes, V n);      /* a number of that many bytes in memory grows by n */
void w_call_to(const struct contract *c, unsigned n, const struct place *arg);      /* the routine of that symbol */
void w_call(struct place function, const struct contract *c, unsigned n, const struct place *arg);
#define w_set(...)    (prog_mark(__FILE__, __LINE__), w_set(__VA_ARGS__))
#define w_add(...)    (prog_mark(__FILE__, __LINE__), w_add(__VA_ARGS__))
#define w_sub(...)    (prog_mark(__FILE__, __LINE__), w_sub(__VA_ARGS__))
#define w_and(...)    (prog_mark(__FILE__, __LINE__), w_and(__VA_ARGS__))
#define w_or(...)     (prog_mark(__FILE__, __LINE__), w_or(__VA_ARGS__))
#define w_xor(...)    (prog_mark(__FILE__, __LINE__), w_xor(__VA_ARGS__))
#define w_shl(...)    (prog_mark(__FILE__, __LINE__), w_shl(__VA_ARGS__))
#define w_shr(...)    (prog_mark(__FILE__, __LINE__), w_shr(__VA_ARGS__))
#define w_ror(...)    (prog_mark(__FILE__, __LINE__), w_ror(__VA_ARGS__))
#define w_bswap(...)  (prog_mark(__FILE__, __LINE__), w_bswap(__VA_ARGS__))
#define w_load(...)   (prog_mark(__FILE__, __LINE__), w_load(__VA_ARGS__))
#define w_store(...)  (prog_mark(__FILE__, __LINE__), w_store(__VA_ARGS__))
#define w_load8(...)  (prog_mark(__FILE__, __LINE__), w_load8(__VA_ARGS__))
#define w_store8(...) (prog_mark(__FILE__, __LINE__), w_store8(__VA_ARGS__))
#define w_addr(...)   (prog_mark(__FILE__, __LINE__), w_addr(__VA_ARGS__))
#define w_copy(...)   (prog_mark(__FILE__, __LINE__), w_copy(__VA_ARGS__))
#define w_zero(...)   (prog_mark(__FILE__, __LINE__), w_zero(__VA_ARGS__))
#define w_count(...)  (prog_mark(__FILE__, __LINE__), w_count(__VA_ARGS__))
#define w_call_to(...) (prog_mark(__FILE__, __LINE__), w_call_to(__VA_ARGS__))
#define w_call(...)   (prog_mark(__FILE__, __LINE__), w_call(__VA_ARGS__))

struct place value(V v);                             /* for an argument of a call: what v holds, not an address */

struct target {
	const char *name, *dir, *cpu;                /* cpu: how the banner names it */
	unsigned word;                               /* bits of an address and of size_t */
	const char *unrun;                           /* features that no machine of the tests has, or NULL */
	int64_t most_bytes, most_count;              /* buffers are smaller than this; a count of rounds is this at the most */
	const struct row *row;
	unsigned rows;
	unsigned regs, flags;
	const char *flag_names;                      /* two letters each */
	R upper;                                     /* from here on, upper halves of the registers before; 0: there are none */
	const uint16_t *read_only;                   /* rows that only others' code uses, ended by 0; NULL: there are none */
	const char *(*reg_name)(R r, unsigned w);    /* NULL: a register of that width, which is several, does not begin there */
	void (*print_mem)(FILE *f, const struct prog *p, const struct mem *m);
	void (*print_list)(FILE *f, uint64_t list);  /* of registers; NULL: no row has one */
	/* Of a row that is written as bytes: them, and how many; 0: of any other.  NULL: there are none.  And backwards. */
	unsigned (*encode)(const struct ins *i, uint8_t *bytes);
	unsigned (*decode)(const uint8_t *bytes, uint64_t n, struct ins *i);
	unsigned (*reg_width)(R r);
	uint64_t even_time;                          /* classes (bits) whose time depends on no operand, as the vendors say */
	bool zero_extends;                           /* a 32-bit result clears the upper half of its register */
	R sp;
	unsigned entry_misaligned, stack_align;      /* (sp + entry_misaligned) is a multiple of stack_align at entry */
	unsigned (*dwarf)(R r);
	R link;                                      /* holds the return address at entry; NOREG: it lies on the stack */
	bool keeps_records;                          /* at each call, record points to a frame record: */
	R record;                                    /* what it and link held at entry, in the stack */
	unsigned return_bytes;                       /* that a call leaves on the stack */
	unsigned arg_regs;                           /* arguments that come in registers; the others lie above, word by word */
	R arg[MAX_ARGS];
	uint64_t saved;                              /* registers a function must keep */
	uint64_t spared;                             /* of these, what only ours must: the platform may want them */
	R keep_order[16], tmp_order[16];             /* what VAR and TMP hand out, ended by NOREG */
	R scratch[2];                                /* the recipes' own, never handed out; of a target that wants some */
	void (*set)(V d, V n);
	void (*alu)(char op, V d, V n, V m);         /* + - & | ^ */
	void (*shift)(char op, V d, V n, unsigned k);     /* < > r */
	void (*swap)(V d, V n);
	void (*load)(V d, struct place p, unsigned bytes);
	void (*store)(struct place p, V n, unsigned bytes);
	void (*addr)(V d, struct place p);
	void (*copy)(struct place to, struct place from, unsigned bytes);
	void (*zero)(struct place to, unsigned bytes);
	void (*count)(struct place number, unsigned bytes, V n);
	void (*branch)(V x, enum cond c, V y, unsigned label);
	void (*jump)(unsigned label);
	void (*decrement_branch)(V n, unsigned label);     /* and jump there while it is not zero */
	void (*call)(const struct place *f, const struct contract *c, unsigned n, const struct place *arg);     /* f NULL: by symbol */
	void (*enter)(void);     void (*leave)(void);      /* prologue and epilogue of the finished program */
	const char *head, *tail;                     /* of each emitted file, or NULL */
};
bool is_upper(const struct target *t, R r);          /* no operand, but a part of one */
R upper_of(const struct target *t, R r);             /* NOREG: all of r is r */
uint64_t parts_of(const struct target *t, R r, unsigned w);      /* the registers that the one of so many bits at r is */
extern const struct target target_aarch64, target_arm, target_x86, target_x86_64;
extern const struct target *const targets[];         /* ended by NULL */

/* run.c: the one executor.  A program runs over terms: constants in, constants out; inputs in, meanings out. */

struct cell { T w; uint16_t byte; bool stale; int32_t writer; };      /* a byte of memory: which byte of which word, whether
                                                               nobody may rely on it any more, and who wrote it */
struct region {
	const char *name;
	T base;
	enum access access;
	struct linear size;                          /* bytes */
	bool secret, stack;                          /* stack: all of it, or what is aligned of it */
	unsigned align;                              /* of its first byte */
	unsigned cells;                              /* 0: only read, each byte named by its offset */
	struct cell *cell, *before;                  /* now, and when the program began */
	bool *judged;                                /* somebody has said what it must be in the end */
	struct given *given;                         /* no cells, written: what was, where, oldest first */
	unsigned givens, givens_room;
};
struct given { struct linear off; T v; unsigned bytes, judged; int writer; };     /* judged: a bit for each byte */

enum run_state { RUNNING, RETURNED, AT_CUT, WANTS_SPLIT, CLOSED, FAILED };
enum finding_kind { F_MEANING, F_LEAK, F_MEMORY, F_ABI, F_STACK, F_WIPE, F_LOOP, F_UNDECIDED, F_COVER };
/* What a concrete run was given, so that it can be run again: the case, its seed, and the numbers of its ranges. */
enum { MAX_INPUTS = 8 };
struct shot { const char *what; unsigned seed, n; struct { const char *name; int64_t value; } in[MAX_INPUTS]; };
struct finding { enum finding_kind kind; const struct prog *p; int ins; const char *text; const struct shot *shot; };     /* shot: on
                                                        which it was seen; or NULL */
enum { MAX_FINDINGS = 32 };
struct report { unsigned n; struct finding f[MAX_FINDINGS]; };
void report_add(struct report *r, enum finding_kind k, const struct prog *p, int ins, const char *text);
void finding_print(FILE *f, const struct finding *d);
void report_print(FILE *f, const struct report *r);
const char *finding_name(enum finding_kind k);
const char *source_of(const struct prog *p, const struct ins *i);     /* gen/md.c:41 */

enum { MAX_REGIONS = 16, MAX_GHOSTS = 64, MAX_TOUCHES = 16 };
struct extent { int low, high; };                    /* bytes from the stack pointer at entry; empty: low is not below high */
struct touch { T address, value, loaded; unsigned bytes; };     /* of memory; value: what is stored, NULL of a load; loaded, of one
                                                               that is watched */
typedef void fold_step(const void *of, struct run *x, T i, const T *in, T *out);
/* Where the runs of a proof came through, for who changes the program a little and asks again. */
struct passage {
	unsigned cases, room;
	bool **ran;                                  /* of each case: which instructions */
	uint32_t *regions;                           /* of each instruction: which it touched, a bit each */
	bool *loaded[MAX_REGIONS];                   /* of each region that is kept byte by byte: which bytes were loaded */
	int64_t stack;                               /* bytes that were needed */
	uint64_t work;                               /* that was done over terms, by one run */
	unsigned long steps;                         /* of one run */
	unsigned from, watched;                      /* instructions: what is stored between them, and all that is live in front of */
	uint64_t live;                               /* the second, is mixed into seen, each time */
	unsigned live_flags;
	uint64_t seen;
};
struct ghost {                                       /* what a loop folds: n words, and one step of the fold */
	unsigned n, w;
	const void *of;
	fold_step *step;
	T now[MAX_GHOSTS];                           /* before the loop; inside of it: at its head */
	T rounds;                                    /* how many there are, where the loop itself does not count; or NULL */
	/* What t, of fold and input of round 0, is of those of round i; NULL: nobody can tell. */
	T (*in_round)(const void *of, struct run *x, T t, T i, const T *fold);
	T i, m;                                      /* rounds done and left, when the count was opened into them */
	void (*round)(const void *of, struct run *x, T i);       /* holds round i to what it must give out, or NULL */
};
/* What is computed from what was given, opened, and the same as a function of it. */
typedef void naming_fn(const void *of, const T *given, T *opened, T *named);
struct contract;
/* Somebody who looks on; each of these may be NULL. */
struct looker {
	void *of;
	void (*begins)(void *of, struct run *x);
	void (*step)(void *of, struct run *x, const struct ins *i);     /* was done */
	bool (*call)(void *of, struct run *x, const struct contract *c, const T *arg);     /* in place of the effect; false: it takes place */
	void (*expected)(void *of, const char *what, const struct region *g, struct linear off, T got, T want);
	void (*opens)(void *of, const char *what);   /* a case of the claim */
	void (*ends)(void *of, struct run *x);       /* and all has been said that was expected of it */
};
struct run {
	const struct prog *p;
	const struct looker *watch;
	T reg[NREG], flag[NFLAG], entry[NREG];
	T left[NREG];                                /* upper halves: what is unknown and clean */
	T given[MAX_ARGS];                           /* its arguments */
	struct region region[MAX_REGIONS];
	unsigned regions, stack;                     /* stack: which region it is */
	unsigned pc;
	unsigned long steps, most_steps;             /* most: 0 for a lot */
	uint64_t read, wrote;                        /* registers, by the last instruction */
	unsigned flags_read, flags_wrote;            /* flags, by it */
	enum run_state state;
	bool stops_at_cut, starts_at_cut;
	T cut_value[MAX_CUT];                        /* of the cut's variables, where it starts or where it stopped */
	bool concrete, probing;
	uint64_t seed;
	T split;                                     /* WANTS_SPLIT: the input to narrow, and where; or to open for a loop */
	int64_t split_at;
	bool open_for_loop;
	bool gave_out;                               /* wrote into what is given out */
	int64_t sp_entry, sp_now, sp_body, lowest;            /* offsets in the stack */
	unsigned aligned;                            /* which region is what was aligned of the stack; 0: none */
	int64_t aligned_from, aligned_now, aligned_at, aligned_skips;     /* where in it the pointer was, is; in stack; bytes skipped at the most */
	T record_body;                               /* where the prologue left the frame record, if the target has such */
	unsigned unknowns;                           /* values named so far that others left behind */
	struct ghost ghost;
	naming_fn *naming;
	const void *naming_of;
	T given_there[MAX_NAMINGS][MAX_NAMED];       /* where the last things began that get a name */
	const struct loop *in_loop;
	struct run_head *head;                       /* of a loop that stands for any count of rounds, once it was reached */
	uint64_t rounds;                             /* arrivals at heads of loops */
	void (*on_call)(const struct contract *c, const T *arg);
	void (*on_label)(struct run *x, const struct ins *i);      /* it was reached */
	struct passage *passage;                     /* NULL: nobody asks */
	struct report *report;
	const struct ins *ins;                       /* that runs alone, with probing set */
	T (*blank)(struct run *x, T address, unsigned bytes);     /* what its loads find; NULL: unsaid */
	T place;                                     /* of every label that it names; NULL: symbols */
	unsigned touches;
	struct extent *extent;                       /* what each instruction touches of the stack, or NULL */
	T chosen, choices[2];                        /* what it has chosen, of which */
	struct touch touch[MAX_TOUCHES];             /* by it, or by the last one of a run that is watched; in order */
	unsigned alignment;                          /* bytes of which an address must be a multiple for it; 0: of none */
	T went;                                      /* one bit: whether the last jump jumps; where a call or a return goes */
};

/* For the meanings of rows. */
T run_get(struct run *x, R r, unsigned w);
void run_put(struct run *x, R r, unsigned w, T v);
T run_load(struct run *x, T address, unsigned bytes);
void run_aligned(struct run *x, T address, unsigned bytes);   /* a fault if the address is no multiple of that */
void run_store(struct run *x, T address, unsigned bytes, T v);
unsigned run_count(struct run *x, unsigned w, int64_t k);     /* by which w bits are shifted: at least 1, less than w */
T run_flag(struct run *x, unsigned f);
void run_set_flag(struct run *x, unsigned f, T v);
T run_address(struct run *x, const struct mem *m, unsigned w);
T run_place(const struct run *x, unsigned label);    /* the address of a label in the code */
T run_table(const struct run *x, const struct table *t);      /* the address of a table */
T run_choose(struct run *x, T c, T yes, T no);       /* in a world where c, if it can be known, is */
void run_jump_if(struct run *x, const struct ins *i, T go);
void run_call(struct run *x, const struct ins *i, T function);
void run_return(struct run *x, T to);

/* For those who set a program going. */
void run_begin(struct run *x, const struct prog *p, struct report *r);
struct region *run_region(struct run *x, const char *name, enum access a, struct linear size, unsigned cells, bool secret);
void run_fill(struct region *g, unsigned off, T v);
void run_go(struct run *x);
void run_fail(struct run *x, enum finding_kind k, const char *fmt, ...);
T run_peek(const struct region *g, unsigned off, unsigned bytes);     /* NULL where nothing was written */
int run_writer(const struct region *g, unsigned off);
struct given *run_given(struct region *g, struct linear off, T *byte);   /* the last that was written there, or NULL; judged */
bool given_judged(const struct given *e);
void run_expect_given(struct run *x, struct region *g, struct linear off, T byte, const char *what);
struct linear constant(int64_t k);
struct linear times(int64_t k, T n);                 /* k * n, n affine */
T function_symbol(const struct run *x, const struct contract *c);     /* the address of whatever fulfils it */
void run_give_arg(struct run *x, unsigned i, T v);   /* argument i, cut to a word; before the run */
unsigned caller_offset(const struct target *t, unsigned i);    /* of argument i on the stack, from the stack pointer at entry */

/* For effects of calls. */
T run_read_at(struct run *x, T address, int64_t off, unsigned bytes);
void run_write_at(struct run *x, T address, int64_t off, unsigned bytes, T v);
bool run_range(struct run *x, T address, struct linear bytes, enum access a, struct region **g, struct linear *off);
bool run_where(struct run *x, T address, struct region **g, struct linear *off);     /* false: nowhere */
T region_byte(const struct run *x, const struct region *g, struct linear off);

/* One instruction outside of any run: on the registers and flags in x, on blank ones, and its footprint on these. */
void run_alone(struct run *x, const struct prog *p, const struct ins *i);
const struct run *run_blank(const struct prog *p, const struct ins *i);
uint64_t footprint(const struct prog *p, const struct ins *i, uint64_t *wrote);      /* registers; what it reads */
uint64_t mix(uint64_t a, uint64_t b);                /* a well stirred word */

/* prove.c: contract and meaning, case by case.  A claim sets up the inputs of one kind of case, runs the program and
 * says what must have come out; the driver runs it again for each part of a range that the program tells apart, and,
 * when something differs, with concrete inputs until the difference is shown. */

struct proof;
typedef void claim_fn(struct proof *p, const void *of);
struct verdicts { unsigned cases; double ms; struct report report; };
struct verdicts prove(const struct prog *p, claim_fn *claim, const void *of, void (*progress)(unsigned cases));
struct verdicts prove_passing(const struct prog *p, claim_fn *claim, const void *of, struct passage *passage);
struct verdicts refute(const struct prog *p, claim_fn *claim, const void *of, const struct passage *passage, unsigned at);   /* ends
                                                        with the first finding; cases that came through at are the first */
struct verdicts try_out(const struct prog *p, claim_fn *claim, const void *of, unsigned shots);      /* only with concrete inputs */
struct verdicts replay(const struct prog *p, claim_fn *claim, const void *of, const struct shot *s, const struct looker *w);    /* that one
                                                        run; cases is 0 if there is no such case */

#define CASES(p, ...) for (case_open(p, __VA_ARGS__); case_next(p); case_close(p))
void case_open(struct proof *p, const char *fmt, ...);
bool case_next(struct proof *p);
void case_close(struct proof *p);
struct run *case_run(struct proof *p);
T in_bits(struct proof *p, const char *name, unsigned i, unsigned w, bool secret);      /* any value */
T in_range(struct proof *p, const char *name, int64_t low, int64_t high);               /* a public one in there, 64 bits */
T in_rounds(struct proof *p, const char *name, int64_t low, int64_t high);              /* the same; few, where it is a number */
unsigned in_residue(struct proof *p, const char *name, unsigned r, unsigned modulus);   /* this case is one of those */
void all_covered(struct proof *p);                   /* the residues so far are done; others may follow */
T in_a_word(const struct proof *p, T n);             /* the same number, added up in a word of the machine if that surely holds it */
int64_t most_bytes(const struct proof *p);           /* each buffer is smaller */
int64_t most_count(const struct proof *p);           /* of rounds */
void give_arg(struct proof *p, unsigned i, T v);     /* cut to a word of the machine */
struct region *give_buffer(struct proof *p, unsigned i, struct linear bytes, unsigned cells);
struct region *give_functions(struct proof *p, unsigned i, unsigned n, const struct contract *const *c);
void go(struct proof *p);
void go_to_cut(struct proof *p);                     /* or to the end, if there is a way around the cut */
void go_from_cut(struct proof *p, unsigned n, const T *value);
bool at_cut(struct proof *p);
void expect_at_cut(struct proof *p, unsigned i, T want);     /* what the cut's variable i holds */
bool came_back(struct proof *p);                     /* the run has returned: there is something to expect */
void after_rounds(struct proof *p, T n, T *out);     /* what n rounds of the fold have given */
bool case_knows(struct proof *p, T bit, bool *is);   /* false: the run comes again for each part of a range */
void expect(struct proof *p, struct region *g, unsigned off, T want, const char *fmt, ...);
void expect_given(struct proof *p, struct region *g, struct linear off, T byte, const char *fmt, ...);
void expect_anything(struct region *g, unsigned off, unsigned bytes);
bool is_concrete(const struct proof *p);

/* order.c: the instructions of a program in another order. */
struct steps;
struct steps *steps_of(const struct prog *p);
bool steps_fence(const struct steps *s, unsigned i);             /* instruction i stays where it is */
enum tie { TIE_NONE, TIE_FOLLOWS, TIE_WAITS };                   /* WAITS: for what the other leaves in a register or flag */
enum tie steps_tie(const struct steps *s, unsigned i, unsigned k);       /* of k to i, which comes before it */
bool steps_apart(const struct steps *s, unsigned i, unsigned k); /* i and k may change places where they stand side by side */
struct prog *prog_in_order(const struct prog *p, const unsigned *order);     /* instruction order[i] of p comes as number i */
void prog_drop(struct prog *p);                      /* one that was made so: it is used no more */

/* check_taint.c: a second opinion on constant time.  extent: what each instruction touched of the stack. */
void check_taint(const struct prog *p, const struct extent *extent, struct report *r);

/* read.c: instructions from what a disassembler writes: print.c backwards, by the same rows. */
struct reference { const struct table *table; int64_t off; const struct contract *callee; };    /* what the linker puts there */
const char *read_plain(const struct target *t, const char *line);       /* without comments and names of addresses */
const char *read_ins(const struct target *t, const char *plain, const struct reference *ref, struct ins *i);    /* NULL, or what is
                                                        wrong; a jump has as label the address that it goes to */

/* print.c */
void print_prog(FILE *f, const struct prog *p, const char *body_digest);
void print_ins(FILE *f, const struct prog *p, const struct ins *i);     /* one line, no newline */
void print_row_text(FILE *f, const struct prog *p, const struct ins *i);    /* where that writes bytes, what they stand for */
void print_label(FILE *f, const struct prog *p, unsigned label);
void print_prototype(FILE *f, const struct prog *p);
void print_facts(FILE *f, const struct prog *p);       /* of the banner: arguments, stack, what holds what */
void print_parameters(FILE *f, const struct contract *c);
#endif
