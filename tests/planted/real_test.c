/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Faults planted in the programs of the catalog, each wrong in one way, and the finding each must draw.
 *
 *	function         the program that is spoiled
 *	kind, words      of the finding; a meaning that differs comes with a counterexample that was run
 *	then             how it is spoiled                                                                    */
#include "plant.h"

static void refused(const char *function, void (*spoil)(struct prog *p), enum finding_kind k, const char *says)
{
	const struct function *f = find_function(function);
	struct prog *p = copy_of(catalog_write(f));
	spoil(p);
	must_refuse(p, prove(p, f->claim, hash_find(f->hash), NULL), k, says);
}

#define PLANT(function, name, kind, says, ...) \
	static void spoil_##name(struct prog *p) { __VA_ARGS__ } \
	Test(planted, name) { refused("x86_64/" function, spoil_##name, kind, says); }

static void proved(const char *function)
{
	const struct function *f = find_function(function);
	must_prove(prove(copy_of(catalog_write(f)), f->claim, hash_find(f->hash), NULL));
}

Test(planted, nothing_in_compress) { proved("x86_64/sha256_compress/scalar"); }
Test(planted, nothing_in_update)   { proved("x86_64/sha256_update"); }
Test(planted, nothing_in_finish)   { proved("x86_64/sha256_finish"); proved("x86_64/sha224_finish"); }
Test(planted, nothing_in_digest)   { proved("x86_64/sha256_digest"); proved("x86_64/sha224_digest"); }

#define COMPRESS "sha256_compress/scalar"
#define UPDATE   "sha256_update"
#define STEPS    "sha256_pbkdf2_steps"
#define FINISH   "sha256_finish"
#define DIGEST   "sha256_digest"

/* The rounds. */

PLANT( COMPRESS, wrong_rotation, F_MEANING, "state word",
	p->ins[NTH(p, 77, ROR)].k++; )
PLANT( COMPRESS, wrong_shift, F_MEANING, "state word",
	p->ins[NTH(p, 40, SHR)].k--; )
PLANT( COMPRESS, shift_by_nothing, F_UNDECIDED, "no instruction shifts 32 bits by 0",
	p->ins[NTH(p, 40, SHR)].k = 0; )
PLANT( COMPRESS, wrong_constant, F_MEANING, "state word",
	p->ins[FIND(p, 20, i->op == X64_ADD_K && i->w == 32)].k ^= 1 << 17; )
PLANT( COMPRESS, wrong_constant_in_the_last_round, F_MEANING, "state word",
	p->ins[LAST(p, i->op == X64_ADD_K && i->w == 32)].k++; )
PLANT( COMPRESS, swapped_register, F_MEANING, "state word",
	struct ins *x = &p->ins[NTH(p, 300, ADD)];
	x->m = x->m == R12 ? R13 : R12; )
PLANT( COMPRESS, or_for_and, F_MEANING, "state word",
	p->ins[NTH(p, 100, AND)].op = X64_OR; )
PLANT( COMPRESS, swapped_neighbours, F_MEANING, "state word",
	unsigned j = FIND(p, 5, i->op == X64_BSWAP);
	struct ins first = p->ins[j];
	p->ins[j] = p->ins[j - 1];
	p->ins[j - 1] = first; )
PLANT( COMPRESS, word_not_swapped, F_MEANING, "state word",
	drop(p, NTH(p, 15, BSWAP)); )
PLANT( COMPRESS, missing_feed_forward, F_MEANING, "state word",
	drop(p, LAST(p, i->op == X64_ADD_A && i->mem.base == RDI)); )
PLANT( COMPRESS, feed_forward_of_another_word, F_MEANING, "state word",
	p->ins[LAST(p, i->op == X64_ADD_A && i->mem.base == RDI)].mem.disp -= 4; )
PLANT( COMPRESS, result_not_stored, F_MEANING, "state word 0",
	drop(p, FIND(p, 0, i->op == X64_MOV_TO && i->mem.base == RDI)); )
PLANT( COMPRESS, lost_stack_slot, F_MEMORY, "never written",
	drop(p, FIND(p, 9, i->op == X64_MOV_TO && i->mem.base == RSP)); )
PLANT( COMPRESS, slots_mixed_up, F_MEANING, "state word",
	struct ins *a = &p->ins[FIND(p, 20, i->op == X64_MOV_TO && i->mem.base == RSP)];
	a->mem.disp = (a->mem.disp + 4) % 64; )

/* The loop over blocks. */

PLANT( COMPRESS, second_block_never_loaded, F_MEANING, "state word",
	drop(p, FIND(p, 0, i->op == X64_ADD_K && i->w == 64 && i->d == RSI)); )
PLANT( "sha1_compress/shani", zeros_that_the_loop_holds_never_made, F_LOOP, "zeros is not what the loop holds",
	drop(p, FIND(p, 0, i->op == X64_PXOR && i->d == i->m)); )
PLANT( COMPRESS, pointer_moves_too_little, F_LOOP, "blocks does not move by 64",
	p->ins[FIND(p, 0, i->op == X64_ADD_K && i->w == 64 && i->d == RSI)].k--; )
PLANT( COMPRESS, counter_falls_by_two, F_LOOP, "the count does not fall by one",
	struct ins *x = &p->ins[NTH(p, 0, DEC)];
	x->op = X64_SUB_K;
	x->k = 2; )
PLANT( COMPRESS, counter_does_not_fall, F_MEMORY, "reads",
	drop(p, NTH(p, 0, DEC)); )
PLANT( COMPRESS, loop_turned_around, F_LOOP, "the loop goes on when its last round is done",
	p->ins[LAST(p, i->op == X64_JNE)].op = X64_JE; )
PLANT( COMPRESS, loop_ends_a_round_early, F_MEANING, "state word",
	struct ins *x = &p->ins[LAST(p, i->op == X64_JNE)];
	x->op = X64_JA;
	insert(p, LAST(p, i->op == X64_JA), (struct ins){ .op = X64_CMP_K, .w = 64, .d = RBP, .k = 1 }); )
PLANT( COMPRESS, only_one_block, F_LOOP, "the loop ends while rounds are left",
	drop(p, LAST(p, i->op == X64_JNE)); )
PLANT( COMPRESS, entered_with_no_block, F_MEMORY, "reads",
	drop(p, NTH(p, 0, JE)); )
PLANT( COMPRESS, never_entered, F_MEANING, "state word",
	p->ins[NTH(p, 0, JE)].op = X64_JMP; )
PLANT( COMPRESS, upper_half_of_a_word_left_to_the_next_round, F_MEANING, "state word",
	p->ins[FIND(p, 0, i->op == X64_ADD_A && i->mem.base == RDI && i->d == RAX)].w = 64;
	unsigned j = FIND(p, 0, i->op == OP_LABEL && i->loop) + 1;
	insert(p, j, (struct ins){ .op = X64_ADD, .w = 32, .d = RAX, .m = R12 });
	insert(p, j, (struct ins){ .op = X64_SHR, .w = 64, .d = R12, .k = 32 });
	insert(p, j, (struct ins){ .op = X64_MOV, .w = 64, .d = R12, .m = RAX }); )
PLANT( COMPRESS, count_cut_to_32_bits, F_MEANING, "the count of rounds",
	p->ins[FIND(p, 0, i->op == X64_MOV && i->d == RBP)].w = 32; )

/* Memory, stack and registers. */

PLANT( COMPRESS, reads_past_the_block, F_MEMORY, "reads",
	p->ins[LAST(p, i->op == X64_MOV_A && i->mem.base == RSI)].mem.disp += 1; )
PLANT( COMPRESS, reads_before_the_block, F_MEMORY, "reads",
	p->ins[FIND(p, 0, i->op == X64_MOV_A && i->mem.base == RSI)].mem.disp -= 1; )
PLANT( COMPRESS, writes_past_the_state, F_MEMORY, "writes",
	p->ins[LAST(p, i->op == X64_MOV_TO && i->mem.base == RDI)].mem.disp += 4; )
PLANT( COMPRESS, writes_to_its_blocks, F_MEMORY, "blocks, which is only read",
	p->ins[FIND(p, 0, i->op == X64_MOV_TO && i->mem.base == RSP)].mem = (struct mem){ .base = RSI, .index = NOREG }; )
PLANT( COMPRESS, unsaved_register, F_ABI, "%r12 does not come back",
	drop(p, FIND(p, 0, i->op == X64_PUSH && i->m == R12));
	drop(p, FIND(p, 0, i->op == X64_POP && i->d == R12)); )
PLANT( COMPRESS, registers_restored_crosswise, F_ABI, "does not come back",
	p->ins[FIND(p, 0, i->op == X64_POP && i->d == R12)].d = R13;
	p->ins[FIND(p, 0, i->op == X64_POP && i->d == R13)].d = R12; )
PLANT( COMPRESS, secret_left_unwiped, F_WIPE, "a secret is left on the stack",
	drop(p, LAST(p, i->op == X64_MOVDQU_TO && i->mem.base == RSP)); )
PLANT( COMPRESS, wiped_with_what_is_no_zero, F_WIPE, "a secret is left on the stack",
	p->ins[LAST(p, i->op == X64_MOVDQU_TO && i->mem.base == RSP)] = (struct ins){ .op = X64_MOV_TO, .w = 64, .m = RAX,
		.mem = { .base = RSP, .index = NOREG }, .file = __FILE__, .line = __LINE__ }; )
PLANT( COMPRESS, returns_to_what_it_pushed, F_STACK, "returns to something else",
	insert(p, NTH(p, 0, RET), (struct ins){ .op = X64_PUSH, .w = 64, .m = RBX }); )
PLANT( COMPRESS, stack_pointer_off_by_eight, F_STACK, "the stack pointer does not come back",
	unsigned j = NTH(p, 0, RET);
	insert(p, j, (struct ins){ .op = X64_PUSH, .w = 64, .m = RAX });
	insert(p, j, (struct ins){ .op = X64_MOV_A, .w = 64, .d = RAX, .mem = { .base = RSP, .index = NOREG } }); )
PLANT( COMPRESS, frame_given_back_too_short, F_MEMORY, "never written",
	p->ins[FIND(p, 0, i->op == X64_ADD_K && i->d == RSP)].k -= 8; )
PLANT( COMPRESS, deeper_than_its_contract, F_STACK, "its contract says",
	p->ins[FIND(p, 0, i->op == X64_SUB_K && i->d == RSP)].k += 160;
	p->ins[FIND(p, 0, i->op == X64_ADD_K && i->d == RSP)].k += 160; )
static void spoil_frame_record(struct prog *p)
{
	const struct target *t = p->t;
	drop(p, FIND(p, 0, i->op != OP_LABEL && i->n == t->sp && i->d == t->record));
}
Test(planted, call_without_a_frame_record)
{
	refused("aarch64/sha256_finish", spoil_frame_record, F_ABI, "points to no frame record");
}
PLANT( COMPRESS, below_the_stack_pointer, F_STACK, "below the stack pointer",
	p->ins[FIND(p, 3, i->op == X64_MOV_TO && i->mem.base == RSP)].mem.disp = -4; )
PLANT( COMPRESS, stack_of_its_caller, F_STACK, "the stack of its caller",
	p->ins[FIND(p, 3, i->op == X64_MOV_TO && i->mem.base == RSP)].mem.disp =
		p->ins[FIND(p, 0, i->op == X64_SUB_K && i->d == RSP)].k + 6 * 8 + 8; )
PLANT( COMPRESS, its_return_address, F_STACK, "the stack of its caller",
	p->ins[FIND(p, 3, i->op == X64_MOV_TO && i->mem.base == RSP)].mem.disp =
		p->ins[FIND(p, 0, i->op == X64_SUB_K && i->d == RSP)].k + 6 * 8; )

/* update: what waits, whole blocks, the rest. */

PLANT( UPDATE, length_cut_to_32_bits, F_MEANING, "",
	struct ins *x = &p->ins[FIND(p, 0, i->op == X64_SHR && i->k == 6)];
	x->w = 32; )
PLANT( UPDATE, context_count_cut_to_32_bits, F_MEANING, "the count",
	p->ins[NTH(p, 0, ADD_TO)].w = 32; )
PLANT( UPDATE, count_not_updated, F_MEANING, "the count",
	drop(p, NTH(p, 0, ADD_TO)); )
PLANT( UPDATE, fill_masked_too_short, F_MEANING, "",
	p->ins[FIND(p, 0, i->op == X64_AND_K && i->k == 63)].k = 31; )
PLANT( UPDATE, only_one_of_the_whole_blocks_skipped, F_MEANING, "waiting byte",
	struct ins *x = &p->ins[FIND(p, 0, i->op == X64_SHL && i->k == 6)];
	*x = (struct ins){ .op = X64_MOV_K, .w = 32, .d = x->d, .k = 64, .file = x->file, .line = x->line }; )
PLANT( UPDATE, one_block_too_few, F_MEANING, "",
	unsigned j = FIND(p, 0, i->op == X64_SHR && i->k == 6);
	insert(p, j + 1, (struct ins){ .op = X64_SUB_K, .w = 64, .d = p->ins[j].d, .k = 0 });
	p->ins[j].k = 7; )
PLANT( UPDATE, one_block_too_many, F_MEMORY, "reads",
	unsigned j = FIND(p, 0, i->op == X64_SHL && i->k == 6);
	unsigned call = LAST(p, i->op == X64_CALL_A);
	cr_assert_lt(call, j);
	insert(p, call, (struct ins){ .op = X64_ADD_K, .w = 64, .d = RDX, .k = 1 }); )
PLANT( UPDATE, tail_short_by_one_at_one_length, F_MEANING, "waiting byte",
	p->ins[LAST(p, i->op == X64_CMP_K && i->k == 16 && p->ins[(i - p->ins) + 1].op == X64_JBE)].k = 17; )
PLANT( UPDATE, reads_past_the_data, F_MEMORY, "reads",
	p->ins[LAST(p, i->op == X64_MOVZB_A && i->mem.disp == -1)].mem.disp = 0; )
PLANT( UPDATE, full_buffer_not_absorbed, F_MEANING, "",
	struct ins *x = &p->ins[FIND(p, 0, i->op == X64_CMP_K && i->k == 64)];
	x->k = 63; )
PLANT( UPDATE, blocks_taken_from_the_context, F_MEMORY, "lies over its blocks",
	unsigned call = NTH(p, 0, CALL_A);
	p->ins[LAST(p, i->op == X64_LEA && i->d == RSI && (unsigned)(i - p->ins) < call)].mem.disp = 8; )
PLANT( UPDATE, calls_what_it_is_not_given, F_ABI, "calls",
	unsigned call = NTH(p, 0, CALL_A);
	p->ins[call].mem.base = p->ins[LAST(p, i->op == X64_LEA && i->d == RSI && (unsigned)(i - p->ins) < call)].mem.base; )
PLANT( UPDATE, calls_past_the_table, F_MEMORY, "reads",
	p->ins[NTH(p, 0, CALL_A)].mem.disp = 8; )
PLANT( UPDATE, misaligned_at_the_call, F_STACK, "not aligned to 16",
	unsigned call = NTH(p, 0, CALL_A);
	insert(p, call + 1, (struct ins){ .op = X64_POP, .w = 64, .d = RAX });
	insert(p, call, (struct ins){ .op = X64_PUSH, .w = 64, .m = RBX }); )

PLANT( UPDATE, dirty_upper_half_at_the_cut, F_ABI, "at the cut, the upper half of %ymm0 is dirty",
	insert(p, p->body, (struct ins){ .op = X64_VPOR, .w = 256, .d = XMM0, .n = XMM0, .m = XMM0 + 1 }); )
PLANT( STEPS, dirty_upper_half_after_a_round, F_ABI, "after a round of a loop with a call, the upper half of %ymm0 is dirty",
	insert(p, LAST(p, i->op == X64_DEC), (struct ins){ .op = X64_VPOR, .w = 256, .d = XMM0, .n = XMM0, .m = XMM0 + 1 }); )
PLANT( UPDATE, returns_at_once_for_one_length, F_COVER, "was not at the cut",
	unsigned end = new_label(p);
	insert(p, LAST(p, i->op == X64_ADD_K && i->d == RSP), (struct ins){ .op = OP_LABEL, .label = end });
	unsigned at = NTH(p, 0, ADD_TO);
	insert(p, at, (struct ins){ .op = X64_JB, .label = end });
	insert(p, at, (struct ins){ .op = X64_CMP_K, .w = 64, .d = p->ins[at + 1].m, .k = 1 }); )

/* i686 has no registers for all that is in use in front of the cut; the rows it shares have the same numbers. */
static void spoil_spilled_in_front_of_the_cut(struct prog *p)
{
	drop(p, LAST(p, i->op == X64_MOV_KTO && i->mem.base == RSP));
}
Test(planted, secret_spilled_in_front_of_the_cut)
{
	refused("x86/sha256_update", spoil_spilled_in_front_of_the_cut, F_WIPE, "left in front of the cut");
}

/* finish: padding, length, digest, wiping. */

PLANT( FINISH, padding_off_by_one, F_MEANING, "",
	p->ins[FIND(p, 0, i->op == X64_CMP_K && i->k == 56)].k++; )
PLANT( FINISH, padding_starts_with_another_bit, F_MEANING, "digest byte",
	p->ins[FIND(p, 0, i->op == X64_MOVB_KTO && (i->k & 0xff) == 0x80)].k = 0x40; )
PLANT( FINISH, bits_counted_as_bytes, F_MEANING, "digest byte",
	drop(p, FIND(p, 0, i->op == X64_SHL && i->k == 3)); )
PLANT( FINISH, length_in_wrong_order, F_MEANING, "digest byte",
	drop(p, NTH(p, 0, BSWAP)); )
PLANT( FINISH, bit_length_cut_to_32_bits, F_MEANING, "digest byte",
	p->ins[FIND(p, 0, i->op == X64_SHL && i->k == 3)].w = 32; )
PLANT( FINISH, digest_in_wrong_order, F_MEANING, "digest byte",
	drop(p, LAST(p, i->op == X64_BSWAP)); )
PLANT( FINISH, digest_of_a_block_too_few, F_MEANING, "digest byte",
	drop(p, LAST(p, i->op == X64_CALL_A)); )
PLANT( FINISH, context_not_wiped, F_MEANING, "wiped",
	drop(p, LAST(p, i->op == X64_MOVDQU_TO)); )
PLANT( FINISH, branch_on_the_state, F_LEAK, "a branch depends on a secret",
	unsigned j = FIND(p, 0, i->op == X64_CMP_K && i->k == 56);
	p->ins[j] = (struct ins){ .op = X64_CMP_A, .w = 64, .d = p->ins[j].d, .file = p->ins[j].file, .line = p->ins[j].line,
		.mem = { .base = p->ins[FIND(p, 0, i->op == X64_MOV_A)].mem.base, .index = NOREG } }; )
PLANT( FINISH, store_indexed_by_the_state, F_LEAK, "an address depends on a secret",
	p->ins[FIND(p, 0, i->op == X64_MOV_A)].mem.disp = 0; )
PLANT( FINISH, register_of_the_callee_after_a_call, F_LEAK, "left by a call",
	unsigned call = LAST(p, i->op == X64_CALL_A);
	p->ins[FIND(p, 0, i->op == X64_MOV_A && (unsigned)(i - p->ins) > call)].mem.base = R8; )
PLANT( FINISH, writes_past_the_digest, F_MEMORY, "writes",
	p->ins[LAST(p, i->op == X64_MOV_TO)].mem.disp += 1; )

/* digest: all at once. */

PLANT( DIGEST, wrong_word_of_the_initial_value, F_MEANING, "digest byte",
	struct table *t = must_alloc(sizeof *t);
	*t = *p->table[0];
	t->data = must_alloc(t->bytes);
	memcpy(t->data, p->table[0]->data, t->bytes);
	t->data[13] ^= 0x10;
	p->table[0] = t; )
PLANT( DIGEST, length_cut_to_32_bits_in_digest, F_MEANING, "",
	struct ins *x = &p->ins[FIND(p, 0, i->op == X64_SHR && i->k == 6)];
	x->w = 32; )
PLANT( DIGEST, no_mark_when_the_message_is_empty, F_MEANING, "digest byte",
	unsigned mark = FIND(p, 0, i->op == X64_MOVB_KTO && (i->k & 0xff) == 0x80);
	R len = p->ins[FIND(p, 0, i->op == X64_MOV && i->m == RDX)].d;
	unsigned skip = new_label(p);
	insert(p, mark + 1, (struct ins){ .op = OP_LABEL, .label = skip });
	insert(p, mark, (struct ins){ .op = X64_JE, .label = skip });
	insert(p, mark, (struct ins){ .op = X64_TEST, .w = 64, .d = (uint8_t)len, .m = (uint8_t)len }); )
PLANT( DIGEST, no_room_for_the_length_at_one_length, F_MEANING, "digest byte",
	p->ins[FIND(p, 0, i->op == X64_CMP_K && i->k == 56)].k++; )
PLANT( DIGEST, given_out_before_all_is_read, F_MEMORY, "after something was given out",
	R out = p->ins[FIND(p, 0, i->op == X64_MOV && i->m == RDI)].d;
	insert(p, NTH(p, 0, MOVDQU), (struct ins){ .op = X64_MOVB_KTO, .w = 32, .mem = { .base = out, .index = NOREG, .scale = 1 } }); )
PLANT( DIGEST, block_not_wiped_after, F_WIPE, "a secret is left on the stack",
	drop(p, LAST(p, i->op == X64_MOVDQU_TO && i->mem.base == RSP)); )
PLANT( "sha224_digest", a_word_too_many, F_MEMORY, "writes",
	unsigned j = LAST(p, i->op == X64_MOV_TO && i->w == 32);
	struct ins more = p->ins[j];
	more.mem.disp += 4;
	insert(p, j, more); )
PLANT( "sha224_digest", initial_value_of_sha256, F_MEANING, "digest byte",
	p->table[0] = catalog_write(find_function("x86_64/sha256_digest"))->table[0];
	for (unsigned j = 0; j < p->n; j++)
		if (p->ins[j].mem.table)
			p->ins[j].mem.table = p->table[0]; )
