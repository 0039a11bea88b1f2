/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every row against the metal: what an instruction left, in each of its forms, is what its meaning says of the same
 * constants, and nothing else has changed.  What a meaning leaves unsaid is not compared. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <string.h>
#include "../../gen/gen.h"
#include "host.h"

static void show(const struct plan *p, const struct rows_vector *in, const char *what)
{
	char text[256] = "";
	FILE *f = fmemopen(text, sizeof text - 1, "w");
	print_ins(f, prog_of_form, &p->f->i);
	fclose(f);
	fprintf(stderr, "%s, '%s' by %s: %s\n  of flags %#x, window at %#llx,", p->row->id, text,
		strrchr(now->path, '-') + 1, what, in->flags, (unsigned long long)(now->hello.arena + in->window));
	for (R i = 0; i < all->t->regs; i++)
		if (p->read >> i & 1)
			fprintf(stderr, " %s = %#llx", all->t->reg_name(i, all->t->reg_width(i)),
				(unsigned long long)(is_vector(i) ? in->vector[slot(i)][lane(i)] : in->general[slot(i)]));
	fprintf(stderr, "\n  the row says: %s\n", p->row->says);
}

/* ---- a form: all its vectors on all runners ---- */

struct tally {
	unsigned forms, alike, vectors, refused;     /* alike: the other assembler's bytes were the same, and not run again */
	unsigned skipped;                            /* forms of which the machine has not what they need */
	const char *lacks;
	uint64_t went, wrote, said;                  /* wrote, said: registers */
	unsigned flags_wrote, flags_said;
};

/* An output that its meaning leaves unsaid every time would never be compared. */
static void note_said(struct tally *t, const struct plan *p, const struct said *s)
{
	t->wrote |= p->wrote;
	for (R r = 0; r < all->t->regs; r++)
		if (p->wrote >> r & 1 &&
		    (is_vector(r) ? s->known.vector[slot(r)][lane(r)] : s->known.general[slot(r)]) == UINT64_MAX)
			t->said |= (uint64_t)1 << r;
	t->flags_wrote |= p->flags_wrote;
	t->flags_said |= s->known.flags & p->flags_wrote;
}

/* On every runner whose assembler made something else of it than the first one's. */
static void try_form(const struct plan *p, struct tally *t, bool tell)
{
	static struct rows_vector in[VECTORS], out[VECTORS];
	static struct said said[VECTORS];
	const unsigned first = first_vector(p), vectors = VECTORS - first;
	t->forms++;
	for (unsigned i = 0; i < runners; i++) {
		now = &runner[i];
		if (i && now->stubs[p->stub].code == runner[0].stubs[p->stub].code) {
			t->alike++;
			continue;
		}
		for (unsigned n = 0; n < vectors; n++) {
			in[n] = make_vector(p, first + n);
			said[n] = say(p, &in[n]);
			note_said(t, p, &said[n]);
		}
		ask(in, out, vectors);
		for (unsigned n = 0; n < vectors; n++) {
			const char *wrong = judge(p, &said[n], &out[n]);
			t->went |= (uint64_t)1 << (out[n].where & 63);
			if (wrong && !t->refused && tell)
				show(p, &in[n], wrong);
			t->refused += wrong != NULL;
		}
		t->vectors += vectors;
	}
}

/* Down to the first form that is refused, when nobody is told of more. */
static struct tally try_row(unsigned op, int planted, bool tell)
{
	struct tally t = { 0 };
	for (unsigned i = 0; i < all->n && (tell || !t.refused); i++)
		if (all->form[i].i.op == op && all->form[i].planted == planted) {
			const char *needs = needs_of(&all->t->row[op], all->form[i].i.w);
			if (!machine_has(needs)) {
				t.lacks = needs;
				t.skipped++;
				continue;
			}
			struct plan p = plan(&all->form[i], &all->t->row[op]);
			try_form(&p, &t, tell && t.refused == 0);
		}
	return t;
}

static unsigned row_named(const char *id)
{
	for (unsigned i = 0; i < all->t->rows; i++)
		if (!strcmp(all->t->row[i].id, id))
			return i;
	return 0;
}

