/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Faults planted in a program of four lines: copy eight bytes from in to out, call f once.  Most of them leave the bytes
 * right, so that it is the rule that speaks and not the meaning; and claims that are wrong about a right program. */
#include "plant.h"

enum { IN = 16, OUT = 8 };

static void effect_nothing(struct run *x, const struct contract *c, const T *arg)
{
	(void)x; (void)c; (void)arg;
}

static const struct contract callee = { .name = "callee", .stack = 64, .wipes = true, .effect = effect_nothing };
static const struct contract stranger = { .name = "stranger", .stack = 64, .wipes = true, .effect = effect_nothing };
static const struct contract dirty = { .name = "dirty", .stack = 64, .wipes = false, .effect = effect_nothing };
static const struct contract greedy = { .name = "greedy", .stack = 4096, .wipes = true, .effect = effect_nothing };

static const struct contract copies = {
	.name = "copies", .does = "Copies eight bytes.", .stack = 256, .wipes = true, .late = true,
	.arg = {
		{ .name = "in", .kind = ARG_BUF, .access = READ_ONLY, .bytes = IN, .secret = true },
		{ .name = "out", .kind = ARG_BUF, .access = WRITE_ONLY, .bytes = OUT, .secret = true },
		{ .name = "n", .kind = ARG_LEN },
		{ .name = "f", .kind = ARG_FNS },
	},
};

/* What the callers of f are told it is. */
static const struct contract *given = &callee;

/* What a name in the program stands for: of a number, the next. */
static void next_number(const void *of, const T *given_, T *opened, T *named)
{
	(void)of;
	*opened = add(*given_, num(width(*given_), 1));
	*named = apply("next", width(*given_), 1, given_);
}

static naming_fn *names = next_number;

static void claim_copies(struct proof *p, const void *of)
{
	(void)of;
	CASES (p, "any bytes") {
		case_run(p)->naming = names;
		struct region *in = give_buffer(p, 0, constant(IN), IN), *out = give_buffer(p, 1, constant(OUT), OUT);
		T byte[IN];
		for (unsigned i = 0; i < IN; i++) {
			byte[i] = in_bits(p, "in", i, 8, true);
			run_fill(in, i, byte[i]);
		}
		give_arg(p, 2, in_range(p, "n", 0, 1 << 20));
		give_functions(p, 3, 1, &given);
		go(p);
		if (!came_back(p))
			continue;
		for (unsigned i = 0; i < OUT; i++)
			expect(p, out, i, byte[i], "byte %u", i);
	}
}

/* The variables that a plant sees; t holds the bytes when they were given out. */
struct seen { V in, out, n, f, t, u; const struct contract *calls; };

static void nothing(const struct seen *s) { (void)s; }

static struct prog *program(void (*before)(const struct seen *), void (*after)(const struct seen *), const struct contract *calls)
{
	prog_open(&target_x86_64, "planted", &copies, __FILE__, __LINE__);
	ARG(in);
	ARG(out);
	ARG(n);
	ARG(f);
	VAR(t);
	VAR(u);
	struct seen s = { in, out, n, f, t, u, calls };
	before(&s);
	w_call(at(f, 0), calls, 0, NULL);
	w_load(t, at(in, 0));
	w_store(at(out, 0), t);
	after(&s);
	w_set(t, K(0));
	struct prog *p = prog_close();
	p->needs = "";
	return p;
}

static void put(struct ins i)
{
	prog_mark(__FILE__, __LINE__);
	prog_put(i);
}

static struct mem on_stack(int64_t off)
{
	return (struct mem){ .base = RSP, .index = NOREG, .scale = 1, .disp = off };
}

static void push(R r) { put((struct ins){ .op = X64_PUSH, .w = 64, .m = (uint8_t)r }); }
static void pop(R r)  { put((struct ins){ .op = X64_POP, .w = 64, .d = (uint8_t)r }); }

