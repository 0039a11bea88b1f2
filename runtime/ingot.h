/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The whole public interface of libingot: MD5, SHA-1, SHA-2, and HMAC, PBKDF2 and HKDF over them.
 *
 * There is nothing to set up and nothing to free: no init call, no heap, no state but what the
 * caller holds.  Every function may be called from any thread; one context belongs to one thread
 * at a time.
 *
 * What holds for every function here:
 *  - Lengths are in bytes, public, and as large as size_t allows.  Data may lie at any address,
 *    aligned or not.
 *  - An input (pointer, length) may be (NULL, 0).  No other pointer may be NULL unless its text
 *    says so.
 *  - Outputs may overlap inputs in any way: the result is what it would be without the overlap.
 *    A context or a job overlaps nothing else that is passed with it.
 *  - Time and memory accesses depend on lengths and counts, never on the bytes of messages, keys
 *    or passwords.
 *  - What the library kept of a secret in memory of its own is wiped before it returns.
 *  - A function that returns a status returns INGOT_OK or one of the INGOT_E... that its text
 *    names; when it is not INGOT_OK, the output is untouched.  A function that returns void
 *    cannot fail.
 *
 * MD5 and SHA-1 are here for old data.  Neither resists collisions; do not choose them for
 * anything new.
 */
#ifndef INGOT_H
#define INGOT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define INGOT_API __attribute__((visibility("default")))
#define INGOT_MUST_USE __attribute__((warn_unused_result))
#else
#define INGOT_API
#define INGOT_MUST_USE
#endif

/* ---- status */

enum {
	INGOT_OK = 0,
	INGOT_EINVAL = -1,	/* an argument the standard rules out: see its function */
	INGOT_EFAIL = -2,	/* a tag does not verify, or a self-test got a wrong answer */
	INGOT_ECPU = -3,	/* the environment variable INGOT_CPU has an unknown name */
	INGOT_EBASELINE = -4	/* the CPU lacks what this build takes for granted: do not hash */
};

/* A status in English words, to go after a colon.  Never NULL, also for unknown values. */
INGOT_API const char *ingot_strerror(int status);

/* The library's version, such as "0.1.0". */
INGOT_API const char *ingot_version(void);

/* ---- the typed API */

/* Bytes of the longest digest, and of the longest block. */
#define INGOT_MAX_SIZE 64
#define INGOT_MAX_BLOCK 128

#define INGOT_MD5_SIZE 16
#define INGOT_SHA1_SIZE 20
#define INGOT_SHA224_SIZE 28
#define INGOT_SHA256_SIZE 32
#define INGOT_SHA384_SIZE 48
#define INGOT_SHA512_SIZE 64
#define INGOT_SHA512_224_SIZE 28
#define INGOT_SHA512_256_SIZE 32

