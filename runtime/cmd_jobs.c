/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How many files are hashed at once while their results leave in order. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"

enum { RING = 1024 };                /* files put and not yet taken */

/* Counters only grow; job k sits in ring[k % RING], and taken <= begun <= put. */
struct cmd_jobs {
	const ingot_hash *hash;
	cmd_taker *take;
	void *arg;
	uint8_t *buffer;                 /* of the main thread */
	unsigned workers, started;       /* wanted; running */
	pthread_t *threads;
	pthread_mutex_t lock;            /* guards what follows, and `done` of each job */
	pthread_cond_t work, news;
	uint64_t put, begun, taken;
	bool closing;
	struct cmd_job ring[RING];
};

/* stdin is read by the main thread when its turn comes: twice named, it is read in order. */
static bool for_main(const struct cmd_job *job)
{
	return !strcmp(job->name, "-");
}

static void run(const struct cmd_jobs *jobs, struct cmd_job *job, uint8_t *buffer)
{
	job->error = cmd_hash_file(jobs->hash, job->name, buffer, job->sum);
}

static void *worker(void *arg)
{
	struct cmd_jobs *jobs = arg;
	uint8_t *buffer = cmd_alloc(CMD_BUFFER);

	pthread_mutex_lock(&jobs->lock);
	for (;;) {
		struct cmd_job *job;

		while (jobs->begun == jobs->put && !jobs->closing)
			pthread_cond_wait(&jobs->work, &jobs->lock);
		if (jobs->begun == jobs->put)
			break;
		job = &jobs->ring[jobs->begun++ % RING];
		if (for_main(job))
			continue;
		pthread_mutex_unlock(&jobs->lock);
		run(jobs, job, buffer);
		pthread_mutex_lock(&jobs->lock);
		job->done = true;
		pthread_cond_signal(&jobs->news);
	}
	pthread_mutex_unlock(&jobs->lock);
	free(buffer);
	return NULL;
}

struct cmd_jobs *cmd_jobs_open(const ingot_hash *hash, unsigned workers,
	cmd_taker *take, void *arg)
{
	struct cmd_jobs *jobs = cmd_alloc(sizeof *jobs);

	memset(jobs, 0, sizeof *jobs);
	jobs->hash = hash;
	jobs->take = take;
	jobs->arg = arg;
	jobs->buffer = cmd_alloc(CMD_BUFFER);
	jobs->workers = workers > 1 ? workers : 0;
	jobs->threads = cmd_alloc(jobs->workers * sizeof *jobs->threads);
	pthread_mutex_init(&jobs->lock, NULL);
	pthread_cond_init(&jobs->work, NULL);
	pthread_cond_init(&jobs->news, NULL);
	return jobs;
}

static bool ready(struct cmd_jobs *jobs)
{
	bool done;

	pthread_mutex_lock(&jobs->lock);
	done = jobs->taken < jobs->put && jobs->ring[jobs->taken % RING].done;
	pthread_mutex_unlock(&jobs->lock);
	return done;
}

/* Take the oldest, when it is done. Without a worker, or with a job for main, do it here. */
static void take_one(struct cmd_jobs *jobs)
{
	struct cmd_job *job = &jobs->ring[jobs->taken % RING];

	pthread_mutex_lock(&jobs->lock);
	if (!jobs->started || for_main(job)) {
		if (jobs->begun == jobs->taken)      /* no worker has to pass over it any more */
			jobs->begun++;
		pthread_mutex_unlock(&jobs->lock);
		run(jobs, job, jobs->buffer);
	} else {
		while (!job->done)
			pthread_cond_wait(&jobs->news, &jobs->lock);
		pthread_mutex_unlock(&jobs->lock);
	}
	cmd_progress_pause();
	jobs->take(jobs->arg, job);
	cmd_progress_resume();
	free(job->name);
	jobs->taken++;
}

void cmd_jobs_put(struct cmd_jobs *jobs, const char *name, const uint8_t *want)
{
	struct cmd_job *job;

	if (jobs->put - jobs->taken == RING)
		take_one(jobs);
	job = &jobs->ring[jobs->put % RING];
	job->name = cmd_copy(name);
	job->done = false;
	if (want)
		memcpy(job->want, want, ingot_hash_size(jobs->hash));
	pthread_mutex_lock(&jobs->lock);
	jobs->put++;
	pthread_cond_signal(&jobs->work);
	pthread_mutex_unlock(&jobs->lock);
	/* A thread more with each file, up to what was asked, or to what the system has. */
	if (jobs->started < jobs->workers) {
		if (pthread_create(&jobs->threads[jobs->started], NULL, worker, jobs) == 0)
			jobs->started++;
		else
			jobs->workers = jobs->started;
	}
	if (!jobs->started)
		take_one(jobs);
	while (ready(jobs))
		take_one(jobs);
}

void cmd_jobs_drain(struct cmd_jobs *jobs)
{
	while (jobs->taken < jobs->put)
		take_one(jobs);
}

void cmd_jobs_close(struct cmd_jobs *jobs)
{
	cmd_jobs_drain(jobs);
	pthread_mutex_lock(&jobs->lock);
	jobs->closing = true;
	pthread_cond_broadcast(&jobs->work);
	pthread_mutex_unlock(&jobs->lock);
	for (unsigned i = 0; i < jobs->started; i++)
		pthread_join(jobs->threads[i], NULL);
	pthread_cond_destroy(&jobs->news);
	pthread_cond_destroy(&jobs->work);
	pthread_mutex_destroy(&jobs->lock);
	free(jobs->threads);
	free(jobs->buffer);
	free(jobs);
}
