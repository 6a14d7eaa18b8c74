/* SPDX-License-Identifier: MIT */
/* What a game's history adds: expired en passant, how rights were lost, and repetition. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

enum { MOST_PLIES = 400 };

/* The game of the row that is being checked. */
static c960_position positions[MOST_PLIES + 1];
static unsigned plies;
static uint64_t stepped;
static text lost;

static void note_rights_lost(c960_move move) {
  c960_lost_right rights[4];
  memset(rights, 0xaa, sizeof rights);
  const unsigned count = c960_rights_lost(&positions[plies], move, rights);
  for (unsigned i = 0; i < count && i < 4; i++)
    text_add(&lost, "%u %s %s %s; ", plies + 1, c960_code_name(C960_COLOR, rights[i].color),
             c960_code_name(C960_SIDE, rights[i].side),
             c960_code_name(C960_CAUSE, rights[i].cause));
  check(count <= 4, "%u rights are lost at once", count);
}

static bool play_word(const char *word) {
  c960_move move;
  if (plies == MOST_PLIES || !read_move(&positions[plies], word, &move)) return false;
  note_rights_lost(move);
  stepped = c960_double_stepped(&positions[plies], stepped, move);
  if (!check(c960_play(&positions[plies], move, &positions[plies + 1]) == C960_OK,
             "%s is not played", word))
    return false;
  plies++;
  return true;
}

static bool begin(const char *fen) {
  plies = 0;
  lost = (text){0};
  if (!read_fen(fen, &positions[0])) return false;
  stepped = c960_double_stepped_at_start(&positions[0]);
  return true;
}

static bool play_row(const cJSON *row) {
  const cJSON *move;
  if (!begin(data_text(row, "start"))) return false;
  cJSON_ArrayForEach(move, data_list(row, "moves")) {
    if (!play_word(cJSON_GetStringValue(move))) return false;
  }
  return true;
}

static bool play_words(const char *at) {
  while (*at != '\0') {
    char word[8];
    const size_t length = strcspn(at, " ");
    if (length >= sizeof word) give_up("a move is too long: %s", at);
    memcpy(word, at, length);
    word[length] = '\0';
    at += length + (at[length] == ' ');
    if (!play_word(word)) return false;
  }
  return true;
}

/* --- Reasons --- */

static void check_move_of_row(const cJSON *row) {
  const char *words = data_text_or_null(row, "move");
  c960_reading reading;
  c960_explanation e;
  if (words == NULL || !play_row(row)) return;
  const bool legal = data_flag(row, "legal");
  const text expected = text_listed_reasons(data_list(row, "reasons"));
  check_number("the result", legal ? C960_OK : C960_ILLEGAL_MOVE,
               c960_move_read_in_game(&positions[plies], stepped, words, strlen(words), &reading));
  check_text(words, expected.words,
             text_reasons(reading.explanation.reasons, reading.explanation.reason_count).words);
  if (*words == 'O' || words[4] != '\0') return;
  check_number("the result of explain", C960_OK,
               c960_explain_in_game(&positions[plies], stepped, square_named(words),
                                    square_named(words + 2), C960_NO_PIECE, &e));
  check_bytes("the explanation, asked by squares,", &reading.explanation, &e, sizeof e);
}

static void moves_are_explained_with_their_games_history(void) {
  data_rows("explain_game.jsonl", 102, check_move_of_row);
}

/* What the table has no rows for: a double step known from the start FEN alone, or undone by capture. */
static const struct {
  const char *start, *moves, *asked, *reasons;
} composed[] = {
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1e2 e8e7", "e5d6",
     "en-passant-expired [d6] by [] (3.7.3.2)"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e1e2 e8e7", "e5d6",
     "pawn-needs-a-capture [d6] by [] (3.7.3)"},
    {"4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 e8e7", "e5d6",
     "en-passant-expired [d6] by [] (3.7.3.2)"},
    {"4k3/4p3/5p2/3P4/3P4/8/8/4K3 b - - 0 1", "e7e5 d4e5 f6e5", "d5e6",
     "pawn-needs-a-capture [e6] by [] (3.7.3)"},
    {"4k3/4p3/8/3P4/3K4/8/8/8 b - - 0 1", "e7e5 d4e5 e8e7", "d5e6",
     "pawn-needs-a-capture [e6] by [] (3.7.3)"},
};

static void check_composed(const char *asked, const char *reasons) {
  c960_reading reading;
  check_number("the result", C960_ILLEGAL_MOVE,
               c960_move_read_in_game(&positions[plies], stepped, asked, strlen(asked), &reading));
  check_text(asked, reasons,
             text_reasons(reading.explanation.reasons, reading.explanation.reason_count).words);
}

static void a_double_step_counts_until_its_pawn_moves_or_is_taken(void) {
  for (size_t i = 0; i < sizeof composed / sizeof *composed; i++) {
    check_subject("%s %s", composed[i].start, composed[i].moves);
    if (begin(composed[i].start) && play_words(composed[i].moves))
      check_composed(composed[i].asked, composed[i].reasons);
  }
}

/* --- Rights --- */

static void check_rights_of_row(const cJSON *row) {
  const cJSON *rights = cJSON_GetObjectItemCaseSensitive(row, "rightsLost"), *right;
  text expected = {0};
  if (rights == NULL || !play_row(row)) return;
  cJSON_ArrayForEach(right, rights) {
    text_add(&expected, "%u %s %s %s; ", data_count(right, "ply"), data_text(right, "color"),
             data_text(right, "side"), data_text(right, "cause"));
  }
  check_text("how rights were lost", expected.words, lost.words);
}