/* Eight hashes have the functions below, here in the names of SHA-256 with H for sha256:
 *     md5 (RFC 1321)   sha1 sha224 sha256 sha384 sha512 sha512_224 sha512_256 (FIPS 180-4)
 * SIZE is the bytes of the digest, INGOT_SHA256_SIZE and so on.
 *
 * HASH.  ingot_H_ctx is 112 bytes for MD5, SHA-1, SHA-224 and SHA-256, and 216 for the others.
 * Copy it with = to branch off from a common beginning.
 *
 *     void ingot_H(uint8_t out[SIZE], const void *in, size_t len)
 *         The digest of in.
 *     void ingot_H_init(ingot_H_ctx *ctx)
 *         Begin a message.  No other function takes a context that was not begun.
 *     void ingot_H_update(ingot_H_ctx *ctx, const void *in, size_t len)
 *         Append in to the message.
 *     void ingot_H_final(ingot_H_ctx *ctx, uint8_t out[SIZE])
 *         The digest of the message.  ctx is wiped, and must be begun again before its next use.
 *     void ingot_H_peek(const ingot_H_ctx *ctx, uint8_t out[SIZE])
 *         The digest of the message so far.  ctx is as before, and the message may go on.
 *     void ingot_H_blocks(WORD state[N], const void *blocks, size_t n)
 *         The compression function alone, over n whole blocks: 64 n bytes, 128 n for the SHA-512
 *         family; n may be 0.  state is the chaining value in the machine's words, in the order of
 *         the standard's a, b, c ...: uint32_t [4] for MD5, [5] for SHA-1, [8] for SHA-224/256,
 *         uint64_t [8] for the others.  The caller brings the initial value and pads.
 *         state and blocks do not overlap.
 *
 * HMAC (RFC 2104; FIPS 198-1).  ingot_hmac_H_ctx keeps a key, as the two chaining values it comes
 * down to, and a message.  Copy it with =.  The key stays until it is wiped with
 * ingot_wipe(&ctx, sizeof ctx).
 *
 *     void ingot_hmac_H(uint8_t out[SIZE], const void *key, size_t key_len,
 *                       const void *in, size_t len)
 *         The tag of in under key.  A key has any length; one longer than a block is hashed first.
 *     void ingot_hmac_H_init(ingot_hmac_H_ctx *ctx, const void *key, size_t key_len)
 *         Take the key, begin a message.
 *     void ingot_hmac_H_update(ingot_hmac_H_ctx *ctx, const void *in, size_t len)
 *         Append in to the message.
 *     void ingot_hmac_H_final(ingot_hmac_H_ctx *ctx, uint8_t out[SIZE])
 *         The tag of the message.  The message is wiped, the key is kept, the next message begun.
 *     void ingot_hmac_H_reset(ingot_hmac_H_ctx *ctx)
 *         Wipe the message, keep the key, begin the next message.
 *     int ingot_hmac_H_verify(ingot_hmac_H_ctx *ctx,
 *                             const void *tag, size_t tag_len, size_t min_len)
 *         Like final, but compare the first tag_len bytes of the tag with those given, in constant
 *         time.  min_len is the shortest tag the caller takes: SIZE, unless a protocol truncates.
 *         INGOT_OK      the tag is right
 *         INGOT_EFAIL   it is not, or tag_len is not in min_len..SIZE
 *         INGOT_EINVAL  min_len is not in 1..SIZE, whatever the tag
 *         In every case the next message is begun.
 *
 * PBKDF2 (RFC 8018, 5.2) with HMAC of H as the PRF.
 *
 *     int ingot_pbkdf2_hmac_H(uint8_t *out, size_t out_len, const void *pw, size_t pw_len,
 *                             const void *salt, size_t salt_len, uint32_t iters)
 *         Derive out_len bytes.  The work is 2 iters compressions for each SIZE bytes, or part.
 *         INGOT_OK
 *         INGOT_EINVAL  iters is 0; out_len is 0 (the standard wants a positive length, and an
 *                       empty key is a mistake) or over (2^32 - 1) SIZE
 *
 * HKDF (RFC 5869) with HMAC of H.
 *
 *     void ingot_hkdf_H_extract(uint8_t prk[SIZE], const void *salt, size_t salt_len,
 *                               const void *ikm, size_t ikm_len)
 *         A pseudorandom key from the input keying material ikm.  No salt, (NULL, 0), is as good
 *         as SIZE zeros.
 *     int ingot_hkdf_H_expand(uint8_t *out, size_t out_len, const void *prk, size_t prk_len,
 *                             const void *info, size_t info_len)
 *         out_len bytes of key for the purpose info.  The standard wants a prk of SIZE bytes or
 *         more; any length works.  (NULL, 0) is legal for out and does nothing.  An out that
 *         overlaps info costs 16 KiB of stack.
 *         INGOT_OK
 *         INGOT_EINVAL  out_len is over 255 SIZE
 *
 * CTX and HMAC_CTX are the contexts in units of eight bytes.
 */
