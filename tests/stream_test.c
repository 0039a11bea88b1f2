/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What update and finish must do together and leave alone, for a message in any number of parts. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "seed.h"

enum { MAX_PARTS = WIRE_CALLS - 1, MAX_MESSAGE = 8 * MAX_B };

static uint8_t message[MAX_MESSAGE], ctx[MAX_CTX], out[MAX_DIGEST], want[MAX_DIGEST];
static const uint8_t zeros[MAX_CTX];
static struct trial t;

struct places {
	struct place ctx, data, out;
};

/* The message, whose digest is in want, in parts of part[i] bytes, all of which sum to n.  Data lies in one buffer:
 * each part begins where the one before it ended. */
static void stream(const struct subject *s, struct places at, size_t n, size_t parts, const size_t *part)
{
	size_t done = 0;

	ctx_init(s->h, ctx);
	random_bytes(out, sizeof out);
	trial_new(&t);
	unsigned c = trial_buf(&t, at.ctx, WIRE_WRITE, ctx, ctx_size(s->h));
	unsigned d = trial_buf(&t, at.data, WIRE_READ, message, n);
	unsigned o = trial_buf(&t, at.out, WIRE_WRITE, out, s->h->digest);
	for (size_t i = 0; i < parts; i++) {
		CALL(&t, sister(s, "update"), BUF(c), BUF_AT(d, done), NUM(part[i]), FNS(s->under));
		done += part[i];
	}
	CALL(&t, s->f, BUF(c), BUF(o), FNS(s->under));
	RUN_CLEAN(&t, s, "%zu bytes in %zu parts, first %zu", n, parts, parts ? part[0] : 0);
	SAME(t.after[o], want, s->h->digest, s, "%zu bytes in %zu parts, first %zu: %s", n, parts,
		parts ? part[0] : 0, hex(message, n));
	SAME(t.after[c], zeros, ctx_size(s->h), s, "%zu bytes, the context after", n);
}

static void every_length(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++) {
		random_bytes(message, n);
		cr_assert(oracle_digest(s->h, message, n, want));
		stream(s, (struct places){ BEHIND, BEHIND, BEHIND }, n, n > 0, &n);
		stream(s, (struct places){ BEFORE, BEFORE, BEFORE }, n, 1, &n);
	}
}

Test(stream, takes_every_length_at_guard_pages_and_wipes_its_context)
{
	NEED_ORACLE();
	each_subject("finish", every_length);
}

static void every_split(const struct subject *s)
{
	random_bytes(message, 2 * s->h->B + 1);
	for (size_t n = 0; n <= 2 * s->h->B + 1; n++) {
		cr_assert(oracle_digest(s->h, message, n, want));
		for (size_t k = 0; k <= n; k++)
			stream(s, (struct places){ BEHIND, BEHIND, BEHIND }, n, 2, (size_t[]){ k, n - k });
	}
}

Test(stream, takes_every_split_in_two)
{
	NEED_ORACLE();
	each_subject("finish", every_split);
}

static void many_parts(const struct subject *s)
{
	size_t part[MAX_PARTS];

	for (int round = 0; round < 500; round++) {
		size_t n = 0, parts = 1 + random_below(MAX_PARTS), longest = 1 + random_below(2 * s->h->B);
		for (size_t i = 0; i < parts; i++) {
			part[i] = random_below(longest);
			if (part[i] > sizeof message - n)
				part[i] = sizeof message - n;
			n += part[i];
		}
		random_bytes(message, n);
		cr_assert(oracle_digest(s->h, message, n, want));
		stream(s, (struct places){ BEFORE, BEHIND, BEFORE }, n, parts, part);
	}
}

Test(stream, takes_random_splits_in_many)
{
	NEED_ORACLE();
	each_subject("finish", many_parts);
}

static void every_alignment(const struct subject *s)
{
	const size_t B = s->h->B, n = 2 * B + 7;

	random_bytes(message, n);
	cr_assert(oracle_digest(s->h, message, n, want));
	for (unsigned k = 0; k < 64; k++) {
		const size_t first = random_below(B), parts[] = { first, B, n - B - first };
		struct place any = AT((unsigned)random_below(64));
		stream(s, (struct places){ AT(k), any, any }, n, 3, parts);
		stream(s, (struct places){ any, AT(k), any }, n, 3, parts);
		stream(s, (struct places){ any, any, AT(k) }, n, 3, parts);
	}
}

Test(stream, takes_context_data_and_out_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("finish", every_alignment);
}

