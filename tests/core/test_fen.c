/* SPDX-License-Identifier: MIT */
/* Reading and writing FEN: every row of fen_valid, and where each kind of fault is found. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

#define BOARD "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
#define KINGS "4k3/8/8/8/8/8/8/4K3"

/* --- Every row of the table --- */

static void check_valid(const cJSON *row) {
  c960_position position;
  c960_fen_error error;
  const char *fen = data_text(row, "fen");
  check_number("the result", C960_OK, c960_fen_parse(fen, strlen(fen), &position, &error));
  check(error.offset == C960_NO_OFFSET && error.problems == 0, "is complained of");
  check_fen("the X-FEN", data_text(row, "xfen"), &position, C960_X_FEN);
  check_fen("the Shredder-FEN", data_text(row, "sfen"), &position, C960_SHREDDER_FEN);
}

static void check_invalid(const cJSON *row) {
  c960_position position;
  c960_fen_error error;
  const char *fen = data_text(row, "fen");
  memset(&position, 0xaa, sizeof position);
  const c960_result result = c960_fen_parse(fen, strlen(fen), &position, &error);
  text problems = text_codes(C960_PROBLEM, error.problems);
  if (result == C960_BAD_FEN) {
    text_add(&problems, "%s", c960_code_name(C960_FEN, error.field));
    check(error.offset <= strlen(fen), "the offset lies behind the text: %u", error.offset);
  } else {
    check_number("the offset", C960_NO_OFFSET, error.offset);
  }
  check_text("the result", data_text(row, "code"), c960_code_name(C960_RESULT, result));
  check_text("the problems", text_listed_words(data_list(row, "problems")).words, problems.words);
  check_zero("the position", &position, sizeof position);
}

static void check_row(const cJSON *row) {
  if (strcmp(data_text(row, "verdict"), "valid") == 0) check_valid(row);
  else check_invalid(row);
}

static void every_row_is_read_or_refused_as_it_should_be(void) {
  data_rows("fen_valid.jsonl", 162, check_row);
}

/* --- Where reading stops --- */

/* The caret stands before the byte where reading stops; it is no part of the text. */
static const struct {
  const char *fen;
  c960_fen_field field;
} stops[] = {
    {"^", C960_FEN_MISSING_FIELD},
    {" ^", C960_FEN_MISSING_FIELD},
    {"^startpos", C960_FEN_BOARD},
    {"^x w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr^", C960_FEN_BOARD},
    {"rnbqkbnr/^", C960_FEN_BOARD},
    {"^/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbn^/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr^r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/^9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/^0/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/4^4/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppp^3/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/^/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP^ w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN^ w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR^/ w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR^[] w KQkq - 0 1", C960_FEN_BOARD},
    {"rnbqkbnr/ppppppp^\xd0\xb0/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", C960_FEN_BOARD},
    {BOARD "^_w_KQkq_-_0_1", C960_FEN_BOARD},
    {BOARD " ^x KQkq - 0 1", C960_FEN_TURN},
    {BOARD " ^W KQkq - 0 1", C960_FEN_TURN},
    {BOARD " w^hite KQkq - 0 1", C960_FEN_TURN},
    {BOARD " w^b KQkq - 0 1", C960_FEN_TURN},
    {BOARD " ^x", C960_FEN_TURN},
    {BOARD " w K^XKq - 0 1", C960_FEN_CASTLING},
    {BOARD " w KQkq^- - 0 1", C960_FEN_CASTLING},
    {BOARD " w K^Kqq - 0 1", C960_FEN_CASTLING},
    {BOARD " w HA^H - 0 1", C960_FEN_CASTLING},
    {BOARD " w -^- - 0 1", C960_FEN_CASTLING},
    {BOARD " w -^K - 0 1", C960_FEN_CASTLING},
    {BOARD " w ^0 - 0 1", C960_FEN_CASTLING},
    {BOARD " w ^I - 0 1", C960_FEN_CASTLING},
    {BOARD " w KQkq ^i3 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq e^9 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq e^0 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq e^ 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq e^", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq e6^6 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq -^- 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq ^\xe2\x80\x93 0 1", C960_FEN_EN_PASSANT},
    {BOARD " w KQkq - ^x 1", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - ^-1 1", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - ^+3 1", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - 0^.5 1", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - 1000^0 1", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - 0001000^0 1", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - ^x", C960_FEN_HALFMOVE_CLOCK},
    {BOARD " w KQkq - 0 ^x", C960_FEN_FULLMOVE_NUMBER},
    {BOARD " w KQkq - 0 ^-5", C960_FEN_FULLMOVE_NUMBER},
    {BOARD " w KQkq - 0 1^a", C960_FEN_FULLMOVE_NUMBER},
    {BOARD " w KQkq - 0 4294^967297", C960_FEN_FULLMOVE_NUMBER},
    {BOARD " w KQkq - 0 ^one 2", C960_FEN_FULLMOVE_NUMBER},
    {BOARD " w KQkq - 0 ^\xef\xbc\x91", C960_FEN_FULLMOVE_NUMBER},
    {BOARD "^", C960_FEN_MISSING_FIELD},
    {BOARD " w^", C960_FEN_MISSING_FIELD},
    {BOARD " w KQkq^", C960_FEN_MISSING_FIELD},
    {BOARD " w KQkq - 0 1 ^2", C960_FEN_EXTRA_FIELD},
    {BOARD " w KQkq - 0 1  ^; c0", C960_FEN_EXTRA_FIELD},
};

static void reading_stops_at_the_first_byte_that_does_not_belong(void) {
  for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
    const size_t offset = strcspn(stops[i].fen, "^");
    c960_position position;
    c960_fen_error error;
    text fen = {0};
    text_add(&fen, "%.*s%s", (int)offset, stops[i].fen, stops[i].fen + offset + 1);
    check_subject("%s", stops[i].fen);
    check_number("the result", C960_BAD_FEN,
                 c960_fen_parse(fen.words, fen.length, &position, &error));
    check_text("the field", c960_code_name(C960_FEN, stops[i].field),
               c960_code_name(C960_FEN, error.field));
    check_number("the offset", offset, error.offset);
    check_number("the problems", 0, error.problems);
  }
}

