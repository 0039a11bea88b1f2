/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Where a wrong run and the standard part.
 *
 * The meaning says which compressions there are to do, on which numbers.  One was done by the run if it was handed to a call,
 * or if the words that its rounds make anew were in some lane of a register or went to memory.  The first of which neither
 * is true is where they part: told is the last round whose words the run has held, and what it should have made next; or,
 * of a call, which byte of the block is another. */
#include <string.h>
#include "look.h"

enum { MOST_COMPRESSIONS = 512, LANES = 1 << 20 };
struct compression { const struct hash *h; T in[8], m[16]; };
struct lane { uint32_t value; bool held; struct made by; };
struct parting {
	struct run *x;
	struct compression done[MOST_COMPRESSIONS], wanted[MOST_COMPRESSIONS];
	unsigned dones, wants;
	struct lane *lane;
	unsigned lanes;
};

static struct parting *open_one;
static const struct made never = { -1, 0 };

static void seen(const struct hash *h, const T *in, const T *m)
{
	struct parting *p = open_one;
	const bool running = p->x && p->x->state == RUNNING;
	unsigned *n = running ? &p->dones : &p->wants;
	if (*n == MOST_COMPRESSIONS)
		return;
	struct compression *c = running ? &p->done[(*n)++] : &p->wanted[(*n)++];
	c->h = h;
	memcpy(c->in, in, h->state * sizeof *in);
	memcpy(c->m, m, sizeof c->m);
}

struct parting *parting_open(void)
{
	open_one = must_alloc(sizeof *open_one);
	open_one->lane = must_alloc(LANES * sizeof *open_one->lane);
	compression_seen = seen;
	return open_one;
}

/* Values that a run has held, in pieces of 32 bits. */

static struct lane *lane_of(struct parting *p, uint32_t value)
{
	unsigned i = (unsigned)(mix(value, 5) % LANES);
	while (p->lane[i].held && p->lane[i].value != value)
		i = (i + 1) % LANES;
	return &p->lane[i];
}

static void hold(struct parting *p, T v, struct made by)
{
	uint64_t value;
	for (unsigned k = 0; v && k + 32 <= width(v); k += 32) {
		if (!is_num(bits(v, k, 32), &value))
			continue;
		struct lane *l = lane_of(p, (uint32_t)value);
		if (!l->held && p->lanes < LANES / 2) {
			*l = (struct lane){ (uint32_t)value, true, by };
			p->lanes++;
		}
	}
}

void parting_step(struct parting *p, struct run *x, const struct ins *i)
{
	const struct made at = { (long)x->steps, (unsigned)(i - x->p->ins) };
	p->x = x;
	for (R r = 0; r < x->p->t->regs; r++)
		if (x->wrote >> r & 1)
			hold(p, x->reg[r], at);
	for (unsigned k = 0; k < x->touches; k++)
		hold(p, x->touch[k].value, at);
}

static struct made later(struct made a, struct made b)
{
	return a.step > b.step ? a : b;
}

/* When all of it had first been made.  SHA-1's words are also kept turned by 30. */
static struct made made_by(struct parting *p, T word)
{
	for (unsigned turn = 0; turn <= 30; turn += 30) {
		T v = rol(word, turn);
		struct made last = never;
		unsigned missing = 0;
		for (unsigned k = 0; k < width(v); k += 32) {
			uint64_t value;
			is_num(bits(v, k, 32), &value);
			const struct lane *l = lane_of(p, (uint32_t)value);
			missing += !l->held;
			last = later(last, l->by);
		}
		if (!missing)
			return last;
	}
	return never;
}

/* The working variables after so many rounds: the standard's compression cut short, less its last step. */
static void after(const struct compression *c, unsigned rounds, T *out)
{
	struct hash cut = *c->h;
	cut.rounds = rounds;
	meaning_compress(&cut, c->in, c->m, out);
	for (unsigned j = 0; j < c->h->state; j++)
		out[j] = sub(out[j], c->in[j]);
}

static bool is_new(const struct hash *h, T word, const T *before)
{
	for (unsigned j = 0; j < h->state; j++)
		if (word == before[j] || word == rol(before[j], 30))
			return false;
	return true;
}

/* When the last of a round's new words was made. */
static struct made round_made_by(struct parting *p, const struct compression *c, const T *before, const T *now)
{
	struct made made = never;
	for (unsigned j = 0; j < c->h->state; j++)
		if (is_new(c->h, now[j], before)) {
			const struct made by = made_by(p, now[j]);
			if (by.step < 0)
				return never;
			made = later(made, by);
		}
	return made;
}

