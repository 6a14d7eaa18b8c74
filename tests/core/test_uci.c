/* SPDX-License-Identifier: MIT */
/* Moves as texts: UCI in both spellings of castling, and where the reading of a text stops. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

static c960_position position;

static void check_reads_as(const char *words, c960_move expected) {
  c960_move move;
  if (read_move(&position, words, &move)) check_number(words, expected, move);
}

/* Both spellings of every move of a list are read as that move. */
static void check_row(const cJSON *row) {
  static c960_move_list list;
  static c960_move_info infos[C960_MAX_MOVES];
  if (!read_fen(data_text(row, "fen"), &position)) return;
  c960_moves(&position, &list);
  c960_moves_describe(&position, &list, infos);
  for (unsigned i = 0; i < list.count; i++) {
    check_reads_as(infos[i].uci, list.moves[i]);
    check_reads_as(infos[i].uci_standard, list.moves[i]);
  }
}

static void every_move_is_read_from_its_uci_in_both_spellings(void) {
  data_rows("legal_moves.jsonl", 2121, check_row);
}

static void check_uci(const char *fen, const char *san, const char *uci, const char *standard) {
  c960_move move;
  c960_move_info info;
  position = position_of(fen);
  check_subject("%s %s", fen, san);
  if (!read_move(&position, san, &move) || c960_move_describe(&position, move, &info) != C960_OK)
    return;
  check_text("the UCI", uci, info.uci);
  check_text("the UCI of standard chess", standard, info.uci_standard);
}

static void castling_is_written_e1g1_only_from_the_usual_squares(void) {
  check_uci("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "e1h1", "e1g1");
  check_uci("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "e1a1", "e1c1");
  check_uci("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "O-O", "e8h8", "e8g8");
  check_uci("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "O-O-O", "e8a8", "e8c8");
  check_uci("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1", "O-O", "e1g1", "e1g1");
  check_uci("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1", "O-O-O", "e1b1", "e1b1");
  check_uci("3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1", "O-O", "d1h1", "d1h1");
  check_uci("3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1", "O-O-O", "d1a1", "d1a1");
  check_uci("3k4/8/8/8/8/8/8/5KR1 w K - 0 1", "O-O", "f1g1", "f1g1");
}

/* A king step and a castling that end alike are told apart by their texts. */
static void a_king_step_is_not_taken_for_castling(void) {
  c960_move move;
  position = position_of("3k4/8/8/8/8/8/8/5K1R w K - 0 1");
  if (read_move(&position, "f1g1", &move))
    check_number("f1g1", C960_MOVE(5, 6, C960_FLAG_NONE), move);
  if (read_move(&position, "Kg1", &move))
    check_number("Kg1", C960_MOVE(5, 6, C960_FLAG_NONE), move);
  if (read_move(&position, "f1h1", &move))
    check_number("f1h1", C960_MOVE(5, 7, C960_FLAG_CASTLING), move);
}

/* The caret stands before the first byte that does not belong; it is no part of the text. */
static const char *const stops[] = {
    "^",         "e^9e1",   "a7a8^k",  "O-O-O^-O", "e^",   "e2e^",  "e2e^9",   "^i2e4",
    "e2e4^e5",   "a7a8^p",  "a7a8q^q", "0-0-0^-0", "^?",   "^9",    "N^",      "Nf^",
    "Nf3^3",     "e4^4",    "Nx^3",    "N3^3f3",   "e8=^", "e8=^K", "O^",      "O-^",
    "O-O-^",     "Nf3+^e4", "Nf3^ e5", "he^llo",   "K^9",  "Nx^",   "e4^\xff", "^\xff",
    "^\xd0\x9a", "^Xf3",    "N^N",     "^xe4",     "^-e4",
};

static void reading_stops_at_the_first_byte_that_does_not_belong(void) {
  position = position_of("4k3/P7/8/8/8/8/4P3/R3K1NR w KQ - 0 1");
  for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
    const size_t offset = strcspn(stops[i], "^");
    c960_reading reading;
    text words = {0};
    text_add(&words, "%.*s%s", (int)offset, stops[i], stops[i] + offset + 1);
    memset(&reading, 0xaa, sizeof reading);
    check_subject("%s", stops[i]);
    check_number("the result", C960_BAD_MOVE,
                 c960_move_read(&position, words.words, words.length, &reading));
    check_number("the offset", offset, reading.offset);
    check_zero("the explanation", &reading.explanation, sizeof reading.explanation);
    check_number("the candidates", 0, reading.candidates.count);
  }
}

static void texts_above_the_limit_are_too_long(void) {
  static char words[100 * 1024];
  c960_reading reading;
  position = position_of("4k3/P7/8/8/8/8/4P3/R3K1NR w KQ - 0 1");
  memset(words, 'e', sizeof words);
  check_number("64 bytes", C960_BAD_MOVE, c960_move_read(&position, words, 64, &reading));
  check_number("65 bytes", C960_TOO_LONG, c960_move_read(&position, words, 65, &reading));
  check_number("the offset", C960_NO_OFFSET, reading.offset);
  check_number("100 kB", C960_TOO_LONG, c960_move_read(&position, words, sizeof words, &reading));
  check_zero("the explanation", &reading.explanation, sizeof reading.explanation);
}

static void a_text_is_as_long_as_is_said(void) {
  c960_reading reading;
  position = position_of("4k3/P7/8/8/8/8/4P3/R3K1NR w KQ - 0 1");
  check_number("e2e4 of e2e4e5", C960_OK, c960_move_read(&position, "e2e4e5", 4, &reading));
  check_number("a NUL", C960_BAD_MOVE, c960_move_read(&position, "e2e4", 5, &reading));
  check_number("its offset", 4, reading.offset);
}

static const check_case cases[] = {
    {"every move is read from its UCI, in both spellings",
     every_move_is_read_from_its_uci_in_both_spellings},
    {"castling is written e1g1 only from the usual squares",
     castling_is_written_e1g1_only_from_the_usual_squares},
    {"a king step is not taken for castling", a_king_step_is_not_taken_for_castling},
    {"reading stops at the first byte that does not belong",
     reading_stops_at_the_first_byte_that_does_not_belong},
    {"texts above the limit are too long", texts_above_the_limit_are_too_long},
    {"a text is as long as is said", a_text_is_as_long_as_is_said},
};

int main(void) { return check_run("uci", cases, sizeof cases / sizeof *cases); }