/* --- Blanks and lengths --- */

static const char *const blanks[] = {
    "\t",           "\n",           "\v",           "\f",           "\r",           " ",
    "\xc2\xa0",     "\xe1\x9a\x80", "\xe2\x80\x80", "\xe2\x80\x81", "\xe2\x80\x82", "\xe2\x80\x83",
    "\xe2\x80\x84", "\xe2\x80\x85", "\xe2\x80\x86", "\xe2\x80\x87", "\xe2\x80\x88", "\xe2\x80\x89",
    "\xe2\x80\x8a", "\xe2\x80\xa8", "\xe2\x80\xa9", "\xe2\x80\xaf", "\xe2\x81\x9f", "\xe3\x80\x80",
    "\xef\xbb\xbf",
};

static void blanks_of_every_kind_part_and_surround_the_fields(void) {
  for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
    const char *b = blanks[i];
    text fen = {0};
    c960_position position;
    text_add(&fen, "%s%s" BOARD "%sw%s%sKQkq%s-%s0%s1%s", b, b, b, b, b, b, b, b, b);
    check_subject("blank %zu", i);
    if (read_fen(fen.words, &position))
      check_fen("the FEN", BOARD " w KQkq - 0 1", &position, C960_X_FEN);
  }
}

static void blanks_inside_a_field_part_it(void) {
  c960_position position;
  c960_fen_error error;
  const char fen[] = "rnbqkbnr/pppp\xc2\xa0pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  check_number("the result", C960_BAD_FEN, c960_fen_parse(fen, sizeof fen - 1, &position, &error));
  check_number("the offset", 13, error.offset);
}

/* A readable FEN of 24 units, lengthened by a filling of so many UTF-16 units each. */
static c960_result read_filled(const char *filling, unsigned times) {
  static char fen[8192];
  size_t length = (size_t)sprintf(fen, KINGS " w - ");
  for (unsigned i = 0; i < times; i++) length += (size_t)sprintf(fen + length, "%s", filling);
  length += (size_t)sprintf(fen + length, "-");
  c960_position position;
  c960_fen_error error;
  const c960_result result = c960_fen_parse(fen, length, &position, &error);
  check(result != C960_TOO_LONG || error.offset == C960_NO_OFFSET, "a long text has an offset");
  return result;
}

static void the_length_is_counted_in_utf_16_units(void) {
  const unsigned own = sizeof KINGS " w - -" - 1, left = C960_FEN_UNITS - own;
  check_number("512 units of one byte", C960_OK, read_filled(" ", left));
  check_number("513 units of one byte", C960_TOO_LONG, read_filled(" ", left + 1));
  check_number("512 units, some of two bytes", C960_OK, read_filled("\xc2\xa0", left));
  check_number("513 units, some of two bytes", C960_TOO_LONG, read_filled("\xc2\xa0", left + 1));
  check_number("512 units, some of three bytes", C960_OK, read_filled("\xe3\x80\x80", left));
  check_number("513 units, some of three bytes", C960_TOO_LONG,
               read_filled("\xe3\x80\x80", left + 1));
  check_number("not above 512 units, in surrogate pairs", C960_BAD_FEN,
               read_filled("\xf0\x9f\x98\x80", left / 2));
  check_number("above 512 units, in surrogate pairs", C960_TOO_LONG,
               read_filled("\xf0\x9f\x98\x80", left / 2 + 1));
}

static void texts_of_any_length_are_answered(void) {
  static char fen[100 * 1024];
  c960_position position;
  c960_fen_error error;
  memset(fen, '8', sizeof fen);
  check_number("100 kB", C960_TOO_LONG, c960_fen_parse(fen, sizeof fen, &position, &error));
  memset(fen, 0, sizeof fen);
  check_number("100 kB of NUL", C960_TOO_LONG, c960_fen_parse(fen, sizeof fen, &position, &error));
  memset(fen, 0xff, sizeof fen);
  const c960_result result = c960_fen_parse(fen, sizeof fen, &position, &error);
  check(result == C960_TOO_LONG || result == C960_BAD_FEN, "100 kB of no text: result %u", result);
  check_number("one NUL", C960_BAD_FEN, c960_fen_parse("", 1, &position, &error));
}

