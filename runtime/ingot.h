/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The whole public interface of libingot: MD5, SHA-1, SHA-2, and HMAC, PBKDF2 and HKDF over them.
 *
 * There is nothing to set up and nothing to free: no init call, no heap, no state but what the caller holds.
 * Every function may be called from any thread; one context belongs to one thread at a time.
 *
 * What holds for every function here:
 *  - Lengths are in bytes, public, and as large as size_t allows.  Data may lie at any address, aligned or not.
 *  - An input (pointer, length) may be (NULL, 0).  No other pointer may be NULL unless its text says so.
 *  - Outputs may overlap inputs in any way: the result is what it would be without the overlap.
 *    A context or a job overlaps nothing else that is passed with it.
 *  - Time and memory accesses depend on lengths and counts, never on the bytes of messages, keys or passwords.
 *  - What the library kept of a secret in memory of its own is wiped before it returns.
 *  - A function that returns a status returns INGOT_OK or one of the INGOT_E... that its text names; when it
 *    is not INGOT_OK, the output is untouched.  A function that returns void cannot fail.
 *
 * MD5 and SHA-1 are here for old data.  Neither resists collisions; do not choose them for anything new.
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

/* ------------------------------------------------------------------------------------------------ status */

enum {
	INGOT_OK = 0,
	INGOT_EINVAL = -1,	/* an argument the standard does not allow; the function's text says which */
	INGOT_EFAIL = -2,	/* a tag does not verify, or a self-test got a wrong answer */
	INGOT_ECPU = -3		/* the environment's INGOT_CPU has a name this build does not know; see ingot_cpu */
};

/* A sentence fragment in English for a status, without a full stop.  Never NULL, also for unknown values. */
INGOT_API const char *ingot_strerror(int status);

/* The library's version, such as "0.1.0". */
INGOT_API const char *ingot_version(void);

/* ----------------------------------------------------------------------------------------- the typed API */

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