/* The last round whose new words were all held, or -1; and who made the last of them. */
static int last_round(struct parting *p, const struct compression *c, struct made *by)
{
	T before[8], now[8];
	int last = -1;
	memcpy(before, c->in, sizeof before);
	for (unsigned t = 0; t < c->h->rounds; t++, memcpy(before, now, sizeof before)) {
		after(c, t + 1, now);
		const struct made made = round_made_by(p, c, before, now);
		if (made.step >= 0) {
			last = (int)t;
			*by = made;
		}
	}
	return last;
}

static bool same_words(const T *a, const T *b, unsigned n)
{
	return !memcmp(a, b, n * sizeof *a);
}

static bool was_called(const struct parting *p, const struct compression *c)
{
	for (unsigned i = 0; i < p->dones; i++)
		if (same_words(p->done[i].in, c->in, c->h->state) && same_words(p->done[i].m, c->m, 16))
			return true;
	return false;
}

static void tell_round(FILE *out, struct parting *p, const struct prog *of, unsigned k, int last, struct made by)
{
	static const char letters[] = "abcdefgh";
	const struct compression *c = &p->wanted[k];
	T before[8], now[8];
	after(c, (unsigned)(last + 1), before);
	after(c, (unsigned)(last + 2), now);
	fprintf(out, "    parts     in compression %u of %u, round %d (the first is 0): ", k + 1, p->wants, last + 1);
	if (last < 0)
		fputs("no round of it was done; ", out);
	else
		fprintf(out, "the words of round %d were made, the last one by instruction %u, %s; ", last, by.ins,
			source_of(of, &of->ins[by.ins]));
	const char *comma = "never ";
	for (unsigned j = 0; j < c->h->state; j++)
		if (is_new(c->h, now[j], before) && made_by(p, now[j]).step < 0) {
			fprintf(out, "%s%c = %s", comma, letters[j], value_shown(NULL, now[j]));
			comma = ", ";
		}
	fputc('\n', out);
}

static void words_as_bytes(const struct hash *h, const T *word, unsigned n, uint8_t *out)
{
	for (unsigned t = 0; t < n; t++)
		const_bytes(h->order == BE ? bswap(word[t]) : word[t], out + t * h->W / 8);
}

static void tell_block(FILE *out, const struct parting *p, unsigned k)
{
	const struct compression *c = &p->wanted[k];
	uint8_t want[128], got[128];
	unsigned at = 0;
	fprintf(out, "    parts     in compression %u of %u: ", k + 1, p->wants);
	for (unsigned i = 0; i < p->dones; i++) {
		const struct compression *d = &p->done[i];
		if (!same_words(d->in, c->in, c->h->state))
			continue;
		words_as_bytes(c->h, c->m, 16, want);
		words_as_bytes(c->h, d->m, 16, got);
		while (want[at] == got[at])
			at++;
		fprintf(out, "byte %u of its block is %02x, not %02x\n", at, got[at], want[at]);
		return;
	}
	for (unsigned i = 0; i < p->dones; i++)
		if (same_words(p->done[i].m, c->m, 16)) {
			fputs("its block was absorbed into another state\n", out);
			return;
		}
	fprintf(out, "the run has not done it; %u others it has\n", p->dones);
}

void parting_rounds(struct parting *p, unsigned k, struct made *by)
{
	const struct compression *c = &p->wanted[k];
	T before[8], now[8];
	memcpy(before, c->in, sizeof before);
	for (unsigned t = 0; t < c->h->rounds; t++, memcpy(before, now, sizeof before)) {
		after(c, t + 1, now);
		by[t] = round_made_by(p, c, before, now);
	}
}

void parting_tell(FILE *out, struct parting *p, const struct prog *of)
{
	for (unsigned k = 0; k < p->wants; k++) {
		struct made by = never;
		if (was_called(p, &p->wanted[k]))
			continue;
		const int last = last_round(p, &p->wanted[k], &by);
		if (last == (int)p->wanted[k].h->rounds - 1)
			continue;
		if (p->dones && last < 0)
			tell_block(out, p, k);
		else
			tell_round(out, p, of, k, last, by);
		return;
	}
	if (p->wants)
		fprintf(out, "    parts     after the %u compression%s that the standard says: the run has done %s\n", p->wants,
			p->wants == 1 ? "" : "s", p->wants == 1 ? "it" : "all of them");
}
