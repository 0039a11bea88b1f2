/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a message of any length becomes blocks: buffering, padding, the length field, the digest's
 * bytes.  FIPS 180-4, 5.1 and 6; RFC 1321, 3.1 to 3.5.  For whichever hash has no emitted routine
 * on this target.
 */
#include "bytes.h"
#include "internal.h"

struct count {
	uint64_t low, high;
};

static struct count get_count(const ingot_hash *h, void *ctx)
{
	struct count n = { 0, 0 };

	memcpy(&n.low, md_count(h, ctx), 8);
	if (h->L == 16)
		memcpy(&n.high, md_count(h, ctx) + 8, 8);
	return n;
}

/* Add len to the count; give what it was before. */
static struct count advance(const ingot_hash *h, void *ctx, size_t len)
{
	struct count was = get_count(h, ctx), n = { was.low + len, was.high };

	n.high += n.low < was.low;
	memcpy(md_count(h, ctx), &n.low, 8);
	if (h->L == 16)
		memcpy(md_count(h, ctx) + 8, &n.high, 8);
	return was;
}

/* The length field at the end of a block: in bits, L bytes. */
static void put_bit_length(const ingot_hash *h, uint8_t *block, struct count n)
{
	uint8_t *end = block + h->B;
	uint64_t low = n.low << 3, high = n.high << 3 | n.low >> 61;

	if (h->big)
		store64_be(end - 8, low);
	else
		store64_le(end - 8, low);
	if (h->L == 16)
		store64_be(end - 16, high);
}

static void put_word(const ingot_hash *h, uint8_t *out, const uint8_t *word)
{
	uint32_t w32;
	uint64_t w64;

	if (h->W == 64) {
		memcpy(&w64, word, 8);
		store64_be(out, w64);
	} else {
		memcpy(&w32, word, 4);
		if (h->big)
			store32_be(out, w32);
		else
			store32_le(out, w32);
	}
}

/* The first bytes of the chaining value, h->digest of them; SHA-512/224 ends within a word. */
void ingot__put_digest(const ingot_hash *h, uint8_t *out, const void *state)
{
	const uint8_t *word = state;
	size_t i, n = h->W / 8, rest = h->digest % n;
	uint8_t last[8];

	for (i = 0; i < h->digest - rest; i += n)
		put_word(h, out + i, word + i);
	if (rest != 0) {
		put_word(h, last, word + i);
		memcpy(out + i, last, rest);
		ingot_wipe(last, sizeof last);
	}
}

void ingot__pad_block(const ingot_hash *h, uint8_t *block, size_t n, uint64_t before)
{
	struct count total = { before + n, 0 };

	block[n] = 0x80;
	memset(block + n + 1, 0, h->B - h->L - n - 1u);
	if (h->L == 16)
		memset(block + h->B - 16, 0, 8);
	put_bit_length(h, block, total);
}

void ingot__c_update(const ingot_hash *h, void *ctx, const uint8_t *in, size_t len,
	const struct ingot_fns *f)
{
	uint8_t *buffer = md_buffer(h, ctx);
	size_t fill = advance(h, ctx, len).low % h->B, n;

	if (len == 0)
		return;
	if (fill != 0) {
		n = len < h->B - fill ? len : h->B - fill;
		memcpy(buffer + fill, in, n);
		if (fill + n < h->B)
			return;
		f->compress(ctx, buffer, 1);
		in += n;
		len -= n;
	}
	n = len / h->B;
	if (n != 0)
		f->compress(ctx, in, n);
	if (len % h->B != 0)
		memcpy(buffer, in + n * h->B, len % h->B);
}

/* Leaves the digest in ctx, as a chaining value. */
static void pad(const ingot_hash *h, void *ctx, const struct ingot_fns *f)
{
	uint8_t *buffer = md_buffer(h, ctx);
	struct count total = get_count(h, ctx);
	size_t n = total.low % h->B;

	buffer[n++] = 0x80;
	if (n > (size_t)h->B - h->L) {		/* no room left for the length */
		memset(buffer + n, 0, h->B - n);
		f->compress(ctx, buffer, 1);
		n = 0;
	}
	memset(buffer + n, 0, h->B - n);
	put_bit_length(h, buffer, total);
	f->compress(ctx, buffer, 1);
}

void ingot__c_finish(const ingot_hash *h, void *ctx, uint8_t *out, const struct ingot_fns *f)
{
	pad(h, ctx, f);
	ingot__put_digest(h, out, ctx);
	ingot_wipe(ctx, (size_t)h->W + h->B + h->L);
}

void ingot__c_digest(const ingot_hash *h, uint8_t *out, const uint8_t *in, size_t len,
	const struct ingot_fns *f)
{
	uint64_t ctx[CTX_WORDS];

	ingot__init(h, ctx);
	ingot__c_update(h, ctx, in, len, f);
	ingot__c_finish(h, ctx, out, f);
}
