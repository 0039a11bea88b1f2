/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a term is worth once its inputs have values, and what that says about two terms that
 * should be equal. */
#include "term.h"
#include <stdlib.h>
#include <string.h>

/* Values drawn from a seed. */

static void fill(uint64_t *v, uint64_t with)
{
	for (unsigned i = 0; i < LIMBS; i++)
		v[i] = with;
}

static void flip_bit(uint64_t *v, unsigned j)
{
	v[j / 64] ^= (uint64_t)1 << j % 64;
}

/* An input of w bits called h. */
static void draw(uint64_t seed, uint64_t h, unsigned w, uint64_t *v)
{
	uint64_t r = mixed(mixed(seed) + h);

	if (seed == 14)
		seed = r % 12;
	fill(v, 0);
	switch (seed) {
	case 0:     break;
	case 1:     fill(v, ~(uint64_t)0);     break;
	case 2:     flip_bit(v, r % w);     break;
	case 3:     fill(v, ~(uint64_t)0);     flip_bit(v, r % w);     break;
	case 4:     flip_bit(v, 0);     break;
	case 5:     flip_bit(v, w - 1);     break;
	case 6:     fill(v, ~(uint64_t)0);     flip_bit(v, w - 1);     break;
	case 7:     for (unsigned j = 0; j < w / 2; j++) flip_bit(v, j);     break;
	case 8:     for (unsigned j = w / 2; j < w; j++) flip_bit(v, j);     break;
	case 9:     fill(v, 0x5555555555555555u);     break;
	case 10:    fill(v, 0xaaaaaaaaaaaaaaaau);     break;
	case 11:    v[0] = r % 16;     break;
	case 12:    fill(v, ~(uint64_t)0);     v[0] -= r % 16;     break;
	case 13:    fill(v, r & 1 ? ~(uint64_t)0 : 0);     break;
	default:
		for (unsigned i = 0; i < LIMBS; i++)
			v[i] = r = mixed(r + i + 1);
	}
	limbs_cut(v, w);
}

static void draw_input(const struct atom *a, uint64_t seed, uint64_t *v)
{
	int64_t low, high;

	draw(seed, mixed(a->id), a->w, v);
	if (a->kind != SYM || !assumed(a, &low, &high))
		return;
	uint64_t size = (uint64_t)high - (uint64_t)low + 1;
	v[0] = seed == 1 ? (uint64_t)high : (uint64_t)low + v[0] % size;
}

/* Every polynomial and variable remembers its value under the seed last asked for. */

/* the age of the present seed: marks are 4 * now + something */
static uint32_t now;
enum { SEEN = 1, IS_0, IS_1 };
static uint32_t *poly_mark, *variable_mark, *atom_mark;
static size_t poly_room, variable_room, atom_room;

static void marks_for(uint64_t seed)
{
	static uint64_t last_seed, last_stamp;
	static bool any;
	size_t np = poly_room, nv = variable_room, na = atom_room;

	poly_mark = grown(poly_mark, &poly_room, poly_total(), sizeof *poly_mark);
	variable_mark = grown(variable_mark, &variable_room, variable_total() + 1, sizeof *variable_mark);
	atom_mark = grown(atom_mark, &atom_room, atom_total() + 1, sizeof *atom_mark);
	memset(poly_mark + np, 0, (poly_room - np) * sizeof *poly_mark);
	memset(variable_mark + nv, 0, (variable_room - nv) * sizeof *variable_mark);
	memset(atom_mark + na, 0, (atom_room - na) * sizeof *atom_mark);
	if (any && seed == last_seed && last_stamp == assumption_stamp())
		return;
	any = true;
	last_seed = seed;
	last_stamp = assumption_stamp();
	if (++now >= UINT32_MAX / 4) {
		now = 1;
		memset(poly_mark, 0, poly_room * sizeof *poly_mark);
		memset(variable_mark, 0, variable_room * sizeof *variable_mark);
		memset(atom_mark, 0, atom_room * sizeof *atom_mark);
	}
}

