/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The commands that read objects, of a gen that was built without libelf: they say so. */
#include "gen.h"

int lint(char **file, unsigned files, bool frames)
{
	(void)file;
	(void)files;
	(void)frames;
	fputs("gen: lint reads objects with libelf, which was not there when gen was built\n", stderr);
	return 2;
}

bool sizes_read(char **file, unsigned files)
{
	(void)file;
	if (files)
		fputs("gen: stats reads objects with libelf, which was not there when gen was built\n", stderr);
	return !files;
}

uint64_t sizes_find(const struct function *f)
{
	(void)f;
	return 0;
}

struct prog *object_program(const char *file, const struct function *f)
{
	(void)file;
	(void)f;
	fputs("gen: run --object reads objects with libelf, which was not there when gen was built\n", stderr);
	return NULL;
}

int prove_objects(char **file, unsigned files, const char *dir, const char *target, const char *glob, unsigned jobs)
{
	(void)file;
	(void)files;
	(void)dir;
	(void)target;
	(void)glob;
	(void)jobs;
	fputs("gen: prove --objects reads objects with libelf, which was not there when gen was built\n", stderr);
	return 2;
}

int tune(const struct function *f, const char *cores, const char *dir, unsigned seconds)
{
	(void)f;
	(void)cores;
	(void)dir;
	(void)seconds;
	fputs("gen: tune runs other tools as prove --objects does, which needs libelf: it was not there when gen was built\n", stderr);
	return 2;
}

int prove_object(const struct foreign_request *q)
{
	(void)q;
	fputs("gen: prove --object reads objects with libelf, which was not there when gen was built\n", stderr);
	return 2;
}
