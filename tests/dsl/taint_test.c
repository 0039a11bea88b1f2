/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The taint pass refuses small programs that are wrong in one way each, takes their neighbours that are not, and takes
 * the whole catalog. */
#include <criterion/criterion.h>
#include <string.h>
#include "../../gen/gen.h"
#include "../../dsl/isa/x86_64.h"

/* p: 64 secret bytes, of which the last 8 are a public count; q: 64 public bytes. */
static const struct contract of_program = { .name = "planted", .symbol = "planted", .does = "", .stack = 512, .arg = {
	{ .name = "p", .kind = ARG_BUF, .access = READ_WRITE, .bytes = 64, .secret = true, .public_from = 56, .public_bytes = 8 },
	{ .name = "q", .kind = ARG_BUF, .access = READ_WRITE, .bytes = 64 },
	{ .name = "n", .kind = ARG_LEN },
	{ .name = "f", .kind = ARG_FNS } } };
static const struct contract of_callee = { .name = "callee", .symbol = "callee", .does = "", .stack = 64, .arg = {
	{ .name = "to", .kind = ARG_BUF, .access = READ_WRITE, .bytes = 32, .secret = true, .public_from = 24, .public_bytes = 8 },
	{ .name = "from", .kind = ARG_BUF, .access = READ_ONLY, .bytes = 8 },
	{ .name = "len", .kind = ARG_LEN } } };
static const struct contract of_writer = { .name = "writer", .symbol = "writer", .does = "", .stack = 64, .arg = {
	{ .name = "to", .kind = ARG_BUF, .access = WRITE_ONLY, .bytes = 32, .secret = true } } };

static struct prog *written;

#define PROGRAM \
	for (prog_open(&target_x86_64, "planted", &of_program, __FILE__, __LINE__); block_once(); written = prog_close()) \
		for (V p = (prog_mark(__FILE__, __LINE__), prog_arg("p")), q = prog_arg("q"), n = prog_arg("n"), f = prog_arg("f"), \
		     t = prog_tmp("t", 64), u = prog_tmp("u", 64); p; p = NULL, (void)q, (void)n, (void)f, (void)t, (void)u)

static void refused(enum finding_kind kind, const char *text)
{
	struct report r = { 0 };
	bool found = false;
	check_taint(written, NULL, &r);
	for (unsigned i = 0; i < r.n; i++)
		found |= r.f[i].kind == kind && strstr(r.f[i].text, text);
	cr_expect(found, "no finding says \"%s\"", text);
	if (!found)
		report_print(stderr, &r);
}

static void taken(const struct prog *p)
{
	struct report r = { 0 };
	check_taint(p, NULL, &r);
	cr_expect(r.n == 0, "%s: %u findings", p->symbol, r.n);
	report_print(stderr, &r);
}

#define REFUSED(name, kind, text, ...) Test(taint_refuses, name) { PROGRAM { __VA_ARGS__ } refused(kind, text); }
#define TAKEN(name, ...)               Test(taint_takes, name)   { PROGRAM { __VA_ARGS__ } taken(written); }

