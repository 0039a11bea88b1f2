/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* When a line of progress is drawn, and that it is gone before anything else is written. */
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "cmd.h"

/* Work shorter than this shows nothing. */
static const double first_after = 1.0, then_every = 0.2;

static struct {
	cmd_progress_text *text;     /* NULL: nothing is shown */
	uint64_t total;
	double start;
	atomic_uint_least64_t done;
	pthread_mutex_t drawing;     /* guards what follows */
	double next;
	bool shown;
	int paused;                  /* the main thread's alone: pauses nest */
} progress = { .drawing = PTHREAD_MUTEX_INITIALIZER };

void cmd_progress_start(cmd_progress_text *text, uint64_t total)
{
	if (!isatty(STDERR_FILENO))
		return;
	progress.text = text;
	progress.total = total;
	progress.start = cmd_seconds();
	progress.next = progress.start + first_after;
	atomic_store(&progress.done, 0);
}

static void draw(double now)
{
	char text[128];

	progress.text(text, sizeof text, atomic_load(&progress.done), progress.total,
		now - progress.start);
	fprintf(stderr, "\r%s\033[K", text);
	fflush(stderr);
	progress.shown = true;
	progress.next = now + then_every;
}

void cmd_progress_add(uint64_t n)
{
	double now;

	if (!progress.text)
		return;
	atomic_fetch_add(&progress.done, n);
	/* Whoever holds the lock draws, or writes something that matters more. */
	if (pthread_mutex_trylock(&progress.drawing) != 0)
		return;
	now = cmd_seconds();
	if (now >= progress.next)
		draw(now);
	pthread_mutex_unlock(&progress.drawing);
}

void cmd_progress_pause(void)
{
	if (!progress.text || progress.paused++)
		return;
	pthread_mutex_lock(&progress.drawing);
	if (progress.shown)
		fputs("\r\033[K", stderr);
	fflush(stderr);
	progress.shown = false;
}

void cmd_progress_resume(void)
{
	if (progress.text && --progress.paused == 0)
		pthread_mutex_unlock(&progress.drawing);
}

void cmd_progress_stop(void)
{
	cmd_progress_pause();
	cmd_progress_resume();
	progress.text = NULL;
}

void cmd_progress_bytes(char *text, size_t size, uint64_t done, uint64_t total, double seconds)
{
	double mib = (double)done / (1024 * 1024);

	(void)total;
	snprintf(text, size, "%.0f MiB read, %.0f MiB/s", mib, mib / seconds);
}
