/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a stub of i686 begins and ends with. */
#define ROWS_FIRST
#define ROWS_GO(where) jmp where