REFUSED( a_branch_on_a_secret, F_LEAK, "a branch depends on a secret",
	w_load8(t, at(p, 0));
	IF (t, EQ, K(0))
		w_set(u, K(1));
)
TAKEN( a_branch_on_the_public_count,
	w_load(t, at(p, 56));
	IF (t, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_branch_on_half_of_the_count_and_what_is_before, F_LEAK, "a branch depends on a secret",
	w_load(t, at(p, 52));
	IF (t, EQ, K(0))
		w_set(u, K(1));
)
TAKEN( a_branch_on_public_bytes,
	w_load8(t, at(q, 0));
	IF (t, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_load_indexed_by_a_secret, F_LEAK, "an address depends on a secret",
	w_load8(t, at(p, 0));
	w_load8(u, at_i(q, t, 0));
)
TAKEN( a_load_indexed_by_the_count,
	w_load(t, at(p, 56));
	w_load8(u, at_i(q, t, 0));
)
REFUSED( a_store_indexed_by_a_secret, F_LEAK, "an address depends on a secret",
	w_load8(t, at(p, 0));
	w_store8(at_i(p, t, 0), K(1));
)
REFUSED( a_secret_spilled_and_reloaded, F_LEAK, "a branch depends on a secret",
	struct place slot = prog_frame("slot", 16);
	w_load(t, at(p, 0));
	w_store(slot, t);
	w_set(t, K(0));
	w_load(u, slot);
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_byte_of_a_spilled_secret, F_LEAK, "a branch depends on a secret",
	struct place slot = prog_frame("slot", 16);
	w_load(t, at(p, 0));
	w_store(beyond(slot, 4), t);
	w_load8(u, beyond(slot, 11));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
TAKEN( the_byte_after_a_spilled_secret,
	struct place slot = prog_frame("slot", 16);
	w_load(t, at(p, 0));
	w_store(slot, t);
	w_load8(u, beyond(slot, 8));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
TAKEN( a_spilled_secret_overwritten,
	struct place slot = prog_frame("slot", 16);
	w_load(t, at(p, 0));
	w_store(slot, t);
	w_store(slot, n);
	w_load(u, slot);
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_secret_copied_to_the_frame, F_LEAK, "a branch depends on a secret",
	struct place copy = prog_frame("copy", 64);
	w_copy(copy, at(p, 0), 64);
	w_load8(u, beyond(copy, 47));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_secret_stored_somewhere_in_a_part_of_the_frame, F_LEAK, "a branch depends on a secret",
	struct place part = prog_frame("part", 64);
	w_load8(t, at(p, 0));
	w_addr(u, part);
	w_add(u, u, n);
	w_store8(at(u, 0), t);
	w_load8(u, beyond(part, 9));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
TAKEN( a_secret_stored_somewhere_in_another_part,
	struct place part = prog_frame("part", 64), other = prog_frame("other", 16);
	w_load8(t, at(p, 0));
	w_addr(u, part);
	w_add(u, u, n);
	w_store8(at(u, 0), t);
	w_load8(u, beyond(other, 9));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_secret_stored_back_from_the_end_of_a_part, F_LEAK, "a branch depends on a secret",
	struct place part = prog_frame("part", 64), other = prog_frame("other", 16);
	w_store(other, n);
	w_load8(t, at(p, 0));
	w_addr(u, part);
	w_add(u, u, K(64));
	w_sub(n, n, K(8));
	w_store8(at_i(u, n, 0), t);
	w_load8(u, beyond(part, 9));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_secret_stored_anywhere_above_the_stack_pointer, F_LEAK, "a branch depends on a secret",
	struct place part = prog_frame("part", 16), other = prog_frame("other", 16);
	w_load8(t, at(p, 0));
	part.index = n;
	w_store8(part, t);
	w_load8(u, beyond(other, 9));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_secret_from_anywhere_above_the_stack_pointer, F_LEAK, "a branch depends on a secret",
	struct place part = prog_frame("part", 16), other = prog_frame("other", 16);
	w_load8(t, at(p, 0));
	w_store8(other, t);
	part.index = n;
	w_load8(u, part);
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_secret_that_passes_through_a_loop, F_LEAK, "a branch depends on a secret",
	w_set(u, K(0));
	WHILE (n, NE, K(0)) {
		IF (u, EQ, K(7))
			w_set(u, K(1));
		w_load8(u, at(p, 0));
		w_sub(n, n, K(1));
	}
)
REFUSED( a_secret_that_moves_one_place_each_round, F_LEAK, "a branch depends on a secret",
	TMP(v);
	TMP(w);
	w_set(t, K(0));
	w_set(u, K(0));
	w_set(v, K(0));
	WHILE (n, NE, K(0)) {
		IF (t, EQ, K(7))
			w_set(w, K(1));
		w_set(t, u);
		w_set(u, v);
		w_load8(v, at(p, 0));
		w_sub(n, n, K(1));
	}
)
REFUSED( a_secret_on_one_of_two_paths, F_LEAK, "a branch depends on a secret",
	w_set(u, K(0));
	IF (n, NE, K(0))
		w_load8(u, at(p, 3));
	IF (u, EQ, K(7))
		w_set(t, K(1));
)
REFUSED( a_secret_through_a_pointer_that_walks, F_LEAK, "a branch depends on a secret",
	WHILE (n, NE, K(0)) {
		w_load8(u, at(p, 0));
		IF (u, EQ, K(0))
			w_set(t, K(1));
		w_add(p, p, K(1));
		w_sub(n, n, K(1));
	}
)
TAKEN( public_bytes_through_a_pointer_that_walks,
	WHILE (n, NE, K(0)) {
		w_load8(u, at(q, 0));
		IF (u, EQ, K(0))
			w_set(t, K(1));
		w_add(q, q, K(1));
		w_sub(n, n, K(1));
	}
)
REFUSED( a_secret_through_a_pointer_that_was_spilled, F_LEAK, "a branch depends on a secret",
	struct place slot = prog_frame("slot", 16);
	w_store(slot, p);
	w_load(t, slot);
	w_load8(u, at(t, 0));
	IF (u, EQ, K(0))
		w_set(t, K(1));
)
REFUSED( an_address_that_is_a_difference, F_UNDECIDED, "an address in no buffer",
	w_sub(t, p, q);
	w_load8(u, at(t, 0));
)
REFUSED( a_secret_stored_into_the_public_count, F_LEAK, "stored where the contract says public",
	w_load(t, at(p, 0));
	w_store(at(p, 56), t);
)
REFUSED( a_secret_stored_into_a_public_buffer, F_LEAK, "stored where the contract says public",
	w_load(t, at(p, 0));
	w_store(at(q, 8), t);
)
REFUSED( a_secret_flag_that_outlives_moves, F_LEAK, "a branch depends on a secret",
	w_load(t, at(p, 0));
	w_add(t, t, n);
	w_set(t, K(5));
	w_load(u, at(q, 0));
	unsigned over = prog_label("over");
	prog_put((struct ins){ .op = X64_JB, .label = over });
	w_set(u, n);
	prog_place_label(over);
)
TAKEN( a_flag_that_a_secret_cannot_change,
	w_load(t, at(p, 0));
	w_xor(t, t, n);
	unsigned over = prog_label("over");
	prog_put((struct ins){ .op = X64_JB, .label = over });
	w_set(u, n);
	prog_place_label(over);
)
TAKEN( a_secret_cancelled,
	w_load(t, at(p, 0));
	w_xor(t, t, t);
	IF (t, EQ, K(0))
		w_set(u, K(1));
	w_load(t, at(p, 0));
	w_and(t, t, K(0));
	IF (t, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( a_call_where_a_secret_says, F_LEAK, "control goes where a secret says",
	struct place to = prog_frame("to", 32);
	w_call(at(p, 0), &of_callee, 3, (struct place[]){ to, at(q, 0), value(n) });
)
REFUSED( a_secret_length_for_a_callee, F_LEAK, "the argument len of callee depends on a secret",
	struct place to = prog_frame("to", 32);
	w_load8(t, at(p, 0));
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ to, at(q, 0), value(t) });
)
REFUSED( a_secret_for_a_public_argument, F_LEAK, "the public argument from of callee points at a secret",
	struct place to = prog_frame("to", 32);
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ to, at(p, 0), value(n) });
)
REFUSED( a_secret_where_a_callee_expects_its_count, F_LEAK, "the public bytes of the argument to",
	struct place to = prog_frame("to", 32);
	w_copy(to, at(p, 0), 32);
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ to, at(q, 0), value(n) });
)
REFUSED( a_callee_that_writes_over_the_public_count, F_LEAK, "writes secrets where the contract says public",
	w_call(at(f, 0), &of_writer, 1, (struct place[]){ at(p, 30) });
)
TAKEN( a_callee_that_writes_up_to_the_public_count,
	w_call(at(f, 0), &of_writer, 1, (struct place[]){ at(p, 24) });
)
TAKEN( a_callee_that_has_its_count_in_the_same_place,
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ at(p, 32), at(q, 0), value(n) });
)
REFUSED( a_callee_that_writes_a_public_buffer, F_LEAK, "writes secrets where the contract says public",
	w_call(at(f, 0), &of_writer, 1, (struct place[]){ at(q, 0) });
)
REFUSED( what_a_callee_gave_out, F_LEAK, "a branch depends on a secret",
	struct place to = prog_frame("to", 32);
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ to, at(q, 0), value(n) });
	w_load8(u, beyond(to, 23));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
TAKEN( what_a_callee_gave_out_in_public,
	struct place to = prog_frame("to", 32);
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ to, at(q, 0), value(n) });
	w_load8(u, beyond(to, 24));
	IF (u, EQ, K(0))
		w_set(u, K(1));
)
REFUSED( what_a_callee_left_in_a_register, F_LEAK, "a branch depends on a secret",
	struct place to = prog_frame("to", 32);
	w_set(u, K(0));
	w_call(at(f, 0), &of_callee, 3, (struct place[]){ to, at(q, 0), value(n) });
	IF (u, EQ, K(0))
		w_set(u, K(1));
)

Test(taint_refuses, a_class_that_nobody_vouches_for)
{
	static struct target cautious;
	cautious = target_x86_64;
	cautious.even_time &= ~(1u << SHIFT);
	PROGRAM
		w_shr(t, n, 3);
	struct prog p = *written;
	taken(written);
	p.t = &cautious;
	written = &p;
	refused(F_LEAK, "not known to take the same time");
}

Test(taint_takes, the_whole_catalog)
{
	for (unsigned i = 0; i < catalog_size(); i++)
		taken(catalog_write(catalog(i)));
	cr_expect(catalog_size() > 0);
}
