/* SPDX-License-Identifier: MIT */
/* Check, and how a game ends: as the rows of legal_moves say, and by counters and material. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

static c960_status_report status_of(const c960_position *position) {
  c960_status_report status;
  memset(&status, 0xaa, sizeof status);
  c960_status(position, &status);
  check(status.zero[0] == 0 && status.zero[1] == 0, "the padding is not zero");
  return status;
}

static void check_outcome(const c960_status_report *status, c960_outcome outcome, c960_score score,
                          bool claim) {
  check_text("the outcome", c960_code_name(C960_OUTCOME, outcome),
             c960_code_name(C960_OUTCOME, status->outcome));
  check_text("the score", c960_code_name(C960_SCORE, score),
             c960_code_name(C960_SCORE, status->score));
  check_number("claim", claim, status->claim);
}

/* --- Every row of the table --- */

static bool is_dead(const cJSON *row) {
  return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(row, "insufficient"));
}

static void check_ending(const cJSON *row, const c960_position *position) {
  const c960_status_report status = status_of(position);
  const char *word = data_text(row, "status");
  if (strcmp(word, "checkmate") == 0)
    check_outcome(&status, C960_OUTCOME_CHECKMATE,
                  position->turn == C960_WHITE ? C960_SCORE_BLACK_WINS : C960_SCORE_WHITE_WINS,
                  false);
  else if (strcmp(word, "stalemate") == 0)
    check_outcome(&status, C960_OUTCOME_STALEMATE, C960_SCORE_DRAW, false);
  else if (is_dead(row)) check_outcome(&status, C960_OUTCOME_DEAD_POSITION, C960_SCORE_DRAW, false);
  else if (position->halfmove >= 150)
    check_outcome(&status, C960_OUTCOME_SEVENTY_FIVE_MOVES, C960_SCORE_DRAW, false);
  else if (position->halfmove >= 100)
    check_outcome(&status, C960_OUTCOME_FIFTY_MOVES, C960_SCORE_DRAW, true);
  else check_outcome(&status, C960_OUTCOME_NONE, C960_SCORE_NONE, false);
}

static void check_row(const cJSON *row) {
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  const c960_status_report status = status_of(&position);
  check_number("the number of moves", data_count(row, "n"), status.move_count);
  check_number("check", data_flag(row, "check"), status.check);
  check_number("checkers", data_flag(row, "check"), status.checkers != 0);
  check_number("dead by material", is_dead(row), c960_dead_by_material(&position));
  check_ending(row, &position);
}

static void every_position_has_its_status(void) { data_rows("legal_moves.jsonl", 2121, check_row); }

/* --- Counters --- */

static void check_counter(const char *board, unsigned halfmove, c960_outcome outcome,
                          c960_score score, bool claim) {
  text fen = {0};
  text_add(&fen, "%s %u 200", board, halfmove);
  const c960_position position = position_of(fen.words);
  const c960_status_report status = status_of(&position);
  check_subject("%s", fen.words);
  check_outcome(&status, outcome, score, claim);
}

static void fifty_moves_may_be_claimed_and_seventy_five_end_the_game(void) {
  const char *rooks = "4k3/8/8/8/8/8/8/R3K3 w - -";
  check_counter(rooks, 0, C960_OUTCOME_NONE, C960_SCORE_NONE, false);
  check_counter(rooks, 99, C960_OUTCOME_NONE, C960_SCORE_NONE, false);
  check_counter(rooks, 100, C960_OUTCOME_FIFTY_MOVES, C960_SCORE_DRAW, true);
  check_counter(rooks, 149, C960_OUTCOME_FIFTY_MOVES, C960_SCORE_DRAW, true);
  check_counter(rooks, 150, C960_OUTCOME_SEVENTY_FIVE_MOVES, C960_SCORE_DRAW, false);
  check_counter(rooks, 9999, C960_OUTCOME_SEVENTY_FIVE_MOVES, C960_SCORE_DRAW, false);
}

static void of_several_endings_the_first_counts(void) {
  check_counter("R5k1/5ppp/8/8/8/8/8/4K3 b - -", 150, C960_OUTCOME_CHECKMATE, C960_SCORE_WHITE_WINS,
                false);
  check_counter("4k3/8/8/8/8/8/5PPP/r5K1 w - -", 150, C960_OUTCOME_CHECKMATE, C960_SCORE_BLACK_WINS,
                false);
  check_counter("k7/2Q5/1K6/8/8/8/8/8 b - -", 150, C960_OUTCOME_STALEMATE, C960_SCORE_DRAW, false);
  check_counter("4k3/8/8/8/8/8/8/4K3 w - -", 150, C960_OUTCOME_DEAD_POSITION, C960_SCORE_DRAW,
                false);
  check_counter("k7/1B6/1K6/8/8/8/8/8 b - -", 0, C960_OUTCOME_DEAD_POSITION, C960_SCORE_DRAW,
                false);
}

