/* SPDX-License-Identifier: MIT */
/*
 * Castling, standard and Chess960 alike: there is only one kind of it. A right is the square of a rook. King
 * and rook go to fixed squares (II.3.2.6); their ways must be empty but for the two (II.3.2.7); the king's
 * way must be safe (3.8.2.2), also once the rook has left (3.9.2). The rook may be attacked and may cross
 * attacked squares: nothing is asked of it but an empty way.
 */
#include "castle.h"

#include "attacks.h"
#include "position.h"

#include <string.h>

/* The squares from one to another of the same rank, both included. */
static set span(unsigned a, unsigned b) {
  const set low = bit(a < b ? a : b), high = bit(a < b ? b : a);
  return high | (high - low);
}

INTERNAL castling_way castling_way_of(unsigned color, unsigned king, unsigned rook) {
  const unsigned rank = color == C960_WHITE ? 0 : 56;
  const bool c_side = side_of_rook(king, rook) == C960_C_SIDE;
  castling_way way = {
      .king_from = king,
      .king_to = rank + (c_side ? 2 : 6), /* c or g */
      .rook_from = rook,
      .rook_to = rank + (c_side ? 3 : 5), /* d or f */
  };
  way.king_way = span(king, way.king_to);
  way.rook_way = span(rook, way.rook_to);
  way.must_be_empty = (way.king_way | way.rook_way) & ~(bit(king) | bit(rook));
  return way;
}

SMALL INTERNAL c960_kind castling_kind(const castling_way *way) {
  if (way->king_from == way->king_to) return C960_ROOK_MOVE_ONLY;
  if (way->rook_from == way->rook_to) return C960_KING_MOVE_ONLY;
  if (way->king_from == way->rook_to && way->rook_from == way->king_to) return C960_TRANSPOSITION;
  return C960_DOUBLE_MOVE;
}

/* The board once both have moved, as far as attacks on the king's destination go. */
static set occupied_after(const c960_position *p, const castling_way *way) {
  return (all_men(p) & ~(bit(way->king_from) | bit(way->rook_from))) | bit(way->rook_to);
}

INTERNAL bool castling_is_legal(const c960_position *p, unsigned rook) {
  const unsigned us = turn_of(p), them = us ^ 1;
  const castling_way way = castling_way_of(us, king_of(p, us), rook);
  if (all_men(p) & way.must_be_empty) return false;
  const set without_both = all_men(p) & ~(bit(way.king_from) | bit(way.rook_from));
  for (set squares = way.king_way & ~bit(way.king_to); squares;)
    if (attackers_on(p, take(&squares), p->colors[them], them, without_both)) return false;
  return !attackers_on(p, way.king_to, p->colors[them], them, occupied_after(p, &way)) &&
         !(way.king_from == way.king_to && attackers(p, way.king_from, them));
}

/* Attacked squares that the king crosses, and all their attackers, on the board as it stands. */
SMALL static void through_check(const c960_position *p, unsigned them, const castling_way *way,
                                reason_list reasons) {
  set crossed = way->king_way & ~(bit(way->king_from) | bit(way->king_to)), attacked = 0, by = 0;
  while (crossed) {
    const unsigned square = take(&crossed);
    const set attacking = attackers(p, square, them);
    if (attacking) attacked |= bit(square);
    by |= attacking;
  }
  if (!attacked) return;
  c960_reason *reason =
      add_reason(reasons, C960_REASON_THROUGH_CHECK, C960_ARTICLE_CASTLING_ATTACK);
  add_travelled(reason, way->king_from, attacked);
  add_by(reason, by);
}

/*
 * The destination's attackers now, where the king moves at all; and, where both ways are clear, those of the
 * board after both have moved: a rook that shielded the king no longer does. A king that stays is checked
 * anew only by attackers it did not have.
 */
