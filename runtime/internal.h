/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the files of the library know of one another and callers do not: the description of a
 * hash, the layout of what lies behind priv[], and the functions written once over both.
 *
 * Memory behind priv[] is read and written as bytes, or through memcpy, here and in the portable
 * compression functions: no object is ever seen through a pointer of another type.
 */
#ifndef INGOT_INTERNAL_H
#define INGOT_INTERNAL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

#include "ingot.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

#include "emitted/ingot_asm.h"

/* What assembly reads and writes, for a sanitizer that sees only what a compiler made: READS says
 * that n bytes at p must hold something, WROTE that they do now. */
#if defined(INGOT_ASM) && defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define READS(p, n) __msan_check_mem_is_initialized(p, n)
#define WROTE(p, n) __msan_unpoison(p, n)
#endif
#endif
#if !defined(READS)
#define READS(p, n) ((void)0)
#define WROTE(p, n) ((void)0)
#endif

enum {
#define HASH(name, ...) HASH_##name,
#include "gen/hash.def"
#undef HASH
	HASHES
};

/* The compression functions, by the hash that gives them their name. */
enum { FAMILY_md5, FAMILY_sha1, FAMILY_sha256, FAMILY_sha512, FAMILIES };

/* Units of eight bytes that hold the longest chaining value, hash context and HMAC context. */
enum { STATE_WORDS = 8, CTX_WORDS = 27, HMAC_WORDS = 43 };

/* A row of gen/hash.def.  A context is, in bytes,
 *
 *     0            W              W + B           W + B + L
 *     | state      | buffer       | byte count    |
 *
 * since a chaining value has room for eight words, of W / 8 bytes each.  Words are the
 * machine's; the count has its low 64 bits first.  Of the buffer, count mod B bytes are
 * waiting.  An HMAC context is two chaining values (the key with ipad and with opad, compressed)
 * and the context of the inner hash.
 */
struct ingot_hash {
	const char *name;
	uint8_t family;
	uint8_t first;		/* HASH_ of the hash that names the family */
	uint8_t id;		/* HASH_ of this one */
	uint8_t W, B, L;
	uint8_t digest;
	bool big;		/* words of a block begin with their high byte */
	union {
		uint32_t w32[8];
		uint64_t w64[8];
	} iv;
};

extern const struct ingot_hash ingot__hashes[HASHES];

static inline uint8_t *md_buffer(const ingot_hash *h, void *ctx)
{
	return (uint8_t *)ctx + h->W;
}

static inline uint8_t *md_count(const ingot_hash *h, void *ctx)
{
	return (uint8_t *)ctx + h->W + h->B;
}

static inline void *hmac_inner(const ingot_hash *h, void *hmac)
{
	return (uint8_t *)hmac + 2 * h->W;
}

/* ---- dispatch.c */

/* Which variant each family uses: 0 until somebody asks, then CHOSEN and a number of 7 bits a
 * family, the row of the hash that names it.  Whoever reads a value can use it, since it only selects among constants: relaxed order
 * is enough, and two threads that come first both write the same.
 */
enum { CHOICE_BITS = 7, CHOSEN = 1 << FAMILIES * CHOICE_BITS };
extern atomic_uint ingot__choice;
extern const struct ingot_fns ingot__variants[];

unsigned ingot__choose(void);

/* The functions of the variant chosen for h. */
static inline const struct ingot_fns *chosen(const ingot_hash *h)
{
	unsigned choice = atomic_load_explicit(&ingot__choice, memory_order_relaxed);

	if (choice == 0)
		choice = ingot__choose();
	choice = choice >> CHOICE_BITS * h->family & ((1 << CHOICE_BITS) - 1);
	return &ingot__variants[choice + h->id - h->first];
}

/* ---- cpu.c */

/* INGOT_CPU_<id>: one bit a feature of the target this is compiled for, from cpu.def. */
enum {
#define CPU(id, ...) INGOT_CPU_BIT_##id,
#include "cpu.def"
	CPU_FEATURES
};
enum {
#define CPU(id, ...) INGOT_CPU_##id = 1 << INGOT_CPU_BIT_##id,
#include "cpu.def"
	INGOT_CPU_NONE = 0
};

/* Those that the build takes for granted. */
#if !defined(INGOT_CPU_BASELINE)
#define INGOT_CPU_BASELINE 0
#endif

/* What CPU and system say of themselves, in the words and registers that they say it in. */
struct cpu_leaf {
	unsigned eax, ebx, ecx, edx;
};
struct cpu_said {
#if defined(__x86_64__) || defined(__i386__)
	struct cpu_leaf leaf1, leaf7, leaf7_1;
	uint32_t xcr0;		/* the register sets that the system saves; 0 if it was not asked */
#else
	unsigned long hwcap, hwcap2;
#endif
};