static void rights_are_lost_as_told(void) {
  data_rows("explain_game.jsonl", 102, check_rights_of_row);
}

/* --- Repetition --- */

static unsigned occurrences(unsigned ply) {
  unsigned count = 0;
  for (unsigned i = 0; i <= ply; i++) count += c960_equal(&positions[i], &positions[ply]);
  return count;
}

static const struct {
  const char *name; /* in the data */
  c960_outcome outcome;
} endings[] = {
    {"CHECKMATE", C960_OUTCOME_CHECKMATE},
    {"STALEMATE", C960_OUTCOME_STALEMATE},
    {"FIVEFOLD_REPETITION", C960_OUTCOME_FIVEFOLD_REPETITION},
    {"SEVENTYFIVE_MOVES", C960_OUTCOME_SEVENTY_FIVE_MOVES},
};

/* What ends the game at once, else what may be claimed. */
static const char *expected_outcome(const cJSON *row) {
  const char *name = data_text_or_null(row, "outcome");
  const cJSON *claims = data_list(row, "claims");
  for (size_t i = 0; name != NULL && i < sizeof endings / sizeof *endings; i++)
    if (strcmp(name, endings[i].name) == 0) return c960_code_name(C960_OUTCOME, endings[i].outcome);
  if (name != NULL) give_up("%s is unknown to this test", name);
  return cJSON_GetArraySize(claims) == 0 ? "" : cJSON_GetStringValue(cJSON_GetArrayItem(claims, 0));
}

static void check_draw_of_row(const cJSON *row) {
  const cJSON *counts = data_list(row, "occurrences"), *clocks = data_list(row, "halfmove");
  c960_status_report status;
  if (!begin(data_text(row, "start")) || !play_words(data_text(row, "moves"))) return;
  check_number("the number of half-moves", cJSON_GetArraySize(counts) - 1u, plies);
  for (unsigned ply = 0; ply <= plies; ply++) {
    check_number("how often it has occurred",
                 (uint64_t)cJSON_GetArrayItem(counts, (int)ply)->valueint, occurrences(ply));
    check_number("the half-move clock", (uint64_t)cJSON_GetArrayItem(clocks, (int)ply)->valueint,
                 positions[ply].halfmove);
  }
  c960_status_in_game(&positions[plies], occurrences(plies), NULL, &status);
  check_text("the outcome", expected_outcome(row), c960_code_name(C960_OUTCOME, status.outcome));
  check_number("claim", data_text_or_null(row, "outcome") == NULL && status.outcome != 0,
               status.claim);
  check_fen("the FEN at the end", data_text(row, "end_fen"), &positions[plies], C960_X_FEN);
}

static void positions_recur_and_end_games_as_told(void) {
  data_rows("draw_rules.jsonl", 15, check_draw_of_row);
}

static void check_repeated(uint32_t times, c960_outcome outcome, bool claim) {
  const c960_position p = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 120 80");
  c960_status_report status;
  memset(&status, 0xaa, sizeof status);
  c960_status_in_game(&p, times, NULL, &status);
  check_subject("%u times", times);
  check_text("the outcome", c960_code_name(C960_OUTCOME, outcome),
             c960_code_name(C960_OUTCOME, status.outcome));
  check_text("the score", "1/2-1/2", c960_code_name(C960_SCORE, status.score));
  check_number("claim", claim, status.claim);
}

static void three_times_may_be_claimed_and_five_end_the_game(void) {
  check_repeated(1, C960_OUTCOME_FIFTY_MOVES, true);
  check_repeated(2, C960_OUTCOME_FIFTY_MOVES, true);
  check_repeated(3, C960_OUTCOME_THREEFOLD_REPETITION, true);
  check_repeated(4, C960_OUTCOME_THREEFOLD_REPETITION, true);
  check_repeated(5, C960_OUTCOME_FIVEFOLD_REPETITION, false);
  check_repeated(UINT32_MAX, C960_OUTCOME_FIVEFOLD_REPETITION, false);
}

static void check_first_time(const cJSON *row) {
  c960_position p;
  c960_status_report alone, first;
  memset(&alone, 0, sizeof alone);
  memset(&first, 0xff, sizeof first);
  if (!read_fen(data_text(row, "fen"), &p)) return;
  c960_status(&p, &alone);
  c960_status_in_game(&p, 1, NULL, &first);
  check_bytes("the status", &alone, &first, sizeof alone);
}

static void the_first_time_a_position_has_its_own_status(void) {
  data_rows("legal_moves.jsonl", 2121, check_first_time);
}

static const check_case cases[] = {
    {"moves are explained with their game's history", moves_are_explained_with_their_games_history},
    {"a double step counts until its pawn moves or is taken",
     a_double_step_counts_until_its_pawn_moves_or_is_taken},
    {"rights are lost as told", rights_are_lost_as_told},
    {"positions recur, and end games, as told", positions_recur_and_end_games_as_told},
    {"three times may be claimed, and five end the game",
     three_times_may_be_claimed_and_five_end_the_game},
    {"the first time a position has its own status", the_first_time_a_position_has_its_own_status},
};

int main(void) { return check_run("game", cases, sizeof cases / sizeof *cases); }
