/* SPDX-License-Identifier: MIT */
/* What a game knows beyond its positions: which pawns' last move was a double step, and how rights went. */
#include "movegen.h"
#include "play.h"
#include "position.h"

#include <string.h>

uint64_t c960_double_stepped_at_start(const c960_position *start) {
  if (start->double_step >= 64) return 0;
  return forward(bit(start->double_step), turn_of(start) ^ 1);
}

/* Only a pawn's last move counts, so that moving and being captured both end it. */
uint64_t c960_double_stepped(const c960_position *before, uint64_t stepped, c960_move move) {
  const unsigned us = turn_of(before);
  const set to = bit(C960_MOVE_TO(move));
  stepped &= ~(bit(C960_MOVE_FROM(move)) | to);
  if (C960_MOVE_FLAG(move) == C960_FLAG_EN_PASSANT) stepped &= ~forward(to, us ^ 1);
  if (C960_MOVE_FLAG(move) == C960_FLAG_DOUBLE_STEP) stepped |= to;
  return stepped;
}

/* Castling loses both rights (II.3.1); a king's move both, a rook's its own (3.8.2.1). */
static c960_cause cause_of(const c960_position *before, c960_move move, unsigned color) {
  if (turn_of(before) != color) return C960_CAUSE_ROOK_CAPTURED;
  if (C960_MOVE_FLAG(move) == C960_FLAG_CASTLING) return C960_CAUSE_CASTLED;
  return before->kings & bit(C960_MOVE_FROM(move)) ? C960_CAUSE_KING_MOVED : C960_CAUSE_ROOK_MOVED;
}

unsigned c960_rights_lost(const c960_position *before, c960_move move, c960_lost_right lost[4]) {
  unsigned n = 0;
  memset(lost, 0, 4 * sizeof *lost);
  if (!before->rights || !move_is_legal(before, move)) return 0;
  c960_position after;
  play_legal(before, move, &after);
  for (unsigned color = 0; color < C960_COLOR_COUNT; color++)
    for (unsigned side = 0; side < C960_SIDE_COUNT; side++) {
      const unsigned rook = right_of(before, color, (c960_side)side);
      if (rook == C960_NO_SQUARE || (after.rights & bit(rook))) continue;
      lost[n++] = (c960_lost_right){(uint8_t)color, (uint8_t)side,
                                    (uint8_t)cause_of(before, move, color), 0};
    }
  return n;
}