/* Eight hashes have the functions below, here in the names of SHA-256 (H = sha256):
 *     md5 (RFC 1321)   sha1 sha224 sha256 sha384 sha512 sha512_224 sha512_256 (FIPS 180-4)
 * SIZE is the bytes of the digest, INGOT_SHA256_SIZE and so on.
 *
 * HASH.  ingot_H_ctx is 112 bytes for MD5, SHA-1, SHA-224 and SHA-256, and 216 for the others.  Copy it with =
 * to branch off from a common beginning.
 *
 *     void ingot_H(uint8_t out[SIZE], const void *in, size_t len)
 *         The digest of in.
 *     void ingot_H_init(ingot_H_ctx *ctx)
 *         Begin a message.  No other function takes a context that was not begun.
 *     void ingot_H_update(ingot_H_ctx *ctx, const void *in, size_t len)
 *         Append in to the message.
 *     void ingot_H_final(ingot_H_ctx *ctx, uint8_t out[SIZE])
 *         The digest of the message.  ctx is wiped, and has to be begun again before it is of use.
 *     void ingot_H_peek(const ingot_H_ctx *ctx, uint8_t out[SIZE])
 *         The digest of the message so far.  ctx is as before, and the message may go on.
 *     void ingot_H_blocks(WORD state[N], const void *blocks, size_t n)
 *         The compression function alone, over n whole blocks: 64 n bytes, or 128 n for the SHA-512 family;
 *         n may be 0.  state is the chaining value in the machine's words, a, b, c ... in the standard's order:
 *         uint32_t [4] for MD5, [5] for SHA-1, [8] for SHA-224/256, uint64_t [8] for the others.  The caller
 *         brings the initial value and pads.  state and blocks do not overlap.
 *
 * HMAC (RFC 2104; FIPS 198-1).  ingot_hmac_H_ctx keeps the key, as the two midstates it comes down to, and a
 * message.  Copy it with =.  It holds the key until it is wiped: ingot_wipe(&ctx, sizeof ctx).
 *
 *     void ingot_hmac_H(uint8_t out[SIZE], const void *key, size_t key_len, const void *in, size_t len)
 *         The tag of in under key.  A key may have any length; one longer than a block is hashed first.
 *     void ingot_hmac_H_init(ingot_hmac_H_ctx *ctx, const void *key, size_t key_len)
 *         Take the key, begin a message.
 *     void ingot_hmac_H_update(ingot_hmac_H_ctx *ctx, const void *in, size_t len)
 *         Append in to the message.
 *     void ingot_hmac_H_final(ingot_hmac_H_ctx *ctx, uint8_t out[SIZE])
 *         The tag of the message.  The message is wiped, the key is kept, and the next message is begun.
 *     void ingot_hmac_H_reset(ingot_hmac_H_ctx *ctx)
 *         Drop the message, keep the key, begin the next message.
 *     int ingot_hmac_H_verify(ingot_hmac_H_ctx *ctx, const void *tag, size_t tag_len, size_t min_len)
 *         Like final, but compare the first tag_len bytes of the tag with those given, in constant time.
 *         min_len is the fewest bytes the caller takes for a tag: pass SIZE unless the protocol truncates.
 *         INGOT_OK: the tag is right.  INGOT_EFAIL: it is not, or tag_len is not in min_len..SIZE.
 *         INGOT_EINVAL: min_len is not in 1..SIZE (whatever the tag).  In all cases the next message is begun.
 *
 * PBKDF2 (RFC 8018, 5.2) with HMAC of H as the PRF.
 *
 *     int ingot_pbkdf2_hmac_H(uint8_t *out, size_t out_len, const void *pw, size_t pw_len,
 *                             const void *salt, size_t salt_len, uint32_t iters)
 *         Derive out_len bytes.  The work is iters times two compressions for each SIZE bytes, or part, of out.
 *         INGOT_EINVAL: iters is 0, or out_len is 0 (the standard wants a positive length, and an empty key is
 *         a mistake) or over (2^32 - 1) SIZE.
 *
 * HKDF (RFC 5869) with HMAC of H.
 *
 *     void ingot_hkdf_H_extract(uint8_t prk[SIZE], const void *salt, size_t salt_len,
 *                               const void *ikm, size_t ikm_len)
 *         A pseudorandom key from the input keying material ikm.  No salt, (NULL, 0), is as SIZE zeros.
 *     int ingot_hkdf_H_expand(uint8_t *out, size_t out_len, const void *prk, size_t prk_len,
 *                             const void *info, size_t info_len)
 *         out_len bytes of key for the purpose info.  prk is SIZE bytes or more, in the standard; any length
 *         works.  (NULL, 0) is legal for out and does nothing.  When out overlaps info, 16 KiB of stack are used.
 *         INGOT_EINVAL: out_len is over 255 SIZE.
 *
 * WORDS is the context in units of eight bytes; HMAC_WORDS adds the two midstates.
 */
#define INGOT_TYPED(H, SIZE, WORD, N, WORDS, HMAC_WORDS)                                                         \
	typedef struct { uint64_t priv[WORDS]; } ingot_##H##_ctx;                                                \
	INGOT_API void ingot_##H(uint8_t out[SIZE], const void *in, size_t len);                                 \
	INGOT_API void ingot_##H##_init(ingot_##H##_ctx *ctx);                                                   \
	INGOT_API void ingot_##H##_update(ingot_##H##_ctx *ctx, const void *in, size_t len);                     \
	INGOT_API void ingot_##H##_final(ingot_##H##_ctx *ctx, uint8_t out[SIZE]);                               \
	INGOT_API void ingot_##H##_peek(const ingot_##H##_ctx *ctx, uint8_t out[SIZE]);                          \
	INGOT_API void ingot_##H##_blocks(WORD state[N], const void *blocks, size_t n);                          \
                                                                                                                 \
	typedef struct { uint64_t priv[HMAC_WORDS]; } ingot_hmac_##H##_ctx;                                      \
	INGOT_API void ingot_hmac_##H(uint8_t out[SIZE], const void *key, size_t key_len,                        \
		const void *in, size_t len);                                                                     \
	INGOT_API void ingot_hmac_##H##_init(ingot_hmac_##H##_ctx *ctx, const void *key, size_t key_len);        \
	INGOT_API void ingot_hmac_##H##_update(ingot_hmac_##H##_ctx *ctx, const void *in, size_t len);           \
	INGOT_API void ingot_hmac_##H##_final(ingot_hmac_##H##_ctx *ctx, uint8_t out[SIZE]);                     \
	INGOT_API void ingot_hmac_##H##_reset(ingot_hmac_##H##_ctx *ctx);                                        \
	INGOT_API INGOT_MUST_USE int ingot_hmac_##H##_verify(ingot_hmac_##H##_ctx *ctx,                          \
		const void *tag, size_t tag_len, size_t min_len);                                                \
                                                                                                                 \
	INGOT_API INGOT_MUST_USE int ingot_pbkdf2_hmac_##H(uint8_t *out, size_t out_len,                         \
		const void *pw, size_t pw_len, const void *salt, size_t salt_len, uint32_t iters);               \
                                                                                                                 \
	INGOT_API void ingot_hkdf_##H##_extract(uint8_t prk[SIZE], const void *salt, size_t salt_len,            \
		const void *ikm, size_t ikm_len);                                                                \
	INGOT_API INGOT_MUST_USE int ingot_hkdf_##H##_expand(uint8_t *out, size_t out_len,                       \
		const void *prk, size_t prk_len, const void *info, size_t info_len)

