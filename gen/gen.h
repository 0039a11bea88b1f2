/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What gen says in the language: hashes, their meanings, the routines over them, and the list of what exists. */
#ifndef INGOT_GEN_H
#define INGOT_GEN_H
#include "../dsl/dsl.h"

/* hash.c: hash.def as a table, and where things lie in a context. */
enum byte_order { LE, BE };
struct hash {
	const char *name, *family;
	unsigned W, rounds, B, L;
	enum byte_order order;
	unsigned state, digest;
};
enum { HASHES = 8 };
extern const struct hash hashes[HASHES];
const struct hash *hash_find(const char *name);
unsigned log2_of(unsigned n);
unsigned ctx_buffer(const struct hash *h);           /* offset of the waiting bytes: after eight words of state */
unsigned ctx_count(const struct hash *h);            /* offset of the count of bytes, L bytes */
unsigned ctx_bytes(const struct hash *h);
unsigned job_bytes(const struct hash *h);            /* of PBKDF2: a key's states, U and T, the context with the salt */
unsigned hmac_bytes(const struct hash *h);           /* the two states of a key, then the context of the inner hash */

/* fips180.c, rfc1321.c: meanings. */
void meaning_iv(const struct hash *h, T *out);
T meaning_constant(const struct hash *h, unsigned t);    /* K, FIPS 180-4, 4.2 */
void meaning_compress(const struct hash *h, const T *in, const T *m, T *out);    /* m: the words as the standard reads them */
void md5_compress(const struct hash *h, const T *in, const T *X, T *out);
void md5_iv(T *out);
void meaning_digest(const struct hash *h, const uint8_t *data, size_t len, uint8_t *out);

/* absorb.c: what callers of a proved compression know of it. */
naming_fn name_block;                                /* of a compression that is done without a call: state and words, in order */
extern void (*compression_seen)(const struct hash *h, const T *in, const T *m);     /* is told of each on numbers, if not NULL */
fold_step fold_block;                                /* state, block i of "blocks" -> state */
T fold_in_round(const void *of, struct run *x, T t, T i, const T *state);     /* t is made of the first block and "state" */
void absorb_block(const struct hash *h, const T *in, const T *raw, T *out);      /* raw: words as memory holds them */
void absorb_many(const struct hash *h, struct run *x, const struct region *g, struct linear off, T n, const T *in, T *out);
void raw_words(const struct hash *h, const T *byte, T *raw);
void effect_update(struct run *x, const struct contract *c, const T *arg);
void known_hkdf_block(const struct hash *h, const T *job, const struct region *info, struct linear off, T info_len, T i, T *out);
void effect_hkdf_block(struct run *x, const struct contract *c, const T *arg);
void effect_compress(struct run *x, const struct contract *c, const T *arg);
void known_hmac_key(const struct hash *h, struct run *x, const struct region *g, struct linear off, T klen, T *inner, T *outer);
void meaning_hmac_key(const struct hash *h, struct run *x, const struct region *g, unsigned t, T q, T *inner, T *outer);     /* claims.c */
void effect_hmac_key(struct run *x, const struct contract *c, const T *arg);
T known_hmac(const struct hash *h, const struct region *k, struct linear koff, T klen, const struct region *data,
	struct linear off, T len);                   /* the MAC, byte 0 lowest */
void effect_hmac(struct run *x, const struct contract *c, const T *arg);
void known_steps(const struct hash *h, const T *job, T n, T *UT);    /* job: words of inner, outer, U, T */
void effect_pbkdf2_steps(struct run *x, const struct contract *c, const T *arg);
void effect_pbkdf2_pair(struct run *x, const struct contract *c, const T *arg);
void known_output(const struct hash *h, struct run *x, const struct region *job, unsigned at, T i, T iters, T *UT);
void effect_pbkdf2_block(struct run *x, const struct contract *c, const T *arg);

/* constants.c: the tables as typed, for recipes. */
uint64_t typed_iv(const struct hash *h, unsigned i);
uint64_t typed_k(const struct hash *h, unsigned t);
struct table *table_of_k(const struct hash *h);    /* of the program being written; aligned to a line of the cache */
void print_constants(FILE *f);

/* contracts.c */
typedef const struct contract *contract_fn(const struct hash *h);
contract_fn contract_compress, contract_update, contract_finish, contract_digest;
contract_fn contract_hmac_key, contract_hmac, contract_hmac_finish;
contract_fn contract_pbkdf2_steps, contract_pbkdf2_pair, contract_pbkdf2_block, contract_pbkdf2, contract_hkdf_extract, contract_hkdf_block, contract_hkdf_expand;

