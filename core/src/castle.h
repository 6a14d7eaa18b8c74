/* SPDX-License-Identifier: MIT */
/*
 * The one path for castling. Where king and rook go, what must be empty and what must be safe is said here
 * and in castle.c only; move generation, explanations, reports and start positions all ask these.
 */
#ifndef C960_CASTLE_H
#define C960_CASTLE_H

#include "bits.h"
#include "c960.h"
#include "reasons.h"

typedef struct {
  unsigned king_from, king_to, rook_from, rook_to;
  set king_way;      /* every square the king stands on, origin and destination included */
  set rook_way;      /* the same for the rook */
  set must_be_empty; /* both ways less the two men (II.3.2.7) */
} castling_way;

/* The way of a castling of the king with the rook, both on the first rank of `color` (II.3.2.6). */
INTERNAL castling_way castling_way_of(unsigned color, unsigned king, unsigned rook);

/* II.3.2.1 to II.3.2.4. */
INTERNAL c960_kind castling_kind(const castling_way *way);

/* May the side to move, which has the right with this rook, castle now? */
INTERNAL bool castling_is_legal(const c960_position *p, unsigned rook);

/* All reasons why not, for a right that is held; none where it is legal. */
INTERNAL void castling_reasons(const c960_position *p, unsigned color, unsigned rook,
                               reason_list reasons);

#endif
