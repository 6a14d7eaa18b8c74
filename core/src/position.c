/* SPDX-License-Identifier: MIT */
#include "position.h"

#include "attacks.h"

#include <string.h>

INTERNAL c960_piece_type type_at(const c960_position *p, unsigned square) {
  const set here = bit(square);
  if (!(all_men(p) & here)) return C960_NO_PIECE;
  if (p->pawns & here) return C960_PAWN;
  if (p->knights & here) return C960_KNIGHT;
  if (p->kings & here) return C960_KING;
  if (p->diagonals & here) return p->orthogonals & here ? C960_QUEEN : C960_BISHOP;
  return p->orthogonals & here ? C960_ROOK : C960_NO_PIECE;
}

INTERNAL set men_of_type(const c960_position *p, c960_piece_type type) {
  switch (type) {
  case C960_PAWN: return p->pawns;
  case C960_KNIGHT: return p->knights;
  case C960_BISHOP: return p->diagonals & ~p->orthogonals;
  case C960_ROOK: return p->orthogonals & ~p->diagonals;
  case C960_QUEEN: return p->diagonals & p->orthogonals;
  case C960_KING: return p->kings;
  default: return 0;
  }
}

INTERNAL unsigned right_of(const c960_position *p, unsigned color, c960_side side) {
  const unsigned king = king_of(p, color);
  const set rank = first_rank(color);
  if (!(bit(king) & rank)) return C960_NO_SQUARE;
  const set c_side = rank & (bit(king) - 1), g_side = rank & ~c_side & ~bit(king);
  const set rook = p->rights & p->colors[color] & (side == C960_C_SIDE ? c_side : g_side);
  return rook ? first(rook) : C960_NO_SQUARE;
}

INTERNAL unsigned outermost_rook(set rooks, unsigned king, c960_side side) {
  const set rank = rank_line(king);
  set candidates = rooks & rank;
  if (side == C960_C_SIDE) {
    candidates &= bit(king) - 1;
    return candidates ? first(candidates) : C960_NO_SQUARE;
  }
  candidates &= ~(bit(king) | (bit(king) - 1));
  return candidates ? 63u - (unsigned)__builtin_clzll(candidates) : C960_NO_SQUARE;
}

uint8_t c960_man_at(const c960_position *p, unsigned square) {
  if (square >= 64) return 0;
  const c960_piece_type type = type_at(p, square);
  if (type == C960_NO_PIECE) return 0;
  return C960_MAN(p->colors[C960_BLACK] >> square & 1, type);
}

uint8_t c960_right(const c960_position *p, c960_color color, c960_side side) {
  if ((unsigned)color > 1 || (unsigned)side > 1) return NO_SQUARE;
  return (uint8_t)right_of(p, color, side);
}

bool c960_equal(const c960_position *a, const c960_position *b) {
  return memcmp(a, b, C960_POSITION_KEY_SIZE) == 0;
}
