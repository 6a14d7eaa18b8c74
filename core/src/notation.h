/* SPDX-License-Identifier: MIT */
/* What UCI and SAN writing and reading share. */
#ifndef C960_NOTATION_H
#define C960_NOTATION_H

#include "bits.h"
#include "c960.h"

/* The piece a move promotes to, C960_NO_PIECE for none. */
static inline c960_piece_type promotion_of(c960_move move) {
  switch (C960_MOVE_FLAG(move)) {
  case C960_FLAG_QUEEN: return C960_QUEEN;
  case C960_FLAG_ROOK: return C960_ROOK;
  case C960_FLAG_BISHOP: return C960_BISHOP;
  case C960_FLAG_KNIGHT: return C960_KNIGHT;
  default: return C960_NO_PIECE;
  }
}

/* Where the moving piece ends: for castling, where the king ends. */
INTERNAL unsigned destination_of(const c960_position *p, c960_move move);

/* UCI_Chess960 and a NUL. */
INTERNAL void write_uci(c960_move move, char uci[6]);

/* The same, but "e1g1" for a castling with king e-file, rook a- or h-file. */
INTERNAL void write_uci_standard(const c960_position *p, c960_move move, char uci[6]);

/* SAN and a NUL; `list` holds all legal moves. */
INTERNAL void write_san(const c960_position *p, const c960_move_list *list, c960_move move,
                        char san[8]);

#endif
