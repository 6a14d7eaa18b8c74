/* SPDX-License-Identifier: MIT */
#include "attacks.h"

INTERNAL set between(unsigned a, unsigned b) {
  const unsigned low = a < b ? a : b, high = a < b ? b : a;
  if (low == high) return 0;
  const set span = (bit(high) - 1) & ~(bit(low) | (bit(low) - 1));
  if (bit(b) & rank_line(a)) return span & rank_line(a);
  if (bit(b) & file_line(a)) return span & file_line(a);
  if (bit(b) & rising_line[a]) return span & rising_line[a];
  if (bit(b) & falling_line[a]) return span & falling_line[a];
  return 0;
}

NEVER_INLINE set attackers_then(const c960_position *p, unsigned square, set by_men, unsigned by,
                                set occupied) {
  return attackers_on(p, square, by_men, by, occupied);
}

NEVER_INLINE set attackers(const c960_position *p, unsigned square, unsigned by) {
  return attackers_then(p, square, p->colors[by], by, p->colors[0] | p->colors[1]);
}

uint64_t c960_attackers(const c960_position *p, unsigned square, c960_color by) {
  if (square >= 64 || (unsigned)by > 1) return 0;
  return attackers(p, square, by);
}
