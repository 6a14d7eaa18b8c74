/* SPDX-License-Identifier: MIT */
/*
 * Setups may hold anything; only what can be played becomes a position, and all that is wrong is
 * told.
 */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

#define BIT(problem) (1u << (problem))

static c960_setup setup_of(const char *fen) {
  const c960_position position = position_of(fen);
  c960_setup setup;
  c960_position_setup(&position, &setup);
  return setup;
}

static c960_setup kings(void) { return setup_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"); }

static void put(c960_setup *setup, const char *square, c960_color color, c960_piece_type type) {
  setup->board[square_named(square)] = C960_MAN(color, type);
}

static void clear(c960_setup *setup, const char *square) { setup->board[square_named(square)] = 0; }

/* The problems of a setup, told alike by both functions. */
static void check_problems(const char *what, const c960_setup *setup, const char *expected) {
  c960_position position;
  uint32_t problems = 0xaaaaaaaa;
  memset(&position, 0xaa, sizeof position);
  check_subject("%s", what);
  check_text("what is wrong", expected, text_codes(C960_PROBLEM, c960_setup_problems(setup)).words);
  const c960_result result = c960_setup_position(setup, &position, &problems);
  check_number("the result", *expected == '\0' ? C960_OK : C960_BAD_POSITION, result);
  check_text("what is wrong, by setup_position", expected,
             text_codes(C960_PROBLEM, problems).words);
  if (result != C960_OK) check_zero("the position", &position, sizeof position);
}

static void two_kings_are_enough(void) {
  const c960_setup setup = kings();
  check_problems("two kings", &setup, "");
}

static void an_empty_board_stands_alone(void) {
  c960_setup setup = kings();
  clear(&setup, "e1");
  clear(&setup, "e8");
  setup.rights[0][0] = 0;
  setup.en_passant = 20;
  check_problems("an empty board with a right and an en passant square", &setup, "empty-board");
}

static void each_side_has_one_king(void) {
  c960_setup setup = kings();
  clear(&setup, "e1");
  check_problems("no white king", &setup, "no-white-king");
  setup = kings();
  clear(&setup, "e8");
  check_problems("no black king", &setup, "no-black-king");
  put(&setup, "a1", C960_WHITE, C960_KING);
  check_problems("two white kings", &setup, "no-black-king too-many-kings");
  setup = kings();
  put(&setup, "a8", C960_BLACK, C960_KING);
  check_problems("two black kings", &setup, "too-many-kings");
}

static void fill_rank(c960_setup *setup, unsigned rank, c960_color color, c960_piece_type type) {
  for (unsigned file = 0; file < 8; file++) setup->board[8 * rank + file] = C960_MAN(color, type);
}

static void a_side_has_sixteen_men_and_eight_pawns(void) {
  c960_setup setup = kings();
  fill_rank(&setup, 2, C960_WHITE, C960_PAWN);
  check_problems("eight pawns", &setup, "");
  put(&setup, "a4", C960_WHITE, C960_PAWN);
  check_problems("nine pawns", &setup, "too-many-pawns");
  setup = kings();
  fill_rank(&setup, 1, C960_WHITE, C960_KNIGHT);
  fill_rank(&setup, 0, C960_WHITE, C960_BISHOP);
  put(&setup, "e1", C960_WHITE, C960_KING);
  check_problems("sixteen men", &setup, "");
  put(&setup, "a5", C960_WHITE, C960_BISHOP);
  check_problems("seventeen men", &setup, "too-many-pieces");
}

static void pawns_stand_on_no_back_rank(void) {
  static const char *const squares[] = {"a1", "h1", "a8", "h8"};
  for (size_t i = 0; i < sizeof squares / sizeof *squares; i++) {
    for (unsigned color = 0; color < 2; color++) {
      c960_setup setup = kings();
      put(&setup, squares[i], (c960_color)color, C960_PAWN);
      check_problems(squares[i], &setup, "pawn-on-back-rank");
    }
  }
}

static void the_side_not_to_move_is_not_in_check(void) {
  c960_setup setup = kings();
  put(&setup, "e4", C960_WHITE, C960_ROOK);
  check_problems("a rook gives check, its side to move", &setup, "opponent-in-check");
  setup.turn = C960_BLACK;
  check_problems("a rook gives check, the other side to move", &setup, "");
  setup = kings();
  clear(&setup, "e8");
  put(&setup, "e2", C960_BLACK, C960_KING);
  check_problems("kings side by side", &setup, "opponent-in-check");
}

/* --- Rights and en passant --- */

static void check_right(const char *what, const char *king, const char *rook, c960_color owner,
                        c960_piece_type type, unsigned square, c960_side side, bool good) {
  c960_setup setup = kings();
  clear(&setup, "e1");
  put(&setup, king, C960_WHITE, C960_KING);
  put(&setup, rook, owner, type);
  setup.rights[C960_WHITE][side] = (uint8_t)square;
  check_problems(what, &setup, good ? "" : "bad-castling-right");
}

static void a_right_needs_king_and_rook_on_the_first_rank(void) {
  const c960_color white = C960_WHITE, black = C960_BLACK;
  const c960_side c = C960_C_SIDE, g = C960_G_SIDE;
  check_right("rook on its side", "e1", "b1", white, C960_ROOK, 1, c, true);
  check_right("king on b1", "b1", "a1", white, C960_ROOK, 0, c, true);
  check_right("king on g1", "g1", "h1", white, C960_ROOK, 7, g, true);
  check_right("rook on the other side", "e1", "b1", white, C960_ROOK, 1, g, false);
  check_right("no rook there", "e1", "b1", white, C960_ROOK, 0, c, false);
  check_right("an enemy rook", "f1", "a1", black, C960_ROOK, 0, c, false);
  check_right("a queen", "e1", "a1", white, C960_QUEEN, 0, c, false);
  check_right("a king on a1", "a1", "h1", white, C960_ROOK, 7, g, false);
  check_right("a king on h1", "h1", "a1", white, C960_ROOK, 0, c, false);
  check_right("a king on e2", "e2", "a1", white, C960_ROOK, 0, c, false);
  check_right("king and rook on e2 and a2", "e2", "a2", white, C960_ROOK, 8, c, false);
  check_right("a rook on a2", "e1", "a2", white, C960_ROOK, 8, c, false);
  check_right("the king's own square", "e1", "a1", white, C960_ROOK, 4, c, false);
}

static void a_right_that_is_no_square_is_a_problem(void) {
  for (unsigned value = C960_NO_SQUARE + 1; value < 256; value++) {
    for (unsigned color = 0; color < 2; color++) {
      c960_setup setup = kings();
      setup.rights[color][value & 1] = (uint8_t)value;
      check_problems("a right that is no square", &setup, "bad-castling-right");
    }
  }
}

static c960_setup after_double_step(void) {
  c960_setup setup = kings();
  put(&setup, "d5", C960_BLACK, C960_PAWN);
  setup.en_passant = (uint8_t)square_named("d6");
  return setup;
}

static void an_en_passant_square_needs_a_double_step(void) {
  c960_setup setup = after_double_step();
  check_problems("a pawn before it, two empty squares behind", &setup, "");
  put(&setup, "d6", C960_BLACK, C960_KNIGHT);
  check_problems("a man on it", &setup, "bad-en-passant-square");
  setup = after_double_step();
  put(&setup, "d7", C960_BLACK, C960_KNIGHT);
  check_problems("a man where the pawn came from", &setup, "bad-en-passant-square");
  setup = after_double_step();
  put(&setup, "d5", C960_WHITE, C960_PAWN);
  check_problems("an own pawn", &setup, "bad-en-passant-square");
  put(&setup, "d5", C960_BLACK, C960_KNIGHT);
  check_problems("no pawn", &setup, "bad-en-passant-square");
  setup = after_double_step();
  setup.turn = C960_BLACK;
  check_problems("the other side to move", &setup, "bad-en-passant-square");
}

static void every_other_en_passant_square_is_a_problem(void) {
  for (unsigned value = 0; value < 256; value++) {
    c960_setup setup = after_double_step();
    const bool good = value == C960_NO_SQUARE || value == square_named("d6");
    setup.en_passant = (uint8_t)value;
    check_problems("an en passant square", &setup, good ? "" : "bad-en-passant-square");
  }
}

static void all_problems_are_told_at_once(void) {
  c960_setup setup = kings();
  clear(&setup, "e1");
  fill_rank(&setup, 0, C960_WHITE, C960_PAWN);
  fill_rank(&setup, 1, C960_WHITE, C960_PAWN);
  put(&setup, "e7", C960_WHITE, C960_ROOK);
  setup.rights[1][1] = 63;
  setup.en_passant = 0;
  check_problems("everything at once", &setup,
                 "no-white-king too-many-pieces too-many-pawns pawn-on-back-rank opponent-in-check "
                 "bad-castling-right bad-en-passant-square");
}

/* --- Arguments --- */

static void check_argument(const char *what, const c960_setup *setup, c960_result expected) {
  c960_position position;
  uint32_t problems;
  memset(&position, 0xaa, sizeof position);
  check_subject("%s", what);
  check_number("the result", expected, c960_setup_position(setup, &position, &problems));
  if (expected != C960_OK) check_zero("the position", &position, sizeof position);
}

static void turns_and_counters_out_of_range_are_bad_arguments(void) {
  c960_setup setup = kings();
  for (unsigned turn = 2; turn < 256; turn++) {
    setup.turn = (uint8_t)turn;
    check_argument("a turn", &setup, C960_BAD_ARGUMENT);
  }
  setup = kings();
  setup.halfmove = 9999;
  setup.fullmove = 9999;
  check_argument("the highest counters", &setup, C960_OK);
  setup.halfmove = 10000;
  check_argument("halfmove 10000", &setup, C960_BAD_ARGUMENT);
  setup.halfmove = UINT16_MAX;
  check_argument("halfmove 65535", &setup, C960_BAD_ARGUMENT);
  setup = kings();
  setup.fullmove = 0;
  check_argument("fullmove 0", &setup, C960_BAD_ARGUMENT);
  setup.fullmove = 10000;
  check_argument("fullmove 10000", &setup, C960_BAD_ARGUMENT);
}

/* --- There and back --- */

static void check_round_trip(const cJSON *row) {
  c960_position position, again;
  c960_setup setup, same;
  uint32_t problems;
  memset(&setup, 0xaa, sizeof setup);
  memset(&same, 0x55, sizeof same);
  if (!read_fen(data_text(row, "fen"), &position)) return;
  c960_position_setup(&position, &setup);
  c960_position_setup(&position, &same);
  check_bytes("the setup", &setup, &same, sizeof setup);
  check_number("the result", C960_OK, c960_setup_position(&setup, &again, &problems));
  check_number("the problems", 0, problems);
  check_bytes("the position", &position, &again, sizeof again);
}

static void a_position_is_made_again_from_its_setup(void) {
  data_rows("legal_moves.jsonl", 2121, check_round_trip);
  data_rows("castling_truth.jsonl", 4255, check_round_trip);
}

static const check_case cases[] = {
    {"two kings are enough", two_kings_are_enough},
    {"an empty board stands alone", an_empty_board_stands_alone},
    {"each side has one king", each_side_has_one_king},
    {"a side has at most 16 men and 8 pawns", a_side_has_sixteen_men_and_eight_pawns},
    {"pawns stand on no back rank", pawns_stand_on_no_back_rank},
    {"the side not to move is not in check", the_side_not_to_move_is_not_in_check},
    {"a right needs king and rook on the first rank, the rook on its side",
     a_right_needs_king_and_rook_on_the_first_rank},
    {"a right that is no square is a problem", a_right_that_is_no_square_is_a_problem},
    {"an en passant square needs a double step", an_en_passant_square_needs_a_double_step},
    {"every other en passant square is a problem", every_other_en_passant_square_is_a_problem},
    {"all problems are told at once", all_problems_are_told_at_once},
    {"turns and counters out of range are bad arguments",
     turns_and_counters_out_of_range_are_bad_arguments},
    {"a position is made again from its setup", a_position_is_made_again_from_its_setup},
};

int main(void) { return check_run("setup", cases, sizeof cases / sizeof *cases); }
