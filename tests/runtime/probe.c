/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the library says of this machine and of INGOT_CPU, for dispatch.sh: one fact a line. */
#include <stdio.h>
#include "ingot.h"

int main(void)
{
	ingot_cpu_info cpu;
	const ingot_hash *h;
	const char *name;
	unsigned i;

	ingot_cpu(&cpu);
	printf("target %s\nstatus %d\nselftest %d\n", cpu.target, cpu.status, ingot_selftest());
	for (i = 0; (name = ingot_cpu_feature(i)) != NULL; i++)
		printf("feature %s %s\n", name,
			cpu.baseline >> i & 1 ? "granted" : cpu.allowed >> i & 1 ? "allowed" : cpu.detected >> i & 1 ? "removed" : "absent");
	for (i = 0; (h = ingot_hash_at(i)) != NULL; i++)
		printf("impl %s %s\n", ingot_hash_name(h), ingot_hash_impl(h));
	printf("allowed-but-absent %x\n", (unsigned)(cpu.allowed & ~cpu.detected));
	printf("past-the-last %s\n", ingot_cpu_feature(32) == NULL && ingot_cpu_feature(-1u) == NULL ? "none" : "some");
	return 0;
}
