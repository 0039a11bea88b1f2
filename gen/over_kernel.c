/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The routines that are written once over kernels: compression of many blocks, PBKDF2's iterations, the midstates of a key. */
#include "kernel.h"

/* Streams in turn: what one waits for, another does. */
static void all_steps(struct kit *x, struct stream *s, unsigned streams, const struct place *block)
{
	const struct kernel *k = x->k;
	for (unsigned i = 0; i < k->steps; i++) {
		if (block && i < k->groups)
			k->read(x, s, *block, i);
		if (k->between)
			k->between(x, i);
		for (unsigned n = 0; n < streams; n++)
			k->step(x, &s[n], i);
	}
}

/* Compression of many blocks. */

struct compress { V state; struct kit x; struct stream s; struct value before; };

static bool stays(const struct compress *c)          /* the chaining value, in the caller's memory */
{
	return c->before.in_memory && c->x.k->plain;
}

static void take(const struct blocks *b, V *v)
{
	struct compress *c = b->own;
	(void)v;
	w_set(b->state, c->state);
	c->x.k->take(&c->x, c->s.s, at(b->state, 0));
}

static void rounds(const struct blocks *b, V *v)
{
	struct compress *c = b->own;
	const struct place block = at(b->blocks, 0);
	(void)v;
	if (c->x.k->keep)
		c->x.k->keep(&c->x, c->s.s);
	if (c->before.in_memory && !c->x.k->plain)
		forgets(c->before.at, 16 * c->x.k->states);
	if (!stays(c))
		kit_save(&c->x, &c->before, &c->s);
	all_steps(&c->x, &c->s, 1, &block);
}

static void feed_forward(const struct blocks *b, V *v)
{
	struct compress *c = b->own;
	(void)v;
	kit_sum(&c->x, &c->s, &c->before);
	if (stays(c))
		c->x.k->give(&c->x, at(b->state, 0), c->s.s);
}

static void give(const struct blocks *b, V *v)
{
	struct compress *c = b->own;
	(void)v;
	c->x.k->give(&c->x, at(b->state, 0), c->s.s);
}

static const struct lane *lanes_of(const struct compress *c)
{
	struct lane *lane = must_alloc(c->x.h->state * sizeof *lane);
	for (unsigned i = 0; i < c->x.h->state; i++) {
		lane[i] = c->x.k->lane[i];
		lane[i].r = c->s.s[lane[i].r]->reg;
	}
	return lane;
}

void kernel_compress(const struct hash *h, const struct kernel *k)
{
	FUNC (h, compress) {
		ARG_PINNED(state);
		ARG_PINNED(blocks);
		ARG_PINNED(n);
		struct compress c = { .state = state, .x = kit_open(h, k) };
		V pointer = kit_pointer(&c.x, state, 0), data = kit_argument(&c.x, blocks, 1);
		V left = n->home == IN_REG ? n : prog_framed("blocks left", n->w);
		c.s = kit_stream(&c.x, "");
		kit_begin(&c.x, true);
		if (k->plain && h->state * h->W == 128 * k->states)          /* loads and stores of pairs, instead of moves */
			c.before = (struct value){ .at = at(pointer, 0), .in_memory = true };
		else
			c.before = kit_value(&c.x, "before", at(pointer, 0));
		over_blocks(&(struct blocks){ .h = h, .state = pointer, .blocks = data, .n = n, .left = left, .lane = lanes_of(&c),
			.take = take, .rounds = rounds, .feed_forward = feed_forward, .give = stays(&c) ? NULL : give, .own = &c });
	}
}

/* PBKDF2: the block of either hash is the other's chaining value, padded. */

/* Groups of the chaining value, of what follows it, or of both. */
static void message_of_digest(struct kit *x, struct stream *s)
{
	const struct kernel *k = x->k;
	const unsigned each = 16 / k->groups, words32 = x->h->W / 32;
	k->words(x, s);
	for (unsigned g = 0; g < k->groups; g++) {
		struct group *w = &s->w[g];
		unsigned lanes = 0;
		*w = (struct group){ .v = w->v };
		for (unsigned j = 0; j < each; j++)
			w->word[j] = kit_padding(x, g)[j];
		for (unsigned p = 0; p < 4; p++)     /* 32 bits each, as the message has them */
			if (4 * g + p >= x->cut)
				lanes |= 1u << (k->reversed ? 3 - p : words32 == 2 ? p ^ 1 : p);
		w->known = kit_is_padding(x, g);
		if (lanes && !w->known)
			k->blend(x, w->v, w->word, lanes);
	}
}

