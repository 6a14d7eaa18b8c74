/* SPDX-License-Identifier: MIT */
/* Arrangements and patterns as people type them, and numbers and positions that are no start. */
#include "check.h"
#include "data.h"
#include "random.h"
#include "text.h"

#include <string.h>

enum { ALL = C960_START_COUNT };

static char arrangements[ALL][9];

static void keep_arrangement(const data_record *record) {
  const uint64_t number = data_number(record, "number");
  strncpy(arrangements[number < ALL ? number : 0], data_cell(record, "back_rank"), 8);
}

/* --- Numbers --- */

static void numbers_above_959_are_refused(void) {
  static const uint32_t numbers[] = {960, 961, 1000, 65535, 65536, 65536 + 518, UINT32_MAX};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    c960_position position;
    c960_start_info_report info;
    memset(&position, 0xaa, sizeof position);
    memset(&info, 0xaa, sizeof info);
    check_subject("number %u", numbers[i]);
    check_number("the position's result", C960_BAD_NUMBER,
                 c960_start_position(numbers[i], &position));
    check_number("the info's result", C960_BAD_NUMBER, c960_start_info(numbers[i], &info));
    check_zero("the position", &position, sizeof position);
    check_zero("the info", &info, sizeof info);
  }
}

/* --- Arrangements --- */

static const struct {
  const char *words;
  const char *problems;
  uint32_t offset;
} bad_arrangements[] = {
    {"RNBQKBN", "length", C960_NO_OFFSET},
    {"", "length", C960_NO_OFFSET},
    {"RNBQKBNX", "letter", 7},
    {"XNBQKBNR", "letter", 0},
    {"RNBQKBN?", "letter", 7},
    {"RNBPKBNR", "letter", 3},
    {"RNB KBNR", "letter", 3},
    {"RNBQKBNN", "wrong-pieces", C960_NO_OFFSET},
    {"RNBQQBNR", "wrong-pieces", C960_NO_OFFSET},
    {"NNBQKBNR", "wrong-pieces", C960_NO_OFFSET},
    {"QQQQQQQQ", "wrong-pieces", C960_NO_OFFSET},
    {"RNBQBKNR", "bishops-on-one-color", C960_NO_OFFSET},
    {"KRNBBQNR", "king-not-between-rooks", C960_NO_OFFSET},
    {"NRBBRKQN", "king-not-between-rooks", C960_NO_OFFSET},
    {"krbnbqnr", "bishops-on-one-color king-not-between-rooks", C960_NO_OFFSET},
    {"BKBRRNNN", "wrong-pieces bishops-on-one-color king-not-between-rooks", C960_NO_OFFSET},
    {"BRBKRNNN", "wrong-pieces bishops-on-one-color", C960_NO_OFFSET},
};

static void arrangements_that_cannot_be_are_refused_with_every_problem(void) {
  for (size_t i = 0; i < sizeof bad_arrangements / sizeof *bad_arrangements; i++) {
    const char *words = bad_arrangements[i].words;
    c960_arrangement_error error;
    uint16_t number = 0xaaaa;
    check_subject("\"%s\"", words);
    check_number("the result", C960_BAD_ARRANGEMENT,
                 c960_start_number(words, strlen(words), &number, &error));
    check_text("the problems", bad_arrangements[i].problems,
               text_codes(C960_ARRANGEMENT, error.problems).words);
    check_number("the offset", bad_arrangements[i].offset, error.offset);
    check_number("the number", 0, number);
  }
}

static void letters_of_other_alphabets_are_refused_where_they_stand(void) {
  static const struct {
    const char *words;
    uint32_t offset;
  } rows[] = {{"RNBQ\xd0\x9a"
               "BNR",
               4},                        /* Cyrillic Ka */
              {"\xe2\x99\x96NBQKBNR", 0}, /* figurine */
              {"RNBQKBN\xef\xbc\xb2", 7}, /* full-width R */
              {"RNBQKB\xff\xfe", 6}};     /* no text at all */
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    c960_arrangement_error error;
    uint16_t number;
    check_subject("\"%s\"", rows[i].words);
    check_number("the result", C960_BAD_ARRANGEMENT,
                 c960_start_number(rows[i].words, strlen(rows[i].words), &number, &error));
    check(error.problems >> C960_ARRANGEMENT_LETTER & 1, "the letter is not complained of");
    check_number("the offset", rows[i].offset, error.offset);
  }
}

static void every_eight_letters_with_a_number_are_an_arrangement(void) {
  static const char letters[] = "KQRBN";
  unsigned found = 0;
  for (unsigned code = 0; code < 390625; code++) {
    char words[9] = "";
    unsigned rest = code;
    for (unsigned i = 0; i < 8; i++, rest /= 5) words[i] = letters[rest % 5];
    c960_arrangement_error error;
    uint16_t number;
    if (c960_start_number(words, 8, &number, &error) != C960_OK) continue;
    found++;
    if (number >= ALL || memcmp(arrangements[number], words, 9) != 0)
      check(false, "%s gives %u", words, number);
  }
  check_number("how many of all words are arrangements", ALL, found);
}

static void the_arrangements_are_all_that_are_accepted(void) {
  data_records("chess960_start.tsv", ALL, keep_arrangement);
  every_eight_letters_with_a_number_are_an_arrangement();
}