static uint32_t poly_value(uint32_t p)
{
	if (p <= ONE)
		return p;
	if (poly_mark[p] / 4 == now && poly_mark[p] % 4 != SEEN)
		return poly_mark[p] % 4 == IS_1;
	uint32_t r = 0;
	for (uint32_t i = 0; i < polys[p].n; i++) {
		const struct monomial *m = &monomials[polys[p].m[i]];
		uint32_t t = 1;
		for (uint32_t j = 0; j < m->n; j++)
			t &= variable_mark[m->v[j]] == 4 * now + IS_1;
		r ^= t;
	}
	poly_mark[p] = 4 * now + (r ? IS_1 : IS_0);
	return r;
}

static void word_value(T x, uint64_t *v)
{
	fill(v, 0);
	for (unsigned j = 0; j < x->w; j++)
		v[j / 64] |= (uint64_t)poly_value(x->bit[j]) << j % 64;
}

static void bag_value(const struct bag *b, uint64_t *v)
{
	uint64_t x[LIMBS];

	memcpy(v, b->k, sizeof b->k);
	for (unsigned i = 0; i < b->n; i++) {
		word_value(b->item[i].x, x);
		limbs_add(v, x, b->item[i].c);
	}
}

static void atom_value(const struct atom *a, uint64_t seed)
{
	uint64_t v[LIMBS] = { 0 }, x[LIMBS], y[LIMBS], h;
	bool any = false;

	switch (a->kind) {
	case SYM:
	case UNSAID:
		draw_input(a, seed, v);
		break;
	case APPLY:
		h = a->w;
		for (const char *s = a->name; *s; s++)
			h = mixed(h + (unsigned char)*s);
		for (unsigned i = 0; i < a->n; i++) {
			word_value(a->arg[i], x);
			for (unsigned j = 0; j < LIMBS; j++)
				h = mixed(h + x[j] + a->arg[i]->w);
		}
		draw(seed, h, a->w, v);
		break;
	case SUM:
		bag_value(a->bag, v);
		break;
	case HIGH:
		bag_value(a->bag, v);
		v[0] = limbs_above(v, a->index) - (uint64_t)a->base;
		break;
	case IS0:
		word_value(a->arg[0], x);
		for (unsigned i = 0; i < LIMBS; i++)
			any |= x[i] != 0;
		v[0] = !any;
		break;
	case OPAQUE_AND:
	case OPAQUE_XOR:
		word_value(a->arg[0], x);
		word_value(a->arg[1], y);
		v[0] = a->kind == OPAQUE_AND ? x[0] & y[0] : x[0] ^ y[0];
		break;
	}
	for (unsigned j = 0; j < a->w; j++)
		variable_mark[a->var + j] = 4 * now + (v[j / 64] >> j % 64 & 1 ? IS_1 : IS_0);
}

/* Atoms are numbered by age: those a term needs are gathered first and then valued from the
 * oldest on, so that no chain of sums, however long, is walked by recursion. */

static const struct atom **needed;
static size_t needed_count, needed_room;

static void need_word(T x)
{
	for (unsigned j = 0; j < x->w; j++) {
		uint32_t p = x->bit[j];
		if (p <= ONE || poly_mark[p] / 4 == now)
			continue;
		poly_mark[p] = 4 * now + SEEN;
		for (uint32_t i = 0; i < polys[p].n; i++) {
			const struct monomial *m = &monomials[polys[p].m[i]];
			for (uint32_t k = 0; k < m->n; k++) {
				const struct atom *a = variables[m->v[k]].atom;
				if (atom_mark[a->id] == now)
					continue;
				atom_mark[a->id] = now;
				needed = grown(needed, &needed_room, needed_count + 1, sizeof *needed);
				needed[needed_count++] = a;
			}
		}
	}
}

