/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Functions that do one thing with memory that no function may, in the rows of the agent's list under the hash
 * "planted": PLANTED( name, arguments ).  Each suite must see its checker refuse them before it believes it.
 * The planted breaches of the calling convention are in the file of each target, beside what finds them. */
PLANTED( write_past,     (uint8_t *out, size_t n),                  out[n] = 1 )
PLANTED( write_in_front, (uint8_t *out, size_t n),                  out[-1] = (uint8_t)n )
PLANTED( read_past,      (const uint8_t *data, size_t n),           sink = data[n] )
PLANTED( read_in_front,  (const uint8_t *data, size_t n),           sink = data[-1] + n )
PLANTED( write_input,    (uint8_t *data, size_t n),                 data[n - 1] ^= 1 )
PLANTED( write_above,    (void),                                    above(4)[0]++ )
PLANTED( keep_secret,    (const uint8_t *data, size_t n),           copy_to_stack(data, n) )
PLANTED( stop,           (void),                                    __builtin_trap() )
PLANTED( spin,           (void),                                    for (;;) sink++ )
PLANTED( wrong_digest,   (uint8_t *out, const uint8_t *data, size_t n),    out[n % 16] = data ? 1 : 2 )
#undef PLANTED
