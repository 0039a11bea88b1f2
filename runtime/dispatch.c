/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which variants of the compression functions exist in this build, what each needs, and which
 * one this machine and its user get.
 */
#if defined(INGOT_SECURE_GETENV)
#define _GNU_SOURCE
#endif
#include <stdlib.h>

#include "abi.h"
#include "internal.h"

#if defined(INGOT_ASM) && defined(INGOT_NO_ASM)
#error "emitted code is not for this compiler: abi.h says why"
#endif

/* INGOT_ASM is the target whose emitted/<target>/variants.h this build assembles, as a string.
 * That file has a table of functions for each variant and hash, the best variant last.
 */
#if defined(INGOT_ASM)
#define TARGET INGOT_ASM
#else
#define TARGET "portable"
#endif

/* In plain C, a function must be told of which hash it is. */
#define HASH(name, ...) \
	static void name##_hmac_key(void *key, const uint8_t *k, size_t k_len, \
		const struct ingot_fns *f) \
	{ \
		ingot__c_hmac_key(&ingot__hashes[HASH_##name], key, k, k_len, f); \
	} \
	static void name##_pbkdf2_steps(void *job, size_t n, const struct ingot_fns *f) \
	{ \
		ingot__c_pbkdf2_steps(&ingot__hashes[HASH_##name], job, n, f); \
	} \
	static void name##_pbkdf2_pair(void *pair, size_t n, const struct ingot_fns *f) \
	{ \
		ingot__c_pbkdf2_pair(&ingot__hashes[HASH_##name], pair, n, f); \
	}
#include "gen/hash.def"
#undef HASH

/* A row for each hash of each variant; those of plain C come first. */
enum {
#define HASH(name, ...) V_##name##_portable,
#include "gen/hash.def"
#undef HASH
#if defined(INGOT_ASM)
#define INGOT_ASM_TABLE(hash, family, variant, ...) V_##hash##_##variant,
#include "variants.h"
#endif
	VARIANTS
};

/* From the row of the hash that names the family, the others are as far away as in gen/hash.def. */
#define SAME_ORDER(hash, family, variant) \
	_Static_assert(V_##hash##_##variant - V_##family##_##variant == HASH_##hash - HASH_##family, \
		"the rows of a variant are in the order of the hashes");
#define HASH(name, family, ...) SAME_ORDER(name, family, portable)
#include "gen/hash.def"
#undef HASH
#if defined(INGOT_ASM)
#define INGOT_ASM_TABLE(hash, family, variant, ...) SAME_ORDER(hash, family, variant)
#include "variants.h"
#endif

const struct ingot_fns ingot__variants[VARIANTS] = {
#define HASH(name, family, ...) [V_##name##_portable] = \
	{ ingot__##family##_compress, name##_hmac_key, name##_pbkdf2_steps, name##_pbkdf2_pair },
#include "gen/hash.def"
#undef HASH
#if defined(INGOT_ASM)
#define INGOT_ASM_TABLE(hash, family, variant, needs, ...) [V_##hash##_##variant] = { __VA_ARGS__ },
#include "variants.h"
#endif
};

static const struct {
	uint32_t needs;
	uint8_t hash;
	const char *impl;
} about[VARIANTS] = {
#define HASH(name, ...) [V_##name##_portable] = { 0, HASH_##name, "portable" },
#include "gen/hash.def"
#undef HASH
#if defined(INGOT_ASM)
#define INGOT_ASM_TABLE(hash, family, variant, needs, ...) \
	[V_##hash##_##variant] = { (needs) & ~INGOT_CPU_BASELINE, HASH_##hash, TARGET "/" #variant },
#include "variants.h"
#endif
};

static const char *const feature_name[] = {
#define CPU(id, name, ...) name,
#include "cpu.def"
	NULL
};

_Static_assert(VARIANTS <= 1 << CHOICE_BITS, "a variant's number fits its field of the choice");

atomic_uint ingot__choice;

const char *ingot_cpu_feature(unsigned i)
{
	return i < sizeof feature_name / sizeof feature_name[0] ? feature_name[i] : NULL;
}

/* The text of INGOT_CPU, or NULL.  Where secure_getenv is missing there is no telling whether
 * the user may be believed, so nobody is. */
static const char *wish(void)
{
#if defined(INGOT_SECURE_GETENV)
	const char *s = secure_getenv("INGOT_CPU");

	return s != NULL && *s != '\0' ? s : NULL;
#else
	return NULL;
#endif
}

/* Read a list of features.  False if one is unknown. */
static bool parse(const char *s, uint32_t *features)
{
	size_t n;
	unsigned i;

	*features = 0;
	if (strcmp(s, "none") == 0)
		return true;
	for (;; s += n + 1) {
		n = strcspn(s, ",");
		for (i = 0; feature_name[i] != NULL; i++)
			if (strlen(feature_name[i]) == n && memcmp(feature_name[i], s, n) == 0)
				break;
		if (feature_name[i] == NULL) {
			*features = 0;
			return false;
		}
		*features |= (uint32_t)1 << i;
		if (s[n] == '\0')
			return true;
	}
}

void ingot_cpu(ingot_cpu_info *info)
{
	const char *s = wish();
	const struct cpu_features cpu = ingot__cpu_detect();
	uint32_t wanted = UINT32_MAX;

	info->target = TARGET;
	info->status = s == NULL || parse(s, &wanted) ? INGOT_OK : INGOT_ECPU;
	info->baseline = INGOT_CPU_BASELINE;
	info->present = cpu.present;
	info->detected = cpu.usable;
	info->allowed = (info->detected & wanted) | INGOT_CPU_BASELINE;
	if (INGOT_CPU_BASELINE & ~info->detected)
		info->status = INGOT_EBASELINE;
}

unsigned ingot__choose(void)
{
	unsigned best[FAMILIES] = { 0 }, choice = CHOSEN, i;
	const ingot_hash *h;
	ingot_cpu_info cpu;

	ingot_cpu(&cpu);
	for (i = 0; i < VARIANTS; i++) {
		h = &ingot__hashes[about[i].hash];
		if (h->id == h->first && !(about[i].needs & ~cpu.allowed))
			best[h->family] = i;
	}
	for (i = 0; i < FAMILIES; i++)
		choice |= best[i] << CHOICE_BITS * i;
	atomic_store_explicit(&ingot__choice, choice, memory_order_relaxed);
	return choice;
}

const char *ingot_hash_impl(const ingot_hash *h)
{
	return about[chosen(h) - ingot__variants].impl;
}

const char *ingot_hash_variant(const ingot_hash *h, unsigned i, uint32_t *needs)
{
	for (unsigned v = 0; v < VARIANTS; v++) {
		if (about[v].hash != h->id || i-- != 0)
			continue;
		if (needs != NULL)
			*needs = about[v].needs;
		return about[v].impl;
	}
	return NULL;
}
