/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where the fields of wire.h's vector lie, for assembly; runner.c holds them to it. */
#ifndef INGOT_TESTS_ROWS_LAYOUT_H
#define INGOT_TESTS_ROWS_LAYOUT_H
#define WHERE        8
#define GENERAL      24
#define VECTOR       (GENERAL + 8 * 32)
#define VECTOR_STEP  32
#define ALL          (VECTOR + VECTOR_STEP * 32 + 128)

#define FELL    1
#define JUMPED  2
#define LANDED  3
#endif
