/* SPDX-License-Identifier: MIT */
/* Faults reported of other programs, H1 to H14: each kind done right here. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

/* --- H1, H2, H5, H10, H11: the legal moves --- */

static text moves_with_flag(const c960_position *position, unsigned flag) {
  c960_move_list list;
  text t = {0};
  c960_moves(position, &list);
  for (unsigned i = 0; i < list.count; i++)
    if (C960_MOVE_FLAG(list.moves[i]) == flag)
      text_add(&t, "%s%s%s", t.length == 0 ? "" : " ", square_name(C960_MOVE_FROM(list.moves[i])),
               square_name(C960_MOVE_TO(list.moves[i])));
  return t;
}

static void check_named_moves(const cJSON *row, const c960_position *position) {
  const cJSON *word;
  cJSON_ArrayForEach(word, cJSON_GetObjectItemCaseSensitive(row, "illegal")) {
    c960_reading reading;
    const char *words = cJSON_GetStringValue(word);
    check_number(words, C960_ILLEGAL_MOVE,
                 c960_move_read(position, words, strlen(words), &reading));
    check(reading.explanation.reason_count > 0, "%s has no reason", words);
  }
  cJSON_ArrayForEach(word, cJSON_GetObjectItemCaseSensitive(row, "must")) {
    c960_move move;
    read_move(position, cJSON_GetStringValue(word), &move);
  }
}

static void check_legal(const cJSON *row) {
  const char *sfen = data_text_or_null(row, "sfen");
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  check_number("the number of moves", data_count(row, "n"), c960_move_count(&position));
  check_text("the castlings", text_listed_words(data_list(row, "castles")).words,
             moves_with_flag(&position, C960_FLAG_CASTLING).words);
  check_text("the en passant captures", text_listed_words(data_list(row, "ep")).words,
             moves_with_flag(&position, C960_FLAG_EN_PASSANT).words);
  if (sfen != NULL) check_fen("the Shredder-FEN", sfen, &position, C960_SHREDDER_FEN);
  check_named_moves(row, &position);
}

/* --- H3, H4, H9: the position after --- */

static void check_after(const cJSON *row) {
  c960_position position, after;
  c960_move move;
  if (!read_fen(data_text(row, "fen"), &position) ||
      !read_move(&position, data_text(row, "moves"), &move))
    return;
  check_number("the result", C960_OK, c960_play(&position, move, &after));
  check_fen("the FEN after", data_text(row, "after"), &after, C960_X_FEN);
  check_text("the double step", data_text(row, "ep_always"), square_name(after.double_step));
}

/* --- H6, H7, H8: what is no position --- */

static const struct {
  const char *reason, *problems;
} refusals[] = {
    {"ep square of the wrong side", "bad-en-passant-square"},
    {"side not to move in check", "opponent-in-check"},
    {"no black king", "no-black-king too-many-kings"},
    {"kings touch", "opponent-in-check"},
};

static void check_fen_invalid(const cJSON *row) {
  const char *fen = data_text(row, "fen"), *reason = data_text(row, "reason");
  c960_position position;
  c960_fen_error error;
  check_number("the result", C960_BAD_POSITION,
               c960_fen_parse(fen, strlen(fen), &position, &error));
  for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
    if (strcmp(refusals[i].reason, reason) == 0) {
      check_text("the problems", refusals[i].problems,
                 text_codes(C960_PROBLEM, error.problems).words);
      return;
    }
  }
  check(false, "%s is unknown to this test", reason);
}

/* --- H12: SAN against a pinned twin --- */

static void check_san(const cJSON *row) {
  c960_position position;
  c960_move move, read;
  c960_move_info info;
  const cJSON *word;
  if (!read_fen(data_text(row, "fen"), &position) ||
      !read_move(&position, data_text(row, "uci"), &move))
    return;
  c960_move_describe(&position, move, &info);
  check_text("the SAN", data_text(row, "san"), info.san);
  if (read_move(&position, info.san, &read)) check_number("the move read", move, read);
  cJSON_ArrayForEach(word, data_list(row, "also_read")) {
    if (read_move(&position, cJSON_GetStringValue(word), &read))
      check_number("the move read", move, read);
  }
}

