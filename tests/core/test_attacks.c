/* SPDX-License-Identifier: MIT */
/* Attackers, against a board walked square by square. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdlib.h>

static bool reaches(const uint8_t *board, unsigned from, int files, int ranks, unsigned to) {
  int file = (int)from % 8, rank = (int)from / 8;
  for (;;) {
    file += files;
    rank += ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return false;
    if ((unsigned)(8 * rank + file) == to) return true;
    if (board[8 * rank + file] != 0) return false;
  }
}

static bool slides(const uint8_t *board, unsigned from, unsigned to, bool straight, bool slanted) {
  for (int files = -1; files <= 1; files++) {
    for (int ranks = -1; ranks <= 1; ranks++) {
      const bool allowed = files != 0 && ranks != 0 ? slanted : straight;
      if ((files != 0 || ranks != 0) && allowed && reaches(board, from, files, ranks, to))
        return true;
    }
  }
  return false;
}

static bool attacks(const uint8_t *board, unsigned from, unsigned to) {
  const int files = (int)(to % 8) - (int)(from % 8), ranks = (int)(to / 8) - (int)(from / 8);
  const int forward = C960_MAN_COLOR(board[from]) == C960_WHITE ? 1 : -1;
  switch (C960_MAN_TYPE(board[from])) {
  case C960_PAWN: return abs(files) == 1 && ranks == forward;
  case C960_KNIGHT: return abs(files * ranks) == 2;
  case C960_BISHOP: return slides(board, from, to, false, true);
  case C960_ROOK: return slides(board, from, to, true, false);
  case C960_QUEEN: return slides(board, from, to, true, true);
  case C960_KING: return from != to && abs(files) <= 1 && abs(ranks) <= 1;
  default: return false;
  }
}

static uint64_t attackers(const uint8_t *board, unsigned to, unsigned by) {
  uint64_t found = 0;
  for (unsigned from = 0; from < 64; from++)
    if (board[from] != 0 && C960_MAN_COLOR(board[from]) == by && attacks(board, from, to))
      found |= (uint64_t)1 << from;
  return found;
}

static void check_row(const cJSON *row) {
  c960_position position;
  c960_setup setup;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  c960_position_setup(&position, &setup);
  for (unsigned square = 0; square < 64; square++) {
    for (unsigned by = 0; by < 2; by++) {
      const uint64_t expected = attackers(setup.board, square, by);
      const uint64_t got = c960_attackers(&position, square, (c960_color)by);
      if (expected != got)
        check(false, "%s is attacked by %s, not %s", square_name(square),
              text_square_set(expected).words, text_square_set(got).words);
    }
  }
}

static void every_square_has_the_attackers_that_a_walk_finds(void) {
  data_rows("legal_moves.jsonl", 2121, check_row);
}

static void a_pinned_man_attacks(void) {
  const c960_position position = position_of("4k3/4n3/8/8/8/8/4R3/4K3 w - - 0 1");
  check_text("attackers of d5", "[e7]",
             text_square_set(c960_attackers(&position, square_named("d5"), C960_BLACK)).words);
}

static const check_case cases[] = {
    {"every square has the attackers that a walk finds",
     every_square_has_the_attackers_that_a_walk_finds},
    {"a pinned man attacks", a_pinned_man_attacks},
};

int main(void) { return check_run("attacks", cases, sizeof cases / sizeof *cases); }