/* The chaining value, then the words. */
static void state_given(struct kit *x, struct stream *s, unsigned which)
{
	const unsigned n = x->h->state, each = 16 / x->k->groups;
	V v[MAX_NAMED];
	for (unsigned j = 0; j < n; j++)
		v[j] = kit_lane(x, s->s, j, "");
	for (unsigned t = 0; t < 16; t++) {
		const struct group *w = &s->w[t / each];
		v[n + t] = w->known ? as_width(K(w->word[t % each]), x->h->W) : kit_word(x, s, t);
	}
	prog_given(which, n + 16, v);
}

static void state_named(struct kit *x, struct stream *s, unsigned which)
{
	V v[MAX_NAMED];
	for (unsigned j = 0; j < x->h->state; j++)
		v[j] = kit_lane(x, s->s, j, "");
	prog_named(which, x->h->state, v);
}

/* What each stream holds becomes the hash of it, by way of the midstate from. */
static void hash_of_digest(struct kit *x, struct stream *s, unsigned streams, const struct value *from)
{
	for (unsigned n = 0; n < streams; n++) {
		message_of_digest(x, &s[n]);
		kit_set(x, &s[n], from);
		state_given(x, &s[n], n);
	}
	all_steps(x, s, streams, NULL);
	for (unsigned n = 0; n < streams; n++) {
		kit_sum(x, &s[n], from);
		state_named(x, &s[n], n);
	}
}

static void carry_value(struct kit *x, const struct value *n, const char *name, unsigned ghost)
{
	const unsigned W = x->h->W;
	for (unsigned j = 0; j < x->h->state; j++) {
		const struct lane *l = &x->k->lane[j];
		if (!n->in_memory)
			carries(kit_lane(x, n->v, j, name), ghost + j);
		else if (x->k->plain)
			carries_at(beyond(n->at, j * W / 8), W, ghost + j);
		else
			carries_at(beyond(n->at, 16 * l->r + l->low / 8), W, ghost + j);
	}
}

static void carry_block(struct kit *x, struct stream *s, const struct value *T_, unsigned block)
{
	const unsigned n = x->h->state, first = 2 * n * block;
	for (unsigned j = 0; j < n; j++)
		carries(kit_lane(x, s->s, j, "U "), first + j);
	carry_value(x, T_, "T ", first + n);
}

/* Of so many blocks of output, whose U and T lie behind the key's midstates. */
static void iterations(struct kit *x, unsigned blocks, V job, V left)
{
	static const char *const of[2] = { "", " of the other" };
	const unsigned room = x->h->W;
	struct stream s[2];
	struct value T_[2];
	for (unsigned b = 0; b < blocks; b++)
		s[b] = kit_stream(x, of[b]);
	kit_pad(x);
	kit_begin(x, true);
	for (unsigned b = 0; b < blocks; b++)
		T_[b] = kit_value(x, text_of("T%s", of[b]), at(job, (3 + 2 * b) * room));
	struct value inner = kit_value(x, "inner", at(job, 0)), outer = kit_value(x, "outer", at(job, room));
	kit_fill(x, s, &inner, at(job, 0));
	kit_fill(x, s, &outer, at(job, room));
	for (unsigned b = 0; b < blocks; b++)
		kit_fill(x, s, &T_[b], at(job, (3 + 2 * b) * room));
	for (unsigned b = 0; b < blocks; b++)
		x->k->take(x, s[b].s, at(job, (2 + 2 * b) * room));
	REPEAT (left) {
		for (unsigned b = 0; b < blocks; b++)
			carry_block(x, &s[b], &T_[b], b);
		prog_note("the inner hash");
		hash_of_digest(x, s, blocks, &inner);
		prog_note("the outer hash");
		hash_of_digest(x, s, blocks, &outer);
		for (unsigned b = 0; b < blocks; b++)
			kit_mix(x, &s[b], &T_[b]);
	}
	for (unsigned b = 0; b < blocks; b++) {
		kit_spill(x, &s[b], at(job, (3 + 2 * b) * room), &T_[b]);
		x->k->give(x, at(job, (2 + 2 * b) * room), s[b].s);
	}
}