/* ---- what is planted comes first ---- */

Test(planted, wrong_texts_are_refused, .init = set_up)
{
	unsigned refused = 0;
	for (unsigned i = 0; i < planted_text_count; i++) {
		const struct planted_text *w = &planted_texts[i];
		if (strcmp(w->target, all->t->name))
			continue;
		unsigned op = row_named(w->id);
		cr_assert(op, "no row %s to print as \"%s\"", w->id, w->text);
		struct tally t = try_row(op, (int)i, false);
		refused += t.refused > 0;
		cr_expect(t.forms && t.refused, "%s printed as \"%s\" passes (%u forms)", w->id, w->text, t.forms);
	}
	cr_expect(refused);
	fprintf(stderr, "%u planted texts refused\n", refused);
}

static void (*right)(struct run *x, const struct ins *i);
#define PLANTED_TEXT(target, id, text)
typedef void meaning(struct run *x, const struct ins *i);
#define PLANTED_MEANING(target, id, name, ...) \
	static void wrong_##target##_##id(struct run *x, const struct ins *i) { __VA_ARGS__; }
#include "planted.def"
#undef PLANTED_MEANING
static const struct { const char *target, *id, *what; meaning *mean; } planted_meanings[] = {
#define PLANTED_MEANING(target, id, name, ...) { #target, #id, name, wrong_##target##_##id },
#include "planted.def"
#undef PLANTED_MEANING
};
enum { PLANTED_MEANINGS = sizeof planted_meanings / sizeof *planted_meanings };

Test(planted, wrong_meanings_are_refused, .init = set_up)
{
	struct target wrong = *all->t;
	struct row *rows = must_alloc(wrong.rows * sizeof *rows);
	unsigned refused = 0;
	wrong.row = rows;
	judged->t = &wrong;
	for (unsigned i = 0; i < PLANTED_MEANINGS; i++) {
		unsigned op = row_named(planted_meanings[i].id);
		if (strcmp(planted_meanings[i].target, all->t->name))
			continue;
		cr_assert(op, "no row %s", planted_meanings[i].id);
		memcpy(rows, all->t->row, wrong.rows * sizeof *rows);
		right = rows[op].mean;
		rows[op].mean = planted_meanings[i].mean;
		struct tally t = try_row(op, -1, false);
		refused += t.refused > 0;
		cr_expect(t.refused, "%s passes though %s", planted_meanings[i].id, planted_meanings[i].what);
	}
	cr_expect(refused);
	fprintf(stderr, "%u planted meanings refused\n", refused);
}

/* A row of a shape that shapes.def does not have, and an operand that its shape does not take. */
Test(planted, forms_that_shapes_do_not_know_are_refused, .init = set_up)
{
	struct target wrong = *all->t;
	struct row *rows = must_alloc(wrong.rows * sizeof *rows);
	struct prog *p = form_prog(&wrong, 0);
	struct ins i = all->form[0].i;
	memcpy(rows, all->t->row, wrong.rows * sizeof *rows);
	wrong.row = rows;
	cr_expect(!shape_objects(prog_of_form, &i));
	rows[i.op].id = "NEW";
	rows[i.op].shape = "UNHEARD_OF";
	const char *says = shape_objects(p, &i);
	cr_expect(says && strstr(says, "no shape UNHEARD_OF"), "%s", says ? says : "taken");

	unsigned refused = 0;
	for (unsigned n = 0; n < all->n; n++) {
		i = all->form[n].i;
		i.k = -77777;
		refused += text_has(&all->t->row[i.op], 'k') && all->t->row[i.op].class == SHIFT && shape_objects(prog_of_form, &i);
	}
	cr_expect(refused, "every immediate is taken for a count");
}

static bool is_known(const struct ins *i)
{
	return run_blank(prog_of_form, i)->state == RUNNING;
}

/* A shift by nothing leaves the flags alone, and one by the width is one by nothing: no meaning says so, so none may be
 * asked. */