static int by_age(const void *a, const void *b)
{
	uint32_t x = (*(const struct atom *const *)a)->id, y = (*(const struct atom *const *)b)->id;

	return (x > y) - (x < y);
}

void term_eval(T x, uint64_t seed, uint64_t *out)
{
	uint64_t v[LIMBS];

	marks_for(seed);
	needed_count = 0;
	need_word(x);
	for (size_t at = 0; at < needed_count; at++) {
		const struct atom *a = needed[at];
		for (unsigned i = 0; i < a->n; i++)
			need_word(a->arg[i]);
		for (unsigned i = 0; a->bag && i < a->bag->n; i++)
			need_word(a->bag->item[i].x);
	}
	if (needed_count)
		qsort(needed, needed_count, sizeof *needed, by_age);
	for (size_t at = 0; at < needed_count; at++)
		atom_value(needed[at], seed);
	word_value(x, v);
	memcpy(out, v, (x->w + 63u) / 64 * sizeof *out);
}

/* Residue: x xor y = x + y - 2xy turns a polynomial over GF(2) into one over the integers modulo
 * 2^w. */

enum { RESIDUE_MAX = 1 << 14 };
struct addend { uint32_t m; uint64_t c; };
/* open addressing by monomial, c = 0 too may be there */
static struct addend residue[2 * RESIDUE_MAX];
static size_t residue_used;

static bool residue_add(uint32_t m, uint64_t c)
{
	size_t at = m * 0x9e3779b1u;

	for (;; at++) {
		struct addend *a = &residue[at % (2 * RESIDUE_MAX)];
		if (a->m == m + 1) {
			a->c += c;
			return true;
		}
		if (!a->m) {
			*a = (struct addend){ m + 1, c };
			return ++residue_used < RESIDUE_MAX;
		}
	}
}

static bool residue_bit(uint32_t p, uint64_t unit)
{
	enum { MOST = 10 };
	struct addend a[1 << MOST];
	unsigned n = 0;

	if (polys[p].n > MOST)
		return false;
	for (uint32_t i = 0; i < polys[p].n; i++) {
		uint32_t m = polys[p].m[i];
		unsigned was = n;
		for (unsigned j = 0; j < was; j++)
			a[n++] = (struct addend){ monomial_product(a[j].m, m), -2 * a[j].c };
		a[n++] = (struct addend){ m, 1 };
	}
	for (unsigned j = 0; j < n; j++)
		if (!residue_add(a[j].m, a[j].c * unit))
			return false;
	return true;
}

static bool residue_word(T x, int64_t c, unsigned w)
{
	for (unsigned j = 0; j < x->w; j++) {
		uint64_t unit = (uint64_t)c << j;
		if (w < 64)
			unit &= ((uint64_t)1 << w) - 1;
		if (unit && x->bit[j] != ZERO && !residue_bit(x->bit[j], unit))
			return false;
	}
	return true;
}

bool term_residue_equal(T x, T y)
{
	if (x == y)
		return true;
	if (x->w != y->w || x->w > 64)
		return false;
	/* The difference is a sum, or -1 - a sum, or only wiring. */
	T d = sub(x, y), n = not(d);
	const struct bag *sum = d->sum ? d->sum : n->sum;
	unsigned w = d->w;
	memset(residue, 0, sizeof residue);
	residue_used = 0;
	if (!sum && !residue_word(d, 1, w))
		return false;
	if (sum && !residue_add(0, sum->k[0] + !d->sum))
		return false;
	for (unsigned i = 0; sum && i < sum->n; i++)
		if (!residue_word(sum->item[i].x, sum->item[i].c, w))
			return false;
	for (size_t i = 0; i < 2 * RESIDUE_MAX; i++)
		if (residue[i].m && residue[i].c << (64 - w))
			return false;
	return true;
}

/* Where two terms part. */

static bool differ_in_value(T x, T y)
{
	uint64_t a[LIMBS], b[LIMBS];

	for (uint64_t seed = 0; seed < 24; seed++) {
		term_eval(x, seed, a);
		term_eval(y, seed, b);
		if (memcmp(a, b, (x->w + 63u) / 64 * sizeof *a))
			return true;
	}
	return false;
}