SMALL static void into_check(const c960_position *p, unsigned them, const castling_way *way,
                             reason_list reasons) {
  const bool king_moves = way->king_from != way->king_to;
  const set now = attackers(p, way->king_to, them);
  set by = king_moves ? now : 0;
  if (!(all_men(p) & way->must_be_empty))
    by |= attackers_then(p, way->king_to, p->colors[them], them, occupied_after(p, way)) &
          (king_moves ? ~(set)0 : ~now);
  if (!by) return;
  const bool only_because_the_rook_left = !king_moves || !now;
  c960_reason *reason = add_reason(reasons, C960_REASON_INTO_CHECK,
                                   only_because_the_rook_left ? C960_ARTICLE_KING_SAFETY
                                                              : C960_ARTICLE_CASTLING_ATTACK);
  add_square(reason, way->king_to);
  add_by(reason, by);
}

SMALL static void path_blocked(const c960_position *p, c960_reason_code code, unsigned origin,
                               set way, const castling_way *both, reason_list reasons) {
  const set blockers = way & both->must_be_empty & all_men(p);
  if (blockers)
    add_travelled(add_reason(reasons, code, C960_ARTICLE_CASTLING_PATH), origin, blockers);
}

SMALL INTERNAL void castling_reasons(const c960_position *p, unsigned color, unsigned rook,
                                     reason_list reasons) {
  const unsigned king = king_of(p, color), them = color ^ 1;
  const castling_way way = castling_way_of(color, king, rook);
  const set checkers = attackers(p, king, them);
  if (checkers) {
    c960_reason *reason = add_reason(reasons, C960_REASON_IN_CHECK, C960_ARTICLE_CASTLING_ATTACK);
    add_square(reason, king);
    add_by(reason, checkers);
  }
  path_blocked(p, C960_REASON_KING_PATH_BLOCKED, king, way.king_way, &way, reasons);
  path_blocked(p, C960_REASON_ROOK_PATH_BLOCKED, rook, way.rook_way, &way, reasons);
  through_check(p, them, &way, reasons);
  into_check(p, them, &way, reasons);
}

/* Lists squares in travel order, origin first. */
SMALL static uint8_t list_way(unsigned from, unsigned to, uint8_t squares[8]) {
  const int step = from < to ? 1 : -1;
  uint8_t n = 0;
  for (int square = (int)from; n < 8; square += step) {
    squares[n++] = (uint8_t)square;
    if (square == (int)to) break;
  }
  return n;
}

SMALL static void report_way(const castling_way *way, c960_castling_report *report) {
  report->kind = (uint8_t)castling_kind(way);
  report->king_from = (uint8_t)way->king_from;
  report->king_to = (uint8_t)way->king_to;
  report->rook_from = (uint8_t)way->rook_from;
  report->rook_to = (uint8_t)way->rook_to;
  report->king_path_count = list_way(way->king_from, way->king_to, report->king_path);
  report->rook_path_count = list_way(way->rook_from, way->rook_to, report->rook_path);
  for (set squares = way->must_be_empty; squares;)
    report->must_be_empty[report->must_be_empty_count++] = (uint8_t)take(&squares);
}

SMALL c960_result c960_castling(const c960_position *p, c960_color color, c960_side side,
                                c960_castling_report *report) {
  memset(report, 0, sizeof *report);
  if ((unsigned)color > 1 || (unsigned)side > 1) return C960_BAD_ARGUMENT;
  const reason_list reasons = {report->reasons, &report->reason_count};
  const unsigned king = king_of(p, color), rook = right_of(p, color, side);
  report->color = (uint8_t)color;
  report->side = (uint8_t)side;
  if (turn_of(p) != (unsigned)color)
    add_square(add_reason(reasons, C960_REASON_NOT_TO_MOVE, C960_ARTICLE_TURN), king);
  if (rook == C960_NO_SQUARE) {
    add_square(add_reason(reasons, C960_REASON_RIGHT_LOST, C960_ARTICLE_RIGHT_LOST), king);
    report->permanent = 1;
    return C960_OK;
  }
  const castling_way way = castling_way_of(color, king, rook);
  report->has_right = 1;
  report_way(&way, report);
  castling_reasons(p, color, rook, reasons);
  report->legal = report->reason_count == 0;
  return C960_OK;
}