INGOT_TYPED(md5,        INGOT_MD5_SIZE,        uint32_t, 4, 14, 22);
INGOT_TYPED(sha1,       INGOT_SHA1_SIZE,       uint32_t, 5, 14, 22);
INGOT_TYPED(sha224,     INGOT_SHA224_SIZE,     uint32_t, 8, 14, 22);
INGOT_TYPED(sha256,     INGOT_SHA256_SIZE,     uint32_t, 8, 14, 22);
INGOT_TYPED(sha384,     INGOT_SHA384_SIZE,     uint64_t, 8, 27, 43);
INGOT_TYPED(sha512,     INGOT_SHA512_SIZE,     uint64_t, 8, 27, 43);
INGOT_TYPED(sha512_224, INGOT_SHA512_224_SIZE, uint64_t, 8, 27, 43);
INGOT_TYPED(sha512_256, INGOT_SHA512_256_SIZE, uint64_t, 8, 27, 43);

/* --------------------------------------------------------------------------------------- the generic API */

/* One of the hashes.  Compare with ==; it lives as long as the program. */
typedef struct ingot_hash ingot_hash;

/* The hash of this name ("sha256"), exactly as spelt above, or NULL when there is none.  name is not NULL. */
INGOT_API const ingot_hash *ingot_hash_find(const char *name);

/* How many hashes there are, and the i-th of them, or NULL when i is not below the count. */
INGOT_API size_t ingot_hash_count(void);
INGOT_API const ingot_hash *ingot_hash_at(size_t i);

/* Its name ("sha256"); the bytes of its digest; the bytes of its block. */
INGOT_API const char *ingot_hash_name(const ingot_hash *h);
INGOT_API size_t ingot_hash_size(const ingot_hash *h);
INGOT_API size_t ingot_hash_block_size(const ingot_hash *h);

/* What computes it here: target and variant ("x86_64/scalar"), or "portable" for plain C. */
INGOT_API const char *ingot_hash_impl(const ingot_hash *h);

/* The functions of the typed API over any hash.  Each does what its typed sister above does, with SIZE being
 * ingot_hash_size(h); read its text there.  Contexts are large enough for every hash, and may be copied with =.
 * Their members are private.
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
INGOT_API void ingot_hmac_init(ingot_hmac_ctx *ctx, const ingot_hash *h, const void *key, size_t key_len);
INGOT_API void ingot_hmac_update(ingot_hmac_ctx *ctx, const void *in, size_t len);
INGOT_API void ingot_hmac_final(ingot_hmac_ctx *ctx, uint8_t *out);
INGOT_API void ingot_hmac_reset(ingot_hmac_ctx *ctx);
INGOT_API INGOT_MUST_USE int ingot_hmac_verify(ingot_hmac_ctx *ctx,
	const void *tag, size_t tag_len, size_t min_len);

INGOT_API INGOT_MUST_USE int ingot_pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *pw, size_t pw_len, const void *salt, size_t salt_len, uint32_t iters);

INGOT_API void ingot_hkdf_extract(const ingot_hash *h, uint8_t *prk, const void *salt, size_t salt_len,
	const void *ikm, size_t ikm_len);
INGOT_API INGOT_MUST_USE int ingot_hkdf_expand(const ingot_hash *h, uint8_t *out, size_t out_len,
	const void *prk, size_t prk_len, const void *info, size_t info_len);

/* ------------------------------------------------------------------------------------- PBKDF2 in portions */

