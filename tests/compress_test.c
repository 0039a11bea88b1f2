/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What every compression function must do and leave alone, on every state and number of blocks tried. */
#include <criterion/criterion.h>
#include <string.h>
#include "catalog.h"
#include "seed.h"

enum { BLOCKS = 5 };

static uint8_t state[MAX_STATE], blocks[BLOCKS * MAX_B], want[MAX_STATE];
static struct trial t;

static void try(const struct subject *s, struct place state_at, struct place blocks_at, size_t n)
{
	random_bytes(state, sizeof state);
	random_bytes(blocks, sizeof blocks);
	memcpy(want, state, sizeof want);
	cr_assert(oracle_compress(s->h, want, blocks, n));

	trial_new(&t);
	unsigned st = trial_buf(&t, state_at, WIRE_WRITE, state, state_size(s->h));
	unsigned b = trial_buf(&t, blocks_at, WIRE_READ, blocks, n * s->h->B);
	CALL(&t, s->f, BUF(st), BUF(b), NUM(n));
	RUN_CLEAN(&t, s, "%zu blocks, state at %d/%u, blocks at %d/%u", n, state_at.place, state_at.offset,
		blocks_at.place, blocks_at.offset);
	SAME(t.after[st], want, state_size(s->h), s, "%zu blocks of %s", n, hex(blocks, n * s->h->B));
}

static void at_guards(const struct subject *s)
{
	for (size_t n = 0; n <= BLOCKS; n++) {
		try(s, BEFORE, BEFORE, n);
		try(s, BEHIND, BEHIND, n);
	}
}

Test(compress, agrees_for_0_to_5_blocks_at_guard_pages)
{
	NEED_ORACLE();
	each_subject("compress", at_guards);
}

static void at_alignments(const struct subject *s)
{
	for (unsigned k = 0; k < 64; k++) {
		try(s, AT(k), AT((unsigned)random_below(64)), 2);
		try(s, AT((unsigned)random_below(64)), AT(k), 2);
	}
}

Test(compress, takes_state_and_blocks_at_every_alignment)
{
	NEED_ORACLE();
	each_subject("compress", at_alignments);
}

static void on_extremes(const struct subject *s)
{
	static const uint8_t fill[] = { 0x00, 0xff, 0x80, 0x7f, 0x01 };

	for (size_t i = 0; i < sizeof fill * sizeof fill; i++) {
		memset(state, fill[i % sizeof fill], sizeof state);
		memset(blocks, fill[i / sizeof fill], sizeof blocks);
		memcpy(want, state, sizeof want);
		cr_assert(oracle_compress(s->h, want, blocks, 2));
		trial_new(&t);
		unsigned st = trial_buf(&t, AT(0), WIRE_WRITE, state, state_size(s->h));
		unsigned b = trial_buf(&t, AT(0), WIRE_READ, blocks, 2 * s->h->B);
		CALL(&t, s->f, BUF(st), BUF(b), NUM(2));
		RUN_CLEAN(&t, s, "bytes %02x, state %02x", blocks[0], state[0]);
		SAME(t.after[st], want, state_size(s->h), s, "bytes %02x, state %02x", blocks[0], state[0]);
	}
}

Test(compress, agrees_where_all_bytes_are_the_same)
{
	NEED_ORACLE();
	each_subject("compress", on_extremes);
}

static void lay_blocks(struct trial *own, const struct subject *s, size_t n)
{
	random_bytes(state, sizeof state);
	random_bytes(blocks, sizeof blocks);
	unsigned st = trial_buf(own, AT(0), WIRE_WRITE, state, state_size(s->h));
	unsigned b = trial_buf(own, AT(0), WIRE_READ, blocks, n * s->h->B);
	CALL(own, s->f, BUF(st), BUF(b), NUM(n));
}

static void leaves_nothing(const struct subject *s)
{
	for (size_t n = 0; n <= BLOCKS; n++)
		expect_no_residue(s, n, lay_blocks);
}

Test(compress, leaves_no_secret_on_the_stack)
{
	each_subject("compress", leaves_nothing);
}
