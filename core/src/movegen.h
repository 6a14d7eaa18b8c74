/* SPDX-License-Identifier: MIT */
#ifndef C960_MOVEGEN_H
#define C960_MOVEGEN_H

#include "bits.h"
#include "c960.h"

/* Pawns of the side to move that may legally take en passant on the double step's square. */
INTERNAL set en_passant_takers(const c960_position *p);

/* All legal moves in no order, and their number; both specialised by colour. */
INTERNAL void generate_moves(const c960_position *p, c960_move_list *list);
INTERNAL unsigned count_moves(const c960_position *p);

/* Is this one of the legal moves? */
INTERNAL bool move_is_legal(const c960_position *p, c960_move move);

#endif