/* The table of functions that a routine is handed, of one hash and one variant, in its order. */
enum { MEMBERS = 4 };
struct member { const char *name; contract_fn *contract; };
extern const struct member members[MEMBERS];
struct place member_of(V f, contract_fn *contract);      /* where the table at f holds the function of that contract */

/* md.c: pieces that several routines are made of.  Places of state are words of the machine, eight at the most. */
unsigned word_bytes(void);
void md_copy_bytes(V to, V from, V n);
void md_call_compress(const struct hash *h, V f, struct place state, struct place blocks, V n);
void md_set_iv(const struct hash *h, struct place state);
void md_pad(const struct hash *h, V ctx, V f);
void md_absorb_message(const struct hash *h, V f, struct place state, struct place block, V data, V len, V total);
void md_put_bit_length(const struct hash *h, struct place block, struct place in_memory, V bytes);
void md_put_digest(const struct hash *h, struct place out, struct place state);
void md_put_cut_digest(const struct hash *h, V out, V len, struct place state, struct place whole);

/* hmac.c: what follows a digest in the block of the outer hash; a key as a block. */
void hmac_lay_out(const struct hash *h, struct place block);
void hmac_key_block(const struct hash *h, struct place block, struct place state, V k, V klen, V f);

/* kernel.h */
struct kernel;
typedef void over_kernel(const struct hash *h, const struct kernel *k);
over_kernel kernel_compress, kernel_hmac_key, kernel_pbkdf2_steps, kernel_pbkdf2_pair;

/* The routines and kernels: each writes one program. */
typedef void routine_fn(const struct hash *h);
routine_fn md_update, md_finish, md_digest;          /* md.c */
routine_fn hmac_key, hmac, hmac_finish;              /* hmac.c */
routine_fn pbkdf2_steps, pbkdf2_pair, pbkdf2_block, pbkdf2;       /* pbkdf2.c */
routine_fn hkdf_extract, hkdf_block, hkdf_expand;    /* hkdf.c */
routine_fn md5_arm_scalar, sha1_arm_scalar, sha256_arm_scalar, sha512_arm_scalar;      /* arm/ */
routine_fn sha1_arm_neon, sha256_arm_neon, sha512_arm_neon;
routine_fn md5_a64_scalar, sha1_a64_scalar, sha256_a64_scalar, sha512_a64_scalar;     /* a64/ */
routine_fn md5_x64_scalar, sha1_x64_scalar, sha2_x64_scalar;     /* x64/ */
routine_fn md5_x86_scalar, sha1_x86_scalar, sha256_x86_sse2, sha512_x86_sse2;     /* x86/ */
routine_fn sha1_x64_bmi2, sha256_x64_bmi2, sha512_x64_avx2, sha512_x64_avx512, sha512_x64_vsha512;

/* claims.c: what each must do, case by case. */
claim_fn claim_compress, claim_update, claim_finish, claim_digest;
claim_fn claim_fused_hmac_key, claim_hmac_key, claim_hmac, claim_hmac_finish;
claim_fn claim_pbkdf2_steps, claim_pbkdf2_pair, claim_fused_pbkdf2_pair, claim_pbkdf2_block, claim_pbkdf2, claim_hkdf_extract, claim_hkdf_block, claim_hkdf_expand;

/* catalog.c */
struct function {
	const char *hash, *name, *variant, *needs;   /* variant: NULL of what is written over all of them */
	const char *module;                          /* the file it goes to, without .S */
	const struct target *target;
	routine_fn *write;                           /* or, over a kernel: */
	over_kernel *fuse;
	const struct kernel *kernel;
	contract_fn *contract;
	claim_fn *claim;
};
unsigned catalog_size(void);
const struct function *catalog(unsigned i);
struct prog *catalog_write(const struct function *f);    /* written once, put in the order found for it, then kept */
struct prog *catalog_write_plain(const struct function *f);      /* written again, in the order in which it was written */
const struct function *catalog_callee(const struct function *caller, const struct function *kernel, const char *name);      /* whom it
                                                        calls by that name where this kernel was chosen; NULL: nobody */
const struct function *catalog_named(const char *target, const char *name);      /* as list prints it, the target or a single variant may
                                                        be left out; NULL: it said on stderr why not */
const struct function *catalog_exactly(const char *name);      /* whose name list prints just so; NULL: nobody's */
const char *catalog_symbol(const struct function *f);
const struct function *catalog_find(const char *target, const char *symbol);     /* NULL: there is none */
bool is_kernel(const struct function *f);                /* a compression function: each makes a table for each hash of its family */
const struct function *catalog_member(const struct function *kernel, const char *hash, unsigned member);      /* of such a table:
                                                        the variant's own, or that over all variants; NULL: a hole */