static bool item_before(T x, T y)
{
	return x->bit[0] < y->bit[0] || (x->bit[0] == y->bit[0] && x->id < y->id);
}

/* The one item that each sum has and the other has not. */
static bool part_sums(const struct bag *a, const struct bag *b, T *x, T *y)
{
	unsigned i = 0, j = 0, na = 0, nb = 0;
	int64_t ca = 0, cb = 0;

	if (a->w != b->w || memcmp(a->k, b->k, sizeof a->k))
		return false;
	while (i < a->n || j < b->n) {
		const struct item *p = i < a->n ? &a->item[i] : NULL, *q = j < b->n ? &b->item[j] : NULL;
		if (p && q && p->x == q->x && p->c == q->c)
			i++, j++;
		else if (p && (!q || !item_before(q->x, p->x)))
			*x = p->x, ca = p->c, na++, i++;
		else
			*y = q->x, cb = q->c, nb++, j++;
	}
	return na == 1 && nb == 1 && ca == cb;
}

/* The atoms whose same bits stand where two polynomials part. */
static bool part_bits(uint32_t p, uint32_t q, const struct atom **a, const struct atom **b)
{
	uint32_t only_p = 0, only_q = 0, np = 0, nq = 0, i = 0, j = 0;
	const struct poly *x = &polys[p], *y = &polys[q];

	while (i < x->n || j < y->n)
		if (j == y->n || (i < x->n && x->m[i] < y->m[j]))
			only_p = x->m[i++], np++;
		else if (i == x->n || y->m[j] < x->m[i])
			only_q = y->m[j++], nq++;
		else
			i++, j++;
	if (np != nq || np == 0)
		return false;
	const struct monomial *m = &monomials[only_p], *n = &monomials[only_q];
	uint32_t u = 0, v = 0, nu = 0, nv = 0;
	for (i = 0, j = 0; i < m->n || j < n->n; )
		if (j == n->n || (i < m->n && m->v[i] < n->v[j]))
			u = m->v[i++], nu++;
		else if (i == m->n || n->v[j] < m->v[i])
			v = n->v[j++], nv++;
		else
			i++, j++;
	if (nu != nv || nu == 0 || variables[u].bit != variables[v].bit)
		return false;
	*a = variables[u].atom;
	*b = variables[v].atom;
	return true;
}

static bool part_atoms(const struct atom *a, const struct atom *b, T *x, T *y)
{
	if (a->kind != b->kind)
		return false;
	if (a->kind == SUM || (a->kind == HIGH && a->index == b->index))
		return part_sums(a->bag, b->bag, x, y);
	if (a->n != b->n || (a->kind == APPLY && strcmp(a->name, b->name)))
		return false;
	unsigned different = 0;
	for (unsigned i = 0; i < a->n; i++)
		if (a->arg[i] != b->arg[i]) {
			*x = a->arg[i];
			*y = b->arg[i];
			different++;
		}
	return different == 1;
}

/* One step down: a smaller pair in the same place. */
static bool part_once(T x, T y, T *px, T *py)
{
	const struct atom *a, *b;

	if (x->sum && y->sum && part_sums(x->sum, y->sum, px, py))
		return true;
	for (unsigned j = 0; j < x->w; j++)
		if (x->bit[j] != y->bit[j] && part_bits(x->bit[j], y->bit[j], &a, &b)
				&& a != b && a->w == b->w) {
			*px = a->word;
			*py = b->word;
			if ((*px != x || *py != y) && (*px)->id < x->id)
				return true;
			if (part_atoms(a, b, px, py))
				return true;
		}
	return false;
}