#define INGOT_TYPED(H, SIZE, WORD, N, CTX, HMAC_CTX)                                            \
	typedef struct { uint64_t priv[CTX]; } ingot_##H##_ctx;                                 \
	INGOT_API void ingot_##H(uint8_t out[SIZE], const void *in, size_t len);                \
	INGOT_API void ingot_##H##_init(ingot_##H##_ctx *ctx);                                  \
	INGOT_API void ingot_##H##_update(ingot_##H##_ctx *ctx, const void *in, size_t len);    \
	INGOT_API void ingot_##H##_final(ingot_##H##_ctx *ctx, uint8_t out[SIZE]);              \
	INGOT_API void ingot_##H##_peek(const ingot_##H##_ctx *ctx, uint8_t out[SIZE]);         \
	INGOT_API void ingot_##H##_blocks(WORD state[N], const void *blocks, size_t n);         \
                                                                                                \
	typedef struct { uint64_t priv[HMAC_CTX]; } ingot_hmac_##H##_ctx;                       \
	INGOT_API void ingot_hmac_##H(uint8_t out[SIZE], const void *key, size_t key_len,       \
		const void *in, size_t len);                                                    \
	INGOT_API void ingot_hmac_##H##_init(ingot_hmac_##H##_ctx *ctx,                         \
		const void *key, size_t key_len);                                               \
	INGOT_API void ingot_hmac_##H##_update(ingot_hmac_##H##_ctx *ctx,                       \
		const void *in, size_t len);                                                    \
	INGOT_API void ingot_hmac_##H##_final(ingot_hmac_##H##_ctx *ctx, uint8_t out[SIZE]);    \
	INGOT_API void ingot_hmac_##H##_reset(ingot_hmac_##H##_ctx *ctx);                       \
	INGOT_API INGOT_MUST_USE int ingot_hmac_##H##_verify(ingot_hmac_##H##_ctx *ctx,         \
		const void *tag, size_t tag_len, size_t min_len);                               \
                                                                                                \
	INGOT_API INGOT_MUST_USE int ingot_pbkdf2_hmac_##H(uint8_t *out, size_t out_len,        \
		const void *pw, size_t pw_len, const void *salt, size_t salt_len,               \
		uint32_t iters);                                                                \
                                                                                                \
	INGOT_API void ingot_hkdf_##H##_extract(uint8_t prk[SIZE],                              \
		const void *salt, size_t salt_len, const void *ikm, size_t ikm_len);            \
	INGOT_API INGOT_MUST_USE int ingot_hkdf_##H##_expand(uint8_t *out, size_t out_len,      \
		const void *prk, size_t prk_len, const void *info, size_t info_len)

INGOT_TYPED(md5,        INGOT_MD5_SIZE,        uint32_t, 4, 14, 22);
INGOT_TYPED(sha1,       INGOT_SHA1_SIZE,       uint32_t, 5, 14, 22);
INGOT_TYPED(sha224,     INGOT_SHA224_SIZE,     uint32_t, 8, 14, 22);
INGOT_TYPED(sha256,     INGOT_SHA256_SIZE,     uint32_t, 8, 14, 22);
INGOT_TYPED(sha384,     INGOT_SHA384_SIZE,     uint64_t, 8, 27, 43);
INGOT_TYPED(sha512,     INGOT_SHA512_SIZE,     uint64_t, 8, 27, 43);
INGOT_TYPED(sha512_224, INGOT_SHA512_224_SIZE, uint64_t, 8, 27, 43);
INGOT_TYPED(sha512_256, INGOT_SHA512_256_SIZE, uint64_t, 8, 27, 43);

/* ---- the generic API */

/* One of the hashes.  Compare with ==; it lives as long as the program. */
typedef struct ingot_hash ingot_hash;

/* The hash of this name, spelt as above ("sha256"); NULL when there is none.  name is not NULL. */
INGOT_API const ingot_hash *ingot_hash_find(const char *name);