/* BEFORE: just before the bytes are read; AFTER: when they were given out; s->t holds them. */
#define PLANT(name, when, kind, says, ...) \
	static void spoil_##name(const struct seen *s) { (void)s; __VA_ARGS__ } \
	Test(planted, name) { \
		struct prog *p = program(when(spoil_##name), &callee); \
		must_refuse(p, prove(p, claim_copies, NULL, NULL), kind, says); }
#define BEFORE(spoil)  spoil, nothing
#define AFTER(spoil)   nothing, spoil

Test(planted, nothing_in_the_small_program)
{
	must_prove(prove(program(nothing, nothing, &callee), claim_copies, NULL, NULL));
}

/* Secrets. */

PLANT( branch_on_a_secret, AFTER, F_LEAK, "a branch depends on a secret",
	IF (s->t, EQ, K(0)) { w_set(s->t, K(0)); } )
PLANT( branch_on_a_part_of_a_secret, AFTER, F_LEAK, "a branch depends on a secret",
	w_and(s->u, s->t, K(1));
	w_add(s->u, s->u, s->n);
	IF (s->u, EQ, K(5)) { w_set(s->t, K(0)); } )
PLANT( load_indexed_by_a_secret, AFTER, F_LEAK, "an address depends on a secret",
	struct place frame = prog_frame("frame", 16);
	w_zero(frame, 16);
	frame.index = s->u;
	w_and(s->u, s->t, K(7));
	w_load8(s->u, frame); )
PLANT( store_indexed_by_a_secret, AFTER, F_LEAK, "an address depends on a secret",
	struct place frame = prog_frame("frame", 16);
	frame.index = s->u;
	w_and(s->u, s->t, K(7));
	w_store8(frame, K(0)); )
PLANT( secret_pushed_and_popped, AFTER, F_WIPE, "a secret is left on the stack",
	push(s->t->reg);
	pop(s->u->reg); )
PLANT( secret_below_the_stack_pointer_at_a_call, BEFORE, F_WIPE, "a secret is left on the stack",
	w_load(s->t, at(s->in, 8));
	for (unsigned k = 0; k < 4; k++)
		push(s->t->reg);
	for (unsigned k = 0; k < 4; k++)
		pop(s->u->reg);
	w_set(s->t, K(0));
	w_set(s->u, K(0)); )
PLANT( secret_in_a_register_that_the_callee_saves, BEFORE, F_WIPE, "calls callee with a secret in %r15",
	w_load(s->u, at(s->in, 8)); )

/* Memory. */

PLANT( byte_past_what_is_read, AFTER, F_MEMORY, "reads", w_load8(s->u, at(s->in, IN)); )
PLANT( byte_before_what_is_read, BEFORE, F_MEMORY, "reads", w_load8(s->u, at(s->in, -1)); )
PLANT( word_half_past_what_is_read, BEFORE, F_MEMORY, "reads", w_load(s->u, at(s->in, IN - 7)); )
PLANT( byte_past_what_is_written, AFTER, F_MEMORY, "writes", w_store8(at(s->out, OUT), K(0)); )
PLANT( byte_before_what_is_written, AFTER, F_MEMORY, "writes", w_store8(at(s->out, -1), K(0)); )
PLANT( place_that_depends_on_n, BEFORE, F_MEMORY, "reads", w_load8(s->u, at_i(s->in, s->n, 0)); )
PLANT( write_to_what_is_only_read, BEFORE, F_MEMORY, "in, which is only read",
	w_load(s->u, at(s->in, 0));
	w_store(at(s->in, 0), s->u); )
PLANT( read_of_what_is_only_written, BEFORE, F_MEMORY, "never written", w_load(s->u, at(s->out, 0)); )
PLANT( byte_that_was_never_written, BEFORE, F_MEMORY, "never written",
	struct place frame = prog_frame("frame", 16);
	w_store(frame, s->n);
	w_load(s->u, beyond(frame, 1)); )
PLANT( vector_that_need_not_be_aligned, BEFORE, F_MEMORY, "must be a multiple of 16",
	put((struct ins){ .op = X64_PADDD_A, .w = 128, .d = XMM0, .mem = { .base = s->in->reg, .index = NOREG, .scale = 1 } }); )
PLANT( pointer_made_of_two, BEFORE, F_MEMORY, "an address that is nowhere",
	w_add(s->u, s->in, s->out);
	w_load8(s->u, at(s->u, 0)); )
PLANT( pointer_from_nowhere, BEFORE, F_MEMORY, "an address that is nowhere",
	put((struct ins){ .op = X64_MOV_A, .w = 64, .d = RAX, .mem = { .base = R10, .index = NOREG, .scale = 1 } }); )

/* The stack and the registers. */

PLANT( load_below_the_stack_pointer, AFTER, F_STACK, "below the stack pointer",
	put((struct ins){ .op = X64_MOV_A, .w = 64, .d = RAX, .mem = on_stack(-8) }); )
PLANT( store_below_the_stack_pointer, AFTER, F_STACK, "below the stack pointer",
	put((struct ins){ .op = X64_MOV_KTO, .w = 64, .mem = on_stack(-128) }); )
PLANT( what_was_popped_is_read_again, AFTER, F_MEMORY, "never written",
	push(s->n->reg);
	pop(RAX);
	put((struct ins){ .op = X64_SUB_K, .w = 64, .d = RSP, .k = 8 });
	pop(s->u->reg); )
PLANT( store_to_the_callers_stack, AFTER, F_STACK, "the stack of its caller",
	put((struct ins){ .op = X64_MOV_KTO, .w = 64, .mem = on_stack(8 * 6 + 16 + 8) }); )
PLANT( stack_pointer_from_elsewhere, AFTER, F_STACK, "the stack pointer leaves the stack",
	put((struct ins){ .op = X64_MOV, .w = 64, .d = RSP, .m = (uint8_t)s->in->reg }); )
PLANT( stack_given_back_twice, AFTER, F_STACK, "the stack pointer leaves the stack",
	put((struct ins){ .op = X64_ADD_K, .w = 64, .d = RSP, .k = 128 }); )
PLANT( deep_stack, BEFORE, F_STACK, "its contract says 256",
	put((struct ins){ .op = X64_SUB_K, .w = 64, .d = RSP, .k = 240 });
	put((struct ins){ .op = X64_ADD_K, .w = 64, .d = RSP, .k = 240 }); )
PLANT( saved_register_not_put_back, AFTER, F_ABI, "does not come back as it was",
	unsigned n = prog->n;
	put((struct ins){ .op = X64_MOV, .w = 64, .d = RAX, .m = RSP });
	prog->n = n;
	prog->used &= ~((uint64_t)1 << s->u->reg);
	w_set(s->u, K(0)); )
PLANT( runs_on_for_ever, AFTER, F_UNDECIDED, "does not come to an end",
	WHILE (s->n, NE, K(0)) { w_set(s->u, K(0)); } )
PLANT( terms_that_only_grow, BEFORE, F_UNDECIDED, "the terms outgrow those of any right program",
	term_most_work = 1 << 22;
	w_load(s->t, at(s->in, 8));
	for (unsigned k = 0; k < 100; k++) {
		w_ror(s->u, s->t, 63);
		w_and(s->u, s->u, s->t);
		w_ror(s->t, s->t, 5);
		w_xor(s->t, s->t, s->u);
	}
	w_set(s->t, K(0));
	w_set(s->u, K(0)); )

/* Calls. */

PLANT( register_of_the_callee, AFTER, F_MEANING, "byte",
	put((struct ins){ .op = X64_MOV, .w = 64, .d = RAX, .m = (uint8_t)s->t->reg });
	w_set(s->t, K(0));
	w_call(at(s->f, 0), &callee, 0, NULL);
	put((struct ins){ .op = X64_MOV_TO, .w = 64, .m = RAX, .mem = { .base = s->out->reg, .index = NOREG, .scale = 1 } }); )
PLANT( branch_on_flags_of_the_callee, AFTER, F_MEMORY, "reads",
	w_set(s->t, K(0));
	w_call(at(s->f, 0), &callee, 0, NULL);
	unsigned over = prog_label("over");
	put((struct ins){ .op = X64_JE, .label = over });
	w_load8(s->u, at(s->in, IN));
	prog_place_label(over); )
PLANT( misaligned_at_a_call, BEFORE, F_STACK, "not aligned to 16",
	push(s->n->reg);
	w_call(at(s->f, 0), &callee, 0, NULL);
	pop(s->n->reg); )
PLANT( call_of_a_stranger, BEFORE, F_ABI, "not stranger", w_call(at(s->f, 0), &stranger, 0, NULL); )
PLANT( call_through_data, BEFORE, F_ABI, "not callee", w_call(at(s->in, 0), &callee, 0, NULL); )

/* Upper halves of vector registers. */

static void wide(unsigned op, unsigned w, struct mem m)
{
	put((struct ins){ .op = (uint16_t)op, .w = (uint16_t)w, .d = XMM0 + 3, .m = XMM0 + 3, .n = XMM0 + 3, .mem = m });
}

/* The secret in both halves of ymm3. */
static void take_wide(const struct seen *s)
{
	struct place frame = prog_frame("frame", 16);
	w_store(frame, s->t);
	w_store(beyond(frame, 8), s->t);
	wide(X64_VBROADCASTI128, 256, x86_mem(frame));
}

static void take_wide_before(const struct seen *s)
{
	w_load(s->t, at(s->in, 8));
	take_wide(s);
	w_set(s->t, K(0));
}

static void leave_clean(const struct seen *s)
{
	take_wide(s);
	put((struct ins){ .op = X64_VZEROUPPER, .w = 64 });
	w_set(s->t, K(0));
}

static void make_clean(const struct seen *s)
{
	take_wide(s);
	wide(X64_VPXOR, 128, on_stack(0));
}

PLANT( dirty_upper_half, AFTER, F_ABI, "at the end, the upper half of %ymm3 is dirty", take_wide(s); )
PLANT( dirty_upper_half_at_a_call, BEFORE, F_ABI, "at a call of callee, the upper half of %ymm3 is dirty", take_wide_before(s); )
PLANT( upper_half_that_sse_leaves_dirty, AFTER, F_ABI, "at the end, the upper half of %ymm3 is dirty",
	take_wide(s);
	wide(X64_PXOR, 128, on_stack(0)); )
PLANT( secret_upper_half_on_the_stack, AFTER, F_WIPE, "a secret is left on the stack",
	take_wide(s);
	put((struct ins){ .op = X64_SUB_K, .w = 64, .d = RSP, .k = 64 });
	wide(X64_VMOVDQU_TO, 256, on_stack(0));
	wide(X64_VPXOR, 128, on_stack(0));
	wide(X64_VMOVDQU_TO, 128, on_stack(0));
	put((struct ins){ .op = X64_ADD_K, .w = 64, .d = RSP, .k = 64 }); )

Test(planted, nothing_in_upper_halves)
{
	must_prove(prove(program(nothing, leave_clean, &callee), claim_copies, NULL, NULL));
	must_prove(prove(program(leave_clean, make_clean, &callee), claim_copies, NULL, NULL));
}

static void with_callee(const struct contract *c, enum finding_kind k, const char *says)
{
	given = c;
	struct prog *p = program(nothing, nothing, c);
	must_refuse(p, prove(p, claim_copies, NULL, NULL), k, says);
}

Test(planted, callee_that_does_not_wipe)     { with_callee(&dirty, F_WIPE, "may leave secrets on the stack"); }
Test(planted, callee_that_needs_much_stack)  { with_callee(&greedy, F_STACK, "its contract says 256"); }

/* Names. */

static void named_next(const struct seen *s)
{
	prog_given(0, 1, &s->t);
	w_add(s->t, s->t, K(1));
	prog_named(0, 1, &s->t);
}

PLANT( name_for_something_else, AFTER, F_UNDECIDED, "t is not shown to be what its name stands for",
	prog_given(0, 1, &s->t);
	w_add(s->t, s->t, K(2));
	prog_named(0, 1, &s->t); )
PLANT( name_for_what_is_made_of_something_else, AFTER, F_UNDECIDED, "t is not shown to be what its name stands for",
	prog_given(0, 1, &s->n);
	w_add(s->t, s->t, K(1));
	prog_named(0, 1, &s->t); )
PLANT( name_for_what_another_was_given, AFTER, F_UNDECIDED, "t is not shown to be what its name stands for",
	prog_given(0, 1, &s->n);
	prog_given(1, 1, &s->t);
	w_add(s->t, s->t, K(1));
	prog_named(0, 1, &s->t); )
PLANT( name_that_another_got_meanwhile, AFTER, F_UNDECIDED, "t is not shown to be what its name stands for",
	prog_given(0, 1, &s->t);
	w_add(s->t, s->t, K(1));
	prog_given(0, 1, &s->t);
	prog_named(0, 1, &s->t); )

Test(planted, name_of_what_nobody_knows)
{
	struct prog *p = program(nothing, named_next, &callee);
	names = NULL;
	must_refuse(p, prove(p, claim_copies, NULL, NULL), F_UNDECIDED, "of which nobody says what it stands for");
}

Test(planted, nothing_in_a_name)
{
	must_prove(prove(program(nothing, named_next, &callee), claim_copies, NULL, NULL));
}

/* Order, and what must stay. */

PLANT( read_after_something_was_given_out, AFTER, F_MEMORY, "after something was given out", w_load(s->u, at(s->in, 8)); )
PLANT( other_bytes, BEFORE, F_MEANING, "byte", w_add(s->in, s->in, K(1)); )
PLANT( other_bytes_for_one_n, BEFORE, F_MEANING, "byte",
	IF (s->n, EQ, K(0)) { w_add(s->in, s->in, K(8)); } )
PLANT( other_bytes_for_great_n, BEFORE, F_MEANING, "byte",
	IF (s->n, GTU, K(0xfff00)) { w_add(s->in, s->in, K(8)); } )

/* Claims that are wrong about a program that is right. */

static void wrong_claim(claim_fn *claim, enum finding_kind k, const char *says)
{
	struct prog *p = program(nothing, nothing, &callee);
	must_refuse(p, prove(p, claim, NULL, NULL), k, says);
}

static struct region *give_all(struct proof *p, unsigned in, unsigned out, T n)
{
	struct region *i = give_buffer(p, 0, constant(in), in), *o = give_buffer(p, 1, constant(out), out);
	for (unsigned k = 0; k < in; k++)
		run_fill(i, k, in_bits(p, "in", k, 8, true));
	give_arg(p, 2, n);
	give_functions(p, 3, 1, &given);
	return o;
}

static void judge(struct proof *p, struct region *out, unsigned bytes)
{
	go(p);
	for (unsigned i = 0; i < bytes && came_back(p); i++)
		expect(p, out, i, in_bits(p, "in", i, 8, true), "byte %u", i);
}

static void claim_forgets_a_case(struct proof *p, const void *of)
{
	(void)of;
	for (unsigned r = 0; r < 7; r++)
		CASES (p, "%u mod 8", r)
			judge(p, give_all(p, IN, OUT, num(64, in_residue(p, "n", r, 8))), OUT);
}

static void claim_says_a_case_twice(struct proof *p, const void *of)
{
	(void)of;
	for (unsigned r = 0; r < 8; r++)
		CASES (p, "%u mod 8", r)
			judge(p, give_all(p, IN, OUT, num(64, in_residue(p, "n", r & ~1u, 8))), OUT);
}

static void claim_has_no_case(struct proof *p, const void *of)
{
	(void)p; (void)of;
}

static void claim_gives_more(struct proof *p, const void *of)
{
	(void)of;
	CASES (p, "a greater buffer")
		judge(p, give_all(p, IN + 1, OUT, in_range(p, "n", 0, 9)), OUT);
}

static void claim_gives_less(struct proof *p, const void *of)
{
	(void)of;
	CASES (p, "a smaller buffer")
		judge(p, give_all(p, OUT, OUT, in_range(p, "n", 0, 9)), OUT);
}

static void claim_has_a_secret_length(struct proof *p, const void *of)
{
	(void)of;
	CASES (p, "a secret length")
		judge(p, give_all(p, IN, OUT, in_bits(p, "n", 0, 64, true)), OUT);
}

static void claim_says_too_little(struct proof *p, const void *of)
{
	(void)of;
	CASES (p, "seven bytes of eight")
		judge(p, give_all(p, IN, OUT, in_range(p, "n", 0, 9)), OUT - 1);
}

static void claim_says_something_else(struct proof *p, const void *of)
{
	(void)of;
	CASES (p, "another byte") {
		struct region *out = give_all(p, IN, OUT, in_range(p, "n", 0, 9));
		judge(p, out, OUT);
		if (came_back(p))
			expect(p, out, 3, xor(in_bits(p, "in", 3, 8, true), in_bits(p, "in", 9, 8, true)), "byte 3");
	}
}

Test(planted, case_forgotten)      { wrong_claim(claim_forgets_a_case, F_COVER, "covers 7 of 8"); }
Test(planted, case_said_twice)     { wrong_claim(claim_says_a_case_twice, F_COVER, "comes twice"); }
Test(planted, no_case_at_all)      { wrong_claim(claim_has_no_case, F_COVER, "the claim has no case"); }
Test(planted, more_than_promised)  { wrong_claim(claim_gives_more, F_COVER, "gives no in as the contract has it"); }
Test(planted, less_than_promised)  { wrong_claim(claim_gives_less, F_COVER, "gives no in as the contract has it"); }
Test(planted, secret_length)       { wrong_claim(claim_has_a_secret_length, F_COVER, "gives no n as the contract has it"); }
Test(planted, byte_not_spoken_of)  { wrong_claim(claim_says_too_little, F_MEANING, "must stay as it was"); }
Test(planted, other_byte_expected) { wrong_claim(claim_says_something_else, F_MEANING, "byte 3"); }
