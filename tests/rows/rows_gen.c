/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* rows_gen TARGET: prints every form on trial, ready to be assembled into the runner. */
#include <string.h>
#include "forms.h"

int main(int argc, char **argv)
{
	const struct target *const *t = targets;
	while (argc == 2 && *t && strcmp((*t)->name, argv[1]))
		t++;
	if (argc != 2 || !*t)
		die("rows_gen: which target?");
	fputs("#define ROWS_GO(where) jmp where\n", stdout);
	forms_print(stdout, forms_of(*t));
	return fflush(stdout) ? 2 : 0;
}