static void counters_of_any_number_of_digits_are_answered(void) {
  static char fen[C960_FEN_UNITS];
  const size_t board = strlen(BOARD " w KQkq - ");
  c960_position position;
  c960_fen_error error;
  memcpy(fen, BOARD " w KQkq - ", board);
  memset(fen + board, '9', 400);
  check_number("400 nines", C960_BAD_FEN, c960_fen_parse(fen, board + 400, &position, &error));
  check_number("the field", C960_FEN_HALFMOVE_CLOCK, error.field);
  check_number("the offset", board + 4, error.offset);
  memset(fen + board, '0', 399);
  check_number("399 zeros and a nine", C960_OK,
               c960_fen_parse(fen, board + 400, &position, &error));
  check_number("the half-move clock", 9, position.halfmove);
}

static void every_beginning_of_a_fen_is_refused_up_to_its_fourth_field(void) {
  static const char fen[] = "bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w GCgc - 11 27";
  const size_t fourth = strstr(fen, " - ") - fen + 2;
  for (size_t length = 0; length < sizeof fen; length++) {
    c960_position position;
    c960_fen_error error;
    const c960_result result = c960_fen_parse(fen, length, &position, &error);
    check_subject("%.*s", (int)length, fen);
    check_number("the result", length < fourth ? C960_BAD_FEN : C960_OK, result);
    if (length < fourth) check_number("the offset", length, error.offset);
  }
}

/* --- Writing --- */

static const struct {
  const char *fen, *xfen, *sfen;
} written[] = {
    {BOARD " w KQkq - 0 1", BOARD " w KQkq - 0 1", BOARD " w HAha - 0 1"},
    {"4k3/8/8/8/8/8/8/1RR1K1RR w GC - 3 8", "4k3/8/8/8/8/8/8/1RR1K1RR w GC - 3 8",
     "4k3/8/8/8/8/8/8/1RR1K1RR w GC - 3 8"},
    {"4k3/8/8/8/8/8/8/1RR1K1RR w HB - 3 8", "4k3/8/8/8/8/8/8/1RR1K1RR w KQ - 3 8",
     "4k3/8/8/8/8/8/8/1RR1K1RR w HB - 3 8"},
    {"rr2k1rr/8/8/8/8/8/8/4K3 b gb - 3 8", "rr2k1rr/8/8/8/8/8/8/4K3 b gb - 3 8",
     "rr2k1rr/8/8/8/8/8/8/4K3 b gb - 3 8"},
    {"4k3/8/8/8/8/8/8/4KRr1 w F - 0 1", "4k3/8/8/8/8/8/8/4KRr1 w K - 0 1",
     "4k3/8/8/8/8/8/8/4KRr1 w F - 0 1"},
    {"rk5r/8/8/8/8/8/8/2R3KR b KQkq - 9999 9999", "rk5r/8/8/8/8/8/8/2R3KR b KQkq - 9999 9999",
     "rk5r/8/8/8/8/8/8/2R3KR b HCha - 9999 9999"},
};

static void rights_are_written_by_the_rook_that_has_them(void) {
  for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
    const c960_position position = position_of(written[i].fen);
    check_subject("%s", written[i].fen);
    check_fen("the X-FEN", written[i].xfen, &position, C960_X_FEN);
    check_fen("the Shredder-FEN", written[i].sfen, &position, C960_SHREDDER_FEN);
  }
}

static void the_longest_fen_fits(void) {
  char fen[C960_FEN_SIZE];
  const c960_position position =
      position_of("r1b1k1nr/1p1p1p1p/p1p1p1p1/1q1b1n1N/Q1B1N1P1/1P1P1P1P/P1P1P3/R1B1K2R b HAha - "
                  "9999 9999");
  const size_t length = c960_fen_write(&position, C960_SHREDDER_FEN, fen);
  check_number("the length", strlen(fen), length);
  check(length < C960_FEN_SIZE, "%zu bytes do not fit", length);
}

static const check_case cases[] = {
    {"every row is read or refused as it should be", every_row_is_read_or_refused_as_it_should_be},
    {"reading stops at the first byte that does not belong",
     reading_stops_at_the_first_byte_that_does_not_belong},
    {"blanks of every kind part and surround the fields",
     blanks_of_every_kind_part_and_surround_the_fields},
    {"blanks inside a field part it", blanks_inside_a_field_part_it},
    {"the length is counted in UTF-16 units", the_length_is_counted_in_utf_16_units},
    {"texts of any length are answered", texts_of_any_length_are_answered},
    {"counters of any number of digits are answered",
     counters_of_any_number_of_digits_are_answered},
    {"every beginning of a FEN is refused up to its fourth field",
     every_beginning_of_a_fen_is_refused_up_to_its_fourth_field},
    {"rights are written by the rook that has them", rights_are_written_by_the_rook_that_has_them},
    {"the longest FEN fits", the_longest_fen_fits},
};

int main(void) { return check_run("fen", cases, sizeof cases / sizeof *cases); }