void kernel_pbkdf2_steps(const struct hash *h, const struct kernel *k)
{
	FUNC (h, pbkdf2_steps) {
		ARG_PINNED(job);
		ARG_PINNED(n);
		struct kit x = kit_open(h, k);
		V pointer = kit_argument(&x, job, 0), left = kit_argument(&x, n, 1);
		IF (left, NE, K(0)) {
			iterations(&x, 1, pointer, left);
		}
	}
}

void kernel_pbkdf2_pair(const struct hash *h, const struct kernel *k)
{
	FUNC (h, pbkdf2_pair) {
		ARG_PINNED(pair);
		ARG_PINNED(n);
		struct kit x = kit_open(h, k);
		V pointer = kit_argument(&x, pair, 0), left = kit_argument(&x, n, 1);
		IF (left, NE, K(0)) {
			iterations(&x, 2, pointer, left);
		}
	}
}

/* HMAC's key: the block of the key with either pad, side by side if there are registers enough. */

static void xor_block(struct kit *x, struct stream *s, uint8_t pad)
{
	V t = x->shared[x->k->shared - 1];
	uint8_t all[16];
	for (unsigned i = 0; i < sizeof all; i++)
		all[i] = pad;
	x->k->load(t, kit_bytes(x, all));
	for (unsigned g = 0; g < x->k->groups; g++)
		x->k->xor(s->w[g].v, t);
}

static void give_midstate(struct kit *x, struct stream *s, struct place to)
{
	V iv[MOST_STATE];
	for (unsigned i = 0; i < x->k->states; i++)
		iv[i] = s->w[i].v;
	kit_iv(x, iv);
	x->k->sum(x, s->s, iv);
	x->k->give(x, to, s->s);
}

static void both_midstates(struct kit *x, struct stream *s, V key)
{
	const struct kernel *k = x->k;
	for (unsigned g = 0; g < k->groups; g++)
		k->copy(s[1].w[g].v, s[0].w[g].v);
	xor_block(x, &s[0], 0x36);
	xor_block(x, &s[1], 0x5c);
	kit_iv(x, s[0].s);
	for (unsigned i = 0; i < k->states; i++)
		k->copy(s[1].s[i], s[0].s[i]);
	all_steps(x, s, 2, NULL);
	give_midstate(x, &s[0], at(key, 0));
	give_midstate(x, &s[1], at(key, x->h->W));
}

static void midstates_in_turn(struct kit *x, struct stream *s, V key, struct place words)
{
	const struct kernel *k = x->k;
	for (unsigned g = 0; g < k->groups; g++)
		k->store(beyond(words, 16 * g), s->w[g].v);
	for (unsigned outer = 0; outer < 2; outer++) {
		for (unsigned g = 0; outer && g < k->groups; g++)
			k->load(s->w[g].v, beyond(words, 16 * g));
		xor_block(x, s, outer ? 0x5c : 0x36);
		kit_iv(x, s->s);
		all_steps(x, s, 1, NULL);
		give_midstate(x, s, at(key, outer * x->h->W));
	}
}

/* The cut: from there on it is one compression each of any sixteen words. */
static void cut_at_words(const struct kit *x, const struct stream *s, V key)
{
	V v[17] = { key };
	for (unsigned t = 0; t < 16; t++)
		v[1 + t] = kit_word(x, s, t);
	prog_cut(17, v);
}

void kernel_hmac_key(const struct hash *h, const struct kernel *kernel)
{
	FUNC (h, hmac_key) {
		ARG(key);
		ARG(k);
		ARG(klen);
		ARG(f);
		struct place block = prog_frame("key block", h->B), state = prog_frame("state", h->W);
		hmac_key_block(h, block, state, k, klen, f);
		struct kit x = kit_open(h, kernel);
		struct stream s[2] = { kit_stream(&x, "") };
		kit_begin(&x, false);
		for (unsigned g = 0; g < kernel->groups; g++)
			kernel->read(&x, s, block, g);
		cut_at_words(&x, s, key);
		kit_begin(&x, false);
		V to = kit_argument(&x, key, 0);
		if (kit_has_room(&x, kernel->states + kernel->own + kernel->groups)) {
			s[1] = kit_stream(&x, ", opad");
			both_midstates(&x, s, to);
		} else {
			midstates_in_turn(&x, s, to, block);
		}
	}
}
