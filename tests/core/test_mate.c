/* SPDX-License-Identifier: MIT */
/* Who can still mate: every row of dead_position with its twins, and how much is looked at. */
#include "check.h"
#include "data.h"
#include "mating.h"
#include "text.h"

static void check_verdict(const c960_position *position, unsigned color, bool can) {
  const c960_verdict verdict = mating_verdict(position, color, C960_MATE_NODES);
  check_text("the verdict", c960_code_name(C960_VERDICT, can ? C960_VERDICT_YES : C960_VERDICT_NO),
             c960_code_name(C960_VERDICT, verdict));
  mating_check_claim(position, color);
}

static void check_row(const cJSON *row) {
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  const bool can[2] = {data_flag(row, "white_can_mate"), data_flag(row, "black_can_mate")};
  const char *lines[2] = {data_text_or_null(row, "white_mate_line"),
                          data_text_or_null(row, "black_mate_line")};
  const c960_position flipped = mating_twin(&position, true);
  const c960_position mirrored = mating_twin(&position, false);
  for (unsigned color = 0; color < 2; color++) {
    if (lines[color] != NULL) mating_check_line(&position, lines[color], color);
    check_verdict(&position, color, can[color]);
    check_verdict(&flipped, color ^ 1, can[color]);
    if (!position.rights) check_verdict(&mirrored, color, can[color]);
  }
}

static void every_row_is_decided_and_right(void) {
  data_rows("dead_position.jsonl", 500, check_row);
}

/* Where a pawn has to become the man that stands in its king's way, spare bishops must not fill the memory first. */
static void spare_bishops_of_one_colour_hide_no_mate(void) {
  static const char *const fens[] = {
      "8/8/5b2/3P4/3b4/1k6/4Kb2/b7 w - - 0 1", "8/K6b/6P1/3b4/8/5k2/8/1b5b w - - 0 1",
      "5K2/7k/8/P4b2/b7/5b2/8/8 w - - 0 1", "8/6b1/5P2/2b5/6k1/4b3/7K/4b3 b - - 0 1",
      "7b/6b1/8/b5b1/8/1P6/7K/2b2k2 w - - 0 1"};
  for (unsigned i = 0; i < sizeof fens / sizeof *fens; i++) {
    const c960_position position = position_of(fens[i]);
    check_verdict(&position, C960_BLACK, true);
  }
}

/* Fewer nodes never change a verdict, but to unknown; and none at all suffice for material and walls only. */
static void check_cut(const cJSON *row) {
  static const unsigned some[] = {0, 1, 2, 3, 10, 100, 1000, 10000};
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  for (unsigned color = 0; color < 2; color++) {
    const c960_verdict whole = mating_verdict(&position, color, C960_MATE_NODES);
    const bool looked = mating_report.nodes > 0;
    for (unsigned i = 0; i < sizeof some / sizeof *some; i++) {
      const c960_verdict verdict = mating_verdict(&position, color, some[i]);
      check(verdict == whole || verdict == C960_VERDICT_UNKNOWN, "%u nodes give %u", some[i],
            verdict);
      if (some[i] == 0) check_number("known without a look", !looked, verdict == whole);
      mating_check_claim(&position, color);
    }
  }
}

static void a_search_that_is_cut_is_unknown_and_never_a_no(void) {
  data_rows("dead_position.jsonl", 500, check_cut);
}

/* The same bytes in, the same bytes out, whatever the memory held. */
static void what_the_memory_holds_does_not_matter(void) {
  const c960_position position = position_of("8/3k4/8/1pppppp1/pPPPPPPp/PK5P/8/8 w - - 0 1");
  static c960_mate_report first;
  for (unsigned fill = 0; fill < 3; fill++) {
    memset(&mating_workspace, (int)(fill * 0x7f), sizeof mating_workspace);
    mating_verdict(&position, C960_WHITE, C960_MATE_NODES);
    if (fill == 0) first = mating_report;
    check_bytes("the report", &first, &mating_report, sizeof first);
  }
  check_number("the verdict", C960_VERDICT_YES, first.verdict);
}

static void who_has_just_mated_can_by_an_empty_line(void) {
  const c960_position mate = position_of("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
  check_number("the verdict", C960_VERDICT_YES, mating_verdict(&mate, C960_WHITE, 0));
  check_number("moves of the line", 0, mating_report.length);
  check_number("the verdict of the mated side", C960_VERDICT_NO,
               mating_verdict(&mate, C960_BLACK, C960_MATE_NODES));
}

static void other_colours_are_refused(void) {
  const c960_position position = position_of("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1");
  memset(&mating_report, 0xaa, sizeof mating_report);
  check_number("the result", C960_BAD_ARGUMENT,
               c960_can_mate(&position, (c960_color)2, 9, &mating_workspace, &mating_report));
  check_zero("the report", &mating_report, sizeof mating_report);
}

static const check_case cases[] = {
    {"every row is decided and right, its twins as well", every_row_is_decided_and_right},
    {"spare bishops of one colour hide no mate", spare_bishops_of_one_colour_hide_no_mate},
    {"a search that is cut is unknown, and never a no",
     a_search_that_is_cut_is_unknown_and_never_a_no},
    {"what the memory holds does not matter", what_the_memory_holds_does_not_matter},
    {"who has just mated can, by an empty line", who_has_just_mated_can_by_an_empty_line},
    {"other colours are refused", other_colours_are_refused},
};

int main(void) { return check_run("mate", cases, sizeof cases / sizeof *cases); }
