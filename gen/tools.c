/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How programs outside of gen are found and run. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "bytes.h"

const char *tool_find(const char *name)
{
	const char *path = getenv("PATH");
	for (const char *end; path && *path; path = *end ? end + 1 : end) {
		end = path + strcspn(path, ":");
		const char *file = text_of("%.*s/%s", (int)(end - path), path, name);
		if (!access(file, X_OK))
			return file;
	}
	return NULL;
}

char *tool_temporary(void)
{
	const char *where = getenv("TMPDIR");
	return (char *)(uintptr_t)text_of("%s/ingot.XXXXXX", where && *where ? where : "/tmp");
}

static _Noreturn void become(const char *const argv[], int out)
{
	if (out >= 0)
		dup2(out, STDOUT_FILENO);
	setenv("LC_ALL", "C", 1);
	execv(argv[0], (char *const *)(uintptr_t)argv);
	fprintf(stderr, "gen: %s: %s\n", argv[0], strerror(errno));
	_exit(127);
}

int tool_run(const char *const argv[], FILE *out)
{
	int status;
	fflush(NULL);
	pid_t pid = fork();
	if (pid == 0)
		become(argv, out ? fileno(out) : -1);
	while (pid > 0 && waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return -1;
	return pid > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
