/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Compression in vector registers, taken apart: what one set of instructions does otherwise than the next, for the
 * routines that are written over it once (over_kernel.c). */
#ifndef INGOT_KERNEL_H
#define INGOT_KERNEL_H
#include "blocks.h"

enum { MOST_STATE = 5, MOST_GROUPS = 8, MOST_SHARED = 5, MOST_CONSTANTS = 16 };

/* The words of a block that a register holds.  Known to gen: the register holds them only when they are there. */
struct group { V v; bool known, there; uint64_t word[4]; };

/* A compression under way. */
struct stream {
	V s[MOST_STATE];                             /* the chaining value; then what else its rounds want */
	struct group w[MOST_GROUPS];
};

/* A chaining value that waits, as the kernel's registers have it: in others, or in memory. */
struct value { V v[MOST_STATE]; struct place at; bool in_memory; };

/* What a program over a kernel works with. */
struct kit {
	const struct kernel *k;
	const struct hash *h;
	unsigned taken;                              /* registers */
	V shared[MOST_SHARED], base, order;          /* base: where the constants are; order: of bytes; each where it is wanted */
	bool hoisted;                                /* as many constants as a loop could want have a register: */
	V constant[MOST_CONSTANTS];                  /* as the kernel likes */
	struct table *constants;                     /* those of the rounds, then what else is asked for */
	bool padded;                                 /* the last words of all blocks are these, from 32 bits number cut on */
	unsigned cut;
	uint64_t word[16];
};

struct kernel {
	const R *pool, *general;                     /* its vector registers, ended by NOREG, the shared ones first; for addresses: of
	                                              * what the first and the second argument tell, where no register brings
	                                              * them, and of the constants */
	unsigned states, own, shared;                /* registers of a chaining value; of a stream beside; of all streams */
	unsigned groups, steps;                      /* registers of a block; the rounds are done a group at a time */
	const char *const *name;                     /* of these registers: chaining value, own, shared */
	const struct lane *lane;                     /* of the chaining value's words; .r counts its registers */
	bool reversed;                               /* the first word of a group is in the highest lane */
	bool based;                                  /* a register holds where the constants are */
	bool in_pairs;                               /* there are registers for two streams and what they share */
	bool plain;                                  /* registers hold a chaining value as memory does */
	struct table *(*constants)(const struct hash *h);
	void (*begin)(struct kit *x, bool loop);     /* constants that are worth a register, more so in a loop; NULL: none */
	void (*take)(struct kit *x, const V *s, struct place words);       /* words of the machine */
	void (*give)(struct kit *x, struct place words, const V *s);       /* s may be used up, unless the kernel is plain */
	void (*keep)(struct kit *x, const V *s);     /* states what s holds at a loop's head beside words, or NULL */
	void (*read)(struct kit *x, struct stream *s, struct place block, unsigned g);     /* group g, maybe the next as well */
	void (*words)(struct kit *x, struct stream *s);            /* the chaining value as the first words of a block */
	void (*blend)(struct kit *x, V w, const uint64_t *word, unsigned lanes);  /* a group: 32 bits number i, from the lowest, become
	                                              * those of words if bit i is set */
	void (*step)(struct kit *x, struct stream *s, unsigned i); /* the rounds of group i, and what later groups want of it */
	void (*between)(struct kit *x, unsigned i);  /* before step i of any stream, or NULL */
	void (*sum)(struct kit *x, const V *s, const V *n);        /* the feed-forward */
	void (*load)(V d, struct place p);           /* 16 bytes */
	void (*store)(struct place p, V n);
	void (*copy)(V d, V n);
	void (*xor)(V d, V n);
};

/* The kernels that there are, by folder. */
extern const struct kernel sha1_x64_ni, sha256_x64_ni;
extern const struct kernel sha1_x86_ni, sha256_x86_ni;
extern const struct kernel sha1_arm_ce, sha256_arm_ce;
extern const struct kernel sha1_a64_ce, sha256_a64_ce, sha512_a64_ce;

/* kit.c */
struct kit kit_open(const struct hash *h, const struct kernel *k);
void kit_begin(struct kit *x, bool loop);
bool kit_has_room(const struct kit *x, unsigned registers);
V kit_register(struct kit *x, const char *name);
struct stream kit_stream(struct kit *x, const char *of);
struct value kit_value(struct kit *x, const char *name, struct place words);   /* words: where it may stay, if the kernel is plain */
struct place kit_constant(struct kit *x, const uint64_t *word);        /* a group's worth of words */
void kit_image(const struct kit *x, const uint64_t *word, uint8_t image[16]);   /* as a register has them */
bool kit_is_padding(const struct kit *x, unsigned g);  /* group g of each block is known: */
const uint64_t *kit_padding(const struct kit *x, unsigned g);
struct place kit_bytes(struct kit *x, const void *sixteen);
struct place kit_round_constants(struct kit *x, unsigned off);
void kit_pad(struct kit *x);                         /* blocks are digests, padded as HMAC's outer hash has them */
/* These write instructions, and compilers differ in which argument of a call they reckon first: never two in one call. */
V kit_read(struct kit *x, struct group *w);          /* its register, with its words in it */
V kit_change(struct kit *x, struct group *w);        /* the same; they are not known any more */
V kit_lane(const struct kit *x, const V *s, unsigned j, const char *name);     /* word j of a chaining value */
V kit_word(const struct kit *x, const struct stream *s, unsigned t);  /* word t of the block, where a group's register holds it */
void kit_iv(struct kit *x, const V *s);              /* the initial value */
V kit_pointer(const struct kit *x, V argument, unsigned i);    /* a register for it, where it comes in none */
V kit_argument(const struct kit *x, V argument, unsigned i);   /* the same, with the argument in it */

/* Chaining values that wait, and streams; registers of the block serve in between where they lie in memory. */
void kit_fill(struct kit *x, struct stream *s, const struct value *n, struct place words);
void kit_spill(struct kit *x, struct stream *s, struct place words, const struct value *n);    /* n may be used up */
void kit_save(struct kit *x, const struct value *n, const struct stream *s);
void kit_set(struct kit *x, struct stream *s, const struct value *n);
void kit_sum(struct kit *x, struct stream *s, const struct value *n);
void kit_mix(struct kit *x, struct stream *s, const struct value *n);          /* n ^= s */
#endif
