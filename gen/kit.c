/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which registers a program over a kernel has, which constants it asked for, and which words of its blocks are known. */
#include <string.h>
#include "kernel.h"

struct kit kit_open(const struct hash *h, const struct kernel *k)
{
	struct kit x = { .k = k, .h = h, .constants = k->constants(h) };
	for (unsigned i = 0; i < k->shared; i++)
		x.shared[i] = kit_register(&x, k->name[k->states + k->own + i]);
	return x;
}

void kit_begin(struct kit *x, bool loop)
{
	if (x->k->based) {
		x->base = prog_pin("constants", prog->t->word, x->k->general[2]);
		w_addr(x->base, at_table(x->constants, 0));
	}
	if (x->k->begin)
		x->k->begin(x, loop);
}

bool kit_has_room(const struct kit *x, unsigned registers)
{
	unsigned i = x->taken;
	while (x->k->pool[i] != NOREG && i < x->taken + registers)
		i++;
	return i == x->taken + registers;
}

V kit_register(struct kit *x, const char *name)
{
	if (!kit_has_room(x, 1))
		die("%s: no vector register is left for %s", prog->symbol, name);
	return prog_pin(name, 128, x->k->pool[x->taken++]);
}

struct stream kit_stream(struct kit *x, const char *of)
{
	const struct kernel *k = x->k;
	const unsigned each = 16 / k->groups;
	struct stream s = { .s = { NULL } };
	for (unsigned i = 0; i < k->states + k->own; i++)
		s.s[i] = kit_register(x, text_of("%s%s", k->name[i], of));
	for (unsigned i = 0; i < k->groups; i++)
		s.w[i].v = kit_register(x, text_of("w[%u..]%s", each * i, of));
	return s;
}

struct value kit_value(struct kit *x, const char *name, struct place words)
{
	const struct kernel *k = x->k;
	struct value n = { .at = words, .in_memory = !kit_has_room(x, k->states) };
	if (n.in_memory && !k->plain)
		n.at = prog_frame(name, 16 * k->states);
	for (unsigned i = 0; i < k->states && !n.in_memory; i++)
		n.v[i] = kit_register(x, text_of("%s %s", name, k->name[i]));
	return n;
}

static struct place constant_at(const struct kit *x, int64_t off)
{
	return x->base ? at(x->base, off) : at_table(x->constants, off);
}

struct place kit_bytes(struct kit *x, const void *sixteen)
{
	return constant_at(x, table_offset(x->constants, sixteen, 16));
}

void kit_image(const struct kit *x, const uint64_t *word, uint8_t image[16])
{
	const unsigned each = 16 / x->k->groups, bytes = 16 / each;
	for (unsigned i = 0; i < 16; i++) {
		const unsigned j = x->k->reversed ? each - 1 - i / bytes : i / bytes;
		image[i] = (uint8_t)(word[j] >> 8 * (i % bytes));
	}
}

struct place kit_constant(struct kit *x, const uint64_t *word)
{
	uint8_t image[16];
	kit_image(x, word, image);
	return kit_bytes(x, image);
}

bool kit_is_padding(const struct kit *x, unsigned g)
{
	return x->padded && g < x->k->groups && 4 * g >= x->cut;
}

const uint64_t *kit_padding(const struct kit *x, unsigned g)
{
	return x->word + g * (16 / x->k->groups);
}

struct place kit_round_constants(struct kit *x, unsigned off)
{
	return constant_at(x, off);
}

/* RFC 2104, 2: the outer hash takes B + digest bytes, of which a block is the digest. */
void kit_pad(struct kit *x)
{
	const struct hash *h = x->h;
	const unsigned word = h->W / 8, bits = 8 * (h->B + h->digest);
	uint8_t block[128] = { 0 };
	block[h->digest] = 0x80;
	block[h->B - 2] = (uint8_t)(bits >> 8);
	block[h->B - 1] = (uint8_t)bits;
	x->padded = true;
	x->cut = h->digest / 4;
	for (unsigned i = 0; i < h->B; i++)
		x->word[i / word] |= (uint64_t)block[i] << 8 * (word - 1 - i % word);
}

V kit_read(struct kit *x, struct group *w)
{
	if (w->known && !w->there)
		x->k->load(w->v, kit_constant(x, w->word));
	w->there = true;
	return w->v;
}

