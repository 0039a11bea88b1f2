/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The agent and the judge of its reports are believed only after they have refused functions that do wrong. */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include "drive.h"

static const struct wire_row *planted(const char *name)
{
	const struct wire_row *r = row_find("planted", name, "");

	cr_assert(r, "no planted function %s", name);
	return r;
}

static const char *run_on_buffer(const char *name, struct place p, enum wire_access access)
{
	static struct trial t;
	const unsigned char bytes[] = "between the guards";
	trial_new(&t);
	unsigned b = trial_buf(&t, p, access, bytes, sizeof bytes);

	CALL(&t, planted(name), BUF(b), NUM(sizeof bytes));
	return trial_run(&t);
}

static void expect_refused(const char *name, struct place p, enum wire_access access, const char *saying)
{
	const char *complaint = run_on_buffer(name, p, access);

	cr_expect(complaint && strstr(complaint, saying), "%s was judged \"%s\", not \"%s\"", name,
		complaint ? complaint : "clean", saying);
}

Test(agent, finds_each_breach_of_the_calling_convention_and_no_other)
{
	unsigned seen = 0;

	for (unsigned i = 0; i < agent_rows(); i++) {
		const struct wire_row *r = agent_row(i);
		if (strcmp(r->variant, "convention"))
			continue;
		struct trial t;
		char want[128];
		trial_new(&t);
		trial_call(&t, r, NULL, 0);
		snprintf(want, sizeof want, "not kept: %s (call 0: planted %s convention)", r->function, r->function);
		const char *complaint = trial_run(&t);
		cr_expect(complaint && !strcmp(complaint, want), "%s was judged \"%s\"", r->function,
			complaint ? complaint : "clean");
		seen++;
	}
	cr_expect(seen >= 5, "only %u breaches are planted", seen);
}

Test(agent, runs_what_the_cpu_has_the_features_for)
{
	cr_expect(row_runs(row_find("planted", "feature", "here")));
	cr_expect_not(row_runs(row_find("planted", "feature", "nowhere")));
}

/* meson.build takes DRIVEN from what the tests say. */
static bool driven(const struct wire_row *r)
{
	char word[WIRE_NAME + 2];

	snprintf(word, sizeof word, " %s ", r->function);
	return strstr(DRIVEN, word);
}

Test(agent, lists_no_function_that_no_test_drives)
{
	cr_expect_not(driven(planted("spin")), "a planted function is taken for a driven one");
	for (unsigned i = 0; i < agent_rows(); i++)
		if (strcmp(agent_row(i)->hash, "planted") && strcmp(agent_row(i)->function, "table"))
			cr_expect(driven(agent_row(i)), "no test drives %s %s", agent_row(i)->hash, agent_row(i)->function);
}

Test(agent, sees_a_write_past_a_buffer)
{
	expect_refused("write_past", BEHIND, WIRE_WRITE, "Segmentation fault at byte 19 of buffer 0 of 19");
	expect_refused("write_past", BEFORE, WIRE_WRITE, "wrote behind buffer 0");
	for (unsigned k = 0; k < 64; k++)
		expect_refused("write_past", AT(k), WIRE_WRITE, "wrote behind buffer 0");
}

Test(agent, sees_a_write_in_front_of_a_buffer)
{
	expect_refused("write_in_front", BEFORE, WIRE_WRITE, "Segmentation fault at byte -1 of buffer 0");
	expect_refused("write_in_front", BEHIND, WIRE_WRITE, "wrote in front of buffer 0");
	for (unsigned k = 0; k < 64; k++)
		expect_refused("write_in_front", AT(k), WIRE_WRITE, "wrote in front of buffer 0");
}

Test(agent, sees_a_read_past_a_buffer)
{
	expect_refused("read_past", BEHIND, WIRE_READ, "Segmentation fault at byte 19 of buffer 0 of 19");
}

Test(agent, sees_a_read_in_front_of_a_buffer)
{
	expect_refused("read_in_front", BEFORE, WIRE_READ, "Segmentation fault at byte -1 of buffer 0");
}

Test(agent, sees_a_write_to_an_input)
{
	expect_refused("write_input", AT(0), WIRE_READ, "Segmentation fault at byte 18 of buffer 0");
	cr_expect_null(run_on_buffer("write_input", AT(0), WIRE_WRITE));
}

Test(agent, sees_a_write_above_the_return_address)
{
	struct trial t;

	trial_new(&t);
	trial_call(&t, planted("write_above"), NULL, 0);
	const char *complaint = trial_run(&t);
	cr_expect(complaint && strstr(complaint, "above the entry stack pointer"), "judged \"%s\"",
		complaint ? complaint : "clean");
}

Test(agent, sees_a_call_that_arrives_at_no_landing_pad)
{
	struct trial t;

	if (!row_find("planted", "padless", ""))
		cr_skip_test("%s has no landing pads that the CPU asks for here", agent_target());
	trial_new(&t);
	trial_call(&t, row_find("planted", "padless", ""), NULL, 0);
	const char *complaint = trial_run(&t);
	cr_expect(complaint && strstr(complaint, "Illegal instruction"), "judged \"%s\"", complaint ? complaint : "clean");
}

Test(agent, lives_on_after_faults_and_endless_loops)
{
	struct trial t;

	for (int i = 0; i < 3; i++) {
		trial_new(&t);
		t.request.seconds = 1;
		trial_call(&t, planted(i == 1 ? "spin" : "stop"), NULL, 0);
		cr_expect_not_null(trial_run(&t));
		cr_expect_eq(t.reply.reports, 1);
		cr_expect_eq(t.reports[0].fault == SIGALRM, i == 1);
	}
	cr_expect_null(run_on_buffer("keep_secret", AT(0), WIRE_READ));
}

Test(agent, shows_what_a_function_leaves_below_its_stack_pointer)
{
	static struct trial t;
	const unsigned char secret[] = "0123456789abcdefghijkl";
	bool found = false;

	trial_new(&t);
	unsigned b = trial_buf(&t, AT(5), WIRE_READ, secret, sizeof secret);
	CALL(&t, planted("keep_secret"), BUF(b), NUM(sizeof secret));
	cr_expect_null(trial_run(&t));
	for (size_t i = 0; i + sizeof secret <= t.reply.stack; i++)
		found |= !memcmp(t.stack + i, secret, sizeof secret);
	cr_expect(found, "the secret is not in the %u bytes shown", t.reply.stack);
}

Test(agent, passes_every_argument_and_gives_back_every_byte)
{
	static struct trial t;
	unsigned char bytes[3][70], want[70];

	trial_new(&t);
	for (unsigned i = 0; i < 3; i++) {
		memset(bytes[i], (int)i + 1, sizeof bytes[i]);
		trial_buf(&t, AT(7 * i), WIRE_WRITE, bytes[i], sizeof bytes[i]);
	}
	memcpy(want, bytes[1], sizeof want);
	want[33 % 16] = 1;
	CALL(&t, planted("wrong_digest"), BUF(1), BUF(2), NUM(33));
	cr_expect_null(trial_run(&t));
	cr_expect_arr_eq(t.after[0], bytes[0], sizeof want);
	cr_expect_arr_eq(t.after[1], want, sizeof want);
	cr_expect_arr_eq(t.after[2], bytes[2], sizeof want);
}
