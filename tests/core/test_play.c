/* SPDX-License-Identifier: MIT */
/* Playing: every row of move_effects, counters at their ends, and moves that are none. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

static void check_row(const cJSON *row) {
  const char *always = data_text(row, "ep_always"), *legal = data_text(row, "ep_legal");
  const char *sfen = data_text_or_null(row, "sfen");
  c960_position position, other, after;
  c960_move move, by_san;
  c960_move_info info;
  if (!read_fen(data_text(row, "fen"), &position) ||
      !read_move(&position, data_text(row, "uci"), &move) ||
      !read_move(&position, data_text(row, "san"), &by_san))
    return;
  if (sfen != NULL && read_fen(sfen, &other))
    check_bytes("the position read from Shredder-FEN", &position, &other, sizeof other);
  check_number("the move read from SAN", move, by_san);
  c960_move_describe(&position, move, &info);
  check_text("the SAN", data_text(row, "san"), info.san);
  check_text("the UCI", data_text(row, "uci"),
             strcmp(data_text(row, "v"), "std") == 0 ? info.uci_standard : info.uci);
  check_number("the result", C960_OK, c960_play(&position, move, &after));
  check_fen("the X-FEN after", data_text(row, "after"), &after, C960_X_FEN);
  if (data_text_or_null(row, "after_sfen") != NULL)
    check_fen("the Shredder-FEN after", data_text(row, "after_sfen"), &after, C960_SHREDDER_FEN);
  check_text("the en passant square", legal, square_name(after.en_passant));
  check_text("the square behind the double step", always, square_name(after.double_step));
}

static void every_move_has_its_effects(void) { data_rows("move_effects.jsonl", 558, check_row); }

/* --- Counters --- */

static const struct {
  const char *fen, *move, *after;
} counted[] = {
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 9998 9999", "Kd1", "4k3/8/8/8/8/8/4P3/3K4 b - - 9999 9999"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 9999 9999", "Kd1", "4k3/8/8/8/8/8/4P3/3K4 b - - 9999 9999"},
    {"4k3/8/8/8/8/8/4P3/4K3 b - - 9999 9998", "Kd8", "3k4/8/8/8/8/8/4P3/4K3 w - - 9999 9999"},
    {"4k3/8/8/8/8/8/4P3/4K3 b - - 9999 9999", "Kd8", "3k4/8/8/8/8/8/4P3/4K3 w - - 9999 9999"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 9999 9999", "e3", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 9999"},
    {"4k3/8/8/8/8/8/4P3/4K3 w - - 9999 7", "e4", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 7"},
    {"4k3/8/8/8/8/8/r7/RK6 w - - 33 7", "Rxa2", "4k3/8/8/8/8/8/R7/1K6 b - - 0 7"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 33 7", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 34 7"},
    {"4k3/8/8/8/8/8/8/4K2R b K - 33 7", "Ke7", "8/4k3/8/8/8/8/8/4K2R w K - 34 8"},
};

static void counters_count_and_stay_at_their_ends(void) {
  for (size_t i = 0; i < sizeof counted / sizeof *counted; i++) {
    c960_position position = position_of(counted[i].fen), after;
    c960_move move;
    check_subject("%s %s", counted[i].fen, counted[i].move);
    if (!read_move(&position, counted[i].move, &move)) continue;
    c960_play(&position, move, &after);
    check_fen("the FEN after", counted[i].after, &after, C960_X_FEN);
  }
}

/* --- Moves that are none --- */

static unsigned row_number;

static bool listed(const c960_move_list *list, unsigned move) {
  for (unsigned i = 0; i < list->count; i++)
    if (list->moves[i] == move) return true;
  return false;
}

static void check_refusal(const c960_position *position, c960_move move) {
  c960_position after;
  c960_move_info info;
  memset(&after, 0xaa, sizeof after);
  memset(&info, 0xaa, sizeof info);
  if (c960_play(position, move, &after) != C960_ILLEGAL_MOVE) check(false, "%04x is played", move);
  if (c960_move_describe(position, move, &info) != C960_ILLEGAL_MOVE)
    check(false, "%04x is described", move);
  check_zero("the position after", &after, sizeof after);
  check_zero("the description", &info, sizeof info);
}

static void check_all_numbers(const cJSON *row) {
  c960_position position;
  c960_move_list list;
  if (row_number++ % (SANITIZED ? 500 : 50) != 0 || !read_fen(data_text(row, "fen"), &position))
    return;
  c960_moves(&position, &list);
  for (unsigned move = 0; move <= UINT16_MAX; move++) {
    c960_position after;
    if (!listed(&list, move)) check_refusal(&position, (c960_move)move);
    else if (c960_play(&position, (c960_move)move, &after) != C960_OK)
      check(false, "%04x is not played", move);
  }
}

static void of_all_numbers_only_those_listed_are_played(void) {
  row_number = 0;
  data_rows("legal_moves.jsonl", 2121, check_all_numbers);
}

static const check_case cases[] = {
    {"every move has its effects", every_move_has_its_effects},
    {"counters count, and stay at their ends", counters_count_and_stay_at_their_ends},
    {"of all numbers only those listed are played", of_all_numbers_only_those_listed_are_played},
};

int main(void) { return check_run("play", cases, sizeof cases / sizeof *cases); }
