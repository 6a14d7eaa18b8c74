/* SPDX-License-Identifier: MIT */
/* Collecting reasons: a list with room for C960_MAX_REASONS, filled in the order of the codes. */
#ifndef C960_REASONS_H
#define C960_REASONS_H

#include "bits.h"
#include "c960.h"

typedef struct {
  c960_reason *items; /* C960_MAX_REASONS, zeroed */
  uint8_t *count;
} reason_list;

static inline c960_reason *add_reason(reason_list list, c960_reason_code code,
                                      c960_article article) {
  c960_reason *reason = &list.items[*list.count];
  if (*list.count < C960_MAX_REASONS - 1) ++*list.count;
  reason->code = (uint8_t)code;
  reason->article = (uint8_t)article;
  return reason;
}

static inline void add_square(c960_reason *reason, unsigned square) {
  if (reason->square_count < sizeof reason->squares)
    reason->squares[reason->square_count++] = (uint8_t)square;
}

static inline void add_by(c960_reason *reason, set men) {
  while (men && reason->by_count < sizeof reason->by)
    reason->by[reason->by_count++] = (uint8_t)take(&men);
}

/* Squares of one line in the order in which a man coming from `origin` meets them. */
static inline void add_travelled(c960_reason *reason, unsigned origin, set squares) {
  set ahead = squares & ~(bit(origin) | (bit(origin) - 1)), behind = squares & (bit(origin) - 1);
  while (ahead) add_square(reason, take(&ahead));
  while (behind) {
    const unsigned square = 63u - (unsigned)__builtin_clzll(behind);
    add_square(reason, square);
    behind ^= bit(square);
  }
}

#endif
