/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A plugin of QEMU's emulators that counts the instructions executed inside emitted functions, and obeys the marks of the
 * program that it watches (mark.h).
 *
 * Whether an instruction is inside is said by the program's own symbols, which QEMU reads where it keeps a log: -d plugin. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include "mark.h"
#include "plugin.h"

int qemu_plugin_version = 1;

static uint64_t counted;

static void count(unsigned cpu, void *data)
{
	(void)cpu;
	(void)data;
	counted++;
}

static void on_block(uint64_t id, struct plugin_block *block)
{
	static const char ours[] = "ingot_asm_";

	(void)id;
	for (size_t i = 0; i < qemu_plugin_tb_n_insns(block); i++) {
		struct plugin_instruction *ins = qemu_plugin_tb_get_insn(block, i);
		const char *symbol = qemu_plugin_insn_symbol(ins);

		if (symbol && !strncmp(symbol, ours, sizeof ours - 1))
			qemu_plugin_register_vcpu_insn_exec_cb(ins, count, PLUGIN_NO_REGISTERS, NULL);
	}
}

static void on_syscall(uint64_t id, unsigned cpu, int64_t number, uint64_t mark, uint64_t a2, uint64_t a3, uint64_t a4,
	uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8)
{
	(void)id, (void)cpu, (void)a2, (void)a3, (void)a4, (void)a5, (void)a6, (void)a7, (void)a8;
	if (number != MARK_SYSCALL)
		return;
	if (mark == MARK_ZERO)
		counted = 0;
	else if (mark == MARK_LESS)
		counted = -counted;
	else {
		printf("%" PRIu64 "\n", counted);
		fflush(stdout);
	}
}

int qemu_plugin_install(uint64_t id, const struct plugin_machine *machine, int argc, char **argv)
{
	(void)machine, (void)argc, (void)argv;
	qemu_plugin_register_vcpu_tb_trans_cb(id, on_block);
	qemu_plugin_register_vcpu_syscall_cb(id, on_syscall);
	return 0;
}
