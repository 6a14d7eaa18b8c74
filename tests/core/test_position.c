/* SPDX-License-Identifier: MIT */
/* What a position says of itself, and which positions are the same. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

static uint8_t man_of_letter(char letter) {
  static const char letters[] = " pnbrqk";
  const char *at = strchr(letters, letter | 32);
  return C960_MAN(letter < 'a' ? C960_WHITE : C960_BLACK, (unsigned)(at - letters));
}

static void check_men(const c960_position *position, const char *board) {
  unsigned rank = 7, file = 0;
  for (; *board != '\0' && *board != ' '; board++) {
    if (*board == '/') {
      rank--;
      file = 0;
    } else if (*board >= '1' && *board <= '8') {
      for (unsigned empty = 0; empty < (unsigned)(*board - '0'); empty++, file++)
        check_number("an empty square", 0, c960_man_at(position, 8 * rank + file));
    } else {
      check_number(square_name(8 * rank + file), man_of_letter(*board),
                   c960_man_at(position, 8 * rank + file));
      file++;
    }
  }
}

static void check_men_of_row(const cJSON *row) {
  c960_position position;
  if (read_fen(data_text(row, "fen"), &position)) check_men(&position, data_text(row, "fen"));
}

static void every_man_is_where_the_fen_puts_it(void) {
  data_rows("legal_moves.jsonl", 2121, check_men_of_row);
}

static void no_man_stands_off_the_board(void) {
  static const unsigned squares[] = {64, 65, 127, 128, 255, 256, 0x7fffffff, UINT32_MAX};
  const c960_position position =
      position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  for (size_t i = 0; i < sizeof squares / sizeof *squares; i++) {
    check_subject("square %u", squares[i]);
    check_number("the man", 0, c960_man_at(&position, squares[i]));
    check_number("the attackers", 0, c960_attackers(&position, squares[i], C960_WHITE));
  }
}

/* The Shredder-FEN names the rook's file of every right. */
static void check_rights_of_row(const cJSON *row) {
  c960_position position;
  const text rights = fen_field(data_text(row, "sfen"), 2);
  text got = {0};
  if (!read_fen(data_text(row, "fen"), &position)) return;
  for (unsigned color = 0; color < 2; color++) {
    for (unsigned side = 2; side-- > 0;) {
      const unsigned rook = c960_right(&position, (c960_color)color, (c960_side)side);
      check(rook == C960_NO_SQUARE || rook / 8 == 7 * color, "a right on %s", square_name(rook));
      if (rook < 64) text_add(&got, "%c", (color == 0 ? "ABCDEFGH" : "abcdefgh")[rook % 8]);
    }
  }
  check_text("the rights", rights.words, got.length == 0 ? "-" : got.words);
}

static void rights_are_the_rooks_that_have_them(void) {
  data_rows("castling_truth.jsonl", 4255, check_rights_of_row);
}

static void rights_of_no_colour_or_side_are_none(void) {
  const c960_position position =
      position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  for (unsigned i = 2; i < 300; i++) {
    check_number("a colour's right", C960_NO_SQUARE,
                 c960_right(&position, (c960_color)i, C960_C_SIDE));
    check_number("a side's right", C960_NO_SQUARE, c960_right(&position, C960_WHITE, (c960_side)i));
    check_number("a colour's attackers", 0, c960_attackers(&position, 16, (c960_color)i));
  }
}

static const struct {
  const char *a, *b;
  bool equal;
  const char *why;
} pairs[] = {
    {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w A - 17 40", true,
     "counters and notation do not count"},
    {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false,
     "rights count (9.2.3.2)"},
    {"4k3/8/8/8/8/8/8/RR2K3 w A - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", false,
     "the rook that has the right counts"},
    {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", false, "the turn counts"},
    {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", false,
     "placement counts"},
    {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", false, "kinds count"},
    {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", false, "colours count"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", false,
     "an en passant chance counts (9.2.3.1)"},
    {"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", true,
     "an en passant square without a pawn to take does not count"},
    {"8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1", true,
     "an en passant square that only a pinned pawn could use does not count"},
};

static void the_same_positions_are_equal_and_no_others(void) {
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    const c960_position a = position_of(pairs[i].a), b = position_of(pairs[i].b);
    check_subject("%s", pairs[i].why);
    check_number("a equals b", pairs[i].equal, c960_equal(&a, &b));
    check_number("b equals a", pairs[i].equal, c960_equal(&b, &a));
    check_number("the first bytes", pairs[i].equal, !memcmp(&a, &b, C960_POSITION_KEY_SIZE));
    check(c960_equal(&a, &a) && c960_equal(&b, &b), "is not equal to itself");
  }
}

static const check_case cases[] = {
    {"every man is where the FEN puts it", every_man_is_where_the_fen_puts_it},
    {"no man stands off the board", no_man_stands_off_the_board},
    {"rights are the rooks that have them", rights_are_the_rooks_that_have_them},
    {"rights of no colour or side are none", rights_of_no_colour_or_side_are_none},
    {"the same positions are equal, and no others", the_same_positions_are_equal_and_no_others},
};

int main(void) { return check_run("position", cases, sizeof cases / sizeof *cases); }
