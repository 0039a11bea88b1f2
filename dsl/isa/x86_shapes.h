/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the shapes of x86's rows open and close, in 32 and in 64 bits. */
#ifndef INGOT_ISA_X86_SHAPES_H
#define INGOT_ISA_X86_SHAPES_H
#include "x86_any.h"

enum { CF, ZF, SF, OF };

/* By nothing, or by the width, flags stay as they are, which no meaning here says. */
#define count(i)               run_count(x, (i)->w, (i)->k)

/* A shape opens a row's operands as terms, lets the meaning run and closes what it set.  An output that a meaning
 * forgets is an uninitialised variable, which does not compile. */
#define OPEN                   const unsigned W = i->w; const T zero = num(1, 0); (void)W; (void)zero
#define WORD                   x->p->t->word
#define flag(f)                run_flag(x, f)
#define load(address, width)   run_load(x, address, (width) / 8)
#define store(address, v)      run_store(x, address, width(v) / 8, v)
#define REG(r)                 run_get(x, i->r, W)
#define SET(r)                 run_put(x, i->r, W, r)
#define ADDRESS                run_address(x, &i->mem, WORD)

#define SIGN_FLAGS             run_set_flag(x, ZF, is0(r)); run_set_flag(x, SF, msb(r)); run_set_flag(x, OF, of)
#define ALL_FLAGS              run_set_flag(x, CF, cf); SIGN_FLAGS
#define ROTATE_FLAGS           run_set_flag(x, CF, cf); run_set_flag(x, OF, of)

#define XF(source, ...)   OPEN; T d = REG(d), m = source, r, cf, of; __VA_ARGS__; ALL_FLAGS; run_put(x, i->d, W, r)
#define AXF(...)          OPEN; T A = ADDRESS, d = run_load(x, A, W / 8), m = REG(m), r, cf, of; __VA_ARGS__; ALL_FLAGS; \
                          store(A, r)
#define AKC(...)          OPEN; T A = ADDRESS, d = run_load(x, A, W / 8), m = num(W, (uint64_t)i->k), r, cf, of; \
                          __VA_ARGS__; ALL_FLAGS; store(A, r)
#define NF(source, ...)   OPEN; T d = REG(d), m = source, r, cf, of; __VA_ARGS__; ALL_FLAGS
#define NFR(...)          NF(REG(m), __VA_ARGS__)
#define NFK(...)          NF(num(W, (uint64_t)i->k), __VA_ARGS__)
#define AKN8(...)         OPEN; T d = run_load(x, ADDRESS, 1), m = num(8, (uint64_t)i->k), r, cf, of; __VA_ARGS__; ALL_FLAGS
#define AKN(...)          OPEN; T d = run_load(x, ADDRESS, W / 8), m = num(W, (uint64_t)i->k), r, cf, of; __VA_ARGS__; ALL_FLAGS
#define XF1(...)          OPEN; T d = REG(d), r, of; __VA_ARGS__; SIGN_FLAGS; run_put(x, i->d, W, r)
#define XKF(...)          OPEN; unsigned k = count(i); T d = REG(d), r, cf, of; __VA_ARGS__; ALL_FLAGS; \
                          run_put(x, i->d, W, r)
#define XKR(...)          OPEN; unsigned k = count(i); T d = REG(d), cf, of; __VA_ARGS__; ROTATE_FLAGS; SET(d)
#define X(...)            OPEN; T d = REG(d); __VA_ARGS__; SET(d)
#define XRKF(...)         OPEN; unsigned k = count(i); T d = REG(d), m = REG(m), r, cf, of; __VA_ARGS__; ALL_FLAGS; \
                          run_put(x, i->d, W, r)
#define XR(...)           OPEN; T d = REG(d), m = REG(m); __VA_ARGS__; SET(d)
#define RR(...)           OPEN; T m = REG(m), d; __VA_ARGS__; SET(d)
#define RK(...)           OPEN; T k = num(W, (uint64_t)i->k), d; __VA_ARGS__; SET(d)
#define RA(...)           OPEN; T A = ADDRESS, d; __VA_ARGS__; SET(d)
#define RL(...)           OPEN; T A = run_address(x, &i->mem, W), d; __VA_ARGS__; SET(d)
#define AR(...)           OPEN; T m = REG(m), A = ADDRESS; __VA_ARGS__
#define AK(...)           OPEN; T k = num(W, (uint64_t)i->k), A = ADDRESS; __VA_ARGS__
#define QA(...)           RA(__VA_ARGS__)
#define AQ(...)           AR(__VA_ARGS__)
#define QQX(...)          OPEN; T d = REG(d), m = REG(m); __VA_ARGS__; SET(d)
#define QQ(...)           RR(__VA_ARGS__)
#define QQK(...)          OPEN; const unsigned k = (uint8_t)i->k; T m = REG(m), d; __VA_ARGS__; SET(d)
#define QQXK(...)         OPEN; const unsigned k = (uint8_t)i->k; T d = REG(d), m = REG(m); __VA_ARGS__; SET(d)
#define QAX(...)          OPEN; T A = ADDRESS, d = REG(d), m = load(A, W); run_aligned(x, A, W / 8); __VA_ARGS__; SET(d)
#define QDXK(...)         OPEN; const unsigned k = i->k & 3; T d = REG(d), m = load(ADDRESS, 32); __VA_ARGS__; SET(d)
#define AQK(...)          OPEN; const unsigned k = i->k & 3; T m = REG(m), A = ADDRESS; __VA_ARGS__
#define QXK(...)          OPEN; const unsigned k = (uint8_t)i->k; T d = REG(d); __VA_ARGS__; SET(d)
#define QLA(...)          OPEN; T A = ADDRESS, d; run_aligned(x, A, W / 8); __VA_ARGS__; SET(d)
#define ALQ(...)          OPEN; T m = REG(m), A = ADDRESS; run_aligned(x, A, W / 8); __VA_ARGS__
#define QQX0(...)         OPEN; T d = REG(d), m = REG(m), wk = run_get(x, XMM0, W); __VA_ARGS__; SET(d)
#define NOTHING(...)      (void)x; (void)i; __VA_ARGS__
#define PUSH(...)         OPEN; T m = REG(m), sp = run_get(x, RSP, WORD), A, v; __VA_ARGS__; run_put(x, RSP, WORD, A); \
                          store(A, v)
#define PUSHA(...)        OPEN; T m = run_load(x, ADDRESS, WORD / 8), sp = run_get(x, RSP, WORD), A, v; __VA_ARGS__; \
                          run_put(x, RSP, WORD, A); store(A, v)
#define POP(...)          OPEN; T sp = run_get(x, RSP, WORD), d; __VA_ARGS__; run_put(x, RSP, WORD, sp); SET(d)
#define GO(...)           OPEN; T go; __VA_ARGS__; run_jump_if(x, i, go)
#define CALL(...)         OPEN; T A = ADDRESS, to; __VA_ARGS__; run_call(x, i, to)
#define CALLC(...)        OPEN; T to; if (!i->callee) return; __VA_ARGS__; run_call(x, i, to)
#define RET(...)          OPEN; T sp = run_get(x, RSP, WORD), to; __VA_ARGS__; run_put(x, RSP, WORD, sp); run_return(x, to)
#endif