const char *table_fault(const struct function *kernel, const char *hash);        /* a hole, or a function that needs more than
                                                        the compress by which the variant is chosen; NULL: none */
bool is_listed(const char *names, const char *name);     /* among names apart by a space */
bool catalog_wanted(const struct function *f, const char *target, const char *glob);      /* NULL: any */
const char *catalog_name(const struct function *f);      /* sha256/compress/scalar */

#define FUNC(h, function) \
	for (prog_open(writing_for, writing_symbol, contract_##function(h), __FILE__, __LINE__); \
	     block_once(); writing_done(prog_close()))
extern const struct target *writing_for;
extern const char *writing_symbol;
void writing_done(struct prog *p);

/* orders.c: orders of instructions that gen tune found. */
struct prog *in_order_found(const char *name, struct prog *p);
extern unsigned stale_orders;                        /* so many were found for programs that have changed since */
const char *order_nobody_has(void);                  /* the name of one that is for no function; NULL: there is none */
void order_print(FILE *f, const unsigned *order, unsigned n);      /* as "0-7 9 8 10-20", in lines that are strings of C */
unsigned *order_parse(const char *name, const char *runs, unsigned n);       /* of that, or die() */
const char *prog_digest(const struct prog *p);       /* SHA-256 of the body as it is printed, in hexadecimal */

/* effect.c */
struct live { uint64_t registers; unsigned flags; };     /* that somebody reads afterwards */
bool same_effect(const struct prog *p, const struct ins *a, const struct prog *q, const struct ins *b);
bool same_effect_on(struct live live, const struct prog *p, const struct ins *a, const struct prog *q, const struct ins *b);

/* digest.c: SHA-256 over plain words, for the banners. */
void body_digest(const uint8_t *data, size_t len, uint8_t out[32]);
const char *hex_digest(const char *data, size_t len);    /* the same in hexadecimal */

/* emit.c: the files of emitted/, as text; check.c: whether they are what they should be. */
struct file { const char *path; char *text; size_t bytes; };
struct files { struct file *f; unsigned n; };
extern const char asm_header[];                      /* the file asm.h */
struct files emit_all(const char *target, bool marks);     /* NULL: all targets */
char *read_file(const char *path, size_t *n);         /* NULL with errno; ends in a zero byte */
int emit_write(const char *dir, const char *target, bool marks);     /* marks: where each instruction begins, for lint */
int emit_check(const char *dir, const char *target, bool diff);

/* lint.c, stats.c, provers.c: the work of commands; each returns an exit code. */
int lint(char **file, unsigned files, bool frames);
int tune(const struct function *f, const char *cores, const char *dir, unsigned seconds);     /* tune.c; cores NULL: this CPU */
int stats(bool json, const char *compare, double allow, const char *target, const char *glob);
bool sizes_read(char **file, unsigned files);    /* sizes.c: of objects or archives; false: it said on stderr what is wrong */
uint64_t sizes_find(const struct function *f);      /* bytes there; 0: it is in none */
struct json_t;
int stats_compare(const struct json_t *rows, const char *file, double allow, const char *target, const char *glob);
int prove_all(const char *target, const char *glob, unsigned jobs);
struct foreign_request { const char *file, *symbol, *as, *abi, *given[8]; unsigned givens; };
int prove_object(const struct foreign_request *q);   /* foreign.c */
struct prog *object_program(const char *file, const struct function *f);      /* NULL: it said on stderr why not */
int run_command(int argc, char **argv);                  /* run.c */
int table(bool json, const char *target, const char *glob, char **file, unsigned files);
int explain(const char *target, const char *name);
int graph(const char *target, const char *name, bool svg);
int prove_objects(char **file, unsigned files, const char *dir, const char *target, const char *glob, unsigned jobs);    /* objects.c */

/* mutate.c: an exit code. */
int mutate(const char *target, const char *glob, unsigned jobs, unsigned n, uint64_t seed);

/* provers.c: proofs in processes of their own, told in this order; judge tells on out and says whether it is proved. */
struct task { const char *name; bool (*judge)(const void *of, FILE *out); const void *of; };
unsigned run_tasks(const char *doing, const struct task *task, unsigned n, unsigned jobs);     /* how many of them */
int prove_tasks(const struct task *task, unsigned n, unsigned jobs);
bool prove_as(FILE *out, const char *name, const struct function *f, const struct prog *p);    /* the line of a verdict, and findings */
bool prove_and_tell(FILE *out, const char *name, const struct function *f, const struct prog *p, const char *run);      /* and with which
                                                        gen run a finding can be seen again */
#endif
