/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Words in bytes of either order, at any address; a compiler sees one load or store in each. */
#ifndef INGOT_BYTES_H
#define INGOT_BYTES_H

#include <stdint.h>

static inline uint32_t load32_le(const uint8_t *p)
{
	return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline uint32_t load32_be(const uint8_t *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

static inline uint64_t load64_be(const uint8_t *p)
{
	return (uint64_t)load32_be(p) << 32 | load32_be(p + 4);
}

static inline void store32_le(uint8_t *p, uint32_t x)
{
	p[0] = (uint8_t)x;
	p[1] = (uint8_t)(x >> 8);
	p[2] = (uint8_t)(x >> 16);
	p[3] = (uint8_t)(x >> 24);
}

static inline void store32_be(uint8_t *p, uint32_t x)
{
	p[0] = (uint8_t)(x >> 24);
	p[1] = (uint8_t)(x >> 16);
	p[2] = (uint8_t)(x >> 8);
	p[3] = (uint8_t)x;
}

static inline void store64_le(uint8_t *p, uint64_t x)
{
	store32_le(p, (uint32_t)x);
	store32_le(p + 4, (uint32_t)(x >> 32));
}

static inline void store64_be(uint8_t *p, uint64_t x)
{
	store32_be(p, (uint32_t)(x >> 32));
	store32_be(p + 4, (uint32_t)x);
}

#endif
