/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Records of "Key = value" lines, read to be asked. */
#ifndef INGOT_TESTS_SETS_RECORD_H
#define INGOT_TESTS_SETS_RECORD_H
#include "ask.h"
#include "vectors.h"

/* A record of the file ends with the key last; where that is NULL, at a blank line.  False where the file is missing. */
bool record_begin(struct rsp *r, const char *file, const char *last);

const char *record_get(const struct rsp *r, const char *key);   /* the test fails if there is none */
struct bytes record_hex(const struct rsp *r, const char *key);  /* no bytes if there is none */

#endif