bool term_part(T x, T y, T *px, T *py)
{
	if (x == y || x->w != y->w)
		return false;
	bool values = differ_in_value(x, y);
	*px = x;
	*py = y;
	while (part_once(*px, *py, &x, &y) && x != y && x->w == y->w
			&& (!values || differ_in_value(x, y))) {
		if (x == *px && y == *py)
			break;
		*px = x;
		*py = y;
	}
	return true;
}

/* For people. */

static void print_number(FILE *f, const uint64_t *k, unsigned w)
{
	unsigned i = (w + 63) / 64;

	while (i > 1 && !k[i - 1])
		i--;
	fprintf(f, "0x%llx", (unsigned long long)k[i - 1]);
	while (--i)
		fprintf(f, "%016llx", (unsigned long long)k[i - 1]);
}

static void print_atom(FILE *f, const struct atom *a, unsigned depth)
{
	switch (a->kind) {
	case SYM:
		fprintf(f, "%s[%u]", a->name, a->index);
		return;
	case UNSAID:
		fputs("?", f);
		return;
	case SUM:
		term_print(f, a->word, depth);
		return;
	case HIGH:
		fputs("carry", f);
		break;
	case IS0:
		fputs("is0", f);
		break;
	case APPLY:
		fputs(a->name, f);
		break;
	case OPAQUE_AND:
		fputs("and", f);
		break;
	case OPAQUE_XOR:
		fputs("xor", f);
		break;
	}
	if (!depth) {
		fputs("(..)", f);
		return;
	}
	const char *comma = "(";
	for (unsigned i = 0; i < a->n; i++, comma = ", ") {
		fputs(comma, f);
		term_print(f, a->arg[i], depth - 1);
	}
	for (unsigned i = 0; a->bag && i < a->bag->n; i++, comma = ", ") {
		fputs(comma, f);
		if (a->bag->item[i].c != 1)
			fprintf(f, "%lld * ", (long long)a->bag->item[i].c);
		term_print(f, a->bag->item[i].x, depth - 1);
	}
	if (a->bag) {
		fputs(", ", f);
		print_number(f, a->bag->k, a->bag->w);
	}
	fputs(")", f);
}

static void print_sum(FILE *f, const struct bag *b, unsigned depth)
{
	bool constant = false;

	for (unsigned i = 0; i < LIMBS; i++)
		constant |= b->k[i] != 0;
	fputs("(", f);
	for (unsigned i = 0; i < b->n; i++) {
		int64_t c = b->item[i].c;
		fputs(i == 0 ? c < 0 ? "-" : "" : c < 0 ? " - " : " + ", f);
		if (i == 12 && b->n > 14) {
			fprintf(f, ".. %u more", b->n - i);
			break;
		}
		if (c != 1 && c != -1)
			fprintf(f, "%llu * ", (unsigned long long)(c < 0 ? -(uint64_t)c : (uint64_t)c));
		term_print(f, b->item[i].x, depth - 1);
	}
	if (constant) {
		fputs(" + ", f);
		print_number(f, b->k, b->w);
	}
	fputs(")", f);
}

/* The word of w bits to which an atom belongs. */
static T home(const struct atom *a, unsigned w)
{
	for (const struct spelling *s = a->sums; s; s = s->next)
		if (s->x->w == w)
			return s->x;
	return a->word;
}

static void print_bit(FILE *f, uint32_t p, unsigned depth)
{
	if (p <= ONE) {
		fprintf(f, "%u", p);
		return;
	}
	for (uint32_t i = 0; i < polys[p].n; i++) {
		const struct monomial *m = &monomials[polys[p].m[i]];
		if (i)
			fputs(" ^ ", f);
		if (i == 8) {
			fprintf(f, ".. %u more", polys[p].n - i);
			return;
		}
		if (!m->n)
			fputs("1", f);
		for (uint32_t j = 0; j < m->n; j++) {
			const struct variable *v = &variables[m->v[j]];
			if (j)
				fputs(" & ", f);
			print_atom(f, v->atom, depth);
			if (v->atom->w > 1)
				fprintf(f, ".%u", v->bit);
		}
	}
}