V kit_change(struct kit *x, struct group *w)
{
	kit_read(x, w);
	w->known = false;
	return w->v;
}

V kit_lane(const struct kit *x, const V *s, unsigned j, const char *name)
{
	const struct lane *l = &x->k->lane[j];
	return prog_part(text_of("%s%c", name, 'a' + j), x->h->W, s[l->r]->reg, l->low);
}

V kit_word(const struct kit *x, const struct stream *s, unsigned t)
{
	const unsigned each = 16 / x->k->groups, W = x->h->W, j = t % each;
	return prog_part(text_of("word %u", t), W, s->w[t / each].v->reg, W * (x->k->reversed ? each - 1 - j : j));
}

void kit_iv(struct kit *x, const V *s)
{
	const unsigned word = x->h->W / 8;
	uint8_t image[MOST_STATE][16] = { { 0 } };
	for (unsigned j = 0; j < x->h->state; j++)
		for (unsigned i = 0; i < word; i++)
			image[x->k->lane[j].r][x->k->lane[j].low / 8 + i] = (uint8_t)(typed_iv(x->h, j) >> 8 * i);
	for (unsigned r = 0; r < x->k->states; r++)
		x->k->load(s[r], kit_bytes(x, image[r]));
}

V kit_pointer(const struct kit *x, V argument, unsigned i)
{
	return argument->home == IN_REG ? argument : prog_pin(argument->name, prog->t->word, x->k->general[i]);
}

V kit_argument(const struct kit *x, V argument, unsigned i)
{
	V v = kit_pointer(x, argument, i);
	w_set(v, argument);
	return v;
}

/* Values. */

static void from_memory(struct kit *x, const V *d, const struct value *n)
{
	if (x->k->plain)
		x->k->take(x, d, n->at);
	else
		for (unsigned i = 0; i < x->k->states; i++)
			x->k->load(d[i], beyond(n->at, 16 * i));
}

static void to_memory(struct kit *x, const struct value *n, const V *s)
{
	if (x->k->plain)
		x->k->give(x, n->at, s);
	else
		for (unsigned i = 0; i < x->k->states; i++)
			x->k->store(beyond(n->at, 16 * i), s[i]);
}

/* The registers of a value; if it lies in memory, of a block, that it was brought to. */
static const V *fetched(struct kit *x, struct stream *s, const struct value *n, V *room)
{
	if (!n->in_memory)
		return n->v;
	for (unsigned i = 0; i < x->k->states; i++)
		room[i] = s->w[i].v;
	from_memory(x, room, n);
	return room;
}

void kit_set(struct kit *x, struct stream *s, const struct value *n)
{
	if (n->in_memory)
		from_memory(x, s->s, n);
	else
		for (unsigned i = 0; i < x->k->states; i++)
			x->k->copy(s->s[i], n->v[i]);
}

void kit_save(struct kit *x, const struct value *n, const struct stream *s)
{
	if (n->in_memory)
		to_memory(x, n, s->s);
	else
		for (unsigned i = 0; i < x->k->states; i++)
			x->k->copy(n->v[i], s->s[i]);
}

void kit_fill(struct kit *x, struct stream *s, const struct value *n, struct place words)
{
	if (!n->in_memory)
		x->k->take(x, n->v, words);
	else if (!x->k->plain) {
		x->k->take(x, s->s, words);
		kit_save(x, n, s);
	}
}

void kit_spill(struct kit *x, struct stream *s, struct place words, const struct value *n)
{
	V room[MOST_STATE];
	if (!n->in_memory || !x->k->plain)
		x->k->give(x, words, fetched(x, s, n, room));
}

void kit_sum(struct kit *x, struct stream *s, const struct value *n)
{
	V room[MOST_STATE];
	x->k->sum(x, s->s, fetched(x, s, n, room));
}

void kit_mix(struct kit *x, struct stream *s, const struct value *n)
{
	V room[MOST_STATE];
	const V *v = fetched(x, s, n, room);
	for (unsigned i = 0; i < x->k->states; i++)
		x->k->xor(v[i], s->s[i]);
	if (n->in_memory)
		to_memory(x, n, v);
}
