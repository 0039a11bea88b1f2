/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Random programs of calls on several contexts at once, each call compared with what a plain model of it expects. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/both.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SLOTS = 4, MOST = 2048, MOST_KEY = 300, MOST_OUT = 400, CALLS = 16 };

static void want(bool good)
{
	if (!good)
		abort();
}

/* The program goes on at random where the bytes given end, so that a few of them are a whole program already. */
static struct {
	const uint8_t *at;
	size_t left;
	uint32_t seed;
} program;

static unsigned next(void)
{
	if (program.left != 0) {
		program.left--;
		program.seed = (program.seed ^ *program.at) * 16777619u;
		return *program.at++;
	}
	program.seed = program.seed * 1664525u + 1013904223u;
	return program.seed >> 24;
}

static size_t next_length(size_t most)
{
	size_t n = next() & 1 ? next() * 9u + next() : next();

	return n < most ? n : most;
}

/* n bytes in a block of that size, so that a read past it is seen: text is as good as noise here, and cheaper to say. */
static uint8_t *next_bytes(size_t n)
{
	uint8_t *p = malloc(n ? n : 1), seed = (uint8_t)next();

	want(p != NULL);
	for (size_t i = 0; i < n; i++)
		p[i] = (uint8_t)(seed + 7 * i);
	return p;
}

/* ---- hashes: a context, and the bytes it has been given */

struct message {
	const struct both *b;                            /* NULL: not begun */
	any_ctx ctx;
	uint8_t bytes[MOST];
	size_t n;
};

static void append(struct message *m, void (*update)(void *ctx, const void *in, size_t len))
{
	size_t n = next_length(MOST - m->n);
	uint8_t *data = next_bytes(n);

	update(&m->ctx, n ? data : NULL, n);
	memcpy(m->bytes + m->n, data, n);
	m->n += n;
	free(data);
}

static void digest_is_right(const struct message *m, const uint8_t *got)
{
	uint8_t right[INGOT_MAX_SIZE];

	m->b->digest(right, m->bytes, m->n);
	want(!memcmp(got, right, m->b->size));
}

static void hash_call(struct message *m, const struct message *other, unsigned call)
{
	uint8_t *out;
	any_ctx before;

	if (call == 0) {
		m->b = &both[next() % both_count];
		m->b->init(&m->ctx);
		m->n = 0;
	} else if (call == 1) {
		*m = *other;
	} else if (m->b) {
		out = malloc(m->b->size);
		want(out != NULL);
		memcpy(&before, &m->ctx, m->b->ctx_size);
		if (call == 2) {
			append(m, m->b->update);
		} else if (call == 3) {
			m->b->peek(&m->ctx, out);
			digest_is_right(m, out);
			want(!memcmp(&before, &m->ctx, m->b->ctx_size));
		} else {
			m->b->final(&m->ctx, out);
			digest_is_right(m, out);
			m->b = NULL;
		}
		free(out);
	}
}

/* ---- HMAC: the same with a key, which outlives the message */

struct tagged {
	struct message m;
	uint8_t key[MOST_KEY];
	size_t key_len;
};

static void right_tag(const struct tagged *t, uint8_t *tag)
{
	t->m.b->hmac(tag, t->key, t->key_len, t->m.bytes, t->m.n);
}

static void hmac_begin(struct tagged *t)
{
	uint8_t *key;

	t->m.b = &both[next() % both_count];
	t->m.n = 0;
	t->key_len = next_length(MOST_KEY);
	key = next_bytes(t->key_len);
	memcpy(t->key, key, t->key_len);
	t->m.b->hmac_init(&t->m.ctx, t->key_len ? key : NULL, t->key_len);
	free(key);
}

