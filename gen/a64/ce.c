/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The SHA instructions of AArch64: which registers their kernels have, and how 128 bits are moved and mixed. */
#include "ce.h"
#include "../../dsl/isa/aarch64.h"

const R ce_pool[] = { V0, V0 + 1, V0 + 2, V0 + 3, V0 + 4, V0 + 5, V0 + 6, V0 + 7, V16, V16 + 1, V16 + 2, V16 + 3, V16 + 4,
	V16 + 5, V16 + 6, V16 + 7, V16 + 8, V16 + 9, V16 + 10, V16 + 11, V16 + 12, V16 + 13, V16 + 14, V16 + 15, NOREG };
const R ce_general[] = { X0, X1, X3 };

void ce_load(V d, struct place p)     { w_load(d, p); }
void ce_store(struct place p, V n)    { w_store(p, n); }
void ce_copy(V d, V n)                { MOV_16B(d, n); }
void ce_xor(V d, V n)                 { EOR_16B(d, d, n); }

/* n lanes from a on, which go around to the lowest first: there they are dropped, and the constants follow the others. */
void ce_blend(struct kit *x, V w, const uint64_t *word, unsigned lanes)
{
	V t = x->shared[0];
	uint8_t image[16], turned[16];
	unsigned a = 0, n = 0;
	while (!(lanes >> a & 1))
		a++;
	while (lanes >> (a + n) & 1)
		n++;
	kit_image(x, word, image);
	for (unsigned i = 0; i < 16; i++)
		turned[i] = image[(4 * a + i) % 16];
	w_load(t, kit_bytes(x, turned));
	EXT(w, w, w, 4 * a);
	EXT(w, w, t, 4 * n);
	if ((a + n) % 4)
		EXT(w, w, w, 16 - 4 * (a + n));
}

void ce_read32(struct kit *x, struct stream *s, struct place block, unsigned g)
{
	(void)x;
	for (unsigned i = 0; g == 0 && i < 4; i += 2)
		LDP(s->w[i].v, s->w[i + 1].v, beyond(block, 16 * i));
	for (unsigned i = 0; g == 0 && i < 4; i++)
		REV32(s->w[i].v, s->w[i].v);
}

void ce_words32(struct kit *x, struct stream *s)
{
	(void)x;
	MOV_16B(s->w[0].v, s->s[0]);
	MOV_16B(s->w[1].v, s->s[1]);
}
