/* SPDX-License-Identifier: MIT */
#include "choices.h"

#include <string.h>

const char *choice_name(choice_verdict verdict) {
  static const char *const NAMES[] = {"unclear", "mate",  "wins", "stalemate",
                                      "dead",    "draws", "loses"};
  return NAMES[verdict];
}

/* What the core says at once; a dead position is proven, as the pages have it. */
static choice_verdict seen(const c960_position *after) {
  static c960_mate_workspace workspace;
  c960_status_report status;
  c960_status_in_game(after, 1, &workspace, &status);
  if (status.outcome == C960_OUTCOME_CHECKMATE) return MATE;
  if (status.outcome == C960_OUTCOME_STALEMATE) return STALEMATE;
  return status.outcome == C960_OUTCOME_DEAD_POSITION ? DEAD : UNCLEAR;
}

/* What is wrong with a choice: how the other side gets a draw or more. UNCLEAR where it is not known to. */
static choice_verdict fault(const c960_position *after, c960_color them, unsigned limit) {
  const choice_verdict now = seen(after);
  if (now != UNCLEAR) return now;
  if (prove_depth(after, them, AT_LEAST_DRAW, limit) == NO_PROOF) return UNCLEAR;
  return prove_depth(after, them, A_WIN, limit) != NO_PROOF ? LOSES : DRAWS;
}

/* The only choice that wins, or CHOICES: of the others it is known that they do not. */
static unsigned winner(c960_color us, unsigned limit, choices *found) {
  unsigned only = CHOICES;
  for (unsigned i = 0; i < CHOICES; i++) {
    const choice_verdict verdict = found->of[i].verdict;
    if (verdict != MATE && verdict != UNCLEAR) continue;
    if (only != CHOICES) return CHOICES;
    only = i;
  }
  if (only == CHOICES || found->of[only].verdict == MATE) return only;
  found->of[only].verdict = WINS;
  return prove_depth(&found->of[only].after, us, A_WIN, limit) != NO_PROOF ? only : CHOICES;
}

/* The only choice that does not lose, or CHOICES. */
static unsigned survivor(c960_color us, unsigned limit, const choices *found) {
  unsigned only = CHOICES;
  for (unsigned i = 0; i < CHOICES; i++) {
    if (found->of[i].verdict == LOSES) continue;
    if (only != CHOICES) return CHOICES;
    only = i;
  }
  if (only == CHOICES) return only;
  const int depth = prove_depth(&found->of[only].after, us, AT_LEAST_DRAW, limit);
  return depth != NO_PROOF ? only : CHOICES;
}

bool choices_decide(const c960_position *position, unsigned from, unsigned to, depths limit,
                    choices *found) {
  memset(found, 0, sizeof *found);
  const c960_color us = (c960_color)position->turn, them = (c960_color)(us ^ 1);
  unsigned open = 0;
  for (unsigned i = 0; i < CHOICES; i++) {
    choice *c = &found->of[i];
    const c960_move move = C960_MOVE(from, to, C960_FLAG_QUEEN + i);
    if (c960_play(position, move, &c->after) != C960_OK) return false;
    c->verdict = fault(&c->after, them, limit.wrong);
    if ((c->verdict == MATE || c->verdict == UNCLEAR) && ++open > 1) return false;
  }
  found->saves = open == 0;
  found->right = open ? winner(us, limit.right, found) : survivor(us, limit.right, found);
  return found->right < CHOICES;
}

/* The line of a choice; what is solved to the end is played to the end, where it is not too long. */
static void tell(choice *c, c960_color side, prove_goal goal, unsigned limit) {
  const int depth = prove_depth(&c->after, side, goal, limit);
  if (depth == NO_PROOF) return;
  c->length = prove_line(&c->after, side, goal, (unsigned)depth, c->line);
  if (goal == A_WIN) c->moves = (prove_length(&c->after, side, goal, (unsigned)depth) + 1) / 2;
}

void choices_tell(c960_color us, depths limit, choices *found) {
  const c960_color them = (c960_color)(us ^ 1);
  for (unsigned i = 0; i < CHOICES; i++) {
    choice *c = &found->of[i];
    const bool right = i == found->right;
    if (c->verdict == WINS || c->verdict == LOSES)
      tell(c, right ? us : them, A_WIN, right ? limit.right : limit.wrong);
    if (c->verdict == DRAWS) tell(c, right ? us : them, AT_LEAST_DRAW, limit.wrong);
  }
}
