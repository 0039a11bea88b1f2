/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which operands an instruction can have at all: what the lines of isa/shapes.def mean. */
#include <string.h>
#include "shapes.h"

/* ---- immediates ---- */

static bool small_enough(int64_t k, unsigned w)
{
	return w == 64 || (k >= 0 && k >> w == 0);
}

static bool takes_NONE(int64_t k, unsigned w)
{
	(void)k, (void)w;
	return false;
}

static bool takes_COUNT(int64_t k, unsigned w)
{
	return k >= 1 && k < w;
}

/* Of each part, however wide the whole is. */
static bool takes_COUNT32(int64_t k, unsigned w)
{
	(void)w;
	return k >= 1 && k < 32;
}

static bool takes_COUNT64(int64_t k, unsigned w)
{
	(void)w;
	return k >= 1 && k < 64;
}

static bool takes_LANES16(int64_t k, unsigned w)
{
	(void)w;
	return k >= 0 && k < 16;
}

static bool takes_BYTE(int64_t k, unsigned w)
{
	(void)w;
	return k >= 0 && k < 256;
}

static bool takes_ANY(int64_t k, unsigned w)
{
	return small_enough(k, w);
}

/* Of W bits at most 32, sign-extended when W is 64. */
static bool takes_SIGNED32(int64_t k, unsigned w)
{
	return small_enough(k, w) && (w < 64 || (k >= INT32_MIN && k <= INT32_MAX));
}

/* AArch64: 12 bits, or 12 bits and 12 zeros below. */
static bool takes_UNSIGNED12(int64_t k, unsigned w)
{
	(void)w;
	return k >= 0 && k < 1 << 24 && (k < 1 << 12 || k % (1 << 12) == 0);
}

static bool takes_HALF(int64_t k, unsigned w)
{
	(void)w;
	return k >= 0 && k < 1 << 16;
}

static uint64_t turned(uint64_t k, unsigned by, unsigned w)
{
	const uint64_t ones = w == 64 ? UINT64_MAX : ((uint64_t)1 << w) - 1;
	return by ? (k >> by | k << (w - by)) & ones : k;
}

/* AArch64: one run of ones, turned, in each of equal parts of a power of two of bits; neither all nor none. */
static bool takes_BITS(int64_t k, unsigned w)
{
	if (!small_enough(k, w))
		return false;
	for (unsigned part = 2; part <= w; part *= 2) {
		const uint64_t ones = part == 64 ? UINT64_MAX : ((uint64_t)1 << part) - 1, in = (uint64_t)k & ones;
		bool same = true;
		for (unsigned off = part; off < w; off += part)
			same &= ((uint64_t)k >> off & ones) == in;
		for (unsigned by = 0; same && by < part && in && in != ones; by++) {
			const uint64_t run = turned(in, by, part);
			if (!(run & (run + 1)))
				return true;
		}
	}
	return false;
}

/* AArch64: what movz, movn or orr can make. */
static bool takes_MOVED(int64_t k, unsigned w)
{
	if (!small_enough(k, w))
		return false;
	const uint64_t ones = w == 64 ? UINT64_MAX : ((uint64_t)1 << w) - 1, u = (uint64_t)k;
	for (unsigned off = 0; off < w; off += 16)
		if (!(u & ~((uint64_t)0xffff << off)) || !(~u & ones & ~((uint64_t)0xffff << off)))
			return true;
	return takes_BITS(k, w);
}

/* AArch64: how far the stack pointer moves when a pair is pushed or popped. */
static bool takes_FRAME(int64_t k, unsigned w)
{
	(void)w;
	return k >= 16 && k <= 496 && k % 16 == 0;
}

/* ARM: 8 bits, turned by an even number. */
static bool takes_ROTATED8(int64_t k, unsigned w)
{
	bool takes = false;
	for (unsigned by = 0; by < 32 && small_enough(k, w); by += 2)
		takes |= turned((uint64_t)k, by, 32) < 256;
	return takes;
}

/* AArch64: how far a base moves after a load. */
static bool takes_POST(int64_t k, unsigned w)
{
	(void)w;
	return k >= -256 && k <= 255;
}

static bool takes_POST_PAIR(int64_t k, unsigned w)
{
	(void)w;
	return k >= -256 && k < 256 && k % 8 == 0;
}