/* --- H13: dead by material --- */

static void check_dead(const cJSON *row) {
  c960_position position;
  c960_status_report status;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  c960_status(&position, &status);
  check_number("dead", data_flag(row, "dead"), c960_dead_by_material(&position));
  check_number("dead, by status", data_flag(row, "dead"),
               status.outcome == C960_OUTCOME_DEAD_POSITION);
}

/* --- H14: a game --- */

static bool play_san(c960_position *position, const char *san) {
  c960_move move;
  c960_move_info info;
  c960_position after;
  if (!read_move(position, san, &move)) return false;
  c960_move_describe(position, move, &info);
  check_text("the SAN", san, info.san);
  check_number("the result", C960_OK, c960_play(position, move, &after));
  *position = after;
  return true;
}

static void check_game(const cJSON *row) {
  c960_position position;
  unsigned plies = 0;
  const char *at = data_text(row, "movetext");
  if (!read_fen(data_text(row, "fen"), &position)) return;
  while (*at != '\0') {
    char word[16];
    const size_t length = strcspn(at, " ");
    strncpy(word, at, sizeof word - 1);
    word[length < sizeof word ? length : sizeof word - 1] = '\0';
    at += length + (at[length] == ' ');
    if (word[length - 1] == '.') continue;
    if (!play_san(&position, word)) return;
    plies++;
  }
  check_number("the number of half-moves", data_count(row, "plies"), plies);
  check_fen("the FEN at the end", data_text(row, "end"), &position, C960_X_FEN);
}

/* --- By kind --- */

static const struct {
  const char *kind;
  void (*check)(const cJSON *row);
} kinds[] = {
    {"legal", check_legal}, {"after", check_after}, {"fen_invalid", check_fen_invalid},
    {"san", check_san},     {"dead", check_dead},   {"game", check_game},
};

static unsigned number_of(const cJSON *row) {
  return (unsigned)strtoul(data_text(row, "id") + 1, NULL, 10);
}

static uint32_t seen;

static void check_row(const cJSON *row) {
  const char *kind = data_text(row, "kind");
  seen |= 1u << number_of(row);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (strcmp(kinds[i].kind, kind) == 0) {
      kinds[i].check(row);
      return;
    }
  }
  check(false, "is of an unknown kind: %s", kind);
}

static void every_reported_fault_is_done_right(void) {
  seen = 0;
  data_rows("reported.jsonl", 23, check_row);
  check_number("the cases seen, as bits", 0x7ffe, seen);
}

static void reported_castlings_across_another_rook_are_explained(void) {
  const c960_position position =
      position_of("4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 10 18");
  c960_castling_report report;
  c960_castling(&position, C960_WHITE, C960_C_SIDE, &report);
  check_text("the reasons",
             "king-path-blocked [e1] by [] (II.3.2.7); rook-path-blocked [e1] by [] (II.3.2.7)",
             text_reasons(report.reasons, report.reason_count).words);
}

static void a_reported_castling_that_uncovers_a_rook_is_explained(void) {
  const c960_position position = position_of("4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1");
  c960_castling_report report;
  c960_castling(&position, C960_WHITE, C960_C_SIDE, &report);
  check_text("the reasons", "into-check [c1] by [a1] (3.9.2)",
             text_reasons(report.reasons, report.reason_count).words);
}

static const check_case cases[] = {
    {"every reported fault, H1 to H14, is done right", every_reported_fault_is_done_right},
    {"H1: castling across another own rook is explained",
     reported_castlings_across_another_rook_are_explained},
    {"H2: castling that uncovers an enemy rook is explained",
     a_reported_castling_that_uncovers_a_rook_is_explained},
};

int main(void) { return check_run("reported", cases, sizeof cases / sizeof *cases); }
