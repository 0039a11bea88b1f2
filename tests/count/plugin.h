/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* As much of QEMU's interface for plugins, version 1 (QEMU 7.2, docs/devel/tcg-plugins), as plugin.c uses: Debian has the
 * emulators, and not their header. */
#ifndef INGOT_TESTS_COUNT_PLUGIN_H
#define INGOT_TESTS_COUNT_PLUGIN_H
#include <stddef.h>
#include <stdint.h>

/* What a plugin shows. */
struct plugin_machine;                                   /* what runs it; nobody here asks */
#define PLUGIN_SHOWN __attribute__((visibility("default")))
extern PLUGIN_SHOWN int qemu_plugin_version;
PLUGIN_SHOWN int qemu_plugin_install(uint64_t id, const struct plugin_machine *machine, int argc, char **argv);

/* What it calls.  A block is translated once and executed many times; its instructions are known from then on. */
struct plugin_block;
struct plugin_instruction;

typedef void plugin_on_block(uint64_t id, struct plugin_block *block);
typedef void plugin_on_instruction(unsigned cpu, void *data);
typedef void plugin_on_syscall(uint64_t id, unsigned cpu, int64_t number, uint64_t a1, uint64_t a2, uint64_t a3,
	uint64_t a4, uint64_t a5, uint64_t a6, uint64_t a7, uint64_t a8);

enum plugin_registers { PLUGIN_NO_REGISTERS };           /* of the CPU that the called function looks at */

void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, plugin_on_block *call);
size_t qemu_plugin_tb_n_insns(const struct plugin_block *block);
struct plugin_instruction *qemu_plugin_tb_get_insn(const struct plugin_block *block, size_t i);
const char *qemu_plugin_insn_symbol(const struct plugin_instruction *ins);
void qemu_plugin_register_vcpu_insn_exec_cb(struct plugin_instruction *ins, plugin_on_instruction *call,
	enum plugin_registers looks_at, void *data);
void qemu_plugin_register_vcpu_syscall_cb(uint64_t id, plugin_on_syscall *call);

#endif
