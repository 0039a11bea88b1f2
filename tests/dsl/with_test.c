/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Terms over other inputs: what is made of x and y, made of what stands for them, is the same as made of it at once. */
/* POSIX has another select, which Criterion brings in. */
#define select posix_select
#include <string.h>
#include <criterion/criterion.h>
#undef select
#include "../../dsl/dsl.h"
#include "../seed.h"

static T made_of(uint64_t how, T x, T y)
{
	T t = x;
	for (unsigned i = 0; i < 12; i++, how = mix(how, i))
		switch (how >> 60) {
		case 0: case 1: case 2: t = add(t, y); break;
		case 3: t = sub(y, t); break;
		case 4: t = xor(t, ror(y, how % 31)); break;
		case 5: t = and(t, add(y, num(32, how))); break;
		case 6: t = add(t, mulk(x, how & 0xff)); break;
		case 7: t = or(t, shl(y, how % 31)); break;
		case 8: t = add(bswap(t), num(32, how)); break;
		case 9: t = add(t, zext(bits(add(x, y), 3, 8), 32)); break;
		case 10: t = add(not(t), x); break;
		case 11: t = apply("f", 32, 2, (T[]){ t, x }); break;
		case 12: t = xor(t, zext(is0(add(x, t)), 32)); break;
		default: t = add(t, rol(t, 5)); break;
		}
	return t;
}

static T stands_for(const void *of, const char *name, unsigned i, unsigned w)
{
	const T *put = of;
	(void)w;
	return strcmp(name, "in") ? NULL : put[i];
}

static bool same(T a, T b)
{
	uint64_t va, vb;
	for (uint64_t seed = 0; a != b && seed < 200; seed++) {
		term_eval(a, seed, &va);
		term_eval(b, seed, &vb);
		if (va != vb)
			return false;
	}
	return true;
}

Test(with, what_is_put_in_comes_out_as_if_it_had_been_there)
{
	const T in[2] = { sym("in", 0, 32, true), sym("in", 1, 32, false) };
	unsigned told = 0;
	for (unsigned k = 0; k < 2000; k++) {
		const uint64_t how = random64();
		const T put[4][2] = { { in[1], in[0] }, { num(32, how), num(32, how >> 32) }, { in[0], in[1] },
			{ add(in[0], sym("other", 0, 32, true)), xor(in[1], num(32, how)) } };
		const T t = made_of(how, in[0], in[1]), got = term_with(t, stands_for, put[k % 4]);
		told += got != NULL;
		cr_assert(!got || same(got, made_of(how, put[k % 4][0], put[k % 4][1])), "term %u", k);
	}
	cr_expect(told > 1000, "only %u could be told", told);
}

Test(with, what_stands_for_nothing_stays)
{
	const T x = sym("other", 0, 32, true), t = made_of(7, x, add(x, num(32, 1)));
	const T put[2] = { NULL, NULL };
	cr_expect(term_with(t, stands_for, put) == t);
}