/* A derivation that can show progress and be given up:
 *
 *     ingot_pbkdf2_job job;
 *     uint64_t left;
 *     int status = ingot_pbkdf2_start(&job, h, out_len, pw, pw_len, salt, salt_len, iters);
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
	uint64_t left;		/* iterations to do, in all blocks of the output */
	uint64_t out_left;	/* bytes not yet taken */
	uint32_t iters;		/* of one block */
	uint32_t todo;		/* of this block */
	uint32_t block;		/* which block, from 1 */
	uint32_t unused;
	uint64_t steps[32];	/* midstates of the key, inner and outer; U; T */
	uint64_t salted[27];	/* the inner hash, after the salt */
} ingot_pbkdf2_job;

/* Take password and salt; neither is read again.  Arguments and status are those of ingot_pbkdf2. */
INGOT_API INGOT_MUST_USE int ingot_pbkdf2_start(ingot_pbkdf2_job *job, const ingot_hash *h, size_t out_len,
	const void *pw, size_t pw_len, const void *salt, size_t salt_len, uint32_t iters);

/* Do n iterations, or fewer if that finishes an output block; none while a finished block waits to be taken.
 * Returns how many are still to do for the whole output: iters times the number of blocks at first, 0 when all
 * is done but to take the last block.
 */
INGOT_API uint64_t ingot_pbkdf2_step(ingot_pbkdf2_job *job, uint64_t n);

/* If an output block is finished, write it to out, at most SIZE bytes, the last block cut to what out_len leaves.
 * Returns how many bytes were written, 0 when no block is finished.  After the last block the job is wiped.
 */
INGOT_API size_t ingot_pbkdf2_take(ingot_pbkdf2_job *job, uint8_t *out);

/* ------------------------------------------------------------------------------------------ small helpers */

/* 1 if the n bytes at a and at b are the same, else 0, in time that depends on n alone. */
INGOT_API INGOT_MUST_USE int ingot_equal(const void *a, const void *b, size_t n);

/* Set n bytes to zero, also where the compiler could show that nobody reads them.  (NULL, 0) is legal. */
INGOT_API void ingot_wipe(void *p, size_t n);

/* -------------------------------------------------------------------------------------- this machine, tests */

/* What this CPU offers and what the library may use of it.  Detection happens once, when first needed.
 *
 * The environment variable INGOT_CPU, read then (not in a set-user-ID program), takes features away: "none" leaves
 * the baseline of the target; a list such as "ssse3,bmi2" leaves those of its features that the CPU has.  Names
 * are those of ingot_cpu_feature.  It never adds one.  Any other text is an error: it is treated as "none", and
 * status here and ingot_selftest say INGOT_ECPU.
 */
typedef struct {
	const char *target;	/* whose assembly is built in ("x86_64"), or "portable" for none */
	uint32_t detected;	/* features the CPU and the system offer: bit i is ingot_cpu_feature(i) */
	uint32_t allowed;	/* those of them that INGOT_CPU leaves */
	int status;		/* INGOT_OK or INGOT_ECPU */
} ingot_cpu_info;

INGOT_API void ingot_cpu(ingot_cpu_info *info);

/* The name of feature i of this target, or NULL past the last one. */
INGOT_API const char *ingot_cpu_feature(unsigned i);

/* Known answers of every hash, of HMAC, PBKDF2 and HKDF, with the code this machine uses.  Under a millisecond.
 * INGOT_OK; INGOT_EFAIL: an answer is wrong, do not use the library; INGOT_ECPU: see ingot_cpu.
 */
INGOT_API INGOT_MUST_USE int ingot_selftest(void);

#undef INGOT_TYPED

#ifdef __cplusplus
}
#endif

#endif
