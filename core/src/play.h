/* SPDX-License-Identifier: MIT */
/* Making a legal move on a copy. Counting needs boards and rights alone; playing keeps the counters too. */
#ifndef C960_PLAY_H
#define C960_PLAY_H

#include "c960.h"
#include "castle.h"
#include "position.h"

ALWAYS_INLINE set moved(set board, unsigned from, unsigned to) {
  return (board & ~(bit(from) | bit(to))) | (board >> from & 1) << to;
}

/* A pawn that has arrived on the last rank becomes the chosen piece. */
ALWAYS_INLINE void promote(c960_position *p, set square, unsigned flag) {
  p->pawns &= ~square;
  if (flag == C960_FLAG_KNIGHT) p->knights |= square;
  if (flag == C960_FLAG_QUEEN || flag == C960_FLAG_BISHOP) p->diagonals |= square;
  if (flag == C960_FLAG_QUEEN || flag == C960_FLAG_ROOK) p->orthogonals |= square;
}

/* Castling loses both rights of its player: there is only one castling a game (II.3.1). */
static inline void apply_castling(c960_position *p, unsigned rook, unsigned us) {
  const castling_way way = castling_way_of(us, king_of(p, us), rook);
  const set from = bit(way.king_from) | bit(way.rook_from);
  p->colors[us] = (p->colors[us] & ~from) | bit(way.king_to) | bit(way.rook_to);
  p->kings = (p->kings & ~bit(way.king_from)) | bit(way.king_to);
  p->orthogonals = (p->orthogonals & ~bit(way.rook_from)) | bit(way.rook_to);
}

/* Boards, rights, double step and turn after a legal move. The rest of the position is left as it was. */
ALWAYS_INLINE void apply(c960_position *p, c960_move move, unsigned us) {
  const unsigned from = C960_MOVE_FROM(move), to = C960_MOVE_TO(move), flag = C960_MOVE_FLAG(move);
  const unsigned them = us ^ 1;
  p->turn = (uint8_t)them;
  p->double_step = NO_SQUARE;
  if (p->kings & bit(from)) p->rights &= ~(p->colors[us] & first_rank(us));
  if (flag == C960_FLAG_CASTLING) {
    apply_castling(p, to, us);
    return;
  }
  p->rights &= ~(bit(from) | bit(to)); /* a rook that moves, or is captured where it stood */
  p->colors[us] ^= bit(from) | bit(to);
  p->colors[them] &= ~bit(to);
  p->pawns = moved(p->pawns, from, to);
  p->knights = moved(p->knights, from, to);
  p->diagonals = moved(p->diagonals, from, to);
  p->orthogonals = moved(p->orthogonals, from, to);
  p->kings = moved(p->kings, from, to);
  if (flag == C960_FLAG_NONE) return;
  if (flag == C960_FLAG_DOUBLE_STEP) {
    p->double_step = (uint8_t)((from + to) / 2);
  } else if (flag == C960_FLAG_EN_PASSANT) {
    const set victim = forward(bit(to), them);
    p->pawns &= ~victim;
    p->colors[them] &= ~victim;
  } else {
    promote(p, bit(to), flag);
  }
}

/* Plays a move known to be legal, or at least to be one of the piece, counters and all. */
INTERNAL void play_legal(const c960_position *p, c960_move move, c960_position *after);

/* Fills in whether the last double step can be taken en passant. */
INTERNAL void settle_en_passant(c960_position *p);

#endif
