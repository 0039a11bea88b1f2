/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* rows_gen TARGET: prints every form on trial, ready to be assembled into the runner. */
#include "forms.h"

int main(int argc, char **argv)
{
	if (argc != 2)
		die("rows_gen: which target?");
	const struct target *t = target_named(argv[1]);
	printf("#include \"tests/rows/%s.h\"\n", t->name);
	printf("#define ROWS_ADDRESS(x) %s\n", t->word == 64 ? ".quad x" : ".long x, 0");
	forms_print(stdout, forms_of(t));
	return fflush(stdout) ? 2 : 0;
}
