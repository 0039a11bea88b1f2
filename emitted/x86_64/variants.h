/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What is emitted for x86-64, for dispatch and tests.  Made by gen from gen/catalog.def: edit that, not this.
 * INGOT_ASM_VARIANT: the best last; features: CPU bits beyond the baseline.  The includer defines what it wants. */
#ifndef INGOT_ASM_VARIANT
#define INGOT_ASM_VARIANT(hash, function, variant, features)
#endif
#ifndef INGOT_ASM_ROUTINE
#define INGOT_ASM_ROUTINE(hash, function)
#endif
INGOT_ASM_VARIANT( md5, compress, scalar, 0 )
INGOT_ASM_VARIANT( sha1, compress, scalar, 0 )
INGOT_ASM_VARIANT( sha256, compress, scalar, 0 )
INGOT_ASM_VARIANT( sha512, compress, scalar, 0 )
INGOT_ASM_ROUTINE( md5, update )
INGOT_ASM_ROUTINE( md5, finish )
INGOT_ASM_ROUTINE( md5, digest )
INGOT_ASM_ROUTINE( sha1, update )
INGOT_ASM_ROUTINE( sha1, finish )
INGOT_ASM_ROUTINE( sha1, digest )
INGOT_ASM_ROUTINE( sha224, finish )
INGOT_ASM_ROUTINE( sha224, digest )
INGOT_ASM_ROUTINE( sha256, update )
INGOT_ASM_ROUTINE( sha256, finish )
INGOT_ASM_ROUTINE( sha256, digest )
INGOT_ASM_ROUTINE( sha384, finish )
INGOT_ASM_ROUTINE( sha384, digest )
INGOT_ASM_ROUTINE( sha512, update )
INGOT_ASM_ROUTINE( sha512, finish )
INGOT_ASM_ROUTINE( sha512, digest )
INGOT_ASM_ROUTINE( sha512_224, finish )
INGOT_ASM_ROUTINE( sha512_224, digest )
INGOT_ASM_ROUTINE( sha512_256, finish )
INGOT_ASM_ROUTINE( sha512_256, digest )
#undef INGOT_ASM_VARIANT
#undef INGOT_ASM_ROUTINE
