/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What SHA-256 and SHA-512 do not share: the word, the rounds, the constants and how far to
 * rotate.  FIPS 180-4, 4.1.2, 4.1.3, 4.2.2 and 4.2.3; the text they share is sha2.inc.
 */
#include "bytes.h"
#include "internal.h"
#include "emitted/constants.h"

#define WORD uint32_t
#define BITS 32
#define ROUNDS 64
#define NAME(x) x##256
#define COMPRESS ingot__sha256_compress
#define LOAD load32_be
#define CONSTANTS INGOT_SHA256_K
#define SUM0(x) (ror256(x, 2) ^ ror256(x, 13) ^ ror256(x, 22))
#define SUM1(x) (ror256(x, 6) ^ ror256(x, 11) ^ ror256(x, 25))
#define SIGMA0(x) (ror256(x, 7) ^ ror256(x, 18) ^ (x) >> 3)
#define SIGMA1(x) (ror256(x, 17) ^ ror256(x, 19) ^ (x) >> 10)
#include "sha2.inc"

#define WORD uint64_t
#define BITS 64
#define ROUNDS 80
#define NAME(x) x##512
#define COMPRESS ingot__sha512_compress
#define LOAD load64_be
#define CONSTANTS INGOT_SHA512_K
#define SUM0(x) (ror512(x, 28) ^ ror512(x, 34) ^ ror512(x, 39))
#define SUM1(x) (ror512(x, 14) ^ ror512(x, 18) ^ ror512(x, 41))
#define SIGMA0(x) (ror512(x, 1) ^ ror512(x, 8) ^ (x) >> 7)
#define SIGMA1(x) (ror512(x, 19) ^ ror512(x, 61) ^ (x) >> 6)
#include "sha2.inc"
