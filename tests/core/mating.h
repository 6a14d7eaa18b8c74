/* SPDX-License-Identifier: MIT */
/* What the tests of who can still mate share: asking, and holding every answer to what it claims. */
#ifndef MATING_H
#define MATING_H

#include "c960.h"
#include "check.h"

#include <string.h>

static c960_mate_workspace mating_workspace;
static c960_mate_report mating_report;

/* The verdict, its work within the nodes allowed; what else is told is in mating_report. */
static inline c960_verdict mating_verdict(const c960_position *position, unsigned color,
                                          uint32_t nodes) {
  c960_mate_report *report = &mating_report;
  memset(report, 0xaa, sizeof *report);
  check_number("the result", C960_OK,
               c960_can_mate(position, (c960_color)color, nodes, &mating_workspace, report));
  check(report->nodes <= nodes && report->nodes <= C960_MATE_NODES, "%u nodes of %u", report->nodes,
        nodes);
  return (c960_verdict)report->verdict;
}

/* Plays a line; false where a move is not legal. */
static inline bool mating_play(const c960_position *start, const c960_move *line, unsigned length,
                               c960_position *end) {
  *end = *start;
  for (unsigned i = 0; i < length; i++) {
    const c960_position before = *end;
    if (c960_play(&before, line[i], end) != C960_OK)
      return check(false, "move %u of the line is not legal", i + 1);
  }
  return true;
}

/* A "yes" is a line of legal moves that ends in mate by that colour; only a "no" has a proof. */
static inline void mating_check_claim(const c960_position *position, unsigned color) {
  const c960_mate_report *report = &mating_report;
  const bool yes = report->verdict == C960_VERDICT_YES, no = report->verdict == C960_VERDICT_NO;
  c960_position end;
  c960_status_report status;
  check((report->proof != C960_PROOF_NONE) == no, "verdict %u comes with proof %u", report->verdict,
        report->proof);
  check(yes || report->length == 0, "verdict %u comes with a line", report->verdict);
  if (!yes || !mating_play(position, report->line, report->length, &end)) return;
  c960_status(&end, &status);
  check(status.outcome == C960_OUTCOME_CHECKMATE && end.turn != color, "the line ends in no mate");
}

/* A line that a row gives, in words, ends in mate by that colour. */
static inline void mating_check_line(const c960_position *start, const char *words,
                                     unsigned color) {
  c960_position now = *start, next;
  c960_status_report status;
  for (; *words != '\0'; words += strspn(words, " ")) {
    c960_reading reading;
    const size_t length = strcspn(words, " ");
    if (!check(c960_move_read(&now, words, length, &reading) == C960_OK, "%s is not read", words))
      return;
    c960_play(&now, reading.explanation.move, &next);
    now = next;
    words += length;
  }
  c960_status(&now, &status);
  check(status.outcome == C960_OUTCOME_CHECKMATE && now.turn != color, "the given line: no mate");
}

/* The same position with the colours changed, seen from the other side; or with left and right changed,
 * which makes sense without rights only. */
static inline c960_position mating_twin(const c960_position *position, bool colors) {
  const unsigned turned = colors ? 56 : 7;
  c960_setup setup, other;
  c960_position result;
  uint32_t problems;
  c960_position_setup(position, &setup);
  memset(&other, 0, sizeof other);
  for (unsigned square = 0; square < 64; square++)
    if (setup.board[square])
      other.board[square ^ turned] = (uint8_t)(setup.board[square] ^ (colors ? 8 : 0));
  for (unsigned i = 0; i < 4; i++) {
    const uint8_t right = setup.rights[i / 2][i % 2];
    other.rights[i / 2 ^ colors][i % 2] =
        (uint8_t)(right < 64 && colors ? right ^ turned : C960_NO_SQUARE);
  }
  other.turn = setup.turn ^ colors;
  other.en_passant = (uint8_t)(setup.en_passant < 64 ? setup.en_passant ^ turned : C960_NO_SQUARE);
  other.fullmove = 1;
  check_number("the twin", C960_OK, c960_setup_position(&other, &result, &problems));
  return result;
}

#endif
