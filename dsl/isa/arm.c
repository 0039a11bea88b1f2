/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the shapes of ARMv7-A's rows open and close, and so the table of its rows. */
#include "arm.h"
#include "arm_sha.h"
#include "lanes.h"

enum { NF, ZF, CF, VF };

/* A shift by nothing is written in another way. */
#define count(i)               run_count(x, 32, (i)->k)

/* Pairs begin at an even register; the stack pointer is in none. */
static void check_pair(struct run *x, R first, R second)
{
	if (first % 2 || second != first + 1 || first >= R12)
		run_fail(x, F_UNDECIDED, "no instruction has r%u and r%u for a pair", first, second);
}

/* A register, or the two d registers that a q register is: the low half is the even one (Arm ARM, A2.6.2). */
static bool is_pair(const struct run *x, R r, unsigned w)
{
	if (r >= D0 && w == 128 && (r - D0) % 2)
		die("no q register begins with d%u", r - D0);
	return w > x->p->t->reg_width(r);
}

static T get(struct run *x, R r, unsigned w)
{
	return is_pair(x, r, w) ? cat(run_get(x, r + 1, w / 2), run_get(x, r, w / 2)) : run_get(x, r, w);
}

static void put(struct run *x, R r, unsigned w, T v)
{
	if (is_pair(x, r, w)) {
		run_put(x, r, w / 2, bits(v, 0, w / 2));
		run_put(x, r + 1, w / 2, bits(v, w / 2, w / 2));
	} else {
		run_put(x, r, w, v);
	}
}

static T list_bytes(const struct run *x, const struct ins *i)
{
	unsigned n = 0;
	for (R r = 0; r < ARM_REGS; r++)
		if (i->list >> r & 1)
			n += x->p->t->reg_width(r) / 8;
	return num(32, n);
}

/* The lowest register is that of the lowest address. */
static void load_registers(struct run *x, const struct ins *i, T from)
{
	for (R r = 0; r < ARM_REGS; r++)
		if (i->list >> r & 1) {
			const unsigned w = x->p->t->reg_width(r);
			run_put(x, r, w, run_load(x, from, w / 8));
			from = add(from, num(32, w / 8));
		}
}

static void store_registers(struct run *x, const struct ins *i, T to)
{
	for (R r = 0; r < ARM_REGS; r++)
		if (i->list >> r & 1) {
			const unsigned w = x->p->t->reg_width(r);
			run_store(x, to, w / 8, run_get(x, r, w));
			to = add(to, num(32, w / 8));
		}
}

/* A shape opens a row's operands as terms, lets the meaning run and closes what it set.  An output that a meaning
 * forgets is an uninitialised variable, which does not compile. */
#define OPEN                   const unsigned W = i->w; const T zero = num(1, 0); (void)W; (void)zero
#define flag(f)                run_flag(x, f)
#define load(address, width)   run_load(x, address, (width) / 8)
#define store(address, v)      run_store(x, address, width(v) / 8, v)
/* Several words at once must be aligned, whatever the system allows; bytes need not be (Arm ARM, A3.2.1). */
#define load_list(from)        run_aligned(x, from, 4), load_registers(x, i, from)
#define store_list(to)         run_aligned(x, to, 4), store_registers(x, i, to)
#define load_bytes(from)       load_registers(x, i, from)
#define store_bytes(to)        store_registers(x, i, to)
#define REG(r)                 get(x, i->r, W)
#define SET(r)                 put(x, i->r, W, r)
#define ADDRESS                run_address(x, &i->mem, 32)
#define IMMEDIATE              num(W, (uint64_t)i->k)
#define HALF                   num(16, (uint64_t)i->k)
#define FLAGS                  run_set_flag(x, NF, msb(r)); run_set_flag(x, ZF, is0(r)); run_set_flag(x, CF, cf); \
                               run_set_flag(x, VF, vf)
#define PLACE                  run_place(x, i->mem.place - 1)
#define DISTANCE               sub(ADDRESS, add(PLACE, num(W, 8)))

