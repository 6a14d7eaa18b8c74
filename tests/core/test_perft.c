/* SPDX-License-Identifier: MIT */
/* Counting leaves: perft_own to depth 4, all start positions to depth 3. */
#include "check.h"
#include "data.h"
#include "text.h"

static const char *const columns[] = {"p1", "p2", "p3", "p4"};

static void check_counts(const c960_position *position, const data_record *record,
                         unsigned depths) {
  check_number("depth 0", 1, c960_perft(position, 0));
  for (unsigned depth = 1; depth <= depths; depth++)
    check_number(columns[depth - 1], data_number(record, columns[depth - 1]),
                 c960_perft(position, depth));
}

static void check_own(const data_record *record) {
  c960_position position, other;
  check_subject("%s", data_cell(record, "fen"));
  if (!read_fen(data_cell(record, "fen"), &position) ||
      !read_fen(data_cell(record, "sfen"), &other))
    return;
  check_bytes("the position read from Shredder-FEN", &position, &other, sizeof other);
  check_counts(&position, record, 4);
}

static void our_own_positions_count_to_depth_four(void) {
  data_records("perft_own.tsv", 424, check_own);
}

static void check_start(const data_record *record) {
  c960_position position;
  const uint32_t number = (uint32_t)data_number(record, "number");
  check_number("the result", C960_OK, c960_start_position(number, &position));
  check_fen("the FEN", data_cell(record, "shredder_fen"), &position, C960_SHREDDER_FEN);
  check_counts(&position, record, 3);
}

static void all_start_positions_count_to_depth_three(void) {
  data_records("perft_start960.tsv", C960_START_COUNT, check_start);
}

static void check_divided(const data_record *record) {
  c960_position position, after;
  c960_move_list list;
  uint64_t sum = 0;
  if (!read_fen(data_cell(record, "fen"), &position)) return;
  c960_moves(&position, &list);
  for (unsigned i = 0; i < list.count; i++)
    if (check(c960_play(&position, list.moves[i], &after) == C960_OK, "a move is not played"))
      sum += c960_perft(&after, 2);
  check_number("the sum", data_number(record, "p3"), sum);
}

static void the_counts_after_each_move_add_up(void) {
  data_records("perft_own.tsv", 424, check_divided);
}

static void nothing_is_counted_deeper_than_the_limit(void) {
  const c960_position mated = position_of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
  const c960_position position = position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  check_number("mate, at the limit", 0, c960_perft(&mated, C960_MAX_PERFT_DEPTH));
  check_number("mate, at depth 0", 1, c960_perft(&mated, 0));
  check_number("one past the limit", 0, c960_perft(&position, C960_MAX_PERFT_DEPTH + 1));
  check_number("the last number", 0, c960_perft(&position, UINT32_MAX));
}

static const check_case cases[] = {
    {"our own positions count to depth 4", our_own_positions_count_to_depth_four},
    {"all start positions count to depth 3", all_start_positions_count_to_depth_three},
    {"the counts after each move add up", the_counts_after_each_move_add_up},
    {"nothing is counted deeper than the limit", nothing_is_counted_deeper_than_the_limit},
};

int main(void) { return check_run("perft", cases, sizeof cases / sizeof *cases); }