/* How many hashes there are; the one of index i, or NULL when i is not below the count. */
INGOT_API size_t ingot_hash_count(void);
INGOT_API const ingot_hash *ingot_hash_at(size_t i);

/* Its name ("sha256"); the bytes of its digest; the bytes of its block.  h is not NULL. */
INGOT_API const char *ingot_hash_name(const ingot_hash *h);
INGOT_API size_t ingot_hash_size(const ingot_hash *h);
INGOT_API size_t ingot_hash_block_size(const ingot_hash *h);

/* What computes it here: target and variant ("x86_64/scalar"), or "portable" for plain C. */
INGOT_API const char *ingot_hash_impl(const ingot_hash *h);

/* Variant i, from 0, of those that this build has for h, and what it needs of the CPU beyond the
 * build's baseline (bits as in ingot_cpu_info; needs may be NULL).  NULL past the last one.  Of
 * those whose needs are all allowed, the last is the one that computes h. */
INGOT_API const char *ingot_hash_variant(const ingot_hash *h, unsigned i, uint32_t *needs);

/* The functions of the typed API over any hash.  Each does what its typed sister does, with
 * ingot_hash_size(h) for SIZE: sizes, empty inputs, overlap, status and standard are said above.
 * h is not NULL.  Contexts have room for every hash; their members are private.
 */
typedef struct {
	const ingot_hash *hash;
	uint64_t priv[27];
} ingot_hash_ctx;

INGOT_API void ingot_hash_digest(const ingot_hash *h, uint8_t *out, const void *in, size_t len);
INGOT_API void ingot_hash_init(ingot_hash_ctx *ctx, const ingot_hash *h);
INGOT_API void ingot_hash_update(ingot_hash_ctx *ctx, const void *in, size_t len);
INGOT_API void ingot_hash_final(ingot_hash_ctx *ctx, uint8_t *out);
INGOT_API void ingot_hash_peek(const ingot_hash_ctx *ctx, uint8_t *out);

typedef struct {
	const ingot_hash *hash;
	uint64_t priv[43];
} ingot_hmac_ctx;

INGOT_API void ingot_hmac(const ingot_hash *h, uint8_t *out, const void *key, size_t key_len,
	const void *in, size_t len);
INGOT_API void ingot_hmac_init(ingot_hmac_ctx *ctx, const ingot_hash *h,
	const void *key, size_t key_len);
INGOT_API void ingot_hmac_update(ingot_hmac_ctx *ctx, const void *in, size_t len);
INGOT_API void ingot_hmac_final(ingot_hmac_ctx *ctx, uint8_t *out);
INGOT_API void ingot_hmac_reset(ingot_hmac_ctx *ctx);
INGOT_API INGOT_MUST_USE int ingot_hmac_verify(ingot_hmac_ctx *ctx,
	const void *tag, size_t tag_len, size_t min_len);

INGOT_API INGOT_MUST_USE int ingot_pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *pw, size_t pw_len, const void *salt, size_t salt_len, uint32_t iters);

INGOT_API void ingot_hkdf_extract(const ingot_hash *h, uint8_t *prk,
	const void *salt, size_t salt_len, const void *ikm, size_t ikm_len);
INGOT_API INGOT_MUST_USE int ingot_hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *prk, size_t prk_len, const void *info, size_t info_len);

/* ---- PBKDF2 in portions */

/* A derivation that can show progress and be given up:
 *
 *     ingot_pbkdf2_job job;
 *     uint64_t left;
 *     int status = ingot_pbkdf2_start(&job, h, out_len, pw, pw_len, salt, salt_len, iters);
 *
 *     if (status != INGOT_OK)
 *             return status;
 *     do {
 *             left = ingot_pbkdf2_step(&job, 10000);
 *             out += ingot_pbkdf2_take(&job, out);
 *     } while (left != 0 && !given_up);
 *     ingot_wipe(&job, sizeof job);
 *
 * A job may be copied with =; its members are private.
 */
