/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the agent's one file of a target (aarch64.S, arm.S, x86.S, x86_64.S) offers to the rest of the agent, which is the same everywhere. */
#ifndef INGOT_TESTS_TARGET_H
#define INGOT_TESTS_TARGET_H
#include <stdint.h>

enum { TARGET_NOISE = 1024 };

/* Something of the calling convention that a function must leave as it was, and a function that does not. */
struct target_finding {
	const char *name;
	void (*planted)(void);                           /* NULL where this machine has nothing to breach */
};

extern struct target_finding target_findings[];    /* at most WIRE_FINDINGS; ended by a null name */
extern const char target_name[];
extern const uint32_t target_stack_align;           /* of the stack pointer where arguments begin; a power of 2, at most 64 */

struct target_call {
	void (*fn)(void);
	const uintptr_t *args;                           /* integers and pointers, in the order of the prototype */
	uintptr_t nargs;
	unsigned char *top;                              /* of the stack to use; arguments may lie below it */
	const unsigned char *noise;                      /* TARGET_NOISE bytes for every register that holds no argument */
};

extern unsigned char emitted_begin[], emitted_end[];    /* the pages of the target's file and of what was emitted */

/* Before all else.  Where the CPU can tell, calls into these pages must then arrive at a landing pad. */
void target_prepare(void);
extern void (*target_padless)(void);                    /* a function there that has none; NULL where the CPU cannot tell */

/* Calls c->fn with noise in the registers.  Gives what it found, by bit number in target_findings.  A function that
 * faults never returns here: the signal handler jumps out, and target_enter must not mind. */
uint32_t target_enter(const struct target_call *c);
#endif