static void arrangements_need_not_end_in_nul(void) {
  c960_arrangement_error error;
  uint16_t number;
  check_number("the result", C960_OK, c960_start_number("RNBQKBNRQQQ", 8, &number, &error));
  check_number("the number", 518, number);
  check_number("eight letters and a NUL", C960_BAD_ARRANGEMENT,
               c960_start_number("RNBQKBNR", 9, &number, &error));
}

/* --- Patterns --- */

static bool fits(const char *arrangement, const char *pattern) {
  for (unsigned i = 0; i < 8; i++)
    if (pattern[i] != '?' && (pattern[i] | 32) != (arrangement[i] | 32)) return false;
  return true;
}

static void check_pattern(const char *pattern) {
  static c960_start_list list;
  c960_arrangement_error error;
  unsigned expected = 0;
  check_subject("%s", pattern);
  check_number("the result", C960_OK, c960_start_match(pattern, strlen(pattern), &list, &error));
  check(error.problems == 0 && error.offset == C960_NO_OFFSET, "is complained of");
  for (unsigned number = 0; number < ALL; number++) {
    if (!fits(arrangements[number], pattern)) continue;
    check(expected < list.count && list.numbers[expected] == number, "%u is not where it should be",
          number);
    expected++;
  }
  check_number("the number of fits", expected, list.count);
}

static void patterns_find_all_that_fit_in_order(void) {
  random_source source = {960};
  data_records("chess960_start.tsv", ALL, keep_arrangement);
  for (unsigned i = 0; i < 3000; i++) {
    char pattern[9] = "";
    const char *arrangement = arrangements[random_below(&source, ALL)];
    const uint64_t shown = random_bits(&source) & random_bits(&source), low = random_bits(&source);
    for (unsigned file = 0; file < 8; file++) {
      const char letter = (char)(arrangement[file] | (low >> file & 1 ? 32 : 0));
      pattern[file] = shown >> file & 1 ? letter : '?';
    }
    check_pattern(pattern);
  }
}

static void check_fits(const char *pattern, unsigned expected) {
  static c960_start_list list;
  c960_arrangement_error error;
  check_subject("%s", pattern);
  check_number("the result", C960_OK, c960_start_match(pattern, 8, &list, &error));
  check_number("the number of fits", expected, list.count);
}

static void patterns_count_what_is_known(void) {
  static const unsigned king_on_file[8] = {0, 108, 168, 204, 204, 168, 108, 0};
  char pattern[9] = "????????";
  check_fits(pattern, ALL);
  for (unsigned file = 0; file < 8; file++) {
    memset(pattern, '?', 8);
    pattern[file] = 'K';
    check_fits(pattern, king_on_file[file]);
  }
  check_fits("R???????", 360);
  check_fits("???????R", 360);
  check_fits("RNBQKBNR", 1);
  check_fits("?????KR?", 90);
  check_fits("??RK????", 72);
  check_fits("B?B?????", 0);
  check_fits("QQ??????", 0);
}

static const struct {
  const char *pattern;
  const char *problems;
  uint32_t offset;
} bad_patterns[] = {
    {"", "length", C960_NO_OFFSET}, {"???????", "length", C960_NO_OFFSET},
    {"????X???", "letter", 4},      {"????*???", "letter", 4},
    {"???????\x01", "letter", 7},   {"P???????", "letter", 0},
    {"X?????", "length letter", 0},
};

static void patterns_that_are_none_are_refused(void) {
  for (size_t i = 0; i < sizeof bad_patterns / sizeof *bad_patterns; i++) {
    static c960_start_list list;
    c960_arrangement_error error;
    const char *pattern = bad_patterns[i].pattern;
    memset(&list, 0xaa, sizeof list);
    check_subject("\"%s\"", pattern);
    check_number("the result", C960_BAD_ARRANGEMENT,
                 c960_start_match(pattern, strlen(pattern), &list, &error));
    check_text("the problems", bad_patterns[i].problems,
               text_codes(C960_ARRANGEMENT, error.problems).words);
    check_number("the offset", bad_patterns[i].offset, error.offset);
    check_zero("the list", &list, sizeof list);
  }
}

/* --- Positions that are no start --- */

static void only_untouched_positions_have_a_number(void) {
  static const char *const fens[] = {
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 1",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w HAha - 0 1",
      "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "rnbqkbnr/pppp1ppp/4p3/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
      "rnbqbknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQBKNR w KQkq - 0 1",
      "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
  };
  for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
    const c960_position position = position_of(fens[i]);
    check_subject("%s", fens[i]);
    check_number("the start number", ALL, c960_position_start_number(&position));
  }
}

static const check_case cases[] = {
    {"numbers above 959 are refused", numbers_above_959_are_refused},
    {"arrangements that cannot be are refused with every problem",
     arrangements_that_cannot_be_are_refused_with_every_problem},
    {"letters of other alphabets are refused where they stand",
     letters_of_other_alphabets_are_refused_where_they_stand},
    {"of all words of eight letters just 960 are arrangements",
     the_arrangements_are_all_that_are_accepted},
    {"an arrangement is as long as is said", arrangements_need_not_end_in_nul},
    {"patterns find all that fit, in order", patterns_find_all_that_fit_in_order},
    {"patterns count what is known of the king's and rooks' files", patterns_count_what_is_known},
    {"patterns that are none are refused", patterns_that_are_none_are_refused},
    {"only untouched positions have a start number", only_untouched_positions_have_a_number},
};

int main(void) { return check_run("start, as typed", cases, sizeof cases / sizeof *cases); }
