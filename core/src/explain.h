/* SPDX-License-Identifier: MIT */
#ifndef C960_EXPLAIN_H
#define C960_EXPLAIN_H

#include "bits.h"
#include "c960.h"

/* Castling to a side, by the side to move. `target` is the square that the input names, for what is said of a
 * promotion piece that does not belong. */
INTERNAL void explain_castling(const c960_position *p, c960_side side, unsigned target,
                               c960_piece_type promotion, c960_explanation *explanation);

/* As c960_explain_in_game, for squares and promotions that are in range. */
INTERNAL void explain_from_to(const c960_position *p, set stepped, unsigned from, unsigned to,
                              c960_piece_type promotion, c960_explanation *explanation);

#endif
