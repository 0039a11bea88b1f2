/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What vector instructions do to their lanes. */
#include "lanes.h"

T lanes(T f(T, T), unsigned w, T n, T m)
{
	T all = f(bits(n, 0, w), bits(m, 0, w));
	for (unsigned i = w; i < width(n); i += w)
		all = cat(f(bits(n, i, w), bits(m, i, w)), all);
	return all;
}

T lanes_of(T f(T), unsigned w, T n)
{
	T all = f(bits(n, 0, w));
	for (unsigned i = w; i < width(n); i += w)
		all = cat(f(bits(n, i, w)), all);
	return all;
}

T lanes_by(T f(T, unsigned), unsigned w, T n, unsigned k)
{
	if (k < 1 || k >= w)
		die("a shift of %u bits by %u", w, k);
	T all = f(bits(n, 0, w), k);
	for (unsigned i = w; i < width(n); i += w)
		all = cat(f(bits(n, i, w), k), all);
	return all;
}

T lanes_insert_right(unsigned w, T d, T n, unsigned k)
{
	return or(lanes_by(shr, w, n, k), lanes_by(shl, w, lanes_by(shr, w, d, w - k), w - k));
}

T lanes_insert_left(unsigned w, T d, T n, unsigned k)
{
	return or(lanes_by(shl, w, n, k), lanes_by(shr, w, lanes_by(shl, w, d, w - k), w - k));
}