/* A count that begins near 2^32 or 2^64 bytes carries on into its high bytes: update says so in the context. */
static void counts(const struct subject *s)
{
	static const uint64_t low[] = { 0xffffff80, 0xffffffff80, 0x1fffffffffffff80, 0xffffffffffffff80 };

	for (size_t i = 0; i < sizeof low / sizeof *low; i++) {
		uint64_t count[2] = { low[i], 0x1234 };
		size_t at = ctx_fill(s->h) + s->h->B;
		ctx_init(s->h, ctx);
		memcpy(ctx + at, count, s->h->L);
		random_bytes(message, 256);
		trial_new(&t);
		unsigned c = trial_buf(&t, AT(0), WIRE_WRITE, ctx, ctx_size(s->h));
		unsigned d = trial_buf(&t, AT(0), WIRE_READ, message, 256);
		CALL(&t, sister(s, "update"), BUF(c), BUF(d), NUM(200), FNS(s->under));
		CALL(&t, sister(s, "update"), BUF(c), BUF_AT(d, 200), NUM(56), FNS(s->under));
		RUN_CLEAN(&t, s, "from %llu bytes on", (unsigned long long)low[i]);
		count[0] += 256;
		count[1] += count[0] < 256;
		SAME(t.after[c] + at, count, s->h->L, s, "%llu bytes and 256", (unsigned long long)low[i]);
	}
}

Test(stream, counts_bytes_in_all_of_the_count)
{
	each_subject("finish", counts);
}

/* The state with what is waiting in the block, 0x80, zeros and the length in bits absorbed: FIPS 180-4, 5.1; RFC 1321,
 * 3.1 and 3.2.  The digest is the first bytes of it, in the hash's order. */
static void pad_and_absorb(const struct hash_row *h, const uint8_t *c, uint64_t count, uint8_t *state)
{
	uint8_t pad[2 * MAX_B] = { 0 };
	size_t n = count % h->B, all = n + 1 + h->L <= h->B ? h->B : 2 * h->B;

	memcpy(pad, c + ctx_fill(h), n);
	pad[n] = 0x80;
	for (unsigned i = 0; i < 9 && i < h->L; i++)     /* a count of 64 bits makes a length of 67 */
		pad[h->little_endian ? all - h->L + i : all - 1 - i] = (uint8_t)(i < 8 ? count << 3 >> 8 * i : count >> 61);
	memcpy(state, c, state_size(h));
	cr_assert(oracle_compress(h, state, pad, all / h->B));
	turn_words(h, state);
}

static void lengths_of_many_bits(const struct subject *s)
{
	const uint64_t most = s->h->L == 8 ? UINT64_MAX >> 3 : UINT64_MAX;

	for (unsigned bits = 3; bits < 64; bits++)
		for (unsigned tries = 0; tries < 4; tries++) {
			uint64_t count[2] = { random64() >> (63 - bits) & most, 0 };
			uint8_t state[MAX_STATE];
			ctx_init(s->h, ctx);
			memcpy(ctx + ctx_fill(s->h) + s->h->B, count, s->h->L);
			pad_and_absorb(s->h, ctx, count[0], state);
			trial_new(&t);
			unsigned c = trial_buf(&t, BEHIND, WIRE_WRITE, ctx, ctx_size(s->h));
			unsigned o = trial_buf(&t, BEHIND, WIRE_WRITE, out, s->h->digest);
			CALL(&t, s->f, BUF(c), BUF(o), FNS(s->under));
			RUN_CLEAN(&t, s, "%llu bytes", (unsigned long long)count[0]);
			SAME(t.after[o], state, s->h->digest, s, "%llu bytes", (unsigned long long)count[0]);
		}
}

Test(stream, finish_writes_all_of_the_length)
{
	NEED_ORACLE();
	each_subject("finish", lengths_of_many_bits);
}

static void lay_update(struct trial *own, const struct subject *s, size_t n)
{
	uint64_t waiting = n / 3 % s->h->B;              /* the noise is the same twice: so must what is public be */

	ctx_init(s->h, ctx);
	memcpy(ctx + ctx_fill(s->h) + s->h->B, &waiting, sizeof waiting);
	random_bytes(ctx, state_size(s->h));
	random_bytes(message, n);
	unsigned c = trial_buf(own, AT(0), WIRE_WRITE, ctx, ctx_size(s->h));
	unsigned d = trial_buf(own, AT(0), WIRE_READ, message, n);
	CALL(own, s->f, BUF(c), BUF(d), NUM(n), FNS(s->under));
}

static void update_leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++)
		expect_no_residue(s, n, lay_update);
}

Test(stream, update_leaves_no_secret_on_the_stack)
{
	each_subject("update", update_leaves_nothing);
}

static void lay_stream(struct trial *own, const struct subject *s, size_t n)
{
	ctx_init(s->h, ctx);
	random_bytes(ctx, state_size(s->h));
	random_bytes(message, n);
	unsigned c = trial_buf(own, AT(0), WIRE_WRITE, ctx, ctx_size(s->h));
	unsigned d = trial_buf(own, AT(0), WIRE_READ, message, n);
	unsigned o = trial_buf(own, AT(0), WIRE_WRITE, out, s->h->digest);
	CALL(own, sister(s, "update"), BUF(c), BUF(d), NUM(n), FNS(s->under));
	CALL(own, s->f, BUF(c), BUF(o), FNS(s->under));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= 3 * s->h->B; n++)
		expect_no_residue(s, n, lay_stream);
}

Test(stream, finish_leaves_no_secret_on_the_stack)
{
	each_subject("finish", leaves_nothing);
}