Test(planted, counts_that_no_meaning_covers_are_refused, .init = set_up)
{
	unsigned asked = 0;
	for (unsigned i = 0; i < all->n; i++) {
		struct ins j = all->form[i].i;
		if (all->form[i].planted >= 0 || all->t->row[j.op].class != SHIFT || j.k != 1)
			continue;
		cr_expect(is_known(&j));
		j.k = 0;
		cr_expect(!is_known(&j), "%s takes a count of 0", all->t->row[j.op].id);
		j.k = j.w;
		cr_expect(!is_known(&j), "%s takes a count of its width", all->t->row[j.op].id);
		asked++;
	}
	cr_expect(asked);
}

/* ---- the rows ---- */

Test(rows, every_row_is_used_and_has_forms, .init = set_up)
{
	unsigned forms = 0, read = 0, sisters = 0;
	cr_expect(!all->wrong, "%s", all->wrong);
	for (unsigned op = 1; op < all->t->rows; op++) {
		unsigned n = 0;
		for (unsigned i = 0; i < all->n; i++)
			n += all->form[i].i.op == op && all->form[i].planted < 0;
		cr_expect(all->use[op].uses || all->use[op].sister || all->use[op].read,
			"row %s is used by no program: delete it, or make it a READ", all->t->row[op].id);
		cr_expect(!all->use[op].uses || !all->use[op].read, "row %s is used by a program: it is a ROW", all->t->row[op].id);
		cr_expect(n, "row %s has no form", all->t->row[op].id);
		sisters += !all->use[op].uses && all->use[op].sister;
		forms += n;
		read += all->use[op].read;
	}
	fprintf(stderr, "%s: %u rows (%u unused ones beside used sisters, %u only read), %u forms, "
		"%u or %u vectors for each that one of %u assemblers makes\n", all->t->name, all->t->rows - 1, sisters, read,
		forms, VECTORS - CROSSED, VECTORS, runners);
}

static bool is_unrun(const char *feature)
{
	return all->t->unrun && is_listed(all->t->unrun, feature);
}

Test(rows, what_was_run_nowhere_is_not_run_here, .init = set_up)
{
	static const unsigned widths[] = { 32, 64, 128, 256 };
	for (unsigned op = 1; op < all->t->rows; op++)
		for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++) {
			const char *needs = needs_of(&all->t->row[op], widths[w]);
			cr_expect(!needs || !is_unrun(needs) || !machine_has(needs),
				"this machine has %s, which row %s needs: the target says that none has", needs, all->t->row[op].id);
		}
}

ParameterizedTestParameters(rows, a_row_does_what_it_says)
{
	static unsigned op[512];
	unsigned n = target_on_trial()->rows - 1;
	for (unsigned i = 0; i < n; i++)
		op[i] = i + 1;
	return cr_make_param_array(unsigned, op, n);
}

ParameterizedTest(unsigned *op, rows, a_row_does_what_it_says, .init = set_up)
{
	const struct row *row = &all->t->row[*op];
	struct tally t = try_row(*op, -1, true);
	fprintf(stderr, "%s: %u forms, %u of them the same from another assembler, %u vectors\n", row->id, t.forms, t.alike,
		t.vectors);
	cr_expect(!t.refused, "%s: %u of %u vectors went wrong", row->id, t.refused, t.vectors);
	cr_expect(t.said == t.wrote && t.flags_said == t.flags_wrote,
		"%s: it writes %#llx and flags %#x, of that only %#llx and %#x are ever said", row->id,
		(unsigned long long)t.wrote, t.flags_wrote, (unsigned long long)t.said, t.flags_said);
	if (row->class == JUMP && text_has(row, 'l'))
		cr_expect(t.went >> ROWS_JUMPED & 1, "%s never jumped", row->id);
	if (t.skipped && !t.refused && t.said == t.wrote)
		cr_skip_test("%s: %u of %u forms, for this machine has no %s%s", row->id, t.skipped, t.skipped + t.forms, t.lacks,
			is_unrun(t.lacks) ? ", nor has any of the tests'" : "");
}