/* Many words are xors of ands of rotated or shifted words, as bit 0 tells. */

enum { TERMS_MAX = 7 };

static T turned(uint32_t v, unsigned w, bool shift)
{
	const struct variable *var = &variables[v];
	T x = home(var->atom, w);

	if (x->w != w)
		return NULL;
	return shift ? shr(x, var->bit) : ror(x, var->bit);
}

static T guess(uint32_t p, unsigned w, unsigned shifted)
{
	T r = num(w, 0);

	for (uint32_t i = 0; i < polys[p].n; i++) {
		T t = repeat(num(1, 1), w);
		for (uint32_t j = 0; j < monomials[polys[p].m[i]].n; j++) {
			T x = turned(monomials[polys[p].m[i]].v[j], w, i == shifted);
			if (!x)
				return NULL;
			t = and(t, x);
		}
		r = xor(r, t);
	}
	return r;
}

static bool print_guess(FILE *f, T x, unsigned depth)
{
	uint32_t p = x->bit[0];
	unsigned shifted = 0;

	if (x->w < 2 || p <= ONE || polys[p].n > TERMS_MAX)
		return false;
	while (shifted <= polys[p].n && guess(p, x->w, shifted) != x)
		shifted++;
	if (shifted > polys[p].n)
		return false;
	bool many = polys[p].n > 1 || monomials[polys[p].m[0]].n > 1;
	fputs(many ? "(" : "", f);
	for (uint32_t i = 0; i < polys[p].n; i++) {
		const struct monomial *m = &monomials[polys[p].m[i]];
		fputs(i ? " ^ " : "", f);
		if (!m->n)
			fputs("~0", f);
		for (uint32_t j = 0; j < m->n; j++) {
			unsigned k = variables[m->v[j]].bit;
			fputs(j ? " & " : "", f);
			term_print(f, home(variables[m->v[j]].atom, x->w), depth - 1);
			if (k)
				fprintf(f, " %s %u", i == shifted ? ">>" : ">>>", k);
		}
	}
	fputs(many ? ")" : "", f);
	return true;
}

/* Runs of bits, from the top: input[i][high:low], numbers, and single bits. */
static void print_runs(FILE *f, T x, unsigned depth)
{
	unsigned shown = 0;

	fputs("{", f);
	for (unsigned top = x->w; top; shown++) {
		unsigned j, low = top - 1;
		const struct atom *a = bit_atom(x->bit[low], &j);
		fputs(shown ? " : " : "", f);
		if (shown == 6) {
			fprintf(f, ".. %u bits more", top);
			break;
		}
		if (a) {
			unsigned high = j;
			while (low && j && x->bit[low - 1] == a->word->bit[j - 1])
				low--, j--;
			print_atom(f, a, depth - 1);
			if (j || high + 1 < a->w)
				fprintf(f, "[%u:%u]", high, j);
		} else if (x->bit[low] <= ONE) {
			while (low && x->bit[low - 1] <= ONE)
				low--;
			T k = bits(x, low, top - low);
			uint64_t v[LIMBS];
			word_limbs(k, v);
			print_number(f, v, k->w);
			fprintf(f, "'%u", k->w);
		} else
			print_bit(f, x->bit[low], depth - 1);
		top = low;
	}
	fputs("}", f);
}

void term_print(FILE *f, T x, unsigned depth)
{
	uint64_t k[LIMBS];
	unsigned j;
	const struct atom *a = bit_atom(x->bit[0], &j);

	if (x->constant) {
		word_limbs(x, k);
		print_number(f, k, x->w);
	} else if (a && a->word == x && a->kind != SUM)
		print_atom(f, a, depth);
	else if (!depth)
		fputs("..", f);
	else if (x->sum)
		print_sum(f, x->sum, depth);
	else if (x->w == 1)
		print_bit(f, x->bit[0], depth - 1);
	else if (!print_guess(f, x, depth))
		print_runs(f, x, depth);
}
