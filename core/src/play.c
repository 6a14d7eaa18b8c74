/* SPDX-License-Identifier: MIT */
#include "play.h"

#include "movegen.h"

#include <string.h>

INTERNAL void settle_en_passant(c960_position *p) {
  p->en_passant = en_passant_takers(p) ? p->double_step : NO_SQUARE;
}

INTERNAL void play_legal(const c960_position *p, c960_move move, c960_position *after) {
  const unsigned us = turn_of(p);
  const bool counts = type_at(p, C960_MOVE_FROM(move)) == C960_PAWN ||
                      (p->colors[us ^ 1] & bit(C960_MOVE_TO(move))) != 0;
  *after = *p;
  apply(after, move, us);
  after->halfmove = counts ? 0 : (uint16_t)(p->halfmove + (p->halfmove < COUNTER_MAX));
  after->fullmove = (uint16_t)(p->fullmove + (us == C960_BLACK && p->fullmove < COUNTER_MAX));
  settle_en_passant(after);
}

c960_result c960_play(const c960_position *p, c960_move move, c960_position *after) {
  memset(after, 0, sizeof *after);
  if (!move_is_legal(p, move)) return C960_ILLEGAL_MOVE;
  play_legal(p, move, after);
  return C960_OK;
}
