/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the functions of HMAC must compute, for every kind of input there is. */
#include "claims.h"

/* HMAC, RFC 2104.  K0 is the key, or its digest if it is longer than a block, and zeros up to a block (2). */

static void absorb_padded_key(const struct hash *h, const T *K0, uint8_t pad, T *state)
{
	T byte[128];
	for (unsigned k = 0; k < h->B; k++)
		byte[k] = xor(K0[k], num(8, pad));
	meaning_iv(h, state);
	absorb_bytes(h, byte, state);
}

/* The key is q * B + t bytes of g; q is a constant if there are no more than B. */
static void key_block(const struct hash *h, struct run *x, const struct region *g, unsigned t, T q, T *K0)
{
	T tail[128], state[8];
	uint64_t blocks;
	bool few = is_num(q, &blocks) && (blocks == 0 || (blocks == 1 && t == 0));
	for (unsigned k = 0; k < h->B; k++)
		K0[k] = few && k < blocks * h->B + t ? region_byte(x, g, constant(k)) : num(8, 0);
	if (!few) {
		meaning_iv(h, state);
		absorb_many(h, x, g, constant(0), q, state, state);
		for (unsigned k = 0; k < t; k++)
			tail[k] = region_byte(x, g, offset(q, h->B, k));
		absorb_last(h, tail, t, add(shl(q, log2_of(h->B)), num(64, t)), state);
		digest_bytes(h, state, K0);
	}
}

void meaning_hmac_key(const struct hash *h, struct run *x, const struct region *g, unsigned t, T q, T *inner, T *outer)
{
	T K0[128];
	key_block(h, x, g, t, q, K0);
	absorb_padded_key(h, K0, 0x36, inner);
	absorb_padded_key(h, K0, 0x5c, outer);
}

/* MAC = H(K0 ^ opad, inner digest): one block after the outer midstate. */
void outer_hash(const struct hash *h, const T *outer, T *state)
{
	T byte[128];
	digest_bytes(h, state, byte);
	memcpy(state, outer, h->state * sizeof *state);
	absorb_last(h, byte, h->digest, num(64, h->B + h->digest), state);
}

void expect_words(struct proof *p, const struct hash *h, struct region *g, unsigned off, const T *want, const char *what)
{
	for (unsigned j = 0; j < h->state; j++)
		expect(p, g, off + j * h->W / 8, want[j], "word %u of %s", j, what);
}

struct a_key { T q; struct region *key, *k; };

static struct a_key give_key(struct proof *p, const struct hash *h, T klen, T q)
{
	struct a_key a = { .q = q };
	struct linear bytes;
	linear_of(klen, &bytes);
	a.key = give_buffer(p, 0, constant(2 * h->W), 2 * h->W);
	a.k = give_buffer(p, 1, bytes, 0);
	give_table(p, h, 3);
	return a;
}

/* Whether the key is longer than a block, and if not, whether it is one. */
static bool length_is_known(struct proof *p, const struct hash *h, unsigned t, T q)
{
	bool longer, none;
	T klen = add(shl(q, log2_of(h->B)), num(64, t));
	return case_knows(p, borrow(num(64, h->B), klen, num(1, 0)), &longer) && (longer || case_knows(p, is0(q), &none));
}

void claim_hmac_key(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "key length %u mod %u", t, h->B) {
			T inner[8], outer[8];
			T q, klen = give_length(p, 2, h, t, &q);
			struct a_key a = give_key(p, h, klen, q);
			go(p);
			if (!came_back(p) || !length_is_known(p, h, t, a.q))
				continue;
			meaning_hmac_key(h, case_run(p), a.k, t, a.q, inner, outer);
			expect_words(p, h, a.key, 0, inner, "the inner state");
			expect_words(p, h, a.key, h->W, outer, "the outer state");
		}
}

/* Up to the cut, K0 comes into registers, word by word. */
static void key_up_to_cut(struct proof *p, const struct hash *h, unsigned t)
{
	T K0[128], raw[16];
	T q, klen = give_length(p, 2, h, t, &q);
	struct a_key a = give_key(p, h, klen, q);
	go_to_cut(p);
	if (!at_cut(p) || !length_is_known(p, h, t, a.q))
		return;
	key_block(h, case_run(p), a.k, t, a.q, K0);
	raw_words(h, K0, raw);
	expect_at_cut(p, 0, a.key->base);
	for (unsigned i = 0; i < 16; i++)
		expect_at_cut(p, 1 + i, h->order == BE ? bswap(raw[i]) : raw[i]);
}

