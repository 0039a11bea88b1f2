/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA extensions on i686: eight vector registers, so what waits lies in the frame and the byte order in memory. */
#include "../x64/sha_ni.h"
#include "../../dsl/isa/x86.h"

static const R pool[] = { XMM0, XMM0 + 1, XMM0 + 2, XMM0 + 3, XMM0 + 4, XMM0 + 5, XMM0 + 6, XMM0 + 7, NOREG };
static const R general[] = { EAX, ECX, EDX };

static void read(struct kit *x, struct stream *s, struct place block, unsigned g)
{
	MOVDQU(s->w[g].v, beyond(block, 16 * g));
	PSHUFB_A(s->w[g].v, kit_bytes(x, x->k->reversed ? ni_sha1_order : ni_sha256_order));
}

const struct kernel sha1_x86_ni = { NI_SHA1, .pool = pool, .general = general, .based = true, .read = read };
const struct kernel sha256_x86_ni = { NI_SHA256, .pool = pool, .general = general, .based = true, .read = read };