/* What follows from it: features that the CPU has, and of those the ones that the system lets
 * programs use. */
struct cpu_features {
	uint32_t present, usable;
};

struct cpu_features ingot__cpu_features(const struct cpu_said *said);
struct cpu_features ingot__cpu_detect(void);

/* ---- md5.c sha1.c sha2.c: portable C */

void ingot__md5_compress(void *state, const uint8_t *blocks, size_t n);
void ingot__sha1_compress(void *state, const uint8_t *blocks, size_t n);
void ingot__sha256_compress(void *state, const uint8_t *blocks, size_t n);
void ingot__sha512_compress(void *state, const uint8_t *blocks, size_t n);

/* ---- md.c hmac.c pbkdf2.c: plain C over any hash, for where nothing was emitted */

void ingot__c_update(const ingot_hash *h, void *ctx, const uint8_t *in, size_t len,
	const struct ingot_fns *f);
void ingot__c_finish(const ingot_hash *h, void *ctx, uint8_t *out, const struct ingot_fns *f);
void ingot__c_digest(const ingot_hash *h, uint8_t *out, const uint8_t *in, size_t len,
	const struct ingot_fns *f);
void ingot__c_hmac_key(const ingot_hash *h, void *key, const uint8_t *k, size_t k_len,
	const struct ingot_fns *f);
void ingot__c_hmac_finish(const ingot_hash *h, void *hmac, uint8_t *out,
	const struct ingot_fns *f);
void ingot__c_hmac(const ingot_hash *h, uint8_t *out, const uint8_t *k, size_t k_len,
	const uint8_t *in, size_t len, const struct ingot_fns *f);
void ingot__c_pbkdf2_steps(const ingot_hash *h, void *job, size_t n, const struct ingot_fns *f);
void ingot__c_pbkdf2_pair(const ingot_hash *h, void *pair, size_t n, const struct ingot_fns *f);

void ingot__c_pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len, void *job, uint32_t iters);

void ingot__c_hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len, void *job,
	const uint8_t *info, size_t info_len);

/* The first bytes of a chaining value, as many as the digest has. */
void ingot__put_digest(const ingot_hash *h, uint8_t *out, const void *state);

/* Lay out the end of a message whose last block begins with n bytes, at most B - L - 1, and which
 * has `before` bytes in other blocks: padding and length. */
void ingot__pad_block(const ingot_hash *h, uint8_t *block, size_t n, uint64_t before);

/* ---- typed.c: the emitted routine, or the one in plain C */

/* A hash: begin, append, finish (which wipes ctx), all at once, and finish a copy. */
void ingot__init(const ingot_hash *h, void *ctx);
void ingot__update(const ingot_hash *h, void *ctx, const void *in, size_t len);
void ingot__finish(const ingot_hash *h, void *ctx, uint8_t *out);
void ingot__digest(const ingot_hash *h, uint8_t *out, const void *in, size_t len);
void ingot__peek(const ingot_hash *h, const void *ctx, uint8_t *out);

/* HMAC: the two chaining values of a key; the tag of what hmac holds, whose inner hash is wiped;
 * all at once. */
void ingot__hmac_key(const ingot_hash *h, void *key, const void *k, size_t k_len);
void ingot__hmac_finish(const ingot_hash *h, void *hmac, uint8_t *out);
void ingot__hmac(const ingot_hash *h, uint8_t *out, const void *k, size_t k_len,
	const void *in, size_t len);

/* n iterations of PBKDF2.  job is four chaining values: of the key, inner and outer; U; T. */
void ingot__pbkdf2_steps(const ingot_hash *h, void *job, size_t n);

/* All of the output.  job goes on with the inner hash, which has taken the salt. */
void ingot__pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len, void *job, uint32_t iters);

/* HKDF-Extract: an HMAC under the salt. */
void ingot__hkdf_extract(const ingot_hash *h, uint8_t *prk, const void *salt, size_t salt_len,
	const void *ikm, size_t ikm_len);

/* HKDF-Expand.  job is three chaining values: of the key, inner and outer; room for T. */
void ingot__hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len, void *job,
	const uint8_t *info, size_t info_len);

/* ---- hmac.c */

void ingot__hmac_init(const ingot_hash *h, void *hmac, const void *key, size_t key_len);

/* Begin a message under the key that hmac holds; what it held of another is wiped. */
void ingot__hmac_begin(const ingot_hash *h, void *hmac);

/* Finish the inner hash, which is wiped, and compress its digest under key: state is the tag. */
void ingot__hmac_end(const ingot_hash *h, const void *key, void *inner, void *state);

void ingot__hmac_final(const ingot_hash *h, void *hmac, uint8_t *out);
int ingot__hmac_verify(const ingot_hash *h, void *hmac, const void *tag, size_t tag_len,
	size_t min_len);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
