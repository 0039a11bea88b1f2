/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Faults planted in the vector programs of ARMv7-A: registers that are halves of others, and belong to the caller in part. */
#include "plant.h"
#include <sys/wait.h>
#include <unistd.h>

static bool is(const struct prog *p, const struct ins *i, const char *row)
{
	return !strcmp(p->t->row[i->op].id, row);
}

static uint16_t row_of(const struct prog *p, const char *id)
{
	uint16_t op = 0;
	while (strcmp(p->t->row[op].id, id))
		op++;
	return op;
}

static uint8_t d(const struct prog *p, unsigned n)
{
	R r = 0;
	while (strcmp(p->t->reg_name(r, 64), text_of("d%u", n)))
		r++;
	return (uint8_t)r;
}

static uint8_t q(const struct prog *p, unsigned n)
{
	return d(p, 2 * n);
}

#define PLANT(of, name, kind, says, ...) \
	static void spoil_##name(struct prog *p) { __VA_ARGS__ } \
	Test(arm, name) \
	{ \
		const struct function *f = find_function("arm/" of); \
		struct prog *p = copy_of(catalog_write(f)); \
		spoil_##name(p); \
		must_refuse(p, prove(p, f->claim, hash_find(f->hash), NULL), kind, says); \
	}

PLANT( "sha512_compress/neon", register_of_the_callers_not_restored, F_ABI, "d8 does not come back as it was",
	struct ins *x = &p->ins[FIND(p, 0, is(p, i, "VPOP"))];
	x->list >>= 8; )
PLANT( "sha512_compress/neon", fewer_registers_restored_than_saved, F_STACK, "returns to something else than its return address",
	struct ins *x = &p->ins[FIND(p, 0, is(p, i, "VPOP"))];
	x->list &= ~((uint64_t)1 << d(p, 15)); )
PLANT( "sha256_compress/ce", register_of_the_callers_changed, F_ABI, "d9 does not come back as it was",
	insert(p, p->body, (struct ins){ .op = row_of(p, "VEOR"), .w = 64, .d = d(p, 9), .n = d(p, 9), .m = d(p, 9) }); )
PLANT( "sha256_compress/ce", upper_half_of_the_callers_changed, F_ABI, "d15 does not come back as it was",
	insert(p, p->body, (struct ins){ .op = row_of(p, "VEXT"), .w = 128, .d = q(p, 7), .n = q(p, 7), .m = q(p, 8), .k = 8 });
	insert(p, p->body, (struct ins){ .op = row_of(p, "VEXT"), .w = 128, .d = q(p, 7), .n = q(p, 8), .m = q(p, 7), .k = 8 }); )
PLANT( "sha512_compress/neon", only_the_lower_half, F_MEANING, "state word",
	p->ins[FIND(p, 3, is(p, i, "VADD_I64") && i->w == 128)].w = 64; )
PLANT( "sha512_compress/neon", both_halves, F_MEANING, "state word",
	p->ins[FIND(p, 40, is(p, i, "VADD_I64") && i->w == 64 && (i->d - d(p, 0)) % 2 == 0 && (i->n - d(p, 0)) % 2 == 0 &&
		(i->m - d(p, 0)) % 2 == 0)].w = 128; )
PLANT( "sha256_compress/neon", wrong_rotation, F_MEANING, "state word",
	p->ins[FIND(p, 9, is(p, i, "VSLI_32"))].k++; )
PLANT( "sha1_compress/neon", lanes_moved_too_far, F_MEANING, "state word",
	p->ins[FIND(p, 4, is(p, i, "VEXT"))].k += 4; )
PLANT( "sha512_compress/neon", constants_that_stand_still, F_MEANING, "state word",
	struct ins *x = &p->ins[FIND(p, 7, is(p, i, "VLD1_ON"))];
	x->op = row_of(p, "VLD1"); )
PLANT( "sha256_compress/neon", vector_that_is_not_aligned, F_MEMORY, "must be a multiple of 4",
	p->ins[FIND(p, 2, is(p, i, "VSTR"))].mem.disp += 2; )
PLANT( "sha256_compress/ce", another_part_of_the_hash, F_MEANING, "state word",
	p->ins[FIND(p, 5, is(p, i, "SHA256H2"))].op = row_of(p, "SHA256H"); )
PLANT( "sha1_pbkdf2_steps/ce", lane_that_is_kept, F_MEANING, "",
	struct ins *x = &p->ins[FIND(p, 0, is(p, i, "VMOV_TO"))];
	x->m = x->m == 0 ? 1 : 0; )

/* A q register is an even d register and the next: no meaning has another. */
Test(arm, half_of_two_registers)
{
	struct prog *p = copy_of(catalog_write(find_function("arm/sha256_compress/ce")));
	struct ins *x = &p->ins[FIND(p, 0, is(p, i, "VADD_I32"))];
	int status;
	x->n++;
	cr_expect(!p->t->reg_name(x->n, 128));
	pid_t child = fork();
	if (child == 0) {
		fclose(stderr);
		run_blank(p, x);
		_exit(0);
	}
	cr_expect(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 2);
}
