/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The catalog, opened: one entry for each function that is emitted, and its program. */
#include <fnmatch.h>
#include <string.h>
#include "gen.h"
#include "kernel.h"

/* What a function of that name promises and must do, whoever writes it; and the routines, with their writers. */
enum per { PER_KERNEL, PER_FAMILY, PER_HASH };
static const struct kind {
	const char *name, *module;                   /* module: what goes before the hash in the file's name */
	enum per per;
	contract_fn *contract;
	claim_fn *claim;
	routine_fn *write;
	claim_fn *claim_fused;                       /* of the one over a kernel that is taken apart, if there is such */
	over_kernel *fuse;
} kinds[] = {
	{ "compress",     "",        PER_KERNEL, contract_compress,     claim_compress,     NULL,
	  claim_compress, kernel_compress },
	{ "update",       "",        PER_FAMILY, contract_update,       claim_update,       md_update, NULL, NULL },
	{ "finish",       "",        PER_HASH,   contract_finish,       claim_finish,       md_finish, NULL, NULL },
	{ "digest",       "",        PER_HASH,   contract_digest,       claim_digest,       md_digest, NULL, NULL },
	{ "hmac_key",     "hmac_",   PER_HASH,   contract_hmac_key,     claim_hmac_key,     hmac_key,
	  claim_fused_hmac_key, kernel_hmac_key },
	{ "hmac",         "hmac_",   PER_HASH,   contract_hmac,         claim_hmac,         hmac, NULL, NULL },
	{ "hmac_finish",  "hmac_",   PER_HASH,   contract_hmac_finish,  claim_hmac_finish,  hmac_finish, NULL, NULL },
	{ "pbkdf2_steps", "pbkdf2_", PER_HASH,   contract_pbkdf2_steps, claim_pbkdf2_steps, pbkdf2_steps,
	  claim_pbkdf2_steps, kernel_pbkdf2_steps },
	{ "pbkdf2_pair",  "pbkdf2_", PER_HASH,   contract_pbkdf2_pair,  claim_pbkdf2_pair,  pbkdf2_pair,
	  claim_fused_pbkdf2_pair, kernel_pbkdf2_pair },
	{ "pbkdf2_block", "pbkdf2_", PER_HASH,   contract_pbkdf2_block, claim_pbkdf2_block, pbkdf2_block, NULL, NULL },
	{ "pbkdf2",       "pbkdf2_", PER_HASH,   contract_pbkdf2,       claim_pbkdf2,       pbkdf2, NULL, NULL },
	{ "hkdf_extract", "hkdf_",   PER_HASH,   contract_hkdf_extract, claim_hkdf_extract, hkdf_extract, NULL, NULL },
	{ "hkdf_block",   "hkdf_",   PER_HASH,   contract_hkdf_block,   claim_hkdf_block,   hkdf_block, NULL, NULL },
	{ "hkdf_expand",  "hkdf_",   PER_HASH,   contract_hkdf_expand,  claim_hkdf_expand,  hkdf_expand, NULL, NULL },
};
enum { KINDS = sizeof kinds / sizeof *kinds, MAX_FUNCTIONS = 512 };

static struct function function[MAX_FUNCTIONS];
static struct prog *written[MAX_FUNCTIONS];
static unsigned functions;

static void add_function(struct function f)
{
	if (functions == MAX_FUNCTIONS)
		die("more than %d functions", MAX_FUNCTIONS);
	if (!hash_find(f.hash))
		die("the catalog names %s, hash.def does not", f.hash);
	function[functions++] = f;
}

static const char *module_of(const struct kind *k, const char *hash)
{
	return text_of("%s%s", k->module, hash);
}

static void add_kernel(const struct target *t, const char *family, const char *name, const char *variant,
	const char *needs, routine_fn *write)
{
	for (unsigned i = 0; i < KINDS; i++)
		if (!strcmp(kinds[i].name, name)) {
			add_function((struct function){ family, name, variant, needs, module_of(&kinds[i], family), t,
				write, NULL, NULL, kinds[i].contract, kinds[i].claim });
			return;
		}
	die("the catalog names a function %s that nobody claims anything about", name);
}

