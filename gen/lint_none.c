/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The command `gen lint` of a gen that was built without libelf: it says so. */
#include "gen.h"

int lint(char **file, unsigned files, bool frames)
{
	(void)file;
	(void)files;
	(void)frames;
	fputs("gen: lint reads objects with libelf, which was not there when gen was built\n", stderr);
	return 2;
}
