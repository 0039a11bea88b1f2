/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which targets there are. */
#include "../dsl.h"

const struct target *const targets[] = {
	&target_x86_64,
	&target_aarch64,
	&target_arm,
	&target_x86,
	NULL
};