typedef struct {
	const ingot_hash *hash;
	uint64_t left;		/* iterations to do, for all of the output */
	uint64_t out_left;	/* bytes not yet taken */
	uint32_t iters;		/* for an output block */
	uint32_t todo;		/* of them, for this block */
	uint32_t block;		/* its number, from 1 */
	uint32_t unused;
	uint64_t steps[59];	/* the key's chaining values, inner and outer; U; T; the inner hash after the salt */
} ingot_pbkdf2_job;

/* Take password and salt; neither is read again.  Arguments and status are those of ingot_pbkdf2;
 * unless it is INGOT_OK, job is untouched. */
INGOT_API INGOT_MUST_USE int ingot_pbkdf2_start(ingot_pbkdf2_job *job, const ingot_hash *h,
	size_t out_len, const void *pw, size_t pw_len, const void *salt, size_t salt_len,
	uint32_t iters);

/* Do n iterations, or fewer if that finishes an output block, or none while a finished block waits
 * to be taken.  Returns how many are still to do for the whole output: iters times the number of
 * blocks at first, 0 when there is nothing left but to take the last block.
 */
INGOT_API uint64_t ingot_pbkdf2_step(ingot_pbkdf2_job *job, uint64_t n);

/* If an output block is finished, write it to out: ingot_hash_size(h) bytes, of the last block
 * what is left of out_len.  Returns how many bytes were written, 0 when no block is finished.
 * After the last block the job is wiped.
 */
INGOT_API size_t ingot_pbkdf2_take(ingot_pbkdf2_job *job, uint8_t *out);

/* ---- helpers */

/* 1 if the n bytes at a and at b are the same, else 0, in time that depends on n alone. */
INGOT_API INGOT_MUST_USE int ingot_equal(const void *a, const void *b, size_t n);

/* Set n bytes to zero, also where a compiler could show that nobody reads them.  (NULL, 0) is
 * legal. */
INGOT_API void ingot_wipe(void *p, size_t n);

/* ---- this machine */

/* What this CPU offers and what the library may use of it.
 *
 * The environment variable INGOT_CPU takes features away: "none" leaves the target's baseline, a
 * list such as "ssse3,bmi2" leaves those of its features that the CPU has.  The names are those of
 * ingot_cpu_feature; naming one never adds it, and what the build takes for granted
 * (-Dcpu_baseline) is never taken away.  Empty is as unset.  Any other text is an error: it
 * is treated as "none", and ingot_selftest and the status here say INGOT_ECPU.  It is read when
 * the first hash is computed, and for this answer; never in a set-user-ID program.
 */
typedef struct {
	const char *target;	/* whose assembly is built in ("x86_64"), "portable" for none */
	uint32_t baseline;	/* what the build takes for granted: bit i is ingot_cpu_feature(i) */
	uint32_t present;	/* what the CPU has */
	uint32_t detected;	/* what the system lets programs use of it */
	uint32_t allowed;	/* what INGOT_CPU leaves of it, and the baseline */
	int status;		/* INGOT_OK, INGOT_ECPU or INGOT_EBASELINE */
} ingot_cpu_info;

INGOT_API void ingot_cpu(ingot_cpu_info *info);

/* The name of feature i of this target, or NULL past the last one. */
INGOT_API const char *ingot_cpu_feature(unsigned i);

/* Ask every hash, HMAC, PBKDF2 and HKDF, with the code this machine uses, for answers known from
 * the standards; well under a millisecond.
 * INGOT_OK
 * INGOT_EFAIL   an answer is wrong: do not use the library
 * INGOT_ECPU    the answers are right, but INGOT_CPU is not: see ingot_cpu_info
 * INGOT_EBASELINE   nothing was asked: hashing would end in an illegal instruction
 */
INGOT_API INGOT_MUST_USE int ingot_selftest(void);

#undef INGOT_TYPED

#ifdef __cplusplus
}
#endif

#endif
