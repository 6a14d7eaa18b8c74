/* SPDX-License-Identifier: MIT */
/*
 * What a man attacks from a square. Diagonals and ranks look their occupancy up (the occupied inner squares,
 * gathered by one multiplication, index what a slider on that file reaches); files subtract: the bits
 * between the nearest man below and the nearest above are those a borrow changes.
 */
#ifndef C960_ATTACKS_H
#define C960_ATTACKS_H

#include "bits.h"
#include "c960.h"
#include "tables.h"

ALWAYS_INLINE set file_line(unsigned square) { return FILE_A << file_of(square); }
ALWAYS_INLINE set rank_line(unsigned square) { return RANK_1 << (square & 56); }
ALWAYS_INLINE set diagonal_lines(unsigned square) {
  return rising_line[square] | falling_line[square];
}
ALWAYS_INLINE set orthogonal_lines(unsigned square) {
  return file_line(square) | rank_line(square);
}

ALWAYS_INLINE set diagonal_attacks(unsigned square, set occupied) {
  const uint64_t gather = 0x0202020202020202u;
  const uint64_t *reach = rank_reach[file_of(square)];
  const set rising = rising_line[square], falling = falling_line[square];
  return (reach[(occupied & rising) * gather >> 58] & rising) |
         (reach[(occupied & falling) * gather >> 58] & falling);
}

ALWAYS_INLINE set file_attacks(unsigned square, set occupied) {
  const set line = file_line(square) & ~bit(square);
  const set below = bit(square) - 1;
  const set lower = occupied & line & below, upper = occupied & line & ~below;
  const set nearest_below = bit(63u - (unsigned)__builtin_clzll(lower | 1));
  return line & (upper ^ (upper - nearest_below));
}

ALWAYS_INLINE set rank_attacks(unsigned square, set occupied) {
  const unsigned inner = (unsigned)(occupied >> ((square & 56) + 1)) & 63;
  return rank_reach[file_of(square)][inner] & rank_line(square);
}

ALWAYS_INLINE set orthogonal_attacks(unsigned square, set occupied) {
  return file_attacks(square, occupied) | rank_attacks(square, occupied);
}

/* The squares strictly between two squares of one line; nothing where they share none. */
INTERNAL set between(unsigned a, unsigned b);

/*
 * Men of colour `by` attacking a square of a board with these squares occupied. `by_men` limits whose
 * attacks count: men of `by` that this look at the board takes off are left out of it. A pawn attacks a
 * square from where a pawn of the other colour on it would attack.
 */
ALWAYS_INLINE set attackers_on(const c960_position *p, unsigned square, set by_men, unsigned by,
                               set occupied) {
  return by_men & ((knight_steps[square] & p->knights) | (king_steps[square] & p->kings) |
                   (pawn_attacks(bit(square), by ^ 1) & p->pawns) |
                   (diagonal_attacks(square, occupied) & p->diagonals) |
                   (orthogonal_attacks(square, occupied) & p->orthogonals));
}

/* The same, called rather than inlined: where code size counts and speed does not. */
NEVER_INLINE set attackers_then(const c960_position *p, unsigned square, set by_men, unsigned by,
                                set occupied);

/* Men of colour `by` attacking a square of the board as it stands. */
NEVER_INLINE set attackers(const c960_position *position, unsigned square, unsigned by);

#endif
