/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the shapes of AArch64's rows open and close, and so the table of its rows. */
#include "aarch64.h"
#include "arm_sha.h"
#include "lanes.h"

enum { NF, ZF, CF, VF };

#define count(i)               run_count(x, (i)->w, (i)->k)

/* A shape opens a row's operands as terms, lets the meaning run and closes what it set.  An output that a meaning
 * forgets is an uninitialised variable, which does not compile. */
#define OPEN                   const unsigned W = i->w; const T zero = num(1, 0); (void)W; (void)zero
#define flag(f)                run_flag(x, f)
#define load(address, width)   run_load(x, address, (width) / 8)
#define store(address, v)      run_store(x, address, width(v) / 8, v)
#define REG(r)                 run_get(x, i->r, W)
#define SET(r)                 run_put(x, i->r, W, r)
#define NUMBER                 num(W, (uint64_t)i->k)
#define ADDRESS                run_address(x, &i->mem, 64)
#define FLAGS                  run_set_flag(x, NF, msb(d)); run_set_flag(x, ZF, is0(d)); \
                               run_set_flag(x, CF, cf); run_set_flag(x, VF, vf)

#define RR(...)        OPEN; T n = REG(n), d; __VA_ARGS__; SET(d)
#define RRR(...)       OPEN; T n = REG(n), m = REG(m), d; __VA_ARGS__; SET(d)
#define RRU(...)       OPEN; T n = REG(n), k = NUMBER, d; __VA_ARGS__; SET(d)
#define RRB(...)       RRU(__VA_ARGS__)
#define RRS(...)       OPEN; unsigned k = count(i); T n = REG(n), d; __VA_ARGS__; SET(d)
#define RRRS(...)      OPEN; unsigned k = count(i); T n = REG(n), m = REG(m), d; __VA_ARGS__; SET(d)
#define RRRF(...)      OPEN; T n = REG(n), m = REG(m), d, cf, vf; __VA_ARGS__; FLAGS; SET(d)
#define NMF(...)       OPEN; T n = REG(n), m = REG(m), d, cf, vf; __VA_ARGS__; FLAGS
#define NUF(...)       OPEN; T n = REG(n), k = NUMBER, d, cf, vf; __VA_ARGS__; FLAGS
#define RM(...)        OPEN; T k = NUMBER, d; __VA_ARGS__; SET(d)
#define XH(...)        OPEN; T d = REG(d), k = NUMBER, half = num(W, 0xffff); __VA_ARGS__; SET(d)
#define RL(...)        OPEN; T A = ADDRESS, d; __VA_ARGS__; SET(d)
#define RRL(...)       OPEN; T n = REG(n), A = ADDRESS, d; __VA_ARGS__; SET(d)
#define RA(...)        OPEN; T A = ADDRESS, d; __VA_ARGS__; SET(d)
#define RRA(...)       OPEN; T A = ADDRESS, d, a; __VA_ARGS__; SET(d); SET(a)
#define AR(...)        OPEN; T m = REG(m), A = ADDRESS; __VA_ARGS__
#define ARR(...)       OPEN; T m = REG(m), a = REG(a), A = ADDRESS; __VA_ARGS__
#define AZ(...)        OPEN; T A = ADDRESS; __VA_ARGS__
#define Q(...)         OPEN; T d; __VA_ARGS__; SET(d)
#define QQQ(...)       RRR(__VA_ARGS__)
#define QQ(...)        RR(__VA_ARGS__)
#define QQQB(...)      OPEN; unsigned k = (unsigned)i->k; T n = REG(n), m = REG(m), d; __VA_ARGS__; SET(d)
#define QQS(...)       OPEN; unsigned k = (unsigned)i->k; T n = REG(n), d; __VA_ARGS__; SET(d)
#define QQXS(...)      OPEN; unsigned k = (unsigned)i->k; T n = REG(n), d = REG(d); __VA_ARGS__; SET(d)
#define QXQ(...)       OPEN; T n = REG(n), d = REG(d); __VA_ARGS__; SET(d)
#define QXQQ(...)      OPEN; T n = REG(n), m = REG(m), d = REG(d); __VA_ARGS__; SET(d)
#define QXSQ(...)      OPEN; T n = run_get(x, i->n, 32), m = REG(m), d = REG(d); __VA_ARGS__; SET(d)
#define SS(...)        OPEN; T n = run_get(x, i->n, 32), d; __VA_ARGS__; run_put(x, i->d, 128, zext(d, 128))
#define RQ(...)        OPEN; T n = run_get(x, i->n, 128), d; __VA_ARGS__; run_put(x, i->d, 64, d)
#define NOTHING(...)   (void)x; (void)i; __VA_ARGS__
#define PUSH(...)      OPEN; T m = REG(m), a = REG(a), sp = run_get(x, SP, 64), k = NUMBER, A, v; __VA_ARGS__; \
                       run_put(x, SP, 64, A); store(A, v)
