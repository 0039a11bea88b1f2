/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a caller of each function may rely on: arguments with sizes, access and secrecy, stack, wiping. */
#include "gen.h"

#define BUF(n, acc, size, hidden, about)         { .name = #n, .kind = ARG_BUF, .access = acc, .bytes = size, .secret = hidden, .why = about }
#define BUF_N(n, acc, size, count, hidden, about) { .name = #n, .kind = ARG_BUF, .access = acc, .bytes = size, .per = #count, .secret = hidden, .why = about }
#define WORDS(n, acc, size, hidden, about)       { .name = #n, .kind = ARG_BUF, .access = acc, .bytes = size, .words = true, .secret = hidden, .why = about }
#define CTX(n, ahead, size, about)               { .name = #n, .kind = ARG_BUF, .access = READ_WRITE, .bytes = size, .words = true, .secret = SECRET, \
                                                   .public_from = ahead + ctx_count(h), .public_bytes = h->L, .why = about }
#define LEN(n, about)                            { .name = #n, .kind = ARG_LEN, .why = about }
#define FNS(n)                                   { .name = #n, .kind = ARG_FNS }
enum { PUBLIC, SECRET };

/* A contract for each hash is made at the first call and kept, so that its address names it.
 *
 *        function  whose  what it does  stack  wipes it  late  effect on callers  arguments
 * late: nothing is read after the first byte was given out, so what is given out may overlap what is read. */
