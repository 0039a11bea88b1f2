/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a program tells the plugin that counts its instructions what to do: by a system call that no system has, whose
 * argument is a mark. */
#ifndef INGOT_TESTS_COUNT_MARK_H
#define INGOT_TESTS_COUNT_MARK_H

enum { MARK_SYSCALL = 0x6e67 };

enum mark {
	MARK_ZERO,                                       /* begin to count from nothing */
	MARK_LESS,                                       /* go on from less than nothing: what was counted is subtracted */
	MARK_SAY                                         /* write the count to standard output, and a newline */
};

#endif
