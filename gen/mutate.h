/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the files of the mutation campaign share: a program that is to be spoiled, its mutants, and verdicts over them. */
#ifndef INGOT_GEN_MUTATE_H
#define INGOT_GEN_MUTATE_H
#include "gen.h"

struct source {                                      /* what is spoiled */
	const struct function *f;
	const struct prog *p;
	const struct flow *flow;                     /* of each instruction */
	struct passage passage;                      /* of the proof that it is right */
};

/* mutate_flow.c: what instructions read and write, and what is read after them. */
struct flow {
	struct live reads, writes, after;
	bool jumps, always, calls;                   /* calls: or returns */
	unsigned touches;
	struct touch touch[MAX_TOUCHES];
};
struct flow *flow_of(const struct prog *p);
bool does_nothing(const struct flow *f);             /* that a meaning says: a landing pad */
bool order_matters(const struct source *s, unsigned i, unsigned j);      /* of i, what is between them, and j */

/* mutate_make.c: every mutant that there can be of a program, by kind, instruction and number. */
enum mutation { BY_ONE, BY_POWER, OTHER_REGISTER, OTHER_OPCODE, OTHER_WIDTH, OTHER_CONDITION, DROPPED, SWAPPED, BIT, SIZE, MUTATIONS };
struct mutant {
	enum mutation how;
	unsigned at, to;                             /* SWAPPED: two instructions; BIT: a table and a bit */
	struct ins ins;                              /* that is there in its place */
	struct contract contract;
	const char *before, *after;                  /* as text, with one space for a tab */
};
extern const char *const mutation_name[MUTATIONS];
unsigned mutant_choices(const struct source *s, enum mutation how, unsigned at);
bool mutant_make(const struct source *s, enum mutation how, unsigned at, unsigned choice, struct mutant *m);     /* false: nobody
                                                        can write that, or it plainly does the same */

/* mutate_operands.c, for mutate_make.c */
const struct row *mutated_row(const struct source *s, unsigned at);
unsigned by_one_choices(const struct source *s, unsigned at), by_power_choices(const struct source *s, unsigned at);
unsigned register_choices(const struct source *s, unsigned at);
bool make_by_one(const struct source *s, unsigned choice, struct mutant *m), make_by_power(const struct source *s, unsigned choice, struct mutant *m);
bool make_register(const struct source *s, unsigned choice, struct mutant *m);

/* mutate_prog.c */
struct prog *mutant_prog(const struct prog *p, const struct mutant *m);
unsigned mutant_end(const struct mutant *m);         /* the instruction after those that differ */

/* mutate_draw.c: mutants by lot, as many of each kind, none twice. */
struct draw;
struct draw *draw_open(const struct source *s, uint64_t seed);
bool draw_next(struct draw *d, struct mutant *m);    /* false: that were all */

/* mutate_judge.c: what the prover says of one. */
enum outcome { REFUSED, SURVIVED, TOO_MUCH, BROKEN };    /* BROKEN: the prover itself ended */
struct judgement {
	enum outcome outcome;
	enum finding_kind kind;                      /* of a refusal */
	bool differs, same_terms;                    /* a survivor: with concrete inputs; what it leaves, wherever it came through */
	char text[400];
};
typedef struct verdicts refute_fn(const struct prog *p, claim_fn *claim, const void *of, const struct passage *passage, unsigned at);
bool source_open(struct source *s, const struct function *f, FILE *out);     /* false: it is not even right */
struct judgement mutant_judge(const struct source *s, const struct mutant *m, refute_fn *judge);

/* mutate_equivalents.c: survivors that are no fault. */
enum argument { SAME_TERMS, OTHERWISE };             /* SAME_TERMS: what it leaves is the same, wherever a proof comes by */
struct equivalent { const char *function; enum mutation how; const char *before, *after; enum argument argument; const char *why; };
extern const struct equivalent equivalents[];
extern const unsigned equivalents_n;
const struct equivalent *equivalent_of(const struct source *s, const struct mutant *m, const struct judgement *j,
	const struct equivalent *list, unsigned n);
bool equivalent_lives(const struct equivalent *e, FILE *out);      /* a mutant is proved and does what it says */

/* mutate.c: the campaign. */
struct counts { uint64_t used;      /* of the list: which entries */
	unsigned drawn, refused[MUTATIONS], equivalent[MUTATIONS], survived[MUTATIONS], broken, as[F_COVER + 2]; };
bool mutate_function(const struct function *f, unsigned n, uint64_t seed, refute_fn *judge, struct counts *c, FILE *out);
#endif
