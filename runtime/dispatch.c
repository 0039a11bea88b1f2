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
 * That file names each function of each variant, best last.  Every variant has a compress: its
 * rows count the variants.
 */
#if defined(INGOT_ASM)
#define TARGET INGOT_ASM
#else
#define TARGET "portable"
#endif

enum {
	V_md5, V_sha1, V_sha256, V_sha512,	/* in plain C */
#if defined(INGOT_ASM)
#define COUNT_compress(hash, variant) V_##hash##_##variant,
#define INGOT_ASM_VARIANT(hash, function, variant, needs) COUNT_##function(hash, variant)
#include "variants.h"
#endif
	VARIANTS
};

const struct ingot_fns ingot__variants[VARIANTS] = {
	[V_md5].compress = ingot__md5_compress,
	[V_sha1].compress = ingot__sha1_compress,
	[V_sha256].compress = ingot__sha256_compress,
	[V_sha512].compress = ingot__sha512_compress,
#if defined(INGOT_ASM)
#define INGOT_ASM_VARIANT(hash, function, variant, needs) \
	[V_##hash##_##variant].function = ingot_asm_##hash##_##function##_##variant,
#include "variants.h"
#endif
};

static const struct {
	uint32_t needs;
	uint8_t family;
	const char *impl;
} about[VARIANTS] = {
	[V_md5] = { 0, FAMILY_md5, "portable" },
	[V_sha1] = { 0, FAMILY_sha1, "portable" },
	[V_sha256] = { 0, FAMILY_sha256, "portable" },
	[V_sha512] = { 0, FAMILY_sha512, "portable" },
#if defined(INGOT_ASM)
#define ABOUT_compress(hash, variant, needs) \
	[V_##hash##_##variant] = { needs, FAMILY_##hash, TARGET "/" #variant },
#define INGOT_ASM_VARIANT(hash, function, variant, needs) ABOUT_##function(hash, variant, needs)
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
	info->present = cpu.present;
	info->detected = cpu.usable;
	info->allowed = info->detected & wanted;
}

unsigned ingot__choose(void)
{
	unsigned best[FAMILIES] = { 0 }, choice = CHOSEN, i;
	ingot_cpu_info cpu;

	ingot_cpu(&cpu);
	for (i = 0; i < VARIANTS; i++)
		if (!(about[i].needs & ~cpu.allowed))
			best[about[i].family] = i;
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
		if (about[v].family != h->family || i-- != 0)
			continue;
		if (needs != NULL)
			*needs = about[v].needs;
		return about[v].impl;
	}
	return NULL;
}
