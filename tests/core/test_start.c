/* SPDX-License-Identifier: MIT */
/* The 960 start positions: numbers both ways, how a number comes about, and what castling needs. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { ALL = C960_START_COUNT };

static char arrangements[ALL][9];

static void keep_arrangement(const data_record *record) {
  const uint64_t number = data_number(record, "number");
  strncpy(arrangements[number < ALL ? number : 0], data_cell(record, "back_rank"), 8);
}

static void read_arrangements(void) { data_records("chess960_start.tsv", ALL, keep_arrangement); }

static c960_start_info_report info_of(unsigned number) {
  c960_start_info_report info;
  if (c960_start_info(number, &info) != C960_OK) give_up("there is no start position %u", number);
  return info;
}

/* --- Every row of the table --- */

static void check_position_row(const data_record *record) {
  const unsigned number = (unsigned)data_number(record, "number");
  c960_position position, read;
  check_number("the result", C960_OK, c960_start_position(number, &position));
  check_fen("the X-FEN", data_cell(record, "xfen"), &position, C960_X_FEN);
  check_fen("the Shredder-FEN", data_cell(record, "shredder_fen"), &position, C960_SHREDDER_FEN);
  if (read_fen(data_cell(record, "xfen"), &read))
    check_bytes("the position read from X-FEN", &position, &read, sizeof read);
  if (read_fen(data_cell(record, "shredder_fen"), &read))
    check_bytes("the position read from Shredder-FEN", &position, &read, sizeof read);
  check_number("the number of the position", number, c960_position_start_number(&position));
}

static void every_number_gives_its_position(void) {
  data_records("chess960_start.tsv", ALL, check_position_row);
}

static void check_number_of(const char *arrangement, unsigned expected) {
  c960_arrangement_error error;
  uint16_t number = 0;
  const c960_result result = c960_start_number(arrangement, strlen(arrangement), &number, &error);
  check(result == C960_OK && number == expected, "%s gives %u, result %u", arrangement, number,
        result);
  check(error.problems == 0 && error.offset == C960_NO_OFFSET, "%s is complained of", arrangement);
}

static void check_arrangement_row(const data_record *record) {
  const unsigned number = (unsigned)data_number(record, "number");
  const char *back_rank = data_cell(record, "back_rank");
  char lower[9] = "", mixed[9] = "";
  for (unsigned i = 0; i < 8; i++) {
    lower[i] = (char)(back_rank[i] | 32);
    mixed[i] = number >> i & 1 ? lower[i] : back_rank[i];
  }
  check_number_of(back_rank, number);
  check_number_of(lower, number);
  check_number_of(mixed, number);
}

static void every_arrangement_gives_its_number_in_any_case(void) {
  data_records("chess960_start.tsv", ALL, check_arrangement_row);
}

static void check_info_row(const data_record *record) {
  const unsigned number = (unsigned)data_number(record, "number");
  const c960_start_info_report info = info_of(number);
  check_number("the number", number, info.number);
  check_text("the arrangement", data_cell(record, "back_rank"), info.arrangement);
  check_number("the mirror", data_number(record, "mirror"), info.mirror);
  check_number("the king's file", (unsigned)(*data_cell(record, "king") - 'a'), info.king);
  check_number("the c-side rook's file", (unsigned)(*data_cell(record, "queenside_rook") - 'a'),
               info.rooks[C960_C_SIDE]);
  check_number("the g-side rook's file", (unsigned)(*data_cell(record, "kingside_rook") - 'a'),
               info.rooks[C960_G_SIDE]);
}

static void every_number_tells_king_rooks_and_mirror(void) {
  data_records("chess960_start.tsv", ALL, check_info_row);
}

/* --- How a number comes about --- */

/* The free squares of a back rank before a step, in order. */
static unsigned free_squares(const char *back_rank, const char *placed, uint8_t free[8]) {
  unsigned count = 0;
  for (uint8_t file = 0; file < 8; file++)
    if (strchr(placed, back_rank[file]) == NULL) free[count++] = file;
  return count;
}