/* --- Material --- */

static const struct {
  const char *board;
  bool dead;
} materials[] = {
    {"4k3/8/8/8/8/8/8/4K3", true},           {"4k3/8/8/8/8/8/8/3NK3", true},
    {"3nk3/8/8/8/8/8/8/4K3", true},          {"4k3/8/8/8/8/8/8/2B1K3", true},
    {"4k3/8/8/8/8/8/8/2NNK3", false},        {"3nk3/8/8/8/8/8/8/3NK3", false},
    {"4k3/8/8/8/8/8/8/2BNK3", false},        {"2b1k3/8/8/8/8/8/8/3NK3", false},
    {"4k3/8/8/5b2/8/8/8/2B1K3", false},      {"4k3/8/8/8/5b2/8/8/2B1K3", true},
    {"B3k3/8/8/8/8/8/8/4KB2", true},         {"4k3/8/8/8/8/8/8/2B1KB2", false},
    {"b1b1k3/1b6/8/8/4B3/5B2/8/4KB2", true}, {"4k3/8/8/8/8/8/4P3/4K3", false},
    {"4k3/4p3/8/8/8/8/8/4K3", false},        {"4k3/8/8/8/8/8/8/3QK3", false},
    {"r3k3/8/8/8/8/8/8/4K3", false},         {"4k3/8/8/8/8/5p2/5P2/2B1K3", false},
};

static void a_position_is_dead_by_material_alone_as_told(void) {
  for (size_t i = 0; i < sizeof materials / sizeof *materials; i++) {
    text fen = {0};
    c960_position position;
    text_add(&fen, "%s w - - 0 1", materials[i].board);
    check_subject("%s", fen.words);
    if (read_fen(fen.words, &position))
      check_number("dead", materials[i].dead, c960_dead_by_material(&position));
  }
}

static void checkers_are_all_that_give_check(void) {
  static const struct {
    const char *fen, *checkers;
  } rows[] = {
      {"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "[e2]"},
      {"4k3/8/8/8/8/5n2/4r3/4K3 w - - 0 1", "[e2 f3]"},
      {"4k3/8/8/8/7b/8/8/q3K2r w - - 0 1", "[a1 h1 h4]"},
      {"4k3/4R3/8/8/8/8/8/4K3 b - - 0 1", "[e7]"},
      {"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "[]"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const c960_position position = position_of(rows[i].fen);
    const c960_status_report status = status_of(&position);
    check_subject("%s", rows[i].fen);
    check_text("the checkers", rows[i].checkers, text_square_set(status.checkers).words);
  }
}

/* --- Dead positions, exactly --- */

static c960_mate_workspace workspace;

static c960_outcome exact_outcome(const c960_position *position) {
  c960_status_report status;
  memset(&status, 0xaa, sizeof status);
  c960_status_in_game(position, 1, &workspace, &status);
  return (c960_outcome)status.outcome;
}

static void check_dead_row(const cJSON *row) {
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  const bool over = c960_move_count(&position) == 0;
  const bool dead = data_flag(row, "dead") && !over;
  check_number("dead", dead, exact_outcome(&position) == C960_OUTCOME_DEAD_POSITION);
}

static void dead_is_where_neither_side_can_mate(void) {
  data_rows("dead_position.jsonl", 500, check_dead_row);
}

static void without_a_workspace_only_material_is_dead(void) {
  const c960_position walls = position_of("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
  check_number("with a workspace", C960_OUTCOME_DEAD_POSITION, exact_outcome(&walls));
  check_number("without", C960_OUTCOME_NONE, status_of(&walls).outcome);
}

static void mate_and_stalemate_come_before_dead(void) {
  const c960_position mate = position_of("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
  const c960_position stalemate = position_of("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1");
  check_number("mate", C960_OUTCOME_CHECKMATE, exact_outcome(&mate));
  check_number("stalemate", C960_OUTCOME_STALEMATE, exact_outcome(&stalemate));
}

static const check_case cases[] = {
    {"every position has its status", every_position_has_its_status},
    {"50 moves may be claimed, and 75 end the game",
     fifty_moves_may_be_claimed_and_seventy_five_end_the_game},
    {"of several endings the first counts", of_several_endings_the_first_counts},
    {"a position is dead by material alone as told", a_position_is_dead_by_material_alone_as_told},
    {"checkers are all that give check", checkers_are_all_that_give_check},
    {"dead is where neither side can mate", dead_is_where_neither_side_can_mate},
    {"without a workspace only material is dead", without_a_workspace_only_material_is_dead},
    {"mate and stalemate come before dead", mate_and_stalemate_come_before_dead},
};

int main(void) { return check_run("status", cases, sizeof cases / sizeof *cases); }