/* From there on, the two blocks K0 ^ ipad and K0 ^ opad are compressed, whatever K0 is. */
static void key_from_cut(struct proof *p, const struct hash *h)
{
	static const uint64_t pad[2] = { 0x3636363636363636, 0x5c5c5c5c5c5c5c5c };
	T at_cut[17], m[16], state[8], klen = in_range(p, "key bytes", 0, is_concrete(p) ? 200 : most_bytes(p) - 1);
	give_arg(p, 2, klen);
	struct a_key a = give_key(p, h, klen, NULL);
	at_cut[0] = a.key->base;
	for (unsigned i = 0; i < 16; i++)
		at_cut[1 + i] = in_bits(p, "word", i, h->W, true);
	go_from_cut(p, 17, at_cut);
	if (!came_back(p))
		return;
	for (unsigned outer = 0; outer < 2; outer++) {
		for (unsigned i = 0; i < 16; i++)
			m[i] = xor(at_cut[1 + i], num(h->W, pad[outer]));
		meaning_iv(h, state);
		meaning_compress(h, state, m, state);
		expect_words(p, h, a.key, outer * h->W, state, outer ? "the outer state" : "the inner state");
	}
}

/* Together: the words at the cut are those of K0, so what comes out is what hmac_key must give. */
void claim_fused_hmac_key(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "key length %u mod %u, up to the cut", t, h->B)
			key_up_to_cut(p, h, t);
	all_covered(p);
	CASES (p, "any key, from the cut on")
		key_from_cut(p, h);
}

void claim_hmac(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned t = 0; t < h->B; t++)
		CASES (p, "length %u mod %u", t, h->B) {
			struct run *x = case_run(p);
			T klen = in_range(p, "key bytes", 0, is_concrete(p) ? 200 : most_bytes(p) - 1), q, len, inner[8], outer[8], tail[128];
			struct linear bytes, key_bytes;
			give_arg(p, 2, klen);
			len = give_length(p, 4, h, t, &q);
			linear_of(klen, &key_bytes);
			linear_of(len, &bytes);
			struct region *out = give_buffer(p, 0, constant(h->digest), h->digest);
			struct region *k = give_buffer(p, 1, key_bytes, 0), *data = give_buffer(p, 3, bytes, 0);
			give_table(p, h, 5);
			go(p);
			if (!came_back(p))
				continue;
			known_hmac_key(h, x, k, constant(0), klen, inner, outer);
			absorb_many(h, x, data, constant(0), q, inner, inner);
			for (unsigned i = 0; i < t; i++)
				tail[i] = region_byte(x, data, offset(q, h->B, i));
			absorb_last(h, tail, t, in_a_word(p, add(len, num(64, h->B))), inner);
			outer_hash(h, outer, inner);
			expect_digest(p, h, out, inner);
		}
}

void claim_hmac_finish(struct proof *p, const void *of)
{
	const struct hash *h = of;
	for (unsigned r = 0; r < h->B; r++)
		CASES (p, "%u bytes waiting", r) {
			struct context c = give_context(p, 0, h, 2 * h->W, r);
			struct region *out = give_buffer(p, 1, constant(h->digest), h->digest);
			T outer[8];
			for (unsigned j = 0; j < h->state; j++) {
				outer[j] = in_bits(p, "outer", j, h->W, true);
				run_fill(c.g, h->W + j * h->W / 8, outer[j]);
			}
			give_table(p, h, 2);
			go(p);
			if (!came_back(p))
				continue;
			absorb_last(h, c.waiting, r, c.count, c.state);
			outer_hash(h, outer, c.state);
			expect_digest(p, h, out, c.state);
			for (unsigned k = 0; k < ctx_bytes(h); k++)
				expect(p, c.g, c.at + k, num(8, 0), "the inner context, byte %u, wiped", k);
		}
}
