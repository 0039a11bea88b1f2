/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* PBKDF2 over the HMAC of any hash, in portions: RFC 8018, 5.2.
 *
 * job->steps is what one iteration works on: the two midstates of the key, U and T, each a
 * chaining value of W bytes, one after the other.  The salt is absorbed once, whatever the
 * number of output blocks; after the start neither salt nor password is read again, so that the
 * output may be written over them.
 */
#include "internal.h"

/* n iterations: U = HMAC(password, U), T = T xor U.  Inner and outer hash each compress a block
 * of the same layout: a digest, then the padding of a message of B + digest bytes.  So one block
 * serves both, laid out once. */
void ingot__c_pbkdf2_steps(const ingot_hash *h, void *job, size_t n, const struct ingot_fns *f)
{
	size_t words = h->W / 8, i;
	const uint64_t *inner = job, *outer = inner + words;
	uint64_t *u = (uint64_t *)job + 2 * words, *t = u + words;
	uint8_t block[INGOT_MAX_BLOCK];

	ingot__put_digest(h, block, u);
	ingot__pad_block(h, block, h->digest, h->B);
	for (; n != 0; n--) {
		memcpy(u, inner, h->W);
		f->compress(u, block, 1);
		ingot__put_digest(h, block, u);
		memcpy(u, outer, h->W);
		f->compress(u, block, 1);
		ingot__put_digest(h, block, u);
		for (i = 0; i < words; i++)
			t[i] ^= u[i];
	}
	ingot_wipe(block, sizeof block);
}

/* n iterations for two blocks of output: a pair is a job's four chaining values, then U and T of the
 * other block. */
void ingot__c_pbkdf2_pair(const ingot_hash *h, void *pair, size_t n, const struct ingot_fns *f)
{
	uint8_t *other = (uint8_t *)pair + 4u * h->W;
	uint64_t job[4 * STATE_WORDS];

	ingot__c_pbkdf2_steps(h, pair, n, f);
	memcpy(job, pair, 2u * h->W);
	memcpy((uint8_t *)job + 2u * h->W, other, 2u * h->W);
	ingot__c_pbkdf2_steps(h, job, n, f);
	memcpy(other, (uint8_t *)job + 2u * h->W, 2u * h->W);
	ingot_wipe(job, sizeof job);
}

/* The inner hash that has taken the salt lies behind the four chaining values. */
static void *salted(const ingot_hash *h, void *job)
{
	return (uint8_t *)job + 4u * h->W;
}

/* The first iteration of output block i: T = U = HMAC(password, salt | INT(i)). */
static void first_step(const ingot_hash *h, void *job, uint32_t i)
{
	size_t words = h->W / 8;
	uint64_t inner[CTX_WORDS], *u = (uint64_t *)job + 2 * words, *t = u + words;
	const uint8_t number[4] = { (uint8_t)(i >> 24), (uint8_t)(i >> 16), (uint8_t)(i >> 8), (uint8_t)i };

	memcpy(inner, salted(h, job), (size_t)h->W + h->B + h->L);
	ingot__update(h, inner, number, sizeof number);
	ingot__hmac_end(h, job, inner, u);
	memcpy(t, u, h->W);
}

static void give(const ingot_hash *h, const void *job, uint8_t *out, size_t n)
{
	uint8_t whole[INGOT_MAX_SIZE];

	ingot__put_digest(h, whole, (const uint8_t *)job + 3u * h->W);
	memcpy(out, whole, n);
	ingot_wipe(whole, sizeof whole);
}

void ingot__c_pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len, void *job, uint32_t iters)
{
	uint32_t i;
	size_t n;

	for (i = 1; out_len != 0; i++, out += n, out_len -= n) {
		n = out_len < h->digest ? out_len : h->digest;
		first_step(h, job, i);
		ingot__pbkdf2_steps(h, job, iters - 1);
		give(h, job, out, n);
	}
}

int ingot_pbkdf2_start(ingot_pbkdf2_job *job, const ingot_hash *h, size_t out_len,
	const void *pw, size_t pw_len, const void *salt, size_t salt_len, uint32_t iters)
{
	const uint64_t max_blocks = UINT32_MAX, len = out_len;
	uint64_t hmac[HMAC_WORDS];

	if (iters == 0 || len == 0 || len > max_blocks * h->digest)
		return INGOT_EINVAL;

	ingot__hmac_init(h, hmac, pw, pw_len);
	ingot__update(h, hmac_inner(h, hmac), salt, salt_len);

	memset(job, 0, sizeof *job);
	job->hash = h;
	job->left = (len + h->digest - 1) / h->digest * iters;
	job->out_left = len;
	job->iters = job->todo = iters;
	job->block = 1;
	memcpy(job->steps, hmac, 2u * h->W);
	memcpy(salted(h, job->steps), hmac_inner(h, hmac), (size_t)h->W + h->B + h->L);
	ingot_wipe(hmac, sizeof hmac);
	return INGOT_OK;
}

uint64_t ingot_pbkdf2_step(ingot_pbkdf2_job *job, uint64_t n)
{
	uint32_t now = n < job->todo ? (uint32_t)n : job->todo, first = 0;

	if (now != 0) {
		if (job->todo == job->iters) {
			first_step(job->hash, job->steps, job->block);
			first = 1;
		}
		ingot__pbkdf2_steps(job->hash, job->steps, now - first);
		job->todo -= now;
		job->left -= now;
	}
	return job->left;
}

size_t ingot_pbkdf2_take(ingot_pbkdf2_job *job, uint8_t *out)
{
	const ingot_hash *h = job->hash;
	size_t n;

	if (job->todo != 0 || job->out_left == 0)
		return 0;
	n = job->out_left < h->digest ? (size_t)job->out_left : h->digest;
	give(h, job->steps, out, n);

	job->out_left -= n;
	job->todo = job->iters;
	job->block++;
	if (job->out_left == 0)
		ingot_wipe(job, sizeof *job);
	return n;
}

int ingot_pbkdf2(const ingot_hash *h, uint8_t *out, size_t out_len, const void *pw, size_t pw_len,
	const void *salt, size_t salt_len, uint32_t iters)
{
	ingot_pbkdf2_job job;
	int status = ingot_pbkdf2_start(&job, h, out_len, pw, pw_len, salt, salt_len, iters);

	if (status != INGOT_OK)
		return status;
	ingot__pbkdf2(h, out, out_len, job.steps, iters);
	ingot_wipe(&job, sizeof job);
	return INGOT_OK;
}
