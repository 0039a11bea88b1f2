/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the compression functions of x86-64 share around their rounds. */
#ifndef INGOT_X64_STATE_H
#define INGOT_X64_STATE_H
#include "../blocks.h"

void x64_take(const struct blocks *b, V *v);
void x64_feed_forward(const struct blocks *b, V *v);
#endif
