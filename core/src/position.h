/* SPDX-License-Identifier: MIT */
/* Reading a position's boards: who stands where, and whose right is which. */
#ifndef C960_POSITION_H
#define C960_POSITION_H

#include "bits.h"
#include "c960.h"

#define NO_SQUARE ((uint8_t)C960_NO_SQUARE)
#define COUNTER_MAX 9999

ALWAYS_INLINE set all_men(const c960_position *p) { return p->colors[0] | p->colors[1]; }

/* A valid position has a king of each colour; for bytes that are none, any square will do. */
ALWAYS_INLINE unsigned king_of(const c960_position *p, unsigned color) {
  const set king = p->kings & p->colors[color];
  return king ? first(king) : 0;
}

/* Whose turn it is: total also for bytes that are no position. */
ALWAYS_INLINE unsigned turn_of(const c960_position *p) { return p->turn & 1; }

/* The kind of man on a square, C960_NO_PIECE where none stands. */
INTERNAL c960_piece_type type_at(const c960_position *p, unsigned square);

/* Every man of one kind. */
INTERNAL set men_of_type(const c960_position *p, c960_piece_type type);

/* The side of its king that a rook stands on. */
ALWAYS_INLINE c960_side side_of_rook(unsigned king, unsigned rook) {
  return file_of(rook) < file_of(king) ? C960_C_SIDE : C960_G_SIDE;
}

/* The rook that holds a right, or C960_NO_SQUARE. */
INTERNAL unsigned right_of(const c960_position *p, unsigned color, c960_side side);

/* The own rook farthest out on a side of the king, on the king's rank, or C960_NO_SQUARE. */
INTERNAL unsigned outermost_rook(set rooks, unsigned king, c960_side side);

#endif
