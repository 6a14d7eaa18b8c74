/* SPDX-License-Identifier: MIT */
/* Check, and how a game ends on the board as it stands. Repetition needs the game, which says how often. */
#include "attacks.h"
#include "mate.h"
#include "movegen.h"
#include "position.h"

#include <string.h>

bool c960_dead_by_material(const c960_position *p) {
  if (p->pawns | p->orthogonals) return false;
  if (p->knights) return !p->diagonals && count(p->knights) == 1;
  return !(p->diagonals & LIGHT_SQUARES) || !(p->diagonals & ~LIGHT_SQUARES);
}

/* Of several that hold, the first in the order of the codes. */
static c960_outcome outcome_of(const c960_position *p, uint32_t repetitions,
                               c960_mate_workspace *workspace, const c960_status_report *status) {
  if (status->move_count == 0)
    return status->check ? C960_OUTCOME_CHECKMATE : C960_OUTCOME_STALEMATE;
  if (c960_dead_by_material(p) || (workspace != NULL && is_dead(p, workspace)))
    return C960_OUTCOME_DEAD_POSITION;                            /* 5.2.2 */
  if (repetitions >= 5) return C960_OUTCOME_FIVEFOLD_REPETITION;  /* 9.6.1 */
  if (p->halfmove >= 150) return C960_OUTCOME_SEVENTY_FIVE_MOVES; /* 9.6.2 */
  if (repetitions >= 3) return C960_OUTCOME_THREEFOLD_REPETITION; /* 9.2.2 */
  if (p->halfmove >= 100) return C960_OUTCOME_FIFTY_MOVES;        /* 9.3.2 */
  return C960_OUTCOME_NONE;
}

static c960_score score_of(c960_outcome outcome, unsigned turn) {
  if (outcome == C960_OUTCOME_NONE) return C960_SCORE_NONE;
  if (outcome != C960_OUTCOME_CHECKMATE) return C960_SCORE_DRAW;
  return turn == C960_WHITE ? C960_SCORE_BLACK_WINS : C960_SCORE_WHITE_WINS;
}

void c960_status_in_game(const c960_position *p, uint32_t repetitions,
                         c960_mate_workspace *workspace, c960_status_report *status) {
  const unsigned us = turn_of(p);
  memset(status, 0, sizeof *status);
  status->checkers = attackers(p, king_of(p, us), us ^ 1);
  status->check = status->checkers != 0;
  status->move_count = (uint16_t)count_moves(p);
  const c960_outcome outcome = outcome_of(p, repetitions, workspace, status);
  status->outcome = (uint8_t)outcome;
  status->score = (uint8_t)score_of(outcome, us);
  status->claim =
      outcome == C960_OUTCOME_THREEFOLD_REPETITION || outcome == C960_OUTCOME_FIFTY_MOVES;
}

void c960_status(const c960_position *p, c960_status_report *status) {
  c960_status_in_game(p, 1, NULL, status);
}