/* each: every number below that which it takes is tried, besides edges. */
#define RANGE(name, each) static const struct range range_##name = { takes_##name, each };
RANGE( NONE,       0 )
RANGE( ANY,        0 )
RANGE( BITS,       0 )
RANGE( BYTE,       256 )
RANGE( COUNT,      64 )
RANGE( COUNT32,    32 )
RANGE( COUNT64,    64 )
RANGE( FRAME,      512 )
RANGE( HALF,       0 )
RANGE( LANES16,    16 )
RANGE( MOVED,      0 )
RANGE( POST,       0 )
RANGE( POST_PAIR,  0 )
RANGE( ROTATED8,   0 )
RANGE( SIGNED32,   0 )
RANGE( UNSIGNED12, 0 )

/* ---- addresses, of so many bytes ---- */

static bool address_NONE(const struct target *t, const struct mem *m, unsigned bytes)
{
	(void)t, (void)m, (void)bytes;
	return false;
}

static bool only_base(const struct mem *m)
{
	return m->index == NOREG && m->base != NOREG;
}

/* x86; in 64 bits with a table and no base, from the instruction pointer.  Of lea also in 32 bits of 64. */
static bool address_LEA(const struct target *t, const struct mem *m, unsigned bytes)
{
	(void)bytes;
	return m->disp >= INT32_MIN && m->disp <= INT32_MAX && m->index != t->sp && (m->base != NOREG || t->word == 64) &&
	       (m->index == NOREG || (m->scale <= 8 && !(m->scale & (m->scale - 1))));
}

static bool address_SIB(const struct target *t, const struct mem *m, unsigned bytes)
{
	return address_LEA(t, m, bytes);
}

/* AArch64: a multiple of the access, or little; or an index. */
static bool address_SCALED(const struct target *t, const struct mem *m, unsigned bytes)
{
	const int64_t n = bytes;
	if (only_base(m))
		return (m->disp >= -256 && m->disp <= 255) || (m->disp >= 0 && m->disp < 4096 * n && m->disp % n == 0);
	return m->index != t->sp && m->index != NOREG && m->disp == 0 && m->scale == 1;
}

static bool address_UNSCALED(const struct target *t, const struct mem *m, unsigned bytes)
{
	(void)t, (void)bytes;
	return only_base(m) && m->disp >= -256 && m->disp <= 255;
}

static bool address_PAIR(const struct target *t, const struct mem *m, unsigned bytes)
{
	const int64_t n = bytes;
	(void)t;
	return only_base(m) && m->disp >= -64 * n && m->disp <= 63 * n && m->disp % n == 0;
}

/* ARM: words and bytes; two words; vectors. */
static bool address_WORD(const struct target *t, const struct mem *m, unsigned bytes)
{
	(void)t, (void)bytes;
	return only_base(m) && m->disp >= -4095 && m->disp <= 4095;
}

static bool address_DOUBLE(const struct target *t, const struct mem *m, unsigned bytes)
{
	(void)t, (void)bytes;
	return only_base(m) && m->disp >= -255 && m->disp <= 255;
}

static bool address_VECTOR(const struct target *t, const struct mem *m, unsigned bytes)
{
	(void)t, (void)bytes;
	return only_base(m) && m->disp >= -1020 && m->disp <= 1020 && m->disp % 4 == 0;
}

/* ---- lists of registers ---- */

static bool list_NONE(const struct target *t, const struct row *row, const struct ins *i)
{
	(void)t, (void)row, (void)i;
	return false;
}

/* ARM: not the stack pointer, and not the register that holds the address. */
static bool list_SOME(const struct target *t, const struct row *row, const struct ins *i)
{
	return i->list && !(i->list >> t->sp & 1) && !(text_has(row, 'n') && i->list >> i->n & 1);
}

/* ARM: vector registers in a row. */
static bool vectors_in_a_row(const struct target *t, uint64_t list, unsigned most)
{
	R first = 0;
	unsigned n = 0;
	while (list && !(list >> first & 1))
		first++;
	while (list >> first >> n & 1)
		n++;
	return list && n <= most && t->reg_width(first) > t->word && !(list >> first >> n);
}