#define CONTRACT(function, of_whom, does_, stack_, wipes_, late_, effect_, ...) \
	const struct contract *contract_##function(const struct hash *h) \
	{ \
		static struct contract kept[HASHES]; \
		struct contract *c = &kept[h - hashes]; \
		if (!c->name) \
			*c = (struct contract){ .name = text_of("%s %s", h->of_whom, #function), .does = does_, \
				.symbol = text_of("ingot_asm_%s_%s", h->of_whom, #function), .arg = { __VA_ARGS__ }, \
				.stack = stack_, .wipes = wipes_, .late = late_, .of = h, .effect = effect_ }; \
		return c; \
	}

CONTRACT( compress, family, "state becomes what it is after n blocks: FIPS 180-4, 6.", 256, true, false, effect_compress,
	WORDS( state,  READ_WRITE, h->state * h->W / 8, SECRET, "words of the machine"),
	BUF_N( blocks, READ_ONLY,  h->B, n,             SECRET, NULL),
	LEN(   n,                                               "blocks, may be 0") )

CONTRACT( update, family, "The message of the context goes on with data.", 512, true, false, effect_update,
	CTX(   ctx,    0,          ctx_bytes(h),                "state, waiting bytes, count of bytes; the count is public"),
	BUF_N( data,   READ_ONLY,  1, len,              SECRET, NULL),
	LEN(   len,                                             "bytes, may be 0"),
	FNS(   f) )

CONTRACT( finish, name, "Pads, absorbs what waits, gives the digest, wipes the context.", 512, true, false, NULL,
	CTX(   ctx,    0,          ctx_bytes(h),                "state, waiting bytes, count of bytes; zero after"),
	BUF(   out,    WRITE_ONLY, h->digest,           SECRET, NULL),
	FNS(   f) )

CONTRACT( digest, name, "The digest of one message, without a context.", 768, true, true, NULL,
	BUF(   out,    WRITE_ONLY, h->digest,           SECRET, "may overlap data"),
	BUF_N( data,   READ_ONLY,  1, len,              SECRET, NULL),
	LEN(   len,                                             "bytes, may be 0"),
	FNS(   f) )

/* A key is the state after the block of key ^ ipad, then that after key ^ opad; each has room for eight words. */
CONTRACT( hmac_key, name, "The two midstates of an HMAC key: RFC 2104, 2.", 1024, true, false, effect_hmac_key,
	WORDS( key,    WRITE_ONLY, 2 * h->W,            SECRET, "inner state, outer state"),
	BUF_N( k,      READ_ONLY,  1, klen,             SECRET, NULL),
	LEN(   klen,                                            "bytes, may be 0 and more than a block"),
	FNS(   f) )

CONTRACT( hmac, name, "The MAC of one message: RFC 2104.", 1536, true, true, effect_hmac,
	BUF(   out,    WRITE_ONLY, h->digest,           SECRET, "may overlap k and data"),
	BUF_N( k,      READ_ONLY,  1, klen,             SECRET, NULL),
	LEN(   klen,                                            "bytes, may be 0 and more than a block"),
	BUF_N( data,   READ_ONLY,  1, len,              SECRET, NULL),
	LEN(   len,                                             "bytes, may be 0"),
	FNS(   f) )

CONTRACT( hmac_finish, name, "Pads, absorbs what waits in the inner hash, gives the MAC; wipes the inner context, keeps the key.", 512, true, false, NULL,
	CTX(   hmac,   2 * h->W,   hmac_bytes(h),               "inner state, outer state: kept; context of the inner hash: zero after"),
	BUF(   out,    WRITE_ONLY, h->digest,           SECRET, NULL),
	FNS(   f) )

CONTRACT( pbkdf2_steps, name, "n iterations of PBKDF2, RFC 8018, 5.2: U becomes the MAC of U, T becomes T ^ U.", 512, true, false, effect_pbkdf2_steps,
	WORDS( job,    READ_WRITE, 4 * h->W,            SECRET, "inner state, outer state, U, T: words of the machine"),
	LEN(   n,                                               "iterations, may be 0"),
	FNS(   f) )

/* Two blocks of output under one key: inner state, outer state, then U and T of either. */
CONTRACT( pbkdf2_pair, name, "n iterations of PBKDF2, RFC 8018, 5.2, for two blocks of output.", 1024, true, false, effect_pbkdf2_pair,
	WORDS( pair,   READ_WRITE, 6 * h->W,            SECRET, "inner state, outer state, U, T, the other U, the other T: words of the machine"),
	LEN(   n,                                               "iterations, may be 0"),
	FNS(   f) )

CONTRACT( pbkdf2_block, name, "Block i of the output of PBKDF2, RFC 8018, 5.2, F(P, S, c, i), into T.", 1280, true, false, effect_pbkdf2_block,
	CTX(   job,    4 * h->W,   job_bytes(h),                "inner state, outer state, U, T, context of the inner hash that took the salt"),
	LEN(   i,                                               "from 1 on; its low 32 bits count"),
	LEN(   iters,                                           "c, at least 1"),
	FNS(   f) )

CONTRACT( pbkdf2, name, "PBKDF2, RFC 8018, 5.2, from a job that has its key and its salt; U and T are used up.", 2048, true, false, NULL,
	BUF_N( out,    WRITE_ONLY, 1, out_len,          SECRET, NULL),
	LEN(   out_len,                                         "bytes, may be 0; RFC 8018 wants at most 2^32 - 1 digests"),
	CTX(   job,    4 * h->W,   job_bytes(h),                "as for pbkdf2_block"),
	LEN(   iters,                                           "c, at least 1"),
	FNS(   f) )

CONTRACT( hkdf_extract, name, "HKDF-Extract, RFC 5869, 2.2: the pseudorandom key.", 1600, true, true, NULL,
	BUF(   prk,    WRITE_ONLY, h->digest,           SECRET, "may overlap salt and ikm"),
	BUF_N( salt,   READ_ONLY,  1, salt_len,         SECRET, NULL),
	LEN(   salt_len,                                        "bytes, may be 0"),
	BUF_N( ikm,    READ_ONLY,  1, ikm_len,          SECRET, NULL),
	LEN(   ikm_len,                                         "bytes, may be 0"),
	FNS(   f) )

/* A job of HKDF: inner state, outer state, T, each with room for eight words. */
CONTRACT( hkdf_block, name, "T(i) of HKDF-Expand, RFC 5869, 2.3, into T, which holds T(i - 1) unless i is 1.", 1024, true, false, effect_hkdf_block,
	WORDS( job,    READ_WRITE, 3 * h->W,            SECRET, "inner state, outer state, T: words of the machine"),
	BUF_N( info,   READ_ONLY,  1, info_len,         SECRET, NULL),
	LEN(   info_len,                                        "bytes, may be 0"),
	LEN(   i,                                               "from 1 on; its low 8 bits are hashed"),
	FNS(   f) )

CONTRACT( hkdf_expand, name, "HKDF-Expand, RFC 5869, 2.3, under the key of a job; T is used up.", 1280, true, false, NULL,
	BUF_N( out,    WRITE_ONLY, 1, out_len,          SECRET, NULL),
	LEN(   out_len,                                         "bytes, may be 0; RFC 5869 wants at most 255 digests"),
	WORDS( job,    READ_WRITE, 3 * h->W,            SECRET, "inner state, outer state, T: words of the machine"),
	BUF_N( info,   READ_ONLY,  1, info_len,         SECRET, NULL),
	LEN(   info_len,                                        "bytes, may be 0"),
	FNS(   f) )

const struct member members[MEMBERS] = {
	{ "compress",     contract_compress },
	{ "hmac_key",     contract_hmac_key },
	{ "pbkdf2_steps", contract_pbkdf2_steps },
	{ "pbkdf2_pair",  contract_pbkdf2_pair },
};

struct place member_of(V f, contract_fn *contract)
{
	for (unsigned i = 0; i < MEMBERS; i++)
		if (members[i].contract == contract)
			return at(f, i * word_bytes());
	die("a function that is called through the table and is not in it");
}
