/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The bodies of planted.h, compiled so that each does what it says and no more. */
#include <stddef.h>
#include <stdint.h>

static volatile size_t sink;

/* A word so far above this frame that it lies above the return address of the planted function, on every ABI. */
static inline __attribute__((always_inline)) volatile uintptr_t *above(int words)
{
	return (volatile uintptr_t *)__builtin_frame_address(0) + words;
}

static __attribute__((noinline)) void copy_to_stack(const uint8_t *data, size_t n)
{
	volatile uint8_t here[64];
	for (size_t i = 0; i < n && i < sizeof here; i++)
		here[i] = data[i];
}

#define PLANTED(name, arguments, body)  void planted_##name arguments;  void planted_##name arguments { body; }
#include "planted.h"