static void add_routines(const struct target *t, const char *hash)
{
	const struct hash *h = hash_find(hash);
	for (unsigned i = 0; i < KINDS; i++) {
		const struct kind *k = &kinds[i];
		if (k->per == PER_HASH || (k->per == PER_FAMILY && !strcmp(h->family, hash)))
			add_function((struct function){ hash, k->name, NULL, "", module_of(k, hash), t, k->write,
				NULL, NULL, k->contract, k->claim });
	}
}

static void add_fused(const struct target *t, const char *family, const char *variant, const char *needs, const struct kernel *kernel)
{
	for (unsigned i = 0; i < KINDS; i++)
		for (unsigned h = 0; kinds[i].fuse && (kernel->in_pairs || kinds[i].fuse != kernel_pbkdf2_pair) && h < HASHES; h++)
			if (!strcmp(hashes[h].family, family) && (kinds[i].per == PER_HASH || !strcmp(hashes[h].name, family)))
				add_function((struct function){ hashes[h].name, kinds[i].name, variant, needs,
					module_of(&kinds[i], hashes[h].name), t, NULL, kinds[i].fuse, kernel, kinds[i].contract,
					kinds[i].claim_fused });
}

static void open_catalog(void)
{
	if (functions)
		return;
#define KERNEL(target, family, function, variant, needs, writer) \
	add_kernel(&target_##target, #family, #function, #variant, needs, writer);
#define FUSED(target, family, variant, needs, kernel) add_fused(&target_##target, #family, #variant, needs, &kernel);
#define ROUTINES(target, hash) add_routines(&target_##target, #hash);
#include "catalog.def"
#undef KERNEL
#undef FUSED
#undef ROUTINES
}

unsigned catalog_size(void)
{
	open_catalog();
	return functions;
}

const struct function *catalog(unsigned i)
{
	open_catalog();
	return &function[i];
}

const char *catalog_symbol(const struct function *f)
{
	return text_of("ingot_asm_%s_%s%s%s", f->hash, f->name, f->variant ? "_" : "", f->variant ? f->variant : "");
}

const char *catalog_name(const struct function *f)
{
	return text_of("%s/%s_%s%s%s", f->target->name, f->hash, f->name, f->variant ? "/" : "",
		f->variant ? f->variant : "");
}

const struct function *catalog_find(const char *target, const char *symbol)
{
	for (unsigned i = 0; i < catalog_size(); i++)
		if (!strcmp(catalog(i)->target->name, target) && !strcmp(catalog_symbol(catalog(i)), symbol))
			return catalog(i);
	return NULL;
}

bool is_kernel(const struct function *f)
{
	return f->variant && !strcmp(f->name, members[0].name);
}

const struct function *catalog_member(const struct function *kernel, const char *hash, unsigned member)
{
	const struct function *found = member ? NULL : kernel;
	for (unsigned i = 0; member && i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		if (f->target != kernel->target || strcmp(f->hash, hash) || strcmp(f->name, members[member].name))
			continue;
		if (f->variant ? !strcmp(f->variant, kernel->variant) : !found)
			found = f;
	}
	return found;
}

const struct function *catalog_callee(const struct function *caller, const struct function *kernel, const char *name)
{
	for (unsigned i = 0; i < MEMBERS; i++)
		if (!strcmp(name, members[i].name))
			return catalog_member(kernel, caller->hash, i);
	for (unsigned i = 0; i < catalog_size(); i++)
		if (catalog(i)->target == caller->target && !strcmp(catalog(i)->name, name) && !strcmp(catalog(i)->hash, caller->hash))
			return catalog(i);
	return NULL;
}

const struct function *catalog_exactly(const char *name)
{
	for (unsigned i = 0; i < catalog_size(); i++)
		if (!strcmp(catalog_name(catalog(i)), name))
			return catalog(i);
	return NULL;
}

const struct function *catalog_named(const char *target, const char *name)
{
	const struct function *found = NULL;
	const size_t n = strlen(name);
	unsigned many = 0;
	for (unsigned i = 0; i < catalog_size(); i++) {
		const struct function *f = catalog(i);
		const char *full = catalog_name(f), *shorter = strchr(full, '/') + 1;
		if (target && strcmp(target, f->target->name))
			continue;
		if (!strcmp(full, name) || !strcmp(shorter, name))
			many++, found = f;
		else if ((!strncmp(full, name, n) && full[n] == '/') || (!strncmp(shorter, name, n) && shorter[n] == '/'))
			many++, found = f;
	}
	if (many == 1)
		return found;
	fprintf(stderr, "gen: %s is %s%s\n", name, many ? "more than one function" : "no function", many ? ":" : "; gen list names them all");
	for (unsigned i = 0; many && i < catalog_size(); i++) {
		const char *full = catalog_name(catalog(i)), *shorter = strchr(full, '/') + 1;
		if ((!target || !strcmp(target, catalog(i)->target->name)) && (!strncmp(full, name, n) || !strncmp(shorter, name, n)))
			fprintf(stderr, "  %s\n", full);
	}
	return NULL;
}

static bool needs_no_more(const char *needs, const char *has)
{
	char name[32];
	unsigned n = 0;
	for (const char *s = needs; n = (unsigned)strcspn(s, " "), *s; s += n + (s[n] == ' ')) {
		snprintf(name, sizeof name, "%.*s", (int)n, s);
		if (!is_listed(has, name))
			return false;
	}
	return true;
}

const char *table_fault(const struct function *kernel, const char *hash)
{
	for (unsigned i = 0; i < MEMBERS; i++) {
		const struct function *m = catalog_member(kernel, hash, i);
		if (!m)
			return text_of("%s has no %s for %s: a hole in a table", catalog_name(kernel), members[i].name, hash);
		if (!needs_no_more(m->needs, kernel->needs))
			return text_of("%s needs \"%s\", and is chosen where there is \"%s\"", catalog_name(m), m->needs,
				kernel->needs);
	}
	return NULL;
}

bool catalog_wanted(const struct function *f, const char *target, const char *glob)
{
	const char *short_name = strchr(catalog_name(f), '/') + 1;
	return (!target || !strcmp(f->target->name, target)) &&
	       (!glob || !fnmatch(glob, short_name, 0) || !fnmatch(glob, catalog_name(f), 0));
}

/* The program being written: FUNC reads the first two, writing_done() is where it ends up. */
const struct target *writing_for;
const char *writing_symbol;
static struct prog *just_written;

void writing_done(struct prog *p)
{
	just_written = p;
}

bool is_listed(const char *names, const char *name)
{
	const size_t n = strlen(name);
	for (const char *s = names; (s = strstr(s, name)); s += n)
		if ((s == names || s[-1] == ' ') && (s[n] == ' ' || !s[n]))
			return true;
	return false;
}

static const char *features_used(const struct prog *p)
{
	static char list[256];
	list[0] = 0;
	for (unsigned i = 0; i < p->n; i++) {
		const char *need = needs_of(&p->t->row[p->ins[i].op], p->ins[i].w);
		if (!need)
			die("%s: %s has no form of %u bits", p->symbol, p->t->row[p->ins[i].op].id, p->ins[i].w);
		if (!strcmp(need, "BASE") || is_listed(list, need))
			continue;
		if (list[0])
			strcat(list, " ");
		strcat(list, need);
	}
	return text_of("%s", list);
}

struct prog *catalog_write_plain(const struct function *f)
{
	writing_for = f->target;
	writing_symbol = catalog_symbol(f);
	just_written = NULL;
	if (f->fuse)
		f->fuse(hash_find(f->hash), f->kernel);
	else
		f->write(hash_find(f->hash));
	if (!just_written)
		die("%s: its writer wrote nothing", catalog_name(f));
	just_written->needs = features_used(just_written);
	if (!needs_no_more(just_written->needs, f->needs) ||
	    ((is_kernel(f) || !f->variant) && !needs_no_more(f->needs, just_written->needs)))
		die("%s: the catalog says it needs \"%s\", its instructions need \"%s\"", catalog_name(f), f->needs,
		    just_written->needs);
	return just_written;
}

struct prog *catalog_write(const struct function *f)
{
	struct prog **p = &written[f - function];
	if (!*p)
		*p = in_order_found(catalog_name(f), catalog_write_plain(f));
	return *p;
}
