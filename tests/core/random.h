/* SPDX-License-Identifier: MIT */
/*
 * Numbers that look random and are the same in every run (SplitMix64, whose constants are public
 * domain).
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t state;
} random_source;

static inline uint64_t random_bits(random_source *source) {
  uint64_t z = source->state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

/* 0 to limit - 1 */
static inline unsigned random_below(random_source *source, unsigned limit) {
  return (unsigned)(random_bits(source) >> 32) % limit;
}

static inline void random_fill(random_source *source, void *bytes, size_t size) {
  unsigned char *byte = bytes;
  for (size_t i = 0; i < size; i++) byte[i] = (unsigned char)(random_bits(source) >> 24);
}

#endif
