/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the compression functions of x86-64 share around their rounds. */
#ifndef INGOT_X64_STATE_H
#define INGOT_X64_STATE_H
#include "../blocks.h"

void x64_take(const struct blocks *b, V *v);
void x64_feed_forward(const struct blocks *b, V *v);

/* What i686 does alike; own begins with this. */
struct short_lived { V t, u; };
void x64_md5_steps(const struct blocks *b, V *v);
void x64_sha1_mix_in(unsigned twenty, V e, V b, V c, V d, V t);      /* e += f(b, c, d) */
#endif
