/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The table of x86-64's rows. */
#include "x86_64.h"
#include "x86_avx.h"
#include "x86_sha.h"
#include "x86_shapes.h"
#include "x86_vex.h"

#define OWN_ROWS  "x86_64.def"
#define OWN_TABLE x64_rows
#define OWN_OPS   X64_OPS
#include "x86_rows.inc"
