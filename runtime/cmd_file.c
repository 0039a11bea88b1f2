/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a file is read from its beginning to its end. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cmd.h"

int cmd_open(const char *name, int *fd)
{
	*fd = strcmp(name, "-") ? open(name, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
	return *fd < 0 ? errno : 0;
}

void cmd_close(const char *name, int fd)
{
	if (strcmp(name, "-"))
		close(fd);
}

int cmd_read(int fd, uint8_t *buffer, cmd_sink *sink, void *arg)
{
	/* Advice only: a pipe refuses it, and nothing is lost. */
	(void)posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL);
	for (;;) {
		ssize_t n = read(fd, buffer, CMD_BUFFER);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return errno;
		if (n == 0)
			return 0;
		sink(arg, buffer, (size_t)n);
		cmd_progress_add((uint64_t)n);
	}
}

static void absorb(void *ctx, const uint8_t *data, size_t len)
{
	ingot_hash_update(ctx, data, len);
}

int cmd_hash_file(const ingot_hash *hash, const char *name, uint8_t *buffer, uint8_t *digest)
{
	ingot_hash_ctx ctx;
	int fd, error = cmd_open(name, &fd);

	if (error)
		return error;
	ingot_hash_init(&ctx, hash);
	error = cmd_read(fd, buffer, absorb, &ctx);
	ingot_hash_final(&ctx, digest);
	cmd_close(name, fd);
	return error;
}
