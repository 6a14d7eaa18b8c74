/* SPDX-License-Identifier: MIT */
/*
 * A game of any moves: the first two bytes choose the start position, each other byte the next
 * move.
 */
#include "harness.h"

static void check_move(const c960_position *p, c960_move move) {
  static c960_reading reading;
  c960_move_info info;
  c960_explanation e;
  MUST(c960_move_describe(p, move, &info) == C960_OK && info.move == move);
  const unsigned to = info.castling ? info.rook_from : info.to;
  MUST(c960_explain(p, info.from, to, (c960_piece_type)info.promotion, &e) == C960_OK);
  MUST(e.legal && e.move == move && e.reason_count == 0);
  MUST(c960_move_read(p, info.san, strlen(info.san), &reading) == C960_OK);
  MUST(reading.explanation.move == move);
}

static void check_fen(const c960_position *p, c960_notation notation) {
  char fen[C960_FEN_SIZE];
  c960_position read;
  c960_fen_error error;
  const size_t length = c960_fen_write(p, notation, fen);
  MUST(c960_fen_parse(fen, length, &read, &error) == C960_OK && c960_equal(p, &read));
}

static void check_castling(const c960_position *p, const c960_move_list *list) {
  for (unsigned side = 0; side < C960_SIDE_COUNT; side++) {
    c960_castling_report report;
    unsigned listed = 0;
    MUST(c960_castling(p, (c960_color)p->turn, (c960_side)side, &report) == C960_OK);
    for (unsigned i = 0; i < list->count; i++)
      listed += C960_MOVE_FLAG(list->moves[i]) == C960_FLAG_CASTLING &&
                C960_MOVE_TO(list->moves[i]) == report.rook_from && report.has_right;
    MUST(listed == report.legal && (report.reason_count == 0) == (report.legal == 1));
  }
}

static void check_node(const c960_position *p, const c960_move_list *list) {
  c960_status_report status;
  c960_setup setup;
  c960_status(p, &status);
  c960_position_setup(p, &setup);
  MUST(list->count == status.move_count && c960_setup_problems(&setup) == 0);
  check_castling(p, list);
  check_fen(p, C960_X_FEN);
  check_fen(p, C960_SHREDDER_FEN);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static c960_move_list list;
  c960_position position;
  if (size < 2) return 0;
  MUST(c960_start_position((data[0] | (uint32_t)data[1] << 8) % C960_START_COUNT, &position) ==
       C960_OK);
  for (size_t i = 2; i < size && i < 400; i++) {
    c960_moves(&position, &list);
    check_node(&position, &list);
    if (list.count == 0) return 0;
    const c960_move move = list.moves[data[i] % list.count];
    c960_position after;
    check_move(&position, move);
    MUST(c960_play(&position, move, &after) == C960_OK);
    MUST((after.rights & ~position.rights) == 0);
    position = after;
  }
  return 0;
}