static void check_step(const c960_start_step *step, unsigned of, unsigned digit, unsigned quotient,
                       const char *squares) {
  text got = text_squares(step->squares, step->square_count <= 4 ? step->square_count : 4);
  check_number("how many ways the step has", of, step->of);
  check_number("the digit", digit, step->digit);
  check_number("the quotient", quotient, step->quotient);
  check_text("the squares", squares, got.words);
}

static void check_bishops(const c960_start_info_report *info) {
  const unsigned n = info->number, light = n % 4, dark = n / 4 % 4;
  char squares[8];
  snprintf(squares, sizeof squares, "[%c1]", "bdfh"[light]);
  check_step(&info->steps[0], 4, light, n / 4, squares);
  snprintf(squares, sizeof squares, "[%c1]", "aceg"[dark]);
  check_step(&info->steps[1], 4, dark, n / 16, squares);
  check(info->arrangement[2 * light + 1] == 'B' && info->arrangement[2 * dark] == 'B',
        "the bishops stand elsewhere");
}

static void check_queen_knights_and_rest(const c960_start_info_report *info) {
  static const uint8_t pairs[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                       {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
  const unsigned n = info->number, queen = n / 16 % 6, pair = n / 96;
  uint8_t free[8];
  free_squares(info->arrangement, "B", free);
  check_step(&info->steps[2], 6, queen, n / 96, text_squares(&free[queen], 1).words);
  check(info->arrangement[free[queen]] == 'Q', "the queen stands elsewhere");
  free_squares(info->arrangement, "BQ", free);
  const uint8_t knights[2] = {free[pairs[pair][0]], free[pairs[pair][1]]};
  check_step(&info->steps[3], 10, pair, 0, text_squares(knights, 2).words);
  check(info->arrangement[knights[0]] == 'N' && info->arrangement[knights[1]] == 'N',
        "the knights stand elsewhere");
  free_squares(info->arrangement, "BQN", free);
  check_step(&info->steps[4], 1, 0, 0, text_squares(free, 3).words);
}

static void every_number_comes_about_step_by_step(void) {
  for (unsigned number = 0; number < ALL; number++) {
    const c960_start_info_report info = info_of(number);
    check_subject("start %u %s", number, info.arrangement);
    for (unsigned step = 0; step < C960_STEP_COUNT; step++)
      check_number("the code of a step", step, info.steps[step].code);
    check_bishops(&info);
    check_queen_knights_and_rest(&info);
  }
}

/* --- The mirror --- */

static void the_mirror_is_an_involution_without_fixed_point(void) {
  read_arrangements();
  for (unsigned number = 0; number < ALL; number++) {
    const c960_start_info_report info = info_of(number), twin = info_of(info.mirror);
    check_subject("start %u", number);
    check(info.mirror != number, "is its own mirror");
    check_number("the mirror of the mirror", number, twin.mirror);
    for (unsigned file = 0; file < 8; file++)
      check(info.arrangement[file] == twin.arrangement[7 - file], "file %u is not mirrored", file);
  }
}

/* --- Castling from a start position --- */

/* All squares between two files, both included. */
static unsigned span(unsigned a, unsigned b) {
  const unsigned low = a < b ? a : b, high = a < b ? b : a;
  return (2u << high) - (1u << low);
}

static void check_may_stay(const c960_start_info_report *info, c960_side side) {
  const unsigned king_to = side == C960_C_SIDE ? 2 : 6, rook_to = side == C960_C_SIDE ? 3 : 5;
  const unsigned ordinary = side == C960_C_SIDE ? span(0, 4) : span(4, 7);
  const unsigned ways = span(info->king, king_to) | span(info->rooks[side], rook_to);
  const text expected = text_square_set(ordinary & ~ways);
  const unsigned count = info->may_stay_count[side];
  check_text("what may stay", expected.words,
             text_squares(info->may_stay[side], count <= 8 ? count : 8).words);
}

static void other_men_may_stay_where_neither_king_nor_rook_goes(void) {
  for (unsigned number = 0; number < ALL; number++) {
    const c960_start_info_report info = info_of(number);
    check_subject("start %u %s", number, info.arrangement);
    check_may_stay(&info, C960_C_SIDE);
    check_may_stay(&info, C960_G_SIDE);
  }
}

static bool lists_castling_to(const c960_position *position, c960_side side) {
  c960_move_list list;
  c960_moves(position, &list);
  for (unsigned i = 0; i < list.count; i++) {
    c960_move_info info;
    if (c960_move_describe(position, list.moves[i], &info) == C960_OK && info.castling &&
        info.side == side)
      return true;
  }
  return false;
}

static void check_first_move(const c960_start_info_report *info, c960_side side) {
  c960_position position;
  c960_castling_report report;
  c960_start_position(info->number, &position);
  c960_castling(&position, C960_WHITE, side, &report);
  check_number("castling on move 1, by the report", report.legal, info->first_move[side]);
  check_number("castling on move 1, by the list", lists_castling_to(&position, side),
               info->first_move[side]);
  check_number("the kind, by the report", report.kind, info->kinds[side]);
}

static void castling_on_move_one_is_told_as_it_is_played(void) {
  for (unsigned number = 0; number < ALL; number++) {
    const c960_start_info_report info = info_of(number);
    check_subject("start %u %s", number, info.arrangement);
    check_first_move(&info, C960_C_SIDE);
    check_first_move(&info, C960_G_SIDE);
  }
}

static void ninety_starts_castle_short_on_move_one_and_seventy_two_long(void) {
  unsigned count[2] = {0, 0};
  for (unsigned number = 0; number < ALL; number++) {
    const c960_start_info_report info = info_of(number);
    check_subject("start %u %s", number, info.arrangement);
    check(info.first_move[0] + info.first_move[1] < 2, "castles to both sides on move 1");
    for (unsigned side = 0; side < 2; side++) {
      count[side] += info.first_move[side];
      check(!info.first_move[side] || info.kinds[side] == C960_TRANSPOSITION,
            "castles on move 1 otherwise than by transposition");
    }
  }
  check_subject("castling on move 1");
  check_number("O-O", 90, count[C960_G_SIDE]);
  check_number("O-O-O", 72, count[C960_C_SIDE]);
}

static void the_kinds_of_castling_come_as_often_as_counted(void) {
  static const unsigned expected[2][C960_KIND_COUNT] = {
      [C960_C_SIDE] = {[C960_DOUBLE_MOVE] = 618,
                       [C960_KING_MOVE_ONLY] = 102,
                       [C960_ROOK_MOVE_ONLY] = 168,
                       [C960_TRANSPOSITION] = 72},
      [C960_G_SIDE] = {[C960_DOUBLE_MOVE] = 588,
                       [C960_KING_MOVE_ONLY] = 174,
                       [C960_ROOK_MOVE_ONLY] = 108,
                       [C960_TRANSPOSITION] = 90},
  };
  unsigned count[2][C960_KIND_COUNT] = {{0}, {0}};
  for (unsigned number = 0; number < ALL; number++) {
    const c960_start_info_report info = info_of(number);
    for (unsigned side = 0; side < 2; side++) count[side][info.kinds[side] % C960_KIND_COUNT]++;
  }
  for (unsigned side = 0; side < 2; side++) {
    for (unsigned kind = 0; kind < C960_KIND_COUNT; kind++) {
      check_subject("%s-side %s", c960_code_name(C960_SIDE, side), c960_code_name(C960_KIND, kind));
      check_number("the count", expected[side][kind], count[side][kind]);
    }
  }
}

static const check_case cases[] = {
    {"every number gives its position, and the position its number",
     every_number_gives_its_position},
    {"every arrangement gives its number, in any case",
     every_arrangement_gives_its_number_in_any_case},
    {"every number tells king, rooks and mirror", every_number_tells_king_rooks_and_mirror},
    {"every number comes about step by step", every_number_comes_about_step_by_step},
    {"the mirror is an involution without fixed point",
     the_mirror_is_an_involution_without_fixed_point},
    {"other men may stay where neither king nor rook goes",
     other_men_may_stay_where_neither_king_nor_rook_goes},
    {"castling on move 1 is told as it is played", castling_on_move_one_is_told_as_it_is_played},
    {"90 starts castle O-O on move 1 and 72 O-O-O, never both, all by transposition",
     ninety_starts_castle_short_on_move_one_and_seventy_two_long},
    {"the kinds of castling come as often as counted",
     the_kinds_of_castling_come_as_often_as_counted},
};

int main(void) { return check_run("start", cases, sizeof cases / sizeof *cases); }
