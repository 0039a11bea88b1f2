/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a stub of ARMv7-A begins and ends with: lr brought it here, and gets its own value last. */
#include "tests/rows/layout.h"
#define ROWS_FIRST movw lr, #:lower16:rows_now; movt lr, #:upper16:rows_now; ldr lr, [lr, #GENERAL + 8 * 14]
#define ROWS_GO(where) b where