#define RRR(...)      OPEN; T n = REG(n), m = REG(m), d; __VA_ARGS__; SET(d)
#define RSR(...)      RRR(__VA_ARGS__)
#define RRRK(...)     OPEN; unsigned k = count(i); T n = REG(n), m = REG(m), d; __VA_ARGS__; SET(d)
#define RRRF(...)     OPEN; T n = REG(n), m = REG(m), r, cf, vf; __VA_ARGS__; FLAGS; run_put(x, i->d, W, r)
#define RRI(...)      OPEN; T n = REG(n), k = IMMEDIATE, d; __VA_ARGS__; SET(d)
#define RRIF(...)     OPEN; T n = REG(n), k = IMMEDIATE, r, cf, vf; __VA_ARGS__; FLAGS; run_put(x, i->d, W, r)
#define RRC(...)      OPEN; T n = REG(n), m = REG(m), r, cf, vf; __VA_ARGS__; FLAGS
#define RIC(...)      OPEN; T n = REG(n), k = IMMEDIATE, r, cf, vf; __VA_ARGS__; FLAGS
#define RR(...)       OPEN; T m = REG(m), d; __VA_ARGS__; SET(d)
#define RRK(...)      OPEN; unsigned k = count(i); T m = REG(m), d; __VA_ARGS__; SET(d)
#define RI(...)       OPEN; T k = IMMEDIATE, d; __VA_ARGS__; SET(d)
#define RH(...)       OPEN; T k = HALF, d; __VA_ARGS__; SET(d)
#define XH(...)       OPEN; T k = HALF, d = REG(d); __VA_ARGS__; SET(d)
#define RA(...)       OPEN; T A = ADDRESS, d; __VA_ARGS__; SET(d)
#define RRA(...)      OPEN; check_pair(x, i->d, i->a); T A = ADDRESS, second = add(A, num(W, 4)), d, a; \
                      run_aligned(x, A, 4); __VA_ARGS__; SET(d); SET(a)
#define AR(...)       OPEN; T A = ADDRESS, m = REG(m); __VA_ARGS__
#define ARR(...)      OPEN; check_pair(x, i->m, i->a); T A = ADDRESS, second = add(A, num(W, 4)), m = REG(m), a = REG(a); \
                      run_aligned(x, A, 4); __VA_ARGS__
#define LIST(...)     OPEN; T n = REG(n), length = list_bytes(x, i); __VA_ARGS__; SET(n)
#define PUSH(...)     OPEN; T sp = run_get(x, SP, W), length = list_bytes(x, i); __VA_ARGS__; run_put(x, SP, W, sp); \
                      store_list(sp)
#define VPOP(...)     OPEN; T sp = run_get(x, SP, W), length = list_bytes(x, i); __VA_ARGS__; run_put(x, SP, W, sp)
#define VPUSH(...)    PUSH(__VA_ARGS__)
#define VLIST(...)    LIST(__VA_ARGS__)
#define NVLIST(...)   OPEN; T n = REG(n); __VA_ARGS__
#define AV(...)       OPEN; T A = ADDRESS, m = REG(m); run_aligned(x, A, 4); __VA_ARGS__
#define VVK32(...)    VVK(__VA_ARGS__)
#define VXVK32(...)   VXVK(__VA_ARGS__)
#define VVV(...)      RRR(__VA_ARGS__)
#define VV(...)       RR(__VA_ARGS__)
#define QQQB(...)     OPEN; unsigned k = (unsigned)i->k; T n = REG(n), m = REG(m), d; __VA_ARGS__; SET(d)
#define VVK(...)      OPEN; unsigned k = (unsigned)i->k; T m = REG(m), d; __VA_ARGS__; SET(d)
#define VXVK(...)     OPEN; unsigned k = (unsigned)i->k; T m = REG(m), d = REG(d); __VA_ARGS__; SET(d)
#define VXVV(...)     OPEN; T n = REG(n), m = REG(m), d = REG(d); __VA_ARGS__; SET(d)
#define QXQQ(...)     VXVV(__VA_ARGS__)
#define QXQ(...)      OPEN; T m = REG(m), d = REG(d); __VA_ARGS__; SET(d)
#define QQ(...)       RR(__VA_ARGS__)
#define VXR(...)      OPEN; T m = run_get(x, i->m, 32), d = REG(d); __VA_ARGS__; SET(d)
#define RV(...)       OPEN; T n = REG(n), d; __VA_ARGS__; run_put(x, i->d, 32, d)
#define RP(...)       OPEN; T distance = DISTANCE, d; __VA_ARGS__; SET(d)
#define XP(...)       OPEN; T distance = DISTANCE, d = REG(d); __VA_ARGS__; SET(d)
#define XPC(...)      OPEN; T place = PLACE, d = REG(d); __VA_ARGS__; SET(d)
#define GO(...)       OPEN; T go; __VA_ARGS__; run_jump_if(x, i, go)
#define CALLR(...)    OPEN; T m = REG(m), to; __VA_ARGS__; run_call(x, i, to)
#define CALLC(...)    OPEN; T to; if (!i->callee) return; __VA_ARGS__; run_call(x, i, to)
#define RET(...)      OPEN; T sp = run_get(x, SP, W), length = list_bytes(x, i), to; __VA_ARGS__; run_put(x, SP, W, sp); \
                      run_return(x, to)

#define ROW(id, text, shape, needs, class, ...) \
	static void mean_##id(struct run *x, const struct ins *i) { shape(__VA_ARGS__); }
#include "arm.def"
#undef ROW

#define ROW(id, text, shape, needs, class, ...) \
	{ #id, text, #needs, class, mean_##id, #shape, #__VA_ARGS__ },

const struct row arm_rows[ARM_OPS] = {
	{ "LABEL", "", "BASE", JUMP, NULL, "", "" },
#include "arm.def"
};
