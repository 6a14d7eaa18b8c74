/* SPDX-License-Identifier: MIT */
/* Sets of squares: counting, taking the first, shifting without wrapping around the board's edge. */
#ifndef C960_BITS_H
#define C960_BITS_H

#include <stdint.h>

typedef uint64_t set; /* of squares: bit n is square n */

/* What files of the core share and nobody else sees: core.c includes them all, so that a user's program meets
 * no name that does not begin with c960_. */
#define INTERNAL static

/* Code that is downloaded more than it is run: built for size, where bytes count. */
#ifdef __wasm__
#define SMALL __attribute__((minsize))
#else
#define SMALL
#endif

#define NEVER_INLINE static __attribute__((noinline))
#ifdef C960_WITHOUT_SEARCH /* bytes count more than speed: as the compiler thinks best */
#define ALWAYS_INLINE static inline
#else
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#endif

#define FILE_A ((set)0x0101010101010101)
#define FILE_H (FILE_A << 7)
#define RANK_1 ((set)0xff)
#define RANK_8 (RANK_1 << 56)
#define RANK_3 (RANK_1 << 16)
#define RANK_6 (RANK_1 << 40)
#define LIGHT_SQUARES ((set)0x55aa55aa55aa55aa)

ALWAYS_INLINE set bit(unsigned square) { return (set)1 << square; }
ALWAYS_INLINE unsigned file_of(unsigned square) { return square & 7; }
ALWAYS_INLINE unsigned rank_of(unsigned square) { return square >> 3; }

/* The lowest square of a set that is not empty. */
ALWAYS_INLINE unsigned first(set s) { return (unsigned)__builtin_ctzll(s); }

/* The lowest square, taken out of the set. */
ALWAYS_INLINE unsigned take(set *s) {
  const unsigned square = first(*s);
  *s &= *s - 1;
  return square;
}

ALWAYS_INLINE unsigned count(set s) {
#if defined(__POPCNT__) || defined(__wasm__) || defined(__aarch64__)
  return (unsigned)__builtin_popcountll(s);
#else
  /* Without the instruction the compiler would call its runtime; the core calls nothing. */
  s -= s >> 1 & 0x5555555555555555u;
  s = (s & 0x3333333333333333u) + (s >> 2 & 0x3333333333333333u);
  return (unsigned)(((s + (s >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u >> 56);
#endif
}

/* One rank forward as a colour sees it (0 white, 1 black). */
ALWAYS_INLINE set forward(set s, unsigned color) { return color == 0 ? s << 8 : s >> 8; }

/* Where pawns of a colour capture: towards the a-file and towards the h-file. */
ALWAYS_INLINE set pawn_captures_a(set s, unsigned color) {
  s &= ~FILE_A;
  return color == 0 ? s << 7 : s >> 9;
}
ALWAYS_INLINE set pawn_captures_h(set s, unsigned color) {
  s &= ~FILE_H;
  return color == 0 ? s << 9 : s >> 7;
}
ALWAYS_INLINE set pawn_attacks(set s, unsigned color) {
  return pawn_captures_a(s, color) | pawn_captures_h(s, color);
}

/* A colour's first rank, and the rank its pawns promote on. */
ALWAYS_INLINE set first_rank(unsigned color) { return color == 0 ? RANK_1 : RANK_8; }
ALWAYS_INLINE set last_rank(unsigned color) { return color == 0 ? RANK_8 : RANK_1; }

#endif
