/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The small numbers of the rounds as a programmer types them, for kernels: which word, how far to rotate. */
#ifndef INGOT_ROUNDS_H
#define INGOT_ROUNDS_H
#include "gen.h"

unsigned md5_word(unsigned i);                       /* of the block, that step i adds; RFC 1321, 3.4 */
unsigned md5_rotation(unsigned i);                   /* to the left */
uint32_t sha1_k(unsigned t);                         /* FIPS 180-4, 4.2.1 */

/* Sigma0, Sigma1, sigma0, sigma1 as rotations to the right; the last of the small ones is a shift.  FIPS 180-4, 4.1.2 and
 * 4.1.3. */
struct sigmas { uint8_t S0[3], S1[3], s0[3], s1[3]; };
const struct sigmas *sha2_sigmas(const struct hash *h);
#endif
