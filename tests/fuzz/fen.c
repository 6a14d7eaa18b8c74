/* SPDX-License-Identifier: MIT */
/*
 * Any text read as FEN: refused with a place in the text, or a position that is written and read
 * again.
 */
#include "harness.h"

static void check_refused(c960_result result, const c960_position *p, const c960_fen_error *error,
                          size_t size) {
  const c960_position none = {0};
  MUST(memcmp(p, &none, sizeof none) == 0);
  MUST((result == C960_BAD_FEN) == (error->offset <= size));
  MUST((result == C960_BAD_POSITION) == (error->problems != 0));
  MUST(result == C960_BAD_FEN || result == C960_BAD_POSITION || result == C960_TOO_LONG);
  MUST(error->field < C960_FEN_COUNT && error->problems >> C960_PROBLEM_COUNT == 0);
}

static void check_written(const c960_position *p, c960_notation notation) {
  char fen[C960_FEN_SIZE], again[C960_FEN_SIZE];
  c960_position read;
  c960_fen_error error;
  const size_t length = c960_fen_write(p, notation, fen);
  MUST(length < C960_FEN_SIZE && fen[length] == '\0');
  MUST(c960_fen_parse(fen, length, &read, &error) == C960_OK);
  MUST(c960_equal(p, &read));
  MUST(c960_fen_write(&read, notation, again) == length && memcmp(fen, again, length) == 0);
}

static void check_position(const c960_position *p) {
  static c960_move_list list;
  c960_setup setup;
  c960_position again;
  uint32_t problems;
  c960_position_setup(p, &setup);
  MUST(c960_setup_position(&setup, &again, &problems) == C960_OK && problems == 0);
  MUST(memcmp(p, &again, sizeof again) == 0);
  c960_moves(p, &list);
  MUST(list.count <= C960_MAX_MOVES && list.count == c960_move_count(p));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  c960_position position;
  c960_fen_error error;
  const c960_result result = c960_fen_parse((const char *)data, size, &position, &error);
  if (result != C960_OK) {
    check_refused(result, &position, &error, size);
    return 0;
  }
  check_position(&position);
  check_written(&position, C960_X_FEN);
  check_written(&position, C960_SHREDDER_FEN);
  return 0;
}