#define POP(...)       OPEN; T sp = run_get(x, SP, 64), k = NUMBER, d, a; __VA_ARGS__; run_put(x, SP, 64, sp); \
                       SET(d); SET(a)
#define GO(...)        OPEN; T go; __VA_ARGS__; run_jump_if(x, i, go)
#define NGO(...)       OPEN; T n = REG(n), go; __VA_ARGS__; run_jump_if(x, i, go)
#define CALL(...)      OPEN; T n = REG(n), to; __VA_ARGS__; run_put(x, X30, 64, unsaid(64)); run_call(x, i, to)
#define CALLC(...)     OPEN; T to; if (!i->callee) return; __VA_ARGS__; run_put(x, X30, 64, unsaid(64)); \
                       run_call(x, i, to)
#define RET(...)       OPEN; T lr = run_get(x, X30, 64), to; __VA_ARGS__; run_return(x, to)

#define RRUF(...)      OPEN; T n = REG(n), k = NUMBER, d, cf, vf; __VA_ARGS__; FLAGS; SET(d)
#define NBF(...)       NUF(__VA_ARGS__)
#define BASE_N         T n = run_get(x, i->n, 64)
#define SET_N          run_put(x, i->n, 64, n)
#define NKD(...)       OPEN; BASE_N, k = num(64, (uint64_t)i->k), d; __VA_ARGS__; SET_N; SET(d)
#define NKDA(...)      OPEN; BASE_N, k = num(64, (uint64_t)i->k), d, a; __VA_ARGS__; SET_N; SET(d); SET(a)
#define QR(...)        OPEN; T n = run_get(x, i->n, 32), d; __VA_ARGS__; run_put(x, i->d, 128, d)
#define NV(...)        OPEN; BASE_N; __VA_ARGS__
#define NVN(...)       OPEN; BASE_N; __VA_ARGS__; SET_N
#define NV2(...)       NV(__VA_ARGS__)
#define NV4(...)       NV(__VA_ARGS__)
#define NV4N(...)      NVN(__VA_ARGS__)
#define SIGN(...)      OPEN; T lr = run_get(x, X30, 64), sp = run_get(x, SP, 64); __VA_ARGS__; run_put(x, X30, 64, lr)

/* So many registers from that one on, after the last the first. */
static R vector_after(R first, unsigned k)
{
	return V0 + (first - V0 + k) % 32;
}

static void load_vectors(struct run *x, R first, unsigned n, T address)
{
	for (unsigned k = 0; k < n; k++)
		run_put(x, vector_after(first, k), 128, run_load(x, add(address, num(64, 16 * k)), 16));
}

static void store_vectors(struct run *x, R first, unsigned n, T address)
{
	for (unsigned k = 0; k < n; k++)
		run_store(x, add(address, num(64, 16 * k)), 16, run_get(x, vector_after(first, k), 128));
}

/* A signed return address is some function of the address and the stack pointer; what it is of the one that the function
 * was called with, is known.  A processor that does not sign leaves both as they are. */
static T signed_by(T address, T sp)
{
	return apply("signed return address", 64, 2, (const T[2]){ address, sp });
}

static T came_from(const struct run *x)
{
	(void)x;
	return sym("return address", 0, 64, false);
}

#define READ ROW
#define ROW(id, text, shape, needs, class, ...) \
	static void mean_##id(struct run *x, const struct ins *i) { shape(__VA_ARGS__); }
#include "aarch64.def"
#undef ROW

#define ROW(id, text, shape, needs, class, ...) \
	{ #id, text, #needs, class, mean_##id, #shape, #__VA_ARGS__ },

const struct row a64_rows[A64_OPS] = {
	{ "LABEL", "", "BASE", JUMP, NULL, "", "" },
#include "aarch64.def"
};
