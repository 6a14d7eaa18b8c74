/* SPDX-License-Identifier: MIT */
/* Can a side still give mate by any series of legal moves of both sides (5.2.2, 6.9)? What stands on the board
 * and the material are asked first; then walls.c, and then hunt.c. */
#include "mate.h"
#include "attacks.h"
#include "glance.h"
#include "hunt.h"
#include "movegen.h"
#include "position.h"

#include <string.h>

#define SHORT_LOOK 1024u /* positions, in which most mates are found */

/* --- Material that cannot mate, whatever the other side does ------------------------------------------ */

/* With a lone king never; with one knight only where the loser has a man that can take a square from its own
 * king other than a queen; with bishops of one square colour only where it has a pawn, a knight or a bishop of
 * the other colour (compare 6.9). */
INTERNAL bool material_forbids_mate(const c960_position *p, unsigned winner) {
  const set own = p->colors[winner], other = p->colors[winner ^ 1];
  const set pieces = own & ~p->kings, bishops = p->diagonals & ~p->orthogonals;
  if (!pieces) return true;
  if (pieces & (p->pawns | p->orthogonals)) return false;
  if (pieces & p->knights)
    return !(pieces & (pieces - 1)) && !(other & ~p->kings & ~(p->diagonals & p->orthogonals));
  const bool light = pieces & LIGHT_SQUARES, dark = pieces & ~LIGHT_SQUARES;
  if (light && dark) return false;
  return !(other & (p->pawns | p->knights | (bishops & (light ? ~LIGHT_SQUARES : LIGHT_SQUARES))));
}

INTERNAL bool is_mate_by(const c960_position *p, unsigned winner) {
  return turn_of(p) != winner && attackers(p, king_of(p, turn_of(p)), winner) && !count_moves(p);
}

#ifdef C960_WITHOUT_SEARCH

INTERNAL void prove_or_hunt(const c960_position *p, unsigned winner, uint32_t nodes,
                            c960_mate_workspace *workspace, c960_mate_report *report) {
  (void)p, (void)winner, (void)nodes, (void)workspace, (void)report;
}

INTERNAL bool mate_is_in_sight(const c960_position *p, unsigned stronger) {
  return (void)p, (void)stronger, false;
}

#endif

c960_result c960_can_mate(const c960_position *p, c960_color color, uint32_t nodes,
                          c960_mate_workspace *workspace, c960_mate_report *report) {
  memset(report, 0, sizeof *report);
  if ((unsigned)color > 1) return C960_BAD_ARGUMENT;
  if (is_mate_by(p, color)) {
    report->verdict = C960_VERDICT_YES;
  } else if (material_forbids_mate(p, color)) {
    report->verdict = C960_VERDICT_NO;
    report->proof = C960_PROOF_MATERIAL;
  } else {
    prove_or_hunt(p, color, nodes, workspace, report);
  }
  return C960_OK;
}

/* --- Dead positions -------------------------------------------------------------------------------------- */

/* What a side has, as a rough guess at how soon a mate by it is found: heavy pieces first. */
static unsigned strength(const c960_position *p, unsigned color) {
  return 4 * count(p->colors[color] & p->orthogonals) + count(p->colors[color]);
}

/* A mate by one side is enough to rule it out. A glance finds one mostly, and a short look nearly always; only
 * where they do not is the whole question asked. */
INTERNAL bool is_dead(const c960_position *p, c960_mate_workspace *workspace) {
  static const uint32_t budgets[2] = {SHORT_LOOK, C960_MATE_NODES};
  const unsigned stronger = strength(p, C960_BLACK) > strength(p, C960_WHITE);
  uint8_t verdicts[2] = {C960_VERDICT_UNKNOWN, C960_VERDICT_UNKNOWN};
  c960_mate_report report;
  if (mate_is_in_sight(p, stronger)) return false;
  for (unsigned i = 0; i < 4; i++) {
    const unsigned color = stronger ^ (i & 1);
    if (verdicts[color] == C960_VERDICT_NO) continue;
    c960_can_mate(p, (c960_color)color, budgets[i / 2], workspace, &report);
    if (report.verdict == C960_VERDICT_YES) return false;
    verdicts[color] = report.verdict;
  }
  return verdicts[0] == C960_VERDICT_NO && verdicts[1] == C960_VERDICT_NO;
}
