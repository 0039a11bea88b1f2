/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a stub of AArch64 begins and ends with: x30 brought it here, and gets its own value last. */
#include "tests/rows/layout.h"
#define ROWS_FIRST adrp x30, rows_now; add x30, x30, :lo12:rows_now; ldr x30, [x30, #GENERAL + 8 * 30]
#define ROWS_GO(where) b where