static bool list_ROW4(const struct target *t, const struct row *row, const struct ins *i)
{
	(void)row;
	return vectors_in_a_row(t, i->list, 4);
}

static bool list_ROW8(const struct target *t, const struct row *row, const struct ins *i)
{
	(void)row;
	return vectors_in_a_row(t, i->list, 8);
}

static bool list_NO_LR(const struct target *t, const struct row *row, const struct ins *i)
{
	return list_SOME(t, row, i) && !(i->list >> t->link & 1);
}

/* ---- the table ---- */

static const struct shape shapes[] = {
#define SHAPE(isa, name, immediates, addresses, lists, sp, registers, aligned) \
	{ #isa, #name, false, &range_##immediates, address_##addresses, list_##lists, sp, registers, aligned },
#define ONLY(isa, name, immediates, addresses, lists, sp, registers, aligned) \
	{ #isa, #name, true, &range_##immediates, address_##addresses, list_##lists, sp, registers, aligned },
#define STACK_ALIGNED(isa, bytes)
#include "isa/shapes.def"
#undef SHAPE
#undef ONLY
#undef STACK_ALIGNED
};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static bool is_for(const char *isa, const struct target *t)
{
	const char *any = strstr(isa, "_any");
	return any ? !strncmp(isa, t->name, (size_t)(any - isa)) : !strcmp(isa, t->name);
}

static const struct shape *find_shape(const struct target *t, const struct row *row)
{
	const struct shape *found = NULL;
	for (unsigned i = 0; i < SHAPES; i++)
		if (is_for(shapes[i].isa, t) && !strcmp(shapes[i].name, shapes[i].of_row ? row->id : row->shape))
			found = &shapes[i];
	return found;
}

const struct shape *shape_of(const struct target *t, unsigned op)
{
	static const struct target *of;
	static const struct shape **known;
	if (of != t) {
		of = t;
		known = must_alloc(t->rows * sizeof *known);
		for (unsigned i = 1; i < t->rows; i++)
			known[i] = find_shape(t, &t->row[i]);
	}
	return known[op];
}

unsigned stack_alignment(const struct target *t)
{
	static const struct { const char *isa; unsigned bytes; } aligned[] = {
#define SHAPE(...)
#define ONLY(...)
#define STACK_ALIGNED(isa, bytes) { #isa, bytes },
#include "isa/shapes.def"
#undef SHAPE
#undef ONLY
#undef STACK_ALIGNED
	};
	for (unsigned i = 0; i < sizeof aligned / sizeof *aligned; i++)
		if (is_for(aligned[i].isa, t))
			return aligned[i].bytes;
	return 1;
}

/* ---- what a text asks for ---- */

const char letters[] = "dnma";

uint8_t *letter_field(struct ins *i, char letter)
{
	return letter == 'd' ? &i->d : letter == 'n' ? &i->n : letter == 'm' ? &i->m : &i->a;
}

static R letter_of(const struct ins *i, char letter)
{
	struct ins copy = *i;
	return *letter_field(&copy, letter);
}

bool text_has(const struct row *row, char letter)
{
	for (const char *s = strchr(row->text, '%'); s; s = strchr(s, '%')) {
		s++;
		if (*s >= '0' && *s <= '9')
			s++;
		if (*s == letter)
			return true;
		if (*s)
			s++;
	}
	return false;
}

/* ---- all rules at once ---- */

/* What is moved at once, and how wide an immediate is, found by running a meaning: the same for all registers of a kind.
 * A shift by 1 can always be. */
struct size { unsigned w, d, m, bytes, immediate; struct size *next; };

static struct size *measure(const struct prog *p, const struct ins *i)
{
	const struct target *t = p->t;
	struct ins j = *i;
	struct size *s = must_alloc(sizeof *s);
	*s = (struct size){ i->w, t->reg_width(i->d), t->reg_width(i->m), i->w / 8, i->w, NULL };
	j.k = 1;
	const struct run *x = run_blank(p, &j);
	if (x->touches)
		s->bytes = x->touch[0].bytes;
	for (unsigned k = 0; k < x->touches; k++)
		if (x->touch[k].value)
			s->immediate = 8 * x->touch[k].bytes;
	return s;
}

static const struct size *size_of(const struct prog *p, const struct ins *i)
{
	static struct size *known[1 << 10];
	const struct target *t = p->t;
	struct size **s = &known[i->op];
	while (*s && ((*s)->w != i->w || (*s)->d != t->reg_width(i->d) || (*s)->m != t->reg_width(i->m)))
		s = &(*s)->next;
	if (!*s)
		*s = measure(p, i);
	return *s;
}

unsigned immediate_width(const struct prog *p, const struct ins *i)
{
	return size_of(p, i)->immediate;
}

unsigned bytes_at_once(const struct prog *p, const struct ins *i)
{
	return size_of(p, i)->bytes;
}

/* The nth register behind it, if that is of its kind; else itself. */
static R after(const struct target *t, R r, unsigned n)
{
	return r + n < t->regs && t->reg_width(r + n) == t->reg_width(r) ? r + n : r;
}

static bool is_order(const char *rule)
{
	return rule[1] >= '1' && rule[1] <= '9';
}

static bool keeps_rule(const struct target *t, const struct ins *i, const char *rule)
{
	const R r = letter_of(i, rule[0]);
	if (is_order(rule))
		return letter_of(i, rule[2]) != r && letter_of(i, rule[2]) == after(t, r, (unsigned)(rule[1] - '0'));
	switch (rule[1]) {
	case '!': return r != letter_of(i, rule[2]);
	case '+': return r % 2 == 0 && r + 1 < t->regs && t->reg_width(r + 1) == t->reg_width(r) && letter_of(i, rule[2]) == r + 1;
	case '<': return r < (R)(rule[2] - '0');
	}
	die("shapes.def: no rule for registers is called %s", rule);
}

static const char *registers_object(const struct target *t, const struct row *row, const struct shape *s,
	const struct ins *i)
{
	for (unsigned l = 0; letters[l]; l++)
		if (text_has(row, letters[l]) && letter_of(i, letters[l]) == t->sp && !strchr(s->sp, letters[l]))
			return "the stack pointer";
	for (unsigned l = 0; letters[l]; l++)
		if (text_has(row, letters[l]) && !t->reg_name(letter_of(i, letters[l]), i->w))
			return "a register of that width there";
	for (const char *rule = s->registers; *rule; rule += 3 + (rule[3] == ' '))
		if (!keeps_rule(t, i, rule))
			return s->registers;
	return NULL;
}

bool registers_in_order(const struct target *t, const struct ins *i)
{
	const struct shape *s = shape_of(t, i->op);
	for (const char *rule = s ? s->registers : ""; *rule; rule += 3 + (rule[3] == ' '))
		if (is_order(rule) && !keeps_rule(t, i, rule))
			return false;
	return true;
}

void complete_pairs(const struct target *t, struct ins *i)
{
	for (unsigned l = 0; letters[l]; l++)
		if (text_has(&t->row[i->op], letters[l]) && !t->reg_name(letter_of(i, letters[l]), i->w))
			--*letter_field(i, letters[l]);
	for (const char *rule = shape_of(t, i->op)->registers; *rule; rule += 3 + (rule[3] == ' '))
		if (rule[1] == '+')
			*letter_field(i, rule[2]) = (uint8_t)(letter_of(i, rule[0]) + 1);
		else if (is_order(rule))
			*letter_field(i, rule[2]) = (uint8_t)after(t, letter_of(i, rule[0]), (unsigned)(rule[1] - '0'));
}

const char *shape_objects(const struct prog *p, const struct ins *i)
{
	const struct target *t = p->t;
	const struct row *row = &t->row[i->op];
	const struct shape *s = shape_of(t, i->op);
	if (!s)
		return text_of("shapes.def has no shape %s, which row %s of %s has", row->shape, row->id, t->name);
	const char *wrong = registers_object(t, row, s, i);
	if (wrong)
		return wrong;
	if (text_has(row, 'r') && !s->list(t, row, i))
		return "that list";
	if (text_has(row, 'k') && !s->immediates->takes(i->k, immediate_width(p, i)))
		return "that immediate";
	if (text_has(row, 'A') && i->mem.narrow && s->address != address_LEA)
		return "an address of that width";
	if (text_has(row, 'A') && !i->mem.table && !s->address(t, &i->mem, bytes_at_once(p, i)))
		return "that address";
	return NULL;
}