/* Lengths about all limits, and a tag that may have one bit wrong. */
static void hmac_verify(struct tagged *t)
{
	size_t size = t->m.b->size, tag_len = next() % (size + 2), min_len = next() % (size + 2);
	uint8_t right[INGOT_MAX_SIZE + 1] = { 0 }, *tag = malloc(tag_len ? tag_len : 1);
	unsigned turn = next();
	bool good = true;
	int status;

	want(tag != NULL);
	right_tag(t, right);
	memcpy(tag, right, tag_len);
	if (turn & 1 && tag_len) {
		tag[turn / 2 % tag_len] ^= (uint8_t)(1 << next() % 8);
		good = false;
	}
	status = t->m.b->hmac_verify(&t->m.ctx, tag, tag_len, min_len);
	if (min_len < 1 || min_len > size)
		want(status == INGOT_EINVAL);
	else if (!good || tag_len < min_len || tag_len > size)
		want(status == INGOT_EFAIL);
	else
		want(status == INGOT_OK);
	t->m.n = 0;
	free(tag);
}

static void hmac_call(struct tagged *t, const struct tagged *other, unsigned call)
{
	uint8_t *out, right[INGOT_MAX_SIZE];

	if (call == 0) {
		hmac_begin(t);
	} else if (call == 1) {
		*t = *other;
	} else if (!t->m.b) {
		return;
	} else if (call == 2) {
		append(&t->m, t->m.b->hmac_update);
	} else if (call == 3) {
		t->m.b->hmac_reset(&t->m.ctx);
		t->m.n = 0;
	} else if (call == 4) {
		hmac_verify(t);
	} else {
		out = malloc(t->m.b->size);
		want(out != NULL);
		right_tag(t, right);
		t->m.b->hmac_final(&t->m.ctx, out);
		want(!memcmp(out, right, t->m.b->size));
		t->m.n = 0;
		free(out);
	}
}

/* ---- PBKDF2 in portions: a job, the key it must give, and how far it is */

struct derivation {
	const struct both *b;
	ingot_pbkdf2_job job;
	uint8_t key[MOST_OUT];
	size_t n, taken;
	uint32_t iters, todo;                            /* of this block */
	uint64_t left;                                   /* of all */
};

/* RFC 8018, 5.2, by its letters: T is the sum of U_1 to U_c, each the HMAC of the one before. */
static void right_key(const struct both *b, uint8_t *key, size_t n, const uint8_t *pw, size_t pw_len,
	const uint8_t *salt, size_t salt_len, uint32_t iters)
{
	uint8_t in[MOST_KEY + 4], u[INGOT_MAX_SIZE], t[INGOT_MAX_SIZE];

	for (size_t done = 0; done < n; done += b->size) {
		memcpy(in, salt, salt_len);
		memset(in + salt_len, 0, 3);
		in[salt_len + 3] = (uint8_t)(done / b->size + 1);
		b->hmac(u, pw, pw_len, in, salt_len + 4);
		memcpy(t, u, b->size);
		for (uint32_t i = 1; i < iters; i++) {
			b->hmac(u, pw, pw_len, u, b->size);
			for (size_t k = 0; k < b->size; k++)
				t[k] ^= u[k];
		}
		memcpy(key + done, t, n - done < b->size ? n - done : b->size);
	}
}

static void derive_begin(struct derivation *d)
{
	const struct both *b = &both[next() % both_count];
	const ingot_hash *h = ingot_hash_find(b->name);
	size_t pw_len = next_length(MOST_KEY), salt_len = next_length(MOST_KEY), n = next_length(MOST_OUT);
	uint32_t iters = next() % 8;
	uint8_t *pw = next_bytes(pw_len), *salt = next_bytes(salt_len), *out;
	struct derivation before = *d;
	int status = ingot_pbkdf2_start(&d->job, h, n, pw, pw_len, salt, salt_len, iters);

	if (iters == 0 || n == 0) {
		want(status == INGOT_EINVAL && !memcmp(&before.job, &d->job, sizeof d->job));
		want(b->pbkdf2(d->key, n, pw, pw_len, salt, salt_len, iters) == INGOT_EINVAL);
		want(!memcmp(before.key, d->key, sizeof d->key));
	} else {
		want(status == INGOT_OK);
		right_key(b, d->key, n, pw, pw_len, salt, salt_len, iters);
		out = malloc(n);
		want(out != NULL);
		want(b->pbkdf2(out, n, pw, pw_len, salt, salt_len, iters) == INGOT_OK);
		want(!memcmp(out, d->key, n));
		free(out);
		d->b = b;
		d->n = n;
		d->taken = 0;
		d->iters = d->todo = iters;
		d->left = (uint64_t)iters * ((n + b->size - 1) / b->size);
	}
	memset(pw, 0, pw_len);                           /* neither is read again */
	memset(salt, 0, salt_len);
	free(pw);
	free(salt);
}

