/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How a key or a password is read whole, leaving no copy behind. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd.h"

/* Nobody's key is longer; a device without an end is refused before it fills the memory. */
enum { SECRET_MAX = 64 * 1024 * 1024 };

/* realloc() would leave the old bytes where they were. */
static void grow(struct cmd_secret *secret, size_t size)
{
	uint8_t *bytes = cmd_alloc(size);

	if (secret->bytes) {
		memcpy(bytes, secret->bytes, secret->len);
		ingot_wipe(secret->bytes, secret->len);
		free(secret->bytes);
	}
	secret->bytes = bytes;
}

/* Returns 0 or an errno. */
static int read_all(struct cmd_secret *secret, int fd)
{
	size_t size = 4096;

	grow(secret, size);
	for (;;) {
		ssize_t n;

		if (secret->len == size) {
			if (size >= SECRET_MAX)
				return EFBIG;
			grow(secret, size *= 2);
		}
		n = read(fd, secret->bytes + secret->len, size - secret->len);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return errno;
		if (n == 0)
			return 0;
		secret->len += (size_t)n;
	}
}

static void complain(const struct cmd_secret *secret, const char *what, int error)
{
	char *name;

	if (!secret->file) {
		cmd_error(error, "cannot read the %s from descriptor %d", what, secret->fd);
		return;
	}
	name = cmd_quote(secret->file);
	cmd_error(error, "cannot read the %s from %s", what, name);
	free(name);
}

bool cmd_secret_option(struct cmd_secret *secret, const char *file, const char *fd)
{
	uint64_t n;

	if (secret->file || secret->fd >= 0) {
		cmd_error(0, "the secret is given twice");
		return false;
	}
	if (file && !strcmp(file, "-")) {
		cmd_error(0, "'-' is no file for a secret; standard input is descriptor 0");
		return false;
	}
	if (fd && !cmd_number(fd, 0, INT_MAX, &n)) {
		cmd_error(0, "'%s' is not the number of a descriptor", fd);
		return false;
	}
	secret->file = file;
	secret->fd = fd ? (int)n : -1;
	return true;
}

int cmd_secret_refused(const char *what, const char *instead)
{
	cmd_error(0, "a %s is not taken from the command line: other users can read it", what);
	cmd_error(0, "consider it known if it is in use, and give it by %s", instead);
	return cmd_try_help(CMD_TROUBLE);
}

bool cmd_secret_read(struct cmd_secret *secret, const char *what)
{
	int fd = secret->file ? open(secret->file, O_RDONLY | O_CLOEXEC) : secret->fd;
	int error = fd < 0 ? errno : read_all(secret, fd);

	if (secret->file && fd >= 0)
		close(fd);
	if (error) {
		complain(secret, what, error);
		cmd_secret_wipe(secret);
		return false;
	}
	if (secret->strip && secret->len && secret->bytes[secret->len - 1] == '\n')
		secret->len--;
	return true;
}

void cmd_secret_wipe(struct cmd_secret *secret)
{
	if (!secret->bytes)
		return;
	ingot_wipe(secret->bytes, secret->len);
	free(secret->bytes);
	secret->bytes = NULL;
	secret->len = 0;
}
