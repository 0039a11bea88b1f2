/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How the command speaks: its messages, its hexadecimal, its spellings of a hash's name. */
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cmd.h"
#include "cmd_list.h"

static const char *program = "ingot";

void cmd_name(const char *name)
{
	program = name;
}

void cmd_error(int error, const char *fmt, ...)
{
	va_list args;

	cmd_progress_pause();
	fflush(stdout);
	fprintf(stderr, "%s: ", program);
	va_start(args, fmt);
	vfprintf(stderr, fmt, args);
	va_end(args);
	if (error)
		fprintf(stderr, ": %s", strerror(error));
	putc('\n', stderr);
	cmd_progress_resume();
}

int cmd_try_help(int status)
{
	fprintf(stderr, "Try '%s --help' for more information.\n", program);
	return status;
}

int cmd_version(void)
{
	printf("%s %s\n", program, ingot_version());
	return CMD_OK;
}

/*
 * Output may fail at any line; what the last flush or the close says comes with a reason, what was
 * lost before without one.
 */
int cmd_close_stdout(int status, int trouble)
{
	bool lost = ferror(stdout) != 0;

	if (fclose(stdout) != 0)
		cmd_error(errno, "write error");
	else if (lost)
		cmd_error(0, "write error");
	else
		return status;
	return trouble;
}

/* Names are equal without regard to case and to - _ / : SHA-512/256 is sha512_256. */
static bool same_name(const char *a, const char *b)
{
	for (;; a++, b++) {
		a += strspn(a, "-_/");
		b += strspn(b, "-_/");
		if (tolower((unsigned char)*a) != tolower((unsigned char)*b))
			return false;
		if (!*a)
			return true;
	}
}

const ingot_hash *cmd_hash(const char *name)
{
	const ingot_hash *hash;
	char *quoted;

	for (size_t i = 0; (hash = ingot_hash_at(i)) != NULL; i++)
		if (same_name(name, ingot_hash_name(hash)))
			return hash;
	quoted = cmd_quote(name);
	cmd_error(0, "unknown algorithm: %s", quoted);
	free(quoted);
	fputs("Known are: ", stderr);
	cmd_list_hashes(stderr);
	fputs(".\n", stderr);
	return NULL;
}

void cmd_list_hashes(FILE *out)
{
	const ingot_hash *hash;

	for (size_t i = 0; (hash = ingot_hash_at(i)) != NULL; i++)
		fprintf(out, "%s%s", i ? " " : "", ingot_hash_name(hash));
}

void cmd_tag(const ingot_hash *hash, char tag[32])
{
	const char *name = ingot_hash_name(hash);
	size_t i;

	for (i = 0; name[i] && i < 31; i++)
		tag[i] = name[i] == '_' ? '/' : (char)toupper((unsigned char)name[i]);
	tag[i] = '\0';
}

bool cmd_number(const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
	unsigned long long n;
	char *end;

	if (!isdigit((unsigned char)*text))
		return false;
	errno = 0;
	n = strtoull(text, &end, 10);
	if (*end || errno || n < least || n > most)
		return false;
	*value = n;
	return true;
}

static int nibble(char c)
{
	static const char digits[] = "0123456789abcdef";
	const char *at = c ? strchr(digits, tolower((unsigned char)c)) : NULL;

	return at ? (int)(at - digits) : -1;
}

bool cmd_hex(const char *text, uint8_t *bytes, size_t max, size_t *len)
{
	size_t n = strlen(text);

	if (n % 2 || n / 2 > max)
		return false;
	for (size_t i = 0; i < n / 2; i++) {
		int high = nibble(text[2 * i]), low = nibble(text[2 * i + 1]);

		if (high < 0 || low < 0)
			return false;
		bytes[i] = (uint8_t)(high << 4 | low);
	}
	*len = n / 2;
	return true;
}

void cmd_print_hex(FILE *out, const uint8_t *bytes, size_t len)
{
	static const char digit[] = "0123456789abcdef";

	for (size_t i = 0; i < len; i++) {
		putc(digit[bytes[i] >> 4], out);
		putc(digit[bytes[i] & 15], out);
	}
}

void cmd_print_sum(FILE *out, const uint8_t *sum, size_t len, char mode, const char *name)
{
	if (list_needs_escape(name))
		putc('\\', out);
	cmd_print_hex(out, sum, len);
	putc(' ', out);
	putc(mode, out);
	list_escape(out, name);
	putc('\n', out);
}

void *cmd_alloc(size_t size)
{
	void *memory = malloc(size ? size : 1);

	if (!memory) {
		cmd_error(0, "memory exhausted");
		exit(CMD_TROUBLE);
	}
	return memory;
}

char *cmd_copy(const char *text)
{
	size_t size = strlen(text) + 1;

	return memcpy(cmd_alloc(size), text, size);
}

double cmd_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}