static void derive_take(struct derivation *d)
{
	size_t due = d->todo || d->taken == d->n ? 0 : d->n - d->taken;
	uint8_t *out;

	due = due < d->b->size ? due : d->b->size;
	out = malloc(due ? due : 1);
	want(out != NULL);
	want(ingot_pbkdf2_take(&d->job, out) == due);
	want(!memcmp(out, d->key + d->taken, due));
	free(out);
	d->taken += due;
	if (due && d->taken < d->n)
		d->todo = d->iters;
	for (size_t i = 0; d->taken == d->n && i < sizeof d->job; i++)
		want(((uint8_t *)&d->job)[i] == 0);
}

static void derive_call(struct derivation *d, const struct derivation *other, unsigned call)
{
	uint64_t asked;
	uint32_t n;

	if (call == 0) {
		derive_begin(d);
	} else if (call == 1) {
		*d = *other;
	} else if (!d->b) {
		return;
	} else if (call == 2) {
		asked = next() % 12;
		if (asked == 11)
			asked = UINT64_MAX;
		n = asked < d->todo ? (uint32_t)asked : d->todo;
		d->todo -= n;
		d->left -= n;
		want(ingot_pbkdf2_step(&d->job, asked) == d->left);
	} else {
		derive_take(d);
	}
}

/* ---- HKDF: no state, but lengths; what it gives is HMAC's */

static void expand_call(void)
{
	const struct both *b = &both[next() % both_count];
	size_t prk_len = next_length(MOST_KEY), info_len = next_length(MOST_KEY);
	size_t most = 255 * b->size, n = next() % 8 ? next() : most + next() % 3 - 1, k = info_len;
	uint8_t *prk = next_bytes(prk_len), *info = next_bytes(info_len), *out = malloc(n ? n : 1);
	uint8_t in[INGOT_MAX_SIZE + MOST_KEY + 1], t[INGOT_MAX_SIZE];

	want(out != NULL);
	memset(out, 0x5a, n);
	want(b->expand(out, n, prk, prk_len, info, info_len) == (n > most ? INGOT_EINVAL : INGOT_OK));
	memcpy(in, info, info_len);
	for (size_t done = 0; done < n && n <= most; done += b->size) {
		in[k] = (uint8_t)(done / b->size + 1);
		b->hmac(t, prk, prk_len, in, k + 1);
		want(!memcmp(out + done, t, n - done < b->size ? n - done : b->size));
		memcpy(in, t, b->size);
		memcpy(in + b->size, info, info_len);
		k = b->size + info_len;
	}
	for (size_t i = 0; i < n && n > most; i++)
		want(out[i] == 0x5a);
	free(prk);
	free(info);
	free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct message messages[SLOTS];
	static struct tagged tagged[SLOTS];
	static struct derivation derivations[SLOTS];

	memset(messages, 0, sizeof messages);
	memset(tagged, 0, sizeof tagged);
	memset(derivations, 0, sizeof derivations);
	program.at = data;
	program.left = size;
	program.seed = 2166136261u;
	for (int i = 0; i < CALLS || program.left; i++) {
		unsigned call = next(), slots = next(), a = slots % SLOTS, b = slots / SLOTS % SLOTS;

		switch (call % 16) {
		case 0: case 1: case 2: case 3: case 4:
			hash_call(&messages[a], &messages[b], call % 16);
			break;
		case 5: case 6: case 7: case 8: case 9: case 10:
			hmac_call(&tagged[a], &tagged[b], call % 16 - 5);
			break;
		case 11: case 12: case 13: case 14:
			derive_call(&derivations[a], &derivations[b], call % 16 - 11);
			break;
		default:
			expand_call();
		}
	}
	return 0;
}
